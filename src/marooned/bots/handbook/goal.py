"""Where the table stands on the way to the goal of Castaways: the woodpile, and fire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marooned.games.crusoe.scenarios.castaways import CASTAWAYS, COLUMNS, PILE, PILE_AT_START, room
from marooned.games.crusoe.terms import WOOD

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

FIRST_SHIP: Final = 10  # the ship passes in rounds 10 to 12
LAST_SHIP: Final = 12


def has_pile(s: CrusoeState) -> bool:
    """Whether the scenario has a woodpile."""
    return s.cfg.scenario.id == CASTAWAYS.id


def pile_missing(s: CrusoeState) -> int:
    """Wood that the pile still lacks."""
    return COLUMNS[-1] - s.scenario_ints[PILE] if has_pile(s) else 0


def columns_missing(s: CrusoeState, more: int = 0) -> int:
    """Columns of the pile that are not full, with so much wood more."""
    return sum(s.scenario_ints[PILE] + more < full for full in COLUMNS) if has_pile(s) else 0


def column_room(s: CrusoeState) -> int:
    """Wood that still fits on the pile this round."""
    return room(s) if has_pile(s) else 0


def column_done(s: CrusoeState) -> bool:
    """Whether this round's column is full already."""
    return has_pile(s) and column_room(s) == 0 and s.scenario_ints[PILE] > s.scenario_ints[PILE_AT_START]


def column_in_reach(s: CrusoeState) -> bool:
    """Whether this round's column is full, or can be filled with the wood in stock."""
    return column_done(s) or s.available[WOOD] >= column_room(s)


def fire_built(s: CrusoeState) -> bool:
    """Whether fire is built, or not needed."""
    return not has_pile(s) or bool(s.items >> s.cfg.item_index["fire"] & 1)


def last_round(s: CrusoeState) -> int:
    """The last round of the game."""
    return s.cfg.scenario.rounds
