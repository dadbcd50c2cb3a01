"""Planning proved against the rules: a second planner, written from the statements alone, knows the same plans."""

from __future__ import annotations

import heapq
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from itertools import combinations
from typing import Any, NamedTuple

import pytest

from marooned.core.errors import IllegalAction
from marooned.core.game import Setup
from marooned.games.crusoe.actions import (
    ACTIONS,
    CARRY,
    CONFIRM,
    DONE,
    HELPERS,
    PLAN_ENTRY,
    STARTING_IDS,
    TAKE_BACK,
    TAKE_BACK_DRAFT,
    UNDO_DONE,
)
from marooned.games.crusoe.board import ISLAND, TILES
from marooned.games.crusoe.content import CARDS
from marooned.games.crusoe.game import CRUSOE
from marooned.games.crusoe.layout import P_HUNTING, P_ISLAND
from marooned.games.crusoe.people import SKILLS
from marooned.games.crusoe.phases.planning import Confirm, Plan, Step
from marooned.games.crusoe.phases.resolving import NextAction
from marooned.games.crusoe.scenarios.castaways import CASTAWAYS
from marooned.games.crusoe.state import CrusoeState, Planned
from marooned.games.crusoe.terms import KINDS as ALL_KINDS
from marooned.games.crusoe.terms import PEOPLE, PLANNING, RESOLVING, SPECIAL
from marooned.games.crusoe.verbs import put_mark

WORDS = CASTAWAYS.words
KINDS = ALL_KINDS[:SPECIAL]  # a scenario without special actions is played here

Tables = Callable[..., CrusoeState]
Asker = Callable[[CrusoeState], CrusoeState]

# Tokens as they lie on tiles and action spaces.
PLUS = {"food": 1, "wood": 2}
ONE_PAWN_MORE = 4
ONE_WOOD_MORE = 128
SOURCE_BITS = {"food": 1, "wood": 2}
COST_BITS = {"shelter": 1, "roof": 2, "palisade": 4, "weapon": 8}
ROLLED = ("build", "gather", "explore")  # kinds with dice: one pawn above the number needed makes them sure
OWN = {"snare": "carpenter", "fireplace": "cook", "shortcut": "explorer", "spear": "soldier"}
SERVES = {
    "dog": ("hunt", "explore"),
    "map": ("explore",),
    "lantern": ("build",),
    "belts": ("gather",),
    "raft": ("gather", "explore"),
    "shield": ("hunt",),
    "compass": ("explore",),
    "hammer": ("build",),
    "handyman": ("build",),
    "candles": ("build",),
    "candles-treasure": ("build",),
}


class Declared(NamedTuple):
    """One declared action in words. spared: one wood less by economical construction. needed, sure: pawns."""

    kind: str
    target: str
    actor: str
    helpers: tuple[str, ...]
    goods: tuple[int, ...]  # wood, food, preserved food, fur
    spared: bool
    carry: str
    takes_pawn_token: bool
    takes_wood_token: bool
    needed: int
    sure: int

    @property
    def pawns(self) -> tuple[str, ...]:
        """Pawns by whose they are."""
        return self.actor, *self.helpers

    @property
    def pays_wood(self) -> bool:
        """Whether the price is a price in wood (0 wood after the skill too: RC-open-questions-28)."""
        return self.goods[0] > 0 or self.spared


Legal = tuple[Declared, ...]


