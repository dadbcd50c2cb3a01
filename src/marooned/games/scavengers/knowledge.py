"""Who knows what: the table through the eyes of one seat, exact odds of the next cards, and samples for thinking.

A seat knows a card's place if its bit is in `seen`, and in which pile it is (not where) if it is in `member`. All
else that lies face down is one stock to it: piles, cards under the Caravan, hands of others. Of hands and of the
tops it sees the tiers. A hidden card of a hand was dealt at the start: it is an Action that the seat has not met
since (`met`). A looker's choice tells the others nothing: they count what he moved as if it had been left (Q-32).
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from marooned.core.decks import NO_BACK, Pile
from marooned.core.tops import Law
from marooned.games.scavengers.terms import ACTION, ANOMALY, ANON, NOBODY, PERIL

if TYPE_CHECKING:
    from marooned.core.rng import Dice
    from marooned.games.scavengers.state import ScavState


PUBLIC: Final = -1
"""Instead of a seat: what all seats know, which is all that somebody who watches may know.

At a table for one, all that the player knows is known to all seats. There who watches knows nothing of the hand, and of
the piles only what their backs show: what came there openly is not told apart.
"""


def has(s: ScavState, bits: int, seat: int) -> bool:
    """Whether a seat is among the bits; PUBLIC: whether all are."""
    return bits == s.everybody if seat == PUBLIC else bool(bits >> seat & 1)


def alone(s: ScavState, seat: int) -> bool:
    """Whether this is somebody who watches a single player."""
    return seat == PUBLIC and s.cfg.seats == 1


def covert(s: ScavState, instance: int) -> bool:
    """Whether a card lies where a single player alone may look: in the hand, in a pile, among cards looked at."""
    return instance in s.hands[0] or instance in s.looked or any(instance in pile.cells() for pile in s.piles)


def sees(s: ScavState, seat: int, instance: int) -> bool:
    """Whether a seat knows where a card is."""
    return has(s, s.seen[instance], seat) and not (alone(s, seat) and covert(s, instance))


def in_pile(s: ScavState, seat: int, instance: int) -> bool:
    """Whether a seat knows at least in which pile a card is, or where it is."""
    return has(s, s.seen[instance] | s.member[instance], seat) and not (alone(s, seat) and covert(s, instance))


def met(s: ScavState, seat: int, instance: int) -> bool:
    """Whether a seat has met a card since hands were dealt, so that it can't be one of another's first hand."""
    return has(s, s.met[instance], seat) and not alone(s, seat)


def knows_character(s: ScavState, seat: int, other: int) -> bool:
    """Whether a seat knows whose Character another one has."""
    up = bool(s.char_up >> other & 1)
    return seat == other or (has(s, s.char_seen[other], seat) and (up or not alone(s, seat)))


def places(s: ScavState, seat: int, index: int) -> list[int]:
    """A pile from the top as a seat knows it: cards whose place it knows, ANON at every other place."""
    return [cell if cell >= 0 and sees(s, seat, cell) else ANON for cell in s.piles[index].cells()]


def free(s: ScavState, seat: int, index: int) -> list[int]:
    """What lies, in an order that a seat does not know, at the other places: cards known to be there, and ANON."""
    cells = [cell for cell in s.piles[index].cells() if cell < 0 or not sees(s, seat, cell)]
    return [cell if cell >= 0 and in_pile(s, seat, cell) else ANON for cell in cells]


def pile_for(s: ScavState, seat: int, index: int) -> Pile:
    """A pile for the law of its top: the known cards that come first, and all that may lie at the free places.

    Every free cell may be at every free place, also at those below a known card (as after a Hunt below an Anomaly).
    """
    known = places(s, seat, index)
    first = known.index(ANON) if ANON in known else len(known)
    back = NO_BACK if first or not known else s.top_tier(index) - 1
    return Pile(known[:first][::-1], free(s, seat, index), [], back)


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
        if cell >= 0 and not in_pile(s, seat, cell):
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


def law_for(s: ScavState, seat: int) -> Law:
    """The law of the tops from what a seat knows: hidden hands are cells with visible backs."""
    spoken = by_back(s, [card for _, card in hidden_hands(s, seat)])
    spoken = [n + under for n, under in zip(spoken, covered(s), strict=True)]
    piles = [pile_for(s, seat, index) for index in range(len(s.piles))]
    return Law(piles, s.deck.backs, by_back(s, unplaced(s, seat)), spoken)


def by_back(s: ScavState, cards: list[int]) -> list[int]:
    """How many of some cards have each back."""
    counts = [0, 0, 0]
    for card in cards:
        counts[s.deck.backs.backs[card]] += 1
    return counts


def covered(s: ScavState) -> list[int]:
    """How many cards of each back lie face down under the Caravan."""
    counts = [0, 0, 0]
    for cell, back in zip(s.caravan, s.caravan_backs, strict=True):
        counts[back] += cell == ANON
    return counts


def odds(s: ScavState, seat: int) -> list[Odds]:
    """The exact odds of the next card of each pile from what a seat knows (R-046)."""
    cards = unplaced(s, seat)
    hidden = by_back(s, [card for _, card in hidden_hands(s, seat)])
    law = law_for(s, seat)
    return [odds_of(s, seat, index, law, cards, hidden) for index in range(len(s.piles))]


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
        may_be_held = [card for card in same if s.deck.kind_at[card].group == ACTION and not met(s, seat, card)]
        in_deck = len(same) - hidden[back]
        kept = 1 - Fraction(hidden[back], len(may_be_held)) if may_be_held else Fraction(1)
        for card in same:
            kind = s.deck.kind_at[card].index
            share = Fraction(nameless, whole) / in_deck * (kept if card in may_be_held else 1)
            found[kind] = found.get(kind, Fraction(0)) + share
    return Odds(index, tier, {kind: share for kind, share in sorted(found.items()) if share})


# -- samples ---------------------------------------------------------------------------------------------------------
def sampled(s: ScavState, seat: int, dice: Dice) -> None:
    """Replace all that a seat does not know by a sample of what may be, and who knows what along with it.

    Piles forget; hidden hands, what others will eat and their Characters are drawn anew. The seat is one that acts:
    what another is in the middle of declaring or looking at stays as it is.
    """
    piles = sampled_piles(s, seat, dice)
    held = hidden_hands(s, seat)
    forget(s, seat)
    s.piles = piles
    sample_characters(s, seat, dice)
    sample_hands(s, seat, held, dice)
    sample_bites(s, seat, dice)
    if s.asking is not None:
        s.legal = s.asking.options(s)


def drawn(weights: list[int], dice: Dice) -> int:
    """An index by weight."""
    lot = dice.below(sum(weights)) if len(weights) > 1 else 0
    return next(index for index in range(len(weights)) if lot < sum(weights[: index + 1]))


def sampled_piles(s: ScavState, seat: int, dice: Dice) -> list[Pile]:
    """The piles as a seat knows them; where a known card lies between free places, the free cells are put there."""
    law = law_for(s, seat)
    cases = list(law.cases(law.shown()))
    case = cases[drawn([weight for weight, _ in cases], dice)][1]
    return [sampled_pile(s, seat, index, case[index], dice) for index in range(len(s.piles))]


def sampled_pile(s: ScavState, seat: int, index: int, nameless: bool, dice: Dice) -> Pile:
    """One pile. nameless: whether its top, if it is at a free place and shows its back, is a card not known there."""
    seen = pile_for(s, seat, index)
    known = places(s, seat, index)[len(seen.top) :]
    run = next((at for at, cell in enumerate(known) if cell != ANON), len(known))
    if ANON not in known[run:]:
        return Pile(seen.top, seen.bag, known[run:], seen.back)
    cells = seen.bag[:]
    order: list[int] = []
    if seen.back != NO_BACK:
        backs = s.deck.backs.backs
        tops = [ANON] if nameless else [cell for cell in cells if cell >= 0 and backs[cell] == seen.back]
        order.append(tops[dice.below(len(tops))])
        cells.remove(order[0])
    while cells:
        order.append(cells.pop(dice.below(len(cells))))
    rest = iter(order[run:])
    return Pile(seen.top, order[:run], [next(rest) if cell == ANON else cell for cell in known[run:]], seen.back)


def forget(s: ScavState, seat: int) -> None:
    """Every card that a seat can't place is unidentified again, and nothing tells who else has seen it."""
    stay = {*s.playing, *s.looked}
    s.loose[0] = [card for card in unplaced(s, seat) if card not in stay]
    for card in s.loose[0]:
        s.seen[card] = 0
        s.member[card] = 0
        if s.met[card] != s.everybody:
            s.met[card] &= 1 << seat


