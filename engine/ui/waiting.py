"""How the window's loop waits: from frame to frame, or asleep until something happens."""

from __future__ import annotations

import time
from typing import Final

import pygame

FRAMES_A_SECOND: Final = 60
LOOK_SECONDS: Final = 1 / 60
FIRST_POLL_SECONDS: Final = 0.002
SLOWEST_POLL_SECONDS: Final = 0.05


class Waiting:
    """Fetches events; `poll_seconds` is how soon a busy worker should be asked again.

    A quick bot is heard at once, a slow one costs twenty polls a second.
    """

    def __init__(self) -> None:
        self.poll_seconds = FIRST_POLL_SECONDS
        self._clock = pygame.time.Clock()

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
        some 4 % of a core. Sixty looks a second are felt by nobody.
        """
        due = time.perf_counter() + seconds
        while not (events := pygame.event.get()):
            left = due - time.perf_counter()
            if left <= 0:
                break
            time.sleep(min(left, LOOK_SECONDS))
        if polls:
            self.poll_seconds = min(SLOWEST_POLL_SECONDS, 1.6 * self.poll_seconds)
        return events
