"""Effects on the island: sources, terrains, tiles turned down, tokens on tiles, moving the camp."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.core.messages import Msg
from marooned.games.crusoe.actions import FOOD_AT, NO, SPACE, WOOD_AT, YES
from marooned.games.crusoe.board import FISH, PARROT, TERRAINS, TILES
from marooned.games.crusoe.effects.base import Fx, FxChoice, GroupChoice, victims
from marooned.games.crusoe.effects.flow import clause
from marooned.games.crusoe.effects.people import Hurt
from marooned.games.crusoe.terms import (
    COVER_LATER,
    FOOD_SOURCE,
    GATHER,
    PALISADE,
    PLUS_FOOD,
    PLUS_WOOD,
    ROOF,
    SOURCES,
    TILE_TOKENS,
    WOOD_SOURCE,
)
from marooned.games.crusoe.verbs import (
    close_tile,
    cover_source,
    is_open_tile,
    live_sources,
    lose_item,
    lower_level,
    map_changed,
    marks_of,
    nearest_sources,
    open_tile,
    put_mark,
    remove_mark,
    space_name,
    tiles_next_to_camp,
    uncover_sources,
)

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


def source_action(space: int, source: int) -> int:
    """The action that names a source."""
    return (FOOD_AT if source == FOOD_SOURCE else WOOD_AT) + space


def action_source(action: int) -> tuple[int, int]:
    """(space, source) that an action names."""
    return (action - FOOD_AT, FOOD_SOURCE) if action < WOOD_AT else (action - WOOD_AT, WOOD_SOURCE)


def origin(s: CrusoeState) -> int:
    """What puts the tokens and markers of the running effects: the card, or the item."""
    return s.scopes[-1].card if s.scopes else -1


class PickSource(FxChoice):
    """Exhaust one of several sources; the players choose (RC-nearest-camp-02)."""

    __slots__ = ("sources",)
    PROMPT = "ask-exhaust"
    RULES = ("RC-nearest-camp-02",)

    def __init__(self, sources: tuple[tuple[int, int], ...]) -> None:
        self.sources = sources

    def options(self, s: CrusoeState) -> list[int]:
        live = [source_action(space, kind) for space, kind in self.sources if live_sources(s, space) & kind]
        return sorted(live)

    def answer(self, s: CrusoeState, action: int) -> None:
        space, source = action_source(action)
        cover_source(s, space, source, origin(s))

    def label(self, s: CrusoeState, action: int) -> Msg:
        space, source = action_source(action)
        return Msg("label-source", {"source": Msg(f"source-{SOURCES[source]}"), "space": space_name(space)})


class ExhaustNearest(Fx):
    """Exhaust the uncovered source nearest to the camp; without one the effects of `otherwise` (RC-nearest-camp-01
    to 03).
    """

    __slots__ = ("otherwise", "what")
    RULES = ("RC-nearest-camp-01", "RC-nearest-camp-03")

    def __init__(self, what: str, otherwise: tuple[Fx, ...]) -> None:
        self.what = what
        self.otherwise = otherwise

    def resolve(self, s: CrusoeState) -> None:
        wanted, food = {
            "fish": (FOOD_SOURCE, (FISH,)),
            "parrot": (FOOD_SOURCE, (PARROT,)),
            "food": (FOOD_SOURCE, (FISH, PARROT)),
            "wood": (WOOD_SOURCE, ()),
        }[self.what]
        found = nearest_sources(s, wanted, food)
        if found:
            s.then(PickSource(tuple(found)))
        else:
            s.push_all(self.otherwise)

    def words(self) -> Msg:
        return Msg("fx-exhaust-nearest", {"source": Msg(f"source-{self.what}"), "otherwise": clause(self.otherwise)})


class ExhaustAround(Fx):
    """Exhaust n sources on tiles next to the camp, as the players choose; each missing one wounds (RC-unfulfilled-
    demand-07).
    """

    __slots__ = ("n",)
    RULES = ("RC-unfulfilled-demand-07",)

    def __init__(self, n: int) -> None:
        self.n = n

    def resolve(self, s: CrusoeState) -> None:
        around = tuple(
            (space, source)
            for space in tiles_next_to_camp(s)
            for source in (FOOD_SOURCE, WOOD_SOURCE)
            if live_sources(s, space) & source
        )
        missing = max(0, self.n - len(around))
        if missing:
            s.then(Hurt(victims(s), missing))
        s.push_all((PickSource(around),) * (self.n - missing))

    def words(self) -> Msg:
        return Msg("fx-exhaust-around", {"n": self.n})


class ExhaustTileAround(FxChoice):
    """Exhaust all sources on one tile next to the camp; nothing if there is no such tile."""

    __slots__ = ()
    PROMPT = "ask-exhaust-tile"

    def options(self, s: CrusoeState) -> list[int]:
        return sorted(SPACE + space for space in tiles_next_to_camp(s) if live_sources(s, space))

    def answer(self, s: CrusoeState, action: int) -> None:
        exhaust_all(s, action - SPACE)

    def words(self) -> Msg:
        return Msg("fx-exhaust-tile-around")


def exhaust_all(s: CrusoeState, space: int) -> None:
    """Exhaust every source of a tile."""
    for source in (FOOD_SOURCE, WOOD_SOURCE):
        if live_sources(s, space) & source:
            cover_source(s, space, source, origin(s))


class ExhaustGathered(Fx):
    """Exhaust the source being gathered; if it gives nothing any more, that is a demand not met."""

    __slots__ = ()
    RULES = ("RC-exhausted-source-01", "RC-unfulfilled-demand-07")

    def resolve(self, s: CrusoeState) -> None:
        if s.cur < 0 or s.plan[s.cur].kind != GATHER:
            return
        from marooned.games.crusoe.targets import gather_target

        space, source = gather_target(s.plan[s.cur].target)
        if live_sources(s, space) & source:
            cover_source(s, space, source, origin(s))
        else:
            Hurt(victims(s), 1).resolve(s)

    def words(self) -> Msg:
        return Msg("fx-exhaust-gathered")


class ExhaustHere(Fx):
    """Exhaust one source, as you choose, on the tile of this action; on a space still empty, as soon as a tile
    lies there.
    """

    __slots__ = ()
    RULES = ("RC-exhausted-source-01",)

    def resolve(self, s: CrusoeState) -> None:
        space = s.scopes[-1].space
        if space < 0:
            return
        if not is_open_tile(s, space):
            if not s.tiles[space]:
                put_mark(s, space, COVER_LATER, origin(s))
            return
        here = tuple((space, source) for source in (FOOD_SOURCE, WOOD_SOURCE) if live_sources(s, space) & source)
        if here:
            s.then(PickSource(here))
        else:
            Hurt(victims(s), 1).resolve(s)

    def words(self) -> Msg:
        return Msg("fx-exhaust-here")


class ExhaustCampFood(Fx):
    """Exhaust the food source of the camp tile; an exhausted one can't be covered again and wounds every player."""

    __slots__ = ()
    RULES = ("RC-unfulfilled-demand-07",)

    def resolve(self, s: CrusoeState) -> None:
        if live_sources(s, s.camp) & FOOD_SOURCE:
            cover_source(s, s.camp, FOOD_SOURCE, origin(s))
        else:
            Hurt(victims(s), 1).resolve(s)

    def words(self) -> Msg:
        return Msg("fx-exhaust-camp-food")


