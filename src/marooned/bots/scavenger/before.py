"""The joint window before Feeding: signal, healing, the Caravan, gifts and deals."""

from __future__ import annotations

from marooned.bots.scavenger import plays
from marooned.bots.scavenger.dealing import next_gift, offer_to
from marooned.bots.scavenger.mind import Mind
from marooned.games.scavengers.actions import DEAL, GIFT, PASS, SIGNAL


def before_feeding(mind: Mind, options: list[int]) -> int:
    """What to do before anybody commits; passing ends it."""
    if SIGNAL in options:
        return SIGNAL
    use = plays.at_once(mind, options)
    if use >= 0:
        return use
    if GIFT in options and next_gift(mind) is not None:
        return GIFT
    if DEAL in options and offer_to(mind) >= 0:
        return DEAL
    return PASS if PASS in options else options[0]
