"""Volcano Island: tiles and totems in time, the camp always a step ahead of the lava, dust where nobody needs to go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from marooned.bots.handbook.goals.base import NO_ANSWER, Goal
from marooned.games.crusoe.actions import DISCOVERY_IDS, GO, SPACE, USE_DISCOVERY
from marooned.games.crusoe.board import ISLAND, NO_TILE, PLAINS, TILES
from marooned.games.crusoe.effects.mysteries import ANY_KIND, Spring
from marooned.games.crusoe.effects.scenario import PlaceMarker
from marooned.games.crusoe.people import DIES_AT
from marooned.games.crusoe.phases.weather import clouds_left
from marooned.games.crusoe.scenarios.volcano_island import (
    DRAWS,
    DUST,
    LAVA,
    NEEDED,
    TOTEMS,
    VOLCANO,
    explored_tiles,
    explored_totems,
    may_leave,
)
from marooned.games.crusoe.terms import AT_CLOUDS, AT_MONSTER, AT_MYSTERY, AT_TRAP, FRIDAY
from marooned.games.crusoe.verbs import is_open_tile

if TYPE_CHECKING:
    from marooned.bots.handbook.planner import Planner
    from marooned.bots.handbook.prices import Prices
    from marooned.bots.handbook.things import Things
    from marooned.games.crusoe.effects.base import Window
    from marooned.games.crusoe.state import CrusoeState, Planned

NEVER: Final = 99
NORTH: Final = tuple(ISLAND.index[name] for name in ("N2", "N1", "N3"))
SOUTH: Final = tuple(ISLAND.index[name] for name in ("S2", "S1", "S3"))
CLOSES: Final = {space: round for round, spaces in LAVA.items() for space in spaces} | {VOLCANO: 0}
OLD_MAP: Final = USE_DISCOVERY + DISCOVERY_IDS.index("scenario-dashes")
DIARY: Final = USE_DISCOVERY + DISCOVERY_IDS.index("scenario-bowtie")
TORCH: Final = USE_DISCOVERY + DISCOVERY_IDS.index("scenario-cross")
CANVAS: Final = USE_DISCOVERY + DISCOVERY_IDS.index("scenario-stripes")
BOAT_WOOD: Final = 3
# Worths, in the unit of `weights`.
TILE_WORTH: Final = 2.5  # a tile of those that are missing …
TILE_HURRY: Final = 2.0  # … and for each that a round must bring
TOTEM_WORTH: Final = 7.0
TOTEM_HURRY: Final = 5.0
TOTEM_FOUND: Final = 3.0  # a tile with a totem, while totems are to be found
LENT_PAWN: Final = 2.2  # share of a pawn that map and raft lend to an exploration that is still to come
ROPE_WORTH: Final = 5.0
SITE_WORTH: Final = 2.5  # a space to explore, or a totem, beside the camp
DUST_HARM: Final = 3.0  # on a space that must be explored
WOOD_WORTH: Final = 4.0  # a wood of the boat, when the rest is nearly done
_TOKENS: Final = {"scenario-dashes": 1.2, "scenario-bowtie": 1.0, "scenario-cross": 1.2, "scenario-stripes": 0.8}


def closes(space: int) -> int:
    """The round at whose start the lava takes a space."""
    return CLOSES.get(space, NEVER)


class VolcanoIslandGoal(Goal):
    """Explore what the lava takes next, walk west in time, keep wood and rope for the boat."""

    def __init__(self, s: CrusoeState) -> None:
        super().__init__(s)
        tiles, totems = NEEDED[s.cfg.seats - 1]
        self.tiles = max(0, tiles - explored_tiles(s))  # still to be explored
        self.totems = max(0, totems - explored_totems(s))
        self.known = [space for space in s.scenario_ints[TOTEMS:] if space >= 0 and is_open_tile(s, space)]
        self.left = s.cfg.scenario.rounds - s.round  # rounds after this one

    def wood_missing(self) -> int:
        return BOAT_WOOD

    def kept_wood(self, p: Prices, n: int, piled: int) -> float:
        """The wood of the boat, when the rest is nearly done."""
        near = self.s.round >= 6 and self.tiles + self.totems <= 2
        return WOOD_WORTH * min(n, BOAT_WOOD) if near else 0.0

    # -- what is explored ------------------------------------------------------------------------------------------

    def totems_to_find(self) -> int:
        """Totems that must still be discovered."""
        return max(0, self.totems - len(self.known))

    def open_spaces(self) -> int:
        """Unexplored spaces that the lava has not taken yet."""
        s = self.s
        return sum(
            number == NO_TILE and not s.closed >> space & 1 and space != VOLCANO for space, number in enumerate(s.tiles)
        )

    def to_skip(self) -> tuple[int, ...]:
        """Unexplored spaces on the side away from the camp's way west that nobody needs to explore."""
        s = self.s
        spare = self.open_spaces() - self.tiles
        if spare <= 0:
            return ()
        south = sum(bool(s.tiles[space]) + 3 * (space == s.camp) for space in SOUTH)
        north = sum(bool(s.tiles[space]) + 3 * (space == s.camp) for space in NORTH)
        row = NORTH if south > north else SOUTH
        return tuple(space for space in row if not s.tiles[space])[:spare]

    def new_tile(self, things: Things, space: int) -> float:
        """Tiles are the goal; a way out is life itself; what the lava takes next goes first."""
        worth = 0.0
        if self.tiles or self.totems_to_find():
            urgent = self.tiles / max(1, self.left)
            worth += TILE_WORTH + TILE_HURRY * min(2.0, urgent)
            if self.open_spaces() <= self.tiles:
                worth += 2.0
            if closes(space) <= self.s.round + 1:
                worth += 2.5
            elif closes(space) == self.s.round + 2:
                worth += 1.0
            if space in self.to_skip():
                worth -= 2.0
        return worth + self.way_out(space)

    def way_out(self, space: int) -> float:
        """What a tile there is worth as the next camp, while there is none to go to."""
        s = self.s
        if space not in s.cfg.board.neighbours[s.camp] or closes(space) <= closes(s.camp):
            return 0.0
        if any(is_open_tile(s, other) and closes(other) > closes(s.camp) for other in s.cfg.board.neighbours[s.camp]):
            return 0.0
        nights = closes(s.camp) - s.round  # the last one is the night before the lava
        return {1: 120.0, 2: 20.0, 3: 6.0}.get(nights, 0.0)

    def tile(self, things: Things, number: int, space: int) -> float:
        """Totems, if enough of them are not yet known and this one will not be lost at once."""
        in_time = closes(space) > self.s.round + 1
        return TOTEM_FOUND if TILES[number].totem and self.totems_to_find() and in_time else 0.0

    def terrain(self, things: Things, terrain: int) -> float | None:
        if terrain != PLAINS or self.s.items & self.s.cfg.item_bit("rope"):
            return None
        return 4.0 + 1.5 * self.s.round

    def item(self, things: Things, name: str) -> float | None:
        """Without the rope there is no boat; the ladder is a pawn for each totem."""
        if name == "rope":
            return ROPE_WORTH + 2.0 * self.s.round if not may_leave(self.s) else 60.0
        if name == "jolly-boat":
            return 200.0
        if name == "rope-ladder":
            friday = self.s.friday_lives()  # who may then explore totems without a player
            return (1.5 if friday else 0.9) * things.p.pawn * min(self.left, self.totems)
        if name == "shortcut":  # lost with every move of the camp
            return 0.3 * min(self.left, 2)
        if name in ("map", "raft"):
            return LENT_PAWN * things.p.pawn * min(self.left - 1, self.tiles + self.totems)
        return None

    def token(self, things: Things, name: str) -> float | None:
        return _TOKENS.get(name)

    def special(self, plan: Planner, s: CrusoeState, planned: Planned) -> float:
        """A totem: needed for the goal, dangerous for whoever is weak already."""
        space = planned.target - SPACE
        number = s.scenario_ints.index(space, TOTEMS) - TOTEMS
        cards = DRAWS[number]
        actor = planned.actor
        hearts = DIES_AT[actor] - s.wounds[actor]
        harm = cards * 0.5 * plan.p.wound[actor][0]
        if actor != FRIDAY and hearts <= cards + 1:
            harm += 3.0 * (cards + 2 - hearts)
        if not self.totems:
            return 2.0 - harm
        urgent = self.totems / max(1, self.left)
        worth = TOTEM_WORTH + TOTEM_HURRY * min(2.0, urgent) + (4.0 if closes(space) <= s.round + 1 else 0.0)
        return worth - harm

    # -- the camp --------------------------------------------------------------------------------------------------

    def camp_site(self, things: Things, space: int) -> float:
        """Never under the lava; beside what is still to be explored; not where the stay is short or no way leads on."""
        s = self.s
        there = closes(space) - s.round - 1  # rounds that the camp could stay
        if there <= 0:
            return -1000.0
        around = s.cfg.board.neighbours[space]
        worth = -1.5 * max(0, things.p.left - there)
        soon = s.round + 1
        if self.tiles:
            new = sum(
                1 for other in around if not s.tiles[other] and closes(other) > soon and not s.closed >> other & 1
            )
            worth += SITE_WORTH * min(new, self.tiles, 4)
        near = sum(1 for other in (*around, space) if other in self.known and closes(other) > soon)
        worth += SITE_WORTH * min(near, self.totems)
        if closes(space) != NEVER and not any(
            is_open_tile(s, other) and closes(other) > closes(space) for other in around
        ):
            worth -= 12.0 if there == 1 else 4.0
        if s.scenario_ints[DUST] >> space & 1:
            worth -= 3.0
        return worth

    # -- dust ------------------------------------------------------------------------------------------------------

    def harm(self, space: int) -> float:
        """What dust does on a space: nothing under lava, little where nothing is left to do."""
        s = self.s
        if s.closed >> space & 1:
            return 0.0
        rounds = min(closes(space), s.cfg.scenario.rounds + 1) - s.round
        if rounds <= 0:
            return 0.0
        if space == s.camp:
            return 2.5 * min(rounds, 2)
        near = {1: 1.0, 2: 0.7}.get(s.dist[space], 0.5)
        if space in self.known:
            return 3.5 * near
        if not s.tiles[space]:
            return 0.3 if space in self.to_skip() else (DUST_HARM if self.tiles else 0.5) * max(near, 0.7)
        return 0.4 * near * min(rounds, 3)

    def answer(self, plan: Planner, asking: Any, options: list[int]) -> int:
        if isinstance(asking, PlaceMarker):
            return min(options, key=lambda option: self.harm(option - SPACE))
        return NO_ANSWER

    # -- tokens ----------------------------------------------------------------------------------------------------

    def window(self, plan: Planner, window: Window, options: list[int]) -> int:
        """The map for the last card, diary and torch against what hurts, the canvas against any cloud that hurts."""
        s = self.s
        if window.at == AT_MYSTERY and OLD_MAP in options:
            return OLD_MAP if s.drawing[ANY_KIND] == 1 else GO
        if window.at in (AT_TRAP, AT_MONSTER) and (DIARY in options or TORCH in options):
            return next(use for use in (DIARY, TORCH) if use in options) if self.hurts(plan) else NO_ANSWER
        if window.at == AT_CLOUDS and CANVAS in options and clouds_left(s) > s.roof:
            return CANVAS
        return NO_ANSWER

    def hurts(self, plan: Planner) -> bool:
        """Whether the card just turned is worth a token."""
        from marooned.bots.handbook.effects import Opinion

        s = self.s
        card = next((effect.instance for effect in reversed(s.agenda) if isinstance(effect, Spring)), -1)
        if card < 0:
            return False
        return Opinion(plan.p, plan.things, s.actor(), card).row(s.cards.mystery(card).upper) < -0.5
