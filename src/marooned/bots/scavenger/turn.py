"""The own turn: looking, choosing a pile, going on or stopping, collecting; and Last Hunt's clock."""

from __future__ import annotations

from typing import Final

from marooned.bots.scavenger import plays
from marooned.bots.scavenger.dealing import gift_in_turn
from marooned.bots.scavenger.mind import Mind
from marooned.bots.scavenger.risk import reveal_value, use_gain
from marooned.bots.scavenger.taking import best_take
from marooned.games.scavengers.actions import COLLECT_NOW, DONE, GIFT, PILE, PLAY, REVEAL, ROOM, TAKE, USE
from marooned.games.scavengers.cards import Kind
from marooned.games.scavengers.knowledge import Odds, odds
from marooned.games.scavengers.phases.hunt import HuntTogether
from marooned.games.scavengers.terms import NOBODY, SCAVENGE

SWITCH_GAIN: Final = 0.8
"""By so much another pile must be better before a Move is spent on it."""
HURRY: Final = 2
"""Steps of the clock that are kept in hand beside those for collecting."""


def act(mind: Mind, options: list[int]) -> int:
    """The next step of the own turn."""
    s = mind.s
    hurried = s.cfg.real_time and isinstance(s.asking, HuntTogether) and steps_left(mind) <= HURRY + wanted(mind)
    if s.step[mind.me] == SCAVENGE:
        return scavenge(mind, options, hurried)
    return collect(mind, options, hurried)


def steps_left(mind: Mind) -> int:
    """Steps that this seat has left on the clock of Last Hunt, if all others take theirs in turn."""
    s = mind.s
    if s.cfg.clock != "steps":
        return 99
    return s.clock_left // max(1, 1 + len(mind.still_to_hunt()))


def wanted(mind: Mind) -> int:
    """Steps needed to collect what lies there: one to stop scavenging, one for every card."""
    return 1 + min(len(mind.zone), mind.limit)


# -- scavenging ------------------------------------------------------------------------------------------------------
def scavenge(mind: Mind, options: list[int], hurried: bool) -> int:
    """Look first, choose a pile, then Reveal while that is better than stopping."""
    s = mind.s
    if hurried and COLLECT_NOW in options:
        return COLLECT_NOW
    use = plays.at_once(mind, options)
    if use >= 0 and not hurried:
        return use
    if s.pile_of[mind.me] == NOBODY:
        if not hurried:
            use = -1 if s.reveals[mind.me] else plays.looks(mind, options)
            if use >= 0:
                return use
        return choose_pile(mind, options)
    use = best_use(mind, options)
    if use >= 0:
        return use
    return go_on(mind, options)


def choose_pile(mind: Mind, options: list[int]) -> int:
    """The pile whose next card promises most; larger piles of equal ones."""
    there = [option for option in options if PILE <= option < PILE + len(mind.s.piles)]
    if not there:
        return COLLECT_NOW if COLLECT_NOW in options else options[0]
    table = odds(mind.s, mind.me)
    values = {option: reveal_value(mind, table[option - PILE], mind.zone) for option in there}
    return max(there, key=lambda option: (values[option], len(mind.s.piles[option - PILE]), -option))


def go_on(mind: Mind, options: list[int]) -> int:
    """Reveal, go to another pile, or stop: whatever promises most."""
    s = mind.s
    stay = mind.hand_value(mind.hand, mind.zone) + mind.w.margin
    table = odds(s, mind.me)
    here = s.pile_of[mind.me]
    ahead = reveal_value(mind, table[here], mind.zone) if REVEAL in options else stay - mind.w.margin
    other = best_other(mind, options, table)
    if other is not None:
        action, value = other
        if value > max(ahead, stay) or (REVEAL in options and COLLECT_NOW not in options and value > ahead):
            return action
    if COLLECT_NOW in options and (ahead <= stay or REVEAL not in options):
        return COLLECT_NOW
    if REVEAL in options:
        return REVEAL
    return COLLECT_NOW if COLLECT_NOW in options else options[0]


def best_other(mind: Mind, options: list[int], table: list[Odds]) -> tuple[int, float] | None:
    """(action, value) of going on with another pile, for nothing or by Move; None if that can't be done."""
    s = mind.s
    here = s.pile_of[mind.me]
    values = {pile.pile: reveal_value(mind, pile, mind.zone) for pile in table if pile.cards and pile.pile != here}
    free = [option for option in options if PILE <= option < PILE + len(s.piles) and option - PILE in values]
    if free:
        best = max(free, key=lambda option: (values[option - PILE], -option))
        return best, values[best - PILE]
    move = plays.playable(mind, options, "move")
    if move is None or not values:
        return None
    return PLAY + move.index, max(values.values()) - SWITCH_GAIN - mind.worth(move)


def best_use(mind: Mind, options: list[int]) -> int:
    """An Opportunity worth its price, -1 if there is none."""
    found = [(use_gain(mind, mind.s.deck.kinds[option - USE]), -option) for option in options if is_use(option)]
    if not found:
        return -1
    gain, option = max(found)
    return -option if gain > 0.2 else -1


def is_use(option: int) -> bool:
    """Whether an option fulfils an Opportunity."""
    return USE <= option < USE + ROOM


# -- collecting ------------------------------------------------------------------------------------------------------
def collect(mind: Mind, options: list[int], hurried: bool) -> int:
    """Use what is there, take what is worth it, look for more, make room, then be done."""
    use = best_use(mind, options)
    if use >= 0:
        return use
    if not hurried:
        use = plays.at_once(mind, options)
        if use >= 0:
            return use
    there: list[Kind] = [mind.s.deck.kinds[option - TAKE] for option in options if TAKE <= option < TAKE + ROOM]
    there = [kind for kind in there if kind in mind.zone]
    full = len(mind.hand) >= mind.limit
    if full and there and not hurried:
        use = plays.eats_early(mind, options)
        if use < 0:
            use = plays.more_cards(mind, options)
        if use >= 0:
            return use
        if GIFT in options and gift_in_turn(mind) is not None:
            return GIFT
    card = best_take(mind, there)
    if card is not None:
        return TAKE + card.index
    if not hurried:
        for more in (plays.more_cards, plays.another_turn):
            use = more(mind, options)
            if use >= 0:
                return use
    return DONE if DONE in options else options[0]
