"""Dice and cards of the island game: children show what they are named after, odds are exact, deals are alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest

from marooned.core.decks import Pile
from marooned.core.engine import CHANCE, EXPLICIT, SCRIPTED, Script
from marooned.core.errors import ChanceError
from marooned.core.game import Setup
from marooned.core.rng import Dice
from marooned.games.crusoe.cards import deck_of
from marooned.games.crusoe.effects.base import FACE_NAMES, FACES, Die, RevealBack, Turn
from marooned.games.crusoe.effects.events import LookEvent
from marooned.games.crusoe.game import CRUSOE
from marooned.games.crusoe.layout import BACK_NAMES, BACKS, BUILD_CARDS, DICE, P_EVENT, S_BUILD, S_ICON
from marooned.games.crusoe.phases.event import DrawEvent
from marooned.games.crusoe.phases.production import PitDie
from marooned.games.crusoe.phases.weather import StartWeather
from marooned.games.crusoe.state import CrusoeState
from marooned.games.crusoe.verbs import shuffle_into_events

SETUP = Setup("castaways", ("cook", "explorer", "soldier"))


# -- children --------------------------------------------------------------------------------------------------------
def chance_nodes(games: int) -> Iterator[CrusoeState]:
    """Chance nodes of random games with explicit chance, played long by healing everybody."""
    for seed in range(games):
        dice = Dice(seed)
        s = CRUSOE.new_initial_state(SETUP, seed, EXPLICIT)
        while not s.is_terminal():
            if s.current_player() == CHANCE:
                yield s
            else:
                s.wounds = [0] * 5
            options = s.search_actions()
            s.apply_action(options[dice.below(len(options))])


def test_a_child_shows_the_card_or_face_that_it_is_named_after() -> None:
    """The chance event itself is carried out, and nothing that follows from it."""
    streams: set[str] = set()
    for s in chance_nodes(12):
        pending = s.pending
        assert pending is not None
        streams.add(pending.stream(s))
        for outcome, _ in s.chance_outcomes():
            name = s.action_to_string(outcome)
            child = s.clone()
            child.pending = None
            child.waiting = False
            pending.landed(child, outcome)
            if isinstance(pending, Die):
                assert FACE_NAMES[pending.die][outcome] == name
                if isinstance(pending, PitDie):
                    assert child.produced[0] - s.produced[0] == (2 if name == "wound" else 0)
                else:
                    assert outcome in [*child.roll, *child.weather_dice]
            elif isinstance(pending, RevealBack):
                assert BACK_NAMES[child.piles[P_EVENT].back] == name
                assert {BACK_NAMES[BACKS.back_of(c)] for c in child.piles[P_EVENT].next_cells(BACKS)} == {name}
            else:
                assert isinstance(pending, Turn)
                named = name.removesuffix(".seen").split("/")[-1]
                unseen = {card for members in s.loose for card in members}
                found = unseen - {card for members in child.loose for card in members}
                if not found:  # it was known to be in the pile
                    before, after = s.piles[pending.PILE].known(), child.piles[pending.PILE].known()
                    found = set(before) - set(after)
                assert [s.cards.all[card].id for card in found] == [named]
    assert {"event", "event.back", "build", "gather", "explore", "mystery", "island", "discovery", "hunting"} <= streams
    assert set(DICE) <= streams


def test_dice_have_the_faces_of_the_box() -> None:
    """Wounds, successes and cards on the action dice; clouds and animals on the weather dice."""
    printed = {die: Counter(FACE_NAMES[number][face] for face in FACES[number]) for number, die in enumerate(DICE)}
    assert printed == {
        "build.wound": {"wound": 4, "blank": 2},
        "build.success": {"success": 4, "two-determination": 2},
        "build.adventure": {"adventure": 3, "blank": 3},
        "gather.wound": {"wound": 1, "blank": 5},
        "gather.success": {"success": 5, "two-determination": 1},
        "gather.adventure": {"adventure": 3, "blank": 3},
        "explore.wound": {"wound": 3, "blank": 3},
        "explore.success": {"success": 5, "two-determination": 1},
        "explore.adventure": {"adventure": 5, "blank": 1},
        "weather.rain": {"rain-1": 3, "rain-2": 2, "winter-1": 1},
        "weather.winter": {"rain-2": 2, "winter-1": 2, "winter-2": 2},
        "weather.hungry": {"food": 1, "palisade": 2, "beast-3": 1, "blank": 2},
    }


@pytest.mark.parametrize("die", range(len(DICE)))
def test_dice_are_rolled_as_often_as_they_are_weighed(die: int) -> None:
    class Any(Die):
        __slots__ = ()

        def rolled(self, s: CrusoeState, face: int) -> None:
            return

    s = CRUSOE.new_initial_state(SETUP, die)
    roll = Any(die)
    weights = dict(roll.outcomes(s))
    assert sum(weights.values()) == 6
    seen = Counter(roll.sample(s) for _ in range(3000))
    assert set(seen) == set(weights)
    chi2 = sum((seen[face] - 500 * weight) ** 2 / (500 * weight) for face, weight in weights.items())
    assert chi2 < 24


# -- cards that were seen --------------------------------------------------------------------------------------------
def deck_with_a_seen_copy() -> CrusoeState:
    """Three events: one of two equal cards, which was looked at, and two unseen ones of which its twin may be one."""
    s = CRUSOE.new_initial_state(SETUP, 1, EXPLICIT)
    seen = s.cards.instance("event", "cold-rain")
    twin = seen + 1
    assert s.cards.kinds[twin] == seen
    s.loose[S_ICON] = [twin, twin + 1, twin + 2, twin + 3]
    s.piles[P_EVENT] = Pile([], [-1 - S_ICON, -1 - S_ICON, seen], [])
    return s


def test_a_seen_copy_and_an_unseen_one_are_two_outcomes() -> None:
    """What is left in the deck depends on which of them came, so they can't be one."""
    s = deck_with_a_seen_copy()
    draw = DrawEvent()
    outcomes = {draw.outcome_name(s, outcome): weight for outcome, weight in draw.outcomes(s)}
    total = sum(outcomes.values())
    odds = {name: Fraction(weight, total) for name, weight in outcomes.items()}
    assert odds.pop("event/cold-rain.seen") == Fraction(1, 3)
    assert odds.pop("event/cold-rain") == Fraction(2, 3) * Fraction(1, 4)
    assert set(odds.values()) == {Fraction(2, 3) * Fraction(1, 4)} and len(odds) == 3


