"""Effects on beasts: fights, the hunting deck, the beast deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.core.messages import Msg
from marooned.games.crusoe import abilities
from marooned.games.crusoe.actions import BEAST
from marooned.games.crusoe.cards import BeastCard
from marooned.games.crusoe.effects.base import CloseScope, Fx, FxChoice, OpenScope, Turn, Window, targets
from marooned.games.crusoe.effects.goods import Gain
from marooned.games.crusoe.effects.levels import Level
from marooned.games.crusoe.effects.people import Hurt, who_name
from marooned.games.crusoe.layout import BACKS, BEASTS, D_BEAST, P_BEAST, P_HUNTING, P_WAITING
from marooned.games.crusoe.terms import AT_FIGHT, FOOD, FRIDAY, FUR, GROUP, NOTHING, PALISADE, WEAPON
from marooned.games.crusoe.verbs import card_name, discard, person_name

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

TO_HUNTING: str = "hunting"
TO_HUNTING_TOP: str = "hunting-top"
TO_WAITING: str = "waiting"


def beast_index(instance: int) -> int:
    """Number of a beast card, as in the actions."""
    return instance - BEASTS


# -- fights ----------------------------------------------------------------------------------------------------------
class Fight(Fx):
    """A fight printed on a card: strength first, then what is printed, in order (RC-fight-01 to 08, RC-event-fight-01).

    weapon, palisade: levels lowered. food, fur: gained. Everything falls on the one who fights.
    """

    __slots__ = ("food", "fur", "palisade", "strength", "weapon", "who")
    RULES = ("RC-fight-01", "RC-fight-02", "RC-fight-03", "RC-fight-06", "RC-fight-08", "RC-event-fight-01")

    def __init__(
        self, who: str, strength: int, weapon: int = 0, food: int = 0, fur: int = 0, palisade: int = 0
    ) -> None:
        self.who = who
        self.strength = strength
        self.weapon = weapon
        self.food = food
        self.fur = fur
        self.palisade = palisade

    def resolve(self, s: CrusoeState) -> None:
        person = targets(s, self.who).bit_length() - 1
        steps: list[Fx] = [Clash(self.strength)]
        if self.weapon:
            steps.append(Level(WEAPON, -self.weapon))
        if self.food:
            steps.append(Gain(FOOD, self.food))
        if self.fur:
            steps.append(Gain(FUR, self.fur))
        if self.palisade:
            steps.append(Level(PALISADE, -self.palisade))
        card = s.scopes[-1].card if s.scopes else -1
        space = s.scopes[-1].space if s.scopes else -1
        s.push(OpenScope(person, card, "fight", space), *steps, EndFight(), CloseScope())

    def words(self) -> Msg:
        return Msg(
            "fx-fight",
            {
                "who": who_name(self.who),
                "strength": self.strength,
                "weapon": self.weapon,
                "food": self.food,
                "fur": self.fur,
                "palisade": self.palisade,
            },
        )


class Clash(Fx):
    """Strength against weapon level: 1 wound per missing level, after whoever can help himself was asked (RC-
    fight-01).
    """

    __slots__ = ("strength",)
    RULES = ("RC-fight-01", "RC-fight-09", "RC-fight-10", "RC-fight-11", "RC-open-questions-52")

    def __init__(self, strength: int) -> None:
        self.strength = strength

    def resolve(self, s: CrusoeState) -> None:
        person = s.actor()
        if s.events is not None:
            s.emit("log-fight", who=person_name(person), strength=self.strength, weapon=s.weapon + s.temp[person])
        if self.strength > s.weapon + s.temp[person] and abilities.usable(s, AT_FIGHT, person):
            s.push(Window(AT_FIGHT, person), Blows(self.strength))
        else:
            Blows(self.strength).resolve(s)


class Blows(Fx):
    """The wounds of the first step of a fight."""

    __slots__ = ("strength",)

    def __init__(self, strength: int) -> None:
        self.strength = strength

    def resolve(self, s: CrusoeState) -> None:
        person = s.actor()
        n = max(0, self.strength - s.weapon - s.temp[person] - s.ward)
        if n:
            Hurt(1 << person, n).resolve(s)


class EndFight(Fx):
    """Bonuses of this fight end (RC-temporary-weapon-02)."""

    __slots__ = ()
    RULES = ("RC-temporary-weapon-02",)

    def resolve(self, s: CrusoeState) -> None:
        person = s.actor()
        s.temp[person] = s.temp[person] - s.fight_bonus if s.cur >= 0 else 0
        s.fight_bonus = 0
        s.ward = 0
        s.used_in_fight = 0


class FightBeast(Fx):
    """Fight a beast card that has been turned up (RC-hunt-05 to 09, RC-fight-01 to 07).

    bonus: strength added by a token. bare: the strength is ignored. hunt: Friday must survive (RC-friday-09).
    """

    __slots__ = ("bare", "bonus", "hunt", "instance")
    RULES = ("RC-hunt-05", "RC-hunt-06", "RC-hunt-07", "RC-hunt-08", "RC-friday-09", "RC-open-questions-37")

    def __init__(self, instance: int, bonus: int, bare: bool, hunt: bool) -> None:
        self.instance = instance
        self.bonus = bonus
        self.bare = bare
        self.hunt = hunt

    def resolve(self, s: CrusoeState) -> None:
        beast = s.cards.beast(self.instance)
        actor = s.actor() if s.actor() != GROUP else s.first
        space = s.scopes[-1].space if s.scopes else -1
        steps: list[Fx] = [] if self.bare else [Clash(beast.strength + self.bonus)]
        steps += [Spoils(self.instance, self.hunt), EndFight(), CloseScope()]
        s.push(OpenScope(actor, self.instance, "beast", space), *steps)


class Spoils(Fx):
    """What a fought beast costs and brings, one after the other; then it is discarded (RC-hunt-08).

    step: how much of it is done. If Friday dies on the way, the hunt fails and brings nothing (RC-friday-09).
    """

    __slots__ = ("hunt", "instance", "step")
    RULES = ("RC-hunt-08", "RC-friday-09", "RC-open-questions-37")

    def __init__(self, instance: int, hunt: bool, step: int = 0) -> None:
        self.instance = instance
        self.hunt = hunt
        self.step = step

    def resolve(self, s: CrusoeState) -> None:
        effects = beast_effects(s.cards.beast(self.instance))
        dead = s.actor() == FRIDAY and not s.friday_lives()
        if dead and self.hunt:
            s.pocket = list(NOTHING)
        if dead or self.step == len(effects):
            discard(s, self.instance)
        else:
            s.push(effects[self.step], Spoils(self.instance, self.hunt, self.step + 1))


def beast_effects(beast: BeastCard) -> tuple[Fx, ...]:
    """What a beast costs and brings after the clash, in order (RC-fight-02 to 07)."""
    effects: list[Fx] = []
    if beast.weapon:
        effects.append(Level(WEAPON, -beast.weapon))
    if beast.food:
        effects.append(Gain(FOOD, beast.food))
    if beast.fur:
        effects.append(Gain(FUR, beast.fur))
    return (*effects, *beast.extra)


# -- the hunting deck ------------------------------------------------------------------------------------------------
class TurnHunting(Turn):
    """Turns the top card of the hunting deck and fights it; an empty deck gives nothing (RC-added-10)."""

    __slots__ = ("bare", "bonus", "hunt")
    PILE = P_HUNTING
    RULES = ("RC-hunt-05", "RC-added-10")

    def __init__(self, bonus: int, bare: bool, hunt: bool) -> None:
        self.bonus = bonus
        self.bare = bare
        self.hunt = hunt

    def missing(self, s: CrusoeState) -> None:
        if s.events is not None:
            s.emit("log-no-beast")

    def turned(self, s: CrusoeState, instance: int) -> None:
        if s.events is not None:
            s.emit("log-beast", beast=card_name(s, instance))
        s.then(FightBeast(instance, self.bonus, self.bare, self.hunt))


class FightTop(Fx):
    """Fight the top beast of the hunting deck. bare: whatever its strength."""

    __slots__ = ("bare", "who")

    def __init__(self, who: str, bare: bool = False) -> None:
        self.who = who
        self.bare = bare

    def resolve(self, s: CrusoeState) -> None:
        person = targets(s, self.who).bit_length() - 1
        card = s.scopes[-1].card if s.scopes else -1
        s.push(OpenScope(person, card, "fight", -1), TurnHunting(0, self.bare, False), CloseScope())

    def words(self) -> Msg:
        return Msg("fx-fight-top-bare" if self.bare else "fx-fight-top", {"who": who_name(self.who)})


class DiscardHuntingTop(Turn):
    """The top beast of the hunting deck is turned up and discarded, if there is one (RC-added-05)."""

    __slots__ = ()
    PILE = P_HUNTING
    RULES = ("RC-added-05",)

    def turned(self, s: CrusoeState, instance: int) -> None:
        discard(s, instance)
        if s.events is not None:
            s.emit("log-beast-gone", beast=card_name(s, instance))

    def words(self) -> Msg:
        return Msg("fx-discard-hunting-top")


class LookHunting(Turn):
    """Look at the top card of the hunting deck; everybody sees it (RC-added-01)."""

    __slots__ = ()
    PILE = P_HUNTING
    RULES = ("RC-added-01",)

    def turned(self, s: CrusoeState, instance: int) -> None:
        s.piles[P_HUNTING].put_top(instance)
        if s.events is not None:
            s.emit("log-seen", card=card_name(s, instance))

    def words(self) -> Msg:
        return Msg("fx-look-hunting")


class TopToBottom(Fx):
    """The top card of the hunting deck goes under it, unseen if it can; else it is turned up."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        pile = s.piles[P_HUNTING]
        if not len(pile):
            return
        if pile.may_take_unseen():
            pile.put_bottom(pile.take_unseen())
        else:
            s.then(TurnToBottom())

    def words(self) -> Msg:
        return Msg("fx-top-to-bottom")


