"""The one way to draw: logical units in, crisp cached pictures at real pixel size out."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Literal

import pygame

from engine.ui import assets
from engine.ui.box import Box, Point
from engine.ui.paint import shadows, shapes
from engine.ui.paint.audit import Audit, DrawnText, worst_contrast
from engine.ui.paint.backdrop import backdrop_picture
from engine.ui.paint.pictures import Pictures
from engine.ui.paint.text import Typesetter, line_picture, text_pixels
from engine.ui.theme import (
    BAR,
    BLACK,
    BODY,
    INK,
    LINE,
    PANEL,
    SEAT_COLOURS,
    SEAT_MARKS,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WHITE,
    Colour,
    Fill,
    Font,
    Paint,
    Theme,
    lighten,
    mix,
    seat_ink,
    with_alpha,
)

Align = Literal["left", "centre", "right"]
Anchor = Literal["middle", "baseline", "top"]

PANEL_RADIUS: Final = 12
TITLE_ROW: Final = 48
SHIFTS: Final[dict[Align, float]] = {"left": 0.0, "centre": 0.5, "right": 1.0}
STEPS: Final = 4  # parts of a pixel to which shapes are placed
PREMULTIPLIED: Final = pygame.BLEND_PREMULTIPLIED

__all__ = ["PANEL_RADIUS", "TITLE_ROW", "Align", "Anchor", "Audit", "Canvas", "Pictures"]


class Canvas:
    """A surface seen in logical units.

    `scale` is real pixels per logical unit; `pictures` is the window's cache and outlives the
    canvas; with `audit` every text drawn is recorded for the tests (and nothing is drawn from
    composed layers, so that none is missed). `origin` is the logical point at the surface's upper
    left corner.
    """

    def __init__(
        self,
        surface: pygame.Surface,
        scale: float,
        theme: Theme,
        *,
        colour_blind_marks: bool = False,
        audit: Audit | None = None,
        pictures: Pictures | None = None,
        typesetter: Typesetter | None = None,
        origin: Point = (0, 0),
    ) -> None:
        self.surface = surface
        self.scale = scale
        self.theme = theme
        self.colour_blind_marks = colour_blind_marks
        self.audit = audit
        self.pictures = Pictures() if pictures is None else pictures
        self.typesetter = Typesetter() if typesetter is None else typesetter
        self.origin = origin
        self._shift = (round(origin[0] * scale), round(origin[1] * scale))

    # -- measures

    @property
    def width(self) -> float:
        """Logical width of the surface."""
        return self.surface.get_width() / self.scale

    @property
    def height(self) -> float:
        """Logical height of the surface."""
        return self.surface.get_height() / self.scale

    @property
    def frame(self) -> Box:
        """The whole surface as a box."""
        return Box(*self.origin, self.width, self.height)

    def px(self, value: float) -> int:
        """A length in real pixels."""
        return round(value * self.scale)

    def line_px(self, width: float) -> int:
        """The width of a line in real pixels, never less than one."""
        return max(1, round(width * self.scale))

    def rect(self, box: Box) -> pygame.Rect:
        """A box in real pixels; neighbouring boxes share their edge without gap or overlap."""
        left, top = self._x(box.x), self._y(box.y)
        right, bottom = self._x(box.right), self._y(box.bottom)
        return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))

    # -- text

    def text(
        self,
        x: float,
        y: float,
        string: str,
        size: float = BODY,
        colour: Colour = TEXT,
        font: Font = "text",
        align: Align = "left",
        anchor: Anchor = "middle",
        max_width: float | None = None,
        alpha: float = 255,
        spacing: float = 0,
        exempt: bool = False,
    ) -> float:
        """One line of text; returns its logical width.

        `anchor` says what lies at y: the middle of the capitals, the baseline or their top. A line
        longer than `max_width` ends in an ellipsis. `exempt` keeps the contrast rule of the audit
        off a text that says nothing (a drop shadow, a disabled word).
        """
        pixels = text_pixels(size, self.scale)
        gap = round(spacing * self.scale)
        shown = string
        if max_width is not None:
            # Half a pixel of grace: a box measured with text_width must hold that very text.
            room = max_width * self.scale + 0.5
            shown = self.typesetter.fitted(string, font, pixels, room, gap)
        if not shown:
            return 0.0
        face = self.typesetter.face(font, pixels)
        picture = self.pictures.get(
            ("text", shown, font, pixels, colour, gap),
            lambda: line_picture(face, shown, colour, gap),
        )
        left = x * self.scale - self._shift[0]
        left -= {"left": 0.0, "centre": picture.get_width() / 2, "right": picture.get_width()}[
            align
        ]
        top = round(face.top_for(y * self.scale - self._shift[1], anchor))
        spot = (round(left), top)
        if self.audit is not None:
            rows = (top + face.cap_top, face.cap_bottom - face.cap_top)
            area = pygame.Rect(spot[0], rows[0], picture.get_width(), rows[1])
            self._note(area, string, colour, size, pixels, shown != string, exempt or alpha < 255)
        self._put(picture, spot, alpha)
        return picture.get_width() / self.scale

    def text_width(
        self, string: str, size: float = BODY, font: Font = "text", spacing: float = 0
    ) -> float:
        """The logical width of a line as it would be drawn."""
        pixels = text_pixels(size, self.scale)
        return self.typesetter.width(string, font, pixels, round(spacing * self.scale)) / self.scale

    def paragraph(
        self,
        box: Box,
        string: str,
        size: float = BODY,
        colour: Colour = SECOND_TEXT,
        font: Font = "text",
        line_height: float = 1.5,
        max_lines: int | None = None,
        align: Align = "left",
    ) -> float:
        """Text in lines that fit the box's width, from its top; returns the height used.

        More lines than `max_lines` are dropped and the last one kept ends in an ellipsis.
        """
        lines = list(self.paragraph_lines(box.w, string, size, font))
        if max_lines is not None and len(lines) > max_lines:
            lines = [*lines[: max_lines - 1], " ".join(lines[max_lines - 1 :])]
        step = self.line_step(size, line_height)
        x = {"left": box.x, "centre": box.centre_x, "right": box.right}[align]
        for index, line in enumerate(lines):
            y = box.y + (index + 0.5) * step
            self.text(x, y, line, size, colour, font, align, max_width=box.w)
        return len(lines) * step

    def paragraph_lines(
        self, width: float, string: str, size: float = BODY, font: Font = "text"
    ) -> tuple[str, ...]:
        """How a paragraph would be broken."""
        pixels = text_pixels(size, self.scale)
        return self.typesetter.lines(string, font, pixels, width * self.scale + 0.5)

    def paragraph_height(
        self,
        width: float,
        string: str,
        size: float = BODY,
        font: Font = "text",
        line_height: float = 1.5,
    ) -> float:
        """The height a paragraph would use."""
        lines = self.paragraph_lines(width, string, size, font)
        return len(lines) * self.line_step(size, line_height)

    def line_step(self, size: float = BODY, line_height: float = 1.5) -> float:
        """The distance of two lines; grows with the floor of the type in small windows."""
        return text_pixels(size, self.scale) / self.scale * line_height

    # -- boxes and shadows

    def rounded(
        self,
        box: Box,
        radius: float = 8,
        fill: Fill | None = None,
        border: Paint | None = None,
        border_width: float = 1,
        *,
        horizontal: bool = False,
        alpha: float = 255,
    ) -> None:
        """A rectangle with round corners, filled with a colour or (top, bottom), with an edge."""
        area = self.rect(box)
        corner, width = self.px(radius), self.line_px(border_width)
        key = ("rounded", area.size, corner, fill, border, width, horizontal)
        picture = self.pictures.get(
            key, lambda: _rounded(area.w, area.h, corner, fill, border, width, horizontal)
        )
        if self.audit is not None and fill is not None and alpha == 255 and _is_opaque(fill):
            self.audit.cover(box)
        self._put(picture, area.topleft, alpha)

    def shadow(
        self,
        box: Box,
        radius: float = 10,
        blur: float = 14,
        drop: float = 6,
        strength: float = 90,
        colour: Colour = BLACK,
    ) -> None:
        """What a box throws on the table: `strength` from 0 to 255, moved down by `drop`."""
        area, corner = self.rect(box), self.px(radius)
        soft = max(2, self.px(blur))
        key = ("shadow", area.size, corner, soft, colour, round(strength))
        picture = self.pictures.get(
            key,
            lambda: shadows.box_shadow(area.w, area.h, corner, soft, colour, round(strength)),
        )
        margin = shadows.shadow_margin(soft)
        self._put(picture, (area.x - margin, area.y - margin + self.px(drop)))

    def inner_shadow(
        self, box: Box, radius: float = 10, blur: float = 8, strength: float = 150
    ) -> None:
        """The shade inside a well or a slot."""
        area, corner, soft = self.rect(box), self.px(radius), max(2, self.px(blur))
        drop = min(2 * soft, max(1, self.px(blur / 4)))
        key = ("inner", area.size, corner, soft, round(strength))
        picture = self.pictures.get(
            key, lambda: shadows.inner_shadow(area.w, area.h, corner, soft, round(strength), drop)
        )
        self._put(picture, area.topleft)

    def glow(
        self, cx: float, cy: float, rx: float, ry: float, colour: Colour, strength: float = 0.16
    ) -> None:
        """An oval pool of light added to what is there; keep it away from small text."""
        w, h = self.line_px(2 * rx), self.line_px(2 * ry)
        key = ("glow", w, h, colour, round(strength * 1000))
        picture = self.pictures.get(key, lambda: shadows.light_pool(w, h, colour, strength))
        spot = (self._x(cx - rx), self._y(cy - ry))
        self.surface.blit(picture, spot, special_flags=pygame.BLEND_RGB_ADD)

    def panel(
        self,
        box: Box,
        title: str | None = None,
        icon: str | None = None,
        note: str | None = None,
        active: bool = False,
        *,
        fill: Colour = PANEL,
        icon_colour: Colour = SECOND_TEXT,
        shadow: bool = True,
        radius: float = PANEL_RADIUS,
    ) -> Box:
        """The ground of a group of things; returns the box left under the title row.

        `active` marks whose turn it is: a breath of the accent and an edge of it.
        """
        ground = mix(fill, self.theme.accent, 0.10) if active else fill
        if shadow:
            self.shadow(box, radius, blur=18, drop=8, strength=95)
        self.rounded(box, radius, (lighten(ground, 0.025), ground), mix(ground, LINE, 0.75))
        self.lit_edge(box, radius)
        if active:
            self.rounded(box, radius, None, self.theme.accent, 2)
        if title is None:
            return box
        self._panel_title(box, title, icon, note, icon_colour)
        return box.cut_top(TITLE_ROW)[1]

    def lit_edge(self, box: Box, radius: float = PANEL_RADIUS, alpha: float = 14) -> None:
        """The faint line of light under the upper edge of anything raised."""
        line = Box(box.x + radius, box.y + 1 / self.scale, box.w - 2 * radius, 1 / self.scale)
        self.rounded(line, 0, (*WHITE, round(alpha)))

    def hairline(
        self,
        x: float,
        y: float,
        length: float,
        *,
        vertical: bool = False,
        colour: Paint = LINE,
        alpha: float = 255,
        engraved: bool = False,
    ) -> None:
        """A line of one logical unit; `engraved` is a dark one with a light one beside it."""
        if engraved:
            self._thin(x, y, length, vertical, (*BLACK, 70))
            step = self.line_px(1) / self.scale
            dx, dy = (step, 0.0) if vertical else (0.0, step)
            self._thin(x + dx, y + dy, length, vertical, (*WHITE, 26))
        else:
            self._thin(x, y, length, vertical, with_alpha(colour, alpha))

    # -- shapes

    def polygon(
        self,
        points: Sequence[Point],
        colour: Paint | None,
        border: Paint | None = None,
        width: float = 1,
    ) -> None:
        """A filled polygon with smooth edges, and a line around it."""
        if colour is not None:
            self._shape("polygon", points, colour, 0)
        if border is not None:
            self.polyline(points, border, width, closed=True)

    def polyline(
        self,
        points: Sequence[Point],
        colour: Paint,
        width: float = 2,
        closed: bool = False,
        dashed: bool = False,
        dash: tuple[float, float] = (8, 8),
    ) -> None:
        """A smooth line with round joints and ends."""
        if not dashed:
            self._shape("closed" if closed else "open", points, colour, width)
            return
        path = [*points, points[0]] if closed else list(points)
        for piece in shapes.dashes(path, *dash):
            self._shape("open", piece, colour, width)

    def disc(
        self,
        cx: float,
        cy: float,
        r: float,
        colour: Paint | None,
        border: Paint | None = None,
        border_width: float = 2,
    ) -> None:
        """A smooth disc; the border lies inside its radius."""
        if border is not None:
            self._plain_disc(cx, cy, r, border)
            r -= border_width
        if colour is not None and r > 0:
            self._plain_disc(cx, cy, r, colour)

    def ring(self, cx: float, cy: float, r: float, colour: Paint, width: float = 2) -> None:
        """A circle's line, its outer edge at r."""
        path = shapes.circle_points(cx, cy, r - width / 2, 72)
        self._shape("closed", path, colour, width)

    # -- seats

    def seat_mark(self, seat: int, cx: float, cy: float, r: float = 14) -> None:
        """A seat's disc with its shape: the two never appear apart."""
        colour = SEAT_COLOURS[seat]
        self.disc(cx, cy, r, colour, lighten(colour, 0.25), 1.5)
        if SEAT_MARKS[seat] == "circle":
            self.disc(cx, cy, r * 0.42, seat_ink(seat))
        else:
            self.polygon(shapes.mark_points(SEAT_MARKS[seat], cx, cy, r * 0.5), seat_ink(seat))

    def seat_shape(
        self, seat: int, cx: float, cy: float, r: float = 7, colour: Paint | None = None
    ) -> None:
        """The bare shape of a seat, as at the end of its curve in a chart."""
        paint = SEAT_COLOURS[seat] if colour is None else colour
        if SEAT_MARKS[seat] == "circle":
            self.disc(cx, cy, r, paint)
        else:
            self.polygon(shapes.mark_points(SEAT_MARKS[seat], cx, cy, r), paint)

    def seat_pattern(self, seat: int, box: Box, step: float = 14, alpha: float = 70) -> None:
        """Its shape repeated over a seat's area, when colour-blind marks are switched on."""
        if not self.colour_blind_marks:
            return
        with self.clipped(box):
            rows = range(math.ceil(box.h / step))
            for row in rows:
                for column in range(math.ceil(box.w / step)):
                    x = box.x + (column + 0.5 + 0.5 * (row % 2)) * step
                    y = box.y + (row + 0.5) * step
                    self.seat_shape(seat, x, y, step * 0.22, with_alpha(seat_ink(seat), alpha))

    # -- small parts

    def icon(
        self,
        name: str,
        cx: float,
        cy: float,
        size: float = 20,
        colour: Paint = TEXT,
        alpha: float = 255,
    ) -> None:
        """An icon around a point, at its real size. Raises MissingAssetError for an unknown one."""
        pixels = max(4, self.px(size))
        key = ("icon", name, pixels, colour)
        picture = self.pictures.get(key, lambda: assets.icon(name, pixels, colour).premul_alpha())
        self._put(picture, self._centred(picture, cx, cy), alpha)

    def key_cap(self, right: float, cy: float, label: str, dark: bool = False) -> float:
        """A key to press, ending at `right`; `dark` on accent grounds. Returns its width."""
        width = self.key_cap_width(label)
        box = Box(right - width, cy - 12, width, 24)
        if dark:
            self.rounded(box, 5, (*BLACK, 46), (*BLACK, 60))
        else:
            self.rounded(box, 5, (*WHITE, 16), (*WHITE, 30))
        self.text(box.centre_x, cy, label, SMALL, INK if dark else SECOND_TEXT, "mono", "centre")
        return width

    def key_cap_width(self, label: str) -> float:
        """The width a key cap would have."""
        return max(24.0, self.text_width(label, SMALL, "mono") + 12)

    def tag(
        self,
        x: float,
        cy: float,
        label: str,
        colour: Colour = SECOND_TEXT,
        icon: str | None = None,
        solid: bool = False,
        align: Align = "left",
    ) -> float:
        """A small rounded label; `solid` only for the one best of a list. Returns its width."""
        icon_room = 22.0 if icon else 0.0
        width = self.text_width(label, SMALL, "text-semibold") + icon_room + 16
        x -= width * SHIFTS[align]
        box = Box(x, cy - 12, width, 24)
        if solid:
            self.rounded(box, 12, colour)
        else:
            self.rounded(box, 12, (*colour, 34), (*colour, 90))
        ink = INK if solid else lighten(colour, 0.35)
        if icon:
            self.icon(icon, x + 16, cy, 16, ink)
        self.text(x + 8 + icon_room, cy, label, SMALL, ink, "text-semibold")
        return width

    def image(
        self,
        picture: pygame.Surface,
        x: float,
        y: float,
        *,
        centre: bool = False,
        alpha: float = 255,
        premultiplied: bool = False,
    ) -> None:
        """A surface that already has its real size, at its corner or around its middle.

        Surfaces from `engine.ui.paint` and `engine.ui.dice` are premultiplied; others are not.
        """
        spot = self._centred(picture, x, y) if centre else (self._x(x), self._y(y))
        if premultiplied:
            self._put(picture, spot, alpha)
            return
        if alpha < 255:
            picture = picture.copy()
            picture.set_alpha(round(alpha))
        self.surface.blit(picture, spot)

    # -- whole sheets

    def backdrop(self, theme: Theme | None = None) -> None:
        """The dark surroundings with one pool of light in the accent; clears the frame."""
        shown = self.theme if theme is None else theme
        size = self.surface.get_size()
        picture = self.pictures.get(
            ("backdrop", size, shown.name), lambda: backdrop_picture(*size, shown)
        )
        if self.audit is not None:
            self.audit.clear()
        self.surface.blit(picture, (0, 0))

    def top_bar(self, height: float = 56) -> Box:
        """The strip along the upper edge; returns its box."""
        bar = Box(self.origin[0], self.origin[1], self.width, height)
        self.rounded(bar, 0, BAR)
        self.hairline(bar.x, bar.bottom - 1, bar.w, alpha=150)
        return bar

    def dim(self, share: float = 0.42) -> None:
        """Darken everything drawn so far, as behind a dialog; texts beneath no longer count."""
        level = round(255 * share)
        self.surface.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
        if self.audit is not None:
            self.audit.clear()

    def floating(self, box: Box) -> None:
        """Say that the next thing drawn (a tooltip, a toast) may lie across anything."""
        if self.audit is not None:
            self.audit.cover(box, wholly=False)

    @contextmanager
    def clipped(self, box: Box) -> Iterator[None]:
        """Draw only inside a box, as a scrolled list does; nests."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.rect(box).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def cached(
        self, key: Hashable, box: Box, paint: Callable[[Canvas], None], margin: float = 0
    ) -> None:
        """Draw a group of things once and keep it as one picture under `key`.

        `paint` draws with ordinary logical coordinates on the canvas it is given; `margin` is room
        for shadows around the box. The key must name everything the picture depends on except
        size and theme. With an audit the group is drawn afresh, so that its texts are seen.
        """
        if self.audit is not None:
            paint(self)
            return
        area = self.rect(box.inset(-margin))
        full_key = ("cached", key, area.size, round(self.scale * 1000), self.theme.name,
                    self.colour_blind_marks)  # fmt: skip
        picture = self.pictures.get(full_key, lambda: self._painted(area, paint))
        self._put(picture, area.topleft)

    def on(self, surface: pygame.Surface, origin: Point) -> Canvas:
        """A canvas of the same kind on another surface."""
        return Canvas(
            surface,
            self.scale,
            self.theme,
            colour_blind_marks=self.colour_blind_marks,
            pictures=self.pictures,
            typesetter=self.typesetter,
            origin=origin,
        )

    # -- inside

    def _x(self, x: float) -> int:
        return round(x * self.scale) - self._shift[0]

    def _y(self, y: float) -> int:
        return round(y * self.scale) - self._shift[1]

    def _put(self, picture: pygame.Surface, spot: tuple[int, int], alpha: float = 255) -> None:
        if alpha < 255:
            picture = shapes.faded(picture, alpha)
        self.surface.blit(picture, spot, special_flags=PREMULTIPLIED)

    def _centred(self, picture: pygame.Surface, x: float, y: float) -> tuple[int, int]:
        left = x * self.scale - self._shift[0] - picture.get_width() / 2
        top = y * self.scale - self._shift[1] - picture.get_height() / 2
        return (round(left), round(top))

    def _painted(self, area: pygame.Rect, paint: Callable[[Canvas], None]) -> pygame.Surface:
        sheet = shapes.blank(area.w, area.h)
        corner = (area.x + self._shift[0], area.y + self._shift[1])
        layer = self.on(sheet, (corner[0] / self.scale, corner[1] / self.scale))
        paint(layer)
        return sheet

    def _thin(self, x: float, y: float, length: float, vertical: bool, colour: Paint) -> None:
        self.rounded(Box(x, y, 1, length) if vertical else Box(x, y, length, 1), 0, colour)

    def _panel_title(
        self, box: Box, title: str, icon: str | None, note: str | None, icon_colour: Colour
    ) -> None:
        x, y = box.x + 16, box.y + TITLE_ROW / 2
        if icon:
            self.icon(icon, x + 10, y, 20, icon_colour)
            x += 32
        note_width = self.text_width(note, SMALL) + 16 if note else 0.0
        room = box.right - 16 - note_width - x
        self.text(x, y, title, BODY, TEXT, "text-semibold", max_width=room)
        if note:
            self.text(box.right - 16, y, note, SMALL, SECOND_TEXT, align="right")

    def _plain_disc(self, cx: float, cy: float, r: float, colour: Paint) -> None:
        left, top, (x, y) = self._placed(cx - r, cy - r, cx, cy)
        side = math.ceil(2 * r * self.scale) + 3
        radius = r * self.scale
        key = ("disc", round(radius * 8), round(x * STEPS), round(y * STEPS), colour)
        picture = self.pictures.get(
            key, lambda: shapes.painted(shapes.disc_mask(side, side, (x, y), radius), colour)
        )
        self._put(picture, (left, top))

    def _placed(
        self, left: float, top: float, x: float, y: float
    ) -> tuple[int, int, tuple[float, float]]:
        """Whole pixels for a picture's corner, and where in it a point lies, in steps."""
        corner_x = math.floor(left * self.scale - self._shift[0]) - 1
        corner_y = math.floor(top * self.scale - self._shift[1]) - 1
        inner_x = round((x * self.scale - self._shift[0] - corner_x) * STEPS) / STEPS
        inner_y = round((y * self.scale - self._shift[1] - corner_y) * STEPS) / STEPS
        return corner_x, corner_y, (inner_x, inner_y)

    def _shape(self, kind: str, points: Sequence[Point], colour: Paint, width: float) -> None:
        reach = width / 2
        left = min(x for x, _ in points) - reach
        top = min(y for _, y in points) - reach
        placed = [self._placed(left, top, x, y) for x, y in points]
        inner = tuple(spot for _, _, spot in placed)
        thickness = max(1.0, width * self.scale)
        key = (kind, inner, colour, round(thickness * 8))
        w = math.ceil(max(x for x, _ in inner) + thickness / 2) + 2
        h = math.ceil(max(y for _, y in inner) + thickness / 2) + 2
        picture = self.pictures.get(
            key, lambda: _shape_picture(kind, w, h, inner, colour, thickness)
        )
        self._put(picture, placed[0][:2])

    def _note(
        self,
        area: pygame.Rect,
        string: str,
        colour: Colour,
        size: float,
        pixels: int,
        shortened: bool,
        exempt: bool,
    ) -> None:
        clip = self.surface.get_clip()
        visible = area if clip == self.surface.get_rect() else area.clip(clip)
        if self.audit is None or visible.w == 0 or visible.h == 0:
            return
        box = Box(
            (visible.x + self._shift[0]) / self.scale,
            (visible.y + self._shift[1]) / self.scale,
            visible.w / self.scale,
            visible.h / self.scale,
        )
        ground = worst_contrast(self.surface, visible, colour)
        self.audit.note(DrawnText(box, string, colour, size, pixels, ground, shortened, exempt))


def _is_opaque(fill: Fill) -> bool:
    stops = fill if shapes.is_gradient(fill) else (fill,)
    return all(len(stop) == 3 or stop[3] == 255 for stop in stops)  # type: ignore[arg-type, misc, index]


def _rounded(
    w: int,
    h: int,
    radius: int,
    fill: Fill | None,
    border: Paint | None,
    width: int,
    horizontal: bool,
) -> pygame.Surface:
    if fill is None:
        picture = shapes.blank(w, h)
    else:
        picture = shapes.painted(shapes.rounded_mask(w, h, radius), fill, horizontal)
    if border is not None:
        edge = shapes.painted(shapes.ring_mask(w, h, radius, width), border)
        picture.blit(edge, (0, 0), special_flags=PREMULTIPLIED)
    return picture


def _shape_picture(
    kind: str, w: int, h: int, points: Sequence[Point], colour: Paint, thickness: float
) -> pygame.Surface:
    if kind == "polygon":
        return shapes.painted(shapes.polygon_mask(w, h, points), colour)
    mask = shapes.stroke_mask(w, h, points, thickness, closed=kind == "closed")
    return shapes.painted(mask, colour)
