"""Where the cards of a round lie in the void. Pure arithmetic."""

from __future__ import annotations

from typing import Final

from engine.ui.box import Box
from games.arcs.scene.art.places import Places
from games.arcs.scene.layout import CARD_SHAPE

CARD: Final = (94.0, 18.0)
CARD_OF_FOUR: Final = (70.0, 10.0)


def trick_boxes(places: Places, count: int) -> tuple[Box, ...]:
    """So many cards side by side around the middle of the map."""
    wide, gap = CARD if count <= 3 else CARD_OF_FOUR
    wide, gap = wide * places.unit, gap * places.unit
    x, y = places.centre
    high = wide * CARD_SHAPE
    left = x - (count * wide + (count - 1) * gap) / 2
    return tuple(Box(left + n * (wide + gap), y - high / 2 + 8, wide, high) for n in range(count))
