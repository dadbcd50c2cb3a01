"""A table as its log tells it: the game, who sits where, what was said, and what each seat may see of it.

It reads entries and does what they say; what people and bots may do, and how entries come to be, is in `room`.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

from marooned.core.engine import TABLE, Choice, Event, State
from marooned.core.errors import FormatError, MaroonedError, SetupError
from marooned.core.game import Game, Setup
from marooned.core.messages import Arg
from marooned.core.record import Recorder, seat_of
from marooned.core.rng import seed_stream
from marooned.table.clock import Clock, stored
from marooned.table.decks import Decks
from marooned.table.entries import (
    OPEN,
    PERSON,
    AnyEntry,
    Ended,
    Moved,
    Opened,
    Paused,
    Reseeded,
    Resigned,
    Said,
    Seated,
    SeatStatus,
    Status,
    Undone,
)
from marooned.table.errors import BrokenTable, NoTable, StoreError, refused
from marooned.table.marks import Mark, Marks, mark_of
from marooned.table.store import Store
from marooned.table.wire import asked_of, log_line, plain, text_of, worded
from marooned.web import contract

SNAPSHOT_EVERY: Final = 64
"""Entries after which a snapshot is kept, at the next point that no undo crosses."""
RESIGNED: Final = "resigned"
WATCHING: Final = -1
"""The seat of somebody who only watches."""

TABLE_CHANGED: Final = "table"
CHAT: Final = "chat"

_log = logging.getLogger(__name__)


class Place(msgspec.Struct, frozen=True):
    """A seat. who: `person`, `open` or a bot's id. token: hash of the secret that opens it, "" if there is none."""

    word: str
    who: str
    name: str = ""
    token: str = ""


class Told(msgspec.Struct, frozen=True):
    """A line of the log and the seats that may read it, None for all."""

    line: contract.LogLine
    seats: tuple[int, ...] | None = None


class Picture(msgspec.Struct, kw_only=True):
    """All that a room is, where nothing can be taken back; kept as snapshot."""

    revision: int
    rules: int
    deck: str
    state: dict[str, Any]
    lines: list[str]
    words: list[str]
    log: list[Told]
    chat: list[contract.ChatLine]
    places: list[Place]
    paused: bool
    resigning: list[int]
    changed: list[int]
    clock: int
    ended: Ended | None
    reseeded: int | None


