"""The commands. Each reads its arguments, calls the room that does the work, and prints what came of it.

They import their rooms when they run, so that every command starts quickly.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from marooned.cli import proofs
from marooned.cli.decks import DeckFile, deck_text
from marooned.cli.output import (
    FAILED,
    OK,
    VOICE,
    AsJson,
    number,
    percent,
    print_json,
    print_table,
    progress_bar,
    table_of,
)
from marooned.cli.words import (
    complete_bots,
    complete_games,
    complete_scenarios,
    option_values,
    setup_from,
    word_list,
)
from marooned.web.logs import Style

if TYPE_CHECKING:
    from marooned.core.game import Game
    from marooned.sim.fuzz import FuzzReport
    from marooned.sim.runner import Failure, Report
    from marooned.table.scorebook import Score

GameArgument = Annotated[str, typer.Argument(help="Which game; see `marooned games`.", autocompletion=complete_games)]
Scenario = Annotated[
    str, typer.Option(help="Which scenario. (default: the first one)", autocompletion=complete_scenarios)
]
Seats = Annotated[str, typer.Option(help="Who sits at the seats, with commas: cook,explorer,random.")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="An option of the set-up: name=value.")]
Workers = Annotated[int, typer.Option(min=0, help="Processes; 0 = one per processor. The result is the same.")]
Records = Annotated[Path | None, typer.Option(help="Folder for the records of games that failed.")]


def register(app: typer.Typer) -> None:
    """Add all commands to the application."""
    for command in (play, serve, sim, fuzz, bench, games, *proofs.COMMANDS, scores):
        app.command()(command)


# -- play ------------------------------------------------------------------------------------------------------------
def play(
    game: GameArgument = "crusoe",
    scenario: Scenario = "",
    players: Annotated[int, typer.Option(min=0, show_default=False, help="How many players (default: ask).")] = 0,
    seats: Seats = "",
    who: Annotated[
        str, typer.Option(help="Who plays the seats, with commas: person or a bot's id.", autocompletion=complete_bots)
    ] = "",
    option: Options = None,
    seed: Annotated[
        int | None, typer.Option(help="The deal; the same seed gives the same deal. (default: any)")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines instead of the full screen.")] = False,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the saved game FILE, or the newest one.")
    ] = False,
    file: Annotated[Path | None, typer.Option(help="Where the game is kept.")] = None,
    deck: DeckFile = None,
) -> None:
    """Play at this screen: people and bots, undo while nothing was revealed, save and resume."""
    play_with(
        game=game,
        scenario=scenario,
        players=players,
        seats=list(word_list(seats)),
        who=list(word_list(who)),
        options=option_values(option or []),
        seed=seed,
        plain=plain,
        resume=resume,
        file=file,
        deck=deck,
    )


def play_with(**wishes: Any) -> None:
    """Start the table; without wishes as if nothing had been said."""
    from marooned.cli.play import Wishes, run

    said = {name: value for name, value in wishes.items() if value not in ("", None)}
    raise typer.Exit(run(Wishes(**said), VOICE.narrator))


# -- the table in the browser ----------------------------------------------------------------------------------------
def serve(
    host: Annotated[str, typer.Option(help="Address to listen at; 0.0.0.0 = all of this machine.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port; 0 = any free one.")] = 8642,
    data: Annotated[
        Path | None, typer.Option(help="Folder for the tables. (default: beside the saved games)", metavar="FOLDER")
    ] = None,
    store: Annotated[
        str, typer.Option(help="Keep the tables elsewhere: postgresql://…", metavar="URL", envvar="MAROONED_STORE")
    ] = "",
    public_url: Annotated[
        str, typer.Option(help="Where others reach it, if a reverse proxy stands before it.", metavar="URL")
    ] = "",
    invitation: Annotated[
        str, typer.Option(help="A code that laying a table needs.", envvar="MAROONED_INVITATION")
    ] = "",
    deck: DeckFile = None,
    log: Annotated[Style, typer.Option(help="How warnings and errors look on stderr.")] = Style.PLAIN,
) -> None:
    """Serve tables to browsers until Ctrl-C; nothing that was answered is lost."""
    from marooned.cli.serving import run_server
    from marooned.web.logs import log_to_stderr
    from marooned.web.serve import Wish, check_public_url

    log_to_stderr(log)
    cards = deck_text(deck) or ""
    wish = Wish(host, port, data or tables_folder(), store, check_public_url(public_url), invitation, cards)
    raise typer.Exit(run_server(wish))


def start_here(browser: bool) -> None:
    """Start the server on this machine and open the browser: what `marooned` without a command does."""
    from marooned.cli.serving import run_here

    raise typer.Exit(run_here(tables_folder(), browser))


def tables_folder() -> Path:
    """Where tables of the browser are kept: $MAROONED_DATA, else beside the saved games."""
    from marooned.cli.table.session import save_folder

    return Path(os.environ["MAROONED_DATA"]) if "MAROONED_DATA" in os.environ else save_folder()


# -- sim -------------------------------------------------------------------------------------------------------------
def sim(
    game: GameArgument,
    scenario: Scenario = "",
    players: Annotated[
        int, typer.Option(min=0, show_default=False, help="How many players (default: as many as seats, else 3).")
    ] = 0,
    seats: Seats = "",
    bot: Annotated[
        str,
        typer.Option(help="Who plays: one bot for all seats, or one each, with commas.", autocompletion=complete_bots),
    ] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="Seed of the run; every game's own seed is made from it.")] = 0,
    workers: Workers = 0,
    option: Options = None,
    records: Records = None,
    deck: DeckFile = None,
    json: AsJson = False,
) -> None:
    """Play many games with bots: wins and their 95 % interval, rounds, reasons of loss, speed.

    Exit code 1 if any game ended in an error or a soft lock.
    """
    from marooned.games import load_game
    from marooned.sim.runner import Match, settle, simulate

    cards = deck_text(deck)
    setup = setup_from(load_game(game, cards), scenario, players, seats, option or [])
    match = Match(game, setup, word_list(bot), seed, cards)
    settle()
    with progress_bar(VOICE.say("cli-simulating"), games, json) as progress:
        report = simulate(match, games, workers, progress)
    write_records(records, report.tally.failures)
    if json:
        print_json(report.to_json())
    else:
        show_report(report)
    raise typer.Exit(FAILED if report.tally.errors or report.tally.soft_locks else OK)


def show_report(report: Report) -> None:
    """A run as tables."""
    from marooned.sim.stats import mean, wilson

    tally = report.tally
    low, high = wilson(tally.wins, tally.games)
    table = table_of(VOICE.say("cli-result"), "")
    table.add_row(VOICE.say("cli-games"), number(tally.games))
    table.add_row(VOICE.say("cli-wins"), number(tally.wins))
    table.add_row(VOICE.say("cli-win-share"), percent(tally.wins / tally.games))
    table.add_row(VOICE.say("cli-win-interval"), f"{percent(low, 2)} – {percent(high, 2)}")
    table.add_row(VOICE.say("cli-rounds-mean"), number(mean(tally.rounds), 2))
    table.add_row(VOICE.say("cli-points-mean"), number(mean(tally.points), 1))
    table.add_row(VOICE.say("cli-decisions"), number(tally.decisions))
    table.add_row(VOICE.say("cli-decisions-per-second"), number(report.decisions_per_second))
    table.add_row(VOICE.say("cli-soft-locks"), number(tally.soft_locks))
    table.add_row(VOICE.say("cli-errors"), number(tally.errors))
    print_table(table)
    show_rounds(report)
    show_failures(tally.failures)


def show_rounds(report: Report) -> None:
    """In which round games ended, and why."""
    tally = report.tally
    by_round = tally.reasons_by_round()
    reasons = [VOICE.say(f"reason-{reason}") for reason in by_round]
    table = table_of(VOICE.say("cli-last-round"), VOICE.say("cli-games"), VOICE.say("cli-won"), *reasons)
    for round, n in sorted(tally.rounds.items()):
        lost = [counts.get(round, 0) for counts in by_round.values()]
        table.add_row(str(round), number(n), number(n - sum(lost)), *[number(count) for count in lost])
    print_table(table)


def show_failures(failures: list[Failure]) -> None:
    """Games that failed, with the seed by which they can be played again."""
    for failure in failures:
        print(VOICE.say("cli-failure", n=failure.number, seed=str(failure.seed), what=failure.what))


def write_records(folder: Path | None, failures: list[Failure]) -> None:
    """Write the records of failed games into a folder. Raises FormatError if that can't be done."""
    if folder is None:
        return
    from marooned.core.errors import FormatError

    try:
        folder.mkdir(parents=True, exist_ok=True)
        for failure in failures:
            about = f"# game {failure.number}: {' '.join(failure.what.split())}\n"
            (folder / f"game-{failure.number}.record").write_text(failure.record + about, encoding="utf-8")
    except OSError as error:
        raise FormatError(f"can't be written: {error.strerror}", str(folder)) from error


