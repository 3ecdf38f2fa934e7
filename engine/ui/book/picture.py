"""Pictures of the rules, which a game draws itself at the size of the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.text.said import Words
from engine.ui.box import Box, Point
from engine.ui.canvas import Align, Canvas
from engine.ui.theme import SMALL, TEXT, WHITE, Colour

CALLOUT_GAP: Final = 6.0
DISC: Final = 12.0
ASIDE: Final = 18.0
NARROW: Final = 660.0
RED: Final[Colour] = (0x8E, 0x2F, 0x22)
CREAM: Final[Colour] = (0xF3, 0xE4, 0xC4)


@dataclass(frozen=True, slots=True)
class RulesPicture:
    """A picture as wide as the page: how high it is at a width, and what draws it into a box.

    The drawing depends on nothing but the box, so that it is made once for each size. Words in it
    are at least as large as the small type of the house.
    """

    height: Callable[[float], float]
    draw: Callable[[Canvas, Box], None]


def pieces_grid(width: float) -> tuple[int, int]:
    """Columns and rows of eight pieces with their names: on a narrow page letters are large."""
    return (4, 2) if width >= NARROW else (2, 4)


def fixed(height: float, draw: Callable[[Canvas, Box], None]) -> RulesPicture:
    """A picture that is equally high at any width."""
    return RulesPicture(lambda width: height, draw)


def draw_callout(
    canvas: Canvas,
    number: int,
    part: Point,
    x: float,
    y: float,
    words: Words,
    align: Align = "left",
) -> None:
    """A numbered disc beside a part of something, on the side of its legend: the disc again, and
    words that begin or end at x.
    """
    outward = ASIDE if align == "left" else -ASIDE
    r = _radius(canvas)
    canvas.floating(Box.around(part[0] + outward, part[1], 2 * r, 2 * r))
    draw_number(canvas, number, part[0] + outward, part[1])
    shift = r + CALLOUT_GAP if align == "left" else -r - CALLOUT_GAP
    draw_number(canvas, number, x, y)
    canvas.text(x + shift, y, words, SMALL, TEXT, align=align)


def draw_number(canvas: Canvas, number: int, x: float, y: float) -> None:
    """The red disc with the number of a part."""
    canvas.disc(x, y, _radius(canvas), RED, CREAM, 1.5)
    canvas.text(x, y, str(number), SMALL, WHITE, "number-bold", "centre")


def _radius(canvas: Canvas) -> float:
    """That of a disc: where letters are large beside all else, it grows with them."""
    return max(DISC, 0.64 * canvas.line_step(SMALL, 1.0))
