"""How commands speak: the narrator in the language that was asked for, one line for an error, tables, progress."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from marooned.core.errors import ChanceError, EngineFault, MaroonedError, ReplayError
from marooned.core.messages import Arg
from marooned.sim.runner import Progress as Done
from marooned.text import Narrator, TextError, choose_language

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON (docs/formats.md) and nothing else on stdout.")]

OK: Final = 0
FAILED: Final = 1
USAGE: Final = 2


class Voice:
    """The language of this run. wish: what `--lang` said; the narrator is made when it is first needed."""

    def __init__(self) -> None:
        self.wish: str | None = None
        self._narrator: Narrator | None = None

    def choose(self, wish: str | None) -> None:
        """Set the language. Raises TextError for one that Marooned does not speak."""
        choose_language(wish, os.environ)
        self.wish = wish
        self._narrator = None

    @property
    def narrator(self) -> Narrator:
        """The narrator of that language."""
        if self._narrator is None:
            self._narrator = Narrator(choose_language(self.wish, os.environ))
        return self._narrator

    def say(self, id: str, /, **args: Arg) -> str:
        """The text of a message."""
        return self.narrator.say(id, **args)


VOICE: Final = Voice()


def exit_code(error: MaroonedError) -> int:
    """1 if something failed that was asked for rightly (a record that doesn't replay), 2 if it was asked wrongly."""
    return FAILED if isinstance(error, ReplayError | ChanceError | EngineFault) else USAGE


def tell_error(error: MaroonedError) -> None:
    """Print an error as one line on stderr, in the language of the run."""
    try:
        text = VOICE.narrator.text(error.message)
    except TextError:
        text = str(error)
    print(f"marooned: {' '.join(text.split())}", file=sys.stderr)


def print_json(data: Any) -> None:
    """Print data as JSON on stdout."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def print_table(table: Table) -> None:
    """Print a table on stdout; where stdout is no terminal, as wide as it needs to be."""
    console = Console()
    if not console.is_terminal:
        console = Console(width=max(console.width, 200))
    console.print(table)


def table_of(*headings: str, title: str | None = None) -> Table:
    """An empty table; all columns but the first are numbers, to the right."""
    table = Table(title=title, title_justify="left")
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left", no_wrap=True)
    return table


def percent(share: float | Fraction, digits: int = 1) -> str:
    """A share in percent, in the language of the run."""
    return VOICE.narrator.percent(share, digits)


def number(value: float, digits: int = 0) -> str:
    """A number, in the language of the run."""
    return VOICE.narrator.number(value, digits)


@contextmanager
def progress_bar(what: str, total: int, quiet: bool) -> Iterator[Done | None]:
    """A progress bar on stderr, if that is a terminal and nobody wants quiet; yields what to call for each step."""
    console = Console(stderr=True)
    if quiet or not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda n: bar.advance(task, n)
