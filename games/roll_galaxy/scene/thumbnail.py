"""The empires in small: for the card that goes on with a game and the editor of positions."""

from __future__ import annotations

from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import LINE, WHITE, Colour
from games.roll_galaxy.scene.palette import NIGHT
from games.roll_galaxy.scene.symbols import draw_diamond, draw_planet, draw_stars
from games.roll_galaxy.state import SQUARES_TO_END, RollTable
from games.roll_galaxy.tiles import SIDES

SPACE: Final[tuple[Colour, Colour]] = ((0x23, 0x2A, 0x4A), (0x12, 0x15, 0x24))
EDGE: Final = 10.0
MARK: Final = 26.0
LARGEST: Final = 44.0


class SmallEmpires:
    """Draws a row for every seat: its mark, and a planet or a diamond for each of its tiles."""

    def __init__(self, table: RollTable) -> None:
        self.tableaus = tuple(seat.tableau for seat in table.seats)

    def __call__(self, canvas: Canvas, box: Box) -> None:
        """Space fills the box; the rows share its height."""
        canvas.rounded(box, 10, SPACE)
        draw_stars(canvas, box.inset(4), "small empires", 40)
        inner = box.inset(EDGE)
        count = max(SQUARES_TO_END, *(len(tableau) for tableau in self.tableaus))
        high = inner.h / max(1, len(self.tableaus))
        step = min((inner.w - MARK) / count, LARGEST)
        size = min(step, high) * 0.88
        for seat, tableau in enumerate(self.tableaus):
            cy = inner.y + (seat + 0.5) * high
            canvas.seat_mark(seat, inner.x + MARK / 2 - 3, cy, min(9.0, high / 2 - 1))
            for place in range(SQUARES_TO_END if len(tableau) <= SQUARES_TO_END else len(tableau)):
                cx = inner.x + MARK + (place + 0.5) * step
                if place >= len(tableau):
                    canvas.disc(cx, cy, size * 0.14, NIGHT, LINE, 1)
                elif SIDES[tableau[place]].is_world:
                    draw_planet(canvas, cx, cy, size, tableau[place], ring=False, has_glow=False)
                else:
                    draw_diamond(canvas, cx, cy, size, tableau[place], has_icon=False,
                                 has_glow=False)  # fmt: skip
        canvas.rounded(box, 10, None, (*WHITE, 30))