# -- fuzz ------------------------------------------------------------------------------------------------------------
def fuzz(
    game: GameArgument,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="Seed of the run.")] = 0,
    first: Annotated[int, typer.Option(min=0, help="Number of the first game, to play a failed one again.")] = 0,
    scenario: Annotated[
        str, typer.Option(help="This scenario only. (default: all)", autocompletion=complete_scenarios)
    ] = "",
    workers: Workers = 0,
    records: Records = None,
    deck: DeckFile = None,
    json: AsJson = False,
) -> None:
    """Play random games over all variants and check every promise of the engine on the way.

    Number of players, people and all options are drawn anew for every game. Checked are soft locks, quantities, the
    census of all cards, tokens and pawns, saving, cloning, and that the record of every game replays to the same state.
    Exit code 1 if anything is found.
    """
    from marooned.core.errors import unknown
    from marooned.games import load_game
    from marooned.sim.fuzz import Hunt
    from marooned.sim.fuzz import fuzz as run
    from marooned.sim.runner import settle

    cards = deck_text(deck)
    scenarios = load_game(game, cards).scenarios()
    if scenario and scenario not in scenarios:
        raise unknown("scenario", scenario, scenarios)
    settle()
    with progress_bar(VOICE.say("cli-fuzzing"), games, json) as progress:
        report = run(Hunt(game, seed, cards, scenario), games, workers, progress, first)
    write_records(records, report.tally.failures)
    if json:
        print_json(report.to_json())
    else:
        show_hunt(report)
    raise typer.Exit(OK if report.clean else FAILED)


