"""What left pages held goes back to the system."""

from __future__ import annotations

import gc
import sys


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
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 - takes a while to load, and only this needs it

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
