"""What planning refuses, and the rule that it names: one position for each rule code of planning."""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from marooned.core.errors import IllegalAction
from marooned.games.crusoe import codes, planning
from marooned.games.crusoe.actions import ACTIONS
from marooned.games.crusoe.game import CRUSOE
from marooned.games.crusoe.phases import planning as phase
from marooned.games.crusoe.state import CrusoeState

Tables = Callable[..., CrusoeState]


def refusal(rule: str, players: str, steps: str, refused: str, **facts: Any) -> Any:
    """After the steps of a plan, the refused action breaks the rule (an id without its RC-)."""
    rule = f"RC-{rule}"
    return pytest.param(
        rule, players.split(), steps.split(), refused, facts, id=f"{rule}: {refused}", marks=pytest.mark.rules(rule)
    )


TWO = "cook explorer"
FREE_BUILDS = {"board": ("shovel", "cellar", "furnace"), "items": ("bricks",)}
NATURAL = {"tiles": {"W": 2}, "wood": 5, "fur": 2}  # the camp at a natural shelter
HILLS = {"tiles": {"N1": 4}}  # a tile with both sources
AFAR = {"tiles": {"N1": 4, "N2": 3}}  # N2 lies two steps away


def determined(n: int) -> dict[str, Any]:
    """The carpenter's determination."""
    return {"determination": {"carpenter": n}}


