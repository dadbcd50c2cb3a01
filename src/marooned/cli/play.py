"""`marooned play`: set a table up (or resume one) and show it in the full screen or as plain lines."""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.prompt import IntPrompt, Prompt

from marooned.bots import bot_ids
from marooned.cli.table.plain import PlainTable
from marooned.cli.table.session import PERSON, Session, latest_save, save_folder
from marooned.core.errors import FormatError
from marooned.core.game import OptionValue, Setup
from marooned.core.messages import Msg
from marooned.games import get_game
from marooned.text import Narrator

SMALLEST = (80, 24)


@dataclass(slots=True)
class Wishes:
    """What the command line says about the table. players: 0 = ask. seats, who: words per seat, or fewer."""

    game: str = "crusoe"
    scenario: str = "castaways"
    players: int = 0
    seats: list[str] = field(default_factory=list)
    who: list[str] = field(default_factory=list)
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seed: int | None = None
    plain: bool = False
    resume: bool = False
    file: Path | None = None


def run(wishes: Wishes, narrator: Narrator) -> int:
    """Play. Returns the exit code. Raises MaroonedError for wishes that can't be met."""
    console = Console()
    full = sys.stdin.isatty() and sys.stdout.isatty() and not wishes.plain
    session = resumed(wishes, narrator) if wishes.resume else new_session(wishes, narrator, console, full)
    if full and console.width >= SMALLEST[0] and console.height >= SMALLEST[1]:
        from marooned.cli.table.app import TableApp

        TableApp(session).run()
    else:
        if full:
            console.print(narrator.say("ui-small", width=console.width, height=console.height))
        PlainTable(session, console).run()
    if session.file is not None and not session.over():
        console.print(narrator.say("ui-saved", file=str(session.file)), soft_wrap=True)
    return 0


def resumed(wishes: Wishes, narrator: Narrator) -> Session:
    """The wished saved game, or the newest one."""
    file = wishes.file or latest_save()
    if file is None:
        raise FormatError("there is no saved game yet", str(save_folder()), Msg("error-nothing-saved"))
    return Session.resume(file, narrator)


def new_session(wishes: Wishes, narrator: Narrator, console: Console, ask: bool) -> Session:
    """A fresh table; what the command line leaves open is asked if somebody is there to answer."""
    game = get_game(wishes.game)
    seats, who = list(wishes.seats), list(wishes.who)
    count = wishes.players or len(seats)
    if not count:
        count = ask_count(narrator, console) if ask else 1
        if ask:
            seats, who = ask_seats(narrator, console, count, game.seat_words())
    seats += ["random"] * (count - len(seats))
    who += [PERSON] * (count - len(who))
    seed = wishes.seed if wishes.seed is not None else random.SystemRandom().randrange(1, 2**31)
    setup = Setup(wishes.scenario, tuple(seats), dict(wishes.options))
    return Session(game, setup, seed, tuple(who), narrator, wishes.file or fresh_file(wishes.game))


def fresh_file(game: str) -> Path:
    """A new file name for a game's record."""
    return save_folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S}.record"


def ask_count(narrator: Narrator, console: Console) -> int:
    """How many seats."""
    return IntPrompt.ask(
        narrator.say("ui-setup-players"), console=console, choices=["1", "2", "3", "4"], default=1, show_choices=False
    )


def ask_seats(narrator: Narrator, console: Console, count: int, words: tuple[str, ...]) -> tuple[list[str], list[str]]:
    """Character and player of each seat."""
    seats: list[str] = []
    who: list[str] = []
    for number in range(1, count + 1):
        heading = narrator.say("ui-setup-seat", n=number)
        free = [word for word in words if word not in seats and not (count <= 2 and word == "soldier")]
        seats.append(Prompt.ask(heading, console=console, choices=free, default="random"))
        who.append(Prompt.ask("  ", console=console, choices=[PERSON, *bot_ids()], default=PERSON))
    return seats, who
