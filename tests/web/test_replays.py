"""Replays: a record as steps in words, and the table after any of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from marooned.core.messages import Arg, Msg
from marooned.text import LANGUAGES, Narrator
from marooned.web.contract import Text
from marooned.web.replays import Replay

GOLDEN = Path(__file__).parents[1] / "golden"
RAW = re.compile(r"\b[a-z]+-[a-z]*\d+\b|\b(?:web|ui|label|sc|fx)-[a-z]+")
"""What an id looks like that nobody has words for."""


def message(text: Text) -> Msg:
    """A text of the wire as the narrator takes it."""
    return Msg(text.id, dict(arguments(text)))


def arguments(text: Text) -> Iterator[tuple[str, Arg]]:
    for name, value in text.args.items():
        if isinstance(value, Text):
            yield name, message(value)
        elif isinstance(value, list):
            yield name, tuple(map(message, value))
        else:
            yield name, value


@pytest.mark.parametrize("record", ["crusoe-castaways-2", "crusoe-volcano-island-1", "scavengers-wicked-few-2"])
def test_every_step_tells_what_was_chosen_in_every_language(record: str) -> None:
    replay = Replay("r", (GOLDEN / f"{record}.record").read_text(encoding="utf-8"))
    first, *steps = replay.info.steps
    assert (first.words, first.chosen) == ("", [])
    assert all(step.chosen for step in steps)
    for lang in LANGUAGES:
        narrator = Narrator(lang)
        told = [narrator.text(message(text)) for step in steps for text in step.chosen]
        assert all(told)
        assert [text for text in told if RAW.search(text)] == []


def test_the_table_after_a_step_is_the_same_whether_a_state_was_kept_near_it_or_not() -> None:
    replay = Replay("r", (GOLDEN / "crusoe-castaways-2.record").read_text(encoding="utf-8"))
    last = len(replay.info.steps) - 1
    rounds = [replay.frame(step, -1).view["round"] for step in range(0, last + 1, 7)]
    assert rounds == [replay.info.steps[step].round for step in range(0, last + 1, 7)]
    assert replay.frame(last, -1).ended == replay.info.ended is not None
    assert replay.frame(last - 1, -1).ended is None
