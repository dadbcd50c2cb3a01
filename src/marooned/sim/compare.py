"""Comparing states: where plain data differ, and what a copy forgot, changed or shares with its original."""

from __future__ import annotations

from typing import Any, Final

from marooned.core.engine import Effect, State


def difference(one: Any, other: Any, where: str = "") -> str:
    """The names of the fields in which plain data differ; "" if they are equal."""
    if one == other:
        return ""
    if isinstance(one, dict) and isinstance(other, dict):
        names = sorted({*one, *other})
        found = [difference(one.get(name), other.get(name), f"{where}.{name}".strip(".")) for name in names]
        return "; ".join(part for part in found if part)
    return f"{where}: {one!r} is not {other!r}"


def without(plain: Any, *fields: str) -> Any:
    """Plain data without some fields."""
    if not isinstance(plain, dict):
        return plain
    return {name: without(value, *fields) for name, value in plain.items() if name not in fields}


def slots_of(value: object) -> list[str]:
    """All slots of an object, those of its bases too."""
    return sorted({name for cls in type(value).__mro__ for name in getattr(cls, "__slots__", ())})


def holds_lists(value: object) -> bool:
    """Whether an object can be changed from outside because it holds a list or dict."""
    if isinstance(value, list | dict):
        return True
    return any(holds_lists(getattr(value, name)) for name in slots_of(value) if not isinstance(value, Effect))


def copy_faults(one: Any, other: Any, where: str) -> list[str]:
    """Where a copy differs from its original, or shares something that can be changed."""
    if isinstance(one, list):
        if one is other:
            return [f"{where} is shared"]
        if not isinstance(other, list) or len(one) != len(other):
            return [f"{where}: {one!r} is not {other!r}"]
        return [fault for i in range(len(one)) for fault in copy_faults(one[i], other[i], f"{where}[{i}]")]
    if one is None or isinstance(one, int | str | tuple | dict | Effect):
        if isinstance(one, dict) and one is other:
            return [f"{where} is shared"]
        return [] if one == other else [f"{where}: {one!r} is not {other!r}"]
    if one is other:
        return [f"{where} is shared"] if holds_lists(one) else []
    if type(one) is not type(other):
        return [f"{where}: {one!r} is not {other!r}"]
    return [fault for name in slots_of(one) for fault in slot_faults(one, other, name, where)]


def slot_faults(one: Any, other: Any, name: str, where: str) -> list[str]:
    """What is wrong with the copy of one slot."""
    if not hasattr(other, name):
        return [f"{where}.{name} is missing"]
    return copy_faults(getattr(one, name), getattr(other, name), f"{where}.{name}")


SHARED: Final = ("cfg", "cards", "deck", "legal")
"""Slots whose objects a copy may share: what set-up fixed, and the row of options, which is replaced as a whole."""
BUFFERS: Final = ("events", "running", "watch")
"""Slots that are no part of the state; a copy begins without them."""


def clone_faults(state: State, clone: State) -> list[str]:
    """Slots that `clone` forgot, changed or shares."""
    wrong: list[str] = []
    for name in slots_of(state):
        if name in BUFFERS:
            if getattr(clone, name, "missing") is not None:
                wrong.append(f"{name} is no part of the state, but was copied")
        elif name in SHARED:
            if getattr(clone, name, "missing") != getattr(state, name):
                wrong.append(f"{name} is another one")
        elif name == "script":
            wrong += [] if state.script is None else slot_faults(state.script, clone.script, "places", name)
        else:
            wrong += slot_faults(state, clone, name, "state")
    return wrong


def marked(state: State) -> State:
    """A copy with an unusual value in every slot that holds a number, word, row or nothing: for looking at its clone.

    So a slot that `clone` forgets shows even where it usually has the value of a fresh state. It can't be played on.
    """
    strange = state.clone()
    for number, name in enumerate(slots_of(state), start=1000):
        value = getattr(strange, name)
        if name in (*BUFFERS, *SHARED[:3], "script"):
            continue
        mark: Any = number
        if isinstance(value, bool):
            mark = not value
        elif isinstance(value, str):
            mark = f"mark {number}"
        elif isinstance(value, tuple):
            mark = (number,)
        elif isinstance(value, list):
            if value and not isinstance(value[0], int | str | tuple | list | Effect):
                continue
            mark = [[number]] if value and isinstance(value[0], list) else [number]
        setattr(strange, name, mark)
    return strange
