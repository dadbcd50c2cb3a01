"""Reads deck files: the cards of the card game as YAML, checked word by word, with errors that name the place.

docs/deck.md explains the format. The deck that comes along is `deck.yaml`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from hashlib import blake2b
from importlib import resources
from typing import Any, Final, NoReturn

import yaml

from marooned.core.errors import FormatError
from marooned.games.scavengers.cards import Area, Character, Deck, Kind, Marks, Passive, Price, Scenario, Trauma
from marooned.games.scavengers.effects.base import TARGETS, Sx
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
from marooned.games.scavengers.effects.piles import (
    BottomOne,
    LookReorder,
    LookReveal,
    RevealTop,
    SwitchPile,
    TurnTops,
)
from marooned.games.scavengers.terms import ACTION, ANOMALY, OPPORTUNITY, PERIL, WINDOWS

SCENARIOS: Final = ("daring_retreat", "lost_expedition", "mad_prophet", "wicked_few", "last_hunt")
TAGS: Final = ("beast", "dark", "trap", "kin")
MODES: Final = ("cooperative", "semi_cooperative", "solo", "every_player_for_themself", "real_time")
WINS: Final = ("alive", "signal", "fewest_traumas")
MOODS: Final = ("hostile", "neutral", "helpful")
MARKS: Final = ("known", "reconstructed")
_SECTIONS: Final = (
    "version", "actions", "perils", "opportunities", "anomalies", "traumas", "areas", "scenarios", "survivor_side",
    "characters",
)  # fmt: skip


def wrong(where: str, text: str) -> NoReturn:
    """Raise the error that names the place."""
    raise FormatError(text, where)


class Reader:
    """A mapping of the file with the place where it stands; every read is checked, every key must be read."""

    def __init__(self, data: Any, where: str) -> None:
        if not isinstance(data, Mapping):
            wrong(where, f"a mapping is expected here, not {data!r}")
        self.data = data
        self.where = where
        self.read: set[str] = set()

    def at(self, key: str) -> str:
        """The place of a key."""
        return f"{self.where}.{key}"

    def get(self, key: str, default: Any = None) -> Any:
        """A value that may be missing."""
        self.read.add(key)
        return self.data.get(key, default)

    def need(self, key: str) -> Any:
        """A value that must be there."""
        if key not in self.data:
            wrong(self.where, f"`{key}` is missing")
        return self.get(key)

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number in a range."""
        value = self.need(key) if default is None else self.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            wrong(self.at(key), f"a whole number from {least} to {most} is expected, not {value!r}")
        return int(value)

    def word(self, key: str, words: tuple[str, ...], default: str | None = None) -> str:
        """One of some words."""
        value = self.need(key) if default is None else self.get(key, default)
        if value not in words:
            wrong(self.at(key), f"one of {', '.join(words)} is expected, not {value!r}")
        return str(value)

    def text(self, key: str) -> str:
        """A text that isn't empty."""
        value = self.need(key)
        if not isinstance(value, str) or not value:
            wrong(self.at(key), f"a text is expected, not {value!r}")
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        """true or false."""
        value = self.get(key, default)
        if not isinstance(value, bool):
            wrong(self.at(key), f"true or false is expected, not {value!r}")
        return value

    def rows(self, key: str) -> list[Any]:
        """A list, empty if it is missing."""
        value = self.get(key, [])
        if not isinstance(value, list):
            wrong(self.at(key), f"a list is expected, not {value!r}")
        return list(value)

    def words(self, key: str, known: tuple[str, ...] | None = None) -> tuple[str, ...]:
        """A list of words."""
        found = self.rows(key)
        for word in found:
            if not isinstance(word, str) or (known is not None and word not in known):
                wrong(self.at(key), f"{word!r} is none of {', '.join(known or ('a word',))}")
        return tuple(found)

    def done(self) -> None:
        """Every key must have been read."""
        unknown = sorted(set(map(str, self.data)) - self.read)
        if unknown:
            wrong(self.at(unknown[0]), f"unknown key; known here: {', '.join(sorted(self.read))}")


