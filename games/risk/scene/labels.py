"""Where names and continent pills stand on the map, so that nothing lies on anything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.ui.box import Box, Point
from games.risk.board import CONTINENTS, SIZE
from games.risk.scene.pieces import PILL_HEIGHT, Pill
from games.risk.scene.world import World, continent_colour, key_of, short_name
from games.risk.state import NOBODY

MOST_ROOMS: Final = 3.1
NAME_DROP: Final = 32.0

NAMED: Final[dict[str, tuple[float, float]]] = {
    "NORTHWEST_TERRITORY": (0, -8), "EGYPT": (0, 0), "ALASKA": (0, 31), "SIAM": (0, 30),
    "KAMCHATKA": (0, 31), "URAL": (0, 34), "IRKUTSK": (0, 31), "WESTERN_AUSTRALIA": (0, 30),
    "EASTERN_AUSTRALIA": (0, 30), "NORTHERN_EUROPE": (0, 30), "WESTERN_EUROPE": (0, 30),
}  # fmt: skip
"""Names that do not stand right under their counter: how far from it."""

SPLIT: Final[dict[str, tuple[str, ...]]] = {
    "WESTERN_AUSTRALIA": ("Western", "Australia"),
    "EASTERN_AUSTRALIA": ("Eastern", "Australia"),
    "NORTHERN_EUROPE": ("Northern", "Europe"),
    "WESTERN_EUROPE": ("Western", "Europe"),
    "NORTHWEST_TERRITORY": ("Northwest", "Territory"),
    "CENTRAL_AMERICA": ("Central", "America"),
    "SOUTHERN_EUROPE": ("Southern", "Europe"),
    "GREAT_BRITAIN": ("Great", "Britain"),
    "NEW_GUINEA": ("New", "Guinea"),
}
BESIDE: Final = {"NORTHWEST_TERRITORY": 1, "EGYPT": -1}
"""Names right (1) or left (-1) of their counter."""

SPILLS: Final = frozenset({"NORTHWEST_TERRITORY", "KAMCHATKA"})
"""Names that may be wider than their land: there is sea, or empty land, beside it."""

PILL_SPOTS: Final[dict[str, Point]] = {
    "NORTH_AMERICA": (37, 297),
    "SOUTH_AMERICA": (536, 632),
    "EUROPE": (439, 275),
    "AFRICA": (655, 674),
    "ASIA": (1154, 385),
    "AUSTRALIA": (1195, 688),
}
"""Points of the map over open sea."""


@dataclass(frozen=True, slots=True)
class Name:
    """A territory's name: its lines, the middle of the first one, and all they cover."""

    territory: int
    lines: tuple[str, ...]
    x: float
    y: float
    box: Box


def placed_names(
    world: World,
    zoom: float,
    place: Callable[[Point], Point],
    width_of: Callable[[str], float],
    line_step: float,
    radius: float,
) -> list[Name]:
    """The names that fit: not wider than their land allows, and clear of every counter."""
    spots = [place(point) for point in world.counters]
    counters = [Box.around(x, y, radius * 2.3, radius * 2.3) for x, y in spots]
    taken: list[Box] = []
    found = []
    for territory in range(SIZE):
        key = key_of(territory)
        lines = SPLIT.get(key, (short_name(territory),))
        width = max(map(width_of, lines))
        room = MOST_ROOMS * world.rooms[territory] * zoom
        if width > room and not (key in SPILLS and width < room * 1.5):
            continue
        dx, dy = NAMED.get(key, (0.0, NAME_DROP))
        grown = radius / 17
        if key in BESIDE:
            dx = BESIDE[key] * (radius * 1.3 + 5 + width / 2) / grown
        x, y = spots[territory][0] + dx * grown, spots[territory][1] + dy * grown
        box = Box.around(x, y, width + 4, line_step)
        box = Box(box.x, box.y, box.w, line_step * len(lines))
        if any(box.intersects(other) for other in (*counters, *taken)):
            continue
        taken.append(box)
        found.append(Name(territory, lines, x, y, box))
    return found


def pill_of(continent: int, owners: Sequence[int]) -> Pill:
    """A continent with everybody's share, the leader first."""
    fact = CONTINENTS[continent]
    held: dict[int, int] = {}
    for territory in fact.territories:
        owner = owners[territory]
        if owner != NOBODY:
            held[owner] = held.get(owner, 0) + 1
    shares = tuple(sorted(held.items(), key=lambda share: (-share[1], share[0])))
    return Pill(fact.name, fact.bonus, len(fact.territories), continent_colour(continent), shares)


def pill_boxes(
    board: Box,
    place: Callable[[Point], Point],
    widths: Sequence[float],
    avoid: Sequence[Box],
) -> list[Box]:
    """Where the pills of the continents stand: on open sea, inside the board, off the cards."""
    found: list[Box] = []
    inner = board.inset(8)
    for continent, width in zip(CONTINENTS, widths, strict=True):
        x, y = place(PILL_SPOTS[continent.key])
        box = _inside(Box.around(x, y, width, PILL_HEIGHT), inner)
        for other in (*avoid, *found):
            if box.intersects(other.inset(-4)):
                box = _inside(_moved_off(box, other), inner)
        found.append(box)
    return found


def _moved_off(box: Box, other: Box) -> Box:
    """Beside what it would lie on, the shortest way: up, down, left or right."""
    ways = (
        (0.0, other.y - 8 - box.bottom),
        (0.0, other.bottom + 8 - box.y),
        (other.x - 8 - box.right, 0.0),
        (other.right + 8 - box.x, 0.0),
    )
    return box.moved(*min(ways, key=lambda way: abs(way[0]) + abs(way[1])))


def _inside(box: Box, outer: Box) -> Box:
    x = max(outer.x, min(outer.right - box.w, box.x))
    y = max(outer.y, min(outer.bottom - box.h, box.y))
    return Box(x, y, box.w, box.h)
