"""Odds and samples of a seat, against all worlds that fit what the seat knows.

What a seat knows, and all that it knows:
* every card that lies open, its own hand, and the places of cards that it has looked at (`seen`);
* of some cards, in which pile they are, but not where (`member`): known cards that were shuffled into it or that
  another has looked at since. Each may be at any place of that pile of which the seat does not know the card;
* the backs of hands, of the cards under the Caravan, and those that the tops show now. A back seen earlier on a card
  that has moved since tells it nothing;
* that a hidden card of a hand was dealt at the start: an Action that it has not met since (`met`).
What others choose tells it nothing: what one of them looked at and moved counts as if it had been left (Q-32).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import permutations, product
from typing import Any

import pytest

from marooned.core.decks import NO_BACK, Pile
from marooned.core.game import Setup
from marooned.games.scavengers import knowledge
from marooned.games.scavengers.cards import Deck
from marooned.games.scavengers.census import card_faults, mask_faults, unseen_faults
from marooned.games.scavengers.deckfile import default_deck
from marooned.games.scavengers.effects.base import CloseScope, OpenScope
from marooned.games.scavengers.effects.looking import LookReorder, LookReveal
from marooned.games.scavengers.effects.piles import FaceUp, Refresh, engine_law
from marooned.games.scavengers.game import Scavengers
from marooned.games.scavengers.phases.caravan import CaravanBack
from marooned.games.scavengers.phases.round import Cut, gather
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.terms import ACTION, ANON
from marooned.games.scavengers.verbs import discard_cards, show_to

Shares = dict[str, Fraction]
SMALL = ("recon", "recon", "move", "hunt", "lost_pack", "hidden_cache", "anomaly_1")
LARGE = ("recon", "recon", "move", "hunt", "rest", "lost_pack", "anomaly_1", "anomaly_2")


# -- small tables ----------------------------------------------------------------------------------------------------
def small_deck(names: tuple[str, ...]) -> Deck:
    """A deck of a few cards; the rest is that of the deck that comes along."""
    whole = default_deck()
    copies = Counter(names)
    kinds = []
    first = 0
    for index, id in enumerate(copies):
        kinds.append(replace(whole.by_id[id], index=index, copies=copies[id], first=first))
        first += copies[id]
    scenarios = tuple(whole.scenarios.values())
    return Deck(
        tuple(kinds), whole.traumas, whole.areas, scenarios, whole.characters, whole.survivor, whole.text, "small"
    )


def table(names: tuple[str, ...], hands: tuple[tuple[str, ...], ...], caravan: int, seed: int) -> ScavState:
    """Hands of dealt cards, which only their owners know; some cards under the Caravan, the rest in three piles."""
    game = Scavengers(small_deck(names))
    s = game.blank_state(Setup("daring-retreat", ("player",) * len(hands), {"caravan": True}), seed)
    for seat, hand in enumerate(hands):
        for id in hand:
            card = next(card for card in s.loose[0] if s.kind(card).id == id)
            s.loose[0].remove(card)
            s.hands[seat].append(card)
            show_to(s, card, seat)
        s.hands[seat].sort()
    lay_out(s, caravan)
    return s


def run(s: ScavState, *effects: Any, choose: random.Random | None = None) -> None:
    """Resolve effects; whatever is asked is answered at random."""
    s.push(*effects)
    s.run()
    while s.asking is not None:
        assert choose is not None
        s.apply_action(choose.choice(s.legal))


def lay_out(s: ScavState, caravan: int) -> None:
    run(s, *(CaravanBack() for _ in range(caravan)), Cut(len(s.loose[0]) - caravan))


class History:
    """Random things that happen at such a table."""

    def __init__(self, s: ScavState, chance: random.Random, caravan: int) -> None:
        self.s = s
        self.chance = chance
        self.caravan = caravan
        self.told: list[str] = []

    def step(self) -> None:
        s = self.s
        steps: list[Callable[[], None]] = [self.look, self.look, self.sink_or_lift]
        if any(pile.top and s.seen[pile.top[-1]] == s.everybody for pile in s.piles):
            steps += [self.discard] * 3
        if s.open_piles():
            steps += [self.face_up] * 3
        if not s.scopes and self.chance.random() < 0.15:
            steps = [self.reshuffle]
        step = self.chance.choice(steps)
        self.told.append(step.__name__)
        step()

    def face_up(self) -> None:
        run(self.s, FaceUp(self.chance.choice(self.s.open_piles())), Refresh())

    def discard(self) -> None:
        """An open top card is discarded; an Anomaly is put below a pile with the discard pile shuffled in."""
        s = self.s
        tops = [pile for pile in s.piles if pile.top and s.seen[pile.top[-1]] == s.everybody]
        pile = self.chance.choice(tops)
        card = pile.top.pop()
        pile.back = NO_BACK
        discard_cards(s, [card], 0)
        run(s, Refresh(), choose=self.chance)

    def look(self) -> None:
        """Somebody looks at two cards of each pile and puts them back in any order (Foresight)."""
        seat = self.chance.randrange(self.s.cfg.seats)
        run(self.s, OpenScope(seat, -1, "x"), LookReorder(2, "all"), CloseScope(), choose=self.chance)

    def sink_or_lift(self) -> None:
        """Somebody looks at two cards of a pile, reveals one or none, puts the rest to the bottom (Hunt)."""
        if self.s.open_piles():
            seat = self.chance.randrange(self.s.cfg.seats)
            run(self.s, OpenScope(seat, -1, "x"), LookReveal(2, True), CloseScope(), choose=self.chance)

    def reshuffle(self) -> None:
        gather(self.s)
        lay_out(self.s, self.caravan)


# -- brute force -----------------------------------------------------------------------------------------------------
class Worlds:
    """All worlds that fit what a seat knows, each as likely as the others: (hidden hands, piles from the top)."""

    def __init__(self, s: ScavState, seat: int) -> None:
        self.s = s
        self.seat = seat

    def knows(self, card: int) -> bool:
        return bool(self.s.seen[card] >> self.seat & 1)

    def inside(self, card: int) -> bool:
        return not self.knows(card) and bool(self.s.member[card] >> self.seat & 1)

    def all(self) -> Iterator[tuple[tuple[int, ...], list[list[int]]]]:
        s, seat = self.s, self.seat
        tiers = s.deck.tier_at
        held = [card for owner, row in enumerate(s.hands) if owner != seat for card in row if not self.knows(card)]
        cells = [pile.cells() for pile in s.piles]
        free = [[at for at, cell in enumerate(row) if cell < 0 or not self.knows(cell)] for row in cells]
        members = [[cell for cell in row if cell >= 0 and self.inside(cell)] for row in cells]
        covered = [back + 1 for cell, back in zip(s.caravan, s.caravan_backs, strict=True) if cell == ANON]
        unknown = [*s.loose[0], *held]
        unknown += [
            cell for row in cells for cell in row if cell >= 0 and not self.knows(cell) and not self.inside(cell)
        ]
        wanted = [tiers[card] for card in held] + covered
        tops = [s.top_tier(index) for index in range(len(cells))]
        for order in permutations(sorted(unknown)):
            if [tiers[card] for card in order[: len(wanted)]] != wanted:
                continue
            hands = order[: len(held)]
            if any(s.kind(card).group != ACTION or s.met[card] >> seat & 1 for card in hands):
                continue
            for chosen in product(*(permutations(free[at], len(members[at])) for at in range(len(cells)))):
                rest = iter(order[len(wanted) :])
                piles = []
                for at, row in enumerate(cells):
                    there = dict(zip(chosen[at], members[at], strict=True))
                    piles.append(
                        [row[place] if place not in free[at] else there.get(place, -2) for place in range(len(row))]
                    )
                    piles[at] = [next(rest) if cell == -2 else cell for cell in piles[at]]
                if all(not row or tiers[row[0]] == tops[at] for at, row in enumerate(piles)):
                    yield hands, piles

    def tops(self) -> list[Shares]:
        counts: list[Counter[str]] = [Counter() for _ in self.s.piles]
        for _, piles in self.all():
            for count, row in zip(counts, piles, strict=True):
                if row:
                    count[self.s.kind(row[0]).id] += 1
        return [{id: Fraction(n, count.total()) for id, n in count.items()} for count in counts]


def odds_by_name(s: ScavState, seat: int) -> list[Shares]:
    return [{s.deck.kinds[kind].id: share for kind, share in odd.cards.items()} for odd in knowledge.odds(s, seat)]


TABLES: dict[str, tuple[tuple[str, ...], tuple[tuple[str, ...], ...], int, int]] = {
    "one hidden hand": (SMALL, (("move",), ("recon",)), 0, 60),
    "a caravan": (SMALL, (("move",), ("hunt",)), 2, 50),
    "two hidden hands": (SMALL, ((), ("recon",), ("hunt",)), 0, 35),
    "many cards": (LARGE, (("recon",), ("move", "rest")), 1, 8),
}


@pytest.mark.parametrize("name", TABLES)
def test_odds_equal_brute_force_over_hands_and_orders(name: str) -> None:
    names, hands, caravan, histories = TABLES[name]
    for seed in range(histories):
        chance = random.Random(f"{name} {seed}")
        history = History(table(names, hands, caravan, seed), chance, caravan)
        for _ in range(6):
            history.step()
            for seat in range(len(hands)):
                assert odds_by_name(history.s, seat) == Worlds(history.s, seat).tops(), (seed, seat, history.told)


# -- what is remembered of what was seen -----------------------------------------------------------------------------
DISTINCT = ("recon", "move", "rush", "lost_pack", "hunt", "hidden_cache")


class Diary:
    """A seat that remembers everything: all hands and orders that fit all it has seen since the deal."""

    def __init__(self, s: ScavState) -> None:
        self.s = s
        tiers = s.deck.tier_at
        dealt = s.hands[1][0]
        hidden = [card for card in range(s.deck.size) if s.kind(card).group == ACTION and tiers[card] == tiers[dealt]]
        self.hands = Counter(dict.fromkeys(hidden, 1))
        self.deck = set(range(s.deck.size))
        self.orders: Counter[tuple[int, ...]] = Counter()
        self.cut()

    def cut(self) -> None:
        """All orders of the deck, for every hand that may be; an order begins with the hidden card."""
        self.orders = Counter(
            {
                (hand, *order): weight
                for hand, weight in self.hands.items()
                for order in permutations(sorted(self.deck - {hand}))
            }
        )
        at = 1
        self.places: list[list[int]] = []
        for pile in self.s.piles:
            self.places.append(list(range(at, at + len(pile))))
            at += len(pile)

    def see(self, pile: int, feature: Callable[[int], int], value: int) -> None:
        place = self.places[pile][0]
        self.orders = Counter({order: n for order, n in self.orders.items() if feature(order[place]) == value})

    def tops(self) -> list[Shares]:
        found = []
        for row in self.places:
            counts: Counter[str] = Counter()
            for order, n in self.orders.items():
                if row:
                    counts[self.s.kind(order[row[0]]).id] += n
            found.append({id: Fraction(n, counts.total()) for id, n in counts.items()})
        return found

    def reshuffle(self) -> None:
        self.hands = Counter()
        for order, n in self.orders.items():
            self.hands[order[0]] += n
        self.cut()


def test_a_seat_remembers_what_bears_on_hidden_hands_over_reshuffles() -> None:
    """With cards that are all different, the masks lose nothing of what was seen in earlier rounds (R-added-03)."""
    for seed in range(40):
        chance = random.Random(f"diary {seed}")
        s = table(DISTINCT, ((), ("move",)), 0, seed)
        diary = Diary(s)
        for _ in range(8):
            for pile in range(3):
                if diary.places[pile]:
                    diary.see(pile, diary.s.deck.tier_at.__getitem__, s.top_tier(pile))
            assert odds_by_name(s, 0) == diary.tops(), seed
            if not s.open_piles() or chance.random() < 0.3:
                back = [pile.top.pop() for pile in s.piles if pile.top]  # open cards lie on the table until then
                s.revealed[0] += back
                gather(s)
                lay_out(s, 0)
                diary.reshuffle()
                continue
            pile = chance.choice(s.open_piles())
            run(s, FaceUp(pile))
            card = s.piles[pile].top.pop()
            diary.see(pile, int, card)
            diary.places[pile].pop(0)
            if chance.random() < 0.5:
                s.revealed[0].append(card)
            else:
                s.discard.append(card)
                diary.deck.discard(card)
            run(s, Refresh())


# -- samples ---------------------------------------------------------------------------------------------------------
class Tree:
    """Dice that take every way in turn."""

    def __init__(self) -> None:
        self.path: list[int] = []
        self.sizes: list[int] = []
        self.at = 0

    def below(self, n: int) -> int:
        if self.at == len(self.path):
            self.path.append(0)
            self.sizes.append(n)
        self.at += 1
        return self.path[self.at - 1]

    def ways(self) -> Iterator[None]:
        """One turn for every way; after each, `weight` is how likely it was."""
        while True:
            self.at = 0
            yield
            while self.path and self.path[-1] + 1 == self.sizes[-1]:
                self.path.pop()
                self.sizes.pop()
            if not self.path:
                return
            self.path[-1] += 1

    def weight(self) -> Fraction:
        found = Fraction(1)
        for n in self.sizes:
            found /= n
        return found


Joint = Counter[tuple[Any, ...]]


def hand_names(s: ScavState, cards: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    return tuple(sorted(s.kind(card).id for card in cards))


def sampled_law(s: ScavState, seat: int, index: int) -> dict[tuple[Any, ...], Fraction]:
    """How likely each (hands of the others, next card of a pile) is in a sample, over all ways of the dice."""
    found: dict[tuple[Any, ...], Fraction] = {}
    tree = Tree()
    for _ in tree.ways():
        view = s.clone()
        knowledge.sampled(view, seat, tree)  # type: ignore[arg-type]
        assert not [*card_faults(view), *unseen_faults(view), *mask_faults(view)]
        hands = tuple(hand_names(view, row) for row in view.hands)
        for card, share in next_cards(view, index).items():
            key = (hands, view.kind(card).id)
            found[key] = found.get(key, Fraction(0)) + tree.weight() * share
    return found


def next_cards(s: ScavState, index: int) -> dict[int, Fraction]:
    """What the table draws as the next card of a pile."""
    known, each, nameless = engine_law(s).top_weights(index)
    total = each * len(known) + nameless
    same = [card for card in s.loose[0] if s.deck.tier_at[card] == s.top_tier(index)]
    found = {card: Fraction(each, total) for card in known}
    return found | {card: Fraction(nameless, total * len(same)) for card in same if nameless}


def true_law(s: ScavState, seat: int, index: int) -> dict[tuple[Any, ...], Fraction]:
    """The same over all worlds."""
    counts: Joint = Counter()
    known = [[card for card in row if owner == seat or s.seen[card] >> seat & 1] for owner, row in enumerate(s.hands)]
    sizes = [len(row) - len(there) for row, there in zip(s.hands, known, strict=True)]
    for hands, piles in Worlds(s, seat).all():
        rest = iter(hands)
        rows = tuple(
            hand_names(s, [*there, *(next(rest) for _ in range(n))]) for there, n in zip(known, sizes, strict=True)
        )
        counts[(rows, s.kind(piles[index][0]).id)] += 1
    return {key: Fraction(n, counts.total()) for key, n in counts.items()}


@pytest.mark.parametrize("name", ["one hidden hand", "a caravan", "two hidden hands"])
def test_samples_are_as_likely_as_the_worlds_they_stand_for(name: str) -> None:
    """Hands and next cards together, over every way that the dice may fall; no card is lost or doubled."""
    names, hands, caravan, _ = TABLES[name]
    for seed in range(14):
        chance = random.Random(f"sampled {name} {seed}")
        history = History(table(names, hands, caravan, seed), chance, caravan)
        for _ in range(1 + seed % 7):
            history.step()
        s = history.s
        for seat in range(len(hands)):
            for index in s.open_piles():
                assert sampled_law(s, seat, index) == true_law(s, seat, index), (seed, seat, history.told)


def test_cards_below_a_known_one_may_be_any_of_the_free_ones() -> None:
    """An Anomaly lies below a pile with cards that were shuffled into it; then another looks at two and sinks them."""
    s = table(SMALL, ((), ("recon",)), 0, 3)
    anomaly = next(card for card in s.loose[0] if s.kind(card).id == "anomaly_1")
    cache = next(card for card in s.loose[0] if s.kind(card).id == "hidden_cache")
    for card in (anomaly, cache):
        s.loose[0].remove(card)
    s.piles = [Pile([], [ANON] * 4, []), Pile([], [], []), Pile([], [], [])]
    s.discard = [cache]
    run(s, Refresh())
    s.seen[cache] = s.met[cache] = 3
    discard_cards(s, [anomaly], 0)
    run(s, choose=random.Random(1))
    assert s.piles[0].low == [anomaly]
    chance = random.Random(5)
    chance.choice = lambda row: row[0]  # type: ignore[method-assign, assignment]  # reveals nothing
    run(s, OpenScope(1, -1, "x"), LookReveal(2, True), CloseScope(), choose=chance)
    seen = s.observation(0)["piles"]["pile-1"]
    assert [name for _, name in seen["between"]] == ["anomaly-1"]
    assert (seen["bottom"], seen["known"]) == ([], ["hidden-cache"])
    assert "anomaly_1" not in odds_by_name(s, 0)[0]
    assert odds_by_name(s, 0) == Worlds(s, 0).tops()
    assert sampled_law(s, 0, 0) == true_law(s, 0, 0)


def test_odds_say_how_dangerous_a_pile_is() -> None:
    s = table(("recon", "recon", "snare", "anomaly_1", "lost_pack"), ((), ("recon",)), 0, 1)
    for odd in knowledge.odds(s, 0):
        if s.piles[odd.pile]:
            assert (odd.tier, odd.peril(s), odd.anomaly(s)) == (1, Fraction(1, 4), Fraction(1, 4))
            assert odd.share(s, ACTION) == Fraction(1, 4)
