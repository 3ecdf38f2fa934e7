"""One of several, or on and off: segmented switch, tabs, choice cards, toggle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.text.said import Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import LEFT, Clicked, Dropped, Intent, KeyPressed
from engine.ui.theme import (
    BODY,
    INK,
    LINE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WHITE,
    Colour,
    lighten,
    mix,
)
from engine.ui.widgets.base import (
    Shown,
    Tip,
    Widget,
    accent_fill,
    draw_well,
    faint,
    is_press_key,
)

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
    tooltip: Tip | None = None
    is_enabled: bool = True


def as_choices(choices: Sequence[Choice | Words]) -> tuple[Choice, ...]:
    """Plain words become choices."""
    return tuple(each if isinstance(each, Choice) else Choice(each) for each in choices)


class OneOf(Widget):
    """Several choices, one of them selected: the part that all looks share."""

    takes_focus = True
    selected: Shown[int] = Shown()
    hovered_part: Shown[int | None] = Shown()
    _back_keys: tuple[str, ...] = ("left", "up")
    _forward_keys: tuple[str, ...] = ("right", "down")

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
        self.hovered_part = None
        self.on_change = on_change

    def parts(self) -> tuple[Box, ...]:
        """The boxes of the choices, in their order."""
        return self.box.row(*[None] * len(self.choices))

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
        """The choice at a point."""
        boxes = enumerate(self.parts())
        return next((index for index, box in boxes if box.contains((x, y))), None)

    def tip_at(self, x: float, y: float) -> Tip | None:
        """The tooltip of the choice there, else the widget's."""
        part = self.part_at(x, y)
        return (None if part is None else self.choices[part].tooltip) or self.tooltip

    def hover(self, x: float, y: float) -> None:
        """Light the choice under the pointer."""
        self.hovered_part = self.part_at(x, y)

    def hover_ended(self) -> None:
        """The pointer went elsewhere."""
        self.hovered_part = None

    def handle(self, intent: Intent) -> bool:
        """A click on a choice; the arrows go to its neighbours."""
        if isinstance(intent, (Clicked, Dropped)):
            part = self.part_at(intent.x, intent.y)
            return part is not None and intent.button == LEFT and self.select(part)
        if not isinstance(intent, KeyPressed) or not intent.is_plain:
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
        """Equal shares of the well."""
        return self.box.inset(4).row(*[None] * len(self.choices))

    def draw(self, canvas: Canvas) -> None:
        """The well, then its parts."""
        draw_well(canvas, self.box)
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
            ink = faint(SECOND_TEXT, canvas.theme.well)
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
        canvas.rounded(box, 7, accent_fill(canvas.theme.accent))


class Tabs(OneOf):
    """Words in a row over a line; the selected one has the accent under it."""

    _back_keys = ("left",)
    _forward_keys = ("right",)
    radius = 6

    def draw(self, canvas: Canvas) -> None:
        """The line, then the words."""
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


class Toggle(Widget):
    """On or off. With a label the whole row is the switch: words left, the switch right."""

    takes_focus = True
    is_on: Shown[bool] = Shown()
    note: Shown[Words] = Shown()

    def __init__(
        self,
        is_on: bool = False,
        on_change: Callable[[bool], object] | None = None,
        *,
        label: Words = "",
        note: Words = "",
        note_x: float | None = None,
        is_small: bool = False,
        tooltip: Tip | None = None,
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
        """The ring is as round as the switch, or as a row."""
        return 6 if self.label else self.size[1] / 2

    def switch_box(self) -> Box:
        """The switch itself, at the right of its row."""
        width, height = self.size
        return Box(self.box.right - width, self.box.centre_y - height / 2, width, height)

    def switch(self) -> bool:
        """Turn by hand."""
        if not self.is_enabled:
            return False
        self.is_on = not self.is_on
        self.play_sound("click")
        if self.on_change is not None:
            self.on_change(self.is_on)
        return True

    def handle(self, intent: Intent) -> bool:
        """A click anywhere on it, Space, Enter."""
        if isinstance(intent, (Clicked, Dropped)):
            inside = intent.button == LEFT and self.box.contains((intent.x, intent.y))
            return inside and self.switch()
        return is_press_key(intent) and self.switch()

    def draw(self, canvas: Canvas) -> None:
        """The words and the switch."""
        if self.label:
            self._draw_words(canvas)
        box, accent = self.switch_box(), canvas.theme.accent
        off = (canvas.theme.well, canvas.theme.line, SECOND_TEXT)
        ground, edge, knob = (accent, None, WHITE) if self.is_on else off
        if not self.is_enabled:
            ground, knob = mix(ground, canvas.theme.raised, 0.6), faint(knob)
        elif self.is_hovered:
            ground, knob = lighten(ground, 0.12), lighten(knob, 0.3)
        canvas.rounded(box, box.h / 2, ground, edge)
        cx = box.right - box.h / 2 if self.is_on else box.x + box.h / 2
        canvas.disc(cx, box.centre_y, box.h / 2 - 3.5, knob)

    def _draw_words(self, canvas: Canvas) -> None:
        """Label and note side by side where `note_x` says so, else one below the other."""
        box, room, is_off = self.box, self.box.w - self.size[0] - 16, not self.is_enabled
        ink, quiet = (faint(TEXT), faint(SECOND_TEXT)) if is_off else (TEXT, SECOND_TEXT)
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
