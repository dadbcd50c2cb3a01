"""The explicit table of classes that a saved state may name; a test checks that no effect is missing."""

from __future__ import annotations

from typing import Final

from marooned.core.decks import Pile
from marooned.core.engine import Effect
from marooned.games.scavengers import deals, moves, state
from marooned.games.scavengers.effects import anomaly, base, cards, looking, people, piles, switching
from marooned.games.scavengers.phases import caravan, feeding, gifts, hunt, pay, peril, round, setup, turn

_MODULES: Final = (
    anomaly, base, cards, looking, people, piles, switching, deals, moves,
    caravan, feeding, gifts, hunt, pay, peril, round, setup, turn,
)  # fmt: skip

CLASSES: Final[dict[str, type]] = {
    "Pile": Pile,
    "Scope": state.Scope,
    "Deal": deals.Deal,
    **{
        name: cls
        for module in _MODULES
        for name, cls in vars(module).items()
        if isinstance(cls, type) and issubclass(cls, Effect) and cls.__module__ == module.__name__
    },
}
