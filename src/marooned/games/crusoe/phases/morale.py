"""The morale phase: the first player gains or loses determination (RC-morale-phase-01 to 08)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.core.messages import Msg
from marooned.games.crusoe import abilities
from marooned.games.crusoe.actions import TAKE_HEALING, TAKE_TOKENS
from marooned.games.crusoe.effects.base import Fx, FxChoice, Window
from marooned.games.crusoe.effects.goods import LoseDetermination
from marooned.games.crusoe.effects.levels import Level
from marooned.games.crusoe.phases import production
from marooned.games.crusoe.terms import AT_MORALE, FIRST, GROUP, MORALE_PHASE
from marooned.games.crusoe.verbs import MORALE_RANGE, change_morale, give_determination, heal, person_name

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


class MoralePhase(Fx):
    """Morale rises first for a solo player; then the level is looked up (RC-solo-05)."""

    __slots__ = ()
    RULES = ("RC-morale-phase-01", "RC-solo-05")

    def resolve(self, s: CrusoeState) -> None:
        s.phase = MORALE_PHASE
        if s.events is not None:
            s.emit("log-phase", phase=Msg("phase-morale"))
        if s.cfg.seats == 1:
            change_morale(s, 1)
        steps: list[Fx] = [MoraleCheck(), production.ProductionPhase()]
        if matters(s):
            steps.insert(0, Window(AT_MORALE, GROUP))
        s.push_all(steps)


def matters(s: CrusoeState) -> bool:
    """Whether a usable ability would change the check: one that raises morale, or tokens where they will be short."""
    usable = abilities.usable(s, AT_MORALE, GROUP)
    if not usable:
        return False
    if s.determination[s.first] < -(s.morale + bonus(s)):
        return True
    found = [abilities.find(s, action) for action in usable]
    raising = any(isinstance(effect, Level) for ability in found if ability is not None for effect in ability.effects)
    return s.morale < MORALE_RANGE[1] and raising


def bonus(s: CrusoeState) -> int:
    """Tokens that drums and diary add to the level's number (RC-item-drums-01, RC-item-diary-01, RC-open-
    questions-27).
    """
    return 2 * s.has_item("drums") + s.has_item("diary")


class MoraleCheck(FxChoice):
    """Gain or discard determination; at the top choose tokens or healing (RC-morale-phase-02 to 08)."""

    __slots__ = ()
    PROMPT = "ask-morale-top"
    RULES = (
        "RC-morale-phase-02", "RC-morale-phase-03", "RC-morale-phase-04", "RC-morale-phase-05", "RC-morale-phase-06",
        "RC-morale-phase-07", "RC-morale-phase-08", "RC-item-drums-01", "RC-item-diary-01", "RC-open-questions-27",
    )  # fmt: skip

    def options(self, s: CrusoeState) -> list[int]:
        return [TAKE_TOKENS, TAKE_HEALING] if s.morale == 3 else [TAKE_TOKENS]

    def seat(self, s: CrusoeState) -> int:
        return s.seat_of(s.first)

    def answer(self, s: CrusoeState, action: int) -> None:
        level = 2 if s.morale == 3 else s.morale
        if action == TAKE_HEALING:
            heal(s, s.first, 1)
            level = 0
        n = level + bonus(s)
        if s.events is not None:
            s.emit("log-morale-check", who=person_name(s.first), now=s.morale)
        if n < 0:
            s.then(LoseDetermination(FIRST, -n))
        else:
            give_determination(s, s.first, n)

    def label(self, s: CrusoeState, action: int) -> Msg:
        if action == TAKE_TOKENS:
            return Msg("label-take-tokens", {"n": 2 + bonus(s)})
        return Msg("label-take-healing", {"n": bonus(s)})
