"""The weather phase: clouds, then hungry animals, then storm (RC-weather-phase-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.core.messages import Msg
from marooned.games.crusoe import abilities
from marooned.games.crusoe.effects.base import (
    BEAST_STRENGTH_3,
    BREAK_PALISADE,
    EAT_FOOD,
    WEATHER_CLOUDS,
    CloseScope,
    Fx,
    OpenScope,
    Window,
    each_player,
)
from marooned.games.crusoe.effects.goods import Discard
from marooned.games.crusoe.effects.levels import Level
from marooned.games.crusoe.effects.people import Hurt
from marooned.games.crusoe.effects.weather import HUNGRY_DIE, RAIN_DIE, WEATHER_DICE, WINTER_DIE, RollWeather
from marooned.games.crusoe.phases import night
from marooned.games.crusoe.targets import has_treasure
from marooned.games.crusoe.terms import (
    AT_CLOUDS,
    AT_FIGHT,
    AT_HUNGRY,
    EVERYBODY,
    FOOD,
    GROUP,
    HUNGRY,
    PALISADE,
    RAIN,
    SNOW,
    STORM,
    WEATHER,
    WOOD,
)

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


class StartWeather(Fx):
    """The dice of this round and the tokens on the weather space (RC-weather-phase-01, -02, -04, -16)."""

    __slots__ = ()
    RULES = (
        "RC-weather-phase-01",
        "RC-weather-phase-02",
        "RC-weather-phase-03",
        "RC-weather-phase-04",
        "RC-weather-phase-16",
    )

    def resolve(self, s: CrusoeState) -> None:
        s.phase = WEATHER
        if s.events is not None:
            s.emit("log-phase", phase=Msg("phase-weather"))
        dice = s.cfg.scenario.dice_rolled(s)
        rolls: list[Fx] = []
        if not s.storm_rolled:
            rolls += [RollWeather(WEATHER_DICE[die]) for die in dice]
        else:  # those that have become due since
            early = sum(face >= 0 for face in s.weather_dice[2:])
            rolls += [RollWeather(HUNGRY_DIE)] * (dice.count("hungry") - early)
        if s.weather_tokens & HUNGRY and "hungry" not in dice and s.weather_dice[2] < 0:
            rolls.append(RollWeather(HUNGRY_DIE))
        s.push(
            OpenScope(GROUP, -1, "weather", -1),
            *rolls,
            CountClouds(),
            Clouds(),
            HungryAnimals(0),
            Storm(),
            CloseScope(),
            night.StartNight(),
        )


class CountClouds(Fx):
    """Add up dice and tokens; furnace and old clothes work by themselves; then whoever can may change the clouds."""

    __slots__ = ()
    RULES = ("RC-weather-phase-04", "RC-weather-phase-13", "RC-item-furnace-01", "RC-open-questions-29")

    def resolve(self, s: CrusoeState) -> None:
        rain = int(bool(s.weather_tokens & RAIN))
        winter = int(bool(s.weather_tokens & SNOW))
        total = [rain, winter]
        for die in (RAIN_DIE, WINTER_DIE):
            face = s.weather_dice[die - RAIN_DIE]
            if face >= 0:
                clouds = WEATHER_CLOUDS[face]
                total[0] += clouds[0]
                total[1] += clouds[1]
        s.cloud_mods = [0, 0, 0, total[0], total[1]]
        if s.has_item("furnace") and winter_left(s):
            s.cloud_mods[1] += 1
        if winter_left(s) and has_treasure(s, "old-clothes"):
            s.cloud_mods[2] += 1
        if s.events is not None and total != [0, 0]:
            s.emit("log-clouds", rain=total[0], winter=total[1], roof=s.roof)
        hurts = winter_left(s) > 0 or clouds_left(s) > s.roof
        if hurts and abilities.usable(s, AT_CLOUDS, GROUP):
            s.then(Window(AT_CLOUDS, GROUP))


def snow_left(s: CrusoeState) -> int:
    """Winter clouds that nothing ignores, those turned into rain too."""
    return max(0, s.cloud_mods[4] - s.cloud_mods[1])


def winter_left(s: CrusoeState) -> int:
    """Winter clouds that count for the first step."""
    return max(0, snow_left(s) - s.cloud_mods[2])


def rain_left(s: CrusoeState) -> int:
    """Rain clouds that nothing ignores; a winter cloud turned into rain is one."""
    return max(0, s.cloud_mods[3] + snow_left(s) - winter_left(s) - s.cloud_mods[0])


def clouds_left(s: CrusoeState) -> int:
    """All clouds that count for the second step."""
    return winter_left(s) + rain_left(s)


class Clouds(Fx):
    """1 wood per winter cloud; then 1 food and 1 wood per cloud above the roof (RC-weather-phase-05 to 11)."""

    __slots__ = ()
    RULES = (
        "RC-weather-phase-05",
        "RC-weather-phase-06",
        "RC-weather-phase-07",
        "RC-weather-phase-08",
        "RC-weather-phase-09",
        "RC-weather-phase-10",
        "RC-weather-phase-11",
        "RC-shelter-roof-palisade-weapons-11",
    )

    def resolve(self, s: CrusoeState) -> None:
        winter = winter_left(s)
        bare = max(0, clouds_left(s) - s.roof)
        s.weather_tokens &= ~(RAIN | SNOW)
        steps: list[Fx] = []
        if winter:
            steps.append(Discard(WOOD, winter))
        if bare:
            steps += [Discard(FOOD, bare), Discard(WOOD, bare)]
        s.push_all(steps)


class HungryAnimals(Fx):
    """The red die: palisade, food, or a beast of strength 3 (RC-hungry-animals-01 to 06).

    It is rolled once a phase, unless the scenario rolls it more often; then each roll is resolved by itself. number:
    which of the rolls.
    """

    __slots__ = ("number",)
    RULES = (
        "RC-hungry-animals-01",
        "RC-hungry-animals-02",
        "RC-hungry-animals-03",
        "RC-hungry-animals-05",
        "RC-hungry-animals-06",
    )

    def __init__(self, number: int) -> None:
        self.number = number

    def resolve(self, s: CrusoeState) -> None:
        s.weather_tokens &= ~HUNGRY
        steps: list[Fx] = [HungryFace(self.number)]
        if 3 + self.number < len(s.weather_dice):
            steps.append(HungryAnimals(self.number + 1))
        if s.weather_dice[2 + self.number] > 0 and abilities.usable(s, AT_HUNGRY, GROUP):
            steps.insert(0, Window(AT_HUNGRY, GROUP))
        s.hungry_roll = self.number
        s.push_all(steps)


class HungryFace(Fx):
    """What a roll of the red die does."""

    __slots__ = ("number",)
    RULES = ("RC-hungry-animals-01", "RC-hungry-animals-02", "RC-hungry-animals-03")

    def __init__(self, number: int) -> None:
        self.number = number

    def resolve(self, s: CrusoeState) -> None:
        face = s.weather_dice[2 + self.number]
        if face == BREAK_PALISADE:
            instead = s.cfg.scenario.palisade_broken(s) if not s.palisade else None
            s.push_all([Level(PALISADE, -1)] if instead is None else instead)
        elif face == EAT_FOOD:
            s.then(Discard(FOOD, 1))
        elif face == BEAST_STRENGTH_3:
            s.then(Beasts(3))


class Beasts(Fx):
    """Everybody in camp faces the beasts; a bonus protects its user only (RC-hungry-animals-03, -04, -07)."""

    __slots__ = ("strength",)
    RULES = ("RC-hungry-animals-03", "RC-hungry-animals-04", "RC-hungry-animals-07", "RC-open-questions-31")

    def __init__(self, strength: int) -> None:
        self.strength = strength

    def resolve(self, s: CrusoeState) -> None:
        if self.strength > s.weapon and s.in_camp() and abilities.usable(s, AT_FIGHT, GROUP):
            s.push(Window(AT_FIGHT, GROUP), BeastsStrike(self.strength))
        else:
            BeastsStrike(self.strength).resolve(s)


class BeastsStrike(Fx):
    """Wounds of the hungry animals, all at once."""

    __slots__ = ("strength",)

    def __init__(self, strength: int) -> None:
        self.strength = strength

    def resolve(self, s: CrusoeState) -> None:
        by_wounds: dict[int, int] = {}
        mask = each_player(s)
        for person in range(EVERYBODY):
            if mask >> person & 1:
                ward = (
                    s.ward if any(t.user == person and s.cards.all[t.card].id == "helmet" for t in s.treasures) else 0
                )
                n = max(0, self.strength - s.weapon - s.temp[person] - ward)
                if n:
                    by_wounds[n] = by_wounds.get(n, 0) | 1 << person
        s.temp = [0] * EVERYBODY
        s.fight_bonus = 0
        s.ward = 0
        s.used_in_fight = 0
        s.push_all([Hurt(people, n) for n, people in sorted(by_wounds.items())])


class Storm(Fx):
    """The storm token: palisade -1, last of all (RC-storm-01 to 03)."""

    __slots__ = ()
    RULES = ("RC-storm-01", "RC-storm-02", "RC-storm-03", "RC-weather-phase-12")

    def resolve(self, s: CrusoeState) -> None:
        if s.weather_tokens & STORM:
            s.weather_tokens &= ~STORM
            s.then(Level(PALISADE, -1))