class TurnToBottom(Turn):
    """The same with the card turned up, from a deck that known and unknown cards are mixed in."""

    __slots__ = ()
    PILE = P_HUNTING

    def turned(self, s: CrusoeState, instance: int) -> None:
        s.piles[P_HUNTING].put_bottom(instance)
        if s.events is not None:
            s.emit("log-seen", card=card_name(s, instance))


class KeepOrBottom(FxChoice):
    """The card just looked at stays on top or goes to the bottom (RC-character-skills-17)."""

    __slots__ = ()
    PROMPT = "ask-top-or-bottom"
    RULES = ("RC-character-skills-17",)

    def options(self, s: CrusoeState) -> list[int]:
        from marooned.games.crusoe.actions import BOTTOM, TOP

        return [TOP, BOTTOM] if len(s.piles[P_HUNTING]) > 1 else [TOP]

    def answer(self, s: CrusoeState, action: int) -> None:
        from marooned.games.crusoe.actions import BOTTOM

        if action == BOTTOM:
            pile = s.piles[P_HUNTING]
            pile.put_bottom(pile.top.pop())

    def prompt(self, s: CrusoeState) -> Msg:
        return Msg("ask-top-or-bottom", {"card": card_name(s, s.piles[P_HUNTING].top[-1])})

    def label(self, s: CrusoeState, action: int) -> Msg:
        from marooned.games.crusoe.actions import BOTTOM

        return Msg("label-bottom" if action == BOTTOM else "label-top")

    def words(self) -> Msg:
        return Msg("fx-top-or-bottom")


