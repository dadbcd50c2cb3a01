"""What a table's log is made of. An entry is never changed; all of a table follows from its entries in their order.

Entries are JSON objects with a `type`; fields that a later version adds have defaults, so that old logs stay readable.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

PERSON: Final = "person"
OPEN: Final = "open"
"""Who sits at a seat: a person, nobody yet, or else a bot's id."""


class Entry(msgspec.Struct, kw_only=True, frozen=True):
    """Base of all entries. at: when it was made, in seconds since 1970."""

    at: float = 0.0


class Opened(Entry, tag="opened", kw_only=True, frozen=True):
    """A table was laid. seats: words for the set-up. rules, deck: version of the rules, digest of the deck file.

    seed: that of the game. deal: the deal code that stands for it. owner: hash of the token of whoever laid the table.
    branch: [table, step of its replay] it goes on from. scored: whether the game may enter the score book.
    """

    game: str
    scenario: str
    seats: list[str]
    options: dict[str, int | str | bool]
    seed: int
    deal: str
    code: str
    rules: int
    deck: str = ""
    owner: str = ""
    public: bool = False
    branch: list[str | int] = []
    scored: bool = True


class Seated(Entry, tag="seated", kw_only=True, frozen=True):
    """Somebody took a seat, left it, or got another name. who: `person`, `open` or a bot's id. token: its hash."""

    seat: int
    who: str
    name: str = ""
    token: str = ""


class Moved(Entry, tag="moved", kw_only=True, frozen=True):
    """A line of answers. seat: who gave them, -2 for the table's clock. words: as a record has them, separated by
    spaces. chance: outcome lines of a record that followed. digest: of the state after it. clock: milliseconds left.
    """

    seat: int
    words: str
    chance: list[str]
    digest: str
    clock: int = -1


class Undone(Entry, tag="undone", kw_only=True, frozen=True):
    """A seat took back its last line. of: the number of the entry that is undone."""

    seat: int
    of: int


class Reseeded(Entry, tag="reseeded", kw_only=True, frozen=True):
    """All streams of chance begin anew: where a branch leaves the game that it comes from. digest: of the state."""

    seed: int
    digest: str


class Said(Entry, tag="said", kw_only=True, frozen=True):
    """A line of chat. seat: -1 for somebody who watches."""

    seat: int
    name: str
    text: str
    phrase: str = ""


class Paused(Entry, tag="paused", kw_only=True, frozen=True):
    """The table was stopped, or goes on. clock: milliseconds left."""

    seat: int
    on: bool
    clock: int = -1


class Resigned(Entry, tag="resigned", kw_only=True, frozen=True):
    """A seat agrees to give up, or not any more."""

    seat: int
    on: bool


class Ended(Entry, tag="ended", kw_only=True, frozen=True):
    """The game is over."""

    won: list[int]
    success: bool
    reason: str
    round: int
    points: list[int]


AnyEntry = Opened | Seated | Moved | Undone | Reseeded | Said | Paused | Resigned | Ended

_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def decode(data: bytes | str) -> AnyEntry:
    """The entry of stored data. Raises msgspec.MsgspecError."""
    return _decoder.decode(data)


class SeatStatus(msgspec.Struct, frozen=True):
    """A seat in lists of tables."""

    word: str
    who: str
    name: str


class Status(msgspec.Struct, kw_only=True, frozen=True):
    """How a table stands, for lists of tables; kept beside the log, so that listing opens no table."""

    game: str
    scenario: str
    seats: list[SeatStatus]
    round: int
    asked: list[int]
    over: bool = False
    success: bool = False
    public: bool = False


def plain(status: Status) -> bytes:
    """A status as it is stored."""
    return _encoder.encode(status)


def status_of(data: bytes | str | dict[str, Any]) -> Status:
    """The status of stored data."""
    return msgspec.convert(data, Status) if isinstance(data, dict) else msgspec.json.decode(data, type=Status)
