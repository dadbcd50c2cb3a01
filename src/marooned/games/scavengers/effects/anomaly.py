"""The Anomaly: the discard pile comes back into a pile (R-092 to R-094)."""

from __future__ import annotations

from typing import Final

from marooned.core.messages import Msg
from marooned.games.scavengers.actions import PILE
from marooned.games.scavengers.effects.base import Sx, SxChoice
from marooned.games.scavengers.effects.piles import Refresh, TurnTop, pile_label
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.terms import ANOMALY
from marooned.games.scavengers.verbs import seat_name, show_all

SEEN: Final = 100000
"""Added to a card in the outcomes of a draw that is one known to lie in the bag, not an unidentified copy of it."""


class Anomaly(SxChoice):
    """Whoever reveals or discards it chooses a pile: the discard pile is shuffled into it, the Anomaly goes under it.

    With no pile left it stays among the revealed cards until the reshuffle (Q-26).
    """

    __slots__ = ("instance", "who")
    PROMPT = "sc-ask-anomaly"
    RULES = ("R-092", "R-093", "R-094", "Q-25", "Q-26", "Q-27")

    def __init__(self, instance: int, who: int) -> None:
        self.instance = instance
        self.who = who

    def seat(self, s: ScavState) -> int:
        return self.who if s.alive[self.who] else s.flag_bearer()

    def options(self, s: ScavState) -> list[int]:
        return [PILE + index for index in s.open_piles()]

    def answer(self, s: ScavState, action: int) -> None:
        if s.events is not None:
            s.emit("sc-log-anomaly", who=seat_name(self.seat(s)), pile=action - PILE + 1)
        bury: tuple[Sx, ...] = (Bury(action - PILE),) if mixed_by_anomaly(s) else ()
        s.push(*bury, Mix(action - PILE, self.instance), Refresh())

    def none(self, s: ScavState) -> None:
        zone = s.zone(self.who)
        if self.instance in s.discard:
            s.discard.remove(self.instance)
            zone.append(self.instance)

    def label(self, s: ScavState, action: int) -> Msg:
        return pile_label(s, action - PILE)


def mixed_by_anomaly(s: ScavState) -> list[int]:
    """What an Anomaly shuffles into a pile: the discard pile, but for Anomalies discarded with it, which act next."""
    return [card for card in s.discard if s.kind(card).group != ANOMALY]


class Bury(TurnTop):
    """Before a shuffle the card behind the visible back of a pile is settled, unseen by all: its back was seen."""

    __slots__ = ()

    def possible(self, s: ScavState) -> bool:
        return bool(s.piles[self.pile]) and not self.certain(s)

    def turned(self, s: ScavState, instance: int) -> None:
        s.piles[self.pile].put_top(instance)


class Mix(Sx):
    """The discard pile is shuffled into a pile, the Anomaly goes to its bottom (R-093, R-094, Q-27)."""

    __slots__ = ("instance", "pile")
    RULES = ("R-093", "R-094", "Q-27")

    def __init__(self, pile: int, instance: int) -> None:
        self.pile = pile
        self.instance = instance

    def resolve(self, s: ScavState) -> None:
        for cards in (s.discard, *s.revealed):
            if self.instance in cards:
                cards.remove(self.instance)
        pile = s.piles[self.pile]
        mixed = mixed_by_anomaly(s)
        if mixed:
            s.discard = [card for card in s.discard if card not in mixed]
            pile.shuffle_in(mixed)
            for cell in pile.bag:
                if cell >= 0:
                    s.member[cell] |= s.seen[cell]
                    s.seen[cell] = 0
            s.spent = []
        pile.put_bottom(self.instance)
        show_all(s, self.instance)
