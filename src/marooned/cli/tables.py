"""`marooned tables`: the tables of a server, for whoever runs it: a list, copies of all, a single game as text."""

from __future__ import annotations

from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from marooned.cli.commands import tables_folder
from marooned.cli.deck import write_new
from marooned.cli.output import VOICE, AsJson, print_json, print_table, table_of

if TYPE_CHECKING:
    from marooned.table.store import Head, Store

app = typer.Typer(no_args_is_help=True, help="The tables of a server: a list, a copy of all, a single game as text.")

Data = Annotated[
    Path | None, typer.Option(help="Folder of the tables. (default: beside the saved games)", metavar="FOLDER")
]
Where = Annotated[
    str, typer.Option("--store", help="Tables kept elsewhere: postgresql://…", metavar="URL", envvar="MAROONED_STORE")
]
Everything = 2**31 - 1


def place(data: Path | None, store: str) -> str:
    """The address of the store that is meant."""
    from marooned.web.site import STORE_FILE

    return store or str((data or tables_folder()) / STORE_FILE)


def opened(data: Path | None, store: str) -> Store:
    """The store that is meant, which must be there. Raises StoreError."""
    from marooned.table.errors import StoreError
    from marooned.table.store import open_store

    where = place(data, store)
    if not store and not Path(where).is_file():
        raise StoreError(f"{where} is not there")
    return open_store(where)


@app.command("list")
def list_tables(data: Data = None, store: Where = "", json: AsJson = False) -> None:
    """List all tables, those that changed last first."""
    with closing(opened(data, store)) as found:
        heads = found.tables(limit=Everything)
    if json:
        print_json([head_json(head) for head in heads])
        return
    if not heads:
        print(VOICE.say("cli-no-tables"))
        return
    table = table_of("", *(VOICE.say(f"cli-tables-{column}") for column in ("code", "game", "round", "state", "when")))
    for head in heads:
        state = "cli-tables-over" if head.status.over else "cli-tables-runs"
        game = f"{head.status.game} {head.status.scenario}, {len(head.status.seats)}"
        table.add_row(head.code, game, str(head.status.round), VOICE.say(state), when(head.changed))
    print_table(table)


def head_json(head: Head) -> dict[str, object]:
    """A table of the list (docs/formats.md)."""
    status = head.status
    return {
        "table": head.table,
        "code": head.code,
        "game": status.game,
        "scenario": status.scenario,
        "seats": [{"seat": seat.word, "who": seat.who, "name": seat.name} for seat in status.seats],
        "round": status.round,
        "over": status.over,
        "success": status.success,
        "entries": head.seq,
        "opened": when(head.opened),
        "changed": when(head.changed),
    }


def when(seconds: float) -> str:
    """A time as people read it."""
    return datetime.fromtimestamp(seconds).astimezone().isoformat(timespec="seconds")


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the copy; it must not be there yet.", metavar="FILE")],
    data: Data = None,
    store: Where = "",
) -> None:
    """Copy all tables into one file, while the server runs or not; the score book is a file of its own."""
    from marooned.core.errors import FormatError
    from marooned.core.messages import Msg
    from marooned.table.backup import copy_all
    from marooned.table.sqlite import SqliteStore

    if file.exists():
        raise FormatError("is there already", str(file), Msg("error-exists"))
    part = file.with_name(f"{file.name}.part")  # a copy that was broken off never looks like a whole one
    part.unlink(missing_ok=True)
    with closing(opened(data, store)) as source, closing(SqliteStore(part)) as target:
        n = copy_all(source, target)
    part.replace(file)
    print(VOICE.say("cli-tables-saved", n=n, file=str(file)))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `backup` wrote.", metavar="FILE")],
    data: Data = None,
    store: Where = "",
) -> None:
    """Bring the tables of a copy into a store that has none yet: a new folder, or a database of PostgreSQL."""
    from marooned.table.backup import copy_all
    from marooned.table.errors import StoreError
    from marooned.table.sqlite import SqliteStore
    from marooned.table.store import open_store

    if not file.is_file():
        raise StoreError(f"{file} is not there")
    with closing(SqliteStore(file)) as source, closing(open_store(place(data, store))) as target:
        n = copy_all(source, target)
    print(VOICE.say("cli-tables-restored", n=n))


@app.command()
def export(
    table: Annotated[str, typer.Argument(help="Code or name of a table.")],
    output: Annotated[
        Path | None, typer.Option("--output", metavar="FILE", help="Where to write it. (default: stdout)")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file if it is there already.")] = False,
    log: Annotated[bool, typer.Option("--log", help="All stored entries as lines of JSON, with the seed.")] = False,
    data: Data = None,
    store: Where = "",
) -> None:
    """Write the record of a game; while it runs, without the seed that would tell what comes."""
    from marooned.table.codes import tidy
    from marooned.table.entries import encode
    from marooned.table.room import Room

    with closing(opened(data, store)) as found:
        name = found.find(tidy(table)) or table
        if log:
            text = "".join(f"{encode(entry).decode()}\n" for entry in found.read(name))
        else:
            room = Room(found, name)
            text = room.record() if room.over() else room.recorder.text(secret=False)
    if output is None:
        print(text, end="")
        return
    write_new(output, text, force)
    print(VOICE.say("cli-tables-written", file=str(output)))
