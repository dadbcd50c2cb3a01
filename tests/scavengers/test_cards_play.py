"""What no case can show: the set-up, who of several players has won, what caused an event, exact weights."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from marooned.core.engine import EXPLICIT, SCRIPTED, Script
from marooned.core.errors import ChanceError, FormatError
from marooned.core.game import Setup
from marooned.core.record import apply_words
from marooned.games.scavengers.deckfile import default_text, read_deck
from marooned.games.scavengers.effects.people import DropRandom
from marooned.games.scavengers.game import SCAVENGERS
from marooned.games.scavengers.phases.setup import DealCard
from marooned.games.scavengers.phases.turn import TakeRandom
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.terms import ACTION


def dealt(
    chance: dict[str, list[str]], scenario: str = "daring-retreat", players: int = 2, **options: Any
) -> ScavState:
    """A new game with chance by hand, the rest of it by a seed."""
    setup = Setup(scenario, ("player",) * players, options)
    state = SCAVENGERS.new_initial_state(setup, 1, SCRIPTED, Script(chance, strict=False))
    assert isinstance(state, ScavState)
    return state


def position(*, chance: dict[str, list[str]] | None = None, **facts: Any) -> ScavState:
    """A position with chance by hand, the rest of it by a seed."""
    state = SCAVENGERS.state_from_position(facts, Script(chance or {}, strict=False), 1)
    assert isinstance(state, ScavState)
    return state


def hand(s: ScavState, seat: int) -> list[str]:
    """A hand in words, as its player sees it."""
    cards: list[str] = s.observation(seat)["table"][f"player-{seat + 1}"]["hand"]
    return cards


def winners(s: ScavState) -> list[int]:
    """Who has won, as numbers of players; the game must be over."""
    outcome = s.outcome()
    assert outcome is not None
    return [seat + 1 for seat in outcome.won]


# -- the set-up ------------------------------------------------------------------------------------------------------
@pytest.mark.rules("R-010", "R-016", "R-017", "Q-51")
def test_each_player_is_dealt_the_actions_that_the_scenario_lists() -> None:
    s = dealt({"deal": ["recon", "hide", "hunt", "hide", "rush", "spear"], "area": ["old-road"]})
    assert hand(s, 0) == ["hide", "hunt", "recon"]
    assert hand(s, 1) == ["hide", "rush", "spear"]
    assert [len(pile) for pile in s.piles] == [28, 28, 28]
    assert s.round == 1


@pytest.mark.rules("R-016")
@pytest.mark.cards(
    "scenario/daring-retreat",
    "scenario/lost-expedition",
    "scenario/mad-prophet",
    "scenario/wicked-few",
    "scenario/last-hunt",
)
@pytest.mark.parametrize(
    ("scenario", "players", "tiers"),
    [
        ("daring-retreat", 4, [1, 1, 2]),
        ("lost-expedition", 3, [1, 2, 3]),
        ("mad-prophet", 1, [1, 2, 2, 3]),
        ("wicked-few", 6, [1, 2, 3]),
        ("last-hunt", 2, [1, 1, 2]),
    ],
)
def test_every_scenario_deals_its_own_tiers(scenario: str, players: int, tiers: list[int]) -> None:
    s = dealt({"area": ["old-road"]}, scenario, players)
    for cards in s.hands:
        assert sorted(s.kind(card).tier for card in cards) == tiers
        assert all(s.kind(card).group == ACTION for card in cards)


@pytest.mark.rules("R-017", "Q-25", "Q-51")
@pytest.mark.parametrize("card", ["snare", "lost-pack", "anomaly-1", "hunt"])
def test_what_is_no_action_of_the_tier_is_replaced(card: str) -> None:
    with pytest.raises(ChanceError):
        dealt({"deal": [card]})


@pytest.mark.rules("R-017", "Q-25", "Q-51")
def test_every_action_of_the_tier_that_is_left_is_equally_likely() -> None:
    setup = Setup("daring-retreat", ("player", "player"), {})
    s = SCAVENGERS.new_initial_state(setup, 1, EXPLICIT)
    assert isinstance(s, ScavState)
    assert isinstance(s.pending, DealCard)
    first = {s.deck.kinds[kind].id: weight for kind, weight in s.chance_outcomes()}
    assert first == {kind.id: kind.copies for kind in s.deck.kinds if kind.group == ACTION and kind.tier == 1}
    s.apply_action(s.string_to_action("recon"))
    assert {s.deck.kinds[kind].id: weight for kind, weight in s.chance_outcomes()} == {**first, "recon": 3}


@pytest.mark.rules("R-110", "R-111", "R-113", "Q-44")
def test_a_player_keeps_one_of_two_characters_face_down_as_a_survivor() -> None:
    s = dealt({"character": ["scout", "brute", "medic", "cook"]}, characters="choose")
    assert s.current_player() == 0
    assert [s.action_to_string(action) for action in s.legal] == ["character-scout", "character-medic"]
    apply_words(s, ["character-medic"])
    assert s.current_player() == 1
    assert [s.action_to_string(action) for action in s.legal] == ["character-brute", "character-cook"]
    apply_words(s, ["character-brute"])
    own, other = s.observation(0)["table"]["player-1"], s.observation(0)["table"]["player-2"]
    assert (own["character"], own["character_up"], own["hand_limit"]) == ("medic", False, 4)
    assert (other["character"], other["character_up"], other["hand_limit"]) == ("hidden", False, 4)
    assert s.round == 1


@pytest.mark.rules("R-110", "R-111", "Q-44")
def test_a_character_may_be_drawn_at_random_instead() -> None:
    s = dealt({"character": ["scout", "medic"]}, characters="random")
    assert [s.observation(seat)["table"][f"player-{seat + 1}"]["character"] for seat in (0, 1)] == ["scout", "medic"]
    assert s.char_up == 0
    assert s.round == 1


@pytest.mark.rules("R-018", "R-109", "Q-44")
def test_the_first_player_is_chosen_and_characters_are_an_option() -> None:
    s = dealt({}, first=2)
    assert (s.flag, s.current_player()) == (1, 1)
    assert s.observation(0)["table"]["player-1"]["hand_limit"] == 5
    assert s.observation(0)["table"]["player-1"]["character"] == ""


@pytest.mark.rules("Q-23")
def test_a_deck_whose_traumas_could_run_out_is_refused() -> None:
    data = yaml.safe_load(default_text())
    data["traumas"] = data["traumas"][:13]
    assert len(read_deck(yaml.safe_dump(data)).traumas) == 13
    data["traumas"] = data["traumas"][:12]
    with pytest.raises(FormatError, match="13"):
        read_deck(yaml.safe_dump(data))


# -- who has won -----------------------------------------------------------------------------------------------------
@pytest.mark.rules("R-005", "Q-16", "Q-18")
@pytest.mark.cards("scenario/daring-retreat", "area/hive-gate")
def test_every_player_who_is_alive_at_the_end_wins_though_the_group_did_not_succeed() -> None:
    s = position(
        players=3, round=5, area="final", phase="feeding", dead=["player-2"], stored={"player-1": 6, "player-3": 6}
    )
    apply_words(s, ["feed", "feed"])
    assert winners(s) == [1, 3]
    outcome = s.outcome()
    assert outcome is not None
    assert not outcome.success
    assert s.returns() == [1.0, -1.0, 1.0]


@pytest.mark.rules("R-005")
@pytest.mark.cards("scenario/lost-expedition", "area/signal-spire")
@pytest.mark.parametrize(("signal", "won"), [(True, [1, 2]), (False, [])])
def test_the_signal_decides_for_all_who_live(signal: bool, won: list[int]) -> None:
    s = position(
        scenario="lost-expedition",
        players=2,
        round=5,
        area="final",
        phase="feeding",
        signal=signal,
        special_used=["player-1", "player-2"],
        stored={"player-1": 6, "player-2": 6},
    )
    apply_words(s, ["feed", "feed"])
    assert winners(s) == won


@pytest.mark.rules("R-005")
@pytest.mark.cards("scenario/last-hunt", "area/queens-lair")
def test_in_last_hunt_traumas_do_not_matter_as_long_as_one_lives() -> None:
    s = position(
        scenario="last-hunt",
        players=2,
        round=5,
        area="final",
        phase="feeding",
        stored={"player-1": 6, "player-2": 6},
        traumas={"player-1": ["timid", "fever"]},
    )
    apply_words(s, ["feed", "feed"])
    assert winners(s) == [1, 2]


def last_shelter(players: int, flag: str = "player-1", **facts: Any) -> ScavState:
    """Wicked Few after its last Feeding; everybody has food laid by and eats nothing from the hand."""
    stored = {f"player-{seat}": 6 for seat in range(1, players + 1)}
    s = position(
        scenario="wicked-few",
        players=players,
        flag=flag,
        round=4,
        area="final",
        phase="feeding",
        stored=stored,
        **facts,
    )
    while not s.is_terminal():
        apply_words(s, ["pass" if s.string_to_action("pass") in s.legal else "feed"])
    return s


@pytest.mark.rules("R-004", "R-005")
@pytest.mark.cards("scenario/wicked-few", "area/last-shelter")
class TestWickedFew:
    def test_the_half_with_the_fewest_traumas_wins(self) -> None:
        traumas = {"player-1": ["timid"], "player-3": ["fever", "maimed"]}
        assert winners(last_shelter(4, traumas=traumas)) == [2, 4]

    def test_half_of_an_odd_number_is_rounded_up(self) -> None:
        assert winners(last_shelter(3, traumas={"player-1": ["timid"]})) == [2, 3]

    def test_traumas_that_lie_face_down_count(self) -> None:
        assert winners(last_shelter(2, traumas={"player-1": ["timid"]}, face_down=["timid"])) == [2]

    def test_a_tie_goes_to_the_higher_food_in_hand(self) -> None:
        hands = {"player-1": ["hide", "hide", "hide"], "player-2": ["feast"]}
        assert winners(last_shelter(2, hands=hands)) == [2]

    def test_then_to_the_nearest_to_the_flag(self) -> None:
        assert winners(last_shelter(2, flag="player-2")) == [2]
        assert winners(last_shelter(4, flag="player-3")) == [3, 4]

    def test_traumas_go_before_food(self) -> None:
        assert winners(last_shelter(2, traumas={"player-2": ["timid"]}, hands={"player-2": ["feast"]})) == [1]

    def test_only_the_living_are_counted(self) -> None:
        assert winners(last_shelter(4, dead=["player-1", "player-2"])) == [3]

    def test_somebody_who_won_is_enough_for_the_group(self) -> None:
        outcome = last_shelter(2).outcome()
        assert outcome is not None
        assert outcome.success


# -- causes and weights ----------------------------------------------------------------------------------------------
@pytest.mark.rules("R-021")
@pytest.mark.cards("area/warm-vent", "area/old-shrine")
@pytest.mark.parametrize(
    ("area", "kind", "down"), [("warm-vent", "sc-log-trauma-down", []), ("old-shrine", "sc-log-healed", ["timid"])]
)
def test_what_an_area_does_for_the_fed_is_told_as_its_doing(area: str, kind: str, down: list[str]) -> None:
    s = position(
        players=2,
        area=area,
        phase="feeding",
        stored={"player-1": 7, "player-2": 7},
        traumas={"player-1": ["timid"]},
        face_down=down,
    )
    s.drain()
    apply_words(s, ["feed", "feed"])
    causes = [event.cause for event in s.drain() if event.kind == kind]
    assert causes == [f"area/{area.replace('-', '_')}"]


@pytest.mark.rules("R-021")
@pytest.mark.cards("area/dead-hive")
def test_the_dead_hive_draws_every_action_of_the_discard_pile_alike() -> None:
    s = position(players=2, discard=["hide", "hide", "feast", "demon", "pathfinder"])
    weights = {s.deck.kinds[kind].id: weight for kind, weight in TakeRandom(0).outcomes(s)}
    assert weights == {"hide": 2, "feast": 1}


@pytest.mark.rules("R-added-01")
@pytest.mark.cards("trauma/panic")
def test_panic_draws_every_card_of_the_hand_alike() -> None:
    s = position(players=2, hands={"player-1": ["hide", "hide", "feast"]})
    weights = {s.deck.kinds[kind].id: weight for kind, weight in DropRandom(0).outcomes(s)}
    assert weights == {"hide": 2, "feast": 1}
