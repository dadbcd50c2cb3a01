"""Golden records: games that were played once and must replay for ever, or the rules version says why not.

`crusoe-first-*` were written before the island game had more than its first scenario. The others hold one won game for
each scenario and number of players (found with hindsight by `tools/find_win.py`, so they also show that each can be
won) and one lost game for each way of losing; for the card game a game with each number of players and each end.
`results.yaml` says how each ended. A change of a rule that a record no longer fits raises `rules_version` of its game;
then the record is written anew, and the change is named in CHANGELOG.md.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from marooned.core.record import parse, replay
from marooned.games import get_game

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*.record"))
RESULTS: dict[str, Any] = yaml.safe_load((FOLDER / "results.yaml").read_text(encoding="utf-8"))


def test_every_record_has_its_result() -> None:
    assert [record.stem for record in RECORDS] == sorted(RESULTS)


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_a_record_replays_to_its_result(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    replayed = replay(text, get_game(parse(text).game))
    assert replayed.agrees
    outcome = replayed.state.outcome()
    assert outcome is not None
    assert RESULTS[record.stem] == {
        "success": outcome.success,
        "reason": outcome.reason,
        "round": outcome.round,
        "points": list(outcome.points),
    }


def test_every_scenario_of_the_island_game_is_won_by_each_number_of_players() -> None:
    won = {stem for stem, result in RESULTS.items() if stem.startswith("crusoe-") and result["success"]}
    assert {f"crusoe-{scenario}-{n}" for scenario in get_game("crusoe").scenarios() for n in (1, 2, 3, 4)} <= won


def test_every_scenario_of_the_card_game_is_played_by_each_number_of_players() -> None:
    game = get_game("scavengers")
    numbers = {f"scavengers-{scenario}-{n}" for scenario in game.scenarios() for n in game.seat_counts(scenario)}
    assert numbers <= RESULTS.keys()


TOGETHER = {  # where all must live, some may; and what only one scenario asks for
    "daring-retreat": {("survived", False)},
    "lost-expedition": {("survived", False), ("no-signal", False)},
}


@pytest.mark.parametrize("scenario", get_game("scavengers").scenarios())
def test_every_scenario_of_the_card_game_comes_to_each_end(scenario: str) -> None:
    ends = [result for stem, result in RESULTS.items() if stem.startswith(f"scavengers-{scenario}-")]
    found = {(result["reason"], result["success"]) for result in ends}
    assert found == {("survived", True), ("all-dead", False), ("caravan", False), *TOGETHER.get(scenario, ())}


ENDS = {  # how a scenario is lost, beside a death and the last round
    "jenny-needs-help": "jenny-died",
    "volcano-island": "camp-closed",
    "robinson-family": "kid-hungry",
    "king-kong-island": "director-killed",
}


@pytest.mark.parametrize("scenario", get_game("crusoe").scenarios())
def test_every_scenario_of_the_island_game_is_lost_in_each_way(scenario: str) -> None:
    reasons = {"death", "rounds", *([ENDS[scenario]] if scenario in ENDS else [])}
    found = {RESULTS[f"crusoe-{scenario}-{reason}"]["reason"] for reason in reasons}
    assert found == reasons
