"""Set-up: what is dealt, what lies where, and the variants of difficulty, over many seeds."""

from __future__ import annotations

from typing import Any

import pytest

from marooned.core.errors import SetupError
from marooned.core.game import Setup
from marooned.core.record import apply_words, words_of
from marooned.games.crusoe.content.inventions import INVENTION_DECK
from marooned.games.crusoe.game import CRUSOE
from marooned.games.crusoe.layout import P_EVENT, S_BOOK, S_ICON
from marooned.games.crusoe.scenarios import SCENARIOS
from marooned.games.crusoe.state import CrusoeState

FIXED = ("shovel", "bricks", "cure", "dam", "fire", "knife", "map", "pot", "rope")
OWN = {"carpenter": "snare", "cook": "fireplace", "explorer": "shortcut", "soldier": "spear"}
TABLES = (
    ("cook",),
    ("explorer", "carpenter"),
    ("cook", "carpenter", "soldier"),
    ("soldier", "cook", "explorer", "carpenter"),
)


def new(*seats: str, seed: int = 0, **options: Any) -> CrusoeState:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    state = CRUSOE.new_initial_state(Setup("castaways", seats, named), seed)
    assert isinstance(state, CrusoeState)
    return state


def seen(*seats: str, seed: int = 0, **options: Any) -> dict[str, Any]:
    return new(*seats, seed=seed, **options).observation(0)


@pytest.mark.rules("RC-setup-01")
def test_the_scenario_is_chosen_before_the_set_up() -> None:
    assert new("cook").cfg.scenario.id == "castaways"
    with pytest.raises(SetupError) as error:
        CRUSOE.new_initial_state(Setup("no-such-island", ("cook",)), 0)
    assert error.value.rule == "RC-setup-01"


@pytest.mark.rules("RC-setup-02")
def test_a_scenario_sheet_says_rounds_dice_discoveries_and_inventions() -> None:
    scenario = SCENARIOS["castaways"]
    assert scenario.rounds == 12
    assert [scenario.weather_dice(round) for round in (1, 3, 4, 6, 7, 12)] == [
        (),
        (),
        ("rain",),
        ("rain",),
        ("rain", "winter", "hungry"),
        ("rain", "winter", "hungry"),
    ]
    assert len(scenario.uses) == 4
    assert [invention.id for invention in scenario.inventions] == ["mast", "hatchet"]


@pytest.mark.rules("RC-setup-04", "RC-setup-05")
def test_every_player_has_one_character_chosen_or_drawn() -> None:
    assert seen("soldier", "cook", "explorer")["players"] == ["soldier", "cook", "explorer"]
    with pytest.raises(SetupError):
        new("cook", "cook")
    drawn = {tuple(seen("random", "cook", "random", seed=seed)["players"]) for seed in range(60)}
    others = ("carpenter", "explorer", "soldier")
    assert drawn == {(a, "cook", b) for a in others for b in others if a != b}
    view = seen("cook", "carpenter", "explorer")
    assert "soldier" not in view["wounds"]


@pytest.mark.rules("RC-setup-06")
@pytest.mark.parametrize("seats", [("soldier",), ("cook", "soldier"), ("soldier", "carpenter")])
def test_the_soldier_needs_three_players(seats: tuple[str, ...]) -> None:
    with pytest.raises(SetupError) as error:
        new(*seats)
    assert error.value.rule == "RC-setup-06"
    assert seen("soldier", "cook", "explorer")["players"][0] == "soldier"


@pytest.mark.rules("RC-setup-06")
def test_no_soldier_is_drawn_for_two_players() -> None:
    drawn = {person for seed in range(60) for person in seen("random", "random", seed=seed)["players"]}
    assert drawn == {"carpenter", "cook", "explorer"}


@pytest.mark.rules("RC-solo-01")
def test_the_solo_character_is_drawn_from_three() -> None:
    drawn = {seen("random", seed=seed)["players"][0] for seed in range(40)}
    assert drawn == {"carpenter", "cook", "explorer"}


