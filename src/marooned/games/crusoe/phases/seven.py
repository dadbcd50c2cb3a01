"""What each of the seven actions does when it works: threat, hunt, build, gather, explore, arrange camp, rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.core.messages import Msg
from marooned.games.crusoe import abilities
from marooned.games.crusoe.actions import (
    BUILD_PALISADE,
    BUILD_ROOF,
    BUILD_WEAPON,
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
    CloseScope,
    Fx,
    FxChoice,
    OpenScope,
    Turn,
    Window,
)
from marooned.games.crusoe.effects.beasts import TO_HUNTING, BeastTo, TurnHunting
from marooned.games.crusoe.effects.island import ExhaustHere, relocate
from marooned.games.crusoe.effects.mysteries import DrawMysteries
from marooned.games.crusoe.effects.things import DrawDiscovery, DrawTwoKeepOne
from marooned.games.crusoe.effects.tiles import tile_number
from marooned.games.crusoe.layout import (
    P_ISLAND,
)
from marooned.games.crusoe.phases.dice import current
from marooned.games.crusoe.targets import (
    BOUND_WOOD,
    CARRY_BASKET,
    CARRY_SACK,
    gather_target,
    has_treasure,
    is_shelter,
    item_of,
    threat_of,
    treasure_map_card,
)
from marooned.games.crusoe.terms import (
    ARRANGE,
    AT_ARRANGE,
    AT_HUNT,
    BROKEN,
    BUILD,
    COVER_LATER,
    DANGER,
    EXTRA_WOOD,
    FOOD,
    FOOD_SOURCE,
    FRIDAY,
    GUEST,
    HUNT,
    PALISADE,
    ROOF,
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
    is_open_tile,
    item_name,
    lower_level,
    map_changed,
    raise_level,
    remove_mark,
    set_built,
    space_name,
    yield_of,
)

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState, Planned

_BIBLE = USE_STARTING + STARTING_IDS.index("bible")


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
            s.then(TurnHunting(bonus, False, True))


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
            s.dirty = True
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
            if s.events is not None:
                s.emit("log-built", item=item_name(s, item))
            if s.cfg.inventions[item].at_once:
                set_built(s, item)
            else:
                s.future_items.append(item)
            if s.own >> item & 1:
                give_determination(s, planned.actor, 2)


def fail(s: CrusoeState, planned: Planned) -> None:
    """The action comes to nothing; what was set aside is free again (RC-build-17, RC-open-questions-09)."""
    if s.events is not None:
        s.emit("log-failed")
    for resource, n in enumerate(planned.goods):
        s.available[resource] += n


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
            s.then(DrawMysteries(2, 0, 0))
        else:
            s.push_all(s.cfg.scenario.tile_drawn(s) or [TurnTile()])


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
        place_tile(s, instance)


def place_tile(s: CrusoeState, instance: int) -> None:
    """A tile comes to lie on the space of the running action, and its icons are resolved (RC-explore-07 to 13)."""
    planned = current(s)
    space = planned.target - SPACE
    number = tile_number(instance)
    tile = TILES[number]
    s.tiles[space] = number
    map_changed(s)
    s.dirty = True
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
        bed = s.has_item("bed") and actor != GUEST
        heal(s, actor, 2 if bed else 1)
        hammock = actor not in (FRIDAY, GUEST) and has_treasure(s, "hammock", later=True)
        give_determination(s, actor, bed + hammock)
