"""The laws of lazy decks: exact odds equal to brute force over all concrete orders, and what must be refused."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations, product
from math import lcm

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marooned.core.decks import NO_BACK, Backs, Pile, Stock
from marooned.core.errors import EngineFault
from marooned.core.rng import below, seed_stream

Law = dict[int, Fraction]
World = tuple[tuple[int, ...], ...]
Choose = Callable[[int], int]  # a number below the one given
Step = Callable[[Choose], None]
HISTORIES = 400  # random histories per table
MORE = 1200  # as many of them among the slow tests
STEPS = 9


# -- brute force -----------------------------------------------------------------------------------------------------
class Orders:
    """All concrete orders of the cards that fit what has been seen, with how much each of them weighs."""

    def __init__(self, backs: Backs, deals: list[Counter[int]]) -> None:
        """deals: for each pile, how many unseen cards of each stock it is shuffled from; the rest lies in a box."""
        self.backs = backs
        self.weights: dict[World, int] = {}
        for orders in product(*(permutations(stock.instances()) for stock in backs.stocks)):
            rows = [list(order) for order in orders]
            piles = []
            for deal in deals:
                pile = [rows[stock].pop() for stock, n in sorted(deal.items()) for _ in range(n)]
                piles.append(tuple(sorted(pile)))
            self.weights[tuple(piles)] = 1
        for pile in range(len(deals)):
            self.shuffle(pile)

    def shuffle(self, pile: int, extra: tuple[int, ...] = ()) -> None:
        members: Counter[World] = Counter()
        for world, weight in self.weights.items():
            members[changed(world, pile, tuple(sorted(world[pile] + extra)))] += weight
        self.weights = {
            changed(world, pile, order): weight
            for world, weight in members.items()
            for order in permutations(world[pile])
        }

    def move(self, change: Callable[[World], World]) -> None:
        moved: Counter[World] = Counter()
        for world, weight in self.weights.items():
            moved[change(world)] += weight
        self.weights = dict(moved)

    def law(self, pile: int, feature: Callable[[int], int] = int) -> Law:
        """How likely it is that the next card of a pile has a feature (by default: which card it is)."""
        counts: Counter[int] = Counter()
        for world, weight in self.weights.items():
            counts[feature(world[pile][0])] += weight
        total = sum(counts.values())
        return {value: Fraction(count, total) for value, count in sorted(counts.items())}

    def see(self, pile: int, feature: Callable[[int], int], value: int) -> None:
        self.weights = {world: weight for world, weight in self.weights.items() if feature(world[pile][0]) == value}


def changed(world: World, pile: int, cards: tuple[int, ...]) -> World:
    return (*world[:pile], cards, *world[pile + 1 :])


# -- both together ---------------------------------------------------------------------------------------------------
class Table:
    """Lazy piles and all their concrete orders side by side; every step is done to both."""

    def __init__(self, stocks: list[tuple[int, int]], deals: list[dict[int, int]]) -> None:
        """stocks: (size, back) of each; deals: for each pile, how many cards of which stock lie in it at first."""
        first = 0
        made = []
        for index, (size, back) in enumerate(stocks):
            made.append(Stock(index, f"stock {index}", first, size, back))
            first += size
        self.backs = Backs(tuple(made))
        self.loose = [stock.instances() for stock in made]
        self.piles = [Pile([], [-1 - stock for stock, n in deal.items() for _ in range(n)], []) for deal in deals]
        self.orders = Orders(self.backs, [Counter(deal) for deal in deals])
        self.hand: list[int] = []  # cards that lie face up beside the piles
        self.told: list[str] = []

    # what may be done
    def steps(self) -> list[Step]:
        full = [pile for pile in range(len(self.piles)) if len(self.piles[pile])]
        steps: list[Step] = []
        if full:
            steps += [self.turn, self.turn, self.look, self.take_unseen, self.shuffle]
        if self.hand:
            steps += [self.put_top, self.put_bottom, self.shuffle_in, self.shuffle_in]
        if any(self.may_restock(pile, extra) for pile in full for extra in ([], self.hand)):
            steps.append(self.restock)
        if any(self.piles[pile].back_counts(self.backs) for pile in full):
            steps += [self.see_back] * 3
        return steps

    def pick(self, choose: Choose, row: list[int]) -> int:
        return row[choose(len(row))]

    def pick_full(self, choose: Choose) -> int:
        return self.pick(choose, [pile for pile in range(len(self.piles)) if len(self.piles[pile])])

    # the steps
    def turn(self, choose: Choose) -> None:
        pile = self.pick_full(choose)
        card = self.pick(choose, list(self.orders.law(pile)))
        self.told.append(f"turn {card} from {pile}")
        self.piles[pile].take(card, self.backs, self.loose)
        self.orders.see(pile, int, card)
        self.orders.move(lambda world: changed(world, pile, world[pile][1:]))
        self.hand.append(card)

    def look(self, choose: Choose) -> None:
        pile = self.pick_full(choose)
        card = self.pick(choose, list(self.orders.law(pile)))
        self.told.append(f"look at {card} on {pile}")
        self.piles[pile].take(card, self.backs, self.loose)
        self.piles[pile].put_top(card)
        self.orders.see(pile, int, card)

    def put_top(self, choose: Choose) -> None:
        card = self.hand.pop(choose(len(self.hand)))
        pile = choose(len(self.piles))
        self.told.append(f"{card} on {pile}")
        self.piles[pile].put_top(card)
        self.orders.move(lambda world: changed(world, pile, (card, *world[pile])))

    def put_bottom(self, choose: Choose) -> None:
        card = self.hand.pop(choose(len(self.hand)))
        pile = choose(len(self.piles))
        self.told.append(f"{card} under {pile}")
        self.piles[pile].put_bottom(card)
        self.orders.move(lambda world: changed(world, pile, (*world[pile], card)))

    def shuffle_in(self, choose: Choose) -> None:
        cards = [self.hand.pop(choose(len(self.hand))) for _ in range(1 + choose(len(self.hand)))]
        pile = choose(len(self.piles))
        self.told.append(f"{cards} shuffled into {pile}")
        self.piles[pile].shuffle_in(cards)
        self.orders.shuffle(pile, tuple(cards))

    def shuffle(self, choose: Choose) -> None:
        pile = self.pick_full(choose)
        self.told.append(f"shuffle {pile}")
        self.piles[pile].shuffle_in([])
        self.orders.shuffle(pile)

    def take_unseen(self, choose: Choose) -> None:
        """The next card goes to a pile without being seen; where the law could not follow, it is refused."""
        pile = self.pick_full(choose)
        to = choose(len(self.piles))
        how = choose(3)
        if not self.piles[pile].may_take_unseen():
            before = (self.piles[pile].cells(), self.piles[pile].back)
            with pytest.raises(EngineFault):
                self.piles[pile].take_unseen()
            assert (self.piles[pile].cells(), self.piles[pile].back) == before
            return
        self.told.append(f"unseen from {pile} {('on', 'under', 'into')[how]} {to}")
        cell = self.piles[pile].take_unseen()
        target = self.piles[to]
        (target.put_top, target.put_bottom, lambda cell: target.shuffle_in([cell]))[how](cell)

        def moved(world: World) -> World:
            card = world[pile][0]
            world = changed(world, pile, world[pile][1:])
            return changed(world, to, (*world[to], card) if how == 1 else (card, *world[to]))

        self.orders.move(moved)
        if how == 2:
            self.orders.shuffle(to)

    def see_back(self, choose: Choose) -> None:
        pile = self.pick(choose, [i for i, pile in enumerate(self.piles) if pile.back_counts(self.backs)])
        back = self.pick(choose, [back for back, _ in self.piles[pile].back_counts(self.backs)])
        self.told.append(f"back {back} on {pile}")
        self.piles[pile].back = back
        self.orders.see(pile, self.backs.back_of, back)

    def may_restock(self, pile: int, extra: list[int]) -> bool:
        """Whether every card of the stocks concerned that nobody has seen lies in this pile."""
        cells = [*self.piles[pile].cells(), *extra]
        known = {self.backs.stock_of(cell) for cell in cells if cell >= 0}
        return all(cells.count(-1 - stock) == len(self.loose[stock]) for stock in known)

    def restock(self, choose: Choose) -> None:
        pile = choose(len(self.piles))
        extra = self.hand if choose(2) else []
        if not self.may_restock(pile, extra):
            with pytest.raises(EngineFault):
                self.piles[pile].restock(extra, self.backs, self.loose)
            return
        self.told.append(f"restock {pile} with {extra}")
        self.piles[pile].restock(extra, self.backs, self.loose)
        self.orders.shuffle(pile, tuple(extra))
        if extra:
            self.hand = []

    # what must hold
    def check(self) -> None:
        for index, pile in enumerate(self.piles):
            story = "; ".join(self.told)
            assert len(pile) == len(next(iter(self.orders.weights))[index]), story
            if not len(pile):
                assert pile.next_cells(self.backs) == [] == pile.outcomes(self.backs, self.loose), story
                assert pile.visible_back(self.backs) == NO_BACK, story
                continue
            outcomes = pile.outcomes(self.backs, self.loose)
            assert outcomes == sorted(set(outcomes)), story
            assert all(weight > 0 for _, weight in outcomes), story
            assert law_of(outcomes) == self.orders.law(index), story
            by_back = self.orders.law(index, self.backs.back_of)
            open_backs = pile.back_counts(self.backs)
            if open_backs:
                assert law_of(open_backs) == by_back, story
            else:
                assert by_back == {pile.visible_back(self.backs): 1}, story
        for stock in self.backs.stocks:
            unseen = sum(pile.cells().count(stock.anon) for pile in self.piles)
            assert unseen <= len(self.loose[stock.index]), "; ".join(self.told)


def law_of(outcomes: list[tuple[int, int]]) -> Law:
    total = sum(weight for _, weight in outcomes)
    return {outcome: Fraction(weight, total) for outcome, weight in outcomes}


TABLES: dict[str, tuple[list[tuple[int, int]], list[dict[int, int]]]] = {
    "one deck": ([(4, 0)], [{0: 4}]),
    "beast deck and hunting deck": ([(5, 0)], [{0: 5}, {}]),
    "beasts already in three places": ([(5, 0)], [{0: 2}, {0: 1}, {0: 1}]),
    "event deck of two stocks, cards in the box": ([(3, 0), (2, 0), (1, 1)], [{0: 2, 1: 1}, {2: 1}]),
    "event deck that adventures come into": ([(3, 0), (2, 1)], [{0: 2}, {1: 2}]),
    "piles of mixed backs": ([(3, 0), (2, 1)], [{0: 2, 1: 1}, {0: 1, 1: 1}]),
    "three piles, three backs": ([(2, 0), (2, 1), (1, 2)], [{0: 1, 1: 1}, {0: 1, 2: 1}, {1: 1}]),
}


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seeds", [range(HISTORIES), pytest.param(range(HISTORIES, MORE), marks=pytest.mark.slow)])
def test_the_odds_of_the_next_card_equal_brute_force_after_every_step(name: str, seeds: range) -> None:
    for seed in seeds:
        chance = random.Random(f"{name} {seed}")
        table = Table(*TABLES[name])
        table.check()
        for _ in range(1 + seed % STEPS):
            steps = table.steps()
            steps[chance.randrange(len(steps))](chance.randrange)
            table.check()


@settings(max_examples=120, deadline=None, derandomize=True, database=None)
@given(st.data())
def test_the_odds_hold_in_whatever_hypothesis_thinks_of(data: st.DataObject) -> None:
    def choose(n: int) -> int:
        return data.draw(st.integers(0, n - 1))

    table = Table(*list(TABLES.values())[choose(len(TABLES))])
    for _ in range(choose(STEPS)):
        steps = table.steps()
        steps[choose(len(steps))](choose)
        table.check()


# -- tempting shortcuts that are wrong -------------------------------------------------------------------------------
BEASTS = Backs((Stock(0, "beasts", 0, 16, 0),))
A_BEAST = -1
TIGER = 13


def beasts() -> tuple[Pile, Pile, list[list[int]]]:
    """The beast deck with all beasts, an empty hunting deck."""
    return Pile([], [A_BEAST] * 16, []), Pile([], [], []), [list(range(16))]


def test_a_beast_that_was_seen_and_one_unseen_make_even_odds() -> None:
    """Shuffling forgets positions, not members: the tiger is next with 1/2, not with 1/16, and is nowhere else."""
    deck, hunting, loose = beasts()
    hunting.put_top(deck.take_unseen())
    hunting.take(TIGER, BEASTS, loose)
    hunting.put_top(TIGER)
    hunting.shuffle_in([deck.take_unseen()])
    law = law_of(hunting.outcomes(BEASTS, loose))
    assert law[TIGER] == Fraction(1, 2)
    assert set(law.values()) == {Fraction(1, 2), Fraction(1, 30)}
    assert TIGER not in law_of(deck.outcomes(BEASTS, loose))


def test_the_cards_belong_to_the_family_not_to_the_deck() -> None:
    """A beast that nobody has seen may be any beast that nobody has seen, wherever it lies."""
    deck, hunting, loose = beasts()
    hunting.put_top(deck.take_unseen())
    assert law_of(hunting.outcomes(BEASTS, loose)) == {beast: Fraction(1, 16) for beast in range(16)}
    deck.take(TIGER, BEASTS, loose)
    assert law_of(hunting.outcomes(BEASTS, loose)) == {beast: Fraction(1, 15) for beast in range(16) if beast != TIGER}


EVENTS = Backs((Stock(0, "events", 0, 4, 0), Stock(1, "build-adventures", 4, 2, 1)))
AN_EVENT, FROST, ADVENTURE = -1, 0, 4


def event_deck() -> tuple[Pile, list[list[int]]]:
    """Frost, which was seen, two unseen events of the three others, and an adventure that was shuffled in."""
    deck = Pile([], [AN_EVENT, AN_EVENT], [])
    deck.shuffle_in([FROST, ADVENTURE])
    return deck, [[1, 2, 3], [5]]


def test_the_back_is_seen_first_and_the_card_is_drawn_given_the_back() -> None:
    deck, loose = event_deck()
    assert deck.back_counts(EVENTS) == [(0, 3), (1, 1)]
    deck.back = 0
    assert law_of(deck.outcomes(EVENTS, loose)) == {
        FROST: Fraction(1, 3), 1: Fraction(2, 9), 2: Fraction(2, 9), 3: Fraction(2, 9),
    }  # fmt: skip
    deck.back = 1
    assert law_of(deck.outcomes(EVENTS, loose)) == {ADVENTURE: 1}


def test_a_back_that_was_seen_is_not_forgotten_under_another_card() -> None:
    deck, loose = event_deck()
    deck.back = 1
    deck.put_top(5)
    assert deck.outcomes(EVENTS, loose) == [(5, 1)]
    deck.take(5, EVENTS, loose)
    assert law_of(deck.outcomes(EVENTS, loose)) == {ADVENTURE: 1}


def test_a_drawn_card_takes_its_back_along() -> None:
    deck, loose = event_deck()
    deck.back = 1
    deck.take(ADVENTURE, EVENTS, loose)
    assert deck.back == NO_BACK
    assert deck.visible_back(EVENTS) == 0


def test_a_clone_with_its_streams_foretells_the_future() -> None:
    """The streams are the secret order; a copy with other streams is a fair sample of what may come."""
    deck, _, loose = beasts()
    streams = [seed_stream("the table", "beast")]
    real = [deck.sample(BEASTS, loose, streams, 0, (0, 16)) for _ in range(12)]
    copy = [seed_stream("the table", "beast")]
    assert [deck.copy().sample(BEASTS, loose, copy, 0, (0, 16)) for _ in range(12)] == real
    fair = [seed_stream("a thought", "beast")]
    assert [deck.copy().sample(BEASTS, loose, fair, 0, (0, 16)) for _ in range(12)] != real


def test_a_card_leaves_a_mixed_bag_only_face_up() -> None:
    """Two beasts that were seen and shuffled back, then an unseen draw: the two-step count would no longer hold."""
    deck, hunting, loose = beasts()
    for beast in (0, 1):
        deck.take(beast, BEASTS, loose)
    deck.shuffle_in([0, 1])
    assert not deck.may_take_unseen()
    with pytest.raises(EngineFault, match="face up"):
        hunting.shuffle_in([deck.take_unseen()])
    assert len(deck) == 16 and len(hunting) == 0


def test_two_stocks_in_one_bag_are_mixed_too() -> None:
    deck = Pile([], [-1, -2], [])
    with pytest.raises(EngineFault, match="face up"):
        deck.take_unseen()


def test_a_card_on_a_known_place_may_leave_a_mixed_pile_unseen() -> None:
    deck = Pile([A_BEAST], [TIGER, A_BEAST], [])
    assert deck.take_unseen() == A_BEAST
    assert not deck.may_take_unseen()


def test_known_cards_may_become_unknown_only_among_all_the_unknown() -> None:
    """With an unseen beast in the hunting deck, the discards can't just be forgotten: it is none of them."""
    deck, hunting, loose = beasts()
    hunting.put_top(deck.take_unseen())
    seen = list(range(15))
    for beast in seen:
        deck.take(beast, BEASTS, loose)
    with pytest.raises(EngineFault, match="elsewhere"):
        deck.restock(seen, BEASTS, loose)
    assert loose == [[15]] and len(deck) == 0
    hunting.take(15, BEASTS, loose)
    deck.restock([*seen, 15], BEASTS, loose)
    assert deck.bag == [A_BEAST] * 16 and loose == [list(range(16))]


