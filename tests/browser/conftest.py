"""A server of its own and the system's Chromium for the tests that play through the pages."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from websockets.sync.client import ClientConnection, connect

from marooned.core.engine import State
from marooned.core.game import Setup
from marooned.core.record import Recorder
from marooned.games import get_game
from marooned.table.codes import deal_seed
from marooned.table.sqlite import SqliteStore
from marooned.web.pages import Pages

from .laying import DESKTOP, PHONE, deal_code, keep_settings, link

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Programs that are a Chromium; the first is one without windows, which takes a quarter less time."""
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
MISSING = "no Chromium here; to run these tests: apt-get install -y chromium-headless-shell (or chromium)"
USUAL = [
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "TcpPortRandomizationWin",
    "ThirdPartyStoragePartitioning",
]
"""What Playwright switches off in a browser: only the last of these flags counts, so it is said again."""
UNSEEN = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"]
"""Lists below a bar for addresses that no window here shows: pages of their own in each, as dear as one of ours."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",  # so that letters are alike in all of NAMES
    "--disable-features=" + ",".join([*USUAL, *UNSEEN]),
]

KEY = bytes(32)
"""Of every store here: what turns deal codes into seeds."""

Open = Callable[..., Page]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests."""
    if CHROMIUM is None:
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


def fix_deals(folder: Path) -> None:
    """A store in which a deal code stands for the same seed each time."""
    file = folder / "tables.sqlite3"
    SqliteStore(file).close()
    with sqlite3.connect(file) as db:
        db.execute("UPDATE facts SET value = ? WHERE name = 'key'", (KEY,))
    db.close()


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[str]:
    """The address of a server on the store of a folder. more: further words of its command."""
    command = [sys.executable, "-m", "marooned", "serve", "--port", "0", "--data", str(folder), *more]
    environ = {**os.environ, "MAROONED_LANG": "en"}
    process = subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
    assert found is not None
    yield found[0]
    process.terminate()
    process.wait(timeout=60)
    process.stdout.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that all tests share; where it matters which tables there are, start another."""
    assert Pages().built, "the browser client is not built: uv sync --group dev"
    folder = tmp_path_factory.mktemp("tables")
    fix_deals(folder)
    with serving(folder) as address:
        yield address


@pytest.fixture
def open_page(chromium: Browser, server: str) -> Iterator[Open]:
    """Opens a page in a browser of its own (no shared storage); what its console complains of fails the test."""
    complaints: list[str] = []
    contexts = []

    def complain(message: Any) -> None:
        bare = message.location["url"] == server + "/favicon.ico"  # our pages name another
        if message.type in ("error", "warning") and not bare:
            complaints.append(message.text)

    def open(path: str, size: tuple[int, int] = DESKTOP, **settings: object) -> Page:
        context = chromium.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=size == PHONE)
        context.set_default_timeout(60_000)
        contexts.append(context)
        context.add_init_script(keep_settings(**settings))
        page = context.new_page()
        page.on("console", complain)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(server + path)
        return page

    yield open
    for context in contexts:
        context.close()
    assert not complaints


# -- tables in the middle of a game ----------------------------------------------------------------------------------
@dataclass(frozen=True)
class Reached:
    """A table at which a game has come to a wanted state. seats: its people, as the server seated them."""

    seats: list[dict[str, Any]]
    state: State

    def link(self, seat: int) -> str:
        """The link that gives a browser a seat; -1: to watch."""
        if seat < 0:
            return f"/table/{self.seats[0]['table']}"
        return link(self.seats[seat])

    @property
    def asked(self) -> str:
        """The link of the seat that is asked."""
        return self.link(self.state.current_player())


class Wire:
    """A seat's connection, as far as it takes to make moves."""

    def __init__(self, base: str, seat: dict[str, Any], stack: ExitStack) -> None:
        address = f"ws{base[4:]}/api/tables/{seat['table']}/socket"
        self.socket: ClientConnection = stack.enter_context(connect(address, max_size=None, close_timeout=1))
        self.revision = -1
        self.send("hello", token=seat["token"])
        self.until(0)

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def take(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=20))
        if message["type"] == "table":
            self.revision = message["revision"]
        return message

    def until(self, revision: int) -> None:
        """Take messages until the table is that far."""
        while self.revision < revision:
            self.take()

    def move(self, words: str) -> int:
        """Make a move; the table's revision after it."""
        self.send("move", id=1, revision=self.revision, words=words)
        while (message := self.take()).get("id") != 1:
            pass
        assert message["type"] == "done", message
        self.until(message["revision"])
        return int(message["revision"])


Wanted = Callable[[Any], bool]
Choose = Callable[[random.Random, Any, list[int]], int]


def at_random(chance: random.Random, state: State, options: list[int]) -> int:
    """Any option."""
    return chance.choice(options)


@pytest.fixture
def reach(server: str) -> Callable[..., Reached]:
    """Lays a table of the card game at which a game stands where one wants it.

    The game is played at random, without a browser, with the first of the deals that comes to a wanted state; then its
    moves are made on the server.
    """
    game = get_game("scavengers")

    def find(
        setup: Setup, wanted: Wanted, deals: Iterable[int], choose: Choose
    ) -> tuple[str, list[tuple[int, str]], State]:
        for number in deals:
            deal, chance, moves = deal_code(number), random.Random(number), []
            recorder = Recorder.begin(game, setup, deal_seed(KEY, deal))
            for _ in range(2000):
                state = recorder.state
                if wanted(state):
                    return deal, moves, state
                if state.is_terminal():
                    break
                seat = state.current_player()
                action = choose(chance, state, state.legal_actions())
                moves.append((seat, state.action_to_string(action)))
                recorder.apply(action)
        raise AssertionError("no such state with these deals")

    def lay(
        scenario: str,
        seats: int,
        wanted: Wanted,
        deals: Iterable[int] = range(500),
        choose: Choose = at_random,
        names: Iterable[str] = (),
        bots: Iterable[int] = (),
        **options: int | str | bool,
    ) -> Reached:
        setup = Setup(scenario, ("random",) * seats, dict(options))
        deal, moves, state = find(setup, wanted, deals, choose)
        wish = {
            "game": "scavengers",
            "scenario": scenario,
            "seats": ["random"] * seats,
            "who": ["person"] * seats,
            "options": options,
            "deal": deal,
        }
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(f"{server}/api/tables", json.dumps(wish).encode(), headers)
        with urllib.request.urlopen(request, timeout=20) as answer:
            seated = json.load(answer)
        with ExitStack() as stack:
            wires = [Wire(server, seat, stack) for seat in seated]
            for wire, name in zip(wires, names, strict=False):
                wire.send("name", name=name)
            revision = 0
            for seat, words in moves:
                wires[seat].until(revision)
                revision = wires[seat].move(words)
            for seat in bots:
                wires[0].send("sit", seat=seat, who="random")
        return Reached(seated, state)

    return lay
