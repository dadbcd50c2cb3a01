"""Stores to test, halls and tables on them."""

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from marooned.table.bots import Bots
from marooned.table.hall import Hall
from marooned.table.room import Room
from marooned.table.store import Store, open_store
from marooned.web import contract

Opener = Callable[[], Store]
Lay = Callable[..., Room]


@pytest.fixture(params=["sqlite", "postgres"])
def opener(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Opener]:
    """Opens the same store again and again, as further processes would."""
    sqlite = request.param == "sqlite"
    where = str(tmp_path / "tables.db") if sqlite else request.getfixturevalue("postgres_address")
    opened: list[Store] = []

    def open_again() -> Store:
        opened.append(open_store(where))
        return opened[-1]

    yield open_again
    for store in opened:
        store.close()


@pytest.fixture
def both(opener: Opener) -> Store:
    """A store, once of each kind."""
    return opener()


@pytest.fixture
def store(tmp_path: Path, known_key: Callable[[Store], Store]) -> Iterator[Store]:
    """A store in a file, with a key that is always the same."""
    opened = known_key(open_store(str(tmp_path / "tables.db")))
    yield opened
    opened.close()


@pytest.fixture
def hall(store: Store, tmp_path: Path) -> Iterator[Hall]:
    """A hall on that store, with a score book in the same folder; bots start when they are asked."""
    opened = Hall(store, Bots(1), tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def lay(hall: Hall, store: Store) -> Lay:
    """Lay a table and take a room of its own on it, as a process of its own would: `lay("crusoe", 2)`."""

    def laid(
        game: str = "crusoe",
        seats: int = 2,
        who: Sequence[str] = (),
        scenario: str = "",
        tick: Callable[[], float] = time.monotonic,
        **options: int | str | bool,
    ) -> Room:
        people = ["cook", "explorer", "carpenter", "soldier"]
        new = contract.NewTable(
            game=game,
            scenario=scenario or {"crusoe": "castaways", "scavengers": "daring-retreat"}[game],
            seats=people[:seats] if game == "crusoe" else ["player"] * seats,
            who=list(who) or ["person"] * seats,
            options=options,
            deal="AAAAAAA",
        )
        room = Room(store, hall.open(new)[0].table, None, tick)
        return room

    return laid
