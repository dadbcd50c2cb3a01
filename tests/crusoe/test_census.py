"""The census notices what is lost, doubled, negative or apart from what it belongs to."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from marooned.core.game import Setup
from marooned.games.crusoe.actions import SPACE
from marooned.games.crusoe.census import faults, prolong
from marooned.games.crusoe.committing import commit
from marooned.games.crusoe.game import CRUSOE
from marooned.games.crusoe.layout import (
    BEASTS,
    D_BEAST,
    D_GONE,
    INVENTIONS,
    P_BEAST,
    P_EVENT,
    P_HUNTING,
    S_BEAST,
    S_INVENTION,
    STARTING,
)
from marooned.games.crusoe.pawns import H_DOG
from marooned.games.crusoe.phases.event import PlaceThreat
from marooned.games.crusoe.state import CrusoeState, Planned
from marooned.games.crusoe.terms import COOK, EXPLORE, FOOD_SOURCE, FRIDAY, PLUS_FOOD, SOLDIER

Change = Callable[[CrusoeState], None]


def at_start() -> CrusoeState:
    """Two players and Friday at their first planning decision."""
    return CRUSOE.new_initial_state(Setup("castaways", ("cook", "explorer")), 3)


def lose_a_beast(s: CrusoeState) -> None:
    s.loose[S_BEAST].remove(BEASTS)
    s.piles[P_BEAST].bag.pop()


def double_a_beast(s: CrusoeState) -> None:
    s.discards[D_BEAST].append(BEASTS)


def forget_a_cell(s: CrusoeState) -> None:
    s.piles[P_BEAST].bag.pop()


def know_an_unseen_card(s: CrusoeState) -> None:
    s.piles[P_HUNTING].put_top(BEASTS + 3)


def throw_an_event_away(s: CrusoeState) -> None:
    s.piles[P_EVENT].bag.pop()


def build_and_keep_the_invention(s: CrusoeState) -> None:
    s.items |= s.board & -s.board


def discard_what_was_built(s: CrusoeState) -> None:
    item = s.loose[S_INVENTION][0] - INVENTIONS
    s.future_items.append(item)


def draw_an_invention_without_its_cell(s: CrusoeState) -> None:
    s.board |= 1 << (s.loose[S_INVENTION].pop() - INVENTIONS)


def keep_a_spent_starting_item(s: CrusoeState) -> None:
    index = next(index for index, uses in enumerate(s.starting) if uses > 0)
    s.starting[index] = 0


def discard_a_starting_item_in_play(s: CrusoeState) -> None:
    index = next(index for index, uses in enumerate(s.starting) if uses > 0)
    s.discards[D_GONE].append(STARTING + index)


def place_a_threat_twice(s: CrusoeState) -> None:
    s.agenda.append(PlaceThreat(s.threat[1]))


def set_store(s: CrusoeState) -> None:
    s.available[1] = -1


def set_pocket(s: CrusoeState) -> None:
    s.pocket[0] = 1


def set_determination(s: CrusoeState) -> None:
    s.determination[COOK] = -2


def set_wounds(s: CrusoeState) -> None:
    s.wounds[COOK] = 14


def set_a_strangers_wounds(s: CrusoeState) -> None:
    s.wounds[SOLDIER] = 1


def set_morale(s: CrusoeState) -> None:
    s.morale = 4


def set_roof(s: CrusoeState) -> None:
    s.roof = 1


def set_pawns(s: CrusoeState) -> None:
    s.free_pawns[FRIDAY] = 2


def lose_a_pawn(s: CrusoeState) -> None:
    s.free_pawns[COOK] -= 1


def set_mark(s: CrusoeState) -> None:
    s.marks[s.camp] |= PLUS_FOOD


def set_origin(s: CrusoeState) -> None:
    s.covered_by.append((s.camp, FOOD_SOURCE, 5))


def close_without_origin(s: CrusoeState) -> None:
    s.closed |= 2


def lay_a_tile_unseen(s: CrusoeState) -> None:
    s.tiles[1] = 3


def set_shortcut(s: CrusoeState) -> None:
    s.shortcut = 1


def forget_the_distances(s: CrusoeState) -> None:
    s.dist = (0,) * 10


CHANGES: dict[str, tuple[Change, str]] = {
    "a card is lost": (lose_a_beast, "is in no place"),
    "a card is doubled": (double_a_beast, "is in ['unseen', 'discard beast']"),
    "a cell is lost": (forget_a_cell, "beasts: 1 unseen cards lie in no pile"),
    "a card is known and unseen": (know_an_unseen_card, "is in ['unseen', 'pile hunting']"),
    "an event is lost": (throw_an_event_away, "unseen cards lie in no pile"),
    "an item is built twice": (build_and_keep_the_invention, "is in several of board"),
    "an item was built of nothing": (discard_what_was_built, "was built 1 times"),
    "an invention is drawn without its cell": (draw_an_invention_without_its_cell, "inventions: -1 unseen cards"),
    "a spent thing stays": (keep_a_spent_starting_item, "has 0 uses"),
    "a thing is used and discarded": (discard_a_starting_item_in_play, "'discard gone', 'starting'"),
    "a card in flight lies somewhere": (place_a_threat_twice, "'threat', 'in flight'"),
    "a store is negative": (set_store, "available holds"),
    "a pocket stays open": (set_pocket, "no action is being resolved"),
    "tokens are negative": (set_determination, "determination"),
    "wounds leave the track": (set_wounds, "cook has 14 wounds"),
    "somebody is not in the game": (set_a_strangers_wounds, "soldier is not in the game"),
    "morale leaves the track": (set_morale, "morale is 4"),
    "a roof without a shelter": (set_roof, "without a shelter"),
    "too many pawns": (set_pawns, "friday has 2 of 1 pawns free"),
    "a pawn is lost": (lose_a_pawn, "cook: 0 pawns planned and 1 free"),
    "a token without origin": (set_mark, "W: tokens 1, by origin []"),
    "an origin without marker": (set_origin, "W: sources 0 exhausted, by origin [1]"),
    "a tile is closed by nothing": (close_without_origin, "face down without"),
    "a tile lies on the map unseen": (lay_a_tile_unseen, "['unseen', 'map']"),
    "a token without its item": (set_shortcut, "without its item"),
    "distances are old": (forget_the_distances, "out of date"),
}


def test_a_fresh_table_is_sound() -> None:
    assert faults(at_start()) == []


@pytest.mark.parametrize("name", CHANGES)
def test_what_is_wrong_is_named(name: str) -> None:
    change, words = CHANGES[name]
    s = at_start()
    change(s)
    assert [fault for fault in faults(s) if words in fault], faults(s)


def test_a_card_in_flight_has_no_place_until_it_lands() -> None:
    s = at_start()
    card = s.threat[1]
    s.threat[1] = -1
    assert faults(s)
    s.agenda.append(PlaceThreat(card))
    assert faults(s) == []


def test_a_long_game_heals_who_lives() -> None:
    s = at_start()
    s.wounds[COOK] = 12
    s.wounds[FRIDAY] = 4
    prolong(s)
    assert s.wounds[COOK] == 0 and s.wounds[FRIDAY] == 4


def test_a_dog_that_helps_is_no_pawn_of_the_guest() -> None:
    position = {
        "scenario": "jenny-needs-help",
        "players": ["cook", "carpenter"],
        "options": {"dog": True},
        "scenario_state": {"rescued": True},
    }
    s = CRUSOE.state_from_position(position, None, 0)
    commit(s, Planned(EXPLORE, SPACE + s.cfg.board.index["N1"], COOK, (H_DOG,), sure=2))
    assert faults(s) == []
