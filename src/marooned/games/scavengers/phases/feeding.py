"""Feeding: a joint window, hidden commitments, shared surplus, then who is fed and who starves (R-057 to R-064)."""

from __future__ import annotations

from marooned.core.messages import Msg
from marooned.games.scavengers import moves, passives
from marooned.games.scavengers.actions import DROP, EAT, FEED, NUMBER, PASS, SEAT, SIGNAL, STARVE, STOP
from marooned.games.scavengers.codes import RULE_IDS
from marooned.games.scavengers.deals import DealsDue, note_food
from marooned.games.scavengers.effects.base import CloseScope, FromHand, OpenScope, Sx, SxChoice
from marooned.games.scavengers.effects.people import DrawTrauma, DropOne
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.terms import FEEDING, NOBODY
from marooned.games.scavengers.verbs import (
    card_name,
    discard_cards,
    food_of,
    held,
    is_public,
    listed,
    lose_from_hand,
    seat_name,
    show_all,
)


class StartFeeding(Sx):
    """Turns are over (R-034)."""

    __slots__ = ()
    RULES = ("R-034", "R-057")

    def resolve(self, s: ScavState) -> None:
        s.phase = FEEDING
        s.active = NOBODY
        s.moved = []
        s.offered = []
        s.passed = 0
        s.ready = 0
        s.hungry = 0
        n = s.cfg.seats
        s.bites = [[] for _ in range(n)]
        s.points = [0] * n
        s.shares = [0] * n
        if s.events is not None:
            place = s.place()
            s.emit("sc-log-feeding", cost=0 if place is None else place.cost)
        living = s.living()
        s.push(
            BeforeFeeding(), *(Commit(seat) for seat in living), Uncover(), *(Share(seat) for seat in living), Settle()
        )


# -- before ----------------------------------------------------------------------------------------------------------
class BeforeFeeding(SxChoice):
    """Free play before anybody commits, in the order of the Flag, until all have passed (Q-15)."""

    __slots__ = ()
    PROMPT = "sc-ask-before-feeding"
    FORCED = False
    RULES = ("R-037", "R-102", "Q-15", "Q-42")

    def seat(self, s: ScavState) -> int:
        for seat in s.living():
            if not s.passed >> seat & 1 and moves.may_act(s, seat):
                return seat
        return NOBODY

    def options(self, s: ScavState) -> list[int]:
        seat = self.seat(s)
        if seat == NOBODY:
            return []
        signal = [SIGNAL] if not moves.signal_code(s, seat) else []
        return sorted([PASS, *signal, *moves.options_of(s, seat)])

    def answer(self, s: ScavState, action: int) -> None:
        seat = self.seat(s)
        s.then(self)
        if action == PASS:
            s.passed |= 1 << seat
        elif action == SIGNAL:
            s.then(GiveSignal(seat))
        else:
            s.passed = 0
            moves.carry_out(s, seat, action)

    def forbids(self, s: ScavState, action: int) -> str:
        seat = self.seat(s)
        return RULE_IDS[moves.signal_code(s, seat) if action == SIGNAL else moves.code_of(s, seat, action)]

    def label(self, s: ScavState, action: int) -> Msg:
        if action == PASS:
            return Msg("sc-label-pass")
        return Msg("sc-label-signal") if action == SIGNAL else moves.label_of(s, self.seat(s), action)

    def detail(self, s: ScavState, action: int) -> Msg | None:
        return None if action in (PASS, SIGNAL) else moves.detail_of(s, self.seat(s), action)


class GiveSignal(FromHand):
    """Which tier-3 Action is discarded for the signal of the Final Area; it is no food."""

    __slots__ = ("who",)
    PROMPT = "sc-ask-signal"
    RULES = ("R-005",)

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: ScavState) -> int:
        return self.who

    def options(self, s: ScavState) -> list[int]:
        return [DROP + kind for kind in moves.signal_cards(s, self.who)]

    def answer(self, s: ScavState, action: int) -> None:
        instance = held(s, self.who, action - DROP)
        lose_from_hand(s, self.who, instance)
        s.signal = True
        if s.events is not None:
            s.emit("sc-log-signal", who=seat_name(self.who))
        discard_cards(s, [instance], self.who)

    def label(self, s: ScavState, action: int) -> Msg:
        return s.deck.kinds[action - DROP].title()


# -- committing ------------------------------------------------------------------------------------------------------
def laid_by(s: ScavState, seat: int) -> int:
    """Food of a player that counts without eating from the hand now."""
    return s.stored[seat] + sum(food_of(s, seat, card) for card in s.eaten[seat])


