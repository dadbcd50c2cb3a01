"""The guide to hosting and the files beside it name only what is there."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import typer
import yaml
from typer.main import get_command

from marooned.cli.app import app

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNIT = (DEPLOY / "marooned.service").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
GUIDE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def command(words: list[str]) -> tuple[set[str], set[str]]:
    """(options, environment variables) of a command of ours. Fails if there is none."""
    found = get_command(app)
    for word in words:
        assert isinstance(found, typer.core.TyperGroup) and word in found.commands, f"marooned {' '.join(words)}"
        found = found.commands[word]
    options = {option for one in found.params for option in one.opts if option.startswith("--")}
    variables = {str(one.envvar) for one in found.params if getattr(one, "envvar", None)}
    return options, variables


def exec_start() -> list[str]:
    (line,) = re.findall(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)
    return shlex.split(line)


def test_the_unit_starts_the_server_with_options_that_it_has() -> None:
    program, what, *words = exec_start()
    options, variables = command([what])
    assert (Path(program).name, what) == ("marooned", "serve")
    assert {word for word in words if word.startswith("--")} <= options
    assert set(re.findall(r"MAROONED_\w+", UNIT)) <= variables
    state = re.findall(r"^StateDirectory=(.*)$", UNIT, re.MULTILINE)
    assert words[words.index("--data") + 1] == f"/var/lib/{state[0]}"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd-analyze here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """With a program in its place that is there."""
    file = tmp_path / "marooned.service"
    file.write_text(UNIT.replace(exec_start()[0], sys.executable), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_compose_file_starts_servers_with_options_that_they_have() -> None:
    table = COMPOSE["services"]["table"]
    what, *words = table["command"]
    options, variables = command([what])
    assert {word for word in words if word.startswith("--")} <= options
    ours = {name for name in table["environment"] if name.startswith("MAROONED_")}
    assert ours <= variables
    assert (DEPLOY / table["build"]["context"] / table["build"]["dockerfile"]).is_file()
    port = words[words.index("--port") + 1]
    assert f"127.0.0.1:{port}/healthz" in " ".join(table["healthcheck"]["test"])
    assert f"table {port}" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


def test_the_compose_file_is_whole() -> None:
    """Volumes, services and files that it speaks of are there, and all variables are asked for or have a value."""
    for service in COMPOSE["services"].values():
        assert ("image" in service) != ("build" in service)
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"]
        assert set(service.get("depends_on", [])) <= set(COMPOSE["services"])
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    asked = re.findall(r"\$\{(\w+)(:[?-])?", text)
    sure = {name for name, how in asked if how}
    assert {name for name, _ in asked} == sure
    assert COMPOSE["services"]["postgres"]["environment"]["POSTGRES_USER"] in table_store()


def table_store() -> str:
    return str(COMPOSE["services"]["table"]["environment"]["MAROONED_STORE"])


def test_the_image_starts_what_is_there() -> None:
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").splitlines()
    (last,) = (yaml.safe_load(line.removeprefix("CMD ")) for line in lines if line.startswith("CMD"))
    options, _ = command(last[:1])
    assert {word for word in last if word.startswith("--")} <= options


def test_the_guide_names_commands_and_options_that_are_there() -> None:
    spoken = re.findall(r"`(?:marooned )((?:serve|tables)[^`]*)`", GUIDE)
    assert len(spoken) >= 5
    for line in spoken:
        words = line.split()
        depth = 2 if words[0] == "tables" else 1
        options, _ = command(words[:depth])
        assert {word for word in words if word.startswith("--")} <= options
    serve, variables = command(["serve"])
    tables = set().union(*(command(["tables", name])[0] for name in ("list", "backup", "restore", "export")))
    load = (ROOT / "tools" / "load_tables.py").read_text(encoding="utf-8")
    for option in re.findall(r"--[a-z][a-z-]+", GUIDE):
        assert option in serve | tables or f'"{option}"' in load, option
    for variable in re.findall(r"\$(MAROONED_\w+)", GUIDE):
        assert variable in variables | {"MAROONED_DATA"}
    for link in re.findall(r"\]\(([^)]+)\)", GUIDE):
        assert (ROOT / "docs" / link).is_file(), link
