"""Resolving: actions one by one, type by type; dice, adventures, success; then gains become available.

The way of one action: ResolveAction opens its context and pushes its steps; the last step, CloseAction, moves the
pocket to future resources. Everything between is effects, so that an adventure, a mystery or a fight nests without
special code.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.core.messages import Msg
from marooned.games.crusoe import abilities
from marooned.games.crusoe.actions import (
    BUILD_PALISADE,
    BUILD_ROOF,
    BUILD_WEAPON,
    FRIDAY_REROLL_DIE,
    GO,
    PLAN_ENTRY,
    REROLL_DIE,
    SHELTER_AT,
    SPACE,
    STARTING_IDS,
    TAKE_MORALE,
    TAKE_TOKENS,
    TREASURE_MAP,
    USE_STARTING,
)
from marooned.games.crusoe.board import TILES
from marooned.games.crusoe.effects.base import (
    DRAW_CARD,
    FACE_NAMES,
    SUCCESS,
    WOUND,
    CloseScope,
    Die,
    Fx,
    FxChoice,
    OpenScope,
    Turn,
    Window,
)
from marooned.games.crusoe.effects.beasts import TO_HUNTING, BeastTo, TurnHunting
from marooned.games.crusoe.effects.island import ExhaustHere, relocate
from marooned.games.crusoe.effects.mysteries import DrawMysteries, FinishCard
from marooned.games.crusoe.effects.people import Hurt
from marooned.games.crusoe.effects.things import DrawDiscovery, DrawTwoKeepOne
from marooned.games.crusoe.effects.tiles import tile_number
from marooned.games.crusoe.effects.use import ThingReady
from marooned.games.crusoe.layout import (
    BACKS,
    D_BUILD,
    P_BUILD,
    P_EXPLORE,
    P_GATHER,
    P_ISLAND,
)
from marooned.games.crusoe.people import CRAFT, FRIDAY_REROLL, KEEN_EYE, LUCKY, SKILL_OWNER, SKILL_PRICE
from marooned.games.crusoe.phases import weather
from marooned.games.crusoe.planning import (
    BOUND_PAWN,
    BOUND_WOOD,
    CARRY_BASKET,
    CARRY_SACK,
    ECONOMICAL_PRICE,
    H_CANDLES,
    H_CANDLES_TREASURE,
    H_HAMMER,
    gather_target,
    has_treasure,
    is_shelter,
    item_of,
    place_of,
    threat_of,
    treasure_map_card,
)
from marooned.games.crusoe.state import Planned
from marooned.games.crusoe.terms import (
    ADVENTURE,
    ARRANGE,
    AT_ARRANGE,
    AT_DANGER,
    AT_EXPLORE,
    AT_HUNT,
    BROKEN,
    BUILD,
    COVER_LATER,
    DANGER,
    EXPLORE,
    EXTRA_WOOD,
    FOOD,
    FOOD_SOURCE,
    FRIDAY,
    GATHER,
    HUNT,
    KINDS,
    MINUS_PAWN,
    NOTHING,
    PALISADE,
    REROLL,
    RESOLVING,
    RESOURCES,
    REST,
    ROOF,
    THREAT,
    WEAPON,
    WOOD,
)
from marooned.games.crusoe.verbs import (
    card_name,
    change_morale,
    discard,
    drop_thing,
    gain,
    give_determination,
    heal,
    is_mystery,
    is_open_tile,
    item_name,
    listed,
    live_marks,
    lower_level,
    make_available,
    map_changed,
    open_scope,
    person_name,
    raise_level,
    remove_mark,
    set_built,
    space_name,
    take_determination,
    yield_of,
)

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

_PILE_OF = {BUILD: P_BUILD, GATHER: P_GATHER, EXPLORE: P_EXPLORE}
_REROLL_SKILL = {BUILD: CRAFT, GATHER: KEEN_EYE, EXPLORE: LUCKY}
_PIPE = STARTING_IDS.index("pipe-and-tobacco")
_BIBLE = USE_STARTING + STARTING_IDS.index("bible")


def start_resolving(s: CrusoeState) -> None:
    """The declared actions wait to be resolved (RC-resolution-order-01, -02)."""
    s.phase = RESOLVING
    if s.events is not None:
        s.emit("log-phase", phase=Msg("phase-resolving"))
    s.open = (1 << len(s.plan)) - 1
    s.push(NextAction())


class NextAction(FxChoice):
    """Which action is resolved next: type by type; inside a type the players choose (RC-resolution-order-03).

    An action that took a next-action token in planning comes first in its type (RC-open-questions-14).
    """

    __slots__ = ()
    PROMPT = "ask-next-action"
    RULES = ("RC-resolution-order-01", "RC-resolution-order-03", "RC-open-questions-13", "RC-open-questions-14")

    def options(self, s: CrusoeState) -> list[int]:
        waiting = [index for index in range(len(s.plan)) if s.open >> index & 1]
        if len(waiting) < 2:
            return [PLAN_ENTRY + index for index in waiting]
        kind = min([s.plan[index].kind for index in waiting])
        same = [index for index in waiting if s.plan[index].kind == kind]
        if len(same) == 1:
            return [PLAN_ENTRY + same[0]]
        chosen = (
            [index for index in same if s.plan[index].flags & BOUND_PAWN]
            or [index for index in same if s.plan[index].flags & BOUND_WOOD]
            or same
        )
        if kind in (HUNT, ARRANGE, REST) and len({(s.plan[i].actor, s.plan[i].helpers) for i in chosen}) == 1:
            chosen = chosen[:1]
        return [PLAN_ENTRY + index for index in chosen]

    def none(self, s: CrusoeState) -> None:
        s.push(AfterActions())

    def answer(self, s: CrusoeState, action: int) -> None:
        s.push(ResolveAction(action - PLAN_ENTRY), NextAction())

    def seat(self, s: CrusoeState) -> int:
        return s.seat_of(s.first)

    def label(self, s: CrusoeState, action: int) -> Msg:
        from marooned.games.crusoe.phases.planning import planned_words

        return planned_words(s, s.plan[action - PLAN_ENTRY])


class ResolveAction(Fx):
    """One action from its tokens to its gains (RC-resolution-order-04)."""

    __slots__ = ("index",)
    RULES = ("RC-resolution-order-04", "RC-action-tokens-09", "RC-action-tokens-10", "RC-open-questions-15")

    def __init__(self, index: int) -> None:
        self.index = index

    def resolve(self, s: CrusoeState) -> None:
        planned = s.plan[self.index]
        kind = planned.kind
        space = place_of(s, kind, planned.target)
        s.open &= ~(1 << self.index)
        s.cur = self.index
        s.roll = [-1, -1, -1]
        s.rolled = 0
        s.ok = False
        s.sent = False
        if s.events is not None:
            from marooned.games.crusoe.phases.planning import planned_words

            s.emit("log-action", plan=planned_words(s, planned))
        if planned.flags & BOUND_PAWN:
            s.action_tokens[kind] &= ~MINUS_PAWN
        open_scope(s, planned.actor, -1, space, KINDS[kind])
        s.push(CloseAction())
        s.push(*self.steps(s, planned, kind, space))

    def steps(self, s: CrusoeState, planned: Planned, kind: int, space: int) -> list[Fx]:
        """The effects of the action, in order."""
        if kind == THREAT:
            return [CarryOutThreat()]
        if kind == HUNT:
            return [Hunt()]
        if kind == ARRANGE:
            return [ArrangeCamp()]
        if kind == REST:
            return [Rest()]
        steps: list[Fx] = []
        if space >= 0 and live_marks(s, space) & DANGER:
            steps.append(Danger())
        if kind == EXPLORE and s.action_tokens[EXPLORE] & DANGER:
            s.action_tokens[EXPLORE] &= ~DANGER
            steps.append(Danger())
        if kind == EXPLORE and space >= 0 and abilities.usable(s, AT_EXPLORE, planned.actor):
            steps.append(Window(AT_EXPLORE, planned.actor))
        first = 3 * (kind - BUILD)
        if planned.pawns < planned.sure:
            steps += [ActionDie(first), ActionDie(first + 1), ActionDie(first + 2), ForcedReroll(), Rerolls(), Wound()]
        elif automatic_curse(s, planned.actor):
            steps += [ActionDie(first + 1), ForcedReroll(), Rerolls()]
        else:
            s.roll[1] = SUCCESS
        return [*steps, Success(), Adventure()]


def current(s: CrusoeState) -> Planned:
    """The action that is being resolved."""
    return s.plan[s.cur]


# -- tokens that hurt ------------------------------------------------------------------------------------------------
class Danger(Fx):
    """Greater danger: at weapon level 0 the acting player takes 1 wound; bonuses count (RC-action-tokens-09)."""

    __slots__ = ()
    RULES = ("RC-action-tokens-09", "RC-temporary-weapon-05")

    def resolve(self, s: CrusoeState) -> None:
        actor = s.actor()
        if s.weapon + s.temp[actor] < 1 and abilities.usable(s, AT_DANGER, actor):
            s.push(Window(AT_DANGER, actor), DangerStrikes())
        else:
            DangerStrikes().resolve(s)


class DangerStrikes(Fx):
    """The wound of greater danger."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        actor = s.actor()
        if s.weapon + s.temp[actor] < 1:
            Hurt(1 << actor, 1).resolve(s)


