"""What comes up over a page: lists of choices, menus, pictures to choose from, toasts, tooltips."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from engine.text.message import Message, Words
from engine.ui import display
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import (
    BAD,
    BODY,
    GOOD,
    LARGE,
    LINE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WARNING,
    WHITE,
    Colour,
    darken,
    lighten,
    mix,
)
from engine.ui.widgets import base
from engine.ui.widgets.fields import Choice, as_choices, draw_levels

# A field that opens a list of choices over everything else.

ROW: Final = 48.0
NOTED_ROW: Final = 64.0
MOST_ROWS: Final = 8
MARGIN: Final = 6.0
LEVELS_ROOM: Final = 68.0


class Dropdown(base.Widget):
    """Shows the selected choice; a click, Space, Enter or an arrow down opens the list."""

    takes_focus = True
    selected: base.Shown[int] = base.Shown()

    def __init__(
        self,
        choices: Sequence[Choice | Words],
        selected: int = 0,
        on_change: Callable[[int], object] | None = None,
        *,
        tooltip: base.Tip | None = None,
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
        if self.host is not None:
            self.host.close_popup()
        if index != self.selected and self.choices[index].is_enabled:
            self.selected = index
            self.play_sound("click")
            if self.on_change is not None:
                self.on_change(index)

    def handle(self, intent: display.Intent) -> bool:
        if isinstance(intent, (display.Clicked, display.Dropped)):
            inside = intent.button == display.LEFT and self.box.contains((intent.x, intent.y))
            return inside and self.open()
        is_down = (
            isinstance(intent, display.KeyPressed) and intent.key == "down" and self.shows_focus
        )
        return (base.is_press_key(intent) or is_down) and self.open()

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        base.draw_well(canvas, box, is_hovered=self.is_hovered and self.is_enabled)
        if self.choices:
            choice = self.choices[self.selected]
            draw_choice(canvas, choice, box, box.right - 48, is_open=self.is_enabled)
        canvas.icon("chevron-down", box.right - 22, box.centre_y, 18, SECOND_TEXT)


class DropdownList(base.Widget):
    takes_text = True
    radius = base.RADIUS
    lit: base.Shown[int] = base.Shown()
    first: base.Shown[int] = base.Shown()

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
        return max(
            1, min(len(self.owner.choices), int((self.box.h - 2 * MARGIN) / self.row + 0.01))
        )

    def fit_finger(self, least: float, viewport: Box) -> None:
        self.row = max(self.row, least)
        self.box = popup_box(self.owner.box, self.wanted_size(), viewport)
        self.show_selected()

    def show_selected(self) -> None:
        """Scroll so that the lit row can be seen."""
        least, most = self.lit - self.rows_shown() + 1, self.lit
        self.first = max(0, min(max(self.first, least), most))

    def row_at(self, x: float, y: float) -> int | None:
        if not self.box.inset(MARGIN).contains((x, y)):
            return None
        index = self.first + int((y - self.box.y - MARGIN) / self.row)
        return (
            index if index < min(len(self.owner.choices), self.first + self.rows_shown()) else None
        )

    def handle(self, intent: display.Intent) -> bool:
        """Pointer, wheel, arrows, Enter, and the first letter of a choice."""
        if isinstance(intent, display.PointerMoved):
            row = self.row_at(intent.x, intent.y)
            self.lit = self.lit if row is None else row
            return True
        if isinstance(intent, (display.Clicked, display.Dropped)):
            row = self.row_at(intent.x, intent.y)
            if row is not None and intent.button == display.LEFT:
                self.owner.choose(row)
            return True
        if isinstance(intent, display.Wheel):
            most = len(self.owner.choices) - self.rows_shown()
            self.first = max(0, min(most, self.first - round(intent.dy)))
            return True
        if isinstance(intent, display.TextTyped):
            return self._jump(intent.text)
        return isinstance(intent, display.KeyPressed) and self._key(intent)

    def _key(self, intent: display.KeyPressed) -> bool:
        last = len(self.owner.choices) - 1
        if base.is_press_key(intent):
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
        words = self.owner.choices[index].label
        return "" if self.host is None else self.host.said(words).lower()

    def draw(self, canvas: Canvas) -> None:
        canvas.floating(self.box)
        canvas.shadow(self.box, base.RADIUS, blur=18, drop=8, strength=130)
        canvas.rounded(
            self.box,
            base.RADIUS,
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
    ink = TEXT if is_open else base.faint(TEXT)
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


# A choice out of pictures with a search field: what is typed leaves those whose names have it.

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


class PictureChoice(base.Widget):
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
        room = self.box.h - HEAD - FIELD - 2 * INSET
        return max(1, int((room + GAP) // (self._cell[1] + GAP)))

    def place_in(self, room: Box) -> None:
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

    def handle(self, intent: display.Intent) -> bool:
        """Typing searches; arrows, wheel and pointer look; Enter and clicks choose."""
        match intent:
            case display.TextTyped(text):
                self._search((self.typed + text)[:LONGEST])
            case display.KeyPressed():
                return self._key(intent)
            case display.PointerMoved(x, y):
                self._light(self._at(x, y))
            case display.Wheel(dy=dy):
                self._scroll(-1 if dy > 0 else 1)
            case display.Clicked(x, y, button) if button == display.LEFT:
                self._take(self._at(x, y))
        return True

    def _key(self, intent: display.KeyPressed) -> bool:
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
        box, theme = self.box, canvas.theme
        canvas.shadow(box, 14, blur=30, drop=10, strength=190)
        canvas.rounded(box, 14, theme.panel, theme.line, 1.5)
        room = box.w - 2 * INSET
        canvas.text(box.x + INSET, box.y + HEAD / 2 + 4, self.title, LARGE, TEXT, "text-semibold",
                    max_width=room)  # fmt: skip
        field = Box(box.x + INSET, box.y + HEAD, room, FIELD)
        canvas.rounded(field, 10, mix(theme.panel, (0, 0, 0), 0.35), theme.accent, 1.5)
        canvas.icon("search", field.x + 22, field.centre_y, 18, SECOND_TEXT)
        words, ink = (self.typed, TEXT) if self.typed else (Message("picture-search"), SECOND_TEXT)
        canvas.text(field.x + 42, field.centre_y, words, BODY, ink, "text-semibold",
                    max_width=field.w - 54)  # fmt: skip
        found = self.found
        if not found:
            canvas.text(field.x + 4, field.bottom + INSET + 14, Message("picture-none"), BODY,
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


# A short list of commands over everything else.

COMMAND_ROW: Final = 44.0
MENU_INSET: Final = 6.0
WIDTH: Final = 336.0


@dataclass(frozen=True, slots=True)
class Command:
    label: Words
    on_click: Callable[[], object]
    icon: str = "dots"
    key: str = ""
    enabled: bool = True


class PopupMenu(base.Widget):
    lit: base.Shown[int] = base.Shown()

    def __init__(self, commands: Sequence[Command], width: float = WIDTH) -> None:
        super().__init__()
        self.commands = tuple(commands)
        self.width, self.row = width, COMMAND_ROW
        self._anchor = base.NO_BOX
        self.lit = next((n for n, each in enumerate(commands) if each.enabled), 0)

    def place_under(self, anchor: Box, viewport: Box) -> None:
        self._anchor = anchor
        height = len(self.commands) * self.row + 2 * MENU_INSET
        x = min(max(viewport.x + 8, anchor.right - self.width), viewport.right - self.width - 8)
        y = min(anchor.bottom + 6, viewport.bottom - height - 8)
        self.box = Box(x, max(8.0, y), self.width, height)

    def row_box(self, index: int) -> Box:
        y = self.box.y + MENU_INSET + index * self.row
        return Box(self.box.x + MENU_INSET, y, self.box.w - 2 * MENU_INSET, self.row)

    def fit_finger(self, least: float, viewport: Box) -> None:
        most = (viewport.h - 16 - 2 * MENU_INSET) / len(self.commands)
        self.row = max(self.row, min(least, most))
        self.place_under(self._anchor, viewport)

    def handle(self, intent: display.Intent) -> bool:
        """Pointer, arrows, Enter; anything else closes the menu."""
        if isinstance(intent, display.PointerMoved):
            row = self._row_at(intent.x, intent.y)
            self.lit = self.lit if row is None else row
            return True
        if isinstance(intent, (display.Clicked, display.Dropped)):
            row = self._row_at(intent.x, intent.y)
            if row is not None and intent.button == display.LEFT:
                self._do(row)
            return True
        if base.is_press_key(intent):
            self._do(self.lit)
            return True
        if isinstance(intent, display.KeyPressed) and intent.key in {"up", "down"}:
            self._step(1 if intent.key == "down" else -1)
            return True
        return isinstance(intent, display.KeyPressed) and intent.key in ARROWS

    def _row_at(self, x: float, y: float) -> int | None:
        rows = range(len(self.commands))
        return next((row for row in rows if self.row_box(row).contains((x, y))), None)

    def _step(self, by: int) -> None:
        for n in range(1, len(self.commands) + 1):
            row = (self.lit + n * by) % len(self.commands)
            if self.commands[row].enabled:
                self.lit = row
                return

    def _do(self, row: int) -> None:
        if self.commands[row].enabled and self.host is not None:
            self.host.close_popup()
            self.play_sound("click")
            self.commands[row].on_click()

    def draw(self, canvas: Canvas) -> None:
        canvas.floating(self.box)
        canvas.shadow(self.box, 12, blur=20, drop=10, strength=140)
        canvas.rounded(self.box, 12, mix(canvas.theme.raised, (0, 0, 0), 0.12), lighten(LINE, 0.15))
        for row, command in enumerate(self.commands):
            self._draw_row(canvas, self.row_box(row), command, is_lit=row == self.lit)

    def _draw_row(self, canvas: Canvas, box: Box, command: Command, *, is_lit: bool) -> None:
        if is_lit and command.enabled:
            canvas.rounded(box, 8, mix(canvas.theme.raised, canvas.theme.accent, 0.28))
        ink = TEXT if command.enabled else base.faint(TEXT)
        quiet = SECOND_TEXT if command.enabled else base.faint(SECOND_TEXT)
        canvas.icon(command.icon, box.x + 22, box.centre_y, 20, quiet)
        canvas.text(box.x + 46, box.centre_y, command.label, BODY, ink, exempt=not command.enabled)
        if command.key and command.enabled:
            canvas.key_cap(box.right - 10, box.centre_y, command.key)


# Short messages that come and go by themselves.

Tone = Literal["plain", "good", "warning", "bad"]

SHOWN_SECONDS: Final = 3.0
SECONDS_PER_LETTER: Final = 0.05
MOST: Final = 3
TOAST_GAP: Final = 10.0
FOLLOWING: Final = ("warning", "bad")
WIDEST: Final = 720.0
LOOKS: Final[dict[Tone, tuple[str, Colour]]] = {
    "plain": ("info-circle", SECOND_TEXT),
    "good": ("check", GOOD),
    "warning": ("alert-triangle", WARNING),
    "bad": ("alert-triangle", BAD),
}


@dataclass(slots=True)
class Toast:
    text: str
    tone: Tone
    seconds_left: float


class Toasts:
    """The messages on the screen, the newest lowest; at most three."""

    def __init__(self) -> None:
        self.messages: list[Toast] = []

    @property
    def seconds_left(self) -> float | None:
        """When the next one goes."""
        return min((toast.seconds_left for toast in self.messages), default=None)

    def add(self, text: str, tone: Tone = "plain") -> None:
        """Say something; saying it again only makes it stand longer."""
        seconds = SHOWN_SECONDS + SECONDS_PER_LETTER * len(text)
        self.messages = [toast for toast in self.messages if toast.text != text]
        self.messages = [*self.messages, Toast(text, tone, seconds)][-MOST:]

    def turn_page(self) -> bool:
        """Another page: only what went wrong follows there; whether a message went."""
        before = len(self.messages)
        self.messages = [toast for toast in self.messages if toast.tone in FOLLOWING]
        return len(self.messages) != before

    def pass_time(self, seconds: float) -> bool:
        """Let time go by; whether a message went."""
        for toast in self.messages:
            toast.seconds_left -= seconds
        before = len(self.messages)
        self.messages = [toast for toast in self.messages if toast.seconds_left > 1e-9]
        return len(self.messages) != before

    def draw(self, canvas: Canvas, viewport: Box, above: float | None = None) -> None:
        """In the middle, `above` a height, and above where most tables have their action bar."""
        bottom = viewport.bottom - 152
        bottom = bottom if above is None else min(above, bottom)
        for toast in reversed(self.messages):
            bottom = self._draw_one(canvas, toast, viewport, bottom) - TOAST_GAP

    def _draw_one(self, canvas: Canvas, toast: Toast, viewport: Box, bottom: float) -> float:
        icon, colour = LOOKS[toast.tone]
        room = min(WIDEST, viewport.w - 120)
        lines = canvas.paragraph_lines(room, toast.text, BODY)
        width = max(canvas.text_width(line, BODY) for line in lines) + 1
        step = canvas.line_step(BODY, 1.4)
        height = max(48.0, len(lines) * step + 20)
        box = Box(viewport.centre_x - (width + 72) / 2, bottom - height, width + 72, height)
        canvas.floating(box)
        canvas.shadow(box, 12, blur=16, drop=6, strength=140)
        canvas.rounded(
            box, 12, darken(canvas.theme.raised, 0.06), mix(lighten(LINE, 0.1), colour, 0.35)
        )
        canvas.icon(icon, box.x + 28, box.centre_y, 20, colour)
        words = Box(box.x + 52, box.centre_y - len(lines) * step / 2, width + 1, height)
        canvas.paragraph(words, toast.text, BODY, TEXT, line_height=1.4)
        return box.y


# Words beside the pointer, after it has rested for a moment or been held down.

HOVER_SECONDS: Final = 0.4
WIDEST_TIP: Final = 360.0
TIP_INSET: Final = 14.0
TIP_GAP: Final = 18.0


class TooltipTimer:
    """Counts how long the pointer has rested; any key, press or move elsewhere starts again."""

    def __init__(self) -> None:
        self.tip: base.Tip | None = None
        self.at = (0.0, 0.0)
        self.is_shown = False
        self._rested = 0.0

    @property
    def seconds_left(self) -> float | None:
        """When the tooltip is due; None when none is waiting."""
        if self.tip is None or self.is_shown:
            return None
        return max(0.0, HOVER_SECONDS - self._rested)

    def rest(self, tip: base.Tip | None, at: tuple[float, float]) -> bool:
        """The pointer moved to a place with this tooltip; whether the picture changes."""
        if tip == self.tip:
            if not self.is_shown:
                self.at = at
                self._rested = 0.0
            return False
        was_shown, self.is_shown = self.is_shown, False
        self.tip, self.at, self._rested = tip, at, 0.0
        return was_shown

    def hide(self) -> bool:
        """Something else happens now; whether the picture changes."""
        was_shown, self.is_shown = self.is_shown, False
        self.tip = None
        return was_shown

    def show(self, tip: base.Tip | None, at: tuple[float, float]) -> bool:
        """Show at once, as on a long press; whether the picture changes."""
        if tip is None:
            return self.hide()
        self.tip, self.at, self.is_shown = tip, at, True
        return True

    def hear(self, intent: display.Intent) -> None:
        """Whatever a key does, whoever takes it, what was pointed at is no longer the matter."""
        if isinstance(intent, display.KeyPressed):
            self.hide()

    def still(self, tip_under: Callable[[float, float], base.Tip | None]) -> base.Tip | None:
        """What is shown, as long as what it belongs to lies there; a card as it is by now."""
        if not self.is_shown:
            return None
        now = tip_under(*self.at)
        if now is None or (now != self.tip and not isinstance(now, base.TipCard)):
            self.hide()
        else:
            self.tip = now
        return self.tip

    def pass_time(self, seconds: float) -> bool:
        """Let time go by; whether the tooltip appeared."""
        if self.tip is None or self.is_shown:
            return False
        self._rested += seconds
        self.is_shown = self._rested >= HOVER_SECONDS - 1e-9
        return self.is_shown


def draw_tip(canvas: Canvas, tip: base.Tip, at: tuple[float, float], viewport: Box) -> Box:
    """Draw a tooltip near a point, inside the viewport; returns its box."""
    if isinstance(tip, base.TipCard):
        size = (tip.width + 2 * TIP_INSET, tip.height + 2 * TIP_INSET)
        box = tip_box(at, size, viewport)
        if tip.above is not None:
            top = min(box.y, tip.above - TIP_GAP - box.h)
            box = Box(box.x, max(viewport.y + 8, top), *size)
        _draw_ground(canvas, box)
        tip.draw(canvas, box.inset(TIP_INSET))
        return box
    title, _, rest = canvas.with_buttons(canvas.said(tip)).partition("\n")
    has_title = bool(rest)
    words = rest or title
    lines = canvas.paragraph_lines(WIDEST_TIP, words, BODY)
    widths = [canvas.text_width(line, BODY) for line in lines]
    if has_title:
        widths.append(canvas.text_width(title, BODY, "text-semibold"))
    width = min(WIDEST_TIP, max(widths)) + 1
    step = canvas.line_step(BODY, 1.45)
    head = step + 4 if has_title else 0.0
    height = head + len(lines) * step
    box = tip_box(at, (width + 2 * TIP_INSET, height + 2 * TIP_INSET - 4), viewport)
    _draw_ground(canvas, box)
    inner = Box(box.x + TIP_INSET, box.y + TIP_INSET - 2, width, height)
    if has_title:
        y = inner.y + step / 2
        canvas.text(inner.x, y, title, BODY, TEXT, "text-semibold", max_width=width)
    words_box = Box(inner.x, inner.y + head, width + 1, height - head)
    canvas.paragraph(words_box, words, BODY, mix(TEXT, canvas.theme.raised, 0.12), line_height=1.45)
    return box


def tip_box(at: tuple[float, float], size: tuple[float, float], viewport: Box) -> Box:
    """Under the pointer, or above it near the lower edge; never out of the viewport."""
    (x, y), (width, height) = at, size
    left = min(max(x - 16, viewport.x + 8), max(viewport.x + 8, viewport.right - 8 - width))
    top = y + TIP_GAP + 8
    if top + height > viewport.bottom - 8:
        top = y - TIP_GAP - height
    return Box(left, max(viewport.y + 8, top), width, height)


def _draw_ground(canvas: Canvas, box: Box) -> None:
    canvas.floating(box)
    canvas.shadow(box, 8, blur=14, drop=6, strength=130)
    canvas.rounded(box, 8, darken(canvas.theme.raised, 0.1), lighten(LINE, 0.2))
