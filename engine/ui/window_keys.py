"""The keys that mean the same on every page, and which keys repeat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from engine.core.storage import StorageError
from engine.ui.inputs import KeyPressed

if TYPE_CHECKING:
    from engine.ui.app import App

KEY_REPEAT_MS: Final = (350, 35)
VOLUME_KEY: Final = "m"


class WindowKeys:
    """Full screen, picture, frame times, sound and speed."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._is_repeating = False

    def press(self, intent: KeyPressed) -> None:
        """Do what the key means, if it means anything here."""
        app = self._app
        speed = app.settings.animation_speed
        if intent.key == "f11" or (intent.key == "return" and intent.alt):
            app.change_settings(fullscreen=not app.display.is_fullscreen)
        elif intent.key == "f12":
            self._save_picture()
        elif intent.key == "f3":
            app.frames.is_shown = not app.frames.is_shown
            app.invalidate()
        elif not intent.is_plain:
            return
        elif intent.key == VOLUME_KEY:
            app.change_settings(sound=not app.settings.sound)
            app.toast("Sound on" if app.settings.sound else "Sound off")
        elif intent.key in {"+", "-"}:
            chosen = speed.faster() if intent.key == "+" else speed.slower()
            app.change_settings(animation_speed=chosen)
            app.toast(f"Animation: {chosen.value}")

    def _save_picture(self) -> None:
        try:
            path = self._app.display.save_picture()
        except StorageError as error:
            self._app.toast(f"The picture could not be saved: {error}", "warning")
        else:
            self._app.toast(f"Picture saved as {path}")

    def repeat(self, wanted: bool) -> None:
        """A key held down repeats only where that helps: in fields and lists, not on buttons."""
        if wanted != self._is_repeating:
            self._is_repeating = wanted
            pygame.key.set_repeat(*(KEY_REPEAT_MS if wanted else (0, 0)))
