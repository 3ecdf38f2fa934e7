"""Fields that hold a value: one of several, on and off, a number on a line, a line of text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from engine.text.message import Words, number_said
from engine.ui import display
from engine.ui.box import Box
from engine.ui.canvas import Canvas
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
    lighten,
    mix,
)
from engine.ui.widgets import base

# One of several, or on and off: segmented switch, tabs, choice cards, toggle.

SWITCH = (48, 28)
SMALL_SWITCH = (44, 24)
LEVELS_WIDTH = 52
LEVELS_GAP = 4
ICON_ROOM = 26


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several: its words, and what may stand beside them.

    `level` draws bars (a bot's place from below, and how many there are); `note` is a quiet second
    line.
    """

    label: Words
    note: Words = ""
    icon: str | None = None
    level: tuple[int, int] | None = None
    tooltip: base.Tip | None = None
    is_enabled: bool = True


def as_choices(choices: Sequence[Choice | Words]) -> tuple[Choice, ...]:
    return tuple(each if isinstance(each, Choice) else Choice(each) for each in choices)


class OneOf(base.Widget):
    """Several choices, one of them selected: the part that all looks share."""

    takes_focus = True
    selected: base.Shown[int] = base.Shown()
    hovered_part: base.Shown[int | None] = base.Shown()
    _back_keys: tuple[str, ...] = ("left", "up")
    _forward_keys: tuple[str, ...] = ("right", "down")

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
        self.hovered_part = None
        self.on_change = on_change

    def parts(self) -> tuple[Box, ...]:
        """The boxes of the choices, in their order."""
        return self.box.row(*[None] * len(self.choices))

    @property
    def stops_inside(self) -> tuple[Box, ...]:
        return tuple(box for box, choice in zip(self.parts(), self.choices, strict=True)
                     if choice.is_enabled)  # fmt: skip

    def select(self, index: int) -> bool:
        """Select by hand: sound, and `on_change` when it is another one."""
        if not self.is_enabled or not self.choices[index].is_enabled:
            return False
        if index != self.selected:
            self.selected = index
            self.play_sound("click")
            if self.on_change is not None:
                self.on_change(index)
        return True

    def part_at(self, x: float, y: float) -> int | None:
        boxes = enumerate(self.parts())
        return next((index for index, box in boxes if box.contains((x, y))), None)

    def tip_at(self, x: float, y: float) -> base.Tip | None:
        """The tooltip of the choice there, else the widget's."""
        part = self.part_at(x, y)
        return (None if part is None else self.choices[part].tooltip) or self.tooltip

    def hover(self, x: float, y: float) -> None:
        self.hovered_part = self.part_at(x, y)

    def hover_ended(self) -> None:
        self.hovered_part = None

    def handle(self, intent: display.Intent) -> bool:
        if isinstance(intent, (display.Clicked, display.Dropped)):
            part = self.part_at(intent.x, intent.y)
            return part is not None and intent.button == display.LEFT and self.select(part)
        if not isinstance(intent, display.KeyPressed) or not intent.is_plain:
            return False
        if intent.key in self._back_keys:
            return self._step(-1)
        return intent.key in self._forward_keys and self._step(1)

    def _step(self, by: int) -> bool:
        index = self.selected + by
        while 0 <= index < len(self.choices):
            if self.choices[index].is_enabled:
                return self.select(index)
            index += by
        return False

    def _is_lit(self, index: int) -> bool:
        return self.hovered_part == index and self.is_enabled and self.choices[index].is_enabled


