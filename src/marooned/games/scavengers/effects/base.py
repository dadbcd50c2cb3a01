"""The bases of all effects of the card game: scopes, targets, and who is asked.

An effect carries no context: "you" is the actor of the open scope, "the active player" and "the chosen player" are
looked up when it is resolved. An effect with a target says what it does to one seat in `on`.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final, TypeAlias

from marooned.core.engine import Chance, Choice, Effect
from marooned.core.messages import Msg
from marooned.core.rng import below, below_wide
from marooned.games.scavengers import passives
from marooned.games.scavengers.actions import SEAT
from marooned.games.scavengers.state import STREAMS, ScavState, Scope
from marooned.games.scavengers.verbs import seat_name

if TYPE_CHECKING:
    from collections.abc import Sequence

SELF: Final = "self"
ACTIVE: Final = "active"
CHOSEN: Final = "chosen_player"
ALL: Final = "all_players"
TARGETS: Final = (SELF, ACTIVE, CHOSEN, ALL)


Sx: TypeAlias = Effect[ScavState]
"""An effect of this game."""


class SxChoice(Choice[ScavState]):
    """A decision of this game, asked of one seat."""

    __slots__ = ()


class SxChance(Chance[ScavState]):
    """A chance event of this game, drawn from the stream `STREAM`."""

    __slots__ = ()
    STREAM = "discard"

    def stream(self, s: ScavState) -> str:
        return self.STREAM

    def eyes(self, s: ScavState) -> tuple[int, ...]:
        """Nobody: what seats may know of it they see on the table and in the log; the rest was dealt or looked at."""
        return ()

    def index(self, s: ScavState) -> int:
        """Where its stream stands."""
        return STREAMS.index(self.stream(s))

    def sample(self, s: ScavState) -> int:
        """One outcome by weight: a number below the sum of the weights, in the order of the outcomes."""
        outcomes = self.outcomes(s)
        lot = below_wide(s.rng, self.index(s), sum(weight for _, weight in outcomes))
        for outcome, weight in outcomes:
            lot -= weight
            if lot < 0:
                return int(outcome)
        return int(outcomes[-1][0])


class OneCard(SxChance):
    """Which card of those `there` it is, each copy alike: a lot over the whole deck until it falls on one of them."""

    __slots__ = ()

    @abstractmethod
    def there(self, s: ScavState) -> list[int]:
        """The copies that it may be."""

    def outcomes(self, s: ScavState) -> list[tuple[int, int]]:
        counts: dict[int, int] = {}
        for card in self.there(s):
            kind = s.kind(card).index
            counts[kind] = counts.get(kind, 0) + 1
        return sorted(counts.items())

    def sample(self, s: ScavState) -> int:
        there = self.there(s)
        while (card := below(s.rng, self.index(s), s.deck.size)) not in there:
            pass
        return s.kind(card).index

    def copy_of(self, s: ScavState, outcome: int) -> int:
        """The copy that stands for the kind that it became."""
        return next(card for card in self.there(s) if s.kind(card).index == outcome)

    def outcome_name(self, s: ScavState, outcome: int) -> str:
        return s.deck.kinds[outcome].id.replace("_", "-")


class FromHand(SxChoice):
    """A decision among cards of the own hand. Whether it is asked must not tell what the hand holds (R-added-04).

    So it is answered by itself only where one card is left to choose from, or where everybody knows them all.
    """

    __slots__ = ()
    FORCED = False

    def among(self, s: ScavState) -> list[int]:
        """The cards that are chosen from."""
        return s.hands[self.seat(s)]

    def resolve(self, s: ScavState) -> None:
        options = self.options(s)
        cards = self.among(s)
        if len(options) == 1 and (len(cards) == 1 or all(s.seen[card] == s.everybody for card in cards)):
            self.answer(s, options[0])
        else:
            super().resolve(s)


# -- scopes ----------------------------------------------------------------------------------------------------------
class OpenScope(Sx):
    """From now on effects are this seat's, by this card."""

    __slots__ = ("actor", "card", "cause")

    def __init__(self, actor: int, card: int, cause: str) -> None:
        self.actor = actor
        self.card = card
        self.cause = cause

    def resolve(self, s: ScavState) -> None:
        s.scopes.append(Scope(self.actor, self.card, self.cause))


