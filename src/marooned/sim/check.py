"""What must hold in every state of a game, whatever was played: asked by the fuzz and by tests.

Every game has the general checks; a game may add its own (`FAULTS`): a quick one for every decision and a full census.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from marooned.core.engine import State

Check = Callable[[Any], list[str]]


def _crusoe_quick(state: Any) -> list[str]:
    from marooned.games.crusoe.census import pawn_faults, quantity_faults

    return [*quantity_faults(state), *pawn_faults(state)]


def _crusoe_full(state: Any) -> list[str]:
    from marooned.games.crusoe.census import faults

    return faults(state)


FAULTS: Final[dict[str, tuple[Check, Check]]] = {"crusoe": (_crusoe_quick, _crusoe_full)}


def check_state(state: State, game: str, full: bool = True) -> list[str]:
    """Everything that is wrong with a state, in words; empty if nothing is. full: with the census of all parts."""
    wrong = decision_faults(state)
    if game in FAULTS:
        quick, census = FAULTS[game]
        wrong += census(state) if full else quick(state)
    return wrong


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
