"""How the handbook plays for the goal of a scenario: what brings it nearer, and the scenario's own questions.

A goal keeps nothing: it is made anew for every moment and works everything out from the table. Worths are in the unit
of `weights`, about one wound of a healthy character; what a hook has no opinion on is left to the common play.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from marooned.bots.handbook.planner import Offer, Planner
    from marooned.bots.handbook.prices import Prices
    from marooned.bots.handbook.stock import Stock
    from marooned.bots.handbook.things import Things
    from marooned.games.crusoe.effects.base import Window
    from marooned.games.crusoe.state import CrusoeState, Planned

NO_ANSWER = -1


class Goal:
    """Staying alive until the last round: what is left of the play where a scenario has no goal written here."""

    def __init__(self, s: CrusoeState) -> None:
        self.s = s

    # -- what the goal needs ---------------------------------------------------------------------------------------

    def finish(self) -> int:
        """The round in which the goal will probably be reached."""
        return self.s.cfg.scenario.rounds

    def blow(self) -> int:
        """Wounds that the scenario may bring each player at once in the next round."""
        return 0

    def wood_missing(self) -> int:
        """Wood that the goal itself still asks for."""
        return 0

    def fur_missing(self) -> int:
        """Fur that the goal itself still asks for."""
        return 0

    def weapon(self, level: int) -> float:
        """What this weapon level is worth for the goal beyond what it saves."""
        return 0.0

    def kept_wood(self, p: Prices, n: int, piled: int) -> float:
        """What n wood after the night, and wood put on a pile now, are worth for the goal beyond their price."""
        return 0.0

    def stock(self, p: Prices, stock: Stock) -> float:
        """What levels and goods are worth for the goal beyond what they save."""
        return 0.0

    def red_dice(self) -> float:
        """How many red dice are rolled in a round that rolls any."""
        return 1.0

    def broken(self, p: Prices) -> float:
        """What a palisade face without a palisade costs beyond a wound each."""
        return 0.0

    def built_shelter(self, p: Prices) -> float:
        """What a shelter that is built is worth for the goal besides, even beside a natural one."""
        return 0.0

    # -- what things are worth for it ------------------------------------------------------------------------------

    def item(self, things: Things, name: str) -> float | None:
        """Worth of having an item, instead of its common worth."""
        return None

    def terrain(self, things: Things, terrain: int) -> float | None:
        """Worth of the first tile of a terrain, instead of its common worth."""
        return None

    def tile(self, things: Things, number: int, space: int) -> float:
        """What a tile on a space is worth for the goal besides."""
        return 0.0

    def new_tile(self, things: Things, space: int) -> float:
        """What any tile on that space is worth for the goal besides."""
        return 0.0

    def more_tiles(self) -> float:
        """Share of its worth that each further tile of the same round keeps."""
        return 0.8

    def camp_site(self, things: Things, space: int) -> float:
        """What a camp on this tile is worth besides."""
        return 0.0

    def token(self, things: Things, name: str) -> float | None:
        """Worth of a discovery token, instead of its common worth."""
        return None

    # -- what it does ----------------------------------------------------------------------------------------------

    def special(self, plan: Planner, s: CrusoeState, planned: Planned) -> float:
        """Worth of a special action that works, without its price; s: the table after what is planned already."""
        return 0.0

    def before_planning(self, plan: Planner, options: list[int]) -> int:
        """An ability to use before anything is declared, NO_ANSWER if there is none."""
        return NO_ANSWER

    def step(self, plan: Planner, options: list[int], wishes: Callable[[], list[Offer]]) -> int:
        """A step of the scenario before anything is declared. wishes: makes the plan as it stands now."""
        return NO_ANSWER

    def window(self, plan: Planner, window: Window, options: list[int]) -> int:
        """What to use in a window, NO_ANSWER to leave it to the common play."""
        return NO_ANSWER

    def answer(self, plan: Planner, asking: Any, options: list[int]) -> int:
        """The answer to a question of the scenario, NO_ANSWER to leave it to the common play."""
        return NO_ANSWER
