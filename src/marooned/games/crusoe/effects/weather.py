"""The weather dice: rolled in the weather phase, or in advance with the storm glass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marooned.core.messages import Msg
from marooned.games.crusoe.effects.base import Die, Fx

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

RAIN_DIE: Final = 9
WINTER_DIE: Final = 10
HUNGRY_DIE: Final = 11
WEATHER_DICE: Final = {"rain": RAIN_DIE, "winter": WINTER_DIE, "hungry": HUNGRY_DIE}


class RollWeather(Die):
    """Rolls one weather die; its face waits for the weather phase."""

    __slots__ = ()
    RULES = ("RC-weather-phase-01", "RC-weather-phase-03")

    def rolled(self, s: CrusoeState, face: int) -> None:
        if self.die == HUNGRY_DIE and s.weather_dice[2] >= 0:
            s.weather_dice.append(face)  # it is rolled more than once
        else:
            s.weather_dice[self.die - RAIN_DIE] = face


class RerollHungry(Die):
    """Rolls the red die once more, in place of the roll that is about to be resolved."""

    __slots__ = ()
    RULES = ("RC-sheet-6-11",)

    def rolled(self, s: CrusoeState, face: int) -> None:
        s.weather_dice[2 + s.hungry_roll] = face

    def words(self) -> Msg:
        return Msg("fx-reroll-hungry")


class RollEarly(Fx):
    """Roll this round's weather dice now; they are resolved in the weather phase (RC-start-storm-glass-01)."""

    __slots__ = ()
    RULES = ("RC-start-storm-glass-01", "RC-start-storm-glass-02", "RC-weather-phase-16")

    def resolve(self, s: CrusoeState) -> None:
        s.storm_rolled = True
        s.push_all([RollWeather(WEATHER_DICE[die]) for die in s.cfg.scenario.dice_rolled(s)])

    def words(self) -> Msg:
        return Msg("fx-roll-weather-early")
