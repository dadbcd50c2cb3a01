"""What screens draw: the counts beside the odds."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from marooned.core.game import Setup
from marooned.games import get_game
from marooned.games.scavengers.knowledge import PUBLIC
from marooned.games.scavengers.screen import shown
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.terms import PERIL


def begin(seed: int, scenario: str = "lost-expedition") -> ScavState:
    state = get_game("scavengers").new_initial_state(Setup(scenario, ("random",) * 3), seed)
    assert isinstance(state, ScavState)
    return state


def in_sight(state: ScavState, seat: int) -> list[int]:
    """Cards of which a seat sees what they are, as long as nothing was moved back into a pile."""
    shared = [*state.discard, *(card for row in state.revealed for card in row), *state.playing]
    return [*shared, *(state.hands[seat] if seat != PUBLIC else [])]


@pytest.mark.parametrize("seat", [PUBLIC, 0, 2])
def test_the_count_is_what_lies_unseen_without_the_hands_of_others(seat: int) -> None:
    state = begin(4)
    for row in shown(state, seat)["odds"]:
        tier = row["tier"]
        kinds = [kind for kind in state.deck.kinds if kind.tier == tier]
        known = [state.kind(card) for card in in_sight(state, seat)]
        hands = [card for other in range(3) if other != seat for card in state.hands[other]]
        perils = sum(kind.copies for kind in kinds if kind.group == PERIL)
        perils -= sum(kind.group == PERIL for kind in known if kind.tier == tier)
        cards = sum(kind.copies for kind in kinds) - sum(kind.tier == tier for kind in known)
        cards -= sum(state.kind(card).tier == tier for card in hands)
        assert row["unseen"] == [perils, cards]
        assert Fraction(perils, cards) == Fraction(row["exact"])


def test_the_count_is_left_out_where_it_is_not_the_odds() -> None:
    kept = left_out = 0
    for seed in range(6):
        state, chance = begin(seed), random.Random(seed)
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            if state.is_terminal() or chance.random() > 0.1:
                continue
            for row in shown(state, state.current_player())["odds"]:
                if row["unseen"]:
                    kept += 1
                    assert Fraction(*row["unseen"]) == Fraction(row["exact"])
                elif row["tier"]:
                    left_out += 1
    assert kept > left_out > 0
