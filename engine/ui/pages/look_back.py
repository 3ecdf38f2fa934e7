"""What all pages that look back at a game share: the bar along the top, and a plane below it."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.match import Match
from engine.text.said import Said
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import Intent
from engine.ui.pages.page_theme import BAR_HEIGHT, PageBar, theme_of
from engine.ui.plane import Fit, Plane
from engine.ui.scene import Scene, Window
from engine.ui.widgets import Button


class ReviewBar(PageBar):
    """The way back, which game it was, and what is at hand at a table too."""

    def __init__(
        self, app: Window, match: Match, back: Callable[[], object], more: tuple[Button, ...] = ()
    ) -> None:
        self._app = app
        self.sound = Button(kind="icon", on_click=self._switch_sound, key="M")
        rules = Button(kind="icon", icon="book", on_click=lambda: app.routes.rules(match.game),
                       tooltip=Said("frame-rules"), key="F1")  # fmt: skip
        settings = Button(kind="icon", icon="settings", on_click=app.routes.settings,
                          tooltip=Said("house-settings"))  # fmt: skip
        way_back = Button(
            kind="icon", icon="arrow-left", on_click=back, tooltip=Said("look-back-back")
        )
        super().__init__(match.game.title, way_back, tag=(Said("house-review"), "chart-bar"),
                         buttons=(*more, self.sound, rules, settings))  # fmt: skip
        self.note = Said("house-end-seed", {"seed": match.setup.seed})
        self._show_sound()

    def _switch_sound(self) -> None:
        self._app.change_settings(sound=not self._app.settings.sound)
        self._show_sound()

    def _show_sound(self) -> None:
        is_on = self._app.settings.sound
        self.sound.icon = "volume" if is_on else "volume-off"
        self.sound.tooltip = Said("look-back-sound-off") if is_on else Said("look-back-sound-on")


class LookBack(Scene):
    """A page under the bar; everything on it is drawn in units of its plane.

    Kinds of pages fill in `layout` (call `super().layout` first) and `draw`.
    """

    def __init__(self, app: Window, match: Match, fit: Fit | None = None) -> None:
        super().__init__(app, theme_of(match.game))
        self.about_game = match.game
        self.match = match
        self.plane = Plane(fit)
        self.bar = self.add(ReviewBar(app, match, self.back))

    def settle(self, width: float, height: float) -> None:
        """The window is new: so is the plane."""
        super().settle(*self.plane.settle(width, height))

    def layout(self, width: float, height: float) -> None:
        """The bar along the top."""
        self.bar.box = Box(0, 0, width, BAR_HEIGHT)

    def handle(self, intent: Intent) -> bool:
        """Intents come in the window's units."""
        return super().handle(self.plane.intent(intent))

    def paint(self, canvas: Canvas) -> None:
        """Everything is drawn in units of the plane."""
        super().paint(self.plane.canvas(canvas))
