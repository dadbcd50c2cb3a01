"""Cards, abilities and the scenario's actions that may be used at any time: which are worth it now."""

from __future__ import annotations

from typing import Final

from marooned.bots.scavenger.mind import Mind, without
from marooned.bots.scavenger.risk import reveal_value
from marooned.games.scavengers import passives
from marooned.games.scavengers.actions import ABILITY, CARAVAN, EXTRA_TURN, PLAY, SPECIAL
from marooned.games.scavengers.cards import Kind
from marooned.games.scavengers.effects.cards import DISCARD, eligible
from marooned.games.scavengers.knowledge import Odds, odds
from marooned.games.scavengers.terms import NOBODY

HEAL_MARGIN: Final = 3.0
LOOK_FIRST: Final = {"recon": 1.5, "foresight": 2.5, "pathfinder": 2.0}
"""How much danger on the piles makes a look at them worth a card."""
NUISANCES: Final = ("ravenous", "tremor", "reckless", "stupor", "maimed", "distrust", "hoarder", "despair")


def playable(mind: Mind, options: list[int], id: str) -> Kind | None:
    """A card of the hand that may be played now."""
    kind = mind.s.deck.by_id.get(id)
    return kind if kind is not None and PLAY + kind.index in options else None


def ability_id(mind: Mind, options: list[int]) -> str:
    """Id of the own Character whose ability may be used now, "" if there is none."""
    if ABILITY not in options:
        return ""
    return mind.s.deck.characters[mind.s.characters[mind.me]].id


# -- healing ---------------------------------------------------------------------------------------------------------
def heal_target(mind: Mind, card: str, face_down: bool = False) -> int:
    """The seat that gains most by a healing card, NOBODY if none of this seat's side has anything to heal."""
    s = mind.s
    there = s.living() if mind.allied else [mind.me]
    there = [seat for seat in there if not passives.may_not_be_target(s, seat, card)]
    there = [seat for seat in there if any(not face_down or s.down >> t & 1 for t in s.traumas[seat])]
    return max(there, key=lambda seat: (mind.heal_gain(seat), seat == mind.me, -seat), default=NOBODY)


def heals(mind: Mind, options: list[int]) -> int:
    """A card that heals, if somebody gains more by it than the card feeds; -1 if not."""
    salvation = playable(mind, options, "salvation")
    if salvation is not None and not mind.signal_worth(salvation) > 1.0:
        target = heal_target(mind, "salvation")
        if target != NOBODY and mind.heal_gain(target) > mind.price() * mind.food(salvation) + HEAL_MARGIN:
            return PLAY + salvation.index
    rest = playable(mind, options, "rest")
    if rest is not None:
        target = heal_target(mind, "rest", True)
        if target != NOBODY and mind.heal_gain(target) > mind.price() * mind.food(rest) + HEAL_MARGIN:
            return PLAY + rest.index
        if worth_turning_down(mind, "rest") >= 2 * mind.price() * mind.food(rest):
            return PLAY + rest.index
    relief = playable(mind, options, "relief")
    if relief is not None:
        gain = worth_turning_down(mind, "relief")
        if gain > mind.price() * mind.food(relief) + 0.5:
            return PLAY + relief.index
    return -1


def worth_turning_down(mind: Mind, card: str) -> float:
    """What it is worth to turn this seat's Traumas down: their effects, and that a later Rest can heal them."""
    s = mind.s
    if passives.may_not_be_target(s, mind.me, card) or (s.active != mind.me and card == "relief"):
        return 0.0
    up = [s.deck.traumas[trauma] for trauma in s.traumas[mind.me] if not s.down >> trauma & 1]
    if not up:
        return 0.0
    worth = max(mind.w.nuisance if trauma.id in NUISANCES else 0.3 for trauma in up)
    if any(passive.key == "face_down_free" for passive in s.cfg.scenario.final.passive):
        worth += mind.heal_gain(mind.me) * (1.0 if not mind.left else 0.4)
    rests = sum(1 for kind in mind.hand if kind.id == "rest") - (card == "rest")
    if rests > 0 or (card != "rest" and any(kind.id == "rest" for kind in mind.hand)):
        worth += 0.7 * mind.heal_gain(mind.me)
    if not mind.s.char_up >> mind.me & 1 and s.characters[mind.me] != NOBODY:
        worth += 1.5
    return worth


