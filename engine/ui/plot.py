"""Where the parts of a chart lie: arithmetic only, no drawing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal

from engine.ui.box import Box, Point

NICE: Final = (1.0, 2.0, 2.5, 5.0, 10.0)
BAR_WIDTH: Final = 22.0
LEAST_BAR: Final = 3.0
MOST_NOTES: Final = 3

StepKind = Literal["luck", "mistake"]


@dataclass(frozen=True, slots=True)
class Axes:
    """A plotting area: the box, and the values at its edges."""

    box: Box
    x_low: float
    x_high: float
    y_low: float
    y_high: float

    def x(self, value: float) -> float:
        """Where a value lies from left to right."""
        return self.box.x + _share(value, self.x_low, self.x_high) * self.box.w

    def y(self, value: float) -> float:
        """Where a value lies from bottom to top."""
        return self.box.bottom - _share(value, self.y_low, self.y_high) * self.box.h

    def point(self, x: float, y: float) -> Point:
        """Both at once."""
        return (self.x(x), self.y(y))


@dataclass(frozen=True, slots=True)
class WaterfallColumn:
    """One column of a waterfall: what chance gave and what a choice cost (zero or less).

    `number` is the turn's, where the first column is not the first turn.
    """

    luck: float
    mistake: float = 0.0
    label: str = ""
    failed: bool = False
    note: str = ""
    number: int = 0


@dataclass(frozen=True, slots=True)
class StepBar:
    """A bar of a waterfall, from one level to the next."""

    turn: int
    kind: StepKind
    box: Box
    amount: float


@dataclass(frozen=True, slots=True)
class Waterfall:
    """Levels, bars that touch them end to end, and the end of the last level."""

    levels: tuple[tuple[Point, Point], ...]
    bars: tuple[StepBar, ...]
    end: Point


def nice_ticks(low: float, high: float, most: int = 5) -> tuple[float, ...]:
    """Round numbers, evenly spaced, around a range; at most `most`, or three if need be."""
    if high - low < 1e-6:
        high = low + 1
    rough = (high - low) / max(1, most - 1)
    power = 10.0 ** math.floor(math.log10(rough))
    for step in [power * nice for nice in NICE] + [power * 10 * nice for nice in NICE]:
        first, last = math.floor(low / step), math.ceil(high / step)
        if last - first + 1 <= max(3, most):
            return tuple(round(index * step, 10) for index in range(first, last + 1))
    raise AssertionError("a step ten times the rough one always fits")


def tick_text(value: float) -> str:
    """A tick as it is written: no decimals where none are needed, a true minus sign."""
    text = f"{value:.0f}" if value == round(value) else f"{value:g}"
    return text.replace("-", "−")


def signed(value: float, decimals: int = 1) -> str:
    """A difference with its sign; what rounds to zero has none."""
    text = f"{abs(value):.{decimals}f}"
    if float(text) == 0:
        return text
    return ("+" if value > 0 else "−") + text


def spread(places: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places moved apart to at least `gap`, each as little as needed, in the same order."""
    order = sorted(range(len(places)), key=lambda index: places[index])
    moved = list(places)
    for before, after in pairwise(order):
        moved[after] = max(moved[after], moved[before] + gap)
    limit = high
    for index in reversed(order):
        moved[index] = max(low, min(moved[index], limit))
        limit = moved[index] - gap
    return moved


def histogram_bars(box: Box, shares: Sequence[float], peak: float) -> tuple[Box, ...]:
    """One bar for each share, on the lower edge; a share that is not zero is always seen."""
    step = box.w / max(1, len(shares))
    gap = min(3.0, step * 0.25)
    bars = []
    for index, share in enumerate(shares):
        height = box.h * share / peak if peak else 0.0
        height = max(2.0, height) if share > 0 else 0.0
        bars.append(Box(box.x + index * step + gap / 2, box.bottom - height, step - gap, height))
    return tuple(bars)


def stacked(box: Box, shares: Sequence[float], gap: float = 4) -> tuple[Box, ...]:
    """Parts of a bar side by side; shares need not add up to one, none vanishes altogether."""
    whole = sum(shares)
    shown = [index for index, share in enumerate(shares) if share > 0]
    room = box.w - gap * max(0, len(shown) - 1)
    least = min(box.h, room / max(1, len(shown)))
    widths = [max(least, room * share / whole) if share > 0 else 0.0 for share in shares]
    excess = sum(widths) - room
    spare = sum(width - least for width in widths if width > least)
    parts, x = [], box.x
    for width in widths:
        if spare > 0 and width > least:
            width -= excess * (width - least) / spare
        parts.append(Box(x, box.y, width, box.h))
        x += width + (gap if width else 0)
    return tuple(parts)


def waterfall(axes: Axes, start: float, turns: Sequence[WaterfallColumn]) -> Waterfall:
    """Level, luck bar, mistake bar, new level: no diagonal lines, the bars add up by eye."""
    column = axes.box.w / max(1, len(turns))
    width = min(BAR_WIDTH, column * 0.34)
    levels: list[tuple[Point, Point]] = []
    bars: list[StepBar] = []
    level = start
    for index, turn in enumerate(turns):
        left, middle = axes.box.x + index * column, axes.box.x + (index + 0.5) * column
        two = turn.mistake != 0
        bar_x = middle - width if two else middle - width / 2
        after_luck = level + turn.luck
        levels.append(((left, axes.y(level)), (bar_x, axes.y(level))))
        luck_box = bar_between(bar_x, width, axes.y(level), axes.y(after_luck))
        bars.append(StepBar(index, "luck", luck_box, turn.luck))
        level = after_luck + turn.mistake
        if two:
            fall = bar_between(middle, width, axes.y(after_luck), axes.y(level))
            bars.append(StepBar(index, "mistake", fall, turn.mistake))
        end = middle + width if two else middle + width / 2
        levels.append(((end, axes.y(level)), (left + column, axes.y(level))))
    return Waterfall(tuple(levels), tuple(bars), (axes.box.right, axes.y(level)))


def bar_between(x: float, width: float, a: float, b: float) -> Box:
    """An upright bar between two heights, never thinner than a line can be seen."""
    top, bottom = min(a, b), max(a, b)
    middle, height = (top + bottom) / 2, max(LEAST_BAR, bottom - top + LEAST_BAR)
    return Box(x, middle - height / 2, width, height)


def place_note(
    anchor: Box, size: Point, upwards: bool, taken: Sequence[Box], bounds: Box
) -> Box | None:
    """Room for a label near a bar: above it or below, no collision, inside the bounds."""
    w, h = size
    x = min(max(anchor.centre_x - w / 2, bounds.x), bounds.right - w)
    near, far = (range(5), range(5, 12))
    for above, steps in ((upwards, near), (not upwards, near), (upwards, far), (not upwards, far)):
        for step in steps:
            distance = 14.0 + 12.0 * step
            y = anchor.y - distance - h if above else anchor.bottom + distance
            spot = Box(x, y, w, h)
            clear = not any(spot.inset(-4).intersects(box) for box in taken)
            if clear and bounds.holds(spot):
                return spot
    return None


def notable(turns: Sequence[WaterfallColumn], most: int = MOST_NOTES) -> tuple[int, ...]:
    """The turns with a note whose event weighed most, in the order of play."""
    noted = [index for index, turn in enumerate(turns) if turn.note]
    noted.sort(key=lambda index: -max(abs(turns[index].luck), abs(turns[index].mistake)))
    return tuple(sorted(noted[:most]))


def _share(value: float, low: float, high: float) -> float:
    return (value - low) / (high - low) if high != low else 0.5
