"""Scenario 2, Cursed Island: five crosses on five tiles, while fog spreads (RC-scenario-2-01 to 15, RC-sheet-2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from marooned.core.errors import FormatError
from marooned.core.messages import Msg
from marooned.games.crusoe import codes
from marooned.games.crusoe.actions import HELPER, HELPERS, SCENARIO_ITEM
from marooned.games.crusoe.board import HILLS
from marooned.games.crusoe.cards import Invention, Price
from marooned.games.crusoe.content.uses import ANY, DiscoveryUse
from marooned.games.crusoe.effects.base import Fx
from marooned.games.crusoe.effects.mysteries import DrawMysteries
from marooned.games.crusoe.effects.people import TempWeapon, Wounds
from marooned.games.crusoe.effects.scenario import MarkHere, PlaceMarker, RemoveMarker
from marooned.games.crusoe.effects.things import BuildFree
from marooned.games.crusoe.scenarios.base import Scenario, life_points, read_spaces, space_words
from marooned.games.crusoe.special import Lender, Site, TileSpecial
from marooned.games.crusoe.terms import (
    AT_DANGER,
    AT_FIGHT,
    AT_NIGHT,
    AT_PLANNING,
    BUILD,
    EACH,
    EXPLORE,
    YOU,
)
from marooned.games.crusoe.verbs import drop_thing, space_name

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

# scenario_ints
FOG: Final = 0  # bits of spaces
CROSSES: Final = 1  # bits of spaces
TOTEMS: Final = 2  # how many were discovered
TEMPLE: Final = 3  # space of the Dark Temple; NO_TEMPLE; EXPLORED
DAGGER: Final = 4  # round and phase in which the dagger was used last

NO_TEMPLE: Final = -1
EXPLORED: Final = -2
CROSSES_NEEDED: Final = 5
CANDLES: Final = HELPERS.index("scenario-helper-1")
CANDLES_TOKEN: Final = "scenario-dashes"


class Cross(Site):
    """2 wood, on a tile without a cross (RC-scenario-2-13, -14)."""

    def refuses(self, s: CrusoeState, space: int) -> int:
        return codes.SCENARIO_2_14 if s.scenario_ints[CROSSES] >> space & 1 else 0

    def put(self, s: CrusoeState, space: int) -> None:
        s.scenario_ints[CROSSES] |= 1 << space


class DarkTemple(TileSpecial):
    """The first totem: explored once in the game (RC-sheet-2-04).

    From the next round on: a tile is discovered while actions are resolved, when nothing is declared any more.
    """

    kind = EXPLORE

    def offered(self, s: CrusoeState, space: int) -> bool:
        return s.scenario_ints[TEMPLE] == space

    def done(self, s: CrusoeState, target: int) -> list[Fx]:
        s.scenario_ints[TEMPLE] = EXPLORED
        return [DrawMysteries(3, 0, 1)]

    def words(self, s: CrusoeState, target: int) -> Msg:
        return Msg("target-dark-temple", {"space": space_name(self.place(s, target))})

    def effects(self) -> tuple[Fx, ...]:
        return (DrawMysteries(3, 0, 1),)


class Candles(Lender):
    """The Cultist's Candles: a pawn for one build action (RC-sheet-2-07)."""

    helper = CANDLES
    kind = BUILD

    def pawns(self, s: CrusoeState) -> int:
        return sum(s.cards.all[token].id == CANDLES_TOKEN for token in s.discoveries)

    def used_up(self, s: CrusoeState) -> None:
        drop_thing(s, next(token for token in s.discoveries if s.cards.all[token].id == CANDLES_TOKEN))


class Bell(DiscoveryUse):
    """The Decorated Bell: of no use without fog (RC-sheet-2-09)."""

    __slots__ = ()

    def code(self, s: CrusoeState, at: int, person: int) -> int:
        return super().code(s, at, person) or (0 if s.scenario_ints[FOG] else codes.SHEET_2_09)


