"""Every game keeps its contract, whatever is played: set-ups with every value of every option, by random moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from marooned.core.engine import State
from marooned.core.errors import IllegalAction
from marooned.core.game import Game, Setup
from marooned.games import game_ids, get_game
from marooned.sim.check import check_state
from marooned.sim.conformance import Broken, Effort, check_game, setups

EFFORT = Effort(longest=1200)
SPARED_EVERY = 3  # one set-up in so many is played to its last round


def tables() -> list[tuple[str, str, int]]:
    """Every game, scenario and number of seats."""
    return [
        (id, scenario, seats)
        for id in game_ids()
        for scenario in get_game(id).scenarios()
        for seats in get_game(id).seat_counts(scenario)
    ]


def trials() -> list[tuple[str, Setup, int]]:
    """The set-ups that are tried, with their seeds: all of them, or where a game has many tables some of each table."""
    every = {id: 1 + sum(other == id for other, _, _ in tables()) // 5 for id in game_ids()}
    return [
        (id, setup, 1000 * seats + number)
        for id, scenario, seats in tables()
        for number, setup in enumerate(setups(get_game(id), scenario, seats))
        if (number + seats) % every[id] == 0
    ]


def name_of(value: object) -> str | None:
    """A short name for a set-up among the parameters."""
    if not isinstance(value, Setup):
        return None
    return " ".join([value.scenario, *value.seats, *(f"{name}={choice}" for name, choice in value.options.items())])


@pytest.mark.parametrize(("id", "setup", "seed"), trials(), ids=name_of)
def test_a_game_keeps_its_contract(id: str, setup: Setup, seed: int) -> None:
    spare = get_game(id).prolong if seed % SPARED_EVERY == 0 else None
    assert check_game(get_game(id), setup, seed, EFFORT, spare) > 0


@pytest.mark.parametrize(("id", "scenario", "seats"), tables())
def test_the_set_ups_use_every_value_of_every_option(id: str, scenario: str, seats: int) -> None:
    game = get_game(id)
    tried = setups(game, scenario, seats)
    for spec in game.options(scenario, seats):
        used = {setup.options[spec.name] for setup in tried if spec.name in setup.options}
        assert used == set(spec.values), spec.name
        assert spec.default in spec.values


@pytest.mark.parametrize("id", game_ids())
def test_words_and_numbers_of_actions_are_unique(id: str) -> None:
    table = get_game(id).actions
    numbers, names = table.numbers(), table.names()
    assert numbers == sorted(set(numbers)) and min(numbers) >= 0
    assert len(set(names)) == len(names) == len(numbers)
    assert [table.number(name) for name in names] == numbers
    assert [table.name(number) for number in numbers] == names
    assert not [name for name in names if not name or name.split() != [name]]


@pytest.mark.parametrize(("id", "scenario", "seats"), tables())
def test_the_same_seed_gives_the_same_game_and_another_seed_another(id: str, scenario: str, seats: int) -> None:
    game = get_game(id)
    setup = setups(game, scenario, seats)[0]
    first, same, other = (game.state_to_plain(game.new_initial_state(setup, seed)) for seed in (1, 1, 2))
    assert first == same
    assert first != other


@pytest.mark.parametrize(("id", "scenario", "seats"), tables())
def test_a_resolved_set_up_stays_as_it_is(id: str, scenario: str, seats: int) -> None:
    game = get_game(id)
    for number, setup in enumerate(setups(game, scenario, seats)):
        resolved = game.resolve(setup, number)
        assert game.resolve(resolved, number + 1) == resolved
        assert len(resolved.seats) == seats
        assert set(resolved.options) == {spec.name for spec in game.options(scenario, seats)}
        state = game.new_initial_state(resolved, number)
        assert game.state_to_plain(state) == game.state_to_plain(game.new_initial_state(setup, number))
        assert check_state(state, id) == []


# -- the checks themselves -------------------------------------------------------------------------------------------
class Leaky:
    """A game whose fresh states break a promise; everything else it leaves to the game behind it."""

    def __init__(self, inner: Game, leak: Callable[[State], State]) -> None:
        self.inner = inner
        self.leak = leak

    def new_initial_state(self, *args: Any, **words: Any) -> State:
        return self.leak(self.inner.new_initial_state(*args, **words))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


def leaky(kind: type[State], **ways: Any) -> Callable[[State], State]:
    """A way to make a state one of a class of its own in which some methods do other things."""

    def leak(state: State) -> State:
        state.__class__ = type("Leaking", (kind,), {"__slots__": (), **ways})
        return state

    return leak


def forget_a_slot(self: Any) -> Any:
    new = type(self).__mro__[1].clone(self)
    new.food_cut = 0
    return new


def share_a_row(self: Any) -> Any:
    new = type(self).__mro__[1].clone(self)
    new.marks = self.marks
    return new


def unsorted(self: Any, seat: int | None = None) -> list[int]:
    return type(self).__mro__[1].legal_actions(self, seat)[::-1]


def accepting(self: Any, action: int) -> None:
    if self.asking is None or action in self.legal or action in self.retractions():
        type(self).__mro__[1].apply_action(self, action)


def with_own_streams(self: Any, seat: int, dice: Any) -> Any:
    return self.clone()


def naming_no_rule(self: Any, action: int) -> IllegalAction:
    return IllegalAction(self.action_to_string(action), "RC-none", tuple(map(self.action_to_string, self.legal)))


LEAKS: dict[str, tuple[dict[str, Any], str]] = {
    "a slot is not copied": ({"clone": forget_a_slot}, "a clone has whatever the slots hold"),
    "a row is shared": ({"clone": share_a_row}, "a clone has everything and shares nothing"),
    "options are not ascending": ({"legal_actions": unsorted}, "a state is sound"),
    "an illegal action is let pass": ({"apply_action": accepting}, "an illegal action is refused"),
    "a view has the table's streams": ({"view": with_own_streams}, "a view has streams of its own"),
    "a refusal names no rule": ({"refusal": naming_no_rule}, "a refusal names a rule that exists"),
}


@pytest.mark.parametrize("name", LEAKS)
def test_a_broken_promise_is_named_with_the_way_there(name: str) -> None:
    ways, promise = LEAKS[name]
    game = get_game("crusoe")
    setup = Setup("castaways", ("cook",))
    kind = type(game.new_initial_state(setup, 1))
    broken: Any = Leaky(game, leaky(kind, **ways))
    with pytest.raises(Broken) as caught:
        check_game(broken, setup, 1)
    assert caught.value.promise == promise
    assert "seed 1" in str(caught.value) and "('cook',)" in str(caught.value)
