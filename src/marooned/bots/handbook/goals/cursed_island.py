"""Cursed Island: five tiles found and kept open, a cross on each; fog where nobody needs to go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from marooned.bots.handbook.goals.base import NO_ANSWER, Goal
from marooned.games.crusoe.actions import DISCOVERY_IDS, SCENARIO_SITE, SPACE, USE_DISCOVERY
from marooned.games.crusoe.effects.scenario import PlaceMarker, RemoveMarker
from marooned.games.crusoe.scenarios.cursed_island import CROSSES, CROSSES_NEEDED, FOG
from marooned.games.crusoe.terms import AT_DANGER, AT_FIGHT, GROUP
from marooned.games.crusoe.verbs import is_open_tile

if TYPE_CHECKING:
    from marooned.bots.handbook.planner import Planner
    from marooned.bots.handbook.things import Things
    from marooned.games.crusoe.effects.base import Window
    from marooned.games.crusoe.state import CrusoeState, Planned

VIALS: Final = USE_DISCOVERY + DISCOVERY_IDS.index("scenario-bowtie")
BELL: Final = USE_DISCOVERY + DISCOVERY_IDS.index("scenario-cross")
DAGGER: Final = USE_DISCOVERY + DISCOVERY_IDS.index("scenario-stripes")
_TOKENS: Final = {"scenario-dashes": 1.2, "scenario-bowtie": 0.5, "scenario-cross": 1.5, "scenario-stripes": 1.0}


class CursedIslandGoal(Goal):
    """Crosses early, tiles near the camp, fog far away."""

    def missing(self) -> int:
        """Crosses still to be built."""
        return CROSSES_NEEDED - self.s.scenario_ints[CROSSES].bit_count()

    def sites(self) -> list[int]:
        """Open tiles without a cross."""
        s = self.s
        return [space for space in range(len(s.tiles)) if self.lacks_cross(space) and is_open_tile(s, space)]

    def lacks_cross(self, space: int) -> bool:
        """Whether a cross could still stand there."""
        return not self.s.scenario_ints[CROSSES] >> space & 1

    def finish(self) -> int:
        s = self.s
        pace = 1 if s.cfg.seats < 3 else 2
        return min(s.cfg.scenario.rounds, s.round + 1 + -(-self.missing() // pace))

    def wood_missing(self) -> int:
        return 2 * self.missing()

    def special(self, plan: Planner, s: CrusoeState, planned: Planned) -> float:
        if planned.target < SCENARIO_SITE:
            return 2.5  # the temple
        left = max(1, s.cfg.scenario.rounds - s.round + 1)
        if self.missing() == 1:
            return 60.0
        return 5.0 + 12.0 * min(1.5, self.missing() / left)

    def new_tile(self, things: Things, space: int) -> float:
        """Tiles are missing for the crosses; near ones are cheaper to build on."""
        lacking = self.missing() - len(self.sites())
        if lacking <= 0:
            return 0.0
        near = 1.0 if self.s.dist[space] == 1 else 0.6
        urgent = lacking / max(1, self.s.cfg.scenario.rounds - self.s.round)
        return near * (3.0 + 8.0 * urgent)

    def camp_site(self, things: Things, space: int) -> float:
        """In the middle of tiles without a cross, out of the fog."""
        around = sum(1 for other in self.s.cfg.board.neighbours[space] if other in self.sites())
        fog = 4.0 * things.p.left if self.s.scenario_ints[FOG] >> space & 1 else 0.0
        return 0.8 * min(around, self.missing()) - fog

    def item(self, things: Things, name: str) -> float | None:
        if name != "sacred-bell":
            return None
        return 1.5 * min(3, sum(self.harm(space) > 1.0 for space in range(len(self.s.tiles)) if self.foggy(space)))

    def token(self, things: Things, name: str) -> float | None:
        return _TOKENS.get(name)

    # -- fog -------------------------------------------------------------------------------------------------------

    def foggy(self, space: int) -> bool:
        """Whether fog lies there."""
        return bool(self.s.scenario_ints[FOG] >> space & 1)

    def harm(self, space: int) -> float:
        """What fog does on a space: worst on the camp tile, then where a cross must stand or could."""
        s = self.s
        if space == s.camp:
            return 20.0
        near = {1: 1.0, 2: 0.6}.get(s.dist[space], 0.2)
        if not s.tiles[space]:
            return near * (2.5 if self.missing() > len(self.sites()) else 1.0)
        if s.closed >> space & 1:
            return 0.0
        return near * (4.0 if self.lacks_cross(space) else 1.0)

    def answer(self, plan: Planner, asking: Any, options: list[int]) -> int:
        if isinstance(asking, PlaceMarker):
            return min(options, key=lambda option: self.harm(option - SPACE))
        if isinstance(asking, RemoveMarker):
            return max(options, key=lambda option: self.harm(option - SPACE))
        return NO_ANSWER

    def before_planning(self, plan: Planner, options: list[int]) -> int:
        if VIALS in options:
            return VIALS
        lifted = sorted((self.harm(space) for space in range(len(self.s.tiles)) if self.foggy(space)), reverse=True)
        return BELL if BELL in options and sum(lifted[:2]) >= 3.0 else NO_ANSWER

    def window(self, plan: Planner, window: Window, options: list[int]) -> int:
        """The dagger where it saves more than its own wound."""
        from marooned.bots.handbook.windows import missing_strength

        if window.at not in (AT_FIGHT, AT_DANGER) or DAGGER not in options:
            return NO_ANSWER
        person = window.person if window.person != GROUP else self.s.first
        missing = missing_strength(plan, window)
        saved = plan.p.wounds(person, missing) - plan.p.wounds(person, max(0, missing - 3) + 1)
        return DAGGER if saved > 0.3 else NO_ANSWER
