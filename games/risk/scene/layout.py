"""Where everything of Risk's table stands; pure arithmetic in logical units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.ui.box import Box, Point
from engine.ui.table.panels import Places

STRIP: Final = 88.0
LOW_STRIP: Final = 56.0
SEATS_LOW: Final = 62.0
TITLE_ROOM: Final = 200.0
TOOLS_ROOM: Final = 292.0
LEAST_SEAT: Final = 196.0
BAR: Final = 176.0
LOW_BAR: Final = 144.0
LOW_FRAME: Final = 800.0
COLUMN: Final = 344.0
NARROW_COLUMN: Final = 312.0
NARROW_FRAME: Final = 1600.0
LEAST_BOARD: Final = 980.0
GAP: Final = 8.0
EDGE: Final = 16.0
CONTROLS_SHARE: Final = 0.56
"""Of a bar without a hand: what its buttons take."""

MAP_SIZE: Final = (1280.0, 720.0)
LEAST_SIDES: Final = 64.0
LEFT_SHARE: Final = 0.76
AMERICA: Final = (335.0, 400.0)  # the west coast of South America, and from where on it counts
CARD: Final = (424.0, 296.0)
NARROW_CARD: Final = (368.0, 296.0)
HOVER_CARD: Final = (252.0, 272.0)
WORDS_H: Final = 340.0
TOOL: Final = 40.0
TOOL_STEP: Final = 44.0

HAND_CARD: Final = (92.0, 120.0)
WORTH_ROOM: Final = 144.0


def table_places(
    width: float,
    height: float,
    seats: int,
    *,
    is_column_open: bool,
    is_drawer_open: bool = False,
) -> Places:
    """The seats in the strip along the top, the board to the left edge, the bar below all."""
    inner = (width - TITLE_ROOM - GAP - TOOLS_ROOM - GAP * (seats - 1)) / seats
    if inner >= LEAST_SEAT:
        top = Box(0, 0, width, STRIP)
        row = Box(TITLE_ROOM + GAP, GAP, width - TITLE_ROOM - GAP - TOOLS_ROOM, STRIP - 2 * GAP)
    else:
        top = Box(0, 0, width, LOW_STRIP)
        row = Box(GAP, LOW_STRIP + 4, width - 2 * GAP, SEATS_LOW)
    head = max(top.bottom, row.bottom + (4 if row.y > GAP else 0))
    bar_height = LOW_BAR if height < LOW_FRAME else BAR
    bar = Box(0, height - bar_height, width, bar_height)
    body = Box(0, head, width, height - head - bar_height)
    column_width = NARROW_COLUMN if width < NARROW_FRAME else COLUMN
    is_drawer = not has_room_for_column(width)
    column: Box | None = None
    board = body
    if is_column_open and not is_drawer:
        board, column = body.row(None, column_width)
    elif is_drawer and is_drawer_open:
        column = body.cut_right(column_width)[0]
    inset = None if column is None else column.inset(GAP, GAP)
    return Places(top, row, board, bar, inset, is_drawer)


def has_room_for_column(width: float) -> bool:
    """Whether the log can stand beside the board."""
    column = NARROW_COLUMN if width < NARROW_FRAME else COLUMN
    return width - column >= LEAST_BOARD


# -- the board


@dataclass(frozen=True, slots=True)
class BoardPlaces:
    """The board: the part of the map's plane that fills it, and what lies on the sea.

    `plane` may reach beyond the map: the sea fills the whole board.
    """

    box: Box
    plane: Box
    card: Box
    tools: tuple[Box, ...]

    @property
    def zoom(self) -> float:
        """Logical units per unit of the map when all of it is in view."""
        return self.box.w / self.plane.w

    def at(self, point: Point) -> Point:
        """Where a point of the map lies when all of it is in view."""
        x = self.box.x + (point[0] - self.plane.x) * self.zoom
        return (x, self.box.y + (point[1] - self.plane.y) * self.zoom)


def board_places(board: Box, tools: int) -> BoardPlaces:
    """The map as large as it can be with the context card on the Pacific beside it."""
    card_size = CARD if board.w >= 1400 else NARROW_CARD
    card_height = min(card_size[1], board.h - 2 * EDGE)
    card = Box(board.x + EDGE, board.bottom - EDGE - card_height, card_size[0], card_height)
    zoom, left = _map_in(board, card)
    plane = Box(-left / zoom, 0, board.w / zoom, board.h / zoom)
    spare = board.h - MAP_SIZE[1] * zoom
    plane = plane.moved(0, -spare / 2 / zoom)
    column = tools * TOOL_STEP - (TOOL_STEP - TOOL)
    top = max(board.y + EDGE, board.bottom - EDGE - 36 - column)
    spots = tuple(
        Box(board.right - GAP - TOOL, top + n * TOOL_STEP, TOOL, TOOL) for n in range(tools)
    )
    return BoardPlaces(board, plane, card, spots)


def words_on_card(board: Box) -> Box:
    """Where a hint or an explained turn stands if no column does: over the context card, where it
    covers no land.
    """
    card = board_places(board, 0).card
    high = min(board.h - 2 * EDGE, max(card.h, WORDS_H))
    return Box(card.x, card.bottom - high, card.w, high).inset(-12)


def _map_in(board: Box, card: Box) -> tuple[float, float]:
    """The zoom of the map, and how far its left edge lies from the board's."""
    most = min(board.h / MAP_SIZE[1], (board.w - LEAST_SIDES) / MAP_SIZE[0])
    for step in range(40):
        zoom = most * (1 - step * 0.01)
        spare = board.w - MAP_SIZE[0] * zoom
        reaches = (card.y - board.y) / zoom < AMERICA[1] + 200
        needed = card.right - board.x + 8 - AMERICA[0] * zoom if reaches else 0.0
        if needed <= spare - TOOL:
            return zoom, max(spare * LEFT_SHARE, needed)
    return most, max(0.0, board.w - MAP_SIZE[0] * most) * LEFT_SHARE


