"""Bots at tables: they think in processes of their own, from nothing but what their seat may see, so that thinking
never holds up a table and no bug of a bot brings down the server. A worker that dies or answers nothing is replaced.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
from collections import deque
from concurrent.futures import Future
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from marooned.bots import get_bot
from marooned.games import load_game

WORKERS: Final = max(2, min(4, os.cpu_count() or 1))
"""Workers at most; one more is started when all think and a question waits."""
PATIENCE: Final = 30.0
"""Seconds that a worker may think about one question."""
STARTING: Final = 60.0
"""Seconds that a worker may take to start."""
TRIES: Final = 2
"""How often a question is asked whose worker dies or answers nothing."""

_log = logging.getLogger(__name__)


class BotFailed(Exception):
    """There is no answer: the bot raised something, its worker died or was silent again and again, or all have gone."""


class _Silent(Exception):
    """A worker is gone, or answers nothing."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked. view: the state as the seat may see it (`State.view`), as plain data.

    seed: of the bot's own luck. revision: of the table. deck: text of the deck file, "" for the usual cards.
    """

    game: str
    view: dict[str, Any]
    seat: int
    bot: str
    seed: str
    revision: int
    deck: str = ""


def answer(question: Question) -> str:
    """A line of words: the bot's answer, with all the steps of a declaration. Runs in a worker."""
    game = load_game(question.game, question.deck or None)
    seat = question.seat
    view = game.state_from_plain(question.view)
    bot = get_bot(question.bot, question.seed)
    words: list[str] = []
    while True:
        action = bot.choose(view, seat)
        words.append(view.action_to_string(action))
        view = view.clone()
        view.apply_action(action, seat)
        if not view.line_open() or seat not in view.acting():
            return " ".join(words)


# -- in a worker's process -------------------------------------------------------------------------------------------
def _serve(wire: Connection) -> None:
    """Answer questions until the other end is gone. Ctrl-C is left to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    wire.send((True, "ready"))
    while True:
        try:
            question = wire.recv()
        except (EOFError, OSError):
            return
        try:
            told = (True, answer(question))
        except Exception as error:  # whatever a bot does wrong is told, and the worker lives on
            told = (False, repr(error))
        wire.send(told)


def _end_with(sentinel: int) -> None:
    """End when the server is gone, however that came."""
    wait([sentinel])
    os._exit(0)


# -- in the server's process -----------------------------------------------------------------------------------------
class _Worker:
    """A process that thinks."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._wire, other = context.Pipe()
        self._process = context.Process(target=_serve, args=(other,), name="marooned-bots", daemon=True)
        self._process.start()
        other.close()

    def take(self, seconds: float) -> str:
        """What the worker says next. Raises BotFailed, or _Silent for one that is gone or says nothing."""
        try:
            if not self._wire.poll(seconds):
                raise _Silent(f"said nothing for {seconds:g} s")
            well, told = self._wire.recv()
        except (EOFError, OSError) as error:
            raise _Silent("died") from error
        if not well:
            raise BotFailed(told)
        return str(told)

    def put(self, question: Question) -> None:
        """Ask. Raises _Silent."""
        try:
            self._wire.send(question)
        except OSError as error:
            raise _Silent("died") from error

    def kill(self) -> None:
        """End the process now, whatever it does."""
        self._process.kill()

    def close(self) -> None:
        """End the process and let go of it."""
        self.kill()
        self._process.join()
        self._process.close()
        self._wire.close()


class Bots:
    """Workers that answer for bots. The first question starts the first one. patience: seconds for one answer."""

    def __init__(self, workers: int = WORKERS, patience: float = PATIENCE) -> None:
        self._most = workers
        self._patience = patience
        self._waiting: deque[tuple[Question, Future[str]]] = deque()
        self._change = threading.Condition()
        self._threads: list[threading.Thread] = []
        self._workers: set[_Worker] = set()
        self._idle = 0
        self._closed = False

    def ask(self, question: Question) -> Future[str]:
        """The line of words that a bot answers with. The future fails with BotFailed."""
        asked: Future[str] = Future()
        with self._change:
            if self._closed:
                asked.set_exception(BotFailed("the bots have gone"))
                return asked
            self._waiting.append((question, asked))
            if len(self._waiting) > self._idle and len(self._threads) < self._most:
                self._threads.append(threading.Thread(target=self._work, name="bots", daemon=True))
                self._threads[-1].start()
            self._change.notify()
        return asked

    def _work(self) -> None:
        """Let one worker answer one question after the other."""
        worker: _Worker | None = None
        while True:
            with self._change:
                self._idle += 1
                while not self._waiting and not self._closed:
                    self._change.wait()
                self._idle -= 1
                if self._closed:
                    break
                question, asked = self._waiting.popleft()
            if asked.set_running_or_notify_cancel():
                worker = self._answer(worker, question, asked)
        if worker is not None:
            self._let_go(worker)

    def _let_go(self, worker: _Worker) -> None:
        with self._change:
            self._workers.discard(worker)
        worker.close()

    def _answer(self, worker: _Worker | None, question: Question, asked: Future[str]) -> _Worker | None:
        """Get one answer; the worker that is left afterwards."""
        for number in range(1, TRIES + 1):
            try:
                worker = worker or self._started()
                worker.put(question)
                asked.set_result(worker.take(self._patience))
                return worker
            except BotFailed as failed:
                asked.set_exception(failed)
                return worker
            except (_Silent, OSError) as silent:  # OSError: no process could be started
                if worker is not None:
                    self._let_go(worker)
                    worker = None
                if self._closed:
                    break
                said = "a worker %s at a question for %s at seat %d (try %d of %d)"
                _log.warning(said, silent, question.bot, question.seat, number, TRIES)
        asked.set_exception(BotFailed("the bots have gone" if self._closed else "no worker answered"))
        return None

    def _started(self) -> _Worker:
        """A new worker that is ready. Raises _Silent, OSError."""
        worker = _Worker()
        with self._change:
            self._workers.add(worker)
            if self._closed:
                worker.kill()
        try:
            worker.take(STARTING)
        except _Silent:
            self._let_go(worker)
            raise
        return worker

    def close(self) -> None:
        """End the workers; what they think about is lost."""
        with self._change:
            self._closed = True
            left, self._waiting = self._waiting, deque()
            for worker in self._workers:
                worker.kill()
            self._change.notify_all()
        for _, asked in left:
            if asked.set_running_or_notify_cancel():
                asked.set_exception(BotFailed("the bots have gone"))
        for thread in self._threads:
            thread.join()
