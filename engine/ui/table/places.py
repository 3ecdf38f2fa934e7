"""Where the places of a table are: top bar, seats, board, action bar, log. Pure arithmetic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.ui.box import Box
from engine.ui.table.actions import HEIGHT, LOW_HEIGHT

TOP: Final = 56.0
MARGIN: Final = 16.0
GAP: Final = 16.0
SEATS_WIDTH: Final = 272.0
COLUMN_WIDTH: Final = 384.0
NARROW_SEATS: Final = 232.0
NARROW_COLUMN: Final = 336.0
NARROW_FRAME: Final = 1600.0
SEATS_ROW: Final = 72.0
LEAST_BOARD: Final = 860.0
LEAST_BAR: Final = 1080.0
LOW_FRAME: Final = 800.0


@dataclass(frozen=True, slots=True)
class Places:
    """The parts of a table. `column` is the right one, None while it is put away.

    With `is_drawer` the column lies over the board, because there is no room beside it.
    """

    top: Box
    seats: Box
    board: Box
    bar: Box
    column: Box | None
    is_drawer: bool


def table_places(
    width: float,
    height: float,
    *,
    is_column_open: bool,
    is_drawer_open: bool = False,
    seats_along_top: bool = False,
) -> Places:
    """The places for a viewport; the column is put away where the board would get too small."""
    is_narrow = width < NARROW_FRAME
    seats_width = NARROW_SEATS if is_narrow else SEATS_WIDTH
    column_width = NARROW_COLUMN if is_narrow else COLUMN_WIDTH
    body = Box(MARGIN, TOP + GAP, width - 2 * MARGIN, height - TOP - GAP - MARGIN)
    bar_height = LOW_HEIGHT if height < LOW_FRAME else HEIGHT
    is_drawer = not has_room_for_column(width, seats_along_top=seats_along_top)
    rest: Box = body
    column: Box | None = None
    if is_column_open and not is_drawer:
        column, rest = body.cut_right(column_width, GAP)
    elif is_drawer and is_drawer_open:
        column = body.cut_bottom(bar_height, GAP)[1].cut_right(column_width)[0]
    if seats_along_top:
        seats, middle = rest.cut_top(SEATS_ROW, GAP)
        bar, board = middle.cut_bottom(bar_height, GAP)
    elif rest.w - seats_width - GAP < LEAST_BAR:
        # A bar under the board alone would squeeze its sentence: it takes the whole width.
        bar, above = rest.cut_bottom(bar_height, GAP)
        seats, board = above.cut_left(seats_width, GAP)
    else:
        seats, middle = rest.cut_left(seats_width, GAP)
        bar, board = middle.cut_bottom(bar_height, GAP)
    return Places(Box(0, 0, width, TOP), seats, board, bar, column, is_drawer)


def has_room_for_column(width: float, *, seats_along_top: bool = False) -> bool:
    """Whether the right column can stand beside the board."""
    is_narrow = width < NARROW_FRAME
    seats = 0.0 if seats_along_top else (NARROW_SEATS if is_narrow else SEATS_WIDTH) + GAP
    column = (NARROW_COLUMN if is_narrow else COLUMN_WIDTH) + GAP
    return width - 2 * MARGIN - seats - column >= LEAST_BOARD


def stacked(column: Box, wanted: list[float], least_rest: float) -> tuple[list[Box], Box]:
    """Panels of the wanted heights from the top, and the rest of the column below them.

    A panel may shrink to two thirds; one for which there is no room gets a box of height 0.
    """
    boxes, y = [], column.y
    for height in wanted:
        room = column.bottom - least_rest - y
        given = min(height, room) if room >= height * 2 / 3 else 0.0
        boxes.append(Box(column.x, y, column.w, given))
        y += given + GAP if given else 0.0
    return boxes, Box(column.x, y, column.w, max(0.0, column.bottom - y))
