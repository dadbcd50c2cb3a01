"""Everything that the addresses share: the hall with its tables, who is connected, replays, limits, counters."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from marooned import __version__
from marooned.core.errors import FormatError, MaroonedError, ReplayError, SetupError
from marooned.core.game import Game, Risk
from marooned.core.messages import Msg
from marooned.games import deck_games, get_game
from marooned.table import scorebook
from marooned.table.bots import Bots
from marooned.table.errors import NoTable, refused
from marooned.table.hall import TABLE_RECORD, Hall
from marooned.table.room import Room
from marooned.table.store import Store, open_store
from marooned.table.wire import moment, plain
from marooned.text import LANGUAGES
from marooned.web.contract import Join, NewTable, ScoreInfo, Seated, ServerInfo, Statistics, TableInfo
from marooned.web.guard import is_here
from marooned.web.hub import Hub
from marooned.web.limits import MISSES, READS, WRITES, Buckets
from marooned.web.replays import Replay, Replays
from marooned.web.risks import Risks
from marooned.web.statistics import statistics

STORE_FILE: Final = "tables.sqlite3"
RECORD_FILE: Final = ".record"
"""How names of record files of a terminal end."""
HINTER: Final = "handbook"
"""The bot that gives hints."""
MOST_CONNECTIONS: Final = 2000
MOST_PER_ADDRESS: Final = 100
HINT_SECONDS: Final = 20.0
RISKS_OF: Final = 200
"""Finished games whose risks the statistics look at, the newest ones."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Metrics:
    """Counters since the start."""

    messages: int = 0
    moves: int = 0
    refused: int = 0


