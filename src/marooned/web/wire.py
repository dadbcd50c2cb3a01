"""Errors as they cross the wire; the other words of the contract are made in `table.wire`."""

from __future__ import annotations

from marooned.core.errors import IllegalAction, MaroonedError, SetupError
from marooned.table.errors import Refusal
from marooned.table.wire import text_of
from marooned.web.contract import ErrorInfo


def rule_of(error: MaroonedError) -> str:
    """The id of the rule behind an error, "" if there is none."""
    return error.rule if isinstance(error, IllegalAction | SetupError | Refusal) else ""


def error_info(code: str, error: MaroonedError) -> ErrorInfo:
    """An error as the answer to a request."""
    return ErrorInfo(code=code, text=text_of(error.message), rule=rule_of(error))
