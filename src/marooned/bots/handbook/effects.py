"""What effects of cards are worth: the handbook's opinion on every row of a card (negative is harm)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from marooned.bots.handbook.prices import Prices
from marooned.bots.handbook.things import Things
from marooned.games.crusoe.cards import AdventureCard, MysteryCard
from marooned.games.crusoe.effects import (
    beasts,
    events,
    flow,
    goods,
    island,
    levels,
    mysteries,
    people,
    things,
    tokens,
    use,
)
from marooned.games.crusoe.layout import P_EVENT, P_HUNTING, P_WAITING
from marooned.games.crusoe.phases.extra_build import ExtraBuild
from marooned.games.crusoe.terms import (
    ADVENTURE,
    BEARER,
    BROKEN,
    BUILD,
    DANGER,
    EACH,
    EVERYBODY,
    EXTRA_WOOD,
    FIRST,
    FOOD,
    FUR,
    GROUP,
    HALF,
    HUNGRY,
    HUNT,
    MINUS_PAWN,
    MORALE,
    NO_FOOD,
    NO_PRODUCTION,
    NO_WOOD,
    PALISADE,
    PLUS_FOOD,
    PLUS_WOOD,
    PRESERVED,
    RAIN,
    REROLL,
    ROOF,
    SNOW,
    STORM,
    WEAPON,
    WOOD,
)
from marooned.games.crusoe.verbs import level

if TYPE_CHECKING:
    from marooned.games.crusoe.effects.base import Fx


class Opinion:
    """Worth of effects at one moment. actor: who resolves the card, GROUP if everybody does. card: instance or -1."""

    __slots__ = ("actor", "card", "deep", "p", "s", "things")

    def __init__(self, p: Prices, things: Things, actor: int, card: int) -> None:
        self.p = p
        self.s = p.s
        self.things = things
        self.actor = actor
        self.card = card
        self.deep = 0

    def row(self, effects: Iterable[Fx]) -> float:
        """Worth of a row of effects."""
        return sum(self.worth(effect) for effect in effects)

    def worth(self, effect: Any) -> float:
        """Worth of one effect; what the handbook has no opinion on is nothing."""
        judge = JUDGES.get(type(effect))
        return 0.0 if judge is None else judge(self, effect)

    # -- whom it hits ----------------------------------------------------------------------------------------------

    def people(self, who: str) -> list[int]:
        """The people an effect names."""
        s = self.s
        if who == EACH:
            return list(s.fellows())
        if who == FIRST:
            return [s.first]
        if who == BEARER:
            for person, _, by in s.special:
                if by == self.card:
                    return [person]
            return [self.actor if self.actor >= 0 else s.first]
        return [s.first if self.actor == GROUP else self.actor]

    def hurt(self, n: int) -> float:
        """Harm of n wounds to whoever pays for a demand that isn't met."""
        if n <= 0:
            return 0.0
        if self.actor == GROUP:
            return -self.p.each[min(n, len(self.p.each) - 1)]
        return -self.p.wounds(self.actor, n)

    # -- resources -------------------------------------------------------------------------------------------------

    def price_of(self, resource: int) -> float:
        """Price of one unit."""
        p = self.p
        if resource == WOOD:
            return p.last_wood()
        if resource == FUR:
            return p.fur
        return p.food if resource == FOOD else 0.9 * p.food

    def lose(self, resource: int, n: int, possible: bool) -> float:
        """Harm of discarding: what there is, wounds for the rest."""
        s = self.s
        there = s.available[resource] + s.pocket[resource]
        if resource == FOOD:
            there += s.available[PRESERVED] + s.pocket[PRESERVED]
        paid = min(n, there)
        harm = -self.price_of(resource) * paid
        return harm if possible else harm + self.hurt(n - paid)

    # -- levels ----------------------------------------------------------------------------------------------------

    def level(self, what: str, by: int, possible: bool) -> float:
        """Worth of a level that rises or falls; missing levels wound unless `possible`."""
        p = self.p
        s = self.s
        if what == MORALE:
            return by * (p.morale_up if by > 0 else p.morale_down)
        now = level(s, what)
        table = {WEAPON: p.weapon_future, ROOF: p.roof_future, PALISADE: p.palisade_future}[what]
        if what != WEAPON and by > 0 and not s.has_shelter():
            return 0.0
        top = len(table) - 1
        after = max(0, now + by)
        worth = table[min(top, after)] - table[min(top, now)]
        if what == ROOF:
            worth += (after - now) * 0.5 * p.bare_cloud() if s.round >= 4 else 0.0
        missing = -by - now
        if missing > 0 and not possible:
            worth += self.hurt(missing)
        return worth

    def fight(self, person: int, strength: int) -> float:
        """Harm of a fight against a strength."""
        s = self.s
        return -self.p.wounds(person, max(0, strength - s.weapon - s.temp[person]))

    # -- the event deck --------------------------------------------------------------------------------------------

    def shuffled_in(self) -> float:
        """Worth of this card's lower part, by the chance that it comes in the rounds to come."""
        if self.card < 0 or self.deep > 1:
            return 0.0
        card = self.s.cards.all[self.card]
        if not isinstance(card, AdventureCard | MysteryCard):
            return 0.0
        deck = len(self.s.piles[P_EVENT]) + 1
        chance = min(1.0, 1.15 * self.p.left / deck)
        later = Opinion(self.p, self.things, GROUP, self.card)
        later.deep = self.deep + 1
        return chance * later.row(card.event)


