"""The 8 starting items; what they do is in `uses` (hammer and nails: a helper, see `planning`)."""

from typing import Final

from marooned.games.crusoe.actions import STARTING_IDS
from marooned.games.crusoe.cards import Card, Simple

STARTING_ITEMS: Final[tuple[Card, ...]] = tuple(Simple(id) for id in STARTING_IDS)
