"""The 3 wreckage cards: events of round 1 with two threat actions and no effect of their own."""

from typing import Final

from marooned.games.crusoe.cards import BOOK, Card, EventCard, ThreatAction
from marooned.games.crusoe.effects.goods import Gain
from marooned.games.crusoe.effects.things import DrawStartingItem
from marooned.games.crusoe.terms import FOOD, PRESERVED, WOOD

WRECKAGE_CARDS: Final[tuple[Card, ...]] = (
    EventCard(
        "food-crates",
        BOOK,
        (),
        (
            ThreatAction("expedition-for-food", 1, Gain(FOOD, 1)),
            ThreatAction("expedition-for-food", 2, Gain(FOOD, 1), Gain(PRESERVED, 1)),
        ),
        (),
    ),
    EventCard(
        "wrecked-lifeboat",
        BOOK,
        (),
        (ThreatAction("expedition-for-wood", 1, Gain(WOOD, 1)), ThreatAction("expedition-for-wood", 2, Gain(WOOD, 2))),
        (),
    ),
    EventCard(
        "captains-chest",
        BOOK,
        (),
        (
            ThreatAction("expedition-for-a-treasure", 1, Gain(WOOD, 1)),
            ThreatAction("expedition-for-a-treasure", 2, Gain(WOOD, 1), DrawStartingItem()),
        ),
        (),
    ),
)
