"""Where everything stands on the table of Roll for the Galaxy. Pure arithmetic.

All numbers are units of a plane that is at least 1920 wide and 1080 high: one side is exactly so
long, the other as long as the window's shape makes it. The table has no room to spare, so it
fills the window at every size and every UI scale.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.ui.box import Box, Point
from engine.ui.plane import at_least
from engine.ui.table.places import Places

PLANE: Final = (1920.0, 1080.0)
TOP: Final = 48.0
EDGE: Final = 16.0
GAP: Final = 16.0
BODY_Y: Final = 60.0
BAR_H: Final = 88.0
SEATS_W: Final = 304.0
LOG_W: Final = 336.0
SCREEN_H: Final = 464.0
STACK: Final = (296.0, 148.0)
STACK_MOST: Final = 460.0
CITIZENRY: Final = (232.0, 70.0)
MONEY_W: Final = 344.0
TILE: Final = (196.0, 116.0)
TILE_GAP: Final = 8.0
CAPTION_H: Final = 36.0
MONEY_H: Final = 84.0
CHIPS_H: Final = 56.0
USUAL_H: Final = 904.0
USUAL_TILES_H: Final = 2 * TILE[1] + TILE_GAP
TALLEST_TILE: Final = 0.6  # of its width
BESIDE_FROM: Final = 1500.0
TWO_BESIDE_FROM: Final = 1750.0
WIDE_SHAPE: Final = 1.55
OWN_GAP: Final = 12.0
OWN_H: Final = (554.0, 468.0)  # what one owns beside the screen: in one column, in two below
COLUMNS: Final = 5
SQUARES: Final = 12
PLAQUE: Final = 72.0
SUMMARY: Final = 84.0
ROOMY_SUMMARY: Final = 108.0  # a line more
ROOMY_SCREEN: Final = 486.0
ROOMIER: Final = 24.0  # what stacks gain first from height to spare
TOOLS: Final = 76.0
TITLE: Final = 44.0
DIE: Final = 64.0
DIE_STEP: Final = 72.0
ROOMY_CARD: Final = 444.0
USUAL_CARD: Final = 292.0
SMALL_CARD: Final = 220.0


FIT: Final = at_least(*PLANE)


def table_places(
    width: float, height: float, is_column_open: bool, is_drawer_open: bool = False
) -> Places:
    """The frame's places on a plane of that size; there is always room for the column."""
    bar = Box(EDGE, height - EDGE - BAR_H, width - 2 * EDGE, BAR_H)
    body_h = bar.y - 12 - BODY_Y
    seats = Box(EDGE, BODY_Y, SEATS_W, body_h)
    column = Box(width - EDGE - LOG_W, BODY_Y, LOG_W, body_h) if is_column_open else None
    right = column.x - GAP if column is not None else width - EDGE
    left = seats.right + GAP
    board = Box(left, BODY_Y, right - left, body_h)
    return Places(Box(0, 0, width, TOP), seats, board, bar, column, False)


