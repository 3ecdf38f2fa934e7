"""How long a test waits for what a thread or another process brings about, and how long it runs."""

import itertools
import time
from collections.abc import Iterator
from typing import Any, Final

import pytest

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


def lengths(name: str, short: Any, whole: Any) -> pytest.MarkDecorator:
    """A parameter of a test in two lengths: the short one runs by default, with `-m whole` all."""
    return pytest.mark.parametrize(name, [
        pytest.param(short, id="short"), pytest.param(whole, id="whole", marks=pytest.mark.whole),
    ])  # fmt: skip
