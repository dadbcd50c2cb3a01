"""Replays: a record as steps with log and risk, and the table as any seat saw it after any step.

A state is kept for every few steps; the others are played again from the one before.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Final

from marooned.core.engine import SCRIPTED, Script, State
from marooned.core.errors import ChanceError, FormatError, MaroonedError, ReplayError
from marooned.core.game import Game, Risk
from marooned.core.messages import Msg
from marooned.core.record import Record, apply_words, parse, seat_of, words_of
from marooned.games import load_game
from marooned.table.wire import text_of
from marooned.web.contract import ReplayInfo, ReplayStep, Table, Text
from marooned.web.frames import ended_of, frame, log_lines

EVERY: Final = 16
"""Steps between two states that are kept."""
LONGEST: Final = 5000
"""Lines that a record may have; a whole game has some hundred."""
KEPT: Final = 32
"""Replays that are kept in memory."""
NOBODY: Final = -1


Find = Callable[[str, str], Game]
"""Finds a game with the deck of a digest."""


def load(game: str, deck: str) -> Game:
    """A game with the cards that come along. Raises SetupError, ReplayError."""
    if deck:
        raise ReplayError(f"played with deck {deck}", Msg("deck-needed", {"deck": deck}))
    return load_game(game)


class Replay:
    """A record that was played again. when: when its game ended, "" if nobody knows. risks: those that were taken.

    Raises FormatError, SetupError, ReplayError for a record that is wrong, or was played with a deck that is not here.
    """

    def __init__(self, id: str, record_text: str, find: Find = load, when: str = "") -> None:
        self.record: Record = parse(record_text)
        if len(self.record.lines) > LONGEST:
            says = Msg("server-too-long", {"most": LONGEST})
            raise FormatError(f"has {len(self.record.lines)} lines, and at most {LONGEST} are taken", "record", says)
        self.game: Game = find(self.record.game, self.record.deck)
        self.text = record_text
        self.risks: list[Risk] = []
        self._states: list[State] = []
        steps = self._play()
        self.info = ReplayInfo(
            id=id,
            game=self.record.game,
            scenario=self.record.setup.scenario,
            seats=list(self.record.setup.seats),
            steps=steps,
            ended=self._ended,
            when=when,
        )

    def _start(self) -> State:
        record = self.record
        script = Script({name: list(queue) for name, queue in record.script.items()}, strict=record.seed is None)
        try:
            return self.game.new_initial_state(record.setup, record.seed or 0, SCRIPTED, script, events=True)
        except ChanceError as error:
            raise ReplayError(f"set-up: {error}") from error

    def _play(self) -> list[ReplayStep]:
        """All steps; the first one is the set-up."""
        state = self._start()
        lines = 0
        steps: list[ReplayStep] = []
        for line in ("", *(line for _, line in self.record.lines)):
            before = state.clone()
            seat = asked_seat(before, line)
            chosen = self._apply(state, len(steps), line) if line else []
            events = state.drain()
            risks = self.game.risks(before, events) if line else []
            self.risks += risks
            log = log_lines(events, lines, self.game.headings)
            lines += len(log)
            view = state.observation(NOBODY)
            steps.append(
                ReplayStep(
                    words=line,
                    chosen=chosen,
                    seat=seat,
                    round=int(view["round"]),
                    phase=str(view["phase"]),
                    log=log,
                    risk=max((float(risk.odds) for risk in risks), default=-1.0),
                    wounds=self.game.wounds(state),
                )
            )
            if (len(steps) - 1) % EVERY == 0:
                self._states.append(state.clone())
        left = state.script.left() if state.script is not None else {}
        if left:
            raise ReplayError(f"the record names more outcomes of {next(iter(left))!r} than happened")
        self._ended = ended_of(self.game, state, self.record.setup.scenario, self.record.seed or 0)
        return steps

    def _apply(self, state: State, number: int, line: str) -> list[Text]:
        """Play a line; what was chosen in it."""
        chosen: list[Text] = []

        def take(action: int, seat: int | None) -> None:
            if state.asking is not None:
                chosen.append(text_of(state.asking.label(state, action)))
            state.apply_action(action, seat)

        try:
            apply_words(state, words_of(line), take=take)
        except MaroonedError as error:
            where = self.record.lines[number - 1][0]
            says = Msg("error-other-rules", {"line": where, "error": error.message})
            raise ReplayError(f"line {where}: {line!r} does not fit: {error}", says) from error
        return chosen

    def state(self, step: int) -> State:
        """The state after so many steps, 0 = after the set-up. A new one for each call."""
        step = max(0, min(step, len(self.record.lines)))
        state = self._states[step // EVERY].clone()
        for _, line in self.record.lines[step // EVERY * EVERY : step]:
            apply_words(state, words_of(line))
        return state

    def frame(self, step: int, seat: int) -> Table:
        """The table after so many steps as a seat saw it; -1: somebody who watched."""
        step = max(0, min(step, len(self.record.lines)))
        ended = self._ended if step == len(self.record.lines) else None
        return frame(self.game, self.record.setup, self.state(step), seat, step, ended)


def asked_seat(state: State, line: str) -> int:
    """Who gives the answers of a line: whoever is asked, or the seat that acts unasked; -1 for the set-up."""
    if not line:
        return NOBODY
    seat, _ = seat_of(line.split(maxsplit=1)[0])
    return state.current_player() if seat is None else seat


class Replays:
    """The replays that are kept in memory, the least used ones forgotten first. Calls may come from any thread."""

    def __init__(self, most: int = KEPT, find: Find = load) -> None:
        self._most = most
        self._find = find
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self._lock = Lock()

    def sent(self, record_text: str) -> Replay:
        """The replay of a record that somebody sent, found again by its digest."""
        return self.of("r" + hashlib.sha256(record_text.encode()).hexdigest()[:22], record_text)

    def of(self, id: str, record_text: str, when: str = "") -> Replay:
        """The replay of a record under an id. when: when its game ended, "" if nobody knows."""
        known = self.get(id)
        if known is not None and known.text == record_text:
            return known
        made = Replay(id, record_text, self._find, when)
        with self._lock:
            self._kept[id] = made
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return made

    def get(self, id: str) -> Replay | None:
        """A replay that is still kept."""
        with self._lock:
            if id in self._kept:
                self._kept.move_to_end(id)
            return self._kept.get(id)
