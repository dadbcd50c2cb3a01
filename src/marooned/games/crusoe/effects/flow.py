"""Effects that only steer others: a choice, a condition, a row done for one person."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, ClassVar

from marooned.core.messages import Msg
from marooned.games.crusoe.actions import OPTION
from marooned.games.crusoe.board import TILES
from marooned.games.crusoe.effects.base import Fx, FxChoice
from marooned.games.crusoe.terms import FOOD_SOURCE
from marooned.games.crusoe.verbs import card_name, commas

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


def phrases(effects: tuple[Fx, ...]) -> tuple[Msg, ...]:
    """The texts of a row of effects; equal neighbours are said once, with how often."""
    found: list[Msg] = []
    for effect, run in groupby(effects):
        n = len(tuple(run))
        found.append(effect.words() if n == 1 else Msg("fx-times", {"effect": effect.words(), "n": n}))
    return tuple(found)


def row(effects: tuple[Fx, ...]) -> Msg:
    """The text of a row of effects."""
    return Msg("fx-row", {"effects": phrases(effects)}) if effects else Msg("fx-nothing")


def clause(effects: tuple[Fx, ...]) -> Msg:
    """The text of a row of effects inside another one, so joined more closely: "a, b, then c"."""
    if not effects:
        return Msg("fx-nothing")
    found = phrases(effects)
    return Msg("list-then", {"row": commas(found[:-1]), "next": found[-1]}) if len(found) > 1 else found[0]


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
        options = clause(self.choices[0])
        for choice in self.choices[1:]:
            options = Msg("list-slash", {"row": options, "next": clause(choice)})
        return Msg("fx-choose", {"options": options})


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
            return Msg("fx-if", {"condition": condition, "then": clause(self.then)})
        otherwise = clause(self.otherwise)
        if not self.then:
            return Msg("fx-unless", {"condition": condition, "then": otherwise})
        return Msg("fx-if-else", {"condition": condition, "then": clause(self.then), "otherwise": otherwise})


class Nothing(Fx):
    """No effect."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        return

    def words(self) -> Msg:
        return Msg("fx-nothing")
