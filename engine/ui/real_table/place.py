"""The place a real table lies in: its ground and panels, and the board in small with its ways lit.

Every game has its own ground (`ROOMS`); nothing of it is painted twice for a size of the window.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass
from functools import reduce
from typing import Any, Final, Protocol

import pygame

from engine.ui.board import outline_box
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint import shapes
from engine.ui.paint.brush import ArrowLook, ArrowShape, draw_arrow
from engine.ui.theme import BODY, INK, TEXT, WHITE, Colour, Gradient, Theme, darken, lighten, mix

GOAL: Final[Colour] = (0xFF, 0xC2, 0x55)
SOURCE: Final[Colour] = (0xFF, 0xF3, 0xE4)
HANDS: Final[Colour] = (0xF0, 0xB4, 0x5A)
"""The amber of the real table."""
HANDS_TEXT: Final[Colour] = (0xF8, 0xDF, 0xA9)
CASING: Final = (12, 8, 10, 255)
WAY: Final[Colour] = (0xF2, 0xB2, 0x2C)
GREY: Final = (150, 150, 154)
COLOURS_LEFT: Final = 0.42
GROUND_SHARE: Final = 0.27
SOFT: Final = (190, 190, 196)
BRIGHT: Final = 100.0
"""So bright a picture is on average that is dimmed in full."""
MULT: Final = pygame.BLEND_RGB_MULT


@dataclass(frozen=True, slots=True)
class Room:
    """The colours of a game's place: its panels from top to bottom, their line, the pool of light
    behind the sentence, the cloth of its tray; `ground` where that is not the painted one, dark.
    """

    panel: Gradient
    line: Colour
    light: Colour
    felt: tuple[Colour, Colour]
    ground: tuple[Colour, Colour] | None = None

    @property
    def open_panel(self) -> Gradient:
        """The ground of what is at hand: the game's own, lighter."""
        upper, lower = self.panel
        return (lighten(upper, 0.12), lighten(lower, 0.07))

    @property
    def veil(self) -> Colour:
        """What is dimmed has this hue."""
        return lighten(mix(self.line, GREY, 0.5), 0.18)


ROOMS: Final[dict[str, Room]] = {
    "risk": Room(
        ((0x17, 0x2A, 0x37), (0x10, 0x1F, 0x2A)), (0x2C, 0x4A, 0x5C), (0x2C, 0x50, 0x66),
        ((0x24, 0x4E, 0x66), (0x12, 0x2C, 0x3E)), ((0x16, 0x2D, 0x3C), (0x0A, 0x15, 0x1F)),
    ),
    "rajas": Room(
        ((0x3A, 0x1E, 0x18), (0x22, 0x10, 0x10)), (0x7A, 0x4E, 0x2C), (0x8A, 0x46, 0x18),
        ((0x6E, 0x28, 0x22), (0x3A, 0x14, 0x14)),
    ),
    "despirala": Room(
        ((0x1B, 0x2E, 0x2E), (0x11, 0x20, 0x20)), (0x33, 0x5A, 0x56), (0x1E, 0x6A, 0x60),
        ((0x22, 0x66, 0x5E), (0x10, 0x3B, 0x3B)),
    ),
    "roll_galaxy": Room(
        ((0x20, 0x24, 0x42), (0x14, 0x16, 0x2C)), (0x45, 0x4D, 0x80), (0x34, 0x3C, 0x96),
        ((0x30, 0x35, 0x6E), (0x18, 0x1A, 0x40)),
    ),
    "arcs": Room(
        ((0x29, 0x21, 0x3E), (0x18, 0x13, 0x28)), (0x56, 0x48, 0x7C), (0x5C, 0x2E, 0x86),
        ((0x46, 0x2C, 0x62), (0x22, 0x15, 0x36)),
    ),
}  # fmt: skip


def room_of(theme: Theme) -> Room:
    """The place of a theme's game; one of its own colours where none is painted for it."""
    made = (lighten(theme.panel, 0.04), darken(theme.panel, 0.25))
    usual = Room(made, theme.line, theme.accent, (theme.raised, theme.well))
    return ROOMS.get(theme.name, usual)


