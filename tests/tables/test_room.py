"""A live table: moves, undo, shared planning, simultaneous play, talk, pause and giving up, coming back."""

from __future__ import annotations

import random
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from marooned.core.engine import TABLE
from marooned.core.messages import Msg
from marooned.core.record import replay
from marooned.games import get_game
from marooned.table.codes import deal_seed, new_deal
from marooned.table.entries import Ended, Moved, Said, Undone
from marooned.table.errors import BrokenTable, NoTable, Refusal, StoreError
from marooned.table.ledger import SNAPSHOT_EVERY, WATCHING
from marooned.table.room import CHAT_LINES, Room
from marooned.table.store import Store

Lay = Callable[..., Room]


def go(room: Room, seat: int, line: str) -> int:
    """A line of a person who has seen the newest table."""
    return room.move(seat, room.revision, line)


def refuses(code: str, call: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        call()
    assert caught.value.code == code
    return caught.value


def again(room: Room) -> Room:
    """The same table in another process."""
    return Room(room.store, room.table, None, room._tick)


def facts(room: Room) -> bytes:
    """All that a room is, what can be taken back included."""
    room_picture = msgspec.structs.replace(room.picture(), clock=0)
    undo = [room.can_undo(seat) for seat in range(len(room.places))]
    return msgspec.json.encode((room_picture, undo))


def play(room: Room, chance: random.Random) -> None:
    """A move of any person that may move, or an undo."""
    if room.over():
        return
    for seat in chance.sample(range(len(room.places)), len(room.places)):
        if room.can_undo(seat) and chance.random() < 0.15:
            room.undo(seat, room.revision)
            return
    people = [seat for seat in room.state.acting() if seat >= 0 and room.state.legal_actions(seat)]
    awaited = [seat for seat in people if seat in room.state.awaited()]
    seat = chance.choice(awaited if chance.random() < 0.8 else people)
    go(room, seat, room.state.action_to_string(chance.choice(room.state.legal_actions(seat))))


def plan_all(room: Room) -> None:
    """Two people rest with all their pawns, so that the plan is done."""
    for who in ("cook", "cook", "explorer", "explorer"):
        go(room, 0, f"arrange {who}")
    while room.state.legal != [room.state.string_to_action("confirm")]:
        options = [room.state.action_to_string(action) for action in room.state.legal]
        go(room, room.state.acting()[0], "done" if "done" in options else "rest friday")


# -- what a table shows ----------------------------------------------------------------------------------------------
def test_a_new_table_asks_its_first_player(lay: Lay) -> None:
    table = lay().table_for(0)
    assert (table.game, table.scenario, table.seat, table.deal) == ("crusoe", "castaways", 0, "AAAAAAA")
    assert [(seat.word, seat.who) for seat in table.seats] == [("cook", "person"), ("explorer", "person")]
    assert table.asked is not None
    assert table.asked.yours and table.asked.seats == [0, 1]
    words = {choice.word: choice.points for choice in table.asked.options}
    assert words["build"] == ["kind:build"]
    assert table.goal and table.log[0].n == 0
    assert any(line.strong for line in table.log)
    assert table.ended is None and table.clock == -1


def test_the_table_goes_over_the_wire(lay: Lay) -> None:
    room = lay()
    for seat in (0, 1, WATCHING):
        table = room.table_for(seat)
        data = msgspec.json.encode(table)
        again = msgspec.json.decode(data, type=type(table))
        assert msgspec.json.encode(again) == data


def test_somebody_who_watches_is_asked_nothing(lay: Lay) -> None:
    asked = lay().table_for(WATCHING).asked
    assert asked is not None
    assert not asked.yours and asked.options == [] == asked.retractions


def test_the_log_comes_from_any_line_on(lay: Lay) -> None:
    room = lay()
    whole = room.log_for(0)
    assert [line.n for line in whole] == list(range(len(whole)))
    go(room, 0, "arrange cook")
    assert room.table_for(0, len(whole)).log == room.log_for(0)[len(whole) :] != []


# -- moves -----------------------------------------------------------------------------------------------------------
def test_a_whole_line_is_one_entry_and_is_stored(lay: Lay, store: Store) -> None:
    room = lay()
    before = room.revision
    assert go(room, 0, "explore N1 cook go") == before + 1
    [moved] = store.read(room.table, before)
    assert isinstance(moved, Moved)
    assert (moved.seat, moved.digest) == (0, room.digest())
    assert facts(again(room)) == facts(room)


def test_an_illegal_line_names_its_rule_and_changes_nothing(lay: Lay, store: Store) -> None:
    room = lay()
    before = facts(room)
    refusal = refuses("illegal", lambda: go(room, 0, "build roof cook go"))
    assert refusal.rule == "RC-build-08"
    assert refusal.legal
    refuses("format", lambda: go(room, 0, "explode N1"))
    refuses("format", lambda: go(room, 0, "2:done"))
    refuses("format", lambda: go(room, 0, "  "))
    refuses("format", lambda: go(room, 0, "rest " * 60))
    refuses("illegal", lambda: go(room, 0, "explore N1 cook go build roof"))
    assert facts(room) == before
    assert room.store.head(room.table).seq == room.revision


def test_a_line_may_not_go_on_after_a_card_was_seen(lay: Lay) -> None:
    """Whoever tries learns nothing of what would come: whatever follows, the answer is the same."""
    room = lay("scavengers", 2)
    before = facts(room)
    first = room.state.current_player()
    heard = {
        str(refuses("format", lambda more=more: go(room, first, f"pile-1 reveal {more}")).message)
        for more in ("reveal", "collect", "take-hunt", "nonsense", "done")
    }
    assert heard == {str(Msg("room-revealed"))}
    assert facts(room) == before
    go(room, first, "pile-1 reveal")


def test_a_late_move_is_stale(lay: Lay) -> None:
    room = lay()
    seen = room.revision
    go(room, 0, "arrange cook")
    refuses("stale", lambda: room.move(1, seen, "arrange explorer"))
    refuses("stale", lambda: room.move(1, room.revision + 5, "arrange explorer"))
    room.move(1, room.revision, "arrange explorer")


def test_talk_makes_no_move_stale(lay: Lay) -> None:
    room = lay()
    seen = room.revision
    room.say(1, "wood!")
    assert room.revision == seen + 1
    room.move(0, seen, "arrange cook")


def test_of_two_processes_one_is_first(lay: Lay, store: Store) -> None:
    one = lay()
    other = again(one)
    seen = one.revision
    one.move(0, seen, "arrange cook")
    refuses("stale", lambda: other.move(1, seen, "arrange explorer"))
    assert facts(other) == facts(one)  # it has read what the first one did
    other.move(1, other.revision, "arrange explorer")
    one.move(0, other.revision, "arrange cook")  # seen in the other process, and read here just in time
    assert facts(again(one)) == facts(one)


def test_of_many_people_who_race_for_one_move_one_wins(lay: Lay, store: Store) -> None:
    rooms = [lay()]
    rooms += [again(rooms[0]) for _ in range(3)]
    seen = rooms[0].revision
    barrier = threading.Barrier(8)

    def race(number: int) -> str:
        barrier.wait()
        try:
            rooms[number % 4].move(number % 2, seen, "arrange cook" if number % 2 else "arrange explorer")
        except Refusal as refusal:
            return refusal.code
        return "won"

    with ThreadPoolExecutor(8) as pool:
        results = sorted(pool.map(race, range(8)))
    assert results == ["stale"] * 7 + ["won"]
    assert store.head(rooms[0].table).seq == seen + 1


def test_nobody_answers_for_others(lay: Lay) -> None:
    room = lay(seats=2)
    plan_all(room)
    for seat in room.state.acting():
        go(room, seat, "confirm")
    asked = room.state.acting()
    assert len(asked) == 1
    word = room.state.action_to_string(room.state.legal[0])
    refuses("not-yours", lambda: go(room, 1 - asked[0], word))
    refuses("not-yours", lambda: go(room, WATCHING, word))
    refuses("not-yours", lambda: go(room, 7, word))
    go(room, asked[0], word)


def test_a_line_that_runs_into_another_ones_turn_tells_nothing_of_their_hand(lay: Lay) -> None:
    """After `pass` another seat is asked; the refusal must not list what that one could do."""
    room = lay("scavengers", 3)
    chance = random.Random(5)
    tried = 0
    for _ in range(400):
        if room.over():
            break
        seat = room.state.current_player()
        words = [room.state.action_to_string(action) for action in room.state.legal_actions(seat)]
        if "pass" in words:
            before = facts(room)
            then = room.state.clone()
            then.apply_action(then.string_to_action("pass"), seat)
            if seat not in then.acting() and not then.is_terminal():
                with pytest.raises(Refusal) as caught:
                    go(room, seat, "pass pass")
                assert caught.value.legal == ()
                tried += 1
            assert facts(room) == before
        play(room, chance)
    assert tried > 3


def test_what_the_store_refuses_has_not_happened(lay: Lay, tmp_path: Path) -> None:
    room = lay()
    go(room, 0, "arrange cook")
    before = facts(room)
    room.store._db.execute("PRAGMA busy_timeout = 50")
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    for call in (
        lambda: go(room, 1, "arrange explorer"),
        lambda: room.undo(0, room.revision),
        lambda: room.say(0, "hallo"),
        lambda: room.pause(0, True),
        lambda: room.resign(0, True),
        lambda: room.rename(0, "Ana"),
    ):
        with pytest.raises(StoreError):
            call()
        assert facts(room) == before
    other.execute("ROLLBACK")
    other.close()
    go(room, 1, "arrange explorer")
    assert facts(again(room)) == facts(room)


# -- undo ------------------------------------------------------------------------------------------------------------
def test_a_seat_takes_back_its_last_line_and_no_other(lay: Lay, store: Store) -> None:
    room = lay()
    digest = room.digest()
    go(room, 0, "explore N1 cook go")
    after_first = room.digest()
    go(room, 1, "arrange explorer")
    assert not room.can_undo(0) and room.can_undo(1)
    refuses("undo", lambda: room.undo(0, room.revision))
    room.undo(1, room.revision)
    assert room.digest() == after_first
    assert room.can_undo(0)
    room.undo(0, room.revision)
    assert room.digest() == digest
    refuses("undo", lambda: room.undo(0, room.revision))
    assert [type(entry) for entry in store.read(room.table, 3)] == [Moved, Moved, Undone, Undone]
    assert room.log[-1].line.kind == "room-undone"
    assert facts(again(room)) == facts(room)


def test_undo_stops_at_what_was_revealed(lay: Lay) -> None:
    room = lay("crusoe", 1, **{"friday": False, "dog": False})
    for line in ("arrange cook", "rest cook"):
        go(room, 0, line)
    if "done" in [choice.word for choice in room.table_for(0).asked.options]:
        go(room, 0, "done")
    assert room.can_undo(0)
    go(room, 0, "confirm")
    assert not room.can_undo(0)


def test_undo_stops_at_a_confirmation(lay: Lay) -> None:
    room = lay()
    plan_all(room)
    first = room.state.acting()[0]
    go(room, first, "confirm")
    assert not room.can_undo(0) and not room.can_undo(1)


def test_where_hands_are_hidden_the_answer_of_another_seat_ends_undo(lay: Lay) -> None:
    room = lay("scavengers", 2)
    first = room.state.current_player()
    go(room, first, "pile-1")
    assert room.can_undo(first)
    other = 1 - first
    options = [room.state.action_to_string(action) for action in room.state.legal_actions(other)]
    go(room, other, options[0])
    assert not room.can_undo(first)


def test_an_old_undo_is_stale(lay: Lay) -> None:
    room = lay()
    go(room, 0, "arrange cook")
    seen = room.revision
    go(room, 0, "arrange cook")
    refuses("stale", lambda: room.undo(0, seen))


# -- shared planning -------------------------------------------------------------------------------------------------
def test_all_plan_together_and_each_confirms(lay: Lay) -> None:
    room = lay()
    go(room, 1, "arrange cook")  # anybody may declare for anybody's pawns
    go(room, 0, "arrange cook")
    for _ in range(2):
        go(room, 0, "arrange explorer")
    plan_word = next(choice.word for choice in room.table_for(0).asked.retractions)
    go(room, 1, plan_word)  # and take back, while nobody has confirmed
    go(room, 1, "arrange cook" if room.state.free_pawns[1] else "arrange explorer")
    while room.state.legal != [room.state.string_to_action("confirm")]:
        options = [room.state.action_to_string(action) for action in room.state.legal]
        go(room, 0, "done" if "done" in options else "rest friday")
    first = room.state.acting()[0]
    assert room.table_for(first).asked.yours
    assert room.table_for(1 - first).asked.yours
    assert room.table_for(WATCHING).asked.seats == [first, 1 - first]
    seen = room.revision
    room.move(1 - first, seen, "confirm")
    refuses("not-yours", lambda: go(room, 1 - first, "confirm"))
    room.move(first, seen, "confirm")  # what the other confirmed meanwhile does not matter
    assert type(room.state.asking).__name__ not in ("Plan", "Confirm")


def test_intents_are_seen_and_not_stored(lay: Lay, store: Store) -> None:
    room = lay()
    room.intend(0, "explore N1")
    assert room.table_for(1).intents == {"0": "explore N1"}
    assert store.head(room.table).seq == room.revision == 3
    go(room, 0, "explore N1 cook go")
    assert room.table_for(1).intents == {}
    room.intend(1, "build")
    room.intend(1, "")
    assert room.table_for(0).intents == {}
    refuses("format", lambda: room.intend(1, "x" * 201))


def test_intents_stay_hidden_where_hands_are(lay: Lay) -> None:
    room = lay("scavengers", 2)
    room.intend(0, "play-hunt")
    assert room.table_for(1).intents == {} == room.table_for(0).intents


def test_a_preview_does_nothing_and_asks_what_comes_next(lay: Lay) -> None:
    room = lay()
    before = facts(room)
    asked, _ = room.preview(0, "explore")
    assert asked is not None and asked.yours
    assert "N1" in [choice.word for choice in asked.options]
    assert ["space:N1"] in [choice.points for choice in asked.options]
    asked, _ = room.preview(0, "explore N1 cook go")
    assert asked is not None and "explore" in [choice.word for choice in asked.options]
    assert refuses("illegal", lambda: room.preview(0, "build roof")).rule == "RC-build-08"
    assert facts(room) == before


def test_a_preview_never_looks_ahead(lay: Lay) -> None:
    room = lay("scavengers", 2)
    first = room.state.current_player()
    asked, _ = room.preview(first, "pile-1")
    assert asked is not None
    asked, _ = room.preview(first, "pile-1 reveal")
    assert asked is None
    refuses("format", lambda: room.preview(first, "pile-1 reveal reveal"))
    refuses("illegal", lambda: room.preview(1 - first, "reveal"))


# -- all at once -----------------------------------------------------------------------------------------------------
class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def live(lay: Lay) -> tuple[Room, Time]:
    """Last Hunt with a real clock, everybody hunting."""
    time = Time()
    room = lay("scavengers", 3, (), "last-hunt", time, clock="table")
    while TABLE not in room.state.acting():
        seat = room.state.current_player()
        go(room, seat, room.state.action_to_string(room.state.legal[0]))
    return room, time


def test_all_act_at_once_and_are_not_late_for_each_other(live: tuple[Room, Time]) -> None:
    room, _ = live
    seen = room.revision
    for seat in range(3):
        asked = room.table_for(seat).asked
        assert asked.yours and "pile-1" in [choice.word for choice in asked.options]
    for seat in (2, 0, 1):
        room.move(seat, seen, f"pile-{seat + 1}")
    refuses("stale", lambda: room.move(2, seen, "reveal"))  # but for themselves
    assert facts(again(room)) == facts(room)


def test_the_clock_runs_and_time_is_up(live: tuple[Room, Time], store: Store) -> None:
    room, time = live
    assert room.table_for(0).clock == 90_000
    time.now += 30
    assert room.table_for(0).clock == 60_000
    go(room, 0, "pile-1")
    assert room.due() == 60.0
    assert not room.time_up()
    time.now += 60.5
    seen = room.revision
    refuses("stale", lambda: room.move(1, seen, "pile-2"))  # too late: the table has spoken first
    moved = store.read(room.table, seen)[0]
    assert isinstance(moved, Moved)
    assert (moved.seat, moved.words) == (TABLE, "table:time-up")
    assert room.due() is None
    assert facts(again(room)) == facts(room)


def test_a_pause_stops_the_clock_and_the_people(live: tuple[Room, Time]) -> None:
    room, time = live
    time.now += 10
    room.pause(1, True)
    time.now += 500
    assert room.table_for(0).clock == 80_000
    assert room.due() is None and not room.time_up()
    refuses("paused", lambda: go(room, 0, "pile-1"))
    room.pause(2, False)
    assert room.due() == 80.0


def test_a_table_that_comes_back_goes_on_with_the_time_of_its_last_move(live: tuple[Room, Time]) -> None:
    room, time = live
    time.now += 20
    go(room, 0, "pile-1")
    time.now += 5_000  # the server was away
    back = again(room)
    assert back.due() == 70.0
    time.now += 70
    assert back.time_up()


# -- seats and tokens ------------------------------------------------------------------------------------------------
def test_only_hashes_of_tokens_are_stored(lay: Lay, tmp_path: Path) -> None:
    room = lay(who=("person", "open"))
    seat, token = room.take(name="Ola")
    assert seat == 1
    assert room.seat_of(token) == 1
    assert room.seat_of("") == WATCHING
    for wrong in ("x", token[:-1], token + "a", token.swapcase()):
        refuses("not-yours", lambda wrong=wrong: room.seat_of(wrong))
    assert not room.owned_by(token) and not room.owned_by("")
    assert token not in str(room.picture()) + repr(room.places) + repr(room.__dict__)
    written = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.name.startswith("tables.db"))
    assert b"Ola" in written
    assert token.encode() not in written


