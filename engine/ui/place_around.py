"""What goes on by itself around whoever plays: the life of the ground, the sound of the place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from engine.core.settings import Settings
from engine.ui.display import Display
from engine.ui.scene import Window
from engine.ui.sound import MATERIALS, WOOD, synthesise_pieces

if TYPE_CHECKING:
    from engine.ui.ambience import Ambience
    from engine.ui.living_ground import LivingGround

LONGEST_SOUNDING: Final = 300.0
"""Seconds: after that nobody is there to hear it."""


class PlaceAround:
    """Follows the place whose ground is on the screen; only `in_window`, never in a picture."""

    def __init__(self, window: Window, display: Display, *, in_window: bool) -> None:
        self._window, self._display = window, display
        self._in_window = in_window
        self._parts: tuple[LivingGround, Ambience] | None = None
        self._place: str | None = None
        self._is_looked_at = True
        self.obey(window.settings)

    def obey(self, settings: Settings) -> None:
        """Settings are others from now on."""
        sound = self._window.sound
        sound.is_on, sound.volume = settings.sound, settings.volume

    @property
    def seconds_left(self) -> float | None:
        """When something moves next; None while all rests."""
        return None if self._parts is None else self._parts[0].seconds_left

    def go_on(
        self, seconds: float, events: Sequence[pygame.event.Event], *, is_moving: bool
    ) -> None:
        """Time went by before these events; the ground waits while something else `is_moving`."""
        if not self._in_window:
            return
        ground, ambience = self._parts = self._parts or self._made()
        settings = self._window.settings
        ground.is_wanted = settings.grounds_live
        ground.pass_time(seconds, events)
        for event in events:
            if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
                self._is_looked_at = event.type == pygame.WINDOWFOCUSGAINED
        ground.move(is_due=not is_moving)
        self._arrive(self._display.ground or self._place)
        is_heard = self._is_looked_at and ground.quiet_for < LONGEST_SOUNDING and settings.sound
        ambience.be_at(self._place if is_heard else None, settings.ambience)

    def _made(self) -> tuple[LivingGround, Ambience]:
        """Both, loaded once a first frame is on the screen."""
        from engine.ui.ambience import Ambience  # noqa: PLC0415 (no first frame waits for it)
        from engine.ui.living_ground import LivingGround  # noqa: PLC0415

        return LivingGround(self._display), Ambience(self._window.sound, self._window.worker)

    def _arrive(self, place: str | None) -> None:
        """Pieces sound as they do there."""
        if place is None or place == self._place:
            return
        self._place = place
        sound = self._window.sound
        material = sound.material = MATERIALS.get(place, WOOD)
        if sound.is_on and material is not WOOD:
            self._window.worker.submit(partial(synthesise_pieces, material), sound.keep)
