"""Who is connected to which table, and what each connection is still to be told.

A connection has one bounded queue of small messages and one mark "the table changed". The table itself is made when
the client is ready to take it, so that a slow one gets the newest and skips the rest, and never holds up others; one
that takes nothing for too long, or falls too far behind, is dropped with `Closing`.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, Protocol, TypeVar

import msgspec

from marooned.table.ledger import CHAT, TABLE_CHANGED
from marooned.table.room import INTENT, PRESENCE, Room
from marooned.web.contract import ChatLine, Chatted, Closing, Intended, Present, ToBrowser

QUEUE: Final = 64
"""Messages that may wait for one connection."""
CHAT_AT_ONCE: Final = 200
"""Lines of chat in one message."""
SLOW: Final = 20.0
"""Seconds that a client may leave a message untaken."""
FAREWELL: Final = 1.0
"""Seconds in which a last word must be taken."""

T = TypeVar("T")

_encoder = msgspec.json.Encoder()
_log = logging.getLogger(__name__)


class Line(Protocol):
    """The wire under a connection."""

    async def send(self, data: str) -> None:
        """Send a message; waits while the client takes nothing. Raises OSError if it has gone."""

    async def close(self) -> None:
        """Close. Closing twice is nothing."""


class Connection:
    """One browser at one table. seat: -1 watches. log, chat: how many lines it has."""

    def __init__(self, line: Line, table: TableHub, seat: int, log: int, chat: int) -> None:
        self.line = line
        self.table = table
        self.seat = seat
        self.key = table.key_of(seat)
        self.log = log
        self.chat = chat
        self.behind = True
        self.chatted = True
        self.present = False
        self.closing = ""
        self._queue: deque[ToBrowser] = deque()
        self._intents: dict[int, Intended] = {}
        self._intents_told: dict[int, str] = {}
        self._wake = asyncio.Event()

    def holds_seat(self) -> bool:
        """Whether the seat is still that of the token which opened it; always for those who watch."""
        return self.key == self.table.key_of(self.seat)

    # -- what is to be told (called in the event loop) -------------------------------------------------------------
    def tell(self, message: ToBrowser) -> None:
        """Queue a message; a connection that is too far behind is closed."""
        if len(self._queue) >= QUEUE:
            self.end("too-slow")
        else:
            self._queue.append(message)
        self._wake.set()

    def intended(self, message: Intended) -> None:
        """Another seat's intent; only the newest of each seat is told."""
        if message.seat != self.seat and self._intents_told.get(message.seat, "") != message.words:
            self._intents_told[message.seat] = message.words
            self._intents[message.seat] = message
            self._wake.set()

    def changed(self, what: str) -> None:
        """Something changed at the table."""
        self.behind |= what == TABLE_CHANGED
        self.chatted |= what == CHAT
        self.present |= what == PRESENCE
        self._wake.set()

    def end(self, code: str) -> None:
        """Close the connection with a last word."""
        self.closing = self.closing or code
        self._wake.set()

    # -- the way out -----------------------------------------------------------------------------------------------
    async def run(self) -> None:
        """Send what is to be told until the connection is closed or gone."""
        while not self.closing:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._send_all()
            except TimeoutError:
                self.closing = "too-slow"
            except OSError:
                return  # gone without a word
            except Exception:
                _log.exception("table %s: a connection of seat %d failed", self.table.room.table, self.seat)
                self.closing = "restart"
        with suppress(TimeoutError, OSError):
            async with asyncio.timeout(FAREWELL):
                await self.line.send(_encoder.encode(Closing(code=self.closing)).decode())
                await self.line.close()

    async def _send_all(self) -> None:
        while not self.closing and (self._queue or self.behind or self.chatted or self.present or self._intents):
            while self._queue and not self.closing:
                await self._send(_encoder.encode(self._queue.popleft()))
            if self.behind and not self.closing:
                self.behind = False
                data, self.log = await self.table.table_for(self.seat, self.log)
                await self._send(data)
            if self.chatted and not self.closing:
                self.chatted = False
                await self._send_chat(await self.table.apart(self.table.room.chat_since, self.chat))
            if self.present and not self.closing:
                self.present = False
                await self._send(_encoder.encode(await self.table.apart(self.table.presence)))
            while self._intents and not self.closing:
                await self._send(_encoder.encode(self._intents.pop(next(iter(self._intents)))))

    async def _send_chat(self, lines: list[ChatLine]) -> None:
        for first in range(0, len(lines), CHAT_AT_ONCE):
            part = lines[first : first + CHAT_AT_ONCE]
            await self._send(_encoder.encode(Chatted(lines=part)))
            self.chat = part[-1].n + 1

    async def _send(self, data: bytes) -> None:
        async with asyncio.timeout(SLOW):
            await self.line.send(data.decode())


