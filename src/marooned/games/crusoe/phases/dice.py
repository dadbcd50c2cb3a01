"""The dice of an action: rolling, forced rerolls, rerolls by skill. What the faces do is in `resolving`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.core.messages import Msg
from marooned.games.crusoe import abilities
from marooned.games.crusoe.actions import (
    FRIDAY_REROLL_DIE,
    GO,
    REROLL_DIE,
    STARTING_IDS,
    USE_STARTING,
)
from marooned.games.crusoe.effects.base import (
    DRAW_CARD,
    FACE_NAMES,
    SUCCESS,
    WOUND,
    Die,
    Fx,
    FxChoice,
)
from marooned.games.crusoe.people import CRAFT, FRIDAY_REROLL, KEEN_EYE, LUCKY, SKILL_OWNER, SKILL_PRICE
from marooned.games.crusoe.state import Planned
from marooned.games.crusoe.terms import (
    AT_DICE,
    BUILD,
    EXPLORE,
    FRIDAY,
    GATHER,
    REROLL,
)
from marooned.games.crusoe.verbs import (
    give_determination,
    take_determination,
)

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

REROLL_SKILL = {BUILD: CRAFT, GATHER: KEEN_EYE, EXPLORE: LUCKY}
_PIPE = STARTING_IDS.index("pipe-and-tobacco")


def current(s: CrusoeState) -> Planned:
    """The action that is being resolved."""
    return s.plan[s.cur]


class ActionDie(Die):
    """One of the three dice of the action (RC-action-dice-01 to 03)."""

    __slots__ = ()
    RULES = ("RC-action-dice-01", "RC-action-dice-02", "RC-action-dice-03")

    def rolled(self, s: CrusoeState, face: int) -> None:
        s.roll[self.die % 3] = face


def curses_of(s: CrusoeState, person: int) -> int:
    """How many reroll tokens on the person count this round."""
    if not s.curses:
        return 0
    return sum(1 for who, _, since, until in s.curses if who == person and since <= s.round <= until)


def automatic_curse(s: CrusoeState, person: int) -> bool:
    """Whether the person must roll the success die even with enough pawns (Confused)."""
    return s.curses != [] and any(
        who == person and since <= s.round <= until and s.cards.all[card].id == "confused"
        for who, card, since, until in s.curses
    )


class ForcedReroll(Fx):
    """A success shown first must be rerolled once for the token, and once for a curse (RC-action-tokens-13 to 15)."""

    __slots__ = ()
    RULES = ("RC-action-tokens-13", "RC-action-tokens-14", "RC-action-tokens-15", "RC-open-questions-17")

    def resolve(self, s: CrusoeState) -> None:
        planned = current(s)
        if s.roll[1] != SUCCESS:
            return
        again = curses_of(s, planned.actor)
        if s.action_tokens[planned.kind] & REROLL:
            s.action_tokens[planned.kind] &= ~REROLL
            again += 1
        s.push_all([RerollSuccess(3 * (planned.kind - BUILD) + 1)] * again)


class RerollSuccess(Die):
    """Rolls a success again; another face stands."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        if s.roll[1] == SUCCESS:
            super().resolve(s)

    def rolled(self, s: CrusoeState, face: int) -> None:
        s.roll[1] = face


class Rerolls(FxChoice):
    """After the roll, before any result: rerolls by the acting person's own skill (RC-action-dice-10, -11)."""

    __slots__ = ()
    PROMPT = "ask-reroll"
    RULES = ("RC-action-dice-10", "RC-action-dice-11", "RC-open-questions-18", "RC-open-questions-19", "RC-friday-12")

    def options(self, s: CrusoeState) -> list[int]:
        options = self.own(s)
        if s.discoveries or s.pocket_things:
            options += abilities.usable(s, AT_DICE, current(s).actor)
        return options

    def own(self, s: CrusoeState) -> list[int]:
        """What the acting person can do by his own skill, besides keeping the dice."""
        planned = current(s)
        actor = planned.actor
        options = [GO]
        dice = [die for die in range(3) if s.roll[die] >= 0]
        if actor == FRIDAY:
            if s.determination[FRIDAY] >= SKILL_PRICE[FRIDAY_REROLL]:
                options += [FRIDAY_REROLL_DIE + die for die in dice]
            return options
        skill = REROLL_SKILL[planned.kind]
        if SKILL_OWNER[skill] != actor or s.used_skills >> skill & 1 or s.no_skills >> actor & 1:
            return options
        if s.determination[actor] >= SKILL_PRICE[skill]:
            options += [REROLL_DIE + die for die in dice]
        elif s.starting[_PIPE] > 0:
            options.append(USE_STARTING + _PIPE)
        return options

    def answer(self, s: CrusoeState, action: int) -> None:
        planned = current(s)
        if action == GO:
            return
        s.then(self)
        if action > USE_STARTING + _PIPE:
            abilities.use(s, action, AT_DICE, planned.actor)
            return
        if action == USE_STARTING + _PIPE:
            from marooned.games.crusoe.content.uses import spend_starting

            spend_starting(s, _PIPE)
            give_determination(s, planned.actor, 2)
            return
        if planned.actor == FRIDAY:
            die = action - FRIDAY_REROLL_DIE
            skill = FRIDAY_REROLL
        else:
            die = action - REROLL_DIE
            skill = REROLL_SKILL[planned.kind]
            s.used_skills |= 1 << skill
        take_determination(s, planned.actor, SKILL_PRICE[skill])
        s.then(ActionDie(3 * (planned.kind - BUILD) + die))

    def extras(self, s: CrusoeState, options: list[int]) -> list[int]:
        return options[1:]

    def search(self, s: CrusoeState, options: list[int]) -> list[int]:
        bad = [s.roll[0] == WOUND, s.roll[1] != SUCCESS, s.roll[2] == DRAW_CARD]
        return [
            option for option in options if option == GO or option >= USE_STARTING or bad[(option - REROLL_DIE) % 4]
        ]

    def forbids(self, s: CrusoeState, action: int) -> str:
        if REROLL_DIE <= action < REROLL_DIE + 3:
            planned = current(s)
            skill = REROLL_SKILL[planned.kind]
            if SKILL_OWNER[skill] != planned.actor:
                return "RC-open-questions-19"
            if s.used_skills >> skill & 1:
                return "RC-character-skills-23"
            return "RC-action-dice-11"
        if FRIDAY_REROLL_DIE <= action < FRIDAY_REROLL_DIE + 3:
            return "RC-friday-13"
        return abilities.why_not(s, action, AT_DICE, current(s).actor)

    def label(self, s: CrusoeState, action: int) -> Msg:
        if action == GO:
            return Msg("label-keep-dice")
        if action >= USE_STARTING:
            return abilities.label(s, action)
        return reroll_label(s, action - (FRIDAY_REROLL_DIE if action >= FRIDAY_REROLL_DIE else REROLL_DIE))


def reroll_label(s: CrusoeState, die: int) -> Msg:
    """Rerolling one of the three dice, and what it shows."""
    face = FACE_NAMES[3 * (current(s).kind - BUILD) + die][s.roll[die]]
    name = Msg(f"die-kind-{('wound', 'success', 'adventure')[die]}")
    return Msg("label-reroll", {"die": name, "face": Msg(f"face-{face}")})
