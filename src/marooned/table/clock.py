"""The clock of a table where all act at once: it runs while the table may say that time is up, and stands still
otherwise. It is an immutable value; `now` is a reading of a clock that only goes forward.
"""

from __future__ import annotations

from dataclasses import dataclass

from marooned.core.engine import TABLE, State
from marooned.core.game import Game

NO_CLOCK = -1


@dataclass(frozen=True, slots=True)
class Clock:
    """number: of the stretch it runs through, None without a clock. left: seconds at `since`, or if it stands still.

    since: when it began to run, None while it stands still.
    """

    number: int | None = None
    left: float = 0.0
    since: float | None = None

    def remaining(self, now: float) -> float:
        """Seconds left; below 0 if time is up already."""
        return self.left if self.since is None else self.left - (now - self.since)

    def milliseconds(self, now: float) -> int:
        """The same for screens and the log: 0 at least, NO_CLOCK without a clock."""
        return NO_CLOCK if self.number is None else max(0, round(1000 * self.remaining(now)))

    def due(self, now: float) -> float | None:
        """Seconds until time is up, None if the clock does not run."""
        return None if self.since is None else self.remaining(now)

    def at(self, game: Game, state: State, paused: bool, now: float) -> Clock:
        """The clock after a change at the table: full where a new stretch begins, running where the table may act."""
        stretch = None if state.is_terminal() else game.clock(state)
        if stretch is None:
            return Clock()
        number, seconds = stretch
        left = self.remaining(now) if number == self.number else seconds
        return Clock(number, left, now if TABLE in state.acting() and not paused else None)


def stored(game: Game, state: State, milliseconds: int) -> Clock:
    """The clock of a stored entry, standing still."""
    stretch = None if state.is_terminal() else game.clock(state)
    return Clock() if stretch is None or milliseconds < 0 else Clock(stretch[0], milliseconds / 1000)
