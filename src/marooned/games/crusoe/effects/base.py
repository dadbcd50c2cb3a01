"""What all effects share: whom they hit, scopes, windows for abilities, demands, dice, and turning a card."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias

from mypy_extensions import mypyc_attr

from marooned.core.decks import Pile
from marooned.core.engine import Chance, Choice, Effect
from marooned.core.messages import Msg
from marooned.core.rng import below
from marooned.games.crusoe import abilities
from marooned.games.crusoe.actions import GO
from marooned.games.crusoe.layout import (
    BACK_OF_EVENTS,
    BACKS,
    CARDS_END,
    DICE,
    EVENT_BACK,
    EVENTS,
    FIRST_DIE,
    P_EVENT,
    PILES,
    SHUFFLED_IN,
    UNIVERSE,
)
from marooned.games.crusoe.state import Scope
from marooned.games.crusoe.terms import BEARER, CAMP, EACH, FIRST, GROUP, WEATHER, WINDOWS
from marooned.games.crusoe.verbs import card_name

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


Fx: TypeAlias = Effect["CrusoeState"]
"""An effect of the island game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FxChoice(Choice["CrusoeState"]):
    """An effect that asks. By default the person who resolves the card is asked (RC-card-keywords-03)."""

    __slots__ = ()

    def seat(self, s: CrusoeState) -> int:
        return s.seat_of(s.actor())


@mypyc_attr(allow_interpreted_subclasses=True)
class GroupChoice(FxChoice):
    """A question to everybody; the first player speaks for the group (RC-setup-31)."""

    __slots__ = ()

    def seat(self, s: CrusoeState) -> int:
        return s.seat_of(GROUP)


@mypyc_attr(allow_interpreted_subclasses=True)
class FxChance(Chance["CrusoeState"]):
    """An effect that needs chance."""

    __slots__ = ()


def each_player(s: CrusoeState) -> int:
    """Mask of the players that "each player" means now; in the weather phase those in camp (RC-night-outside-
    camp-05).
    """
    people = s.in_camp() if s.phase == WEATHER else s.fellows()
    mask = 0
    for person in people:
        mask |= 1 << person
    return mask


def victims(s: CrusoeState) -> int:
    """Who takes the wounds of a demand that isn't met (RC-unfulfilled-demand-03, -04)."""
    actor = s.actor()
    return each_player(s) if actor == GROUP else 1 << actor


def bearer(s: CrusoeState) -> int:
    """Who got this card's special wound, -1 if nobody bears it (RC-special-wounds-07)."""
    card = s.scopes[-1].card if s.scopes else -1
    for person, _, by in s.special:
        if by == card:
            return person
    for by, person in s.kept:
        if by == card:
            return person
    return -1


def targets(s: CrusoeState, who: str) -> int:
    """Mask of the people an effect names."""
    if who == EACH:
        return each_player(s)
    if who == CAMP:
        return sum(1 << person for person in s.in_camp())
    if who == FIRST:
        return 1 << s.first
    if who == BEARER:
        person = bearer(s)
        return 0 if person < 0 else 1 << person
    actor = s.actor()
    return 1 << (s.first if actor == GROUP else actor)


