"""The map with an eleventh space leaves less room beside it; on 80 columns the panel fits in every language."""

from pathlib import Path

import pytest

from marooned.cli.table import crusoe as drawing
from marooned.cli.table.session import Session
from marooned.core.game import Setup
from marooned.games import get_game
from marooned.text import LANGUAGES, Narrator


@pytest.mark.parametrize("lang", LANGUAGES)
def test_levels_stores_and_people_fit_beside_the_wide_map(lang: str, tmp_path: Path) -> None:
    setup = Setup("cannibal-island", ("cook", "carpenter", "explorer", "soldier"))
    session = Session(get_game("crusoe"), setup, 3, ("person",) * 4, Narrator(lang), tmp_path / "game.record")
    at = drawing.look(session)
    at.state.available[:] = [12, 10, 3, 4]
    at.state.weapon = 12
    room = 80 - drawing.map_width(at.state) - 1
    lines = drawing.draw_side(at, room).plain.splitlines()
    assert [line for line in lines[:6] if len(line.rstrip()) > room] == []


def test_names_are_cut_from_the_longest_on() -> None:
    assert drawing.fitted(["roof", "palisade"], 12) == ["roof", "palisade"]
    assert drawing.fitted(["roof", "palisade"], 10) == ["roof", "palis."]
    assert drawing.fitted(["roof", "wall"], 1) == ["r.", "w."]
