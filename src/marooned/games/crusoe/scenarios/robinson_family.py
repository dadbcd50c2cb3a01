"""Scenario 6, Robinson Family: a household of nine marked inventions, while children are born (RC-scenario-6-01 to 03,
RC-sheet-6).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from marooned.core.errors import FormatError
from marooned.core.messages import Msg
from marooned.games.crusoe import codes
from marooned.games.crusoe.actions import FOOD_AT, ITEM_IDS, SCENARIO_ITEM, SCENARIO_TARGET, SPACE
from marooned.games.crusoe.board import TERRAINS, TILES
from marooned.games.crusoe.cards import Invention, Price
from marooned.games.crusoe.content.uses import ANY, DiscoveryUse
from marooned.games.crusoe.effects.base import Fx, GroupChoice
from marooned.games.crusoe.effects.events import Production
from marooned.games.crusoe.effects.goods import Gain, PayFood
from marooned.games.crusoe.effects.island import CoverTerrainHere, action_source, source_action
from marooned.games.crusoe.effects.levels import Level
from marooned.games.crusoe.effects.things import BuildFree
from marooned.games.crusoe.effects.use import GainAvailable
from marooned.games.crusoe.effects.weather import HUNGRY_DIE, RerollHungry
from marooned.games.crusoe.layout import D_GONE, INVENTIONS, STARTING
from marooned.games.crusoe.phases.night import food_in_camp
from marooned.games.crusoe.scenarios.base import Scenario, life_points
from marooned.games.crusoe.special import Special
from marooned.games.crusoe.terms import (
    AT_DEMAND_FOOD,
    AT_DEMAND_WEAPON,
    AT_FIGHT,
    AT_HUNGRY,
    AT_MEAL_OUTSIDE,
    AT_NIGHT,
    AT_PLANNING,
    FOOD,
    HALF,
    PALISADE,
    PLUS_FOOD,
    PRESERVED,
    ROOF,
    SOURCES,
    SPECIAL,
    WEAPON,
)
from marooned.games.crusoe.verbs import finish, in_action, item_name, level, listed, space_name, uncover

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

# scenario_ints
GOAL: Final = 0  # bits of the marked inventions

RECLAIM: Final = SCENARIO_TARGET
BIRTHS: Final = (7, 9, 11)  # rounds
_KNIFE: Final = 1 << ITEM_IDS.index("knife")


def kids(s: CrusoeState) -> int:
    """The children born so far (RC-sheet-6-07)."""
    return sum(s.round >= birth for birth in BIRTHS)


def item_names(s: CrusoeState, mask: int) -> Msg:
    """The items of a mask that is not empty."""
    return listed([item_name(s, item) for item in range(len(ITEM_IDS)) if mask >> item & 1])


class MarkGoal(Fx):
    """The inventions drawn at set-up are marked (RC-sheet-6-05)."""

    __slots__ = ()
    RULES = ("RC-sheet-6-05",)

    def resolve(self, s: CrusoeState) -> None:
        fixed = s.cfg.mask_of(card for card in s.cfg.inventions if card.fixed)
        s.scenario_ints[GOAL] = s.board & ~fixed
        s.dirty = True


class FeedKids(Fx):
    """1 food for each child, or the players have lost (RC-sheet-6-07)."""

    __slots__ = ()
    RULES = ("RC-sheet-6-07",)

    def resolve(self, s: CrusoeState) -> None:
        n = kids(s)
        if food_in_camp(s) < n:
            finish(s, False, "kid-hungry")
            return
        if s.events is not None:
            s.emit("log-kids-fed", n=n)
        s.then(PayFood(n))


# -- black markers on the island ---------------------------------------------------------------------------------------
def black_markers(s: CrusoeState) -> list[int]:
    """An action for each black marker on an island tile: the space if it covers the terrain, else the source."""
    terrains = [SPACE + space for space, _ in s.terrain_covered]
    return sorted((*terrains, *(source_action(space, source) for space, source, _ in s.covered_by)))


class RemoveBlack(GroupChoice):
    """A black marker of the players' choice is taken off an island tile; nothing if there is none (RC-sheet-6-19)."""

    __slots__ = ()
    PROMPT = "ask-remove-black"
    RULES = ("RC-sheet-6-13", "RC-sheet-6-19")

    def options(self, s: CrusoeState) -> list[int]:
        return black_markers(s)

    def answer(self, s: CrusoeState, action: int) -> None:
        if action < FOOD_AT:
            uncover(s, action - SPACE, 0)
        else:
            uncover(s, *action_source(action))

    def label(self, s: CrusoeState, action: int) -> Msg:
        if action < FOOD_AT:
            space = action - SPACE
            terrain = Msg(f"terrain-{TERRAINS[TILES[s.tiles[space]].terrain]}")
            return Msg("label-terrain", {"terrain": terrain, "space": space_name(space)})
        space, source = action_source(action)
        return Msg("label-source", {"source": Msg(f"source-{SOURCES[source]}"), "space": space_name(space)})

    def words(self) -> Msg:
        return Msg("fx-remove-black")


