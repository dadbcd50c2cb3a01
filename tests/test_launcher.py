"""play.py, run as a player runs it, with stand-ins for uv and pip that write down what they are asked."""

import ast
import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

REPOSITORY = Path(__file__).resolve().parent.parent
LAUNCHER = REPOSITORY / "play.py"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are scripts with a #! line")

# Answers --version; appends each other call to calls.jsonl beside it; fails when told to by fail.json, a
# map from the first words of a command to an exit code.
FAKE_UV = """\
#!{python} -IS
import json, os, sys
from pathlib import Path
args, house = sys.argv[1:], Path({house!r})
if args == ["--version"]:
    print({answer!r})
    sys.exit()
call = {{"uv": sys.argv[0], "args": args, "cwd": os.getcwd(), "pid": os.getpid(), "env": dict(os.environ)}}
with (house / "calls.jsonl").open("a") as log:
    log.write(json.dumps(call) + "\\n")
for words, code in json.loads((house / "fail.json").read_text()).items():
    if " " + words in " " + " ".join(args):
        sys.exit(code)
"""

# `python -m pip`: writes down its arguments and settings, then runs the lines given by the test.
FAKE_PIP = """\
import json, os, shutil, sys
from pathlib import Path
house = Path({house!r})
(house / "pip.json").write_text(json.dumps({{"args": sys.argv[1:], "env": dict(os.environ)}}))
{lines}
"""


@dataclass
class House:
    """A folder with a copy of play.py, a PATH of its own and nothing else."""

    root: Path
    outside: Path
    path: Path

    def put_uv(self, program: Path, answer: str = "uv 0.9.9 (stand-in)") -> None:
        program.parent.mkdir(parents=True, exist_ok=True)
        program.write_text(FAKE_UV.format(python=sys.executable, house=str(self.outside), answer=answer))
        program.chmod(0o755)

    def put_pip(self, lines: str) -> dict[str, str]:
        """A pip for the launcher's Python; returns the environment in which it is found."""
        module = self.outside / "python" / "pip"
        module.mkdir(parents=True)
        (module / "__init__.py").touch()
        (module / "__main__.py").write_text(FAKE_PIP.format(house=str(self.outside), lines=lines))
        return {"PYTHONPATH": str(module.parent)}

    def fail(self, **codes: int) -> None:
        (self.outside / "fail.json").write_text(json.dumps(codes))

    def run(
        self,
        *args: str,
        cwd: Path | None = None,
        env: dict[str, str] | None = None,
        flags: tuple[str, ...] = (),
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *flags, str(self.root / "play.py"), *args],
            cwd=cwd or self.outside,
            env={"PATH": str(self.path)} | (env or {}),
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    def calls(self) -> list[dict[str, Any]]:
        """What uv was asked, in order, without the questions for its version."""
        log = self.outside / "calls.jsonl"
        return [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []

    def pip_call(self) -> dict[str, Any]:
        call: dict[str, Any] = json.loads((self.outside / "pip.json").read_text())
        return call


@pytest.fixture
def house(tmp_path: Path) -> House:
    """An empty house whose path has a space in it, as a player's may."""
    house = House(root=tmp_path / "my games", outside=tmp_path / "outside", path=tmp_path / "bin")
    for folder in (house.root, house.outside, house.path):
        folder.mkdir()
    shutil.copy(LAUNCHER, house.root)
    house.fail()
    return house


@pytest.fixture
def with_uv(house: House) -> House:
    """A house with uv on the PATH."""
    house.put_uv(house.path / "uv")
    return house


# Which uv


def test_uv_on_the_path_comes_first(house: House) -> None:
    house.put_uv(house.path / "uv")
    house.put_uv(house.root / ".tools" / "bin" / "uv")
    assert house.run().returncode == 0
    assert {call["uv"] for call in house.calls()} == {str(house.path / "uv")}


@pytest.mark.parametrize("on_path", [None, "uv 0.4.9", "uv 0.4.30 (abcdef 2024-11-04)", "something else", ""])
def test_uv_of_the_house_serves_when_the_path_has_none_or_no_good_one(house: House, on_path: str | None) -> None:
    if on_path is not None:
        house.put_uv(house.path / "uv", answer=on_path)
    house.put_uv(house.root / ".tools" / "bin" / "uv")
    assert house.run().returncode == 0
    assert {call["uv"] for call in house.calls()} == {str(house.root / ".tools" / "bin" / "uv")}


def test_a_uv_that_cannot_start_is_passed_over(house: House) -> None:
    (house.path / "uv").write_text("#!/no/such/interpreter\n")
    (house.path / "uv").chmod(0o755)
    house.put_uv(house.root / ".tools" / "bin" / "uv")
    assert house.run().returncode == 0
    assert len(house.calls()) == 2


def test_uv_is_fetched_with_pip_once(house: House) -> None:
    house.put_uv(house.outside / "wheel" / "uv")
    env = house.put_pip(
        "target = Path(sys.argv[sys.argv.index('--target') + 1])\n"
        "(target / 'bin').mkdir(parents=True)\n"
        "shutil.copy(house / 'wheel' / 'uv', target / 'bin')\n"
        "print('WARNING: noise that nobody needs', file=sys.stderr)\n"
    )
    first = house.run(env=env | {"PIP_USER": "1", "PIP_REQUIRE_VIRTUALENV": "1"})
    assert first.returncode == 0
    assert "fetching uv" in first.stderr
    assert "noise" not in first.stderr
    call = house.pip_call()
    assert call["args"][0] == "install"
    assert call["args"][-3:] == ["--target", str(house.root / ".tools"), "uv>=0.5.0"]
    assert (call["env"]["PIP_USER"], call["env"]["PIP_REQUIRE_VIRTUALENV"]) == ("0", "0")

    second = house.run(env=env)
    assert second.returncode == 0
    assert "fetching" not in second.stderr


# What is missing


def test_without_uv_and_pip_it_says_how_to_get_either(house: House) -> None:
    answer = house.run(flags=("-I", "-S"))  # -S: no site-packages, so no pip
    assert answer.returncode == 1
    assert "has no pip" in answer.stderr
    assert "apt install python3-pip" in answer.stderr
    assert "Traceback" not in answer.stderr


def test_when_pip_fails_it_shows_why_and_what_to_do(house: House) -> None:
    env = house.put_pip("sys.exit('ERROR: Temporary failure in name resolution')")
    answer = house.run(env=env)
    assert answer.returncode == 1
    assert "Temporary failure in name resolution" in answer.stderr
    assert "network" in answer.stderr
    assert "Traceback" not in answer.stderr


def test_when_the_libraries_cannot_be_set_up_nothing_is_run(with_uv: House) -> None:
    with_uv.fail(sync=2)
    answer = with_uv.run()
    assert answer.returncode == 1
    assert "network" in answer.stderr
    assert [call["args"][0] for call in with_uv.calls()] == ["sync"]


def test_an_old_python_is_told_so(house: House) -> None:
    pretend = "import runpy, sys; sys.version_info = (3, 9, 2, 'final', 0); runpy.run_path('play.py')"
    answer = subprocess.run(
        [sys.executable, "-c", pretend], cwd=house.root, capture_output=True, text=True, check=False
    )
    assert answer.returncode == 1
    assert "needs Python 3.11 or later; this is Python 3.9" in answer.stderr


def test_an_old_python_can_read_the_launcher() -> None:
    ast.parse(LAUNCHER.read_text(encoding="utf-8"), feature_version=(3, 6))


def test_the_launcher_imports_only_the_standard_library() -> None:
    tree = ast.parse(LAUNCHER.read_text(encoding="utf-8"))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imported |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in imported} <= sys.stdlib_module_names


