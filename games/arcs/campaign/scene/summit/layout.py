"""Where everything is while a Summit is held. Pure arithmetic.

The map lies above, smaller; the round table takes the lower part of the board. On it are two trays
with the middle between them, or the seats with what only the caller may do.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from engine.ui.box import Box
from engine.ui.table.pointing import SpotKey
from games.arcs.board import AMBITIONS, COURT_ROW
from games.arcs.campaign.scene.layout import FAVOR, ReachDesk, reach_desk
from games.arcs.campaign.scene.layout import ROW as AMBITION
from games.arcs.scene.layout import EDGE, HEAD, NOWHERE, SIDE_W

TABLE_H: Final = 336.0
"""How high the part of the board is that the table takes."""
PANEL_W: Final = 344.0
PLATE_H: Final = 74.0
PLATE: Final = (330.0, 480.0)
TRAY_H: Final = 236.0
WELL: Final = (110.0, 100.0)
PITCH: Final = (114.0, 104.0)
COLUMNS, ROWS = 4, 2
TRAY_PAD: Final = 12.0
TRAY_HEAD: Final = 26.0
MIDDLE_H: Final = 268.0
SLOTS: Final = (3, 2)
COURT: Final = (58.0, 4.0)
GAP: Final = 12.0
MOTION_W: Final = 460.0
MOTION_GAP: Final = 14.0
MOST_MOTIONS: Final = 8


@dataclass(frozen=True, slots=True)
class SummitDesk(ReachDesk):
    """The desk of a Summit.

    `table` is the part of the board that the round table takes, `trays` what lies before the two
    that deal, `plates` their seats, `middle_of_table` where the deal lies, `panel` the place beside
    the map that tells how far it is, or how likely an answer.
    """

    table: Box
    panel: Box
    trays: tuple[Box, Box]
    deal_plates: tuple[Box, Box]
    middle_of_table: Box
    is_small: ClassVar[bool] = True

    def other_spots(self) -> Iterator[tuple[SpotKey, Box]]:
        """Favors and grievances."""
        for seat, box in enumerate(self.favors):
            yield ("favors", seat), box

    def other_boxes(self) -> Mapping[str, Box]:
        """The Empire, fates and favors, as a lesson names them."""
        return {"empire": self.panel, "fates": self.table, "favors": self.favors[0]}

    def seats(self, count: int) -> tuple[Box, ...]:
        """The plates of so many seats side by side, in the middle of the far edge."""
        room = self.table.w - 2 * GAP
        wide = min(PLATE[1], (room - GAP * (count - 1)) / count)
        whole = wide * count + GAP * (count - 1)
        left = self.table.centre_x - whole / 2
        y = self.deal_plates[0].y
        return tuple(Box(left + n * (wide + GAP), y, wide, PLATE_H) for n in range(count))

    def motions(self, count: int, *, has_tray: bool) -> tuple[Box, ...]:
        """So many sheets of parchment, in one row or two; at the left where a tray lies."""
        tray = self.trays[1]
        right = tray.x - GAP if has_tray else self.table.right - GAP
        room = Box(self.table.x + GAP, tray.y, right - self.table.x - GAP, tray.h)
        rows = 1 if count <= max(2, int(room.w // 300)) else 2
        columns = -(-count // rows)
        wide = min(MOTION_W, (room.w - MOTION_GAP * (columns - 1)) / max(1, columns))
        high = (room.h - MOTION_GAP * (rows - 1)) / rows if rows > 1 else 0.80 * room.h
        whole = columns * wide + MOTION_GAP * (columns - 1)
        left, top = room.centre_x - whole / 2, room.y + (0 if rows > 1 else 0.12 * room.h)
        return tuple(
            Box(left + n % columns * (wide + MOTION_GAP),
                top + n // columns * (high + MOTION_GAP), wide, high)
            for n in range(count)
        )  # fmt: skip


def wells(tray: Box, count: int, rolled: int, *, has_head: bool = False) -> tuple[Box | None, ...]:
    """Where things lie in a tray that is rolled on by so many rows; None where one is not seen."""
    top = tray.y + (TRAY_HEAD + 4 if has_head else TRAY_PAD + 4)
    columns = columns_of(tray)
    left = tray.centre_x - (columns * PITCH[0] - (PITCH[0] - WELL[0])) / 2
    found: list[Box | None] = []
    for number in range(count):
        row = number // columns - rolled
        box = Box(left + number % columns * PITCH[0], top + row * PITCH[1], *WELL)
        found.append(box if 0 <= row < ROWS else None)
    return tuple(found)


def columns_of(tray: Box) -> int:
    """How many things lie side by side."""
    return max(1, int((tray.w - 2 * TRAY_PAD + PITCH[0] - WELL[0]) // PITCH[0]))


def most_rolled(tray: Box, count: int) -> int:
    """How many rows a tray with so many things can be rolled on."""
    return max(0, -(-count // columns_of(tray)) - ROWS)


def halves(middle: Box) -> tuple[Box, Box]:
    """What each side of a deal gives lies in a half of the middle."""
    inner = middle.inset(14, 0)
    left, right = inner.row(None, None, gap=20)
    return left, right


def slots(middle: Box, side: int) -> tuple[Box, ...]:
    """The places of a half from its outer edge on, as many as a deal can have parts."""
    half, (columns, rows) = halves(middle)[side], SLOTS
    room = Box(half.x, half.y + 44, half.w, half.h - 54)
    places = tuple(room.grid(columns, rows, 4))
    if not side:
        return places
    return tuple(places[n // columns * columns + columns - 1 - n % columns]
                 for n in range(len(places)))  # fmt: skip


def knot(middle: Box) -> tuple[float, float]:
    """Where the two halves meet, and the die comes to rest."""
    return middle.centre_x, middle.y + 0.54 * middle.h


@lru_cache(maxsize=8)
def summit_desk(board: Box, height: float, seats: int) -> SummitDesk:
    """The places of a Summit; `height` is that of the whole plane."""
    usual = reach_desk(board, height, seats)
    table = Box(board.x, board.bottom - TABLE_H, board.w, TABLE_H)
    above = Box(board.x, board.y + EDGE, board.w, table.y - board.y - EDGE)
    left = Box(board.x + EDGE, above.y, SIDE_W, above.h)
    right = Box(board.right - EDGE - SIDE_W, above.y, SIDE_W, above.h)
    ambitions = _pile(left, left.y + HEAD, len(AMBITIONS), *AMBITION)
    favors = _pile(left, ambitions[-1].bottom + HEAD + 6, seats, FAVOR[seats], 0.0)
    court = _pile(right, right.y + HEAD, COURT_ROW[seats] + 1, *COURT)
    below = court[-1].bottom + 8
    panel = Box(right.x - GAP - PANEL_W, above.y, PANEL_W, above.h - 4)
    middle = Box(left.right + 4, board.y + 4, panel.x - left.right - 12, above.h + 4)
    tray_w = min(COLUMNS * PITCH[0] + 2 * TRAY_PAD, 0.32 * board.w)
    y = table.bottom - GAP - TRAY_H
    trays = (Box(table.x + GAP, y, tray_w, TRAY_H),
             Box(table.right - GAP - tray_w, y, tray_w, TRAY_H))  # fmt: skip
    plate_y = y - 8 - PLATE_H
    wide = min(PLATE[1], tray_w)
    plates = (Box(trays[0].x, plate_y, wide, PLATE_H),
              Box(trays[1].right - wide, plate_y, wide, PLATE_H))  # fmt: skip
    deal = Box(trays[0].right + GAP, table.bottom - GAP - MIDDLE_H,
               trays[1].x - trays[0].right - 2 * GAP, MIDDLE_H)  # fmt: skip
    return SummitDesk(
        board, usual.floor, middle, ambitions, NOWHERE, court,
        Box(right.x, right.y, right.w, 24),
        Box(right.x, below + HEAD - 4, right.w, above.bottom - below - HEAD - 4),
        usual.hand, usual.own, (NOWHERE,) * seats, favors, NOWHERE, (NOWHERE, NOWHERE),
        table, panel, trays, plates, deal,
    )  # fmt: skip


def _pile(room: Box, top: float, count: int, high: float, gap: float) -> tuple[Box, ...]:
    return tuple(Box(room.x, top + n * (high + gap), room.w, high) for n in range(count))
