"""`marooned deck`: the cards of a game as a file that their owner can correct."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from marooned.cli.output import FAILED, VOICE, AsJson, number, print_json, print_table, table_of, tell_error
from marooned.cli.words import complete_deck_games, read_text

if TYPE_CHECKING:
    from marooned.games.scavengers.cards import Deck
    from marooned.games.scavengers.deckdiff import Difference

app = typer.Typer(no_args_is_help=True, help="The cards of a game as a file that their owner can correct.")


@app.command()
def export(
    game: Annotated[
        str, typer.Argument(help="Which game has a deck file.", autocompletion=complete_deck_games)
    ] = "scavengers",
    output: Annotated[
        Path | None, typer.Option("--output", metavar="FILE", help="Where to write it. (default: stdout)")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file if it is there already.")] = False,
) -> None:
    """Write the deck file that comes along: copy, correct, check, and play with `--deck FILE`."""
    from marooned.games import check_deck_game
    from marooned.games.scavengers.deckfile import default_text

    check_deck_game(game)
    if output is None:
        print(default_text(), end="")
        return
    write_new(output, default_text(), force)
    print(VOICE.say("cli-deck-written", file=str(output)))


def write_new(file: Path, text: str, force: bool) -> None:
    """Write a file that isn't there yet, or any with force. Raises FormatError."""
    from marooned.core.errors import FormatError
    from marooned.core.messages import Msg

    try:
        with file.open("w" if force else "x", encoding="utf-8") as stream:
            stream.write(text)
    except FileExistsError as error:
        raise FormatError("is there already; --force overwrites it", str(file), Msg("error-exists")) from error
    except OSError as error:
        says = Msg("error-unwritable", {"why": str(error.strerror)})
        raise FormatError(f"can't be written: {error.strerror}", str(file), says) from error


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A deck file; see docs/deck.md.", metavar="FILE")],
    json: AsJson = False,
) -> None:
    """Check a deck file: what it changes, how sure it is of its cards, how many there are of each sort.

    Exit code 1 if the file is wrong; the error names the place and what would be right.
    """
    from marooned.core.errors import FormatError
    from marooned.games.scavengers.deckdiff import differences
    from marooned.games.scavengers.deckfile import read_deck

    text = read_text(file)
    try:
        deck = read_deck(text)
    except FormatError as error:
        tell_error(error)
        raise typer.Exit(FAILED) from error
    found = differences(text)
    if json:
        print_json(deck_json(deck, found))
    else:
        show_deck(deck, found)


def deck_json(deck: Deck, found: list[Difference]) -> dict[str, Any]:
    """What was found as plain data."""
    from marooned.games.scavengers.deckdiff import others, sizes, sureness

    return {
        "deck": deck.digest,
        "differences": [{"card": d.card, "field": d.field, "old": d.old, "new": d.new} for d in found],
        "fields": dict(sureness(deck.text)),
        "sizes": sizes(deck),
        "others": others(deck),
    }


def show_deck(deck: Deck, found: list[Difference]) -> None:
    """What was found as tables."""
    from marooned.games.scavengers.deckdiff import others, sizes, sureness

    own = VOICE.say("cli-deck-own", deck=deck.digest) if deck.digest else VOICE.say("cli-deck-usual")
    print(own)
    if found:
        show_differences(found)
    else:
        print(VOICE.say("cli-deck-same"))
    table = table_of(VOICE.say("cli-cards"), *(VOICE.say("cli-deck-tier", n=tier) for tier in (1, 2, 3)), "Σ")
    rows = sizes(deck)
    for group, row in rows.items():
        table.add_row(VOICE.say(f"cli-deck-{group}"), *map(str, row), str(sum(row)))
    sums = [sum(row[tier] for row in rows.values()) for tier in range(3)]
    table.add_row("Σ", *map(str, sums), str(sum(sums)), end_section=True)
    for name, n in others(deck).items():
        table.add_row(VOICE.say(f"cli-deck-{name}"), "", "", "", str(n))
    print_table(table)
    table = table_of(VOICE.say("cli-deck-fields"), "")
    for mark, n in sureness(deck.text).items():
        table.add_row(VOICE.say(f"cli-deck-{mark}"), number(n))
    print_table(table)


def show_differences(found: list[Difference]) -> None:
    """The fields that differ, one a line: card, field, old, new."""
    for one in found:
        args = {"card": one.card, "field": one.field or "none", "old": one.old or "none", "new": one.new or "none"}
        print(VOICE.say("cli-deck-differs", **args))
