"""Previews against the engine: the joint outcomes that a preview tells are those that its action really has."""

import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import pytest

from marooned.core.engine import EXPLICIT, Event
from marooned.core.game import Setup
from marooned.core.record import play_line
from marooned.games.crusoe.effects.base import DRAW_CARD, SUCCESS, WOUND
from marooned.games.crusoe.game import CRUSOE
from marooned.games.crusoe.odds import die_risks
from marooned.games.crusoe.pawns import pawns_needed
from marooned.games.crusoe.phases.dice import ActionDie, ForcedReroll, RerollSuccess
from marooned.games.crusoe.phases.resolving import ResolveAction
from marooned.games.crusoe.preview import about, preview
from marooned.games.crusoe.scenarios import SCENARIOS
from marooned.games.crusoe.screen import targets
from marooned.games.crusoe.state import CrusoeState
from marooned.games.crusoe.terms import ADVENTURE, BUILD, EXPLORE, GATHER, MINUS_PAWN, PLANNING, REROLL

Outcome = tuple[bool, bool, bool]
Tables = Callable[..., CrusoeState]


def planned_states(games: int) -> Iterator[CrusoeState]:
    """States of random games in which something was just declared, with tokens thrown on the action spaces."""
    for seed in range(games):
        chance = random.Random(seed)
        scenario = chance.choice(list(SCENARIOS))
        s = CRUSOE.new_initial_state(Setup(scenario, ("random",) * chance.randint(1, 4)), seed)
        for _ in range(250):
            if s.is_terminal():
                break
            if s.phase == PLANNING and not s.plan and s.draft is None:
                for kind in (BUILD, GATHER, EXPLORE):
                    s.action_tokens[kind] |= chance.choice((0, 0, REROLL, ADVENTURE, REROLL | ADVENTURE, MINUS_PAWN))
            before = len(s.plan)
            s.apply_action(chance.choice(s.legal_actions()))
            if s.phase == PLANNING and len(s.plan) > before:
                yield s


def dice_of(s: CrusoeState, index: int) -> dict[Outcome, Fraction]:
    """The joint outcomes of an action's dice, by playing every face through the engine's own effects."""
    planned = s.plan[index]
    found: dict[Outcome, Fraction] = {}
    start = s.clone()
    start.mode = EXPLICIT
    start.cur = index
    start.roll = [-1, -1, -1]
    action = ResolveAction(index)
    steps = [
        step
        for step in action.steps(start, planned, planned.kind, -1)
        if isinstance(step, ActionDie | ForcedReroll | RerollSuccess)
    ]
    token = bool(s.action_tokens[planned.kind] & ADVENTURE)
    start.asking = None
    start.waiting = False
    start.agenda = list(reversed(steps))
    start.run()
    waiting = [(start, Fraction(1))]
    while waiting:
        state, share = waiting.pop()
        if state.pending is None:
            key = (state.roll[1] == SUCCESS, state.roll[0] == WOUND, token or state.roll[2] == DRAW_CARD)
            found[key] = found.get(key, Fraction(0)) + share
            continue
        outcomes = state.chance_outcomes()
        whole = sum(weight for _, weight in outcomes)
        for outcome, weight in outcomes:
            after = state.clone()
            after.apply_action(outcome)
            waiting.append((after, share * Fraction(weight, whole)))
    return found


def test_the_outcomes_told_are_those_that_the_engine_rolls() -> None:
    compared = 0
    for s in planned_states(12):
        index = len(s.plan) - 1
        told = about(s, s.plan[index], index)
        if s.plan[index].kind not in (BUILD, GATHER, EXPLORE):
            continue
        if any(planned.kind == s.plan[index].kind for planned in s.plan[:index]):
            continue  # a token on the space may go to the other action
        rows = {(row["success"], row["wound"], row["adventure"]): Fraction(row["exact"]) for row in told["outcomes"]}
        assert rows == dice_of(s, index)
        compared += 1
    assert compared > 60


def test_the_addends_are_what_the_declaration_needs() -> None:
    seen = set()
    for s in planned_states(12):
        planned = s.plan[-1]
        told = about(s, planned, len(s.plan) - 1)
        assert told["pawns"] == {"there": planned.pawns, "need": planned.need, "sure": planned.sure}
        assert sum(part["n"] for part in told["addends"]) == planned.need
        statements = CRUSOE.statements()
        assert all(part["rule"] in statements for part in told["addends"])
        seen |= {part["why"].id for part in told["addends"]}
    assert {"preview-distance", "preview-token-action", "preview-action", "preview-hunt", "preview-printed"} <= seen


@pytest.mark.rules("RC-distance-01", "RC-hunt-01", "RC-arrange-camp-01", "RC-rest-01")
@pytest.mark.parametrize(
    ("line", "rule", "n"),
    [
        ("explore M1 cook go", "RC-distance-01", 1),
        ("hunt cook +cook", "RC-hunt-01", 2),
        ("arrange cook", "RC-arrange-camp-01", 1),
        ("rest cook", "RC-rest-01", 1),
    ],
)
def test_the_pawns_of_a_declaration_name_the_rule(table: Tables, line: str, rule: str, n: int) -> None:
    s = play_line(table("cook", "explorer", beasts=2), line)
    told = about(s, s.plan[0], 0)
    assert [(part["n"], part["rule"]) for part in told["addends"]] == [(n, rule)]
    assert told["pawns"]["need"] == n


@pytest.mark.rules("RC-hunt-04")
def test_a_hunt_rolls_no_dice_and_says_that_it_is_a_fight(table: Tables) -> None:
    s = play_line(table("cook", "explorer", beasts=2), "hunt cook +cook")
    told = about(s, s.plan[0], 0)
    assert [note["rule"] for note in told["uncounted"]] == ["RC-hunt-04"]
    assert "outcomes" not in told


@pytest.mark.rules("RC-action-tokens-09", "RC-resolution-order-03", "RC-action-dice-10", "RC-friday-12")
@pytest.mark.parametrize(
    ("rule", "lines", "facts"),
    [
        ("RC-action-tokens-09", ["explore M1 cook go"], {"action_tokens": {"explore": ["greater-danger"]}}),
        ("RC-action-dice-10", ["explore M1 explorer go"], {"determination": {"explorer": 2}}),
        ("RC-friday-12", ["explore M1 friday"], {"determination": {"friday": 2}}),
        (
            "RC-resolution-order-03",
            ["explore N1 explorer go", "explore M1 cook go"],
            {"action_tokens": {"explore": ["reroll-success"]}},
        ),
    ],
)
def test_what_the_outcomes_leave_out_names_its_rule(
    table: Tables, rule: str, lines: list[str], facts: dict[str, Any]
) -> None:
    for there, expected in (({}, []), (facts, [rule])):
        s = table("cook", "explorer", friday=True, **there)
        for line in lines:
            s = play_line(s, line)
        told = about(s, s.plan[-1], len(s.plan) - 1)
        assert [note["rule"] for note in told["uncounted"]] == expected


def test_stores_tell_before_after_and_later() -> None:
    for s in planned_states(8):
        planned = s.plan[-1]
        told = about(s, planned, len(s.plan) - 1)
        for number, resource in enumerate(("wood", "food", "preserved-food", "fur")):
            if planned.goods[number]:
                now, left, _ = told["stores"][resource]
                assert (now - left, left) == (planned.goods[number], s.available[number])


def test_a_preview_of_steps_that_are_missing_tells_what_is_known_so_far() -> None:
    s = CRUSOE.new_initial_state(Setup("castaways", ("cook", "explorer")), 5)
    assert preview(s, s) == {}
    kind = preview(s, play_line(s, "explore"))
    assert (kind["kind"], kind["dice"]) == ("explore", {"wound": 3, "success": 5, "adventure": 5})
    target = preview(s, play_line(s, "explore M1"))
    assert target["pawns"] == {"there": 0, "need": 1, "sure": 2}
    actor = preview(s, play_line(s, "explore M1 cook"))
    assert (actor["pawns"]["there"], actor["rolls"], actor["committed"]) == (1, True, False)


def test_targets_say_what_forbids_them() -> None:
    s = CRUSOE.new_initial_state(Setup("castaways", ("cook", "explorer")), 5)
    found = targets(s)
    for kind, rows in found.items():
        legal = set()
        opened = [a for a in s.legal_actions() if s.action_to_string(a) == kind]
        if opened:
            after = s.clone()
            after.apply_action(opened[0])
            step = type(after.asking).__name__
            legal = {after.action_to_string(a) for a in after.legal} if step == "PlanTarget" else {rows[0]["target"]}
            if step != "PlanTarget" and len(rows) > 1:
                legal = {s.action_to_string(after.draft.target)} if after.draft is not None else set()
        assert {row["target"] for row in rows if not row["rule"]} == legal
        for row in rows:
            target = s.string_to_action(row["target"])
            number = ("threat", "hunt", "build", "gather", "explore", "arrange", "rest", "special").index(kind)
            assert (row["need"], row["sure"]) == pawns_needed(s, number, target)


@pytest.mark.parametrize(
    ("stream", "outcome", "odds", "came"),
    [
        ("build.wound", "wound", Fraction(2, 3), True),
        ("build.wound", "blank", Fraction(2, 3), False),
        ("explore.success", "success", Fraction(1, 6), False),
        ("explore.success", "two-determination", Fraction(1, 6), True),
        ("gather.adventure", "adventure", Fraction(1, 2), True),
    ],
)
def test_a_rolled_die_is_a_risk_with_its_odds(stream: str, outcome: str, odds: Fraction, came: bool) -> None:
    (risk,) = die_risks([Event("chance", {"stream": stream, "outcome": outcome})])
    assert (risk.odds, risk.came) == (odds, came)
    assert die_risks([Event("chance", {"stream": "weather.rain", "outcome": "rain-1"}), Event("log-die", {})]) == []