# -- the second planner: what the rules say --------------------------------------------------------------------------
class Rules:
    """All legal plans of a small position, enumerated from the rules' statements and the bare facts of the table."""

    def __init__(self, s: CrusoeState) -> None:
        self.s = s
        self.players = [PEOPLE[person] for person in s.cfg.players]
        self.pawns = Counter({PEOPLE[person]: n for person, n in enumerate(s.free_pawns) if n})
        self.items = {} if s.suspended else {card.id for i, card in enumerate(s.cfg.inventions) if s.items >> i & 1}
        self.camp = ISLAND.names[s.camp]
        self.face_up = {ISLAND.names[i] for i, tile in enumerate(s.tiles) if tile and not s.closed >> i & 1}
        self.steps = self.walk()
        self.pawns += Counter(self.lent())

    def walk(self) -> dict[str, int]:
        """Steps over explored tiles from the camp; a face-down tile is no link (RC-distance-03 to 05)."""
        steps = {self.camp: 0}
        ring = [self.camp]
        while ring:
            here = ring.pop(0)
            if here not in self.face_up:
                continue
            for i in ISLAND.neighbours[ISLAND.names.index(here)]:
                if ISLAND.names[i] not in steps and not self.s.closed >> i & 1:
                    steps[ISLAND.names[i]] = steps[here] + 1
                    ring.append(ISLAND.names[i])
        return steps

    def lent(self) -> dict[str, int]:
        """Additional pawns of the table (RC-additional-pawns-06, -07)."""
        s = self.s
        found = {item: 1 for item in ("map", "lantern", "belts", "raft", "shield") if item in self.items}
        if s.cfg.dog:
            found["dog"] = 1
        found["hammer"] = max(0, s.starting[STARTING_IDS.index("hammer-and-nails")])
        found["candles"] = sum(s.cards.all[token].id == "candles" for token in s.discoveries)
        for treasure in s.treasures:
            if s.cards.all[treasure.card].id == "candles":
                found["candles-treasure"] = treasure.uses
            if s.cards.all[treasure.card].id == "compass":
                found["compass"] = 1
        if "carpenter" in self.players and self.skill("handyman"):
            found["handyman"] = 1
        return {source: n for source, n in found.items() if n}

    def skill(self, skill: str) -> bool:
        """Whether the carpenter may still use a skill this round (RC-character-skills-02)."""
        return not self.s.used_skills >> SKILLS.index(skill) & 1 and not self.s.no_skills & 1

    def mark(self, space: str, token: int) -> bool:
        """Whether a token that counts lies on a space."""
        i = ISLAND.names.index(space)
        return bool(self.s.marks[i] & ~self.s.fresh[i] & token)

    def has_treasure(self, name: str) -> bool:
        return any(self.s.cards.all[treasure.card].id == name for treasure in self.s.treasures)

    # -- targets: (target, place, pawns needed without tokens of the kind) --

    def targets(self, kind: str) -> Iterator[tuple[str, int]]:
        """What an action of the kind can be about, with the pawns it needs."""
        s = self.s
        if kind == "threat":
            for side in (0, 1):
                if s.threat[side] >= 0:
                    for option, action in enumerate(s.cards.event(s.threat[side]).actions):
                        if s.weapon >= action.weapon:  # the track only: RC-temporary-weapon-05
                            yield ("left", "right")[side] + ("", "/2")[option], action.pawns
        elif kind == "hunt":
            if len(s.piles[P_HUNTING]):
                yield kind, 2
        elif kind == "build":
            yield from ((thing, self.reach(place)) for thing, place in self.things())
        elif kind == "gather":
            for space in self.face_up & self.steps.keys() - {self.camp}:
                for source in ("food", "wood"):
                    if self.gives(space, source):
                        yield f"{space}.{source}", self.reach(space)
        elif kind == "explore":
            for space in self.steps.keys() - {self.camp}:
                if not s.tiles[ISLAND.names.index(space)] and len(s.piles[P_ISLAND]):
                    yield space, self.reach(space)
            if self.has_treasure("treasure-map"):
                yield "treasure-map", 1
        else:
            yield kind, 1

    def reach(self, space: str) -> int:
        """Pawns for an action at a place: distance and the tile's own token (RC-distance-01, -02, -07)."""
        return max(1, self.steps[space]) + self.mark(space, ONE_PAWN_MORE)

    def gives(self, space: str, source: str) -> bool:
        """Whether something can be gathered (RC-gather-02 to 04, -11, RC-open-questions-05, -06)."""
        i = ISLAND.names.index(space)
        if self.s.shortcut == i and self.s.shortcut_source == SOURCE_BITS[source]:
            return False
        printed = TILES[self.s.tiles[i]].sources & ~self.s.covered[i]
        return bool(printed & SOURCE_BITS[source]) or self.mark(space, PLUS[source])

    def things(self) -> Iterator[tuple[str, str]]:
        """What can be built, and where it stands (RC-build-08, -14, -15, -18, RC-items-07)."""
        s = self.s
        yield "weapon", self.camp
        if not s.shelter:
            for space in self.face_up & self.steps.keys():
                yield f"shelter@{space}", space
        if s.shelter or TILES[s.tiles[s.camp]].shelter:
            yield "roof", self.camp
            yield "palisade", self.camp
        bare = {space for space, _ in s.terrain_covered}
        terrains = [
            TILES[s.tiles[ISLAND.names.index(x)]].terrain for x in self.face_up if ISLAND.names.index(x) not in bare
        ]
        for i, card in enumerate(s.cfg.inventions):
            if (s.board | s.own | s.sheet) >> i & 1 and not s.items >> i & 1:
                explored = not card.terrain or card.terrain in terrains
                if explored and all(item in self.items for item in card.items):
                    yield card.id, self.camp

    # -- prices --

    def prices(self, kind: str, target: str, actor: str) -> Iterator[tuple[tuple[int, ...], bool, bool]]:
        """(goods, spared, takes the extra-wood token) of all ways to pay (RC-build-04 to 07, RC-action-tokens-04)."""
        s = self.s
        if kind == "threat":
            action = s.cards.event(s.threat[target.startswith("right")]).actions[target.endswith("/2")]
            wanted = [price for price in action.prices if not price.item or price.item in self.items]
            plain = [price.goods for price in wanted]
        elif kind == "build":
            what = target.partition("@")[0]
            wood, fur = {1: (2, 1), 2: (2, 1), 3: (3, 2), 4: (4, 3)}[len(self.players)]
            dearer = bool(s.cost_tokens & COST_BITS.get(what, 0))
            if what == "weapon":
                plain = [(1 + dearer, 0, 0, 0)]
            elif what in COST_BITS:
                plain = [(wood + dearer, 0, 0, 0), (0, 0, 0, fur)]
            else:
                plain = [price.goods for price in next(c for c in s.cfg.inventions if c.id == target).prices]
        else:
            plain = [(0, 0, 0, 0)]
        for wood, food, _, fur in plain:
            tokens = (True, False) if kind == "build" and wood and s.action_tokens[2] & ONE_WOOD_MORE else (False,)
            for token in tokens:
                for preserved in range(food + 1):
                    goods = (wood + token, food - preserved, preserved, fur)
                    yield goods, False, token
                    if actor == "carpenter" and wood and self.skill("economical-construction"):
                        yield (wood + token - 1, *goods[1:]), True, token

    # -- who may do it together --

    def parties(self, kind: str, target: str, low: int, high: int) -> Iterator[tuple[str, tuple[str, ...]]]:
        """(actor, helpers) of all groups of low to high pawns that may act together."""
        everybody = sorted(self.pawns.elements())
        crowds = {crowd for size in range(low, high + 1) for crowd in combinations(everybody, size)}
        for crowd in crowds:
            players = {who for who in crowd if who in self.players}
            neutral = [who for who in crowd if who not in PEOPLE]
            if any(not self.s.allowed[PEOPLE.index(who)] >> KINDS.index(kind) & 1 for who in crowd if who in PEOPLE):
                continue  # a card limits the person to other kinds
            if any(kind not in SERVES[source] for source in neutral):  # RC-additional-pawns-02
                continue
            if self.s.ban_mixed and len(players) > 1:
                continue
            if kind == "threat" and self.different_players(target) and len(players) < 2:
                continue
            actors = players or {who for who in crowd if who == "friday"}  # RC-friday-03, RC-additional-pawns-03
            if target in OWN and kind == "build":
                actors = actors & {OWN[target]}  # RC-build-16
            for actor in actors:
                if "handyman" in crowd and actor != "carpenter":  # an own action: RC-character-skills-08
                    continue
                rest = list(crowd)
                rest.remove(actor)
                yield actor, tuple(sorted(rest))

    def different_players(self, target: str) -> bool:
        action = self.s.cards.event(self.s.threat[target.startswith("right")]).actions[target.endswith("/2")]
        return action.different_players

    # -- one declaration, many declarations --

    def declarations(self) -> list[Declared]:
        """Everything that can be declared on its own, rest last."""
        found: list[Declared] = []
        for kind in KINDS:
            token = kind != "rest" and self.s.action_tokens[KINDS.index(kind)] & ONE_PAWN_MORE
            for target, base in self.targets(kind):
                for more in (True, False) if token else (False,):
                    need = base + more
                    sure = need + (kind in ROLLED)
                    for actor, helpers in self.parties(kind, target, need, sure):
                        for goods, spared, wood_token in self.prices(kind, target, actor):
                            for carry in self.carries(kind):
                                found.append(
                                    Declared(
                                        kind, target, actor, helpers, goods, spared, carry, more, wood_token, need, sure
                                    )
                                )
        return found

    def carries(self, kind: str) -> list[str]:
        """What may go along on a gather action (RC-item-basket-01 to 03, RC-item-sack-01)."""
        own = [item for item in ("basket", "sack") if item in self.items and kind == "gather"]
        return ["nothing", *own, *(["both"] if len(own) == 2 else [])]

    def affordable(self, plan: list[Declared]) -> bool:
        """Whether pawns, goods and tokens are enough for all of it and nothing is claimed twice."""
        s = self.s
        used = [who for declared in plan for who in declared.pawns]
        if any(used.count(who) > self.pawns[who] for who in set(used)):
            return False
        if any(sum(d.goods[i] for d in plan) > s.available[i] for i in range(4)):  # RC-planning-13
            return False
        spared = sum(d.spared for d in plan)
        handy = used.count("handyman")
        if (spared or handy) and (spared > 1 or 2 * spared + 3 * handy > s.determination[0]):
            return False  # RC-character-skills-02, -24
        for item in ("basket", "sack"):
            if sum(d.carry in (item, "both") for d in plan) > 1:
                return False
        once = [self.unique(d) for d in plan if self.unique(d)]
        if len(once) != len(set(once)):
            return False
        hunts = sum(d.kind == "hunt" for d in plan)
        tiles = sum(d.kind == "explore" and d.target != "treasure-map" for d in plan)
        if hunts > len(s.piles[P_HUNTING]) or tiles > len(s.piles[P_ISLAND]):  # RC-hunt-02, RC-explore-14
            return False
        built = {d.target.partition("@")[0] for d in plan if d.kind == "build"}
        return not ("shelter" in built and built & {"roof", "palisade"})  # RC-build-09

    def unique(self, d: Declared) -> str:
        """What can be claimed once a round (RC-threat-action-02, RC-build-12, RC-gather-06, RC-explore-05)."""
        if d.kind == "threat":
            return d.target.partition("/")[0]
        if d.kind == "build" and d.target in ("roof", "palisade", "weapon"):
            return ""
        return d.target.partition("@")[0] if d.kind in ROLLED else ""

    def tokens_taken(self, plan: list[Declared]) -> bool:
        """Whether each next-action token is taken by one action, which can be first (RC-added-08)."""
        for kind in KINDS:
            same = [d for d in plan if d.kind == kind]
            token = kind != "rest" and self.s.action_tokens[KINDS.index(kind)] & ONE_PAWN_MORE
            if same and token and sum(d.takes_pawn_token for d in same) != 1:
                return False
        in_wood = [d for d in plan if d.kind == "build" and d.pays_wood]
        if in_wood and self.s.action_tokens[2] & ONE_WOOD_MORE:
            if sum(d.takes_wood_token for d in in_wood) != 1:
                return False
            first = [d for d in in_wood if d.takes_pawn_token]
            return not first or first[0].takes_wood_token
        return True

    def plans(self) -> set[Legal]:
        """Every legal plan: all player pawns are assigned, the others may idle (RC-planning-09)."""
        found: set[Legal] = set()

        def extend(plan: list[Declared], choices: list[Declared]) -> None:
            used = Counter(who for declared in plan for who in declared.pawns)
            if all(used[who] == self.pawns[who] for who in self.players) and self.tokens_taken(plan):
                found.add(tuple(sorted(plan)))
            fitting = [choice for choice in choices if self.affordable([*plan, choice])]
            for number, choice in enumerate(fitting):
                extend([*plan, choice], fitting[number:])

        extend([], self.declarations())
        return found


