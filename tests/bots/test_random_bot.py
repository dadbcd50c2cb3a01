"""The random bot: legal, its own randomness, and a fixed weight for going on."""

from collections import Counter

import pytest

from marooned.bots import Bot, bot_ids, get_bot, needs_view
from marooned.bots.random_bot import GOING_ON, RandomBot
from marooned.core.engine import State
from marooned.core.errors import SetupError
from marooned.core.game import Setup
from marooned.games import get_game

SETUP = Setup("castaways", ("cook", "carpenter", "explorer"))


def play(bot: Bot, seed: int) -> list[int]:
    state = get_game("crusoe").new_initial_state(SETUP, seed)
    actions: list[int] = []
    while not state.is_terminal():
        actions.append(bot.choose(state, state.current_player()))
        state.apply_action(actions[-1])
    return actions


def first_window(weight: int) -> State:
    """A state where any-time abilities are offered beside what moves the game on."""
    game = get_game("crusoe")
    for seed in range(50):
        state = game.new_initial_state(SETUP, seed)
        bot = RandomBot(seed, weight)
        while not state.is_terminal():
            options = state.legal_actions()
            if state.asking is not None and state.asking.extras(state, options):
                return state
            state.apply_action(bot.choose(state, state.current_player()))
    raise AssertionError("no window in 50 games")


def test_the_same_seed_plays_the_same_game() -> None:
    assert play(RandomBot(7), 1) == play(RandomBot(7), 1)
    assert play(RandomBot(7), 1) != play(RandomBot(8), 1)


def test_its_thinking_leaves_the_state_alone() -> None:
    game = get_game("crusoe")
    state = game.new_initial_state(SETUP, 3)
    before = game.state_to_plain(state)
    for bot in (get_bot("random", 1), get_bot("uniform", 1)):
        assert bot.choose(state, state.current_player()) in state.legal_actions()
    assert game.state_to_plain(state) == before


def test_going_on_has_its_fixed_weight_against_all_abilities_together() -> None:
    state = first_window(GOING_ON)
    assert state.asking is not None
    extras = state.asking.extras(state, state.legal_actions())
    bot = RandomBot("weight")
    counts = Counter(bot.choose(state, state.current_player()) in extras for _ in range(4000))
    assert counts[True] / 4000 == pytest.approx(1 / (GOING_ON + 1), abs=0.03)


def test_the_uniform_bot_counts_every_option_alike() -> None:
    state = first_window(0)
    options = state.legal_actions()
    bot = get_bot("uniform", 5)
    counts = Counter(bot.choose(state, state.current_player()) for _ in range(600 * len(options)))
    assert set(counts) == set(options)
    assert min(counts.values()) > 480


def test_extras_are_legal_and_leave_a_way_on() -> None:
    game = get_game("crusoe")
    for seed in range(20):
        state = game.new_initial_state(SETUP, seed)
        bot = RandomBot(seed)
        while not state.is_terminal():
            assert state.asking is not None
            options = state.legal_actions()
            extras = state.asking.extras(state, options)
            assert set(extras) < set(options)
            state.apply_action(bot.choose(state, state.current_player()))


def test_bots_are_known_by_id() -> None:
    assert {"random", "uniform", "handbook"} <= set(bot_ids())
    assert not needs_view("random")
    assert needs_view("handbook")
    with pytest.raises(SetupError, match="unknown bot 'nobody'; known: random"):
        get_bot("nobody")
