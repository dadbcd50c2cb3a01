"""The Caravan: cards set aside for whoever feeds it (R-098 to R-108)."""

from __future__ import annotations

from marooned.core.messages import Msg
from marooned.games.scavengers import passives
from marooned.games.scavengers.actions import ACCEPT, REFUSE, SEAT
from marooned.games.scavengers.cards import Price
from marooned.games.scavengers.effects.base import OneCard, Sx, SxChance, SxChoice
from marooned.games.scavengers.effects.cards import TakeCard
from marooned.games.scavengers.phases.pay import pay
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.terms import ACTION, ANON
from marooned.games.scavengers.verbs import card_name, discard_cards, listed, seat_name, show_all


class CaravanBack(SxChance):
    """The back of a card under the Caravan (Q-39)."""

    __slots__ = ()
    STREAM = "caravan"
    RULES = ("R-101", "Q-39")

    def outcomes(self, s: ScavState) -> list[tuple[int, int]]:
        weights = [0, 0, 0]
        for instance in s.loose[0]:
            weights[s.deck.backs.backs[instance]] += 1
        for back in s.caravan_backs:
            weights[back] -= 1
        return [(back, weight) for back, weight in enumerate(weights) if weight > 0]

    def landed(self, s: ScavState, outcome: int) -> None:
        s.caravan.append(ANON)
        s.caravan_backs.append(outcome)

    def outcome_name(self, s: ScavState, outcome: int) -> str:
        return f"tier-{outcome + 1}"


class FeedCaravan(Sx):
    """A player feeds the Caravan: pays like for the own Feeding, takes the Actions under it (R-103, R-104, R-106)."""

    __slots__ = ("who",)
    RULES = ("R-102", "R-103", "R-104", "R-106", "Q-41")

    def __init__(self, who: int) -> None:
        self.who = who

    def resolve(self, s: ScavState) -> None:
        s.caravan_fed = True
        if s.events is not None:
            s.emit("sc-log-caravan-fed", who=seat_name(self.who))
        cards = len(s.caravan)
        s.push(*(CaravanCard() for _ in range(cards)), Spoils(self.who))
        pay(s, self.who, Price(food=passives.feed_cost(s, self.who)))


class CaravanCard(OneCard):
    """A card under the Caravan is turned up; Perils there never resolve (Q-39)."""

    __slots__ = ()
    STREAM = "caravan"
    RULES = ("Q-39",)

    def at(self, s: ScavState) -> int:
        """Index of the next card that is still face down."""
        return next(index for index, cell in enumerate(s.caravan) if cell == ANON)

    def there(self, s: ScavState) -> list[int]:
        """Cards that it may be: unidentified ones of its back."""
        back = s.caravan_backs[self.at(s)]
        return [instance for instance in s.loose[0] if s.deck.backs.backs[instance] == back]

    def landed(self, s: ScavState, outcome: int) -> None:
        instance = self.copy_of(s, outcome)
        s.loose[0].remove(instance)
        s.caravan[self.at(s)] = instance
        show_all(s, instance)


class Spoils(Sx):
    """The Actions under the Caravan are handed out, the other cards discarded (R-104, R-105, Q-40)."""

    __slots__ = ("who",)
    RULES = ("R-104", "R-105", "Q-40")

    def __init__(self, who: int) -> None:
        self.who = who

    def resolve(self, s: ScavState) -> None:
        cards = s.caravan
        s.caravan = []
        s.caravan_backs = []
        s.spent = []
        actions = [card for card in cards if s.kind(card).group == ACTION]
        others = [card for card in cards if s.kind(card).group != ACTION]
        s.playing += actions
        if s.events is not None and actions:
            s.emit("sc-log-spoils", who=seat_name(self.who), cards=listed([card_name(s, card) for card in actions]))
        s.push(*(HandOut(self.who, card) for card in actions))
        discard_cards(s, others, self.who)


class HandOut(SxChoice):
    """Who gets a card from under the Caravan: the feeder, or a player to whom it is handed (R-105)."""

    __slots__ = ("card", "who")
    PROMPT = "sc-ask-hand-out"
    RULES = ("R-105",)

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def seat(self, s: ScavState) -> int:
        return self.who

    def options(self, s: ScavState) -> list[int]:
        own = [self.who] if s.alive[self.who] else []
        others = [seat for seat in s.living() if seat != self.who]
        others = [seat for seat in others if not passives.may_not_receive(s, seat, "hand_cards")]
        if passives.may_not_give(s, self.who, "hand_cards"):
            others = []
        return sorted(SEAT + seat for seat in (*own, *others))

    def answer(self, s: ScavState, action: int) -> None:
        seat = action - SEAT
        if seat == self.who:
            receive(s, seat, self.card)
        else:
            s.then(AcceptSpoil(seat, self.who, self.card))

    def none(self, s: ScavState) -> None:
        s.playing.remove(self.card)
        discard_cards(s, [self.card], s.flag_bearer())

    def prompt(self, s: ScavState) -> Msg:
        return Msg(self.PROMPT, {"card": card_name(s, self.card)})

    def label(self, s: ScavState, action: int) -> Msg:
        return seat_name(action - SEAT)


def receive(s: ScavState, seat: int, card: int) -> None:
    """A card from under the Caravan comes into a hand, or is discarded if no room is made for it."""
    s.push(TakeCard(seat, card), LeftOver(card, seat))


class LeftOver(Sx):
    """A card that nobody made room for is discarded."""

    __slots__ = ("card", "seat")

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def resolve(self, s: ScavState) -> None:
        s.playing.remove(self.card)
        if not any(self.card in hand for hand in s.hands):
            discard_cards(s, [self.card], self.seat)


class AcceptSpoil(SxChoice):
    """Whether a player takes a card that is handed over; if not, it goes to the feeder (Q-33)."""

    __slots__ = ("card", "giver", "taker")
    PROMPT = "sc-ask-accept-gift"
    FORCED = False
    RULES = ("R-105", "Q-33")

    def __init__(self, taker: int, giver: int, card: int) -> None:
        self.taker = taker
        self.giver = giver
        self.card = card

    def seat(self, s: ScavState) -> int:
        return self.taker

    def options(self, s: ScavState) -> list[int]:
        return [ACCEPT, REFUSE]

    def answer(self, s: ScavState, action: int) -> None:
        receive(s, self.taker if action == ACCEPT else self.giver, self.card)

    def prompt(self, s: ScavState) -> Msg:
        return Msg(self.PROMPT, {"who": seat_name(self.giver), "card": card_name(s, self.card)})

    def label(self, s: ScavState, action: int) -> Msg:
        return Msg("sc-label-accept" if action == ACCEPT else "sc-label-refuse")
