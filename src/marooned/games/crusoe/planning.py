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
    PAY_ITEM,
    PAY_PRESERVED,
    PAY_WOOD,
    PAY_WOOD_LESS,
    PERSON,
    SCENARIO_ITEM,
    SHELTER_AT,
    SPACE,
    THREATS,
    TREASURE_MAP,
    WOOD_AT,
)
from marooned.games.crusoe.board import SPACES
from marooned.games.crusoe.cards import ThreatAction
from marooned.games.crusoe.layout import MYSTERIES, P_HUNTING, P_ISLAND
from marooned.games.crusoe.people import ECONOMICAL, HANDYMAN
from marooned.games.crusoe.terms import (
    ARRANGE,
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
    HUNT,
    MINUS_PAWN,
    NOTHING,
    PRESERVED,
    REST,
    THREAT,
    WOOD,
    WOOD_SOURCE,
)
from marooned.games.crusoe.verbs import is_open_tile, live_marks, yield_of

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

Goods = tuple[int, int, int, int]

# Helpers by number (actions.HELPERS); 0 to 3 are the characters' own pawns.
H_FRIDAY: Final = 4
H_DOG: Final = 5
H_MAP: Final = 6
H_LANTERN: Final = 7
H_BELTS: Final = 8
H_RAFT: Final = 9
H_SHIELD: Final = 10
H_COMPASS: Final = 11
H_HAMMER: Final = 12
H_HANDYMAN: Final = 13
H_CANDLES: Final = 14
H_CANDLES_TREASURE: Final = 15

# Items that lend a pawn, with the kinds of action it serves (RC-additional-pawns-02, -06, -09).
_ITEM_HELPERS: Final = (
    (H_MAP, "map", 1 << EXPLORE),
    (H_LANTERN, "lantern", 1 << BUILD),
    (H_BELTS, "belts", 1 << GATHER),
    (H_RAFT, "raft", 1 << GATHER | 1 << EXPLORE),
    (H_SHIELD, "shield", 1 << HUNT),
)
LENDING_ITEMS: Final = tuple(item for _, item, _ in _ITEM_HELPERS)
_HAMMER: Final = 4  # index of hammer and nails among the starting items

# Flags of a declaration.
USES_ECONOMICAL: Final = 1
BOUND_PAWN: Final = 2  # takes the minus-pawn token of its action space
BOUND_WOOD: Final = 4  # takes the extra-wood token of the build space
CARRY_BASKET: Final = 1
CARRY_SACK: Final = 2


# -- what a target is ------------------------------------------------------------------------------------------------
def gather_target(target: int) -> tuple[int, int]:
    """(space, source) of a gather target."""
    return (target - FOOD_AT, FOOD_SOURCE) if target < WOOD_AT else (target - WOOD_AT, WOOD_SOURCE)


def place_of(s: CrusoeState, kind: int, target: int) -> int:
    """The space where an action takes place; builds count as on the camp tile (RC-build-18). -1 if it has no place."""
    if kind == GATHER:
        return gather_target(target)[0]
    if kind == EXPLORE:
        return -1 if target == TREASURE_MAP else target - SPACE
    if kind == BUILD:
        return target - SHELTER_AT if SHELTER_AT <= target < SHELTER_AT + len(SPACES) else s.camp
    return -1


def threat_of(s: CrusoeState, target: int) -> tuple[int, ThreatAction]:
    """(side, action) of a threat target; the second half of the targets are second options of wreckage cards."""
    side, option = (target - THREATS) % 2, (target - THREATS) // 2
    return side, s.cards.event(s.threat[side]).actions[option]


def item_of(target: int) -> int:
    """Item index of a build target that is an invention, else -1."""
    return target - ITEM if ITEM <= target < SCENARIO_ITEM + 30 else -1


# -- pawns -----------------------------------------------------------------------------------------------------------
def bound_pawn(s: CrusoeState, kind: int) -> bool:
    """Whether the next declaration of the kind takes the minus-pawn token (RC-action-tokens-10, RC-added-08)."""
    if not s.action_tokens[kind] & MINUS_PAWN or kind == REST:
        return False
    return all(planned.kind != kind or not planned.flags & BOUND_PAWN for planned in s.plan)


