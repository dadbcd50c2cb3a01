"""Every action of a game as one int and one word: stable, unique, language-free."""

from __future__ import annotations

from collections.abc import Iterable

from marooned.core.errors import EngineFault, UnknownAction


class ActionTable:
    """Names and numbers of all actions of a game. Numbers come in reserved ranges, so that packs shift nothing."""

    __slots__ = ("_names", "_numbers")

    def __init__(self) -> None:
        self._names: dict[int, str] = {}
        self._numbers: dict[str, int] = {}

    def range(self, first: int, names: Iterable[str]) -> int:
        """Name a row of actions from `first` on; returns `first`."""
        for number, name in enumerate(names, start=first):
            if number in self._names or name in self._numbers or " " in name or not name:
                raise EngineFault(f"action {number} {name!r} clashes with another")
            self._names[number] = name
            self._numbers[name] = number
        return first

    def name(self, number: int) -> str:
        """The word of an action; raises UnknownAction."""
        if number not in self._names:
            raise UnknownAction(str(number))
        return self._names[number]

    def number(self, name: str) -> int:
        """The number of an action; raises UnknownAction with the nearest words."""
        if name not in self._numbers:
            import difflib

            raise UnknownAction(name, tuple(difflib.get_close_matches(name, self._numbers, n=3)))
        return self._numbers[name]

    def numbers(self) -> list[int]:
        """All numbers, ascending."""
        return sorted(self._names)

    def names(self) -> list[str]:
        """All words, by number."""
        return [self._names[number] for number in self.numbers()]