def seat_cards(column: Box, count: int) -> tuple[Box, ...]:
    """The cards of the other seats: roomy ones for up to two, small ones for four."""
    height, gap = {3: (USUAL_CARD, 14.0), 4: (SMALL_CARD, 8.0)}.get(count, (ROOMY_CARD, 16.0))
    return tuple(
        Box(column.x, column.y + n * (height + gap), column.w, height) for n in range(count)
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
        """The middles of so many dice in the tray: three a row while they fit, then closer."""
        inner = self.tray.inset(8)
        rows = max(1, int((inner.h + DIE_STEP - DIE) / DIE_STEP))
        a_row = max(1, int((inner.w + DIE_STEP - DIE) / DIE_STEP))
        each = max(a_row, -(-count // rows))
        step = DIE_STEP if each <= a_row else (inner.w - DIE) / (each - 1)
        return [
            (
                inner.x + DIE / 2 + (n % each) * step,
                inner.y + DIE / 2 + (n // each) * DIE_STEP,
            )
            for n in range(count)
        ]


@dataclass(frozen=True, slots=True)
class BoardPlaces:
    """The parts of the centre: the screen (or a phase's work), and below it what one owns."""

    box: Box
    screen: Box
    stacks: tuple[Box, Box]
    citizenry: Box
    cup: Box
    credits: Box
    chips: Box
    caption: Box
    tableau: Box
    rows: int

    @property
    def title(self) -> Box:
        """The line over the columns."""
        return self.screen.cut_top(TITLE)[0].inset(20, 0)

    @property
    def columns(self) -> tuple[Column, ...]:
        """The five phases behind the screen."""
        screen = self.screen
        pitch = (screen.w - EDGE) / COLUMNS
        top = screen.y + TITLE
        summary = ROOMY_SUMMARY if screen.h >= ROOMY_SCREEN else SUMMARY
        tray = screen.h - TITLE - PLAQUE - summary - TOOLS - 3 * 8 - 12
        found = []
        for n in range(COLUMNS):
            x, w = screen.x + EDGE + n * pitch, pitch - EDGE
            plaque = Box(x, top, w, PLAQUE)
            hollow = Box(x, plaque.bottom + 8, w, tray)
            words = Box(x, hollow.bottom + 8, w, summary)
            whole = Box(x - 6, top - 6, w + 12, words.bottom - top + 10)
            found.append(Column(whole, plaque, hollow, words))
        return tuple(found)

    @property
    def tools(self) -> Box:
        """The row of Dictate and the Reassign powers."""
        return Box(self.screen.x + 16, self.screen.bottom - 12 - TOOLS, self.screen.w - 32, TOOLS)

    @property
    def work(self) -> Box:
        """The inside of the screen in a phase, below its title."""
        return self.screen.cut_top(TITLE + 12)[1].inset(20, 0).cut_bottom(16)[1]

    def squares(self, count: int) -> tuple[Box, ...]:
        """Places for so many tiles, twelve at least; more than fit are narrower."""
        shown = max(SQUARES, count)
        a_row = -(-shown // self.rows)
        width = (self.tableau.w + TILE_GAP) / a_row - TILE_GAP
        height = (self.tableau.h + TILE_GAP) / self.rows - TILE_GAP
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
    """Screen, what one owns, tiles; height to spare goes to the tiles first, then the screen."""
    spare = max(0.0, box.h - USUAL_H)
    rows, tableau_h = _tile_rows(box.w, spare + USUAL_TILES_H)
    spare -= tableau_h - USUAL_TILES_H
    own_h = STACK[1] + min(ROOMIER, spare / 2)
    screen = Box(box.x, box.y, box.w, SCREEN_H + spare - (own_h - STACK[1]))
    y = screen.bottom + GAP
    least = 2 * STACK[0] + CITIZENRY[0] + MONEY_W + 3 * GAP
    stack = min(STACK_MOST, STACK[0] + max(0.0, box.w - least) / 2)
    widths = (stack, stack, CITIZENRY[0], MONEY_W)
    step = (box.w - sum(widths)) / 3
    xs, x = [], box.x
    for width in widths:
        xs.append(x)
        x += width + step
    stacks = (Box(xs[0], y, stack, own_h), Box(xs[1], y, stack, own_h))
    half = (own_h - TILE_GAP) / 2
    citizens = Box(xs[2], y, CITIZENRY[0], half)
    cup = citizens.moved(0, half + TILE_GAP)
    money = Box(xs[3], y, MONEY_W, MONEY_H)
    chips = Box(xs[3], money.bottom + TILE_GAP, MONEY_W, own_h - MONEY_H - TILE_GAP)
    caption, tableau = _foot(box, tableau_h)
    return BoardPlaces(box, screen, stacks, citizens, cup, money, chips, caption, tableau, rows)


def _beside(box: Box) -> BoardPlaces:
    """The screen and beside it what one owns; below both the tiles, as large as they can be."""
    is_very_wide = box.w >= TWO_BESIDE_FROM
    own_w = MONEY_W + GAP + CITIZENRY[0] if is_very_wide else MONEY_W
    own_h = OWN_H[is_very_wide]
    rows, tableau_h = _tile_rows(box.w, box.h - max(SCREEN_H, own_h) - GAP - CAPTION_H)
    height = box.h - tableau_h - CAPTION_H - GAP
    screen = Box(box.x, box.y, box.w - own_w - GAP, height)
    own = Box(screen.right + GAP, box.y, own_w, height)
    gap = OWN_GAP + (height - own_h) / (3 if is_very_wide else 4)
    stack_h = STACK[1]
    first = Box(own.x, own.y, own.w, stack_h)
    second = first.moved(0, stack_h + gap)
    stacks, y = (first, second), second.bottom + gap
    caption, tableau = _foot(box, tableau_h)
    if is_very_wide:
        citizens = Box(own.x, y, *CITIZENRY)
        cup = Box(own.x, own.bottom - CITIZENRY[1], *CITIZENRY)
        money = Box(citizens.right + GAP, y, MONEY_W, MONEY_H)
    else:
        half = (own.w - TILE_GAP) / 2
        citizens = Box(own.x, y, half, CITIZENRY[1])
        cup = citizens.moved(half + TILE_GAP, 0)
        money = Box(own.x, citizens.bottom + gap, MONEY_W, MONEY_H)
    chips = Box(money.x, own.bottom - CHIPS_H, MONEY_W, CHIPS_H)
    return BoardPlaces(box, screen, stacks, citizens, cup, money, chips, caption, tableau, rows)


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
    """The tiles at the foot of the board, and the line above them."""
    tableau = Box(box.x, box.bottom - tableau_h, box.w, tableau_h)
    return Box(box.x, tableau.y - CAPTION_H, box.w, CAPTION_H), tableau


@dataclass(frozen=True, slots=True)
class RevealPlaces:
    """The grid of the reveal: rows are seats, columns are phases."""

    box: Box
    heads: tuple[Box, ...]
    columns: tuple[Box, ...]
    seats: tuple[Box, ...]

    def cell(self, row: int, column: int) -> Box:
        """Where a seat's dice of a phase lie."""
        head, card = self.heads[column], self.seats[row]
        return Box(head.x + 4, card.y, head.w - 8, card.h)


def reveal_places(left: float, board: Box, seats: int) -> RevealPlaces:
    """The grid from the left edge of the table to the right edge of the board."""
    box = Box(left, board.y, board.right - left, board.h)
    card_w = 312.0
    pitch = (box.w - card_w) / COLUMNS
    width = pitch - 12
    heads = tuple(
        Box(box.x + card_w + 12 + n * pitch, box.y + 2, width, 140) for n in range(COLUMNS)
    )
    columns = tuple(Box(head.x - 4, box.y - 2, head.w + 8, box.h + 4) for head in heads)
    top, gap = box.y + 156, 8.0
    height = min(176.0, (box.bottom - top - gap * (seats - 1) - 2) / seats)
    cards = tuple(Box(box.x, top + n * (height + gap), card_w, height) for n in range(seats))
    return RevealPlaces(box, heads, columns, cards)
