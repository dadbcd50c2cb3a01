"""Where the camp should be: gains and losses of moving it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.bots.handbook.prices import MOST_ROOF, Prices
from marooned.games.crusoe.board import TILES

if TYPE_CHECKING:
    from marooned.bots.handbook.planner import Planner


def shelter_price(p: Prices) -> float:
    """What building a shelter costs: wood and two pawns."""
    return p.s.cfg.build_cost[0] * p.wood + 2 * p.pawn


def move_gain(plan: Planner, space: int) -> float:
    """What a move of the camp to this tile brings, shelter and levels counted."""
    s = plan.s
    p = plan.p
    gain = plan.things.camp_site(space) - plan.things.camp_site(s.camp)
    top = len(p.palisade_future) - 1
    if s.shelter:
        roof, palisade = (s.roof + 1) // 2, (s.palisade + 1) // 2
    else:
        roof = palisade = 0
    gain -= p.roof_future[min(MOST_ROOF, s.roof)] - p.roof_future[min(MOST_ROOF, roof)]
    gain -= p.palisade_future[min(top, s.palisade)] - p.palisade_future[min(top, palisade)]
    if s.shelter:
        return gain
    return gain + open_air(p, TILES[s.tiles[s.camp]].shelter) - open_air(p, TILES[s.tiles[space]].shelter)


def open_air(p: Prices, natural: bool) -> float:
    """What being without a built shelter costs: tonight's wounds, and a shelter to be built, or nothing."""
    if natural:
        return 0.0
    return p.each_one + min(shelter_price(p) + 0.5 * p.each_one, p.shelter_future)