def _wounds(o: Opinion, e: people.Wounds) -> float:
    return -sum(o.p.wounds(person, e.n) for person in o.people(e.who))


def _heal(o: Opinion, e: people.Heal) -> float:
    return sum(o.p.healing(person, e.n) for person in o.people(e.who))


def _heal_any(o: Opinion, e: people.HealAny) -> float:
    return max((o.p.healing(person, e.n) for person in o.s.people()), default=0.0)


def _special_wound(o: Opinion, e: people.SpecialWound) -> float:
    return -0.1


def _one_pawn(o: Opinion, e: people.OnePawn) -> float:
    return -0.9 * o.p.pawn * len(o.people(e.who))


def _only_actions(o: Opinion, e: people.OnlyActions) -> float:
    return -0.6 * o.p.pawn if BUILD in e.kinds else -1.0 * o.p.pawn


def _night_outside(o: Opinion, e: people.NightOutside) -> float:
    person = o.actor if o.actor >= 0 else o.s.first
    worth = -o.p.wounds(person, 3) + 0.8 * o.p.food
    if o.s.cfg.seats == 1:
        worth += 0.5
    return worth


def _determination(o: Opinion, e: people.GainDetermination) -> float:
    return sum(e.n * o.p.determination[person] for person in o.people(e.who))


def _lose_determination(o: Opinion, e: goods.LoseDetermination) -> float:
    harm = 0.0
    for person in o.people(e.who):
        there = o.s.determination[person]
        n = there if e.n >= goods.ALL else e.n
        paid = min(n, there)
        harm -= o.p.determination[person] * paid + o.p.wounds(person, n - paid)
    return harm


def _gain(o: Opinion, e: goods.Gain) -> float:
    n = e.n * len(o.s.fellows()) if e.each else e.n
    return n * o.price_of(e.what)


def _discard_all(o: Opinion, e: goods.DiscardAll) -> float:
    s = o.s
    return -sum(n * o.price_of(resource) for resource, n in enumerate(s.available)) - 1.5 * o.p.wood


def _production(o: Opinion, e: events.Production) -> float:
    p = o.p
    if e.change == NO_PRODUCTION:
        return -(p.food + p.wood)
    if e.change == HALF:
        return -0.5 * (p.food + p.wood)
    return {NO_FOOD: -p.food, NO_WOOD: -p.wood}[e.change]


def _place_action(o: Opinion, e: tokens.PlaceAction) -> float:
    if o.s.action_tokens[e.kind] & e.token:
        return 0.0
    p = o.p
    if e.token == ADVENTURE:
        return -0.35
    if e.token == DANGER:
        return -0.5 if e.kind == HUNT else -0.5 * (o.s.weapon == 0)
    return {REROLL: -0.4, MINUS_PAWN: -0.8 * p.pawn, EXTRA_WOOD: -0.8 * p.wood, BROKEN: -0.9}.get(e.token, 0.0)


def _place_weather(o: Opinion, e: tokens.PlaceWeather) -> float:
    p = o.p
    if o.s.weather_tokens & e.token:
        return 0.0
    bare = p.bare_cloud()
    covered = o.s.roof >= (1 if o.s.round <= 3 else 2 if o.s.round <= 6 else 4)
    if e.token == RAIN:
        return -0.3 * bare if covered else -0.9 * bare
    if e.token == SNOW:
        return -p.wood - (0.3 * bare if covered else 0.9 * bare)
    if e.token == STORM:
        return o.level(PALISADE, -1, False) if o.s.palisade == 0 else -0.8 * o.p.each_one * 0.6
    if e.token == HUNGRY:
        return -0.4 * p.each_one if o.s.round < 7 else 0.0
    return 0.0


def _place_here(o: Opinion, e: island.PlaceHere) -> float:
    return {PLUS_FOOD: 0.6, MINUS_PAWN: -0.6, DANGER: -0.3}.get(e.token, 0.0)


def _if(o: Opinion, e: flow.If) -> float:
    return o.row(e.then if e.holds(o.s) else e.otherwise)


