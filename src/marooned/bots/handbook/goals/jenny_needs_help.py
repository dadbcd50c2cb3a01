"""Jenny Needs Help!: the rope and the raft early, Jenny in the camp by the middle of the game, furs and wood kept for
the lifeboat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marooned.bots.handbook.goals.base import NO_ANSWER, Goal
from marooned.games.crusoe.actions import DISCOVERY_IDS, USE_DISCOVERY, USE_SKILL
from marooned.games.crusoe.board import MOUNTAINS, PLAINS
from marooned.games.crusoe.layout import P_HUNTING
from marooned.games.crusoe.people import DIES_AT, THE_HUNT
from marooned.games.crusoe.scenarios.jenny_needs_help import RAFT, TOTEMS, is_built
from marooned.games.crusoe.terms import AT_DANGER, AT_FIGHT, FUR, GROUP, GUEST

if TYPE_CHECKING:
    from marooned.bots.handbook.planner import Planner
    from marooned.bots.handbook.prices import Prices
    from marooned.bots.handbook.stock import Stock
    from marooned.bots.handbook.things import Things
    from marooned.games.crusoe.effects.base import Window
    from marooned.games.crusoe.state import CrusoeState, Planned

BOAT_WOOD: Final = 6
BOAT_FUR: Final = 4
RAFT_WOOD: Final = 2
WIN: Final = 150.0
PISTOL: Final = USE_DISCOVERY + DISCOVERY_IDS.index("scenario-bowtie")
HUT: Final = USE_DISCOVERY + DISCOVERY_IDS.index("scenario-cross")
VINES: Final = USE_DISCOVERY + DISCOVERY_IDS.index("scenario-stripes")
_TOKENS: Final = {"scenario-dashes": 0.8, "scenario-bowtie": 1.4, "scenario-cross": 2.2, "scenario-stripes": 1.0}
_TOTEMS: Final = (-1.5, -1.5, 1.0, 6.0)  # what the next totem is worth, by how many are found; further ones: nothing


class JennyNeedsHelpGoal(Goal):
    """Rope and raft, the rescue, then everything for the lifeboat."""

    def nights_of_jenny(self) -> int:
        """Nights that Jenny can still live through out there."""
        return (DIES_AT[GUEST] - 1 - self.s.wounds[GUEST]) // 2

    def wood_missing(self) -> int:
        raft = 0 if self.s.guest or is_built(self.s, RAFT) else RAFT_WOOD
        return raft + BOAT_WOOD

    def fur_missing(self) -> int:
        return max(0, BOAT_FUR - self.s.available[FUR])

    def tools(self) -> bool:
        """Whether rope and knife are there."""
        return is_built(self.s, "rope") and is_built(self.s, "knife")

    # -- goods -----------------------------------------------------------------------------------------------------

    def stock(self, p: Prices, stock: Stock) -> float:
        """Furs up to four are the game; so are weapons, as far as there is something to hunt for them."""
        furs = 5.0 * min(float(BOAT_FUR), max(0.0, stock.fur))
        if stock.fur >= BOAT_FUR:
            return furs
        return furs + 0.6 * min(5, stock.weapon) * (1.0 if p.left > 1 else 0.0)

    def kept_wood(self, p: Prices, n: int, piled: int) -> float:
        """With Jenny there and the furs at hand, six wood are the game."""
        s = self.s
        if not s.guest:
            return 0.0
        ready = s.available[FUR] >= BOAT_FUR - 1
        return (2.5 if ready else 0.8) * min(BOAT_WOOD, n)

    # -- what things are worth -------------------------------------------------------------------------------------

    def item(self, things: Things, name: str) -> float | None:
        s = self.s
        if name == "lifeboat":
            return WIN if s.guest else 0.0
        if name == RAFT:
            return 0.0 if s.guest else 8.0 + 4.0 * s.round
        if name == "rope":
            return 6.0 + 2.0 * s.round
        if name == "knife":
            return things.weapon(1) + 2.0 + 1.2 * s.round + (4.0 if s.guest else 0.0)
        return None

    def terrain(self, things: Things, terrain: int) -> float | None:
        s = self.s
        if terrain == PLAINS and not is_built(s, "rope"):
            return 6.0 + s.round
        if terrain == MOUNTAINS and not is_built(s, "knife"):
            return 3.5 + s.round
        return None

    def tile(self, things: Things, number: int, space: int) -> float:
        """Beasts to be hunted and totems on the way to the fourth one."""
        from marooned.games.crusoe.board import TILES

        tile = TILES[number]
        worth = 0.0
        if tile.beast and self.fur_missing() and things.p.left > 1:
            worth += 2.0
        found = self.s.scenario_ints[TOTEMS]
        if tile.totem and found < len(_TOTEMS):
            worth += _TOTEMS[found]
        return worth

    def token(self, things: Things, name: str) -> float | None:
        if name == "goat":
            return 4.0
        return _TOKENS.get(name)

    # -- what it does ----------------------------------------------------------------------------------------------

    def special(self, plan: Planner, s: CrusoeState, planned: Planned) -> float:
        """The rescue: sooner or later, at any price before Jenny dies."""
        left = self.nights_of_jenny()
        return 100.0 if left <= 0 else 12.0 + 30.0 / (1 + left)

    def before_planning(self, plan: Planner, options: list[int]) -> int:
        s = self.s
        if HUT in options:
            return HUT
        if VINES in options and (s.shelter or s.roof):
            return VINES
        hunt = USE_SKILL + THE_HUNT
        if hunt in options and self.fur_missing() and s.weapon >= 2 and not len(s.piles[P_HUNTING]):
            return hunt
        return NO_ANSWER

    def window(self, plan: Planner, window: Window, options: list[int]) -> int:
        """The pistol where it saves wounds; vines before a missing palisade hurts."""
        from marooned.bots.handbook.windows import missing_strength

        if VINES in options:
            return VINES
        if window.at not in (AT_FIGHT, AT_DANGER) or PISTOL not in options:
            return NO_ANSWER
        person = window.person if window.person != GROUP else self.s.first
        missing = missing_strength(plan, window)
        saved = plan.p.wounds(person, missing) - plan.p.wounds(person, max(0, missing - 3))
        return PISTOL if saved > 0.6 else NO_ANSWER