class Site:
    """One server. book: folder of the score book. deck: text of the deck file for new tables, "" for none."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        book: Path,
        public_url: str = "",
        invitation: str = "",
        host: str = "",
        deck: str = "",
    ) -> None:
        """Raises StoreError, FormatError for a deck file that is wrong."""
        self.store = store
        self.book = book
        self.public_url = public_url
        self.host = host
        self.hub = Hub()
        self.hall = Hall(store, bots, book, deck=deck)
        self.hall.listen(self.hub.heard)
        self.replays = Replays(find=self.find_game)
        self.metrics = Metrics()
        self.reads = Buckets(READS)
        self.writes = Buckets(WRITES)
        self.misses = Buckets(MISSES)
        self._invitation = invitation
        self._addresses: Counter[str] = Counter()
        self._risks = Risks(book, self._risks_in)

    @classmethod
    def open(cls, data: Path, store: str, public_url: str, invitation: str, host: str, deck: str = "") -> Site:
        """A site whose tables are in a folder, or in the store of an address. Raises StoreError, FormatError."""
        found = open_store(store or str(data / STORE_FILE))
        try:
            return cls(found, Bots(), data, public_url, invitation, host, deck)
        except MaroonedError:
            found.close()
            raise

    async def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """The server begins."""
        self.hub.loop = loop

    async def stop(self) -> None:
        """The server ends: everything acknowledged is stored already."""
        await asyncio.to_thread(self.hall.close)
        await asyncio.to_thread(self.store.close)

    def info(self) -> ServerInfo:
        """What a browser must know first."""
        return ServerInfo(
            version=__version__,
            languages=list(LANGUAGES),
            invitation=bool(self._invitation),
            public_url=self.public_url,
            deck=next((deck for deck in (self.hall.decks.game(id).deck for id in deck_games()) if deck), ""),
        )

    def find_game(self, game: str, deck: str) -> Game:
        """A game with the deck of a digest. Raises SetupError, ReplayError for a deck that is not here."""
        try:
            return self.hall.decks.of(game, deck)
        except FormatError as error:
            raise ReplayError(f"played with deck {deck}", Msg("deck-needed", {"deck": deck})) from error

    def card_game(self, game: str, deck: str | None) -> Game:
        """The game of a table with a deck, or of new tables. Raises NoTable for a deck that is not here."""
        if deck is None:
            return self.hall.decks.game(game)
        try:
            return self.hall.decks.of(game, deck)
        except (FormatError, SetupError) as error:
            raise NoTable(deck) from error

    def check(self) -> None:
        """Raise StoreError if the store does not answer."""
        self.store.key()

    # -- connections -----------------------------------------------------------------------------------------------
    def admit(self, address: str) -> bool:
        """Count a connection in; False if there are too many, of all or of one address."""
        self._addresses[address] += 1
        few = is_here(address) or self._addresses[address] <= MOST_PER_ADDRESS
        return few and self._addresses.total() <= MOST_CONNECTIONS

    def dismiss(self, address: str) -> None:
        """Count a connection out."""
        self._addresses[address] -= 1
        if self._addresses[address] <= 0:
            del self._addresses[address]

    async def room(self, table: str) -> Room:
        """A table. Raises NoTable, BrokenTable, StoreError."""
        return await asyncio.to_thread(self.hall.room, table)

    async def hint(self, room: Room, seat: int) -> tuple[str, str]:
        """(bot, line of words): what a bot would do. Raises Refusal."""
        asked = await asyncio.to_thread(self.hall.hint, room.table, seat, HINTER)
        try:
            async with asyncio.timeout(HINT_SECONDS):
                return HINTER, await asyncio.wrap_future(asked)
        except TimeoutError as error:
            raise refused("busy", "server-busy") from error
        except MaroonedError:
            raise
        except Exception as error:
            _log.error("table %s: no hint: %r", room.table, error)
            raise refused("busy", "server-no-hint") from error

    # -- tables (called in threads) --------------------------------------------------------------------------------
    def invited(self, invitation: str) -> bool:
        """Whether somebody may lay a table."""
        return hmac.compare_digest(self._invitation.encode(), invitation.encode()) if self._invitation else True

    def lay(self, wanted: NewTable) -> list[Seated]:
        """Lay a table. Raises SetupError, Refusal, NoTable, StoreError."""
        return self.hall.open(wanted)

    def find(self, code: str) -> str | None:
        """The table of a code, None if there is none."""
        try:
            return self.hall.find(code)
        except NoTable:
            return None

    def seat(self, table: str, wanted: Join) -> Seated:
        """Sit down at a table. Raises Refusal."""
        room = self.hall.room(table)
        seat, token = room.take(wanted.seat, wanted.name)
        return Seated(table=table, code=room.opened.code, seat=seat, token=token)

    def table_info(self, table: str) -> TableInfo:
        """A table as it stands in lists. Raises NoTable."""
        return self.hall.info(table)

    def mine(self, tokens: list[str]) -> list[TableInfo]:
        """Tables where tokens hold seats; tokens of no table are passed over."""
        return self.hall.mine(tokens[:1000])

    def public(self) -> list[TableInfo]:
        """Tables that anybody may watch. Their codes, which also seat people, are left out."""
        tables = self.hall.public()
        for table in tables:
            table.code = ""
        return tables

    def record(self, table: str) -> str:
        """The record of a finished table. Raises Refusal, NoTable."""
        return self.hall.room(table).record()

    def odds(self, table: str, token: str) -> dict[str, Any]:
        """Odds of what comes next, from what a seat knows. Raises NoTable, Refusal."""
        room = self.hall.room(table)
        seat = room.seat_of(token)
        with room.lock:
            found: dict[str, Any] = plain(room.game.odds(room.state, seat))
        return found

    # -- replays and scores (called in threads) --------------------------------------------------------------------
    def replay(self, id: str) -> Replay:
        """The replay of a record that was sent, or of a finished table. Raises NoTable, Refusal, ReplayError."""
        known = self.replays.get(id)
        if known is not None:
            return known
        return self.replays.of(id, *self._played(id))

    def _played(self, name: str) -> tuple[str, str]:
        """The record of a finished table, or of a game of the book that was played in a terminal and lies beside it;
        and when that game ended. Raises NoTable, Refusal.
        """
        if not name.endswith(RECORD_FILE):
            return self._table_played(name)
        found = [score for score in scorebook.read_book(self.book) if score.record == name]
        if not found:
            raise NoTable(name)
        try:
            return (self.book / Path(name).name).read_text(encoding="utf-8"), found[0].when
        except OSError as error:
            raise NoTable(name) from error

    def _table_played(self, table: str) -> tuple[str, str]:
        """The record of a finished table, and when its game ended. Raises NoTable, Refusal."""
        room = self.hall.room(table)
        record = room.record()
        end = room.ended.at if room.ended else 0.0
        return record, moment(end) if end else ""

    def scores(self) -> list[ScoreInfo]:
        """The score book, in the order in which the games ended."""
        return [score_info(score) for score in scorebook.read_book(self.book)]

    def statistics(self, game: str) -> Statistics:
        """Statistics of the games in the book; "" = all games."""
        scores = [score for score in self.scores() if game in ("", score.game)]
        records = [score.record for score in scores if score.record]
        return statistics(scores, self._risks.of(records[-RISKS_OF:]))

    def _risks_in(self, record: str) -> list[Risk]:
        """The risks that were taken in a game. Raises NoTable, Refusal, ReplayError, FormatError."""
        return Replay(record, self._played(record)[0], self.find_game).risks

    # -- counters --------------------------------------------------------------------------------------------------
    def metrics_text(self) -> str:
        """The counters as Prometheus reads them."""
        rows = (
            ("marooned_messages_total", "counter", "Messages from browsers.", self.metrics.messages),
            ("marooned_moves_total", "counter", "Moves of people that were stored.", self.metrics.moves),
            ("marooned_refused_total", "counter", "Messages that were refused.", self.metrics.refused),
            ("marooned_dropped_total", "counter", "Connections dropped as too slow.", self.hub.dropped),
            ("marooned_connections", "gauge", "Connections now.", self.hub.connections),
            ("marooned_tables_in_memory", "gauge", "Tables in memory now.", len(self.hall.rooms())),
        )
        return "".join(f"# HELP {name} {text}\n# TYPE {name} {kind}\n{name} {n}\n" for name, kind, text, n in rows)


def score_info(score: scorebook.Score) -> ScoreInfo:
    """A finished game as the browser has it."""
    return ScoreInfo(
        when=score.when,
        game=score.game,
        scenario=score.scenario,
        seats=score.seats,
        who=score.who,
        options=score.options,
        won=score.won,
        reason=score.reason,
        round=score.round,
        points=score.points,
        best=-1 if score.best is None else score.best,
        record=score.record.removeprefix(TABLE_RECORD),
        difficulty=difficulty(score),
    )


def difficulty(score: scorebook.Score) -> str:
    """How hard a finished game was by its variants; as usual if its scenario is not here any more."""
    try:
        found = get_game(score.game).difficulty(score.scenario, len(score.seats), score.options)
    except (SetupError, LookupError):
        return "usual"
    return "harder" if found > 0 else "easier" if found < 0 else "usual"
