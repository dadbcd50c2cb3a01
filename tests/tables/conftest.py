"""Stores to test: SQLite in a fresh folder, and PostgreSQL on a private server of Debian's package."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from uuid import uuid4

import pytest

from marooned.table.bots import Bots
from marooned.table.hall import Hall
from marooned.table.room import Room
from marooned.table.sqlite import SqliteStore
from marooned.table.store import Store, open_store
from marooned.web import contract

Opener = Callable[[], Store]
Fix = Callable[[Store], Store]
Lay = Callable[..., Room]
BINARIES = Path("/usr/lib/postgresql")
MISSING = "no PostgreSQL server here; to run these tests: apt-get install -y postgresql"


def with_known_key(store: Store) -> Store:
    """The store with a key that is always the same, so that a deal code gives the same deal in every run."""
    key = bytes(range(32))
    if isinstance(store, SqliteStore):
        store._db.execute("UPDATE facts SET value = ? WHERE name = 'key'", (key,))
    else:
        with store._writing() as db:  # type: ignore[attr-defined]
            db.execute("UPDATE facts SET value = %s WHERE name = 'key'", (key,))
    return store


@pytest.fixture
def known_key() -> Fix:
    """Gives a store a key that is always the same."""
    return with_known_key


def postgres_binaries() -> Path | None:
    """Where Debian keeps the newest server's programs."""
    found = sorted(BINARIES.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A private PostgreSQL server that listens on a socket in a folder of its own; its address without a database."""
    binaries = postgres_binaries()
    if binaries is None:
        pytest.skip(MISSING)
    folder = Path(tempfile.mkdtemp(prefix="marooned-pg-"))
    root = os.geteuid() == 0  # the server refuses to run as root; Debian's package brings a user for it
    if root:
        shutil.chown(folder, "postgres")
    as_user = ["runuser", "-u", "postgres", "--"] if root else []
    user = "postgres" if root else Path.home().owner()

    def run(program: str, *args: str) -> None:
        command = [*as_user, str(binaries / program), *args]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    data = str(folder / "data")
    run("initdb", "-D", data, "-A", "trust", "-U", user, "--no-sync", "-E", "UTF8", "--locale=C")
    options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
    try:
        run("pg_ctl", "-D", data, "-w", "-t", "60", "-l", str(folder / "log"), "-o", options, "start")
        yield f"postgresql://{user}@/{{database}}?host={folder}"
    finally:
        run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres_address(postgres_server: str) -> Iterator[str]:
    """The address of a fresh database."""
    psycopg = pytest.importorskip("psycopg", reason="PostgreSQL needs the extra `postgres` (psycopg)")
    name = f"t{uuid4().hex}"
    with psycopg.connect(postgres_server.format(database="postgres"), autocommit=True) as db:
        db.execute(f'CREATE DATABASE "{name}"')
    yield postgres_server.format(database=name)
    with psycopg.connect(postgres_server.format(database="postgres"), autocommit=True) as db:
        db.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


@pytest.fixture(params=["sqlite", "postgres"])
def opener(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Opener]:
    """Opens the same store again and again, as further processes would."""
    sqlite = request.param == "sqlite"
    where = str(tmp_path / "tables.db") if sqlite else request.getfixturevalue("postgres_address")
    opened: list[Store] = []

    def open_again() -> Store:
        opened.append(open_store(where))
        return opened[-1]

    yield open_again
    for store in opened:
        store.close()


@pytest.fixture
def both(opener: Opener) -> Store:
    """A store, once of each kind."""
    return opener()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A store in a file, with a key that is always the same."""
    opened = with_known_key(open_store(str(tmp_path / "tables.db")))
    yield opened
    opened.close()


@pytest.fixture
def hall(store: Store, tmp_path: Path) -> Iterator[Hall]:
    """A hall on that store, with a score book in the same folder; bots start when they are asked."""
    opened = Hall(store, Bots(1), tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def lay(hall: Hall, store: Store) -> Lay:
    """Lay a table and take a room of its own on it, as a process of its own would: `lay("crusoe", 2)`."""

    def laid(
        game: str = "crusoe",
        seats: int = 2,
        who: Sequence[str] = (),
        scenario: str = "",
        tick: Callable[[], float] = time.monotonic,
        **options: int | str | bool,
    ) -> Room:
        people = ["cook", "explorer", "carpenter", "soldier"]
        new = contract.NewTable(
            game=game,
            scenario=scenario or {"crusoe": "castaways", "scavengers": "daring-retreat"}[game],
            seats=people[:seats] if game == "crusoe" else ["player"] * seats,
            who=list(who) or ["person"] * seats,
            options=options,
            deal="AAAAAAA",
        )
        room = Room(store, hall.open(new)[0].table, None, tick)
        return room

    return laid
