"""From the engine's messages, options and events to the structs of the contract. No sentences, no secrets, no rules."""

from __future__ import annotations

from typing import Any

from marooned.core.errors import IllegalAction, MaroonedError, SetupError
from marooned.core.messages import Arg, Msg
from marooned.web.contract import ErrorInfo, Text


def text(message: Msg) -> Text:
    """A message as it crosses the wire."""
    return Text(id=message.id, args={name: argument(value) for name, value in message.args.items()})


def argument(value: Arg) -> int | str | Text | list[Text]:
    """An argument of a message."""
    if isinstance(value, Msg):  # before tuple: a Msg is one
        return text(value)
    if isinstance(value, tuple):
        return [text(item) for item in value]
    return value


def plain(value: Any) -> Any:
    """Plain data with every message in it as it crosses the wire."""
    if isinstance(value, Msg):
        return text(value)
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value


def rule_of(error: MaroonedError) -> str:
    """The id of the rule behind an error, "" if there is none."""
    return error.rule if isinstance(error, IllegalAction | SetupError) else ""


def error_info(code: str, error: MaroonedError) -> ErrorInfo:
    """An error as the answer to a request."""
    return ErrorInfo(code=code, text=text(error.message), rule=rule_of(error))
