"""The order in which bots declare: every plan once, up to order and dominated choices (DESIGN: search_actions)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.games.crusoe.pawns import bound_pawn, pawns_needed, person_pawns
from marooned.games.crusoe.planning import actors
from marooned.games.crusoe.targets import BOUND_PAWN, BOUND_WOOD, has_treasure
from marooned.games.crusoe.terms import (
    ARRANGE,
    BROKEN,
    BUILD,
    EXTRA_WOOD,
    FRIDAY,
    GUEST,
)

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


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
        if s.free_pawns[GUEST]:  # may do nothing else
            return False
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
