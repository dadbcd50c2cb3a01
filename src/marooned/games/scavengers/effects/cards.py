"""Effects that move cards or bend a Peril: taking, choosing, protecting, defeating, another turn."""

from __future__ import annotations

from marooned.core.messages import Msg
from marooned.games.scavengers import passives
from marooned.games.scavengers.actions import DROP, OPTION, REFUSE, STOP, TAKE
from marooned.games.scavengers.effects.base import Sx, SxChoice, Targeted, actor, row_words, target_words
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.terms import ACTION, DEFEATED, KEPT, PROTECTED
from marooned.games.scavengers.verbs import (
    card_name,
    discard_cards,
    held,
    held_kinds,
    lose_from_hand,
    room,
    seat_name,
    to_hand,
)

REVEALED = "revealed"
DISCARD = "discard"


class Take(Targeted):
    """The target takes up to n Actions from the revealed cards or the discard pile (R-050, Q-35, Q-56).

    From the discard pile neither the Peril that gives it nor what was paid for it can be taken. `but`: nor this card.
    """

    __slots__ = ("but", "max_tier", "n", "source", "target")
    RULES = ("R-050", "Q-35", "Q-56")

    def __init__(self, target: str, source: str, n: int, max_tier: int = 3, but: str = "") -> None:
        self.target = target
        self.source = source
        self.n = n
        self.max_tier = max_tier
        self.but = but

    def fits(self, s: ScavState, seat: int) -> bool:
        return bool(eligible(s, seat, self.source, self.max_tier, self.but))

    def on(self, s: ScavState, seat: int) -> None:
        s.then(TakeNext(seat, self.source, self.n, self.max_tier, self.but))

    def words(self) -> Msg:
        but = Msg(f"sc-card-{self.but.replace('_', '-')}") if self.but else "none"
        return target_words(self.target, "sc-fx-take", source=self.source, n=self.n, tier=self.max_tier, but=but)


def eligible(s: ScavState, seat: int, source: str, max_tier: int, but: str) -> list[int]:
    """Cards that may be taken."""
    cards = s.zone(seat) if source == REVEALED else s.discard
    return [
        card
        for card in cards
        if s.kind(card).group == ACTION
        and s.kind(card).tier <= max_tier
        and s.kind(card).id != but
        and card not in s.spent
    ]


class TakeNext(SxChoice):
    """Which card is taken next; at the limit one of the hand goes first (R-039, Q-35)."""

    __slots__ = ("but", "max_tier", "n", "source", "who")
    PROMPT = "sc-ask-take"
    FORCED = False
    RULES = ("R-039", "Q-35")

    def __init__(self, who: int, source: str, n: int, max_tier: int, but: str) -> None:
        self.who = who
        self.source = source
        self.n = n
        self.max_tier = max_tier
        self.but = but

    def seat(self, s: ScavState) -> int:
        return self.who

    def options(self, s: ScavState) -> list[int]:
        if not s.alive[self.who] or passives.hand_limit(s, self.who) < 1:
            return []
        cards = eligible(s, self.who, self.source, self.max_tier, self.but)
        kinds = sorted({s.kind(card).index for card in cards})
        return [STOP, *(TAKE + kind for kind in kinds)] if kinds else []

    def answer(self, s: ScavState, action: int) -> None:
        if action == STOP:
            return
        cards = eligible(s, self.who, self.source, self.max_tier, self.but)
        card = next(card for card in cards if s.kind(card).index == action - TAKE)
        if self.n > 1:
            s.then(TakeNext(self.who, self.source, self.n - 1, self.max_tier, self.but))
        s.then(TakeCard(self.who, card))

    def label(self, s: ScavState, action: int) -> Msg:
        return Msg("sc-label-stop") if action == STOP else s.deck.kinds[action - TAKE].title()


class TakeCard(Sx):
    """A card from the table comes into a hand; a full hand first makes room (R-039)."""

    __slots__ = ("card", "who")
    RULES = ("R-038", "R-039")

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def resolve(self, s: ScavState) -> None:
        if room(s, self.who) < 1:
            s.then(MakeRoom(self.who, self.card))
        else:
            pick_up(s, self.who, self.card)


def pick_up(s: ScavState, seat: int, card: int) -> None:
    """Take a card that lies face up on the table into a hand; a promise to leave a revealed one is broken (R-130)."""
    from marooned.games.scavengers.deals import note_taken

    left = any(card in zone for zone in s.revealed)
    for cards in (*s.revealed, s.discard):
        if card in cards:
            cards.remove(card)
    to_hand(s, seat, card)
    if left:
        note_taken(s, seat, s.kind(card).index)


class MakeRoom(SxChoice):
    """A full hand discards a card to take another, or leaves it (R-039, Q-33, Q-34)."""

    __slots__ = ("card", "who")
    PROMPT = "sc-ask-room"
    FORCED = False
    RULES = ("R-038", "R-039", "Q-33", "Q-34")

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def seat(self, s: ScavState) -> int:
        return self.who

    def options(self, s: ScavState) -> list[int]:
        return [REFUSE, *(DROP + kind for kind in held_kinds(s, self.who))]

    def answer(self, s: ScavState, action: int) -> None:
        if action == REFUSE:
            return
        instance = held(s, self.who, action - DROP)
        lose_from_hand(s, self.who, instance)
        pick_up(s, self.who, self.card)
        discard_cards(s, [instance], self.who)

    def prompt(self, s: ScavState) -> Msg:
        return Msg("sc-ask-room", {"card": card_name(s, self.card)})

    def label(self, s: ScavState, action: int) -> Msg:
        return Msg("sc-label-leave-it") if action == REFUSE else s.deck.kinds[action - DROP].title()


