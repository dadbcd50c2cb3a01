"""The plan of a round: which declarations the handbook wants, as a pure function of what lies on the table.

Every possible declaration gets a worth (what it brings, minus what it risks and pays). A plan is put together by
taking the best one again and again, at several prices of a pawn; the plan with the highest sum is the one followed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marooned.bots.handbook.effects import Opinion
from marooned.bots.handbook.evening import Evening
from marooned.bots.handbook.prices import MOST_ROOF, Prices
from marooned.bots.handbook.stock import Stock, food_in_reserve, gain_to, pay_from
from marooned.bots.handbook.things import Things
from marooned.bots.handbook.weights import Weights
from marooned.games.crusoe.actions import (
    BUILD_PALISADE,
    BUILD_ROOF,
    BUILD_WEAPON,
    SHELTER_AT,
    SPACE,
    STARTING_IDS,
    TREASURE_MAP,
)
from marooned.games.crusoe.committing import commit, take_back
from marooned.games.crusoe.effects import goods as goods_effects
from marooned.games.crusoe.layout import BACKS, P_HUNTING
from marooned.games.crusoe.pawns import (
    H_CANDLES,
    H_CANDLES_TREASURE,
    H_FRIDAY,
    H_HAMMER,
    H_HANDYMAN,
    bound_pawn,
    pawns_needed,
    person_pawns,
)
from marooned.games.crusoe.people import CRAFT, DIES_AT, KEEN_EYE, LUCKY, SKILL_OWNER
from marooned.games.crusoe.plannable import targets
from marooned.games.crusoe.planning import carry_options, helper_options, prices
from marooned.games.crusoe.special import special_of
from marooned.games.crusoe.state import Planned
from marooned.games.crusoe.targets import (
    BOUND_PAWN,
    CARRY_BASKET,
    CARRY_SACK,
    USES_ECONOMICAL,
    gather_target,
    is_shelter,
    item_of,
    place_of,
    threat_of,
)
from marooned.games.crusoe.terms import (
    ADVENTURE,
    ARRANGE,
    BROKEN,
    BUILD,
    DANGER,
    EXPLORE,
    FOOD_SOURCE,
    FRIDAY,
    GATHER,
    GUEST,
    HUNT,
    KINDS,
    REROLL,
    REST,
    THREAT,
)
from marooned.games.crusoe.verbs import live_marks, yield_of

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

# Chances of (wound, success, adventure) by kind of action, when dice are rolled.
CHANCES: Final = {BUILD: (4 / 6, 4 / 6, 3 / 6), GATHER: (1 / 6, 5 / 6, 3 / 6), EXPLORE: (3 / 6, 5 / 6, 5 / 6)}
_REROLL_SKILL: Final = {BUILD: CRAFT, GATHER: KEEN_EYE, EXPLORE: LUCKY}
PAWN_PRICES: Final = (0.3, 0.7, 1.0, 1.4, 1.9, 2.6)
_NEUTRAL_PRICE: Final = {H_HAMMER: 0.7, H_CANDLES: 0.7, H_CANDLES_TREASURE: 0.7, H_HANDYMAN: 1.0}
_BIBLE: Final = STARTING_IDS.index("bible")
_NEVER: Final = -1e9


Key = tuple[int, int, int, int, tuple[int, ...]]


class Offer:
    """A declaration that could be made, with its worth. pawns: what it takes of the players' and Friday's pawns."""

    __slots__ = ("after", "key", "pawns", "pay", "planned", "worth")

    def __init__(self, planned: Planned, pay: int, worth: float, pawns: float, after: Stock) -> None:
        self.planned = planned
        self.pay = pay
        self.worth = worth
        self.pawns = pawns
        self.after = after
        self.key = (planned.kind, planned.target, planned.actor, pay, planned.helpers)


class Planner:
    """Puts plans together for one moment of one table."""

    __slots__ = ("adventure", "evening", "p", "prefixes", "s", "stock", "things", "w")

    def __init__(self, s: CrusoeState, w: Weights) -> None:
        self.s = s
        self.w = w
        self.p = Prices(s, w)
        self.things = Things(self.p)
        self.adventure = {BUILD: w.adventure_build, GATHER: w.adventure_gather, EXPLORE: w.adventure_explore}
        self.evening = Evening(self.p, food_in_reserve(s))
        self.stock = Stock(s)
        self.prefixes: dict[tuple[Key, ...], tuple[CrusoeState, list[Offer]]] = {}

    # -- worth of a stock ------------------------------------------------------------------------------------------

    def value(self, stock: Stock) -> float:
        """Worth of the evening and the rounds after it with this stock."""
        p = self.p
        worth = self.evening.worth(stock)
        worth += p.roof_future[min(stock.roof, MOST_ROOF)] if stock.shelter else 0.0
        worth += p.weapon_future[min(stock.weapon, len(p.weapon_future) - 1)]
        if stock.shelter:
            worth += p.shelter_future
        worth += p.goal.stock(p, stock)
        return worth + p.fur * min(stock.fur, 8.0) * (1.0 if p.left > 1 else 0.2)

    # -- plans -----------------------------------------------------------------------------------------------------

    def best_plan(self) -> list[Offer]:
        """The plan with the highest sum over several prices of a pawn."""
        best: list[Offer] = []
        best_worth = _NEVER
        for price in PAWN_PRICES:
            plan = self.plan_at(price)
            worth = sum(offer.worth for offer in plan)
            if worth > best_worth + 1e-9:
                best, best_worth = plan, worth
        return best

    def plan_at(self, price: float) -> list[Offer]:
        """Take the best declaration again and again, a pawn costing `price`."""
        plan: list[Offer] = []
        while True:
            s, offers = self.after(plan)
            waiting = any(s.free_pawns[person] for person in s.cfg.players)
            best = max(offers, key=lambda offer: offer.worth - price * offer.pawns, default=None)
            if best is None:
                break
            if best.worth - price * best.pawns < 0:
                if not waiting and best.worth <= 0:
                    break
                best = max(offers, key=lambda offer: offer.worth / max(0.5, offer.pawns))
            if not waiting and best.worth <= 0:
                break
            plan.append(best)
        return plan

    def after(self, plan: list[Offer]) -> tuple[CrusoeState, list[Offer]]:
        """The table after a plan, and what can be declared then; the same start of a plan is worked out once."""
        key = tuple(offer.key for offer in plan)
        found = self.prefixes.get(key)
        if found is None:
            if plan:
                s = self.after(plan[:-1])[0].clone()
                commit(s, plan[-1].planned)
                stock = plan[-1].after
            else:
                s, stock = self.s.clone(), self.stock
            found = (s, self.offers(s, stock))
            self.prefixes[key] = found
        return found

    # -- offers ----------------------------------------------------------------------------------------------------

    def offers(self, s: CrusoeState, stock: Stock) -> list[Offer]:
        """Every declaration worth thinking about after what is planned already."""
        found: list[Offer] = []
        before = self.value(stock)
        for kind in range(len(KINDS)):
            for target in targets(s, kind):
                self.offer_target(s, stock, before, kind, target, found)
        return found

    def offer_target(
        self, s: CrusoeState, stock: Stock, before: float, kind: int, target: int, found: list[Offer]
    ) -> None:
        """Offers on one target: the fewest pawns and, where that avoids the dice, the sure number."""
        need, sure = pawns_needed(s, kind, target)
        for actor in self.actors(s, stock, kind, target):
            for pay, goods, flags in prices(s, kind, target, actor)[:3]:
                for count in (need,) if need == sure else (need, sure):
                    helpers = self.helpers(s, kind, target, actor, flags, count - 1)
                    if helpers is None:
                        continue
                    bound = BOUND_PAWN if bound_pawn(s, kind) else 0
                    carry = self.carry(s, kind, target)
                    planned = Planned(kind, target, actor, helpers, goods, flags | bound, carry, need, sure)
                    offer = self.judge(s, stock, before, planned, pay)
                    if offer is not None:
                        found.append(offer)

    def actors(self, s: CrusoeState, stock: Stock, kind: int, target: int) -> list[int]:
        """Who might act: the player who bears it best (or gains most), the owner of an own invention, Friday."""
        people = [person for person in s.cfg.players if person_pawns(s, kind, person)]
        item = item_of(target)
        if kind == BUILD and item >= 0 and s.own >> item & 1:
            owner = s.cfg.inventions[item].character
            return [owner] if owner in people else []
        found: list[int] = []
        if people:
            if kind == REST:
                found = [max(people, key=lambda person: self.p.healing(person, 1))]
            elif kind in (ARRANGE, THREAT):
                found = [max(people, key=self.token_wish)]
            else:
                found = [min(people, key=lambda person: (self.next_wound(person, stock), -s.free_pawns[person]))]
                skilled = SKILL_OWNER[_REROLL_SKILL[kind]] if kind in _REROLL_SKILL else -1
                if skilled in people and skilled not in found and s.determination[skilled] >= 2:
                    found.append(skilled)
        if s.cfg.friday and person_pawns(s, kind, FRIDAY):
            found.append(FRIDAY)
        if kind == REST and s.free_pawns[GUEST]:
            found.append(GUEST)
        return found

    def token_wish(self, person: int) -> float:
        """How welcome determination is to a person."""
        return self.p.determination[person] * (2.0 if person == self.next_first() and self.s.morale < 0 else 1.0)

    def next_first(self) -> int:
        """Who will be first player in the next round."""
        order = self.s.from_first()
        return order[1 % len(order)]

    def helpers(
        self, s: CrusoeState, kind: int, target: int, actor: int, flags: int, wanted: int
    ) -> tuple[int, ...] | None:
        """So many helpers, the cheapest first; None if there are not enough."""
        if wanted <= 0:
            return ()
        chosen: list[int] = []
        free: list[tuple[float, int]] = []
        for helper, n in helper_options(s, kind, target, actor, flags, ()):
            free += [(self.helper_price(s, helper, actor), helper)] * n
        free.sort()
        if len(free) < wanted:
            return None
        chosen = sorted(helper for _, helper in free[:wanted])
        return tuple(chosen)

    def helper_price(self, s: CrusoeState, helper: int, actor: int) -> float:
        """Which helper to take first: lent pawns, Friday, then the pawns of whoever has most left."""
        if helper > H_FRIDAY:
            return _NEUTRAL_PRICE.get(helper, 0.0)
        if helper == H_FRIDAY:
            return 0.5
        return 0.9 - 0.01 * s.free_pawns[helper] + (0.0 if helper != actor else 0.005)

    def carry(self, s: CrusoeState, kind: int, target: int) -> int:
        """Basket and sack go along whenever they are free."""
        return carry_options(s) if kind == GATHER else 0

    # -- worth of an offer -----------------------------------------------------------------------------------------

    def judge(self, s: CrusoeState, stock: Stock, before: float, planned: Planned, pay: int) -> Offer | None:
        """The offer with its worth; None if it makes no sense at all."""
        kind = planned.kind
        after = stock.copy()
        chance, risk = self.dice(s, planned, after)
        worth = -risk
        if special_of(s, kind, planned.target) is not None:
            pay_from(after, planned.goods, chance)
            worth += chance * self.p.goal.special(self, s, planned)
        elif kind == THREAT:
            worth += self.threat(s, planned, after)
        elif kind == HUNT:
            worth += self.hunt(s, planned, after)
        elif kind == BUILD:
            worth += self.build(s, planned, after, chance)
        elif kind == GATHER:
            self.gather(s, planned, after, chance)
        elif kind == EXPLORE:
            worth += self.explore(s, planned, chance)
        elif kind == ARRANGE:
            worth += self.arrange(s, planned)
        else:
            worth += self.rest(s, planned)
        worth += self.value(after) - before
        pawns = 1.0
        for helper in planned.helpers:
            if helper <= H_FRIDAY:
                pawns += 1.0
            else:
                worth -= _NEUTRAL_PRICE.get(helper, 0.02)
        if planned.flags & USES_ECONOMICAL:
            worth -= 2 * self.p.determination[planned.actor]
        return Offer(planned, pay, worth, pawns, after)

    def next_wound(self, person: int, stock: Stock) -> float:
        """Price of the next wound of a person, after those the plan will bring."""
        prices = self.p.wound[person]
        return prices[min(int(stock.hurt[person] + 0.5), len(prices) - 1)]

    def dice(self, s: CrusoeState, planned: Planned, after: Stock) -> tuple[float, float]:
        """(chance of success, harm of wounds and adventures minus tokens for failing)."""
        kind = planned.kind
        if kind not in CHANCES:
            return 1.0, 0.0
        p = self.p
        actor = planned.actor
        space = place_of(s, kind, planned.target)
        first = all(other.kind != kind for other in s.plan)
        token = first and bool(s.action_tokens[kind] & ADVENTURE)
        risk = 0.0
        if (space >= 0 and live_marks(s, space) & DANGER) or (kind == EXPLORE and s.action_tokens[kind] & DANGER):
            risk += self.next_wound(actor, after) if s.weapon == 0 else 0.0
        card = self.next_wound(FRIDAY, after) if actor == FRIDAY else self.adventure[kind]
        if planned.pawns >= planned.sure:
            return 1.0, risk + (card if token else 0.0)
        wound, success, adventure = CHANCES[kind]
        risk += wound * self.next_wound(actor, after) + (1.0 if token else adventure) * card
        after.hurt[actor] += wound + (adventure if actor == FRIDAY else 0.3 * adventure)
        if first and s.action_tokens[kind] & REROLL:
            success *= success
        skill = _REROLL_SKILL[kind]
        if SKILL_OWNER[skill] == actor and s.determination[actor] >= 2 and not s.used_skills >> skill & 1:
            risk += (1 - success) * 2 * p.determination[actor]
            success += (1 - success) * success
        return success, risk - (1 - success) * 2 * p.determination[actor]

    def threat(self, s: CrusoeState, planned: Planned, after: Stock) -> float:
        """Reward of a threat action, and the harm that won't come."""
        p = self.p
        side, action = threat_of(s, planned.target)
        card = s.threat[side]
        pay_from(after, planned.goods, 1.0)
        opinion = Opinion(p, self.things, planned.actor, card)
        worth = 0.0
        for effect in action.reward:
            if isinstance(effect, goods_effects.Gain):
                gain_to(after, effect.what, effect.n)
            else:
                worth += opinion.worth(effect)
        harm = -Opinion(p, self.things, -1, card).row(s.cards.event(card).effect)
        if side == 0:
            soon = 1.0 if s.threat[1] >= 0 else 0.45
            rounds = 1 if s.threat[1] >= 0 else 2
        else:
            soon = 0.75
            rounds = 2
        if s.round + rounds > p.finish:
            soon = 0.0
        return worth + self.w.threat * soon * harm

    def hunt(self, s: CrusoeState, planned: Planned, after: Stock) -> float:
        """Expected food and furs of a hunt against its wounds and the wear of weapons."""
        p = self.p
        actor = planned.actor
        outcomes = s.piles[P_HUNTING].outcomes(BACKS, s.loose)
        total = sum(weight for _, weight in outcomes)
        if not total:
            return _NEVER
        bonus = 1 if s.action_tokens[HUNT] & DANGER else 0
        food = fur = worth = hurt = 0.0
        top = len(p.weapon_future) - 1
        start = int(after.hurt[actor] + 0.99)
        for card, weight in outcomes:
            beast = s.cards.beast(card)
            share = weight / total
            wounds = max(0, beast.strength + bonus - s.weapon) + max(0, beast.weapon - s.weapon)
            worn = min(s.weapon, beast.weapon)
            if beast.id in ("jaguar", "puma", "wild-dog") and not s.has_item("cure"):
                wounds += 2
            elif beast.id == "iguana":
                wounds += 1
            elif beast.id in ("boa", "gorilla"):
                worth += share * self.w.token
            worth -= share * sum(p.wound[actor][start : start + wounds])
            hurt += share * wounds
            if actor == FRIDAY and s.wounds[FRIDAY] + start + beast.strength + bonus - s.weapon >= DIES_AT[FRIDAY]:
                continue
            worth -= share * (p.weapon_future[min(top, s.weapon)] - p.weapon_future[min(top, s.weapon - worn)])
            food += self.w.hunt_food * share * beast.food
            fur += share * beast.fur
        after.hurt[actor] += hurt
        after.food += food
        after.fur += fur
        return worth

    def build(self, s: CrusoeState, planned: Planned, after: Stock, chance: float) -> float:
        """Worth of what is built, by the chance that it succeeds; what it costs is taken from the stock."""
        target = planned.target
        pay_from(after, planned.goods, chance)
        before = self.value(after)
        built = after.copy()
        worth = 0.0
        if is_shelter(target):
            built.shelter = True
            built.roof = built.palisade = 0
            space = target - SHELTER_AT
            worth = self.things.camp_site(space) - self.things.camp_site(s.camp) if space != s.camp else 0.0
            worth += self.p.goal.built_shelter(self.p)
            if not s.has_shelter():
                worth += 0.4 * self.p.roof_future[2]
            elif s.roof or s.palisade:
                worth -= 1.0
        elif target == BUILD_ROOF:
            built.roof += 1
        elif target == BUILD_PALISADE:
            built.palisade += 1
        elif target == BUILD_WEAPON:
            built.weapon += 1
        else:
            worth = self.w.items * self.things.item(item_of(target))
        worth += self.value(built) - before
        if chance > 0.5:
            after.roof, after.palisade = built.roof, built.palisade
            after.weapon, after.shelter = built.weapon, built.shelter
            return chance * worth - (self.value(after) - before)
        return chance * worth

    def gather(self, s: CrusoeState, planned: Planned, after: Stock, chance: float) -> None:
        """What is gathered comes to the stock before the evening."""
        space, source = gather_target(planned.target)
        n = yield_of(s, space, source) + bool(planned.carry & CARRY_BASKET) + bool(planned.carry & CARRY_SACK)
        if source == FOOD_SOURCE:
            after.food += chance * n
        else:
            after.wood += chance * n

    def explore(self, s: CrusoeState, planned: Planned, chance: float) -> float:
        """Worth of the next tile on that space; less for a second tile of the same round."""
        if planned.target == TREASURE_MAP:
            return chance * 2.0
        others = sum(1 for other in s.plan if other.kind == EXPLORE)
        return (
            self.w.explore
            * chance
            * self.things.unseen_tile(planned.target - SPACE)
            * self.p.goal.more_tiles() ** others
        )

    def arrange(self, s: CrusoeState, planned: Planned) -> float:
        """2 determination and morale; with 4 players the better one."""
        p = self.p
        done = sum(1 for other in s.plan if other.kind == ARRANGE)
        if s.action_tokens[ARRANGE] & BROKEN and not done:
            return 0.2
        tokens = (2 - 0.4 * done) * p.determination[planned.actor]
        morale = p.morale_up if s.morale + done < 3 else 0.0
        morale *= 0.85**done
        bible = 0.0
        if s.starting[_BIBLE] > 0 and not done:
            bible = 0.5 * p.determination[planned.actor] + 0.8 * p.healing(planned.actor, 1)
        if p.seats == 4:
            return max(tokens + bible, morale)
        return tokens + morale + bible

    def rest(self, s: CrusoeState, planned: Planned) -> float:
        """Healing of the one who rests."""
        p = self.p
        actor = planned.actor
        done = sum(1 for other in s.plan if other.kind == REST and other.actor == actor)
        bed = s.has_item("bed") and actor != GUEST
        each = 2 if bed else 1
        worth = p.healing(actor, each * (done + 1)) - p.healing(actor, each * done)
        return self.w.rest * worth + (p.determination[actor] if bed else 0.0)


def undone(s: CrusoeState) -> CrusoeState:
    """The table as it was before anything of the plan was declared."""
    base = s.clone()
    base.draft = None
    while base.plan:
        take_back(base, len(base.plan) - 1)
    return base
