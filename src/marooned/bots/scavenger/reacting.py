"""A Peril lies face up: pay, defeat, protect, keep the revealed cards, or suffer it; and help for a comrade."""

from __future__ import annotations

from marooned.bots.scavenger.mind import Mind, without
from marooned.bots.scavenger.risk import harm, keeper, paid, price_of, reward, settles
from marooned.games.scavengers.actions import ABILITY, AVOID, DEFEAT, PASS, PLAY, ROOM, SUFFER, TAME
from marooned.games.scavengers.cards import Kind
from marooned.games.scavengers.effects.cards import Defeat, KeepRevealed, Protect
from marooned.games.scavengers.effects.people import GainTrauma
from marooned.games.scavengers.terms import KEPT, SETTLED
from marooned.games.scavengers.verbs import may_hold


def react(mind: Mind, options: list[int]) -> int:
    """The answer to a Peril, by whoever is asked."""
    s = mind.s
    if s.facing == mind.me:
        return face(mind, options)
    return help_comrade(mind, options)


def zone_of(mind: Mind) -> list[Kind]:
    """Revealed cards that the Peril threatens."""
    s = mind.s
    return [s.kind(card) for card in s.zone(s.facing) if may_hold(s, card)]


def face(mind: Mind, options: list[int]) -> int:
    """The way through the Peril that leaves this seat most."""
    s = mind.s
    zone = zone_of(mind)
    kept = bool(s.peril_state & KEPT)
    if s.peril_state & SETTLED:
        return save_cards(mind, options, zone)
    best, best_value = SUFFER, -1e9
    for action, gain, rest in answers(mind, options):
        value = gain + mind.hand_value(rest, zone if kept else ())
        if value > best_value + 1e-9:
            best, best_value = action, value
    hide = keeper(mind.hand)
    if hide is None or kept or not zone or PLAY + hide.index not in options:
        return best
    saved = [
        gain + mind.hand_value(without(rest, hide), zone) for _, gain, rest in answers(mind, options) if hide in rest
    ]
    return PLAY + hide.index if saved and max(saved) > best_value + 1e-9 else best


def save_cards(mind: Mind, options: list[int], zone: list[Kind]) -> int:
    """The harm is averted: is it worth a card to save the others too?"""
    hide = keeper(mind.hand)
    if hide is not None and PLAY + hide.index in options:
        saved = mind.hand_value(without(mind.hand, hide), zone)
        if saved > mind.hand_value(mind.hand) + 1e-9:
            return PLAY + hide.index
    return PASS


def answers(mind: Mind, options: list[int]) -> list[tuple[int, float, list[Kind]]]:
    """(action, gain beside the cards, hand afterwards) of what may be done about the own Peril."""
    s = mind.s
    peril = s.kind(s.peril)
    found: list[tuple[int, float, list[Kind]]] = []
    for option in options:
        if option == SUFFER:
            found.append((option, -harm(mind, peril, mind.me), mind.hand))
        elif option == AVOID and peril.avoid is not None:
            rest = paid(mind, mind.hand, price_of(mind, peril.avoid))
            if rest is not None:
                found.append((option, 0.0, rest))
        elif option == TAME and peril.tame is not None:
            rest = paid(mind, mind.hand, peril.tame)
            if rest is not None:
                found.append((option, 0.0, [*rest, peril]))
        elif DEFEAT <= option < DEFEAT + ROOM:
            card = s.deck.kinds[option - DEFEAT]
            found.append((option, reward(mind, peril.reward), without(mind.hand, card)))
        elif PLAY <= option < PLAY + ROOM:
            card = s.deck.kinds[option - PLAY]
            gain = settles(mind, peril, card)
            if gain is not None and averts(card):
                found.append((option, gain, without(mind.hand, card)))
    return found


def averts(card: Kind) -> bool:
    """Whether playing a card protects from a Peril or defeats it."""
    return any(isinstance(effect, Protect | Defeat) for effect in card.effect)


def help_comrade(mind: Mind, options: list[int]) -> int:
    """A card for a comrade whose Trauma would cost more than the card is worth; others fend for themselves."""
    s = mind.s
    if not mind.allied:
        return PASS if PASS in options else options[0]
    peril = s.kind(s.peril)
    zone = zone_of(mind)
    if not s.peril_state & SETTLED:
        cost = harm(mind, peril, s.facing)
        found = [
            (cost - mind.worth(s.deck.kinds[option - PLAY]), -option)
            for option in options
            if PLAY <= option < PLAY + ROOM
            and averts(s.deck.kinds[option - PLAY])
            and settles(mind, peril, s.deck.kinds[option - PLAY]) is not None
        ]
        if found and max(found)[0] > 0:
            return -max(found)[1]
        redirects = ABILITY in options and any(isinstance(effect, GainTrauma) for effect in peril.harm)
        if redirects and mind.trauma_cost(mind.me) + 2 < mind.trauma_cost(s.facing):
            return ABILITY
    if not s.peril_state & KEPT:
        for option in options:
            if PLAY <= option < PLAY + ROOM:
                card = s.deck.kinds[option - PLAY]
                keeps = any(isinstance(effect, KeepRevealed) for effect in card.effect)
                if keeps and 0.6 * sum(map(mind.food, zone)) > mind.worth(card):
                    return option
    return PASS if PASS in options else options[0]
