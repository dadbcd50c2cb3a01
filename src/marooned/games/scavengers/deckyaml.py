"""The words of deck files: YAML as plain data, fields read one by one, and errors that name the place.

Only mappings, lists, texts, whole numbers, true, false and null are known; whatever is wrong becomes a FormatError.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, NoReturn

import yaml

from marooned.core.errors import FormatError
from marooned.core.messages import msg

DEEPEST: Final = 20
LONGEST: Final = 80  # of a value that an error quotes
_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the same language, read ten times faster
_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_WHOLE: Final = re.compile(r"[-+]?[0-9]{1,9}")

TEXTS: Final[Mapping[str, str]] = {
    "yaml": "this is no YAML: {why}",
    "deep": "nested more than {most} deep",
    "alias": "anchors and aliases (& and *) are not used in deck files; write it out",
    "key-twice": "`{key}` stands here twice",
    "mapping": "fields (`name: value`) are expected, not {value}",
    "missing": "`{key}` is missing",
    "number": "a whole number from {least} to {most} is expected, not {value}",
    "word": "one of {known} is expected, not {value}",
    "text": "a text is expected, not {value}",
    "id": "an id is made of small letters, digits and _ and begins with a letter; {value} is none",
    "flag": "true or false is expected, not {value}",
    "list": "a list (`[…]`) is expected, not {value}",
    "key": "unknown field; known here: {known}",
    "only-true": "only true has a meaning here; else leave the field out",
    "options": "two to six options are expected, not {n}",
    "price": "a price asks for something: {known}",
    "no-effect": "at least one effect is expected",
    "not-here": "{what} has no meaning here, only in: {places}",
    "first": "{what} must be the first effect and can't be inside choose_one",
    "no-second": "{what} can't stand beside {other} here",
    "one-key": "a modifier has exactly one field; known: {known}",
    "modifier": "unknown modifier {value}; known: {known}",
    "twice": "the id {card} is given twice",
    "new-id": "ids stay as they are, and {card} is none of them",
    "no-card": "there is no card {card}",
    "not-in-hand": "the card {card} can never be in a hand",
    "in-hand": "`in_hand` is missing: this card can come into a hand",
    "players": "[least, most] from 1 to {most} is expected, not {value}",
    "one-player": "mode {mode} is for [1, 1] players, every other mode for [2, 6] or a part of that",
    "from": "`from_{n}` is missing: the number of Areas for {n} players",
    "real-time": "mode real_time and the modifier real_time go together",
    "rivals": "win {win} needs mode {mode}",
    "signal": "win signal needs an Action of tier 3",
    "hand": "{n} cards are dealt to a hand of {most}",
    "few-areas": "{n} Areas are needed, and there are {there}",
    "few-actions": "{n} Actions of tier {tier} are dealt, and there are {there}",
    "few-cards": "{n} cards are needed for hands and piles, and there are {there}",
    "few-traumas": "{n} Traumas are needed so that one is left whenever one is gained, and there are {there}",
    "few-characters": "{n} Characters are needed, or none; there are {there}",
    "scenarios": "exactly these are expected: {known}",
}
"""What can be wrong, by key. The catalogues word the same (`deck-error-…`)."""


def wrong(where: str, problem: str, **args: int | str) -> NoReturn:
    """Raise the error that names the place. problem: a key of TEXTS."""
    raise FormatError(TEXTS[problem].format(**args), where, msg(f"deck-error-{problem}", **args))


def shown(value: Any) -> str:
    """A value of the file as an error quotes it."""
    text = json.dumps(value, ensure_ascii=False, default=str, skipkeys=True)
    if not text.isprintable():
        text = json.dumps(value, default=str, skipkeys=True)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


# -- YAML ------------------------------------------------------------------------------------------------------------
_TRUE: Final = ("true", "yes", "on")
_FALSE: Final = ("false", "no", "off")


def parse(text: str, name: str = "deck") -> Any:
    """The file as plain data: mappings, lists, texts, whole numbers, true, false, null. Raises FormatError.

    Nothing else of YAML is used, so tags and aliases can do nothing, and a field given twice is noticed.
    """
    try:
        node = yaml.compose(text, Loader=_LOADER)
    except yaml.YAMLError as error:
        wrong(name, "yaml", why=" ".join(str(error).split()))
    except RecursionError:
        wrong(name, "deep", most=DEEPEST)
    return None if node is None else plain(node, set(), 0)


def place_of(node: yaml.Node) -> str:
    """Where a node stands in the text."""
    return f"line {node.start_mark.line + 1}"


def plain(node: yaml.Node, met: set[int], depth: int) -> Any:
    """The data of a node. met: nodes met already, by which aliases are noticed."""
    if depth > DEEPEST:
        wrong(place_of(node), "deep", most=DEEPEST)
    if id(node) in met:
        wrong(place_of(node), "alias")
    met.add(id(node))
    if isinstance(node, yaml.SequenceNode):
        return [plain(item, met, depth + 1) for item in node.value]
    if isinstance(node, yaml.MappingNode):
        data: dict[str, Any] = {}
        for key, value in node.value:
            name = key.value if isinstance(key, yaml.ScalarNode) else shown(plain(key, met, depth + 1))
            if name in data:
                wrong(place_of(key), "key-twice", key=name)
            data[name] = plain(value, met, depth + 1)
        return data
    return scalar(str(node.value), node.tag.rpartition(":")[2])


def scalar(text: str, kind: str) -> Any:
    """The value of a word; what is neither number nor true, false, null is a text."""
    if kind == "null":
        return None
    if kind == "bool" and (text.lower() in _TRUE or text.lower() in _FALSE):
        return text.lower() in _TRUE
    return int(text) if kind == "int" and _WHOLE.fullmatch(text) else text


# -- reading fields --------------------------------------------------------------------------------------------------
class Reader:
    """A mapping of the file with the place where it stands; every read is checked, every key must be read.

    part: where on a card it stands, as far as effects depend on it.
    """

    def __init__(self, data: Any, where: str, part: str = "") -> None:
        if not isinstance(data, Mapping):
            wrong(where, "mapping", value=shown(data))
        self.data = data
        self.where = where
        self.part = part
        self.read: set[str] = set()

    def at(self, key: str) -> str:
        """The place of a key."""
        return f"{self.where}.{key}" if self.where else key

    def get(self, key: str, default: Any = None) -> Any:
        """A value that may be missing."""
        self.read.add(key)
        return self.data.get(key, default)

    def need(self, key: str) -> Any:
        """A value that must be there."""
        if key not in self.data:
            wrong(self.where, "missing", key=key)
        return self.get(key)

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number in a range."""
        value = self.need(key) if default is None else self.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            wrong(self.at(key), "number", least=least, most=most, value=shown(value))
        return int(value)

    def word(self, key: str, words: Iterable[str], default: str | None = None) -> str:
        """One of some words."""
        value = self.need(key) if default is None else self.get(key, default)
        known = tuple(words)
        if not isinstance(value, str) or value not in known:
            wrong(self.at(key), "word", known=", ".join(word or '""' for word in known), value=shown(value))
        return value

    def text(self, key: str, default: str | None = None) -> str:
        """A text, not empty unless it may be missing."""
        value = self.need(key) if default is None else self.get(key, default)
        if not isinstance(value, str) or not value.isprintable() or not (value.strip() or default is not None):
            wrong(self.at(key), "text", value=shown(value))
        return value

    def id(self) -> str:
        """The id, which from now on is part of the place."""
        value = self.text("id")
        if not _ID.fullmatch(value):
            wrong(self.at("id"), "id", value=shown(value))
        self.where += f" ({value})"
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        """true or false."""
        value = self.get(key, default)
        if not isinstance(value, bool):
            wrong(self.at(key), "flag", value=shown(value))
        return value

    def only_true(self, key: str, default: bool = False) -> None:
        """true, and nothing else."""
        if not self.flag(key, default):
            wrong(self.at(key), "only-true")

    def rows(self, key: str) -> list[Any]:
        """A list, empty if it is missing."""
        value = self.get(key, [])
        if not isinstance(value, list):
            wrong(self.at(key), "list", value=shown(value))
        return list(value)

    def words(self, key: str, known: tuple[str, ...] | None = None) -> tuple[str, ...]:
        """A list of words."""
        found = self.rows(key)
        for at, word in enumerate(found):
            where = f"{self.at(key)}[{at}]"
            if not isinstance(word, str):
                wrong(where, "text", value=shown(word))
            if known is not None and word not in known:
                wrong(where, "word", known=", ".join(known), value=shown(word))
        return tuple(found)

    def done(self) -> None:
        """Every key must have been read."""
        unknown = sorted(set(self.data) - self.read)
        if unknown:
            wrong(self.at(unknown[0]), "key", known=", ".join(sorted(self.read)))
