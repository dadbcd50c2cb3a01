"""The WebSocket of a table: the greeting, then messages of the contract one by one.

Bad input gets a typed answer and changes nothing. What comes faster than a person can play waits in the network.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from marooned.core.errors import MaroonedError
from marooned.core.messages import Msg
from marooned.table.errors import NoTable, Refusal, StoreError, refused
from marooned.table.ledger import WATCHING
from marooned.table.wire import text_of
from marooned.web.contract import (
    LARGEST_MESSAGE,
    LONGEST_LINE,
    Closing,
    Done,
    FromBrowser,
    Hello,
    Hint,
    Hinted,
    Intent,
    Move,
    Name,
    Pause,
    Preview,
    Previewed,
    Refused,
    Resign,
    Say,
    Sit,
    Undo,
    Welcome,
)
from marooned.web.guard import is_here
from marooned.web.hub import Connection
from marooned.web.limits import CHAT, HINTS, MESSAGES, PREVIEWS, Bucket
from marooned.web.site import Site

GREETING: Final = 10.0
"""Seconds in which a connection must say Hello."""

MOST_HELD_UP: Final = 100
"""Messages in a row that come too fast; more of them close the connection."""

_decoder: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)
_encoder = msgspec.json.Encoder()
_log = logging.getLogger(__name__)


class WebLine:
    """A WebSocket as the hub wants it."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket

    async def send(self, data: str) -> None:
        """Send a message. Raises OSError if the client has gone."""
        try:
            await self._socket.send_text(data)
        except (WebSocketDisconnect, RuntimeError) as error:
            raise ConnectionError(str(error)) from error

    async def close(self) -> None:
        """Close, if it is not closed yet."""
        if self._socket.application_state is WebSocketState.CONNECTED:
            try:
                await self._socket.close(1000)
            except (WebSocketDisconnect, RuntimeError, OSError):
                return


class Talk:
    """One connection after its greeting: reads messages and answers them."""

    def __init__(self, site: Site, connection: Connection, owner: bool, here: bool) -> None:
        """here: whether it comes from this machine, whose hints are not counted."""
        self.site = site
        self.connection = connection
        self.room = connection.table.room
        self.seat = connection.seat
        self.owner = owner
        self.name = ""
        self._messages = Bucket(MESSAGES)
        self._held_up = 0
        self._chat = Bucket(CHAT)
        self._previews = Bucket(PREVIEWS)
        self._hints = None if here else Bucket(HINTS)

    async def take(self, data: str) -> bool:
        """Answer one message; False if the connection is to be closed."""
        delay = self._messages.delay()
        self._held_up = self._held_up + 1 if delay else 0
        if self._held_up > MOST_HELD_UP:
            self.connection.end("too-many")
            return False
        if delay:
            await asyncio.sleep(delay)
        if len(data.encode()) > LARGEST_MESSAGE:
            self.connection.end("too-large")
            return False
        if self.connection.closing or not self.connection.holds_seat():
            self.connection.end("gone")
            return False
        self.site.metrics.messages += 1
        try:
            message = _decoder.decode(data)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            self._refuse(id_of(data), Refusal("format", Msg("server-format", {"why": str(error)[:LONGEST_LINE]})))
            return True
        id = getattr(message, "id", 0)
        try:
            await self._answer(message)
        except Refusal as refusal:
            self._refuse(id, refusal)
        except StoreError as error:
            _log.error("table %s: %s", self.room.table, error)
            self._refuse(id, Refusal("busy", Msg("server-unwell")))
        except MaroonedError as error:
            self._refuse(id, Refusal("illegal", error.message))
        return True

    def _refuse(self, id: int, refusal: Refusal) -> None:
        self.site.metrics.refused += 1
        self.connection.tell(
            Refused(
                id=id,
                code=refusal.code,
                text=text_of(refusal.message),
                rule=refusal.rule,
                legal=list(refusal.legal),
            )
        )

    async def _answer(self, message: FromBrowser) -> None:
        tell, room, seat = self.connection.tell, self.room, self.seat
        apart = self.connection.table.apart
        match message:
            case Say():
                self._limit(self._chat)
                await apart(room.say, seat, message.text, message.phrase, self.name)
                return
            case Name():
                await self._rename(message.name)
                return
            case Hello():
                raise refused("format", "server-greeted")
            case _:
                pass
        if seat == WATCHING and not (isinstance(message, Sit) and self.owner):
            raise refused("not-yours", "server-watching")
        match message:
            case Move():
                revision = await apart(room.move, seat, message.revision, message.words)
                self.site.metrics.moves += 1
                tell(Done(id=message.id, revision=revision))
            case Undo():
                tell(Done(id=message.id, revision=await apart(room.undo, seat, message.revision)))
            case Preview():
                self._limit(self._previews)
                await self._preview(message)
            case Intent():
                await apart(room.intend, seat, message.words)
            case Sit():
                await apart(room.sit, seat, self.owner, message.seat, message.who)
            case Pause():
                await apart(room.pause, seat, message.on)
            case Resign():
                await apart(room.resign, seat, message.on)
            case Hint():
                self._limit(self._hints)
                bot, words = await self.site.hint(room, seat)
                tell(Hinted(id=message.id, bot=bot, words=words))
            case _:
                raise refused("format", "server-greeted")

    def _limit(self, bucket: Bucket | None) -> None:
        if bucket is not None and not bucket.take():
            raise refused("busy", "server-busy")

    async def _preview(self, message: Preview) -> None:
        if message.revision > self.room.revision:
            raise refused("stale", "server-stale")
        asked, about = await self.connection.table.apart(self.room.preview, self.seat, message.words)
        self.connection.tell(
            Previewed(id=message.id, revision=message.revision, words=message.words, asked=asked, about=about)
        )

    async def _rename(self, name: str) -> None:
        if self.seat == WATCHING:
            self.name = name[:40]
        else:
            await self.connection.table.apart(self.room.rename, self.seat, name)


