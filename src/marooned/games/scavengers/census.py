"""What must hold in every state of the card game: every card is in one place, every mask fits, numbers make sense."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from marooned.games.scavengers import passives
from marooned.games.scavengers.terms import ANON, FEEDING
from marooned.games.scavengers.verbs import counted

if TYPE_CHECKING:
    from marooned.games.scavengers.state import ScavState


def faults(s: ScavState) -> list[str]:
    """Everything that is wrong, in words."""
    return [*quick_faults(s), *card_faults(s), *unseen_faults(s), *mask_faults(s)]


def quick_faults(s: ScavState) -> list[str]:
    """What is cheap to check after every decision."""
    wrong: list[str] = []
    for seat in range(s.cfg.seats):
        if s.stored[seat] < 0 or s.reveals[seat] < 0 or s.hunts[seat] < 0 or s.free_switches[seat] < 0:
            wrong.append(f"player {seat + 1} has less than nothing of something")
        if not s.alive[seat] and (s.hands[seat] or s.traumas[seat] or s.eaten[seat] or s.stored[seat]):
            wrong.append(f"player {seat + 1} is dead but has things")
        if s.asking is not None and s.alive[seat] and not s.scopes and counted(s, seat) >= passives.death_at(s):
            wrong.append(f"player {seat + 1} lives with {counted(s, seat)} Traumas")
        if s.bites[seat] and not set(s.bites[seat]) <= set(s.hands[seat]):
            wrong.append(f"player {seat + 1} eats cards that are not in the hand")
    held = [trauma for row in s.traumas for trauma in row]
    if len(set(held)) < len(held):
        wrong.append("a Trauma is held twice")
    if s.down & ~sum(1 << trauma for trauma in held):
        wrong.append("a Trauma lies face down that nobody has")
    return wrong


def places(s: ScavState) -> Iterator[tuple[int, str]]:
    """(card, where) of every identified card."""
    rows: list[tuple[str, list[int]]] = [
        *((f"hand {seat + 1}", row) for seat, row in enumerate(s.hands)),
        *((f"eaten {seat + 1}", row) for seat, row in enumerate(s.eaten)),
        *((f"revealed {seat + 1}", row) for seat, row in enumerate(s.revealed)),
        *((f"pile {index + 1}", pile.cells()) for index, pile in enumerate(s.piles)),
        ("discard", s.discard),
        ("looked at", s.looked),
        ("loose", s.loose[0]),
        ("aside", s.set_aside),
        ("caravan", s.caravan),
        ("anomalies", [card for card in s.anomalies if card not in s.discard]),
    ]
    for where, cards in rows:
        for card in cards:
            if card != ANON:
                yield card, where
    found = {card for _, cards in rows for card in cards}
    for card in s.playing:
        if card not in found:
            yield card, "played"
    if s.peril >= 0 and s.peril not in found and s.peril not in s.playing:
        yield s.peril, "peril"


def card_faults(s: ScavState) -> list[str]:
    """Every card is in exactly one place."""
    where: dict[int, list[str]] = {}
    for card, place in places(s):
        where.setdefault(card, []).append(place)
    wrong = [f"{s.kind(card).id} {card} is in {found}" for card, found in sorted(where.items()) if len(found) > 1]
    if not s.is_terminal():
        lost = [card for card in range(s.deck.size) if card not in where]
        wrong += [f"{s.kind(card).id} {card} is nowhere" for card in lost]
    return wrong


def unseen_faults(s: ScavState) -> list[str]:
    """There are as many cells without a face as unidentified cards."""
    cells = [cell for pile in s.piles for cell in pile.cells()] + s.set_aside + s.caravan
    if not any(s.piles) and not s.caravan:
        return []  # between the rounds
    unseen = Counter(cells)[ANON]
    return [] if unseen == len(s.loose[0]) else [f"{unseen} cells for {len(s.loose[0])} unidentified cards"]


def mask_faults(s: ScavState) -> list[str]:
    """Every seat knows its hand; what lies open is known to all; loose cards to nobody."""
    wrong: list[str] = []
    for seat, row in enumerate(s.hands):
        wrong += [f"player {seat + 1} does not know card {card}" for card in row if not s.seen[card] >> seat & 1]
    open_cards = [*s.discard, *(card for zone in s.revealed for card in zone)]
    wrong += [
        f"card {card} lies open, but not everybody knows it" for card in open_cards if s.seen[card] != s.everybody
    ]
    wrong += [f"card {card} is loose, but somebody knows its place" for card in s.loose[0] if s.seen[card]]
    return wrong


def prolong(s: ScavState) -> None:
    """Keep a game of random moves going: few Traumas, food at hand, the Caravan fed."""
    for seat in range(s.cfg.seats):
        if s.alive[seat]:
            for trauma in s.traumas[seat][1:]:
                s.traumas[seat].remove(trauma)
                s.down &= ~(1 << trauma)
            s.stored[seat] = 9
    if s.phase == FEEDING:
        s.caravan_fed = True
