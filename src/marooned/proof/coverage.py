"""Coverage: which rule statements are proven by passing cases and tests that cite them, and which cards are tested.

Naming an id proves nothing by itself; only what passes counts. Statements that can't be tested are listed with their
reason in `cases/<game>/explained.yaml`.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from marooned.core.errors import FormatError
from marooned.games import game_ids, get_game
from marooned.proof.cases import run_paths
from marooned.proof.testing import run_tests


@dataclass(slots=True)
class Cited:
    """What passing proofs cite."""

    rules: set[str] = field(default_factory=set)
    cards: set[str] = field(default_factory=set)
    failures: list[str] = field(default_factory=list)
    proofs: int = 0

    def add(self, rules: Iterable[str], cards: Iterable[str]) -> None:
        """Count one passing proof."""
        self.rules.update(rules)
        self.cards.update(cards)
        self.proofs += 1


def project_root() -> Path:
    """The folder that holds `cases` and `tests`: the working folder or the source tree. Raises FormatError."""
    for root in (Path.cwd(), Path(__file__).resolve().parents[3]):
        if (root / "cases").is_dir():
            return root
    raise FormatError("coverage needs the folders cases and tests; run it in the project's folder", "cases")


def cited_by_cases(root: Path, cited: Cited) -> None:
    """Run all cases; the passing ones count."""
    for case, failure in run_paths([root / "cases"]).results:
        if failure:
            cited.failures.append(f"{case.file}: {case.name}: {failure}")
        else:
            cited.add(case.rules, case.cards)


def cited_by_tests(root: Path, cited: Cited) -> bool:
    """Run the tests that cite rules or cards; the passing ones count. False if pytest or the tests are not there."""
    if importlib.util.find_spec("pytest") is None or not (root / "tests").is_dir():
        return False
    try:
        entries = run_tests(root, ["-m", "rules or cards"])
    except FormatError as error:
        cited.failures.append(str(error))
        return True
    for entry in entries:
        if entry["passed"]:
            cited.add(entry["rules"], entry["cards"])
        else:
            cited.failures.append(entry["test"])
    return True


def explained(root: Path, game: str) -> dict[str, str]:
    """Statements that can't be tested, with the reason. Raises FormatError for ids that don't exist."""
    file = root / "cases" / game / "explained.yaml"
    if not file.exists():
        return {}
    reasons = yaml.safe_load(file.read_text(encoding="utf-8")) or {}
    known = get_game(game).statements()
    for id in reasons:
        if id not in known:
            raise FormatError(f"there is no rule {id!r}", str(file))
    return {str(id): str(reason) for id, reason in reasons.items()}


def report(tests: bool = True) -> dict[str, Any]:
    """The coverage of all games, in the form documented in docs/formats.md (`coverage --json`)."""
    root = project_root()
    cited = Cited()
    cited_by_cases(root, cited)
    with_tests = cited_by_tests(root, cited) if tests else False
    return {
        "games": {id: game_report(root, id, cited) for id in game_ids()},
        "proofs": cited.proofs,
        "tests_included": with_tests,
        "failures": cited.failures,
    }


def game_report(root: Path, id: str, cited: Cited) -> dict[str, Any]:
    """Rules, cards and scenarios of one game."""
    game = get_game(id)
    scope = set(game.rules_in_scope())
    reasons = explained(root, id)
    proven = scope & cited.rules
    missing = sorted(scope - proven - set(reasons))
    cards = {
        deck: {
            "total": len(rows),
            "implemented": sum(done for _, done in rows),
            "tested": sum(name in cited.cards for name, _ in rows),
            "untested": sorted({name for name, _ in rows if name not in cited.cards}),
        }
        for deck, rows in game.card_table().items()
    }
    return {
        "rules": {
            "total": len(scope),
            "proven": len(proven),
            "explained": len(set(reasons) & scope - proven),
            "missing": missing,
        },
        "cards": cards,
        "scenarios": {
            scenario: {
                "rules": len(ids & scope),
                "proven": len(ids & proven),
            }
            for scenario, ids in game.scenario_rules().items()
        },
    }