class ExhaustMarked(Fx):
    """Exhaust all sources of the tile that carries this card's token; the token stays."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        for space, _ in marks_of(s, origin(s)):
            exhaust_all(s, space)

    def words(self) -> Msg:
        return Msg("fx-exhaust-marked")


class Uncover(Fx):
    """The sources that this card exhausted give again."""

    __slots__ = ()
    RULES = ("RC-exhausted-source-03",)

    def resolve(self, s: CrusoeState) -> None:
        uncover_sources(s, origin(s))

    def words(self) -> Msg:
        return Msg("fx-uncover")


class CoverTerrain(FxChoice):
    """Cover that terrain on a tile of the players' choice: it counts as undiscovered (RC-undiscovered-terrain-01)."""

    __slots__ = ("terrain",)
    PROMPT = "ask-cover-terrain"
    RULES = ("RC-undiscovered-terrain-01", "RC-undiscovered-terrain-02", "RC-undiscovered-terrain-05")

    def __init__(self, terrain: int) -> None:
        self.terrain = terrain

    def options(self, s: CrusoeState) -> list[int]:
        covered = {space for space, _ in s.terrain_covered}
        hidden = s.cfg.scenario.hidden_terrain(s)
        return sorted(
            SPACE + space
            for space, number in enumerate(s.tiles)
            if is_open_tile(s, space)
            and TILES[number].terrain == self.terrain
            and space not in covered
            and not hidden >> space & 1
        )

    def answer(self, s: CrusoeState, action: int) -> None:
        cover_terrain(s, action - SPACE)

    def words(self) -> Msg:
        return Msg("fx-cover-terrain", {"terrain": Msg(f"terrain-{TERRAINS[self.terrain]}")})


