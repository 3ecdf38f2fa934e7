"""Buttons: one primary on a screen, the rest quieter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from engine.text.said import Words
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas, key_words
from engine.ui.theme import (
    BLACK,
    BODY,
    INK,
    LARGE,
    LINE,
    RAISED,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WHITE,
    Colour,
    Font,
    Theme,
    Translucent,
    contrast,
    darken,
    lighten,
    mix,
    needed_contrast,
)
from engine.ui.widgets.base import (
    HOVER_SHARE,
    RADIUS,
    Pressable,
    Shown,
    Tip,
    accent_fill,
    faint,
)

Kind = Literal["primary", "secondary", "ghost", "icon"]
CAP_GAP: Final = 8.0
ROOM_FOR_CAP: Final = 60.0


class Button(Pressable):
    """A label, an icon or both, with an optional second line and the key that presses it.

    The label stands in the middle of what the key cap leaves; where it would not fit, the icon
    goes, then it is written smaller or `short` takes its place, and only then the key cap goes.

    `sub` says what the press costs or gives; what follows a comma goes where there is no room.
    `is_on` lights a button that switches something; `accent` replaces the theme's colour, for a
    button that deletes. A primary button that `is_dimmed` looks like the others: another one is the
    bright one for now.
    """

    label: Shown[Words] = Shown()
    short: Shown[Words] = Shown()
    sub: Shown[Words] = Shown()
    icon: Shown[str | None] = Shown()
    is_on: Shown[bool] = Shown()
    is_dimmed: Shown[bool] = Shown()

    def __init__(  # noqa: PLR0913 (options, by name)
        self,
        label: Words = "",
        on_click: Callable[[], object] | None = None,
        *,
        kind: Kind = "ghost",
        sub: Words = "",
        icon: str | None = None,
        key: str | None = None,
        accent: Colour | None = None,
        is_on: bool = False,
        tooltip: Tip | None = None,
        is_enabled: bool = True,
    ) -> None:
        super().__init__(
            on_click,
            key=key,
            sound="confirm" if kind == "primary" else "click",
            tooltip=tooltip,
            is_enabled=is_enabled,
        )
        self.kind: Kind = kind
        self.is_dimmed = False
        self.accent = accent
        self.label = label
        self.short = ""
        self.sub = sub
        self.icon = icon
        self.is_on = is_on

    @property
    def look(self) -> Kind:
        """The kind it is drawn as."""
        return "secondary" if self.is_dimmed and self.kind == "primary" else self.kind

    def draw(self, canvas: Canvas) -> None:
        """Ground by kind, then icon, label, second line and key cap."""
        accent = canvas.theme.accent if self.accent is None else self.accent
        {
            "primary": self._primary_ground,
            "secondary": self._secondary_ground,
            "ghost": self._ghost_ground,
            "icon": self._icon_ground,
        }[self.look](canvas, accent)
        ink = self._ink(accent)
        if self.label:
            self._draw_label(canvas, ink)
        elif self.icon:
            self._draw_icon(canvas, self.icon, ink)

    # -- grounds

    def _primary_ground(self, canvas: Canvas, accent: Colour) -> None:
        box = self.box
        if not self.is_enabled:
            canvas.rounded(
                box, RADIUS, mix(canvas.theme.raised, accent, 0.22), mix(LINE, accent, 0.3)
            )
            return
        canvas.shadow(box, RADIUS, blur=14, drop=6, strength=60, colour=accent)
        canvas.shadow(box, RADIUS, blur=8, drop=4, strength=110)
        fill = accent_fill(accent, is_hovered=self.is_hovered, is_pressed=self.is_pressed)
        canvas.rounded(box, RADIUS, fill)
        canvas.rounded(box, RADIUS, None, (*mix(accent, WHITE, 0.5), 150))

    def _secondary_ground(self, canvas: Canvas, accent: Colour) -> None:
        ground = self._raised(canvas.theme)
        if self.is_enabled:
            canvas.shadow(self.box, RADIUS, blur=8, drop=3, strength=70)
        line = canvas.theme.line
        edge = accent if self.is_on else lighten(line, 0.25 if self.is_hovered else 0.1)
        canvas.rounded(self.box, RADIUS, (lighten(ground, 0.06), ground), edge)

    def _ghost_ground(self, canvas: Canvas, accent: Colour) -> None:
        edge = accent if self.is_on else lighten(canvas.theme.line, 0.25 if self._is_lit else 0)
        ground = (*self._raised(canvas.theme), 190 if self._is_lit else 110)
        canvas.rounded(self.box, RADIUS, ground, edge)

    def _icon_ground(self, canvas: Canvas, accent: Colour) -> None:
        if self._is_lit or (self.is_pressed and self.is_enabled):
            canvas.rounded(self.box, RADIUS, (*self._raised(canvas.theme), 220))

    @property
    def _is_lit(self) -> bool:
        return self.is_hovered and self.is_enabled

    def _raised(self, theme: Theme) -> Colour:
        if not self.is_enabled:
            return theme.raised
        if self.is_pressed:
            return darken(theme.raised, 0.15)
        return lighten(theme.raised, HOVER_SHARE * 0.6) if self.is_hovered else theme.raised

    def _ink(self, accent: Colour) -> Colour:
        if not self.is_enabled:
            return faint(SECOND_TEXT, mix(RAISED, accent, 0.22))
        if self.look == "primary":
            return INK
        if self.look == "icon":
            quiet = TEXT if self.is_hovered else SECOND_TEXT
            return lighten(accent, 0.15) if self.is_on else quiet
        return lighten(accent, 0.36) if self.is_on else TEXT

    # -- words

    def _draw_label(self, canvas: Canvas, ink: Colour) -> None:
        box, is_tall = self.box, self.box.h >= 64
        size: float = LARGE if self.look == "primary" and is_tall else BODY
        face: Font = "text-bold" if self.look == "primary" else "text-semibold"
        words, size, icon_room, key_room = self._fitting(canvas, size, face)
        room = Box(box.x, box.y, box.w - key_room, box.h)
        wanted = canvas.text_width(words, size, face) + icon_room
        if wanted > room.w - 16 and not self.sub and self._draw_in_two(canvas, words, ink, face):
            return
        middle = room.centre_y - 12 if self.sub else room.centre_y
        x = room.centre_x - min(wanted, room.w - 16) / 2
        if self.icon and icon_room:
            icon_size = 24 if size >= LARGE else 20
            canvas.icon(self.icon, x + icon_size / 2 - 2, middle, icon_size, ink)
        canvas.text(
            x + icon_room, middle, words, size, ink, face,
            max_width=room.w - 16 - icon_room, exempt=not self.is_enabled,
        )  # fmt: skip
        if self.sub:
            self._draw_sub(canvas, room, ink)
        if key_room and self.key:
            self._draw_key(canvas, self.key, ink)

    def _draw_in_two(self, canvas: Canvas, words: Words, ink: Colour, face: Font) -> bool:
        """A label too long for one line in two, without icon and key; whether there is room."""
        room, step = self.box.w - 16, canvas.line_step(SMALL, 1.15)
        lines = canvas.paragraph_lines(room, words, SMALL, face)
        is_room = len(lines) == 2 and 2 * step <= self.box.h
        for number, line in enumerate(lines if is_room else ()):
            y = self.box.centre_y + (number - 0.5) * step
            canvas.text(self.box.centre_x, y, line, SMALL, ink, face, "centre",
                        exempt=not self.is_enabled)  # fmt: skip
        return is_room

    def _fitting(
        self, canvas: Canvas, size: float, face: Font
    ) -> tuple[Words, float, float, float]:
        """The words, their size, and the room that the icon and the key cap have beside them."""
        icon = (24.0 if size < LARGE else 32.0) if self.icon else 0.0
        cap = canvas.key_cap_width(self.key) + 14 if self.key else 0.0
        if self._sub_width(canvas) > self.box.w - cap - 24:
            cap = 0.0
        short = self.short or self.label
        with_cap = ((self.label, size, icon, cap), (self.label, size, 0.0, cap),
                    (self.label, SMALL, 0.0, cap), (short, size, 0.0, cap))  # fmt: skip
        without = ((self.label, size, icon, 0.0), (self.label, size, 0.0, 0.0),
                   (short, size, 0.0, 0.0), (short, BODY, 0.0, 0.0))  # fmt: skip
        for words, points, beside, after in (*(with_cap if cap else ()), *without):
            margin = 24 if beside and after else 16
            if canvas.text_width(words, points, face) + beside + after <= self.box.w - margin:
                return words, points, beside, after
        return short, SMALL, 0.0, 0.0

    def _draw_icon(self, canvas: Canvas, icon: str, ink: Colour) -> None:
        """The icon alone, or with its key cap beside it or below it, where there is room."""
        box, (x, y) = self.box, self.box.centre
        size = min(24.0, box.h * 0.5)
        cap = canvas.key_cap_width(self.key) if self.key else 0.0
        if self.key and size + CAP_GAP + cap <= box.w - 16:
            x -= (CAP_GAP + cap) / 2
            self._draw_key(canvas, self.key, ink, (x + size / 2 + CAP_GAP + cap / 2, y))
        elif self.key and box.h >= ROOM_FOR_CAP and cap <= box.w - 8:
            y -= 12
            self._draw_key(canvas, self.key, ink, (x, y + 28))
        canvas.icon(icon, x, y, size, ink)

    def _draw_key(self, canvas: Canvas, key: str, ink: Colour, middle: Point | None = None) -> None:
        """A key cap whose letters stay legible on the button's ground in every state; at the right
        end unless it is told where.
        """
        width = canvas.key_cap_width(key)
        x, y = middle or (self.box.right - 14 - width / 2, self.box.centre_y)
        cap = Box.around(x, y, width, 24)
        if self.look == "primary" and self.is_enabled:
            accent = canvas.theme.accent if self.accent is None else self.accent
            canvas.rounded(cap, 5, cap_fill(accent), (*BLACK, 60))
            letters = INK
        else:
            canvas.rounded(cap, 5, (*WHITE, 16), (*WHITE, 30))
            letters = mix(SECOND_TEXT, TEXT, 0.5 if self._is_lit else 0) if self.is_enabled else ink
        canvas.text(
            *cap.centre,
            key_words(key),
            SMALL,
            letters,
            "mono",
            "centre",
            exempt=not self.is_enabled,
        )

    @property
    def _sub_face(self) -> Font:
        return "text-semibold" if self.look == "primary" else "text"

    def _sub_width(self, canvas: Canvas) -> float:
        return canvas.text_width(self.sub, SMALL, self._sub_face) if self.sub else 0.0

    def _draw_sub(self, canvas: Canvas, room: Box, ink: Colour) -> None:
        is_quiet = self.look != "primary" and self.is_enabled
        words = canvas.said(self.sub)
        while ", " in words and canvas.text_width(words, SMALL, self._sub_face) > room.w - 12:
            words = words.rpartition(", ")[0]
        canvas.text(
            room.centre_x, room.centre_y + 15, words, SMALL, SECOND_TEXT if is_quiet else ink,
            self._sub_face, "centre", max_width=room.w - 12, exempt=not self.is_enabled,
        )  # fmt: skip


def cap_fill(accent: Colour) -> Translucent:
    """The ground of a key cap on an accent: darker, but lighter on accents that are dark."""
    is_light = contrast(INK, darken(accent, 0.22)) >= needed_contrast(SMALL)
    return (*BLACK, 46) if is_light else (*WHITE, 46)
