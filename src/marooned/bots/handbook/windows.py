"""When the handbook uses skills, items, tokens and treasures: before planning, and in the windows in between."""

from __future__ import annotations

from typing import Final

from marooned.bots.handbook.goals import NO_ANSWER
from marooned.bots.handbook.planner import Planner
from marooned.games.crusoe.actions import (
    DISCOVERY_IDS,
    GO,
    HOOCH_WINTER,
    PLAN_PALISADE,
    STARTING_IDS,
    TREASURE_IDS,
    USE_DISCOVERY,
    USE_FIREPLACE,
    USE_POT,
    USE_SKILL,
    USE_STARTING,
    USE_SURPRISING,
    USE_TREASURE,
)
from marooned.games.crusoe.board import MOUNTAINS
from marooned.games.crusoe.effects.base import Window
from marooned.games.crusoe.layout import P_HUNTING, P_ISLAND
from marooned.games.crusoe.people import (
    DEFENSIVE_PLAN,
    FRENZY,
    HOOCH,
    NEW_IDEAS,
    RECIPE,
    RECONNAISSANCE,
    SCOUTING,
    SPEECH,
    STONE_SOUP,
    THE_HUNT,
)
from marooned.games.crusoe.phases.weather import clouds_left, winter_left
from marooned.games.crusoe.terms import (
    AT_CLOUDS,
    AT_DANGER,
    AT_DEMAND_DETERMINATION,
    AT_DEMAND_FOOD,
    AT_DEMAND_FUR,
    AT_DEMAND_PALISADE,
    AT_DEMAND_WEAPON,
    AT_DEMAND_WOOD,
    AT_EXPLORE,
    AT_FIGHT,
    AT_HUNT,
    AT_LETHAL,
    AT_MEAL_OUTSIDE,
    AT_MORALE,
    AT_NIGHT,
    AT_SPOILING,
    AT_TRAP,
    CARPENTER,
    COOK,
    EXPLORER,
    FOOD,
    GROUP,
    PRESERVED,
    SOLDIER,
    WOOD,
)


def _token(name: str) -> int:
    return USE_DISCOVERY + DISCOVERY_IDS.index(name)


def _start(name: str) -> int:
    return USE_STARTING + STARTING_IDS.index(name)


def _treasure(name: str) -> int:
    return USE_TREASURE + TREASURE_IDS.index(name)


_AT_ONCE: Final = (
    _token("old-machete"),
    _token("poison"),
    _start("empty-bottle"),
    _token("healing-herbs"),
    _token("treasure"),
    _token("goat"),
    _token("fallen-tree"),
)
_HELMET: Final = _treasure("helmet")
_SABRE: Final = _treasure("sabre")
_FIGHT_BONUS: Final = (
    (_HELMET, 1, 0.0),
    (USE_SURPRISING, 3, 0.6),
    (_treasure("old-rifle"), 3, 0.9),
    (_start("pistol"), 3, 0.9),
    (USE_SKILL + FRENZY, 3, 1.1),
    (_SABRE, 3, 1.0),
)


def before_planning(plan: Planner, options: list[int]) -> int:
    """An ability to use before anything is declared, -1 if there is none."""
    s = plan.s
    wanted = plan.p.goal.before_planning(plan, options)
    if wanted != NO_ANSWER:
        return wanted
    for action in _AT_ONCE:
        if action in options:
            return action
    for action in (_token("tobacco"), _token("spices")):
        if action in options and s.morale < 3:
            return action
    if _token("thorny-bushes") in options and (s.shelter or s.roof):
        return _token("thorny-bushes")
    if _start("storm-glass") in options and s.round >= 4:
        return _start("storm-glass")
    if _treasure("protective-amulet") in options and s.round >= 4:
        return _treasure("protective-amulet")
    return skill_before_planning(plan, options)


