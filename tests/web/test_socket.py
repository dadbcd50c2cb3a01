"""Tables over real sockets: whole games in lock step, secrets, undo, reconnecting, and everything that goes wrong."""

import json
import random
import socket
import threading
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from marooned.core.rng import Dice
from marooned.table.codes import token_hash
from marooned.table.room import Room
from marooned.web import hub
from marooned.web import socket as web_socket
from marooned.web.contract import LARGEST_MESSAGE, LONGEST_CHAT, ToBrowser
from marooned.web.limits import Rate

PEOPLE = ["person", "person"]
GAMES = {
    "crusoe": ("castaways", ["cook", "explorer"]),
    "scavengers": ("lost-expedition", ["player", "player"]),
}
MOST_MOVES = 400


def laid(running: Any, game: str = "crusoe", **more: Any) -> list[Any]:
    """A table of two people."""
    scenario, seats = GAMES[game]
    tables: list[Any] = running.lay(game, scenario, seats, PEOPLE, **more)
    return tables


def sat(running: Any, game: str = "crusoe", **more: Any) -> list[Any]:
    """The browsers of two people at one table, each with the table before it."""
    browsers = [running.browser(seat["table"], seat["token"]) for seat in laid(running, game, **more)]
    for browser in browsers:
        browser.wait("table")
    return browsers


def room_of(running: Any, browser: Any) -> Room:
    """The room behind a browser's table."""
    room: Room = running.site.hall.room(next(m["table"] for m in browser.seen if m["type"] == "welcome"))
    return room


def choice_of(browsers: list[Any], chance: random.Random) -> tuple[Any, str]:
    """Somebody who may answer, and a word for it; what leads on is preferred, so that the game ends some day."""
    ready = [browser for browser in browsers if browser.table["asked"]["yours"] and browser.table["asked"]["options"]]
    asked = [browser for browser in ready if browser.table["asked"]["seat"] == browser.table["seat"]]
    browser = chance.choice(asked if asked and chance.random() < 0.8 else ready)
    words = [option["word"] for option in browser.table["asked"]["options"]]
    onward = [word for word in words if word in ONWARD]
    return browser, chance.choice(onward if onward and chance.random() < 0.5 else words)


ONWARD = frozenset({"go", "done", "confirm", "reveal", "collect", "suffer", "pass", "feed", "cancel", "refuse", "stop"})


# -- whole games -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_watcher_through_a_whole_game(running: Any, game: str) -> None:
    players = sat(running, game)
    room = room_of(running, players[0])
    watcher = running.browser(room.table)
    watcher.wait("table")
    everybody = [*players, watcher]
    chance = random.Random(4)
    moves = 0
    while players[0].table["ended"] is None and moves < MOST_MOVES:
        browser, word = choice_of(players, chance)
        done = browser.move(word)
        assert done["type"] == "done", done
        moves += 1
        for other in everybody:
            other.reach(done["revision"])
        assert len({other.table["revision"] for other in everybody}) == 1
        assert len({other.table["view"]["round"] for other in everybody}) == 1
        if moves % 10 == 0:
            check_worlds(room, players)
    if moves < MOST_MOVES:
        assert {json.dumps(other.table["ended"]) for other in everybody} == {json.dumps(players[0].table["ended"])}
        assert players[0].table["ended"]["seed"] == room.opened.seed
    else:
        for browser in players:
            browser.send("resign", on=True)
        for other in everybody:
            other.until(lambda message: message["type"] == "table" and message["ended"] is not None)
    for seat, other in zip((0, 1, -1), everybody, strict=True):
        check_traffic(room, other, seat, [player for player in players if player is not other])
    record = running.site.record(room.table)
    replay = running.post("/api/replays", {"record": record})
    assert replay["ended"] is None or replay["ended"]["reason"] == room.recorder.state.outcome().reason
    assert running.get(f"/api/replays/{room.table}")["steps"][-1]["words"] == replay["steps"][-1]["words"]


