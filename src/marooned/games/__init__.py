"""The games that Marooned knows, by id."""

from __future__ import annotations

from functools import lru_cache

from marooned.core.errors import SetupError, unknown
from marooned.core.game import Game
from marooned.core.messages import Msg


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


def deck_games() -> tuple[str, ...]:
    """Ids of the games that can be played with a deck file."""
    return ("scavengers",)


def check_deck_game(id: str) -> None:
    """Raise SetupError for a game that is unknown or has no deck file."""
    get_game(id)
    if id not in deck_games():
        games = ", ".join(deck_games())
        says = Msg("setup-no-deck", {"game": id, "known": games})
        raise SetupError(f"{id} has no deck file; games that have one: {games}", says=says)


def load_game(id: str, deck: str | None = None) -> Game:
    """The game of an id, played with a deck file if its text is given.

    Raises SetupError for an unknown game or one that has no deck file, FormatError for a file that is wrong.
    """
    if deck is None:
        return get_game(id)
    check_deck_game(id)
    return _with_deck(deck)


@lru_cache(maxsize=4)
def _with_deck(deck: str) -> Game:
    """The card game with a deck file; the one that comes along makes no difference."""
    from marooned.games.scavengers.deckfile import default_text, read_deck
    from marooned.games.scavengers.game import SCAVENGERS, Scavengers

    return SCAVENGERS if deck == default_text() else Scavengers(read_deck(deck))
