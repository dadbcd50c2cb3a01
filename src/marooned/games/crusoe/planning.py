"""The rules of planning as predicates: which declarations are allowed, what they need, what they may cost.

A predicate returns a rule code, 0 = allowed. The steps of planning (phases/planning.py) list what has code 0 and refuse
with the code of the rest, so there is one code path. Every step offers only what can still be completed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marooned.games.crusoe import codes
from marooned.games.crusoe.actions import (
    BUILD_PALISADE,
    BUILD_ROOF,
    BUILD_WEAPON,
    CARRY,
    FOOD_AT,
    GO,
    HELPER,
    ITEM,
    KIND,
    PAY_FOOD,
    PAY_FUR,
    PAY_FUR_FOR_WOOD,
    PAY_FUR_FOR_WOOD_LESS,
    PAY_ITEM,
    PAY_PRESERVED,
    PAY_WOOD,
    PAY_WOOD_LESS,
    PERSON,
    SHELTER_AT,
    SPACE,
    THREATS,
    TREASURE_MAP,
    WOOD_AT,
)
from marooned.games.crusoe.layout import P_HUNTING, P_ISLAND
from marooned.games.crusoe.pawns import (
    BOTH_PRICES,
    ECONOMICAL_PRICE,
    H_FRIDAY,
    H_HANDYMAN,
    HANDYMAN_PRICE,
    capacities_of,
    crew_for,
    few_pawns_code,
    lent_pawns,
    lent_to_target,
    may_use_skill,
    neutral_helpers,
    no_pawn_code,
    no_player_code,
    pawns_needed,
    person_pawns,
)
from marooned.games.crusoe.people import ECONOMICAL, HANDYMAN
from marooned.games.crusoe.special import special_of
from marooned.games.crusoe.targets import (
    BOUND_WOOD,
    CARRY_BASKET,
    CARRY_SACK,
    FUR_FOR_WOOD,
    USES_ECONOMICAL,
    Goods,
    gather_target,
    has_treasure,
    is_level,
    is_shelter,
    item_of,
    threat_of,
)
from marooned.games.crusoe.terms import (
    BUILD,
    CARPENTER,
    COST_PALISADE,
    COST_ROOF,
    COST_SHELTER,
    COST_WEAPON,
    EXPLORE,
    EXTRA_WOOD,
    FOOD_SOURCE,
    FRIDAY,
    GATHER,
    GROUP,
    HUNT,
    NOTHING,
    PRESERVED,
    SPECIAL,
    THREAT,
    WOOD,
)
from marooned.games.crusoe.verbs import is_open_tile, yield_of

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState, Planned

_LEVEL_TARGETS: Final = (BUILD_ROOF, BUILD_PALISADE, BUILD_WEAPON)
_GRATIS: Final[list[tuple[int, Goods, int]]] = [(PAY_ITEM, NOTHING, 0)]


# -- requirements of a target ----------------------------------------------------------------------------------------
def forbids_target(s: CrusoeState, kind: int, target: int) -> int:
    """Code of the rule that keeps a target from being planned, pawns and price aside; 0 = allowed."""
    if s.cfg.specials[kind]:
        special = special_of(s, kind, target)
        if special is not None:
            return special.code(s, target)
    if kind == BUILD:
        return forbids_build(s, target)
    if kind == GATHER:
        return forbids_gather(s, *gather_target(target))
    if kind == EXPLORE:
        return forbids_explore(s, target)
    if kind == THREAT:
        return forbids_threat(s, target)
    if kind == HUNT:
        return forbids_hunt(s)
    return 0


def forbids_threat(s: CrusoeState, target: int) -> int:
    """RC-threat-action-01, -02, -06, RC-wreckage-02, RC-temporary-weapon-05."""
    side, option = (target - THREATS) % 2, (target - THREATS) // 2
    actions = s.cards.actions[s.threat[side]] if s.threat[side] >= 0 else ()
    if option >= len(actions):
        return codes.THREAT_ACTION_01
    for planned in s.plan:
        if planned.kind == THREAT and (planned.target - THREATS) % 2 == side:
            return codes.WRECKAGE_02 if planned.target != target else codes.THREAT_ACTION_02
    action = actions[option]
    if action.weapon > s.weapon:
        return codes.THREAT_ACTION_06
    if action.different_players:
        free = sum(1 for person in s.cfg.players if person_pawns(s, THREAT, person))
        if free < 2 or s.ban_mixed:
            return codes.PLANNING_06
    return 0


def forbids_hunt(s: CrusoeState) -> int:
    """RC-hunt-02: no more hunts than beasts in the hunting deck."""
    beasts = len(s.piles[P_HUNTING])
    for planned in s.plan:
        if planned.target == KIND + HUNT:
            beasts -= 1
    return 0 if beasts > 0 else codes.HUNT_02


def forbids_build(s: CrusoeState, target: int) -> int:
    """RC-build-08 to 16, RC-items-07, RC-shelter-roof-palisade-weapons-04, -05."""
    if target >= ITEM:
        return forbids_invention(s, target)
    if target == BUILD_WEAPON:
        return 0
    if target in (BUILD_ROOF, BUILD_PALISADE):
        if not s.has_shelter():
            return codes.BUILD_08
        return codes.BUILD_09 if any(is_shelter(planned.target) for planned in s.plan) else 0
    if s.shelter:
        return codes.BUILD_12
    for planned in s.plan:
        if is_shelter(planned.target):
            return codes.BUILD_12
        if planned.target in (BUILD_ROOF, BUILD_PALISADE):
            return codes.BUILD_09
    space = target - SHELTER_AT
    if not is_open_tile(s, space):
        return codes.SHELTER_ROOF_PALISADE_WEAPONS_05
    if space == s.camp:
        return 0
    return s.cfg.scenario.forbids_camp(s, space) if s.dist[space] else codes.SHELTER_ROOF_PALISADE_WEAPONS_04


def forbids_invention(s: CrusoeState, target: int) -> int:
    """RC-build-12, -14 to -16, RC-items-07, RC-available-vs-future-resources-03."""
    item = target - ITEM
    if s.items >> item & 1:
        return codes.ITEMS_07
    if not (s.board | s.own | s.sheet) >> item & 1:
        return codes.BUILD_15
    invention = s.cfg.inventions[item]
    if not invention.multiple:
        for planned in s.plan:
            if planned.target == target:
                return codes.BUILD_12
    code = s.cfg.scenario.forbids_item(s, item)
    if code:
        return code
    if invention.terrain and not s.terrains & invention.terrain:
        return codes.BUILD_14
    if invention.items:
        usable = s.usable_items()
        for needed in invention.items:
            if not usable >> s.cfg.item_index[needed] & 1:
                being_built = any(planned.target == ITEM + s.cfg.item_index[needed] for planned in s.plan)
                return codes.AVAILABLE_VS_FUTURE_RESOURCES_03 if being_built else codes.BUILD_14
    return codes.BUILD_16 if s.own >> item & 1 and not person_pawns(s, BUILD, invention.character) else 0


def forbids_gather(s: CrusoeState, space: int, source: int) -> int:
    """RC-gather-02 to 06, RC-distance-03, RC-inaccessible-tile-04, RC-open-questions-05, -06."""
    if space == s.camp:
        return codes.GATHER_03
    if s.closed >> space & 1:
        return codes.INACCESSIBLE_TILE_04
    if not s.tiles[space]:
        return codes.GATHER_02
    if not s.dist[space]:
        return codes.DISTANCE_03
    if not yield_of(s, space, source):
        return codes.EXHAUSTED_SOURCE_01 if s.covered[space] & source else codes.GATHER_05
    if space == s.shortcut and source == s.shortcut_source:
        return codes.GATHER_04
    target = (FOOD_AT if source == FOOD_SOURCE else WOOD_AT) + space
    for planned in s.plan:
        if planned.target == target:
            return codes.GATHER_06
    return 0


def forbids_explore(s: CrusoeState, target: int) -> int:
    """RC-explore-02, -03, -05, -14, RC-inaccessible-tile-04."""
    planned_tiles = 0
    for planned in s.plan:
        if planned.kind == EXPLORE:
            if planned.target == target:
                return codes.EXPLORE_05
            if SPACE <= planned.target < FOOD_AT and not s.tiles[planned.target - SPACE]:
                planned_tiles += 1
    if target == TREASURE_MAP:
        return 0 if has_treasure(s, "treasure-map") else codes.MYSTERY_CARDS_11
    space = target - SPACE
    if s.closed >> space & 1:
        return codes.INACCESSIBLE_TILE_04
    if s.tiles[space]:
        return codes.EXPLORE_02
    if not s.dist[space]:
        return codes.EXPLORE_03
    return 0 if len(s.piles[P_ISLAND]) > planned_tiles else codes.EXPLORE_14


# -- prices ----------------------------------------------------------------------------------------------------------
def prices(s: CrusoeState, kind: int, target: int, actor: int) -> list[tuple[int, Goods, int]]:
    """(payment action, goods, flags) of every way in which the actor could pay now; empty if there is none."""
    if kind == BUILD:
        options = build_prices(s, target)
    elif kind == THREAT:
        options = threat_of(s, target)[1].offers
    else:
        return _GRATIS
    found: list[tuple[int, Goods, int]] = []
    available = s.available
    for goods, item, flags in options:
        if item and not s.has_item(item):
            continue
        wood, food, _, fur = goods
        if fur > available[3]:
            continue
        if flags & FUR_FOR_WOOD:
            if available[WOOD] >= wood:
                found.append((PAY_FUR_FOR_WOOD + fur - 1, goods, flags))
            if (
                wood
                and actor == CARPENTER
                and available[WOOD] >= wood - 1
                and not may_use_skill(s, ECONOMICAL, actor, ECONOMICAL_PRICE)
            ):
                found.append((PAY_FUR_FOR_WOOD_LESS + fur - 1, (wood - 1, 0, 0, fur), flags | USES_ECONOMICAL))
        elif food:
            if available[1] >= food:
                found.append((PAY_FOOD, goods, flags))
            if available[PRESERVED] >= food:
                found.append((PAY_PRESERVED, (wood, 0, food, fur), flags))
        elif wood:
            if available[WOOD] >= wood:
                found.append((PAY_WOOD, goods, flags))
            if (
                actor == CARPENTER
                and available[WOOD] >= wood - 1
                and not may_use_skill(s, ECONOMICAL, actor, ECONOMICAL_PRICE)
            ):
                found.append((PAY_WOOD_LESS, (wood - 1, 0, 0, fur), flags | USES_ECONOMICAL))
        else:
            found.append((PAY_FUR if fur else PAY_ITEM, goods, flags))
    return found


def build_prices(s: CrusoeState, target: int) -> list[tuple[Goods, str, int]]:
    """(goods, item, flags) of every price of a build, tokens included (RC-build-04 to 07, RC-action-tokens-04, -05,
    -07).
    """
    special = special_of(s, BUILD, target) if s.cfg.specials[BUILD] else None
    if special is not None:
        plain = special.offers(s, target)
    elif target >= ITEM:
        plain = s.cfg.inventions[target - ITEM].offers
    elif target == BUILD_WEAPON:
        plain = [((1 + bool(s.cost_tokens & COST_WEAPON), 0, 0, 0), "", 0)]
    else:
        wood, fur = s.cfg.build_cost
        field = COST_ROOF if target == BUILD_ROOF else COST_PALISADE if target == BUILD_PALISADE else COST_SHELTER
        plain = [((wood + bool(s.cost_tokens & field), 0, 0, 0), "", 0), ((0, 0, 0, fur), "", 0)]
    if s.action_tokens[BUILD] & EXTRA_WOOD and not any(planned.flags & BOUND_WOOD for planned in s.plan):
        plain = [
            ((goods[0] + 1, *goods[1:]), needed, BOUND_WOOD) if goods[0] else (goods, needed, 0)
            for goods, needed, _ in plain
        ]
    return s.cfg.scenario.level_prices(s, plain) if is_level(target) else plain


def price_code(s: CrusoeState, kind: int, target: int) -> int:
    """The code that refuses a price which can't be paid."""
    if kind == THREAT:
        goods = any(not price.item for price in threat_of(s, target)[1].prices)
        return codes.THREAT_ACTION_07 if goods else codes.THREAT_ACTION_08
    if target == BUILD_WEAPON:
        return codes.BUILD_07
    return codes.BUILD_06 if is_level(target) else codes.BUILD_14


