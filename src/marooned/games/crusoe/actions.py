"""All actions of the island game: ranges of ints with their words.

An action is one small step; `explore N1 cook +map` is a row of four. Ranges leave room. Those named `scenario-…` are
every scenario's to use: what they are called in a game, and mean, its scenario says (`Scenario.words`), so that no
scenario shifts the numbers of another.
"""

from __future__ import annotations

from typing import Final

from marooned.core.actions import ActionTable
from marooned.games.crusoe.board import ISLAND, SPACES, TILES
from marooned.games.crusoe.people import SKILLS
from marooned.games.crusoe.terms import (
    ACTION_TOKENS,
    COST_FIELDS,
    KINDS,
    PEOPLE,
    SPECIAL,
    TILE_TOKENS,
    WEATHER_TOKENS,
)

ACTIONS: Final = ActionTable()
_range = ACTIONS.range

# -- plain answers ---------------------------------------------------------------------------------------------------
GO: Final = _range(0, ["go"])
DONE: Final = _range(1, ["done"])
CONFIRM: Final = _range(2, ["confirm"])
YES: Final = _range(3, ["yes"])
NO: Final = _range(4, ["no"])
STOP: Final = _range(5, ["stop"])
TOP: Final = _range(6, ["top"])
BOTTOM: Final = _range(7, ["bottom"])
STAY: Final = _range(8, ["stay"])
TAKE_TOKENS: Final = _range(9, ["take-determination"])
TAKE_MORALE: Final = _range(10, ["take-morale"])
TAKE_HEALING: Final = _range(11, ["take-healing"])
SCENARIO_STEP: Final = _range(12, [f"scenario-step-{number}" for number in range(1, 9)])  # beside the planning question

# -- planning --------------------------------------------------------------------------------------------------------
KIND: Final = _range(20, KINDS)
THREATS: Final = _range(30, ["left", "right", "left/2", "right/2"])
SPACE: Final = _range(40, SPACES)
FOOD_AT: Final = _range(60, [f"{space}.food" for space in SPACES])
WOOD_AT: Final = _range(80, [f"{space}.wood" for space in SPACES])
SHELTER_AT: Final = _range(100, [f"shelter@{space}" for space in SPACES])
BUILD_ROOF: Final = _range(120, ["roof"])
BUILD_PALISADE: Final = _range(121, ["palisade"])
BUILD_WEAPON: Final = _range(122, ["weapon"])
TREASURE_MAP: Final = _range(123, ["treasure-map"])
SCENARIO_TARGET: Final = _range(124, [f"scenario-target-{number}" for number in range(1, 7)])  # of special actions
ITEM_IDS: Final = (
    "shovel", "bricks", "cure", "dam", "fire", "knife", "map", "pot", "rope",
    "snare", "fireplace", "shortcut", "spear",
    "wall", "diary", "furnace", "drums", "lantern", "moat", "pit", "raft", "sack", "shield", "sling", "basket", "bed",
    "belts", "bow", "cellar", "corral",
)  # fmt: skip
ITEM: Final = _range(130, ITEM_IDS)
SCENARIO_ITEM: Final = _range(160, [f"scenario-item-{number}" for number in range(1, 31)])
PERSON: Final = _range(190, PEOPLE)
PAY_WOOD: Final = _range(200, ["pay-wood"])
PAY_FUR: Final = _range(201, ["pay-fur"])
PAY_ITEM: Final = _range(202, ["pay-nothing"])
PAY_WOOD_LESS: Final = _range(203, ["pay-wood-less"])
PAY_FOOD: Final = _range(204, ["pay-food"])
PAY_PRESERVED: Final = _range(205, ["pay-preserved"])
HELPERS: Final = (
    "carpenter", "cook", "explorer", "soldier", "friday", "dog", "map", "lantern", "belts", "raft", "shield", "compass",
    "hammer", "handyman", "candles", "candles-treasure", "scenario-helper-1", "scenario-helper-2", "scenario-helper-3",
)  # fmt: skip
HELPER: Final = _range(210, [f"+{helper}" for helper in HELPERS])
CARRY: Final = _range(240, ["carry-nothing", "carry-basket", "carry-sack", "carry-both"])
PLAN_ENTRY: Final = _range(250, [f"#{number}" for number in range(1, 25)])  # a declared action, in order of planning
TAKE_BACK: Final = _range(280, [f"-{number}" for number in range(1, 25)])
TAKE_BACK_DRAFT: Final = _range(310, ["-draft"])
UNDO_DONE: Final = _range(311, ["-done"])

