"""What the Navigator would do behind one's screen: the whole plan and its worth, over the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.text.said import Said
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import Intent, KeyPressed
from engine.ui.theme import SECOND_TEXT, TEXT, lighten
from engine.ui.widgets.base import Widget
from engine.ui.widgets.button import Button
from games.roll_galaxy.names import PHASE
from games.roll_galaxy.navigator.advice import Advice
from games.roll_galaxy.scene.palette import PHASE_ICONS

WIDTH: Final = 760.0
INSET: Final = 22.0
BUTTON: Final = (300.0, 56.0)
HEAD: Final = 74.0
ROW_GAP: Final = 8.0
TYPE: Final = 18
LEADING: Final = 1.3


class AdviceCard(Widget):
    """The advice with its sentence and numbers; the button carries the plan out."""

    radius = 14.0

    def __init__(self, advice: Advice, play: Callable[[], object], voice: Voice) -> None:
        super().__init__()
        self.advice, self._voice = advice, voice
        self.reasons = list(advice.reasons)
        self.button = Button(voice.say(Said("advice-arrange")), play, kind="primary", key="Enter")
        self.add(self.button)
        self._rows: list[Box] = []

    def place_over(self, canvas: Canvas, anchor: Box, viewport: Box) -> None:
        """Above the action bar, at the right end of the table; as high as the words need."""
        width = min(WIDTH, viewport.w - 32)
        room = width - 2 * INSET
        heights = [
            canvas.paragraph_height(room, reason.text, TYPE, line_height=LEADING) + ROW_GAP
            for reason in self.reasons
        ]
        height = HEAD + sum(heights) + BUTTON[1] + 2 * INSET
        right = min(anchor.right, viewport.right - 16)
        self.box = Box(right - width, anchor.y - height - 12, width, height)
        y = self.box.y + HEAD
        self._rows = []
        for row_height in heights:
            self._rows.append(Box(self.box.x + INSET, y, room, row_height))
            y += row_height
        self.button.box = Box(
            self.box.right - INSET - BUTTON[0], self.box.bottom - INSET - BUTTON[1] + 8, *BUTTON
        )

    def handle(self, intent: Intent) -> bool:
        """Enter carries it out; any other key puts the card away."""
        if isinstance(intent, KeyPressed):
            return self.button.answers_to(intent) and self.button.press()
        return True

    def draw(self, canvas: Canvas) -> None:
        """The call large, the words under it, the first sentence brighter."""
        box = self.box
        canvas.floating(box)
        canvas.shadow(box, 14, blur=26, drop=12, strength=170)
        canvas.panel(box, shadow=False, active=True, radius=14)
        y = box.y + 40
        called = self.advice.called
        canvas.icon("bulb", box.x + INSET + 14, y, 28, canvas.theme.accent)
        x = box.x + INSET + 44
        x += (
            canvas.text(x, y, self._voice.say(Said("advice-title")), 24, TEXT, "text-semibold") + 12
        )
        canvas.icon(PHASE_ICONS[called], x + 16, y, 30, lighten(canvas.theme.accent, 0.3))
        canvas.text(x + 40, y, self._voice.say_name(PHASE(called)), 26, TEXT, "number-bold")
        for number, (reason, row) in enumerate(zip(self.reasons, self._rows, strict=True)):
            colour = TEXT if number == 0 else lighten(SECOND_TEXT, 0.25)
            canvas.paragraph(row, reason.text, TYPE, colour, line_height=LEADING)
