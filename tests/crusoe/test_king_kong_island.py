"""King Kong Island: what cases can't show: its numbers come back, signs, status, the optional rule, no points."""

from __future__ import annotations

import json

import pytest

from marooned.core.errors import FormatError, SetupError
from marooned.core.game import Setup
from marooned.core.messages import Msg
from marooned.games.crusoe.board import ISLAND
from marooned.games.crusoe.game import CRUSOE
from marooned.games.crusoe.scenarios.king_kong_crew import CAPTIVE, DEAD, ITEMS, MEMBERS, NAMES, next_member
from marooned.games.crusoe.state import CrusoeState

STATE = {
    "traps": ["N1"],
    "captured": True,
    "dead": ["lights", "director"],
    "captive": True,
    "fourth_totem": "N2",
    "lair_night": True,
}


def table(**options: bool) -> CrusoeState:
    """A new game of two."""
    return CRUSOE.new_initial_state(Setup("king-kong-island", ("cook", "soldier"), options), 3)


def test_its_numbers_come_back() -> None:
    s = table()
    s.cfg.scenario.read_visible(s, STATE)
    assert s.cfg.scenario.visible(s) == STATE


@pytest.mark.parametrize("wrong", [{"dead": ["actress"]}, {"dead": ["nobody"]}, {"fourth_totem": "X9"}, {"totems": 2}])
def test_wrong_numbers_are_named(wrong: dict[str, object]) -> None:
    s = table()
    with pytest.raises(FormatError):
        s.cfg.scenario.read_visible(s, wrong)


def test_the_map_shows_traps_and_where_the_actress_is_held() -> None:
    s = table()
    s.cfg.scenario.read_visible(s, STATE)
    assert s.cfg.scenario.signs(s, ISLAND.index["N1"]) == ("trap",)
    assert s.cfg.scenario.signs(s, ISLAND.index["N2"]) == ("captive",)
    s.scenario_ints[CAPTIVE] = 0
    assert s.cfg.scenario.signs(s, ISLAND.index["N2"]) == ()


def test_the_status_says_what_is_missing_and_who_is_next() -> None:
    s = table()
    s.cfg.scenario.read_visible(s, {"captive": True, "dead": ["lights"]})
    assert s.cfg.scenario.status(s) == (
        Msg("goal-traps", {"now": 0, "all": 3}),
        Msg("goal-king-kong-free"),
        Msg("goal-actress-lost"),
        Msg("goal-crew-next", {"who": NAMES[1], "item": ITEMS[1].name}),
    )


def test_every_member_of_the_crew_has_a_name_and_an_item() -> None:
    assert len(MEMBERS) == len(NAMES) == len(ITEMS) == 9


def test_a_captive_actress_is_passed_over() -> None:
    s = table()
    s.scenario_ints[DEAD] = 0b11111
    assert MEMBERS[next_member(s)] == "actress"
    s.scenario_ints[CAPTIVE] = 1
    assert MEMBERS[next_member(s)] == "double"


def test_the_optional_rule_is_off_unless_chosen_and_is_saved() -> None:
    assert table().cfg.variants == ()
    s = table(**{"hungry-crew": True})
    assert s.cfg.variants == ("hungry-crew",)
    again = CRUSOE.state_from_plain(json.loads(json.dumps(CRUSOE.state_to_plain(s))))
    assert again.cfg.variants == ("hungry-crew",)


def test_other_scenarios_do_not_know_the_optional_rule() -> None:
    with pytest.raises(SetupError):
        CRUSOE.new_initial_state(Setup("castaways", ("cook",), {"hungry-crew": True}), 3)


def test_no_points_are_counted() -> None:
    s = table()
    s.won, s.reason = True, "goal"
    outcome = s.outcome()
    assert outcome is not None and outcome.points == () and outcome.success
