"""The numbers behind the handbook's judgement. The unit is about one wound of a character in good health."""

from __future__ import annotations

from typing import Final


class Weights:
    """What the handbook holds things for. Change a copy to try something else."""

    __slots__ = (
        "adventure_build",
        "adventure_explore",
        "adventure_gather",
        "animals",
        "arrow",
        "bare_risk",
        "blow",
        "column_hurry",
        "danger",
        "determination",
        "drain",
        "explore",
        "fights",
        "food",
        "fur",
        "hunger",
        "hunt_food",
        "items",
        "morale",
        "mountain",
        "palisade",
        "pawn",
        "rest",
        "roof",
        "shelter",
        "site",
        "source",
        "spare_food",
        "threat",
        "token",
        "win",
        "wood",
        "wood_pressure",
        "wound",
    )

    def __init__(self) -> None:
        # people
        self.wound = 0.3  # a wound of a healthy character
        self.danger = 2.2  # what is added when death comes near
        self.blow = 3.0  # what is added where the next blow of a scenario would kill
        self.drain = 0.9  # wounds that a round brings anyway
        self.arrow = 0.1  # share of the price of a morale level that wounds on the way to an arrow carry
        self.determination = 0.4  # a token in a good hand
        self.morale = 0.9  # share of the tokens to come that a morale level is worth
        self.hunger = 1.3  # what a missed meal counts, in prices of its wounds
        self.rest = 1.0  # share of what healing by a rest is worth
        self.pawn = 1.1  # an action pawn that an item lends
        # goods
        self.wood = 0.7  # a wood without any need
        self.wood_pressure = 1.0  # what is added when a common table must gather all it can
        self.food = 1.1  # a food in a common night
        self.spare_food = 0.05  # a food that will spoil
        self.fur = 0.4  # a fur beyond its worth as building material
        self.token = 0.8  # a discovery token
        self.hunt_food = 1.0  # share of the food of a hunt
        # levels, as shares of what they are expected to save
        self.roof = 0.8
        self.palisade = 1.0
        self.animals = 1.0
        self.fights = 1.0
        self.shelter = 1.0
        self.bare_risk = 0.25  # per player: what a cloud above the roof costs beside food and wood
        # actions
        self.adventure_build = 0.2  # harm of an adventure card
        self.adventure_gather = 0.1
        self.adventure_explore = 0.2
        self.mountain = 7.0  # the first mountains: without them there is no fire
        self.explore = 0.75  # share of a new tile's worth
        self.source = 1.0  # share of a source's worth
        self.items = 1.0  # share of an item's worth
        self.threat = 1.0  # share of the harm that a threat action averts
        self.win = 20.0  # the game, as far as late wood decides it
        self.site = 1.0  # share of what a better camp site brings
        self.column_hurry = 0.6  # per player: a woodpile column that is late for round 10

    def copy(self) -> Weights:
        """An independent copy."""
        new = Weights()
        for name in Weights.__slots__:
            setattr(new, name, getattr(self, name))
        return new

    def key(self) -> tuple[float, ...]:
        """All numbers, as a key."""
        return tuple(getattr(self, name) for name in Weights.__slots__)


DEFAULT: Final = Weights()
