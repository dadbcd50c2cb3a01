"""The games that Marooned knows, by id."""

from __future__ import annotations

from marooned.core.errors import unknown
from marooned.core.game import Game


def game_ids() -> tuple[str, ...]:
    """Ids of all games."""
    return ("crusoe", "scavengers")


def get_game(id: str) -> Game:
    """The game of an id; raises SetupError."""
    if id == "crusoe":
        from marooned.games.crusoe.game import CRUSOE

        return CRUSOE
    if id == "scavengers":
        from marooned.games.scavengers.game import SCAVENGERS

        return SCAVENGERS
    raise unknown("game", id, game_ids())
