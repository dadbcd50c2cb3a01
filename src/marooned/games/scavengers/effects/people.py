"""Effects on players: Traumas, Characters, food laid by, hands."""

from __future__ import annotations

from marooned.core.messages import Msg
from marooned.core.rng import below
from marooned.games.scavengers import passives
from marooned.games.scavengers.actions import DROP, NO, TRAUMA, YES
from marooned.games.scavengers.effects.base import (
    CloseScope,
    FromHand,
    OpenScope,
    Sx,
    SxChance,
    SxChoice,
    Targeted,
    actor,
    target_words,
)
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.terms import NOBODY
from marooned.games.scavengers.verbs import (
    card_name,
    counted,
    discard_cards,
    held,
    held_kinds,
    kill,
    lose_from_hand,
    lose_trauma,
    room,
    seat_name,
)


# -- traumas ---------------------------------------------------------------------------------------------------------
class DrawTrauma(SxChance):
    """A player takes the top Trauma; it takes effect at once, unless it is the one that kills (R-081, R-083, Q-21)."""

    __slots__ = ("peril", "who")
    STREAM = "trauma"
    RULES = ("R-081", "R-082", "R-083", "Q-21", "Q-22")

    def __init__(self, who: int, peril: bool = False) -> None:
        self.who = who
        self.peril = peril  # it comes from a Peril, so that Scavenge ends

    def left(self, s: ScavState) -> list[int]:
        """Traumas that nobody has (R-011, R-085)."""
        out = {trauma for row in s.traumas for trauma in row}
        return [trauma.index for trauma in s.deck.traumas if trauma.index not in out]

    def possible(self, s: ScavState) -> bool:
        return s.alive[self.who] and bool(self.left(s))

    def outcomes(self, s: ScavState) -> list[tuple[int, int]]:
        return [(trauma, 1) for trauma in self.left(s)]

    def sample(self, s: ScavState) -> int:
        left = self.left(s)
        while (trauma := below(s.rng, self.index(s), len(s.deck.traumas))) not in left:
            pass
        return trauma

    def landed(self, s: ScavState, outcome: int) -> None:
        card = s.deck.traumas[outcome]
        s.traumas[self.who].append(outcome)
        if self.peril:
            s.hurt |= 1 << self.who
        if s.events is not None:
            s.emit("sc-log-trauma", who=seat_name(self.who), trauma=card.title())
        at_once = any(isinstance(effect, DiscardThisTrauma) for effect in card.on_gain)
        if not at_once and counted(s, self.who) >= passives.death_at(s):
            kill(s, self.who)
        elif card.on_gain:
            s.push(OpenScope(self.who, -1, f"trauma/{card.id}"), *card.on_gain, CloseScope(), CheckHand(self.who))
        else:
            s.then(CheckHand(self.who))

    def outcome_name(self, s: ScavState, outcome: int) -> str:
        return s.deck.traumas[outcome].id.replace("_", "-")


class GainTrauma(Targeted):
    """The target takes a Trauma; a Martyr may have taken its place (R-074)."""

    __slots__ = ("n", "target")
    RULES = ("R-074",)

    def __init__(self, target: str, n: int = 1) -> None:
        self.target = target
        self.n = n

    def on(self, s: ScavState, seat: int) -> None:
        by_peril = s.peril >= 0 and s.scopes[-1].card == s.peril
        if by_peril and s.peril_by != NOBODY and seat == s.facing:
            seat = s.peril_by
        s.push(*(DrawTrauma(seat, by_peril) for _ in range(self.n)))

    def words(self) -> Msg:
        return target_words(self.target, "sc-fx-gain-trauma", n=self.n)


class DiscardThisTrauma(Sx):
    """The Trauma just gained goes back at once and never counts, though one was gained (R-138, Q-22)."""

    __slots__ = ()
    RULES = ("R-138", "Q-22")

    def resolve(self, s: ScavState) -> None:
        seat = actor(s)
        if s.traumas[seat]:
            trauma = s.traumas[seat][-1]
            lose_trauma(s, seat, trauma)
            if s.events is not None:
                s.emit("sc-log-healed", who=seat_name(seat), trauma=s.deck.traumas[trauma].title())

    def words(self) -> Msg:
        return Msg("sc-fx-discard-this-trauma")


class TraumaDown(Targeted):
    """Up to n face-up Traumas of the target turn face down; n 0: all of them (R-087)."""

    __slots__ = ("n", "target")
    RULES = ("R-087",)

    def __init__(self, target: str, n: int) -> None:
        self.target = target
        self.n = n

    def fits(self, s: ScavState, seat: int) -> bool:
        return bool(face_up(s, seat))

    def on(self, s: ScavState, seat: int) -> None:
        up = face_up(s, seat)
        if not self.n or len(up) <= self.n:
            for trauma in up:
                turn_down(s, seat, trauma)
        else:
            s.push(*(WhichDown(seat) for _ in range(self.n)))

    def words(self) -> Msg:
        return target_words(self.target, "sc-fx-trauma-down", n=self.n)


