"""Games through the pages, in a real browser."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from .laying import BARE, PHONE, deal_code, lay, link

if TYPE_CHECKING:
    from .conftest import Open

OPTIONS = "button.option[data-word]"


def go(page: Page, path: str) -> None:
    """Open another page of the same server."""
    page.goto(page.evaluate("location.origin") + path)


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
    go(page, page.evaluate("location.pathname") + "?plain")
    assert play_on(page, random.Random(4), 600) > 20
    expect(page.locator(".ended")).to_be_visible()


def test_the_card_game_is_played_to_its_end(open_page: Open) -> None:
    page = open_page(BARE)
    (seat,) = lay(page, "scavengers", "mad-prophet", ["random"], deal=deal_code(4))
    go(page, link(seat, "?plain"))
    assert play_on(page, random.Random(4), 900) > 20


def test_a_round_on_the_island_with_the_keyboard_alone(open_page: Open) -> None:
    page = open_page("/")
    page.locator("button.go.big").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/table/"))
    chance = random.Random(2)
    for _ in range(300):
        page.wait_for_selector(".cru [data-word]:enabled, .cru [data-pawn]:enabled, .cru .cbtn.pri:enabled")
        if page.locator(".cru .round.now, .cru [aria-current='step']").first.inner_text().strip() != "1":
            return
        before = page.locator(".cru").inner_text()
        if page.locator("[data-word='skip-playback']").count():
            page.keyboard.press("s")
        elif page.locator("[data-word='confirm-plan']:enabled").count():
            page.keyboard.press("c")
        elif page.locator("[data-pawn]:enabled").count():
            page.keyboard.press("1")
            legal = page.locator(".legal[data-target]")
            legal.first.wait_for()
            legal.nth(chance.randrange(legal.count())).focus()
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
        page.wait_for_function("before => document.querySelector('.cru').innerText !== before", arg=before)
    raise AssertionError("round 1 never ended")


def test_two_browsers_at_one_table_share_the_plan(open_page: Open) -> None:
    first = open_page(BARE)
    cook, explorer = lay(first, "crusoe", "castaways", ["cook", "explorer"])
    go(first, link(cook, "?plain"))
    second = open_page(link(explorer, "?plain"))
    for page in (first, second):
        page.wait_for_selector(f"{OPTIONS}:enabled")
        assert "#" not in page.url  # the seat's secret does not stay in the address
    plan = first.locator("main").inner_text()
    second.locator(f"{OPTIONS}[data-word='explore']").click()
    first.wait_for_function("before => document.querySelector('main').innerText !== before", arg=plan)
    second.reload()  # a lost connection comes back to the same question
    second.wait_for_selector(f"{OPTIONS}:enabled")
    assert second.locator(f"{OPTIONS}[data-word='explore']").count() == 0


@pytest.mark.parametrize(
    "path", ["/", "/new/crusoe", "/new/scavengers", "/rules", "/statistics", "/scores", "/replays"]
)
def test_pages_in_czech_fit_a_phone(open_page: Open, path: str) -> None:
    page = open_page(path, PHONE, lang="cs")
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.lang") == "cs"
    assert page.evaluate("document.scrollingElement.scrollWidth") <= PHONE[0]
    assert not re.search(r"\b(web|ui)-[a-z]+", page.locator("body").inner_text())  # no text is missing
