"""A pytest plugin that writes down which passing tests cite which rules and cards, and can switch a rule off.

See `coverage` and `mutate`.
"""

from __future__ import annotations

import json
import os
from contextlib import ExitStack
from pathlib import Path
from typing import Any

_entries: list[dict[str, Any]] = []
_off = ExitStack()


def pytest_configure() -> None:
    """Switch off what the environment says, before any test is read."""
    from marooned.proof.mutate import SWITCH, Mutant, switched_off

    if switch := os.environ.get(SWITCH):
        kind, game, rule = switch.split(":")
        _off.enter_context(switched_off(Mutant(game, rule, kind, ())))


def pytest_unconfigure() -> None:
    """Switch it on again."""
    _off.close()


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
