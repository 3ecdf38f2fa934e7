"""The one way to draw: logical units in, crisp cached pictures at real pixel size out."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Hashable, Sequence
from copy import copy
from dataclasses import replace
from typing import Final, Literal, TypeVar

import pygame

from engine.core.setup import SeatColour
from engine.text.message import Message, Words
from engine.ui import theme as style
from engine.ui.box import Box, Point
from engine.ui.display import (
    Clicked,
    Dragged,
    DragStarted,
    Dropped,
    Intent,
    LongPressed,
    Pinched,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheel,
)
from engine.ui.paint import shapes
from engine.ui.paint.pen import Pen
from engine.ui.paint.pictures import FrameLedger, GroundOf, Pictures, Segment
from engine.ui.paint.shapes import Audit, Typesetter

# Text in logical units: lines and paragraphs, and what the audit hears of them.

Align = Literal["left", "centre", "right"]
Anchor = Literal["middle", "baseline", "top"]
W = TypeVar("W", bound=Words)

SHIFTS: Final[dict[Align, float]] = {"left": 0.0, "centre": 0.5, "right": 1.0}


class Lettering(Pen):
    """A pen that can write. What is said is said in the typesetter's language."""

    @property
    def language(self) -> str:
        return self.typesetter.voice.language

    def said(self, words: Words) -> str:
        return self.typesetter.voice.say(words) if isinstance(words, Message) else words

    def text(  # noqa: PLR0913 (the one way to write; most may be left out)
        self,
        x: float,
        y: float,
        words: Words,
        size: float = style.BODY,
        colour: style.Colour = style.TEXT,
        font: style.Font = "text",
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
        pixels = shapes.text_pixels(size, self.scale, self.theme)
        gap = round(spacing * self.scale)
        string = shown = self.said(words)
        if max_width is not None:
            # Half a pixel of grace: a box measured with text_width must hold that very text.
            room = max_width * self.scale + 0.5
            shown = self.typesetter.fitted(string, font, pixels, room, gap)
        if not shown:
            return 0.0
        face = self.typesetter.face(font, pixels)
        picture = self.pictures.get(
            ("text", shown, font, pixels, colour, gap),
            lambda: shapes.line_picture(face, shown, colour, gap),
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
        self, words: Words, size: float = style.BODY, font: style.Font = "text", spacing: float = 0
    ) -> float:
        """The logical width of a line as it would be drawn."""
        string = self.said(words)
        pixels = shapes.text_pixels(size, self.scale, self.theme)
        return self.typesetter.width(string, font, pixels, round(spacing * self.scale)) / self.scale

    def fitting_size(
        self, words: Words, room: float, sizes: Sequence[float], font: style.Font = "text"
    ) -> float:
        """The first of these sizes in which a line fits the room, or the last."""
        fitting = (size for size in sizes if self.text_width(words, size, font) <= room)
        return next(fitting, sizes[-1])

    def fitting_words(
        self, wordings: Sequence[W], room: float, size: float, font: style.Font = "text"
    ) -> W:
        """The first of these wordings, the fullest first, that fits the room, or the last."""
        fitting = (words for words in wordings if self.text_width(words, size, font) <= room)
        return next(fitting, wordings[-1])

    def paragraph(  # noqa: PLR0913 (the one way to write; most may be left out)
        self,
        box: Box,
        words: Words,
        size: float = style.BODY,
        colour: style.Colour = style.SECOND_TEXT,
        font: style.Font = "text",
        line_height: float = 1.5,
        max_lines: int | None = None,
        align: Align = "left",
    ) -> float:
        """Text in lines that fit the box's width, from its top; returns the height used.

        More lines than `max_lines` are dropped and the last one kept ends in an ellipsis.
        """
        string = self.said(words)
        lines = list(self.paragraph_lines(box.w, string, size, font))
        if align == "centre":
            lines = self._balanced(lines, box.w, string, size, font)
        if max_lines is not None and len(lines) > max_lines:
            lines = [*lines[: max_lines - 1], " ".join(lines[max_lines - 1 :])]
        step = self.line_step(size, line_height)
        x = box.x + box.w * SHIFTS[align]
        for index, line in enumerate(lines):
            y = box.y + (index + 0.5) * step
            self.text(x, y, line, size, colour, font, align, max_width=box.w)
        return len(lines) * step

    def paragraph_lines(
        self, width: float, words: Words, size: float = style.BODY, font: style.Font = "text"
    ) -> tuple[str, ...]:
        string = self.said(words)
        pixels = shapes.text_pixels(size, self.scale, self.theme)
        return self.typesetter.lines(string, font, pixels, width * self.scale + 0.5)

    def paragraph_height(
        self,
        width: float,
        words: Words,
        size: float = style.BODY,
        font: style.Font = "text",
        line_height: float = 1.5,
    ) -> float:
        lines = self.paragraph_lines(width, words, size, font)
        return len(lines) * self.line_step(size, line_height)

    def line_step(self, size: float = style.BODY, line_height: float = 1.5) -> float:
        """The distance of two lines; grows with the floor of the type in small windows."""
        return shapes.text_pixels(size, self.scale, self.theme) / self.scale * line_height

    def _note(
        self,
        area: pygame.Rect,
        string: str,
        colour: style.Colour,
        size: float,
        pixels: int,
        shortened: bool,
        exempt: bool,
    ) -> None:
        if self.audit is None:
            return
        assert isinstance(self.surface, pygame.Surface), "an audit reads what is drawn"
        clip = self.surface.get_clip()
        visible = area if clip == self.surface.get_rect() else area.clip(clip)
        if visible.w == 0 or visible.h == 0:
            return
        box = Box(
            (visible.x + self._shift[0]) / self.scale,
            (visible.y + self._shift[1]) / self.scale,
            visible.w / self.scale,
            visible.h / self.scale,
        )
        ground = shapes.worst_contrast(self.surface, visible, colour)
        self.audit.note(
            shapes.DrawnText(box, string, colour, size, pixels, ground, shortened, exempt)
        )

    def _balanced(
        self, lines: list[str], width: float, string: str, size: float, font: style.Font
    ) -> list[str]:
        """As many lines as before, but of like length: centred text looks torn otherwise."""
        if len(lines) > 1:
            for share in (0.55, 0.65, 0.75, 0.85, 0.95):
                closer = self.paragraph_lines(width * share, string, size, font)
                widest = max(self.text_width(line, size, font) for line in closer)
                if len(closer) == len(lines) and widest <= width:
                    return list(closer)
        return lines


PANEL_RADIUS: Final = 12
TITLE_ROW: Final = 48
PANEL_MARGIN: Final = 64  # room for the shadow
GLASS: Final = 208
GLASS_DARK: Final = 0.35  # so that what shows through makes no panel lighter than a solid one
GLASS_TINT: Final = 0.04
KEY_AT_END: Final = re.compile(r" \(([A-Z]|F\d+|Esc)(?:, Esc)?\)$")
NAMED_KEYS: Final = {"Enter": Message("key-enter"), "Space": Message("key-space")}
CTRL: Final = "Ctrl+"


def key_said(key: str) -> Words:
    """What stands on a key, in the language of the page."""
    if key.startswith(CTRL):
        return Message("key-with-ctrl", {"key": key.removeprefix(CTRL)})
    return NAMED_KEYS.get(key, key)


__all__ = [
    "PANEL_RADIUS",
    "TITLE_ROW",
    "Align",
    "Anchor",
    "Audit",
    "Canvas",
    "Pictures",
    "Typesetter",
]


class Canvas(Lettering):
    """A surface seen in logical units.

    `scale` is real pixels per logical unit; `pictures` is the window's cache and outlives the
    canvas; with `audit` every text drawn is recorded for the tests (and nothing is drawn from
    composed layers, so that none is missed). `origin` is the logical point at the surface's upper
    left corner.
    """

    # -- panels and sheets

    def panel(  # noqa: PLR0913 (all but the box may be left out)
        self,
        box: Box,
        title: Words | None = None,
        icon: str | None = None,
        note: Words | None = None,
        active: bool = False,
        *,
        fill: style.Colour | None = None,
        icon_colour: style.Colour = style.SECOND_TEXT,
        shadow: bool = True,
        radius: float = PANEL_RADIUS,
    ) -> Box:
        """The ground of a group of things; returns the box left under the title row.

        `active` marks whose turn it is: a breath of the accent and an edge of it. A plain panel
        that casts a shadow is of dark glass: the place shows faintly through it.
        """
        face = self.theme.panel if fill is None else fill
        ground: style.Paint = style.mix(face, self.theme.accent, 0.10) if active else face
        if fill is None and shadow:
            tinted = style.mix(style.darken(ground, GLASS_DARK), self.theme.accent, GLASS_TINT)
            ground = style.with_alpha(tinted, GLASS)
        self.cached(
            ("panel", radius, ground, self.theme.line, active, shadow),
            box,
            lambda canvas: canvas.panel_ground(box, radius, ground, active, shadow),
            margin=PANEL_MARGIN,
        )
        if title is None:
            return box
        self._panel_title(box, title, icon, note, icon_colour)
        return box.cut_top(TITLE_ROW)[1]

    def backdrop(
        self, theme: style.Theme | None = None, picture: pygame.Surface | None = None
    ) -> None:
        """The dark place the page belongs to, lit and out of focus; clears the frame."""
        shown = self.theme if theme is None else theme
        picture = self.ground_picture(shown) if picture is None else picture
        if self.audit is not None:
            self.audit.clear()
        if isinstance(self.surface, FrameLedger):
            self.surface.put(picture, (0, 0), 0, state=GroundOf(shown.name))
        else:
            self.surface.blit(picture, (0, 0))

    def ground_picture(
        self, theme: style.Theme | None = None, *, is_lit: bool = False, on_hub: bool = False
    ) -> pygame.Surface:
        """The ground of a theme's place, as large as the surface; at its full light if it `is_lit`,
        where words stand on shades alone. On the hub the place may look another way.
        """
        name, size = (self.theme if theme is None else theme).name, self.surface.get_size()
        name = style.hub_place(name) if on_hub else name
        return self.pictures.get(
            ("backdrop", size, name, is_lit),
            lambda: shapes.backdrop_picture(*size, name, is_lit=is_lit),
        )

    def panel_ground(
        self, box: Box, radius: float, ground: style.Paint, active: bool, shadow: bool
    ) -> None:
        if shadow:
            self.shadow(box, radius, blur=18, drop=8, strength=95)
        edge = style.mix(ground, self.theme.line, 0.75)
        upper = (*style.lighten(ground, 0.025), *ground[3:])
        self.rounded(box, radius, (upper, ground), edge)
        self.lit_edge(box, radius)
        if active:
            self.rounded(box, radius, None, self.theme.accent, 2)

    def top_bar(self, height: float = 56) -> Box:
        """The strip along the upper edge; returns its box."""
        bar = Box(self.origin[0], self.origin[1], self.width, height)
        shade = style.darken(self.theme.well, 0.3)
        self.rounded(bar, 0, (style.with_alpha(shade, 250), style.with_alpha(shade, 205)))
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

    # -- seats

    def seat_mark(self, seat: int, cx: float, cy: float, r: float = 14) -> None:
        """A seat's disc with its shape: the two never appear apart."""
        key = ("seat-mark", seat, r)
        self.stamped(key, cx, cy, r, lambda canvas: canvas.seat_disc(seat, cx, cy, r))

    def seat_disc(self, seat: int, cx: float, cy: float, r: float) -> None:
        colour = self.theme.seat_colour(seat)
        self.disc(cx, cy, r, colour, style.lighten(colour, 0.25), 1.5)
        if style.SEAT_MARKS[seat] == "circle":
            self.disc(cx, cy, r * 0.42, self.theme.seat_ink(seat))
        else:
            self.polygon(
                shapes.mark_points(style.SEAT_MARKS[seat], cx, cy, r * 0.5),
                self.theme.seat_ink(seat),
            )

    def seat_shape(
        self, seat: int, cx: float, cy: float, r: float = 7, colour: style.Paint | None = None
    ) -> None:
        """The bare shape of a seat, as at the end of its curve in a chart."""
        paint = self.theme.seat_colour(seat) if colour is None else colour
        if style.SEAT_MARKS[seat] == "circle":
            self.disc(cx, cy, r, paint)
        else:
            self.polygon(shapes.mark_points(style.SEAT_MARKS[seat], cx, cy, r), paint)

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
                    self.seat_shape(
                        seat, x, y, step * 0.22, style.with_alpha(self.theme.seat_ink(seat), alpha)
                    )

    # -- small parts

    def key_cap(self, right: float, cy: float, label: str, dark: bool = False) -> float:
        """A key to press, ending at `right`; `dark` on accent grounds. Returns its width."""
        width = self.key_cap_width(label)
        if not width:
            return 0.0
        box = Box(right - width, cy - 12, width, 24)
        if dark:
            self.rounded(box, self.cap_radius, (*style.BLACK, 46), (*style.BLACK, 60))
        else:
            self.rounded(box, self.cap_radius, (*style.WHITE, 16), (*style.WHITE, 30))
        ink = style.INK if dark else style.SECOND_TEXT
        self.text(box.centre_x, cy, self.cap_words(label), style.SMALL, ink, "mono", "centre")
        return width

    def key_cap_width(self, label: str) -> float:
        """Nothing for a key that no button of the controller in use stands for."""
        words = self.cap_words(label)
        return max(24.0, self.text_width(words, style.SMALL, "mono") + 12) if words else 0.0

    def cap_words(self, key: str) -> Words:
        """What stands on a key, in the language of the page, or on a controller's button."""
        caps = self.typesetter.caps
        return key_said(key) if caps is None else caps.get(key, "")

    def with_buttons(self, words: str) -> str:
        """A tooltip that ends with its key, `Hint (H)`: with the controller's button or none."""
        named = KEY_AT_END.search(words)
        if self.typesetter.caps is None or named is None:
            return words
        button = self.cap_words(named[1])
        return words[: named.start()] + (f" ({button})" if button else "")

    @property
    def cap_radius(self) -> float:
        """Keys have corners, the buttons of a controller are round."""
        return 5 if self.typesetter.caps is None else 12

    def tag(
        self,
        x: float,
        cy: float,
        label: Words,
        colour: style.Colour = style.SECOND_TEXT,
        icon: str | None = None,
        solid: bool = False,
        align: Align = "left",
    ) -> float:
        """A small rounded label; `solid` only for the one best of a list. Returns its width."""
        icon_room = 22.0 if icon else 0.0
        width = self.text_width(label, style.SMALL, "text-semibold") + icon_room + 16
        x -= width * SHIFTS[align]
        box = Box(x, cy - 12, width, 24)
        if solid:
            self.rounded(box, 12, colour)
        else:
            self.rounded(box, 12, (*colour, 34), (*colour, 90))
        ink = style.INK if solid else style.lighten(colour, 0.35)
        if icon:
            self.icon(icon, x + 16, cy, 16, ink)
        self.text(x + 8 + icon_room, cy, label, style.SMALL, ink, "text-semibold")
        return width

    # -- inside

    def _panel_title(
        self,
        box: Box,
        title: Words,
        icon: str | None,
        note: Words | None,
        icon_colour: style.Colour,
    ) -> None:
        x, y = box.x + 16, box.y + TITLE_ROW / 2
        if icon:
            self.icon(icon, x + 10, y, 20, icon_colour)
            x += 32
        note_width = self.text_width(note, style.SMALL) + 16 if note else 0.0
        room = box.right - 16 - note_width - x
        self.text(x, y, title, style.BODY, style.TEXT, "text-semibold", max_width=room)
        if note:
            self.text(box.right - 16, y, note, style.SMALL, style.SECOND_TEXT, align="right")


def dressed(canvas: Canvas, seats: tuple[SeatColour, ...]) -> Canvas:
    """The same canvas, on which seats have these colors."""
    again = copy(canvas)
    again.theme = replace(canvas.theme, seats=seats)
    return again


# Parts of a page that stay as they are from frame to frame.

TOLD_EVERY: Final = 20
"""After so many frames a part says that its pictures are still shown."""


class CachedLayer:
    """One part of a page as it was drawn last, with the key under which it was drawn.

    Its pictures are kept as long as it is shown, so that little is painted when its key changes.
    """

    def __init__(self) -> None:
        self._key: object = None
        self._drawn: Segment | None = None
        self._pictures: tuple[Hashable, ...] = ()
        self._times_again = 0

    def draw(self, canvas: Canvas, key: object, paint: Callable[[Canvas], object]) -> None:
        """Put the part back if it was drawn under this key, else draw it and keep it.

        `key` names everything in the part except size and theme; with None the part changes too
        soon to be worth keeping. It is kept only where a frame is noted, not drawn at once.
        """
        ledger = canvas.surface
        if key is None or not isinstance(ledger, FrameLedger):
            paint(canvas)
            return
        full_key = (key, ledger.get_size(), tuple(ledger.get_clip()), canvas.scale,
                    canvas.theme.looks, canvas.colour_blind_marks,
                    canvas.typesetter.caps is None)  # fmt: skip
        if self._drawn is not None and self._key == full_key:
            ledger.again(self._drawn)
            self._times_again += 1
            if canvas.pictures.is_noting or self._times_again % TOLD_EVERY == 0:
                canvas.pictures.still_shown(self._pictures)
            return
        self._pictures = canvas.pictures.taken_by(lambda: self._draw_anew(ledger, canvas, paint))
        self._key = full_key

    def _draw_anew(
        self, ledger: FrameLedger, canvas: Canvas, paint: Callable[[Canvas], object]
    ) -> None:
        self._drawn = ledger.segment(lambda: paint(canvas))


def draw_cached(
    canvas: Canvas, key: Hashable, box: Box, paint: Callable[[Canvas], None], margin: float = 24
) -> None:
    """`Canvas.cached` whose contents lie on the same pixels as if they were drawn directly.

    What is centred between two pixels goes to the even one; so the picture begins at an even one.
    """
    area = canvas.rect(box.inset(-margin))
    left, top = canvas.rect(Box(0, 0, 1, 1)).topleft
    dx, dy = ((area.x - left) % 2) / canvas.scale, ((area.y - top) % 2) / canvas.scale
    even = Box(box.x - dx, box.y - dy, box.w + dx, box.h + dy)
    canvas.cached(key, even, paint, margin)


# A page may live on a plane of its own units that fills the window at every size.
#
# A page that needs more room than a window's logical units give is drawn smaller as a whole;
# where there is room enough its units are the window's own, so that the UI scale is honoured.

POINTING: Final = (
    PointerMoved, PointerPressed, PointerReleased, Clicked, LongPressed, DragStarted, Dropped,
    Wheel,
)  # fmt: skip
NEAR: Final = 1e-6

Fit = Callable[[float, float], float]
"""How many units of a window of that width and height one unit of the plane is."""


def at_least(width: float, height: float) -> Fit:
    """The window's own units; smaller ones where it has less room than this."""
    return lambda wide, high: min(1.0, wide / width, high / height)


def enlarging(width: float, height: float) -> Fit:
    """The window's own units; larger ones where it has more room than this both ways."""
    return lambda wide, high: max(1.0, min(wide / width, high / height))


class Plane:
    """Turns a window's units into those of a page; `factor` is how many of the first one is."""

    def __init__(self, fit: Fit | None = None, factor: float = 1.0) -> None:
        self.factor = factor
        self._fit = fit

    def point(self, at: Point) -> Point:
        """A point of the window on the plane."""
        return (at[0] / self.factor, at[1] / self.factor)

    def box(self, box: Box) -> Box:
        """A box of the window on the plane."""
        return box if self.factor == 1 else _scaled(box, 1 / self.factor)

    def point_shown(self, at: Point) -> Point:
        """A point of the plane in the window."""
        return (at[0] * self.factor, at[1] * self.factor)

    def box_shown(self, box: Box) -> Box:
        """A box of the plane in the window."""
        return box if self.factor == 1 else _scaled(box, self.factor)

    def settle(self, width: float, height: float) -> tuple[float, float]:
        """The size of the plane in a window of that size."""
        if self._fit is not None:
            self.factor = self._fit(width, height)
        return width / self.factor, height / self.factor

    def part(self, canvas: Canvas) -> Canvas:
        """The same surface for a part of the page; the audit hears of it in units of the page."""
        audit = canvas.audit
        return self.canvas(canvas, audit and shapes.MagnifiedAudit(audit, (0, 0), self.factor))

    def canvas(self, canvas: Canvas, audit: Audit | None = None) -> Canvas:
        """The same surface in units of the plane."""
        if abs(self.factor - 1) < NEAR:
            return canvas
        return Canvas(
            canvas.surface, canvas.scale * self.factor, canvas.theme,
            colour_blind_marks=canvas.colour_blind_marks, audit=audit or canvas.audit,
            pictures=canvas.pictures, typesetter=canvas.typesetter,
        )  # fmt: skip

    def intent(self, intent: Intent) -> Intent:
        """The intent with its places on the plane."""
        f = self.factor
        if abs(f - 1) < NEAR:
            return intent
        if isinstance(intent, Dragged | Pinched):
            return replace(intent, x=intent.x / f, y=intent.y / f, dx=intent.dx / f,
                           dy=intent.dy / f)  # fmt: skip
        if isinstance(intent, POINTING):
            return replace(intent, x=intent.x / f, y=intent.y / f)
        return intent


def _scaled(box: Box, by: float) -> Box:
    return Box(box.x * by, box.y * by, box.w * by, box.h * by)


# As much of a sentence as there is room for, no word cut in two.


def first_words(
    canvas: Canvas, words: str, room: float, size: float, font: style.Font = "text"
) -> str:
    """The first words in that room, and the sign that there are more."""
    kept = words.split(" ")
    while len(kept) > 1 and canvas.text_width(f"{' '.join(kept)} …", size, font) > room:
        kept.pop()
    return f"{' '.join(kept)} …"