@pytest.mark.rules("RC-setup-07", "RC-setup-14")
@pytest.mark.parametrize("seats", TABLES)
def test_own_inventions_lie_before_their_characters(seats: tuple[str, ...]) -> None:
    away: set[str] = set()
    for seed in range(40):
        view = seen(*seats, seed=seed)
        assert set(view["own_inventions"]) == {OWN[person] for person in seats}
        assert not set(view["inventions"]) & {OWN[person] for person in seats}
        away |= set(view["inventions"]) & set(OWN.values())
    assert away == {OWN[person] for person in OWN if person not in seats}


@pytest.mark.rules("RC-setup-12", "RC-setup-13", "RC-setup-15")
@pytest.mark.parametrize("seats", TABLES)
def test_nine_fixed_and_five_random_inventions_lie_on_the_board(seats: tuple[str, ...]) -> None:
    drawn: set[str] = set()
    for seed in range(60):
        view = seen(*seats, seed=seed)
        random = set(view["inventions"]) - set(FIXED)
        assert set(FIXED) < set(view["inventions"])
        assert len(random) == 5
        assert view["decks"]["invention"] == {"size": 30 - 9 - 5 - len(seats)}
        drawn |= random
    assert drawn == {card.id for card in INVENTION_DECK} - set(FIXED) - {OWN[person] for person in seats}


@pytest.mark.rules(
    "RC-setup-08",
    "RC-setup-09",
    "RC-setup-10",
    "RC-setup-11",
    "RC-setup-20",
    "RC-setup-26",
    "RC-setup-34",
    "RC-setup-35",
)
@pytest.mark.parametrize("seats", TABLES)
def test_everything_starts_at_nothing(seats: tuple[str, ...]) -> None:
    state = CRUSOE.blank_state(Setup("castaways", seats), 0)
    view = state.observation(0)
    assert all(n == 0 for n in view["wounds"].values())
    assert all(n == 0 for n in view["determination"].values())
    assert all(n == 0 for store in ("available", "future") for n in view[store].values())
    assert (view["morale"], view["levels"]) == (0, {"weapon": 0, "roof": 0, "palisade": 0})
    assert (view["shelter"], view["camp"], view["tiles"], view["round"]) == (False, "W", {"W": 8}, 1)
    planning = seen(*seats)
    assert planning["phase"] == "planning"
    assert {person: planning["pawns"][person] for person in seats} == dict.fromkeys(seats, 2)


@pytest.mark.rules("RC-setup-16", "RC-setup-17", "RC-setup-18", "RC-setup-19", "RC-setup-22", "RC-setup-25")
def test_the_decks_lie_face_down() -> None:
    decks = seen("cook", "carpenter", "explorer")["decks"]
    sizes = {"build": 30, "gather": 30, "explore": 30, "beast": 16, "hunting": 0, "mystery": 52, "island": 10}
    for deck, size in {**sizes, "discovery": 22}.items():
        assert decks[deck] == {"size": size}, deck


@pytest.mark.rules("RC-setup-22", "RC-explore-07")
def test_the_ten_other_tiles_are_shuffled() -> None:
    first: set[int] = set()
    for seed in range(120):
        state = new("cook", "carpenter", "explorer", seed=seed)
        apply_words(state, words_of("explore N1 cook+cook"))
        for person in ("carpenter", "carpenter", "explorer", "explorer"):
            apply_words(state, words_of(f"rest {person}"))
        while len(state.observation(0)["tiles"]) == 1:
            state.apply_action(state.legal_actions()[0])
        first.add(state.observation(0)["tiles"]["N1"])
    assert first == {1, 2, 3, 4, 5, 6, 7, 9, 10, 11}


