"""Every case under `cases/` holds. A failure reads as `marooned case` words it."""

from __future__ import annotations

from pathlib import Path

import pytest

from marooned.proof.cases import Case, find_files, read_cases, run_case

ROOT = Path(__file__).resolve().parents[2]
CASES = [case for file in find_files([ROOT / "cases"]) for case in read_cases(file)]


@pytest.mark.parametrize("case", CASES, ids=[f"{Path(case.file).stem}: {case.name}" for case in CASES])
def test_the_case_holds(case: Case) -> None:
    failure = run_case(case)
    if failure:
        pytest.fail(f"{Path(case.file).relative_to(ROOT)}: {case.name}: {failure}", pytrace=False)
