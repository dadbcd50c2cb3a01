"""A machine that does anything at a table, in two processes at once, and throws them away: both always agree."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from marooned.table.bots import Bots
from marooned.table.errors import Refusal
from marooned.table.hall import Hall
from marooned.table.room import Room
from marooned.table.sqlite import SqliteStore
from marooned.table.store import open_store
from marooned.web import contract

RIGHT = st.integers(0, 9).map(bool)  # mostly true
SEATS = st.integers(0, 1)


class Tables(RuleBasedStateMachine):
    """Two rooms of one table over one file; what one does the other reads when it needs it."""

    @initialize(game=st.sampled_from(["crusoe", "scavengers"]))
    def lay(self, game: str) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.store = open_store(str(Path(self.folder.name) / "tables.db"))
        assert isinstance(self.store, SqliteStore)
        self.store._db.execute("UPDATE facts SET value = ? WHERE name = 'key'", (bytes(32),))
        hall = Hall(self.store, Bots(1))
        crusoe = game == "crusoe"
        new = contract.NewTable(
            game=game,
            scenario="castaways" if crusoe else "daring-retreat",
            seats=["cook", "explorer"] if crusoe else ["player", "player"],
            who=["person", "person"],
            deal="AAAAAAA",
        )
        self.table = hall.open(new)[0].table
        hall.close()
        self.rooms = [Room(self.store, self.table), Room(self.store, self.table)]

    def teardown(self) -> None:
        if hasattr(self, "store"):
            self.store.close()
            self.folder.cleanup()

    def try_to(self, room: Room, call: Callable[[], object]) -> None:
        """Do it; if it is refused, nothing but what others did has changed."""
        before = self.store.head(self.table).seq
        try:
            call()
        except Refusal:
            assert self.store.head(self.table).seq == before
        else:
            assert room.revision == self.store.head(self.table).seq >= before

    @rule(which=st.integers(0, 1), seat=SEATS, number=st.integers(0, 99), right=RIGHT)
    def move(self, which: int, seat: int, number: int, right: bool) -> None:
        room = self.rooms[which]
        options = room.state.legal_actions(seat)
        known = [room.state.action_to_string(action) for action in options] or ["done"]
        word = known[number % len(known)] if right else "confirm"
        self.try_to(room, lambda: room.move(seat, room.revision, word))

    @rule(which=st.integers(0, 1), back=st.integers(1, 4))
    def move_late(self, which: int, back: int) -> None:
        room = self.rooms[which]
        self.try_to(room, lambda: room.move(0, room.revision - back, "rest"))

    @rule(which=st.integers(0, 1), seat=SEATS)
    def undo(self, which: int, seat: int) -> None:
        room = self.rooms[which]
        self.try_to(room, lambda: room.undo(seat, room.revision))

    @rule(which=st.integers(0, 1), seat=SEATS, text=st.text(max_size=30))
    def say(self, which: int, seat: int, text: str) -> None:
        room = self.rooms[which]
        self.try_to(room, lambda: room.say(seat, text))

    @rule(which=st.integers(0, 1), seat=SEATS, on=st.booleans())
    def pause(self, which: int, seat: int, on: bool) -> None:
        room = self.rooms[which]
        self.try_to(room, lambda: room.pause(seat, on))

    @rule(which=st.integers(0, 1), seat=SEATS, on=RIGHT)
    def resign(self, which: int, seat: int, on: bool) -> None:
        room = self.rooms[which]
        self.try_to(room, lambda: room.resign(seat, not on))

    @rule(which=st.integers(0, 1), seat=SEATS, who=st.sampled_from(["random", "person", "open"]), owner=st.booleans())
    def sit(self, which: int, seat: int, who: str, owner: bool) -> None:
        room = self.rooms[which]
        self.try_to(room, lambda: room.sit(seat, owner, seat, who))

    @rule(which=st.integers(0, 1))
    def take(self, which: int) -> None:
        room = self.rooms[which]
        self.try_to(room, room.take)

    @precondition(lambda self: hasattr(self, "rooms"))
    @rule(which=st.integers(0, 1))
    def kill(self, which: int) -> None:
        self.rooms[which] = Room(self.store, self.table)

    @invariant()
    def both_agree(self) -> None:
        if not hasattr(self, "rooms"):
            return
        for room in self.rooms:
            room.catch_up()
        one, other = (self.facts(room) for room in self.rooms)
        assert one == other

    def facts(self, room: Room) -> bytes:
        undo = [room.can_undo(seat) for seat in (0, 1)]
        return msgspec.json.encode((msgspec.structs.replace(room.picture(), clock=0), undo, room.status()))


TestTables = Tables.TestCase
TestTables.settings = settings(
    max_examples=12, stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
