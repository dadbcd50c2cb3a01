"""Deck files on the command line: the option `--deck`, the deck of a record, decks kept beside saved games."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Final

import typer

from marooned.cli.words import read_text
from marooned.core.errors import ReplayError
from marooned.core.game import Game
from marooned.core.messages import Msg
from marooned.core.record import Record
from marooned.games import load_game

DeckFile = Annotated[
    Path | None,
    typer.Option("--deck", metavar="FILE", help="Deck file (docs/deck.md) instead of the cards that come along."),
]
FOLDER: Final = "decks"
_DIGEST: Final = re.compile(r"[0-9a-f]{16}")


def deck_text(file: Path | None) -> str | None:
    """The text of the deck file that was named, None if none was. Raises FormatError."""
    return None if file is None else read_text(file)


def game_of(record: Record, file: Path, deck: Path | None = None) -> Game:
    """The game of a record with the deck it was played with: the one named, else the one kept beside the record.

    file: where the record stands. Raises ReplayError if the deck is missing or another one; FormatError, SetupError.
    """
    game = load_game(record.game, deck_text(deck or kept(record.deck, file)))
    if game.deck == record.deck:
        return game
    if not game.deck and deck is None:
        says = Msg("deck-needed", {"deck": record.deck})
        raise ReplayError(f"played with deck {record.deck}: name its deck file with --deck FILE", says)
    says = Msg("deck-other", {"deck": record.deck or "none", "own": game.deck or "none"})
    along = "the deck that comes along"
    raise ReplayError(f"played with {record.deck or along}, and this is {game.deck or along}", says)


def place_of(digest: str, file: Path) -> Path:
    """Where the deck of a saved game is kept: `decks/<digest>.yaml` beside it."""
    return file.parent / FOLDER / f"{digest}.yaml"


def kept(digest: str, file: Path) -> Path | None:
    """The deck file kept beside a record, None if there is none."""
    if not _DIGEST.fullmatch(digest):
        return None
    place = place_of(digest, file)
    return place if place.is_file() else None


def keep(game: Game, text: str | None, file: Path | None) -> None:
    """Keep the text of the deck file beside a saved game, so that it can be gone on with when the file has changed."""
    from marooned.cli.table.session import write_safely

    if game.deck and text is not None and file is not None:
        write_safely(place_of(game.deck, file), text)
