"""The joint window before Feeding: signal, healing, the Caravan, gifts and deals."""

from __future__ import annotations

from marooned.bots.scavenger import plays
from marooned.bots.scavenger.dealing import next_gift, offer_to
from marooned.bots.scavenger.mind import Mind
from marooned.games.scavengers import moves
from marooned.games.scavengers.actions import CARAVAN, DEAL, GIFT, PASS, SIGNAL


def before_feeding(mind: Mind, options: list[int]) -> int:
    """What to do before anybody commits; passing ends it."""
    if SIGNAL in options:
        return SIGNAL
    use = plays.at_once(mind, options)
    if use >= 0:
        return use
    if CARAVAN in options and must_feed(mind):
        return CARAVAN
    if GIFT in options and next_gift(mind) is not None:
        return GIFT
    if DEAL in options and offer_to(mind) >= 0:
        return DEAL
    return PASS if PASS in options else options[0]


def must_feed(mind: Mind) -> bool:
    """Whether this seat feeds the Caravan: whoever can and is asked, unless a richer one is still to be asked."""
    s = mind.s
    own = mind.food_held(mind.me)
    for seat in s.living():
        waits = seat != mind.me and not s.passed >> seat & 1 and moves.may_act(s, seat)
        if waits and mind.food_held(seat) - s.stored[seat] >= max(own, mind.need_of(seat) + 3):
            return False
    return True