# -- effects ---------------------------------------------------------------------------------------------------------
def _target(row: Reader, default: str | None = None) -> str:
    return row.word("target", TARGETS, default)


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
        str(row.get("not", "")),
    )


def _choose_one(row: Reader) -> Sx:
    options = row.rows("options")
    if not 2 <= len(options) <= 6:
        wrong(row.at("options"), "two to six options are expected")
    return ChooseOne(*(effects(option, f"{row.at('options')}[{at}]") for at, option in enumerate(options)))


def _reveal_top(row: Reader) -> Sx:
    row.word("pile", ("choice",), "choice")
    return RevealTop()


def _bottom_one(row: Reader) -> Sx:
    row.flag("optional")
    return BottomOne()


def _look_reorder(row: Reader) -> Sx:
    return LookReorder(row.number("n", 1, 9), row.word("piles", ("all",), "all"))


VERBS: Final[Mapping[str, Callable[[Reader], Sx]]] = {
    "turn_tops": lambda row: TurnTops(row.word("piles", ("all", "one"))),
    "bottom_one": _bottom_one,
    "switch_pile": lambda row: SwitchPile(_target(row), row.flag("optional")),
    "keep_revealed": lambda row: KeepRevealed(),
    "take": _take,
    "reveal_top": _reveal_top,
    "look_reveal": _look_reveal,
    "look_reorder": _look_reorder,
    "trauma_down": lambda row: TraumaDown(_target(row), _how_many(row)),
    "heal": lambda row: Heal(_target(row), row.word("only", ("", "face_down"), "")),
    "protect": lambda row: Protect(_target(row)),
    "defeat": lambda row: Defeat(_target(row), row.word("match_tag", (*TAGS, "any"))),
    "eat_early": lambda row: EatEarly(_target(row)),
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
    "take_self": lambda row: TakeSelf(_target(row)),
}
"""What `do` may say, and how it becomes an effect."""


def effect(data: Any, where: str) -> Sx:
    """One effect."""
    row = Reader(data, where)
    verb = row.word("do", tuple(VERBS))
    made = VERBS[verb](row)
    row.done()
    return made


def effects(data: Any, where: str) -> tuple[Sx, ...]:
    """A row of effects."""
    if not isinstance(data, list):
        wrong(where, f"a list of effects is expected, not {data!r}")
    return tuple(effect(item, f"{where}[{at}]") for at, item in enumerate(data))


def price(data: Any, where: str) -> Price | None:
    """A price, None for null."""
    if data is None:
        return None
    row = Reader(data, where)
    made = Price(
        row.number("discard_cards", 0, 9, 0),
        row.number("discard_food", 0, 20, 0),
        row.words("discard_any_of"),
        row.number("gain_trauma", 0, 2, 0),
    )
    row.done()
    if made == Price():
        wrong(where, "a price asks for something: discard_cards, discard_food, discard_any_of or gain_trauma")
    return made


# -- modifiers -------------------------------------------------------------------------------------------------------
_NUMBERS: Final = {
    "feed_cost": (-5, 5), "hand_limit": (1, 9), "min_reveals": (1, 9), "max_reveals": (1, 9), "avoid_tier": (1, 3),
    "starve_discard": (0, 5), "piles": (1, 3), "free_switch": (1, 9), "turn_start_take": (1, 5), "death_at": (2, 9),
    "avoid_price": (-5, 0), "look_more": (1, 9), "seconds": (5, 3600), "seconds_per_round": (5, 3600),
}  # fmt: skip
_LISTS: Final = ("cannot_receive", "cannot_give", "cannot_play", "cannot_be_target")
_FLAGS: Final = (
    "no_avoid", "no_defeat", "own_turn_only", "same_pile", "first_peril_keeps", "tops_face_up", "face_down_free",
    "shared_surplus", "real_time",
)  # fmt: skip
_EFFECTS: Final = ("fed_may", "once_per_game")
_GIFTS: Final = ("hand_cards", "shared_food")
PASSIVES: Final = (*_NUMBERS, *_LISTS, *_FLAGS, *_EFFECTS, "food_bonus", "discard_above", "extra_turn")
"""The keys that a modifier may have."""


