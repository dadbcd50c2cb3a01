"""Scenario 7, King Kong Island: traps, King Kong, a captive actress (RC-scenario-7-01 to 08, RC-sheet-7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from marooned.core.errors import FormatError
from marooned.core.game import OptionSpec
from marooned.core.messages import Msg
from marooned.games.crusoe import codes
from marooned.games.crusoe.actions import HELPER, SCENARIO_ITEM, SCENARIO_TARGET
from marooned.games.crusoe.board import HILLS, PLAINS, TILES
from marooned.games.crusoe.cards import Invention, Price
from marooned.games.crusoe.content.uses import ANY, DiscoveryUse
from marooned.games.crusoe.effects.base import Fx
from marooned.games.crusoe.effects.levels import Level
from marooned.games.crusoe.effects.mysteries import DrawMysteries
from marooned.games.crusoe.effects.people import Wounds
from marooned.games.crusoe.scenarios.base import Scenario, read_spaces, space_words
from marooned.games.crusoe.scenarios.king_kong_crew import (
    CAPTIVE,
    CAPTURED,
    DEAD,
    DIRECTOR,
    FLASHLIGHT,
    FOOTPRINT,
    FOURTH,
    ITEMS,
    LAIR_NIGHT,
    MEMBERS,
    NAMES,
    TRAPS,
    BeastsBreakIn,
    Firecracker,
    Flashlight,
    GiantFootprint,
    IgnoreHungry,
    KillCrew,
    LostItem,
    RescueActress,
    next_member,
)
from marooned.games.crusoe.special import Site, Special, TileSpecial
from marooned.games.crusoe.terms import (
    AT_HUNGRY,
    AT_MORALE,
    AT_PLANNING,
    EACH,
    EXPLORE,
    FRIDAY,
    HUNT,
    MORALE,
    WEAPON,
)
from marooned.games.crusoe.verbs import is_open_tile, space_name

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

TRAPS_NEEDED: Final = 3
TRAP_REACH: Final = 2  # steps from the camp
WEAPON_LOST: Final = 5  # by catching King Kong; 1 with the tranquilizer
NOT_FOUND: Final = -1
HUNGRY_CREW: Final = "hungry-crew"
KING_KONG: Final = SCENARIO_TARGET


def totem_spaces(s: CrusoeState) -> list[int]:
    """Spaces with a discovered totem whose tile lies face up."""
    return [space for space, number in enumerate(s.tiles) if TILES[number].totem and is_open_tile(s, space)]


class Trap(Site):
    """Shovel and 4 wood, on a tile with a totem and without a trap (RC-scenario-7-03, -04, RC-sheet-7-10)."""

    def code(self, s: CrusoeState, target: int) -> int:
        code = super().code(s, target)
        return code or (codes.SHEET_7_10 if s.dist[self.place(s, target)] > TRAP_REACH else 0)

    def refuses(self, s: CrusoeState, space: int) -> int:
        if not TILES[s.tiles[space]].totem:
            return codes.SCENARIO_7_04
        return codes.SCENARIO_7_03 if s.scenario_ints[TRAPS] >> space & 1 else 0

    def put(self, s: CrusoeState, space: int) -> None:
        s.scenario_ints[TRAPS] |= 1 << space


class CatchKingKong(Special):
    """The hunt for King Kong: weapon -5, or -1 with the tranquilizer, then he is caught (RC-sheet-7-12)."""

    kind = HUNT

    def targets(self, s: CrusoeState) -> list[int]:
        return [KING_KONG]

    def covers(self, s: CrusoeState, target: int) -> bool:
        return target == KING_KONG

    def code(self, s: CrusoeState, target: int) -> int:
        planned = any(planned.target == KING_KONG for planned in s.plan)
        return codes.SHEET_7_12 if planned or not self.possible(s) else 0

    def possible(self, s: CrusoeState) -> bool:
        """Whether three traps stand and he is still free."""
        return not s.scenario_ints[CAPTURED] and s.scenario_ints[TRAPS].bit_count() >= TRAPS_NEEDED

    def done(self, s: CrusoeState, target: int) -> list[Fx]:
        if not self.possible(s):
            if s.events is not None:
                s.emit("log-failed")
            return []
        return [Level(WEAPON, -1 if s.has_item("tranquilizer") else -WEAPON_LOST), Caught()]

    def words(self, s: CrusoeState, target: int) -> Msg:
        return Msg("target-king-kong")

    def effects(self) -> tuple[Fx, ...]:
        return (Level(WEAPON, -WEAPON_LOST), Caught())


class Caught(Fx):
    """King Kong is caught, unless Friday hunted him and did not survive (RC-sheet-7-12, RC-friday-09)."""

    __slots__ = ()
    RULES = ("RC-sheet-7-12", "RC-friday-09")

    def resolve(self, s: CrusoeState) -> None:
        caught = s.actor() != FRIDAY or s.friday_lives()
        if caught:
            s.scenario_ints[CAPTURED] = 1
            s.dirty = True
        if s.events is not None:
            s.emit("log-king-kong-caught" if caught else "log-failed")

    def words(self) -> Msg:
        return Msg("fx-catch-king-kong")


class Rescue(TileSpecial):
    """Exploring the tile of the fourth totem while the actress is held there (RC-sheet-7-13)."""

    kind = EXPLORE

    def offered(self, s: CrusoeState, space: int) -> bool:
        return s.scenario_ints[FOURTH] == space

    def refuses(self, s: CrusoeState, space: int) -> int:
        return 0 if s.scenario_ints[CAPTIVE] else codes.SHEET_7_13

    def done(self, s: CrusoeState, target: int) -> list[Fx]:
        return [DrawMysteries(0, 0, 1), RescueActress()]

    def words(self, s: CrusoeState, target: int) -> Msg:
        return Msg("target-rescue", {"space": space_name(self.place(s, target))})

    def effects(self) -> tuple[Fx, ...]:
        return (DrawMysteries(0, 0, 1), RescueActress())


class KingKongIsland(Scenario):
    """10 rounds; a red die for every totem, and a film crew that dwindles."""

    id: ClassVar[str] = "king-kong-island"
    number: ClassVar[int] = 7
    rounds: ClassVar[int] = 10
    rule_sections: ClassVar[tuple[str, ...]] = ("scenario-7", "sheet-7")
    soldier_joins_few: ClassVar[bool] = True
    has_points: ClassVar[bool] = False
    marks: ClassVar[tuple[str, ...]] = ("trap", "captive")
    losses: ClassVar[tuple[str, ...]] = ("director-killed",)
    variants: ClassVar[tuple[OptionSpec, ...]] = (
        OptionSpec(HUNGRY_CREW, (False, True), False, Msg("option-hungry-crew")),
    )
    start_ints: ClassVar[tuple[int, ...]] = (0, 0, 0, 0, NOT_FOUND, 0)

    def __init__(self) -> None:
        super().__init__()
        trap = Trap(Invention("trap", items=("shovel",), prices=(Price(wood=4),)))
        self.book = (KillCrew(), Level(MORALE, -1))
        self.specials = (CatchKingKong(), trap, Rescue())
        self.lenders = (Flashlight(), GiantFootprint())
        self.inventions = (Invention("tranquilizer", terrain=PLAINS | HILLS, items=("fire",)),)
        uses = (
            DiscoveryUse("scenario-dashes", AT_PLANNING | AT_MORALE, ANY, Level(MORALE, 1), name="vodka"),
            Firecracker("scenario-bowtie", AT_HUNGRY, ANY, IgnoreHungry(), name="firecracker"),
            LostItem(),
        )
        self.uses = {use.action: use for use in uses}
        self.words = {
            **trap.site_words(),
            KING_KONG: "king-kong",
            SCENARIO_ITEM: "tranquilizer",
            HELPER + FLASHLIGHT: "+flashlight",
            HELPER + FOOTPRINT: "+giant-footprint",
        }

    # -- set-up and the round --------------------------------------------------------------------------------------

    def lay_out(self, s: CrusoeState) -> None:
        """RC-sheet-7-21."""
        s.shelter = True

    def weather_dice(self, round: int) -> tuple[str, ...]:
        """The red die, of which one is rolled for every totem (`dice_rolled`), so that its odds are those of a roll."""
        return ("hungry",)

    def dice_rolled(self, s: CrusoeState) -> tuple[str, ...]:
        """RC-scenario-7-01, RC-sheet-7-02."""
        return ("hungry",) * len(totem_spaces(s))

    def totem(self, s: CrusoeState, space: int) -> list[Fx]:
        """RC-sheet-7-07; tiles stay on the map, so the order of discovery is their number."""
        if sum(TILES[number].totem for number in s.tiles) == 4:
            s.scenario_ints[FOURTH] = space
        return []

    def round_starts(self, s: CrusoeState) -> None:
        s.scenario_ints[LAIR_NIGHT] = int(TILES[s.tiles[s.camp]].totem)

    def in_production(self, s: CrusoeState) -> list[Fx]:
        """RC-sheet-7-08."""
        return [Wounds(EACH, 1)] if s.scenario_ints[LAIR_NIGHT] else []

    def palisade_broken(self, s: CrusoeState) -> list[Fx]:
        """RC-sheet-7-09."""
        return [BeastsBreakIn()]

    def went_hungry(self, s: CrusoeState, n: int) -> list[Fx]:
        """RC-sheet-7-22."""
        return [KillCrew()] * n if HUNGRY_CREW in s.cfg.variants else []

    def tile_closed(self, s: CrusoeState, space: int) -> None:
        """RC-scenario-7-05."""
        s.scenario_ints[TRAPS] &= ~(1 << space)

    # -- the end ---------------------------------------------------------------------------------------------------

    def goal(self, s: CrusoeState) -> bool:
        """RC-sheet-7-03."""
        ints = s.scenario_ints
        return bool(ints[CAPTURED]) and not ints[CAPTIVE] and ints[TRAPS].bit_count() >= TRAPS_NEEDED

    def lost(self, s: CrusoeState) -> str:
        """RC-sheet-7-04."""
        return "director-killed" if s.scenario_ints[DEAD] >> DIRECTOR & 1 else ""

    def points(self, s: CrusoeState) -> int:
        """None are counted (RC-sheet-7-23)."""
        return 0

    # -- words -----------------------------------------------------------------------------------------------------

    def visible(self, s: CrusoeState) -> Mapping[str, Any]:
        ints = s.scenario_ints
        return {
            "traps": space_words(s, ints[TRAPS]),
            "captured": bool(ints[CAPTURED]),
            "dead": [name for member, name in enumerate(MEMBERS) if ints[DEAD] >> member & 1],
            "captive": bool(ints[CAPTIVE]),
            "fourth_totem": s.cfg.board.names[ints[FOURTH]] if ints[FOURTH] != NOT_FOUND else None,
            "lair_night": bool(ints[LAIR_NIGHT]),
        }

    def read_visible(self, s: CrusoeState, value: Any) -> None:
        """`{traps: [N1], captured: true, dead: [lights], captive: true, fourth_totem: N2, lair_night: true}`"""
        known = ("traps", "captured", "dead", "captive", "fourth_totem", "lair_night")
        if not isinstance(value, Mapping) or set(value) - set(known):
            raise FormatError(f"known: {', '.join(known)}", "scenario_state")
        ints = s.scenario_ints
        ints[TRAPS] = read_spaces(s, value.get("traps", []), "traps")
        ints[DEAD] = read_members(value.get("dead", []))
        for name, place in (("captured", CAPTURED), ("captive", CAPTIVE), ("lair_night", LAIR_NIGHT)):
            ints[place] = int(bool(value.get(name, False)))
        fourth = value.get("fourth_totem")
        ints[FOURTH] = NOT_FOUND if fourth is None else read_spaces(s, [fourth], "fourth_totem").bit_length() - 1

    def status(self, s: CrusoeState) -> tuple[Msg, ...]:
        ints = s.scenario_ints
        member = next_member(s)
        lines = [
            Msg("goal-traps", {"now": ints[TRAPS].bit_count(), "all": TRAPS_NEEDED}),
            Msg("goal-king-kong-caught" if ints[CAPTURED] else "goal-king-kong-free"),
        ]
        if ints[CAPTIVE]:
            there = ints[FOURTH] != NOT_FOUND
            lines.append(
                Msg("goal-actress-captive", {"space": space_name(ints[FOURTH])}) if there else Msg("goal-actress-lost")
            )
        lines.append(Msg("goal-crew-next", {"who": NAMES[member], "item": ITEMS[member].name}))
        return tuple(lines)

    def signs(self, s: CrusoeState, space: int) -> tuple[str, ...]:
        trap = ("trap",) if s.scenario_ints[TRAPS] >> space & 1 else ()
        held = s.scenario_ints[CAPTIVE] and s.scenario_ints[FOURTH] == space
        return (*trap, "captive") if held else trap


def read_members(value: Any) -> int:
    """Bits of the members named in a position. Raises FormatError."""
    known = isinstance(value, list) and all(isinstance(name, str) and name in MEMBERS for name in value)
    if not known or "actress" in value:
        raise FormatError(
            f"{value!r} must be a list of {', '.join(MEMBERS)}; the actress never dies", "scenario_state.dead"
        )
    return sum(1 << MEMBERS.index(name) for name in set(value))


KING_KONG_ISLAND: Final = KingKongIsland()
