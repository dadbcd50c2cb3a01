"""The session behind both faces of the terminal table: seats, undo, log, saving."""

from pathlib import Path

import pytest

from marooned.cli.table import crusoe as drawing
from marooned.cli.table.session import Session, latest_save, save_folder
from marooned.core.errors import FormatError, IllegalAction
from marooned.core.rng import Dice
from marooned.games.crusoe.terms import ADVENTURE, GATHER, REROLL
from marooned.text import Narrator


def plain(session: Session) -> object:
    return session.game.state_to_plain(session.state)


def act(session: Session, *words: str) -> None:
    for word in words:
        session.answer(session.state.string_to_action(word))


def test_a_person_is_asked_first_and_the_log_has_begun(open_table):
    session = open_table()
    assert session.decision().seat == 0
    assert any("Round 1" in line.text for line in session.log)


def test_undo_takes_back_steps_while_nothing_was_revealed(open_table):
    session = open_table()
    before, log = plain(session), list(session.log)
    act(session, "arrange")
    assert plain(session) != before
    assert session.undo()
    assert plain(session) == before
    assert session.log == log
    assert not session.undo()


def test_undo_stops_at_what_was_revealed(open_table):
    session = open_table(("cook",))
    session.answer_line(["explore", "N1", "cook", "go"])
    session.answer_line(["rest", "cook"])
    while session.state.asking is not None and type(session.state.asking).__name__ in ("Plan", "Confirm"):
        options = session.decision().options
        word = next(option for option in options if option.id in ("done", "confirm"))
        session.answer(word.action)
    assert not session.can_undo()


def test_the_confirmation_of_another_person_ends_undo(open_table):
    session = open_table(("cook", "explorer"))
    session.answer_line(["arrange", "cook"])
    session.answer_line(["arrange", "cook"])
    session.answer_line(["arrange", "explorer"])
    session.answer_line(["arrange", "explorer"])
    while session.state.string_to_action("confirm") not in session.state.legal:
        act(session, "done")
    act(session, "confirm")
    assert not session.can_undo()


def test_an_illegal_answer_changes_nothing(open_table):
    session = open_table()
    before, text = plain(session), session.text()
    with pytest.raises(IllegalAction) as error:
        session.answer_line(["build", "roof"])
    assert error.value.rule == "RC-build-08"
    assert plain(session) == before
    assert session.text() == text


def test_every_answer_is_on_disk_and_can_be_resumed(open_table):
    session = open_table(("cook", "explorer"))
    act(session, "arrange")
    session.answer_line(["cook"]) if session.state.line_open() else None
    resumed = Session.resume(session.file, Narrator("en"))
    assert plain(resumed) == plain(session)
    assert resumed.players == session.players
    assert [line.text for line in resumed.log] == [line.text for line in session.log]


def test_a_half_made_declaration_is_kept_too(open_table):
    session = open_table(("cook", "explorer"))
    act(session, "explore")
    assert session.state.line_open()
    assert plain(Session.resume(session.file, Narrator("en"))) == plain(session)


@pytest.mark.parametrize("text", ["", "marooned-record 1\n", "marooned-record 1\ngame: crusoe\n---\n"])
def test_a_broken_file_is_refused_with_a_reason(tmp_path: Path, text: str):
    file = tmp_path / "broken.record"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(FormatError):
        Session.resume(file, Narrator("en"))


def test_a_file_that_is_not_there(tmp_path: Path):
    with pytest.raises(FormatError, match="nothing"):
        Session.resume(tmp_path / "nothing.record", Narrator("en"))


def test_bots_play_their_seats_and_people_theirs(open_table):
    session = open_table(("cook", "explorer"), ("person", "random"))
    dice = Dice(1)
    for _ in range(60):
        if session.over():
            break
        decision = session.decision()
        assert decision.seat == 0
        session.answer(decision.options[dice.below(len(decision.options))].action)


def test_bots_alone_play_to_the_end(open_table):
    session = open_table(("cook", "explorer"), ("random", "random"))
    assert session.over()
    assert session.decision() is None


@pytest.mark.parametrize("seed", range(4))
def test_every_drawing_of_a_whole_game_has_words(open_table, seed: int):
    """A whole random game at one screen: every drawing, label and page is worded, the map keeps its size."""
    seats = (
        ("cook",),
        ("carpenter", "explorer"),
        ("cook", "soldier", "explorer"),
        ("carpenter", "cook", "explorer", "soldier"),
    )
    session = open_table(seats[seed], seed=seed)
    dice = Dice(seed)
    steps = 0
    while not session.over():
        at = drawing.look(session)
        decision = session.decision()
        option = decision.options[dice.below(len(decision.options))]
        lines = drawing.draw_map(at, drawing.space_points(at.state, option.action)).plain.splitlines()
        assert len(lines) == 12
        assert {len(line) for line in lines} == {drawing.map_width(at.state)}
        assert drawing.option_text(at, option.action) is not None
        if steps % 10 == 0:
            for page in (
                drawing.draw_side,
                drawing.draw_cards,
                drawing.draw_plan,
                drawing.draw_header,
                drawing.draw_goal,
            ):
                assert "{" not in page(at).plain
        session.answer(option.action)
        steps += 1
    assert drawing.draw_over(drawing.look(session)).plain


def test_the_newest_game_is_found(open_table, monkeypatch: pytest.MonkeyPatch):
    session = open_table()
    monkeypatch.setenv("MAROONED_SAVES", str(session.file.parent))
    assert save_folder() == session.file.parent
    assert latest_save() == session.file


def test_odds_at_the_table_count_the_tokens_that_wait(open_table):
    """With an adventure token a card comes whatever the die shows; with a reroll token two successes are needed."""
    session = open_table()
    at = drawing.look(session)
    assert "success, nothing bad: 34.7%" in drawing.kind_odds(at, GATHER).plain
    session.state.action_tokens[GATHER] = ADVENTURE
    assert "success, nothing bad: 0.0%" in drawing.kind_odds(at, GATHER).plain
    session.state.action_tokens[GATHER] = REROLL
    assert "failure: 30.6%" in drawing.kind_odds(at, GATHER).plain
