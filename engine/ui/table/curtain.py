"""Between two people at one screen: nothing is shown until the right one sits there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.text.said import Said
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.scene import Scene, Window
from engine.ui.theme import BODY, DISPLAY, LARGE, SECOND_TEXT, TEXT, Theme
from engine.ui.widgets.base import Button
from engine.ui.widgets.overlays import Command, PopupMenu


class CurtainScene(Scene):
    """Asks to pass the screen on; `ready` is called when the person says that they sit there.

    `commands` are what its menu offers: nothing that shows the table.
    """

    def __init__(
        self,
        app: Window,
        theme: Theme,
        seat: int,
        name: str,
        ready: Callable[[], object],
        commands: Sequence[Command],
    ) -> None:
        super().__init__(app, theme)
        self.seat = seat
        self.name = name
        self._ready = ready
        self._commands = commands
        self.button = Button(
            Said("curtain-i-am", {"name": name}), self.open, kind="primary", key="Space"
        )
        self.add(self.button)

    def layout(self, width: float, height: float) -> None:
        """Everything in the middle."""
        self.button.box = Box.around(width / 2, height / 2 + 184, 320, 72)

    def open(self) -> None:
        """The right person is here."""
        self.app.remove(self)
        self._ready()

    def back(self) -> bool:
        """Esc opens a menu, which does not look behind the curtain."""
        menu = PopupMenu(self._commands)
        menu.place_under(self.button.box, self.viewport)
        self.open_popup(menu)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Whose turn it is, and nothing else."""
        canvas.backdrop()
        x, y = self.width / 2, self.height / 2
        canvas.seat_mark(self.seat, x, y - 132, 64)
        canvas.text(x, y - 12, Said("curtain-pass", {"name": self.name}), DISPLAY, TEXT,
                    canvas.theme.title_font, "centre", max_width=self.width - 96)  # fmt: skip
        canvas.text(x, y + 52, Said("curtain-hidden"), LARGE,
                    SECOND_TEXT, align="centre", max_width=self.width - 96)  # fmt: skip
        canvas.text(x, y + 92, Said("curtain-press"), BODY, SECOND_TEXT,
                    align="centre")  # fmt: skip
        self.draw_widgets(canvas)
