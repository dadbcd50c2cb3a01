"""The characters: life tracks, skills, own inventions (facts), and Friday."""

from __future__ import annotations

from typing import Final

from marooned.games.crusoe.terms import CARPENTER, COOK, EXPLORER, SOLDIER

# Wounds at which a person dies, and at which a morale arrow is passed (RC-wounds-and-morale-02, RC-friday-21).
DIES_AT: Final = (13, 13, 12, 12, 4, 11)
ARROWS: Final[tuple[tuple[int, ...], ...]] = ((5, 8, 10), (4, 7, 9, 11), (6, 11), (5, 9), (), ())
OWN_INVENTION: Final = ("snare", "fireplace", "shortcut", "spear")
SMALL_TABLE: Final = (CARPENTER, COOK, EXPLORER)  # who may be chosen with 1 or 2 players (RC-setup-06)

# Skills: index, owner, price in determination.
ECONOMICAL: Final = 0
CRAFT: Final = 1
NEW_IDEAS: Final = 2
HANDYMAN: Final = 3
RECIPE: Final = 4
KEEN_EYE: Final = 5
STONE_SOUP: Final = 6
HOOCH: Final = 7
LUCKY: Final = 8
RECONNAISSANCE: Final = 9
SPEECH: Final = 10
SCOUTING: Final = 11
TRACKING: Final = 12
THE_HUNT: Final = 13
FRENZY: Final = 14
DEFENSIVE_PLAN: Final = 15
FRIDAY_REROLL: Final = 16
SKILLS: Final = (
    "economical-construction",
    "craft",
    "new-ideas",
    "handyman",
    "grandmas-recipe",
    "keen-eye",
    "stone-soup",
    "hooch",
    "lucky",
    "reconnaissance",
    "motivational-speech",
    "scouting",
    "tracking",
    "the-hunt",
    "frenzy",
    "defensive-plan",
    "friday-reroll",
)
SKILL_OWNER: Final = (*(CARPENTER,) * 4, *(COOK,) * 4, *(EXPLORER,) * 4, *(SOLDIER,) * 4, 4)
SKILL_PRICE: Final = (2, 2, 3, 3, 2, 2, 3, 3, 2, 2, 3, 3, 2, 4, 3, 3, 2)
