"""A page of A4 as it is to be painted: forms and words in millimetres from the upper left corner.

Pure values. Which library paints them is for `pdf` and `picture`; both paint the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Literal

from engine.ui.box import Box, Point
from engine.ui.theme import BLACK, Colour

A4: Final = Box(0.0, 0.0, 210.0, 297.0)
POINT: Final = 25.4 / 72
"""A point of type in millimetres."""
MIDDLE: Final = 0.36
"""How far below the middle of a line its letters stand, in heights of type."""
HAIR: Final = 0.2
ROUNDED: Final = 0.975
"""Letters of a picture are so much wider at most, being of whole dots."""

Align = Literal["left", "centre", "right"]
WidthOf = Callable[[str, float, bool], float]
"""How wide words are, in millimetres: of a text, its size in points, and whether it is bold."""


@dataclass(frozen=True, slots=True)
class Form:
    """A polygon, or (of two points, or open) a line."""

    points: tuple[Point, ...]
    fill: Colour | None = None
    edge: Colour | None = BLACK
    width: float = HAIR
    is_dashed: bool = False


@dataclass(frozen=True, slots=True)
class Disc:
    """A circle."""

    x: float
    y: float
    r: float
    fill: Colour | None = None
    edge: Colour | None = BLACK
    width: float = HAIR


@dataclass(frozen=True, slots=True)
class PrintedWords:
    """Words on one line, `y` being its middle; `size` in points."""

    x: float
    y: float
    text: str
    size: float
    is_bold: bool = False
    align: Align = "left"
    ink: Colour = BLACK


Mark = Form | Disc | PrintedWords


@dataclass(frozen=True, slots=True)
class PrintedPage:
    """Everything on it, the lower things first, and what it is called."""

    title: str
    marks: tuple[Mark, ...]

    @property
    def text(self) -> str:
        """All words on it."""
        return "\n".join(mark.text for mark in self.marks if isinstance(mark, PrintedWords))


def corners(box: Box) -> tuple[Point, ...]:
    """A box as a form."""
    return ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom))


def lines_of(text: str, room: float, size: float, width_of: WidthOf) -> Iterable[str]:
    """Words as lines that are no wider than there is room; a word by itself may be."""
    line, room = "", ROUNDED * room
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and width_of(longer, size, False) > room:
            yield line
            line = word
        else:
            line = longer
    yield line
