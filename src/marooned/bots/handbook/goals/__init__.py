"""The handbook's goals, by scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marooned.bots.handbook.goals.base import NO_ANSWER, Goal
from marooned.bots.handbook.goals.cannibal_island import CannibalIslandGoal
from marooned.bots.handbook.goals.castaways import CastawaysGoal
from marooned.bots.handbook.goals.cursed_island import CursedIslandGoal

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

GOALS: Final[dict[str, type[Goal]]] = {
    "castaways": CastawaysGoal,
    "cursed-island": CursedIslandGoal,
    "cannibal-island": CannibalIslandGoal,
}

__all__ = ["NO_ANSWER", "Goal", "goal_of"]


def goal_of(s: CrusoeState) -> Goal:
    """The goal of a table's scenario; of scenarios unknown here: to stay alive."""
    return GOALS.get(s.cfg.scenario.id, Goal)(s)