class Dagger(DiscoveryUse):
    """The Sacrificial Dagger: never discarded, once in each phase (RC-scenario-2-01)."""

    __slots__ = ()

    def code(self, s: CrusoeState, at: int, person: int) -> int:
        return super().code(s, at, person) or (codes.SCENARIO_2_01 if s.scenario_ints[DAGGER] == moment(s) else 0)

    def use(self, s: CrusoeState, at: int, person: int) -> None:
        s.scenario_ints[DAGGER] = moment(s)
        super().use(s, at, person)


def moment(s: CrusoeState) -> int:
    """A number for this phase of this round; actions are planned and resolved in one phase."""
    return 10 * s.round + s.phase


class CursedIsland(Scenario):
    """10 rounds; five crosses on five different tiles."""

    id: ClassVar[str] = "cursed-island"
    number: ClassVar[int] = 2
    rounds: ClassVar[int] = 10
    rule_sections: ClassVar[tuple[str, ...]] = ("scenario-2", "sheet-2")
    marks: ClassVar[tuple[str, ...]] = ("fog", "cross")
    start_ints: ClassVar[tuple[int, ...]] = (0, 0, 0, NO_TEMPLE, 0)

    def __init__(self) -> None:
        super().__init__()
        cross = Cross(Invention("cross", prices=(Price(wood=2),)))
        self.book = (PlaceMarker(1),)
        self.specials = (cross, DarkTemple())
        self.lenders = (Candles(),)
        self.inventions = (
            Invention(
                "sacred-bell",
                terrain=HILLS,
                items=("rope",),
                multiple=True,
                on_build=(RemoveMarker(), RemoveMarker(), RemoveMarker()),
            ),
        )
        uses = (
            DiscoveryUse("scenario-bowtie", AT_PLANNING | AT_NIGHT, ANY, BuildFree(("cure",)), name="cursed-vials"),
            Bell("scenario-cross", AT_PLANNING, ANY, RemoveMarker(), RemoveMarker(), name="cursed-bell"),
            Dagger(
                "scenario-stripes",
                AT_FIGHT | AT_DANGER,
                ANY,
                TempWeapon(3),
                Wounds(YOU, 1),
                name="cursed-dagger",
                personal=True,
                kept=True,
            ),
        )
        self.uses = {use.action: use for use in uses}
        self.words = {
            **cross.site_words(),
            SCENARIO_ITEM: "sacred-bell",
            HELPER + CANDLES: "+cultists-candles",
        }

    # -- the round -------------------------------------------------------------------------------------------------

    def weather_dice(self, round: int) -> tuple[str, ...]:
        """RC-sheet-2-02."""
        return ("winter",) if round >= 6 else ()

    def totem(self, s: CrusoeState, space: int) -> list[Fx]:
        """RC-sheet-2-04 to 06, by order of discovery."""
        s.scenario_ints[TOTEMS] += 1
        if s.scenario_ints[TOTEMS] == 1:
            s.scenario_ints[TEMPLE] = space
            return []
        return [Wounds(YOU, 2)] if s.scenario_ints[TOTEMS] == 2 else [MarkHere(space)]

    # -- fog -------------------------------------------------------------------------------------------------------

    def white_markers(self, s: CrusoeState) -> int:
        return s.scenario_ints[FOG]

    def set_white_marker(self, s: CrusoeState, space: int, on: bool) -> None:
        s.scenario_ints[FOG] = s.scenario_ints[FOG] | 1 << space if on else s.scenario_ints[FOG] & ~(1 << space)

    def no_room_for_markers(self, s: CrusoeState, n: int) -> list[Fx]:
        """1 wound for each player in all (RC-scenario-2-05, RC-open-questions-47)."""
        return [Wounds(EACH, 1)]

    def marker_name(self) -> Msg:
        return Msg("marker-fog")

    def slow(self, s: CrusoeState) -> tuple[int, int, int]:
        """RC-scenario-2-06, -07."""
        fog = s.scenario_ints[FOG]
        return fog, fog, fog

    def slow_code(self, s: CrusoeState, kind: int, space: int) -> int:
        return codes.SCENARIO_2_06

    def hidden_terrain(self, s: CrusoeState) -> int:
        """RC-scenario-2-08."""
        return s.scenario_ints[FOG]

    def barren(self, s: CrusoeState) -> int:
        """RC-scenario-2-09, -10."""
        return s.scenario_ints[FOG]

    def tile_closed(self, s: CrusoeState, space: int) -> None:
        """RC-scenario-2-12, RC-inaccessible-tile-02."""
        s.scenario_ints[FOG] &= ~(1 << space)
        s.scenario_ints[CROSSES] &= ~(1 << space)

    # -- the end ---------------------------------------------------------------------------------------------------

    def goal(self, s: CrusoeState) -> bool:
        """RC-scenario-2-11."""
        return s.scenario_ints[CROSSES].bit_count() >= CROSSES_NEEDED

    def points(self, s: CrusoeState) -> int:
        """Life 1, weapon and palisade 2, roof 3 a level, a cross 3, fog -1 (RC-victory-points-04, RC-sheet-2-13)."""
        crosses, fog = s.scenario_ints[CROSSES].bit_count(), s.scenario_ints[FOG].bit_count()
        return life_points(s) + 2 * s.weapon + 2 * s.palisade + 3 * s.roof + 3 * crosses - fog

    # -- words -----------------------------------------------------------------------------------------------------

    def visible(self, s: CrusoeState) -> Mapping[str, Any]:
        temple = s.scenario_ints[TEMPLE]
        return {
            "fog": space_words(s, s.scenario_ints[FOG]),
            "crosses": space_words(s, s.scenario_ints[CROSSES]),
            "totems": s.scenario_ints[TOTEMS],
            "temple": {NO_TEMPLE: "none", EXPLORED: "explored"}.get(temple) or s.cfg.board.names[temple],
        }

    def read_visible(self, s: CrusoeState, value: Any) -> None:
        """`{fog: [N1], crosses: [W], temple: N1, totems: 1}`."""
        if not isinstance(value, Mapping) or set(value) - {"fog", "crosses", "totems", "temple"}:
            raise FormatError("known: fog, crosses, totems, temple", "scenario_state")
        s.scenario_ints[FOG] = read_spaces(s, value.get("fog", []), "fog")
        s.scenario_ints[CROSSES] = read_spaces(s, value.get("crosses", []), "crosses")
        temple = value.get("temple", "none")
        known = {"none": NO_TEMPLE, "explored": EXPLORED, **s.cfg.board.index}
        if not isinstance(temple, str) or temple not in known:
            raise FormatError(f"{temple!r} is unknown; known: {', '.join(known)}", "scenario_state.temple")
        s.scenario_ints[TEMPLE] = known[temple]
        totems = value.get("totems", int(temple != "none"))
        if isinstance(totems, bool) or not isinstance(totems, int) or not 0 <= totems <= 6:
            raise FormatError(f"{totems!r} must be a whole number from 0 to 6", "scenario_state.totems")
        s.scenario_ints[TOTEMS] = totems

    def status(self, s: CrusoeState) -> tuple[Msg, ...]:
        crosses, fog = s.scenario_ints[CROSSES].bit_count(), s.scenario_ints[FOG].bit_count()
        temple = s.scenario_ints[TEMPLE]
        lines = [Msg("goal-crosses", {"now": crosses, "all": CROSSES_NEEDED}), Msg("goal-fog", {"n": fog})]
        if temple >= 0:
            lines.append(Msg("goal-dark-temple", {"space": space_name(temple)}))
        return tuple(lines)

    def signs(self, s: CrusoeState, space: int) -> tuple[str, ...]:
        found = (("fog", s.scenario_ints[FOG]), ("cross", s.scenario_ints[CROSSES]))
        return tuple(name for name, mask in found if mask >> space & 1)


CURSED_ISLAND: Final = CursedIsland()
