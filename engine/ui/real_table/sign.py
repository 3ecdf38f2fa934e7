"""The one sign of the real table in the strip of every game: a hand on amber."""

from __future__ import annotations

from typing import Final

from engine.text.said import Said
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import BODY, Colour, mix
from engine.ui.widgets.base import Widget

AMBER: Final[Colour] = (0xF0, 0xB4, 0x5A)
LIGHT: Final[Colour] = (0xF8, 0xDF, 0xA9)
GROUND: Final[Colour] = (0x20, 0x19, 0x12)
WORDS: Final = Said("house-real-table")
HAND: Final = 40.0
WHOLE: Final = 160.0
APART: Final = 10.0
LEAST_SEAT: Final = 250.0


class RealTableSign(Widget):
    """Its words stand beside the hand where there is room for them, else under the pointer."""

    lets_through = True

    def __init__(self) -> None:
        super().__init__()
        self.tooltip = WORDS

    def cut_from(self, row: Box, seats: int) -> Box:
        """Takes its place at the right end of the row of seats; returns the rest."""
        has_words = (row.w - WHOLE - APART) / seats >= LEAST_SEAT
        rest, place = row.row(None, WHOLE if has_words else HAND, gap=APART)
        self.box = Box(place.x, place.centre_y - HAND / 2, place.w, HAND)
        return rest

    def stand_at(self, canvas: Canvas, x: float, middle: float, right: float) -> float:
        """Takes its place in a strip that has room; returns its right end."""
        wide = HAND + canvas.text_width(WORDS, BODY, "text-semibold") + 12
        wide = wide if x + wide <= right else HAND
        self.box = Box(x, middle - HAND / 2, wide, HAND)
        return self.box.right

    def draw(self, canvas: Canvas) -> None:
        """The hand, and the words."""
        box = self.box
        if box.w < HAND:
            return
        canvas.rounded(box, HAND / 2, mix(GROUND, AMBER, 0.16), AMBER, 1.6)
        canvas.icon("hand", box.x + HAND / 2, box.centre_y, 24, LIGHT)
        if box.w > HAND:
            canvas.text(box.x + HAND - 2, box.centre_y, WORDS, BODY, LIGHT, "text-semibold",
                        max_width=box.w - HAND - 8)  # fmt: skip
