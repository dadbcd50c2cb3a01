"""The 52 mystery cards: 26 treasures, 13 monsters, 13 traps. Uses of kept treasures are in `uses` and `planning`."""

from typing import Final

from marooned.games.crusoe.cards import MONSTER, TRAP, TREASURE, Card, MysteryCard
from marooned.games.crusoe.effects.beasts import DiscardHuntingTop, Fight
from marooned.games.crusoe.effects.events import BookIcon, EveryNight, ShuffleIntoEvents, Tonight
from marooned.games.crusoe.effects.flow import Choose, If
from marooned.games.crusoe.effects.goods import ALL, DeterminationForPlayers, Gain, LoseDetermination
from marooned.games.crusoe.effects.island import PlaceAtCamp
from marooned.games.crusoe.effects.levels import Level, NoWeapon
from marooned.games.crusoe.effects.mysteries import (
    BlockArrow,
    Curse,
    DivideMarkers,
    DrawMysteries,
    DropTreasures,
    KeepCard,
    LiftCurse,
    StopMystery,
)
from marooned.games.crusoe.effects.people import NightOutside, OnePawnNextRound, Wounds
from marooned.games.crusoe.effects.things import BuildFree
from marooned.games.crusoe.effects.tiles import ArrangeTiles
from marooned.games.crusoe.terms import EACH, FIRST, FUR, PALISADE, PLUS_WOOD, ROOF, WEAPON, YOU

_BACK: Final = ShuffleIntoEvents()
ALWAYS: Final = -1  # a kept treasure without a limit of uses

MYSTERY_DECK: Final[tuple[Card, ...]] = (
    # treasures
    MysteryCard("gold", TREASURE),
    MysteryCard("helmet", TREASURE, kept=True, uses=ALWAYS),
    MysteryCard("candles", TREASURE, kept=True, uses=2),
    MysteryCard("old-rifle", TREASURE, kept=True, uses=1),
    MysteryCard("cave-with-furs", TREASURE, (Gain(FUR, 2),)),
    MysteryCard("protective-amulet", TREASURE, kept=True, uses=1),
    MysteryCard("compass", TREASURE, kept=True, uses=ALWAYS),
    MysteryCard("barrel", TREASURE, kept=True, uses=1),
    MysteryCard("sabre", TREASURE, kept=True, uses=ALWAYS),
    MysteryCard("hatchet-treasure", TREASURE, (PlaceAtCamp(PLUS_WOOD),)),
    MysteryCard("crocks", TREASURE, (BuildFree(("pot",)),)),
    MysteryCard("whip", TREASURE, (Level(WEAPON, 1),), kept=True, uses=ALWAYS),
    MysteryCard("old-map", TREASURE, (DeterminationForPlayers(1),)),
    MysteryCard("old-clothes", TREASURE, kept=True, uses=ALWAYS),
    MysteryCard("backpack", TREASURE, kept=True, uses=ALWAYS),
    MysteryCard("blankets", TREASURE, kept=True, uses=3),
    MysteryCard(
        "ceremonial-bowl",
        TREASURE,
        (Curse(0, automatic=False), _BACK),
        event_name="overcoming-the-curse",
        event=(LiftCurse(),),
    ),
    MysteryCard("bottle-of-wine", TREASURE, kept=True, uses=1),
    MysteryCard("captain-stones-spyglass", TREASURE, (ArrangeTiles(3),)),
    MysteryCard("boxes", TREASURE, kept=True, uses=ALWAYS),
    MysteryCard("hammock", TREASURE, kept=True, uses=ALWAYS),
    MysteryCard("ropes", TREASURE, (Choose(((Level(PALISADE, 1),), (Level(ROOF, 1),))),)),
    MysteryCard("herbal-mixture", TREASURE, kept=True, uses=1),
    MysteryCard("amulet-with-portrait", TREASURE, (BlockArrow(), BlockArrow())),
    MysteryCard("antique-rapier", TREASURE, (Level(WEAPON, 2),)),
    MysteryCard("treasure-map", TREASURE, kept=True, uses=1),
    # monsters
    MysteryCard("bite", MONSTER, (Wounds(YOU, 1),)),
    MysteryCard(
        "gorilla",
        MONSTER,
        (Wounds(YOU, 2), _BACK),
        event_name="gorilla-in-the-camp",
        event=(Level(WEAPON, -2),),
    ),
    MysteryCard("unleashed-beast", MONSTER, (DiscardHuntingTop(),)),
    MysteryCard("furious-tiger", MONSTER, (Fight(YOU, 4),)),
    MysteryCard("spiders", MONSTER, (LoseDetermination(YOU, 2),)),
    MysteryCard("scorpion", MONSTER, (If("cure", (), (Wounds(YOU, 3),)),)),
    MysteryCard("big-ape", MONSTER, (_BACK,), event_name="demon-of-the-night", event=(Fight(FIRST, 4, fur=2),)),
    MysteryCard(
        "gremlins",
        MONSTER,
        (Fight(YOU, 2), _BACK),
        event_name="gremlins-hunted-you-down",
        event=(Fight(FIRST, 3), _BACK),
    ),
    MysteryCard("snake", MONSTER, (Wounds(YOU, 2),)),
    MysteryCard("bats", MONSTER, (Choose(((LoseDetermination(YOU, 1),), (Wounds(YOU, 1),))),)),
    MysteryCard(
        "savage",
        MONSTER,
        (NoWeapon(), _BACK),
        event_name="unsuccessful-hunting",
        event=(DrawMysteries(1, 0, 0),),
    ),
    MysteryCard("giant-snake", MONSTER, (LoseDetermination(YOU, ALL), StopMystery())),
    MysteryCard("shiny-jewel", MONSTER, (Tonight((Wounds(EACH, 1),)), KeepCard())),
    # traps
    MysteryCard("terrible-scream", TRAP, (LoseDetermination(YOU, ALL),)),
    MysteryCard("collapse", TRAP, (StopMystery(),)),
    MysteryCard("sharp-blade", TRAP, (Wounds(YOU, 2),)),
    MysteryCard("blowgun", TRAP, (OnePawnNextRound(), KeepCard())),
    MysteryCard("confused", TRAP, (Curse(1, automatic=True),)),
    MysteryCard("unfortunate-adventure", TRAP, (BookIcon(),)),
    MysteryCard("strange-disease", TRAP, (DivideMarkers(), KeepCard())),
    MysteryCard("trapdoor", TRAP, (DropTreasures(),)),
    MysteryCard("hidden-rope", TRAP, (Level(WEAPON, -2, possible=True),)),
    MysteryCard("net", TRAP, (StopMystery(), NightOutside())),
    MysteryCard("blunt-spear", TRAP, (Wounds(YOU, 2),)),
    MysteryCard("poison-trap", TRAP, (Wounds(YOU, 1), Tonight((If("cure", (), (Wounds(EACH, 1),)),)))),
    MysteryCard("spider-web", TRAP, (Wounds(YOU, 1), EveryNight((If("cure", (), (Wounds(YOU, 1),)),)), KeepCard())),
)
