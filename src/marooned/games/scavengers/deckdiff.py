"""What a deck file changes, how sure it is of its cards, and how many of each sort there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import yaml

from marooned.games.scavengers.cards import Deck
from marooned.games.scavengers.deckcheck import SECTIONS
from marooned.games.scavengers.deckfile import default_text
from marooned.games.scavengers.deckyaml import parse
from marooned.games.scavengers.terms import GROUPS

_LISTS: Final = (*SECTIONS, "traumas", "areas", "scenarios", "characters")
_NO_FIELDS: Final = ("id", "status", "known_part")


@dataclass(frozen=True, slots=True)
class Difference:
    """One field that differs. card: section and id. old, new: as in the file, "" where there is nothing."""

    card: str
    field: str
    old: str
    new: str


def cards_of(data: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    """Every card by section and id, `areas/old_road`; the Survivor side as `survivor_side`."""
    found = {f"{section}/{card['id']}": card for section in _LISTS for card in data.get(section, [])}
    return {**found, "survivor_side": data["survivor_side"]}


def differences(text: str) -> list[Difference]:
    """What a deck file that has been read says otherwise than the one that comes along, in the order of the cards."""
    old, new = cards_of(parse(default_text())), cards_of(parse(text))
    found = [Difference(card, "", "", flow(new[card])) for card in new if card not in old]
    for card, fields in old.items():
        if card not in new:
            found.append(Difference(card, "", flow(fields), ""))
            continue
        for field in dict.fromkeys([*fields, *new[card]]):
            before, after = fields.get(field), new[card].get(field)
            if before != after:
                found.append(Difference(card, field, flow(before), flow(after)))
    return found


def flow(value: Any) -> str:
    """A value in one line, as deck files write it."""
    if value is None:
        return ""
    text: str = yaml.safe_dump(value, default_flow_style=True, sort_keys=False, width=100_000, allow_unicode=True)
    return text.removesuffix("...\n").strip()


def sureness(text: str) -> Counter[str]:
    """How many fields of all cards are `known` and how many `reconstructed`."""
    found: Counter[str] = Counter(known=0, reconstructed=0)
    for card in cards_of(parse(text)).values():
        found.update(mark for _, mark in marked(card))
    return found


def marked(card: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """(field, mark) of a card: every field, and what `status` names beyond them."""
    status = card["status"]
    named: Mapping[str, str] = {} if isinstance(status, str) else status
    usual = status if isinstance(status, str) else "reconstructed"
    for field in dict.fromkeys([*card, *named]):
        if field not in _NO_FIELDS:
            yield field, named.get(field, usual)


def sizes(deck: Deck) -> dict[str, list[int]]:
    """Copies of each group of scavenge cards by tier."""
    found = {group: [0, 0, 0] for group in GROUPS}
    for kind in deck.kinds:
        found[GROUPS[kind.group]][kind.tier - 1] += kind.copies
    return found


def others(deck: Deck) -> dict[str, int]:
    """How many other cards there are."""
    return {
        "traumas": len(deck.traumas),
        "areas": len(deck.areas),
        "scenarios": len(deck.scenarios),
        "characters": len(deck.characters),
    }