def pawns_needed(s: CrusoeState, kind: int, target: int) -> tuple[int, int]:
    """(pawns that are needed, pawns that succeed without dice) (RC-distance-01, -02, RC-action-tokens-10 to 12,
    -16).
    """
    extra = 1 if bound_pawn(s, kind) else 0
    if kind == THREAT:
        need = threat_of(s, target)[1].pawns + extra
        return need, need
    if kind == HUNT:
        return 2 + extra, 2 + extra
    if kind in (ARRANGE, REST):
        return 1 + extra, 1 + extra
    space = place_of(s, kind, target)
    need = 1 + extra
    if space >= 0:
        need += max(0, s.dist[space] - 1)
        if live_marks(s, space) & MINUS_PAWN:
            need += 1
    return need, need + 1


def neutral_helpers(s: CrusoeState, kind: int) -> list[tuple[int, int]]:
    """(helper, pawns) of the additional pawns that may serve the kind now, ascending; without Friday and handyman."""
    found: list[tuple[int, int]] = []
    used = s.uses_now
    if s.cfg.dog and kind in (HUNT, EXPLORE) and not used[H_DOG]:
        found.append((H_DOG, 1))
    if kind < HUNT or kind > EXPLORE:
        return found
    bits = 1 << kind
    items = s.usable_items()
    if items:
        index = s.cfg.item_index
        for helper, item, kinds in _ITEM_HELPERS:
            if kinds & bits and items >> index[item] & 1 and not used[helper]:
                found.append((helper, 1))
    if kind == EXPLORE and not used[H_COMPASS] and has_treasure(s, "compass"):
        found.append((H_COMPASS, 1))
    if kind == BUILD:
        hammer = s.starting[_HAMMER] - used[H_HAMMER]
        if hammer > 0:
            found.append((H_HAMMER, hammer))
        if s.discoveries:
            candles = sum(s.cards.all[token].id == "candles" for token in s.discoveries) - used[H_CANDLES]
            if candles > 0:
                found.append((H_CANDLES, candles))
        for treasure in s.treasures:
            if s.cards.all[treasure.card].id == "candles" and treasure.uses > used[H_CANDLES_TREASURE]:
                found.append((H_CANDLES_TREASURE, treasure.uses - used[H_CANDLES_TREASURE]))
    return found


def has_treasure(s: CrusoeState, id: str) -> bool:
    """Whether a kept treasure is in play."""
    return any(s.cards.all[treasure.card].id == id for treasure in s.treasures)


def person_pawns(s: CrusoeState, kind: int, person: int) -> int:
    """Free own pawns of a person that may take part in the kind."""
    return s.free_pawns[person] if s.allowed[person] >> kind & 1 else 0


def may_use_skill(s: CrusoeState, skill: int, person: int, price: int) -> int:
    """0 if a planning skill can be paid, else the code (RC-character-skills-01, -02, -24)."""
    if s.used_skills >> skill & 1:
        return codes.CHARACTER_SKILLS_02
    if s.no_skills >> person & 1:
        return codes.PRIORITIES_02
    return 0 if s.determination[person] >= price else codes.CHARACTER_SKILLS_24


def actor_capacity(s: CrusoeState, kind: int) -> list[tuple[int, int]]:
    """(person, pawns) that could act in the kind, with the most pawns that the action could then have."""
    neutral = 0
    for _, n in neutral_helpers(s, kind):
        neutral += n
    free = [(person, person_pawns(s, kind, person)) for person in s.cfg.players]
    total = sum(n for _, n in free)
    friday = person_pawns(s, kind, FRIDAY) if s.cfg.friday else 0
    found: list[tuple[int, int]] = []
    for person, n in free:
        if n:
            own = (n if s.ban_mixed else total) + friday + neutral
            if kind == BUILD and person == CARPENTER and not may_use_skill(s, HANDYMAN, person, 3):
                own += 1
            found.append((person, own))
    if friday:
        found.append((FRIDAY, 1 + neutral))
    return found


