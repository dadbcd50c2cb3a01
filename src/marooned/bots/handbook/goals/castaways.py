"""Castaways: a complete woodpile and fire while the ship passes, rounds 10 to 12."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, exp
from typing import TYPE_CHECKING, Final

from marooned.bots.handbook.goals.base import NO_ANSWER, Goal
from marooned.games.crusoe.actions import DISCOVERY_IDS, USE_DISCOVERY
from marooned.games.crusoe.board import MOUNTAINS
from marooned.games.crusoe.scenarios.castaways import COLUMNS, PILE, PILE_AT_START, WOODPILE, room
from marooned.games.crusoe.terms import WOOD, WOOD_SOURCE
from marooned.games.crusoe.verbs import yield_of

if TYPE_CHECKING:
    from marooned.bots.handbook.planner import Offer, Planner
    from marooned.bots.handbook.prices import Prices
    from marooned.bots.handbook.things import Things
    from marooned.games.crusoe.state import CrusoeState

FIRST_SHIP: Final = 10  # the ship passes in rounds 10 to 12
LAST_SHIP: Final = 12
LATE: Final = 8  # from this round on the pile is counted as a chance to win
OIL: Final = USE_DISCOVERY + DISCOVERY_IDS.index("scenario-bowtie")
AT_ONCE: Final = tuple(USE_DISCOVERY + DISCOVERY_IDS.index(f"scenario-{token}") for token in ("cross", "stripes"))


def pile_missing(s: CrusoeState) -> int:
    """Wood that the pile still lacks."""
    return COLUMNS[-1] - s.scenario_ints[PILE]


def columns_missing(s: CrusoeState, more: int = 0) -> int:
    """Columns of the pile that are not full, with so much wood more."""
    return sum(s.scenario_ints[PILE] + more < full for full in COLUMNS)


def column_in_reach(s: CrusoeState) -> bool:
    """Whether this round's column is full, or can be filled with the wood in stock."""
    done = room(s) == 0 and s.scenario_ints[PILE] > s.scenario_ints[PILE_AT_START]
    return done or s.available[WOOD] >= room(s)


def fire_built(s: CrusoeState) -> bool:
    """Whether fire is built."""
    return bool(s.items >> s.cfg.item_index["fire"] & 1)


class CastawaysGoal(Goal):
    """Wood, mountains, fire; the pile in time for the ship."""

    def finish(self) -> int:
        from marooned.bots.handbook.prices import gather_rate

        s = self.s
        missing = columns_missing(s)
        finish = max(FIRST_SHIP, s.round + missing - (1 if missing and column_in_reach(s) else 0))
        wood = pile_missing(s) - s.available[WOOD] + s.cfg.build_cost[0] * max(0, 2 - s.roof - s.shelter)
        income = yield_of(s, s.camp, WOOD_SOURCE) + gather_rate(s.cfg.seats)
        finish = max(finish, s.round + ceil(wood / income))
        if not fire_built(s):
            finish = max(finish, s.round + 1)
        return min(finish, LAST_SHIP)

    def wood_missing(self) -> int:
        return pile_missing(self.s)

    def kept_wood(self, p: Prices, n: int, piled: int) -> float:
        """Late in the game wood is the game."""
        return p.w.win * self.win_chance(p, n + piled) if self.s.round >= LATE else 0.0

    def win_chance(self, p: Prices, n: int) -> float:
        """A rough chance that the pile will stand in time if n wood more are there for it."""
        found = p.chances.get(n)
        if found is None:
            found = p.chances[n] = self.chance_of_pile(p, n)
        return found

    def chance_of_pile(self, p: Prices, n: int) -> float:
        """The same, worked out: what is missing against what the rounds to come bring."""
        from marooned.bots.handbook.prices import gather_rate

        s = self.s
        if s.round >= LAST_SHIP:
            return 0.0
        produced = yield_of(s, s.camp, WOOD_SOURCE)
        missing = pile_missing(s) - n - produced
        rounds = LAST_SHIP - s.round - 1  # rounds of gathering after this one
        columns = columns_missing(s, n)
        if missing <= 0 and columns <= 1:
            return 1.0
        if rounds <= 0 or columns > rounds + 1:
            return 0.0
        income = produced + gather_rate(p.seats) - 1.2
        return 1.0 / (1.0 + exp((missing - rounds * income) / (0.8 * rounds)))

    def item(self, things: Things, name: str) -> float | None:
        """Fire is half of the goal: worth building early, and at any price in the end."""
        if name == "fire":
            late = max(0, self.s.round - 6)
            return things.palisade(1) + 3.0 + 2.5 * late + (100.0 if self.s.round >= FIRST_SHIP else 0.0)
        return things.p.wood * min(3, room(self.s)) if name == "mast" else None

    def terrain(self, things: Things, terrain: int) -> float | None:
        if terrain != MOUNTAINS or fire_built(self.s):
            return None
        return things.p.w.mountain + 2.0 * max(0.0, self.s.round - 4.0)

    def before_planning(self, plan: Planner, options: list[int]) -> int:
        for action in AT_ONCE:
            if action in options:
                return action
        return OIL if OIL in options and room(self.s) >= 2 else NO_ANSWER

    def step(self, plan: Planner, options: list[int], wishes: Callable[[], list[Offer]]) -> int:
        from marooned.bots.handbook.pile import add_to_pile

        return WOODPILE if WOODPILE in options and add_to_pile(plan, wishes()) else NO_ANSWER
