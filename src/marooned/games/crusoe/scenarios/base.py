"""What a scenario sheet defines (RC-setup-02), as hooks with the plain meaning as default.

A hook is named after the rule it belongs to. The base game calls the hooks and never asks which scenario it is.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from marooned.core.errors import FormatError
from marooned.core.messages import Msg
from marooned.games.crusoe import codes
from marooned.games.crusoe.board import ISLAND, Board
from marooned.games.crusoe.people import DIES_AT

if TYPE_CHECKING:
    from marooned.core.game import OptionSpec
    from marooned.core.statements import Rulebook
    from marooned.games.crusoe.abilities import Ability
    from marooned.games.crusoe.cards import Invention
    from marooned.games.crusoe.effects.base import Fx
    from marooned.games.crusoe.special import Lender, Special
    from marooned.games.crusoe.state import CrusoeState
    from marooned.games.crusoe.targets import Price

NO_SPACES: Final = (0, 0, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenario:
    """Base of all scenarios.

    start_ints: the scenario's own numbers at the start (CrusoeState.scenario_ints).
    rule_sections: sections of rules.yaml that only this scenario shows.
    words: what the reserved actions (`scenario-…` of actions.py) are called.
    """

    id: ClassVar[str]
    number: ClassVar[int]
    rounds: ClassVar[int]
    goal_rounds: ClassVar[tuple[int, ...]] = ()  # those in which the goal can be reached; () = any
    rule_ids: ClassVar[tuple[str, ...]] = ()  # of a scenario from outside: behind the codes from state.OUTSIDE on
    rule_sections: ClassVar[tuple[str, ...]] = ()
    start_ints: ClassVar[tuple[int, ...]] = ()
    # set-up (RC-setup-03)
    board: ClassVar[Board] = ISLAND
    first_inventions: ClassVar[int] = 5
    starting_items: ClassVar[tuple[str, ...] | None] = None  # these and no others; None: drawn at random
    unused_starting: ClassVar[tuple[str, ...]] = ()  # starting items that stay in the box
    books_ease: ClassVar[bool] = False  # whether more book events make it easier (RC-difficulty-variants-05, -07)
    soldier_joins_few: ClassVar[bool] = False  # whether the Soldier may be chosen with 1 or 2 players
    lasting_tokens: ClassVar[Mapping[int, int]] = {}  # tokens (bits) that lie on action spaces (by kind) all game
    has_points: ClassVar[bool] = True  # whether the rulebook counts points for it (RC-victory-points-01)
    variants: ClassVar[tuple[OptionSpec, ...]] = ()  # optional rules of the sheet, off unless chosen at set-up
    # the sheet
    marks: ClassVar[tuple[str, ...]] = ()  # what `signs` may say: there are a `sign-…` and a `marker-…` for each
    losses: ClassVar[tuple[str, ...]] = ()  # what `lost` may say: there is a `reason-…` for each
    book: tuple[Fx, ...] = ()
    inventions: tuple[Invention, ...] = ()
    specials: tuple[Special, ...] = ()
    lenders: tuple[Lender, ...] = ()
    uses: Mapping[int, Ability]
    words: Mapping[int, str]

    def __init__(self) -> None:
        self.uses = {}
        self.words = {}

    # -- set-up ----------------------------------------------------------------------------------------------------

    def lay_out(self, s: CrusoeState) -> None:
        """Set-up changes printed on the sheet, on top of the standard set-up."""

    def drawn_at_setup(self, s: CrusoeState) -> list[Fx]:
        """What follows the cards drawn at set-up."""
        return []

    # -- the round -------------------------------------------------------------------------------------------------

    @abstractmethod
    def weather_dice(self, round: int) -> tuple[str, ...]:
        """The weather dice that the sheet shows for a round: rain, winter, hungry."""

    def dice_rolled(self, s: CrusoeState) -> tuple[str, ...]:
        """The weather dice of this round as things are; hungry comes more than once if it is rolled so often."""
        return self.weather_dice(s.round)

    def totem(self, s: CrusoeState, space: int) -> list[Fx]:
        """What a totem on a tile just placed does."""
        return []

    def round_starts(self, s: CrusoeState) -> None:
        """Bookkeeping of the scenario when the round marker has moved."""

    def before_events(self, s: CrusoeState) -> list[Fx]:
        """What happens at the start of a round, before the event phase."""
        return []

    def in_production(self, s: CrusoeState) -> list[Fx]:
        """What happens in the production phase besides, at its end."""
        return []

    def at_night(self, s: CrusoeState) -> list[Fx]:
        """What happens in the night phase after the window before the meal, before everybody eats."""
        return []

    def mouths(self, s: CrusoeState) -> int:
        """How much food the night takes before the players eat; their window and their healing leave it alone."""
        return 0

    def palisade_broken(self, s: CrusoeState) -> list[Fx] | None:
        """What the red die's palisade face does at palisade 0; None: a wound for each player."""
        return None

    def went_hungry(self, s: CrusoeState, n: int) -> list[Fx]:
        """What happens besides their wounds when n players don't eat at night."""
        return []

    # -- the map ---------------------------------------------------------------------------------------------------

    def slow(self, s: CrusoeState) -> tuple[int, int, int]:
        """Spaces (bits) where each build, gather, explore action needs one pawn more.

        Further bits are `targets.ELSEWHERE` and `targets.EVERYWHERE`.
        """
        return NO_SPACES

    def slow_code(self, s: CrusoeState, kind: int, space: int) -> int:
        """The code of the rule that makes a space slow for a kind of action."""
        return codes.SCENARIO_GENERAL_01

    def hidden_terrain(self, s: CrusoeState) -> int:
        """Spaces (bits) whose terrain counts as unexplored."""
        return 0

    def barren(self, s: CrusoeState) -> int:
        """Spaces (bits) that give nothing in the production phase."""
        return 0

    def white_markers(self, s: CrusoeState) -> int:
        """Spaces (bits) with a white marker of the scenario: fog, dust."""
        return 0

    def set_white_marker(self, s: CrusoeState, space: int, on: bool) -> None:
        """Put a white marker on a space, or take it off."""

    def takes_no_marker(self, s: CrusoeState) -> int:
        """Spaces (bits) where no white marker may be placed, though none lies there."""
        return 0

    def no_room_for_markers(self, s: CrusoeState, n: int) -> list[Fx]:
        """What happens when n white markers can't be placed any more."""
        return []

    def marker_name(self) -> Msg:
        """What a white marker is called."""
        return Msg("token-cover-later")

    def tile_closed(self, s: CrusoeState, space: int) -> None:
        """Take the scenario's markers off a tile that is turned face down (RC-inaccessible-tile-01, -02)."""

    def stacks(self, s: CrusoeState, space: int, token: int) -> bool:
        """Whether one more token of a kind may lie where one lies already (RC-one-token-only-02 forbids it)."""
        return False

    def forbids_camp(self, s: CrusoeState, space: int) -> int:
        """0 if the camp may be moved, or the shelter built, on an open tile; else the code of the rule against it."""
        return 0

    def tile_drawn(self, s: CrusoeState) -> list[Fx] | None:
        """How a successful explore action draws its tile; None: the top one."""
        return None

    # -- planning --------------------------------------------------------------------------------------------------

    def forbids_item(self, s: CrusoeState, item: int) -> int:
        """0, or the code of the scenario's rule against building an invention now."""
        return 0

    def guest_code(self, s: CrusoeState) -> int:
        """The code of the rule that keeps a guest from other actions than resting."""
        return codes.SCENARIO_GENERAL_01

    def level_prices(self, s: CrusoeState, plain: list[Price]) -> list[Price]:
        """Prices of shelter, roof or palisade; `plain` are the printed ones."""
        return plain

    def planning_options(self, s: CrusoeState) -> list[int]:
        """Steps of the scenario beside the planning decision, ascending, between `done` and the kinds."""
        return []

    def planning_answer(self, s: CrusoeState, action: int) -> None:
        """Carry out one of `planning_options`."""

    def planning_label(self, s: CrusoeState, action: int) -> Msg:
        """What one of `planning_options` says."""
        return Msg("action", {"action": s.action_to_string(action)})

    def forbids_planning(self, s: CrusoeState, action: int) -> str:
        """Id of the rule that forbids a scenario step now."""
        return ""

    # -- the end ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def goal(self, s: CrusoeState) -> bool:
        """Whether the goal is reached now."""

    def lost(self, s: CrusoeState) -> str:
        """Why the players have lost by the scenario's own rules, "" if they haven't."""
        return ""

    @abstractmethod
    def points(self, s: CrusoeState) -> int:
        """Victory points of the table (RC-victory-points-01)."""

    # -- words -----------------------------------------------------------------------------------------------------

    def visible(self, s: CrusoeState) -> Mapping[str, Any]:
        """The scenario's own numbers, in the words of positions."""
        return {}

    def read_visible(self, s: CrusoeState, value: Any) -> None:
        """Set the scenario's own numbers from a position. Raises FormatError."""
        if value:
            raise FormatError("this scenario has no state of its own", "scenario_state")

    def status(self, s: CrusoeState) -> tuple[Msg, ...]:
        """What is still missing for the goal, for screens."""
        return ()

    def signs(self, s: CrusoeState, space: int) -> tuple[str, ...]:
        """Those of `marks` that lie on a space, for maps."""
        return ()

    # -- of packs --------------------------------------------------------------------------------------------------

    def classes(self) -> dict[str, type]:
        """Effects of a scenario from outside that a saved state may name; those of this package are listed already."""
        return {}

    def rulebook(self) -> Rulebook | None:
        """Rule statements of a scenario from outside."""
        return None