def payment_code(s: CrusoeState, payment: int) -> int:
    """The code that refuses one way of paying for the draft: a skill that can't be used, or goods that aren't there."""
    draft = s.draft
    assert draft is not None
    if payment == PAY_WOOD_LESS or payment >= PAY_FUR_FOR_WOOD_LESS:
        if draft.actor != CARPENTER:
            return codes.CHARACTER_SKILLS_04
        code = may_use_skill(s, ECONOMICAL, CARPENTER, ECONOMICAL_PRICE)
        if code:
            return code
    return price_code(s, draft.kind, draft.target)


# -- what can be completed -------------------------------------------------------------------------------------------
def actor_code(s: CrusoeState, kind: int, target: int, actor: int, capacity: int, need: int) -> int:
    """0 if this person can act on the target with some price and enough pawns, else the code."""
    if kind == BUILD and item_of(target) >= 0:
        item = target - ITEM
        if s.own >> item & 1 and actor != s.cfg.inventions[item].character:
            return codes.BUILD_16
    if actor == FRIDAY and kind == THREAT and threat_of(s, target)[1].different_players:
        return codes.PLANNING_06
    options = prices(s, kind, target, actor)
    if not options:
        return price_code(s, kind, target)
    if capacity >= need:
        if (
            capacity == need
            and kind == BUILD
            and actor == CARPENTER
            and all(flags & USES_ECONOMICAL for _, _, flags in options)
            and not may_use_skill(s, HANDYMAN, actor, HANDYMAN_PRICE)
            and may_use_skill(s, HANDYMAN, actor, BOTH_PRICES)
        ):
            return codes.CHARACTER_SKILLS_24
        return 0
    return few_pawns_code(s, kind, target)


