"""The store of several servers: PostgreSQL, which tells each of them what the others appended."""

from __future__ import annotations

import logging
import secrets
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import psycopg
from psycopg_pool import ConnectionPool, PoolTimeout

from marooned.table.entries import AnyEntry, Status, decode, encode, plain
from marooned.table.errors import Conflict, NewerSchema, NoTable, NotEmpty, StoreError, TableExists
from marooned.table.store import ANY, DECK, SCHEMA, Head, Heard, Store, head_of, row_of, seatings

WAIT: Final = 5.0
"""Seconds that a call waits for a connection."""
PATIENCE: Final = 5.0
"""Seconds that a call waits for a lock that another session holds; a statement may take three times as long."""
CHANNEL: Final = "marooned_tables"
_LOCK: Final = 0x4D41524F  # taken while the schema is laid out
_AGAIN: Final = 1.0  # seconds until a lost connection of the listener is tried again

# One script for each version of the schema; number n brings a database from version n to n + 1.
MIGRATIONS: Final = (
    """
    CREATE TABLE tables (
        id text PRIMARY KEY,
        code text NOT NULL UNIQUE,
        seq integer NOT NULL,
        status text NOT NULL,
        public boolean NOT NULL,
        over boolean NOT NULL,
        opened double precision NOT NULL,
        changed double precision NOT NULL
    );
    CREATE INDEX tables_by_change ON tables (changed);
    CREATE TABLE entries (
        table_id text NOT NULL REFERENCES tables,
        seq integer NOT NULL,
        body text NOT NULL,
        PRIMARY KEY (table_id, seq)
    );
    CREATE TABLE snapshots (table_id text PRIMARY KEY REFERENCES tables, seq integer NOT NULL, body bytea NOT NULL);
    CREATE TABLE seats (
        table_id text NOT NULL REFERENCES tables,
        seat integer NOT NULL,
        token text NOT NULL,
        PRIMARY KEY (table_id, seat)
    );
    CREATE INDEX seats_by_token ON seats (token);
    """,
    """
    DROP INDEX tables_by_change;
    CREATE INDEX tables_by_kind ON tables (public, over, changed);
    """,
)

_HEAD: Final = "id, code, seq, status, opened, changed"
_log = logging.getLogger(__name__)

Db = psycopg.Connection[tuple[Any, ...]]


