"""The 22 discovery tokens; what they do is in `uses` (candles: helpers, see `planning`; the last four: the
scenario).
"""

from typing import Final

from marooned.games.crusoe.actions import DISCOVERY_IDS
from marooned.games.crusoe.cards import Card, Simple

_TWICE: Final = ("goat", "nourishing-larvae", "candles", "fallen-tree", "treasure")

DISCOVERY_TOKENS: Final[tuple[Card, ...]] = tuple(Simple(id, 2 if id in _TWICE else 1) for id in DISCOVERY_IDS)
