"""Random games over everything that a game's set-up allows, with every promise of the engine checked on the way.

After each decision the cheap checks are made and now and then the full ones; after each game the census and the replay
of its record, which must end in the very same state. A failure carries the record that shows it.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from marooned.bots.random_bot import GOING_ON, RandomBot
from marooned.core.engine import State
from marooned.core.errors import EndlessEffects
from marooned.core.game import Game, Setup
from marooned.core.record import Recorder, replay
from marooned.core.rng import Dice
from marooned.games import load_game
from marooned.sim.check import check_state, search_faults
from marooned.sim.runner import (
    KEPT_FAILURES,
    Failure,
    Progress,
    chunks,
    describe,
    failure_json,
    game_seed,
    in_workers,
)

CENSUS_EVERY: Final = 16
"""Decisions between two full checks; games begin to count at different numbers."""
TAKE_BACK: Final = 25
"""Where something can be taken back, one time in so many it is."""
UNASKED: Final = 12
"""Where seats may act that are not asked, one time in so many one of them does."""
SPARED_EVERY: Final = 4
"""One game in so many is spared: its people are healed before each decision, so that it lasts to the last round."""
LONGEST: Final = 20_000


@dataclass(frozen=True, slots=True)
class Hunt:
    """What is fuzzed. deck: text of a deck file. scenario: the only one to play, "" for all."""

    game: str
    seed: int
    deck: str | None = None
    scenario: str = ""


class Fault(Exception):
    """A promise that does not hold."""


class SoftLock(Exception):
    """Nothing can be done, or no decision comes, though the game is not over."""


@dataclass(slots=True)
class FuzzTally:
    """What was found in some games. setups: games by number of seats. kinds: decisions by what was asked."""

    games: int = 0
    decisions: int = 0
    errors: int = 0
    soft_locks: int = 0
    replayed: int = 0
    censuses: int = 0
    setups: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    def merge(self, other: FuzzTally) -> None:
        """Count the games of another tally as well."""
        self.games += other.games
        self.decisions += other.decisions
        self.errors += other.errors
        self.soft_locks += other.soft_locks
        self.replayed += other.replayed
        self.censuses += other.censuses
        self.setups.update(other.setups)
        self.rounds.update(other.rounds)
        self.kinds.update(other.kinds)
        self.failures = sorted(self.failures + other.failures, key=lambda failure: failure.number)[:KEPT_FAILURES]


@dataclass(frozen=True, slots=True)
class FuzzReport:
    """A finished hunt."""

    hunt: Hunt
    tally: FuzzTally
    seconds: float

    @property
    def clean(self) -> bool:
        """Whether nothing was found."""
        return not self.tally.errors and not self.tally.soft_locks

    def to_json(self) -> dict[str, Any]:
        """The report as docs/formats.md describes it."""
        tally = self.tally
        return {
            "game": self.hunt.game,
            "scenario": self.hunt.scenario,
            "seed": self.hunt.seed,
            "deck": load_game(self.hunt.game, self.hunt.deck).deck,
            "games": tally.games,
            "decisions": tally.decisions,
            "errors": tally.errors,
            "soft_locks": tally.soft_locks,
            "replayed": tally.replayed,
            "censuses": tally.censuses,
            "games_by_players": dict(sorted(tally.setups.items())),
            "games_by_round": dict(sorted(tally.rounds.items())),
            "decisions_by_kind": dict(sorted(tally.kinds.items())),
            "seconds": round(self.seconds, 1),
            "failures": [failure_json(failure) for failure in tally.failures],
        }


# -- one game --------------------------------------------------------------------------------------------------------
def random_setup(game: Game, dice: Dice, only: str = "") -> Setup:
    """A set-up drawn from all that the game allows: scenario (unless there is to be one only), number of players,
    people, every option.
    """
    scenario = only or pick(dice, game.scenarios())
    counts = game.seat_counts(scenario)
    seats = counts[dice.below(len(counts))]
    options = {spec.name: pick(dice, spec.values) for spec in game.options(scenario, seats)}
    return Setup(scenario, ("random",) * seats, options)


def pick(dice: Dice, values: tuple[Any, ...]) -> Any:
    """One of the values."""
    return values[dice.below(len(values))]


class FuzzGame:
    """One game of a hunt: plays it, checks it, replays it."""

    def __init__(self, game: Game, hunt: Hunt, number: int, tally: FuzzTally) -> None:
        self.game = game
        self.number = number
        self.tally = tally
        self.seed = game_seed(hunt.seed, number)
        self.dice = Dice(f"{self.seed}/fuzz")
        self.setup = random_setup(game, self.dice, hunt.scenario)
        self.bot = RandomBot(f"{self.seed}/bot", GOING_ON if number % 2 else 0)
        self.spare = game.prolong if number % SPARED_EVERY == SPARED_EVERY - 1 else None
        self.actions: list[tuple[int, int | None]] = []  # with the seat, if it was not asked
        self.recorder: Recorder | None = None

    def run(self) -> None:
        """Play and check; raises what goes wrong."""
        self.recorder = Recorder.begin(self.game, self.setup, self.seed)
        self.setup = self.recorder.setup
        try:
            while not self.recorder.state.is_terminal():
                self.step(self.recorder)
        except EndlessEffects as error:
            raise SoftLock(str(error)) from error
        outcome = self.recorder.state.outcome()
        assert outcome is not None
        self.tally.rounds[outcome.round] += 1
        self.check(self.recorder.state, True)
        self.check_replay(self.recorder)

    def step(self, recorder: Recorder) -> None:
        """One decision and its checks."""
        state = recorder.state
        if self.spare is not None:
            self.spare(state)
        if not state.legal:
            raise SoftLock(f"asked: {state.asking!r}")
        if len(self.actions) >= LONGEST:
            raise SoftLock(f"the game does not end; asked: {state.asking!r}")
        self.tally.kinds[type(state.asking).__name__] += 1
        move = self.choose(state)
        recorder.apply(*move)
        self.actions.append(move)
        self.tally.decisions += 1
        self.check(recorder.state, (len(self.actions) + self.number) % CENSUS_EVERY == 0)

    def choose(self, state: State) -> tuple[int, int | None]:
        """Mostly a legal action of the seat that is asked; now and then a retraction, or what another seat may do."""
        if self.dice.below(TAKE_BACK) == 0:
            back = state.retractions()
            if back:
                return back[self.dice.below(len(back))], None
        asked = state.current_player()
        others = [seat for seat in state.acting() if seat != asked]
        if others and self.dice.below(UNASKED) == 0:
            seat = others[self.dice.below(len(others))]
            options = state.legal_actions(seat)
            if options:
                return options[self.dice.below(len(options))], seat
        return self.bot.choose(state, asked), None

    def check(self, state: State, full: bool) -> None:
        """Raise Fault for anything wrong with a state."""
        wrong = check_state(state, self.game.id, full)
        if full:
            self.tally.censuses += 1
            wrong += self.deep_faults(state)
        if wrong:
            raise Fault("; ".join(wrong))

    def deep_faults(self, state: State) -> list[str]:
        """A saved and loaded state and a clone are the same state; options asked again are the same options."""
        plain = self.game.state_to_plain(state)
        wrong: list[str] = []
        if self.game.state_to_plain(self.game.state_from_plain(plain)) != plain:
            wrong.append("the state changes when it is saved and loaded")
        if self.game.state_to_plain(state.clone()) != plain:
            wrong.append("a clone differs from its state")
        if state.asking is not None:
            wrong += search_faults(state)
            if state.asking.options(state) != state.legal:
                wrong.append(f"asked again, the options are {state.asking.options(state)}, not {state.legal}")
            if self.game.state_to_plain(state) != plain:
                wrong.append("listing the options changes the state")
        return wrong

    def check_replay(self, recorder: Recorder) -> None:
        """The game can be played again: from its record, or, if it was spared, from its actions."""
        last = self.game.state_to_plain(recorder.state)
        if self.spare is None:
            replayed = replay(recorder.text(), self.game)
            if replayed.agrees is not True:
                raise Fault("the seed gives other outcomes than the record names")
            again = replayed.state
        else:
            again = self.play_again(self.spare)
        if self.game.state_to_plain(again) != last:
            raise Fault("the record replays to another state")
        self.tally.replayed += 1

    def play_again(self, spare: Callable[[State], None]) -> State:
        """The state after the same actions from the same seed."""
        state = self.game.new_initial_state(self.setup, self.seed)
        for move in self.actions:
            spare(state)
            state.apply_action(*move)
        return state

    def failure(self, what: str) -> Failure:
        """What is kept of a game that failed."""
        record = self.recorder.text() if self.recorder is not None else ""
        spared = "# people were healed before each decision\n" if self.spare is not None else ""
        return Failure(self.number, self.seed, self.setup, what, record + spared)


# -- many games ------------------------------------------------------------------------------------------------------
def fuzz_chunk(hunt: Hunt, numbers: range) -> FuzzTally:
    """Play the games of some numbers; runs in a worker."""
    game = load_game(hunt.game, hunt.deck)
    tally = FuzzTally()
    for number in numbers:
        one = FuzzGame(game, hunt, number, tally)
        tally.games += 1
        tally.setups[len(one.setup.seats)] += 1
        what = ""
        try:
            one.run()
        except SoftLock as error:
            tally.soft_locks += 1
            what = f"soft lock: {error}"
        except Fault as error:
            tally.errors += 1
            what = str(error)
        except Exception as error:
            tally.errors += 1
            what = describe(error)
        if what and len(tally.failures) < KEPT_FAILURES:
            tally.failures.append(one.failure(what))
    return tally


def fuzz(hunt: Hunt, games: int, workers: int = 1, progress: Progress | None = None, first: int = 0) -> FuzzReport:
    """Play the games numbered from `first` on. progress: told how many more are done.

    Raises SetupError, or FormatError for a deck file that is wrong.
    """
    load_game(hunt.game, hunt.deck)
    tally = FuzzTally()
    start = time.perf_counter()
    portions = [range(first + part.start, first + part.stop) for part in chunks(games)]
    for part in in_workers(fuzz_chunk, hunt, portions, workers):
        tally.merge(part)
        if progress is not None:
            progress(part.games)
    return FuzzReport(hunt, tally, time.perf_counter() - start)
