"""Journeys through the whole product in a real browser: a stranger alone, friends at one table, and what goes wrong."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocketRoute, expect

from marooned.web.serve import running_here

from .laying import DESKTOP, PHONE, keep_settings, lay, link

PATIENCE = 15.0
RAW = re.compile(r"\b(?:web|ui|cli|room|server|log|item|kind|goal|token|label|ask|phase|reason|card|sc|error)-[a-z]+")
"""What a text would look like for which there are no words."""
CALL = """async ([path, body]) => {
    const how = body === null ? {} : {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    const answer = await fetch(path, how);
    return [answer.status, answer.headers.get("content-type").includes("json") ? await answer.json() : ""];
}"""
TALK = """([table, messages, enough]) => new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    const heard = [];
    setTimeout(() => reject(new Error(JSON.stringify(heard).slice(0, 500))), 10000);
    socket.onopen = () => messages.forEach(one => socket.send(JSON.stringify(one)));
    socket.onmessage = event => {
        const message = JSON.parse(event.data);
        heard.push(message);
        if (message.type !== enough) return;
        socket.close();
        resolve(heard);
    };
})"""
STEP = """chance => {
    const pick = all => all[Math.floor(chance * all.length)];
    const open = selector => [...document.querySelectorAll(selector)].filter(one => one.offsetParent && !one.disabled);
    if (document.querySelector(".endleaf, .ended")) return "end";
    const slip = open(".slip header button");
    if (slip.length) { slip[0].click(); return "slip"; }
    for (const [name, selector] of [
        ["skip", "[data-word=skip-playback]"],
        ["place", ".preview footer .cbtn.pri, .tray .cbtn.pri:not([data-word])"],
        ["target", ".preview .choice"],
        ["confirm", "[data-word=confirm-plan]"],
        ["close", ".preview header button"],
        ["plan", ".act h3 button, .mdock .md"],
        ["choose", ".asks .choice, .asks .plate"],
    ]) {
        const found = open(selector);
        if (!found.length || (name === "plan" && document.querySelector(".preview"))) continue;
        (name === "close" ? found.at(-1) : pick(found)).click();
        return name;
    }
    return "";
}"""
"""Does one thing that the island's table asks for; what it was."""

Open = Callable[..., Page]


# -- a server and people -----------------------------------------------------------------------------------------------
class Served:
    """A server of its own, which may be killed and started again at the same place."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start, at the same port as before."""
        command = [sys.executable, "-m", "marooned", "serve", "--port", str(self.port), "--data", str(self.folder)]
        environ = {**os.environ, "MAROONED_LANG": "en"}
        self.process = subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.process.stdout.readline())
        assert found is not None
        self.url = found[0]
        self.port = int(found[1])

    def kill(self) -> None:
        """As if the machine had lost its power."""
        self.process.send_signal(signal.SIGKILL)
        self.end()

    def end(self) -> None:
        """Wait until it has ended."""
        self.process.wait(timeout=30)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all journeys."""
    server = Served(tmp_path_factory.mktemp("tables"))
    yield server
    server.process.terminate()
    server.end()


class People:
    """Browsers of several people. Whatever a console complains of, and every answer of 4xx or 5xx that was not
    announced with `mishap`, fails the test.
    """

    def __init__(self, chromium: Browser, served: Served) -> None:
        self.chromium = chromium
        self.served = served
        self.contexts: list[BrowserContext] = []
        self.faults: list[str] = []
        self.mishaps: list[re.Pattern[str]] = []

    def mishap(self, pattern: str) -> None:
        """An answer or a complaint that is right in this test: `404 /api/code/`, …"""
        self.mishaps.append(re.compile(pattern))

    def open(self, path: str, size: tuple[int, int] = DESKTOP, **settings: object) -> Page:
        """A page in a browser of somebody's own."""
        context = self.chromium.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=size == PHONE, accept_downloads=True
        )
        context.set_default_timeout(PATIENCE * 1000)
        context.grant_permissions(["clipboard-read", "clipboard-write"], origin=self.served.url)
        self.contexts.append(context)
        context.add_init_script(keep_settings(**settings))
        page = context.new_page()
        page.on("console", lambda message: message.type in ("error", "warning") and self.note(message.text))
        page.on("pageerror", lambda error: self.note(str(error)))
        page.on("response", lambda answer: answer.status >= 400 and self.note(f"{answer.status} {answer.url}"))
        page.goto(self.served.url + path)
        return page

    def note(self, fault: str) -> None:
        """Remember what went wrong; that a resource failed is told by its answer already."""
        if "Failed to load resource" not in fault:
            self.faults.append(fault)

    def close(self) -> None:
        """Everybody leaves; nothing may have gone wrong."""
        for context in self.contexts:
            context.close()
        assert [one for one in self.faults if not any(pattern.search(one) for pattern in self.mishaps)] == []