def show_hunt(report: FuzzReport) -> None:
    """A fuzz run as a table."""
    tally = report.tally
    table = table_of(VOICE.say("cli-result"), "")
    table.add_row(VOICE.say("cli-games"), number(tally.games))
    for players, n in sorted(tally.setups.items()):
        table.add_row(VOICE.say("cli-games-of", n=players), number(n))
    table.add_row(VOICE.say("cli-decisions"), number(tally.decisions))
    table.add_row(VOICE.say("cli-censuses"), number(tally.censuses))
    table.add_row(VOICE.say("cli-replayed"), number(tally.replayed))
    table.add_row(VOICE.say("cli-soft-locks"), number(tally.soft_locks))
    table.add_row(VOICE.say("cli-errors"), number(tally.errors))
    table.add_row(VOICE.say("cli-seconds"), number(report.seconds, 1))
    print_table(table)
    show_failures(tally.failures)


# -- bench -----------------------------------------------------------------------------------------------------------
def bench(
    game: Annotated[
        list[str] | None, typer.Argument(help="Which games. (default: all)", autocompletion=complete_games)
    ] = None,
    rounds: Annotated[int, typer.Option(min=1, help="How often each chunk is timed; the fastest counts.")] = 20,
    deck: DeckFile = None,
    json: AsJson = False,
) -> None:
    """Measure the engine: random play, clones, new games, also as a ratio to python-chess if that is installed."""
    from marooned.sim.bench import bench as run

    report = run(tuple(game or ()), rounds, deck_text(deck))
    if json:
        print_json(report)
        return
    for id, figures in report.items():
        table = table_of(id, "")
        for name, value in figures.items():
            table.add_row(VOICE.say(f"bench-{name.replace('_', '-')}"), "–" if value is None else number(value))
        print_table(table)


# -- games -----------------------------------------------------------------------------------------------------------
def games(
    words: Annotated[
        str, typer.Option(help="Print every action word of a game instead.", autocompletion=complete_games)
    ] = "",
    json: AsJson = False,
) -> None:
    """List the games: scenarios, numbers of players, people, options with their values and defaults."""
    from marooned.games import game_ids, get_game

    if words:
        found = action_words(words)
        print_json(found) if json else print("\n".join(found))
        return
    if json:
        print_json({id: game_json(get_game(id)) for id in game_ids()})
        return
    for id in game_ids():
        for note in get_game(id).notes():
            print(VOICE.narrator.text(note), file=sys.stderr)
        show_game(get_game(id))


def action_words(id: str) -> list[str]:
    """Every action word of a game, those of its scenarios last. Raises SetupError."""
    from marooned.games import get_game

    game = get_game(id)
    common = [word for word in game.actions.names() if "scenario-" not in word or word.startswith(("use-", "keep-"))]
    own = {word for scenario in game.scenarios() for word in game.scenario_words(scenario).values()}
    return [*common, *sorted(own - set(common))]


def game_json(game: Game) -> dict[str, Any]:
    """A game as plain data."""
    return {
        "rules_version": game.rules_version,
        "seats": list(game.seat_words()),
        "scenarios": {
            scenario: {
                "players": list(game.seat_counts(scenario)),
                "options": {
                    spec.name: {
                        "values": list(spec.values),
                        "default": {
                            seats: next(o.default for o in game.options(scenario, seats) if o.name == spec.name)
                            for seats in game.seat_counts(scenario)
                        },
                    }
                    for spec in game.options(scenario, max(game.seat_counts(scenario)))
                },
            }
            for scenario in game.scenarios()
        },
    }


