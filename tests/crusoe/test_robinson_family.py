"""Robinson Family: what set-up deals and marks, what positions and the map say."""

from __future__ import annotations

from itertools import pairwise

import pytest

from marooned.core.errors import FormatError
from marooned.core.game import Setup
from marooned.games.crusoe.content.inventions import INVENTION_DECK
from marooned.games.crusoe.game import CRUSOE
from marooned.games.crusoe.layout import P_EVENT, S_BOOK, S_ICON
from marooned.games.crusoe.scenarios.robinson_family import ROBINSON_FAMILY
from marooned.games.crusoe.state import CrusoeState
from marooned.text import LANGUAGES, Narrator

FIXED = {card.id for card in INVENTION_DECK if getattr(card, "fixed", False)}
TABLES = (("cook",), ("explorer", "carpenter"), ("cook", "carpenter", "soldier"), ("soldier", "cook", "explorer"))


def new(*seats: str, seed: int = 0) -> CrusoeState:
    state = CRUSOE.new_initial_state(Setup("robinson-family", seats), seed)
    assert isinstance(state, CrusoeState)
    return state


def at(**keys: object) -> CrusoeState:
    position = {"scenario": "robinson-family", "players": ["cook", "carpenter"], **keys}
    state = CRUSOE.state_from_position(position, None, 0)
    assert isinstance(state, CrusoeState)
    return state


@pytest.mark.rules("RC-sheet-6-05")
@pytest.mark.parametrize("seats", TABLES)
def test_nine_inventions_are_drawn_and_marked(seats: tuple[str, ...]) -> None:
    for seed in range(20):
        seen = new(*seats, seed=seed).observation(0)
        drawn = set(seen["inventions"]) - FIXED
        assert len(drawn) == 9
        assert set(seen["scenario_state"]["goal_items"]) == drawn
        assert not drawn & set(seen["own_inventions"])


@pytest.mark.rules("RC-sheet-6-01")
def test_the_event_deck_holds_six_cards_of_each_kind() -> None:
    assert ROBINSON_FAMILY.rounds == 12
    cells = new("cook", "carpenter").piles[P_EVENT].bag
    assert (cells.count(-1 - S_BOOK), cells.count(-1 - S_ICON)) == (6, 6)


@pytest.mark.rules("RC-sheet-6-02")
def test_the_dice_of_every_round() -> None:
    dice = [ROBINSON_FAMILY.weather_dice(round) for round in range(1, 13)]
    assert all(first == second for first, second in zip(dice[::2], dice[1::2], strict=True))
    assert dice[::2] == [(), ("rain",), ("winter",), ("rain", "hungry"), ("winter", "hungry"), ("rain", "hungry")]


def test_what_is_visible_can_be_read_again() -> None:
    state = at(round=9, tokens={"W": ["plus-food", "plus-food"]}, scenario_state={"goal_items": ["wall", "pit"]})
    seen = state.observation(0)
    assert seen["scenario_state"] == {"goal_items": ["wall", "pit"], "kids": 2}
    again = at(round=9, tokens=seen["tokens"], scenario_state=seen["scenario_state"])
    assert again.observation(0)["tokens"] == {"W": ["plus-food", "plus-food"]}
    assert again.scenario_ints == state.scenario_ints


@pytest.mark.parametrize("wrong", [{"goal_items": ["fence"]}, {"goal_items": "wall"}, {"kids": 2}, {"items": []}, []])
def test_wrong_states_are_refused(wrong: object) -> None:
    with pytest.raises(FormatError, match="scenario_state"):
        at(scenario_state=wrong)


def test_the_status_names_what_is_missing() -> None:
    state = at(
        round=9,
        shelter=True,
        levels={"weapon": 1},
        items=["wall"],
        inventions=["pit", "-map"],
        discards={"gone": ["invention/sack"]},
        scenario_state={"goal_items": ["wall", "pit", "map", "sack"]},
    )
    lines = [Narrator("en").text(message) for message in ROBINSON_FAMILY.status(state)]
    assert lines == [
        "Marked items 1/4",
        "to build: Pit",
        "not on the board: Map",
        "out of reach, as they left the game: Sack",
        "missing: roof and palisade",
        "2 children, who eat 2 food each night",
    ]
    for lang in LANGUAGES:
        assert all(Narrator(lang).text(message) for message in ROBINSON_FAMILY.status(state))


def test_the_children_are_marked_at_the_camp() -> None:
    assert [ROBINSON_FAMILY.signs(at(round=round), 0) for round in (6, 7, 12)] == [(), ("kid",), ("kid",)]
    assert ROBINSON_FAMILY.signs(at(round=7), 1) == ()


def test_births_are_counted_by_the_round() -> None:
    counts = [at(round=round).observation(0)["scenario_state"]["kids"] for round in range(1, 13)]
    assert counts == [0] * 6 + [1, 1, 2, 2, 3, 3]
    assert all(first <= second for first, second in pairwise(counts))
