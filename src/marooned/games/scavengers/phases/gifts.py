"""Gifts: a card from one hand to another, face up; the receiver may refuse (R-129, R-added-01, R-added-05, Q-33)."""

from __future__ import annotations

from marooned.core.messages import Msg
from marooned.games.scavengers.actions import ACCEPT, CANCEL, DROP, GIVE, REFUSE, SEAT
from marooned.games.scavengers.deals import note_card
from marooned.games.scavengers.effects.base import Sx, SxChoice
from marooned.games.scavengers.moves import gift_takers
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.verbs import (
    card_name,
    discard_cards,
    held,
    held_kinds,
    is_public,
    lose_from_hand,
    room,
    seat_name,
    show_all,
)


def givable(s: ScavState, seat: int, kind: int) -> int:
    """The copy of a kind that is given: one that has not moved in this window, known ones first; -1 if none."""
    found = [card for card in s.hands[seat] if s.kind(card).index == kind and card not in s.moved]
    return next((card for card in found if is_public(s, card)), found[0] if found else -1)


class GiftCard(SxChoice):
    """Which card is given."""

    __slots__ = ("who",)
    PROMPT = "sc-ask-gift"
    FORCED = False
    RULES = ("R-129", "R-added-05")

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: ScavState) -> int:
        return self.who

    def options(self, s: ScavState) -> list[int]:
        return [CANCEL, *(GIVE + kind for kind in held_kinds(s, self.who) if givable(s, self.who, kind) >= 0)]

    def answer(self, s: ScavState, action: int) -> None:
        if action != CANCEL:
            s.then(GiftTo(self.who, action - GIVE))

    def label(self, s: ScavState, action: int) -> Msg:
        return Msg("sc-label-cancel") if action == CANCEL else s.deck.kinds[action - GIVE].title()


class GiftTo(SxChoice):
    """Who gets the card."""

    __slots__ = ("kind", "who")
    PROMPT = "sc-ask-gift-to"
    RULES = ("R-129", "R-133")

    def __init__(self, who: int, kind: int) -> None:
        self.who = who
        self.kind = kind

    def seat(self, s: ScavState) -> int:
        return self.who

    def options(self, s: ScavState) -> list[int]:
        return sorted(SEAT + seat for seat in gift_takers(s, self.who))

    def answer(self, s: ScavState, action: int) -> None:
        instance = givable(s, self.who, self.kind)
        s.moved.append(instance)
        show_all(s, instance)
        s.then(AcceptGift(action - SEAT, self.who, instance))

    def label(self, s: ScavState, action: int) -> Msg:
        return seat_name(action - SEAT)


class AcceptGift(SxChoice):
    """Whether the receiver takes the card; a full hand must first make room (Q-33)."""

    __slots__ = ("giver", "instance", "taker")
    PROMPT = "sc-ask-accept-gift"
    FORCED = False
    RULES = ("Q-33", "R-039")

    def __init__(self, taker: int, giver: int, instance: int) -> None:
        self.taker = taker
        self.giver = giver
        self.instance = instance

    def seat(self, s: ScavState) -> int:
        return self.taker

    def options(self, s: ScavState) -> list[int]:
        return [ACCEPT, REFUSE]

    def answer(self, s: ScavState, action: int) -> None:
        if action == ACCEPT and self.instance in s.hands[self.giver]:
            s.then(HandOver(self.giver, self.taker, self.instance))

    def prompt(self, s: ScavState) -> Msg:
        return Msg(self.PROMPT, {"who": seat_name(self.giver), "card": card_name(s, self.instance)})

    def label(self, s: ScavState, action: int) -> Msg:
        return Msg("sc-label-accept" if action == ACCEPT else "sc-label-refuse")


class HandOver(Sx):
    """A card passes from hand to hand; a full hand discards one for it or refuses."""

    __slots__ = ("giver", "instance", "taker")
    RULES = ("R-038", "R-039", "Q-33")

    def __init__(self, giver: int, taker: int, instance: int) -> None:
        self.giver = giver
        self.taker = taker
        self.instance = instance

    def resolve(self, s: ScavState) -> None:
        if self.instance not in s.hands[self.giver] or not s.alive[self.taker]:
            return
        if room(s, self.taker) < 1:
            s.then(RoomForGift(self.taker, self.giver, self.instance))
        else:
            pass_card(s, self.giver, self.taker, self.instance)


def pass_card(s: ScavState, giver: int, taker: int, instance: int) -> None:
    """Move a card from hand to hand, seen by all."""
    lose_from_hand(s, giver, instance)
    s.hands[taker].append(instance)
    s.hands[taker].sort()
    note_card(s, giver, taker, s.kind(instance).index)
    if s.events is not None:
        s.emit("sc-log-gives", who=seat_name(giver), to=seat_name(taker), card=card_name(s, instance))


class RoomForGift(SxChoice):
    """Which card is discarded to take a gift, or none."""

    __slots__ = ("giver", "instance", "taker")
    PROMPT = "sc-ask-room"
    FORCED = False
    RULES = ("R-039", "Q-33")

    def __init__(self, taker: int, giver: int, instance: int) -> None:
        self.taker = taker
        self.giver = giver
        self.instance = instance

    def seat(self, s: ScavState) -> int:
        return self.taker

    def options(self, s: ScavState) -> list[int]:
        return [REFUSE, *(DROP + kind for kind in held_kinds(s, self.taker))]

    def answer(self, s: ScavState, action: int) -> None:
        if action == REFUSE:
            return
        instance = held(s, self.taker, action - DROP)
        lose_from_hand(s, self.taker, instance)
        pass_card(s, self.giver, self.taker, self.instance)
        discard_cards(s, [instance], self.taker)

    def prompt(self, s: ScavState) -> Msg:
        return Msg("sc-ask-room", {"card": card_name(s, self.instance)})

    def label(self, s: ScavState, action: int) -> Msg:
        return Msg("sc-label-leave-it") if action == REFUSE else s.deck.kinds[action - DROP].title()
