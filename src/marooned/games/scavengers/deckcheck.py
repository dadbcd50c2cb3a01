"""Whether the cards of a deck file fit together: ids, cards that others name, and enough of everything."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from marooned.games.scavengers.cards import Area, Character, Kind, Passive, Scenario, Trauma
from marooned.games.scavengers.deckyaml import wrong
from marooned.games.scavengers.effects.base import Sx
from marooned.games.scavengers.effects.cards import ChooseOne, Take
from marooned.games.scavengers.terms import ACTION, ANOMALY, DEATH_AT, MOST_SEATS, OPPORTUNITY, PERIL

SCENARIOS: Final = ("daring_retreat", "lost_expedition", "mad_prophet", "wicked_few", "last_hunt")
SECTIONS: Final[Mapping[str, int]] = {
    "actions": ACTION,
    "perils": PERIL,
    "opportunities": OPPORTUNITY,
    "anomalies": ANOMALY,
}
"""Sections of scavenge cards and their groups."""
SIGNAL: Final = "signal"


@dataclass(frozen=True, slots=True)
class Parts:
    """Everything that was read, before it is known to fit together."""

    kinds: tuple[Kind, ...]
    traumas: tuple[Trauma, ...]
    areas: tuple[Area, ...]
    scenarios: tuple[Scenario, ...]
    characters: tuple[Character, ...]
    survivor: tuple[Passive, ...]


Named = TypeVar("Named", Kind, Trauma, Area, Character, Scenario)


def check_parts(parts: Parts, there: Parts) -> None:
    """Raise FormatError if the cards do not fit together. there: the deck that comes along, whose ids stay."""
    check_ids(parts)
    check_names(parts, there)
    check_references(parts)
    check_sizes(parts)


def check_ids(parts: Parts) -> None:
    """Ids are given once in their section; all five Scenarios are there."""
    once("actions, perils, opportunities, anomalies", parts.kinds)
    once("traumas", parts.traumas)
    once("areas, scenarios.final", (*parts.areas, *(one.final for one in parts.scenarios)))
    once("scenarios", parts.scenarios)
    once("characters", parts.characters)
    if {one.id for one in parts.scenarios} != set(SCENARIOS):
        wrong("scenarios", "scenarios", known=", ".join(SCENARIOS))


def once(where: str, things: tuple[Named, ...]) -> None:
    """No id twice."""
    met: set[str] = set()
    for thing in things:
        if thing.id in met:
            wrong(where, "twice", card=thing.id)
        met.add(thing.id)


def check_names(parts: Parts, there: Parts) -> None:
    """No new ids: names and texts in every language belong to those that are there."""
    known(parts.kinds, there.kinds)
    known(parts.traumas, there.traumas)
    known(parts.areas, there.areas)
    known(parts.characters, there.characters)
    finals = {one.id: one.final.id for one in there.scenarios}
    for one in parts.scenarios:
        if one.final.id != finals[one.id]:
            wrong(f"scenarios ({one.id}).final", "new-id", card=one.final.id)


def known(things: tuple[Named, ...], there: tuple[Named, ...]) -> None:
    """Every id is one of those that are there, cards also in their own section."""
    ids = {(thing.id, getattr(thing, "group", 0)) for thing in there}
    for thing in things:
        if (thing.id, getattr(thing, "group", 0)) not in ids:
            wrong(place_of_thing(thing), "new-id", card=thing.id)


def place_of_thing(thing: Kind | Trauma | Area | Character | Scenario) -> str:
    """The section of a card with its id."""
    if isinstance(thing, Kind):
        return f"{tuple(SECTIONS)[thing.group]} ({thing.id})"
    return f"{type(thing).__name__.lower()}s ({thing.id})"


def check_references(parts: Parts) -> None:
    """Cards that others name must be there; those that are paid or played must be able to be in a hand."""
    cards = {card.id: card for card in parts.kinds}
    for card in parts.kinds:
        where = place_of_thing(card)
        for key, ids in (
            ("defeated_by", card.defeated_by),
            ("condition.discard_any_of", card.condition.any_of if card.condition else ()),
        ):
            for id in ids:
                check_card(f"{where}.{key}", id, cards, True)
        for name, row in (("effect", card.effect), ("reward", card.reward), ("harm", card.harm), ("effect", card.gain)):
            check_takes(f"{where}.{name}", row, cards)
    for trauma in parts.traumas:
        check_passives(place_of_thing(trauma), trauma.passive, cards)
        check_takes(f"{place_of_thing(trauma)}.on_gain", trauma.on_gain, cards)
    for area in (*parts.areas, *(one.final for one in parts.scenarios)):
        check_passives(place_of_thing(area), area.passive, cards)
        check_takes(f"{place_of_thing(area)}.on_reveal", area.on_reveal, cards)
    for character in parts.characters:
        check_passives(place_of_thing(character), character.passive, cards)
        check_takes(f"{place_of_thing(character)}.ability", character.ability, cards)
    for one in parts.scenarios:
        check_passives(place_of_thing(one), one.special, cards)
    check_passives("survivor_side", parts.survivor, cards)


def check_card(where: str, id: str, cards: Mapping[str, Kind], held: bool = False) -> None:
    """There is such a card, and if it must be held, it can come into a hand."""
    if id not in cards:
        wrong(where, "no-card", card=id)
    if held and cards[id].food < 0:
        wrong(where, "not-in-hand", card=id)


def check_passives(where: str, row: tuple[Passive, ...], cards: Mapping[str, Kind]) -> None:
    """The cards that modifiers name."""
    for one in row:
        if one.key in ("cannot_play", "cannot_be_target"):
            for id in one.words:
                check_card(f"{where}.{one.key}", id, cards, True)
        check_takes(f"{where}.{one.key}", one.effect, cards)


def check_takes(where: str, row: tuple[Sx, ...], cards: Mapping[str, Kind]) -> None:
    """The cards that `take` leaves out."""
    for one in row:
        if isinstance(one, Take) and one.but:
            check_card(f"{where}.not", one.but, cards)
        if isinstance(one, ChooseOne):
            for inner in one.rows:
                check_takes(where, inner, cards)


def check_sizes(parts: Parts) -> None:
    """There must be enough of everything for every Scenario and number of players (R-012, R-016, R-032, R-110)."""
    size = sum(card.copies for card in parts.kinds)
    for one in parts.scenarios:
        where = place_of_thing(one)
        needed = max(one.areas_for(seats) for seats in range(one.least, one.most + 1)) + one.mixed
        if needed > len(parts.areas):
            wrong(where, "few-areas", n=needed, there=len(parts.areas))
        for tier in (1, 2, 3):
            there = actions_of(parts, tier)
            if one.deal[tier - 1] * one.most > there:
                wrong(where, "few-actions", n=one.deal[tier - 1] * one.most, tier=tier, there=there)
        needed = sum(one.deal) * one.most + 3
        if needed > size:
            wrong(where, "few-cards", n=needed, there=size)
        if one.win == SIGNAL and not actions_of(parts, 3):
            wrong(where, "signal")
        needed = traumas_needed(one)
        if needed > len(parts.traumas):
            wrong("traumas", "few-traumas", n=needed, there=len(parts.traumas))
    if parts.characters and len(parts.characters) < MOST_SEATS:
        wrong("characters", "few-characters", n=MOST_SEATS, there=len(parts.characters))


def actions_of(parts: Parts, tier: int) -> int:
    """Copies of all Actions of a tier."""
    return sum(card.copies for card in parts.kinds if card.group == ACTION and card.tier == tier)


def traumas_needed(one: Scenario) -> int:
    """So many Traumas that one is left whenever somebody gains one (Q-23): the living hold fewer than kill each."""
    limit = max([DEATH_AT, *(special.n for special in one.special if special.key == "death_at")])
    return one.most * (limit - 1) + 1
