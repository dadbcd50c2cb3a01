"""Scenario 5, Cannibal Island: burn the City of Cannibals, village by village (RC-scenario-5-01 to 03, RC-sheet-5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from marooned.core.errors import FormatError
from marooned.core.messages import Msg
from marooned.games.crusoe import codes
from marooned.games.crusoe.actions import (
    LOSE_FOOD,
    LOSE_PRESERVED,
    LOSE_WOOD,
    NO,
    OPTION,
    SCENARIO_ITEM,
    SPACE,
    TILE,
    YES,
)
from marooned.games.crusoe.board import RIVER, TILES, WIDE_ISLAND, Board
from marooned.games.crusoe.cards import Invention, Price
from marooned.games.crusoe.content.uses import ANY, NEEDS_TILES, DiscoveryUse
from marooned.games.crusoe.effects.base import Fx, FxChoice
from marooned.games.crusoe.effects.beasts import Clash, EndFight
from marooned.games.crusoe.effects.flow import Choose, If
from marooned.games.crusoe.effects.island import ForcedMove, new_camps
from marooned.games.crusoe.effects.levels import Level
from marooned.games.crusoe.effects.people import HealAny, TempWeapon, Wounds
from marooned.games.crusoe.effects.tiles import ArrangeTiles, PutTileOnTop, TurnTileAside, tile_instance
from marooned.games.crusoe.layout import BACKS, P_ISLAND, S_ISLAND
from marooned.games.crusoe.phases.seven import TurnTile, place_tile
from marooned.games.crusoe.scenarios.base import Scenario, life_points, read_spaces, space_words
from marooned.games.crusoe.special import TileSpecial
from marooned.games.crusoe.terms import (
    AT_DANGER,
    AT_DEMAND_WEAPON,
    AT_EXPLORE,
    AT_FIGHT,
    AT_NIGHT,
    AT_PLANNING,
    AT_SPOILING,
    EACH,
    FOOD,
    FRIDAY,
    HUNT,
    PALISADE,
    PRESERVED,
    ROOF,
    WEAPON,
    WOOD,
    YOU,
)
from marooned.games.crusoe.verbs import (
    is_open_tile,
    lower_level,
    map_changed,
    open_tile,
    pay,
    payable,
    space_name,
)

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

# scenario_ints
BURNED: Final = 0  # bits of spaces, the City's too
REVEALED: Final = 1  # 1 once the City was turned up

CITY: Final = WIDE_ISLAND.index["N4"]
CITY_TILE: Final = 4
MANIFESTATION: Final = 4  # round
VILLAGE_STRENGTH: Final = 4
CITY_STRENGTH: Final = 21
CITY_WEAKENED: Final = 3  # by each burned village
RAID_WOUNDS: Final = 3


# -- villages and the City -------------------------------------------------------------------------------------------
def standing(s: CrusoeState) -> int:
    """Spaces (bits) with an uncovered totem on an open tile: villages, and the City once it is turned up."""
    burned = s.scenario_ints[BURNED]
    found = 0
    for space, number in enumerate(s.tiles):
        if TILES[number].totem and is_open_tile(s, space) and not burned >> space & 1:
            found |= 1 << space
    return found


def burned_villages(s: CrusoeState) -> int:
    """How many villages are burned; the City is none."""
    return (s.scenario_ints[BURNED] & ~(1 << CITY)).bit_count()


def strength(s: CrusoeState, space: int) -> int:
    """Strength of the City or of a village (RC-sheet-5-11, -12)."""
    if space == CITY:
        return CITY_STRENGTH - CITY_WEAKENED * burned_villages(s)
    return VILLAGE_STRENGTH + standing(s).bit_count()


def place_words(space: int) -> Msg:
    """The City, or a village."""
    return Msg("marker-city" if space == CITY else "marker-village")


class War(TileSpecial):
    """An attack on a village or on the City: 2 pawns, no distance but a way (RC-sheet-5-13 to 15)."""

    kind = HUNT

    def offered(self, s: CrusoeState, space: int) -> bool:
        return bool(standing(s) >> space & 1)

    def covers(self, s: CrusoeState, target: int) -> bool:
        return SPACE <= target < SPACE + len(s.tiles)

    def code(self, s: CrusoeState, target: int) -> int:
        space = target - SPACE
        if space == CITY and not s.scenario_ints[REVEALED]:
            return codes.SHEET_5_14
        if s.closed >> space & 1:
            return codes.INACCESSIBLE_TILE_04
        if not self.offered(s, space):
            return codes.SHEET_5_13
        if space != s.camp and not s.dist[space]:
            return codes.DISTANCE_03
        if any(planned.kind == HUNT and planned.target == target for planned in s.plan):
            return codes.SHEET_5_15
        return 0

    def done(self, s: CrusoeState, target: int) -> list[Fx]:
        return [Attack(self.place(s, target))]

    def words(self, s: CrusoeState, target: int) -> Msg:
        space = self.place(s, target)
        id = "target-attack-city" if space == CITY else "target-attack-village"
        return Msg(id, {"space": space_name(space), "strength": strength(s, space)})


class Attack(Fx):
    """A fight against a village or the City as against a beast; what closed or fell meanwhile is left alone."""

    __slots__ = ("space",)
    RULES = ("RC-sheet-5-11", "RC-sheet-5-12", "RC-sheet-5-13", "RC-sheet-5-30")

    def __init__(self, space: int) -> None:
        self.space = space

    def resolve(self, s: CrusoeState) -> None:
        if standing(s) >> self.space & 1:
            s.push(Clash(strength(s, self.space)), Burn(self.space), EndFight())
        elif s.events is not None:
            s.emit("log-failed")


class Burn(Fx):
    """The attacked place is burned down, unless Friday attacked and died (RC-scenario-5-01, RC-sheet-5-16)."""

    __slots__ = ("space",)
    RULES = ("RC-scenario-5-01", "RC-sheet-5-03", "RC-sheet-5-13", "RC-sheet-5-16")

    def __init__(self, space: int) -> None:
        self.space = space

    def resolve(self, s: CrusoeState) -> None:
        if s.actor() == FRIDAY and not s.friday_lives():
            if s.events is not None:
                s.emit("log-failed")
            return
        s.scenario_ints[BURNED] |= 1 << self.space
        s.dirty = True
        if s.events is not None:
            s.emit("log-burned", what=place_words(self.space), space=space_name(self.space))
        map_changed(s)


class Manifest(Fx):
    """The City is turned face up by itself (RC-sheet-5-05, -07)."""

    __slots__ = ()
    RULES = ("RC-sheet-5-05",)

    def resolve(self, s: CrusoeState) -> None:
        s.scenario_ints[REVEALED] = 1
        open_tile(s, CITY)
        if s.events is not None:
            s.emit("log-city", space=space_name(CITY), strength=strength(s, CITY))


class GiveUp(FxChoice):
    """1 wood or food is discarded, if there is any (RC-sheet-5-08, -09)."""

    __slots__ = ()
    PROMPT = "ask-give-up"
    RULES = ("RC-sheet-5-08", "RC-sheet-5-09")
    _GOODS: ClassVar[dict[int, int]] = {LOSE_FOOD: FOOD, LOSE_PRESERVED: PRESERVED, LOSE_WOOD: WOOD}

    def options(self, s: CrusoeState) -> list[int]:
        return [action for action, resource in self._GOODS.items() if payable(s, resource)]

    def answer(self, s: CrusoeState, action: int) -> None:
        pay(s, self._GOODS[action], 1)

    def label(self, s: CrusoeState, action: int) -> Msg:
        if action == LOSE_WOOD:
            return Msg("resource-wood")
        return Msg("resource-food" if action == LOSE_FOOD else "resource-preserved-food")

    def words(self) -> Msg:
        return Msg("fx-give-up")


_VILLAGES: Final[tuple[tuple[Fx, ...], ...]] = (
    (Wounds(YOU, 1),),
    (Wounds(YOU, 1), GiveUp()),
    (Wounds(YOU, 1), GiveUp()),
    (If("cure", (Wounds(YOU, 1),), (Wounds(YOU, 3),)), GiveUp()),
)


# -- the attack of the cannibals -------------------------------------------------------------------------------------
class Raid(Fx):
    """The book: 3 wounds for each player, 1 less for each burned village (RC-sheet-5-19)."""

    __slots__ = ()
    RULES = ("RC-sheet-5-19",)

    def resolve(self, s: CrusoeState) -> None:
        n = RAID_WOUNDS - burned_villages(s)
        if n > 0:
            Wounds(EACH, n).resolve(s)

    def words(self) -> Msg:
        return Msg("fx-raid")


class LoseShelter(Fx):
    """The built shelter is lost, with roof and palisade (RC-sheet-5-20, -21)."""

    __slots__ = ()
    RULES = ("RC-sheet-5-20", "RC-sheet-5-21")

    def resolve(self, s: CrusoeState) -> None:
        s.shelter = False
        if s.events is not None:
            s.emit("log-shelter-lost")
        lower_level(s, ROOF, s.roof)
        lower_level(s, PALISADE, s.palisade)

    def words(self) -> Msg:
        return Msg("fx-lose-shelter")


class Retreat(Choose):
    """What the cannibals take besides: one of the ways that can be gone (RC-sheet-5-20, -21)."""

    __slots__ = ()
    RULES: ClassVar[tuple[str, ...]] = ("RC-sheet-5-17", "RC-sheet-5-20", "RC-sheet-5-21")

    def options(self, s: CrusoeState) -> list[int]:
        return [
            OPTION + index
            for index, (effect, *_) in enumerate(self.choices)
            if not (isinstance(effect, ForcedMove) and not new_camps(s))
            and not (isinstance(effect, LoseShelter) and not s.shelter)
        ]


# -- the canoe -------------------------------------------------------------------------------------------------------
class TakeCanoe(FxChoice):
    """Whether the acting player draws two tiles to choose from, or the top one as ever (RC-scenario-5-03)."""

    __slots__ = ()
    PROMPT = "ask-canoe"
    RULES = ("RC-scenario-5-03",)

    def options(self, s: CrusoeState) -> list[int]:
        return [YES, NO]

    def answer(self, s: CrusoeState, action: int) -> None:
        if action == YES:
            s.push(TurnTileAside(), TurnTileAside(), PlaceOneTile())
        else:
            s.then(TurnTile())

    def search(self, s: CrusoeState, options: list[int]) -> list[int]:
        return options[:1]

    def label(self, s: CrusoeState, action: int) -> Msg:
        return Msg("label-canoe" if action == YES else "label-no-canoe")


class PlaceOneTile(PutTileOnTop):
    """Which of the drawn tiles is placed; the other one is shuffled back, so that nobody knows any tile's place."""

    __slots__ = ()
    PROMPT = "ask-place-tile"
    RULES = ("RC-scenario-5-03",)

    def answer(self, s: CrusoeState, action: int) -> None:
        chosen = tile_instance(action - TILE)
        s.aside.remove(chosen)
        s.piles[P_ISLAND].restock(s.aside, BACKS, s.loose)
        s.aside = []
        place_tile(s, chosen)


