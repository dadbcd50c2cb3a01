"""Writes `docs/rulings/<game>-statements.md`: every ruling of a game with its alternatives, reason and cases.

Run `python tools/make_rulings.py` after a change of rules or cases; a test fails when a page is stale.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from importlib import resources
from pathlib import Path
from typing import Any

import yaml

from marooned.core.statements import sections
from marooned.games import game_ids
from marooned.proof.cases import find_files, read_cases

ROOT = Path(__file__).resolve().parent.parent
HEAD = """\
# {title}: every ruling

Made by `tools/make_rulings.py` from `src/marooned/games/{game}/rules.yaml` and the cases. A ruling stands wherever the
rulebooks differ, are silent, or need more for an exact engine: what is asked or said, the readings weighed, ours, why,
and the cases that show it (`marooned case cases/{game}`). What was decided while building is in [{game}.md]({game}.md).
"""
TITLES = {"crusoe": "The island game", "scavengers": "The card game"}


def cases_by_rule(game: str) -> dict[str, list[str]]:
    """Rule by rule, file and name of the cases that cite it."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in find_files([ROOT / "cases" / game]):
        for case in read_cases(file):
            for rule in case.rules:
                found[rule].append(f"{file.stem}: {case.name}")
    return found


def tests_by_rule() -> dict[str, list[str]]:
    """Rule by rule, the tests whose markers cite it."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for rule in marked(node):
                    found[rule].append(f"{file.relative_to(ROOT).as_posix()}::{node.name}")
    return found


def marked(function: ast.FunctionDef) -> list[str]:
    """The rules that the markers of a test cite."""
    calls = [mark for mark in function.decorator_list if isinstance(mark, ast.Call)]
    rules = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "rules"]
    return [str(arg.value) for call in rules for arg in call.args if isinstance(arg, ast.Constant)]


def page(game: str) -> str:
    """The whole text of a game's page."""
    cited = cases_by_rule(game)
    for rule, tests in tests_by_rule().items():
        cited.setdefault(rule, []).extend(tests)
    explained = ROOT / "cases" / game / "explained.yaml"
    reasons = yaml.safe_load(explained.read_text(encoding="utf-8")) or {} if explained.exists() else {}
    lines = [HEAD.format(title=TITLES[game], game=game)]
    for section, entries in sections(resources.files(f"marooned.games.{game}")).items():
        ruled = [entry for entry in entries if "ruling" in entry]
        if ruled:
            lines += ["", f"## {section.replace('-', ' ').capitalize()}", ""]
            for entry in ruled:
                lines += entry_lines(entry, cited.get(entry["id"], []), reasons.get(entry["id"], ""))
    return "\n".join(lines) + "\n"


def entry_lines(entry: dict[str, Any], cases: list[str], reason: str) -> list[str]:
    """One ruling."""
    lines = [f"**{entry['id']}** {entry['rule']}", ""]
    if "note" in entry:
        lines.append(f"- open: {entry['note']}")
    if "options" in entry:
        options = entry["options"]
        lines.append(f"- readings: {' / '.join(options) if isinstance(options, list) else options}")
    if entry["ruling"] != entry["rule"]:
        lines.append(f"- ours: {entry['ruling']}")
    if "why" in entry:
        lines.append(f"- why: {entry['why']}")
    if cases:
        shown = "; ".join(f"`{name}`" for name in cases[:4])
        lines.append(f"- cases: {shown}" + (f" and {len(cases) - 4} more" if len(cases) > 4 else ""))
    elif reason:
        lines.append(f"- no case: {reason}")
    return [*lines, ""]


if __name__ == "__main__":
    for name in game_ids():
        (ROOT / "docs" / "rulings" / f"{name}-statements.md").write_text(page(name), encoding="utf-8")
