"""The order in which bots declare: every plan once, up to order and dominated choices (DESIGN: search_actions)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marooned.games.crusoe.actions import (
    BUILD_PALISADE,
    BUILD_ROOF,
    BUILD_WEAPON,
    HELPERS,
    ITEM_IDS,
    PAY_ITEM,
)
from marooned.games.crusoe.people import ECONOMICAL, HANDYMAN, SKILL_PRICE
from marooned.games.crusoe.planning import actors, bound_pawn, has_treasure, pawns_needed, person_pawns
from marooned.games.crusoe.terms import (
    ARRANGE,
    BROKEN,
    BUILD,
    EXPLORE,
    EXTRA_WOOD,
    FRIDAY,
    GATHER,
    HUNT,
    NOTHING,
)

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

Goods = tuple[int, int, int, int]

ECONOMICAL_PRICE: Final = SKILL_PRICE[ECONOMICAL]
HANDYMAN_PRICE: Final = SKILL_PRICE[HANDYMAN]
BOTH_PRICES: Final = ECONOMICAL_PRICE + HANDYMAN_PRICE

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

# Items that lend a pawn: helper, bit of the item, bits of the kinds it serves (RC-additional-pawns-02, -06, -09).
_ITEM_HELPERS: Final = tuple(
    (helper, 1 << ITEM_IDS.index(HELPERS[helper]), kinds)
    for helper, kinds in (
        (H_MAP, 1 << EXPLORE),
        (H_LANTERN, 1 << BUILD),
        (H_BELTS, 1 << GATHER),
        (H_RAFT, 1 << GATHER | 1 << EXPLORE),
        (H_SHIELD, 1 << HUNT),
    )
)
LENDING_ITEMS: Final = tuple(HELPERS[helper] for helper, _, _ in _ITEM_HELPERS)
_LENDING_BITS: Final = sum(bit for _, bit, _ in _ITEM_HELPERS)
_PLACED: Final = (BUILD, GATHER, EXPLORE)  # kinds that are done at some space
_LEVEL_TARGETS: Final = (BUILD_ROOF, BUILD_PALISADE, BUILD_WEAPON)
_HAMMER: Final = 4  # index of hammer and nails among the starting items

_GRATIS: Final[list[tuple[int, Goods, int]]] = [(PAY_ITEM, NOTHING, 0)]

# Flags of a declaration.
USES_ECONOMICAL: Final = 1
BOUND_PAWN: Final = 2  # takes the minus-pawn token of its action space
BOUND_WOOD: Final = 4  # takes the extra-wood token of the build space
CARRY_BASKET: Final = 1
CARRY_SACK: Final = 2


# People declare in any order; a search needs only one order for each plan. Every declaration takes a pawn of the first
# person who has one left, so that programs can join a plan that people began; two in a row of one person ascend by kind
# and target. Where a next-action token waits, the action that takes it may come earlier.
def next_person(s: CrusoeState) -> int:
    """The first person with a free pawn, from the first player on; -1 if all player pawns are assigned."""
    for person in s.from_first():
        if s.free_pawns[person]:
            return person
    return -1


def token_waits(s: CrusoeState, kind: int) -> bool:
    """Whether a next-action token waits for a declaration of the kind that takes it."""
    if bound_pawn(s, kind):
        return True
    wood = kind == BUILD and s.action_tokens[BUILD] & EXTRA_WOOD
    return bool(wood) and not any(planned.flags & BOUND_WOOD for planned in s.plan)


def floor_of(s: CrusoeState, person: int) -> tuple[int, int]:
    """(kind, target) below which the person's next declaration would only repeat a plan in another order."""
    if not s.plan:
        return 0, 0
    last = s.plan[-1]
    pawns = (last.actor, *last.helpers)
    if person not in pawns:
        return 0, 0
    for other in s.from_first():
        if other == person:
            break
        if other in pawns:
            return 0, 0
    return last.kind, 0 if last.flags & (BOUND_PAWN | BOUND_WOOD) else last.target


def in_turn(s: CrusoeState, kind: int) -> bool:
    """Whether a search declares the kind now."""
    person = next_person(s)
    if person < 0 or token_waits(s, kind):
        return True
    return person_pawns(s, kind, person) > 0 and kind >= floor_of(s, person)[0]


def idle_rest(s: CrusoeState) -> bool:
    """Whether a rest would heal nobody, while the same pawn could arrange the camp."""
    person = next_person(s)
    if person < 0:
        person = FRIDAY
    if s.wounds[person] or s.has_item("bed") or has_treasure(s, "hammock"):
        return False
    blocked = bound_pawn(s, ARRANGE) or s.action_tokens[ARRANGE] & BROKEN
    return not blocked and person_pawns(s, ARRANGE, person) > 0


def target_in_turn(s: CrusoeState, kind: int, target: int) -> bool:
    """Whether a search names the target now."""
    person = next_person(s)
    if person < 0 or token_waits(s, kind):
        return True
    if (kind, target) < floor_of(s, person):
        return False
    return any(actor_in_turn(s, kind, target, actor) for actor in actors(s, kind, target))


def actor_in_turn(s: CrusoeState, kind: int, target: int, actor: int) -> bool:
    """Whether a search names the actor now: the person whose pawn is next, or somebody whom that person can help."""
    person = next_person(s)
    if actor == person or person < 0 or token_waits(s, kind):
        return True
    return actor != FRIDAY and not s.ban_mixed and pawns_needed(s, kind, target)[1] > 1
