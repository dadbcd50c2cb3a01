"""What a saved state may name is complete; the decks hold what the box holds; generated code is not stale."""

from __future__ import annotations

import importlib
import json
import pkgutil
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import marooned.games.crusoe as package
from marooned.core.engine import Chance, Choice, Effect, decode, encode
from marooned.core.statements import code_name
from marooned.games.crusoe import codes
from marooned.games.crusoe.actions import ACTIONS
from marooned.games.crusoe.board import START_TILE, TILES
from marooned.games.crusoe.cards import (
    MONSTER,
    TRAP,
    TREASURE,
    AdventureCard,
    BeastCard,
    EventCard,
    Invention,
    MysteryCard,
    ThreatAction,
    deck_of,
)
from marooned.games.crusoe.classes import CLASSES
from marooned.games.crusoe.content import CARDS
from marooned.games.crusoe.content.uses import BY_ACTION
from marooned.games.crusoe.effects.base import Demand, Die, FxChance, FxChoice, Turn
from marooned.games.crusoe.game import RULEBOOK
from marooned.games.crusoe.layout import BACK_NAMES, BACKS, CARDS_END, PILES, STREAMS, UNIVERSE
from marooned.games.crusoe.phases.planning import Step
from marooned.games.crusoe.phases.resolving import TurnAdventure
from marooned.games.crusoe.scenarios import SCENARIOS

REPOSITORY = Path(__file__).resolve().parents[2]
NEVER_ON_THE_AGENDA = {FxChoice, FxChance, Demand, Die, Turn, Step, TurnAdventure}  # bases alone


# -- classes ---------------------------------------------------------------------------------------------------------
def effect_classes() -> list[type[Effect[Any]]]:
    """Every effect class of the package, found by walking all its modules and all subclasses."""
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
    found: dict[type[Effect[Any]], None] = {}
    waiting: list[type[Effect[Any]]] = [Effect]
    while waiting:
        cls = waiting.pop()
        waiting += cls.__subclasses__()
        if cls.__module__.startswith(package.__name__):
            found[cls] = None
    return sorted(found, key=lambda cls: cls.__qualname__)


def test_every_effect_that_can_be_on_the_agenda_is_in_the_table() -> None:
    missing = {cls for cls in effect_classes() if CLASSES.get(cls.__name__) is not cls}
    assert missing == NEVER_ON_THE_AGENDA & missing, missing - NEVER_ON_THE_AGENDA


def test_the_table_holds_no_two_classes_of_one_name() -> None:
    names = Counter(cls.__name__ for cls in effect_classes())
    assert [name for name, n in names.items() if n > 1] == []
    assert all(name == cls.__name__ for name, cls in CLASSES.items())


def test_every_effect_has_slots_alone() -> None:
    """Instances without a dict are small, and nothing can be hung on a shared effect."""
    assert [cls for cls in effect_classes() if cls.__dictoffset__] == []


def test_every_effect_names_rules_that_exist() -> None:
    assert [(cls, rule) for cls in effect_classes() for rule in cls.RULES if rule not in RULEBOOK.statements()] == []


def test_every_decision_and_chance_event_is_of_this_games_kind() -> None:
    for cls in effect_classes():
        assert issubclass(cls, Choice) == issubclass(cls, FxChoice)
        assert issubclass(cls, Chance) == issubclass(cls, FxChance)


# -- effects of cards ------------------------------------------------------------------------------------------------
def effects_in(value: object) -> Iterator[Effect[Any]]:
    """All effects that something holds, those inside other effects too."""
    if isinstance(value, tuple | list):
        for item in value:
            yield from effects_in(item)
    elif isinstance(value, Effect):
        yield value
        yield from effects_in(value.fields())


