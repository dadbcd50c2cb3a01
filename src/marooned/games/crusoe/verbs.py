"""The verbs of the island game: the smallest changes that rules are made of. Every effect changes the table with these.

They keep the invariants (levels never below 0, one token of a kind per place, origins of tokens) and tell the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from marooned.core.messages import Msg
from marooned.games.crusoe.board import SPACES, TILES
from marooned.games.crusoe.cards import deck_of
from marooned.games.crusoe.layout import (
    DISCOVERIES,
    INVENTIONS,
    MYSTERIES,
    P_EVENT,
    STARTING,
    WRECKAGE,
    discard_of,
)
from marooned.games.crusoe.people import ARROWS, DIES_AT
from marooned.games.crusoe.state import ITEM_ORIGIN, Scope, Treasure
from marooned.games.crusoe.terms import (
    ACTION_TOKENS,
    EVERYBODY,
    FOOD_SOURCE,
    HUNT,
    KINDS,
    MORALE,
    PALISADE,
    PEOPLE,
    PLUS_FOOD,
    PLUS_WOOD,
    RESOURCES,
    ROOF,
    SOURCES,
    TILE_TOKENS,
    WEAPON,
    WEATHER_TOKENS,
    WOOD_SOURCE,
)

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

MORALE_RANGE: Final = (-3, 3)


# -- names for messages ----------------------------------------------------------------------------------------------
def person_name(person: int) -> Msg:
    """A character, or everybody."""
    return Msg("who-each") if person < 0 else Msg(f"person-{PEOPLE[person]}")


def commas(items: Sequence[Msg]) -> Msg:
    """One message for a row of at least one: "a, b, c"."""
    row = items[0]
    for item in items[1:]:
        row = Msg("list-comma", {"row": row, "next": item})
    return row


def listed(items: Sequence[Msg]) -> Msg:
    """One message for a row of at least one: "a, b and c"."""
    return Msg("list-and", {"row": commas(items[:-1]), "next": items[-1]}) if len(items) > 1 else items[0]


def either(items: Sequence[Msg]) -> Msg:
    """One message for a row of at least one of which one is chosen: "a, b or c"."""
    return Msg("list-or", {"row": commas(items[:-1]), "next": items[-1]}) if len(items) > 1 else items[0]


def people_names(mask: int) -> Msg:
    """The characters of a mask that is not empty."""
    return listed([person_name(person) for person in range(EVERYBODY) if mask >> person & 1])


def card_name(s: CrusoeState, instance: int) -> Msg:
    """The name of a card."""
    if instance >= ITEM_ORIGIN:
        return item_name(s, instance - ITEM_ORIGIN)
    deck = deck_of(instance)
    if deck == "invention":
        return Msg(f"item-{s.cards.all[instance].id}")
    return Msg(f"card-{deck}-{s.cards.all[instance].id}")


def item_name(s: CrusoeState, item: int) -> Msg:
    """The name of an item or invention."""
    return Msg(f"item-{s.cfg.inventions[item].id}")


def action_space_name(kind: int) -> Msg:
    """The place of a token that lies on an action space; those of the hunt lie at the hunting deck."""
    return Msg("place-hunting-deck") if kind == HUNT else Msg(f"kind-{KINDS[kind]}")


def space_name(space: int) -> str:
    """The name of a space of the map."""
    return SPACES[space]


# -- derived facts of the map ----------------------------------------------------------------------------------------
def map_changed(s: CrusoeState) -> None:
    """Recompute distances, terrains and slow spaces after a tile, the camp, a cover or a marker of the scenario has
    changed (RC-distance-02 to 05).
    """
    tiles = s.tiles
    closed = s.closed
    neighbours = s.cfg.board.neighbours
    dist = [0] * len(tiles)
    seen = 1 << s.camp
    ring = [s.camp]
    steps = 0
    while ring:
        steps += 1
        following: list[int] = []
        for space in ring:
            for other in neighbours[space]:
                if seen >> other & 1:
                    continue
                seen |= 1 << other
                if closed >> other & 1:
                    continue
                dist[other] = steps
                if tiles[other]:
                    following.append(other)
        ring = following
    hidden = closed | s.cfg.scenario.hidden_terrain(s)
    for space, _ in s.terrain_covered:
        hidden |= 1 << space
    near: list[int] = []
    edge: list[int] = []
    terrains = 0
    for space, number in enumerate(tiles):
        if number:
            if not hidden >> space & 1:
                terrains |= TILES[number].terrain
            if dist[space]:
                near.append(space)
        elif dist[space]:
            edge.append(space)
    s.dist = tuple(dist)
    s.near = tuple(near)
    s.edge = tuple(edge)
    s.terrains = terrains
    s.slow = s.cfg.scenario.slow(s)


def is_open_tile(s: CrusoeState, space: int) -> bool:
    """Whether a face-up tile lies on the space."""
    return s.tiles[space] != 0 and not s.closed >> space & 1


def live_sources(s: CrusoeState, space: int) -> int:
    """Bits of the uncovered printed sources of a face-up tile."""
    return TILES[s.tiles[space]].sources & ~s.covered[space] if is_open_tile(s, space) else 0


def live_marks(s: CrusoeState, space: int) -> int:
    """Tokens of a space that count already (RC-action-tokens-08, -09, -11)."""
    return s.marks[space] & ~s.fresh[space]


def yield_of(s: CrusoeState, space: int, source: int) -> int:
    """Units that a source gives: 1 unless exhausted, 1 more for a token of its kind (RC-gather-10, RC-gather-11)."""
    token = PLUS_FOOD if source == FOOD_SOURCE else PLUS_WOOD
    n = bool(live_sources(s, space) & source)
    return n + mark_count(s, space, token) if live_marks(s, space) & token else n


def mark_count(s: CrusoeState, space: int, token: int) -> int:
    """How many tokens of a kind lie on a space: at most one, but where the scenario stacks them."""
    if not s.marks[space] & token:
        return 0
    return sum(1 for where, what, _ in s.marks_by if where == space and what == token)


# -- people ----------------------------------------------------------------------------------------------------------
def would_die(s: CrusoeState, mask: int, n: int) -> int:
    """Mask of the players among `mask` whom n wounds would kill."""
    dying = 0
    for person in s.fellows():
        if mask >> person & 1 and s.wounds[person] + n >= DIES_AT[person]:
            dying |= 1 << person
    return dying


def hurt(s: CrusoeState, mask: int, n: int) -> None:
    """n wounds at once to all in the mask; arrows passed lower morale afterwards (RC-wounds-and-morale-01 to 04)."""
    if n <= 0 or not mask:
        return
    passed = 0
    for person in range(EVERYBODY):
        if not mask >> person & 1:
            continue
        before = s.wounds[person]
        after = min(before + n, DIES_AT[person])
        s.wounds[person] = after
        for arrow in ARROWS[person]:
            if before < arrow <= after and (person, arrow) not in s.arrows_blocked:
                passed += 1
        if after >= DIES_AT[person]:
            s.dirty = True
    if s.events is not None:
        s.emit("log-wounds", who=people_names(mask), people=mask.bit_count(), n=n)
    if passed:
        change_morale(s, -passed)


def heal(s: CrusoeState, person: int, n: int) -> None:
    """Move a wound marker n back, not below 0; morale does not rise (RC-healing-01, RC-healing-02)."""
    healed = min(n, s.wounds[person])
    s.wounds[person] -= healed
    if s.events is not None:
        s.emit("log-heal", who=person_name(person), n=healed)


def give_determination(s: CrusoeState, person: int, n: int) -> None:
    """Determination tokens to a person's own supply, usable at once (RC-available-vs-future-resources-06)."""
    s.determination[person] += n
    if s.events is not None and n:
        s.emit("log-determination", who=person_name(person), n=n)


