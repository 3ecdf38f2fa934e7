"""Rectangles in logical units: pure arithmetic for layouts, tested without drawing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle; y grows downwards, the right and bottom edges are outside."""

    x: float
    y: float
    w: float
    h: float

    @classmethod
    def around(cls, cx: float, cy: float, w: float, h: float) -> Box:
        return cls(cx - w / 2, cy - h / 2, w, h)

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre_x(self) -> float:
        return self.x + self.w / 2

    @property
    def centre_y(self) -> float:
        return self.y + self.h / 2

    @property
    def centre(self) -> Point:
        return (self.centre_x, self.centre_y)

    def contains(self, point: Point) -> bool:
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def holds(self, other: Box) -> bool:
        """Whether another box lies wholly inside (edges may touch)."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def intersects(self, other: Box) -> bool:
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def intersection(self, other: Box) -> Box:
        """The shared area; of size zero when there is none."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        w, h = min(self.right, other.right) - x, min(self.bottom, other.bottom) - y
        return Box(x, y, max(0.0, w), max(0.0, h))

    def union(self, other: Box) -> Box:
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Box(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """The box made smaller on every side (larger when negative)."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, max(0.0, self.w - 2 * dx), max(0.0, self.h - 2 * dy))

    def moved(self, dx: float, dy: float) -> Box:
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def cut_left(self, size: float, gap: float = 0) -> tuple[Box, Box]:
        """A strip of the given width at the left, and what is left of the box after a gap."""
        left, rest = self.row(size, None, gap=gap)
        return left, rest

    def cut_right(self, size: float, gap: float = 0) -> tuple[Box, Box]:
        rest, right = self.row(None, size, gap=gap)
        return right, rest

    def cut_top(self, size: float, gap: float = 0) -> tuple[Box, Box]:
        top, rest = self.column(size, None, gap=gap)
        return top, rest

    def cut_bottom(self, size: float, gap: float = 0) -> tuple[Box, Box]:
        rest, bottom = self.column(None, size, gap=gap)
        return bottom, rest

    def row(self, *sizes: float | None, gap: float = 0) -> tuple[Box, ...]:
        """Side by side, left to right; parts of size None share what the others leave."""
        boxes, x = [], self.x
        for size in shares(sizes, self.w, gap):
            boxes.append(Box(x, self.y, size, self.h))
            x += size + gap
        return tuple(boxes)

    def column(self, *sizes: float | None, gap: float = 0) -> tuple[Box, ...]:
        """One below the other; parts of size None share what the others leave."""
        boxes, y = [], self.y
        for size in shares(sizes, self.h, gap):
            boxes.append(Box(self.x, y, self.w, size))
            y += size + gap
        return tuple(boxes)

    def grid(self, columns: int, rows: int, gap: float = 0) -> tuple[Box, ...]:
        """Equal cells, row after row."""
        lines = self.column(*[None] * rows, gap=gap)
        return tuple(cell for line in lines for cell in line.row(*[None] * columns, gap=gap))

    def fitted(self, w: float, h: float) -> Box:
        """The largest box of the proportion w:h inside this one, centred."""
        factor = min(self.w / w, self.h / h)
        return Box.around(*self.centre, w * factor, h * factor)


def shares(sizes: Sequence[float | None], whole: float, gap: float) -> list[float]:
    """Fixed sizes as they are; the open ones (None) divide the remainder equally."""
    fixed = sum(size for size in sizes if size is not None)
    open_parts = sum(size is None for size in sizes)
    remainder = max(0.0, whole - fixed - gap * (len(sizes) - 1))
    return [remainder / open_parts if size is None else size for size in sizes]


# Where a card about something on a board may lie, so that it hides as little as can be.

EDGE: Final = 16.0
SPOT_STEP: Final = 72.0


def card_spot(
    board: Box,
    size: tuple[float, float],
    around: Box,
    avoid: Sequence[Box],
    cost: Callable[[Box], float],
) -> Box:
    """Where a card about a part of a board may lie: near it, and where it costs least.

    `around` is that part in the units of the scene, `avoid` must not be touched if that is possible
    at all, and `cost` says how much of a place ought to be seen (0 to 1).
    """
    w, h = size
    inner = board.inset(EDGE)
    gap = 20.0

    core = around.inset(-4)

    def at_least(place: Box) -> float:
        hits = sum(place.intersects(other) for other in avoid)
        hits += 3 * place.intersects(core)
        return hits * 10 + _distance(place, around) / 700

    xs = [around.x - gap - w, around.right + gap, around.centre_x - w / 2]
    xs += [inner.x + n * SPOT_STEP for n in range(int((inner.w - w) / SPOT_STEP) + 1)]
    ys = [around.y - gap - h, around.bottom + gap, around.centre_y - h / 2]
    ys += [inner.y + n * SPOT_STEP for n in range(int((inner.h - h) / SPOT_STEP) + 1)]
    xs.append(inner.right - w)
    ys.append(inner.bottom - h)
    places = [_kept_in(Box(x, y, w, h), inner) for x in xs for y in ys]
    best = _least(places, at_least, cost)
    step = SPOT_STEP / 5
    near = [
        _kept_in(best.moved(dx * step, dy * step), inner)
        for dx in range(-2, 3)
        for dy in range(-2, 3)
    ]
    return _least(near, at_least, cost)


def _least(
    places: Iterable[Box], at_least: Callable[[Box], float], more: Callable[[Box], float]
) -> Box:
    """The place where both add up to least; `more` is dear and only asked where it can matter."""
    ranked = sorted(((at_least(place), n, place) for n, place in enumerate(places)))
    best, chosen = float("inf"), ranked[0][2]
    for least, _, place in ranked:
        if least >= best:
            break
        total = least + more(place)
        if total < best:
            best, chosen = total, place
    return chosen


def _kept_in(box: Box, outer: Box) -> Box:
    x = max(outer.x, min(outer.right - box.w, box.x))
    y = max(outer.y, min(outer.bottom - box.h, box.y))
    return Box(x, y, box.w, box.h)


def _distance(a: Box, b: Box) -> float:
    dx = max(0.0, a.x - b.right, b.x - a.right)
    dy = max(0.0, a.y - b.bottom, b.y - a.bottom)
    return float((dx * dx + dy * dy) ** 0.5)
