"""What a seat thinks of the table: what a Trauma costs it, what cards are worth, how hungry it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, factorial, fsum
from typing import TYPE_CHECKING, Final

from marooned.bots.scavenger.weights import Weights
from marooned.games.scavengers import passives
from marooned.games.scavengers.cards import Kind
from marooned.games.scavengers.deals import P_FOOD, P_LATER, P_LEAVE, Promise
from marooned.games.scavengers.knowledge import sees
from marooned.games.scavengers.phases.feeding import laid_by
from marooned.games.scavengers.terms import ACTION, FEEDING, FINISHED, IDLE, NOBODY
from marooned.games.scavengers.verbs import counted, is_final, may_hold

if TYPE_CHECKING:
    from marooned.games.scavengers.state import ScavState

TYPICAL_FOOD: Final = (1.3, 2.1, 3.6)
"""Food of an Action of each tier, on average."""
SIGNAL_TIER: Final = 3


def at_least(n: int, mean: float) -> float:
    """Chance of at least n events where `mean` are expected (Poisson)."""
    if n <= 0:
        return 1.0
    return 1.0 - exp(-mean) * sum(mean**i / factorial(i) for i in range(n))


class Mind:
    """One decision's view of the table. All of it follows from what the seat knows."""

    __slots__ = (
        "_beside", "_bonus", "_hand_value", "_scarce", "_trauma", "allied", "caravan_cost", "caravan_need",
        "hand", "laid", "left", "limit", "me",
        "need", "others_lack", "s", "shared", "w", "zone",
    )  # fmt: skip

    def __init__(self, s: ScavState, me: int, w: Weights) -> None:
        self.s = s
        self.me = me
        self.w = w
        mode = s.cfg.scenario.mode
        self.allied = mode in ("cooperative", "semi_cooperative")
        self.left = 0.0 if is_final(s) else s.on_top + 1 + s.mixed / 2
        self.hand = [s.kind(card) for card in s.hands[me]]
        left_alone = {arg for what, arg in self.promised() if what == P_LEAVE}
        zone = s.zone(me) if not s.cfg.real_time or s.step[me] != IDLE else []
        self.zone = [s.kind(card) for card in zone if may_hold(s, card) and s.kind(card).index not in left_alone]
        self.limit = passives.hand_limit(s, me)
        self.laid = laid_by(s, me)
        self._beside: dict[int, float] = {}
        self._bonus: dict[tuple[int, int], int] = {}
        self._hand_value: dict[tuple[int, ...], float] = {}
        self._trauma: dict[tuple[int, int], float] = {}
        self._scarce = -1.0
        self.shared = self._caravan_share()
        self.caravan_need = passives.feed_cost(s, me) if self.shared else 0
        self.caravan_cost = self.w.caravan / (1 + len(self.still_to_hunt()))
        self.need = passives.feed_cost(s, me) + self.shared + self.food_promised()
        self.others_lack = self._others_lack() if self.allied else 0.0

    # -- promises --------------------------------------------------------------------------------------------------
    def promised(self) -> list[Promise]:
        """What this seat has promised and not yet given."""
        return [
            promise
            for deal in self.s.deals
            for by, _, promises in deal.sides()
            if by == self.me
            for promise in promises
        ]

    def food_promised(self) -> int:
        """Food points owed at the next Feeding."""
        return sum(arg for what, arg in self.promised() if what == P_FOOD)

    def owed_cards(self) -> list[int]:
        """Kinds of cards that this seat still has to give."""
        return [arg for what, arg in self.promised() if what == P_LATER]

    def food_coming(self) -> int:
        """Food points that others have promised to this seat."""
        return sum(
            arg
            for deal in self.s.deals
            for _, to, promises in deal.sides()
            if to == self.me
            for what, arg in promises
            if what == P_FOOD
        )

    # -- traumas ---------------------------------------------------------------------------------------------------
    def risk_left(self) -> float:
        """Rounds in which a seat may still be hurt, the rest of this one included."""
        return self.left + (0.0 if self.s.phase == FEEDING else 0.5)

    def trauma_cost(self, seat: int, more: int = 0) -> float:
        """What the next Trauma costs a seat, if it had `more` than it has: chance of dying by it, and the ranking."""
        key = (seat, more)
        found = self._trauma.get(key)
        if found is None:
            s = self.s
            lives = passives.death_at(s) - counted(s, seat) - more
            mean = self.w.hits * self.risk_left()
            found = self.w.death * (at_least(lives - 1, mean) - at_least(lives, mean))
            if s.cfg.scenario.win == "fewest_traumas":
                found += self.w.standing
            self._trauma[key] = found
        return found

    def heal_gain(self, seat: int) -> float:
        """What a seat gains if one of its Traumas is healed."""
        return self.trauma_cost(seat, -1) if self.s.traumas[seat] else 0.0

    def starve_cost(self, seat: int) -> float:
        """What it costs a seat to go hungry now."""
        return self.trauma_cost(seat) + self.w.starving * min(1.0, self.left)

    # -- food ------------------------------------------------------------------------------------------------------
    def food(self, kind: Kind, seat: int = NOBODY) -> int:
        """Food value of a card for a seat (this one if none is named)."""
        key = (self.me if seat == NOBODY else seat, kind.tier)
        bonus = self._bonus.get(key)
        if bonus is None:
            bonus = self._bonus[key] = passives.food_bonus(self.s, *key)
        return max(kind.food, 0) + bonus

    def food_held(self, seat: int) -> float:
        """Food of a seat as far as this one knows: cards it has seen, of the others what their tier usually gives.

        Summed exactly, since the order of a hand tells what is hidden in it.
        """
        s = self.s
        points = [float(laid_by(s, seat))]
        for card in s.hands[seat]:
            kind = s.kind(card)
            if seat == self.me or sees(s, self.me, card):
                points.append(self.food(kind, seat))
            else:
                points.append(TYPICAL_FOOD[kind.tier - 1] + passives.food_bonus(s, seat, kind.tier))
        return fsum(points)

    def food_certain(self, seat: int) -> int:
        """Food that a hand holds at least: cards of others that this seat has not seen count what their tier is."""
        s = self.s
        whole = 0
        for card in s.hands[seat]:
            kind = s.kind(card)
            known = seat == self.me or sees(s, self.me, card)
            whole += self.food(kind, seat) if known else kind.tier
        return whole

    def need_of(self, seat: int) -> int:
        """Food that a seat needs for itself."""
        return passives.feed_cost(self.s, seat)

    def _caravan_share(self) -> int:
        """This seat's part of the food for the Caravan while nobody has fed it."""
        s = self.s
        place = s.place()
        if not s.cfg.caravan or s.caravan_fed or place is None:
            return 0
        return -(-place.cost // len(s.living())) if s.living() else 0

    def _others_lack(self) -> float:
        """Food that comrades who had their turn lack, and that this seat could give them."""
        s = self.s
        if passives.may_not_give(s, self.me, "shared_food"):
            return 0.0
        waiting = set(s.turns)
        lacks = 0.0
        for seat in s.living():
            if seat == self.me or seat in waiting or passives.may_not_receive(s, seat, "shared_food"):
                continue
            lacks += max(0.0, self.need_of(seat) - self.food_held(seat))
        return lacks

    # -- cards -----------------------------------------------------------------------------------------------------
    def beside_food(self, kind: Kind) -> float:
        """What a card in hand is worth beside its food."""
        found = self._beside.get(kind.index)
        if found is None:
            found = self._beside[kind.index] = self._judge(kind)
        return found

    def _judge(self, kind: Kind) -> float:
        worth = self.w.beside_food.get(kind.id, self.w.unknown) * self.use_left(kind)
        if kind.id in ("salvation", "rest", "relief"):
            worth *= self.hurt_share()
        if kind.index in self.owed_cards():
            worth += self.w.signal
        return worth + self.signal_worth(kind)

    def use_left(self, kind: Kind) -> float:
        """How much of a card's use is still to come."""
        over = self.s.phase == FEEDING and not self.left
        if over:
            return 0.0
        if kind.id in ("instinct", "spear", "torch", "last_stand", "dire_hound"):
            return min(2.0, 0.3 + self.trauma_cost(self.me) / 15)
        return 1.0 if self.left else 0.6

    def hurt_share(self) -> float:
        """How much healing is worth: little where nobody is hurt, much where somebody is close to death."""
        seats = self.s.living() if self.allied else [self.me]
        return 0.5 + max((self.heal_gain(seat) for seat in seats), default=0.0) / 12

    def signal_worth(self, kind: Kind) -> float:
        """A tier-3 Action is kept for the signal of the Final Area by the first who holds one."""
        if not self.signal_open() or kind.tier != SIGNAL_TIER or kind.group != ACTION:
            return 0.0
        if sum(1 for own in self.hand if own.tier == SIGNAL_TIER and own.group == ACTION) > 1:
            return 1.0
        keeper = self.signal_keeper()
        return self.w.signal if keeper in (self.me, NOBODY) else 1.0

    def signal_open(self) -> bool:
        """Whether the group still needs a card for the signal."""
        return self.s.cfg.scenario.win == "signal" and not self.s.signal

    def signal_keeper(self) -> int:
        """The seat that keeps the group's signal: everybody sees who holds cards of tier 3 (R-added-01)."""
        s = self.s
        for seat in range(s.cfg.seats):
            if s.alive[seat] and any(s.deck.tier_at[card] == SIGNAL_TIER for card in s.hands[seat]):
                return seat
        return NOBODY

    def worth(self, kind: Kind) -> float:
        """A card's worth: its use, and its food at the price of a point carried on."""
        return self.beside_food(kind) + self.price() * self.food(kind)

    def price(self) -> float:
        """What one more food point is worth now."""
        if self._scarce < 0:
            have = self.laid + sum(self.food(kind) for kind in self.hand)
            later = self.w.carry if self.left else 0.05
            hungry = self.starve_cost(self.me) / max(1, self.need) if have < self.need else 0.0
            self._scarce = max(later, min(hungry, 3.0))
        return self._scarce

    def meal_value(self, food: float) -> float:
        """What it is worth to have so much food at the next Feeding."""
        w = self.w
        later = w.carry if self.left else 0.05
        short = max(0.0, self.need - food)
        value = later * min(food, self.need + w.ahead) + later / 4 * max(0.0, food - self.need - w.ahead)
        if short:
            value -= self.starve_cost(self.me) * min(1.0, w.any_lack + (1.0 - w.any_lack) * short / w.soft)
        if self.caravan_need:
            value -= self.caravan_cost * max(0.0, self.caravan_need - (food - self.laid)) / self.caravan_need
        if self.others_lack and food > self.need:
            value += 1.2 * min(food - self.need, self.others_lack)
        return value

    def hand_value(self, hand: Sequence[Kind], zone: Iterable[Kind] = ()) -> float:
        """What the best hand is worth that can be made of a hand and revealed cards, within the limit."""
        cards = [*hand, *zone]
        key = tuple(sorted(kind.index for kind in cards))
        found = self._hand_value.get(key)
        if found is None:
            limit = max(self.limit, len(hand))
            if len(cards) > limit:
                cards = sorted(cards, key=self._rank, reverse=True)
            kept, rest = cards[:limit], cards[limit:]
            found = sum(self.beside_food(kind) for kind in kept)
            found += self.meal_value(self.laid + sum(self.food(kind) for kind in kept))
            if rest and self.allied:
                heirs = any(self.s.alive[seat] for seat in self.s.turns)
                found += self.w.leftover * sum(self.food(kind) for kind in rest[:4]) if heirs else 0.0
            self._hand_value[key] = found
        return found

    def _rank(self, kind: Kind) -> tuple[float, int]:
        return self.beside_food(kind) + self.food(kind), -kind.index

    def cheapest(self, kinds: Iterable[Kind]) -> Kind:
        """The card that is missed least."""
        return min(kinds, key=lambda kind: (self.worth(kind), kind.index))

    def dearest(self, kinds: Iterable[Kind]) -> Kind:
        """The card that is worth most."""
        return max(kinds, key=lambda kind: (self.worth(kind), -kind.index))

    def cheapest_meal(self, kinds: Sequence[Kind], food: int) -> list[Kind] | None:
        """The cards whose loss hurts least among those that give so much food; None if all of them do not."""
        if food <= 0:
            return []
        best: list[Kind] | None = None
        least = 0.0
        values = [(self.food(kind), self.beside_food(kind) + self.w.carry * self.food(kind)) for kind in kinds]
        for chosen in range(1, 1 << len(kinds)):
            points = 0
            loss = 0.0
            for at, (food_of, worth) in enumerate(values):
                if chosen >> at & 1:
                    points += food_of
                    loss += worth
            if points >= food and (best is None or loss < least - 1e-9):
                least = loss
                best = [kind for at, kind in enumerate(kinds) if chosen >> at & 1]
        return best

    def still_to_hunt(self) -> list[int]:
        """Other living seats whose turn of this round is still to come or running."""
        s = self.s
        if s.cfg.real_time:
            return [seat for seat in s.living() if seat != self.me and s.step[seat] not in (IDLE, FINISHED)]
        return [seat for seat in s.turns if s.alive[seat] and seat != self.me]


def without(kinds: Sequence[Kind], *gone: Kind) -> list[Kind]:
    """A hand without one copy of each of some cards."""
    rest = list(kinds)
    for kind in gone:
        rest.remove(kind)
    return rest
