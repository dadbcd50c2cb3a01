"""Reads deck files: the cards of the card game as YAML, checked word by word, with errors that name the place.

docs/deck.md explains the format. The deck that comes along is `deck.yaml`. Whatever is wrong with a file becomes a
FormatError; what passes can be played without the engine meeting a card that it has no meaning for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from hashlib import blake2b
from importlib import resources
from typing import Any, Final, TypeVar

from marooned.games.scavengers.cards import Area, Character, Deck, Kind, Marks, Passive, Price, Scenario, Trauma
from marooned.games.scavengers.deckcheck import SCENARIOS, SECTIONS, SIGNAL, Parts, check_parts
from marooned.games.scavengers.deckyaml import Reader, parse, shown, wrong
from marooned.games.scavengers.effects.base import ACTIVE, CHOSEN, SELF, TARGETS, Sx
from marooned.games.scavengers.effects.cards import (
    ChooseOne,
    Defeat,
    ExtraTurn,
    KeepRevealed,
    Protect,
    RedirectTrauma,
    Take,
    TakeSelf,
)
from marooned.games.scavengers.effects.looking import LookReorder, LookReveal
from marooned.games.scavengers.effects.people import (
    CharacterDown,
    DiscardHand,
    DiscardThisTrauma,
    EatEarly,
    GainTrauma,
    Heal,
    StoreFood,
    TraumaDown,
)
from marooned.games.scavengers.effects.piles import BottomOne, RevealTop, TurnTops
from marooned.games.scavengers.effects.switching import SwitchPile
from marooned.games.scavengers.terms import (
    ACTION,
    ANOMALY,
    DEATH_AT,
    HAND_LIMIT,
    MOST_SEATS,
    PERIL,
    REACTION,
    WINDOWS,
)

TAGS: Final = ("beast", "dark", "trap", "kin")
SOLO: Final = "solo"
RIVALS: Final = "every_player_for_themself"
REAL_TIME: Final = "real_time"
MODES: Final = ("cooperative", "semi_cooperative", SOLO, RIVALS, REAL_TIME)
FEWEST: Final = "fewest_traumas"
WINS: Final = ("alive", SIGNAL, FEWEST)
MOODS: Final = ("hostile", "neutral", "helpful")
MARKS: Final = ("known", "reconstructed")


# -- effects ---------------------------------------------------------------------------------------------------------
# Parts of cards that hold effects, named as in the file.
PLAYED: Final = "effect"  # of a card in a hand
REACTING: Final = "effect (window: reaction)"
HARM: Final = "harm"
REWARD: Final = "reward"
GAIN: Final = "opportunities.effect"
ON_GAIN: Final = "on_gain"
ON_REVEAL: Final = "on_reveal"
ABILITY: Final = "ability"
FED_MAY: Final = "fed_may"
ONCE: Final = "once_per_game"
_QUIET: Final = (PLAYED, GAIN, ON_REVEAL, ABILITY, FED_MAY, ONCE)
"""Parts that never run while a Peril is resolved, so that they may Reveal (Q-02 leaves no room for a second Peril)."""
ONLY_IN: Final[Mapping[str, tuple[str, ...]]] = {
    "keep_revealed": (REACTING,),
    "protect": (REACTING,),
    "defeat": (REACTING,),
    "redirect_trauma": (ABILITY,),
    "discard_this_trauma": (ON_GAIN,),
    "take_self": (REWARD, GAIN),
    "eat_early": (PLAYED, REACTING),
    "reveal_top": _QUIET,
    "look_reveal": _QUIET,
    "extra_turn": (PLAYED, REACTING, HARM, REWARD, GAIN, ON_GAIN, ABILITY, ONCE),
}
"""Verbs that have a meaning in some parts of cards only."""
_AT_THE_TOP: Final = ("redirect_trauma", "discard_this_trauma")


def _target(row: Reader, targets: tuple[str, ...] = TARGETS) -> str:
    return row.word("target", targets)


def _how_many(row: Reader, default: int = 1) -> int:
    """A number, or `all` as 0."""
    if row.data.get("n") == "all":
        row.read.add("n")
        return 0
    return row.number("n", 1, 9, default)


def _look_reveal(row: Reader) -> Sx:
    row.word("pile", ("choice",), "choice")
    return LookReveal(row.number("n", 1, 9), row.flag("optional_reveal"))


def _take(row: Reader) -> Sx:
    row.word("match", ("action",), "action")
    return Take(
        _target(row),
        row.word("from", ("revealed", "discard")),
        row.number("n", 1, 9),
        row.number("max_tier", 1, 3, 3),
        row.text("not", ""),
    )


def _choose_one(row: Reader) -> Sx:
    options = row.rows("options")
    if not 2 <= len(options) <= 6:
        wrong(row.at("options"), "options", n=len(options))
    return ChooseOne(
        *(effects(option, f"{row.at('options')}[{at}]", row.part, True) for at, option in enumerate(options))
    )


def _reveal_top(row: Reader) -> Sx:
    row.word("pile", ("choice",), "choice")
    return RevealTop()


def _bottom_one(row: Reader) -> Sx:
    row.only_true("optional", True)
    return BottomOne()


def _look_reorder(row: Reader) -> Sx:
    return LookReorder(row.number("n", 1, 9), row.word("piles", ("all",), "all"))


VERBS: Final[Mapping[str, Callable[[Reader], Sx]]] = {
    "turn_tops": lambda row: TurnTops(row.word("piles", ("all", "one"))),
    "bottom_one": _bottom_one,
    "switch_pile": lambda row: SwitchPile(_target(row, (ACTIVE,)), row.flag("optional")),
    "keep_revealed": lambda row: KeepRevealed(),
    "take": _take,
    "reveal_top": _reveal_top,
    "look_reveal": _look_reveal,
    "look_reorder": _look_reorder,
    "trauma_down": lambda row: TraumaDown(_target(row), _how_many(row)),
    "heal": lambda row: Heal(_target(row), row.word("only", ("", "face_down"), "")),
    "protect": lambda row: Protect(_target(row, (ACTIVE,))),
    "defeat": lambda row: Defeat(_target(row, (ACTIVE,)), row.word("match_tag", (*TAGS, "any"))),
    "eat_early": lambda row: EatEarly(_target(row, (SELF, ACTIVE, CHOSEN))),
    "store_food": lambda row: StoreFood(_target(row), row.number("n", 1, 9)),
    "extra_turn": lambda row: ExtraTurn(_target(row)),
    "gain_trauma": lambda row: GainTrauma(_target(row), row.number("n", 1, 3, 1)),
    "discard_hand": lambda row: DiscardHand(
        _target(row), row.number("n", 1, 9), row.word("choice", ("own", "random"), "own")
    ),
    "character_down": lambda row: CharacterDown(_target(row)),
    "choose_one": _choose_one,
    "discard_this_trauma": lambda row: DiscardThisTrauma(),
    "redirect_trauma": lambda row: RedirectTrauma(),
    "take_self": lambda row: TakeSelf(_target(row, (SELF, ACTIVE, CHOSEN))),
}
"""What `do` may say, and how it becomes an effect."""


def effect(data: Any, where: str, part: str, inside: bool = False) -> Sx:
    """One effect. part: where on a card it stands. inside: it is part of a choose_one."""
    row = Reader(data, where, part)
    verb = row.word("do", VERBS)
    if part not in ONLY_IN.get(verb, (part,)):
        wrong(row.at("do"), "not-here", what=verb, places=", ".join(ONLY_IN[verb]))
    if inside and verb in _AT_THE_TOP:
        wrong(row.at("do"), "first", what=verb)
    made = VERBS[verb](row)
    row.done()
    return made


def effects(data: Any, where: str, part: str, inside: bool = False) -> tuple[Sx, ...]:
    """A row of effects.

    A card is moved once only, and not away from somebody who dies of it; a Trauma that is discarded at once brings no
    other (R-138).
    """
    if not isinstance(data, list):
        wrong(where, "list", value=shown(data))
    made = tuple(effect(item, f"{where}[{at}]", part, inside) for at, item in enumerate(data))
    for verb, once in (("eat_early", EatEarly), ("take_self", TakeSelf)):
        if sum(holds(one, once) for one in made) > 1:
            wrong(where, "no-second", what=verb, other=verb)
    for at, one in enumerate(made):
        if isinstance(one, DiscardThisTrauma | RedirectTrauma) and at:
            wrong(f"{where}[{at}].do", "first", what=str(data[at]["do"]))
    for verb, other in (("discard_this_trauma", DiscardThisTrauma), ("eat_early", EatEarly)):
        if any(holds(one, other) for one in made) and any(holds(one, GainTrauma) for one in made):
            wrong(where, "no-second", what="gain_trauma", other=verb)
    return made


def effects_at(row: Reader, key: str, part: str) -> tuple[Sx, ...]:
    """A row of effects, empty if it is missing."""
    return effects(row.get(key, []), row.at(key), part)


def some_effects(row: Reader, key: str, part: str) -> tuple[Sx, ...]:
    """A row of effects that isn't empty."""
    row.need(key)
    made = effects_at(row, key, part)
    if not made:
        wrong(row.at(key), "no-effect")
    return made


