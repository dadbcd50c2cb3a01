"""How much one client may ask for: token buckets, by connection and by address."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final

ADDRESSES: Final = 10_000
"""Addresses that are remembered; those not seen for longest are forgotten first."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second on average, and so many at once."""

    a_second: float
    at_once: float


MESSAGES: Final = Rate(20, 60)
"""Messages of one connection; what comes faster waits."""
CHAT: Final = Rate(1, 6)
"""Lines of chat of one connection; what comes faster is refused."""
PREVIEWS: Final = Rate(15, 45)
"""Previews of one connection; what comes faster is refused."""
HINTS: Final = Rate(0.5, 10)
"""Hints of one connection from elsewhere: each lets a bot think, one after the other."""
READS: Final = Rate(30, 200)
"""GET requests of one address."""
WRITES: Final = Rate(2, 30)
"""Tables laid, seats taken, replays sent from one address."""
MISSES: Final = Rate(0.2, 10)
"""Wrong codes and tokens from one address."""


class Bucket:
    """Lets a rate through. clock: seconds, for tests."""

    __slots__ = ("_clock", "_left", "_rate", "_seen")

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = rate.at_once
        self._seen = clock()

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._rate.at_once, self._left + (now - self._seen) * self._rate.a_second)
        self._seen = now

    def take(self) -> bool:
        """Take one if there is one."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def empty(self) -> bool:
        """Whether nothing is left; takes nothing."""
        self._fill()
        return self._left < 1

    def delay(self) -> float:
        """Take one, and say how many seconds to wait for it."""
        self._fill()
        self._left -= 1
        return max(0.0, -self._left / self._rate.a_second)


class Buckets:
    """A bucket for every address."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic, most: int = ADDRESSES) -> None:
        self._rate = rate
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._clock)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket
