"""The index of cases that screens show beside the rules."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from marooned.games import game_ids
from marooned.proof import index
from marooned.proof.cases import find_files, read_cases

ROOT = Path(__file__).parents[2]


def test_the_index_cites_what_the_cases_cite() -> None:
    cited = {game: index.cases_citing(game) for game in game_ids()}
    case = read_cases(ROOT / "cases" / "crusoe" / "castaways.yaml")[0]
    assert index.Citing(case.name, "crusoe/castaways.yaml", case.cards) in cited["crusoe"][case.rules[0]]
    files = {one.file for rules in cited.values() for citing in rules.values() for one in citing}
    assert files == {file.relative_to(ROOT / "cases").as_posix() for file in find_files([ROOT / "cases"])}


def test_a_built_index_is_read_unless_the_cases_are_newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cases, built = tmp_path / "cases", tmp_path / "index.json"
    cases.mkdir()
    file = cases / "one.yaml"
    file.write_text("- {case: first, rules: [RC-build-14], cards: [invention/mast]}\n")
    index.build_index(cases, built)
    monkeypatch.setattr(index, "BUILT", built)

    def names(folder: Path) -> list[str]:
        monkeypatch.setattr(index, "CASES", folder)
        index.cases_citing.cache_clear()
        index._index.cache_clear()
        return [one.name for one in index.cases_citing("crusoe").get("RC-build-14", [])]

    try:
        assert names(tmp_path / "nowhere") == ["first"]  # as in an installed package
        file.write_text("- {case: second, rules: [RC-build-14]}\n")
        os.utime(file, (built.stat().st_mtime + 9,) * 2)
        assert names(cases) == ["second"]
        built.unlink()
        assert names(tmp_path / "nowhere") == []
        assert json.loads(json.dumps(index.read_index(cases)))["crusoe"]["RC-build-14"][0][0] == "second"
    finally:
        index.cases_citing.cache_clear()
        index._index.cache_clear()
