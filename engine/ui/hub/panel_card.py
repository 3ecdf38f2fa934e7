"""What is in a game at a glance: a card over the set-up page, opened from the evening."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from engine.text.said import Words
from engine.ui.box import Box
from engine.ui.canvas import TITLE_ROW, Canvas
from engine.ui.inputs import Clicked, Intent, KeyPressed
from engine.ui.theme import lighten
from engine.ui.widgets import Widget

INSET: Final = 16.0
WIDEST: Final = 1100.0
EDGE: Final = 32.0


class SetupPanel(Protocol):
    """What a game shows of itself on the set-up page (`Game.setup_panel`)."""

    title: Words
    icon: str

    def note(self, options: Mapping[str, str]) -> Words:
        """The quiet words beside the title, for the options chosen so far."""

    def height(self, width: float) -> float:
        """The room the picture needs at a width."""

    def draw(self, canvas: Canvas, box: Box, options: Mapping[str, str]) -> None:
        """Draws into a box of that width and height."""


class PanelCard(Widget):
    """A popup with the panel of a game; a click or a key closes it."""

    radius = 14.0

    def __init__(self, panel: SetupPanel, options: Mapping[str, str], room: Box) -> None:
        super().__init__()
        self.panel, self.options = panel, options
        width = min(WIDEST, room.w - 2 * EDGE)
        height = TITLE_ROW + panel.height(width - 2 * INSET) + INSET
        self.box = Box.around(*room.centre, width, height)

    def handle(self, intent: Intent) -> bool:
        """A click is enough, and so is a key."""
        if isinstance(intent, Clicked) and self.host is not None:
            self.host.close_popup()
        return not isinstance(intent, KeyPressed)

    def draw(self, canvas: Canvas) -> None:
        """The card with its title, and the panel in it."""
        box, panel, theme = self.box, self.panel, canvas.theme
        canvas.floating(box)
        canvas.shadow(box, self.radius, blur=30, drop=12, strength=200)
        canvas.rounded(box, self.radius, theme.panel, lighten(theme.line, 0.15), 1.5)
        note = panel.note(self.options)
        inner = canvas.panel(box, panel.title, panel.icon, note, fill=theme.panel, shadow=False)
        place = Box(box.x + INSET, inner.y, box.w - 2 * INSET, inner.h - INSET)
        panel.draw(canvas, place, self.options)
