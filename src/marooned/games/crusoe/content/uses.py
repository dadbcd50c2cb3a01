"""The abilities of the base game: what each skill, starting item, token, treasure and item can be used for, and
when.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marooned.core.messages import Msg
from marooned.games.crusoe import codes
from marooned.games.crusoe.abilities import NOT_THERE, Ability
from marooned.games.crusoe.actions import (
    DISCOVERY_IDS,
    HOOCH_WINTER,
    ITEM_IDS,
    PLAN_PALISADE,
    STARTING_IDS,
    TREASURE_IDS,
    USE_DISCOVERY,
    USE_FIREPLACE,
    USE_POT,
    USE_SKILL,
    USE_STARTING,
    USE_SURPRISING,
    USE_TREASURE,
)
from marooned.games.crusoe.effects.beasts import TO_HUNTING_TOP, BeastTo, KeepOrBottom, LookHunting
from marooned.games.crusoe.effects.events import IgnoreClouds, LookEvent
from marooned.games.crusoe.effects.goods import Gain, PayFood
from marooned.games.crusoe.effects.levels import Level
from marooned.games.crusoe.effects.mysteries import IGNORED, WHIPPED, DrawMysteries, UseWhip
from marooned.games.crusoe.effects.people import ChooseUser, GainDetermination, Heal, HealAny, TempWeapon, Wounds
from marooned.games.crusoe.effects.things import BuildFree, DrawTwoKeepOne, NewIdeas
from marooned.games.crusoe.effects.tiles import Reconnaissance
from marooned.games.crusoe.effects.tokens import RemoveAnyToken
from marooned.games.crusoe.effects.use import ForTreasure, GainAvailable, SoupOutside, Ward
from marooned.games.crusoe.effects.weather import RollEarly
from marooned.games.crusoe.layout import (
    DISCOVERIES,
    INVENTIONS,
    MYSTERIES,
    P_DISCOVERY,
    P_EVENT,
    P_HUNTING,
    P_ISLAND,
)
from marooned.games.crusoe.people import (
    DEFENSIVE_PLAN,
    FRENZY,
    HOOCH,
    NEW_IDEAS,
    RECIPE,
    RECONNAISSANCE,
    SCOUTING,
    SKILL_OWNER,
    SKILL_PRICE,
    SKILLS,
    SPEECH,
    STONE_SOUP,
    THE_HUNT,
    TRACKING,
)
from marooned.games.crusoe.phases import weather
from marooned.games.crusoe.terms import (
    AT_ARRANGE,
    AT_CLOUDS,
    AT_DANGER,
    AT_DEMAND_DETERMINATION,
    AT_DEMAND_FOOD,
    AT_DEMAND_FUR,
    AT_DEMAND_PALISADE,
    AT_DEMAND_WEAPON,
    AT_DEMAND_WOOD,
    AT_EXPLORE,
    AT_FIGHT,
    AT_HUNT,
    AT_LETHAL,
    AT_MEAL_OUTSIDE,
    AT_MORALE,
    AT_NIGHT,
    AT_PLANNING,
    AT_SPOILING,
    AT_TRAP,
    CAMP,
    FOOD,
    FRIDAY,
    FUR,
    GROUP,
    GUEST,
    MORALE,
    NIGHT,
    PALISADE,
    PRESERVED,
    RAIN,
    SNOW,
    SOLDIER,
    WEAPON,
    WEATHER,
    WOOD,
    YOU,
)
from marooned.games.crusoe.verbs import drop_thing, take_determination

if TYPE_CHECKING:
    from marooned.games.crusoe.effects.base import Fx
    from marooned.games.crusoe.state import CrusoeState, Treasure

_NIGHT: Final = AT_NIGHT | AT_SPOILING
_WEAPON: Final = AT_PLANNING | AT_FIGHT | AT_DEMAND_WEAPON | AT_DANGER
_TOKENS: Final = AT_PLANNING | AT_MORALE | AT_DEMAND_DETERMINATION

# Conditions: extra codes that an ability may need.
ANY: Final = 0
NEEDS_POT: Final = 1
NEEDS_WEAPON_1: Final = 2
NEEDS_SHELTER: Final = 3
NEEDS_FOOD: Final = 4
NEEDS_RAIN: Final = 5
NEEDS_WINTER: Final = 6
NEEDS_HUNTING_DECK: Final = 7
NEEDS_TILES: Final = 8
NEEDS_TOKENS: Final = 9
NEEDS_CURE_INVENTION: Final = 10
NEEDS_EVENT_DECK: Final = 11
NEEDS_UNROLLED_WEATHER: Final = 12
NEEDS_OWN_ACTION: Final = 13
NEEDS_TOKEN_ON_BOARD: Final = 15
NEEDS_INVENTIONS: Final = 16
NEEDS_SNOW: Final = 17  # a winter cloud, even one turned into rain
NEEDS_TRAP: Final = 18  # one that the whip has not yet been used for in this drawing
NEEDS_CARD: Final = 19  # a mystery card that is not yet ignored


def food_for_healing(s: CrusoeState, at: int) -> bool:
    """Whether 1 food may go into healing; before eating only beyond what must be eaten (RC-open-questions-21)."""
    food = s.available[FOOD] + s.available[PRESERVED]
    return food > (len(s.in_camp()) + s.cfg.scenario.mouths(s) if at == AT_NIGHT else 0)


def condition_code(s: CrusoeState, need: int, at: int, person: int) -> int:
    """0 if a condition holds, else the code of the rule behind it."""
    if need == NEEDS_POT:
        return 0 if s.has_item("pot") else codes.ITEM_POT_01
    if need == NEEDS_WEAPON_1:
        return 0 if s.weapon >= 1 else codes.TOKEN_GOAT_01
    if need == NEEDS_SHELTER:
        return 0 if s.has_shelter() else codes.SHELTER_ROOF_PALISADE_WEAPONS_15
    if need == NEEDS_FOOD:
        return 0 if food_for_healing(s, at) else codes.OPEN_QUESTIONS_21
    if need in (NEEDS_RAIN, NEEDS_WINTER, NEEDS_SNOW):
        left = {NEEDS_RAIN: weather.rain_left, NEEDS_WINTER: weather.winter_left, NEEDS_SNOW: weather.snow_left}[need](
            s
        )
        return 0 if left else codes.WEATHER_PHASE_13
    if need == NEEDS_HUNTING_DECK:
        return 0 if len(s.piles[P_HUNTING]) else codes.CHARACTER_SKILLS_17
    if need == NEEDS_TILES:
        return 0 if len(s.piles[P_ISLAND]) else codes.CHARACTER_SKILLS_14
    if need == NEEDS_TOKENS:
        return 0 if len(s.piles[P_DISCOVERY]) else codes.DISCOVERY_TOKENS_05
    if need == NEEDS_CURE_INVENTION:
        if not s.has_item("pot"):
            return codes.TOKEN_HEALING_HERBS_01
        return 0 if s.board >> ITEM_IDS.index("cure") & 1 else codes.TOKEN_HEALING_HERBS_02
    if need == NEEDS_EVENT_DECK:
        return 0 if len(s.piles[P_EVENT]) else NOT_THERE
    if need == NEEDS_UNROLLED_WEATHER:
        if s.storm_rolled:
            return codes.START_STORM_GLASS_02
        fit = not s.plan and bool(s.cfg.scenario.dice_rolled(s))
        return 0 if fit else codes.START_STORM_GLASS_01
    if need == NEEDS_OWN_ACTION:
        return 0 if s.cur >= 0 and person == SOLDIER else codes.CHARACTER_SKILLS_19
    if need == NEEDS_TOKEN_ON_BOARD:
        there = s.weather_tokens & (RAIN | SNOW) if at == AT_CLOUDS else RemoveAnyToken().options(s)
        return 0 if there else NOT_THERE
    if need == NEEDS_TRAP:
        return codes.PRIORITIES_02 if not s.drawing or s.drawing[WHIPPED] or s.drawing[IGNORED] else 0
    if need == NEEDS_CARD:
        return codes.PRIORITIES_02 if not s.drawing or s.drawing[IGNORED] else 0
    if need == NEEDS_INVENTIONS:
        from marooned.games.crusoe.layout import D_INVENTION, P_INVENTION

        return 0 if len(s.piles[P_INVENTION]) or s.discards[D_INVENTION] else codes.CHARACTER_SKILLS_07
    return 0


def heals(effects: tuple[Fx, ...]) -> bool:
    """Whether one of the effects heals."""
    return any(isinstance(effect, Heal | HealAny) for effect in effects)


class Skill(Ability):
    """A character's skill: once a round, paid with own determination (RC-character-skills-01 to 03)."""

    __slots__ = ("index", "need", "owner", "price")

    def __init__(self, action: int, index: int, at: int, need: int, *effects: Fx, name: str = "") -> None:
        super().__init__(action, at, name or SKILLS[index], effects)
        self.index = index
        self.owner = SKILL_OWNER[index]
        self.price = SKILL_PRICE[index]
        self.need = need

    def code(self, s: CrusoeState, at: int, person: int) -> int:
        if self.owner not in s.cfg.players:
            return NOT_THERE
        if s.used_skills >> self.index & 1:
            return codes.CHARACTER_SKILLS_02
        if s.no_skills >> self.owner & 1:
            return codes.PRIORITIES_02
        if s.determination[self.owner] < self.price:
            return codes.CHARACTER_SKILLS_01
        if s.phase == NIGHT and s.outside >> self.owner & 1 and at != AT_MEAL_OUTSIDE:
            return codes.NIGHT_OUTSIDE_CAMP_11
        if s.phase == WEATHER and s.outside >> self.owner & 1:
            return codes.NIGHT_OUTSIDE_CAMP_04
        if at == AT_MEAL_OUTSIDE and person != self.owner:
            return codes.NIGHT_OUTSIDE_CAMP_10
        return condition_code(s, self.need, at, person) if self.need else 0

    def time_code(self) -> int:
        return codes.CHARACTER_SKILLS_02

    def words(self) -> tuple[Msg, ...]:
        return (Msg("fx-pay-determination", {"n": self.price}), *super().words())

    def use(self, s: CrusoeState, at: int, person: int) -> None:
        from marooned.games.crusoe.effects.base import within

        s.used_skills |= 1 << self.index
        take_determination(s, self.owner, self.price)
        effects: tuple[Fx, ...] = (SoupOutside(),) if at == AT_MEAL_OUTSIDE else self.effects
        within(s, self.owner, -1, f"use-{self.name}", effects)


