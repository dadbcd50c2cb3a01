"""The score book: finished games of people enter it once, and it is shown with bests and the course of the points."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from marooned.cli.app import run
from marooned.cli.table.session import Session
from marooned.core.game import Setup
from marooned.games import get_game
from marooned.table.scorebook import Score, book_file, enter, plot, read_book, summaries
from marooned.text import Narrator


def score(record: str, points: list[int], won: bool = False, scenario: str = "castaways") -> Score:
    """A finished game of one player."""
    return Score("2026-11-30 10:00", "crusoe", scenario, ["cook"], ["person"], {}, won, "rounds", 12, points, record)


@pytest.fixture
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for saved games."""
    monkeypatch.setenv("MAROONED_SAVES", str(tmp_path))
    return tmp_path


def played(file: Path, who: str) -> Session:
    """A game at a table with one seat, ended by first answers."""
    session = Session(get_game("crusoe"), Setup("castaways", ("cook",)), 7, (who,), Narrator("en"), file)
    while not session.over():
        decision = session.decision()
        assert decision is not None
        session.answer(decision.options[0].action)
    return session


@pytest.mark.rules("RC-victory-points-01")
def test_a_finished_game_of_a_person_enters_the_book_once(saves: Path) -> None:
    session = played(saves / "one.record", "person")
    outcome = session.state.outcome()
    assert outcome is not None
    (entry,) = read_book(saves)
    assert (entry.record, entry.scenario, entry.reason) == ("one.record", "castaways", outcome.reason)
    assert entry.points == list(outcome.points) and entry.won == outcome.success
    Session.resume(saves / "one.record", Narrator("en")).save()
    assert len(read_book(saves)) == 1


def test_games_of_bots_alone_stay_out(saves: Path) -> None:
    Session(get_game("crusoe"), Setup("castaways", ("cook",)), 7, ("random",), Narrator("en"), saves / "b.record")
    assert read_book(saves) == []


def test_a_broken_line_is_kept_and_passed_over(saves: Path) -> None:
    enter(saves, score("a", [10]))
    with book_file(saves).open("a", encoding="utf-8") as book:
        book.write("not json\n{}\n")
    assert enter(saves, score("b", [20]))
    assert [entry.record for entry in read_book(saves)] == ["a", "b"]
    assert "not json" in book_file(saves).read_text(encoding="utf-8")


def test_bests_are_by_scenario_and_number_of_players(saves: Path) -> None:
    for record, points, won in (("a", 10, False), ("b", 30, True), ("c", 20, False)):
        enter(saves, score(record, [points], won))
    enter(saves, score("d", [5], scenario="cursed-island"))
    first, second = summaries(read_book(saves))
    assert (first.games, first.won, first.best, first.last, first.course) == (3, 1, 30, 20, (10, 30, 20))
    assert (second.scenario, second.best) == ("cursed-island", 5)


def test_a_game_without_points_has_none(saves: Path) -> None:
    enter(saves, score("a", []))
    (only,) = summaries(read_book(saves))
    assert (only.best, only.last, only.course) == (None, None, ())


@pytest.mark.parametrize(("course", "bars"), [((), ""), ((5,), "▁"), ((0, 7), "▁█"), ((3, 3, 3), "▁▁▁")])
def test_the_plot_rises_from_the_lowest_to_the_highest(course: tuple[int, ...], bars: str) -> None:
    assert plot(course) == bars


def test_the_plot_shows_the_last_games(saves: Path) -> None:
    assert len(plot(range(100), 40)) == 40


def test_the_command_shows_the_book(saves: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["scores"]) == 0
    assert "No game has ended" in capsys.readouterr().out
    enter(saves, score("a.record", [10]))
    enter(saves, score("b.record", [25], True))
    assert run(["scores"]) == 0
    shown = capsys.readouterr().out
    assert "Castaways" in shown and "▁█" in shown and "b.record" in shown
    assert run(["scores", "--scenario", "cursed-island", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == []
    assert run(["--lang", "en", "scores", "--scenario", "nowhere"]) == 2
    assert "unknown scenario" in capsys.readouterr().err
