"""The risks that were taken in finished games. Finding them means playing a game again, so what was found is kept in a
file beside the score book: one line of JSON for each game.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from pathlib import Path
from threading import Lock
from typing import Final

from marooned.core.errors import MaroonedError
from marooned.core.game import Risk

FILE: Final = "risks.jsonl"

_log = logging.getLogger(__name__)


class Risks:
    """The risks of games by the ids of their records. folder: of the score book. find: plays a game again."""

    def __init__(self, folder: Path, find: Callable[[str], Sequence[Risk]]) -> None:
        self._file = folder / FILE
        self._find = find
        self._lock = Lock()
        self._known: dict[str, list[Risk]] | None = None

    def of(self, records: Iterable[str]) -> list[Risk]:
        """All risks of these games; one that can't be played again any more has none."""
        with self._lock:
            if self._known is None:
                self._known = self._read()
            found: list[Risk] = []
            for record in records:
                if record not in self._known:
                    self._known[record] = self._play(record)
                found += self._known[record]
            return found

    def _play(self, record: str) -> list[Risk]:
        try:
            risks = list(self._find(record))
        except MaroonedError as error:  # its table is gone, or it was played with other rules
            _log.info("no risks of %s: %s", record, error)
            return []
        try:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(
                    json.dumps({"record": record, "risks": [[str(risk.odds), risk.came] for risk in risks]}) + "\n"
                )
        except OSError as error:  # the next start plays it again
            _log.warning("%s can't be written: %s", self._file, error)
        return risks

    def _read(self) -> dict[str, list[Risk]]:
        """What was found before; lines that can't be read are passed over."""
        known: dict[str, list[Risk]] = {}
        try:
            lines = self._file.read_text(encoding="utf-8").splitlines()
        except OSError:
            return known
        for line in lines:
            try:
                row = json.loads(line)
                known[str(row["record"])] = [Risk(Fraction(odds), bool(came)) for odds, came in row["risks"]]
            except (ValueError, TypeError, KeyError):
                continue
        return known
