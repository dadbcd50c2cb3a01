"""The rule statements of a game: every rule as one sentence with an id, in several languages.

A game's package holds `rules.yaml` (English: sections of statements) and `rules.<language>.yaml` (id: rule, ruling).
What is printed on single scenario sheets stands in `sheets/*.yaml`, each with all languages: `rule`, `ruling` in
English, `rule-cs`, `ruling-cs` … in the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

import yaml

SOURCE: Final = "en"


def code_name(rule: str) -> str:
    """The constant of a rule's code: `RC-hunt-02` is `HUNT_02`, `R-001` is `R_001`."""
    return rule.removeprefix("RC-").replace("-", "_").upper()


_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # ten times as fast, where PyYAML was built with it


def _load(file: Traversable) -> Any:
    return yaml.load(file.read_text(encoding="utf-8"), Loader=_LOADER)


class Statement(NamedTuple):
    """One rule. rule: the statement, or the question where the rulebooks leave one open.

    ruling: our reading where the texts differ or are silent, "" elsewhere.  section: the part of the rulebook.
    """

    rule: str
    ruling: str
    section: str


def sections(files: Traversable) -> dict[str, list[dict[str, Any]]]:
    """The entries of a package's statements by section: those of `rules.yaml`, then the sheets by name of file."""
    found: dict[str, list[dict[str, Any]]] = {}
    sheets = files.joinpath("sheets")
    sources = sorted(sheets.iterdir(), key=lambda file: file.name) if sheets.is_dir() else []
    for file in (files.joinpath("rules.yaml"), *sources):
        if file.is_file() and file.name.endswith(".yaml"):
            found |= _load(file)
    return found


class Rulebook:
    """All statements of the game in a package; each language is read once, when it is first asked for."""

    def __init__(self, package: str) -> None:
        self._files = resources.files(package)
        self._texts: dict[str, dict[str, Statement]] = {}

    def statements(self, lang: str = SOURCE) -> Mapping[str, Statement]:
        """Every statement by id, in the order of the book; what a language lacks is there in English."""
        if lang not in self._texts:
            self._texts[lang] = self._source() if lang == SOURCE else self._translated(lang)
        return self._texts[lang]

    def _source(self) -> dict[str, Statement]:
        return {
            entry["id"]: Statement(str(entry["rule"]), str(entry.get("ruling", "")), section)
            for section, entries in sections(self._files).items()
            for entry in entries
        }

    def _translated(self, lang: str) -> dict[str, Statement]:
        english = self.statements()
        file = self._files.joinpath(f"rules.{lang}.yaml")
        own = _load(file) if file.is_file() else {}
        for entries in sections(self._files).values():
            for entry in entries:
                if f"rule-{lang}" in entry:
                    own[entry["id"]] = {"rule": entry[f"rule-{lang}"], "ruling": entry.get(f"ruling-{lang}", "")}
        return {
            id: Statement(own[id]["rule"], own[id].get("ruling", ""), statement.section) if id in own else statement
            for id, statement in english.items()
        }
