"""The row of controls under the prompt: buttons, steppers, a choice, a slider.

The scene says what it wants as plain values; widgets of the same kinds stay when only their
values change, so that a button held down is still there when it comes up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import Intent, KeyPressed, Wheel
from engine.ui.table.actions import Action
from engine.ui.theme import BODY, LARGE, RAISED, SECOND_TEXT, SMALL, TEXT, Colour, lighten, mix
from engine.ui.widgets.base import RADIUS, Button, Shown, Widget, draw_well, faint
from engine.ui.widgets.fields import Segmented, Slider

Look = Literal["primary", "secondary", "strong"]
KNOB: Final = 36.0
PICK_LABEL: Final = 104.0


@dataclass(frozen=True, slots=True)
class Press:
    """A button; `least` and `most` are its widths, `short` its label where it is narrow."""

    action: Action
    look: Look = "secondary"
    least: float = 104.0
    most: float = 176.0
    short: str = ""


@dataclass(frozen=True, slots=True)
class NumberStep:
    """A number with a minus and a plus; `word` follows the number."""

    word: str
    value: int
    low: int
    high: int
    on_change: Callable[[int], object]
    least: float = 128.0
    most: float = 152.0
    tooltip: str = ""


@dataclass(frozen=True, slots=True)
class PressStep:
    """A button with a stepper inside: `label` n `word`."""

    action: Action
    step: NumberStep
    least: float = 204.0
    most: float = 268.0


@dataclass(frozen=True, slots=True)
class Pick:
    """One of several words, with a quiet label before them."""

    label: str
    words: tuple[str, ...]
    selected: int
    on_pick: Callable[[int], object]
    least: float = 196.0
    most: float = 296.0
    tooltip: str = ""


@dataclass(frozen=True, slots=True)
class Slide:
    """A number on a line."""

    low: int
    high: int
    value: int
    on_change: Callable[[int], object]
    least: float = 200.0
    most: float = 420.0


Control = Press | NumberStep | PressStep | Pick | Slide


class Stepper(Widget):
    """Minus, number, plus; the wheel and the arrows step as well."""

    takes_focus = True
    takes_key_repeat = True
    value: Shown[int] = Shown()
    word: Shown[str] = Shown()

    def __init__(self, step: NumberStep, *, is_bare: bool = False) -> None:
        super().__init__()
        self.is_bare = is_bare
        self.minus = Button(kind="icon", icon="minus", on_click=lambda: self.step(-1))
        self.plus = Button(kind="icon", icon="plus", on_click=lambda: self.step(1))
        for button in (self.minus, self.plus):
            button.takes_focus = False
            self.add(button)
        self.tell(step)

    def tell(self, step: NumberStep) -> None:
        """Show other values."""
        self.low, self.high, self.on_change = step.low, step.high, step.on_change
        self.value, self.word = step.value, step.word
        self.tooltip = step.tooltip or None
        self.minus.is_enabled, self.plus.is_enabled = step.value > step.low, step.value < step.high

    def step(self, by: int) -> bool:
        """One more or one less, within the limits."""
        wanted = max(self.low, min(self.high, self.value + by))
        if wanted != self.value:
            self.on_change(wanted)
        return True

    def placed(self) -> None:
        """The knobs at the ends."""
        box, inset = self.box, 2.0 if self.is_bare else 4.0
        height = box.h - (12 if not self.is_bare else 8)
        self.minus.box = Box(box.x + inset, box.centre_y - height / 2, KNOB, height)
        self.plus.box = Box(box.right - inset - KNOB, box.centre_y - height / 2, KNOB, height)

    def handle(self, intent: Intent) -> bool:
        """Wheel and arrows."""
        if isinstance(intent, Wheel) and intent.dy:
            return self.step(1 if intent.dy > 0 else -1)
        if isinstance(intent, KeyPressed) and intent.is_plain:
            ways = {"left": -1, "right": 1, "-": -1, "+": 1}
            return intent.key in ways and self.step(ways[intent.key])
        return False

    def draw(self, canvas: Canvas) -> None:
        """The well and the number in the middle."""
        if not self.is_bare:
            draw_well(canvas, self.box)
        for knob in (self.minus, self.plus):
            canvas.rounded(knob.box, 8, lighten(RAISED, 0.06) if knob.is_enabled else RAISED)
        number = str(self.value)
        room = self.plus.box.x - self.minus.box.right - 4
        wide = canvas.text_width(number, LARGE, "number-bold")
        word = f" {self.word}" if self.word else ""
        if wide + canvas.text_width(word, SMALL) > room:
            word = ""
        x = self.box.centre_x - (wide + canvas.text_width(word, SMALL)) / 2
        x += canvas.text(x, self.box.centre_y, number, LARGE, TEXT, "number-bold")
        canvas.text(x, self.box.centre_y, word, SMALL, SECOND_TEXT)


class StepButton(Button):
    """A button that carries a stepper: "Until [4 left]"."""

    def __init__(self, shown: PressStep) -> None:
        super().__init__(kind="secondary")
        self.stepper = Stepper(shown.step, is_bare=True)
        self.add(self.stepper)
        self.tell(shown)

    def tell(self, shown: PressStep) -> None:
        """Show other values."""
        fill_button(self, shown.action)
        self.stepper.tell(shown.step)

    def placed(self) -> None:
        """The stepper in the middle."""
        self._place(72.0)

    def _place(self, label_room: float) -> None:
        box = self.box
        right = 44.0 if box.w >= 240 else 8.0
        width = max(96.0, box.w - label_room - right)
        self.stepper.box = Box(box.x + label_room, box.y + 2, width, box.h - 4)

    def draw(self, canvas: Canvas) -> None:
        """The ground, the label at the left, the key at the right."""
        self._secondary_ground(canvas, canvas.theme.accent)
        ink = TEXT if self.is_enabled else faint(SECOND_TEXT)
        width = canvas.text(self.box.x + 16, self.box.centre_y, self.label, BODY, ink,
                            "text-semibold", exempt=not self.is_enabled)  # fmt: skip
        self._place(width + 24)
        if self.key and self.box.w >= 240:
            canvas.key_cap(self.box.right - 10, self.box.centre_y, self.key)


class Picker(Segmented):
    """A segmented switch with a label before it."""

    def __init__(self, shown: Pick) -> None:
        super().__init__(shown.words, shown.selected)
        self.label = shown.label
        self._tell_label(shown)

    def _tell_label(self, shown: Pick) -> None:
        self.selected, self.on_change = shown.selected, shown.on_pick
        self.tooltip = shown.tooltip or None

    def tell(self, shown: Pick) -> None:
        """Show other values."""
        self._tell_label(shown)

    def parts(self) -> tuple[Box, ...]:
        """The choices take what the label leaves."""
        return self.well.inset(4).row(*[None] * len(self.choices))

    @property
    def well(self) -> Box:
        """The part with the choices."""
        label = PICK_LABEL if self.box.w >= 260 else 0.0
        return Box(self.box.x + label, self.box.y, self.box.w - label, self.box.h)

    def draw(self, canvas: Canvas) -> None:
        """The label, then the switch."""
        if self.well.x > self.box.x:
            canvas.text(self.box.x, self.box.centre_y, self.label, BODY, SECOND_TEXT,
                        max_width=PICK_LABEL - 4)  # fmt: skip
        draw_well(canvas, self.well)
        for index, box in enumerate(self.parts()):
            self._draw_part(canvas, index, box)


class ControlRow(Widget):
    """Controls side by side from the left."""

    lets_through = True

    def __init__(self) -> None:
        super().__init__()
        self._controls: tuple[Control, ...] = ()

    @property
    def widgets(self) -> list[Widget]:
        """The widgets of the controls shown, in their order."""
        return self.children

    def show(self, controls: Sequence[Control]) -> None:
        """Show these; widgets stay where the kinds are the same as before."""
        before = self._controls
        self._controls = tuple(controls)
        if [_kind(each) for each in before] != [_kind(each) for each in controls]:
            self.children.clear()
            for control in controls:
                self.add(_widget(control))
        for widget, control in zip(self.children, controls, strict=True):
            _tell(widget, control)
        self.placed()
        self.changed()

    def placed(self) -> None:
        """Each as wide as the row allows."""
        wanted = [(control.least, control.most) for control in self._controls]
        for widget, box in zip(self.children, shared_row(self.box, wanted), strict=True):
            widget.box = box


class ClosingButton(Button):
    """What ends a phase: filled when it is the one next thing, else an outline.

    `progress` (0 to 1) fills it from the left while it cannot be pressed yet.
    """

    progress: Shown[float | None] = Shown()

    def __init__(self) -> None:
        super().__init__(kind="secondary")
        self.progress = None

    def draw(self, canvas: Canvas) -> None:
        """A filling button has a ground of its own."""
        if self.progress is None or self.is_enabled:
            super().draw(canvas)
            return
        accent = canvas.theme.accent
        canvas.rounded(self.box, RADIUS, mix(RAISED, (20, 24, 30), 0.3))
        if self.progress > 0:
            width = max(2 * RADIUS, self.box.w * self.progress)
            filled = Box(self.box.x, self.box.y, width, self.box.h)
            canvas.rounded(filled, RADIUS, mix(RAISED, accent, 0.34))
        canvas.rounded(self.box, RADIUS, None, mix(RAISED, accent, 0.7), 1.5)
        middle = self.box.centre_y
        ink: Colour = TEXT
        canvas.text(self.box.centre_x, middle - 12, self.label, LARGE, ink, "text-semibold",
                    "centre", max_width=self.box.w - 16)  # fmt: skip
        canvas.text(self.box.centre_x, middle + 15, self.sub, SMALL, lighten(SECOND_TEXT, 0.2),
                    align="centre", max_width=self.box.w - 12)  # fmt: skip


def fill_button(button: Button, action: Action) -> None:
    """Everything an action says into a button."""
    button.label, button.sub, button.icon = action.label, action.sub, action.icon
    button.short = action.short
    button.key, button.is_enabled = action.key, action.enabled
    button.tooltip, button.on_click = action.tooltip, action.on_click


def _kind(control: Control) -> object:
    return (type(control), control.look) if isinstance(control, Press) else type(control)


def _widget(control: Control) -> Widget:
    match control:
        case Press(_, look):
            kind: Literal["primary", "secondary"] = "primary" if look == "primary" else "secondary"
            return Button(kind=kind, is_on=look == "strong")
        case NumberStep():
            return Stepper(control)
        case PressStep():
            return StepButton(control)
        case Pick():
            return Picker(control)
        case Slide():
            return Slider(control.low, control.high, control.value)


def _tell(widget: Widget, control: Control) -> None:
    match control:
        case Press(action) if isinstance(widget, Button):
            fill_button(widget, action)
            widget.short = control.short or action.short
        case NumberStep() if isinstance(widget, Stepper):
            widget.tell(control)
        case PressStep() if isinstance(widget, StepButton):
            widget.tell(control)
        case Pick() if isinstance(widget, Picker):
            widget.tell(control)
        case Slide(low, high, value, on_change) if isinstance(widget, Slider):
            widget.low, widget.high, widget.value = low, high, float(value)
            widget.on_change = lambda chosen: on_change(round(chosen))


def shared_row(row: Box, wanted: Sequence[tuple[float, float]], gap: float = 8) -> tuple[Box, ...]:
    """Parts side by side: each between its least and its most width, as the row allows.

    What is left over stays empty at the right.
    """
    if not wanted:
        return ()
    room = row.w - gap * (len(wanted) - 1)
    least, most = sum(low for low, _ in wanted), sum(high for _, high in wanted)
    share = 1.0 if most <= room else max(0.0, (room - least) / max(1e-9, most - least))
    squeeze = min(1.0, room / least) if share == 0 else 1.0
    sizes = [(low + (high - low) * share) * squeeze for low, high in wanted]
    boxes, x = [], row.x
    for size in sizes:
        boxes.append(Box(x, row.y, size, row.h))
        x += size + gap
    return tuple(boxes)
