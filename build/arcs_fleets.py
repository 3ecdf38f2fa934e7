"""Finds where groups of ships stand on the map of Arcs: as large as there is room, never touching.

A group takes a box, larger or smaller by its form. `Ground` is the free part of a cell as a raster
with sums, so that asking whether a box lies on free ground is quick; `packed` lays so many boxes in
rows, as close as possible to the place where ships should stand. The corners of a box are empty:
what must be free is the cross that is left without them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import pairwise

Point = tuple[float, float]
Test = Callable[[float, float], bool]
"""Whether a point lies in the cell."""
Disc = tuple[float, float, float]
Size = tuple[float, float]
Row = tuple[float, list[tuple[float, float]]]
"""The y of a row and the stretches of x in which the middle of a box may lie."""

FORMS = (
    ("wedge", 1.0, 70, 55), ("wedge", 0.86, 60, 47), ("single", 1.0, 48, 48),
    ("single", 0.9, 43, 43), ("small", 1.25, 49, 33), ("small", 1.12, 43.5, 29.5),
    ("small", 1.0, 39, 26.5), ("small", 0.92, 36, 24.5), ("count", 1.0, 28, 27),
    ("count", 0.92, 26, 25), ("count", 0.84, 23.5, 22.5), ("count", 0.74, 20.5, 20),
)  # fmt: skip
"""From the largest: form, scale and the box a group takes."""
CORNER = 0.70
"""How much of a side the cross has where it is narrow."""
STEP = 2.5
REACH = 48
"""How many steps a raster reaches from its anchor to each side."""


class Ground:
    """The free part of a cell around an anchor; planet, portal and bridge ends (discs) are not."""

    def __init__(self, test: Test, discs: Sequence[Disc], anchor: Point) -> None:
        self.anchor = anchor
        self._test = test
        self._discs = [disc for disc in discs if math.dist(disc[:2], anchor) < 1.5 * REACH * STEP]
        self._known: dict[Size, dict[int, list[tuple[float, float]]]] = {}

    def _is_free(self, x: float, y: float) -> bool:
        if any((x - cx) ** 2 + (y - cy) ** 2 < r * r for cx, cy, r in self._discs):
            return False
        return self._test(x, y)

    @cached_property
    def _sums(self) -> list[list[int]]:
        """How many points of the raster are free above and left of each."""
        side = 2 * REACH + 1
        sums = [[0] * (side + 1)]
        for row in range(side):
            y = self.anchor[1] + (row - REACH) * STEP
            line, total = [0], 0
            for column in range(side):
                total += self._is_free(self.anchor[0] + (column - REACH) * STEP, y)
                line.append(total + sums[row][column + 1])
            sums.append(line)
        return sums

    def _all_free(self, column: int, row: int, half: Size) -> bool:
        """Whether every point of the raster is free within half a width and height."""
        w, h = int(half[0] / STEP), int(half[1] / STEP)
        left, top, right, low = column - w, row - h, column + w + 1, row + h + 1
        if left < 0 or top < 0 or right > 2 * REACH + 1 or low > 2 * REACH + 1:
            return False
        sums = self._sums
        free = sums[low][right] - sums[top][right] - sums[low][left] + sums[top][left]
        return free == (right - left) * (low - top)

    def rows(self, size: Size, first: int) -> list[Row]:
        """Rows one box apart, one of them so many steps below the anchor."""
        stretches = self._stretches(size)
        apart = math.ceil(size[1] / STEP)
        start = first - apart * (REACH // apart + 1)
        return [(self.anchor[1] + row * STEP, stretches[row])
                for row in range(start, REACH + 1, apart) if stretches.get(row)]  # fmt: skip

    def _stretches(self, size: Size) -> dict[int, list[tuple[float, float]]]:
        """By row of the raster, where the middle of a box may lie."""
        if size not in self._known:
            self._known[size] = {
                row - REACH: self._stretches_of(row, size) for row in range(2 * REACH + 1)
            }
        return self._known[size]

    def _stretches_of(self, row: int, size: Size) -> list[tuple[float, float]]:
        wide = (size[0] / 2, CORNER * size[1] / 2)
        high = (CORNER * size[0] / 2, size[1] / 2)
        found: list[tuple[float, float]] = []
        start: float | None = None
        for column in range(2 * REACH + 2):
            x = self.anchor[0] + (column - REACH) * STEP
            fits = (column <= 2 * REACH and self._all_free(column, row, wide)
                    and self._all_free(column, row, high))  # fmt: skip
            if fits and start is None:
                start = x
            if not fits and start is not None:
                found.append((start, x - STEP))
                start = None
        return found


def packed(ground: Ground, count: int, size: Size) -> list[Point] | None:
    """The middles of so many boxes around the anchor; None if there is no room for them."""
    best: tuple[float, list[Point]] | None = None
    for first in range(math.ceil(size[1] / STEP)):
        spots = _filled(ground.rows(size, first), ground.anchor, count, size[0])
        if spots is None:
            continue
        cost = sum(math.dist(spot, ground.anchor) ** 2 for spot in spots)
        if best is None or cost < best[0] - 0.01:
            best = (cost, spots)
    return None if best is None else best[1]


def _filled(rows: list[Row], anchor: Point, count: int, width: float) -> list[Point] | None:
    """Boxes taken one by one, always the free place nearest to the anchor, then centred."""
    taken: dict[int, list[float]] = {}
    for _ in range(count):
        best: tuple[float, int, float] | None = None
        for number, (y, stretches) in enumerate(rows):
            for x in _choices(stretches, taken.get(number, []), anchor[0], width):
                cost = math.dist((x, y), anchor)
                if best is None or cost < best[0]:
                    best = (cost, number, x)
        if best is None:
            return None
        taken.setdefault(best[1], []).append(best[2])
    spots: list[Point] = []
    for number, places in taken.items():
        y, stretches = rows[number]
        spots += [(x, y) for x in _centred(sorted(places), stretches, anchor[0], width)]
    return sorted(spots, key=lambda spot: (round(spot[1]), spot[0]))


def _choices(
    stretches: Sequence[tuple[float, float]], taken: Sequence[float], middle: float, width: float
) -> list[float]:
    """Where a further box of a row may stand: nearest to the middle, or beside another."""
    wanted = [middle, *(x + side * width for x in taken for side in (-1, 1))]
    spots = []
    for low, high in stretches:
        for x in wanted:
            near = min(high, max(low, x))
            if all(abs(near - other) >= width - 0.01 for other in taken):
                spots.append(near)
    return spots


def _centred(
    places: list[float], stretches: Sequence[tuple[float, float]], middle: float, width: float
) -> list[float]:
    """A row of boxes that touch, moved towards the middle as far as its stretch allows."""
    if any(abs(b - a - width) >= 0.5 for a, b in pairwise(places)):
        return places
    half, now = (places[-1] - places[0]) / 2, (places[0] + places[-1]) / 2
    for low, high in stretches:
        if low <= places[0] and places[-1] <= high:
            at = min(high - half, max(low + half, middle))
            return [x + at - now for x in places]
    return places


def placed(grounds: Sequence[Ground], count: int) -> tuple[str, float, list[Point]]:
    """The largest form in which so many groups fit into the parts of a cell, and where."""
    for form, scale, w, h in FORMS:
        spots: list[Point] = []
        left = count
        for number, ground in enumerate(grounds):
            share = math.ceil(left / (len(grounds) - number))
            found = packed(ground, share, (w, h)) if share else []
            if found is None:
                break
            spots += found
            left -= share
        else:
            return form, scale, spots
    raise ValueError(f"no room for {count} groups")
