"""Whole games through the pages, in a real browser."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE

if TYPE_CHECKING:
    from .conftest import Open

OPTIONS = "button.option[data-word]"


def revision(page: Page) -> str:
    """What changes with every move: the options that are offered, and the log."""
    return str(page.evaluate("document.querySelector('main').innerText"))


def play_on(page: Page, chance: random.Random, most: int) -> int:
    """Answer questions of the plain table at random until the game is over; how many were answered."""
    for turn in range(most):
        page.wait_for_selector(f"{OPTIONS}:enabled, .ended")
        if page.locator(".ended").count():
            return turn
        words = page.eval_on_selector_all(f"{OPTIONS}:enabled", "all => all.map(one => one.dataset.word)")
        chosen = "confirm" if "confirm" in words and chance.random() < 0.5 else chance.choice(words)
        before = page.locator("main").inner_text()
        page.locator(f"{OPTIONS}[data-word='{chosen}']").first.click()
        page.wait_for_function("before => document.querySelector('main').innerText !== before", arg=before)
    raise AssertionError(f"not over after {most} answers")


def test_one_click_starts_castaways_and_the_game_is_played_to_its_end(open_page: Open) -> None:
    page = open_page("/")
    page.locator("button.go.big").click()
    page.wait_for_url(re.compile("/table/"))
    page.goto(page.url + "?plain")
    assert play_on(page, random.Random(4), 600) > 20
    expect(page.locator(".ended")).to_be_visible()
