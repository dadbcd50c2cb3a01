"""Finds, reads and keeps the catalogues and noun tables of each language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple, TypeVar

from fluent.runtime import FluentResource
from fluent.syntax import ast

from marooned.text.errors import TextError
from marooned.text.noun_tables import Noun, NounTable, parse_nouns

LANGUAGES: Final = ("en", "cs", "pl")
SOURCE: Final = "en"
"""The language that has every message: the others are compared with it and fall back to it."""

TEXTS: Final = "marooned.texts"
"""Entry points whose values are packages with texts: `catalogues/<language>/*.ftl`, `nouns/<language>.yaml`."""

OURS: Final = "ours:"
"""How the group comment begins above names that are our translation."""

EntryT = TypeVar("EntryT", ast.Message, ast.Term)


class Catalogue(NamedTuple):
    """The parsed messages and terms of one language by id (a term's id is without its dash).

    ours: the names that we translated ourselves, because no rulebook gives them; a file says so once for all
    messages below a group comment that begins with `## ours:`.
    """

    lang: str
    messages: Mapping[str, ast.Message]
    terms: Mapping[str, ast.Term]
    ours: frozenset[str] = frozenset()


class Library:
    """The texts under one or more roots, each with `catalogues/<language>/*.ftl` and `nouns/<language>.yaml`.

    Further roots add to the first (an expansion brings its own words); none may say the same id again.
    Everything is read once, when first asked for.
    """

    def __init__(self, *roots: Traversable) -> None:
        self._roots = roots
        self._catalogues: dict[str, Catalogue] = {}
        self._nouns: dict[str, NounTable] = {}

    def catalogue(self, lang: str) -> Catalogue:
        """All messages of a language. Raises TextError for a syntax error or an id that is defined twice."""
        if lang not in self._catalogues:
            self._catalogues[lang] = self._read_catalogue(_known(lang))
        return self._catalogues[lang]

    def nouns(self, lang: str) -> NounTable:
        """All nouns of a language. Raises TextError for a malformed table or a key that is defined twice."""
        if lang not in self._nouns:
            self._nouns[lang] = self._read_nouns(_known(lang))
        return self._nouns[lang]

    def source(self, lang: str) -> str:
        """The catalogues of a language as they are written, for another reader of Fluent."""
        files = (file for root in self._roots for file in _files(root / "catalogues" / _known(lang), ".ftl"))
        return "\n".join(file.read_text(encoding="utf-8") for file in files)

    def _read_catalogue(self, lang: str) -> Catalogue:
        messages: dict[str, ast.Message] = {}
        terms: dict[str, ast.Term] = {}
        ours: set[str] = set()
        for root in self._roots:
            for file in _files(root / "catalogues" / lang, ".ftl"):
                text = file.read_text(encoding="utf-8")
                own_words = False
                for entry in FluentResource(text).body:
                    where = f"{lang}/{file.name}:{_line(text, entry)}"
                    if isinstance(entry, ast.Junk):
                        raise TextError(f"{where}: {_reason(entry)}")
                    if isinstance(entry, ast.GroupComment):
                        own_words = (entry.content or "").startswith(OURS)
                    if isinstance(entry, ast.Message):
                        _add(messages, entry, f"{where}: message {entry.id.name!r}")
                        ours |= {entry.id.name} if own_words else set()
                    elif isinstance(entry, ast.Term):
                        _add(terms, entry, f"{where}: term '-{entry.id.name}'")
        return Catalogue(lang, messages, terms, frozenset(ours))

    def _read_nouns(self, lang: str) -> NounTable:
        nouns: dict[str, Noun] = {}
        for root in self._roots:
            for file in _files(root / "nouns", f"{lang}.yaml"):
                more = parse_nouns(lang, file.read_text(encoding="utf-8"), f"nouns/{file.name}")
                if twice := nouns.keys() & more.keys():
                    raise TextError(f"nouns/{file.name}: defined twice: {', '.join(sorted(twice))}")
                nouns.update(more)
        return NounTable(lang, nouns)


@cache
def default_library() -> Library:
    """The texts that come with Marooned, and those of installed packs (entry points of the group TEXTS)."""
    packs = sorted(entry_points(group=TEXTS), key=lambda entry: entry.name)
    return Library(resources.files("marooned.text"), *(resources.files(entry.value) for entry in packs))


def _known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise TextError(f"unknown language {lang!r}; expected one of {', '.join(LANGUAGES)}")
    return lang


def _files(folder: Traversable, ending: str) -> list[Traversable]:
    if not folder.is_dir():
        return []
    found = (file for file in folder.iterdir() if file.name.endswith(ending))
    return sorted(found, key=lambda file: file.name)


def _line(text: str, entry: ast.EntryType) -> int:
    start = entry.span.start if entry.span else 0
    if isinstance(entry, ast.Junk) and entry.annotations and entry.annotations[0].span:
        start = entry.annotations[0].span.start
    return text.count("\n", 0, start) + 1


def _reason(junk: ast.Junk) -> str:
    problem = "; ".join(note.message or note.code for note in junk.annotations)
    return f"{problem or 'not Fluent'}, near {(junk.content or '').strip().splitlines()[0]!r}"


def _add(entries: dict[str, EntryT], entry: EntryT, what: str) -> None:
    if entry.id.name in entries:
        raise TextError(f"{what} is already defined")
    if entry.value is None or entry.attributes:
        raise TextError(f"{what} must have a text and no attributes: an id names one text")
    entries[entry.id.name] = entry