class PostgresStore(Store):
    """Tables in a PostgreSQL database that several processes share."""

    def __init__(self, where: str, connections: int = 4, wait: float = WAIT) -> None:
        """Connect and bring the database up to the newest schema. where: `postgresql://…`. Raises StoreError."""
        self._where = where
        self._me = secrets.token_hex(8)
        self._stop = threading.Event()
        self._listener: threading.Thread | None = None
        self._pool: ConnectionPool[Db] = ConnectionPool(
            where,
            min_size=1,
            max_size=connections,
            timeout=wait,
            open=False,
            check=ConnectionPool.check_connection,
            configure=_impatient,
        )
        try:
            self._pool.open(wait=True, timeout=wait)
            self._migrate()
        except (StoreError, psycopg.Error) as error:
            self._pool.close()
            if isinstance(error, StoreError):
                raise
            raise StoreError(str(error)) from error

    def _migrate(self) -> None:
        with self._writing() as db:
            db.execute("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0")  # it takes as long as it takes
            db.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
            db.execute("CREATE TABLE IF NOT EXISTS facts (name text PRIMARY KEY, value bytea NOT NULL)")
            row = db.execute("SELECT value FROM facts WHERE name = 'schema'").fetchone()
            version = 0 if row is None else int(bytes(row[0]))
            if version > SCHEMA:
                raise NewerSchema(version, SCHEMA)
            for script in MIGRATIONS[version:]:
                db.execute(script)
            db.execute(
                "INSERT INTO facts VALUES ('schema', %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (str(SCHEMA).encode(),),
            )
            db.execute("INSERT INTO facts VALUES ('key', %s) ON CONFLICT DO NOTHING", (secrets.token_bytes(32),))

    @contextmanager
    def _writing(self) -> Iterator[Db]:
        """A transaction: committed and on disk at the end, undone if anything is raised."""
        try:
            with self._pool.connection() as db, db.transaction():
                yield db
        except (psycopg.Error, PoolTimeout) as error:
            raise StoreError(str(error)) from error

    def key(self) -> bytes:
        with self._writing() as db:
            row = db.execute("SELECT value FROM facts WHERE name = 'key'").fetchone()
        assert row is not None
        return bytes(row[0])

    def copy(self, head: Head, entries: Sequence[AnyEntry]) -> None:
        insert = "INSERT INTO tables VALUES (%s, %s, %s, %s, %s, %s, %s, %s) ON CONFLICT DO NOTHING"
        with self._writing() as db:
            done = db.execute(insert, row_of(head))
            if not done.rowcount:
                raise TableExists(head.table)
            self._write(db, head.table, 1, entries)

    def keep_deck(self, digest: str, text: str) -> None:
        with self._writing() as db:
            db.execute("INSERT INTO facts VALUES (%s, %s) ON CONFLICT DO NOTHING", (f"{DECK}{digest}", text.encode()))

    def decks(self) -> dict[str, str]:
        with self._writing() as db:
            rows = db.execute("SELECT name, value FROM facts WHERE name LIKE %s", (f"{DECK}%",)).fetchall()
        return {name.removeprefix(DECK): bytes(value).decode() for name, value in rows}

    def adopt(self, key: bytes) -> None:
        with self._writing() as db:
            if db.execute("SELECT 1 FROM tables LIMIT 1").fetchone():
                raise NotEmpty
            db.execute("UPDATE facts SET value = %s WHERE name = 'key'", (key,))

    def append(self, table: str, seq: int, entries: Sequence[AnyEntry], status: Status) -> int:
        last = seq + len(entries) - 1
        with self._writing() as db:
            row = (last, plain(status).decode(), status.public, status.over, time.time(), table, seq - 1)
            done = db.execute(
                "UPDATE tables SET seq = %s, status = %s, public = %s, over = %s, changed = %s"
                " WHERE id = %s AND seq = %s",
                row,
            )
            if not done.rowcount:
                raise Conflict(table, seq, self._seq(db, table))
            self._write(db, table, seq, entries)
            db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{self._me} {table} {last}"))
        return last

    def _write(self, db: Db, table: str, seq: int, entries: Sequence[AnyEntry]) -> None:
        with db.cursor() as cursor:
            rows = [(table, seq + n, encode(entry).decode()) for n, entry in enumerate(entries)]
            cursor.executemany("INSERT INTO entries VALUES (%s, %s, %s)", rows)
        for seat, token in seatings(entries).items():
            db.execute(
                "INSERT INTO seats VALUES (%s, %s, %s)"
                " ON CONFLICT (table_id, seat) DO UPDATE SET token = excluded.token",
                (table, seat, token),
            )

    def _seq(self, db: Db, table: str) -> int:
        row = db.execute("SELECT seq FROM tables WHERE id = %s", (table,)).fetchone()
        if row is None:
            raise NoTable(table)
        return int(row[0])

    def read(self, table: str, since: int = 0, until: int | None = None) -> list[AnyEntry]:
        with self._writing() as db:
            last = self._seq(db, table) if until is None else until
            rows = db.execute(
                "SELECT body FROM entries WHERE table_id = %s AND seq > %s AND seq <= %s ORDER BY seq",
                (table, since, last),
            ).fetchall()
            if not rows:
                self._seq(db, table)
        return [decode(row[0]) for row in rows]

    def head(self, table: str) -> Head:
        with self._writing() as db:
            row = db.execute(f"SELECT {_HEAD} FROM tables WHERE id = %s", (table,)).fetchone()
        if row is None:
            raise NoTable(table)
        return head_of(row)

    def find(self, code: str) -> str | None:
        with self._writing() as db:
            row = db.execute("SELECT id FROM tables WHERE code = %s", (code,)).fetchone()
        return None if row is None else str(row[0])

    def tables(self, *, public: bool | None = None, over: bool | None = None, limit: int = 100) -> list[Head]:
        with self._writing() as db:
            rows = db.execute(
                f"SELECT {_HEAD} FROM tables WHERE public = ANY(%s) AND over = ANY(%s)"
                " ORDER BY changed DESC, id LIMIT %s",
                (_either(public), _either(over), limit),
            ).fetchall()
        return [head_of(row) for row in rows]

    def seats_of(self, tokens: Sequence[str]) -> list[tuple[Head, int]]:
        held = [token for token in tokens if token]
        with self._writing() as db:
            rows = db.execute(
                f"SELECT {_HEAD}, seat FROM seats JOIN tables ON id = table_id WHERE token = ANY(%s)"
                " ORDER BY changed DESC, id, seat",
                (held,),
            ).fetchall()
        return [(head_of(row[:-1]), int(row[-1])) for row in rows]

    def keep(self, table: str, seq: int, snapshot: bytes) -> None:
        with self._writing() as db:
            self._seq(db, table)
            db.execute(
                "INSERT INTO snapshots VALUES (%s, %s, %s) ON CONFLICT (table_id) DO UPDATE"
                " SET seq = excluded.seq, body = excluded.body WHERE excluded.seq > snapshots.seq",
                (table, seq, snapshot),
            )

    def snapshot(self, table: str) -> tuple[int, bytes] | None:
        with self._writing() as db:
            row = db.execute("SELECT seq, body FROM snapshots WHERE table_id = %s", (table,)).fetchone()
        return None if row is None else (int(row[0]), bytes(row[1]))

    # -- what other processes append -------------------------------------------------------------------------------
    def listen(self, heard: Heard) -> None:
        """Be told of what other processes append; returns when the store listens. Raises StoreError."""
        if self._listener is not None:
            raise StoreError("somebody listens already")
        ready = threading.Event()
        self._listener = threading.Thread(target=self._hear, args=(heard, ready), name="store-listener", daemon=True)
        self._listener.start()
        if not ready.wait(WAIT):
            raise StoreError("the database does not let us listen")

    def _hear(self, heard: Heard, ready: threading.Event) -> None:
        while not self._stop.is_set():
            try:
                with psycopg.connect(self._where, autocommit=True) as db:
                    db.execute(f"LISTEN {CHANNEL}")
                    if ready.is_set():
                        heard(ANY, 0)
                    ready.set()
                    while not self._stop.is_set():
                        for note in db.notifies(timeout=0.2):
                            sender, table, seq = note.payload.split()
                            if sender != self._me:
                                heard(table, int(seq))
            except psycopg.Error as error:
                _log.warning("listening to the database stopped, will go on in %g s: %s", _AGAIN, error)
                self._stop.wait(_AGAIN)

    def close(self) -> None:
        self._stop.set()
        if self._listener is not None:
            self._listener.join(WAIT)
        self._pool.close()


def _impatient(db: Db) -> None:
    """A lock that is held for ever is an error and not a table that stands still."""
    milliseconds = round(1000 * PATIENCE)
    db.execute(f"SET lock_timeout = {milliseconds}; SET statement_timeout = {3 * milliseconds}")
    db.commit()


def _either(wanted: bool | None) -> list[bool]:
    return [False, True] if wanted is None else [wanted]
