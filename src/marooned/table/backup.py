"""Copies of all tables: from the store that is in use into a file, from a file into an empty store, of any kind."""

from __future__ import annotations

from typing import Final

from marooned.table.errors import NotEmpty
from marooned.table.store import Store

ALL: Final = 2**31 - 1


def copy_all(source: Store, target: Store) -> int:
    """Copy everything from one store into an empty one; how many tables there were. The source may be in use: each
    table is copied as it stands when its turn comes. Raises NotEmpty, StoreError.
    """
    if target.tables(limit=1):
        raise NotEmpty
    target.adopt(source.key())
    for digest, text in source.decks().items():
        target.keep_deck(digest, text)
    tables = source.tables(limit=ALL)
    for listed in tables:
        head = source.head(listed.table)
        target.copy(head, source.read(head.table, 0, head.seq))
    return len(tables)
