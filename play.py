#!/usr/bin/env python3
"""Run Marooned from this folder on a machine that has only Python 3.11 or later and pip.

    python3 play.py                     start playing
    python3 play.py COMMAND ...         any command of `marooned`
    python3 play.py test [ARGS ...]     check style and types, then run the tests (ARGS go to pytest)

It needs no installation: it uses the `uv` on the PATH, else fetches one with pip into `.tools` beside
this file, and uv keeps the libraries in `.venv`. Both folders may be deleted at any time.
"""

import glob
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

# Everything above and all syntax below must be readable by an old Python, so that it gets to say this.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "play.py: Marooned needs Python 3.11 or later; this is Python {}.{} ({}). "
        "Start it with a newer one, for example: python3.11 play.py".format(*sys.version_info[:2], sys.executable)
    )

ROOT = Path(__file__).resolve().parent
MINIMUM_UV = (0, 5, 0)
WINDOWS = sys.platform == "win32"

CHECKS: tuple[tuple[str, ...], ...] = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    ("mypy", "--strict", "src", "play.py", "hatch_build.py"),
    # At least three processes, as many tests wait for a browser or a disk; who is idle takes over from who is not.
    ("pytest", "-n", str(max(3, os.cpu_count() or 1)), "--dist", "worksteal"),
)
REMEDIES = {
    ("ruff", "check"): "Many of these are repaired by: uv run --group dev ruff check --fix",
    ("ruff", "format", "--check"): "Repaired by: uv run --group dev ruff format",
}

# What tests need beside Python: a name, where it is found, packages of Debian and Ubuntu of which one is enough.
SYSTEM = (
    (
        "Chromium",
        ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
        ("chromium-headless-shell", "chromium"),
    ),
    ("PostgreSQL", ("postgres", "/usr/lib/postgresql/*/bin/postgres"), ("postgresql",)),
)

NO_PROGRAM = """\
{name} is missing, so the tests that need it are skipped. To run them all:
  Debian, Ubuntu:  apt install {package}
  elsewhere:       install {name} so that one of these is found: {places}"""

NO_PIP = """\
Marooned needs either uv or pip, and this Python has no pip ({python}).
  Debian, Ubuntu:  apt install python3-pip
  Fedora:          dnf install python3-pip
  elsewhere:       {python} -m ensurepip --user
Or install uv (https://docs.astral.sh/uv/) and start again."""

NO_UV = """\
pip could not fetch uv (its own words are above).
  If the network is the reason, connect and start again: it is needed only the first time.
  If {tools} can't be written, move Marooned to a folder of yours.
  Or install uv another way (https://docs.astral.sh/uv/) and start again."""

NO_LIBRARIES = """\
the libraries that Marooned needs could not be set up (uv's own words are above).
  If the network is the reason, connect and start again: it is needed only the first time and after updates.
  If {root} can't be written, move Marooned to a folder of yours.
  If uv speaks of the lockfile, pyproject.toml has changed (then run: uv lock) or you set another index."""


class LaunchError(Exception):
    """Something outside Marooned is missing; the text tells the player what to do about it."""


def say(text: str) -> None:
    """Tell the player something about starting up; on stderr, because stdout belongs to the program."""
    print("play.py: " + text, file=sys.stderr, flush=True)


def uv_version(program: str) -> tuple[int, ...]:
    """The version of a uv executable, or () if it is missing, doesn't run or isn't uv."""
    try:
        answer = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return ()
    match = re.match(r"uv (\d+)\.(\d+)\.(\d+)", answer.stdout)
    return tuple(map(int, match.groups())) if match and answer.returncode == 0 else ()


def find_uv(root: Path) -> str | None:
    """A uv that is new enough: the one on the PATH, else the one in `root/.tools`."""
    own = root / ".tools" / "bin" / ("uv.exe" if WINDOWS else "uv")
    for program in (shutil.which("uv"), str(own)):
        if program and uv_version(program) >= MINIMUM_UV:
            return program
    return None


