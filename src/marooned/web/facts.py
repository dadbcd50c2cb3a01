"""What does not change while the server runs: games and scenarios, cards and rules in words, texts of each language.

Everything here is made once and kept as bytes with its ETag.
"""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import msgspec

from marooned.bots import bot_ids
from marooned.core.errors import unknown
from marooned.core.game import Game, OptionSpec
from marooned.games import game_ids, get_game
from marooned.proof.index import Citing, cases_citing
from marooned.table.wire import plain, text_of
from marooned.text import LANGUAGES, default_library
from marooned.text.noun_tables import Noun
from marooned.web.contract import CardInfo, CaseInfo, GameInfo, NounInfo, OptionInfo, RuleInfo, ScenarioInfo, Texts

ENCODER = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class Document:
    """A JSON document that stays the same. zipped: with gzip. etag: names its content."""

    body: bytes
    zipped: bytes
    etag: str


def document(value: Any) -> Document:
    """The document of a value."""
    body = ENCODER.encode(value)
    return Document(body, gzip.compress(body, mtime=0), f'"{hashlib.sha256(body).hexdigest()[:24]}"')


# -- games -----------------------------------------------------------------------------------------------------------
def option_info(specs: dict[int, OptionSpec]) -> OptionInfo:
    """An option, from its specs by number of players; the values are those of the largest table."""
    last = specs[max(specs)]
    default = {str(seats): spec.default for seats, spec in specs.items()}
    return OptionInfo(name=last.name, label=text_of(last.label), values=list(last.values), default=default)


def scenario_info(game: Game, scenario: str) -> ScenarioInfo:
    """A scenario."""
    sheet = game.sheet(scenario)
    players = list(game.seat_counts(scenario))
    by_name: dict[str, dict[int, OptionSpec]] = {}
    for seats in players:
        for spec in game.options(scenario, seats):
            by_name.setdefault(spec.name, {})[seats] = spec
    return ScenarioInfo(
        id=scenario,
        name=text_of(sheet.name),
        players=players,
        rounds=sheet.rounds,
        brief=list(sheet.brief),
        dice=[list(dice) for dice in sheet.dice],
        goal_rounds=list(sheet.goal_rounds),
        options=[option_info(specs) for specs in by_name.values()],
    )


@cache
def games(known: tuple[Game, ...]) -> Document:
    """All games as new tables are played."""
    return document(
        [
            GameInfo(
                id=game.id,
                seats=list(game.seat_words()),
                bots=list(bot_ids()),
                scenarios=[scenario_info(game, scenario) for scenario in game.scenarios()],
            )
            for game in known
        ]
    )


# -- rules and cards -------------------------------------------------------------------------------------------------
@cache
def rules(game: str, lang: str) -> Document:
    """Every rule statement in a language. Raises SetupError for an unknown game or language."""
    if lang not in LANGUAGES:
        raise unknown("language", lang, LANGUAGES)
    return document(
        [
            RuleInfo(id=id, rule=one.rule, ruling=one.ruling, section=one.section)
            for id, one in get_game(game).statements(lang).items()
        ]
    )


@cache
def proofs(game: str) -> Document:
    """The cases that cite each rule, by its id. Raises SetupError for an unknown game."""
    known = get_game(game).card_texts().keys()

    def info(case: Citing) -> CaseInfo:
        names = [card.removeprefix("card/") for card in case.cards]
        return CaseInfo(name=case.name, file=case.file, cards=[name for name in names if name in known])

    return document({rule: [info(case) for case in cases] for rule, cases in cases_citing(game).items()})


@lru_cache(maxsize=8)
def cards(game: Game) -> Document:
    """Every card in words, by name."""
    found = game.card_texts()
    return document(
        {
            name: CardInfo(
                title=text_of(card.title),
                lines=[text_of(line) for line in card.lines],
                family=card.family,
                ours=card.ours,
                facts=dict(card.facts),
            )
            for name, card in found.items()
        }
    )


@cache
def fixed_odds(game: str) -> Document:
    """Odds of the dice. Raises SetupError."""
    return document(plain(get_game(game).fixed_odds()))


# -- texts -----------------------------------------------------------------------------------------------------------
def noun_info(noun: Noun) -> NounInfo:
    """A noun."""
    return NounInfo(gender=noun.gender, forms={f"{case}-{form}": word for (case, form), word in noun.forms.items()})


@cache
def texts(lang: str) -> Document:
    """Everything a language says. Raises SetupError for an unknown language."""
    if lang not in LANGUAGES:
        raise unknown("language", lang, LANGUAGES)
    library = default_library()
    nouns = library.nouns(lang)
    return document(
        Texts(
            lang=lang,
            catalogue=library.source(lang),
            nouns={key: noun_info(nouns.noun(key)) for key in sorted(nouns.keys())},
            ours=sorted(library.catalogue(lang).ours),
        )
    )


GAMES = game_ids()
"""Ids of all games."""
