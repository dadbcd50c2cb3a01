"""Many games: the same result however they are shared out, and failures that can be played again."""

from collections.abc import Callable

import pytest

from marooned.bots import base
from marooned.core.engine import State
from marooned.core.errors import EndlessEffects, SetupError
from marooned.core.game import Setup
from marooned.core.record import replay
from marooned.games import get_game
from marooned.sim import runner
from marooned.sim.runner import (
    CHUNK,
    GameResult,
    Match,
    Report,
    Tally,
    chunks,
    game_seed,
    play_chunk,
    play_game,
    record_of,
    simulate,
    worker_count,
)

MATCH = Match("crusoe", Setup("castaways", ("random", "random")), ("random",), 5)
Chooser = Callable[[State], int]


class Played:
    """A bot that plays as it is told, for tests."""

    def __init__(self, choose: Chooser) -> None:
        self._choose = choose

    def choose(self, view: State, seat: int) -> int:
        return self._choose(view)


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> Callable[[Chooser], Match]:
    """A function that makes a match of a bot that plays as a function says."""

    def make(choose: Chooser) -> Match:
        monkeypatch.setitem(base._BOTS, "told", lambda seed: Played(choose))
        return Match("crusoe", MATCH.setup, ("told",), 5)

    return make


def without_time(report: Report) -> dict[str, object]:
    return {name: value for name, value in report.to_json().items() if name != "decisions_per_second"}


def test_one_game_is_the_same_every_time() -> None:
    game = get_game("crusoe")
    first = play_game(game, MATCH, 11)
    assert first == play_game(game, MATCH, 11)
    assert first.end == "death"
    assert first.decisions > 20
    assert len(first.points) == 2


def test_the_number_of_workers_changes_nothing() -> None:
    games = CHUNK + 10
    assert without_time(simulate(MATCH, games, 1)) == without_time(simulate(MATCH, games, 2))


def test_the_seed_changes_the_games() -> None:
    other = Match(MATCH.game, MATCH.setup, MATCH.bots, 6)
    assert without_time(simulate(MATCH, 20)) != without_time(simulate(other, 20))
    assert len({game_seed(5, number) for number in range(1000)}) == 1000


def test_a_run_continued_is_a_run_in_one() -> None:
    whole = play_chunk(MATCH, range(12))
    parts = play_chunk(MATCH, range(5))
    parts.merge(play_chunk(MATCH, range(5, 12)))
    assert parts == whole


def test_the_report_has_the_documented_form() -> None:
    told: list[int] = []
    report = simulate(MATCH, 15, 1, told.append).to_json()
    assert sum(told) == 15
    assert {name: report[name] for name in ("game", "scenario", "players", "bot", "games")} == {
        "game": "crusoe",
        "scenario": "castaways",
        "players": 2,
        "bot": "random",
        "games": 15,
    }
    low, high = report["win_interval"]
    assert 0 <= low <= report["wins"] / 15 <= high <= 1
    assert report["errors"] == report["soft_locks"] == 0
    assert report["wins"] + sum(report["reasons"].values()) == 15
    assert report["decisions"] > 0
    assert report["decisions_per_second"] > 0


def test_bots_may_differ_by_seat() -> None:
    mixed = Match("crusoe", MATCH.setup, ("random", "uniform"), 5)
    report = simulate(mixed, 5).to_json()
    assert report["bot"] == "random,uniform"
    assert report["errors"] == 0


def test_an_error_is_counted_and_kept_with_its_record(bot: Callable[[Chooser], Match]) -> None:
    def stumble(state: State) -> int:
        if state.legal_actions() == [2]:
            raise ZeroDivisionError("oh")
        return state.legal_actions()[0]

    match = bot(stumble)
    tally = play_chunk(match, range(8))
    assert (tally.games, tally.errors, tally.soft_locks) == (8, 8, 0)
    assert [failure.number for failure in tally.failures] == [0, 1, 2, 3, 4]
    failure = tally.failures[0]
    assert failure.what.startswith("ZeroDivisionError: oh (test_runner.py:")
    again = replay(failure.record, get_game("crusoe"))
    assert again.state.legal_actions() == [2]
    assert again.agrees
    assert again.record.seed == failure.seed


def test_an_illegal_action_of_a_bot_is_an_error(bot: Callable[[Chooser], Match]) -> None:
    result = play_game(get_game("crusoe"), bot(lambda state: 999), 1)
    assert result.end == "error"
    assert result.what.startswith("UnknownAction") or result.what.startswith("IllegalAction")


def test_effects_without_end_are_a_soft_lock(bot: Callable[[Chooser], Match]) -> None:
    def endless(state: State) -> int:
        raise EndlessEffects("no decision after 10000 effects")

    result = play_game(get_game("crusoe"), bot(endless), 1)
    assert (result.end, result.what) == ("soft-lock", "no decision after 10000 effects")


def test_a_game_that_does_not_end_is_a_soft_lock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "MOST_DECISIONS", 10)
    result = play_game(get_game("crusoe"), MATCH, 1)
    assert (result.end, result.decisions) == ("soft-lock", 10)


def test_the_record_of_a_game_shows_the_same_game() -> None:
    game = get_game("crusoe")
    result = play_game(game, MATCH, 21)
    outcome = replay(record_of(game, MATCH, 21), game).state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.round, outcome.points) == (result.end, result.round, result.points)


def test_tallies_count_wins_and_reasons_by_round() -> None:
    tally = Tally()
    tally.add(GameResult(1, "won", 11, 300, (70, 70)))
    tally.add(GameResult(2, "death", 4, 100, (9, 9)))
    tally.add(GameResult(3, "death", 5, 100, (9, 9)))
    tally.add(GameResult(4, "rounds", 12, 400, (40, 40)))
    tally.add(GameResult(5, "error", 0, 7))
    assert (tally.games, tally.wins, tally.errors, tally.decisions) == (5, 1, 1, 907)
    assert tally.reason_counts() == {"death": 2, "rounds": 1}
    assert tally.reasons_by_round() == {"death": {4: 1, 5: 1}, "rounds": {12: 1}}


def test_games_are_shared_out_without_rest() -> None:
    assert [len(part) for part in chunks(2 * CHUNK + 1)] == [CHUNK, CHUNK, 1]
    assert worker_count(8, 2) == 2
    assert worker_count(0, 1) == 1


@pytest.mark.parametrize(
    ("match", "text"),
    [
        (Match("chess", MATCH.setup, ("random",), 0), "unknown game 'chess'"),
        (Match("crusoe", MATCH.setup, ("nobody",), 0), "unknown bot 'nobody'"),
        (Match("crusoe", MATCH.setup, ("random",) * 3, 0), "2 seats need one bot for all or one each, not 3"),
        (Match("crusoe", Setup("nowhere", ("cook",)), ("random",), 0), "unknown scenario 'nowhere'"),
    ],
)
def test_an_impossible_match_is_refused_at_once(match: Match, text: str) -> None:
    with pytest.raises(SetupError, match=text):
        simulate(match, 10)
