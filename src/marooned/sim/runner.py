"""Plays many games by bots, in one process or several, and adds up what came of them.

The seed of each game comes from the run's seed and the game's number alone, and the sums don't care for order: the
result is the same for any number of workers.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from marooned.bots import get_bot, needs_view
from marooned.core.engine import State
from marooned.core.errors import EndlessEffects, SetupError, unknown
from marooned.core.game import Game, OptionValue, Setup
from marooned.core.messages import Msg
from marooned.core.record import Recorder
from marooned.core.rng import Dice, seed_stream
from marooned.games import load_game
from marooned.sim.stats import mean, wilson

CHUNK: Final = 50
"""Games that a worker plays before it reports."""
MOST_DECISIONS: Final = 100_000
"""A game that goes on longer than this is counted as a soft lock."""
KEPT_FAILURES: Final = 5
"""So many failed games are kept with all that is needed to play them again; the others are only counted."""

COLLECT_EVERY: Final = 50_000
"""New objects between two looks of the garbage collector in a process of workers."""

WON: Final = "won"
SOFT_LOCK: Final = "soft-lock"
ERROR: Final = "error"

Progress = Callable[[int], None]
WhatT = TypeVar("WhatT")
PartT = TypeVar("PartT")


@dataclass(frozen=True, slots=True)
class Match:
    """What is played. bots: one id per seat, or one for all seats. deck: text of a deck file."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    seed: int
    deck: str | None = None

    def bot(self, seat: int) -> str:
        """Id of the bot at a seat."""
        return self.bots[seat % len(self.bots)]


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game. end: `won`, a reason of loss, `soft-lock` or `error`. what: the error. points: per seat."""

    seed: int
    end: str
    round: int
    decisions: int
    points: tuple[int, ...] = ()
    what: str = ""


@dataclass(slots=True)
class Failure:
    """A game that failed, with everything that is needed to play it again. number: which game of the run."""

    number: int
    seed: int
    setup: Setup
    what: str
    record: str = ""


@dataclass(slots=True)
class Tally:
    """What some games add up to. rounds: last rounds. reasons: (reason, last round) of lost games. points: by value."""

    games: int = 0
    wins: int = 0
    errors: int = 0
    soft_locks: int = 0
    decisions: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    reasons: Counter[tuple[str, int]] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    def add(self, result: GameResult) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += result.decisions
        if result.end == ERROR:
            self.errors += 1
            return
        if result.end == SOFT_LOCK:
            self.soft_locks += 1
            return
        self.rounds[result.round] += 1
        self.points[max(result.points, default=0)] += 1
        if result.end == WON:
            self.wins += 1
        else:
            self.reasons[result.end, result.round] += 1

    def merge(self, other: Tally) -> None:
        """Count the games of another tally as well."""
        self.games += other.games
        self.wins += other.wins
        self.errors += other.errors
        self.soft_locks += other.soft_locks
        self.decisions += other.decisions
        self.rounds.update(other.rounds)
        self.reasons.update(other.reasons)
        self.points.update(other.points)
        self.failures = sorted(self.failures + other.failures, key=lambda failure: failure.number)[:KEPT_FAILURES]

    def reason_counts(self) -> dict[str, int]:
        """Lost games by reason, the most frequent first."""
        counts: Counter[str] = Counter()
        for (reason, _), n in self.reasons.items():
            counts[reason] += n
        return dict(sorted(counts.items(), key=lambda entry: (-entry[1], entry[0])))

    def reasons_by_round(self) -> dict[str, dict[int, int]]:
        """Lost games by reason and last round."""
        found: dict[str, dict[int, int]] = {reason: {} for reason in self.reason_counts()}
        for (reason, round), n in sorted(self.reasons.items()):
            found[reason][round] = n
        return found


@dataclass(frozen=True, slots=True)
class Report:
    """A finished run. seconds: by the clock on the wall."""

    match: Match
    tally: Tally
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        """Decisions of all workers together per second."""
        return self.tally.decisions / self.seconds if self.seconds else 0.0

    def to_json(self) -> dict[str, Any]:
        """The report as docs/formats.md describes it."""
        tally = self.tally
        return {
            "game": self.match.game,
            "scenario": self.match.setup.scenario,
            "players": len(self.match.setup.seats),
            "bot": ",".join(self.match.bots),
            "games": tally.games,
            "wins": tally.wins,
            "win_interval": [round(end, 6) for end in wilson(tally.wins, tally.games)],
            "errors": tally.errors,
            "soft_locks": tally.soft_locks,
            "decisions": tally.decisions,
            "decisions_per_second": round(self.decisions_per_second, 1),
            "reasons": tally.reason_counts(),
            "reasons_by_round": tally.reasons_by_round(),
            "rounds": {"mean": round(mean(tally.rounds), 3), "games": dict(sorted(tally.rounds.items()))},
            "points": {"mean": round(mean(tally.points), 3)},
            "seed": self.match.seed,
            "deck": load_game(self.match.game, self.match.deck).deck,
            "failures": [failure_json(failure) for failure in tally.failures],
        }


def failure_json(failure: Failure) -> dict[str, Any]:
    """A failure as plain data."""
    return {
        "game": failure.number,
        "seed": failure.seed,
        "scenario": failure.setup.scenario,
        "seats": list(failure.setup.seats),
        "options": dict(failure.setup.options),
        "what": failure.what,
        "record": failure.record,
    }


# -- one game --------------------------------------------------------------------------------------------------------
def game_seed(seed: int, number: int) -> int:
    """The seed of a game of a run."""
    return seed_stream(seed, f"game {number}") % (1 << 48)


class Players:
    """The bots of one game, each with its own randomness; whoever needs it gets a view instead of the state."""

    __slots__ = ("_bots", "_dice", "_views")

    def __init__(self, match: Match, seed: int) -> None:
        seats = range(len(match.setup.seats))
        self._bots = [get_bot(match.bot(seat), f"{seed}/{seat}") for seat in seats]
        self._views = [needs_view(match.bot(seat)) for seat in seats]
        self._dice = Dice(f"{seed}/views")

    def choose(self, state: State) -> int:
        """The action of the seat that is asked."""
        seat = state.current_player()
        view = state.view(seat, self._dice) if self._views[seat] else state
        return self._bots[seat].choose(view, seat)


def play_game(game: Game, match: Match, seed: int) -> GameResult:
    """Play one game to its end. Nothing is raised but SetupError: what goes wrong is the result."""
    state = game.new_initial_state(match.setup, seed)
    players = Players(match, seed)
    decisions = 0
    try:
        while not state.is_terminal():
            if not state.legal or decisions >= MOST_DECISIONS:
                return GameResult(seed, SOFT_LOCK, 0, decisions, (), f"asked: {state.asking!r}")
            state.apply_action(players.choose(state))
            decisions += 1
    except EndlessEffects as error:
        return GameResult(seed, SOFT_LOCK, 0, decisions, (), str(error))
    except Exception as error:
        return GameResult(seed, ERROR, 0, decisions, (), describe(error))
    outcome = state.outcome()
    assert outcome is not None
    return GameResult(seed, WON if outcome.success else outcome.reason, outcome.round, decisions, outcome.points)


def describe(error: Exception) -> str:
    """An exception in one line, with the place where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({os.path.basename(frames[-1].filename)}:{frames[-1].lineno})" if frames else ""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}{where}"


