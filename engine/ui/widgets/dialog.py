"""Questions over a dimmed page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import PANEL_RADIUS, Canvas
from engine.ui.inputs import Intent, KeyPressed, PointerPressed
from engine.ui.scene import Scene, Window
from engine.ui.theme import BAD, BODY, HEADING, LINE, SECOND_TEXT, TEXT, Theme, lighten, mix
from engine.ui.widgets.base import NO_BOX, Widget
from engine.ui.widgets.button import Button

WIDTH: Final = 600.0
INSET: Final = 28.0
BUTTON_HEIGHT: Final = 56.0
BUTTON_WIDTH: Final = 200.0
GAP: Final = 16.0
YES: Final = Said("house-yes")


class Dialog(Scene):
    """A panel in the middle of a dimmed page: title, words, a body of widgets, buttons.

    Buttons stand at the right in the order given, the last one being the primary one. Esc, and a
    press beside the panel, close it. `body` widgets are stacked, each `(widget, height)`.
    """

    is_overlay = True

    def __init__(
        self,
        app: Window,
        title: Words,
        words: Words = "",
        buttons: tuple[Button, ...] = (),
        *,
        body: tuple[tuple[Widget, float], ...] = (),
        width: float = WIDTH,
        theme: Theme | None = None,
    ) -> None:
        below = None if app.top is None else app.top.theme
        super().__init__(app, below if theme is None else theme)
        self.title = title
        self.words = words
        self.wanted_width = width
        self.panel = NO_BOX
        self._words_height = 0.0
        self.body = body
        self.buttons = buttons
        for widget, _ in body:
            self.add(widget)
        for button in buttons:
            self.add(button)

    def layout(self, width: float, height: float) -> None:
        """The panel is as high as what it holds, in the middle."""
        panel_width = min(self.wanted_width, width - 48)
        inner = panel_width - 2 * INSET
        body_height = sum(size + GAP for _, size in self.body)
        buttons_height = BUTTON_HEIGHT + 12 if self.buttons else 0
        self._words_height = self._height_of_words(inner)
        panel_height = 2 * INSET + 40 + self._words_height + body_height + buttons_height
        self.panel = Box.around(width / 2, height / 2, panel_width, min(panel_height, height - 32))
        y = self.panel.y + INSET + 40 + self._words_height
        for widget, size in self.body:
            widget.box = Box(self.panel.x + INSET, y, inner, size)
            y += size + GAP
        self._lay_out_buttons(inner)

    def _height_of_words(self, inner: float) -> float:
        if not self.words:
            return 12.0
        return self.app.canvas.paragraph_height(inner, self.words, BODY) + 24

    def _lay_out_buttons(self, inner: float) -> None:
        count = len(self.buttons)
        if not count:
            return
        width = min(BUTTON_WIDTH, (inner - (count - 1) * GAP) / count)
        right = self.panel.right - INSET
        y = self.panel.bottom - INSET - BUTTON_HEIGHT
        for button in reversed(self.buttons):
            button.box = Box(right - width, y, width, BUTTON_HEIGHT)
            right -= width + GAP

    def handle(self, intent: Intent) -> bool:
        """Everything ends here: the page below hears nothing."""
        if super().handle(intent):
            return True
        if isinstance(intent, PointerPressed) and not self.panel.contains((intent.x, intent.y)):
            self.back()
        # Keys that mean the same everywhere (full screen, mute) still reach the app.
        return not isinstance(intent, KeyPressed)

    def draw(self, canvas: Canvas) -> None:
        """The panel over what the app has dimmed."""
        ground = mix(canvas.theme.panel, canvas.theme.accent, 0.03)
        canvas.shadow(self.panel, PANEL_RADIUS, blur=30, drop=14, strength=170)
        canvas.rounded(
            self.panel, PANEL_RADIUS, (lighten(ground, 0.04), ground), lighten(LINE, 0.12)
        )
        canvas.lit_edge(self.panel, PANEL_RADIUS)
        x, y, room = self.panel.x + INSET, self.panel.y + INSET, self.panel.w - 2 * INSET
        canvas.text(x, y + 12, self.title, HEADING, TEXT, "text-semibold", max_width=room)
        if self.words:
            canvas.paragraph(
                Box(x, y + 40, room, self._words_height), self.words, BODY, SECOND_TEXT
            )
        self.draw_widgets(canvas)


class Confirm(Dialog):
    """One question, two answers; Enter says yes, Esc says no."""

    def __init__(
        self,
        app: Window,
        title: Words,
        words: Words,
        on_yes: Callable[[], object],
        *,
        yes: Words = YES,
        on_no: Callable[[], object] | None = None,
        is_dangerous: bool = False,
    ) -> None:
        self.on_yes = on_yes
        self.on_no = on_no
        accent = BAD if is_dangerous else None
        super().__init__(
            app,
            title,
            words,
            (
                Button(Said("house-cancel"), self.back, kind="secondary", key="Esc"),
                Button(yes, self._say_yes, kind="primary", key="Enter", accent=accent),
            ),
        )

    def _say_yes(self) -> None:
        self.app.remove(self)
        self.on_yes()

    def back(self) -> bool:
        """No."""
        self.app.remove(self)
        if self.on_no is not None:
            self.on_no()
        return True
