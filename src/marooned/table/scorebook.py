"""The score book: one line of JSON for each finished game, beside the saved games (RC-victory-points-01).

A line that can't be read is kept and passed over, so that an older or newer Marooned never loses a game of yours.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final, TextIO

from marooned.core.errors import FormatError
from marooned.core.messages import Msg

BOOK: Final = "scores.jsonl"
MINUTE: Final = "%Y-%m-%d %H:%M"
_BARS: Final = "▁▂▃▄▅▆▇█"


@dataclass(frozen=True, slots=True)
class Score:
    """A finished game. seats: characters. who: `person` or the bot at each seat. points: per seat, [] if none count.

    record: name of the file with the game's record; a game enters the book once.
    """

    when: str
    game: str
    scenario: str
    seats: list[str]
    who: list[str]
    options: dict[str, Any]
    won: bool
    reason: str
    round: int
    points: list[int]
    record: str

    @property
    def best(self) -> int | None:
        """The highest points of a seat, None if none are counted."""
        return max(self.points, default=None)


def book_file(folder: Path) -> Path:
    """Where the book of a folder of saved games lies."""
    return folder / BOOK


def read_book(folder: Path) -> list[Score]:
    """All finished games in the order in which they ended. Raises FormatError if the book can't be read."""
    file = book_file(folder)
    if not file.exists():
        return []
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        says = Msg("error-unreadable", {"why": str(error.strerror)})
        raise FormatError(f"can't be read: {error.strerror}", str(file), says) from error
    found: list[Score] = []
    for line in lines:
        try:
            found.append(Score(**json.loads(line)))
        except (ValueError, TypeError):
            continue
    return found


def enter(folder: Path, score: Score) -> bool:
    """Write a game into the book; False if it stands there already. The line is on disk when this returns."""
    folder.mkdir(parents=True, exist_ok=True)
    with book_file(folder).open("a", encoding="utf-8") as book:
        _lock(book)
        if any(known.record == score.record for known in read_book(folder)):
            return False
        book.write(json.dumps(asdict(score), ensure_ascii=False) + "\n")
        book.flush()
        os.fsync(book.fileno())
    return True


def _lock(book: TextIO) -> None:
    """Wait until no other process writes into the book; the lock goes when the file is closed."""
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(book, fcntl.LOCK_EX)


def now() -> str:
    """This minute, as it stands in the book."""
    return datetime.now().strftime(MINUTE)


# -- reading the book ------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Summary:
    """The games of one scenario with one number of players. best: the personal best, None without points."""

    game: str
    scenario: str
    players: int
    games: int
    won: int
    best: int | None
    last: int | None
    course: tuple[int, ...]


def summaries(scores: Sequence[Score]) -> list[Summary]:
    """One summary for each game, scenario and number of players, in the order of their first games."""
    groups: dict[tuple[str, str, int], list[Score]] = {}
    for score in scores:
        groups.setdefault((score.game, score.scenario, len(score.seats)), []).append(score)
    return [
        Summary(
            game,
            scenario,
            players,
            len(played),
            sum(score.won for score in played),
            max((score.best for score in played if score.best is not None), default=None),
            played[-1].best,
            tuple(score.best for score in played if score.best is not None),
        )
        for (game, scenario, players), played in groups.items()
    ]


def plot(course: Sequence[int], width: int = 40) -> str:
    """The last so many points as little bars, the lowest and the highest one filling the height."""
    shown = course[-width:]
    if not shown:
        return ""
    low, high = min(shown), max(shown)
    span = max(1, high - low)
    return "".join(_BARS[(n - low) * (len(_BARS) - 1) // span] for n in shown)
