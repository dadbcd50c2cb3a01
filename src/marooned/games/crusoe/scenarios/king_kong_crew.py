"""The film crew of King Kong Island: who dies next, who is taken captive, and what each member's item does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marooned.core.messages import Msg
from marooned.games.crusoe import codes
from marooned.games.crusoe.abilities import NOT_THERE
from marooned.games.crusoe.actions import HELPERS, REROLL_DIE
from marooned.games.crusoe.content.uses import (
    ANY,
    NEEDS_EVENT_DECK,
    NEEDS_UNROLLED_WEATHER,
    DiscoveryUse,
    condition_code,
)
from marooned.games.crusoe.effects.base import Demand, Fx, FxChoice
from marooned.games.crusoe.effects.events import LookEvent
from marooned.games.crusoe.effects.levels import Level
from marooned.games.crusoe.effects.people import DivideDetermination, Wounds
from marooned.games.crusoe.effects.weather import HUNGRY_DIE, RerollHungry, RollEarly
from marooned.games.crusoe.phases.dice import ActionDie, current, reroll_label
from marooned.games.crusoe.special import Lender
from marooned.games.crusoe.terms import (
    AT_DANGER,
    AT_DEMAND_DETERMINATION,
    AT_DEMAND_PALISADE,
    AT_DEMAND_WEAPON,
    AT_DICE,
    AT_FIGHT,
    AT_HUNGRY,
    AT_MORALE,
    AT_PLANNING,
    BUILD,
    EACH,
    EXPLORE,
    MORALE,
    PALISADE,
    WEAPON,
    WEATHER,
)
from marooned.games.crusoe.verbs import drop_thing, lower_level

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

# scenario_ints of King Kong Island
TRAPS: Final = 0  # bits of spaces
CAPTURED: Final = 1  # King Kong
DEAD: Final = 2  # bits of members of the crew
CAPTIVE: Final = 3  # the actress
FOURTH: Final = 4  # space of the fourth totem, -1 before it is discovered
LAIR_NIGHT: Final = 5  # the last night was spent on a tile with a totem

MEMBERS: Final = (
    "lights", "cameraman", "sound", "screenwriter", "make-up-man", "actress", "double", "actor", "director",
)  # fmt: skip
LIGHTS: Final = MEMBERS.index("lights")
SCREENWRITER: Final = MEMBERS.index("screenwriter")
ACTRESS: Final = MEMBERS.index("actress")
DIRECTOR: Final = MEMBERS.index("director")
NAMES: Final = (
    Msg("crew-lights"),
    Msg("crew-cameraman"),
    Msg("crew-sound"),
    Msg("crew-screenwriter"),
    Msg("crew-make-up-man"),
    Msg("crew-actress"),
    Msg("crew-double"),
    Msg("crew-actor"),
    Msg("crew-director"),
)

LOST_ITEM_TOKEN: Final = "scenario-stripes"
FOOTPRINT_TOKEN: Final = "scenario-cross"
FLASHLIGHT: Final = HELPERS.index("scenario-helper-1")
FOOTPRINT: Final = HELPERS.index("scenario-helper-2")


def next_member(s: CrusoeState) -> int:
    """The living member with the lowest number, a captive passed over (RC-sheet-7-06, RC-sheet-7-17)."""
    gone = s.scenario_ints[DEAD] | s.scenario_ints[CAPTIVE] << ACTRESS
    return next((member for member in range(len(MEMBERS)) if not gone >> member & 1), DIRECTOR)


# -- what befalls the crew -------------------------------------------------------------------------------------------
class KillCrew(Fx):
    """The next member of the crew dies; the actress is taken captive instead (RC-sheet-7-06)."""

    __slots__ = ()
    RULES = ("RC-sheet-7-06",)

    def resolve(self, s: CrusoeState) -> None:
        member = next_member(s)
        s.dirty = True
        if member == ACTRESS:
            s.scenario_ints[CAPTIVE] = 1
            if s.events is not None:
                s.emit("log-actress-captive")
            return
        s.scenario_ints[DEAD] |= 1 << member
        if s.events is not None:
            s.emit("log-crew-dies", who=NAMES[member])

    def words(self) -> Msg:
        return Msg("fx-kill-crew")


class BeastsBreakIn(Demand):
    """The palisade face where there is no palisade: a wound each, morale and a member of the crew (RC-sheet-7-09).

    Whoever can still raise the palisade is asked first (RC-unfulfilled-demand-15).
    """

    __slots__ = ()
    RULES = ("RC-sheet-7-09", "RC-unfulfilled-demand-15")

    def window(self, s: CrusoeState) -> int:
        return AT_DEMAND_PALISADE

    def settle(self, s: CrusoeState) -> None:
        if lower_level(s, PALISADE, 1):
            s.push(Wounds(EACH, 1), Level(MORALE, -1), KillCrew())


class RescueActress(Fx):
    """The actress is free again (RC-sheet-7-13)."""

    __slots__ = ()
    RULES = ("RC-sheet-7-13",)

    def resolve(self, s: CrusoeState) -> None:
        s.scenario_ints[CAPTIVE] = 0
        s.dirty = True
        if s.events is not None:
            s.emit("log-actress-free")

    def words(self) -> Msg:
        return Msg("fx-rescue-actress")


# -- their items -----------------------------------------------------------------------------------------------------
class Item:
    """What the item of a member is for. at: windows in which it can be used, 0 = never. need: as in `content.uses`."""

    __slots__ = ("at", "effects", "name", "need")

    def __init__(self, name: Msg, at: int = 0, *effects: Fx, need: int = ANY) -> None:
        self.name = name
        self.at = at
        self.effects = effects
        self.need = need


class LuckyCharm(Fx):
    """Reroll one die: of the hungry animals in the weather phase, of the running action else (RC-sheet-7-19)."""

    __slots__ = ()
    RULES = ("RC-sheet-7-19",)

    def resolve(self, s: CrusoeState) -> None:
        s.push(RerollHungry(HUNGRY_DIE) if s.phase == WEATHER else CharmDie())

    def words(self) -> Msg:
        return Msg("fx-reroll-any")


class CharmDie(FxChoice):
    """Which die of the running action is rolled again."""

    __slots__ = ()
    PROMPT = "ask-charm-die"

    def options(self, s: CrusoeState) -> list[int]:
        return [REROLL_DIE + die for die in range(3) if s.roll[die] >= 0]

    def answer(self, s: CrusoeState, action: int) -> None:
        s.then(ActionDie(3 * (current(s).kind - BUILD) + action - REROLL_DIE))

    def seat(self, s: CrusoeState) -> int:
        return s.seat_of(current(s).actor)

    def label(self, s: CrusoeState, action: int) -> Msg:
        return reroll_label(s, action - REROLL_DIE)


ITEMS: Final = (
    Item(Msg("item-flashlight")),
    Item(Msg("item-wine"), AT_PLANNING | AT_MORALE | AT_DEMAND_DETERMINATION, DivideDetermination(2)),
    Item(Msg("item-microphone"), AT_PLANNING, RollEarly(), need=NEEDS_UNROLLED_WEATHER),
    Item(Msg("item-script"), AT_PLANNING, LookEvent(), need=NEEDS_EVENT_DECK),
    Item(Msg("item-make-up-kit")),
    Item(Msg("item-photos"), AT_PLANNING | AT_MORALE, Level(MORALE, 1)),
    Item(Msg("item-lucky-charm"), AT_DICE | AT_HUNGRY, LuckyCharm()),
    Item(Msg("item-revolver"), AT_PLANNING | AT_FIGHT | AT_DEMAND_WEAPON | AT_DANGER, Level(WEAPON, 2)),
    Item(Msg("item-last-will")),
)
_USELESS: Final = (MEMBERS.index("make-up-man"), DIRECTOR)


class UseLostItem(Fx):
    """What the item of the next member does (RC-sheet-7-17 to 19)."""

    __slots__ = ()
    RULES = ("RC-sheet-7-17", "RC-sheet-7-18", "RC-sheet-7-19")

    def resolve(self, s: CrusoeState) -> None:
        s.push_all(ITEMS[next_member(s)].effects)

    def words(self) -> Msg:
        return Msg("fx-lost-item")


class LostItem(DiscoveryUse):
    """The Film-Maker's Lost Item: the item of the living member with the lowest number when it is used."""

    __slots__ = ()

    def __init__(self) -> None:
        at = 0
        for item in ITEMS:
            at |= item.at
        super().__init__(LOST_ITEM_TOKEN, at, ANY, UseLostItem(), name="lost-item")

    def code(self, s: CrusoeState, at: int, person: int) -> int:
        if self.token(s) < 0:
            return NOT_THERE
        member = next_member(s)
        item = ITEMS[member]
        if member in _USELESS:
            return codes.SHEET_7_20
        if item.at & at and not s.uses_now[FLASHLIGHT]:
            return condition_code(s, item.need, at, person)
        return codes.SHEET_7_18 if member < SCREENWRITER else codes.SHEET_7_19

    def words_now(self, s: CrusoeState) -> tuple[Msg, ...]:
        item = ITEMS[next_member(s)]
        return (item.name, *(effect.words() for effect in item.effects))


