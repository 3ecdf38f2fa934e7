"""The page that says what hands do: a sentence legible from a metre, where, why, and the ladder."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from engine.core.bot import Reason, ReasonOutcome
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import LEFT, Clicked, Intent
from engine.ui.real_table.board_picture import changed_places, painted, shrunk
from engine.ui.theme import (
    BODY,
    GOOD,
    HEADING,
    INK,
    LARGE,
    LINE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    Colour,
    Font,
    lighten,
    mix,
    seat_colour,
)
from engine.ui.widgets.base import Widget

HANDS: Final[Colour] = (0xF0, 0xB4, 0x5A)
"""The amber of the real table."""
GROUND: Final[Colour] = (0x0C, 0x0A, 0x13)
DRAWN_FOR: Final = (1920.0, 888.0)
SENTENCE: Final = (84.0, 72.0, 60.0, 48.0, 40.0, 32.0)
MOST_LINES: Final = 2
LADDER_SHARE: Final = 0.285
INSET: Final = 60.0
GAP: Final = 18.0
MOST_WHY: Final = 0.4
LEADING: Final = 1.35
RUNG: Final = 84.0
RUNG_NOW: Final = 118.0
TAG_ROW: Final = 30.0


@dataclass(frozen=True, slots=True)
class HandsStep:
    """One instruction; `choice` is the bot's answer that it belongs to, with its reasons."""

    words: str
    choice: str = ""
    reasons: tuple[Reason, ...] = ()


