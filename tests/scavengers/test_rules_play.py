"""What a case can't express: set-up, the deck as a whole, what the numbers of seats change."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from marooned.core.engine import SCRIPTED, Script
from marooned.core.errors import SetupError
from marooned.core.game import Setup
from marooned.core.record import apply_words
from marooned.games.scavengers.game import SCAVENGERS
from marooned.games.scavengers.knowledge import odds
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.terms import ACTION, ANOMALY, FINAL, OPPORTUNITY, PERIL

DECK = SCAVENGERS.cards
SEEDS = range(40)


def setup(scenario: str, players: int, **options: Any) -> Setup:
    return Setup(scenario, ("player",) * players, options)


def new(scenario: str, players: int, seed: int = 0, **options: Any) -> ScavState:
    return SCAVENGERS.new_initial_state(setup(scenario, players, **options), seed)


def scripted(scenario: str, players: int, chance: dict[str, list[str]], **options: Any) -> ScavState:
    """A new game with some outcomes of chance by hand, the rest by seed."""
    return SCAVENGERS.new_initial_state(
        setup(scenario, players, **options), 0, SCRIPTED, Script(chance, strict=False), events=True
    )


def hands(s: ScavState) -> list[list[str]]:
    return [[s.kind(card).id for card in hand] for hand in s.hands]


QUIET = ("done", "collect", "reveal", "pile-1", "pile-2", "pile-3", "feed", "suffer", "pass", "stop")


def skip_round(s: ScavState) -> None:
    """Everybody reveals as little as possible and eats nothing; all live on, so that many Areas are seen."""
    start = s.round
    while not s.is_terminal() and s.round == start:
        s.traumas = [[] for _ in s.traumas]
        words = [s.action_to_string(action) for action in s.legal]
        quiet = next((word for word in QUIET if word in words), words[-1])
        s.apply_action(s.string_to_action(quiet))


def areas_before_final(s: ScavState) -> int:
    """How many Areas a game has before the Final Area."""
    areas = 0
    while not s.is_terminal() and s.area != FINAL:
        areas += 1
        skip_round(s)
    return areas


# -- scenarios -------------------------------------------------------------------------------------------------------
@pytest.mark.rules("R-002")
def test_a_game_needs_one_scenario_that_exists() -> None:
    assert new("wicked-few", 2).observation(0)["scenario"] == "wicked-few"
    with pytest.raises(SetupError) as error:
        new("no-such-scenario", 2)
    assert error.value.rule == "R-002"


@pytest.mark.rules("R-003")
def test_scenarios_differ_in_length_cooperation_and_rules_of_their_own() -> None:
    scenarios = DECK.scenarios.values()
    assert len({scenario.mode for scenario in scenarios}) == 5
    assert len({scenario.areas_for(2) for scenario in scenarios}) > 1
    assert len({tuple(passive.key for passive in scenario.special) for scenario in scenarios}) > 3


@pytest.mark.rules("R-006", "R-007")
def test_mad_prophet_is_for_one_player_every_other_scenario_for_two_to_six() -> None:
    for scenario in SCAVENGERS.scenarios():
        solo = scenario == "mad-prophet"
        possible = [1] if solo else [2, 3, 4, 5, 6]
        for players in range(1, 8):
            if players in possible:
                assert new(scenario, players).cfg.seats == players
            else:
                with pytest.raises(SetupError) as error:
                    new(scenario, players)
                assert error.value.rule == ("R-007" if solo else "R-006")


@pytest.mark.rules("R-012", "R-013", "R-026")
@pytest.mark.parametrize(
    ("scenario", "players", "areas"),
    [
        ("daring-retreat", 2, 3),
        ("daring-retreat", 5, 3),
        ("lost-expedition", 3, 4),
        ("mad-prophet", 1, 5),
        ("last-hunt", 2, 4),
    ],
)
def test_the_final_area_comes_after_the_areas_of_the_scenario(scenario: str, players: int, areas: int) -> None:
    assert areas_before_final(new(scenario, players)) == areas


@pytest.mark.rules("R-014", "R-015")
def test_wicked_few_has_three_to_five_areas_before_the_final_one() -> None:
    assert {areas_before_final(new("wicked-few", 2, seed)) for seed in SEEDS} == {3, 4, 5}


@pytest.mark.rules("R-141")
def test_the_number_of_areas_may_be_tuned() -> None:
    assert areas_before_final(new("daring-retreat", 2, areas=1)) == 1
    assert areas_before_final(new("daring-retreat", 2, areas=6)) == 6
    with pytest.raises(SetupError):
        new("daring-retreat", 2, areas=0)


# -- the deck --------------------------------------------------------------------------------------------------------
@pytest.mark.rules("R-009", "R-065", "R-067")
def test_scavenge_cards_have_three_tiers_and_four_groups() -> None:
    assert set(DECK.tier_at) == {1, 2, 3}
    assert {kind.group for kind in DECK.kinds} == {ACTION, PERIL, OPPORTUNITY, ANOMALY}
    assert all((kind.food > 0) == (kind.group == ACTION) for kind in DECK.kinds if kind.id != "dire_hound")
    assert DECK.areas and DECK.traumas and DECK.characters and DECK.scenarios


@pytest.mark.rules("R-119")
def test_black_mist_is_a_peril_with_two_copies() -> None:
    mist = DECK.by_id["black_mist"]
    assert (mist.group, mist.copies) == (PERIL, 2)


@pytest.mark.rules("R-138")
def test_one_trauma_is_discarded_at_once() -> None:
    assert [trauma.id for trauma in DECK.traumas if trauma.on_gain and "DiscardThisTrauma" in repr(trauma.on_gain)] == [
        "false_alarm"
    ]


@pytest.mark.rules("R-023")
def test_cheap_areas_are_hostile_and_expensive_ones_helpful() -> None:
    costs = {mood: [area.cost for area in DECK.areas if area.mood == mood] for mood in ("hostile", "helpful")}
    assert max(costs["hostile"]) < min(costs["helpful"])


@pytest.mark.rules("R-068", "R-135")
def test_a_higher_tier_means_higher_value_and_more_perils() -> None:
    def of(tier: int, group: int) -> list[Any]:
        return [kind for kind in DECK.kind_at if (kind.tier, kind.group) == (tier, group)]

    food = [Fraction(sum(kind.food for kind in of(tier, ACTION)), len(of(tier, ACTION))) for tier in (1, 2, 3)]
    assert food[0] < food[1] < food[2]
    perils = [len(of(tier, PERIL)) for tier in (1, 2, 3)]
    assert perils[0] < perils[1] < perils[2]
    harms = [Fraction(sum(len(kind.harm) for kind in of(tier, PERIL)), len(of(tier, PERIL))) for tier in (1, 2, 3)]
    assert harms[0] <= harms[1] < harms[2]


@pytest.mark.rules("R-136")
def test_perils_in_the_discard_pile_make_scavenge_safer() -> None:
    tiers = {"pile-1": ["tier-3"]}
    shares = []
    for discard in (["feast", "plunder", "salvation"], [], ["demon", "chasm", "black-mist"]):
        s = SCAVENGERS.state_from_position({"discard": discard}, Script(tiers, strict=False), 0)
        shares.append(odds(s, 0)[0].peril(s))
    assert shares[0] > shares[1] > shares[2] > 0


# -- set-up ----------------------------------------------------------------------------------------------------------
@pytest.mark.rules("R-010", "R-016", "R-018", "R-019", "R-032")
def test_hands_are_dealt_by_tier_and_the_rest_is_the_scavenge_deck() -> None:
    for scenario, card in DECK.scenarios.items():
        players = card.least
        s = new(scenario, players, first=players)
        for hand in s.hands:
            assert Counter(DECK.tier_at[one] for one in hand) == Counter(
                {tier + 1: n for tier, n in enumerate(card.deal) if n}
            )
        rest = DECK.size - players * sum(card.deal)
        assert len(s.loose[0]) == rest == sum(len(pile) for pile in s.piles)
        assert Counter(DECK.tier_at[one] for one in s.loose[0]) == Counter(DECK.tier_at) - Counter(
            DECK.tier_at[one] for hand in s.hands for one in hand
        )
        assert s.flag == players - 1
        assert s.living()[0] == players - 1


@pytest.mark.rules("R-010", "R-011")
def test_decks_are_shuffled() -> None:
    games = [new("daring-retreat", 2, seed) for seed in SEEDS]
    assert len({s.area for s in games}) > 5
    assert len({tuple(map(tuple, s.hands)) for s in games}) > 30
    facts = {"piles": {"pile-1": ["rockfall"], "pile-2": ["rest"], "pile-3": ["rush"]}, "sizes": [1, 1, 1]}
    drawn = set()
    for seed in SEEDS:
        s = SCAVENGERS.state_from_position(facts, None, seed)
        apply_words(s, ["pile-1", "reveal"])
        drawn.update(s.traumas[0])
    assert len(drawn) > 5


@pytest.mark.rules("R-016", "R-017")
def test_only_actions_are_dealt() -> None:
    for seed in SEEDS:
        s = new("last-hunt", 6, seed)
        assert all(s.kind(card).group == ACTION for hand in s.hands for card in hand)
    chance = {"deal": ["recon", "hide", "rest", "move", "rush", "torch"]}
    assert hands(scripted("daring-retreat", 2, chance)) == [["recon", "hide", "rest"], ["move", "rush", "torch"]]
    waiting = Script({"deal": ["snare"]}, strict=False)
    with pytest.raises(Exception, match="can't give 'snare'"):
        SCAVENGERS.new_initial_state(setup("daring-retreat", 2), 0, SCRIPTED, waiting)


@pytest.mark.rules("R-018")
def test_a_first_player_is_chosen_and_has_the_flag() -> None:
    for first in (1, 2, 3):
        s = new("daring-retreat", 3, first=first)
        seen = s.observation(0)
        assert (seen["flag"], seen["active"], s.current_player()) == (first, first, first - 1)


# -- characters ------------------------------------------------------------------------------------------------------
@pytest.mark.rules("R-109", "R-110", "R-111")
def test_of_two_characters_each_player_keeps_one_face_down() -> None:
    chance = {"character": ["scout", "thief", "medic", "porter"]}
    s = scripted("daring-retreat", 2, chance, characters="choose")
    assert [s.action_to_string(action) for action in s.legal] == ["character-scout", "character-medic"]
    apply_words(s, ["character-medic"])
    assert s.current_player() == 1
    assert [s.action_to_string(action) for action in s.legal] == ["character-porter", "character-thief"]
    apply_words(s, ["character-thief"])
    table = s.observation(0)["table"]
    assert (table["player-1"]["character"], table["player-1"]["character_up"]) == ("medic", False)
    assert (table["player-2"]["character"], table["player-2"]["character_up"]) == ("hidden", False)
    assert table["player-1"]["hand_limit"] == table["player-2"]["hand_limit"] == 4


@pytest.mark.rules("R-109", "R-110", "R-111")
def test_or_one_is_drawn_at_random() -> None:
    s = scripted("daring-retreat", 2, {"character": ["scout", "thief"]}, characters="random")
    assert [DECK.characters[index].id for index in s.characters] == ["scout", "thief"]
    assert s.char_up == 0
    assert len({new("daring-retreat", 2, seed, characters="random").characters[0] for seed in SEEDS}) > 5


@pytest.mark.rules("R-109")
def test_characters_are_optional() -> None:
    s = new("daring-retreat", 2)
    assert [entry["character"] for entry in s.observation(0)["table"].values()] == ["", ""]


@pytest.mark.rules("R-110")
def test_with_six_players_everybody_draws_a_character() -> None:
    """Ten Characters do not give two to each: everybody draws one, then a second while there are any left."""
    state = SCAVENGERS.new_initial_state(Setup("daring-retreat", ("player",) * 6, {"characters": "choose"}), 3)
    assert [len(row) for row in state.dealt_characters] == [2, 2, 2, 2, 1, 1]
