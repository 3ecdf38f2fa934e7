"""What a good player would do, and why, over the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.core.bot import Answer, Reason
from engine.text.said import Said
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import Intent, KeyPressed
from engine.ui.theme import BODY, LARGE, SECOND_TEXT, TEXT, lighten
from engine.ui.widgets.base import Pressable, Widget
from engine.ui.widgets.button import Button

WIDTH: Final = 480.0
INSET: Final = 20.0
BUTTON: Final = 56.0
CLAUSE_ROW: Final = 34.0
MOST_REASONS: Final = 3


class HintCard(Widget):
    """The answer of a bot with its first reasons; each clause opens the rules, the button plays it.

    "Why" unfolds the other reasons, so that the card covers no more than it has to.
    """

    radius = 12.0

    def __init__(
        self,
        move: str,
        answer: Answer,
        play: Callable[[], object],
        open_clause: Callable[[str], object],
    ) -> None:
        super().__init__()
        self.move = move
        self.answer = answer
        self.is_unfolded = False
        self._place: tuple[Canvas, Box, Box] | None = None
        self.button = Button(Said("frame-play-it"), play, kind="primary", key="Enter")
        more = Said("frame-hint-why-more", {"count": len(answer.reasons) - MOST_REASONS})
        self.why = Button(more, self.unfold, icon="chevron-up", key="W")
        self.add(self.button)
        self.add(self.why)
        self._clauses: list[Pressable] = []
        for reason in answer.reasons:
            clause = Pressable(
                self._opener(open_clause, reason.clause), paint=self._clause_painter(reason.clause),
                radius=12, tooltip=Said("frame-opens-rules"),
            )  # fmt: skip
            self._clauses.append(clause)
            self.add(clause)

    @property
    def reasons(self) -> Sequence[Reason]:
        """The reasons that stand on the card now."""
        return self.answer.reasons if self.is_unfolded else self.answer.reasons[:MOST_REASONS]

    def unfold(self) -> None:
        """All reasons."""
        self.is_unfolded = True
        if self._place is not None:
            self.place_over(*self._place)
        self.changed()

    def _opener(self, open_clause: Callable[[str], object], clause: str) -> Callable[[], object]:
        return lambda: open_clause(clause)

    def _clause_painter(self, clause: str) -> Callable[[Canvas, Pressable], None]:
        def paint(canvas: Canvas, place: Pressable) -> None:
            colour = lighten(canvas.theme.accent, 0.35 if place.is_hovered else 0.1)
            canvas.tag(place.box.x, place.box.centre_y, clause, colour)

        return paint

    def place_over(self, canvas: Canvas, anchor: Box, viewport: Box) -> None:
        """Stand above the action bar, at its right end; as high as the reasons need."""
        self._place = (canvas, anchor, viewport)
        self.why.is_visible = len(self.reasons) < len(self.answer.reasons)
        width = min(WIDTH, viewport.w - 32)
        inner = width - 2 * INSET
        tops, y = [], 64.0
        for reason in self.reasons:
            y += canvas.paragraph_height(inner, reason.text, BODY)
            tops.append(y)
            y += CLAUSE_ROW + 6 if reason.clause else 6
        height = min(y + BUTTON + 2 * INSET - 8, anchor.y - 80)
        right = min(anchor.right, viewport.right - 16)
        self.box = Box(right - width, anchor.y - height - 12, width, height)
        for clause in self._clauses:
            clause.is_visible = False
        for clause, top, reason in zip(self._clauses, tops, self.reasons, strict=False):
            wanted = canvas.text_width(reason.clause, BODY) + 24
            clause.box = Box(self.box.x + INSET, self.box.y + top + 3, wanted, CLAUSE_ROW - 6)
            clause.is_visible = bool(reason.clause)
        self.button.box = Box(
            self.box.right - INSET - 184, self.box.bottom - INSET - BUTTON, 184, BUTTON
        )
        self.why.box = Box(self.box.x + INSET, self.button.box.y, 184, BUTTON)

    def handle(self, intent: Intent) -> bool:
        """Enter plays it, W unfolds it; any other key puts the card away."""
        if isinstance(intent, KeyPressed):
            buttons = [each for each in (self.button, self.why) if each.is_visible]
            return any(each.answers_to(intent) and each.press() for each in buttons)
        return True

    def draw(self, canvas: Canvas) -> None:
        """The move large, the reasons under it."""
        box = self.box
        canvas.floating(box)
        canvas.shadow(box, 12, blur=26, drop=12, strength=160)
        canvas.panel(box, shadow=False, active=True)
        canvas.icon("bulb", box.x + INSET + 12, box.y + 34, 24, canvas.theme.accent)
        room = box.w - 2 * INSET - 36
        is_long = canvas.text_width(self.move, LARGE, "text-semibold") > room
        size = BODY if is_long else LARGE
        canvas.text(box.x + INSET + 36, box.y + 34, self.move, size, TEXT, "text-semibold",
                    max_width=room)  # fmt: skip
        y = box.y + 64
        inner = box.w - 2 * INSET
        for reason in self.reasons:
            place = Box(box.x + INSET, y, inner, box.h)
            y += canvas.paragraph(place, reason.text, BODY, SECOND_TEXT)
            y += CLAUSE_ROW + 6 if reason.clause else 6
