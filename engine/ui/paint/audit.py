"""A record of every text on the screen, so that tests can find the bad ones."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

import pygame

from engine.ui.box import Box, Point
from engine.ui.theme import Colour, contrast, needed_contrast

SAMPLES: Final = ((0.02, 0.2, 0.35, 0.5, 0.65, 0.8, 0.98), (0.0, 0.5, 1.0))


@dataclass(frozen=True, slots=True)
class DrawnText:
    """One text as it was drawn: where (logical units, height of the capitals), and how legibly."""

    box: Box
    string: str
    colour: Colour
    size: float
    pixels: int
    contrast: float
    shortened: bool
    exempt: bool = False

    def is_faint(self) -> bool:
        """Whether the text is too close in colour to its ground."""
        return not self.exempt and self.contrast < needed_contrast(self.size)


@dataclass(slots=True)
class Audit:
    """Collects texts while a canvas draws; `problems` says what is wrong with them."""

    texts: list[DrawnText] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)

    def lose(self, words: str) -> None:
        """A sentence was drawn without its last words, since they had no room."""
        self.lost.append(words)

    def note(self, text: DrawnText) -> None:
        """Add a text."""
        self.texts.append(text)

    def cover(self, box: Box, wholly: bool = True) -> None:
        """Forget the texts that something opaque now hides.

        With `wholly` only those inside the box; without it every text it touches, as for a
        tooltip, which may lie across anything.
        """
        self.texts = [
            text
            for text in self.texts
            if not (box.holds(text.box) if wholly else box.intersects(text.box))
        ]

    def clear(self) -> None:
        """Start again: a new frame, or a dialog over a dimmed one."""
        self.texts = []
        self.lost = []

    def problems(self, width: float, height: float) -> list[str]:
        """One sentence for each text that overlaps, leaves the frame, is cut or is faint."""
        found = [f"{words!r} lost its end" for words in self.lost]
        found += [problem for text in self.texts for problem in _own_problems(text, width, height)]
        for index, text in enumerate(self.texts):
            found += [
                f"{text.string!r} overlaps {other.string!r}"
                for other in self.texts[index + 1 :]
                if text.box.intersects(other.box)
            ]
        return found


class MagnifiedAudit(Audit):
    """Hears of a part that is drawn larger or smaller, and tells the audit of the whole frame.

    A point of the part lies at `corner` plus `factor` times its place.
    """

    def __init__(self, whole: Audit, corner: Point, factor: float) -> None:
        super().__init__()
        self._whole, self._corner, self._factor = whole, corner, factor

    def note(self, text: DrawnText) -> None:
        """Add a text."""
        size = text.size * self._factor
        self._whole.note(replace(text, box=self._in_whole(text.box), size=size))

    def lose(self, words: str) -> None:
        """A sentence was drawn without its last words, since they had no room."""
        self._whole.lose(words)

    def cover(self, box: Box, wholly: bool = True) -> None:
        """Forget the texts that something opaque now hides."""
        self._whole.cover(self._in_whole(box), wholly)

    def _in_whole(self, box: Box) -> Box:
        x, y = self._corner
        f = self._factor
        return Box(x + box.x * f, y + box.y * f, box.w * f, box.h * f)


def worst_contrast(surface: pygame.Surface, area: pygame.Rect, colour: Colour) -> float:
    """The lowest contrast of a colour against 21 points of the ground it will be drawn on."""
    inside = area.clip(surface.get_rect())
    if inside.w < 1 or inside.h < 1:
        return 21.0
    columns, rows = SAMPLES
    points = [
        (inside.x + round((inside.w - 1) * u), inside.y + round((inside.h - 1) * v))
        for u in columns
        for v in rows
    ]
    grounds = (surface.get_at(point) for point in points)
    return min(contrast(colour, (ground.r, ground.g, ground.b)) for ground in grounds)


def _own_problems(text: DrawnText, width: float, height: float) -> list[str]:
    found = []
    frame = Box(0, 0, width, height).inset(-0.75)
    if not frame.holds(text.box):
        found.append(f"{text.string!r} leaves the frame")
    if text.shortened:
        found.append(f"{text.string!r} was cut to fit")
    if text.is_faint():
        found.append(f"{text.string!r} has a contrast of only {text.contrast:.1f}")
    return found