class Commit(SxChoice):
    """Which cards a player eats, face down until all have committed (R-058, R-064, Q-15)."""

    __slots__ = ("who",)
    PROMPT = "sc-ask-eat"
    FORCED = False
    RULES = ("R-058", "R-059", "R-064", "R-066", "Q-15", "Q-50")

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: ScavState) -> int:
        return self.who

    def left(self, s: ScavState) -> list[int]:
        """Cards of the hand not yet laid down to be eaten."""
        return [card for card in s.hands[self.who] if card not in s.bites[self.who]]

    def options(self, s: ScavState) -> list[int]:
        if not s.alive[self.who]:
            return []
        kinds = sorted({s.kind(card).index for card in self.left(s)})
        return [STARVE, FEED, *(EAT + kind for kind in kinds)]

    def answer(self, s: ScavState, action: int) -> None:
        if action == STARVE:
            s.hungry |= 1 << self.who
        elif action >= EAT:
            card = [card for card in self.left(s) if s.kind(card).index == action - EAT]
            s.bites[self.who].append(next((one for one in card if is_public(s, one)), card[0]))
            s.then(self)
            return
        s.ready |= 1 << self.who

    def prompt(self, s: ScavState) -> Msg:
        have = laid_by(s, self.who) + sum(food_of(s, self.who, card) for card in s.bites[self.who])
        return Msg(self.PROMPT, {"have": have, "need": passives.feed_cost(s, self.who)})

    def label(self, s: ScavState, action: int) -> Msg:
        if action == STARVE:
            return Msg("sc-label-starve")
        if action == FEED:
            return Msg("sc-label-feed")
        kind = s.deck.kinds[action - EAT]
        card = next(card for card in self.left(s) if s.kind(card).index == kind.index)
        return Msg("sc-label-eat", {"card": kind.title(), "n": food_of(s, self.who, card)})


class Uncover(Sx):
    """All commitments are shown; what everybody eats becomes food points of the eater (Q-14)."""

    __slots__ = ()
    RULES = ("Q-13", "Q-14", "Q-15")

    def resolve(self, s: ScavState) -> None:
        for seat in s.living():
            eaten = s.bites[seat]
            for card in eaten:
                show_all(s, card)
            s.points[seat] = laid_by(s, seat) + sum(food_of(s, seat, card) for card in eaten)
            if s.events is not None:
                cards = listed([card_name(s, card) for card in eaten]) if eaten else Msg("amount-none")
                hungry = "yes" if s.hungry >> seat & 1 else "no"
                s.emit("sc-log-eats", who=seat_name(seat), cards=cards, n=s.points[seat], hungry=hungry)


# -- sharing ---------------------------------------------------------------------------------------------------------
def surplus(s: ScavState, seat: int) -> int:
    """Points a player can still give away: above the own need, or all if the player starves by choice (Q-14)."""
    need = 0 if s.hungry >> seat & 1 else passives.feed_cost(s, seat)
    return max(0, s.points[seat] + min(s.shares[seat], 0) - need)


def lack(s: ScavState, seat: int) -> int:
    """Points that a player lacks to be fed; 0 for one who starves by choice."""
    if s.hungry >> seat & 1:
        return 0
    return max(0, passives.feed_cost(s, seat) - s.points[seat] - s.shares[seat])


def takers(s: ScavState, giver: int) -> list[int]:
    """Hungry players whom the giver may feed."""
    if passives.may_not_give(s, giver, "shared_food"):
        return []
    return [
        seat
        for seat in s.living()
        if seat != giver and lack(s, seat) and not passives.may_not_receive(s, seat, "shared_food")
    ]


class Share(SxChoice):
    """Whom a player with surplus food feeds with it (R-060, R-061, Q-14)."""

    __slots__ = ("who",)
    PROMPT = "sc-ask-share"
    FORCED = False
    RULES = ("R-060", "R-061", "Q-13", "Q-14")

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: ScavState) -> int:
        return self.who

    def options(self, s: ScavState) -> list[int]:
        if not s.alive[self.who] or s.points[self.who] <= 0 or not surplus(s, self.who):
            return []
        there = takers(s, self.who)
        return [STOP, *sorted(SEAT + seat for seat in there)] if there else []

    def resolve(self, s: ScavState) -> None:
        """Where an Area shares all surplus, nobody is asked."""
        if any(passive.key == "shared_surplus" for passive in passives.of_table(s)):
            for taker in takers(s, self.who) if s.alive[self.who] else []:
                give_food(s, self.who, taker, min(surplus(s, self.who), lack(s, taker)))
        else:
            super().resolve(s)

    def answer(self, s: ScavState, action: int) -> None:
        if action == STOP:
            return
        s.push(HowMuch(self.who, action - SEAT), self)

    def label(self, s: ScavState, action: int) -> Msg:
        if action == STOP:
            return Msg("sc-label-keep-food")
        return Msg("sc-label-share", {"who": seat_name(action - SEAT), "n": lack(s, action - SEAT)})


