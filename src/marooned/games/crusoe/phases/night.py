"""The night phase: eat, move the camp, sleep, spoil, end of round (RC-night-phase-01 to 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.core.messages import Msg
from marooned.games.crusoe import abilities, codes
from marooned.games.crusoe.actions import PERSON, SPACE, STAY
from marooned.games.crusoe.effects.base import CloseScope, Fx, GroupChoice, OpenScope, Window
from marooned.games.crusoe.effects.events import pass_first
from marooned.games.crusoe.effects.flow import Choose
from marooned.games.crusoe.effects.goods import Discard, PayFood
from marooned.games.crusoe.effects.island import MoveCamp, new_camps
from marooned.games.crusoe.effects.people import Hurt, PickPerson, Wounds
from marooned.games.crusoe.phases import event
from marooned.games.crusoe.state import Treasure
from marooned.games.crusoe.targets import has_treasure
from marooned.games.crusoe.terms import (
    AT_MEAL_OUTSIDE,
    AT_NIGHT,
    AT_SPOILING,
    FOOD,
    GROUP,
    GUEST,
    MAY_DO,
    NIGHT,
    PRESERVED,
    YOU,
)
from marooned.games.crusoe.verbs import discard, drop_thing, finish, space_name

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


class StartNight(Fx):
    """Night effects first, then the five steps (RC-night-phase-11)."""

    __slots__ = ()
    RULES = ("RC-night-phase-01", "RC-night-phase-11")

    def resolve(self, s: CrusoeState) -> None:
        s.phase = NIGHT
        if s.events is not None:
            s.emit("log-phase", phase=Msg("phase-night"))
        steps: list[Fx] = []
        for person, card, effect in (*s.tonight, *s.every_night):
            steps += [OpenScope(person, card, "night", -1), effect, CloseScope()]
        s.tonight = []
        s.push(
            *steps,
            BeforeEating(),
            *s.cfg.scenario.at_night(s),
            Eat(),
            ExtraMeals(),
            *(MealOutside(person) for person in s.cfg.players if s.outside >> person & 1),
            MoveCampAtNight(),
            Sleep(),
            BeforeSpoiling(),
            Spoil(),
            EndRound(),
        )


def food_in_camp(s: CrusoeState) -> int:
    """All food in available resources."""
    return s.available[FOOD] + s.available[PRESERVED]


class BeforeEating(Fx):
    """A window before the meal, if food or healing could still be had (RC-healing-04, RC-open-questions-21)."""

    __slots__ = ()
    RULES = ("RC-healing-03", "RC-healing-04", "RC-open-questions-21", "RC-food-rot-05")

    def resolve(self, s: CrusoeState) -> None:
        meals = len(s.in_camp()) * (1 + s.extra_meals) + s.cfg.scenario.mouths(s)
        hungry = food_in_camp(s) < meals
        if (hungry or wounded(s)) and abilities.usable(s, AT_NIGHT, GROUP):
            s.then(Window(AT_NIGHT, GROUP))


def wounded(s: CrusoeState) -> bool:
    """Whether anybody in the camp is wounded."""
    return any(s.wounds[person] and not s.outside >> person & 1 for person in s.people())


class Eat(Fx):
    """1 food per player; if there is too little the players decide who goes hungry (RC-night-phase-01 to 04)."""

    __slots__ = ()
    RULES = (
        "RC-night-phase-01",
        "RC-night-phase-02",
        "RC-night-phase-03",
        "RC-night-phase-04",
        "RC-night-phase-10",
        "RC-unfulfilled-demand-11",
        "RC-solo-06",
        "RC-open-questions-22",
        "RC-night-outside-camp-10",
    )

    def resolve(self, s: CrusoeState) -> None:
        eaters = len(s.in_camp())
        food = food_in_camp(s)
        fed = min(food, eaters)
        if s.events is not None:
            s.emit("log-meal", n=fed)
        steps: list[Fx] = []
        if fed:
            steps.append(PayFood(fed))
        if fed < eaters:
            steps.append(GoHungry(eaters - fed, 0))
        s.push_all(steps)


class GoHungry(PickPerson):
    """Who does not eat: 2 wounds each, taken together (RC-night-phase-02, -03)."""

    __slots__ = ("chosen", "n")
    PROMPT = "ask-hungry"
    RULES = ("RC-night-phase-02", "RC-night-phase-03")

    def __init__(self, n: int, chosen: int) -> None:
        self.n = n
        self.chosen = chosen

    def people_to_name(self, s: CrusoeState) -> list[int]:
        return [person for person in s.in_camp() if not self.chosen >> person & 1]

    def answer(self, s: CrusoeState, action: int) -> None:
        chosen = self.chosen | 1 << (action - PERSON)
        if self.n > 1:
            s.then(GoHungry(self.n - 1, chosen))
        else:
            s.push(Hurt(chosen, 2), *s.cfg.scenario.went_hungry(s, chosen.bit_count()))

    def prompt(self, s: CrusoeState) -> Msg:
        return Msg("ask-hungry", {"n": self.n})


class ExtraMeals(Fx):
    """For each effect that asks for it: every player in camp eats 1 food more or takes 1 wound."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        steps: list[Fx] = []
        for _ in range(s.extra_meals):
            for person in (*s.from_first(), *((GUEST,) if s.guest else ())):
                if not s.outside >> person & 1:
                    steps += [OpenScope(person, -1, "night", -1), ExtraMealFor(), CloseScope()]
        s.push_all(steps)


