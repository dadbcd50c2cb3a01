"""The handbook's answers to everything that is asked outside planning: one small function for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from marooned.bots.handbook.camp import move_gain
from marooned.bots.handbook.effects import Opinion
from marooned.bots.handbook.goals import NO_ANSWER
from marooned.bots.handbook.planner import CHANCES, Planner
from marooned.bots.handbook.stock import Stock
from marooned.bots.handbook.windows import in_window
from marooned.games.crusoe.actions import (
    ARROW,
    BOTTOM,
    BUILD_PALISADE,
    BUILD_ROOF,
    BUILD_WEAPON,
    DISCOVERY_IDS,
    FRIDAY_REROLL_DIE,
    GO,
    INVENTION,
    ITEM,
    KEEP,
    LOSE_FOOD,
    LOSE_WOOD,
    NO,
    OPTION,
    PERSON,
    PLAN_ENTRY,
    REROLL_DIE,
    SPACE,
    STARTING_IDS,
    STAY,
    STOP,
    TAKE_HEALING,
    TAKE_MORALE,
    TAKE_TOKENS,
    TILE,
    TOP,
    USE_STARTING,
    YES,
)
from marooned.games.crusoe.board import TILES
from marooned.games.crusoe.cards import TREASURE
from marooned.games.crusoe.effects import base, beasts, flow, goods, island, mysteries, people, things, tiles, tokens
from marooned.games.crusoe.effects.island import action_source
from marooned.games.crusoe.layout import P_HUNTING
from marooned.games.crusoe.phases import dice, morale, night, production, resolving, seven
from marooned.games.crusoe.phases import extra_build as extra_build_phase
from marooned.games.crusoe.planning import prices
from marooned.games.crusoe.targets import USES_ECONOMICAL, gather_target, is_shelter, item_of
from marooned.games.crusoe.terms import (
    ADVENTURE,
    BUILD,
    EXPLORE,
    FOOD,
    FOOD_SOURCE,
    FRIDAY,
    FUR,
    WOOD,
    WOOD_SOURCE,
)
from marooned.games.crusoe.verbs import yield_of

Answer = Callable[[Planner, Any, list[int]], int]
_BIBLE: Final = USE_STARTING + STARTING_IDS.index("bible")
_PIPE: Final = USE_STARTING + STARTING_IDS.index("pipe-and-tobacco")


def answer(plan: Planner, asking: Any, options: list[int]) -> int:
    """The handbook's choice among the options of a decision outside planning."""
    wanted = plan.p.goal.answer(plan, asking, options)
    if wanted != NO_ANSWER:
        return wanted
    judge = ANSWERS.get(type(asking))
    return options[0] if judge is None else judge(plan, asking, options)


# -- people ----------------------------------------------------------------------------------------------------------
def heal_whom(plan: Planner, asking: people.HealAny, options: list[int]) -> int:
    """The one whose healing is worth most."""
    return max(options, key=lambda option: plan.p.healing(option - PERSON, asking.n))


def go_hungry(plan: Planner, asking: night.GoHungry, options: list[int]) -> int:
    """The one who bears two wounds best."""
    return min(options, key=lambda option: plan.p.wounds(option - PERSON, 2))


def take_marker(plan: Planner, asking: mysteries.GiveMarker, options: list[int]) -> int:
    """The one who bears one wound more best."""
    held = asking.held
    return min(
        options,
        key=lambda option: (
            plan.p.wounds(option - PERSON, held[option - PERSON] + 1)
            - plan.p.wounds(option - PERSON, held[option - PERSON])
        ),
    )


def token_for(plan: Planner, asking: people.DivideDetermination, options: list[int]) -> int:
    """Tokens to whoever has the fewest; to the first player while morale is low."""
    s = plan.s
    if s.morale < 0 and s.determination[s.first] < -s.morale and PERSON + s.first in options:
        return PERSON + s.first
    return min(options, key=lambda option: s.determination[option - PERSON])


def user_of(plan: Planner, asking: people.ChooseUser, options: list[int]) -> int:
    """The one for whom the effects are worth most."""

    def gain(option: int) -> float:
        person = option - PERSON
        gained = Opinion(plan.p, plan.things, person, asking.card).row(asking.effects)
        return gained - 0.01 * plan.s.determination[person]

    return max(options, key=gain)


def block_arrow(plan: Planner, asking: mysteries.BlockArrow, options: list[int]) -> int:
    """The arrow that will be passed next."""

    def distance(option: int) -> int:
        person, wound = divmod(option - ARROW, 13)
        ahead = wound + 1 - plan.s.wounds[person]
        return ahead if ahead > 0 else 20 - ahead

    return min(options, key=distance)


