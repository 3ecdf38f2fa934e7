"""Where everything stands on the table of Roll for the Galaxy. Pure arithmetic.

The frame's places are in the window's units. Those of the board and the seats are in units of
`board_unit`: they have no room to spare, and take what the frame leaves where the UI scale is more
than 100 %.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.ui.box import Box, Point
from engine.ui.canvas import Plane
from engine.ui.table.panels import Places

PLANE: Final = (1920.0, 1080.0)
TOP: Final = 48.0
EDGE: Final = 16.0
GAP: Final = 16.0
BODY_Y: Final = 60.0
BAR_H: Final = 88.0
SEATS_W: Final = 304.0
SEAT_GAP: Final = 12.0
TALLEST_SEAT: Final = 632.0
LOG_W: Final = 336.0
STRIP_H: Final = 64.0
SCREEN_H: Final = 460.0
OWN_H: Final = 152.0
OWN_GAP: Final = 12.0
MEANS_W: Final = 408.0
WIDE_MEANS_W: Final = 560.0
CUP_W: Final = 118.0
TILE: Final = (248.0, 116.0)
TILE_GAP: Final = 8.0
CAPTION_H: Final = 40.0
USUAL_W: Final = 1216.0
USUAL_H: Final = 904.0
USUAL_TILES_H: Final = 2 * TILE[1] + TILE_GAP
TALLEST_TILE: Final = 0.6  # of its width
BESIDE_FROM: Final = 1500.0
TWO_BESIDE_FROM: Final = 1750.0
WIDE_SHAPE: Final = 1.55
COLUMNS: Final = 5
SQUARES: Final = 12
FEW_SQUARES: Final = 6
"""So many places are large, one of them free; with more tiles there are twelve smaller ones."""
SILL: Final = 98.0
ROOMY_SILL: Final = 122.0  # a line more
ROOMY_SCREEN: Final = 486.0
ROOMIER: Final = 24.0  # what stacks gain first from height to spare
TOOLS: Final = 66.0
TITLE: Final = 44.0
DIE: Final = 62.0
DIE_STEP: Final = 72.0
SHUTTER_W: Final = 64.0


def table_places(
    width: float, height: float, is_column_open: bool, is_drawer_open: bool = False
) -> Places:
    """The frame's places on a plane of that size; there is always room for the column."""
    bar = Box(EDGE, height - EDGE - BAR_H, width - 2 * EDGE, BAR_H)
    body_h = bar.y - 12 - BODY_Y
    unit = _unit(width, height, is_column_open)
    column = Box(width - EDGE - LOG_W, BODY_Y, LOG_W, body_h) if is_column_open else None
    right = column.x - GAP if column is not None else width - EDGE
    left = EDGE + (SEATS_W + GAP) * unit
    board = Box(left, BODY_Y, right - left, body_h)
    caption = board_places(Plane(factor=unit).box(board)).caption
    seats = Box(EDGE, BODY_Y, SEATS_W * unit, (caption.y + 8) * unit - BODY_Y)
    return Places(Box(0, 0, width, TOP), seats, board, bar, column, False)


def _unit(width: float, height: float, is_column_open: bool) -> float:
    room = width - 2 * EDGE - (LOG_W + GAP if is_column_open else 0.0)
    body_h = height - EDGE - BAR_H - 12 - BODY_Y
    return min(1.0, room / (SEATS_W + GAP + USUAL_W), body_h / USUAL_H)


def board_unit(places: Places) -> float:
    """How many of the window's units one of the board is."""
    top, bar = places.top, places.bar
    return _unit(top.w, bar.bottom + EDGE, places.column is not None)


def seat_cards(column: Box, count: int) -> tuple[Box, ...]:
    height = (column.h - SEAT_GAP * (count - 1)) / max(1, count)
    height = min(TALLEST_SEAT, height)
    return tuple(
        Box(column.x, column.y + n * (height + SEAT_GAP), column.w, height) for n in range(count)
    )


