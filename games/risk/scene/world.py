"""The drawn world: what the Tiled map holds, by territory number, ready to be painted."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final

from engine.text.voice import Voice
from engine.ui.board import BoardMap, Outline, Region, load_board, outline_area
from engine.ui.box import Box, Point
from engine.ui.theme import Colour, asset_root
from games.risk.board import CONTINENT_OF, CONTINENTS, TERRITORIES, TERRITORY

BOARD_FILE: Final = "boards/risk.tmx"
SMALLEST_OUTLINED: Final = 0.15
CELL: Final = 16.0

CONTINENT_COLOURS: Final[dict[str, Colour]] = {
    "NORTH_AMERICA": (0xE3, 0xC0, 0x67),
    "SOUTH_AMERICA": (0xE0, 0x8A, 0x78),
    "EUROPE": (0x8F, 0xA8, 0xF0),
    "AFRICA": (0xC9, 0x9A, 0x6B),
    "ASIA": (0x84, 0xC4, 0x8A),
    "AUSTRALIA": (0xB6, 0x92, 0xD6),
}

HYPHENATED: Final = (
    "Af-ghan-istan", "Af-rica", "Alas-ka", "Al-berta", "Amer-ica", "Argen-tina", "Aus-tralia",
    "Bra-zil", "Brit-ain", "Cen-tral", "East-ern", "Eu-rope", "Green-land", "Guin-ea", "Ice-land",
    "Indo-nesia", "Ir-kutsk", "Kam-chatka", "Mada-gas-car", "Mid-dle", "Mon-golia", "North-ern",
    "North-west", "Onta-rio", "Que-bec", "Scan-dina-via", "Sibe-ria", "South-ern", "Terri-tory",
    "Ukra-ine", "Vene-zuela", "West-ern", "Ya-kutsk",
)  # fmt: skip
"""Where a word of a territory's name may be broken."""

PARTS: Final = {word.replace("-", ""): tuple(word.split("-")) for word in HYPHENATED}
"""The parts of those words."""

Edge = tuple[Point, Point]


class WorldMapError(LookupError):
    """The map and the rules do not name the same territories."""


