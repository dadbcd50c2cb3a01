"""Resolving: actions one by one, type by type; dice, adventures, success; then gains become available.

The way of one action: ResolveAction opens its context and pushes its steps; the last step, CloseAction, moves the
pocket to future resources. Everything between is effects, so that an adventure, a mystery or a fight nests without
special code.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marooned.core.messages import Msg
from marooned.games.crusoe import abilities
from marooned.games.crusoe.actions import (
    PLAN_ENTRY,
    STARTING_IDS,
    USE_STARTING,
)
from marooned.games.crusoe.board import TILES
from marooned.games.crusoe.effects.base import (
    DRAW_CARD,
    SUCCESS,
    WOUND,
    CloseScope,
    Fx,
    FxChoice,
    OpenScope,
    Turn,
    Window,
)
from marooned.games.crusoe.effects.mysteries import FinishCard
from marooned.games.crusoe.effects.people import Hurt
from marooned.games.crusoe.effects.use import ThingReady
from marooned.games.crusoe.layout import (
    BACKS,
    D_BUILD,
    P_BUILD,
    P_EXPLORE,
    P_GATHER,
)
from marooned.games.crusoe.pawns import H_CANDLES, H_CANDLES_TREASURE, H_HAMMER
from marooned.games.crusoe.phases import weather
from marooned.games.crusoe.phases.dice import ActionDie, ForcedReroll, Rerolls, automatic_curse, current
from marooned.games.crusoe.phases.seven import (
    ArrangeCamp,
    BuildDone,
    CarryOutThreat,
    ExploreDone,
    GatherDone,
    Hunt,
    Rest,
    fail,
)
from marooned.games.crusoe.special import special_of
from marooned.games.crusoe.state import Planned
from marooned.games.crusoe.targets import BOUND_PAWN, BOUND_WOOD, place_of
from marooned.games.crusoe.terms import (
    ADVENTURE,
    ARRANGE,
    AT_DANGER,
    AT_EXPLORE,
    BUILD,
    DANGER,
    EVERYBODY,
    EXPLORE,
    FRIDAY,
    GATHER,
    HUNT,
    KINDS,
    MINUS_PAWN,
    NOTHING,
    RESOLVING,
    RESOURCES,
    REST,
    SPECIAL,
    THREAT,
)
from marooned.games.crusoe.verbs import (
    card_name,
    drop_thing,
    give_determination,
    is_mystery,
    is_open_tile,
    listed,
    live_marks,
    make_available,
    open_scope,
    person_name,
    set_built,
)

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

_BIBLE = USE_STARTING + STARTING_IDS.index("bible")


def start_resolving(s: CrusoeState) -> None:
    """The declared actions wait to be resolved (RC-resolution-order-01, -02)."""
    s.phase = RESOLVING
    if s.events is not None:
        s.emit("log-phase", phase=Msg("phase-resolving"))
    s.open = (1 << len(s.plan)) - 1
    s.then(NextAction())


class NextAction(FxChoice):
    """Which action is resolved next: type by type; inside a type the players choose (RC-resolution-order-03).

    An action that took a next-action token in planning comes first in its type (RC-open-questions-14).
    """

    __slots__ = ()
    PROMPT = "ask-next-action"
    RULES = ("RC-resolution-order-01", "RC-resolution-order-03", "RC-open-questions-13", "RC-open-questions-14")

    def options(self, s: CrusoeState) -> list[int]:
        kind = len(KINDS)
        same: list[int] = []
        for index, planned in enumerate(s.plan):
            if s.open >> index & 1:
                if planned.kind < kind:
                    kind = planned.kind
                    same = [index]
                elif planned.kind == kind:
                    same.append(index)
        if len(same) == 1:
            return [PLAN_ENTRY + same[0]]
        chosen = (
            [index for index in same if s.plan[index].flags & BOUND_PAWN]
            or [index for index in same if s.plan[index].flags & BOUND_WOOD]
            or same
        )
        if kind in (HUNT, ARRANGE, REST):
            different = {(s.plan[i].actor, s.plan[i].helpers, s.plan[i].target) for i in chosen}
            chosen = chosen if len(different) > 1 else chosen[:1]
        return [PLAN_ENTRY + index for index in chosen]

    def none(self, s: CrusoeState) -> None:
        s.then(AfterActions())

    def answer(self, s: CrusoeState, action: int) -> None:
        s.push(ResolveAction(action - PLAN_ENTRY), NextAction())

    def seat(self, s: CrusoeState) -> int:
        return s.seat_of(s.first)

    def label(self, s: CrusoeState, action: int) -> Msg:
        from marooned.games.crusoe.plan_words import planned_words

        return planned_words(s, s.plan[action - PLAN_ENTRY])


class ResolveAction(Fx):
    """One action from its tokens to its gains (RC-resolution-order-04)."""

    __slots__ = ("index",)
    RULES = ("RC-resolution-order-04", "RC-action-tokens-09", "RC-action-tokens-10", "RC-open-questions-15")

    def __init__(self, index: int) -> None:
        self.index = index

    def resolve(self, s: CrusoeState) -> None:
        planned = s.plan[self.index]
        kind = planned.kind
        space = place_of(s, kind, planned.target)
        s.open &= ~(1 << self.index)
        s.cur = self.index
        s.roll = [-1, -1, -1]
        s.rolled = 0
        s.ok = False
        s.sent = False
        if s.events is not None:
            from marooned.games.crusoe.plan_words import planned_words

            s.emit("log-action", plan=planned_words(s, planned))
        if planned.flags & BOUND_PAWN:
            s.action_tokens[kind] &= ~MINUS_PAWN
        open_scope(s, planned.actor, -1, space, KINDS[kind])
        s.then(CloseAction())
        s.push(*self.steps(s, planned, kind, space))

    def steps(self, s: CrusoeState, planned: Planned, kind: int, space: int) -> list[Fx]:
        """The effects of the action, in order."""
        if kind == THREAT:
            return [CarryOutThreat()]
        special = special_of(s, kind, planned.target)
        if kind == SPECIAL or (kind == HUNT and special is not None):
            if special is None:
                return []
            danger: list[Fx] = [Danger()] if space >= 0 and live_marks(s, space) & DANGER else []
            return [*danger, *special.done(s, planned.target)]
        if kind == HUNT:
            return [Hunt()]
        if kind == ARRANGE:
            return [ArrangeCamp()]
        if kind == REST:
            return [Rest()]
        steps: list[Fx] = []
        if space >= 0 and live_marks(s, space) & DANGER:
            steps.append(Danger())
        if kind == EXPLORE and s.action_tokens[EXPLORE] & DANGER:
            s.action_tokens[EXPLORE] &= ~DANGER
            steps.append(Danger())
        draws_tile = kind == EXPLORE and space >= 0 and special is None
        if draws_tile and abilities.usable(s, AT_EXPLORE, planned.actor):
            steps.append(Window(AT_EXPLORE, planned.actor))
        if planned.pawns < planned.sure:
            return [*steps, *_WITH_DICE[kind - BUILD]]
        if automatic_curse(s, planned.actor):
            return [*steps, ActionDie(3 * (kind - BUILD) + 1), ForcedReroll(), Rerolls(), Success(), Adventure()]
        s.roll[1] = SUCCESS
        return [*steps, Success(), Adventure()]


# -- tokens that hurt ------------------------------------------------------------------------------------------------
class Danger(Fx):
    """Greater danger: at weapon level 0 the acting player takes 1 wound; bonuses count (RC-action-tokens-09)."""

    __slots__ = ()
    RULES = ("RC-action-tokens-09", "RC-temporary-weapon-05")

    def resolve(self, s: CrusoeState) -> None:
        actor = s.actor()
        if s.weapon + s.temp[actor] < 1 and abilities.usable(s, AT_DANGER, actor):
            s.push(Window(AT_DANGER, actor), DangerStrikes())
        else:
            DangerStrikes().resolve(s)


class DangerStrikes(Fx):
    """The wound of greater danger."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        actor = s.actor()
        if s.weapon + s.temp[actor] < 1:
            Hurt(1 << actor, 1).resolve(s)


