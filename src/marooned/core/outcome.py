"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """The typed result of a game. won: seats that won. reason: its id. round: the last one. points: per seat."""

    won: tuple[int, ...]
    reason: str
    round: int
    points: tuple[int, ...]
