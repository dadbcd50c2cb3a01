"""What the weather and the night of this round are expected to cost, by what will be in stock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.bots.handbook.prices import Prices
from marooned.bots.handbook.stock import Stock
from marooned.games.crusoe.targets import has_treasure
from marooned.games.crusoe.terms import HUNGRY, RAIN, SNOW, STORM

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

# (sixths, rain clouds, winter clouds) of each face of the cloud dice, by place in `weather_dice`.
_CLOUD_DICE = (((3, 1, 0), (2, 2, 0), (1, 0, 1)), ((2, 2, 0), (2, 0, 1), (2, 0, 2)))
_CLOUDS_OF = {1: (1, 0), 2: (2, 0), 3: (0, 1), 4: (0, 2)}
_NOTHING, _FOOD, _PALISADE, _BEAST = 0, 1, 2, 3
LOST = 40.0  # what each mouth left empty counts, where that loses the game
_HUNGRY_FACES = ((2, _NOTHING), (1, _FOOD), (2, _PALISADE), (1, _BEAST))


def cloud_rolls(s: CrusoeState) -> list[tuple[float, int, int]]:
    """(chance, rain clouds, winter clouds) of this round, dice and tokens together."""
    dice = s.cfg.scenario.dice_rolled(s)
    rolls = [(1.0, int(bool(s.weather_tokens & RAIN)), int(bool(s.weather_tokens & SNOW)))]
    for place, name in enumerate(("rain", "winter")):
        face = s.weather_dice[place]
        if face >= 0:
            rain, winter = _CLOUDS_OF[face]
            rolls = [(chance, r + rain, w + winter) for chance, r, w in rolls]
        elif name in dice and not s.storm_rolled:
            rolls = [
                (chance * sixths / 6, r + rain, w + winter)
                for chance, r, w in rolls
                for sixths, rain, winter in _CLOUD_DICE[place]
            ]
    merged: dict[tuple[int, int], float] = {}
    for chance, rain, winter in rolls:
        ignored = 1 if winter and s.has_item("furnace") else 0
        turned = 1 if winter > ignored and has_treasure(s, "old-clothes") else 0
        clouds = (rain + turned, winter - ignored - turned)
        merged[clouds] = merged.get(clouds, 0.0) + chance
    return [(chance, rain, winter) for (rain, winter), chance in merged.items()]


Faces = tuple[int, ...]
"""How often each face of the red die comes up, by face."""


def hungry_rolls(s: CrusoeState) -> list[tuple[float, Faces]]:
    """(chance, how often each face) of the rolls of the red die of this round; known ones as they lie."""
    known = [face for face in s.weather_dice[2:] if face >= 0]
    counts = [known.count(face) for face in range(len(_HUNGRY_FACES))]
    rolls = {tuple(counts): 1.0}
    rolled = 0 if s.storm_rolled else s.cfg.scenario.dice_rolled(s).count("hungry")
    for _ in range(0 if known else rolled or bool(s.weather_tokens & HUNGRY)):
        thrown: dict[Faces, float] = {}
        for faces, chance in rolls.items():
            for sixths, face in _HUNGRY_FACES:
                more = (*faces[:face], faces[face] + 1, *faces[face + 1 :])
                thrown[more] = thrown.get(more, 0.0) + chance * sixths / 6
        rolls = thrown
    merged: dict[Faces, float] = {}
    for faces, chance in rolls.items():
        key = (0, *faces[1:])
        merged[key] = merged.get(key, 0.0) + chance
    return [(chance, faces) for faces, chance in merged.items()]


Camp = tuple[int, int, int, int, int, int, bool]
"""Wood, food, preserved food, roof, palisade, weapon, shelter: what a night is about."""


class Evening:
    """Expected worth of the stock after the weather and the night of this round (losses are negative)."""

    __slots__ = ("clouds", "eaters", "hungry", "known", "mouths", "p", "piled", "reserve", "spare", "storm")

    def __init__(self, p: Prices, reserve: int, piled: int = 0) -> None:
        s = p.s
        self.p = p
        self.clouds = cloud_rolls(s)
        self.hungry = hungry_rolls(s)
        self.storm = bool(s.weather_tokens & STORM)
        self.eaters = p.mouths * (1 + s.extra_meals)
        self.mouths = s.cfg.scenario.mouths(s)  # fed before the players, or the game is lost
        self.piled = piled  # wood that is put on the pile before
        self.reserve = reserve  # food that tokens and items could still bring
        keeps = s.has_item("cellar") or has_treasure(s, "boxes")
        self.spare = 0.75 * p.food if keeps and p.nights else p.w.spare_food
        self.known: dict[Camp, float] = {}

    def worth(self, stock: Stock) -> float:
        """Expected worth; between whole amounts of wood and food in proportion."""
        wood, food = max(0.0, stock.wood), max(0.0, stock.food)
        w, f = int(wood), int(food)
        x, y = wood - w, food - f
        rest = (stock.preserved, stock.roof, stock.palisade, stock.weapon, stock.shelter)
        total = 0.0
        for share, dw, df in (((1 - x) * (1 - y), 0, 0), (x * (1 - y), 1, 0), ((1 - x) * y, 0, 1), (x * y, 1, 1)):
            if share > 1e-9:
                total += share * self.whole((w + dw, f + df, *rest))
        return total

    def whole(self, camp: Camp) -> float:
        """Expected worth for whole amounts; remembered."""
        found = self.known.get(camp)
        if found is None:
            found = sum(
                chance * often * self.night(camp, rain, winter, faces)
                for chance, rain, winter in self.clouds
                for often, faces in self.hungry
            )
            self.known[camp] = found
        return found

    def night(self, camp: Camp, rain: int, winter: int, faces: Faces) -> float:
        """One outcome of the dice: what is left, minus what it costs."""
        p = self.p
        wood, food, preserved, roof, palisade, weapon, shelter = camp
        food += preserved
        bare = max(0, rain + winter - roof)
        wounds = max(0, winter + bare - wood) + max(0, bare - food)
        wood = max(0, wood - winter - bare)
        food = max(0, food - bare)
        wounds += max(0, faces[_FOOD] - food) + faces[_BEAST] * max(0, 3 - weapon)
        food = max(0, food - faces[_FOOD])
        broken = max(0, faces[_PALISADE] - palisade)
        palisade = max(0, palisade - faces[_PALISADE])
        wounds += broken + max(0, self.storm - palisade) + (not shelter)
        palisade = min(max(0, palisade - self.storm), len(p.palisade_future) - 1)
        worth = p.kept_wood(wood, self.piled) + p.palisade_future[palisade] - broken * p.broken
        return worth - p.each[min(wounds, len(p.each) - 1)] + self.meal(food, preserved)

    def meal(self, food: int, preserved: int) -> float:
        """Worth of the food after everybody has eaten, or the price of hunger."""
        p = self.p
        if self.mouths:
            if food + self.reserve < self.mouths:
                return -LOST * (self.mouths - food - self.reserve)
            return self.players_meal(food - self.mouths, preserved) - p.food * self.mouths
        return self.players_meal(food, preserved)

    def players_meal(self, food: int, preserved: int) -> float:
        """The same for the players alone; food below 0 has been taken from the reserve."""
        p = self.p
        missing = self.eaters - food
        if missing <= 0:
            kept = min(-missing, preserved)
            return 0.8 * p.food * kept * (1.0 if p.nights else 0.1) + self.spare * (-missing - kept)
        helped = min(missing, self.reserve)
        missing -= helped
        extra = max(0, missing - p.mouths)  # meals beyond the first cost 1 wound each
        return -0.9 * p.food * helped - extra * p.each_one / p.mouths - p.hunger[missing - extra]
