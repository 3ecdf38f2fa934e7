"""Parts of the board for the rules: cut out as they are printed, larger where there is room.

The land of the whole board would take most of the time, so that a crop has a plain ground.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.open_book import RulesPicture
from engine.ui.theme import Gradient
from games.rajas.board import MOST_SEATS, board_of
from games.rajas.scene.ground import Part
from games.rajas.scene.places import USUAL, board_canvas, places_in
from games.rajas.scene.view_model import printed_board

MOST_ZOOM: Final = 1.25
DUSK: Final[Gradient] = ((0xE9, 0xA0, 0x4A), (0x96, 0x5A, 0x34))
MEADOW: Final[Gradient] = ((0x96, 0x68, 0x3A), (0x56, 0x62, 0x2E))


@dataclass(frozen=True, slots=True)
class Crop:
    """A region in board units, its ground, and what is painted and laid on it, the lowest first."""

    region: Box
    parts: tuple[Part, ...]
    ground: Gradient | None = MEADOW


def crop_height(crop: Crop, width: float) -> float:
    """How high a crop is in a width."""
    return crop.region.h * _zoom(crop, width)


def draw_crop(canvas: Canvas, box: Box, crop: Crop) -> None:
    """A crop in the middle of a box."""
    zoom, region = _zoom(crop, box.w), crop.region
    view = Box.around(*box.centre, region.w * zoom, region.h * zoom)
    origin = (view.x - region.x * zoom, view.y - region.y * zoom)
    places = replace(places_in(Box(0, 0, *USUAL), MOST_SEATS), zoom=zoom, origin=origin)
    printed = printed_board("printed", MOST_SEATS, board_of("printed").base.statue)
    with canvas.clipped(view):
        board = board_canvas(canvas, places)
        if crop.ground is not None:
            board.rounded(region, 0, crop.ground)
        for part in crop.parts:
            part(board, places, printed)


def crop_picture(crop: Crop) -> RulesPicture:
    """One crop as a picture."""
    return RulesPicture(
        partial(crop_height, crop), lambda canvas, box: draw_crop(canvas, box, crop)
    )


def _zoom(crop: Crop, width: float) -> float:
    return min(MOST_ZOOM, width / crop.region.w)