def passive(data: Any, where: str) -> Passive:
    """One modifier: a mapping with one key."""
    row = Reader(data, where)
    if len(row.data) != 1:
        wrong(where, "a modifier has one key")
    key = str(next(iter(row.data)))
    if key in _NUMBERS:
        return Passive(key, row.number(key, *_NUMBERS[key]))
    if key in _LISTS:
        known = _GIFTS if key in ("cannot_receive", "cannot_give") else None
        return Passive(key, words=row.words(key, known))
    if key in _FLAGS:
        if not row.flag(key):
            wrong(row.at(key), "only true makes sense here")
        return Passive(key)
    if key in _EFFECTS:
        return Passive(key, effect=(effect(row.get(key), row.at(key)),))
    if key == "extra_turn":
        return Passive(key, price=price(row.get(key), row.at(key)))
    inner = Reader(row.get(key), row.at(key)) if key in ("food_bonus", "discard_above") else None
    if inner is None:
        wrong(where, f"unknown modifier {key!r}; known: {', '.join(PASSIVES)}")
    if key == "food_bonus":
        made = Passive(key, inner.number("plus", -3, 5), (str(inner.number("tier", 1, 3)),))
    else:
        made = Passive(key, inner.number("hand", 0, 9), (str(inner.number("discard", 1, 9)),))
    inner.done()
    return made


def passives(data: Any, where: str) -> tuple[Passive, ...]:
    """A row of modifiers."""
    if not isinstance(data, list):
        wrong(where, f"a list of modifiers is expected, not {data!r}")
    return tuple(passive(item, f"{where}[{at}]") for at, item in enumerate(data))


# -- cards -----------------------------------------------------------------------------------------------------------
def marks(row: Reader) -> Marks:
    """`status` and `known_part`."""
    status = row.need("status")
    part = str(row.get("known_part", ""))
    if isinstance(status, str):
        return Marks(row.word("status", MARKS), {}, part)
    inner = Reader(status, row.at("status"))
    fields = {str(name): inner.word(str(name), MARKS) for name in inner.data}
    return Marks("", fields, part)


def kinds_of(file: Reader) -> tuple[Kind, ...]:
    """All scavenge cards, in the order of the file."""
    found: list[Kind] = []
    first = 0
    sections = (("actions", ACTION), ("perils", PERIL), ("opportunities", OPPORTUNITY), ("anomalies", ANOMALY))
    for section, group in sections:
        for at, data in enumerate(file.rows(section)):
            row = Reader(data, f"{section}[{at}]")
            card = kind(row, group, len(found), first)
            if any(other.id == card.id for other in found):
                wrong(row.at("id"), f"two cards have the id {card.id!r}")
            found.append(card)
            first += card.copies
    for card in found:
        for other in (*card.defeated_by, *(card.condition.any_of if card.condition else ())):
            if not any(one.id == other for one in found):
                wrong(f"card {card.id}", f"there is no card {other!r}")
    return tuple(found)


