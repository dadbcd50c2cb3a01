"""Robinson Family: the nine marked items and all that they need, a house around them, and food for the children."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from marooned.bots.handbook.goals.base import NO_ANSWER, Goal
from marooned.games.crusoe.actions import DISCOVERY_IDS, FOOD_AT, SPACE, USE_DISCOVERY, USE_SKILL
from marooned.games.crusoe.board import TILES
from marooned.games.crusoe.effects.base import BEAST_STRENGTH_3, BREAK_PALISADE, EAT_FOOD, Window
from marooned.games.crusoe.effects.island import action_source
from marooned.games.crusoe.layout import INVENTIONS, P_INVENTION
from marooned.games.crusoe.people import NEW_IDEAS
from marooned.games.crusoe.scenarios.robinson_family import BIRTHS, GOAL, RemoveBlack, black_markers, kids
from marooned.games.crusoe.terms import AT_HUNGRY, CARPENTER, WOOD, WOOD_SOURCE

if TYPE_CHECKING:
    from marooned.bots.handbook.planner import Planner
    from marooned.bots.handbook.prices import Prices
    from marooned.bots.handbook.stock import Stock
    from marooned.bots.handbook.things import Things
    from marooned.games.crusoe.state import CrusoeState, Planned

TOOLS: Final = USE_DISCOVERY + DISCOVERY_IDS.index("scenario-dashes")
PLOW: Final = USE_DISCOVERY + DISCOVERY_IDS.index("scenario-bowtie")
POWDER: Final = USE_DISCOVERY + DISCOVERY_IDS.index("scenario-cross")
SEEDS: Final = USE_DISCOVERY + DISCOVERY_IDS.index("scenario-stripes")
_TOKENS: Final = {"scenario-dashes": 2.0, "scenario-bowtie": 1.5, "scenario-cross": 0.7, "scenario-stripes": 1.2}
MARKED: Final = 3.0  # a marked item, half-way through the game
NEEDED: Final = 1.5  # an item that marked ones need
HOME: Final = 1.0  # the first level of roof, palisade and weapon
SHELTER: Final = 12.0  # a built shelter
FIRST: Final = 0.1  # share of these worths in the first round: to live comes first
HALFWAY: Final = 6.0  # rounds until they have their full worth
SPARE_WOOD: Final = 5  # wood that is wanted besides, as books halve the production
WINNING: Final = 60.0  # the last thing that is missing


class RobinsonFamilyGoal(Goal):
    """Marked items early and steadily; terrains and tools that they need before them."""

    def __init__(self, s: CrusoeState) -> None:
        super().__init__(s)
        self.left = self.missing_items()
        self.hope = self.within_reach()

    def missing_items(self) -> int:
        """Bits of the marked items still to be built."""
        return self.s.scenario_ints[GOAL] & ~self.s.items

    def within_reach(self) -> float:
        """How much the goal is still worth working for: 1, and less when too much is missing for the rounds left."""
        s = self.s
        gone = self.left & ~(s.board | s.own)
        known = sum(1 << card - INVENTIONS for card in s.piles[P_INVENTION].known())
        if gone & ~known:
            return 0.0
        rounds = s.cfg.scenario.rounds - s.round + 1
        needed = (self.left | self.tools()).bit_count() + self.home_missing()
        pace = needed / max(1, rounds)
        most = (1.6, 2.0, 2.8, 3.6)[s.cfg.seats - 1]
        return 1.0 if pace <= most else max(0.15, 1.0 - (pace - most))

    def tools(self) -> int:
        """Bits of the items, not built yet, that missing marked items need, directly or not."""
        s = self.s
        found, waiting = 0, self.left
        while waiting:
            needed = 0
            for item, invention in enumerate(s.cfg.inventions):
                if waiting >> item & 1:
                    needed |= sum(s.cfg.item_bit(name) for name in invention.items)
            waiting = needed & ~s.items & ~found
            found |= waiting
        return found & ~self.left

    def home_missing(self) -> int:
        """Of shelter, roof, palisade and weapon those that are missing."""
        s = self.s
        return (not s.shelter) + (s.roof < 1) + (s.palisade < 1) + (s.weapon < 1)

    def wood_missing(self) -> int:
        wood = 0
        for item, invention in enumerate(self.s.cfg.inventions):
            if self.left >> item & 1:
                wood += min(price.goods[WOOD] for price in invention.prices)
        s = self.s
        house = (not s.has_shelter()) + max(0, 2 - s.roof)  # wanted early, so it counts twice with the common need
        return wood + SPARE_WOOD + s.cfg.build_cost[0] * house

    # -- worths ----------------------------------------------------------------------------------------------------

    def item(self, things: Things, name: str) -> float | None:
        s = self.s
        bit = s.cfg.item_bit(name)
        if name == "garden":
            return 4 * things.p.food if things.p.left else 0.0
        common = things.palisade(1) if name == "fence" else things.common_item(name)
        if s.scenario_ints[GOAL] & bit:
            if self.left == bit and not self.home_missing():
                return common + WINNING
            return common + self.hope * MARKED * self.hurry()
        if self.tools() & bit or (s.items & bit and self.serves(name)):
            return common + self.hope * NEEDED * self.hurry()
        return common

    def hurry(self) -> float:
        """Little at first, when the house comes first; more as the rounds go by."""
        return FIRST + (1.0 - FIRST) * min(2.0, (self.s.round - 1) / HALFWAY)

    def serves(self, name: str) -> bool:
        """Whether a missing marked item needs this one."""
        return any(
            self.left >> item & 1 and name in invention.items for item, invention in enumerate(self.s.cfg.inventions)
        )

    def wanted_terrains(self) -> dict[int, int]:
        """How many missing marked items and tools for them each terrain would let us build."""
        wanted = self.left | self.tools()
        found: dict[int, int] = {}
        for item, invention in enumerate(self.s.cfg.inventions):
            if wanted >> item & 1 and invention.terrain:
                found[invention.terrain] = found.get(invention.terrain, 0) + 1
        return found

    def terrain(self, things: Things, terrain: int) -> float | None:
        n = self.wanted_terrains().get(terrain, 0)
        return self.hope * (4.0 + 2.5 * n) * self.hurry() if n else None

    def tile(self, things: Things, number: int, space: int) -> float:
        """A totem covers the terrain if it is new; it must be reclaimed then."""
        tile = TILES[number]
        seen = any(TILES[other].terrain == tile.terrain for other in self.s.tiles)
        if not tile.totem or seen:
            return 0.0
        return -min(things.terrain(tile.terrain), 3.0)

    def stock(self, p: Prices, stock: Stock) -> float:
        """The first level of each, and food that keeps for the children to come."""
        first = (stock.roof >= 1) + (stock.palisade >= 1) + (stock.weapon >= 1)
        worth = self.hope * HOME * self.hurry() * first
        if self.nearly_won() and self.s.shelter and first == 3:
            worth += WINNING
        coming = sum(birth > self.s.round for birth in BIRTHS[:2])
        return worth + 0.3 * min(stock.preserved, 2 * coming)

    def built_shelter(self, p: Prices) -> float:
        """It must be built some day, better before roof and palisade, which fall with a natural one."""
        lost = 1.5 * (self.s.roof + self.s.palisade) if self.s.has_shelter() else 0.0
        return max(0.0, self.hope * SHELTER * max(0.5, self.hurry()) - lost) + (WINNING if self.nearly_won() else 0.0)

    def nearly_won(self) -> bool:
        """Whether one thing of the house alone is missing."""
        return not self.left and self.home_missing() == 1

    def token(self, things: Things, name: str) -> float | None:
        return _TOKENS.get(name)

    # -- black markers ---------------------------------------------------------------------------------------------

    def relief(self, things: Things, action: int) -> float:
        """What taking a black marker away is worth."""
        s = self.s
        if action < FOOD_AT:
            terrain = TILES[s.tiles[action - SPACE]].terrain
            return 0.0 if s.terrains & terrain else things.terrain(terrain)
        space, source = action_source(action)
        price = things.p.wood if source == WOOD_SOURCE else things.p.food
        if space == s.camp:
            return 0.8 * price * things.p.left
        return 0.15 * price * things.p.left if s.dist[space] == 1 else 0.05

    def special(self, plan: Planner, s: CrusoeState, planned: Planned) -> float:
        """A reclamation: the best marker, the next best if another one is planned already."""
        worths = sorted((self.relief(plan.things, action) for action in black_markers(self.s)), reverse=True)
        others = sum(other.target == planned.target for other in s.plan)
        return worths[others] if others < len(worths) else 0.0

    # -- answers ---------------------------------------------------------------------------------------------------

    def answer(self, plan: Planner, asking: Any, options: list[int]) -> int:
        if isinstance(asking, RemoveBlack):
            return max(options, key=lambda option: self.relief(plan.things, option))
        return NO_ANSWER

    def before_planning(self, plan: Planner, options: list[int]) -> int:
        """Tools and plow as soon as they serve; a marked invention that was discarded is fetched back."""
        if TOOLS in options:
            return TOOLS
        if SEEDS in options:
            return SEEDS
        if PLOW in options and max(self.relief(plan.things, action) for action in black_markers(self.s)) >= 2.0:
            return PLOW
        if USE_SKILL + NEW_IDEAS in options and self.s.determination[CARPENTER] >= 3:
            top = [card - INVENTIONS for card in self.s.piles[P_INVENTION].top[-5:] if card >= 0]
            if any(self.left >> item & 1 for item in top):
                return USE_SKILL + NEW_IDEAS
        return NO_ANSWER

    def window(self, plan: Planner, window: Window, options: list[int]) -> int:
        """The powder against a face that hurts."""
        s = self.s
        if window.at != AT_HUNGRY or POWDER not in options:
            return NO_ANSWER
        harm = {EAT_FOOD: kids(s) > 0, BREAK_PALISADE: s.palisade < 2, BEAST_STRENGTH_3: s.weapon < 3}
        return POWDER if harm[s.weather_dice[2 + s.hungry_roll]] else NO_ANSWER
