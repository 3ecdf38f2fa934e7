"""Parts of a page that stay as they are from frame to frame."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.ledger import FrameLedger, Segment

TOLD_EVERY: Final = 20
"""After so many frames a part says that its pictures are still shown."""


class CachedLayer:
    """One part of a page as it was drawn last, with the key under which it was drawn.

    Its pictures are kept as long as it is shown, so that little is painted when its key changes.
    """

    def __init__(self) -> None:
        self._key: object = None
        self._drawn: Segment | None = None
        self._pictures: tuple[Hashable, ...] = ()
        self._times_again = 0

    def draw(self, canvas: Canvas, key: object, paint: Callable[[Canvas], object]) -> None:
        """Put the part back if it was drawn under this key, else draw it and keep it.

        `key` names everything in the part except size and theme; with None the part changes too
        soon to be worth keeping. It is kept only where a frame is noted, not drawn at once.
        """
        ledger = canvas.surface
        if key is None or not isinstance(ledger, FrameLedger):
            paint(canvas)
            return
        full_key = (key, ledger.get_size(), tuple(ledger.get_clip()), canvas.scale,
                    canvas.theme.name, canvas.colour_blind_marks)  # fmt: skip
        if self._drawn is not None and self._key == full_key:
            ledger.again(self._drawn)
            self._times_again += 1
            if canvas.pictures.is_noting or self._times_again % TOLD_EVERY == 0:
                canvas.pictures.still_shown(self._pictures)
            return
        self._pictures = canvas.pictures.taken_by(lambda: self._draw_anew(ledger, canvas, paint))
        self._key = full_key

    def _draw_anew(
        self, ledger: FrameLedger, canvas: Canvas, paint: Callable[[Canvas], object]
    ) -> None:
        self._drawn = ledger.segment(lambda: paint(canvas))


def draw_cached(
    canvas: Canvas, key: Hashable, box: Box, paint: Callable[[Canvas], None], margin: float = 24
) -> None:
    """`Canvas.cached` whose contents lie on the same pixels as if they were drawn directly.

    What is centred between two pixels goes to the even one; so the picture begins at an even one.
    """
    area = canvas.rect(box.inset(-margin))
    left, top = canvas.rect(Box(0, 0, 1, 1)).topleft
    dx, dy = ((area.x - left) % 2) / canvas.scale, ((area.y - top) % 2) / canvas.scale
    even = Box(box.x - dx, box.y - dy, box.w + dx, box.h + dy)
    canvas.cached(key, even, paint, margin)
