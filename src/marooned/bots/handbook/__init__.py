"""The handbook: a bot that plays sensibly by simple published strategy, whichever game it sits at."""

from __future__ import annotations

from typing import Any

from marooned.bots.handbook.bot import HandbookBot as _IslandBot
from marooned.bots.handbook.weights import DEFAULT, Weights
from marooned.bots.scavenger import ScavengerBot
from marooned.games.scavengers.state import ScavState

__all__ = ["HandbookBot"]


class HandbookBot:
    """Plays any seat of the island game or of the card game, told apart by the view."""

    __slots__ = ("_cards", "_island")

    def __init__(self, seed: int | str = 0, weights: Weights = DEFAULT) -> None:
        self._island = _IslandBot(seed, weights)
        self._cards = ScavengerBot()

    def choose(self, view: Any, seat: int) -> int:
        """The action for the open decision of either game."""
        if isinstance(view, ScavState):
            return self._cards.choose(view, seat)
        return self._island.choose(view, seat)
