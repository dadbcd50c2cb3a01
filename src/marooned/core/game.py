"""What a game is to everybody outside it: an immutable description, decisions with structured options, outcomes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from marooned.core.engine import SEEDED, Script, State
from marooned.core.messages import Msg

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
class Outcome:
    """How a game ended. won: seats that won. reason: id of the reason. points: victory points per seat."""

    won: tuple[int, ...]
    reason: str
    round: int
    points: tuple[int, ...]


class Game(ABC):
    """Immutable description of a game. One instance per game, listed in `marooned.games`."""

    id: str
    rules_version: int

    @abstractmethod
    def scenarios(self) -> tuple[str, ...]:
        """Ids of the scenarios that can be played."""

    @abstractmethod
    def seat_counts(self, scenario: str) -> range:
        """How many seats a scenario takes."""

    @abstractmethod
    def seat_words(self) -> tuple[str, ...]:
        """Words allowed for a seat in `Setup.seats`."""

    @abstractmethod
    def options(self, scenario: str, seats: int) -> tuple[OptionSpec, ...]:
        """The options of a set-up with their defaults for that number of seats."""

    @abstractmethod
    def new_initial_state(self, setup: Setup, seed: int, mode: int = SEEDED, script: Script | None = None) -> State:
        """A fresh state, run up to its first decision. Raises SetupError. mode: SEEDED, SCRIPTED or EXPLICIT."""

    @abstractmethod
    def state_from_plain(self, data: Mapping[str, Any]) -> State:
        """The state of `State.to_plain` data. Raises FormatError."""

    @abstractmethod
    def rule_texts(self) -> Mapping[str, str]:
        """Every rule statement: id to English text."""


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
