"""The generated table of cards: what exists, and whether it does something (marooned coverage)."""

from __future__ import annotations

from typing import Final

from marooned.games.crusoe.board import TILES
from marooned.games.crusoe.cards import AdventureCard, BeastCard, Card, EventCard, Invention, MysteryCard, deck_of
from marooned.games.crusoe.content import CARDS
from marooned.games.crusoe.content.uses import BY_ACTION
from marooned.games.crusoe.pawns import LENDING_ITEMS
from marooned.games.crusoe.people import SKILLS
from marooned.games.crusoe.scenarios import SCENARIOS
from marooned.games.crusoe.special import Site
from marooned.games.crusoe.terms import PEOPLE

# Cards whose printed text says that nothing happens, or whose effect lies in a phase (named there).
PLAIN: Final = frozenset(
    {
        "mystery/gold",  # no effect
        "mystery/compass", "mystery/candles", "mystery/treasure-map",  # planning
        "mystery/old-clothes",  # weather phase
        "mystery/backpack", "mystery/hammock",  # resolving
        "mystery/boxes",  # night phase
        "discovery/candles", "starting/hammer-and-nails",  # planning
    }
)  # fmt: skip
# Items that only other cards and phases look at.
TOOLS: Final = frozenset(
    {"shovel", "cure", "rope", "pot", "fire", "knife", "diary", "drums", "furnace", "pit", "sack", "basket", "bed",
     "cellar", "fireplace", *LENDING_ITEMS}
)  # fmt: skip

# Inventions of scenarios that only their scenario looks at.
SHEET_TOOLS: Final[frozenset[str]] = frozenset(
    {"rescue-raft", "lifeboat", "rope-ladder", "jolly-boat", "canoe", "tranquilizer"}
)

CardRow = tuple[str, bool]  # `deck/id`, implemented


def implemented(name: str, card: Card) -> bool:
    """Whether a card has an effect, an ability, or a printed text without effect."""
    if isinstance(card, EventCard):
        return bool(card.actions)
    if isinstance(card, AdventureCard):
        return bool(card.upper) and (bool(card.event) or not card.event_name)
    if isinstance(card, MysteryCard):
        return bool(card.upper) or name in PLAIN or has_ability(name)
    if isinstance(card, BeastCard):
        return card.strength > 0
    if isinstance(card, Invention):
        return bool(card.on_build) or card.id in TOOLS
    return name in PLAIN or has_ability(name)


def has_ability(name: str) -> bool:
    """Whether an ability carries the card's name."""
    deck, id = name.split("/")
    abilities = {ability.name for ability in BY_ACTION.values()}
    if deck == "discovery" and id.startswith("scenario-"):
        return any(ability.action for scenario in SCENARIOS.values() for ability in scenario.uses.values())
    return (f"treasure-{id}" if deck == "mystery" else id) in abilities


def card_rows() -> dict[str, list[CardRow]]:
    """Every card by deck, one row per copy."""
    names = {
        "event": "events",
        "build": "build_adventures",
        "gather": "gather_adventures",
        "explore": "explore_adventures",
        "mystery": "mysteries",
        "beast": "beasts",
        "discovery": "discovery_tokens",
        "invention": "inventions",
        "starting": "starting_items",
        "wreckage": "wreckage",
    }
    rows: dict[str, list[CardRow]] = {label: [] for label in names.values()}
    for instance, card in enumerate(CARDS.all):
        deck = deck_of(instance)
        if deck in names:
            name = f"{deck}/{card.id}"
            rows[names[deck]].append((name, implemented(name, card)))
    rows["tiles"] = [(f"tile/{tile.number}", bool(tile.sources)) for tile in TILES if tile.number]
    rows["characters"] = [(f"character/{name}", True) for name in PEOPLE[:4]]
    rows["skills"] = [(f"skill/{name}", True) for name in SKILLS]
    rows["scenario_inventions"] = [
        (f"invention/{card.id}", bool(card.on_build) or card.id in SHEET_TOOLS)
        for scenario in SCENARIOS.values()
        for card in scenario.inventions
    ]
    sites = [special for scenario in SCENARIOS.values() for special in scenario.specials if isinstance(special, Site)]
    rows["scenario_inventions"] += [(f"invention/{site.what.id}", True) for site in sites]
    return rows