class ExtraMealFor(Fx):
    """One player's extra meal, or a wound."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        if food_in_camp(s):
            s.then(Choose(((Discard(FOOD, 1),), (Wounds(YOU, 1),))))
        else:
            Hurt(1 << s.actor(), 1).resolve(s)


class MealOutside(Fx):
    """A player outside eats from what he keeps, and sleeps in the open (RC-night-outside-camp-06 to 10)."""

    __slots__ = ("person",)
    RULES = ("RC-night-outside-camp-08", "RC-night-outside-camp-09", "RC-night-outside-camp-10", "RC-open-questions-26")

    def __init__(self, person: int) -> None:
        self.person = person

    def resolve(self, s: CrusoeState) -> None:
        goods = s.outside_goods[self.person]
        steps: list[Fx] = [EatOutside(self.person)]
        if goods[FOOD] + goods[PRESERVED] < 1 + s.extra_meals and abilities.usable(s, AT_MEAL_OUTSIDE, self.person):
            steps.insert(0, Window(AT_MEAL_OUTSIDE, self.person))
        s.push_all(steps)


class EatOutside(Fx):
    """Eat or take 2 wounds; then 1 wound in the open, unless a natural shelter was found (RC-night-outside-
    camp-06, -07).
    """

    __slots__ = ("person",)
    RULES = ("RC-night-outside-camp-06", "RC-night-outside-camp-07", "RC-night-outside-camp-08", "RC-open-questions-25")

    def __init__(self, person: int) -> None:
        self.person = person

    def resolve(self, s: CrusoeState) -> None:
        n = 0
        steps: list[Fx] = []
        for meal in range(1 + s.extra_meals):
            if not eat_own(s, self.person):
                n += 2 if meal == 0 else 1
                steps += s.cfg.scenario.went_hungry(s, 1) if meal == 0 else []
        if n:
            steps.insert(0, Hurt(1 << self.person, n))
        if not s.shelter_night >> self.person & 1:
            steps.append(Hurt(1 << self.person, 1))
        s.push_all(steps)


def eat_own(s: CrusoeState, person: int) -> bool:
    """Eat one food of one's own, ordinary first; False if there is none."""
    goods = s.outside_goods[person]
    for resource in (FOOD, PRESERVED):
        if goods[resource]:
            goods[resource] -= 1
            return True
    return False


class MoveCampAtNight(GroupChoice):
    """Stay, or move to a neighbouring open tile (RC-night-phase-05, RC-moving-camp-01, RC-inaccessible-tile-03)."""

    __slots__ = ()
    PROMPT = "ask-move-camp"
    RULES = ("RC-night-phase-05", "RC-moving-camp-01", "RC-inaccessible-tile-03")

    def options(self, s: CrusoeState) -> list[int]:
        return [STAY, *(SPACE + space for space in new_camps(s))]

    def answer(self, s: CrusoeState, action: int) -> None:
        if action != STAY:
            s.then(MoveCamp(action - SPACE))

    def forbids(self, s: CrusoeState, action: int) -> str:
        space = action - SPACE
        if not 0 <= space < len(s.tiles):
            return ""
        if s.closed >> space & 1:
            return "RC-inaccessible-tile-03"
        near = space in s.cfg.board.neighbours[s.camp] and s.tiles[space]
        return s.rule_id(s.cfg.scenario.forbids_camp(s, space) if near else codes.MOVING_CAMP_01)

    def label(self, s: CrusoeState, action: int) -> Msg:
        return Msg("label-stay") if action == STAY else Msg("label-move-camp", {"space": space_name(action - SPACE)})


