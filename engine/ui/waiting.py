"""How the window's loop waits: from frame to frame, or asleep until something happens."""

from __future__ import annotations

import time
from typing import Final

import pygame

FRAMES_A_SECOND: Final = 60
LOOK_SECONDS: Final = 1 / 60
SELDOM_LOOK_SECONDS: Final = 1 / 20
SELDOM_AFTER_SECONDS: Final = 1.0
REST_LOOK_SECONDS: Final = 1 / 10
REST_AFTER_SECONDS: Final = 30.0
FIRST_POLL_SECONDS: Final = 0.002
USUAL_POLL_SECONDS: Final = 0.05
SLOWEST_POLL_SECONDS: Final = 0.2


class Waiting:
    """Fetches events; `poll_seconds` is how soon a busy worker should be asked again.

    A quick bot is heard at once; one that takes seconds costs twenty polls a second and then
    fewer, so that nobody waits much longer than it thinks.
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
        return self._noted(pygame.event.get())

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
            time.sleep(min(due - now, look_seconds(now - self._touched_at)))
        if polls:
            growth = 1.6 if self.poll_seconds < USUAL_POLL_SECONDS else 1.02
            self.poll_seconds = min(SLOWEST_POLL_SECONDS, growth * self.poll_seconds)
        return self._noted(events)

    def _noted(self, events: list[pygame.event.Event]) -> list[pygame.event.Event]:
        """The same; somebody is there."""
        if events:
            self._touched_at = time.perf_counter()
        return events


def look_seconds(quiet_for: float) -> float:
    """How long not to look for events when nothing has been touched for so long."""
    if quiet_for <= SELDOM_AFTER_SECONDS:
        return LOOK_SECONDS
    return SELDOM_LOOK_SECONDS if quiet_for <= REST_AFTER_SECONDS else REST_LOOK_SECONDS
