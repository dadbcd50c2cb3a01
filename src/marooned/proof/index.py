"""The index of cases: which cases cite which rule statement, and the cards they are about.

A built package carries it as `index.json`, made by the build hook from the folder `cases`; a checkout whose cases are
newer reads them again. The hook loads this file alone, so nothing of Marooned is imported here.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import yaml

BUILT: Final = Path(__file__).parent / "index.json"
CASES: Final = Path(__file__).parents[3] / "cases"
EXPLAINED: Final = "explained.yaml"
"""The file of a game that lists what can't be tested; it holds no cases."""
GAME: Final = "crusoe"
"""Of a case that names none."""
_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the same language, read ten times faster

Index = dict[str, dict[str, list["Citing"]]]
"""By game and rule id."""


class Citing(NamedTuple):
    """A case that cites a rule. file: below the folder of cases. cards: names as the cases write them."""

    name: str
    file: str
    cards: tuple[str, ...]


def read_index(folder: Path) -> Index:
    """The index of all cases in a folder."""
    found: Index = {}
    for file in case_files(folder):
        for case in cases_in(file):
            cited = found.setdefault(str(case.get("game", GAME)), {})
            cards = tuple(str(card) for card in case.get("cards", []))
            for rule in case.get("rules", []):
                cited.setdefault(str(rule), []).append(
                    Citing(str(case["case"]), file.relative_to(folder).as_posix(), cards)
                )
    return found


def case_files(folder: Path) -> list[Path]:
    """The files of cases, sorted."""
    return [file for file in sorted(folder.rglob("*.yaml")) if file.name != EXPLAINED]


def cases_in(file: Path) -> Iterator[Any]:
    """What stands in a file of cases: one document or several, each one case or a list of cases. Raises YAMLError."""
    for document in yaml.load_all(file.read_text(encoding="utf-8"), Loader=_LOADER):
        for case in document if isinstance(document, list) else [document]:
            if case is not None:
                yield case


def build_index(folder: Path, file: Path) -> None:
    """Write the index of a folder of cases into a file."""
    file.write_text(json.dumps(read_index(folder), ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


@cache
def cases_citing(game: str) -> dict[str, list[Citing]]:
    """The cases that cite each rule of a game; none where neither index nor cases are at hand."""
    return _index().get(game, {})


@cache
def _index() -> Index:
    built = BUILT.stat().st_mtime if BUILT.is_file() else 0.0
    if any(file.stat().st_mtime > built for file in case_files(CASES)):
        return read_index(CASES)
    if not built:
        return {}
    rows = json.loads(BUILT.read_text(encoding="utf-8"))
    return {
        game: {
            rule: [Citing(name, file, tuple(cards)) for name, file, cards in citing] for rule, citing in cited.items()
        }
        for game, cited in rows.items()
    }
