"""The handbook bot: a readable player that follows simple published advice, and each scenario's goal (`goals`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.bots.handbook.answers import answer
from marooned.bots.handbook.goals import NO_ANSWER
from marooned.bots.handbook.planner import Offer, Planner, undone
from marooned.bots.handbook.weights import DEFAULT, Weights
from marooned.bots.handbook.windows import before_planning
from marooned.games.crusoe.actions import CARRY, CONFIRM, DONE, GO, HELPER, KIND, PERSON
from marooned.games.crusoe.layout import P_EVENT, P_HUNTING, P_ISLAND, S_BEAST, S_ISLAND
from marooned.games.crusoe.phases.planning import Confirm, Plan, PlanActor, PlanCarry, PlanHelper, PlanPay, PlanTarget

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState, Planned

_STEPS = (Plan, PlanTarget, PlanActor, PlanPay, PlanHelper, PlanCarry)


class HandbookBot:
    """Plays any seat. It never chooses at random and keeps nothing that it could not work out again from the table."""

    def __init__(self, seed: int | str = 0, weights: Weights = DEFAULT) -> None:
        self.seed = seed
        self.weights = weights

    def choose(self, view: CrusoeState, seat: int) -> int:
        """The action for the open decision. Only what lies on the table counts, never streams or the order of piles."""
        options = view.legal_actions(seat)
        if len(options) == 1:
            return options[0]
        if isinstance(view.asking, Confirm):
            return CONFIRM
        if isinstance(view.asking, _STEPS):
            return self.plan_step(view, options)
        return answer(Planner(view, self.weights), view.asking, options)

    # -- planning --------------------------------------------------------------------------------------------------

    def plan_step(self, view: CrusoeState, options: list[int]) -> int:
        """The next small step on the way to the plan."""
        if isinstance(view.asking, Plan) and not view.plan:
            planner = Planner(view, self.weights)
            use = before_planning(planner, options)
            if use >= 0:
                return use
            step = planner.p.goal.step(planner, options, lambda: plan_for(view, self.weights))
            if step != NO_ANSWER:
                return step
        wanted = self.next_wanted(view)
        if wanted is None:
            return DONE if DONE in options else options[0]
        step = step_of(view, wanted)
        return step if step in options else options[0]

    def next_wanted(self, view: CrusoeState) -> Offer | None:
        """The declaration to make next, None if the plan is complete; a new plan if somebody has planned otherwise."""
        plan = plan_for(undone(view), self.weights)
        made = [same(planned) for planned in view.plan]
        if made == [same(offer.planned) for offer in plan[: len(made)]]:
            return plan[len(made)] if len(made) < len(plan) else None
        rest = view.clone()
        rest.draft = None
        plan = plan_for(rest, self.weights)
        return plan[0] if plan else None


_plans: dict[tuple[str, tuple[float, ...]], list[Offer]] = {}
_MOST_PLANS = 64


def plan_for(table: CrusoeState, weights: Weights) -> list[Offer]:
    """The plan for a table. Plans depend on nothing else, so all handbooks of a process share the last ones."""
    key = (signature(table), weights.key())
    found = _plans.get(key)
    if found is None:
        if len(_plans) >= _MOST_PLANS:
            _plans.clear()
        found = _plans[key] = Planner(table, weights).best_plan()
    return found


def forget_plans() -> None:
    """Forget the plans that are remembered; they will be worked out again."""
    _plans.clear()


def signature(s: CrusoeState) -> str:
    """Everything on the table that a plan depends on."""
    return repr(
        (
            s.cfg.scenario.id, s.cfg.players, s.cfg.friday, s.cfg.dog, s.round, s.first, s.morale,
            s.weapon, s.roof, s.palisade, s.shelter, s.camp, s.tiles, s.closed, s.closed_by, s.covered, s.covered_by,
            s.marks, s.marks_by, s.fresh, s.terrain_covered, s.shortcut, s.shortcut_source,
            s.action_tokens, s.cost_tokens, s.weather_tokens, s.weather_dice, s.storm_rolled,
            s.wounds, s.special, s.determination, s.used_skills, s.no_skills, s.arrows_blocked, s.curses,
            s.available, s.discoveries, s.starting, [(t.card, t.uses) for t in s.treasures],
            s.items, s.suspended, s.board, s.own, s.sheet, s.threat, s.moved_loss, s.extra_meals, s.scenario_ints,
            s.guest, s.free_pawns, s.allowed, s.ban_mixed, s.uses_now, [same(planned) for planned in s.plan],
            *((pile.top, pile.bag, pile.low) for pile in (s.piles[P_EVENT], s.piles[P_HUNTING], s.piles[P_ISLAND])),
            s.loose[S_BEAST], s.loose[S_ISLAND],
        )
    )  # fmt: skip


def same(planned: Planned) -> tuple[int, int, int, tuple[int, ...], tuple[int, ...], int]:
    """What makes two declarations the same."""
    return (planned.kind, planned.target, planned.actor, planned.helpers, planned.goods, planned.carry)


def step_of(view: CrusoeState, offer: Offer) -> int:
    """The small step that leads towards a declaration; -1 if the draft went another way."""
    wanted = offer.planned
    draft = view.draft
    asking = view.asking
    if isinstance(asking, Plan):
        return KIND + wanted.kind
    if draft is None or draft.kind != wanted.kind:
        return -1
    if isinstance(asking, PlanTarget):
        return wanted.target
    if draft.target != wanted.target:
        return -1
    if isinstance(asking, PlanActor):
        return PERSON + wanted.actor
    if draft.actor != wanted.actor:
        return -1
    if isinstance(asking, PlanPay):
        return offer.pay
    if isinstance(asking, PlanHelper):
        taken = len(draft.helpers)
        if draft.helpers != wanted.helpers[:taken]:
            return -1
        return HELPER + wanted.helpers[taken] if taken < len(wanted.helpers) else GO
    return CARRY + wanted.carry