class CloseScope(Fx):
    """Closes the context of the effects above it."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        s.scopes.pop()


class OpenScope(Fx):
    """Opens a context for the effects above the matching CloseScope."""

    __slots__ = ("actor", "card", "cause", "space")

    def __init__(self, actor: int, card: int, cause: str, space: int) -> None:
        self.actor = actor
        self.card = card
        self.cause = cause
        self.space = space

    def resolve(self, s: CrusoeState) -> None:
        s.scopes.append(Scope(self.actor, self.card, self.space, self.cause))


def within(s: CrusoeState, actor: int, card: int, cause: str, effects: tuple[Fx, ...], *after: Fx) -> None:
    """Push: open a context, the effects, then `after`, then close it."""
    space = s.scopes[-1].space if s.scopes else -1
    s.push(OpenScope(actor, card, cause, space), *effects, *after, CloseScope())


# -- windows ---------------------------------------------------------------------------------------------------------
class Window(FxChoice):
    """A stand-alone moment for any-time abilities; opens only where one is usable (RC-open-questions-52).

    at: which window. person: whose action, fight or night it is (GROUP: everybody's).
    """

    __slots__ = ("at", "person")
    PROMPT = "ask-window"
    RULES = ("RC-open-questions-52",)

    def __init__(self, at: int, person: int) -> None:
        self.at = at
        self.person = person

    def options(self, s: CrusoeState) -> list[int]:
        return [GO, *abilities.usable(s, self.at, self.person)]

    def extras(self, s: CrusoeState, options: list[int]) -> list[int]:
        return options[1:]

    def seat(self, s: CrusoeState) -> int:
        return s.seat_of(self.person)

    def answer(self, s: CrusoeState, action: int) -> None:
        if action != GO:
            s.then(self)
            abilities.use(s, action, self.at, self.person)

    def forbids(self, s: CrusoeState, action: int) -> str:
        return abilities.why_not(s, action, self.at, self.person)

    def prompt(self, s: CrusoeState) -> Msg:
        return Msg(f"ask-window-{WINDOWS[self.at]}")

    def label(self, s: CrusoeState, action: int) -> Msg:
        return abilities.label(s, action)

    def detail(self, s: CrusoeState, action: int) -> Msg | None:
        return abilities.detail(s, action)


class Settle(Fx):
    """Settles a demand after its window has been offered."""

    __slots__ = ("demand",)

    def __init__(self, demand: Demand) -> None:
        self.demand = demand

    def resolve(self, s: CrusoeState) -> None:
        self.demand.settle(s)


class Demand(Fx):
    """An effect that takes something; what is missing wounds (RC-unfulfilled-demand-01).

    Before it is settled, whoever may help himself is asked, if he can change the result (RC-unfulfilled-demand-15).
    """

    __slots__ = ()

    @abstractmethod
    def window(self, s: CrusoeState) -> int:
        """The window to offer, 0 if nothing is missing."""

    @abstractmethod
    def settle(self, s: CrusoeState) -> None:
        """Take what is there; hurt for the rest."""

    def resolve(self, s: CrusoeState) -> None:
        at = self.window(s)
        if at and abilities.usable(s, at, s.actor()):
            s.push(Window(at, s.actor()), Settle(self))
        else:
            self.settle(s)


# -- dice ------------------------------------------------------------------------------------------------------------
# Faces of the dice, six each, as outcome numbers (components: action_dice, weather_dice).
WOUND: Final = 1
SUCCESS: Final = 1
TWO_TOKENS: Final = 0
DRAW_CARD: Final = 1
_RAIN_1, _RAIN_2, _WINTER_1, _WINTER_2 = 1, 2, 3, 4
EAT_FOOD: Final = 1
BREAK_PALISADE: Final = 2
BEAST_STRENGTH_3: Final = 3
FACES: Final[tuple[tuple[int, ...], ...]] = (
    (0, 0, 1, 1, 1, 1),
    (0, 0, 1, 1, 1, 1),
    (0, 0, 0, 1, 1, 1),
    (0, 0, 0, 0, 0, 1),
    (0, 1, 1, 1, 1, 1),
    (0, 0, 0, 1, 1, 1),
    (0, 0, 0, 1, 1, 1),
    (0, 1, 1, 1, 1, 1),
    (0, 1, 1, 1, 1, 1),
    (1, 1, 1, 2, 2, 3),
    (2, 2, 3, 3, 4, 4),
    (0, 0, 1, 2, 2, 3),
)
FACE_NAMES: Final[tuple[tuple[str, ...], ...]] = (
    *(("blank", "wound"), ("two-determination", "success"), ("blank", "adventure")) * 3,
    ("", "rain-1", "rain-2", "winter-1"),
    ("", "", "rain-2", "winter-1", "winter-2"),
    ("blank", "food", "palisade", "beast-3"),
)
WEATHER_CLOUDS: Final = {_RAIN_1: (1, 0), _RAIN_2: (2, 0), _WINTER_1: (0, 1), _WINTER_2: (0, 2)}


class Die(FxChance):
    """Rolls one die and hands the face to `rolled`."""

    __slots__ = ("die",)

    def __init__(self, die: int) -> None:
        self.die = die

    def stream(self, s: CrusoeState) -> str:
        return DICE[self.die]

    def outcomes(self, s: CrusoeState) -> list[tuple[int, int]]:
        faces = FACES[self.die]
        return [(face, faces.count(face)) for face in sorted(set(faces))]

    def sample(self, s: CrusoeState) -> int:
        return FACES[self.die][below(s.rng, FIRST_DIE + self.die, 6)]

    def outcome_name(self, s: CrusoeState, outcome: int) -> str:
        return FACE_NAMES[self.die][outcome]

    def landed(self, s: CrusoeState, outcome: int) -> None:
        if s.events is not None:
            s.emit(
                "log-die",
                die=Msg(f"die-{DICE[self.die].replace('.', '-')}"),
                face=Msg(f"face-{self.outcome_name(s, outcome)}"),
            )
        self.rolled(s, outcome)

    @abstractmethod
    def rolled(self, s: CrusoeState, face: int) -> None:
        """What the face does."""


# -- turning a card --------------------------------------------------------------------------------------------------
class Turn(FxChance):
    """Identifies the next card of a pile, takes it off and hands it to `turned`. Subclasses fix PILE.

    An outcome is the first instance of a kind, since copies are alike. Only where a copy that was seen and unseen ones
    lie shuffled together, the seen one is an outcome of its own (kind + CARDS_END, `….seen`): what is left in the pile
    depends on which of them came.
    """

    __slots__ = ()
    PILE: ClassVar[int] = 0

    def stream(self, s: CrusoeState) -> str:
        return PILES[self.PILE]

    def possible(self, s: CrusoeState) -> bool:
        return bool(s.piles[self.PILE])

    def certain(self, s: CrusoeState) -> bool:
        pile = s.piles[self.PILE]
        if pile.top:
            return pile.top[-1] >= 0
        return not pile.bag and pile.low[0] >= 0

    def half_seen(self, s: CrusoeState) -> set[int]:
        """Kinds of which copies that were seen and others that were not may be the next card."""
        bag = s.piles[self.PILE].bag
        if not bag or max(bag) < 0:
            return set()
        numbers = BACKS.numbers
        copied = s.cards.copied
        known = [card for card in bag if card >= 0 and copied[card] and -1 - numbers[card] in bag]
        if not known:
            return set()
        kinds = s.cards.kinds
        return {kinds[card] for card in known for other in s.loose[numbers[card]] if kinds[other] == kinds[card]}

    def outcomes(self, s: CrusoeState) -> list[tuple[int, int]]:
        kinds = s.cards.kinds
        half_seen = self.half_seen(s)
        bag = s.piles[self.PILE].bag
        weights: dict[int, int] = {}
        for instance, weight in s.piles[self.PILE].outcomes(BACKS, s.loose):
            kind = kinds[instance]
            if kind in half_seen and instance in bag:
                kind += CARDS_END
            weights[kind] = weights.get(kind, 0) + weight
        return sorted(weights.items())

    def sample(self, s: CrusoeState) -> int:
        pile = s.piles[self.PILE]
        stream, universe = event_stream(pile) if self.PILE == P_EVENT else (self.PILE, UNIVERSE[self.PILE])
        instance = pile.sample(BACKS, s.loose, s.rng, stream, universe)
        if not s.cards.copied[instance]:
            return instance
        kind = s.cards.kinds[instance]
        return kind + CARDS_END if instance in pile.bag and kind in self.half_seen(s) else kind

    def outcome_name(self, s: CrusoeState, outcome: int) -> str:
        from marooned.games.crusoe.cards import deck_of

        seen, kind = divmod(outcome, CARDS_END)
        name = s.cards.all[kind].id + (".seen" if seen else "")
        return f"{deck_of(kind)}/{name}" if self.PILE == P_EVENT else name

    def landed(self, s: CrusoeState, outcome: int) -> None:
        pile = s.piles[self.PILE]
        seen, instance = divmod(outcome, CARDS_END)  # a kind is named after its first instance; the others follow it
        if s.cards.copied[instance]:
            matters = instance in self.half_seen(s)
            while not pile.may_be_next(instance, BACKS, s.loose) or (matters and (instance in pile.bag) != bool(seen)):
                instance += 1
        pile.take(instance, BACKS, s.loose)
        self.turned(s, instance)

    @abstractmethod
    def turned(self, s: CrusoeState, instance: int) -> None:
        """What happens with the card."""


def event_stream(pile: Pile) -> tuple[int, tuple[int, int]]:
    """The stream and universe of the event deck's next card: events and what was shuffled in have one each."""
    if pile.back_counts(BACKS):
        return P_EVENT, UNIVERSE[P_EVENT]
    return (EVENT_BACK, SHUFFLED_IN) if pile.visible_back(BACKS) > BACK_OF_EVENTS else (P_EVENT, EVENTS)


class RevealBack(FxChance):
    """The back of the event deck's next card becomes visible (RC-added-04); no card is identified by it."""

    __slots__ = ()

    def stream(self, s: CrusoeState) -> str:
        return "event.back"

    def possible(self, s: CrusoeState) -> bool:
        return bool(s.piles[0].back_counts(BACKS))

    def outcomes(self, s: CrusoeState) -> list[tuple[int, int]]:
        return s.piles[0].back_counts(BACKS)

    def sample(self, s: CrusoeState) -> int:
        counts = self.outcomes(s)
        lot = below(s.rng, EVENT_BACK, sum(weight for _, weight in counts))
        for back, weight in counts:
            lot -= weight
            if lot < 0:
                return back
        raise AssertionError

    def outcome_name(self, s: CrusoeState, outcome: int) -> str:
        from marooned.games.crusoe.layout import BACK_NAMES

        return BACK_NAMES[outcome]

    def landed(self, s: CrusoeState, outcome: int) -> None:
        s.piles[0].back = outcome


def title(s: CrusoeState, instance: int) -> Msg:
    """The card's name, for prompts."""
    return card_name(s, instance)