class Reclamation(Special):
    """2 pawns of players take a black marker off any island tile (RC-scenario-6-01, RC-sheet-6-19 to 21)."""

    kind = SPECIAL
    pawns = 2

    def targets(self, s: CrusoeState) -> list[int]:
        return [RECLAIM]

    def covers(self, s: CrusoeState, target: int) -> bool:
        return target == RECLAIM

    def code(self, s: CrusoeState, target: int) -> int:
        planned = sum(planned.target == RECLAIM for planned in s.plan)
        return 0 if len(s.terrain_covered) + len(s.covered_by) > planned else codes.SHEET_6_20

    def done(self, s: CrusoeState, target: int) -> list[Fx]:
        return [RemoveBlack()]

    def words(self, s: CrusoeState, target: int) -> Msg:
        return Msg("target-reclaim")

    def pawns_code(self) -> int:
        return codes.SHEET_6_19

    def players_code(self) -> int:
        return codes.SCENARIO_6_01

    def effects(self) -> tuple[Fx, ...]:
        return (RemoveBlack(),)


# -- the tokens --------------------------------------------------------------------------------------------------------
class OldTools(DiscoveryUse):
    """The Old Tools; in a fight only the Knife is of use, and not where it waits for the end of the actions."""

    __slots__ = ()

    def code(self, s: CrusoeState, at: int, person: int) -> int:
        code = super().code(s, at, person)
        if code or not at & (AT_FIGHT | AT_DEMAND_WEAPON):
            return code
        if in_action(s):
            return codes.AVAILABLE_VS_FUTURE_RESOURCES_05
        return 0 if s.board & _KNIFE else codes.BUILD_15


class Plow(DiscoveryUse):
    """The Plow: of no use without black markers on the island (RC-sheet-6-13)."""

    __slots__ = ()

    def code(self, s: CrusoeState, at: int, person: int) -> int:
        return super().code(s, at, person) or (0 if black_markers(s) else codes.SHEET_6_13)


