"""`marooned deck` and `--deck`: write the deck file, change it, check it, play with it, and replay what was played."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from marooned.cli.app import run
from marooned.cli.decks import game_of, keep, kept
from marooned.cli.output import VOICE
from marooned.cli.table.session import Session
from marooned.core.errors import FormatError, ReplayError, SetupError
from marooned.core.game import Setup
from marooned.core.record import parse
from marooned.games import deck_games, game_ids, get_game, load_game
from marooned.games.scavengers.deckfile import default_text
from marooned.sim.runner import Match, record_of
from marooned.text import LANGUAGES, Narrator

Captured = pytest.CaptureFixture[str]
QUICK = ["--games", "3", "--workers", "1"]
OLD, NEW = "avoid: {discard_cards: 2}", "avoid: {discard_cards: 3}"


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "MAROONED_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "120")
    VOICE.choose(None)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A deck file of somebody who knows better: a Cave Spider costs one card more."""
    file = tmp_path / "own.yaml"
    file.write_text(default_text().replace(OLD, NEW), encoding="utf-8")
    return file


@pytest.fixture
def record(tmp_path: Path, own: Path) -> Path:
    """The record of a game with that deck, in a folder without it."""
    text = own.read_text(encoding="utf-8")
    match = Match("scavengers", Setup("daring-retreat", ("player",) * 2), ("random",), 1, text)
    file = tmp_path / "played" / "game.record"
    file.parent.mkdir()
    file.write_text(record_of(load_game("scavengers", text), match, 77), encoding="utf-8")
    return file


def output(capsys: Captured, *args: str | Path) -> str:
    assert run(list(map(str, args))) == 0
    return capsys.readouterr().out


def data(capsys: Captured, *args: str | Path) -> Any:
    return json.loads(output(capsys, *args))


def error(capsys: Captured, *args: str | Path) -> tuple[int, str]:
    """Exit code and the one line that was told on stderr; nothing may stand on stdout."""
    code = run(list(map(str, args)))
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return code, told.err


def test_help_names_the_commands_and_the_option(capsys: Captured) -> None:
    assert "deck" in output(capsys, "--help")
    assert "--force" in output(capsys, "deck", "export", "--help")
    assert "--json" in output(capsys, "deck", "check", "--help")
    for command in ("play", "sim", "fuzz", "bench", "replay"):
        assert "--deck" in output(capsys, command, "--help")


# -- export and check ------------------------------------------------------------------------------------------------
def test_the_deck_file_is_printed(capsys: Captured) -> None:
    assert output(capsys, "deck", "export") == default_text()
    assert output(capsys, "deck", "export", "scavengers") == default_text()


