"""The table in small, for the card that goes on with a game: the six dice on their felt."""

from __future__ import annotations

from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.dice import Die, Pose, draw_die
from engine.ui.theme import WHITE, Colour
from games.despirala.state import DespiralaTable

FELT: Final[tuple[Colour, Colour]] = ((0x2A, 0x6A, 0x63), (0x14, 0x3A, 0x3B))
FRAME: Final = (272.0, 176.0)
EDGE: Final = 46.0
PLACES: Final = (
    (58, 58, -14),
    (134, 52, 12),
    (212, 62, 30),
    (66, 124, 20),
    (142, 122, -24),
    (216, 128, -8),
)
"""Middle of each die in the frame, and how far it is turned."""


class SmallTable:
    """Draws the dice of a table into any box."""

    def __init__(self, table: DespiralaTable) -> None:
        self.dice = table.dice

    def __call__(self, canvas: Canvas, box: Box) -> None:
        """The felt fills the box; the dice keep their arrangement in the middle of it."""
        canvas.rounded(box, 10, FELT)
        canvas.glow(box.centre_x, box.centre_y, box.w * 0.4, box.h * 0.4, (40, 120, 110), 0.3)
        inner = box.fitted(*FRAME)
        share = inner.w / FRAME[0]
        for value, (x, y, yaw) in zip(self.dice, PLACES, strict=False):
            at = (inner.x + x * share, inner.y + y * share)
            draw_die(canvas, *at, EDGE * share, Die(value, Pose(yaw)))
        canvas.rounded(box, 10, None, (*WHITE, 30))
