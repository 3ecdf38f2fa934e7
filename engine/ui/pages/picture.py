"""Pictures of the rules, which a game draws itself at the size of the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.ui.box import Box, Point
from engine.ui.canvas import Align, Canvas
from engine.ui.theme import BLACK, SMALL, TEXT, lighten

CALLOUT_GAP: Final = 7.0


@dataclass(frozen=True, slots=True)
class RulesPicture:
    """A picture as wide as the page: how high it is at a width, and what draws it into a box.

    The drawing depends on nothing but the box, so that it is made once for each size. Words in it
    are at least as large as the small type of the house.
    """

    height: Callable[[float], float]
    draw: Callable[[Canvas, Box], None]


def fixed(height: float, draw: Callable[[Canvas, Box], None]) -> RulesPicture:
    """A picture that is equally high at any width."""
    return RulesPicture(lambda width: height, draw)


def draw_callout(
    canvas: Canvas, part: Point, x: float, y: float, words: str, align: Align = "left"
) -> None:
    """A line from a part of something to the words about it, which begin or end at x."""
    colour = lighten(canvas.theme.accent, 0.35)
    gap = -CALLOUT_GAP if align == "left" else CALLOUT_GAP
    canvas.polyline([part, (x + 4 * gap, y), (x + gap, y)], colour, 1.5)
    canvas.disc(*part, 4, colour, BLACK, 1)
    canvas.text(x, y, words, SMALL, TEXT, align=align)