def check_worlds(room: Room, players: list[Any]) -> None:
    """Nothing that a seat gets tells worlds apart that differ only in what is hidden from it."""
    for seat in range(len(players)):
        with room.lock:
            told = msgspec.json.encode(room.table_for(seat, len(room.log)))
            real = room.recorder.state
            try:
                room.recorder.state = real.view(seat, Dice(f"{seat}/{room.revision}"))
                assert msgspec.json.encode(room.table_for(seat, len(room.log))) == told
            finally:
                room.recorder.state = real


def check_traffic(room: Room, browser: Any, seat: int, others: list[Any]) -> None:
    """All bytes that a browser got: of the contract, and without tokens, seeds, streams, others' lines of the log."""
    everything = "\n".join(browser.raw)
    running = "\n".join(text for text, message in zip(browser.raw, browser.seen, strict=True) if not over(message))
    for text in browser.raw:
        msgspec.json.decode(text.encode(), type=ToBrowser)
    for token in filter(None, (browser.token, *(other.token for other in others))):
        assert token not in everything and token_hash(token) not in everything
    assert str(room.opened.seed) not in running
    assert not any(str(stream) in everything for stream in room.recorder.state.rng if stream > 1_000_000)
    allowed = {told.line.n for told in room.log if told.seats is None or seat in told.seats}
    assert set(browser.log) == allowed


def over(message: Any) -> bool:
    return message["type"] == "table" and message["ended"] is not None


def test_a_watcher_sees_no_options_and_can_do_nothing(running: Any) -> None:
    players = sat(running, "scavengers")
    watcher = running.browser(room_of(running, players[0]).table)
    table = watcher.wait("table")
    assert (table["seat"], table["asked"]["options"], table["asked"]["yours"]) == (-1, [], False)
    for kind, fields in (
        ("move", {"revision": table["revision"], "words": "reveal"}),
        ("undo", {"revision": table["revision"]}),
        ("preview", {"revision": table["revision"], "words": "reveal"}),
        ("hint", {}),
    ):
        assert watcher.answer(watcher.ask(kind, **fields))["code"] == "not-yours"
    for kind, fields in (("pause", {"on": True}), ("resign", {"on": True}), ("sit", {"seat": 0, "who": "random"})):
        watcher.send(kind, **fields)
        assert watcher.wait("refused")["code"] == "not-yours"
    assert room_of(running, players[0]).revision == table["revision"]


# -- moves that are refused ------------------------------------------------------------------------------------------
def test_a_stale_move_is_refused_and_changes_nothing(running: Any) -> None:
    first, second = sat(running)
    old = first.table["revision"]
    word = first.option()
    assert first.move(word)["type"] == "done"
    second.reach(old + 1)
    digest = room_of(running, first).digest()
    refused = second.move(word, revision=old)
    assert (refused["type"], refused["code"]) == ("refused", "stale")
    assert room_of(running, first).digest() == digest


def test_an_illegal_move_names_its_rule_and_what_is_legal(running: Any) -> None:
    first, _ = sat(running)
    refused = first.move("explore E cook")
    assert (refused["type"], refused["code"]) == ("refused", "illegal")
    assert refused["rule"].startswith("RC-") and refused["legal"]
    refused = first.move("fly M1")
    assert (refused["code"], refused["type"]) == ("format", "refused")


@pytest.mark.parametrize(
    "data",
    [
        "",
        "{",
        "null",
        "[]",
        '"move"',
        '{"type":"fly"}',
        '{"type":"move"}',
        '{"type":"move","id":7,"revision":"x","words":"go"}',
        '{"type":"move","id":7,"revision":1,"words":"go","seat":1}',
        '{"type":"hello","token":""}',
        '{"type":"say","text":5}',
        '{"type":"say"}',
        '{"type":"sit","seat":99,"who":"random"}',
        '{"type":"sit","seat":0,"who":"nobody"}',
        '{"type":"intent","words":"' + "x" * 300 + '"}',
        "[" * 8000,
        '{"type":"move","id":1e400,"revision":1,"words":""}',
    ],
)
def test_bad_input_gets_a_typed_answer_and_changes_nothing(running: Any, data: str) -> None:
    first, _ = sat(running)
    room = room_of(running, first)
    before = room.revision, room.digest()
    first.socket.send(data)
    refused = first.wait("refused")
    assert refused["code"] in ("format", "not-yours")
    assert (room.revision, room.digest()) == before
    assert first.move(first.option())["type"] == "done"


