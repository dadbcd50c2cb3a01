"""A live table: a game with people and bots at its seats, built from the log of the store and written to it.

Whatever a call does is stored before the call returns, and a call that raises has changed nothing. Calls may come from
any thread; they run one after the other. Several rooms of one table, in several processes, agree through the numbers
of their entries: whoever appends second meets a Conflict, reads what is new and judges again.
"""

from __future__ import annotations

import logging
import threading
import time
import unicodedata
from collections import deque
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

from marooned.bots import bot_ids
from marooned.core.engine import EXPLICIT, TABLE, Event, State
from marooned.core.errors import FormatError, GameOver, IllegalAction, MaroonedError, SetupError, UnknownAction
from marooned.core.game import Game, Setup
from marooned.core.messages import Arg
from marooned.core.record import Recorder, apply_words, seat_of, words_of
from marooned.core.rng import Dice, seed_stream
from marooned.table.bots import Question
from marooned.table.clock import Clock, stored
from marooned.table.codes import new_token, same, token_hash
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
from marooned.table.errors import BrokenTable, Conflict, NoTable, Refusal, StoreError, refused
from marooned.table.marks import Mark, Marks, mark_of
from marooned.table.store import Store
from marooned.table.wire import asked_of, log_line, plain, text_of, worded
from marooned.web import contract

SNAPSHOT_EVERY: Final = 64
"""Entries after which a snapshot is kept, at the next point that no undo crosses."""
LONGEST_NAME: Final = 40
CHAT_LINES: Final = 8
CHAT_SECONDS: Final = 10.0
"""A seat may say so many lines in so many seconds."""
MOST_CHAT: Final = 5_000
"""Lines of chat that a table keeps."""
RESIGNED: Final = "resigned"
WATCHING: Final = -1
"""The seat of somebody who only watches."""

TABLE_CHANGED: Final = "table"
CHAT: Final = "chat"
INTENT: Final = "intent"
PRESENCE: Final = "presence"

Watch = Callable[["Room", str], None]
"""Told what changed, with the room locked: it must not wait for anything."""

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


