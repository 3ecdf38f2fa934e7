"""The ring on which both tracks run toward each other, as arithmetic.

One closed path of `LENGTH` units, clockwise from the lower left corner. Fame f stands at u = 2 f,
money m at u = 120 - m, so that the two markers of a seat meet in the picture exactly when
2 x fame + money is 120 (RAJ-12.1).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from engine.ui.box import Box, Point

LENGTH: Final = 120
FAME_SPACES: Final = 60
MONEY_LANE: Final = 35.0
FAME_LANE: Final = 33.0

Straight = tuple[Point, Point, Point]
"""Where it begins, its direction, and the direction outward."""

Bow = tuple[Point, float, float]
"""The middle of the circle, the angle at which it begins and ends, in degrees."""


@dataclass(frozen=True)
class Ring:
    """The line between the two lanes: a box with round corners. Money runs outside it."""

    box: Box
    radius: float

    @cached_property
    def _parts(self) -> tuple[tuple[float, Straight | Bow], ...]:
        box, r = self.box, self.radius
        left, right, top, bottom = box.x + r, box.right - r, box.y + r, box.bottom - r
        quarter = math.pi / 2 * r
        up, along = box.h - 2 * r, box.w - 2 * r
        return (
            (quarter / 2, ((left, bottom), 135, 180)),
            (up, ((box.x, bottom), (0, -1), (-1, 0))),
            (quarter, ((left, top), 180, 270)),
            (along, ((left, box.y), (1, 0), (0, -1))),
            (quarter, ((right, top), 270, 360)),
            (up, ((box.right, top), (0, 1), (1, 0))),
            (quarter, ((right, bottom), 0, 90)),
            (along, ((right, box.bottom), (-1, 0), (0, 1))),
            (quarter / 2, ((left, bottom), 90, 135)),
        )

    @cached_property
    def unit(self) -> float:
        """How long one unit is: one space of money, half a space of fame."""
        return sum(length for length, _ in self._parts) / LENGTH

    def place(self, u: float, outward: float = 0.0) -> Point:
        """The point at u, so far outside the line (inside, when below zero)."""
        left = u % LENGTH * self.unit
        for length, part in self._parts:
            if left <= length:
                return self._point(part, left, length, outward)
            left -= length
        return self._point(self._parts[-1][1], length, length, outward)

    def _part_at(self, u: float) -> int:
        """The number of the part that holds u."""
        left = u % LENGTH * self.unit
        for number, (length, _) in enumerate(self._parts):
            if left <= length:
                return number
            left -= length
        return len(self._parts) - 1

    def _point(self, part: Straight | Bow, at: float, length: float, outward: float) -> Point:
        if isinstance(part[1], tuple):
            (x, y), (dx, dy), (ox, oy) = part
            return (x + dx * at + ox * outward, y + dy * at + oy * outward)
        (x, y), first, last = part
        angle = math.radians(first + (last - first) * at / length)
        far = self.radius + outward
        return (x + far * math.cos(angle), y + far * math.sin(angle))

    def path(self, start: float, end: float, outward: float = 0.0) -> list[Point]:
        """A line along the ring, round corners in steps of a quarter unit."""
        first, last = self._part_at(start), self._part_at(end)
        is_straight = first == last and isinstance(self._parts[first][1][1], tuple)
        if is_straight and abs(end - start) < LENGTH / 2:
            return [self.place(start, outward), self.place(end, outward)]
        steps = max(2, math.ceil(abs(end - start) * 4))
        return [
            self.place(start + (end - start) * step / steps, outward) for step in range(steps + 1)
        ]

    def strip(self, start: float, end: float, inner: float, outer: float) -> list[Point]:
        """The outline of a piece of a lane."""
        return self.path(start, end, outer) + self.path(end, start, inner)

    def fame_point(self, fame: float, outward: float = -FAME_LANE / 2) -> Point:
        """The middle of a fame space."""
        return self.place(2 * fame, outward)

    def money_point(self, money: float, outward: float = MONEY_LANE / 2) -> Point:
        """The middle of a money space."""
        return self.place(LENGTH - money, outward)
