"""The contract of stores, over SQLite and PostgreSQL."""

import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marooned.table.entries import (
    AnyEntry,
    Ended,
    Moved,
    Opened,
    Paused,
    Reseeded,
    Resigned,
    Said,
    Seated,
    SeatStatus,
    Status,
    Undone,
    decode,
    encode,
)
from marooned.table.errors import Conflict, NewerSchema, NoTable, StoreError, TableExists
from marooned.table.sqlite import SqliteStore
from marooned.table.store import SCHEMA, Store, open_store

Opener = Callable[[], Store]


def opened(code: str = "ABCDEF") -> Opened:
    return Opened(
        game="crusoe",
        scenario="castaways",
        seats=["cook"],
        options={"dog": True, "book-events": 3, "wreckage": "random"},
        seed=7,
        deal="ABCDEFG",
        code=code,
        rules=1,
    )


def said(text: str) -> Said:
    return Said(seat=0, name="Ana", text=text)


def status(over: bool = False, public: bool = False, asked: int = 0) -> Status:
    seats = [SeatStatus("cook", "person", "Ana")]
    return Status(game="crusoe", scenario="castaways", seats=seats, round=1, asked=[asked], over=over, public=public)


def lay(store: Store, table: str = "one", code: str = "ABCDEF", **how: bool) -> None:
    store.create(table, [opened(code)], status(**how))


def test_a_new_table_has_its_first_entries(both: Store) -> None:
    assert both.create("one", [opened(), said("ahoj")], status()) == 2
    assert both.read("one") == [opened(), said("ahoj")]
    head = both.head("one")
    assert (head.table, head.code, head.seq, head.status) == ("one", "ABCDEF", 2, status())
    assert head.opened == head.changed > 0
    assert both.find("ABCDEF") == "one"


def test_entries_are_numbered_and_read_from_any_number_on(both: Store) -> None:
    lay(both)
    assert both.append("one", 2, [said("b"), said("c")], status()) == 3
    assert both.append("one", 4, [said("d")], status(asked=1)) == 4
    assert both.read("one", 2) == [said("c"), said("d")]
    assert both.read("one", 1, 3) == [said("b"), said("c")]
    assert both.read("one", 4) == []
    assert both.head("one").seq == 4
    assert both.head("one").status == status(asked=1)


@pytest.mark.parametrize("seq", [1, 2, 4, 9])
def test_whoever_does_not_name_the_next_number_meets_a_conflict(both: Store, seq: int) -> None:
    lay(both)
    both.append("one", 2, [said("first")], status())
    with pytest.raises(Conflict) as caught:
        both.append("one", seq, [said("second")], status(asked=5))
    assert caught.value.head == 2
    assert both.read("one", 1) == [said("first")]
    assert both.head("one").status == status()


def test_a_table_or_a_code_that_is_there_is_not_laid_again(both: Store) -> None:
    lay(both)
    with pytest.raises(TableExists):
        lay(both, "one", "GHJKMN")
    with pytest.raises(TableExists):
        lay(both, "two", "ABCDEF")
    with pytest.raises(NoTable):
        both.read("two")
    assert both.find("GHJKMN") is None


def test_what_is_not_there(both: Store) -> None:
    for call in (
        lambda: both.read("none"),
        lambda: both.read("none", 0, 1),
        lambda: both.head("none"),
        lambda: both.append("none", 1, [said("x")], status()),
        lambda: both.keep("none", 1, b"x"),
    ):
        with pytest.raises(NoTable):
            call()
    assert both.find("none") is None
    assert both.snapshot("none") is None
    assert both.seats_of(["hash"]) == []
    assert both.tables() == []


def test_a_table_must_begin_with_being_opened(both: Store) -> None:
    with pytest.raises(ValueError, match="Opened"):
        both.create("one", [said("x")], status())


def test_the_newest_snapshot_is_kept(both: Store) -> None:
    lay(both)
    both.keep("one", 5, b"\x00five\xff")
    both.keep("one", 3, b"three")
    assert both.snapshot("one") == (5, b"\x00five\xff")
    both.keep("one", 8, b"eight")
    assert both.snapshot("one") == (8, b"eight")


