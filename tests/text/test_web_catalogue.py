"""The messages of the browser client: none is missing, none is unused, and each is given its arguments."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from marooned.core.statements import sections
from marooned.games import game_ids, get_game
from marooned.text import LANGUAGES, Narrator, check
from marooned.text.check import variables

REPOSITORY = Path(__file__).resolve().parents[2]
CLIENT = REPOSITORY / "frontend" / "src"
LITERAL = re.compile(r"""["'](web-[a-z0-9-]+)["']""")
CALL = re.compile(r"""say\(\s*["'](web-[a-z0-9-]+)["']\s*(?:,\s*\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\})?""")

NO_MESSAGES = frozenset({"web-maze"})
"""Words of the games that only look like ids of messages."""

FAMILY = re.compile(r"`(web-[a-z0-9-]+-)\$\{")
"""The prefix of ids that the client makes of it and a word of the games."""


@cache
def sources() -> dict[str, str]:
    """The client's own sources, without its tests."""
    files = sorted(file for ending in ("*.svelte", "*.ts") for file in CLIENT.rglob(ending))
    own = [file for file in files if ".test." not in file.name and "test" not in file.relative_to(CLIENT).parts]
    return {str(file.relative_to(CLIENT)): file.read_text(encoding="utf-8") for file in own}


@cache
def used() -> frozenset[str]:
    """The ids that stand in the sources."""
    return frozenset(id for text in sources().values() for id in LITERAL.findall(text)) - NO_MESSAGES


@cache
def families() -> tuple[str, ...]:
    """The prefixes of ids that the sources make."""
    return tuple(sorted({prefix for text in sources().values() for prefix in FAMILY.findall(text)}))


def ours(lang: str) -> frozenset[str]:
    """The messages of the client in a language."""
    return frozenset(id for id in Narrator(lang).ids() if id.startswith("web-"))


class Call(NamedTuple):
    """A message with literal arguments, and where."""

    id: str
    args: frozenset[str]
    where: str


def calls() -> list[Call]:
    """Every `say("web-…", { … })` of the sources."""
    return [
        Call(id, names(args), where)
        for where, text in sources().items()
        for id, args in CALL.findall(text)
        if "..." not in args
    ]


def names(args: str) -> frozenset[str]:
    """The names of an object literal: `n: 1, who` has n and who."""
    depth, parts, part = 0, [], ""
    for letter in args + ",":
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += letter
    return frozenset(re.split(r"[:\s]", part.strip())[0] for part in parts if part.strip())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_of_the_client_is_missing(lang: str) -> None:
    assert len(used()) > 300
    assert check.missing(lang, used()) == frozenset()


def test_no_message_of_the_client_is_unused() -> None:
    assert {id for id in ours("en") - used() if not id.startswith(families())} == set()


def test_every_message_gets_the_arguments_that_it_uses() -> None:
    assert len(calls()) > 200
    wrong = {
        (call.id, call.where): (sorted(call.args), sorted(variables("en", call.id)))
        for call in calls()
        if call.args != variables("en", call.id)
    }
    assert wrong == {}


def test_every_part_of_the_rules_has_a_title() -> None:
    grouped = re.compile(r"^(item|token|start)-|^(scenario|sheet)-\d|^scenario-general$")
    parts = {
        section
        for game in game_ids()
        for section in sections(REPOSITORY / "src" / "marooned" / "games" / game)
        if not grouped.match(section)
    } | {"items-one-by-one", "discoveries-one-by-one", "scenarios"}
    titles = {id.removeprefix("web-section-") for id in ours("en") if id.startswith("web-section-")}
    assert titles == parts


def test_every_scenario_has_a_tale() -> None:
    scenarios = {f"{game}-{scenario}" for game in game_ids() for scenario in get_game(game).scenarios()}
    tales = {id.removeprefix("web-tale-") for id in ours("en") if id.startswith("web-tale-")}
    assert scenarios <= tales
    assert {tale.partition("-")[0] for tale in tales} == set(game_ids())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_short_words_of_inventions_say_no_other_numbers_than_their_text(lang: str) -> None:
    narrator = Narrator(lang)
    texts = get_game("crusoe").card_texts()
    short = {id.removeprefix("web-cru-gist-"): narrator.say(id) for id in ours(lang) if id.startswith("web-cru-gist-")}
    assert len(short) > 20
    whole = {item: " ".join(map(narrator.text, texts[f"invention/{item}"].lines)) for item in short}
    wrong = {
        item
        for item, words in short.items()
        if not set(re.findall(r"\d", words)) <= set(re.findall(r"\d", whole[item]))
    }
    assert wrong <= {"shortcut"}  # what it yields is told by the token's rule, not by the card
