"""Effects on the scavenge piles: turning, revealing, looking, the Anomaly, and the visible backs."""

from __future__ import annotations

from typing import ClassVar, Final

from marooned.core.decks import NO_BACK
from marooned.core.messages import Msg
from marooned.core.rng import below, below_wide
from marooned.core.tops import Law, reduced
from marooned.games.scavengers import passives
from marooned.games.scavengers.actions import PASS, PILE
from marooned.games.scavengers.effects.base import Sx, SxChance, SxChoice, actor
from marooned.games.scavengers.state import STREAMS, ScavState
from marooned.games.scavengers.terms import ANOMALY, ANON, PERIL
from marooned.games.scavengers.verbs import card_name, seat_name, show_all, take_next

SEEN: Final = 100000
"""Added to a card in the outcomes of a draw that is one known to lie in the bag, not an unidentified copy of it."""


def engine_law(s: ScavState) -> Law:
    """What the table itself knows of the tops of the piles."""
    tiers = list(map(s.deck.backs.backs.__getitem__, s.loose[0]))
    loose = [tiers.count(0), tiers.count(1), tiers.count(2)]
    spoken = [0, 0, 0]
    for cell, back in zip(s.caravan, s.caravan_backs, strict=True):
        spoken[back] += cell == ANON
    return Law(s.piles, s.deck.backs, loose, spoken)


class ShowBack(SxChance):
    """The back of a pile's new top card comes into view (R-046)."""

    __slots__ = ("pile",)
    RULES = ("R-046", "R-067")

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def stream(self, s: ScavState) -> str:
        return STREAMS[self.pile]

    def possible(self, s: ScavState) -> bool:
        pile = s.piles[self.pile]
        if pile.back != NO_BACK:
            return False
        return bool(pile) and s.top_tier(self.pile) == 0

    def outcomes(self, s: ScavState) -> list[tuple[int, int]]:
        return engine_law(s).back_weights(self.pile)

    def certain(self, s: ScavState) -> bool:
        return len(self.outcomes(s)) == 1

    def landed(self, s: ScavState, outcome: int) -> None:
        s.piles[self.pile].back = outcome

    def outcome_name(self, s: ScavState, outcome: int) -> str:
        return f"tier-{outcome + 1}"


class Refresh(Sx):
    """After piles have changed, their new tops show their backs, or their faces where an Area says so."""

    __slots__ = ()

    def resolve(self, s: ScavState) -> None:
        up = any(passive.key == "tops_face_up" for passive in passives.of_table(s))
        effects: list[Sx] = []
        for index in s.open_piles():
            if s.top_tier(index) == 0:
                effects.append(ShowBack(index))
            if up:
                effects.append(FaceUp(index))
        s.push(*effects)