def test_tables_are_listed_newest_first(both: Store) -> None:
    for number, code in enumerate(("AAAAAA", "BBBBBB", "CCCCCC")):
        lay(both, f"t{number}", code, public=number > 0, over=number == 2)
    both.append("t0", 2, [said("x")], status())
    assert [head.table for head in both.tables()] == ["t0", "t2", "t1"]
    assert [head.table for head in both.tables(public=True)] == ["t2", "t1"]
    assert [head.table for head in both.tables(public=True, over=False)] == ["t1"]
    assert [head.table for head in both.tables(over=True)] == ["t2"]
    assert [head.table for head in both.tables(limit=1)] == ["t0"]


def test_seats_are_found_by_the_hash_of_their_token(both: Store) -> None:
    lay(both)
    lay(both, "two", "GHJKMN")
    both.append(
        "one", 2, [Seated(seat=0, who="person", token="h1"), Seated(seat=1, who="person", token="h2")], status()
    )
    both.append("two", 2, [Seated(seat=3, who="person", token="h3")], status())
    found = both.seats_of(["h1", "h3", "", "h9"])
    assert [(head.table, seat) for head, seat in found] == [("two", 3), ("one", 0)]
    both.append("one", 4, [Seated(seat=0, who="open"), Seated(seat=1, who="handbook", token="h2")], status())
    assert both.seats_of(["h1"]) == []
    assert [(head.table, seat) for head, seat in both.seats_of(["h2"])] == [("one", 1)]
    assert both.seats_of([""]) == []


def test_the_key_is_made_once_and_stays(opener: Opener) -> None:
    first, second = opener(), opener()
    assert len(first.key()) == 32
    assert first.key() == second.key()


def test_what_was_written_is_there_for_whoever_opens_the_store_next(opener: Opener) -> None:
    first = opener()
    lay(first)
    first.append("one", 2, [said("x")], status())
    first.close()
    first.close()
    assert opener().read("one") == [opened(), said("x")]


def test_of_many_writers_one_is_first_at_each_number(opener: Opener) -> None:
    """Eight writers on two connections race for 40 numbers: each is won once, and what was acknowledged is there."""
    stores = [opener(), opener()]
    lay(stores[0])
    barrier = threading.Barrier(8)

    def race(number: int) -> list[tuple[int, str]]:
        store, won, seq = stores[number % 2], [], 2
        barrier.wait()
        while seq <= 41:
            text = f"{number}-{seq}"
            try:
                store.append("one", seq, [said(text)], status())
                won.append((seq, text))
                seq += 1
            except Conflict as conflict:
                seq = conflict.head + 1
        return won

    with ThreadPoolExecutor(8) as pool:
        won = dict(pair for pairs in pool.map(race, range(8)) for pair in pairs)
    assert sorted(won) == list(range(2, 42))
    assert stores[1].read("one", 1) == [said(won[seq]) for seq in range(2, 42)]


entries = st.one_of(
    st.builds(Said, seat=st.integers(-1, 3), name=st.text(max_size=9), text=st.text(max_size=40), at=st.floats(0, 2e9)),
    st.builds(
        Moved,
        seat=st.integers(-2, 3),
        words=st.text(max_size=30),
        chance=st.lists(st.text(max_size=9), max_size=3),
        digest=st.text(max_size=9),
        clock=st.integers(-1, 90_000),
    ),
    st.builds(Undone, seat=st.integers(0, 3), of=st.integers(1, 999)),
    st.builds(
        Seated, seat=st.integers(0, 3), who=st.text(max_size=9), name=st.text(max_size=9), token=st.text(max_size=9)
    ),
    st.builds(Paused, seat=st.integers(0, 3), on=st.booleans(), clock=st.integers(-1, 9)),
    st.builds(Resigned, seat=st.integers(0, 3), on=st.booleans()),
    st.builds(Reseeded, seed=st.integers(0, 2**48), digest=st.text(max_size=9)),
    st.builds(
        Ended,
        won=st.lists(st.integers(0, 3)),
        success=st.booleans(),
        reason=st.text(max_size=9),
        round=st.integers(0, 99),
        points=st.lists(st.integers(-9, 99)),
    ),
)


