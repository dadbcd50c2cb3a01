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
    CARRY,
    CONFIRM,
    DONE,
    FOOD_AT,
    GO,
    HELPER,
    HELPERS,
    ITEM,
    KIND,
    PAY_WOOD,
    PERSON,
    SHELTER_AT,
    SPACE,
    TAKE_BACK,
    TAKE_BACK_DRAFT,
    THREATS,
    TREASURE_MAP,
    UNDO_DONE,
    WOOD_AT,
    WOODPILE,
)
from marooned.games.crusoe.board import SPACES
from marooned.games.crusoe.codes import RULE_IDS
from marooned.games.crusoe.effects.base import Fx, FxChoice
from marooned.games.crusoe.effects.flow import row
from marooned.games.crusoe.people import ECONOMICAL, HANDYMAN
from marooned.games.crusoe.planning import (
    BOUND_PAWN,
    H_FRIDAY,
    H_HANDYMAN,
    USES_ECONOMICAL,
    actor_capacity,
    actor_code,
    actors,
    bound_pawn,
    candidates,
    carry_options,
    helper_options,
    is_shelter,
    item_of,
    pawns_needed,
    prices,
    target_code,
    targets,
    threat_of,
)
from marooned.games.crusoe.state import Planned
from marooned.games.crusoe.terms import (
    AT_PLANNING,
    BUILD,
    FRIDAY,
    GATHER,
    GROUP,
    KINDS,
    PLANNING,
    RESOURCES,
    SOURCES,
    THREAT,
)
from marooned.games.crusoe.verbs import card_name, item_name, listed, person_name, space_name

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


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
        s.uses_now = [0] * len(HELPERS)
        s.plan = []
        s.confirmed = 0
        s.push(Plan())


def planner(s: CrusoeState) -> int:
    """The seat whose pawn is next: the first one with a free pawn, from the first player on."""
    for person in s.from_first():
        if s.free_pawns[person]:
            return s.seat_of(person)
    return s.seat_of(s.first)


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
        s.push(Plan())


class Plan(Step):
    """What to declare next, or which ability to use, or that the plan is done (RC-planning-03, -05, -09)."""

    __slots__ = ()
    PROMPT = "ask-plan"
    RULES = ("RC-planning-02", "RC-planning-03", "RC-planning-05", "RC-planning-09", "RC-open-questions-33")

    def options(self, s: CrusoeState) -> list[int]:
        options: list[int] = []
        waiting = any(s.free_pawns[person] for person in s.cfg.players)
        if not waiting:
            options.append(DONE)
        options += s.cfg.scenario.planning_options(s)
        if waiting or s.free_pawns[FRIDAY]:
            options += [KIND + kind for kind in range(7) if targets(s, kind, True)]
        options += abilities.usable(s, AT_PLANNING, GROUP)
        return options

    def search(self, s: CrusoeState, options: list[int]) -> list[int]:
        return [option for option in options if option < 500] or options

    def forbids(self, s: CrusoeState, action: int) -> str:
        if action == DONE:
            return RULE_IDS[codes.PLANNING_09]
        if KIND <= action < KIND + 7:
            kind = action - KIND
            capacities = actor_capacity(s, kind)
            if not capacities:
                return RULE_IDS[codes.PLANNING_11]
            found = [target_code(s, kind, target, capacities) for target in candidates(s, kind)]
            return RULE_IDS[found[0]] if found else RULE_IDS[codes.PLANNING_03]
        if action == WOODPILE:
            return s.cfg.scenario.forbids_planning(s, action)
        return abilities.why_not(s, action, AT_PLANNING, GROUP)

    def retractions(self, s: CrusoeState) -> list[int]:
        return take_backs(s)

    def retract(self, s: CrusoeState, action: int) -> None:
        take_back(s, action - TAKE_BACK)

    def answer(self, s: CrusoeState, action: int) -> None:
        if action == DONE:
            s.push(*(Confirm(seat) for seat in confirm_order(s)), StartResolving())
        elif KIND <= action < KIND + 7:
            s.draft = Planned(action - KIND, -1, -1)
            s.push(PlanTarget())
        elif action >= 500:
            s.push(self)
            abilities.use(s, action, AT_PLANNING, GROUP)
        else:
            s.push(self)
            s.cfg.scenario.planning_answer(s, action)

    def option_label(self, s: CrusoeState, action: int) -> Msg:
        if KIND <= action < KIND + 7:
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
    """Seats in the order in which they confirm: from the first player on."""
    return [s.seat_of(person) for person in s.from_first()]


