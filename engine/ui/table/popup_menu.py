"""A short list of commands over everything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.text.said import Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import LEFT, Clicked, Dropped, Intent, KeyPressed, PointerMoved
from engine.ui.theme import BODY, LINE, SECOND_TEXT, TEXT, lighten, mix
from engine.ui.widgets.base import Shown, Widget, faint, is_press_key

ROW: Final = 44.0
INSET: Final = 6.0
WIDTH: Final = 336.0


@dataclass(frozen=True, slots=True)
class Command:
    """One row: what it says, its icon, the key that does the same elsewhere, and what it does."""

    label: Words
    on_click: Callable[[], object]
    icon: str = "dots"
    key: str = ""
    enabled: bool = True


class PopupMenu(Widget):
    """Commands one below the other; arrows and Enter work as well as the pointer."""

    lit: Shown[int] = Shown()

    def __init__(self, commands: Sequence[Command], width: float = WIDTH) -> None:
        super().__init__()
        self.commands = tuple(commands)
        self.width = width
        self.lit = next((n for n, each in enumerate(commands) if each.enabled), 0)

    def place_under(self, anchor: Box, viewport: Box) -> None:
        """Hang below something, inside the viewport."""
        height = len(self.commands) * ROW + 2 * INSET
        x = min(max(viewport.x + 8, anchor.right - self.width), viewport.right - self.width - 8)
        y = min(anchor.bottom + 6, viewport.bottom - height - 8)
        self.box = Box(x, max(8.0, y), self.width, height)

    def row_box(self, index: int) -> Box:
        """Where a command stands."""
        y = self.box.y + INSET + index * ROW
        return Box(self.box.x + INSET, y, self.box.w - 2 * INSET, ROW)

    def handle(self, intent: Intent) -> bool:
        """Pointer, arrows, Enter; anything else closes the menu."""
        if isinstance(intent, PointerMoved):
            row = self._row_at(intent.x, intent.y)
            self.lit = self.lit if row is None else row
            return True
        if isinstance(intent, (Clicked, Dropped)):
            row = self._row_at(intent.x, intent.y)
            if row is not None and intent.button == LEFT:
                self._do(row)
            return True
        if is_press_key(intent):
            self._do(self.lit)
            return True
        if isinstance(intent, KeyPressed) and intent.key in {"up", "down"}:
            self._step(1 if intent.key == "down" else -1)
            return True
        return False

    def _row_at(self, x: float, y: float) -> int | None:
        rows = range(len(self.commands))
        return next((row for row in rows if self.row_box(row).contains((x, y))), None)

    def _step(self, by: int) -> None:
        for n in range(1, len(self.commands) + 1):
            row = (self.lit + n * by) % len(self.commands)
            if self.commands[row].enabled:
                self.lit = row
                return

    def _do(self, row: int) -> None:
        if self.commands[row].enabled and self.host is not None:
            self.host.close_popup()
            self.play_sound("click")
            self.commands[row].on_click()

    def draw(self, canvas: Canvas) -> None:
        """A raised sheet with the rows."""
        canvas.floating(self.box)
        canvas.shadow(self.box, 12, blur=20, drop=10, strength=140)
        canvas.rounded(self.box, 12, mix(canvas.theme.raised, (0, 0, 0), 0.12), lighten(LINE, 0.15))
        for row, command in enumerate(self.commands):
            self._draw_row(canvas, self.row_box(row), command, is_lit=row == self.lit)

    def _draw_row(self, canvas: Canvas, box: Box, command: Command, *, is_lit: bool) -> None:
        if is_lit and command.enabled:
            canvas.rounded(box, 8, mix(canvas.theme.raised, canvas.theme.accent, 0.28))
        ink = TEXT if command.enabled else faint(TEXT)
        quiet = SECOND_TEXT if command.enabled else faint(SECOND_TEXT)
        canvas.icon(command.icon, box.x + 22, box.centre_y, 20, quiet)
        canvas.text(box.x + 46, box.centre_y, command.label, BODY, ink, exempt=not command.enabled)
        if command.key and command.enabled:
            canvas.key_cap(box.right - 10, box.centre_y, command.key)
