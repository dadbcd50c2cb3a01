"""The small decisions: which card goes, which Trauma, which pile, who, and in which order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marooned.bots.scavenger.mind import Mind
from marooned.bots.scavenger.risk import harm, reveal_value
from marooned.bots.scavenger.taking import best_take, worst_for
from marooned.games.scavengers import passives
from marooned.games.scavengers.actions import (
    CHARACTER,
    DROP,
    OPTION,
    ORDER,
    PASS,
    PILE,
    REFUSE,
    SEAT,
    SHOW,
    STOP,
    TAKE,
    TRAUMA,
)
from marooned.games.scavengers.effects.cards import ChooseOne, MakeRoom, TakeNext
from marooned.games.scavengers.effects.looking import BottomRest
from marooned.games.scavengers.effects.people import Heal, StoreFood, TraumaDown
from marooned.games.scavengers.knowledge import odds
from marooned.games.scavengers.phases.gifts import RoomForGift
from marooned.games.scavengers.terms import ACTION, PERIL

if TYPE_CHECKING:
    from marooned.games.scavengers.cards import Kind
    from marooned.games.scavengers.effects.base import Who
    from marooned.games.scavengers.phases.caravan import HandOut
    from marooned.games.scavengers.phases.pay import Pay

PREFERRED: Final = (
    "ascetic", "porter", "medic", "cook", "hunter", "scout", "martyr", "thief", "brute", "oracle",
)  # fmt: skip
"""Characters, the most useful first."""
BURDENS: Final = (
    "ravenous", "tremor", "reckless", "maimed", "stupor", "distrust", "hoarder", "despair", "fever", "insomnia",
    "dull_senses", "fixation", "vertigo", "timid",
)  # fmt: skip
"""Traumas, the most troublesome first."""


# -- cards -----------------------------------------------------------------------------------------------------------
def drop(mind: Mind, options: list[int]) -> int:
    """The card that is missed least."""
    kinds = [mind.s.deck.kinds[option - DROP] for option in options]
    return DROP + mind.cheapest(kinds).index


def pay_food(mind: Mind, asking: Pay, options: list[int]) -> int:
    """The largest card of the cheapest payment."""
    meal = mind.cheapest_meal(mind.hand, asking.food)
    if not meal:
        return drop(mind, options)
    return DROP + max(meal, key=lambda kind: (mind.food(kind), -kind.index)).index


def make_room(mind: Mind, asking: MakeRoom | RoomForGift) -> int:
    """Which card goes for a better one."""
    card = asking.card if isinstance(asking, MakeRoom) else asking.instance
    worst = worst_for(mind, mind.s.kind(card))
    return REFUSE if worst is None else DROP + worst.index


def take_next(mind: Mind, asking: TakeNext, options: list[int]) -> int:
    """The dearest card that may be taken, if it is worth its room."""
    kinds = [mind.s.deck.kinds[option - TAKE] for option in options if option != STOP]
    card = best_take(mind, kinds)
    return STOP if card is None else TAKE + card.index


def show(mind: Mind, options: list[int]) -> int:
    """The best of the cards looked at; none if all of them are dangerous or useless."""
    s = mind.s
    there = [s.deck.kinds[option - SHOW] for option in options if option != PASS]
    actions = [kind for kind in there if kind.group == ACTION]
    if actions:
        return SHOW + mind.dearest(actions).index
    harmless = [kind for kind in there if kind.group != PERIL]
    if PASS in options:
        return PASS
    return SHOW + (harmless or sorted(there, key=lambda kind: (harm(mind, kind, mind.me), kind.index)))[0].index


def order(mind: Mind, asking: object, options: list[int]) -> int:
    """On top go the best cards, drawn first because they are put last; below them what is harmless, then Perils."""
    kinds = [mind.s.deck.kinds[option - ORDER] for option in options]
    if isinstance(asking, BottomRest):
        return ORDER + max(kinds, key=lambda kind: (rank(mind, kind), -kind.index)).index
    return ORDER + min(kinds, key=lambda kind: (rank(mind, kind), kind.index)).index


def rank(mind: Mind, kind: Kind) -> float:
    """How welcome a card is on top of a pile."""
    if kind.group == PERIL:
        return -harm(mind, kind, mind.me) - 1.0
    return mind.worth(kind) if kind.group == ACTION else 0.0


# -- piles -----------------------------------------------------------------------------------------------------------
def pile(mind: Mind, options: list[int]) -> int:
    """The pile whose next card promises most; staying if that is no worse."""
    there = [option for option in options if option != PASS]
    table = odds(mind.s, mind.me)
    values = {option: reveal_value(mind, table[option - PILE], mind.zone) for option in there}
    best = max(there, key=lambda option: (values[option], len(mind.s.piles[option - PILE]), -option))
    here = mind.s.pile_of[mind.me]
    if PASS in options and here >= 0 and values[best] <= reveal_value(mind, table[here], mind.zone):
        return PASS
    return best


def largest_pile(mind: Mind, options: list[int]) -> int:
    """The pile with most cards."""
    there = [option for option in options if option != PASS]
    return max(there, key=lambda option: (len(mind.s.piles[option - PILE]), -option))


def smallest_pile(mind: Mind, options: list[int]) -> int:
    """Where the discard pile is shuffled in: many good cards in a small pile."""
    return min(options, key=lambda option: (len(mind.s.piles[option - PILE]), option))


def to_bottom(mind: Mind, options: list[int]) -> int:
    """A Peril that lies face up on a pile is put away, the worst one first."""
    s = mind.s
    found = [
        (harm(mind, kind, mind.me), -option)
        for option in options
        if option != PASS
        for kind in [s.kind(s.piles[option - PILE].top[-1])]
        if kind.group == PERIL
    ]
    return -max(found)[1] if found else PASS


# -- people ----------------------------------------------------------------------------------------------------------
def who(mind: Mind, asking: Who, options: list[int]) -> int:
    """The seat that a card is played on: where it heals or feeds most, on the own side."""
    s = mind.s
    effect = asking.effect
    seats = [option - SEAT for option in options]
    own = [seat for seat in seats if mind.allied or seat == mind.me] or seats
    if isinstance(effect, Heal | TraumaDown):
        fitting = [seat for seat in own if effect.fits(s, seat)] or own
        return SEAT + max(fitting, key=lambda seat: (mind.heal_gain(seat), seat == mind.me, -seat))
    if isinstance(effect, StoreFood) or mind.allied:
        return SEAT + max(own, key=lambda seat: (mind.need_of(seat) - mind.food_held(seat), seat == mind.me, -seat))
    return SEAT + (mind.me if mind.me in own else own[0])


def choose_one(mind: Mind, asking: ChooseOne, options: list[int]) -> int:
    """Healing before turning down, if there is something to heal."""
    s = mind.s
    seats = s.living() if mind.allied else [mind.me]
    for option in options:
        for effect in asking.rows[option - OPTION]:
            if isinstance(effect, Heal) and any(
                effect.fits(s, seat) and not passives.may_not_be_target(s, seat, "rest") for seat in seats
            ):
                return option
    return options[0]


def trauma(mind: Mind, options: list[int]) -> int:
    """The Trauma that troubles most; what lies face down troubles nobody."""
    s = mind.s

    def trouble(option: int) -> tuple[int, int, int]:
        index = option - TRAUMA
        id = s.deck.traumas[index].id
        burden = len(BURDENS) - BURDENS.index(id) if id in BURDENS else 0
        return int(not s.down >> index & 1), burden, -index

    return max(options, key=trouble)


def character(mind: Mind, options: list[int]) -> int:
    """The more useful Character."""
    cards = mind.s.deck.characters

    def place(option: int) -> int:
        id = cards[option - CHARACTER].id
        return PREFERRED.index(id) if id in PREFERRED else len(PREFERRED)

    return min(options, key=lambda option: (place(option), option))


# -- the caravan's cards ---------------------------------------------------------------------------------------------
def hand_out(mind: Mind, asking: HandOut, options: list[int]) -> int:
    """A card from under the Caravan: kept if there is room, else for the comrade who needs it most."""
    s = mind.s
    own = SEAT + mind.me
    if own in options and (len(mind.hand) < mind.limit or not mind.allied):
        return own
    roomy = [
        option
        for option in options
        if option != own and len(s.hands[option - SEAT]) < passives.hand_limit(s, option - SEAT)
    ]
    if mind.allied and roomy:
        return max(roomy, key=lambda o: (mind.need_of(o - SEAT) - mind.food_held(o - SEAT), -o))
    return own if own in options else options[0]
