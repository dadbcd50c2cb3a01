"""The hall: opening, joining and finding tables, bots in their processes, clocks, idle tables, branches, the book."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from marooned.core.engine import TABLE
from marooned.core.errors import SetupError
from marooned.core.game import Setup
from marooned.core.record import parse, replay
from marooned.core.rng import Dice
from marooned.games import get_game
from marooned.table import bots
from marooned.table.bots import BotFailed, Bots, Question
from marooned.table.entries import Moved, Opened
from marooned.table.errors import NoTable, Refusal
from marooned.table.hall import Hall
from marooned.table.ledger import WATCHING
from marooned.table.room import Room
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


def stop_workers() -> int:
    """Stop the processes that think, so that they hang; how many there were."""
    workers = multiprocessing.active_children()
    for worker in workers:
        with suppress(ProcessLookupError, TypeError):  # it has gone already
            os.kill(worker.pid, signal.SIGSTOP)
    return len(workers)


def test_a_bot_that_hangs_is_asked_again_in_another_worker(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    hall = Hall(store, Bots(1, patience=4.0))
    try:
        room = hall.room(hall.open(new(["person", "random"]))[0].table)
        hall.hint(room.table, room.state.current_player(), "random").result(PATIENCE)
        assert stop_workers() == 1
        play(room, random.Random(2), 1000)
        assert room.over()
        assert [record for record in caplog.records if "said nothing for 4 s" in record.message]
    finally:
        hall.close()
    assert multiprocessing.active_children() == []


def test_a_table_goes_on_though_every_worker_hangs(
    store: Store, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After two tries a plain bot moves in its place; another table's people are not held up meanwhile."""
    monkeypatch.setattr(bots, "STARTING", 0.5)
    hall = Hall(store, Bots(1, patience=0.5))
    done = threading.Event()

    def stop_all() -> None:
        while not done.wait(0.002):
            stop_workers()

    stopping = threading.Thread(target=stop_all)
    stopping.start()
    try:
        room = hall.room(hall.open(new(["random", "person"]))[0].table)
        other = hall.room(hall.open(new(["person"]))[0].table)
        other.move(0, other.revision, "arrange cook")
        until(lambda: any(isinstance(entry, Moved) and entry.seat == 0 for entry in store.read(room.table)))
        assert any("no worker answered" in record.message for record in caplog.records)
    finally:
        done.set()
        stopping.join()
        hall.close()
    assert multiprocessing.active_children() == []


def test_more_questions_than_workers_are_all_answered() -> None:
    thinking = Bots(2)
    game = get_game("crusoe")
    state = game.new_initial_state(Setup("castaways", ("cook", "explorer")), 1)
    view = game.state_to_plain(state.view(0, Dice("view")))
    asked = [thinking.ask(Question("crusoe", view, 0, "random", f"luck {n}", 1)) for n in range(12)]
    for one in asked:
        state.clone().apply_action(state.string_to_action(one.result(PATIENCE).split()[0]))
    assert len(multiprocessing.active_children()) == 2
    asked = [thinking.ask(Question("crusoe", view, 0, "handbook", "luck", 1)) for n in range(3)]
    thinking.close()
    for one in asked:
        assert one.exception(1) is None or isinstance(one.exception(1), BotFailed)
    assert multiprocessing.active_children() == []


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
    thinking = Bots(1)
    failed = thinking.ask(Question("crusoe", {}, 0, "random", "s", 1))
    assert isinstance(failed.exception(PATIENCE), BotFailed)  # it is no state, and the worker says so and lives on
    assert len(multiprocessing.active_children()) == 1
    thinking.close()
    thinking.close()
    assert multiprocessing.active_children() == []
    assert isinstance(thinking.ask(Question("crusoe", {}, 0, "random", "s", 1)).exception(1), BotFailed)


def test_a_game_that_ends_just_before_the_hall_closes_stands_in_the_book(store: Store, tmp_path: Path) -> None:
    for number in range(3):
        hall = Hall(store, Bots(1), tmp_path)
        room = hall.room(hall.open(new(["person"]))[0].table)
        with hall._wake:  # the hall has no time to look after it
            room.resign(0, True)
            hall._closed = True
        hall.close()
        assert len(read_book(tmp_path)) == number + 1


def test_a_game_that_ended_just_before_a_kill_enters_the_book_at_the_next_start(store: Store, tmp_path: Path) -> None:
    """A server without a book stands for one that was killed before it wrote."""
    killed = Hall(store, Bots(1))
    tables = [killed.open(new(who))[0] for who in (["person"], ["random"], ["person"])]
    rooms = [killed.room(seated.table) for seated in tables]
    rooms[0].resign(0, True)
    until(rooms[1].over)
    step = len(steps_of(rooms[0]))
    branch = killed.room(killed.open(new(["person"], branch=[tables[0].table, step]))[0].table)
    branch.resign(0, True)
    killed.close()
    for _ in range(2):
        hall = Hall(store, Bots(1), tmp_path)
        until(lambda: read_book(tmp_path))
        hall.close()
        assert [score.record for score in read_book(tmp_path)] == [f"table:{tables[0].table}"]


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
def steps_of(room: Room) -> list[str]:
    """The steps of the replay of a room's game."""
    return [line for line in room.recorder.lines if not line.startswith("=")]