def record_of(game: Game, match: Match, seed: int) -> str:
    """The record of a game of the match, up to its end or to what stopped it."""
    recorder = Recorder.begin(game, match.setup, seed)
    players = Players(match, seed)
    try:
        for _ in range(MOST_DECISIONS):
            if recorder.state.is_terminal() or not recorder.state.legal:
                break
            recorder.apply(players.choose(recorder.state))
    except Exception as error:
        return recorder.text() + f"# {describe(error)}\n"
    return recorder.text()


# -- many games ------------------------------------------------------------------------------------------------------
def play_chunk(match: Match, numbers: range) -> Tally:
    """Play the games of some numbers; runs in a worker."""
    game = load_game(match.game, match.deck)
    tally = Tally()
    for number in numbers:
        seed = game_seed(match.seed, number)
        result = play_game(game, match, seed)
        tally.add(result)
        if result.end in (ERROR, SOFT_LOCK) and len(tally.failures) < KEPT_FAILURES:
            record = record_of(game, match, seed)
            tally.failures.append(Failure(number, seed, game.resolve(match.setup, seed), result.what, record))
    return tally


def chunks(games: int, size: int = CHUNK) -> Iterator[range]:
    """The numbers of all games, in portions."""
    for first in range(0, games, size):
        yield range(first, min(games, first + size))