def holds(one: Sx, sort: type[Sx]) -> bool:
    """Whether an effect is of a sort or offers one to choose."""
    if isinstance(one, ChooseOne):
        return any(holds(other, sort) for row in one.rows for other in row)
    return isinstance(one, sort)


PRICES: Final = ("discard_cards", "discard_food", "discard_any_of", "gain_trauma")
"""What a price may ask for."""


def price(data: Any, where: str, asks: tuple[str, ...] = PRICES) -> Price | None:
    """A price, None for null. asks: what it may ask for here."""
    if data is None:
        return None
    row = Reader(data, where)
    made = Price(
        row.number("discard_cards", 0, 9, 0) if "discard_cards" in asks else 0,
        row.number("discard_food", 0, 20, 0) if "discard_food" in asks else 0,
        row.words("discard_any_of") if "discard_any_of" in asks else (),
        row.number("gain_trauma", 0, 2, 0) if "gain_trauma" in asks else 0,
    )
    row.done()
    if made == Price():
        wrong(where, "price", known=", ".join(asks))
    return made


def real_price(row: Reader, key: str, asks: tuple[str, ...] = PRICES) -> Price:
    """A price that must be there."""
    made = price(row.need(key), row.at(key), asks)
    if made is None:
        wrong(row.at(key), "price", known=", ".join(asks))
    return made


