"""A few pictures of pages, compared with those in `pictures/`.

    MAROONED_RENEW_PICTURES=1 pytest tests/browser/test_pictures.py      take them anew (then look at them)

What is shown does not depend on chance, time or machine: records with their seeds, fonts of our own, no motion.
"""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Page, expect

from .laying import PHONE

if TYPE_CHECKING:
    from .conftest import Open

PICTURES = Path(__file__).parent / "pictures"
GOLDEN = Path(__file__).parents[1] / "golden"
RENEW = os.environ.get("MAROONED_RENEW_PICTURES") == "1"
FAINT = 40
"""A pixel differs if a channel does by more than this; edges of letters are a little different from one Chromium to
the next."""
SHARE = 0.02
"""So much of a picture may differ."""
PATIENCE = 15_000


def compare(page: Page, name: str) -> None:
    """Compare what is shown with the picture of this name."""
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_load_state("networkidle")
    page.mouse.move(0, 0)
    taken = page.screenshot(animations="disabled", caret="hide")
    file = PICTURES / f"{name}.png"
    if RENEW:
        small = Image.open(BytesIO(taken)).convert("RGB").quantize(256)
        small.save(file, optimize=True)
    now = Image.open(BytesIO(taken)).convert("RGB")
    known = Image.open(file).convert("RGB")
    assert now.size == known.size
    worst = ImageChops.difference(now, known).convert("RGB")
    channels = [band.point(lambda value: 255 if value > FAINT else 0) for band in worst.split()]
    marked = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    share = marked.histogram()[255] / (now.width * now.height)
    if share > SHARE:
        now.save(PICTURES / f"{name}.now.png")
    assert share <= SHARE, f"{share:.1%} of {name} differs; see {name}.now.png"


def replay(page: Page, record: str, step: int) -> None:
    """Show a step of a record as its first seat saw it."""
    page.goto(page.evaluate("location.origin") + "/replays")
    page.locator("input[type=file]").set_input_files(GOLDEN / record)
    page.wait_for_url("**/replay/r*")
    page.goto(f"{page.url.partition('?')[0]}?step={step}&seat=0")
    expect(page.locator(".snap .cru, .snap .scv")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(step), timeout=PATIENCE)


@pytest.mark.parametrize(
    ("name", "size", "look"),
    [
        ("start-en-light", (1280, 720), {"theme": "light"}),
        ("start-cs-dark-phone", PHONE, {"theme": "dark", "lang": "cs"}),
    ],
)
def test_the_start_page(open_page: Open, name: str, size: tuple[int, int], look: dict[str, str]) -> None:
    page = open_page("/", size, **look)
    expect(page.locator("section.mine")).to_be_visible(timeout=PATIENCE)
    compare(page, name)


def test_the_island(open_page: Open) -> None:
    page = open_page("/")
    replay(page, "crusoe-castaways-3.record", 0)
    compare(page, "island")


def test_the_tunnels(open_page: Open) -> None:
    page = open_page("/", theme="dark", lang="pl")
    replay(page, "scavengers-wicked-few-3.record", 0)
    compare(page, "tunnels")