class Room:
    """One table. Seats are numbered from 0; WATCHING stands for whoever has none.

    revision: the number of the last entry. here: connections of each seat. watching: connections without a seat.
    thinking: seats of bots that think. used: reading of the clock at the last call.
    """

    def __init__(
        self,
        store: Store,
        table: str,
        watch: Watch | None = None,
        tick: Callable[[], float] = time.monotonic,
        decks: Decks | None = None,
    ) -> None:
        """Bring a table back from the store. Raises NoTable, BrokenTable, StoreError."""
        self.lock = threading.RLock()
        self.store = store
        self.table = table
        self._watch: Watch | None = None
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
        self._talk: dict[int, deque[float]] = {}
        self._kept = 0
        self._seen: tuple[State, int, dict[str, Any]] | None = None
        if not self._from_snapshot():
            self._from_start()
        self.catch_up()
        self._watch = watch

    # -- coming back from the store --------------------------------------------------------------------------------
    def _from_start(self) -> None:
        opened = self.opened
        setup = Setup(opened.scenario, tuple(opened.seats), opened.options)
        try:
            self.recorder = Recorder(self.game, setup, opened.seed, keep_events=True)
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
        self.recorder = Recorder.resumed(self.game, setup, opened.seed, state, picture.lines, picture.words)
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
                live = self._live()
                play_again(self.recorder, entry)
                self._check(entry.digest, check)
                self._moved(entry.seat, mark, live)
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

    # -- what there is to know -------------------------------------------------------------------------------------
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

    def seat_of(self, token: str) -> int:
        """The seat that a token opens; WATCHING for "". Raises Refusal for a token that opens none (`not-yours`)."""
        if not token:
            return WATCHING
        hashed = token_hash(token)
        found = WATCHING
        with self.lock:
            for seat, place in enumerate(self.places):  # all of them, so that the time tells nothing
                if same(place.token, hashed):
                    found = seat
        if found == WATCHING:
            raise refused("not-yours", "room-bad-token")
        return found

    def owned_by(self, token: str) -> bool:
        """Whether a token is of whoever laid the table."""
        return bool(token and self.opened.owner) and same(self.opened.owner, token_hash(token))

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

    # -- moves -----------------------------------------------------------------------------------------------------
    def move(self, seat: int, revision: int, line: str) -> int:
        """Answer for a person with a whole line of words; returns the new revision.

        The line is taken whole or refused whole, and nothing may follow in it on something that it reveals. Raises
        Refusal: `stale` if something changed since `revision`, `illegal`, `not-yours`, `format`, `over`, `paused`;
        StoreError.
        """
        with self.lock:
            self.time_up()
            self._may_act(seat)
            self._fresh(seat, revision)
            return self._play(seat, line)

    def bot_move(self, seat: int, revision: int, line: str) -> int:
        """The same for a bot."""
        with self.lock:
            self.time_up()
            if self.ended is not None or self.paused or self.places[seat].who in (PERSON, OPEN):
                raise refused("not-yours", "room-not-yours")
            self._fresh(seat, revision)
            return self._play(seat, line)

    def time_up(self) -> bool:
        """Let the table say that time is up, if it is; whether it was."""
        with self.lock:
            left = self._clock.due(self._tick())
            if left is None or left > 0 or TABLE not in self.state.acting():
                return False
            self._play(TABLE, self.state.action_to_string(self.state.legal_actions(TABLE)[0]))
            return True

    def due(self) -> float | None:
        """Seconds until time is up, None while no clock runs."""
        with self.lock:
            return self._clock.due(self._tick())

    def undo(self, seat: int, revision: int) -> int:
        """Take back the last line of a seat; returns the new revision. Raises Refusal (`undo`, `stale` …)."""
        with self.lock:
            self._may_act(seat)
            self._fresh(seat, revision)
            mark = self._marks.last
            if mark is None or mark.seat != seat:
                raise refused("undo", "ui-no-undo")
            entry = Undone(at=time.time(), seat=seat, of=mark.entry)
            self._append([entry], self._status(mark.state, None))
            self.revision += 1
            self._undo(seat)
            self._after()
            return self.revision

    def preview(self, seat: int, line: str) -> tuple[contract.Asked | None, dict[str, Any]]:
        """What would be asked after a line of words, and what can be said of the declaration in it; nothing is done.

        It is tried on what the seat may see with other chance, and stops where something would be revealed: then
        nothing is asked. Raises Refusal.
        """
        with self.lock:
            self._may_act(seat)
            before = self.state.view(seat, Dice(f"{self.opened.seed}/preview/{self.revision}"))
        before.mode = EXPLICIT
        after = before.clone()
        after.events = []

        def hidden() -> bool:
            return after.pending is not None or any(event.kind in self.game.revealing for event in after.events or ())

        def check() -> None:
            if hidden():
                raise refused("format", "room-revealed")

        try:
            apply_words(after, words_of(line), seat, None, check)
        except MaroonedError as error:
            raise refusal_of(error) from error
        asked = None if hidden() or after.is_terminal() else asked_of(self.game, after, seat, True)
        return asked, plain(self.game.preview(before, after))

    def _may_act(self, seat: int) -> None:
        """Raise Refusal unless a person sits at the seat and the game goes on."""
        self.used = self._tick()
        if self.ended is not None:
            raise refused("over", "error-over")
        if not 0 <= seat < len(self.places) or self.places[seat].who != PERSON:
            raise refused("not-yours", "room-not-yours")
        if self.paused:
            raise refused("paused", "room-paused")

    def _fresh(self, seat: int, revision: int) -> None:
        """Raise Refusal if something that matters to a seat changed since a revision. Talk does not matter, nor what
        others did meanwhile where all act at once.
        """
        if revision > self.revision:  # seen in another process, which was first
            self.catch_up()
        if not self._changed[seat] <= revision <= self.revision:
            raise refused("stale", "room-stale")

    def _live(self) -> bool:
        """Whether all act at once now, by the table's clock."""
        return TABLE in self.state.acting()

    def _play(self, seat: int, line: str) -> int:
        """Play a line of words, store it, and let all the consequences happen."""
        if seat not in self.state.acting():
            raise refused("not-yours", "room-not-yours")
        words = words_of(line)
        if not words or len(line) > contract.LONGEST_LINE:
            raise refused("format", "room-line", n=contract.LONGEST_LINE)
        recorder = self.recorder
        mark = mark_of(recorder, seat, 0, self.revision + 1)
        said: list[str] = []
        revealing = self.game.revealing

        def take(action: int, by: int | None) -> None:
            said.append(recorder.apply(action, by))

        def check() -> None:
            if recorder.told(revealing) or self.state.is_terminal():
                raise refused("format", "room-revealed")

        live = self._live()
        try:
            apply_words(recorder.state, words, seat, take, check)
            if not said:
                raise refused("format", "room-line", n=contract.LONGEST_LINE)
            now = self._tick()
            clock = self._clock.at(self.game, self.state, self.paused, now)
            moved = Moved(
                at=time.time(),
                seat=seat,
                words=" ".join(said),
                chance=[row for row in recorder.lines[mark.lines :] if row.startswith("= ")],
                digest=self.digest(),
                clock=clock.milliseconds(now),
            )
            ended = self._end()
            self._append([moved, *([ended] if ended else [])], self._status(self.state, ended))
        except BaseException as error:
            recorder.rewind(mark.state, mark.lines, mark.words)
            recorder.take_events()
            if isinstance(error, Conflict):
                self.catch_up()
            if isinstance(error, MaroonedError) and not isinstance(error, StoreError):
                raise refusal_of(error) from error
            raise
        self.revision += 1
        self._moved(seat, mark, live)
        self._clock = clock
        if ended is not None:
            self.revision += 1
            self._note(ended)
        self._after()
        return self.revision

    def _moved(self, seat: int, mark: Mark, live: bool) -> None:
        """What follows on a move that is stored. live: whether all acted at once before it."""
        events = self.recorder.take_events()
        self._tell(events)
        by_itself = seat == TABLE or self.places[seat].who not in (PERSON, OPEN)
        self._marks.answered(mark, events, self.recorder, by_itself)
        if live and seat != TABLE and self._live():
            self._changed[seat] = self.revision
        else:
            self._changed = [self.revision] * len(self.places)
        self.intents.pop(seat, None)

    def _end(self) -> Ended | None:
        """The entry for the end of the game, if this is it."""
        outcome = self.state.outcome()
        if outcome is None:
            return None
        points = list(outcome.points) if self.game.has_points(self.setup.scenario) else []
        return Ended(
            at=time.time(),
            won=list(outcome.won),
            success=outcome.success,
            reason=outcome.reason,
            round=outcome.round,
            points=points,
        )

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

    # -- seats -----------------------------------------------------------------------------------------------------
    def take(self, seat: int = WATCHING, name: str = "") -> tuple[int, str]:
        """Sit down at a free seat, WATCHING for any; returns the seat and its token, which is told nobody else.

        Free is a seat that is open, and one where a bot plays that nobody left it to. Raises Refusal (`busy`).
        """
        token = new_token()
        chosen = seat

        def entries() -> list[AnyEntry]:
            nonlocal chosen
            if self.ended is not None:
                raise refused("over", "error-over")
            chosen = seat
            if seat == WATCHING:
                chosen = next((n for n, place in enumerate(self.places) if place.who == OPEN), WATCHING)
            free = 0 <= chosen < len(self.places) and not self.places[chosen].token
            if not free or self.places[chosen].who == PERSON:
                raise refused("busy", "room-no-seat")
            return [Seated(at=time.time(), seat=chosen, who=PERSON, name=tidy(name), token=token_hash(token))]

        self._command(entries)
        return chosen, token

    def sit(self, by: int, owner: bool, seat: int, who: str) -> None:
        """Change who plays a seat: one's own goes to a bot (a bot's id) or comes back (`person`); whoever laid the
        table may open any seat (`open`) or give it to a bot. Raises Refusal (`not-yours`, `format`, `over`).
        """

        def entries() -> list[AnyEntry]:
            if self.ended is not None:
                raise refused("over", "error-over")
            if who not in (PERSON, OPEN, *bot_ids()) or not 0 <= seat < len(self.places):
                raise refused("format", "room-no-bot", who=who[:LONGEST_NAME])
            place = self.places[seat]
            own = seat == by and bool(place.token)
            if not (own and who != OPEN) and not (owner and who != PERSON):
                raise refused("not-yours", "room-not-yours")
            if who == place.who:
                return []
            kept = who != OPEN
            return [
                Seated(
                    at=time.time(),
                    seat=seat,
                    who=who,
                    name=place.name if kept else "",
                    token=place.token if kept else "",
                )
            ]

        self._command(entries)

    def rename(self, seat: int, name: str) -> None:
        """What whoever sits at a seat wants to be called. Raises Refusal."""

        def entries() -> list[AnyEntry]:
            if not 0 <= seat < len(self.places) or not self.places[seat].token:
                raise refused("not-yours", "room-not-yours")
            place = self.places[seat]
            if tidy(name) == place.name:
                return []
            return [Seated(at=time.time(), seat=seat, who=place.who, name=tidy(name), token=place.token)]

        self._command(entries)

    def come(self, seat: int) -> None:
        """A connection of a seat, or of somebody who watches, is here."""
        self._here(seat, 1)

    def leave(self, seat: int) -> None:
        """A connection has gone."""
        self._here(seat, -1)
        if seat >= 0 and not self.here[seat]:
            self.intend(seat, "")

    def _here(self, seat: int, step: int) -> None:
        with self.lock:
            self.used = self._tick()
            if seat >= 0:
                self.here[seat] += step
            else:
                self.watching += step
            self._say_changed(PRESENCE)

    # -- talk, pause, giving up ------------------------------------------------------------------------------------
    def say(self, seat: int, text: str = "", phrase: str = "", name: str = "") -> int:
        """Say something: plain text, or a set phrase by its id; returns the number of the line. name: of somebody who
        watches. Raises Refusal: `format` (empty, too long, unknown phrase), `busy` (too much at once).
        """
        said = tidy(text, contract.LONGEST_CHAT)
        if phrase and (said or not worded(f"phrase-{phrase}")):
            raise refused("format", "room-no-phrase")
        if len(text) > contract.LONGEST_CHAT or not (said or phrase):
            raise refused("format", "room-chat", n=contract.LONGEST_CHAT)
        with self.lock:
            now = self.used = self._tick()
            talk = self._talk.setdefault(seat, deque())
            while talk and talk[0] <= now - CHAT_SECONDS:
                talk.popleft()
            if len(talk) >= CHAT_LINES or len(self.chat) >= MOST_CHAT:
                raise refused("busy", "room-chat-busy")
            called = self.places[seat].name if seat >= 0 else tidy(name)
            self._command(lambda: [Said(at=time.time(), seat=seat, name=called, text=said, phrase=phrase)])
            talk.append(now)
            return len(self.chat) - 1

    def pause(self, seat: int, on: bool) -> None:
        """Stop the table's clock, its bots and its people, or let them go on. Raises Refusal."""

        def entries() -> list[AnyEntry]:
            self._may_speak(seat)
            clock = self._clock.milliseconds(self._tick())
            return [] if on == self.paused else [Paused(at=time.time(), seat=seat, on=on, clock=clock)]

        self._command(entries)

    def resign(self, seat: int, on: bool) -> None:
        """Agree to give up, or not any more; the game ends when all people at the table agree. Raises Refusal."""

        def entries() -> list[AnyEntry]:
            self._may_speak(seat)
            agreed = self.resigning | {seat} if on else self.resigning - {seat}
            found: list[AnyEntry] = [Resigned(at=time.time(), seat=seat, on=on)]
            if on and agreed >= set(self.people()):
                end = Ended(at=time.time(), won=[], success=False, reason=RESIGNED, round=self.state.round, points=[])
                found.append(end)
            return found

        self._command(entries)

    def _may_speak(self, seat: int) -> None:
        if self.ended is not None:
            raise refused("over", "error-over")
        if not 0 <= seat < len(self.places) or self.places[seat].who != PERSON:
            raise refused("not-yours", "room-not-yours")

    def intend(self, seat: int, words: str) -> None:
        """Show the others what a seat is about to declare, "" for nothing. It is not stored, and where hands are
        hidden it is not shown. Raises Refusal.
        """
        with self.lock:
            if not 0 <= seat < len(self.places) or len(words) > contract.LONGEST_LINE:
                raise refused("format", "room-line", n=contract.LONGEST_LINE)
            if self.game.secrets or self.intents.get(seat, "") == words:
                return
            if words:
                self.intents[seat] = words
            else:
                del self.intents[seat]
            self._say_changed(INTENT)

    # -- bots ------------------------------------------------------------------------------------------------------
    def bots_due(self) -> list[int]:
        """Seats of bots that the game waits for."""
        with self.lock:
            if self.ended is not None or self.paused:
                return []
            return [seat for seat in self.state.awaited() if self.places[seat].who not in (PERSON, OPEN)]

    def live(self) -> bool:
        """Whether all act at once now, by the table's clock."""
        with self.lock:
            return self._live()

    def question(self, seat: int, bot: str = "") -> Question:
        """What to ask a bot for a seat: the one that plays it, or the one named (for a hint). It holds nothing that
        the seat may not see. Raises Refusal.
        """
        with self.lock:
            if self.ended is not None:
                raise refused("over", "error-over")
            if seat not in self.state.acting() or not self.state.legal_actions(seat):
                raise refused("not-yours", "room-not-yours")
            seed = f"{self.opened.seed}/{seat}/{self.revision}"
            view = self.state.view(seat, Dice(f"{seed}/view"))
            return Question(
                self.game.id,
                self.game.state_to_plain(view),
                seat,
                bot or self.places[seat].who,
                token_hash(seed),  # the bot's own luck, which tells nothing of the table's
                self.revision,
                self.deck,
            )

    # -- inside ----------------------------------------------------------------------------------------------------
    def _command(self, entries: Callable[[], Sequence[AnyEntry]]) -> None:
        """Store what `entries` judges to be right and do it; judge again if somebody was first."""
        with self.lock:
            self.used = self._tick()
            while True:
                made = list(entries())
                if not made:
                    return
                ended = next((entry for entry in made if isinstance(entry, Ended)), self.ended)
                try:
                    self._append(made, self._status_after(made, ended))
                except Conflict:
                    self.catch_up()
                    continue
                break
            for entry in made:
                self.revision += 1
                if isinstance(entry, Paused):
                    self._pause(entry)
                else:
                    self._note(entry)
            paused = self.paused or self.ended is not None
            self._clock = self._clock.at(self.game, self.state, paused, self._tick())
            self._after(CHAT if isinstance(made[0], Said) else TABLE_CHANGED)

    def _status_after(self, made: Sequence[AnyEntry], ended: Ended | None) -> Status:
        """The status once the entries hold; of those that a command makes, only seatings and the end show in it."""
        before = self._status(self.state, ended)
        seats = before.seats
        for entry in made:
            if isinstance(entry, Seated):
                seats[entry.seat] = SeatStatus(self.places[entry.seat].word, entry.who, entry.name)
        return before

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
        if self._watch is not None:
            self._watch(self, what)

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


def tidy(text: str, longest: int = LONGEST_NAME) -> str:
    """One line of plain text: no control characters, none that turn the direction of writing, no edges of blanks."""
    kept = (
        " " if char.isspace() else char
        for char in text
        if char.isspace() or (unicodedata.category(char) not in ("Cc", "Cs") and char not in _TURNING)
    )
    return " ".join("".join(kept).split())[:longest].strip()


_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def refusal_of(error: MaroonedError) -> MaroonedError:
    """What a player hears of an error of the engine; other errors stay what they are."""
    match error:
        case IllegalAction():
            return Refusal("illegal", error.message, error.rule, error.options[:12])
        case UnknownAction():
            return Refusal("format", error.message, "", error.near)
        case GameOver():
            return Refusal("over", error.message)
        case Conflict():
            return Refusal("stale", error.message)
        case _:
            return error