class Segmented(OneOf):
    """A dark well with the choices side by side; the selected one looks like a small button."""

    _back_keys = ("left",)
    _forward_keys = ("right",)

    def parts(self) -> tuple[Box, ...]:
        return self.box.inset(4).row(*[None] * len(self.choices))

    def draw(self, canvas: Canvas) -> None:
        base.draw_well(canvas, self.box)
        for index, box in enumerate(self.parts()):
            self._draw_part(canvas, index, box)

    def _draw_part(self, canvas: Canvas, index: int, box: Box) -> None:
        choice, is_selected = self.choices[index], index == self.selected
        is_open = self.is_enabled and choice.is_enabled
        ink: Colour = TEXT if self._is_lit(index) else SECOND_TEXT
        if is_selected:
            self._draw_selected(canvas, box)
            ink = INK if is_open else SECOND_TEXT
        elif not is_open:
            ink = base.faint(SECOND_TEXT, canvas.theme.well)
        elif self._is_lit(index):
            canvas.rounded(box, 7, (*canvas.theme.raised, 150))
        icon_room = ICON_ROOM if choice.icon and self._has_icons(canvas, box.w) else 0
        width = canvas.text_width(choice.label, BODY, "text-semibold") + icon_room
        x = box.centre_x - min(width, box.w - 8) / 2
        if choice.icon and icon_room:
            canvas.icon(choice.icon, x + 9, box.centre_y, 18, ink)
        canvas.text(
            x + icon_room, box.centre_y, choice.label, BODY, ink, "text-semibold",
            max_width=box.w - 8 - icon_room, exempt=not is_open,
        )  # fmt: skip

    def _has_icons(self, canvas: Canvas, room: float) -> bool:
        """Whether every part has room for its icon: a narrow one keeps its word, and then no other
        has an icon either.
        """
        words = (canvas.text_width(choice.label, BODY, "text-semibold") for choice in self.choices)
        return max(words) + ICON_ROOM <= room - 12

    def _draw_selected(self, canvas: Canvas, box: Box) -> None:
        if not self.is_enabled:
            canvas.rounded(box, 7, mix(canvas.theme.raised, canvas.theme.accent, 0.2))
            return
        canvas.shadow(box, 7, blur=5, drop=2, strength=90)
        canvas.rounded(box, 7, base.accent_fill(canvas.theme.accent))


class Tabs(OneOf):
    """Words in a row over a line; the selected one has the accent under it."""

    _back_keys = ("left",)
    _forward_keys = ("right",)
    radius = 6

    def draw(self, canvas: Canvas) -> None:
        canvas.hairline(self.box.x, self.box.bottom - 1, self.box.w)
        for index, box in enumerate(self.parts()):
            is_selected = index == self.selected
            if self._is_lit(index) and not is_selected:
                canvas.rounded(box.inset(4), 8, (*canvas.theme.raised, 150))
            ink = TEXT if is_selected or self._is_lit(index) else SECOND_TEXT
            choice = self.choices[index]
            canvas.text(
                *box.centre,
                choice.label,
                BODY,
                ink,
                "text-semibold",
                "centre",
                max_width=box.w - 16,
            )
            if is_selected:
                line = Box(box.x + 8, box.bottom - 3, box.w - 16, 3)
                canvas.rounded(line, 1.5, canvas.theme.accent)


