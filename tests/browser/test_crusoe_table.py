"""The island's table in a real browser: planning by drag, tap and list, games to their end, every scenario and size."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

if TYPE_CHECKING:
    from .conftest import Open

DESKTOP, LARGE, TABLET, PHONE = (1280, 720), (1920, 1080), (820, 1180), (390, 844)
SCENARIOS = (
    "castaways",
    "cursed-island",
    "jenny-needs-help",
    "volcano-island",
    "cannibal-island",
    "robinson-family",
    "king-kong-island",
)
KINDS = ("gather", "explore", "build", "special", "hunt", "threat", "rest", "arrange")
RAW = re.compile(r"\b(web|ui|item|kind|goal|marker|token|label|ask)-[a-z]+")
"""What a text would look like for which there are no words."""
LAY = """async wanted => {
    const answer = await fetch("/api/tables", {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wanted) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
}"""
STATE = """() => {
    const shown = selector => [...document.querySelectorAll(selector)].some(one => one.offsetParent && !one.disabled);
    if (document.querySelector(".endleaf")) return "end";
    if (shown("[data-word=skip-playback]")) return "skip";
    if (shown(".preview footer .cbtn.pri")) return "place";
    if (document.querySelector(".slip")) return "slip";
    if (shown(".act h3 button, .mdock .md")) return shown("[data-word=confirm-plan]") ? "done" : "plan";
    if (shown(".asks .choice, .asks .plate")) return "choose";
    return "";
}"""


def lay(page: Page, scenario: str, *seats: str, who: list[str] | None = None) -> list[dict[str, Any]]:
    """A new table, laid from this page; the seats of its people."""
    wanted = {"game": "crusoe", "scenario": scenario, "seats": list(seats), "who": who or ["person"] * len(seats)}
    seated: list[dict[str, Any]] = page.evaluate(LAY, wanted)
    return seated


def link(seat: dict[str, Any]) -> str:
    """The link that gives a browser this seat."""
    return f"/table/{seat['table']}#{seat['seat']}.{seat['code']}.{seat['token']}"


def sit(page: Page, seat: dict[str, Any]) -> Page:
    """Sit down at a table that is laid."""
    page.goto(page.evaluate("location.origin") + link(seat))
    page.wait_for_selector(".isle")
    page.wait_for_selector(".tray, .askbar")
    return page


def at(page: Page, scenario: str, *seats: str) -> Page:
    """Lay a table and sit down at its first seat."""
    return sit(page, lay(page, scenario, *seats)[0])


def open_kind(page: Page, kind: str) -> bool:
    """Open the targets of a kind from its column or the dock; whether there is such a kind."""
    button = page.locator(f".act.a-{kind} h3 button, .mdock .a-{kind}")
    if not button.count():
        return False
    button.first.click()
    return True


def declare(page: Page, chance: random.Random) -> None:
    """Declare something, whatever comes first."""
    for kind in chance.sample(KINDS, len(KINDS)):
        if not open_kind(page, kind):
            continue
        page.wait_for_selector(".preview, .slip")
        targets = page.locator(".preview .choice")
        if targets.count():
            targets.nth(chance.randrange(targets.count())).click()
            page.wait_for_selector(".preview footer .cbtn.pri, .slip")
        if page.locator(".slip").count():
            page.locator(".slip header button").click()
            continue
        place = page.locator(".preview footer .cbtn.pri")
        if place.count():
            expect(place).to_be_enabled()
            before = page.locator("[data-plan], .mact").count()
            place.click()
            page.wait_for_function(
                "n => document.querySelectorAll('[data-plan], .mact').length !== n "
                "|| !document.querySelector('.preview')",
                arg=before,
            )
            return
        page.locator(".preview header button").last.click()
    raise AssertionError("nothing can be declared")


def turn(page: Page, chance: random.Random) -> str:
    """Do one thing that the table asks for; what it was, `end` when the game is over."""
    page.wait_for_function(f"() => ({STATE})() !== ''")
    state: str = page.evaluate(STATE)
    if state == "skip":
        page.locator("[data-word=skip-playback]").first.click()
    elif state == "place":
        page.locator(".preview footer .cbtn.pri").click()
    elif state == "slip":
        page.locator(".slip header button").click()
    elif state == "done":
        page.locator("[data-word=confirm-plan]").first.click()
        page.wait_for_function(f"() => ({STATE})() !== 'done'")
    elif state == "plan":
        declare(page, chance)
    elif state == "choose":
        choices = page.locator(".asks .choice, .asks .plate")
        before = page.locator(".asks").inner_text()
        choices.nth(chance.randrange(choices.count())).click()
        page.wait_for_function(
            "before => document.querySelector('.asks')?.innerText !== before || document.querySelector('.endleaf')",
            arg=before,
        )
    return state


def round_of(page: Page) -> int:
    """The round that is shown."""
    return int(page.locator(".rd.now span, .mr .num").first.inner_text())


def drag(page: Page, person: str, to: str) -> None:
    """Drag a pawn to a place on the map, and hold it there."""
    pawn = page.locator(f"[data-pawn={person}]").first.bounding_box()
    place = page.locator(to).first.bounding_box()
    assert pawn is not None
    assert place is not None
    page.mouse.move(pawn["x"] + pawn["width"] / 2, pawn["y"] + pawn["height"] / 2)
    page.mouse.down()
    page.mouse.move(pawn["x"] + 30, pawn["y"] - 60, steps=4)
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=8)


def test_castaways_is_played_alone_to_its_end(open_page: Open) -> None:
    page = at(open_page("/"), "castaways", "cook")
    chance = random.Random(5)
    done = [turn(page, chance)]
    while done[-1] != "end":
        done.append(turn(page, chance))
        assert len(done) < 600
    assert done.count("plan") > 4
    expect(page.locator(".vic h2")).to_be_visible()
    expect(page.locator(".chart")).to_be_visible()
    page.locator(".endleaf a.pri").click()
    page.wait_for_url(re.compile("/replay/"))
    page.wait_for_selector(".isle")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_is_played_for_two_rounds(open_page: Open, scenario: str) -> None:
    page = at(open_page("/"), scenario, "cook", "explorer", "carpenter")
    chance = random.Random(7)
    expect(page.locator(".goallist li").first).to_be_visible()
    for _ in range(250):
        if turn(page, chance) == "end" or (page.locator(".rounds").count() and round_of(page) > 2):
            break
    else:
        raise AssertionError("two rounds never ended")
    assert not RAW.search(page.locator(".cru").inner_text())


def test_a_pawn_is_dragged_and_a_second_one_makes_it_sure(open_page: Open) -> None:
    page = at(open_page("/"), "castaways", "cook", "explorer")
    drag(page, "cook", "[data-space=N1]")
    expect(page.locator(".preview h2")).to_have_text("Explore: N1")
    expect(page.locator(".outlist li").first).to_be_visible()
    shares = page.locator(".outlist b").all_inner_texts()
    assert abs(sum(int(share.rstrip("%")) for share in shares) - 100) <= len(shares) // 2  # rounded one by one
    page.mouse.up()
    planned = page.locator(".act.a-explore [data-plan]")
    expect(planned).to_have_count(1)
    expect(planned).to_contain_text("83%")
    expect(page.locator("[data-space=N1] .pawn.pencil")).to_have_count(1)
    drag(page, "cook", "[data-space=N1]")
    page.wait_for_timeout(300)
    page.mouse.up()
    expect(planned).to_contain_text("sure")
    expect(page.locator("[data-space=N1] .pawn.pencil")).to_have_count(2)
    planned.click()
    page.locator(".preview footer .cbtn", has_text="Take back").click()
    expect(planned).to_have_count(0)
    expect(page.locator("[data-pawn=cook]")).to_have_count(2)


def test_an_illegal_target_says_why(open_page: Open) -> None:
    page = at(open_page("/"), "castaways", "cook", "explorer")
    drag(page, "cook", "[data-space=W] .s-wood")
    slip = page.locator(".slip")
    expect(slip).to_contain_text("RC-gather-03")
    expect(slip.locator("p")).not_to_be_empty()
    page.mouse.up()
    expect(page.locator("[data-plan]")).to_have_count(0)
    slip.locator(".rulelink").click()
    expect(page.locator(".why[role=dialog]")).to_contain_text("RC-gather-03")
    page.keyboard.press("Escape")
    page.locator("[data-item=fire]").click()  # its terrain is not found yet
    expect(slip).to_contain_text("RC-build-14")


def test_the_keyboard_declares_takes_back_and_confirms(open_page: Open) -> None:
    page = at(open_page("/"), "castaways", "cook")
    page.keyboard.press("1")
    expect(page.locator("[data-pawn=cook][aria-pressed=true]").first).to_be_visible()
    page.keyboard.press("Tab")  # to the first legal target
    page.wait_for_selector(".preview footer .cbtn.pri:enabled")
    page.keyboard.press("Escape")
    expect(page.locator(".preview")).to_have_count(0)
    page.locator("[data-space=W]").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.space") == "M1"
    page.keyboard.press("Enter")
    page.wait_for_selector(".preview footer .cbtn.pri:enabled")
    page.keyboard.press("Enter")
    expect(page.locator("[data-plan]")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator("[data-plan]")).to_have_count(0)
    open_kind(page, "rest")
    page.wait_for_selector(".preview footer .cbtn.pri:enabled")
    page.keyboard.press("Enter")
    expect(page.locator("[data-plan]")).to_have_count(1)
    open_kind(page, "arrange")
    page.wait_for_selector(".preview footer .cbtn.pri:enabled")
    page.keyboard.press("Enter")
    expect(page.locator("[data-word=confirm-plan]")).to_be_enabled()
    page.keyboard.press("c")
    page.wait_for_selector(".asks, .stageleaf")


def test_others_see_a_plan_in_pencil_and_then_in_ink(open_page: Open) -> None:
    first = open_page("/")
    cook, explorer = lay(first, "castaways", "cook", "explorer")
    sit(first, cook)
    second = open_page(link(explorer))
    second.wait_for_selector(".isle")
    first.locator("[data-space=S1]").click()
    first.wait_for_selector(".preview footer .cbtn.pri:enabled")
    expect(second.locator(".askbar .last")).to_contain_text("S1")
    expect(second.locator("[data-space=S1] .pawn.pencil")).to_have_count(1)
    first.locator(".preview footer .cbtn.pri").click()
    expect(second.locator(".act.a-explore [data-plan]")).to_have_count(1)
    chance = random.Random(1)
    while first.evaluate(STATE) == "plan":
        declare(first, chance)
    first.locator("[data-word=confirm-plan]").click()
    expect(second.locator(".person .st.ok")).to_have_count(1)
    expect(second.locator("[data-word=confirm-plan]")).to_be_enabled()


def test_what_happens_is_told_and_can_be_skipped(open_page: Open) -> None:
    page = at(open_page("/", speed=10), "castaways", "cook")
    chance = random.Random(3)
    while page.evaluate(STATE) == "plan":
        declare(page, chance)
    page.locator("[data-word=confirm-plan]").click()
    skip = page.locator(".askbar [data-word=skip-playback]")
    expect(skip).to_be_visible()
    page.keyboard.press(" ")
    expect(page.locator(".speed .cbtn").first).to_contain_text("Go on")
    skip.click()
    page.wait_for_selector(".asks")


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
@pytest.mark.parametrize("size", [DESKTOP, LARGE, TABLET, PHONE])
def test_the_table_fits_its_window(open_page: Open, lang: str, size: tuple[int, int]) -> None:
    page = at(open_page("/", size, lang=lang, theme="dark"), "castaways", "cook", "explorer", "carpenter", "soldier")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.scrollingElement.scrollWidth") <= size[0]
    if size != TABLET:  # there the pages lie one above the other
        assert page.evaluate("document.scrollingElement.scrollHeight") <= size[1]
    wide = page.evaluate(
        "() => [...document.querySelectorAll('.person, .threat, .act, .inv, .chip, .md, .mt')]"
        ".filter(one => one.scrollWidth > one.clientWidth + 2).map(one => one.className)"
    )
    assert wide == []
    assert not RAW.search(page.locator(".cru").inner_text())


def test_a_round_on_a_phone_by_taps(open_page: Open) -> None:
    page = at(open_page("/", PHONE), "castaways", "cook")
    chance = random.Random(9)
    for tab in range(1, 5):
        page.locator(".mt").nth(tab).click()
        expect(page.locator(".sheet.full")).to_be_visible()
    page.locator(".mt").first.click()
    for _ in range(120):
        if turn(page, chance) == "end" or round_of(page) > 1:
            return
    raise AssertionError("round 1 never ended")
