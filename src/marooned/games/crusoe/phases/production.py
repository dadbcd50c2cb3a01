"""The production phase: what the camp tile, the shortcut and the pit give (RC-production-phase-01 to 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.core.messages import Msg
from marooned.games.crusoe.actions import FOOD_AT, LOSE_FOOD, LOSE_WOOD, WOOD_AT
from marooned.games.crusoe.effects.base import WOUND, Die, Fx, GroupChoice
from marooned.games.crusoe.effects.island import action_source
from marooned.games.crusoe.effects.people import Wounds
from marooned.games.crusoe.phases import planning
from marooned.games.crusoe.terms import (
    DANGER,
    EACH,
    FOOD,
    FOOD_SOURCE,
    HALF,
    NO_FOOD,
    NO_PRODUCTION,
    NO_WOOD,
    PRODUCTION,
    SOURCES,
    WOOD,
    WOOD_SOURCE,
)
from marooned.games.crusoe.verbs import gain, is_open_tile, live_marks, space_name, yield_of

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


class ProductionPhase(Fx):
    """Collect what is produced, then let events change it (RC-production-phase-01 to 10), or skip the whole phase."""

    __slots__ = ()
    RULES = (
        "RC-production-phase-01", "RC-production-phase-02", "RC-production-phase-03", "RC-production-phase-04",
        "RC-production-phase-05", "RC-production-phase-06", "RC-production-phase-07", "RC-production-phase-08",
        "RC-production-phase-09", "RC-production-phase-10", "RC-open-questions-03",
    )  # fmt: skip

    def resolve(self, s: CrusoeState) -> None:
        s.phase = PRODUCTION
        if s.events is not None:
            s.emit("log-phase", phase=Msg("phase-production"))
        s.produced = [0, 0]
        steps: list[Fx] = []
        if not s.production & NO_PRODUCTION:
            if not s.cfg.scenario.barren(s) >> s.camp & 1:
                s.produced = [yield_of(s, s.camp, FOOD_SOURCE), yield_of(s, s.camp, WOOD_SOURCE)]
            if s.shortcut >= 0:
                steps.append(UseShortcut())
            if s.has_item("pit"):
                steps.append(PitDie(0))
            steps.append(Produce())
            if live_marks(s, s.camp) & DANGER:
                steps.append(Wounds(EACH, 1))
        s.push(*steps, *s.cfg.scenario.in_production(s), planning.StartPlanning())


class UseShortcut(GroupChoice):
    """One resource of the shortcut's tile; with several kinds the players choose (RC-item-shortcut-02, -05)."""

    __slots__ = ()
    PROMPT = "ask-shortcut-source"
    RULES = ("RC-item-shortcut-02", "RC-item-shortcut-05", "RC-open-questions-04", "RC-open-questions-06")

    def options(self, s: CrusoeState) -> list[int]:
        if not is_open_tile(s, s.shortcut) or s.cfg.scenario.barren(s) >> s.shortcut & 1:
            return []
        space = s.shortcut
        food = [FOOD_AT + space] if yield_of(s, space, FOOD_SOURCE) else []
        wood = [WOOD_AT + space] if yield_of(s, space, WOOD_SOURCE) else []
        return [*food, *wood]

    def answer(self, s: CrusoeState, action: int) -> None:
        source = action_source(action)[1]
        s.shortcut_source = source
        s.produced[0 if source == FOOD_SOURCE else 1] += 1

    def label(self, s: CrusoeState, action: int) -> Msg:
        space, source = action_source(action)
        return Msg("label-source", {"source": Msg(f"source-{SOURCES[source]}"), "space": space_name(space)})


class PitDie(Die):
    """The pit: a wound on the brown wound die is 2 food (RC-item-pit-01)."""

    __slots__ = ()
    RULES = ("RC-item-pit-01",)

    def rolled(self, s: CrusoeState, face: int) -> None:
        if face == WOUND:
            s.produced[0] += 2


class Produce(Fx):
    """Events change the sum; what is left goes to available resources (RC-production-phase-03, -04)."""

    __slots__ = ()
    RULES = ("RC-production-phase-03", "RC-production-phase-04")

    def resolve(self, s: CrusoeState) -> None:
        food, wood = s.produced
        wood += s.extra_wood
        if s.production & NO_FOOD:
            food = 0
        if s.production & NO_WOOD:
            wood = 0
        food = max(0, food - s.food_cut)
        s.produced = [0, 0]
        if s.production & HALF:
            keep = (food + wood) // 2
            if keep:
                s.then(KeepHalf(keep, food, wood))
            return
        gain(s, FOOD, food)
        gain(s, WOOD, wood)


class KeepHalf(GroupChoice):
    """Which resources of a halved production are kept, one at a time."""

    __slots__ = ("food", "n", "wood")
    PROMPT = "ask-keep-half"

    def __init__(self, n: int, food: int, wood: int) -> None:
        self.n = n
        self.food = food
        self.wood = wood

    def options(self, s: CrusoeState) -> list[int]:
        return ([LOSE_FOOD] if self.food else []) + ([LOSE_WOOD] if self.wood else [])

    def answer(self, s: CrusoeState, action: int) -> None:
        is_food = action == LOSE_FOOD
        gain(s, FOOD if is_food else WOOD, 1)
        if self.n > 1:
            s.then(KeepHalf(self.n - 1, self.food - is_food, self.wood - (not is_food)))

    def prompt(self, s: CrusoeState) -> Msg:
        return Msg("ask-keep-half", {"n": self.n})

    def label(self, s: CrusoeState, action: int) -> Msg:
        return Msg("resource-food" if action == LOSE_FOOD else "resource-wood")
