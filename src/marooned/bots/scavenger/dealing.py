"""Gifts and deals: cards for comrades, food for a card among rivals, promises kept, breaches punished."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marooned.bots.scavenger.mind import Mind, without
from marooned.games.scavengers import passives
from marooned.games.scavengers.actions import (
    ACCEPT,
    CANCEL,
    GIVE,
    LATER,
    NO,
    NOW,
    OFFER,
    REFUSE,
    SEAT,
    WANT_FOOD,
    YES,
)
from marooned.games.scavengers.cards import Kind
from marooned.games.scavengers.deals import MOST_FOOD, P_FOOD, P_LATER, P_LEAVE, P_NOW, P_PROTECT, Promise, partners
from marooned.games.scavengers.knowledge import sees
from marooned.games.scavengers.moves import gift_code, gift_takers
from marooned.games.scavengers.phases.gifts import givable
from marooned.games.scavengers.terms import FEEDING
from marooned.games.scavengers.verbs import room

PROTECTION: Final = 1.0
"""What a promise to protect is worth."""

Gift = tuple[Kind, int]
"""(card, who gets it)"""


# -- gifts -----------------------------------------------------------------------------------------------------------
def free_to_give(mind: Mind) -> list[Kind]:
    """Cards that may change hands now and are not owed to anybody."""
    s = mind.s
    owed = mind.owed_cards()
    kinds = {kind.index: kind for kind in mind.hand if kind.index not in owed}
    return [kind for kind in kinds.values() if givable(s, mind.me, kind.index) >= 0]


def gift_in_turn(mind: Mind) -> Gift | None:
    """A full hand beside good revealed cards: comrades with room take the card that is missed least."""
    s = mind.s
    if not mind.allied or gift_code(s, mind.me) or not mind.zone:
        return None
    takers = [seat for seat in gift_takers(s, mind.me) if room(s, seat) > 0]
    cards = [kind for kind in free_to_give(mind) if mind.signal_worth(kind) <= 1.0]
    if not takers or not cards or mind.food(mind.dearest(mind.zone)) < 1:
        return None
    neediest = min(takers, key=lambda seat: (mind.food_held(seat) - mind.need_of(seat), seat))
    return mind.cheapest(cards), neediest


def gift_owed(mind: Mind) -> Gift | None:
    """A card that was promised for later and is due now."""
    s = mind.s
    if s.phase != FEEDING or gift_code(s, mind.me):
        return None
    for deal in s.deals:
        for by, to, promises in deal.sides():
            if by != mind.me or to not in gift_takers(s, mind.me):
                continue
            for what, index in promises:
                if what == P_LATER and givable(s, mind.me, index) >= 0:
                    return s.deck.kinds[index], to
    return None


def gift_for_caravan(mind: Mind) -> Gift | None:
    """Nobody can feed the Caravan alone: cards go to whoever comes nearest (Q-41)."""
    s = mind.s
    if not s.cfg.caravan or s.caravan_fed or s.phase != FEEDING or gift_code(s, mind.me):
        return None
    held = {seat: mind.food_certain(seat) for seat in s.living()}
    feeder = max(held, key=lambda seat: (held[seat], -seat))
    if feeder == mind.me or held[feeder] >= mind.need_of(feeder) or room(s, feeder) < 1:
        return None
    cards = [kind for kind in free_to_give(mind) if mind.food(kind)]
    if feeder not in gift_takers(s, mind.me) or not cards:
        return None
    return max(cards, key=lambda kind: (mind.food(kind), -mind.beside_food(kind))), feeder


def next_gift(mind: Mind) -> Gift | None:
    """The gift to make now, if there is one."""
    if mind.s.phase == FEEDING:
        return gift_owed(mind) or gift_for_caravan(mind)
    return gift_in_turn(mind)


def gift_card(mind: Mind, options: list[int]) -> int:
    """Which card is given. Without a plan it is the cheapest, so that a gift can't be begun for ever."""
    gift = next_gift(mind)
    if gift is not None and GIVE + gift[0].index in options:
        return GIVE + gift[0].index
    cards = [mind.s.deck.kinds[option - GIVE] for option in options if option != CANCEL]
    return GIVE + mind.cheapest(cards).index if cards else CANCEL


def gift_to(mind: Mind, options: list[int]) -> int:
    """Who gets it."""
    gift = next_gift(mind)
    if gift is not None and SEAT + gift[1] in options:
        return SEAT + gift[1]
    return options[0]


def accept_gift(mind: Mind, card: Kind) -> int:
    """A gift is taken if there is room for it, or something worse in the hand."""
    if len(mind.hand) < mind.limit:
        return ACCEPT
    worst = mind.cheapest(mind.hand) if mind.hand else None
    return ACCEPT if worst is not None and mind.worth(card) > mind.worth(worst) + 0.2 else REFUSE