def take_determination(s: CrusoeState, person: int, n: int) -> int:
    """Take up to n tokens; returns how many were missing."""
    taken = min(n, s.determination[person])
    s.determination[person] -= taken
    if s.events is not None and taken:
        s.emit("log-determination-lost", who=person_name(person), n=taken)
    return n - taken


# -- levels ----------------------------------------------------------------------------------------------------------
def change_morale(s: CrusoeState, by: int) -> None:
    """Move morale within its track; what does not fit is nothing (RC-wounds-and-morale-06, RC-arrange-camp-05)."""
    before = s.morale
    s.morale = max(MORALE_RANGE[0], min(MORALE_RANGE[1], before + by))
    log_level(s, MORALE, s.morale - before)


def log_level(s: CrusoeState, what: str, by: int) -> None:
    """Tell the log that a level has changed, if it has."""
    if s.events is not None and by:
        id = "log-level-up" if by > 0 else "log-level-down"
        s.emit(id, what=Msg(f"level-{what}"), n=abs(by), now=level(s, what))


def raise_level(s: CrusoeState, what: str, n: int) -> None:
    """Raise a level; roof and palisade only with a shelter (RC-shelter-roof-palisade-weapons-15)."""
    if what == MORALE:
        change_morale(s, n)
        return
    if what in (ROOF, PALISADE) and not s.has_shelter():
        return
    setattr(s, what, getattr(s, what) + n)
    s.dirty = True
    log_level(s, what, n)


