"""When wood goes on the woodpile: always in time for the ship, else only what nothing better is done with."""

from __future__ import annotations

from marooned.bots.handbook.evening import Evening
from marooned.bots.handbook.goals.castaways import FIRST_SHIP, LAST_SHIP, columns_missing, pile_missing
from marooned.bots.handbook.planner import Offer, Planner
from marooned.bots.handbook.stock import Stock
from marooned.games.crusoe.scenarios.castaways import room
from marooned.games.crusoe.terms import WOOD


def slack(plan: Planner, ship: int) -> int:
    """Rounds to spare for the columns still missing, if this round adds nothing and the pile must stand in `ship`."""
    return ship - plan.s.round - columns_missing(plan.s)


def add_to_pile(plan: Planner, wishes: list[Offer]) -> bool:
    """Whether to put one more wood on the pile before planning."""
    s = plan.s
    space = room(s)
    wood = s.available[WOOD]
    if space <= 0 or not wood:
        return False
    if wood >= space and s.round >= FIRST_SHIP and space == pile_missing(s):
        return True
    if slack(plan, LAST_SHIP) < 0 and wood >= space:
        return True
    spent = sum(offer.planned.goods[WOOD] for offer in wishes)
    free = wood - spent
    if free <= 0:
        return False
    late = slack(plan, FIRST_SHIP) < 0
    if late and free >= space:
        bonus = plan.w.column_hurry * plan.p.seats
    elif late:
        bonus = 0.0
    else:
        bonus = 0.15
        if free <= wish(plan):
            return False
    stock = wishes[-1].after.copy() if wishes else Stock(s)
    kept = plan.value(stock)
    stock.wood -= 1.0
    return piled_value(plan, stock) + bonus > kept


def piled_value(plan: Planner, stock: Stock) -> float:
    """Worth of a stock with one wood on the pile besides."""
    before = plan.evening
    plan.evening = Evening(plan.p, before.reserve, 1)
    worth = plan.value(stock)
    plan.evening = before
    return worth


def wish(plan: Planner) -> int:
    """Wood worth keeping for the next round's building."""
    s = plan.s
    if plan.p.left <= 2:
        return 0
    wanted = 1 if s.round < 4 else 2 if s.round < 6 else 3
    if not s.has_shelter() or s.roof < wanted:
        return s.cfg.build_cost[0]
    return 1
