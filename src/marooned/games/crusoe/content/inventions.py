"""The 30 inventions: what they need and cost, what building and losing them does. Lent pawns are in `planning`."""

from typing import Final

from marooned.games.crusoe.board import BEACH, HILLS, MOUNTAINS, PLAINS, RIVER
from marooned.games.crusoe.cards import Card, Invention, Price
from marooned.games.crusoe.effects.base import Fx
from marooned.games.crusoe.effects.goods import Discard, Gain
from marooned.games.crusoe.effects.island import (
    PlaceAtCamp,
    PlaceCorral,
    PlaceShortcut,
    RemoveMarks,
    RemoveShortcut,
    Uncover,
)
from marooned.games.crusoe.effects.levels import Level
from marooned.games.crusoe.terms import (
    CARPENTER,
    COOK,
    EXPLORER,
    PALISADE,
    PLUS_FOOD,
    PRESERVED,
    SOLDIER,
    WEAPON,
)


def _up(what: str, n: int) -> tuple[Fx, ...]:
    """A level gained by building."""
    return (Level(what, n),)


def _down(what: str, n: int) -> tuple[Fx, ...]:
    """A level lost with the item, as far as possible and without wounds (RC-losing-items-04, -05)."""
    return (Level(what, -n, possible=True),)


_WOOD: Final = (Price(wood=1),)
_FUR: Final = (Price(fur=1),)

INVENTION_DECK: Final[tuple[Card, ...]] = (
    # nine that are always there
    Invention("shovel", BEACH, fixed=True),
    Invention("bricks", HILLS, fixed=True, on_build=_up(PALISADE, 1), on_loss=_down(PALISADE, 1)),
    Invention("cure", PLAINS, fixed=True),
    Invention(
        "dam",
        RIVER,
        prices=_WOOD,
        fixed=True,
        on_build=(Gain(PRESERVED, 2),),
        on_loss=(Discard(PRESERVED, 2, possible=True),),
    ),
    Invention("fire", MOUNTAINS, fixed=True, on_build=_up(PALISADE, 1), on_loss=_down(PALISADE, 1)),
    Invention("knife", MOUNTAINS, fixed=True, on_build=_up(WEAPON, 1), on_loss=_down(WEAPON, 1)),
    Invention("map", RIVER, fixed=True),
    Invention("pot", HILLS, fixed=True),
    Invention("rope", PLAINS, fixed=True),
    # four of the characters
    Invention(
        "snare", items=("rope",), character=CARPENTER, on_build=(PlaceAtCamp(PLUS_FOOD),), on_loss=(RemoveMarks(),)
    ),
    Invention("fireplace", items=("fire",), character=COOK),
    Invention("shortcut", items=("map",), character=EXPLORER, on_build=(PlaceShortcut(),), on_loss=(RemoveShortcut(),)),
    Invention(
        "spear", items=("knife",), prices=_WOOD, character=SOLDIER, on_build=_up(WEAPON, 3), on_loss=_down(WEAPON, 3)
    ),
    # seventeen others
    Invention("wall", items=("bricks",), on_build=_up(PALISADE, 2), on_loss=_down(PALISADE, 2)),
    Invention("diary", prices=_FUR),
    Invention("furnace", items=("bricks",)),
    Invention("drums", HILLS, prices=_FUR),
    Invention("lantern", HILLS, items=("fire",)),
    Invention("moat", items=("shovel",), prices=_WOOD, on_build=_up(PALISADE, 2), on_loss=_down(PALISADE, 2)),
    Invention("pit", items=("shovel",), prices=_WOOD),
    Invention("raft", items=("rope",), prices=(Price(wood=2),)),
    Invention("sack", prices=_FUR),
    Invention("shield", items=("rope",), prices=_WOOD),
    Invention("sling", prices=(Price(fur=1), Price(wood=1)), on_build=_up(WEAPON, 2), on_loss=_down(WEAPON, 2)),
    Invention("basket", PLAINS),
    Invention("bed", PLAINS),
    Invention("belts", items=("knife",), prices=_FUR),
    Invention("bow", items=("rope", "knife"), prices=_WOOD, on_build=_up(WEAPON, 3), on_loss=_down(WEAPON, 3)),
    Invention("cellar", items=("shovel",)),
    Invention("corral", items=("rope",), prices=_WOOD, on_build=(PlaceCorral(),), on_loss=(RemoveMarks(), Uncover())),
)
