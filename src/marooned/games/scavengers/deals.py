"""Deals: offers built from a fixed list, accepted or not, recorded, and what a broken promise costs (R-128 to R-131).

A deal is two rows of promises. What changes hands now does so at once; the rest is due when the next Feeding is over.
The engine checks cards and food; whether a promise to protect was kept it asks both sides, then the uninvolved (Q-37).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from marooned.core.messages import Msg
from marooned.games.scavengers import codes
from marooned.games.scavengers.actions import (
    ACCEPT,
    CANCEL,
    LATER,
    LEAVE,
    NO,
    NOW,
    OFFER,
    PROMISE_FOOD,
    PROMISE_PROTECT,
    REFUSE,
    ROOM,
    SEAT,
    WANT_FOOD,
    WANT_LATER,
    WANT_LEAVE,
    WANT_NOW,
    WANT_PROTECT,
    YES,
)
from marooned.games.scavengers.effects.base import Sx, SxChoice
from marooned.games.scavengers.effects.people import DrawTrauma
from marooned.games.scavengers.verbs import is_public, may_hold, seat_name, show_all

if TYPE_CHECKING:
    from marooned.games.scavengers.state import ScavState

P_NOW: Final = 0
P_LATER: Final = 1
P_FOOD: Final = 2
P_LEAVE: Final = 3
P_PROTECT: Final = 4
PROMISES: Final = ("now", "later", "food", "leave", "protect")
MOST: Final = 2  # promises of each side
MOST_FOOD: Final = 5

Promise = tuple[int, int]
"""(what, kind of card or number of food points)"""


class Deal:
    """An offer or a deal, never changed: giver made the offer; gives, wants: promises of the giver, of the taker."""

    __slots__ = ("giver", "gives", "taker", "wants")
    FIELDS: ClassVar[tuple[str, ...]] = ("giver", "taker", "gives", "wants")

    def __init__(self, giver: int, taker: int, gives: tuple[Promise, ...], wants: tuple[Promise, ...]) -> None:
        self.giver = giver
        self.taker = taker
        self.gives = gives
        self.wants = wants

    def plus(self, own: bool, promise: Promise) -> Deal:
        """The offer with a promise more, of the giver (own) or of the taker."""
        if own:
            return Deal(self.giver, self.taker, (*self.gives, promise), self.wants)
        return Deal(self.giver, self.taker, self.gives, (*self.wants, promise))

    def with_row(self, by: int, promises: tuple[Promise, ...]) -> Deal:
        """The deal with other promises of one side."""
        if by == self.giver:
            return Deal(self.giver, self.taker, promises, self.wants)
        return Deal(self.giver, self.taker, self.gives, promises)

    def sides(self) -> tuple[tuple[int, int, tuple[Promise, ...]], ...]:
        """(who promised, to whom, what) of both sides."""
        return ((self.giver, self.taker, self.gives), (self.taker, self.giver, self.wants))


def pair(one: int, other: int) -> int:
    """Both seats as one number."""
    return min(one, other) * 8 + max(one, other)


# -- offering --------------------------------------------------------------------------------------------------------
def deal_code(s: ScavState, seat: int) -> int:
    """0 if a player may offer somebody a deal now (R-128, R-added-05, Q-52)."""
    if s.cfg.seats == 1:
        return codes.Q_52
    return 0 if partners(s, seat) else codes.R_ADDED_05


def partners(s: ScavState, seat: int) -> list[int]:
    """Living players with whom there is no open deal, and to whom nothing was offered in this window."""
    others = [other for other in range(s.cfg.seats) if other != seat and s.alive[other]]
    if s.deals or s.offered:
        bound = {*s.offered, *(pair(deal.giver, deal.taker) for deal in s.deals)}
        others = [other for other in others if pair(seat, other) not in bound]
    return others


class Partner(SxChoice):
    """With whom."""

    __slots__ = ("who",)
    PROMPT = "sc-ask-partner"
    FORCED = False
    RULES = ("R-128", "R-added-05")

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: ScavState) -> int:
        return self.who

    def options(self, s: ScavState) -> list[int]:
        return [CANCEL, *(SEAT + seat for seat in partners(s, self.who))]

    def answer(self, s: ScavState, action: int) -> None:
        if action != CANCEL:
            s.offered.append(pair(self.who, action - SEAT))
            s.draft = Deal(self.who, action - SEAT, (), ())
            s.then(Build(self.who))

    def label(self, s: ScavState, action: int) -> Msg:
        return Msg("sc-label-cancel") if action == CANCEL else seat_name(action - SEAT)


class Build(SxChoice):
    """The next promise of the offer, or the offer itself (R-added-05)."""

    __slots__ = ("who",)
    PROMPT = "sc-ask-build"
    FORCED = False
    RULES = ("R-128", "R-129", "R-132", "R-added-05", "Q-37")

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: ScavState) -> int:
        return self.who

    def options(self, s: ScavState) -> list[int]:
        draft = s.draft
        if draft is None:
            return []
        found = [OFFER] if draft.gives or draft.wants else []
        found.append(CANCEL)
        if len(draft.gives) < MOST:
            found += side(s, draft, draft.giver, draft.taker, draft.gives, True)
        if len(draft.wants) < MOST:
            found += side(s, draft, draft.taker, draft.giver, draft.wants, False)
        return sorted(found)

    def answer(self, s: ScavState, action: int) -> None:
        draft = s.draft
        assert draft is not None
        if action == CANCEL:
            s.draft = None
        elif action == OFFER:
            if s.events is not None:
                s.emit("sc-log-offer", who=seat_name(draft.giver), to=seat_name(draft.taker), deal=deal_words(s, draft))
            s.then(AnswerOffer(draft.taker))
        else:
            own, promise = promise_of(action)
            s.draft = draft.plus(own, promise)
            s.then(self)

    def prompt(self, s: ScavState) -> Msg:
        assert s.draft is not None
        return Msg(self.PROMPT, {"who": seat_name(s.draft.taker), "deal": deal_words(s, s.draft)})

    def label(self, s: ScavState, action: int) -> Msg:
        if action in (OFFER, CANCEL):
            return Msg("sc-label-offer" if action == OFFER else "sc-label-cancel")
        own, promise = promise_of(action)
        return Msg("sc-label-i-promise" if own else "sc-label-you-promise", {"promise": promise_words(s, promise)})


_OWN: Final = ((NOW, P_NOW), (LATER, P_LATER), (LEAVE, P_LEAVE))
_WANT: Final = ((WANT_NOW, P_NOW), (WANT_LATER, P_LATER), (WANT_LEAVE, P_LEAVE))


def promise_of(action: int) -> tuple[bool, Promise]:
    """(whether the offerer promises it, the promise) of a building step."""
    if action in (PROMISE_PROTECT, WANT_PROTECT):
        return action == PROMISE_PROTECT, (P_PROTECT, 0)
    if PROMISE_FOOD <= action < PROMISE_FOOD + 9:
        return True, (P_FOOD, action - PROMISE_FOOD + 1)
    if WANT_FOOD <= action < WANT_FOOD + 9:
        return False, (P_FOOD, action - WANT_FOOD + 1)
    for first, what in _OWN:
        if first <= action < first + ROOM:
            return True, (what, action - first)
    for first, what in _WANT:
        if first <= action < first + ROOM:
            return False, (what, action - first)
    raise AssertionError(action)


def side(s: ScavState, draft: Deal, by: int, to: int, promised: tuple[Promise, ...], own: bool) -> list[int]:
    """What one side may promise; of the other's hand only cards that everybody knows can be asked for."""
    from marooned.games.scavengers import passives

    cards = [card for card in s.hands[by] if own or is_public(s, card)]
    kinds = sorted({s.kind(card).index for card in cards})
    kinds = [kind for kind in kinds if (P_NOW, kind) not in promised and (P_LATER, kind) not in promised]
    found: list[int] = []
    hands = not passives.may_not_give(s, by, "hand_cards") and not passives.may_not_receive(s, to, "hand_cards")
    if hands:
        movable = [kind for kind in kinds if any(s.kind(card).index == kind and card not in s.moved for card in cards)]
        if s.peril < 0 or by != s.facing:
            found += [(NOW if own else WANT_NOW) + kind for kind in movable]
        found += [(LATER if own else WANT_LATER) + kind for kind in kinds]
    food = not passives.may_not_give(s, by, "shared_food") and not passives.may_not_receive(s, to, "shared_food")
    if food and not any(what == P_FOOD for what, _ in promised):
        found += [(PROMISE_FOOD if own else WANT_FOOD) + n for n in range(MOST_FOOD)]
    if not s.cfg.real_time:
        revealed = sorted({s.kind(card).index for card in s.zone(by) if may_hold(s, card)})
        found += [(LEAVE if own else WANT_LEAVE) + kind for kind in revealed if (P_LEAVE, kind) not in promised]
    if (P_PROTECT, 0) not in promised:
        found.append(PROMISE_PROTECT if own else WANT_PROTECT)
    return found