# -- morale, camp, night ---------------------------------------------------------------------------------------------
def arrange_camp(plan: Planner, asking: seven.ArrangeCamp, options: list[int]) -> int:
    """The bible if healing helps; with 4 players tokens or morale, whichever is worth more."""
    p = plan.p
    actor = plan.s.actor()
    tokens = 2 * p.determination[actor]
    if _BIBLE in options and plan.s.wounds[actor]:
        return _BIBLE
    if TAKE_MORALE in options and p.morale_up > tokens:
        return TAKE_MORALE
    return TAKE_TOKENS


def morale_top(plan: Planner, asking: morale.MoraleCheck, options: list[int]) -> int:
    """Tokens or healing at the top of morale."""
    p = plan.p
    first = plan.s.first
    if TAKE_HEALING in options and p.healing(first, 1) > 2 * p.determination[first]:
        return TAKE_HEALING
    return TAKE_TOKENS


def move_camp(plan: Planner, asking: Any, options: list[int]) -> int:
    """Where a move brings more than it costs; stay if nowhere."""
    spaces = [option for option in options if option != STAY]
    best = max(spaces, key=lambda option: move_gain(plan, option - SPACE))
    if STAY in options and move_gain(plan, best - SPACE) <= 0.5:
        return STAY
    return best


def keep_half(plan: Planner, asking: production.KeepHalf, options: list[int]) -> int:
    """Food for those who would go hungry, then wood."""
    if LOSE_FOOD in options and plan.s.available[FOOD] < plan.p.seats:
        return LOSE_FOOD
    return LOSE_WOOD if LOSE_WOOD in options else options[0]


def shortcut_source(plan: Planner, asking: production.UseShortcut, options: list[int]) -> int:
    """What is short: food for tonight, else wood."""
    s = plan.s
    foods = [option for option in options if action_source(option)[1] == FOOD_SOURCE]
    woods = [option for option in options if option not in foods]
    food = s.available[FOOD] + s.produced[0]
    if foods and (food < plan.p.seats or not woods):
        return foods[0]
    return woods[0]


# -- cards -----------------------------------------------------------------------------------------------------------
def choose(plan: Planner, asking: flow.Choose, options: list[int]) -> int:
    """The row that is worth most."""
    s = plan.s
    card = s.scopes[-1].card if s.scopes else -1
    opinion = Opinion(plan.p, plan.things, s.actor(), card)
    return max(options, key=lambda option: opinion.row(asking.choices[option - OPTION]))


def draw_on(plan: Planner, asking: mysteries.AfterMystery, options: list[int]) -> int:
    """Go on while treasures are still wanted and nothing bad is."""
    left = plan.s.drawing
    bad = left[1] + left[2] + left[3]
    return GO if GO in options and left[TREASURE] > 0 and left[TREASURE] >= bad else STOP


def next_action(plan: Planner, asking: resolving.NextAction, options: list[int]) -> int:
    """An action that rolls dice anyway takes the adventure token; else the order of planning."""
    s = plan.s
    first = s.plan[options[0] - PLAN_ENTRY]
    if first.kind in CHANCES and s.action_tokens[first.kind] & ADVENTURE:
        rolling = [option for option in options if s.plan[option - PLAN_ENTRY].pawns < s.plan[option - PLAN_ENTRY].sure]
        if rolling:
            return rolling[0]
    return options[0]


def success_worth(plan: Planner) -> float:
    """What the success of the running action is worth."""
    s = plan.s
    planned = s.plan[s.cur]
    if planned.kind == EXPLORE:
        return 3.0
    if planned.kind == BUILD:
        return 4.0 if item_of(planned.target) < 0 else 1.0 + plan.things.item(item_of(planned.target))
    stock = Stock(s)
    stock.wood += s.future[WOOD]
    stock.food += s.future[FOOD]
    before = plan.value(stock)
    space, source = gather_target(planned.target)
    if source == FOOD_SOURCE:
        stock.food += yield_of(s, space, source)
    else:
        stock.wood += yield_of(s, space, source)
    return plan.value(stock) - before


