"""A choice out of pictures with a search field: what is typed leaves those whose names have it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import LEFT, Clicked, Intent, KeyPressed, PointerMoved, TextTyped, Wheel
from engine.ui.theme import BODY, LARGE, SECOND_TEXT, TEXT, WHITE, mix
from engine.ui.widgets.base import Widget

INSET: Final = 20.0
HEAD: Final = 50.0
FIELD: Final = 46.0
GAP: Final = 8.0
LONGEST: Final = 40
ARROWS: Final = {"left": -1, "right": 1}


@dataclass(frozen=True, slots=True)
class ChoicePicture:
    """Something to choose: its value, the name by which it is found, how it looks in a box.

    `paint` is told whether it is lit.
    """

    value: Any
    name: str
    paint: Callable[[Canvas, Box, bool], None]


class PictureChoice(Widget):
    """A popup: the title, the search field, the pictures in lines that scroll.

    Letters and digits are the field's, arrows light another picture, Enter or a click chooses it.
    """

    takes_focus = True
    takes_text = True
    takes_key_repeat = True
    radius = 14.0

    def __init__(
        self,
        title: Words,
        pictures: Sequence[ChoicePicture],
        choose: Callable[[Any], object],
        *,
        cell: tuple[float, float] = (200.0, 48.0),
        columns: int = 4,
    ) -> None:
        super().__init__()
        self.title = title
        self.pictures = tuple(pictures)
        self.typed = ""
        self.lit = 0
        self._choose = choose
        self._cell = cell
        self._columns = max(1, min(columns, len(pictures)))
        self._first = 0

    # -- what is shown

    @property
    def found(self) -> tuple[ChoicePicture, ...]:
        """Those whose names have every word that is typed, at the beginning of a word if any do."""
        words = self.typed.casefold().split()

        def has(picture: ChoicePicture, is_start: bool) -> bool:
            name = picture.name.casefold()
            parts = name.split()
            return all(
                any(part.startswith(word) for part in parts) if is_start else word in name
                for word in words
            )

        at_start = tuple(each for each in self.pictures if has(each, True))
        return at_start or tuple(each for each in self.pictures if has(each, False))

    @property
    def lines(self) -> int:
        """How many lines of pictures have room."""
        room = self.box.h - HEAD - FIELD - 2 * INSET
        return max(1, int((room + GAP) // (self._cell[1] + GAP)))

    def place_in(self, room: Box) -> None:
        """As large as the pictures need, in the middle of a room."""
        width, height = self._cell
        columns, rows = self._columns, -(-len(self.pictures) // self._columns)
        wide = min(room.w, columns * (width + GAP) - GAP + 2 * INSET)
        high = min(room.h, HEAD + FIELD + rows * (height + GAP) - GAP + 2 * INSET)
        self.box = Box.around(*room.centre, wide, high)

    def cell_of(self, number: int) -> Box | None:
        """Where one of those found stands; None while it is scrolled away."""
        line, column = divmod(number, self._columns)
        if not self._first <= line < self._first + self.lines:
            return None
        box, height = self.box, self._cell[1]
        width = (box.w - 2 * INSET + GAP) / self._columns - GAP
        top = box.y + HEAD + FIELD + INSET
        return Box(
            box.x + INSET + column * (width + GAP), top + (line - self._first) * (height + GAP),
            width, height,
        )  # fmt: skip

    def box_of(self, value: Any) -> Box | None:
        """Where the picture of a value stands, if it is in view."""
        numbers = [number for number, each in enumerate(self.found) if each.value == value]
        return self.cell_of(numbers[0]) if numbers else None

    # -- input

    def handle(self, intent: Intent) -> bool:
        """Typing searches; arrows, wheel and pointer look; Enter and clicks choose."""
        match intent:
            case TextTyped(text):
                self._search((self.typed + text)[:LONGEST])
            case KeyPressed():
                return self._key(intent)
            case PointerMoved(x, y):
                self._light(self._at(x, y))
            case Wheel(dy=dy):
                self._scroll(-1 if dy > 0 else 1)
            case Clicked(x, y, button) if button == LEFT:
                self._take(self._at(x, y))
        return True

    def _key(self, intent: KeyPressed) -> bool:
        columns = self._columns
        steps = {**ARROWS, "up": -columns, "down": columns}
        if intent.key in steps:
            last = len(self.found) - 1
            self._light(max(0, min(last, self.lit + steps[intent.key])))
            line = self.lit // columns
            self._first = max(line - self.lines + 1, min(self._first, line))
        elif intent.key == "backspace":
            self._search(self.typed[:-1])
        elif intent.key == "return":
            self._take(self.lit)
        else:
            return intent.is_character
        return True

    def _search(self, typed: str) -> None:
        self.typed, self.lit, self._first = typed, 0, 0
        self.changed()

    def _light(self, number: int | None) -> None:
        if number is not None and number != self.lit:
            self.lit = number
            self.changed()

    def _scroll(self, by: int) -> None:
        lines = -(-len(self.found) // self._columns)
        self._first = max(0, min(lines - self.lines, self._first + by))
        self.changed()

    def _at(self, x: float, y: float) -> int | None:
        for number in range(len(self.found)):
            cell = self.cell_of(number)
            if cell is not None and cell.contains((x, y)):
                return number
        return None

    def _take(self, number: int | None) -> None:
        if number is None or not 0 <= number < len(self.found):
            return
        chosen = self.found[number].value
        if self.host is not None:
            self.host.close_popup()
        self.play_sound("click")
        self._choose(chosen)

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """The ground, the field, the pictures in view."""
        box, theme = self.box, canvas.theme
        canvas.shadow(box, 14, blur=30, drop=10, strength=190)
        canvas.rounded(box, 14, theme.panel, theme.line, 1.5)
        room = box.w - 2 * INSET
        canvas.text(box.x + INSET, box.y + HEAD / 2 + 4, self.title, LARGE, TEXT, "text-semibold",
                    max_width=room)  # fmt: skip
        field = Box(box.x + INSET, box.y + HEAD, room, FIELD)
        canvas.rounded(field, 10, mix(theme.panel, (0, 0, 0), 0.35), theme.accent, 1.5)
        canvas.icon("search", field.x + 22, field.centre_y, 18, SECOND_TEXT)
        words, ink = (self.typed, TEXT) if self.typed else (Said("picture-search"), SECOND_TEXT)
        canvas.text(field.x + 42, field.centre_y, words, BODY, ink, "text-semibold",
                    max_width=field.w - 54)  # fmt: skip
        found = self.found
        if not found:
            canvas.text(field.x + 4, field.bottom + INSET + 14, Said("picture-none"), BODY,
                        SECOND_TEXT, max_width=room)  # fmt: skip
        for number, picture in enumerate(found):
            cell = self.cell_of(number)
            if cell is not None:
                picture.paint(canvas, cell, number == self.lit)
                if number == self.lit:
                    canvas.rounded(cell.inset(-2), 10, None, WHITE, 2)
        self._draw_rail(canvas, -(-len(found) // self._columns))

    def _draw_rail(self, canvas: Canvas, lines: int) -> None:
        """How much there is above and below."""
        if lines <= self.lines:
            return
        box, top = self.box, self.box.y + HEAD + FIELD + INSET
        high = box.bottom - INSET - top
        part = high * self.lines / lines
        at = top + high * self._first / lines
        canvas.rounded(Box(box.right - 12, at, 5, part), 2.5, canvas.theme.line)
