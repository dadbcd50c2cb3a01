"""Effects on the stack of island tiles: looking, ordering, placing what was looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.core.messages import Msg
from marooned.games.crusoe.actions import TILE
from marooned.games.crusoe.board import STACK_TILES
from marooned.games.crusoe.effects.base import Fx, FxChoice, Turn
from marooned.games.crusoe.layout import BACKS, ISLAND, P_ISLAND
from marooned.games.crusoe.verbs import card_name

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


def tile_number(instance: int) -> int:
    """The printed number of an island tile."""
    return STACK_TILES[instance - ISLAND]


def tile_instance(number: int) -> int:
    """The instance of a printed number."""
    return ISLAND + STACK_TILES.index(number)


class TurnTileAside(Turn):
    """Looks at the next tile; everybody sees it (RC-added-01)."""

    __slots__ = ()
    PILE = P_ISLAND
    RULES = ("RC-added-01", "RC-character-skills-22")

    def turned(self, s: CrusoeState, instance: int) -> None:
        s.aside.append(instance)
        if s.events is not None:
            s.emit("log-drawn", card=card_name(s, instance))


class Reconnaissance(Fx):
    """Look at n tiles, put one on top, shuffle the others into the stack (RC-character-skills-14)."""

    __slots__ = ("n",)
    RULES = ("RC-character-skills-14",)

    def __init__(self, n: int) -> None:
        self.n = n

    def resolve(self, s: CrusoeState) -> None:
        n = min(self.n, len(s.piles[P_ISLAND]))
        s.push(*(TurnTileAside(),) * n, PutTileOnTop())

    def words(self) -> Msg:
        return Msg("fx-reconnaissance", {"n": self.n})


class PutTileOnTop(FxChoice):
    """Which tile goes on top; the rest is shuffled back, so that nobody knows any other tile's place."""

    __slots__ = ()
    PROMPT = "ask-tile-on-top"
    RULES = ("RC-character-skills-14",)

    def options(self, s: CrusoeState) -> list[int]:
        return sorted(TILE + tile_number(instance) for instance in s.aside)

    def answer(self, s: CrusoeState, action: int) -> None:
        chosen = tile_instance(action - TILE)
        s.aside.remove(chosen)
        pile = s.piles[P_ISLAND]
        pile.restock(s.aside, BACKS, s.loose)
        s.aside = []
        pile.put_top(chosen)

    def label(self, s: CrusoeState, action: int) -> Msg:
        return card_name(s, tile_instance(action - TILE))


class ArrangeTiles(Fx):
    """Look at the top n tiles and put them back face up in any order."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def resolve(self, s: CrusoeState) -> None:
        n = min(self.n, len(s.piles[P_ISLAND]))
        s.push(*(TurnTileAside(),) * n, *(PutTileBack(),) * n)

    def words(self) -> Msg:
        return Msg("fx-arrange-tiles", {"n": self.n})


class PutTileBack(FxChoice):
    """Which tile is put back next; the last one put back is the first to be drawn."""

    __slots__ = ()
    PROMPT = "ask-tile-back"

    def options(self, s: CrusoeState) -> list[int]:
        return sorted(TILE + tile_number(instance) for instance in s.aside)

    def answer(self, s: CrusoeState, action: int) -> None:
        chosen = tile_instance(action - TILE)
        s.aside.remove(chosen)
        s.piles[P_ISLAND].put_top(chosen)

    def label(self, s: CrusoeState, action: int) -> Msg:
        return card_name(s, tile_instance(action - TILE))
