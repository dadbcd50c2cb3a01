"""English has a text for everything that the island game can say, for each with the arguments it gets, and no other.

What can be said is read from the game's source: every message it builds has an id that is a literal, or an f-string
whose values are listed in `VALUES`. Cards and random games then show that the texts are really made.
"""

import ast
import logging
import random
import re
from collections.abc import Collection, Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import NamedTuple

import pytest

import marooned.games.crusoe
from marooned.core.engine import Choice
from marooned.core.game import Decision, Setup, decision_of
from marooned.core.messages import Arg, Msg
from marooned.games.crusoe.actions import DISCOVERY_IDS, HELPERS
from marooned.games.crusoe.board import SPACES, TERRAINS
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

SOURCE = Path(marooned.games.crusoe.__file__).parent
ENGLISH = Narrator("en")
SCENARIO_INVENTIONS = tuple(invention for scenario in SCENARIOS.values() for invention in scenario.inventions)
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
    "helper-{}": HELPERS[PEOPLE.index("friday") + 1 :],
    "item-{}": {invention.id for invention in (*CARDS.inventions, *SCENARIO_INVENTIONS)},
    "kind-{}": KINDS,
    "level-{}": ("morale", "weapon", "roof", "palisade"),
    "mystery-{}": MYSTERY_KINDS,
    "part-{}": BODY,
    "person-{}": PEOPLE,
    "place-{}": ("hunting", "hunting-top", "waiting"),
    "source-{}": (*SOURCES.values(), "fish", "parrot"),
    "target-{}": ("roof", "palisade", "weapon"),
    "terrain-{}": TERRAINS.values(),
    "threat-{}": {action.id for card in EVENT_CARDS for action in card.actions},
    "token-{}": (*TILE_TOKENS.values(), *ACTION_TOKENS.values(), *WEATHER_TOKENS.values(), "shortcut"),
    "use-{}": {ability.name for ability in ABILITIES},
}

# Names that only screens ask for.
FOR_SCREENS = {f"phase-{phase}" for phase in PHASES} | {f"skill-{skill}" for skill in SKILLS}


class Made(NamedTuple):
    """A message that the source builds: its possible ids, the names of its arguments, and where."""

    ids: frozenset[str]
    args: frozenset[str]
    where: str


# -- reading the source ----------------------------------------------------------------------------------------------
@cache
def made() -> tuple[Made, ...]:
    """Every message that the game's source builds."""
    return tuple(
        message
        for file in sorted(SOURCE.rglob("*.py"))
        for message in _made_in(ast.parse(file.read_text(encoding="utf-8")), file.name)
    )


@cache
def prompts() -> frozenset[str]:
    """The prompts of decisions that don't build their own. A class without `answer` is a base and never asks."""
    choices = [cls for cls in CLASSES.values() if issubclass(cls, Choice) and cls.answer is not Choice.answer]
    return frozenset(cls.PROMPT for cls in choices if cls.prompt is Choice.prompt)


@cache
def crusoe_ids() -> frozenset[str]:
    """Every message id that the island game can use, and the names that screens need."""
    return frozenset().union(*(message.ids for message in made()), prompts(), FOR_SCREENS, {"action"})


def _made_in(tree: ast.Module, file: str) -> Iterator[Made]:
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    for call in calls:
        where = f"{file}:{call.lineno}"
        if _called(call) in ("Msg", "emit") and call.args:
            around = [
                function for function in functions if function.lineno <= call.lineno <= (function.end_lineno or 0)
            ]
            assigned = _assignments(around[-1]) if around else {}
            yield Made(frozenset(_ids(call.args[0], assigned, where)), _argument_names(call, where), where)
        elif _called(call) == "finish":
            reason = call.args[2]
            assert isinstance(reason, ast.Constant)
            yield Made(frozenset({f"reason-{reason.value}"}), frozenset(), where)


def _called(node: ast.AST) -> str:
    if not isinstance(node, ast.Call):
        return ""
    called = node.func
    return called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""


def _assignments(function: ast.FunctionDef) -> dict[str, list[ast.expr]]:
    found: dict[str, list[ast.expr]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found.setdefault(node.targets[0].id, []).append(node.value)
    return found


def _ids(node: ast.expr, assigned: dict[str, list[ast.expr]], where: str) -> Iterator[str]:
    """All values of an expression that is a message id."""
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.JoinedStr):
        parts = (str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        yield from _filled("".join(parts), where)
    elif isinstance(node, ast.IfExp):
        yield from _ids(node.body, assigned, where)
        yield from _ids(node.orelse, assigned, where)
    elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Tuple):
        for element in node.value.elts:
            yield from _ids(element, assigned, where)
    elif isinstance(node, ast.Name) and node.id in assigned:
        for value in assigned[node.id]:
            yield from _ids(value, assigned, where)
    else:
        pytest.fail(f"{where}: can't see which ids {ast.unparse(node)} may be")


