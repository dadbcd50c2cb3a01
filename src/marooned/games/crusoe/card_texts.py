"""Every card of the island game in words, for card views: made of the effects that the engine runs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from marooned.core.game import CardText
from marooned.core.messages import Msg
from marooned.games.crusoe.actions import USE_STARTING, USE_TREASURE
from marooned.games.crusoe.board import TERRAINS, TILES
from marooned.games.crusoe.cards import (
    AdventureCard,
    BeastCard,
    Card,
    EventCard,
    Invention,
    MysteryCard,
    Price,
    ThreatAction,
    deck_of,
)
from marooned.games.crusoe.content import CARDS
from marooned.games.crusoe.content.uses import BY_ACTION, discovery_ability
from marooned.games.crusoe.effects.beasts import beast_effects
from marooned.games.crusoe.effects.flow import row
from marooned.games.crusoe.layout import MYSTERIES, STARTING
from marooned.games.crusoe.people import SKILL_OWNER, SKILL_PRICE, SKILLS
from marooned.games.crusoe.scenarios import SCENARIOS
from marooned.games.crusoe.special import Site
from marooned.games.crusoe.terms import PEOPLE, RESOURCES
from marooned.games.crusoe.verbs import commas

if TYPE_CHECKING:
    from marooned.games.crusoe.abilities import Ability

# Items and things whose text is a sentence of its own, as other cards and phases look at them.
ITEM_TEXTS: Final = frozenset(
    (
        "shovel", "cure", "rope", "pot", "map", "fireplace", "diary", "furnace", "drums", "lantern", "pit", "raft",
        "sack", "shield", "basket", "bed", "belts", "cellar",
    )
)  # fmt: skip
THING_TEXTS: Final = frozenset(
    (
        "bible", "hammer-and-nails", "candles", "compass", "barrel", "old-clothes", "backpack", "boxes", "hammock",
        "treasure-map", "whip", "gold",
    )
)  # fmt: skip


def slashes(parts: Sequence[Msg]) -> Msg:
    """Alternatives in a row."""
    text = parts[0]
    for part in parts[1:]:
        text = Msg("list-slash", {"row": text, "next": part})
    return text


def price_words(price: Price) -> Msg:
    """One way to pay."""
    parts = [Msg("amount", {"what": RESOURCES[index], "n": n}) for index, n in enumerate(price.goods) if n]
    if price.item:
        parts.append(Msg("ui-item-needed", {"item": Msg(f"item-{price.item}")}))
    return commas(parts) if parts else Msg("ui-free")


def needs(action: ThreatAction) -> Msg:
    """What a threat action needs besides pawns."""
    free = all(price.free() for price in action.prices)
    parts = [] if free else [slashes([price_words(price) for price in action.prices])]
    parts += [Msg("ui-weapon-needed", {"n": action.weapon})] if action.weapon else []
    return commas(parts) if parts else Msg("ui-free")


def event_lines(card: EventCard) -> tuple[Msg, ...]:
    """An event or wreckage card: event, threat actions, threat effect."""
    lines = [Msg("card-line-event", {"effect": row(card.event)})] if card.event else []
    lines += [
        Msg(
            "ui-threat-action",
            {"name": Msg(f"threat-{one.id}"), "n": one.pawns, "price": needs(one), "reward": row(one.reward)},
        )
        for one in card.actions
    ]
    return (*lines, Msg("ui-threat-effect", {"effect": row(card.effect)}))


def two_parts(card: AdventureCard | MysteryCard) -> tuple[Msg, ...]:
    """An adventure or mystery: what it does when drawn, and as an event."""
    lines = [row(card.upper)] if card.upper else []
    if card.event_name:
        lines.append(Msg("card-line-later", {"name": Msg(f"eventpart-{card.event_name}"), "effect": row(card.event)}))
    return tuple(lines)


def thing_lines(id: str, ability: Ability | None) -> tuple[Msg, ...]:
    """A token, treasure or starting item: what using it does."""
    if id in THING_TEXTS:
        return (Msg(f"thingtext-{id}"),)
    return () if ability is None or not ability.effects else (row(ability.effects),)


def invention_lines(card: Invention) -> tuple[Msg, ...]:
    """What an invention needs and what it does."""
    terrains = [Msg(f"terrain-{name}") for bit, name in TERRAINS.items() if card.terrain & bit]
    parts = [slashes(terrains)] if terrains else []
    parts += [Msg(f"item-{item}") for item in card.items]
    prices = [price_words(price) for price in card.prices if not price.free()]
    parts += [slashes(prices)] if prices else []
    lines = [Msg("ui-invention-needs", {"needs": commas(parts)})] if parts else []
    if card.id in ITEM_TEXTS:
        lines.append(Msg(f"itemtext-{card.id}"))
    elif card.on_build:
        lines.append(Msg("ui-on-build", {"effect": row(card.on_build)}))
    return tuple(lines)


def invention_facts(card: Invention) -> dict[str, object]:
    """What a screen draws of an invention. terrains: one of them must have been found."""
    return {
        "terrains": [name for bit, name in TERRAINS.items() if card.terrain & bit],
        "items": list(card.items),
        "prices": [
            {"goods": {RESOURCES[i]: n for i, n in enumerate(price.goods) if n}, "item": price.item}
            for price in card.prices
        ],
        "owner": PEOPLE[card.character] if card.character >= 0 else "",
    }


def text_of(instance: int, card: Card) -> CardText:
    """One card."""
    deck = deck_of(instance)
    title = Msg(f"card-{deck}-{card.id}")
    if isinstance(card, EventCard):
        pawns = [{"id": one.id, "pawns": one.pawns} for one in card.actions]
        return CardText(title, event_lines(card), deck, facts={"actions": pawns})
    if isinstance(card, AdventureCard):
        return CardText(title, two_parts(card), deck)
    if isinstance(card, MysteryCard):
        lines = two_parts(card)
        if card.kept:
            lines = (*lines, *thing_lines(card.id, BY_ACTION.get(USE_TREASURE + instance - MYSTERIES)))
        return CardText(title, lines, deck)
    if isinstance(card, BeastCard):
        facts = {"strength": card.strength, "weapon": card.weapon, "food": card.food, "fur": card.fur}
        strength = Msg("card-line-strength", {"n": card.strength})
        return CardText(title, (strength, row(beast_effects(card))), deck, facts=facts)
    if isinstance(card, Invention):
        return CardText(Msg(f"item-{card.id}"), invention_lines(card), deck, facts=invention_facts(card))
    if deck == "island":
        tile = TILES[int(card.id.rpartition("-")[2])]
        return CardText(title, (Msg(f"terrain-{TERRAINS[tile.terrain]}"),), deck)
    ability = BY_ACTION.get(USE_STARTING + instance - STARTING) if deck == "starting" else discovery_ability(card.id)
    return CardText(title, thing_lines(card.id, ability), deck)


@cache
def card_texts() -> dict[str, CardText]:
    """Every card by `deck/id`, skills too, and the inventions of scenarios."""
    found = {f"{deck_of(instance)}/{card.id}": text_of(instance, card) for instance, card in enumerate(CARDS.all)}
    by_name = {ability.name: ability for ability in BY_ACTION.values()}
    for index, skill in enumerate(SKILLS):
        ability = by_name.get(skill)
        own = ability is None or not ability.effects
        lines = (Msg(f"skilltext-{skill}") if own or ability is None else row(ability.effects),)
        facts = {"owner": PEOPLE[SKILL_OWNER[index]], "price": SKILL_PRICE[index]}
        found[f"skill/{skill}"] = CardText(Msg(f"skill-{skill}"), lines, "skill", facts=facts)
    for scenario in SCENARIOS.values():
        sites = [special.what for special in scenario.specials if isinstance(special, Site)]
        for card in (*scenario.inventions, *sites):
            title = Msg(f"item-{card.id}")
            found[f"invention/{card.id}"] = CardText(
                title, invention_lines(card), "invention", facts=invention_facts(card)
            )
    return found