def held_effects() -> dict[str, list[Effect[Any]]]:
    """By place: every effect that a card, an ability or a scenario holds."""
    held: dict[str, list[Effect[Any]]] = {}
    for instance, card in enumerate(CARDS.all):
        rows: list[object] = []
        if isinstance(card, EventCard):
            rows = [card.event, card.effect, [action.reward for action in card.actions]]
        elif isinstance(card, AdventureCard | MysteryCard):
            rows = [card.upper, card.event]
        elif isinstance(card, BeastCard):
            rows = [card.extra]
        elif isinstance(card, Invention):
            rows = [card.on_build, card.on_loss]
        held[f"{deck_of(instance)}/{card.id}"] = list(effects_in(rows))
    for ability in BY_ACTION.values():
        held[f"use/{ability.name}"] = list(effects_in(ability.effects))
    for scenario in SCENARIOS.values():
        inventions = [(card.on_build, card.on_loss) for card in scenario.inventions]
        uses = [use.effects for use in scenario.uses.values()]
        held[f"scenario/{scenario.id}"] = list(effects_in([scenario.book, inventions, uses]))
    return held


HELD = held_effects()


def test_every_effect_of_a_card_comes_back_from_json() -> None:
    for place, effects in HELD.items():
        for effect in effects:
            assert type(effect) in CLASSES.values(), place
            back = decode(json.loads(json.dumps(encode(effect))), CLASSES)
            assert back == effect and repr(back) == repr(effect), place
            assert type(back) is type(effect), place


def test_every_effect_of_a_card_has_a_text() -> None:
    silent = [(place, fx) for place, effects in HELD.items() for fx in effects if fx.words().id == "fx-internal"]
    assert silent == []


def test_threat_actions_have_names_of_their_own_card() -> None:
    """The two actions of a wreckage card share a name; other cards have one action each."""
    for card in CARDS.all:
        if isinstance(card, EventCard):
            assert all(isinstance(action, ThreatAction) for action in card.actions)
            assert len({action.id for action in card.actions}) == 1
            assert all(1 <= action.pawns <= 2 for action in card.actions)


# -- decks -----------------------------------------------------------------------------------------------------------
DECKS = {
    "event": (73, 71), "build": (30, 29), "gather": (30, 26), "explore": (30, 29), "mystery": (52, 52),
    "beast": (16, 16), "island": (10, 10), "discovery": (22, 17), "invention": (30, 30), "starting": (8, 8),
    "wreckage": (3, 3),
}  # fmt: skip


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_has_the_cards_of_the_box(deck: str) -> None:
    """(cards, different cards) as counted in the box of the first edition."""
    cards = [card.id for instance, card in enumerate(CARDS.all) if deck_of(instance) == deck]
    assert (len(cards), len(set(cards))) == DECKS[deck]


def test_the_box_has_no_other_cards() -> None:
    assert len(CARDS.all) == CARDS_END == sum(cards for cards, _ in DECKS.values())
    assert sum(stock.size for stock in BACKS.stocks) == CARDS_END


def test_events_have_the_icons_of_the_box() -> None:
    """39 books; 9 build, 13 gather and 12 explore adventures."""
    icons = Counter(
        card.icon for i, card in enumerate(CARDS.all) if isinstance(card, EventCard) and deck_of(i) == "event"
    )
    book, build, gather, explore = -1, 2, 3, 4
    assert icons == {book: 39, build: 9, gather: 13, explore: 12}


def test_mysteries_have_the_kinds_of_the_box() -> None:
    kinds = Counter(card.kind for card in CARDS.all if isinstance(card, MysteryCard))
    assert kinds == {TREASURE: 26, TRAP: 13, MONSTER: 13}
    shuffled = {card.id for card in CARDS.all if isinstance(card, MysteryCard) and card.event}
    assert shuffled == {"gorilla", "big-ape", "gremlins", "savage", "ceremonial-bowl"}


def test_adventures_have_the_lower_parts_of_the_box() -> None:
    """64 different cards have an event part, 20 have none."""
    parts = {
        (deck_of(i), card.id): bool(card.event) for i, card in enumerate(CARDS.all) if isinstance(card, AdventureCard)
    }
    assert Counter(parts.values()) == {True: 64, False: 20}


