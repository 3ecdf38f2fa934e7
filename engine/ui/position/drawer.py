"""The fields of a position in a drawer over the board: for what has no place on it."""

from __future__ import annotations

from typing import Any, Final

from engine.core.position_edits import Path
from engine.text.said import Said
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import Clicked, Intent, KeyPressed
from engine.ui.position.sheet import PositionSheet
from engine.ui.scene import Scene
from engine.ui.theme import LARGE, TEXT
from engine.ui.widgets import Button, ScrollArea

WIDE: Final = 560.0
HEAD: Final = 60.0
FOOT: Final = 68.0
INSET: Final = 12.0


class FieldsDrawer(Scene):
    """From the left edge, over the palette; a click beside it, F or Esc shuts it."""

    is_overlay = True

    def __init__(self, page: Any) -> None:
        super().__init__(page.app, page.theme)
        self.page, self.about_game = page, page.game
        self.area = ScrollArea(self._paint)
        self.fields = PositionSheet(self.area, self, page.seat_title, self.remove_seat)
        self.shut = Button(Said("desk-shut-fields"), self.back, kind="secondary", icon="x", key="F")
        self.more = Button(Said("house-add-seat"), self.add_seat, kind="secondary", icon="plus")
        self.panel = Box(0, 0, WIDE, 0)
        for widget in (self.area, self.shut, self.more):
            self.add(widget)

    # -- the draft

    def set_value(self, path: Path, value: Any) -> None:
        """Another value."""
        self._renewed(lambda: self.page.set_value(path, value))

    def add_item(self, path: Path, value: Any) -> None:
        """One more in a list."""
        self._renewed(lambda: self.page.add_item(path, value))

    def remove_item(self, path: Path) -> None:
        """One less."""
        self._renewed(lambda: self.page.remove_item(path))

    def put_key(self, path: Path, key: str) -> None:
        """One more in a map."""
        self._renewed(lambda: self.page.put_key(path, key))

    def set_class(self, path: Path, name: str | None) -> None:
        """Another kind."""
        self._renewed(lambda: self.page.set_class(path, name))

    def add_seat(self) -> None:
        """One seat more."""
        self._renewed(self.page.add_seat)

    def remove_seat(self, seat: int) -> None:
        """One seat less."""
        self._renewed(lambda: self.page.remove_seat(seat))

    def _renewed(self, change: Any) -> None:
        change()
        self.show()

    def show(self) -> None:
        """The fields follow the draft."""
        draft, game = self.page.draft, self.page.game
        seats = draft.seats
        can_remove = seats is not None and seats > game.fewest_seats
        self.more.is_visible = seats is not None and seats < game.most_seats
        self.fields.show(draft.sections, draft.problem, can_remove_seat=can_remove)
        if self.area.box.w > 0:
            self.fields.arrange(self.app.canvas)
        self.invalidate()

    # -- the scene

    def enter(self) -> None:
        """It shows what lies there."""
        self.show()

    def layout(self, width: float, height: float) -> None:
        """At the left, as high as the window."""
        self.panel = Box(0, 0, min(WIDE, width), height)
        self.area.box = Box(INSET, HEAD, self.panel.w - 2 * INSET, height - HEAD - FOOT)
        foot = Box(INSET, height - FOOT + 8, self.panel.w - 2 * INSET, FOOT - 20)
        self.shut.box, self.more.box = foot.row(None, None, gap=INSET)
        self.fields.arrange(self.app.canvas)

    def handle(self, intent: Intent) -> bool:
        """Undo and redo as on the board; a click beside the drawer shuts it."""
        if super().handle(intent):
            return True
        if isinstance(intent, Clicked) and not self.panel.contains((intent.x, intent.y)):
            return self.back()
        if isinstance(intent, KeyPressed) and intent.ctrl and intent.key in "zy":
            self._renewed(self.page.undo if intent.key == "z" else self.page.redo)
        return True

    def draw(self, canvas: Canvas) -> None:
        """The panel over the board."""
        box = self.panel
        canvas.shadow(box, 0, blur=40, drop=0, strength=200)
        canvas.rounded(box, 0, canvas.theme.panel)
        canvas.text(box.x + 24, HEAD / 2, Said("editor-fields"), LARGE, TEXT, "text-semibold")
        self.draw_widgets(canvas)

    def _paint(self, canvas: Canvas, content: Box) -> None:
        self.fields.paint(canvas, content)
