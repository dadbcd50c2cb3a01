"""What must hold in every state of a game, whatever was played: asked by the fuzz and by tests.

Every game has the general checks; a game adds its own (`Game.faults`): quick ones for every decision, a full census.
"""

from __future__ import annotations

from itertools import pairwise

from marooned.core.engine import State
from marooned.games import get_game


def check_state(state: State, game: str, full: bool = True) -> list[str]:
    """Everything that is wrong with a state, in words; empty if nothing is. full: with the census of all parts."""
    wrong = decision_faults(state)
    return wrong + get_game(game).faults(state, full)


def decision_faults(state: State) -> list[str]:
    """No soft lock; options ascending and each once; retractions apart from them; somebody is asked."""
    if state.is_terminal():
        return ["the game is over, but something is asked"] if state.asking is not None or state.legal else []
    options = state.legal_actions()
    if not options:
        return ["the game is not over, but nothing can be done (soft lock)"]
    wrong: list[str] = []
    if any(first >= second for first, second in pairwise(options)):
        wrong.append(f"options are not ascending: {options}")
    if set(options) & set(state.retractions()):
        wrong.append(f"an option is a retraction: {options}, {state.retractions()}")
    asked = state.current_player()
    if state.pending is None and asked not in state.acting():
        wrong.append(f"seat {asked} is asked, but only {state.acting()} may act")
    return wrong


def search_faults(state: State) -> list[str]:
    """What bots search through is part of what is legal, in order, and not empty."""
    options = state.legal_actions()
    found = state.search_actions()
    if not found or sorted(set(found) & set(options)) != found:
        return [f"search actions {found} are no row of the legal ones {options}"]
    return []
