"""What can be declared now, found fast: planning asks it for every decision.

The rules are the predicates of `planning`. Here is only the search, which passes over what is hopeless anyway: kinds
nobody has pawns for, and builds that nothing could pay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marooned.games.crusoe.actions import (
    BUILD_PALISADE,
    BUILD_ROOF,
    BUILD_WEAPON,
    FOOD_AT,
    ITEM,
    KIND,
    SPACE,
    THREATS,
    TREASURE_MAP,
    WOOD_AT,
)
from marooned.games.crusoe.layout import P_HUNTING, P_ISLAND
from marooned.games.crusoe.pawns import (
    ECONOMICAL_PRICE,
    Crew,
    bound_pawn,
    capacities_of,
    crew_for,
    crew_of,
    lending_kinds,
    lent_pawns,
    may_use_skill,
    pawns_at,
)
from marooned.games.crusoe.people import ECONOMICAL
from marooned.games.crusoe.planning import (
    build_prices,
    forbids_build,
    forbids_explore,
    forbids_gather,
    forbids_hunt,
    forbids_threat,
    means_code,
    need_of,
    shelter_targets,
    target_code,
)
from marooned.games.crusoe.targets import Goods, has_treasure, is_shelter
from marooned.games.crusoe.terms import (
    BUILD,
    CARPENTER,
    EXTRA_WOOD,
    FOOD,
    FOOD_SOURCE,
    FUR,
    HUNT,
    PRESERVED,
    SPECIAL,
    WOOD,
    WOOD_SOURCE,
)

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

ALL: Final = 99  # more targets than any kind has
_SOURCES: Final = ((FOOD_AT, FOOD_SOURCE), (WOOD_AT, WOOD_SOURCE))


def open_kinds(s: CrusoeState) -> list[int]:
    """Actions for the kinds in which some declaration can be completed, ascending.

    A declaration only takes away what others could use. So a kind that is shut stays so while the plan grows; the
    state remembers it until something is taken back or used (`reopen`). The scenario's own actions may differ.
    """
    crew = s.crew = s.crew or crew_of(s)
    lending = lending_kinds(s)
    kinds: list[int] = []
    specials = s.cfg.specials
    shut = s.shut
    for kind, finder in enumerate(_FINDERS):
        if shut >> kind & 1:
            continue
        mine = crew if crew.kinds >> kind & 1 else crew_of(s, 1 << kind)
        if mine.people:
            if finder(s, kind, mine, 0, 1):
                kinds.append(KIND + kind)
                continue
            lent = lent_pawns(s, kind) if lending >> kind & 1 else 0
            if (lent and finder(s, kind, mine, lent, 1)) or (
                specials[kind] and special_targets(s, kind, mine, lent, 1)
            ):
                kinds.append(KIND + kind)
                continue
        if not specials[kind]:
            s.shut |= 1 << kind
    if specials[SPECIAL]:
        mine = crew_of(s, 1 << SPECIAL)
        if mine.people and special_targets(s, SPECIAL, mine, 0, 1):
            kinds.append(KIND + SPECIAL)
    return kinds


def targets(s: CrusoeState, kind: int) -> list[int]:
    """Targets of a kind that can be completed, ascending."""
    crew = crew_for(s, kind)
    if not crew.people:
        return []
    lent = lent_pawns(s, kind)
    found = _FINDERS[kind](s, kind, crew, lent, ALL) if kind != SPECIAL else []
    if s.cfg.specials[kind]:
        found = sorted((*found, *special_targets(s, kind, crew, lent, ALL)))
    return found


# The finders: lent is the number of additional pawns that an action of the kind may have.
def special_targets(s: CrusoeState, kind: int, crew: Crew, lent: int, limit: int) -> list[int]:
    """Targets of the scenario's own actions of a kind."""
    found: list[int] = []
    capacities = capacities_of(s, kind, crew, lent)
    for special in s.cfg.specials[kind]:
        for target in special.targets(s):
            if target_code(s, kind, target, capacities) == 0:
                found.append(target)
                if len(found) == limit:
                    return found
    return found


def sole_target(s: CrusoeState, kind: int, crew: Crew, lent: int, limit: int) -> list[int]:
    """Hunt, arrange camp and rest have one target each."""
    need = 1 + bound_pawn(s, kind)
    if kind == HUNT:
        if not s.piles[P_HUNTING] or forbids_hunt(s):
            return []
        need += 1
    return [KIND + kind] if need <= crew.most + lent else []


def first_sources(s: CrusoeState, kind: int, crew: Crew, lent: int, limit: int) -> list[int]:
    """Sources to gather from."""
    found: list[int] = []
    if s.near:
        most = crew.most + lent - bound_pawn(s, kind)
        for first, source in _SOURCES:
            for space in s.near:
                if pawns_at(s, kind, space) <= most and forbids_gather(s, space, source) == 0:
                    found.append(first + space)
                    if len(found) == limit:
                        return found
    return found