REFUSALS = [
    # pawns
    refusal("planning-04", TWO, "arrange cook arrange cook build", "cook", friday=True, wood=1),
    refusal("planning-11", TWO, "arrange cook build", "cook", friday=True, wood=1, pawns={"cook": 1}),
    refusal("planning-09", "cook", "", "done"),
    refusal("planning-09", TWO, "arrange cook arrange cook arrange", "done"),
    refusal("planning-10", TWO, "build cook +cook", "+explorer", wood=1),
    refusal("planning-10", TWO, "gather N1.food cook +cook", "+explorer", items=("basket",), **HILLS),
    refusal("planning-06", "cook", "", "threat", threats=("argument",)),
    refusal("planning-06", TWO, "", "threat", threats=("argument",), ban_mixed=True),
    refusal("planning-06", "cook explorer soldier", "threat cook", "+cook", threats=("argument",)),
    refusal("planning-06", TWO, "threat", "friday", threats=("argument",), friday=True),
    refusal("friday-01", TWO, "arrange friday build", "friday", friday=True, wood=1),
    refusal("friday-01", TWO, "build cook", "+friday", wood=1),
    refusal("friday-03", "cook", "explore N1 friday", "+cook", friday=True, dog=True),
    refusal("priorities-02", TWO, "build cook", "+explorer", wood=1, ban_mixed=True),
    refusal("priorities-02", TWO, "gather N1.food", "cook", friday=True, allowed={"cook": ("build", "rest")}, **HILLS),
    refusal("priorities-02", TWO, "gather N1.food", "+cook", allowed={"cook": ("build", "rest")}, **HILLS),
    refusal("priorities-02", "cook", "", "explore", allowed={"cook": ("arrange", "rest")}),
    refusal("priorities-02", "carpenter", "build", "+handyman", wood=1, no_skills=("carpenter",)),
    refusal("additional-pawns-02", "cook", "build", "+dog", dog=True, wood=1),
    refusal("additional-pawns-02", "cook", "explore N1", "+belts", items=("belts",)),
    refusal("additional-pawns-02", "cook", "explore N1", "+map"),
    refusal("additional-pawns-08", TWO, "explore N1 cook +dog explore M1 explorer", "+dog", dog=True),
    refusal("additional-pawns-08", TWO, "explore M1 cook +raft gather N1.wood cook", "+raft", items=("raft",), **HILLS),
    # threats
    refusal("threat-action-01", "cook", "", "threat"),
    refusal("threat-action-01", "cook", "threat", "right", threats=("food-crates",)),
    refusal("threat-action-01", "cook", "threat", "right/2", threats=("food-crates", "vertigo")),
    refusal("threat-action-02", TWO, "threat left cook threat", "left", threats=("vertigo", "food-crates")),
    refusal("wreckage-02", TWO, "threat left cook threat", "left/2", threats=("food-crates", "captains-chest")),
    refusal("threat-action-04", "cook", "", "threat", threats=("chronic-tiredness",), pawns={"cook": 1}),
    refusal("threat-action-04", TWO, "threat cook", "go", threats=("chronic-tiredness",)),
    refusal("threat-action-06", "cook", "", "threat", threats=("jaguar",), weapon=1),
    refusal("threat-action-07", "cook", "", "threat", threats=("awful-weather",)),
    refusal("threat-action-08", "cook", "", "threat", threats=("earthquake",)),
    # hunts
    refusal("hunt-01", "cook", "", "hunt", beasts=1, pawns={"cook": 1}),
    refusal("hunt-01", TWO, "hunt cook", "go", beasts=1),
    refusal("hunt-02", "cook", "", "hunt"),
    refusal("hunt-02", TWO, "hunt cook +cook", "hunt", beasts=1),
    # builds
    refusal("build-06", "cook", "build", "shelter@W", wood=1, board=("shovel",)),
    refusal("build-06", "cook explorer soldier", "build", "shelter@W", wood=2, fur=1, board=("shovel",)),
    refusal("build-06", "carpenter", "build roof", "pay-fur", **determined(2), wood=2, shelter=True),
    refusal("build-07", "cook", "build", "weapon", **FREE_BUILDS),
    refusal("build-08", "cook", "build", "roof", wood=2),
    refusal("build-09", "cook", "build shelter@W pay-wood go build", "palisade", **NATURAL, **FREE_BUILDS),
    refusal("build-09", "cook", "build roof pay-wood go build", "shelter@W", **NATURAL, **FREE_BUILDS),
    refusal("build-12", TWO, "build shelter@W cook go build", "shelter@N1", wood=5, board=("shovel",), **HILLS),
    refusal("build-12", "cook", "build", "shelter@W", wood=5, shelter=True),
    refusal("build-12", TWO, "build shovel cook go build", "shovel", wood=1, **FREE_BUILDS),
    refusal("build-14", "cook", "build", "pot", board=("shovel", "pot"), wood=1),
    refusal("build-14", "cook", "build", "cellar", board=("cellar", "shovel"), wood=1),
    refusal("build-14", "cook", "build", "diary", board=("diary", "shovel"), wood=1),
    refusal("build-15", "cook", "build", "basket", wood=1, **FREE_BUILDS),
    refusal(
        "build-16", TWO, "arrange cook arrange cook build", "fireplace",
        own=("fireplace",), items=("fire",), board=("shovel",), wood=1,
    ),
    refusal("items-07", "cook", "build", "bricks", wood=1, **FREE_BUILDS),
    refusal(
        "available-vs-future-resources-03", TWO, "build shovel cook go build", "cellar", wood=1, **FREE_BUILDS
    ),
    refusal("shelter-roof-palisade-weapons-04", "cook", "build", "shelter@M2", wood=2, tiles={"M2": 4}),
    refusal("shelter-roof-palisade-weapons-05", "cook", "build", "shelter@N1", wood=2),
    refusal("shelter-roof-palisade-weapons-05", "cook", "build", "shelter@N1", wood=2, closed=("N1",), **HILLS),
    # skills of the carpenter
    refusal(
        "character-skills-02", "carpenter", "build shovel carpenter +handyman build furnace carpenter", "+handyman",
        friday=True, **determined(6), **FREE_BUILDS,
    ),
    refusal("character-skills-04", "cook", "build shelter@W", "pay-wood-less", wood=2, fur=1),
    refusal("character-skills-08", "carpenter cook", "build weapon cook", "+handyman", wood=1, **determined(5)),
    refusal("character-skills-08", "carpenter", "explore N1", "+handyman", **determined(5)),
    refusal("character-skills-24", "carpenter", "build weapon pay-wood", "+handyman", wood=1, **determined(2)),
    refusal("character-skills-24", "carpenter", "build shelter@W", "pay-wood-less", wood=2, fur=1),
    refusal(
        "character-skills-24", "carpenter", "build weapon pay-wood-less", "+handyman",
        wood=1, **determined(4),
    ),
    refusal(
        "character-skills-24", "carpenter", "build", "weapon", **determined(4),
        pawns={"carpenter": 1}, marks={"W": ("minus-pawn",)}, **FREE_BUILDS,
    ),
    # gathering
    refusal("gather-02", "cook", "", "gather"),
    refusal("gather-02", "cook", "gather", "M1.food", **HILLS),
    refusal("gather-03", "cook", "gather", "W.food", **HILLS),
    refusal("gather-04", "cook", "gather", "N1.wood", tiles={"N1": 4, "M1": 1}, shortcut=("N1", "wood")),
    refusal("gather-05", "cook", "gather", "M1.food", tiles={"N1": 4, "M1": 1}),
    refusal("gather-06", "cook", "gather N1.food go gather", "N1.food", tiles={"N1": 4, "M1": 1}),
    refusal("distance-02", "cook", "gather", "N2.food", pawns={"cook": 1}, **AFAR),
    refusal("distance-02", TWO, "gather N2.food cook", "go", **AFAR),
    refusal("distance-03", "cook", "gather", "M2.food", tiles={"N1": 4, "M2": 4}),
    refusal("inaccessible-tile-04", "cook", "gather", "M1.food", tiles={"N1": 4, "M1": 4}, closed=("M1",)),
    refusal("exhausted-source-01", "cook", "gather", "M1.food", tiles={"N1": 4, "M1": 4}, covered={"M1": ("food",)}),
    refusal(
        "item-basket-01", "cook", "gather N1.food go carry-basket gather", "carry-both",
        items=("basket", "sack"), **HILLS,
    ),
    refusal(
        "item-sack-01", "cook", "gather N1.food go carry-sack gather", "carry-both",
        items=("basket", "sack"), **HILLS,
    ),
    refusal("item-basket-01", "cook", "gather N1.food go", "carry-basket", items=("sack",), **HILLS),
    # exploring
    refusal("explore-02", "cook", "explore", "N1", **HILLS),
    refusal("explore-03", "cook", "explore", "E"),
    refusal("explore-05", TWO, "explore N1 cook go explore", "N1"),
    refusal("explore-14", "cook", "", "explore", stack=0),
    refusal("explore-14", TWO, "explore N1 cook go", "explore", stack=1),
    refusal("inaccessible-tile-04", "cook", "explore", "N1", closed=("N1",), **HILLS),
    refusal("mystery-cards-11", "cook", "explore", "treasure-map"),
    # tokens
    refusal(
        "action-tokens-10", "cook", "", "gather", pawns={"cook": 1}, action_tokens={"gather": ("minus-pawn",)}, **HILLS
    ),
    refusal("action-tokens-10", TWO, "arrange cook", "go", action_tokens={"arrange": ("minus-pawn",)}),
    refusal("action-tokens-11", "cook", "explore", "N1", marks={"N1": ("minus-pawn",)}, pawns={"cook": 1}),
    refusal(
        "added-08", TWO, "explore N1 cook +cook go explore M1 go", "-1",
        action_tokens={"explore": ("minus-pawn",)},
    ),
    # the scenario's own
    refusal("open-questions-48", "cook", "arrange", "woodpile", wood=1),
    refusal("planning-12", "cook", "", "woodpile"),
]  # fmt: skip