def show_game(game: Game) -> None:
    """A game as tables of its options, one for all scenarios that have the same."""
    from marooned.cli.table.face import face_of
    from marooned.core.record import option_word

    face = face_of(game.id)
    groups: dict[str, list[str]] = {}
    for scenario in game.scenarios():
        options = [(spec.name, spec.values) for spec in game.options(scenario, game.seat_counts(scenario)[-1])]
        groups.setdefault(repr((game.seat_counts(scenario), options)), []).append(scenario)
    print(f"{game.id}: {VOICE.say('cli-seats')}: {', '.join(game.seat_words())}")
    for scenarios in groups.values():
        for scenario in scenarios:
            counts = game.seat_counts(scenario)
            players = VOICE.say("cli-players", least=counts[0], most=counts[-1])
            print(f"{game.id} / {scenario}: {players} ({VOICE.say(face.scenario_name(scenario))})")
        table = table_of(VOICE.say("cli-option"), VOICE.say("cli-values"), VOICE.say("cli-default"), "")
        for spec in game.options(scenario, counts[-1]):
            defaults = {
                option_word(next(o.default for o in game.options(scenario, seats) if o.name == spec.name)): seats
                for seats in reversed(counts)
            }
            default = ", ".join(
                word if len(defaults) == 1 else f"{word} ({VOICE.say('cli-from-players', n=seats)})"
                for word, seats in sorted(defaults.items(), key=lambda entry: entry[1])
            )
            values = " ".join(option_word(value) for value in spec.values)
            table.add_row(spec.name, values, default, VOICE.narrator.text(spec.label))
        print_table(table)


# -- the score book --------------------------------------------------------------------------------------------------
def scores(
    game: Annotated[str, typer.Option(help="Of this game only. (default: all)", autocompletion=complete_games)] = "",
    scenario: Annotated[
        str, typer.Option(help="Of this scenario only. (default: all)", autocompletion=complete_scenarios)
    ] = "",
    last: Annotated[int, typer.Option(min=0, help="How many of the last games to list.")] = 10,
    json: AsJson = False,
) -> None:
    """Show the score book: personal bests by scenario and number of players, the course of the points, the last games.

    Every game that ends at a table with a person enters it by itself.
    """
    from dataclasses import asdict

    from marooned.cli.table.session import save_folder
    from marooned.core.errors import unknown
    from marooned.games import game_ids, get_game
    from marooned.table.scorebook import read_book

    if game and game not in game_ids():
        raise unknown("game", game, game_ids())
    known = [name for id in game_ids() if game in ("", id) for name in get_game(id).scenarios()]
    if scenario and scenario not in known:
        raise unknown("scenario", scenario, known)
    book = [score for score in read_book(save_folder()) if game in ("", score.game)]
    book = [score for score in book if scenario in ("", score.scenario)]
    if json:
        print_json([asdict(score) for score in book])
        return
    show_scores(book, last)


def show_scores(book: list[Score], last: int) -> None:
    """The score book as tables."""
    from marooned.table.scorebook import plot, summaries

    if not book:
        print(VOICE.say("cli-no-scores"))
        return
    table = table_of(
        VOICE.say("cli-scenario"), VOICE.say("cli-players-short"), VOICE.say("cli-games"), VOICE.say("cli-wins"),
        VOICE.say("cli-best"), VOICE.say("cli-last"), VOICE.say("cli-course"),
    )  # fmt: skip
    for row in summaries(book):
        points = ["–" if value is None else number(value) for value in (row.best, row.last)]
        name = scenario_name(row.game, row.scenario)
        table.add_row(name, number(row.players), number(row.games), number(row.won), *points, plot(row.course))
    print_table(table)
    if not last:
        return
    table = table_of(
        VOICE.say("cli-when"), VOICE.say("cli-scenario"), VOICE.say("cli-players-short"), VOICE.say("cli-result"),
        VOICE.say("cli-points"), VOICE.say("cli-record"),
    )  # fmt: skip
    for score in reversed(book[-last:]):
        result = f"{VOICE.say('cli-won' if score.won else 'cli-lost')}: {reason_words(score.reason)} ({score.round})"
        best = "–" if score.best is None else number(score.best)
        seats = number(len(score.seats))
        table.add_row(score.when, scenario_name(score.game, score.scenario), seats, result, best, score.record)
    print_table(table)


def scenario_name(game: str, scenario: str) -> str:
    """The name of a scenario; its id if it is not installed any more."""
    from marooned.cli.table.face import face_of

    id = face_of(game).scenario_name(scenario)
    return VOICE.say(id) if VOICE.narrator.has(id) else scenario


def reason_words(reason: str) -> str:
    """Why a game ended."""
    return VOICE.say(f"reason-{reason}") if VOICE.narrator.has(f"reason-{reason}") else reason
