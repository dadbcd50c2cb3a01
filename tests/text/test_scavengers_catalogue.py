"""English has a text for everything that the card game can say, for each with the arguments it gets, and no other.

What can be said is read from the game's source (`catalogue_reading`), but for the errors of deck files. Cards and
random games then show that the texts are really made.
"""

import random
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest
from catalogue_reading import BUILDERS, Builder, GameSource, Listener, file_ids, ids_in, word

import marooned.games.scavengers
from marooned.core.engine import TABLE, Effect
from marooned.core.game import Setup, decision_of
from marooned.core.messages import Msg
from marooned.games.scavengers.actions import TIME_UP
from marooned.games.scavengers.card_words import (
    area_words,
    character_words,
    kind_words,
    scenario_words,
    survivor_words,
    trauma_words,
)
from marooned.games.scavengers.cards import Passive, Price
from marooned.games.scavengers.classes import CLASSES
from marooned.games.scavengers.deals import P_FOOD, P_PROTECT, PROMISES
from marooned.games.scavengers.deckfile import PASSIVES, TAGS, VERBS, default_deck
from marooned.games.scavengers.effects.base import Sx
from marooned.games.scavengers.effects.cards import Defeat, Take
from marooned.games.scavengers.effects.looking import PutNext
from marooned.games.scavengers.effects.people import DiscardHand, Heal, StoreFood, TraumaDown, TurnsUp
from marooned.games.scavengers.game import SCAVENGERS
from marooned.games.scavengers.passive_words import passive_words, price_words
from marooned.games.scavengers.phases.turn import own_detail, own_label
from marooned.games.scavengers.state import ScavState
from marooned.text import LANGUAGES, Narrator, check

DECK = default_deck()
ENGLISH = Narrator("en")


def ids_of(cards: Collection[object]) -> set[str]:
    """The ids of cards as messages spell them."""
    return {str(card.id).replace("_", "-") for card in cards}


# Which values the f-strings among the message ids can have. What reason-{} may be is read from the calls of `end`.
VALUES: dict[str, Collection[str]] = {
    "sc-area-{}": ids_of([*DECK.areas, *(scenario.final for scenario in DECK.scenarios.values())]),
    "sc-card-{}": ids_of(DECK.kinds),
    "sc-character-{}": ids_of(DECK.characters),
    "sc-gift-{}": ("hand-cards", "shared-food"),
    "sc-promise-{}": [word for place, word in enumerate(PROMISES) if place not in (P_FOOD, P_PROTECT)],
    "sc-scenario-{}": ids_of(DECK.scenarios.values()),
    "sc-tag-{}": TAGS,
    "sc-trauma-{}": ids_of(DECK.traumas),
}

SOURCE = GameSource(
    Path(marooned.games.scavengers.__file__).parent,
    CLASSES,
    VALUES,
    endings={"end": 1},
    builders={**BUILDERS, "target_words": Builder(place=1, adds=frozenset({"who"}))},
    bases=(PutNext,),
    without="deck*.py",
)


# -- the catalogue and the source ------------------------------------------------------------------------------------
def test_values_are_listed_only_for_ids_that_the_source_builds() -> None:
    assert VALUES.keys() <= SOURCE.fstrings()


def test_no_text_is_missing() -> None:
    assert check.missing("en", SOURCE.ids()) == frozenset()


def test_no_text_is_unused() -> None:
    assert file_ids("scavengers-") & check.unused("en", SOURCE.ids()) == frozenset()


def test_every_message_brings_the_arguments_that_its_text_uses() -> None:
    assert SOURCE.untold() == []


# -- cards -----------------------------------------------------------------------------------------------------------
def printed() -> Iterator[tuple[str, tuple[Msg, ...]]]:
    """Every card with its title and its lines."""
    for kind in DECK.kinds:
        yield kind.id, (kind.title(), *kind_words(kind))
    for trauma in DECK.traumas:
        yield trauma.id, (trauma.title(), *trauma_words(trauma))
    for area in DECK.areas:
        yield area.id, (area.title(), *area_words(area))
    for character in DECK.characters:
        yield character.id, (character.title(), *character_words(character))
    yield "survivor", survivor_words(DECK)
    for scenario in DECK.scenarios.values():
        yield scenario.final.id, (scenario.final.title(), *area_words(scenario.final))
        for seats in range(scenario.least, scenario.most + 1):
            yield scenario.id, (scenario.title(), *scenario_words(scenario, seats))


def effects_of(value: object) -> Iterator[Sx]:
    """The effects among the fields of a card, and among those of its modifiers."""
    if isinstance(value, Effect):
        yield value
    elif isinstance(value, Passive):
        yield from value.effect
    elif isinstance(value, tuple):
        for item in value:
            yield from effects_of(item)


def all_effects() -> Iterator[tuple[str, Sx]]:
    """Every effect of the deck, with the card that it stands on."""
    scenarios = DECK.scenarios.values()
    finals = [scenario.final for scenario in scenarios]
    for card in (*DECK.kinds, *DECK.traumas, *DECK.areas, *DECK.characters, *scenarios, *finals):
        for name in type(card).__slots__:
            for effect in effects_of(getattr(card, name)):
                yield card.id, effect


