"""What a game is to everybody outside it: an immutable description, decisions with structured options, outcomes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from marooned.core.actions import ActionTable
from marooned.core.engine import SEEDED, Event, Script, State
from marooned.core.errors import EngineFault
from marooned.core.messages import Msg
from marooned.core.statements import Statement

OptionValue = int | str | bool


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game is set up. seats: one word per seat (crusoe: characters, or `random`). options: see Game.options()."""

    scenario: str
    seats: tuple[str, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option of the set-up: its values (or an inclusive range of ints) and what holds if nothing is said."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    label: Msg


@dataclass(frozen=True, slots=True)
class Option:
    """One legal action as a screen needs it. id: stable name. points: things on the table, like `space:M1`."""

    action: int
    id: str
    label: Msg
    detail: Msg | None = None
    points: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """What is asked of whom. seats: all that may answer. rules: ids of the statements behind the question."""

    seat: int
    seats: tuple[int, ...]
    kind: str
    prompt: Msg
    options: tuple[Option, ...]
    retractions: tuple[Option, ...]
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardText:
    """A card in words. family: deck or kind of card. lines: its text. ours: whether a part of it is reconstructed.

    facts: numbers and words that a screen draws (tier, food, price …), JSON-ready.
    """

    title: Msg
    lines: tuple[Msg, ...]
    family: str
    ours: bool = False
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a scenario tells before it is played. rounds: how many it has at most, 0 if it has no such number.

    brief: ids of texts about its goal, its rules, what to watch. dice: weather dice of each round.
    goal_rounds: those in which its goal can be reached, () = any.
    """

    name: Msg
    rounds: int = 0
    brief: tuple[str, ...] = ()
    dice: tuple[tuple[str, ...], ...] = ()
    goal_rounds: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Risk:
    """A risk that was taken: the odds of the bad thing as they were shown before, and whether it came."""

    odds: Fraction
    came: bool


Watch = Callable[[State, Event], None]


class Game(ABC):
    """Immutable description of a game. One instance per game, listed in `marooned.games`. actions: all of them.

    deck: digest of the deck file it is played with, "" for the cards that come along.
    revealing: kinds of events that tell something that was hidden; undo never crosses them.
    headings: kinds of events that stand out in a log.  secrets: players hold cards that others must not see.
    """

    id: str
    rules_version: int
    actions: ActionTable
    deck: str = ""
    revealing: frozenset[str] = frozenset({"chance"})
    headings: frozenset[str] = frozenset()
    secrets: bool = False

    def binds(self, word: str) -> bool:
        """Whether an answer can't be taken back any more where several players sit at the table."""
        return False

    def clock(self, state: State) -> tuple[int, float] | None:
        """(number, seconds) of the stretch that a real clock runs through now, None without one.

        The clock starts full with each number; it runs while the TABLE may act, which then says that time is up.
        """
        return None

    def goal(self, state: State) -> tuple[Msg, ...]:
        """What is still missing for the goal; () where the table itself shows it."""
        return ()

    def seat_name(self, setup: Setup, seat: int) -> Msg:
        """How the player at a seat is called where he gave no name."""
        return Msg(setup.seats[seat])

    def points(self, state: State, action: int) -> tuple[str, ...]:
        """Things on the table that an action points at: `space:M1`, `pile:2`, `seat:1`, `card:hunt` …"""
        return ()

    @abstractmethod
    def scenarios(self) -> tuple[str, ...]:
        """Ids of the scenarios that can be played."""

    def scenario_words(self, scenario: str) -> Mapping[int, str]:
        """Words that actions have in one scenario alone, by action."""
        return {}

    def has_points(self, scenario: str) -> bool:
        """Whether points are counted at the end of a scenario."""
        return True

    @abstractmethod
    def seat_counts(self, scenario: str) -> range:
        """How many seats a scenario takes."""

    @abstractmethod
    def seat_words(self) -> tuple[str, ...]:
        """Words allowed for a seat in `Setup.seats`."""

    @abstractmethod
    def options(self, scenario: str, seats: int) -> tuple[OptionSpec, ...]:
        """The options of a set-up with their defaults for that number of seats."""

    def difficulty(self, scenario: str, seats: int, options: Mapping[str, OptionValue]) -> int:
        """How the chosen variants change the game: over 0 it is harder than usual, below easier. Options that are not
        named have their defaults.
        """
        return 0

    @abstractmethod
    def resolve(self, setup: Setup, seed: int) -> Setup:
        """The set-up with everything random drawn and all options filled in. Raises SetupError."""

    @abstractmethod
    def new_initial_state(
        self, setup: Setup, seed: int, mode: int = SEEDED, script: Script | None = None, events: bool = False
    ) -> State:
        """A fresh state, run up to its first decision. Raises SetupError.

        mode: SEEDED, SCRIPTED (with a script) or EXPLICIT. events: keep events from the set-up on.
        """

    @abstractmethod
    def state_to_plain(self, state: State) -> dict[str, Any]:
        """The whole state with its set-up, JSON-ready."""

    @abstractmethod
    def state_from_plain(self, data: Mapping[str, Any]) -> State:
        """The state of `State.to_plain` data. Raises FormatError."""

    @abstractmethod
    def state_from_position(
        self, position: Mapping[str, Any], script: Script | None, seed: int, watch: Watch | None = None
    ) -> State:
        """A state from a position written by hand, run up to its first decision. Raises FormatError, SetupError.

        watch: told of each event when it happens, from the first on.
        """

    # -- for screens -----------------------------------------------------------------------------------------------

    @abstractmethod
    def sheet(self, scenario: str) -> Sheet:
        """What a scenario tells before it is played."""

    def odds(self, state: State, seat: int) -> dict[str, Any]:
        """Exact odds of what chance brings next, from what a seat (-1: everybody) knows, beyond what `shown` has."""
        return {}

    def fixed_odds(self) -> dict[str, Any]:
        """Exact odds that are the same in every game: of the dice."""
        return {}

    def shown(self, state: State, seat: int) -> dict[str, Any]:
        """What a screen draws beside `State.observation`: plans, odds, reach; JSON-ready but for messages (`Msg`)."""
        return {}

    def preview(self, before: State, after: State) -> dict[str, Any]:
        """What can be said of the declaration that leads from one state to the other; {} if there is none. As `shown`,
        from what everybody at the table knows.
        """
        return {}

    def risks(self, before: State, events: Sequence[Event]) -> list[Risk]:
        """The risks taken in a step that began at a state and told these events."""
        return []

    def wounds(self, state: State) -> int:
        """Wounds, or what a game has in their place, of all players together."""
        return 0

    def card_texts(self) -> Mapping[str, CardText]:
        """Every card in words, by the name that views and cases have for it."""
        return {}

    def notes(self) -> tuple[Msg, ...]:
        """What a user should know of the installation, such as packs that can't be used."""
        return ()

    def faults(self, state: State, full: bool) -> list[str]:
        """What is wrong with a state, in words; [] if nothing is. full: with the census of all parts of the game."""
        return []

    def prolong(self, state: State) -> None:
        """Change a state so that a game of random moves lasts longer; for tests that want to see late rounds."""
        raise EngineFault(f"{self.id} can't be prolonged")

    @abstractmethod
    def statements(self, lang: str = "en") -> Mapping[str, Statement]:
        """Every rule statement by id, in a language; what that language lacks is there in English."""

    @abstractmethod
    def rules_in_scope(self) -> tuple[str, ...]:
        """Ids of the statements that this version implements (all but those of scenarios that are still to come)."""

    @abstractmethod
    def card_table(self) -> dict[str, list[tuple[str, bool]]]:
        """By deck, one row per copy: the name that cases cite (`event/otters`) and whether the card does something."""

    @abstractmethod
    def scenario_rules(self) -> dict[str, frozenset[str]]:
        """By scenario: ids of the statements that belong to it."""


def decision_of(s: State, points: Any = None) -> Decision | None:
    """Build the open decision of a state; None at chance and at the end. `points(action)` names things on the table."""
    asking = s.asking
    if asking is None:
        return None

    def option(action: int) -> Option:
        return Option(
            action,
            s.action_to_string(action),
            asking.label(s, action),
            asking.detail(s, action),
            points(action) if points is not None else (),
        )

    return Decision(
        asking.seat(s),
        asking.acting(s),
        type(asking).__name__,
        asking.prompt(s),
        tuple(option(action) for action in s.legal),
        tuple(option(action) for action in asking.retractions(s)),
        asking.RULES,
    )