# -- the planner of the engine ---------------------------------------------------------------------------------------
Options = Callable[[CrusoeState], list[int]]


def legal(s: CrusoeState) -> list[int]:
    """Legal steps of planning, without any-time abilities and the scenario's own."""
    return [action for action in s.legal_actions() if action < 500 and s.action_to_string(action) != "woodpile"]


def searched(s: CrusoeState) -> list[int]:
    """The same for bots."""
    return [action for action in s.search_actions() if action < 500 and s.action_to_string(action) != "woodpile"]


def in_words(planned: Planned) -> Declared:
    """A declaration of the engine in the words of the rules."""
    kind = KINDS[planned.kind]
    return Declared(
        kind,
        WORDS.get(planned.target) or ACTIONS.name(planned.target),
        PEOPLE[planned.actor],
        tuple(sorted(HELPERS[helper] for helper in planned.helpers)),
        tuple(planned.goods),
        bool(planned.flags & 1),
        ACTIONS.name(CARRY + planned.carry).removeprefix("carry-"),
        bool(planned.flags & 2),
        bool(planned.flags & 4),
        planned.need,
        planned.sure,
    )


def key_of(s: CrusoeState) -> Any:
    """What a point of planning is, whatever the order in which it was reached."""
    plan = sorted(planned_fields(planned) for planned in s.plan)
    draft = None if s.draft is None else planned_fields(s.draft)
    return type(s.asking).__name__, tuple(plan), draft


def planned_fields(planned: Planned) -> tuple[Any, ...]:
    return tuple(getattr(planned, name) for name in Planned.FIELDS)


STAGES = ("Plan", "PlanTarget", "PlanActor", "PlanPay", "PlanHelper", "PlanCarry", "Confirm")


def progress(s: CrusoeState) -> tuple[int, int, int]:
    """A measure that every step of planning raises."""
    helpers = 0 if s.draft is None else len(s.draft.helpers)
    return len(s.plan), STAGES.index(type(s.asking).__name__), helpers


def reachable(s: CrusoeState, options: Options = legal) -> Counter[Legal]:
    """Every plan that can be reached by the options, with the number of ways to it. Fails on a dead end."""
    nodes: dict[Any, tuple[CrusoeState, int]] = {key_of(s): (s, 1)}
    waiting = [(progress(s), 0, key_of(s))]
    found: Counter[Legal] = Counter()
    number = 0
    while waiting:
        _, _, key = heapq.heappop(waiting)
        here, ways = nodes.pop(key)
        if isinstance(here.asking, Confirm):
            found[tuple(sorted(in_words(planned) for planned in here.plan))] += ways
            continue
        actions = options(here)
        assert actions, f"dead end at {key}"
        for action in actions:
            there = here.clone()
            there.apply_action(action)
            assert there.asking is not None, f"planning stopped after {ACTIONS.name(action)} at {key}"
            assert progress(there) > progress(here)
            next_key = key_of(there)
            known = nodes.get(next_key)
            if known is None:
                number += 1
                heapq.heappush(waiting, (progress(there), number, next_key))
                nodes[next_key] = (there, ways)
            else:
                nodes[next_key] = (known[0], known[1] + ways)
    return found


def wasteful(s: CrusoeState, plan: Legal) -> bool:
    """Whether a plan rests without need, pays for what is free, or leaves basket or sack at home."""
    rules = Rules(s)
    healthy = [PEOPLE.index(d.actor) for d in plan if d.kind == "rest" and not s.wounds[PEOPLE.index(d.actor)]]
    idle = "bed" not in rules.items and any(s.allowed[person] >> KINDS.index("arrange") & 1 for person in healthy)
    paid = False
    for d in plan:
        free = [not any(goods) for goods, spared, _ in rules.prices(d.kind, d.target, d.actor) if not spared]
        paid = paid or (any(d.goods) and any(free))
    carried = [item for d in plan if d.kind == "gather" for item in ("basket", "sack") if d.carry in (item, "both")]
    gathers = any(d.kind == "gather" for d in plan)
    left = gathers and any(item in rules.items and item not in carried for item in ("basket", "sack"))
    return idle or paid or left


