"""Effects on levels: morale, weapon, roof, palisade."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.core.messages import Msg
from marooned.games.crusoe.effects.base import Demand, Fx, victims
from marooned.games.crusoe.effects.people import Hurt
from marooned.games.crusoe.terms import AT_DEMAND_PALISADE, AT_DEMAND_WEAPON, MORALE, PALISADE, ROOF, WEAPON
from marooned.games.crusoe.verbs import change_morale, level, lower_level, raise_level

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


class Level(Demand):
    """A level up or down. Missing levels wound (RC-unfulfilled-demand-06), except morale and with `possible`."""

    __slots__ = ("by", "possible", "what")
    RULES = ("RC-unfulfilled-demand-06", "RC-unfulfilled-demand-09", "RC-unfulfilled-demand-10")

    def __init__(self, what: str, by: int, possible: bool = False) -> None:
        self.what = what
        self.by = by
        self.possible = possible

    def window(self, s: CrusoeState) -> int:
        if self.possible or self.by >= 0 or level(s, self.what) + self.by >= 0:
            return 0
        return {WEAPON: AT_DEMAND_WEAPON, PALISADE: AT_DEMAND_PALISADE}.get(self.what, 0)

    def settle(self, s: CrusoeState) -> None:
        if self.what == MORALE:
            change_morale(s, self.by)
        elif self.by > 0:
            raise_level(s, self.what, self.by)
        else:
            missing = lower_level(s, self.what, -self.by)
            if missing and not self.possible:
                Hurt(victims(s), missing).resolve(s)

    def words(self) -> Msg:
        id = "fx-level-up" if self.by > 0 else "fx-level-down-possible" if self.possible else "fx-level-down"
        if self.by > 0 and self.what in (ROOF, PALISADE):
            id = "fx-level-up-sheltered"
        return Msg(id, {"what": Msg(f"level-{self.what}"), "n": abs(self.by)})


class Halve(Fx):
    """Lower roof or palisade by half, the amount removed rounded down: never a wound (RC-open-questions-02)."""

    __slots__ = ("what",)
    RULES = ("RC-open-questions-02",)

    def __init__(self, what: str) -> None:
        self.what = what

    def resolve(self, s: CrusoeState) -> None:
        lower_level(s, self.what, level(s, self.what) // 2)

    def words(self) -> Msg:
        return Msg("fx-halve", {"what": Msg(f"level-{self.what}")})


class NoWeapon(Fx):
    """The weapon level becomes 0; no wounds."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        lower_level(s, WEAPON, s.weapon)

    def words(self) -> Msg:
        return Msg("fx-no-weapon")


class RegainLost(Fx):
    """Roof +1 and palisade +1, each only if this card's forced move cost a level of it."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        card = s.scopes[-1].card
        for by, roof, palisade in s.moved_loss:
            if by == card:
                if roof:
                    raise_level(s, ROOF, 1)
                if palisade:
                    raise_level(s, PALISADE, 1)

    def words(self) -> Msg:
        return Msg("fx-regain-lost")
