"""The strip over the table with room for the seats, and the prompt beside the own board."""

from __future__ import annotations

from typing import Final

from engine.text.said import Said
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.table.actions import ActionBar
from engine.ui.table.top_bar import TopBar
from engine.ui.theme import WARNING, WHITE, Colour
from games.arcs.scene.layout import BUTTON_H

EDGE: Final = 16.0
GAP: Final = 10.0
PRIMARY_W: Final = (200.0, 260.0)
SECONDARY_W: Final = (104.0, 176.0)
SMALL_W: Final = 112.0
ICON_W: Final = 54.0
WORDS_W: Final = 152.0
WORDS_Y: Final = 34.0
DETAIL_Y: Final = 70.0
BUTTONS_Y: Final = 104.0
PIP: Final = 24.0
SIGN_W: Final = 34.0
TITLE: Final[Colour] = (0xD9, 0xA6, 0xF2)
TEXT: Final[Colour] = (0xEC, 0xE9, 0xF3)
QUIET: Final[Colour] = (0xB3, 0xAB, 0xC6)
LINE: Final[Colour] = (0x3F, 0x38, 0x56)
LEGAL: Final[Colour] = (0xE5, 0x9B, 0xFF)
GROUND: Final[tuple[Colour, Colour]] = ((0x17, 0x12, 0x1F), (0x12, 0x0E, 0x1A))
FLOOR: Final[tuple[Colour, Colour]] = ((0x1A, 0x15, 0x26), (0x12, 0x0E, 0x1B))


class ArcsTopBar(TopBar):
    """The strip over the table: the way home, the title with chapter and round, seats, icons.

    `short` is said of the progress where there is little room.
    """

    lets_through = True
    short = ""

    def placed(self) -> None:
        """Home at the left, the icons at the right."""
        y = self.box.centre_y
        self.home.box = Box.around(self.box.x + 34, y, 44, 44)
        for n, button in enumerate(reversed(self.buttons)):
            button.box = Box.around(self.box.right - 46 - n * 54, y, 46, 46)

    def draw(self, canvas: Canvas) -> None:
        """Title, chapter and round."""
        canvas.rounded(self.box, 0, GROUND)
        canvas.hairline(self.box.x, self.box.bottom - 1, self.box.w, colour=LINE)
        canvas.text(66, 28, "ARCS", 34, TITLE, "exo-bold", spacing=3)
        wordings = (self.progress[0], self.short or self.progress[0])
        words = canvas.fitting_words(wordings, WORDS_W, 18, "text")
        canvas.text(66, 60, words, 18, QUIET, max_width=WORDS_W)


class ArcsBar(ActionBar):
    """The prompt: mark, sentence with the pips left, a quieter line or chips, the buttons.

    `pips` are those left and those that the card brought; with `has_chips` the quieter line gives
    way to what can be chosen there.
    """

    lets_through = True
    pips = (0, 0)
    has_chips = False
    takes_room = 0.0

    def placed(self) -> None:
        """The main button at the right, then the game's, then undo and hint."""
        box = self.box
        y = box.y + BUTTONS_Y
        right = box.right - EDGE
        left = box.x + 20 + self.takes_room
        count, small = len(self.secondary), len(self.small)
        spare = right - left - small * ((ICON_W if count > 1 else SMALL_W) + GAP)
        wanted = count * (SECONDARY_W[1] + GAP)
        primary = max(PRIMARY_W[0], min(PRIMARY_W[1], spare - wanted))
        if not self.primary.is_visible:
            primary = 0.0
        else:
            self.primary.box = Box(right - primary, y, primary, BUTTON_H)
            right -= primary + GAP
        each = (spare - primary - GAP * (count + 1)) / max(1, count)
        each = max(SECONDARY_W[0], min(SECONDARY_W[1], each))
        for button in reversed(self.secondary):
            button.box = Box(right - each, y, each, BUTTON_H)
            right -= each + GAP
        room = right - left
        wide = (room - GAP * (small - 1)) / max(1, small)
        width = ICON_W if count > 1 else max(ICON_W, min(SMALL_W, wide))
        for button, word in zip(
            reversed(self.small), (Said("quiet-undo"), Said("quiet-hint")), strict=False
        ):
            button.label = word if width >= SMALL_W - 8 else ""
            button.box = Box(right - width, y, width, BUTTON_H)
            right -= width + GAP
        self.changed()

    def keep_room(self, width: float) -> None:
        """Leave so much room at the left of the buttons."""
        if width != self.takes_room:
            self.takes_room = width
            self.placed()

    def draw(self, canvas: Canvas) -> None:
        """The ground, mark, sentence, pips and what more there is to know."""
        box, trouble = self.box, self.actions.tone == "trouble"
        canvas.rounded(box, 0, FLOOR)
        canvas.hairline(box.x, box.y, box.w, colour=LINE)
        canvas.hairline(box.x, box.y + 14, box.h - 28, vertical=True, colour=LINE)
        y, x = box.y + WORDS_Y, box.x + 36
        if not trouble and self.seat is None:
            x = box.x - 8
        if trouble:
            canvas.icon("alert-triangle", x, y, 30, WARNING)
        elif self.seat is not None:
            canvas.seat_mark(self.seat, x, y, 14)
        spent, whole = self.pips[1] - self.pips[0], self.pips[1]
        room = box.right - EDGE - x - 30 - (PIP * whole + 10 if whole else 0)
        self._write(canvas, Box(x + 30, y, room, 0))
        for number in range(whole):
            self._draw_pip(canvas, box.right - 24 - (whole - 1 - number) * PIP, y, number < spent)
        if self.actions.detail and not self.has_chips:
            warns = self.actions.tone == "warning"
            place = Box(box.x + 22, box.y + DETAIL_Y, box.w - 40, 0)
            if warns:
                canvas.icon("alert-triangle", x, place.y, 22, WARNING)
                place = place.cut_left(SIGN_W)[1]
            self._write_detail(canvas, place, WARNING if warns else QUIET)

    def _write(self, canvas: Canvas, room: Box) -> None:
        words = self.actions.prompt
        size = next((each for each in (26, 24, 22, 20)
                     if canvas.text_width(words, each, "text-semibold") <= room.w), 18)  # fmt: skip
        lines = canvas.paragraph_lines(room.w, words, 18, "text-semibold")
        if size == 18 and len(lines) > 1:
            place = Box(room.x, room.y - 22, room.w, 46)
            canvas.paragraph(place, words, 18, WHITE, "text-semibold", 1.2, max_lines=2)
            return
        canvas.text(room.x, room.y, words, size, TEXT, "text-semibold", max_width=room.w)

    def _write_detail(self, canvas: Canvas, room: Box, colour: Colour) -> None:
        words = self.actions.detail
        if len(canvas.paragraph_lines(room.w, words, 18)) > 1:
            place = Box(room.x, room.y - 14, room.w, 48)
            canvas.paragraph(place, words, 18, colour, line_height=1.2, max_lines=2)
        else:
            canvas.text(room.x, room.y, words, 18, colour)

    def _draw_pip(self, canvas: Canvas, x: float, y: float, is_spent: bool) -> None:
        shape = [(x, y - 8), (x + 8, y), (x, y + 8), (x - 8, y)]
        canvas.polygon(shape, None if is_spent else LEGAL, LEGAL, 1.6)
