"""The hall: all tables of a server. It opens and finds tables, keeps those in memory that are in use, lets bots think
and clocks run, and enters finished games into the score book.

Calls may come from any thread; what waits for nothing happens in the caller's, all the rest in threads of the hall.
"""

from __future__ import annotations

import heapq
import logging
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from datetime import datetime
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final

import msgspec

from marooned.bots import bot_ids, get_bot
from marooned.core.errors import MaroonedError, SetupError, unknown
from marooned.core.game import Setup
from marooned.core.messages import Msg
from marooned.core.record import Recorder
from marooned.table import scorebook
from marooned.table.bots import Bots, Question
from marooned.table.codes import (
    deal_seed,
    new_deal,
    new_table_code,
    new_table_id,
    new_token,
    token_hash,
)
from marooned.table.codes import (
    tidy as tidy_code,
)
from marooned.table.decks import Decks
from marooned.table.entries import (
    OPEN,
    PERSON,
    AnyEntry,
    Moved,
    Opened,
    Reseeded,
    Seated,
    SeatStatus,
    Status,
    Undone,
)
from marooned.table.errors import NoTable, Refusal, StoreError, TableExists, refused
from marooned.table.ledger import WATCHING, digest_of, play_word, reseed
from marooned.table.room import PRESENCE, Room, tidy
from marooned.table.store import ANY, Head, Store
from marooned.table.wire import moment
from marooned.web import contract

CREW: Final = 8
"""Threads that see to tables: while one waits for the disk, others go on, and their entries are flushed together."""
IDLE: Final = 900.0
"""Seconds after which a table where nobody is leaves memory."""
SWEEP: Final = 30.0
"""Seconds between looks for idle tables."""
PACE: Final = 2.5
"""Seconds that a bot takes for a step where all act at once, so that people keep up with it."""
AGAIN: Final = 1.0
"""Seconds until something is tried again that the store refused."""
RECALLED: Final = 50
"""Finished tables, the newest ones, that are looked for in the score book at the start."""
TABLE_RECORD: Final = "table:"
"""How the score book names the record of a table."""
NOW: Final = -1
"""The step of a branch that goes on from where a game stands."""
FALLBACK: Final = "random"
"""The bot that answers where another one fails."""

Heard = Callable[[str, str], None]
"""Told (table, what changed: `table`, `chat`, `intent`, `presence`); it must not wait for anything."""

_log = logging.getLogger(__name__)


class _Slot:
    """Where a table is or will be in memory."""

    __slots__ = ("alarm", "lock", "rest", "room")

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.room: Room | None = None
        self.alarm = False  # whether the hall looks at the table's clock in time
        self.rest: dict[int, float] = {}  # bots that wait until then before their next step


