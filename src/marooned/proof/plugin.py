"""A pytest plugin that writes down which passing tests cite which rules and cards (see `coverage`)."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

_entries: list[dict[str, Any]] = []


def pytest_runtest_makereport(item: Any, call: Any) -> None:
    """After the call of a test: whether it passed, and what its markers cite."""
    if call.when != "call":
        return
    cited = {name: [str(id) for mark in item.iter_markers(name) for id in mark.args] for name in ("rules", "cards")}
    _entries.append({"test": item.nodeid, "passed": call.excinfo is None, **cited})


def pytest_sessionfinish(session: Any) -> None:
    """Write the collected entries where the environment says."""
    target = os.environ.get("MAROONED_CITED")
    if target:
        Path(target).write_text(json.dumps(_entries), encoding="utf-8")