def draw_ground(canvas: Canvas, parts: Sequence[Box]) -> None:
    """The ground of the game's place in those parts of the window, painted once for its size."""
    room = room_of(canvas.theme)
    size = canvas.surface.get_size()
    key = ("real-ground", size, canvas.theme.name)
    picture = canvas.pictures.get(key, lambda: _ground(canvas, room, size))
    for part in parts:
        if part.w and part.h:
            if canvas.audit is not None:
                canvas.audit.cover(part)
            with canvas.clipped(part):
                canvas.image(picture, canvas.origin[0], canvas.origin[1])


def _ground(canvas: Canvas, room: Room, size: tuple[int, int]) -> pygame.Surface:
    """The painted place under a shade, or water with a net; light where the sentence stands."""
    sheet = pygame.Surface(size)
    w, h = size
    if room.ground is None:
        sheet.blit(shapes.backdrop_picture(w, h, canvas.theme.name, is_lit=True), (0, 0))
        sheet.fill((round(255 * GROUND_SHARE),) * 3, special_flags=pygame.BLEND_RGB_MULT)
        low = pygame.transform.smoothscale(sheet, (w // 4, h // 4))
        sheet.blit(pygame.transform.smoothscale(pygame.transform.gaussian_blur(low, 3), size))
        upper, lower = room.panel
        shade = ((*darken(upper, 0.5), 110), (*darken(lower, 0.55), 185))
    else:
        sheet.blit(shapes.gradient(w, h, room.ground), (0, 0))
        for net, steps in ((w // 15, range(0, w, w // 15)), (h // 9, range(h // 12, h, h // 9))):
            for at in steps:
                ends = ((at, 0), (at, h)) if net == w // 15 else ((0, at), (w, at))
                pygame.draw.line(sheet, lighten(room.ground[1], 0.09), *ends)
        shade = ((0, 0, 0, 0), (*darken(room.ground[1], 0.4), 60))
    over = canvas.on(sheet, (0, 0))
    over.rounded(over.frame, 0, shade)
    wide, high = over.width, over.height
    over.glow(wide * 0.27, high * 0.23, wide * 0.42, high * 0.31, room.light, 0.45)
    over.glow(wide * 0.23, high * 0.6, wide * 0.3, high * 0.3, room.light, 0.3)
    shapes.add_grain(sheet, (0, 1, 2))
    return sheet


def draw_panel(canvas: Canvas, box: Box, seat: Colour | None = None, radius: float = 14) -> None:
    """A panel of the place; with a seat's colour a bar of it at the left."""
    room = room_of(canvas.theme)
    canvas.shadow(box, radius, blur=18, drop=7, strength=110)
    canvas.rounded(box, radius, room.panel, room.line)
    canvas.lit_edge(box, radius)
    if seat is not None:
        canvas.rounded(Box(box.x, box.y + 8, 5, box.h - 16), 2, seat)


def draw_open_panel(canvas: Canvas, box: Box, hue: Colour, radius: float = 14) -> None:
    """What is at hand: the ground lighter, an edge and a bar in the seat's colour, a soft light."""
    room = room_of(canvas.theme)
    canvas.shadow(box, radius, blur=18, drop=0, strength=90, colour=hue)
    canvas.rounded(box, radius, room.open_panel, lighten(hue, 0.25), 2)
    canvas.rounded(Box(box.x, box.y + 14, 5, box.h - 28), 2, lighten(hue, 0.15))


def dimmed(picture: pygame.Surface, room: Room) -> pygame.Surface:
    """One veil over all of it: mostly grey in the hue of the place, a rest of its own colors.

    A dark picture keeps more of its light.
    """
    light = max(pygame.transform.average_color(picture)[:3])
    keeps = max(0.12, min(0.8, 1.25 - light / BRIGHT))
    grey = pygame.transform.grayscale(picture)
    grey.fill(mix(mix(room.veil, (0, 0, 0), 0.1), WHITE, keeps / 2), special_flags=MULT)
    colours = picture.copy()
    colours.fill(mix(GREY, WHITE, keeps), special_flags=MULT)
    colours.set_alpha(round(255 * COLOURS_LEFT))
    grey.blit(colours, (0, 0))
    return grey


def cut(picture: pygame.Surface, lines: Sequence[Sequence[Point]]) -> pygame.Surface:
    """What lies inside such outlines, cut out of a picture; premultiplied."""
    w, h = picture.get_size()
    mask = shapes.blank(2 * w, 2 * h)
    for line in lines:
        pygame.draw.polygon(mask, shapes.FULL, [(2 * x, 2 * y) for x, y in line])
    found = shapes.blank(w, h)
    found.blit(picture, (0, 0))
    found.blit(shapes.reduced(mask, w, h), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return found


def light_round(
    sheet: pygame.Surface, line: Sequence[Point], colour: Colour, blur: float, level: int = 190
) -> None:
    """Light along an outline, added to a picture; all in its pixels."""
    box = outline_box(line).inset(-3 * blur)
    w, h = max(4, round(box.w / 2)), max(4, round(box.h / 2))
    small = shapes.blank(w, h)
    points = [((x - box.x) / 2, (y - box.y) / 2) for x, y in line]
    paint = shapes.premultiplied((*colour, level))
    shapes.stroke(small, points, max(1.0, blur / 2), closed=True, colour=paint)
    soft = pygame.transform.gaussian_blur(small, max(1, round(blur / 2)))
    sheet.blit(pygame.transform.smoothscale(soft, (2 * w, 2 * h)), (round(box.x), round(box.y)),
               special_flags=pygame.BLEND_PREMULTIPLIED)  # fmt: skip


def draw_edge(canvas: Canvas, line: Sequence[Point], colour: Colour, width: float) -> None:
    """The edge of a lit place: a dark casing, then the light line."""
    canvas.polyline(line, CASING, 2 * width, closed=True)
    canvas.polyline(line, colour, width, closed=True)


def edge_colour(number: int, count: int) -> Colour:
    """Where something is taken from is cream, where it goes is gold."""
    return SOURCE if count > 1 and number == 0 else GOAL


def in_units(canvas: Canvas, unit: float) -> Canvas:
    """The same canvas, one of whose units is so many of its own."""
    if unit == 1:
        return canvas
    again = copy(canvas)
    again.scale = canvas.scale * unit
    again.origin = (canvas.origin[0] / unit, canvas.origin[1] / unit)
    again.audit = canvas.audit and shapes.MagnifiedAudit(canvas.audit, (0, 0), unit)
    return again


def draw_bow(canvas: Canvas, bow: ArrowShape) -> None:
    """The arrow of a large picture: a dark casing, a light one, its body."""
    canvas.polyline(bow.outline, CASING, 8, closed=True)
    canvas.polyline(bow.outline, lighten(WAY, 0.75), 4, closed=True)
    canvas.polygon(bow.outline, WAY)


# Words beside places of a picture, each joined to its place by a line.

MOST: Final = 6
"""More would hide the picture: then the places are only lit."""
HEIGHT: Final = 34.0
PADDING: Final = 14.0
REACH: Final = (46.0, 78.0, 112.0, 150.0, 190.0)
WAYS: Final = ((0, -1), (0, 1), (1, -1), (-1, -1), (1, 1), (-1, 1), (1, 0), (-1, 0))


@dataclass(frozen=True, slots=True)
class Callout:
    """What is written beside a thing, and the point of it that the line goes to."""

    words: str
    at: Point
    thing: Box


def callout_boxes(room: Box, callouts: Sequence[Callout], widths: Sequence[float]) -> list[Box]:
    """A place for each: near its point, inside the room, over no other one and no thing."""
    placed: list[Box] = []
    for callout, width in zip(callouts, widths, strict=True):
        things = [each.thing for each in callouts]
        tries = [
            _inside(room, Box.around(callout.at[0] + dx * (reach + width * 0.3 * abs(dx)),
                                     callout.at[1] + dy * reach, width, HEIGHT))
            for reach in REACH
            for dx, dy in WAYS
        ]  # fmt: skip
        placed.append(_best(tries, placed, things, callout.at))
    return placed


def _best(tries: Sequence[Box], placed: Sequence[Box], things: Sequence[Box], at: Point) -> Box:
    return min(tries, key=lambda box: _crowding(box, placed, things, at))


def _crowding(box: Box, placed: Sequence[Box], things: Sequence[Box], at: Point) -> float:
    """How much a place is in the way: what it covers, then how far off it is."""
    covers = 3 * sum(box.inset(-6).intersects(each) for each in placed)
    covers += sum(box.intersects(each) for each in things)
    distance = abs(box.centre_x - at[0]) + abs(box.centre_y - at[1])
    return covers * 10_000 + distance


def _inside(room: Box, box: Box) -> Box:
    x = min(max(box.x, room.x), max(room.x, room.right - box.w))
    y = min(max(box.y, room.y), max(room.y, room.bottom - box.h))
    return Box(x, y, box.w, box.h)


def draw_callouts(canvas: Canvas, room: Box, callouts: Sequence[Callout], hue: Colour) -> None:
    """Lines first, so that none lies over words."""
    if not callouts or len(callouts) > MOST:
        return
    widths = [
        canvas.text_width(each.words, BODY, "text-semibold") + 2 * PADDING for each in callouts
    ]
    boxes = callout_boxes(room, callouts, widths)
    for callout, box in zip(callouts, boxes, strict=True):
        canvas.polyline([callout.at, box.centre], hue, 3)
        canvas.disc(*callout.at, 6, hue, INK)
    for callout, box in zip(callouts, boxes, strict=True):
        canvas.rounded(box, 9, mix(INK, hue, 0.2), hue, 2)
        canvas.text(*box.centre, callout.words, BODY, TEXT, "text-semibold", "centre")


# The board in small, with the places lit that hands go to.


def painted(canvas: Canvas, board: Box, paint: Callable[[Canvas], object]) -> pygame.Surface:
    """The board's part of the page as a picture of its own, in real pixels."""
    sheet = pygame.Surface(canvas.rect(board).size)
    paint(canvas.on(sheet, (board.x, board.y)))
    return sheet


class HasBoard(Protocol):
    """A table with its parts and what lies on it now."""

    parts: Any

    @property
    def moment(self) -> Any: ...


def board_part(
    host: HasBoard, canvas: Canvas, part: Box, ground: pygame.Surface | None = None
) -> pygame.Surface:
    """A part of a table's board, as it lies there now, over its place or that ground."""

    def paint(canvas: Canvas) -> None:
        canvas.backdrop(picture=ground)
        board.draw(board.plane.part(canvas), host.moment)
        for widget in host.parts.widgets:
            widget.render(canvas)

    board = host.parts.board
    return painted(canvas, part, paint)


def shapes_of(host: HasBoard, name: str) -> Sequence[Sequence[Point]]:
    """What a place of the board looks like: its outlines, else its box."""
    board, moment = host.parts.board, host.moment
    outlines: Sequence[Sequence[Point]] = board.outlines_shown(name, moment)
    if outlines:
        return outlines
    box = board.shown_at(name, moment)
    if box is None:
        return ()
    return (((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)),)


def shrunk(picture: pygame.Surface, room: tuple[float, float]) -> pygame.Surface:
    """The picture as large as the room allows, in pixels."""
    share = min(room[0] / picture.get_width(), room[1] / picture.get_height(), 1.0)
    size = (max(1, round(picture.get_width() * share)), max(1, round(picture.get_height() * share)))
    return pygame.transform.smoothscale(picture, size)


def turned(picture: pygame.Surface, quarters: int) -> pygame.Surface:
    """The picture by so many quarters of a turn, as the board lies before somebody."""
    return pygame.transform.rotate(picture, -90 * quarters) if quarters % 4 else picture


def turned_point(point: Point, size: tuple[float, float], quarters: int) -> Point:
    """Where a point of a picture of that size comes to when it is turned."""
    x, y = point
    w, h = size
    return ((x, y), (h - y, x), (w - x, h - y), (y, w - x))[quarters % 4]


def lit(
    picture: pygame.Surface, lines: Sequence[Sequence[Point]], room: Room, blur: float = 9.0
) -> pygame.Surface:
    """The picture under one veil, but for what lies inside these outlines; the picture itself where
    there are none.
    """
    if not lines:
        return picture
    dark = dimmed(picture, room)
    for line in lines:
        light_round(dark, line, GOAL, blur)
    dark.blit(cut(picture, lines), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return dark


Shapes = Callable[[str], Sequence[Sequence[Point]]]
PartOf = Callable[[Canvas, Box], pygame.Surface]


@dataclass(frozen=True, slots=True)
class Lit:
    """What the picture shows: the `part` of the table, turned by so many quarters, the places that
    are lit, an arrow from the first to the last of them, what stands beside which; with no such
    place it is bright unless it `is_dim`. Another `moment` is another picture.
    """

    part: Box
    quarters: int
    moment: object
    places: tuple[str, ...] = ()
    callouts: tuple[tuple[str, str], ...] = ()
    is_way: bool = False
    is_dim: bool = False


class BoardPicture:
    """The board in small, painted once for a moment and size: `part_of` paints a part of it."""

    def __init__(
        self, part_of: PartOf, shapes_of: Shapes, is_whole: Callable[[], bool], hue: Colour
    ) -> None:
        self._part_of, self._shapes, self._is_whole, self._hue = part_of, shapes_of, is_whole, hue
        self._picture: pygame.Surface | None = None
        self._drawn_for: tuple[object, ...] = ()

    @property
    def is_behind(self) -> bool:
        """Whether the board was not whole when it was painted: it is painted once more."""
        return self._picture is not None and not self._drawn_for

    def draw(self, canvas: Canvas, room: Box, shown: Lit) -> None:
        """As large as the room allows, in its middle; the places that hands go to are lit."""
        if not shown.part.w:
            return
        self._renew(canvas, room, shown)
        picture = self._picture
        if picture is None:
            return
        scale = canvas.scale
        wide, high = picture.get_width() / scale, picture.get_height() / scale
        box = Box(room.x + (room.w - wide) / 2, room.y + (room.h - high) / 2, wide, high)
        canvas.shadow(box, CORNER, blur=20, drop=8, strength=150)
        canvas.image(picture, box.x, box.y, premultiplied=True)
        canvas.rounded(box, CORNER, None, room_of(canvas.theme).line, 1.5)
        callouts = [
            Callout(words, place.centre, place)
            for name, words in shown.callouts
            for place in self._boxes_of(name, box, shown)
        ]
        draw_callouts(canvas, Box(room.x, box.y, room.w, box.h), callouts, self._hue)

    def _boxes_of(self, name: str, box: Box, shown: Lit) -> list[Box]:
        """The box on the picture of what a place looks like; none where it is not to be seen."""
        return [
            outline_box([_on_picture(each, box, shown) for each in shape])
            for shape in self._shapes(name)[:1]
        ]

    def _renew(self, canvas: Canvas, room: Box, shown: Lit) -> None:
        key = (shown, round(room.w), round(room.h), round(canvas.scale * 100))
        if key == self._drawn_for:
            return
        scale = canvas.scale
        whole = turned(self._part_of(canvas, shown.part), shown.quarters)
        self._drawn_for = key if self._is_whole() else ()
        small = shrunk(whole, (room.w * scale, room.h * scale))
        box = Box(0, 0, small.get_width() / scale, small.get_height() / scale)
        ways = [[[_on_picture(point, box, shown) for point in shape]
                 for shape in self._shapes(name)] for name in shown.places]  # fmt: skip
        lines = [[(x * scale, y * scale) for x, y in line] for way in ways for line in way]
        here = room_of(canvas.theme)
        if shown.is_dim and not lines:
            small.fill(SOFT, special_flags=MULT)
        small = lit(small, lines, here, 10 * scale)
        self._picture = shapes.blank(*small.get_size())
        self._picture.blit(small, (0, 0))
        sheet = canvas.on(self._picture, (0, 0))
        for number, way in enumerate(ways):
            for line in way:
                draw_edge(sheet, line, edge_colour(number, len(ways) if shown.is_way else 1), 2.4)
        middles = [outline_box(way[0]).centre for way in ways if way]
        if shown.is_way and len(middles) > 1:
            draw_arrow(sheet, middles[0], middles[-1], SMALL_WAY)
        corner = shapes.rounded_mask(*small.get_size(), round(CORNER * scale))
        self._picture.blit(corner, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


@dataclass(frozen=True, slots=True)
class CloseUp:
    """A part of the board so large that it fills a box; `lines` are the outlines of its lit places,
    place by place, in the units of the canvas.
    """

    picture: pygame.Surface
    box: Box
    lines: tuple[tuple[tuple[Point, ...], ...], ...]

    @property
    def spots(self) -> tuple[Box, ...]:
        return tuple(outline_box(way[0]) for way in self.lines if way)

    def draw(self, canvas: Canvas, hue: Colour) -> None:
        """The part in a frame under a veil, its places lit."""
        scale, box, room = canvas.scale, self.box, room_of(canvas.theme)
        inside = [[((x - box.x) * scale, (y - box.y) * scale) for x, y in line]
                  for way in self.lines for line in way]  # fmt: skip
        shown = (
            lit(self.picture, inside, room, 14 * scale) if inside else dimmed(self.picture, room)
        )
        sheet = shapes.blank(*shown.get_size())
        sheet.blit(shown, (0, 0))
        corner = shapes.rounded_mask(*shown.get_size(), round(CORNER * scale))
        sheet.blit(corner, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        canvas.shadow(box, CORNER, blur=22, drop=9, strength=160)
        canvas.image(sheet, box.x, box.y, premultiplied=True)
        with canvas.clipped(box):
            for number, way in enumerate(self.lines):
                for line in way:
                    draw_edge(canvas, line, edge_colour(number, len(self.lines)), 4)
        canvas.rounded(box, CORNER, None, lighten(room.line, 0.25), 2.5)


def close_up(
    canvas: Canvas, box: Box, board: Box, ways: Sequence[Sequence[Sequence[Point]]], at: float,
    part_of: PartOf,
) -> CloseUp | None:  # fmt: skip
    """The board about its lit places, these so far from the left of the box; None where they take
    most of the board.
    """
    outlines = [line for way in ways for line in way]
    if not outlines:
        return None
    around = reduce(Box.union, map(outline_box, outlines))
    wide = max(around.w * 1.9, around.h * 1.7 * box.w / box.h, board.w * LEAST_PART)
    high = wide * box.h / box.w
    if wide > board.w * MOST_PART or high > board.h:
        return None
    x = min(max(around.centre_x - at * wide, board.x), board.right - wide)
    y = min(max(around.centre_y - high / 2, board.y), board.bottom - high)
    part, k = Box(x, y, wide, high), box.w / wide
    picture = pygame.transform.smoothscale(part_of(canvas, part), canvas.rect(box).size)
    lines = tuple(
        tuple(
            tuple((box.x + (px - x) * k, box.y + (py - y) * k) for px, py in line) for line in way
        )
        for way in ways
    )
    return CloseUp(picture, box, lines)


LEAST_PART: Final = 0.34
MOST_PART: Final = 0.62
CORNER: Final = 12.0
SMALL_WAY: Final = ArrowLook(WAY, thin=2.4, thick=5.0, head=18.0, bend=20.0, has_chevrons=False,
                             clear=4.0)  # fmt: skip


def _on_picture(point: Point, box: Box, shown: Lit) -> Point:
    """Where a point of the table comes to on the picture."""
    part = shown.part
    share = ((point[0] - part.x) / part.w, (point[1] - part.y) / part.h)
    x, y = turned_point(share, (1.0, 1.0), shown.quarters)
    return box.x + x * box.w, box.y + y * box.h
