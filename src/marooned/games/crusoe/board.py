"""The island: ten spaces, eleven tiles, terrains and sources. Facts only (RC-setup-20, RC-setup-22)."""

from __future__ import annotations

from typing import Final

from marooned.games.crusoe.terms import FOOD_SOURCE, WOOD_SOURCE

SPACES: Final = ("W", "M1", "M2", "E", "N1", "N2", "N3", "S1", "S2", "S3", "N4")  # N4: on some scenarios' maps only
START: Final = 0
_NEXT: Final = {
    "W": "N1 M1 S1",
    "M1": "W N1 N2 M2 S2 S1",
    "M2": "M1 N2 N3 E S3 S2",
    "E": "M2 N3 S3",
    "N1": "W M1 N2",
    "N2": "N1 M1 M2 N3",
    "N3": "N2 M2 E",
    "S1": "W M1 S2",
    "S2": "S1 M1 M2 S3",
    "S3": "S2 M2 E",
}
# Axial coordinates of each space (q to the right, r downwards), pointy-top hexes; for screens.
COORDINATES: Final = ((0, 0), (1, 0), (2, 0), (3, 0), (1, -1), (2, -1), (3, -1), (0, 1), (1, 1), (2, 1), (4, -1))


class Board:
    """The spaces that a scenario is played on, the first so many of SPACES, and which of them touch."""

    __slots__ = ("index", "names", "neighbours")

    def __init__(self, touching: dict[str, str]) -> None:
        self.names = tuple(touching)
        assert self.names == SPACES[: len(self.names)]
        self.index = {name: index for index, name in enumerate(self.names)}
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(sorted(self.index[other] for other in others.split())) for others in touching.values()
        )


ISLAND: Final = Board(_NEXT)
# The same with an eleventh space beside N3 and E.
WIDE_ISLAND: Final = Board(_NEXT | {"E": _NEXT["E"] + " N4", "N3": _NEXT["N3"] + " N4", "N4": "N3 E"})

BEACH: Final = 1
PLAINS: Final = 2
HILLS: Final = 4
MOUNTAINS: Final = 8
RIVER: Final = 16
TERRAINS: Final = {BEACH: "beach", PLAINS: "plains", HILLS: "hills", MOUNTAINS: "mountains", RIVER: "river"}

FISH: Final = "fish"
PARROT: Final = "parrot"


class Tile:
    """One island tile. sources: bits FOOD_SOURCE and WOOD_SOURCE. food: fish or parrot, "" if none."""

    __slots__ = ("beast", "discoveries", "food", "number", "shelter", "sources", "terrain", "totem")

    def __init__(
        self,
        number: int,
        terrain: int,
        sources: int,
        food: str,
        beast: bool,
        discoveries: int,
        totem: bool,
        shelter: bool,
    ) -> None:
        self.number = number
        self.terrain = terrain
        self.sources = sources
        self.food = food
        self.beast = beast
        self.discoveries = discoveries
        self.totem = totem
        self.shelter = shelter


_BOTH: Final = FOOD_SOURCE | WOOD_SOURCE
NO_TILE: Final = 0
START_TILE: Final = 8
TILES: Final[tuple[Tile, ...]] = (
    Tile(0, 0, 0, "", False, 0, False, False),
    Tile(1, PLAINS, WOOD_SOURCE, "", True, 2, False, False),
    Tile(2, MOUNTAINS, FOOD_SOURCE, PARROT, True, 1, True, True),
    Tile(3, RIVER, FOOD_SOURCE, FISH, True, 3, False, False),
    Tile(4, HILLS, _BOTH, FISH, False, 1, True, False),
    Tile(5, MOUNTAINS, _BOTH, PARROT, False, 1, True, False),
    Tile(6, PLAINS, _BOTH, PARROT, False, 1, True, False),
    Tile(7, HILLS, WOOD_SOURCE, "", True, 2, True, False),
    Tile(8, BEACH, _BOTH, FISH, False, 0, False, False),
    Tile(9, PLAINS, FOOD_SOURCE, PARROT, True, 3, False, False),
    Tile(10, RIVER, _BOTH, FISH, False, 1, True, False),
    Tile(11, MOUNTAINS, WOOD_SOURCE, "", True, 1, False, True),
)
STACK_TILES: Final = tuple(tile.number for tile in TILES if tile.number not in (NO_TILE, START_TILE))
