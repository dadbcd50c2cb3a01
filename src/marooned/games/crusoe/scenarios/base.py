"""What a scenario sheet defines (RC-setup-02), as hooks with the plain meaning as default."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from marooned.core.errors import FormatError
from marooned.core.messages import Msg

if TYPE_CHECKING:
    from marooned.games.crusoe.abilities import Ability
    from marooned.games.crusoe.cards import Invention
    from marooned.games.crusoe.effects.base import Fx
    from marooned.games.crusoe.state import CrusoeState


class Scenario:
    """Base of all scenarios. start_ints: the scenario's own numbers at the start (CrusoeState.scenario_ints)."""

    id: ClassVar[str]
    number: ClassVar[int]
    rounds: ClassVar[int]
    start_ints: ClassVar[tuple[int, ...]] = ()
    book: tuple[Fx, ...] = ()
    inventions: tuple[Invention, ...] = ()
    uses: Mapping[int, Ability]

    def __init__(self) -> None:
        self.uses = {}

    @abstractmethod
    def weather_dice(self, round: int) -> tuple[str, ...]:
        """The weather dice of a round: rain, winter, hungry."""

    @abstractmethod
    def goal(self, s: CrusoeState) -> bool:
        """Whether the goal is reached now."""

    @abstractmethod
    def points(self, s: CrusoeState) -> int:
        """Victory points of the table (RC-victory-points-01)."""

    def totem(self, s: CrusoeState, space: int) -> list[Fx]:
        """What a totem on a tile just placed does."""
        return []

    def round_starts(self, s: CrusoeState) -> None:
        """Bookkeeping of the scenario when the round marker has moved."""

    def planning_options(self, s: CrusoeState) -> list[int]:
        """Actions of the scenario beside the planning decision, ascending, between `done` and the kinds."""
        return []

    def planning_answer(self, s: CrusoeState, action: int) -> None:
        """Carry out one of `planning_options`."""

    def planning_label(self, s: CrusoeState, action: int) -> Msg:
        """What one of `planning_options` says."""
        return Msg("action", {"action": s.action_to_string(action)})

    def forbids_planning(self, s: CrusoeState, action: int) -> str:
        """Id of the rule that forbids a scenario action now."""
        return ""

    def visible(self, s: CrusoeState) -> Mapping[str, int]:
        """The scenario's own numbers, in the words of positions."""
        return {}

    def read_visible(self, s: CrusoeState, value: Any) -> None:
        """Set the scenario's own numbers from a position. Raises FormatError."""
        if value:
            raise FormatError("this scenario has no state of its own", "scenario_state")

    def status(self, s: CrusoeState) -> tuple[Msg, ...]:
        """What is still missing for the goal, for screens."""
        return ()
