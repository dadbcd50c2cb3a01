"""Any-time abilities: skills, items, tokens and treasures that may be used in certain windows.

There is one documented list of windows (`terms.WINDOWS`). An ability names the windows it may be used in; options
ride on the planning decision, elsewhere a window of its own opens only where a usable ability changes the result.
What the abilities of the base game are is a table in `content/uses.py`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING

from marooned.core.messages import Msg
from marooned.games.crusoe import codes

if TYPE_CHECKING:
    from marooned.games.crusoe.effects.base import Fx
    from marooned.games.crusoe.state import CrusoeState

NOT_THERE = -1  # the thing is not in play at all: no rule is to blame


class Ability:
    """One ability. action: its option. at: windows (bits). effects: what using it does."""

    __slots__ = ("action", "at", "effects", "name")

    def __init__(self, action: int, at: int, name: str, effects: tuple[Fx, ...]) -> None:
        self.action = action
        self.at = at
        self.name = name
        self.effects = effects

    @abstractmethod
    def code(self, s: CrusoeState, at: int, person: int) -> int:
        """0 if it can be used now, else the code of the rule that forbids it, or NOT_THERE."""

    def time_code(self) -> int:
        """The code of the rule that limits when it can be used."""
        return codes.PRIORITIES_02

    def words_now(self, s: CrusoeState) -> tuple[Msg, ...]:
        """Texts of what it would do now, where that depends on the table."""
        return self.words()

    @abstractmethod
    def use(self, s: CrusoeState, at: int, person: int) -> None:
        """Pay and push the effects. person: whose moment it is, GROUP if everybody's."""

    def words(self) -> tuple[Msg, ...]:
        """Texts of the effects."""
        from marooned.games.crusoe.effects.flow import phrases

        return phrases(self.effects)


def usable(s: CrusoeState, at: int, person: int) -> list[int]:
    """Actions of the abilities that can be used in a window, ascending."""
    return usable_of(s, s.cfg.present(s, at), at, person)


def usable_of(s: CrusoeState, found: Iterable[Ability], at: int, person: int) -> list[int]:
    """The same for those that were found present."""
    actions: list[int] = []
    for ability in found:
        if ability.code(s, at, person) == 0:
            actions.append(ability.action)
    return sorted(set(actions)) if len(actions) > 1 else actions


def use(s: CrusoeState, action: int, at: int, person: int) -> None:
    """Use an ability; it must be one of `usable`."""
    ability = find(s, action)
    assert ability is not None
    if s.events is not None:
        s.emit("log-use", what=Msg(f"use-{ability.name}"))
    ability.use(s, at, person)


def why_not(s: CrusoeState, action: int, at: int, person: int) -> str:
    """Id of the rule that keeps an ability from being used in a window; "" if no rule is to blame."""
    ability = find(s, action)
    if ability is None:
        return ""
    if not ability.at & at:
        return s.rule_id(ability.time_code())
    code = ability.code(s, at, person)
    return s.rule_id(code) if code > 0 else ""


def label(s: CrusoeState, action: int) -> Msg:
    """The name of an ability, or of going on."""
    ability = find(s, action)
    return Msg("go-on") if ability is None else Msg(f"use-{ability.name}")


def detail(s: CrusoeState, action: int) -> Msg | None:
    """What using an ability does."""
    ability = find(s, action)
    return None if ability is None else Msg("fx-row", {"effects": ability.words_now(s)})


def find(s: CrusoeState, action: int) -> Ability | None:
    """The ability behind an action; the scenario's own come first."""
    return s.cfg.scenario.uses.get(action) or s.cfg.uses.get(action)
