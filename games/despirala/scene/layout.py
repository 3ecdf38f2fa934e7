"""Where everything of the board lies: pure arithmetic in logical units, tested without drawing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.ui.box import Box, Point
from games.despirala.combinations import DICE, TURNS

GAP: Final = 16
TRAY_SHARE: Final = 352 / 864  # of the board's height
TRAY_HEIGHTS: Final = (176.0, 432.0)
RIM: Final = 14
TRAY_SIZE: Final = (1200, 352)  # the tray the measures below are taken from
SECTIONS: Final = (440, 408, 324)
DIE: Final = 84
FELT_SPOTS: Final = ((80, 122), (222, 110), (362, 124), (84, 244), (218, 236), (356, 246))
SLOT: Final = 108
SLOT_STEP: Final = 118
TITLE: Final = 48
HEADER_Y: Final = 58
FIRST_ROW: Final = 76
LINES: Final = 8  # lines of one column of the sheet
STEPS: Final = (24.0, 64.0)
ROW_GAP: Final = 4
COLUMN_GAP: Final = 8

LEFT_COLUMN: Final = tuple(range(6))
RIGHT_COLUMN: Final = tuple(range(6, TURNS))


@dataclass(frozen=True, slots=True)
class GoodsPlaces:
    """Where wooden cubes lie in rows that are counted at a glance; totals stand beside the rows."""

    cubes: tuple[Point, ...]
    cube: float
    totals: tuple[tuple[Point, int], ...]


@dataclass(frozen=True, slots=True)
class TrayLayout:
    """The dice tray: what was rolled, what is set aside, and the goods."""

    box: Box
    felt: Box
    roll: Box
    aside: Box
    goods: Box
    unit: float

    @classmethod
    def of(cls, box: Box) -> TrayLayout:
        """Three sections in fixed shares; their contents grow and shrink with the tray."""
        felt = box.inset(RIM)
        whole = sum(SECTIONS)
        widths = [felt.w * share / whole for share in SECTIONS]
        roll, aside, goods = felt.row(widths[0], widths[1], None)
        unit = min(box.w / TRAY_SIZE[0], box.h / TRAY_SIZE[1])
        return cls(box, felt, roll, aside, goods, unit)

    @property
    def die(self) -> float:
        """The edge of a die on the felt."""
        return DIE * self.unit

    @property
    def slots(self) -> tuple[Box, ...]:
        """Six hollows for dice set aside, in two rows."""
        step, side = SLOT_STEP * self.unit, SLOT * self.unit
        x, y = self.aside.x + 32 * self.unit, self.felt.y + 50 * self.unit
        return tuple(
            Box(x + place % 3 * step, y + place // 3 * step, side, side) for place in range(DICE)
        )

    @property
    def spots(self) -> tuple[Point, ...]:
        """Where the six dice come to rest."""
        stretch_x = self.roll.w / SECTIONS[0]
        stretch_y = self.felt.h / (TRAY_SIZE[1] - 2 * RIM)
        return tuple(
            (self.roll.x + x * stretch_x, self.felt.y + y * stretch_y) for x, y in FELT_SPOTS
        )

    @property
    def dividers(self) -> tuple[float, float]:
        """Where the engraved lines stand."""
        return (self.aside.x, self.goods.x)

    @property
    def caption_y(self) -> float:
        return self.felt.y + 28 * self.unit

    @property
    def note_y(self) -> float:
        """The line under the slots."""
        return self.felt.bottom - 26 * self.unit

    def inner_x(self, section: Box) -> float:
        """Where captions begin."""
        return section.x + (28 if section is self.roll else 32) * self.unit

    def goods_places(self, goods: int, most: int) -> GoodsPlaces:
        """The places of the goods left; `most` is how many there were when the turn began.

        Rows of five while 30 are enough, else rows of two fives: the shape stays for a turn.
        """
        unit = self.unit
        if most <= 30:
            in_row, pitch, top = 5, 38.0, 148.0
            step = 35.0 if most <= 25 else 29.5
            cube = min(26.0, step * 0.78)
        else:
            rows = -(-most // 10)
            in_row, pitch, cube, top = 10, 23.0, 18.0, 142.0
            step = min(30.0, 158.0 / max(1, rows - 1))
        x0, y0 = self.inner_x(self.goods) + (cube / 2 + 4) * unit, self.felt.y + top * unit
        middle_gap = 8.0 if in_row == 10 else 0.0
        cubes = tuple(
            (
                x0 + (n % in_row * pitch + (middle_gap if n % in_row >= 5 else 0.0)) * unit,
                y0 + n // in_row * step * unit,
            )
            for n in range(goods)
        )
        label_x = x0 + (in_row * pitch + middle_gap) * unit
        totals = tuple(
            ((label_x, y0 + row * step * unit), min(goods, in_row * (row + 1)))
            for row in range(-(-goods // in_row))
        )
        return GoodsPlaces(cubes, cube * unit, totals)


@dataclass(frozen=True, slots=True)
class RowLayout:
    """One line of the score sheet: where its parts stand."""

    box: Box
    die: float
    shows_dice: bool
    shows_loss: bool

    @property
    def mark_x(self) -> float:
        return self.box.x + 24

    @property
    def dice_x(self) -> float:
        return self.box.x + 44

    @property
    def die_step(self) -> float:
        return self.die + 3

    @property
    def name_x(self) -> float:
        return self.dice_x + (self.die_step * DICE + 10 if self.shows_dice else 4)

    @property
    def points_x(self) -> float:
        """Right edge of the points."""
        return self.box.right - 16

    @property
    def loss_x(self) -> float:
        """Right edge of the loss against the best."""
        return self.box.right - 84

    @property
    def gives_x(self) -> float:
        """Right edge of what the row gives now; its unit follows."""
        return self.box.right - (185 if self.shows_loss else 110)

    @property
    def pencil(self) -> Box:
        """What opens the choice of faces."""
        return Box.around(self.gives_x - 51, self.box.centre_y, 28, min(30, self.box.h))

    def name_room(self, has_pencil: bool) -> float:
        """The width a name may take."""
        end = self.pencil.centre_x - 9 if has_pencil else self.gives_x - 44
        return max(40.0, end - self.name_x)


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """The score sheet: Collects and totals at the left, targets at the right."""

    box: Box
    rows: tuple[RowLayout, ...]
    totals: tuple[RowLayout, RowLayout]

    @classmethod
    def of(cls, box: Box) -> SheetLayout:
        """Eight lines a column, as high as the sheet allows."""
        low, high = STEPS
        step = min(high, max(low, (box.h - FIRST_ROW - 4) / LINES))
        width = (box.w - 2 * GAP - COLUMN_GAP) / 2
        left, right = box.x + GAP, box.right - GAP - width
        top = box.y + FIRST_ROW
        die = min(24.0, step * 0.5)
        with_dice, with_loss = width >= 480, width >= 330

        def line(x: float, place: int) -> RowLayout:
            return RowLayout(
                Box(x, top + place * step, width, step - ROW_GAP), die, with_dice, with_loss
            )

        rows = [line(left, place) for place in range(len(LEFT_COLUMN))]
        rows += [line(right, place) for place in range(len(RIGHT_COLUMN))]
        return cls(box, tuple(rows), (line(left, 6), line(left, 7)))

    @property
    def header_y(self) -> float:
        return self.box.y + HEADER_Y

    def row_at(self, point: Point) -> int | None:
        """The combination whose row lies at a point."""
        for index, row in enumerate(self.rows):
            if row.box.contains(point):
                return index
        return None


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """The board: the tray above the sheet."""

    box: Box
    tray: TrayLayout
    sheet: SheetLayout

    @classmethod
    def of(cls, box: Box) -> BoardLayout:
        """The tray takes its share of the height, the sheet what is left."""
        low, high = TRAY_HEIGHTS
        height = max(low, min(high, box.h * TRAY_SHARE, box.w * 0.36))
        tray, sheet = box.cut_top(height, GAP)
        return cls(box, TrayLayout.of(tray), SheetLayout.of(sheet))


def step_row(current: int | None, key: str, open_rows: tuple[int, ...]) -> int | None:
    """The row an arrow key leads to among the open ones; the first one when none is chosen.

    Up and down run through a column, left and right go across to the nearest line.
    """
    if not open_rows:
        return None
    if current is None:
        return open_rows[-1] if key == "up" else open_rows[0]
    if key in ("up", "down"):
        ordered = sorted(open_rows)
        if key == "up":
            return next((row for row in reversed(ordered) if row < current), ordered[-1])
        return next((row for row in ordered if row > current), ordered[0])
    column, other = (LEFT_COLUMN, RIGHT_COLUMN)
    if current not in column:
        column, other = other, column
    line = column.index(current)
    across = [row for row in other if row in open_rows]
    return min(across, key=lambda row: abs(other.index(row) - line)) if across else current
