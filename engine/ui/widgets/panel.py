"""The ground of a group of things."""

from __future__ import annotations

from engine.ui.box import Box
from engine.ui.canvas import TITLE_ROW, Canvas
from engine.ui.widgets.base import Shown, Tip, Widget

INSET = 16.0


class Panel(Widget):
    """A panel with an optional title row; `is_active` marks whose turn it is."""

    title: Shown[str | None] = Shown()
    note: Shown[str | None] = Shown()
    is_active: Shown[bool] = Shown()

    def __init__(
        self,
        title: str | None = None,
        icon: str | None = None,
        note: str | None = None,
        *,
        is_active: bool = False,
        tooltip: Tip | None = None,
    ) -> None:
        super().__init__(tooltip=tooltip)
        self.title = title
        self.icon = icon
        self.note = note
        self.is_active = is_active

    @property
    def inner(self) -> Box:
        """The box left for content, inside the margins and under the title row."""
        rest = self.box if self.title is None else self.box.cut_top(TITLE_ROW)[1]
        top = INSET if self.title is None else 4
        return Box(rest.x + INSET, rest.y + top, rest.w - 2 * INSET, rest.h - top - INSET)

    def draw(self, canvas: Canvas) -> None:
        """The ground, kept as one picture with its shadow."""
        canvas.panel(self.box, self.title, self.icon, self.note, self.is_active)