# -- the beast deck --------------------------------------------------------------------------------------------------
def refill_beasts(s: CrusoeState) -> None:
    """Make a new beast deck of the discards when it is empty (RC-open-questions-41)."""
    pile = s.piles[P_BEAST]
    if len(pile) or not s.discards[D_BEAST]:
        return
    elsewhere = [*s.piles[P_HUNTING].cells(), *s.piles[P_WAITING].cells()]
    if all(cell >= 0 for cell in elsewhere):
        pile.restock(s.discards[D_BEAST], BACKS, s.loose)
    else:
        pile.shuffle_in(s.discards[D_BEAST])
    s.discards[D_BEAST] = []


class BeastTo(Fx):
    """The top beast card goes unseen to the hunting deck (shuffled in or on top) or waits beside the event deck.

    From a deck made again of known discards it goes face up instead, so that the odds stay exact.
    """

    __slots__ = ("to",)
    RULES = ("RC-explore-09", "RC-open-questions-20", "RC-character-skills-18", "RC-added-03")

    def __init__(self, to: str) -> None:
        self.to = to

    def resolve(self, s: CrusoeState) -> None:
        refill_beasts(s)
        pile = s.piles[P_BEAST]
        if not len(pile):
            return
        if pile.may_take_unseen():
            deliver(s, pile.take_unseen(), self.to)
        else:
            s.then(TurnBeastTo(self.to))

    def words(self) -> Msg:
        return Msg(f"fx-beast-to-{self.to}")