def cover_terrain(s: CrusoeState, space: int) -> None:
    """Mark the terrain of a tile as undiscovered."""
    s.terrain_covered.append((space, origin(s)))
    if s.events is not None:
        s.emit("log-terrain-covered", space=space_name(space))
    map_changed(s)


class UncoverTerrain(Fx):
    """Take this card's marker off the terrain again (RC-undiscovered-terrain-03)."""

    __slots__ = ()
    RULES = ("RC-undiscovered-terrain-03",)

    def resolve(self, s: CrusoeState) -> None:
        card = origin(s)
        s.terrain_covered = [entry for entry in s.terrain_covered if entry[1] != card]
        map_changed(s)

    def words(self) -> Msg:
        return Msg("fx-uncover-terrain")


class CoverTerrainHere(Fx):
    """The terrain of the tile of this action counts as unexplored."""

    __slots__ = ()
    RULES = ("RC-undiscovered-terrain-01",)

    def resolve(self, s: CrusoeState) -> None:
        space = s.scopes[-1].space
        if space >= 0 and is_open_tile(s, space) and space not in {covered for covered, _ in s.terrain_covered}:
            cover_terrain(s, space)

    def words(self) -> Msg:
        return Msg("fx-cover-terrain-here")


class FlipDown(FxChoice):
    """Turn a tile next to the camp face down, if there is one (RC-inaccessible-tile-01)."""

    __slots__ = ()
    PROMPT = "ask-flip-down"
    RULES = ("RC-inaccessible-tile-01",)

    def options(self, s: CrusoeState) -> list[int]:
        return sorted(SPACE + space for space in tiles_next_to_camp(s))

    def answer(self, s: CrusoeState, action: int) -> None:
        close_tile(s, action - SPACE, origin(s))

    def words(self) -> Msg:
        return Msg("fx-flip-down")


class FlipUp(Fx):
    """Turn the tile that this card closed face up again."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        card = origin(s)
        for space, by in list(s.closed_by):
            if by == card:
                open_tile(s, space)

    def words(self) -> Msg:
        return Msg("fx-flip-up")


class FlipMarked(Fx):
    """The tile with this card's token becomes inaccessible (RC-inaccessible-tile-06 if the camp is there)."""

    __slots__ = ()
    RULES = ("RC-inaccessible-tile-01", "RC-inaccessible-tile-06")

    def resolve(self, s: CrusoeState) -> None:
        for space, _ in marks_of(s, origin(s)):
            close_tile(s, space, origin(s))

    def words(self) -> Msg:
        return Msg("fx-flip-marked")