# -- modifiers -------------------------------------------------------------------------------------------------------
_NUMBERS: Final = {
    "feed_cost": (-5, 5), "hand_limit": (1, 9), "min_reveals": (1, 9), "max_reveals": (1, 9), "avoid_tier": (1, 3),
    "starve_discard": (0, 5), "piles": (1, 3), "free_switch": (1, 9), "turn_start_take": (1, 5),
    "death_at": (DEATH_AT, 9), "avoid_price": (-5, 0), "look_more": (1, 9), "seconds": (5, 3600),
    "seconds_per_round": (5, 3600),
}  # fmt: skip
_LISTS: Final = ("cannot_receive", "cannot_give", "cannot_play", "cannot_be_target")
_FLAGS: Final = (
    "no_avoid", "no_defeat", "own_turn_only", "same_pile", "first_peril_keeps", "tops_face_up", "face_down_free",
    "shared_surplus", "real_time",
)  # fmt: skip
_EFFECTS: Final = (FED_MAY, ONCE)
_GIFTS: Final = ("hand_cards", "shared_food")
PASSIVES: Final = (*_NUMBERS, *_LISTS, *_FLAGS, *_EFFECTS, "food_bonus", "discard_above", "extra_turn")
"""The keys that a modifier may have."""

# Places of modifiers, named as in the file.
AREA: Final = "areas"
LAST: Final = "scenarios.final"
SPECIAL: Final = "scenarios.special"
PERSON: Final = "traumas, characters, survivor_side"
_TABLE: Final = (AREA, LAST, SPECIAL)
HOLDS_IN: Final[Mapping[str, tuple[str, ...]]] = {
    "piles": _TABLE,
    "first_peril_keeps": _TABLE,
    "tops_face_up": _TABLE,
    "shared_surplus": _TABLE,
    "face_down_free": (LAST, SPECIAL),
    "fed_may": (AREA, LAST),
    "seconds": (AREA, LAST),
    "once_per_game": (SPECIAL,),
    "death_at": (SPECIAL,),
    "extra_turn": (SPECIAL,),
    "real_time": (SPECIAL,),
    "seconds_per_round": (SPECIAL,),
}
"""Modifiers that the rules ask for in some places only; all others hold wherever they stand.

face_down_free must not end while somebody lives by it: no Trauma is gained then that would kill (R-083).
"""