def actors(s: CrusoeState, kind: int, target: int) -> list[int]:
    """Everybody who could act on the target, ascending."""
    need = need_of(s, kind, target)
    crew = crew_for(s, kind)
    found: list[int] = []
    if crew.people:
        by_heart = kind in (BUILD, THREAT) and is_choosy(s, kind, target)
        for person, capacity in capacities_of(s, kind, crew, lent_pawns(s, kind)):
            if capacity >= need and not (by_heart and actor_code(s, kind, target, person, capacity, need)):
                found.append(person)
        found.sort()
    return found


def is_choosy(s: CrusoeState, kind: int, target: int) -> bool:
    """Whether a build or threat asks more of its actor than pawns: to be somebody, or to know how to pay."""
    if kind == THREAT:
        if threat_of(s, target)[1].different_players:
            return True
    elif s.own and item_of(target) >= 0 and s.own >> item_of(target) & 1:
        return True
    return not prices(s, kind, target, GROUP)


def target_code(s: CrusoeState, kind: int, target: int, capacities: list[tuple[int, int]]) -> int:
    """0 if a declaration on the target can be completed, else the code of the rule that keeps it from that."""
    code = forbids_target(s, kind, target)
    if code:
        return code
    if not capacities:
        person = next((person for person in s.from_first() if s.free_pawns[person]), s.first)
        return no_pawn_code(s, kind, person)
    return means_code(s, kind, target, capacities, need_of(s, kind, target))


