"""Effects on resources and determination: gains and demands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marooned.core.messages import Msg
from marooned.games.crusoe import abilities
from marooned.games.crusoe.actions import LOSE_FOOD, LOSE_PRESERVED
from marooned.games.crusoe.effects.base import Demand, Fx, FxChoice, Settle, Window, targets, victims
from marooned.games.crusoe.effects.people import Hurt, who_name
from marooned.games.crusoe.terms import (
    AT_DEMAND_DETERMINATION,
    AT_DEMAND_FOOD,
    AT_DEMAND_FUR,
    AT_DEMAND_WOOD,
    EACH,
    EVERYBODY,
    FOOD,
    FOOD_SOURCE,
    FUR,
    GATHER,
    GROUP,
    GUEST,
    PRESERVED,
    RESOURCES,
    WOOD,
)
from marooned.games.crusoe.verbs import gain, give_determination, hurt, pay, payable, take_determination

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

ALL: Final = 99


class Gain(Fx):
    """Resources gained. each: so many per player."""

    __slots__ = ("each", "n", "what")

    def __init__(self, what: int, n: int, each: bool = False) -> None:
        self.what = what
        self.n = n
        self.each = each

    def resolve(self, s: CrusoeState) -> None:
        gain(s, self.what, self.n * len(s.fellows()) if self.each else self.n)

    def words(self) -> Msg:
        return Msg("fx-gain-each" if self.each else "fx-gain", {"what": RESOURCES[self.what], "n": self.n})


class GainGathered(Fx):
    """One more of the resource being gathered, even if the action failed (RC-action-dice-09)."""

    __slots__ = ()
    RULES = ("RC-action-dice-09",)

    def resolve(self, s: CrusoeState) -> None:
        if s.cur >= 0 and s.plan[s.cur].kind == GATHER:
            gain(s, FOOD if gathered_source(s) == FOOD_SOURCE else WOOD, 1)

    def words(self) -> Msg:
        return Msg("fx-gain-gathered")


def gathered_source(s: CrusoeState) -> int:
    """The kind of source that the running gather action is about."""
    from marooned.games.crusoe.targets import gather_target

    return gather_target(s.plan[s.cur].target)[1]


class Discard(Demand):
    """Discard resources; food may be of either kind (RC-weather-phase-14). With `possible` nothing wounds."""

    __slots__ = ("n", "possible", "what")
    RULES = ("RC-unfulfilled-demand-01", "RC-unfulfilled-demand-05", "RC-unfulfilled-demand-16")

    def __init__(self, what: int, n: int, possible: bool = False) -> None:
        self.what = what
        self.n = n
        self.possible = possible

    def reach(self, s: CrusoeState) -> int:
        """Units within reach of the demand."""
        return payable(s, self.what) + (payable(s, PRESERVED) if self.what == FOOD else 0)

    def window(self, s: CrusoeState) -> int:
        if self.possible or self.reach(s) >= self.n:
            return 0
        return {FOOD: AT_DEMAND_FOOD, WOOD: AT_DEMAND_WOOD, FUR: AT_DEMAND_FUR}[self.what]

    def settle(self, s: CrusoeState) -> None:
        missing = max(0, self.n - self.reach(s))
        if self.what == FOOD:
            if missing and not self.possible:
                s.then(Hurt(victims(s), missing))
            if self.n > missing:
                s.then(PayFood(self.n - missing))
            return
        pay(s, self.what, self.n - missing)
        if missing and not self.possible:
            Hurt(victims(s), missing).resolve(s)

    def words(self) -> Msg:
        return Msg(
            "fx-discard-possible" if self.possible else "fx-discard", {"what": RESOURCES[self.what], "n": self.n}
        )


class PayFood(FxChoice):
    """Discard n food, unit by unit, ordinary or preserved as the players like; n units are there."""

    __slots__ = ("n",)
    PROMPT = "ask-food-kind"
    RULES = ("RC-weather-phase-14",)

    def __init__(self, n: int) -> None:
        self.n = n

    def options(self, s: CrusoeState) -> list[int]:
        ordinary = payable(s, FOOD)
        preserved = payable(s, PRESERVED)
        options = [LOSE_FOOD] if ordinary else []
        if (preserved and ordinary + preserved != self.n) or (preserved and not ordinary):
            options.append(LOSE_PRESERVED)
        return options

    def answer(self, s: CrusoeState, action: int) -> None:
        pay(s, FOOD if action == LOSE_FOOD else PRESERVED, 1)
        if self.n > 1:
            s.then(PayFood(self.n - 1))

    def search(self, s: CrusoeState, options: list[int]) -> list[int]:
        return options[:1]

    def prompt(self, s: CrusoeState) -> Msg:
        return Msg("ask-food-kind", {"n": self.n})

    def label(self, s: CrusoeState, action: int) -> Msg:
        return Msg("resource-food" if action == LOSE_FOOD else "resource-preserved-food")

    def words(self) -> Msg:
        return Msg("fx-discard", {"what": RESOURCES[FOOD], "n": self.n})


class DiscardAll(Fx):
    """Discard every wood, food and fur in available resources; tokens stay (RC-discovery-tokens-04)."""

    __slots__ = ()
    RULES = ("RC-discovery-tokens-04",)

    def resolve(self, s: CrusoeState) -> None:
        for resource in (WOOD, FOOD, PRESERVED, FUR):
            pay(s, resource, s.available[resource])

    def words(self) -> Msg:
        return Msg("fx-discard-all")


class LoseDetermination(Demand):
    """The people named discard determination; each missing token is 1 wound to that person. n: ALL takes all there
    is.
    """

    __slots__ = ("n", "who")
    RULES = ("RC-unfulfilled-demand-01", "RC-unfulfilled-demand-03")

    def __init__(self, who: str, n: int) -> None:
        self.who = who
        self.n = n

    def window(self, s: CrusoeState) -> int:
        mask = targets(s, self.who)
        short = self.n != ALL and any(
            mask >> person & 1 and s.determination[person] < self.n
            for person in range(GUEST)  # a guest has never any, so that nothing used before would help
        )
        return AT_DEMAND_DETERMINATION if short else 0

    def resolve(self, s: CrusoeState) -> None:
        at = self.window(s)
        mask = targets(s, self.who)
        asked = mask.bit_length() - 1 if mask and mask & (mask - 1) == 0 else GROUP
        if at and abilities.usable(s, at, asked):
            s.push(Window(at, asked), Settle(self))
        else:
            self.settle(s)

    def settle(self, s: CrusoeState) -> None:
        mask = targets(s, self.who)
        short: dict[int, int] = {}
        for person in range(EVERYBODY):
            if mask >> person & 1:
                missing = take_determination(
                    s, person, min(self.n, s.determination[person]) if self.n == ALL else self.n
                )
                if missing:
                    short[missing] = short.get(missing, 0) | 1 << person
        if len(short) == 1:
            n, hurt_ones = next(iter(short.items()))
            Hurt(hurt_ones, n).resolve(s)
        else:
            for n, hurt_ones in sorted(short.items()):
                hurt(s, hurt_ones, n)

    def words(self) -> Msg:
        id = "fx-lose-all-determination" if self.n == ALL else "fx-lose-determination"
        return Msg(id, {"who": who_name(self.who), "n": self.n})


class DeterminationForPlayers(Fx):
    """Every player gains n determination."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def resolve(self, s: CrusoeState) -> None:
        for person in s.cfg.players:
            give_determination(s, person, self.n)

    def words(self) -> Msg:
        return Msg("fx-determination", {"who": EACH, "n": self.n})