def for_person(s: CrusoeState, person: int, card: int, effects: tuple[Fx, ...], friday: bool = True) -> None:
    """Run the effects for the one whose moment it is; if it is everybody's, the group says who uses the thing.

    friday: whether it may be Friday, too (RC-friday-10). A guest uses nothing, but may be healed.
    """
    from marooned.games.crusoe.effects.base import within

    if person == GROUP:
        people = sum(1 << other for other in s.in_camp()) | friday << FRIDAY
        if not heals(effects):
            people &= ~(1 << GUEST)
        s.then(ChooseUser(people, card, effects))
    else:
        within(s, person, card, "use", effects)


class StartingUse(Ability):
    """One of the two uses of a starting item (RC-starting-items-01 to 05)."""

    __slots__ = ("index", "need", "personal")

    def __init__(self, item: str, at: int, need: int, personal: bool, *effects: Fx) -> None:
        index = STARTING_IDS.index(item)
        super().__init__(USE_STARTING + index, at, item, effects)
        self.index = index
        self.need = need
        self.personal = personal

    def code(self, s: CrusoeState, at: int, person: int) -> int:
        if s.starting[self.index] <= 0:
            return NOT_THERE
        return condition_code(s, self.need, at, person) if self.need else 0

    def time_code(self) -> int:
        return codes.STARTING_ITEMS_03

    def use(self, s: CrusoeState, at: int, person: int) -> None:
        from marooned.games.crusoe.effects.base import within

        card = spend_starting(s, self.index)
        if not self.personal:
            within(s, GROUP, card, "use", self.effects)
        elif at in (AT_PLANNING, AT_NIGHT, AT_SPOILING, AT_MORALE):
            for_person(s, GROUP, card, self.effects)
        else:
            for_person(s, person, card, self.effects, friday=at != AT_FIGHT)