def test_a_message_that_is_wrong_is_refused_under_its_id(running: Any) -> None:
    first, _ = sat(running)
    first.socket.send('{"type":"move","id":41,"words":"go"}')
    assert first.wait("refused")["id"] == 41


def test_bytes_are_no_message(running: Any) -> None:
    first, _ = sat(running)
    first.socket.send(b'{"type":"say","text":"hi"}')
    assert first.wait("refused")["code"] == "format"


# -- connections that are refused ------------------------------------------------------------------------------------
def test_a_wrong_token_or_table_opens_nothing(running: Any) -> None:
    table = laid(running)[0]["table"]
    for name, token in ((table, "wrong"), (table, "x" * 10_000), ("nowhere", "")):
        browser = running.browser(name, token)
        assert browser.closed() == "gone"
        assert [message["type"] for message in browser.seen] == ["closing"]


def test_who_does_not_greet_is_closed(running: Any) -> None:
    address = f"ws://127.0.0.1:{running.port}/api/tables/{laid(running)[0]['table']}/socket"
    for first in ('{"type":"move","id":1,"revision":1,"words":"go"}', "nonsense", b"\x00"):
        with connect(address) as socket:
            socket.send(first)
            assert json.loads(socket.recv(timeout=10)) == {"type": "closing", "code": "format"}


def test_a_message_too_large_closes_the_connection_alone(running: Any) -> None:
    first, second = sat(running)
    first.send("say", text="x" * LARGEST_MESSAGE)
    assert first.closed() == "too-large"
    assert second.move(second.option())["type"] == "done"


def test_another_site_can_not_connect(running: Any) -> None:
    address = f"ws://127.0.0.1:{running.port}/api/tables/{laid(running)[0]['table']}/socket"
    for origin in ("https://evil.example", "null"):
        with pytest.raises(InvalidStatus) as refused:
            connect(address, origin=origin).__enter__()
        assert refused.value.response.status_code == 403
    with connect(address, origin=f"http://127.0.0.1:{running.port}") as socket:
        socket.send('{"type":"hello"}')
        assert json.loads(socket.recv(timeout=10))["type"] == "welcome"


# -- talk ------------------------------------------------------------------------------------------------------------
EVIL = '<img src=x onerror=alert(1)>"\u202e</script>'


def test_names_and_chat_are_text_and_nothing_else(running: Any) -> None:
    first, second = sat(running, name=EVIL)
    assert second.table["seats"][0]["name"] == '<img src=x onerror=alert(1)>"</script>'[:40].strip()
    first.send("say", text=EVIL)
    (line,) = second.wait("chatted")["lines"]
    assert line["text"] == EVIL.replace("\u202e", "")
    first.send("name", name="  Ada\n\x07 Lovelace ")
    seats = second.until(lambda message: message["type"] == "table" and message["seats"][0]["name"] != EVIL)["seats"]
    assert seats[0]["name"] == "Ada Lovelace"
    first.send("say", text="x" * (LONGEST_CHAT + 1))
    assert first.wait("refused")["code"] == "format"


def test_flooding_the_chat_is_refused_and_hurts_nobody_else(running: Any) -> None:
    first, second = sat(running)
    for number in range(40):
        first.send("say", text=f"line {number}")
    refused = first.wait("refused")
    assert refused["code"] == "busy"
    assert second.move(second.option())["type"] == "done"
    assert len(room_of(running, first).chat) < 20


