"""Feeding: who shall be fed, what this seat eats for it, and how it shares."""

from __future__ import annotations

from marooned.bots.scavenger.mind import SIGNAL_TIER, TYPICAL_FOOD, Mind
from marooned.games.scavengers import passives
from marooned.games.scavengers.actions import EAT, FEED, SEAT, STARVE, STOP
from marooned.games.scavengers.deals import P_FOOD
from marooned.games.scavengers.knowledge import sees
from marooned.games.scavengers.phases.feeding import lack, surplus, takers
from marooned.games.scavengers.terms import NOBODY

CLEARLY = 3.0
"""By so much the hunger of one must be worse than another's before the latter starves for the former."""


class Meal:
    """What a seat means to do at Feeding. points: food it lays down. starves: by choice, for the others' sake."""

    __slots__ = ("points", "starves")

    def __init__(self, points: int, starves: bool) -> None:
        self.points = points
        self.starves = starves


def plan(mind: Mind) -> Meal:
    """This seat's meal: its own need and what it owes; among comrades also what keeps others alive (Q-14)."""
    need = mind.need_of(mind.me)
    owed = mind.food_promised()
    have = int(mind.food_held(mind.me))
    if mind.allied:
        meal = comrades(mind)
        meal.points = max(meal.points, owed)
        return meal
    wanted = max(0, need - mind.food_coming()) + owed
    if have < wanted:
        return Meal(min(owed, have), owed > 0)
    eaten = mind.cheapest_meal(mind.hand, wanted - mind.laid) or []
    loss = sum(mind.beside_food(kind) + mind.w.carry * mind.food(kind) for kind in eaten) if mind.left else 0.0
    if loss > mind.starve_cost(mind.me):
        return Meal(owed, owed > 0)
    return Meal(wanted, False)


def comrades(mind: Mind) -> Meal:
    """The common meal as this seat sees it: the most endangered are fed first, the others go without if it must be."""
    s = mind.s
    seats = s.living()
    food = {seat: mind.food_held(seat) for seat in seats}
    reserved = mind.signal_keeper() if mind.signal_open() else NOBODY
    if reserved in food:
        food[reserved] -= signal_food(mind, reserved)
    need = {seat: float(mind.need_of(seat)) for seat in seats}
    cost = {seat: mind.starve_cost(seat) for seat in seats}
    gives = dict.fromkeys(seats, 0.0)
    fed = {seat for seat in seats if food[seat] >= need[seat]}
    for seat in sorted(seats, key=lambda seat: (-cost[seat], seat)):
        short = need[seat] - food[seat] + gives[seat]
        if seat in fed or passives.may_not_receive(s, seat, "shared_food"):
            continue
        donors = [d for d in seats if d != seat and not passives.may_not_give(s, d, "shared_food")]
        offered = offers(donors, food, need, gives, fed, cost, seat)
        if sum(points for _, points in offered) < short:
            continue
        fed.add(seat)
        for donor, points in offered:
            given = min(points, short)
            gives[donor] += given
            short -= given
            if given and food[donor] - gives[donor] < need[donor]:
                fed.discard(donor)
    out = -(-int(gives[mind.me] * 10) // 10)
    if mind.me in fed:
        return Meal(int(need[mind.me]) + out, False)
    return Meal(out, out > 0)


def signal_food(mind: Mind, seat: int) -> float:
    """Food of the card that a seat keeps for the signal: the smallest that would do."""
    s = mind.s
    cards = [card for card in s.hands[seat] if s.deck.tier_at[card] == SIGNAL_TIER]
    known = [mind.food(s.kind(card), seat) for card in cards if seat == mind.me or sees(s, mind.me, card)]
    return min(known, default=TYPICAL_FOOD[SIGNAL_TIER - 1])


def offers(
    donors: list[int],
    food: dict[int, float],
    need: dict[int, float],
    gives: dict[int, float],
    fed: set[int],
    cost: dict[int, float],
    taker: int,
) -> list[tuple[int, float]]:
    """(donor, points) for a hungry seat: surplus first, then all the food of those who can starve more cheaply."""
    found = []
    for donor in donors:
        spare = food[donor] - gives[donor] - (need[donor] if donor in fed else 0.0)
        if spare > 0 and (donor in fed or cost[donor] < cost[taker]):
            found.append((donor, spare))
    for donor in sorted(donors, key=lambda seat: (cost[seat], seat)):
        if donor in fed and cost[donor] + CLEARLY < cost[taker]:
            found.append((donor, need[donor]))
    return found


# -- the decisions ---------------------------------------------------------------------------------------------------
def commit(mind: Mind, options: list[int]) -> int:
    """The next card to eat, or the end of it."""
    s = mind.s
    meal = plan(mind)
    bitten = [s.kind(card) for card in s.bites[mind.me]]
    have = mind.laid + sum(mind.food(kind) for kind in bitten)
    left = [s.kind(card) for card in s.hands[mind.me] if card not in s.bites[mind.me]]
    left = [kind for kind in left if mind.beside_food(kind) < mind.w.signal]
    if have < meal.points:
        eaten = mind.cheapest_meal(left, meal.points - have)
        if eaten is None:
            eaten = [kind for kind in left if mind.food(kind)]
        if eaten:
            return EAT + max(eaten, key=lambda kind: (mind.food(kind), -kind.index)).index
    return STARVE if meal.starves and STARVE in options else FEED


def promised_to(mind: Mind) -> dict[int, int]:
    """Food points that this seat still owes, by seat."""
    found: dict[int, int] = {}
    for deal in mind.s.deals:
        for by, to, promises in deal.sides():
            if by == mind.me:
                owed = sum(arg for what, arg in promises if what == P_FOOD)
                found[to] = found.get(to, 0) + owed
    return {seat: n for seat, n in found.items() if n}


def share(mind: Mind, options: list[int]) -> int:
    """Whom to feed: first those it was promised to, then comrades, the most endangered first."""
    s = mind.s
    there = [seat for seat in takers(s, mind.me) if SEAT + seat in options]
    owed = promised_to(mind)
    for seat in there:
        if seat in owed:
            return SEAT + seat
    if not mind.allied or not there:
        return STOP
    enough = [seat for seat in there if lack(s, seat) <= surplus(s, mind.me)]
    return SEAT + max(enough or there, key=lambda seat: (mind.starve_cost(seat), -seat))


def how_much(mind: Mind, taker: int, options: list[int]) -> int:
    """As much as is lacking among comrades, else what was promised."""
    if mind.allied:
        return options[-1]
    owed = promised_to(mind).get(taker, 1)
    return options[min(len(options), owed) - 1]
