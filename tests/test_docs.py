"""Pages that are made from the sources are fresh."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType

import pytest

from marooned.games import game_ids

REPOSITORY = Path(__file__).resolve().parents[1]


def tool(name: str) -> ModuleType:
    """A script of the folder `tools`."""
    sys.path.insert(0, str(REPOSITORY / "tools"))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(REPOSITORY / "tools"))


@pytest.mark.parametrize("game", game_ids())
def test_the_page_of_rulings_is_not_stale(game: str) -> None:
    """Run `python tools/make_rulings.py` after a change of rules or cases."""
    written = (REPOSITORY / "docs" / "rulings" / f"{game}-statements.md").read_text(encoding="utf-8")
    assert tool("make_rulings").page(game) == written


def test_the_page_of_names_is_not_stale() -> None:
    """Run `python tools/make_names.py` after a change of names."""
    assert tool("make_names").page() + "\n" == (REPOSITORY / "docs" / "names.md").read_text(encoding="utf-8")
