"""Where the parts of the last page are; pure arithmetic in units of the plane."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.ui.box import Box
from engine.ui.pages.hall import BAR_HEIGHT

HEAD: Final = 168.0
EDGE: Final = 24.0
LEFT: Final = 470.0
BUTTON: Final = 64.0
GAP: Final = 16.0
CURVES: Final = 360.0


@dataclass(frozen=True, slots=True)
class EndPlaces:
    """The head, the result at the left, curves and score sheet at the right, buttons below."""

    head: Box
    result: Box
    curves: Box
    sheet: Box
    buttons: Box


def end_places(width: float, height: float) -> EndPlaces:
    """The parts of a page of that size, at least 1920 by 1080."""
    head = Box(0, BAR_HEIGHT, width, HEAD - BAR_HEIGHT)
    buttons = Box(EDGE, height - EDGE - BUTTON, width - 2 * EDGE, BUTTON)
    body = Box(EDGE, HEAD + 8, width - 2 * EDGE, buttons.y - HEAD - 30)
    result, right = body.cut_left(LEFT, GAP)
    curves, sheet = right.cut_top(CURVES, GAP)
    return EndPlaces(head, result, curves, sheet, buttons)