class PlaceHere(Fx):
    """A token on the tile or space of this action; `fresh`: it counts from the next round on (RC-open-questions-16)."""

    __slots__ = ("fresh", "token")
    RULES = ("RC-one-token-only-02", "RC-open-questions-16")

    def __init__(self, token: int, fresh: bool = False) -> None:
        self.token = token
        self.fresh = fresh

    def resolve(self, s: CrusoeState) -> None:
        space = s.scopes[-1].space
        if space >= 0 and not s.closed >> space & 1:
            put_mark(s, space, self.token, origin(s), self.fresh)

    def words(self) -> Msg:
        id = "fx-place-here-fresh" if self.fresh else "fx-place-here"
        return Msg(id, {"token": Msg(f"token-{TILE_TOKENS[self.token]}")})


class PlaceAtCamp(Fx):
    """A token on the camp tile; a second identical one is not placed (RC-one-token-only-04)."""

    __slots__ = ("token",)
    RULES = ("RC-one-token-only-04", "RC-item-snare-01")

    def __init__(self, token: int) -> None:
        self.token = token

    def resolve(self, s: CrusoeState) -> None:
        put_mark(s, s.camp, self.token, origin(s))

    def words(self) -> Msg:
        return Msg("fx-place-at-camp", {"token": Msg(f"token-{TILE_TOKENS[self.token]}")})


class RemoveMarks(Fx):
    """Take this card's or item's own tokens off the map, wherever they lie (RC-open-questions-46)."""

    __slots__ = ()
    RULES = ("RC-open-questions-46",)

    def resolve(self, s: CrusoeState) -> None:
        item = origin(s)
        for space, token in marks_of(s, item):
            remove_mark(s, space, token, item)

    def words(self) -> Msg:
        return Msg("fx-remove-marks")


# -- moving the camp -------------------------------------------------------------------------------------------------
class MoveCamp(Fx):
    """Move the camp: levels halved or lost, shortcut lost, +1 tokens may come along (RC-moving-camp-02 to 11)."""

    __slots__ = ("to",)
    RULES = (
        "RC-moving-camp-02", "RC-moving-camp-03", "RC-moving-camp-04", "RC-moving-camp-05", "RC-moving-camp-06",
        "RC-moving-camp-07", "RC-moving-camp-08", "RC-moving-camp-09",
    )  # fmt: skip

    def __init__(self, to: int) -> None:
        self.to = to

    def resolve(self, s: CrusoeState) -> None:
        roof = s.roof - (s.roof + 1) // 2 if s.shelter else s.roof
        palisade = s.palisade - (s.palisade + 1) // 2 if s.shelter else s.palisade
        lower_level(s, ROOF, roof)
        lower_level(s, PALISADE, palisade)
        card = origin(s)
        if card >= 0:
            s.moved_loss.append((card, roof, palisade))
        relocate(s, self.to)


def relocate(s: CrusoeState, to: int) -> None:
    """The camp token goes to another tile; the shortcut goes, +1 tokens may follow."""
    if to == s.camp:
        return
    old = s.camp
    s.camp = to
    map_changed(s)
    if s.events is not None:
        s.emit("log-camp-moved", to=space_name(to))
    s.push(CarryToken(old, PLUS_FOOD), CarryToken(old, PLUS_WOOD))
    if s.shortcut >= 0:
        s.shortcut = -1
        lose_item(s, s.cfg.item_index["shortcut"])


class CarryToken(GroupChoice):
    """Whether a +1 token of the old camp tile comes along; not onto one of its kind (RC-moving-camp-08, -09)."""

    __slots__ = ("old", "token")
    PROMPT = "ask-carry-token"
    RULES = ("RC-moving-camp-08", "RC-moving-camp-09")

    def __init__(self, old: int, token: int) -> None:
        self.old = old
        self.token = token

    def options(self, s: CrusoeState) -> list[int]:
        there = s.marks[s.camp] & self.token and not s.cfg.scenario.stacks(s, s.camp, self.token)
        if not s.marks[self.old] & self.token or there:
            return [NO]
        return [YES, NO]

    def answer(self, s: CrusoeState, action: int) -> None:
        if action == YES:
            by = [by for space, token, by in s.marks_by if (space, token) == (self.old, self.token)][-1]
            fresh = bool(s.fresh[self.old] & self.token)
            remove_mark(s, self.old, self.token)
            put_mark(s, s.camp, self.token, by, fresh)
            if s.marks[self.old] & self.token:  # one of several
                s.then(self)

    def search(self, s: CrusoeState, options: list[int]) -> list[int]:
        return options[:1]

    def prompt(self, s: CrusoeState) -> Msg:
        return Msg("ask-carry-token", {"token": Msg(f"token-{TILE_TOKENS[self.token]}")})

    def label(self, s: CrusoeState, action: int) -> Msg:
        return Msg("label-carry-token" if action == YES else "label-leave-token")


