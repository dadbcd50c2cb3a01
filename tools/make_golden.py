"""Writes tests/golden/results.yaml: how the games of the golden records end. Only for records that are new or whose
rules have changed on purpose; look at the difference before you commit it.
"""

from __future__ import annotations

from pathlib import Path

from marooned.core.record import parse, replay
from marooned.games import get_game

FOLDER = Path(__file__).parent.parent / "tests" / "golden"


def main() -> None:
    """Replay all records and write down their ends."""
    lines = []
    for file in sorted(FOLDER.glob("*.record")):
        text = file.read_text(encoding="utf-8")
        outcome = replay(text, get_game(parse(text).game)).state.outcome()
        assert outcome is not None, f"{file.name} does not come to an end"
        success = "true" if outcome.success else "false"
        ends = f"success: {success}, reason: {outcome.reason}, round: {outcome.round}, points: {list(outcome.points)}"
        lines.append(f"{file.stem}: {{{ends}}}\n")
    (FOLDER / "results.yaml").write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
