"""What lasts: modifiers of Areas, Traumas that lie face up, Characters, Survivors and Scenarios, asked for by key.

The rules that they bend are numbers or permissions; each question here names the rule it answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from marooned.games.scavengers import codes
from marooned.games.scavengers.terms import DEATH_AT, HAND_LIMIT, NOBODY

if TYPE_CHECKING:
    from marooned.games.scavengers.cards import Passive
    from marooned.games.scavengers.state import ScavState


def of_table(s: ScavState) -> Iterator[Passive]:
    """Modifiers that hold for everybody: the Area's and the Scenario's (R-021)."""
    place = s.place()
    if place is not None:
        yield from place.passive
    yield from s.cfg.scenario.special


def of_seat(s: ScavState, seat: int) -> list[Passive]:
    """All modifiers that hold for a player (R-081, R-087, R-113, R-117)."""
    place = s.place()
    there = [*s.cfg.scenario.special] if place is None else [*place.passive, *s.cfg.scenario.special]
    for trauma in s.traumas[seat]:
        if not s.down >> trauma & 1:
            there += s.deck.traumas[trauma].passive
    character = s.characters[seat]
    if character != NOBODY:
        there += s.deck.characters[character].passive if s.char_up >> seat & 1 else s.deck.survivor
    return there


def found(s: ScavState, seat: int, key: str) -> list[Passive]:
    """The modifiers of one key that hold for a player."""
    return [passive for passive in of_seat(s, seat) if passive.key == key]


def flag(s: ScavState, seat: int, key: str) -> bool:
    """Whether a modifier without a number holds for a player."""
    return found(s, seat, key) != []


def named(s: ScavState, seat: int, key: str, word: str) -> bool:
    """Whether a modifier that holds for a player has a word in its list."""
    there = found(s, seat, key)
    return there != [] and any(word in passive.words for passive in there)


def source(s: ScavState, key: str, word: str = "") -> int:
    """The rule that a refusal names: of the Area whose modifier forbids something (R-021), else of a Trauma (R-081)."""
    by_table = any(passive.key == key and (not word or word in passive.words) for passive in of_table(s))
    return codes.R_021 if by_table else codes.R_081


def total(s: ScavState, seat: int, key: str) -> int:
    """The sum of a modifier's numbers."""
    return sum([passive.n for passive in found(s, seat, key)])


def hand_limit(s: ScavState, seat: int) -> int:
    """R-038: 5, or what a Character gives; Traumas and the Survivor side lower it."""
    limits = [passive.n for passive in found(s, seat, "hand_limit")]
    best = max([HAND_LIMIT, *limits])
    return min([best, *(n for n in limits if n < HAND_LIMIT)])


def feed_cost(s: ScavState, seat: int) -> int:
    """R-022, R-058: what a player must eat this round."""
    place = s.place()
    return max(0, (0 if place is None else place.cost) + total(s, seat, "feed_cost"))


def food_bonus(s: ScavState, seat: int, tier: int) -> int:
    """What cards of a tier are worth more."""
    return sum(passive.n for passive in found(s, seat, "food_bonus") if passive.words == (str(tier),))


def least_reveals(s: ScavState, seat: int) -> int:
    """How often a player must Reveal in Scavenge: once, or more by a Trauma or an Area (Q-01)."""
    return max([1, *(passive.n for passive in found(s, seat, "min_reveals"))])


def most_reveals(s: ScavState, seat: int) -> int:
    """How often a player may Reveal in Scavenge; a large number if there is no limit."""
    return min([999, *(passive.n for passive in found(s, seat, "max_reveals"))])


def may_not_play(s: ScavState, seat: int, card: str) -> bool:
    """Whether a Trauma forbids a player to play a card."""
    return named(s, seat, "cannot_play", card)


def may_not_be_target(s: ScavState, seat: int, card: str) -> bool:
    """Whether a Trauma keeps a card off a player."""
    return named(s, seat, "cannot_be_target", card)


def may_not_give(s: ScavState, seat: int, what: str) -> bool:
    """Whether a player can't give `hand_cards` or `shared_food`."""
    return named(s, seat, "cannot_give", what)


def may_not_receive(s: ScavState, seat: int, what: str) -> bool:
    """Whether a player can't receive `hand_cards` or `shared_food`."""
    return named(s, seat, "cannot_receive", what)


def starve_discard(s: ScavState, seat: int) -> int:
    """R-059: cards that a starving player discards, 1 unless a Trauma (more) or an Area says otherwise."""
    numbers = [passive.n for passive in found(s, seat, "starve_discard")]
    return 0 if 0 in numbers else max([1, *numbers])


def death_at(s: ScavState) -> int:
    """R-083: the number of Traumas that kills."""
    return max([DEATH_AT, *(passive.n for passive in s.cfg.scenario.special if passive.key == "death_at")])


def pile_count(s: ScavState) -> int:
    """How many piles the deck gives this round, counted from three."""
    numbers = [passive.n for passive in of_table(s) if passive.key == "piles"]
    return min([3, *numbers])