class PlanTarget(Step):
    """On what: a threat, a thing to build, a source, a space."""

    __slots__ = ()
    PROMPT = "ask-target"
    RULES = ("RC-build-03", "RC-gather-08", "RC-explore-02", "RC-threat-action-01")

    def options(self, s: CrusoeState) -> list[int]:
        assert s.draft is not None
        return targets(s, s.draft.kind)

    def answer(self, s: CrusoeState, action: int) -> None:
        assert s.draft is not None
        s.draft = Planned(s.draft.kind, action, -1)
        s.push(PlanActor())

    def forbids(self, s: CrusoeState, action: int) -> str:
        assert s.draft is not None
        kind = s.draft.kind
        if not is_target(s, kind, action):
            return ""
        return RULE_IDS[target_code(s, kind, action, actor_capacity(s, kind))]

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
        elif s.draft.kind == BUILD and item_of(action) >= 0:
            effects = s.cfg.inventions[item_of(action)].on_build
        return row(effects) if effects else None


def is_target(s: CrusoeState, kind: int, action: int) -> bool:
    """Whether an action names a target of the kind at all."""
    if kind == THREAT:
        return THREATS <= action < THREATS + 4
    if kind == GATHER:
        return FOOD_AT <= action < FOOD_AT + 10 or WOOD_AT <= action < WOOD_AT + 10
    if kind == 4:
        return SPACE <= action < SPACE + 10 or action == TREASURE_MAP
    if kind == 2:
        return SHELTER_AT <= action < SHELTER_AT + 10 or BUILD_ROOF <= action < ITEM + len(s.cfg.inventions)
    return action == KIND + kind


class PlanActor(Step):
    """Who acts and takes the consequences (RC-planning-07, -08, RC-build-16, RC-additional-pawns-03)."""

    __slots__ = ()
    PROMPT = "ask-actor"
    RULES = ("RC-planning-07", "RC-planning-08", "RC-build-16", "RC-friday-02", "RC-friday-03")

    def options(self, s: CrusoeState) -> list[int]:
        assert s.draft is not None
        return [PERSON + person for person in actors(s, s.draft.kind, s.draft.target)]

    def answer(self, s: CrusoeState, action: int) -> None:
        assert s.draft is not None
        s.draft = Planned(s.draft.kind, s.draft.target, action - PERSON)
        s.push(PlanPay())

    def forbids(self, s: CrusoeState, action: int) -> str:
        assert s.draft is not None
        if not PERSON <= action < PERSON + 5:
            return ""
        need, _ = pawns_needed(s, s.draft.kind, s.draft.target)
        for person, capacity in actor_capacity(s, s.draft.kind):
            if person == action - PERSON:
                return RULE_IDS[actor_code(s, s.draft.kind, s.draft.target, person, capacity, need)]
        return RULE_IDS[codes.PLANNING_11]

    def option_label(self, s: CrusoeState, action: int) -> Msg:
        return person_name(action - PERSON)