class Hall:
    """All tables of a server. book: the folder of the score book, None for none. deck: text of the deck file that new
    tables of its game are played with. idle, pace: in seconds.
    """

    def __init__(
        self,
        store: Store,
        bots: Bots,
        book: Path | None = None,
        *,
        deck: str = "",
        idle: float = IDLE,
        pace: float = PACE,
        tick: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin to work: the hall's threads run until `close`. Raises StoreError, FormatError for a wrong deck file."""
        self.store = store
        self.decks = Decks(store, deck)
        self._bots = bots
        self._book = book
        self._idle = idle
        self._pace = pace
        self._tick = tick
        self._key = store.key()
        self._heard: list[Heard] = []
        self._slots: dict[str, _Slot] = {}
        self._lock = threading.Lock()
        self._jobs: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = count()
        self._wake = threading.Condition()
        self._closed = False
        self._owed: dict[str, Room] = {}  # finished games that are not in the score book yet
        self._crew = ThreadPoolExecutor(CREW, thread_name_prefix="hall")
        self._thread = threading.Thread(target=self._work, name="hall", daemon=True)
        self._thread.start()
        store.listen(self._appended)
        self._later(SWEEP, self._sweep)
        self._later(0, self._recall)

    def listen(self, heard: Heard) -> None:
        """Be told of every change at a table in memory."""
        self._heard.append(heard)

    def close(self) -> None:
        """Stop working. All that was acknowledged is stored already, and finished games enter the score book now; the
        store itself stays open.
        """
        with self._wake:
            self._closed = True
            self._wake.notify()
        self._thread.join()
        self._crew.shutdown(wait=True, cancel_futures=True)
        self._bots.close()
        for table in list(self._owed):
            self._settle(table)

    # -- finding tables --------------------------------------------------------------------------------------------
    def room(self, table: str) -> Room:
        """A table, brought back from the store if it isn't in memory. Raises NoTable, BrokenTable, StoreError."""
        with self._lock:
            slot = self._slots.setdefault(table, _Slot())
        with slot.lock:
            if slot.room is not None:
                slot.room.used = self._tick()  # whoever asked for it has time to sit down
                return slot.room
            try:
                room = Room(self.store, table, self._changed, self._tick, self.decks)
            except BaseException:
                with self._lock:
                    self._slots.pop(table, None)
                raise
            slot.room = room
        self._see_to(room)
        return room

    def rooms(self) -> list[Room]:
        """The tables in memory."""
        with self._lock:
            return [slot.room for slot in self._slots.values() if slot.room is not None]

    def find(self, code: str) -> str:
        """The table of a code, as people type it. Raises NoTable, StoreError."""
        table = self.store.find(tidy_code(code))
        if table is None:
            raise NoTable(code[:20])
        return table

    def mine(self, tokens: Sequence[str]) -> list[contract.TableInfo]:
        """The tables where these tokens hold seats, those that changed last first. Raises StoreError."""
        found = self.store.seats_of([token_hash(token) for token in tokens if token])
        return [self._info(head, seat) for head, seat in found]

    def public(self, limit: int = 50) -> list[contract.TableInfo]:
        """Tables that anybody may watch. Raises StoreError."""
        return [self._info(head) for head in self.store.tables(public=True, over=False, limit=limit)]

    def info(self, table: str) -> contract.TableInfo:
        """A table as it stands in lists. Raises NoTable, StoreError."""
        return self._info(self.store.head(table))

    def _info(self, head: Head, seat: int = WATCHING) -> contract.TableInfo:
        status = head.status
        with self._lock:
            slot = self._slots.get(head.table)
        room = slot.room if slot is not None else None
        here = room.here if room is not None else [0] * len(status.seats)
        return contract.TableInfo(
            table=head.table,
            code=head.code,
            game=status.game,
            scenario=status.scenario,
            seats=[
                contract.Seat(word=place.word, who=place.who, name=place.name, here=n > 0)
                for place, n in zip(status.seats, here, strict=True)
            ],
            round=status.round,
            asked=status.asked,
            over=status.over,
            success=status.success,
            when=moment(head.changed),
            seat=seat,
        )

    # -- opening and joining ---------------------------------------------------------------------------------------
    def open(self, new: contract.NewTable) -> list[contract.Seated]:
        """Lay a table; returns the seats of people with their tokens, or a seat WATCHING if there are none.

        Whoever holds the first of them has laid the table. Raises SetupError, Refusal (`format`: no such deal code or
        branch), NoTable (of a branch), StoreError.
        """
        if new.branch:
            return self._open_branch(new)
        game = self.decks.game(new.game)
        deal = tidy_code(new.deal) or new_deal()
        seed = deal_seed(self._key, deal)
        setup = Setup(new.scenario, tuple(new.seats), dict(new.options))
        recorder = Recorder.begin(game, setup, seed)
        opened = Opened(
            at=time.time(),
            game=game.id,
            scenario=new.scenario,
            seats=list(new.seats),
            options=dict(new.options),
            seed=seed,
            deal=deal,
            code="",
            rules=game.rules_version,
            deck=game.deck,
            public=new.public,
        )
        return self._lay(new, opened, [], recorder)

    def _open_branch(self, new: contract.NewTable) -> list[contract.Seated]:
        """Lay a table that goes on from a step of another one's replay, with new chance; it is not scored."""
        match new.branch:
            case [str(source), int(step)] if not isinstance(step, bool) and step >= NOW:
                pass
            case _:
                raise refused("format", "room-no-branch")
        head = self.store.head(source)
        if not head.status.over:
            people = [seat for seat in head.status.seats if seat.who in (PERSON, OPEN)]
            if len(people) > 1:
                raise refused("illegal", "room-branch-running")
            if self.room(source).seat_of(new.token) == WATCHING:  # who watches may not look into a hand like this
                raise refused("not-yours", "room-not-yours")
        begun, *rest = self.store.read(source, 0, head.seq)
        assert isinstance(begun, Opened)
        game = self.decks.of(begun.game, begun.deck)
        setup = Setup(begun.scenario, tuple(begun.seats), dict(begun.options))
        recorder = Recorder.begin(game, setup, begun.seed)
        moves: list[AnyEntry] = [*_played(recorder, _standing(rest), step)]
        if step not in (NOW, _steps(recorder)):
            raise refused("format", "room-no-branch")
        if recorder.state.is_terminal():
            raise refused("illegal", "room-branch-over")
        seed = secrets.randbits(48)
        reseed(recorder.state, seed)
        moves.append(Reseeded(at=time.time(), seed=seed, digest=digest_of(game, recorder.state)))
        opened = Opened(
            at=time.time(),
            game=begun.game,
            scenario=begun.scenario,
            seats=begun.seats,
            options=begun.options,
            seed=begun.seed,
            deal="",
            code="",
            rules=begun.rules,
            deck=begun.deck,
            public=new.public,
            branch=[source, step],
            scored=False,
        )
        return self._lay(new, opened, moves, recorder)

    def _lay(
        self, new: contract.NewTable, opened: Opened, moves: list[AnyEntry], recorder: Recorder
    ) -> list[contract.Seated]:
        """Store a new table and seat the people. recorder: stands where the game begins."""
        seats = recorder.setup.seats
        check_players(new.who, len(seats))
        tokens = [new_token() if who == PERSON else "" for who in new.who]
        hashes = [token_hash(token) if token else "" for token in tokens]
        people = [seat for seat, who in enumerate(new.who) if who == PERSON]
        called = [tidy(new.name) if people[:1] == [seat] else "" for seat in range(len(seats))]
        owner = hashes[people[0]] if people else ""
        seatings = [
            Seated(at=time.time(), seat=seat, who=who, name=called[seat], token=hashes[seat])
            for seat, who in enumerate(new.who)
            if who != OPEN
        ]
        state = recorder.state
        status = Status(
            game=opened.game,
            scenario=opened.scenario,
            seats=[SeatStatus(*row) for row in zip(seats, new.who, called, strict=True)],
            round=state.round,
            asked=list(state.awaited()),
            public=opened.public,
        )
        while True:
            table, code = new_table_id(), new_table_code()
            laid = msgspec.structs.replace(opened, code=code, owner=owner)
            try:
                self.store.create(table, [laid, *seatings, *moves], status)
            except TableExists:
                continue
            break
        self.room(table)
        return [contract.Seated(table=table, code=code, seat=seat, token=tokens[seat]) for seat in people] or [
            contract.Seated(table=table, code=code, seat=WATCHING, token="")
        ]

    def join(self, join: contract.Join) -> contract.Seated:
        """Sit down at the table of a code. Raises NoTable, Refusal (`busy`: no such free seat), StoreError."""
        room = self.room(self.find(join.code))
        seat, token = room.take(join.seat, join.name)
        return contract.Seated(table=room.table, code=room.opened.code, seat=seat, token=token)

    def hint(self, table: str, seat: int, bot: str) -> Future[str]:
        """What a bot would do for a seat, as a line of words. Raises Refusal, SetupError for an unknown bot."""
        get_bot(bot)
        return self._bots.ask(self.room(table).question(seat, bot))

    # -- seeing to tables ------------------------------------------------------------------------------------------
    def _changed(self, room: Room, what: str) -> None:
        """A room changed; it is locked."""
        for heard in self._heard:
            heard(room.table, what)
        if what != PRESENCE:
            self._see_to(room)

    def _see_to(self, room: Room) -> None:
        """Let a table's bots think, its clock run, its end enter the book."""
        if room.over():
            if self._book is not None and room.opened.scored and room.people():
                self._owed[room.table] = room
                self._later(0, lambda: self._settle(room.table))
            return
        if room.bots_due():
            self._later(0, lambda: self._think(room.table))
        self._set_alarm(room)

    def _set_alarm(self, room: Room) -> None:
        left = room.due()
        slot = self._slots.get(room.table)
        if left is None or slot is None or slot.alarm:
            return
        slot.alarm = True
        self._later(max(0.0, left), lambda: self._alarm(room.table))

    def _alarm(self, table: str) -> None:
        slot = self._slots.get(table)
        if slot is None or slot.room is None:
            return
        try:
            done = slot.room.time_up()
        except StoreError as error:
            _log.error("table %s: time is up, and the store fails: %s", table, error)
            self._later(AGAIN, lambda: self._alarm(table))
            return
        slot.alarm = False
        if not done:
            self._set_alarm(slot.room)

    def _think(self, table: str) -> None:
        """Ask the bots of a table that the game waits for."""
        slot = self._slots.get(table)
        if slot is None or slot.room is None:
            return
        room = slot.room
        with room.lock:
            live = room.live()
            for seat in room.bots_due():
                if seat in room.thinking:
                    continue
                wait = slot.rest.get(seat, 0.0) - self._tick() if live else 0.0
                if wait > 0:
                    self._later(wait, lambda: self._think(table))
                    continue
                question = room.question(seat)
                room.thinking.add(seat)
                self._ask(slot, room, question)

    def _ask(self, slot: _Slot, room: Room, question: Question) -> None:
        asked = self._bots.ask(question)
        asked.add_done_callback(lambda done: self._later(0, lambda: self._answered(slot, room, question, done)))

    def _answered(self, slot: _Slot, room: Room, question: Question, done: Future[str]) -> None:
        """A bot has answered, or failed; then a simpler one answers, so that nobody waits for ever."""
        with room.lock:
            room.thinking.discard(question.seat)
            slot.rest[question.seat] = self._tick() + self._pace
            try:
                room.bot_move(question.seat, question.revision, done.result())
            except StoreError as error:
                _log.error("table %s: a bot can't move: %s", room.table, error)
                self._later(AGAIN, lambda: self._think(room.table))
            except Exception as error:
                if isinstance(error, Refusal) and error.code not in ("illegal", "format"):
                    self._think(room.table)  # something changed meanwhile
                elif not self._closed:
                    _log.error("table %s: bot %s at seat %d: %r", room.table, question.bot, question.seat, error)
                    self._move_plainly(room, question)

    def _move_plainly(self, room: Room, question: Question) -> None:
        if question.seat in room.bots_due():
            action = get_bot(FALLBACK, question.seed).choose(room.state, question.seat)
            room.bot_move(question.seat, room.revision, room.state.action_to_string(action))

    def _appended(self, table: str, seq: int) -> None:
        """Another process appended to a table (ANY: perhaps to all)."""
        for room in self.rooms():
            if table in (ANY, room.table):
                self._later(0, partial(self._catch_up, room, seq))

    def _catch_up(self, room: Room, seq: int) -> None:
        if not seq or room.revision < seq:
            room.catch_up()

    def _sweep(self) -> None:
        """Let tables go that nobody uses."""
        self._later(SWEEP, self._sweep)
        self.drop_idle()

    def drop_idle(self) -> int:
        """Let all tables leave memory where nobody is and nothing happens; how many did."""
        dropped = 0
        for room in self.rooms():
            with self._lock:
                slot = self._slots.get(room.table)
            if slot is None:
                continue
            with slot.lock, room.lock:
                busy = any(room.here) or room.watching or room.thinking or room.due() is not None
                if busy or self._tick() - room.used < self._idle:
                    continue
                with self._lock:
                    self._slots.pop(room.table, None)
                slot.room = None
                dropped += 1
        return dropped

    def _settle(self, table: str) -> None:
        """Enter a finished game that is not in the book yet."""
        room = self._owed.pop(table, None)
        if room is not None:
            self._enter(room)

    def _recall(self) -> None:
        """Bring games back that ended just before the server was killed, so that they enter the book."""
        if self._book is None:
            return
        known = {score.record for score in scorebook.read_book(self._book)}
        for head in self.store.tables(over=True, limit=RECALLED):
            if f"{TABLE_RECORD}{head.table}" in known or PERSON not in (seat.who for seat in head.status.seats):
                continue
            opened = self.store.read(head.table, 0, 1)[0]
            if isinstance(opened, Opened) and opened.scored:
                self.room(head.table)

    def _enter(self, room: Room) -> None:
        """Enter a finished game into the score book; once only."""
        end = room.ended
        assert end is not None and self._book is not None
        score = scorebook.Score(
            when=datetime.fromtimestamp(end.at).strftime(scorebook.MINUTE),
            game=room.game.id,
            scenario=room.setup.scenario,
            seats=list(room.setup.seats),
            who=[place.who for place in room.places],
            options=dict(room.setup.options),
            won=end.success,
            reason=end.reason,
            round=end.round,
            points=end.points,
            record=f"{TABLE_RECORD}{room.table}",
        )
        try:
            scorebook.enter(self._book, score)
        except (OSError, MaroonedError) as error:
            _log.error("table %s can't enter the score book: %s", room.table, error)

    # -- the hall's threads ----------------------------------------------------------------------------------------
    def _later(self, seconds: float, job: Callable[[], None]) -> None:
        with self._wake:
            heapq.heappush(self._jobs, (self._tick() + seconds, next(self._numbers), job))
            self._wake.notify()

    def _work(self) -> None:
        while True:
            with self._wake:
                while not self._closed and (not self._jobs or self._jobs[0][0] > self._tick()):
                    self._wake.wait(self._jobs[0][0] - self._tick() if self._jobs else None)
                if self._closed:
                    return
                job = heapq.heappop(self._jobs)[2]
            self._crew.submit(_carefully, job)


def _carefully(job: Callable[[], None]) -> None:
    try:
        job()
    except Exception:
        _log.exception("a job of the hall failed")


def check_players(who: Sequence[str], seats: int) -> None:
    """Raise SetupError unless there is a person, a bot or nobody yet for each seat."""
    if len(who) != seats:
        says = Msg("room-who", {"n": seats})
        raise SetupError(f"{seats} seats need as many players, not {len(who)}", says=says)
    for word in who:
        if word not in (PERSON, OPEN, *bot_ids()):
            raise unknown("bot", word, (PERSON, OPEN, *bot_ids()))


def _steps(recorder: Recorder) -> int:
    """How many steps a replay of the game so far has: lines of its record, an open one included."""
    return sum(not line.startswith("=") for line in recorder.lines) + bool(recorder.words)


def _played(recorder: Recorder, entries: Sequence[Moved | Reseeded], steps: int) -> list[Moved | Reseeded]:
    """Play entries again until a game has so many steps (NOW: all); what was played. The last one may be a part of a
    move, as one move may be several steps.
    """
    played: list[Moved | Reseeded] = []
    for entry in entries:
        if steps != NOW and _steps(recorder) >= steps and not recorder.words:
            break
        if isinstance(entry, Reseeded):
            reseed(recorder.state, entry.seed)
            played.append(entry)
            continue
        played.append(_played_move(recorder, entry, steps))
    return played


def _played_move(recorder: Recorder, entry: Moved, steps: int) -> Moved:
    """Play a move again, or the part of it that brings a game to so many steps; what was played."""
    lines = len(recorder.lines)
    words = entry.words.split()
    for n, word in enumerate(words, start=1):
        play_word(recorder, word)
        if n < len(words) and steps != NOW and _steps(recorder) >= steps and not recorder.words:
            chance = [line for line in recorder.lines[lines:] if line.startswith("=")]
            digest = digest_of(recorder.game, recorder.state)
            return msgspec.structs.replace(entry, words=" ".join(words[:n]), chance=chance, digest=digest)
    return entry


def _standing(entries: Sequence[AnyEntry]) -> list[Moved | Reseeded]:
    """The moves of a log that were not taken back. Entries begin with number 2."""
    found: dict[int, Moved | Reseeded] = {}
    for number, entry in enumerate(entries, start=2):
        if isinstance(entry, Moved | Reseeded):
            found[number] = entry
        elif isinstance(entry, Undone):
            del found[entry.of]
    return list(found.values())
