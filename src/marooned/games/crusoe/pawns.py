"""Pawns: how many an action needs, who has free ones, which additional ones help it.

What keeps somebody out is a rule code, 0 = allowed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marooned.games.crusoe import codes
from marooned.games.crusoe.actions import (
    HELPERS,
    ITEM_IDS,
)
from marooned.games.crusoe.people import ECONOMICAL, HANDYMAN, SKILL_PRICE
from marooned.games.crusoe.special import special_of
from marooned.games.crusoe.targets import BOUND_PAWN, ELSEWHERE, EVERYWHERE, PLACED, has_treasure, place_of, threat_of
from marooned.games.crusoe.terms import (
    ALL_KINDS,
    BUILD,
    CARPENTER,
    EXPLORE,
    FRIDAY,
    GATHER,
    GUEST,
    HUNT,
    MINUS_PAWN,
    REST,
    SPECIAL,
    THREAT,
)
from marooned.games.crusoe.verbs import live_marks

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState, Planned

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
KNOWN_CREWS: Final = 128  # crews that a set-up remembers; when there are more, it begins anew
_HAMMER: Final = 4  # index of hammer and nails among the starting items


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
    if kind in PLACED:
        need = extra + pawns_at(s, kind, place_of(s, kind, target))
        if s.cfg.specials[kind]:
            special = special_of(s, kind, target)
            need += 0 if special is None else special.more_pawns(s, target)
        return need, need + 1
    if kind == THREAT:
        extra += threat_of(s, target)[1].pawns
    elif kind == SPECIAL:
        special = special_of(s, kind, target)
        extra += 1 if special is None else special.pawns
    else:
        extra += 2 if kind == HUNT else 1
    if s.cfg.specials[kind]:
        space = place_of(s, kind, target)
        extra += space >= 0 and live_marks(s, space) & MINUS_PAWN > 0
    return extra, extra


def pawns_at(s: CrusoeState, kind: int, space: int) -> int:
    """Pawns that the place of a build, gather or explore action asks for: one per step, one more for a token or
    where the scenario makes it slow; 1 without a place.
    """
    slow = s.slow[kind - BUILD]
    if space < 0:
        return 1 + bool(slow & ELSEWHERE) + bool(slow & EVERYWHERE)
    need = s.dist[space] or 1
    if slow:
        need += (slow >> space & 1) + bool(slow & EVERYWHERE)
    if s.marks[space] & MINUS_PAWN and not s.fresh[space] & MINUS_PAWN:
        need += 1
    return need


def neutral_helpers(s: CrusoeState, kind: int, target: int = -1) -> list[tuple[int, int]]:
    """(helper, pawns) of the additional pawns that may serve the kind now, ascending; without Friday and handyman.

    target: those that serve this target alone are there, too.
    """
    found: list[tuple[int, int]] = []
    if kind < HUNT or kind > EXPLORE:
        return found
    used = s.uses_now
    if s.cfg.dog and kind in (HUNT, EXPLORE) and not used[H_DOG]:
        found.append((H_DOG, 1))
    items = s.items & _LENDING_BITS
    if items and not s.suspended:
        for helper, bit, kinds in _ITEM_HELPERS:
            if items & bit and kinds >> kind & 1 and not used[helper]:
                found.append((helper, 1))
    if kind == EXPLORE and s.treasures and not used[H_COMPASS] and has_treasure(s, "compass"):
        found.append((H_COMPASS, 1))
    if kind == BUILD:
        hammer = s.starting[_HAMMER] - used[H_HAMMER]
        if hammer > 0:
            found.append((H_HAMMER, hammer))
        if s.discoveries:
            candles = -used[H_CANDLES]
            for token in s.discoveries:
                if s.cards.all[token].id == "candles":
                    candles += 1
            if candles > 0:
                found.append((H_CANDLES, candles))
        for treasure in s.treasures:
            if s.cards.all[treasure.card].id == "candles" and treasure.uses > used[H_CANDLES_TREASURE]:
                found.append((H_CANDLES_TREASURE, treasure.uses - used[H_CANDLES_TREASURE]))
    if s.cfg.scenario.lenders:
        found += scenario_helpers(s, kind, target)
    return found


def scenario_helpers(s: CrusoeState, kind: int, target: int) -> list[tuple[int, int]]:
    """(helper, pawns) that things of the scenario lend now to a kind of actions, or to one target of it."""
    found: list[tuple[int, int]] = []
    for lender in s.cfg.scenario.lenders:
        if lender.kind != kind:
            continue
        if lender.special is not None and not isinstance(special_of(s, kind, target), lender.special):
            continue
        n = lender.pawns(s) - s.uses_now[lender.helper]
        if n > 0:
            found.append((lender.helper, n))
    return found


def lent_to_target(s: CrusoeState, kind: int, target: int) -> int:
    """Pawns that things of the scenario lend to this target, but not to every action of its kind."""
    special = sum(n for _, n in scenario_helpers(s, kind, target))
    return special - sum(n for _, n in scenario_helpers(s, kind, -1))


def person_pawns(s: CrusoeState, kind: int, person: int) -> int:
    """Free own pawns of a person that may take part in the kind."""
    return s.free_pawns[person] if s.allowed[person] >> kind & 1 else 0


def no_pawn_code(s: CrusoeState, kind: int, person: int, drafted: int = 0) -> int:
    """The code that keeps a person without another usable pawn from an action of the kind; 0 if there is one."""
    if person_pawns(s, kind, person) > drafted:
        return 0
    if person == FRIDAY:
        return codes.FRIDAY_01
    if person == GUEST:
        return s.cfg.scenario.guest_code(s)
    if s.free_pawns[person] > drafted:
        return codes.PRIORITIES_02
    return codes.PLANNING_11 if s.pawn_limit[person] < 2 else codes.PLANNING_04


def few_pawns_code(s: CrusoeState, kind: int, target: int) -> int:
    """The code that asks for more pawns than there are."""
    if bound_pawn(s, kind):
        return codes.ACTION_TOKENS_10
    space = place_of(s, kind, target)
    if space >= 0 and live_marks(s, space) & MINUS_PAWN:
        return codes.ACTION_TOKENS_11
    if kind in PLACED and s.slow[kind - BUILD] & (EVERYWHERE | (1 << space if space >= 0 else ELSEWHERE)):
        return s.cfg.scenario.slow_code(s, kind, space)
    if kind == HUNT:
        return codes.HUNT_01
    special = special_of(s, kind, target) if kind == SPECIAL else None
    if special is not None:
        return special.pawns_code()
    return codes.THREAT_ACTION_04 if kind == THREAT else codes.DISTANCE_02


def may_use_skill(s: CrusoeState, skill: int, person: int, price: int) -> int:
    """0 if a planning skill can be paid, else the code (RC-character-skills-01, -02, -24)."""
    if s.used_skills >> skill & 1:
        return codes.CHARACTER_SKILLS_02
    if s.no_skills >> person & 1:
        return codes.PRIORITIES_02
    return 0 if s.determination[person] >= price else codes.CHARACTER_SKILLS_24


def no_player_code(s: CrusoeState, planned: Planned, helper: int) -> int:
    """The code that keeps Friday and additional pawns out of an action that is for players only; else 0."""
    special = special_of(s, planned.kind, planned.target) if planned.kind == SPECIAL and helper >= FRIDAY else None
    return special.players_code() if special is not None else 0


class Crew:
    """Who has free pawns. people: in seat order, Friday and a guest last. Immutable, and shared by all states of a
    set-up in which the same people have the same pawns.

    kinds: bits of what all of them may do. most: pawns that one action could have without additional ones.
    capacities: (person, most pawns that an action of his could have without additional ones). Friday acts alone, and
    supports whoever else acts (RC-friday-03).
    """

    __slots__ = ("capacities", "kinds", "most", "people")

    def __init__(self, people: list[tuple[int, int]], kinds: int, mixed: bool) -> None:
        self.people = tuple([person for person, _ in people])
        self.kinds = kinds
        friday = FRIDAY in self.people
        players = [n for person, n in people if person < FRIDAY]
        together = (sum(players) if mixed else max(players, default=0)) + friday
        self.most = max(together, GUEST in self.people)  # a guest acts alone, and is no help to others
        self.capacities = tuple(
            [(person, 1 if person == FRIDAY else self.most if mixed else n + friday) for person, n in people]
        )


def lending_kinds(s: CrusoeState) -> int:
    """Bits of the kinds for which there may be additional pawns at all; `neutral_helpers` knows which there are."""
    kinds = 0
    if s.cfg.dog:
        kinds |= 1 << HUNT | 1 << EXPLORE
    if s.discoveries or s.starting[_HAMMER] > 0:
        kinds |= 1 << BUILD
    if s.treasures:
        kinds |= 1 << BUILD | 1 << EXPLORE
    for lender in s.cfg.scenario.lenders:
        kinds |= 1 << lender.kind
    if s.items & _LENDING_BITS:
        kinds |= 1 << HUNT | 1 << BUILD | 1 << GATHER | 1 << EXPLORE
    return kinds


def crew_of(s: CrusoeState, kinds: int = 0) -> Crew:
    """Everybody who has a free pawn and may take part in all the kinds (bits)."""
    cfg = s.cfg
    key = (kinds, s.ban_mixed, tuple(s.free_pawns), tuple(s.allowed))
    crew = cfg.crews.get(key)
    if crew is None:
        if len(cfg.crews) >= KNOWN_CREWS:
            cfg.crews.clear()
        people = [*cfg.players, *((FRIDAY,) if cfg.friday else ()), GUEST]
        there = [(person, s.free_pawns[person]) for person in people if s.allowed[person] & kinds == kinds]
        there = [(person, n) for person, n in there if n]
        common = ALL_KINDS
        for person, _ in there:
            common &= s.allowed[person]
        crew = cfg.crews[key] = Crew(there, common, not s.ban_mixed)
    return crew


def crew_for(s: CrusoeState, kind: int) -> Crew:
    """Everybody who has a free pawn and may take part in a kind; the crew that is remembered, if it will do."""
    crew = s.crew
    return crew if crew is not None and crew.kinds >> kind & 1 else crew_of(s, 1 << kind)


def lent_pawns(s: CrusoeState, kind: int) -> int:
    """Additional pawns that an action of the kind could have, whoever acts."""
    lent = 0
    for _, n in neutral_helpers(s, kind):
        lent += n
    return lent


def capacities_of(s: CrusoeState, kind: int, crew: Crew, lent: int) -> list[tuple[int, int]]:
    """(person, pawns) of everybody in the crew, with the most pawns that an action of his could have."""
    found = [(person, own + lent) for person, own in crew.capacities]
    if kind == BUILD and CARPENTER in s.cfg.players and not may_use_skill(s, HANDYMAN, CARPENTER, HANDYMAN_PRICE):
        found = [(person, own + (person == CARPENTER)) for person, own in found]
    return found


def actor_capacity(s: CrusoeState, kind: int) -> list[tuple[int, int]]:
    """(person, pawns) that could act in the kind, with the most pawns that the action could then have."""
    crew = crew_of(s, 1 << kind)
    return capacities_of(s, kind, crew, lent_pawns(s, kind)) if crew.people else []
