"""Where the sheet over the table is open: rectangles, or the outlines of lands and systems."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.ui.box import Box, Point

Outline = tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Hole:
    """A place that stays clear: `box` is around it, `outlines` its own shape where it has one."""

    box: Box
    outlines: tuple[Outline, ...] = ()

    def grown(self, share: float) -> Hole:
        """The hole as large as a share of it, around its middle."""
        if share >= 1:
            return self
        x, y = self.box.centre
        box = Box.around(x, y, self.box.w * share, self.box.h * share)
        smaller = [
            tuple((x + (px - x) * share, y + (py - y) * share) for px, py in outline)
            for outline in self.outlines
        ]
        return Hole(box, tuple(smaller))


def around(outlines: Sequence[Sequence[Point]]) -> Hole:
    """The hole of such a shape."""
    xs = [x for outline in outlines for x, _ in outline]
    ys = [y for outline in outlines for _, y in outline]
    box = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    return Hole(box, tuple(tuple(outline) for outline in outlines))
