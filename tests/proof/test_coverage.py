"""What `marooned coverage` counts: nothing is missing, in no game."""

from __future__ import annotations

import pytest

from marooned.games import game_ids, get_game
from marooned.proof.coverage import report


@pytest.mark.parametrize("id", game_ids())
def test_every_card_is_implemented(id: str) -> None:
    table = get_game(id).card_table()
    assert all(table.values())
    assert [name for rows in table.values() for name, done in rows if not done] == []


@pytest.mark.slow
def test_every_rule_is_proven_or_explained_and_every_card_tested() -> None:
    found = report()
    assert found["failures"] == []
    for game in found["games"].values():
        assert game["rules"]["missing"] == []
        assert {deck: cards["untested"] for deck, cards in game["cards"].items() if cards["untested"]} == {}
