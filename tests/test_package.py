"""What the package says of itself agrees, and what it locks comes from the public index alone."""

import re
import tomllib
from pathlib import Path

import marooned

REPOSITORY = Path(__file__).resolve().parent.parent


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == marooned.__version__


def test_the_lock_names_only_the_public_index() -> None:
    hosts = set(re.findall(r"\w+://([^/\"]+)", (REPOSITORY / "uv.lock").read_text(encoding="utf-8")))
    assert hosts == {"pypi.org", "files.pythonhosted.org"}


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
