"""The scenarios that can be played, by id and in the order of their numbers; packs add theirs (packs.py)."""

from marooned.games.crusoe.scenarios.base import Scenario
from marooned.games.crusoe.scenarios.castaways import CASTAWAYS
from marooned.games.crusoe.scenarios.cursed_island import CURSED_ISLAND
from marooned.games.crusoe.scenarios.king_kong_island import KING_KONG_ISLAND

SCENARIOS: dict[str, Scenario] = {scenario.id: scenario for scenario in (CASTAWAYS, CURSED_ISLAND, KING_KONG_ISLAND)}