# -- results of the dice ---------------------------------------------------------------------------------------------
class Wound(Fx):
    """The wound die: the acting person takes 1 wound (RC-action-dice-04, -07, -08)."""

    __slots__ = ()
    RULES = ("RC-action-dice-04", "RC-action-dice-07", "RC-action-dice-08")

    def resolve(self, s: CrusoeState) -> None:
        if s.roll[0] == WOUND:
            Hurt(1 << current(s).actor, 1).resolve(s)


class Success(Fx):
    """The success die, or enough pawns: the action works; else 2 determination (RC-action-dice-05, -12, RC-
    build-17).
    """

    __slots__ = ()
    RULES = ("RC-action-dice-05", "RC-action-dice-12", "RC-build-17", "RC-open-questions-09", "RC-friday-08")

    def resolve(self, s: CrusoeState) -> None:
        planned = current(s)
        if s.roll[1] == SUCCESS:
            s.ok = True
            special = special_of(s, planned.kind, planned.target)
            if special is not None:
                s.push_all(special.done(s, planned.target))
                return
            s.then({BUILD: BuildDone, GATHER: GatherDone, EXPLORE: ExploreDone}[planned.kind]())
            return
        fail(s, planned)
        if person_there(s, planned.actor):
            give_determination(s, planned.actor, 2)


