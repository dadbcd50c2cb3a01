"""Tables that are played with a deck file of the server's owner."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from marooned.core.errors import FormatError
from marooned.core.record import parse
from marooned.games import load_game
from marooned.games.scavengers.deckfile import default_text
from marooned.table.bots import Bots
from marooned.table.errors import BrokenTable, Refusal
from marooned.table.hall import Hall
from marooned.table.room import Room
from marooned.table.store import Store
from marooned.web import contract
from marooned.web.app import create_app
from marooned.web.site import Site

Opener = Callable[[], Store]


@pytest.fixture(scope="module")
def own() -> str:
    """A deck file that differs from the usual one: cards that were worth 3 food are worth 4."""
    text = default_text()
    assert text.count("food: 3") > 0
    return text.replace("food: 3", "food: 4")


def new(who: list[str], game: str = "scavengers", scenario: str = "daring-retreat") -> contract.NewTable:
    seats = ["player"] * len(who) if game == "scavengers" else ["cook"]
    return contract.NewTable(game=game, scenario=scenario, seats=seats, who=who, deal="AAAAAAA")


def test_a_table_keeps_its_deck_when_the_server_starts_without_the_file(opener: Opener, own: str) -> None:
    """Bots know it too, and the other game has none."""
    digest = load_game("scavengers", own).deck
    store = opener()
    hall = Hall(store, Bots(1), deck=own)
    laid = hall.open(new(["person", "random"]))[0]
    other = hall.open(new(["person"], "crusoe", "castaways"))[0]
    assert (hall.room(laid.table).opened.deck, hall.room(other.table).opened.deck) == (digest, "")
    hall.close()
    again = opener()
    hall = Hall(again, Bots(1))
    try:
        room = hall.room(laid.table)
        assert (room.game.deck, room.table_for(0).deck) == (digest, digest)
        chance = random.Random(1)
        while not room.over():
            if 0 in room.state.awaited():
                words = [room.state.action_to_string(action) for action in room.state.legal_actions(0)]
                with suppress(Refusal):  # the bot was quicker
                    room.move(0, room.revision, chance.choice(words))
            time.sleep(0.001)
        assert parse(room.record()).deck == digest
        assert Room(again, laid.table).digest() == room.digest()
        fresh = hall.open(new(["person", "person"]))[0]
        assert hall.room(fresh.table).opened.deck == ""
        branch = hall.open(
            contract.NewTable(
                game="scavengers",
                scenario="daring-retreat",
                seats=["player", "player"],
                who=["person", "person"],
                branch=[laid.table, 3],
            )
        )[0]
        assert hall.room(branch.table).opened.deck == digest
    finally:
        hall.close()


def test_a_table_whose_deck_is_not_here_is_not_opened(store: Store, own: str) -> None:
    hall = Hall(store, Bots(1), deck=own)
    laid = hall.open(new(["person", "person"]))[0]
    hall.close()
    store._db.execute("DELETE FROM facts WHERE name LIKE 'deck %'")
    with pytest.raises(BrokenTable, match="is not here"):
        Room(store, laid.table)


def test_a_deck_file_that_is_wrong_starts_no_server(tmp_path: Path) -> None:
    with pytest.raises(FormatError):
        Site.open(tmp_path, "", "", "", "", deck="cards: [")


def test_the_usual_deck_file_is_the_usual_deck(store: Store) -> None:
    hall = Hall(store, Bots(1), deck=default_text())
    assert hall.room(hall.open(new(["person", "person"]))[0].table).opened.deck == ""
    assert store.decks() == {}
    hall.close()


def test_pages_tell_the_cards_of_the_deck_and_replay_its_records(tmp_path: Path, own: str) -> None:
    digest = load_game("scavengers", own).deck
    site = Site.open(tmp_path, "", "", "", "", own)
    with TestClient(create_app(site), base_url="http://localhost") as client:
        assert client.get("/api/server").json()["deck"] == digest
        mine = client.get("/api/cards/scavengers").json()
        assert mine == client.get(f"/api/cards/scavengers?deck={digest}").json()
        assert mine != client.get("/api/cards/scavengers?deck=").json()
        assert client.get("/api/cards/scavengers?deck=0123456789abcdef").status_code == 404
        assert [game["id"] for game in client.get("/api/games").json()] == ["crusoe", "scavengers"]
        wanted = {"game": "scavengers", "scenario": "mad-prophet", "seats": ["player"], "who": ["person"]}
        seat = client.post("/api/tables", json=wanted).json()[0]
        room = site.hall.room(seat["table"])
        room.resign(0, True)
        frame = client.get(f"/api/replays/{seat['table']}/0?seat=0").json()
        assert frame["deck"] == digest
        sent = client.post("/api/replays", json={"record": room.record()})
        assert sent.status_code == 201
        strange = room.record().replace(digest, "0123456789abcdef")
        refused = client.post("/api/replays", json={"record": strange})
        assert (refused.status_code, refused.json()["text"]["id"]) == (400, "deck-needed")
