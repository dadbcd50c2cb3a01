"""What all tests share. `--hypothesis-profile=long` looks further where a test takes its number of examples from it."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from marooned.table import sqlite

settings.register_profile("long", max_examples=3000, deadline=None)


@pytest.fixture(scope="session", autouse=True)
def unflushed() -> Iterator[None]:
    """Stores in this process leave flushing to the system: no test pulls the plug, and disks are slow.

    Servers that tests start as processes flush as always.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite, "FLUSH", "OFF")
        yield