def new_camps(s: CrusoeState) -> list[int]:
    """Where the camp may be moved, ascending (RC-moving-camp-01, RC-inaccessible-tile-03)."""
    return [space for space in tiles_next_to_camp(s) if not s.cfg.scenario.forbids_camp(s, space)]


class ForcedMove(FxChoice):
    """The camp must move to a neighbouring open tile; without one every player takes 1 wound."""

    __slots__ = ()
    PROMPT = "ask-forced-move"
    RULES = ("RC-moving-camp-11",)

    def options(self, s: CrusoeState) -> list[int]:
        return [SPACE + space for space in new_camps(s)]

    def none(self, s: CrusoeState) -> None:
        Hurt(victims(s), 1).resolve(s)

    def answer(self, s: CrusoeState, action: int) -> None:
        s.then(MoveCamp(action - SPACE))

    def label(self, s: CrusoeState, action: int) -> Msg:
        return Msg("label-move-camp", {"space": space_name(action - SPACE)})

    def words(self) -> Msg:
        return Msg("fx-forced-move")


# -- corral and shortcut ---------------------------------------------------------------------------------------------
class PlaceCorral(FxChoice):
    """Cover one food source next to the camp and put a +1 food token on the camp tile (RC-item-corral-01, RC-
    added-15).
    """

    __slots__ = ()
    PROMPT = "ask-corral"
    FORCED = False
    RULES = ("RC-item-corral-01", "RC-item-corral-02", "RC-open-questions-45", "RC-added-15")

    def options(self, s: CrusoeState) -> list[int]:
        if s.marks[s.camp] & PLUS_FOOD and not s.cfg.scenario.stacks(s, s.camp, PLUS_FOOD):
            return []
        sources = [FOOD_AT + space for space in tiles_next_to_camp(s) if live_sources(s, space) & FOOD_SOURCE]
        return [NO, *sorted(sources)] if sources else []

    def answer(self, s: CrusoeState, action: int) -> None:
        if action != NO:
            cover_source(s, action - FOOD_AT, FOOD_SOURCE, origin(s))
            put_mark(s, s.camp, PLUS_FOOD, origin(s))

    def search(self, s: CrusoeState, options: list[int]) -> list[int]:
        return options[1:]

    def label(self, s: CrusoeState, action: int) -> Msg:
        if action == NO:
            return Msg("label-no-corral")
        return Msg("label-source", {"source": Msg("source-food"), "space": space_name(action - FOOD_AT)})

    def words(self) -> Msg:
        return Msg("fx-corral")


class PlaceShortcut(FxChoice):
    """Put the shortcut token on a tile next to the camp (RC-item-shortcut-01)."""

    __slots__ = ()
    PROMPT = "ask-shortcut"
    RULES = ("RC-item-shortcut-01",)

    def options(self, s: CrusoeState) -> list[int]:
        return sorted(SPACE + space for space in tiles_next_to_camp(s))

    def answer(self, s: CrusoeState, action: int) -> None:
        s.shortcut = action - SPACE
        if s.events is not None:
            s.emit("log-shortcut", space=space_name(s.shortcut))

    def words(self) -> Msg:
        return Msg("fx-shortcut")


class RemoveShortcut(Fx):
    """The shortcut token goes (RC-item-shortcut-04)."""

    __slots__ = ()
    RULES = ("RC-item-shortcut-04",)

    def resolve(self, s: CrusoeState) -> None:
        s.shortcut = -1

    def words(self) -> Msg:
        return Msg("fx-remove-shortcut")