class TakeSelf(Targeted):
    """This very card comes into the target's hand, though it is no Action (R-071)."""

    __slots__ = ("target",)
    RULES = ("R-071",)

    def __init__(self, target: str) -> None:
        self.target = target

    def on(self, s: ScavState, seat: int) -> None:
        from marooned.games.scavengers.terms import TAMED

        card = s.scopes[-1].card
        if card == s.peril:
            s.peril_state |= TAMED
        s.then(TakeCard(seat, card))

    def words(self) -> Msg:
        return target_words(self.target, "sc-fx-take-self")


class ChooseOne(SxChoice):
    """The player of the card picks one of its options."""

    __slots__ = ("rows",)
    PROMPT = "sc-ask-option"

    def __init__(self, *rows: tuple[Sx, ...]) -> None:
        self.rows = rows

    def fields(self) -> tuple[tuple[Sx, ...], ...]:
        return self.rows

    def seat(self, s: ScavState) -> int:
        return actor(s)

    def options(self, s: ScavState) -> list[int]:
        return [OPTION + number for number in range(len(self.rows))]

    def search(self, s: ScavState, options: list[int]) -> list[int]:
        def useful(row: tuple[Sx, ...]) -> bool:
            return any(
                not isinstance(effect, Targeted) or any(effect.fits(s, seat) for seat in s.living()) for effect in row
            )

        return [option for option in options if useful(self.rows[option - OPTION])] or options

    def answer(self, s: ScavState, action: int) -> None:
        s.push(*self.rows[action - OPTION])

    def label(self, s: ScavState, action: int) -> Msg:
        return Msg("label-effects", {"effects": row_words(self.rows[action - OPTION])})

    def words(self) -> Msg:
        found = [row_words(row) for row in self.rows]
        options = found[0]
        for other in found[1:]:
            options = Msg("list-slash", {"row": options, "next": other})
        return Msg("fx-choose", {"options": options})


class KeepRevealed(Sx):
    """The Peril being resolved does not discard the other revealed cards (R-053, Q-03)."""

    __slots__ = ()
    RULES = ("R-053", "Q-03")

    def resolve(self, s: ScavState) -> None:
        s.peril_state |= KEPT

    def words(self) -> Msg:
        return Msg("sc-fx-keep-revealed")


class Protect(Targeted):
    """The target gains no Trauma and suffers no other harm from the Peril; no reward."""

    __slots__ = ("target",)

    def __init__(self, target: str) -> None:
        self.target = target

    def on(self, s: ScavState, seat: int) -> None:
        s.peril_state |= PROTECTED
        if s.events is not None:
            s.emit("sc-log-protected", who=seat_name(seat))

    def words(self) -> Msg:
        return target_words(self.target, "sc-fx-protect")


class Defeat(Targeted):
    """The Peril is defeated if it has the tag: no harm, and its reward for the player who faces it (R-076)."""

    __slots__ = ("tag", "target")
    RULES = ("R-076",)

    def __init__(self, target: str, tag: str) -> None:
        self.target = target
        self.tag = tag

    def hits(self, s: ScavState) -> bool:
        """Whether it can be used against the Peril being resolved."""
        return s.peril >= 0 and (self.tag == "any" or self.tag in s.kind(s.peril).tags)

    def only_protects(self, s: ScavState) -> bool:
        """Whether the Peril being resolved is only kept off by this tag, not defeated."""
        return self.tag != "any" and s.kind(s.peril).tags_only_protect

    def on(self, s: ScavState, seat: int) -> None:
        if not self.hits(s):
            return
        protects = self.only_protects(s)
        s.peril_state |= PROTECTED if protects else DEFEATED
        if s.events is not None:
            s.emit("sc-log-protected" if protects else "sc-log-defeated", who=seat_name(seat))

    def words(self) -> Msg:
        return Msg("sc-fx-defeat", {"tag": self.tag})


class RedirectTrauma(Sx):
    """The actor takes the Trauma of the player who faces the Peril."""

    __slots__ = ()

    def resolve(self, s: ScavState) -> None:
        s.peril_by = actor(s)
        if s.events is not None:
            s.emit("sc-log-redirect", who=seat_name(actor(s)))

    def words(self) -> Msg:
        return Msg("sc-fx-redirect")


class ExtraTurn(Targeted):
    """After this turn the target has another full turn in this round."""

    __slots__ = ("target",)

    def __init__(self, target: str) -> None:
        self.target = target

    def on(self, s: ScavState, seat: int) -> None:
        if s.cfg.real_time:
            s.hunts[seat] += 1
        else:
            s.turns.insert(0, seat)

    def words(self) -> Msg:
        return target_words(self.target, "sc-fx-extra-turn")
