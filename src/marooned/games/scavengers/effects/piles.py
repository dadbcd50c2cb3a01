"""Effects on the scavenge piles: turning, revealing, looking, the Anomaly, and the visible backs."""

from __future__ import annotations

from typing import ClassVar, Final

from marooned.core.decks import NO_BACK
from marooned.core.messages import Msg
from marooned.core.rng import below, below_wide
from marooned.core.tops import Law, reduced
from marooned.games.scavengers import passives
from marooned.games.scavengers.actions import ORDER, PASS, PILE, SHOW
from marooned.games.scavengers.effects.base import FromHand, Sx, SxChance, SxChoice, actor
from marooned.games.scavengers.state import STREAMS, ScavState
from marooned.games.scavengers.terms import ANOMALY, ANON, PERIL, SCAVENGE
from marooned.games.scavengers.verbs import card_name, listed, seat_name, show_all, show_to, take_next

SEEN: Final = 100000
"""Added to a card in the outcomes of a draw that is one known to lie in the bag, not an unidentified copy of it."""


def engine_law(s: ScavState) -> Law:
    """What the table itself knows of the tops of the piles."""
    tiers = s.deck.backs.backs
    loose = [0, 0, 0]
    for instance in s.loose[0]:
        loose[tiers[instance]] += 1
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


class SwitchPile(Sx):
    """The active player goes on scavenging from another pile (Q-29); `optional`: or stays."""

    __slots__ = ("optional", "target")
    RULES = ("Q-29", "R-096")

    def __init__(self, target: str, optional: bool = False) -> None:
        self.target = target
        self.optional = optional

    def resolve(self, s: ScavState) -> None:
        if s.cfg.real_time:
            scavenging = [seat for seat in range(s.cfg.seats) if s.step[seat] == SCAVENGE]
            if len(scavenging) > 1:
                s.then(WhoSwitches(self.optional))
                return
            seat = scavenging[0] if scavenging else -1
        else:
            seat = s.scene_of(actor(s))
        if seat >= 0 and s.step[seat] == SCAVENGE:
            s.then(OtherPile(seat, self.optional))

    def words(self) -> Msg:
        return Msg("sc-fx-switch-pile", {"optional": int(self.optional)})


class WhoSwitches(SxChoice):
    """In Last Hunt Move may be played on anybody who scavenges (R-126)."""

    __slots__ = ("optional",)
    PROMPT = "sc-ask-who"
    RULES = ("R-126",)

    def __init__(self, optional: bool) -> None:
        self.optional = optional

    def seat(self, s: ScavState) -> int:
        return actor(s)

    def options(self, s: ScavState) -> list[int]:
        from marooned.games.scavengers.actions import SEAT

        return [SEAT + seat for seat in range(s.cfg.seats) if s.step[seat] == SCAVENGE]

    def answer(self, s: ScavState, action: int) -> None:
        from marooned.games.scavengers.actions import SEAT

        s.then(OtherPile(action - SEAT, self.optional))

    def label(self, s: ScavState, action: int) -> Msg:
        from marooned.games.scavengers.actions import SEAT

        return seat_name(action - SEAT)


class OtherPile(SxChoice):
    """Which pile a player goes on with (R-097)."""

    __slots__ = ("optional", "who")
    PROMPT = "sc-ask-switch"
    RULES = ("Q-29", "R-097")

    def __init__(self, who: int, optional: bool = False) -> None:
        self.who = who
        self.optional = optional

    def seat(self, s: ScavState) -> int:
        return self.who

    def options(self, s: ScavState) -> list[int]:
        found = [PILE + index for index in s.open_piles() if index != s.pile_of[self.who]]
        return [PASS, *found] if self.optional and found else found

    def answer(self, s: ScavState, action: int) -> None:
        if action == PASS:
            return
        s.pile_of[self.who] = action - PILE
        s.last_pile[self.who] = action - PILE
        if s.events is not None:
            s.emit("sc-log-pile", who=seat_name(self.who), pile=action - PILE + 1)

    def label(self, s: ScavState, action: int) -> Msg:
        return Msg("sc-label-stay") if action == PASS else pile_label(s, action - PILE)


# -- looking ---------------------------------------------------------------------------------------------------------
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


# -- the anomaly -----------------------------------------------------------------------------------------------------
class Anomaly(SxChoice):
    """Whoever reveals or discards it chooses a pile: the discard pile is shuffled into it, the Anomaly goes under it.

    With no pile left it stays among the revealed cards until the reshuffle (Q-26).
    """

    __slots__ = ("instance", "who")
    PROMPT = "sc-ask-anomaly"
    RULES = ("R-092", "R-093", "R-094", "Q-25", "Q-26", "Q-27")

    def __init__(self, instance: int, who: int) -> None:
        self.instance = instance
        self.who = who

    def seat(self, s: ScavState) -> int:
        return self.who if s.alive[self.who] else s.flag_bearer()

    def options(self, s: ScavState) -> list[int]:
        return [PILE + index for index in s.open_piles()]

    def answer(self, s: ScavState, action: int) -> None:
        if s.events is not None:
            s.emit("sc-log-anomaly", who=seat_name(self.seat(s)), pile=action - PILE + 1)
        bury: tuple[Sx, ...] = (Bury(action - PILE),) if mixed_by_anomaly(s) else ()
        s.push(*bury, Mix(action - PILE, self.instance), Refresh())

    def none(self, s: ScavState) -> None:
        zone = s.zone(self.who)
        if self.instance in s.discard:
            s.discard.remove(self.instance)
            zone.append(self.instance)

    def label(self, s: ScavState, action: int) -> Msg:
        return pile_label(s, action - PILE)


def mixed_by_anomaly(s: ScavState) -> list[int]:
    """What an Anomaly shuffles into a pile: the discard pile, but for Anomalies discarded with it, which act next."""
    return [card for card in s.discard if s.kind(card).group != ANOMALY]


class Bury(TurnTop):
    """Before a shuffle the card behind the visible back of a pile is settled, unseen by all: its back was seen."""

    __slots__ = ()

    def possible(self, s: ScavState) -> bool:
        return bool(s.piles[self.pile]) and not self.certain(s)

    def turned(self, s: ScavState, instance: int) -> None:
        s.piles[self.pile].put_top(instance)


class Mix(Sx):
    """The discard pile is shuffled into a pile, the Anomaly goes to its bottom (R-093, R-094, Q-27)."""

    __slots__ = ("instance", "pile")
    RULES = ("R-093", "R-094", "Q-27")

    def __init__(self, pile: int, instance: int) -> None:
        self.pile = pile
        self.instance = instance

    def resolve(self, s: ScavState) -> None:
        for cards in (s.discard, *s.revealed):
            if self.instance in cards:
                cards.remove(self.instance)
        pile = s.piles[self.pile]
        mixed = mixed_by_anomaly(s)
        if mixed:
            s.discard = [card for card in s.discard if card not in mixed]
            pile.shuffle_in(mixed)
            for cell in pile.bag:
                if cell >= 0:
                    s.member[cell] |= s.seen[cell]
                    s.seen[cell] = 0
            s.spent = []
        pile.put_bottom(self.instance)
        show_all(s, self.instance)


def names(s: ScavState, cards: list[int]) -> Msg:
    """Names of cards in a row."""
    return listed([card_name(s, instance) for instance in cards])