def lower_level(s: CrusoeState, what: str, n: int) -> int:
    """Lower a level, never below 0 (RC-shelter-roof-palisade-weapons-14); returns the missing levels."""
    lost = min(n, level(s, what))
    if lost:
        setattr(s, what, level(s, what) - lost)
        log_level(s, what, -lost)
    return n - lost


def level(s: CrusoeState, what: str) -> int:
    """The level of weapon, roof, palisade or morale."""
    if what == WEAPON:
        return s.weapon
    if what == ROOF:
        return s.roof
    return s.palisade if what == PALISADE else s.morale


# -- resources -------------------------------------------------------------------------------------------------------
def in_action(s: CrusoeState) -> bool:
    """Whether an action is being resolved, so that gains go to its pocket."""
    return s.cur >= 0


def gain(s: CrusoeState, resource: int, n: int) -> None:
    """Resources to the running action's pocket, else to available (RC-round-overview-04, RC-gather-09)."""
    if n <= 0:
        return
    store = s.pocket if s.cur >= 0 else s.available
    store[resource] += n
    if s.events is not None:
        s.emit(
            "log-gain", what=RESOURCES[resource], n=n, store=Msg("store-future" if s.cur >= 0 else "store-available")
        )


def payable(s: CrusoeState, resource: int) -> int:
    """Units a demand can reach: available ones and the running action's gains (RC-unfulfilled-demand-16)."""
    return s.available[resource] + (s.pocket[resource] if s.cur >= 0 else 0)


def pay(s: CrusoeState, resource: int, n: int) -> int:
    """Discard up to n units, common ones first; returns the missing ones."""
    first = min(n, s.available[resource])
    s.available[resource] -= first
    second = min(n - first, s.pocket[resource]) if s.cur >= 0 else 0
    s.pocket[resource] -= second
    if s.events is not None and first + second:
        s.emit("log-discard", what=RESOURCES[resource], n=first + second)
    return n - first - second


# -- things: discovery tokens, treasures, starting items -------------------------------------------------------------
def receive(s: CrusoeState, instance: int) -> None:
    """A thing found: to the pocket of the running action, else available at once."""
    if s.events is not None:
        s.emit("log-thing", what=card_name(s, instance))
    if s.cur >= 0:
        s.pocket_things.append(instance)
    else:
        make_available(s, instance)