def need_of(s: CrusoeState, kind: int, target: int) -> int:
    """Pawns without which an action on the target can't be declared; what is lent to it alone counts."""
    need, _ = pawns_needed(s, kind, target)
    return need - lent_to_target(s, kind, target) if s.cfg.scenario.lenders else need


def means_code(s: CrusoeState, kind: int, target: int, capacities: list[tuple[int, int]], need: int) -> int:
    """0 if one of the people has the pawns and the price for a target that is allowed, else the code of what lacks."""
    code = 0
    for person, capacity in capacities:
        code = actor_code(s, kind, target, person, capacity, need)
        if code == 0:
            return 0
    return code


def candidates(s: CrusoeState, kind: int) -> list[int]:
    """Targets that might be named for a kind, ascending; whether they are allowed is `target_code`'s business."""
    found = common_candidates(s, kind)
    for special in s.cfg.specials[kind]:
        found = sorted((*found, *special.targets(s)))
    return found


def common_candidates(s: CrusoeState, kind: int) -> list[int]:
    """The same without special actions of the scenario."""
    if kind == SPECIAL:
        return []
    if kind == THREAT:
        first: list[int] = []
        second: list[int] = []
        for side, card in enumerate(s.threat):
            if card >= 0:
                first.append(THREATS + side)
                if len(s.cards.actions[card]) > 1:
                    second.append(THREATS + 2 + side)
        return first + second
    if kind == BUILD:
        there = s.board | s.own | s.sheet
        items = [item for item in range(len(s.cfg.inventions)) if there >> item & 1]
        return [*shelter_targets(s), *_LEVEL_TARGETS, *(ITEM + item for item in items)]
    if kind == GATHER:
        return [*(FOOD_AT + space for space in s.near), *(WOOD_AT + space for space in s.near)]
    if kind == EXPLORE:
        spaces = [SPACE + space for space in s.edge]
        return [*spaces, TREASURE_MAP] if s.treasures and has_treasure(s, "treasure-map") else spaces
    return [KIND + kind]


