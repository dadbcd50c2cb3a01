"""The commands that show that things hold: a record played again, cases, what is proven of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from marooned.cli.decks import DeckFile, game_of
from marooned.cli.output import FAILED, OK, VOICE, AsJson, print_json, print_table, progress_bar, table_of
from marooned.cli.words import read_text


def replay(
    file: Annotated[Path, typer.Argument(help="A record; see docs/formats.md.", metavar="FILE")],
    log: Annotated[bool, typer.Option("--log", help="Print the log of the game, too.")] = False,
    deck: DeckFile = None,
    json: AsJson = False,
) -> None:
    """Play a record again and say how it ends. Exit code 1 if a line does not fit."""
    from marooned.core.record import parse
    from marooned.core.record import replay as play_again

    text = read_text(file)
    game = game_of(parse(text), file, deck)
    done = play_again(text, game, events=log)
    state = done.state
    outcome = state.outcome()
    if log:
        for event in state.drain():
            if event.kind != "chance" and VOICE.narrator.has(event.kind):
                print("  " * event.depth + VOICE.narrator.text(event.message()))
    if json:
        print_json(
            {
                "game": game.id,
                "scenario": done.record.setup.scenario,
                "seats": list(done.record.setup.seats),
                "lines": len(done.record.lines),
                "seed": done.record.seed,
                "seed_agrees": done.agrees,
                "deck": game.deck,
                "over": outcome is not None,
                "won": None if outcome is None else outcome.success,
                "reason": None if outcome is None else outcome.reason,
                "round": None if outcome is None else outcome.round,
                "points": None if outcome is None else list(outcome.points),
            }
        )
        return
    print(VOICE.say("cli-replayed-lines", n=len(done.record.lines)))
    if done.agrees is not None:
        print(VOICE.say("cli-seed-agrees", agrees="yes" if done.agrees else "no"))
    if outcome is None:
        print(VOICE.say("cli-not-over"))
    else:
        reason = VOICE.say(f"reason-{outcome.reason}")
        ending = "cli-over-won" if outcome.success else "cli-over-lost"
        if outcome.points:
            print(VOICE.say(ending, reason=reason, round=outcome.round, points=max(outcome.points)))
        else:
            print(VOICE.say(f"{ending}-plain", reason=reason, round=outcome.round))


def case(
    paths: Annotated[
        list[Path], typer.Argument(help="Files and folders with cases; see docs/formats.md.", metavar="PATH…")
    ],
) -> None:
    """Run cases: rulings and examples as executable positions. Exit code 1 if any does not hold."""
    from marooned.proof.cases import run_paths

    report = run_paths(paths)
    print("\n".join(report.lines()))
    raise typer.Exit(FAILED if report.failed else OK)


def coverage(
    tests: Annotated[
        bool, typer.Option("--tests/--no-tests", help="Run the tests as well, not only the cases.")
    ] = True,
    mutate: Annotated[
        bool,
        typer.Option(
            "--mutate", help="Switch the rules off one by one and list those that no case or test misses (minutes)."
        ),
    ] = False,
    only: Annotated[
        list[str] | None, typer.Option(help="With --mutate: only rules whose id begins so; may be repeated.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Count what is proven: rule statements and cards cited by cases and tests that pass. Exit code 1 if any fails."""
    from marooned.proof.coverage import report as run

    if mutate:
        show_mutation(tests, only or [], json)
    if only:
        raise typer.BadParameter("goes with --mutate", param_hint="--only")
    report = run(tests)
    if json:
        print_json(report)
    else:
        show_coverage(report)
    raise typer.Exit(FAILED if report["failures"] else OK)


def show_mutation(tests: bool, only: list[str], json: bool) -> None:
    """Switch rules off and say which proofs notice; exit code 1 if there are survivors."""
    from marooned.games import game_ids
    from marooned.proof.coverage import project_root
    from marooned.proof.mutate import chosen, judge
    from marooned.proof.mutate import report as report_of

    tried = chosen(game_ids(), only)
    with progress_bar(VOICE.say("cli-mutating"), len(tried), json) as progress:
        verdicts = judge(tried, project_root(), tests, progress)
    report = report_of(verdicts)
    survivors = [verdict for verdict in verdicts if not verdict.killer]
    if json:
        print_json(report)
    else:
        table = table_of(
            VOICE.say("cli-mutants"), VOICE.say("cli-total"), VOICE.say("cli-killed"), VOICE.say("cli-survivors")
        )
        for game, kinds in report["games"].items():
            for kind, counts in kinds.items():
                table.add_row(
                    f"{game}: {kind}", *map(str, (counts["total"], counts["killed"], len(counts["survivors"])))
                )
        print_table(table)
        for survivor in survivors:
            print(f"{survivor.mutant.kind} {survivor.mutant.rule}: {', '.join(survivor.mutant.places)}")
    raise typer.Exit(FAILED if survivors else OK)


def show_coverage(report: dict[str, Any]) -> None:
    """Coverage as tables."""
    for id, game in report["games"].items():
        rules = game["rules"]
        table = table_of(
            id, VOICE.say("cli-total"), VOICE.say("cli-proven"), VOICE.say("cli-explained"), VOICE.say("cli-missing")
        )
        table.add_row(
            VOICE.say("cli-rules"),
            str(rules["total"]),
            str(rules["proven"]),
            str(rules["explained"]),
            str(len(rules["missing"])),
        )
        for name, scenario in game["scenarios"].items():
            table.add_row(name, str(scenario["rules"]), str(scenario["proven"]), "", "")
        print_table(table)
        table = table_of(
            VOICE.say("cli-cards"), VOICE.say("cli-total"), VOICE.say("cli-implemented"), VOICE.say("cli-tested")
        )
        for deck, cards in game["cards"].items():
            table.add_row(deck, str(cards["total"]), str(cards["implemented"]), str(cards["tested"]))
        print_table(table)
    for failure in report["failures"]:
        print(failure)


COMMANDS: Final = (replay, case, coverage)
