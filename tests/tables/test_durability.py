"""What was acknowledged is there whatever happens, and nothing is done twice: kill -9 at any time, also between storing
and acknowledging; a disk that is full, a database that is locked or gone, two processes at one table.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from marooned.table.bots import Bots
from marooned.table.entries import Moved
from marooned.table.errors import Refusal, StoreError
from marooned.table.hall import Hall
from marooned.table.room import Room
from marooned.table.sqlite import SqliteStore
from marooned.table.store import Store, open_store
from marooned.web import contract

Fix = Callable[[Store], Store]
SOCKET = ".s.PGSQL.5432"

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

# Plays as above, and is killed at its `sys.argv[4]`th move while it stores it: `before` the transaction is committed,
# or `after`, when nobody has been told.
KILLED = """
import os, signal, sys
from marooned.table import store as stores

count = 0
real = stores.open_store

def open_store(where):
    store = real(where)
    append, write = store.append, store._write

    def die():
        global count
        count += 1
        if count == int(sys.argv[4]):
            os.kill(os.getpid(), signal.SIGKILL)

    def appended(*args):
        last = append(*args)
        die()
        return last

    def written(*args):
        write(*args)
        die()

    if sys.argv[5] == "after":
        store.append = appended
    else:
        store._write = written
    return store

stores.open_store = open_store
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
def table(where: str, known_key: Fix) -> str:
    """A table for two, the same deal in every run; its name."""
    store = known_key(open_store(where))
    name = lay(store)
    store.close()
    return name


def lay(store: Store) -> str:
    """Lay a table for two; its name."""
    hall = Hall(store, Bots(1))
    people = ["cook", "explorer"]
    new = contract.NewTable(game="crusoe", scenario="castaways", seats=people, who=["person", "person"], deal="AAAAAAA")
    table = hall.open(new)[0].table
    hall.close()
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


@pytest.mark.parametrize(("when", "stored"), [("before", False), ("after", True)])
def test_a_kill_between_storing_and_acknowledging_leaves_all_of_a_move_or_nothing(
    where: str, table: str, when: str, stored: bool
) -> None:
    """Whoever sends the move again, as a browser may that heard nothing, does it once."""
    command = [sys.executable, "-c", KILLED + PLAYER, where, table, "luck", "9", when]
    player = subprocess.run(command, capture_output=True, text=True, check=False)
    assert player.returncode == -signal.SIGKILL, player.stderr
    told = [int(line.split()[0]) for line in player.stdout.splitlines() if line != "ready"]
    store = open_store(where)
    room = Room(store, table)
    assert len(told) == 8
    assert room.revision == told[-1] + stored
    moves = [entry for entry in store.read(table) if isinstance(entry, Moved)]
    assert len(moves) == len(told) + stored
    last = moves[-1]
    if stored:
        with pytest.raises(Refusal) as caught:
            room.move(last.seat, told[-1], last.words)
        assert caught.value.code == "stale"
    again = room.state.legal_actions(room.state.current_player())[-1]
    room.move(room.state.current_player(), room.revision, room.state.action_to_string(again))
    assert Room(store, table).digest() == room.digest()
    store.close()


# -- databases that fail ---------------------------------------------------------------------------------------------
def any_move(room: Room) -> int:
    seat = room.state.current_player()
    return room.move(seat, room.revision, room.state.action_to_string(room.state.legal_actions(seat)[-1]))


def fails_and_goes_on(room: Room, mend: Callable[[], None]) -> None:
    """A move fails and changes nothing; mended, the same move is done once."""
    before = room.revision, room.digest(), room.table_for(0)
    with pytest.raises(StoreError):
        any_move(room)
    assert (room.revision, room.digest(), room.table_for(0)) == before
    mend()
    assert any_move(room) == before[0] + 1
    back = Room(room.store, room.table)
    assert (back.revision, back.digest()) == (room.revision, room.digest())