def test_a_free_seat_is_taken_once(lay: Lay) -> None:
    room = lay(who=("open", "open"))
    other = again(room)
    assert room.take(0)[0] == 0
    refuses("busy", lambda: other.take(0))  # it has not heard of it yet, and meets a conflict
    assert other.take()[0] == 1
    refuses("busy", room.take)
    refuses("busy", lambda: room.take(9))


def test_one_leaves_a_seat_to_a_bot_and_comes_back(lay: Lay) -> None:
    room = lay()
    room.sit(1, False, 1, "random")
    assert room.places[1].who == "random"
    assert room.bots_due() == [] or room.bots_due() == [1]
    refuses("not-yours", lambda: go(room, 1, "arrange explorer"))
    refuses("busy", lambda: room.take(1))  # the seat still has its owner
    room.sit(1, False, 1, "person")
    go(room, 1, "arrange explorer")


def test_only_whoever_laid_the_table_opens_seats(lay: Lay) -> None:
    room = lay()
    refuses("not-yours", lambda: room.sit(0, False, 1, "open"))
    refuses("not-yours", lambda: room.sit(1, False, 1, "open"))
    refuses("not-yours", lambda: room.sit(0, False, 1, "random"))
    refuses("format", lambda: room.sit(0, True, 1, "hal9000"))
    room.sit(0, True, 1, "open")
    assert room.places[1].token == ""
    assert room.take()[0] == 1