# -- the bar


@dataclass(frozen=True, slots=True)
class BarLayout:
    box: Box
    hand: Box
    action: Box
    closing: Box

    @classmethod
    def of(cls, bar: Box, *, has_hand: bool = True) -> BarLayout:
        """The hand a third, the way out at the right, the rest between them; where hands do what
        a page says there is none.
        """
        is_wide = bar.w >= NARROW_FRAME
        hand = min(648.0, bar.w * (0.3375 if is_wide else 0.3)) if has_hand else 0.0
        closing = 288.0 if is_wide else 216.0
        left, middle, right = bar.inset(EDGE, 0).row(hand, None, closing, gap=24)
        return cls(bar, left, middle, Box(right.x, right.y, right.w, right.h))

    @property
    def unit(self) -> float:
        """How high the bar is, beside its full height."""
        return self.box.h / BAR

    def _line(self, y: float, h: float, box: Box) -> Box:
        return Box(box.x, box.y + y * self.unit, box.w, h * self.unit)

    @property
    def rules(self) -> tuple[float, float]:
        """Where the lines between the parts stand."""
        end = (self.action.right + self.closing.x) / 2
        return ((self.hand.right + self.action.x) / 2, end) if self.hand.w else (end, end)

    @property
    def phases(self) -> Box:
        return self._line(16, 32, self.action) if self.hand.w else self._line(88, 32, self._words)

    @property
    def prompt(self) -> Box:
        return self._line(60, 32, self.action) if self.hand.w else self._line(52, 32, self._words)

    @property
    def controls(self) -> Box:
        if self.hand.w:
            return self._line(104, 52, self.action)
        return self._line(58, 60, self.action.cut_right(self.action.w * CONTROLS_SHARE)[0])

    @property
    def _words(self) -> Box:
        return self.action.cut_right(self.action.w * CONTROLS_SHARE, 24)[1]

    def small(self, count: int) -> tuple[Box, ...]:
        """The quiet buttons over the one that ends the phase."""
        row = self._line(16, 44, self.closing)
        if count < 3:
            return row.row(*[None] * count, gap=8)
        last = (row.w - 8 * (count - 1)) / count + 9
        return row.row(*[None] * (count - 1), last, gap=8)

    @property
    def end(self) -> Box:
        return self._line(76, 80, self.closing)


@dataclass(frozen=True, slots=True)
class HandLayout:
    box: Box
    cards: tuple[Box, ...]
    empty: Box | None
    worth: Box
    title_y: float

    @classmethod
    def of(cls, box: Box, cards: int) -> HandLayout:
        """Cards side by side, closer together when they are many; empty slots at the right."""
        unit = box.h / BAR
        height = HAND_CARD[1] * unit
        worth_room = min(WORTH_ROOM, box.w * 0.26)
        row = Box(box.x, box.y + 40 * unit, box.w - worth_room - 8, height)
        width = min(HAND_CARD[0], max(64.0, row.w / 5 - 8))
        step = width + 8
        if cards > 1:
            step = min(step, (row.w - width) / (cards - 1))
        spots = tuple(Box(row.x + n * step, row.y, width, height) for n in range(cards))
        used = spots[-1].right + 8 if spots else row.x
        empty = Box(used, row.y, row.right - used, height) if row.right - used >= 72 else None
        worth = Box(box.right - worth_room, box.y, worth_room, box.h)
        return cls(box, spots, empty, worth, box.y + 22 * unit)