def _mysteries(o: Opinion, e: mysteries.DrawMysteries) -> float:
    return 1.0 * e.treasure - 0.25 * (e.trap + e.monster + e.either)


def _build_free(o: Opinion, e: things.BuildFree) -> float:
    s = o.s
    there = s.board | s.own
    return max(
        (o.things.item(s.cfg.item_index[item]) + 0.5 for item in e.items if there >> s.cfg.item_index[item] & 1),
        default=0.0,
    )


def cheapest_item(o: Opinion) -> float:
    """Worth of the built item that would be missed least."""
    s = o.s
    return min((o.things.item(item) + 1.0 for item in range(len(s.cfg.inventions)) if s.items >> item & 1), default=0.0)


def _lose_item(o: Opinion, e: things.LoseItem) -> float:
    n = min(e.n, o.s.items.bit_count())
    harm = -n * cheapest_item(o)
    return harm if e.possible else harm + o.hurt(e.n - n)


def _repeat(o: Opinion, e: events.RepeatEvent) -> float:
    if o.card < 0 or o.deep > 1:
        return 0.0
    o.deep += 1
    worth = o.row(o.s.cards.event(o.card).event)
    o.deep -= 1
    return worth


def _uncover(o: Opinion, e: island.Uncover) -> float:
    return 0.9 * sum(1 for _, _, by in o.s.covered_by if by == o.card)


def _flip_up(o: Opinion, e: island.FlipUp) -> float:
    return sum(1.0 + 0.5 * o.things.tile(o.s.tiles[space], space) for space, by in o.s.closed_by if by == o.card)


def _uncover_terrain(o: Opinion, e: island.UncoverTerrain) -> float:
    return 0.8 * sum(1 for _, by in o.s.terrain_covered if by == o.card)


def _cover_terrain(o: Opinion, e: island.CoverTerrain) -> float:
    return -0.5 if o.s.terrains & e.terrain else 0.0


def _fight(o: Opinion, e: beasts.Fight) -> float:
    person = o.people(e.who)[0]
    deeper = Opinion(o.p, o.things, person, o.card)
    worth = o.fight(person, e.strength)
    if e.weapon:
        worth += deeper.level(WEAPON, -e.weapon, False)
    if e.palisade:
        worth += deeper.level(PALISADE, -e.palisade, False)
    return worth + e.food * o.p.food + e.fur * o.p.fur


def _fight_top(o: Opinion, e: beasts.FightTop) -> float:
    if not len(o.s.piles[P_HUNTING]):
        return 0.0
    return 2.0 if e.bare else o.fight(o.people(e.who)[0], 4) + 2.0