# -- before scavenging -----------------------------------------------------------------------------------------------
def danger(mind: Mind, table: list[Odds]) -> float:
    """What the least dangerous of the piles threatens: chance of a Peril times the cost of a Trauma."""
    shares = [float(pile.peril(mind.s)) for pile in table if pile.cards]
    return min(shares, default=0.0) * mind.trauma_cost(mind.me)


def looks(mind: Mind, options: list[int]) -> int:
    """A look at the piles before the first Reveal; -1 if it is not worth a card."""
    s = mind.s
    ability = ability_id(mind, options)
    if ability == "scout" or (ability == "oracle" and mind.trauma_cost(mind.me) > 8):
        return ABILITY
    cards = [(id, playable(mind, options, id)) for id in LOOK_FIRST]
    if not any(card is not None for _, card in cards):
        return -1
    threat = danger(mind, odds(s, mind.me))
    for id, card in cards:
        if card is not None and mind.signal_worth(card) <= 1.0 and threat > LOOK_FIRST[id] * max(0.6, mind.price()):
            return PLAY + card.index
    return -1


# -- in collect ------------------------------------------------------------------------------------------------------
def more_cards(mind: Mind, options: list[int]) -> int:
    """A card or ability that brings better cards than itself; -1 if there is none."""
    s = mind.s
    hunt = playable(mind, options, "hunt")
    if hunt is not None and any(len(pile) >= 3 for pile in s.piles):
        return PLAY + hunt.index
    plunder = playable(mind, options, "plunder")
    if plunder is not None and mind.signal_worth(plunder) <= 1.0:
        best = best_discarded(mind, "plunder")
        if best is not None and mind.worth(best) > mind.worth(plunder) + 0.5:
            return PLAY + plunder.index
    if ability_id(mind, options) == "thief" and len(mind.hand) < mind.limit:
        best = best_discarded(mind, "")
        if best is not None and mind.worth(best) > 4.0:
            return ABILITY
    return -1


def best_discarded(mind: Mind, but: str) -> Kind | None:
    """The best Action of the discard pile."""
    s = mind.s
    there = [s.kind(card) for card in eligible(s, mind.me, DISCARD, 3, but)]
    return mind.dearest(there) if there else None


def eats_early(mind: Mind, options: list[int]) -> int:
    """Food eaten now makes room in the hand, if nothing of it is wasted; -1 if there is none."""
    own = mind.need_of(mind.me)
    for id in ("feast", "ration"):
        card = playable(mind, options, id)
        if card is not None and mind.laid + mind.food(card) <= own and mind.signal_worth(card) <= 1.0:
            return PLAY + card.index
    return -1


def another_turn(mind: Mind, options: list[int]) -> int:
    """Another turn, if its first Reveal alone is worth its price; -1 if not."""
    second = playable(mind, options, "second_wind")
    if second is None and EXTRA_TURN not in options:
        return -1
    stay = mind.hand_value(mind.hand, mind.zone)
    table = [pile for pile in odds(mind.s, mind.me) if pile.cards]
    gain = max((reveal_value(mind, pile, mind.zone) - stay for pile in table), default=0.0)
    if second is not None and mind.signal_worth(second) <= 1.0:
        loss = mind.hand_value(mind.hand) - mind.hand_value(without(mind.hand, second))
        if 2 * gain > loss:
            return PLAY + second.index
    if EXTRA_TURN in options and mind.hand:
        loss = mind.hand_value(mind.hand) - mind.hand_value(without(mind.hand, mind.cheapest(mind.hand)))
        if 2 * gain > loss:
            return EXTRA_TURN
    return -1


# -- at any time ----------------------------------------------------------------------------------------------------
def at_once(mind: Mind, options: list[int]) -> int:
    """What is worth doing at any time of the own turn; -1 if nothing is.

    The Caravan is fed as soon as the seat can: its cards feed more than they cost, and unfed it is the end (R-107).
    """
    s = mind.s
    if CARAVAN in options:
        return CARAVAN
    if SPECIAL in options and any(not s.down >> trauma & 1 for trauma in s.traumas[mind.me]):
        return SPECIAL
    if ability_id(mind, options) == "medic":
        target = heal_target(mind, "")
        if target != NOBODY and mind.heal_gain(target) > HEAL_MARGIN:
            return ABILITY
    return heals(mind, options)