# -- requirements of a target ----------------------------------------------------------------------------------------
def forbids_target(s: CrusoeState, kind: int, target: int) -> int:
    """Code of the rule that keeps a target from being planned, pawns and price aside; 0 = allowed."""
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
    if s.threat[side] < 0 or option >= len(s.cards.event(s.threat[side]).actions):
        return codes.THREAT_ACTION_01
    for planned in s.plan:
        if planned.kind == THREAT and (planned.target - THREATS) % 2 == side:
            return codes.WRECKAGE_02 if planned.target != target else codes.THREAT_ACTION_02
    action = s.cards.event(s.threat[side]).actions[option]
    if action.weapon > s.weapon:
        return codes.THREAT_ACTION_06
    if action.different_players:
        free = sum(1 for person in s.cfg.players if person_pawns(s, THREAT, person))
        if free < 2 or s.ban_mixed:
            return codes.PLANNING_06
    return 0


def forbids_hunt(s: CrusoeState) -> int:
    """RC-hunt-02: no more hunts than beasts in the hunting deck."""
    hunts = sum(planned.kind == HUNT for planned in s.plan)
    return 0 if hunts < len(s.piles[P_HUNTING]) else codes.HUNT_02


def forbids_build(s: CrusoeState, target: int) -> int:
    """RC-build-08 to 16, RC-shelter-roof-palisade-weapons-04, -05."""
    if target == BUILD_WEAPON:
        return 0
    if target in (BUILD_ROOF, BUILD_PALISADE):
        if not s.has_shelter():
            return codes.BUILD_08
        if any(is_shelter(planned.target) for planned in s.plan):
            return codes.BUILD_09
        return 0
    if is_shelter(target):
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
        return 0 if space == s.camp or s.dist[space] else codes.SHELTER_ROOF_PALISADE_WEAPONS_04
    item = item_of(target)
    if s.items >> item & 1:
        return codes.ITEMS_07
    if not (s.board | s.own | s.sheet) >> item & 1:
        return codes.BUILD_15
    if any(planned.target == target for planned in s.plan):
        return codes.BUILD_12
    invention = s.cfg.inventions[item]
    if invention.terrain and not s.terrains & invention.terrain:
        return codes.BUILD_14
    if invention.items:
        usable = s.usable_items()
        for needed in invention.items:
            if not usable >> s.cfg.item_index[needed] & 1:
                return codes.AVAILABLE_VS_FUTURE_RESOURCES_03
    if s.own >> item & 1:
        owner = invention.character
        if not person_pawns(s, BUILD, owner):
            return codes.BUILD_16
    return 0


def is_shelter(target: int) -> bool:
    """Whether a build target is the shelter."""
    return SHELTER_AT <= target < SHELTER_AT + len(SPACES)


def forbids_gather(s: CrusoeState, space: int, source: int) -> int:
    """RC-gather-02 to 06, RC-distance-03, RC-open-questions-05, -06."""
    if space == s.camp:
        return codes.GATHER_03
    if not is_open_tile(s, space) or not s.dist[space]:
        return codes.DISTANCE_03
    if not yield_of(s, space, source):
        return codes.EXHAUSTED_SOURCE_01
    if space == s.shortcut and source == s.shortcut_source:
        return codes.GATHER_04
    target = (FOOD_AT if source == FOOD_SOURCE else WOOD_AT) + space
    if any(planned.target == target for planned in s.plan):
        return codes.GATHER_06
    return 0


def forbids_explore(s: CrusoeState, target: int) -> int:
    """RC-explore-02, -03, -05, -14, RC-inaccessible-tile-04."""
    if any(planned.kind == EXPLORE and planned.target == target for planned in s.plan):
        return codes.EXPLORE_05
    if target == TREASURE_MAP:
        return 0 if has_treasure(s, "treasure-map") else codes.MYSTERY_CARDS_11
    space = target - SPACE
    if s.tiles[space]:
        return codes.INACCESSIBLE_TILE_04 if s.closed >> space & 1 else codes.EXPLORE_02
    if not s.dist[space]:
        return codes.EXPLORE_03
    planned_tiles = sum(planned.kind == EXPLORE and planned.target != TREASURE_MAP for planned in s.plan)
    return 0 if len(s.piles[P_ISLAND]) > planned_tiles else codes.EXPLORE_14


