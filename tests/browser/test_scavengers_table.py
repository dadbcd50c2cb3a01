"""The card game's table in a real browser: games to their end, every decision by click, hidden hands, the clock."""

from __future__ import annotations

import json
import random
import re
import time
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from marooned.core.game import Setup
from marooned.games import get_game
from marooned.games.scavengers.screen import shown
from marooned.table.codes import deal_seed

from .conftest import KEY, fix_deals, serving
from .laying import BARE, DESKTOP, LARGE, PHONE, TABLET, deal_code, kind_of, lay, link

if TYPE_CHECKING:
    from collections.abc import Callable

    from .conftest import Open, Reached

    Reach = Callable[..., Reached]

GOLDEN = Path(__file__).parents[1] / "golden"
SEND = """async record => {
    const answer = await fetch("/api/replays", {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ record }) });
    return answer.json();
}"""
TEXTS = """() => [...document.querySelectorAll(".hand .tx, .row2 .tx")].map(one => ({
    text: one.innerText,
    cut: one.scrollHeight - one.clientHeight,
    over: one.getBoundingClientRect().bottom - one.parentElement.querySelector(".ft").getBoundingClientRect().top,
    size: parseFloat(getComputedStyle(one).fontSize),
}))"""
"""The texts of cards: by how much they are cut, and run over the line below them."""
TURNED = """() => {
    window.turned = [];
    new MutationObserver(() => {
        for (const back of document.querySelectorAll(".turns > .lid:not([data-seen])")) {
            back.dataset.seen = "";
            const { display, pointerEvents, animationDuration } = getComputedStyle(back);
            if (display !== "none") turned.push(`${pointerEvents} ${animationDuration}`);
        }
    }).observe(document.body, { subtree: true, childList: true });
}"""
"""Keeps an eye on cards that turn: whether they take the pointer, and for how long."""
PATIENCE = 15
"""Seconds that anything may take."""
RAW = re.compile(r"\b(web|ui|sc|room|phrase|option)-[a-z]+")
"""What a text would look like for which there are no words."""
NAMES = ("Jiřina", "Łukasz", "Agnieszka", "Řehoř", "Bartłomiej", "Květoslava")
SEEN = """() => {
    const all = [...document.querySelectorAll(".scv [data-word]")];
    const open = all.filter(one => !one.disabled && one.checkVisibility());
    const text = document.querySelector(".scv")?.innerText ?? "";
    return {
        words: [...new Set(open.map(one => one.dataset.word))],
        end: !!document.querySelector(".end .seed"),
        slip: document.querySelector(".slip")?.innerText ?? "",
        sign: text.replace(/[0-9]:[0-9]{2}/g, "") + open.map(one => one.dataset.word).join(),
    };
}"""
FOLLOW = """to => {
    document.querySelector(".scv")?.setAttribute("data-left", "");
    const way = document.createElement("a");
    way.href = to;
    document.body.append(way);
    way.click();
    way.remove();
}"""
# The fewest moves that lead to a decision of each kind: a set-up and the number of a deal, for turns and for Feeding.
SETUPS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("daring-retreat", 2, {"characters": "choose", "areas": 1}),
    ("lost-expedition", 3, {"characters": "random", "caravan": True, "areas": 1}),
    ("mad-prophet", 1, {"areas": 1}),
    ("last-hunt", 2, {"areas": 1}),
)
TURNS = {
    "AcceptGift": (3, 1), "AcceptSpoil": (1, 201), "Act": (1, 0), "Anomaly": (1, 36), "AnswerOffer": (3, 57),
    "BottomRest": (2, 10), "Build": (1, 1), "ChooseOne": (2, 5), "DropOne": (1, 15), "GiftCard": (3, 1),
    "GiftTo": (1, 3), "HandOut": (1, 28), "HuntTogether": (3, 0), "KeepCharacter": (0, 0), "MakeRoom": (1, 67),
    "MayTurnUp": (1, 189), "OtherPile": (1, 44), "Partner": (1, 1), "Pay": (1, 6), "PayCard": (0, 132),
    "PayOne": (3, 26), "Penalty": (1, 242), "React": (2, 2), "RoomForGift": (0, 24), "ShowOne": (2, 10),
    "TakeNext": (2, 75), "TopRest": (2, 133), "WhichDown": (2, 66), "WhichFaceUp": (1, 9), "WhichHealed": (2, 206),
    "WhichPile": (2, 0), "Who": (3, 20), "WhoSwitches": (3, 68),
}  # fmt: skip
FEEDING = {
    "BeforeFeeding": (2, 7), "BottomRest": (2, 217), "ChooseOne": (2, 3), "Commit": (2, 7), "DropOne": (2, 238),
    "HowMuch": (3, 45), "Kept": (3, 129), "React": (2, 138), "Share": (3, 45), "ShowOne": (2, 217),
    "TakeNext": (2, 34), "TopRest": (2, 248), "WhichFaceUp": (2, 77), "WhichPile": (2, 217),
}  # fmt: skip


