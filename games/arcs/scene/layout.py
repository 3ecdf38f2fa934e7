"""Where everything of the table but the map stands. Pure arithmetic.

The frame's places are in the window's units, of which there are at least 1920 by 1080 unless the UI
scale is more than 100 %. Those of the board and the floor are in units of `board_unit`: they take
what the frame leaves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from engine.ui.box import Box, Point
from engine.ui.canvas import enlarging
from engine.ui.table.panels import Places as FramePlaces
from engine.ui.table.parts import SpotKey
from games.arcs.board import AMBITIONS, COURT_ROW
from games.arcs.expansion import ByMode
from games.arcs.state import ArcsTable

PLANE: Final = (1920.0, 1080.0)
TABLE_FIT: Final = enlarging(*PLANE)
TOP: Final = 80.0
BAR_H: Final = 184.0
RAIL_W: Final = 360.0
TITLE_ROOM: Final = 226.0
ICONS_ROOM: Final = 368.0
SEAT_GAP: Final = 8.0
SIDE_W: Final = 244.0
EDGE: Final = 12.0
HEAD: Final = 28.0
AMBITION: Final = (106.0, 8.0)
COURT: Final = (148.0, 8.0)
COURT_GROWS: Final = 52.0
"""So much higher a card may be where the window is high: there letters are large."""
GUILD: Final = (42.0, 6.0)
CARD_SHAPE: Final = 1.42
RISE: Final = 30.0
OWN: Final = (632.0, 170.0)
PROMPT_X: Final = 1212.0
FIRST_FRAME: Final = Box(0, 80, 1560, 816)
NARROW: Final = 1600.0
LOW_BAR: Final = 166.0
"""The bar's height where the frame is narrow, as the UI scale makes it."""
LEAST_SEAT: Final = 300.0
SEATS_LOW: Final = 68.0
LOW_TOP: Final = 56.0
LEAST_PROMPT: Final = 560.0


def table_places(
    width: float,
    height: float,
    is_column_open: bool,
    is_drawer_open: bool = False,
    *,
    seats: int = 2,
) -> FramePlaces:
    """The frame's places in a window of that size; there is always room for the rail. Seats that
    would be too narrow beside the title have a row of their own.
    """
    right = width - (RAIL_W if is_column_open else 0.0)
    bar_h = LOW_BAR if width < NARROW else BAR_H
    row = Box(TITLE_ROOM, 6, width - ICONS_ROOM - TITLE_ROOM, TOP - 12)
    top = TOP
    if row.w < seats * (LEAST_SEAT + SEAT_GAP) - SEAT_GAP:
        row, top = Box(SEAT_GAP, LOW_TOP, width - 2 * SEAT_GAP, SEATS_LOW), LOW_TOP
    head = max(top, row.bottom + 6)
    body = height - head - bar_h
    column = Box(right, head, RAIL_W, body) if is_column_open else None
    unit = _unit(width, body)
    bar = Box(PROMPT_X * unit, height - bar_h, width - PROMPT_X * unit, bar_h)
    return FramePlaces(Box(0, 0, width, top), row, Box(0, head, right, body), bar, column, False)


def _unit(width: float, body: float) -> float:
    return min(1.0, body / FIRST_FRAME.h, (width - LEAST_PROMPT) / PROMPT_X)


def board_unit(places: FramePlaces) -> float:
    """How many of the window's units one of the board is."""
    return _unit(places.top.w, places.board.h)


def seat_boxes(row: Box, count: int) -> tuple[Box, ...]:
    return row.row(*[None] * count, gap=SEAT_GAP)