# -- the scenario ----------------------------------------------------------------------------------------------------
class CannibalIsland(Scenario):
    """9 rounds; the City of Cannibals burned down."""

    id: ClassVar[str] = "cannibal-island"
    number: ClassVar[int] = 5
    rounds: ClassVar[int] = 9
    rule_sections: ClassVar[tuple[str, ...]] = ("scenario-5", "sheet-5")
    start_ints: ClassVar[tuple[int, ...]] = (0, 0)
    board: ClassVar[Board] = WIDE_ISLAND
    starting_items: ClassVar[tuple[str, ...] | None] = ("flask-of-rum", "pipe-and-tobacco")
    marks: ClassVar[tuple[str, ...]] = ("village", "burned-village", "city")

    def __init__(self) -> None:
        super().__init__()
        self.book = (Raid(), Retreat(((ForcedMove(),), (LoseShelter(),), (Wounds(EACH, 2),))))
        self.specials = (War(),)
        self.inventions = (
            Invention(
                "ballista",
                items=("rope",),
                prices=(Price(wood=2),),
                on_build=(Level(PALISADE, 2), Level(WEAPON, 1)),
                on_loss=(Level(PALISADE, -2, possible=True), Level(WEAPON, -1, possible=True)),
            ),
            Invention("canoe", terrain=RIVER, prices=(Price(wood=1),)),
        )
        uses = (
            DiscoveryUse(
                "scenario-dashes", AT_FIGHT | AT_DANGER, ANY, TempWeapon(2), name="cannibal-blowpipe", personal=True
            ),
            DiscoveryUse("scenario-bowtie", AT_NIGHT | AT_SPOILING, ANY, HealAny(1), name="cannibal-ointment"),
            DiscoveryUse("scenario-cross", AT_PLANNING | AT_EXPLORE, NEEDS_TILES, ArrangeTiles(3), name="cannibal-map"),
            DiscoveryUse(
                "scenario-stripes",
                AT_PLANNING | AT_FIGHT | AT_DEMAND_WEAPON | AT_DANGER,
                ANY,
                Level(WEAPON, 1),
                name="old-machete",
            ),
        )
        self.uses = {use.action: use for use in uses}
        self.words = {SCENARIO_ITEM: "ballista", SCENARIO_ITEM + 1: "canoe"}

    # -- set-up ----------------------------------------------------------------------------------------------------

    def lay_out(self, s: CrusoeState) -> None:
        """The City lies face down on its own space (RC-sheet-5-04)."""
        s.loose[S_ISLAND].remove(tile_instance(CITY_TILE))
        s.piles[P_ISLAND].bag.pop()
        s.tiles[CITY] = CITY_TILE
        s.closed |= 1 << CITY
        s.closed_by.append((CITY, -1))

    # -- the round -------------------------------------------------------------------------------------------------

    def weather_dice(self, round: int) -> tuple[str, ...]:
        """RC-sheet-5-02."""
        return ()

    def before_events(self, s: CrusoeState) -> list[Fx]:
        """RC-sheet-5-05."""
        return [Manifest()] if s.round >= MANIFESTATION and not s.scenario_ints[REVEALED] else []

    def totem(self, s: CrusoeState, space: int) -> list[Fx]:
        """A village, by order of discovery (RC-sheet-5-08 to 10)."""
        number = sum(TILES[tile].totem for where, tile in enumerate(s.tiles) if where != CITY)
        return list(_VILLAGES[number - 1]) if number <= len(_VILLAGES) else []

    # -- the map ---------------------------------------------------------------------------------------------------

    def slow(self, s: CrusoeState) -> tuple[int, int, int]:
        """RC-sheet-5-18."""
        return 0, standing(s), 0

    def slow_code(self, s: CrusoeState, kind: int, space: int) -> int:
        return codes.SHEET_5_18

    def hidden_terrain(self, s: CrusoeState) -> int:
        """RC-sheet-5-07."""
        return 1 << CITY

    def forbids_camp(self, s: CrusoeState, space: int) -> int:
        """RC-sheet-5-17."""
        return codes.SHEET_5_17 if space == CITY or standing(s) >> space & 1 else 0

    def tile_closed(self, s: CrusoeState, space: int) -> None:
        """RC-sheet-5-29."""
        s.scenario_ints[BURNED] &= ~(1 << space)

    def tile_drawn(self, s: CrusoeState) -> list[Fx] | None:
        """RC-scenario-5-03, RC-sheet-5-27."""
        return [TakeCanoe()] if s.has_item("canoe") and len(s.piles[P_ISLAND]) > 1 else None

    # -- the end ---------------------------------------------------------------------------------------------------

    def goal(self, s: CrusoeState) -> bool:
        """RC-sheet-5-03."""
        return bool(s.scenario_ints[BURNED] >> CITY & 1)

    def points(self, s: CrusoeState) -> int:
        """Life 1, weapon, palisade 3 a level, a burned village 3, the City 5 (RC-victory-points-07, RC-sheet-5-28)."""
        city = 5 if self.goal(s) else 0
        return life_points(s) + 3 * s.weapon + 3 * s.palisade + 3 * burned_villages(s) + city

    # -- words -----------------------------------------------------------------------------------------------------

    def visible(self, s: CrusoeState) -> Mapping[str, Any]:
        revealed = "closed" if s.closed >> CITY & 1 else "burned" if self.goal(s) else "standing"
        return {
            "burned": space_words(s, s.scenario_ints[BURNED] & ~(1 << CITY)),
            "city": revealed if s.scenario_ints[REVEALED] else "hidden",
        }

    def read_visible(self, s: CrusoeState, value: Any) -> None:
        """`{burned: [N1], city: standing}`; a closed City was turned up before."""
        if not isinstance(value, Mapping) or set(value) - {"burned", "city"}:
            raise FormatError("known: burned, city", "scenario_state")
        city = value.get("city", "hidden")
        known = ("hidden", "standing", "closed", "burned")
        if city not in known:
            raise FormatError(f"{city!r} is unknown; known: {', '.join(known)}", "scenario_state.city")
        burned = read_spaces(s, value.get("burned", []), "burned")
        for space in range(len(s.tiles)):
            village = space != CITY and is_open_tile(s, space) and TILES[s.tiles[space]].totem
            if burned >> space & 1 and not village:
                raise FormatError(f"there is no village at {space_name(space)}", "scenario_state.burned")
        s.scenario_ints = [burned | (city == "burned") << CITY, int(city != "hidden")]
        if city in ("standing", "burned"):
            open_tile(s, CITY)

    def status(self, s: CrusoeState) -> tuple[Msg, ...]:
        villages = standing(s) & ~(1 << CITY)
        city = Msg("goal-city-hidden", {"strength": strength(s, CITY), "round": MANIFESTATION})
        if s.scenario_ints[REVEALED]:
            city = Msg("goal-city", {"strength": strength(s, CITY)})
        burned = Msg("goal-burned", {"n": burned_villages(s)})
        if not villages:
            return city, burned
        force = VILLAGE_STRENGTH + standing(s).bit_count()
        return city, Msg("goal-villages", {"n": villages.bit_count(), "strength": force}), burned

    def signs(self, s: CrusoeState, space: int) -> tuple[str, ...]:
        if space == CITY:
            return ("city",)
        if s.scenario_ints[BURNED] >> space & 1:
            return ("burned-village",)
        return ("village",) if standing(s) >> space & 1 else ()


CANNIBAL_ISLAND: Final = CannibalIsland()
