"""Positions with one wrong part: a typed error that says what is wrong, or a state; never another exception."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from marooned.core.errors import FormatError, MaroonedError
from marooned.games import get_game

CASES = Path(__file__).parents[2] / "cases"
MUTANTS = 600
JUNK = (
    *(None, True, -1, 0, 999, 1.5, "", "x", [], {}, ["x"], [[]], [None], {"x": 1}, {"x": None}, {1: 2}),
    *({"cook": -1}, {"player-1": "x"}, ["cook", "cook"], ["player-1", "player-1"]),
)


@cache
def positions(game: str) -> list[dict[str, Any]]:
    """The positions of a game's cases."""
    found = []
    for path in sorted((CASES / game).glob("*.yaml")):
        content = yaml.safe_load(path.read_text(encoding="utf-8"))
        for case in content if isinstance(content, list) else [content]:
            if case.get("position"):
                found.append(case["position"])
    return found


def places(thing: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every part of a position."""
    if path:
        yield path
    keys = thing if isinstance(thing, dict) else range(len(thing)) if isinstance(thing, list) else ()
    for key in keys:
        yield from places(thing[key], (*path, key))


def spoilt(rng: random.Random, position: dict[str, Any]) -> dict[str, Any]:
    """A copy with one key renamed or one value replaced."""
    position = copy.deepcopy(position)
    *way, last = rng.choice(list(places(position)))
    part: Any = position
    for key in way:
        part = part[key]
    if isinstance(part, dict) and rng.random() < 0.2:
        part[rng.choice(("zzz", 5, None))] = part.pop(last)
    else:
        part[last] = rng.choice(JUNK)
    return position


@pytest.mark.parametrize("name", ["crusoe", "scavengers"])
def test_a_wrong_part_of_a_position_is_named_by_a_typed_error(name: str):
    game, rng, refused = get_game(name), random.Random(2026), 0
    for _ in range(MUTANTS):
        position = spoilt(rng, rng.choice(positions(name)))
        try:
            game.state_from_position(position, None, 1)
        except MaroonedError as error:
            assert str(error)
            refused += 1
        except Exception as error:
            raise AssertionError(f"{position} raises {error!r}") from error
    assert refused > MUTANTS // 2


@pytest.mark.parametrize("name", ["crusoe", "scavengers"])
@pytest.mark.parametrize("junk", [[], "x", 5])
def test_a_position_is_a_mapping(name: str, junk: Any):
    with pytest.raises(FormatError):
        get_game(name).state_from_position(junk, None, 1)


def test_beasts_of_the_hunting_deck_come_from_the_beast_deck():
    crusoe = get_game("crusoe")
    crusoe.state_from_position({"decks": {"beast": {"unknown": 0}, "hunting": {"unknown": 16}}}, None, 1)
    with pytest.raises(FormatError, match="only 16 unknown beasts"):
        crusoe.state_from_position({"decks": {"hunting": {"unknown": 17}}}, None, 1)


def test_a_space_has_room_for_one_token_of_a_kind() -> None:
    game = get_game("crusoe")
    wrong = {"players": ["cook"], "tiles": {"N1": 6}, "tokens": {"N1": ["plus-food", "plus-food"]}}
    with pytest.raises(FormatError, match="room for one plus-food"):
        game.state_from_position(wrong, None, 1)
    stacked = {**wrong, "scenario": "robinson-family"}  # RC-sheet-6-17
    state = game.state_from_position(stacked, None, 1)
    assert not game.faults(state, True)
