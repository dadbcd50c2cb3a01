"""What the server tells whoever runs it, on stderr: one line for each record, as words or as JSON."""

from __future__ import annotations

import json
import logging
import sys
from datetime import datetime
from enum import StrEnum
from typing import Final


class Style(StrEnum):
    """How lines look."""

    PLAIN = "plain"
    JSON = "json"


_PLAIN: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """A record as a JSON object: time, level, logger, message; error: the traceback, if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told = {
            "time": datetime.fromtimestamp(record.created).astimezone().isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def log_to_stderr(style: Style) -> None:
    """Write warnings and errors of the whole process to stderr. Tokens and hands are in no record."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style is Style.JSON else logging.Formatter(_PLAIN))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