def make_available(s: CrusoeState, instance: int, since: int = 0) -> None:
    """A thing that everybody can use from now on (RC-discovery-tokens-01, RC-starting-items-06).

    since: the round in which it was found, 0 = this one.
    """
    if STARTING <= instance < WRECKAGE:
        s.starting[instance - STARTING] = 2
    elif DISCOVERIES <= instance < INVENTIONS:
        s.discoveries.append(instance)
    else:
        from marooned.games.crusoe.effects.mysteries import treasure_ready

        treasure_ready(s, instance, since)


def keep_treasure(s: CrusoeState, instance: int, since: int) -> None:
    """A kept treasure comes into play."""
    s.treasures.append(Treasure(instance, s.cards.mystery(instance).uses, since or s.round))


def drop_thing(s: CrusoeState, instance: int) -> None:
    """A used token, starting item or treasure leaves play, wherever it lay."""
    if STARTING <= instance < WRECKAGE:
        s.starting[instance - STARTING] = -1
    for things in (s.discoveries, s.pocket_things, s.future_things, *s.outside_things):
        if instance in things:
            things.remove(instance)
            break
    s.treasures = [treasure for treasure in s.treasures if treasure.card != instance]
    s.discards[discard_of(instance)].append(instance)


def discard(s: CrusoeState, instance: int) -> None:
    """Put a resolved card on its discard pile."""
    s.discards[discard_of(instance)].append(instance)


def in_play(s: CrusoeState, instance: int) -> bool:
    """Whether a card found a new place (event deck, kept, threat space) and so is not discarded."""
    pile = s.piles[P_EVENT]
    return (
        instance in pile.bag
        or instance in pile.top
        or instance in pile.low
        or instance in s.threat
        or instance in s.pocket_things
        or instance in s.future_things
        or any(card == instance for card, _ in s.kept)
        or any(treasure.card == instance for treasure in s.treasures)
        or any(instance in things for things in s.outside_things)
    )


def shuffle_into_events(s: CrusoeState, instance: int) -> None:
    """Shuffle a card into the event deck; its place is forgotten, its presence is not (RC-card-keywords-06)."""
    from marooned.games.crusoe.effects.base import RevealBack

    s.piles[P_EVENT].shuffle_in([instance])
    s.then(RevealBack())
    if s.events is not None:
        s.emit("log-shuffled-in", card=card_name(s, instance))


# -- tokens on the map -----------------------------------------------------------------------------------------------
def put_mark(s: CrusoeState, space: int, token: int, origin: int, fresh: bool = False) -> bool:
    """Put a token on a tile or space; a second identical one is refused, which counts as met (RC-one-token-only-02)."""
    if s.marks[space] & token and not s.cfg.scenario.stacks(s, space, token):
        return False
    s.marks[space] |= token
    s.marks_by.append((space, token, origin))
    if fresh:
        s.fresh[space] |= token
    if s.events is not None:
        s.emit("log-token", token=Msg(f"token-{TILE_TOKENS[token]}"), place=space_name(space))
    return True


def remove_mark(s: CrusoeState, space: int, token: int, origin: int | None = None) -> None:
    """Take a token off a tile or space; of several of a kind that of the origin, without one the last one put."""
    alike = [index for index, mark in enumerate(s.marks_by) if mark[:2] == (space, token)]
    index = max(index for index in alike if origin is None or s.marks_by[index][2] == origin)
    s.marks_by = s.marks_by[:index] + s.marks_by[index + 1 :]
    if not any(mark[:2] == (space, token) for mark in s.marks_by):
        s.marks[space] &= ~token
        s.fresh[space] &= ~token


def marks_of(s: CrusoeState, origin: int) -> list[tuple[int, int]]:
    """(space, token) of everything that a card or item put on the map."""
    return [(space, token) for space, token, by in s.marks_by if by == origin]