def id_of(data: str) -> int:
    """The id of a message that is wrong otherwise, so that its sender learns which one it was; 0 if it has none."""
    try:
        return msgspec.json.decode(data, type=_Named, strict=True).id
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return 0


class _Named(msgspec.Struct):
    id: int = 0


async def farewell(socket: WebSocket, code: str) -> None:
    """Close a connection that has no place at a table, with a word."""
    line = WebLine(socket)
    try:
        await line.send(_encoder.encode(Closing(code=code)).decode())
    except OSError:
        return
    await line.close()


async def greeting(socket: WebSocket) -> Hello | None:
    """The first message, if it is a Hello and comes in time."""
    try:
        async with asyncio.timeout(GREETING):
            data = await socket.receive_text()
        if len(data.encode()) > LARGEST_MESSAGE:
            return None
        message = _decoder.decode(data)
    except (TimeoutError, msgspec.MsgspecError, ValueError, RecursionError, KeyError):
        return None
    return message if isinstance(message, Hello) else None


async def table_socket(socket: WebSocket) -> None:
    """One connection from its start to its end. A token comes in the first message, never in the address."""
    site: Site = socket.app.state.site
    address = socket.client.host if socket.client else ""
    await socket.accept()
    if not site.admit(address):
        await farewell(socket, "too-many")
        return
    try:
        hello = await greeting(socket)
        if hello is None:
            await farewell(socket, "format")
            return
        await serve(site, socket, hello, address)
    except WebSocketDisconnect:
        pass
    finally:
        site.dismiss(address)


async def serve(site: Site, socket: WebSocket, hello: Hello, address: str) -> None:
    """A connection that has greeted."""
    if site.misses.of(address).empty():
        await farewell(socket, "too-many")
        return
    try:
        room = await site.room(str(socket.path_params["table"]))
        seat = await asyncio.to_thread(room.seat_of, hello.token)
    except (NoTable, Refusal):
        site.misses.of(address).take()
        await farewell(socket, "gone")
        return
    except MaroonedError as error:
        _log.error("table %s can't be opened: %s", socket.path_params["table"], error)
        await farewell(socket, "gone")
        return
    owner = room.owned_by(hello.token)
    log, chat = max(0, hello.log), max(0, hello.chat)
    connection = site.hub.join(room, lambda table: Connection(WebLine(socket), table, seat, log, chat))
    name = room.places[seat].name if seat >= 0 else ""
    connection.tell(Welcome(table=room.table, seat=seat, name=name, owner=owner))
    talk = Talk(site, connection, owner, is_here(address))
    sender = asyncio.create_task(connection.run())
    reader = asyncio.create_task(read_all(socket, talk.take))
    try:
        await asyncio.to_thread(room.come, seat)
        try:
            done, _ = await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
            if reader in done and not sender.done() and connection.closing:
                await asyncio.wait((sender,), timeout=2 * GREETING)
        finally:
            site.hub.leave(connection)
            await asyncio.to_thread(room.leave, seat)
    finally:
        for task in (sender, reader):
            task.cancel()
        await asyncio.gather(sender, reader, return_exceptions=True)


async def read_all(socket: WebSocket, take: Callable[[str], Awaitable[bool]]) -> None:
    """Read messages until the client goes or `take` has had enough; bytes are no messages."""
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        data = message.get("text")
        if not await take(data if data is not None else ""):
            return
