"""From the engine's words to those of the contract: texts, decisions, lines of the log."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import cache
from typing import Any, Final

from marooned.core.engine import Event, State
from marooned.core.game import Game
from marooned.core.messages import Arg, Msg
from marooned.text.library import SOURCE, default_library
from marooned.web.contract import Asked, Choice, LogLine, Text


def text_of(msg: Msg) -> Text:
    """A message for the browser's narrator."""
    return Text(id=msg.id, args={name: _arg(arg) for name, arg in msg.args.items()})


def _arg(arg: Arg) -> int | str | Text | list[Text]:
    if isinstance(arg, Msg):  # before tuple: a Msg is one
        return text_of(arg)
    return [text_of(item) for item in arg] if isinstance(arg, tuple) else arg


def moment(at: float) -> str:
    """A time in seconds since 1970 as it crosses the wire, in the zone of this server."""
    return datetime.fromtimestamp(at).astimezone().isoformat(timespec="seconds")


_LEAVES: Final = frozenset({str, int, float, bool, type(None)})


def plain(value: Any) -> Any:
    """What a game gives to screens, with its messages turned into texts."""
    kind = type(value)
    if kind in _LEAVES:
        return value
    if kind is dict:
        return {
            name if type(name) is str else str(name): item if type(item) in _LEAVES else plain(item)
            for name, item in value.items()
        }
    if isinstance(value, Msg):  # before tuple: a Msg is one
        return text_of(value)
    if isinstance(value, list | tuple):
        return [item if type(item) in _LEAVES else plain(item) for item in value]
    return {str(name): plain(item) for name, item in value.items()} if isinstance(value, dict) else value


@cache
def worded(kind: str) -> bool:
    """Whether the catalogues have words for a kind of event."""
    return kind in default_library().catalogue(SOURCE).messages


def log_line(n: int, event: Event, headings: frozenset[str]) -> LogLine:
    """An event as line `n` of the log."""
    return LogLine(
        n=n,
        text=text_of(event.message()),
        kind=event.kind,
        depth=event.depth,
        rules=list(event.rules),
        cause=event.cause,
        strong=event.kind in headings,
    )


def asked_of(game: Game, s: State, seat: int, yours: bool) -> Asked | None:
    """The open decision for a seat, -1 for somebody who watches; None at chance and at the end.

    yours: whether this connection may answer for the seat. Options are only for whoever may answer: where hands are
    hidden, even the question may tell something, and the others hear only that somebody is asked.
    """
    asking = s.asking
    if asking is None:
        return None
    first = asking.seat(s)
    mine = yours and seat in asking.acting(s)
    told = mine or not game.secrets
    unasked = mine and seat != first and not asking.ANYBODY
    options = s.legal_actions(seat) if mine else []
    retractions = s.retractions(seat) if mine else []
    question = asking.prompt(s) if told else Msg("room-waits")
    return Asked(
        seat=first,
        seats=[other for other in asking.acting(s) if other >= 0],
        kind=type(asking).__name__,
        prompt=text_of(asking.prompt_of(s, seat) if unasked else question),
        options=choices(game, s, options, seat if unasked else None),
        retractions=choices(game, s, retractions, None),
        rules=list(asking.RULES),
        yours=mine,
    )


def choices(game: Game, s: State, actions: Sequence[int], unasked: int | None) -> list[Choice]:
    """Options of the open decision. unasked: the seat whose they are, if it is another than the one that is asked."""
    asking = s.asking
    assert asking is not None
    found: list[Choice] = []
    for action in actions:
        detail = asking.detail(s, action) if unasked is None else asking.detail_of(s, unasked, action)
        found.append(
            Choice(
                word=s.action_to_string(action),
                label=text_of(asking.label(s, action)),
                detail=None if detail is None else text_of(detail),
                points=list(game.points(s, action)),
            )
        )
    return found