def test_flooding_with_messages_slows_the_flooder_alone(
    running: Any, until: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_socket, "MESSAGES", Rate(5, 20))
    monkeypatch.setattr(web_socket, "MOST_HELD_UP", 10)
    first, second = sat(running)
    room = room_of(running, first)

    def flood() -> None:
        with suppress(ConnectionClosed):
            for _ in range(200):
                first.socket.send('{"type":"intent","words":"rest"}')

    flooding = threading.Thread(target=flood, daemon=True)
    flooding.start()
    for words in ("rest explorer", "explore M1 explorer"):
        previewed = second.answer(second.ask("preview", revision=second.table["revision"], words=words))
        assert previewed["type"] == "previewed"
    assert second.move("rest explorer")["type"] == "done"
    assert first.closed() in ("too-many", "")  # a flooder's own messages on the way may drown the last word
    until(lambda: not room.seats()[0].here)
    assert running.site.metrics.messages < 100


# -- coming and going ------------------------------------------------------------------------------------------------
def test_who_comes_back_gets_what_is_missing_and_no_more(running: Any) -> None:
    first, second = sat(running)
    room = room_of(running, first)
    had = max(first.log)
    first.close()
    second.until(lambda message: message["type"] == "present" and not message["seats"][0]["here"])
    assert second.move(second.option())["type"] == "done"
    back = running.browser(room.table, first.token, log=had + 1)
    assert back.wait("welcome")["seat"] == 0
    assert back.wait("table")["revision"] == room.revision
    assert set(back.log) == set(range(had + 1, len(room.log)))
    second.until(lambda message: message["type"] == "present" and message["seats"][0]["here"])


def test_two_tabs_of_one_seat_agree(running: Any) -> None:
    first, _ = sat(running)
    tab = running.browser(room_of(running, first).table, first.token)
    tab.wait("table")
    done = tab.move(tab.option())
    assert first.reach(done["revision"])["view"] == tab.reach(done["revision"])["view"]
    refused = first.move("rest cook", revision=done["revision"] - 1)
    assert refused["code"] == "stale"
    tab.close()
    assert room_of(running, first).seats()[0].here


def test_others_see_what_a_seat_is_about_to_declare(running: Any) -> None:
    first, second = sat(running)
    first.send("intent", words="explore M1 cook")
    assert second.wait("intended", seat=0)["words"] == "explore M1 cook"
    first.close()
    assert second.wait("intended", seat=0)["words"] == ""


def test_a_bot_plays_on_for_a_seat_and_gives_it_back(running: Any) -> None:
    first, second = sat(running)
    first.send("sit", seat=1, who="random")
    second.until(lambda message: message["type"] == "table" and message["seats"][1]["who"] == "random")
    second.send("sit", seat=1, who="person")
    second.until(lambda message: message["type"] == "table" and message["seats"][1]["who"] == "person")
    second.send("sit", seat=0, who="random")
    assert second.wait("refused")["code"] == "not-yours"


def test_whoever_loses_a_seat_loses_its_connection(running: Any) -> None:
    """The old token opens nothing any more, and what the new player's hand holds reaches the old one no longer."""
    first, second = sat(running, "scavengers")
    room = room_of(running, first)
    first.send("sit", seat=1, who="open")
    assert second.closed() == "gone"
    assert all(message["seats"][1]["who"] == "person" for message in second.seen if message["type"] == "table")
    _, token = room.take(1)
    third = running.browser(room.table, token)
    assert third.wait("welcome")["seat"] == 1
    third.close()
    fourth = running.browser(room.table, token)
    assert fourth.wait("table")["seat"] == 1


def test_a_paused_table_stands_still(running: Any) -> None:
    first, second = sat(running)
    first.send("pause", on=True)
    second.until(lambda message: message["type"] == "table" and message["paused"])
    assert second.move(second.option())["code"] == "paused"
    second.send("pause", on=False)
    second.until(lambda message: message["type"] == "table" and not message["paused"])
    assert second.move(second.option())["type"] == "done"


