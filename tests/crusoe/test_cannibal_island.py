"""Cannibal Island's set-up and the words of its state, over many seeds; what it does is in the cases."""

from __future__ import annotations

import random

import pytest

from marooned.core.errors import FormatError
from marooned.core.game import Setup
from marooned.games.crusoe.game import CRUSOE
from marooned.games.crusoe.scenarios.cannibal_island import CANNIBAL_ISLAND, CITY
from marooned.games.crusoe.state import CrusoeState


def new(*seats: str, seed: int = 0) -> CrusoeState:
    state = CRUSOE.new_initial_state(Setup("cannibal-island", seats), seed)
    assert isinstance(state, CrusoeState)
    return state


@pytest.mark.rules("RC-sheet-5-01", "RC-sheet-5-04", "RC-sheet-5-06")
@pytest.mark.parametrize("seed", range(5))
def test_rum_and_pipe_are_there_and_nothing_is_drawn(seed: int) -> None:
    seen = new("explorer", "cook", "soldier", seed=seed).observation(0)
    assert seen["starting_items"] == {"flask-of-rum": 2, "pipe-and-tobacco": 2}
    assert seen["decks"]["starting"]["size"] == 6
    assert seen["decks"]["event"]["size"] == 10
    assert seen["decks"]["island"]["size"] == 9
    assert (seen["tiles"], seen["closed"]) == ({"W": 8, "N4": 4}, ["N4"])


@pytest.mark.parametrize("seed", range(8))
def test_what_is_visible_of_the_scenario_can_be_read_again(seed: int) -> None:
    s = new("cook", "carpenter", "explorer", "soldier", seed=seed)
    dice = random.Random(seed)
    while not s.is_terminal():
        s.apply_action(dice.choice(s.legal_actions()))
        CRUSOE.prolong(s)
        again = s.clone()
        again.scenario_ints = [0, 0]
        if s.scenario_ints[1] and not s.closed >> CITY & 1:  # as positions are laid out
            again.closed |= 1 << CITY
            again.closed_by = [*again.closed_by, (CITY, -1)]
        CANNIBAL_ISLAND.read_visible(again, CANNIBAL_ISLAND.visible(s))
        assert (again.scenario_ints, again.closed, again.closed_by) == (s.scenario_ints, s.closed, s.closed_by)


@pytest.mark.parametrize(
    "value",
    [["N1"], {"totems": 1}, {"city": "gone"}, {"city": ["standing"]}, {"burned": "N1"}, {"burned": ["N1"]}],
)
def test_what_makes_no_sense_is_refused(value: object) -> None:
    with pytest.raises(FormatError):
        CANNIBAL_ISLAND.read_visible(new("cook"), value)
