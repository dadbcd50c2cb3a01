"""The census of the island: every card is in exactly one place, no quantity is negative, what belongs together agrees.

Tests and the fuzz command ask it after every action; nothing in a game does.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from marooned.games.crusoe.board import NO_TILE, SPACES, START_TILE, TILES
from marooned.games.crusoe.cards import deck_of
from marooned.games.crusoe.effects.mysteries import FinishCard
from marooned.games.crusoe.effects.tiles import tile_instance
from marooned.games.crusoe.layout import (
    BACKS,
    CARDS_END,
    DISCARDS,
    INVENTIONS,
    PILES,
    S_BOOK,
    S_ICON,
    S_WRECKAGE,
    STARTING,
)
from marooned.games.crusoe.people import DIES_AT
from marooned.games.crusoe.phases.seven import DiscardThreat
from marooned.games.crusoe.state import CrusoeState
from marooned.games.crusoe.terms import EVENT, EVERYBODY, FRIDAY, GUEST, PEOPLE, PLANNING, RESOURCES, WEATHER
from marooned.games.crusoe.verbs import MORALE_RANGE, map_changed

_CARDS_OF_ITEMS: Final = STARTING - INVENTIONS  # items with a card; the scenario's own are printed on its sheet


def faults(s: CrusoeState) -> list[str]:
    """Everything that is wrong with a state, in words; empty if nothing is."""
    return [*card_faults(s), *unseen_faults(s), *quantity_faults(s), *pawn_faults(s), *item_faults(s), *map_faults(s)]


# -- cards -----------------------------------------------------------------------------------------------------------
def places(s: CrusoeState) -> list[tuple[str, list[int]]]:
    """The places of the table with the cards that are known to lie there; those that nobody saw are `unseen`."""
    rows = [("unseen", members) for members in s.loose]
    rows += [(f"pile {name}", pile.known()) for name, pile in zip(PILES, s.piles, strict=True)]
    rows += [(f"discard {name}", cards) for name, cards in zip(DISCARDS, s.discards, strict=True)]
    rows += [(f"outside {PEOPLE[person]}", things) for person, things in enumerate(s.outside_things)]
    rows += [
        ("threat", [card for card in s.threat if card >= 0]),
        ("treasures", [treasure.card for treasure in s.treasures]),
        ("kept", [card for card, _ in s.kept]),
        ("pocket", s.pocket_things),
        ("future", s.future_things),
        ("discoveries", s.discoveries),
        ("starting", [STARTING + index for index, uses in enumerate(s.starting) if uses >= 0]),
        ("aside", s.aside),
        ("turned aside", s.turned_aside),
        ("map", [tile_instance(number) for number in s.tiles if number not in (NO_TILE, START_TILE)]),
    ]
    for place, mask in (("board", s.board), ("sheet of a character", s.own), ("items", s.items)):
        rows.append((place, [INVENTIONS + item for item in range(_CARDS_OF_ITEMS) if mask >> item & 1]))
    return rows


def in_flight(s: CrusoeState) -> tuple[set[int], set[int]]:
    """Cards that effects still to come will put somewhere, and those of them that may have found a place already."""
    moving: set[int] = set()
    finishing: set[int] = set()
    for effect in s.agenda:
        if isinstance(effect, FinishCard):
            finishing.add(effect.instance)
        elif isinstance(effect, DiscardThreat):
            moving.add(effect.card)
        else:
            moving.add(getattr(effect, "instance", getattr(effect, "thing", -1)))
    return moving, finishing


def card_faults(s: CrusoeState) -> list[str]:
    """Cards in no place or in several."""
    rows = places(s)
    moving, finishing = in_flight(s)
    held = Counter(moving)
    for _, cards in rows:
        held.update(cards)
    wrong: list[str] = []
    for card in range(CARDS_END):
        if held[card] == 1 or (held[card] == 0 and (card in finishing or s.is_terminal())):
            continue
        there = [place for place, cards in rows for other in cards if other == card]
        if card in moving:
            there.append("in flight")
        wrong.append(f"{deck_of(card)}/{s.cards.all[card].id} ({card}) is in {there or 'no place'}")
    return wrong


def unseen_faults(s: CrusoeState) -> list[str]:
    """Stocks with more or fewer unseen cells than unseen cards (but for those left in the box)."""
    wrong: list[str] = []
    boxed = {S_BOOK: 39 - s.cfg.book_events, S_ICON: 34 - s.cfg.icon_events}
    cells = Counter(cell for pile in s.piles for cell in pile.cells())
    for stock in BACKS.stocks:
        left = len(s.loose[stock.index]) - cells[stock.anon]
        expected = (0, 2) if stock.index == S_WRECKAGE else (boxed.get(stock.index, 0),)
        if left not in expected:
            wrong.append(f"{stock.name}: {left} unseen cards lie in no pile, not {expected[0]}")
        if s.loose[stock.index] != sorted(set(s.loose[stock.index])):
            wrong.append(f"{stock.name}: the unseen cards {s.loose[stock.index]} are not ascending")
    return wrong


# -- quantities ------------------------------------------------------------------------------------------------------
def quantity_faults(s: CrusoeState) -> list[str]:
    """Negative stores, levels, tokens; wounds and morale beside their tracks; pockets open outside of actions."""
    wrong: list[str] = []
    stores = [("available", s.available), ("pocket", s.pocket), ("future", s.future)]
    stores += [(f"outside {PEOPLE[person]}", goods) for person, goods in enumerate(s.outside_goods)]
    for name, goods in stores:
        if len(goods) != len(RESOURCES) or min(goods) < 0:
            wrong.append(f"{name} holds {goods}")
    levels = {"weapon": s.weapon, "roof": s.roof, "palisade": s.palisade, "ward": s.ward, "bonus": s.fight_bonus}
    rows = {"determination": s.determination, "temporary weapon": s.temp, "uses of helpers": s.uses_now}
    wrong += [f"{name} is {value}" for name, value in levels.items() if value < 0]
    wrong += [f"{name}: {values}" for name, values in rows.items() if min(values) < 0]
    if not MORALE_RANGE[0] <= s.morale <= MORALE_RANGE[1]:
        wrong.append(f"morale is {s.morale}")
    for person in range(EVERYBODY):
        if not 0 <= s.wounds[person] <= DIES_AT[person]:
            wrong.append(f"{PEOPLE[person]} has {s.wounds[person]} wounds")
        if person not in s.people() and person not in (FRIDAY, GUEST) and (s.wounds[person] or s.determination[person]):
            wrong.append(f"{PEOPLE[person]} is not in the game but has something")
    if s.cur < 0 and (any(s.pocket) or s.pocket_things):
        wrong.append("no action is being resolved, but its pocket holds something")
    if s.cur < 0 and s.phase not in (EVENT, WEATHER) and (any(s.temp) or s.ward):
        wrong.append("nobody fights, but a bonus for fights holds")
    wrong += [f"starting item {index} has {uses} uses" for index, uses in enumerate(s.starting) if uses in (0, -2)]
    if (s.roof or s.palisade) and not s.has_shelter():
        wrong.append(f"roof {s.roof} and palisade {s.palisade} without a shelter")
    return wrong


def pawn_faults(s: CrusoeState) -> list[str]:
    """Pawns beyond the limits; pawns that a plan holds and those still free that do not add up."""
    wrong: list[str] = []
    for person in range(EVERYBODY):
        if not 0 <= s.free_pawns[person] <= s.pawn_limit[person] <= (1 if person in (FRIDAY, GUEST) else 2):
            wrong.append(f"{PEOPLE[person]} has {s.free_pawns[person]} of {s.pawn_limit[person]} pawns free")
    if s.phase != PLANNING or s.asking is None:
        return wrong
    for person in s.people():
        held = sum(planned.actor == person for planned in s.plan)
        if person != GUEST:  # whose number among helpers is the dog's
            held += sum(planned.helpers.count(person) for planned in s.plan)
        if held + s.free_pawns[person] != s.pawn_limit[person]:
            wrong.append(f"{PEOPLE[person]}: {held} pawns planned and {s.free_pawns[person]} free")
    return wrong


# -- items and the map -----------------------------------------------------------------------------------------------
def item_faults(s: CrusoeState) -> list[str]:
    """Items that are built and not built, or that will be ready without being there."""
    wrong: list[str] = []
    for item, card in enumerate(s.cfg.inventions):
        held = [bool(mask >> item & 1) for mask in (s.board, s.own, s.sheet, s.items)]
        if sum(held) > 1:
            wrong.append(f"{card.id} is in several of board, character, scenario and items: {held}")
        future = s.future_items.count(item)
        if (future > 1 and not card.multiple) or (future and not any(held[:3])):
            wrong.append(f"{card.id} was built {future} times in this phase and is in {held}")
    shortcut = s.cfg.item_index["shortcut"]
    if s.shortcut >= 0 and not s.items >> shortcut & 1:
        wrong.append("the shortcut token lies without its item")
    return wrong


def map_faults(s: CrusoeState) -> list[str]:
    """Tokens without origin or origins without token, tokens on tiles that are face down, derived fields out of
    date.
    """
    wrong: list[str] = []
    for space, name in enumerate(s.cfg.board.names):
        marks = [token for where, token, _ in s.marks_by if where == space]
        once = [token for token in marks if not s.cfg.scenario.stacks(s, s.camp, token)]  # some come from a camp
        if len(set(once)) != len(once) or sum(set(marks)) != s.marks[space]:
            wrong.append(f"{name}: tokens {s.marks[space]}, by origin {marks}")
        if s.fresh[space] & ~s.marks[space]:
            wrong.append(f"{name}: a fresh token is no token")
        covers = [source for where, source, _ in s.covered_by if where == space]
        if len(set(covers)) != len(covers) or sum(covers) != s.covered[space]:
            wrong.append(f"{name}: sources {s.covered[space]} exhausted, by origin {covers}")
        if s.covered[space] & ~TILES[s.tiles[space]].sources:
            wrong.append(f"{name}: a source is exhausted that is not printed")
        closed = s.closed >> space & 1
        if closed and (marks or covers or space in [where for where, _ in s.terrain_covered]):
            wrong.append(f"{name}: tokens on a tile that is face down")
        if closed != len([where for where, _ in s.closed_by if where == space]):
            wrong.append(f"{name}: face down without or with several origins")
    on_map = [number for number in s.tiles if number != NO_TILE]
    if len(set(on_map)) != len(on_map):
        wrong.append(f"a tile lies twice: {on_map}")
    if not s.is_terminal() and (not s.tiles[s.camp] or s.closed >> s.camp & 1):
        wrong.append(f"the camp is at {SPACES[s.camp]}, where no tile lies face up")
    fresh = s.clone()
    map_changed(fresh)
    if (fresh.dist, fresh.terrains, fresh.slow) != (s.dist, s.terrains, s.slow):
        wrong.append(f"distances {s.dist}, terrains {s.terrains} and slow spaces {s.slow} are out of date")
    return wrong


# -- for long games --------------------------------------------------------------------------------------------------
def prolong(s: CrusoeState) -> None:
    """Heal everybody who lives, so that a game of random moves lasts until the last round."""
    if not s.is_terminal():
        s.wounds = [0 if wounds < DIES_AT[person] else wounds for person, wounds in enumerate(s.wounds)]
