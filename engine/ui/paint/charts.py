"""Charts: curves, distributions, shares and waterfalls, and where their parts lie."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal

from engine.text.message import Message, Words, number_said, percent
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.theme import (
    BAD,
    BAR,
    BODY,
    GOOD,
    HEADING,
    LARGE,
    PANEL,
    RAISED,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WHITE,
    Colour,
    Font,
    lighten,
    mix,
)

# Where the parts of a chart lie: arithmetic only, no drawing.

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


# Charts: curves, distributions, shares and waterfalls.

LUCK_UP: Final[Colour] = GOOD
LUCK_DOWN: Final[Colour] = (0x7B, 0x88, 0x9C)
MISTAKE: Final[Colour] = mix(BAD, WHITE, 0.12)
BASELINE: Final[Colour] = (0xE0, 0xB1, 0x5A)
LABEL_GAP: Final = 14.0
LINE_CHART_TICKS: Final = 4
WATERFALL_TICKS: Final = 5
MEDIAN: Final = 2  # its place among the marks of a strip
TURN_WORD: Final = Message("house-round-turn")
MARK_RADIUS: Final = 7.0


@dataclass(frozen=True, slots=True)
class Curve:
    """A seat's values over time; `own` is the one looked at: brighter, with an area under it."""

    seat: int
    values: Sequence[float]
    own: bool = False
    dimmed: bool = False


@dataclass(frozen=True, slots=True)
class BarMeasure:
    """A line of a bar list: from `start` to `end` on a common scale, with its value in words."""

    label: str
    start: float
    end: float
    text: str
    colour: Colour
    total: bool = False


def draw_line_chart(
    canvas: Canvas,
    box: Box,
    curves: Sequence[Curve],
    *,
    x_labels: tuple[str, str] = ("", ""),
    least: float = 0.0,
) -> None:
    """Curves over time with the seat's shape at the end of each.

    `x_labels` stand at the first and the last step drawn; the values span at least `least`.
    """
    values = [value for curve in curves for value in curve.values]
    if not values:
        return
    low, high = min(values), max(values)
    middle = (low + high) / 2
    marks = nice_ticks(min(low, middle - least / 2), max(high, middle + least / 2),
                       LINE_CHART_TICKS)  # fmt: skip
    labels = [number_said(mark) for mark in marks]
    label_room = max(canvas.text_width(label, SMALL, "number") for label in labels) + LABEL_GAP
    foot = canvas.line_step(SMALL, 1.9) if any(x_labels) else 4.0
    inner = Box(box.x + label_room, box.y + 8, box.w - label_room - 10, box.h - foot - 8)
    longest = max(len(curve.values) for curve in curves) - 1
    axes = Axes(inner, 0, max(1, longest), marks[0], marks[-1])
    _draw_value_lines(canvas, axes, marks, labels)
    _draw_curves(canvas, axes, curves)
    y = box.bottom - foot / 2 + 2
    canvas.text(inner.x, y, x_labels[0], SMALL, SECOND_TEXT)
    end = axes.x(longest)
    first_end = inner.x + canvas.text_width(x_labels[0], SMALL) + 12
    width = canvas.text_width(x_labels[1], SMALL)
    if x_labels[1] and max(first_end, end - width) + width <= box.right + 1:
        right = max(first_end + width, min(end + 8, box.right))
        canvas.text(right, y, x_labels[1], SMALL, SECOND_TEXT, align="right")


def draw_histogram(
    canvas: Canvas,
    box: Box,
    shares: Sequence[float],
    *,
    first: int = 1,
    fail: float | None = None,
    marked: int | None = None,
) -> None:
    """How likely each number is, starting with `first`; the chance to fail as a bar of its own.

    `marked` (an index into shares) is drawn brighter, as for the value a player got.
    """
    paint = canvas.theme.accent
    foot = canvas.line_step(SMALL, 1.9)
    head = canvas.line_step(SMALL, 1.5) if fail is not None else 0.0
    plot = Box(box.x, box.y + head, box.w, box.h - foot - head)
    if fail is not None:
        fail_room = max(44.0, canvas.text_width(percent(fail, 1), SMALL, "mono")) + 16
        fail_box, plot = plot.cut_right(fail_room, gap=0)
    peak = max([*shares, fail or 0.0, 1e-9])
    for height in (0.5, 1.0):
        canvas.hairline(plot.x, plot.bottom - plot.h * height, plot.w, alpha=80)
    bars = histogram_bars(plot, shares, peak)
    for index, bar in enumerate(bars):
        if bar.h:
            top = lighten(paint, 0.6 if index == marked else 0.18)
            bottom = lighten(paint, 0.4) if index == marked else paint
            canvas.rounded(bar, min(2.0, bar.w / 2), (top, bottom))
    canvas.hairline(box.x, plot.bottom, box.w)
    y = plot.bottom + foot / 2 + 2
    for index in _labelled(len(shares), canvas, plot.w):
        label = str(first + index)
        canvas.text(bars[index].centre_x, y, label, SMALL, SECOND_TEXT, "number", "centre")
    if fail is not None:
        _draw_fail(canvas, fail_box, fail, peak, y)