# -- prices ----------------------------------------------------------------------------------------------------------
def prices(s: CrusoeState, kind: int, target: int, actor: int) -> list[tuple[int, Goods, int]]:
    """(payment action, goods, flags) of every way in which the actor could pay now; empty if there is none."""
    if kind == BUILD:
        options = build_prices(s, target)
    elif kind == THREAT:
        options = [(price.goods, price.item, 0) for price in threat_of(s, target)[1].prices]
    else:
        return [(PAY_ITEM, NOTHING, 0)]
    found: list[tuple[int, Goods, int]] = []
    available = s.available
    for goods, item, flags in options:
        if item and not s.has_item(item):
            continue
        wood, food, _, fur = goods
        if fur > available[3]:
            continue
        if food:
            if available[1] >= food:
                found.append((PAY_FOOD, goods, flags))
            if available[PRESERVED] >= food:
                found.append((PAY_PRESERVED, (wood, 0, food, fur), flags))
        elif wood:
            if available[WOOD] >= wood:
                found.append((PAY_WOOD, goods, flags))
            if actor == CARPENTER and available[WOOD] >= wood - 1 and not may_use_skill(s, ECONOMICAL, actor, 2):
                found.append((PAY_WOOD_LESS, (wood - 1, 0, 0, fur), flags | USES_ECONOMICAL))
        else:
            found.append((PAY_FUR if fur else PAY_ITEM, goods, flags))
    return found


def build_prices(s: CrusoeState, target: int) -> list[tuple[Goods, str, int]]:
    """(goods, "", flags) of every price of a build, tokens included (RC-build-04 to 07, RC-action-tokens-04, -05,
    -07).
    """
    if is_shelter(target) or target in (BUILD_ROOF, BUILD_PALISADE):
        wood, fur = s.cfg.build_cost
        field = COST_ROOF if target == BUILD_ROOF else COST_PALISADE if target == BUILD_PALISADE else COST_SHELTER
        plain = [((wood + bool(s.cost_tokens & field), 0, 0, 0), ""), ((0, 0, 0, fur), "")]
    elif target == BUILD_WEAPON:
        plain = [((1 + bool(s.cost_tokens & COST_WEAPON), 0, 0, 0), "")]
    else:
        plain = [(price.goods, price.item) for price in s.cfg.inventions[item_of(target)].prices]
    if not s.action_tokens[BUILD] & EXTRA_WOOD or any(planned.flags & BOUND_WOOD for planned in s.plan):
        return [(goods, item, 0) for goods, item in plain]
    return [((goods[0] + 1, *goods[1:]), item, BOUND_WOOD) if goods[0] else (goods, item, 0) for goods, item in plain]


def price_code(s: CrusoeState, kind: int) -> int:
    """The code that refuses a price which can't be paid."""
    return codes.THREAT_ACTION_07 if kind == THREAT else codes.BUILD_06


# -- what can be completed -------------------------------------------------------------------------------------------
def actor_code(s: CrusoeState, kind: int, target: int, actor: int, capacity: int, need: int) -> int:
    """0 if this person can act on the target with some price and enough pawns, else the code."""
    if kind == BUILD:
        item = item_of(target)
        if item >= 0 and s.own >> item & 1 and actor != s.cfg.inventions[item].character:
            return codes.BUILD_16
    if kind == THREAT and threat_of(s, target)[1].different_players and actor == FRIDAY:
        return codes.PLANNING_06
    options = prices(s, kind, target, actor)
    if not options:
        return price_code(s, kind)
    if capacity >= need:
        if (
            capacity == need
            and kind == BUILD
            and actor == CARPENTER
            and all(flags & USES_ECONOMICAL for _, _, flags in options)
            and not may_use_skill(s, HANDYMAN, actor, 3)
            and may_use_skill(s, HANDYMAN, actor, 5)
        ):
            return codes.CHARACTER_SKILLS_24
        return 0
    if kind == HUNT:
        return codes.HUNT_01
    return codes.THREAT_ACTION_04 if kind == THREAT else codes.DISTANCE_02


def actors(s: CrusoeState, kind: int, target: int) -> list[int]:
    """Everybody who could act on the target, ascending."""
    need, _ = pawns_needed(s, kind, target)
    return sorted(
        person
        for person, capacity in actor_capacity(s, kind)
        if actor_code(s, kind, target, person, capacity, need) == 0
    )