@pytest.mark.rules("RC-setup-23", "RC-setup-24", "RC-starting-items-01", "RC-starting-items-04")
def test_two_of_eight_starting_items_are_drawn_for_all() -> None:
    drawn: set[str] = set()
    for seed in range(40):
        view = seen("cook", "carpenter", "explorer", seed=seed)
        assert list(view["starting_items"].values()) == [2, 2]
        assert view["decks"]["starting"] == {"size": 6}
        drawn |= set(view["starting_items"])
    assert len(drawn) == 8


@pytest.mark.rules("RC-setup-27", "RC-setup-28", "RC-setup-29")
def test_the_event_deck_is_half_book_and_half_icon_cards() -> None:
    state = new("cook", "carpenter", "explorer")
    cells = state.piles[P_EVENT].cells()
    assert (cells.count(-1 - S_BOOK), cells.count(-1 - S_ICON), len(cells)) == (6, 6, 12)
    assert state.observation(0)["decks"]["event"] == {"size": 12, "back": "event"}


@pytest.mark.rules("RC-setup-30")
def test_the_first_player_is_chosen_or_drawn() -> None:
    seats = ("cook", "carpenter", "explorer")
    assert seen(*seats, first=2)["first_player"] == "carpenter"
    assert {seen(*seats, seed=seed, first="random")["first_player"] for seed in range(30)} == set(seats)


@pytest.mark.rules("RC-setup-33", "RC-difficulty-variants-03", "RC-difficulty-variants-08")
def test_friday_joins_two_players_unless_they_want_it_harder() -> None:
    view = seen("cook", "carpenter")
    assert (view["wounds"]["friday"], view["pawns"]["friday"]) == (0, 1)
    assert "friday" not in seen("cook", "carpenter", friday=False)["wounds"]
    assert "friday" not in seen("cook", "carpenter", "explorer")["wounds"]
    assert seen("cook", "carpenter", "explorer", friday=True)["wounds"]["friday"] == 0


@pytest.mark.rules("RC-difficulty-variants-01", "RC-solo-02")
def test_the_dog_joins_a_solo_player_or_whoever_wants_it() -> None:
    def helps(*seats: str, **options: Any) -> bool:
        state = new(*seats, **options)
        for word in ("explore", "N1", seats[0]):
            state.apply_action(state.string_to_action(word))
        return state.string_to_action("+dog") in state.legal_actions()

    assert helps("cook")
    assert not helps("cook", dog=False)
    assert not helps("cook", "carpenter")
    assert helps("cook", "carpenter", "explorer", dog=True)


@pytest.mark.rules("RC-difficulty-variants-04", "RC-difficulty-variants-06")
@pytest.mark.parametrize("n", [0, 1, 3, 4])
def test_more_or_fewer_starting_items(n: int) -> None:
    view = seen("cook", "carpenter", "explorer", starting_items=n)
    assert list(view["starting_items"].values()) == [2] * n
    assert view["decks"]["starting"]["size"] == 8 - n


@pytest.mark.rules("RC-difficulty-variants-05", "RC-difficulty-variants-07")
@pytest.mark.parametrize(("book", "icon"), [(4, 8), (8, 4)])
def test_other_shares_of_book_cards(book: int, icon: int) -> None:
    cells = new("cook", "carpenter", "explorer", book_events=book).piles[P_EVENT].cells()
    assert (cells.count(-1 - S_BOOK), cells.count(-1 - S_ICON)) == (book, icon)


@pytest.mark.rules("RC-difficulty-variants-09", "RC-event-phase-01")
def test_a_random_wreckage_card() -> None:
    seats = ("cook", "carpenter", "explorer")
    assert seen(*seats)["threat"]["right"] == "wreckage/food-crates"
    wrecks = {seen(*seats, seed=seed, wreckage="random")["threat"]["right"] for seed in range(40)}
    assert wrecks == {"wreckage/food-crates", "wreckage/wrecked-lifeboat", "wreckage/captains-chest"}