def person_there(s: CrusoeState, person: int) -> bool:
    """Whether a person is alive and in the game."""
    return person != FRIDAY or s.friday_lives()


class Adventure(Fx):
    """The adventure die or token: one card, once; Friday takes 1 wound instead (RC-action-dice-06, RC-action-
    tokens-01, -02).
    """

    __slots__ = ()
    RULES = (
        "RC-action-dice-06",
        "RC-action-tokens-01",
        "RC-action-tokens-02",
        "RC-action-tokens-03",
        "RC-friday-06",
        "RC-friday-07",
        "RC-open-questions-35",
    )

    def resolve(self, s: CrusoeState) -> None:
        planned = current(s)
        kind = planned.kind
        token = s.action_tokens[kind] & ADVENTURE
        if not token and s.roll[2] != DRAW_CARD:
            return
        s.action_tokens[kind] &= ~ADVENTURE
        if planned.actor == FRIDAY:
            if s.friday_lives():
                Hurt(1 << FRIDAY, 1).resolve(s)
            return
        special = special_of(s, kind, planned.target)
        instead = special.adventure(s, planned.target) if special is not None else None
        if instead is not None:
            s.push_all(instead)
            return
        s.then({BUILD: TurnBuildCard, GATHER: TurnGatherCard, EXPLORE: TurnExploreCard}[kind]())


class TurnAdventure(Turn):
    """Turns an adventure and resolves its upper part; an empty deck is made of its discards (RC-action-dice-13,
    -14).
    """

    __slots__ = ()
    RULES = ("RC-action-dice-13", "RC-action-dice-14", "RC-card-keywords-07")

    def possible(self, s: CrusoeState) -> bool:
        pile = s.piles[self.PILE]
        discards = s.discards[D_BUILD + self.PILE - P_BUILD]
        if not len(pile) and discards:
            pile.restock(discards, BACKS, s.loose)
            discards.clear()
        return len(pile) > 0

    def turned(self, s: CrusoeState, instance: int) -> None:
        if s.events is not None:
            s.emit("log-adventure", card=card_name(s, instance), who=person_name(s.actor()))
        scope = s.scopes[-1]
        s.push(
            OpenScope(scope.actor, instance, "adventure", scope.space),
            *s.cards.adventure(instance).upper,
            FinishCard(instance),
            CloseScope(),
        )


class TurnBuildCard(TurnAdventure):
    """The build adventures."""

    __slots__ = ()
    PILE = P_BUILD


class TurnGatherCard(TurnAdventure):
    """The gather adventures."""

    __slots__ = ()
    PILE = P_GATHER


class TurnExploreCard(TurnAdventure):
    """The explore adventures."""

    __slots__ = ()
    PILE = P_EXPLORE


