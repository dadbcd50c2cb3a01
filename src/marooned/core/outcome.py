"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """The typed result of a game. won: seats that won. reason: its id. round: the last one. points: per seat, ()
    where none are counted.

    group: whether the table as a whole succeeded, where winning seats alone don't tell (None: somebody won).
    """

    won: tuple[int, ...]
    reason: str
    round: int
    points: tuple[int, ...]
    group: bool | None = None

    @property
    def success(self) -> bool:
        """Whether statistics count the game as won."""
        return bool(self.won) if self.group is None else self.group