class Toggle(base.Widget):
    """On or off. With a label the whole row is the switch: words left, the switch right."""

    takes_focus = True
    tall = 0.0
    is_on: base.Shown[bool] = base.Shown()
    note: base.Shown[Words] = base.Shown()

    def __init__(
        self,
        is_on: bool = False,
        on_change: Callable[[bool], object] | None = None,
        *,
        label: Words = "",
        note: Words = "",
        note_x: float | None = None,
        is_small: bool = False,
        tooltip: base.Tip | None = None,
    ) -> None:
        super().__init__(tooltip=tooltip)
        self.is_on = is_on
        self.on_change = on_change
        self.label = label
        self.note = note
        self.note_x = note_x
        self.size = SMALL_SWITCH if is_small else SWITCH

    @property
    def radius(self) -> float:  # type: ignore[override]
        return 6 if self.label else self.size[1] / 2

    def switch_box(self) -> Box:
        width, height = self.size
        return Box(self.box.right - width, self.box.centre_y - height / 2, width, height)

    def switch(self) -> bool:
        if not self.is_enabled:
            return False
        self.is_on = not self.is_on
        self.play_sound("click")
        if self.on_change is not None:
            self.on_change(self.is_on)
        return True

    def handle(self, intent: display.Intent) -> bool:
        if isinstance(intent, (display.Clicked, display.Dropped)):
            inside = intent.button == display.LEFT and self.box.contains((intent.x, intent.y))
            return inside and self.switch()
        return base.is_press_key(intent) and self.switch()

    def draw(self, canvas: Canvas) -> None:
        if self.label:
            self._draw_words(canvas)
        box, accent = self.switch_box(), canvas.theme.accent
        off = (canvas.theme.well, canvas.theme.line, SECOND_TEXT)
        ground, edge, knob = (accent, None, WHITE) if self.is_on else off
        if not self.is_enabled:
            ground, knob = mix(ground, canvas.theme.raised, 0.6), base.faint(knob)
        elif self.is_hovered:
            ground, knob = lighten(ground, 0.12), lighten(knob, 0.3)
        canvas.rounded(box, box.h / 2, ground, edge)
        cx = box.right - box.h / 2 if self.is_on else box.x + box.h / 2
        canvas.disc(cx, box.centre_y, box.h / 2 - 3.5, knob)

    def _draw_words(self, canvas: Canvas) -> None:
        """Label and note side by side where `note_x` says so, else one below the other."""
        box, room, is_off = self.box, self.box.w - self.size[0] - 16, not self.is_enabled
        ink, quiet = (base.faint(TEXT), base.faint(SECOND_TEXT)) if is_off else (TEXT, SECOND_TEXT)
        x, top, bottom, label_room = box.x, box.centre_y - 12, box.centre_y + 13, room
        if self.note_x is not None:
            x, top, bottom, label_room = (
                box.x + self.note_x,
                box.centre_y,
                box.centre_y,
                self.note_x,
            )
        elif not self.note:
            top = box.centre_y
        canvas.text(
            box.x, top, self.label, BODY, ink, "text-semibold", max_width=label_room, exempt=is_off
        )
        if self.note:
            room -= x - box.x
            canvas.text(x, bottom, self.note, SMALL, quiet, max_width=room, exempt=is_off)


def draw_levels(
    canvas: Canvas, x: float, cy: float, place: tuple[int, int], colour: Colour | None = None
) -> None:
    """A bar for each place, growing to the right, lit as far as the level got; 52 wide, 16 high."""
    lit = canvas.theme.accent if colour is None else colour
    at, count = place
    step = (LEVELS_WIDTH + LEVELS_GAP) / count
    for n in range(count):
        height = 6 + 10 * (n + 1) / count
        bar = Box(x + step * n, cy + 8 - height, step - LEVELS_GAP, height)
        canvas.rounded(bar, 2, lit if n < at else LINE)


# A number on a line.

KNOB = 10.0
VALUE_ROOM = 72.0


