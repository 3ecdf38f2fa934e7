"""What can be done under the pointer, in a line: click, right click, wheel, drag, numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.text.said import Said
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import BODY, TEXT, WHITE, Colour, mix

AMBER: Final[Colour] = (0xF0, 0xB4, 0x5A)
PENCIL: Final = 11.0
PILL: Final = 26.0
GAP: Final = 18.0
BY: Final = {
    "click": Said("desk-by-click"), "right": Said("desk-by-right"), "wheel": Said("desk-by-wheel"),
    "drag": Said("desk-by-drag"), "type": Said("desk-by-type"),
}  # fmt: skip


def draw_help(
    canvas: Canvas, box: Box, helped: Sequence[tuple[str, str]], words: str, ink: Colour
) -> None:
    """Each thing that can be done as a pill with what it does; else a sentence."""
    if not helped:
        canvas.paragraph(box, words, BODY, ink, line_height=1.3, max_lines=3)
        return
    x, y, step = box.x, box.y + PILL / 2, canvas.line_step(BODY, 1.6)
    for what, does in helped:
        by = BY[what]
        pill = canvas.text_width(by, BODY, "text-semibold") + 20
        wide = pill + 8 + canvas.text_width(does, BODY)
        if x > box.x and x + wide > box.right:
            x, y = box.x, y + step
        ground = mix(canvas.theme.panel, canvas.theme.accent, 0.4)
        canvas.rounded(Box(x, y - PILL / 2, pill, PILL), 7, ground)
        canvas.text(x + 10, y, by, BODY, WHITE, "text-semibold")
        canvas.text(x + pill + 8, y, does, BODY, TEXT, max_width=box.right - x - pill - 8)
        x += wide + GAP


def draw_pencil(canvas: Canvas, box: Box) -> None:
    """At the upper left corner of what was changed."""
    x, y = box.x + 4, box.y + 4
    canvas.disc(x, y, PENCIL, AMBER)
    canvas.icon("pencil", x, y, 1.4 * PENCIL, (0x3A, 0x24, 0x08))
