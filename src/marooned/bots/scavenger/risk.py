"""What a Reveal brings: exact odds of the next card (knowledge.odds) against what each card would do to the seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.bots.scavenger.mind import Mind, without
from marooned.games.scavengers import moves, passives
from marooned.games.scavengers.cards import Kind, Price
from marooned.games.scavengers.effects.cards import Defeat, KeepRevealed, Protect
from marooned.games.scavengers.effects.people import DiscardHand, GainTrauma, Heal, StoreFood, TraumaDown
from marooned.games.scavengers.knowledge import Odds
from marooned.games.scavengers.terms import ACTION, OPPORTUNITY, PERIL, REACTION

if TYPE_CHECKING:
    from marooned.games.scavengers.effects.base import Sx


def price_of(mind: Mind, price: Price) -> Price:
    """A price to avoid a Peril as this seat pays it; a Character may lower it."""
    less = -passives.total(mind.s, mind.me, "avoid_price")
    return Price(max(0, price.cards - less) if price.cards else 0, max(0, price.food - less) if price.food else 0)


def paid(mind: Mind, hand: list[Kind], price: Price) -> list[Kind] | None:
    """The hand after the cheapest payment of cards or food; None if it can't be paid."""
    if len(hand) < price.cards:
        return None
    rest = sorted(hand, key=lambda kind: (mind.worth(kind), kind.index))[price.cards :]
    if price.any_of:
        named = [kind for kind in rest if kind.id in price.any_of]
        if not named:
            return None
        rest = without(rest, mind.cheapest(named))
    if price.food:
        meal = mind.cheapest_meal(rest, price.food)
        if meal is None:
            return None
        rest = without(rest, *meal)
    return rest


def harm(mind: Mind, peril: Kind, seat: int) -> float:
    """What a Peril's harm costs a seat."""
    whole = 0.0
    traumas = 0
    for effect in peril.harm:
        if isinstance(effect, GainTrauma):
            for _ in range(effect.n):
                whole += mind.trauma_cost(seat, traumas)
                traumas += 1
        elif isinstance(effect, DiscardHand):
            whole += 1.5 * effect.n
        else:
            whole += 1.0
    return whole


def reward(mind: Mind, effects: tuple[Sx, ...]) -> float:
    """What some effects are worth to this seat."""
    whole = 0.0
    for effect in effects:
        if isinstance(effect, StoreFood):
            food = mind.laid + sum(map(mind.food, mind.hand))
            whole += mind.meal_value(food + effect.n) - mind.meal_value(food)
        elif isinstance(effect, Heal):
            whole += mind.heal_gain(mind.me)
        elif isinstance(effect, TraumaDown):
            up = any(not mind.s.down >> trauma & 1 for trauma in mind.s.traumas[mind.me])
            whole += mind.w.nuisance if up else 0.0
        else:
            whole += 1.5
    return whole


def settles(mind: Mind, peril: Kind, card: Kind) -> float | None:
    """What a card of the hand gains beside averting a Peril's harm: its reward if it defeats; None if it does not."""
    may_defeat = not passives.flag(mind.s, mind.me, "no_defeat")
    if may_defeat and card.id in peril.defeated_by:
        return reward(mind, peril.reward)
    if card.window != REACTION:
        return None
    for effect in card.effect:
        if isinstance(effect, Protect):
            return 0.0
        if isinstance(effect, Defeat) and may_defeat and (effect.tag == "any" or effect.tag in peril.tags):
            return 0.0 if peril.tags_only_protect and effect.tag != "any" else reward(mind, peril.reward)
    return None


def ways_out(mind: Mind, peril: Kind, hand: list[Kind]) -> list[tuple[float, list[Kind]]]:
    """(gain or cost beside the cards, hand afterwards) of every way through a Peril, suffering it included."""
    found = [(-harm(mind, peril, mind.me), hand)]
    for card in {kind.index: kind for kind in hand}.values():
        gain = settles(mind, peril, card)
        if gain is not None:
            found.append((gain, without(hand, card)))
    if peril.avoid is not None and not passives.flag(mind.s, mind.me, "no_avoid"):
        rest = paid(mind, hand, price_of(mind, peril.avoid))
        if rest is not None:
            found.append((0.0, rest))
    if peril.tame is not None:
        rest = paid(mind, hand, peril.tame)
        if rest is not None:
            found.append((0.0, [*rest, peril]))
    return found


def keeper(hand: list[Kind]) -> Kind | None:
    """A card that saves the revealed cards from a Peril."""
    for kind in hand:
        if any(isinstance(effect, KeepRevealed) for effect in kind.effect):
            return kind
    return None


def peril_value(mind: Mind, peril: Kind, zone: list[Kind]) -> float:
    """What the seat has left after it met a Peril with some revealed cards on the table."""
    keeps = any(passive.key == "first_peril_keeps" for passive in passives.of_table(mind.s))
    kept = keeps and not mind.s.perils_met[mind.me]
    best = max(gain + mind.hand_value(rest, zone if kept else ()) for gain, rest in ways_out(mind, peril, mind.hand))
    hide = keeper(mind.hand)
    if hide is None or kept or not zone:
        return best
    saved = ways_out(mind, peril, without(mind.hand, hide))
    return max(best, *(gain + mind.hand_value(rest, zone) for gain, rest in saved))


def use_gain(mind: Mind, card: Kind) -> float:
    """What it is worth to fulfil an Opportunity now; negative if it is not worth its price or can't be paid."""
    from marooned.bots.scavenger.taking import take_gain

    price = card.condition
    hand = mind.hand
    cost = 0.0
    if price is not None:
        if moves.price_code(mind.s, mind.me, price):
            return -1.0
        rest = paid(mind, hand, price)
        if rest is None:
            return -1.0
        cost = mind.hand_value(hand) - mind.hand_value(rest)
        cost += sum(mind.trauma_cost(mind.me, n) for n in range(price.traumas))
        hand = rest
    return take_gain(mind, card, hand) - cost


def reveal_value(mind: Mind, odds: Odds, zone: list[Kind]) -> float:
    """What the seat can expect to have after one Reveal from a pile, on top of some revealed cards."""
    kinds = mind.s.deck.kinds
    stay = mind.hand_value(mind.hand, zone)
    whole = 0.0
    for index, share in odds.cards.items():
        kind = kinds[index]
        if kind.group == PERIL:
            value = peril_value(mind, kind, zone)
        elif kind.group == ACTION:
            value = mind.hand_value(mind.hand, [*zone, kind])
        elif kind.group == OPPORTUNITY:
            value = stay + max(0.0, use_gain(mind, kind))
        else:
            value = stay
        whole += share.numerator / share.denominator * value
    return whole if odds.cards else stay
