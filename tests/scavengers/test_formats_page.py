"""docs/formats.md says all that the card game reads and writes."""

import re
from pathlib import Path

import pytest

from marooned.core.game import Setup
from marooned.games import get_game
from marooned.games.scavengers.position import KEYS, PHASE_WORDS
from marooned.games.scavengers.state import STREAMS
from marooned.proof.cases import run_paths

PAGE = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")


def part(first: str, last: str) -> str:
    """The page from a piece of text to the next one that begins so."""
    start = PAGE.index(first)
    return PAGE[start : PAGE.index(last, start)]


@pytest.mark.parametrize("key", [*KEYS, *PHASE_WORDS])
def test_every_key_of_a_position_is_explained(key: str) -> None:
    assert re.search(rf"`{key}\b", part("### Of the card game", "## Cases"))


def test_every_word_of_the_page_is_an_action() -> None:
    words = re.findall(r"`([a-z0-9-]+)`", part("### The card game", "**Who acts unasked.**"))
    assert len(words) > 40
    known = set(get_game("scavengers").actions.names())
    assert [word for word in words if word not in known and word.strip("-")] == []


@pytest.mark.parametrize("stream", STREAMS)
def test_every_stream_is_named(stream: str) -> None:
    assert f"`{stream}`" in part("| stream | outcomes |", "## Positions")


def test_every_visible_field_is_named() -> None:
    text = part("Visible fields of the card game", "```yaml")
    seen = get_game("scavengers").new_initial_state(Setup("daring-retreat", ("player",) * 2), 1).observation(0)
    fields = [*seen, *seen["table"]["player-1"], *seen["piles"]["pile-1"]]
    assert [field for field in fields if not re.search(rf"\b{field}\b", text)] == []


def test_the_case_of_the_page_holds(tmp_path: Path) -> None:
    (case,) = [
        block for block in re.findall(r"^```yaml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL) if "scavengers" in block
    ]
    file = tmp_path / "page.yaml"
    file.write_text(case, encoding="utf-8")
    report = run_paths([file])
    assert (report.failed, len(report.lines())) == (0, 1)