def face_up(s: ScavState, seat: int) -> list[int]:
    """Traumas of a player that lie face up, ascending."""
    return sorted(trauma for trauma in s.traumas[seat] if not s.down >> trauma & 1)


def turn_down(s: ScavState, seat: int, trauma: int) -> None:
    """A Trauma lies face down from now on: its effect is ignored, it still counts (R-087, R-088)."""
    s.down |= 1 << trauma
    if s.events is not None:
        s.emit("sc-log-trauma-down", who=seat_name(seat), trauma=s.deck.traumas[trauma].title())


class WhichDown(SxChoice):
    """Which Trauma turns face down."""

    __slots__ = ("who",)
    PROMPT = "sc-ask-trauma-down"

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: ScavState) -> int:
        return self.who

    def options(self, s: ScavState) -> list[int]:
        return [TRAUMA + trauma for trauma in face_up(s, self.who)]

    def answer(self, s: ScavState, action: int) -> None:
        turn_down(s, self.who, action - TRAUMA)

    def label(self, s: ScavState, action: int) -> Msg:
        return s.deck.traumas[action - TRAUMA].title()


class Heal(Targeted):
    """One Trauma of the target goes back into its deck; `only`: one that lies face down (R-086)."""

    __slots__ = ("only", "target")
    RULES = ("R-086",)

    def __init__(self, target: str, only: str = "") -> None:
        self.target = target
        self.only = only

    def there(self, s: ScavState, seat: int) -> list[int]:
        """Traumas that may be healed."""
        return sorted(t for t in s.traumas[seat] if not self.only or s.down >> t & 1)

    def fits(self, s: ScavState, seat: int) -> bool:
        return bool(self.there(s, seat))

    def on(self, s: ScavState, seat: int) -> None:
        s.then(WhichHealed(seat, self.only))

    def words(self) -> Msg:
        return target_words(self.target, "sc-fx-heal", only=self.only.replace("_", "-") or "any")


class WhichHealed(SxChoice):
    """Which Trauma is healed."""

    __slots__ = ("only", "who")
    PROMPT = "sc-ask-heal"
    RULES = ("R-086",)

    def __init__(self, who: int, only: str) -> None:
        self.who = who
        self.only = only

    def seat(self, s: ScavState) -> int:
        return self.who

    def options(self, s: ScavState) -> list[int]:
        there = Heal("self", self.only).there(s, self.who)
        return [TRAUMA + trauma for trauma in there]

    def answer(self, s: ScavState, action: int) -> None:
        trauma = action - TRAUMA
        lose_trauma(s, self.who, trauma)
        if s.events is not None:
            s.emit("sc-log-healed", who=seat_name(self.who), trauma=s.deck.traumas[trauma].title())

    def label(self, s: ScavState, action: int) -> Msg:
        down = int(bool(s.down >> (action - TRAUMA) & 1))
        return Msg("sc-label-trauma", {"trauma": s.deck.traumas[action - TRAUMA].title(), "down": down})


# -- characters ------------------------------------------------------------------------------------------------------
class CharacterDown(Targeted):
    """Characters turn face down (R-119)."""

    __slots__ = ("target",)
    RULES = ("R-119", "R-112", "R-113")

    def __init__(self, target: str) -> None:
        self.target = target

    def on(self, s: ScavState, seat: int) -> None:
        turn_character_down(s, seat)
        s.then(CheckHand(seat))

    def words(self) -> Msg:
        return target_words(self.target, "sc-fx-character-down")


def turn_character_down(s: ScavState, seat: int) -> None:
    """A Character shows its Survivor side."""
    if s.char_up >> seat & 1:
        s.char_up &= ~(1 << seat)
        if s.events is not None:
            s.emit("sc-log-character-down", who=seat_name(seat))


class MayTurnUp(SxChoice):
    """A player may turn the own Character face up (R-114, R-115, Q-46, Q-53)."""

    __slots__ = ("who",)
    PROMPT = "sc-ask-turn-up"
    RULES = ("R-114", "R-115", "Q-46", "Q-53")

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: ScavState) -> int:
        return self.who

    def options(self, s: ScavState) -> list[int]:
        if not s.alive[self.who] or s.characters[self.who] == NOBODY or s.char_up >> self.who & 1:
            return []
        return [YES, NO]

    def search(self, s: ScavState, options: list[int]) -> list[int]:
        return options[:1]

    def answer(self, s: ScavState, action: int) -> None:
        if action == YES:
            s.char_up |= 1 << self.who
            s.char_seen[self.who] = s.everybody
            if s.events is not None:
                character = s.deck.characters[s.characters[self.who]]
                s.emit("sc-log-character-up", who=seat_name(self.who), character=character.title())

    def label(self, s: ScavState, action: int) -> Msg:
        return Msg("sc-label-turn-up" if action == YES else "sc-label-keep-down")


