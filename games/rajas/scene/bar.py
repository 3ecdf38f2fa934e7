"""The bar over the table with the seats' place, and the bar below it with what to do now."""

from __future__ import annotations

from typing import Final

from engine.text.message import Message
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.table.actions import ActionBar
from engine.ui.table.panels import TopBar
from engine.ui.theme import SECOND_TEXT, TEXT, WARNING, WHITE, Colour, lighten, mix, seat_colour
from engine.ui.widgets.base import Button

EDGE: Final = 18.0
GAP: Final = 12.0
BUTTON_H: Final = 56.0
PRIMARY_W: Final = (220.0, 300.0)
SECONDARY_W: Final = (130.0, 200.0)
SMALL_W: Final = 128.0
WORDS_LEAST: Final = 420.0
WORDS_X: Final = 98.0
TITLE: Final[Colour] = (0xF6, 0xC4, 0x6E)
WARM: Final[Colour] = (0xCF, 0xC6, 0xBA)
GROUND: Final[tuple[Colour, Colour]] = ((0x1C, 0x1A, 0x1B), (0x13, 0x11, 0x13))


class RajasTopBar(TopBar):
    """The strip over the table: the way home, the title with the round, room for seats, icons."""

    lets_through = True

    def placed(self) -> None:
        """Home at the left, the icons at the right."""
        y = self.box.centre_y
        self.home.box = Box.around(self.box.x + 32, y, 44, 44)
        for n, button in enumerate(reversed(self.buttons)):
            button.box = Box.around(self.box.right - 32 - n * 56, y, 48, 48)

    def draw(self, canvas: Canvas) -> None:
        """Title and round."""
        canvas.rounded(self.box, 0, GROUND)
        canvas.hairline(self.box.x, self.box.bottom - 1, self.box.w, colour=(0x3A, 0x2E, 0x26))
        canvas.text(60, 30, "RAJAS", 34, TITLE, "marcellus", spacing=3)
        canvas.text(60, 61, self.progress[0], 18, SECOND_TEXT)


class RajasBar(ActionBar):
    """The bar over the whole width: mark, sentence, dice to pay with, buttons, the main one."""

    lets_through = True
    tray_room = 0.0
    words_right = 0.0

    def placed(self) -> None:
        """The main button at the right, then the game's, then hint and undo."""
        box = self.box
        y = box.centre_y - BUTTON_H / 2
        right = box.right - EDGE
        count = len(self.secondary)
        spare = box.w - WORDS_X - WORDS_LEAST - self.tray_room - len(self.small) * (SMALL_W + GAP)
        primary = max(PRIMARY_W[0], min(PRIMARY_W[1], spare - count * (SECONDARY_W[1] + GAP)))
        self.primary.box = Box(right - primary, y, primary, BUTTON_H)
        if self.primary.is_visible:
            right -= primary + GAP
        each = (spare - primary) / max(1, count) - GAP
        each = max(SECONDARY_W[0], min(SECONDARY_W[1], each))
        for button in reversed(self.secondary):
            button.box = Box(right - each, y, each, BUTTON_H)
            right -= each + GAP
        for button in reversed(self.small):
            button.box = Box(right - SMALL_W, y, SMALL_W, BUTTON_H)
            right -= SMALL_W + GAP
        self.words_right = right - self.tray_room
        self.changed()

    @property
    def tray_right(self) -> float:
        """Where the dice end."""
        return self.words_right + self.tray_room

    def keep_room(self, width: float) -> None:
        """Leave so much room for dice between the words and the buttons."""
        if width != self.tray_room:
            self.tray_room = width
            self.placed()

    def draw(self, canvas: Canvas) -> None:
        """Ground in the seat's colour, stripe, mark, prompt and what more there is to know."""
        box, trouble = self.box, self.actions.tone == "trouble"
        colour = WARNING if trouble or self.seat is None else seat_colour(self.seat)
        canvas.shadow(box, 12, blur=18, drop=6, strength=130)
        fill = (mix(colour, (0x2A, 0x25, 0x22), 0.80), (0x1F, 0x1B, 0x1A))
        canvas.rounded(box, 12, fill, mix(colour, (0x40, 0x36, 0x2E), 0.5))
        stripe = Box(box.x, box.y + 10, 5, box.h - 20)
        canvas.rounded(stripe, 2, lighten(colour, 0.25))
        x = box.x + 30
        if trouble:
            canvas.icon("alert-triangle", box.x + 52, box.centre_y, 40, WARNING)
            x = box.x + WORDS_X
        elif self.seat is not None:
            canvas.seat_mark(self.seat, box.x + 52, box.centre_y, 25)
            x = box.x + WORDS_X
        self._write(canvas, x, self.words_right - 12 - x)

    def _write(self, canvas: Canvas, x: float, room: float) -> None:
        box, prompt, detail = self.box, self.actions.prompt, self.actions.detail
        sizes = (26, 24, 22, 20)
        size = next((each for each in sizes
                     if canvas.text_width(prompt, each, "text-semibold") <= room), 18)  # fmt: skip
        y = box.y + (34 if detail else box.h / 2)
        if size == 18 and canvas.text_width(prompt, 18, "text-semibold") > room:
            place = Box(x, box.y + 14, room, box.h - 20)
            canvas.paragraph(place, prompt, 18, WHITE, "text-semibold", 1.3, max_lines=2)
            return
        lines = canvas.paragraph_lines(room, detail, 18) if detail else ()
        if len(lines) > 1:
            canvas.text(x, box.y + 24, prompt, size, WHITE, "text-semibold")
            place = Box(x, box.y + 40, room, 50)
            canvas.paragraph(place, detail, 18, WARM, line_height=1.2, max_lines=2)
            return
        canvas.text(x, y, prompt, size, TEXT if size < 20 else WHITE, "text-semibold")
        if detail:
            canvas.text(x, box.y + 65, detail, 18, WARM)


def action_bar(small: tuple[Button, ...]) -> ActionBar:
    """The bar with words on its quiet buttons."""
    for button, word in zip(small, (Message("quiet-hint"), Message("quiet-undo")), strict=False):
        button.label = word
    return RajasBar(small)
