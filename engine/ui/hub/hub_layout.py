"""Where everything on the hub stands: pure arithmetic, tested without drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from engine.ui.box import Box
from engine.ui.pages.page_theme import page_margin

DESIGN_HEIGHT: Final = 1080.0
ROOMY: Final = (1700.0, 1000.0)
LEAST_TALL, MOST_TALL = 2 / 3, 4 / 3
COLUMN: Final = 800.0
WIDEST_LETTERS: Final = 1.2
MOST_OF_PAGE: Final = 0.55
ON_SHELF: Final = 5
BOX: Final = (150.0, 200.0)
"""A game's box on the shelf while it is the chosen one."""
MOST_OF_SLOT: Final = 0.573
"""Of the width between two boxes: the rest is for the words beside them."""
GAP: Final = 16.0


@dataclass(frozen=True, slots=True)
class HubPlaces:
    """The parts of the hub: the top line, the column of cards, the shelf, the line of keys."""

    is_roomy: bool
    title: Box
    entries: tuple[Box, ...]
    profile: Box
    head: Box
    resume: Box
    step: Box
    challenge: Box
    real_table: Box
    covers: tuple[Box, ...]
    keys: Box


def hub_places(
    width: float,
    height: float,
    covers: int,
    entries: Sequence[float] = (),
    profile: float = 0.0,
    letters: float = 1.0,
) -> HubPlaces:
    """A window's places for so many boxes, and for entries and a profile as wide in the top line.

    `letters` is how much larger than elsewhere type is for its room.
    """
    is_roomy = width >= ROOMY[0] and height >= ROOMY[1]
    tall = max(LEAST_TALL, min(MOST_TALL, height / DESIGN_HEIGHT))
    x = page_margin(width)
    page = width - 2 * x
    column = min(COLUMN * min(WIDEST_LETTERS, letters), MOST_OF_PAGE * page)
    down = 0.4 * max(0.0, height - tall * DESIGN_HEIGHT)
    left, right = Box(x, down + 662 * tall, column, 104 * tall).row(None, None, gap=GAP)
    board = height - 80 * tall
    wide = page / max(ON_SHELF, covers)
    high = min(BOX[1] * min(1.0, tall), MOST_OF_SLOT * wide)
    top = Box(x, 49 * tall, page, 56 * tall)
    title, rest = top.cut_left(380 if is_roomy else 272)
    room = rest.w - sum(entries) - GAP
    whose, _ = rest.cut_right(max(0.0, min(profile, room)))
    starts = accumulate(entries, initial=whose.x - GAP - sum(entries))
    return HubPlaces(
        is_roomy,
        title,
        tuple(Box(at, top.y, each, top.h) for at, each in zip(starts, entries, strict=False)),
        whose,
        Box(x, down + 132 * tall, column, 152 * tall),
        Box(x, down + 296 * tall, column, 226 * tall),
        Box(x, down + 542 * tall, column, 104 * tall),
        left,
        right,
        tuple(Box(x + n * wide, board - high, wide - GAP, high) for n in range(covers)),
        Box(x, board + 48 * tall - 16, page, 32),
    )