def shelter_targets(s: CrusoeState) -> list[int]:
    """Where a shelter might be built, ascending."""
    return [] if s.shelter else [SHELTER_AT + space for space in sorted((s.camp, *s.near))]


def helper_options(
    s: CrusoeState, kind: int, target: int, actor: int, flags: int, chosen: tuple[int, ...]
) -> list[tuple[int, int]]:
    """(helper, pawns still free) that may still join, ascending, not below the last one chosen.

    Supporters may be the other pawns of players, Friday (if a player acts) and additional pawns of the kind
    (RC-planning-06, RC-additional-pawns-02, -03, RC-friday-03).
    """
    last = chosen[-1] if chosen else -1
    found: list[tuple[int, int]] = []
    if actor != FRIDAY:
        for person in range(4):
            n = person_pawns(s, kind, person) - chosen.count(person) - (person == actor)
            if n > 0 and person in s.cfg.players and (person == actor or not s.ban_mixed):
                found.append((person, n))
        if s.cfg.friday and person_pawns(s, kind, FRIDAY) and H_FRIDAY not in chosen:
            found.append((H_FRIDAY, 1))
    for helper, n in neutral_helpers(s, kind, target):
        left = n - chosen.count(helper)
        if left > 0:
            found.append((helper, left))
    if kind == BUILD and actor == CARPENTER and H_HANDYMAN not in chosen:
        price = BOTH_PRICES if flags & USES_ECONOMICAL else HANDYMAN_PRICE
        if not may_use_skill(s, HANDYMAN, actor, price):
            found.append((H_HANDYMAN, 1))
            found.sort()
    return [(helper, n) for helper, n in found if helper >= last]