# -- undo, previews, hints -------------------------------------------------------------------------------------------
def test_undo_takes_the_own_answer_back_and_all_see_it(running: Any) -> None:
    first, second = sat(running)
    before = first.table["view"]
    assert first.move("rest cook")["type"] == "done"
    second.reach(room_of(running, first).revision)
    assert second.answer(second.ask("undo", revision=second.table["revision"]))["code"] == "undo"
    first.reach(second.table["revision"])
    assert first.table["undo"] and first.table["view"] != before
    done = first.answer(first.ask("undo", revision=first.table["revision"]))
    assert done["type"] == "done"
    assert first.reach(done["revision"])["view"] == before == second.reach(done["revision"])["view"]


def test_a_preview_tells_pawns_dice_and_odds_and_changes_nothing(running: Any) -> None:
    first, _ = sat(running)
    room = room_of(running, first)
    digest = room.digest()
    revision = first.table["revision"]
    previewed = first.answer(first.ask("preview", revision=revision, words="explore M1 cook"))
    about = previewed["about"]
    assert about["pawns"] == {"there": 1, "need": 1, "sure": 2}
    assert [part["rule"] for part in about["addends"]] == ["RC-distance-01"]
    assert sum(row["share"] for row in about["outcomes"]) == pytest.approx(1)
    assert previewed["asked"]["kind"] == "PlanHelper"
    done = first.answer(first.ask("preview", revision=revision, words="explore M1 cook+explorer"))
    assert (done["about"]["committed"], done["about"]["rolls"]) == (True, False)
    refused = first.answer(first.ask("preview", revision=revision, words="explore E cook"))
    assert refused["rule"].startswith("RC-")
    assert (room.digest(), room.revision) == (digest, revision)


def test_a_hint_is_a_move_that_can_be_made(running: Any) -> None:
    first, _ = sat(running)
    hinted = first.answer(first.ask("hint"))
    assert (hinted["type"], hinted["bot"]) == ("hinted", "handbook")
    assert first.move(hinted["words"])["type"] == "done"


def test_hints_from_elsewhere_are_counted_and_here_they_are_not(running: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sits at this machine holds up nobody else; a hint that could not be given says so."""
    monkeypatch.setattr(web_socket, "HINTS", Rate(0.001, 2))
    first, second = sat(running)
    for _ in range(4):
        assert first.answer(first.ask("hint"))["type"] == "hinted"
    monkeypatch.setattr(web_socket, "is_here", lambda address: False)
    elsewhere = running.browser(room_of(running, second).table, second.token)
    elsewhere.wait("table")
    answers = [elsewhere.answer(elsewhere.ask("hint")) for _ in range(3)]
    assert [answer["type"] for answer in answers] == ["hinted", "hinted", "refused"]
    assert (answers[2]["code"], answers[2]["text"]["id"]) == ("busy", "server-busy")


# -- slow clients and the end ----------------------------------------------------------------------------------------
def test_a_slow_client_is_dropped_and_holds_up_nobody(
    running: Any, until: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "SLOW", 1.0)
    first, second = sat(running)
    room = room_of(running, first)
    raw = slow_watcher(running.port, room.table)
    running.later(raw.close)
    until(lambda: room.watching == 1)
    chance = random.Random(2)
    while room.watching:
        browser, word = choice_of([first, second], chance)
        done = browser.move(word)
        assert done["type"] == "done"
        for other in (first, second):
            other.reach(done["revision"])
        if room.over():
            break
    until(lambda: room.watching == 0)
    assert running.site.hub.dropped == 1


def slow_watcher(port: int, table: str) -> socket.socket:
    """A connection that greets and then takes nothing more, with as small a window as there is."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", port))
    raw.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        "".encode()
    )
    assert raw.recv(12) == b"HTTP/1.1 101"
    hello = b'{"type":"hello"}'
    raw.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return raw


def test_everybody_is_told_when_the_server_goes(running: Any) -> None:
    first, second = sat(running)
    running.server.should_exit = True
    assert (first.closed(), second.closed()) == ("restart", "restart")
