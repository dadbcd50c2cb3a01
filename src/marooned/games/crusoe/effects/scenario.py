"""Effects that several scenarios need: building on a tile, markers that players place, winning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.core.messages import Msg
from marooned.games.crusoe.actions import SPACE
from marooned.games.crusoe.effects.base import Fx, GroupChoice
from marooned.games.crusoe.special import Site, special_of
from marooned.games.crusoe.terms import BUILD
from marooned.games.crusoe.verbs import map_changed, space_name

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


class PutSite(Fx):
    """What was built on a tile stands there; nothing, if the tile can't take it any more (RC-added-11)."""

    __slots__ = ("target",)
    RULES = ("RC-distance-07",)

    def __init__(self, target: int) -> None:
        self.target = target

    def resolve(self, s: CrusoeState) -> None:
        special = special_of(s, BUILD, self.target)
        if not isinstance(special, Site) or not special.still_stands(s, self.target):
            if s.events is not None:
                s.emit("log-failed")
            return
        space = special.place(s, self.target)
        special.put(s, space)
        s.dirty = True
        if s.events is not None:
            s.emit("log-site", what=Msg(f"item-{special.what.id}"), space=space_name(space))
        map_changed(s)


# -- white markers: fog, dust ----------------------------------------------------------------------------------------
class PlaceMarker(GroupChoice):
    """A white marker of the scenario (fog, dust) on a tile or space without one, wherever the players like.

    left: how many are still to come after it. Without room the scenario says what happens (`no_room_for_markers`).
    """

    __slots__ = ("left",)
    PROMPT = "ask-place-marker"
    RULES = ("RC-inaccessible-tile-07",)

    def __init__(self, left: int = 0) -> None:
        self.left = left

    def options(self, s: CrusoeState) -> list[int]:
        full = s.cfg.scenario.white_markers(s) | s.cfg.scenario.takes_no_marker(s)
        return [SPACE + space for space in range(len(s.tiles)) if not full >> space & 1]

    def none(self, s: CrusoeState) -> None:
        s.push_all(s.cfg.scenario.no_room_for_markers(s, self.left + 1))

    def answer(self, s: CrusoeState, action: int) -> None:
        mark_white(s, action - SPACE)
        if self.left:
            s.then(PlaceMarker(self.left - 1))

    def prompt(self, s: CrusoeState) -> Msg:
        return Msg("ask-place-marker", {"marker": s.cfg.scenario.marker_name(), "n": self.left + 1})

    def label(self, s: CrusoeState, action: int) -> Msg:
        return Msg("target-space", {"space": space_name(action - SPACE)})

    def words(self) -> Msg:
        return Msg("fx-place-markers", {"n": self.left + 1})


class RemoveMarker(GroupChoice):
    """A white marker of the scenario is taken off a tile or space of the players' choice; nothing if there is none."""

    __slots__ = ()
    PROMPT = "ask-remove-marker"

    def options(self, s: CrusoeState) -> list[int]:
        there = s.cfg.scenario.white_markers(s)
        return [SPACE + space for space in range(len(s.tiles)) if there >> space & 1]

    def answer(self, s: CrusoeState, action: int) -> None:
        mark_white(s, action - SPACE, False)

    def prompt(self, s: CrusoeState) -> Msg:
        return Msg("ask-remove-marker", {"marker": s.cfg.scenario.marker_name()})

    def label(self, s: CrusoeState, action: int) -> Msg:
        return Msg("target-space", {"space": space_name(action - SPACE)})

    def words(self) -> Msg:
        return Msg("fx-remove-marker")


class MarkHere(Fx):
    """A white marker on this tile; a second one is not placed."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def resolve(self, s: CrusoeState) -> None:
        if not s.cfg.scenario.white_markers(s) >> self.space & 1:
            mark_white(s, self.space)


def mark_white(s: CrusoeState, space: int, on: bool = True) -> None:
    """Put a white marker on a tile or space, or take it off."""
    s.cfg.scenario.set_white_marker(s, space, on)
    if s.events is not None:
        marker = s.cfg.scenario.marker_name()
        s.emit("log-marker" if on else "log-marker-gone", marker=marker, space=space_name(space))
    map_changed(s)
