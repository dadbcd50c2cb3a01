"""What all tests share."""

from collections.abc import Iterator

import pytest

from marooned.table import sqlite


@pytest.fixture(scope="session", autouse=True)
def unflushed() -> Iterator[None]:
    """Stores in this process leave flushing to the system: no test pulls the plug, and disks are slow.

    Servers that tests start as processes flush as always.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite, "FLUSH", "OFF")
        yield