class PlanPay(Step):
    """How to pay; the goods are set aside at once (RC-planning-12, RC-build-06)."""

    __slots__ = ()
    PROMPT = "ask-pay"
    RULES = ("RC-planning-12", "RC-planning-13", "RC-build-06", "RC-character-skills-04", "RC-open-questions-28")

    def choices(self, s: CrusoeState) -> list[tuple[int, tuple[int, int, int, int], int]]:
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

    def answer(self, s: CrusoeState, action: int) -> None:
        draft = s.draft
        assert draft is not None
        _, goods, flags = next(choice for choice in self.choices(s) if choice[0] == action)
        need, sure = pawns_needed(s, draft.kind, draft.target)
        if bound_pawn(s, draft.kind):
            flags |= BOUND_PAWN
        s.draft = Planned(draft.kind, draft.target, draft.actor, (), goods, flags, 0, need, sure)
        s.push(PlanHelper() if sure > 1 else PlanCarry())

    def forbids(self, s: CrusoeState, action: int) -> str:
        return RULE_IDS[codes.BUILD_06] if PAY_WOOD <= action < PAY_WOOD + 6 else ""

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
        there = helper_options(s, draft.kind, draft.target, draft.actor, draft.flags, draft.helpers)
        missing = draft.need - draft.pawns
        options = [GO] if missing <= 0 else []
        supply = sum(n for _, n in there)
        for helper, n in there:
            if supply >= missing:
                options.append(HELPER + helper)
            supply -= n
        return options

    def answer(self, s: CrusoeState, action: int) -> None:
        draft = s.draft
        assert draft is not None
        if action == GO:
            s.push(PlanCarry())
            return
        s.draft = with_helper(draft, action - HELPER)
        s.push(PlanHelper() if s.draft.pawns < draft.sure else PlanCarry())

    def forbids(self, s: CrusoeState, action: int) -> str:
        draft = s.draft
        assert draft is not None
        if action == GO:
            return RULE_IDS[
                codes.HUNT_01 if draft.kind == 1 else codes.THREAT_ACTION_04 if draft.kind == 0 else codes.DISTANCE_02
            ]
        if HELPER <= action < HELPER + len(HELPERS):
            helper = action - HELPER
            if helper < 4:
                if s.ban_mixed and helper != draft.actor:
                    return RULE_IDS[codes.PRIORITIES_02]
                return RULE_IDS[codes.FRIDAY_03 if draft.actor == FRIDAY else codes.PLANNING_11]
            return RULE_IDS[codes.FRIDAY_01 if helper == H_FRIDAY else codes.ADDITIONAL_PAWNS_02]
        return ""

    def prompt(self, s: CrusoeState) -> Msg:
        draft = s.draft
        assert draft is not None
        return Msg("ask-helper", {"have": draft.pawns, "need": draft.need, "sure": draft.sure})

    def option_label(self, s: CrusoeState, action: int) -> Msg:
        if action == GO:
            return Msg("label-enough")
        own = s.draft is not None and action - HELPER == s.draft.actor
        return Msg("label-second-pawn") if own else helper_name(action - HELPER)


def with_helper(draft: Planned, helper: int) -> Planned:
    """The draft with one helper more."""
    helpers = tuple(sorted((*draft.helpers, helper)))
    return Planned(
        draft.kind, draft.target, draft.actor, helpers, draft.goods, draft.flags, draft.carry, draft.need, draft.sure
    )


def helper_name(helper: int) -> Msg:
    """A helper's name."""
    if helper <= H_FRIDAY:
        return person_name(helper)
    return Msg(f"helper-{HELPERS[helper]}")


class PlanCarry(Step):
    """Whether basket and sack go along on a gather action; then the declaration is complete (RC-planning-14)."""

    __slots__ = ()
    PROMPT = "ask-carry"
    RULES = ("RC-planning-14", "RC-item-basket-01", "RC-item-basket-02", "RC-item-basket-03", "RC-item-sack-01")

    def options(self, s: CrusoeState) -> list[int]:
        assert s.draft is not None
        free = carry_options(s) if s.draft.kind == GATHER else 0
        return [CARRY + bits for bits in range(4) if bits & ~free == 0]

    def search(self, s: CrusoeState, options: list[int]) -> list[int]:
        return options[-1:]

    def answer(self, s: CrusoeState, action: int) -> None:
        draft = s.draft
        assert draft is not None
        commit(
            s,
            Planned(
                draft.kind,
                draft.target,
                draft.actor,
                draft.helpers,
                draft.goods,
                draft.flags,
                action - CARRY,
                draft.need,
                draft.sure,
            ),
        )
        s.draft = None
        s.push(Plan())

    def option_label(self, s: CrusoeState, action: int) -> Msg:
        return Msg(("label-carry-nothing", "item-basket", "item-sack", "label-carry-both")[action - CARRY])


# -- committing and taking back --------------------------------------------------------------------------------------
def commit(s: CrusoeState, planned: Planned) -> None:
    """Enter a complete declaration: pawns, goods and planning skills are bound (RC-planning-12, RC-open-
    questions-10).
    """
    s.plan.append(planned)
    move(s, planned, 1)
    if s.events is not None:
        s.emit("log-planned", plan=planned_words(s, planned))