# -- the end of an action and of all actions -------------------------------------------------------------------------
class CloseAction(Fx):
    """The pocket goes to future resources, or stays with a player sent outside (RC-night-outside-camp-01).

    One-use pawns are gone, bonuses end (RC-additional-pawns-07, -11, RC-temporary-weapon-02).
    """

    __slots__ = ()
    RULES = (
        "RC-available-vs-future-resources-05",
        "RC-available-vs-future-resources-09",
        "RC-additional-pawns-07",
        "RC-additional-pawns-11",
        "RC-night-outside-camp-01",
        "RC-night-outside-camp-07",
        "RC-open-questions-23",
    )

    def resolve(self, s: CrusoeState) -> None:
        planned = current(s)
        s.scopes.pop()
        actor = planned.actor
        goods, things = s.future, s.future_things
        if s.sent and actor != FRIDAY:
            goods, things = s.outside_goods[actor], s.outside_things[actor]
            space = place_of(s, planned.kind, planned.target)
            if (
                planned.kind == EXPLORE
                and s.ok
                and space >= 0
                and is_open_tile(s, space)
                and TILES[s.tiles[space]].shelter
            ):
                s.shelter_night |= 1 << actor
        if any(s.pocket):
            for resource in range(4):
                goods[resource] += s.pocket[resource]
            s.pocket = list(NOTHING)
        if s.pocket_things:
            things += s.pocket_things
            s.pocket_things = []
        s.temp = [0] * EVERYBODY
        s.fight_bonus = 0
        s.ward = 0
        s.used_in_fight = 0
        s.sent = False
        for helper in planned.helpers:
            if helper >= H_HAMMER:
                use_up(s, helper)
        s.cur = -1


def use_up(s: CrusoeState, helper: int) -> None:
    """A one-use pawn is spent."""
    from marooned.games.crusoe.content.uses import spend_starting, spend_treasure

    if helper == H_HAMMER:
        spend_starting(s, STARTING_IDS.index("hammer-and-nails"))
    elif helper == H_CANDLES:
        drop_thing(s, next(token for token in s.discoveries if s.cards.all[token].id == "candles"))
    elif helper == H_CANDLES_TREASURE:
        spend_treasure(s, next(t.card for t in s.treasures if s.cards.all[t.card].id == "candles"), -1)
    else:
        for lender in s.cfg.scenario.lenders:
            if lender.helper == helper:
                lender.used_up(s)
                if lender.lasts:  # spent for this round, there again in the next
                    return
    s.uses_now[helper] -= 1


class AfterActions(Fx):
    """Pawns home; resources and tokens, then items, then treasures become available (RC-after-actions-01 to 06)."""

    __slots__ = ()
    RULES = (
        "RC-after-actions-01",
        "RC-after-actions-02",
        "RC-after-actions-03",
        "RC-after-actions-04",
        "RC-after-actions-06",
    )

    def resolve(self, s: CrusoeState) -> None:
        s.plan = []
        s.open = 0
        s.free_pawns = [0] * EVERYBODY
        s.suspended = False
        if s.events is not None:
            goods = [Msg("amount", {"what": RESOURCES[i], "n": n}) for i, n in enumerate(s.future) if n]
            s.emit("log-after-actions", goods=listed(goods or [Msg("amount-none")]))
        for resource in range(4):
            s.available[resource] += s.future[resource]
        s.future = list(NOTHING)
        things, s.future_things = s.future_things, []
        for thing in things:
            if not is_mystery(thing):
                make_available(s, thing)
        items, s.future_items = s.future_items, []
        s.push(
            *(ItemReady(item) for item in items),
            *(ThingReady(thing) for thing in things if is_mystery(thing)),
            weather.StartWeather(),
        )


_WITH_DICE: Final[tuple[tuple[Fx, ...], ...]] = tuple(
    (
        ActionDie(first), ActionDie(first + 1), ActionDie(first + 2), ForcedReroll(), Rerolls(), Wound(), Success(),
        Adventure(),
    )
    for first in (0, 3, 6)
)  # fmt: skip
"""What an action that is rolled for does after its tokens, by kind from BUILD on."""


class ItemReady(Fx):
    """A built invention is turned to its item side (RC-items-01, -02)."""

    __slots__ = ("item",)
    RULES = ("RC-items-01", "RC-items-02", "RC-open-questions-44")

    def __init__(self, item: int) -> None:
        self.item = item

    def resolve(self, s: CrusoeState) -> None:
        set_built(s, self.item)
