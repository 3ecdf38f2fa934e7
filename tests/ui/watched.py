"""The program as it is, which lets a test know whenever it has looked for events in vain, at rest.

`python -m tests.ui.watched PIPE WORDS...` is `main.py WORDS...`. Into the pipe goes a sign for each
look that found nothing while there is nothing to be done, and another whenever there was.
"""

import os
import sys
from typing import Final

import main
from engine.ui import app
from engine.ui.app import Waiting

RESTING, BUSY = b".", b"!"
SHORT_SECONDS: Final = 0.1
"""Where something is due as soon as that, the program only pauses."""


class Signs:
    """What the test is told; it stands in the place of the clock by which the program sleeps."""

    def __init__(self, pipe: int) -> None:
        self._pipe = pipe
        self.is_at_rest = False
        self.perf_counter = app.time.perf_counter
        self._sleep = app.time.sleep

    def tell(self, sign: bytes) -> None:
        os.write(self._pipe, sign)

    def sleep(self, seconds: float) -> None:
        """Nothing was found; the program looks again after so long."""
        self.tell(RESTING if self.is_at_rest else BUSY)
        self._sleep(seconds)


def watch(pipe: int) -> None:
    """From now on the program tells by the pipe when it rests."""
    signs, asleep = Signs(pipe), Waiting.asleep

    def asleep_and_told(wait, seconds, *, polls):
        signs.is_at_rest = seconds > SHORT_SECONDS and not polls
        events = asleep(wait, seconds, polls=polls)
        signs.tell(BUSY)
        return events

    app.time = signs
    Waiting.asleep = asleep_and_told


if __name__ == "__main__":
    pipe, *words = sys.argv[1:]
    watch(int(pipe))
    sys.exit(main.main(words))
