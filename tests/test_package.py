"""What the package says of itself agrees, and what it locks comes from the public index alone."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from pathspec import GitIgnoreSpec

import marooned

REPOSITORY = Path(__file__).resolve().parent.parent


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == marooned.__version__


def test_the_lock_names_only_the_public_index() -> None:
    hosts = set(re.findall(r"\w+://([^/\"]+)", (REPOSITORY / "uv.lock").read_text(encoding="utf-8")))
    assert hosts == {"pypi.org", "files.pythonhosted.org"}


@pytest.mark.slow
def test_the_compiler_takes_the_engine(tmp_path: Path) -> None:
    """mypyc turns what the build hook names into C; whether that can be built is a matter of the machine's compiler."""
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    chosen, left = (GitIgnoreSpec.from_lines(hook[key]) for key in ("include", "exclude"))
    sources = (str(path.relative_to(REPOSITORY)) for path in (REPOSITORY / "src").rglob("*.py"))
    files = sorted(path for path in sources if chosen.match_file(path) and not left.match_file(path))
    assert "src/marooned/core/engine.py" in files
    code = "import sys; from mypyc.build import mypycify; mypycify(sys.argv[2:], target_dir=sys.argv[1])"
    command = [sys.executable, "-c", code, str(tmp_path), *hook["mypy-args"], *files]
    done = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stdout + done.stderr
    assert list(tmp_path.rglob("*.c"))


def test_every_library_is_named_in_the_notice() -> None:
    lock = tomllib.loads((REPOSITORY / "uv.lock").read_text(encoding="utf-8"))
    packages = {package["name"]: package for package in lock["package"]}
    found: set[str] = set()
    waiting: list[tuple[str, tuple[str, ...]]] = [("marooned", ())]
    while waiting:
        name, extras = waiting.pop()
        found.add(name)
        package = packages[name]
        needs = list(package.get("dependencies", []))
        for extra in extras:
            needs += package["optional-dependencies"][extra]
        waiting += [(need["name"], tuple(need.get("extra", ()))) for need in needs]
    notice = re.findall(r"^  (\S+) {2,}\S", (REPOSITORY / "NOTICE").read_text(encoding="utf-8"), re.MULTILINE)
    assert {re.sub(r"[._]", "-", name.lower()) for name in notice} == found - {"marooned"}