def check_match(match: Match) -> None:
    """Raise SetupError if the match can't be played: unknown game, bot, scenario, seat or option.

    Raises FormatError for a deck file that is wrong.
    """
    game = load_game(match.game, match.deck)
    seats = len(match.setup.seats)
    if len(match.bots) not in (1, seats):
        raise SetupError(f"{seats} seats need one bot for all or one each, not {len(match.bots)}")
    for bot in match.bots:
        get_bot(bot)
    game.resolve(match.setup, 0)


def simulate(match: Match, games: int, workers: int = 1, progress: Progress | None = None) -> Report:
    """Play `games` games. progress: told how many more games are done. Raises SetupError for an impossible match."""
    check_match(match)
    tally = Tally()
    start = time.perf_counter()
    for part in in_workers(play_chunk, match, list(chunks(games)), workers):
        tally.merge(part)
        if progress is not None:
            progress(part.games)
    return Report(match, tally, time.perf_counter() - start)


def settle() -> None:
    """For a process that does nothing but play: what is loaded stays, and garbage is looked for rarely.

    Games make no cycles (a state, its effects and its piles only ever point down), so the collector finds nothing;
    by default it goes through all cards and texts again and again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_EVERY)


def worker_count(wanted: int, portions: int) -> int:
    """How many processes to use: those wanted, or (0) one per processor, but no more than there are portions."""
    return max(1, min(wanted or os.cpu_count() or 1, portions))


def in_workers(
    work: Callable[[WhatT, range], PartT], what: WhatT, portions: list[range], workers: int
) -> Iterator[PartT]:
    """Yield `work(what, portion)` for every portion, in order; with several workers in processes of their own."""
    count = worker_count(workers, len(portions))
    if count == 1:
        for portion in portions:
            yield work(what, portion)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(count, context) as pool:
        waiting: list[Future[PartT]] = []
        for portion in portions:
            waiting.append(pool.submit(in_child, work, what, portion))
            if len(waiting) > 4 * count:
                yield waiting.pop(0).result()
        while waiting:
            yield waiting.pop(0).result()


def in_child(work: Callable[[WhatT, range], PartT], what: WhatT, portion: range) -> PartT:
    """One portion in a worker; after the first one everything that a worker needs is loaded."""
    part = work(what, portion)
    if not gc.get_freeze_count():
        settle()
    return part


def setup_for(game: Game, scenario: str, seats: tuple[str, ...], options: Mapping[str, OptionValue]) -> Setup:
    """A set-up with the scenario's name checked. Raises SetupError."""
    if scenario not in game.scenarios():
        raise unknown("scenario", scenario, game.scenarios())
    if len(seats) not in game.seat_counts(scenario):
        counts = game.seat_counts(scenario)
        says = Msg("setup-players", {"least": counts[0], "most": counts[-1], "n": len(seats)})
        raise SetupError(f"{scenario} takes {counts[0]} to {counts[-1]} players, not {len(seats)}", says=says)
    return Setup(scenario, seats, options)