@given(entries)
def test_an_entry_comes_back_as_it_was(entry: AnyEntry) -> None:
    assert decode(encode(entry)) == entry


def test_an_entry_of_an_older_version_may_lack_what_came_later() -> None:
    assert decode(b'{"type":"moved","seat":1,"words":"go","chance":[],"digest":"d"}').clock == -1


# -- listening -------------------------------------------------------------------------------------------------------
def test_postgresql_tells_the_others_what_was_appended(postgres_address: str) -> None:
    one, other = open_store(postgres_address), open_store(postgres_address)
    heard: list[tuple[str, int]] = []
    own: list[tuple[str, int]] = []
    came = threading.Event()

    def hear(table: str, seq: int) -> None:
        heard.append((table, seq))
        came.set()

    try:
        other.listen(hear)
        one.listen(lambda table, seq: own.append((table, seq)))
        lay(one)
        one.append("one", 2, [said("a"), said("b")], status())
        assert came.wait(10)
        assert heard == [("one", 3)]
        assert own == []
        with pytest.raises(StoreError):
            other.listen(hear)
    finally:
        one.close()
        other.close()


def test_the_listener_connects_again_and_says_that_anything_may_have_changed(postgres_address: str) -> None:
    import psycopg

    store = open_store(postgres_address)
    heard: list[tuple[str, int]] = []
    came = threading.Event()

    def hear(table: str, seq: int) -> None:
        heard.append((table, seq))
        came.set()

    try:
        store.listen(hear)
        with psycopg.connect(postgres_address, autocommit=True) as db:
            db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        assert came.wait(20)
        assert heard == [("", 0)]
        lay(store)  # the pool, too, finds a connection that works
    finally:
        store.close()


# -- schemas and faults ----------------------------------------------------------------------------------------------
def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    SqliteStore(file).close()
    with sqlite3.connect(file) as db:
        db.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    db.close()
    with pytest.raises(NewerSchema):
        SqliteStore(file)


def test_a_database_of_a_newer_version_is_left_alone(postgres_address: str) -> None:
    import psycopg

    open_store(postgres_address).close()
    with psycopg.connect(postgres_address) as db:
        db.execute("UPDATE facts SET value = %s WHERE name = 'schema'", (str(SCHEMA + 1).encode(),))
    with pytest.raises(NewerSchema):
        open_store(postgres_address)


def test_a_file_that_is_none_of_ours_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear all, this is no database, and long enough to tell. " * 20, encoding="utf-8")
    with pytest.raises(StoreError, match="not a database"):
        SqliteStore(file)


def test_a_database_that_is_not_there_is_refused_in_time(tmp_path: Path) -> None:
    pytest.importorskip("psycopg")
    from marooned.table.postgres import PostgresStore

    with pytest.raises(StoreError):
        PostgresStore(f"postgresql://nobody@/nothing?host={tmp_path}", wait=0.5)


def test_a_locked_file_is_an_error_and_nothing_is_written(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    store = SqliteStore(file, wait=0.1)
    lay(store)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="locked"):
        store.append("one", 2, [said("x")], status())
    other.execute("ROLLBACK")
    other.close()
    assert store.head("one").seq == 1
    assert store.append("one", 2, [said("y")], status()) == 2
    store.close()


def test_a_full_disk_is_an_error_and_nothing_is_half_written(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    lay(store)
    pages = store._db.execute("PRAGMA page_count").fetchone()[0]
    store._db.execute(f"PRAGMA max_page_count = {pages + 2}")
    with pytest.raises(StoreError, match="full"):
        store.append("one", 2, [said("x" * 400) for _ in range(100)], status())
    assert store.head("one").seq == 1
    assert store.read("one", 1) == []
    store._db.execute("PRAGMA max_page_count = 100000")
    assert store.append("one", 2, [said("y")], status()) == 2
    store.close()
