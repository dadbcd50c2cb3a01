"""The three adventure decks, 30 cards each: upper part (drawn in an action), lower part (drawn from the event deck)."""

from typing import Final

from marooned.games.crusoe.cards import AdventureCard, Card
from marooned.games.crusoe.effects.beasts import Fight
from marooned.games.crusoe.effects.events import ExtraMeal, NextRound, ProduceLessFood, ShuffleIntoEvents
from marooned.games.crusoe.effects.flow import Choose, If
from marooned.games.crusoe.effects.goods import Discard, Gain, GainGathered, LoseDetermination
from marooned.games.crusoe.effects.island import (
    CoverTerrainHere,
    ExhaustCampFood,
    ExhaustGathered,
    ExhaustHere,
    ExhaustMarked,
    FlipMarked,
    PlaceHere,
)
from marooned.games.crusoe.effects.levels import Halve, Level
from marooned.games.crusoe.effects.mysteries import DrawMysteries, KeepCard
from marooned.games.crusoe.effects.people import (
    GainDetermination,
    Heal,
    NightOutside,
    OnePawn,
    OnlyActions,
    RemoveSpecialWound,
    SpecialWound,
    Wounds,
)
from marooned.games.crusoe.effects.things import (
    BuildFree,
    DiscardInventions,
    DrawDiscovery,
    DrawInvention,
    DrawStartingItem,
    LoseItem,
    LoseMarkedItems,
    MarkItems,
)
from marooned.games.crusoe.effects.tokens import PlaceAction, PlaceCost, PlaceWeather
from marooned.games.crusoe.phases.extra_build import ExtraBuild
from marooned.games.crusoe.terms import (
    ADVENTURE,
    ARM,
    ARRANGE,
    BEARER,
    BELLY,
    BUILD,
    COST_PALISADE,
    COST_ROOF,
    COST_SHELTER,
    COST_WEAPON,
    DANGER,
    EACH,
    EXPLORE,
    FIRST,
    FOOD,
    FUR,
    GATHER,
    HEAD,
    HUNGRY,
    HUNT,
    LEG,
    MINUS_PAWN,
    MORALE,
    PALISADE,
    PLUS_FOOD,
    RAIN,
    REROLL,
    REST,
    ROOF,
    SNOW,
    STORM,
    WEAPON,
    WOOD,
    YOU,
)

_BACK: Final = ShuffleIntoEvents()
_MORALE_DOWN: Final = (Level(MORALE, -1),)
_PALISADE_IF_SHELTER: Final = (Level(PALISADE, 1),)  # every gain of a palisade asks for a shelter
_LOWER_ROOF_OR_PALISADE: Final = (Choose(((Level(ROOF, -1),), (Level(PALISADE, -1),))),)
_HUNGRY: Final = (PlaceWeather(HUNGRY),)
_WOUND_EACH: Final = (Wounds(EACH, 1),)
_OUT: Final = RemoveSpecialWound()
_CURE: Final = "cure"
_REROLL_ALL: Final = tuple(PlaceAction(REROLL, kind) for kind in (BUILD, GATHER, EXPLORE))


def _maybe(*effects: object) -> Choose:
    """Leave it (the card is discarded), or take it and shuffle the card into the event deck."""
    return Choose(((), (*effects, _BACK)))  # type: ignore[arg-type]