def test_the_odds_after_a_copy_came_are_those_of_all_orders() -> None:
    """P(cold rain twice in a row), by the two outcomes, equals brute force over the places of four unseen cards."""
    s = deck_with_a_seen_copy()
    draw = DrawEvent()
    both = Fraction(0)
    total = sum(weight for _, weight in draw.outcomes(s))
    for outcome, weight in draw.outcomes(s):
        if not draw.outcome_name(s, outcome).startswith("event/cold-rain"):
            continue
        child = s.clone()
        draw.landed(child, outcome)
        following = draw.outcomes(child)
        hits = sum(w for o, w in following if draw.outcome_name(child, o).startswith("event/cold-rain"))
        both += Fraction(weight, total) * Fraction(hits, sum(w for _, w in following))
    # The twin is one of the two unseen cells with 1/2; both copies are then the first two of three with 1/3.
    assert both == Fraction(1, 2) * Fraction(1, 3)


def test_seeded_draws_follow_the_odds_of_seen_and_unseen_copies() -> None:
    s = deck_with_a_seen_copy()
    draw = DrawEvent()
    weights = dict(draw.outcomes(s))
    n = 4000
    drawn = Counter(draw.sample(s) for _ in range(n))
    assert set(drawn) == set(weights)
    total = sum(weights.values())
    chi2 = sum((drawn[o] - n * w / total) ** 2 / (n * w / total) for o, w in weights.items())
    assert chi2 < 24


# -- equal deals -----------------------------------------------------------------------------------------------------
def events_of(s: CrusoeState) -> list[str]:
    """All events of a deck in the order in which they come."""
    found: list[str] = []
    while len(s.piles[P_EVENT]):
        reveal, draw = RevealBack(), LookEvent()
        if reveal.possible(s):
            reveal.landed(s, reveal.sample(s))
        draw.landed(s, draw.sample(s))
        card = s.piles[P_EVENT].top.pop()
        if deck_of(card) == "event":
            found.append(s.cards.all[card].id)
    return found


@pytest.mark.parametrize("seed", range(25))
def test_the_events_come_in_the_same_order_whatever_is_shuffled_in(seed: int) -> None:
    plain, mixed = (CRUSOE.new_initial_state(SETUP, seed) for _ in range(2))
    for card in range(BUILD_CARDS, BUILD_CARDS + 1 + seed % 3):
        mixed.loose[S_BUILD].remove(card)
        mixed.piles[1].bag.remove(-1 - S_BUILD)
        shuffle_into_events(mixed, card)
    order = events_of(plain)
    assert len(order) == 12
    assert events_of(mixed) == order


def test_dice_rolled_here_do_not_move_the_cards_there() -> None:
    quiet, busy = (CRUSOE.new_initial_state(SETUP, 5) for _ in range(2))
    busy.round = 9
    busy.agenda = []
    StartWeather().resolve(busy)
    for effect in [effect for effect in busy.agenda if isinstance(effect, Die)]:
        effect.sample(busy)
    assert busy.rng != quiet.rng
    assert events_of(quiet) == events_of(busy)


# -- scripts ---------------------------------------------------------------------------------------------------------
def test_a_script_of_the_set_up_gives_the_things_it_names() -> None:
    script = Script({"starting": ["pistol", "bible"], "invention": ["wall", "bed", "sack", "raft", "bow"]}, strict=True)
    s = CRUSOE.new_initial_state(SETUP, 0, SCRIPTED, script)
    assert script.left() == {}
    board = {card.id for item, card in enumerate(s.cfg.inventions) if s.board >> item & 1 and not card.fixed}
    assert board == {"wall", "bed", "sack", "raft", "bow"}


def test_a_script_can_not_give_a_thing_twice() -> None:
    script = Script({"starting": ["pistol", "pistol"]}, strict=False)
    with pytest.raises(ChanceError, match="'starting' can't give 'pistol'"):
        CRUSOE.new_initial_state(SETUP, 0, SCRIPTED, script)
