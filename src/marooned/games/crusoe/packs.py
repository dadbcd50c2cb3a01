"""Scenarios from outside: installed packages that add one through an entry point (docs/add-a-scenario.md).

A pack names a `Scenario` in the entry-point group below. Its numbers live in ranges that every scenario has for itself
(the `scenario-…` actions, `scenario_ints`, codes from `state.OUTSIDE` on), so no record of another scenario changes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from marooned.core.errors import MaroonedError
from marooned.core.messages import Msg
from marooned.games.crusoe.actions import ACTIONS, HELPERS, ITEM_IDS
from marooned.games.crusoe.scenarios.base import Scenario
from marooned.games.crusoe.special import Site
from marooned.games.crusoe.terms import KINDS

GROUP: Final = "marooned.crusoe.scenarios"
LEAST_NUMBER: Final = 100  # numbers below are for the scenarios of the box and its promos
_ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_RESERVED: Final = frozenset(number for number in ACTIONS.numbers() if "scenario-" in ACTIONS.name(number))
_FIRST_OWN_HELPER: Final = HELPERS.index("scenario-helper-1")


class PackError(MaroonedError):
    """A scenario pack that can't be used: says which, what is wrong, and what would be right."""

    def __init__(self, pack: str, what: str) -> None:
        super().__init__(f"scenario pack {pack}: {what}", Msg("error-pack", {"pack": pack, "what": what}))


def check_scenario(scenario: object, pack: str, taken: Iterable[Scenario]) -> Scenario:
    """The scenario of a pack, if it keeps to what packs may do. Raises PackError."""
    if not isinstance(scenario, Scenario):
        raise PackError(pack, f"its entry point is {type(scenario).__name__}, not an instance of Scenario")
    others = list(taken)
    if not _ID.fullmatch(scenario.id):
        raise PackError(pack, f"id {scenario.id!r} must be words of small letters and digits joined by hyphens")
    if any(other.id == scenario.id for other in others):
        raise PackError(pack, f"there is a scenario {scenario.id!r} already; choose another id")
    if scenario.number < LEAST_NUMBER:
        raise PackError(pack, f"number {scenario.number} is reserved; packs count from {LEAST_NUMBER}")
    if scenario.rounds < 1:
        raise PackError(pack, "rounds must be at least 1")
    for action, word in scenario.words.items():
        if action not in _RESERVED:
            raise PackError(pack, f"word {word!r} is for action {action}, which is not one of the scenario-… ranges")
        if any(ACTIONS.name(number) == word for number in ACTIONS.numbers()):
            raise PackError(pack, f"{word!r} is the word of another action; choose another one")
    if len(set(scenario.words.values())) < len(scenario.words):
        raise PackError(pack, "two actions have the same word")
    items = [invention.id for invention in scenario.inventions]
    items += [special.what.id for special in scenario.specials if isinstance(special, Site)]
    for item in items:
        if item in ITEM_IDS or items.count(item) > 1:
            raise PackError(pack, f"there is an item {item!r} already; choose another id")
    for special in scenario.specials:
        if not 0 <= special.kind < len(KINDS):
            raise PackError(pack, f"a special action is of kind {special.kind}; there are 0 to {len(KINDS) - 1}")
    for lender in scenario.lenders:
        if not _FIRST_OWN_HELPER <= lender.helper < len(HELPERS):
            raise PackError(pack, f"helper {lender.helper} is not one of the scenario-helper numbers")
    return scenario


def installed() -> list[EntryPoint]:
    """The entry points of all installed packs, by name."""
    return sorted(entry_points(group=GROUP), key=lambda entry: entry.name)


def load_packs(scenarios: dict[str, Scenario]) -> list[PackError]:
    """Add the scenarios of all installed packs; returns what is wrong with those that can't be used."""
    faults: list[PackError] = []
    for entry in installed():
        try:
            scenario = check_scenario(entry.load(), entry.name, scenarios.values())
        except PackError as error:
            faults.append(error)
        except Exception as error:  # a pack that breaks must not break the game
            faults.append(PackError(entry.name, f"can't be loaded: {type(error).__name__}: {error}"))
        else:
            scenarios[scenario.id] = scenario
    return faults