@pytest.fixture
def people(chromium: Browser, served: Served) -> Iterator[People]:
    """Browsers of several people."""
    expect.set_options(timeout=PATIENCE * 1000)
    friends = People(chromium, served)
    yield friends
    friends.close()


# -- a vocabulary ------------------------------------------------------------------------------------------------------
def call(page: Page, path: str, body: object = None) -> tuple[int, Any]:
    """What the server answers over HTTP: status, JSON."""
    status, answer = page.evaluate(CALL, [path, body])
    return int(status), answer


def seen(page: Page, table: str, token: str = "") -> dict[str, Any]:
    """The table as a seat, or somebody who watches, is told it."""
    heard = page.evaluate(TALK, [table, [{"type": "hello", "token": token}], "table"])
    found: dict[str, Any] = heard[-1]
    return found


def until(page: Page, right: Callable[[], object], what: str = "") -> None:
    """Wait until something holds."""
    end = time.monotonic() + PATIENCE
    while not right():
        assert time.monotonic() < end, what or page.locator("body").inner_text()[:2000]
        page.wait_for_timeout(20)


def table_of(page: Page) -> str:
    """The id of the table or replay that is shown."""
    return urlsplit(page.url).path.rpartition("/")[2]


def play(page: Page, chance: random.Random, enough: Callable[[list[str]], bool] = lambda done: False) -> list[str]:
    """Play at the island's table as it comes, until the end or until it is enough; what was done."""
    done: list[str] = []
    last = time.monotonic()
    while not enough(done):
        step = page.evaluate(STEP, chance.random())
        if step == "end":
            return [*done, step]
        if step:
            done.append(step)
            last = time.monotonic()
        assert time.monotonic() - last < PATIENCE, f"stuck after {done[-6:]}: {page.locator('body').inner_text()}"
        assert len(done) < 1500
        page.wait_for_timeout(10)
    return done


def rounds(page: Page) -> int:
    """The round that the island's table shows."""
    return int(page.locator(".rd.now span, .mr .num").first.inner_text())


def menu(page: Page) -> Locator:
    """The menu of the table, open."""
    opener = page.locator("button[aria-haspopup=dialog]").first
    opener.click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    return dialog


def clipboard(page: Page) -> str:
    """What was copied."""
    text: str = page.evaluate("navigator.clipboard.readText()")
    return text


def path_of(url: str) -> str:
    """A link without its server."""
    parts = urlsplit(url)
    return parts.path + (f"?{parts.query}" if parts.query else "") + (f"#{parts.fragment}" if parts.fragment else "")


class Cable:
    """The line between a page and its tables, which can be pulled out."""

    def __init__(self, page: Page) -> None:
        self.whole = True
        self.lines: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/socket$"), self.connect)

    def connect(self, line: WebSocketRoute) -> None:
        """A page wants to speak with a table."""
        if not self.whole:
            line.close()
            return
        line.connect_to_server()
        self.lines.append(line)

    def pull(self) -> None:
        """Lose the connection."""
        self.whole = False
        while self.lines:
            self.lines.pop().close()


# -- 1: a stranger -----------------------------------------------------------------------------------------------------
def test_a_stranger_on_a_phone_plays_invites_loses_the_line_comes_back_and_looks_back(people: People) -> None:
    page = people.open("/", PHONE, lang="cs")
    cable = Cable(page)
    page.locator("button.go.big").click()  # the one click into a game
    expect(page.locator(".isle")).to_be_visible()
    chance = random.Random(4)
    play(page, chance, lambda done: rounds(page) > 1)
    # a friend comes by the link, another one by the code
    sheet = menu(page)
    code = sheet.locator(".code b").first.inner_text()
    sheet.get_by_role("button", name="Zkopírovat odkaz k pozvání").click()
    expect(sheet.get_by_role("button", name="Zkopírováno")).to_be_visible()
    friend = people.open(path_of(clipboard(page)), lang="pl")
    expect(friend.locator("input.code")).to_have_value(code)
    friend.locator("a[href$='?watch']").first.click()
    expect(friend.locator(".isle")).to_be_visible()
    other = people.open("/join", PHONE, lang="cs")
    other.locator("#code").press_sequentially(code.lower())
    other.locator("a[href$='?watch']").first.click()
    expect(other.locator(".isle")).to_be_visible()
    expect(sheet.locator(".watching")).to_contain_text("2")
    sheet.get_by_role("button", name="Zavřít").click()
    # the line is lost in the middle of the game, and nothing with it
    table = table_of(page)
    before = seen(friend, table)
    cable.pull()
    page.context.set_offline(True)
    expect(page.get_by_role("status").filter(has_text="Spojení")).to_be_visible()
    cable.whole = True
    page.context.set_offline(False)
    expect(page.get_by_role("status").filter(has_text="Spojení")).to_have_count(0)
    assert seen(friend, table)["log"] == before["log"]
    # it comes back later, on the start page too
    page.goto(people.served.url)
    page.locator("section.mine a.btn", has_text="Pokračovat").first.click()
    expect(page.locator(".isle")).to_be_visible()
    assert play(page, chance)[-1] == "end"
    until(friend, lambda: friend.locator(".endleaf").count())
    # the replay, the book and the statistics
    page.locator(".endleaf a.pri").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("slider").press("End")
    expect(page.locator(".snap .vic")).to_be_visible()
    for address, shown in (
        ("/scores", "table.t tbody tr"),
        ("/statistics", "main .panel"),
        ("/replays", "a[href^='/replay/']"),
    ):
        page.locator("button[aria-controls=nav-links]").click()
        page.locator(f"#nav-links a[href='{address}']").click()
        expect(page.locator(shown).first).to_be_visible()
        assert page.evaluate("document.scrollingElement.scrollWidth") <= PHONE[0]
        assert not RAW.search(page.locator("body").inner_text())
    assert any(score["record"] == table for score in call(page, "/api/scores")[1])


