"""English has a text for everything that the island game can say, for each with the arguments it gets, and no other.

What can be said is read from the game's source: every message it builds has an id that is a literal, or an f-string
whose values are listed in `VALUES`. Cards and random games then show that the texts are really made.
"""

import random
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest
from catalogue_reading import GameSource, Listener, file_ids, ids_in, word

import marooned.games.crusoe
from marooned.core.game import Setup, decision_of
from marooned.games.crusoe.actions import DISCOVERY_IDS, HELPER, HELPERS
from marooned.games.crusoe.board import SPACES, TERRAINS
from marooned.games.crusoe.card_texts import ITEM_TEXTS, THING_TEXTS
from marooned.games.crusoe.cards import (
    MYSTERY_KINDS,
    AdventureCard,
    BeastCard,
    Card,
    EventCard,
    Invention,
    MysteryCard,
    deck_of,
)
from marooned.games.crusoe.classes import CLASSES
from marooned.games.crusoe.content import CARDS
from marooned.games.crusoe.content.uses import BY_ACTION
from marooned.games.crusoe.effects.base import FACE_NAMES, Fx
from marooned.games.crusoe.effects.beasts import beast_effects
from marooned.games.crusoe.effects.flow import row
from marooned.games.crusoe.game import CRUSOE
from marooned.games.crusoe.layout import DICE
from marooned.games.crusoe.people import SKILLS
from marooned.games.crusoe.scenarios import SCENARIOS
from marooned.games.crusoe.special import Site
from marooned.games.crusoe.terms import (
    ACTION_TOKENS,
    BODY,
    COST_FIELDS,
    KINDS,
    PEOPLE,
    PHASES,
    SOURCES,
    TILE_TOKENS,
    WEATHER_TOKENS,
    WINDOWS,
)
from marooned.text import LANGUAGES, Narrator, check

ENGLISH = Narrator("en")
SITES = tuple(
    special.what for scenario in SCENARIOS.values() for special in scenario.specials if isinstance(special, Site)
)
SCENARIO_INVENTIONS = (
    *(invention for scenario in SCENARIOS.values() for invention in scenario.inventions),
    *SITES,
)
LENDERS = {
    scenario.words[HELPER + lender.helper].removeprefix("+")
    for scenario in SCENARIOS.values()
    for lender in scenario.lenders
}
ABILITIES = (*BY_ACTION.values(), *(use for scenario in SCENARIOS.values() for use in scenario.uses.values()))

EVENT_CARDS = tuple(card for card in CARDS.all if isinstance(card, EventCard))
EVENT_PARTS = {card.event_name for card in CARDS.all if isinstance(card, AdventureCard | MysteryCard)} - {""}

# Which values the f-strings among the message ids can have, `{}` being what is filled in (several in one piece).
# What reason-{} may be is read from the calls of `finish`.
VALUES: dict[str, Collection[str]] = {
    "ask-target-{}": KINDS,
    "ask-window-{}": WINDOWS.values(),
    "card-discovery-{}": DISCOVERY_IDS,
    "card-{}-{}": {f"{deck_of(n)}-{card.id}" for n, card in enumerate(CARDS.all) if deck_of(n) != "invention"},
    "condition-{}": ("cure", "shelter", "weapon-3", "camp-food-source"),
    "cost-{}": COST_FIELDS.values(),
    "die-kind-{}": ("wound", "success", "adventure"),
    "die-{}": {die.replace(".", "-") for die in DICE},
    "eventpart-{}": (*EVENT_PARTS, "none"),
    "face-{}": {name for names in FACE_NAMES for name in names} - {""},
    "fx-beast-to-{}": ("hunting", "hunting-top", "waiting"),
    "fx-production-{}": ("none", "no-food", "no-wood", "half"),
    "helper-{}": {*HELPERS[PEOPLE.index("friday") + 1 : HELPERS.index("scenario-helper-1")], *LENDERS},
    "item-{}": {invention.id for invention in (*CARDS.inventions, *SCENARIO_INVENTIONS)},
    "itemtext-{}": ITEM_TEXTS,
    "kind-{}": KINDS,
    "level-{}": ("morale", "weapon", "roof", "palisade"),
    "mystery-{}": MYSTERY_KINDS,
    "part-{}": BODY,
    "person-{}": PEOPLE,
    "place-{}": ("hunting", "hunting-top", "waiting"),
    "scenario-{}": SCENARIOS,
    "skill-{}": SKILLS,
    "skilltext-{}": set(SKILLS) - {ability.name for ability in ABILITIES if ability.effects},
    "source-{}": (*SOURCES.values(), "fish", "parrot"),
    "target-{}": ("roof", "palisade", "weapon"),
    "terrain-{}": TERRAINS.values(),
    "thingtext-{}": THING_TEXTS,
    "threat-{}": {action.id for card in EVENT_CARDS for action in card.actions},
    "token-{}": (*TILE_TOKENS.values(), *ACTION_TOKENS.values(), *WEATHER_TOKENS.values(), "shortcut"),
    "use-{}": {ability.name for ability in ABILITIES},
}

# Names that only screens ask for.
FOR_SCREENS = {f"phase-{phase}" for phase in PHASES}
for scenario in SCENARIOS.values():
    FOR_SCREENS |= {f"scenario-{scenario.id}", *(f"brief-{scenario.id}-{part}" for part in ("goal", "rules", "watch"))}
    FOR_SCREENS |= {f"{kind}-{mark}" for mark in scenario.marks for kind in ("sign", "marker")}
    FOR_SCREENS |= {f"reason-{reason}" for reason in scenario.losses}


CRUSOE_SOURCE = GameSource(Path(marooned.games.crusoe.__file__).parent, CLASSES, VALUES, {"finish": 2})


