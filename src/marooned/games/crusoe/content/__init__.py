"""All cards of the base game, deck by deck; `CARDS` puts them in the order of the instance ids."""

from __future__ import annotations

from typing import Final

from marooned.games.crusoe.board import STACK_TILES
from marooned.games.crusoe.cards import Card, Cards, Simple
from marooned.games.crusoe.content.adventures import BUILD_DECK, EXPLORE_DECK, GATHER_DECK
from marooned.games.crusoe.content.beasts import BEAST_DECK
from marooned.games.crusoe.content.discoveries import DISCOVERY_TOKENS
from marooned.games.crusoe.content.events import BOOK_EVENT_DECK, ICON_EVENT_DECK
from marooned.games.crusoe.content.inventions import INVENTION_DECK
from marooned.games.crusoe.content.mysteries import MYSTERY_DECK
from marooned.games.crusoe.content.starting import STARTING_ITEMS
from marooned.games.crusoe.content.wreckage import WRECKAGE_CARDS
from marooned.games.crusoe.layout import (
    BEASTS,
    BOOK_EVENTS,
    BUILD_CARDS,
    DISCOVERIES,
    EXPLORE_CARDS,
    GATHER_CARDS,
    ICON_EVENTS,
    INVENTIONS,
    ISLAND,
    MYSTERIES,
    STARTING,
    WRECKAGE,
)

ISLAND_TILES: Final[tuple[Card, ...]] = tuple(Simple(f"tile-{number}") for number in STACK_TILES)


def copies(deck: tuple[Card, ...]) -> tuple[Card, ...]:
    """A deck with every card as often as it exists."""
    return tuple(card for card in deck for _ in range(getattr(card, "copies", 1)))


CARDS: Final = Cards(
    (
        (BOOK_EVENTS, BOOK_EVENT_DECK),
        (ICON_EVENTS, ICON_EVENT_DECK),
        (BUILD_CARDS, copies(BUILD_DECK)),
        (GATHER_CARDS, copies(GATHER_DECK)),
        (EXPLORE_CARDS, copies(EXPLORE_DECK)),
        (MYSTERIES, MYSTERY_DECK),
        (BEASTS, BEAST_DECK),
        (ISLAND, ISLAND_TILES),
        (DISCOVERIES, copies(DISCOVERY_TOKENS)),
        (INVENTIONS, INVENTION_DECK),
        (STARTING, STARTING_ITEMS),
        (WRECKAGE, WRECKAGE_CARDS),
    )
)