def skill_before_planning(plan: Planner, options: list[int]) -> int:
    """A skill that is worth its determination now, -1 if there is none."""
    s = plan.s
    p = plan.p
    price = p.w.determination
    best, best_gain = -1, 0.0
    gains: list[tuple[int, float]] = []
    if USE_SKILL + SPEECH in options:
        gains.append((USE_SKILL + SPEECH, p.morale_up - 3 * price))
    if USE_SKILL + SCOUTING in options and s.determination[EXPLORER] >= 5 and p.left > 1:
        gains.append((USE_SKILL + SCOUTING, 1.4 * p.w.token - 2.4 * price))
    if USE_SKILL + RECONNAISSANCE in options and s.round <= 8 and not s.piles[P_ISLAND].top:
        need = not s.terrains & MOUNTAINS
        gains.append((USE_SKILL + RECONNAISSANCE, (2.0 if need else 0.6 if s.round <= 4 else 0.0) - 2 * price))
    if USE_SKILL + DEFENSIVE_PLAN in options:
        gains.append((USE_SKILL + DEFENSIVE_PLAN, plan.things.weapon(1) - 3 * price))
    if PLAN_PALISADE in options:
        gains.append((PLAN_PALISADE, plan.things.palisade(1) - 3 * price))
    if USE_SKILL + THE_HUNT in options and s.weapon >= 4 and not len(s.piles[P_HUNTING]):
        gains.append((USE_SKILL + THE_HUNT, 2.5 - 4 * price))
    if USE_SKILL + NEW_IDEAS in options and p.left > 4 and s.determination[CARPENTER] >= 5:
        gains.append((USE_SKILL + NEW_IDEAS, 1.3 - 3 * price))
    for action, gain in gains:
        if gain > best_gain:
            best, best_gain = action, gain
    pipe = _start("pipe-and-tobacco")
    if best < 0 and pipe in options and s.round >= 3 and any(s.determination[x] < 4 for x in s.cfg.players):
        return pipe
    return best


# -- windows ---------------------------------------------------------------------------------------------------------
def in_window(plan: Planner, window: Window, options: list[int]) -> int:
    """What to do in a window; GO to go on."""
    wanted = plan.p.goal.window(plan, window, options)
    if wanted != NO_ANSWER:
        return wanted
    at = window.at
    if at in (AT_FIGHT, AT_DANGER):
        return in_fight(plan, window, options)
    if at == AT_CLOUDS:
        return at_clouds(plan, options)
    if at in (AT_NIGHT, AT_SPOILING):
        return at_night(plan, at, options)
    if at == AT_MORALE:
        return at_morale(plan, options)
    if at == AT_LETHAL:
        return first_of(options, USE_SKILL + RECIPE)
    if at in (AT_DEMAND_FOOD, AT_MEAL_OUTSIDE):
        return first_of(
            options, _token("nourishing-larvae"), _start("biscuits"), _token("goat"), USE_SKILL + STONE_SOUP
        )
    if at == AT_DEMAND_WOOD:
        return first_of(options, _token("fallen-tree"))
    if at == AT_DEMAND_FUR:
        return first_of(options, _token("goat"))
    if at == AT_DEMAND_DETERMINATION:
        return first_of(options, _start("pipe-and-tobacco"), _token("scenario-stripes"))
    if at == AT_DEMAND_WEAPON:
        return first_of(
            options, _token("old-machete"), _token("scenario-cross"), _start("empty-bottle"), _token("poison"),
            USE_SKILL + DEFENSIVE_PLAN,
        )  # fmt: skip
    if at == AT_DEMAND_PALISADE:
        return first_of(options, _token("thorny-bushes"), PLAN_PALISADE)
    if at == AT_TRAP:
        return first_of(options, _treasure("whip"))
    if at == AT_EXPLORE:
        wanted = not plan.s.terrains & MOUNTAINS or plan.s.determination[EXPLORER] >= 5
        return first_of(options, USE_SKILL + RECONNAISSANCE) if wanted and not plan.s.piles[P_ISLAND].top else GO
    if at == AT_HUNT:
        return GO
    return GO


def first_of(options: list[int], *wanted: int) -> int:
    """The first wanted action that is an option, else GO."""
    return next((action for action in wanted if action in options), GO)


def missing_strength(plan: Planner, window: Window) -> int:
    """Wounds that the fight would bring as things stand; the strength is on the agenda."""
    s = plan.s
    person = window.person if window.person != GROUP else s.first
    if window.at == AT_DANGER:
        return 1
    strength = getattr(s.agenda[-1], "strength", 3) if s.agenda else 3
    return max(0, int(strength) - s.weapon - s.temp[person] - s.ward)


def worn_out(plan: Planner, window: Window, action: int) -> bool:
    """Whether a thing has done for this fight what it can; lasting treasures help once."""
    s = plan.s
    if action == _HELMET:
        return s.ward > 0 or window.person == GROUP
    return action == _SABRE and (s.fight_bonus > 0 or window.person == GROUP)


