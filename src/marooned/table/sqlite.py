"""The store of one server: an SQLite file in write-ahead mode, flushed to disk with every entry."""

from __future__ import annotations

import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from marooned.core.errors import MaroonedError
from marooned.table.entries import AnyEntry, Status, decode, encode, plain
from marooned.table.errors import Conflict, NewerSchema, NoTable, NotEmpty, StoreError, TableExists
from marooned.table.store import DECK, SCHEMA, Head, Heard, Store, head_of, row_of, seatings

WAIT: Final = 5.0
"""Seconds that a write waits for another process."""
FLUSH: Final = "FULL"
"""SQLite's `synchronous`: what a call has written outlives the machine's power. Tests of other things turn it off."""

# One script for each version of the schema; number n brings a file from version n to n + 1.
MIGRATIONS: Final = (
    """
    CREATE TABLE facts (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        seq INTEGER NOT NULL,
        status TEXT NOT NULL,
        public INTEGER NOT NULL,
        over INTEGER NOT NULL,
        opened REAL NOT NULL,
        changed REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_change ON tables (changed);
    CREATE TABLE entries (
        table_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
    CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, seq INTEGER NOT NULL, body BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE seats (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        token TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE INDEX seats_by_token ON seats (token);
    """,
    """
    DROP INDEX tables_by_change;
    CREATE INDEX tables_by_kind ON tables (public, over, changed);
    """,
)

_HEAD: Final = "id, code, seq, status, opened, changed"


class _Wish:
    """Something that waits to be written. error: why it was not."""

    __slots__ = ("done", "error", "write")

    def __init__(self, write: Callable[[sqlite3.Connection], None]) -> None:
        self.write = write
        self.done = False
        self.error: MaroonedError | None = None


