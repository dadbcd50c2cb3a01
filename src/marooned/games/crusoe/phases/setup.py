"""The end of the set-up: the starting items that are drawn, then the first round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.games.crusoe.effects.base import Fx, Turn
from marooned.games.crusoe.layout import P_STARTING, STARTING
from marooned.games.crusoe.phases.event import StartRound

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


class DrawSetupItem(Turn):
    """A starting item of the set-up; they belong to all players (RC-setup-23)."""

    __slots__ = ()
    PILE = P_STARTING
    RULES = ("RC-setup-23",)

    def turned(self, s: CrusoeState, instance: int) -> None:
        s.starting[instance - STARTING] = 2


class FirstRound(Fx):
    """Set-up is over; round 1 begins (RC-setup-26)."""

    __slots__ = ()
    RULES = ("RC-setup-26",)

    def resolve(self, s: CrusoeState) -> None:
        s.then(StartRound())