def passive(data: Any, where: str, place: str) -> Passive:
    """One modifier: a mapping with one key. place: what it stands on."""
    row = Reader(data, where)
    if len(row.data) != 1:
        wrong(where, "one-key", known=", ".join(PASSIVES))
    key = next(iter(row.data))
    if key not in PASSIVES:
        wrong(where, "modifier", value=shown(key), known=", ".join(PASSIVES))
    if place not in HOLDS_IN.get(key, (place,)):
        wrong(where, "not-here", what=key, places=", ".join(HOLDS_IN[key]))
    if key in _NUMBERS:
        return Passive(key, row.number(key, *_NUMBERS[key]))
    if key in _LISTS:
        known = _GIFTS if key in ("cannot_receive", "cannot_give") else None
        return Passive(key, words=row.words(key, known))
    if key in _FLAGS:
        row.only_true(key)
        return Passive(key)
    if key in _EFFECTS:
        return Passive(key, effect=(effect(row.get(key), row.at(key), key),))
    if key == "extra_turn":
        return Passive(key, price=real_price(row, key, ("discard_cards",)))
    inner = Reader(row.get(key), row.at(key))
    if key == "food_bonus":
        made = Passive(key, inner.number("plus", -3, 5), (str(inner.number("tier", 1, 3)),))
    else:
        made = Passive(key, inner.number("hand", 0, 9), (str(inner.number("discard", 1, 9)),))
    inner.done()
    return made


def passives(row: Reader, key: str, place: str) -> tuple[Passive, ...]:
    """A row of modifiers, empty if it is missing."""
    return tuple(passive(item, f"{row.at(key)}[{at}]", place) for at, item in enumerate(row.rows(key)))


# -- cards -----------------------------------------------------------------------------------------------------------
def marks(row: Reader) -> Marks:
    """`status` and `known_part`."""
    status = row.need("status")
    part = row.text("known_part", "")
    if isinstance(status, str):
        return Marks(row.word("status", MARKS), {}, part)
    inner = Reader(status, row.at("status"))
    return Marks("", {name: inner.word(name, MARKS) for name in inner.data}, part)


def kinds_of(file: Reader) -> tuple[Kind, ...]:
    """All scavenge cards, in the order of the file."""
    found: list[Kind] = []
    first = 0
    for section, group in SECTIONS.items():
        for at, data in enumerate(file.rows(section)):
            row = Reader(data, f"{section}[{at}]")
            card = kind(row, group, len(found), first)
            found.append(card)
            first += card.copies
    return tuple(found)


def kind(row: Reader, group: int, index: int, first: int) -> Kind:
    """One scavenge card."""
    id, name = row.id(), row.text("name")
    tier, copies, sure = row.number("tier", 1, 3), row.number("copies", 0, 20), marks(row)
    common = (index, id, name, group, tier, copies, first, sure)
    if group == ACTION:
        made = Kind(
            *common,
            food=row.number("food", 0, 9),
            turns=row.word("turns_character", ("", "target", "player"), ""),
            **in_the_hand(row),
        )
    elif group == ANOMALY:
        made = Kind(*common)
    elif group == PERIL:
        made = Kind(
            *common,
            tags=row.words("tags", TAGS),
            avoid=price(row.get("avoid"), row.at("avoid"), ("discard_cards", "discard_food")),
            tame=price(row.get("tame"), row.at("tame"), ("discard_food",)),
            defeated_by=row.words("defeated_by"),
            tags_only_protect=row.flag("tags_only_protect"),
            reward=effects_at(row, "reward", REWARD),
            harm=some_effects(row, "harm", HARM),
            **collected(row),
        )
    else:
        made = Kind(
            *common,
            condition=real_price(row, "condition"),
            gain=some_effects(row, "effect", GAIN),
            **collected(row),
        )
    comes = made.tame is not None or any(holds(one, TakeSelf) for one in (*made.reward, *made.gain))
    if comes and "in_hand" not in row.data:
        wrong(row.where, "in-hand")
    row.done()
    return made


