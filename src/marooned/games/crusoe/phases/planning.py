"""Planning: small decisions (kind, target, actor, payment, helpers, carry), then done, then each seat confirms.

A declaration grows in `s.draft` and is committed whole; what may be declared is in `planning`. Retractions stand beside
the options: a declared action can be taken back until everybody has confirmed.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from marooned.core.messages import Msg
from marooned.games.crusoe import abilities, codes
from marooned.games.crusoe.actions import (
    BUILD_ROOF,
    BUILD_WEAPON,
    CARRY,
    CONFIRM,
    DONE,
    FOOD_AT,
    GO,
    HELPER,
    HELPERS,
    KIND,
    PAY_ITEM,
    PERSON,
    SCENARIO_STEP,
    SHELTER_AT,
    SPACE,
    TAKE_BACK,
    TAKE_BACK_DRAFT,
    THREATS,
    TREASURE_MAP,
    UNDO_DONE,
    WOOD_AT,
)
from marooned.games.crusoe.committing import commit, move, take_back, take_backs
from marooned.games.crusoe.effects.base import Fx, FxChoice
from marooned.games.crusoe.effects.flow import row
from marooned.games.crusoe.pawns import (
    H_FRIDAY,
    actor_capacity,
    bound_pawn,
    few_pawns_code,
    no_pawn_code,
    no_player_code,
    pawns_needed,
    person_pawns,
)
from marooned.games.crusoe.phases import resolving
from marooned.games.crusoe.plan_order import (
    actor_in_turn,
    idle_rest,
    in_turn,
    next_person,
    target_in_turn,
    token_waits,
)
from marooned.games.crusoe.plan_words import goods_words, helper_name, planned_words, target_words
from marooned.games.crusoe.plannable import open_kinds, targets
from marooned.games.crusoe.planning import (
    actor_code,
    actors,
    candidates,
    carry_options,
    forbids_target,
    helper_choices,
    helper_code,
    helper_options,
    payment_code,
    prices,
    target_code,
)
from marooned.games.crusoe.special import special_of
from marooned.games.crusoe.state import Planned
from marooned.games.crusoe.targets import (
    BOUND_PAWN,
    CARRY_BASKET,
    USES_ECONOMICAL,
    Goods,
    is_payment,
    item_of,
    threat_of,
)
from marooned.games.crusoe.terms import (
    ARRANGE,
    AT_PLANNING,
    BUILD,
    EVERYBODY,
    EXPLORE,
    FRIDAY,
    GATHER,
    GROUP,
    GUEST,
    HUNT,
    KINDS,
    PLANNING,
    REST,
    SPECIAL,
    THREAT,
)
from marooned.games.crusoe.verbs import person_name

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


_SOLE_TARGET = (HUNT, ARRANGE, REST)  # kinds whose target is the kind itself


class StartPlanning(Fx):
    """All pawns are at hand; limits of this round apply (RC-planning-01, RC-planning-11, RC-additional-pawns-08)."""

    __slots__ = ()
    RULES = ("RC-planning-01", "RC-planning-04", "RC-planning-11", "RC-additional-pawns-08", "RC-end-of-round-04")

    def resolve(self, s: CrusoeState) -> None:
        s.phase = PLANNING
        if s.events is not None:
            s.emit("log-phase", phase=Msg("phase-planning"))
        for person in s.cfg.players:
            s.free_pawns[person] = s.pawn_limit[person]
        s.free_pawns[FRIDAY] = 1 if s.friday_lives() else 0
        s.free_pawns[GUEST] = int(s.guest)
        s.uses_now = [0] * len(HELPERS)
        s.plan = []
        s.reopen()
        s.confirmed = 0
        s.then(Plan())


def planner(s: CrusoeState) -> int:
    """The seat whose pawn is next."""
    person = next_person(s)
    return s.seat_of(person if person >= 0 else s.first)


class Step(FxChoice):
    """A step of planning: any seat may take it (RC-planning-02); it can be called off."""

    __slots__ = ()

    def seat(self, s: CrusoeState) -> int:
        return planner(s)

    def acting(self, s: CrusoeState) -> tuple[int, ...]:
        return tuple(range(s.cfg.seats))

    def label(self, s: CrusoeState, action: int) -> Msg:
        return Msg("label-take-back-draft") if action == TAKE_BACK_DRAFT else self.option_label(s, action)

    @abstractmethod
    def option_label(self, s: CrusoeState, action: int) -> Msg:
        """What an option of this step says."""

    def retractions(self, s: CrusoeState) -> list[int]:
        return [TAKE_BACK_DRAFT]

    def retract(self, s: CrusoeState, action: int) -> None:
        s.agenda.pop()
        s.draft = None
        s.then(Plan())


class Plan(Step):
    """What to declare next, or which ability to use, or that the plan is done (RC-planning-03, -05, -09)."""

    __slots__ = ()
    PROMPT = "ask-plan"
    RULES = ("RC-planning-02", "RC-planning-03", "RC-planning-05", "RC-planning-09", "RC-open-questions-33")

    def options(self, s: CrusoeState) -> list[int]:
        *waiting, friday, guest = s.free_pawns  # the last two may stay without an action
        busy = not any(waiting)
        options = [DONE] if busy else []
        options += s.cfg.scenario.planning_options(s)
        if not busy or friday or guest:
            options += open_kinds(s)
        if s.handy is None:
            s.handy = tuple(s.cfg.present(s, AT_PLANNING))
        options += abilities.usable_of(s, s.handy, AT_PLANNING, GROUP)
        return options

    def extras(self, s: CrusoeState, options: list[int]) -> list[int]:
        return [option for option in options if option >= 500]

    def search(self, s: CrusoeState, options: list[int]) -> list[int]:
        found = [
            option for option in options if option < KIND or (option < KIND + len(KINDS) and in_turn(s, option - KIND))
        ]
        if KIND + ARRANGE in found and KIND + REST in found and idle_rest(s):
            found.remove(KIND + REST)
        return found or options

    def forbids(self, s: CrusoeState, action: int) -> str:
        if action == DONE:
            return s.rule_id(codes.PLANNING_09)
        if KIND <= action < KIND + len(KINDS):
            return s.rule_id(kind_code(s, action - KIND))
        if SCENARIO_STEP <= action < KIND:
            return s.cfg.scenario.forbids_planning(s, action)
        if TAKE_BACK <= action < TAKE_BACK + len(s.plan):
            return s.rule_id(codes.ADDED_08)
        return abilities.why_not(s, action, AT_PLANNING, GROUP) or skipped_rule(s, action)

    def retractions(self, s: CrusoeState) -> list[int]:
        return take_backs(s)

    def retract(self, s: CrusoeState, action: int) -> None:
        take_back(s, action - TAKE_BACK)

    def answer(self, s: CrusoeState, action: int) -> None:
        if action == DONE:
            s.push(*(Confirm(seat) for seat in confirm_order(s)), StartResolving())
        elif KIND <= action < KIND + len(KINDS):
            kind = action - KIND
            sole = kind in _SOLE_TARGET and not s.cfg.specials[kind]
            s.draft = Planned(kind, action if sole else -1, -1)
            s.then(PlanActor() if sole else PlanTarget())
        elif action >= 500:
            s.reopen()
            s.then(self)
            abilities.use(s, action, AT_PLANNING, GROUP)
        else:
            s.reopen()
            s.then(self)
            s.cfg.scenario.planning_answer(s, action)

    def option_label(self, s: CrusoeState, action: int) -> Msg:
        if KIND <= action < KIND + len(KINDS):
            return Msg("label-kind", {"kind": Msg(f"kind-{KINDS[action - KIND]}")})
        if action == DONE:
            return Msg("label-done")
        if action >= 500:
            return abilities.label(s, action)
        if TAKE_BACK <= action < TAKE_BACK + 24:
            return Msg("label-take-back", {"plan": planned_words(s, s.plan[action - TAKE_BACK])})
        return s.cfg.scenario.planning_label(s, action)

    def detail(self, s: CrusoeState, action: int) -> Msg | None:
        return abilities.detail(s, action) if action >= 500 else None


def confirm_order(s: CrusoeState) -> list[int]:
    """Seats in the order in which they confirm, if nobody is quicker: from the first player on."""
    return [s.seat_of(person) for person in s.from_first()]


class PlanTarget(Step):
    """On what: a threat, a thing to build, a source, a space."""

    __slots__ = ()
    PROMPT = "ask-target"
    RULES = ("RC-build-03", "RC-gather-08", "RC-explore-02", "RC-threat-action-01")

    def options(self, s: CrusoeState) -> list[int]:
        assert s.draft is not None
        return targets(s, s.draft.kind)

    def search(self, s: CrusoeState, options: list[int]) -> list[int]:
        assert s.draft is not None
        kind = s.draft.kind
        return [target for target in options if target_in_turn(s, kind, target)] or options

    def answer(self, s: CrusoeState, action: int) -> None:
        assert s.draft is not None
        s.draft = Planned(s.draft.kind, action, -1)
        s.then(PlanActor())

    def left_out(self, s: CrusoeState, action: int) -> int | None:
        assert s.draft is not None
        sole = KIND + s.draft.kind
        return sole if PERSON <= action < PERSON + EVERYBODY and sole in s.legal else None

    def forbids(self, s: CrusoeState, action: int) -> str:
        assert s.draft is not None
        kind = s.draft.kind
        if not is_target(s, kind, action):
            return skipped_rule(s, action)
        return s.rule_id(target_code(s, kind, action, actor_capacity(s, kind)))

    def prompt(self, s: CrusoeState) -> Msg:
        assert s.draft is not None
        return Msg(f"ask-target-{KINDS[s.draft.kind]}")

    def option_label(self, s: CrusoeState, action: int) -> Msg:
        assert s.draft is not None
        words = target_words(s, s.draft.kind, action)
        if s.draft.kind == THREAT:
            return Msg("label-threat", {"target": words, "n": threat_of(s, action)[1].pawns})
        return Msg("label-target", {"target": words})

    def detail(self, s: CrusoeState, action: int) -> Msg | None:
        assert s.draft is not None
        effects: tuple[Fx, ...] = ()
        if action == TAKE_BACK_DRAFT:
            return None
        if s.draft.kind == THREAT:
            effects = threat_of(s, action)[1].reward
        elif special_of(s, s.draft.kind, action) is not None:
            special = special_of(s, s.draft.kind, action)
            effects = special.effects() if special is not None else ()
        elif s.draft.kind == BUILD and item_of(action) >= 0:
            effects = s.cfg.inventions[item_of(action)].on_build
        return row(effects) if effects else None


def is_target(s: CrusoeState, kind: int, action: int) -> bool:
    """Whether an action names a target of the kind at all."""
    if s.cfg.specials[kind] and special_of(s, kind, action) is not None:
        return True
    spaces = len(s.tiles)
    if kind == THREAT:
        return THREATS <= action < THREATS + 4
    if kind == GATHER:
        return FOOD_AT <= action < FOOD_AT + spaces or WOOD_AT <= action < WOOD_AT + spaces
    if kind == EXPLORE:
        return SPACE <= action < SPACE + spaces or action == TREASURE_MAP
    if kind == BUILD:
        shelter = SHELTER_AT <= action < SHELTER_AT + spaces
        return shelter or BUILD_ROOF <= action <= BUILD_WEAPON or 0 <= item_of(action) < len(s.cfg.inventions)
    return kind != SPECIAL and action == KIND + kind


class PlanActor(Step):
    """Who acts and takes the consequences (RC-planning-07, -08, RC-build-16, RC-additional-pawns-03)."""

    __slots__ = ()
    PROMPT = "ask-actor"
    RULES = ("RC-planning-07", "RC-planning-08", "RC-build-16", "RC-friday-02", "RC-friday-03")

    def options(self, s: CrusoeState) -> list[int]:
        assert s.draft is not None
        return [PERSON + person for person in actors(s, s.draft.kind, s.draft.target)]

    def search(self, s: CrusoeState, options: list[int]) -> list[int]:
        draft = s.draft
        assert draft is not None
        return [option for option in options if actor_in_turn(s, draft.kind, draft.target, option - PERSON)] or options

    def answer(self, s: CrusoeState, action: int) -> None:
        assert s.draft is not None
        s.draft = Planned(s.draft.kind, s.draft.target, action - PERSON)
        s.then(PlanPay())

    def forbids(self, s: CrusoeState, action: int) -> str:
        return skipped_rule(s, action)

    def option_label(self, s: CrusoeState, action: int) -> Msg:
        return person_name(action - PERSON)


class PlanPay(Step):
    """How to pay; the goods are set aside at once (RC-planning-12, RC-build-06)."""

    __slots__ = ()
    PROMPT = "ask-pay"
    RULES = ("RC-planning-12", "RC-planning-13", "RC-build-06", "RC-character-skills-04", "RC-open-questions-28")

    def choices(self, s: CrusoeState) -> list[tuple[int, Goods, int]]:
        """Ways of paying that still let the action be completed."""
        draft = s.draft
        assert draft is not None
        found = prices(s, draft.kind, draft.target, draft.actor)
        if len(found) > 1:
            need, _ = pawns_needed(s, draft.kind, draft.target)
            found = [
                choice
                for choice in found
                if not choice[2] & USES_ECONOMICAL
                or sum(n for _, n in helper_options(s, draft.kind, draft.target, draft.actor, choice[2], ()))
                >= need - 1
            ]
        return found

    def options(self, s: CrusoeState) -> list[int]:
        return sorted({pay for pay, _, _ in self.choices(s)})

    def resolve(self, s: CrusoeState) -> None:
        choices = self.choices(s)
        if len(choices) == 1:
            self.pay(s, choices[0])
        else:
            super().resolve(s)

    def search(self, s: CrusoeState, options: list[int]) -> list[int]:
        return [PAY_ITEM] if PAY_ITEM in options else options

    def answer(self, s: CrusoeState, action: int) -> None:
        self.pay(s, next(choice for choice in self.choices(s) if choice[0] == action))

    def pay(self, s: CrusoeState, choice: tuple[int, Goods, int]) -> None:
        """Set the goods aside for the draft."""
        draft = s.draft
        assert draft is not None
        _, goods, flags = choice
        need, sure = pawns_needed(s, draft.kind, draft.target)
        if bound_pawn(s, draft.kind):
            flags |= BOUND_PAWN
        s.draft = Planned(draft.kind, draft.target, draft.actor, (), goods, flags, 0, need, sure)
        s.then(PlanHelper() if sure > 1 else PlanCarry())

    def forbids(self, s: CrusoeState, action: int) -> str:
        if is_payment(action):
            return s.rule_id(payment_code(s, action))
        return "" if HELPER <= action < HELPER + len(HELPERS) else skipped_rule(s, action)

    def option_label(self, s: CrusoeState, action: int) -> Msg:
        _, goods, flags = next(choice for choice in self.choices(s) if choice[0] == action)
        return Msg("label-pay-economical" if flags & USES_ECONOMICAL else "label-pay", {"goods": goods_words(goods)})


class PlanHelper(Step):
    """Who else joins, in ascending order, or that it is enough (RC-planning-06, -10, RC-additional-pawns-10)."""

    __slots__ = ()
    PROMPT = "ask-helper"
    RULES = ("RC-planning-06", "RC-planning-10", "RC-additional-pawns-03", "RC-open-questions-32")

    def options(self, s: CrusoeState) -> list[int]:
        draft = s.draft
        assert draft is not None
        helpers = [HELPER + helper for helper in helper_choices(s, draft)]
        return [GO, *helpers] if draft.pawns >= draft.need else helpers

    def search(self, s: CrusoeState, options: list[int]) -> list[int]:
        draft = s.draft
        assert draft is not None
        person = next_person(s)
        if person in (-1, draft.actor) or person in draft.helpers or token_waits(s, draft.kind):
            return options
        if draft.sure - draft.pawns == 1:
            return [HELPER + person] if HELPER + person in options else options
        return [option for option in options if HELPER <= option <= HELPER + person] or options

    def answer(self, s: CrusoeState, action: int) -> None:
        draft = s.draft
        assert draft is not None
        if action == GO:
            s.then(PlanCarry())
            return
        s.draft = with_helper(draft, action - HELPER)
        s.then(PlanHelper() if s.draft.pawns < draft.sure else PlanCarry())

    def forbids(self, s: CrusoeState, action: int) -> str:
        draft = s.draft
        assert draft is not None
        if action == GO:
            return s.rule_id(few_pawns_code(s, draft.kind, draft.target))
        return skipped_rule(s, action)

    def prompt(self, s: CrusoeState) -> Msg:
        draft = s.draft
        assert draft is not None
        id = "ask-helper" if draft.sure > draft.need else "ask-helper-sure"
        return Msg(id, {"have": draft.pawns, "need": draft.need, "sure": draft.sure})

    def option_label(self, s: CrusoeState, action: int) -> Msg:
        if action == GO:
            return Msg("label-enough")
        own = s.draft is not None and action - HELPER == s.draft.actor
        return Msg("label-second-pawn") if own else helper_name(s, action - HELPER)


def with_helper(draft: Planned, helper: int) -> Planned:
    """The draft with one helper more."""
    helpers = tuple(sorted((*draft.helpers, helper)))
    return Planned(
        draft.kind, draft.target, draft.actor, helpers, draft.goods, draft.flags, draft.carry, draft.need, draft.sure
    )


class PlanCarry(Step):
    """Whether basket and sack go along on a gather action; then the declaration is complete (RC-planning-14)."""

    __slots__ = ()
    PROMPT = "ask-carry"
    RULES = ("RC-planning-14", "RC-item-basket-01", "RC-item-basket-02", "RC-item-basket-03", "RC-item-sack-01")

    def options(self, s: CrusoeState) -> list[int]:
        assert s.draft is not None
        free = carry_options(s) if s.draft.kind == GATHER else 0
        return [CARRY + bits for bits in range(4) if bits & ~free == 0] if free else [CARRY]

    def search(self, s: CrusoeState, options: list[int]) -> list[int]:
        draft = s.draft
        assert draft is not None
        left = sum(person_pawns(s, GATHER, person) for person in range(EVERYBODY))
        drafted = sum(helper <= H_FRIDAY for helper in (draft.actor, *draft.helpers))
        return options if left > drafted else options[-1:]

    def answer(self, s: CrusoeState, action: int) -> None:
        draft = s.draft
        assert draft is not None
        commit(s, draft if action == CARRY else with_carry(draft, action - CARRY))
        s.draft = None
        s.then(Plan())

    def forbids(self, s: CrusoeState, action: int) -> str:
        return skipped_rule(s, action)

    def option_label(self, s: CrusoeState, action: int) -> Msg:
        return Msg(("label-carry-nothing", "item-basket", "item-sack", "label-carry-both")[action - CARRY])


def with_carry(draft: Planned, carry: int) -> Planned:
    """The draft with basket or sack."""
    return Planned(
        draft.kind, draft.target, draft.actor, draft.helpers, draft.goods, draft.flags, carry, draft.need, draft.sure
    )


# -- refusing words of steps that were taken by themselves ------------------------------------------------------------
def kind_code(s: CrusoeState, kind: int) -> int:
    """The code that keeps a kind from being declared, as none of its targets can be."""
    capacities = actor_capacity(s, kind)
    found = [(forbids_target(s, kind, target) > 0, target) for target in candidates(s, kind)]
    if found:  # what only pawns or goods are lacking for says more than what is out of the question
        return target_code(s, kind, min(found)[1], capacities)
    none = {THREAT: codes.THREAT_ACTION_01, GATHER: codes.GATHER_02, EXPLORE: codes.EXPLORE_02}
    return none.get(kind, codes.SCENARIO_GENERAL_01)


def skipped_rule(s: CrusoeState, action: int) -> str:
    """Id of the rule against a word for an earlier step, which was taken by itself as only one thing was possible.

    It belongs to the declaration being made, or to the last one; "" if no rule is to blame.
    """
    if s.draft is not None:
        return s.rule_id(skipped_code(s, s.draft, action))
    if not s.plan:
        return ""
    planned = s.draft = s.plan.pop()
    move(s, planned, -1)
    code = skipped_code(s, planned, action)
    s.draft = None
    s.plan.append(planned)
    move(s, planned, 1)
    return s.rule_id(code)


def skipped_code(s: CrusoeState, planned: Planned, action: int) -> int:
    """The code against another word for a declaration, whose parts the draft holds; 0 if no rule is to blame."""
    kind = planned.kind
    if KIND <= action < KIND + len(KINDS) and action != KIND + kind:
        return kind_code(s, action - KIND)
    if is_target(s, kind, action):
        return target_code(s, kind, action, actor_capacity(s, kind))
    if planned.target < 0:
        return 0
    if PERSON <= action < PERSON + EVERYBODY:
        need, _ = pawns_needed(s, kind, planned.target)
        for person, capacity in actor_capacity(s, kind):
            if person == action - PERSON:
                return actor_code(s, kind, planned.target, person, capacity, need)
        return no_player_code(s, planned, action - PERSON) or no_pawn_code(s, kind, action - PERSON)
    if is_payment(action):
        return payment_code(s, action)
    if HELPER <= action < HELPER + len(HELPERS):
        if planned.actor < 0:
            return 0
        return codes.PLANNING_10 if planned.pawns >= planned.sure else helper_code(s, planned, action - HELPER)
    if CARRY < action < CARRY + 4:
        missing = action - CARRY & ~carry_options(s)
        return codes.ITEM_BASKET_01 if missing & CARRY_BASKET else codes.ITEM_SACK_01 if missing else 0
    return 0


class Confirm(FxChoice):
    """A seat confirms the plan; each has its own on the agenda, and they do so in any order. Until the last one has,
    declarations can be taken back.
    """

    __slots__ = ("who",)
    PROMPT = "ask-confirm"
    FORCED = False
    ANYBODY = False
    RULES = ("RC-planning-02",)

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: CrusoeState) -> int:
        return self.who

    def acting(self, s: CrusoeState) -> tuple[int, ...]:
        return tuple(seat for seat in confirm_order(s) if not s.confirmed >> seat & 1)

    def awaited(self, s: CrusoeState) -> tuple[int, ...]:
        return self.acting(s)

    def options(self, s: CrusoeState) -> list[int]:
        return [CONFIRM]

    def options_of(self, s: CrusoeState, seat: int) -> list[int]:
        return [CONFIRM]

    def answer(self, s: CrusoeState, action: int) -> None:
        s.confirmed |= 1 << self.who

    def answer_of(self, s: CrusoeState, seat: int, action: int) -> None:
        s.confirmed |= 1 << seat
        s.agenda.remove(Confirm(seat))
        s.then(self)

    def forbids(self, s: CrusoeState, action: int) -> str:
        return "" if action == DONE else Plan().forbids(s, action)

    def forbids_of(self, s: CrusoeState, seat: int, action: int) -> str:
        return self.forbids(s, action)

    def prompt_of(self, s: CrusoeState, seat: int) -> Msg:
        return self.prompt(s)

    def retractions(self, s: CrusoeState) -> list[int]:
        return [*take_backs(s), UNDO_DONE]

    def retractions_of(self, s: CrusoeState, seat: int) -> list[int]:
        return self.retractions(s)

    def retract(self, s: CrusoeState, action: int) -> None:
        while s.agenda and isinstance(s.agenda[-1], Confirm | StartResolving):
            s.agenda.pop()
        s.confirmed = 0
        if action != UNDO_DONE:
            take_back(s, action - TAKE_BACK)
        s.then(Plan())

    def label(self, s: CrusoeState, action: int) -> Msg:
        if action == CONFIRM:
            return Msg("label-confirm")
        if action == UNDO_DONE:
            return Msg("label-undo-done")
        return Msg("label-take-back", {"plan": planned_words(s, s.plan[action - TAKE_BACK])})


class StartResolving(Fx):
    """The plan stands; actions are resolved."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        resolving.start_resolving(s)