# -- 2: friends --------------------------------------------------------------------------------------------------------
def arrange(page: Page) -> None:
    """Declare that the next pawn arranges the camp."""
    planned = page.locator("[data-plan]")
    n = planned.count()
    page.locator(".person.me [data-pawn]").first.click()
    page.locator(".act.a-arrange h3 button").click()
    page.locator(".preview footer .cbtn.pri:enabled").click()
    until(page, lambda: planned.count() > n, "a declaration")  # somebody else's may come in between


@pytest.mark.slow
def test_four_plan_together_take_back_and_resolve(people: People) -> None:
    first = people.open("/")
    seats = lay(first, "crusoe", "castaways", ["cook", "explorer", "carpenter", "soldier"])
    first.goto(people.served.url + link(seats[0]))
    pages = [first, *(people.open(link(seat)) for seat in seats[1:])]
    for page in pages:
        expect(page.locator(".isle")).to_be_visible()
    # what one only thinks of is pencil for all the others
    second = pages[1]
    first.locator("[data-space=S1]").click()
    first.locator(".preview footer .cbtn.pri:enabled").wait_for()
    for page in pages[1:]:
        expect(page.locator("[data-space=S1] .pawn.pencil")).to_have_count(1)
        expect(page.locator(".askbar .last")).to_contain_text("S1")
    first.locator(".preview footer .cbtn.pri").click()
    for page in pages:
        expect(page.locator(".act.a-explore [data-plan]")).to_have_count(1)
    # undo, before somebody confirmed
    first.locator(".askbar button", has_text="Undo").click()
    for page in pages:
        expect(page.locator("[data-plan]")).to_have_count(0)
    for page in pages:
        arrange(page)
        arrange(page)
    expect(first.locator("[data-plan]")).to_have_count(8)
    last = pages[-1]
    undo = last.locator(".askbar button", has_text="Undo")
    expect(undo).to_be_enabled()
    first.locator("[data-word=confirm-plan]:enabled").click()
    for page in pages:
        expect(page.locator(".person .st.ok")).to_have_count(1)
    # and after: the last word is not one's own any more
    expect(undo).to_be_disabled()
    table, token = seats[-1]["table"], seats[-1]["token"]
    asks = [{"type": "hello", "token": token}, {"type": "undo", "id": 7, "revision": seen(last, table)["revision"]}]
    refused = last.evaluate(TALK, [table, asks, "refused"])[-1]
    assert (refused["code"], refused["text"]["id"]) == ("undo", "ui-no-undo")
    # a plan that changes takes the ink away
    second.locator("[data-plan]:enabled").nth(2).click()
    second.locator(".preview footer .cbtn", has_text="Take back").click()
    for page in pages:
        expect(page.locator("[data-plan]")).to_have_count(7)
        expect(page.locator(".person .st.ok")).to_have_count(0)
    arrange(second)
    for page in pages:
        page.locator("[data-word=confirm-plan]:enabled").click()
    for page in pages:  # resolved: nobody plans any more
        expect(page.locator("[data-word=confirm-plan]")).to_have_count(0)
    now = seen(first, table)
    assert now["view"]["round"] > 1 or now["asked"]["kind"] not in ("Plan", "Confirm")