def helper_choices(s: CrusoeState, draft: Planned) -> list[int]:
    """Helpers that may join the draft next, so that it can still be completed (RC-open-questions-34)."""
    there = helper_options(s, draft.kind, draft.target, draft.actor, draft.flags, draft.helpers)
    missing = draft.need - draft.pawns
    supply = 0
    for _, n in there:
        supply += n
    found: list[int] = []
    for helper, n in there:
        if supply >= missing:
            found.append(helper)
        supply -= n
    if draft.kind == THREAT and threat_of(s, draft.target)[1].different_players:
        others = [helper for helper, _ in there if helper < FRIDAY and helper != draft.actor]
        if others and all(helper in (draft.actor, FRIDAY) for helper in draft.helpers):
            return others if missing == 1 else [helper for helper in found if helper <= others[-1]]
    return found


def helper_code(s: CrusoeState, draft: Planned, helper: int) -> int:
    """The code that keeps a helper from joining the draft; 0 if it is only not its turn."""
    code = no_player_code(s, draft, helper)
    if code:
        return code
    if helper <= FRIDAY:
        if s.ban_mixed and helper not in (draft.actor, FRIDAY):
            return codes.PRIORITIES_02
        if draft.actor == FRIDAY:
            return codes.FRIDAY_01 if helper == FRIDAY else codes.FRIDAY_03
        code = no_pawn_code(s, draft.kind, helper, draft.helpers.count(helper) + (helper == draft.actor))
        if not code and draft.kind == THREAT and threat_of(s, draft.target)[1].different_players:
            return codes.PLANNING_06
        return code
    if helper == H_HANDYMAN:
        if draft.kind != BUILD or draft.actor != CARPENTER:
            return codes.CHARACTER_SKILLS_08
        return may_use_skill(s, HANDYMAN, CARPENTER, BOTH_PRICES if draft.flags & USES_ECONOMICAL else HANDYMAN_PRICE)
    if s.uses_now[helper]:
        return codes.ADDITIONAL_PAWNS_08
    return codes.ADDITIONAL_PAWNS_02


def carry_options(s: CrusoeState) -> int:
    """Bits of basket and sack that are built and not yet planned this round (RC-item-basket-01 to 03, RC-item-
    sack-01).
    """
    free = CARRY_BASKET * s.has_item("basket") | CARRY_SACK * s.has_item("sack")
    for planned in s.plan:
        free &= ~planned.carry
    return free


def implied_actions(s: CrusoeState) -> set[int]:
    """Steps of the declaration being made, or of the last one, that were taken as the only possible ones.

    Of a declaration being made only the steps before the open one count.
    """
    planned = s.draft or (s.plan[-1] if s.plan else None)
    if planned is None:
        return set()
    implied = {planned.target, PERSON + planned.actor}
    if planned.kind != HUNT or not s.cfg.specials[HUNT]:  # there the word for the kind names a target, too
        implied.add(KIND + planned.kind)
    implied |= {HELPER + helper for helper in planned.helpers}
    step = type(s.asking).__name__
    if s.draft is None or step in ("PlanHelper", "PlanCarry"):
        wood, food, preserved, fur = planned.goods
        payments = {PAY_WOOD: wood, PAY_FOOD: food, PAY_PRESERVED: preserved, PAY_FUR: fur}
        implied |= {payment for payment, n in payments.items() if n} or {PAY_ITEM}
        if planned.flags & FUR_FOR_WOOD:
            implied = implied - {PAY_WOOD, PAY_FUR} | {PAY_FUR_FOR_WOOD + fur - 1, PAY_FUR_FOR_WOOD_LESS + fur - 1}
        elif planned.flags & USES_ECONOMICAL:
            implied.add(PAY_WOOD_LESS)
    if s.draft is None or step == "PlanCarry":
        implied.add(GO)
    if s.draft is None:
        implied.add(CARRY + planned.carry)
    return implied