def test_the_deck_file_is_written_and_never_overwrites_unless_forced(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "deck.yaml"
    assert str(file) in output(capsys, "deck", "export", "--output", file)
    assert file.read_text(encoding="utf-8") == default_text()
    file.write_text("precious", encoding="utf-8")
    code, told = error(capsys, "deck", "export", "--output", file)
    assert (code, told) == (2, f"marooned: {file}: is there already; --force overwrites it\n")
    assert file.read_text(encoding="utf-8") == "precious"
    output(capsys, "deck", "export", "--output", file, "--force")
    assert file.read_text(encoding="utf-8") == default_text()


def test_where_nothing_can_be_written_is_told(capsys: Captured, tmp_path: Path) -> None:
    code, told = error(capsys, "deck", "export", "--output", tmp_path / "nowhere" / "deck.yaml")
    assert code == 2
    assert "can't be written: No such file or directory" in told


def test_a_game_without_a_deck_file_has_none_to_export(capsys: Captured) -> None:
    code, told = error(capsys, "deck", "export", "crusoe")
    assert code == 2
    assert "crusoe has no deck file; games that have one: scavengers" in told
    assert error(capsys, "deck", "export", "chess")[0] == 2


def test_the_deck_that_comes_along_is_called_so(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "deck.yaml"
    file.write_text(default_text(), encoding="utf-8")
    text = output(capsys, "deck", "check", file)
    assert "This is the deck that comes along." in text
    assert "No card differs" in text
    found = data(capsys, "deck", "check", file, "--json")
    assert (found["deck"], found["differences"]) == ("", [])


def test_what_differs_is_told_with_card_field_old_and_new(capsys: Captured, own: Path) -> None:
    text = output(capsys, "deck", "check", own)
    assert "perils/cave_spider avoid: {discard_cards: 2} → {discard_cards: 3}" in text.splitlines()
    found = data(capsys, "deck", "check", own, "--json")
    assert found["differences"] == [
        {"card": "perils/cave_spider", "field": "avoid", "old": "{discard_cards: 2}", "new": "{discard_cards: 3}"}
    ]
    assert found["deck"] == load_game("scavengers", own.read_text(encoding="utf-8")).deck != ""
    assert found["sizes"] == {
        "action": [22, 19, 16], "peril": [5, 7, 10], "opportunity": [2, 3, 3], "anomaly": [1, 1, 1],
    }  # fmt: skip
    assert found["others"] == {"traumas": 16, "areas": 14, "scenarios": 5, "characters": 10}
    assert set(found["fields"]) == {"known", "reconstructed"}


def test_sizes_and_sureness_are_shown(capsys: Captured, own: Path) -> None:
    rows = [line.replace("│", " ").split() for line in output(capsys, "deck", "check", own).splitlines()]
    assert ["Actions", "22", "19", "16", "57"] in rows
    assert ["Traumas", "16"] in rows
    known = data(capsys, "deck", "check", own, "--json")["fields"]["known"]
    assert ["known", str(known)] in rows


def test_a_wrong_deck_is_told_in_one_line_and_is_1(capsys: Captured, own: Path) -> None:
    own.write_text(default_text().replace(OLD, "avoid: {discard_cards: two}"), encoding="utf-8")
    told = 'perils[4] (cave_spider).avoid.discard_cards: a whole number from 0 to 9 is expected, not "two"'
    assert error(capsys, "deck", "check", own) == (1, f"marooned: {told}\n")
    assert error(capsys, "sim", "scavengers", "--deck", own) == (2, f"marooned: {told}\n")
    assert error(capsys, "deck", "check", own.parent / "nothing.yaml")[0] == 2


def test_an_empty_deck_file_is_no_deck(capsys: Captured, own: Path) -> None:
    own.write_text("", encoding="utf-8")
    assert error(capsys, "deck", "check", own)[0] == 1
    assert error(capsys, "sim", "scavengers", "--deck", own)[0] == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_decks_are_checked_in_every_language(capsys: Captured, own: Path, lang: str) -> None:
    text = output(capsys, "--lang", lang, "deck", "check", own)
    assert "perils/cave_spider avoid: {discard_cards: 2} → {discard_cards: 3}" in text
    assert Narrator(lang).say("cli-deck-reconstructed") in text


# -- playing with it -------------------------------------------------------------------------------------------------
def test_sim_and_fuzz_play_with_the_deck(capsys: Captured, own: Path) -> None:
    digest = data(capsys, "deck", "check", own, "--json")["deck"]
    report = data(capsys, "sim", "scavengers", "--players", "2", "--deck", own, *QUICK, "--json")
    assert (report["deck"], report["errors"], report["games"]) == (digest, 0, 3)
    report = data(capsys, "fuzz", "scavengers", "--deck", own, *QUICK, "--json")
    assert (report["deck"], report["errors"], report["replayed"]) == (digest, 0, 3)
    assert data(capsys, "sim", "scavengers", *QUICK, "--json")["deck"] == ""


def test_other_processes_get_the_deck_too(capsys: Captured, own: Path) -> None:
    args = ["sim", "scavengers", "--players", "2", "--games", "60", "--json", "--seed", "5"]
    one, two = (data(capsys, *args, "--deck", own, "--workers", n) for n in ("1", "2"))
    del one["decisions_per_second"], two["decisions_per_second"]
    assert one == two
    assert one["decisions"] != data(capsys, *args, "--workers", "1")["decisions"]


def test_bench_measures_the_deck_alone(capsys: Captured, own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    measured: list[str] = []
    monkeypatch.setattr("marooned.sim.bench.bench_game", lambda game, rounds: measured.append(game.deck) or {})
    assert list(data(capsys, "bench", "--deck", own, "--json")) == ["scavengers"]
    assert measured == [data(capsys, "deck", "check", own, "--json")["deck"]]
    assert error(capsys, "bench", "crusoe", "--deck", own)[0] == 2


@pytest.mark.parametrize(
    "args", [["sim", "crusoe", *QUICK], ["fuzz", "crusoe", *QUICK], ["play", "crusoe"], ["bench", "crusoe"]]
)
def test_a_game_without_a_deck_file_refuses_one(capsys: Captured, own: Path, args: list[str]) -> None:
    code, told = error(capsys, *args, "--deck", own)
    assert code == 2
    assert "crusoe has no deck file; games that have one: scavengers" in told


def test_games_are_loaded_with_a_deck() -> None:
    assert set(deck_games()) <= set(game_ids())
    assert load_game("crusoe") is get_game("crusoe")
    assert load_game("scavengers", default_text()) is get_game("scavengers")
    assert load_game("scavengers", default_text() + "# own\n").deck != ""
    with pytest.raises(SetupError, match="crusoe has no deck file"):
        load_game("crusoe", default_text())
    with pytest.raises(SetupError, match="unknown game"):
        load_game("chess", default_text())
    with pytest.raises(FormatError):
        load_game("scavengers", "")


# -- records ---------------------------------------------------------------------------------------------------------
def test_a_record_names_its_deck_and_replays_with_it_alone(capsys: Captured, own: Path, record: Path) -> None:
    digest = parse(record.read_text(encoding="utf-8")).deck
    assert digest == data(capsys, "deck", "check", own, "--json")["deck"]
    told = data(capsys, "replay", record, "--deck", own, "--json")
    assert (told["deck"], told["seed_agrees"], told["over"]) == (digest, True, True)
    code, said = error(capsys, "replay", record)
    assert code == 1
    assert said == f"marooned: The game was played with deck {digest}: name its deck file with --deck FILE\n"


def test_a_record_does_not_replay_with_another_deck(capsys: Captured, own: Path, record: Path) -> None:
    digest = parse(record.read_text(encoding="utf-8")).deck
    usual = own.with_name("usual.yaml")
    usual.write_text(default_text(), encoding="utf-8")
    code, said = error(capsys, "replay", record, "--deck", usual)
    assert code == 1
    assert said == f"marooned: The game was played with deck {digest}, and this is the deck that comes along\n"
    match = Match("scavengers", Setup("daring-retreat", ("player",) * 2), ("random",), 1)
    record.write_text(record_of(get_game("scavengers"), match, 77), encoding="utf-8")
    assert "seed agrees: yes" in output(capsys, "replay", record, "--deck", usual)
    code, said = error(capsys, "replay", record, "--deck", own)
    assert code == 1
    assert said == f"marooned: The game was played with the deck that comes along, and this is deck {digest}\n"


def test_a_deck_kept_beside_a_record_is_found(capsys: Captured, own: Path, record: Path) -> None:
    text = own.read_text(encoding="utf-8")
    game = load_game("scavengers", text)
    keep(game, text, record)
    assert kept(game.deck, record) == record.parent / "decks" / f"{game.deck}.yaml"
    own.unlink()
    assert data(capsys, "replay", record, "--json")["deck"] == game.deck
    place = record.parent / "decks" / f"{game.deck}.yaml"
    place.write_text(text + "# changed by hand\n", encoding="utf-8")
    assert error(capsys, "replay", record)[0] == 1


def test_nothing_is_kept_of_the_deck_that_comes_along(record: Path) -> None:
    keep(load_game("scavengers", default_text()), default_text(), record)
    keep(get_game("crusoe"), None, record)
    assert not (record.parent / "decks").exists()


@pytest.mark.parametrize("digest", ["../../secret", "", "0123456789abcdeg", "0123456789abcdef0"])
def test_only_a_digest_names_a_kept_deck(record: Path, digest: str) -> None:
    folder = record.parent / "decks"
    folder.mkdir()
    (folder / f"{Path(digest).name}.yaml").write_text("x", encoding="utf-8")
    assert kept(digest, record) is None


# -- saved games -----------------------------------------------------------------------------------------------------
Play = Callable[..., int]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Play:
    """`marooned play` with nobody at the keyboard: it saves and stops."""
    monkeypatch.setattr("marooned.cli.table.plain.PlainTable.run", lambda table: None)
    return lambda *args: run(["play", *map(str, args), "--plain"])


def test_a_saved_game_keeps_its_deck_and_resumes_with_it(play: Play, own: Path, tmp_path: Path) -> None:
    save = tmp_path / "saves" / "game.record"
    assert play("scavengers", "--players", "2", "--seed", "3", "--deck", own, "--file", save) == 0
    text = own.read_text(encoding="utf-8")
    digest = parse(save.read_text(encoding="utf-8")).deck
    assert (save.parent / "decks" / f"{digest}.yaml").read_text(encoding="utf-8") == text
    own.write_text(default_text(), encoding="utf-8")
    session = Session.resume(save, Narrator("en"))
    assert session.game.deck == digest
    assert play("--resume", "--file", save) == 0


def test_a_saved_game_that_lost_its_deck_asks_for_it_and_keeps_it_again(
    play: Play, capsys: Captured, own: Path, tmp_path: Path
) -> None:
    save = tmp_path / "saves" / "game.record"
    assert play("scavengers", "--players", "2", "--seed", "3", "--deck", own, "--file", save) == 0
    record = parse(save.read_text(encoding="utf-8"))
    kept_file = save.parent / "decks" / f"{record.deck}.yaml"
    kept_file.unlink()
    with pytest.raises(ReplayError, match="--deck FILE"):
        Session.resume(save, Narrator("en"))
    capsys.readouterr()
    assert play("--resume", "--file", save) == 1
    assert f"played with deck {record.deck}: name its deck file" in capsys.readouterr().err
    assert play("--resume", "--file", save, "--deck", own) == 0
    assert kept_file.is_file()
    assert game_of(record, save).deck == record.deck