def draw_share_bar(
    canvas: Canvas, box: Box, parts: Sequence[tuple[int, float]], *, labels: bool = True
) -> None:
    """Who has which share of a whole, as seat and share: a bar, and under it mark and per cent.

    The bar is 12 high at the top of the box; the labels take a row below it.
    """
    bar = Box(box.x, box.y, box.w, 12)
    pieces = stacked(bar, [share for _, share in parts])
    for (seat, _), piece in zip(parts, pieces, strict=True):
        if piece.w:
            colour = canvas.theme.seat_colour(seat)
            radius = min(4.0, piece.w / 2)
            canvas.rounded(piece, radius, (lighten(colour, 0.12), colour))
            canvas.seat_pattern(seat, piece, step=12)
    if not labels:
        return
    y = box.y + 36
    for (seat, share), cell in zip(parts, box.row(*[None] * len(parts)), strict=True):
        canvas.seat_mark(seat, cell.x + 9, y, 9)
        words = canvas.said(percent(share))
        if canvas.text_width(words, SMALL, "mono") > cell.w - 26:
            words = f"{100 * share:.0f}"
        canvas.text(cell.x + 26, y, words, SMALL, TEXT, "mono", max_width=cell.w - 26)


def draw_measures(
    canvas: Canvas,
    box: Box,
    measures: Sequence[BarMeasure],
    low: float,
    high: float,
    step: float | None = None,
) -> None:
    """Lines with a bar each on one common scale: where a result came from.

    `low` and `high` are the values at the ends of the bars; a bar that begins below starts there.
    """
    row = step or box.h / max(1, len(measures))
    axes = Axes(box, low, high, 0, 1)
    for index, measure in enumerate(measures):
        y = box.y + index * row
        words: Font = "text-semibold" if measure.total else "text"
        ink = TEXT if measure.total or index == 0 else SECOND_TEXT
        size = HEADING if measure.total else LARGE
        shown = lighten(measure.colour, 0.3)
        width = canvas.text(box.right, y + 14, measure.text, size, shown, "number-bold", "right")
        canvas.text(box.x, y + 14, measure.label, BODY, ink, words, max_width=box.w - width - 12)
        track = Box(box.x, y + 32, box.w, 10)
        canvas.rounded(track, 5, RAISED)
        left, right = sorted(
            axes.x(min(high, max(low, end))) for end in (measure.start, measure.end)
        )
        left = min(left, box.right - 6)
        span = Box(left, track.y, max(6.0, right - left), 10)
        canvas.rounded(span, 5, (measure.colour, mix(measure.colour, PANEL, 0.18)))


def draw_percentiles(
    canvas: Canvas,
    box: Box,
    marks: Sequence[tuple[float, Words]],
    you: float | None = None,
    *,
    who: str = "you",
    seat: int = 0,
) -> None:
    """A strip from the lowest to the highest mark, denser between the inner ones.

    `marks` are (value, what it is), rising, the first and last the ends of the pale part, the
    second and the last but one those of the dense part, the third the median. A pointer in the
    seat's colour shows where `you` came, with the word `who`.
    """
    low, high = marks[0][0], marks[-1][0]
    ends = [low, high] + ([you] if you is not None else [])
    room = (max(ends) - min(ends)) * 0.07 or 1.0
    axes = Axes(box, min(ends) - room, max(ends) + room, 0, 1)
    y = box.y + 24
    canvas.rounded(Box(box.x, y, box.w, 12), 6, RAISED)
    for (left, right), strength in (((low, high), 70), ((marks[1][0], marks[-2][0]), 190)):
        span = Box(axes.x(left), y, axes.x(right) - axes.x(left), 12)
        canvas.rounded(span, 4, (*canvas.theme.accent, strength))
    canvas.rounded(Box(axes.x(marks[MEDIAN][0]) - 1.5, y - 4, 3, 20), 1, TEXT)
    if you is not None:
        x = axes.x(you)
        ink = canvas.theme.seat_tint(seat, 0.35)
        canvas.polygon([(x - 8, y - 16), (x + 8, y - 16), (x, y - 3)], ink)
        width = canvas.text_width(who, SMALL, "text-semibold") + 18
        covers_median = x - width < axes.x(marks[MEDIAN][0]) + 6 <= x
        is_left = x - width >= box.x and not (covers_median and x + width <= box.right)
        side, shift = ("right", -14) if is_left else ("left", 14)
        canvas.text(x + shift, y - 10, who, SMALL, ink, "text-semibold", side)  # type: ignore[arg-type]
    _draw_percentile_labels(canvas, axes, marks, y + 12)


