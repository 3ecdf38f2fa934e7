"""What left pages held goes back to the system."""

from __future__ import annotations

import gc
import sys
from typing import Final

MMAP_THRESHOLD: Final = -3
"""What `mallopt` calls the least size of a block that has pages of its own."""
LEAST_APART: Final = 256 * 1024


def settle_in() -> None:
    """What is held by now (games, pages of code) stays: no later search looks through it again.

    With all games loaded that search alone would keep a frame waiting for a twentieth of a second.
    """
    gc.collect()
    gc.freeze()


def release_memory() -> None:
    """Free what is held by itself alone (a scene and its widgets), then trim the heap.

    The GNU C library keeps the room of freed pictures until it is asked; others return it at once.
    """
    gc.collect()
    _ask_library("malloc_trim", 0)


def keep_pictures_apart() -> None:
    """The room of a picture goes back to the system with it, from now on.

    The GNU C library learns from large blocks that were freed to put later ones on its heap, where
    small ones that live longer hold them: a table then takes 30 to 50 MB more.
    """
    _ask_library("mallopt", MMAP_THRESHOLD, LEAST_APART)


def _ask_library(name: str, *values: int) -> None:
    """Call a function of the C library where there is one of that name."""
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 (no other system needs it)

        function = getattr(ctypes.CDLL(None), name, None)
        if function is not None:
            function(*values)
