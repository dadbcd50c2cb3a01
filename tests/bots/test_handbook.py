"""The handbook bot: always legal, the same on the same table, blind to hidden things, and better than chance."""

from __future__ import annotations

import pytest

from marooned.bots import get_bot
from marooned.bots.handbook import HandbookBot
from marooned.bots.handbook.bot import forget_plans
from marooned.bots.random_bot import RandomBot
from marooned.core.game import Setup
from marooned.core.rng import Dice
from marooned.games import get_game
from marooned.games.crusoe.state import CrusoeState

GAME = get_game("crusoe")
FIXED = range(3)  # seeds of the games that handbook and random bot both play


def table(players: int, seed: int, **options: int | str | bool) -> CrusoeState:
    """A new game of Castaways with characters drawn at random."""
    state = GAME.new_initial_state(Setup("castaways", ("random",) * players, options), seed)
    assert isinstance(state, CrusoeState)
    return state


def play(state: CrusoeState, bots: list[HandbookBot | RandomBot]) -> list[str]:
    """Play to the end on the table's own state; returns the actions."""
    played: list[str] = []
    while not state.is_terminal():
        seat = state.current_player()
        action = bots[seat].choose(state, seat)
        assert action in state.legal_actions(seat), f"{state.asking!r}: {state.action_to_string(action)}"
        played.append(state.action_to_string(action))
        state.apply_action(action)
        assert len(played) < 5000
    return played


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_choice_is_legal_and_the_same_again(players: int) -> None:
    first = play(table(players, 11), [HandbookBot(seat) for seat in range(players)])
    forget_plans()
    assert play(table(players, 11), [HandbookBot(seat) for seat in range(players)]) == first


@pytest.mark.parametrize("players", [1, 3])
def test_it_plays_every_variant(players: int) -> None:
    variants: list[dict[str, int | str | bool]] = [
        {"starting-items": 4, "wreckage": "random", "dog": True, "friday": True},
        {"starting-items": 0, "wreckage": "captains-chest", "dog": False, "friday": False, "book-events": 2},
    ]
    for seed, options in enumerate(variants):
        state = table(players, seed, **options)
        play(state, [HandbookBot(seat) for seat in range(players)])
        assert state.is_terminal()


@pytest.mark.parametrize("players", [1, 2])
def test_hidden_things_change_nothing(players: int) -> None:
    """Whatever the streams hold: the choice is the same, and neither view nor table is touched."""
    state = table(players, 3)
    dice = Dice("views")
    bot = HandbookBot()
    while not state.is_terminal():
        seat = state.current_player()
        before = state.to_plain()
        view, other = state.view(seat, dice), state.view(seat, dice)
        assert view.rng != other.rng
        there = view.to_plain()
        choice = bot.choose(view, seat)
        assert view.to_plain() == there
        forget_plans()
        assert HandbookBot(5).choose(other, seat) == choice
        assert state.to_plain() == before
        state.apply_action(choice)


def test_it_goes_on_where_others_left_off() -> None:
    """Any decision of a game that others have played at random finds an answer."""
    for seed in range(12):
        state = table(seed % 4 + 1, seed)
        chance = RandomBot(seed)
        bot = HandbookBot()
        while not state.is_terminal():
            seat = state.current_player()
            assert bot.choose(state, seat) in state.legal_actions(seat)
            state.apply_action(chance.choose(state, seat))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_wins_where_random_play_never_does(players: int) -> None:
    wins = 0
    for seed in FIXED:
        state = table(players, seed)
        play(state, [HandbookBot(seat) for seat in range(players)])
        wins += state.won
    assert wins
    for seed in FIXED:
        state = table(players, seed)
        play(state, [RandomBot(seat) for seat in range(players)])
        assert not state.won


def test_it_is_in_the_table_of_bots() -> None:
    assert isinstance(get_bot("handbook", 1), HandbookBot)