def draw_waterfall(
    canvas: Canvas,
    box: Box,
    start: float,
    turns: Sequence[WaterfallColumn],
    *,
    seat: int = 0,
    others: Sequence[Curve] = (),
    rising_is_good: bool = True,
) -> None:
    """A result built up turn by turn: level, luck, mistake, new level; other seats as thin curves.

    With `rising_is_good` off (the lowest result wins) luck that raises the level is drawn as bad.
    Curves of others hold the value before the first turn and one after each. At most three turns
    carry their note, the weightiest ones.
    """
    levels = [start]
    for turn in turns:
        levels += [levels[-1] + turn.luck, levels[-1] + turn.luck + turn.mistake]
    values = levels + [value for curve in others for value in curve.values]
    marks = nice_ticks(min(values), max(values), WATERFALL_TICKS)
    line = canvas.line_step(SMALL, 1.4)
    word_room = canvas.text_width(TURN_WORD, SMALL)
    left = max([word_room, *(canvas.text_width(number_said(m), SMALL, "number") for m in marks)])
    inner = Box(box.x + left + LABEL_GAP, box.y + 8, 0, 0)
    inner = Box(inner.x, inner.y, box.right - inner.x - 16, box.h - 8 - 3 * line - 16)
    axes = Axes(inner, 0, len(turns), marks[0], marks[-1])
    _draw_columns(canvas, axes, len(turns))
    _draw_value_lines(canvas, axes, marks, [number_said(mark) for mark in marks])
    _draw_dashed_level(canvas, axes, start)
    _draw_curves(canvas, axes, others)
    _draw_steps(canvas, axes, start, turns, seat, rising_is_good)
    canvas.hairline(inner.x, inner.bottom, inner.w)
    canvas.text(
        inner.x - LABEL_GAP, inner.bottom + 12 + line / 2, TURN_WORD, SMALL, SECOND_TEXT,
        align="right",
    )  # fmt: skip
    _draw_lane(canvas, axes, turns, line)


def draw_legend(
    canvas: Canvas, right: float, cy: float, entries: Sequence[tuple[str, int | Colour | None]]
) -> float:
    """What the colours of a chart mean, ending at `right`; returns where it begins.

    An entry is a word and a seat, a colour (a small bar) or None (the dashed line).
    """
    x = right
    for word, sign in reversed(entries):
        x -= canvas.text(x, cy, word, SMALL, SECOND_TEXT, align="right") + 10
        if sign is None:
            for dx in (20, 8):
                canvas.rounded(Box(x - dx, cy - 1, 8, 2), 0, BASELINE)
            x -= 20
        elif isinstance(sign, int):
            canvas.seat_shape(sign, x - 7, cy, 6, canvas.theme.seat_tint(sign, 0.2))
            x -= 14
        else:
            canvas.rounded(Box(x - 10, cy - 6, 10, 12), 2, sign)
            x -= 10
        x -= 22
    return x + 22


def _draw_value_lines(
    canvas: Canvas, axes: Axes, marks: Sequence[float], labels: Sequence[Words]
) -> None:
    step = axes.box.h / max(1, len(marks) - 1)
    every = 1 if step >= canvas.line_step(SMALL, 1.3) else 2
    for index, (mark, label) in enumerate(zip(marks, labels, strict=True)):
        y = axes.y(mark)
        canvas.hairline(axes.box.x, y, axes.box.w, alpha=90)
        if index % every == 0:
            x = axes.box.x - LABEL_GAP
            canvas.text(x, y, label, SMALL, SECOND_TEXT, "number", "right")