# -- answers to cards ------------------------------------------------------------------------------------------------
OPTION: Final = _range(320, [f"option-{number}" for number in range(1, 11)])
TILE: Final = _range(340, [f"tile-{tile.number}" for tile in TILES])
LOSE_FOOD: Final = _range(360, ["food"])
LOSE_PRESERVED: Final = _range(361, ["preserved-food"])
LOSE_WOOD: Final = _range(362, ["wood"])
REROLL_DIE: Final = _range(370, ["reroll-wound", "reroll-success", "reroll-adventure"])
FRIDAY_REROLL_DIE: Final = _range(374, ["friday-reroll-wound", "friday-reroll-success", "friday-reroll-adventure"])
DISCOVERY_IDS: Final = (
    "edible-shoots", "goat", "old-machete", "nourishing-larvae", "poison", "healing-herbs", "spices", "candles",
    "fallen-tree", "treasure", "tobacco", "large-leaves", "thorny-bushes",
    "scenario-dashes", "scenario-bowtie", "scenario-cross", "scenario-stripes",
)  # fmt: skip
KEEP: Final = _range(380, [f"keep-{token}" for token in DISCOVERY_IDS])
BEAST_IDS: Final = (
    "alligator", "bear", "birds", "boa", "chamois", "cheetah", "fox", "goats", "gorilla", "iguana", "jaguar", "puma",
    "tapir", "tiger", "wild-dog", "wild-pig",
)  # fmt: skip
BEAST: Final = _range(420, [f"beast-{beast}" for beast in BEAST_IDS])

# -- any-time abilities ----------------------------------------------------------------------------------------------
USE_SKILL: Final = _range(500, [f"use-{skill}" for skill in SKILLS])
HOOCH_WINTER: Final = _range(520, ["use-hooch-winter"])
PLAN_PALISADE: Final = _range(521, ["use-defensive-plan-palisade"])
STARTING_IDS: Final = (
    "storm-glass", "bible", "flask-of-rum", "pipe-and-tobacco", "hammer-and-nails", "pistol", "empty-bottle",
    "biscuits",
)  # fmt: skip
USE_STARTING: Final = _range(530, [f"use-{item}" for item in STARTING_IDS])
USE_DISCOVERY: Final = _range(540, [f"use-{token}" for token in DISCOVERY_IDS])
TREASURE_IDS: Final = (
    "gold", "helmet", "candles", "old-rifle", "cave-with-furs", "protective-amulet", "compass", "barrel", "sabre",
    "hatchet-treasure", "crocks", "whip", "old-map", "old-clothes", "backpack", "blankets", "ceremonial-bowl",
    "bottle-of-wine", "captain-stones-spyglass", "boxes", "hammock", "ropes", "herbal-mixture", "amulet-with-portrait",
    "antique-rapier", "treasure-map",
)  # fmt: skip
USE_TREASURE: Final = _range(560, [f"use-treasure-{treasure}" for treasure in TREASURE_IDS])
USE_POT: Final = _range(590, ["use-pot"])
USE_FIREPLACE: Final = _range(591, ["use-fireplace"])
USE_SURPRISING: Final = _range(592, ["use-surprising-discovery"])

# -- places with tokens (protective amulet) --------------------------------------------------------------------------
_PLACES: Final = (
    *[f"{space}/{token}" for space in ISLAND.names for token in TILE_TOKENS.values()],
    *[f"{kind}/{token}" for kind in KINDS[:SPECIAL] for token in ACTION_TOKENS.values()],
    *[f"weather/{token}" for token in WEATHER_TOKENS.values()],
    *[f"cost/{token}" for token in COST_FIELDS.values()],
    "shortcut/shortcut",
    *[f"{space}/{token}" for space in SPACES[len(ISLAND.names) :] for token in TILE_TOKENS.values()],
)
_range(600, _PLACES)
ARROW: Final = _range(800, [f"arrow-{person}-{wound}" for person in PEOPLE for wound in range(1, 14)])
INVENTION: Final = _range(900, [f"invention-{item}" for item in ITEM_IDS])

# -- of scenarios ----------------------------------------------------------------------------------------------------
SCENARIO_SITE: Final = _range(1000, [f"scenario-site-{number}" for number in range(1, 21)])  # + space: built there
SCENARIO_ANSWER: Final = _range(1020, [f"scenario-answer-{number}" for number in range(1, 41)])
# Furs in the place of so many wood, where a scenario allows that; the second row with economical construction.
PAY_FUR_FOR_WOOD: Final = _range(1080, [f"pay-{n}-fur-for-wood" for n in range(1, 7)])
PAY_FUR_FOR_WOOD_LESS: Final = _range(1086, [f"pay-{n}-fur-for-wood-less" for n in range(1, 7)])
SCENARIO_USE: Final = _range(1060, [f"scenario-use-{number}" for number in range(1, 21)])  # abilities


def place_action(place: str) -> int:
    """The action of a place with a token, like `M1/minus-pawn`."""
    return ACTIONS.number(place)