def in_fight(plan: Planner, window: Window, options: list[int]) -> int:
    """Use what saves more wounds than it is worth."""
    p = plan.p
    s = plan.s
    missing = missing_strength(plan, window)
    if not missing:
        return GO
    person = window.person if window.person != GROUP else s.first
    best, best_gain = GO, 0.05
    for action, bonus, price in _FIGHT_BONUS:
        if action in options and not worn_out(plan, window, action):
            gain = p.wounds(person, missing) - p.wounds(person, max(0, missing - bonus)) - price
            if gain > best_gain:
                best, best_gain = action, gain
    if best != GO:
        return best
    for action in (_token("old-machete"), _token("scenario-cross"), _token("poison"), _start("empty-bottle")):
        if action in options:
            return action
    if USE_SKILL + DEFENSIVE_PLAN in options:
        gain = p.wounds(person, missing) - p.wounds(person, missing - 1)
        if window.person == GROUP:
            gain *= len(s.in_camp())
        if gain + plan.things.weapon(1) > 3 * p.determination[SOLDIER]:
            return USE_SKILL + DEFENSIVE_PLAN
    return GO


def at_clouds(plan: Planner, options: list[int]) -> int:
    """Ignore clouds that would cost something; the cheapest means first."""
    s = plan.s
    p = plan.p
    bare = clouds_left(s) - s.roof
    winter = winter_left(s)
    if bare > 0:
        found = first_of(options, _token("large-leaves"))
        if found != GO:
            return found
    if winter > 0 and _treasure("blankets") in options:
        return _treasure("blankets")
    price = 3 * p.determination[COOK]
    short = s.available[WOOD] < winter + max(0, bare) or s.available[FOOD] + s.available[PRESERVED] < max(0, bare)
    risk = p.each_one if short else 0.0
    if bare > 0 and p.bare_cloud() - p.wood + p.last_wood() + risk > price and USE_SKILL + HOOCH in options:
        return USE_SKILL + HOOCH
    if winter > 0 and p.last_wood() + risk > price and HOOCH_WINTER in options:
        return HOOCH_WINTER
    return GO


def at_night(plan: Planner, at: int, options: list[int]) -> int:
    """Food for the hungry first, then healing that is worth it."""
    s = plan.s
    p = plan.p
    eaters = len(s.in_camp()) * (1 + s.extra_meals) + s.cfg.scenario.mouths(s)
    food = s.available[FOOD] + s.available[PRESERVED]
    if at == AT_NIGHT and food < eaters:
        found = first_of(options, _token("nourishing-larvae"), _token("goat"), _start("biscuits"))
        if found != GO:
            return found
        vital = food < s.cfg.scenario.mouths(s)
        if USE_SKILL + STONE_SOUP in options and (vital or p.hunger[1] > 3 * p.determination[COOK]):
            return USE_SKILL + STONE_SOUP
    if at != AT_SPOILING:
        return GO
    best_heal = max((p.healing(person, 1) for person in s.people()), default=0.0)
    if best_heal <= 0:
        return GO
    spoils = s.available[FOOD] > 0 and not s.has_item("cellar")
    food_price = p.w.spare_food if spoils else p.food
    for action, healed in ((USE_FIREPLACE, 2), (USE_POT, 1)):
        if action in options and healed * best_heal > food_price:
            return action
    if USE_SKILL + RECIPE in options and 1.8 * best_heal > food_price + 2 * p.determination[COOK]:
        return USE_SKILL + RECIPE
    for action in (
        _token("scenario-dashes"),
        _token("edible-shoots"),
        _treasure("bottle-of-wine"),
        _treasure("barrel"),
    ):
        if action in options and best_heal >= 1.3:
            return action
    if _start("flask-of-rum") in options and best_heal >= 1.2:
        return _start("flask-of-rum")
    return GO


def at_morale(plan: Planner, options: list[int]) -> int:
    """Morale up before it is counted; tokens for a first player who lacks them."""
    s = plan.s
    if s.morale < 3:
        found = first_of(options, _token("tobacco"), _token("spices"))
        if found != GO:
            return found
    if USE_SKILL + SPEECH in options and plan.p.morale_up > 3 * plan.p.w.determination:
        return USE_SKILL + SPEECH
    if s.morale < 0 and s.determination[s.first] < -s.morale:
        return first_of(options, _token("scenario-stripes"), _start("pipe-and-tobacco"))
    return GO
