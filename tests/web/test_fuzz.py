"""Anything may come over the wire: the server refuses it in words of the contract, stays up, and no table changes.

    pytest tests/web/test_fuzz.py --hypothesis-profile=long

sends a hundred times as much.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed

from marooned.core.messages import Msg
from marooned.table.room import Room
from marooned.text import LANGUAGES, Narrator
from marooned.web import contract
from marooned.web import socket as web_socket
from marooned.web.app import LARGEST_BODY, create_app
from marooned.web.contract import LARGEST_MESSAGE, ErrorInfo, ToBrowser
from marooned.web.limits import Rate
from marooned.web.site import Site

# The threads of the sockets use `random` while an example is made; no strategy does.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the .random. module inside strategies")
LONG = settings.default is not None and settings.default.max_examples > 100


def fuzz(short: int) -> settings:
    """So many examples, or those of the profile."""
    assert settings.default is not None
    examples = settings.default.max_examples if LONG else short
    careless = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.data_too_large]
    return settings(max_examples=examples, deadline=None, suppress_health_check=careless)


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing that is sent may lead to an error in the log, let alone a traceback."""
    with caplog.at_level(logging.WARNING):
        yield
    loud = [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]
    assert [record.getMessage() for record in loud] == []


# -- messages --------------------------------------------------------------------------------------------------------
SPOKEN = (
    "explore gather build arrange rest hunt threat go done confirm pass reveal collect N1 M1 E cook explorer"
    " cook+explorer roof shelter -rest 2:done table:time-up fly pile-1"
)
WORDS = st.sampled_from(SPOKEN.split())
LINES = st.one_of(st.lists(WORDS, max_size=6).map(" ".join), st.text(max_size=30), st.text("x ", max_size=300))
SMALL = st.integers(-2, 40)
NUMBERS = st.one_of(SMALL, st.integers(-(2**70), 2**70))
WHO = st.one_of(st.sampled_from(["person", "open", "random", "handbook", "hal9000"]), st.text(max_size=60))
TEXTS = st.one_of(st.text(max_size=40), st.text("x\x00\u202e\ud7ff<&", max_size=600))
FIELDS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "move": {"id": NUMBERS, "revision": NUMBERS, "words": LINES},
    "undo": {"id": NUMBERS, "revision": NUMBERS},
    "preview": {"id": NUMBERS, "revision": NUMBERS, "words": LINES},
    "intent": {"words": LINES},
    "say": {"text": TEXTS, "phrase": st.one_of(st.just(""), TEXTS)},
    "sit": {"seat": NUMBERS, "who": WHO},
    "name": {"name": TEXTS},
    "pause": {"on": st.booleans()},
    "resign": {"on": st.just(False)},
    "hello": {"token": TEXTS, "log": NUMBERS, "chat": NUMBERS},
    "hint": {"id": NUMBERS, "seat": NUMBERS},  # has a field too many: a hint that is right makes a bot think
}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


@st.composite
def formed(draw: st.DrawFn) -> dict[str, Any]:
    """A message with the right fields and any values."""
    kind = draw(st.sampled_from(sorted(FIELDS)))
    return {"type": kind, **{name: draw(values) for name, values in FIELDS[kind].items()}}


@st.composite
def bent(draw: st.DrawFn) -> dict[str, Any]:
    """A message with a field of another type, too many or too few."""
    message = draw(formed())
    name = draw(st.sampled_from([*message, "seat", "token", "type", "extra"]))
    if draw(st.booleans()):
        message.pop(name, None)
    else:
        message[name] = draw(JSON)
    return message


@st.composite
def cut(draw: st.DrawFn) -> str:
    """A message that ends too early, or has something changed in the middle."""
    text = json.dumps(draw(formed()))
    at = draw(st.integers(0, len(text)))
    return text[:at] + draw(st.sampled_from(["", "\x00", "}", '"', "\\u", "[[[[", text]))


MESSAGES: st.SearchStrategy[str | bytes] = st.one_of(
    formed().map(json.dumps),
    bent().map(json.dumps),
    cut(),
    JSON.map(json.dumps),
    st.text(max_size=80).filter(lambda text: len(text) < LARGEST_MESSAGE),
    st.binary(max_size=80),
    st.integers(1, LARGEST_MESSAGE - 100).map(lambda n: "[" * n),
)


