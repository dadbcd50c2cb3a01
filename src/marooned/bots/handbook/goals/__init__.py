"""The handbook's goals, by scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marooned.bots.handbook.goals.base import NO_ANSWER, Goal
from marooned.bots.handbook.goals.cannibal_island import CannibalIslandGoal
from marooned.bots.handbook.goals.castaways import CastawaysGoal
from marooned.bots.handbook.goals.cursed_island import CursedIslandGoal
from marooned.bots.handbook.goals.jenny_needs_help import JennyNeedsHelpGoal
from marooned.bots.handbook.goals.king_kong_island import KingKongGoal
from marooned.bots.handbook.goals.robinson_family import RobinsonFamilyGoal
from marooned.bots.handbook.goals.volcano_island import VolcanoIslandGoal

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

GOALS: Final[dict[str, type[Goal]]] = {
    "castaways": CastawaysGoal,
    "cursed-island": CursedIslandGoal,
    "jenny-needs-help": JennyNeedsHelpGoal,
    "volcano-island": VolcanoIslandGoal,
    "cannibal-island": CannibalIslandGoal,
    "robinson-family": RobinsonFamilyGoal,
    "king-kong-island": KingKongGoal,
}

__all__ = ["NO_ANSWER", "Goal", "goal_of"]


def goal_of(s: CrusoeState) -> Goal:
    """The goal of a table's scenario; of scenarios unknown here: to stay alive."""
    return GOALS.get(s.cfg.scenario.id, Goal)(s)