@dataclass(frozen=True, slots=True)
class Desk:
    """The places around the map, for a board of some size and so many seats.

    `middle` is what the map and its void are drawn in, `floor` the strip below with the hand and
    the own board. `is_small` where the map gives way to something else.
    """

    board: Box
    floor: Box
    middle: Box
    ambitions: tuple[Box, ...]
    to_declare: Box
    court: tuple[Box, ...]
    court_head: Box
    guilds: Box
    hand: Box
    own: Box
    is_small: ClassVar[bool] = False

    def court_boxes(self, table: ArcsTable) -> tuple[Box, ...]:
        """The places of the cards of the row, from the first on."""
        return self.court

    def other_spots(self) -> Iterable[tuple[SpotKey, Box]]:
        """What can be pointed at only where an expansion is played."""
        return ()

    def other_boxes(self) -> Mapping[str, Box]:
        """What a lesson can name only there."""
        return {}

    def guild_boxes(self, count: int) -> tuple[Box, ...]:
        """The own guild cards below the Court: in two columns where one is too short."""
        room, (high, gap) = self.guilds, GUILD
        rows = max(1, int((room.h + gap) // (high + gap)))
        columns = 1 if count <= rows else 2
        if columns == 2 and count > 2 * rows:
            rows = -(-count // 2)
            gap = 3.0
            high = (room.h - gap * (rows - 1)) / rows
        cells = Box(room.x, room.y, room.w, rows * (high + gap) - gap).grid(columns, rows, gap)
        return tuple(cells[:count])


@lru_cache(maxsize=8)
def desk(board: Box, height: float, seats: int) -> Desk:
    """The places around the map; `height` is that of the whole plane."""
    floor = floor_place(board, height)
    left = Box(EDGE, board.y + EDGE, SIDE_W, board.h - 2 * EDGE)
    right = Box(board.right - EDGE - SIDE_W, board.y + EDGE, SIDE_W, board.h - 2 * EDGE)
    ambitions = _pile(left, len(AMBITIONS), *AMBITION)
    high, gap = COURT
    spare = (board.h - FIRST_FRAME.h) / COURT_ROW[seats]
    court = _pile(right, COURT_ROW[seats], high + min(COURT_GROWS, spare), gap)
    below = court[-1].bottom + 8
    middle = Box(left.right, board.y, right.x - left.right, board.h)
    return Desk(
        board,
        floor,
        middle,
        ambitions,
        Box(left.x, ambitions[-1].bottom + 8, left.w, 48),
        court,
        Box(right.x, right.y, right.w, 24),
        Box(right.x, below + HEAD - 4, right.w, board.bottom - 10 - below - HEAD + 4),
        *on_floor(floor),
    )


def floor_place(board: Box, height: float) -> Box:
    return Box(0, board.bottom, PROMPT_X, height - board.bottom)


def on_floor(floor: Box) -> tuple[Box, Box]:
    """The places of the hand and of the own board."""
    spare = max(0.0, floor.h - BAR_H) / 2
    hand = Box(14, floor.bottom - BAR_H - RISE, 536, BAR_H + RISE)
    return hand, Box(566, floor.y + spare + 7, *OWN)


DESKS: Final[ByMode[Callable[[Box, float, int], Desk]]] = ByMode(desk)
"""The places around the map, by what is played."""


def _pile(room: Box, count: int, high: float, gap: float) -> tuple[Box, ...]:
    return tuple(Box(room.x, room.y + HEAD + n * (high + gap), room.w, high) for n in range(count))


# -- the prompt -----------------------------------------------------------------------------------

BUTTON_H: Final = 60.0
BUTTONS_Y: Final = 104.0
CHIP_H: Final = 40.0
CHIP_GAP: Final = 8.0
TALL_CHIP_H: Final = 62.0
PANEL_PAD: Final = 16.0
LOW_PANEL: Final = 0.5
ROLL_ROOM: Final = 14.0
SPARE: Final = 1.08
"""Widths of chips are reckoned by letters, and hold this much to spare."""
NOWHERE: Final = Box(0, 0, 0, 0)


def button_height(bar: Box) -> float:
    return min(BUTTON_H, bar.h - BUTTONS_Y - 8)


def chip_row(bar: Box) -> Box:
    """Where the chips of the bar stand: between its sentence and its buttons."""
    return Box(bar.x + 20, bar.y + 56, bar.w - 36, CHIP_H)


@dataclass(frozen=True, slots=True)
class ChipPlaces:
    """Where chips stand: in the bar, or on a `panel` above it (empty: there is none).

    What does not fit on the panel is rolled to: `most` is how far it can be rolled, `view` the part
    of the plane in which chips are seen.
    """

    boxes: tuple[Box, ...] = ()
    panel: Box = NOWHERE
    view: Box = NOWHERE
    most: float = 0.0

    def seen(self, number: int) -> Box | None:
        """What is seen of a chip; None where it is rolled away."""
        box = self.boxes[number]
        if not self.panel.w:
            return box
        top, bottom = max(box.y, self.view.y), min(box.bottom, self.view.bottom)
        return Box(box.x, top, box.w, bottom - top) if bottom - top >= box.h / 2 else None


BESIDE: Final = 46.0
"""How far chips stand from the middle of the place that they belong to."""
MOST_BESIDE: Final = 6


def chips_beside(
    at: Point, board: Box, widths: tuple[float, ...], others: Sequence[Point]
) -> ChipPlaces:
    """A few chips in a column next to a place that was clicked, within the board: where they cover
    the fewest other places, then as near as they can be.
    """
    wide = max(widths)
    high = len(widths) * (CHIP_H + CHIP_GAP) - CHIP_GAP
    around = Box(0, 0, wide + 2 * CHIP_GAP, high + 2 * CHIP_GAP)
    x, y, wide_out, high_out = *at, BESIDE + around.w / 2, BESIDE + around.h / 2
    middles = [(x + wide_out, y), (x - wide_out, y), (x, y - high_out), (x, y + high_out)]
    middles += [(x + wide_out * step / 2, y - high_out) for step in (-2, -1, 1, 2)]
    if y > board.bottom - 2 * RISE:  # a card in hand: the numbers of the others stay seen
        board = board.cut_bottom(RISE + 2 * CHIP_GAP)[1]
        middles.sort(key=lambda middle: abs(middle[0] - x))
    room = board.inset(8 + around.w / 2, 8 + around.h / 2)
    panels = [
        Box.around(max(room.x, min(left, room.right)), max(room.y, min(top, room.bottom)),
                   around.w, around.h)
        for left, top in middles
    ]  # fmt: skip
    panel = min(panels, key=lambda panel: sum(map(panel.inset(-12).contains, (at, at, *others))))
    view = panel.inset(CHIP_GAP)
    boxes = tuple(Box(view.x, view.y + n * (CHIP_H + CHIP_GAP), wide, CHIP_H)
                  for n in range(len(widths)))  # fmt: skip
    return ChipPlaces(boxes, panel, view)


def chip_places(
    bar: Box,
    board: Box,
    widths: tuple[float, ...],
    rolled: float = 0.0,
    lit: Callable[[], Sequence[Point]] = tuple,
) -> ChipPlaces:
    """Places of chips of such widths; the panel is rolled as far as it goes at the most.

    `lit` are places of the table that can be chosen as well: the panel stands where it covers the
    fewest of them, and is low where there are any.
    """
    row = chip_row(bar)
    if sum(widths) + CHIP_GAP * (len(widths) - 1) <= row.w:
        return ChipPlaces(_in_rows(row.x, row.y, row.w, widths))
    room = min(board.w - 40, 760.0)
    placed = _in_rows(0, 0, room - 2 * PANEL_PAD - ROLL_ROOM, _in_columns(room, widths))
    whole = max(box.bottom for box in placed)
    others = lit()
    high = min(whole + 2 * PANEL_PAD, (LOW_PANEL if others else 1.0) * board.h - 24)
    panel = _least_covering(room, high, board, others)
    view = panel.inset(PANEL_PAD)
    most = max(0.0, whole - view.h)
    up = min(max(0.0, rolled), most)
    return ChipPlaces(tuple(box.moved(view.x, view.y - up) for box in placed), panel, view, most)


def _least_covering(room: float, high: float, board: Box, others: Sequence[Point]) -> Box:
    """The panel at the right, in the middle or at the left, above the bar or under the seats."""
    lefts = (board.right - room - 12, board.centre_x - room / 2, board.x + 12)
    tops = (board.bottom - high - 12, board.y + 12)
    panels = [Box(left, top, room, high) for top in tops for left in lefts]
    return min(panels, key=lambda panel: sum(panel.contains(each) for each in others))


def _in_columns(room: float, widths: tuple[float, ...]) -> tuple[float, ...]:
    """Chips of one width, two or three to a row of the panel, where the widest allows it."""
    inner = room - 2 * PANEL_PAD - ROLL_ROOM
    for columns in (3, 2):
        width = (inner - CHIP_GAP * (columns - 1)) / columns
        if max(widths) <= SPARE * width:
            return (width,) * len(widths)
    return widths


def _in_rows(x: float, y: float, room: float, widths: tuple[float, ...]) -> tuple[Box, ...]:
    """Rows of chips from the left; one that is too long for a row has two lines."""
    found, left, top, high = [], x, y, CHIP_H
    for width in widths:
        if left > x and left + width > x + room:
            left, top, high = x, top + high + CHIP_GAP, CHIP_H
        high = TALL_CHIP_H if width > room else high
        found.append(Box(left, top, min(width, room), high))
        left += width + CHIP_GAP
    return tuple(found)
