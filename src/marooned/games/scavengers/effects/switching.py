"""Going on with another pile (Q-29)."""

from __future__ import annotations

from typing import Final

from marooned.core.messages import Msg
from marooned.games.scavengers.actions import PASS, PILE
from marooned.games.scavengers.effects.base import Sx, SxChoice, actor
from marooned.games.scavengers.effects.piles import pile_label
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.terms import SCAVENGE
from marooned.games.scavengers.verbs import seat_name

SEEN: Final = 100000
"""Added to a card in the outcomes of a draw that is one known to lie in the bag, not an unidentified copy of it."""


class SwitchPile(Sx):
    """The active player goes on scavenging from another pile (Q-29); `optional`: or stays."""

    __slots__ = ("optional", "target")
    RULES = ("Q-29", "R-096")

    def __init__(self, target: str, optional: bool = False) -> None:
        self.target = target
        self.optional = optional

    def resolve(self, s: ScavState) -> None:
        if s.cfg.real_time:
            scavenging = [seat for seat in range(s.cfg.seats) if s.step[seat] == SCAVENGE]
            if len(scavenging) > 1:
                s.then(WhoSwitches(self.optional))
                return
            seat = scavenging[0] if scavenging else -1
        else:
            seat = s.scene_of(actor(s))
        if seat >= 0 and s.step[seat] == SCAVENGE:
            s.then(OtherPile(seat, self.optional))

    def words(self) -> Msg:
        return Msg("sc-fx-switch-pile", {"optional": int(self.optional)})


class WhoSwitches(SxChoice):
    """In Last Hunt Move may be played on anybody who scavenges (R-126)."""

    __slots__ = ("optional",)
    PROMPT = "sc-ask-who"
    RULES = ("R-126",)

    def __init__(self, optional: bool) -> None:
        self.optional = optional

    def seat(self, s: ScavState) -> int:
        return actor(s)

    def options(self, s: ScavState) -> list[int]:
        from marooned.games.scavengers.actions import SEAT

        return [SEAT + seat for seat in range(s.cfg.seats) if s.step[seat] == SCAVENGE]

    def answer(self, s: ScavState, action: int) -> None:
        from marooned.games.scavengers.actions import SEAT

        s.then(OtherPile(action - SEAT, self.optional))

    def label(self, s: ScavState, action: int) -> Msg:
        from marooned.games.scavengers.actions import SEAT

        return seat_name(action - SEAT)


class OtherPile(SxChoice):
    """Which pile a player goes on with (R-097)."""

    __slots__ = ("optional", "who")
    PROMPT = "sc-ask-switch"
    RULES = ("Q-29", "R-097")

    def __init__(self, who: int, optional: bool = False) -> None:
        self.who = who
        self.optional = optional

    def seat(self, s: ScavState) -> int:
        return self.who

    def options(self, s: ScavState) -> list[int]:
        found = [PILE + index for index in s.open_piles() if index != s.pile_of[self.who]]
        return [PASS, *found] if self.optional and found else found

    def answer(self, s: ScavState, action: int) -> None:
        if action == PASS:
            return
        s.pile_of[self.who] = action - PILE
        s.last_pile[self.who] = action - PILE
        if s.events is not None:
            s.emit("sc-log-pile", who=seat_name(self.who), pile=action - PILE + 1)

    def label(self, s: ScavState, action: int) -> Msg:
        return Msg("sc-label-stay") if action == PASS else pile_label(s, action - PILE)
