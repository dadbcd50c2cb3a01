"""The explicit table of classes that a saved state may name; a test checks that no effect is missing."""

from __future__ import annotations

from typing import Final

from marooned.core.decks import Pile
from marooned.core.engine import Effect
from marooned.games.crusoe import state
from marooned.games.crusoe.effects import (
    base,
    beasts,
    events,
    flow,
    goods,
    island,
    levels,
    mysteries,
    people,
    scenario,
    things,
    tiles,
    tokens,
    use,
    weather,
)
from marooned.games.crusoe.phases import (
    dice,
    event,
    extra_build,
    morale,
    night,
    planning,
    production,
    resolving,
    setup,
    seven,
)
from marooned.games.crusoe.phases import weather as weather_phase
from marooned.games.crusoe.scenarios import (
    cannibal_island,
    castaways,
    cursed_island,
    jenny_needs_help,
    king_kong_crew,
    king_kong_island,
    robinson_family,
    volcano_island,
)

MODULES: Final = (
    base, beasts, events, flow, goods, island, levels, mysteries, people, things, tiles, tokens, use, weather,
    setup, event, morale, night, planning, production, dice, seven, resolving, extra_build, weather_phase, scenario,
    cannibal_island, castaways, cursed_island, jenny_needs_help, king_kong_crew, king_kong_island, robinson_family,
    volcano_island,
)  # fmt: skip

CLASSES: Final[dict[str, type]] = {
    **{
        name: value
        for module in MODULES
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, Effect) and value.__module__ == module.__name__
    },
    "Pile": Pile,
    "Scope": state.Scope,
    "Planned": state.Planned,
    "Treasure": state.Treasure,
}
