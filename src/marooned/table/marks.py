"""What may be taken back: answers up to the last thing that was revealed, or that another seat confirmed or did."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from marooned.core.engine import Event, State
from marooned.core.game import Game
from marooned.core.record import Recorder, seat_of


@dataclass(frozen=True, slots=True)
class Mark:
    """A point that undo can go back to. seat: who answered there. lines, words: of the record. log: lines of the log.

    entry: the number of the stored entry that the answer became, 0 at a table without a store.
    """

    state: State
    seat: int
    lines: int
    words: tuple[str, ...]
    log: int
    entry: int = 0


def mark_of(recorder: Recorder, seat: int, log: int, entry: int = 0) -> Mark:
    """The point where the game stands now, before an answer of a seat."""
    return Mark(recorder.state.clone(), seat, len(recorder.lines), tuple(recorder.words), log, entry)


class Marks:
    """The points that undo can go back to, the last one first."""

    __slots__ = ("_game", "_marks", "_seats")

    def __init__(self, game: Game, seats: int) -> None:
        self._game = game
        self._seats = seats
        self._marks: list[Mark] = []

    def __len__(self) -> int:
        return len(self._marks)

    @property
    def last(self) -> Mark | None:
        """The answer that can be taken back now."""
        return self._marks[-1] if self._marks else None

    def pop(self) -> Mark:
        """Take the last point out, to go back to it."""
        return self._marks.pop()

    def revealed(self, events: Iterable[Event]) -> bool:
        """Whether events told something that was hidden."""
        return any(event.kind in self._game.revealing for event in events)

    def answered(self, mark: Mark, events: Iterable[Event], recorder: Recorder, bot: bool) -> None:
        """An answer was given at `mark`, by a bot or a person, and these events followed.

        It can't be taken back once something was revealed or the game is over, nor if a bot gave it, nor if it binds
        several players. Where hands are hidden, nothing can be taken back that another seat has answered since.
        """
        bound = bot or (self._seats > 1 and self._game.binds(seat_of(recorder.last_word())[1]))
        if bound or self.revealed(events) or recorder.state.is_terminal():
            self._marks.clear()
            return
        if self._game.secrets and any(other.seat != mark.seat for other in self._marks):
            self._marks.clear()
        self._marks.append(mark)

    def passed(self, events: Iterable[Event], recorder: Recorder) -> None:
        """An answer was given by itself, and these events followed."""
        if self.revealed(events) or recorder.state.is_terminal():
            self._marks.clear()

    def copy(self) -> list[Mark]:
        """The points as they are now, for `put_back`."""
        return self._marks[:]

    def put_back(self, marks: list[Mark]) -> None:
        """The points as they were."""
        self._marks = marks