def test_a_full_disk_stops_a_table_and_space_lets_it_go_on(tmp_path: Path, known_key: Fix) -> None:
    store = known_key(open_store(str(tmp_path / "tables.db")))
    assert isinstance(store, SqliteStore)
    room = Room(store, lay(store))
    any_move(room)
    pages = store._db.execute("PRAGMA page_count").fetchone()[0]
    store._db.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreError, match="full"):
        while True:
            any_move(room)
    fails_and_goes_on(room, lambda: store._db.execute("PRAGMA max_page_count = 1000000") and None)
    store.close()


def test_a_postgresql_with_a_full_disk_stops_a_table_and_space_lets_it_go_on(
    postgres_address: str, known_key: Fix
) -> None:
    import psycopg

    store = known_key(open_store(postgres_address))
    room = Room(store, lay(store))
    with psycopg.connect(postgres_address, autocommit=True) as db:
        db.execute(
            "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN RAISE 'no space left on device' USING ERRCODE = 'disk_full'; END $$"
        )
        db.execute("CREATE TRIGGER full_disk AFTER INSERT ON entries EXECUTE FUNCTION full_disk()")
        fails_and_goes_on(room, lambda: db.execute("DROP TRIGGER full_disk ON entries") and None)
    store.close()


def test_a_row_that_another_session_holds_is_an_error_in_time(
    postgres_address: str, known_key: Fix, monkeypatch: pytest.MonkeyPatch
) -> None:
    import psycopg

    from marooned.table import postgres

    monkeypatch.setattr(postgres, "PATIENCE", 0.3)
    store = known_key(open_store(postgres_address))
    room = Room(store, lay(store))
    with psycopg.connect(postgres_address) as other:
        other.execute("SELECT * FROM tables FOR UPDATE")
        fails_and_goes_on(room, other.rollback)
    store.close()


class Proxy:
    """Stands between a program and PostgreSQL; when it is told to, it lets a COMMIT through and swallows the answer."""

    def __init__(self, folder: Path, server: Path) -> None:
        self.swallow = threading.Event()
        self.swallowed = threading.Event()
        self._server = str(server / SOCKET)
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(folder / SOCKET))
        self._listener.listen(16)
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                far = socket.socket(socket.AF_UNIX)
                far.connect(self._server)
                cut = threading.Event()
                threading.Thread(target=self._there, args=(near, far, cut), daemon=True).start()
                threading.Thread(target=self._back, args=(near, far, cut), daemon=True).start()

    def _there(self, near: socket.socket, far: socket.socket, cut: threading.Event) -> None:
        with suppress(OSError):
            while data := near.recv(65536):
                if b"COMMIT" in data and self.swallow.is_set():
                    self.swallow.clear()
                    cut.set()
                far.sendall(data)
            far.shutdown(socket.SHUT_RDWR)

    def _back(self, near: socket.socket, far: socket.socket, cut: threading.Event) -> None:
        with suppress(OSError):
            while data := far.recv(65536):
                if cut.is_set():  # the answer to COMMIT: it is done, and the program will never hear of it
                    self.swallowed.set()
                    break
                near.sendall(data)
            near.shutdown(socket.SHUT_RDWR)
            near.close()
            far.close()

    def close(self) -> None:
        self._listener.close()


def test_a_connection_that_breaks_between_commit_and_answer_does_nothing_twice(
    postgres_address: str, known_key: Fix
) -> None:
    """The store says that it failed, though the move is stored: the next one meets it, and is late."""
    straight = known_key(open_store(postgres_address))
    folder = Path(tempfile.mkdtemp(prefix="marooned-proxy-"))
    proxy = Proxy(folder, Path(postgres_address.partition("host=")[2]))
    store = open_store(postgres_address.partition("host=")[0] + f"host={folder}")
    try:
        table = lay(store)
        room = Room(store, table)
        seen = room.revision
        proxy.swallow.set()
        with pytest.raises(StoreError):
            any_move(room)
        assert proxy.swallowed.wait(10)
        assert straight.head(table).seq == seen + 1
        assert room.revision == seen
        with pytest.raises(Refusal) as caught:  # the browser sends it again
            any_move(room)
        assert caught.value.code == "stale"
        assert room.revision == straight.head(table).seq == seen + 1
        any_move(room)
        assert Room(straight, table).digest() == room.digest()
    finally:
        store.close()
        straight.close()
        proxy.close()
        shutil.rmtree(folder)
