"""What the camp is expected to have at the evening, while a plan is being put together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marooned.games.crusoe.actions import STARTING_IDS
from marooned.games.crusoe.people import SKILL_PRICE, STONE_SOUP
from marooned.games.crusoe.targets import Goods
from marooned.games.crusoe.terms import COOK, EVERYBODY, FOOD, FUR, PRESERVED, WOOD

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

_BISCUITS: Final = STARTING_IDS.index("biscuits")


class Stock:
    """What the camp is expected to have at the evening, while a plan is being put together."""

    __slots__ = ("food", "fur", "hurt", "palisade", "preserved", "roof", "shelter", "weapon", "wood")

    def __init__(self, s: CrusoeState) -> None:
        self.wood = float(s.available[WOOD])
        self.food = float(s.available[FOOD])
        self.preserved = s.available[PRESERVED]
        self.fur = float(s.available[FUR])
        self.hurt = [0.0] * EVERYBODY  # wounds that the plan is expected to bring
        self.roof = s.roof
        self.palisade = s.palisade
        self.weapon = s.weapon
        self.shelter = s.has_shelter()

    def copy(self) -> Stock:
        """An independent copy."""
        new = Stock.__new__(Stock)
        new.wood = self.wood
        new.food = self.food
        new.preserved = self.preserved
        new.fur = self.fur
        new.hurt = self.hurt[:]
        new.roof = self.roof
        new.palisade = self.palisade
        new.weapon = self.weapon
        new.shelter = self.shelter
        return new


def pay_from(stock: Stock, goods: Goods, chance: float) -> None:
    """Take a price from the stock, by the chance that it is really paid."""
    stock.wood -= chance * goods[WOOD]
    stock.food -= chance * goods[FOOD]
    stock.preserved = max(0, stock.preserved - goods[PRESERVED])
    stock.fur -= chance * goods[FUR]


def gain_to(stock: Stock, resource: int, n: int) -> None:
    """Add a gain to the stock."""
    if resource == WOOD:
        stock.wood += n
    elif resource == FUR:
        stock.fur += n
    elif resource == PRESERVED:
        stock.preserved += n
    else:
        stock.food += n


def food_in_reserve(s: CrusoeState) -> int:
    """Food that tokens, biscuits and a soup could bring at night."""
    names = [s.cards.all[token].id for token in s.discoveries]
    food = 2 * names.count("nourishing-larvae") + max(0, s.starting[_BISCUITS])
    if s.weapon:
        food += names.count("goat")
    if COOK in s.cfg.players and s.determination[COOK] >= SKILL_PRICE[STONE_SOUP]:
        food += not s.used_skills >> STONE_SOUP & 1
    return food