def kind(row: Reader, group: int, index: int, first: int) -> Kind:
    """One scavenge card."""
    id, name = row.text("id"), row.text("name")
    row.where += f" ({id})"
    tier, copies, sure = row.number("tier", 1, 3), row.number("copies", 0, 20), marks(row)
    common = (index, id, name, group, tier, copies, first, sure)
    if group == ACTION:
        made = Kind(
            *common,
            food=row.number("food", 0, 9),
            window=WINDOWS.index(row.word("window", WINDOWS)),
            effect=effects(row.need("effect"), row.at("effect")),
            turns=row.word("turns_character", ("", "target", "player"), ""),
        )
    elif group == ANOMALY:
        made = Kind(*common)
    else:
        hand = Reader(row.get("in_hand", {"food": -1}), row.at("in_hand"))
        in_hand: dict[str, Any] = {"food": hand.number("food", -1, 9)}
        if "effect" in hand.data:
            in_hand["window"] = WINDOWS.index(hand.word("window", WINDOWS))
            in_hand["effect"] = effects(hand.need("effect"), hand.at("effect"))
        hand.done()
        if group == PERIL:
            made = Kind(
                *common,
                **in_hand,
                tags=row.words("tags", TAGS),
                avoid=price(row.get("avoid"), row.at("avoid")),
                tame=price(row.get("tame"), row.at("tame")),
                defeated_by=row.words("defeated_by"),
                tags_only_protect=row.flag("tags_only_protect"),
                reward=effects(row.get("reward", []), row.at("reward")),
                harm=effects(row.need("harm"), row.at("harm")),
            )
        else:
            made = Kind(
                *common,
                **in_hand,
                condition=price(row.need("condition"), row.at("condition")),
                gain=effects(row.need("effect"), row.at("effect")),
            )
    row.done()
    return made


def traumas_of(file: Reader) -> tuple[Trauma, ...]:
    """All Traumas."""
    found = []
    for at, data in enumerate(file.rows("traumas")):
        row = Reader(data, f"traumas[{at}]")
        found.append(
            Trauma(
                at,
                row.text("id"),
                row.text("name"),
                marks(row),
                effects(row.get("on_gain", []), row.at("on_gain")),
                passives(row.get("passive", []), row.at("passive")),
            )
        )
        row.done()
    return tuple(found)


def area(row: Reader, index: int) -> Area:
    """One Area."""
    made = Area(
        index,
        row.text("id"),
        row.text("name"),
        row.number("cost", 0, 20),
        marks(row) if "status" in row.data else Marks("reconstructed"),
        row.word("mood", ("", *MOODS), ""),
        effects(row.get("on_reveal", []), row.at("on_reveal")),
        passives(row.get("passive", []), row.at("passive")),
    )
    return made


def areas_of(file: Reader) -> tuple[Area, ...]:
    """All Areas."""
    found = []
    for at, data in enumerate(file.rows("areas")):
        row = Reader(data, f"areas[{at}]")
        found.append(area(row, at))
        row.done()
    return tuple(found)


def scenario(row: Reader) -> Scenario:
    """One Scenario."""
    id = row.word("id", SCENARIOS)
    row.where += f" ({id})"
    seats = row.need("players")
    if not (isinstance(seats, list) and len(seats) == 2 and 1 <= seats[0] <= seats[1] <= 6):
        wrong(row.at("players"), "[least, most] from 1 to 6 is expected")
    counts = Reader(row.need("areas_before_final"), row.at("areas_before_final"))
    if "on_top" in counts.data:
        rows: tuple[tuple[int, int], ...] = ((1, counts.number("on_top", 0, 9)),)
        mixed = counts.number("with_final", 0, 5)
    else:
        rows = tuple(
            (int(str(key).removeprefix("from_")), counts.number(str(key), 1, 9))
            for key in sorted(counts.data)
            if str(key).startswith("from_") and str(key)[5:].isdigit()
        )
        mixed = 0
        if not rows or rows[0][0] > seats[0]:
            wrong(counts.where, f"from_{seats[0]} is missing")
    counts.done()
    deal = Reader(row.need("deal"), row.at("deal"))
    dealt = (deal.number("tier1", 0, 5), deal.number("tier2", 0, 5), deal.number("tier3", 0, 5))
    deal.done()
    final = Reader(row.need("final"), row.at("final"))
    last = area(final, -1)
    win = final.word("win", WINS)
    final.done()
    row.get("difficulty")
    made = Scenario(
        id,
        row.text("name"),
        seats[0],
        seats[1],
        row.word("mode", MODES),
        rows,
        mixed,
        dealt,
        last,
        win,
        marks(row),
        passives(row.get("special", []), row.at("special")),
    )
    row.done()
    return made


