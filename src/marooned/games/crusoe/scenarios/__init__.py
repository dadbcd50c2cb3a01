"""The scenarios that can be played, by id and in the order of their numbers; packs add theirs (packs.py)."""

from marooned.games.crusoe.scenarios.base import Scenario
from marooned.games.crusoe.scenarios.cannibal_island import CANNIBAL_ISLAND
from marooned.games.crusoe.scenarios.castaways import CASTAWAYS
from marooned.games.crusoe.scenarios.cursed_island import CURSED_ISLAND
from marooned.games.crusoe.scenarios.jenny_needs_help import JENNY_NEEDS_HELP
from marooned.games.crusoe.scenarios.king_kong_island import KING_KONG_ISLAND
from marooned.games.crusoe.scenarios.robinson_family import ROBINSON_FAMILY
from marooned.games.crusoe.scenarios.volcano_island import VOLCANO_ISLAND

SCENARIOS: dict[str, Scenario] = {
    scenario.id: scenario
    for scenario in (
        CASTAWAYS,
        CURSED_ISLAND,
        JENNY_NEEDS_HELP,
        VOLCANO_ISLAND,
        CANNIBAL_ISLAND,
        ROBINSON_FAMILY,
        KING_KONG_ISLAND,
    )
}
