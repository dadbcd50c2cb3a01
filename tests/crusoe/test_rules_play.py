"""Statements that no script of a game in progress can reach: they are shown on a state laid out by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from marooned.core.decks import Pile
from marooned.core.game import Setup
from marooned.core.record import apply_words, words_of
from marooned.games.crusoe.effects.base import CloseScope, Fx, OpenScope
from marooned.games.crusoe.effects.people import Wounds
from marooned.games.crusoe.game import CRUSOE
from marooned.games.crusoe.layout import P_HUNTING
from marooned.games.crusoe.scenarios.castaways import CASTAWAYS
from marooned.games.crusoe.state import CrusoeState
from marooned.games.crusoe.terms import COOK, EACH, FRIDAY
from marooned.games.crusoe.verbs import check_end

Tables = Callable[..., CrusoeState]


@pytest.mark.rules("RC-end-of-game-07", "RC-end-of-game-03")
@pytest.mark.parametrize(("wounds", "won"), [(12, True), (13, False)])
def test_goal_and_death_in_the_same_instant_are_a_loss(table: Tables, wounds: int, won: bool) -> None:
    state = table("cook", "explorer", items=("fire",))
    state.round = 10
    state.scenario_ints = [15, 15]
    state.wounds[COOK] = wounds
    check_end(state)
    assert bool(state.won) is won
    assert state.reason == ("goal" if won else "death")


@pytest.mark.rules("RC-added-10")
def test_a_hunt_with_an_emptied_deck_gives_nothing(table: Tables) -> None:
    state = table("cook", "explorer", beasts=1)
    for line in ("hunt cook+cook", "rest explorer", "arrange explorer", "confirm"):
        apply_words(state, words_of(line))
    state.piles[P_HUNTING] = Pile([], [], [])
    state.events = []
    apply_words(state, words_of("confirm"))
    kinds = [event.kind for event in state.events]
    assert "log-no-beast" in kinds
    assert "log-fight" not in kinds


@pytest.mark.rules("RC-scenario-general-01", "RC-event-phase-04")
@pytest.mark.parametrize(("book", "wounds"), [((), 0), ((Wounds(EACH, 1),), 2)])
def test_the_book_does_what_the_scenario_sheet_says(
    monkeypatch: pytest.MonkeyPatch, book: tuple[Fx, ...], wounds: int
) -> None:
    """The book of Castaways does nothing; a sheet that says more is obeyed, here twice: the event repeats the icon."""
    monkeypatch.setattr(CASTAWAYS, "book", book)
    top = {"event": {"top": ["event/the-island-rebels-against-you"]}}
    position = {"players": ["cook", "carpenter"], "round": 2, "phase": "event", "decks": top}
    seen = CRUSOE.state_from_position(position, None, 0).observation(0)
    assert seen["wounds"] == {"cook": wounds, "carpenter": wounds, "friday": 0}


@pytest.mark.rules("RC-round-overview-03", "RC-planning-02")
def test_any_player_takes_any_step_of_planning() -> None:
    state = CRUSOE.new_initial_state(Setup("castaways", ("cook", "carpenter", "explorer")), 0)
    assert state.acting() == (0, 1, 2)
    state.apply_action(state.string_to_action("explore"))
    assert state.acting() == (0, 1, 2)


@pytest.mark.rules("RC-friday-11", "RC-unfulfilled-demand-01", "RC-unfulfilled-demand-03")
@pytest.mark.cards("mystery/spiders")
def test_friday_pays_for_the_spiders_alone(table: Tables) -> None:
    """The given case friday-draws-mystery: no card of this scenario makes Friday meet a monster."""
    state = table("cook", "explorer", friday=True, determination={"friday": 1, "cook": 3})
    card = state.cards.instance("mystery", "spiders")
    state.asking = None
    state.waiting = False
    state.push(OpenScope(FRIDAY, card, "mystery", -1), *state.cards.mystery(card).upper, CloseScope())
    state.run()
    assert (state.determination[FRIDAY], state.wounds[FRIDAY]) == (0, 1)
    assert (state.determination[COOK], state.wounds[COOK]) == (3, 0)
