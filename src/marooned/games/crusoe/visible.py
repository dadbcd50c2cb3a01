"""What is visible on the table, in the words of positions and cases (docs/formats.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from marooned.games.crusoe.actions import (
    BEAST,
    BEAST_IDS,
    BUILD_ROOF,
    BUILD_WEAPON,
    FOOD_AT,
    INVENTION,
    ITEM,
    ITEM_IDS,
    KIND,
    PERSON,
    PLAN_ENTRY,
    SHELTER_AT,
    TAKE_BACK,
    THREATS,
    WOOD_AT,
)
from marooned.games.crusoe.board import SPACES, TERRAINS
from marooned.games.crusoe.cards import deck_of
from marooned.games.crusoe.layout import (
    BACK_NAMES,
    BACKS,
    DISCARDS,
    P_EVENT,
    PILES,
    STARTING,
)
from marooned.games.crusoe.people import SKILLS
from marooned.games.crusoe.state import CrusoeState
from marooned.games.crusoe.terms import (
    ACTION_TOKENS,
    BODY,
    COST_FIELDS,
    FRIDAY,
    GUEST,
    KINDS,
    PEOPLE,
    PHASES,
    RESOURCES,
    SOURCES,
    TILE_TOKENS,
    WEATHER_TOKENS,
)
from marooned.games.crusoe.verbs import mark_count


# -- what actions point at -------------------------------------------------------------------------------------------
def points_of(s: CrusoeState, action: int) -> tuple[str, ...]:
    """What an action points at: `kind:build`, `space:M1`, `source:M1.wood`, `threat:left`, `item:pot`, `level:roof`,
    `person:cook`, `plan:2`.
    """
    word = s.action_to_string(action)
    if KIND <= action < KIND + len(KINDS):
        return (f"kind:{KINDS[action - KIND]}",)
    if THREATS <= action < THREATS + 4:
        return (f"threat:{word.partition('/')[0]}",)
    if FOOD_AT <= action < WOOD_AT + len(SPACES):
        return (f"source:{word}", f"space:{word.partition('.')[0]}")
    if SHELTER_AT <= action < SHELTER_AT + len(SPACES):
        return ("level:shelter", f"space:{word.partition('@')[2]}")
    if BUILD_ROOF <= action <= BUILD_WEAPON:
        return (f"level:{word}",)
    if ITEM <= action < PERSON:
        return (f"item:{word}",)
    if PERSON <= action < PERSON + len(PEOPLE):
        return (f"person:{word}",)
    for first in (PLAN_ENTRY, TAKE_BACK):
        if first <= action < first + 24:
            return (f"plan:{action - first + 1}",)
    if BEAST <= action < BEAST + len(BEAST_IDS):
        return (f"card:{word.replace('-', '/', 1)}",)
    if INVENTION <= action < INVENTION + len(ITEM_IDS):
        return (f"item:{word.partition('-')[2]}",)
    for space in (word.partition("/")[0], word.partition("@")[2]):
        if space in SPACES:
            return (f"space:{space}",)
    return ()


# -- what is visible -------------------------------------------------------------------------------------------------
def card_word(s: CrusoeState, instance: int) -> str:
    """A card as `deck/id`."""
    return f"{deck_of(instance)}/{s.cards.all[instance].id}"


def thing_word(s: CrusoeState, instance: int) -> str:
    """A discovery token, starting item or treasure by its id."""
    return s.cards.all[instance].id


def bits(mask: int, names: Mapping[int, str]) -> list[str]:
    """Names of the bits of a mask."""
    return [name for bit, name in names.items() if mask & bit]


def item_words(s: CrusoeState, mask: int) -> list[str]:
    """Ids of the items of a mask."""
    return [card.id for index, card in enumerate(s.cfg.inventions) if mask >> index & 1]


def goods(store: list[int]) -> dict[str, int]:
    """A store by resource."""
    return dict(zip(RESOURCES, store, strict=True))


def buildable(s: CrusoeState) -> list[str]:
    """Inventions that are not built and whose terrain is in reach (the marks of RC-setup-21 and RC-explore-08)."""
    there = (s.board | s.own | s.sheet) & ~s.items
    found = [index for index, card in enumerate(s.cfg.inventions) if there >> index & 1 and card.terrain & s.terrains]
    return [s.cfg.inventions[index].id for index in found]


def tokens(s: CrusoeState) -> dict[str, list[str]]:
    """Tokens by place: spaces (each as often as it lies there), action spaces, `weather`, `cost`."""
    found: dict[str, list[str]] = {}
    for space, mask in enumerate(s.marks):
        if mask:
            there = [(name, mark_count(s, space, bit)) for bit, name in TILE_TOKENS.items()]
            found[SPACES[space]] = [name for name, n in there for _ in range(n)]
    for kind, mask in enumerate(s.action_tokens):
        if mask:
            found[KINDS[kind]] = bits(mask, ACTION_TOKENS)
    if s.weather_tokens:
        found["weather"] = bits(s.weather_tokens, WEATHER_TOKENS)
    if s.cost_tokens:
        found["cost"] = bits(s.cost_tokens, COST_FIELDS)
    return found


def deck_view(s: CrusoeState, pile: int) -> dict[str, Any]:
    """What everybody knows of a pile: size, known members, known tops, the visible back."""
    cards = s.piles[pile]
    back = cards.visible_back(BACKS)
    view: dict[str, Any] = {"size": len(cards)}
    known = [card_word(s, cell) for cell in cards.known()]
    if known:
        view["known"] = known
    top: list[str] = []
    for cell in reversed(cards.top):
        if cell < 0:
            break
        top.append(card_word(s, cell))
    if top:
        view["top"] = top
    if pile == P_EVENT and back >= 0:
        view["back"] = BACK_NAMES[back]
    return view


def visible(s: CrusoeState) -> dict[str, Any]:
    """Everything on the table, in the words of positions and cases."""
    people = [*s.cfg.players, *([FRIDAY] if s.cfg.friday else []), *([GUEST] if s.guest else [])]
    return {
        "scenario": s.cfg.scenario.id,
        "players": [PEOPLE[person] for person in s.cfg.players],
        "round": s.round,
        "phase": PHASES[s.phase],
        "first_player": PEOPLE[s.first],
        "morale": s.morale,
        "levels": {"weapon": s.weapon, "roof": s.roof, "palisade": s.palisade},
        "shelter": s.shelter,
        "camp": SPACES[s.camp],
        "tiles": {SPACES[space]: number for space, number in enumerate(s.tiles) if number},
        "closed": [name for space, name in enumerate(s.cfg.board.names) if s.closed >> space & 1],
        "exhausted": [
            f"{SPACES[space]}.{name}"
            for space, mask in enumerate(s.covered)
            for bit, name in SOURCES.items()
            if mask & bit
        ],
        "terrain": bits(s.terrains, TERRAINS),
        "terrain_covered": [SPACES[space] for space, _ in s.terrain_covered],
        "shortcut": SPACES[s.shortcut] if s.shortcut >= 0 else None,
        "tokens": tokens(s),
        "available": goods(s.available),
        "pocket": goods(s.pocket),
        "future": goods(s.future),
        "future_things": [thing_word(s, thing) for thing in s.future_things],
        "future_items": [s.cfg.inventions[item].id for item in s.future_items],
        "outside": {
            PEOPLE[person]: {
                "goods": goods(s.outside_goods[person]),
                "things": [thing_word(s, thing) for thing in s.outside_things[person]],
            }
            for person in s.cfg.players
            if s.outside >> person & 1
        },
        "determination": {PEOPLE[person]: s.determination[person] for person in people},
        "wounds": {PEOPLE[person]: s.wounds[person] for person in people},
        "special_wounds": {
            PEOPLE[person]: [BODY[part] for who, part, _ in s.special if who == person] for person in people
        },
        "cursed": {
            PEOPLE[person]: [card_word(s, card) for who, card, _, _ in s.curses if who == person] for person in people
        },
        "arrows_blocked": {
            PEOPLE[person]: sorted(wound for who, wound in s.arrows_blocked if who == person)
            for person in s.cfg.players
        },
        "used_skills": [name for index, name in enumerate(SKILLS) if s.used_skills >> index & 1],
        "pawns": {PEOPLE[person]: s.free_pawns[person] for person in people},
        "kept": [{"card": card_word(s, card), "who": PEOPLE[person]} for card, person in s.kept],
        "items": item_words(s, s.items),
        "inventions": item_words(s, s.board),
        "own_inventions": item_words(s, s.own),
        "inventions_marked": buildable(s),
        "marked_items": [s.cfg.inventions[item].id for item, _ in s.marked_items],
        "items_suspended": s.suspended,
        "starting_items": {s.cards.all[STARTING + index].id: uses for index, uses in enumerate(s.starting) if uses > 0},
        "discoveries": [thing_word(s, thing) for thing in s.discoveries],
        "treasures": {s.cards.all[t.card].id: t.uses for t in s.treasures},
        "threat": {
            side: card_word(s, card) if card >= 0 else None
            for side, card in zip(("left", "right"), s.threat, strict=True)
        },
        "plan": len(s.plan),
        "decks": {name: deck_view(s, pile) for pile, name in enumerate(PILES)},
        "discards": {name: [card_word(s, card) for card in s.discards[pile]] for pile, name in enumerate(DISCARDS)},
        "scenario_state": dict(s.cfg.scenario.visible(s)),
    }
