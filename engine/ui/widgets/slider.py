"""A number on a line."""

from __future__ import annotations

from collections.abc import Callable

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import LEFT, Dragged, Intent, KeyPressed, PointerPressed
from engine.ui.theme import BLACK, LARGE, LINE, RAISED, TEXT, WHITE, lighten, mix
from engine.ui.widgets.base import Shown, Widget, faint

KNOB = 10.0
VALUE_ROOM = 72.0


def plain(value: float) -> str:
    """A number as short as it can be said."""
    return f"{value:g}"


class Slider(Widget):
    """A value from `low` to `high` in steps: dragged, clicked, or moved with the arrows.

    `on_change` hears every value on the way. `say` turns a value into the words at the right
    (None: no words). `ticks` marks each step when they are few.
    """

    takes_focus = True
    takes_key_repeat = True
    radius = 8
    value: Shown[float] = Shown()

    def __init__(
        self,
        low: float,
        high: float,
        value: float,
        on_change: Callable[[float], object] | None = None,
        *,
        step: float = 1,
        say: Callable[[float], str] | None = plain,
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
        """Where the knob stands."""
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

    def handle(self, intent: Intent) -> bool:
        """Press or drag along the line; arrows by a step, Home and End to the ends."""
        if isinstance(intent, (PointerPressed, Dragged)) and intent.button == LEFT:
            track = self.track()
            share = (intent.x - track.x) / track.w
            return self.move_to(self.low + share * (self.high - self.low))
        if not isinstance(intent, KeyPressed) or not intent.is_plain:
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
        """Line, filled part, knob, and the value in words."""
        track, x = self.track(), self.knob_x()
        accent = canvas.theme.accent if self.is_enabled else mix(RAISED, canvas.theme.accent, 0.3)
        canvas.rounded(track, 3, canvas.theme.well, canvas.theme.line)
        if x > track.x + 1:
            canvas.rounded(Box(track.x, track.y, max(6, x - track.x), track.h), 3, accent)
        if self.ticks:
            self._draw_ticks(canvas)
        self._draw_knob(canvas, x)
        if self.say is not None:
            ink = TEXT if self.is_enabled else faint(TEXT)
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
            canvas.disc(*knob.centre, KNOB, faint(WHITE), None)
            return
        canvas.shadow(knob, KNOB, blur=6, drop=2, strength=120)
        body = WHITE if self.is_hovered or self.is_pressed else mix(WHITE, BLACK, 0.06)
        canvas.disc(*knob.centre, KNOB, body)
        canvas.disc(*knob.centre, 4, lighten(canvas.theme.accent, 0.05))
