"""Declared actions in words: goods, targets, helpers, whole declarations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.core.messages import Msg
from marooned.games.crusoe.actions import (
    BUILD_ROOF,
    FOOD_AT,
    HELPER,
    SHELTER_AT,
    SPACE,
    TREASURE_MAP,
    WOOD_AT,
)
from marooned.games.crusoe.pawns import H_FRIDAY
from marooned.games.crusoe.special import special_of
from marooned.games.crusoe.state import Planned
from marooned.games.crusoe.targets import is_shelter, item_of, threat_of
from marooned.games.crusoe.terms import (
    ARRANGE,
    GATHER,
    HUNT,
    KINDS,
    RESOURCES,
    REST,
    SOURCES,
    SPECIAL,
    THREAT,
)
from marooned.games.crusoe.verbs import card_name, item_name, listed, person_name, space_name

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


_SOLE_TARGET = (HUNT, ARRANGE, REST)  # kinds whose target is the kind itself


def helper_name(s: CrusoeState, helper: int) -> Msg:
    """A helper's name."""
    if helper <= H_FRIDAY:
        return person_name(helper)
    return Msg(f"helper-{s.action_to_string(HELPER + helper).removeprefix('+')}")


def goods_words(goods: tuple[int, int, int, int]) -> Msg:
    """The goods of a price."""
    amounts = [Msg("amount", {"what": RESOURCES[i], "n": n}) for i, n in enumerate(goods) if n]
    return listed(amounts or [Msg("amount-none")])


def target_words(s: CrusoeState, kind: int, target: int) -> Msg:
    """What a declaration is about."""
    special = special_of(s, kind, target)
    if special is not None:
        return special.words(s, target)
    if kind == THREAT:
        side, action = threat_of(s, target)
        return Msg("target-threat", {"name": Msg(f"threat-{action.id}"), "card": card_name(s, s.threat[side])})
    if kind == GATHER:
        source = 1 if target < WOOD_AT else 2
        space = target - (FOOD_AT if source == 1 else WOOD_AT)
        return Msg("target-source", {"source": Msg(f"source-{SOURCES[source]}"), "space": space_name(space)})
    if SPACE <= target < FOOD_AT:
        return Msg("target-space", {"space": space_name(target - SPACE)})
    if is_shelter(target):
        return Msg("target-shelter", {"space": space_name(target - SHELTER_AT)})
    if item_of(target) >= 0:
        return item_name(s, item_of(target))
    if kind == HUNT:
        return Msg("target-beast")
    if target == TREASURE_MAP:
        return Msg("card-mystery-treasure-map")
    if BUILD_ROOF <= target <= BUILD_ROOF + 2:
        return Msg(f"target-{('roof', 'palisade', 'weapon')[target - BUILD_ROOF]}")
    return Msg(f"kind-{KINDS[kind]}")


def planned_words(s: CrusoeState, planned: Planned) -> Msg:
    """A declaration in words; `kind` and `none` are words to select by."""
    actor = planned.actor
    helpers = [Msg("helper-second-pawn") if one == actor else helper_name(s, one) for one in planned.helpers]
    named = planned.kind in _SOLE_TARGET and special_of(s, planned.kind, planned.target) is not None
    return Msg(
        "planned",
        {
            "kind": KINDS[SPECIAL if named else planned.kind],
            "target": target_words(s, planned.kind, planned.target),
            "actor": person_name(actor),
            "helpers": listed(helpers) if helpers else "none",
        },
    )