# Running marooned


@pytest.mark.parametrize(
    "args",
    [[], ["--version"], ["play", "--seed", "7"], ["say", "two words", "", "--", "*", "žluťoučký", "-test"]],
)
def test_arguments_arrive_unchanged(with_uv: House, args: list[str]) -> None:
    answer = with_uv.run(*args)
    assert answer.returncode == 0
    assert with_uv.calls()[-1]["args"] == [
        "run",
        "--locked",
        "--project",
        str(with_uv.root),
        "marooned",
        *args,
    ]


def test_it_runs_where_the_player_is(with_uv: House) -> None:
    assert with_uv.run(cwd=with_uv.path).returncode == 0
    assert with_uv.calls()[-1]["cwd"] == str(with_uv.path)


@pytest.mark.parametrize("code", [0, 1, 2, 77])
def test_the_exit_code_is_the_programs(with_uv: House, code: int) -> None:
    with_uv.fail(marooned=code)
    assert with_uv.run("play").returncode == code


def test_stdout_is_the_programs_alone(with_uv: House) -> None:
    assert with_uv.run().stdout == ""


def test_the_program_takes_the_launchers_place(with_uv: House) -> None:
    """So a signal sent to play.py reaches it."""
    process = subprocess.Popen(
        [sys.executable, str(with_uv.root / "play.py")],
        env={"PATH": str(with_uv.path)},
        stderr=subprocess.DEVNULL,
    )
    assert process.wait(timeout=60) == 0
    assert with_uv.calls()[-1]["pid"] == process.pid


