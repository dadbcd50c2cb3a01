"""The fuzz: a small share of it runs here, and it finds what is made to be wrong."""

from collections import Counter

import pytest

from marooned.core.engine import State
from marooned.core.game import Setup
from marooned.core.record import replay
from marooned.core.rng import Dice
from marooned.games import get_game
from marooned.sim import fuzz as fuzzing
from marooned.sim.check import check_state
from marooned.sim.fuzz import Hunt, fuzz, fuzz_chunk, random_setup


def test_random_games_over_all_variants_keep_every_promise() -> None:
    report = fuzz(Hunt("crusoe", 20120000), 48)
    assert report.tally.failures == []
    assert report.clean
    assert report.tally.replayed == report.tally.games == 48
    assert len(report.tally.setups) == 4
    assert max(report.tally.rounds) == 12, "spared games go on to the last round"


def test_set_ups_reach_every_value_of_every_option() -> None:
    game = get_game("crusoe")
    dice = Dice("set-ups")
    found: dict[str, set[object]] = {}
    seats: Counter[int] = Counter()
    for _ in range(400):
        setup = random_setup(game, dice)
        seats[len(setup.seats)] += 1
        game.resolve(setup, 1)
        for name, value in setup.options.items():
            found.setdefault(name, set()).add(value)
    assert set(seats) == {1, 2, 3, 4}
    for spec in game.options("castaways", 4):
        assert found[spec.name] == set(spec.values)


def test_a_broken_promise_is_found_with_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    def sulk(game: object, state: State, full: bool) -> list[str]:
        return ["the cook sulks"] if state.legal_actions() == [2] else []

    monkeypatch.setattr(type(get_game("crusoe")), "faults", sulk)
    tally = fuzz_chunk(Hunt("crusoe", 1), range(3))
    assert tally.errors == 3
    assert [failure.what for failure in tally.failures] == ["the cook sulks"] * 3
    assert tally.failures[0].record.startswith("marooned-record 1\n")
    assert tally.failures[0].setup.seats[0] != "random"


def test_a_record_that_replays_otherwise_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(text: str, game: object) -> object:
        replayed = replay(text, game)  # type: ignore[arg-type]
        replayed.state.rng[0] ^= 1
        return replayed

    monkeypatch.setattr(fuzzing, "replay", wrong)
    tally = fuzz_chunk(Hunt("crusoe", 1), range(1))
    assert [failure.what for failure in tally.failures] == ["the record replays to another state"]


def test_a_soft_lock_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def trap(game: object, state: State) -> None:
        state.legal = []

    monkeypatch.setattr(type(get_game("crusoe")), "prolong", trap)
    tally = fuzz_chunk(Hunt("crusoe", 1), range(3, 4))
    assert tally.soft_locks == 1
    assert tally.failures[0].what.startswith("soft lock: asked: ")


def test_a_game_can_be_named_by_its_number() -> None:
    ten = fuzz(Hunt("crusoe", 4), 10).tally
    parts = fuzz(Hunt("crusoe", 4), 6).tally
    parts.merge(fuzz(Hunt("crusoe", 4), 4, first=6).tally)
    assert parts == ten


def test_general_checks_see_what_is_wrong_with_a_decision() -> None:
    state = get_game("crusoe").new_initial_state(Setup("castaways", ("cook",)), 1)
    assert check_state(state, "crusoe") == []
    state.legal = state.legal[::-1]
    assert "options are not ascending" in check_state(state, "crusoe", full=False)[0]
    state.legal = []
    assert check_state(state, "crusoe", full=False) == ["the game is not over, but nothing can be done (soft lock)"]