def sit(page: Page, link: str) -> Page:
    """Open a seat, or watch."""
    page.context.set_default_timeout(1000 * PATIENCE)
    page.goto(page.evaluate("location.origin") + link)
    page.wait_for_selector(".scv")
    return page


def follow(page: Page, link: str) -> None:
    """Go from a page or table to a seat by a link, without loading everything anew."""
    page.context.set_default_timeout(1000 * PATIENCE)
    page.evaluate(FOLLOW, link)
    page.wait_for_selector(".scv:not([data-left])")


def open_words(page: Page) -> list[str]:
    """The words that can be clicked, once there are any; [] when the game is over."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        seen = page.evaluate(SEEN)
        assert seen["slip"] == ""
        if seen["end"] or seen["words"]:
            return [] if seen["end"] else seen["words"]
        time.sleep(0.02)
    raise AssertionError(f"nothing is asked: {page.locator('.scv').inner_text()[:400]}")


def do(page: Page, action: Callable[[], None]) -> None:
    """Do something and wait until the table shows that it was done."""
    before = page.evaluate(SEEN)["sign"]
    action()
    deadline = time.monotonic() + PATIENCE
    while page.evaluate(SEEN)["sign"] == before:
        assert time.monotonic() < deadline, "the table stays as it was"
        time.sleep(0.02)


def click(page: Page, word: str) -> None:
    """Answer by a click."""
    do(page, page.locator(f".scv [data-word='{word}']:enabled:visible").first.click)


def deal_out(hand: list[str], lies: dict[str, list[str]], line: WebSocketRoute) -> None:
    """Let the first seat see other cards in its hand and before it than it has. lies: by what they are there."""
    server = line.connect_to_server()

    def tell(message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] == "table":
            told["view"]["table"]["player-1"] |= {"hand": hand, "hand_limit": len(hand)}
            told["view"] |= lies
        line.send(json.dumps(told))

    server.on_message(tell)


def cards_of(page: Page, family: str) -> list[str]:
    """The cards of a family, as the server of this page knows them."""
    known = page.evaluate("fetch('/api/cards/scavengers').then(answer => answer.json())")
    return [card for card, info in known.items() if info["family"] == family]


def cut_of(texts: list[dict[str, Any]]) -> list[str]:
    """Those of the texts of cards that are cut, run over the line below them or are too small."""
    return [one["text"] for one in texts if one["cut"] > 2 or one["over"] > 2 or one["size"] < 11]


def hasty(words: list[str], chance: random.Random) -> str:
    """What somebody would answer who wants to be done."""
    words = sorted(words)
    for wish in ("suffer", "take-", "feed", "pass", "done", "reveal", "collect", "refuse", "stop", "no", "pile-"):
        found = [word for word in words if word.startswith(wish)]
        if found:
            return chance.choice(found)
    good = [word for word in words if word not in ("gift", "deal")]
    return chance.choice(good or words)


def deal_with(card: str) -> str:
    """The code of a deal that puts a card into the hand of somebody who plays alone."""
    for number in range(200):
        deal = deal_code(number)
        state: Any = get_game("scavengers").new_initial_state(Setup("mad-prophet", ("random",)), deal_seed(KEY, deal))
        if any(state.kind(held).id == card for held in state.hands[0]):
            return deal
    raise AssertionError(card)


# -- whole games -----------------------------------------------------------------------------------------------------
def test_the_mad_prophet_is_played_alone_to_the_end(open_page: Open, reach: Reach) -> None:
    table = reach("mad-prophet", 1, lambda state: True, deals=[2], areas=1)
    page = sit(open_page(BARE), table.link(0))
    chance = random.Random(1)
    expect(page.locator(".shells svg")).to_have_count(4)  # four Traumas kill the Prophet
    answers = 0
    while words := open_words(page):
        click(page, hasty(words, chance))
        answers += 1
        assert answers < 400
    assert answers > 8
    expect(page.locator(".end.light h2")).to_have_text("Daylight")
    expect(page.locator(".stats")).to_contain_text("cards revealed")
    assert not RAW.search(page.locator(".scv").inner_text())
    page.locator(".ways a.go").click()
    page.wait_for_url(re.compile("/replay/"))


def test_daring_retreat_is_played_by_two_in_two_browsers(open_page: Open, reach: Reach) -> None:
    table = reach("daring-retreat", 2, lambda state: True, deals=[16], areas=1, names=NAMES)
    pages = [sit(open_page(BARE), table.link(seat)) for seat in range(2)]
    chance = random.Random(1)
    deadline = time.monotonic() + 4 * PATIENCE
    seen = [page.evaluate(SEEN) for page in pages]
    while not all(one["end"] for one in seen):
        assert time.monotonic() < deadline
        for page, one in zip(pages, seen, strict=True):
            if one["words"] and page.locator(".ask.mine").count():
                click(page, hasty(one["words"], chance))
                break
        seen = [page.evaluate(SEEN) for page in pages]
    for page in pages:
        expect(page.locator(".end .seed")).to_be_visible()
        expect(page.locator(".sheetlike tbody tr")).to_have_count(2)


def test_wicked_few_comes_to_its_end_with_bots(open_page: Open, reach: Reach) -> None:
    def last_feeding(state: Any) -> bool:
        return kind_of(state) == "Commit" and state.current_player() == 0 and state.ready.bit_count() == 1

    table = reach("wicked-few", 3, last_feeding, names=NAMES, bots=[1, 2], areas=1)
    page = sit(open_page(BARE), table.link(0))
    expect(page.locator(".descent li")).to_have_count(4)
    expect(page.locator(".descent .may")).not_to_have_count(0)  # how many there are nobody knows
    round_now = page.locator(".descent .now").inner_text()
    chance = random.Random(2)
    while (words := open_words(page)) and page.locator(".feed").count():
        click(page, hasty(words, chance))
    if words:
        assert page.locator(".descent .now").inner_text() != round_now


def play_on(page: Page, chance: random.Random, until: Callable[[], bool], seconds: float) -> None:
    """Answer whatever is asked here, while bots answer the rest; the dead watch."""
    deadline = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < deadline, page.locator(".scv").inner_text()[:300]
        seen = page.evaluate(SEEN)
        assert seen["slip"] == ""
        watch = page.locator(".ways button.go")
        if seen["end"]:
            return
        if watch.count():
            watch.click()
        elif seen["words"] and page.locator(".ask.mine").count():
            word = hasty(seen["words"], chance)
            button = page.locator(f".scv [data-word='{word}']:enabled:visible").first
            if button.count():
                button.click(timeout=2000)
                page.wait_for_timeout(60)
        else:
            page.wait_for_timeout(60)


@pytest.mark.slow
def test_wicked_few_is_played_with_bots_to_its_end(open_page: Open, reach: Reach) -> None:
    table = reach("wicked-few", 3, lambda state: True, deals=[5], names=NAMES, bots=[1, 2])
    page = sit(open_page(BARE), table.link(0))
    play_on(page, random.Random(3), lambda: page.locator(".end .seed").count() > 0, 400)
    expect(page.locator(".end h2")).to_be_visible()
    expect(page.locator(".sheetlike tbody tr")).to_have_count(3)
    assert not RAW.search(page.locator(".scv").inner_text())
    page.locator(".ways a.go").click()
    page.wait_for_url(re.compile("/replay/"))
    expect(page.locator(".scv, .snap")).not_to_have_count(0)


@pytest.mark.slow
def test_the_time_runs_out_in_last_hunt_with_bots(open_page: Open, reach: Reach) -> None:
    table = reach("last-hunt", 3, lambda state: True, deals=[7], names=NAMES, bots=[1, 2], clock="table", areas=1)
    page = sit(open_page(BARE), table.link(0))
    expect(page.locator(".fuse")).to_be_visible()
    click(page, "pile-1")
    chance = random.Random(1)
    fed = page.locator(".fuse")
    deadline = time.monotonic() + 200
    late = False
    # one reveals at times and answers Perils, but never says that one is done
    while fed.count():
        assert time.monotonic() < deadline, page.locator(".scv").inner_text()[:300]
        late = late or page.locator(".fuse.late").count() > 0
        words = page.evaluate(SEEN)["words"]
        wanted = [word for word in words if word in ("suffer", "pass") or word.startswith(("drop-", "eat-", "trauma-"))]
        if "refuse" in words:  # a bot gives a card away, and the clock stands still
            page.locator(".scv [data-word=refuse]:enabled:visible").first.click(timeout=2000)
        elif page.locator(".ps").count() and page.locator(".ask.mine").count() and wanted:
            page.locator(f".scv [data-word='{chance.choice(wanted)}']:enabled:visible").first.click(timeout=2000)
        page.wait_for_timeout(200)
    assert late
    expect(page.locator(".log")).to_contain_text("The time is up")
    play_on(page, chance, lambda: page.locator(".end .seed").count() > 0, 120)
    expect(page.locator(".end h2")).to_be_visible()


def test_last_hunt_runs_by_the_clock_in_two_browsers(open_page: Open, reach: Reach) -> None:
    table = reach("last-hunt", 2, lambda state: True, deals=[2], names=NAMES, clock="table", areas=1)
    first, second = (sit(open_page(BARE), table.link(seat)) for seat in range(2))
    for page in (first, second):
        expect(page.locator(".ask .q")).to_have_text("Everyone at once: grab or go")
    start = first.locator(".fuse b").inner_text()
    assert re.fullmatch(r"\d:\d\d", start)
    click(first, "pile-1")
    click(second, "pile-2")
    click(second, "reveal")
    if not second.locator(".ps").count():  # no Peril: each sees what the other has
        expect(first.locator(".mrow li")).to_have_count(1)
        expect(first.locator(".toks .head")).to_have_count(2)
    expect(first.locator(".fuse b")).not_to_have_text(start)
    for page in (first, second):
        for _ in range(40):
            words = page.evaluate(SEEN)["words"]
            if "collect" in words:
                click(page, "collect")
            elif "done" in words:
                click(page, "done")
                break
            elif page.locator(".ask.mine").count() and words:
                click(page, hasty(words, random.Random(1)))
            else:
                time.sleep(0.05)
    expect(first.locator(".fuse")).to_have_count(0)


@pytest.mark.parametrize("motion", ["full", "calm"])
def test_a_card_turns_where_it_lies_while_the_clock_runs(open_page: Open, reach: Reach, motion: str) -> None:
    def safe(state: Any) -> bool:
        return kind_of(state) == "HuntTogether" and len(state.revealed[0]) > 0

    table = reach("last-hunt", 2, safe, deals=[2], names=NAMES, clock="table", areas=1)
    page = sit(open_page("/", motion=motion, speed=50), table.link(0))
    page.evaluate(TURNED)
    had = page.locator(".row2 .card").count()
    page.keyboard.press("r")
    page.wait_for_selector(f".row2 .card:nth-of-type({had + 1}), .ps")  # at once, with all its buttons
    expect(page.locator(".reveal")).to_have_count(0)
    expect(page.locator(".lid")).to_have_count(0)  # and soon over
    assert page.evaluate("turned") == (["none 0.2s"] if motion == "full" else [])


def test_a_peril_stops_the_fuse(open_page: Open, reach: Reach) -> None:
    table = reach("last-hunt", 2, lambda state: kind_of(state) == "React", clock="table")
    page = sit(open_page(BARE), table.asked)
    expect(page.locator(".fuse.still")).to_be_visible()
    left = page.locator(".fuse b").inner_text()
    page.wait_for_timeout(1200)
    expect(page.locator(".fuse b")).to_have_text(left)


# -- every decision --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("feeding", [False, True], ids=["turns", "feeding"])
def test_every_decision_is_asked_where_it_can_be_clicked(open_page: Open, reach: Reach, feeding: bool) -> None:
    page = open_page("/about")
    for kind, (setup, deal) in (FEEDING if feeding else TURNS).items():
        scenario, seats, options = SETUPS[setup]
        table = reach(
            scenario,
            seats,
            lambda state, kind=kind: kind_of(state) == kind and (state.phase == 2) == feeding,
            deals=[deal],
            **options,
        )
        follow(page, table.asked)
        legal = {table.state.action_to_string(action) for action in table.state.legal_actions()}
        words = open_words(page)
        assert legal <= set(words), kind
        assert not RAW.search(page.locator(".scv").inner_text()), kind
        click(page, random.Random(deal).choice(sorted(legal)))
        expect(page.locator(".slip")).to_have_count(0)


def test_a_game_with_the_keyboard_alone(open_page: Open, reach: Reach) -> None:
    table = reach("mad-prophet", 1, lambda state: True, deals=[3], areas=1)
    page = sit(open_page(BARE), table.link(0))
    keys = {"reveal": "r", "feed": "c", "done": "c", "collect": "c", "pass": "p", "pile-1": "1", "pile-2": "2"}

    def press(word: str) -> None:
        if word in keys:
            page.keyboard.press(keys[word])
            return
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.dataset.word") == word:
                page.keyboard.press("Enter")
                return
        raise AssertionError(f"no way to {word}")

    chance = random.Random(1)
    answers = 0
    while words := open_words(page):
        do(page, partial(press, hasty(words, chance)))
        answers += 1
        assert answers < 300
    assert answers > 5
    expect(page.locator(".end h2")).to_be_visible()


# -- people among themselves -----------------------------------------------------------------------------------------
def test_a_deal_is_built_offered_and_accepted(open_page: Open, reach: Reach) -> None:
    table = reach("daring-retreat", 2, lambda state: kind_of(state) == "Act", names=NAMES)
    me = table.state.current_player()
    first, second = sit(open_page(BARE), table.link(me)), sit(open_page(BARE), table.link(1 - me))
    first.keyboard.press("d")
    sheet = first.locator(".deal")
    expect(sheet).to_be_visible()
    click(first, f"player-{2 - me}")
    click(first, "promise-food-2")
    click(first, "want-protect")
    expect(sheet.locator(".given").first).to_contain_text("2 food at Feeding")
    expect(sheet.locator(".terms")).to_contain_text("promise 2")
    click(first, "offer")
    expect(sheet.locator(".dwaits")).to_contain_text(NAMES[1 - me])
    offer = second.locator(".deal")
    expect(offer.locator(".dside").nth(1)).to_contain_text("2 food at Feeding")
    expect(offer.locator(".dside").first).to_contain_text("protection")
    second.keyboard.press("a")
    for page in (first, second):
        expect(page.locator(".deals li")).to_have_count(1)
        expect(page.locator(".deal")).to_have_count(0)


def test_an_offer_is_answered_by_one_turned_round(open_page: Open, reach: Reach) -> None:
    table = reach("daring-retreat", 2, lambda state: kind_of(state) == "Act", names=NAMES)
    me = table.state.current_player()
    first, second = sit(open_page(BARE), table.link(me)), sit(open_page(BARE), table.link(1 - me))
    first.locator(".quick [data-word=deal]").click()
    for word in (f"player-{2 - me}", "promise-food-2", "want-protect", "offer"):
        click(first, word)
    second.locator("[data-offer-back]").click()
    expect(first.locator(".deal")).to_have_count(0)
    expect(first.locator(".log")).to_contain_text("refuses the deal")
    # each pair has one offer in a window: the answer waits for the next
    waits = second.locator(f"[data-counter='{me}']")
    expect(waits).to_contain_text(NAMES[me])
    chance = random.Random(2)
    deadline = time.monotonic() + 4 * PATIENCE
    while second.locator(".deal").count() == 0:
        assert time.monotonic() < deadline
        if second.locator(".ask.mine").count() and second.locator(".quick [data-word=deal]").count():
            waits.click()
            second.wait_for_timeout(300)
            if second.locator(".deal").count():
                break
        for page in (first, second):
            words = [word for word in page.evaluate(SEEN)["words"] if word != "deal"]
            if words and page.locator(".ask.mine").count():
                click(page, hasty(words, chance))
                break
    sheet = second.locator(".deal.build")
    expect(sheet.locator(".dside").first).to_contain_text("protection")
    expect(sheet.locator(".dside").nth(1)).to_contain_text("2 food at Feeding")
    click(second, "offer")
    expect(first.locator(".deal .dside").first).to_contain_text("2 food at Feeding")
    first.keyboard.press("a")
    expect(first.locator(".place .deals li")).to_have_count(1)
    expect(second.locator("[data-counter]")).to_have_count(0)


def test_a_reveal_that_may_kill_is_asked_once_more(open_page: Open, reach: Reach) -> None:
    def near_death(state: Any) -> bool:
        words = [state.action_to_string(action) for action in state.legal_actions()] if state.asking else []
        return kind_of(state) == "Act" and "reveal" in words and len(state.traumas[state.current_player()]) == 2

    table = reach("daring-retreat", 2, near_death)
    page = sit(open_page(BARE), table.asked)
    reveal = page.locator(".act[data-word=reveal]")
    expect(reveal).to_contain_text("a Trauma would kill you")
    page.keyboard.press("r")
    expect(reveal).to_contain_text("Really?")
    do(page, lambda: page.keyboard.press("r"))
    bold = sit(open_page(BARE, confirmRisky=False), reach("daring-retreat", 2, near_death).asked)
    do(bold, lambda: bold.keyboard.press("r"))


def test_the_count_of_perils_stands_at_the_pile(open_page: Open, reach: Reach) -> None:
    def counted(state: Any) -> bool:
        if kind_of(state) != "Act" or len(state.revealed[0]) != 2:
            return False
        seat = state.current_player()
        odds = shown(state, seat)["odds"]
        return any(row["unseen"] and row["pile"] == state.pile_of[seat] + 1 and row["peril"] for row in odds)

    table = reach("daring-retreat", 2, counted)
    page = sit(open_page(BARE), table.asked)
    count = page.locator(".mouth.now .l1")
    found = re.match(r"(\d+) of (\d+) unseen tier-\d cards are Perils", count.inner_text())
    assert found is not None
    share = round(100 * int(found[1]) / int(found[2]))
    assert abs(int(re.findall(r"\d+", page.locator(".mouth.now .pct").inner_text())[0]) - share) <= 1
    expect(page.locator(".mouth.now .mw")).to_have_attribute("aria-label", re.compile(re.escape(found[0])))
    plain = sit(open_page(BARE, odds=False), table.asked)
    expect(plain.locator(".mouth.now .pct")).to_contain_text("?")
    assert "%" not in plain.locator(".burrows").inner_text() + plain.locator(".me").inner_text()
    assert not plain.locator(".mouth .fang").count() and not plain.locator("button.mi").count()
    for mouth in plain.locator(".mouth .mw").all():
        assert "%" not in (mouth.get_attribute("aria-label") or "")


def test_who_died_sees_the_last_turn(open_page: Open, reach: Reach) -> None:
    def dead(state: Any) -> bool:
        return not state.is_terminal() and not state.alive[0] and bool(state.asking)

    table = reach("daring-retreat", 3, dead)
    page = sit(open_page(BARE), table.link(0))
    expect(page.locator(".end h2")).to_have_text("The third crack was the last")
    expect(page.locator(".end .how").first).to_contain_text("Trauma")
    revealed = page.locator(".lastturn li").count()
    page.locator(".ways button.go").click()
    expect(page.locator(".tbl")).to_be_visible()
    assert revealed == 0 or page.locator(".me .dead").count() == 1


def test_cards_are_shown_with_the_deck_of_their_table(open_page: Open, server: str, tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    folder.mkdir()
    fix_deals(folder)
    usual = files("marooned.games.scavengers").joinpath("deck.yaml").read_text()
    own = tmp_path / "own.yaml"
    own.write_text(usual.replace("name: Hunt\n    tier: 2\n    food: 2", "name: Hunt\n    tier: 2\n    food: 3"))
    page = open_page(BARE)

    def food_of_hunt(base: str, link: str) -> str:
        page.goto(base + link)
        page.wait_for_selector(".scv")
        hunt = page.locator(".card .face[aria-label^='Hunt']").first
        hunt.click()
        lines = page.locator("dialog[open] .lines").inner_text()
        page.keyboard.press("Escape")
        return hunt.locator(".sym").inner_text() + " " + " ".join(re.findall(r"food[^0-9]*\d|\d food", lines, re.I))

    with serving(folder) as base:
        page.goto(base)
        old = link(lay(page, "scavengers", "mad-prophet", ["random"], deal=deal_with("hunt"))[0])
        before = food_of_hunt(base, old)
        page.goto(server)
    assert before.startswith("2")
    with serving(folder, "--deck", str(own)) as base:
        page.goto(base)
        new = link(lay(page, "scavengers", "mad-prophet", ["random"], deal=deal_with("hunt"))[0])
        assert food_of_hunt(base, old) == before
        assert food_of_hunt(base, new) == before.replace("2", "3")
        page.goto(server)


def test_a_card_is_dragged_to_a_head_and_accepted(open_page: Open, reach: Reach) -> None:
    table = reach("daring-retreat", 3, lambda state: kind_of(state) == "Act", names=NAMES)
    me = table.state.current_player()
    other = (me + 1) % 3
    first, second = sit(open_page(BARE), table.link(me)), sit(open_page(BARE), table.link(other))
    card = first.locator(".hand .card .face").first
    name = card.locator(".nm").inner_text()
    hand = first.locator(".hand .card").count()
    start, end = card.bounding_box(), first.locator(f".pl[data-seat='{other}']").bounding_box()
    assert start is not None
    assert end is not None
    first.mouse.move(start["x"] + 40, start["y"] + 60)
    first.mouse.down()
    first.mouse.move(start["x"] + 80, start["y"] - 60, steps=3)
    expect(first.locator(".dragged")).to_be_visible()
    first.mouse.move(end["x"] + 40, end["y"] + 20, steps=4)
    first.mouse.up()
    expect(second.locator(".ask .q")).to_contain_text(f"{NAMES[me]} gives you {name}")
    click(second, "accept")
    expect(first.locator(".hand .card")).to_have_count(hand - 1)
    expect(first.locator("dialog[open]")).to_have_count(0)


def test_a_reaction_beats_a_peril(open_page: Open, reach: Reach) -> None:
    def torch(state: Any) -> bool:
        words = [state.action_to_string(action) for action in state.legal_actions()] if state.asking else []
        return kind_of(state) == "React" and any(word.startswith("play-") for word in words)

    table = reach("daring-retreat", 2, torch)
    page = sit(open_page(BARE), table.asked)
    expect(page.locator(".psteps .now")).to_have_text("Reactions")
    word = next(word for word in open_words(page) if word.startswith("play-"))
    option = page.locator(f".opt[data-word='{word}']")
    expect(option).to_be_visible()
    do(page, option.click)
    expect(page.locator(".log li").last).not_to_contain_text("faces")


WATCH = """() => {
    window.seen = new Set();
    const look = () => {
        for (const sign of ["piece.falls", "shaken", "shells .fresh", "reveal.m-rise"])
            if (document.querySelector("." + sign)) window.seen.add(sign);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_what_a_peril_takes_falls_after_its_window(open_page: Open, reach: Reach) -> None:
    def bitten(state: Any) -> bool:
        words = [state.action_to_string(action) for action in state.legal_actions()] if state.asking else []
        return kind_of(state) == "React" and "suffer" in words and len(state.revealed[0]) > 1 and state.round == 1

    table = reach("mad-prophet", 1, bitten)
    page = sit(open_page(BARE, motion="full", speed=50), table.link(0))
    page.evaluate(WATCH)
    expect(page.locator(".fall .piece")).not_to_have_count(0)
    page.wait_for_timeout(400)
    assert "piece.falls" not in page.evaluate("[...window.seen]")
    click(page, "suffer")
    expect(page.locator(".ps")).to_have_count(0)
    seen = page.evaluate("[...window.seen]")
    assert "piece.falls" in seen
    assert (
        ("shaken" in seen)
        == ("shells .fresh" in seen)
        == (page.locator(".zone .shells .up, .zone .shells .down").count() > 0)
    )


def test_a_reveal_holds_its_breath_and_any_key_skips_it(open_page: Open, reach: Reach) -> None:
    def may_reveal(state: Any) -> bool:
        words = [state.action_to_string(action) for action in state.legal_actions()] if state.asking else []
        return kind_of(state) == "Act" and "reveal" in words

    table = reach("mad-prophet", 1, may_reveal)
    page = sit(open_page(BARE, motion="full", speed=0), table.link(0))
    page.evaluate(WATCH)
    page.locator(".act[data-word=reveal]").click()
    expect(page.locator(".reveal.m-hold, .reveal.m-turn")).to_have_count(1)
    page.keyboard.press("x")
    expect(page.locator(".reveal")).to_have_count(0, timeout=600)
    assert "reveal.m-rise" in page.evaluate("[...window.seen]")


def test_feeding_shares_what_is_left(open_page: Open, reach: Reach) -> None:
    def two_apart(state: Any) -> bool:
        return kind_of(state) == "Share" and max(state.points) >= 3 + state.place().cost

    table = reach("daring-retreat", 3, two_apart, names=NAMES)
    page = sit(open_page(BARE), table.asked)
    hungry = page.locator(".eater", has=page.locator(".stepper")).first
    expect(page.locator(".dilemma")).to_contain_text("You can still share")
    give = hungry.locator(".give")
    most = int(re.findall(r"\d+", give.inner_text())[0])
    if most > 1:
        hungry.locator(".stepper button").first.click()
        expect(give).to_contain_text(str(most - 1))
        most -= 1
    name = hungry.locator(".n").inner_text()
    do(page, give.click)
    fed = page.locator(".eater", has_text=name)
    expect(fed.locator(".fp.g")).to_have_count(most)
    expect(fed).to_contain_text(f"{most} from others")


def test_an_answer_is_taken_back(open_page: Open, reach: Reach) -> None:
    table = reach("mad-prophet", 1, lambda state: kind_of(state) == "Act", deals=[0])
    page = sit(open_page(BARE), table.link(0))
    click(page, "pile-2")
    expect(page.locator(".act[data-word=reveal]")).to_be_visible()
    do(page, lambda: page.keyboard.press("u"))
    assert {"pile-1", "pile-2", "pile-3"} <= set(open_words(page))


def test_hands_are_hidden_from_others_and_from_those_who_watch(open_page: Open, reach: Reach) -> None:
    table = reach("daring-retreat", 2, lambda state: kind_of(state) == "Act" and state.hands[0], deals=[4], names=NAMES)
    frames: list[str] = []
    for seat in (1, -1):
        page = open_page(BARE)
        page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
        sit(page, table.link(seat))
        button = page.locator(".pl[data-seat='0'] .n")
        button.click()
        sheet = page.locator("dialog[open]")
        expect(sheet.locator(".card.hid")).to_have_count(len(table.state.hands[0]))  # type: ignore[attr-defined]
        expect(sheet.locator(".card:not(.hid)")).to_have_count(0)
        page.keyboard.press("Escape")
    assert len(frames) > 1
    tables = [json.loads(frame) for frame in frames if '"type":"table"' in frame]
    assert len(tables) == 2
    for sent in tables:
        assert all(card.startswith("tier-") for card in sent["view"]["table"]["player-1"]["hand"])


# -- replays ---------------------------------------------------------------------------------------------------------
def test_a_replay_shows_what_a_seat_chose_and_no_buttons_of_moves(open_page: Open) -> None:
    page = open_page("/")
    record = (GOLDEN / "scavengers-wicked-few-2.record").read_text(encoding="utf-8")
    replay: dict[str, Any] = page.evaluate(SEND, record)
    steps = replay["steps"]
    told = {"character": "Porter", "drop": "Relief", "pile": "Pile 2 (tier 1 on top)", "reveal": "Reveal the next card"}
    told |= {"collect": "Stop and collect", "take": "Take Hide", "show": "Instinct", "eat": "Eat Spear (2 food)"}
    marked = {"character": ".char.taken .note", "pile": ".mouth .here", "drop": ".hand .note", "take": ".row2 .note"}
    marked |= {"show": ".row2 .note", "eat": ".hand .note"}
    for kind, words in told.items():
        step = next(n for n, one in enumerate(steps[1:]) if one["seat"] == 0 and one["words"].startswith(kind))
        page.goto(f"{page.evaluate('location.origin')}/replay/{replay['id']}?step={step}&seat=0")
        page.wait_for_selector(".snap .scv")
        for seat in (0, 1, -1):
            if seat:
                with page.expect_response(re.compile(rf"/{step}\?.*seat={seat}")):
                    page.locator(".from select").select_option(str(seat))
            expect(page.locator(".chosen b")).to_have_text([words] if seat == 0 else [])
            expect(page.locator(".scv [data-word]")).to_have_count(0)
            expect(page.locator(".scv :is(.hand, .acts, .stage) button:disabled")).to_have_count(0)
            if kind in marked:
                expect(page.locator(marked[kind]).filter(has_text="chosen")).to_have_count(1 if seat == 0 else 0)


# -- what it looks like ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", ["pl", *(pytest.param(lang, marks=pytest.mark.slow) for lang in ("en", "cs"))])
@pytest.mark.parametrize("size", [DESKTOP, pytest.param(LARGE, marks=pytest.mark.slow)])
def test_the_hand_says_the_whole_text_of_every_card(
    open_page: Open, reach: Reach, size: tuple[int, int], lang: str
) -> None:
    table = reach("mad-prophet", 1, lambda state: kind_of(state) == "Act", deals=[2])
    page = open_page(BARE, size, lang=lang)
    hand = cards_of(page, "action")
    lies = ["hunt", "pathfinder", "fresh-carcass"]  # few cards: the longest texts are wider
    page.route_web_socket(re.compile("/socket$"), partial(deal_out, hand, {"revealed": lies}))
    sit(page, table.link(0))
    expect(page.locator(".hand .card")).to_have_count(len(hand))
    page.wait_for_load_state("networkidle")
    texts = page.evaluate(TEXTS)
    assert len(texts) == len(hand) + len(lies)
    assert cut_of(texts) == []


@pytest.mark.parametrize("lang", ["cs", *(pytest.param(lang, marks=pytest.mark.slow) for lang in ("en", "pl"))])
def test_five_perils_that_are_looked_at_say_their_whole_text(open_page: Open, reach: Reach, lang: str) -> None:
    table = reach("mad-prophet", 1, lambda state: kind_of(state) == "Act", deals=[2])
    page = open_page(BARE, lang=lang)
    perils = cards_of(page, "peril")
    lies: dict[str, list[str]] = {}
    page.route_web_socket(re.compile("/socket$"), partial(deal_out, [], lies))
    cut = []
    for first in range(0, len(perils) - 3, 4):  # by fives, the last of one row being the first of the next
        lies["looked"] = perils[first : first + 5]
        sit(page, table.link(0))
        expect(page.locator(".row2 .card")).to_have_count(len(lies["looked"]))
        page.wait_for_load_state("networkidle")
        cut += cut_of(page.evaluate(TEXTS))
        page.goto(page.evaluate("location.origin") + BARE)  # as the same link again would load nothing
    assert [text for text in cut if lang != "pl" or len(text) < 230] == []  # the longest ones in Polish end in dots


@pytest.mark.parametrize("lang", ["cs", *(pytest.param(lang, marks=pytest.mark.slow) for lang in ("en", "pl"))])
@pytest.mark.parametrize(
    "size", [DESKTOP, PHONE, *(pytest.param(size, marks=pytest.mark.slow) for size in (LARGE, TABLET))]
)
def test_the_table_fits_its_window(open_page: Open, reach: Reach, lang: str, size: tuple[int, int]) -> None:
    def full(state: Any) -> bool:
        return kind_of(state) == "Act" and len(state.revealed[0]) >= 3

    table = reach("wicked-few", 6, full, deals=[11, 12, 13, 14, 15, 16], names=NAMES, caravan=True, characters="random")
    page = sit(open_page(BARE, size, lang=lang, theme="dark"), table.asked)
    page.wait_for_load_state("networkidle")
    root = page.evaluate("[document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]")
    assert root == list(size)
    wide = page.evaluate(
        "() => [...document.querySelectorAll('.pl, .stake, .acts, .act, .acts .btn, .mi, .eater, .who')]"
        ".filter(one => one.scrollWidth > one.clientWidth + 2).map(one => one.className)"
    )
    assert wide == []
    buttons = page.locator(".mains button")
    for at in range(buttons.count()):
        box = buttons.nth(at).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1]
    assert not RAW.search(page.locator(".scv").inner_text())