class HandsPage(Widget):
    """Lies over the whole table; `rungs` are the ladder as far as it is known, `now` one of them.

    `board` is the board's place on the table; `paint_board` draws it there.
    """

    radius = 0.0

    def __init__(
        self, open_clause: Callable[[str], object], paint_board: Callable[[Canvas], object]
    ) -> None:
        super().__init__()
        self.seat: int | None = None
        self.title = ""
        self.rungs: list[HandsStep] = []
        self.now = 0
        self.board = Box(0, 0, 0, 0)
        self._number = -1
        self._is_unfolded = False
        self._open_clause = open_clause
        self._paint_board = paint_board
        self._clauses: list[tuple[Box, str]] = []
        self._before: pygame.Surface | None = None
        self._whole: pygame.Surface | None = None
        self._picture: pygame.Surface | None = None
        self._changed: list[pygame.Rect] = []
        self._drawn_for: tuple[int, ...] = ()

    @property
    def steps(self) -> list[HandsStep]:
        """The rungs."""
        return self.rungs

    @property
    def has_refused(self) -> bool:
        """Whether lines of the bot's document were refused before the one that held."""
        return bool(self._refused)

    def show(
        self, seat: int | None, title: str, rungs: list[HandsStep], now: int, *, number: int = -1
    ) -> None:
        """The turn has come that far: `number` is that of the answer."""
        state = (seat, title, rungs, now, number)
        if state == (self.seat, self.title, self.rungs, self.now, self._number):
            return
        if number != self._number:
            self._is_unfolded = False
        self.seat, self.title, self.rungs, self.now, self._number = state
        self.changed()

    def unfold(self) -> None:
        """Show the refused lines, or put them away."""
        self._is_unfolded = not self._is_unfolded
        self.changed()

    def handle(self, intent: Intent) -> bool:
        """A click on a clause opens the rules there; nothing below is reached."""
        if isinstance(intent, Clicked) and intent.button == LEFT:
            for box, clause in self._clauses:
                if box.contains((intent.x, intent.y)):
                    self._open_clause(clause)
        return isinstance(intent, Clicked)

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """Ground, sentence, picture, why, ladder."""
        if not self.rungs:
            return
        box, unit = self.box, min(self.box.w / DRAWN_FOR[0], self.box.h / DRAWN_FOR[1])
        self._clauses = []
        hue = HANDS if self.seat is None else seat_colour(self.seat)
        canvas.rounded(box, 0, mix(GROUND, hue, 0.05))
        canvas.glow(box.x + box.w * 0.28, box.y + box.h * 0.2, box.w * 0.4, box.h * 0.42, hue, 0.12)
        left, ladder = self._columns(unit)
        self._draw_ladder(canvas, ladder, unit)
        y = self._draw_sentence(canvas, left, unit)
        below = Box(left.x, y, left.w, left.bottom - y)
        why = self._why_box(canvas, below)
        if why.h:
            self._draw_why(canvas, why)
        if not self._is_unfolded:
            high = below.h - (why.h + GAP if why.h else 0.0)
            self._draw_picture(canvas, Box(below.x, below.y, below.w, high))

    def _columns(self, unit: float) -> tuple[Box, Box]:
        box, inset = self.box, INSET * unit
        wide = box.w * LADDER_SHARE
        ladder = Box(box.right - wide - GAP, box.y + GAP, wide, box.h - 2 * GAP)
        x = box.x + inset
        return Box(x, ladder.y, ladder.x - GAP - x, ladder.h), ladder

    @property
    def _rung(self) -> HandsStep:
        return self.rungs[min(self.now, len(self.rungs) - 1)]

    @property
    def _held(self) -> tuple[Reason, ...]:
        return tuple(each for each in self._rung.reasons if each.outcome is ReasonOutcome.HELD)

    @property
    def _refused(self) -> tuple[Reason, ...]:
        if not self.rungs:
            return ()
        return tuple(each for each in self._rung.reasons if each.outcome is not ReasonOutcome.HELD)

    def _draw_sentence(self, canvas: Canvas, left: Box, unit: float) -> float:
        """Who and which step, and the sentence; returns where the rest begins."""
        y, x = left.y + 26 * unit + 10, left.x
        if self.seat is None:
            canvas.icon("hand", x + 15, y, 30, HANDS)
        else:
            canvas.seat_mark(self.seat, x + 15, y, 15)
        x += 44
        x += canvas.text(x, y, self.title, HEADING, TEXT, "text-semibold") + 16
        count = f"{self.now + 1} / {len(self.rungs)}"
        x += canvas.tag(x, y, count, HANDS, "hand", solid=False) + 12
        room = left.right - x
        if self._rung.choice and room > 160:
            canvas.text(x, y, self._rung.choice, BODY, SECOND_TEXT, max_width=room)
        y += 26 * unit + 14
        sizes = [size * unit for size in SENTENCE]
        font = canvas.theme.title_font
        size = next((each for each in sizes if self._lines(canvas, left.w, each) <= MOST_LINES),
                    sizes[-1])  # fmt: skip
        high = canvas.paragraph(Box(left.x, y, left.w, left.h), self._rung.words, size, TEXT, font,
                                line_height=1.2)  # fmt: skip
        return y + high + GAP

    def _lines(self, canvas: Canvas, width: float, size: float) -> int:
        font = canvas.theme.title_font
        return len(canvas.paragraph_lines(width, self._rung.words, size, font))

    # -- where

    def _draw_picture(self, canvas: Canvas, room: Box) -> None:
        """The board in small, as large as the room allows; what has changed is ringed."""
        if room.h < 80 or not self.board.w:
            return
        self._renew_picture(canvas, room)
        picture = self._picture
        if picture is None:
            return
        scale = canvas.scale
        wide, high = picture.get_width() / scale, picture.get_height() / scale
        x = room.x + (room.w - wide) / 2
        canvas.image(picture, x, room.y)
        canvas.rounded(Box(x, room.y, wide, high), 8, None, LINE)
        for area in self._changed:
            ring = Box(x + area.x / scale, room.y + area.y / scale, area.w / scale, area.h / scale)
            canvas.rounded(ring.inset(-3), 12, None, INK, 5)
            canvas.rounded(ring.inset(-2), 11, None, HANDS, 3)

    def _renew_picture(self, canvas: Canvas, room: Box) -> None:
        """The picture is painted once an answer and size; what it showed last is compared."""
        key = (self._number, round(room.w), round(room.h), round(canvas.scale * 100))
        if key == self._drawn_for:
            return
        is_other_answer = self._drawn_for[:1] != key[:1]
        self._drawn_for = key
        pixels = (room.w * canvas.scale, room.h * canvas.scale)
        whole = painted(canvas, self.board, self._paint_board)
        if is_other_answer:
            self._before = self._whole
        self._whole = whole
        self._picture = shrunk(whole, pixels)
        self._changed = []
        if self._before is not None and self._before.get_size() == whole.get_size():
            before = shrunk(self._before, pixels)
            self._changed = changed_places(before, self._picture)

    # -- why

    def _why_box(self, canvas: Canvas, below: Box) -> Box:
        """As high as its reasons, at most two fifths; all there is when it is unfolded."""
        if not self._told_reasons:
            return Box(below.x, below.bottom, below.w, 0)
        if self._is_unfolded:
            return below
        wanted = 20 + sum(high + 6 for _, high in self._reason_rows(canvas, below.w))
        high = min(below.h * MOST_WHY, wanted)
        return Box(below.x, below.bottom - high, below.w, high)

    @property
    def _told_reasons(self) -> tuple[Reason, ...]:
        return (*self._held, *(self._refused if self._is_unfolded else ()))

    def _reason_rows(self, canvas: Canvas, width: float) -> list[tuple[Reason, float]]:
        """Each reason with the height that it takes in such a width."""
        found = []
        for reason in self._told_reasons:
            room = width - 38 - self._tag_width(canvas, reason)
            size = _size_of(reason)
            high = canvas.paragraph_height(room, reason.text, size, line_height=LEADING)
            found.append((reason, max(TAG_ROW, high)))
        return found

    def _tag_width(self, canvas: Canvas, reason: Reason) -> float:
        return canvas.text_width(reason.clause, SMALL, "mono") + 34 if reason.clause else 0.0

    def _draw_why(self, canvas: Canvas, box: Box) -> None:
        hue = HANDS if self.seat is None else seat_colour(self.seat)
        canvas.rounded(box, 12, mix(INK, hue, 0.10), mix(LINE, hue, 0.3))
        canvas.rounded(Box(box.x, box.y + 8, 4, box.h - 16), 2, lighten(hue, 0.2))
        y, bottom = box.y + 12, box.bottom - 6
        for reason, high in self._reason_rows(canvas, box.w):
            size, x = _size_of(reason), box.x + 22
            lines = int((bottom - y) // canvas.line_step(size, LEADING))
            if lines < 1:
                break
            if reason.clause:
                ink = lighten(canvas.theme.accent, 0.2)
                wide = canvas.tag(x, y + TAG_ROW / 2, reason.clause, ink)
                self._clauses.append((Box(x, y, wide, TAG_ROW), reason.clause))
                x += self._tag_width(canvas, reason)
            colour = TEXT if reason.outcome is ReasonOutcome.HELD else SECOND_TEXT
            room = Box(
                x, y + (TAG_ROW - canvas.line_step(size, LEADING)) / 2, box.right - 16 - x, high
            )
            canvas.paragraph(room, reason.text, size, colour, line_height=LEADING, max_lines=lines)
            y += high + 6

    # -- the ladder

    def _draw_ladder(self, canvas: Canvas, box: Box, unit: float) -> None:
        hue = HANDS if self.seat is None else seat_colour(self.seat)
        canvas.rounded(box, 14, mix(INK, hue, 0.06), mix(LINE, hue, 0.2))
        canvas.text(box.x + 22, box.y + 34, self.title, LARGE, TEXT, "text-semibold",
                    max_width=box.w - 44)  # fmt: skip
        canvas.hairline(box.x + 16, box.y + 62, box.w - 32, colour=LINE)
        y, room = box.y + 72, box.bottom - 16
        first = self._first_shown(room - y, unit)
        for place in range(first, len(self.rungs)):
            is_now = place == self.now
            high = max((RUNG_NOW if is_now else RUNG) * unit, 72 if is_now else 56)
            if y + high > room:
                break
            self._draw_rung(canvas, place, Box(box.x + 10, y, box.w - 20, high - 8))
            y += high

    def _first_shown(self, room: float, unit: float) -> int:
        """The first rung that leaves the present one, and one after it, in view."""
        fit = max(2, int((room - max(RUNG_NOW * unit, 72)) // max(RUNG * unit, 56)))
        return max(0, min(self.now - fit + 2, len(self.rungs) - fit - 1))

    def _draw_rung(self, canvas: Canvas, place: int, row: Box) -> None:
        is_now, is_done = place == self.now, place < self.now
        x, cy = row.x + 26, row.centre_y
        if is_now:
            canvas.rounded(row, 12, mix(INK, HANDS, 0.24), (*HANDS, 190), 2)
            canvas.disc(x, cy, 16, TEXT)
            canvas.icon("hand", x, cy, 22, INK)
        elif is_done:
            canvas.disc(x, cy, 13, mix(INK, GOOD, 0.45), GOOD)
            canvas.icon("check", x, cy, 16, lighten(GOOD, 0.5))
        else:
            canvas.disc(x, cy, 13, None, LINE)
            canvas.text(x, cy, str(place + 1), SMALL, SECOND_TEXT, "number", "centre")
        width = row.w - 64
        words, colour = self.rungs[place].words, TEXT if is_now or is_done else SECOND_TEXT
        font: Font = "text-semibold" if is_now else "text"
        step = canvas.line_step(BODY, 1.3)
        most = max(1, int(row.h // step))
        lines = min(most, len(canvas.paragraph_lines(width, words, BODY, font)))
        top = cy - lines * step / 2
        canvas.paragraph(Box(row.x + 52, top, width, row.h), words, BODY, colour, font,
                         line_height=1.3, max_lines=lines)  # fmt: skip


def _size_of(reason: Reason) -> float:
    """What held is larger than what was refused."""
    return LARGE if reason.outcome is ReasonOutcome.HELD else BODY
