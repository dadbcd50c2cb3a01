"""Writes `codes.py` of a game from its `rules.yaml` and `sheets`: one Final int per statement, 0 = allowed.

Run `python tools/make_codes.py` after a change of the rules; a test fails when the file is stale.
"""

from __future__ import annotations

import sys
from pathlib import Path

from marooned.core.statements import code_name, sections

ROOT = Path(__file__).resolve().parent.parent / "src" / "marooned" / "games"


def codes_text(game: str) -> str:
    """The whole text of `codes.py` for a game."""
    ids = [statement["id"] for statements in sections(ROOT / game).values() for statement in statements]
    lines = [
        '"""Rule codes as ints, made by `tools/make_codes.py` from `rules.yaml`; 0 = allowed."""',
        "",
        "from typing import Final",
        "",
        "OK: Final = 0",
    ]
    for number, rule in enumerate(ids, start=1):
        lines.append(f"{code_name(rule)}: Final = {number}")
    lines += ["", "RULE_IDS: Final[tuple[str, ...]] = (", '    "",']
    lines += [f'    "{rule}",' for rule in ids]
    lines += [")", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    for name in sys.argv[1:] or ["crusoe", "scavengers"]:
        (ROOT / name / "codes.py").write_text(codes_text(name), encoding="utf-8")
