"""The games that Marooned knows, by id."""

from __future__ import annotations

from marooned.core.errors import SetupError
from marooned.core.game import Game


def game_ids() -> tuple[str, ...]:
    """Ids of all games."""
    return ("crusoe",)


def get_game(id: str) -> Game:
    """The game of an id; raises SetupError."""
    if id == "crusoe":
        from marooned.games.crusoe.game import CRUSOE

        return CRUSOE
    raise SetupError(f"unknown game {id!r}; known: {', '.join(game_ids())}")
