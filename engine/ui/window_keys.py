"""Who hears the player: the page on top, else the keys that mean the same on every page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from engine.core.storage import StorageError
from engine.text.said import Said
from engine.ui.display import Display
from engine.ui.frame_times import FrameTimes
from engine.ui.inputs import Intent, KeyPressed, TextTyped
from engine.ui.scene import Window

KEY_REPEAT_MS: Final = (350, 35)
VOLUME_KEY: Final = "m"


class WindowKeys:
    """What the player does goes to the page on top; full screen, picture, frame times, sound and
    speed are the window's.
    """

    def __init__(
        self, window: Window, display: Display, frames: FrameTimes, redraw: Callable[[], None]
    ) -> None:
        self._window = window
        self._display = display
        self._frames = frames
        self._redraw = redraw
        self._is_repeating = False
        self._is_spent = False

    def give(self, intent: Intent) -> None:
        """To the scene on top, and a key that it does not want to the window.

        A key that was a shortcut is not typed as well, into what it opened.
        """
        if isinstance(intent, TextTyped) and self._is_spent:
            return
        top = self._window.top
        was_typing = top is not None and top.is_typing
        handled = top is not None and top.handle(intent)
        if isinstance(intent, KeyPressed):
            self._is_spent = handled and not was_typing and intent.is_character
            if not handled:
                self.press(intent)

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
            is_on = window.settings.sound
            window.toast(Said("house-sound-on") if is_on else Said("house-sound-off"))
        elif intent.key in {"+", "-"}:
            chosen = speed.faster() if intent.key == "+" else speed.slower()
            window.change_settings(animation_speed=chosen)
            window.toast(Said("frame-speed-is", {"speed": chosen.value}))

    def _save_picture(self) -> None:
        try:
            path = self._display.save_picture()
        except StorageError as error:
            self._window.toast(Said("house-picture-not-saved", {"fault": str(error)}), "warning")
        else:
            self._window.toast(Said("house-picture-saved", {"path": str(path)}))

    def repeat(self, wanted: bool) -> None:
        """A key held down repeats only where that helps: in fields and lists, not on buttons."""
        if wanted != self._is_repeating:
            self._is_repeating = wanted
            pygame.key.set_repeat(*(KEY_REPEAT_MS if wanted else (0, 0)))