def test_names_are_plain_text(lay: Lay) -> None:
    room = lay()
    room.rename(0, "  Žofie\u202e\n\x00 z  Brna" + "!" * 90)
    assert room.places[0].name == ("Žofie z Brna" + "!" * 90)[:40]


# -- talk, pause, giving up ------------------------------------------------------------------------------------------
def test_chat_is_stored_in_order(lay: Lay, store: Store) -> None:
    room = lay()
    room.rename(0, "Ana")
    assert room.say(0, " do\tyou <b>see</b>\n this? ") == 0
    assert room.say(1, phrase="careful") == 1
    assert room.say(WATCHING, "hi", name="Guest") == 2
    lines = room.chat_since()
    assert [(line.seat, line.name, line.text, line.phrase) for line in lines] == [
        (0, "Ana", "do you <b>see</b> this?", ""),
        (1, "", "", "careful"),
        (-1, "Guest", "hi", ""),
    ]
    assert again(room).chat_since(1) == lines[1:]
    assert sum(isinstance(entry, Said) for entry in store.read(room.table)) == 3


def test_chat_has_limits(lay: Lay) -> None:
    time = Time()
    room = lay(tick=time)
    for text, phrase in (("", ""), (" \n\x00", ""), ("x" * 501, ""), ("", "rm-rf"), ("both", "careful")):
        refuses("format", lambda text=text, phrase=phrase: room.say(0, text, phrase))
    for _ in range(CHAT_LINES):
        room.say(0, "again")
    refuses("busy", lambda: room.say(0, "again"))
    room.say(1, "I may still talk")
    time.now += 10.1
    room.say(0, "again")


