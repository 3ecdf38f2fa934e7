"""Finished pictures, kept until the room runs out."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

import pygame

MEGABYTE: Final = 1 << 20


class Pictures:
    """Surfaces by key (thing, size, state); the longest unused go first when over the cap.

    One per window, handed to every canvas, so that nothing is drawn twice at the same size.
    """

    def __init__(self, byte_cap: int = 256 * MEGABYTE) -> None:
        self.byte_cap = byte_cap
        self.bytes_held = 0
        self.painted = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, paint: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture under this key, painted now if it is not kept."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        picture = paint()
        self.painted += 1
        self._kept[key] = picture
        self.bytes_held += _weight(picture)
        self._make_room()
        return picture

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)

    def forget(self, key: Hashable) -> None:
        """Drop one picture, if kept."""
        picture = self._kept.pop(key, None)
        if picture is not None:
            self.bytes_held -= _weight(picture)

    def clear(self) -> None:
        """Drop everything: after a resize, or when the display was opened anew."""
        self._kept.clear()
        self.bytes_held = 0

    def _make_room(self) -> None:
        while self.bytes_held > self.byte_cap and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self.bytes_held -= _weight(oldest)


def _weight(picture: pygame.Surface) -> int:
    return picture.get_height() * picture.get_pitch()
