"""Looks with hindsight for a won game: does a scenario that no bot wins have a way to win at all?

The handbook plays a deal; then, again and again, one of the decisions of the best game so far is made otherwise and the
handbook goes on from there. The future of a deal is known to this search, so its wins say nothing about a fair player:
only that the rules let the scenario be won, by which moves. Prints the record of the first game that is won.

    python tools/find_win.py cannibal-island 2 --tries 2000
"""

from __future__ import annotations

import argparse
import random
import sys
from typing import Any

from marooned.bots.handbook import HandbookBot
from marooned.bots.handbook.weights import DEFAULT, Weights
from marooned.core.game import Setup
from marooned.core.record import Recorder, replay
from marooned.games import get_game
from marooned.sim.runner import game_seed

KEEP = 8
MOST_DECISIONS = 3000


class Play:
    """One game: its moves, and copies of the table every few moves."""

    def __init__(self, state: Any) -> None:
        self.moves: list[int] = []
        self.tables: list[Any] = [state.clone()]
        self.state = state

    @classmethod
    def up_to(cls, other: Play, moves: int) -> Play:
        """The same game up to a number of moves."""
        at = moves // KEEP
        new = cls.__new__(cls)
        new.tables = other.tables[: at + 1]
        new.moves = other.moves[: at * KEEP]
        new.state = other.tables[at].clone()
        for move in other.moves[at * KEEP : moves]:
            new.make(move)
        return new

    def make(self, move: int) -> None:
        """Apply a move and keep it."""
        self.state.apply_action(move)
        self.moves.append(move)
        if len(self.moves) % KEEP == 0:
            self.tables.append(self.state.clone())

    def finish(self, bot: HandbookBot) -> None:
        """The bot plays to the end."""
        while not self.state.is_terminal() and len(self.moves) < MOST_DECISIONS:
            self.make(bot.choose(self.state.clone(), self.state.current_player()))

    def worth(self) -> tuple[bool, float]:
        """Won, and how good it was otherwise: rounds and the scenario's own points."""
        outcome = self.state.outcome()
        if outcome is None:
            return False, -1.0
        return outcome.success, 2.0 * outcome.round + sum(outcome.points) / max(1, len(outcome.points))


def moods(chance: random.Random) -> Weights:
    """The handbook in another mood."""
    weights = DEFAULT.copy()
    for name in Weights.__slots__:
        if chance.random() < 0.25:
            setattr(weights, name, getattr(weights, name) * chance.choice((0.5, 0.8, 1.25, 2.0)))
    return weights


def search(scenario: str, players: int, tries: int, seed: int, climb: int) -> tuple[str, int]:
    """The record of a won game and how many games it took; "" if none was won."""
    game = get_game("crusoe")
    chance = random.Random(f"{seed}/{scenario}/{players}")
    setup = Setup(scenario, ("random",) * players)
    done = 0
    deal = 0
    while done < tries:
        deal += 1
        deal_seed = game_seed(seed, deal)
        best = Play(game.new_initial_state(setup, deal_seed))
        best.finish(HandbookBot())
        done += 1
        for _ in range(climb):
            if best.worth()[0]:
                break
            other = Play.up_to(best, chance.randrange(len(best.moves)))
            options = list(other.state.legal_actions())
            if other.state.is_terminal() or not options:
                continue
            if chance.random() < 0.7:
                other.make(chance.choice(options))
            other.finish(HandbookBot(0, moods(chance)))
            done += 1
            if other.worth() >= best.worth():
                best = other
        if best.worth()[0]:
            return record(game, setup, deal_seed, best.moves), done
        print(f"{scenario} {players}: deal {deal}, {done} games, best {best.worth()[1]:.1f}", file=sys.stderr)
    return "", done


def record(game: Any, setup: Setup, seed: int, moves: list[int]) -> str:
    """The record of these moves, replayed once to be sure."""
    recorder = Recorder.begin(game, setup, seed)
    for move in moves:
        recorder.apply(move)
    text = recorder.text()
    outcome = replay(text, game).state.outcome()
    assert outcome is not None
    assert outcome.success
    return text


def main() -> None:
    """Read the command line and search."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("scenario")
    parser.add_argument("players", type=int)
    parser.add_argument("--tries", type=int, default=2000, help="games to play at most")
    parser.add_argument("--climb", type=int, default=100, help="games to play from one deal")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    text, games = search(wanted.scenario, wanted.players, wanted.tries, wanted.seed, wanted.climb)
    print(f"{'won' if text else 'not won'} after {games} games", file=sys.stderr)
    print(text)
    sys.exit(not text)


if __name__ == "__main__":
    main()
