"""The handbook at the card game: always legal, blind to what is hidden, better than chance, and sensible."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from marooned.bots import get_bot
from marooned.bots.handbook import HandbookBot
from marooned.bots.random_bot import RandomBot
from marooned.bots.scavenger import ScavengerBot
from marooned.bots.scavenger.mind import Mind, at_least
from marooned.bots.scavenger.risk import peril_value, reveal_value
from marooned.bots.scavenger.weights import DEFAULT
from marooned.core.game import Setup
from marooned.core.rng import Dice
from marooned.games.scavengers.game import SCAVENGERS
from marooned.games.scavengers.knowledge import odds
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.verbs import show_all

SIZES = [
    *((id, seats) for id in SCAVENGERS.scenarios() for seats in SCAVENGERS.seat_counts(id)),
]
KIND = SCAVENGERS.cards.by_id


def table(scenario: str, seats: int, seed: int, **options: int | str | bool) -> ScavState:
    return SCAVENGERS.new_initial_state(Setup(scenario, ("player",) * seats, options), seed)


def position(**keys: Any) -> ScavState:
    """A position by hand; the first decision of it is open."""
    return SCAVENGERS.state_from_position(keys, None, 1)


def choice(state: ScavState) -> str:
    """What the bot does now, as a word."""
    seat = state.current_player()
    return state.action_to_string(ScavengerBot().choose(state.view(seat, Dice("view")), seat))


def play_on(state: ScavState, *words: str) -> ScavState:
    for word in words:
        state.apply_action(state.string_to_action(word))
    return state


def finish(state: ScavState, bots: list[Any]) -> int:
    """Play to the end with views; returns the number of decisions."""
    dice = Dice("finish")
    decisions = 0
    while not state.is_terminal():
        seat = state.current_player()
        action = bots[seat].choose(state.view(seat, dice), seat)
        assert action in state.legal_actions(seat), f"{state.asking!r}: {state.action_to_string(action)}"
        state.apply_action(action)
        decisions += 1
        assert decisions < 5000, f"{state.asking!r}"
    return decisions


# -- whole games -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("scenario", "seats"), SIZES)
@pytest.mark.parametrize("caravan", [False, True])
@pytest.mark.parametrize("characters", ["none", "choose"])
def test_every_choice_is_legal(scenario: str, seats: int, caravan: bool, characters: str) -> None:
    state = table(scenario, seats, 5 * seats + caravan, caravan=caravan, characters=characters)
    assert finish(state, [ScavengerBot()] * seats)
    assert state.outcome() is not None


@pytest.mark.parametrize("scenario", SCAVENGERS.scenarios())
def test_it_goes_on_where_others_left_off(scenario: str) -> None:
    """Any decision of a game that others play at random, deals and gifts included, finds an answer."""
    bot = ScavengerBot()
    for seed in range(4):
        seats = SCAVENGERS.seat_counts(scenario)[-1 if seed % 2 else 0]
        state = table(scenario, seats, seed, caravan=seed > 1, characters="random" if seed else "none")
        chance = RandomBot(seed)
        while not state.is_terminal():
            seat = state.current_player()
            assert bot.choose(state, seat) in state.legal_actions(seat), f"{state.asking!r}"
            state.apply_action(chance.choose(state, seat))


def test_at_a_table_with_random_players_no_game_gets_stuck() -> None:
    for seed in range(4):
        finish(table("wicked-few", 4, seed), [ScavengerBot(), RandomBot(seed), ScavengerBot(), RandomBot(seed + 9)])


@pytest.mark.parametrize(
    ("scenario", "seats"), [("daring-retreat", 3), ("lost-expedition", 4), ("wicked-few", 3), ("last-hunt", 3)]
)
def test_hidden_things_change_nothing(scenario: str, seats: int) -> None:
    """Two views that differ in what is hidden, and the table itself: the choice is the same, and no view is touched."""
    state = table(scenario, seats, 3, caravan=True, characters="choose")
    dice = Dice("views")
    bot = ScavengerBot()
    differed = 0
    while not state.is_terminal():
        seat = state.current_player()
        view, other = state.view(seat, dice), state.view(seat, dice)
        differed += view.hands != other.hands
        there = view.to_plain()
        first = bot.choose(view, seat)
        assert view.to_plain() == there
        assert bot.choose(other, seat) == first
        assert ScavengerBot().choose(state, seat) == first
        state.apply_action(first)
    assert differed


@pytest.mark.parametrize(("scenario", "seats"), [("daring-retreat", 3), ("wicked-few", 3), ("mad-prophet", 1)])
def test_more_of_its_players_live_than_of_random_ones(scenario: str, seats: int) -> None:
    """Over eight deals at least twice as many survive."""
    lived = [0, 0]
    for seed in range(8):
        for which in (0, 1):
            state = table(scenario, seats, seed)
            finish(state, [ScavengerBot() if which else RandomBot(f"{seed}/{seat}") for seat in range(seats)])
            lived[which] += sum(state.alive)
    assert lived[1] > 2 * lived[0]
    assert lived[1] >= 4


def test_the_handbook_plays_whichever_game_the_view_is_of() -> None:
    bot = get_bot("handbook", 1)
    assert isinstance(bot, HandbookBot)
    state = table("daring-retreat", 2, 1)
    assert bot.choose(state, 0) == ScavengerBot().choose(state, 0)


# -- judgement -------------------------------------------------------------------------------------------------------
def test_chance_of_at_least_so_many() -> None:
    assert at_least(0, 0.0) == 1.0
    assert at_least(1, 0.0) == 0.0
    assert at_least(2, 1.0) == pytest.approx(1 - 2 / 2.718281828459045)


def test_the_order_of_a_hidden_hand_tells_nothing() -> None:
    state = position(hands={"player-1": [], "player-2": ["recon", "hunt", "feast", "move"]})
    show_all(state, next(card for card in state.hands[1] if state.kind(card).id == "recon"))
    found = set()
    for row in permutations(state.hands[1]):
        state.hands[1] = list(row)
        found.add(Mind(state, 0, DEFAULT).food_held(1))
    assert len(found) == 1


def test_the_last_trauma_weighs_most_and_the_first_ones_nothing_at_the_end() -> None:
    fresh = position(phase="turns", area="old-road", areas_left=2)
    hurt = position(phase="turns", area="old-road", areas_left=2, traumas={"player-1": ["timid", "insomnia"]})
    assert Mind(hurt, 0, DEFAULT).trauma_cost(0) > Mind(fresh, 0, DEFAULT).trauma_cost(0) > 0
    over = position(phase="feeding", area="final", hands={"player-1": ["feast"], "player-2": []})
    assert Mind(over, 0, DEFAULT).trauma_cost(0) == 0.0


def test_it_takes_the_safe_pile() -> None:
    """All tops lie face up: a feast, two Perils."""
    state = position(
        area="glow-cave", piles={"pile-1": ["demon"], "pile-2": ["feast"], "pile-3": ["chasm"]}, hands={"player-1": []}
    )
    assert choice(state) == "pile-2"
    play_on(state, "pile-2")
    assert choice(state) == "reveal"


def test_it_stops_before_a_peril_that_it_sees() -> None:
    state = position(area="glow-cave", piles={"pile-2": ["feast", "chasm"]}, hands={"player-1": []})
    play_on(state, "pile-2", "reveal")
    assert choice(state) == "collect"


def test_of_three_perils_in_sight_it_meets_the_one_it_can_defeat() -> None:
    """Somebody who must Reveal goes where the card in hand helps."""
    piles = {"pile-1": ["demon"], "pile-2": ["giant-worm"], "pile-3": ["chasm"]}
    for card, pile in (("torch", "pile-1"), ("spear", "pile-2"), ("move", "pile-3")):
        state = position(area="glow-cave", piles=piles, hands={"player-1": [card], "player-2": []})
        assert choice(state) == pile


def test_the_value_of_a_reveal_is_the_mean_over_the_exact_odds() -> None:
    state = position(hands={"player-1": ["hide", "move"]})
    mind = Mind(state, 0, DEFAULT)
    pile = odds(state, 0)[0]
    kinds = state.deck.kinds
    assert sum(pile.cards.values()) == 1
    worst = min(peril_value(mind, kinds[kind], []) for kind in pile.cards if kinds[kind].group == 1)
    best = mind.hand_value(mind.hand, [max((kinds[kind] for kind in pile.cards), key=lambda kind: kind.food)])
    assert worst < reveal_value(mind, pile, []) < best


def test_protection_in_hand_makes_a_peril_cheaper() -> None:
    bare = Mind(position(hands={"player-1": ["move"]}), 0, DEFAULT)
    spear = Mind(position(hands={"player-1": ["spear"]}), 0, DEFAULT)
    worm = KIND["tunnel_worm"]
    assert peril_value(spear, worm, []) - spear.hand_value(spear.hand) > (
        peril_value(bare, worm, []) - bare.hand_value(bare.hand)
    )


def facing(peril: str, **keys: Any) -> ScavState:
    """Player 1 has revealed a Peril."""
    state = position(area="old-road", piles={"pile-1": [peril]}, **keys)
    return play_on(state, "pile-1", "reveal")


def test_who_is_close_to_death_uses_what_the_hand_holds() -> None:
    hurt = {"player-1": ["timid", "insomnia"]}
    assert choice(facing("tunnel-worm", hands={"player-1": ["instinct", "move"]}, traumas=hurt)) == "play-instinct"
    assert choice(facing("snare", hands={"player-1": ["recon", "feast"]}, traumas=hurt)) == "avoid"
    assert choice(facing("demon", hands={"player-1": ["torch"]}, traumas=hurt)) in ("play-torch", "defeat-torch")


def test_it_hides_what_is_worth_hiding() -> None:
    state = position(
        area="old-road", piles={"pile-1": ["feast", "feast", "rockfall"]}, hands={"player-1": ["hide"], "player-2": []}
    )
    play_on(state, "pile-1", "reveal", "reveal", "reveal")
    assert choice(state) == "play-hide"


def test_comrades_protect_each_other_and_rivals_do_not() -> None:
    keys: dict[str, Any] = {
        "hands": {"player-1": [], "player-2": ["instinct"]},
        "traumas": {"player-1": ["timid", "insomnia"]},
    }
    for scenario, answer in (("daring-retreat", "play-instinct"), ("wicked-few", "pass")):
        state = facing("tunnel-worm", scenario=scenario, **keys)
        if state.current_player() == 0:
            play_on(state, "suffer")
        assert state.current_player() == 1
        assert choice(state) == answer


def test_it_heals_whoever_is_close_to_death() -> None:
    state = position(
        areas_left=2,
        hands={"player-1": ["salvation", "feast", "feast"], "player-2": []},
        traumas={"player-2": ["timid", "insomnia"]},
    )
    assert choice(state) == "play-salvation"
    play_on(state, "play-salvation")
    assert choice(state) == "player-2"


def fed(state: ScavState) -> ScavState:
    """Let the bots play until Feeding has been settled."""
    bot = ScavengerBot()
    there = state.round
    while not state.is_terminal() and state.round == there:
        seat = state.current_player()
        state.apply_action(bot.choose(state, seat))
    return state


def test_surplus_feeds_a_comrade_but_no_rival() -> None:
    """Player 1 has food for two, player 2 none."""
    for scenario, hungry in (("daring-retreat", 0), ("wicked-few", 1)):
        state = position(
            scenario=scenario, phase="feeding", area="old-road", areas_left=2, public=True,
            hands={"player-1": ["feast", "ration", "forage"], "player-2": []},
        )  # fmt: skip
        assert len(fed(state).traumas[1]) >= hungry
        assert bool(state.traumas[1]) == bool(hungry)
        assert not state.traumas[0]


def test_the_healthy_starve_for_the_dying() -> None:
    """Food for one: the one with two Traumas eats."""
    state = position(
        phase="feeding", area="old-road", areas_left=1, public=True,
        hands={"player-1": ["feast"], "player-2": []}, traumas={"player-2": ["timid", "insomnia"]},
    )  # fmt: skip
    fed(state)
    assert state.alive[1]
    assert len(state.traumas[0]) <= 1 and not state.hands[0]


def test_it_eats_what_it_misses_least() -> None:
    state = position(
        phase="feeding", area="choking-shaft", areas_left=2,
        hands={"player-1": ["instinct", "forage", "move", "last-stand"], "player-2": ["feast"]},
    )  # fmt: skip
    fed(state)
    kept = {state.kind(card).id for card in state.hands[0]}
    assert {"instinct", "last_stand"} <= kept


def test_the_signal_card_is_kept_for_the_final_area() -> None:
    keys: dict[str, Any] = {
        "scenario": "lost-expedition",
        "phase": "feeding",
        "hands": {"player-1": ["feast", "rush", "move"], "player-2": ["move"]},
    }
    state = fed(position(area="old-road", areas_left=2, **keys))
    assert "feast" in {state.kind(card).id for card in state.hands[0]}
    assert choice(position(area="final", **keys)) == "signal"


def test_the_caravan_is_fed_in_time() -> None:
    state = position(
        options={"caravan": True}, phase="feeding", area="old-road", areas_left=2, caravan=[1, 1, 2, 2],
        hands={"player-1": ["feast"], "player-2": ["move"]},
    )  # fmt: skip
    assert choice(state) == "caravan"


def test_cards_go_to_whoever_can_then_feed_the_caravan() -> None:
    state = position(
        options={"caravan": True}, phase="feeding", area="old-road", areas_left=2, caravan=[1, 1, 2, 2], public=True,
        hands={"player-1": ["forage"], "player-2": ["forage", "move"]},
    )  # fmt: skip
    bot = ScavengerBot()
    while not state.caravan_fed:
        seat = state.current_player()
        state.apply_action(bot.choose(state, seat))
    assert state.caravan_fed


# -- deals -----------------------------------------------------------------------------------------------------------
def offer(*steps: str, hands: dict[str, list[str]]) -> ScavState:
    """Player 1 offers player 2 a deal before Feeding among rivals."""
    state = position(scenario="wicked-few", phase="feeding", area="old-road", areas_left=2, public=True, hands=hands)
    return play_on(state, "deal", "player-2", *steps, "offer")


def test_a_good_deal_is_accepted_and_a_bad_one_refused() -> None:
    hands = {"player-1": ["instinct", "feast"], "player-2": ["feast", "ration", "forage"]}
    assert choice(offer("now-instinct", "want-food-1", hands=hands)) == "accept"
    assert choice(offer("promise-protect", "want-now-feast", hands=hands)) == "refuse"


def test_the_hungry_buy_food_with_a_card() -> None:
    state = position(
        scenario="wicked-few", phase="feeding", area="old-road", areas_left=2, public=True,
        hands={"player-1": ["pathfinder", "ration"], "player-2": ["feast", "feast"]},
    )  # fmt: skip
    assert choice(state) == "deal"
    fed(state)
    assert not state.traumas[0]
    assert "pathfinder" in {state.kind(card).id for card in state.hands[1]}


def test_promised_food_is_given() -> None:
    state = position(
        scenario="wicked-few", phase="feeding", area="old-road", areas_left=2, public=True,
        hands={"player-1": ["feast", "feast"], "player-2": ["ration"]},
        deals=[{"giver": "player-1", "taker": "player-2", "gives": ["food 1"], "wants": []}],
    )  # fmt: skip
    fed(state)
    assert not state.traumas[0] and not state.traumas[1]


def test_a_promised_card_is_given_when_it_is_due() -> None:
    state = position(
        scenario="wicked-few", phase="feeding", area="old-road", areas_left=2, public=True,
        hands={"player-1": ["feast", "spear"], "player-2": ["feast"]},
        deals=[{"giver": "player-1", "taker": "player-2", "gives": ["later spear"], "wants": []}],
    )  # fmt: skip
    assert choice(state) == "gift"
    fed(state)
    assert "spear" in {state.kind(card).id for card in state.hands[1]}


def test_rivals_pay_for_a_breach_and_comrades_are_forgiven() -> None:
    for scenario, answer in (("wicked-few", "yes"), ("daring-retreat", "no")):
        state = position(
            scenario=scenario, phase="feeding", area="old-road", areas_left=2, public=True,
            hands={"player-1": ["feast", "spear"], "player-2": ["feast"]},
            deals=[{"giver": "player-1", "taker": "player-2", "gives": ["later spear"], "wants": []}],
        )  # fmt: skip
        while type(state.asking).__name__ != "Penalty":
            play_on(state, "pass" if "pass" in map(state.action_to_string, state.legal) else eat(state))
        assert choice(state) == answer


def eat(state: ScavState) -> str:
    """Eat the feast, then be done."""
    words = list(map(state.action_to_string, state.legal))
    return "eat-feast" if "eat-feast" in words else "feed"


# -- last hunt -------------------------------------------------------------------------------------------------------
def test_it_collects_before_the_clock_runs_out() -> None:
    """Cards lie there, and time is left for little more than to take them."""
    state = position(scenario="last-hunt", area="old-road", hands={"player-1": []}, piles={"pile-1": ["feast"]})
    play_on(state, "pile-1")
    while state.current_player() != 0:
        play_on(state, "pile-2")
    play_on(state, "reveal")
    while state.current_player() != 0:
        state.apply_action(ScavengerBot().choose(state, state.current_player()))
    state.clock_left = 5
    assert choice(state) == "collect"
