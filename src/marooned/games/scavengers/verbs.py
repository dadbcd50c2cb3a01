"""What happens to things on the table of the card game: taking, discarding, knowing, dying. No decisions here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from marooned.core.decks import NO_BACK, Pile
from marooned.core.messages import Msg
from marooned.games.scavengers import passives
from marooned.games.scavengers.terms import (
    ACTION,
    ANOMALY,
    FINAL,
    FINISHED,
    NOBODY,
)

if TYPE_CHECKING:
    from marooned.games.scavengers.state import ScavState


# -- words -----------------------------------------------------------------------------------------------------------
def seat_name(seat: int) -> Msg:
    """How a player is called: by the number of the seat."""
    return Msg("sc-player", {"n": seat + 1})


def card_name(s: ScavState, instance: int) -> Msg:
    """A scavenge card's name."""
    return s.kind(instance).title()


def listed(names: list[Msg]) -> Msg:
    """Names in a row with commas."""
    row = names[0]
    for name in names[1:]:
        row = Msg("list-comma", {"row": row, "next": name})
    return row


# -- knowing ---------------------------------------------------------------------------------------------------------
def show_all(s: ScavState, instance: int) -> None:
    """Everybody sees the card and where it lies (R-added-01)."""
    s.seen[instance] = s.everybody
    s.met[instance] = s.everybody
    s.member[instance] = 0


def show_to(s: ScavState, instance: int, seat: int) -> None:
    """One seat sees the card and where it lies."""
    s.seen[instance] |= 1 << seat
    s.met[instance] |= 1 << seat


def is_public(s: ScavState, instance: int) -> bool:
    """Whether everybody knows this card and where it lies."""
    return s.seen[instance] == s.everybody


def held(s: ScavState, seat: int, kind: int) -> int:
    """The copy of a kind in a hand that is used first: one that everybody knows of; -1 if there is none."""
    found = -1
    for instance in s.hands[seat]:
        if s.deck.kind_at[instance].index == kind:
            if is_public(s, instance):
                return instance
            if found < 0:
                found = instance
    return found


def held_kinds(s: ScavState, seat: int) -> list[int]:
    """The kinds in a hand, ascending, each once."""
    return sorted({s.deck.kind_at[instance].index for instance in s.hands[seat]})


# -- piles -----------------------------------------------------------------------------------------------------------
def take_next(s: ScavState, index: int, instance: int) -> None:
    """Identify the next card of a pile and take it off; the back below is not seen yet."""
    pile = s.piles[index]
    pile.take(instance, s.deck.backs, s.loose)
    pile.back = NO_BACK


def split(s: ScavState, cells: list[int], count: int) -> None:
    """Cut the deck into piles of about equal size, earlier ones larger (R-032, Q-10)."""
    size, more = divmod(len(cells), count)
    at = 0
    for index in range(len(s.piles)):
        n = 0 if index >= count else size + (index < more)
        s.piles[index] = Pile([], cells[at : at + n], [])
        at += n


# -- cards -----------------------------------------------------------------------------------------------------------
def discard_cards(s: ScavState, instances: Iterable[int], seat: int) -> None:
    """Cards go to the discard pile, face up; then each Anomaly among them acts (R-092, Q-27)."""
    from marooned.games.scavengers.effects.anomaly import Anomaly

    found = list(instances)
    for instance in found:
        show_all(s, instance)
        s.discard.append(instance)
    if s.events is not None and found:
        s.emit("sc-log-discarded", cards=listed([card_name(s, instance) for instance in found]))
    for instance in found:
        if s.kind(instance).group == ANOMALY:
            if s.open_piles():
                s.then(Anomaly(instance, seat))
            else:
                s.anomalies.append(instance)


def lies_somewhere(s: ScavState, instance: int) -> bool:
    """Whether an identified card has a place: a hand, a personal zone, the table, a pile, the discard pile."""
    rows = (*s.hands, *s.eaten, *s.revealed, s.discard, *(pile.cells() for pile in s.piles))
    return any(instance in row for row in rows)


def lose_from_hand(s: ScavState, seat: int, instance: int) -> None:
    """A card leaves a hand, seen by all."""
    s.hands[seat].remove(instance)
    show_all(s, instance)


def to_hand(s: ScavState, seat: int, instance: int) -> None:
    """A card that everybody sees comes into a hand."""
    show_all(s, instance)
    s.hands[seat].append(instance)
    s.hands[seat].sort()
    if s.events is not None:
        s.emit("sc-log-takes", who=seat_name(seat), card=card_name(s, instance))


def may_hold(s: ScavState, instance: int) -> bool:
    """Whether a card may be collected: Actions only (R-071)."""
    return s.kind(instance).group == ACTION


def room(s: ScavState, seat: int) -> int:
    """How many cards more a hand may hold (R-038)."""
    return passives.hand_limit(s, seat) - len(s.hands[seat])


def food_of(s: ScavState, seat: int, instance: int) -> int:
    """The food value of a card in this player's mouth (R-066)."""
    kind = s.kind(instance)
    return max(0, max(kind.food, 0) + passives.food_bonus(s, seat, kind.tier))


# -- traumas and death -----------------------------------------------------------------------------------------------
def counted(s: ScavState, seat: int) -> int:
    """How many Traumas count against a player (R-083, R-088)."""
    if passives.flag(s, seat, "face_down_free"):
        return sum(1 for trauma in s.traumas[seat] if not s.down >> trauma & 1)
    return len(s.traumas[seat])


def lose_trauma(s: ScavState, seat: int, trauma: int) -> None:
    """A Trauma is shuffled back into its deck (R-086)."""
    s.traumas[seat].remove(trauma)
    s.down &= ~(1 << trauma)


def kill(s: ScavState, seat: int) -> None:
    """A player dies: all own cards are discarded, the Traumas go back (R-084, R-085)."""
    from marooned.games.scavengers.deals import void

    s.alive[seat] = False
    s.died |= 1 << seat
    for trauma in s.traumas[seat][:]:
        lose_trauma(s, seat, trauma)
    cards = [*s.hands[seat], *s.eaten[seat]]
    s.hands[seat] = []
    s.eaten[seat] = []
    s.bites[seat] = []
    s.stored[seat] = 0
    s.characters[seat] = NOBODY
    s.char_up &= ~(1 << seat)
    s.step[seat] = FINISHED
    s.moved = [card for card in s.moved if card not in cards]
    if s.events is not None:
        s.emit("sc-log-dies", who=seat_name(seat))
    void(s, seat)
    if seat in s.turns:
        s.turns = [other for other in s.turns if other != seat]
    discard_cards(s, cards, s.flag_bearer())
    s.dirty = True


def check_end(s: ScavState) -> None:
    """All dead: the game is over at once, lost by all (Q-57)."""
    if not s.reason and not any(s.alive):
        end(s, "all-dead", 0)


def end(s: ScavState, reason: str, won: int) -> None:
    """The game is over. won: bits of seats."""
    s.reason = reason
    s.won = won
    if s.events is not None:
        winners = [seat_name(seat) for seat in range(s.cfg.seats) if won >> seat & 1]
        if winners:
            s.emit("sc-log-won", who=listed(winners))
        else:
            s.emit("sc-log-lost", reason=Msg(f"reason-{reason}"))
    s.stop()


def is_final(s: ScavState) -> bool:
    """Whether this is the last round (R-026)."""
    return s.area == FINAL