class AnswerOffer(SxChoice):
    """Whether the other side accepts (R-128)."""

    __slots__ = ("who",)
    PROMPT = "sc-ask-offer"
    FORCED = False
    RULES = ("R-128", "Q-37")

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: ScavState) -> int:
        return self.who

    def options(self, s: ScavState) -> list[int]:
        return [ACCEPT, REFUSE]

    def answer(self, s: ScavState, action: int) -> None:
        draft = s.draft
        assert draft is not None
        s.draft = None
        if s.events is not None:
            word = "sc-log-deal" if action == ACCEPT else "sc-log-no-deal"
            s.emit(word, who=seat_name(draft.giver), to=seat_name(draft.taker), deal=deal_words(s, draft))
        if action == ACCEPT:
            strike(s, draft)

    def prompt(self, s: ScavState) -> Msg:
        assert s.draft is not None
        return Msg(self.PROMPT, {"who": seat_name(s.draft.giver), "deal": deal_words(s, s.draft)})

    def label(self, s: ScavState, action: int) -> Msg:
        return Msg("sc-label-accept" if action == ACCEPT else "sc-label-refuse")


def strike(s: ScavState, deal: Deal) -> None:
    """The deal binds; cards promised for now change hands (R-128, R-129)."""
    from marooned.games.scavengers.phases.gifts import HandOver, givable

    hand_overs: list[Sx] = []
    for by, to, promises in deal.sides():
        for what, kind in promises:
            if what == P_NOW:
                instance = givable(s, by, kind)
                if instance >= 0:
                    show_all(s, instance)
                    s.moved.append(instance)
                    hand_overs.append(HandOver(by, to, instance))
        deal = deal.with_row(by, tuple(promise for promise in promises if promise[0] != P_NOW))
    if deal.gives or deal.wants:
        s.deals.append(deal)
    s.push(*hand_overs)