def test_tiles_have_the_icons_of_the_box() -> None:
    """Beasts 6, discovery tokens 16, totems 6, natural shelters 2, food sources 8, wood sources 8."""
    tiles = [tile for tile in TILES if tile.number]
    assert len(tiles) == 11 and START_TILE in [tile.number for tile in tiles]
    found = (
        sum(tile.beast for tile in tiles),
        sum(tile.discoveries for tile in tiles),
        sum(tile.totem for tile in tiles),
        sum(tile.shelter for tile in tiles),
        sum(bool(tile.sources & 1) for tile in tiles),
        sum(bool(tile.sources & 2) for tile in tiles),
    )
    assert found == (6, 16, 6, 2, 8, 8)


def test_inventions_have_the_owners_of_the_box() -> None:
    """9 always there, one for each of four characters, 17 others."""
    owners = Counter(card.character for card in CARDS.inventions)
    assert owners == {-1: 26, 0: 1, 1: 1, 2: 1, 3: 1}
    assert sum(card.fixed for card in CARDS.inventions) == 9


def test_copies_of_a_card_lie_side_by_side() -> None:
    """A kind is named after its first instance, and the others are found by counting on."""
    for instance, kind in enumerate(CARDS.kinds):
        assert all(CARDS.kinds[between] == kind for between in range(kind, instance + 1))
        assert CARDS.all[instance].id == CARDS.all[kind].id


def test_every_pile_has_a_stream_and_a_universe_that_holds_its_cards() -> None:
    assert len(UNIVERSE) == len(PILES)
    assert STREAMS[: len(PILES)] == PILES
    assert len(set(STREAMS)) == len(STREAMS)
    for name, (first, size) in zip(PILES, UNIVERSE, strict=True):
        decks = {deck_of(instance) for instance in range(first, first + size)}
        expected = {"event", "build", "gather", "explore", "mystery"} if name == "event" else None
        assert decks == (expected or {{"hunting": "beast", "waiting": "beast"}.get(name, name)})


def test_a_back_tells_nothing_within_a_stock_and_decks_differ_by_back() -> None:
    assert {stock.back for stock in BACKS.stocks} == set(range(len(BACK_NAMES)))
    shared = Counter(stock.back for stock in BACKS.stocks)
    assert [BACK_NAMES[back] for back, n in shared.items() if n > 1] == ["event"]


# -- generated code --------------------------------------------------------------------------------------------------
def test_the_rule_codes_are_not_stale() -> None:
    """Run `python tools/make_codes.py` after a change of rules.yaml."""
    sys.path.insert(0, str(REPOSITORY / "tools"))
    try:
        make_codes = importlib.import_module("make_codes")
    finally:
        sys.path.remove(str(REPOSITORY / "tools"))
    written = (REPOSITORY / "src/marooned/games/crusoe/codes.py").read_text(encoding="utf-8")
    assert make_codes.codes_text("crusoe") == written


def test_every_rule_has_its_code() -> None:
    assert codes.RULE_IDS[0] == "" and codes.OK == 0
    assert list(codes.RULE_IDS[1:]) == list(RULEBOOK.statements())
    for number, rule in enumerate(codes.RULE_IDS[1:], start=1):
        assert getattr(codes, code_name(rule)) == number


def test_action_words_fit_what_they_name() -> None:
    """Options of cards, items and things are named by the ids of the cards; a new card must get its word."""
    names = set(ACTIONS.names())
    assert {card.id for card in CARDS.inventions} <= names
    assert {f"beast-{card.id}" for card in CARDS.all if isinstance(card, BeastCard)} <= names
    kept = {card.id for card in CARDS.all if isinstance(card, MysteryCard) and card.kind == TREASURE}
    assert {f"use-treasure-{id}" for id in kept} <= names
