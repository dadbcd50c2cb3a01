"""Every action of the card game as an int and a word. Words of cards are theirs, so the table belongs to a deck."""

from __future__ import annotations

from typing import Final

from marooned.core.actions import ActionTable
from marooned.games.scavengers.cards import Deck
from marooned.games.scavengers.terms import MOST_SEATS, PILES

REVEAL: Final = 0
COLLECT_NOW: Final = 1
DONE: Final = 2
PASS: Final = 3
ACCEPT: Final = 4
REFUSE: Final = 5
STARVE: Final = 6
FEED: Final = 7
ABILITY: Final = 8
SPECIAL: Final = 9
EXTRA_TURN: Final = 10
CARAVAN: Final = 11
DEAL: Final = 12
OFFER: Final = 13
CANCEL: Final = 14
TIME_UP: Final = 15
YES: Final = 16
NO: Final = 17
AVOID: Final = 18
TAME: Final = 19
SUFFER: Final = 20
SIGNAL: Final = 21
GIFT: Final = 22
PROMISE_PROTECT: Final = 23
WANT_PROTECT: Final = 24
STOP: Final = 25
_PLAIN: Final = (
    "reveal", "collect", "done", "pass", "accept", "refuse", "starve", "feed", "ability", "special", "extra-turn",
    "caravan", "deal", "offer", "cancel", "time-up", "yes", "no", "avoid", "tame", "suffer", "signal", "gift",
    "promise-protect", "want-protect", "stop",
)  # fmt: skip

PILE: Final = 40  # choose or switch to a pile
SEAT: Final = 50
OPTION: Final = 60  # one of a card's options, from 1 on
NUMBER: Final = 70  # 0 to 29: food points
PROMISE_FOOD: Final = 100  # 1 to 9
WANT_FOOD: Final = 110
TRAUMA: Final = 200
CHARACTER: Final = 300
# by kind of card
ROOM: Final = 200  # kinds a deck may have
PLAY: Final = 1000
TAKE: Final = 1200
EAT: Final = 1400
DROP: Final = 1600  # discard from the hand
USE: Final = 1800  # an Opportunity
GIVE: Final = 2000
DEFEAT: Final = 2200  # discard to defeat the Peril
SHOW: Final = 2400  # reveal one of the cards looked at
ORDER: Final = 2600  # put one of the cards looked at next
NOW: Final = 2800  # a deal: give this card now
LATER: Final = 3000
LEAVE: Final = 3200  # a deal: leave this revealed card
WANT_NOW: Final = 3400
WANT_LATER: Final = 3600
WANT_LEAVE: Final = 3800
_BY_KIND: Final = (
    (PLAY, "play"), (TAKE, "take"), (EAT, "eat"), (DROP, "drop"), (USE, "use"), (GIVE, "give"), (DEFEAT, "defeat"),
    (SHOW, "show"), (ORDER, "next"), (NOW, "now"), (LATER, "later"), (LEAVE, "leave"), (WANT_NOW, "want-now"),
    (WANT_LATER, "want-later"), (WANT_LEAVE, "want-leave"),
)  # fmt: skip


def word(id: str) -> str:
    """An id of the deck file as a word of records: `cave_spider` is `cave-spider`."""
    return id.replace("_", "-")


def action_table(deck: Deck) -> ActionTable:
    """All actions with the cards of a deck."""
    table = ActionTable()
    table.range(0, _PLAIN)
    table.range(PILE, (f"pile-{pile}" for pile in range(1, PILES + 1)))
    table.range(SEAT, (f"player-{seat}" for seat in range(1, MOST_SEATS + 1)))
    table.range(OPTION, (f"option-{number}" for number in range(1, 7)))
    table.range(NUMBER, (f"{number}-food" for number in range(30)))
    table.range(PROMISE_FOOD, (f"promise-food-{number}" for number in range(1, 10)))
    table.range(WANT_FOOD, (f"want-food-{number}" for number in range(1, 10)))
    table.range(TRAUMA, (f"trauma-{word(trauma.id)}" for trauma in deck.traumas))
    table.range(CHARACTER, (f"character-{word(character.id)}" for character in deck.characters))
    for first, verb in _BY_KIND:
        table.range(first, (f"{verb}-{word(kind.id)}" for kind in deck.kinds))
    return table
