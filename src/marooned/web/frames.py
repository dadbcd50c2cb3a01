"""A state of a game as the whole table of the contract, for replays: no room, no clock, nobody connected."""

from __future__ import annotations

from collections.abc import Iterable

from marooned.core.engine import Event, State
from marooned.core.game import Game, Setup
from marooned.table.wire import asked_of, log_line, plain, text_of, worded
from marooned.web.contract import Ended, LogLine, Seat, Table


def log_lines(events: Iterable[Event], first: int, headings: frozenset[str]) -> list[LogLine]:
    """Events as lines of the log, numbered from `first` on."""
    told = [event for event in events if event.kind != "chance" and worded(event.kind)]
    return [log_line(first + n, event, headings) for n, event in enumerate(told)]


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
        deck=game.deck,
        deal="",
        seat=seat,
        seats=[Seat(word=word, who="", name="", here=False) for word in setup.seats],
        options=dict(setup.options),
        view=plain(state.observation(seat) | game.shown(state, seat)),
        goal=[text_of(message) for message in game.goal(state)],
        asked=asked_of(game, state, seat, seat >= 0),
        log=[],
        undo=False,
        paused=False,
        resigning=[],
        clock=-1,
        intents={},
        ended=ended,
    )
