"""Where everything of the board lies: pure arithmetic in logical units, tested without drawing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from engine.ui.box import Box, Point
from games.despirala.combinations import DICE, NAMES, TURNS

GAP: Final = 16
TRAY_SHARE: Final = 352 / 864  # of the board's height
TRAY_HEIGHTS: Final = (176.0, 432.0)
RIM: Final = 14
TRAY_SIZE: Final = (1200, 352)  # the tray the measures below are taken from
FELT_HEIGHT: Final = TRAY_SIZE[1] - 2 * RIM
SECTIONS: Final = (440, 408, 324)
DIE_SHARE: Final = 0.78  # of a slot
FELT_SPOTS: Final = ((80, 122), (222, 110), (362, 124), (84, 244), (218, 236), (356, 246))
SLOT: Final = 108
GOODS_DIGIT: Final = 38
SLOT_STEP: Final = 118
HEADER_Y: Final = 58
FIRST_ROW: Final = 76
LINES: Final = 8  # lines of one column of the sheet
STEPS: Final = (24.0, 80.0)
ROW_GAP: Final = 4
DIE_GAP: Final = 3
LEAST_DIE: Final = 13.0
NAME_GAP: Final = 10
PENCIL: Final = 15
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
    """The dice tray: what was rolled, what is set aside, and the goods.

    `letter` is how much larger than in a large window the smallest type is drawn.
    """

    box: Box
    felt: Box
    roll: Box
    aside: Box
    goods: Box
    unit: float
    letter: float

    @classmethod
    def of(cls, box: Box, letter: float = 1.0) -> TrayLayout:
        felt = box.inset(RIM)
        whole = sum(SECTIONS)
        widths = [felt.w * share / whole for share in SECTIONS]
        roll, aside, goods = felt.row(widths[0], widths[1], None)
        unit = min(box.w / TRAY_SIZE[0], felt.h / FELT_HEIGHT)
        return cls(box, felt, roll, aside, goods, unit, letter)

    @property
    def slot(self) -> float:
        """The side of a slot: as on the measured tray, or what caption and note leave."""
        room = self.note_y - 12 * self.letter - self._slots_top - (SLOT_STEP - SLOT) * self.unit
        return min(SLOT * self.unit, room / 2)

    @property
    def die(self) -> float:
        return self.slot * DIE_SHARE

    @property
    def slots(self) -> tuple[Box, ...]:
        """Six hollows for dice set aside, in two rows."""
        side, x, y = self.slot, self.inner_x(self.aside), self._slots_top
        step = side + (SLOT_STEP - SLOT) * self.unit
        return tuple(
            Box(x + place % 3 * step, y + place // 3 * step, side, side) for place in range(DICE)
        )

    @property
    def spots(self) -> tuple[Point, ...]:
        """Where the six dice come to rest."""
        stretch_x, stretch_y = self.roll.w / SECTIONS[0], self.felt.h / FELT_HEIGHT
        return tuple(
            (self.roll.x + x * stretch_x, self.felt.y + y * stretch_y) for x, y in FELT_SPOTS
        )

    @property
    def dividers(self) -> tuple[float, float]:
        return (self.aside.x, self.goods.x)

    @property
    def caption_y(self) -> float:
        return self.felt.y + max(28 * self.unit, 11 + 6 * self.letter)

    @property
    def note_y(self) -> float:
        return self.felt.bottom - max(26 * self.unit, 8 + 8 * self.letter)

    @property
    def _slots_top(self) -> float:
        return max(self.felt.y + 50 * self.unit, self.caption_y + 6 + 7 * self.letter)

    def inner_x(self, section: Box) -> float:
        return section.x + (28 if section is self.roll else 32) * self.unit

    def goods_number(self, goods: int) -> Box:
        unit, width = self.unit, GOODS_DIGIT * len(str(goods))
        return Box(self.inner_x(self.goods) - 4, self.felt.y + 54 * unit, (width + 8) * unit,
                   62 * unit)  # fmt: skip

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
    """One line of the score sheet: where its parts stand.

    Type that is drawn larger takes room from the dice, and where too little is left there are none.
    """

    box: Box
    die: float
    letter: float
    shows_loss: bool

    @classmethod
    def of(cls, box: Box, letter: float, *, is_plain: bool = False) -> RowLayout:
        """One that `is_plain` says nothing but its points."""
        row = cls(box, 0.0, letter, box.w >= 300 + 60 * letter)
        end = row.points_x - 52 if is_plain else row._pencil_x - PENCIL / 2 - 2
        room = end - row._longest_name - NAME_GAP - row.dice_x
        die = min(24.0, box.h * 0.62, room / DICE - DIE_GAP)
        return cls(box, die if die >= LEAST_DIE else 0.0, letter, row.shows_loss)

    @property
    def shows_dice(self) -> bool:
        return self.die > 0

    @property
    def mark_x(self) -> float:
        return self.box.x + 24

    @property
    def dice_x(self) -> float:
        return self.box.x + 44

    @property
    def die_step(self) -> float:
        return self.die + DIE_GAP

    @property
    def name_x(self) -> float:
        return self.dice_x + (self.die_step * DICE + NAME_GAP if self.shows_dice else 4)

    @property
    def points_x(self) -> float:
        """Right edge of the points."""
        return self.box.right - 16

    @property
    def _longest_name(self) -> float:
        """The width of "Four of a kind"."""
        return max(106.0, 97 * self.letter)

    @property
    def _gives_width(self) -> float:
        """The width of "100"."""
        return max(38.0, 28 * self.letter)

    @property
    def _loss_width(self) -> float:
        """The width of "−14.6"."""
        return max(48.0, 41 * self.letter)

    @property
    def loss_x(self) -> float:
        """Right edge of the loss against the best."""
        return self.box.right - max(84.0, 28 + 44 * self.letter)

    @property
    def gives_x(self) -> float:
        """Right edge of what the row gives now; its unit follows."""
        right = self.loss_x - self._loss_width - 8 if self.shows_loss else self.points_x - 52
        return min(right - 29 * self.letter - 6, self.box.right - 110)  # "now" is 29 wide

    @property
    def _pencil_x(self) -> float:
        return self.gives_x - self._gives_width - PENCIL

    @property
    def pencil(self) -> Box:
        """What opens the choice of faces."""
        return Box.around(self._pencil_x, self.box.centre_y, 28, min(30, self.box.h))

    def name_room(self, has_pencil: bool) -> float:
        end = self._pencil_x - PENCIL / 2 if has_pencil else self.gives_x - self._gives_width - 4
        return max(40.0, end - self.name_x)


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """The score sheet: Collects and totals at the left, targets at the right."""

    box: Box
    rows: tuple[RowLayout, ...]
    totals: tuple[RowLayout, RowLayout]

    @classmethod
    def of(cls, box: Box, letter: float = 1.0, *, is_plain: bool = False) -> SheetLayout:
        """Eight lines a column, as high as the sheet allows."""
        low, high = STEPS
        step = min(high, max(low, (box.h - FIRST_ROW - 4) / LINES))
        width = (box.w - 2 * GAP - COLUMN_GAP) / 2
        left, right = box.x + GAP, box.right - GAP - width
        top = box.y + FIRST_ROW

        def line(x: float, place: int) -> RowLayout:
            place_of = Box(x, top + place * step, width, step - ROW_GAP)
            return RowLayout.of(place_of, letter, is_plain=is_plain)

        rows = [line(left, place) for place in range(len(LEFT_COLUMN))]
        rows += [line(right, place) for place in range(len(RIGHT_COLUMN))]
        return cls(box, tuple(rows), (line(left, 6), line(left, 7)))

    @property
    def header_y(self) -> float:
        return self.box.y + HEADER_Y

    def stops(self, names: Iterable[str]) -> Iterator[Box]:
        """Where combinations are clicked: left of their pencils, and on them."""
        for row in (self.rows[NAMES.index(name)] for name in names):
            yield row.box.cut_left(row.pencil.x - row.box.x)[0]
            yield row.pencil

    def row_at(self, point: Point) -> int | None:
        for index, row in enumerate(self.rows):
            if row.box.contains(point):
                return index
        return None


@dataclass(frozen=True, slots=True)
class BoardLayout:
    box: Box
    tray: TrayLayout
    sheet: SheetLayout

    @classmethod
    def of(cls, box: Box, letter: float = 1.0, *, is_plain: bool = False) -> BoardLayout:
        """The tray takes its share of the height, the sheet what is left.

        `letter` is how much larger than usual the smallest type is drawn, in small windows.
        """
        low, high = TRAY_HEIGHTS
        height = max(low, min(high, box.h * TRAY_SHARE, box.w * 0.36))
        tray, sheet = box.cut_top(height, GAP)
        rows = SheetLayout.of(sheet, letter, is_plain=is_plain)
        return cls(box, TrayLayout.of(tray, letter), rows)


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


def box_named(name: str, places: BoardLayout, goods: int) -> Box:
    """`dice`, the rolled ones alone (`roll`), `goods`, their `goods number`, `sheet`, or `row` with
    its name.
    """
    tray, sheet = places.tray, places.sheet
    if name.startswith("row "):
        return sheet.rows[NAMES.index(name[4:])].box
    named = {
        "dice": tray.roll.union(tray.aside), "roll": tray.roll, "goods": tray.goods,
        "sheet": sheet.box, "goods number": tray.goods_number(goods),
    }  # fmt: skip
    return named[name]
