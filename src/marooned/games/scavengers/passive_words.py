"""What lasting modifiers and prices say, as messages: clauses of a card's text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from marooned.core.messages import Msg
from marooned.games.scavengers.cards import Passive, Price
from marooned.games.scavengers.effects.base import row_words

_PLAIN: Final[Mapping[str, str]] = {
    "no_avoid": "sc-passive-no-avoid",
    "no_defeat": "sc-passive-no-defeat",
    "own_turn_only": "sc-passive-own-turn-only",
    "same_pile": "sc-passive-same-pile",
    "first_peril_keeps": "sc-passive-first-peril-keeps",
    "tops_face_up": "sc-passive-tops-face-up",
    "face_down_free": "sc-passive-face-down-free",
    "shared_surplus": "sc-passive-shared-surplus",
    "real_time": "sc-passive-real-time",
}
_NUMBERED: Final[Mapping[str, str]] = {
    "feed_cost": "sc-passive-feed-cost",
    "hand_limit": "sc-passive-hand-limit",
    "min_reveals": "sc-passive-min-reveals",
    "max_reveals": "sc-passive-max-reveals",
    "avoid_tier": "sc-passive-avoid-tier",
    "starve_discard": "sc-passive-starve-discard",
    "piles": "sc-passive-piles",
    "free_switch": "sc-passive-free-switch",
    "turn_start_take": "sc-passive-turn-start-take",
    "death_at": "sc-passive-death-at",
    "avoid_price": "sc-passive-avoid-price",
    "look_more": "sc-passive-look-more",
    "seconds": "sc-passive-seconds",
    "seconds_per_round": "sc-passive-seconds-per-round",
}
_GIVING: Final[Mapping[str, str]] = {
    "cannot_receive": "sc-passive-cannot-receive",
    "cannot_give": "sc-passive-cannot-give",
}
_FORBIDDEN: Final[Mapping[str, str]] = {
    "cannot_play": "sc-passive-cannot-play",
    "cannot_be_target": "sc-passive-cannot-be-target",
}
_GRANTED: Final[Mapping[str, str]] = {
    "fed_may": "sc-passive-fed-may",
    "once_per_game": "sc-passive-once-per-game",
}


def passive_words(passive: Passive) -> Msg:
    """A lasting modifier as a clause. Amounts are told without a sign; where it can be either, `more` is 1 or 0."""
    key = passive.key
    more = int(passive.n > 0)
    if key in _PLAIN:
        return Msg(_PLAIN[key])
    if key in _NUMBERED:
        return Msg(_NUMBERED[key], {"n": abs(passive.n), "more": more})
    if key in _GIVING:
        return Msg(_GIVING[key], {"what": either([gift_name(word) for word in passive.words])})
    if key in _FORBIDDEN:
        return Msg(_FORBIDDEN[key], {"cards": either([card_title(id) for id in passive.words])})
    if key in _GRANTED:
        return Msg(_GRANTED[key], {"effects": row_words(passive.effect)})
    if key == "food_bonus":
        return Msg("sc-passive-food-bonus", {"tier": int(passive.words[0]), "n": abs(passive.n), "more": more})
    if key == "discard_above":
        return Msg("sc-passive-discard-above", {"n": passive.n, "discard": int(passive.words[0])})
    assert key == "extra_turn" and passive.price is not None, key
    return Msg("sc-passive-extra-turn", {"price": price_words(passive.price)})


def price_words(price: Price) -> Msg:
    """A price as a clause: all that it asks for."""
    parts: list[Msg] = []
    if price.cards:
        parts.append(Msg("sc-price-cards", {"n": price.cards}))
    if price.food:
        parts.append(Msg("sc-price-food", {"n": price.food}))
    if price.any_of:
        parts.append(Msg("sc-price-any-of", {"cards": either([card_title(id) for id in price.any_of])}))
    if price.traumas:
        parts.append(Msg("sc-price-traumas", {"n": price.traumas}))
    text = parts[0]
    for part in parts[1:]:
        text = Msg("list-and", {"row": text, "next": part})
    return text


def card_title(id: str) -> Msg:
    """The name of the scavenge card with an id of the deck file."""
    return Msg(f"sc-card-{id.replace('_', '-')}")


def gift_name(word: str) -> Msg:
    """What is given or received: `hand_cards` or `shared_food`."""
    return Msg(f"sc-gift-{word.replace('_', '-')}")


def either(names: Sequence[Msg]) -> Msg:
    """Names in a row, the last one after "or"."""
    text = names[0]
    for name in names[1:-1]:
        text = Msg("list-comma", {"row": text, "next": name})
    return Msg("list-or", {"row": text, "next": names[-1]}) if len(names) > 1 else text