def in_the_hand(row: Reader) -> dict[str, Any]:
    """`window` and `effect` of a card that can be played."""
    window = WINDOWS.index(row.word("window", WINDOWS))
    return {"window": window, "effect": some_effects(row, "effect", REACTING if window == REACTION else PLAYED)}


def collected(row: Reader) -> dict[str, Any]:
    """What a Peril or an Opportunity is in a hand (R-071, Q-50)."""
    data = row.get("in_hand")
    if "in_hand" not in row.data:
        return {}
    hand = Reader(data, row.at("in_hand"))
    made: dict[str, Any] = {"food": hand.number("food", 0, 9)}
    if "effect" in hand.data or "window" in hand.data:
        made |= in_the_hand(hand)
    hand.done()
    return made


def traumas_of(file: Reader) -> tuple[Trauma, ...]:
    """All Traumas."""
    found = []
    for at, data in enumerate(file.rows("traumas")):
        row = Reader(data, f"traumas[{at}]")
        id, name, sure = row.id(), row.text("name"), marks(row)
        found.append(Trauma(at, id, name, sure, effects_at(row, "on_gain", ON_GAIN), passives(row, "passive", PERSON)))
        row.done()
    return tuple(found)


def area(row: Reader, index: int, place: str) -> Area:
    """One Area. place: whether it is one of the deck or the last one of a Scenario."""
    return Area(
        index,
        row.id(),
        row.text("name"),
        row.number("cost", 0, 20),
        marks(row) if place == AREA or "status" in row.data else Marks("reconstructed"),
        row.word("mood", ("", *MOODS), ""),
        effects_at(row, "on_reveal", ON_REVEAL),
        passives(row, "passive", place),
    )


def areas_of(file: Reader) -> tuple[Area, ...]:
    """All Areas."""
    found = []
    for at, data in enumerate(file.rows("areas")):
        row = Reader(data, f"areas[{at}]")
        found.append(area(row, at, AREA))
        row.done()
    return tuple(found)


def players_of(row: Reader, mode: str) -> tuple[int, int]:
    """`players: [least, most]` of a Scenario: one in mode solo, else two or more (R-006, R-007)."""
    value = row.need("players")
    numbers = value if isinstance(value, list) else []
    right = len(numbers) == 2 and all(isinstance(n, int) and not isinstance(n, bool) for n in numbers)
    if not right or not 1 <= numbers[0] <= numbers[1] <= MOST_SEATS:
        wrong(row.at("players"), "players", most=MOST_SEATS, value=shown(value))
    least, most = int(numbers[0]), int(numbers[1])
    if (mode == SOLO) != (least == 1) or (mode == SOLO and most > 1):
        wrong(row.at("players"), "one-player", mode=SOLO)
    return least, most


def areas_before(row: Reader, least: int) -> tuple[tuple[tuple[int, int], ...], int]:
    """`areas_before_final`: rows (seats from which it holds, number of Areas), and those mixed with the Final Area."""
    counts = Reader(row.need("areas_before_final"), row.at("areas_before_final"))
    mixed = 0
    if "on_top" in counts.data:
        found: tuple[tuple[int, int], ...] = ((1, counts.number("on_top", 1, 9)),)
        mixed = counts.number("with_final", 0, 5)
    else:
        seats = [n for n in range(1, MOST_SEATS + 1) if f"from_{n}" in counts.data]
        if not seats or seats[0] > least:
            wrong(counts.where, "from", n=least)
        found = tuple((n, counts.number(f"from_{n}", 1, 9)) for n in seats)
    counts.done()
    return found, mixed


def scenario(row: Reader) -> Scenario:
    """One Scenario."""
    id, name = row.id(), row.text("name")
    if id not in SCENARIOS:
        wrong(row.at("id"), "word", known=", ".join(SCENARIOS), value=shown(id))
    mode = row.word("mode", MODES)
    least, most = players_of(row, mode)
    rows, mixed = areas_before(row, least)
    deal = Reader(row.need("deal"), row.at("deal"))
    dealt = (deal.number("tier1", 0, 5), deal.number("tier2", 0, 5), deal.number("tier3", 0, 5))
    deal.done()
    final = Reader(row.need("final"), row.at("final"))
    last = area(final, -1, LAST)
    win = final.word("win", WINS)
    final.done()
    row.text("difficulty", "")
    sure = marks(row)
    made = Scenario(
        id, name, least, most, mode, rows, mixed, dealt, last, win, sure, passives(row, "special", SPECIAL)
    )  # fmt: skip
    row.done()
    check_scenario(row, made)
    return made