class Flashlight(Lender):
    """The lost item while the lights man is next: a pawn for one build action (RC-sheet-7-18)."""

    helper = FLASHLIGHT
    kind = BUILD

    def pawns(self, s: CrusoeState) -> int:
        if next_member(s) != LIGHTS:
            return 0
        return count(s, LOST_ITEM_TOKEN)

    def used_up(self, s: CrusoeState) -> None:
        drop(s, LOST_ITEM_TOKEN)


class GiantFootprint(Lender):
    """The Giant Footprint: a pawn for one explore action (RC-sheet-7-16)."""

    helper = FOOTPRINT
    kind = EXPLORE

    def pawns(self, s: CrusoeState) -> int:
        return count(s, FOOTPRINT_TOKEN)

    def used_up(self, s: CrusoeState) -> None:
        drop(s, FOOTPRINT_TOKEN)


def count(s: CrusoeState, name: str) -> int:
    """How many tokens of a kind lie in available resources."""
    return sum(s.cards.all[token].id == name for token in s.discoveries)


def drop(s: CrusoeState, name: str) -> None:
    """Take a token out of the game."""
    drop_thing(s, next(token for token in s.discoveries if s.cards.all[token].id == name))


class IgnoreHungry(Fx):
    """The roll of the red die that would be resolved now does nothing (RC-sheet-7-15)."""

    __slots__ = ()
    RULES = ("RC-sheet-7-15",)

    def resolve(self, s: CrusoeState) -> None:
        s.weather_dice[2 + s.hungry_roll] = 0

    def words(self) -> Msg:
        return Msg("fx-ignore-hungry")


class Firecracker(DiscoveryUse):
    """The Firecracker: of no use against a blank face (RC-sheet-7-15)."""

    __slots__ = ()

    def code(self, s: CrusoeState, at: int, person: int) -> int:
        return super().code(s, at, person) or (0 if s.weather_dice[2 + s.hungry_roll] > 0 else codes.SHEET_7_15)