class TurnTop(SxChance):
    """The next card of a pile is identified; what then happens to it, `turned` says."""

    __slots__ = ("pile",)

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def stream(self, s: ScavState) -> str:
        return STREAMS[self.pile]

    def possible(self, s: ScavState) -> bool:
        return bool(s.piles[self.pile])

    def outcomes(self, s: ScavState) -> list[tuple[int, int]]:
        pile = s.piles[self.pile]
        back = s.top_tier(self.pile) - 1
        known, each, nameless = engine_law(s).top_weights(self.pile)
        if not pile.top and not pile.bag and not known:
            each = 0
        counts: dict[int, int] = {}
        first: dict[int, int] = {}
        loose = [instance for instance in s.loose[0] if s.deck.backs.backs[instance] == back]
        for instance in loose:
            kind = s.kind(instance).index
            counts[kind] = counts.get(kind, 0) + 1
            first.setdefault(kind, instance)
        fixed = not pile.bag or bool(pile.top)
        if fixed and known:
            return [(known[0], 1)]
        found = [(first[kind], nameless * count) for kind, count in counts.items() if nameless]
        named: dict[int, int] = {}
        for instance in known:
            kind = s.kind(instance).index
            named.setdefault(kind, instance)
        if each:
            for kind, instance in named.items():
                copies = sum(1 for other in known if s.kind(other).index == kind)
                found.append((SEEN + instance, each * copies * max(len(loose), 1)))
        return reduced(sorted((outcome, weight) for outcome, weight in found if weight))

    def certain(self, s: ScavState) -> bool:
        pile = s.piles[self.pile]
        cell = pile.top[-1] if pile.top else pile.low[0] if pile.low and not pile.bag else ANON
        return cell >= 0

    def sample(self, s: ScavState) -> int:
        """The stream is an endless row of cards; the first that may be next comes, so equal deals stay equal."""
        pile = s.piles[self.pile]
        if self.certain(s):
            return pile.top[-1] if pile.top else pile.low[0]
        back = s.top_tier(self.pile) - 1
        index = self.index(s)
        known, each, nameless = engine_law(s).top_weights(self.pile)
        loose = [instance for instance in s.loose[0] if s.deck.backs.backs[instance] == back]
        whole = each * len(known) + nameless
        if each and below_wide(s.rng, index, whole) < each * len(known):
            while True:
                instance = below(s.rng, index, s.deck.size)
                if instance in known:
                    kind = s.kind(instance).index
                    return SEEN + next(other for other in known if s.kind(other).index == kind)
        while True:
            instance = below(s.rng, index, s.deck.size)
            if instance in loose:
                kind = s.kind(instance).index
                return next(other for other in loose if s.kind(other).index == kind)

    def landed(self, s: ScavState, outcome: int) -> None:
        instance = outcome % SEEN
        take_next(s, self.pile, instance)
        self.turned(s, instance)

    def turned(self, s: ScavState, instance: int) -> None:
        """Carry on with the card, which is off its pile now."""
        raise NotImplementedError

    def outcome_name(self, s: ScavState, outcome: int) -> str:
        name = s.kind(outcome % SEEN).id.replace("_", "-")
        return f"{name}.seen" if outcome >= SEEN else name


class FaceUp(TurnTop):
    """The top card of a pile lies face up in its place; this is no Reveal (Q-31)."""

    __slots__ = ()
    RULES = ("Q-31",)

    def possible(self, s: ScavState) -> bool:
        pile = s.piles[self.pile]
        cell = pile.top[-1] if pile.top else ANON
        return bool(pile) and not (cell >= 0 and s.seen[cell] == s.everybody)

    def turned(self, s: ScavState, instance: int) -> None:
        show_all(s, instance)
        s.piles[self.pile].put_top(instance)
        if s.events is not None:
            s.emit("sc-log-face-up", card=card_name(s, instance), pile=self.pile + 1)


class TurnTops(Sx):
    """Turn the top card of each pile face up in its place, or that of one pile (R-052, Q-31)."""

    __slots__ = ("piles",)
    RULES = ("R-052", "R-097")

    def __init__(self, piles: str) -> None:
        self.piles = piles

    def resolve(self, s: ScavState) -> None:
        if self.piles == "one":
            s.then(WhichPile(TurnOne()))
        else:
            s.push(*(FaceUp(index) for index in s.open_piles()), Refresh())

    def words(self) -> Msg:
        return Msg("sc-fx-turn-tops", {"piles": self.piles})


class OnPile(Sx):
    """An effect on one pile that the actor chooses."""

    __slots__ = ()

    def at(self, s: ScavState, index: int) -> None:
        """Do it to one pile."""
        raise NotImplementedError


class TurnOne(OnPile):
    """Turn the top card of one pile face up in its place."""

    __slots__ = ()

    def at(self, s: ScavState, index: int) -> None:
        s.push(FaceUp(index), Refresh())