# -- 3: the server dies ------------------------------------------------------------------------------------------------
def test_the_server_is_killed_in_mid_game_and_nothing_is_lost(chromium: Browser, tmp_path: Path) -> None:
    served = Served(tmp_path)
    people = People(chromium, served)
    people.mishap("WebSocket connection|ERR_CONNECTION_REFUSED")
    expect.set_options(timeout=PATIENCE * 1000)
    try:
        first = people.open("/")
        cook, explorer = lay(first, "crusoe", "castaways", ["cook", "explorer"])
        first.goto(served.url + link(cook))
        second = people.open(link(explorer))
        for page in (first, second):
            expect(page.locator(".isle")).to_be_visible()
        arrange(first)
        arrange(second)
        expect(first.locator("[data-plan]")).to_have_count(2)
        before = [seen(first, cook["table"], seat["token"]) for seat in (cook, explorer)]
        served.kill()
        for page in (first, second):
            expect(page.locator(".strips")).to_be_visible()
        served.start()
        for page in (first, second):
            expect(page.locator(".strips")).to_have_count(0)
            expect(page.locator("[data-plan]")).to_have_count(2)
        after = [seen(first, cook["table"], seat["token"]) for seat in (cook, explorer)]
        for was, now in zip(before, after, strict=True):
            assert (now["revision"], now["log"], now["view"]) == (was["revision"], was["log"], was["view"])
        arrange(second)
        expect(first.locator("[data-plan]")).to_have_count(3)
    finally:
        people.close()
        served.process.terminate()
        served.end()


# -- 4: looking back ---------------------------------------------------------------------------------------------------
def finished(page: Page, game: str, scenario: str, seats: list[str]) -> str:
    """A game of bots that is over; its table."""
    table: str = lay(page, game, scenario, seats, ["random"] * len(seats))[0]["table"]
    until(page, lambda: seen(page, table)["ended"], "the bots never end")
    return table


def test_a_replay_is_scrubbed_seen_from_every_seat_shared_and_loaded_again(people: People, tmp_path: Path) -> None:
    page = people.open("/")
    table = finished(page, "scavengers", "wicked-few", ["random"] * 2)
    page.goto(f"{people.served.url}/replay/{table}")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    expect(page.locator(".snap .scv")).to_be_visible()
    day = datetime.fromisoformat(call(page, f"/api/replays/{table}")[1]["when"])
    expect(page.locator(".head time")).to_have_text(f"Finished on {day:%B} {day.day}, {day.year}")
    last = int(slider.get_attribute("aria-valuemax") or 0)
    assert last > 10
    for key, step in (("End", last), ("ArrowLeft", last - 1), ("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2)):
        slider.press(key)
        expect(slider).to_have_attribute("aria-valuenow", str(step))
    slider.press("PageDown")
    assert int(slider.get_attribute("aria-valuenow") or 0) > 2
    transport = page.locator(".transport button")
    transport.nth(2).click()
    transport.nth(0).click()
    slider.press("Home")
    page.get_by_role("radio", name="3×").click()
    transport.nth(1).click()
    until(page, lambda: int(slider.get_attribute("aria-valuenow") or 0) > 2)
    transport.nth(1).click()
    # hands are those of the seat that looks
    slider.press("End")
    frames = [call(page, f"/api/replays/{table}/3?seat={seat}")[1]["view"] for seat in (0, 1, -1)]
    hands = [[view["table"][f"player-{at}"]["hand"] for at in (1, 2)] for view in frames]
    assert hands[0] != hands[1] and hands[2] not in (hands[0], hands[1])
    slider.press("Home")
    slider.press("PageDown")
    for value in ("0", "1", "-1"):
        page.locator(".from select").select_option(value)
        expect(page.locator(".snap .me")).to_be_visible()
    # into a file and back
    with page.expect_download() as saved:
        page.locator("a[download]").click()
    file = tmp_path / "game.txt"
    saved.value.save_as(file)
    assert file.read_text().startswith("marooned")
    page.goto(people.served.url + "/replays")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url(re.compile("/replay/r"))
    expect(slider).to_have_attribute("aria-valuemax", str(last))
    expect(page.locator(".head time")).to_have_count(0)  # a record holds no date
    slider.press("End")
    expect(page.locator(".snap .over")).to_be_visible()
    # what is no record is refused in words; odd addresses are no faults
    people.mishap("400 .*/api/replays$")
    bad = tmp_path / "bad.txt"
    bad.write_text("not a record")
    page.goto(people.served.url + "/replays")
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.get_by_role("alert").first).not_to_be_empty()
    for query in ("step=-5", "step=99999", "step=1.5", "step=x&seat=9", "seat=-7"):
        page.goto(f"{people.served.url}/replay/{table}?{query}")
        expect(slider).to_be_visible()
        expect(page.locator(".snap .scv")).to_be_visible()


def test_what_if_goes_on_from_the_step_that_is_shown_and_is_not_scored(people: People) -> None:
    page = people.open("/")
    table = finished(page, "crusoe", "castaways", ["cook"])
    replay = call(page, f"/api/replays/{table}")[1]
    step = next(n for n, one in enumerate(replay["steps"]) if one["round"] == 2 and one["phase"] == "planning")
    page.goto(f"{people.served.url}/replay/{table}?step={step}")
    ask = page.locator("dialog[open]")
    page.get_by_role("button", name=re.compile("What if")).click()
    expect(ask).to_contain_text(f"step {step}")
    page.go_back()  # the question has an address of its own
    expect(ask).to_have_count(0)
    page.get_by_role("button", name=re.compile("What if")).click()
    ask.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".isle")).to_be_visible()
    expect(page.locator(".strip.branched")).to_be_visible()
    branch = seen(page, table_of(page))
    told = [line["text"] for one in replay["steps"][: step + 1] for line in one["log"]]
    log = [line["text"] for line in branch["log"]]
    assert [text for text in log if not text["id"].startswith("room-")] == told
    assert log[-1]["id"] == "room-branched"
    assert (branch["deal"], branch["view"]["round"]) == ("", 2)
    # from a running game
    arrange(page)
    running = table_of(page)
    menu(page).get_by_role("button", name=re.compile("What if")).click()
    until(page, lambda: table_of(page) != running)
    expect(page.locator("[data-plan]")).to_have_count(1)
    sheet = menu(page)
    sheet.get_by_role("button", name="Give up").click()
    sheet.get_by_role("button", name=re.compile("Really")).click()
    expect(page.locator(".endleaf")).to_be_visible()
    assert all(score["record"] != table_of(page) for score in call(page, "/api/scores")[1])


