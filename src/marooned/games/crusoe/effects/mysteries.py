"""Effects of mystery cards: drawing until a wanted kind comes, stopping or going on, treasures (RC-mystery-cards)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marooned.core.messages import Msg
from marooned.games.crusoe import abilities
from marooned.games.crusoe.actions import ARROW, GO, PERSON, STOP
from marooned.games.crusoe.cards import MONSTER, MYSTERY_KINDS, TRAP, TREASURE
from marooned.games.crusoe.effects.base import CloseScope, Fx, FxChoice, OpenScope, Turn, Window
from marooned.games.crusoe.effects.people import Hurt, PickPerson
from marooned.games.crusoe.layout import BACKS, D_MYSTERY, MYSTERIES, P_MYSTERY, S_MYSTERY
from marooned.games.crusoe.people import ARROWS
from marooned.games.crusoe.terms import AT_MONSTER, AT_MYSTERY, AT_TRAP, EVERYBODY, GROUP
from marooned.games.crusoe.verbs import card_name, discard, in_play, keep_treasure, listed, person_name

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

# CrusoeState.drawing: how many treasures, traps, monsters, "trap or monster", cards of any kind may still be resolved,
# how many were; whether the whip was used, the card just turned is ignored, all these cards must be resolved.
EITHER = 3
ANY_KIND = 4
RESOLVED = 5
WHIPPED = 6
IGNORED = 7
FORCED = 8
NO_MARKERS: Final = (0,) * EVERYBODY  # of Strange Disease, by person
AT_ONCE = ("ceremonial-bowl",)  # treasures that bind their finder, resolved when found


class DrawMysteries(Fx):
    """Draw mystery cards; so many of each kind may be resolved, at least one must be (RC-mystery-cards-02 to 06).

    either: traps or monsters. any_kind: whatever comes. forced: all of them must be resolved.
    """

    __slots__ = ("any_kind", "either", "forced", "monster", "trap", "treasure")
    RULES = ("RC-mystery-cards-02", "RC-mystery-cards-03", "RC-mystery-cards-04", "RC-open-questions-53")

    def __init__(
        self,
        treasure: int = 0,
        trap: int = 0,
        monster: int = 0,
        either: int = 0,
        any_kind: int = 0,
        forced: bool = False,
    ) -> None:
        self.treasure = treasure
        self.trap = trap
        self.monster = monster
        self.either = either
        self.any_kind = any_kind
        self.forced = forced

    def resolve(self, s: CrusoeState) -> None:
        s.drawing = [self.treasure, self.trap, self.monster, self.either, self.any_kind, 0, 0, 0, int(self.forced)]
        s.then(NextMystery())

    def words(self) -> Msg:
        limits = {
            "treasure": self.treasure,
            "trap": self.trap,
            "monster": self.monster,
            "either": self.either,
            "any": self.any_kind,
        }
        cards = [Msg("amount-mystery", {"type": type, "n": n}) for type, n in limits.items() if n]
        if self.forced:
            return Msg("fx-draw-all-mysteries", {"cards": listed(cards)})
        return Msg("fx-draw-mysteries", {"cards": listed(cards), "most": sum(limits.values())})


def wanted(s: CrusoeState, kind: int) -> bool:
    """Whether another card of the kind may be resolved in this drawing."""
    left = s.drawing
    return left[kind] > 0 or (kind != TREASURE and left[EITHER] > 0) or left[ANY_KIND] > 0


def wanted_left(s: CrusoeState) -> bool:
    """Whether deck or discard still holds a card of a wanted kind; both are public as to what they hold."""
    there = [*s.loose[S_MYSTERY], *s.piles[P_MYSTERY].known(), *s.discards[D_MYSTERY]]
    return any(wanted(s, s.cards.mystery(card).kind) for card in there)


class NextMystery(Fx):
    """Turn the next card, or end the drawing when nothing wanted is left (RC-mystery-cards-12, RC-added-07).

    Whoever can spare himself a card that must be drawn is asked before it is turned.
    """

    __slots__ = ()
    RULES = ("RC-mystery-cards-12", "RC-added-07")

    def resolve(self, s: CrusoeState) -> None:
        if s.drawing[FORCED] and abilities.usable(s, AT_MYSTERY, s.actor()):
            s.push(Window(AT_MYSTERY, s.actor()), TurnOrEnd())
        else:
            TurnOrEnd().resolve(s)


class TurnOrEnd(Fx):
    """The next card is turned, if one is wanted and there."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        s.push(TurnMystery() if wanted_left(s) else EndDrawing())


