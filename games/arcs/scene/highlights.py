"""How things around the map are lit, and the titles over them."""

from __future__ import annotations

from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.table.pointing import SpotKey
from engine.ui.theme import Colour
from games.arcs.scene.art.looks import State
from games.arcs.scene.art.tokens import write_over
from games.arcs.scene.hit_targets import HitTargets

TEXT: Final[Colour] = (0xEC, 0xE9, 0xF3)
QUIET: Final[Colour] = (0xB3, 0xAB, 0xC6)


def state_of(hit_targets: HitTargets, key: SpotKey, hovered: SpotKey | None) -> State:
    """How a thing is shown."""
    if hit_targets.is_chosen(key):
        return "chosen"
    if hit_targets.is_lit(key):
        return "hover" if key == hovered else "legal"
    return "plain"


def draw_head(canvas: Canvas, head: Box, title: str, note: str) -> None:
    """A title, and at its right what there is to know if there is room for it."""
    width = canvas.text_width(title, 20, "exo-bold")
    left = head.x + 2 + width
    write_over(canvas, left - width / 2, head.centre_y, title, 20, TEXT, "exo-bold")
    wide = canvas.text_width(note, 18)
    if left + 8 + wide <= head.right - 2:
        write_over(canvas, head.right - 2 - wide / 2, head.centre_y, note, 18, QUIET, "text")