# -- keeping ---------------------------------------------------------------------------------------------------------
def note_card(s: ScavState, by: int, to: int, kind: int) -> None:
    """A card was given: a promise to give it later is kept."""
    keep(s, by, to, (P_LATER, kind))


def keep(s: ScavState, by: int, to: int, promise: Promise, rest: tuple[Promise, ...] = ()) -> bool:
    """A promise is kept (or broken): it is no longer open, but for the rest. Whether there was such a promise."""
    for at, deal in enumerate(s.deals):
        for giver, taker, promises in deal.sides():
            if (giver, taker) == (by, to) and promise in promises:
                left = list(promises)
                left.remove(promise)
                open_deal = deal.with_row(by, (*left, *rest))
                s.deals[at : at + 1] = [open_deal] if open_deal.gives or open_deal.wants else []
                return True
    return False


def note_food(s: ScavState, by: int, to: int, n: int) -> None:
    """Food was given: so much of a promise is kept."""
    for promised in range(1, MOST_FOOD + 1):
        rest = ((P_FOOD, promised - n),) if promised > n else ()
        if keep(s, by, to, (P_FOOD, promised), rest):
            return


def note_taken(s: ScavState, by: int, kind: int) -> None:
    """A revealed card was collected: a promise to leave it is broken at once (R-130)."""
    for to in range(s.cfg.seats):
        if to != by and keep(s, by, to, (P_LEAVE, kind)):
            s.then(Penalty(by, to))


def void(s: ScavState, seat: int) -> None:
    """A dead player's deals are void."""
    s.deals = [deal for deal in s.deals if seat not in (deal.giver, deal.taker)]
    if s.draft is not None and seat in (s.draft.giver, s.draft.taker):
        s.draft = None