def after(s: CrusoeState, steps: list[str]) -> CrusoeState:
    """The position after some steps of planning."""
    for step in steps:
        s.apply_action(s.string_to_action(step))
    return s


@pytest.mark.parametrize(("rule", "players", "steps", "refused", "facts"), REFUSALS)
def test_refused(
    table: Tables, rule: str, players: list[str], steps: list[str], refused: str, facts: dict[str, Any]
) -> None:
    s = after(table(*players, **deepcopy(facts)), steps)
    before = CRUSOE.state_to_plain(s)
    with pytest.raises(IllegalAction) as error:
        s.apply_action(s.string_to_action(refused))
    assert error.value.rule == rule
    assert error.value.action == refused
    assert CRUSOE.state_to_plain(s) == before


def test_every_rule_code_of_planning_is_refused_somewhere() -> None:
    named: set[str] = set()
    for module in (planning, phase):
        source = Path(str(module.__file__)).read_text(encoding="utf-8")
        named |= {codes.RULE_IDS[getattr(codes, name)] for name in re.findall(r"codes\.([A-Z_0-9]+)", source)}
    of_scenarios = {"RC-scenario-general-01"}  # shown by the cases of scenarios
    assert named - {case.values[0] for case in REFUSALS} == of_scenarios


@pytest.mark.parametrize(
    "steps", ["", "build", "gather", "explore", "explore M1", "threat left", "gather N1.food +carpenter go"]
)
def test_any_action_that_is_not_legal_is_refused_and_changes_nothing(table: Tables, steps: str) -> None:
    s = table(
        "carpenter", friday=True, dog=True, wood=3, threats=("food-crates", "frost"), items=("basket",),
        determination={"carpenter": 5}, tiles={"N1": 4}, board=("shovel",), marks={"N1": ("minus-pawn",)},
    )  # fmt: skip
    after(s, steps.split())
    before = CRUSOE.state_to_plain(s)
    allowed = {*s.legal_actions(), *s.retractions()}
    for name in ACTIONS.names():
        if ACTIONS.number(name) not in allowed:
            with pytest.raises(IllegalAction) as error:
                s.apply_action(ACTIONS.number(name))
            assert error.value.rule in codes.RULE_IDS
    assert CRUSOE.state_to_plain(s) == before
