"""What has been told of a question so far, side by side, with room for what is to come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.real_table.asked import AskedThing, HalfTold
from engine.ui.real_table.hands_page import HANDS
from engine.ui.theme import (
    BAD,
    BODY,
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
)
from engine.ui.widgets.base import Pressable, Widget

HEAD: Final = 84.0
FOOT: Final = 150.0
SLOT: Final = (96.0, 224.0)
LEAST_SLOT: Final = 40.0
APART: Final = 8.0
WORDS: Final = 26.0


@dataclass(frozen=True, slots=True)
class InARow:
    """Where several are drawn one after the other: what came up before, how many come after this
    one, what was told here before something was taken back, and what takes back to one of them.
    """

    before: tuple[AskedThing, ...] = ()
    after: int = 0
    again: object = None
    back_to: Callable[[int], object] = lambda place: None


class ToldColumn(Widget):
    """A slot for each thing that comes up: a press on a picture takes it back."""

    lets_through = True

    def __init__(
        self, telling: HalfTold, row: InARow, take_out: Callable[[int, int], object], hue: Colour
    ) -> None:
        super().__init__()
        self.problem: Words = ""
        self.slots: list[Pressable] = []
        self._telling, self._row, self._take_out, self._hue = telling, row, take_out, hue
        self.renew()

    @property
    def count(self) -> int:
        """How many things are drawn in all."""
        return len(self._row.before) + self._telling.asked.count + self._row.after

    @property
    def told(self) -> int:
        """How many of them are told."""
        return len(self._row.before) + len(self._telling.told)

    def renew(self) -> None:
        """Something was told, or taken back."""
        self.children.clear()
        self.slots = []
        for place, thing in enumerate(self._row.before):
            self._slot(partial(self._row.back_to, place), thing)
        for part, place, told in self._telling.slots:
            title = self._telling.asked.parts[part].title
            self._slot(partial(self._take_out, part, place), told, title)
        for _ in range(self._row.after):
            self._slot(None, None)
        self.placed()
        self.changed()

    def _slot(
        self, press: Callable[[], object] | None, thing: AskedThing | None, title: str = ""
    ) -> None:
        is_next = thing is None and all(each.is_enabled for each in self.slots)
        paint = partial(self._draw_slot, thing=thing, title=title, is_next=is_next)
        slot = Pressable(press, radius=12, paint=paint, is_enabled=thing is not None)
        self.slots.append(slot)
        self.add(slot)

    def placed(self) -> None:
        """As large as they can be so that all are in view."""
        inner = self.box.inset(20, 0)
        if inner.w <= 0:
            return
        y, bottom = self.box.y + HEAD, self.box.bottom - FOOT
        size = SLOT[1]
        while size > LEAST_SLOT and not self._fits(size, inner.w, bottom - y):
            size -= 4
        wide = self._slot_width(size)
        columns = max(1, int((inner.w + APART) // (wide + APART)))
        for number, slot in enumerate(self.slots):
            line, column = divmod(number, columns)
            at = inner.x + column * (wide + APART), y + line * (size + APART)
            slot.box = Box(*at, wide, size)

    def _slot_width(self, size: float) -> float:
        """A picture of its shape over a line of words."""
        shape = self._telling.asked.shape
        return max(SLOT[0] if size >= SLOT[0] else size, (size - 30) * shape)

    def _fits(self, size: float, wide: float, high: float) -> bool:
        each = self._slot_width(size)
        if each > wide:
            return False
        columns = max(1, int((wide + APART) // (each + APART)))
        return -(-len(self.slots) // columns) * (size + APART) <= high

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """The heading and what stands below the slots, which draw themselves."""
        box = self.box
        canvas.rounded(box, 14, mix(INK, self._hue, 0.06), (*HANDS, 130))
        count = f"{self.told} / {self.count}"
        wide = canvas.text_width(count, LARGE, "number-bold")
        canvas.text(box.right - 20, box.y + 36, count, LARGE, HANDS, "number-bold", "right")
        canvas.text(box.x + 20, box.y + 36, Said("ask-told"), LARGE, TEXT, "text-semibold",
                    max_width=box.w - 60 - wide)  # fmt: skip
        canvas.hairline(box.x + 16, box.y + 64, box.w - 32, colour=LINE)
        y = max((slot.box.bottom for slot in self.slots), default=box.y + HEAD) + 10
        if self.told:
            canvas.text(box.x + 20, y + 10, Said("ask-take-out"), SMALL, SECOND_TEXT,
                        max_width=box.w - 40)  # fmt: skip
            y += 30
        self._draw_sums(canvas, Box(box.x + 20, y, box.w - 40, box.bottom - 12 - y))

    def _draw_sums(self, canvas: Canvas, room: Box) -> None:
        """What they do together, or the sentence about what cannot be."""
        if self.problem:
            ink = lighten(BAD, 0.4)
            canvas.icon("alert-triangle", room.x + 12, room.y + 14, 24, ink)
            canvas.paragraph(Box(room.x + 34, room.y, room.w - 34, room.h), self.problem, BODY, ink,
                             "text-semibold", 1.35)  # fmt: skip
            return
        y, telling = room.y, self._telling
        for line in telling.asked.sums(tuple(thing.answer for thing in telling.told)):
            y += canvas.paragraph(Box(room.x, y, room.w, room.bottom - y), line, BODY, TEXT,
                                  "text-semibold", 1.35)  # fmt: skip

    def _draw_slot(
        self, canvas: Canvas, slot: Pressable, thing: AskedThing | None, title: str, *,
        is_next: bool,
    ) -> None:  # fmt: skip
        box = slot.box
        words, upper = box.cut_bottom(WORDS) if box.h > 70 else (None, box)
        picture = upper.inset(4).fitted(self._telling.asked.shape, 1)
        if thing is None:
            edge = (*HANDS, 230) if is_next else LINE
            canvas.rounded(picture, 10, (*mix(INK, HANDS, 0.08), 200), edge, 2)
            canvas.text(*picture.centre, "?", HEADING, HANDS if is_next else SECOND_TEXT,
                        "number-bold", "centre")  # fmt: skip
        else:
            draw_thing(canvas, picture, thing)
            title = thing.name
        if slot.is_hovered and thing is not None:
            canvas.rounded(box, 12, None, (*HANDS, 220), 2)
        is_whole = thing is None or canvas.text_width(title, SMALL) <= box.w
        if words is not None and title and is_whole:
            canvas.text(words.centre_x, words.centre_y, title, SMALL, TEXT, "text", "centre",
                        max_width=words.w)  # fmt: skip


def draw_thing(canvas: Canvas, box: Box, thing: AskedThing) -> None:
    """The picture of a thing, else its name as large as it can be."""
    if thing.paint is not None:
        thing.paint(canvas, box)
        return
    canvas.rounded(box, 10, mix(INK, HANDS, 0.18), mix(LINE, HANDS, 0.4))
    font: Font = "text-semibold"
    room = box.w - 12
    fits = (
        size
        for size in (HEADING, LARGE, BODY)
        if canvas.paragraph_height(room, thing.name, size, font, 1.2) <= box.h - 8
        and all(canvas.text_width(word, size, font) <= room for word in thing.name.split())
    )
    size = next(fits, SMALL)
    high = canvas.paragraph_height(room, thing.name, size, font, 1.2)
    canvas.paragraph(Box(box.x + 6, box.centre_y - high / 2, room, high), thing.name, size,
                     TEXT, font, 1.2, align="centre")  # fmt: skip