def test_every_card_has_a_name_and_lines() -> None:
    for card, lines in printed():
        texts = [ENGLISH.text(line) for line in lines]
        assert len(texts) > 1 or card == "survivor", card
        for line, text in zip(lines, texts, strict=True):
            assert text == text.strip() and text[0].isupper() | text[0].isdigit(), f"{card}: {text!r}"
            assert not ids_in(line) & {"fx-internal", "fx-nothing"}, f"{card}: {text!r} has no words"


def test_the_names_are_those_of_the_deck_file() -> None:
    scenarios = DECK.scenarios.values()
    finals = [scenario.final for scenario in scenarios]
    for card in (*DECK.kinds, *DECK.traumas, *DECK.areas, *DECK.characters, *scenarios, *finals):
        assert ENGLISH.text(card.title()) == card.name


def test_every_printed_effect_is_a_short_clause() -> None:
    kinds = set()
    for card, effect in all_effects():
        words = effect.words()
        kinds.add(type(effect))
        assert words.id != "fx-internal", f"{card}: {effect!r} has no words"
        text = ENGLISH.text(words)
        assert text == text.strip(), f"{card}: {text!r}"
        assert ";" not in text, f"{card}: {text!r} has the separator inside"
        assert words.id == "fx-choose" or len(text) <= 80, f"{card}: {text!r} is long"
    assert len(kinds) == len(VERBS), "some effect stands on no card"


PRICE = Price(cards=1)
HEAL = (Heal("self"),)
SPECIAL_MODIFIERS = (
    Passive("food_bonus", -1, ("2",)),
    Passive("discard_above", 3, ("1",)),
    Passive("extra_turn", price=PRICE),
    Passive("fed_may", effect=HEAL),
    Passive("once_per_game", effect=HEAL),
    Passive("cannot_receive", words=("shared_food",)),
    Passive("cannot_give", words=("hand_cards", "shared_food")),
    Passive("cannot_play", words=("recon", "hunt", "last_stand")),
    Passive("cannot_be_target", words=("rest",)),
)


@pytest.mark.parametrize("key", PASSIVES)
def test_every_modifier_has_words(key: str) -> None:
    """A modifier that no card of the deck has may stand in an owner's deck."""
    modifier = next((modifier for modifier in SPECIAL_MODIFIERS if modifier.key == key), Passive(key, 3))
    words = passive_words(modifier)
    assert words.id == f"sc-passive-{key.replace('_', '-')}"
    text = ENGLISH.text(words)
    assert text == text.strip()
    assert ";" not in text


@pytest.mark.parametrize(
    ("modifier", "text"),
    [
        (Passive("feed_cost", 1), "feeding costs 1 food more"),
        (Passive("feed_cost", -2), "feeding costs 2 food less"),
        (Passive("food_bonus", 1, ("1",)), "tier 1 cards give 1 food more"),
        (Passive("food_bonus", -2, ("3",)), "tier 3 cards give 2 food less"),
        (Passive("avoid_price", -1), "avoiding a Peril costs 1 less"),
        (Passive("starve_discard", 0), "who starves discards no card"),
        (Passive("starve_discard", 2), "when starving, discard 2 cards"),
        (Passive("cannot_play", words=("recon", "hunt", "last_stand")), "can't play Recon, Hunt or Last Stand"),
        (Passive("cannot_give", words=("hand_cards",)), "can't give cards from a hand"),
        (Passive("extra_turn", price=PRICE), "once a round, in Collect: discard 1 card for another turn"),
        (Passive("fed_may", effect=HEAL), "each player who is fed: heal 1 Trauma"),
    ],
)
def test_modifiers_read_well(modifier: Passive, text: str) -> None:
    assert ENGLISH.text(passive_words(modifier)) == text


def test_a_price_tells_all_that_it_asks_for() -> None:
    price = Price(cards=2, food=3, any_of=("spear", "hunt"), traumas=1)
    expected = "discard 2 cards and discard cards worth 3 food and discard Spear or Hunt and gain 1 Trauma"
    assert ENGLISH.text(price_words(price)) == expected


