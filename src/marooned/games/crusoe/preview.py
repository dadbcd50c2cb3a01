"""What a declaration would bring, for screens: pawns and what asks for them, dice, exact outcomes, cost, gain.

All of it is a closed form of what everybody sees; nothing is tried out. `uncounted` says what may still change it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from marooned.core.messages import Msg
from marooned.games.crusoe import codes
from marooned.games.crusoe.actions import BUILD_PALISADE, BUILD_ROOF, BUILD_WEAPON, HELPER, THREATS, TREASURE_MAP
from marooned.games.crusoe.board import SPACES
from marooned.games.crusoe.odds import ROLLED, ActionOdds, action_odds, die_odds
from marooned.games.crusoe.pawns import H_HANDYMAN, bound_pawn
from marooned.games.crusoe.people import ECONOMICAL, FRIDAY_REROLL, HANDYMAN, SKILL_OWNER, SKILL_PRICE
from marooned.games.crusoe.phases.dice import REROLL_SKILL, automatic_curse, curses_of
from marooned.games.crusoe.plan_words import helper_name, planned_words, target_words
from marooned.games.crusoe.special import special_of
from marooned.games.crusoe.state import Planned
from marooned.games.crusoe.targets import (
    BOUND_PAWN,
    CARRY_BASKET,
    CARRY_SACK,
    ELSEWHERE,
    EVERYWHERE,
    USES_ECONOMICAL,
    gather_target,
    is_shelter,
    item_of,
    place_of,
    threat_of,
)
from marooned.games.crusoe.terms import (
    ADVENTURE,
    ARRANGE,
    BROKEN,
    BUILD,
    DANGER,
    EXPLORE,
    FOOD_SOURCE,
    FRIDAY,
    GATHER,
    HUNT,
    KINDS,
    MINUS_PAWN,
    PEOPLE,
    PLANNING,
    REROLL,
    RESOURCES,
    REST,
    THREAT,
)
from marooned.games.crusoe.verbs import item_name, live_marks, person_name, yield_of

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

_LEVELS: Final = {BUILD_ROOF: "roof", BUILD_PALISADE: "palisade", BUILD_WEAPON: "weapon"}
_DICE: Final = ("wound", "success", "adventure")


def preview(before: CrusoeState, after: CrusoeState) -> dict[str, Any]:
    """What a declaration being made, or just made, would bring; {} if there is none."""
    if after.draft is not None:
        return about(after, after.draft, -1)
    if after.plan and all(planned is not after.plan[-1] for planned in before.plan):
        return about(after, after.plan[-1], len(after.plan) - 1)
    return {}


def about(s: CrusoeState, planned: Planned, index: int) -> dict[str, Any]:
    """Everything to be said of one declaration. index: its place in the plan, -1 while it is being made."""
    kind, target = planned.kind, planned.target
    told: dict[str, Any] = {"kind": KINDS[kind], "committed": index >= 0}
    if kind in ROLLED:
        told["dice"] = {name: int(6 * die_odds(3 * (kind - BUILD) + die).get(1, 0)) for die, name in enumerate(_DICE)}
    if target < 0:
        return told
    parts = addends(s, planned, index)
    need = sum(int(part["n"]) for part in parts)
    sure = need + 1 if kind in ROLLED else need
    space = place_of(s, kind, target)
    told |= {
        "target": s.action_to_string(target),
        "title": target_words(s, kind, target),
        "space": SPACES[space] if space >= 0 else "",
        "pawns": {"there": planned.pawns if planned.actor >= 0 else 0, "need": need, "sure": sure},
        "addends": parts,
        "cost": {RESOURCES[i]: n for i, n in enumerate(planned.goods) if n},
        "gain": gain_of(s, planned),
    }
    if planned.actor < 0:
        return told
    told |= {
        "who": PEOPLE[planned.actor],
        "helpers": [s.action_to_string(HELPER + helper) for helper in planned.helpers],
        "helper_names": [helper_name(s, helper) for helper in planned.helpers],
        "determination": determination_of(planned),
        "words": planned_words(s, planned),
        "stores": stores(s, planned, index),
        "uncounted": uncounted(s, planned, index, space),
    }
    if kind in ROLLED:
        told |= outcomes(s, planned, index, planned.pawns < sure)
    elif kind != HUNT:
        told |= {"rolls": False, "outcomes": [outcome(Fraction(1), True, False, False)]}
    return told


# -- pawns -----------------------------------------------------------------------------------------------------------
def addend(s: CrusoeState, n: int, why: Msg, code: int) -> dict[str, Any]:
    """A part of the number of pawns: how many, why, and the rule."""
    return {"n": n, "why": why, "rule": s.rule_id(code)}


def addends(s: CrusoeState, planned: Planned, index: int) -> list[dict[str, Any]]:
    """What asks for the pawns of a declaration, rule by rule; the sum is what it needs (RC-action-tokens-16)."""
    kind, target = planned.kind, planned.target
    found: list[dict[str, Any]] = []
    if kind == THREAT:
        printed = threat_of(s, target)[1].pawns
        found.append(addend(s, printed, Msg("preview-printed", {"n": printed}), codes.THREAT_ACTION_04))
    elif kind == HUNT:
        found.append(addend(s, 2, Msg("preview-hunt", {"n": 2}), codes.HUNT_01))
    elif kind in ROLLED:
        space = place_of(s, kind, target)
        far = (s.dist[space] or 1) if space >= 0 else 1
        rule = codes.DISTANCE_02 if far > 1 else codes.DISTANCE_01
        found.append(addend(s, far, Msg("preview-distance", {"n": far}), rule))
        slow = s.slow[kind - BUILD]
        more = bool(slow & (1 << space if space >= 0 else ELSEWHERE)) + bool(slow & EVERYWHERE)
        if more:
            code = s.cfg.scenario.slow_code(s, kind, space)
            found.append(addend(s, more, Msg("preview-scenario", {"n": more}), code))
        if space >= 0 and live_marks(s, space) & MINUS_PAWN:
            found.append(addend(s, 1, Msg("preview-token-there", {"n": 1}), codes.ACTION_TOKENS_11))
    else:
        special = special_of(s, kind, target)
        rule = {ARRANGE: codes.ARRANGE_CAMP_01, REST: codes.REST_01}.get(kind, codes.SCENARIO_GENERAL_01)
        n = 1 if special is None else special.pawns
        found.append(addend(s, n, Msg("preview-action", {"n": n}), rule))
    if planned.flags & BOUND_PAWN if index >= 0 else bound_pawn(s, kind):
        found.append(addend(s, 1, Msg("preview-token-action", {"n": 1}), codes.ACTION_TOKENS_10))
    return found


# -- dice ------------------------------------------------------------------------------------------------------------
def first_of_kind(s: CrusoeState, kind: int, index: int) -> bool:
    """Whether no other declared action may come before this one in its kind and take the tokens of the space."""
    return all(other == index or planned.kind != kind for other, planned in enumerate(s.plan))


def outcome(share: Fraction, success: bool, wound: bool, adventure: bool) -> dict[str, Any]:
    """One joint outcome of the dice."""
    return {
        "share": float(share),
        "exact": str(share),
        "success": success,
        "wound": wound,
        "adventure": adventure,
    }


def outcomes(s: CrusoeState, planned: Planned, index: int, rolls: bool) -> dict[str, Any]:
    """The exact joint outcomes, likeliest success first; the sum is 1 (RC-action-dice-01 to 07)."""
    kind, actor = planned.kind, planned.actor
    first = first_of_kind(s, kind, index)
    tokens = s.action_tokens[kind] if first else 0
    curses = curses_of(s, actor)
    odds = action_odds(
        kind, reroll_token=bool(tokens & REROLL), adventure_token=bool(tokens & ADVENTURE), curses=curses
    )
    rows = joint_rows(odds) if rolls else sure_rows(s, planned, odds, bool(tokens & ADVENTURE))
    effects = [name for bit, name in ((REROLL, "reroll-success"), (ADVENTURE, "adventure")) if tokens & bit]
    return {
        "rolls": rolls,
        "outcomes": rows,
        "tokens": effects,
        "curses": curses,
        "friday": actor == FRIDAY,  # to whom an adventure is a wound
    }


def joint_rows(odds: ActionOdds) -> list[dict[str, Any]]:
    """All three dice: successes first, then by share."""
    rows = sorted(odds.joint.items(), key=lambda row: (not row[0][0], -row[1]))
    return [outcome(share, *key) for key, share in rows]


def sure_rows(s: CrusoeState, planned: Planned, odds: ActionOdds, adventure: bool) -> list[dict[str, Any]]:
    """Enough pawns: no dice, but a token may bring an adventure, and a confused person rolls for success."""
    if not automatic_curse(s, planned.actor):
        return [outcome(Fraction(1), True, False, adventure)]
    return [
        outcome(share, works, False, adventure)
        for works, share in ((True, odds.success), (False, 1 - odds.success))
        if share
    ]


# -- cost and gain ---------------------------------------------------------------------------------------------------
def determination_of(planned: Planned) -> dict[str, int]:
    """Determination that the declaration costs, by skill."""
    spent = {}
    if planned.flags & USES_ECONOMICAL:
        spent["economical-construction"] = SKILL_PRICE[ECONOMICAL]
    if H_HANDYMAN in planned.helpers:
        spent["handyman"] = SKILL_PRICE[HANDYMAN]
    return spent


def gain_of(s: CrusoeState, planned: Planned) -> dict[str, Any]:
    """What the action brings if it works; texts for what is no number."""
    kind, target = planned.kind, planned.target
    special = special_of(s, kind, target)
    if special is not None:
        return {"text": special.words(s, target)}
    if kind == GATHER:
        space, source = gather_target(target)
        n = yield_of(s, space, source)
        n += bool(planned.carry & CARRY_BASKET) + bool(planned.carry & CARRY_SACK)
        return {"food" if source == FOOD_SOURCE else "wood": n}
    if kind == BUILD:
        if target in _LEVELS:
            return {_LEVELS[target]: 1}
        return {"shelter": 1} if is_shelter(target) else {"text": item_name(s, item_of(target))}
    if kind == EXPLORE:
        return {"text": target_words(s, kind, target)} if target == TREASURE_MAP else {"tile": 1}
    if kind == ARRANGE:
        if s.action_tokens[ARRANGE] & BROKEN:
            return {}
        return {"determination-or-morale": 1} if s.cfg.seats == 4 else {"determination": 2, "morale": 1}
    if kind == REST:
        return {"heal": 2 if s.has_item("bed") and planned.actor < FRIDAY else 1}
    if kind == THREAT:
        from marooned.games.crusoe.effects.flow import row

        return {"text": row(threat_of(s, target)[1].reward)}
    return {}


def stores(s: CrusoeState, planned: Planned, index: int) -> dict[str, list[int]]:
    """By resource that changes: what is available now, after the cost, and after all actions if this one works."""
    gains = gain_of(s, planned)
    found: dict[str, list[int]] = {}
    for i, resource in enumerate(RESOURCES):
        cost = planned.goods[i]
        gain = gains.get(resource, 0)
        if cost or gain:
            now = s.available[i] + (cost if index >= 0 else 0)
            found[resource] = [now, now - cost, now - cost + s.future[i] + gain]
    return found


# -- what is not counted ---------------------------------------------------------------------------------------------
def uncounted(s: CrusoeState, planned: Planned, index: int, space: int) -> list[dict[str, Any]]:
    """What may change the result and is no part of the outcomes."""
    kind, actor = planned.kind, planned.actor
    found: list[dict[str, Any]] = []

    def note(why: Msg, code: int) -> None:
        found.append({"why": why, "rule": s.rule_id(code)})

    if kind in ROLLED:
        if not first_of_kind(s, kind, index) and s.action_tokens[kind] & (REROLL | ADVENTURE):
            note(Msg("preview-token-waits"), codes.RESOLUTION_ORDER_03)
        if s.weapon < 1 and (
            (space >= 0 and live_marks(s, space) & DANGER)
            or (kind == EXPLORE and s.action_tokens[EXPLORE] & DANGER and first_of_kind(s, kind, index))
        ):
            note(Msg("preview-danger", {"who": person_name(actor)}), codes.ACTION_TOKENS_09)
        skill = REROLL_SKILL[kind]
        price = SKILL_PRICE[skill]
        if actor == FRIDAY:
            if s.determination[FRIDAY] >= SKILL_PRICE[FRIDAY_REROLL]:
                note(
                    Msg("preview-reroll", {"who": person_name(actor), "n": SKILL_PRICE[FRIDAY_REROLL]}), codes.FRIDAY_12
                )
        elif (
            SKILL_OWNER[skill] == actor
            and not s.used_skills >> skill & 1
            and not s.no_skills >> actor & 1
            and s.determination[actor] >= price
        ):
            note(Msg("preview-reroll", {"who": person_name(actor), "n": price}), codes.ACTION_DICE_10)
    if kind == HUNT:
        note(Msg("preview-fight"), codes.HUNT_04)
    return found


def plan_rows(s: CrusoeState) -> list[dict[str, Any]]:
    """The declared actions in the order in which they were declared, as screens draw them; of those that are resolved
    only what they were.
    """
    rows = []
    for index, planned in enumerate(s.plan):
        gone = planned.kind == THREAT and s.threat[(planned.target - THREATS) % 2] < 0
        waiting = s.phase == PLANNING or bool(s.open >> index & 1)
        row = about(s, planned, index) if waiting and not gone else brief(s, planned)
        people = {person for person in (planned.actor, *planned.helpers) if person < FRIDAY}
        row |= {"n": index + 1, "open": waiting, "seats": sorted(map(s.seat_of, people))}
        rows.append(row)
    return rows


def brief(s: CrusoeState, planned: Planned) -> dict[str, Any]:
    """What was declared, without anything that may have changed since."""
    named = {} if planned.kind == THREAT else {"title": target_words(s, planned.kind, planned.target)}
    return {
        "kind": KINDS[planned.kind],
        "committed": True,
        "target": s.action_to_string(planned.target),
        **named,
        "who": PEOPLE[planned.actor],
        "helpers": [s.action_to_string(HELPER + helper) for helper in planned.helpers],
    }
