"""The pointer among the widgets: the one it is over, and the one a press belongs to."""

from __future__ import annotations

from engine.ui.inputs import (
    Clicked,
    Dragged,
    DragStarted,
    Dropped,
    PointerPressed,
    PointerReleased,
)
from engine.ui.widgets.base import Widget

Held = PointerReleased | Clicked | DragStarted | Dragged | Dropped


class Pointer:
    """A press belongs to the widget where it began, wherever it ends."""

    def __init__(self) -> None:
        self.over: Widget | None = None
        self._held: Widget | None = None
        self._let_go: Widget | None = None

    @property
    def is_pressing(self) -> bool:
        """Whether a button is down on a widget."""
        return self._held is not None

    def move_over(self, target: Widget | None) -> None:
        """The pointer is over another widget, or over none."""
        if target is self.over:
            return
        if self.over is not None:
            self.over.is_hovered = False
            self.over.hover_ended()
        self.over = target
        if target is not None:
            target.is_hovered = True

    def press(self, target: Widget, intent: PointerPressed) -> None:
        """A button went down on a widget."""
        self._held = target
        target.is_pressed = True
        target.handle(intent)

    def give(self, intent: Held) -> bool:
        """The rest of a press; whether it began on a widget."""
        if isinstance(intent, PointerReleased):
            self._let_go = self._held
            self.release()
        ended = isinstance(intent, (PointerReleased, Clicked, Dropped))
        held = self._let_go if ended else self._held
        if held is None:
            return False
        held.handle(intent)
        return True

    def release(self) -> None:
        """No widget is held any more."""
        if self._held is not None:
            self._held.is_pressed = False
            self._held = None