def test_what_if_asks_who_plays_the_seats_of_others(people: People) -> None:
    page = people.open("/", PHONE, lang="pl")
    table = finished(page, "crusoe", "castaways", ["cook", "explorer"])
    page.goto(f"{people.served.url}/replay/{table}?step=0")
    page.locator("button.now").click()
    page.get_by_role("button", name=re.compile("Co by było, gdyby")).click()
    seats = page.locator("dialog[open] li.seat")
    expect(seats.nth(1)).to_contain_text("Odkrywca")
    seats.nth(0).locator("select").select_option("random")
    seats.nth(1).locator("select").select_option("handbook")
    start = page.locator("dialog[open] .btn.go")
    expect(start).to_be_disabled()  # somebody must play, and the page says so
    expect(page.locator("#branch-why-not")).to_be_visible()
    seats.nth(1).locator("select").select_option("person")
    start.click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".isle")).to_be_visible()
    assert [seat["who"] for seat in seen(page, table_of(page))["seats"]] == ["random", "person"]


# -- 5: two people at one screen ---------------------------------------------------------------------------------------
def test_two_at_one_screen_never_see_each_others_hands(people: People) -> None:
    page = people.open("/new/scavengers/wicked-few?seats=2")
    page.locator(".seat select").nth(1).select_option("person")
    page.locator(".foot button").click()
    cover, hand = page.locator(".cover"), page.locator(".scv .me .hand")
    expect(cover).to_be_visible()  # nobody knows who sits there
    chance = random.Random(3)
    shown: list[str] = []
    for _ in range(120):
        expect(cover.or_(hand)).to_be_visible()
        if cover.count():
            assert not hand.count() and not page.locator(".scv").count()
            shown.append(cover.locator("h1").inner_text())
            cover.locator("button").click()
            expect(hand).to_be_visible()
        if len(set(shown)) == 2:
            break
        choices = page.locator(".scv [data-word]:enabled")
        if n := choices.count():
            choices.nth(chance.randrange(n)).evaluate("one => one.click()")
        page.wait_for_timeout(30)
    assert len(set(shown)) == 2


