"""Compares the catalogues with the ids that the code uses and with English, and finds what Fluent lets slip.

Everything is read from the parsed files; nothing is worded.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from fluent.runtime.builtins import BUILTINS
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from marooned.text.errors import TextError
from marooned.text.library import SOURCE, Catalogue, Library, default_library
from marooned.text.narrator import SEPARATOR
from marooned.text.noun_tables import NounTable

PLURALS: Final[Mapping[str, frozenset[str]]] = {
    "en": frozenset({"one", "other"}),
    "cs": frozenset({"one", "few", "other"}),
    "pl": frozenset({"one", "few", "many"}),
}
"""The plural categories that whole numbers have in a selector, by language."""

_ALL_PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})


class Mismatch(NamedTuple):
    """A message whose arguments differ from those of its English original."""

    id: str
    lacks: frozenset[str]
    adds: frozenset[str]


def missing(lang: str, ids: Iterable[str], library: Library | None = None) -> frozenset[str]:
    """Those of the ids that a language has no message for."""
    return frozenset(ids) - _catalogue(lang, library).messages.keys()


def unused(lang: str, ids: Iterable[str], library: Library | None = None) -> frozenset[str]:
    """The messages of a language that are neither among the ids nor quoted by one that is."""
    catalogue = _catalogue(lang, library)
    return frozenset(catalogue.messages) - _closure(catalogue, {SEPARATOR, *ids})


def variables(lang: str, id: str, library: Library | None = None) -> frozenset[str]:
    """The arguments that a message uses, itself or in messages that it quotes."""
    return _variables(_catalogue(lang, library), id)


def argument_mismatches(lang: str, library: Library | None = None) -> tuple[Mismatch, ...]:
    """The messages of a language, in order of id, that use other arguments than in English."""
    own, english = _catalogue(lang, library), _catalogue(SOURCE, library)
    found = []
    for id in sorted(own.messages.keys() & english.messages.keys()):
        here, there = _variables(own, id), _variables(english, id)
        if here != there:
            found.append(Mismatch(id, there - here, here - there))
    return tuple(found)


def faults(lang: str, library: Library | None = None) -> tuple[str, ...]:
    """What the parser accepts and a reader would stumble over, one line each, in order of id.

    Quoted messages and terms that don't exist; functions, nouns, cases and forms that don't exist; variants
    for a plural that no whole number has in this language ([many] in Czech means fractions).
    """
    library = library or default_library()
    catalogue, nouns = library.catalogue(lang), library.nouns(lang)
    entries: dict[str, ast.Message | ast.Term] = {**catalogue.messages}
    entries |= {f"-{id}": term for id, term in catalogue.terms.items()}
    return tuple(
        f"{name}: {fault}"
        for name, entry in sorted(entries.items(), key=lambda item: item[0])
        for fault in _faults(_Parts.of(entry), catalogue, nouns)
    )


class _Parts(Visitor):
    """Collects what an entry refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.calls: list[ast.FunctionReference] = []
        self.selects: list[ast.SelectExpression] = []

    @classmethod
    def of(cls, entry: ast.Message | ast.Term) -> _Parts:
        parts = cls()
        parts.visit(entry)
        return parts

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.terms.add(node.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.calls.append(node)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)


def _catalogue(lang: str, library: Library | None) -> Catalogue:
    return (library or default_library()).catalogue(lang)


def _closure(catalogue: Catalogue, ids: set[str]) -> frozenset[str]:
    """The ids, and all that are quoted by them, directly or not."""
    reached: set[str] = set()
    waiting = sorted(ids)
    while waiting:
        id = waiting.pop()
        if id not in reached and id in catalogue.messages:
            reached.add(id)
            waiting += _Parts.of(catalogue.messages[id]).messages
    return frozenset(reached)


def _variables(catalogue: Catalogue, id: str) -> frozenset[str]:
    parts = (_Parts.of(catalogue.messages[quoted]) for quoted in _closure(catalogue, {id}))
    return frozenset().union(*(part.variables for part in parts))


def _faults(parts: _Parts, catalogue: Catalogue, nouns: NounTable) -> Iterator[str]:
    for id in sorted(parts.messages - catalogue.messages.keys()):
        yield f"quotes message {id!r}, which does not exist"
    for id in sorted(parts.terms - catalogue.terms.keys()):
        yield f"quotes term '-{id}', which does not exist"
    for call in parts.calls:
        yield from _call_faults(call, nouns)
    for select in parts.selects:
        for variant in select.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else ""
            if not variant.default and key in _ALL_PLURALS - PLURALS[catalogue.lang]:
                yield f"variant [{key}] fits no whole number in {catalogue.lang!r}"


def _call_faults(call: ast.FunctionReference, nouns: NounTable) -> Iterator[str]:
    """Makes the call with its literal arguments; variables are replaced by some noun, numbers by 1."""
    name = call.id.name
    if name in BUILTINS:
        return
    if name not in nouns.functions():
        yield f"calls {name}(), which does not exist"
        return
    some = (min(nouns.keys(), default=""), 1)
    given = [_literal(argument, some[min(at, 1)]) for at, argument in enumerate(call.arguments.positional)]
    named = {argument.name.name: _literal(argument.value, "") for argument in call.arguments.named}
    try:
        nouns.functions()[name](*given, **named)
    except (TextError, TypeError) as error:
        yield f"calls {name}() wrongly: {error}"


def _literal(node: ast.InlineExpression | ast.Placeable, otherwise: str | int) -> str | int:
    if isinstance(node, ast.StringLiteral):
        return str(node.parse()["value"])
    return int(node.value) if isinstance(node, ast.NumberLiteral) else otherwise