def show(plans: set[Legal]) -> str:
    """A few plans, for the message of a failure."""
    return "\n".join(f"{len(plan)}: {[tuple(d) for d in plan]}" for plan in sorted(plans)[:3])


def same_plans(s: CrusoeState) -> int:
    """Check that exactly the legal plans can be reached; returns how many there are."""
    wanted = Rules(s).plans()
    got = set(reachable(s))
    assert not got - wanted, f"{len(got - wanted)} illegal plans of {len(got)}, such as\n{show(got - wanted)}"
    assert not wanted - got, f"{len(wanted - got)} plans of {len(wanted)} out of reach, such as\n{show(wanted - got)}"
    return len(wanted)


# -- positions -------------------------------------------------------------------------------------------------------
def case(name: str, *players: str, rules: str, **facts: Any) -> Any:
    """A small position and the rules that it is about, ids without their RC-."""
    ids = [f"RC-{id}" for id in rules.split()]
    return pytest.param(players, facts, id=name, marks=pytest.mark.rules(*ids))


NOTHING_LEFT = {"stack": 0}  # no tile to explore: keeps the number of plans small
ONE_AND_TWO = {"pawns": {"explorer": 1}, **NOTHING_LEFT}
CARPENTER = {"friday": True, "wood": 2, "fur": 1, "shelter": True, **NOTHING_LEFT}
HARD_BUILD = {"marks": {"W": ("minus-pawn",)}, "wood": 1, "shelter": True, "pawns": {"carpenter": 1}, **NOTHING_LEFT}
CHAIN = {"M1": 8, "M2": 11, "N2": 8, "S1": 8, "S2": 8, "N1": 8, "E": 1}