# -- 6: who sits where, talk, pauses, giving up ------------------------------------------------------------------------
def test_a_seat_is_joined_moved_left_to_a_bot_and_taken_back(people: People) -> None:
    first = people.open("/new/crusoe/castaways?seats=2", name="Anna")
    first.locator(".seat select").nth(2).select_option("open")
    first.locator(".foot button").click()
    expect(first.locator(".isle")).to_be_visible()
    sheet = menu(first)
    code = sheet.locator(".code b").first.inner_text()
    second = people.open(f"/join/{code}", lang="pl", name="Bolek")
    second.locator(".seat button").click()
    expect(second.locator(".isle")).to_be_visible()
    expect(sheet.locator(".seats")).to_contain_text("Bolek")
    expect(sheet.locator(".seats li").nth(1)).to_contain_text("here now")
    # the seat goes to another device; both agree
    theirs = menu(second)
    theirs.get_by_role("button", name=re.compile("mojego miejsca")).click()
    third = people.open(path_of(clipboard(second)), PHONE, lang="pl")
    expect(third.locator(".isle")).to_be_visible()
    assert "#" not in third.url
    table = table_of(first)
    expect(third.locator("[data-pawn]").first).to_be_visible()
    # whoever left is played for, and comes back
    second.context.close()
    third.goto(people.served.url)
    away = sheet.locator(".seats li").nth(1)
    expect(away).to_contain_text("away")
    away.get_by_role("button", name="Let a bot play").click()
    expect(away).to_contain_text("a bot plays")
    third.goto(f"{people.served.url}/table/{table}")
    expect(third.locator(".isle")).to_be_visible()
    own = menu(third)
    own.get_by_role("button", name="Znów gram sam").click()
    expect(away).to_contain_text("here now")
    own.get_by_role("button", name="Zamknij").click()
    # a pause stops everybody, and says so
    sheet.get_by_role("button", name="Pause").click()
    expect(third.get_by_text("Stół wstrzymany").first).to_be_visible()
    menu(third).get_by_role("button", name="Wznów").click()
    expect(third.get_by_text("Stół wstrzymany")).to_have_count(0)
    # talk, in one's own words and in those of every language; somebody who watches may talk too
    menu(first).get_by_role("button", name="Copy a link for watching").click()
    watcher = people.open(path_of(clipboard(first)), lang="cs")
    expect(watcher.locator(".isle")).to_be_visible()
    first.locator("dialog[open]").get_by_role("button", name="Close").click()
    first.locator("button[aria-label^=Chat]").first.click()
    first.get_by_role("button", name="Well done").click()
    first.locator(".chat input:visible").fill("<b>hello</b> & ahoj")
    first.locator(".chat input:visible").press("Enter")
    watcher.locator("button[aria-label^=Rozhovor]").first.click()
    expect(watcher.locator(".chat .lines:visible")).to_contain_text("Výborně")
    expect(watcher.locator(".chat .lines:visible")).to_contain_text("<b>hello</b> & ahoj")
    watcher.locator(".chat input:visible").fill("nazdar")
    watcher.locator(".chat input:visible").press("Enter")
    expect(first.locator(".chat .lines:visible")).to_contain_text("nazdar")
    # nobody gives up alone
    for page, words in ((first, ("Give up", "Really")), (third, ("Poddaj", "Naprawdę"))):
        open_menu = menu(page)
        for word in words:
            open_menu.get_by_role("button", name=re.compile(word)).click()
        if page is first:
            expect(page.get_by_text("wants to give up").locator("visible=true").first).to_be_visible()
            assert seen(page, table)["ended"] is None
    for page in (first, third, watcher):
        expect(
            page.get_by_text(re.compile("gave up|poddali|vzdali", re.I)).locator("visible=true").first
        ).to_be_visible()


@pytest.mark.slow
def test_the_title_says_that_it_is_my_turn_while_i_look_elsewhere(people: People) -> None:
    first = people.open("/")
    one, two = lay(first, "crusoe", "castaways", ["cook", "explorer"])
    first.goto(people.served.url + link(one, "?plain"))
    second = people.open(link(two, "?plain"), lang="cs")
    for person in ("cook", "cook", "explorer", "explorer"):
        for word in ("arrange", person):
            first.locator(f"button.option[data-word={word}]:enabled").click()
    first.locator("button.option[data-word=done]:enabled").click()
    second.locator("button.option[data-word=confirm]:enabled").click()
    expect(second.locator(".question").first).to_contain_text("Čeká")
    second.evaluate("Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })")
    title = second.title()
    first.locator("summary", has_text="Take back").click()
    first.locator("[data-word='-done']").click()  # the plan is open again
    until(second, lambda: second.title() == "Jsi na tahu")
    second.evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
    until(second, lambda: second.title() == title)
    second.wait_for_timeout(1000)
    assert second.title() == title


# -- 7: a new table ----------------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_every_scenario_starts_from_its_page(people: People) -> None:
    page = people.open("/new", lang="cs")
    games = call(page, "/api/games")[1]
    for game in games:
        for scenario in game["scenarios"]:
            count = scenario["players"][-1]
            page.goto(f"{people.served.url}/new/{game['id']}/{scenario['id']}?seats={count}")
            expect(page.locator(".scenarios [aria-current]")).to_have_count(1)
            expect(page.locator(".picture svg.scene, .picture .scene").first).to_be_visible()
            expect(page.locator(".words p").first).not_to_be_empty()
            expect(page.locator("li.seat")).to_have_count(count)
            assert not RAW.search(page.locator("body").inner_text())
            for at in range(1, count):
                page.locator("li.seat").nth(at).locator("select").first.select_option("open")
            switches = page.locator(".variants [role=switch]")
            if switches.count():
                switches.first.click()
            page.locator(".foot button").click()
            expect(page.locator(".isle, .scv")).to_be_visible()
            now = seen(page, table_of(page))
            assert (now["game"], now["scenario"], len(now["seats"])) == (game["id"], scenario["id"], count)
            assert not RAW.search(page.locator("body").inner_text())


