"""Taking cards: what an Opportunity or a card of one's own brings, and which card is taken, kept or dropped."""

from __future__ import annotations

from collections.abc import Sequence

from marooned.bots.scavenger.mind import Mind
from marooned.games.scavengers.cards import Kind
from marooned.games.scavengers.effects.cards import DISCARD, Take, TakeSelf, eligible
from marooned.games.scavengers.effects.people import Heal, StoreFood, TraumaDown


def takes(mind: Mind, effect: Take) -> list[Kind]:
    """The cards that a Take would bring, the dearest first."""
    s = mind.s
    cards = eligible(s, mind.me, effect.source, effect.max_tier, effect.but)
    kinds = sorted((s.kind(card) for card in cards), key=lambda kind: (-mind.worth(kind), kind.index))
    return kinds[: effect.n]


def take_gain(mind: Mind, card: Kind, hand: Sequence[Kind]) -> float:
    """What the effects of an Opportunity are worth, with a hand that has paid for it."""
    s = mind.s
    whole = 0.0
    gained: list[Kind] = []
    for effect in card.gain:
        if isinstance(effect, Take) and effect.source == DISCARD:
            gained += takes(mind, effect)
        elif isinstance(effect, TakeSelf):
            gained.append(card)
        elif isinstance(effect, StoreFood):
            whole += mind.meal_value(mind.laid + effect.n + sum(map(mind.food, hand)))
            whole -= mind.meal_value(mind.laid + sum(map(mind.food, hand)))
        elif isinstance(effect, Heal):
            seats = s.living() if mind.allied else [mind.me]
            whole += max((mind.heal_gain(seat) for seat in seats), default=0.0)
        elif isinstance(effect, TraumaDown):
            up = [trauma for trauma in s.traumas[mind.me] if not s.down >> trauma & 1]
            whole += mind.w.nuisance * len(up)
    return whole + mind.hand_value(list(hand), gained) - mind.hand_value(list(hand))


def best_take(mind: Mind, kinds: Sequence[Kind]) -> Kind | None:
    """The card worth taking next into the hand; None if none beats what would have to go."""
    if not kinds:
        return None
    card = mind.dearest(kinds)
    if len(mind.hand) < mind.limit:
        return card
    if not mind.hand or mind.limit < 1:
        return None
    return card if worst_for(mind, card) is not None else None


def worst_for(mind: Mind, card: Kind) -> Kind | None:
    """The card of the hand that makes room for another one; None if that is the one to leave."""
    options = {kind.index: kind for kind in mind.hand}
    best: Kind | None = None
    most = mind.hand_value(mind.hand) + 0.05
    for kind in options.values():
        rest = [*mind.hand, card]
        rest.remove(kind)
        value = mind.hand_value(rest)
        if value > most:
            best, most = kind, value
    return best