def move(s: CrusoeState, planned: Planned, sign: int) -> None:
    """Bind (1) or free (-1) what a declaration holds."""
    s.free_pawns[planned.actor] -= sign
    for helper in planned.helpers:
        if helper <= H_FRIDAY:
            s.free_pawns[helper] -= sign
        else:
            s.uses_now[helper] += sign
    for resource, n in enumerate(planned.goods):
        s.available[resource] -= sign * n
    if planned.flags & USES_ECONOMICAL:
        use_skill(s, ECONOMICAL, planned.actor, 2, sign)
    if H_HANDYMAN in planned.helpers:
        use_skill(s, HANDYMAN, planned.actor, 3, sign)


def use_skill(s: CrusoeState, skill: int, person: int, price: int, sign: int) -> None:
    """Pay a planning skill, or get its price back while planning goes on (RC-character-skills-01, -08)."""
    s.determination[person] -= sign * price
    s.used_skills ^= 1 << skill


def take_backs(s: CrusoeState) -> list[int]:
    """Declarations that can be taken back: all but one that took a token which others of its kind now rely on."""
    found: list[int] = []
    for index, planned in enumerate(s.plan):
        binding = planned.flags & (BOUND_PAWN | 4)
        if binding and any(other.kind == planned.kind and other is not planned for other in s.plan):
            continue
        found.append(TAKE_BACK + index)
    return found


def take_back(s: CrusoeState, index: int) -> None:
    """Take a declaration back; everything it bound is free again."""
    planned = s.plan.pop(index)
    move(s, planned, -1)
    if s.events is not None:
        s.emit("log-taken-back", plan=planned_words(s, planned))


class Confirm(FxChoice):
    """Each seat confirms the plan; until the last one has, declarations can be taken back."""

    __slots__ = ("who",)
    PROMPT = "ask-confirm"
    FORCED = False
    RULES = ("RC-planning-02",)

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: CrusoeState) -> int:
        return self.who

    def options(self, s: CrusoeState) -> list[int]:
        return [CONFIRM]

    def answer(self, s: CrusoeState, action: int) -> None:
        s.confirmed |= 1 << self.who

    def retractions(self, s: CrusoeState) -> list[int]:
        return [*take_backs(s), UNDO_DONE]

    def retract(self, s: CrusoeState, action: int) -> None:
        while s.agenda and isinstance(s.agenda[-1], Confirm | StartResolving):
            s.agenda.pop()
        s.confirmed = 0
        if action != UNDO_DONE:
            take_back(s, action - TAKE_BACK)
        s.push(Plan())

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
        from marooned.games.crusoe.phases.resolving import start_resolving

        start_resolving(s)


# -- words -----------------------------------------------------------------------------------------------------------
def goods_words(goods: tuple[int, int, int, int]) -> Msg:
    """The goods of a price."""
    amounts = [Msg("amount", {"what": RESOURCES[i], "n": n}) for i, n in enumerate(goods) if n]
    return listed(amounts or [Msg("amount-none")])


def target_words(s: CrusoeState, kind: int, target: int) -> Msg:
    """What a declaration is about."""
    if kind == THREAT:
        side, action = threat_of(s, target)
        return Msg("target-threat", {"name": Msg(f"threat-{action.id}"), "card": card_name(s, s.threat[side])})
    if kind == GATHER:
        source = 1 if target < WOOD_AT else 2
        space = target - (FOOD_AT if source == 1 else WOOD_AT)
        return Msg("target-source", {"source": Msg(f"source-{SOURCES[source]}"), "space": space_name(space)})
    if SPACE <= target < SPACE + len(SPACES):
        return Msg("target-space", {"space": space_name(target - SPACE)})
    if is_shelter(target):
        return Msg("target-shelter", {"space": space_name(target - SHELTER_AT)})
    if item_of(target) >= 0:
        return item_name(s, item_of(target))
    if target == TREASURE_MAP:
        return Msg("card-mystery-treasure-map")
    if BUILD_ROOF <= target <= BUILD_ROOF + 2:
        return Msg(f"target-{('roof', 'palisade', 'weapon')[target - BUILD_ROOF]}")
    return Msg(f"kind-{KINDS[kind]}")


def planned_words(s: CrusoeState, planned: Planned) -> Msg:
    """A declaration in words; `kind` and `none` are words to select by."""
    actor = planned.actor
    helpers = [Msg("helper-second-pawn") if one == actor else helper_name(one) for one in planned.helpers]
    return Msg(
        "planned",
        {
            "kind": KINDS[planned.kind],
            "target": target_words(s, planned.kind, planned.target),
            "actor": person_name(actor),
            "helpers": listed(helpers) if helpers else "none",
        },
    )
