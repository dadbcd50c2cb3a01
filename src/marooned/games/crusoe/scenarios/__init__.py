"""The scenarios that can be played, by id and in the order of their numbers."""

from marooned.games.crusoe.scenarios.castaways import CASTAWAYS
from marooned.games.crusoe.scenarios.cursed_island import CURSED_ISLAND
from marooned.games.crusoe.scenarios.robinson_family import ROBINSON_FAMILY

SCENARIOS = {scenario.id: scenario for scenario in (CASTAWAYS, CURSED_ISLAND, ROBINSON_FAMILY)}