def finished(hall: Hall, seats: int = 2) -> Room:
    room = hall.room(hall.open(new(["person"] * seats))[0].table)
    play(room, random.Random(8), 1000)
    assert room.over()
    return room


def test_what_if_goes_on_from_any_step_with_new_chance(hall: Hall, store: Store, tmp_path: Path) -> None:
    source = finished(hall)
    step = len(steps_of(source)) // 2
    branches = [hall.room(hall.open(new(["person", "random"], branch=[source.table, step]))[0].table) for _ in range(2)]
    for branch in branches:
        opened = store.read(branch.table)[0]
        assert isinstance(opened, Opened)
        assert (opened.branch, opened.scored, opened.deal) == ([source.table, step], False, "")
        assert branch.recorder.lines == source.recorder.lines[: len(branch.recorder.lines)]
        assert len(steps_of(branch)) == step
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


def test_a_branch_leaves_out_what_was_taken_back(hall: Hall) -> None:
    seated = hall.open(new(["person"]))[0]
    source = hall.room(seated.table)
    source.move(0, source.revision, "explore N1 cook go")
    source.undo(0, source.revision)
    source.move(0, source.revision, "arrange cook")
    laid = hall.open(new(["person"], branch=[source.table, 1], token=seated.token))
    branch = hall.room(laid[0].table)
    assert branch.recorder.lines == source.recorder.lines
    stands = hall.open(new(["person"], branch=[source.table, -1], token=seated.token))[0].table
    assert hall.room(stands).recorder.lines == source.recorder.lines
    assert steps_of(branch) == ["arrange cook"]
    assert branch.state.observation(0) == source.state.observation(0)
    assert branch.state.rng != source.state.rng


def test_a_branch_may_begin_in_the_middle_of_a_move(hall: Hall, store: Store) -> None:
    """One message may hold several lines of the record; a replay has a step for each."""
    seated = hall.open(new(["person"]))[0]
    source = hall.room(seated.table)
    source.move(0, source.revision, "explore N1 cook go rest cook")
    assert steps_of(source) == ["explore N1 cook go", "rest cook"]
    for step, lines in ((0, []), (1, ["explore N1 cook go"]), (2, steps_of(source))):
        laid = hall.open(new(["person"], branch=[source.table, step], token=seated.token))
        assert steps_of(Room(store, laid[0].table)) == lines


def test_no_branch_from_a_game_that_others_still_play(hall: Hall) -> None:
    running = hall.open(new(["person", "person"]))[0]
    more = {"token": running.token}
    refuses("illegal", lambda: hall.open(new(["person", "person"], branch=[running.table, 0], **more)))
    waiting = hall.open(new(["person", "open"]))[0]
    more = {"token": waiting.token}
    refuses("illegal", lambda: hall.open(new(["person", "person"], branch=[waiting.table, 0], **more)))
    alone = hall.open(new(["person", "random"]))[0]
    more = {"token": alone.token}
    hall.open(new(["person", "random"], branch=[alone.table, 0], **more))
    table = alone.table
    for wrong in ([table, -2], [table, 10_000], [table], [table, "2"], [2, table], [table, True]):
        refuses("format", lambda wrong=wrong: hall.open(new(["person", "random"], branch=wrong, **more)))
    with pytest.raises(NoTable):
        hall.open(new(["person"], branch=["nowhere", 1]))
    with pytest.raises(SetupError):
        hall.open(new(["person"], branch=[table, 0], **more))


def test_who_watches_a_running_game_can_not_branch_it(hall: Hall) -> None:
    """A branch shows its player's hand."""
    seated = hall.open(new(["person"], game="scavengers", scenario="mad-prophet"))[0]
    for token in ("", "wrong"):
        refuses("not-yours", lambda token=token: hall.open(new(["person"], branch=[seated.table, 0], token=token)))
    assert hall.open(new(["person"], branch=[seated.table, 0], token=seated.token))


def test_no_branch_from_the_end(hall: Hall) -> None:
    source = finished(hall)
    last = len(steps_of(source))
    refuses("illegal", lambda: hall.open(new(["person", "person"], branch=[source.table, last])))


# -- several servers -------------------------------------------------------------------------------------------------
@pytest.fixture
def two_halls(postgres_address: str, known_key: Callable[[Store], Store]) -> Iterator[tuple[Hall, Hall]]:
    stores = [known_key(open_store(postgres_address)) for _ in range(2)]
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
