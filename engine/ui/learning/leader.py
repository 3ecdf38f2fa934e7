"""The line from the words of a card to the number they speak of. Pure arithmetic."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final

from engine.ui.box import Box, Point
from engine.ui.learning.placing import BEAK_BASE, Beak

FROM_WORDS: Final = 14.0
OUT: Final = 16.0
RING: Final = 6.0


def leader_way(card: Box, words: Box, at: Box, frame: Box) -> tuple[Point, ...]:
    """The way from a line of words out of the card, on the side of the number, and to its ring."""
    to_right = at.centre_x > card.centre_x
    edge = card.right + OUT if to_right else card.x - OUT
    if not frame.x < edge < frame.right:
        to_right = not to_right
        edge = card.right + OUT if to_right else card.x - OUT
    y = words.centre_y
    start = (words.right + FROM_WORDS, y) if to_right else (words.x - FROM_WORDS, y)
    ring = at.inset(-RING)
    if (ring.x >= edge) if to_right else (ring.right <= edge):
        near = min(max(y, ring.y + RING), ring.bottom - RING)
        return start, (edge, y), (ring.x if to_right else ring.right, near)
    side = ring.right if to_right else ring.x
    if (side >= edge) if to_right else (side <= edge):  # the number lies across the edge
        return start, (edge, y), (edge, ring.y if y < ring.y else ring.bottom)
    return start, (edge, y), (edge, ring.centre_y), (side, ring.centre_y)


def crosses(way: Sequence[Point], beak: Beak) -> bool:
    """Whether a way leaves the card beside the beak and would meet it: the ring is enough then."""
    if len(way) < 2 or beak.side != ("right" if way[1][0] > way[0][0] else "left"):
        return False
    before, after = way[0][1] - beak.foot[1], way[-1][1] - beak.tip[1]
    return abs(before) < BEAK_BASE + RING or before * after <= 0


def first_part(way: Sequence[Point], share: float) -> tuple[Point, ...]:
    """So much of a way from its beginning."""
    left = share * sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(way))
    found = [way[0]]
    for (ax, ay), (bx, by) in pairwise(way):
        length = hypot(bx - ax, by - ay)
        if length >= left:
            part = left / length if length else 0.0
            return (*found, (ax + (bx - ax) * part, ay + (by - ay) * part))
        found.append((bx, by))
        left -= length
    return tuple(found)
