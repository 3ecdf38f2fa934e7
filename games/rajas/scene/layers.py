"""Parts of the table that are put back for as long as what they show stays the same."""

from __future__ import annotations

from collections.abc import Callable

from engine.ui.canvas import CachedLayer, Canvas


class Layers:
    """Kept parts by name; each is drawn anew when its key is another one.

    A key names everything that the part shows. While texts are audited everything is drawn.
    """

    def __init__(self) -> None:
        self._parts: dict[object, CachedLayer] = {}

    def draw(
        self, name: object, canvas: Canvas, key: object, paint: Callable[[Canvas], object]
    ) -> None:
        """Put the part of that name back, or draw it."""
        part = self._parts.setdefault(name, CachedLayer())
        part.draw(canvas, key if canvas.audit is None else None, paint)