class Ledger:
    """A table built from its log. Seats are numbered from 0; WATCHING stands for whoever has none.

    revision: the number of the last entry. here: connections of each seat. watching: connections without a seat.
    thinking: seats of bots that think. used: reading of the clock at the last call.
    """

    # -- coming back from the store ------------------------------------------------------------------------------------
    def __init__(
        self,
        store: Store,
        table: str,
        tick: Callable[[], float] = time.monotonic,
        decks: Decks | None = None,
    ) -> None:
        """Bring a table back from the store. Raises NoTable, BrokenTable, StoreError."""
        self.lock = threading.RLock()
        self.store = store
        self.table = table
        self._tick = tick
        opened = store.read(table, 0, 1)[:1]
        if not opened or not isinstance(opened[0], Opened):
            raise NoTable(table)
        self.opened = opened[0]
        decks = decks or Decks(store)
        try:
            self.game: Game = decks.of(self.opened.game, self.opened.deck)
            self.deck = decks.text(self.opened.deck)
        except (FormatError, SetupError) as error:
            raise BrokenTable(table, 1, str(error)) from error
        self.here = [0] * len(self.opened.seats)
        self.watching = 0
        self.thinking: set[int] = set()
        self.intents: dict[int, str] = {}
        self.used = tick()
        self._kept = 0
        self._seen: tuple[State, int, dict[str, Any]] | None = None
        if not self._from_snapshot():
            self._from_start()
        self.catch_up()

    def _from_start(self) -> None:
        opened = self.opened
        setup = Setup(opened.scenario, tuple(opened.seats), opened.options)
        try:
            self.recorder = Recorder.begin(self.game, setup, opened.seed, keep_events=True)
        except MaroonedError as error:
            raise BrokenTable(self.table, 1, str(error)) from error
        self.revision = 1
        self.places = [Place(word, OPEN) for word in self.recorder.setup.seats]
        self.paused = False
        self.resigning: set[int] = set()
        self.ended: Ended | None = None
        self.log: list[Told] = []
        self.chat: list[contract.ChatLine] = []
        self._marks = Marks(self.game, len(self.places))
        self._changed = [1] * len(self.places)
        self._reseeded: int | None = None
        self._tell(self.recorder.take_events())
        self._clock = Clock().at(self.game, self.state, False, self._tick())

    def _from_snapshot(self) -> bool:
        """Take the snapshot of the store, if there is one that this version understands."""
        kept = self.store.snapshot(self.table)
        if kept is None:
            return False
        try:
            picture = msgspec.json.decode(kept[1], type=Picture)
            if picture.rules != self.game.rules_version or picture.deck != self.game.deck:
                return False
            state = self.game.state_from_plain(picture.state)
        except (msgspec.MsgspecError, FormatError) as error:
            _log.warning("table %s: the snapshot of entry %d is passed over: %s", self.table, kept[0], error)
            return False
        opened = self.opened
        asked = Setup(opened.scenario, tuple(opened.seats), opened.options)
        setup = self.game.resolve(asked, opened.seed)
        state.events = []
        self.recorder = Recorder(self.game, setup, opened.seed, state, picture.lines, picture.words, keep_events=True)
        self.revision = self._kept = picture.revision
        self.places = picture.places
        self.paused = picture.paused
        self.resigning = set(picture.resigning)
        self.ended = picture.ended
        self.log = picture.log
        self.chat = picture.chat
        self._marks = Marks(self.game, len(self.places))
        self._changed = picture.changed
        self._reseeded = picture.reseeded
        self._clock = stored(self.game, state, picture.clock)
        return True

    def catch_up(self) -> bool:
        """Read what others have appended; whether there was anything. Raises BrokenTable, StoreError."""
        with self.lock:
            entries = self.store.read(self.table, self.revision)
            checked = [n for n, entry in enumerate(entries) if isinstance(entry, Moved | Reseeded)][-1:]
            for n, entry in enumerate(entries):
                try:
                    self._apply(entry, n in checked)
                except BrokenTable:
                    raise
                except MaroonedError as error:
                    raise BrokenTable(self.table, self.revision, str(error)) from error
            self._clock = self._clock.at(self.game, self.state, self.paused or self.ended is not None, self._tick())
            if entries:
                self._say_changed(TABLE_CHANGED)
                if any(isinstance(entry, Said) for entry in entries):
                    self._say_changed(CHAT)
            return bool(entries)

    def _apply(self, entry: AnyEntry, check: bool) -> None:
        """Do what a stored entry says. check: compare the digest of the state."""
        self.revision += 1
        match entry:
            case Moved():
                mark = mark_of(self.recorder, entry.seat, 0, self.revision)
                together = self._together()
                play_again(self.recorder, entry)
                self._check(entry.digest, check)
                self._moved(entry.seat, mark, together)
                self._clock = stored(self.game, self.state, entry.clock)
            case Undone():
                if self._marks.last is None or self._marks.last.entry != entry.of:
                    raise BrokenTable(self.table, self.revision, f"entry {entry.of} can't be undone")
                self._undo(entry.seat)
            case Reseeded():
                self._reseed(entry.seed)
                self._check(entry.digest, check)
            case Paused():
                self._pause(entry)
                self._clock = stored(self.game, self.state, entry.clock)
            case _:
                self._note(entry)

    def _check(self, digest: str, check: bool) -> None:
        if check and digest != self.digest():
            raise BrokenTable(self.table, self.revision, "the state differs from the one that was stored")

    def digest(self) -> str:
        """A short name of the whole state."""
        return digest_of(self.game, self.state)

    def picture(self) -> Picture:
        """All that the room is. It leaves out what can be taken back."""
        with self.lock:
            return Picture(
                revision=self.revision,
                rules=self.game.rules_version,
                deck=self.game.deck,
                state=self.game.state_to_plain(self.state),
                lines=self.recorder.lines,
                words=self.recorder.words,
                log=self.log,
                chat=self.chat,
                places=self.places,
                paused=self.paused,
                resigning=sorted(self.resigning),
                changed=self._changed,
                clock=self._clock.milliseconds(self._tick()),
                ended=self.ended,
                reseeded=self._reseeded,
            )

    # -- what there is to know -----------------------------------------------------------------------------------------
    @property
    def state(self) -> State:
        """The running state, with everything hidden in it."""
        return self.recorder.state

    @property
    def setup(self) -> Setup:
        """The set-up with everything random drawn."""
        return self.recorder.setup

    def over(self) -> bool:
        """Whether the game is over."""
        return self.ended is not None

    def people(self) -> list[int]:
        """Seats where people sit."""
        return [seat for seat, place in enumerate(self.places) if place.who == PERSON]

    def live(self) -> bool:
        """Whether all act at once now, by the table's clock."""
        with self.lock:
            return self._live()

    def due(self) -> float | None:
        """Seconds until time is up, None while no clock runs."""
        with self.lock:
            return self._clock.due(self._tick())

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last line now."""
        with self.lock:
            mark = self._marks.last
            return mark is not None and mark.seat == seat and not self.paused and self.ended is None

    def table_for(self, seat: int, log: int = 0) -> contract.Table:
        """The table as a seat may see it, with the lines of the log from number `log` on."""
        with self.lock:
            self.used = self._tick()
            state = self.state
            yours = seat >= 0 and self.places[seat].who == PERSON and self.ended is None
            view = self._view(seat)
            return contract.Table(
                revision=self.revision,
                game=self.game.id,
                scenario=self.setup.scenario,
                deck=self.opened.deck,
                deal=self.opened.deal,
                seat=seat,
                seats=self.seats(),
                options=dict(self.setup.options),
                view=view,
                goal=[text_of(message) for message in self.game.goal(state)],
                asked=None if self.ended else asked_of(self.game, state, seat, yours),
                log=self.log_for(seat, log),
                undo=self.can_undo(seat),
                paused=self.paused,
                resigning=sorted(self.resigning),
                clock=self._clock.milliseconds(self._tick()),
                intents={str(other): words for other, words in self.intents.items()},
                ended=self._ended(),
            )

    def _view(self, seat: int) -> dict[str, Any]:
        """What a seat sees, as screens take it; made once for all seats where nothing is hidden from any."""
        state = self.state
        if self.game.secrets:
            seen: dict[str, Any] = plain({**state.observation(seat), **self.game.shown(state, seat)})
            return seen
        if self._seen is None or self._seen[0] is not state or self._seen[1] != self.revision:
            view = plain({**state.observation(WATCHING), **self.game.shown(state, WATCHING)})
            self._seen = (state, self.revision, view)
        return self._seen[2]

    def seats(self) -> list[contract.Seat]:
        """Who sits where, and who is here."""
        with self.lock:
            return [
                contract.Seat(
                    word=place.word,
                    who=place.who,
                    name=place.name,
                    here=self.here[seat] > 0,
                    thinking=seat in self.thinking,
                )
                for seat, place in enumerate(self.places)
            ]

    def log_for(self, seat: int, since: int = 0) -> list[contract.LogLine]:
        """The lines of the log that a seat may read, from number `since` on."""
        with self.lock:
            return [told.line for told in self.log[max(0, since) :] if told.seats is None or seat in told.seats]

    def chat_since(self, n: int = 0) -> list[contract.ChatLine]:
        """The lines of chat from number `n` on."""
        with self.lock:
            return self.chat[max(0, n) :]

    def status(self) -> Status:
        """How the table stands, for lists."""
        return self._status(self.state, self.ended)

    def _status(self, state: State, ended: Ended | None) -> Status:
        return Status(
            game=self.game.id,
            scenario=self.setup.scenario,
            seats=[SeatStatus(place.word, place.who, place.name) for place in self.places],
            round=state.round,
            asked=[] if ended else list(state.awaited()),
            over=ended is not None,
            success=ended is not None and ended.success,
            public=self.opened.public,
        )

    def _ended(self) -> contract.Ended | None:
        if self.ended is None:
            return None
        end = self.ended
        seed = self.opened.seed if self._reseeded is None else self._reseeded
        return contract.Ended(
            won=end.won, success=end.success, reason=end.reason, round=end.round, points=end.points, seed=seed
        )

    def record(self) -> str:
        """The record of a finished game; with its seed, unless it began as a branch of another. Raises Refusal."""
        with self.lock:
            if self.ended is None:
                raise refused("illegal", "room-not-over")
            return self.recorder.text(secret=self._reseeded is None)

    # -- what entries do -----------------------------------------------------------------------------------------------
    def _moved(self, seat: int, mark: Mark, together: Choice[Any] | None) -> None:
        """What follows on a move that is stored. together: the decision that several acted on at once before it."""
        events = self.recorder.take_events()
        self._tell(events)
        by_itself = seat == TABLE or self.places[seat].who not in (PERSON, OPEN)
        self._marks.answered(mark, events, self.recorder, by_itself)
        if together is not None and seat != TABLE and type(self.state.asking) is type(together):
            self._changed[seat] = self.revision
        else:
            self._changed = [self.revision] * len(self.places)
        self.intents.pop(seat, None)

    def _undo(self, seat: int) -> None:
        mark = self._marks.pop()
        self.recorder.rewind(mark.state, mark.lines, mark.words)
        self.recorder.take_events()
        self._changed = [self.revision] * len(self.places)
        self._remark("room-undone", seat)

    def _reseed(self, seed: int) -> None:
        """Begin all streams of chance anew (where a branch leaves its game)."""
        reseed(self.state, seed)
        self._reseeded = seed
        self._marks.put_back([])
        self._changed = [self.revision] * len(self.places)
        self._remark("room-branched")

    def _note(self, entry: AnyEntry) -> None:
        """What an entry says that is no move."""
        match entry:
            case Seated():
                before = self.places[entry.seat]
                self.places[entry.seat] = Place(before.word, entry.who, entry.name, entry.token)
                if entry.who != PERSON:
                    self.resigning.discard(entry.seat)
                if entry.who != before.who:
                    which = {PERSON: "room-sits", OPEN: "room-leaves"}.get(entry.who, "room-bot-plays")
                    self._remark(which, entry.seat)
            case Said():
                n = len(self.chat)
                line = contract.ChatLine(n=n, seat=entry.seat, name=entry.name, text=entry.text, phrase=entry.phrase)
                self.chat.append(line)
            case Resigned():
                self._resign(entry)
            case Ended():
                self.ended = entry
                self._marks.put_back([])
                if entry.reason == RESIGNED:
                    self._remark("room-given-up")
            case _:
                pass

    def _pause(self, entry: Paused) -> None:
        self.paused = entry.on
        self._remark("room-pauses" if entry.on else "room-goes-on", entry.seat)

    def _resign(self, entry: Resigned) -> None:
        if entry.on:
            self.resigning.add(entry.seat)
        else:
            self.resigning.discard(entry.seat)
        self._remark("room-resigns" if entry.on else "room-resigns-not", entry.seat)

    # -- inside --------------------------------------------------------------------------------------------------------
    def _live(self) -> bool:
        """Whether all act at once now, by the table's clock."""
        return TABLE in self.state.acting()

    def _together(self) -> Choice[Any] | None:
        """The open decision, if several act on it at once and none minds what the others do."""
        return self.state.asking if self._live() or len(self.state.awaited()) > 1 else None

    def _append(self, entries: Sequence[AnyEntry], status: Status) -> None:
        self.store.append(self.table, self.revision + 1, entries, status)

    def _after(self, what: str = TABLE_CHANGED) -> None:
        """After a change that is stored: keep a snapshot now and then, and tell whoever watches the room."""
        if self.revision - self._kept >= SNAPSHOT_EVERY and not self._marks.last:
            self._kept = self.revision
            try:
                self.store.keep(self.table, self.revision, msgspec.json.encode(self.picture()))
            except StoreError as error:  # the log is whole; a later snapshot will do
                _log.warning("table %s: no snapshot of entry %d: %s", self.table, self.revision, error)
        self._say_changed(what)

    def _say_changed(self, what: str) -> None:
        """Something changed; a room tells it to whoever watches it."""

    def _tell(self, events: list[Event]) -> None:
        """Write the new events into the log."""
        for event in events:
            if event.kind != "chance" and worded(event.kind):
                line = log_line(len(self.log), event, self.game.headings)
                self.log.append(Told(line, event.seats))

    def _remark(self, id: str, seat: int | None = None) -> None:
        """Write something of the table itself into the log."""
        args: dict[str, Arg] = {}
        if seat is not None:
            args["who"] = self.places[seat].name or self.game.seat_name(self.setup, seat)
        self._tell([Event(id, args)])


# -- little helpers --------------------------------------------------------------------------------------------------
def digest_of(game: Game, state: State) -> str:
    """A short name of a whole state."""
    return blake2b(msgspec.json.encode(game.state_to_plain(state)), digest_size=8).hexdigest()


def play_again(recorder: Recorder, moved: Moved) -> None:
    """Play a stored line again."""
    for word in moved.words.split():
        play_word(recorder, word)


def play_word(recorder: Recorder, word: str) -> None:
    """Play one word of a stored line again."""
    seat, name = seat_of(word)
    recorder.apply(recorder.state.string_to_action(name), seat)


def reseed(state: State, seed: int) -> None:
    """Begin all streams of chance of a state anew."""
    state.rng = [seed_stream(seed, f"stream {number}") for number in range(len(state.rng))]
