"""The seeded streams: uniform, independent of each other, below 2**63 on the way, the same for ever."""

from __future__ import annotations

from collections import Counter

import pytest

from marooned.core import rng
from marooned.core.rng import Dice, below, first_under, seed_stream

WORD = 1 << 32
GOLDEN_START = 137352439733611958
GOLDEN_DICE = [
    [5, 1, 3, 3, 3, 1, 3, 3, 1, 5, 1, 4, 4, 2, 2, 5],
    [3, 2, 2, 2, 1, 3, 2, 1, 5, 2, 2, 4, 1, 1, 3, 3],
    [1, 1, 0, 3, 0, 5, 2, 3, 4, 3, 2, 2, 4, 4, 3, 3],
]
GOLDEN_WORDS = [1851238359, 3755321172, 1493500308, 3920521928]
NAMES = ("event", "build.wound", "build.success", "beast", "hunting")


def multiplier() -> int:
    """Read off the generator: from the state 1, which has no carry, one step gives the multiplier."""
    streams = [1]
    below(streams, 0, 1)
    return streams[0]


def probably_prime(n: int) -> bool:
    """Miller and Rabin's test with the bases that settle it for every n below 2**64."""
    d, twos = n - 1, 0
    while d % 2 == 0:
        d //= 2
        twos += 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(base, d, n)
        if x in (1, n - 1):
            continue
        for _ in range(twos - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True


# -- the generator ---------------------------------------------------------------------------------------------------
def test_every_number_on_the_way_stays_below_2_to_the_63() -> None:
    a = multiplier()
    greatest_state = a * WORD - 2
    greatest_product = a * (WORD - 1)
    greatest_carry = greatest_state >> 32
    assert greatest_product + greatest_carry < 1 << 63
    assert greatest_product + greatest_carry <= greatest_state + 1
    assert rng.RANGE == WORD


def test_the_period_is_as_long_as_it_can_be() -> None:
    """The period is the order of 2**32 modulo a * 2**32 - 1; with a safe prime that is half of it."""
    p = multiplier() * WORD - 1
    assert probably_prime(p) and probably_prime((p - 1) // 2)
    assert pow(WORD, (p - 1) // 2, p) == 1
    assert pow(WORD, 2, p) != 1


def test_a_stream_never_begins_where_it_would_stand_still() -> None:
    """0 and a * 2**32 - 1 are the two states that step to themselves."""
    a = multiplier()
    stuck = {0, a * WORD - 1}
    for state in stuck:
        assert a * (state & (WORD - 1)) + (state >> 32) == state
    starts = {seed_stream(seed, name) for seed in range(500) for name in NAMES}
    assert len(starts) == 500 * len(NAMES)
    assert all(0 < start < a * WORD - 1 for start in starts)


def test_a_step_advances_its_own_stream_alone() -> None:
    streams = [seed_stream(1, name) for name in NAMES]
    before = streams[:]
    below(streams, 2, 6)
    assert [old == new for old, new in zip(before, streams, strict=True)] == [True, True, False, True, True]


# -- numbers ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 10, 16, 52, 215, 1000, WORD // 2 + 1, WORD - 1, WORD])
def test_numbers_stay_in_range(n: int) -> None:
    streams = [seed_stream(7, str(n))]
    numbers = [below(streams, 0, n) for _ in range(2000)]
    assert all(0 <= number < n for number in numbers)
    assert max(numbers) >= n * 0.9 - 1


def test_a_row_of_pairs_in_one_go_is_that_of_single_steps() -> None:
    one, two = [seed_stream(7, "pairs")], [seed_stream(7, "pairs")]
    for size, lots in ((8, 3), (16, 1), (52, 3 << 30), (300, 7)) * 20:
        shares = {4: lots, 7: (lots + 1) // 2, 99: 1, 400: 1}
        number, lot = 4 + below(two, 0, size), below(two, 0, lots)
        while lot >= shares.get(number, 0):
            number, lot = 4 + below(two, 0, size), below(two, 0, lots)
        assert first_under(one, 0, (4, size), lots, lots, shares) == number
        assert one == two


def test_a_row_of_pairs_with_one_share_for_all_is_that_of_each_its_own() -> None:
    one, two = [seed_stream(7, "pairs")], [seed_stream(7, "pairs")]
    for size, lots, share in ((8, 3, 2), (16, 1, 1), (52, 3 << 30, 1 << 30), (300, 7, 3)) * 20:
        numbers = [4, 7, 9, 400]
        number = first_under(two, 0, (4, size), lots, share, dict.fromkeys(numbers, share))
        assert first_under(one, 0, (4, size), lots, share, numbers) == number
        assert one == two


def test_one_possibility_still_takes_a_step() -> None:
    """So that the length of a row of draws does not depend on how many possibilities there were."""
    streams = [seed_stream(7, "one")]
    before = streams[0]
    assert below(streams, 0, 1) == 0
    assert streams[0] != before


@pytest.mark.parametrize(("n", "limit"), [(2, 16), (3, 19), (6, 26), (7, 28), (10, 34), (16, 45), (52, 100)])
def test_numbers_are_uniform(n: int, limit: float) -> None:
    """Chi-square with fixed seeds; each limit is the value that chance exceeds about once in 10,000."""
    for seed in range(5):
        streams = [seed_stream(seed, "uniform")]
        count = 600 * n
        seen = Counter(below(streams, 0, n) for _ in range(count))
        assert sum((seen[value] - 600) ** 2 / 600 for value in range(n)) < limit


def test_no_remainder_is_favoured() -> None:
    """With n = 3 * 2**30 a quarter of the words must be thrown away; modulo alone would favour the lowest third."""
    streams = [seed_stream(3, "remainder")]
    n = 3 << 30
    low = sum(below(streams, 0, n) < n // 3 for _ in range(3000))
    assert 900 < low < 1100


@pytest.mark.parametrize("bit", range(32))
def test_every_bit_is_a_fair_coin(bit: int) -> None:
    streams = [seed_stream(5, "bits")]
    ones = sum(below(streams, 0, WORD) >> bit & 1 for _ in range(2000))
    assert 910 < ones < 1090  # four standard deviations


def test_pairs_in_a_row_are_uniform() -> None:
    streams = [seed_stream(11, "pairs")]
    pairs = Counter((below(streams, 0, 6), below(streams, 0, 6)) for _ in range(7200))
    assert sum((pairs[i, j] - 200) ** 2 / 200 for i in range(6) for j in range(6)) < 75


# -- streams ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("other", ["same seed, next name", "next seed, same name", "first numbers over many seeds"])
def test_streams_are_independent(other: str) -> None:
    """Chi-square over pairs of dice, one from each of two streams that lie close to each other."""
    pairs: Counter[tuple[int, int]] = Counter()
    for seed in range(60):
        if other == "same seed, next name":
            streams = [seed_stream(seed, "die 1"), seed_stream(seed, "die 2")]
        elif other == "next seed, same name":
            streams = [seed_stream(seed, "die"), seed_stream(seed + 1, "die")]
        else:
            for step in range(120):
                streams = [seed_stream(120 * seed + step, "die"), seed_stream(120 * seed + step + 1, "die")]
                pairs[below(streams, 0, 6), below(streams, 1, 6)] += 1
            continue
        for _ in range(120):
            pairs[below(streams, 0, 6), below(streams, 1, 6)] += 1
    assert sum(pairs.values()) == 7200
    assert sum((pairs[i, j] - 200) ** 2 / 200 for i in range(6) for j in range(6)) < 75


def test_seeds_may_be_numbers_or_words_and_lead_to_different_streams() -> None:
    assert seed_stream(12, "event") == seed_stream("12", "event")
    assert seed_stream("friday", "event") != seed_stream("friday", "beast")
    assert seed_stream(1, "2/event") != seed_stream(12, "event")


def test_the_numbers_are_the_same_for_ever() -> None:
    """Records and shared deals live on these values; a change of them is a change of every game."""
    assert seed_stream(0, "event") == GOLDEN_START
    streams = [seed_stream(seed, "event") for seed in (0, 1, "friday")]
    assert [[below(streams, index, 6) for _ in range(16)] for index in range(3)] == GOLDEN_DICE
    assert [below(streams, 0, WORD) for _ in range(4)] == GOLDEN_WORDS


def test_the_private_dice_of_a_program_touch_no_table() -> None:
    dice, same, other = Dice(4), Dice(4), Dice(5)
    rolls = [dice.below(6) for _ in range(20)]
    assert [same.below(6) for _ in range(20)] == rolls
    assert [other.below(6) for _ in range(20)] != rolls
    assert all(0 <= dice.bits() < 1 << 31 for _ in range(100))
