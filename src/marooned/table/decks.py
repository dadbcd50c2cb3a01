"""Which game a table is played with: the cards that come along, or a deck file of the server's owner.

The text of a deck file that a server plays with is kept in its store, so that its tables come back without the file,
at every server that shares the store and in every copy of it.
"""

from __future__ import annotations

from marooned.core.errors import FormatError
from marooned.core.game import Game
from marooned.games import deck_games, get_game, load_game
from marooned.table.store import Store


class Decks:
    """The decks of a store, and the one that new tables are played with. own: text of a deck file, "" for none."""

    def __init__(self, store: Store, own: str = "") -> None:
        """Raises FormatError for a deck file that is wrong, StoreError."""
        self._store = store
        self._texts = store.decks()
        self._own = {id: load_game(id, own) for id in deck_games()} if own else {}
        for game in self._own.values():
            if game.deck:
                store.keep_deck(game.deck, own)
                self._texts[game.deck] = own

    def game(self, id: str) -> Game:
        """The game that new tables are played with. Raises SetupError."""
        return self._own.get(id) or get_game(id)

    def text(self, digest: str) -> str:
        """The text of a deck file, "" for the cards that come along. Raises FormatError if it is not kept here."""
        if digest and digest not in self._texts:
            self._texts |= self._store.decks()
        if digest and digest not in self._texts:
            raise FormatError(f"deck {digest} is not here", digest)
        return self._texts[digest] if digest else ""

    def of(self, id: str, digest: str) -> Game:
        """The game with a deck. Raises FormatError, SetupError."""
        return load_game(id, self.text(digest) or None)
