"""How long a test waits for what a thread or another process brings about."""

import itertools
import time
from collections.abc import Iterator
from typing import Final

LEAST_SECONDS: Final = 90.0


def patience(frames: int) -> Iterator[int]:
    """The numbers of so many frames, and more until a minute and a half has gone.

    A crowded machine gives the thread that is waited for little time: frames alone measure none.
    """
    deadline = time.monotonic() + LEAST_SECONDS
    for frame in itertools.count():
        if frame >= frames and time.monotonic() >= deadline:
            return
        yield frame