class Sleep(Fx):
    """Without any shelter every player in camp takes 1 wound (RC-night-phase-06, -07, RC-natural-vs-built-
    shelter-01).
    """

    __slots__ = ()
    RULES = ("RC-night-phase-06", "RC-night-phase-07", "RC-shelter-roof-palisade-weapons-01", "RC-friday-19")

    def resolve(self, s: CrusoeState) -> None:
        if not s.has_shelter():
            if s.events is not None:
                s.emit("log-open-air")
            Hurt(sum(1 << person for person in s.in_camp()), 1).resolve(s)


class BeforeSpoiling(Fx):
    """A window before food spoils, if somebody could still be healed (RC-healing-04, RC-food-rot-05)."""

    __slots__ = ()
    RULES = ("RC-healing-04", "RC-food-rot-05")

    def resolve(self, s: CrusoeState) -> None:
        if wounded(s) and abilities.usable(s, AT_SPOILING, GROUP):
            s.then(Window(AT_SPOILING, GROUP))


class Spoil(Fx):
    """Ordinary food beyond what can be stored is discarded, unused larvae too (RC-food-rot-01 to 04, RC-item-
    cellar-01).
    """

    __slots__ = ()
    RULES = (
        "RC-night-phase-08",
        "RC-food-rot-01",
        "RC-food-rot-02",
        "RC-food-rot-03",
        "RC-food-rot-04",
        "RC-item-cellar-01",
        "RC-token-nourishing-larvae-02",
        "RC-token-goat-02",
    )

    def resolve(self, s: CrusoeState) -> None:
        if s.has_item("cellar") or has_treasure(s, "boxes"):
            return
        barrel = any(s.cards.all[t.card].id == "barrel" and t.uses == 0 for t in s.treasures)
        spoiled = max(0, s.available[FOOD] - (2 if barrel else 0))
        s.available[FOOD] -= spoiled
        if s.events is not None and spoiled:
            s.emit("log-spoiled", n=spoiled)
        if not barrel:
            for token in [token for token in s.discoveries if s.cards.all[token].id == "nourishing-larvae"]:
                drop_thing(s, token)


def reminder_over(s: CrusoeState, card: str, person: int) -> bool:
    """Whether a card that lies before somebody as a reminder is discarded at the end of this round."""
    if card == "blowgun":
        return not s.next_limit >> person & 1
    return card in ("shiny-jewel", "strange-disease")


class EndRound(Fx):
    """Markers go, the round marker moves, the first player passes; after the last round the game is lost (RC-end-
    of-round-01 to 04).
    """

    __slots__ = ()
    RULES = (
        "RC-night-phase-09",
        "RC-end-of-round-01",
        "RC-end-of-round-02",
        "RC-end-of-round-03",
        "RC-end-of-game-04",
        "RC-round-overview-01",
    )

    def resolve(self, s: CrusoeState) -> None:
        if s.round >= s.cfg.scenario.rounds:
            finish(s, False, "rounds")
            return
        s.used_skills = 0
        s.no_skills = 0
        s.ban_mixed = False
        for card, person in list(s.kept):
            if reminder_over(s, s.cards.all[card].id, person):
                s.kept.remove((card, person))
                discard(s, card)
        for person in range(4):
            s.pawn_limit[person] = 1 if s.next_limit >> person & 1 else 2
        s.next_limit = 0
        s.allowed = list(MAY_DO)
        s.production = 0
        s.extra_wood = 0
        s.food_cut = 0
        s.extra_meals = 0
        s.weather_dice = [-1, -1, -1]
        s.storm_rolled = False
        s.hungry_roll = 0
        s.cloud_mods = [0] * 5
        s.night_asked = 0
        s.shelter_night = 0
        s.shortcut_source = 0
        s.fresh = [0] * len(s.fresh)
        s.curses = [curse for curse in s.curses if curse[3] > s.round]
        s.treasures = [Treasure(t.card, t.uses, t.since, -1) if t.user >= 0 else t for t in s.treasures]
        s.round += 1
        pass_first(s)
        s.cfg.scenario.round_starts(s)
        s.dirty = True
        s.then(event.StartRound())