def put_action_token(s: CrusoeState, kind: int, token: int) -> None:
    """Put a token on an action space; a second identical one is refused (RC-one-token-only-01, -02)."""
    if (s.action_tokens[kind] | s.cfg.scenario.lasting_tokens.get(kind, 0)) & token:
        return
    s.action_tokens[kind] |= token
    if s.events is not None:
        s.emit("log-token", token=Msg(f"token-{ACTION_TOKENS[token]}"), place=action_space_name(kind))


def put_weather_token(s: CrusoeState, token: int) -> None:
    """Put a token on the weather space; at most one of each kind (RC-one-token-only-06)."""
    if s.weather_tokens & token:
        return
    s.weather_tokens |= token
    if s.events is not None:
        s.emit("log-token", token=Msg(f"token-{WEATHER_TOKENS[token]}"), place=Msg("place-weather"))


def uncover(s: CrusoeState, space: int, source: int) -> None:
    """Take the black marker off a source, or off the terrain (source 0) of a tile (RC-exhausted-source-03)."""
    if source:
        s.covered[space] &= ~source
        s.covered_by = [entry for entry in s.covered_by if entry[:2] != (space, source)]
        if s.events is not None:
            s.emit("log-source-free", space=space_name(space), source=Msg(f"source-{SOURCES[source]}"))
    else:
        s.terrain_covered = [entry for entry in s.terrain_covered if entry[0] != space]
        map_changed(s)
        if s.events is not None:
            s.emit("log-terrain-free", space=space_name(space))


def cover_source(s: CrusoeState, space: int, source: int, origin: int) -> None:
    """Exhaust a source (RC-exhausted-source-01)."""
    s.covered[space] |= source
    s.covered_by.append((space, source, origin))
    if s.events is not None:
        s.emit("log-exhausted", space=space_name(space), source=Msg(f"source-{SOURCES[source]}"))


def uncover_sources(s: CrusoeState, origin: int) -> None:
    """Take off the markers that a card put; the sources give again (RC-exhausted-source-03)."""
    for space, source, by in s.covered_by:
        if by == origin:
            s.covered[space] &= ~source
            if s.events is not None:
                s.emit("log-source-free", space=space_name(space), source=Msg(f"source-{SOURCES[source]}"))
    s.covered_by = [entry for entry in s.covered_by if entry[2] != origin]


def close_tile(s: CrusoeState, space: int, origin: int) -> None:
    """Turn a tile face down: inaccessible, all tokens and markers gone (RC-inaccessible-tile-01 to 09)."""
    s.closed |= 1 << space
    s.closed_by.append((space, origin))
    s.covered[space] = 0
    s.covered_by = [entry for entry in s.covered_by if entry[0] != space]
    s.marks[space] = 0
    s.fresh[space] = 0
    s.marks_by = [entry for entry in s.marks_by if entry[0] != space]
    s.terrain_covered = [entry for entry in s.terrain_covered if entry[0] != space]
    s.cfg.scenario.tile_closed(s, space)
    if s.shortcut == space:
        s.shortcut = -1
        lose_item(s, s.cfg.item_index["shortcut"])
    if s.events is not None:
        s.emit("log-closed", space=space_name(space))
    map_changed(s)
    s.dirty = True


def open_tile(s: CrusoeState, space: int) -> None:
    """Turn a tile face up again."""
    s.closed &= ~(1 << space)
    s.closed_by = [entry for entry in s.closed_by if entry[0] != space]
    if s.events is not None:
        s.emit("log-opened", space=space_name(space))
    map_changed(s)


