"""The keys that mean the same on every page, and which keys repeat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from engine.core.storage import StorageError
from engine.ui.display import Display
from engine.ui.frame_times import FrameTimes
from engine.ui.inputs import KeyPressed
from engine.ui.scene import Window

KEY_REPEAT_MS: Final = (350, 35)
VOLUME_KEY: Final = "m"


class WindowKeys:
    """Full screen, picture, frame times, sound and speed."""

    def __init__(
        self, window: Window, display: Display, frames: FrameTimes, redraw: Callable[[], None]
    ) -> None:
        self._window = window
        self._display = display
        self._frames = frames
        self._redraw = redraw
        self._is_repeating = False

    def press(self, intent: KeyPressed) -> None:
        """Do what the key means, if it means anything here."""
        window = self._window
        speed = window.settings.animation_speed
        if intent.key == "f11" or (intent.key == "return" and intent.alt):
            window.change_settings(fullscreen=not self._display.is_fullscreen)
        elif intent.key == "f12":
            self._save_picture()
        elif intent.key == "f3":
            self._frames.is_shown = not self._frames.is_shown
            self._redraw()
        elif not intent.is_plain:
            return
        elif intent.key == VOLUME_KEY:
            window.change_settings(sound=not window.settings.sound)
            window.toast("Sound on" if window.settings.sound else "Sound off")
        elif intent.key in {"+", "-"}:
            chosen = speed.faster() if intent.key == "+" else speed.slower()
            window.change_settings(animation_speed=chosen)
            window.toast(f"Animation: {chosen.value}")

    def _save_picture(self) -> None:
        try:
            path = self._display.save_picture()
        except StorageError as error:
            self._window.toast(f"The picture could not be saved: {error}", "warning")
        else:
            self._window.toast(f"Picture saved as {path}")

    def repeat(self, wanted: bool) -> None:
        """A key held down repeats only where that helps: in fields and lists, not on buttons."""
        if wanted != self._is_repeating:
            self._is_repeating = wanted
            pygame.key.set_repeat(*(KEY_REPEAT_MS if wanted else (0, 0)))