# -- sampling --------------------------------------------------------------------------------------------------------
def piles_to_sample() -> Iterator[tuple[str, Backs, Pile, list[list[int]], tuple[int, int]]]:
    """Piles of every make: backs, the pile, who is unidentified, the universe."""
    two = Backs((Stock(0, "a", 0, 4, 0), Stock(1, "b", 4, 3, 0), Stock(2, "c", 7, 2, 1)))
    yield "pure, all inside", two, Pile([], [-1] * 4, []), [[0, 1, 2, 3], [4, 5, 6], [7, 8]], (0, 4)
    yield "pure, some outside", two, Pile([], [-1] * 2, []), [[0, 1, 3], [4, 5, 6], [7, 8]], (0, 4)
    yield "one cell", two, Pile([-2], [-1] * 2, []), [[0, 1, 3], [4, 6], [7, 8]], (0, 9)
    yield "known alone", two, Pile([], [2, 5, 8], []), [[0, 1, 3], [4, 6], [7]], (0, 9)
    yield "mixed", two, Pile([], [-1, -1, 3, -2, 8], []), [[0, 1, 2], [4, 5, 6], [7]], (0, 9)
    yield "mixed, back seen", two, Pile([], [-1, -1, 3, -2, 8], [], 0), [[0, 1, 2], [4, 5, 6], [7]], (0, 9)
    yield "low", two, Pile([], [], [-1, 4]), [[0, 1, 2], [5, 6], [7]], (0, 9)


