"""Runs the project's tests in a process of their own, with the plugin that writes down what they cite."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from marooned.core.errors import FormatError


def run_tests(root: Path, arguments: list[str], environment: Mapping[str, str] | None = None) -> list[dict[str, Any]]:
    """Run pytest with our plugin; one entry for each test that was called: test, passed, rules, cards.

    Raises FormatError if pytest could not run.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "cited.json"
        plugins = ["-p", "marooned.proof.plugin", "-p", "no:cacheprovider"]
        where = [] if any("::" in argument for argument in arguments) else [str(root / "tests")]
        command = [sys.executable, "-m", "pytest", "-q", *plugins, *arguments, *where]
        env = {**os.environ, **(environment or {}), "MAROONED_CITED": str(file)}
        done = subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, check=False)
        if not file.exists():
            raise FormatError(f"pytest could not run: {done.stdout[-500:]}{done.stderr[-500:]}", "tests")
        entries: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
        return entries
