"""Scenario packs: the shipped example is found, plays and proves itself; what breaks the rules of packs is left out."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from marooned.core.game import Setup
from marooned.core.record import Recorder
from marooned.games.crusoe import packs
from marooned.games.crusoe.actions import SCENARIO_ITEM, SCENARIO_STEP
from marooned.games.crusoe.cards import Invention
from marooned.games.crusoe.game import CRUSOE
from marooned.games.crusoe.packs import PackError, check_scenario, load_packs
from marooned.games.crusoe.scenarios import SCENARIOS
from marooned.games.crusoe.scenarios.base import Scenario
from marooned.games.crusoe.scenarios.castaways import Castaways

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "signal-kite"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the example is installed: its source and its entry points on the path."""
    place = tmp_path_factory.mktemp("packs")
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = place / f"marooned_signal_kite-{project['version']}.dist-info"
    info.mkdir()
    groups = project["entry-points"].items()
    lines = [
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items()) for group, entries in groups
    ]
    (info / "entry_points.txt").write_text("".join(lines), encoding="utf-8")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    path = os.pathsep.join([str(place), str(EXAMPLE / "src"), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": path, "MAROONED_LANG": "en"}


def marooned(env: dict[str, str], *args: str, text: str | None = None) -> str:
    """What a command says, with the example installed."""
    done = subprocess.run(
        [sys.executable, "-m", "marooned", *args], env=env, input=text, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_example_is_listed_and_its_cases_pass(installed: dict[str, str]) -> None:
    assert "crusoe / signal-kite: 1 to 4 players (Signal Kite)" in marooned(installed, "games")
    assert ", 0 failed" in marooned(installed, "case", str(EXAMPLE / "cases"))


def test_the_example_keeps_every_promise_of_the_engine(installed: dict[str, str]) -> None:
    told = marooned(
        installed, "fuzz", "crusoe", "--scenario", "signal-kite", "--games", "12", "--workers", "1", "--json"
    )
    assert '"errors": 0' in told and '"soft_locks": 0' in told and '"replayed": 12' in told


def test_a_pack_changes_no_record_of_another_scenario(installed: dict[str, str], tmp_path: Path) -> None:
    recorder = Recorder.begin(CRUSOE, Setup("castaways", ("cook", "explorer")), 5)
    while not recorder.state.is_terminal():
        recorder.apply(recorder.state.legal_actions()[-1])
    file = tmp_path / "castaways.record"
    file.write_text(recorder.text(), encoding="utf-8")
    assert "seed agrees: yes" in marooned(installed, "replay", str(file))


def test_the_example_says_everything_in_every_language(installed: dict[str, str]) -> None:
    ids = [
        "scenario-signal-kite",
        "brief-signal-kite-goal",
        "brief-signal-kite-rules",
        "brief-signal-kite-watch",
        "item-kite",
    ]
    code = (
        "from marooned.text import Narrator, LANGUAGES\n"
        f"print(all(Narrator(lang).has(id) and Narrator(lang).say(id) for lang in LANGUAGES for id in {ids!r}))"
    )
    done = subprocess.run([sys.executable, "-c", code], env=installed, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "True"


# -- what a pack may not do ------------------------------------------------------------------------------------------
def variant(**changes: Any) -> Scenario:
    """Castaways as a pack, with something changed."""
    kind = type("Variant", (Castaways,), {"id": "variant", "number": 100, **changes})
    scenario = kind()
    scenario.words = changes.get("words", {})
    scenario.inventions = changes.get("inventions", ())
    assert isinstance(scenario, Scenario)
    return scenario


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"id": "castaways"}, "there is a scenario 'castaways' already"),
        ({"id": "Bad Id"}, "must be words of small letters"),
        ({"number": 8}, "number 8 is reserved; packs count from 100"),
        ({"rounds": 0}, "rounds must be at least 1"),
        ({"words": {3: "yes-indeed"}}, "not one of the scenario-… ranges"),
        ({"words": {SCENARIO_ITEM: "knife"}}, "'knife' is the word of another action"),
        ({"words": {SCENARIO_ITEM: "one", SCENARIO_STEP: "one"}}, "two actions have the same word"),
        ({"inventions": (Invention("rope"),)}, "there is an item 'rope' already"),
    ],
)
def test_a_pack_that_breaks_a_rule_is_refused(changes: dict[str, Any], fault: str) -> None:
    with pytest.raises(PackError, match=fault):
        check_scenario(variant(**changes), "variant", SCENARIOS.values())


def test_a_pack_that_keeps_the_rules_is_taken() -> None:
    assert check_scenario(variant(), "variant", SCENARIOS.values()).id == "variant"
    with pytest.raises(PackError, match="not an instance of Scenario"):
        check_scenario("castaways", "variant", ())


def test_a_pack_that_breaks_is_left_out_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = EntryPoint("broken", "no.such.module:THING", packs.GROUP)
    monkeypatch.setattr(packs, "installed", lambda: [broken])
    scenarios = dict(SCENARIOS)
    (fault,) = load_packs(scenarios)
    assert "scenario pack broken: can't be loaded" in str(fault)
    assert scenarios == SCENARIOS