def first_spaces(s: CrusoeState, kind: int, crew: Crew, lent: int, limit: int) -> list[int]:
    """Spaces to explore, and the treasure map."""
    found: list[int] = []
    most = crew.most + lent - bound_pawn(s, kind)
    if s.piles[P_ISLAND]:
        for space in s.edge:
            if pawns_at(s, kind, space) <= most and forbids_explore(s, SPACE + space) == 0:
                found.append(SPACE + space)
                if len(found) == limit:
                    return found
    if (
        s.treasures
        and pawns_at(s, kind, -1) <= most
        and has_treasure(s, "treasure-map")
        and forbids_explore(s, TREASURE_MAP) == 0
    ):
        found.append(TREASURE_MAP)
    return found


def first_threats(s: CrusoeState, kind: int, crew: Crew, lent: int, limit: int) -> list[int]:
    """Threat actions; the second choices of wreckage cards come last."""
    found: list[int] = []
    saving = saved_wood(s)
    plain = s.cfg.plain_kinds >> kind & 1
    most = crew.most + lent - bound_pawn(s, kind)
    for option in (0, 1):
        for side, card in enumerate(s.threat):
            if card < 0:
                continue
            actions = s.cards.actions[card]
            if option >= len(actions):
                continue
            action = actions[option]
            paid = may_pay(s, action.offers, 0)
            if not paid and not (saving and may_pay(s, action.offers, saving)):
                continue
            target = THREATS + 2 * option + side
            if forbids_threat(s, target):
                continue
            if paid and plain and not action.different_players:  # whoever has the pawns can do it
                able = action.pawns <= most
            else:
                capacities = capacities_of(s, kind, crew, lent)
                able = means_code(s, kind, target, capacities, need_of(s, kind, target)) == 0
            if able:
                found.append(target)
                if len(found) == limit:
                    return found
    return found


def first_builds(s: CrusoeState, kind: int, crew: Crew, lent: int, limit: int) -> list[int]:
    """Things to build; a weapon asks least, so that it alone answers whether anything can be built."""
    if limit == 1 and can_arm(s, crew):
        return [BUILD_WEAPON]
    capacities: list[tuple[int, int]] = []
    at_camp = need_of(s, kind, BUILD_WEAPON)
    enough = at_camp <= crew.most + lent and s.cfg.plain_kinds >> kind & 1 and not s.action_tokens[kind] & EXTRA_WOOD
    inventions = s.cfg.inventions
    found: list[int] = []
    for target in ripe_builds(s):
        if forbids_build(s, target):
            continue
        item = target - ITEM
        if enough and item >= 0 and not s.own >> item & 1 and may_pay(s, inventions[item].offers, 0):
            able = True  # whoever has the pawns can do it
        else:
            capacities = capacities or capacities_of(s, kind, crew, lent)
            need = need_of(s, kind, target) if is_shelter(target) else at_camp
            able = means_code(s, kind, target, capacities, need) == 0
        if able:
            found.append(target)
            if len(found) == limit:
                break
    return found


def can_arm(s: CrusoeState, crew: Crew) -> bool:
    """Whether a weapon can be built with wood and the crew's own pawns; if not, there may be other ways yet."""
    (wood, _, _, _), _, _ = build_prices(s, BUILD_WEAPON)[0]
    return s.available[WOOD] >= wood and crew.most >= pawns_at(s, BUILD, s.camp) + bound_pawn(s, BUILD)


def saved_wood(s: CrusoeState) -> int:
    """Wood that the carpenter, if he acts, could save on a price (RC-character-skills-04)."""
    return 0 if may_use_skill(s, ECONOMICAL, CARPENTER, ECONOMICAL_PRICE) else 1


def ripe_builds(s: CrusoeState) -> list[int]:
    """Builds but for those that obviously lack a price, a shelter, a terrain or an item."""
    saving = saved_wood(s)
    wood, fur = s.cfg.build_cost
    ripe: list[int] = []
    if s.available[WOOD] + s.available[FUR] >= wood - saving or s.available[FUR] >= fur:  # furs may stand for wood
        ripe += shelter_targets(s)
        if s.has_shelter():
            ripe += (BUILD_ROOF, BUILD_PALISADE)
    if s.available[WOOD] > 0 or saving:
        ripe.append(BUILD_WEAPON)
    inventions = s.cfg.inventions
    left = known_inventions(s)
    while left:
        lowest = left & -left
        item = lowest.bit_length() - 1
        if may_pay(s, inventions[item].offers, saving):
            ripe.append(ITEM + item)
        left ^= lowest
    return ripe


def known_inventions(s: CrusoeState) -> int:
    """Bits of the inventions that are there, not built, and whose terrain and items are there as well."""
    cfg = s.cfg
    lacking = s.items | cfg.lacking_terrain[s.terrains]
    usable = s.usable_items()
    for bit, inventions in cfg.needed_items:
        if not usable & bit:
            lacking |= inventions
    return (s.board | s.own | s.sheet) & ~lacking


def may_pay(s: CrusoeState, offers: list[tuple[Goods, str, int]], saving: int) -> bool:
    """Whether somebody could pay one of the prices at best. saving: `saved_wood`."""
    available = s.available
    for (wood, food, _, fur), item, _ in offers:
        if wood - saving > available[WOOD] or fur > available[FUR] or (item and not s.has_item(item)):
            continue
        if food <= available[FOOD] or food <= available[PRESERVED]:
            return True
    return False


_FINDERS: Final = (first_threats, sole_target, first_builds, first_sources, first_spaces, sole_target, sole_target)
