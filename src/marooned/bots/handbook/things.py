"""What things are worth: items, terrains, island tiles, sources, discovery tokens, camp sites."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marooned.bots.handbook.prices import Prices
from marooned.games.crusoe.board import HILLS, MOUNTAINS, NO_TILE, PLAINS, RIVER, TILES
from marooned.games.crusoe.effects.tiles import tile_number
from marooned.games.crusoe.layout import BACKS, P_EVENT, P_ISLAND
from marooned.games.crusoe.terms import DANGER, FOOD_SOURCE, FUR, MINUS_PAWN, PLUS_FOOD, PLUS_WOOD, WOOD_SOURCE
from marooned.games.crusoe.verbs import is_open_tile, live_marks, mark_count, yield_of

if TYPE_CHECKING:
    from marooned.games.crusoe.cards import Invention
    from marooned.games.crusoe.state import CrusoeState

_PARENTS: Final = ("shovel", "bricks", "fire", "knife", "map", "rope")
_TOKEN_WORTH: Final = {
    "edible-shoots": 0.4,
    "goat": 1.6,
    "old-machete": 1.0,
    "nourishing-larvae": 1.2,
    "poison": 0.6,
    "healing-herbs": 0.4,
    "spices": 0.4,
    "candles": 0.9,
    "fallen-tree": 1.1,
    "treasure": 1.1,
    "tobacco": 0.9,
    "large-leaves": 0.8,
    "thorny-bushes": 0.9,
    "scenario-dashes": 1.0,
    "scenario-bowtie": 1.8,
    "scenario-cross": 1.0,
    "scenario-stripes": 1.2,
}


class Things:
    """Worth of things at one moment, on the prices of that moment."""

    __slots__ = ("known_items", "p", "s")

    def __init__(self, p: Prices) -> None:
        self.p = p
        self.s = p.s
        self.known_items: dict[int, float] = {}

    # -- items -----------------------------------------------------------------------------------------------------

    def item(self, item: int) -> float:
        """Worth of having an item from the next round on, without its price; what it opens is part of it."""
        found = self.known_items.get(item)
        if found is None:
            name = self.s.cfg.inventions[item].id
            found = self.bare_item(name)
            if name in _PARENTS:
                self.known_items[item] = found
                found += self.opened_by(name)
            if self.s.own >> item & 1:
                found += 2 * self.p.determination[self.s.cfg.inventions[item].character]
            self.known_items[item] = found
        return found

    def bare_item(self, name: str) -> float:
        """What an item does by itself, in the rounds that are left."""
        wanted = self.p.goal.item(self, name)
        return self.common_item(name) if wanted is None else wanted

    def common_item(self, name: str) -> float:
        """The same whatever the scenario's goal is."""
        p = self.p
        left = p.left
        lasting = self.lasting(name)
        if lasting is not None:
            return lasting * left
        if name == "fire":
            return self.palisade(1) + 1.0
        levels = {"bricks": 1, "wall": 2, "moat": 2}.get(name, 0)
        if levels:
            return self.palisade(levels)
        weapons = {"knife": 1, "spear": 3, "sling": 2, "bow": 3}.get(name, 0)
        if weapons:
            return self.weapon(weapons)
        if name == "dam":
            return 1.6 * p.food if left else 0.0
        if name == "furnace":
            return sum(0.6 * min(1.0, p.sky.winter[round]) for round in self.rounds()) * (p.wood + 0.5 * p.bare_cloud())
        if name == "map":
            return 0.5 * p.pawn * min(left, self.explores_left())
        return 0.0

    def lasting(self, name: str) -> float | None:
        """What an item brings in each round to come; None if it is not of this kind."""
        p = self.p
        worth = {
            "shovel": 0.15,
            "cure": 0.12 + 0.1 * len(self.s.special),
            "pot": 0.25,
            "rope": 0.03,
            "snare": p.food * 0.9,
            "fireplace": 0.5,
            "shortcut": 0.8 * max(p.food, p.wood),
            "diary": p.w.determination,
            "drums": 2 * p.w.determination,
            "lantern": 0.6 * p.pawn,
            "pit": 1.2 * p.food if p.seats > 1 else 0.7,
            "raft": 0.8 * p.pawn,
            "sack": 0.8 * p.wood,
            "basket": 0.8 * p.wood,
            "shield": 0.35 * p.pawn,
            "bed": 0.45,
            "belts": 0.85 * p.pawn,
            "cellar": 0.3,
            "corral": 0.9 * p.food,
            "hatchet": p.wood,
        }
        if name in ("snare", "corral") and not room_for_food(self.s, self.s.camp):
            return 0.0
        if name == "hatchet" and self.s.marks[self.s.camp] & PLUS_WOOD:
            return 0.0
        return worth.get(name)

    def rounds(self) -> range:
        """The rounds after this one whose nights must be lived through."""
        return range(self.s.round + 1, self.p.finish)

    def explores_left(self) -> int:
        """Tiles that will still be wanted."""
        return max(0, 6 - sum(1 for number in self.s.tiles if number != NO_TILE))

    def palisade(self, n: int) -> float:
        """n palisade levels more, if there is a shelter."""
        s = self.s
        if not s.has_shelter():
            return 0.3 * n if self.p.nights > 3 else 0.0
        worth = self.p.palisade_future
        top = len(worth) - 1
        return worth[min(top, s.palisade + n)] - worth[min(top, s.palisade)]

    def weapon(self, n: int) -> float:
        """n weapon levels more."""
        worth = self.p.weapon_future
        top = len(worth) - 1
        return worth[min(top, self.s.weapon + n)] - worth[min(top, self.s.weapon)]

    def opened_by(self, parent: str) -> float:
        """What a tool opens: part of the surplus of what can be built with it."""
        gains = sorted((self.surplus(item) for item in self.children(parent)), reverse=True)
        return sum(gain * share for gain, share in zip(gains, (0.6, 0.3, 0.15), strict=False))

    def children(self, parent: str) -> list[int]:
        """Inventions in reach that need this item."""
        s = self.s
        there = s.board | s.own | s.sheet
        return [
            item for item, invention in enumerate(s.cfg.inventions) if there >> item & 1 and parent in invention.items
        ]

    def surplus(self, item: int) -> float:
        """Worth of an invention beyond its price and pawns, one round later."""
        p = self.p
        if p.left < 2:
            return 0.0
        invention = self.s.cfg.inventions[item]
        gain = self.bare_item(invention.id) * (p.left - 1) / p.left
        if self.s.own >> item & 1:
            gain += 2 * p.w.determination
        return max(0.0, gain - self.price(invention) - 1.7 * p.pawn) * self.chance(invention)

    def price(self, invention: Invention) -> float:
        """The cheapest price of an invention."""
        p = self.p
        return min(
            goods[0] * p.wood + goods[1] * p.food + goods[3] * (p.fur if self.s.available[FUR] else 1.5 * p.fur)
            for goods in (price.goods for price in invention.prices)
        )

    def chance(self, invention: Invention) -> float:
        """How likely the other conditions of an invention will be met."""
        s = self.s
        chance = 1.0 if not invention.terrain or s.terrains & invention.terrain else 0.6
        for item in invention.items:
            if not s.items >> s.cfg.item_index[item] & 1:
                chance *= 0.8
        return chance

    # -- terrains and tiles ----------------------------------------------------------------------------------------

    def terrain(self, terrain: int) -> float:
        """Worth of the first tile of a terrain."""
        s = self.s
        if s.terrains & terrain:
            return 0.0
        wanted = self.p.goal.terrain(self, terrain)
        if wanted is not None:
            return wanted
        there = s.board | s.own | s.sheet
        gains = sorted(
            (
                self.surplus(item)
                for item, invention in enumerate(s.cfg.inventions)
                if there >> item & 1 and invention.terrain & terrain
            ),
            reverse=True,
        )
        base = {PLAINS: 0.5, HILLS: 0.3, RIVER: 0.2, MOUNTAINS: 0.5}.get(terrain, 0.0)
        return base + sum(gain * share for gain, share in zip(gains, (0.7, 0.4, 0.2), strict=False))

    def source(self, source: int, space: int, distance: int) -> float:
        """What a source at a distance is worth: pawns saved against what is in reach already."""
        p = self.p
        if distance != 1 or p.left < 1:
            return 0.1
        same = sum(
            1
            for other in self.s.cfg.board.neighbours[self.s.camp]
            if other != space and is_open_tile(self.s, other) and yield_of(self.s, other, source)
        )
        price = p.wood if source == WOOD_SOURCE else p.food
        wanted = 1.0 + 0.75 * p.seats
        use = 0.75 if same < wanted - 1 else 0.4 if same < wanted else 0.12
        return p.w.source * use * 0.5 * price * p.left

    def tile(self, number: int, space: int) -> float:
        """Worth of placing this tile on a space."""
        tile = TILES[number]
        s = self.s
        distance = s.dist[space]
        worth = self.terrain(tile.terrain) + self.p.w.token * tile.discoveries
        for source in (FOOD_SOURCE, WOOD_SOURCE):
            if tile.sources & source:
                worth += self.source(source, space, distance)
        if tile.beast:
            worth += 0.25 * self.p.seats if self.p.left > 2 else 0.0
        if tile.shelter and not s.shelter and distance == 1 and not s.natural_shelter():
            worth += 0.5 * self.p.shelter_future
        worth += self.p.goal.tile(self, number, space)
        marks = s.marks[space]
        if marks & MINUS_PAWN:
            worth *= 0.8
        return worth

    def unseen_tile(self, space: int) -> float:
        """Expected worth of the next tile of the stack on a space."""
        s = self.s
        counts = s.piles[P_ISLAND].outcomes(BACKS, s.loose)
        if not counts:
            return 0.0
        total = sum(weight for _, weight in counts)
        worth = sum(weight * self.tile(tile_number(card), space) for card, weight in counts) / total
        return worth + self.p.goal.new_tile(self, space)

    # -- the camp --------------------------------------------------------------------------------------------------

    def camp_site(self, space: int) -> float:
        """What a camp on this tile brings in the rounds to come: production, sources around, tiles to explore."""
        s = self.s
        p = self.p
        if not p.left:
            return 0.0
        moved = space != s.camp
        food = yield_of(s, space, FOOD_SOURCE)
        wood = yield_of(s, space, WOOD_SOURCE)
        if moved and s.marks[s.camp] & PLUS_FOOD and not s.marks[space] & PLUS_FOOD:
            food += mark_count(s, s.camp, PLUS_FOOD)
        if moved and s.marks[s.camp] & PLUS_WOOD and not s.marks[space] & PLUS_WOOD:
            wood += 1
        worth = p.left * (p.food * food + p.wood * wood)
        foods = woods = unknown = 0
        for other in s.cfg.board.neighbours[space]:
            if is_open_tile(s, other):
                foods += bool(yield_of(s, other, FOOD_SOURCE))
                woods += bool(yield_of(s, other, WOOD_SOURCE))
            elif not s.tiles[other]:
                unknown += 1
        wanted = 1.0 + 0.75 * p.seats
        worth += 0.35 * p.left * (p.food * min(foods, wanted) + p.wood * min(woods, wanted))
        worth += 0.25 * min(unknown, 3) * min(p.left, 4)
        if live_marks(s, space) & DANGER:
            worth -= p.each_one * p.left
        if doomed(s, space):
            worth -= 12.0
        if moved and s.shortcut >= 0:
            worth -= 0.8 * p.wood * p.left
        return p.w.site * (worth + p.goal.camp_site(self, space))

    # -- tokens ----------------------------------------------------------------------------------------------------

    def token(self, name: str) -> float:
        """Worth of a discovery token."""
        wanted = self.p.goal.token(self, name)
        if wanted is not None:
            return wanted
        worth = _TOKEN_WORTH.get(name, 0.5)
        if name in ("edible-shoots", "poison", "healing-herbs", "spices"):
            worth *= 2.0 if self.s.has_item("pot") else 0.6
        return worth


def room_for_food(s: CrusoeState, space: int) -> bool:
    """Whether a +1 food token can be put on a tile."""
    return not s.marks[space] & PLUS_FOOD or s.cfg.scenario.stacks(s, space, PLUS_FOOD)


def doomed(s: CrusoeState, space: int) -> bool:
    """Whether a card in the event deck would close this tile: fatal for a camp there."""
    return any(
        where == space
        and by < len(s.cards.all)
        and s.cards.all[by].id == "after-the-hurricane"
        and by in s.piles[P_EVENT].known()
        for where, _, by in s.marks_by
    )