def _filled(template: str, where: str) -> Iterator[str]:
    if template == "reason-{}":
        return
    if template not in VALUES:
        pytest.fail(f"{where}: say in VALUES what {template} may be")
    for value in VALUES[template]:
        yield template.replace("{}-{}", "{}").format(value)


def _argument_names(node: ast.Call, where: str) -> frozenset[str]:
    names = {str(keyword.arg) for keyword in node.keywords}
    for arg in node.args[1:]:
        if not isinstance(arg, ast.Dict) or not all(isinstance(key, ast.Constant) for key in arg.keys):
            pytest.fail(f"{where}: can't see the arguments")
        names |= {str(key.value) for key in arg.keys if isinstance(key, ast.Constant)}
    return frozenset(names)


# -- the catalogue and the source ------------------------------------------------------------------------------------
def our_files() -> frozenset[str]:
    """Ids of the messages in the files of the island game."""
    folder = resources.files("marooned.text") / "catalogues" / "en"
    texts = (file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.startswith("crusoe-"))
    return frozenset(id for text in texts for id in re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))


def test_values_are_listed_only_for_ids_that_the_source_builds() -> None:
    fstrings = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if _called(node) in ("Msg", "emit"):
                assert isinstance(node, ast.Call)
                for part in ast.walk(node):
                    if isinstance(part, ast.JoinedStr):
                        parts = (str(p.value) if isinstance(p, ast.Constant) else "{}" for p in part.values)
                        fstrings.add("".join(parts))
    assert VALUES.keys() <= fstrings


def test_no_text_is_missing() -> None:
    assert check.missing("en", crusoe_ids()) == frozenset()


def test_no_text_is_unused() -> None:
    assert our_files() & check.unused("en", crusoe_ids()) == frozenset()


def test_every_message_brings_the_arguments_that_its_text_uses() -> None:
    for message in made():
        for id in sorted(message.ids):
            lacking = check.variables("en", id) - message.args
            assert not lacking, f"{message.where}: {id} is not told {', '.join(sorted(lacking))}"
    for id in sorted(prompts() | FOR_SCREENS):
        assert check.variables("en", id) == frozenset(), id


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


def ids_in(arg: Arg) -> set[str]:
    """The ids of a message and of those nested in it."""
    if isinstance(arg, Msg):
        return {arg.id}.union(*(ids_in(value) for value in arg.args.values()))
    return set().union(*map(ids_in, arg)) if isinstance(arg, tuple) else set()


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
)


class Listener(logging.Handler):
    """Keeps the complaints of narrators: a text that fell back to English."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())


def word(decision: Decision, speakers: Collection[Narrator]) -> None:
    """Word everything that a decision says."""
    for speaker in speakers:
        assert speaker.text(decision.prompt)
        for option in (*decision.options, *decision.retractions):
            assert speaker.text(option.label)
            if option.label.id == "action":
                assert option.label.args["action"] in SPACES, f"{decision.kind}: {option.id} has no label of its own"
            if option.detail is not None:
                speaker.text(option.detail)


@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: f"{len(setup.seats)}-players")
def test_everything_that_random_games_say_can_be_worded_in_every_language(setup: Setup) -> None:
    speakers = [Narrator(lang) for lang in LANGUAGES]
    listener = Listener()
    logging.getLogger("marooned.text.narrator").addHandler(listener)
    for seed in range(4):
        dice = random.Random(seed)
        s = CRUSOE.new_initial_state(setup, seed)
        s.events = []
        while (decision := decision_of(s)) is not None:
            word(decision, speakers)
            for message in s.cfg.scenario.status(s):
                assert all(speaker.text(message) for speaker in speakers)
            s.apply_action(dice.choice(s.legal))
            for event in s.drain():
                if event.kind != "chance":
                    lines = [speaker.text(event.message()) for speaker in speakers]
                    assert all(lines), event
        assert s.is_terminal()
    logging.getLogger("marooned.text.narrator").removeHandler(listener)
    assert listener.heard == []


def test_the_options_of_the_set_up_have_labels() -> None:
    for scenario in CRUSOE.scenarios():
        for option in CRUSOE.options(scenario, 4):
            assert ENGLISH.text(option.label)
