"""The law of visible tops: equal to brute force over all concrete orders of small stocks, after random histories."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marooned.core.decks import NO_BACK, Backs, Pile, Stock
from marooned.core.errors import EngineFault
from marooned.core.tops import Law

World = tuple[tuple[int, ...], ...]  # the piles from the top, then the cards out of reach, then the covered ones
Choose = Callable[[int], int]  # a number below the one given
ANON = -1
HISTORIES = 150  # of each table
STEPS = 9


class Table:
    """Some piles of one stock, lazily and as all concrete orders side by side; every step is done to both.

    tiers: the back of each card.  cut: size of each pile.  fixed: how many cells of each pile lie at fixed places at
    its bottom.  aside: cells out of reach.  covered: cells beside the piles whose backs are seen.
    """

    def __init__(
        self,
        tiers: tuple[int, ...],
        cut: tuple[int, ...],
        fixed: tuple[int, ...],
        aside: int,
        covered: int,
        choose: Choose,
    ) -> None:
        self.backs = Backs((Stock(0, "cards", 0, len(tiers), 0, tiers),))
        self.loose = [list(range(len(tiers)))]
        self.piles = [Pile([], [ANON] * (n - low), [ANON] * low) for n, low in zip(cut, fixed, strict=True)]
        self.hand: list[int] = []
        self.told: list[str] = []
        worlds = []
        for order in permutations(range(len(tiers))):
            at = 0
            parts = []
            for n in (*cut, aside, covered):
                parts.append(order[at : at + n])
                at += n
            worlds.append(tuple(parts))
        shown = worlds[choose(len(worlds))][-1]
        self.covered = [tiers[card] for card in shown]
        self.worlds: Counter[World] = Counter(
            world for world in worlds if [tiers[card] for card in world[-1]] == self.covered
        )

    # brute force
    def keep(self, holds: Callable[[World], bool]) -> None:
        self.worlds = Counter({world: weight for world, weight in self.worlds.items() if holds(world)})

    def change(self, pile: int, cards: Callable[[tuple[int, ...]], tuple[int, ...]]) -> None:
        moved: Counter[World] = Counter()
        for world, weight in self.worlds.items():
            moved[(*world[:pile], cards(world[pile]), *world[pile + 1 :])] += weight
        self.worlds = moved

    def mix(self, pile: int, extra: tuple[int, ...]) -> None:
        self.change(pile, lambda cards: tuple(sorted(cards + extra)))
        mixed: Counter[World] = Counter()
        for world, weight in self.worlds.items():
            for order in permutations(world[pile]):
                mixed[(*world[:pile], order, *world[pile + 1 :])] += weight
        self.worlds = mixed

    def shares(self, pile: int, feature: Callable[[int], int] = int) -> dict[int, Fraction]:
        counts: Counter[int] = Counter()
        for world, weight in self.worlds.items():
            counts[feature(world[pile][0])] += weight
        return {value: Fraction(count, counts.total()) for value, count in sorted(counts.items())}

    # what may be done
    def law(self) -> Law:
        loose = [0, 0, 0]
        for card in self.loose[0]:
            loose[self.backs.backs[card]] += 1
        return Law(self.piles, self.backs, loose, [self.covered.count(back) for back in range(3)])

    def cell(self, pile: int) -> int | None:
        """The cell that comes next if its place is fixed."""
        there = self.piles[pile]
        return there.top[-1] if there.top else None if there.bag else there.low[0]

    def hidden(self, pile: int) -> bool:
        """Whether the back of the next card is not seen yet."""
        cell = self.cell(pile)
        return (cell is None or cell < 0) and self.piles[pile].back == NO_BACK

    def step(self, choose: Choose) -> None:
        full = [pile for pile in range(len(self.piles)) if self.piles[pile]]
        steps: list[Callable[[Choose], None]] = []
        if any(self.hidden(pile) for pile in full):
            steps += [self.see_back] * 3
        if any(not self.hidden(pile) for pile in full):
            steps += [self.turn] * 3
        if self.hand:
            steps += [self.put_top, self.put_bottom, self.shuffle_in, self.shuffle_in]
        steps[choose(len(steps))](choose)

    def see_back(self, choose: Choose) -> None:
        unseen = [pile for pile in range(len(self.piles)) if self.piles[pile] and self.hidden(pile)]
        pile = unseen[choose(len(unseen))]
        backs = list(self.shares(pile, self.backs.back_of))
        back = backs[choose(len(backs))]
        self.told.append(f"back {back} on {pile}")
        self.piles[pile].back = back
        self.keep(lambda world: self.backs.back_of(world[pile][0]) == back)

    def turn(self, choose: Choose) -> None:
        seen = [pile for pile in range(len(self.piles)) if self.piles[pile] and not self.hidden(pile)]
        self.turn_from(seen[choose(len(seen))], choose)

    def turn_from(self, pile: int, choose: Choose) -> None:
        cards = list(self.shares(pile))
        card = cards[choose(len(cards))]
        self.told.append(f"turn {card} from {pile}")
        cell = self.cell(pile)
        self.piles[pile].take(card, self.backs, self.loose)
        if cell is None or cell < 0:
            self.piles[pile].back = NO_BACK
        self.keep(lambda world: world[pile][0] == card)
        self.change(pile, lambda cards: cards[1:])
        self.hand.append(card)

    def settle(self, pile: int, choose: Choose) -> None:
        """Identify the card behind a back that was seen, since a pile does not remember it for a card that moves."""
        if self.piles[pile].back != NO_BACK:
            while self.piles[pile].top and self.piles[pile].top[-1] >= 0:
                self.turn_from(pile, choose)
            self.turn_from(pile, choose)

    def put_top(self, choose: Choose) -> None:
        pile = choose(len(self.piles))
        if self.piles[pile] and self.cell(pile) == ANON:
            self.settle(pile, choose)
        card = self.hand.pop(choose(len(self.hand)))
        self.told.append(f"{card} on {pile}")
        self.piles[pile].put_top(card)
        self.change(pile, lambda cards: (card, *cards))

    def put_bottom(self, choose: Choose) -> None:
        card = self.hand.pop(choose(len(self.hand)))
        pile = choose(len(self.piles))
        self.told.append(f"{card} under {pile}")
        self.piles[pile].put_bottom(card)
        self.change(pile, lambda cards: (*cards, card))

    def shuffle_in(self, choose: Choose) -> None:
        pile = choose(len(self.piles))
        self.settle(pile, choose)
        cards = [self.hand.pop(choose(len(self.hand))) for _ in range(1 + choose(len(self.hand)))]
        self.told.append(f"{cards} shuffled into {pile}")
        self.piles[pile].shuffle_in(cards)
        self.mix(pile, tuple(cards))

    # what must hold
    def check(self) -> None:
        story = "; ".join(self.told)
        law = self.law()
        for pile, there in enumerate(self.piles):
            if not there:
                continue
            if self.hidden(pile):
                weights = law.back_weights(pile)
                total = sum(weight for _, weight in weights)
                found = {back: Fraction(weight, total) for back, weight in weights}
                assert found == self.shares(pile, self.backs.back_of), story
            else:
                known, each, nameless = law.top_weights(pile)
                total = each * len(known) + nameless
                expected = self.shares(pile)
                found = {card: Fraction(each, total) for card in known if each}
                if nameless:
                    back = self.backs.back_of(next(iter(expected)))
                    same = [card for card in self.loose[0] if self.backs.back_of(card) == back]
                    found |= {card: Fraction(nameless, total * len(same)) for card in same}
                assert found == expected, story


TABLES: dict[str, tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int, int]] = {
    "two piles, two backs": ((0, 0, 0, 1, 1), (3, 2), (0, 0), 0, 0),
    "three piles, two backs": ((0, 0, 0, 1, 1, 1), (2, 2, 2), (0, 0, 0), 0, 0),
    "three piles, three backs": ((0, 0, 1, 1, 2, 2), (2, 2, 2), (0, 0, 0), 0, 0),
    "a lone back": ((0, 0, 0, 0, 2), (2, 2, 1), (0, 0, 0), 0, 0),
    "a pile out of reach": ((0, 0, 1, 1, 2, 2), (2, 2), (0, 0), 2, 0),
    "covered cards": ((0, 0, 1, 1, 2, 2), (2, 1, 1), (0, 0, 0), 0, 2),
    "covered and out of reach": ((0, 0, 0, 1, 1, 2), (2, 1), (0, 0), 1, 2),
    "cells at fixed places": ((0, 0, 1, 1, 2), (2, 2, 1), (2, 1, 1), 0, 0),
    "seven cards": ((0, 0, 0, 1, 1, 2, 2), (3, 2, 2), (0, 0, 0), 0, 0),
}


@pytest.mark.parametrize("name", TABLES)
def test_backs_and_tops_equal_brute_force_after_every_step(name: str) -> None:
    for seed in range(HISTORIES if name != "seven cards" else HISTORIES // 10):
        chance = random.Random(f"{name} {seed}")
        table = Table(*TABLES[name], chance.randrange)
        table.check()
        for _ in range(2 + seed % STEPS):
            table.step(chance.randrange)
            table.check()


@settings(max_examples=100, deadline=None, derandomize=True, database=None)
@given(st.data())
def test_the_law_holds_in_whatever_hypothesis_thinks_of(data: st.DataObject) -> None:
    def choose(n: int) -> int:
        return data.draw(st.integers(0, n - 1))

    table = Table(*list(TABLES.values())[choose(len(TABLES) - 1)], choose)
    for _ in range(choose(STEPS)):
        table.step(choose)
        table.check()


# -- what a shortcut would get wrong ---------------------------------------------------------------------------------
def mixed_table() -> tuple[Backs, list[Pile], list[int]]:
    """Four cards of back 0 and four of back 1; card 0, known to all, was shuffled into the first of two piles."""
    backs = Backs((Stock(0, "cards", 0, 8, 0, (0, 0, 0, 0, 1, 1, 1, 1)),))
    return backs, [Pile([], [0, ANON], [], 0), Pile([], [ANON] * 6, [], NO_BACK)], [3, 4, 0]


def test_the_back_of_another_pile_bears_on_what_a_top_is() -> None:
    backs, piles, loose = mixed_table()
    alone = Law(piles, backs, loose, [0, 0, 0]).top_weights(0)
    assert share_of_named(alone) == Fraction(7, 10)
    piles[1].back = 0
    both = Law(piles, backs, loose, [0, 0, 0]).top_weights(0)
    assert share_of_named(both) == Fraction(6, 8)
    piles[1].back = 1
    other = Law(piles, backs, loose, [0, 0, 0]).top_weights(0)
    assert share_of_named(other) == Fraction(6, 9)


def share_of_named(weights: tuple[list[int], int, int]) -> Fraction:
    known, each, nameless = weights
    return Fraction(each * len(known), each * len(known) + nameless)


def test_a_back_that_a_known_card_covers_still_counts() -> None:
    backs, piles, loose = mixed_table()
    piles[1] = Pile([3], [ANON] * 5, [], 0)
    loose[0] -= 1
    law = Law(piles, backs, loose, [0, 0, 0])
    assert law.top_weights(1) == ([3], 1, 0)
    assert share_of_named(law.top_weights(0)) == Fraction(5, 6)
    piles[1].back = NO_BACK
    assert share_of_named(Law(piles, backs, loose, [0, 0, 0]).top_weights(0)) == Fraction(3, 4)


def test_what_a_top_is_can_be_asked_only_when_its_back_is_seen() -> None:
    backs, piles, loose = mixed_table()
    with pytest.raises(EngineFault, match="not seen"):
        Law(piles, backs, loose, [0, 0, 0]).top_weights(1)