def _halve(o: Opinion, e: levels.Halve) -> float:
    return o.level(e.what, -(level(o.s, e.what) // 2), True)


def _no_weapon(o: Opinion, e: levels.NoWeapon) -> float:
    return o.level(WEAPON, -o.s.weapon, True)


def _place_at_camp(o: Opinion, e: island.PlaceAtCamp) -> float:
    if o.s.marks[o.s.camp] & e.token and not o.s.cfg.scenario.stacks(o.s, o.s.camp, e.token):
        return 0.0
    return o.p.left * {PLUS_WOOD: o.p.wood, PLUS_FOOD: o.p.food}.get(e.token, 0.0)


def _forced_move(o: Opinion, e: island.ForcedMove) -> float:
    return -1.0 - 0.5 * o.s.roof * o.p.bare_cloud()


def _extra_meal(o: Opinion, e: events.ExtraMeal) -> float:
    return -min(o.p.mouths * o.p.food, o.p.each_one)


def _curse(o: Opinion, e: mysteries.Curse) -> float:
    return -0.5 if e.rounds else -1.5


def _discard_one_gone(o: Opinion, e: things.RemoveItem) -> float:
    return -1.3 * cheapest_item(o)


def _threats(o: Opinion, e: events.ResolveThreats) -> float:
    if o.deep > 1:
        return 0.0
    harm = 0.0
    for card in o.s.threat:
        if card >= 0:
            deeper = Opinion(o.p, o.things, GROUP, card)
            deeper.deep = o.deep + 1
            harm += deeper.row(o.s.cards.event(card).effect)
    return harm


JUDGES: Final[dict[type, Callable[[Opinion, Any], float]]] = {
    people.Wounds: _wounds,
    people.Heal: _heal,
    people.HealAny: _heal_any,
    people.SpecialWound: _special_wound,
    people.OnePawn: _one_pawn,
    people.OnePawnNextRound: lambda o, e: -0.9 * o.p.pawn,
    people.OnlyActions: _only_actions,
    people.NoSkills: lambda o, e: -0.4,
    people.NightOutside: _night_outside,
    people.GainDetermination: _determination,
    people.TempWeapon: lambda o, e: 0.3,
    people.Hurt: lambda o, e: -sum(o.p.wounds(person, e.n) for person in range(EVERYBODY) if e.mask >> person & 1),
    goods.Gain: _gain,
    goods.GainGathered: lambda o, e: 0.9 * o.p.wood,
    goods.Discard: lambda o, e: o.lose(e.what, e.n, e.possible),
    goods.DiscardAll: _discard_all,
    goods.LoseDetermination: _lose_determination,
    goods.DeterminationForPlayers: lambda o, e: e.n * sum(o.p.determination[person] for person in o.s.cfg.players),
    use.GainAvailable: lambda o, e: e.n * o.price_of(e.what),
    levels.Level: lambda o, e: o.level(e.what, e.by, e.possible),
    levels.Halve: _halve,
    levels.NoWeapon: _no_weapon,
    levels.RegainLost: lambda o, e: 1.5 if any(by == o.card for by, _, _ in o.s.moved_loss) else 0.0,
    flow.Choose: lambda o, e: max(o.row(choice) for choice in e.choices),
    flow.If: _if,
    events.ShuffleIntoEvents: lambda o, e: o.shuffled_in(),
    events.RepeatEvent: _repeat,
    events.ResolveThreats: _threats,
    events.BanMixedPawns: lambda o, e: -0.5,
    events.Production: _production,
    events.ProduceMoreWood: lambda o, e: e.n * o.p.wood,
    events.ProduceLessFood: lambda o, e: -e.n * o.p.food,
    events.ExtraMeal: _extra_meal,
    events.Tonight: lambda o, e: o.row(e.effects),
    events.EveryNight: lambda o, e: o.p.left * o.row(e.effects),
    events.NextRound: lambda o, e: o.row(e.effects),
    island.ExhaustNearest: lambda o, e: -0.9,
    island.ExhaustAround: lambda o, e: -0.7 * e.n,
    island.ExhaustTileAround: lambda o, e: -1.0,
    island.ExhaustGathered: lambda o, e: -0.8,
    island.ExhaustHere: lambda o, e: -0.6,
    island.ExhaustCampFood: lambda o, e: -0.7 * o.p.left,
    island.ExhaustMarked: lambda o, e: -0.8,
    island.Uncover: _uncover,
    island.CoverTerrain: _cover_terrain,
    island.CoverTerrainHere: lambda o, e: -0.5,
    island.UncoverTerrain: _uncover_terrain,
    island.FlipDown: lambda o, e: -1.8,
    island.FlipUp: _flip_up,
    island.FlipMarked: lambda o, e: -1.5,
    island.PlaceHere: _place_here,
    island.PlaceAtCamp: _place_at_camp,
    island.ForcedMove: _forced_move,
    tokens.PlaceAction: _place_action,
    tokens.TakeActionToken: lambda o, e: 0.3 if o.s.action_tokens[e.kind] & e.token else 0.0,
    tokens.PlaceWeather: _place_weather,
    tokens.PlaceCost: lambda o, e: -0.5 * o.p.wood * e.fields_mask.bit_count(),
    things.DrawDiscovery: lambda o, e: o.p.w.token * e.n,
    things.DrawTwoKeepOne: lambda o, e: 1.3 * o.p.w.token,
    things.DrawStartingItem: lambda o, e: 1.4,
    things.DrawInvention: lambda o, e: 0.3,
    things.ChooseInvention: lambda o, e: 1.0 if o.p.left > 3 else 0.2,
    things.DiscardInventions: lambda o, e: -0.12 * e.n,
    things.LoseItem: _lose_item,
    things.RemoveItem: _discard_one_gone,
    things.LoseMarkedItems: lambda o, e: -1.5 * cheapest_item(o),
    things.BuildFree: _build_free,
    things.SuspendItems: lambda o, e: -0.3 * o.s.items.bit_count(),
    beasts.Fight: _fight,
    beasts.FightTop: _fight_top,
    beasts.DiscardHuntingTop: lambda o, e: -0.8 if len(o.s.piles[P_HUNTING]) else 0.0,
    beasts.BeastTo: lambda o, e: -2.0 if e.to == beasts.TO_WAITING else 0.5,
    beasts.WaitingToHunting: lambda o, e: 2.0 if len(o.s.piles[P_WAITING]) else 0.0,
    beasts.StrongestBeast: lambda o, e: 0.3,
    mysteries.DrawMysteries: _mysteries,
    mysteries.KeepCard: lambda o, e: 0.3,
    mysteries.Curse: _curse,
    mysteries.BlockArrow: lambda o, e: 0.6,
    mysteries.DropTreasures: lambda o, e: -0.5,
    ExtraBuild: lambda o, e: 1.3,
}
