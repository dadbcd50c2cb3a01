"""All traffic of games, recorded for every seat and for somebody who watches, and searched for what must not leave.

Everything that a browser can ask is asked on the way: previews, hints, undo, odds, refusals, coming again, replays and
records of the running game, pages of rules and cards.
"""

from __future__ import annotations

import json
import random
import urllib.error
import urllib.request
from typing import Any

import msgspec
import pytest

from marooned.core.rng import Dice
from marooned.games.scavengers import knowledge
from marooned.games.scavengers.actions import word
from marooned.games.scavengers.state import ScavState
from marooned.table.codes import token_hash
from marooned.table.room import Room
from marooned.table.wire import plain
from marooned.web import socket as web_socket
from marooned.web.contract import ToBrowser
from marooned.web.limits import Rate

WATCHING = -1
MOST_MOVES = {"scavengers": 50, "crusoe": 25}
ALL_HIDDEN = {"caravan": True, "characters": "choose"}
GAMES = [
    ("scavengers", "daring-retreat", 3, {}),
    ("scavengers", "daring-retreat", 2, ALL_HIDDEN),
    ("scavengers", "lost-expedition", 2, ALL_HIDDEN),
    ("scavengers", "mad-prophet", 1, ALL_HIDDEN),
    ("scavengers", "wicked-few", 3, {"characters": "random"}),
    ("scavengers", "last-hunt", 3, {"clock": "steps"}),
    ("scavengers", "last-hunt", 2, {"clock": "table", **ALL_HIDDEN}),
    ("crusoe", "castaways", 1, {}),
    ("crusoe", "castaways", 3, {}),
    ("crusoe", "cursed-island", 2, {}),
    ("crusoe", "jenny-needs-help", 2, {}),
    ("crusoe", "volcano-island", 2, {}),
    ("crusoe", "cannibal-island", 2, {}),
    ("crusoe", "robinson-family", 2, {}),
    ("crusoe", "king-kong-island", 2, {}),
]
SEATS = ["cook", "explorer", "carpenter"]
TRIED = (
    "pass",
    "reveal",
    "collect",
    "pile-1 reveal",
    "play-hunt",
    "give-move",
    "explore N1",
    "hunt",
    "rest cook",
    "fly",
)


class Spy:
    """One place at a table and all that came to it. before: what came before the end of the game."""

    def __init__(self, running: Any, table: str, token: str, seat: int) -> None:
        self.running, self.table_id, self.token, self.seat = running, table, token, seat
        self.before: list[str] = []
        self.tables: list[Any] = []
        self.come()

    def come(self) -> None:
        """Connect (again), with nothing that it had before."""
        self.browser = self.running.browser(self.table_id, self.token)
        self.browser.wait("table")

    @property
    def table(self) -> Any:
        return self.browser.table

    def keep(self) -> None:
        """Put away what came."""
        for text, message in zip(self.browser.raw, self.browser.seen, strict=True):
            msgspec.json.decode(text.encode(), type=ToBrowser)
            if message["type"] == "table":
                self.tables.append(message)
            if not (message["type"] == "table" and message["ended"]):
                self.before.append(text)
        del self.browser.raw[:], self.browser.seen[:]

    def read(self, path: str) -> None:
        """What an address says, with the token of this seat."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        request = urllib.request.Request(self.running.base + path, headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                self.before.append(answer.read().decode())
        except urllib.error.HTTPError as refused:
            with refused:
                self.before.append(refused.read().decode())

    def try_all(self, chance: random.Random) -> None:
        """Ask for all sorts of things that change nothing."""
        browser = self.browser
        words = TRIED[chance.randrange(len(TRIED))]
        browser.answer(browser.ask("preview", revision=self.table["revision"], words=words))
        browser.answer(browser.ask("move", revision=0, words=words))
        browser.answer(browser.ask("move", revision=self.table["revision"], words=f"{words} {words} nonsense"))
        self.read(f"/api/tables/{self.table_id}/odds")
        for path in ("record", ""):
            self.read(f"/api/tables/{self.table_id}/{path}" if path else f"/api/replays/{self.table_id}")


def secrets_of(room: Room) -> set[str]:
    """What nobody may learn at this moment: streams, and the digest that would tell a guess from the truth."""
    with room.lock:
        streams = {str(stream) for stream in room.state.rng if stream > 10**6}
        return streams | {f"{int(stream):x}" for stream in streams} | {room.digest()}


def hands_of(room: Room, seat: int) -> dict[str, list[str]]:
    """The cards in hands that a seat may name now."""
    with room.lock:
        s = room.state
        assert isinstance(s, ScavState)
        return {
            f"player-{other + 1}": sorted(word(s.kind(card).id) for card in hand if knowledge.sees(s, seat, card))
            for other, hand in enumerate(s.hands)
        }


def check_hands(room: Room, spy: Spy) -> None:
    """The table that a seat has names just the cards that it knows, and no Character that it has not seen."""
    allowed = hands_of(room, spy.seat)
    for player, seen in spy.table["view"]["table"].items():
        named = sorted(card for card in seen["hand"] if not card.startswith("tier-"))
        assert named == allowed[player]
    if spy.seat == WATCHING:
        assert spy.table["asked"] is None or spy.table["asked"]["options"] == []
        assert spy.table["view"]["hand_cards"] == []


def check_worlds(room: Room, seats: int) -> None:
    """What a seat is shown, and the odds that it is told, are the same in a world that it can't tell from this one."""
    for seat in range(seats):
        with room.lock:
            real = room.recorder.state
            told = shown(room, seat)
            try:
                room.recorder.state = real.view(seat, Dice(f"{seat}/{room.revision}"))
                assert shown(room, seat) == told
            finally:
                room.recorder.state = real