class HowMuch(SxChoice):
    """How many points (whole numbers, Q-14)."""

    __slots__ = ("taker", "who")
    PROMPT = "sc-ask-how-much"
    RULES = ("Q-14",)

    def __init__(self, who: int, taker: int) -> None:
        self.who = who
        self.taker = taker

    def seat(self, s: ScavState) -> int:
        return self.who

    def options(self, s: ScavState) -> list[int]:
        return [NUMBER + n for n in range(1, min(surplus(s, self.who), lack(s, self.taker), 29) + 1)]

    def search(self, s: ScavState, options: list[int]) -> list[int]:
        return options[-1:]

    def answer(self, s: ScavState, action: int) -> None:
        give_food(s, self.who, self.taker, action - NUMBER)

    def label(self, s: ScavState, action: int) -> Msg:
        return Msg("sc-label-food", {"n": action - NUMBER})


def give_food(s: ScavState, giver: int, taker: int, n: int) -> None:
    """Points pass from one player to another."""
    if n <= 0:
        return
    s.points[giver] -= n
    s.shares[taker] += n
    note_food(s, giver, taker, n)
    if s.events is not None:
        s.emit("sc-log-shares", who=seat_name(giver), to=seat_name(taker), n=n)


# -- the end of it ---------------------------------------------------------------------------------------------------
class Settle(Sx):
    """Who reaches the cost is fed; the others starve: a Trauma, then the discard (R-057 to R-059, Q-11, Q-12).

    Cards of a player who falls short were not eaten and stay in the hand (docs/rulings/scavengers.md).
    """

    __slots__ = ()
    RULES = ("R-057", "R-058", "R-059", "R-063", "R-106", "R-107", "Q-11", "Q-12")

    def resolve(self, s: ScavState) -> None:
        from marooned.games.scavengers.phases.round import EndRound

        s.unfed = 0
        fed: list[int] = []
        starving: list[int] = []
        gone: list[int] = []
        for seat in s.living():
            by_choice = bool(s.hungry >> seat & 1)
            enough = not by_choice and not lack(s, seat)
            (fed if enough else starving).append(seat)
            if not enough and not by_choice:
                s.unfed |= 1 << seat
            if enough or by_choice:
                for card in s.bites[seat]:
                    lose_from_hand(s, seat, card)
                gone += s.bites[seat]
            s.bites[seat] = []
            gone += s.eaten[seat]
            s.eaten[seat] = []
            s.stored[seat] = 0
        if s.events is not None:
            for seat in fed:
                s.emit("sc-log-fed", who=seat_name(seat))
        after: list[Sx] = [AfterFed(seat) for seat in fed]
        after += [Starve(seat) for seat in starving]
        s.push(*after, DealsDue(), CaravanDue(), EndRound())
        discard_cards(s, gone, s.flag_bearer())


class AfterFed(Sx):
    """What an Area lets a fed player do."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def resolve(self, s: ScavState) -> None:
        place = s.place()
        if place is None or not s.alive[self.who]:
            return
        for passive in place.passive:
            if passive.key == "fed_may":
                s.push(OpenScope(self.who, -1, f"area/{place.id}"), *passive.effect, CloseScope())


class Starve(Sx):
    """A starving player takes a Trauma, then discards a card (R-059, Q-11)."""

    __slots__ = ("who",)
    RULES = ("R-059", "Q-11")

    def __init__(self, who: int) -> None:
        self.who = who

    def resolve(self, s: ScavState) -> None:
        if not s.alive[self.who]:
            return
        if s.events is not None:
            s.emit("sc-log-starves", who=seat_name(self.who))
        s.push(DrawTrauma(self.who), StarveDiscard(self.who))


class StarveDiscard(Sx):
    """The discard of a starving player: one own card, or as a Trauma or an Area says."""

    __slots__ = ("who",)
    RULES = ("R-059", "Q-11")

    def __init__(self, who: int) -> None:
        self.who = who

    def resolve(self, s: ScavState) -> None:
        if s.alive[self.who]:
            n = min(passives.starve_discard(s, self.who), len(s.hands[self.who]))
            s.push(*(DropOne(self.who) for _ in range(n)))


class CaravanDue(Sx):
    """An unfed Caravan loses the game for all (R-107, Q-42)."""

    __slots__ = ()
    RULES = ("R-107", "Q-42")

    def resolve(self, s: ScavState) -> None:
        from marooned.games.scavengers.verbs import end

        if s.cfg.caravan and not s.caravan_fed:
            end(s, "caravan", 0)
