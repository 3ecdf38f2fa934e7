"""A field that opens a list of choices over everything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.text.said import Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import (
    LEFT,
    Clicked,
    Dropped,
    Intent,
    KeyPressed,
    PointerMoved,
    TextTyped,
    Wheel,
)
from engine.ui.theme import (
    BODY,
    SECOND_TEXT,
    SMALL,
    TEXT,
    lighten,
    mix,
)
from engine.ui.widgets.base import (
    RADIUS,
    Shown,
    Tip,
    Widget,
    draw_well,
    faint,
    is_press_key,
)
from engine.ui.widgets.switches import Choice, as_choices, draw_levels

ROW: Final = 48.0
NOTED_ROW: Final = 64.0
MOST_ROWS: Final = 8
MARGIN: Final = 6.0
LEVELS_ROOM: Final = 68.0


class Dropdown(Widget):
    """Shows the selected choice; a click, Space, Enter or an arrow down opens the list."""

    takes_focus = True
    selected: Shown[int] = Shown()

    def __init__(
        self,
        choices: Sequence[Choice | Words],
        selected: int = 0,
        on_change: Callable[[int], object] | None = None,
        *,
        tooltip: Tip | None = None,
        is_enabled: bool = True,
    ) -> None:
        super().__init__(tooltip=tooltip, is_enabled=is_enabled)
        self.choices = as_choices(choices)
        self.selected = selected
        self.on_change = on_change

    def open(self) -> bool:
        """Open the list below the field, or above where there is more room."""
        if not self.is_enabled or self.host is None or not self.choices:
            return False
        popup = DropdownList(self)
        popup.box = popup_box(self.box, popup.wanted_size(), self.host.viewport)
        popup.show_selected()
        self.host.open_popup(popup)
        return True

    def choose(self, index: int) -> None:
        """Select by hand and close the list."""
        if self.host is not None:
            self.host.close_popup()
        if index != self.selected and self.choices[index].is_enabled:
            self.selected = index
            self.play_sound("click")
            if self.on_change is not None:
                self.on_change(index)

    def handle(self, intent: Intent) -> bool:
        """What opens the list."""
        if isinstance(intent, (Clicked, Dropped)):
            inside = intent.button == LEFT and self.box.contains((intent.x, intent.y))
            return inside and self.open()
        is_down = isinstance(intent, KeyPressed) and intent.key == "down" and self.shows_focus
        return (is_press_key(intent) or is_down) and self.open()

    def draw(self, canvas: Canvas) -> None:
        """A well with the choice and an arrow."""
        box = self.box
        draw_well(canvas, box, is_hovered=self.is_hovered and self.is_enabled)
        if self.choices:
            choice = self.choices[self.selected]
            draw_choice(canvas, choice, box, box.right - 48, is_open=self.is_enabled)
        canvas.icon("chevron-down", box.right - 22, box.centre_y, 18, SECOND_TEXT)


class DropdownList(Widget):
    """The open list of a dropdown; scrolls when it is long."""

    takes_text = True
    radius = RADIUS
    lit: Shown[int] = Shown()
    first: Shown[int] = Shown()

    def __init__(self, owner: Dropdown) -> None:
        super().__init__()
        self.owner = owner
        self.lit = owner.selected
        self.first = 0
        self.row = NOTED_ROW if any(choice.note for choice in owner.choices) else ROW

    def wanted_size(self) -> tuple[float, float]:
        """At least as wide as its field, as high as its rows up to eight."""
        rows = min(MOST_ROWS, len(self.owner.choices))
        return (max(self.owner.box.w, 200), rows * self.row + 2 * MARGIN)

    def rows_shown(self) -> int:
        """How many rows the box holds."""
        return max(
            1, min(len(self.owner.choices), int((self.box.h - 2 * MARGIN) / self.row + 0.01))
        )

    def show_selected(self) -> None:
        """Scroll so that the lit row can be seen."""
        least, most = self.lit - self.rows_shown() + 1, self.lit
        self.first = max(0, min(max(self.first, least), most))

    def row_at(self, x: float, y: float) -> int | None:
        """The choice at a point."""
        if not self.box.inset(MARGIN).contains((x, y)):
            return None
        index = self.first + int((y - self.box.y - MARGIN) / self.row)
        return (
            index if index < min(len(self.owner.choices), self.first + self.rows_shown()) else None
        )

    def handle(self, intent: Intent) -> bool:
        """Pointer, wheel, arrows, Enter, and the first letter of a choice."""
        if isinstance(intent, PointerMoved):
            row = self.row_at(intent.x, intent.y)
            self.lit = self.lit if row is None else row
            return True
        if isinstance(intent, (Clicked, Dropped)):
            row = self.row_at(intent.x, intent.y)
            if row is not None and intent.button == LEFT:
                self.owner.choose(row)
            return True
        if isinstance(intent, Wheel):
            most = len(self.owner.choices) - self.rows_shown()
            self.first = max(0, min(most, self.first - round(intent.dy)))
            return True
        if isinstance(intent, TextTyped):
            return self._jump(intent.text)
        return isinstance(intent, KeyPressed) and self._key(intent)

    def _key(self, intent: KeyPressed) -> bool:
        last = len(self.owner.choices) - 1
        if is_press_key(intent):
            self.owner.choose(self.lit)
            return True
        target = {"up": self.lit - 1, "down": self.lit + 1, "home": 0, "end": last}.get(intent.key)
        if target is not None:
            self.lit = max(0, min(last, target))
            self.show_selected()
        return intent.key != "escape"

    def _jump(self, text: str) -> bool:
        count = len(self.owner.choices)
        for n in range(1, count + 1):
            index = (self.lit + n) % count
            if self._letters_of(index).startswith(text.lower()):
                self.lit = index
                self.show_selected()
                break
        return True

    def _letters_of(self, index: int) -> str:
        """The words of a choice in small letters."""
        words = self.owner.choices[index].label
        return "" if self.host is None else self.host.said(words).lower()

    def draw(self, canvas: Canvas) -> None:
        """A raised sheet with the rows."""
        canvas.floating(self.box)
        canvas.shadow(self.box, RADIUS, blur=18, drop=8, strength=130)
        canvas.rounded(
            self.box,
            RADIUS,
            mix(canvas.theme.raised, (0, 0, 0), 0.12),
            lighten(canvas.theme.line, 0.15),
        )
        x, width = self.box.x + MARGIN, self.box.w - 2 * MARGIN
        rows = range(self.first, min(self.first + self.rows_shown(), len(self.owner.choices)))
        for n, index in enumerate(rows):
            self._draw_row(
                canvas, index, Box(x, self.box.y + MARGIN + n * self.row, width, self.row)
            )
        if self.first > 0:
            canvas.icon("chevron-up", self.box.right - 20, self.box.y + 16, 14, SECOND_TEXT)
        if rows.stop < len(self.owner.choices):
            canvas.icon("chevron-down", self.box.right - 20, self.box.bottom - 16, 14, SECOND_TEXT)

    def _draw_row(self, canvas: Canvas, index: int, box: Box) -> None:
        choice, is_selected = self.owner.choices[index], index == self.owner.selected
        if index == self.lit:
            canvas.rounded(box, 7, mix(canvas.theme.raised, canvas.theme.accent, 0.3))
        right = box.right - (36 if is_selected else 12)
        draw_choice(canvas, choice, box, right, is_open=choice.is_enabled)
        if is_selected:
            tick = lighten(canvas.theme.accent, 0.25)
            canvas.icon("check", box.right - 18, box.centre_y, 18, tick)


def draw_choice(canvas: Canvas, choice: Choice, box: Box, right: float, *, is_open: bool) -> None:
    """Level bars or icon, the words, and a quiet second line in a list."""
    ink = TEXT if is_open else faint(TEXT)
    x = box.x + 14
    if choice.level is not None:
        draw_levels(canvas, x, box.centre_y, choice.level)
        x += LEVELS_ROOM
    elif choice.icon:
        canvas.icon(choice.icon, x + 10, box.centre_y, 20, ink)
        x += 32
    has_note = bool(choice.note) and box.h >= NOTED_ROW
    middle = box.centre_y - 11 if has_note else box.centre_y
    canvas.text(
        x, middle, choice.label, BODY, ink, "text-semibold",
        max_width=right - x, exempt=not is_open,
    )  # fmt: skip
    if has_note:
        canvas.text(x, box.centre_y + 12, choice.note, SMALL, SECOND_TEXT, max_width=right - x)


def popup_box(anchor: Box, size: tuple[float, float], viewport: Box) -> Box:
    """Below the anchor, or above where there is more room; always inside the viewport."""
    width, height = size
    below, above = viewport.bottom - anchor.bottom - 12, anchor.y - viewport.y - 12
    goes_below = below >= height or below >= above
    height = min(height, below if goes_below else above)
    y = anchor.bottom + 4 if goes_below else anchor.y - 4 - height
    x = min(max(anchor.x, viewport.x + 8), max(viewport.x + 8, viewport.right - 8 - width))
    return Box(x, y, width, height)
