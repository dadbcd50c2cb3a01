"""A state of a game as the whole table of the contract, for replays: no room, no clock, nobody connected."""

from __future__ import annotations

from collections.abc import Iterable

from marooned.core.engine import Event, State
from marooned.core.game import Game, Option, Setup, decision_of
from marooned.text import default_library
from marooned.web.contract import Asked, Choice, Ended, LogLine, Seat, Table
from marooned.web.wire import plain, text


def choice(option: Option) -> Choice:
    """An option."""
    detail = text(option.detail) if option.detail is not None else None
    return Choice(word=option.id, label=text(option.label), detail=detail, points=list(option.points))


def asked_of(state: State, seat: int) -> Asked | None:
    """The open decision; only who may answer sees the options, as they may tell what a hand holds."""
    decision = decision_of(state)
    if decision is None:
        return None
    yours = seat in decision.seats and (state.anybody() or seat == decision.seat)
    return Asked(
        seat=decision.seat,
        seats=list(decision.seats),
        kind=decision.kind,
        prompt=text(decision.prompt),
        options=[choice(option) for option in decision.options] if yours else [],
        retractions=[choice(option) for option in decision.retractions] if yours else [],
        rules=list(decision.rules),
        yours=yours,
    )


def log_lines(events: Iterable[Event], first: int, headings: frozenset[str], seat: int | None = None) -> list[LogLine]:
    """Events as lines of the log, numbered from `first` on. seat: only what it may be told; None: everything."""
    known = default_library().catalogue("en").messages
    lines: list[LogLine] = []
    for event in events:
        if event.kind == "chance" or event.kind not in known or (seat is not None and not event.told(seat)):
            continue
        lines.append(
            LogLine(
                n=first + len(lines),
                text=text(event.message()),
                kind=event.kind,
                depth=event.depth,
                rules=list(event.rules),
                cause=event.cause,
                strong=event.kind in headings,
            )
        )
    return lines


def ended_of(game: Game, state: State, scenario: str, seed: int) -> Ended | None:
    """How the game ended, None while it runs."""
    outcome = state.outcome()
    if outcome is None:
        return None
    return Ended(
        won=list(outcome.won),
        success=outcome.success,
        reason=outcome.reason,
        round=outcome.round,
        points=list(outcome.points) if game.has_points(scenario) else [],
        seed=seed,
    )


def frame(game: Game, setup: Setup, state: State, seat: int, step: int, ended: Ended | None) -> Table:
    """The table after so many steps, as a seat (-1: somebody who watches) saw it."""
    return Table(
        revision=step,
        game=game.id,
        scenario=setup.scenario,
        deal="",
        seat=seat,
        seats=[Seat(word=word, who="", name="", here=False) for word in setup.seats],
        options=dict(setup.options),
        view=plain(state.observation(seat) | game.shown(state, seat)),
        goal=[text(message) for message in game.goal(state)],
        asked=asked_of(state, seat),
        log=[],
        undo=False,
        paused=False,
        resigning=[],
        clock=-1,
        intents={},
        ended=ended,
    )
