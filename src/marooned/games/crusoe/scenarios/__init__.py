"""The scenarios that can be played, by id and in the order of their numbers."""

from marooned.games.crusoe.scenarios.cannibal_island import CANNIBAL_ISLAND
from marooned.games.crusoe.scenarios.castaways import CASTAWAYS
from marooned.games.crusoe.scenarios.cursed_island import CURSED_ISLAND

SCENARIOS = {scenario.id: scenario for scenario in (CASTAWAYS, CURSED_ISLAND, CANNIBAL_ISLAND)}