def fetch_uv(root: Path) -> str:
    """Fetch uv with pip into `root/.tools` and return its path.

    `--target` is the one form of installing that works everywhere: Debian's Python has no ensurepip, so
    it makes no virtual environments, and its pip refuses to install anywhere else (PEP 668).
    """
    if importlib.util.find_spec("pip") is None:
        raise LaunchError(NO_PIP.format(python=sys.executable))
    tools = root / ".tools"
    say(f"fetching uv with pip into {tools} (this once)")
    command = [sys.executable, "-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
    command += ["--upgrade", "--target", str(tools), "uv>=" + ".".join(map(str, MINIMUM_UV))]
    # Settings of the player's pip that would contradict --target.
    env = {**os.environ, "PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0"}
    answer = subprocess.run(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    program = find_uv(root)
    if program is None:
        print(answer.stdout, file=sys.stderr)
        raise LaunchError(NO_UV.format(tools=tools))
    return program


def environment(root: Path) -> dict[str, str]:
    """The environment for uv: this Python for a new `.venv`, and no other active virtual environment."""
    env = dict(os.environ)
    env.pop("VIRTUAL_ENV", None)
    if not (root / ".venv").exists():
        env.setdefault("UV_PYTHON", sys.executable)
    return env


def prepare(uv: str, root: Path, *groups: str) -> None:
    """Bring `root/.venv` to what uv.lock says, with these groups; silent for a player who has it already."""
    command = [uv, "sync", "--locked", "--inexact", "--project", str(root)]
    for group in groups:
        command += ["--group", group]
    installed = root / ".venv" / ("Scripts/marooned.exe" if WINDOWS else "bin/marooned")
    if installed.exists():
        command += [] if groups else ["--quiet"]
    else:
        say(f"setting up {root / '.venv'} and building the pages for the browser (this once, about a minute)")
    if subprocess.run(command, env=environment(root), check=False).returncode:
        raise LaunchError(NO_LIBRARIES.format(root=root))


def hand_over(command: list[str], env: dict[str, str]) -> int:
    """Become `command`, so that its signals, terminal and exit code are its own."""
    if not WINDOWS:
        os.execve(command[0], command, env)
    # Windows has no exec that its shells wait for. Ctrl-C is for the program alone.
    signal.signal(signal.SIGINT, lambda *_: None)
    return subprocess.Popen(command, env=env).wait()


def play(uv: str, root: Path, args: list[str]) -> int:
    """Run `marooned` with these arguments in the folder where the player is."""
    prepare(uv, root)
    return hand_over([uv, "run", "--locked", "--project", str(root), "marooned", *args], environment(root))


def is_there(places: tuple[str, ...]) -> bool:
    """Whether one of these programs (names on the PATH, or patterns of paths) is on this machine."""
    return any(glob.glob(place) if "/" in place else shutil.which(place) for place in places)


def prepare_system() -> None:
    """Install what tests need beside Python where that may be done (root on Debian), else say what is missing."""
    missing = [need for need in SYSTEM if not is_there(need[1])]
    root = not WINDOWS and os.geteuid() == 0
    if missing and root and shutil.which("apt-get"):
        say(f"installing {' and '.join(name for name, _, _ in missing)} for the tests (this once)")
        apt_get("update", "-q")
        for _, places, packages in missing:
            for package in packages:
                if not is_there(places):
                    apt_get("install", "-q", "-y", "--no-install-recommends", package)
    for name, places, packages in missing:
        if not is_there(places):
            say(NO_PROGRAM.format(name=name, package=packages[-1], places=", ".join(places)))


def apt_get(*args: str) -> None:
    """Run Debian's installer without questions; whether it helped is seen by what is there afterwards."""
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", *args], env=env, stdout=subprocess.DEVNULL, check=False)


def run_suite(uv: str, root: Path, args: list[str]) -> int:
    """Run every check and then the tests in the repository's folder; stop at the first that fails.

    `--all` runs the tests marked `slow` as well; all other arguments are pytest's.
    """
    args = [word for arg in args for word in (("-m", "") if arg == "--all" else (arg,))]
    prepare_system()
    prepare(uv, root, "dev")
    for number, check in enumerate(CHECKS, start=1):
        command = [*check, *args] if check[0] == "pytest" else list(check)
        shown = " ".join(word or "''" for word in command)
        print(f"[{number}/{len(CHECKS)}] {shown}", flush=True)
        run = [uv, "run", "--locked", "--project", str(root), "--group", "dev", *command]
        code = subprocess.run(run, cwd=root, env=environment(root), check=False).returncode
        if code:
            say(f"FAILED: {shown} (exit code {code}). {REMEDIES.get(check, '')}".rstrip())
            return code if code > 0 else 128 - code
    return 0


def main(args: list[str]) -> int:
    """Find or fetch uv, then do what the arguments say; returns the exit code."""
    try:
        uv = find_uv(ROOT) or fetch_uv(ROOT)
        if args[:1] == ["test"]:
            return run_suite(uv, ROOT, args[1:])
        return play(uv, ROOT, args)
    except LaunchError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
