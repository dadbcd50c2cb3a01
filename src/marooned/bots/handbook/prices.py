"""What things are worth now, in wounds of a healthy character: wounds, morale, wood, food, levels, rounds to come."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import TYPE_CHECKING, Final

from marooned.bots.handbook.goals import goal_of
from marooned.bots.handbook.weights import Weights
from marooned.games.crusoe.effects.base import FACES, WEATHER_CLOUDS
from marooned.games.crusoe.effects.weather import WEATHER_DICE
from marooned.games.crusoe.layout import P_HUNTING
from marooned.games.crusoe.people import ARROWS, DIES_AT
from marooned.games.crusoe.terms import EVERYBODY, FRIDAY, FUR, WOOD, WOOD_SOURCE
from marooned.games.crusoe.verbs import yield_of

if TYPE_CHECKING:
    from marooned.games.crusoe.scenarios.base import Scenario
    from marooned.games.crusoe.state import CrusoeState

DEATH: Final = 60.0
DEEPEST: Final = 13
MOST_ROOF: Final = 6
_TOKEN_CLOUD: Final = 0.25  # chance of a cloud token of an event


def arrow_shares(arrows: tuple[int, ...]) -> tuple[float, ...]:
    """Which share of the next arrow each place of a life track carries: half is spread over the way to it."""
    shares = [0.0] * (DEEPEST + 1)
    start = 0
    for arrow in arrows:
        for place in range(start + 1, arrow + 1):
            shares[place] = 0.6 / (arrow - start)
        shares[arrow] += 0.4
        start = arrow
    return tuple(shares)


ARROW_SHARE: Final = tuple(arrow_shares(arrows) for arrows in ARROWS)


class Sky:
    """The weather of a scenario, by round. clouds: chance of at least k clouds, tokens of events included.

    winter: wood that winter clouds will cost. hungry: whether the red die is rolled.
    """

    __slots__ = ("clouds", "hungry", "winter")

    def __init__(self, scenario: Scenario) -> None:
        rounds = range(scenario.rounds + 1)
        dice = [scenario.weather_dice(round) for round in rounds]
        self.clouds = tuple(cloud_chances(names) for names in dice)
        self.winter = tuple(winter_wood(names) for names in dice)
        self.hungry = tuple("hungry" in names for names in dice)


def cloud_chances(names: tuple[str, ...]) -> tuple[float, ...]:
    """Chance of at least k clouds with these dice."""
    rolls = {0: 1.0}
    for name in names:
        if name == "hungry":
            continue
        thrown: dict[int, float] = {}
        for n, chance in rolls.items():
            for face in FACES[WEATHER_DICE[name]]:
                clouds = n + sum(WEATHER_CLOUDS[face])
                thrown[clouds] = thrown.get(clouds, 0.0) + chance / 6
        rolls = thrown
    plain = [sum(chance for n, chance in rolls.items() if n >= k) for k in range(MOST_ROOF + 1)]
    return tuple(
        plain[k] if k == 0 else (1 - _TOKEN_CLOUD) * plain[k] + _TOKEN_CLOUD * plain[k - 1]
        for k in range(MOST_ROOF + 1)
    )


def winter_wood(names: tuple[str, ...]) -> float:
    """Winter clouds to be expected with these dice, tokens of events included."""
    if not names:
        return 0.05
    faces = [FACES[WEATHER_DICE[name]] for name in names if name != "hungry"]
    return 0.1 + sum(sum(WEATHER_CLOUDS[face][1] for face in six) / 6 for six in faces)


@cache
def sky_of(scenario: Scenario) -> Sky:
    """The weather of a scenario."""
    return Sky(scenario)


def gather_rate(seats: int) -> float:
    """Wood that a table commonly gathers in a round."""
    return 0.5 + 0.5 * seats


class Prices:
    """Prices of one moment; they depend on what everybody can see."""

    __slots__ = (
        "blow",
        "broken",
        "chances",
        "determination",
        "each",
        "each_one",
        "finish",
        "food",
        "fur",
        "goal",
        "hunger",
        "left",
        "morale_down",
        "morale_up",
        "mouths",
        "nights",
        "palisade_future",
        "pawn",
        "roof_future",
        "s",
        "seats",
        "shelter_future",
        "sky",
        "w",
        "weapon_future",
        "wood",
        "wood_need",
        "wound",
    )

    def __init__(self, s: CrusoeState, w: Weights) -> None:
        self.s = s
        self.w = w
        self.seats = s.cfg.seats
        self.mouths = len(s.fellows())  # whoever eats and is hurt by what hurts all: a guest, too
        self.goal = goal_of(s)
        self.sky = sky_of(s.cfg.scenario)
        self.finish = self.goal.finish()
        self.blow = self.goal.blow()
        self.left = max(0, self.finish - s.round)  # rounds after this one that still bring something
        self.nights = max(0, self.left - 1)  # nights after this one
        self.pawn = w.pawn
        self.chances: dict[int, float] = {}
        self.food = w.food
        self.determination = [self.determination_of(person) for person in range(EVERYBODY)]
        self.morale_up, self.morale_down = self.morale_prices()
        self.wound = [self.wound_prices(person) for person in range(EVERYBODY)]
        self.each = [sum(self.wounds(person, n) for person in s.fellows()) for n in range(9)]
        # one wound for everybody some day: without the peaks of the very next one
        self.each_one = sum(
            min(4.0, self.wound_at(person, min(DIES_AT[person] - 1, s.wounds[person] + 2))) for person in s.fellows()
        )
        self.hunger = self.hunger_prices()
        self.broken = self.goal.broken(self)
        self.wood_need, self.wood = self.wood_price()
        cost = s.cfg.build_cost
        self.fur = w.fur + 0.8 * self.wood * cost[0] / cost[1]
        self.roof_future = self.roof_prices()
        self.palisade_future = self.palisade_prices()
        self.weapon_future = self.weapon_prices()
        self.shelter_future = w.shelter * self.nights * self.each_one

    # -- people ----------------------------------------------------------------------------------------------------

    def determination_of(self, person: int) -> float:
        """Price of a determination token for a person: less when he has many."""
        base = self.w.determination if person != FRIDAY else 0.15
        if self.left == 0:
            return 0.05
        return base if self.s.determination[person] < 6 else base / 2

    def morale_prices(self) -> tuple[float, float]:
        """What one level of morale more is worth, and one less costs: a token in each round to come."""
        token = self.w.morale * self.w.determination * self.left
        morale = self.s.morale
        up = 0.0 if morale >= 3 else token * (1.5 if morale < 0 else 1.0 if morale < 2 else 0.45)
        down = 0.0 if morale <= -3 else token * (1.8 if morale <= 0 else 1.1)
        if self.seats == 1 and morale >= 1:
            up *= 0.4
            down *= 0.5
        return up, down

    def wound_at(self, person: int, place: int) -> float:
        """Price of the wound that brings a player's marker to a place short of death."""
        w = self.w
        dies = DIES_AT[person]
        slack = dies - place - w.drain * self.left
        price = w.wound + w.danger / (1.0 + exp((slack - 1.0) / 1.5))
        price += 2.5 if place == dies - 1 else 1.0 if place == dies - 2 else 0.0
        if place >= dies - self.blow:
            price += w.blow if place == dies - self.blow else w.blow / 3
        return price + w.arrow * self.morale_down * ARROW_SHARE[person][min(place, DEEPEST)]

    def wound_prices(self, person: int) -> list[float]:
        """Price of the 1st, 2nd ... further wound of a person."""
        dies = DIES_AT[person]
        now = self.s.wounds[person]
        places = range(now + 1, now + DEEPEST)
        if person != FRIDAY:
            return [self.wound_at(person, place) if place < dies else DEATH for place in places]
        death = 0.3 + 0.6 * self.left
        return [0.35 if place < dies else death if place == dies else 0.0 for place in places]

    def wounds(self, person: int, n: int) -> float:
        """Price of n wounds at once."""
        return sum(self.wound[person][:n])

    def healing(self, person: int, n: int) -> float:
        """What healing n wounds of a person is worth."""
        s = self.s
        n = min(n, s.wounds[person])
        if n <= 0:
            return 0.0
        if person == FRIDAY:
            return 0.5 * n if self.left > 1 else 0.0
        places = range(s.wounds[person] - n + 1, s.wounds[person] + 1)
        return sum(self.wound_at(person, place) for place in places)

    def hunger_prices(self) -> list[float]:
        """Price of 0, 1, 2 ... players without food: the healthiest go hungry."""
        two = sorted(self.w.hunger * self.wounds(person, 2) for person in self.s.fellows())
        return [sum(two[:n]) for n in range(self.mouths + 1)]

    # -- goods -----------------------------------------------------------------------------------------------------

    def wood_price(self) -> tuple[float, float]:
        """(wood that will still be needed, price of one)."""
        s = self.s
        w = self.w
        need = float(self.goal.wood_missing())
        cost, fur_cost = s.cfg.build_cost
        levels = max(0, 3 - s.roof) + (0 if s.has_shelter() else 1) + (1 if s.palisade == 0 else 0)
        furs = min(levels, s.available[FUR] // fur_cost)
        need += cost * (levels - furs) if self.left > 2 else 0
        need += sum(self.sky.winter[round] for round in range(s.round, self.finish))
        produced = yield_of(s, s.camp, WOOD_SOURCE) * self.left
        missing = need - produced - s.available[WOOD]
        pressure = missing / (max(1, self.left) * gather_rate(self.seats))
        return need, w.wood + w.wood_pressure * max(-0.3, min(3.0, pressure))

    def kept_wood(self, n: int, piled: int = 0) -> float:
        """Worth of n wood after the night and of wood put on the pile now; late in the game it is the game."""
        useful = min(float(n + piled), self.wood_need)
        worth = self.wood * useful + 0.1 * (n + piled - useful)
        return worth + self.goal.kept_wood(self, n, piled)

    def last_wood(self) -> float:
        """Price of the last wood in stock."""
        n = self.s.available[WOOD] + self.s.future[WOOD] + self.s.pocket[WOOD]
        return max(self.wood, self.kept_wood(n) - self.kept_wood(n - 1)) if n else self.wood

    # -- levels ----------------------------------------------------------------------------------------------------

    def bare_cloud(self) -> float:
        """Price of one cloud above the roof."""
        return self.wood + self.food + self.w.bare_risk * self.seats

    def roof_prices(self) -> list[float]:
        """Worth of roof level k in the nights after this one, summed from level 1."""
        bare = self.bare_cloud()
        worth = [0.0]
        for k in range(1, MOST_ROOF + 1):
            nights = sum(self.sky.clouds[round][k] for round in range(self.s.round + 1, self.finish))
            worth.append(worth[-1] + self.w.roof * nights * bare)
        return worth

    def palisade_prices(self) -> list[float]:
        """Worth of a palisade level in the nights after this one: the next losses, each a wound for everybody."""
        rounds = range(self.s.round + 1, self.finish)
        more = (self.goal.red_dice() - 1) / 3
        losses = sum(0.45 + more if self.sky.hungry[round] else 0.15 for round in rounds)
        each = self.each_one + self.broken
        worth = [0.0]
        term = exp(-losses)
        at_least = 1.0 - term
        for j in range(1, MOST_ROOF + 1):
            worth.append(worth[-1] + self.w.palisade * at_least * each)
            term *= losses / j
            at_least = max(0.0, at_least - term)
        return worth

    def weapon_prices(self) -> list[float]:
        """Worth of a weapon level in the rounds after this one: hungry animals, fights, hunts, threats."""
        s = self.s
        rounds = range(s.round + 1, self.finish)
        often = self.goal.red_dice() / 6
        animals = sum(often if self.sky.hungry[round] else 0.03 for round in rounds)
        wound = self.each_one / self.mouths
        hunts = 0.35 * min(len(s.piles[P_HUNTING]), len(rounds)) * min(1.0, self.seats / 3)
        worth = [0.0]
        for k in range(1, 13):
            gain = self.w.animals * animals * self.each_one if k <= 3 else 0.0
            other = 0.12 * len(rounds) * wound if k <= 4 else 0.0
            other += hunts * wound * (1.5 if k <= 4 else 0.8 if k <= 6 else 0.0)
            other += 0.08 * len(rounds) if k <= 2 else 0.0
            worth.append(worth[-1] + gain + self.w.fights * other + self.goal.weapon(k))
        return worth
