"""The page that asks what came up on the real board: pictures to click, keys, names to type."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import Clicked, Intent
from engine.ui.real_table.asked import Asked, AskedThing, HalfTold
from engine.ui.real_table.hands_page import DRAWN_FOR, GAP, GROUND, HANDS, INSET, LADDER_SHARE
from engine.ui.real_table.told_column import InARow, ToldColumn, draw_thing
from engine.ui.theme import (
    BODY,
    GOOD,
    HEADING,
    INK,
    LINE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    Colour,
    lighten,
    mix,
    seat_colour,
)
from engine.ui.widgets.base import Pressable, Widget
from engine.ui.widgets.fields import TextField
from engine.ui.widgets.scroll import ScrollArea

SENTENCE: Final = (72.0, 60.0, 48.0, 40.0, 32.0)
MOST_LINES: Final = 2
FIELD: Final = 52.0
ROW_NAME: Final = 140.0
NAME_LINE: Final = 20.0
NOTE_LINE: Final = 18.0
CAP_LINE: Final = 26.0
LONG_NAME: Final = 13
NARROWEST: Final = 122.0
CELL_GAP: Final = 12.0
DIMMED: Final = 0.72
NO_ROW: Final = InARow()


class AskPage(Widget):
    """Lies over the table. `enter` is called with what came up, once all of it is told.

    Where everything has a key of its own the keys choose; else a field filters by name. What is
    drawn `in_a_row` lies side by side, though each is an answer of its own.
    """

    radius = 0.0

    def __init__(
        self,
        asked: Asked,
        title: Words,
        seat: tuple[int | None, Words],
        enter: Callable[[Any], bool],
        changed: Callable[[], object],
        in_a_row: InARow = NO_ROW,
    ) -> None:
        super().__init__()
        self.foot = Box(0, 0, 0, 0)
        self.telling = HalfTold(asked)
        self.title = title
        self._in_a_row = in_a_row
        self._seat, self._who = seat
        self.enter = enter
        self._told_change = changed
        self.field = TextField(
            placeholder=Said("ask-search"), on_change=self._typed, icon="search",
            on_submit=lambda text: self.submit(),
        )  # fmt: skip
        self.area = ScrollArea(self._draw_rows)
        self.cells: dict[AskedThing, Pressable] = {}
        self.told = ToldColumn(self.telling, in_a_row, self.take_out, self._hue)
        self._rows: list[tuple[str, Box]] = []
        self._title_high = 0.0
        self._words = (0.0, 0.0, 0.0)
        self._widest = 0.0
        self.add(self.area)
        self.add(self.field)
        self.add(self.told)
        self.field.is_visible = self.has_field

    # -- what is told

    @property
    def asked(self) -> Asked:
        """What is asked for."""
        return self.telling.asked

    @property
    def said(self) -> str:
        """The sentence in its own words."""
        return self.title if isinstance(self.title, str) else self.title.key

    @property
    def keyboard(self) -> Widget | None:
        """What hears the keys first; None where each thing has a key of its own."""
        return self.field if self.has_field else None

    @property
    def deals(self) -> bool:
        """Whether it asks what came to one seat after the other."""
        return self.telling.part.seat is not None

    @property
    def has_field(self) -> bool:
        """Whether names are typed."""
        return not self.telling.part.has_keys

    @property
    def outcome(self) -> Any | None:
        """What came up, once all of it is told."""
        return self.telling.outcome

    @property
    def things(self) -> tuple[AskedThing, ...]:
        """What is shown: all of it, or what fits the words typed."""
        return self.telling.fitting(self.field.text if self.has_field else "")

    @property
    def guess(self) -> AskedThing | None:
        """What Enter chooses: the first that fits the words typed, else what was told before."""
        if self.has_field and self.field.text.strip():
            return next(iter(self.things), None)
        may = (each for each in self.things if each.answer == self._in_a_row.again)
        return next(filter(self.telling.may_be, may), None)

    def choose(self, thing: AskedThing) -> None:
        """This came up; if that cannot be, one sentence says why."""
        if self.outcome is not None:
            return
        if not self.telling.choose(thing):
            key = "ask-lies" if thing.lies else "ask-once"
            said = Said(key, {"thing": thing.name, "where": thing.lies})
            self._refuse(thing.refusal or said)
            return
        self.field.replace_text("")
        self._renewed()
        is_all = self.asked.count == 1 or self.asked.is_enough(self.telling.answers)
        if self.outcome is not None and is_all and not self.deals:
            self.submit()

    def submit(self) -> None:
        """Hand in what is told, or choose what is typed."""
        outcome, told = self.outcome, self.telling.told
        if outcome is not None and self.telling.problem:
            self._refuse(self.telling.problem)
        elif outcome is not None:
            if not self.enter(outcome) and len(told) == 1:
                self.back()
                self._refuse(Said("ask-cannot", {"thing": told[0].name}))
        elif self.guess is not None:
            self.choose(self.guess)
        elif self.field.text.strip():
            self._refuse(Said("ask-none", {"words": self.field.text.strip()}))

    def back(self) -> bool:
        """The last thing told is asked for again; False when nothing was told here."""
        if self.clear():
            return True
        is_back = self.telling.take_back()
        if is_back:
            self._renewed()
        return is_back

    def clear(self) -> bool:
        """What is typed is dropped; False when nothing was."""
        had = bool(self.field.text)
        if had:
            self.field.replace_text("")
            self._renewed()
        return had

    def take_out(self, part: int, place: int) -> None:
        """That one was another."""
        self.telling.take_out(part, place)
        self._renewed()

    def _refuse(self, sentence: Words) -> None:
        self.told.problem = sentence
        self.play_sound("wrong")
        self.changed()

    def _typed(self, text: str) -> None:
        self._renewed()

    def _renewed(self) -> None:
        self.told.problem = ""
        self.told.renew()
        self.field.is_visible = self.has_field
        self.placed()
        self.changed()
        self._told_change()

    # -- input

    def handle(self, intent: Intent) -> bool:
        """Nothing below the page is clicked on."""
        return isinstance(intent, Clicked)

    # -- places

    def placed(self) -> None:
        """Things at the left under the sentence, what was told at the right."""
        left, right = self._columns()
        top = left.y + self._title_high
        if self.has_field:
            self.field.box = Box(left.x, top, min(left.w, 446.0), FIELD)
            top += FIELD + GAP
        self.area.box = Box(left.x, top, left.w, max(0.0, left.bottom - top))
        self._place_things()
        self.told.box = right

    @property
    def _hue(self) -> Colour:
        seat = self._asked_seat
        return HANDS if seat is None else seat_colour(seat)

    @property
    def _asked_seat(self) -> int | None:
        """Whose it is what is asked for now."""
        of_part = self.telling.part.seat
        return self._seat if of_part is None else of_part

    @property
    def _unit(self) -> float:
        return min(self.box.w / DRAWN_FOR[0], self.box.h / DRAWN_FOR[1])

    def _columns(self) -> tuple[Box, Box]:
        box, inset = self.box, INSET * self._unit
        wide = box.w * LADDER_SHARE
        right = Box(box.right - wide - GAP, box.y + GAP, wide, box.h - 2 * GAP)
        return Box(box.x + inset, right.y, right.x - GAP - box.x - inset, right.h), right

    def _place_things(self) -> None:
        """Each row of things in lines of pictures, as large as there is room."""
        self.area.remove_all()
        self.cells, self._rows = {}, []
        rows: dict[str, list[AskedThing]] = {}
        for thing in self.things:
            rows.setdefault(thing.row, []).append(thing)
        if not rows or self.area.box.w < NARROWEST:
            return
        self._words = self._words_room()
        indent = ROW_NAME if any(rows) else 0.0
        wide = self.area.inner_width - indent
        picture, columns = self._picture_size(rows, wide)
        cell = (wide - CELL_GAP * (columns - 1)) / columns
        cell = min(cell, max(NARROWEST, self._widest + 14, picture * self.asked.shape + 16) * 1.25)
        high, y = picture + 14 + sum(self._words), 4.0
        for name, things in rows.items():
            lines = -(-len(things) // columns)
            self._rows.append((name, Box(0, y, indent, picture)))
            for number, thing in enumerate(things):
                line, column = divmod(number, columns)
                home = Box(indent + column * (cell + CELL_GAP), y + line * (high + CELL_GAP), cell,
                           high)  # fmt: skip
                key = thing.code if self.telling.part.has_keys else None
                button = Pressable(partial(self.choose, thing), radius=12, sound="token", key=key,
                                   paint=partial(self._draw_cell, thing=thing))  # fmt: skip
                self.cells[thing] = button
                self.area.place(button, home)
            y += lines * (high + CELL_GAP)
        self.area.content_height = y - CELL_GAP + 4

    def _words_room(self) -> tuple[float, float, float]:
        """The room under a picture for its name, its note and its key."""
        things = self.telling.part.things
        named = [each.name for each in things if each.name != each.code and self.asked.has_names]
        lines = 0 if not named else 1 + any(len(name) > LONG_NAME for name in named)
        has_note = any(each.note for each in things)
        has_cap = any(len(each.code) == 1 for each in things)
        return NAME_LINE * lines, NOTE_LINE * has_note, CAP_LINE * has_cap

    def _picture_size(self, rows: dict[str, list[AskedThing]], wide: float) -> tuple[float, int]:
        """How high pictures are, and how many stand side by side, so that all is in view."""
        most, least = max(map(len, rows.values())), self.asked.least
        steps = int(max(0.0, self.asked.most - least) / 6.0)
        for size in [least + 6.0 * step for step in range(steps, -1, -1)]:
            fit = self._columns_of(size, wide, most)
            columns = -(-most // -(-most // fit))
            lines = sum(-(-len(row) // columns) for row in rows.values())
            each = size + 14 + sum(self._words) + CELL_GAP
            if lines * each <= self.area.box.h:
                return size, columns
        return least, self._columns_of(least, wide, most)

    def _columns_of(self, size: float, wide: float, most: int) -> int:
        each = max(NARROWEST, self._widest + 14, size * self.asked.shape + 16)
        return max(1, min(most, int((wide + CELL_GAP) // (each + CELL_GAP))))

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """Ground, sentence, the column of what is told."""
        box, unit = self.box, self._unit
        hue = self._hue
        for ground in (box, self.foot):
            canvas.rounded(ground, 0, mix(GROUND, hue, 0.05))
        canvas.glow(box.x + box.w * 0.28, box.y + box.h * 0.2, box.w * 0.4, box.h * 0.42, hue, 0.12)
        left, _ = self._columns()
        high = self._draw_sentence(canvas, left, unit)
        found = (high, _longest_word(canvas, self.telling.part.things, self.asked))
        if found != (self._title_high, self._widest):
            self._title_high, self._widest = found
            self.placed()

    def _draw_sentence(self, canvas: Canvas, left: Box, unit: float) -> float:
        y, x = left.y + 26 * unit + 10, left.x
        seat, part = self._asked_seat, self.telling.part
        if seat is None:
            canvas.icon("hand", x + 15, y, 30, HANDS)
        else:
            canvas.seat_mark(seat, x + 15, y, 15)
        x += 44
        who = part.title if self.deals else self._who
        x += canvas.text(x, y, who, HEADING, TEXT, "text-semibold", max_width=left.w / 2) + 16
        if self.told.count > 1:
            count = f"{self.told.told} / {self.told.count}"
            if self.deals:
                count = f"{self.telling.told_of_part} / {part.count}"
            x += canvas.tag(x, y, count, HANDS, "hand", solid=False) + 12
        if self.asked.note:
            canvas.text(x, y, self.asked.note, BODY, SECOND_TEXT, max_width=left.right - x)
        y += 26 * unit + 14
        font = canvas.theme.title_font
        sizes = [size * unit for size in SENTENCE]
        size = next((each for each in sizes if self._lines(canvas, left.w, each) <= MOST_LINES),
                    sizes[-1])  # fmt: skip
        high = canvas.paragraph(Box(left.x, y, left.w, left.h), self.title, size, TEXT, font,
                                line_height=1.15)  # fmt: skip
        return y + high + GAP - left.y

    def _lines(self, canvas: Canvas, width: float, size: float) -> int:
        return len(canvas.paragraph_lines(width, self.title, size, canvas.theme.title_font))

    def _draw_rows(self, canvas: Canvas, content: Box) -> None:
        for name, box in self._rows:
            if name:
                place = box.moved(content.x, content.y)
                high = canvas.paragraph_height(place.w - 10, name, BODY, line_height=1.25)
                room = Box(place.x, place.centre_y - high / 2, place.w - 10, high)
                canvas.paragraph(room, name, BODY, TEXT, "text-semibold", 1.25)

    def _draw_cell(self, canvas: Canvas, cell: Pressable, thing: AskedThing) -> None:
        box, may = cell.box, self.telling.may_be(thing)
        is_lit = may and (cell.is_hovered or thing is self.guess)
        ground = mix(INK, HANDS, 0.20 if is_lit else 0.05)
        canvas.rounded(box, 12, ground, (*HANDS, 220) if is_lit else LINE, 2 if is_lit else 1)
        picture = Box(box.x + 8, box.y + 8, box.w - 16, box.h - 14 - sum(self._words))
        if thing.paint is not None:
            picture = picture.fitted(self.asked.shape, 1)
        draw_thing(canvas, picture, thing)
        if not may:
            canvas.rounded(box, 12, (*INK, round(255 * DIMMED)))
        self._draw_words(canvas, box, thing, may=may)
        times = self.telling.times(thing)
        if times:
            canvas.disc(box.right - 16, box.y + 16, 15, GOOD, INK, 2)
            canvas.text(box.right - 16, box.y + 16, str(times), BODY, INK, "number-bold", "centre")

    def _draw_words(self, canvas: Canvas, box: Box, thing: AskedThing, *, may: bool) -> None:
        """Name, what it does or where it lies, and its key."""
        names, notes, caps = self._words
        colour, room = TEXT if may else SECOND_TEXT, box.w - 10
        y = box.bottom - 4 - names - notes - caps
        if names and thing.name != thing.code and thing.paint is not None:
            lines = canvas.paragraph_lines(room, thing.name, BODY, "text-semibold")
            most = int(names // NAME_LINE)
            step = names / max(1, min(most, len(lines)))
            for number, line in enumerate(lines[:most]):
                canvas.text(box.centre_x, y + step * (number + 0.5), line, BODY, colour,
                            "text-semibold", "centre", max_width=room)  # fmt: skip
        if thing.note:
            canvas.text(box.centre_x, y + names + notes / 2, thing.note, SMALL, SECOND_TEXT, "text",
                        "centre", max_width=room)  # fmt: skip
        if thing.lies:
            high = canvas.paragraph_height(room, thing.lies, SMALL, "text-semibold", 1.25)
            middle = (box.y + y) / 2
            canvas.paragraph(Box(box.x + 5, middle - high / 2, room, high), thing.lies, SMALL,
                             lighten(HANDS, 0.3), "text-semibold", 1.25,
                             align="centre")  # fmt: skip
        if len(thing.code) == 1 and may:
            wide = canvas.key_cap_width(thing.code)
            canvas.key_cap(box.centre_x + wide / 2, box.bottom - 4 - caps / 2, thing.code)


def _longest_word(canvas: Canvas, things: Sequence[AskedThing], asked: Asked) -> float:
    """How wide the widest word is that stands below a picture."""
    named = [each.name for each in things if asked.has_names and each.paint is not None]
    words = {word for name in named for word in name.split()}
    return max((canvas.text_width(word, BODY, "text-semibold") for word in words), default=0.0)
