"""Looking at cards of the piles: one seat alone sees them, and puts them back (R-added-02)."""

from __future__ import annotations

from typing import Final

from marooned.core.messages import Msg
from marooned.games.scavengers import passives
from marooned.games.scavengers.actions import ORDER, PASS, SHOW
from marooned.games.scavengers.effects.base import FromHand, Sx, SxChoice, actor
from marooned.games.scavengers.effects.piles import OnPile, Refresh, ShowBack, TurnTop, WhichPile, reveal_card
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.verbs import seat_name, show_to

SEEN: Final = 100000
"""Added to a card in the outcomes of a draw that is one known to lie in the bag, not an unidentified copy of it."""


class Look(TurnTop):
    """The next card of a pile is looked at by one seat alone (R-added-02)."""

    __slots__ = ("who",)
    RULES = ("R-added-02",)

    def __init__(self, pile: int, who: int) -> None:
        self.pile = pile
        self.who = who

    def turned(self, s: ScavState, instance: int) -> None:
        s.member[instance] |= s.seen[instance]
        s.seen[instance] = 0
        show_to(s, instance, self.who)
        s.looked.append(instance)
        s.looker = self.who


class LookReveal(OnPile):
    """Look at n top cards of a pile, reveal one of them, the rest to the bottom in any order (R-055, Q-32, Q-54)."""

    __slots__ = ("n", "optional")
    RULES = ("R-055", "Q-32")

    def __init__(self, n: int, optional: bool) -> None:
        self.n = n
        self.optional = optional

    def resolve(self, s: ScavState) -> None:
        s.then(WhichPile(self))

    def at(self, s: ScavState, index: int) -> None:
        who = actor(s)
        n = min(self.n + passives.total(s, who, "look_more"), len(s.piles[index]))
        if s.events is not None:
            s.emit("sc-log-looks", who=seat_name(who), n=n, pile=index + 1)
        s.push(*(LookNext(index, who) for _ in range(n)), ShowOne(index, self.optional), BottomRest(index), Refresh())

    def words(self) -> Msg:
        return Msg("sc-fx-look-reveal", {"n": self.n, "optional": int(self.optional)})


class LookNext(Sx):
    """Look at one card more: its back is seen by nobody but the looker, so it is drawn with the card."""

    __slots__ = ("pile", "who")

    def __init__(self, pile: int, who: int) -> None:
        self.pile = pile
        self.who = who

    def resolve(self, s: ScavState) -> None:
        effects: list[Sx] = [] if s.top_tier(self.pile) else [ShowBack(self.pile)]
        s.push(*effects, Look(self.pile, self.who))


class ShowOne(SxChoice):
    """Which of the cards looked at is revealed."""

    __slots__ = ("optional", "pile")
    PROMPT = "sc-ask-show"
    FORCED = False
    RULES = ("R-055", "Q-32")

    def __init__(self, pile: int, optional: bool) -> None:
        self.pile = pile
        self.optional = optional

    def seat(self, s: ScavState) -> int:
        return actor(s)

    def options(self, s: ScavState) -> list[int]:
        found = [SHOW + kind for kind in sorted({s.kind(instance).index for instance in s.looked})]
        return [PASS, *found] if self.optional and found else found

    def answer(self, s: ScavState, action: int) -> None:
        if action == PASS:
            return
        instance = next(card for card in s.looked if s.kind(card).index == action - SHOW)
        s.looked.remove(instance)
        s.playing.append(instance)
        seat = s.scene_of(actor(s))
        rest = BottomRest(self.pile)
        # The rest goes to the bottom before a Peril acts; the row that was pushed finds nothing left then.
        s.push(rest, Shown(instance, seat, self.pile))

    def label(self, s: ScavState, action: int) -> Msg:
        return Msg("sc-label-none") if action == PASS else s.deck.kinds[action - SHOW].title()


class Shown(Sx):
    """The card chosen among those looked at is revealed."""

    __slots__ = ("instance", "pile", "seat")

    def __init__(self, instance: int, seat: int, pile: int) -> None:
        self.instance = instance
        self.seat = seat
        self.pile = pile

    def resolve(self, s: ScavState) -> None:
        s.playing.remove(self.instance)
        reveal_card(s, self.instance, self.seat, self.pile)
        s.then(Refresh())


class PutNext(FromHand):
    """Which of the cards looked at goes back next."""

    __slots__ = ("pile",)

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def seat(self, s: ScavState) -> int:
        return s.looker

    def among(self, s: ScavState) -> list[int]:
        return s.looked

    def options(self, s: ScavState) -> list[int]:
        return [ORDER + kind for kind in sorted({s.kind(instance).index for instance in s.looked})]

    def search(self, s: ScavState, options: list[int]) -> list[int]:
        return options

    def put(self, s: ScavState, instance: int) -> None:
        """Put it back."""
        raise NotImplementedError

    def answer(self, s: ScavState, action: int) -> None:
        instance = next(card for card in s.looked if s.kind(card).index == action - ORDER)
        s.looked.remove(instance)
        self.put(s, instance)
        if s.looked:
            s.then(self)
        else:
            s.looker = -1

    def label(self, s: ScavState, action: int) -> Msg:
        return s.deck.kinds[action - ORDER].title()


class BottomRest(PutNext):
    """The cards looked at go to the bottom of their pile, the one put last lowest; only the looker knows the order."""

    __slots__ = ()
    PROMPT = "sc-ask-order-bottom"
    RULES = ("Q-32", "R-added-02")

    def put(self, s: ScavState, instance: int) -> None:
        s.piles[self.pile].put_bottom(instance)


class TopRest(PutNext):
    """The cards looked at go back on top; the one put last is drawn first."""

    __slots__ = ()
    PROMPT = "sc-ask-order-top"

    def put(self, s: ScavState, instance: int) -> None:
        s.piles[self.pile].put_top(instance)


class LookReorder(Sx):
    """Look at the n top cards of each pile and put them back on top in any order."""

    __slots__ = ("n", "piles")

    def __init__(self, n: int, piles: str) -> None:
        self.n = n
        self.piles = piles

    def resolve(self, s: ScavState) -> None:
        who = actor(s)
        effects: list[Sx] = []
        for index in s.open_piles():
            n = min(self.n, len(s.piles[index]))
            if s.events is not None:
                s.emit("sc-log-looks", who=seat_name(who), n=n, pile=index + 1)
            effects += [*(LookNext(index, who) for _ in range(n)), TopRest(index)]
        s.push(*effects, Refresh())

    def words(self) -> Msg:
        return Msg("sc-fx-look-reorder", {"n": self.n})
