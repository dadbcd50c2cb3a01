"""Prices: cards, food or named cards from the own hand (Q-09, Q-34). No change is given."""

from __future__ import annotations

from marooned.core.messages import Msg
from marooned.games.scavengers.actions import DROP
from marooned.games.scavengers.cards import Price
from marooned.games.scavengers.effects.base import FromHand, Sx
from marooned.games.scavengers.effects.people import DrawTrauma
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.verbs import discard_cards, food_of, held, held_kinds, lose_from_hand


def pay(s: ScavState, seat: int, price: Price) -> None:
    """Ask for everything that a price needs."""
    effects: list[Sx] = [PayCard(seat) for _ in range(price.cards)]
    if price.food:
        effects.append(Pay(seat, price.food))
    if price.any_of:
        effects.append(PayOne(seat, price.any_of))
    effects += [DrawTrauma(seat) for _ in range(price.traumas)]
    s.push(*effects)


class PayCard(FromHand):
    """Which card is paid."""

    __slots__ = ("who",)
    PROMPT = "sc-ask-pay-card"
    RULES = ("Q-09", "Q-34")

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: ScavState) -> int:
        return self.who

    def options(self, s: ScavState) -> list[int]:
        return [DROP + kind for kind in held_kinds(s, self.who)]

    def answer(self, s: ScavState, action: int) -> None:
        drop(s, self.who, action - DROP)

    def label(self, s: ScavState, action: int) -> Msg:
        return s.deck.kinds[action - DROP].title()


def drop(s: ScavState, seat: int, kind: int) -> int:
    """Discard a card as (part of) a price; gives its food."""
    instance = held(s, seat, kind)
    food = food_of(s, seat, instance)
    lose_from_hand(s, seat, instance)
    s.spent.append(instance)
    discard_cards(s, [instance], seat)
    return food


class Pay(PayCard):
    """Which card is paid next, until its food reaches the price."""

    __slots__ = ("food",)
    PROMPT = "sc-ask-pay-food"

    def __init__(self, who: int, food: int) -> None:
        self.who = who
        self.food = food

    def answer(self, s: ScavState, action: int) -> None:
        left = self.food - drop(s, self.who, action - DROP)
        if left > 0:
            s.then(Pay(self.who, left))

    def prompt(self, s: ScavState) -> Msg:
        return Msg(self.PROMPT, {"n": self.food})


class PayOne(PayCard):
    """Which of some named cards is paid."""

    __slots__ = ("ids",)

    def __init__(self, who: int, ids: tuple[str, ...]) -> None:
        self.who = who
        self.ids = ids

    def options(self, s: ScavState) -> list[int]:
        return [DROP + kind for kind in held_kinds(s, self.who) if s.deck.kinds[kind].id in self.ids]
