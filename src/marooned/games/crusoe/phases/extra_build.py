"""A build inside a running action (Fast Work): declared, paid, rolled and resolved at once (RC-added-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.core.messages import Msg
from marooned.games.crusoe.effects.base import (
    CloseScope,
    Fx,
    FxChoice,
    OpenScope,
)
from marooned.games.crusoe.pawns import ECONOMICAL_PRICE
from marooned.games.crusoe.phases.dice import ActionDie, ForcedReroll, Rerolls, current
from marooned.games.crusoe.phases.resolving import Adventure, Danger, Success, Wound
from marooned.games.crusoe.state import Planned
from marooned.games.crusoe.targets import item_of, place_of
from marooned.games.crusoe.terms import (
    BUILD,
    DANGER,
)
from marooned.games.crusoe.verbs import (
    live_marks,
)

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


class ExtraBuild(FxChoice):
    """A build at once, with one virtual pawn and compulsory dice, from unreserved stock; nothing if none is
    possible (RC-added-12).
    """

    __slots__ = ()
    PROMPT = "ask-extra-build"
    RULES = ("RC-added-12",)

    def options(self, s: CrusoeState) -> list[int]:
        from marooned.games.crusoe.planning import candidates

        return [target for target in candidates(s, BUILD) if extra_build_fits(s, target)]

    def answer(self, s: CrusoeState, action: int) -> None:
        s.then(ExtraBuildPay(action))

    def label(self, s: CrusoeState, action: int) -> Msg:
        from marooned.games.crusoe.plan_words import target_words

        return Msg("label-target", {"target": target_words(s, BUILD, action)})

    def words(self) -> Msg:
        return Msg("fx-extra-build")


def extra_build_fits(s: CrusoeState, target: int) -> bool:
    """Whether one virtual pawn can build the target now."""
    from marooned.games.crusoe.pawns import pawns_needed
    from marooned.games.crusoe.planning import forbids_build, prices

    item = item_of(target)
    actor = s.actor()
    if item >= 0 and s.own >> item & 1:
        if s.cfg.inventions[item].character != actor:
            return False
        s.free_pawns[actor] += 1
        code = forbids_build(s, target)
        s.free_pawns[actor] -= 1
    else:
        code = forbids_build(s, target)
    if code or item in s.future_items:
        return False
    return pawns_needed(s, BUILD, target)[0] <= 1 and bool(prices(s, BUILD, target, actor))


class ExtraBuildPay(FxChoice):
    """How the extra build is paid."""

    __slots__ = ("target",)
    PROMPT = "ask-pay"

    def __init__(self, target: int) -> None:
        self.target = target

    def options(self, s: CrusoeState) -> list[int]:
        from marooned.games.crusoe.planning import prices

        return sorted({pay for pay, _, _ in prices(s, BUILD, self.target, s.actor())})

    def answer(self, s: CrusoeState, action: int) -> None:
        from marooned.games.crusoe.committing import use_skill
        from marooned.games.crusoe.pawns import pawns_needed
        from marooned.games.crusoe.people import ECONOMICAL
        from marooned.games.crusoe.planning import prices
        from marooned.games.crusoe.targets import USES_ECONOMICAL

        actor = s.actor()
        _, goods, flags = next(choice for choice in prices(s, BUILD, self.target, actor) if choice[0] == action)
        need, sure = pawns_needed(s, BUILD, self.target)
        for resource, n in enumerate(goods):
            s.available[resource] -= n
        if flags & USES_ECONOMICAL:
            use_skill(s, ECONOMICAL, actor, ECONOMICAL_PRICE, 1)
        s.plan.append(Planned(BUILD, self.target, actor, (), goods, flags, 0, need, sure))
        s.then(ExtraBuildRun(len(s.plan) - 1))

    def label(self, s: CrusoeState, action: int) -> Msg:
        from marooned.games.crusoe.plan_words import goods_words
        from marooned.games.crusoe.planning import prices

        choice = next(choice for choice in prices(s, BUILD, self.target, s.actor()) if choice[0] == action)
        return Msg("label-pay", {"goods": goods_words(choice[1])})


class ExtraBuildRun(Fx):
    """Roll and resolve the extra build inside the running action; its gains share the pocket."""

    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        self.index = index

    def resolve(self, s: CrusoeState) -> None:
        outer = s.cur
        s.cur = self.index
        s.roll = [-1, -1, -1]
        s.rolled = 0
        s.ok = False
        planned = current(s)
        space = place_of(s, BUILD, planned.target)
        first = 0
        danger: list[Fx] = [Danger()] if live_marks(s, space) & DANGER else []
        s.push(
            OpenScope(planned.actor, -1, "build", space),
            *danger,
            ActionDie(first),
            ActionDie(first + 1),
            ActionDie(first + 2),
            ForcedReroll(),
            Rerolls(),
            Wound(),
            Success(),
            Adventure(),
            CloseScope(),
            BackTo(outer),
        )


class BackTo(Fx):
    """The outer action goes on."""

    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        self.index = index

    def resolve(self, s: CrusoeState) -> None:
        s.cur = self.index
