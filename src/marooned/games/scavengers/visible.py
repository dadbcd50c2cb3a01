"""What a seat can see, as plain data: the one table that screens, bots, positions and cases share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from marooned.games.scavengers import passives
from marooned.games.scavengers.actions import (
    CHARACTER,
    DEFEAT,
    DROP,
    EAT,
    GIVE,
    LATER,
    LEAVE,
    NOW,
    ORDER,
    PILE,
    PLAY,
    SEAT,
    SHOW,
    TAKE,
    TRAUMA,
    USE,
    word,
)
from marooned.games.scavengers.knowledge import free, knows_character, places, sees
from marooned.games.scavengers.terms import ANON, NOBODY, PHASES

if TYPE_CHECKING:
    from marooned.games.scavengers.state import ScavState

HIDDEN = "tier-{}"
STEPS = ("idle", "scavenge", "collect", "finished")


def card_word(s: ScavState, seat: int, instance: int) -> str:
    """A card's id if a seat knows it, else its tier (R-added-01)."""
    if instance >= 0 and sees(s, seat, instance):
        return word(s.kind(instance).id)
    return HIDDEN.format(s.deck.tier_at[instance]) if instance >= 0 else "unknown"


def words(s: ScavState, cards: list[int]) -> list[str]:
    """Ids of cards that lie open."""
    return [word(s.kind(card).id) for card in cards]


def pile_seen(s: ScavState, seat: int, index: int) -> dict[str, Any]:
    """Size, tier of the top card, and the cards that the seat knows.

    top, bottom: those in a row from there; between: [place from the top, card] of others at known places; known: those
    whose place it does not know.
    """
    names = [word(s.kind(cell).id) if cell != ANON else "" for cell in places(s, seat, index)]
    first = names.index("") if "" in names else len(names)
    last = max([first, *(at + 1 for at, name in enumerate(names) if not name)])
    between = [[at + 1, name] for at, name in enumerate(names[:last]) if at >= first and name]
    inside = sorted(word(s.kind(cell).id) for cell in free(s, seat, index) if cell != ANON)
    return {
        "size": len(names),
        "tier": s.top_tier(index),
        "top": names[:first],
        "bottom": names[last:],
        "between": between,
        "known": inside,
    }


def player_seen(s: ScavState, seat: int, other: int) -> dict[str, Any]:
    """What a seat sees of a player."""
    deck = s.deck
    character = s.characters[other]
    knows = knows_character(s, seat, other)
    bites = s.bites[other] if seat == other else []
    return {
        "alive": s.alive[other],
        "hand": sorted(card_word(s, seat, card) for card in s.hands[other]),
        "eating": words(s, bites),
        "laid": len(s.bites[other]),
        "eaten": words(s, s.eaten[other]),
        "stored": s.stored[other],
        "traumas": [word(deck.traumas[trauma].id) for trauma in s.traumas[other]],
        "face_down": [word(deck.traumas[trauma].id) for trauma in s.traumas[other] if s.down >> trauma & 1],
        "character": "" if character == NOBODY else word(deck.characters[character].id) if knows else "hidden",
        "character_up": bool(s.char_up >> other & 1),
        "hand_limit": passives.hand_limit(s, other),
        "feed_cost": passives.feed_cost(s, other),
    }


_CARDS: Final = (PLAY, TAKE, EAT, DROP, USE, GIVE, DEFEAT, SHOW, ORDER, NOW, LATER, LEAVE)


def points_of(s: ScavState, action: int) -> tuple[str, ...]:
    """What an action points at: `pile:2`, `seat:1`, `card:hunt`, `trauma:…`, `character:…`."""
    if PILE <= action < PILE + len(s.piles):
        return (f"pile:{action - PILE + 1}",)
    if SEAT <= action < SEAT + s.cfg.seats:
        return (f"seat:{action - SEAT + 1}",)
    if TRAUMA <= action < TRAUMA + len(s.deck.traumas):
        return (f"trauma:{word(s.deck.traumas[action - TRAUMA].id)}",)
    if CHARACTER <= action < CHARACTER + len(s.deck.characters):
        return (f"character:{word(s.deck.characters[action - CHARACTER].id)}",)
    for first in _CARDS:
        if first <= action < first + len(s.deck.kinds):
            return (f"card:{word(s.deck.kinds[action - first].id)}",)
    return ()


def observation(s: ScavState, seat: int) -> dict[str, Any]:
    """Everything that a seat can see; PUBLIC (-1): what everybody at the table knows, for those who watch."""
    place = s.place()
    n = s.cfg.seats
    return {
        "scenario": word(s.cfg.scenario.id),
        "players": [f"player-{number}" for number in range(1, n + 1)],
        "round": s.round,
        "phase": PHASES[s.phase],
        "flag": s.flag + 1,
        "active": s.active + 1,
        "area": "" if place is None else word(place.id),
        "cost": 0 if place is None else place.cost,
        "table": {f"player-{other + 1}": player_seen(s, seat, other) for other in range(n)},
        "piles": {f"pile-{index + 1}": pile_seen(s, seat, index) for index in range(len(s.piles))},
        "revealed": (
            {f"player-{other + 1}": words(s, s.revealed[other]) for other in range(n)}
            if s.cfg.real_time
            else words(s, s.revealed[0])
        ),
        "discard": sorted(words(s, s.discard)),
        "caravan": [
            word(s.kind(cell).id) if cell != ANON else HIDDEN.format(back + 1)
            for cell, back in zip(s.caravan, s.caravan_backs, strict=True)
        ],
        "caravan_fed": s.caravan_fed,
        "peril": "" if s.peril < 0 else word(s.kind(s.peril).id),
        "facing": s.facing + 1,
        "looked": words(s, s.looked) if s.looker == seat else [],
        "step": {
            f"player-{other + 1}": ("idle", "scavenge", "collect", "finished")[s.step[other]] for other in range(n)
        },
        "pile_of": {f"player-{other + 1}": s.pile_of[other] + 1 for other in range(n)},
        "reveals": {f"player-{other + 1}": s.reveals[other] for other in range(n)},
        "deals": [[deal.giver + 1, deal.taker + 1] for deal in s.deals],
        "signal": s.signal,
        "clock": s.clock_left,
    }