CASES = [
    case(
        "alone with Friday and the dog", "cook", friday=True, dog=True, tiles={"N1": 4}, beasts=2, stack=1,
        wounds={"cook": 1},
        rules="planning-04 planning-05 planning-09 solo-02 friday-01 friday-02 friday-03 friday-15 dog-01 dog-02 dog-03"
        " additional-pawns-03 additional-pawns-04 additional-pawns-05 additional-pawns-08 open-questions-33",
    ),
    case(
        "two players with Friday", "cook", "explorer", friday=True, tiles={"N1": 4}, **ONE_AND_TWO,
        rules="planning-03 planning-06 planning-07 planning-09 friday-01 friday-02 friday-03 gather-07",
    ),
    case(
        "three players", "cook", "explorer", "soldier", pawns={"cook": 1, "explorer": 1, "soldier": 1},
        tiles={"N1": 1}, stack=1, wood=3, fur=2,
        rules="build-03 build-05 build-06 build-07 planning-06 planning-07 planning-13",
    ),
    case(
        "four players", "carpenter", "cook", "explorer", "soldier", own=("snare", "spear"), items=("rope", "knife"),
        pawns={"carpenter": 1, "cook": 1, "explorer": 1, "soldier": 1}, wood=4, **NOTHING_LEFT,
        rules="build-05 build-15 build-16 planning-06",
    ),
    case(
        "minus-pawn on build", "cook", "explorer", action_tokens={"build": ("minus-pawn",)}, wood=3,
        board=("shovel",), **ONE_AND_TWO, rules="action-tokens-10 added-08 open-questions-14",
    ),
    case(
        "minus-pawn on gather", "cook", "explorer", action_tokens={"gather": ("minus-pawn",)}, tiles={"N1": 4},
        **ONE_AND_TWO, rules="action-tokens-10 added-08 open-questions-14",
    ),
    case(
        "minus-pawn on explore", "cook", friday=True, dog=True, action_tokens={"explore": ("minus-pawn",)}, stack=2,
        rules="action-tokens-10 added-08 additional-pawns-10",
    ),
    case(
        "minus-pawn on threat, hunt and rest", "cook", "explorer", friday=True, dog=True,
        action_tokens=dict.fromkeys(("threat", "hunt", "rest"), ("minus-pawn",)), threats=("frost", "food-crates"),
        fur=1, beasts=1, **ONE_AND_TWO, rules="open-questions-34 hunt-01 threat-action-02 threat-action-04",
    ),
    case(
        "minus-pawn on arrange camp", "cook", "explorer", friday=True, action_tokens={"arrange": ("minus-pawn",)},
        **NOTHING_LEFT, rules="open-questions-34 arrange-camp-01 arrange-camp-04 rest-01 rest-03",
    ),
    case(
        "minus-pawn on threat with Agreement", "cook", "explorer", friday=True, threats=("argument",),
        action_tokens={"threat": ("minus-pawn",)}, **ONE_AND_TWO, rules="open-questions-34 planning-06",
    ),
    case(
        "minus-pawn on tiles and spaces", "cook", "explorer", tiles={"N1": 4}, pawns={"cook": 1}, stack=1,
        marks={"N1": ("minus-pawn",), "M1": ("minus-pawn",), "S1": ("plus-food",)},
        rules="action-tokens-11 action-tokens-12 action-tokens-16",
    ),
    case(
        "minus-pawn on a tile, from the next round on", "cook", "explorer", tiles={"N1": 4},
        marks={"N1": ("minus-pawn",)}, fresh={"N1": ("minus-pawn",)}, **ONE_AND_TWO, rules="action-tokens-11",
    ),
    case(
        "minus-pawn on the camp tile", "cook", friday=True, marks={"W": ("minus-pawn",)}, wood=2, shelter=True,
        board=("shovel",), **NOTHING_LEFT, rules="action-tokens-11 build-18 open-questions-15",
    ),
    case(
        "extra wood on build", "cook", friday=True, action_tokens={"build": ("extra-wood",)},
        board=("shovel", "moat"), items=(), wood=3, shelter=True, **NOTHING_LEFT,
        rules="action-tokens-04 action-tokens-05 added-08",
    ),
    case(
        "extra wood and minus-pawn on build", "cook", "explorer", shelter=True, wood=3, fur=1,
        action_tokens={"build": ("extra-wood", "minus-pawn")}, **ONE_AND_TWO,
        rules="action-tokens-04 action-tokens-05 action-tokens-10 action-tokens-16 added-08",
    ),
    case(
        "extra wood on costs", "cook", friday=True, cost_tokens=("roof", "weapon"), wood=3, fur=1, shelter=True,
        **NOTHING_LEFT, rules="action-tokens-07 build-04 build-06 build-07 build-11",
    ),
    *(
        case(
            f"carpenter with {n} determination", "carpenter", determination={"carpenter": n}, **CARPENTER,
            rules="character-skills-02 character-skills-03 character-skills-04 character-skills-08 character-skills-24"
            " available-vs-future-resources-04",
        )
        for n in (2, 3, 4, 5)
    ),
    case(
        "economical with extra wood and on a threat", "carpenter", determination={"carpenter": 2}, wood=1,
        board=("cellar", "pit"), items=("shovel",), action_tokens={"build": ("extra-wood",)},
        threats=("awful-weather",), **NOTHING_LEFT, rules="open-questions-28 character-skills-04",
    ),
    case(
        "economical on wood with fur", "carpenter", items=("rope",), sheet=("mast", "hatchet"), wood=2, fur=1,
        determination={"carpenter": 2}, tiles={"N1": 5}, **NOTHING_LEFT,
        rules="open-questions-28 character-skills-04 build-14 build-15",
    ),
    case(
        "4 determination are not enough for both skills", "carpenter", determination={"carpenter": 4}, **HARD_BUILD,
        rules="character-skills-24 character-skills-08",
    ),
    case(
        "5 determination are enough for both skills", "carpenter", determination={"carpenter": 5}, **HARD_BUILD,
        rules="character-skills-24 character-skills-08",
    ),
    case(
        "no skills this round", "carpenter", determination={"carpenter": 5}, no_skills=("carpenter",), **HARD_BUILD,
        rules="priorities-02",
    ),
    case(
        "handyman was used this round", "carpenter", determination={"carpenter": 5}, used_skills=("handyman",),
        marks={"W": ("minus-pawn",)}, wood=1, **NOTHING_LEFT, rules="character-skills-02",
    ),
    case(
        "no mixed pawns", "cook", "explorer", friday=True, ban_mixed=True, tiles={"N1": 1}, stack=1, beasts=1,
        pawns={"explorer": 1}, rules="priorities-02 planning-06 hunt-01",
    ),
    case(
        "one pawn each", "cook", "explorer", friday=True, pawns={"cook": 1, "explorer": 1}, tiles={"N1": 4}, beasts=1,
        **NOTHING_LEFT, rules="planning-11 planning-04",
    ),
    case(
        "only some actions", "cook", "explorer", friday=True, allowed={"cook": ("build", "arrange", "rest")},
        tiles={"N1": 1}, board=("shovel",), **ONE_AND_TWO, rules="priorities-02 planning-06",
    ),
    case(
        "only rest", "cook", "explorer", allowed={"cook": ("rest",)}, tiles={"N1": 4}, **NOTHING_LEFT,
        rules="priorities-02 planning-09",
    ),
    case(
        "own inventions", "cook", "explorer", friday=True, own=("fireplace", "shortcut"), items=("fire", "map"),
        **ONE_AND_TWO, rules="build-15 build-16 items-07",
    ),
    case(
        "fur or wood", "cook", "explorer", friday=True, shelter=True, wood=2, fur=2, board=("sling",),
        pawns={"cook": 1, "explorer": 1}, **NOTHING_LEFT,
        rules="build-05 build-06 build-11 build-14 planning-12 planning-13",
    ),
    case(
        "wreckage with 1 or 2 pawns", "cook", "explorer", friday=True, threats=("", "food-crates"), **NOTHING_LEFT,
        rules="wreckage-02 threat-action-01 threat-action-02 threat-action-03 threat-action-04",
    ),
    case(
        "threats that take food", "cook", friday=True, threats=("chronic-tiredness", "depression"), food=1,
        preserved_food=1, **NOTHING_LEFT, rules="threat-action-04 threat-action-07 weather-phase-14",
    ),
    case(
        "threats that ask for an item or a weapon", "cook", friday=True, threats=("flood", "jaguar"), wood=1,
        items=("shovel",), weapon=2, **NOTHING_LEFT,
        rules="threat-action-05 threat-action-06 threat-action-07 threat-action-08 temporary-weapon-05",
    ),
    case(
        "threats without their item and weapon", "cook", friday=True, threats=("flood", "jaguar"), wood=0, weapon=1,
        **NOTHING_LEFT, rules="threat-action-06 threat-action-07 threat-action-08",
    ),
    case(
        "Agreement", "cook", "explorer", friday=True, threats=("argument",), **NOTHING_LEFT,
        rules="planning-06 threat-action-04",
    ),
    case(
        "Agreement in a round without mixed pawns", "cook", "explorer", friday=True, threats=("", "argument"),
        ban_mixed=True, **ONE_AND_TWO, rules="planning-06 priorities-02",
    ),
    case(
        "hunts limited by the deck", "cook", "explorer", friday=True, dog=True, items=("shield",), beasts=1,
        **NOTHING_LEFT, rules="hunt-01 hunt-02 hunt-03 additional-pawns-02 additional-pawns-10",
    ),
    case(
        "source of the shortcut", "cook", "explorer", tiles={"N1": 4}, shortcut=("N1", "wood"), **ONE_AND_TWO,
        rules="gather-04 item-shortcut-03 open-questions-06",
    ),
    case(
        "natural shelter", "cook", friday=True, tiles={"W": 2, "N1": 1}, wood=4, **NOTHING_LEFT,
        rules="build-08 build-09 build-12 natural-vs-built-shelter-01 shelter-roof-palisade-weapons-04"
        " shelter-roof-palisade-weapons-07",
    ),
    case(
        "no shelter", "cook", friday=True, tiles={"N1": 2}, wood=4, **NOTHING_LEFT,
        rules="build-08 build-09 build-12 shelter-roof-palisade-weapons-04 distance-07",
    ),
    case(
        "basket and sack", "cook", "explorer", items=("basket", "sack"), tiles={"N1": 4}, **ONE_AND_TWO,
        rules="planning-14 item-basket-01 item-basket-02 item-basket-03 item-sack-01",
    ),
    case(
        "distance 2", "cook", "explorer", pawns={"cook": 1}, tiles={"N1": 1, "M1": 8, "N2": 3}, stack=1, wood=2,
        covered={"M1": ("food", "wood")}, rules="distance-01 distance-02 distance-05 distance-07 explore-03",
    ),
    case(
        "distance 3", "cook", "explorer", tiles=CHAIN, stack=1, shelter=True, pawns={"cook": 2, "explorer": 2},
        covered=dict.fromkeys(("M1", "M2", "N2", "S1", "S2", "N1"), ("food", "wood")),
        allowed={"cook": ("gather", "explore", "rest"), "explorer": ("gather", "explore", "rest")},
        rules="distance-02 distance-03 distance-05 exhausted-source-01",
    ),
    case(
        "a face-down tile", "cook", "explorer", tiles={"N1": 4, "N2": 1, "M1": 4, "M2": 1}, closed=("M1",), stack=1,
        covered={"N1": ("food", "wood")}, marks={"N1": ("plus-wood",)}, board=("pot", "cure"), pawns={"explorer": 1},
        rules="distance-03 distance-04 inaccessible-tile-03 inaccessible-tile-04 inaccessible-tile-05"
        " exhausted-source-01 exhausted-source-02 gather-11",
    ),
    case(
        "a token without a source", "cook", friday=True, tiles={"N1": 1}, marks={"N1": ("plus-food",)},
        **NOTHING_LEFT, rules="open-questions-05",
    ),
    case(
        "terrains", "cook", tiles={"N1": 4, "M1": 6}, terrain_covered=("N1",), board=("pot", "cure", "rope", "bricks"),
        **NOTHING_LEFT, rules="build-14 build-12",
    ),
    case(
        "the last tile of the stack", "cook", friday=True, stack=1, tiles={"M1": 8}, covered={"M1": ("food", "wood")},
        allowed={"cook": ("explore", "rest")}, rules="explore-02 explore-03 explore-05 explore-14",
    ),
    case(
        "treasure map, compass and map", "cook", friday=True, dog=True, items=("map",),
        treasures={"treasure-map": 1, "compass": -1}, **NOTHING_LEFT,
        rules="additional-pawns-02 additional-pawns-06 additional-pawns-08 item-map-02 explore-05",
    ),
    case(
        "raft, belts and map", "cook", items=("raft", "belts", "map"), tiles={"N1": 1}, stack=1,
        rules="additional-pawns-02 additional-pawns-08 additional-pawns-09 item-raft-01 item-belts-01 item-map-02",
    ),
    case(
        "lantern, candles and hammer", "cook", friday=True, items=("lantern",), discoveries=("candles",),
        treasures={"candles": 2}, starting={"hammer-and-nails": 1}, shelter=True, wood=1,
        marks={"W": ("minus-pawn",)}, **NOTHING_LEFT,
        rules="additional-pawns-01 additional-pawns-02 additional-pawns-09 additional-pawns-10 item-lantern-01"
        " start-hammer-and-nails-01 token-candles-01",
    ),
    case(
        "one hammer for two builds", "cook", starting={"hammer-and-nails": 1}, shelter=True, wood=2, **NOTHING_LEFT,
        rules="additional-pawns-07 start-hammer-and-nails-01",
    ),
    case(
        "items out of use", "cook", items=("lantern", "basket", "fire"), suspended=True,
        board=("furnace", "shovel"), tiles={"N1": 1}, **NOTHING_LEFT, rules="build-14 additional-pawns-06",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("players", "facts"), CASES)
def test_every_legal_plan_and_no_other_can_be_reached(
    table: Tables, players: tuple[str, ...], facts: dict[str, Any]
) -> None:
    assert same_plans(table(*players, **deepcopy(facts))) > 1


@pytest.mark.parametrize(("players", "facts"), CASES)
def test_search_reaches_all_but_wasteful_plans(table: Tables, players: tuple[str, ...], facts: dict[str, Any]) -> None:
    s = table(*players, **deepcopy(facts))
    wanted = Rules(s).plans()
    ways = reachable(s, searched)
    assert set(ways) <= wanted
    lost = {plan for plan in wanted - set(ways) if not wasteful(s, plan)}
    assert not lost, show(lost)
    assert sum(ways.values()) <= 2.1 * len(ways)


def test_programs_can_join_a_plan_that_people_began(table: Tables) -> None:
    s = table("cook", "explorer", tiles={"N1": 4}, wood=1, wounds={"explorer": 2}, friday=True, **NOTHING_LEFT)
    for word in ("rest", "explorer", "rest", "explorer"):
        s.apply_action(s.string_to_action(word))
    all_plans = set(reachable(s))
    found = set(reachable(s, searched))
    assert found <= all_plans
    assert {plan for plan in all_plans if not wasteful(s, plan)} <= found


def test_the_ways_are_counted_rightly(table: Tables) -> None:
    """Merging the same plan in another order loses and invents nothing: all single ways of one position are walked."""
    s = table("cook", tiles={"N1": 1}, friday=True, **NOTHING_LEFT)
    ways: Counter[Legal] = Counter()

    def walk(here: CrusoeState) -> None:
        if isinstance(here.asking, Confirm):
            ways[tuple(sorted(in_words(planned) for planned in here.plan))] += 1
            return
        for action in legal(here):
            there = here.clone()
            there.apply_action(action)
            walk(there)

    walk(s)
    assert ways == reachable(s)
    assert set(ways) == Rules(s).plans()


# -- positions at random ---------------------------------------------------------------------------------------------
INVENTIONS = [card.id for card in CARDS.inventions]


def some(rng: random.Random, words: Iterable[str], chance: float) -> tuple[str, ...]:
    """Each of some words with a chance."""
    return tuple(word for word in words if rng.random() < chance)


def random_tokens(rng: random.Random) -> dict[str, Any]:
    """Tokens on the board."""
    actions: dict[str, tuple[str, ...]] = {kind: some(rng, ("minus-pawn",), 0.15) for kind in KINDS}
    actions["build"] += some(rng, ("extra-wood",), 0.3)
    marks = ("plus-food", "plus-wood", "minus-pawn", "greater-danger")
    return {
        "action_tokens": actions,
        "cost_tokens": some(rng, ("shelter", "roof", "palisade", "weapon"), 0.15),
        "marks": {space: some(rng, marks, 0.3) for space in some(rng, ISLAND.names, 0.4)},
    }


def random_things(rng: random.Random, players: list[str]) -> dict[str, Any]:
    """Items, inventions and pawns that are lent."""
    items = tuple(rng.sample(INVENTIONS, rng.randint(0, 5)))
    left = [item for item in INVENTIONS if item not in items and item not in OWN]
    return {
        "items": items,
        "board": tuple(rng.sample(left, rng.randint(0, 3))),
        "own": tuple(item for item, who in OWN.items() if who in players and item not in items),
        "sheet": some(rng, ("mast", "hatchet"), 0.3),
        "starting": {"hammer-and-nails": rng.choice((-1, -1, 1, 2))},
        "discoveries": ("candles",) * rng.choice((0, 0, 1, 2)),
        "treasures": dict.fromkeys(some(rng, ("candles", "compass", "treasure-map"), 0.15), 2),
        "suspended": rng.random() < 0.1,
    }


def random_table(rng: random.Random) -> tuple[list[str], dict[str, Any]]:
    """Players and facts of a random position with few pawns."""
    players = rng.sample(PEOPLE[:4], 3) if rng.random() < 0.3 else rng.sample(PEOPLE[:3], rng.randint(1, 2))
    tiles = {space: rng.randint(1, 11) for space in rng.sample(("M1", "N1", "S1", "N2", "S2"), rng.randint(0, 3))}
    closed = some(rng, tiles, 0.15)
    threats = (
        "frost",
        "argument",
        "depression",
        "earthquake",
        "chronic-tiredness",
        "heavy-clouds",
        "food-crates",
        "jaguar",
    )
    facts: dict[str, Any] = {
        "friday": rng.random() < 0.5,
        "dog": rng.random() < 0.3,
        "pawns": dict.fromkeys(players if len(players) > 2 else players[1:], 1),
        "tiles": tiles,
        "closed": closed,
        "camp": rng.choice(["W", "W", "W", *(space for space in tiles if space not in closed)]),
        "covered": dict.fromkeys(some(rng, tiles, 0.2), ("food",)),
        "terrain_covered": some(rng, tiles, 0.1),
        "shortcut": (rng.choice(list(tiles)), rng.choice(("food", "wood")))
        if tiles and rng.random() < 0.2
        else ("", ""),
        "wood": rng.randint(0, 4),
        "food": rng.randint(0, 1),
        "preserved_food": rng.randint(0, 1),
        "fur": rng.randint(0, 2),
        "determination": {player: rng.randint(0, 5) for player in players},
        "wounds": {player: rng.randint(0, 1) for player in players},
        "threats": tuple(rng.sample(threats, 2)) if rng.random() < 0.5 else ("", ""),
        "weapon": rng.choice((0, 2)),
        "shelter": rng.random() < 0.4,
        "beasts": rng.choice((0, 0, 1, 2)),
        "stack": rng.choice((0, 1, 9)),
        "ban_mixed": rng.random() < 0.15,
        "no_skills": some(rng, players, 0.1),
        "used_skills": some(rng, ("economical-construction", "handyman"), 0.1),
        "allowed": dict.fromkeys(some(rng, players, 0.15), ("build", "arrange", "rest")),
    }
    return players, {**facts, **random_tokens(rng), **random_things(rng, players)}


@pytest.mark.parametrize("start", range(0, 160, 20))
def test_random_positions_have_exactly_the_legal_plans(table: Tables, start: int) -> None:
    for seed in range(start, start + 20):
        players, facts = random_table(random.Random(f"position {seed}"))
        s = table(*players, **facts)
        rules = Rules(s)
        if s.plan or len(rules.declarations()) > 45:
            continue
        same_plans(s)
        wanted = rules.plans()
        ways = set(reachable(s, searched))
        assert ways <= wanted
        lost = {plan for plan in wanted - ways if not wasteful(s, plan)}
        assert not lost, show(lost)


# -- whole games -----------------------------------------------------------------------------------------------------
TABLES = [
    (("cook",), True, True),
    (("carpenter", "explorer"), True, False),
    (("carpenter", "cook", "explorer"), False, False),
    (("soldier", "carpenter", "cook", "explorer"), False, True),
]


def mid_game(games: int, ask_again: Asker) -> Iterator[tuple[CrusoeState, random.Random]]:
    """Planning decisions of random games as they come, and each once more with more lying on the table."""
    for seed in range(games):
        rng = random.Random(f"game {seed}")
        players, friday, dog = TABLES[seed % len(TABLES)]
        s = CRUSOE.new_initial_state(Setup("castaways", players, {"friday": friday, "dog": dog}), seed)
        while not s.is_terminal():
            if isinstance(s.asking, Plan) and not s.plan:
                yield s.clone(), rng
                yield ask_again(enriched(s.clone(), rng)), rng
            s.apply_action(rng.choice(s.legal_actions()))


def enriched(s: CrusoeState, rng: random.Random) -> CrusoeState:
    """More tiles, tokens, items and goods on the table of a running game."""
    for space in range(1, len(ISLAND.names)):
        if not s.tiles[space] and rng.random() < 0.4:
            s.tiles[space] = rng.choice((1, 3, 4, 6, 7))
        if rng.random() < 0.2:
            token = rng.choice((1, 2, ONE_PAWN_MORE))
            if not s.marks[space] & token:
                put_mark(s, space, token, -1)
    for kind in range(len(KINDS)):
        s.action_tokens[kind] |= rng.choice((0, 0, 0, ONE_PAWN_MORE))
    s.action_tokens[2] |= rng.choice((0, 0, ONE_WOOD_MORE))
    for item in range(len(CARDS.inventions)):
        if s.board >> item & 1 and rng.random() < 0.3:
            s.board &= ~(1 << item)
            s.items |= 1 << item
    s.available = [n + rng.randint(0, 4) for n in s.available]
    s.determination = [n + rng.randint(0, 4) for n in s.determination]
    s.weapon += rng.choice((0, 2))
    s.ban_mixed = rng.random() < 0.1
    for person in s.cfg.players:
        if rng.random() < 0.1:
            s.free_pawns[person] = 1
    return s


def any_step(s: CrusoeState, rng: random.Random, options: list[int] | None = None) -> int:
    """One of the options, any-time abilities and woodpile rarely."""
    options = s.legal_actions() if options is None else options
    plain = [action for action in options if action < 500 and s.action_to_string(action) != "woodpile"]
    return rng.choice(plain if plain and rng.random() < 0.95 else options)


@pytest.mark.rules("RC-planning-09", "RC-open-questions-33", "RC-open-questions-34")
def test_random_planning_always_comes_to_an_end(ask_again: Asker) -> None:
    """Every way through planning is completed, with few options at each step."""
    sizes: list[int] = []
    plans = 0
    for start, rng in mid_game(160, ask_again):
        for who in ("people", "programs", "both"):
            s = start.clone()
            for _ in range(200):
                if s.is_terminal() or isinstance(s.asking, Confirm):
                    break
                by_program = who == "programs" or (who == "both" and rng.random() < 0.5)
                options = s.search_actions() if by_program else s.legal_actions()
                assert options and set(options) <= set(s.legal_actions())
                if isinstance(s.asking, Step):
                    sizes.append(len(s.legal_actions()))
                s.apply_action(any_step(s, rng, options))
            if s.is_terminal():
                continue  # an ability ended the game
            assert isinstance(s.asking, Confirm)
            assert s.draft is None and not any(s.free_pawns[person] for person in s.cfg.players)
            for _ in s.cfg.players:
                assert isinstance(s.asking, Confirm)
                s.apply_action(s.legal_actions()[0])
            assert s.is_terminal() or s.phase != PLANNING or s.round > start.round
            plans += 1
    sizes.sort()
    assert plans > 2000
    assert sizes[-1] <= 60
    assert sizes[len(sizes) * 95 // 100] <= 20


# -- taking back -----------------------------------------------------------------------------------------------------
def plain(s: CrusoeState) -> dict[str, Any]:
    """Everything that a state is."""
    return CRUSOE.state_to_plain(s)


def apply(s: CrusoeState, action: int) -> CrusoeState:
    """The state after an action; the one before stays as it is."""
    there = s.clone()
    there.apply_action(action)
    return there


def plan_at_random(s: CrusoeState, rng: random.Random) -> Iterator[CrusoeState]:
    """The points of one random plan, without any-time abilities, from its first decision to the first confirmation."""
    yield s
    while not isinstance(s.asking, Confirm):
        s = apply(s, rng.choice(legal(s)))
        yield s


@pytest.mark.rules("RC-planning-02", "RC-planning-12", "RC-character-skills-24")
def test_taking_back_a_declaration_restores_everything(ask_again: Asker) -> None:
    tried = 0
    for start, rng in mid_game(40, ask_again):
        heads: dict[int, dict[str, Any]] = {}
        for s in plan_at_random(start, rng):
            if isinstance(s.asking, Plan | Confirm) and len(s.plan) - 1 in heads:
                action = TAKE_BACK + len(s.plan) - 1
                if action in s.retractions():
                    assert plain(apply(s, action)) == heads[len(s.plan) - 1]
                    tried += 1
            if isinstance(s.asking, Plan):
                heads[len(s.plan)] = plain(s)
    assert tried > 500


@pytest.mark.rules("RC-planning-02", "RC-added-08")
def test_a_whole_plan_can_be_taken_back_in_any_order(ask_again: Asker) -> None:
    whole = 0
    for start, rng in mid_game(40, ask_again):
        s = list(plan_at_random(start, rng))[-1]
        assert UNDO_DONE in s.retractions()
        for _ in range(len(s.plan)):
            offered = [action for action in s.retractions() if action < TAKE_BACK_DRAFT]
            assert offered
            left = len(s.plan)
            taken_back = rng.choice(offered)
            s = apply(s, taken_back)
            if len(s.plan) == left or not isinstance(s.asking, Plan):
                break  # a forced step declared it again at once
        else:
            assert plain(s) == plain(start)
            whole += 1
    assert whole > 200


@pytest.mark.rules("RC-planning-02")
def test_a_declaration_can_be_called_off_at_every_step(ask_again: Asker) -> None:
    tried = 0
    for start, rng in mid_game(40, ask_again):
        head: CrusoeState | None = None
        for s in plan_at_random(start, rng):
            if isinstance(s.asking, Plan):
                head = s
            elif isinstance(s.asking, Step):
                assert s.retractions() == [TAKE_BACK_DRAFT]
                off = apply(s, TAKE_BACK_DRAFT)
                if head is not None and len(head.plan) == len(s.plan):
                    assert plain(off) == plain(head)
                    tried += 1
    assert tried > 1000


@pytest.mark.rules("RC-planning-02")
def test_planning_can_be_reopened_until_the_last_seat_has_confirmed(table: Tables) -> None:
    s = table("cook", "explorer", friday=True, tiles={"N1": 4}, **NOTHING_LEFT)
    for word in ("arrange", "cook", "arrange", "cook", "rest", "explorer", "rest", "explorer"):
        s.apply_action(s.string_to_action(word))
    head = plain(s)
    s.apply_action(DONE)
    s.apply_action(CONFIRM)
    assert isinstance(s.asking, Confirm)
    assert s.confirmed == 1
    reopened = apply(s, UNDO_DONE)
    assert reopened.confirmed == 0
    assert plain(reopened) == head
    changed = apply(s, TAKE_BACK)
    assert isinstance(changed.asking, Plan)
    assert changed.confirmed == 0
    assert [KINDS[planned.kind] for planned in changed.plan] == ["arrange", "rest", "rest"]
    assert changed.free_pawns[PEOPLE.index("cook")] == 1
    s.apply_action(CONFIRM)
    assert s.phase != PLANNING


@pytest.mark.rules("RC-planning-02")
def test_seats_confirm_in_any_order(table: Tables) -> None:
    s = table("cook", "explorer", friday=True, tiles={"N1": 4}, **NOTHING_LEFT)
    for word in ("arrange", "cook", "arrange", "cook", "rest", "explorer", "rest", "explorer"):
        s.apply_action(s.string_to_action(word))
    s.apply_action(DONE)
    assert s.acting() == s.awaited() == (0, 1)
    in_order, out_of_order = s.clone(), s.clone()
    out_of_order.apply_action(CONFIRM, 1)
    assert out_of_order.acting() == (0,)
    assert out_of_order.confirmed == 2
    with pytest.raises(IllegalAction):
        out_of_order.apply_action(CONFIRM, 1)
    for seat in (0, 1):
        in_order.apply_action(CONFIRM, seat)
    out_of_order.apply_action(CONFIRM)
    assert plain(out_of_order) == plain(in_order)
    assert s.legal_actions(1) == [CONFIRM]
    assert s.retractions(1) == s.retractions(0) != []
    s.apply_action(UNDO_DONE, 1)  # also a seat that is not the next one may reopen the plan
    assert isinstance(s.asking, Plan)


@pytest.mark.rules("RC-added-08")
def test_what_took_a_token_stays_while_others_of_its_kind_rely_on_it(table: Tables) -> None:
    s = table("cook", "explorer", tiles={"N1": 4}, action_tokens={"gather": ("minus-pawn",)}, **NOTHING_LEFT)
    for word in ("gather", "N1.food", "cook", "+cook", "go", "gather", "go"):
        s.apply_action(s.string_to_action(word))
    assert [planned.need for planned in s.plan] == [2, 1]
    assert s.retractions() == [TAKE_BACK + 1]
    with pytest.raises(IllegalAction) as refused:
        s.apply_action(TAKE_BACK)
    assert refused.value.rule == "RC-added-08"
    s.apply_action(TAKE_BACK + 1)
    assert s.retractions() == [TAKE_BACK]


@pytest.mark.rules("RC-action-tokens-10", "RC-added-08", "RC-open-questions-14")
def test_what_took_the_minus_pawn_token_is_resolved_before_what_took_the_extra_wood(table: Tables) -> None:
    s = table(
        "cook", "explorer", "soldier", wood=3, fur=1, items=("shovel",), board=("cellar", "moat"), shelter=True,
        action_tokens={"build": ("minus-pawn", "extra-wood")}, pawns={"cook": 2, "explorer": 1, "soldier": 1},
        **NOTHING_LEFT,
    )  # fmt: skip
    for word in ("build", "cellar", "cook", "+cook", "go", "build", "moat", "explorer", "go", "build"):
        s.apply_action(s.string_to_action(word))
    assert [(in_words(d).takes_pawn_token, in_words(d).takes_wood_token) for d in s.plan] == [
        (True, False),
        (False, True),
        (False, False),
    ]
    assert s.retractions() == [TAKE_BACK + 2, UNDO_DONE]
    assert apply(s, TAKE_BACK + 2).retractions() == [TAKE_BACK + 1]
    s.phase = RESOLVING
    s.open = 0b111
    assert NextAction().options(s) == [PLAN_ENTRY]
    s.open = 0b110
    assert NextAction().options(s) == [PLAN_ENTRY + 1]
    s.open = 0b100
    assert NextAction().options(s) == [PLAN_ENTRY + 2]
