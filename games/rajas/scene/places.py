"""Where everything is: the board by name, the ring as arithmetic, the panels around it.

One closed path of `LENGTH` units, clockwise from the lower left corner. Fame f stands at u = 2 f,
money m at u = 120 - m, so that the two markers of a seat meet in the picture exactly when
2 x fame + money is 120 (RAJ-12.1).

The Tiled map `assets/boards/rajas.tmx` holds the board of the usual window with the log open
(`USUAL` units). `places_in(box, seats)` lays it into the box that the table has for the board: at
one zoom, and when the box is wider or higher than the map the ring takes all of the gained room
while the land keeps its size and moves apart (`SHARES`). All boxes and points are in board units;
the scene draws on a canvas whose unit is one of these (`board_canvas`), and `Places.to_board` and
`Places.to_frame` lead from the window's units to them and back.

The frame's places are in the window's units, of which there are at least 1920 by 1080 unless the UI
scale is more than 100 %; the board is laid into what the frame leaves.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache, reduce
from typing import Final

from engine.ui.board import BoardMap, load_board
from engine.ui.box import Box, Point
from engine.ui.canvas import Audit, CachedLayer, Canvas, enlarging
from engine.ui.paint.shapes import DrawnText
from engine.ui.table.panels import Places as FramePlaces
from engine.ui.table.parts import SpotKey
from engine.ui.theme import asset_root

LENGTH: Final = 120
FAME_SPACES: Final = 60
MONEY_LANE: Final = 35.0
FAME_LANE: Final = 33.0

Straight = tuple[Point, Point, Point]
"""Where it begins, its direction, and the direction outward."""

Bow = tuple[Point, float, float]
"""The middle of the circle, the angle at which it begins and ends, in degrees."""


@dataclass(frozen=True)
class Ring:
    """The line between the two lanes: a box with round corners. Money runs outside it."""

    box: Box
    radius: float

    @cached_property
    def _parts(self) -> tuple[tuple[float, Straight | Bow], ...]:
        box, r = self.box, self.radius
        left, right, top, bottom = box.x + r, box.right - r, box.y + r, box.bottom - r
        quarter = math.pi / 2 * r
        up, along = box.h - 2 * r, box.w - 2 * r
        return (
            (quarter / 2, ((left, bottom), 135, 180)),
            (up, ((box.x, bottom), (0, -1), (-1, 0))),
            (quarter, ((left, top), 180, 270)),
            (along, ((left, box.y), (1, 0), (0, -1))),
            (quarter, ((right, top), 270, 360)),
            (up, ((box.right, top), (0, 1), (1, 0))),
            (quarter, ((right, bottom), 0, 90)),
            (along, ((right, box.bottom), (-1, 0), (0, 1))),
            (quarter / 2, ((left, bottom), 90, 135)),
        )

    @cached_property
    def unit(self) -> float:
        """How long one unit is: one space of money, half a space of fame."""
        return sum(length for length, _ in self._parts) / LENGTH

    def place(self, u: float, outward: float = 0.0) -> Point:
        """The point at u, so far outside the line (inside, when below zero)."""
        left = u % LENGTH * self.unit
        for length, part in self._parts:
            if left <= length:
                return self._point(part, left, length, outward)
            left -= length
        return self._point(self._parts[-1][1], length, length, outward)

    def _part_at(self, u: float) -> int:
        """The number of the part that holds u."""
        left = u % LENGTH * self.unit
        for number, (length, _) in enumerate(self._parts):
            if left <= length:
                return number
            left -= length
        return len(self._parts) - 1

    def _point(self, part: Straight | Bow, at: float, length: float, outward: float) -> Point:
        if isinstance(part[1], tuple):
            (x, y), (dx, dy), (ox, oy) = part
            return (x + dx * at + ox * outward, y + dy * at + oy * outward)
        (x, y), first, last = part
        angle = math.radians(first + (last - first) * at / length)
        far = self.radius + outward
        return (x + far * math.cos(angle), y + far * math.sin(angle))

    def path(self, start: float, end: float, outward: float = 0.0) -> list[Point]:
        """A line along the ring, round corners in steps of a quarter unit."""
        first, last = self._part_at(start), self._part_at(end)
        is_straight = first == last and isinstance(self._parts[first][1][1], tuple)
        if is_straight and abs(end - start) < LENGTH / 2:
            return [self.place(start, outward), self.place(end, outward)]
        steps = max(2, math.ceil(abs(end - start) * 4))
        return [
            self.place(start + (end - start) * step / steps, outward) for step in range(steps + 1)
        ]

    def strip(self, start: float, end: float, inner: float, outer: float) -> list[Point]:
        return self.path(start, end, outer) + self.path(end, start, inner)

    def fame_point(self, fame: float, outward: float = -FAME_LANE / 2) -> Point:
        return self.place(2 * fame, outward)

    def money_point(self, money: float, outward: float = MONEY_LANE / 2) -> Point:
        return self.place(LENGTH - money, outward)


BOARD_FILE: Final = "boards/rajas.tmx"
USUAL: Final = (1568.0, 884.0)
MOST_GAINED: Final = (760.0, 480.0)
"""How much wider and higher than the map a board becomes; beyond that it stands in the middle."""

SHARES: Final[dict[str, tuple[float, float]]] = {
    "palace": (0.10, 0.5),
    "market": (0.34, 0.5),
    "harbour": (0.07, 0.55),
    "quarry": (0.26, 0.55),
    "province": (0.74, 0.5),
    "statue": (0.74, 0.5),
    "scrolls": (0.74, 0.5),
}
"""By kind, how much of the gained width and height a thing moves right and down."""

SLOT: Final = 22.0
STONE: Final = 21.5
LAST_STONE: Final = 25.0
HAND: Final = 44.0
ROWS, COLUMNS = 4, 5
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
OUTWARD: Final[dict[int, Point]] = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}
BORDER_OUT: Final = 0.25
BORDER_SIZE: Final = 0.42
PROVINCE_MARGIN: Final = 0.56
"""Around the cells, in cells."""


@dataclass(frozen=True, slots=True)
class ProvincePlaces:
    """A province: its panel, and its cells in rows from the upper left."""

    panel: Box
    cells: Box

    @classmethod
    def inside(cls, box: Box) -> ProvincePlaces:
        """The largest province in the middle of a box, as when it comes forward to be built in."""
        side = min(
            box.w / (COLUMNS + 2 * PROVINCE_MARGIN), box.h / (ROWS + 2 * PROVINCE_MARGIN)
        )  # fmt: skip
        margin = 2 * PROVINCE_MARGIN
        panel = Box.around(*box.centre, side * (COLUMNS + margin), side * (ROWS + margin))
        return cls(panel, Box.around(*box.centre, side * COLUMNS, side * ROWS))

    @property
    def side(self) -> float:
        return self.cells.w / COLUMNS

    def cell(self, number: int) -> Box:
        """A cell by its number, row by row."""
        row, column = divmod(number, COLUMNS)
        side = self.side
        return Box(self.cells.x + column * side, self.cells.y + row * side, side, side)

    def border(self, cell: int, side: int) -> Box:
        """Where the bonus at the border of a cell lies; `side` is a bit of N E S W."""
        dx, dy = OUTWARD[side]
        x, y = self.cell(cell).centre
        far = self.side * (0.5 + BORDER_OUT)
        size = self.side * BORDER_SIZE
        return Box.around(x + dx * far, y + dy * far, size, size)


@dataclass(frozen=True, slots=True)
class Places:
    """The board of one window: where its things are, in board units.

    `spaces` are the middles of the action spaces; `stalls` the market stalls by good
    (`assorted_1`), `chambers` by person, `balconies` and `carpets` by colour (with a carpet
    `reroll`); `tops` the twelve face-up tiles by stack; `stones` the river from its start, 0;
    `bank` the edge of the water; `hands` Kali's places by how many she has; `karma` the lotuses at
    her feet; `ribbons` the name plates.
    """

    size: tuple[float, float]
    zoom: float
    origin: Point
    ring: Ring
    land: Box
    palace: Box
    chambers: Mapping[str, Box]
    balconies: Mapping[str, Box]
    carpets: Mapping[str, Box]
    stalls: Mapping[str, Box]
    pier: Box
    pit: Box
    ribbons: Mapping[str, Point]
    tops: tuple[Box, ...]
    spaces: Mapping[str, Point]
    stones: tuple[Point, ...]
    bank: tuple[Point, ...]
    province: ProvincePlaces
    statue: Box
    hands: Mapping[int, tuple[Point, ...]]
    karma: tuple[Point, ...]
    scrolls: Box

    # -- the window's units and the board's

    @property
    def frame(self) -> Box:
        """The board with its frame, in board units."""
        return Box(0, 0, *self.size)

    def to_board(self, x: float, y: float) -> Point:
        """A point of the window in board units."""
        return ((x - self.origin[0]) / self.zoom, (y - self.origin[1]) / self.zoom)

    def to_frame(self, point: Point) -> Point:
        """A point of the board in the window's units."""
        return (self.origin[0] + point[0] * self.zoom, self.origin[1] + point[1] * self.zoom)

    def box_to_frame(self, box: Box) -> Box:
        """A box of the board in the window's units."""
        x, y = self.to_frame((box.x, box.y))
        return Box(x, y, box.w * self.zoom, box.h * self.zoom)

    # -- boxes of what can be pointed at

    def space_box(self, name: str) -> Box:
        return Box.around(*self.spaces[name], 2 * SLOT, 2 * SLOT)

    def stone_box(self, number: int) -> Box:
        size = 2 * (LAST_STONE if number == len(self.stones) - 1 else STONE)
        return Box.around(*self.stones[number], size, size)

    def hand_boxes(self, count: int) -> tuple[Box, ...]:
        return tuple(Box.around(x, y, HAND, HAND) for x, y in self.hands[count])

    def scroll_box(self, building: int) -> Box:
        """The scroll of a building type, 0 to 3."""
        step = (self.scrolls.h - 20) / 4
        box = self.scrolls
        return Box(box.x + 10, box.y + 10 + step * building, box.w - 20, step)