class Slider(base.Widget):
    """A value from `low` to `high` in steps: dragged, clicked, or moved with the arrows.

    `on_change` hears every value on the way. `say` turns a value into the words at the right
    (None: no words). `ticks` marks each step when they are few.
    """

    takes_focus = True
    takes_key_repeat = True
    drags = "across"
    radius = 8
    value: base.Shown[float] = base.Shown()

    def __init__(
        self,
        low: float,
        high: float,
        value: float,
        on_change: Callable[[float], object] | None = None,
        *,
        step: float = 1,
        say: Callable[[float], Words] | None = number_said,
        ticks: bool = False,
    ) -> None:
        super().__init__()
        self.low = low
        self.high = high
        self.step = step
        self.value = value
        self.on_change = on_change
        self.say = say
        self.ticks = ticks

    def track(self) -> Box:
        """The line itself, so that the knob stays inside the box at both ends."""
        room = VALUE_ROOM if self.say is not None else 0
        box = self.box
        return Box(box.x + KNOB, box.centre_y - 3, max(1, box.w - room - 2 * KNOB), 6)

    def knob_x(self) -> float:
        track = self.track()
        span = self.high - self.low
        return track.x + track.w * ((self.value - self.low) / span if span else 0)

    def move_to(self, value: float) -> bool:
        """Set by hand: to the nearest step, and `on_change` when it is another value."""
        if not self.is_enabled:
            return False
        steps = round((value - self.low) / self.step)
        stepped = round(min(self.high, max(self.low, self.low + steps * self.step)), 6)
        if stepped != self.value:
            self.value = stepped
            if self.on_change is not None:
                self.on_change(stepped)
        return True

    def handle(self, intent: display.Intent) -> bool:
        """Press or drag along the line; arrows by a step, Home and End to the ends."""
        if (
            isinstance(intent, (display.PointerPressed, display.Dragged))
            and intent.button == display.LEFT
        ):
            track = self.track()
            share = (intent.x - track.x) / track.w
            return self.move_to(self.low + share * (self.high - self.low))
        if not isinstance(intent, display.KeyPressed) or not intent.is_plain:
            return False
        target = {
            "left": self.value - self.step,
            "right": self.value + self.step,
            "pageup": self.value + 5 * self.step,
            "pagedown": self.value - 5 * self.step,
            "home": self.low,
            "end": self.high,
        }.get(intent.key)
        return target is not None and self.move_to(target)

    def draw(self, canvas: Canvas) -> None:
        track, x = self.track(), self.knob_x()
        accent = canvas.theme.accent if self.is_enabled else mix(RAISED, canvas.theme.accent, 0.3)
        canvas.rounded(track, 3, canvas.theme.well, canvas.theme.line)
        if x > track.x + 1:
            canvas.rounded(Box(track.x, track.y, max(6, x - track.x), track.h), 3, accent)
        if self.ticks:
            self._draw_ticks(canvas)
        self._draw_knob(canvas, x)
        if self.say is not None:
            ink = TEXT if self.is_enabled else base.faint(TEXT)
            canvas.text(
                self.box.right, self.box.centre_y, self.say(self.value), LARGE, ink, "number",
                "right", max_width=VALUE_ROOM - 8, exempt=not self.is_enabled,
            )  # fmt: skip

    def _draw_ticks(self, canvas: Canvas) -> None:
        track, count = self.track(), round((self.high - self.low) / self.step)
        for n in range(count + 1):
            x = track.x + track.w * n / max(1, count)
            canvas.rounded(Box(x - 1, track.bottom + 8, 2, 5), 1, LINE)

    def _draw_knob(self, canvas: Canvas, x: float) -> None:
        knob = Box.around(x, self.box.centre_y, 2 * KNOB, 2 * KNOB)
        if not self.is_enabled:
            canvas.disc(*knob.centre, KNOB, base.faint(WHITE), None)
            return
        canvas.shadow(knob, KNOB, blur=6, drop=2, strength=120)
        body = WHITE if self.is_hovered or self.is_pressed else mix(WHITE, BLACK, 0.06)
        canvas.disc(*knob.centre, KNOB, body)
        canvas.disc(*knob.centre, 4, lighten(canvas.theme.accent, 0.05))


# A line of text to type into.

INSET: Final = 16.0
BARE_INSET: Final = 8.0
SIGN_ROOM: Final = 36.0