class Sender:
    """A browser that sends anything, and knows when it was taken."""

    def __init__(self, running: Any, table: str, token: str) -> None:
        self._running, self._table, self._token = running, table, token
        self.room: Room = running.site.hall.room(table)
        self._barrier = 10**9
        self.come()

    def come(self) -> None:
        """Connect again."""
        self.browser = self._running.browser(self._table, self._token)
        self.browser.wait("table")

    def send(self, data: str | bytes) -> list[Any]:
        """What came back until the message was taken; [{"type": "closing", …}] if the connection was closed for it."""
        browser = self.browser
        self._barrier += 1
        first = len(browser.seen)
        try:
            browser.socket.send(data)
            browser.send("preview", id=self._barrier, revision=0, words="?")
            browser.answer(self._barrier)
            answers = browser.seen[first:-1]
        except ConnectionClosed:
            with pytest.raises(ConnectionClosed):
                while True:
                    browser.take()
            answers = browser.seen[first:]
            self.come()
        for text in browser.raw:
            msgspec.json.decode(text.encode(), type=ToBrowser)
        del browser.raw[:], browser.seen[:]
        return answers

    def facts(self) -> tuple[int, str, int]:
        """What may only change by a message that was not refused: entries, state, who sits there."""
        return self.room.store.head(self._table).seq, self.room.digest(), hash(tuple(self.room.places))


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is too much for the server."""
    plenty = Rate(1e9, 1e9)
    for name in ("MESSAGES", "PREVIEWS", "CHAT"):
        monkeypatch.setattr(web_socket, name, plenty)


@pytest.fixture
def table(running: Any, patient: None) -> list[Any]:
    """A table of two people."""
    laid: list[Any] = running.lay("crusoe", "castaways", ["cook", "explorer"], ["person", "person"])
    return laid


def refusals(answers: list[Any]) -> list[Any]:
    """Those of the answers, each with words in every language."""
    found = [answer for answer in answers if answer["type"] == "refused"]
    for refused in found:
        assert refused["code"] in ("stale", "illegal", "not-yours", "undo", "format", "over", "paused", "busy")
        assert has_words(refused["text"])
    return found


NARRATORS = [Narrator(lang) for lang in LANGUAGES]


def has_words(text: Any) -> bool:
    """Whether a text of the wire can be said in every language."""
    return all(narrator.text(message(text)) for narrator in NARRATORS)


def message(text: Any) -> Any:
    """A text of the wire as the narrator takes it."""
    if isinstance(text, dict):
        return Msg(text["id"], {name: message(value) for name, value in text["args"].items()})
    return tuple(map(message, text)) if isinstance(text, list) else text


def test_whatever_a_player_sends_is_done_or_refused(running: Any, table: list[Any]) -> None:
    sender = Sender(running, table[0]["table"], table[0]["token"])
    done = refused = 0

    @fuzz(120)
    @given(st.lists(MESSAGES, min_size=1, max_size=4))
    def check(messages: list[str | bytes]) -> None:
        nonlocal done, refused
        for data in messages:
            before = sender.facts()
            answers = sender.send(data)
            told = refusals(answers)
            assert len(told) <= 1
            assert not any(answer["type"] == "closing" for answer in answers)
            if told:
                assert sender.facts() == before
            refused += bool(told)
            done += not told
        if sender.room.places[0].who != "person":
            sender.send('{"type":"sit","seat":0,"who":"person"}')
        if sender.room.paused:
            sender.send('{"type":"pause","on":false}')

    check()
    assert refused > 50 and done > 5
    again = Room(sender.room.store, sender.room.table)
    assert again.digest() == sender.room.digest()


def test_whoever_watches_changes_nothing_but_talk(running: Any, table: list[Any]) -> None:
    sender = Sender(running, table[0]["table"], "")

    @fuzz(60)
    @given(MESSAGES)
    def check(data: str | bytes) -> None:
        before = sender.facts()
        answers = sender.send(data)
        told = refusals(answers)
        said = any(answer["type"] == "chatted" for answer in answers)
        assert sender.facts()[1:] == before[1:]
        assert sender.facts()[0] == before[0] + said
        assert told or said or json.loads(data)["type"] == "name"

    check()


def test_what_is_too_large_closes_the_connection_and_no_other(running: Any, table: list[Any]) -> None:
    sender = Sender(running, table[0]["table"], table[0]["token"])
    other = running.browser(table[1]["table"], table[1]["token"])
    other.wait("table")

    @fuzz(8)
    @given(st.integers(LARGEST_MESSAGE + 1, 5 * LARGEST_MESSAGE), st.sampled_from(["x", "[", " ", "é", "\x00"]))
    def check(size: int, what: str) -> None:
        before = sender.facts()
        sender.send(what * size)
        assert sender.facts() == before
        assert other.answer(other.ask("preview", revision=0, words="rest"))["type"] == "previewed"

    check()


def test_what_is_sent_again_is_done_once(running: Any, table: list[Any]) -> None:
    """A move, a bit-for-bit copy of it, and copies of all that was ever sent: each is done once at most."""
    sender = Sender(running, table[0]["table"], table[0]["token"])
    sent: list[str] = []

    @fuzz(12)
    @given(SMALL, st.lists(SMALL, max_size=3))
    def check(which: int, others: list[int]) -> None:
        legal = [sender.room.state.action_to_string(action) for action in sender.room.state.legal_actions(0)]
        if not legal:
            return
        words = legal[which % len(legal)]
        move = json.dumps({"type": "move", "id": 1, "revision": sender.room.revision, "words": words})
        assert not refusals(sender.send(move))
        sent.append(move)
        for copy in (move, *(sent[other % len(sent)] for other in others)):
            before = sender.facts()
            (refused,) = refusals(sender.send(copy))
            assert refused["code"] in ("stale", "over")
            assert sender.facts() == before

    check()
    assert len(sent) > 3


def test_no_token_but_the_right_one_opens_a_seat(running: Any, table: list[Any]) -> None:
    other = running.lay("crusoe", "castaways", ["cook"], ["person"])[0]
    right = table[0]["token"]
    near = st.sampled_from([right[:-1], right + "=", right.swapcase(), right[::-1], other["token"], f" {right}"])
    room: Room = running.site.hall.room(table[0]["table"])
    before = room.digest(), room.revision

    @fuzz(10)
    @given(st.one_of(near, st.text(min_size=1, max_size=60)), MESSAGES)
    def check(token: str, data: str | bytes) -> None:
        browser = running.browser(table[0]["table"], token)
        with suppress(ConnectionClosed):
            browser.socket.send(data)
        assert browser.closed() == "gone"
        assert [message["type"] for message in browser.seen] == ["closing"]
        browser.close()
        assert (room.digest(), room.revision, room.here) == (*before, [0, 0])

    check()


# -- requests --------------------------------------------------------------------------------------------------------
READ = (
    "server games texts/en texts/{} rules/crusoe rules/{}?lang={} rules/scavengers?lang={} cards/{} odds/{}"
    " public code/{} tables/{}/record tables/{}/odds replays/{} replays/{}/{} replays/{}/{}?seat={} scores"
    " statistics?game={} {}"
)
GETS = READ.split()
POSTS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "tables": {
        "game": st.sampled_from(["crusoe", "scavengers", "go"]),
        "scenario": st.sampled_from(["castaways", "mad-prophet", "last-hunt", ""]),
        "seats": st.lists(st.sampled_from(["cook", "explorer", "player", "random", "x"]), max_size=5),
        "who": st.lists(WHO, max_size=5),
        "options": st.dictionaries(st.sampled_from(["dog", "caravan", "x"]), st.booleans() | SMALL, max_size=2),
        "deal": st.one_of(st.just(""), st.just("AAAAAAA"), st.text(max_size=9)),
        "name": TEXTS,
        "public": st.booleans(),
        "branch": st.lists(NUMBERS | st.text(max_size=5), max_size=3),
        "token": TEXTS,
    },
    "join": {"code": st.text(max_size=9), "seat": NUMBERS, "name": TEXTS},
    "mine": {"tokens": st.lists(st.text(max_size=50), max_size=4)},
    "replays": {
        "record": st.one_of(
            TEXTS,
            st.lists(
                st.sampled_from(
                    [
                        "marooned-record 1",
                        "game: crusoe",
                        "scenario: castaways",
                        "seats: cook",
                        "seed: 1",
                        "---",
                        "explore N1 cook go",
                        "rest cook",
                        "confirm",
                        "= event x",
                        "key: ",
                    ]
                ),
                max_size=9,
            ).map("\n".join),
        )
    },
}
ODD = ("en", "crusoe", "0", "-1", "1", "..", "%00", "%2e%2e", "x" * 300)
PIECE = st.one_of(st.sampled_from(ODD), st.text(max_size=9))
METHODS = st.sampled_from(["get", "get", "post", "put"])
KINDS = st.sampled_from(["application/json"] * 6 + ["text/plain", "application/json; charset=latin-1"])


@st.composite
def body(draw: st.DrawFn, kind: str) -> bytes:
    """A body with the right fields, bent, cut or of no sense at all."""
    fields = {name: draw(values) for name, values in POSTS[kind].items()}
    how = draw(st.sampled_from(["right", "right", "right", "bent", "cut", "json", "bytes", "large"]))
    if how == "bent":
        fields[draw(st.sampled_from([*fields, "seed", "extra"]))] = draw(JSON)
    if how == "json":
        return json.dumps(draw(JSON)).encode()
    if how == "bytes":
        return draw(st.binary(max_size=60))
    data = json.dumps(fields).encode()
    if how == "cut":
        return data[: draw(st.integers(0, len(data)))]
    return data + b" " * LARGEST_BODY * 20 if how == "large" else data


@pytest.fixture
def client(site: Site) -> Iterator[TestClient]:
    with TestClient(create_app(site), base_url="http://localhost") as client:
        yield client


def is_well(answer: Any) -> None:
    """Not an error of the server; a refusal is an ErrorInfo with words in every language."""
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400 and answer.headers.get("content-type") == "application/json":
        info = msgspec.json.decode(answer.content, type=ErrorInfo)
        text = msgspec.to_builtins(info)["text"]
        assert has_words(text)
    elif answer.status_code >= 400:
        assert answer.status_code in (404, 405) or answer.text == "Not from here."


def test_any_address_is_answered(client: TestClient) -> None:
    @fuzz(120)
    @given(st.sampled_from(GETS), st.lists(PIECE, min_size=3, max_size=3), METHODS)
    def check(path: str, pieces: list[str], method: str) -> None:
        filled = path.format(*(quote(piece, safe="%") for piece in pieces))
        is_well(client.request(method, f"/api/{filled}", headers={"authorization": f"Bearer {quote(pieces[0])}"}))

    check()


def test_any_body_is_answered(client: TestClient, site: Site) -> None:
    laid = 0

    @fuzz(120)
    @given(st.data())
    def check(data: st.DataObject) -> None:
        nonlocal laid
        kind = data.draw(st.sampled_from(sorted(POSTS)))
        content = data.draw(body(kind))
        typed = data.draw(KINDS)
        before = len(site.store.tables(limit=10_000))
        answer = client.post(f"/api/{kind}", content=content, headers={"content-type": typed})
        is_well(answer)
        new = len(site.store.tables(limit=10_000)) - before
        assert new == (kind == "tables" and answer.status_code == 201)
        if new:
            msgspec.json.decode(answer.content, type=list[contract.Seated])
            laid += 1

    check()
    assert client.get("/healthz").text == "well\n"


NAMES = st.one_of(
    st.sampled_from(
        ["localhost", "localhost:99999", "[::1]:8642", "127.0.0.1", "127.0.0.1.evil.example", "[", "a:b:c", ""]
    ),
    st.text("abc.:[]@/#?%-01", max_size=20),
)


def test_any_host_and_origin_is_answered(client: TestClient) -> None:
    @fuzz(60)
    @given(NAMES, st.one_of(st.none(), NAMES.map("http://{}".format), NAMES))
    def check(host: str, origin: str | None) -> None:
        headers = {"host": host, "content-type": "application/json", **({} if origin is None else {"origin": origin})}
        is_well(client.get("/api/server", headers=headers))
        answer = client.post("/api/mine", content=b'{"tokens":[]}', headers=headers)
        is_well(answer)
        if answer.status_code == 200 and origin is not None:
            assert origin.lower() in (f"http://{host}".lower(), "null") or origin == ""

    check()
