"""How the coach's things look as they come and go: rings, leader and cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.learning.cards import BeakCard
from engine.ui.learning.holes import Hole
from engine.ui.learning.leader import RING, first_part
from engine.ui.learning.motion import RISE
from engine.ui.theme import WHITE

RINGS: Final = ((14.0, 70, 2.0), (8.0, 140, 2.0), (3.0, 255, 3.0))
OUTLINED: Final = ((9.0, 38), (5.0, 90), (2.5, 255))
CASING: Final = (0x0B, 0x0E, 0x13, 220)
NUMBER_RADIUS: Final = 10.0
SHADOW: Final = 64.0


def draw_rings(canvas: Canvas, holes: Sequence[Hole], strength: float) -> None:
    """Three rings around each place, or a line along its outline with a glow of two."""
    for hole in holes:
        for outline in hole.outlines:
            for width, alpha in OUTLINED:
                edge = (*WHITE, round(alpha * strength))
                canvas.polyline(outline, edge, width, closed=True)
        for far, alpha, width in () if hole.outlines else RINGS:
            edge = (*WHITE, round(alpha * strength))
            canvas.rounded(hole.box.inset(-far), 10 + far, None, edge, width)


def draw_leader(canvas: Canvas, way: Sequence[Point], number: Box | None, share: float) -> None:
    """So much of the line from the words to the number; the ring when it has arrived."""
    if number is None or not way or share <= 0:
        return
    shown = first_part(way, share)
    for colour, width in ((CASING, 6.0), (WHITE, 2.5)):
        canvas.polyline(shown, colour, width)
    canvas.disc(*way[0], 4.5, WHITE)
    if share >= 1:
        ring = number.inset(-RING)
        canvas.rounded(ring.inset(-2), NUMBER_RADIUS + 2, None, CASING, 6)
        canvas.rounded(ring, NUMBER_RADIUS, None, WHITE, 2.5)


def draw_card(canvas: Canvas, card: BeakCard, key: object, share: float) -> None:
    """A card as far as it is there: it fades in and rises to its place, or fades away."""
    if share >= 1:
        card.paint(canvas)
    elif share > 0:
        tips = () if card.beak is None else (Box(*card.beak.tip, 1, 1),)
        reach = reduce(Box.union, tips, card.box)
        rise = RISE * (1 - share) if card.is_visible else 0.0
        canvas.cached(("coach", key, card.words, reach), reach, card.paint, SHADOW,
                      alpha=255 * share, down=rise)  # fmt: skip
