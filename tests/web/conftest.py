"""A server on a real socket, and browsers that speak to it in the words of the contract."""

import json
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from marooned.table.bots import Bots
from marooned.table.store import Store, open_store
from marooned.web.limits import Buckets, Rate
from marooned.web.serve import bound, server_of
from marooned.web.site import STORE_FILE, Site

PATIENCE = 30.0
PLENTY = Rate(1e6, 1e6)
DEAL = "AAAAAAA"
Json = dict[str, Any]


class Running:
    """A server in a thread of the test, with the site behind it in reach."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self._ends: list[Callable[[], None]] = []
        self._socket = bound("127.0.0.1", 0)
        self.port = int(self._socket.getsockname()[1])
        self.base = f"http://127.0.0.1:{self.port}"
        self.server = server_of(site)
        self._thread = threading.Thread(target=lambda: self.server.run(sockets=[self._socket]))
        self._thread.start()
        wait_until(lambda: self.server.started)

    def stop(self) -> None:
        for end in self._ends:
            end()
        self.server.should_exit = True
        self._thread.join()
        self._socket.close()

    def later(self, end: Callable[[], None]) -> None:
        """Do something before the server stops."""
        self._ends.append(end)

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.base + path, timeout=PATIENCE) as answer:
            return json.load(answer)

    def post(self, path: str, body: Any) -> Any:
        return post(self.port, path, body)

    def refusal(self, path: str, body: Any) -> tuple[int, Json]:
        """(status, ErrorInfo) of a request that is refused."""
        with pytest.raises(urllib.error.HTTPError) as refused:
            self.post(path, body)
        with refused.value as error:
            return error.code, json.load(error)

    def lay(self, game: str, scenario: str, seats: list[str], who: list[str], **more: Any) -> list[Json]:
        """Lay a table; it is the same deal in every run, unless the test asks for another."""
        wanted = {"game": game, "scenario": scenario, "seats": seats, "who": who, "deal": DEAL, **more}
        laid: list[Json] = self.post("/api/tables", wanted)
        return laid

    def browser(self, table: str, token: str = "", **hello: int) -> "Browser":
        browser = Browser(self.port, table, token, hello)
        self.later(browser.close)
        return browser


class Browser:
    """A connection that keeps everything it was sent. raw: as text. log: by number of the line."""

    def __init__(self, port: int, table: str, token: str, hello: dict[str, int] | None = None) -> None:
        self.token = token
        self.raw: list[str] = []
        self.seen: list[Json] = []
        self.log: dict[int, Json] = {}
        self.table: Json = {}
        self._stack = ExitStack()
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        self.socket: ClientConnection = self._stack.enter_context(
            connect(address, max_size=None, open_timeout=PATIENCE, close_timeout=1)
        )
        self.send("hello", token=token, **(hello or {}))
        self._id = 0

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def ask(self, kind: str, **fields: Any) -> int:
        """Send a message with an id of its own; returns the id."""
        self._id += 1
        self.send(kind, id=self._id, **fields)
        return self._id

    def take(self) -> Json:
        """The next message."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        self.seen.append(message)
        if message["type"] == "table":
            self.table = message
            for line in message["log"]:
                assert line["n"] not in self.log, "a line of the log was sent twice"
                self.log[line["n"]] = line
        return message

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        """The next message that is wanted; those before it are taken too."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            message = self.take()
            if wanted(message):
                return message
        raise AssertionError("it did not come")

    def wait(self, kind: str, **fields: Any) -> Json:
        """The next message of a kind with these fields."""
        return self.until(
            lambda message: message["type"] == kind and all(message[name] == value for name, value in fields.items())
        )

    def reach(self, revision: int) -> Json:
        """The table at a revision, or later."""
        while self.table.get("revision", -1) < revision:
            self.take()
        return self.table

    def answer(self, id: int) -> Json:
        """What came of a message."""
        return self.until(lambda message: message.get("id") == id)

    def option(self) -> str:
        """A word that leads on, once the table asks this seat; tables before that are taken."""
        while not (self.table["asked"] and self.table["asked"]["options"]):
            self.take()
        return str(self.table["asked"]["options"][-1]["word"])

    def move(self, words: str, revision: int | None = None) -> Json:
        """Move on the table as it was shown; what came of it."""
        at = self.table["revision"] if revision is None else revision
        return self.answer(self.ask("move", revision=at, words=words))

    def closed(self) -> str:
        """Take everything until the server closes; the code of its last word, "" without one."""
        from websockets.exceptions import ConnectionClosed

        code = ""
        while True:
            try:
                message = self.take()
            except ConnectionClosed:
                return code
            if message["type"] == "closing":
                code = message["code"]

    def close(self) -> None:
        self._stack.close()


def post(port: int, path: str, body: Any) -> Any:
    """The answer to a POST request."""
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer)


class Browse:
    """What a test of another process needs: connections and requests to a port."""

    post = staticmethod(post)

    def __call__(self, port: int, table: str, token: str = "") -> Browser:
        return Browser(port, table, token)


@pytest.fixture
def browse() -> Browse:
    return Browse()


def wait_until(wanted: Callable[[], bool]) -> None:
    """Wait for something."""
    deadline = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.01)


@pytest.fixture
def until() -> Callable[[Callable[[], bool]], None]:
    """Waits for something."""
    return wait_until


@pytest.fixture
def make_site(tmp_path: Path, known_key: Callable[[Store], Store]) -> Callable[..., Site]:
    """Makes a site with its tables in the test's folder, a key that gives the same deals in every run, and limits that
    no test meets by chance.
    """

    def make(**more: str) -> Site:
        site = Site(known_key(open_store(str(tmp_path / STORE_FILE))), Bots(), tmp_path, **more)
        site.reads, site.writes, site.misses = Buckets(PLENTY), Buckets(PLENTY), Buckets(PLENTY)
        return site

    return make


@pytest.fixture
def site(make_site: Callable[..., Site]) -> Site:
    return make_site()


@pytest.fixture
def running(site: Site) -> Iterator[Running]:
    """A running server."""
    server = Running(site)
    yield server
    server.stop()
