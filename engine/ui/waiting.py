"""How the window's loop waits: from frame to frame, or asleep until something happens."""

from __future__ import annotations

import time
from typing import Final

import pygame

FRAMES_A_SECOND: Final = 60
LOOK_SECONDS: Final = 1 / 60
SELDOM_LOOK_SECONDS: Final = 1 / 24
SELDOM_AFTER_SECONDS: Final = 1.0
FIRST_POLL_SECONDS: Final = 0.002
SLOWEST_POLL_SECONDS: Final = 0.05


class Waiting:
    """Fetches events; `poll_seconds` is how soon a busy worker should be asked again.

    A quick bot is heard at once, a slow one costs twenty polls a second.
    """

    def __init__(self) -> None:
        self.poll_seconds = FIRST_POLL_SECONDS
        self._clock = pygame.time.Clock()
        self._touched_at = time.perf_counter()

    def worker_answered(self) -> None:
        """What is asked next may be answered quickly again."""
        self.poll_seconds = FIRST_POLL_SECONDS

    def next_frame(self) -> list[pygame.event.Event]:
        """The events that came until the next frame is due."""
        self._clock.tick(FRAMES_A_SECOND)
        return pygame.event.get()

    def asleep(self, seconds: float, *, polls: bool) -> list[pygame.event.Event]:
        """Sleep until something happens, at most so long; `polls` while the worker is busy.

        Not `pygame.event.wait`: it looks for events a thousand times a second, which alone takes
        some 4 % of a core. Sixty looks a second are felt by nobody, and while nobody touches
        anything a third of them will do.
        """
        due = time.perf_counter() + seconds
        while not (events := pygame.event.get()):
            now = time.perf_counter()
            if now >= due:
                break
            is_left_alone = now > self._touched_at + SELDOM_AFTER_SECONDS
            time.sleep(min(due - now, SELDOM_LOOK_SECONDS if is_left_alone else LOOK_SECONDS))
        if events:
            self._touched_at = time.perf_counter()
        if polls:
            self.poll_seconds = min(SLOWEST_POLL_SECONDS, 1.6 * self.poll_seconds)
        return events