def spend_starting(s: CrusoeState, index: int) -> int:
    """Take one use of a starting item; after the last one it is discarded (RC-starting-items-02). Returns the card."""
    from marooned.games.crusoe.layout import STARTING

    s.starting[index] -= 1
    if s.starting[index] == 0:
        drop_thing(s, STARTING + index)
    return STARTING + index


class DiscoveryUse(Ability):
    """A discovery token: used once, then out of the game (RC-discovery-tokens-01, -02).

    personal: it serves the one whose moment it is (`for_person`). kept: it stays in play (RC-discovery-tokens-03).
    """

    __slots__ = ("kept", "need", "personal")

    def __init__(
        self,
        token: str,
        at: int,
        need: int,
        *effects: Fx,
        name: str = "",
        personal: bool = False,
        kept: bool = False,
    ) -> None:
        super().__init__(USE_DISCOVERY + DISCOVERY_IDS.index(token), at, name or token, effects)
        self.need = need
        self.personal = personal
        self.kept = kept

    def token(self, s: CrusoeState) -> int:
        """The instance to use: available, or found in the running action; -1 if there is none."""
        name = DISCOVERY_IDS[self.action - USE_DISCOVERY]
        things = [*s.discoveries, *s.pocket_things] if s.cur >= 0 else s.discoveries
        for instance in things:
            if DISCOVERIES <= instance < INVENTIONS and s.cards.all[instance].id == name:
                return instance
        return -1

    def token_outside(self, s: CrusoeState, person: int) -> int:
        """The instance that somebody outside the camp keeps; -1 if he has none."""
        name = DISCOVERY_IDS[self.action - USE_DISCOVERY]
        for instance in s.outside_things[person]:
            if s.cards.all[instance].id == name:
                return instance
        return -1

    def code(self, s: CrusoeState, at: int, person: int) -> int:
        there = self.token_outside(s, person) if at == AT_MEAL_OUTSIDE else self.token(s)
        if there < 0:
            return NOT_THERE
        if self.need:
            return condition_code(s, self.need, at, person)
        first = self.effects[0] if self.effects else None
        return codes.BUILD_15 if isinstance(first, BuildFree) and not first.options(s) else 0

    def time_code(self) -> int:
        return codes.HEALING_03 if heals(self.effects) else codes.DISCOVERY_TOKENS_01

    def use(self, s: CrusoeState, at: int, person: int) -> None:
        from marooned.games.crusoe.effects.base import within

        if at == AT_MEAL_OUTSIDE:
            instance = self.token_outside(s, person)
            drop_thing(s, instance)
            for effect in self.effects:
                if isinstance(effect, GainAvailable):
                    s.outside_goods[person][effect.what] += effect.n
            return
        instance = self.token(s)
        effects = self.effects
        if instance in s.pocket_things:  # found in this action, so what it gives is a gain of the action
            effects = tuple(Gain(fx.what, fx.n) if isinstance(fx, GainAvailable) else fx for fx in effects)
        if not self.kept:
            drop_thing(s, instance)
        if self.personal:
            for_person(s, person, instance, effects, friday=at != AT_FIGHT)
        else:
            within(s, GROUP, instance, "use", effects)


