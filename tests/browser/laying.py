"""What browser tests share: sizes of windows, settings of a browser, tables that are laid from a page."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from marooned.table.codes import LETTERS

DESKTOP, LARGE, TABLET, PHONE = (1280, 720), (1920, 1080), (820, 1180), (390, 844)
QUICK = {"lang": "en", "theme": "light", "motion": "none", "speed": 100}
"""Settings of a browser that shows nothing slowly."""
BARE = "/healthz"
"""An address of the server without a page of ours: where a browser begins that goes on to a page at once."""
LAY = """async wanted => {
    const answer = await fetch("/api/tables", {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wanted) });
    if (answer.status !== 201) throw new Error(await answer.text());
    return answer.json();
}"""


def keep_settings(**settings: object) -> str:
    """A script that gives a browser its settings, unless it has some."""
    kept = json.dumps(json.dumps({**QUICK, **settings}))
    return f"if (!localStorage.getItem('marooned.settings')) localStorage.setItem('marooned.settings', {kept})"


def deal_code(number: int) -> str:
    """A deal code for a number."""
    letters = "".join(LETTERS[number // len(LETTERS) ** at % len(LETTERS)] for at in range(6))
    total = sum(weight * LETTERS.index(letter) for weight, letter in enumerate(letters, start=2))
    return letters + LETTERS[total % len(LETTERS)]


DEAL = deal_code(1)
"""The deal of a table for which a test names no other: nothing here hangs on luck."""


def lay(
    page: Page, game: str, scenario: str, seats: list[str], who: list[str] | None = None, deal: str = DEAL
) -> list[dict[str, Any]]:
    """A new table, laid from this page; the seats of its people. who: by seat; people if nothing is said."""
    who = who or ["person"] * len(seats)
    wanted = {"game": game, "scenario": scenario, "seats": seats, "who": who, "deal": deal}
    seated: list[dict[str, Any]] = page.evaluate(LAY, wanted)
    return seated


def link(seat: dict[str, Any], query: str = "") -> str:
    """The link that gives a browser this seat."""
    return f"/table/{seat['table']}{query}#{seat['seat']}.{seat['code']}.{seat['token']}"


def kind_of(state: Any) -> str:
    """The kind of the open decision of a game."""
    return type(state.asking).__name__
