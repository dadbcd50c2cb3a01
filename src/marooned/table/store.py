"""The store of tables: an append-only log for each table, and little beside it. What holds for every store is here.

Whatever a call has written is on disk when the call returns. Calls may come from any thread.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from marooned.table.entries import AnyEntry, Opened, Seated, Status, plain, status_of

SCHEMA: Final = 2
"""Version of the tables that stores lay out; each store brings older ones up to it."""

Heard = Callable[[str, int], None]
"""Told of entries that another process appended: table, number of the last entry."""
DECK: Final = "deck "
"""Before a digest: the name under which a deck file is kept."""
ANY: Final = ""
"""Instead of a table: any may have changed, as the store could not tell for a while."""


class Head(msgspec.Struct, kw_only=True, frozen=True):
    """A table in lists. seq: the number of its last entry. opened, changed: seconds since 1970."""

    table: str
    code: str
    seq: int
    status: Status
    opened: float
    changed: float


class Store(ABC):
    """Keeps the logs of tables. Entries of a table are numbered from 1 on.

    All calls raise StoreError if the store fails; what a failed call should have written is not there.
    """

    @abstractmethod
    def key(self) -> bytes:
        """A secret of this store, made once: 32 random bytes."""

    def create(self, table: str, entries: Sequence[AnyEntry], status: Status) -> int:
        """Lay a table with its first entries, the first of them Opened; returns the number of the last one.

        Raises TableExists for a table or a code that is there already.
        """
        now, seq = time.time(), len(entries)
        code = first_entry(entries).code
        self.copy(Head(table=table, code=code, seq=seq, status=status, opened=now, changed=now), entries)
        return seq

    @abstractmethod
    def append(self, table: str, seq: int, entries: Sequence[AnyEntry], status: Status) -> int:
        """Append entries, the first of which will be number `seq`: all or none. Returns the number of the last one.

        Raises Conflict if `seq` is not the next number, NoTable.
        """

    @abstractmethod
    def read(self, table: str, since: int = 0, until: int | None = None) -> list[AnyEntry]:
        """Entries `since + 1` to `until` (None: the last one) in order. Raises NoTable."""

    @abstractmethod
    def head(self, table: str) -> Head:
        """Where a table stands. Raises NoTable."""

    @abstractmethod
    def find(self, code: str) -> str | None:
        """The table of a code, None if there is none."""

    @abstractmethod
    def tables(
        self,
        *,
        public: bool | None = None,
        over: bool | None = None,
        limit: int = 100,
    ) -> list[Head]:
        """Tables, those that changed last first; None: either."""

    @abstractmethod
    def seats_of(self, tokens: Sequence[str]) -> list[tuple[Head, int]]:
        """Seats that hashes of tokens open, as (table, seat), tables that changed last first."""

    @abstractmethod
    def keep(self, table: str, seq: int, snapshot: bytes) -> None:
        """Keep a snapshot of a table as it was after entry `seq`; only the newest is kept. Raises NoTable."""

    @abstractmethod
    def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The newest snapshot and the number of its entry, None if there is none."""

    @abstractmethod
    def keep_deck(self, digest: str, text: str) -> None:
        """Keep the text of a deck file, so that tables which are played with it come back without the file."""

    @abstractmethod
    def decks(self) -> dict[str, str]:
        """Texts of the deck files that are kept, by digest."""

    @abstractmethod
    def adopt(self, key: bytes) -> None:
        """Take over the key of another store. Raises StoreError if a table is here already."""

    @abstractmethod
    def copy(self, head: Head, entries: Sequence[AnyEntry]) -> None:
        """Write a table as it stands, a new one or one of another store. Raises TableExists."""

    @abstractmethod
    def listen(self, heard: Heard) -> None:
        """Be told of entries that other processes append, where the store can tell. `heard` is called in a thread."""

    @abstractmethod
    def close(self) -> None:
        """Let go of files and connections. Closing twice is nothing."""


def row_of(head: Head) -> tuple[str, str, int, str, bool, bool, float, float]:
    """What is written of a table: id, code, seq, status, public, over, opened, changed."""
    status = head.status
    state = (plain(status).decode(), status.public, status.over)
    return (head.table, head.code, head.seq, *state, head.opened, head.changed)


def head_of(row: tuple[Any, ...]) -> Head:
    """A table as it is read: id, code, seq, status, opened, changed."""
    table, code, seq, status, opened, changed = row
    return Head(table=table, code=code, seq=seq, status=status_of(status), opened=opened, changed=changed)


def first_entry(entries: Sequence[AnyEntry]) -> Opened:
    """The entry that lays a table; raises ValueError if the first one is none."""
    if not entries or not isinstance(entries[0], Opened):
        raise ValueError("a table begins with Opened")
    return entries[0]


def seatings(entries: Sequence[AnyEntry]) -> dict[int, str]:
    """The last token hash of each seat that the entries speak of; "" where nobody holds one."""
    return {entry.seat: entry.token for entry in entries if isinstance(entry, Seated)}


def open_store(where: str) -> Store:
    """The store at an address: `postgresql://…`, else the path of an SQLite file.

    Raises StoreError, also where the extra `postgres` is not installed.
    """
    from marooned.table.errors import StoreError

    if where.startswith(("postgresql://", "postgres://")):
        try:
            from marooned.table.postgres import PostgresStore
        except ImportError as error:
            raise StoreError(
                f"PostgreSQL needs the extra `postgres`: pip install 'marooned[postgres]' ({error})"
            ) from error
        return PostgresStore(where)
    from marooned.table.sqlite import SqliteStore

    return SqliteStore(Path(where))