BUILD_DECK: Final[tuple[Card, ...]] = (
    AdventureCard("breakdown", (*_MORALE_DOWN, _BACK), "you-get-along", (GainDetermination(FIRST, 2),)),
    AdventureCard("fear-of-the-beasts", (_BACK,), "extensive-protection", (PlaceCost(COST_WEAPON),)),
    AdventureCard("wind-storm", (Level(PALISADE, -1), _BACK), "natural-palisade", _PALISADE_IF_SHELTER),
    AdventureCard(
        "predator-in-the-camp",
        (Fight(YOU, 4), _BACK),
        "what-goes-around-comes-around",
        (Gain(FOOD, 2), Gain(FUR, 1)),
    ),
    AdventureCard("construction-is-weak", (_BACK,), "bash", (Halve(ROOF),)),
    AdventureCard("visit-of-a-predator", (Discard(FOOD, 1), _BACK), "night-visit", _HUNGRY),
    AdventureCard(
        "you-need-a-bigger-camp", (_BACK,), "enlarging-the-camp", (PlaceCost(COST_SHELTER | COST_ROOF | COST_PALISADE),)
    ),
    AdventureCard(
        "hungry-predator",
        (Choose(((Wounds(YOU, 2), Gain(FOOD, 2), Gain(FUR, 1)), (Discard(FOOD, 1), Level(PALISADE, -1), _BACK))),),
        "revisit",
        (Fight(FIRST, 3, food=1, fur=1, palisade=1),),
    ),
    AdventureCard(
        "howling-in-the-bushes", (_BACK,), "the-beast-is-here", (Fight(FIRST, 3, weapon=1, food=2, fur=1, palisade=1),)
    ),
    AdventureCard(
        "accident",
        (SpecialWound(LEG), _BACK),
        "gangrene",
        (If(_CURE, (Wounds(BEARER, 1),), (Wounds(BEARER, 3),)), _OUT),
    ),
    AdventureCard("dark-clouds-in-the-sky", (PlaceWeather(RAIN), _BACK), "after-the-rain", _PALISADE_IF_SHELTER),
    AdventureCard("in-a-hurry", (_maybe(DrawDiscovery(2)),), "crack", (Level(PALISADE, -1),)),
    AdventureCard("tired", (_maybe(Heal(YOU, 2)),), "quarrel", _MORALE_DOWN),
    AdventureCard("nasty-wound", (SpecialWound(ARM), _BACK), "infection", (If(_CURE, (), (Wounds(BEARER, 2),)), _OUT)),
    AdventureCard("sting", (SpecialWound(BELLY), _BACK), "shivers", (If(_CURE, (), (OnePawn(BEARER),)), _OUT)),
    AdventureCard("savings", (_maybe(Gain(WOOD, 2)),), "unsteady-construction", _MORALE_DOWN),
    AdventureCard(
        "monkeys-watch-you", (_BACK,), "monkeys-in-the-camp", (Choose(((Halve(ROOF),), (Halve(PALISADE),))),)
    ),
    AdventureCard("tools-inspection", (MarkItems(), _BACK), "broken-tools", (LoseMarkedItems(),)),
    AdventureCard(
        "cut-head",
        (Wounds(YOU, 1), GainDetermination(YOU, 2), SpecialWound(HEAD), _BACK),
        "headache",
        (If(_CURE, (), (Wounds(BEARER, 2),)), _OUT),
    ),
    AdventureCard("coming-to-terms", (DiscardInventions(3), _BACK), "lack-of-ideas", _MORALE_DOWN),
    AdventureCard("fast-work", (_maybe(ExtraBuild()),), "haste-makes-waste", _LOWER_ROOF_OR_PALISADE),
    AdventureCard(
        "unmotivated",
        (Choose(((Wounds(YOU, 1),), (LoseDetermination(YOU, 1),))), _BACK),
        "tools-are-breaking",
        (LoseDetermination(EACH, 1),),
    ),
    AdventureCard("construction", (_BACK,), "stronger-construction", _PALISADE_IF_SHELTER),
    AdventureCard("laborious-work", (PlaceAction(MINUS_PAWN, BUILD),), copies=2),
    AdventureCard("tool-breaks", (LoseItem(1, possible=True),)),
    AdventureCard("hard-work", (Discard(FOOD, 1, possible=True),)),
    AdventureCard("lack-of-hope", (DiscardInventions(3),)),
    AdventureCard("dangerous-work", (PlaceAction(REROLL, BUILD), PlaceAction(ADVENTURE, BUILD))),
    AdventureCard("broken-lever", (Level(WEAPON, -1),)),
)