class RobinsonFamily(Scenario):
    """12 rounds; a shelter with roof, palisade and weapon, and nine marked inventions built."""

    id: ClassVar[str] = "robinson-family"
    number: ClassVar[int] = 6
    rounds: ClassVar[int] = 12
    rule_sections: ClassVar[tuple[str, ...]] = ("scenario-6", "sheet-6")
    first_inventions: ClassVar[int] = 9
    marks: ClassVar[tuple[str, ...]] = ("kid",)
    losses: ClassVar[tuple[str, ...]] = ("kid-hungry",)
    start_ints: ClassVar[tuple[int, ...]] = (0,)

    def __init__(self) -> None:
        super().__init__()
        self.book = (Production(HALF),)
        self.specials = (Reclamation(),)
        self.inventions = (
            Invention(
                "fence",
                items=("shovel",),
                on_build=(Level(PALISADE, 1),),
                on_loss=(Level(PALISADE, -1, possible=True),),
            ),
            Invention("garden", items=("shovel",), prices=(Price(food=2),), on_build=(Gain(FOOD, 4),)),
        )
        uses = (
            OldTools(
                "scenario-dashes",
                AT_PLANNING | AT_NIGHT | AT_FIGHT | AT_DEMAND_WEAPON,
                ANY,
                BuildFree(("rope", "pot", "knife")),
                name="robinson-tools",
            ),
            Plow("scenario-bowtie", AT_PLANNING, ANY, RemoveBlack(), name="robinson-plow"),
            DiscoveryUse("scenario-cross", AT_HUNGRY, ANY, RerollHungry(HUNGRY_DIE), name="robinson-powder"),
            DiscoveryUse(
                "scenario-stripes",
                AT_PLANNING | AT_DEMAND_FOOD | AT_NIGHT | AT_MEAL_OUTSIDE,
                ANY,
                GainAvailable(PRESERVED, 1),
                name="robinson-seeds",
            ),
        )
        self.uses = {use.action: use for use in uses}
        self.words = {RECLAIM: "reclaim", SCENARIO_ITEM: "fence", SCENARIO_ITEM + 1: "garden"}

    def drawn_at_setup(self, s: CrusoeState) -> list[Fx]:
        return [MarkGoal()]

    # -- the round -------------------------------------------------------------------------------------------------

    def weather_dice(self, round: int) -> tuple[str, ...]:
        """RC-sheet-6-02."""
        if round <= 2:
            return ()
        if round <= 6:
            return ("rain",) if round <= 4 else ("winter",)
        return ("winter", "hungry") if 9 <= round <= 10 else ("rain", "hungry")

    def totem(self, s: CrusoeState, space: int) -> list[Fx]:
        """RC-sheet-6-10."""
        terrain = TILES[s.tiles[space]].terrain
        seen = any(TILES[number].terrain == terrain for other, number in enumerate(s.tiles) if other != space)
        return [] if seen else [CoverTerrainHere()]

    def at_night(self, s: CrusoeState) -> list[Fx]:
        return [FeedKids()] if kids(s) else []

    def mouths(self, s: CrusoeState) -> int:
        """RC-sheet-6-08."""
        return kids(s)

    def stacks(self, s: CrusoeState, space: int, token: int) -> bool:
        """RC-sheet-6-17."""
        return token == PLUS_FOOD and space == s.camp

    # -- the end ---------------------------------------------------------------------------------------------------

    def goal(self, s: CrusoeState) -> bool:
        """RC-sheet-6-03, -04."""
        marked = s.scenario_ints[GOAL]
        home = s.shelter and s.roof > 0 and s.palisade > 0 and s.weapon > 0
        return home and marked > 0 and marked & ~s.items == 0

    def points(self, s: CrusoeState) -> int:
        """Life 1, weapon 2, roof and palisade 3 a level, 2 an item (RC-victory-points-08, RC-sheet-6-22)."""
        return life_points(s) + 2 * s.weapon + 3 * s.roof + 3 * s.palisade + 2 * s.items.bit_count()

    # -- words -----------------------------------------------------------------------------------------------------

    def visible(self, s: CrusoeState) -> Mapping[str, Any]:
        marked = s.scenario_ints[GOAL]
        return {"goal_items": [id for item, id in enumerate(ITEM_IDS) if marked >> item & 1], "kids": kids(s)}

    def read_visible(self, s: CrusoeState, value: Any) -> None:
        """`{goal_items: [wall, pit]}`; how many children there are (`kids`) the round says."""
        if not isinstance(value, Mapping) or set(value) - {"goal_items", "kids"}:
            raise FormatError("known: goal_items, kids", "scenario_state")
        if value.get("kids", kids(s)) != kids(s):
            raise FormatError(f"in round {s.round} there are {kids(s)}", "scenario_state.kids")
        marked = value.get("goal_items", [])
        if not isinstance(marked, list) or any(not isinstance(item, str) or item not in ITEM_IDS for item in marked):
            raise FormatError(f"{marked!r} must be a list of items: {', '.join(ITEM_IDS)}", "scenario_state.goal_items")
        s.scenario_ints[GOAL] = sum(1 << ITEM_IDS.index(item) for item in set(marked))

    def status(self, s: CrusoeState) -> tuple[Msg, ...]:
        marked = s.scenario_ints[GOAL]
        left = marked & ~s.items
        gone = left & sum(1 << card - INVENTIONS for card in s.discards[D_GONE] if INVENTIONS <= card < STARTING)
        away = left & ~gone & ~(s.board | s.own)
        lines = [Msg("goal-household", {"now": (marked & s.items).bit_count(), "all": marked.bit_count()})]
        if left & ~gone & ~away:
            lines.append(Msg("goal-to-build", {"items": item_names(s, left & ~gone & ~away)}))
        if away:
            lines.append(Msg("goal-off-board", {"items": item_names(s, away)}))
        if gone:
            lines.append(Msg("goal-out-of-reach", {"items": item_names(s, gone)}))
        missing = [Msg(f"level-{what}") for what in (ROOF, PALISADE, WEAPON) if not level(s, what)]
        if not s.shelter:
            missing.insert(0, Msg("goal-no-shelter"))
        if missing:
            lines.append(Msg("goal-home-missing", {"what": listed(missing)}))
        if kids(s):
            lines.append(Msg("goal-kids", {"n": kids(s)}))
        return tuple(lines)

    def signs(self, s: CrusoeState, space: int) -> tuple[str, ...]:
        return ("kid",) if space == s.camp and kids(s) else ()


ROBINSON_FAMILY: Final = RobinsonFamily()
