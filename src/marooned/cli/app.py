"""The command line: what is common to all commands, and the way from an error to one line and an exit code."""

from __future__ import annotations

import logging
import sys
from typing import Annotated

import typer

from marooned import __version__
from marooned.cli import commands, deck, odds, tables
from marooned.cli.output import VOICE, exit_code, tell_error
from marooned.core.errors import MaroonedError

EPILOG = (
    "Exit codes: 0 = well, 1 = something failed (a case, a proof, a game, a record), 2 = asked wrongly. "
    "Without a command, the table opens in the browser; `play` is the one in the terminal."
)

app = typer.Typer(
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=EPILOG,
)


def show_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        print(f"marooned {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    lang: Annotated[
        str | None, typer.Option(envvar="MAROONED_LANG", help="Language: en, cs or pl. (default: that of the system)")
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Without a command: say the address, but open no browser.")
    ] = False,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """Marooned: a digital table for survival board games, with bots, exact odds and proofs."""
    VOICE.choose(lang)
    if context.invoked_subcommand is None:
        commands.start_here(browser=not no_browser)


commands.register(app)
app.add_typer(odds.app, name="odds")
app.add_typer(deck.app, name="deck")
app.add_typer(tables.app, name="tables")


def run(args: list[str]) -> int:
    """Run a command; returns its exit code. Errors that a user can cause are told in one line on stderr."""
    try:
        app(args, prog_name="marooned")
    except MaroonedError as error:
        tell_error(error)
        return exit_code(error)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    return 0


def main() -> None:
    """Run the command line; ends the process with the command's exit code."""
    logging.getLogger("marooned").addHandler(logging.NullHandler())  # a missing translation is no news for players
    sys.exit(run(sys.argv[1:]))