def crusoe_ids() -> frozenset[str]:
    """Every message id that the island game can use, and the names that screens need."""
    return CRUSOE_SOURCE.ids() | FOR_SCREENS | {"action"}


# -- the catalogue and the source ------------------------------------------------------------------------------------
def test_values_are_listed_only_for_ids_that_the_source_builds() -> None:
    assert VALUES.keys() <= CRUSOE_SOURCE.fstrings()


def test_no_text_is_missing() -> None:
    assert check.missing("en", crusoe_ids()) == frozenset()


def test_no_text_is_unused() -> None:
    assert file_ids("crusoe-") & check.unused("en", crusoe_ids()) == frozenset()


def test_every_message_brings_the_arguments_that_its_text_uses() -> None:
    assert CRUSOE_SOURCE.untold(FOR_SCREENS) == []


# -- cards -----------------------------------------------------------------------------------------------------------
def printed() -> Iterator[tuple[str, tuple[Fx, ...]]]:
    """All rows of effects that stand on cards, items, tokens and scenario sheets, with what they stand on."""
    cards: tuple[Card, ...] = (*CARDS.all, *SCENARIO_INVENTIONS)
    for card in cards:
        if isinstance(card, EventCard):
            yield card.id, card.event
            yield card.id, card.effect
            for action in card.actions:
                yield action.id, action.reward
        elif isinstance(card, AdventureCard | MysteryCard):
            yield card.id, card.upper
            yield card.id, card.event
        elif isinstance(card, BeastCard):
            yield card.id, beast_effects(card)
        elif isinstance(card, Invention):
            yield card.id, card.on_build
            yield card.id, card.on_loss
    for ability in ABILITIES:
        yield ability.name, ability.effects
    for scenario in SCENARIOS.values():
        yield scenario.id, scenario.book


def test_every_printed_effect_has_words() -> None:
    for card, effects in printed():
        for effect in effects:
            words = effect.words()
            assert "fx-internal" not in ids_in(words), f"{card}: {effect!r} has no words"
            text = ENGLISH.text(words)
            assert text == text.strip(), f"{card}: {text!r}"
            assert ";" not in text, f"{card}: {text!r} has the separator inside"
        assert ENGLISH.text(row(effects))
    for ability in ABILITIES:
        for words in ability.words():
            assert ENGLISH.text(words)


def text_of(id: str) -> str:
    """The words of a card's row of effects, found by the card's id and the row's place among those it has."""
    card, _, place = id.partition(":")
    rows = [effects for other, effects in printed() if other == card]
    return ENGLISH.text(row(rows[int(place or 0)]))


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("unusually-cold-night", "choose one: discard 2 wood / each player: 1 wound"),
        ("warming-up", "gain 1 determination"),
        ("otters", "exhaust the fish source nearest to the camp, otherwise each player: 1 wound"),
        ("bad-feelings:1", "adventure token on gather; reroll-success token on gather"),
        ("dam", "gain 2 preserved food"),
        ("bricks", "palisade +1 (only with a shelter)"),
        ("accident", "special wound: leg; shuffle this card into the event deck"),
        (
            "accident:1",
            "if the Cure is built, bearer: 1 wound, otherwise bearer: 3 wounds; remove this special wound",
        ),
        ("carcass", "choose one: do nothing / gain 2 food, gain 1 fur, then shuffle this card into the event deck"),
        ("unmotivated", "choose one: take 1 wound / discard 1 determination; shuffle this card into the event deck"),
        ("secret-cave:1", "first player: fight a beast of strength 3, gain 2 food, gain 1 fur, palisade −1"),
        ("misadventure:1", "bearer: only build, arrange camp or rest this round; remove this special wound"),
        ("giant-snake", "discard all determination; this drawing of mystery cards ends"),
        ("tapir", "weapon −1; gain 2 food; gain 1 fur"),
        ("edible-shoots", "heal 1 wound of any character, twice"),
    ],
)
def test_cards_read_well(card: str, text: str) -> None:
    assert text_of(card) == text


# -- games -----------------------------------------------------------------------------------------------------------
TABLES = (
    Setup("castaways", ("cook",)),
    Setup("castaways", ("carpenter", "explorer"), {"dog": True}),
    Setup("castaways", ("explorer", "cook", "soldier"), {"starting-items": 4, "wreckage": "random"}),
    Setup("castaways", ("carpenter", "cook", "explorer", "soldier"), {"friday": True}),
    *(Setup(scenario, ("cook", "carpenter", "explorer")) for scenario in SCENARIOS if scenario != "castaways"),
)


@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: f"{setup.scenario}-{len(setup.seats)}-players")
def test_everything_that_random_games_say_can_be_worded_in_every_language(setup: Setup) -> None:
    speakers = [Narrator(lang) for lang in LANGUAGES]
    with Listener() as listener:
        for seed in range(4):
            dice = random.Random(seed)
            s = CRUSOE.new_initial_state(setup, seed)
            s.events = []
            while (decision := decision_of(s)) is not None:
                word(decision, speakers, nameless=SPACES.__contains__)
                for message in s.cfg.scenario.status(s):
                    assert all(speaker.text(message) for speaker in speakers)
                s.apply_action(dice.choice(s.legal))
                for event in s.drain():
                    if event.kind != "chance":
                        lines = [speaker.text(event.message()) for speaker in speakers]
                        assert all(lines), event
            assert s.is_terminal()
    assert listener.heard == []


def test_the_options_of_the_set_up_have_labels() -> None:
    for scenario in CRUSOE.scenarios():
        for option in CRUSOE.options(scenario, 4):
            assert ENGLISH.text(option.label)
