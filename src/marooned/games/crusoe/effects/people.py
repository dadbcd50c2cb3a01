"""Effects on people: wounds, healing, special wounds, limits for a round, nights outside."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from marooned.core.messages import Arg, Msg
from marooned.games.crusoe import abilities
from marooned.games.crusoe.actions import PERSON
from marooned.games.crusoe.effects.base import Fx, GroupChoice, Window, targets
from marooned.games.crusoe.terms import AT_LETHAL, BEARER, BODY, EVERYBODY, FRIDAY, GROUP, KINDS, NIGHT
from marooned.games.crusoe.verbs import card_name, either, give_determination, heal, hurt, person_name, would_die

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


def who_name(who: str) -> Arg:
    """The people an effect names, for texts: `you`, `each` and `first` are words to select by."""
    return Msg("who-bearer") if who == BEARER else who


class Hurt(Fx):
    """n wounds to everybody in the mask at once (RC-added-14); used where the people are known already."""

    __slots__ = ("mask", "n")
    RULES = ("RC-wounds-and-morale-01", "RC-wounds-and-morale-02", "RC-added-14")

    def __init__(self, mask: int, n: int) -> None:
        self.mask = mask
        self.n = n

    def resolve(self, s: CrusoeState) -> None:
        if would_die(s, self.mask, self.n) and abilities.usable(s, AT_LETHAL, GROUP):
            s.push(Window(AT_LETHAL, GROUP), HurtNow(self.mask, self.n))
        else:
            hurt(s, self.mask, self.n)


class HurtNow(Fx):
    """The same without a window before it."""

    __slots__ = ("mask", "n")

    def __init__(self, mask: int, n: int) -> None:
        self.mask = mask
        self.n = n

    def resolve(self, s: CrusoeState) -> None:
        hurt(s, self.mask, self.n)


class Wounds(Fx):
    """n wounds to the people named."""

    __slots__ = ("n", "who")

    def __init__(self, who: str, n: int) -> None:
        self.who = who
        self.n = n

    def resolve(self, s: CrusoeState) -> None:
        mask = targets(s, self.who)
        if mask:
            Hurt(mask, self.n).resolve(s)

    def words(self) -> Msg:
        return Msg("fx-wounds", {"who": who_name(self.who), "n": self.n})


class Heal(Fx):
    """Heal the people named by n (RC-healing-01, RC-healing-05)."""

    __slots__ = ("n", "who")

    def __init__(self, who: str, n: int) -> None:
        self.who = who
        self.n = n

    def resolve(self, s: CrusoeState) -> None:
        mask = targets(s, self.who)
        for person in range(EVERYBODY):
            if mask >> person & 1:
                heal(s, person, self.n)

    def words(self) -> Msg:
        return Msg("fx-heal", {"who": who_name(self.who), "n": self.n})


class PickPerson(GroupChoice):
    """The group names a person; subclasses say who can be named, by default any player."""

    __slots__ = ()

    def people_to_name(self, s: CrusoeState) -> Iterable[int]:
        """Who can be named."""
        return s.cfg.players

    def options(self, s: CrusoeState) -> list[int]:
        return sorted(PERSON + person for person in self.people_to_name(s))

    def label(self, s: CrusoeState, action: int) -> Msg:
        return person_name(action - PERSON)


class HealAny(PickPerson):
    """Heal n wounds of one character of choice, Friday included (RC-friday-14).

    people: mask of those who can be chosen, -1 for everybody in the game. At full health nothing happens.
    """

    __slots__ = ("n", "people")
    PROMPT = "ask-heal"
    RULES = ("RC-healing-01", "RC-healing-06")

    def __init__(self, n: int, people: int = -1) -> None:
        self.n = n
        self.people = people

    def people_to_name(self, s: CrusoeState) -> list[int]:
        away = s.outside if s.phase == NIGHT else 0  # out of reach (RC-open-questions-26)
        return [person for person in s.people() if (self.people & ~away) >> person & 1]

    def answer(self, s: CrusoeState, action: int) -> None:
        heal(s, action - PERSON, self.n)

    def search(self, s: CrusoeState, options: list[int]) -> list[int]:
        hurt_ones = [option for option in options if s.wounds[option - PERSON]]
        return hurt_ones or options[:1]

    def prompt(self, s: CrusoeState) -> Msg:
        return Msg("ask-heal", {"n": self.n})

    def words(self) -> Msg:
        return Msg("fx-heal-any", {"n": self.n})


class SpecialWound(Fx):
    """A special wound token on a body part of the person who resolves the card (RC-special-wounds-01 to 07)."""

    __slots__ = ("part",)
    RULES = ("RC-special-wounds-01",)

    def __init__(self, part: int) -> None:
        self.part = part

    def resolve(self, s: CrusoeState) -> None:
        scope = s.scopes[-1]
        s.special.append((scope.actor, self.part, scope.card))
        if s.events is not None:
            s.emit("log-special-wound", who=person_name(scope.actor), part=Msg(f"part-{BODY[self.part]}"))

    def words(self) -> Msg:
        return Msg("fx-special-wound", {"part": Msg(f"part-{BODY[self.part]}")})


class RemoveSpecialWound(Fx):
    """The bearer removes this card's special wound (RC-special-wounds-05)."""

    __slots__ = ()
    RULES = ("RC-special-wounds-05",)

    def resolve(self, s: CrusoeState) -> None:
        card = s.scopes[-1].card
        s.special = [entry for entry in s.special if entry[2] != card]

    def words(self) -> Msg:
        return Msg("fx-remove-special-wound")