def test_all_people_must_agree_to_give_up(lay: Lay) -> None:
    room = lay(seats=3, who=("person", "person", "random"))
    room.resign(0, True)
    room.resign(0, False)
    room.resign(1, True)
    assert not room.over() and room.table_for(0).resigning == [1]
    room.resign(0, True)
    table = room.table_for(2)
    assert room.over() and table.ended is not None
    assert (table.ended.success, table.ended.reason, table.ended.round) == (False, "resigned", 1)
    assert table.asked is None
    refuses("over", lambda: go(room, 0, "arrange cook"))
    refuses("over", lambda: room.resign(0, False))
    refuses("over", lambda: room.pause(0, True))
    assert facts(again(room)) == facts(room)


# -- to the end, and back from the store -----------------------------------------------------------------------------
def test_seed_and_record_are_shown_at_the_end_only(lay: Lay, store: Store) -> None:
    room = lay("crusoe", 1)
    seed = deal_seed(store.key(), "AAAAAAA")
    chance = random.Random(2)
    while not room.over():
        table = room.table_for(0)
        assert table.ended is None
        assert str(seed) not in msgspec.json.encode(table).decode()
        refuses("illegal", room.record)
        play(room, chance)
    table = room.table_for(0)
    assert table.ended is not None and table.ended.seed == seed
    assert isinstance(store.read(room.table)[-1], Ended)
    replayed = replay(room.record(), get_game("crusoe"))
    assert replayed.agrees
    assert replayed.state.to_plain() == room.state.to_plain()