def reroll(plan: Planner, asking: dice.Rerolls, options: list[int]) -> int:
    """Reroll a failure that matters, or a wound that hurts; 2 determination each."""
    s = plan.s
    p = plan.p
    planned = s.plan[s.cur]
    actor = planned.actor
    price = 2 * p.determination[actor]
    wound, success, adventure = CHANCES[planned.kind]
    base_die = FRIDAY_REROLL_DIE if actor == FRIDAY else REROLL_DIE
    card = p.wound[FRIDAY][0] if actor == FRIDAY else plan.adventure[planned.kind]
    gains = (
        (1 - wound) * p.wound[actor][0] if s.roll[0] == base.WOUND else 0.0,
        success * (success_worth(plan) - price) if s.roll[1] == base.TWO_TOKENS else 0.0,
        (1 - adventure) * card if s.roll[2] == base.DRAW_CARD else 0.0,
    )
    best = max(range(3), key=lambda die: gains[die])
    if gains[best] > price + 0.1:
        if base_die + best in options:
            return base_die + best
        if gains[best] > 2 * price and _PIPE in options:
            return _PIPE
    return GO


# -- island ----------------------------------------------------------------------------------------------------------
def tile_worth(plan: Planner, space: int) -> float:
    """What a tile on the map gives as it lies there."""
    s = plan.s
    tile = TILES[s.tiles[space]]
    alone = sum(1 for number in s.tiles if TILES[number].terrain == tile.terrain) == 1
    worth = 1.0 if alone else 0.2
    if alone:
        worth += max(0.0, (plan.p.goal.terrain(plan.things, tile.terrain) or 0.0) - 1.0)
    for source in (FOOD_SOURCE, WOOD_SOURCE):
        worth += source_worth(plan, space, source)
    return worth + (0.5 if tile.shelter else 0.0)


def source_worth(plan: Planner, space: int, source: int) -> float:
    """What a source gives, by distance and by what else there is."""
    s = plan.s
    n = yield_of(s, space, source)
    if not n:
        return 0.0
    price = plan.p.wood if source == WOOD_SOURCE else plan.p.food
    if space == s.camp:
        return 2.0 * price * n
    near = 1.0 if s.dist[space] == 1 else 0.3
    others = sum(
        1 for other in range(len(s.tiles)) if other != space and s.dist[other] == 1 and yield_of(s, other, source)
    )
    return near * price * n / (1.0 + 0.5 * others)


def exhaust(plan: Planner, asking: island.PickSource, options: list[int]) -> int:
    """The source that will be missed least."""
    return min(options, key=lambda option: source_worth(plan, *action_source(option)))


def lose_tile(plan: Planner, asking: Any, options: list[int]) -> int:
    """The tile that will be missed least."""
    return min(options, key=lambda option: tile_worth(plan, option - SPACE))


def cover_terrain(plan: Planner, asking: island.CoverTerrain, options: list[int]) -> int:
    """Any tile; they all carry that terrain."""
    return options[0]


def corral(plan: Planner, asking: island.PlaceCorral, options: list[int]) -> int:
    """The food source that will be missed least."""
    sources = [option for option in options if option != NO]
    return min(sources, key=lambda option: source_worth(plan, *action_source(option)))


def shortcut_tile(plan: Planner, asking: island.PlaceShortcut, options: list[int]) -> int:
    """The tile with the most sources."""
    s = plan.s
    return max(
        options,
        key=lambda option: (
            1.2 * yield_of(s, option - SPACE, WOOD_SOURCE) + 1.0 * yield_of(s, option - SPACE, FOOD_SOURCE)
        ),
    )


def tile_on_top(plan: Planner, asking: tiles.PutTileOnTop, options: list[int]) -> int:
    """The tile that is worth most on the next space explored."""
    space = next_space(plan)
    return max(options, key=lambda option: plan.things.tile(option - TILE, space))


def tile_back(plan: Planner, asking: tiles.PutTileBack, options: list[int]) -> int:
    """The worst first, so that the best one lies on top."""
    space = next_space(plan)
    return min(options, key=lambda option: plan.things.tile(option - TILE, space))


def next_space(plan: Planner) -> int:
    """A space that will be explored next."""
    s = plan.s
    if s.cur >= 0 and s.plan[s.cur].kind == EXPLORE:
        return max(0, min(9, s.plan[s.cur].target - SPACE))
    return next((space for space in range(len(s.tiles)) if s.dist[space] == 1 and not s.tiles[space]), s.camp)


# -- items and tokens ------------------------------------------------------------------------------------------------
def worst_invention(plan: Planner, asking: Any, options: list[int]) -> int:
    """The invention that is worth least; fire never if it can be helped."""
    return min(options, key=lambda option: plan.things.item(option - INVENTION))


def best_invention(plan: Planner, asking: Any, options: list[int]) -> int:
    """The invention that is worth most."""
    return max(options, key=lambda option: plan.things.surplus(option - INVENTION))


def worst_item(plan: Planner, asking: Any, options: list[int]) -> int:
    """The built item that will be missed least."""
    return min(options, key=lambda option: plan.things.item(option - ITEM) + 0.001 * (option - ITEM))


