"""What the bot holds things to be worth. Everything is measured in food points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

_BESIDE_FOOD: Final[Mapping[str, float]] = {
    "recon": 0.6,
    "move": 0.9,
    "hide": 0.8,
    "rush": 0.5,
    "relief": 0.9,
    "forage": 0.1,
    "hunt": 2.2,
    "rest": 2.0,
    "instinct": 4.0,
    "spear": 3.0,
    "torch": 1.5,
    "ration": 0.2,
    "salvation": 6.0,
    "feast": 1.0,
    "foresight": 2.5,
    "plunder": 1.0,
    "last_stand": 4.5,
    "second_wind": 2.5,
    "dire_hound": 2.5,
    "pathfinder": 1.5,
}


@dataclass(frozen=True, slots=True)
class Weights:
    """The bot's judgement as numbers.

    death: what a life is worth.  hits: Traumas that a player expects in a round to come.  standing: what every Trauma
    costs where the fewest win.  starving: what hunger costs beside its Trauma.  soft: missing food at which the bot
    gives up hope of finding it.  any_lack: the share of hunger's cost that the first missing point makes.

    carry: a food point kept for the next round.  ahead: so many points are worth keeping.  nuisance: an open Trauma
    turned down.  leftover: a food point left to the next players of the own group.  margin: by how much a Reveal must
    beat stopping.  signal: a card that the group needs in the Final Area.  caravan: a hand that can feed the Caravan,
    if nobody else may.  unknown: a card that the table has no word for.
    """

    death: float = 50.0
    hits: float = 0.4
    standing: float = 6.0
    starving: float = 2.0
    soft: float = 6.0
    any_lack: float = 0.2
    carry: float = 0.6
    ahead: float = 6.0
    nuisance: float = 1.2
    leftover: float = 0.35
    margin: float = 0.0
    signal: float = 25.0
    caravan: float = 30.0
    unknown: float = 0.5
    beside_food: Mapping[str, float] = field(default_factory=lambda: _BESIDE_FOOD)


DEFAULT: Final = Weights()