# -- dice ------------------------------------------------------------------------------------------------------------
class ActionDie(Die):
    """One of the three dice of the action (RC-action-dice-01 to 03)."""

    __slots__ = ()
    RULES = ("RC-action-dice-01", "RC-action-dice-02", "RC-action-dice-03")

    def rolled(self, s: CrusoeState, face: int) -> None:
        s.roll[self.die % 3] = face


def curses_of(s: CrusoeState, person: int) -> int:
    """How many reroll tokens on the person count this round."""
    return sum(1 for who, _, since, until in s.curses if who == person and since <= s.round <= until)


def automatic_curse(s: CrusoeState, person: int) -> bool:
    """Whether the person must roll the success die even with enough pawns (Confused)."""
    return any(
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
        planned = current(s)
        actor = planned.actor
        options = [GO]
        dice = [die for die in range(3) if s.roll[die] >= 0]
        if actor == FRIDAY:
            if s.determination[FRIDAY] >= SKILL_PRICE[FRIDAY_REROLL]:
                options += [FRIDAY_REROLL_DIE + die for die in dice]
            return options
        skill = _REROLL_SKILL[planned.kind]
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
        s.push(self)
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
            skill = _REROLL_SKILL[planned.kind]
            s.used_skills |= 1 << skill
        take_determination(s, planned.actor, SKILL_PRICE[skill])
        s.push(ActionDie(3 * (planned.kind - BUILD) + die))

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
            skill = _REROLL_SKILL[planned.kind]
            if SKILL_OWNER[skill] != planned.actor:
                return "RC-open-questions-19"
            if s.used_skills >> skill & 1:
                return "RC-character-skills-23"
            return "RC-action-dice-11"
        if FRIDAY_REROLL_DIE <= action < FRIDAY_REROLL_DIE + 3:
            return "RC-friday-13"
        return ""

    def label(self, s: CrusoeState, action: int) -> Msg:
        if action == GO:
            return Msg("label-keep-dice")
        if action >= USE_STARTING:
            return abilities.label(s, action)
        die = action - (FRIDAY_REROLL_DIE if action >= FRIDAY_REROLL_DIE else REROLL_DIE)
        face = FACE_NAMES[3 * (current(s).kind - BUILD) + die][s.roll[die]]
        name = Msg(f"die-kind-{('wound', 'success', 'adventure')[die]}")
        return Msg("label-reroll", {"die": name, "face": Msg(f"face-{face}")})


class Wound(Fx):
    """The wound die: the acting person takes 1 wound (RC-action-dice-04, -07, -08)."""

    __slots__ = ()
    RULES = ("RC-action-dice-04", "RC-action-dice-07", "RC-action-dice-08")

    def resolve(self, s: CrusoeState) -> None:
        if s.roll[0] == WOUND:
            Hurt(1 << current(s).actor, 1).resolve(s)


class Success(Fx):
    """The success die, or enough pawns: the action works; else 2 determination (RC-action-dice-05, -12, RC-
    build-17).
    """

    __slots__ = ()
    RULES = ("RC-action-dice-05", "RC-action-dice-12", "RC-build-17", "RC-open-questions-09", "RC-friday-08")

    def resolve(self, s: CrusoeState) -> None:
        planned = current(s)
        if s.roll[1] == SUCCESS:
            s.ok = True
            s.push({BUILD: BuildDone, GATHER: GatherDone, EXPLORE: ExploreDone}[planned.kind]())
            return
        fail(s, planned)
        if person_there(s, planned.actor):
            give_determination(s, planned.actor, 2)


def fail(s: CrusoeState, planned: Planned) -> None:
    """The action comes to nothing; what was set aside is free again (RC-build-17, RC-open-questions-09)."""
    if s.events is not None:
        s.emit("log-failed")
    for resource, n in enumerate(planned.goods):
        s.available[resource] += n


def person_there(s: CrusoeState, person: int) -> bool:
    """Whether a person is alive and in the game."""
    return person != FRIDAY or s.friday_lives()


class Adventure(Fx):
    """The adventure die or token: one card, once; Friday takes 1 wound instead (RC-action-dice-06, RC-action-
    tokens-01, -02).
    """

    __slots__ = ()
    RULES = (
        "RC-action-dice-06",
        "RC-action-tokens-01",
        "RC-action-tokens-02",
        "RC-action-tokens-03",
        "RC-friday-06",
        "RC-friday-07",
        "RC-open-questions-35",
    )

    def resolve(self, s: CrusoeState) -> None:
        planned = current(s)
        kind = planned.kind
        token = s.action_tokens[kind] & ADVENTURE
        if not token and s.roll[2] != DRAW_CARD:
            return
        s.action_tokens[kind] &= ~ADVENTURE
        if planned.actor == FRIDAY:
            if s.friday_lives():
                Hurt(1 << FRIDAY, 1).resolve(s)
            return
        s.push({BUILD: TurnBuildCard, GATHER: TurnGatherCard, EXPLORE: TurnExploreCard}[kind]())


class TurnAdventure(Turn):
    """Turns an adventure and resolves its upper part; an empty deck is made of its discards (RC-action-dice-13,
    -14).
    """

    __slots__ = ()
    RULES = ("RC-action-dice-13", "RC-action-dice-14", "RC-card-keywords-07")

    def possible(self, s: CrusoeState) -> bool:
        pile = s.piles[self.PILE]
        discards = s.discards[D_BUILD + self.PILE - P_BUILD]
        if not len(pile) and discards:
            pile.restock(discards, BACKS, s.loose)
            discards.clear()
        return len(pile) > 0

    def turned(self, s: CrusoeState, instance: int) -> None:
        if s.events is not None:
            s.emit("log-adventure", card=card_name(s, instance), who=person_name(s.actor()))
        scope = s.scopes[-1]
        s.push(
            OpenScope(scope.actor, instance, "adventure", scope.space),
            *s.cards.adventure(instance).upper,
            FinishCard(instance),
            CloseScope(),
        )


class TurnBuildCard(TurnAdventure):
    """The build adventures."""

    __slots__ = ()
    PILE = P_BUILD


class TurnGatherCard(TurnAdventure):
    """The gather adventures."""

    __slots__ = ()
    PILE = P_GATHER


class TurnExploreCard(TurnAdventure):
    """The explore adventures."""

    __slots__ = ()
    PILE = P_EXPLORE


# -- the seven actions -----------------------------------------------------------------------------------------------
class CarryOutThreat(Fx):
    """Pay, follow the text, discard the card, gain the reward (RC-threat-action-08 to 14, RC-wreckage-03)."""

    __slots__ = ()
    RULES = (
        "RC-threat-action-08",
        "RC-threat-action-09",
        "RC-threat-action-10",
        "RC-threat-action-11",
        "RC-threat-action-12",
        "RC-threat-action-13",
        "RC-threat-action-14",
        "RC-wreckage-03",
    )

    def resolve(self, s: CrusoeState) -> None:
        planned = current(s)
        side, action = threat_of(s, planned.target)
        card = s.threat[side]
        s.threat[side] = -1
        s.push(OpenScope(planned.actor, card, "threat", -1), *action.reward, CloseScope(), DiscardThreat(card))


class DiscardThreat(Fx):
    """The event card of a threat action is discarded."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def resolve(self, s: CrusoeState) -> None:
        discard(s, self.card)


class Hunt(Fx):
    """Draw the top beast and fight it; a token makes it stronger (RC-hunt-04, -05, -09, RC-added-10)."""

    __slots__ = ()
    RULES = ("RC-hunt-04", "RC-hunt-05", "RC-hunt-09", "RC-added-10")

    def resolve(self, s: CrusoeState) -> None:
        bonus = 1 if s.action_tokens[HUNT] & DANGER else 0
        s.action_tokens[HUNT] &= ~DANGER
        if abilities.usable(s, AT_HUNT, s.actor()):
            s.push(Window(AT_HUNT, s.actor()), TurnHunting(bonus, False, True))
        else:
            s.push(TurnHunting(bonus, False, True))


class BuildDone(Fx):
    """What was built (RC-build-01, -13, RC-items-01, -03, RC-shelter-roof-palisade-weapons-03 to 10).

    An invention that was discarded since it was planned can't be built (RC-discarding-inventions-01).
    """

    __slots__ = ()
    RULES = (
        "RC-build-01",
        "RC-build-13",
        "RC-items-01",
        "RC-items-03",
        "RC-items-04",
        "RC-shelter-roof-palisade-weapons-03",
        "RC-shelter-roof-palisade-weapons-06",
        "RC-shelter-roof-palisade-weapons-08",
        "RC-shelter-roof-palisade-weapons-09",
        "RC-shelter-roof-palisade-weapons-10",
        "RC-available-vs-future-resources-10",
        "RC-discarding-inventions-01",
        "RC-discarding-inventions-02",
        "RC-open-questions-07",
    )

    def resolve(self, s: CrusoeState) -> None:
        planned = current(s)
        target = planned.target
        item = item_of(target)
        if item >= 0 and not (s.board | s.own | s.sheet) >> item & 1:
            fail(s, planned)
            return
        if planned.flags & BOUND_WOOD:
            s.action_tokens[BUILD] &= ~EXTRA_WOOD
        if is_shelter(target):
            s.shelter = True
            lower_level(s, ROOF, s.roof)
            lower_level(s, PALISADE, s.palisade)
            if s.events is not None:
                s.emit("log-shelter", space=space_name(target - SHELTER_AT))
            relocate(s, target - SHELTER_AT)
        elif target == BUILD_ROOF:
            raise_level(s, ROOF, 1)
        elif target == BUILD_PALISADE:
            raise_level(s, PALISADE, 1)
        elif target == BUILD_WEAPON:
            raise_level(s, WEAPON, 1)
        else:
            s.future_items.append(item)
            if s.events is not None:
                s.emit("log-built", item=item_name(s, item))
            if s.own >> item & 1:
                give_determination(s, planned.actor, 2)


class GatherDone(Fx):
    """One unit, one more for a token, one more each for basket and sack (RC-gather-05, -10 to -13, RC-added-11)."""

    __slots__ = ()
    RULES = (
        "RC-gather-05",
        "RC-gather-09",
        "RC-gather-10",
        "RC-gather-11",
        "RC-gather-12",
        "RC-gather-13",
        "RC-added-11",
    )

    def resolve(self, s: CrusoeState) -> None:
        planned = current(s)
        space, source = gather_target(planned.target)
        if not is_open_tile(s, space):
            return
        n = yield_of(s, space, source)
        if n:
            n += bool(planned.carry & CARRY_BASKET) + bool(planned.carry & CARRY_SACK)
        gain(s, FOOD if source == FOOD_SOURCE else WOOD, n)


class ExploreDone(Fx):
    """The top tile is placed, its icons are resolved at once; a treasure map brings treasures (RC-explore-07 to 13)."""

    __slots__ = ()
    RULES = ("RC-explore-06", "RC-explore-07")

    def resolve(self, s: CrusoeState) -> None:
        planned = current(s)
        if planned.target == TREASURE_MAP:
            drop_thing(s, treasure_map_card(s))
            s.push(DrawMysteries(2, 0, 0))
        else:
            s.push(TurnTile())


class TurnTile(Turn):
    """Places the top tile on the space of the action (RC-explore-07 to 13, RC-open-questions-16)."""

    __slots__ = ()
    PILE = P_ISLAND
    RULES = (
        "RC-explore-07",
        "RC-explore-08",
        "RC-explore-09",
        "RC-explore-10",
        "RC-explore-11",
        "RC-explore-12",
        "RC-explore-13",
    )

    def turned(self, s: CrusoeState, instance: int) -> None:
        planned = current(s)
        space = planned.target - SPACE
        number = tile_number(instance)
        tile = TILES[number]
        s.tiles[space] = number
        map_changed(s)
        if s.events is not None:
            s.emit("log-tile", tile=card_name(s, instance), space=space_name(space))
        steps: list[Fx] = []
        if s.marks[space] & COVER_LATER:
            origin = next(by for where, token, by in s.marks_by if (where, token) == (space, COVER_LATER))
            remove_mark(s, space, COVER_LATER)
            steps += [OpenScope(planned.actor, origin, "adventure", space), ExhaustHere(), CloseScope()]
        if tile.beast:
            steps.append(BeastTo(TO_HUNTING))
        if tile.totem:
            steps += s.cfg.scenario.totem(s, space)
        steps.append(DrawDiscovery(tile.discoveries))
        if planned.actor != FRIDAY and has_treasure(s, "backpack", later=True):
            steps.append(DrawTwoKeepOne())
        s.push_all(steps)


class ArrangeCamp(FxChoice):
    """2 determination and morale +1; with 4 players one of them; the bible may help (RC-arrange-camp-01 to 06)."""

    __slots__ = ()
    PROMPT = "ask-arrange"
    RULES = (
        "RC-arrange-camp-01",
        "RC-arrange-camp-02",
        "RC-arrange-camp-03",
        "RC-arrange-camp-04",
        "RC-arrange-camp-05",
        "RC-arrange-camp-06",
        "RC-start-bible-01",
        "RC-start-bible-02",
        "RC-setup-32",
        "RC-open-questions-38",
    )

    def options(self, s: CrusoeState) -> list[int]:
        if s.action_tokens[ARRANGE] & BROKEN:
            return []
        bible = [action for action in abilities.usable(s, AT_ARRANGE, s.actor()) if action == _BIBLE]
        return [TAKE_TOKENS, TAKE_MORALE, *bible] if s.cfg.seats == 4 else [TAKE_TOKENS, *bible]

    def none(self, s: CrusoeState) -> None:
        s.action_tokens[ARRANGE] &= ~BROKEN
        if s.events is not None:
            s.emit("log-repaired")

    def answer(self, s: CrusoeState, action: int) -> None:
        actor = s.actor()
        if action == _BIBLE:
            from marooned.games.crusoe.content.uses import spend_starting

            spend_starting(s, STARTING_IDS.index("bible"))
            heal(s, actor, 1)
        if action != TAKE_MORALE:
            give_determination(s, actor, 3 if action == _BIBLE else 2)
        if action == TAKE_MORALE or s.cfg.seats < 4:
            change_morale(s, 1)

    def label(self, s: CrusoeState, action: int) -> Msg:
        if action == _BIBLE:
            return Msg("label-arrange-bible", {"morale": int(s.cfg.seats < 4)})
        if action == TAKE_MORALE:
            return Msg("label-arrange-morale")
        return Msg("label-arrange-both" if s.cfg.seats < 4 else "label-arrange-determination")


class Rest(Fx):
    """Heal 1; the bed heals 2 and gives 1 determination, the hammock 1 determination (RC-rest-01 to 03, RC-item-
    bed-01).
    """

    __slots__ = ()
    RULES = ("RC-rest-01", "RC-rest-02", "RC-rest-03", "RC-item-bed-01", "RC-open-questions-38")

    def resolve(self, s: CrusoeState) -> None:
        actor = s.actor()
        bed = s.has_item("bed")
        heal(s, actor, 2 if bed else 1)
        hammock = actor != FRIDAY and has_treasure(s, "hammock", later=True)
        give_determination(s, actor, bed + hammock)


# -- the end of an action and of all actions -------------------------------------------------------------------------
class CloseAction(Fx):
    """The pocket goes to future resources, or stays with a player sent outside (RC-night-outside-camp-01).

    One-use pawns are gone, bonuses end (RC-additional-pawns-07, -11, RC-temporary-weapon-02).
    """

    __slots__ = ()
    RULES = (
        "RC-available-vs-future-resources-05",
        "RC-available-vs-future-resources-09",
        "RC-additional-pawns-07",
        "RC-additional-pawns-11",
        "RC-night-outside-camp-01",
        "RC-night-outside-camp-07",
        "RC-open-questions-23",
    )

    def resolve(self, s: CrusoeState) -> None:
        planned = current(s)
        s.scopes.pop()
        actor = planned.actor
        goods, things = s.future, s.future_things
        if s.sent and actor != FRIDAY:
            goods, things = s.outside_goods[actor], s.outside_things[actor]
            space = place_of(s, planned.kind, planned.target)
            if planned.kind == EXPLORE and s.ok and space >= 0 and TILES[s.tiles[space]].shelter:
                s.shelter_night |= 1 << actor
        if any(s.pocket):
            for resource in range(4):
                goods[resource] += s.pocket[resource]
            s.pocket = list(NOTHING)
        if s.pocket_things:
            things += s.pocket_things
            s.pocket_things = []
        s.temp = [0] * 5
        s.fight_bonus = 0
        s.ward = 0
        s.used_in_fight = 0
        s.sent = False
        for helper in planned.helpers:
            if helper >= H_HAMMER:
                use_up(s, helper)
        s.cur = -1


def use_up(s: CrusoeState, helper: int) -> None:
    """A one-use pawn is spent."""
    from marooned.games.crusoe.content.uses import spend_starting, spend_treasure

    if helper == H_HAMMER:
        spend_starting(s, STARTING_IDS.index("hammer-and-nails"))
    elif helper == H_CANDLES:
        drop_thing(s, next(token for token in s.discoveries if s.cards.all[token].id == "candles"))
    elif helper == H_CANDLES_TREASURE:
        spend_treasure(s, next(t.card for t in s.treasures if s.cards.all[t.card].id == "candles"), -1)
    s.uses_now[helper] -= 1


class AfterActions(Fx):
    """Pawns home; resources and tokens, then items, then treasures become available (RC-after-actions-01 to 06)."""

    __slots__ = ()
    RULES = (
        "RC-after-actions-01",
        "RC-after-actions-02",
        "RC-after-actions-03",
        "RC-after-actions-04",
        "RC-after-actions-06",
    )

    def resolve(self, s: CrusoeState) -> None:
        s.plan = []
        s.open = 0
        s.free_pawns = [0] * 5
        s.suspended = False
        if s.events is not None:
            goods = [Msg("amount", {"what": RESOURCES[i], "n": n}) for i, n in enumerate(s.future) if n]
            s.emit("log-after-actions", goods=listed(goods or [Msg("amount-none")]))
        for resource in range(4):
            s.available[resource] += s.future[resource]
        s.future = list(NOTHING)
        things, s.future_things = s.future_things, []
        for thing in things:
            if not is_mystery(thing):
                make_available(s, thing)
        items, s.future_items = s.future_items, []
        s.push(
            *(ItemReady(item) for item in items),
            *(ThingReady(thing) for thing in things if is_mystery(thing)),
            weather.StartWeather(),
        )


class ItemReady(Fx):
    """A built invention is turned to its item side (RC-items-01, -02)."""

    __slots__ = ("item",)
    RULES = ("RC-items-01", "RC-items-02", "RC-open-questions-44")

    def __init__(self, item: int) -> None:
        self.item = item

    def resolve(self, s: CrusoeState) -> None:
        set_built(s, self.item)


# -- Fast Work -------------------------------------------------------------------------------------------------------
class ExtraBuild(FxChoice):
    """A build at once, with one virtual pawn and compulsory dice, from unreserved stock; nothing if none is
    possible (RC-added-12).
    """

    __slots__ = ()
    PROMPT = "ask-extra-build"
    RULES = ("RC-added-12",)

    def options(self, s: CrusoeState) -> list[int]:
        from marooned.games.crusoe.planning import candidates

        return [target for target in candidates(s, BUILD) if extra_build_fits(s, target)]

    def answer(self, s: CrusoeState, action: int) -> None:
        s.push(ExtraBuildPay(action))

    def label(self, s: CrusoeState, action: int) -> Msg:
        from marooned.games.crusoe.phases.planning import target_words

        return Msg("label-target", {"target": target_words(s, BUILD, action)})

    def words(self) -> Msg:
        return Msg("fx-extra-build")


def extra_build_fits(s: CrusoeState, target: int) -> bool:
    """Whether one virtual pawn can build the target now."""
    from marooned.games.crusoe.planning import forbids_build, pawns_needed, prices

    item = item_of(target)
    actor = s.actor()
    if item >= 0 and s.own >> item & 1:
        if s.cfg.inventions[item].character != actor:
            return False
        s.free_pawns[actor] += 1
        code = forbids_build(s, target)
        s.free_pawns[actor] -= 1
    else:
        code = forbids_build(s, target)
    if code or item in s.future_items:
        return False
    return pawns_needed(s, BUILD, target)[0] <= 1 and bool(prices(s, BUILD, target, actor))


class ExtraBuildPay(FxChoice):
    """How the extra build is paid."""

    __slots__ = ("target",)
    PROMPT = "ask-pay"

    def __init__(self, target: int) -> None:
        self.target = target

    def options(self, s: CrusoeState) -> list[int]:
        from marooned.games.crusoe.planning import prices

        return sorted({pay for pay, _, _ in prices(s, BUILD, self.target, s.actor())})

    def answer(self, s: CrusoeState, action: int) -> None:
        from marooned.games.crusoe.people import ECONOMICAL
        from marooned.games.crusoe.phases.planning import use_skill
        from marooned.games.crusoe.planning import USES_ECONOMICAL, pawns_needed, prices

        actor = s.actor()
        _, goods, flags = next(choice for choice in prices(s, BUILD, self.target, actor) if choice[0] == action)
        need, sure = pawns_needed(s, BUILD, self.target)
        for resource, n in enumerate(goods):
            s.available[resource] -= n
        if flags & USES_ECONOMICAL:
            use_skill(s, ECONOMICAL, actor, ECONOMICAL_PRICE, 1)
        s.plan.append(Planned(BUILD, self.target, actor, (), goods, flags, 0, need, sure))
        s.push(ExtraBuildRun(len(s.plan) - 1))

    def label(self, s: CrusoeState, action: int) -> Msg:
        from marooned.games.crusoe.phases.planning import goods_words
        from marooned.games.crusoe.planning import prices

        choice = next(choice for choice in prices(s, BUILD, self.target, s.actor()) if choice[0] == action)
        return Msg("label-pay", {"goods": goods_words(choice[1])})


class ExtraBuildRun(Fx):
    """Roll and resolve the extra build inside the running action; its gains share the pocket."""

    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        self.index = index

    def resolve(self, s: CrusoeState) -> None:
        outer = s.cur
        s.cur = self.index
        s.roll = [-1, -1, -1]
        s.rolled = 0
        s.ok = False
        planned = current(s)
        space = place_of(s, BUILD, planned.target)
        first = 0
        danger: list[Fx] = [Danger()] if live_marks(s, space) & DANGER else []
        s.push(
            OpenScope(planned.actor, -1, "build", space),
            *danger,
            ActionDie(first),
            ActionDie(first + 1),
            ActionDie(first + 2),
            ForcedReroll(),
            Rerolls(),
            Wound(),
            Success(),
            Adventure(),
            CloseScope(),
            BackTo(outer),
        )


class BackTo(Fx):
    """The outer action goes on."""

    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        self.index = index

    def resolve(self, s: CrusoeState) -> None:
        s.cur = self.index
