"""What was acknowledged is there after kill -9, and a process that dies in the middle leaves nothing half done."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from marooned.table.bots import Bots
from marooned.table.entries import Moved
from marooned.table.hall import Hall
from marooned.table.room import Room
from marooned.table.store import Store, open_store
from marooned.web import contract

# Plays a table on and on; says each number after its move was acknowledged.
PLAYER = """
import random, sys
from marooned.table.room import Room
from marooned.table.store import open_store
from marooned.table.errors import Refusal

store = open_store(sys.argv[1])
room = Room(store, sys.argv[2])
chance = random.Random(sys.argv[3])
print("ready", flush=True)
while not room.over():
    seat = chance.choice([seat for seat in room.state.acting() if room.state.legal_actions(seat)])
    word = room.state.action_to_string(chance.choice(room.state.legal_actions(seat)))
    try:
        revision = room.move(seat, room.revision, word)
    except Refusal as refusal:
        assert refusal.code == "stale", refusal
        continue
    print(revision, room.digest(), flush=True)
"""


def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    where: str = request.getfixturevalue("postgres_address")
    return where


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return address(request, tmp_path)


@pytest.fixture
def table(where: str, known_key: Callable[[Store], Store]) -> str:
    """A table for two, the same deal in every run; its name."""
    store = known_key(open_store(where))
    hall = Hall(store, Bots(1))
    people = ["cook", "explorer"]
    new = contract.NewTable(game="crusoe", scenario="castaways", seats=people, who=["person", "person"], deal="AAAAAAA")
    table = hall.open(new)[0].table
    hall.close()
    store.close()
    return table


def start(where: str, table: str, luck: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-c", PLAYER, where, table, luck], stdout=subprocess.PIPE, text=True)


def read_on(process: subprocess.Popen[str], enough: int) -> list[tuple[int, str]]:
    """What the player acknowledged, up to `enough` lines; then it is killed, and the rest is read."""
    assert process.stdout is not None
    lines: list[str] = []
    for line in process.stdout:
        lines.append(line)
        if len(lines) == enough:
            os.kill(process.pid, signal.SIGKILL)
            break
    lines += process.stdout.readlines()
    process.wait()
    process.stdout.close()
    if lines and not lines[-1].endswith("\n"):
        lines.pop()  # killed while it was speaking
    return [(int(revision), digest) for revision, digest in (line.split() for line in lines if line != "ready\n")]


def test_all_that_was_acknowledged_is_there_after_kill_9(where: str, table: str) -> None:
    told: list[tuple[int, str]] = []
    for life, enough in enumerate((7, 20, 31)):
        told += read_on(start(where, table, str(life)), enough)
        store = open_store(where)
        room = Room(store, table)
        stored = {number: entry for number, entry in enumerate(store.read(table), start=1) if isinstance(entry, Moved)}
        store.close()
        for revision, digest in told:
            assert revision in stored or revision - 1 in stored  # the last move of a game is followed by its end
            move = stored.get(revision) or stored[revision - 1]
            assert move.digest == digest
        assert room.revision - told[-1][0] in (0, 1)  # at most the one that was stored and not yet acknowledged
        assert room.over() or room.digest() == stored[max(stored)].digest  # nothing was done twice
    assert len(told) > 30


def test_two_processes_play_one_table_and_both_are_killed(where: str, table: str) -> None:
    one, other = start(where, table, "a"), start(where, table, "b")
    time.sleep(0.1)
    told = [*read_on(one, 15), *read_on(other, 15)]
    numbers = [revision for revision, _ in told]
    assert len(numbers) == len(set(numbers))
    store = open_store(where)
    room = Room(store, table)
    entries = dict(enumerate(store.read(table), start=1))
    store.close()
    assert sorted(entries) == list(range(1, room.revision + 1))
    for revision, digest in told:
        entry = entries[revision] if isinstance(entries[revision], Moved) else entries[revision - 1]
        assert isinstance(entry, Moved)
        assert entry.digest == digest