class OnePawn(Fx):
    """The people named have only one pawn this round; nobody goes below one (RC-planning-11)."""

    __slots__ = ("who",)
    RULES = ("RC-planning-11",)

    def __init__(self, who: str) -> None:
        self.who = who

    def resolve(self, s: CrusoeState) -> None:
        mask = targets(s, self.who)
        for person in range(4):
            if mask >> person & 1:
                s.pawn_limit[person] = 1

    def words(self) -> Msg:
        return Msg("fx-one-pawn", {"who": who_name(self.who)})


class OnePawnNextRound(Fx):
    """You have only one pawn in the next round; Friday always has one, so it does not touch him."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        actor = s.actor()
        if actor != FRIDAY:
            s.next_limit |= 1 << actor

    def words(self) -> Msg:
        return Msg("fx-one-pawn-next-round")


class OnlyActions(Fx):
    """The people named may take part only in these kinds of actions this round."""

    __slots__ = ("kinds", "who")

    def __init__(self, who: str, kinds: tuple[int, ...]) -> None:
        self.who = who
        self.kinds = kinds

    def resolve(self, s: CrusoeState) -> None:
        mask = targets(s, self.who)
        allowed = sum(1 << kind for kind in self.kinds)
        for person in range(EVERYBODY):
            if mask >> person & 1:
                s.allowed[person] &= allowed

    def words(self) -> Msg:
        kinds = [Msg(f"kind-{KINDS[kind]}") for kind in self.kinds]
        return Msg("fx-only-actions", {"who": who_name(self.who), "kinds": either(kinds)})


class NoSkills(Fx):
    """The first player can't use skills that cost determination this round."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        s.no_skills |= 1 << s.first

    def words(self) -> Msg:
        return Msg("fx-no-skills")


class NightOutside(Fx):
    """You spend this night outside the camp (RC-night-outside-camp-01 to 14). Friday needs no camp."""

    __slots__ = ()
    RULES = ("RC-night-outside-camp-01",)

    def resolve(self, s: CrusoeState) -> None:
        actor = s.actor()
        if actor in s.cfg.players:
            s.outside |= 1 << actor
            s.sent = s.cur >= 0
            if s.events is not None:
                s.emit("log-outside", who=person_name(actor))

    def words(self) -> Msg:
        return Msg("fx-night-outside")


class GainDetermination(Fx):
    """Determination tokens to the people named."""

    __slots__ = ("n", "who")

    def __init__(self, who: str, n: int) -> None:
        self.who = who
        self.n = n

    def resolve(self, s: CrusoeState) -> None:
        mask = targets(s, self.who)
        for person in range(EVERYBODY):
            if mask >> person & 1:
                give_determination(s, person, self.n)

    def words(self) -> Msg:
        return Msg("fx-determination", {"who": who_name(self.who), "n": self.n})


class DivideDetermination(PickPerson):
    """n tokens that the players divide as they like, one at a time."""

    __slots__ = ("n",)
    PROMPT = "ask-divide"

    def __init__(self, n: int) -> None:
        self.n = n

    def answer(self, s: CrusoeState, action: int) -> None:
        give_determination(s, action - PERSON, 1)
        if self.n > 1:
            s.then(DivideDetermination(self.n - 1))

    def prompt(self, s: CrusoeState) -> Msg:
        return Msg("ask-divide", {"n": self.n})

    def words(self) -> Msg:
        return Msg("fx-divide-determination", {"n": self.n})


class ChooseUser(PickPerson):
    """Who uses a shared thing: a player (or Friday, RC-friday-10); the effects then run for that person."""

    __slots__ = ("card", "effects", "people")
    PROMPT = "ask-user"
    RULES = ("RC-starting-items-04", "RC-friday-10")

    def __init__(self, people: int, card: int, effects: tuple[Fx, ...]) -> None:
        self.people = people
        self.card = card
        self.effects = effects

    def people_to_name(self, s: CrusoeState) -> list[int]:
        return [person for person in s.people() if self.people >> person & 1]

    def answer(self, s: CrusoeState, action: int) -> None:
        from marooned.games.crusoe.effects.base import within

        within(s, action - PERSON, self.card, "use", self.effects)

    def prompt(self, s: CrusoeState) -> Msg:
        return Msg("ask-user", {"card": card_name(s, self.card)})


class TempWeapon(Fx):
    """Weapon +n for you until this action or fight is over; the marker does not move (RC-temporary-weapon-01 to 05)."""

    __slots__ = ("fight", "n")
    RULES = ("RC-temporary-weapon-01", "RC-temporary-weapon-02", "RC-temporary-weapon-04")

    def __init__(self, n: int, fight: bool = False) -> None:
        self.n = n
        self.fight = fight

    def resolve(self, s: CrusoeState) -> None:
        s.temp[s.actor()] += self.n
        if self.fight:
            s.fight_bonus += self.n
        if s.events is not None:
            s.emit("log-temp-weapon", who=person_name(s.actor()), n=self.n)

    def words(self) -> Msg:
        return Msg("fx-temp-weapon", {"n": self.n, "until": "fight" if self.fight else "action"})