def target_code(s: CrusoeState, kind: int, target: int, capacities: list[tuple[int, int]]) -> int:
    """0 if a declaration on the target can be completed, else the code of the rule that keeps it from that."""
    code = forbids_target(s, kind, target)
    if code:
        return code
    if not capacities:
        return codes.PLANNING_11
    need, _ = pawns_needed(s, kind, target)
    for person, capacity in capacities:
        code = actor_code(s, kind, target, person, capacity, need)
        if code == 0:
            return 0
    return code


def candidates(s: CrusoeState, kind: int) -> list[int]:
    """Targets that might be named for a kind, ascending; whether they are allowed is `target_code`'s business."""
    if kind == THREAT:
        sides = [side for side in (0, 1) if s.threat[side] >= 0]
        second = [side + 2 for side in sides if len(s.cards.event(s.threat[side]).actions) > 1]
        return [THREATS + number for number in (*sides, *second)]
    if kind == BUILD:
        shelters = (
            [] if s.shelter else [space for space in range(10) if space == s.camp or (s.dist[space] and s.tiles[space])]
        )
        there = s.board | s.own | s.sheet
        items = [item for item in range(len(s.cfg.inventions)) if there >> item & 1]
        return [*(SHELTER_AT + space for space in shelters), BUILD_ROOF, BUILD_PALISADE, BUILD_WEAPON,
                *(ITEM + item for item in items)]  # fmt: skip
    if kind == GATHER:
        spaces = [space for space in range(10) if s.dist[space] and s.tiles[space]]
        return [*(FOOD_AT + space for space in spaces), *(WOOD_AT + space for space in spaces)]
    if kind == EXPLORE:
        spaces = [SPACE + space for space in range(10) if s.dist[space] and not s.tiles[space]]
        return [*spaces, TREASURE_MAP] if has_treasure(s, "treasure-map") else spaces
    return [KIND + kind]


def targets(s: CrusoeState, kind: int, first_only: bool = False) -> list[int]:
    """Targets of a kind that can be completed, ascending; with first_only at most one."""
    capacities = actor_capacity(s, kind)
    if not capacities:
        return []
    found: list[int] = []
    for target in candidates(s, kind):
        if target_code(s, kind, target, capacities) == 0:
            found.append(target)
            if first_only:
                break
    return found


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
    if kind == THREAT and threat_of(s, target)[1].different_players:
        return [(helper, n) for helper, n in found if helper < 4 and helper != actor and helper >= last]
    for helper, n in neutral_helpers(s, kind):
        left = n - chosen.count(helper)
        if left > 0:
            found.append((helper, left))
    if kind == BUILD and actor == CARPENTER and H_HANDYMAN not in chosen:
        price = 5 if flags & USES_ECONOMICAL else 3
        if not may_use_skill(s, HANDYMAN, actor, price):
            found.append((H_HANDYMAN, 1))
            found.sort()
    return [(helper, n) for helper, n in found if helper >= last]


def carry_options(s: CrusoeState) -> int:
    """Bits of basket and sack that are built and not yet planned this round (RC-item-basket-01 to 03, RC-item-
    sack-01).
    """
    free = CARRY_BASKET * s.has_item("basket") | CARRY_SACK * s.has_item("sack")
    for planned in s.plan:
        free &= ~planned.carry
    return free


def treasure_map_card(s: CrusoeState) -> int:
    """Instance of the treasure map."""
    return next(t.card for t in s.treasures if s.cards.all[t.card].id == "treasure-map" and t.card >= MYSTERIES)


def implied_actions(s: CrusoeState) -> set[int]:
    """Steps of the declaration being made, or of the last one, that were taken as the only possible ones."""
    planned = s.draft or (s.plan[-1] if s.plan else None)
    if planned is None:
        return set()
    wood, food, preserved, fur = planned.goods
    payments = {PAY_WOOD: wood, PAY_FOOD: food, PAY_PRESERVED: preserved, PAY_FUR: fur}
    implied = {payment for payment, n in payments.items() if n}
    if planned.flags & USES_ECONOMICAL:
        implied.add(PAY_WOOD_LESS)
    implied |= {KIND + planned.kind, planned.target, PERSON + planned.actor, CARRY + planned.carry, GO, PAY_ITEM}
    return implied | {HELPER + helper for helper in planned.helpers}