class TurnMystery(Turn):
    """Turns a mystery card: a wanted one is resolved, another one is laid aside (RC-mystery-cards-03, -06, -08)."""

    __slots__ = ()
    PILE = P_MYSTERY
    RULES = ("RC-mystery-cards-03", "RC-mystery-cards-06", "RC-mystery-cards-08")

    def possible(self, s: CrusoeState) -> bool:
        pile = s.piles[P_MYSTERY]
        if not len(pile) and s.discards[D_MYSTERY]:
            pile.restock(s.discards[D_MYSTERY], BACKS, s.loose)
            s.discards[D_MYSTERY] = []
        return len(pile) > 0

    def missing(self, s: CrusoeState) -> None:
        s.then(EndDrawing())

    def turned(self, s: CrusoeState, instance: int) -> None:
        kind = s.cards.mystery(instance).kind
        if s.events is not None:
            s.emit("log-mystery", card=card_name(s, instance), type=Msg(f"mystery-{MYSTERY_KINDS[kind]}"))
        if not wanted(s, kind):
            s.turned_aside.append(instance)
            s.then(NextMystery())
            return
        if s.drawing[kind] > 0:
            s.drawing[kind] -= 1
        elif kind != TREASURE and s.drawing[EITHER] > 0:
            s.drawing[EITHER] -= 1
        else:
            s.drawing[ANY_KIND] -= 1
        s.drawing[RESOLVED] += 1
        s.push(ResolveMystery(instance), AfterMystery())


class ResolveMystery(Fx):
    """A treasure is gained, a trap or monster strikes the one who resolves it (RC-mystery-cards-09, -10)."""

    __slots__ = ("instance",)
    RULES = ("RC-mystery-cards-09", "RC-mystery-cards-10", "RC-mystery-cards-11")

    def __init__(self, instance: int) -> None:
        self.instance = instance

    def resolve(self, s: CrusoeState) -> None:
        card = s.cards.mystery(self.instance)
        if card.kind == TREASURE and card.id not in AT_ONCE:
            if s.cur >= 0:
                s.pocket_things.append(self.instance)
            else:
                treasure_ready(s, self.instance)
            return
        at = {TRAP: AT_TRAP, MONSTER: AT_MONSTER}.get(card.kind, 0)
        if at and abilities.usable(s, at, s.actor()):
            s.push(Window(at, s.actor()), Spring(self.instance))
            return
        Spring(self.instance).resolve(s)


class Spring(Fx):
    """The card's effects on the person who resolves it, then it leaves the deck (RC-mystery-cards-07)."""

    __slots__ = ("instance",)

    def __init__(self, instance: int) -> None:
        self.instance = instance

    def resolve(self, s: CrusoeState) -> None:
        card = s.cards.mystery(self.instance)
        if s.drawing and s.drawing[IGNORED]:
            s.drawing[IGNORED] = 0
            discard(s, self.instance)
            return
        actor = s.actor() if s.actor() != GROUP else s.first
        space = s.scopes[-1].space if s.scopes else -1
        s.push(OpenScope(actor, self.instance, "mystery", space), *card.upper, FinishCard(self.instance), CloseScope())


class FinishCard(Fx):
    """A resolved card is discarded unless it found another place (RC-mystery-cards-07, RC-card-keywords-07)."""

    __slots__ = ("instance",)
    RULES = ("RC-card-keywords-07",)

    def __init__(self, instance: int) -> None:
        self.instance = instance

    def resolve(self, s: CrusoeState) -> None:
        if not in_play(s, self.instance):
            discard(s, self.instance)


class AfterMystery(FxChoice):
    """After a resolved card: stop or go on, as long as more may be resolved (RC-mystery-cards-05), or must be."""

    __slots__ = ()
    PROMPT = "ask-mystery-more"
    RULES = ("RC-mystery-cards-05",)

    def options(self, s: CrusoeState) -> list[int]:
        if not sum(s.drawing[:RESOLVED]) or not wanted_left(s):
            return [STOP]
        return [GO] if s.drawing[FORCED] else [GO, STOP]

    def answer(self, s: CrusoeState, action: int) -> None:
        s.push(NextMystery() if action == GO else EndDrawing())

    def label(self, s: CrusoeState, action: int) -> Msg:
        return Msg("label-draw-on" if action == GO else "label-stop")


class EndDrawing(Fx):
    """Cards turned and not wanted are shuffled back, so that everything unidentified is mixed again (RC-mystery-
    cards-07).
    """

    __slots__ = ()
    RULES = ("RC-mystery-cards-07",)

    def resolve(self, s: CrusoeState) -> None:
        s.piles[P_MYSTERY].restock(s.turned_aside, BACKS, s.loose)
        s.turned_aside = []
        s.drawing = []


