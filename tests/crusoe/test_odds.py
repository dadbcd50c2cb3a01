"""Exact odds against enumeration of all faces, and against the engine's own chance."""

from fractions import Fraction
from itertools import product

import pytest

from marooned.core.game import Setup
from marooned.core.rng import Dice
from marooned.games import get_game
from marooned.games.crusoe.effects.base import FACES, WEATHER_CLOUDS
from marooned.games.crusoe.layout import P_EVENT, PILES
from marooned.games.crusoe.odds import action_odds, all_pile_odds, card_id, pile_odds, weather_odds
from marooned.games.crusoe.phases.event import DrawEvent
from marooned.games.crusoe.scenarios import SCENARIOS
from marooned.games.crusoe.state import CrusoeState
from marooned.games.crusoe.terms import BUILD, EXPLORE, GATHER, REST

KINDS = (BUILD, GATHER, EXPLORE)


def some_states(games: int) -> list[CrusoeState]:
    found: list[CrusoeState] = []
    for seed in range(games):
        dice = Dice(f"odds/{seed}")
        state = get_game("crusoe").new_initial_state(Setup("castaways", ("random",) * (1 + seed % 4)), seed)
        assert isinstance(state, CrusoeState)
        while not state.is_terminal():
            options = state.legal_actions()
            state.apply_action(options[dice.below(len(options))])
            if dice.below(10) == 0 and not state.is_terminal():
                found.append(state.clone())
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_action_odds_are_those_of_all_216_rolls(kind: int) -> None:
    wound, success, adventure = FACES[3 * (kind - BUILD) : 3 * (kind - BUILD) + 3]
    counts: dict[tuple[bool, bool, bool], int] = {}
    for w, s, a in product(wound, success, adventure):
        key = (s == 1, w == 1, a == 1)
        counts[key] = counts.get(key, 0) + 1
    odds = action_odds(kind)
    assert odds.joint == {key: Fraction(count, 216) for key, count in counts.items()}
    assert odds.success == Fraction(sum(success), 6)
    assert odds.clean == Fraction(counts.get((True, False, False), 0), 216)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("reroll", ["", "wound", "success", "adventure"])
@pytest.mark.parametrize("reroll_token", [False, True])
@pytest.mark.parametrize("adventure_token", [False, True])
def test_rerolls_and_tokens_are_those_of_all_rolls(
    kind: int, reroll: str, reroll_token: bool, adventure_token: bool
) -> None:
    """Every die is rolled three times in advance: the roll, the token's reroll, the skill's reroll."""
    wound, success, adventure = FACES[3 * (kind - BUILD) : 3 * (kind - BUILD) + 3]
    works = hurts = draws = 0
    for first, second, third in product(range(6), repeat=3):
        s = success[first] == 1
        if s and reroll_token:
            s = success[second] == 1
        if not s and reroll == "success":
            s = success[third] == 1
        w = wound[first] == 1 and (reroll != "wound" or wound[third] == 1)
        a = adventure_token or (adventure[first] == 1 and (reroll != "adventure" or adventure[third] == 1))
        works, hurts, draws = works + s, hurts + w, draws + a
    odds = action_odds(kind, reroll, reroll_token, adventure_token)
    assert (odds.success, odds.wound, odds.adventure) == (
        Fraction(works, 216),
        Fraction(hurts, 216),
        Fraction(draws, 216),
    )
    assert sum(odds.joint.values()) == 1


def test_only_actions_with_dice_have_odds() -> None:
    with pytest.raises(ValueError, match="no dice odds"):
        action_odds(REST)
    with pytest.raises(ValueError, match="no dice odds"):
        action_odds(BUILD, "nose")


@pytest.mark.parametrize("round", range(1, 13))
def test_weather_odds_are_those_of_all_rolls(round: int) -> None:
    dice = SCENARIOS["castaways"].weather_dice(round)
    counts: dict[tuple[int, int], int] = {}
    clouds = [FACES[9 + number] for number, die in enumerate(("rain", "winter")) if die in dice]
    for faces in product(*clouds):
        key = (sum(WEATHER_CLOUDS[face][0] for face in faces), sum(WEATHER_CLOUDS[face][1] for face in faces))
        counts[key] = counts.get(key, 0) + 1
    rolls = sum(counts.values())
    odds = weather_odds(dice)
    assert odds.clouds == {key: Fraction(count, rolls) for key, count in counts.items()}
    assert sum(odds.hungry.values()) == ("hungry" in dice)
    for roof in range(5):
        above = sum(count for (rain, winter), count in counts.items() if rain + winter > roof)
        assert odds.above(roof) == Fraction(above, rolls)
    assert odds.winter == Fraction(sum(count for (_, winter), count in counts.items() if winter), rolls)


def test_the_odds_of_every_pile_sum_to_1() -> None:
    for state in some_states(12):
        for odds in all_pile_odds(state):
            assert sum(share for _, share in odds.cards) == 1
            assert sum(share for _, share in odds.backs) == bool(odds.backs)
            assert [share for _, share in odds.cards] == sorted((share for _, share in odds.cards), reverse=True)
            assert odds.size == len(state.piles[PILES.index(odds.pile)])


def test_event_odds_are_those_of_the_engines_chance() -> None:
    draw = DrawEvent()
    for state in some_states(12):
        outcomes = draw.outcomes(state)
        total = sum(weight for _, weight in outcomes)
        expected: dict[str, Fraction] = {}
        for outcome, weight in outcomes:
            name = draw.outcome_name(state, outcome).removesuffix(".seen")
            expected[name] = expected.get(name, Fraction(0)) + Fraction(weight, total)
        odds = pile_odds(state, P_EVENT)
        assert {card_id(state, "event", card): share for card, share in odds.cards} == expected
        assert (odds.back == "") == bool(odds.backs)
