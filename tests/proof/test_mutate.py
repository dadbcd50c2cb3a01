"""Rules can be switched off one by one; what cites them notices; afterwards everything is as before."""

from __future__ import annotations

from pathlib import Path

import pytest

from marooned.core.errors import FormatError
from marooned.games import game_ids, get_game
from marooned.games.crusoe import codes
from marooned.games.crusoe.effects.people import Hurt
from marooned.proof.cases import read_case, run_case
from marooned.proof.mutate import CODE, STEP, Mutant, chosen, judge, mutants, report, switched_off

ROOT = Path(__file__).resolve().parents[2]


def hunt_refused() -> str:
    """What a case says that cites the rule of hunting without beasts."""
    script = [{"refuse": "hunt cook+cook", "rule": "RC-hunt-02"}]
    return run_case(read_case(Path("own.yaml"), {"case": "no beasts", "rules": ["RC-hunt-02"], "script": script}))


def test_codes_and_steps_are_found_with_their_places() -> None:
    found = {(mutant.rule, mutant.kind): mutant for mutant in mutants(get_game("crusoe"))}
    assert found["RC-hunt-02", CODE].places[0].startswith("planning.py:")
    assert "Hurt" in found["RC-wounds-and-morale-01", STEP].places
    assert found["RC-hunt-02", CODE].switch == "code:crusoe:RC-hunt-02"


def test_a_code_that_is_off_allows_and_comes_back() -> None:
    assert hunt_refused() == ""
    with switched_off(Mutant("crusoe", "RC-hunt-02", CODE, ())):
        assert codes.HUNT_02 == codes.OK
        assert "refused by RC-hunt-02" in hunt_refused()
    assert codes.HUNT_02 != codes.OK
    assert hunt_refused() == ""


def test_a_step_that_is_off_does_nothing_and_comes_back() -> None:
    before = vars(Hurt)["resolve"]
    with switched_off(Mutant("crusoe", "RC-wounds-and-morale-01", STEP, ())):
        assert vars(Hurt)["resolve"] is not before
    assert vars(Hurt)["resolve"] is before


def test_a_rule_that_no_proof_cites_survives(tmp_path: Path) -> None:
    folder = tmp_path / "cases" / "crusoe"
    folder.mkdir(parents=True)
    cited = "- case: cited\n  rules: [RC-hunt-02]\n  script:\n  - {refuse: hunt cook+cook, rule: RC-hunt-02}\n"
    named = "- case: only named\n  rules: [RC-gather-03]\n  position: {players: [cook]}\n"
    (folder / "own.yaml").write_text(cited + named, encoding="utf-8")
    verdicts = judge(chosen(["crusoe"], ["RC-hunt-02", "RC-gather-03"]), tmp_path, tests=False)
    codes_of = [verdict for verdict in verdicts if verdict.mutant.kind == CODE]
    assert [(verdict.mutant.rule, verdict.killer, verdict.citing) for verdict in codes_of] == [
        ("RC-hunt-02", "own.yaml: cited", 1),
        ("RC-gather-03", "", 1),
    ]
    counts = report(verdicts)["games"]["crusoe"]["codes"]
    assert (counts["total"], counts["killed"]) == (2, 1)
    assert counts["survivors"][0]["rule"] == "RC-gather-03"


def test_a_case_that_fails_as_things_are_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "cases" / "crusoe"
    folder.mkdir(parents=True)
    wrong = "- case: wrong\n  rules: [RC-hunt-02]\n  expect: {morale: 3}\n"
    (folder / "own.yaml").write_text(wrong, encoding="utf-8")
    with pytest.raises(FormatError, match=r"own\.yaml: wrong"):
        judge(chosen(["crusoe"], ["RC-hunt-02"]), tmp_path, tests=False)


def test_nothing_to_switch_off_is_said() -> None:
    with pytest.raises(FormatError, match="RC-nonsense"):
        chosen(["crusoe"], ["RC-nonsense"])


def test_the_cases_of_the_repository_notice() -> None:
    verdicts = judge(chosen(["crusoe"], ["RC-hunt-02", "RC-night-outside-camp-11", "RC-fight-"]), ROOT, tests=False)
    assert [verdict.mutant.switch for verdict in verdicts if not verdict.killer] == []


@pytest.mark.slow
def test_every_rule_that_is_off_is_noticed() -> None:
    verdicts = judge(chosen(game_ids()), ROOT)
    assert [verdict.mutant for verdict in verdicts if not verdict.killer] == []
