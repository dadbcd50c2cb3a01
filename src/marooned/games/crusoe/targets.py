"""Targets of declarations: what the number of a target means, what a price is, the flags of a declaration."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marooned.games.crusoe.actions import (
    BUILD_PALISADE,
    BUILD_ROOF,
    FOOD_AT,
    ITEM,
    PAY_FUR_FOR_WOOD,
    PAY_FUR_FOR_WOOD_LESS,
    PAY_PRESERVED,
    PAY_WOOD,
    SCENARIO_ITEM,
    SHELTER_AT,
    SPACE,
    THREATS,
    TREASURE_MAP,
    WOOD_AT,
)
from marooned.games.crusoe.cards import ThreatAction
from marooned.games.crusoe.layout import MYSTERIES
from marooned.games.crusoe.special import special_of
from marooned.games.crusoe.terms import (
    BUILD,
    EXPLORE,
    FOOD_SOURCE,
    GATHER,
    WOOD_SOURCE,
)

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

Goods = tuple[int, int, int, int]
Price = tuple[Goods, str, int]
"""Goods, item that must be built, flags."""

PLACED: Final = (BUILD, GATHER, EXPLORE)  # kinds that are done at some space
ELSEWHERE: Final = 1 << 31  # of `CrusoeState.slow`: actions without a place on the map
EVERYWHERE: Final = 1 << 32  # of the same: every action of the kind, on top of what its place asks for

# Flags of a declaration.
USES_ECONOMICAL: Final = 1
BOUND_PAWN: Final = 2  # takes the minus-pawn token of its action space
BOUND_WOOD: Final = 4  # takes the extra-wood token of the build space
FUR_FOR_WOOD: Final = 8  # its furs stand for wood
CARRY_BASKET: Final = 1
CARRY_SACK: Final = 2


def gather_target(target: int) -> tuple[int, int]:
    """(space, source) of a gather target."""
    return (target - FOOD_AT, FOOD_SOURCE) if target < WOOD_AT else (target - WOOD_AT, WOOD_SOURCE)


def place_of(s: CrusoeState, kind: int, target: int) -> int:
    """The space where an action takes place; builds count as on the camp tile (RC-build-18). -1 if it has no place."""
    if kind == GATHER:
        return gather_target(target)[0]
    if s.cfg.specials[kind]:
        special = special_of(s, kind, target)
        if special is not None:
            return special.place(s, target)
    if kind == EXPLORE:
        return -1 if target == TREASURE_MAP else target - SPACE
    if kind == BUILD:
        return target - SHELTER_AT if is_shelter(target) else s.camp
    return -1


def threat_of(s: CrusoeState, target: int) -> tuple[int, ThreatAction]:
    """(side, action) of a threat target; the second half of the targets are second options of wreckage cards."""
    side, option = (target - THREATS) % 2, (target - THREATS) // 2
    return side, s.cards.actions[s.threat[side]][option]


def item_of(target: int) -> int:
    """Item index of a build target that is an invention, else -1."""
    return target - ITEM if ITEM <= target < SCENARIO_ITEM + 30 else -1


def has_treasure(s: CrusoeState, id: str, later: bool = False) -> bool:
    """Whether a kept treasure is in play. later: it was found in an earlier round."""
    for treasure in s.treasures:
        if s.cards.all[treasure.card].id == id and not (later and treasure.since >= s.round):
            return True
    return False


def is_shelter(target: int) -> bool:
    """Whether a build target is the shelter."""
    return SHELTER_AT <= target < BUILD_ROOF


def is_level(target: int) -> bool:
    """Whether a build target is shelter, roof or palisade, which cost wood or fur (RC-build-05)."""
    return SHELTER_AT <= target <= BUILD_PALISADE


def is_payment(action: int) -> bool:
    """Whether an action is a way of paying."""
    return PAY_WOOD <= action <= PAY_PRESERVED or PAY_FUR_FOR_WOOD <= action < PAY_FUR_FOR_WOOD_LESS + 6


def treasure_map_card(s: CrusoeState) -> int:
    """Instance of the treasure map."""
    return next(t.card for t in s.treasures if s.cards.all[t.card].id == "treasure-map" and t.card >= MYSTERIES)
