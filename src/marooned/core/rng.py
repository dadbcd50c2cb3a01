"""Seeded streams of random numbers: a multiply-with-carry generator whose whole state is one int below 2**63.

Every die and pile has a stream of its own, so that one more roll here never shifts the cards there. Two tables
with the same seed meet the same deal as far as their choices allow.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

_MULTIPLIER: Final = 1791398085  # with 2**32 a safe prime, and below 2**31, so that every product stays below 2**63
_SEEDS: Final = (_MULTIPLIER << 32) - 2
_LOW: Final = 0xFFFFFFFF
RANGE: Final = 1 << 32


def seed_stream(seed: int | str, name: str) -> int:
    """First state of the stream `name` under `seed` (blake2b, since linear seeds gave correlated streams)."""
    return seed_streams(seed, (name,))[0]


def seed_streams(seed: int | str, names: Iterable[str]) -> list[int]:
    """`seed_stream` of several names."""
    start = blake2b(f"{seed}/".encode(), digest_size=8)
    states: list[int] = []
    for name in names:
        hashed = start.copy()
        hashed.update(name.encode())
        states.append(int.from_bytes(hashed.digest(), "big") % _SEEDS + 1)
    return states


def below(streams: list[int], index: int, n: int) -> int:
    """A uniform int in [0, n) from stream `index`, which is advanced in place. n is 1 to 2**32."""
    x = streams[index]
    limit = RANGE - RANGE % n
    while True:
        x = _MULTIPLIER * (x & _LOW) + (x >> 32)
        value = (x & _LOW) ^ (x >> 32)
        if value < limit:
            streams[index] = x
            return value % n


def below_wide(streams: list[int], index: int, n: int) -> int:
    """`below` for n of any size: weights of exact laws can exceed 2**32."""
    if n <= RANGE:
        return below(streams, index, n)
    words = (n.bit_length() + 31) // 32
    limit = (1 << 32 * words) - (1 << 32 * words) % n
    while True:
        value = 0
        for _ in range(words):
            value = value << 32 | below(streams, index, RANGE)
        if value < limit:
            return value % n


def first_under(
    streams: list[int],
    index: int,
    universe: tuple[int, int],
    lots: int,
    share: int,
    numbers: list[int] | dict[int, int],
) -> int:
    """Pairs of `below`, for a number of the universe (first, size) and for a lot, until the lot is under the number's
    share; that number. numbers: those that have a share; if it is a dict, each has its own, and `share` is the largest.
    """
    first, size = universe
    x = streams[index]
    low = x & _LOW
    high = x >> 32
    limit = RANGE - RANGE % size
    lot_limit = RANGE - RANGE % lots
    while True:
        x = _MULTIPLIER * low + high
        low = x & _LOW
        high = x >> 32
        value = low ^ high
        if value >= limit:
            continue
        while True:
            x = _MULTIPLIER * low + high
            low = x & _LOW
            high = x >> 32
            lot = low ^ high
            if lot < lot_limit:
                break
        if lot % lots >= share:
            continue
        number = first + value % size
        if number in numbers and (isinstance(numbers, list) or lot % lots < numbers[number]):
            streams[index] = x
            return number


class Dice:
    """A small random source of its own for players that are programs; never touches a table's streams."""

    __slots__ = ("_streams",)

    def __init__(self, seed: int | str) -> None:
        self._streams = [seed_stream(seed, "thought")]

    def below(self, n: int) -> int:
        """A uniform int in [0, n)."""
        return below(self._streams, 0, n) if n <= RANGE else below_wide(self._streams, 0, n)

    def bits(self) -> int:
        """31 random bits, for seeds of other things."""
        return below(self._streams, 0, 1 << 31)