@dataclass(frozen=True, slots=True)
class Column:
    """A phase behind the screen: its plaque with the slot, the tray for dice, the summary."""

    box: Box
    plaque: Box
    tray: Box
    summary: Box

    @property
    def slot(self) -> Point:
        """The middle of the place of the die that selects the phase."""
        return (self.plaque.right - 35, self.plaque.centre_y)

    def dice(self, count: int) -> list[Point]:
        """The middles of so many dice on the deck: three a row while they fit, then closer."""
        inner = self.tray.inset(8)
        rows = max(1, int((inner.h + DIE_STEP - DIE) / DIE_STEP))
        a_row = max(1, int((inner.w + DIE_STEP - DIE) / DIE_STEP))
        each = max(a_row, -(-count // rows))
        step = DIE_STEP if each <= a_row else (inner.w - DIE) / (each - 1)
        left = inner.centre_x - (min(count, each) - 1) * step / 2
        return [
            (left + (n % each) * step, inner.bottom - 4 - DIE / 2 - (n // each) * DIE_STEP)
            for n in range(count)
        ]


@dataclass(frozen=True, slots=True)
class BoardPlaces:
    """The parts of the centre: strip and stage, and below them what one owns.

    `screen` is the strip with the stage below it.
    """

    box: Box
    screen: Box
    stacks: tuple[Box, Box]
    means: Box
    caption: Box
    tableau: Box
    rows: int

    @property
    def strip(self) -> Box:
        return self.screen.cut_top(STRIP_H)[0]

    @property
    def stage(self) -> Box:
        return self.screen.cut_top(STRIP_H, 8)[1]

    @property
    def segments(self) -> tuple[Box, ...]:
        return tuple(box.inset(4) for box in self.strip.grid(COLUMNS, 1))

    @property
    def columns(self) -> tuple[Column, ...]:
        sill = ROOMY_SILL if self.screen.h >= ROOMY_SCREEN else SILL
        panes = self.stage.cut_bottom(TOOLS, 8)[1].grid(COLUMNS, 1)
        found = []
        for plaque, pane in zip(self.segments, panes, strict=True):
            words, tray = pane.cut_bottom(sill)
            found.append(Column(plaque.inset(-4).union(pane), plaque, tray, words))
        return tuple(found)

    @property
    def tools(self) -> Box:
        """The row of Dictate and the Reassign powers."""
        return self.stage.cut_bottom(TOOLS)[0]

    @property
    def title(self) -> Box:
        return self.stage.cut_top(TITLE + 8)[0].inset(20, 0)

    @property
    def work(self) -> Box:
        """The inside of the stage in a phase, below its title."""
        return self.stage.cut_top(TITLE + 14)[1].inset(20, 0).cut_bottom(14)[1]

    @property
    def cup(self) -> Box:
        return Box(self.means.x + 6, self.means.y + 6, CUP_W, self.means.h - 12)

    @property
    def citizenry(self) -> Box:
        return self._beside_cup[0].cut_left(self._beside_cup[0].w * 0.56)[0]

    @property
    def chips(self) -> Box:
        return self._beside_cup[0].cut_left(self._beside_cup[0].w * 0.56)[1]

    @property
    def credits(self) -> Box:
        return self._beside_cup[1]

    @property
    def _beside_cup(self) -> tuple[Box, Box]:
        rest = self.means.cut_left(CUP_W + 16)[1]
        rest = Box(rest.x, rest.y + 8, rest.w - 14, rest.h - 16)
        return rest.cut_top(rest.h / 2)

    def squares(self, count: int) -> tuple[Box, ...]:
        """Places for so many tiles: few have large ones; more than twelve are narrower."""
        rows = self.rows
        shown = max(SQUARES, count)
        if count < FEW_SQUARES:
            rows, shown = rows - 1, FEW_SQUARES
        a_row = -(-shown // rows)
        width = (self.tableau.w + TILE_GAP) / a_row - TILE_GAP
        height = (self.tableau.h + TILE_GAP) / rows - TILE_GAP
        return tuple(
            Box(
                self.tableau.x + (n % a_row) * (width + TILE_GAP),
                self.tableau.y + (n // a_row) * (height + TILE_GAP),
                width,
                height,
            )
            for n in range(shown)
        )


def board_places(box: Box) -> BoardPlaces:
    """The parts of the centre: on a wide board what one owns stands beside the screen."""
    is_wide = box.w >= BESIDE_FROM and box.w >= WIDE_SHAPE * box.h
    return _beside(box) if is_wide else _below(box)


def _below(box: Box) -> BoardPlaces:
    """Screen, what one owns, tiles; height to spare is one more line of words on the screen, then
    the tiles', then the screen's.
    """
    spare = box.h - USUAL_H
    line = min(ROOMY_SCREEN - SCREEN_H, max(0.0, spare))
    rows, tableau_h = _tile_rows(_tableau_width(box), max(0.0, spare) - line + USUAL_TILES_H)
    spare -= tableau_h - USUAL_TILES_H
    own_h = OWN_H + max(0.0, min(ROOMIER, (spare - line) / 2))
    screen = Box(box.x, box.y, box.w, SCREEN_H + spare - (own_h - OWN_H))
    row = Box(box.x, screen.bottom + OWN_GAP, box.w, own_h)
    first, second, means = row.row(None, None, MEANS_W, gap=OWN_GAP)
    return BoardPlaces(box, screen, (first, second), means, *_foot(box, tableau_h), rows)


def _beside(box: Box) -> BoardPlaces:
    """The screen and beside it what one owns; below both the tiles, as large as they can be."""
    own_w = WIDE_MEANS_W if box.w >= TWO_BESIDE_FROM else MEANS_W
    own_h = 3 * OWN_H + 2 * OWN_GAP
    rows, tableau_h = _tile_rows(_tableau_width(box), box.h - own_h - CAPTION_H)
    height = box.h - tableau_h - CAPTION_H
    screen = Box(box.x, box.y, box.w - own_w - GAP, height)
    own = Box(screen.right + GAP, box.y, own_w, height)
    first, second, means = own.column(None, None, None, gap=OWN_GAP)
    return BoardPlaces(box, screen, (first, second), means, *_foot(box, tableau_h), rows)


def _tableau_width(box: Box) -> float:
    """The tiles lie under the seats as well."""
    return box.w + SEATS_W + GAP


def _tile_rows(width: float, height: float) -> tuple[int, float]:
    """In how many rows twelve tiles are largest in that room, and how high the rows are."""
    found = []
    for rows in (2, 3):
        wide = (width + TILE_GAP) / (SQUARES // rows) - TILE_GAP
        high = min((height + TILE_GAP) / rows - TILE_GAP, wide * TALLEST_TILE)
        found.append((min(wide / TILE[0], high / TILE[1]), -rows, high))
    _, rows, high = max(found)
    return -rows, -rows * (high + TILE_GAP) - TILE_GAP


def _foot(box: Box, tableau_h: float) -> tuple[Box, Box]:
    """The line above the tiles, and the tiles at the foot of the board and of the seats."""
    width = _tableau_width(box)
    tableau = Box(box.right - width, box.bottom - tableau_h, width, tableau_h)
    return Box(tableau.x, tableau.y - CAPTION_H, width, CAPTION_H), tableau


@dataclass(frozen=True, slots=True)
class RevealPlaces:
    """The reveal on the stage: a wide pane for each phase that happens, the others shut."""

    panes: tuple[Box, ...]
    seats: int

    def ledge(self, seat: int, phase: int) -> Box:
        return self.panes[phase].column(*[None] * self.seats)[seat]


def reveal_places(stage: Box, phases: Sequence[int], seats: int) -> RevealPlaces:
    sizes = [None if phase in phases else SHUTTER_W for phase in range(COLUMNS)]
    return RevealPlaces(stage.row(*sizes), seats)