class TextField(base.Widget):
    """One line with caret, selection and clipboard.

    `on_change` hears every change, `on_submit` Enter. `accepts` may refuse characters. Ctrl+A,
    C, X, V work; Esc gives the keyboard back to the scene. Where Tab came to it, Enter begins. One
    that `is_bare` looks like plain text until the pointer or the keyboard comes to it; `sizes` are
    its type, the largest that fits.
    """

    takes_focus = True
    holds_text = True
    drags = "across"
    takes_key_repeat = True
    text: base.Shown[str] = base.Shown()
    caret: base.Shown[int] = base.Shown()
    anchor: base.Shown[int] = base.Shown()

    def __init__(  # noqa: PLR0913 (options, by name)
        self,
        text: str = "",
        on_change: Callable[[str], object] | None = None,
        *,
        on_submit: Callable[[str], object] | None = None,
        placeholder: Words = "",
        icon: str | None = None,
        icon_right: str | None = None,
        font: Font = "text-semibold",
        longest: int = 200,
        accepts: Callable[[str], bool] = str.isprintable,
        is_bare: bool = False,
        sizes: tuple[float, ...] = (BODY, SMALL),
        tooltip: base.Tip | None = None,
        is_enabled: bool = True,
    ) -> None:
        super().__init__(tooltip=tooltip, is_enabled=is_enabled)
        self.takes_text = False
        self.text = text
        self.caret = self.anchor = len(text)
        self.on_change = on_change
        self.on_submit = on_submit
        self.placeholder = placeholder
        self.icon = icon
        self.icon_right = icon_right
        self.font: Font = font
        self.longest = longest
        self.accepts = accepts
        self.is_bare = is_bare
        self.sizes = sizes
        self._shift = 0.0
        self._stops: tuple[float, ...] = (0.0,)

    # -- text

    @property
    def selection(self) -> tuple[int, int]:
        """First and last place of what is selected; equal when nothing is."""
        return (min(self.caret, self.anchor), max(self.caret, self.anchor))

    @property
    def selected_text(self) -> str:
        start, end = self.selection
        return self.text[start:end]

    def replace_text(self, text: str) -> None:
        """Set the text from the program: no `on_change`, caret at the end."""
        self.text = text
        self.caret = self.anchor = len(text)

    def select_all(self) -> None:
        self.anchor, self.caret = 0, len(self.text)

    def insert(self, typed: str) -> bool:
        """Put characters in place of the selection, as many as are accepted and fit."""
        start, end = self.selection
        room = self.longest - len(self.text) + (end - start)
        allowed = "".join(letter for letter in typed if self.accepts(letter))[: max(0, room)]
        if allowed or end > start:
            self._edit(self.text[:start] + allowed + self.text[end:], start + len(allowed))
        return True

    def _edit(self, text: str, caret: int) -> None:
        is_new = text != self.text
        self.text = text
        self.caret = self.anchor = caret
        if is_new and self.on_change is not None:
            self.on_change(text)

    # -- input

    def enter_text(self) -> None:
        self.takes_text = True
        self.changed()

    def leave_text(self) -> None:
        self.takes_text = False

    def handle(self, intent: display.Intent) -> bool:
        if not self.is_enabled:
            return False
        if isinstance(intent, display.TextTyped):
            return self.takes_text and self.insert(intent.text)
        if isinstance(intent, display.PointerPressed) and intent.button == display.LEFT:
            self.caret = self.anchor = self._place_at(intent.x)
            return True
        if isinstance(intent, display.Dragged) and intent.button == display.LEFT:
            self.caret = self._place_at(intent.x)
            return True
        if not isinstance(intent, display.KeyPressed):
            return False
        if self.takes_text:
            return self._key(intent)
        if intent.key == "return" and intent.is_plain:
            self.enter_text()
            self.select_all()
        return self.takes_text

    def _key(self, intent: display.KeyPressed) -> bool:
        if intent.alt:
            return False
        if intent.key == "return":
            if self.on_submit is not None:
                self.on_submit(self.text)
            return self.on_submit is not None
        if self._moves(intent) or self._deletes(intent):
            return True
        if intent.ctrl:
            return self._clipboard_key(intent.key)
        # A character arrives again as TextTyped; no shortcut of the scene may take it.
        return len(intent.key) == 1 or intent.key == "space"

    def _moves(self, intent: display.KeyPressed) -> bool:
        start, end = self.selection
        if intent.key in {"left", "right"} and start < end and not intent.shift:
            target = start if intent.key == "left" else end
        else:
            places = {
                "left": self._word(-1) if intent.ctrl else self.caret - 1,
                "right": self._word(1) if intent.ctrl else self.caret + 1,
                "home": 0,
                "end": len(self.text),
            }
            if intent.key not in places:
                return False
            target = max(0, min(len(self.text), places[intent.key]))
        self.caret = target
        if not intent.shift:
            self.anchor = target
        return True

    def _deletes(self, intent: display.KeyPressed) -> bool:
        if intent.key not in {"backspace", "delete"}:
            return False
        start, end = self.selection
        if start == end:
            by = -1 if intent.key == "backspace" else 1
            other = self._word(by) if intent.ctrl else self.caret + by
            start, end = sorted((self.caret, max(0, min(len(self.text), other))))
        self._edit(self.text[:start] + self.text[end:], start)
        return True

    def _clipboard_key(self, key: str) -> bool:
        if key == "a":
            self.select_all()
        elif key in {"c", "x"}:
            if self.host is not None and self.selected_text:
                self.host.clipboard.write(self.selected_text)
                if key == "x":
                    self.insert("")
        elif key == "v":
            if self.host is not None:
                self.insert(self.host.clipboard.read().replace("\n", " "))
        else:
            return False
        return True

    def _word(self, by: int) -> int:
        """The end of the word in a direction."""
        place, limit = self.caret, (0 if by < 0 else len(self.text))
        inner = -1 if by < 0 else 0  # which letter a step in that direction passes
        while place != limit and not self.text[place + inner].isalnum():
            place += by
        while place != limit and self.text[place + inner].isalnum():
            place += by
        return place

    # -- places

    def _room(self) -> Box:
        left = SIGN_ROOM + 8 if self.icon else BARE_INSET if self.is_bare else INSET
        right = SIGN_ROOM + 4 if self.icon_right else BARE_INSET if self.is_bare else INSET
        box = self.box
        return Box(box.x + left, box.y, max(1, box.w - left - right), box.h)

    def _place_at(self, x: float) -> int:
        """The gap between letters nearest to a point, as last drawn."""
        inside = x - self._room().x + self._shift
        middles = [(a + b) / 2 for a, b in pairwise(self._stops)]
        return min(len(self.text), sum(inside > middle for middle in middles))

    def _measure(self, canvas: Canvas, width: float) -> None:
        self._stops = tuple(
            canvas.text_width(self.text[:n], self._typing, self.font) if n else 0.0
            for n in range(len(self.text) + 1)
        )
        caret = self._stops[min(self.caret, len(self.text))]
        least = max(0.0, min(caret - width + 4, self._stops[-1] - width + 4))
        self._shift = max(least if caret - self._shift > width - 4 else self._shift, 0.0)
        self._shift = min(self._shift, caret, max(0.0, self._stops[-1] - width + 4))
        if not self.is_focused:
            self._shift = 0.0

    # -- looks

    def draw(self, canvas: Canvas) -> None:
        if not self.is_bare or self.is_focused or self.is_hovered:
            self._draw_well(canvas)
        box = self.box
        if self.icon:
            canvas.icon(self.icon, box.x + 24, box.centre_y, 18, SECOND_TEXT)
        if self.icon_right:
            canvas.icon(self.icon_right, box.right - 22, box.centre_y, 16, SECOND_TEXT)
        room = self._room()
        self._measure(canvas, room.w)
        if not self.text:
            canvas.text(
                room.x, room.centre_y, self.placeholder, BODY,
                mix(SECOND_TEXT, canvas.theme.well, 0.15),
                max_width=room.w, exempt=not self.is_enabled,
            )  # fmt: skip
        if not self.text and not self.is_focused:
            return
        with canvas.clipped(Box(room.x - 2, box.y, room.w + 4, box.h)):
            self._draw_text(canvas, room)

    def _draw_well(self, canvas: Canvas) -> None:
        box, accent = self.box, canvas.theme.accent
        edge = (
            accent
            if self.is_focused
            else mix(canvas.theme.line, TEXT, 0.15 if self.is_hovered else 0)
        )
        canvas.rounded(box, base.RADIUS, canvas.theme.well, edge, 2 if self.is_focused else 1)

    @property
    def _typing(self) -> float:
        """The size while somebody types: what is longer scrolls."""
        return min(self.sizes[0], LARGE)

    def _draw_text(self, canvas: Canvas, room: Box) -> None:
        start, end = self.selection
        x, y = room.x - self._shift, room.centre_y
        if self.is_focused and start < end:
            left, right = self._stops[start], self._stops[end]
            marked = Box(x + left, y - 14, right - left, 28)
            canvas.rounded(marked, 3, mix(canvas.theme.well, canvas.theme.accent, 0.45))
        ink = TEXT if self.is_enabled else base.faint(TEXT, canvas.theme.well)
        if self.is_focused:
            canvas.text(x, y, self.text, self._typing, ink, self.font)
            caret = Box(x + self._stops[self.caret] - 1, y - 13, 2, 26)
            canvas.rounded(caret, 1, canvas.theme.accent)
        else:
            size = canvas.fitting_size(self.text, room.w, self.sizes, self.font)
            canvas.text(
                x, y, self.text, size, ink, self.font,
                max_width=room.w, exempt=not self.is_enabled,
            )  # fmt: skip
