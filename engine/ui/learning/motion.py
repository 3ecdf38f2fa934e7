"""How the coach comes and goes: what share of each thing is there, by the seconds gone by.

Pure arithmetic at the player's speed; with motion off everything is there at once.
"""

from __future__ import annotations

from math import cos, pi
from typing import Final

from engine.ui.animation import CARD_SECONDS, FOREVER, MOVE_SECONDS, ease_out

DIM_SECONDS: Final = 0.18
LEAVE_SECONDS: Final = 0.12
RISE: Final = 8.0
BREATHS_A_SECOND: Final = 0.8
SHALLOWEST: Final = 0.6
BREATH_SECONDS: Final = 1 / 12


class Motion:
    """What the coach shows of sheet, holes, card, leader and reply at this moment."""

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self._sheet = self._card = self._reply = self._gone = FOREVER
        self._breathing = self._drawn = 0.0

    def begin(self, *, is_dark: bool) -> None:
        """Another step is said; the sheet comes with it unless it `is_dark` already."""
        self._card = 0.0
        self._gone = FOREVER
        if not is_dark:
            self._sheet = 0.0

    def answer(self) -> None:
        """The reply opens."""
        self._reply = 0.0

    def end(self) -> None:
        """The coach falls silent."""
        self._gone = 0.0

    def pass_time(self, seconds: float) -> bool:
        """Let time go by; whether anything looks different."""
        was_moving = self.is_moving
        self._sheet += seconds
        self._card += seconds
        self._reply += seconds
        self._gone += seconds
        self._breathing += seconds
        if was_moving or (self.factor and self._breathing - self._drawn >= BREATH_SECONDS):
            self._drawn = self._breathing
            return True
        return False

    @property
    def is_moving(self) -> bool:
        """Whether anything but the breath changes from frame to frame."""
        entering = CARD_SECONDS + MOVE_SECONDS
        return (
            min(self._sheet, self._card, self._reply) < entering * self.factor
            or self._gone < DIM_SECONDS * self.factor
        )

    @property
    def dark(self) -> float:
        """Of the sheet, as it comes; 1 when it is there."""
        return self._share(self._sheet, DIM_SECONDS)

    @property
    def left(self) -> tuple[float, float]:
        """Of sheet and card, as they go."""
        return (1 - self._share(self._gone, DIM_SECONDS),
                1 - self._share(self._gone, LEAVE_SECONDS))  # fmt: skip

    @property
    def open(self) -> float:
        """Of the holes, from their middle."""
        return ease_out(self._share(self._card, MOVE_SECONDS))

    @property
    def card(self) -> float:
        """Of the card."""
        return ease_out(self._share(self._card, CARD_SECONDS))

    @property
    def reply(self) -> float:
        """Of the reply."""
        return ease_out(self._share(self._reply, CARD_SECONDS))

    @property
    def leader(self) -> float:
        """Of the leader, which is drawn once the card is there."""
        return ease_out(self._share(self._card, MOVE_SECONDS, CARD_SECONDS))

    @property
    def breath(self) -> float:
        """How strong the rings are."""
        if not self.factor:
            return 1.0
        wave = (1 + cos(2 * pi * BREATHS_A_SECOND * self._breathing)) / 2
        return SHALLOWEST + (1 - SHALLOWEST) * round(8 * wave) / 8

    def _share(self, gone: float, seconds: float, wait: float = 0.0) -> float:
        length = seconds * self.factor
        if not length:
            return 1.0
        return min(1.0, max(0.0, (gone - wait * self.factor) / length))
