"""Bots at tables: they think in processes of their own, from nothing but what their seat may see, so that thinking
never holds up a table and no bug of a bot brings down the server.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import Any, Final

from marooned.bots import get_bot
from marooned.games import get_game

TRIES: Final = 3
"""How often a question is asked whose worker dies."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked. view: the state as the seat may see it (`State.view`), as plain data.

    seed: of the bot's own luck. revision: of the table.
    """

    game: str
    view: dict[str, Any]
    seat: int
    bot: str
    seed: str
    revision: int


def answer(question: Question) -> str:
    """A line of words: the bot's answer, with all the steps of a declaration. Runs in a worker."""
    game = get_game(question.game)
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


def _begin() -> None:
    """A worker leaves Ctrl-C to the server, and ends when the server is gone, however that came."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


class Bots:
    """Workers that answer for bots. The first question starts them."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._lock = threading.Lock()
        self._closed = False

    def ask(self, question: Question) -> Future[str]:
        """The line of words that a bot answers with. The future fails with what the bot raised, or with
        BrokenProcessPool if the worker died at this question again and again.
        """
        asked: Future[str] = Future()
        self._try(question, asked, 1)
        return asked

    def _try(self, question: Question, asked: Future[str], number: int) -> None:
        try:
            with self._lock:
                if self._closed:
                    raise RuntimeError("the bots have gone")
                if self._pool is None:
                    context = multiprocessing.get_context("spawn")
                    self._pool = ProcessPoolExecutor(self._workers, context, initializer=_begin)
                pool = self._pool
            answered = pool.submit(answer, question)
        except BrokenProcessPool as error:
            self._again(question, asked, number, pool, error)
            return
        except RuntimeError as error:  # closed, or the interpreter ends
            asked.set_exception(error)
            return
        answered.add_done_callback(lambda done: self._done(question, asked, number, pool, done))

    def _done(
        self, question: Question, asked: Future[str], number: int, pool: ProcessPoolExecutor, done: Future[str]
    ) -> None:
        if done.cancelled():
            asked.set_exception(RuntimeError("the bots have gone"))
            return
        error = done.exception()
        if isinstance(error, BrokenProcessPool):
            self._again(question, asked, number, pool, error)
        elif error is not None:
            asked.set_exception(error)
        else:
            asked.set_result(done.result())

    def _again(
        self, question: Question, asked: Future[str], number: int, pool: ProcessPoolExecutor, error: BrokenProcessPool
    ) -> None:
        """A worker died: take new ones and ask again."""
        with self._lock:
            if self._pool is pool:
                self._pool = None
        pool.shutdown(wait=False)
        _log.warning("a worker died at a question for %s (try %d of %d)", question.bot, number, TRIES)
        if number >= TRIES:
            asked.set_exception(error)
        else:
            self._try(question, asked, number + 1)

    def close(self) -> None:
        """End the workers; what they think about is lost."""
        with self._lock:
            self._closed = True
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)
