"""The one way to draw: logical units in, crisp cached pictures at real pixel size out."""

from __future__ import annotations

import math
from typing import Final

import pygame

from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.paint import shapes
from engine.ui.paint.audit import Audit
from engine.ui.paint.backdrop import backdrop_picture
from engine.ui.paint.ledger import FrameLedger, GroundOf
from engine.ui.paint.lettering import SHIFTS, Align, Anchor, Lettering
from engine.ui.paint.pictures import Pictures
from engine.ui.paint.text import Typesetter
from engine.ui.theme import (
    BLACK,
    BODY,
    INK,
    SEAT_COLOURS,
    SEAT_MARKS,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WHITE,
    Colour,
    Paint,
    Theme,
    darken,
    lighten,
    mix,
    seat_ink,
    with_alpha,
)

PANEL_RADIUS: Final = 12
TITLE_ROW: Final = 48
PANEL_MARGIN: Final = 64  # room for the shadow
GLASS: Final = 208
GLASS_DARK: Final = 0.35  # so that what shows through makes no panel lighter than a solid one
GLASS_TINT: Final = 0.04
NAMED_KEYS: Final = {"Enter": Said("key-enter"), "Space": Said("key-space")}

__all__ = [
    "PANEL_RADIUS",
    "TITLE_ROW",
    "Align",
    "Anchor",
    "Audit",
    "Canvas",
    "Pictures",
    "Typesetter",
    "key_words",
]


def key_words(key: str) -> Words:
    """What stands on a key; those with words on them are called otherwise in other languages."""
    return NAMED_KEYS.get(key, key)


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
        fill: Colour | None = None,
        icon_colour: Colour = SECOND_TEXT,
        shadow: bool = True,
        radius: float = PANEL_RADIUS,
    ) -> Box:
        """The ground of a group of things; returns the box left under the title row.

        `active` marks whose turn it is: a breath of the accent and an edge of it. A plain panel
        that casts a shadow is of dark glass: the place shows faintly through it.
        """
        face = self.theme.panel if fill is None else fill
        ground: Paint = mix(face, self.theme.accent, 0.10) if active else face
        if fill is None and shadow:
            tinted = mix(darken(ground, GLASS_DARK), self.theme.accent, GLASS_TINT)
            ground = with_alpha(tinted, GLASS)
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

    def backdrop(self, theme: Theme | None = None, picture: pygame.Surface | None = None) -> None:
        """The dark place the page belongs to, lit and out of focus; clears the frame."""
        shown = self.theme if theme is None else theme
        picture = self.ground_picture(shown) if picture is None else picture
        if self.audit is not None:
            self.audit.clear()
        if isinstance(self.surface, FrameLedger):
            self.surface.put(picture, (0, 0), 0, state=GroundOf(shown.name))
        else:
            self.surface.blit(picture, (0, 0))

    def ground_picture(self, theme: Theme | None = None, *, is_lit: bool = False) -> pygame.Surface:
        """The ground of a theme's place, as large as the surface; at its full light if it `is_lit`,
        where words stand on shades alone.
        """
        name, size = (self.theme if theme is None else theme).name, self.surface.get_size()
        return self.pictures.get(
            ("backdrop", size, name, is_lit), lambda: backdrop_picture(*size, name, is_lit=is_lit)
        )

    def panel_ground(
        self, box: Box, radius: float, ground: Paint, active: bool, shadow: bool
    ) -> None:
        """A panel's shadow, face and edges."""
        if shadow:
            self.shadow(box, radius, blur=18, drop=8, strength=95)
        edge = mix(ground, self.theme.line, 0.75)
        upper = (*lighten(ground, 0.025), *ground[3:])
        self.rounded(box, radius, (upper, ground), edge)
        self.lit_edge(box, radius)
        if active:
            self.rounded(box, radius, None, self.theme.accent, 2)

    def top_bar(self, height: float = 56) -> Box:
        """The strip along the upper edge; returns its box."""
        bar = Box(self.origin[0], self.origin[1], self.width, height)
        shade = darken(self.theme.well, 0.3)
        self.rounded(bar, 0, (with_alpha(shade, 250), with_alpha(shade, 205)))
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
        """The parts of a seat's mark."""
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

    def key_cap(self, right: float, cy: float, label: str, dark: bool = False) -> float:
        """A key to press, ending at `right`; `dark` on accent grounds. Returns its width."""
        width = self.key_cap_width(label)
        box = Box(right - width, cy - 12, width, 24)
        if dark:
            self.rounded(box, 5, (*BLACK, 46), (*BLACK, 60))
        else:
            self.rounded(box, 5, (*WHITE, 16), (*WHITE, 30))
        words, ink = key_words(label), INK if dark else SECOND_TEXT
        self.text(box.centre_x, cy, words, SMALL, ink, "mono", "centre")
        return width

    def key_cap_width(self, label: str) -> float:
        """The width a key cap would have."""
        return max(24.0, self.text_width(key_words(label), SMALL, "mono") + 12)

    def tag(
        self,
        x: float,
        cy: float,
        label: Words,
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

    # -- inside

    def _panel_title(
        self, box: Box, title: Words, icon: str | None, note: Words | None, icon_colour: Colour
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