class TurnBeastTo(Turn):
    """The same with the card turned up."""

    __slots__ = ("to",)
    PILE = P_BEAST

    def __init__(self, to: str) -> None:
        self.to = to

    def turned(self, s: CrusoeState, instance: int) -> None:
        deliver(s, instance, self.to)
        if s.events is not None:
            s.emit("log-seen", card=card_name(s, instance))


def deliver(s: CrusoeState, cell: int, to: str) -> None:
    """Put a beast where it belongs."""
    if to == TO_HUNTING:
        s.piles[P_HUNTING].shuffle_in([cell])
    elif to == TO_HUNTING_TOP:
        s.piles[P_HUNTING].put_top(cell)
    else:
        s.piles[P_WAITING].put_bottom(cell)
    if s.events is not None:
        s.emit("log-beast-to", place=Msg(f"place-{to}"))


class WaitingToHunting(Fx):
    """The beast beside the event deck, if it still waits, is shuffled into the hunting deck."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        pile = s.piles[P_WAITING]
        while len(pile):
            deliver(s, pile.take_unseen(), TO_HUNTING)

    def words(self) -> Msg:
        return Msg("fx-waiting-to-hunting")


class FightWaiting(Turn):
    """At the start of a round the first player fights the beast that waited (RC-added-03)."""

    __slots__ = ()
    PILE = P_WAITING
    RULES = ("RC-added-03", "RC-event-fight-01", "RC-event-phase-14")

    def turned(self, s: CrusoeState, instance: int) -> None:
        if s.events is not None:
            s.emit("log-beast", beast=card_name(s, instance))
        s.push(OpenScope(s.first, -1, "fight", -1), FightBeast(instance, 0, False, False), CloseScope())


class StrongestBeast(Fx):
    """Draw n beasts; the strongest goes on top of the hunting deck, the others under the beast deck (RC-added-02)."""

    __slots__ = ("n",)
    RULES = ("RC-added-02",)

    def __init__(self, n: int) -> None:
        self.n = n

    def resolve(self, s: CrusoeState) -> None:
        s.push(*(TurnBeastAside(),) * self.n, ChooseStrongest())

    def words(self) -> Msg:
        return Msg("fx-strongest-beast", {"n": self.n})


class TurnBeastAside(Turn):
    """Turns a beast to compare."""

    __slots__ = ()
    PILE = P_BEAST

    def possible(self, s: CrusoeState) -> bool:
        refill_beasts(s)
        return len(s.piles[P_BEAST]) > 0

    def turned(self, s: CrusoeState, instance: int) -> None:
        s.aside.append(instance)
        if s.events is not None:
            s.emit("log-drawn", card=card_name(s, instance))


class ChooseStrongest(FxChoice):
    """Which of equally strong beasts counts as the strongest; the group chooses (RC-added-02)."""

    __slots__ = ()
    PROMPT = "ask-strongest"
    RULES = ("RC-added-02",)

    def options(self, s: CrusoeState) -> list[int]:
        most = max((s.cards.beast(card).strength for card in s.aside), default=0)
        return sorted(BEAST + beast_index(card) for card in s.aside if s.cards.beast(card).strength == most)

    def answer(self, s: CrusoeState, action: int) -> None:
        strongest = BEASTS + action - BEAST
        s.piles[P_HUNTING].put_top(strongest)
        for card in s.aside:
            if card != strongest:
                s.piles[P_BEAST].put_bottom(card)
        s.aside = []

    def label(self, s: CrusoeState, action: int) -> Msg:
        return card_name(s, BEASTS + action - BEAST)
