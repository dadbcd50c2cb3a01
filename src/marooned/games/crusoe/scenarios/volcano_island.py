"""Scenario 4, Volcano Island: tiles and totems ahead of the lava, then a boat (RC-scenario-4, RC-sheet-4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from marooned.core.errors import FormatError
from marooned.core.messages import Msg
from marooned.games.crusoe import codes
from marooned.games.crusoe.actions import HELPER, HELPERS, SCENARIO_ITEM, SPACE
from marooned.games.crusoe.board import ISLAND, NO_TILE, START, START_TILE
from marooned.games.crusoe.cards import MONSTER, TRAP, Invention, Price
from marooned.games.crusoe.content.uses import NEEDS_CARD, NEEDS_RAIN, DiscoveryUse
from marooned.games.crusoe.effects.base import Fx
from marooned.games.crusoe.effects.events import IgnoreClouds
from marooned.games.crusoe.effects.mysteries import ANY_KIND, FORCED, DrawMysteries, FewerMysteries, IgnoreMystery
from marooned.games.crusoe.effects.people import Wounds
from marooned.games.crusoe.effects.scenario import PlaceMarker
from marooned.games.crusoe.effects.tiles import tile_instance
from marooned.games.crusoe.layout import P_ISLAND, S_ISLAND
from marooned.games.crusoe.scenarios.base import Scenario, life_points, read_spaces, space_words
from marooned.games.crusoe.special import Lender, TileSpecial
from marooned.games.crusoe.targets import EVERYWHERE, FUR_FOR_WOOD
from marooned.games.crusoe.terms import (
    AT_CLOUDS,
    AT_MONSTER,
    AT_MYSTERY,
    AT_TRAP,
    EACH,
    EXPLORE,
    FUR,
    MINUS_PAWN,
    WOOD,
)
from marooned.games.crusoe.verbs import close_tile, space_name

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState
    from marooned.games.crusoe.targets import Price as PlanPrice

# scenario_ints
DUST: Final = 0  # bits of spaces
TOTEMS: Final = 1  # from here on, by order of discovery: the space of a totem; UNKNOWN; EXPLORED

UNKNOWN: Final = -1
EXPLORED: Final = -2

CAMP: Final = ISLAND.index["E"]
CAMP_TILE: Final = 10
VOLCANO: Final = ISLAND.index["M2"]
LAID_OUT: Final = 2  # tiles that nobody explored: the camp's and the volcano
START_ITEMS: Final = ("knife", "shovel")
NEEDED: Final = ((6, 3), (6, 3), (7, 4), (8, 4))  # tiles and totems by number of players
DRAWS: Final = (3, 4, 4, 5)  # cards by number of the totem
FAR_DOWN: Final = 2  # totems from this one on, counted from 0, need one pawn more
LAVA: Final = {
    round: tuple(ISLAND.index[name] for name in names.split())
    for round, names in {4: "E", 5: "N3 S3", 6: "N2 S2", 7: "M1", 8: "N1 S1"}.items()
}
LADDER: Final = HELPERS.index("scenario-helper-1")
BOAT: Final = "jolly-boat"


class LavaFlows(Fx):
    """The spaces of a round become inaccessible for good, explored or not (RC-sheet-4-20, -21)."""

    __slots__ = ()
    RULES = ("RC-sheet-4-20", "RC-sheet-4-21")

    def resolve(self, s: CrusoeState) -> None:
        if s.events is not None:
            s.emit("log-lava")
        for space in LAVA[s.round]:
            if s.closed >> space & 1:  # no card opens it again
                s.closed_by = [(there, -1 if there == space else by) for there, by in s.closed_by]
            else:
                close_tile(s, space, -1)


class Totem(TileSpecial):
    """The first four totems are explored once each (RC-sheet-4-10 to 12)."""

    kind = EXPLORE

    def offered(self, s: CrusoeState, space: int) -> bool:
        return space in s.scenario_ints[TOTEMS:]

    def number(self, s: CrusoeState, target: int) -> int:
        """Which totem it is by order of discovery, counted from 0."""
        return s.scenario_ints.index(target - SPACE, TOTEMS) - TOTEMS

    def more_pawns(self, s: CrusoeState, target: int) -> int:
        return int(self.number(s, target) >= FAR_DOWN)

    def done(self, s: CrusoeState, target: int) -> list[Fx]:
        number = self.number(s, target)
        s.scenario_ints[TOTEMS + number] = EXPLORED
        return [DrawMysteries(any_kind=DRAWS[number], forced=True)]

    def words(self, s: CrusoeState, target: int) -> Msg:
        return Msg("target-totem", {"number": self.number(s, target) + 1, "space": space_name(self.place(s, target))})


class RopeLadder(Lender):
    """A pawn for exploring totems, once a round (RC-scenario-4-02)."""

    helper = LADDER
    kind = EXPLORE
    special = Totem
    lasts = True

    def pawns(self, s: CrusoeState) -> int:
        return int(s.has_item("rope-ladder"))


class OldMap(DiscoveryUse):
    """The Old Map: of use only where cards must be drawn (RC-sheet-4-13)."""

    __slots__ = ()

    def code(self, s: CrusoeState, at: int, person: int) -> int:
        must = bool(s.drawing) and s.drawing[FORCED] and s.drawing[ANY_KIND]
        return super().code(s, at, person) or (0 if must else codes.SHEET_4_13)

    def time_code(self) -> int:
        return codes.SHEET_4_13


def explored_tiles(s: CrusoeState) -> int:
    """How many tiles the players have explored; those turned face down stay counted (RC-sheet-4-04, -22)."""
    return sum(number != NO_TILE for number in s.tiles) - LAID_OUT


def explored_totems(s: CrusoeState) -> int:
    """How many totems have been explored."""
    return s.scenario_ints[TOTEMS:].count(EXPLORED)


def may_leave(s: CrusoeState) -> bool:
    """Whether enough tiles and totems have been explored for the boat (RC-sheet-4-03)."""
    tiles, totems = NEEDED[s.cfg.seats - 1]
    return explored_tiles(s) >= tiles and explored_totems(s) >= totems


class VolcanoIsland(Scenario):
    """8 rounds; explore tiles and totems by number of players, then build the jolly-boat."""

    id: ClassVar[str] = "volcano-island"
    number: ClassVar[int] = 4
    rounds: ClassVar[int] = 8
    rule_sections: ClassVar[tuple[str, ...]] = ("scenario-4", "sheet-4")
    marks: ClassVar[tuple[str, ...]] = ("volcano", "dust", "totem-1", "totem-2", "totem-3", "totem-4", "lava")
    lasting_tokens: ClassVar[Mapping[int, int]] = {EXPLORE: MINUS_PAWN}
    start_ints: ClassVar[tuple[int, ...]] = (0, *(UNKNOWN,) * len(DRAWS))

    def __init__(self) -> None:
        super().__init__()
        self.book = (PlaceMarker(1),)
        self.specials = (Totem(),)
        self.lenders = (RopeLadder(),)
        self.inventions = (
            Invention("rope-ladder", items=("rope",)),
            Invention(BOAT, items=("rope",), prices=(Price(wood=3),), at_once=True),
        )
        uses = (
            OldMap("scenario-dashes", AT_MYSTERY, 0, FewerMysteries(), name="volcano-map"),
            DiscoveryUse("scenario-bowtie", AT_TRAP, NEEDS_CARD, IgnoreMystery(TRAP), name="volcano-diary"),
            DiscoveryUse("scenario-cross", AT_MONSTER, NEEDS_CARD, IgnoreMystery(MONSTER), name="volcano-torch"),
            DiscoveryUse("scenario-stripes", AT_CLOUDS, NEEDS_RAIN, IgnoreClouds(0), name="volcano-canvas"),
        )
        self.uses = {use.action: use for use in uses}
        self.words = {
            SCENARIO_ITEM: "rope-ladder",
            SCENARIO_ITEM + 1: BOAT,
            HELPER + LADDER: "+rope-ladder",
        }

    # -- set-up ----------------------------------------------------------------------------------------------------

    def lay_out(self, s: CrusoeState) -> None:
        """RC-sheet-4-04 to 06."""
        s.tiles[START] = NO_TILE
        s.tiles[CAMP] = CAMP_TILE
        s.loose[S_ISLAND].remove(tile_instance(CAMP_TILE))
        s.piles[P_ISLAND].bag.pop()
        s.camp = CAMP
        s.tiles[VOLCANO] = START_TILE
        close_tile(s, VOLCANO, -1)
        for name in START_ITEMS:
            item = s.cfg.item_index[name]
            s.board &= ~(1 << item)
            s.items |= 1 << item
            for effect in s.cfg.inventions[item].on_build:
                effect.resolve(s)

    # -- the round -------------------------------------------------------------------------------------------------

    def weather_dice(self, round: int) -> tuple[str, ...]:
        """RC-sheet-4-02."""
        return ("rain",) if round >= 4 else ()

    def before_events(self, s: CrusoeState) -> list[Fx]:
        """RC-sheet-4-20."""
        return [LavaFlows()] if s.round in LAVA else []

    def totem(self, s: CrusoeState, space: int) -> list[Fx]:
        """RC-sheet-4-10: a number by order of discovery, none after the fourth."""
        if UNKNOWN in s.scenario_ints[TOTEMS:]:
            s.scenario_ints[s.scenario_ints.index(UNKNOWN, TOTEMS)] = space
        return []

    # -- dust ------------------------------------------------------------------------------------------------------

    def white_markers(self, s: CrusoeState) -> int:
        return s.scenario_ints[DUST]

    def set_white_marker(self, s: CrusoeState, space: int, on: bool) -> None:
        s.scenario_ints[DUST] = s.scenario_ints[DUST] | 1 << space if on else s.scenario_ints[DUST] & ~(1 << space)

    def takes_no_marker(self, s: CrusoeState) -> int:
        """RC-sheet-4-05."""
        return 1 << VOLCANO

    def no_room_for_markers(self, s: CrusoeState, n: int) -> list[Fx]:
        """RC-sheet-4-09."""
        return [Wounds(EACH, n)]

    def marker_name(self) -> Msg:
        return Msg("marker-dust")

    def slow(self, s: CrusoeState) -> tuple[int, int, int]:
        """RC-sheet-4-07, -08."""
        dust = s.scenario_ints[DUST]
        return dust, dust, dust | EVERYWHERE

    def slow_code(self, s: CrusoeState, kind: int, space: int) -> int:
        return codes.SHEET_4_08 if space >= 0 and s.scenario_ints[DUST] >> space & 1 else codes.SHEET_4_07

    def tile_closed(self, s: CrusoeState, space: int) -> None:
        """RC-inaccessible-tile-01."""
        s.scenario_ints[DUST] &= ~(1 << space)

    # -- planning --------------------------------------------------------------------------------------------------

    def forbids_item(self, s: CrusoeState, item: int) -> int:
        """RC-scenario-4-04."""
        return codes.SCENARIO_4_04 if item == s.cfg.item_index[BOAT] and not may_leave(s) else 0

    def level_prices(self, s: CrusoeState, plain: list[PlanPrice]) -> list[PlanPrice]:
        """Furs for any part of the wood (RC-sheet-4-19)."""
        mixed: list[PlanPrice] = [
            ((goods[WOOD] - furs, 0, 0, furs), item, flags | FUR_FOR_WOOD)
            for goods, item, flags in plain
            for furs in range(1, min(goods[WOOD], s.available[FUR]) + 1)
        ]
        return [*plain, *mixed]

    # -- the end ---------------------------------------------------------------------------------------------------

    def goal(self, s: CrusoeState) -> bool:
        """RC-scenario-4-03."""
        return bool(s.items & s.cfg.item_bit(BOAT)) and may_leave(s)

    def points(self, s: CrusoeState) -> int:
        """Boat 5, life 1, weapon 2 a level, explored tile 1, explored totem 3 (RC-victory-points-06, RC-sheet-4-23)."""
        boat = bool(s.items & s.cfg.item_bit(BOAT))
        return 5 * boat + life_points(s) + 2 * s.weapon + explored_tiles(s) + 3 * explored_totems(s)

    # -- words -----------------------------------------------------------------------------------------------------

    def visible(self, s: CrusoeState) -> Mapping[str, Any]:
        found = [totem for totem in s.scenario_ints[TOTEMS:] if totem != UNKNOWN]
        return {
            "dust": space_words(s, s.scenario_ints[DUST]),
            "totems": ["explored" if totem == EXPLORED else s.cfg.board.names[totem] for totem in found],
        }

    def read_visible(self, s: CrusoeState, value: Any) -> None:
        """`{dust: [N1], totems: [explored, N3]}`: totems by order of discovery, those not explored by their space."""
        if not isinstance(value, Mapping) or set(value) - {"dust", "totems"}:
            raise FormatError("known: dust, totems", "scenario_state")
        s.scenario_ints[DUST] = read_spaces(s, value.get("dust", []), "dust")
        totems = value.get("totems", [])
        known = {"explored": EXPLORED, **s.cfg.board.index}
        if not isinstance(totems, list) or len(totems) > len(DRAWS):
            raise FormatError(f"{totems!r} must be a list of at most {len(DRAWS)}", "scenario_state.totems")
        for word in totems:
            if not isinstance(word, str) or word not in known:
                raise FormatError(f"{word!r} is unknown; known: {', '.join(known)}", "scenario_state.totems")
        found = [known[word] for word in totems]
        s.scenario_ints[TOTEMS:] = [*found, *(UNKNOWN,) * (len(DRAWS) - len(found))]

    def status(self, s: CrusoeState) -> tuple[Msg, ...]:
        tiles, totems = NEEDED[s.cfg.seats - 1]
        lines = [
            Msg("goal-tiles", {"now": explored_tiles(s), "all": tiles}),
            Msg("goal-totems", {"now": explored_totems(s), "all": totems}),
            Msg("goal-boat-now" if may_leave(s) else "goal-boat-later"),
        ]
        if s.round + 1 in LAVA:
            spaces = ", ".join(space_name(space) for space in LAVA[s.round + 1])
            lines.append(Msg("goal-lava", {"round": s.round + 1, "spaces": spaces}))
        if s.scenario_ints[DUST]:
            lines.append(Msg("goal-dust", {"n": s.scenario_ints[DUST].bit_count()}))
        return tuple(lines)

    def signs(self, s: CrusoeState, space: int) -> tuple[str, ...]:
        found = ["volcano"] if space == VOLCANO else []
        if s.scenario_ints[DUST] >> space & 1:
            found.append("dust")
        if space in s.scenario_ints[TOTEMS:] and not s.closed >> space & 1:
            found.append(f"totem-{s.scenario_ints.index(space, TOTEMS)}")
        if space in LAVA.get(s.round + 1, ()):
            found.append("lava")
        return tuple(found)


VOLCANO_ISLAND: Final = VolcanoIsland()
