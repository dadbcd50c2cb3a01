"""The browser client: its types, its own tests, and that it can be built."""

import importlib.util
import json
import shutil
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "frontend"


def hook() -> ModuleType:
    """The build hook, which knows Node."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.early
def test_the_client_passes_its_own_checks_and_tests() -> None:
    node = hook().Node()
    node.install(CLIENT)
    node.run(CLIENT, "run", "check")
    node.run(CLIENT, "run", "test")


def test_what_fails_in_node_is_told_in_its_words(tmp_path: Path) -> None:
    module = hook()
    (tmp_path / "package.json").write_text('{"scripts": {"build": "node missing.js"}}')
    with pytest.raises(module.ClientError, match=r"missing\.js"):
        module.Node().run(tmp_path, "run", "build")


def test_the_index_of_cases_is_built_before_marooned_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAROONED_NO_CLIENT", "1")
    source = tmp_path / hook().INDEX
    source.parent.mkdir(parents=True)
    shutil.copy(ROOT / hook().INDEX, source)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "cases" / "crusoe").mkdir(parents=True)
    (tmp_path / "cases" / "crusoe" / "one.yaml").write_text("case: a fire is lit\nrules: [RC-build-14]\n")
    hook().ClientHook(str(tmp_path), {}, None, None, str(tmp_path), "wheel").initialize("standard", {})
    built = json.loads(source.with_suffix(".json").read_text())
    assert built == {"crusoe": {"RC-build-14": [["a fire is lit", "crusoe/one.yaml", []]]}}


def test_without_sources_nothing_is_built(tmp_path: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    client = hook().ClientHook(str(tmp_path), {}, None, None, str(tmp_path), "wheel")
    assert client.dependencies() == []
    client.initialize("standard", {})


def test_the_client_can_be_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    client = hook().ClientHook(str(ROOT), {}, None, None, str(ROOT), "wheel")
    assert client.dependencies() == [hook().YAML, hook().NODE]
    monkeypatch.setenv("MAROONED_NO_CLIENT", "1")
    assert client.dependencies() == [hook().YAML]
