"""Names: complete in every language, ours are marked, the page of names is fresh."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from marooned.games import game_ids, get_game
from marooned.text import LANGUAGES, Library, Narrator, default_library


def test_names_below_a_group_comment_that_says_so_are_ours(tmp_path: Path) -> None:
    folder = tmp_path / "catalogues" / "cs"
    folder.mkdir(parents=True)
    text = "## Events\n\na = A\n\n## ours: Events\n\nb = B\nc = C\n\n## Items\n\nd = D\n"
    (folder / "own-cards.ftl").write_text(text, encoding="utf-8")
    assert Library(tmp_path).catalogue("cs").ours == {"b", "c"}


@pytest.mark.parametrize("lang", ["cs", "pl"])
def test_both_kinds_of_names_are_there(lang: str) -> None:
    ours = default_library().catalogue(lang).ours
    assert "card-beast-fox" in ours
    assert "item-rope" not in ours
    assert default_library().catalogue("en").ours == frozenset()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_fit_the_table(lang: str) -> None:
    folder = resources.files("marooned.text") / "catalogues" / "en"
    names = (folder / "crusoe-cards.ftl").read_text(encoding="utf-8")
    speaker = Narrator(lang)
    for id in re.findall(r"^([a-z][a-z0-9-]*) =", names, re.MULTILINE):
        assert len(speaker.say(id)) <= 40, id


@pytest.mark.parametrize("lang", ["cs", "pl"])
@pytest.mark.parametrize("game", game_ids())
def test_every_rule_statement_is_said_in_every_language(game: str, lang: str) -> None:
    english, own = get_game(game).statements(), get_game(game).statements(lang)
    assert list(own) == list(english)
    for id, statement in own.items():
        assert statement.rule != english[id].rule, id
        assert bool(statement.ruling) == bool(english[id].ruling), id


@pytest.mark.parametrize("game", game_ids())
def test_numbers_of_a_rule_statement_are_the_same_in_every_language(game: str) -> None:
    """Numbers tell a slip of translation; −1 may be part of a token's name."""
    for lang in ("cs", "pl"):
        for id, statement in get_game(game).statements(lang).items():
            english = get_game(game).statements()[id]
            for said, meant in zip(statement[:2], english[:2], strict=True):
                digits = sorted(re.findall(r"\d+", said.replace("−1 pionka", "")))
                assert digits == sorted(re.findall(r"\d+", meant)), f"{lang} {id}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_of_the_table_fit_80_columns(lang: str) -> None:
    speaker = Narrator(lang)
    assert len(speaker.say("ui-keys")) <= 80
    levels = [speaker.say(f"ui-level-{level}") for level in ("morale", "roof", "palisade", "weapon")]
    assert len(" ".join(f"{level} 0" for level in levels)) + 1 <= 38
    resources = [speaker.say(f"ui-res-{resource}") for resource in ("wood", "food", "preserved-food", "fur")]
    assert len(" ".join(f"{resource} 10" for resource in resources)) <= 38