class WhichPile(SxChoice):
    """Which pile is meant; empty ones can't be (R-097, Q-54)."""

    __slots__ = ("effect", "optional")
    PROMPT = "sc-ask-pile"
    RULES: ClassVar[tuple[str, ...]] = ("R-097", "Q-54")

    def __init__(self, effect: OnPile, optional: bool = False) -> None:
        self.effect = effect
        self.optional = optional

    def seat(self, s: ScavState) -> int:
        return actor(s)

    def options(self, s: ScavState) -> list[int]:
        found = [PILE + index for index in s.open_piles()]
        return [PASS, *found] if self.optional and found else found

    def answer(self, s: ScavState, action: int) -> None:
        if action != PASS:
            self.effect.at(s, action - PILE)

    def label(self, s: ScavState, action: int) -> Msg:
        return Msg("sc-label-none") if action == PASS else pile_label(s, action - PILE)


def pile_label(s: ScavState, index: int) -> Msg:
    """A pile with the tier of its top card."""
    return Msg("sc-label-pile", {"n": index + 1, "tier": s.top_tier(index)})


class ToBottom(OnPile):
    """Put the top card of a pile, which lies face up, face down at its bottom."""

    __slots__ = ()

    def at(self, s: ScavState, index: int) -> None:
        pile = s.piles[index]
        pile.put_bottom(pile.top.pop())
        pile.back = NO_BACK
        if s.events is not None:
            s.emit("sc-log-to-bottom", pile=index + 1)
        s.then(Refresh())


class BottomOne(Sx):
    """One of the cards that lie face up on the piles may go to the bottom of its pile."""

    __slots__ = ()

    def resolve(self, s: ScavState) -> None:
        s.then(WhichFaceUp(ToBottom(), True))

    def words(self) -> Msg:
        return Msg("sc-fx-bottom-one")


class WhichFaceUp(WhichPile):
    """Which of the piles whose top card lies face up."""

    __slots__ = ()
    PROMPT = "sc-ask-bottom"
    RULES = ()

    def options(self, s: ScavState) -> list[int]:
        found = [PILE + index for index, pile in enumerate(s.piles) if pile.top and s.seen[pile.top[-1]] == s.everybody]
        return [PASS, *found] if found else []


# -- revealing -------------------------------------------------------------------------------------------------------
class Reveal(TurnTop):
    """Put the top card of a pile face up on the table, among a seat's revealed cards (R-044)."""

    __slots__ = ("who",)
    RULES = ("R-044", "R-029")

    def __init__(self, pile: int, who: int) -> None:
        self.pile = pile
        self.who = who

    def turned(self, s: ScavState, instance: int) -> None:
        reveal_card(s, instance, self.who, self.pile)
        s.then(Refresh())


def reveal_card(s: ScavState, instance: int, seat: int, pile: int) -> None:
    """A card lies among the revealed ones; a Peril or an Anomaly acts at once (R-077, R-092)."""
    from marooned.games.scavengers.effects.anomaly import Anomaly
    from marooned.games.scavengers.phases.peril import MeetPeril

    show_all(s, instance)
    if s.events is not None:
        s.emit("sc-log-revealed", who=seat_name(seat), card=card_name(s, instance), pile=pile + 1)
    group = s.kind(instance).group
    if group == PERIL:
        s.then(MeetPeril(instance, seat))
    elif group == ANOMALY:
        s.zone(seat).append(instance)
        s.then(Anomaly(instance, seat))
    else:
        s.zone(seat).append(instance)


class RevealTop(OnPile):
    """Reveal the top card of a pile, whatever the phase and restrictions (R-050, R-051, Q-36)."""

    __slots__ = ()
    RULES = ("R-050", "R-051", "Q-36")

    def resolve(self, s: ScavState) -> None:
        s.then(WhichPile(self))

    def at(self, s: ScavState, index: int) -> None:
        s.then(Reveal(index, s.scene_of(actor(s))))

    def words(self) -> Msg:
        return Msg("sc-fx-reveal-top")
