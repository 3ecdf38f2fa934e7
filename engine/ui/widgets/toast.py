"""Short messages that come and go by themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import (
    BAD,
    BODY,
    GOOD,
    LINE,
    SECOND_TEXT,
    TEXT,
    WARNING,
    Colour,
    darken,
    lighten,
    mix,
)

Tone = Literal["plain", "good", "warning", "bad"]

SHOWN_SECONDS: Final = 3.0
SECONDS_PER_LETTER: Final = 0.05
MOST: Final = 3
GAP: Final = 10.0
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
    """One message and how long it still stands."""

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
            bottom = self._draw_one(canvas, toast, viewport, bottom) - GAP

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