class TreasureUse(Ability):
    """A kept treasure. later: not before the round after it was found. bound: one player a round uses it.

    players: its text speaks of players, so it does not serve Friday (RC-friday-11).
    """

    __slots__ = ("bound", "later", "need", "personal", "players")

    def __init__(
        self,
        treasure: str,
        at: int,
        *effects: Fx,
        need: int = ANY,
        personal: bool = False,
        later: bool = False,
        bound: bool = False,
        players: bool = False,
    ) -> None:
        super().__init__(USE_TREASURE + TREASURE_IDS.index(treasure), at, f"treasure-{treasure}", effects)
        self.players = players
        self.need = need
        self.personal = personal
        self.later = later
        self.bound = bound

    def treasure(self, s: CrusoeState) -> Treasure | None:
        """The treasure in play, or one found in the running action."""
        from marooned.games.crusoe.state import Treasure

        card = MYSTERIES + self.action - USE_TREASURE
        for treasure in s.treasures:
            if treasure.card == card:
                return treasure
        if s.cur >= 0 and card in s.pocket_things:
            return Treasure(card, s.cards.mystery(card).uses, s.round)
        return None

    def code(self, s: CrusoeState, at: int, person: int) -> int:
        treasure = self.treasure(s)
        if treasure is None or treasure.uses == 0:
            return NOT_THERE
        if self.later and treasure.since >= s.round:
            return codes.PRIORITIES_02
        if self.players and person == FRIDAY:
            return codes.FRIDAY_11
        if s.used_in_fight >> (self.action - USE_TREASURE) & 1:
            return codes.PRIORITIES_02
        if self.bound and treasure.user not in (-1, person) and person != GROUP:
            return codes.PRIORITIES_02
        return condition_code(s, self.need, at, person) if self.need else 0

    def time_code(self) -> int:
        return codes.HEALING_03 if heals(self.effects) else codes.PRIORITIES_02

    def use(self, s: CrusoeState, at: int, person: int) -> None:
        from marooned.games.crusoe.effects.base import within

        card = MYSTERIES + self.action - USE_TREASURE
        if at == AT_FIGHT and s.cards.mystery(card).uses < 0:
            s.used_in_fight |= 1 << (self.action - USE_TREASURE)
        spend_treasure(s, card, person if self.bound else -1)
        if not self.personal:
            within(s, GROUP, card, "use", self.effects)
        elif person == GROUP and self.bound:
            treasure = self.treasure(s)
            bound_to = -1 if treasure is None else treasure.user
            if bound_to >= 0:
                within(s, bound_to, card, "use", self.effects)
            else:
                for_person(s, GROUP, card, (ForTreasure(card), *self.effects), friday=False)
        else:
            for_person(s, person, card, self.effects, friday=False)