SAMPLED = {case[0]: case for case in piles_to_sample()}


@pytest.mark.parametrize("name", SAMPLED)
def test_a_sample_accepts_exactly_the_share_of_every_card(name: str) -> None:
    """Over all (instance, lot) pairs that a stream can begin with, each card is taken in proportion to its weight."""
    _, backs, pile, loose, universe = SAMPLED[name]
    first, size = universe
    common = accepted_lots(backs, pile, loose)
    taken: dict[tuple[int, int], int] = {}
    seed = 0
    while len(taken) < size * common:
        start = seed_stream(seed, "pairs")
        seed += 1
        streams = [start]
        pair = (first + below(streams, 0, size), below(streams, 0, common))
        if pair in taken:
            continue
        after_a_pair = streams[0]
        streams = [start]
        card = pile.sample(backs, loose, streams, 0, universe)
        taken[pair] = card if streams[0] == after_a_pair else -1
        assert taken[pair] in (-1, pair[0])
    shares = Counter(card for card in taken.values() if card >= 0)
    total = sum(shares.values())
    law = {card: Fraction(n, total) for card, n in sorted(shares.items())}
    assert law == law_of(pile.outcomes(backs, loose))


def accepted_lots(backs: Backs, pile: Pile, loose: list[list[int]]) -> int:
    """The range of the lots: the common denominator of the shares of unidentified cards."""
    return lcm(*(len(loose[-1 - cell]) for cell in pile.next_cells(backs) if cell < 0))


