"""Who knows what: the table through the eyes of one seat, exact odds of the next cards, and samples for thinking.

A seat knows a card's place if its bit is in `seen`, and in which pile it is (not where) if it is in `member`. All
else that lies face down is one stock to it: piles, cards under the Caravan, hands of others. Of hands and of the
tops it sees the tiers. A hidden card of a hand was dealt at the start: it is an Action that the seat has not met
since (`met`). A looker's choice tells the others nothing: they count what he moved as if it had been left (Q-32).
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from marooned.core.decks import NO_BACK, Pile
from marooned.core.tops import Law
from marooned.games.scavengers.terms import ACTION, ANOMALY, ANON, NOBODY, PERIL

if TYPE_CHECKING:
    from marooned.core.rng import Dice
    from marooned.games.scavengers.state import ScavState


def sees(s: ScavState, seat: int, instance: int) -> bool:
    """Whether a seat knows where a card is."""
    return bool(s.seen[instance] >> seat & 1)


def pile_for(s: ScavState, seat: int, index: int) -> Pile:
    """A pile as a seat knows it: what it can't place lies in the bag, identified only if it knows that it is there."""
    pile = s.piles[index]
    if not pile:
        return pile.copy()
    top = 0
    while top < len(pile.top) and sees(s, seat, cell := pile.top[-1 - top]) and cell >= 0:
        top += 1
    low = 0
    whole = top < len(pile.top) or pile.bag
    while low < len(pile.low) and pile.low[-1 - low] >= 0 and sees(s, seat, pile.low[-1 - low]):
        low += 1
    inside = [*pile.top[: len(pile.top) - top], *pile.bag, *pile.low[: len(pile.low) - low]]
    bag = [cell if cell >= 0 and (s.member[cell] | s.seen[cell]) >> seat & 1 else ANON for cell in inside]
    back = NO_BACK
    if not top and bag and (whole or low < len(pile.low)):
        back = s.top_tier(index) - 1 if s.top_tier(index) else NO_BACK
    return Pile(pile.top[len(pile.top) - top :], bag, pile.low[len(pile.low) - low :], back)


def hidden_hands(s: ScavState, seat: int) -> list[tuple[int, int]]:
    """(owner, card) of every card in the hands of others that a seat does not know."""
    return [
        (owner, card)
        for owner in range(s.cfg.seats)
        if owner != seat
        for card in s.hands[owner]
        if not sees(s, seat, card)
    ]


def unplaced(s: ScavState, seat: int) -> list[int]:
    """Cards of which a seat knows neither the place nor the pile, ascending."""
    found = list(s.loose[0])
    rest = (cell for pile in s.piles for cell in pile.cells())
    for cell in (*rest, *s.set_aside, *s.looked, *s.playing):
        if cell >= 0 and not (s.seen[cell] | s.member[cell]) >> seat & 1:
            found.append(cell)
    found += [card for _, card in hidden_hands(s, seat)]
    return sorted(found)


class Odds:
    """What a seat can expect of the next card of a pile. tier: its visible back; 0 for an empty pile.

    cards: exact share of every kind of card, by its index.
    """

    __slots__ = ("cards", "pile", "tier")

    def __init__(self, pile: int, tier: int, cards: dict[int, Fraction]) -> None:
        self.pile = pile
        self.tier = tier
        self.cards = cards

    def share(self, s: ScavState, group: int) -> Fraction:
        """Share of a group of cards."""
        kinds = s.deck.kinds
        return sum((share for kind, share in self.cards.items() if kinds[kind].group == group), Fraction(0))

    def peril(self, s: ScavState) -> Fraction:
        """Share of Perils."""
        return self.share(s, PERIL)

    def anomaly(self, s: ScavState) -> Fraction:
        """Share of Anomalies."""
        return self.share(s, ANOMALY)


