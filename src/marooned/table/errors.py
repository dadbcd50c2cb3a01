"""What a table or a store refuses, as typed errors with a message for players."""

from __future__ import annotations

from marooned.core.errors import MaroonedError
from marooned.core.messages import Arg, Msg


class StoreError(MaroonedError):
    """The store could not do it (disk full, locked, out of reach); nothing was changed."""

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(f"the store failed: {why}", Msg("room-store", {"why": why}))


class NewerSchema(StoreError):
    """The store was written by a newer version."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"its schema is version {found}, and this program knows up to {known}")


class NotEmpty(StoreError):
    """The store has tables already, and is not the place for all of another one."""

    def __init__(self) -> None:
        super().__init__("there are tables in it already")


class NoTable(MaroonedError):
    """There is no such table."""

    def __init__(self, table: str) -> None:
        self.table = table
        super().__init__(f"there is no table {table!r}", Msg("room-no-table", {"table": table}))


class TableExists(MaroonedError):
    """A table of that name or code is there already."""

    def __init__(self, table: str) -> None:
        super().__init__(f"a table {table!r} is there already", Msg("room-table-exists", {"table": table}))


class Conflict(MaroonedError):
    """Somebody else was first. head: the number of the last entry of the table."""

    def __init__(self, table: str, wanted: int, head: int) -> None:
        self.table = table
        self.head = head
        super().__init__(f"table {table!r}: entry {wanted} is taken, the last one is {head}", Msg("room-stale"))


class BrokenTable(MaroonedError):
    """A stored table can't be played on: its log does not give the states that it names."""

    def __init__(self, table: str, entry: int, why: str) -> None:
        self.table = table
        self.entry = entry
        super().__init__(f"table {table!r}, entry {entry}: {why}", Msg("room-broken", {"entry": entry}))


class Refusal(MaroonedError):
    """Something was not done. code: as in `contract.Refused`. rule: id of the statement behind it.

    legal: nearest legal alternatives, as words.
    """

    def __init__(self, code: str, message: Msg, rule: str = "", legal: tuple[str, ...] = ()) -> None:
        self.code = code
        self.rule = rule
        self.legal = legal
        super().__init__(f"refused ({code}): {message.id} {dict(message.args)}", message)


def refused(code: str, id: str, **args: Arg) -> Refusal:
    """A refusal with the message `id`."""
    return Refusal(code, Msg(id, args))
