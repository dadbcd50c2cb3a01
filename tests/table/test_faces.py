"""Both faces of the table: the full screen driven by keys, and the plain lines."""

import asyncio
import io

import pytest
from rich.console import Console
from textual.widgets import OptionList, Static

from marooned.cli.table.app import Page, TableApp
from marooned.cli.table.plain import PlainTable


def screen(session, size, *keys, check=None):
    """Run the full screen, press keys, hand the app to `check`."""

    async def run() -> None:
        app = TableApp(session)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            for key in keys:
                await pilot.press(key)
                await pilot.pause()
            if check is not None:
                check(app)

    asyncio.run(run())


@pytest.mark.parametrize("size", [(80, 24), (120, 30), (160, 48)])
def test_the_screen_shows_map_question_and_options(open_table, size):
    session = open_table()

    def check(app: TableApp) -> None:
        assert "N1" in str(app.query_one("#map", Static).render())
        assert app.query_one("#options", OptionList).option_count == len(session.state.legal)
        assert app.query_one("#options", OptionList).size.height >= 4

    screen(session, size, check=check)


def test_arrows_and_enter_answer(open_table):
    session = open_table()
    screen(session, (80, 24), "enter")
    assert session.can_undo() or session.state.line_open()


def test_u_takes_back(open_table):
    session = open_table()
    before = session.game.state_to_plain(session.state)
    screen(session, (80, 24), "enter", "u")
    assert session.game.state_to_plain(session.state) == before


@pytest.mark.parametrize("key", ["r", "l", "c", "p", "o", "question_mark"])
def test_every_page_opens_and_closes(open_table, key):
    session = open_table()

    def opened(app: TableApp) -> None:
        assert isinstance(app.screen, Page)

    screen(session, (80, 24), key, check=opened)
    screen(session, (80, 24), key, "escape", check=lambda app: not isinstance(app.screen, Page) or pytest.fail("open"))


def test_a_declared_action_is_taken_back_from_its_list(open_table):
    session = open_table()
    session.answer_line(["arrange", "cook"])
    screen(session, (80, 24), "b", "enter")
    assert session.state.plan == []


def test_a_whole_game_by_keys(open_table):
    """Somebody who only ever takes the last option reaches the end of the game."""
    session = open_table(("cook",), seed=39)  # a short one

    async def run() -> None:
        app = TableApp(session)
        async with app.run_test(size=(80, 24)) as pilot:
            for _ in range(1500):
                if session.over():
                    break
                await pilot.press("end", "enter")
            await pilot.pause()
            assert session.over()
            assert "Round" in str(app.query_one("#question", Static).render())

    asyncio.run(run())


def play_lines(session, *lines):
    """Play plain lines; returns what was printed."""
    console = Console(file=io.StringIO(), width=100, color_system=None)
    rest = iter(lines)

    def read(prompt: str) -> str:
        try:
            return next(rest)
        except StopIteration:
            raise EOFError from None

    PlainTable(session, console, read).run()
    return console.file.getvalue()


def test_plain_lines_take_numbers_words_and_commands(open_table):
    text = play_lines(open_table(), "?", "arrange cook", "u", "1", "r", "c", "l", "p", "q")
    assert "What does the group do next?" in text
    assert "RC-planning-03" in text
    assert "--resume" in text


def test_plain_lines_tell_what_is_wrong(open_table):
    text = play_lines(open_table(), "build roof", "dance")
    assert "RC-build-08" in text
    assert "dance" in text


def test_the_end_of_the_input_saves(open_table):
    session = open_table()
    play_lines(session, "arrange")
    assert "arrange" in session.file.read_text(encoding="utf-8")
