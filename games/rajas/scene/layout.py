"""Where everything around the board is, the boxes that lessons name, and kept layers.

All numbers are units of a plane that is at least 1920 wide and 1080 high, as Roll's: one side is
exactly so long, the other as long as the window's shape makes it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import CachedLayer, Canvas, filling
from engine.ui.table.panels import Places as FramePlaces
from engine.ui.table.parts import SpotKey
from games.rajas.scene.places import Places, ProvincePlaces

PLANE: Final = (1920.0, 1080.0)
FIT: Final = filling(*PLANE)
TOP: Final = 82.0
EDGE: Final = 8.0
BODY_Y: Final = 88.0
BAR_H: Final = 92.0
LOG_W: Final = 328.0
CARD_H: Final = 372.0
TITLE_ROOM: Final = 206.0
ICONS_ROOM: Final = 348.0
SEAT_GAP: Final = 10.0
TRAY: Final = (452.0, 72.0)
TRAY_DIE: Final = 38.0


def table_places(
    width: float, height: float, is_column_open: bool, is_drawer_open: bool = False
) -> FramePlaces:
    """The frame's places on a plane of that size; there is always room for the column."""
    bar = Box(EDGE, height - EDGE - BAR_H, width - 2 * EDGE, BAR_H)
    body_h = bar.y - EDGE - BODY_Y
    seats = Box(TITLE_ROOM, 6, width - TITLE_ROOM - ICONS_ROOM, 70)
    column: Box | None = None
    right = width - EDGE
    if is_column_open:
        right -= LOG_W + EDGE
        column = Box(right + EDGE, BODY_Y, LOG_W, body_h - CARD_H - EDGE)
    board = Box(EDGE, BODY_Y, right - EDGE, body_h)
    return FramePlaces(Box(0, 0, width, TOP), seats, board, bar, column, False)


def card_place(frame: FramePlaces) -> Box | None:
    """Where the card of what is pointed at lies: below the log, where that is open."""
    column = frame.column
    if column is None:
        return None
    return Box(column.x, frame.board.bottom - CARD_H, column.w, CARD_H)


def hint_column(frame: FramePlaces) -> Box:
    """What a hint and the log share: the right column down to the bar, the card's place too."""
    board = frame.board
    x = board.right - LOG_W - EDGE if frame.column is None else frame.column.x
    return Box(x, board.y, LOG_W, board.h)


def tray_place(bar: Box, right: float) -> Box:
    """The dice in the bar, left of its buttons."""
    return Box(right - TRAY[0] - 12, bar.y + 10, *TRAY)


def tray_dice(tray: Box, count: int) -> tuple[Box, ...]:
    """The places of so many dice in the tray."""
    room = tray.w - 78
    step = min(54.0, room / max(1, count))
    return tuple(
        Box.around(tray.x + 78 + step * (n + 0.5) - 4, tray.centre_y, min(50.0, step - 2), 52)
        for n in range(count)
    )


@dataclass(frozen=True, slots=True)
class BuildPlaces:
    """The province in front of the town: the veil over the land, the tiles to buy, the cells.

    All in board units. `tops` are the twelve tiles by stack, `rows` the panels of the colours.
    """

    veil: Box
    rows: tuple[Box, ...]
    tops: tuple[Box, ...]
    province: ProvincePlaces

    def price(self, stack: int) -> Box:
        """Where the price of a stack's tile stands."""
        top = self.tops[stack]
        return Box(top.right + 8, top.y + 8, 44, 40)


def build_places(places: Places) -> BuildPlaces:
    """The tiles at the left, the province at the right, the river left in view."""
    return _in_land(places.land, min(y for _, y in places.bank))


@lru_cache(maxsize=8)
def _in_land(land: Box, river: float) -> BuildPlaces:
    veil = Box(land.x, land.y, land.w, max(560.0, river - land.y))
    left = Box(veil.x + 12, veil.y + 48, 640, veil.h - 60)
    rows = left.column(None, None, None, None, gap=8)
    side = min(rows[0].h - 22, 116.0)
    tops = tuple(
        Box(row.x + 76 + k * 186, row.centre_y - side / 2, side, side)
        for row in rows
        for k in range(3)
    )
    right = Box(left.right + 18, veil.y + 10, veil.right - left.right - 30, veil.h - 20)
    return BuildPlaces(veil, rows, tops, ProvincePlaces.inside(right))


def seat_boxes(row: Box, count: int) -> tuple[Box, ...]:
    """The cards of the seats along the top."""
    return row.row(*[None] * count, gap=SEAT_GAP)


LOTUS: Final = 44.0
STONE: Final = 52.0


def box_named(
    name: str,
    spots: Mapping[SpotKey, Box],
    places: Places,
    tops: Sequence[str],
    *,
    is_building: bool,
) -> Box | None:
    """A place by its kind and name (`space yogi`, `tile OT4`, `cell 4`, `die 0`, `river 3`), all
    of a kind (`tops`, `choices`), or a part of the board (`ring`, `land`, `statue`, `province`,
    `karma`).
    """
    kind, _, rest = name.partition(" ")
    if kind == "tile":
        return spots.get(("top", tops.index(rest)))
    if kind == "space":
        return spots.get((kind, rest))
    if kind == "river":
        stone = Box.around(*places.stones[int(rest)], STONE, STONE)
        return places.box_to_frame(stone)
    if kind in ("cell", "die"):
        return spots.get(("hand" if kind == "die" else kind, int(rest)))
    if kind in ("tops", "choices"):
        boxes = [box for key, box in spots.items() if f"{key[0]}s" == kind]
        return reduce(Box.union, boxes) if boxes else None
    return places.box_to_frame(_area(kind, places, is_building=is_building))


def _area(name: str, places: Places, *, is_building: bool) -> Box:
    if name == "karma":
        return reduce(Box.union, (Box.around(x, y, LOTUS, LOTUS) for x, y in places.karma))
    if name == "province" and is_building:
        return build_places(places).province.panel
    areas = {
        "ring": places.frame, "land": places.land, "statue": places.statue,
        "province": places.province.panel,
    }  # fmt: skip
    return areas[name]


class Layers:
    """Kept parts by name; each is drawn anew when its key is another one.

    A key names everything that the part shows. While texts are audited everything is drawn.
    """

    def __init__(self) -> None:
        self._parts: dict[object, CachedLayer] = {}

    def draw(
        self, name: object, canvas: Canvas, key: object, paint: Callable[[Canvas], object]
    ) -> None:
        """Put the part of that name back, or draw it."""
        part = self._parts.setdefault(name, CachedLayer())
        part.draw(canvas, key if canvas.audit is None else None, paint)