def sample_hands(s: ScavState, seat: int, held: list[tuple[int, int]], dice: Dice) -> None:
    """Hidden cards of hands: Actions of their tiers that the seat has not met (R-016, R-017, R-added-01)."""
    backs = s.deck.backs.backs
    may_be_held = [card for card in s.loose[0] if s.kind(card).group == ACTION and not s.met[card] >> seat & 1]
    for owner, old in held:
        s.hands[owner].remove(old)
    for owner, old in held:
        choices = [card for card in may_be_held if backs[card] == backs[old]]
        new = choices[dice.below(len(choices))]
        may_be_held.remove(new)
        s.loose[0].remove(new)
        s.seen[new] = s.met[new] = 1 << owner
        s.hands[owner].append(new)
    for row in s.hands:
        row.sort()


def sample_bites(s: ScavState, seat: int, dice: Dice) -> None:
    """What others will eat lies face down until it is uncovered: so many cards, any of the hand (Q-15).

    Whether they starve by choice is not seen either; a sample says no.
    """
    from marooned.games.scavengers.phases.feeding import Uncover

    if not any(isinstance(effect, Uncover) for effect in s.agenda):
        return
    for other in range(s.cfg.seats):
        if other == seat:
            continue
        hand = s.hands[other][:]
        s.bites[other] = [hand.pop(dice.below(len(hand))) for _ in s.bites[other]]
        s.hungry &= ~(1 << other)


def sample_characters(s: ScavState, seat: int, dice: Dice) -> None:
    """Characters of others that a seat has not seen, and those that they did not keep, are any that it can't place."""
    others = [other for other in range(s.cfg.seats) if other != seat]
    known = {s.characters[other] for other in others if s.char_seen[other] >> seat & 1}
    known |= {s.characters[seat], *s.dealt_characters[seat]}
    pool = [index for index in range(len(s.deck.characters)) if index not in known]
    for other in others:
        kept = s.characters[other]
        row = [kept] if kept in known and kept != NOBODY else []
        row += [pool.pop(dice.below(len(pool))) for _ in s.dealt_characters[other][len(row) :]]
        s.dealt_characters[other] = sorted(row)
        if kept != NOBODY and kept not in known:
            s.characters[other] = row[dice.below(len(row))]
