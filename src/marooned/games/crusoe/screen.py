"""What screens draw of the island game beside what is visible: the map's shape, the plan with its odds, targets and
what forbids them, tonight's weather and meal. Public all of it: every seat sees the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from marooned.games.crusoe.actions import FOOD_AT, SPACE, WOOD_AT
from marooned.games.crusoe.board import COORDINATES, SPACES, TERRAINS, TILES
from marooned.games.crusoe.cards import deck_of
from marooned.games.crusoe.codes import OK
from marooned.games.crusoe.odds import ROLLED, WeatherOdds, action_odds, card_id, pile_odds, weather_odds
from marooned.games.crusoe.pawns import actor_capacity, pawns_needed
from marooned.games.crusoe.people import ARROWS, DIES_AT, SKILL_OWNER, SKILL_PRICE, SKILLS
from marooned.games.crusoe.phases.night import food_in_camp
from marooned.games.crusoe.plan_words import target_words
from marooned.games.crusoe.planning import candidates, target_code
from marooned.games.crusoe.preview import about, joint_rows, plan_rows
from marooned.games.crusoe.targets import place_of
from marooned.games.crusoe.terms import EXPLORE, FOOD_SOURCE, GATHER, KINDS, PEOPLE, PLANNING, SOURCES, WOOD_SOURCE
from marooned.games.crusoe.verbs import yield_of

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


def shown(s: CrusoeState) -> dict[str, Any]:
    """Everything beside `visible`."""
    return {
        "rounds": s.cfg.scenario.rounds,
        "map": [space_row(s, space) for space in range(len(s.tiles))],
        "people_facts": {PEOPLE[person]: person_facts(s, person) for person in s.people()},
        "planned": plan_rows(s),
        "draft": about(s, s.draft, -1) if s.draft is not None else None,
        "confirmed": [seat for seat in range(s.cfg.seats) if s.confirmed >> seat & 1],
        "targets": targets(s) if s.phase == PLANNING and s.asking is not None else {},
        "weather": weather(s),
        "tonight": {"eaters": len(s.in_camp()), "food": food_in_camp(s)},
        "build_cost": {"wood": s.cfg.build_cost[0], "fur": s.cfg.build_cost[1]},
        "running": running(s),
    }


def space_row(s: CrusoeState, space: int) -> dict[str, Any]:
    """A space of the map with the tile on it. distance: steps from the camp, 0 if out of reach.

    yields: what each source gives now. beast, finds, totem: what is printed on the tile.
    """
    q, r = COORDINATES[space]
    number = s.tiles[space]
    tile = TILES[number]
    sources = {bit: name for bit, name in SOURCES.items() if tile.sources & bit}
    barren = s.cfg.scenario.barren(s) >> space & 1 or s.closed >> space & 1
    return {
        "space": SPACES[space],
        "q": q,
        "r": r,
        "tile": number,
        "terrain": TERRAINS[tile.terrain] if number else "",
        "sources": list(sources.values()),
        "food": tile.food,
        "exhausted": [name for bit, name in SOURCES.items() if s.covered[space] & bit],
        "yields": {
            name: 0 if barren else yield_of(s, space, bit) for bit, name in SOURCES.items() if tile.sources & bit
        },
        "beast": tile.beast,
        "finds": tile.discoveries,
        "totem": tile.totem,
        "natural_shelter": tile.shelter,
        "closed": bool(s.closed >> space & 1),
        "distance": s.dist[space],
        "signs": list(s.cfg.scenario.signs(s, space)),
    }


def person_facts(s: CrusoeState, person: int) -> dict[str, Any]:
    """What is printed for a person, and what may be done this round."""
    return {
        "dies_at": DIES_AT[person],
        "arrows": list(ARROWS[person]),
        "skills": [
            {"id": id, "price": SKILL_PRICE[index], "used": bool(s.used_skills >> index & 1)}
            for index, id in enumerate(SKILLS)
            if SKILL_OWNER[index] == person
        ],
        "limit": s.pawn_limit[person],
    }


def targets(s: CrusoeState) -> dict[str, list[dict[str, Any]]]:
    """By kind every target that might be named, in words, with pawns that it needs and that succeed surely; rule: what
    forbids it now, "" if it can be declared.
    """
    if s.draft is not None:
        return {}
    found: dict[str, list[dict[str, Any]]] = {}
    for kind, name in enumerate(KINDS):
        capacities = actor_capacity(s, kind)
        rows = []
        for target in sorted({*candidates(s, kind), *out_of_reach(s, kind)}):
            code = target_code(s, kind, target, capacities)
            need, sure = pawns_needed(s, kind, target)
            space = place_of(s, kind, target)
            rows.append(
                {
                    "target": s.action_to_string(target),
                    "title": target_words(s, kind, target),
                    "space": SPACES[space] if space >= 0 else "",
                    "need": need,
                    "sure": sure,
                    "rule": "" if code == OK else s.rule_id(code),
                }
            )
        if rows:
            found[name] = rows
    return found


def out_of_reach(s: CrusoeState, kind: int) -> list[int]:
    """Sources and spaces that a screen shows as targets though they are none now, so that it can say why."""
    spaces = range(len(s.tiles))
    if kind == EXPLORE:
        return [SPACE + space for space in spaces if not s.tiles[space]]
    if kind != GATHER:
        return []
    places = ((FOOD_AT, FOOD_SOURCE), (WOOD_AT, WOOD_SOURCE))
    return [first + space for first, bit in places for space in spaces if TILES[s.tiles[space]].sources & bit]


def weather(s: CrusoeState) -> dict[str, Any]:
    """The weather dice of the round with their exact odds; above: odds of more clouds than each roof level covers."""
    dice = s.cfg.scenario.dice_rolled(s)
    odds = weather_odds(tuple(dict.fromkeys(dice)))
    return {
        "dice": list(dice),
        **weather_row(odds),
        "rounds": [list(s.cfg.scenario.weather_dice(number)) for number in range(1, s.cfg.scenario.rounds + 1)],
    }


def running(s: CrusoeState) -> dict[str, Any] | None:
    """The action that is being resolved: its place in the plan and the faces of its dice, -1 where none was rolled."""
    if s.cur < 0:
        return None
    return {"n": s.cur + 1, "roll": list(s.roll)}


def deck_odds(s: CrusoeState) -> list[dict[str, Any]]:
    """The exact odds of the next card of every pile that is not empty, as everybody can count them."""
    rows = []
    for pile in range(len(s.piles)):
        if not s.piles[pile]:
            continue
        odds = pile_odds(s, pile)
        rows.append(
            {
                "pile": odds.pile,
                "size": odds.size,
                "back": odds.back,
                "backs": {back: float(share) for back, share in odds.backs},
                "cards": [
                    {
                        "card": f"{deck_of(card)}/{card_id(s, odds.pile, card).rpartition('/')[2]}",
                        "share": float(share),
                        "exact": str(share),
                    }
                    for card, share in odds.cards
                ],
            }
        )
    return rows


def dice_odds() -> dict[str, Any]:
    """The action dice of every kind with their joint outcomes, and the weather dice alone and together."""
    kinds = {}
    for kind in ROLLED:
        odds = action_odds(kind)
        kinds[KINDS[kind]] = {
            "success": str(odds.success),
            "wound": str(odds.wound),
            "adventure": str(odds.adventure),
            "outcomes": joint_rows(odds),
        }
    sets = (("rain",), ("winter",), ("rain", "winter"), ("rain", "hungry"), ("rain", "winter", "hungry"))
    return {"actions": kinds, "weather": {"+".join(dice): weather_row(weather_odds(dice)) for dice in sets}}


def weather_row(odds: WeatherOdds) -> dict[str, Any]:
    """Weather odds as screens draw them."""
    return {
        "clouds": [
            {"rain": rain, "winter": winter, "share": float(share)} for (rain, winter), share in odds.clouds.items()
        ],
        "above": [float(odds.above(roof)) for roof in range(7)],
        "winter": float(odds.winter),
        "hungry": {face: float(share) for face, share in odds.hungry.items()},
    }