def best_item(plan: Planner, asking: Any, options: list[int]) -> int:
    """The item that is worth most."""
    return max(options, key=lambda option: plan.things.item(option - ITEM))


def keep_token(plan: Planner, asking: things.KeepDiscovery, options: list[int]) -> int:
    """The token that is worth most."""
    return max(options, key=lambda option: plan.things.token(DISCOVERY_IDS[option - KEEP]))


_BAD_TOKENS: Final = ("minus-pawn", "extra-wood", "adventure", "winter-cloud", "rain-cloud", "storm", "reroll-success")


def remove_token(plan: Planner, asking: tokens.RemoveAnyToken, options: list[int]) -> int:
    """The worst token first; never a useful one if it can be helped."""

    def harm(option: int) -> int:
        place, token = plan.s.action_to_string(option).split("/")
        if token == "winter-cloud" or (place in ("build", "gather") and token == "minus-pawn"):
            return 20
        return 10 - _BAD_TOKENS.index(token) if token in _BAD_TOKENS else 0

    return max(options, key=harm)


def extra_build(plan: Planner, asking: extra_build_phase.ExtraBuild, options: list[int]) -> int:
    """What a free build is best used for."""

    def gain(target: int) -> float:
        s = plan.s
        p = plan.p
        if is_shelter(target):
            return 10.0 if not s.has_shelter() else 0.0
        if target == BUILD_ROOF:
            return p.roof_future[min(6, s.roof + 1)] - p.roof_future[min(6, s.roof)]
        if target == BUILD_PALISADE:
            return plan.things.palisade(1)
        if target == BUILD_WEAPON:
            return plan.things.weapon(1)
        return plan.things.item(item_of(target))

    return max(options, key=gain)


def extra_build_pay(plan: Planner, asking: extra_build_phase.ExtraBuildPay, options: list[int]) -> int:
    """The cheapest way to pay."""
    p = plan.p
    actor = plan.s.actor()
    ways = prices(plan.s, BUILD, asking.target, actor)

    def cost(option: int) -> float:
        goods, flags = next((goods, flags) for pay, goods, flags in ways if pay == option)
        skill = 2 * p.determination[actor] if flags & USES_ECONOMICAL else 0.0
        return goods[WOOD] * p.wood + goods[FUR] * p.fur + skill

    return min(options, key=cost)


def keep_beast(plan: Planner, asking: beasts.KeepOrBottom, options: list[int]) -> int:
    """Only a beast that can be fought stays on top."""
    s = plan.s
    beast = s.cards.beast(s.piles[P_HUNTING].top[-1])
    return BOTTOM if BOTTOM in options and beast.strength > s.weapon + 2 else TOP


def yes(plan: Planner, asking: Any, options: list[int]) -> int:
    """Take it along."""
    return YES if YES in options else options[0]


ANSWERS: Final[dict[type, Answer]] = {
    base.Window: in_window,
    beasts.KeepOrBottom: keep_beast,
    flow.Choose: choose,
    goods.PayFood: lambda plan, asking, options: options[0],
    island.CarryToken: yes,
    island.CoverTerrain: cover_terrain,
    island.ExhaustTileAround: lose_tile,
    island.FlipDown: lose_tile,
    island.ForcedMove: move_camp,
    island.PickSource: exhaust,
    island.PlaceCorral: corral,
    island.PlaceShortcut: shortcut_tile,
    morale.MoraleCheck: morale_top,
    mysteries.AfterMystery: draw_on,
    mysteries.BlockArrow: block_arrow,
    mysteries.GiveMarker: take_marker,
    night.GoHungry: go_hungry,
    night.MoveCampAtNight: move_camp,
    people.ChooseUser: user_of,
    people.DivideDetermination: token_for,
    people.HealAny: heal_whom,
    production.KeepHalf: keep_half,
    production.UseShortcut: shortcut_source,
    seven.ArrangeCamp: arrange_camp,
    extra_build_phase.ExtraBuild: extra_build,
    extra_build_phase.ExtraBuildPay: extra_build_pay,
    resolving.NextAction: next_action,
    dice.Rerolls: reroll,
    things.BuildFree: best_item,
    things.ChooseInvention: best_invention,
    things.DiscardOneInvention: worst_invention,
    things.KeepDiscovery: keep_token,
    things.LoseOneItem: worst_item,
    things.MarkOneItem: worst_item,
    things.PutOneInvention: best_invention,
    tiles.PutTileBack: tile_back,
    tiles.PutTileOnTop: tile_on_top,
    tokens.RemoveAnyToken: remove_token,
}
