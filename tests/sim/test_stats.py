"""Wilson intervals against published values, and means of distributions."""

import pytest

from marooned.sim.stats import mean, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe 1998, table I: the score method without continuity correction
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_wilson_intervals_are_those_of_the_literature(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_interval_holds_the_share_and_shrinks() -> None:
    widths = []
    for games in (10, 100, 1000):
        low, high = wilson(games // 5, games)
        assert low < 0.2 < high
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)


def test_the_mean_of_a_distribution() -> None:
    assert mean({2: 1, 5: 2}) == 4
    assert mean({}) == 0
