"""A question of the set-up page: its answers side by side as tiles, or as a plain switch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import (
    BODY,
    LARGE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WHITE,
    lighten,
    mix,
    with_alpha,
)
from engine.ui.widgets import Choice, Segmented
from engine.ui.widgets.base import Tip

GAP: Final = 12.0
PAD: Final = 16.0
QUIET: Final = 18.0
RADIUS: Final = 12.0
TICK: Final = 24.0
LINE: Final = 1.25
SWITCH_H: Final = 48.0
TITLES: Final = (LARGE, QUIET, BODY, SMALL)


class Tiles(Segmented):
    """One of two or three answers. `is_plain` leaves out what they are about: it is on hover."""

    def __init__(
        self,
        choices: Sequence[Choice],
        selected: int,
        on_change: Callable[[int], object],
        *,
        tooltip: Tip | None = None,
    ) -> None:
        super().__init__(choices, selected, on_change, tooltip=tooltip)
        self.is_plain = False

    def parts(self) -> tuple[Box, ...]:
        """Equal shares; tiles stand apart."""
        if self.is_plain:
            return super().parts()
        return self.box.row(*[None] * len(self.choices), gap=GAP)

    def height(self, canvas: Canvas, width: float) -> float:
        """What the longest answer needs."""
        if self.is_plain:
            return SWITCH_H
        count = len(self.choices)
        room = (width - (count - 1) * GAP) / count - 2 * PAD
        notes = [canvas.paragraph_height(room, each.note, QUIET, line_height=LINE)
                 for each in self.choices]  # fmt: skip
        return 2 * PAD - 10 + canvas.line_step(LARGE, LINE) + max(notes)

    def draw(self, canvas: Canvas) -> None:
        """The tiles; the chosen one is filled and ticked."""
        if self.is_plain:
            super().draw(canvas)
            return
        for index, box in enumerate(self.parts()):
            self._draw_tile(canvas, index, box)

    def _draw_tile(self, canvas: Canvas, index: int, box: Box) -> None:
        theme, choice, is_on = canvas.theme, self.choices[index], index == self.selected
        accent = theme.accent
        if is_on:
            fill = (mix(theme.raised, accent, 0.36), mix(theme.well, accent, 0.22))
            canvas.rounded(box, RADIUS, fill, lighten(accent, 0.35), 2)
            canvas.icon("check", box.right - 20, box.y + 22, 20, WHITE)
        else:
            lit = self._is_lit(index)
            ground = with_alpha(theme.raised if lit else theme.well, 200)
            canvas.rounded(box, RADIUS, ground, with_alpha(WHITE, 90 if lit else 34))
        x, room = box.x + PAD, box.w - 2 * PAD
        step = canvas.line_step(LARGE, LINE)
        title_room = room - (TICK - 8 if is_on else 0)
        size = canvas.fitting_size(choice.label, room - TICK + 8, TITLES, "text-semibold")
        y = box.y + PAD - 6 + step / 2
        canvas.text(x, y, choice.label, size, WHITE if is_on else TEXT, "text-semibold",
                    max_width=title_room)  # fmt: skip
        ink = mix(TEXT, accent, 0.12) if is_on else SECOND_TEXT
        notes = Box(x, box.y + PAD - 6 + step, room, 0)
        canvas.paragraph(notes, choice.note, QUIET, ink, line_height=LINE)
