"""The bot: which judgement answers which decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from marooned.bots.scavenger import answers, dealing, meal
from marooned.bots.scavenger.before import before_feeding
from marooned.bots.scavenger.mind import Mind
from marooned.bots.scavenger.reacting import react
from marooned.bots.scavenger.turn import act
from marooned.bots.scavenger.weights import DEFAULT, Weights
from marooned.games.scavengers.actions import SEAT, YES
from marooned.games.scavengers.deals import AnswerOffer, Build, Kept, Partner, Penalty
from marooned.games.scavengers.effects.anomaly import Anomaly
from marooned.games.scavengers.effects.base import Who
from marooned.games.scavengers.effects.cards import ChooseOne, MakeRoom, TakeNext
from marooned.games.scavengers.effects.looking import BottomRest, LookReveal, ShowOne, TopRest
from marooned.games.scavengers.effects.people import DropOne, MayTurnUp, WhichDown, WhichHealed
from marooned.games.scavengers.effects.piles import WhichFaceUp, WhichPile
from marooned.games.scavengers.effects.switching import OtherPile, WhoSwitches
from marooned.games.scavengers.phases.caravan import AcceptSpoil, HandOut
from marooned.games.scavengers.phases.feeding import BeforeFeeding, Commit, GiveSignal, HowMuch, Share
from marooned.games.scavengers.phases.gifts import AcceptGift, GiftCard, GiftTo, RoomForGift
from marooned.games.scavengers.phases.hunt import HuntTogether
from marooned.games.scavengers.phases.pay import Pay, PayCard, PayOne
from marooned.games.scavengers.phases.peril import React
from marooned.games.scavengers.phases.setup import KeepCharacter
from marooned.games.scavengers.phases.turn import Act

if TYPE_CHECKING:
    from marooned.games.scavengers.state import ScavState

Answer = Callable[[Mind, Any, list[int]], int]


def _which_pile(mind: Mind, asking: WhichPile, options: list[int]) -> int:
    if isinstance(asking.effect, LookReveal):
        return answers.largest_pile(mind, options)
    return answers.pile(mind, options)


def _self_or_first(mind: Mind, options: list[int]) -> int:
    return SEAT + mind.me if SEAT + mind.me in options else options[0]


_ANSWERS: Final[dict[type, Answer]] = {
    Act: lambda mind, asking, options: act(mind, options),
    HuntTogether: lambda mind, asking, options: act(mind, options),
    React: lambda mind, asking, options: react(mind, options),
    BeforeFeeding: lambda mind, asking, options: before_feeding(mind, options),
    GiveSignal: lambda mind, asking, options: answers.drop(mind, options),
    Commit: lambda mind, asking, options: meal.commit(mind, options),
    Share: lambda mind, asking, options: meal.share(mind, options),
    HowMuch: lambda mind, asking, options: meal.how_much(mind, asking.taker, options),
    DropOne: lambda mind, asking, options: answers.drop(mind, options),
    PayCard: lambda mind, asking, options: answers.drop(mind, options),
    PayOne: lambda mind, asking, options: answers.drop(mind, options),
    Pay: answers.pay_food,
    MakeRoom: lambda mind, asking, options: answers.make_room(mind, asking),
    RoomForGift: lambda mind, asking, options: answers.make_room(mind, asking),
    TakeNext: answers.take_next,
    ShowOne: lambda mind, asking, options: answers.show(mind, options),
    BottomRest: answers.order,
    TopRest: answers.order,
    WhichPile: _which_pile,
    WhichFaceUp: lambda mind, asking, options: answers.to_bottom(mind, options),
    OtherPile: lambda mind, asking, options: answers.pile(mind, options),
    WhoSwitches: lambda mind, asking, options: _self_or_first(mind, options),
    Anomaly: lambda mind, asking, options: answers.smallest_pile(mind, options),
    Who: answers.who,
    ChooseOne: answers.choose_one,
    WhichDown: lambda mind, asking, options: answers.trauma(mind, options),
    WhichHealed: lambda mind, asking, options: answers.trauma(mind, options),
    MayTurnUp: lambda mind, asking, options: YES,
    KeepCharacter: lambda mind, asking, options: answers.character(mind, options),
    HandOut: answers.hand_out,
    AcceptSpoil: lambda mind, asking, options: dealing.accept_gift(mind, mind.s.kind(asking.card)),
    GiftCard: lambda mind, asking, options: dealing.gift_card(mind, options),
    GiftTo: lambda mind, asking, options: dealing.gift_to(mind, options),
    AcceptGift: lambda mind, asking, options: dealing.accept_gift(mind, mind.s.kind(asking.instance)),
    Partner: lambda mind, asking, options: dealing.partner(mind, options),
    Build: lambda mind, asking, options: dealing.build(mind, options),
    AnswerOffer: lambda mind, asking, options: dealing.answer_offer(mind),
    Kept: lambda mind, asking, options: dealing.was_kept(mind),
    Penalty: lambda mind, asking, options: dealing.penalty(mind),
}


class ScavengerBot:
    """Plays any seat of any scenario. It never chooses at random and remembers nothing."""

    __slots__ = ("weights",)

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self.weights = weights

    def choose(self, view: ScavState, seat: int) -> int:
        """The action for the open decision, from what the seat knows of the table."""
        options = view.legal_actions(seat)
        if len(options) == 1:
            return options[0]
        return _ANSWERS[type(view.asking)](Mind(view, seat, self.weights), view.asking, options)
