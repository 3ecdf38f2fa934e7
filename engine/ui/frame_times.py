"""How long frames took, and the line that tells it."""

from __future__ import annotations

from collections import deque

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import BAR, SMALL, TEXT


class FrameTimes:
    """The seconds of the last frames, and how many there were in all."""

    def __init__(self) -> None:
        self.seconds: deque[float] = deque(maxlen=600)
        self.drawn = 0
        self.is_shown = False

    def add(self, seconds: float) -> None:
        """A frame was drawn."""
        self.seconds.append(seconds)
        self.drawn += 1

    def draw(self, canvas: Canvas) -> None:
        """The line in the corner, when it is asked for."""
        if not self.is_shown:
            return
        recent = sorted(list(self.seconds)[-120:]) or [0.0]
        middle, late = recent[len(recent) // 2], recent[int(len(recent) * 0.95)]
        held = canvas.pictures.bytes_held / (1 << 20)
        words = (
            f"frame {1000 * middle:.1f} ms, 95% {1000 * late:.1f} ms, "
            f"{self.drawn} frames, {len(canvas.pictures)} pictures, {held:.0f} MB"
        )
        box = Box(8, 8, canvas.text_width(words, SMALL, "mono") + 24, 32)
        canvas.floating(box)
        canvas.rounded(box, 6, BAR)
        canvas.text(box.x + 12, box.centre_y, words, SMALL, TEXT, "mono")
