"""A table to test: a session in a fresh folder."""

from collections.abc import Callable
from pathlib import Path

import pytest

from marooned.cli.table.session import Session
from marooned.core.game import Setup
from marooned.games import get_game
from marooned.text import Narrator

Opener = Callable[..., Session]


@pytest.fixture
def open_table(tmp_path: Path) -> Opener:
    """Open a table: `open_table(seats, players, seed)`."""
    narrator = Narrator("en")

    def opened(seats: tuple[str, ...] = ("cook", "explorer"), players: tuple[str, ...] = (), seed: int = 3) -> Session:
        setup = Setup("castaways", seats)
        words = players or ("person",) * len(seats)
        return Session(get_game("crusoe"), setup, seed, words, narrator, tmp_path / "game.record")

    return opened
