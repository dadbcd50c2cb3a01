"""Cannibal Island: a way to the City, weapons, villages burned early; then the healthiest one attacks the City."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from marooned.bots.handbook.goals.base import NO_ANSWER, Goal
from marooned.games.crusoe.actions import (
    DISCOVERY_IDS,
    GO,
    LOSE_FOOD,
    LOSE_PRESERVED,
    OPTION,
    PLAN_ENTRY,
    SPACE,
    TILE,
    USE_DISCOVERY,
    YES,
)
from marooned.games.crusoe.board import TILES
from marooned.games.crusoe.effects.island import ForcedMove, new_camps
from marooned.games.crusoe.layout import P_ISLAND
from marooned.games.crusoe.people import DIES_AT, FRENZY, SKILL_PRICE
from marooned.games.crusoe.phases.resolving import NextAction
from marooned.games.crusoe.scenarios.cannibal_island import (
    CITY,
    CITY_STRENGTH,
    CITY_WEAKENED,
    RAID_WOUNDS,
    VILLAGE_STRENGTH,
    GiveUp,
    LoseShelter,
    PlaceOneTile,
    Retreat,
    TakeCanoe,
    burned_villages,
    standing,
)
from marooned.games.crusoe.terms import AT_FIGHT, AT_NIGHT, AT_SPOILING, FOOD, FRIDAY, HUNT, SOLDIER

if TYPE_CHECKING:
    from marooned.bots.handbook.planner import Planner
    from marooned.bots.handbook.things import Things
    from marooned.games.crusoe.effects.base import Window
    from marooned.games.crusoe.state import CrusoeState, Planned

OINTMENT: Final = USE_DISCOVERY + DISCOVERY_IDS.index("scenario-bowtie")
ISLAND_MAP: Final = USE_DISCOVERY + DISCOVERY_IDS.index("scenario-cross")
MACHETE: Final = USE_DISCOVERY + DISCOVERY_IDS.index("scenario-stripes")
OLD_MACHETE: Final = USE_DISCOVERY + DISCOVERY_IDS.index("old-machete")
POISON: Final = USE_DISCOVERY + DISCOVERY_IDS.index("poison")
_TOKENS: Final = {"scenario-dashes": 2.0, "scenario-bowtie": 0.8, "scenario-cross": 0.4, "scenario-stripes": 2.5}
_WEAPONS: Final = {"knife": 1, "spear": 3, "sling": 2, "bow": 3, "ballista": 1}
WIN: Final = 200.0
POINT: Final = 1.5  # one level of weapon, or one of the City's strength less
ATTACK: Final = 6.0  # a village burned, beside the wounds of the next raid
ATTACK_WOUND: Final = 0.6  # share of its wounds that waiting would not save
WAY: Final = 5.0  # a tile on the way to the City
HORIZON: Final = 8  # the handbook plans for living that long
BOOKS: Final = 0.5  # books among the event cards
FAR: Final = 99


class CannibalIslandGoal(Goal):
    """The City falls as soon as somebody outlives it: its strength against weapons and the hearts of one person."""

    # -- how far it is ---------------------------------------------------------------------------------------------

    def hearts(self) -> int:
        """Wounds that the healthiest player would outlive."""
        return max(DIES_AT[person] - 1 - self.s.wounds[person] for person in self.s.cfg.players)

    def villages(self) -> int:
        """Villages that stand and could be burned."""
        return (standing(self.s) & ~(1 << CITY)).bit_count()

    def deficit(self, weapon: int) -> int:
        """What the City's strength is above weapons and hearts, once all known villages are burned."""
        known = burned_villages(self.s) + self.villages()
        return CITY_STRENGTH - CITY_WEAKENED * known - weapon - self.hearts()

    def way(self, found: int = -1) -> int:
        """Tiles still to be explored on the shortest way to the City, FAR if there is none. found: a space more."""
        s = self.s
        cost = [FAR] * len(s.tiles)
        cost[s.camp] = 0
        ring = [s.camp]
        while ring:
            space = min(ring, key=lambda one: cost[one])
            ring.remove(space)
            if space == CITY:
                break
            for other in s.cfg.board.neighbours[space]:
                if s.closed >> other & 1 and other != CITY:
                    continue
                price = cost[space] + (not s.tiles[other] and other != found)
                if price < cost[other]:
                    cost[other] = price
                    ring.append(other)
        return cost[CITY]

    def books_left(self) -> float:
        """Books to be expected in the rounds to come."""
        return BOOKS * max(0, self.finish() - self.s.round)

    def refuge(self) -> bool:
        """Whether the camp could flee from the next raid without a loss."""
        return bool(new_camps(self.s))

    def blow(self) -> int:
        """A raid: fewer wounds for burned villages, two more where nobody can flee."""
        if self.s.round >= self.s.cfg.scenario.rounds:
            return 0
        return max(0, RAID_WOUNDS - burned_villages(self.s)) + (0 if self.refuge() else 2)

    def finish(self) -> int:
        s = self.s
        pace = 1.0 + 0.75 * s.cfg.seats
        lacking = max(0, self.deficit(s.weapon)) / pace
        rounds = max(float(self.way()), lacking)
        return min(s.cfg.scenario.rounds, max(HORIZON, s.round + 1 + int(rounds + 0.5)))

    # -- worths ----------------------------------------------------------------------------------------------------

    def wood_missing(self) -> int:
        return max(0, min(6, self.deficit(self.s.weapon) + 2))

    def weapon(self, level: int) -> float:
        """Weapons until the City can fall, then a reserve."""
        enough = self.s.weapon + max(0, self.deficit(self.s.weapon)) + 2
        return POINT if level <= enough else 0.3

    def item(self, things: Things, name: str) -> float | None:
        levels = _WEAPONS.get(name)
        if levels is not None:
            extra = things.palisade(2) if name == "ballista" else 0.0
            return things.weapon(levels) + extra
        if name == "canoe":
            return 0.5 * min(3, things.explores_left())
        return None

    def token(self, things: Things, name: str) -> float | None:
        return _TOKENS.get(name)

    def tile(self, things: Things, number: int, space: int) -> float:
        """A village more is a way to weaken the City and the books, if there is time to burn it."""
        s = self.s
        p = things.p
        if not TILES[number].totem:
            flee = s.dist[space] == 1 and not self.refuge()
            return 2 * p.each_one * self.books_left() if flee else 0.0
        left = s.cfg.scenario.rounds - s.round
        wound = p.each_one / p.seats
        there = self.villages()
        hurt = 1 + max(0, VILLAGE_STRENGTH + 1 + there - s.weapon) + there
        worth = 0.6 * CITY_WEAKENED * POINT if left > 1 else 0.0
        if burned_villages(s) + there < RAID_WOUNDS:
            worth += 0.5 * p.each_one * self.books_left()
        return max(-4.0, worth - wound * hurt - 2 * p.pawn)

    def new_tile(self, things: Things, space: int) -> float:
        """The way to the City before anything else."""
        missing = self.way()
        if missing == 0 or self.way(space) >= missing:
            return 0.0
        spare = max(1, self.s.cfg.scenario.rounds - self.s.round - missing)
        return WAY * (1 + 2.0 / spare)

    def camp_site(self, things: Things, space: int) -> float:
        """Towards the City while there is no way to it: exploring is cheap next to the camp."""
        if self.way() == 0:
            return 0.0
        return 2.0 * (1 if self.steps(space) < self.steps(self.s.camp) else 0)

    def steps(self, space: int) -> int:
        """Steps on the map from a space to the City, over land known or not."""
        s = self.s
        ring, seen, steps = {CITY}, {CITY}, 0
        while space not in ring and ring:
            ring = {other for one in ring for other in s.cfg.board.neighbours[one]} - seen
            seen |= ring
            steps += 1
        return steps

    # -- attacks ---------------------------------------------------------------------------------------------------

    def attack_wounds(self, s: CrusoeState, planned: Planned) -> int:
        """Wounds of an attack, when the villages planned before it are burned."""
        space = planned.target - SPACE
        fallen = [other.target - SPACE for other in s.plan if other.kind == HUNT and other.target >= SPACE]
        if space == CITY:
            burned = burned_villages(s) + sum(1 for other in fallen if other != CITY)
            strength = CITY_STRENGTH - CITY_WEAKENED * burned
        else:
            strength = VILLAGE_STRENGTH + standing(s).bit_count() - len(fallen)
        return max(0, strength - s.weapon)

    def bonus(self, s: CrusoeState, actor: int) -> int:
        """Weapons that an attacker can add for one fight."""
        blowpipe = any(s.cards.all[token].id == "scenario-dashes" for token in s.discoveries)
        frenzy = (
            actor == SOLDIER
            and s.determination[SOLDIER] >= SKILL_PRICE[FRENZY]
            and not (s.used_skills >> FRENZY & 1 or s.no_skills >> SOLDIER & 1)
        )
        rifle = actor != FRIDAY and any(s.cards.all[treasure.card].id == "old-rifle" for treasure in s.treasures)
        return 2 * blowpipe + 3 * frenzy + 3 * rifle

    def special(self, plan: Planner, s: CrusoeState, planned: Planned) -> float:
        actor = planned.actor
        before = sum(
            self.attack_wounds(s, other)
            for other in s.plan
            if other.kind == HUNT and other.target >= SPACE and other.actor == actor
        )
        n = self.attack_wounds(s, planned)
        alive = DIES_AT[actor] - 1 - s.wounds[actor] - before
        if planned.target == SPACE + CITY:
            return WIN if n - self.bonus(s, actor) <= alive else -WIN
        if n > alive:
            return -WIN
        p = plan.p
        worth = ATTACK + max(0, s.round - 2)  # what waiting for weapons would lose grows by the round
        if burned_villages(s) < RAID_WOUNDS:
            worth += BOOKS * p.each_one
        if not self.refuge() and planned.target - SPACE in s.cfg.board.neighbours[s.camp]:
            worth += 2 * p.each_one * self.books_left()
        cost = sum(p.wound[actor][before : before + n])
        return worth - ATTACK_WOUND * cost

    # -- answers ---------------------------------------------------------------------------------------------------

    def before_planning(self, plan: Planner, options: list[int]) -> int:
        for action in (MACHETE, OLD_MACHETE, POISON):
            if action in options:
                return action
        if ISLAND_MAP in options and self.s.round <= 5 and not self.s.piles[P_ISLAND].top:
            return ISLAND_MAP
        return NO_ANSWER

    def window(self, plan: Planner, window: Window, options: list[int]) -> int:
        """In the City whatever keeps the attacker alive; the ointment as soon as it helps."""
        from marooned.bots.handbook.windows import missing_strength

        s = self.s
        if window.at == AT_FIGHT and s.cur >= 0 and s.plan[s.cur].target == SPACE + CITY:
            actor = s.plan[s.cur].actor
            if missing_strength(plan, window) < DIES_AT[actor] - s.wounds[actor]:
                return GO
            return options[-1]
        if window.at in (AT_NIGHT, AT_SPOILING) and OINTMENT in options:
            best = max(plan.p.healing(person, 1) for person in s.people())
            return OINTMENT if window.at == AT_SPOILING and best >= 1.0 else NO_ANSWER
        return NO_ANSWER

    def answer(self, plan: Planner, asking: Any, options: list[int]) -> int:
        from marooned.bots.handbook.answers import next_space

        if isinstance(asking, Retreat):
            return max(options, key=lambda option: self.retreat(plan, asking.choices[option - OPTION][0]))
        if isinstance(asking, GiveUp):
            return self.give_up(plan, options)
        if isinstance(asking, TakeCanoe):
            return YES
        if isinstance(asking, PlaceOneTile):
            return max(options, key=lambda option: plan.things.tile(option - TILE, next_space(plan)))
        if isinstance(asking, NextAction) and any(self.entry(option).kind == HUNT for option in options):
            return min(options, key=lambda option: self.order(self.entry(option)))
        return NO_ANSWER

    def entry(self, option: int) -> Planned:
        """The declared action of an answer."""
        return self.s.plan[option - PLAN_ENTRY]

    def order(self, planned: Planned) -> int:
        """Villages first, they weaken the City; beasts last, they wear weapons out."""
        if planned.target < SPACE:
            return 2
        return 1 if planned.target == SPACE + CITY else 0

    def retreat(self, plan: Planner, way: Any) -> float:
        """What a loss to the cannibals costs, as a negative worth."""
        from marooned.bots.handbook.camp import move_gain

        p = plan.p
        if isinstance(way, ForcedMove):
            return max(move_gain(plan, space) for space in new_camps(self.s))
        if isinstance(way, LoseShelter):
            s = self.s
            gone = p.roof_future[min(s.roof, len(p.roof_future) - 1)]
            gone += p.palisade_future[min(s.palisade, len(p.palisade_future) - 1)]
            return -gone - (0.0 if s.natural_shelter() else p.shelter_future + p.each_one)
        return -p.each[2]

    def give_up(self, plan: Planner, options: list[int]) -> int:
        """Food that nobody will eat, else wood, else what there is."""
        if LOSE_FOOD in options and self.s.available[FOOD] > plan.p.seats:
            return LOSE_FOOD
        last = options[-1]
        return last if last != LOSE_PRESERVED or LOSE_FOOD not in options else LOSE_FOOD
