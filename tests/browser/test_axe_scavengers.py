"""axe-core finds nothing on the card game's table: all states, both themes, on a desktop and on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from .laying import kind_of
from .test_axe import BRIEF, LOOKS, findings

if TYPE_CHECKING:
    from collections.abc import Callable

    from .conftest import Open, Reached

    Reach = Callable[..., Reached]


def scavenging(state: Any, cards: int) -> bool:
    """Whether somebody scavenges who has so many cards revealed."""
    return kind_of(state) == "Act" and state.step[state.active] == 1 and len(state.revealed[0]) >= cards


STATES: dict[str, tuple[str, int, Callable[[Any], bool], dict[str, Any]]] = {
    "choice of a pile": ("mad-prophet", 1, lambda state: kind_of(state) == "Act", {}),
    "scavenge": (
        "wicked-few",
        6,
        lambda state: scavenging(state, 2),
        {"caravan": True, "characters": "random", "names": ("Jiřina", "Łukasz")},
    ),
    "peril": (
        "daring-retreat",
        3,
        lambda state: kind_of(state) == "React" and state.revealed[0] and len(state.legal_actions()) > 3,
        {},
    ),
    "feeding": ("daring-retreat", 3, lambda state: kind_of(state) == "Commit" and any(state.bites), {}),
    "sharing": ("daring-retreat", 3, lambda state: kind_of(state) == "Share", {}),
    "offer being made": ("daring-retreat", 2, lambda state: kind_of(state) == "Build" and state.draft.gives, {}),
    "offer": ("daring-retreat", 2, lambda state: kind_of(state) == "AnswerOffer", {}),
    "cards looked at": ("mad-prophet", 1, lambda state: kind_of(state) == "ShowOne", {}),
    "characters": ("daring-retreat", 2, lambda state: kind_of(state) == "KeepCharacter", {"characters": "choose"}),
    "traumas": ("mad-prophet", 1, lambda state: kind_of(state) == "WhichDown", {}),
    "last hunt": (
        "last-hunt",
        4,
        lambda state: kind_of(state) == "HuntTogether" and sum(map(bool, state.revealed)) > 1,
        {"clock": "table"},
    ),
    "death": (
        "daring-retreat",
        3,
        lambda state: not state.is_terminal() and not state.alive[0],
        {},
    ),
    "victory": ("daring-retreat", 2, lambda state: state.is_terminal() and state.won, {"areas": 1}),
    "defeat": ("mad-prophet", 1, lambda state: state.is_terminal() and not state.won, {}),
}
MINE = {"death": 0, "victory": 0, "defeat": 0}
"""Whose seat is looked at, where it is not the one that is asked."""


SOON = ("scavenge", "peril", "feeding", "offer", "death")
"""States that are looked at in every run of the tests, the first of them in both themes of each size."""


@pytest.mark.parametrize(
    "name", [name if name in SOON else pytest.param(name, marks=pytest.mark.slow) for name in STATES]
)
def test_axe_finds_nothing_at_the_card_table(open_page: Open, reach: Reach, name: str) -> None:
    scenario, seats, wanted, more = STATES[name]
    table = reach(scenario, seats, wanted, **more)
    page = open_page(table.link(MINE[name]) if name in MINE else table.asked)
    page.wait_for_selector(".scv")
    page.wait_for_load_state("networkidle")
    found = findings(page, name, BRIEF if name in SOON[1:] else LOOKS)
    assert not found, "\n".join(found)
