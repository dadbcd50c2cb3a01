"""The little statistics that simulation needs."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final

NORMAL_95: Final = 1.959963984540054
"""Two-sided 95 % point of the normal distribution."""


def wilson(wins: int, games: int, z: float = NORMAL_95) -> tuple[float, float]:
    """The Wilson score interval for a share: it is right for few games and for shares near 0 and 1, too.

    >>> [round(end, 4) for end in wilson(8, 10)]
    [0.4902, 0.9433]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    middle = share + z * z / (2 * games)
    scale = 1 + z * z / games
    low = 0.0 if wins == 0 else (middle - spread) / scale
    high = 1.0 if wins == games else (middle + spread) / scale
    return low, high


def mean(counts: Mapping[int, int]) -> float:
    """Mean of a distribution given as value to count; 0 if it is empty."""
    total = sum(counts.values())
    return sum(value * count for value, count in counts.items()) / total if total else 0.0
