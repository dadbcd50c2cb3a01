"""The island's table in a browser: plans by drag, touch, tap, key and list, games to their end, scenarios, sizes."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from .laying import BARE, DEAL, DESKTOP, LARGE, PHONE, TABLET, deal_code, lay, link

if TYPE_CHECKING:
    from .conftest import Open

SCENARIOS = (
    "castaways",
    "cursed-island",
    "jenny-needs-help",
    "volcano-island",
    "cannibal-island",
    "robinson-family",
    "king-kong-island",
)
SLOW = pytest.mark.slow
ABOVE = 56
"""How far above the finger a pawn hangs."""
KINDS = ("gather", "explore", "build", "special", "hunt", "threat", "rest", "arrange")
RAW = re.compile(r"\b(web|ui|item|kind|goal|marker|token|label|ask)-[a-z]+")
"""What a text would look like for which there are no words."""
SET = """changes => localStorage.setItem("marooned.settings",
    JSON.stringify({ ...JSON.parse(localStorage.getItem("marooned.settings")), ...changes }))"""
"""Change settings of this browser; the page takes them when it is loaded again."""
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


def sit(page: Page, seat: dict[str, Any]) -> Page:
    """Sit down at a table that is laid."""
    page.set_default_timeout(15_000)
    page.goto(page.evaluate("location.origin") + link(seat))
    page.wait_for_selector(".isle")
    page.wait_for_selector(".tray, .askbar")
    return page


def at(page: Page, scenario: str, *seats: str, deal: str = DEAL) -> Page:
    """Lay a table and sit down at its first seat."""
    return sit(page, lay(page, "crusoe", scenario, list(seats), deal=deal)[0])


def two_of_castaways(open_page: Open) -> tuple[Page, Page]:
    """Two browsers at one table, cook and explorer."""
    first = open_page(BARE)
    cook, explorer = lay(first, "crusoe", "castaways", ["cook", "explorer"])
    return sit(first, cook), sit(open_page(BARE), explorer)


def open_kind(page: Page, kind: str) -> bool:
    """Open the targets of a kind from its column or the dock; whether there is such a kind."""
    button = page.locator(f".act.a-{kind} h3 button, .mdock .a-{kind}")
    if not button.count():
        return False
    button.first.click()
    return True


def answered(page: Page, button: Locator) -> None:
    """Press a button that answers, and wait until the table has moved on. (The next question may look the same.)"""
    before = page.locator(".cru").get_attribute("data-revision")
    button.click()
    page.wait_for_function("n => document.querySelector('.cru').dataset.revision !== n", arg=before)


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
            answered(page, place)
            return
        page.locator(".preview header button").last.click()
    raise AssertionError("nothing can be declared")


def turn(page: Page, chance: random.Random) -> str:
    """Do one thing that the table asks for; what it was, `end` when the game is over."""
    page.wait_for_function(f"() => ({STATE})() !== ''")
    state: str = page.evaluate(STATE)
    if state == "skip":
        page.locator("[data-word=skip-playback]").first.click()
    elif state == "slip":
        page.locator(".slip header button").click()
    elif state == "place":
        answered(page, page.locator(".preview footer .cbtn.pri"))
    elif state == "done":
        answered(page, page.locator("[data-word=confirm-plan]").first)
    elif state == "plan":
        declare(page, chance)
    elif state == "choose":
        choices = page.locator(".asks .choice, .asks .plate")
        answered(page, choices.nth(chance.randrange(choices.count())))
    return state


def press(page: Page, key: str, selector: str, patience: int = 4_000) -> None:
    """Press a key until it has shown something; a page that is still busy may have missed it."""
    for _ in range(4):
        page.keyboard.press(key)
        with suppress(TimeoutError):
            page.wait_for_selector(selector, timeout=patience)
            return
    raise AssertionError(f"{key} shows no {selector}")


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
    page = at(open_page(BARE), "castaways", "cook", deal=deal_code(2))  # a deal in which one soon dies
    chance = random.Random(5)
    done = [turn(page, chance)]
    while done[-1] != "end":
        done.append(turn(page, chance))
        assert len(done) < 600
    assert done.count("plan") > 4
    expect(page.locator(".vic h2")).to_be_visible()
    expect(page.locator(".course")).to_be_visible()
    page.locator(".endleaf a.cbtn", has_text="What if").click()
    expect(page.locator("dialog[open] h2")).to_contain_text("What if")
    page.keyboard.press("Escape")
    page.go_back()
    page.locator(".endleaf a.pri").click()
    page.wait_for_url(re.compile("/replay/"))
    page.wait_for_selector(".isle")


@SLOW
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_is_played_for_two_rounds(open_page: Open, scenario: str) -> None:
    page = at(open_page(BARE), scenario, "carpenter")
    chance = random.Random(7)
    expect(page.locator(".goallist li").first).to_be_visible()
    for _ in range(250):
        if turn(page, chance) == "end" or (page.locator(".rounds").count() and round_of(page) > 2):
            break
    else:
        raise AssertionError("two rounds never ended")
    assert not RAW.search(page.locator(".cru").inner_text())


def test_a_pawn_is_dragged_and_a_second_one_makes_it_sure(open_page: Open) -> None:
    page = at(open_page(BARE), "castaways", "cook", "explorer")
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
    page = at(open_page(BARE), "castaways", "cook", "explorer")
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
    page = at(open_page(BARE), "castaways", "cook")
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
    press(page, "c", ".asks, .stageleaf")


def test_others_see_a_plan_in_pencil_and_then_in_ink(open_page: Open) -> None:
    first = open_page(BARE)
    cook, explorer = lay(first, "crusoe", "castaways", ["cook", "explorer"])
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
    page = at(open_page(BARE, speed=10), "castaways", "cook")
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


@pytest.mark.parametrize("size", [DESKTOP, PHONE, pytest.param(LARGE, marks=SLOW), pytest.param(TABLET, marks=SLOW)])
def test_the_table_fits_its_window(open_page: Open, size: tuple[int, int]) -> None:
    page = at(open_page(BARE, size, theme="dark"), "castaways", "cook", "explorer", "carpenter", "soldier")
    for lang in ("en", "cs", "pl"):
        page.evaluate(SET, {"lang": lang})
        page.reload()
        page.wait_for_selector(".isle")
        page.wait_for_function("lang => document.documentElement.lang === lang && document.fonts.ready", arg=lang)
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
    page = at(open_page(BARE, PHONE), "castaways", "cook")
    chance = random.Random(9)
    for tab in range(1, 5):
        page.locator(".mt").nth(tab).click()
        expect(page.locator(".sheet.full")).to_be_visible()
    page.locator(".mt").first.click()
    for _ in range(120):
        if turn(page, chance) == "end" or round_of(page) > 1:
            return
    raise AssertionError("round 1 never ended")


def test_a_pawn_is_dragged_by_touch(open_page: Open) -> None:
    page = at(open_page(BARE, PHONE), "castaways", "cook")
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def lift_over(space: str) -> None:
        pawn = page.locator("[data-pawn=cook]").bounding_box()
        place = page.locator(f"[data-space={space}]").bounding_box()
        assert pawn is not None
        assert place is not None
        x, y = pawn["x"] + pawn["width"] / 2, pawn["y"] + pawn["height"] / 2
        to_x, to_y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2 + ABOVE
        touch("touchStart", (x, y))
        for step in range(1, 9):
            touch("touchMove", (x + (to_x - x) * step / 8, y + (to_y - y) * step / 8))

    lift_over("N1")
    expect(page.locator(".ghostpawn")).to_be_visible()
    expect(page.locator(".preview h2")).to_have_text("Explore: N1")
    touch("touchEnd")
    expect(page.locator(".mact.a-explore")).to_have_count(1)
    expect(page.locator(".ghostpawn")).to_have_count(0)
    lift_over("M1")
    expect(page.locator(".preview h2")).to_have_text("Explore: M1")
    touch("touchMove", (195.0, 790.0))  # back to the tray
    expect(page.locator(".preview")).to_have_count(0)
    touch("touchEnd")
    expect(page.locator(".ghostpawn")).to_have_count(0)
    expect(page.locator(".mact")).to_have_count(1)


def test_another_players_move_leaves_what_is_being_declared(open_page: Open) -> None:
    first, second = two_of_castaways(open_page)
    first.locator("[data-space=S1]").click()
    heading = first.locator(".preview h2")
    expect(heading).to_have_text("Explore: S1")
    joins = first.locator(".preview .pickrow [aria-pressed=true]")
    expect(joins).to_have_count(0)
    first.locator(".preview .pickrow [aria-pressed=false]").first.click()
    expect(joins).to_have_count(1)
    joins.focus()
    second.locator("[data-space=N1]").click()
    answered(second, second.locator(".preview footer .cbtn.pri:enabled"))
    expect(first.locator("[data-space=N1] .pawn.pencil")).to_have_count(1)
    expect(heading).to_have_text("Explore: S1")
    expect(joins).to_be_focused()
    second.locator("[data-space=S1]").click()  # the same place: now it is joined
    answered(second, second.locator(".preview footer .cbtn.pri:enabled"))
    expect(heading).to_have_text("Explore: S1")
    expect(first.locator(".preview footer .cbtn.pri")).to_contain_text("Change")


def test_a_confirmed_plan_turns_back_to_pencil_when_the_other_changes_it(open_page: Open) -> None:
    first, second = two_of_castaways(open_page)
    chance = random.Random(2)
    while first.evaluate(STATE) == "plan":
        declare(first, chance)
    confirm, inked, plans = "[data-word=confirm-plan]", first.locator(".person .st.ok"), first.locator("[data-plan]")
    declared = plans.count()
    answered(first, first.locator(confirm))
    expect(inked).to_have_count(1)
    expect(first.locator(".askbar .cbtn", has_text="Undo")).to_be_disabled()  # it binds the others
    second.locator("[data-plan]").first.click()
    answered(second, second.locator(".preview footer .cbtn", has_text="Take back"))
    expect(plans).to_have_count(declared - 1)
    expect(inked).to_have_count(0)
    second.keyboard.press("u")  # back to what the first one has confirmed
    expect(plans).to_have_count(declared)
    expect(inked).to_have_count(1)
    answered(second, second.locator(confirm))
    expect(first.locator(".stageleaf")).to_be_visible()
    expect(first.locator(".askbar .cbtn", has_text="Undo")).to_be_disabled()


def test_whoever_confirms_before_the_first_player_presses_once(open_page: Open) -> None:
    first, second = two_of_castaways(open_page)
    chance = random.Random(4)
    cook_first = first.locator(".person").first.locator(".fp").count() == 1
    first_player, other = (first, second) if cook_first else (second, first)
    while other.evaluate(STATE) == "plan":
        declare(other, chance)
    answered(other, other.locator("[data-word=confirm-plan]"))
    expect(first_player.locator(".person .st.ok")).to_have_count(1)
    answered(first_player, first_player.locator("[data-word=confirm-plan]"))
    expect(first_player.locator(".stageleaf")).to_be_visible()
    expect(other.locator(".stageleaf")).to_be_visible()


def test_log_talk_and_hint_come_and_go_by_key(open_page: Open) -> None:
    page = at(open_page(BARE), "castaways", "cook")
    page.keyboard.press("l")
    expect(page.locator(".talkleaf [role=tab][aria-selected=true]")).to_have_text("Log")
    page.keyboard.press("Escape")
    expect(page.locator(".talkleaf")).to_have_count(0)
    page.keyboard.press("t")
    line = page.locator(".talkleaf input")
    expect(line).to_be_focused()
    page.keyboard.type("Let us look for the hill")
    page.keyboard.press("Enter")
    expect(page.locator(".talkleaf [role=log]")).to_contain_text("Let us look for the hill")
    page.keyboard.press("Escape")
    expect(page.locator(".talkleaf")).to_have_count(0)
    press(page, "h", ".preview footer .cbtn.pri:enabled, .preview .choice", 30_000)  # the first one starts a bot
    page.keyboard.press("Escape")
    expect(page.locator(".preview")).to_have_count(0)
    expect(page.locator("[data-plan]")).to_have_count(0)


def test_a_zoomed_window_scrolls_instead_of_becoming_a_phone(open_page: Open) -> None:
    page = at(open_page(BARE, (640, 360), theme="dark"), "castaways", "cook")
    expect(page.locator(".book .people")).to_have_count(1)
    expect(page.locator(".mtabs")).to_have_count(0)
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 640
    page.locator("[data-space=N1]").press("Enter")
    expect(page.locator(".preview h2")).to_be_in_viewport()
    expect(page.locator(".askbar .cbtn.pri")).to_be_in_viewport()
