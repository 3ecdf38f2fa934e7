"""Where the parts of a battle lie over the map. Pure arithmetic."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.ui.box import Box

HEAD: Final = 68.0
LANES: Final = 376.0
GAP: Final = 12.0
LANE_W: Final = 700.0
RIGHT_W: Final = 296.0
CHART_H: Final = 178.0
STEPS: Final = ("collect", "roll", "hits", "raid")


@dataclass(frozen=True, slots=True)
class BattlePlaces:
    """Title and steps, the arena, a lane for each kind of dice, results or charts, the raid."""

    head: Box
    arena: Box
    lanes: tuple[Box, Box, Box]
    middle: Box
    chart: Box
    raid: Box


@lru_cache(maxsize=8)
def battle_places(board: Box) -> BattlePlaces:
    """The parts in the board's box."""
    room = Box(board.x + 16, board.y, board.w - 32, board.h - 16)
    head, rest = room.cut_top(HEAD)
    below, arena = rest.cut_bottom(LANES, GAP)
    left, others = below.cut_left(LANE_W, 16)
    right, middle = others.cut_right(RIGHT_W, 16)
    first, second, third = left.column(None, None, None, gap=8)
    chart, raid = right.cut_top(CHART_H, GAP)
    return BattlePlaces(head, arena, (first, second, third), middle, chart, raid)


def chart_boxes(middle: Box) -> tuple[Box, ...]:
    """Own losses over the whole width, keys and building hits side by side."""
    top, low = middle.column(None, None, gap=12)
    return (top, *low.row(None, None, gap=12))


def steps_box(head: Box) -> Box:
    """The steps of a battle, at the right of its head."""
    return Box(head.right - 604, head.y + 16, 604, 36)