@pytest.mark.parametrize("name", SAMPLED)
def test_samples_come_as_often_as_the_odds_say(name: str) -> None:
    _, backs, pile, loose, universe = SAMPLED[name]
    law = law_of(pile.outcomes(backs, loose))
    streams = [seed_stream(1, name)]
    n = 3000
    seen = Counter(pile.sample(backs, loose, streams, 0, universe) for _ in range(n))
    assert set(seen) == set(law)
    chi2 = sum((seen[card] - n * float(p)) ** 2 / (n * float(p)) for card, p in law.items())
    assert chi2 < 27  # 8 degrees of freedom at most: 1 in 1,400


def test_a_card_on_a_known_place_costs_no_chance() -> None:
    streams = [seed_stream(1, "beast")]
    before = streams[:]
    assert Pile([TIGER], [A_BEAST] * 3, []).sample(BEASTS, [[1, 2, 3]], streams, 0, (0, 16)) == TIGER
    assert streams == before


def test_a_deck_that_lacks_all_its_cards_is_a_fault() -> None:
    with pytest.raises(EngineFault, match="beasts"):
        Pile([], [A_BEAST], []).sample(BEASTS, [[]], [1], 0, (0, 16))


# -- equal deals -----------------------------------------------------------------------------------------------------
def deal(backs: Backs, pile: Pile, loose: list[list[int]], universe: tuple[int, int], seed: int) -> list[int]:
    """All cards of a pile in the order in which they come."""
    streams = [seed_stream(seed, "deal")]
    pile = pile.copy()
    loose = [members[:] for members in loose]
    cards = []
    while len(pile):
        card = pile.sample(backs, loose, streams, 0, universe)
        pile.take(card, backs, loose)
        cards.append(card)
    return cards