def test_a_deal_code_gives_another_group_the_same_game(people: People) -> None:
    first, second = people.open("/new/crusoe/volcano-island?seats=1"), people.open("/", lang="pl")
    first.locator("li.seat select").nth(1).select_option("carpenter")
    first.locator(".foot button").click()
    expect(first.locator(".isle")).to_be_visible()
    deal = menu(first).locator(".code b").nth(1).inner_text()
    second.goto(f"{people.served.url}/new/crusoe/volcano-island?seats=1")
    second.locator("li.seat select").nth(1).select_option("carpenter")
    second.locator("#deal").fill(deal.lower())
    second.locator(".foot button").click()
    expect(second.locator(".isle")).to_be_visible()
    one, two = (seen(page, table_of(page)) for page in (first, second))
    assert (one["view"], one["deal"]) == (two["view"], two["deal"])
    assert "seed" not in json.dumps(one)
    for page in (first, second):
        words = ("Give up", "Really") if page is first else ("Poddaj", "Naprawdę")
        sheet = page.locator("dialog[open]") if page is first else menu(page)
        for word in words:
            sheet.get_by_role("button", name=re.compile(word)).click()
        expect(page.locator(".endleaf")).to_be_visible()
    ends = [seen(page, table_of(page))["ended"]["seed"] for page in (first, second)]
    assert ends[0] == ends[1]
    assert str(ends[0]) in first.locator(".endleaf").inner_text()


def test_what_is_typed_wrong_is_answered_in_words(people: People) -> None:
    people.mishap("400 .*/api/tables$")
    people.mishap("404 .*/api/(code|tables|replays)/")
    page = people.open("/new/crusoe/castaways?seats=2", lang="cs")
    page.locator("#deal").fill("ABCDEFG")
    page.locator(".foot button").click()
    expect(page.locator(".foot [role=alert]")).to_contain_text("kód rozdání")
    selects = page.locator("li.seat select")
    for at in (1, 3):
        selects.nth(at).select_option("cook")
    expect(page.locator("#why-not")).not_to_be_empty()
    expect(page.locator(".foot button")).to_be_disabled()
    selects.nth(3).select_option("soldier")
    selects.nth(0).select_option("handbook")
    expect(page.locator("#why-not")).not_to_be_empty()
    page.goto(people.served.url + "/join/QQQQQQ")
    expect(page.get_by_role("alert").first).to_contain_text("QQQQQQ")
    page.goto(people.served.url + "/table/nowhere")
    expect(page.get_by_role("alert").first).not_to_be_empty()
    page.goto(people.served.url + "/replay/nowhere")
    expect(page.get_by_role("alert").first).not_to_be_empty()
    page.goto(people.served.url + "/no/such/page")
    expect(page.locator("h1")).not_to_be_empty()


# -- 8: languages ------------------------------------------------------------------------------------------------------
def plain_texts(lang: str) -> dict[str, str]:
    """Texts of the catalogues without anything to fill in."""
    folder = Path(__file__).parents[2] / "src" / "marooned" / "text" / "catalogues" / lang
    found: dict[str, str] = {}
    for file in folder.glob("*.ftl"):
        for line in file.read_text(encoding="utf-8").splitlines():
            row = re.fullmatch(r"([a-z][\w-]*) = ([^{}]+)", line)
            if row:
                found[row[1]] = row[2].strip()
    return found


def english_left(page: Page, lang: str) -> set[str]:
    """English texts on a page that is in another language."""
    english, own = plain_texts("en"), plain_texts(lang)
    kept = {text.casefold() for text in own.values()}
    foreign = {text.casefold() for id, text in english.items() if own.get(id, text) != text} - kept
    foreign = {text for text in foreign if len(text) > 2} - {"english"}  # W is a space, and a language has its own name
    shown = re.split(r"[\n\t]| · ", page.locator("body").inner_text())
    return {line.strip() for line in shown if line.strip().rstrip(".:").casefold() in foreign}


@pytest.mark.slow
def test_a_language_changes_everything_at_once_in_mid_game(people: People) -> None:
    page = people.open("/")
    cook = lay(page, "crusoe", "castaways", ["cook", "explorer"], ["person", "handbook"])[0]
    page.goto(people.served.url + link(cook))
    expect(page.locator(".isle")).to_be_visible()
    play(page, random.Random(2), lambda done: rounds(page) > 1 or len(done) > 80)
    for lang, name, word in (
        ("cs", "Čeština", "Ohrožení"),
        ("pl", "Polski", "Zagrożenia"),
        ("en", "English", "Threats"),
    ):
        sheet = menu(page)
        sheet.get_by_role("radio", name=name).click()
        sheet.locator(".icon-btn").first.click()
        until(page, lambda lang=lang: page.evaluate("document.documentElement.lang") == lang)  # type: ignore[misc]
        if page.locator(".threats").count():
            expect(page.locator("body")).to_contain_text(word)
        assert not RAW.search(page.locator("body").inner_text())
        if lang != "en":
            assert english_left(page, lang) == set()


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["cs", "pl"])
def test_no_page_keeps_english_or_raw_ids(people: People, lang: str) -> None:
    page = people.open("/", lang=lang)
    table = finished(page, "crusoe", "castaways", ["cook"])
    other = finished(page, "scavengers", "mad-prophet", ["random"])
    paths = ["/", "/new/crusoe", "/new/scavengers", "/join", "/replays", f"/replay/{table}", f"/replay/{other}?step=9"]
    paths += ["/rules/crusoe", "/rules/scavengers", "/statistics", "/scores", "/settings", "/about", "/nowhere"]
    paths += [
        f"/table/{table}?watch",
        f"/table/{other}?watch",
        f"/table/{table}?watch&plain",
        f"/table/{other}?watch&plain",
    ]
    left: dict[str, set[str]] = {}
    for path in paths:
        page.goto(people.served.url + path)
        expect(page.locator("h1").first).to_be_attached()
        page.wait_for_load_state("networkidle")
        for _ in range(20):  # names of cards come a moment after the page
            found = {*RAW.findall(page.locator("body").inner_text()), *english_left(page, lang)}
            if not found:
                break
            page.wait_for_timeout(200)
        else:
            left[path] = found
    assert left == {}


