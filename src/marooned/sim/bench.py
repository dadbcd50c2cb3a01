"""How fast the engine is, also as a ratio to python-chess, which is measured in the same run where it is installed.

Random play means: uniform choice among the legal actions, listed anew for every decision, from the set-up to the end
of the game (chess: to the end or 80 plies). Both sides play fixed seeds in alternate chunks in one process; the fastest
chunk of each counts, since whatever else the machine does can only slow a chunk down.
"""

from __future__ import annotations

import importlib.util
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from marooned.core.engine import State
from marooned.core.game import Game, Setup
from marooned.core.rng import Dice
from marooned.games import deck_games, game_ids, load_game
from marooned.sim.runner import settle

CHUNK_GAMES: Final = 32
CHESS_GAMES: Final = 8
PLIES: Final = 80
SAMPLE_EVERY: Final = 10


@dataclass(slots=True)
class Best:
    """The least time per unit that was seen, in seconds."""

    seconds: float = float("inf")

    def measure(self, work: Callable[[], int]) -> None:
        """Time some work that returns how many units it did."""
        start = time.perf_counter()
        units = work()
        self.seconds = min(self.seconds, (time.perf_counter() - start) / units)


def setups(game: Game) -> list[Setup]:
    """One set-up for every number of seats of the first scenario, with the default options."""
    scenario = game.scenarios()[0]
    return [Setup(scenario, ("random",) * seats) for seats in game.seat_counts(scenario)]


def random_play(game: Game, games: int) -> int:
    """Play whole games at random; returns the number of decisions."""
    decisions = 0
    all_setups = setups(game)
    for number in range(games):
        dice = Dice(number)
        state = game.new_initial_state(all_setups[number % len(all_setups)], number)
        while not state.is_terminal():
            options = state.legal_actions()
            state.apply_action(options[dice.below(len(options))])
            decisions += 1
    return decisions


def new_games(game: Game, games: int) -> int:
    """Set games up; returns how many."""
    all_setups = setups(game)
    for number in range(games):
        game.new_initial_state(all_setups[number % len(all_setups)], number)
    return games


def sample_states(game: Game, games: int) -> list[State]:
    """States from random games, one in every SAMPLE_EVERY decisions."""
    found: list[State] = []
    all_setups = setups(game)
    for number in range(games):
        dice = Dice(number)
        state = game.new_initial_state(all_setups[number % len(all_setups)], number)
        decisions = 0
        while not state.is_terminal():
            if decisions % SAMPLE_EVERY == 0:
                found.append(state.clone())
            options = state.legal_actions()
            state.apply_action(options[dice.below(len(options))])
            decisions += 1
    return found


def clones(states: list[State]) -> int:
    """Clone every state; returns how many."""
    for state in states:
        state.clone()
    return len(states)


def option_lists(states: list[State]) -> int:
    """Work out the legal actions of every state from nothing; returns how many lists."""
    for state in states:
        if state.asking is not None:
            state.asking.options(state)
    return len(states)


def json_bytes(game: Game, states: list[State]) -> int:
    """Size of the largest state as compact JSON with its set-up."""
    return max(len(json.dumps(game.state_to_plain(state), separators=(",", ":")).encode()) for state in states)


def chess_play(games: int) -> int:
    """Play chess at random with python-chess; returns the number of moves."""
    import chess

    moves = 0
    dice = Dice("chess")
    for _ in range(games):
        board = chess.Board()
        for _ in range(PLIES):
            options = list(board.legal_moves)
            if not options:
                break
            board.push(options[dice.below(len(options))])
            moves += 1
    return moves


def has_chess() -> bool:
    """Whether python-chess is installed."""
    return importlib.util.find_spec("chess") is not None


def bench_game(game: Game, rounds: int) -> dict[str, Any]:
    """The figures of one game; see docs/formats.md."""
    play, chess, new, clone, options = Best(), Best(), Best(), Best(), Best()
    states = sample_states(game, CHUNK_GAMES)
    compare = has_chess()
    for _ in range(rounds):
        play.measure(lambda: random_play(game, CHUNK_GAMES))
        if compare:
            chess.measure(lambda: chess_play(CHESS_GAMES))
        new.measure(lambda: new_games(game, CHUNK_GAMES))
        clone.measure(lambda: clones(states))
        options.measure(lambda: option_lists(states))
    return {
        "decisions_per_second": round(1 / play.seconds),
        "decision_us": round(play.seconds * 1e6, 2),
        "clones_per_second": round(1 / clone.seconds),
        "clone_us": round(clone.seconds * 1e6, 2),
        "clone_per_decision": round(clone.seconds / play.seconds, 3),
        "legal_actions_us": round(options.seconds * 1e6, 2),
        "new_games_per_second": round(1 / new.seconds),
        "new_game_ms": round(new.seconds * 1e3, 4),
        "state_json_bytes": json_bytes(game, states),
        "chess_moves_per_second": round(1 / chess.seconds) if compare else None,
        "ratio_to_python_chess": round(chess.seconds / play.seconds, 3) if compare else None,
    }


def bench(games: tuple[str, ...] = (), rounds: int = 20, deck: str | None = None) -> dict[str, dict[str, Any]]:
    """The figures of some games; if none is named, of all, or with a deck file's text of those that can have one.

    rounds: how often each chunk is timed. Raises SetupError, or FormatError for a deck file that is wrong.
    """
    asked = games or (game_ids() if deck is None else deck_games())
    loaded = {id: load_game(id, deck) for id in asked}
    settle()
    return {id: bench_game(game, rounds) for id, game in loaded.items()}