def test_the_same_deal_code_gives_the_same_deal(store: Store) -> None:
    code = new_deal()
    assert deal_seed(store.key(), code) == deal_seed(store.key(), f" {code[:3]}-{code[3:].lower()} ")
    assert deal_seed(b"another store's key", code) != deal_seed(store.key(), code)
    for at in range(len(code)):
        wrong = code[:at] + ("A" if code[at] != "A" else "B") + code[at + 1 :]
        refuses("format", lambda wrong=wrong: deal_seed(store.key(), wrong))
    refuses("format", lambda: deal_seed(store.key(), code[:-1]))
    refuses("format", lambda: deal_seed(store.key(), "O0I1L00"))


@pytest.mark.parametrize(("game", "seats"), [("crusoe", 1), ("crusoe", 3), ("scavengers", 3)])
def test_a_table_that_is_dropped_at_any_time_comes_back_as_it_was(lay: Lay, game: str, seats: int) -> None:
    """Random play with undo, talk and pauses; every few moves the room is thrown away and built anew."""
    room = lay(game, seats)
    chance = random.Random(f"{game} {seats}")
    came_back = with_snapshot = 0
    for number in range(260):
        if room.over():
            break
        what = chance.random()
        if what < 0.03 and number % 20 == 0:
            room.say(chance.randrange(seats), f"line {number}")
        elif what < 0.06:
            room.pause(0, True)
            room.pause(0, False)
        else:
            play(room, chance)
        if chance.random() < 0.12:
            back = again(room)
            assert facts(back) == facts(room)
            with_snapshot += back._kept > 0
            came_back += 1
            room = back
    assert came_back > 5
    if room.revision > 2 * SNAPSHOT_EVERY:
        assert with_snapshot > 0
    assert facts(again(room)) == facts(room)


def test_a_snapshot_is_no_more_than_a_short_cut(lay: Lay, store: Store) -> None:
    room = lay("crusoe", 2)
    chance = random.Random(11)
    while room._kept == 0 and not room.over():
        play(room, chance)
    play(room, chance)
    kept = store.snapshot(room.table)
    assert kept is not None and kept[0] == room._kept
    quick = again(room)
    store._db.execute("DELETE FROM snapshots")
    slow = again(room)
    assert (quick._kept, slow._kept) == (kept[0], 0)
    assert facts(quick) == facts(slow) == facts(room)
    store.keep(room.table, kept[0], b'{"of": "another version"}')
    assert facts(again(room)) == facts(room)


def test_a_log_that_does_not_give_its_states_is_refused(lay: Lay, store: Store) -> None:
    room = lay()
    go(room, 0, "arrange cook")
    store._db.execute("UPDATE entries SET body = replace(body, 'arrange', 'rest') WHERE seq = ?", (room.revision,))
    with pytest.raises(BrokenTable) as caught:
        again(room)
    assert caught.value.entry == room.revision


def test_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(NoTable):
        Room(store, "nowhere")
