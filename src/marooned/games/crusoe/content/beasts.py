"""The 16 beasts: strength, weapon loss, food, furs, and what else they do."""

from typing import Final

from marooned.games.crusoe.cards import BeastCard, Card
from marooned.games.crusoe.effects.flow import If
from marooned.games.crusoe.effects.people import Wounds
from marooned.games.crusoe.effects.things import DrawDiscovery
from marooned.games.crusoe.terms import YOU

_VENOM: Final = (If("cure", (), (Wounds(YOU, 2),)),)

BEAST_DECK: Final[tuple[Card, ...]] = (
    BeastCard("alligator", 6, 2, 3, 0),
    BeastCard("bear", 6, 1, 5, 2),
    BeastCard("birds", 1, 0, 2, 0),
    BeastCard("boa", 2, 2, 2, 0, (DrawDiscovery(1),)),
    BeastCard("chamois", 5, 1, 3, 2),
    BeastCard("cheetah", 4, 1, 2, 1),
    BeastCard("fox", 2, 0, 2, 1),
    BeastCard("goats", 4, 1, 3, 1),
    BeastCard("gorilla", 6, 3, 5, 2, (DrawDiscovery(1),)),
    BeastCard("iguana", 4, 1, 3, 1, (Wounds(YOU, 1),)),
    BeastCard("jaguar", 5, 0, 4, 1, _VENOM),
    BeastCard("puma", 5, 0, 2, 1, _VENOM),
    BeastCard("tapir", 3, 1, 2, 1),
    BeastCard("tiger", 6, 2, 5, 2),
    BeastCard("wild-dog", 3, 0, 2, 1, _VENOM),
    BeastCard("wild-pig", 3, 1, 3, 1),
)
