"""What Rollbot would do behind one's screen: the whole plan, clause by clause, over the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.bot import Reason
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import Intent, KeyPressed
from engine.ui.theme import SECOND_TEXT, TEXT, lighten
from engine.ui.widgets.base import Pressable, Widget
from engine.ui.widgets.button import Button
from games.roll_galaxy.dice import PHASES
from games.roll_galaxy.rollbot.advice import Advice
from games.roll_galaxy.scene.palette import PHASE_ICONS

WIDTH: Final = 860.0
INSET: Final = 22.0
TAG_W: Final = 108.0
BUTTON: Final = (300.0, 56.0)
HEAD: Final = 74.0
TYPE: Final = 18
LEADING: Final = 1.3


class AdviceCard(Widget):
    """The advice with its reasons; a clause opens the rules, the button carries the plan out."""

    radius = 14.0

    def __init__(
        self,
        advice: Advice,
        play: Callable[[], object],
        open_clause: Callable[[str], object],
    ) -> None:
        super().__init__()
        self.advice = advice
        self.reasons = list(advice.reasons)
        self.button = Button("Arrange my dice like this", play, kind="primary", key="Enter")
        self.add(self.button)
        self.tags: list[Pressable] = []
        for reason in self.reasons:
            tag = Pressable(self._opener(open_clause, reason), paint=self._painter(reason),
                            radius=12, tooltip="Opens the rules there")  # fmt: skip
            self.tags.append(tag)
            self.add(tag)
        self._rows: list[Box] = []

    def _opener(self, open_clause: Callable[[str], object], reason: Reason) -> Callable[[], object]:
        return lambda: open_clause(reason.clause)

    def _painter(self, reason: Reason) -> Callable[[Canvas, Pressable], None]:
        def paint(canvas: Canvas, place: Pressable) -> None:
            box = place.box
            fill = (0x35, 0x3E, 0x63) if place.is_hovered else (0x26, 0x2D, 0x47)
            canvas.rounded(box, 8, fill, (0x4A, 0x55, 0x8C))
            canvas.text(*box.centre, reason.clause, TYPE, (0xC3, 0xCB, 0xFF), "mono", "centre")

        return paint

    def place_over(self, canvas: Canvas, anchor: Box, viewport: Box) -> None:
        """Above the action bar, at the right end of the table; as high as the reasons need."""
        width = min(WIDTH, viewport.w - 32)
        room = width - 2 * INSET - TAG_W - 14
        heights = [
            max(32.0, canvas.paragraph_height(room, reason.text, TYPE, line_height=LEADING) + 8)
            for reason in self.reasons
        ]
        most = anchor.y - 72 - HEAD - BUTTON[1] - 2 * INSET
        shown = 0
        while shown < len(heights) and sum(heights[: shown + 1]) <= most:
            shown += 1
        height = HEAD + sum(heights[:shown]) + BUTTON[1] + 2 * INSET
        right = min(anchor.right, viewport.right - 16)
        self.box = Box(right - width, anchor.y - height - 12, width, height)
        y = self.box.y + HEAD
        self._rows = []
        for number, tag in enumerate(self.tags):
            tag.is_visible = number < shown
            if number >= shown:
                continue
            tag.box = Box(self.box.x + INSET, y, TAG_W, 28)
            self._rows.append(Box(tag.box.right + 14, y, room, heights[number]))
            y += heights[number]
        self.button.box = Box(
            self.box.right - INSET - BUTTON[0], self.box.bottom - INSET - BUTTON[1] + 8, *BUTTON
        )

    def handle(self, intent: Intent) -> bool:
        """Enter carries it out; any other key puts the card away."""
        if isinstance(intent, KeyPressed):
            return self.button.answers_to(intent) and self.button.press()
        return True

    def draw(self, canvas: Canvas) -> None:
        """The call large, the reasons under it, their clauses at the left."""
        box = self.box
        canvas.floating(box)
        canvas.shadow(box, 14, blur=26, drop=12, strength=170)
        canvas.panel(box, shadow=False, active=True, radius=14)
        y = box.y + 40
        called = self.advice.called
        canvas.icon("bulb", box.x + INSET + 14, y, 28, canvas.theme.accent)
        x = box.x + INSET + 44
        x += canvas.text(x, y, "Rollbot in your place calls", 24, TEXT, "text-semibold") + 12
        canvas.icon(PHASE_ICONS[called], x + 16, y, 30, lighten(canvas.theme.accent, 0.3))
        canvas.text(x + 40, y, PHASES[called], 26, TEXT, "number-bold")
        for reason, row in zip(self.reasons, self._rows, strict=False):
            canvas.paragraph(Box(row.x, row.y + 2, row.w, row.h), reason.text, TYPE,
                             lighten(SECOND_TEXT, 0.25), line_height=LEADING)  # fmt: skip
