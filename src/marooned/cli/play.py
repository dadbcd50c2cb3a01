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
from marooned.cli.decks import deck_text, game_of, keep
from marooned.cli.table.face import face_of
from marooned.cli.table.plain import PlainTable
from marooned.cli.table.session import PERSON, Session, latest_save, save_folder
from marooned.cli.words import read_text
from marooned.core.errors import FormatError, unknown
from marooned.core.game import Game, OptionValue, Setup
from marooned.core.messages import Msg
from marooned.core.record import parse
from marooned.games import load_game
from marooned.text import Narrator

SMALLEST = (80, 24)


@dataclass(slots=True)
class Wishes:
    """What the command line says about the table.

    scenario: "" = the game's first one. players: 0 = ask. seats, who: words per seat, or fewer.
    """

    game: str = "crusoe"
    scenario: str = ""
    players: int = 0
    seats: list[str] = field(default_factory=list)
    who: list[str] = field(default_factory=list)
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seed: int | None = None
    plain: bool = False
    resume: bool = False
    file: Path | None = None
    deck: Path | None = None


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
    """The wished saved game, or the newest one; a deck file that is named becomes the one kept with it."""
    file = wishes.file or latest_save()
    if file is None:
        raise FormatError("there is no saved game yet", str(save_folder()), Msg("error-nothing-saved"))
    if wishes.deck is not None:
        keep(game_of(parse(read_text(file)), file, wishes.deck), deck_text(wishes.deck), file)
    return Session.resume(file, narrator)


def new_session(wishes: Wishes, narrator: Narrator, console: Console, ask: bool) -> Session:
    """A fresh table; what the command line leaves open is asked if somebody is there to answer."""
    cards = deck_text(wishes.deck)
    game = load_game(wishes.game, cards)
    for note in game.notes():
        console.print(narrator.text(note), style="yellow")
    scenario = wishes.scenario
    if not scenario:
        asked = ask and not (wishes.players or wishes.seats or wishes.who)
        scenario = ask_scenario(narrator, console, game) if asked else game.scenarios()[0]
    if scenario not in game.scenarios():
        raise unknown("scenario", scenario, game.scenarios())
    counts = game.seat_counts(scenario)
    seats, who = list(wishes.seats), list(wishes.who)
    count = wishes.players or len(seats) or len(who)
    if not count and ask:
        count = ask_count(narrator, console, counts)
        seats, who = ask_seats(narrator, console, count, game)
    count = count or counts[0]
    seats += ["random"] * (count - len(seats))
    who += [PERSON] * (count - len(who))
    seed = wishes.seed if wishes.seed is not None else random.SystemRandom().randrange(1, 2**31)
    setup = Setup(scenario, tuple(seats), dict(wishes.options))
    file = wishes.file or fresh_file(wishes.game)
    keep(game, cards, file)
    return Session(game, setup, seed, tuple(who), narrator, file)


def fresh_file(game: str) -> Path:
    """A new file name for a game's record."""
    return save_folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S}.record"


def ask_scenario(narrator: Narrator, console: Console, game: Game) -> str:
    """Which scenario, from a list with their names and goals."""
    face = face_of(game.id)
    scenarios = game.scenarios()
    for number, scenario in enumerate(scenarios, start=1):
        console.print(f"[bold]{number}  {narrator.say(face.scenario_name(scenario))}[/]", highlight=False)
        if face.scenario_pitch(scenario):
            console.print(f"   {narrator.say(face.scenario_pitch(scenario))}", highlight=False)
    choices = [str(number) for number in range(1, len(scenarios) + 1)]
    heading = narrator.say("ui-setup-scenario")
    return scenarios[IntPrompt.ask(heading, console=console, choices=choices, default=1, show_choices=False) - 1]


def ask_count(narrator: Narrator, console: Console, counts: range) -> int:
    """How many seats; nobody is asked where a scenario takes one number only."""
    if len(counts) == 1:
        return counts[0]
    heading = narrator.say("ui-setup-players", least=counts[0], most=counts[-1])
    choices = [str(count) for count in counts]
    return IntPrompt.ask(heading, console=console, choices=choices, default=counts[0], show_choices=False)


def ask_seats(narrator: Narrator, console: Console, count: int, game: Game) -> tuple[list[str], list[str]]:
    """Character, where there is a choice, and player of each seat."""
    face = face_of(game.id)
    seats: list[str] = []
    who: list[str] = []
    for number in range(1, count + 1):
        free = face.seat_choices(game.seat_words(), seats, count)
        if len(game.seat_words()) > 1:
            heading = narrator.say("ui-setup-seat", n=number)
            seats.append(Prompt.ask(heading, console=console, choices=free, default="random"))
            heading = "  "
        else:
            heading = narrator.say("ui-setup-who", n=number)
            seats.append(game.seat_words()[0])
        who.append(Prompt.ask(heading, console=console, choices=[PERSON, *bot_ids()], default=PERSON))
    return seats, who