class StopMystery(Fx):
    """This drawing of mystery cards ends."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        if s.drawing:
            s.drawing[:RESOLVED] = [0] * RESOLVED

    def words(self) -> Msg:
        return Msg("fx-stop-mystery")


def treasure_ready(s: CrusoeState, instance: int, since: int = 0) -> None:
    """A treasure becomes common property: kept ones lie ready, the rest is resolved now (RC-after-actions-04).

    since: the round in which it was found, 0 = this one.
    """
    card = s.cards.mystery(instance)
    if card.kept:
        keep_treasure(s, instance, since)
    if card.upper or not card.kept:
        s.push(OpenScope(GROUP, instance, "treasure", -1), *card.upper, FinishCard(instance), CloseScope())


class DropTreasures(Fx):
    """Every treasure drawn in this action is discarded again (Trapdoor)."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        for card in [thing for thing in s.pocket_things if MYSTERIES <= thing < MYSTERIES + 52]:
            s.pocket_things.remove(card)
            discard(s, card)

    def words(self) -> Msg:
        return Msg("fx-drop-treasures")


class KeepCard(Fx):
    """The card stays before the person who resolved it, as a reminder or for later use."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        scope = s.scopes[-1]
        s.kept.append((scope.card, scope.actor))

    def words(self) -> Msg:
        return Msg("fx-keep-card")


class Curse(Fx):
    """From the next round on a success rolled by this person must be rerolled once. rounds: how long, 0 = until lifted.

    automatic: an action that would succeed without dice rolls the success die alone (Confused).
    """

    __slots__ = ("automatic", "rounds")

    def __init__(self, rounds: int, automatic: bool) -> None:
        self.rounds = rounds
        self.automatic = automatic

    def resolve(self, s: CrusoeState) -> None:
        scope = s.scopes[-1]
        until = s.round + self.rounds if self.rounds else 99
        s.curses.append((scope.actor, scope.card, s.round + 1, until))
        if s.events is not None:
            s.emit("log-cursed", who=person_name(scope.actor))

    def words(self) -> Msg:
        return Msg("fx-curse-automatic" if self.automatic else "fx-curse")


class LiftCurse(Fx):
    """This card's token goes from the person who bears it."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        card = s.scopes[-1].card
        s.curses = [curse for curse in s.curses if curse[1] != card]

    def words(self) -> Msg:
        return Msg("fx-lift-curse")


class BlockArrow(FxChoice):
    """One morale arrow on a life track no longer lowers morale."""

    __slots__ = ()
    PROMPT = "ask-block-arrow"

    def options(self, s: CrusoeState) -> list[int]:
        return sorted(
            ARROW + 13 * person + arrow - 1
            for person in s.cfg.players
            for arrow in ARROWS[person]
            if (person, arrow) not in s.arrows_blocked
        )

    def answer(self, s: CrusoeState, action: int) -> None:
        person, wound = divmod(action - ARROW, 13)
        s.arrows_blocked.append((person, wound + 1))

    def label(self, s: CrusoeState, action: int) -> Msg:
        person, wound = divmod(action - ARROW, 13)
        return Msg("label-arrow", {"who": person_name(person), "n": wound + 1})

    def words(self) -> Msg:
        return Msg("fx-block-arrow")


# -- Strange Disease -------------------------------------------------------------------------------------------------
class DivideMarkers(Fx):
    """2 markers per player, divided as the players like; tonight each player takes 1 wound per marker he holds."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        s.then(GiveMarker(2 * len(s.fellows()), NO_MARKERS))

    def words(self) -> Msg:
        return Msg("fx-divide-markers")


class GiveMarker(PickPerson):
    """Who takes the next marker. held: how many everybody has."""

    __slots__ = ("held", "left")
    PROMPT = "ask-marker"

    def __init__(self, left: int, held: tuple[int, ...]) -> None:
        self.left = left
        self.held = held

    def people_to_name(self, s: CrusoeState) -> tuple[int, ...]:
        return s.fellows()

    def answer(self, s: CrusoeState, action: int) -> None:
        person = action - PERSON
        held = tuple(n + (other == person) for other, n in enumerate(self.held))
        if self.left > 1:
            s.then(GiveMarker(self.left - 1, held))
            return
        card = s.scopes[-1].card
        for other in s.fellows():
            if held[other]:
                s.tonight.append((other, card, Hurt(1 << other, held[other])))

    def prompt(self, s: CrusoeState) -> Msg:
        return Msg("ask-marker", {"n": self.left})

    def label(self, s: CrusoeState, action: int) -> Msg:
        return Msg("label-marker", {"who": person_name(action - PERSON), "n": self.held[action - PERSON]})


class IgnoreMystery(Fx):
    """Ignore the card just turned, a trap or a monster; it counts as resolved."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def resolve(self, s: CrusoeState) -> None:
        s.drawing[IGNORED] = 1

    def words(self) -> Msg:
        return Msg("fx-ignore-trap" if self.kind == TRAP else "fx-ignore-monster")


class UseWhip(IgnoreMystery):
    """Ignore the trap just turned, once a drawing."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TRAP)

    def resolve(self, s: CrusoeState) -> None:
        super().resolve(s)
        s.drawing[WHIPPED] = 1


class FewerMysteries(Fx):
    """One card fewer must be drawn."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        s.drawing[ANY_KIND] -= 1

    def words(self) -> Msg:
        return Msg("fx-fewer-mysteries")