def characters_of(file: Reader) -> tuple[Character, ...]:
    """All Characters."""
    found = []
    for at, data in enumerate(file.rows("characters")):
        row = Reader(data, f"characters[{at}]")
        id, name, sure = row.text("id"), row.text("name"), marks(row)
        if row.word("kind", ("active", "passive")) == "passive":
            made = Character(at, id, name, sure, passives(row.need("passive"), row.at("passive")))
        else:
            ability = (effect(row.need("ability"), row.at("ability")),)
            made = Character(at, id, name, sure, (), ability, row.flag("flips_down"))
        row.done()
        found.append(made)
    return tuple(found)


# -- the whole file --------------------------------------------------------------------------------------------------
def read_deck(text: str, name: str = "deck") -> Deck:
    """The deck of a file's text. Raises FormatError that says where, what is wrong and what would be right."""
    try:
        data = yaml.safe_load(text)
    except yaml.YAMLError as error:
        raise FormatError(f"no YAML: {' '.join(str(error).split())}", name) from error
    file = Reader(data, name)
    file.number("version", 1, 1)
    kinds = kinds_of(file)
    traumas = traumas_of(file)
    areas = areas_of(file)
    characters = characters_of(file)
    survivor = Reader(file.need("survivor_side"), "survivor_side")
    weak = passives(survivor.get("passive", []), survivor.at("passive"))
    survivor.get("status")
    survivor.done()
    scenarios = tuple(scenario(Reader(data, f"scenarios[{at}]")) for at, data in enumerate(file.rows("scenarios")))
    for key in _SECTIONS:
        file.read.add(key)
    file.done()
    if sorted(one.id for one in scenarios) != sorted(SCENARIOS):
        wrong("scenarios", f"exactly these are expected: {', '.join(SCENARIOS)}")
    check_sizes(kinds, traumas, areas, scenarios, characters)
    digest = "" if text == default_text() else blake2b(text.encode(), digest_size=8).hexdigest()
    return Deck(kinds, traumas, areas, scenarios, characters, weak, text, digest)


def check_sizes(
    kinds: tuple[Kind, ...],
    traumas: tuple[Trauma, ...],
    areas: tuple[Area, ...],
    scenarios: tuple[Scenario, ...],
    characters: tuple[Character, ...],
) -> None:
    """There must be enough of everything for every scenario and number of players."""
    for one in scenarios:
        for seats in range(one.least, one.most + 1):
            if one.areas_for(seats) + one.mixed > len(areas):
                wrong(f"scenario {one.id}", f"needs more Areas than the {len(areas)} there are")
        for tier in (1, 2, 3):
            there = sum(card.copies for card in kinds if card.group == ACTION and card.tier == tier)
            if one.deal[tier - 1] * one.most > there:
                wrong(f"scenario {one.id}", f"deals more Actions of tier {tier} than the {there} there are")
    if len(traumas) < 19:
        # With 6 players nobody can hold more than 2 and live; one more is drawn by each who dies.
        least = 6 * 2 + 1
        if len(traumas) < least:
            wrong("traumas", f"at least {least} are needed for six players")
    if characters and len(characters) < 12 and len(characters) < 6:
        wrong("characters", "at least 6 are needed, or none")
    if len(kinds) > 199:
        wrong("deck", "at most 199 different cards can be told apart")


@cache
def default_text() -> str:
    """The deck file that comes along."""
    return resources.files("marooned.games.scavengers").joinpath("deck.yaml").read_text(encoding="utf-8")


@cache
def default_deck() -> Deck:
    """The deck that comes along."""
    return read_deck(default_text())