def check_scenario(row: Reader, made: Scenario) -> None:
    """What of a Scenario must fit together (R-016, R-038, R-120, Q-18)."""
    if (made.mode == REAL_TIME) != any(one.key == REAL_TIME for one in made.special):
        wrong(row.at("mode"), "real-time")
    if made.win == FEWEST and made.mode != RIVALS:
        wrong(f"{row.at('final')} ({made.final.id}).win", "rivals", win=FEWEST, mode=RIVALS)
    if sum(made.deal) > HAND_LIMIT:
        wrong(row.at("deal"), "hand", n=sum(made.deal), most=HAND_LIMIT)


def characters_of(file: Reader) -> tuple[Character, ...]:
    """All Characters."""
    found = []
    for at, data in enumerate(file.rows("characters")):
        row = Reader(data, f"characters[{at}]")
        id, name, sure = row.id(), row.text("name"), marks(row)
        if row.word("kind", ("active", "passive")) == "passive":
            row.need("passive")
            made = Character(at, id, name, sure, passives(row, "passive", PERSON))
        else:
            ability = (effect(row.need("ability"), row.at("ability"), ABILITY),)
            made = Character(at, id, name, sure, (), ability, row.flag("flips_down"))
        row.done()
        found.append(made)
    return tuple(found)


# -- the whole file --------------------------------------------------------------------------------------------------
def read_deck(text: str, name: str = "deck") -> Deck:
    """The deck of a file's text. Raises FormatError that says where, what is wrong and what would be right."""
    return deck_of(parse(text, name), text, name)


def deck_of(data: Any, text: str, name: str = "deck") -> Deck:
    """The deck of a file's data. text: the file, which gives the digest. Raises FormatError."""
    parts = parts_of(data, name)
    own = text != default_text()
    check_parts(parts, default_parts() if own else parts)
    if own:
        parts = with_own_names(parts, default_parts())
    digest = blake2b(text.encode(), digest_size=8).hexdigest() if own else ""
    return Deck(
        parts.kinds, parts.traumas, parts.areas, parts.scenarios, parts.characters, parts.survivor, text, digest
    )  # fmt: skip


CardT = TypeVar("CardT", Kind, Trauma, Area, Scenario, Character)


def with_own_names(parts: Parts, usual: Parts) -> Parts:
    """The parts, with the names marked that an owner has corrected."""
    rows = (usual.kinds, usual.traumas, usual.areas, usual.scenarios, usual.characters)
    known = {(type(card), card.id): card.name for row in rows for card in row}

    def marked(cards: tuple[CardT, ...]) -> tuple[CardT, ...]:
        return tuple(
            card if known[type(card), card.id] == card.name else replace(card, own_name=True) for card in cards
        )

    return Parts(
        marked(parts.kinds),
        marked(parts.traumas),
        marked(parts.areas),
        marked(parts.scenarios),
        marked(parts.characters),
        parts.survivor,
    )


def parts_of(data: Any, name: str) -> Parts:
    """Read all sections."""
    file = Reader(data, name)
    file.where = ""
    file.number("version", 1, 1)
    kinds, traumas, areas, characters = kinds_of(file), traumas_of(file), areas_of(file), characters_of(file)
    survivor = Reader(file.need("survivor_side"), "survivor_side")
    weak = passives(survivor, "passive", PERSON)
    marks(survivor)
    survivor.done()
    scenarios = tuple(scenario(Reader(one, f"scenarios[{at}]")) for at, one in enumerate(file.rows("scenarios")))
    file.done()
    return Parts(kinds, traumas, areas, scenarios, characters, weak)


@cache
def default_text() -> str:
    """The deck file that comes along."""
    return resources.files("marooned.games.scavengers").joinpath("deck.yaml").read_text(encoding="utf-8")


@cache
def default_parts() -> Parts:
    """The parts of the deck that comes along."""
    return parts_of(parse(default_text()), "deck")


@cache
def default_deck() -> Deck:
    """The deck that comes along."""
    return read_deck(default_text())
