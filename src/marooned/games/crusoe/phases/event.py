"""The start of a round and the event phase: draw, icon, event effect, threat spaces, what falls off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.core.messages import Msg
from marooned.games.crusoe.cards import BOOK, deck_of
from marooned.games.crusoe.effects.base import CloseScope, Fx, OpenScope, RevealBack, Turn
from marooned.games.crusoe.effects.beasts import FightWaiting
from marooned.games.crusoe.effects.events import BookIcon, ThreatStrikes
from marooned.games.crusoe.effects.mysteries import FinishCard
from marooned.games.crusoe.effects.tokens import PlaceAction
from marooned.games.crusoe.effects.use import ThingReady
from marooned.games.crusoe.layout import P_EVENT, P_WRECKAGE
from marooned.games.crusoe.phases import morale
from marooned.games.crusoe.terms import ADVENTURE, EVENT, GROUP
from marooned.games.crusoe.verbs import card_name, person_name

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


class StartRound(Fx):
    """What waited for the next round happens; then the event phase (RC-night-outside-camp-03, RC-added-03)."""

    __slots__ = ()
    RULES = ("RC-round-overview-02", "RC-night-outside-camp-03", "RC-added-03")

    def resolve(self, s: CrusoeState) -> None:
        s.phase = EVENT
        if s.events is not None:
            s.emit("log-round", n=s.round, first=person_name(s.first))
        steps: list[Fx] = []
        for person in s.cfg.players:
            for resource, n in enumerate(s.outside_goods[person]):
                s.available[resource] += n
            s.outside_goods[person] = [0] * 4
            things, s.outside_things[person] = s.outside_things[person], []
            steps += [ThingReady(thing, s.round - 1) for thing in things]
        s.outside = 0
        later, s.next_round = s.next_round, []
        for person, card, effect in later:
            steps += [OpenScope(person, card, "later", -1), effect, CloseScope()]
        s.push(*steps, FightWaiting(), *s.cfg.scenario.before_events(s), EventPhase())


class EventPhase(Fx):
    """Round 1: the wreckage card; later: an event (RC-event-phase-01, -02)."""

    __slots__ = ()
    RULES = ("RC-event-phase-01", "RC-event-phase-02", "RC-wreckage-01")

    def resolve(self, s: CrusoeState) -> None:
        s.push(TurnWreckage() if s.round == 1 else DrawEvent(), morale.MoralePhase())


class TurnWreckage(Turn):
    """The wreckage card comes to the right threat space; the pile holds the one chosen, or all three (RC-
    difficulty-variants-09).
    """

    __slots__ = ()
    PILE = P_WRECKAGE
    RULES = ("RC-event-phase-01", "RC-difficulty-variants-09")

    def turned(self, s: CrusoeState, instance: int) -> None:
        s.threat[1] = instance
        s.piles[P_WRECKAGE].bag.clear()
        if s.events is not None:
            s.emit("log-wreckage", card=card_name(s, instance))


class DrawEvent(Turn):
    """Draw from the event deck until an event card has been resolved (RC-event-phase-02 to 13)."""

    __slots__ = ()
    PILE = P_EVENT
    RULES = (
        "RC-event-phase-02", "RC-event-phase-03", "RC-event-phase-04", "RC-event-phase-05", "RC-event-phase-06",
        "RC-event-phase-11", "RC-event-phase-12", "RC-event-phase-13", "RC-open-questions-41",
    )  # fmt: skip

    def turned(self, s: CrusoeState, instance: int) -> None:
        self.carry_out(s, instance)
        s.then(RevealBack())

    def carry_out(self, s: CrusoeState, instance: int) -> None:
        """Push what the card does, and what follows it."""
        deck = deck_of(instance)
        if deck == "event":
            if s.events is not None:
                s.emit("log-event", card=card_name(s, instance))
            card = s.cards.event(instance)
            icon: Fx = BookIcon() if card.icon == BOOK else PlaceAction(ADVENTURE, card.icon)
            s.push(
                OpenScope(GROUP, instance, "event", -1),
                icon,
                *card.event,
                CloseScope(),
                PlaceThreat(instance),
            )
            return
        part = s.cards.mystery(instance) if deck == "mystery" else s.cards.adventure(instance)
        if s.events is not None:
            s.emit("log-event-part", card=card_name(s, instance), part=Msg(f"eventpart-{part.event_name or 'none'}"))
        s.push(OpenScope(GROUP, instance, "event", -1), *part.event, FinishCard(instance), CloseScope(), DrawEvent())


class PlaceThreat(Fx):
    """The card goes to the right threat space; an older one moves left, the oldest falls off (RC-event-phase-06 to
    10).
    """

    __slots__ = ("instance",)
    RULES = (
        "RC-event-phase-06",
        "RC-event-phase-07",
        "RC-event-phase-08",
        "RC-event-phase-09",
        "RC-event-phase-10",
        "RC-wreckage-04",
    )

    def __init__(self, instance: int) -> None:
        self.instance = instance

    def resolve(self, s: CrusoeState) -> None:
        left, right = s.threat
        if right >= 0:
            s.threat[0] = right
            if left >= 0:
                s.then(ThreatStrikes(left))
        s.threat[1] = self.instance
        if s.events is not None:
            s.emit("log-threat-placed", card=card_name(s, self.instance), place=Msg("place-right"))
