"""Writes `docs/names.md`: every name of the games in three languages, with ° at those that are our translation.

Run `python tools/make_names.py` after a change of names; a test fails when the page is stale.
"""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast

from marooned.text import LANGUAGES, Narrator, default_library

TARGET = Path(__file__).resolve().parent.parent / "docs" / "names.md"
HEAD = """\
# Names

Every name of the games in the three languages, made by `tools/make_names.py` from the catalogues. English names are
those of the printed cards. A name with ° is **ours**: the rulebook in that language does not give it, so we translated
it; corrections by owners of the game are welcome (`src/marooned/text/catalogues/<language>/<game>-cards.ftl`).
"""


def page() -> str:
    """The whole text of the page."""
    lines = [HEAD]
    folder = resources.files("marooned.text") / "catalogues" / "en"
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith("-cards.ftl"):
            lines += table(file.read_text(encoding="utf-8"))
    return "\n".join(lines)


def table(catalogue: str) -> list[str]:
    """The names of one English catalogue, section by section."""
    speakers = {lang: Narrator(lang) for lang in LANGUAGES}
    ours = {lang: default_library().catalogue(lang).ours for lang in LANGUAGES}
    lines: list[str] = []
    for entry in FluentResource(catalogue).body:
        if isinstance(entry, ast.GroupComment):
            title = re.split("[.:]", entry.content or "")[0]
            lines += ["", f"## {title}", "", "| English | Czech | Polish |", "| --- | --- | --- |"]
        elif isinstance(entry, ast.Message):
            id = entry.id.name
            cells = (speakers[lang].say(id) + ("°" if id in ours[lang] else "") for lang in LANGUAGES)
            lines.append(f"| {' | '.join(cells)} |")
    return lines


if __name__ == "__main__":
    TARGET.write_text(page() + "\n", encoding="utf-8")
