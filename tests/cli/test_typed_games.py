"""Whole games at the plain terminal table: every golden record is typed line by line by people at one screen, and the
table comes to the recorded end without a refusal. Covers between hidden hands are lifted with an empty line.
"""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any

import pytest
import yaml
from rich.console import Console

from marooned.cli.table.plain import PlainTable
from marooned.cli.table.session import PERSON, Session
from marooned.core.game import Setup
from marooned.core.record import parse
from marooned.games import get_game
from marooned.text import Narrator

FOLDER = Path(__file__).parent.parent / "golden"
RESULTS: dict[str, Any] = yaml.safe_load((FOLDER / "results.yaml").read_text(encoding="utf-8"))
QUICK = {"crusoe-castaways-1", "crusoe-volcano-island-camp-closed", "scavengers-wicked-few-3", "scavengers-last-hunt-4"}
"""One of each kind of table; the others are slow all together."""


@pytest.mark.parametrize(
    "stem", [stem if stem in QUICK else pytest.param(stem, marks=pytest.mark.slow) for stem in RESULTS]
)
def test_a_whole_game_is_typed_to_its_end(stem: str, tmp_path: Path) -> None:
    record = parse((FOLDER / f"{stem}.record").read_text(encoding="utf-8"))
    assert record.seed is not None
    file = tmp_path / "typed.record"
    players = (PERSON,) * len(record.setup.seats)
    session = Session(get_game(record.game), record.setup, record.seed, players, Narrator("en"), file)
    lines = iter([line for _, line in record.lines])

    def read(prompt: str) -> str:
        return "" if session.covered else next(lines, "q")

    PlainTable(session, Console(file=io.StringIO(), width=100, color_system=None), read).run()
    outcome = session.state.outcome()
    assert outcome is not None, "the game did not end: a line was refused"
    assert next(lines, "") == ""
    assert [line for _, line in parse(file.read_text(encoding="utf-8")).lines] == [line for _, line in record.lines]
    assert (outcome.reason, outcome.round) == (RESULTS[stem]["reason"], RESULTS[stem]["round"])


MIXED = [
    (game, scenario, n)
    for game in ("crusoe", "scavengers")
    for scenario in get_game(game).scenarios()
    for n in get_game(game).seat_counts(scenario)
]
QUICK_MIXED = {("crusoe", "castaways", 2), ("scavengers", "daring-retreat", 4), ("scavengers", "mad-prophet", 1)}


@pytest.mark.parametrize(
    ("game", "scenario", "n"),
    [one if one in QUICK_MIXED else pytest.param(*one, marks=pytest.mark.slow) for one in MIXED],
)
def test_people_and_bots_play_a_game_to_its_end(game: str, scenario: str, n: int, tmp_path: Path) -> None:
    """Every other seat is a bot, by turns the sensible and the random one; the people type numbers of options."""
    chance = random.Random(f"{game} {scenario} {n}")
    players = tuple(PERSON if seat % 2 == 0 else ("handbook", "random")[seat // 2 % 2] for seat in range(n))
    setup = Setup(scenario, ("random" if game == "crusoe" else "player",) * n)
    session = Session(get_game(game), setup, n, players, Narrator("cs"), tmp_path / "mixed.record")
    answers = 0

    def read(prompt: str) -> str:
        nonlocal answers
        answers += 1
        assert answers < 5000
        decision = session.decision()
        assert decision is not None
        return "" if session.covered else str(chance.randint(1, len(decision.options)))

    PlainTable(session, Console(file=io.StringIO(), width=100, color_system=None), read).run()
    assert session.over()
    assert answers