def spend_treasure(s: CrusoeState, card: int, user: int) -> None:
    """Take one use of a treasure; after its last use it is discarded, but the barrel stays as a store."""
    from marooned.games.crusoe.state import Treasure

    for index, treasure in enumerate(s.treasures):
        if treasure.card == card:
            uses = treasure.uses - 1 if treasure.uses > 0 else treasure.uses
            s.treasures[index] = Treasure(card, uses, treasure.since, user if user >= 0 else treasure.user)
            if uses == 0 and s.cards.all[card].id != "barrel":
                drop_thing(s, card)
            return
    if s.cards.mystery(card).uses == 1:
        drop_thing(s, card)


class ItemUse(Ability):
    """An item that heals for food once a night (RC-item-pot-02, RC-item-fireplace-01)."""

    __slots__ = ("bit", "item")

    def __init__(self, item: str, action: int, bit: int, *effects: Fx) -> None:
        super().__init__(action, _NIGHT, item, effects)
        self.item = item
        self.bit = bit

    def code(self, s: CrusoeState, at: int, person: int) -> int:
        if not s.has_item(self.item):
            return NOT_THERE
        if s.night_asked & self.bit:
            return codes.ITEM_POT_02 if self.item == "pot" else codes.ITEM_FIREPLACE_01
        return condition_code(s, NEEDS_FOOD, at, person)

    def time_code(self) -> int:
        return codes.HEALING_03

    def use(self, s: CrusoeState, at: int, person: int) -> None:
        s.night_asked |= self.bit
        s.push_all(self.effects)