def odds(s: ScavState, seat: int) -> list[Odds]:
    """The exact odds of the next card of each pile from what a seat knows (R-046)."""
    piles = [pile_for(s, seat, index) for index in range(len(s.piles))]
    backs = s.deck.backs.backs
    cards = unplaced(s, seat)
    loose = [0, 0, 0]
    for card in cards:
        loose[backs[card]] += 1
    hidden = [0, 0, 0]
    for _, card in hidden_hands(s, seat):
        hidden[backs[card]] += 1
    spoken = hidden[:]
    for cell, back in zip(s.caravan, s.caravan_backs, strict=True):
        spoken[back] += cell == ANON
    law = Law(piles, s.deck.backs, loose, spoken)
    return [odds_of(s, seat, index, law, cards, hidden) for index in range(len(piles))]


def odds_of(s: ScavState, seat: int, index: int, law: Law, cards: list[int], hidden: list[int]) -> Odds:
    """The odds of one pile."""
    tier = s.top_tier(index)
    pile = law.piles[index]
    if not pile or not tier:
        return Odds(index, 0, {})
    known, each, nameless = law.top_weights(index)
    whole = each * len(known) + nameless
    found: dict[int, Fraction] = {}
    for card in known:
        kind = s.deck.kind_at[card].index
        found[kind] = found.get(kind, Fraction(0)) + Fraction(each, whole)
    if nameless:
        back = tier - 1
        same = [card for card in cards if s.deck.backs.backs[card] == back]
        may_be_held = [card for card in same if s.deck.kind_at[card].group == ACTION and not s.met[card] >> seat & 1]
        in_deck = len(same) - hidden[back]
        kept = 1 - Fraction(hidden[back], len(may_be_held)) if may_be_held else Fraction(1)
        for card in same:
            kind = s.deck.kind_at[card].index
            share = Fraction(nameless, whole) / in_deck * (kept if card in may_be_held else 1)
            found[kind] = found.get(kind, Fraction(0)) + share
    return Odds(index, tier, {kind: share for kind, share in sorted(found.items()) if share})


# -- samples ---------------------------------------------------------------------------------------------------------
def sampled(s: ScavState, seat: int, dice: Dice) -> None:
    """Replace all that a seat does not know by a sample of what may be: piles forget, hidden hands are drawn anew."""
    for index in range(len(s.piles)):
        masked = pile_for(s, seat, index)
        for cell in s.piles[index].cells():
            if cell >= 0 and not (s.seen[cell] | s.member[cell]) >> seat & 1:
                s.loose[0].append(cell)
                s.seen[cell] = 0
        s.piles[index] = masked
    for at, cell in enumerate(s.set_aside):
        if cell >= 0 and not (s.seen[cell] | s.member[cell]) >> seat & 1:
            s.loose[0].append(cell)
            s.set_aside[at] = ANON
    backs = s.deck.backs.backs
    held = hidden_hands(s, seat)
    for _, card in held:
        s.loose[0].append(card)
        s.seen[card] = 0
    s.loose[0].sort()
    support = [
        [
            card
            for card in s.loose[0]
            if backs[card] == back and s.kind(card).group == ACTION and not s.met[card] >> seat & 1
        ]
        for back in range(3)
    ]
    for owner, card in held:
        choices = support[backs[card]]
        new = choices.pop(dice.below(len(choices)))
        s.loose[0].remove(new)
        s.seen[new] = 1 << owner
        row = s.hands[owner]
        row[row.index(card)] = -2 - new  # marked, so that a card drawn twice over is not mistaken
        if card in s.bites[owner]:
            s.bites[owner][s.bites[owner].index(card)] = new
    for row in s.hands:
        row[:] = sorted(-2 - card if card < -1 else card for card in row)
    sample_characters(s, seat, dice)


def sample_characters(s: ScavState, seat: int, dice: Dice) -> None:
    """Characters of others that a seat has not seen are drawn from those it can't place."""
    unknown = [
        other
        for other in range(s.cfg.seats)
        if other != seat and s.characters[other] != NOBODY and not s.char_seen[other] >> seat & 1
    ]
    if not unknown:
        return
    fixed = {s.characters[other] for other in range(s.cfg.seats) if other not in unknown}
    fixed |= set(s.dealt_characters[seat])
    pool = [index for index in range(len(s.deck.characters)) if index not in fixed]
    for other in unknown:
        s.characters[other] = pool.pop(dice.below(len(pool)))