@dataclass(frozen=True)
class World:
    """The map by territory number.

    `coasts` are edges with one owner by continent; `borders` those inside a continent,
    `divides` those between two; `shared` are the pairs of territories that touch. `land` counts
    the cells of `CELL` units covered by territories above and left of each corner, `cells` whose
    each of them is.
    """

    board: BoardMap
    regions: tuple[Region, ...]
    rooms: tuple[float, ...]
    counters: tuple[Point, ...]
    scenery: tuple[Outline, ...]
    lakes: tuple[Outline, ...]
    links: tuple[Outline, ...]
    coasts: tuple[tuple[Edge, ...], ...]
    borders: tuple[Edge, ...]
    divides: tuple[Edge, ...]
    shared: frozenset[tuple[int, int]]
    land: tuple[tuple[int, ...], ...]
    cells: Mapping[tuple[int, int], int]
    placed: dict[Hashable, Any] = field(default_factory=dict, compare=False, repr=False)
    """Names that found their places, by all that these follow from: windows share them."""

    @property
    def size(self) -> tuple[float, float]:
        return (self.board.width, self.board.height)

    @property
    def edges(self) -> Iterator[Edge]:
        """Every edge of every territory once."""
        yield from self.borders
        yield from self.divides
        for coast in self.coasts:
            yield from coast

    def outlined(self, territory: int) -> tuple[Outline, ...]:
        """The outlines worth a line of their own: without the smallest islands."""
        outlines = self.regions[territory].outlines
        areas = [outline_area(each) for each in outlines]
        least = max(areas) * SMALLEST_OUTLINED
        return tuple(each for each, area in zip(outlines, areas, strict=True) if area >= least)

    def land_share(self, box: Box) -> float:
        """How much of a box of the map lies over territories, from 0 to 1."""
        left, right = self._column(box.x), self._column(box.right + CELL)
        top, bottom = self._row(box.y), self._row(box.bottom + CELL)
        land = self.land
        covered = land[bottom][right] - land[bottom][left] - land[top][right] + land[top][left]
        return covered * CELL * CELL / max(1.0, box.w * box.h)

    def territory_at(self, x: float, y: float) -> int | None:
        """Whose land lies about a point of the map; None at sea."""
        return self.cells.get((int(x // CELL), int(y // CELL)))

    def _column(self, x: float) -> int:
        return max(0, min(len(self.land[0]) - 1, int(x // CELL)))

    def _row(self, y: float) -> int:
        return max(0, min(len(self.land) - 1, int(y // CELL)))


def key_of(territory: int) -> str:
    return TERRITORIES[territory].key


def territory_of(key: str) -> int:
    return _BY_KEY[key]


def short_name(territory: int, voice: Voice) -> str:
    return voice.say_name(TERRITORY(territory), "short")


def continent_colour(continent: int) -> Colour:
    return CONTINENT_COLOURS[CONTINENTS[continent].key]


@lru_cache(maxsize=1)
def the_world() -> World:
    """The map of Risk, read once. Raises WorldMapError when it does not fit the rules."""
    return read_world(load_board(asset_root() / BOARD_FILE))


def read_world(board: BoardMap) -> World:
    """The world of a board. Raises WorldMapError when a territory is missing or unknown."""
    lands = {name for name, region in board.regions.items() if _is_land(region)}
    wanted = set(_BY_KEY)
    if lands != wanted:
        named = ", ".join(sorted(lands ^ wanted))
        raise WorldMapError(f"the map and the rules differ in these territories: {named}")
    regions = tuple(board.regions[place.key] for place in TERRITORIES)
    owners = _edges_of(regions)
    coasts: list[list[Edge]] = [[] for _ in CONTINENTS]
    borders: list[Edge] = []
    divides: list[Edge] = []
    for edge, places in owners.items():
        if len(places) == 1:
            coasts[CONTINENT_OF[places[0]]].append(edge)
        elif CONTINENT_OF[places[0]] == CONTINENT_OF[places[1]]:
            borders.append(edge)
        else:
            divides.append(edge)
    others = [region for region in board.regions.values() if not _is_land(region)]
    cells = dict(_land_cells(board, regions))
    touching = (tuple(sorted(set(places))) for places in owners.values())
    return World(
        BoardMap(
            board.width, board.height,
            {place.key: board.regions[place.key] for place in TERRITORIES}, board.anchors,
            board.lines,
        ),
        regions,
        tuple(float(region.properties.get("room", 12)) for region in regions),
        tuple(board.anchor(place.key) for place in TERRITORIES),
        _outlines(others, "scenery"),
        _outlines(others, "lake"),
        tuple(board.lines.values()),
        tuple(tuple(coast) for coast in coasts),
        tuple(borders),
        tuple(divides),
        frozenset((pair[0], pair[1]) for pair in touching if len(pair) == 2),
        _summed(cells.keys(), board),
        cells,
    )  # fmt: skip


_BY_KEY = {place.key: place.id for place in TERRITORIES}


def _is_land(region: Region) -> bool:
    return region.kind in CONTINENT_COLOURS


def _outlines(regions: Iterable[Region], kind: str) -> tuple[Outline, ...]:
    return tuple(each for region in regions if region.kind == kind for each in region.outlines)


def _edges_of(regions: Iterable[Region]) -> dict[Edge, list[int]]:
    """Every edge with the territories it belongs to; shared borders have the same points."""
    found: dict[Edge, list[int]] = {}
    for territory, region in enumerate(regions):
        for outline in region.outlines:
            for a, b in pairwise((*outline, outline[0])):
                found.setdefault((min(a, b), max(a, b)), []).append(territory)
    return found


def _summed(cells: Set[tuple[int, int]], board: BoardMap) -> tuple[tuple[int, ...], ...]:
    """For each corner of a cell how many of the cells above and left of it are land."""
    columns, rows = int(board.width // CELL) + 1, int(board.height // CELL) + 1
    sums = [[0] * (columns + 1)]
    for row in range(rows):
        line, so_far = [0], 0
        for column in range(columns):
            so_far += (column, row) in cells
            line.append(sums[row][column + 1] + so_far)
        sums.append(line)
    return tuple(map(tuple, sums))


def _land_cells(
    board: BoardMap, regions: Iterable[Region]
) -> Iterator[tuple[tuple[int, int], int]]:
    """The cells whose middle is land, each with its territory."""
    for territory, region in enumerate(regions):
        box = region.box
        for column in range(int(box.x // CELL), int(box.right // CELL) + 1):
            for row in range(int(box.y // CELL), int(box.bottom // CELL) + 1):
                if region.contains(((column + 0.5) * CELL, (row + 0.5) * CELL)):
                    yield (column, row), territory
