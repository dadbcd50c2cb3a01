"""The 73 event cards: icon, event effect, threat action, threat effect; each reads like the card."""

from typing import Final

from marooned.games.crusoe.board import HILLS, PLAINS, RIVER
from marooned.games.crusoe.cards import BOOK, Card, EventCard, Price, ThreatAction
from marooned.games.crusoe.effects.beasts import (
    TO_WAITING,
    BeastTo,
    DiscardHuntingTop,
    FightTop,
    LookHunting,
    StrongestBeast,
    TopToBottom,
    WaitingToHunting,
)
from marooned.games.crusoe.effects.events import (
    BanMixedPawns,
    BookIcon,
    ExtraMeal,
    PassFirst,
    ProduceMoreWood,
    Production,
    RepeatEvent,
    ResolveThreats,
)
from marooned.games.crusoe.effects.flow import Choose
from marooned.games.crusoe.effects.goods import Discard, DiscardAll, Gain, LoseDetermination
from marooned.games.crusoe.effects.island import (
    CoverTerrain,
    ExhaustAround,
    ExhaustNearest,
    ExhaustTileAround,
    FlipDown,
    FlipUp,
    ForcedMove,
    Uncover,
    UncoverTerrain,
)
from marooned.games.crusoe.effects.levels import Halve, Level, RegainLost
from marooned.games.crusoe.effects.mysteries import DrawMysteries
from marooned.games.crusoe.effects.people import GainDetermination, NoSkills, OnePawn, OnlyActions, Wounds
from marooned.games.crusoe.effects.things import (
    ChooseInvention,
    DiscardInventions,
    LoseItem,
    RemoveItem,
    SuspendItems,
)
from marooned.games.crusoe.effects.tokens import PlaceAction, PlaceWeather, TakeActionToken
from marooned.games.crusoe.terms import (
    ADVENTURE,
    ARRANGE,
    BROKEN,
    BUILD,
    DANGER,
    EACH,
    EXPLORE,
    EXTRA_WOOD,
    FIRST,
    FOOD,
    GATHER,
    HALF,
    HUNGRY,
    HUNT,
    MINUS_PAWN,
    MORALE,
    NO_FOOD,
    NO_PRODUCTION,
    NO_WOOD,
    PALISADE,
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

_ONE: Final = GainDetermination(YOU, 1)
_TWO: Final = GainDetermination(YOU, 2)
_THREE: Final = GainDetermination(YOU, 3)
_WOUND_EACH: Final = Wounds(EACH, 1)
_LOSE_ONE_EACH: Final = LoseDetermination(EACH, 1)
_RAIN: Final = PlaceWeather(RAIN)
_SNOW: Final = PlaceWeather(SNOW)

_WOOD: Final = (Price(wood=1),)
_FUR: Final = (Price(fur=1),)
_FOOD: Final = (Price(food=1),)
_WOOD_OR_FUR: Final = (Price(wood=1), Price(fur=1))
_WOOD_OR_SHOVEL: Final = (Price(wood=1), Price(item="shovel"))
_SHOVEL: Final = (Price(item="shovel"),)
_FIRE: Final = (Price(item="fire"),)
_KNIFE: Final = (Price(item="knife"),)
_ROPE: Final = (Price(item="rope"),)


def _adventure(*kinds: int) -> tuple[PlaceAction, ...]:
    return tuple(PlaceAction(ADVENTURE, kind) for kind in kinds)


def _reroll(*kinds: int) -> tuple[PlaceAction, ...]:
    return tuple(PlaceAction(REROLL, kind) for kind in kinds)


_LOWER_ROOF_OR_PALISADE: Final = Choose(((Level(ROOF, -1),), (Level(PALISADE, -1),)))
_RAISE_ROOF_OR_PALISADE: Final = Choose(((Level(ROOF, 1),), (Level(PALISADE, 1),)))
_HALVE_ROOF_OR_PALISADE: Final = Choose(((Halve(ROOF),), (Halve(PALISADE),)))

BOOK_EVENT_DECK: Final[tuple[Card, ...]] = (
    EventCard(
        "unusually-cold-night",
        BOOK,
        (Choose(((Discard(WOOD, 2),), (_WOUND_EACH,))),),
        ThreatAction("warming-up", 1, _ONE, prices=_WOOD_OR_FUR),
        (_WOUND_EACH,),
    ),
    EventCard(
        "otters",
        BOOK,
        (ExhaustNearest("fish", (_WOUND_EACH,)),),
        ThreatAction("successful-hunting", 1, Uncover(), weapon=1),
        (RepeatEvent(),),
    ),
    EventCard(
        "council",
        BOOK,
        (DiscardInventions(3),),
        ThreatAction("brainstorm", 1, _ONE, ChooseInvention()),
        (DiscardInventions(2),),
    ),
    EventCard(
        "insects",
        BOOK,
        (Discard(WOOD, 1, possible=True),),
        ThreatAction("pest-control", 1, _ONE, prices=_FIRE),
        (Discard(WOOD, 1, possible=True),),
    ),
    EventCard(
        "winter-depression",
        BOOK,
        (Level(MORALE, -1),),
        ThreatAction("warming-up", 1, _ONE, prices=_FOOD),
        (_LOSE_ONE_EACH,),
    ),
    EventCard("wrecked-balloon", BOOK, (Level(MORALE, -1),), ThreatAction("search", 1, DrawMysteries(1, 0, 0)), ()),
    EventCard(
        "ravenous-predators",
        BOOK,
        (PlaceAction(DANGER, HUNT),),
        ThreatAction("chasing-out-the-animals", 1, _ONE, prices=_FIRE),
        (Level(PALISADE, -1),),
    ),
    EventCard(
        "predator-is-near",
        BOOK,
        (ExhaustNearest("parrot", (_WOUND_EACH,)),),
        ThreatAction("fight-for-food", 1, _ONE, Uncover(), weapon=2),
        _adventure(EXPLORE, GATHER),
    ),
    EventCard(
        "night-howling",
        BOOK,
        (PlaceAction(DANGER, HUNT),),
        ThreatAction("beast-hunting", 1, _ONE, weapon=2),
        (Level(PALISADE, -1),),
    ),
    EventCard(
        "poisoning",
        BOOK,
        (_WOUND_EACH,),
        ThreatAction("draining-poison", 1, _ONE, Level(WEAPON, 1), prices=_KNIFE),
        (_WOUND_EACH,),
    ),
    EventCard(
        "body-on-the-beach",
        BOOK,
        (Level(MORALE, -1),),
        ThreatAction("burial", 1, _TWO, prices=_SHOVEL),
        (Level(MORALE, -2),),
    ),
    # The printed discard in the event half is an error: the card stays in play (RC-added-13).
    EventCard(
        "argument",
        BOOK,
        (BanMixedPawns(),),
        ThreatAction("agreement", 2, Level(MORALE, 1), _ONE, different_players=True),
        (_LOSE_ONE_EACH, Level(MORALE, -1)),
    ),
    EventCard(
        "call-of-the-wild",
        BOOK,
        (PlaceAction(DANGER, HUNT),),
        ThreatAction("fierce-hunting", 1, Gain(FOOD, 1), weapon=2),
        (PlaceAction(DANGER, HUNT),),
    ),
    EventCard(
        "sleepless-night",
        BOOK,
        _reroll(BUILD, GATHER, EXPLORE),
        ThreatAction("rest", 1, _ONE),
        _adventure(EXPLORE, GATHER),
    ),
    EventCard("earthquake", BOOK, (FlipDown(),), ThreatAction("building-a-passage", 1, FlipUp(), prices=_SHOVEL), ()),
    EventCard(
        "ravishing-hurricane",
        BOOK,
        (ExhaustTileAround(),),
        ThreatAction("rediscovering-the-sources", 1, _ONE, Uncover(), prices=_SHOVEL),
        (),
    ),
    EventCard(
        "bad-feelings",
        BOOK,
        _reroll(GATHER),
        ThreatAction("careful-gathering", 1, _ONE),
        (*_adventure(GATHER), *_reroll(GATHER)),
    ),
    EventCard("exhausting-night", BOOK, _reroll(BUILD), ThreatAction("rest", 1, _ONE), (Level(MORALE, -2),)),
    EventCard(
        "strong-wind",
        BOOK,
        (PlaceAction(MINUS_PAWN, BUILD),),
        ThreatAction("tools-maintenance", 1, _ONE),
        (LoseItem(1, possible=True),),
    ),
    EventCard(
        "weather-breakdown",
        BOOK,
        (PlaceAction(MINUS_PAWN, GATHER),),
        ThreatAction("securing-the-sources", 1, _ONE, prices=_SHOVEL),
        (ExhaustAround(2),),
    ),
    EventCard(
        "mist",
        BOOK,
        (PlaceAction(MINUS_PAWN, EXPLORE),),
        ThreatAction("searching-for-the-old-trail", 1, _ONE),
        (PlaceAction(MINUS_PAWN, EXPLORE), *_adventure(EXPLORE)),
    ),
    EventCard(
        "mess-in-the-camp",
        BOOK,
        (PlaceAction(MINUS_PAWN, ARRANGE),),
        ThreatAction("putting-things-in-order", 1, _ONE),
        (_LOSE_ONE_EACH,),
    ),
    EventCard("the-island-rebels-against-you", BOOK, (BookIcon(),), ThreatAction("rescue", 1, _ONE), (BookIcon(),)),
    EventCard(
        "natural-dam-breaks",
        BOOK,
        (ProduceMoreWood(1), Production(NO_FOOD), *_adventure(EXPLORE)),
        ThreatAction("protection", 1, _ONE, prices=_SHOVEL),
        (LoseItem(2, possible=True),),
    ),
    EventCard(
        "depression",
        BOOK,
        (DiscardInventions(2), _LOSE_ONE_EACH),
        ThreatAction("consolation", 1, _TWO, prices=_FOOD),
        (Level(MORALE, -1), DiscardInventions(2)),
    ),
    EventCard(
        "devastating-blows",
        BOOK,
        (ExhaustAround(2),),
        ThreatAction("new-source", 1, _ONE, prices=_SHOVEL),
        (ExhaustAround(1),),
    ),
    EventCard(
        "lack-of-hope",
        BOOK,
        (PassFirst(),),
        ThreatAction("mobilization", 1, _ONE, prices=_FOOD),
        (Level(MORALE, -2),),
    ),
    EventCard("vertigo", BOOK, (OnePawn(FIRST),), ThreatAction("rest", 1, _ONE), (_LOSE_ONE_EACH,)),
    EventCard("weakness", BOOK, (NoSkills(),), ThreatAction("rest", 1, _ONE), (NoSkills(),)),
    EventCard(
        "slow-work",
        BOOK,
        (PlaceAction(EXTRA_WOOD, BUILD),),
        ThreatAction("rest", 1, _ONE),
        (PlaceAction(EXTRA_WOOD, BUILD),),
    ),
    EventCard(
        "loss-of-hope",
        BOOK,
        (OnlyActions(FIRST, (BUILD, ARRANGE, REST)),),
        ThreatAction("rest", 1, _ONE),
        (Level(MORALE, -2),),
    ),
    EventCard(
        "fight-in-the-dark",
        BOOK,
        (DiscardHuntingTop(),),
        ThreatAction("tracking-a-predator", 1, _ONE, weapon=2),
        (PlaceWeather(HUNGRY),),
    ),
    EventCard(
        "dangerous-night",
        BOOK,
        (BeastTo(TO_WAITING),),
        ThreatAction("building-a-protection", 1, WaitingToHunting(), weapon=2),
        (),
    ),
    EventCard(
        "howling-from-the-woods",
        BOOK,
        (StrongestBeast(3),),
        ThreatAction("expedition", 1, _ONE, TopToBottom(), prices=_FIRE),
        (FightTop(FIRST),),
    ),
    EventCard(
        "bear",
        BOOK,
        (PlaceAction(BROKEN, ARRANGE),),
        ThreatAction("repair", 1, _ONE, prices=_SHOVEL),
        (_LOSE_ONE_EACH, Level(MORALE, -1)),
    ),
    EventCard(
        "searching-for-a-new-path",
        BOOK,
        _reroll(EXPLORE),
        ThreatAction("exploring-new-routes", 1, _ONE),
        _adventure(EXPLORE, GATHER),
    ),
    EventCard(
        "smoke-on-the-horizon",
        BOOK,
        (CoverTerrain(PLAINS),),
        ThreatAction("putting-out-the-fire", 1, _ONE, UncoverTerrain()),
        (CoverTerrain(PLAINS),),
    ),
    EventCard(
        "drought",
        BOOK,
        (CoverTerrain(RIVER),),
        ThreatAction("new-riverbed", 1, _ONE, UncoverTerrain(), prices=_SHOVEL),
        (CoverTerrain(RIVER),),
    ),
    EventCard(
        "rough-passage",
        BOOK,
        (CoverTerrain(HILLS),),
        ThreatAction("establishing-new-path", 1, _ONE, UncoverTerrain()),
        (CoverTerrain(HILLS),),
    ),
)

ICON_EVENT_DECK: Final[tuple[Card, ...]] = (
    EventCard("cataclysm", BUILD, (SuspendItems(),), ThreatAction("mending-the-tools", 1, _ONE), (RemoveItem(),)),
    *(
        EventCard(
            "storm",
            GATHER,
            (PlaceWeather(STORM),),
            ThreatAction("strengthening-the-camp", 1, _ONE, prices=_WOOD_OR_SHOVEL),
            (Level(PALISADE, -1),),
        )
        for _ in range(2)
    ),
    EventCard("chronic-tiredness", EXPLORE, (ExtraMeal(),), ThreatAction("regeneration", 2, _TWO), (_WOUND_EACH,)),
    EventCard(
        "high-water",
        GATHER,
        _adventure(EXPLORE),
        ThreatAction("drain", 1, _TWO, prices=_WOOD_OR_SHOVEL),
        (DiscardAll(), Production(NO_PRODUCTION)),
    ),
    EventCard("frost", GATHER, (_SNOW,), ThreatAction("warming-the-camp", 1, _TWO, prices=_WOOD_OR_FUR), (_SNOW,)),
    EventCard("heavy-rain-is-coming", GATHER, (_RAIN,), ThreatAction("irrigation", 1, _ONE, prices=_SHOVEL), (_RAIN,)),
    EventCard("awful-weather", EXPLORE, (_RAIN,), ThreatAction("windscreen", 1, _ONE, prices=_WOOD), (_SNOW,)),
    EventCard(
        "precipice",
        EXPLORE,
        (FlipDown(),),
        ThreatAction("building-a-bridge", 1, _THREE, FlipUp(), prices=(Price(wood=2),)),
        (),
    ),
    EventCard("jaguar", BUILD, (_WOUND_EACH,), ThreatAction("watch", 1, weapon=2), (_WOUND_EACH,)),
    EventCard(
        "culled-area",
        GATHER,
        (Production(NO_FOOD),),
        ThreatAction("plentiful-hunting", 1, Gain(FOOD, 2), weapon=2),
        (),
    ),
    EventCard("heavy-rain", BUILD, (_RAIN,), ThreatAction("preparing-for-rain", 1, _ONE, prices=_WOOD), (_RAIN,)),
    EventCard("heavy-clouds", BUILD, (_RAIN,), ThreatAction("strengthening-the-roof", 1, _ONE, prices=_FUR), (_RAIN,)),
    EventCard(
        "devastating-hurricane",
        GATHER,
        (_HALVE_ROOF_OR_PALISADE,),
        ThreatAction("repair", 1, _RAISE_ROOF_OR_PALISADE, prices=_WOOD),
        (_LOWER_ROOF_OR_PALISADE,),
    ),
    EventCard(
        "ravishing-windstorm",
        EXPLORE,
        (Level(WEAPON, -2, possible=True),),
        ThreatAction("new-weapon", 1, _ONE, Level(WEAPON, 1)),
        (),
    ),
    *(
        EventCard("cold-rain", EXPLORE, (_RAIN,), ThreatAction("irrigation", 1, _ONE, prices=_SHOVEL), (_RAIN,))
        for _ in range(2)
    ),
    EventCard(
        "memories-of-the-cruise",
        BUILD,
        (Level(MORALE, -1),),
        ThreatAction("chanty", 2, _TWO, Level(MORALE, 1)),
        (_LOSE_ONE_EACH,),
    ),
    EventCard(
        "thunderstorm",
        GATHER,
        (ExhaustNearest("wood", (_WOUND_EACH,)),),
        ThreatAction("separating-the-fire", 1, Uncover(), prices=_SHOVEL),
        (RepeatEvent(),),
    ),
    EventCard(
        "predators",
        EXPLORE,
        (ExhaustNearest("food", (_WOUND_EACH,)),),
        ThreatAction("fight", 2, _ONE, Uncover(), weapon=2),
        (RepeatEvent(),),
    ),
    EventCard(
        "fire",
        EXPLORE,
        (Production(NO_WOOD),),
        ThreatAction("extinguishing-the-fire", 1, _ONE, prices=_SHOVEL),
        (Production(NO_WOOD),),
    ),
    EventCard("fight", BUILD, (_WOUND_EACH,), ThreatAction("speech", 1, _ONE), (LoseDetermination(EACH, 2),)),
    EventCard(
        "predators-in-the-vicinity",
        EXPLORE,
        (PlaceWeather(HUNGRY),),
        ThreatAction("chasing-out-the-predator", 1, _ONE, weapon=2),
        (PlaceWeather(HUNGRY),),
    ),
    EventCard(
        "landslide",
        BUILD,
        (ForcedMove(),),
        ThreatAction("securing-the-camp", 1, _ONE, prices=_SHOVEL),
        (Production(NO_PRODUCTION),),
    ),
    EventCard(
        "broken-tree",
        BUILD,
        (_WOUND_EACH,),
        ThreatAction("removing-the-tree", 1, _ONE, Gain(WOOD, 1), prices=_ROPE),
        (Level(MORALE, -1),),
    ),
    EventCard(
        "raging-river",
        GATHER,
        (Production(HALF),),
        ThreatAction("building-a-moat", 1, _ONE, prices=_SHOVEL),
        (Production(NO_PRODUCTION),),
    ),
    EventCard(
        "flood",
        EXPLORE,
        (Choose(((LoseItem(1),), (Level(WEAPON, -1),), (Level(PALISADE, -1),), (_WOUND_EACH,))),),
        ThreatAction("building-a-drain", 1, _ONE, prices=_SHOVEL),
        (Level(PALISADE, -1),),
    ),
    EventCard(
        "disaster",
        GATHER,
        (_LOWER_ROOF_OR_PALISADE,),
        ThreatAction("mend", 1, _RAISE_ROOF_OR_PALISADE, prices=_WOOD),
        (_HALVE_ROOF_OR_PALISADE,),
    ),
    EventCard(
        "flying-surprise",
        BUILD,
        (_LOWER_ROOF_OR_PALISADE,),
        ThreatAction("cleaning-up-after-the-accident", 1, _ONE, prices=_WOOD),
        (_LOWER_ROOF_OR_PALISADE,),
    ),
    EventCard("cloud-burst", GATHER, (ForcedMove(),), ThreatAction("move", 1, RegainLost()), ()),
    EventCard("rain", GATHER, (_RAIN,), ThreatAction("stronger-roof", 1, _ONE, prices=_FUR), (_RAIN,)),
    EventCard(
        "night-attack",
        EXPLORE,
        (_WOUND_EACH, LookHunting()),
        ThreatAction("in-search-of-a-beast", 1, FightTop(YOU, bare=True), weapon=3),
        (DiscardHuntingTop(),),
    ),
    EventCard(
        "predators-in-the-woods",
        EXPLORE,
        (PlaceAction(DANGER, EXPLORE),),
        ThreatAction("searching-for-a-predator", 1, _ONE, TakeActionToken(DANGER, EXPLORE), weapon=1),
        (_WOUND_EACH, TakeActionToken(DANGER, EXPLORE)),
    ),
    EventCard("bad-fate", GATHER, (ResolveThreats(),), ThreatAction("reassuring-rest", 1, _THREE), (_LOSE_ONE_EACH,)),
)