def life_points(s: CrusoeState) -> int:
    """1 point for each heart that a player's character still has; Friday and guests don't count."""
    return sum(DIES_AT[person] - 1 - s.wounds[person] for person in s.cfg.players if s.wounds[person] < DIES_AT[person])


def read_numbers(value: Any, known: Mapping[str, tuple[int, int]]) -> dict[str, int]:
    """The scenario's numbers of a position by name; known: (least, most) by name. Raises FormatError."""
    if not isinstance(value, Mapping) or set(value) - set(known):
        raise FormatError(f"known: {', '.join(known)}", "scenario_state")
    for name, n in value.items():
        least, most = known[name]
        if isinstance(n, bool) or not isinstance(n, int) or not least <= n <= most:
            raise FormatError(f"{n!r} must be a whole number from {least} to {most}", f"scenario_state.{name}")
    return dict(value)


def read_spaces(s: CrusoeState, value: Any, name: str) -> int:
    """Bits of a list of spaces in a position. Raises FormatError."""
    if not isinstance(value, list):
        raise FormatError(f"{value!r} must be a list of spaces", f"scenario_state.{name}")
    found = 0
    for space in value:
        if not isinstance(space, str) or space not in s.cfg.board.index:
            known = ", ".join(s.cfg.board.names)
            raise FormatError(f"{space!r} is unknown; known: {known}", f"scenario_state.{name}")
        found |= 1 << s.cfg.board.index[space]
    return found


def space_words(s: CrusoeState, mask: int) -> list[str]:
    """The names of the spaces of a mask."""
    return [name for space, name in enumerate(s.cfg.board.names) if mask >> space & 1]
