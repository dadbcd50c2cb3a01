"""A declaration enters the plan whole and binds pawns, goods and skills; taken back, it frees what it bound."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.games.crusoe.actions import TAKE_BACK
from marooned.games.crusoe.pawns import ECONOMICAL_PRICE, H_FRIDAY, H_HANDYMAN, HANDYMAN_PRICE
from marooned.games.crusoe.people import ECONOMICAL, HANDYMAN
from marooned.games.crusoe.plan_words import planned_words
from marooned.games.crusoe.targets import BOUND_PAWN, BOUND_WOOD, USES_ECONOMICAL
from marooned.games.crusoe.terms import NOTHING, WOOD

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState, Planned


def commit(s: CrusoeState, planned: Planned) -> None:
    """Enter a complete declaration: pawns, goods and planning skills are bound (RC-planning-12, RC-open-
    questions-10).
    """
    s.plan.append(planned)
    move(s, planned, 1)
    if s.events is not None:
        s.emit("log-planned", plan=planned_words(s, planned))


def move(s: CrusoeState, planned: Planned, sign: int) -> None:
    """Bind (1) or free (-1) what a declaration holds."""
    s.crew = None
    s.free_pawns[planned.actor] -= sign
    for helper in planned.helpers:
        if helper <= H_FRIDAY:
            s.free_pawns[helper] -= sign
        else:
            s.uses_now[helper] += sign
    if planned.goods != NOTHING:
        for resource, n in enumerate(planned.goods):
            s.available[resource] -= sign * n
    if planned.flags & USES_ECONOMICAL:
        use_skill(s, ECONOMICAL, planned.actor, ECONOMICAL_PRICE, sign)
    if H_HANDYMAN in planned.helpers:
        use_skill(s, HANDYMAN, planned.actor, HANDYMAN_PRICE, sign)


def use_skill(s: CrusoeState, skill: int, person: int, price: int, sign: int) -> None:
    """Pay a planning skill, or get its price back while planning goes on (RC-character-skills-01, -08)."""
    s.determination[person] -= sign * price
    s.used_skills ^= 1 << skill


def take_backs(s: CrusoeState) -> list[int]:
    """Declarations that can be taken back: all but one that took a token which others of its kind now rely on."""
    return [TAKE_BACK + index for index, planned in enumerate(s.plan) if not relied_on(s, planned)]


def relied_on(s: CrusoeState, planned: Planned) -> bool:
    """Whether others could not stand without the declaration, as it took a next-action token (RC-added-08)."""
    if not planned.flags & (BOUND_PAWN | BOUND_WOOD):
        return False
    others = [other for other in s.plan if other.kind == planned.kind and other is not planned]
    if planned.flags & BOUND_PAWN and others:
        return True
    wood = any(other.goods[WOOD] or other.flags & USES_ECONOMICAL for other in others)
    return wood and planned.flags & BOUND_WOOD > 0


def take_back(s: CrusoeState, index: int) -> None:
    """Take a declaration back; everything it bound is free again."""
    planned = s.plan.pop(index)
    move(s, planned, -1)
    s.reopen()
    if s.events is not None:
        s.emit("log-taken-back", plan=planned_words(s, planned))