def board_canvas(canvas: Canvas, places: Places) -> Canvas:
    """The same surface measured in board units; what is drawn outside of the board is not cut."""
    shift = (canvas.px(places.origin[0] - canvas.origin[0]),
             canvas.px(places.origin[1] - canvas.origin[1]))  # fmt: skip
    scale = canvas.scale * places.zoom
    audit = None if canvas.audit is None else _BoardAudit(parent=canvas.audit, places=places)
    return Canvas(
        canvas.surface,
        scale,
        canvas.theme,
        colour_blind_marks=canvas.colour_blind_marks,
        audit=audit,
        pictures=canvas.pictures,
        typesetter=canvas.typesetter,
        origin=(-shift[0] / scale, -shift[1] / scale),
    )


@dataclass(slots=True)
class _BoardAudit(Audit):
    """Tells the window's audit, in its own units, what is written on the board."""

    parent: Audit = field(default_factory=Audit)
    places: Places | None = None

    def note(self, text: DrawnText) -> None:
        assert self.places is not None
        box, size = self.places.box_to_frame(text.box), text.size * self.places.zoom
        self.parent.note(replace(text, box=box, size=size))

    def cover(self, box: Box, wholly: bool = True) -> None:
        assert self.places is not None
        self.parent.cover(self.places.box_to_frame(box), wholly)

    def clear(self) -> None:
        self.parent.clear()