GATHER_DECK: Final[tuple[Card, ...]] = (
    AdventureCard("weather-breakdown", (_BACK,), "storm", (PlaceWeather(STORM),)),
    AdventureCard("winter-is-coming", (_BACK,), "ground-frost", (PlaceWeather(SNOW),)),
    AdventureCard(
        "twisted-ankle",
        (SpecialWound(LEG), _BACK),
        "swollen-ankle",
        (OnlyActions(BEARER, (BUILD, ARRANGE, REST)), _OUT),
    ),
    AdventureCard(
        "unbelievable-effort",
        (_maybe(Gain(WOOD, 2), SpecialWound(ARM)),),
        "aching-arms",
        (Wounds(BEARER, 1), _OUT),
    ),
    AdventureCard("viper", (_BACK,), "snakebite", (If(_CURE, (Wounds(FIRST, 1),), (Wounds(FIRST, 3),)),)),
    AdventureCard("surprise-in-the-bushes", (_maybe(DrawStartingItem()),), "reflections", _MORALE_DOWN),
    AdventureCard("new-flock", (PlaceHere(PLUS_FOOD, fresh=True), _BACK), "its-all-vanished", (ExhaustMarked(),)),
    AdventureCard("nestlings", (_maybe(Gain(FOOD, 1, each=True)),), "angry-bird", (Level(ROOF, -1),)),
    AdventureCard("nice-surprise", (_maybe(Gain(WOOD, 3)),), "collapse", (Halve(ROOF),)),
    AdventureCard("path-of-a-predator", (_BACK,), "predator-attacks", _HUNGRY),
    AdventureCard("pirates-chest", (_maybe(DrawMysteries(2, 0, 0)),), "bad-luck", (OnePawn(EACH),)),
    AdventureCard(
        "signs-of-a-predator",
        (_BACK,),
        "hungry-predator-attacks",
        (If("weapon-3", (), (If("camp-food-source", (ExhaustCampFood(),), _WOUND_EACH),)),),
    ),
    AdventureCard("skeleton", (_BACK,), "dead-explorers-memoirs", (*_MORALE_DOWN, DrawInvention())),
    AdventureCard("spider", (SpecialWound(HEAD), _BACK), "a-bite-in-the-neck", (OnePawn(BEARER), _OUT)),
    AdventureCard("furs", (_maybe(Gain(FUR, 2)),), "insects", (ProduceLessFood(1),)),
    AdventureCard(
        "after-the-hurricane",
        (Gain(WOOD, 2), PlaceHere(MINUS_PAWN), _BACK),
        "it-was-stormy-again",
        (FlipMarked(),),
    ),
    AdventureCard("eyes-in-the-bushes", (_BACK,), "unexpected-visit", _HUNGRY),
    AdventureCard(
        "fruit",
        (SpecialWound(BELLY), _BACK),
        "stomach-ache",
        (If(_CURE, (), (OnlyActions(BEARER, (REST,)),)), _OUT),
    ),
    AdventureCard("gold-coin", (_BACK,), "curse", _REROLL_ALL),
    AdventureCard("mushrooms", (_maybe(Gain(FOOD, 1, each=True)),), "illness", (If(_CURE, (), _WOUND_EACH),)),
    AdventureCard("unexpected-discovery", (DrawDiscovery(1),)),
    AdventureCard("winter-freezing", (ExhaustHere(),)),
    AdventureCard("end-of-source", (ExhaustGathered(),), copies=5),
    AdventureCard("shortage", (GainGathered(), ExhaustGathered())),
    AdventureCard("tracks-of-a-predator", (PlaceHere(DANGER, fresh=True),)),
    AdventureCard("unexpected-troubles", (CoverTerrainHere(),)),
)

_STAY_OUT: Final = Choose(((NightOutside(),), (_BACK,)))

