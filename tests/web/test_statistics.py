"""Statistics: groups, intervals, and whether odds were honest."""

import time
from collections.abc import Callable
from datetime import datetime
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest

from marooned.core.game import Risk
from marooned.table import scorebook
from marooned.table.errors import NoTable
from marooned.web.contract import ScoreInfo
from marooned.web.risks import Risks
from marooned.web.site import Site, score_info
from marooned.web.statistics import honest, statistics

RECORD = Path(__file__).parents[1] / "golden" / "crusoe-castaways-1.record"


def score(won: bool, round: int, points: list[int], players: int = 2, reason: str = "death") -> ScoreInfo:
    return ScoreInfo(
        when="2026-11-30 12:00",
        game="crusoe",
        scenario="castaways",
        seats=["cook", "explorer", "soldier"][:players],
        who=["person"] * players,
        options={},
        won=won,
        reason="goal" if won else reason,
        round=round,
        points=points,
        best=max(points, default=-1),
        record="",
    )


def test_games_are_grouped_by_scenario_and_players() -> None:
    games = [score(True, 12, [40, 40]), score(False, 7, [9, 9]), score(False, 10, [12, 12], reason="time")]
    told = statistics([*games, score(True, 11, [50] * 3, players=3)], [])
    assert (told.games, told.wins.n, told.wins.of) == (4, 2, 4)
    two, three = told.groups
    assert (two.players, two.wins.n, two.wins.of, two.best, two.course) == (2, 1, 3, 40, [40, 9, 12])
    assert (two.rounds_won, two.rounds_lost, two.reasons) == ({"12": 1}, {"7": 1, "10": 1}, {"death": 1, "time": 1})
    assert list(two.rounds_lost) == ["7", "10"]
    assert (three.players, three.wins.n) == (3, 1)
    assert two.wins.low < 1 / 3 < two.wins.high


@pytest.mark.rules(
    "RC-difficulty-variants-01",
    "RC-difficulty-variants-03",
    "RC-difficulty-variants-04",
    "RC-difficulty-variants-05",
    "RC-difficulty-variants-06",
    "RC-difficulty-variants-07",
    "RC-difficulty-variants-08",
    "RC-difficulty-variants-09",
)
@pytest.mark.parametrize(
    ("scenario", "options", "level"),
    [
        ("castaways", {}, "usual"),
        ("castaways", {"friday": True, "dog": False}, "usual"),  # as the rulebook has it for two
        ("castaways", {"dog": True}, "easier"),
        ("castaways", {"friday": False}, "harder"),
        ("castaways", {"friday": False, "dog": True}, "usual"),
        ("castaways", {"starting-items": 4}, "easier"),
        ("castaways", {"starting-items": 1}, "harder"),
        ("castaways", {"book-events": 4}, "harder"),
        ("cursed-island", {"book-events": 3}, "easier"),
        ("castaways", {"book-events": 8}, "easier"),
        ("castaways", {"wreckage": "captains-chest"}, "harder"),
        ("a-scenario-of-a-pack-that-is-gone", {}, "usual"),
    ],
)
def test_variants_make_a_game_easier_or_harder(scenario: str, options: dict[str, Any], level: str) -> None:
    when, seats, who = "2026-11-30 12:00", ["cook", "explorer"], ["person"] * 2
    played = scorebook.Score(when, "crusoe", scenario, seats, who, options, False, "death", 7, [9, 9], "")
    assert score_info(played).difficulty == level


def test_wins_are_counted_by_difficulty() -> None:
    games = [score(True, 12, [40, 40]), score(False, 7, [9, 9])]
    games.append(msgspec.structs.replace(games[0], difficulty="harder"))
    told = statistics(games, []).difficulties
    assert [(level, one.n, one.of) for level, one in told.items()] == [("usual", 1, 2), ("harder", 1, 1)]


def test_risks_are_put_into_bands_of_their_odds() -> None:
    third, sure = Fraction(1, 3), Fraction(1)
    bands = honest([Risk(third, True), Risk(third, False), Risk(third, False), Risk(sure, True)])
    assert [(band.low, band.high, band.came.n, band.came.of) for band in bands] == [(0.3, 0.4, 1, 3), (0.9, 1.0, 1, 1)]
    assert [band.expected for band in bands] == pytest.approx([1.0, 1.0])


def test_a_finished_table_enters_the_statistics(running: Any) -> None:
    (seat,) = running.lay("crusoe", "castaways", ["cook"], ["person"])
    browser = running.browser(seat["table"], seat["token"])
    browser.wait("table")
    while browser.table["ended"] is None:
        words = [option["word"] for option in browser.table["asked"]["options"]]
        word = next((word for word in ("explore", "M1", "cook", "go", "confirm", "rest") if word in words), words[0])
        browser.reach(browser.move(word)["revision"])
    deadline = time.monotonic() + 30
    while not running.site.scores() and time.monotonic() < deadline:
        time.sleep(0.01)
    (entered,) = running.get("/api/scores")
    assert (entered["game"], entered["who"], entered["record"]) == ("crusoe", ["person"], seat["table"])
    ended = datetime.fromisoformat(running.get(f"/api/replays/{seat['table']}")["when"])
    assert ended.utcoffset() is not None and ended.strftime(scorebook.MINUTE) == entered["when"]
    told = running.get("/api/statistics?game=crusoe")
    assert told["games"] == 1 and sum(band["came"]["of"] for band in told["honest"]) > 0
    assert running.get("/api/statistics?game=scavengers")["games"] == 0


def test_games_of_the_terminal_stand_in_the_same_book(make_site: Callable[..., Site]) -> None:
    site = make_site()
    try:
        scorebook.enter(
            site.book,
            scorebook.Score(
                "2026-11-30 12:00", "crusoe", "castaways", ["cook"], ["person"], {}, True, "goal", 12, [], "a.record"
            ),
        )
        (entered,) = site.scores()
        assert (entered.record, entered.best) == ("a.record", -1)
        (site.book / "a.record").write_text(RECORD.read_text(encoding="utf-8"), encoding="utf-8")
        assert site.replay("a.record").info.when == "2026-11-30 12:00"
        with pytest.raises(NoTable):
            site.replay("b.record")
        assert site.statistics("").groups[0].course == []
    finally:
        site.hall.close()
        site.store.close()


def test_a_game_is_played_again_for_its_risks_only_once(tmp_path: Path) -> None:
    played: list[str] = []

    def find(record: str) -> list[Risk]:
        played.append(record)
        if record == "gone":
            raise NoTable(record)
        return [Risk(Fraction(1, 4), False), Risk(Fraction(1, 2), True)]

    assert (
        Risks(tmp_path, find).of(["one", "two", "gone"])
        == [Risk(Fraction(1, 4), False), Risk(Fraction(1, 2), True)] * 2
    )
    with (tmp_path / "risks.jsonl").open("a") as file:
        file.write('{"record": "half a li')
    again = Risks(tmp_path, find)
    assert again.of(["two", "one"]) == [Risk(Fraction(1, 4), False), Risk(Fraction(1, 2), True)] * 2
    assert again.of(["gone"]) == again.of(["gone"]) == []
    assert played == ["one", "two", "gone", "gone"]