def shown(room: Room, seat: int) -> bytes:
    odds = plain(room.game.odds(room.state, seat))
    return msgspec.json.encode((msgspec.structs.replace(room.table_for(seat, len(room.log)), clock=0), odds))


@pytest.mark.parametrize(("game", "scenario", "seats", "options"), GAMES)
def test_nothing_hidden_is_in_any_traffic(
    running: Any, monkeypatch: pytest.MonkeyPatch, game: str, scenario: str, seats: int, options: dict[str, Any]
) -> None:
    for name in ("MESSAGES", "PREVIEWS"):
        monkeypatch.setattr(web_socket, name, Rate(1e9, 1e9))
    words = SEATS[:seats] if game == "crusoe" else ["player"] * seats
    laid = running.lay(game, scenario, words, ["person"] * seats, options=options)
    room: Room = running.site.hall.room(laid[0]["table"])
    spies = [Spy(running, room.table, seat["token"], seat["seat"]) for seat in laid]
    spies.append(Spy(running, room.table, "", WATCHING))
    chance = random.Random(f"{scenario} {seats}")
    found = secrets_of(room)
    undone = 0
    for number in range(MOST_MOVES[game]):
        if room.over():
            break
        if number % 9 == 0:
            for spy in spies:
                spy.try_all(chance)
            check_worlds(room, seats)
        if number % 20 == 19:
            chance.choice(spies).come()
        mover, words_said = choice_of(spies[:-1], chance)
        done = mover.browser.move(words_said)
        assert done["type"] == "done", (words_said, done)
        revision = done["revision"]
        for spy in spies:
            spy.browser.reach(revision)
        if mover.table["undo"] and (not undone or chance.random() < 0.2):
            revision = mover.browser.answer(mover.browser.ask("undo", revision=mover.table["revision"]))["revision"]
            undone += 1
            for spy in spies:
                spy.browser.reach(revision)
        found |= secrets_of(room)
        for spy in spies:
            if game == "scavengers":
                check_hands(room, spy)
            spy.keep()
    assert undone or game == "scavengers"
    hint(spies[0])
    for path in (
        "/api/games",
        f"/api/cards/{game}",
        f"/api/rules/{game}",
        "/api/public",
        f"/api/code/{room.opened.code}",
    ):
        spies[-1].read(path)
    found |= {str(room.opened.seed), f"{room.opened.seed:x}", running.site.store.key().hex()}
    tokens = [seat["token"] for seat in laid]
    for spy in spies:
        everything = "\n".join(spy.before)
        assert len(everything) > 30_000
        assert not [secret for secret in found if secret in everything]
        assert not [token for token in tokens if token in everything or token_hash(token) in everything]
        mine = {told.line.n for told in room.log if told.seats is None or spy.seat in told.seats}
        assert {line["n"] for table in spy.tables for line in table["log"]} <= mine
    end(room, spies)


def choice_of(spies: list[Spy], chance: random.Random) -> tuple[Spy, str]:
    """Somebody who may answer, and a word for it."""
    ready = [spy for spy in spies if spy.table["asked"]["yours"] and spy.table["asked"]["options"]]
    asked = [spy for spy in ready if spy.table["asked"]["seat"] == spy.seat]
    spy = chance.choice(asked if asked and chance.random() < 0.8 else ready)
    return spy, chance.choice(spy.table["asked"]["options"])["word"]


def hint(spy: Spy) -> None:
    """What a bot would do for a seat, if the game goes on."""
    if spy.table["ended"] is None and spy.table["asked"]["yours"]:
        spy.browser.answer(spy.browser.ask("hint"))
        spy.keep()


def end(room: Room, spies: list[Spy]) -> None:
    """At the end all learn the seed; the replay of the game shows each seat no more than it saw then."""
    for spy in spies[:-1]:
        if not room.over():
            spy.browser.send("resign", on=True)
    for spy in spies:
        while spy.table["ended"] is None:
            spy.browser.take()
        assert spy.table["ended"]["seed"] == room.opened.seed
    replay = spies[0].running.get(f"/api/replays/{room.table}")
    step = len(replay["steps"]) - 1
    for spy in spies:
        frame = spies[0].running.get(f"/api/replays/{room.table}/{step}?seat={spy.seat}")
        assert json.dumps(frame["view"].get("table")) == json.dumps(spy.table["view"].get("table"))