class SurprisingUse(Ability):
    """The kept adventure card Surprising Discovery: temporary weapon +3, once, for the one who found it."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(USE_SURPRISING, AT_FIGHT | AT_DANGER, "surprising-discovery", (TempWeapon(3),))

    def kept(self, s: CrusoeState, person: int) -> tuple[int, int]:
        """(card, finder) if the fight is the finder's, or everybody's in camp (RC-hungry-animals-07); else (-1, -1)."""
        for card, finder in s.kept:
            there = finder == person or (person == GROUP and not s.outside >> finder & 1)
            if there and s.cards.all[card].id == "surprising-discovery":
                return card, finder
        return -1, -1

    def code(self, s: CrusoeState, at: int, person: int) -> int:
        return 0 if self.kept(s, person)[0] >= 0 else NOT_THERE

    def use(self, s: CrusoeState, at: int, person: int) -> None:
        from marooned.games.crusoe.effects.base import within
        from marooned.games.crusoe.verbs import discard

        card, finder = self.kept(s, person)
        s.kept = [entry for entry in s.kept if entry[0] != card]
        discard(s, card)
        within(s, finder, card, "use", self.effects)


_HEAL_TWO: Final = (HealAny(1), HealAny(1))

SKILL_USES: Final = (
    Skill(USE_SKILL + NEW_IDEAS, NEW_IDEAS, AT_PLANNING, NEEDS_INVENTIONS, NewIdeas()),
    Skill(USE_SKILL + RECIPE, RECIPE, AT_PLANNING | AT_LETHAL | _NIGHT, NEEDS_FOOD, PayFood(1), *_HEAL_TWO),
    Skill(
        USE_SKILL + STONE_SOUP,
        STONE_SOUP,
        AT_PLANNING | AT_DEMAND_FOOD | AT_NIGHT | AT_MEAL_OUTSIDE,
        ANY,
        GainAvailable(FOOD, 1),
    ),
    Skill(USE_SKILL + HOOCH, HOOCH, AT_CLOUDS, NEEDS_RAIN, IgnoreClouds(0)),
    Skill(HOOCH_WINTER, HOOCH, AT_CLOUDS, NEEDS_WINTER, IgnoreClouds(2), name="hooch-winter"),
    Skill(USE_SKILL + RECONNAISSANCE, RECONNAISSANCE, AT_PLANNING | AT_EXPLORE, NEEDS_TILES, Reconnaissance(3)),
    Skill(USE_SKILL + SPEECH, SPEECH, AT_PLANNING | AT_MORALE, ANY, Level(MORALE, 1)),
    Skill(USE_SKILL + SCOUTING, SCOUTING, AT_PLANNING, NEEDS_TOKENS, DrawTwoKeepOne()),
    Skill(USE_SKILL + TRACKING, TRACKING, AT_PLANNING | AT_HUNT, NEEDS_HUNTING_DECK, LookHunting(), KeepOrBottom()),
    Skill(USE_SKILL + THE_HUNT, THE_HUNT, AT_PLANNING | AT_HUNT, ANY, BeastTo(TO_HUNTING_TOP)),
    Skill(USE_SKILL + FRENZY, FRENZY, AT_FIGHT | AT_DANGER, NEEDS_OWN_ACTION, TempWeapon(3)),
    Skill(USE_SKILL + DEFENSIVE_PLAN, DEFENSIVE_PLAN, _WEAPON, ANY, Level(WEAPON, 1)),
    Skill(
        PLAN_PALISADE,
        DEFENSIVE_PLAN,
        AT_PLANNING | AT_DEMAND_PALISADE,
        NEEDS_SHELTER,
        Level(PALISADE, 1),
        name="defensive-plan-palisade",
    ),
)
STARTING_USES: Final = (
    StartingUse("storm-glass", AT_PLANNING, NEEDS_UNROLLED_WEATHER, False, RollEarly()),
    StartingUse("bible", AT_ARRANGE, ANY, False),
    StartingUse("flask-of-rum", _NIGHT, ANY, True, Heal(YOU, 1)),
    StartingUse("pipe-and-tobacco", _TOKENS, ANY, True, GainDetermination(YOU, 2)),
    StartingUse("pistol", AT_FIGHT, ANY, True, TempWeapon(3, True)),
    StartingUse("empty-bottle", _WEAPON, ANY, False, Level(WEAPON, 1)),
    StartingUse("biscuits", AT_PLANNING | AT_DEMAND_FOOD | AT_NIGHT, ANY, False, GainAvailable(FOOD, 1)),
)
DISCOVERY_USES: Final = (
    DiscoveryUse("edible-shoots", _NIGHT, NEEDS_POT, *_HEAL_TWO),
    DiscoveryUse(
        "goat",
        AT_PLANNING | AT_DEMAND_FOOD | AT_DEMAND_FUR | AT_NIGHT | AT_MEAL_OUTSIDE,
        NEEDS_WEAPON_1,
        GainAvailable(FOOD, 1),
        GainAvailable(FUR, 1),
    ),
    DiscoveryUse("old-machete", _WEAPON, ANY, Level(WEAPON, 1)),
    DiscoveryUse(
        "nourishing-larvae", AT_PLANNING | AT_DEMAND_FOOD | _NIGHT | AT_MEAL_OUTSIDE, ANY, GainAvailable(FOOD, 2)
    ),
    DiscoveryUse("poison", _WEAPON, NEEDS_POT, Level(WEAPON, 2)),
    DiscoveryUse("healing-herbs", AT_PLANNING | AT_NIGHT, NEEDS_CURE_INVENTION, BuildFree(("cure",))),
    DiscoveryUse("spices", AT_PLANNING | AT_MORALE, NEEDS_POT, Level(MORALE, 1)),
    DiscoveryUse("fallen-tree", AT_PLANNING | AT_DEMAND_WOOD, ANY, GainAvailable(WOOD, 1)),
    DiscoveryUse("treasure", AT_PLANNING, ANY, DrawMysteries(1, 0, 0)),
    DiscoveryUse("tobacco", AT_PLANNING | AT_MORALE, ANY, Level(MORALE, 1)),
    DiscoveryUse("large-leaves", AT_CLOUDS, NEEDS_RAIN, IgnoreClouds(0)),
    DiscoveryUse("thorny-bushes", AT_PLANNING | AT_DEMAND_PALISADE, NEEDS_SHELTER, Level(PALISADE, 1)),
)
TREASURE_USES: Final = (
    TreasureUse("helmet", AT_FIGHT, Ward(1), personal=True, later=True, bound=True, players=True),
    TreasureUse("old-rifle", AT_FIGHT | AT_DANGER, TempWeapon(3), personal=True, players=True),
    TreasureUse("protective-amulet", AT_PLANNING | AT_CLOUDS, RemoveAnyToken(), need=NEEDS_TOKEN_ON_BOARD),
    TreasureUse("barrel", _NIGHT, Heal(CAMP, 1)),
    TreasureUse("sabre", AT_FIGHT, TempWeapon(3, True), Wounds(YOU, 1), personal=True, bound=True, players=True),
    TreasureUse("whip", AT_TRAP, UseWhip(), need=NEEDS_TRAP, later=True, players=True),
    TreasureUse("blankets", AT_CLOUDS, IgnoreClouds(1), need=NEEDS_SNOW),
    TreasureUse("bottle-of-wine", _NIGHT, HealAny(2)),
    TreasureUse("herbal-mixture", AT_PLANNING, LookEvent(), need=NEEDS_EVENT_DECK),
)
ITEM_USES: Final = (
    ItemUse("pot", USE_POT, 1, PayFood(1), HealAny(1)),
    ItemUse("fireplace", USE_FIREPLACE, 2, PayFood(1), *_HEAL_TWO),
)
SURPRISING: Final = SurprisingUse()

BY_ACTION: Final[dict[int, Ability]] = {
    ability.action: ability
    for ability in (*SKILL_USES, *STARTING_USES, *DISCOVERY_USES, *TREASURE_USES, *ITEM_USES, SURPRISING)
}
_DISCOVERY_ACTION: Final = {id: USE_DISCOVERY + number for number, id in enumerate(DISCOVERY_IDS)}


class Moment:
    """What belongs to a window: skills (price, bit, skill) by player, starting items by index, and what discovery
    tokens and treasures do then, as far as it was asked.
    """

    __slots__ = ("skills", "starting", "surprising", "things")

    def __init__(self, at: int, players: tuple[int, ...]) -> None:
        skills = [
            (
                owner,
                tuple(
                    (skill.price, 1 << skill.index, skill)
                    for skill in SKILL_USES
                    if skill.owner == owner and skill.at & at
                ),
            )
            for owner in players
        ]
        self.skills = tuple((owner, min(price for price, _, _ in row), row) for owner, row in skills if row)
        self.things: dict[int, Ability | None] = {}
        self.starting = tuple((ability.index, ability) for ability in STARTING_USES if ability.at & at)
        self.surprising = bool(SURPRISING.at & at)


def present(s: CrusoeState, at: int) -> list[Ability]:
    """Abilities of a window that can be paid or whose thing is in play; their codes decide the rest."""
    found: list[Ability] = []
    moment = s.cfg.moments.get(at)
    if moment is None:
        moment = s.cfg.moments[at] = Moment(at, s.cfg.players)
    for owner, cheapest, skills in moment.skills:
        tokens = s.determination[owner]
        if tokens >= cheapest:
            for price, bit, skill in skills:
                if tokens >= price and not s.used_skills & bit:
                    found.append(skill)
    starting = s.starting
    for index, item in moment.starting:
        if starting[index] > 0:
            found.append(item)
    things = s.discoveries
    if s.cur >= 0 and s.pocket_things:
        things = [*things, *s.pocket_things]
    elif at == AT_MEAL_OUTSIDE:
        things = [thing for kept in s.outside_things for thing in kept]
    uses = moment.things
    for instance in things:
        if instance not in uses:
            ability = thing_ability(s, instance)
            uses[instance] = ability if ability is not None and ability.at & at else None
        thing = uses[instance]
        if thing is not None:
            found.append(thing)
    for treasure in s.treasures:
        thing = BY_ACTION.get(USE_TREASURE + treasure.card - MYSTERIES)
        if thing is not None and thing.at & at:
            found.append(thing)
    if at & _NIGHT:
        found += ITEM_USES
    if s.kept and moment.surprising:
        found.append(SURPRISING)
    return found


def discovery_ability(id: str) -> Ability | None:
    """The ability of a discovery token in the base game, None if it has none or its scenario brings it."""
    return BY_ACTION.get(_DISCOVERY_ACTION[id])


def thing_ability(s: CrusoeState, instance: int) -> Ability | None:
    """The ability of a discovery token or treasure, None if it has none of its own."""
    if DISCOVERIES <= instance < INVENTIONS:
        action = _DISCOVERY_ACTION[s.cards.all[instance].id]
        return s.cfg.scenario.uses.get(action) or BY_ACTION.get(action)
    if MYSTERIES <= instance < MYSTERIES + len(TREASURE_IDS):
        return BY_ACTION.get(USE_TREASURE + instance - MYSTERIES)
    return None
