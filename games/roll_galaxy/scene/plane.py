"""Scenes of Roll live on a plane of their own units, which fills the window at every size."""

from __future__ import annotations

from dataclasses import replace

from engine.ui.canvas import Canvas
from engine.ui.inputs import (
    Clicked,
    Dragged,
    DragStarted,
    Dropped,
    Intent,
    LongPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheel,
)
from engine.ui.scene import Scene
from games.roll_galaxy.scene.layout import plane_size

POINTING = (
    PointerMoved, PointerPressed, PointerReleased, Clicked, LongPressed, DragStarted, Dropped,
    Wheel,
)  # fmt: skip
NEAR = 1e-6


class OnPlane(Scene):
    """Lays a scene out, draws it and hears intents in units of the plane (see `layout`).

    `factor` is how many units of the window one of the plane is.
    """

    factor = 1.0
    plane: Canvas

    def settle(self, width: float, height: float) -> None:
        """The window is new: so is the plane."""
        wide, high, self.factor = plane_size(width, height)
        super().settle(wide, high)

    def paint(self, canvas: Canvas) -> None:
        """Everything is drawn in units of the plane."""
        self.plane = self.on_plane(canvas)
        super().paint(self.plane)

    def on_plane(self, canvas: Canvas) -> Canvas:
        """The same surface in units of the plane."""
        if abs(self.factor - 1) < NEAR:
            return canvas
        return Canvas(
            canvas.surface, canvas.scale * self.factor, canvas.theme,
            colour_blind_marks=canvas.colour_blind_marks, audit=canvas.audit,
            pictures=canvas.pictures, typesetter=canvas.typesetter,
        )  # fmt: skip

    def handle(self, intent: Intent) -> bool:
        """Intents come in the window's units."""
        return super().handle(self.from_window(intent))

    def from_window(self, intent: Intent) -> Intent:
        """The intent with its places on the plane."""
        f = self.factor
        if abs(f - 1) < NEAR:
            return intent
        if isinstance(intent, Dragged):
            return replace(intent, x=intent.x / f, y=intent.y / f, dx=intent.dx / f,
                           dy=intent.dy / f)  # fmt: skip
        if isinstance(intent, POINTING):
            return replace(intent, x=intent.x / f, y=intent.y / f)
        return intent
