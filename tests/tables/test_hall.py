"""The hall: opening, joining and finding tables, bots in their processes, clocks, idle tables, branches, the book."""

from __future__ import annotations

import multiprocessing
import random
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from marooned.core.engine import TABLE
from marooned.core.errors import SetupError
from marooned.core.record import parse, replay
from marooned.games import get_game
from marooned.table.bots import Bots, Question
from marooned.table.entries import Moved, Opened
from marooned.table.errors import NoTable, Refusal
from marooned.table.hall import Hall
from marooned.table.room import WATCHING, Room
from marooned.table.scorebook import read_book
from marooned.table.store import Store, open_store
from marooned.web import contract

PATIENCE = 60.0  # seconds; the machine may be busy


def new(who: list[str], game: str = "crusoe", scenario: str = "castaways", **more: object) -> contract.NewTable:
    people = ["cook", "explorer", "carpenter", "soldier"]
    seats = people[: len(who)] if game == "crusoe" else ["player"] * len(who)
    given: dict[str, object] = {
        "game": game,
        "scenario": scenario,
        "seats": seats,
        "who": who,
        "deal": "AAAAAAA",
        **more,
    }
    return contract.NewTable(**given)  # type: ignore[arg-type]


def until(what: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


def refuses(code: str, call: Callable[[], object]) -> None:
    with pytest.raises(Refusal) as caught:
        call()
    assert caught.value.code == code


def play(room: Room, chance: random.Random, moves: int) -> None:
    """So many moves of the people; the bots of the hall play theirs meanwhile."""
    for _ in range(moves):
        until(lambda: room.over() or any(seat in room.people() for seat in room.state.awaited()))
        if room.over():
            return
        seat = next(seat for seat in room.state.awaited() if seat in room.people())
        words = [room.state.action_to_string(action) for action in room.state.legal_actions(seat)]
        try:
            room.move(seat, room.revision, chance.choice(words))
        except Refusal as refusal:
            assert refusal.code == "stale"


# -- opening and joining ---------------------------------------------------------------------------------------------
def test_a_table_is_laid_with_a_token_for_each_person(hall: Hall) -> None:
    seated = hall.open(new(["person", "random", "person", "open"], name="Jana"))
    assert [one.seat for one in seated] == [0, 2]
    room = hall.room(seated[0].table)
    assert [place.who for place in room.places] == ["person", "random", "person", "open"]
    assert [place.name for place in room.places] == ["Jana", "", "", ""]
    assert [room.seat_of(one.token) for one in seated] == [0, 2]
    assert [room.owned_by(one.token) for one in seated] == [True, False]
    assert hall.find(seated[0].code.lower()) == room.table
    assert hall.room(room.table) is room


def test_wrong_tables_are_not_laid(hall: Hall, store: Store) -> None:
    for wrong in (
        new(["person", "hal9000"]),
        new(["person"], seats=["cook", "explorer"]),
        new(["person"], scenario="nowhere"),
        new(["person"], game="chess"),
        new(["person"], options={"dog": "perhaps"}),
        new(["person", "person"], seats=["cook", "cook"]),
    ):
        with pytest.raises(SetupError):
            hall.open(wrong)
    refuses("format", lambda: hall.open(new(["person"], deal="AAAAAAB")))
    assert store.tables() == []


def test_the_same_deal_for_another_group(hall: Hall) -> None:
    first, second, other = (
        hall.room(hall.open(new(["person"], deal=deal))[0].table) for deal in ("AAAAAAA", "aaa-aaaa", "")
    )
    assert first.digest() == second.digest() != other.digest()
    assert other.opened.deal not in ("", "AAAAAAA")


def test_people_join_by_the_code(hall: Hall) -> None:
    owner = hall.open(new(["person", "open", "random"]))[0]
    joined = hall.join(contract.Join(code=owner.code, name="Ola"))
    assert (joined.table, joined.seat) == (owner.table, 1)
    taken = hall.join(contract.Join(code=owner.code, seat=2, name="Ela"))  # a bot's seat that is nobody's
    assert hall.room(owner.table).people() == [0, 1, 2]
    refuses("busy", lambda: hall.join(contract.Join(code=owner.code)))
    refuses("busy", lambda: hall.join(contract.Join(code=owner.code, seat=0)))
    with pytest.raises(NoTable):
        hall.join(contract.Join(code="QQQQQQ"))
    assert taken.token != joined.token


def test_tables_are_listed_for_those_who_sit_there_and_for_all(hall: Hall) -> None:
    mine = hall.open(new(["person", "person"]))
    hall.open(new(["person"]))
    shown = hall.open(new(["person"], public=True))[0]
    hall.room(mine[0].table).come(1)
    [info] = hall.mine([mine[1].token, "nonsense", ""])
    assert (info.table, info.seat, info.round, info.over) == (mine[0].table, 1, 1, False)
    assert [seat.here for seat in info.seats] == [False, True]
    assert [info.table for info in hall.public()] == [shown.table]
    assert hall.mine([]) == []


def test_whoever_listens_hears_of_changes(hall: Hall) -> None:
    heard: list[tuple[str, str]] = []
    hall.listen(lambda table, what: heard.append((table, what)))
    room = hall.room(hall.open(new(["person", "person"]))[0].table)
    room.move(0, room.revision, "arrange cook")
    room.say(1, "hi")
    room.intend(1, "rest")
    room.come(WATCHING)
    assert heard == [(room.table, what) for what in ("table", "chat", "intent", "presence")]


# -- bots ------------------------------------------------------------------------------------------------------------
def test_a_person_plays_a_whole_game_among_bots(hall: Hall, store: Store, tmp_path: Path) -> None:
    seated = hall.open(new(["person", "random"]))
    room = hall.room(seated[0].table)
    play(room, random.Random(1), 1000)
    assert room.over()
    movers = {entry.seat for entry in store.read(room.table) if isinstance(entry, Moved)}
    assert movers == {0, 1}
    until(lambda: read_book(tmp_path))
    [score] = read_book(tmp_path)
    assert score.record == f"table:{room.table}"
    assert (score.who, score.won, score.round) == (["person", "random"], room.ended.success, room.ended.round)
    again = hall.room(room.table)
    hall._enter(again)
    assert len(read_book(tmp_path)) == 1


def test_bots_alone_play_to_the_end_and_enter_no_book(hall: Hall, tmp_path: Path) -> None:
    [seated] = hall.open(new(["random", "random", "random"], game="scavengers", scenario="daring-retreat"))
    assert (seated.seat, seated.token) == (WATCHING, "")
    room = hall.room(seated.table)
    until(room.over)
    assert replay(room.record(), get_game("scavengers")).agrees
    hall.close()
    assert read_book(tmp_path) == []


def test_a_table_plays_on_while_a_bot_thinks(hall: Hall) -> None:
    """The handbook takes its time over a plan; meanwhile its table and others answer at once."""
    room = hall.room(hall.open(new(["person", "handbook", "person"]))[0].table)
    other = hall.room(hall.open(new(["person"]))[0].table)
    slowest = 0.0
    for _ in range(3):
        for one in (room, other):
            before = time.monotonic()
            one.table_for(0)
            one.say(0, "still there?")
            slowest = max(slowest, time.monotonic() - before)
    assert slowest < 2.0
    play(room, random.Random(3), 6)


def test_a_worker_that_dies_is_replaced(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    room = hall.room(hall.open(new(["person", "random"]))[0].table)
    hall.hint(room.table, room.state.current_player(), "random").result(PATIENCE)
    workers = multiprocessing.active_children()
    assert workers
    for worker in workers:
        worker.kill()
        worker.join(10)
    play(room, random.Random(2), 1000)
    assert room.over()
    assert any(record.message.startswith("a worker died") for record in caplog.records)


def test_a_bot_that_fails_is_replaced_by_a_plain_one_for_that_move(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = threading.Event()

    def broken(question: Question) -> object:
        from concurrent.futures import Future

        failed: Future[str] = Future()
        failed.set_exception(ZeroDivisionError("a bug"))
        asked.set()
        return failed

    monkeypatch.setattr(hall._bots, "ask", broken)
    room = hall.room(hall.open(new(["random", "person"]))[0].table)
    until(lambda: asked.is_set() and 1 in room.state.awaited())
    assert room.revision > 3


def test_a_paused_table_has_no_thinking_bots(hall: Hall) -> None:
    room = hall.room(hall.open(new(["person", "person"]))[0].table)
    room.pause(0, True)
    room.sit(0, False, 0, "random")
    assert room.bots_due() == []
    room.pause(1, False)
    until(lambda: 0 not in room.state.awaited() or room.over())


def test_a_hint_is_what_a_bot_would_do(hall: Hall) -> None:
    room = hall.room(hall.open(new(["person", "person"]))[0].table)
    seat = room.state.current_player()
    before = room.digest()
    words = hall.hint(room.table, seat, "handbook").result(PATIENCE)
    assert room.digest() == before
    room.move(seat, room.revision, words)
    with pytest.raises(SetupError):
        hall.hint(room.table, seat, "hal9000")
    refuses("not-yours", lambda: hall.hint(room.table, WATCHING, "handbook"))


def test_workers_end_when_the_bots_are_closed() -> None:
    bots = Bots(1)
    failed = bots.ask(Question("crusoe", {}, 0, "random", "s", 1))
    assert failed.exception(PATIENCE) is not None  # it is no state, and the worker says so and lives on
    bots.close()
    assert bots.ask(Question("crusoe", {}, 0, "random", "s", 1)).exception(1) is not None


# -- all at once -----------------------------------------------------------------------------------------------------
def test_bots_hunt_beside_people_at_their_own_pace_and_the_clock_ends_the_round(store: Store) -> None:
    hall = Hall(store, Bots(1), pace=0.05)
    try:
        seated = hall.open(
            new(["person", "random", "random"], game="scavengers", scenario="last-hunt", options={"clock": "table"})
        )
        room = hall.room(seated[0].table)
        until(lambda: TABLE in room.state.acting())
        until(lambda: sum(isinstance(e, Moved) and e.seat in (1, 2) for e in store.read(room.table)) > 3)
        with room.lock:  # let its time run out
            room._clock = type(room._clock)(room._clock.number, 0.05, room._clock.since)
            hall._slots[room.table].alarm = False
            hall._see_to(room)
        until(lambda: any(isinstance(e, Moved) and e.words == "table:time-up" for e in store.read(room.table)))
    finally:
        hall.close()


# -- idle tables -----------------------------------------------------------------------------------------------------
def test_an_idle_table_leaves_memory_and_comes_back_as_it_was(store: Store) -> None:
    hall = Hall(store, Bots(1), idle=0.0)
    try:
        room = hall.room(hall.open(new(["person", "person"]))[0].table)
        room.move(0, room.revision, "arrange cook")
        picture, digest = room.picture(), room.digest()
        room.come(1)
        assert hall.drop_idle() == 0
        room.leave(1)
        assert hall.drop_idle() == 1
        assert hall.rooms() == []
        back = hall.room(room.table)
        assert back is not room
        assert (back.picture(), back.digest()) == (picture, digest)
        assert back.can_undo(0)
    finally:
        hall.close()


def test_a_table_of_bots_that_was_dropped_plays_on_when_it_comes_back(hall: Hall, store: Store) -> None:
    [seated] = hall.open(new(["random", "random"]))
    hall.close()
    moved = store.head(seated.table).seq
    second = Hall(store, Bots(1))
    try:
        room = second.room(seated.table)
        until(room.over)
        assert room.revision > moved
    finally:
        second.close()


# -- branches --------------------------------------------------------------------------------------------------------
def finished(hall: Hall, seats: int = 2) -> Room:
    room = hall.room(hall.open(new(["person"] * seats))[0].table)
    play(room, random.Random(8), 1000)
    assert room.over()
    return room


def test_what_if_goes_on_from_any_step_with_new_chance(hall: Hall, store: Store, tmp_path: Path) -> None:
    source = finished(hall)
    replay_lines = parse(source.record()).lines
    step = len(replay_lines) // 2
    branches = [hall.room(hall.open(new(["person", "random"], branch=[source.table, step]))[0].table) for _ in range(2)]
    for branch in branches:
        opened = store.read(branch.table)[0]
        assert isinstance(opened, Opened)
        assert (opened.branch, opened.scored, opened.deal) == ([source.table, step], False, "")
        assert branch.recorder.lines == source.recorder.lines[: len(branch.recorder.lines)]
        told = [line for line in branch.recorder.lines if not line.startswith("=")]
        assert told == [line for _, line in replay_lines[:step]] and not branch.recorder.words
        assert branch.log_for(0)[0] == source.log_for(0)[0]
        assert not branch.can_undo(0)
        assert Room(store, branch.table).digest() == branch.digest() or branch.bots_due()
    assert branches[0].state.rng != branches[1].state.rng
    play(branches[0], random.Random(1), 1000)
    ended = branches[0].table_for(0).ended
    assert ended is not None and ended.seed != source.opened.seed
    record = branches[0].record()
    assert parse(record).seed is None
    assert replay(record, get_game("crusoe")).state.outcome() == branches[0].state.outcome()
    until(lambda: read_book(tmp_path))
    assert [score.record for score in read_book(tmp_path)] == [f"table:{source.table}"]  # and no branch


def test_a_branch_may_end_within_what_was_sent_at_once(hall: Hall) -> None:
    source = hall.room(hall.open(new(["person"]))[0].table)
    source.move(0, source.revision, "rest cook explore N1 cook go")
    source.resign(0, True)
    assert len(parse(source.record()).lines) == 2
    for step in (1, 2):
        branch = hall.room(hall.open(new(["person"], branch=[source.table, step]))[0].table)
        told = [line for line in branch.recorder.lines if not line.startswith("=")]
        assert told == [line for _, line in parse(source.record()).lines[:step]]


def test_a_branch_leaves_out_what_was_taken_back(hall: Hall) -> None:
    source = hall.room(hall.open(new(["person"]))[0].table)
    source.move(0, source.revision, "explore N1 cook go")
    source.undo(0, source.revision)
    source.move(0, source.revision, "arrange cook")
    branch = hall.room(hall.open(new(["person"], branch=[source.table, -1]))[0].table)
    assert branch.recorder.lines == source.recorder.lines
    assert branch.state.observation(0) == source.state.observation(0)
    assert branch.state.rng != source.state.rng


def test_no_branch_from_a_game_that_others_still_play(hall: Hall) -> None:
    running = hall.open(new(["person", "person"]))[0].table
    refuses("illegal", lambda: hall.open(new(["person", "person"], branch=[running, 2])))
    waiting = hall.open(new(["person", "open"]))[0].table
    refuses("illegal", lambda: hall.open(new(["person", "person"], branch=[waiting, 2])))
    alone = hall.open(new(["person", "random"]))[0].table
    hall.open(new(["person", "random"], branch=[alone, 0]))
    for wrong in ([alone, -2], [alone, 10_000], [alone], [alone, "2"], [2, alone], [alone, True]):
        refuses("format", lambda wrong=wrong: hall.open(new(["person", "random"], branch=wrong)))
    with pytest.raises(NoTable):
        hall.open(new(["person"], branch=["nowhere", 1]))
    with pytest.raises(SetupError):
        hall.open(new(["person"], branch=[alone, 0]))


def test_no_branch_from_the_end(hall: Hall) -> None:
    source = finished(hall)
    refuses("illegal", lambda: hall.open(new(["person", "person"], branch=[source.table, -1])))


# -- several servers -------------------------------------------------------------------------------------------------
@pytest.fixture
def two_halls(postgres_address: str) -> Iterator[tuple[Hall, Hall]]:
    stores = [open_store(postgres_address), open_store(postgres_address)]
    halls = [Hall(store, Bots(1)) for store in stores]
    yield halls[0], halls[1]
    for hall in halls:
        hall.close()
    for store in stores:
        store.close()


def test_two_servers_share_a_table(two_halls: tuple[Hall, Hall]) -> None:
    """What is done at one server comes to the other by itself, and to those who listen there."""
    one, other = two_halls
    seated = one.open(new(["person", "open"]))[0]
    here = one.room(seated.table)
    there = other.room(seated.table)
    heard: list[str] = []
    other.listen(lambda table, what: heard.append(what))
    joined = other.join(contract.Join(code=seated.code, name="Ola"))
    until(lambda: here.revision == there.revision)
    assert here.seat_of(joined.token) == 1
    here.move(0, here.revision, "arrange cook")
    until(lambda: there.revision == here.revision)
    assert there.picture() == here.picture()
    there.say(1, "fine")
    until(lambda: len(here.chat_since()) == 1)
    assert heard.count("table") >= 2
    for _ in range(10):
        for room in (here, there):
            until(lambda: here.revision == there.revision)
            play(room, random.Random(here.revision), 1)
    until(lambda: here.revision == there.revision)
    assert there.digest() == here.digest()
