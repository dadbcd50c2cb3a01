"""The narrator: a message of the engine, with its arguments, as text in one language."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final

from babel import Locale
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from marooned.core.messages import Arg, Msg
from marooned.text.errors import TextError
from marooned.text.library import LANGUAGES, SOURCE, Library, default_library

SEPARATOR: Final = "list-separator"
"""The id of the message that stands between the items of a list."""

_CACHED: Final = 8192
_log = logging.getLogger(__name__)


class Narrator:
    """Words messages in one language.

    >>> Narrator("en").say("fx-gain", what="wood", n=2)
    'gain 2 wood'
    >>> Narrator("cs").say("fx-gain", what="wood", n=5)
    'získat 5 dřev'

    A message that the language lacks or can't word is said in English, with one line in the log for each id.
    """

    def __init__(self, lang: str, library: Library | None = None) -> None:
        """Read the texts of a language, from Marooned's own library if none is given.

        Raises TextError for a language that there is not, or an error in its files.
        """
        self.lang = lang
        library = library if library is not None else default_library()
        self._bundles = {name: _bundle(name, library) for name in dict.fromkeys((lang, SOURCE))}
        self._ids = frozenset(library.catalogue(lang).messages)
        self._complaints: set[str] = set()
        self._format = lru_cache(_CACHED)(self._format_anew)

    def text(self, msg: Msg) -> str:
        """The text of a message; nested messages are worded first, lists of them joined by `SEPARATOR`.

        Raises TextError if no language has the id, or if English misses an argument or a noun.
        """
        return self.say(msg.id, **msg.args)

    def say(self, id: str, /, **args: Arg) -> str:
        """The text of `Msg(id, args)`."""
        return self._format(id, tuple(sorted((name, self._plain(arg)) for name, arg in args.items())))

    def number(self, value: float | Fraction, digits: int = 0) -> str:
        """A number as it is written in this language: "1 234,5" in Czech."""
        return str(format_decimal(float(value), _with_digits("#,##0", digits), self.lang))

    def percent(self, share: float | Fraction, digits: int = 1) -> str:
        """A share of 1 in percent, as it is written in this language."""
        pattern = Locale.parse(self.lang).percent_formats[None].pattern
        return str(format_percent(float(share), _with_digits(pattern, digits), self.lang))

    def has(self, id: str) -> bool:
        """Whether this language itself, without the help of English, has the message."""
        return id in self._ids

    def ids(self) -> frozenset[str]:
        """The ids of all messages of this language itself."""
        return self._ids

    def _plain(self, arg: Arg) -> int | str:
        if isinstance(arg, Msg):  # before tuple: a Msg is one
            return self.text(arg)
        if isinstance(arg, tuple):
            return self.say(SEPARATOR).join(self.text(item) for item in arg)
        return arg

    def _format_anew(self, id: str, args: tuple[tuple[str, int | str], ...]) -> str:
        trouble = "no language has it"
        for lang, bundle in self._bundles.items():
            if not bundle.has_message(id):
                self._complain(id, f"{lang} has no message {id!r}")
                continue
            pattern = bundle.get_message(id).value
            assert pattern is not None, "the library admits no message without a text"
            text, errors = bundle.format_pattern(pattern, dict(args))
            if not errors:
                return str(text)
            trouble = f"{lang}: {'; '.join(str(error) for error in errors)}"
            self._complain(id, f"message {id!r} can't be worded: {trouble}")
        raise TextError(f"message {id!r} with arguments {dict(args)!r}: {trouble}")

    def _complain(self, id: str, text: str) -> None:
        if id not in self._complaints:
            self._complaints.add(id)
            _log.warning("%s", text)


def choose_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: the one wanted, else what the environment's locale says, else English.

    Region and encoding are ignored (`cs_CZ.UTF-8` is `cs`). As usual, only the first of LC_ALL, LC_MESSAGES
    and LANG that is set counts. Raises TextError if a language is wanted that Marooned does not speak.
    """
    if wanted:
        if (lang := _language_of(wanted)) not in LANGUAGES:
            raise TextError(f"unknown language {wanted!r}; expected one of {', '.join(LANGUAGES)}")
        return lang
    locale = next(filter(None, map(environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), SOURCE)
    lang = _language_of(locale)
    return lang if lang in LANGUAGES else SOURCE


def _with_digits(pattern: str, digits: int) -> str:
    """A number pattern of CLDR with so many digits after the point."""
    return pattern.replace("0", f"0.{'0' * digits}", 1) if digits else pattern


def _language_of(locale: str) -> str:
    return re.split("[-_.@]", locale.strip())[0].lower()


def _bundle(lang: str, library: Library) -> FluentBundle:
    functions: dict[str, Any] = {**library.nouns(lang).functions()}  # Fluent's own type leaves out plain strings
    bundle = FluentBundle([lang], functions=functions, use_isolating=False)
    catalogue = library.catalogue(lang)
    bundle.add_resource(ast.Resource([*catalogue.messages.values(), *catalogue.terms.values()]))
    return bundle