@lru_cache(maxsize=8)
def places_in(box: Box, seats: int) -> Places:
    """The board in a box of the window, for a number of seats (2: side_2, else side_34)."""
    zoom = min(box.w / USUAL[0], box.h / USUAL[1])
    gained = (
        min(MOST_GAINED[0], box.w / zoom - USUAL[0]),
        min(MOST_GAINED[1], box.h / zoom - USUAL[1]),
    )
    size = (USUAL[0] + gained[0], USUAL[1] + gained[1])
    origin = (box.centre_x - size[0] * zoom / 2, box.centre_y - size[1] * zoom / 2)
    laid = _Laid(_the_map(), *gained)
    side = "side_2/" if seats == 2 else "side_34/"
    return Places(
        size=size,
        zoom=zoom,
        origin=origin,
        ring=laid.ring(),
        land=laid.grown(laid.map.regions["land"].box),
        palace=laid.box("palace"),
        chambers=laid.boxes("chamber."),
        balconies=laid.boxes("balcony."),
        carpets=laid.boxes("carpet."),
        stalls=laid.boxes(f"{side}stall."),
        pier=laid.box("pier"),
        pit=laid.box("pit"),
        ribbons=laid.points("ribbon."),
        tops=laid.row_of_boxes("top."),
        spaces=laid.points(side),
        stones=laid.river(),
        bank=laid.bank(),
        province=ProvincePlaces(laid.box("province"), laid.box("cells")),
        statue=laid.box("statue"),
        hands={count: laid.row_of_points(f"hand.{count}.") for count in (8, 10)},
        karma=laid.row_of_points("karma."),
        scrolls=laid.box("scrolls"),
    )


@lru_cache(maxsize=1)
def _the_map() -> BoardMap:
    return load_board(asset_root() / BOARD_FILE)