class TableHub:
    """The connections of one table; works in the event loop."""

    def __init__(self, room: Room, loop: asyncio.AbstractEventLoop) -> None:
        self.room = room
        self.connections: set[Connection] = set()
        self._loop = loop
        self._version = 0
        self._made: dict[tuple[int, int], asyncio.Future[tuple[bytes, int]]] = {}

    def spread(self, what: str) -> None:
        """Something changed: every connection is to be told."""
        if what == TABLE_CHANGED:
            self._version += 1
            self._made.clear()
            for connection in self.connections:
                if not connection.holds_seat():
                    connection.end("gone")
        if what == INTENT:
            intents = dict(self.room.intents)
            for seat in range(len(self.room.places)):
                for connection in self.connections:
                    connection.intended(Intended(seat=seat, words=intents.get(seat, "")))
            return
        for connection in self.connections:
            connection.changed(what)

    def key_of(self, seat: int) -> str:
        """Hash of the token that opens a seat now; "" for those who watch."""
        return self.room.places[seat].token if seat >= 0 else ""

    async def table_for(self, seat: int, log: int) -> tuple[bytes, int]:
        """The table for a seat with the log from a line on, encoded, and the number of the line that comes next.

        Connections that want the same get the same; it is made in another thread.
        """
        made = self._made.get((seat, log))
        if made is None:
            made = self._loop.run_in_executor(None, partial(self._make, seat, log))
            self._made[seat, log] = made
        return await asyncio.shield(made)

    async def apart(self, call: Callable[..., T], *args: object) -> T:
        """Call something of the room in another thread, as it may wait for the room or the store."""
        return await self._loop.run_in_executor(None, partial(call, *args))

    def _make(self, seat: int, log: int) -> tuple[bytes, int]:
        with self.room.lock:
            table = self.room.table_for(seat, log)
            next_line = len(self.room.log)
        return _encoder.encode(table), next_line

    def presence(self) -> Present:
        """Who is here."""
        return Present(seats=self.room.seats(), watching=self.room.watching)


class Hub:
    """The tables that somebody is connected to."""

    def __init__(self) -> None:
        self.tables: dict[str, TableHub] = {}
        self.loop: asyncio.AbstractEventLoop | None = None
        self.dropped = 0

    @property
    def connections(self) -> int:
        """How many there are."""
        return sum(len(table.connections) for table in self.tables.values())

    def heard(self, table: str, what: str) -> None:
        """Something changed at a table; called in any thread, and waits for nothing."""
        hub = self.tables.get(table)
        if hub is not None and self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(hub.spread, what)

    def join(self, room: Room, make: Callable[[TableHub], Connection]) -> Connection:
        """Bring a connection to a table."""
        table = self.tables.get(room.table)
        if table is None or table.room is not room:
            table = self.tables[room.table] = TableHub(room, asyncio.get_running_loop())
        connection = make(table)
        table.connections.add(connection)
        return connection

    def leave(self, connection: Connection) -> None:
        """A connection has gone."""
        table = connection.table
        table.connections.discard(connection)
        self.dropped += connection.closing == "too-slow"
        if not table.connections and self.tables.get(table.room.table) is table:
            del self.tables[table.room.table]

    async def close_all(self, code: str) -> None:
        """Tell everybody that the server goes, and give them a moment to take it."""
        everybody = [connection for table in self.tables.values() for connection in table.connections]
        for connection in everybody:
            connection.end(code)
        deadline = asyncio.get_running_loop().time() + FAREWELL
        while self.tables and asyncio.get_running_loop().time() < deadline:
            await asyncio.sleep(0.02)