def text_of(id: str) -> list[str]:
    """The lines of a card below its title."""
    return [ENGLISH.text(line) for line in next(lines for card, lines in printed() if card == id)[1:]]


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (
            "rest",
            "Action, tier 2: 2 food | Any time: choose one: any one player: turn all Traumas face down"
            " / any one player: heal 1 face-down Trauma; that player may turn the own Character face up",
        ),
        ("plunder", "Action, tier 3: 4 food | Any time: take 1 Action from the discard pile, but no Plunder"),
        (
            "dire_hound",
            "Peril, tier 2: beast | Harm: active player: gain 1 Trauma"
            " | Tame it (take it into hand): discard cards worth 3 food | Defeat it: discard Spear or Last Stand"
            " | Reward for defeating it: active player: take this card into hand | In a hand: 2 food"
            " | Reaction: defeat the Peril, if it is a beast",
        ),
        (
            "brood_mother",
            "Peril, tier 3: beast | Harm: active player: gain 1 Trauma; active player: discard 1 card at random"
            " | Defeat it: discard Last Stand | A card that defeats by kind (beast) only protects from it"
            " | Reward for defeating it: active player: heal 1 Trauma",
        ),
        (
            "lost_pack",
            "Opportunity, tier 1 | Price: discard 1 card"
            " | Active player: take up to 2 Actions of tier 1 or 2 from the discard pile",
        ),
        ("panic", "When gained: discard 1 card at random"),
        ("vertigo", "While face up: scavenge no pile with a tier 3 card on top, if there is another"),
        (
            "old_shrine",
            "Cost: 7 food from each player | When turned up: each player: 2 food for the next Feeding"
            " | Each player who is fed: heal 1 face-down Trauma",
        ),
        ("medic", "Turn this Character face down: any one player: heal 1 Trauma"),
    ],
)
def test_cards_read_well(card: str, text: str) -> None:
    assert " | ".join(text_of(card)) == text


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (StoreFood("self", 2), "2 food for the next Feeding"),
        (StoreFood("active", 1), "active player: 1 food for the next Feeding"),
        (TraumaDown("chosen_player", 0), "any one player: turn all Traumas face down"),
        (DiscardHand("all_players", 2, "random"), "each player: discard 2 cards at random"),
        (DiscardHand("self", 1, "own"), "discard 1 card"),
        (Take("self", "revealed", 1, 1), "take 1 Action of tier 1 from the revealed cards"),
        (
            Take("active", "discard", 3, but="last_stand"),
            "active player: take up to 3 Actions from the discard pile, but no Last Stand",
        ),
        (Defeat("active", "any"), "defeat the Peril"),
        (Defeat("active", "trap"), "defeat the Peril, if it is a trap"),
        (TurnsUp("player"), "you may turn your Character face up"),
    ],
)
def test_effects_read_well(effect: Sx, text: str) -> None:
    assert ENGLISH.text(effect.words()) == text


# -- games -----------------------------------------------------------------------------------------------------------
TABLES = (
    Setup("daring-retreat", ("player",) * 3, {"caravan": True, "characters": "choose"}),
    Setup("lost-expedition", ("player",) * 2, {"characters": "random"}),
    Setup("mad-prophet", ("player",), {"caravan": True, "characters": "choose"}),
    Setup("wicked-few", ("player",) * 6, {"characters": "choose"}),
    Setup("last-hunt", ("player",) * 3, {"clock": "table", "caravan": True}),
    Setup("last-hunt", ("player",) * 2, {"characters": "random"}),
)


SPOKEN = tuple(lang for lang in LANGUAGES if Narrator(lang).has("sc-player"))
"""The languages into which the game was translated."""


def others_labels(s: ScavState) -> Iterator[Msg]:
    """Labels and details of what seats may do that are not asked."""
    asking = s.asking
    assert asking is not None
    for seat in asking.acting(s):
        if seat == TABLE:
            assert asking.options_of(s, seat) == [TIME_UP]
            yield own_label(s, asking.seat(s), TIME_UP)
        elif seat != asking.seat(s):
            for action in asking.options_of(s, seat):
                yield own_label(s, seat, action)
                detail = own_detail(s, seat, action)
                yield from () if detail is None else (detail,)


def step(s: ScavState, dice: random.Random) -> None:
    """A random move: mostly of the seat that is asked, now and then of another one, seldom the end of the time."""
    asking = s.asking
    assert asking is not None
    seats = [seat for seat in asking.acting(s) if s.legal_actions(seat)]
    seat = dice.choice(seats) if dice.random() < 0.1 else asking.seat(s)
    s.apply_action(dice.choice(s.legal_actions(seat)), seat)


@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: f"{setup.scenario}-{len(setup.seats)}")
def test_everything_that_random_games_say_can_be_worded(setup: Setup) -> None:
    speakers = [Narrator(lang) for lang in SPOKEN]
    assert ENGLISH.lang in SPOKEN
    with Listener() as listener:
        for seed in range(3):
            dice = random.Random(seed)
            s = SCAVENGERS.new_initial_state(setup, seed, events=True)
            while (decision := decision_of(s)) is not None:
                word(decision, speakers, nameless=lambda _: False)
                for message in others_labels(s):
                    assert all(speaker.text(message) for speaker in speakers)
                step(s, dice)
                for event in s.drain():
                    if event.kind != "chance":
                        lines = [speaker.text(event.message()) for speaker in speakers]
                        assert all(lines), event
            outcome = s.outcome()
            assert outcome is not None
            assert ENGLISH.say(f"reason-{outcome.reason}")
    assert listener.heard == []


def test_the_options_of_the_set_up_have_labels() -> None:
    for scenario in SCAVENGERS.scenarios():
        for option in SCAVENGERS.options(scenario, SCAVENGERS.seat_counts(scenario)[0]):
            assert ENGLISH.text(option.label)