def nearest_sources(s: CrusoeState, wanted: int, food: tuple[str, ...]) -> list[tuple[int, int]]:
    """(space, source) of the uncovered wanted sources nearest to the camp (RC-nearest-camp-01, -03).

    wanted: source bits. food: which kinds of food sources count. Distance is the number of steps on the map.
    """
    ring = [s.camp]
    seen = 1 << s.camp
    while ring:
        found: list[tuple[int, int]] = []
        for space in sorted(ring):
            live = live_sources(s, space) & wanted
            if live & FOOD_SOURCE and TILES[s.tiles[space]].food in food:
                found.append((space, FOOD_SOURCE))
            if live & WOOD_SOURCE:
                found.append((space, WOOD_SOURCE))
        if found:
            return found
        following: list[int] = []
        for space in ring:
            for other in s.cfg.board.neighbours[space]:
                if not seen >> other & 1:
                    seen |= 1 << other
                    following.append(other)
        ring = following
    return []


def tiles_next_to_camp(s: CrusoeState) -> list[int]:
    """Spaces with a face-up tile next to the camp."""
    return [space for space in s.cfg.board.neighbours[s.camp] if is_open_tile(s, space)]


# -- items -----------------------------------------------------------------------------------------------------------
def set_built(s: CrusoeState, item: int) -> None:
    """Turn an invention to its item side and resolve what building it brings (RC-items-02)."""
    from marooned.games.crusoe.effects.base import CloseScope

    bit = 1 << item
    invention = s.cfg.inventions[item]
    if not invention.multiple:
        s.items |= bit
        s.board &= ~bit
        s.own &= ~bit
        s.sheet &= ~bit
    if s.events is not None:
        s.emit("log-item-ready", item=item_name(s, item))
    if invention.on_build:
        s.then(CloseScope())
        s.push_all(invention.on_build)
        open_scope(s, -1, ITEM_ORIGIN + item, -1, f"item-{invention.id}")
    s.dirty = True


def lose_item(s: CrusoeState, item: int) -> None:
    """Turn an item back to its invention side and undo what can be undone (RC-losing-items-01 to 06, RC-items-11)."""
    from marooned.games.crusoe.effects.base import CloseScope

    bit = 1 << item
    if not s.items & bit:
        return
    s.items &= ~bit
    s.marked_items = [entry for entry in s.marked_items if entry[0] != item]
    invention = s.cfg.inventions[item]
    if invention.character in s.cfg.players:
        s.own |= bit
    elif item < len(s.cards.inventions):
        s.board |= bit
    else:
        s.sheet |= bit
    if s.events is not None:
        s.emit("log-item-lost", item=item_name(s, item))
    if invention.on_loss:
        s.then(CloseScope())
        s.push_all(invention.on_loss)
        open_scope(s, -1, ITEM_ORIGIN + item, -1, f"item-{invention.id}")


# -- scopes ----------------------------------------------------------------------------------------------------------
def open_scope(s: CrusoeState, actor: int, card: int, space: int, cause: str) -> None:
    """Open a context at once; whoever does so pushes a CloseScope below the effects that run in it."""
    s.scopes.append(Scope(actor, card, space, cause))


# -- the end ---------------------------------------------------------------------------------------------------------
def finish(s: CrusoeState, won: bool, reason: str) -> None:
    """End the game; what victory points need stays on the table."""
    s.won = won
    s.reason = reason
    s.stop()
    if s.events is not None:
        s.emit("log-won" if won else "log-lost", reason=Msg(f"reason-{reason}"))


def check_end(s: CrusoeState) -> None:
    """Deaths first, then the camp's tile, then losses of the scenario, then the goal (RC-end-of-game-02, -03, -05,
    -07).
    """
    if s.reason:
        return
    for person in s.cfg.players:
        if s.wounds[person] >= DIES_AT[person]:
            finish(s, False, "death")
            return
    if s.closed >> s.camp & 1:
        finish(s, False, "camp-closed")
        return
    reason = s.cfg.scenario.lost(s)
    if reason:
        finish(s, False, reason)
    elif s.cfg.scenario.goal(s):
        finish(s, True, "goal")


def is_mystery(instance: int) -> bool:
    """Whether the instance is a mystery card."""
    return MYSTERIES <= instance < MYSTERIES + 52
