"""What the engine says: a message id with arguments, never a sentence. The narrator (`marooned.text`) words it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

Arg: TypeAlias = "int | str | Msg | tuple[Msg, ...]"


class Msg(NamedTuple):
    """A message id of the catalogues and its arguments (numbers, noun keys or ids, nested messages, lists)."""

    id: str
    args: Mapping[str, Arg] = {}


def msg(id: str, **args: Arg) -> Msg:
    """Build a message: `msg("fx-gain", what="wood", n=2)`."""
    return Msg(id, args)
