"""A live table: a game with people and bots at its seats, built from the log of the store and written to it.

Whatever a call does is stored before the call returns, and a call that raises has changed nothing. Calls may come from
any thread; they run one after the other. Several rooms of one table, in several processes, agree through the numbers
of their entries: whoever appends second meets a Conflict, reads what is new and judges again.
"""

from __future__ import annotations

import time
import unicodedata
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final

from marooned.bots import bot_ids
from marooned.core.engine import EXPLICIT, TABLE
from marooned.core.errors import GameOver, IllegalAction, MaroonedError, UnknownAction
from marooned.core.record import apply_words, words_of
from marooned.core.rng import Dice
from marooned.table.bots import Question
from marooned.table.codes import new_token, same, token_hash
from marooned.table.decks import Decks
from marooned.table.entries import (
    OPEN,
    PERSON,
    AnyEntry,
    Ended,
    Moved,
    Paused,
    Resigned,
    Said,
    Seated,
    SeatStatus,
    Status,
    Undone,
)
from marooned.table.errors import Conflict, Refusal, StoreError, refused
from marooned.table.ledger import CHAT, RESIGNED, TABLE_CHANGED, WATCHING, Ledger
from marooned.table.marks import mark_of
from marooned.table.store import Store
from marooned.table.wire import asked_of, plain, worded
from marooned.web import contract

LONGEST_NAME: Final = 40
CHAT_LINES: Final = 8
CHAT_SECONDS: Final = 10.0
"""A seat may say so many lines in so many seconds."""
MOST_CHAT: Final = 5_000
"""Lines of chat that a table keeps."""
INTENT: Final = "intent"
PRESENCE: Final = "presence"

Watch = Callable[["Room", str], None]
"""Told what changed, with the room locked: it must not wait for anything."""


class Room(Ledger):
    """One table, and all that can be done at it."""

    def __init__(
        self,
        store: Store,
        table: str,
        watch: Watch | None = None,
        tick: Callable[[], float] = time.monotonic,
        decks: Decks | None = None,
    ) -> None:
        """Bring a table back from the store. Raises NoTable, BrokenTable, StoreError."""
        self._watch: Watch | None = None
        self._talk: dict[int, deque[float]] = {}
        super().__init__(store, table, tick, decks)
        self._watch = watch

    # -- who is who ----------------------------------------------------------------------------------------------------
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

    # -- moves ---------------------------------------------------------------------------------------------------------
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

        together = self._together()
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
        self._moved(seat, mark, together)
        self._clock = clock
        if ended is not None:
            self.revision += 1
            self._note(ended)
        self._after()
        return self.revision

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

    # -- seats ---------------------------------------------------------------------------------------------------------
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

    # -- talk, pause, giving up ----------------------------------------------------------------------------------------
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

    # -- bots ----------------------------------------------------------------------------------------------------------
    def bots_due(self) -> list[int]:
        """Seats of bots that the game waits for."""
        with self.lock:
            if self.ended is not None or self.paused:
                return []
            return [seat for seat in self.state.awaited() if self.places[seat].who not in (PERSON, OPEN)]

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

    # -- inside --------------------------------------------------------------------------------------------------------
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

    def _say_changed(self, what: str) -> None:
        if self._watch is not None:
            self._watch(self, what)


# -- little helpers --------------------------------------------------------------------------------------------------
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
