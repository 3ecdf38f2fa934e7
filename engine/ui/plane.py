"""A page may live on a plane of its own units that fills the window at every size.

A page that needs more room than a window's logical units give is drawn smaller as a whole; where
there is room enough its units are the window's own, so that the UI scale is honoured.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

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

POINTING: Final = (
    PointerMoved, PointerPressed, PointerReleased, Clicked, LongPressed, DragStarted, Dropped,
    Wheel,
)  # fmt: skip
NEAR: Final = 1e-6

Fit = Callable[[float, float], float]
"""How many units of a window of that width and height one unit of the plane is."""


def at_least(width: float, height: float) -> Fit:
    """The window's own units; smaller ones where it has less room than this."""
    return lambda wide, high: min(1.0, wide / width, high / height)


def filling(width: float, height: float) -> Fit:
    """A plane of at least that size in every window, larger or smaller."""
    return lambda wide, high: min(wide / width, high / height)


class Plane:
    """Turns a window's units into those of a page; `factor` is how many of the first one is."""

    def __init__(self, fit: Fit | None) -> None:
        self.factor = 1.0
        self._fit = fit

    def settle(self, width: float, height: float) -> tuple[float, float]:
        """The size of the plane in a window of that size."""
        if self._fit is not None:
            self.factor = self._fit(width, height)
        return width / self.factor, height / self.factor

    def canvas(self, canvas: Canvas) -> Canvas:
        """The same surface in units of the plane."""
        if abs(self.factor - 1) < NEAR:
            return canvas
        return Canvas(
            canvas.surface, canvas.scale * self.factor, canvas.theme,
            colour_blind_marks=canvas.colour_blind_marks, audit=canvas.audit,
            pictures=canvas.pictures, typesetter=canvas.typesetter,
        )  # fmt: skip

    def intent(self, intent: Intent) -> Intent:
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