class CloseScope(Sx):
    """The effects of a card are over."""

    __slots__ = ()

    def resolve(self, s: ScavState) -> None:
        s.scopes.pop()


def actor(s: ScavState) -> int:
    """Whose effects are running."""
    return int(s.scopes[-1].actor)


def cause_card(s: ScavState) -> str:
    """The id of the card whose effects are running, "" if it is none."""
    card = s.scopes[-1].card if s.scopes else -1
    return s.kind(card).id if card >= 0 else ""


# -- targets ---------------------------------------------------------------------------------------------------------
class Targeted(Sx):
    """An effect on one seat, on a chosen one, or on all. Subclasses have `target` and say in `on` what it does."""

    __slots__ = ()
    target: str

    def on(self, s: ScavState, seat: int) -> None:
        """Do it to one living seat."""
        raise NotImplementedError

    def fits(self, s: ScavState, seat: int) -> bool:
        """Whether it would change anything for a seat; only such seats are worth choosing."""
        return True

    def resolve(self, s: ScavState) -> None:
        if self.target == ALL:
            for seat in reversed(s.living()):
                s.then(OnSeat(self, seat))
        elif self.target == CHOSEN or (self.target == ACTIVE and s.cfg.real_time and played(s)):
            s.then(Who(self))
        else:
            seat = actor(s) if self.target == SELF else active_seat(s)
            if seat >= 0 and s.alive[seat]:
                aim(s, seat)
                self.on(s, seat)


def played(s: ScavState) -> bool:
    """Whether the running effects are those of a card played from a hand, with no Peril being resolved (R-126).

    An Opportunity is resolved by the player who fulfils it (R-089): in Last Hunt it has no other active player.
    """
    return s.peril < 0 and s.scopes[-1].card in s.playing


def aim(s: ScavState, seat: int) -> None:
    """Note whom the running card is played on. Scopes are shared by clones, so it is a new one."""
    scope = s.scopes[-1]
    s.scopes[-1] = Scope(scope.actor, scope.card, scope.cause, seat)


def active_seat(s: ScavState) -> int:
    """The player whom a card calls active: who faces the Peril, else whose turn it is, else the actor (Q-55)."""
    return s.facing if s.peril >= 0 else s.scene_of(actor(s))


class OnSeat(Sx):
    """One seat's part of an effect on all."""

    __slots__ = ("effect", "seat")

    def __init__(self, effect: Targeted, seat: int) -> None:
        self.effect = effect
        self.seat = seat

    def resolve(self, s: ScavState) -> None:
        if s.alive[self.seat]:
            self.effect.on(s, self.seat)


class Who(SxChoice):
    """Which player is meant (R-115, R-126). Players whom a Trauma protects from the card can't be chosen."""

    __slots__ = ("effect",)
    PROMPT = "sc-ask-who"
    RULES = ("R-126",)

    def __init__(self, effect: Targeted) -> None:
        self.effect = effect

    def seat(self, s: ScavState) -> int:
        return actor(s)

    def options(self, s: ScavState) -> list[int]:
        card = cause_card(s)
        there = [seat for seat in range(s.cfg.seats) if s.alive[seat]]
        return [SEAT + seat for seat in there if not passives.may_not_be_target(s, seat, card)]

    def search(self, s: ScavState, options: list[int]) -> list[int]:
        return [option for option in options if self.effect.fits(s, option - SEAT)] or options

    def answer(self, s: ScavState, action: int) -> None:
        aim(s, action - SEAT)
        self.effect.on(s, action - SEAT)

    def label(self, s: ScavState, action: int) -> Msg:
        return seat_name(action - SEAT)


def target_words(target: str, id: str, **args: int | str | Msg) -> Msg:
    """A clause with the word for its target, which texts select by."""
    return Msg(id, {"who": target.replace("_", "-"), **args})


# -- rows ------------------------------------------------------------------------------------------------------------
def row_words(effects: Sequence[Sx]) -> Msg:
    """The text of a row of effects."""
    return Msg("fx-row", {"effects": tuple(effect.words() for effect in effects)}) if effects else Msg("fx-nothing")
