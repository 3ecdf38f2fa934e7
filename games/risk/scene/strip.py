"""The strip over the board: the way home, title and round, the seats in a row, the tools."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.portraits import draw_face
from engine.ui.table.panels import TopBar
from engine.ui.theme import (
    BODY,
    INK,
    LARGE,
    PANEL,
    SECOND_TEXT,
    SMALL,
    TEXT,
    TITLE,
    Colour,
    contrast,
    lighten,
    mix,
    seat_colour,
    seat_tint,
)
from games.risk.scene.layout import STRIP
from games.risk.scene.pieces import GOOD_TEXT

GROUND: Final[Colour] = (0x10, 0x13, 0x18)
EDGE: Final[Colour] = (0x2E, 0x36, 0x41)
ICON: Final[Colour] = (0x87, 0x93, 0xA3)
HIGH: Final = 66.0  # a strip in which a face has two rows beside it


@dataclass(frozen=True, slots=True)
class SeatModel:
    """What a seat's card says; `state` ("Your turn", "Playing") stands on it while it plays."""

    name: str
    level: str
    is_person: bool
    territories: int
    troops: int
    income: int
    has_bonus: bool
    cards: int
    state: str = ""
    out: str = ""
    face: Path | None = None


class RiskTopBar(TopBar):
    """The strip: with the seats in it the title stands over the round, else the usual bar.

    `short` is the round where there is no room for the last one.
    """

    short = ""

    def draw(self, canvas: Canvas) -> None:
        """Ground, title and round; the seats are drawn by the scene."""
        if self.box.h < STRIP:
            super().draw(canvas)
            return
        box = self.box
        canvas.rounded(box, 0, GROUND)
        canvas.hairline(box.x, box.bottom - 1, box.w, colour=(0x2A, 0x31, 0x3B))
        accent = lighten(canvas.theme.accent, 0.08)
        canvas.text(72, 36, self.title.upper(), TITLE, accent, canvas.theme.title_font)
        label = canvas.fitting_words((self.progress[0], self.short or self.progress[0]), 134, BODY)
        words = [label, *self.tags] if label else list(self.tags)
        line = " · ".join(words)
        while len(words) > 1 and canvas.text_width(line, BODY) > 130:
            words.pop()
            line = " · ".join(words)
        canvas.text(73, 65, line, BODY, SECOND_TEXT, max_width=134)


def draw_seat(canvas: Canvas, box: Box, seat: int, shown: SeatModel) -> None:
    """One seat: name and level above, territories, troops, income and cards below."""
    key = ("risk-seat", seat, shown)
    canvas.cached(key, box, lambda inner: _paint_seat(inner, box, seat, shown), margin=2)


def _paint_seat(canvas: Canvas, box: Box, seat: int, shown: SeatModel) -> None:
    is_active = bool(shown.state)
    fill = mix(PANEL, seat_colour(seat), 0.22) if is_active else PANEL
    edge = lighten(seat_colour(seat), 0.15) if is_active else EDGE
    canvas.rounded(box, 10, fill, edge, 2 if is_active else 1)
    canvas.rounded(Box(box.x, box.y, 6, box.h), 3, seat_colour(seat))
    canvas.seat_pattern(seat, Box(box.x, box.y + 6, 6, box.h - 12), step=8)
    top, low = box.y + box.h * 0.31, box.y + box.h * 0.72
    if shown.face is None:
        canvas.seat_shape(seat, box.x + 30, top, 11, seat_tint(seat, 0.12))
    else:
        r, down = (17, 2) if box.h >= HIGH else (12, -2)
        draw_face(canvas, shown.face, seat, box.x + 30, top + down, r)
    right = box.right - 12
    name_size = LARGE if box.w >= 220 else BODY
    if is_active:
        name = canvas.text_width(shown.name, name_size, "text-semibold")
        right = _draw_state(canvas, right, top, seat, shown, right - box.x - 58 - name)
    elif box.w >= 220:
        right = _draw_level(canvas, right, top, box, shown)
    canvas.text(box.x + 52, top, shown.name, name_size, TEXT, "text-semibold",
                max_width=right - box.x - 58)  # fmt: skip
    if shown.out:
        left = 22 if shown.face is None else 52
        canvas.text(box.x + left, low, shown.out, BODY, SECOND_TEXT, max_width=box.w - left - 12)
        return
    _draw_numbers(canvas, box, low, shown)


def _draw_state(
    canvas: Canvas, right: float, y: float, seat: int, shown: SeatModel, room: float
) -> float:
    """What the seat does in a pill of its colour; a sign for it where its words have no room."""
    words = shown.state
    ground = lighten(seat_colour(seat), 0.3)
    ink = INK if contrast(INK, ground) >= 4.5 else TEXT
    width = canvas.text_width(words, SMALL, "text-semibold") + 20
    if width + 6 > room:
        canvas.disc(right - 12, y, 12, ground)
        canvas.icon("user" if shown.is_person else "robot", right - 12, y - 1, 16, ink)
        return right - 30
    pill = Box(right - width, y - 12, width, 24)
    canvas.rounded(pill, 12, ground)
    canvas.text(*pill.centre, words, SMALL, ink, "text-semibold", "centre")
    return pill.x - 6


def _draw_level(canvas: Canvas, right: float, y: float, box: Box, shown: SeatModel) -> float:
    """The level in words where there is room beside the name, always the sign for its kind."""
    name = canvas.text_width(shown.name, LARGE, "text-semibold")
    room = right - box.x - 58 - name - 30
    if canvas.text_width(shown.level, SMALL) <= room:
        right -= canvas.text(right, y, shown.level, SMALL, SECOND_TEXT, align="right") + 6
    canvas.icon("user" if shown.is_person else "robot", right - 9, y - 1, 18, SECOND_TEXT)
    return right - 24


def _draw_numbers(canvas: Canvas, box: Box, y: float, shown: SeatModel) -> None:
    income = GOOD_TEXT if shown.has_bonus else TEXT
    cells: Sequence[tuple[str, str, Colour]] = (
        ("map-pin", str(shown.territories), TEXT),
        ("meeple", str(shown.troops), TEXT),
        ("barracks-tent", f"+{shown.income}", income),
        ("cards", str(shown.cards), TEXT),
    )
    room = box.w - 34
    size: float = LARGE
    widths = [canvas.text_width(words, size, "number-bold") + 24 for _, words, _ in cells]
    if sum(widths) + 24 > room:
        size = BODY
        widths = [canvas.text_width(words, size, "number-bold") + 23 for _, words, _ in cells]
    gap = max(3.0, (room - sum(widths)) / (len(cells) - 0.4))
    x = box.x + 22
    for (icon, words, colour), width in zip(cells, widths, strict=True):
        if x + width > box.right - 4:
            break
        canvas.icon(icon, x + 9, y, 18, ICON)
        canvas.text(x + 22, y, words, size, colour, "number-bold")
        x += width + gap