class TurnsUp(Sx):
    """After Rest and Relief their target, after Salvation its player may turn the Character up."""

    __slots__ = ("which",)

    def __init__(self, which: str) -> None:
        self.which = which

    def resolve(self, s: ScavState) -> None:
        scope = s.scopes[-1]
        seat = scope.actor if self.which == "player" else scope.target
        if seat != NOBODY:
            s.then(MayTurnUp(seat))

    def words(self) -> Msg:
        return Msg("sc-fx-turns-up", {"who": self.which})


# -- food laid by ----------------------------------------------------------------------------------------------------
class StoreFood(Targeted):
    """n food points for the target's next Feeding."""

    __slots__ = ("n", "target")
    RULES = ("R-062",)

    def __init__(self, target: str, n: int) -> None:
        self.target = target
        self.n = n

    def on(self, s: ScavState, seat: int) -> None:
        s.stored[seat] += self.n
        if s.events is not None:
            s.emit("sc-log-stored", who=seat_name(seat), n=self.n)

    def words(self) -> Msg:
        return target_words(self.target, "sc-fx-store-food", n=self.n)


class EatEarly(Targeted):
    """This very card is eaten now and counts at the target's next Feeding (R-062, R-063)."""

    __slots__ = ("target",)
    RULES = ("R-062", "R-063")

    def __init__(self, target: str) -> None:
        self.target = target

    def on(self, s: ScavState, seat: int) -> None:
        card = s.scopes[-1].card
        s.eaten[seat].append(card)
        if s.events is not None:
            s.emit("sc-log-eats-early", who=seat_name(seat), card=card_name(s, card))

    def words(self) -> Msg:
        return target_words(self.target, "sc-fx-eat-early")


# -- hands -----------------------------------------------------------------------------------------------------------
class CheckHand(Sx):
    """The hand limit holds at every moment: a hand above it discards down to it (R-038)."""

    __slots__ = ("who",)
    RULES = ("R-038",)

    def __init__(self, who: int) -> None:
        self.who = who

    def resolve(self, s: ScavState) -> None:
        over = -room(s, self.who)
        if s.alive[self.who] and over > 0:
            s.push(*(DropOne(self.who) for _ in range(over)))


class CheckHands(Sx):
    """The same for everybody, after a modifier of all has changed."""

    __slots__ = ()
    RULES = ("R-038",)

    def resolve(self, s: ScavState) -> None:
        s.push(*(CheckHand(seat) for seat in s.living()))


class DropOne(FromHand):
    """Which card a player discards."""

    __slots__ = ("who",)
    PROMPT = "sc-ask-drop"
    RULES = ("Q-34",)

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: ScavState) -> int:
        return self.who

    def options(self, s: ScavState) -> list[int]:
        return [DROP + kind for kind in held_kinds(s, self.who)] if s.alive[self.who] else []

    def answer(self, s: ScavState, action: int) -> None:
        instance = held(s, self.who, action - DROP)
        lose_from_hand(s, self.who, instance)
        discard_cards(s, [instance], self.who)

    def label(self, s: ScavState, action: int) -> Msg:
        return s.deck.kinds[action - DROP].title()


class DropRandom(SxChance):
    """One card of a hand, drawn at random, is discarded, seen by all (R-added-01)."""

    __slots__ = ("who",)
    STREAM = "hand"
    RULES = ("R-added-01",)

    def __init__(self, who: int) -> None:
        self.who = who

    def possible(self, s: ScavState) -> bool:
        return s.alive[self.who] and bool(s.hands[self.who])

    def outcomes(self, s: ScavState) -> list[tuple[int, int]]:
        hand = s.hands[self.who]
        kinds = held_kinds(s, self.who)
        return [(kind, sum(1 for card in hand if s.kind(card).index == kind)) for kind in kinds]

    def landed(self, s: ScavState, outcome: int) -> None:
        instance = held(s, self.who, outcome)
        lose_from_hand(s, self.who, instance)
        discard_cards(s, [instance], self.who)

    def outcome_name(self, s: ScavState, outcome: int) -> str:
        return s.deck.kinds[outcome].id.replace("_", "-")


class DiscardHand(Targeted):
    """The target discards n cards from the hand, own choice or at random."""

    __slots__ = ("choice", "n", "target")

    def __init__(self, target: str, n: int, choice: str) -> None:
        self.target = target
        self.n = n
        self.choice = choice

    def on(self, s: ScavState, seat: int) -> None:
        n = min(self.n, len(s.hands[seat]))
        s.push(*(DropRandom(seat) if self.choice == "random" else DropOne(seat) for _ in range(n)))

    def words(self) -> Msg:
        return target_words(self.target, "sc-fx-discard-hand", n=self.n, choice=self.choice)