@dataclass(frozen=True, slots=True)
class _Laid:
    """The map with more width and height: everything moves by the shares of its kind."""

    map: BoardMap
    wider: float
    higher: float

    def _moves(self, kind: str) -> Point:
        share = SHARES[kind]
        return (self.wider * share[0], self.higher * share[1])

    def grown(self, box: Box) -> Box:
        return Box(box.x, box.y, box.w + self.wider, box.h + self.higher)

    def ring(self) -> Ring:
        region = self.map.regions["ring"]
        return Ring(self.grown(region.box), float(region.properties["radius"]))

    def box(self, name: str) -> Box:
        region = self.map.regions[name]
        return region.box.moved(*self._moves(region.kind))

    def boxes(self, start: str) -> dict[str, Box]:
        names = [name for name in self.map.regions if name.startswith(start)]
        return {name.removeprefix(start): self.box(name) for name in names}

    def row_of_boxes(self, start: str) -> tuple[Box, ...]:
        return tuple(self.boxes(start).values())

    def points(self, start: str) -> dict[str, Point]:
        found = {}
        for name, anchor in self.map.anchors.items():
            if name.startswith(start):
                dx, dy = self._moves(anchor.kind)
                found[name.removeprefix(start)] = (anchor.x + dx, anchor.y + dy)
        return found

    def row_of_points(self, start: str) -> tuple[Point, ...]:
        return tuple(self.points(start).values())

    def _spread(self, point: Point) -> Point:
        """A point of the river: as far along it as before, and as far above the lower edge."""
        land = self.map.regions["land"].box
        share = (point[0] - land.x) / land.w
        return (land.x + share * (land.w + self.wider), point[1] + self.higher * 0.8)

    def river(self) -> tuple[Point, ...]:
        anchors = self.map.anchors
        count = sum(1 for name in anchors if name.startswith("stone."))
        stones = (anchors[f"stone.{number}"] for number in range(count))
        return tuple(self._spread((stone.x, stone.y)) for stone in stones)

    def bank(self) -> tuple[Point, ...]:
        return tuple(map(self._spread, self.map.lines["bank"]))


PLANE: Final = (1920.0, 1080.0)
TABLE_FIT: Final = enlarging(*PLANE)
TOP: Final = 82.0
EDGE: Final = 8.0
BODY_Y: Final = 88.0
BAR_H: Final = 92.0
LOG_W: Final = 328.0
CARD_H: Final = 372.0
TITLE_ROOM: Final = 206.0
ICONS_ROOM: Final = 348.0
SEAT_GAP: Final = 10.0
LEAST_SEAT: Final = 290.0
SEATS_LOW: Final = 70.0
LOW_TOP: Final = 56.0
LOW_FRAME: Final = 900.0
LOW_CARD: Final = 300.0
TRAY: Final = (452.0, 72.0)
TRAY_DIE: Final = 38.0


def table_places(
    width: float,
    height: float,
    is_column_open: bool,
    is_drawer_open: bool = False,
    *,
    seats: int = 2,
) -> FramePlaces:
    """The frame's places in a window of that size; there is always room for the column. Seats that
    would be too narrow beside the title have a row of their own.
    """
    bar = Box(EDGE, height - EDGE - BAR_H, width - 2 * EDGE, BAR_H)
    row, top = Box(TITLE_ROOM, 6, width - TITLE_ROOM - ICONS_ROOM, 70), TOP
    if row.w < seats * (LEAST_SEAT + SEAT_GAP) - SEAT_GAP:
        row, top = Box(EDGE, LOW_TOP, width - 2 * EDGE, SEATS_LOW), LOW_TOP
    head = max(BODY_Y, row.bottom + 6)
    body_h = bar.y - EDGE - head
    column: Box | None = None
    right = width - EDGE
    if is_column_open:
        right -= LOG_W + EDGE
        column = Box(right + EDGE, head, LOG_W, body_h - card_height(height) - EDGE)
    board = Box(EDGE, head, right - EDGE, body_h)
    return FramePlaces(Box(0, 0, width, top), row, board, bar, column, False)


def card_height(height: float) -> float:
    """How high the card of what is pointed at is in a window of that height."""
    return LOW_CARD if height < LOW_FRAME else CARD_H


def card_place(frame: FramePlaces) -> Box | None:
    """Where the card of what is pointed at lies: below the log, where that is open."""
    column = frame.column
    if column is None:
        return None
    top = column.bottom + EDGE
    return Box(column.x, top, column.w, frame.board.bottom - top)


def hint_column(frame: FramePlaces) -> Box:
    """What a hint and the log share: the right column down to the bar, the card's place too."""
    board = frame.board
    x = board.right - LOG_W - EDGE if frame.column is None else frame.column.x
    return Box(x, board.y, LOG_W, board.h)


def tray_place(bar: Box, right: float) -> Box:
    """The dice in the bar, left of its buttons."""
    return Box(right - TRAY[0] - 12, bar.y + 10, *TRAY)


def tray_dice(tray: Box, count: int) -> tuple[Box, ...]:
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
    return row.row(*[None] * count, gap=SEAT_GAP)


LOTUS: Final = 44.0
LAYOUT_STONE: Final = 52.0
TRACK: Final = 40.0


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
    if kind == "stack":
        top = spots.get(("top", int(rest)))
        return places.box_to_frame(places.tops[int(rest)]) if top is None else top
    if kind in ("money", "fame"):
        ring = places.ring
        point = ring.money_point(int(rest)) if kind == "money" else ring.fame_point(int(rest))
        return places.box_to_frame(Box.around(*point, TRACK, TRACK))
    if kind == "river":
        stone = Box.around(*places.stones[int(rest)], LAYOUT_STONE, LAYOUT_STONE)
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
