"""The open pages of a book: wheel, arrows and paging keys scroll on them, then turn them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.ui.book.book_look import BookLook
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import Intent, KeyPressed, Wheel
from engine.ui.widgets import ScrollArea
from engine.ui.widgets.base import Pressable

FORWARD: Final = ("pagedown", "right", "down")
BACK: Final = ("pageup", "left", "up")
LAST: Final = 1_000_000


class BookSheet(ScrollArea):
    """Where the view does not scroll any further, `turn` goes on; `turn_to` goes to a leaf."""

    def __init__(
        self,
        paint: Callable[[Canvas, Box], None],
        turn: Callable[[int], bool],
        turn_to: Callable[[int], bool],
    ) -> None:
        super().__init__(paint)
        self._turn, self._turn_to = turn, turn_to

    def handle(self, intent: Intent) -> bool:
        """Scrolls while there is something to scroll, then turns."""
        if isinstance(intent, Wheel):
            before = self.offset
            super().handle(intent)
            return self.offset != before or self._turn(-1 if intent.dy > 0 else 1) or True
        if not isinstance(intent, KeyPressed) or not intent.is_plain:
            return super().handle(intent)
        if intent.key in ("home", "end"):
            turned = self._turn_to(0 if intent.key == "home" else LAST)
            return super().handle(intent) or turned
        if super().handle(intent):
            return True
        if intent.key in FORWARD:
            return self._turn(1)
        return intent.key in BACK and self._back()

    def _back(self) -> bool:
        """To the end of the opening before."""
        turned = self._turn(-1)
        if turned:
            self.scroll_to(self.furthest)
        return turned


class TurnButton(Pressable):
    """The corner of a page that turns it."""

    look: BookLook | None = None

    def __init__(self, icon: str, on_click: Callable[[], object]) -> None:
        super().__init__(on_click, sound=None, radius=20)
        self.icon = icon

    def draw(self, canvas: Canvas) -> None:
        """An arrow in the ink of the page; none where there is nothing to turn to."""
        if self.look is None or not self.is_enabled:
            return
        if self.is_hovered:
            canvas.rounded(self.box, 20, (*self.look.rule, 90))
        canvas.icon(self.icon, *self.box.centre, 26, self.look.number)