# -- what promises are worth -----------------------------------------------------------------------------------------
def gained(mind: Mind, promise: Promise) -> float:
    """What a promise by another is worth to this seat."""
    what, arg = promise
    if what == P_FOOD:
        have = mind.food_held(mind.me)
        return mind.meal_value(have + arg) - mind.meal_value(have)
    if what == P_PROTECT:
        return PROTECTION
    kind = mind.s.deck.kinds[arg]
    if what == P_LEAVE:
        return 0.3 * mind.worth(kind)
    certain = 1.0 if what == P_NOW else 0.7
    return certain * (mind.hand_value(mind.hand, [kind]) - mind.hand_value(mind.hand))


def given(mind: Mind, promise: Promise) -> float:
    """What it costs this seat to keep a promise; a great deal if it could not."""
    what, arg = promise
    if what == P_FOOD:
        have = mind.food_held(mind.me)
        if have < arg:
            return 100.0
        return mind.meal_value(have) - mind.meal_value(have - arg)
    if what == P_PROTECT:
        return 2 * PROTECTION
    kind = mind.s.deck.kinds[arg]
    if what == P_LEAVE:
        return 0.5 * mind.worth(kind)
    if kind not in mind.hand:
        return 100.0
    return mind.hand_value(mind.hand) - mind.hand_value(without(mind.hand, kind))


def deal_value(mind: Mind, gets: Sequence[Promise], gives: Sequence[Promise]) -> float:
    """What a deal is worth to this seat."""
    return sum(gained(mind, promise) for promise in gets) - sum(given(mind, promise) for promise in gives)


def answer_offer(mind: Mind) -> int:
    """A deal that is worth at least nothing to this seat is accepted."""
    draft = mind.s.draft
    if draft is None:
        return REFUSE
    return ACCEPT if deal_value(mind, draft.gives, draft.wants) >= 0 else REFUSE


# -- offering --------------------------------------------------------------------------------------------------------
def wanted_food(mind: Mind) -> int:
    """Food that this seat lacks at Feeding and might buy; 0 if it needs none or can't be helped."""
    short = mind.need - mind.food_coming() - int(mind.food_held(mind.me))
    return short if 0 < short <= MOST_FOOD else 0


def price_card(mind: Mind) -> Kind | None:
    """The card it would pay with: one whose loss costs less than going hungry, and that is little food itself."""
    cards = [kind for kind in free_to_give(mind) if mind.food(kind) <= 2]
    if not cards:
        return None
    card = min(cards, key=lambda kind: (mind.food(kind), mind.worth(kind), kind.index))
    return card if mind.worth(card) < mind.starve_cost(mind.me) else None


def offer_to(mind: Mind) -> int:
    """Whom to ask for food in return for a card: a rival who, as far as is known, has enough of it; -1 if nobody."""
    s = mind.s
    if mind.allied or s.phase != FEEDING or passives.may_not_give(s, mind.me, "hand_cards"):
        return -1
    card = price_card(mind)
    if card is None or passives.may_not_receive(s, mind.me, "shared_food"):
        return -1
    short = wanted_food(mind) + mind.food(card)
    if not wanted_food(mind) or short > MOST_FOOD:
        return -1
    for seat in partners(s, mind.me):
        hindered = passives.may_not_give(s, seat, "shared_food") or passives.may_not_receive(s, seat, "hand_cards")
        known = all(sees(s, mind.me, other) for other in s.hands[seat])
        if not hindered and known and mind.food_held(seat) >= mind.need_of(seat) + short:
            return seat
    return -1


def partner(mind: Mind, options: list[int]) -> int:
    """With whom to deal. Without a plan somebody is named too, so that a deal can't be begun for ever."""
    seat = offer_to(mind)
    return SEAT + seat if SEAT + seat in options else options[-1]


def build(mind: Mind, options: list[int]) -> int:
    """The next promise of the own offer: a card now for the food that lacks."""
    draft = mind.s.draft
    card = price_card(mind)
    if draft is None or card is None:
        return CANCEL
    food = wanted_food(mind) + mind.food(card)
    if not draft.gives and NOW + card.index in options:
        return NOW + card.index
    if not draft.gives and LATER + card.index in options:
        return LATER + card.index
    if not draft.wants and 0 < food <= MOST_FOOD and WANT_FOOD + food - 1 in options:
        return WANT_FOOD + food - 1
    return OFFER if OFFER in options and draft.gives and draft.wants else CANCEL


# -- afterwards ------------------------------------------------------------------------------------------------------
def was_kept(mind: Mind) -> int:
    """Promises to protect count as kept: nobody can prove the contrary."""
    return YES


def penalty(mind: Mind) -> int:
    """Rivals pay for a broken promise; comrades are forgiven, since their death is everybody's loss."""
    return NO if mind.allied else YES
