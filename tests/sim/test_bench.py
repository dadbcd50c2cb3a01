"""The benchmark: its form, not its figures."""

import json

from marooned.games import get_game
from marooned.sim import bench as benchmark
from marooned.sim.bench import bench, json_bytes, random_play, sample_states

FIGURES = {
    "decisions_per_second",
    "clone_us",
    "decision_us",
    "new_game_ms",
    "state_json_bytes",
    "ratio_to_python_chess",
}


def test_the_report_has_the_documented_form() -> None:
    report = bench(("crusoe",), rounds=1)
    assert set(report) == {"crusoe"}
    assert set(report["crusoe"]) >= FIGURES
    assert json.loads(json.dumps(report)) == report
    assert all(value is None or value > 0 for value in report["crusoe"].values())
    assert (report["crusoe"]["ratio_to_python_chess"] is None) == (not benchmark.has_chess())


def test_random_play_is_the_same_work_every_time() -> None:
    game = get_game("crusoe")
    assert random_play(game, 8) == random_play(game, 8)


def test_a_state_as_json_stays_small() -> None:
    game = get_game("crusoe")
    assert json_bytes(game, sample_states(game, 8)) < 12_000