class SqliteStore(Store):
    """Tables in one file. Several threads share it; a second process may write too, one of two writers waits."""

    def __init__(self, file: Path, wait: float = WAIT) -> None:
        """Open the file, make it if it is missing, bring it up to the newest schema. Raises StoreError."""
        self.file = file
        self._lock = threading.RLock()
        self._wishing = threading.Lock()
        self._wishes: list[_Wish] = []
        self._open = True
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._db = sqlite3.connect(file, timeout=wait, isolation_level=None, check_same_thread=False)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"{file}: {error}") from error
        try:
            with self._errors():
                self._db.execute(f"PRAGMA synchronous = {FLUSH}")
                self._db.execute("PRAGMA journal_mode = WAL")
                self._migrate()
        except StoreError:
            self._db.close()
            raise

    def _migrate(self) -> None:
        with self._writing():
            version = int(self._db.execute("PRAGMA user_version").fetchone()[0])
            if version > SCHEMA:
                raise NewerSchema(version, SCHEMA)
            for script in MIGRATIONS[version:]:
                for statement in script.split(";"):
                    if statement.strip():
                        self._db.execute(statement)
            if version < SCHEMA:
                self._db.execute(f"PRAGMA user_version = {SCHEMA}")
            self._db.execute("INSERT INTO facts VALUES ('key', ?) ON CONFLICT DO NOTHING", (secrets.token_bytes(32),))

    @contextmanager
    def _errors(self) -> Iterator[None]:
        with self._lock:
            try:
                yield
            except sqlite3.Error as error:
                raise StoreError(f"{self.file}: {error}") from error

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """A transaction that writes: committed and on disk at the end, undone if anything is raised."""
        with self._errors():
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield self._db
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise

    def _together(self, write: Callable[[sqlite3.Connection], None]) -> None:
        """Write in one transaction with all that others wait to write; it is on disk when this returns.

        Flushing to disk is what takes time. Whoever gets the lock first writes for all that wait for it.
        """
        wish = _Wish(write)
        with self._wishing:
            self._wishes.append(wish)
        with self._lock:
            if not wish.done:
                self._write_all()
        if wish.error is not None:
            raise wish.error

    def _write_all(self) -> None:
        with self._wishing:
            wishes, self._wishes = self._wishes, []
        try:
            with self._writing() as db:
                for wish in wishes:
                    db.execute("SAVEPOINT wish")
                    try:
                        wish.write(db)
                    except (Conflict, NoTable, NotEmpty, TableExists) as error:
                        wish.error = error
                        db.execute("ROLLBACK TO wish")
                    db.execute("RELEASE wish")
        except StoreError as error:
            for wish in wishes:
                wish.error = wish.error or StoreError(error.why)
        finally:
            for wish in wishes:
                wish.done = True

    def key(self) -> bytes:
        with self._errors():
            return bytes(self._db.execute("SELECT value FROM facts WHERE name = 'key'").fetchone()[0])

    def copy(self, head: Head, entries: Sequence[AnyEntry]) -> None:
        def write(db: sqlite3.Connection) -> None:
            try:
                db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row_of(head))
            except sqlite3.IntegrityError as error:
                raise TableExists(head.table) from error
            self._write(db, head.table, 1, entries)

        self._together(write)

    def append(self, table: str, seq: int, entries: Sequence[AnyEntry], status: Status) -> int:
        last = seq + len(entries) - 1
        row = (last, plain(status).decode(), status.public, status.over, time.time(), table, seq - 1)

        def write(db: sqlite3.Connection) -> None:
            done = db.execute(
                "UPDATE tables SET seq = ?, status = ?, public = ?, over = ?, changed = ? WHERE id = ? AND seq = ?", row
            )
            if not done.rowcount:
                raise Conflict(table, seq, self._seq(table))
            self._write(db, table, seq, entries)

        self._together(write)
        return last

    def _write(self, db: sqlite3.Connection, table: str, seq: int, entries: Sequence[AnyEntry]) -> None:
        rows = [(table, seq + n, encode(entry).decode()) for n, entry in enumerate(entries)]
        db.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
        for seat, token in seatings(entries).items():
            db.execute("INSERT OR REPLACE INTO seats VALUES (?, ?, ?)", (table, seat, token))

    def _seq(self, table: str) -> int:
        row = self._db.execute("SELECT seq FROM tables WHERE id = ?", (table,)).fetchone()
        if row is None:
            raise NoTable(table)
        return int(row[0])

    def read(self, table: str, since: int = 0, until: int | None = None) -> list[AnyEntry]:
        with self._errors():
            last = self._seq(table) if until is None else until
            rows = self._db.execute(
                "SELECT body FROM entries WHERE table_id = ? AND seq > ? AND seq <= ? ORDER BY seq",
                (table, since, last),
            ).fetchall()
            if not rows:
                self._seq(table)
        return [decode(row[0]) for row in rows]

    def head(self, table: str) -> Head:
        with self._errors():
            row = self._db.execute(f"SELECT {_HEAD} FROM tables WHERE id = ?", (table,)).fetchone()
        if row is None:
            raise NoTable(table)
        return head_of(row)

    def find(self, code: str) -> str | None:
        with self._errors():
            row = self._db.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
        return None if row is None else str(row[0])

    def tables(self, *, public: bool | None = None, over: bool | None = None, limit: int = 100) -> list[Head]:
        with self._errors():
            rows = self._db.execute(
                f"SELECT {_HEAD} FROM tables WHERE public IN (?, ?) AND over IN (?, ?)"
                " ORDER BY changed DESC, id LIMIT ?",
                (*_either(public), *_either(over), limit),
            ).fetchall()
        return [head_of(row) for row in rows]

    def seats_of(self, tokens: Sequence[str]) -> list[tuple[Head, int]]:
        held = [token for token in tokens if token]
        marks = ", ".join("?" * len(held))
        with self._errors():
            rows = self._db.execute(
                f"SELECT {_HEAD}, seat FROM seats JOIN tables ON id = table_id WHERE token IN ({marks})"
                " ORDER BY changed DESC, id, seat",
                held,
            ).fetchall()
        return [(head_of(row[:-1]), int(row[-1])) for row in rows]

    def keep(self, table: str, seq: int, snapshot: bytes) -> None:
        def write(db: sqlite3.Connection) -> None:
            self._seq(table)
            db.execute(
                "INSERT INTO snapshots VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE"
                " SET seq = excluded.seq, body = excluded.body WHERE excluded.seq > seq",
                (table, seq, snapshot),
            )

        self._together(write)

    def snapshot(self, table: str) -> tuple[int, bytes] | None:
        with self._errors():
            row = self._db.execute("SELECT seq, body FROM snapshots WHERE table_id = ?", (table,)).fetchone()
        return None if row is None else (int(row[0]), bytes(row[1]))

    def keep_deck(self, digest: str, text: str) -> None:
        row = (f"{DECK}{digest}", text.encode())

        def write(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO facts VALUES (?, ?) ON CONFLICT DO NOTHING", row)

        self._together(write)

    def decks(self) -> dict[str, str]:
        with self._errors():
            rows = self._db.execute("SELECT name, value FROM facts WHERE name LIKE ?", (f"{DECK}%",)).fetchall()
        return {name.removeprefix(DECK): bytes(value).decode() for name, value in rows}

    def adopt(self, key: bytes) -> None:
        def write(db: sqlite3.Connection) -> None:
            if db.execute("SELECT 1 FROM tables LIMIT 1").fetchone():
                raise NotEmpty
            db.execute("UPDATE facts SET value = ? WHERE name = 'key'", (key,))

        self._together(write)

    def listen(self, heard: Heard) -> None:
        """SQLite tells nobody; who appends too late meets a Conflict."""

    def close(self) -> None:
        with self._lock:
            if self._open:
                self._open = False
                self._db.close()


def _either(wanted: bool | None) -> tuple[bool, bool]:
    return (False, True) if wanted is None else (wanted, wanted)