def test_the_first_start_says_that_it_takes_a_moment_and_later_ones_are_silent(with_uv: House) -> None:
    assert "setting up" in with_uv.run().stderr
    script = with_uv.root / ".venv" / "bin" / "marooned"
    script.parent.mkdir(parents=True)
    script.touch()
    assert with_uv.run().stderr == ""
    assert ["--quiet" in call["args"] for call in with_uv.calls() if call["args"][0] == "sync"] == [
        False,
        True,
    ]


def test_a_new_venv_gets_this_python_and_no_other_venv_interferes(with_uv: House) -> None:
    with_uv.run(env={"VIRTUAL_ENV": "/somewhere"})
    assert all("VIRTUAL_ENV" not in call["env"] for call in with_uv.calls())
    assert with_uv.calls()[0]["env"]["UV_PYTHON"] == sys.executable


def test_a_choice_of_python_is_kept(with_uv: House) -> None:
    with_uv.run(env={"UV_PYTHON": "3.13"})
    assert with_uv.calls()[0]["env"]["UV_PYTHON"] == "3.13"
    (with_uv.root / ".venv").mkdir()
    with_uv.run()
    assert "UV_PYTHON" not in with_uv.calls()[-1]["env"]


# Running the suite


def commands(house: House) -> list[str]:
    """The checks that were run, without uv's own words."""
    return [" ".join(call["args"]).partition("--group dev ")[2] for call in house.calls()[1:]]


def test_the_suite_is_checks_then_tests_in_the_repository(with_uv: House) -> None:
    answer = with_uv.run("test", "-k", "two words")
    assert answer.returncode == 0
    expected = [
        "ruff check",
        "ruff format --check",
        "mypy --strict src play.py hatch_build.py",
        f"pytest -n {max(3, os.cpu_count() or 1)} --dist worksteal -k two words",
    ]
    assert commands(with_uv) == expected
    assert answer.stdout.splitlines() == [f"[{n}/4] {command}" for n, command in enumerate(expected, start=1)]
    assert {call["cwd"] for call in with_uv.calls()[1:]} == {str(with_uv.root)}
    sync, *runs = with_uv.calls()
    assert sync["args"][-2:] == ["--group", "dev"]
    assert all(call["args"][:4] == ["run", "--locked", "--project", str(with_uv.root)] for call in runs)


@pytest.mark.parametrize(
    ("step", "code", "ran"), [("ruff check", 1, 1), ("ruff format", 1, 2), ("mypy", 2, 3), ("pytest", 5, 4)]
)
def test_the_suite_stops_at_the_first_failure(with_uv: House, step: str, code: int, ran: int) -> None:
    with_uv.fail(**{step: code})
    answer = with_uv.run("test")
    assert answer.returncode == code
    assert len(commands(with_uv)) == ran
    assert f"FAILED: {step}" in answer.stderr


# Stands in for Debian's installer: writes down what it is asked, and knows one of two packages.
FAKE_APT = """\
#!/bin/sh
echo "$@" >> {house}/asked
case "$*" in
*windowless) exit 100 ;;
*plain) touch {house}/browser-plain; chmod +x {house}/browser-plain ;;
esac
"""
PREPARE = """\
import os, runpy
launcher = runpy.run_path("play.py", run_name="launcher")
os.geteuid = lambda: 0
launcher["prepare_system"].__globals__["SYSTEM"] = (
    ("A browser", ("browser-windowless", "browser-plain"), ("browser-windowless", "browser-plain")),
    ("A shell", ("sh",), ("shell",)),
)
launcher["prepare_system"]()
"""


def test_what_tests_need_is_installed_from_the_first_package_that_can_be_had(house: House) -> None:
    apt = house.path / "apt-get"
    apt.write_text(FAKE_APT.format(house=house.path))
    apt.chmod(0o755)
    env = {"PATH": os.pathsep.join([str(house.path), os.defpath])}
    run = [sys.executable, "-c", PREPARE]
    said = [subprocess.run(run, cwd=house.root, env=env, capture_output=True, text=True, check=True) for _ in range(2)]
    assert [one.stderr for one in said] == ["play.py: installing A browser for the tests (this once)\n", ""]
    install = "install -q -y --no-install-recommends browser-"
    asked = (house.path / "asked").read_text().splitlines()
    assert asked == ["update -q", install + "windowless", install + "plain"]


def test_ci_runs_the_suite_from_anywhere(with_uv: House) -> None:
    shutil.copytree(REPOSITORY / ".ci", with_uv.root / ".ci")
    python = with_uv.path / "python3"
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    with_uv.fail(pytest=3)
    answer = subprocess.run(
        [with_uv.root / ".ci" / "run"],
        cwd=with_uv.outside,
        env={"PATH": os.pathsep.join([str(with_uv.path), os.defpath])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 3
    assert len(commands(with_uv)) == 4
