"""The scenarios: one small module each that overrides named hooks."""

from marooned.games.crusoe.scenarios.castaways import CASTAWAYS

SCENARIOS = {scenario.id: scenario for scenario in (CASTAWAYS,)}