# -- 9: why ------------------------------------------------------------------------------------------------------------
def test_rules_are_found_and_everything_says_why(people: People) -> None:
    page = people.open("/rules/crusoe", lang="cs")
    expect(page.locator("article.rule").first).to_be_visible()
    page.locator("#rules-search").fill("ukryt")  # without accents
    expect(page.locator("mark").first).to_have_text(re.compile("úkryt", re.I))
    # what proves a rule, and the cards of it
    page.locator("#rules-search").fill("RC-scenario-1-02")
    proven = page.locator("article.rule#RC-scenario-1-02")
    proven.get_by_role("button", name=re.compile("případ")).click()
    expect(proven.locator(".proof li", has_text="castaways.yaml").first).to_be_visible()
    proven.get_by_role("button", name=re.compile("kart")).click()
    proven.locator(".chips button", has_text="Stožár").click()
    expect(page.locator("dialog[open].card h2")).to_have_text("Stožár")
    page.keyboard.press("Escape")
    page.locator("#rules-search").fill("zzzz")
    expect(page.locator(".notice")).to_be_visible()
    page.locator("#rules-search").fill("")
    page.get_by_role("button", name=re.compile("Zkopírovat odkaz na")).first.click()
    page.goto(clipboard(page))
    expect(page.locator("article.rule.hit")).to_have_count(1)
    # from a table: an option, a line of the log, a hint
    (cook,) = lay(page, "crusoe", "castaways", ["cook"])
    page.goto(people.served.url + link(cook, "?plain"))
    page.locator(".question .helps button").first.click()
    why = page.locator(".why[role=dialog]")
    expect(why.locator("li").first).to_contain_text("RC-")
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    page.locator(".log button.why").first.click()
    why.locator("a").click()
    expect(page.locator("article.rule.hit").first).to_be_visible()
    page.locator("aside.why a.btn").click()
    page.locator(".askbar button", has_text="Rada").click()  # at the drawn table now
    expect(page.locator(".preview, .slip, .hinted").first).to_be_visible(timeout=2000 * PATIENCE)


# -- 12: one command ---------------------------------------------------------------------------------------------------
def start_alone(folder: Path, data: Path) -> subprocess.Popen[str]:
    """What `python3 play.py` becomes: no command at all, on a machine whose browser writes down what it opens."""
    browser = folder / "chromium"
    if not browser.exists():
        browser.write_text(f'#!/bin/sh\necho "$@" >> {folder}/opened\n')
        browser.chmod(0o755)
    environ = {**os.environ, "MAROONED_LANG": "cs", "MAROONED_DATA": str(data), "DISPLAY": ":99"}
    environ |= {"PATH": f"{folder}:{environ['PATH']}", "BROWSER": "chromium"}
    environ.pop("SSH_CONNECTION", None)
    command = [sys.executable, "-m", "marooned"]
    return subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def opened(folder: Path) -> list[str]:
    """Addresses that the browser was told to open."""
    file = folder / "opened"
    return re.findall(r"http://\S+", file.read_text()) if file.exists() else []


@pytest.mark.skipif(running_here() != "", reason="another Marooned runs on this machine")
def test_one_command_opens_the_browser_and_a_second_one_finds_the_first(people: People, tmp_path: Path) -> None:
    first = start_alone(tmp_path, tmp_path / "data")
    try:
        assert first.stdout is not None
        said = re.search(r"http://127\.0\.0\.1:\d+/", first.stdout.readline())
        assert said is not None
        page = people.open("/")
        until(page, lambda: opened(tmp_path) == [said[0]], "no browser was opened")
        page.goto(said[0])
        page.locator("button.go.big").click()
        expect(page.locator(".isle")).to_be_visible()
        second = start_alone(tmp_path, tmp_path / "data")
        out, err = second.communicate(timeout=60)
        assert (second.returncode, err) == (0, "")
        assert said[0] in out
        assert opened(tmp_path) == [said[0]] * 2
        people.mishap("WebSocket connection")
        first.send_signal(signal.SIGINT)
        out, err = first.communicate(timeout=60)
        assert (first.returncode, err) == (0, "")
        expect(page.locator(".strips")).to_be_visible()
    finally:
        first.kill()