def _draw_curves(canvas: Canvas, axes: Axes, curves: Sequence[Curve]) -> None:
    """The own curve last and on top; marks that would cover each other are moved apart."""
    drawn = [curve for curve in sorted(curves, key=lambda curve: curve.own) if curve.values]
    ends = _mark_heights(axes, drawn)
    for curve, mark_y in zip(drawn, ends, strict=True):
        points = [axes.point(index, value) for index, value in enumerate(curve.values)]
        if curve.own:
            _draw_area(canvas, axes, points, canvas.theme.seat_tint(curve.seat, 0.3))
        colour = canvas.theme.seat_tint(curve.seat, 0.3 if curve.own else 0.1)
        if curve.dimmed:
            colour = mix(canvas.theme.seat_colour(curve.seat), PANEL, 0.42)
        if len(points) > 1:
            canvas.polyline(points, colour, 3 if curve.own else 2)
        mark = canvas.theme.seat_tint(curve.seat, 0.3 if curve.own else 0.12)
        x = points[-1][0]
        canvas.seat_shape(curve.seat, x, mark_y, MARK_RADIUS + 2.5, PANEL)
        canvas.seat_shape(curve.seat, x, mark_y, MARK_RADIUS - 0.5, mark)


def _mark_heights(axes: Axes, curves: Sequence[Curve]) -> list[float]:
    """Where the mark at each curve's end stands: apart from those that end at the same time."""
    heights = [axes.y(curve.values[-1]) for curve in curves]
    for length in {len(curve.values) for curve in curves}:
        same = [index for index, curve in enumerate(curves) if len(curve.values) == length]
        apart = spread(
            [heights[index] for index in same], MARK_RADIUS * 2 + 1, axes.box.y, axes.box.bottom
        )
        for index, height in zip(same, apart, strict=True):
            heights[index] = height
    return heights


def _draw_area(canvas: Canvas, axes: Axes, points: Sequence[Point], colour: Colour) -> None:
    if len(points) > 1:
        floor = axes.box.bottom
        corners = [*points, (points[-1][0], floor), (points[0][0], floor)]
        canvas.polygon(corners, (*colour, 34))


def _draw_fail(canvas: Canvas, box: Box, fail: float, peak: float, label_y: float) -> None:
    (bar,) = histogram_bars(Box(box.right - 40, box.y, 28, box.h), [fail], peak)
    ink = lighten(BAD, 0.3)
    middle = box.right - 26
    if bar.h:
        canvas.rounded(bar, 2, (lighten(BAD, 0.14), BAD))
    words = percent(fail, 1)
    half = canvas.text_width(words, SMALL, "mono") / 2
    x = min(middle, box.right - half)
    top = bar.y if bar.h else box.bottom
    canvas.text(x, top - canvas.line_step(SMALL, 0.75), words, SMALL, ink, "mono", "centre")
    canvas.text(middle, label_y, "fail", SMALL, ink, align="centre")


def _labelled(count: int, canvas: Canvas, width: float) -> tuple[int, ...]:
    """Which bars carry their number: the first, the last, and a few that divide the rest."""
    if count == 0:
        return ()
    room = max(1, int(width / (canvas.text_width("000", SMALL, "number") * 1.6)))
    for gap in (1, 2, 5, 8, 10, 20, 25, 50, 100, 250):
        picked = [0] + [index for index in range(gap - 1, count, gap) if index > 0]
        if count - 1 not in picked and picked[-1] + gap * 0.6 < count - 1:
            picked.append(count - 1)
        if len(picked) <= room:
            return tuple(picked)
    return (0, count - 1)


def _draw_percentile_labels(
    canvas: Canvas, axes: Axes, marks: Sequence[tuple[float, Words]], y: float
) -> None:
    step = canvas.line_step(SMALL, 1.4)
    texts = [number_said(round(value)) for value, _ in marks]
    widths = [
        max(canvas.text_width(text, SMALL, "number"), canvas.text_width(label, SMALL))
        for text, (_, label) in zip(texts, marks, strict=True)
    ]
    gap = max(widths) + 8
    low, high = axes.box.x + widths[0] / 2, axes.box.right - widths[-1] / 2
    places = spread([axes.x(value) for value, _ in marks], gap, low, high)
    for x, text, (_, label) in zip(places, texts, marks, strict=True):
        canvas.text(x, y + step * 0.75, text, SMALL, TEXT, "number", "centre")
        canvas.text(x, y + step * 1.75, label, SMALL, SECOND_TEXT, align="centre")


def _draw_columns(canvas: Canvas, axes: Axes, count: int) -> None:
    for index, column in enumerate(axes.box.row(*[None] * count)):
        if index % 2:
            canvas.rounded(column, 0, (*WHITE, 5))


