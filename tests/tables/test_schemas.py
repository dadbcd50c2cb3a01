"""Stores that an earlier version wrote: brought up to date with all that is in them, and played on."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

import msgspec
import pytest

from marooned.table import sqlite, store
from marooned.table.bots import Bots
from marooned.table.hall import Hall
from marooned.table.room import Room
from marooned.table.sqlite import SqliteStore
from marooned.table.store import SCHEMA, Store, open_store
from marooned.web import contract

# A script that has been published is never changed: stores that it made would be taken for others.
SQLITE = ("3eaaffda", "def186ff")
POSTGRES = ("cc2d87bc", "def186ff")


def short(script: str) -> str:
    return blake2b(" ".join(script.split()).encode(), digest_size=4).hexdigest()


def play(found: Store) -> tuple[str, str, bytes]:
    """Lay a table and play a little: its name, a token, all that it is."""
    hall = Hall(found, Bots(1))
    new = contract.NewTable(
        game="crusoe", scenario="castaways", seats=["cook", "explorer"], who=["person", "person"], deal="AAAAAAA"
    )
    seat = hall.open(new)[0]
    hall.close()
    room = Room(found, seat.table)
    found.keep(seat.table, room.revision, msgspec.json.encode(room.picture()))
    room.move(0, room.revision, "rest cook")
    room.move(1, room.revision, "arrange explorer")
    room.undo(1, room.revision)
    room.say(0, "ahoj")
    return seat.table, seat.token, facts(room)


def facts(room: Room) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(room.picture(), clock=0))


def is_whole(found: Store, played: tuple[str, str, bytes]) -> None:
    """All is there as it was, and the game goes on."""
    table, token, was = played
    room = Room(found, table)
    assert facts(room) == was
    assert room.seat_of(token) == 0
    assert found.find(room.opened.code) == table
    assert [head.table for head in found.tables()] == [table]
    assert room.can_undo(0)
    room.move(1, room.revision, "arrange explorer")
    assert Room(found, table).digest() == room.digest()


def layout(file: Path) -> set[tuple[str, str]]:
    with sqlite3.connect(file) as db:
        rows = db.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    db.close()
    return {(name, " ".join(sql.split())) for name, sql in rows}


@pytest.mark.parametrize("version", range(1, SCHEMA + 1))
def test_a_file_of_every_earlier_schema_is_brought_up_to_date(
    version: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, known_key: Callable[[Store], Store]
) -> None:
    file = tmp_path / "tables.db"
    with monkeypatch.context() as past:
        past.setattr(sqlite, "SCHEMA", version)
        past.setattr(sqlite, "MIGRATIONS", sqlite.MIGRATIONS[:version])
        old = known_key(SqliteStore(file))
        played = play(old)
        key = old.key()
        old.close()
    with sqlite3.connect(file) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (version,)
    db.close()
    new = SqliteStore(file)
    assert new.key() == key
    is_whole(new, played)
    new.close()
    SqliteStore(tmp_path / "fresh.db").close()
    assert layout(file) == layout(tmp_path / "fresh.db")


LAYOUT = """
    SELECT table_name, column_name, data_type, is_nullable, '' FROM information_schema.columns
        WHERE table_schema = 'public'
    UNION SELECT tablename, indexname, indexdef, '', '' FROM pg_indexes WHERE schemaname = 'public'
"""


@pytest.mark.parametrize("version", range(1, SCHEMA + 1))
def test_a_database_of_every_earlier_schema_is_brought_up_to_date(
    version: int, postgres_server: str, postgres_address: str, known_key: Callable[[Store], Store]
) -> None:
    import psycopg

    from marooned.table import postgres

    with pytest.MonkeyPatch.context() as past:
        past.setattr(postgres, "SCHEMA", version)
        past.setattr(postgres, "MIGRATIONS", postgres.MIGRATIONS[:version])
        old = known_key(open_store(postgres_address))
        played = play(old)
        key = old.key()
        old.close()
    new = open_store(postgres_address)
    assert new.key() == key
    is_whole(new, played)
    new.close()
    with psycopg.connect(postgres_address) as db:
        found = set(db.execute(LAYOUT).fetchall())
        assert db.execute("SELECT value FROM facts WHERE name = 'schema'").fetchone() == (str(SCHEMA).encode(),)
        db.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    open_store(postgres_address).close()
    with psycopg.connect(postgres_address) as db:
        assert set(db.execute(LAYOUT).fetchall()) == found


def test_scripts_that_were_published_stay_as_they_are() -> None:
    from marooned.table import postgres

    assert tuple(map(short, sqlite.MIGRATIONS)) == SQLITE
    assert tuple(map(short, postgres.MIGRATIONS)) == POSTGRES
    assert len(SQLITE) == len(POSTGRES) == store.SCHEMA


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.db"
    SqliteStore(file).close()
    before = layout(file)
    monkeypatch.setattr(sqlite, "SCHEMA", SCHEMA + 1)
    broken = "CREATE TABLE more (n INTEGER); CREATE TABLE tables (n INTEGER)"
    monkeypatch.setattr(sqlite, "MIGRATIONS", (*sqlite.MIGRATIONS, broken))
    with pytest.raises(sqlite.StoreError, match="already exists"):
        SqliteStore(file)
    monkeypatch.undo()
    assert layout(file) == before
    SqliteStore(file).close()
