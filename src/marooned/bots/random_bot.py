"""The bot that plays at random: the yardstick for all others, and the one that finds the engine's mistakes."""

from __future__ import annotations

from typing import Final

from marooned.core.engine import State
from marooned.core.rng import Dice

GOING_ON: Final = 3
"""Where any-time abilities are offered beside what moves the game on, the latter has this many chances to 1."""


class RandomBot:
    """Chooses uniformly among the legal actions.

    going_on: the weight of all options together that move the game on, against 1 for all any-time abilities together.
    Without it (0) every option counts alike; then abilities are burnt as soon as they are there and games are thin.
    It reads legal actions only, so the runner gives it the table's own state instead of a view.
    """

    __slots__ = ("dice", "going_on")

    def __init__(self, seed: int | str = 0, going_on: int = GOING_ON) -> None:
        self.dice = Dice(seed)
        self.going_on = going_on

    def choose(self, view: State, seat: int) -> int:
        """One of the seat's legal actions."""
        options = view.legal_actions(seat)
        if self.going_on and view.asking is not None:
            extras = view.asking.extras(view, options)
            if extras and len(extras) < len(options):
                going = self.dice.below(self.going_on + 1) > 0
                options = [option for option in options if option not in extras] if going else extras
        return options[self.dice.below(len(options))]
