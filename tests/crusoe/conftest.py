"""A table of the island game in words: a position at its first planning decision, from nothing but what is named."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from marooned.core.decks import Pile
from marooned.core.game import Setup
from marooned.games.crusoe.actions import STARTING_IDS
from marooned.games.crusoe.board import ISLAND
from marooned.games.crusoe.game import CRUSOE
from marooned.games.crusoe.layout import P_HUNTING, P_ISLAND, S_BEAST, S_ISLAND
from marooned.games.crusoe.people import SKILLS
from marooned.games.crusoe.phases.planning import Plan
from marooned.games.crusoe.state import CrusoeState, Treasure
from marooned.games.crusoe.terms import ACTION_TOKENS, COST_FIELDS, KINDS, PEOPLE, RESOURCES, SOURCES, TILE_TOKENS
from marooned.games.crusoe.verbs import map_changed

Words = Sequence[str]
Tables = Callable[..., CrusoeState]


def bits(words: Mapping[int, str], chosen: Words) -> int:
    """The mask of some words of a table of terms."""
    return sum(bit for bit, word in words.items() if word in chosen)


def ask_planning(s: CrusoeState) -> CrusoeState:
    """Ask the planning decision anew, after the table was changed by hand."""
    map_changed(s)
    s.asking = None
    s.waiting = False
    s.legal = []
    s.reopen()
    s.agenda.append(Plan())
    s.run()
    return s


def clear(s: CrusoeState) -> None:
    """Take everything off the table that set-up and the first phases brought."""
    s.threat = [-1, -1]
    s.weapon = s.roof = s.palisade = 0
    s.items = s.board = s.own = s.sheet = 0
    s.available = [0] * 4
    s.determination = [0] * 5
    s.wounds = [0] * 5
    s.starting = [-1] * len(STARTING_IDS)
    s.discoveries = []
    s.treasures = []
    s.marks = [0] * len(s.marks)
    s.fresh = [0] * len(s.fresh)
    s.action_tokens = [0] * len(KINDS)
    s.cost_tokens = 0
    s.piles[P_HUNTING] = Pile([], [], [])


def lay_out(s: CrusoeState, facts: Mapping[str, Any]) -> None:
    """Put what the words say on the table."""
    for space, number in facts.pop("tiles", {}).items():
        s.tiles[ISLAND.index[space]] = number
    s.closed = sum(1 << ISLAND.index[space] for space in facts.pop("closed", ()))
    for space, tokens in facts.pop("marks", {}).items():
        s.marks[ISLAND.index[space]] = bits(TILE_TOKENS, tokens)
        s.marks_by += [(ISLAND.index[space], bits(TILE_TOKENS, (token,)), -1) for token in tokens]
    for space, tokens in facts.pop("fresh", {}).items():
        s.fresh[ISLAND.index[space]] = bits(TILE_TOKENS, tokens)
    for space, sources in facts.pop("covered", {}).items():
        s.covered[ISLAND.index[space]] = bits(SOURCES, sources)
    s.terrain_covered = [(ISLAND.index[space], 0) for space in facts.pop("terrain_covered", ())]
    space, source = facts.pop("shortcut", ("", ""))
    if space:
        s.shortcut, s.shortcut_source = ISLAND.index[space], bits(SOURCES, (source,))
    s.camp = ISLAND.index[facts.pop("camp", "W")]
    for kind, tokens in facts.pop("action_tokens", {}).items():
        s.action_tokens[KINDS.index(kind)] = bits(ACTION_TOKENS, tokens)
    s.cost_tokens = bits(COST_FIELDS, facts.pop("cost_tokens", ()))
    for resource in RESOURCES:
        s.available[RESOURCES.index(resource)] = facts.pop(resource.replace("-", "_"), 0)
    for field, values in (("determination", s.determination), ("wounds", s.wounds)):
        for person, n in facts.pop(field, {}).items():
            values[PEOPLE.index(person)] = n
    for mask in ("items", "board", "own", "sheet"):
        setattr(s, mask, sum(s.cfg.item_bit(item) for item in facts.pop(mask, ())))
    for item, n in facts.pop("starting", {}).items():
        s.starting[STARTING_IDS.index(item)] = n
    s.discoveries = [s.cards.instance("discovery", token) for token in facts.pop("discoveries", ())]
    for treasure, uses in facts.pop("treasures", {}).items():
        s.treasures.append(Treasure(s.cards.instance("mystery", treasure), uses, 0))
    for side, card in enumerate(facts.pop("threats", ())):
        if card:
            deck = "wreckage" if card in ("food-crates", "wrecked-lifeboat", "captains-chest") else "event"
            s.threat[side] = s.cards.instance(deck, card)
    s.piles[P_HUNTING] = Pile([], [-1 - S_BEAST] * facts.pop("beasts", 0), [])
    s.piles[P_ISLAND] = Pile([], [-1 - S_ISLAND] * facts.pop("stack", 9), [])
    for person, n in facts.pop("pawns", {}).items():
        s.free_pawns[PEOPLE.index(person)] = s.pawn_limit[PEOPLE.index(person)] = n
    for person, kinds in facts.pop("allowed", {}).items():
        s.allowed[PEOPLE.index(person)] = sum(1 << KINDS.index(kind) for kind in kinds)
    s.no_skills = sum(1 << PEOPLE.index(person) for person in facts.pop("no_skills", ()))
    s.used_skills = sum(1 << SKILLS.index(skill) for skill in facts.pop("used_skills", ()))
    for field in ("weapon", "roof", "palisade", "shelter", "ban_mixed", "suspended"):
        setattr(s, field, facts.pop(field, getattr(s, field)))
    assert not facts, f"unknown words: {', '.join(facts)}"


@pytest.fixture(scope="session")
def table() -> Tables:
    """A function that lays out a table: players, Friday, dog, and in words all else that lies there.

    tiles, marks, fresh, covered: by space. action_tokens: by kind. items, board, own, sheet: inventions. pawns,
    allowed, determination: by person. beasts, stack: cards in the hunting deck and tiles in the stack. What is not
    named is not there; the camp lies on the beach in the west.
    """
    starts: dict[tuple[tuple[str, ...], bool, bool], CrusoeState] = {}

    def lay(*players: str, friday: bool = False, dog: bool = False, **facts: Any) -> CrusoeState:
        key = (players, friday, dog)
        if key not in starts:
            start = CRUSOE.new_initial_state(Setup("castaways", players, {"friday": friday, "dog": dog}), 1)
            while not isinstance(start.asking, Plan):
                start.apply_action(start.legal_actions()[0])
            clear(start)
            starts[key] = start
        s = starts[key].clone()
        lay_out(s, facts)
        return ask_planning(s)

    return lay


@pytest.fixture(scope="session")
def ask_again() -> Callable[[CrusoeState], CrusoeState]:
    """A function that asks the planning decision anew, after the table was changed by hand."""
    return ask_planning