class DealsDue(Sx):
    """Feeding is over: every promise that is still open was broken, or is asked about (R-130, Q-37)."""

    __slots__ = ()
    RULES = ("R-130", "R-131", "Q-37")

    def resolve(self, s: ScavState) -> None:
        effects: list[Sx] = []
        for deal in s.deals:
            for by, to, promises in deal.sides():
                for what, _ in promises:
                    if what == P_LATER or (what == P_FOOD and s.unfed >> to & 1):
                        effects.append(Penalty(by, to))
                    elif what == P_PROTECT:
                        effects.append(Kept(by, to, to, 0))
        s.deals = []
        s.push(*effects)


class Kept(SxChoice):
    """Was a promise to protect kept? Asked of the one it was made to, then of the one who made it.

    If they disagree the living uninvolved players decide by majority; a tie, or nobody uninvolved, means it was kept.
    votes: those who said that it was broken, minus the others, among the uninvolved; asked: who is asked now.
    """

    __slots__ = ("asked", "by", "to", "votes")
    PROMPT = "sc-ask-kept"
    FORCED = False
    RULES = ("R-130", "Q-37")

    def __init__(self, by: int, to: int, asked: int, votes: int) -> None:
        self.by = by
        self.to = to
        self.asked = asked
        self.votes = votes

    def seat(self, s: ScavState) -> int:
        return self.asked

    def options(self, s: ScavState) -> list[int]:
        return [YES, NO] if s.alive[self.by] and s.alive[self.to] else []

    def answer(self, s: ScavState, action: int) -> None:
        broken = action == NO
        if self.asked == self.to:
            if broken:
                s.then(Kept(self.by, self.to, self.by, 0))
            return
        jury = [seat for seat in s.living() if seat not in (self.by, self.to)]
        if self.asked == self.by:
            if broken:
                s.then(Penalty(self.by, self.to))
            elif jury:
                s.then(Kept(self.by, self.to, jury[0], 0))
            return
        votes = self.votes + (1 if broken else -1)
        rest = jury[jury.index(self.asked) + 1 :]
        if rest:
            s.then(Kept(self.by, self.to, rest[0], votes))
        elif votes > 0:
            s.then(Penalty(self.by, self.to))

    def prompt(self, s: ScavState) -> Msg:
        return Msg(self.PROMPT, {"by": seat_name(self.by), "to": seat_name(self.to)})

    def label(self, s: ScavState, action: int) -> Msg:
        return Msg("sc-label-kept" if action == YES else "sc-label-broken")


class Penalty(SxChoice):
    """Whether a broken promise costs its maker a Trauma (R-130, R-131, Q-38)."""

    __slots__ = ("by", "to")
    PROMPT = "sc-ask-penalty"
    FORCED = False
    RULES = ("R-130", "R-131", "Q-38")

    def __init__(self, by: int, to: int) -> None:
        self.by = by
        self.to = to

    def seat(self, s: ScavState) -> int:
        return self.to

    def options(self, s: ScavState) -> list[int]:
        return [YES, NO] if s.alive[self.by] and s.alive[self.to] else []

    def answer(self, s: ScavState, action: int) -> None:
        if action == YES:
            if s.events is not None:
                s.emit("sc-log-penalty", who=seat_name(self.by), to=seat_name(self.to))
            s.then(DrawTrauma(self.by))

    def prompt(self, s: ScavState) -> Msg:
        return Msg(self.PROMPT, {"by": seat_name(self.by)})

    def label(self, s: ScavState, action: int) -> Msg:
        return Msg("sc-label-penalty" if action == YES else "sc-label-forgive")


# -- words -----------------------------------------------------------------------------------------------------------
def promise_words(s: ScavState, promise: Promise) -> Msg:
    """A promise as a clause."""
    what, arg = promise
    if what == P_FOOD:
        return Msg("sc-promise-food", {"n": arg})
    if what == P_PROTECT:
        return Msg("sc-promise-protect")
    return Msg(f"sc-promise-{PROMISES[what]}", {"card": s.deck.kinds[arg].title()})


def deal_words(s: ScavState, deal: Deal) -> Msg:
    """Both sides of a deal."""

    def row(promises: tuple[Promise, ...]) -> Msg:
        words = [promise_words(s, promise) for promise in promises] or [Msg("sc-promise-nothing")]
        text = words[0]
        for other in words[1:]:
            text = Msg("list-comma", {"row": text, "next": other})
        return text

    return Msg(
        "sc-deal",
        {
            "giver": seat_name(deal.giver),
            "taker": seat_name(deal.taker),
            "gives": row(deal.gives),
            "wants": row(deal.wants),
        },
    )
