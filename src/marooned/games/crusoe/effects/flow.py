"""Effects that only steer others: a choice, a condition, a row done for one person."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from marooned.core.messages import Msg
from marooned.games.crusoe.actions import OPTION
from marooned.games.crusoe.board import TILES
from marooned.games.crusoe.effects.base import Fx, FxChoice
from marooned.games.crusoe.terms import FOOD_SOURCE
from marooned.games.crusoe.verbs import card_name

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


def row(effects: tuple[Fx, ...]) -> Msg:
    """The text of a row of effects."""
    return Msg("fx-row", {"effects": tuple(effect.words() for effect in effects)}) if effects else Msg("fx-nothing")


class Choose(FxChoice):
    """Exactly one of the options, whether it can be met or not (RC-card-keywords-02, -03, -05)."""

    __slots__ = ("choices",)
    PROMPT = "ask-choose"
    RULES: ClassVar[tuple[str, ...]] = ("RC-card-keywords-02", "RC-card-keywords-05", "RC-open-questions-39")

    def __init__(self, choices: tuple[tuple[Fx, ...], ...]) -> None:
        self.choices = choices

    def options(self, s: CrusoeState) -> list[int]:
        return [OPTION + index for index in range(len(self.choices))]

    def answer(self, s: CrusoeState, action: int) -> None:
        s.push_all(self.choices[action - OPTION])

    def prompt(self, s: CrusoeState) -> Msg:
        card = s.scopes[-1].card if s.scopes else -1
        return Msg("ask-choose-card", {"card": card_name(s, card)}) if card >= 0 else Msg("ask-choose")

    def label(self, s: CrusoeState, action: int) -> Msg:
        return Msg("label-effects", {"effects": row(self.choices[action - OPTION])})

    def words(self) -> Msg:
        options = enumerate(self.choices, start=1)
        return Msg("fx-choose", {"options": tuple(Msg("fx-option", {"n": n, "effects": row(fx)}) for n, fx in options)})


class If(Fx):
    """One row or another, by what holds now. condition: `cure`, `shelter`, `weapon-3` or `camp-food-source`."""

    __slots__ = ("condition", "otherwise", "then")

    def __init__(self, condition: str, then: tuple[Fx, ...], otherwise: tuple[Fx, ...]) -> None:
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def holds(self, s: CrusoeState) -> bool:
        """Whether the condition holds."""
        if self.condition == "cure":
            return s.has_item("cure")
        if self.condition == "shelter":
            return s.has_shelter()
        if self.condition == "weapon-3":
            return s.weapon >= 3
        assert self.condition == "camp-food-source"
        return bool(TILES[s.tiles[s.camp]].sources & FOOD_SOURCE)

    def resolve(self, s: CrusoeState) -> None:
        s.push_all(self.then if self.holds(s) else self.otherwise)

    def words(self) -> Msg:
        condition = Msg(f"condition-{self.condition}")
        if not self.otherwise:
            return Msg("fx-if", {"condition": condition, "then": row(self.then)})
        if not self.then:
            return Msg("fx-unless", {"condition": condition, "then": row(self.otherwise)})
        return Msg("fx-if-else", {"condition": condition, "then": row(self.then), "otherwise": row(self.otherwise)})


class Nothing(Fx):
    """No effect."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        return

    def words(self) -> Msg:
        return Msg("fx-nothing")