EXPLORE_DECK: Final[tuple[Card, ...]] = (
    AdventureCard(
        "tiger", (_STAY_OUT,), "the-tiger-finds-you", (Fight(FIRST, 4, weapon=1, food=2, fur=1, palisade=1),)
    ),
    AdventureCard("puma", (_STAY_OUT,), "the-puma-attacks", (Fight(FIRST, 3, weapon=1, food=2, fur=1, palisade=1),)),
    AdventureCard(
        "secret-cave",
        (_maybe(DrawMysteries(2, 0, 0, either=1)),),
        "beast-awakes",
        (Fight(FIRST, 3, food=2, fur=1, palisade=1),),
    ),
    AdventureCard("vipers", (SpecialWound(HEAD), _BACK), "fever", (If(_CURE, (), (OnePawn(BEARER),)), _OUT)),
    AdventureCard("wild-berries", (SpecialWound(BELLY), _BACK), "nausea", (OnePawn(BEARER), _OUT)),
    AdventureCard(
        "wild-dog",
        (Wounds(YOU, 1), _BACK),
        "the-dog-is-back",
        (Choose(((Discard(FOOD, 1), Level(WEAPON, 1)), ())),),
    ),
    AdventureCard(
        "misadventure", (SpecialWound(LEG), _BACK), "swollen-ankle", (OnlyActions(BEARER, (BUILD, ARRANGE, REST)), _OUT)
    ),
    AdventureCard("thorny-bush", (SpecialWound(ARM), _BACK), "swollen-arm", (If(_CURE, (), (OnePawn(BEARER),)), _OUT)),
    AdventureCard("remains-of-a-settlement", (_maybe(DrawMysteries(2, 1, 0)),), "epidemic", _WOUND_EACH),
    AdventureCard("ruined-hut", (_maybe(BuildFree(("knife", "rope", "shovel", "cure"))),), "bad-dreams", _MORALE_DOWN),
    AdventureCard("shrine", (_maybe(DrawMysteries(1, 0, 0)),), "nightmares", _REROLL_ALL),
    AdventureCard("signs-of-fire", (ExhaustHere(),), copies=2),
    AdventureCard(
        "old-grave",
        (LoseDetermination(YOU, 1), _BACK),
        "memories-of-a-dead-castaway",
        (LoseDetermination(FIRST, 2),),
    ),
    AdventureCard("old-hut", (_maybe(DrawMysteries(1, 0, 1)),), "robinsons-ghost", (LoseDetermination(EACH, 1),)),
    AdventureCard("bamboo", (_maybe(Gain(WOOD, 2)),), "crack-of-broken-wood", _LOWER_ROOF_OR_PALISADE),
    AdventureCard("carcass", (_maybe(Gain(FOOD, 2), Gain(FUR, 1)),), "diarrhea", _WOUND_EACH),
    AdventureCard("cold-wind", (_BACK,), "snow", (PlaceWeather(SNOW),)),
    AdventureCard("empty-forest", (_BACK,), "hungry-predators", (PlaceAction(DANGER, HUNT),)),
    AdventureCard("flu", (Choose(((Discard(FOOD, 1),), (_BACK,))),), "sore-throat", (ExtraMeal(),)),
    AdventureCard(
        "theres-something-in-the-air",
        (PlaceAction(ADVENTURE, EXPLORE), _BACK),
        "cursed-island",
        (PlaceAction(ADVENTURE, EXPLORE),),
    ),
    AdventureCard("its-going-to-rain", (_BACK,), "heavy-rain", (PlaceWeather(RAIN),)),
    AdventureCard("surprising-discovery", (KeepCard(),)),
    AdventureCard("swamp", (PlaceHere(MINUS_PAWN),)),
    AdventureCard("wrong-track", (NightOutside(), NextRound((Gain(WOOD, 2),)))),
    AdventureCard("dangerous-terrain", (PlaceHere(DANGER, fresh=True),)),
    AdventureCard("lost-in-the-thicket", (NightOutside(), NextRound((DrawDiscovery(1),)))),
    AdventureCard("lost-in-the-woods", (LoseDetermination(YOU, 2),)),
    AdventureCard("lost", (NightOutside(), NextRound((Level(MORALE, 1),)))),
    AdventureCard("storm-on-the-horizon", (_BACK,), "storm", (PlaceWeather(STORM),)),
)
