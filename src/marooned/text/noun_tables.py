"""Nouns with number and case: what Fluent can't do by itself, and every count on a card needs."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, Final, NamedTuple

import yaml
from babel import Locale
from babel.numbers import format_decimal

from marooned.text.errors import TextError

CASES: Final = ("nom", "acc", "gen")
FORMS: Final = ("one", "few", "many")
GENDERS: Final = ("m", "ma", "f", "n")
"""Masculine, masculine animate (in Polish: personal), feminine, neuter."""

UNINFLECTED: Final = "en"
"""The language whose nouns have neither gender nor case, only `one` and `other`."""


class Noun(NamedTuple):
    """One noun: its gender ("" where the language has none) and its form for each (case, number)."""

    gender: str
    forms: Mapping[tuple[str, str], str]


class NounTable:
    """The nouns of one language by key.

    Number is `one`, `few` or `many` in every language. `many` is what follows 5: Unicode's plural rules call
    it `many` in Polish and `other` in Czech and English; English uses its `other` form for `few` too.
    """

    def __init__(self, lang: str, nouns: Mapping[str, Noun]) -> None:
        self.lang = lang
        self._nouns = nouns
        self._locale = Locale.parse(lang)

    def keys(self) -> frozenset[str]:
        """The keys of all nouns."""
        return frozenset(self._nouns)

    def noun(self, key: str) -> Noun:
        """The whole noun. Raises TextError if there is none."""
        return self._noun(key)

    def gender(self, key: str) -> str:
        """The gender of a noun: one of `GENDERS`, or "" in English."""
        return self._noun(key).gender

    def form(self, key: str, case: str = "nom", form: str = "one") -> str:
        """One form of a noun: `form("fur", "gen", "many")` is "kůží" in Czech."""
        try:
            return self._noun(key).forms[case, form]
        except KeyError:
            known = f"cases {', '.join(CASES)}; forms {', '.join(FORMS)}"
            raise TextError(f"no form {form!r} of case {case!r} of noun {key!r}; known: {known}") from None

    def count(self, key: str, n: int, case: str = "nom") -> str:
        """A number with its noun: `count("wound", 5)` is "5 wounds", "5 zranění", "5 ran"."""
        return f"{format_decimal(n, locale=self._locale)} {self.form(key, case, self.number(n))}"

    def number(self, n: int) -> str:
        """Which of `FORMS` goes with n in this language."""
        category = self._locale.plural_form(n)
        return category if category in ("one", "few") else "many"

    def functions(self) -> dict[str, Callable[..., str]]:
        """The functions that this table gives to Fluent, by the name they have there."""
        return {"COUNT": self.count, "NOUN": self.form, "GENDER": self.gender, "CAP": capital}

    def _noun(self, key: str) -> Noun:
        try:
            return self._nouns[key]
        except KeyError:
            raise TextError(f"no noun {key!r} in the table of {self.lang!r}") from None


def capital(text: str) -> str:
    """A text with a capital at its start, for nested texts that open a line."""
    return text[:1].upper() + text[1:]


def parse_nouns(lang: str, text: str, where: str) -> dict[str, Noun]:
    """Read a noun table; `where` names the file in errors. Raises TextError for a malformed entry."""
    try:
        plain = yaml.load(text, Loader=_UniqueKeys)
    except yaml.YAMLError as error:
        raise TextError(f"{where}: {error}") from error
    if not isinstance(plain, dict):
        raise TextError(f"{where}: expected a mapping of noun keys, found {type(plain).__name__}")
    parse = _parse_uninflected if lang == UNINFLECTED else _parse_inflected
    return {str(key): parse(entry, f"{where}: {key}") for key, entry in plain.items()}


def _parse_uninflected(entry: object, where: str) -> Noun:
    words = _words(entry, ("one", "other"), where)
    by_number = {"one": words["one"], "few": words["other"], "many": words["other"]}
    return Noun("", {(case, form): word for case in CASES for form, word in by_number.items()})


def _parse_inflected(entry: object, where: str) -> Noun:
    parts = _fields(entry, ("gender", *CASES), where)
    if parts["gender"] not in GENDERS:
        raise TextError(f"{where}: gender {parts['gender']!r}; expected one of {', '.join(GENDERS)}")
    forms = {
        (case, form): word for case in CASES for form, word in _words(parts[case], FORMS, f"{where}.{case}").items()
    }
    return Noun(parts["gender"], forms)


def _words(entry: object, names: tuple[str, ...], where: str) -> dict[str, str]:
    fields = _fields(entry, names, where)
    for name, word in fields.items():
        if not isinstance(word, str) or not word or word != word.strip():
            raise TextError(f"{where}.{name}: expected a word, found {word!r}")
    return fields


def _fields(entry: object, names: tuple[str, ...], where: str) -> dict[str, Any]:
    if not isinstance(entry, dict) or set(entry) != set(names):
        raise TextError(f"{where}: expected exactly the fields {', '.join(names)}, found {entry!r}")
    return entry


class _UniqueKeys(yaml.SafeLoader):
    """YAML that refuses a key twice, instead of keeping the last."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        keys = [self.construct_object(key, deep=deep) for key, _ in node.value]
        twice = next((key for key in keys if keys.count(key) > 1), None)
        if twice is not None:
            raise yaml.constructor.ConstructorError(None, None, f"key {twice!r} twice", node.start_mark)
        return super().construct_mapping(node, deep)
