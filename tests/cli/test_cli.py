"""The command line: exit codes, one line for an error, JSON as documented, help everywhere."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from marooned import __version__
from marooned.cli.app import run
from marooned.cli.output import VOICE
from marooned.core.game import Setup
from marooned.games import get_game
from marooned.sim.runner import Match, record_of

COMMANDS = ("play", "sim", "fuzz", "bench", "games", "replay", "case", "coverage", "scores", "odds")
QUICK = ["--games", "4", "--workers", "1"]

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "MAROONED_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "120")
    VOICE.choose(None)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = Match("crusoe", Setup("castaways", ("cook", "explorer")), ("random",), 1)
    file = tmp_path / "game.record"
    file.write_text(record_of(get_game("crusoe"), match, 77), encoding="utf-8")
    return file


def output(capsys: Captured, *args: str) -> str:
    assert run(list(args)) == 0
    return capsys.readouterr().out


def data(capsys: Captured, *args: str) -> Any:
    return json.loads(output(capsys, *args))


def error(capsys: Captured, *args: str) -> tuple[int, str]:
    """Exit code and what was told on stderr; nothing may stand on stdout."""
    code = run(list(args))
    told = capsys.readouterr()
    assert told.out == ""
    return code, told.err


def test_the_version(capsys: Captured) -> None:
    assert output(capsys, "--version") == f"marooned {__version__}\n"


def test_help_everywhere(capsys: Captured) -> None:
    text = output(capsys, "--help")
    assert "Exit codes" in text
    for command in COMMANDS:
        assert command in text
        assert "--help" in output(capsys, command, "--help")
    for what in ("dice", "weather", "decks"):
        assert "--json" in output(capsys, "odds", "crusoe", what, "--help")


def test_completion_is_offered(capsys: Captured) -> None:
    assert "--install-completion" in output(capsys, "--help")


@pytest.mark.parametrize(
    "args", [["bogus"], ["sim"], ["sim", "crusoe", "--games", "0"], ["sim", "crusoe", "--bogus"], ["odds"], ["replay"]]
)
def test_wrong_usage_is_2(capsys: Captured, args: list[str]) -> None:
    assert run(args) == 2


# -- errors ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("args", "text"),
    [
        (["sim", "chess"], "unknown game “chess”; known: crusoe"),
        (["sim", "crusoe", "--bot", "nobody"], "unknown bot “nobody”"),
        (["sim", "crusoe", "--scenario", "nowhere"], "unknown scenario “nowhere”; known: castaways"),
        (["sim", "crusoe", "--players", "5"], "1 to 4 players, not 5"),
        (["sim", "crusoe", "--seats", "cook,cook"], "rule RC-setup-05: only one Cook"),
        (["sim", "crusoe", "--option", "friday"], "an option is written name=value, not “friday”"),
        (["sim", "crusoe", "--option", "book-events=99"], "option book-events can't be 99"),
        (["sim", "crusoe", "--players", "1", "--seats", "cook,explorer"], "2 seats are named for 1 player"),
        (["--lang", "xx", "games"], "unknown language 'xx'; expected one of en, cs, pl"),
        (["replay", "/nowhere/at-all"], "/nowhere/at-all: can't be read: No such file or directory"),
        (["case", "/nowhere/at-all"], "/nowhere/at-all: no such file or folder"),
        (["odds", "crusoe", "dice", "--reroll", "nose"], "unknown die “nose”; known: wound"),
        (["odds", "crusoe", "weather", "--round", "13"], "castaways has 12 rounds, not 13"),
        (["odds", "crusoe", "decks", "--record", "x", "--pile", "socks"], "unknown pile “socks”"),
    ],
)
def test_what_was_asked_wrongly_is_told_in_one_line(capsys: Captured, args: list[str], text: str) -> None:
    code, told = error(capsys, *args)
    assert code == 2
    assert told.startswith("marooned: ")
    assert text in told
    assert told.count("\n") == 1


def test_errors_are_told_in_the_language_of_the_run(capsys: Captured) -> None:
    english = error(capsys, "sim", "chess")
    czech = error(capsys, "--lang", "cs", "sim", "chess")
    assert english[0] == czech[0] == 2
    assert english[1] != czech[1]


def test_a_record_that_does_not_fit_is_1(capsys: Captured, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    first = next(number for number, line in enumerate(lines) if number > 8 and not line.startswith("="))
    lines[first] = "explore E cook"
    record.write_text("\n".join(lines), encoding="utf-8")
    code, told = error(capsys, "replay", str(record))
    assert code == 1
    assert f"line {first + 1}" in told
    assert told.count("\n") == 1


# -- sim, fuzz, bench ------------------------------------------------------------------------------------------------
def test_sim_prints_the_documented_json(capsys: Captured) -> None:
    report = data(
        capsys, "sim", "crusoe", "--scenario", "castaways", "--players", "2", "--bot", "random", *QUICK, "--json"
    )
    keys = ["game", "scenario", "players", "bot", "games", "wins", "win_interval", "errors", "soft_locks"]
    keys += ["decisions", "decisions_per_second", "reasons"]
    assert list(report)[: len(keys)] == keys
    assert (report["players"], report["games"], report["errors"], report["soft_locks"]) == (2, 4, 0, 0)
    assert len(report["win_interval"]) == 2


def test_sim_is_the_same_for_the_same_seed(capsys: Captured) -> None:
    args = ["sim", "crusoe", "--seats", "cook,explorer,soldier", "--option", "friday=yes", *QUICK, "--json", "--seed"]
    first, second, third = (data(capsys, *args, seed) for seed in ("1", "1", "2"))
    assert first["decisions"] == second["decisions"] != third["decisions"]


def test_sim_prints_tables(capsys: Captured) -> None:
    text = output(capsys, "sim", "crusoe", *QUICK)
    assert "95 % interval" in text
    assert "a player's character died" in text


def test_fuzz_says_what_was_checked(capsys: Captured) -> None:
    report = data(capsys, "fuzz", "crusoe", *QUICK, "--json")
    assert (report["games"], report["replayed"], report["errors"], report["soft_locks"]) == (4, 4, 0, 0)
    assert "records replayed" in output(capsys, "fuzz", "crusoe", *QUICK)


def test_fuzz_that_finds_something_is_1_and_keeps_the_record(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    odd = lambda game, state, full: ["something is odd"]  # noqa: E731
    monkeypatch.setattr(type(get_game("crusoe")), "faults", odd)
    assert run(["fuzz", "crusoe", "--games", "1", "--workers", "1", "--records", str(tmp_path / "found")]) == 1
    assert "something is odd" in capsys.readouterr().out
    assert "something is odd" in (tmp_path / "found" / "game-0.record").read_text(encoding="utf-8")


def test_bench_prints_the_documented_json(capsys: Captured) -> None:
    figures = data(capsys, "bench", "crusoe", "--rounds", "1", "--json")["crusoe"]
    keys = {"decisions_per_second", "clone_us", "decision_us", "new_game_ms", "state_json_bytes"}
    assert keys | {"ratio_to_python_chess"} <= set(figures)


# -- games, records, proof -------------------------------------------------------------------------------------------
def test_games_are_listed_with_their_options(capsys: Captured) -> None:
    text = output(capsys, "games")
    assert "crusoe / castaways: 1 to 4 players" in text
    assert "book-events" in text
    listed = data(capsys, "games", "--json")["crusoe"]["scenarios"]["castaways"]
    assert listed["players"] == [1, 2, 3, 4]
    assert listed["options"]["friday"]["default"] == {"1": True, "2": True, "3": False, "4": False}


def test_every_word_can_be_listed(capsys: Captured) -> None:
    words = output(capsys, "games", "--words", "crusoe").split()
    assert {"confirm", "explore", "+map", "use-hooch", "shelter@W"} <= set(words)


def test_a_record_is_replayed(capsys: Captured, record: Path) -> None:
    assert "seed agrees: yes" in output(capsys, "replay", str(record))
    told = data(capsys, "replay", str(record), "--json")
    assert (told["seed"], told["seed_agrees"], told["over"], told["won"]) == (77, True, True, False)
    assert len(output(capsys, "replay", str(record), "--log").splitlines()) > 50


def test_cases_end_with_counts_and_1_on_failure(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "two.yaml"
    file.write_text(
        "- {case: camp, position: {players: [cook]}, expect: {camp: W}}\n"
        "- {case: moon, position: {players: [cook]}, expect: {camp: N1}}\n",
        encoding="utf-8",
    )
    assert run(["case", str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "1 passed, 1 failed"
    assert lines[0].startswith(f"{file}: moon: ")


# -- odds ------------------------------------------------------------------------------------------------------------
def test_odds_of_dice_and_weather(capsys: Captured) -> None:
    text = output(capsys, "odds", "crusoe")
    assert "25/72 = 34.7%" in text
    assert "more clouds than roof 3" in text
    assert data(capsys, "odds", "crusoe", "dice", "--json")["build"]["success"] == "2/3"
    assert data(capsys, "odds", "crusoe", "dice", "--reroll", "success", "--json")["build"]["success"] == "8/9"
    assert data(capsys, "odds", "crusoe", "weather", "--round", "5", "--json")["5"]["any_winter"] == "1/6"


def test_odds_of_decks_at_a_point_of_a_record(capsys: Captured, record: Path) -> None:
    whole = data(capsys, "odds", "crusoe", "decks", "--record", str(record), "--json")
    start = data(capsys, "odds", "crusoe", "decks", "--record", str(record), "--line", "8", "--json")
    assert start["event"]["size"] == 12
    assert start["island"]["next_card"]["tile-1"] == "1/10"
    assert whole["event"]["size"] < 12
    assert "Island tiles (10)" in output(
        capsys, "odds", "crusoe", "decks", "--record", str(record), "--line", "8", "--pile", "island"
    )


def test_odds_of_the_card_game_are_those_of_a_player(capsys: Captured, tmp_path: Path) -> None:
    from marooned.core.record import Recorder

    game = get_game("scavengers")
    recorder = Recorder.begin(game, Setup("daring-retreat", ("player", "player")), 5)
    recorder.apply(recorder.state.string_to_action("pile-1"))
    file = tmp_path / "game.record"
    file.write_text(recorder.text(), encoding="utf-8")
    found = data(capsys, "odds", "scavengers", "--record", str(file), "--seat", "2", "--json")
    assert set(found) == {"pile-1", "pile-2", "pile-3"}
    for pile in found.values():
        assert sum(Fraction(share) for share in pile["next_card"].values()) == 1
    assert "Peril" in output(capsys, "odds", "scavengers", "--record", str(file))
    assert run(["odds", "scavengers", "--record", str(file), "--seat", "3"]) == 2
    assert "1 to 2 players, not 3" in capsys.readouterr().err


def test_odds_of_the_card_game_need_its_record(capsys: Captured, record: Path) -> None:
    assert run(["odds", "scavengers", "--record", str(record)]) == 2
    assert "the record is of crusoe" in capsys.readouterr().err
