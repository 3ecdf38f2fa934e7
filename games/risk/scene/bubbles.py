"""Bubbles beside the counters: troops that have come, that are put down, that a click would put."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from games.risk.scene.film import Bubble
from games.risk.scene.pieces import BUBBLE_HEIGHT, bubble_width, draw_bubble
from games.risk.scene.view_model import BoardModel

BUBBLE_DX: Final = 34.0
RISE: Final = 10.0


@dataclass(frozen=True, slots=True)
class PlacedBubble:
    """A bubble in its box; `lift` is how far it still is below it."""

    box: Box
    words: str
    is_ghost: bool
    has_lock: bool
    is_left: bool
    lift: float

    def draw(self, canvas: Canvas) -> None:
        """On its place, or on its way up."""
        draw_bubble(
            canvas, self.box.centre_x, self.box.centre_y + self.lift, self.words,
            is_ghost=self.is_ghost, has_lock=self.has_lock, points_right=self.is_left,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Bubbles:
    """Where bubbles stand among counters of that radius on their `spots`, and names."""

    canvas: Canvas
    spots: Sequence[Point]
    radius: float
    names: Sequence[Box]

    def come(self, bubble: Bubble) -> PlacedBubble:
        """The one of troops that have just come, on its way up."""
        return self._placed(bubble.territory, bubble.count, lift=RISE * (1 - bubble.rise))

    def of(self, shown: BoardModel) -> Iterator[PlacedBubble]:
        """Every bubble that stands on the map."""
        placed = dict(shown.placed)
        if shown.is_playing:
            return
        for territory, count in shown.placed:
            yield self._placed(territory, count)
        for territory, count in shown.locked:
            if territory not in placed:
                yield self._placed(territory, count, has_lock=True)
        if shown.ghost is not None:
            yield self._placed(*shown.ghost, is_ghost=True)

    def _placed(
        self,
        territory: int,
        count: int,
        *,
        is_ghost: bool = False,
        has_lock: bool = False,
        lift: float = 0.0,
    ) -> PlacedBubble:
        """At the upper right of its counter, or the upper left where that is freer."""
        words, (x, y) = f"+{count}", self.spots[territory]
        width = bubble_width(self.canvas, words, has_lock=has_lock)
        dx, cy = max(self.radius * 0.6 + width / 2, BUBBLE_DX), y - self.radius - 7
        right = Box.around(x + dx, cy, width, BUBBLE_HEIGHT)
        left = Box.around(x - dx - 6, cy, width, BUBBLE_HEIGHT)
        is_left = is_ghost or self._hidden(right, territory) > self._hidden(left, territory)
        return PlacedBubble(left if is_left else right, words, is_ghost, has_lock, is_left, lift)

    def _hidden(self, box: Box, own: int) -> int:
        """How many counters and names a bubble would lie on."""
        size = 2 * self.radius
        others = (spot for place, spot in enumerate(self.spots) if place != own)
        counters = (Box.around(x, y, size, size) for x, y in others)
        return 2 * sum(map(box.intersects, counters)) + sum(map(box.intersects, self.names))