def _draw_dashed_level(canvas: Canvas, axes: Axes, value: float) -> None:
    x = axes.box.x
    while x < axes.box.right:
        width = min(8.0, axes.box.right - x)
        canvas.rounded(Box(x, axes.y(value), width, 1.5), 0, (*BASELINE, 150))
        x += 16


def _draw_steps(
    canvas: Canvas,
    axes: Axes,
    start: float,
    turns: Sequence[WaterfallColumn],
    seat: int,
    rising_is_good: bool,
) -> None:
    picture = waterfall(axes, start, turns)
    colour = canvas.theme.seat_tint(seat, 0.35)
    for a, b in picture.levels:
        canvas.polyline([a, b], colour, 3)
    for bar in picture.bars:
        paint = _bar_colour(bar, rising_is_good)
        canvas.rounded(bar.box, 3, (lighten(paint, 0.14), paint))
    canvas.seat_shape(seat, *picture.end, MARK_RADIUS + 2, PANEL)
    canvas.seat_shape(seat, *picture.end, MARK_RADIUS, colour)
    _draw_notes(canvas, axes, turns, picture.bars, picture.levels, rising_is_good)


def _draw_notes(
    canvas: Canvas,
    axes: Axes,
    turns: Sequence[WaterfallColumn],
    bars: Sequence[StepBar],
    levels: Sequence[tuple[Point, Point]],
    rising_is_good: bool,
) -> None:
    taken = [bar.box for bar in bars]
    taken += [Box(a[0], a[1] - 3, max(0.0, b[0] - a[0]), 6) for a, b in levels]
    height = canvas.line_step(SMALL, 1.0) + 12
    for index in notable(turns):
        own = [bar for bar in bars if bar.turn == index]
        bar = max(own, key=lambda bar: abs(bar.amount))
        words = turns[index].note
        width = canvas.text_width(words, SMALL, "text-semibold") + 20
        spot = place_note(bar.box, (width, height), bar.amount > 0, taken, axes.box.inset(0, -6))
        if spot is None:
            continue
        taken.append(spot)
        paint = _bar_colour(bar, rising_is_good)
        above = spot.y < bar.box.y
        top, bottom = (spot.bottom, bar.box.y) if above else (bar.box.bottom, spot.y)
        leader = Box(bar.box.centre_x - 0.75, top, 1.5, bottom - top)
        canvas.rounded(leader, 0, (*paint, 150))
        canvas.rounded(spot, height / 2, BAR, (*paint, 150))
        ink = lighten(paint, 0.45)
        canvas.text(*spot.centre, words, SMALL, ink, "text-semibold", "centre")


def _draw_lane(canvas: Canvas, axes: Axes, turns: Sequence[WaterfallColumn], line: float) -> None:
    """Under the columns: the turn's number and what was played, in two lines at most."""
    y = axes.box.bottom + 12 + line / 2
    columns = axes.box.row(*[None] * len(turns))
    words = [word for turn in turns for word in turn.label.split()]
    is_narrow = any(canvas.text_width(word, SMALL) > columns[0].w - 4 for word in words)
    for index, (turn, column) in enumerate(zip(turns, columns, strict=True)):
        number = str(turn.number or index + 1)
        canvas.text(column.centre_x, y, number, BODY, TEXT, "number-bold", "centre")
        ink = BAD if turn.failed else SECOND_TEXT
        rows = Box(column.x + 2, y + line * 0.6, column.w - 4, 2 * line)
        if is_narrow:
            _draw_staggered(canvas, axes, rows, index % 2, turn.label, ink)
        elif turn.label:
            canvas.paragraph(rows, turn.label, SMALL, ink, line_height=1.4, max_lines=2,
                             align="centre")  # fmt: skip


def _draw_staggered(
    canvas: Canvas, axes: Axes, rows: Box, row: int, label: str, ink: Colour
) -> None:
    """A label in the first line or the second, so that it may reach under both neighbours."""
    room = 2 * rows.w - 6
    half = min(room, canvas.text_width(label, SMALL)) / 2
    x = min(rows.centre_x, axes.box.right + 16 - half)
    y = rows.y + (row + 0.5) * rows.h / 2
    canvas.text(x, y, label, SMALL, ink, align="centre", max_width=room)


def _bar_colour(bar: StepBar, rising_is_good: bool) -> Colour:
    if bar.kind == "mistake":
        return MISTAKE
    return LUCK_UP if (bar.amount >= 0) is rising_is_good else LUCK_DOWN
