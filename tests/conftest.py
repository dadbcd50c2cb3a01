"""What all tests share. `--hypothesis-profile=long` looks further where a test takes its number of examples from it."""

import gc
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from hypothesis import settings

from marooned.table import sqlite
from marooned.table.sqlite import SqliteStore
from marooned.table.store import Store

Fix = Callable[[Store], Store]
BINARIES = Path("/usr/lib/postgresql")
MISSING = "no PostgreSQL server here; to run these tests: apt-get install -y postgresql"

settings.register_profile("long", max_examples=3000, deadline=None)


def pytest_configure(config: pytest.Config) -> None:
    """Where Python shall write no compiled modules, all processes of this run share some in a folder that goes with it.

    Every server that a test starts would compile all modules anew.
    """
    if sys.dont_write_bytecode and not hasattr(config, "workerinput"):
        folder = tempfile.mkdtemp(prefix="marooned-compiled-")
        config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))
        os.environ["PYTHONPYCACHEPREFIX"] = folder
        del os.environ["PYTHONDONTWRITEBYTECODE"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests marked `early` come first, so that nobody waits for a long one when all the others have ended."""
    items.sort(key=lambda item: item.get_closest_marker("early") is None)


def pytest_collection_finish() -> None:
    """The collector of garbage leaves modules and tests alone, which stay to the end, and comes less often.

    It would look through all of them again and again, for about a fifth of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


@pytest.fixture(scope="session", autouse=True)
def unflushed() -> Iterator[None]:
    """Stores in this process leave flushing to the system: no test pulls the plug, and disks are slow.

    Servers that tests start as processes flush as always.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite, "FLUSH", "OFF")
        yield


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


# -- a PostgreSQL server of Debian's package ------------------------------------------------------------------------
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