@pytest.mark.parametrize("seed", range(40))
def test_a_card_that_is_missing_shifts_no_other_card(seed: int) -> None:
    whole = deal(BEASTS, Pile([], [A_BEAST] * 16, []), [list(range(16))], (0, 16), seed)
    gone = seed % 16
    rest = [beast for beast in range(16) if beast != gone]
    assert deal(BEASTS, Pile([], [A_BEAST] * 15, []), [rest], (0, 16), seed) == [b for b in whole if b != gone]


@pytest.mark.parametrize("seed", range(40))
def test_a_card_shuffled_in_shifts_no_other_card(seed: int) -> None:
    """Two event decks with the same seed give the same events, whether an adventure was shuffled into one or not."""
    loose = [[0, 1, 2, 3], [5]]
    plain = deal(EVENTS, Pile([], [AN_EVENT] * 3, []), loose, (0, 6), seed)
    mixed = deal(EVENTS, Pile([], [AN_EVENT] * 3 + [ADVENTURE], []), loose, (0, 6), seed)
    assert [card for card in mixed if card != ADVENTURE] == plain
    assert ADVENTURE in mixed


@pytest.mark.parametrize("seed", range(40))
def test_one_unseen_card_more_comes_first_or_changes_nothing(seed: int) -> None:
    """The next card of the larger pile is that of the smaller one, or one that the smaller one passed over."""
    loose = [list(range(16))]
    few = deal(BEASTS, Pile([], [A_BEAST] * 3, []), loose, (0, 16), seed)
    more = deal(BEASTS, Pile([], [A_BEAST] * 4, []), loose, (0, 16), seed)
    row = [seed_stream(seed, "deal")]
    passed = []
    while True:
        beast, lot = below(row, 0, 16), below(row, 0, 16)
        if lot < 4:
            passed.append(beast)
        if lot < 3:
            break
    assert (passed[0], passed[-1]) == (more[0], few[0])


