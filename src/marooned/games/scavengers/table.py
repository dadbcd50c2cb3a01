"""The cards of a deck as coverage counts them: one row a copy, by the name that cases cite."""

from __future__ import annotations

from marooned.games.scavengers.actions import word
from marooned.games.scavengers.cards import Deck
from marooned.games.scavengers.terms import ACTION

_DECKS = ("actions", "perils", "opportunities", "anomalies")


def card_rows(deck: Deck) -> dict[str, list[tuple[str, bool]]]:
    """By deck: (`card/hunt`, whether it does something) for every copy."""
    rows: dict[str, list[tuple[str, bool]]] = {}
    for kind in deck.kinds:
        does = bool(kind.effect or kind.harm or kind.gain or kind.group not in (ACTION,))
        section = _DECKS[kind.group]
        rows.setdefault(section, []).extend([(f"card/{word(kind.id)}", does)] * kind.copies)
    rows["traumas"] = [(f"trauma/{word(card.id)}", bool(card.on_gain or card.passive)) for card in deck.traumas]
    rows["areas"] = [(f"area/{word(card.id)}", bool(card.on_reveal or card.passive)) for card in deck.areas]
    rows["final-areas"] = [(f"area/{word(card.final.id)}", True) for card in deck.scenarios.values()]
    rows["scenarios"] = [(f"scenario/{id}", True) for id in deck.scenarios]
    rows["characters"] = [
        (f"character/{word(card.id)}", bool(card.ability or card.passive)) for card in deck.characters
    ]
    return rows
