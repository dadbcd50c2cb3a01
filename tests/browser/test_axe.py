"""What axe-core finds on every screen: nothing of WCAG 2.2 A and AA, in both themes, on a desk and on a phone."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect

from .laying import BARE, DESKTOP, PHONE
from .test_crusoe_table import STATE, at, declare, open_kind, press, turn

if TYPE_CHECKING:
    from .conftest import Open

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"]
RUN = """async ([within, only]) => {
    const runOnly = only.length ? { type: "rule", values: only } : { type: "tag", values: TAGS };
    const found = await axe.run(within, { runOnly, resultTypes: ["violations"] });
    const why = node => node.any.map(any => any.message).join("; ").slice(0, 200);
    return found.violations.flatMap(one =>
        one.nodes.map(node => [one.id, one.impact, node.target.join(" "), why(node)].join(" | ")));
}""".replace("TAGS", str(TAGS))
Look = tuple[tuple[int, int], str]
LOOKS: tuple[Look, ...] = ((DESKTOP, "light"), (DESKTOP, "dark"), (PHONE, "light"), (PHONE, "dark"))
ON_A_DESK, ON_A_PHONE, BRIEF = LOOKS[:2], LOOKS[2:], (LOOKS[0], LOOKS[3])
COLOURS = ("color-contrast",)
"""All that a theme can change."""


def findings(page: Page, where: str, looks: tuple[Look, ...] = LOOKS, within: str = "html") -> list[str]:
    """What axe finds on the page as it stands, in sizes and themes: place, rule, impact, element and message.

    within: the part that is looked through, where the rest was before.
    """
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = []
    last = (0, 0)
    for size, theme in looks:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
        only = COLOURS if size == last else ()
        found += [f"{where} {size[0]} {theme}: {line}" for line in page.evaluate(RUN, [within, only])]
        last = size
    return found


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new/crusoe/castaways",
        pytest.param("/new/scavengers", marks=pytest.mark.slow),
        pytest.param("/join", marks=pytest.mark.slow),
        "/rules/crusoe",
        pytest.param("/replays", marks=pytest.mark.slow),
        pytest.param("/scores", marks=pytest.mark.slow),
        "/statistics",
        pytest.param("/settings", marks=pytest.mark.slow),
        pytest.param("/about", marks=pytest.mark.slow),
    ],
)
def test_general_pages(open_page: Open, path: str) -> None:
    page = open_page(path)
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    found = findings(page, path)
    assert not found, "\n".join(found)


def test_the_island_while_planning(open_page: Open) -> None:
    page = at(open_page(BARE), "castaways", "cook", "explorer", "carpenter", "soldier")
    found = findings(page, "planning")
    page.locator("[data-space=S1]").click()
    page.wait_for_selector(".preview footer .cbtn.pri:enabled")
    found += findings(page, "declaring")
    page.locator(".preview footer .cbtn.pri").click()
    expect(page.locator(".preview")).to_have_count(0)
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    open_kind(page, "explore")
    page.wait_for_selector(".preview .choice")
    found += findings(page, "targets", BRIEF, within=".preview")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.locator("[data-item=fire]").click()
    expect(page.locator(".slip p")).not_to_be_empty()
    found += findings(page, "refused", BRIEF, within=".slip")
    page.locator(".slip .rulelink").click()
    page.wait_for_selector(".why .chain li span")
    found += findings(page, "why", BRIEF, within=".why")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.locator(".skills .nm").first.click()
    page.wait_for_selector("dialog.card .lines")
    found += findings(page, "card", BRIEF, within="dialog.card")
    page.keyboard.press("Escape")
    page.locator("[aria-haspopup=dialog]").first.click()
    page.wait_for_selector("dialog[open] h2")
    found += findings(page, "menu", BRIEF, within="dialog[open]")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    press(page, "l", ".talkleaf [role=log]")
    found += findings(page, "log", ON_A_DESK, within=".talkleaf")
    assert not found, "\n".join(found)


@pytest.mark.slow
def test_the_island_in_play_at_its_end_and_in_a_replay(open_page: Open) -> None:
    page = at(open_page(BARE, speed=10), "castaways", "cook")
    chance = random.Random(3)
    while page.evaluate(STATE) == "plan":
        declare(page, chance)
    page.locator("[data-word=confirm-plan]").first.click()
    page.wait_for_selector("[data-word=skip-playback]")
    page.keyboard.press(" ")
    found = findings(page, "told")
    page.keyboard.press("s")
    while page.evaluate(STATE) != "choose":
        turn(page, chance)
    found += findings(page, "asked")
    for tab in range(1, 5):
        page.locator(".mt").nth(tab).click()
        found += findings(page, f"tab {tab}", ON_A_PHONE)
    page.locator("[aria-haspopup=dialog]").first.click()
    page.locator("dialog[open] .btn", has_text="Give up").click()
    page.locator("dialog[open] .btn", has_text="Press again").click()
    page.wait_for_selector(".vic h2")
    found += findings(page, "end")
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.locator(".endleaf a.pri").click()
    page.wait_for_selector(".isle")
    # A replay's table on a desk is a picture made smaller, and its cards' targets with it; a phone shows it as it is.
    found += [line for line in findings(page, "replay") if not line.startswith("replay 1280 light: target-size")]
    assert not found, "\n".join(found)
