"""King Kong Island: a palisade, three totems with traps near the camp, the hunt; the actress only when she is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from marooned.bots.handbook.goals.base import NO_ANSWER, Goal
from marooned.games.crusoe.actions import DISCOVERY_IDS, GO, REROLL_DIE, SCENARIO_SITE, USE_DISCOVERY
from marooned.games.crusoe.board import TILES
from marooned.games.crusoe.effects.base import BEAST_STRENGTH_3, BREAK_PALISADE, SUCCESS, WOUND
from marooned.games.crusoe.people import DIES_AT
from marooned.games.crusoe.phases.dice import Rerolls
from marooned.games.crusoe.scenarios.king_kong_crew import (
    ACTRESS,
    CAPTIVE,
    CAPTURED,
    FOURTH,
    TRAPS,
    CharmDie,
    next_member,
)
from marooned.games.crusoe.scenarios.king_kong_island import (
    KING_KONG,
    NOT_FOUND,
    TRAP_REACH,
    TRAPS_NEEDED,
    WEAPON_LOST,
    totem_spaces,
)
from marooned.games.crusoe.terms import AT_HUNGRY, FRIDAY

if TYPE_CHECKING:
    from marooned.bots.handbook.planner import Planner
    from marooned.bots.handbook.prices import Prices
    from marooned.bots.handbook.things import Things
    from marooned.games.crusoe.effects.base import Window
    from marooned.games.crusoe.state import CrusoeState, Planned

VODKA: Final = USE_DISCOVERY + DISCOVERY_IDS.index("scenario-dashes")
FIRECRACKER: Final = USE_DISCOVERY + DISCOVERY_IDS.index("scenario-bowtie")
LOST_ITEM: Final = USE_DISCOVERY + DISCOVERY_IDS.index("scenario-stripes")
PHOTOS: Final = ACTRESS
WIN: Final = 60.0
SOONEST: Final = 8  # the round until which the camp must hold out at least
LATE: Final = 6  # with so many rounds left all totems must be found
_TOKENS: Final = {"scenario-dashes": 0.9, "scenario-bowtie": 1.6, "scenario-cross": 0.9, "scenario-stripes": 0.9}
_CREW: Final = (0.6, 0.7, 0.9, 1.4, 2.5, 6.0, 3.0, 8.0, WIN)  # price of each member's turn, by number


class KingKongGoal(Goal):
    """Be quick: every round with totems costs palisade and crew."""

    def traps_missing(self) -> int:
        """Traps still to be built."""
        return max(0, TRAPS_NEEDED - self.s.scenario_ints[TRAPS].bit_count())

    def sites(self) -> list[int]:
        """Tiles within reach that could take a trap."""
        s = self.s
        return [
            space
            for space in totem_spaces(s)
            if s.dist[space] <= TRAP_REACH and not s.scenario_ints[TRAPS] >> space & 1
        ]

    def sites_missing(self) -> int:
        """Totems still to be found for the traps."""
        return max(0, self.traps_missing() - len(self.sites()))

    def captive(self) -> bool:
        """Whether the actress must be rescued."""
        return bool(self.s.scenario_ints[CAPTIVE])

    def left(self) -> int:
        """Rounds from this one on."""
        return self.s.cfg.scenario.rounds - self.s.round + 1

    def finish(self) -> int:
        s = self.s
        pace = 1 if s.cfg.seats < 3 else 2
        rounds = -(-self.traps_missing() // pace) + (self.sites_missing() > 0) + (not s.scenario_ints[CAPTURED])
        return min(s.cfg.scenario.rounds, max(SOONEST, s.round + rounds + 2 * self.captive()))

    def wood_missing(self) -> int:
        return 4 * self.traps_missing()

    def red_dice(self) -> float:
        """Those of the totems there are, and of those that will be found."""
        return len(totem_spaces(self.s)) + 0.7 * self.sites_missing()

    def broken(self, p: Prices) -> float:
        return p.morale_down + _CREW[next_member(self.s)]

    # -- actions ---------------------------------------------------------------------------------------------------

    def special(self, plan: Planner, s: CrusoeState, planned: Planned) -> float:
        if planned.target == KING_KONG:
            return self.catch(plan, s, planned)
        if planned.target >= SCENARIO_SITE:
            last = self.traps_missing() == 1 and s.scenario_ints[CAPTURED] and not self.captive()
            return WIN if last else 5.0 + 10.0 * min(1.5, (self.traps_missing() + 1) / self.left())
        done = s.scenario_ints[CAPTURED] and not self.traps_missing()
        return WIN if done else 8.0 + 12.0 / self.left()

    def catch(self, plan: Planner, s: CrusoeState, planned: Planned) -> float:
        """The hunt wins, unless the hunter dies of it or the actress is captive."""
        missing = max(0, (1 if s.has_item("tranquilizer") else WEAPON_LOST) - s.weapon)
        actor = planned.actor
        if s.wounds[actor] + missing >= DIES_AT[actor]:
            return -10.0 if actor == FRIDAY else -WIN
        if not self.captive():
            return WIN
        lost = plan.things.weapon(-min(s.weapon, WEAPON_LOST))
        return 12.0 + 12.0 / self.left() - plan.p.wounds(actor, missing) + lost

    # -- things ----------------------------------------------------------------------------------------------------

    def ready(self) -> bool:
        """Whether the camp can stand more red dice, or can't wait any longer."""
        return (self.s.weapon >= 2 and self.s.palisade >= 1) or self.left() <= LATE

    def totems_wanted(self) -> int:
        """Totems for traps that should be known by now."""
        return TRAPS_NEEDED if self.ready() else 1 if self.left() > LATE + 2 else 2

    def tile(self, things: Things, number: int, space: int) -> float:
        """Totems in reach when they are wanted, else none; the fourth one when the actress is there."""
        if not TILES[number].totem:
            return 0.0
        s = self.s
        if self.captive() and s.scenario_ints[FOURTH] == NOT_FOUND:
            return 6.0
        lacking = self.totems_wanted() - (TRAPS_NEEDED - self.sites_missing())
        if lacking <= 0 or s.dist[space] > TRAP_REACH:
            return -3.0
        near = 1.0 if s.dist[space] == 1 else 0.6
        return near * (4.0 + 8.0 * self.sites_missing() / max(1, self.left() - 3))

    def more_tiles(self) -> float:
        """Several totems at once only behind weapons and a palisade."""
        return 0.8 if self.ready() else 0.0

    def camp_site(self, things: Things, space: int) -> float:
        """Not on a totem; within reach of the tiles that need a trap."""
        s = self.s
        worth = -things.p.each_one * things.p.left if TILES[s.tiles[space]].totem else 0.0
        return worth - (4.0 * len(self.sites()) if space != s.camp else 0.0)

    def item(self, things: Things, name: str) -> float | None:
        p = things.p
        if name == "shovel":
            return 8.0 + 0.15 * p.left if self.traps_missing() else 0.0
        if name == "tranquilizer":
            return 0.5 * max(0, WEAPON_LOST - self.s.weapon) if not self.s.scenario_ints[CAPTURED] else 0.0
        return None

    def token(self, things: Things, name: str) -> float | None:
        return _TOKENS.get(name)

    # -- abilities -------------------------------------------------------------------------------------------------

    def before_planning(self, plan: Planner, options: list[int]) -> int:
        if VODKA in options and self.s.morale < 3:
            return VODKA
        if LOST_ITEM in options and not (next_member(self.s) == PHOTOS and self.s.morale >= 3):
            return LOST_ITEM
        return NO_ANSWER

    def window(self, plan: Planner, window: Window, options: list[int]) -> int:
        """The firecracker and the charm against a face that would hurt."""
        s = self.s
        if window.at != AT_HUNGRY:
            return LOST_ITEM if LOST_ITEM in options else NO_ANSWER
        face = s.weather_dice[2 + s.hungry_roll]
        bad = (face == BREAK_PALISADE and s.palisade == 0) or (face == BEAST_STRENGTH_3 and s.weapon < 2)
        for action in (FIRECRACKER, LOST_ITEM):
            if bad and action in options:
                return action
        return GO

    def answer(self, plan: Planner, asking: Any, options: list[int]) -> int:
        if isinstance(asking, Rerolls) and LOST_ITEM in options and self.s.roll[1] >= 0 and self.s.roll[1] != SUCCESS:
            return LOST_ITEM
        if isinstance(asking, CharmDie):
            failed = self.s.roll[1] != SUCCESS and REROLL_DIE + 1 in options
            return REROLL_DIE + 1 if failed else REROLL_DIE if self.s.roll[0] == WOUND else options[-1]
        return NO_ANSWER
