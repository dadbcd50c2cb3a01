"""The fast search of planning finds exactly what the predicates allow, and the derived facts of the map are right."""

from functools import cache

from marooned.bots.random_bot import RandomBot
from marooned.core.rng import Dice
from marooned.games import get_game
from marooned.games.crusoe.actions import ITEM, KIND
from marooned.games.crusoe.pawns import (
    KNOWN_CREWS,
    actor_capacity,
    crew_of,
    lending_kinds,
    neutral_helpers,
    pawns_needed,
)
from marooned.games.crusoe.phases.planning import Plan
from marooned.games.crusoe.plannable import known_inventions, may_pay, open_kinds, saved_wood, targets
from marooned.games.crusoe.planning import actor_code, actors, candidates, forbids_build, prices, target_code
from marooned.games.crusoe.state import CrusoeState
from marooned.games.crusoe.terms import BUILD, CARPENTER, GROUP, KINDS
from marooned.sim.fuzz import random_setup

ALL_KINDS = range(len(KINDS))


@cache
def planning_states(games: int = 50) -> list[CrusoeState]:
    """States at the head of planning from random games over all variants; every other game lasts to the end."""
    game = get_game("crusoe")
    spare = game.prolong
    found: list[CrusoeState] = []
    for number in range(games):
        dice = Dice(f"plannable/{number}")
        state = game.new_initial_state(random_setup(game, dice), number)
        assert isinstance(state, CrusoeState)
        bot = RandomBot(number)
        while not state.is_terminal():
            if number % 2:
                spare(state)
            if isinstance(state.asking, Plan) and dice.below(3) == 0:
                found.append(state.clone())
            state.apply_action(bot.choose(state, state.current_player()))
    return found


def test_targets_are_the_candidates_that_the_predicates_allow() -> None:
    for s in planning_states():
        for kind in ALL_KINDS:
            capacities = actor_capacity(s, kind)
            allowed = [
                target for target in candidates(s, kind) if capacities and not target_code(s, kind, target, capacities)
            ]
            assert targets(s, kind) == allowed


def test_open_kinds_are_those_with_a_target() -> None:
    for s in planning_states():
        assert open_kinds(s) == [KIND + kind for kind in ALL_KINDS if targets(s, kind)]
        assert set(open_kinds(s)) <= set(s.legal)


def test_what_is_remembered_while_a_plan_grows_is_what_would_be_found() -> None:
    shut = 0
    for s in planning_states():
        fresh = s.clone()
        fresh.reopen()
        assert open_kinds(s) == open_kinds(fresh)
        assert all(targets(s, kind) == targets(fresh, kind) for kind in ALL_KINDS)
        shut += len(s.plan) > 0 and s.shut > 0
    assert shut > 50, "the sample shows something"


def test_a_set_up_remembers_only_so_many_crews() -> None:
    s = planning_states()[0].clone()
    for number in range(3 * KNOWN_CREWS):
        s.free_pawns[s.cfg.players[0]] = number
        crew = crew_of(s)
        assert (number > 0) == (s.cfg.players[0] in crew.people)
        assert crew is crew_of(s)
        assert len(s.cfg.crews) <= KNOWN_CREWS


def test_actors_are_the_people_that_the_predicates_allow() -> None:
    for s in planning_states():
        for kind in ALL_KINDS:
            for target in targets(s, kind):
                need, _ = pawns_needed(s, kind, target)
                able = [
                    person
                    for person, capacity in actor_capacity(s, kind)
                    if not actor_code(s, kind, target, person, capacity, need)
                ]
                assert actors(s, kind, target) == sorted(able) != []


def test_nothing_that_could_be_lent_or_paid_is_passed_over() -> None:
    lent = 0
    for s in planning_states():
        for kind in ALL_KINDS:
            if neutral_helpers(s, kind):
                lent += 1
                assert lending_kinds(s) >> kind & 1
        for target in candidates(s, BUILD):
            if target - ITEM in range(len(s.cfg.inventions)):
                item = target - ITEM
                if prices(s, BUILD, target, CARPENTER) or prices(s, BUILD, target, GROUP):
                    assert may_pay(s, s.cfg.inventions[item].offers, saved_wood(s))
                if not forbids_build(s, target):
                    assert known_inventions(s) >> item & 1
    assert lent > 50, "the sample shows something"


def test_spaces_in_reach_are_split_into_those_with_and_without_a_tile() -> None:
    for s in planning_states():
        reach = [space for space, steps in enumerate(s.dist) if steps]
        assert list(s.near) == [space for space in reach if s.tiles[space]]
        assert list(s.edge) == [space for space in reach if not s.tiles[space]]
