"""A server of its own and the system's Chromium for the tests that play through the pages."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from marooned.web.pages import Pages

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
MISSING = "no Chromium here; to run these tests: apt-get install -y chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP, PHONE = (1280, 720), (390, 844)
QUICK = {"lang": "en", "theme": "light", "motion": "none", "speed": 100}
"""Settings of a browser that shows nothing slowly."""

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


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty store."""
    assert Pages().built, "the browser client is not built: uv sync --group dev"
    folder = tmp_path_factory.mktemp("tables")
    command = [sys.executable, "-m", "marooned", "serve", "--port", "0", "--data", str(folder)]
    environ = {**os.environ, "MAROONED_LANG": "en"}
    process = subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
    assert found is not None
    yield found[0]
    process.terminate()
    process.wait(timeout=60)
    process.stdout.close()


@pytest.fixture
def open_page(chromium: Browser, server: str) -> Iterator[Open]:
    """Opens a page in a browser of its own (no shared storage); what its console complains of fails the test."""
    complaints: list[str] = []
    contexts = []

    def complain(message: Any) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    def open(path: str, size: tuple[int, int] = DESKTOP, **settings: object) -> Page:
        context = chromium.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=size == PHONE)
        context.set_default_timeout(60_000)
        contexts.append(context)
        kept = json.dumps(json.dumps({**QUICK, **settings}))
        context.add_init_script(
            f"if (!localStorage.getItem('marooned.settings')) localStorage.setItem('marooned.settings', {kept})"
        )
        page = context.new_page()
        page.on("console", complain)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(server + path)
        return page

    yield open
    for context in contexts:
        context.close()
    assert not complaints
