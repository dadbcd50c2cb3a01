"""The numbers behind the words of the island game: resources, tokens, phases, people, windows. Ids only, no rules."""

from __future__ import annotations

from typing import Final

# -- resources: index into every store ------------------------------------------------------------------------------
WOOD: Final = 0
FOOD: Final = 1
PRESERVED: Final = 2
FUR: Final = 3
RESOURCES: Final = ("wood", "food", "preserved-food", "fur")
NOTHING: Final = (0, 0, 0, 0)

# -- people: character ids; arrays over people have length 6 ---------------------------------------------------------
CARPENTER: Final = 0
COOK: Final = 1
EXPLORER: Final = 2
SOLDIER: Final = 3
FRIDAY: Final = 4
GUEST: Final = 5  # somebody whom a scenario brings and who may come to share the fate of the players
PEOPLE: Final = ("carpenter", "cook", "explorer", "soldier", "friday", "jenny")
EVERYBODY: Final = len(PEOPLE)
GROUP: Final = -1  # the actor of effects that concern everybody

# -- who an effect is about ------------------------------------------------------------------------------------------
YOU: Final = "you"  # the person who resolves the card
EACH: Final = "each"  # every player (never Friday)
FIRST: Final = "first"  # the first player
CAMP: Final = "camp"  # every player who spends this night in the camp
BEARER: Final = "bearer"  # whoever carries this card's special wound or token

# -- phases ----------------------------------------------------------------------------------------------------------
EVENT: Final = 0
MORALE_PHASE: Final = 1
PRODUCTION: Final = 2
PLANNING: Final = 3
RESOLVING: Final = 4
WEATHER: Final = 5
NIGHT: Final = 6
PHASES: Final = ("event", "morale", "production", "planning", "resolving", "weather", "night")

# -- kinds of actions, in the order of resolving (RC-resolution-order-01) --------------------------------------------
THREAT: Final = 0
HUNT: Final = 1
BUILD: Final = 2
GATHER: Final = 3
EXPLORE: Final = 4
ARRANGE: Final = 5
REST: Final = 6
SPECIAL: Final = 7  # an action that only a scenario has
KINDS: Final = ("threat", "hunt", "build", "gather", "explore", "arrange", "rest", "special")
ALL_KINDS: Final = (1 << len(KINDS)) - 1
# Kinds of actions that a person may ever take part in: special actions are for players, a guest only rests.
MAY_DO: Final = (*(ALL_KINDS,) * 4, ALL_KINDS & ~(1 << SPECIAL), 1 << REST)

# -- levels ----------------------------------------------------------------------------------------------------------
MORALE: Final = "morale"
WEAPON: Final = "weapon"
ROOF: Final = "roof"
PALISADE: Final = "palisade"

# -- tokens on a tile or space: bits ---------------------------------------------------------------------------------
PLUS_FOOD: Final = 1
PLUS_WOOD: Final = 2
MINUS_PAWN: Final = 4
DANGER: Final = 8
COVER_LATER: Final = 16  # marker of a space: cover one source as soon as a tile lies there
TILE_TOKENS: Final = {
    PLUS_FOOD: "plus-food",
    PLUS_WOOD: "plus-wood",
    MINUS_PAWN: "minus-pawn",
    DANGER: "greater-danger",
    COVER_LATER: "cover-later",
}

# -- sources of a tile: bits -----------------------------------------------------------------------------------------
FOOD_SOURCE: Final = 1
WOOD_SOURCE: Final = 2
SOURCES: Final = {FOOD_SOURCE: "food", WOOD_SOURCE: "wood"}

# -- tokens on an action space: bits (MINUS_PAWN and DANGER as on tiles) ---------------------------------------------
ADVENTURE: Final = 32
REROLL: Final = 64
EXTRA_WOOD: Final = 128
BROKEN: Final = 256  # black marker: the next arrange camp gives nothing
ACTION_TOKENS: Final = {
    ADVENTURE: "adventure",
    REROLL: "reroll-success",
    MINUS_PAWN: "minus-pawn",
    EXTRA_WOOD: "extra-wood",
    DANGER: "greater-danger",
    BROKEN: "black-marker",
}

# -- tokens on the weather space: bits -------------------------------------------------------------------------------
RAIN: Final = 1
SNOW: Final = 2
STORM: Final = 4
HUNGRY: Final = 8
WEATHER_TOKENS: Final = {RAIN: "rain-cloud", SNOW: "winter-cloud", STORM: "storm", HUNGRY: "hungry-animals"}

# -- extra-wood tokens on the cost fields: bits ----------------------------------------------------------------------
COST_SHELTER: Final = 1
COST_ROOF: Final = 2
COST_PALISADE: Final = 4
COST_WEAPON: Final = 8
COST_FIELDS: Final = {COST_SHELTER: "shelter", COST_ROOF: "roof", COST_PALISADE: "palisade", COST_WEAPON: "weapon"}

# -- special wounds --------------------------------------------------------------------------------------------------
HEAD: Final = 0
ARM: Final = 1
BELLY: Final = 2
LEG: Final = 3
BODY: Final = ("head", "arm", "belly", "leg")

# -- production of this round: bits of `production` ------------------------------------------------------------------
NO_PRODUCTION: Final = 1
NO_FOOD: Final = 2
NO_WOOD: Final = 4
HALF: Final = 8

# -- windows for any-time abilities: bits (DESIGN: one documented list, see docs/architecture.md) --------------------
AT_PLANNING: Final = 1
AT_DEMAND_FOOD: Final = 2
AT_DEMAND_WOOD: Final = 4
AT_DEMAND_FUR: Final = 8
AT_DEMAND_DETERMINATION: Final = 16
AT_DEMAND_WEAPON: Final = 32
AT_DEMAND_PALISADE: Final = 64
AT_FIGHT: Final = 128
AT_DANGER: Final = 256
AT_LETHAL: Final = 512
AT_DICE: Final = 1024
AT_CLOUDS: Final = 2048
AT_MORALE: Final = 4096
AT_NIGHT: Final = 8192
AT_SPOILING: Final = 16384
AT_HUNT: Final = 32768
AT_EXPLORE: Final = 65536
AT_ARRANGE: Final = 131072
AT_TRAP: Final = 262144
AT_MEAL_OUTSIDE: Final = 524288
AT_HUNGRY: Final = 1048576
AT_MONSTER: Final = 2097152
AT_MYSTERY: Final = 4194304
WINDOWS: Final = {
    AT_PLANNING: "planning",
    AT_DEMAND_FOOD: "demand-food",
    AT_DEMAND_WOOD: "demand-wood",
    AT_DEMAND_FUR: "demand-fur",
    AT_DEMAND_DETERMINATION: "demand-determination",
    AT_DEMAND_WEAPON: "demand-weapon",
    AT_DEMAND_PALISADE: "demand-palisade",
    AT_FIGHT: "fight",
    AT_DANGER: "danger",
    AT_LETHAL: "lethal",
    AT_DICE: "dice",
    AT_CLOUDS: "clouds",
    AT_MORALE: "morale",
    AT_NIGHT: "night",
    AT_SPOILING: "spoiling",
    AT_HUNT: "hunt",
    AT_EXPLORE: "explore",
    AT_ARRANGE: "arrange",
    AT_TRAP: "trap",
    AT_MEAL_OUTSIDE: "meal-outside",
    AT_HUNGRY: "hungry",
    AT_MONSTER: "monster",
    AT_MYSTERY: "mystery",
}