# -- refusals and small things ---------------------------------------------------------------------------------------
def test_only_the_next_card_can_be_taken() -> None:
    loose = [[1, 2, 3]]
    with pytest.raises(EngineFault, match="the next card is 13, not 1"):
        Pile([TIGER], [A_BEAST], []).take(1, BEASTS, loose)
    with pytest.raises(EngineFault, match="not in this pile"):
        Pile([], [TIGER], []).take(1, BEASTS, loose)


def test_a_card_of_another_stock_can_not_be_the_next_one() -> None:
    with pytest.raises(EngineFault, match="another stock"):
        Pile([-1], [], []).take(4, EVENTS, [[0, 1, 2, 3], [4, 5]])


def test_stocks_must_follow_each_other() -> None:
    with pytest.raises(EngineFault, match="must start at instance 4"):
        Backs((Stock(0, "a", 0, 4, 0), Stock(1, "b", 5, 3, 0)))


def test_a_copy_shares_nothing_with_its_original() -> None:
    pile = Pile([1], [A_BEAST, 2], [3], 0)
    copy = pile.copy()
    assert all(getattr(copy, name) == getattr(pile, name) for name in Pile.FIELDS)
    copy.put_top(4)
    copy.bag.append(5)
    copy.put_bottom(6)
    assert (pile.top, pile.bag, pile.low) == ([1], [A_BEAST, 2], [3])
    assert set(Pile.__slots__) == set(Pile.FIELDS)


def test_a_pile_tells_its_cells_and_who_is_known_to_be_inside() -> None:
    pile = Pile([7, 1], [A_BEAST, 4], [3])
    assert len(pile) == 5
    assert pile.cells()[:2] == [1, 7] and pile.cells()[-1] == 3
    assert pile.known() == [1, 3, 4, 7]


def test_cards_come_from_the_top_then_from_the_bag_then_from_the_bottom() -> None:
    loose = [[8]]
    pile = Pile([1, 2], [A_BEAST], [3, 4])
    order = []
    while len(pile):
        card = pile.outcomes(BEASTS, loose)[0][0]
        pile.take(card, BEASTS, loose)
        order.append(card)
    assert order == [2, 1, 8, 3, 4]
