"""Copies of all tables, between stores of any kind, and games as text: `marooned tables`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from marooned.cli.app import run as run_command
from marooned.core.record import parse, replay
from marooned.games import get_game
from marooned.table.backup import copy_all
from marooned.table.bots import Bots
from marooned.table.errors import NotEmpty
from marooned.table.hall import Hall
from marooned.table.room import Room
from marooned.table.sqlite import SqliteStore
from marooned.table.store import Store
from marooned.web import contract
from marooned.web.site import STORE_FILE

Opener = Callable[[], Store]


def fill(store: Store) -> dict[str, str]:
    """Three tables, one of them over; their tokens by name."""
    hall = Hall(store, Bots(1))
    tokens = {}
    for number in range(3):
        new = contract.NewTable(game="crusoe", scenario="castaways", seats=["cook"], who=["person"], deal="AAAAAAA")
        [seat] = hall.open(new)
        room = hall.room(seat.table)
        room.move(0, room.revision, "rest cook")
        room.say(0, f"table {number}")
        if number == 1:
            room.resign(0, True)
        tokens[seat.table] = seat.token
    hall.close()
    store.keep_deck("0123456789abcdef", "cards: ě\n")
    return tokens


def told(store: Store) -> list[object]:
    """All that a store holds, as its own words tell it."""
    heads = store.tables(limit=99)
    rows = [(head, store.read(head.table)) for head in heads]
    return [store.key(), store.decks(), rows]


def test_a_copy_has_all_that_the_store_has(opener: Opener, tmp_path: Path) -> None:
    """Both ways: into a file, and from a file into a store of this kind."""
    source = opener()
    tokens = fill(source)
    copy = SqliteStore(tmp_path / "copy.db")
    assert copy_all(source, copy) == 3
    assert told(copy) == told(source)
    for table, token in tokens.items():
        back, here = Room(copy, table), Room(source, table)
        assert back.seat_of(token) == 0
        assert (back.digest(), back.picture()) == (here.digest(), here.picture())
    with pytest.raises(NotEmpty):
        copy_all(copy, source)
    assert told(copy) == told(source)
    copy.close()


def test_a_file_comes_back_into_an_empty_store(opener: Opener, tmp_path: Path) -> None:
    file = SqliteStore(tmp_path / "file.db")
    fill(file)
    target = opener()
    assert copy_all(file, target) == 3
    assert told(target) == told(file)
    file.close()


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = run_command(list(args))
    out, err = capsys.readouterr()
    return code, out, err


def test_the_commands_list_copy_and_bring_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, other = tmp_path / "data", tmp_path / "other"
    store = SqliteStore(data / STORE_FILE)
    fill(store)
    saved = str(tmp_path / "copy.db")
    code, out, _ = run(capsys, "--lang", "en", "tables", "backup", saved, "--data", str(data))  # while it is in use
    assert (code, out) == (0, f"3 tables copied into {saved}\n")
    assert [file.name for file in tmp_path.glob("copy*")] == ["copy.db"]
    assert run(capsys, "tables", "backup", saved, "--data", str(data))[0] == 2  # it overwrites nothing
    code, out, _ = run(capsys, "--lang", "cs", "tables", "restore", saved, "--data", str(other))
    assert (code, out) == (0, "3 stoly obnoveny\n")
    assert run(capsys, "tables", "restore", saved, "--data", str(other))[0] == 2
    there = SqliteStore(other / STORE_FILE)
    assert told(there) == told(store)
    there.close()
    code, out, _ = run(capsys, "tables", "list", "--json", "--data", str(other))
    listed = json.loads(out)
    assert (code, [row["over"] for row in listed]) == (0, [False, True, False])
    code, out, _ = run(capsys, "--lang", "pl", "tables", "list", "--data", str(other))
    assert code == 0 and all(row["code"] in out for row in listed) and "koniec" in out
    store.close()


def test_a_game_is_exported_as_a_record_and_a_running_one_without_its_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = SqliteStore(tmp_path / STORE_FILE)
    fill(store)
    for head in store.tables(limit=9):
        where = ("--data", str(tmp_path))
        code, out, _ = run(capsys, "tables", "export", head.code, *where)
        assert code == 0
        assert (parse(out).seed is None) == (not head.status.over)
        if head.status.over:
            assert replay(out, get_game("crusoe")).state.to_plain() == Room(store, head.table).state.to_plain()
        file = tmp_path / f"{head.code}.jsonl"
        assert run(capsys, "tables", "export", head.code.lower(), "--log", "--output", str(file), *where)[0] == 0
        assert [json.loads(line)["type"] for line in file.read_text().splitlines()][:2] == ["opened", "seated"]
    assert run(capsys, "tables", "export", "QQQQQQ", "--data", str(tmp_path))[0] == 2
    store.close()


def test_what_is_not_there_is_said_and_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (("list",), ("backup", str(tmp_path / "copy.db")), ("export", "ABCDEF")):
        code, out, err = run(capsys, "tables", *command, "--data", str(tmp_path / "nowhere"))
        assert (code, out) == (2, "") and "is not there" in err
    assert run(capsys, "tables", "restore", str(tmp_path / "none.db"), "--data", str(tmp_path))[0] == 2
    assert list(tmp_path.iterdir()) == []
