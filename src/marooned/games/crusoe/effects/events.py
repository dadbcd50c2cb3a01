"""Effects of event cards on the round: book icon, production, threats, night, the event deck itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.core.messages import Msg
from marooned.games.crusoe.effects.base import CloseScope, Fx, OpenScope, Turn
from marooned.games.crusoe.effects.flow import clause
from marooned.games.crusoe.layout import P_EVENT
from marooned.games.crusoe.terms import GROUP, HALF, NO_FOOD, NO_PRODUCTION, NO_WOOD, RESOURCES, WOOD
from marooned.games.crusoe.verbs import card_name, discard, person_name, shuffle_into_events

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


class ShuffleIntoEvents(Fx):
    """Shuffle this card into the event deck (RC-card-keywords-06)."""

    __slots__ = ()
    RULES = ("RC-card-keywords-06",)

    def resolve(self, s: CrusoeState) -> None:
        shuffle_into_events(s, s.scopes[-1].card)

    def words(self) -> Msg:
        return Msg("fx-shuffle-into-events")


class BookIcon(Fx):
    """Resolve the scenario's book effect (RC-event-phase-04)."""

    __slots__ = ()
    RULES = ("RC-event-phase-04", "RC-scenario-general-01")

    def resolve(self, s: CrusoeState) -> None:
        s.push_all(s.cfg.scenario.book)

    def words(self) -> Msg:
        return Msg("fx-book-icon")


class RepeatEvent(Fx):
    """Carry out the event effect of this card again, without its icon (RC-repeat-event-01, -02)."""

    __slots__ = ()
    RULES = ("RC-repeat-event-01", "RC-repeat-event-02")

    def resolve(self, s: CrusoeState) -> None:
        s.push_all(s.cards.event(s.scopes[-1].card).event)

    def words(self) -> Msg:
        return Msg("fx-repeat-event")


class ThreatStrikes(Fx):
    """The threat effect of a card that left its threat space; the card is gone (RC-event-phase-09)."""

    __slots__ = ("instance",)
    RULES = ("RC-event-phase-09", "RC-event-phase-10")

    def __init__(self, instance: int) -> None:
        self.instance = instance

    def resolve(self, s: CrusoeState) -> None:
        card = s.cards.event(self.instance)
        if s.events is not None:
            s.emit("log-threat-strikes", card=card_name(s, self.instance))
        discard(s, self.instance)
        s.push(OpenScope(GROUP, self.instance, "threat", -1), *card.effect, CloseScope())


class ResolveThreats(Fx):
    """Discard all threat cards and resolve their threat effects, the older one first."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        strikes = [ThreatStrikes(card) for card in s.threat if card >= 0]
        s.threat = [-1, -1]
        s.push_all(strikes)

    def words(self) -> Msg:
        return Msg("fx-resolve-threats")


class PassFirst(Fx):
    """The first player token goes to the next player."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        pass_first(s)

    def words(self) -> Msg:
        return Msg("fx-pass-first")


def pass_first(s: CrusoeState) -> None:
    """The next player clockwise becomes first player (RC-end-of-round-03, RC-solo-04)."""
    players = s.cfg.players
    s.first = players[(players.index(s.first) + 1) % len(players)]
    if s.events is not None and len(players) > 1:
        s.emit("log-first-player", who=person_name(s.first))


class BanMixedPawns(Fx):
    """No action may have pawns of two players this round."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        s.ban_mixed = True

    def words(self) -> Msg:
        return Msg("fx-ban-mixed-pawns")


# -- production ------------------------------------------------------------------------------------------------------
class Production(Fx):
    """Changes this round's production: bits NO_PRODUCTION, NO_FOOD, NO_WOOD, HALF (RC-production-phase-04)."""

    __slots__ = ("change",)
    RULES = ("RC-production-phase-04",)

    def __init__(self, change: int) -> None:
        self.change = change

    def resolve(self, s: CrusoeState) -> None:
        s.production |= self.change

    def words(self) -> Msg:
        names = {NO_PRODUCTION: "none", NO_FOOD: "no-food", NO_WOOD: "no-wood", HALF: "half"}
        return Msg(f"fx-production-{names[self.change]}")


class ProduceMoreWood(Fx):
    """This round's production gives n wood more."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def resolve(self, s: CrusoeState) -> None:
        s.extra_wood += self.n

    def words(self) -> Msg:
        return Msg("fx-production-more", {"what": RESOURCES[WOOD], "n": self.n})


class ProduceLessFood(Fx):
    """This round's production gives n food less, if possible."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def resolve(self, s: CrusoeState) -> None:
        s.food_cut += self.n

    def words(self) -> Msg:
        return Msg("fx-production-less-food", {"n": self.n})


# -- night and later -------------------------------------------------------------------------------------------------
class ExtraMeal(Fx):
    """Tonight each player eats 1 food more or takes 1 wound."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        s.extra_meals += 1

    def words(self) -> Msg:
        return Msg("fx-extra-meal")


class Tonight(Fx):
    """These effects happen in this round's night phase (RC-night-phase-11)."""

    __slots__ = ("effects",)
    RULES = ("RC-night-phase-11",)

    def __init__(self, effects: tuple[Fx, ...]) -> None:
        self.effects = effects

    def resolve(self, s: CrusoeState) -> None:
        scope = s.scopes[-1]
        s.tonight += [(scope.actor, scope.card, effect) for effect in self.effects]

    def words(self) -> Msg:
        return Msg("fx-tonight", {"effects": clause(self.effects)})


class EveryNight(Fx):
    """These effects happen in every night phase."""

    __slots__ = ("effects",)

    def __init__(self, effects: tuple[Fx, ...]) -> None:
        self.effects = effects

    def resolve(self, s: CrusoeState) -> None:
        scope = s.scopes[-1]
        s.every_night += [(scope.actor, scope.card, effect) for effect in self.effects]

    def words(self) -> Msg:
        return Msg("fx-every-night", {"effects": clause(self.effects)})


class NextRound(Fx):
    """These effects happen at the start of the next round, before the event phase."""

    __slots__ = ("effects",)

    def __init__(self, effects: tuple[Fx, ...]) -> None:
        self.effects = effects

    def resolve(self, s: CrusoeState) -> None:
        scope = s.scopes[-1]
        s.next_round += [(scope.actor, scope.card, effect) for effect in self.effects]

    def words(self) -> Msg:
        return Msg("fx-next-round", {"effects": clause(self.effects)})


# -- clouds and the event deck ---------------------------------------------------------------------------------------
class IgnoreClouds(Fx):
    """Change the clouds of this weather phase (RC-weather-phase-13). place: 0 rain, 1 winter, 2 winter into rain."""

    __slots__ = ("place",)
    RULES = ("RC-weather-phase-13", "RC-open-questions-29")

    def __init__(self, place: int) -> None:
        self.place = place

    def resolve(self, s: CrusoeState) -> None:
        s.cloud_mods[self.place] += 1

    def words(self) -> Msg:
        return Msg(("fx-ignore-rain", "fx-ignore-winter", "fx-winter-into-rain")[self.place])


class LookEvent(Turn):
    """Look at the top card of the event deck; everybody sees it (RC-added-01)."""

    __slots__ = ()
    PILE = P_EVENT
    RULES = ("RC-added-01",)

    def turned(self, s: CrusoeState, instance: int) -> None:
        s.piles[P_EVENT].put_top(instance)
        if s.events is not None:
            s.emit("log-seen", card=card_name(s, instance))

    def words(self) -> Msg:
        return Msg("fx-look-event")
