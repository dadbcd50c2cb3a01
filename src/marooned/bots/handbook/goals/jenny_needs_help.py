"""Jenny Needs Help!: the rope and the raft early, Jenny in the camp by the middle of the game, furs and wood kept for
the lifeboat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marooned.bots.handbook.goals.base import NO_ANSWER, Goal
from marooned.games.crusoe.actions import DISCOVERY_IDS, USE_DISCOVERY, USE_SKILL
from marooned.games.crusoe.board import MOUNTAINS, PLAINS, TILES
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
# Worths, in the unit of `weights`.
WIN: Final = 150.0
FUR_WORTH: Final = 3.0
WEAPON_WORTH: Final = 1.0
PALISADE_WORTH: Final = 0.3
BEAST_WORTH: Final = 2.0
RESCUE: Final = 12.0
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

    # -- goods -----------------------------------------------------------------------------------------------------

    def stock(self, p: Prices, stock: Stock) -> float:
        """Furs up to four are the game; so are weapons, as far as there is something to hunt for them.

        Every second event is a storm, so that palisades wear off.
        """
        worth = FUR_WORTH * min(float(BOAT_FUR), max(0.0, stock.fur))
        if stock.shelter:
            worth += PALISADE_WORTH * p.each_one * min(float(stock.palisade), 0.5 * p.left)
        if stock.fur < BOAT_FUR and p.left > 1:
            worth += WEAPON_WORTH * min(5, stock.weapon)
        return worth

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
        tile = TILES[number]
        worth = 0.0
        if tile.beast and self.fur_missing() and things.p.left > 1:
            worth += BEAST_WORTH
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
        return 100.0 if left <= 0 else RESCUE + 30.0 / (1 + left)

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
        """The pistol where it saves wounds; vines and the hut before a missing palisade or wood hurts."""
        from marooned.bots.handbook.windows import missing_strength

        for action in (VINES, HUT):
            if action in options:
                return action
        if window.at not in (AT_FIGHT, AT_DANGER) or PISTOL not in options:
            return NO_ANSWER
        person = window.person if window.person != GROUP else self.s.first
        missing = missing_strength(plan, window)
        saved = plan.p.wounds(person, missing) - plan.p.wounds(person, max(0, missing - 3))
        return PISTOL if saved > 0.6 else NO_ANSWER
