"""Which instance ids the cards of each family have. Fixed, so that records and saved states keep their meaning."""

from __future__ import annotations

from typing import Final

from marooned.core.decks import Backs, Stock

BOOK_EVENTS: Final = 0
ICON_EVENTS: Final = 39
BUILD_CARDS: Final = 73
GATHER_CARDS: Final = 103
EXPLORE_CARDS: Final = 133
MYSTERIES: Final = 163
BEASTS: Final = 215
ISLAND: Final = 231
DISCOVERIES: Final = 241
INVENTIONS: Final = 263
STARTING: Final = 293
WRECKAGE: Final = 301
CARDS_END: Final = 304
EVENT_DECK_END: Final = BEASTS  # events, adventures and mysteries may lie in the event deck

# Stocks, in the order of their instances.
S_BOOK: Final = 0
S_ICON: Final = 1
S_BUILD: Final = 2
S_GATHER: Final = 3
S_EXPLORE: Final = 4
S_MYSTERY: Final = 5
S_BEAST: Final = 6
S_ISLAND: Final = 7
S_DISCOVERY: Final = 8
S_INVENTION: Final = 9
S_STARTING: Final = 10
S_WRECKAGE: Final = 11

# Backs: what a card shows face down.
BACK_OF_EVENTS: Final = 0
BACK_NAMES: Final = (
    "event",
    "build",
    "gather",
    "explore",
    "mystery",
    "beast",
    "tile",
    "token",
    "invention",
    "item",
    "wreck",
)

BACKS: Final = Backs(
    (
        Stock(S_BOOK, "book-events", BOOK_EVENTS, 39, 0),
        Stock(S_ICON, "icon-events", ICON_EVENTS, 34, 0),
        Stock(S_BUILD, "build-adventures", BUILD_CARDS, 30, 1),
        Stock(S_GATHER, "gather-adventures", GATHER_CARDS, 30, 2),
        Stock(S_EXPLORE, "explore-adventures", EXPLORE_CARDS, 30, 3),
        Stock(S_MYSTERY, "mysteries", MYSTERIES, 52, 4),
        Stock(S_BEAST, "beasts", BEASTS, 16, 5),
        Stock(S_ISLAND, "island", ISLAND, 10, 6),
        Stock(S_DISCOVERY, "discoveries", DISCOVERIES, 22, 7),
        Stock(S_INVENTION, "inventions", INVENTIONS, 30, 8),
        Stock(S_STARTING, "starting-items", STARTING, 8, 9),
        Stock(S_WRECKAGE, "wreckage", WRECKAGE, 3, 10),
    )
)

# Piles on the table: index into CrusoeState.piles; also the names of their streams.
P_EVENT: Final = 0
P_BUILD: Final = 1
P_GATHER: Final = 2
P_EXPLORE: Final = 3
P_MYSTERY: Final = 4
P_BEAST: Final = 5
P_HUNTING: Final = 6
P_ISLAND: Final = 7
P_DISCOVERY: Final = 8
P_INVENTION: Final = 9
P_STARTING: Final = 10
P_WRECKAGE: Final = 11
P_WAITING: Final = 12  # a beast that waits beside the event deck (RC-added-03)
PILES: Final = (
    "event",
    "build",
    "gather",
    "explore",
    "mystery",
    "beast",
    "hunting",
    "island",
    "discovery",
    "invention",
    "starting",
    "wreckage",
    "waiting",
)
# (first, size) of the instances that can lie in a pile: the universe of its stream.
EVENTS: Final = (BOOK_EVENTS, BUILD_CARDS)  # of the event deck's own cards
SHUFFLED_IN: Final = (BUILD_CARDS, EVENT_DECK_END - BUILD_CARDS)  # of the cards with other backs in the event deck
UNIVERSE: Final = (
    (BOOK_EVENTS, EVENT_DECK_END),
    (BUILD_CARDS, 30),
    (GATHER_CARDS, 30),
    (EXPLORE_CARDS, 30),
    (MYSTERIES, 52),
    (BEASTS, 16),
    (BEASTS, 16),
    (ISLAND, 10),
    (DISCOVERIES, 22),
    (INVENTIONS, 30),
    (STARTING, 8),
    (WRECKAGE, 3),
    (BEASTS, 16),
)

# Streams: one per pile, then one per die, then one for the backs of the event deck and the cards shuffled into it, so
# that the events come in the same order whatever was shuffled in.
DICE: Final = (
    "build.wound",
    "build.success",
    "build.adventure",
    "gather.wound",
    "gather.success",
    "gather.adventure",
    "explore.wound",
    "explore.success",
    "explore.adventure",
    "weather.rain",
    "weather.winter",
    "weather.hungry",
)
STREAMS: Final = (*PILES, *DICE, "event.back")
FIRST_DIE: Final = len(PILES)
EVENT_BACK: Final = len(STREAMS) - 1

# Discard piles: index into CrusoeState.discards.
D_BUILD: Final = 0
D_GATHER: Final = 1
D_EXPLORE: Final = 2
D_MYSTERY: Final = 3
D_BEAST: Final = 4
D_INVENTION: Final = 5
D_GONE: Final = 6  # out of the game: events, tokens, starting items
DISCARDS: Final = ("build", "gather", "explore", "mystery", "beast", "invention", "gone")


def discard_of(instance: int) -> int:
    """The discard pile of a card."""
    if instance < BUILD_CARDS:
        return D_GONE
    if instance < GATHER_CARDS:
        return D_BUILD
    if instance < EXPLORE_CARDS:
        return D_GATHER
    if instance < MYSTERIES:
        return D_EXPLORE
    if instance < BEASTS:
        return D_MYSTERY
    if instance < ISLAND:
        return D_BEAST
    if INVENTIONS <= instance < STARTING:
        return D_INVENTION
    return D_GONE
