"""Risk's charts: land as a stacked area, troops and income as lines, dice beside what was due."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from engine.text.message import Fixed, Message, SeatNumber
from engine.text.voice import Voice
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.charts import Axes, nice_ticks, signed, spread, tick_text
from engine.ui.theme import (
    BODY,
    HEADING,
    LINE,
    PANEL,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WHITE,
    Colour,
    lighten,
    mix,
    seat_colour,
    seat_tint,
)
from games.risk.account.history import DiceAccount, Elimination, Sample
from games.risk.board import SIZE
from games.risk.scene.pieces import GOOD_TEXT, NEUTRAL_COLOUR

SLATE: Final[Colour] = (0x24, 0x2B, 0x33)
SEAM: Final[Colour] = (0x12, 0x16, 0x1B)
LABEL: Final = (0x10, 0x14, 0x1A, 235)
BAD_TEXT: Final[Colour] = (0xF0, 0x93, 0x8C)
SMOOTH: Final = 6
MARK: Final = 9.0
LEAST_BAND: Final = 24.0


def draw_land(
    canvas: Canvas,
    box: Box,
    samples: Sequence[Sample],
    eliminations: Sequence[Elimination],
    voice: Voice,
) -> None:
    """Territories by round as bands that always add up to the world, eliminations as lines."""
    left = canvas.text_width("42", SMALL, "number") + 14
    foot = canvas.line_step(SMALL, 1.9)
    plot = Box(box.x + left, box.y, box.w - left, box.h - foot)
    axes = Axes(plot, 0, max(1, len(samples) - 1), 0, SIZE)
    for value in (0, 14, 28, 42):
        canvas.text(plot.x - 10, axes.y(value), str(value), SMALL, SECOND_TEXT, "number", "right")
    _draw_rounds(canvas, axes, samples)
    edges = _bands(samples)
    canvas.rounded(plot, 0, mix(NEUTRAL_COLOUR, SLATE, 0.5))
    for seat, (low, high) in enumerate(pairwise(edges)):
        lower = [axes.point(x, y) for x, y in _smooth(low)]
        upper = [axes.point(x, y) for x, y in _smooth(high)]
        colour = mix(seat_colour(seat), SLATE, 0.16)
        canvas.polygon([*lower, *reversed(upper)], colour)
    for edge in edges[1:-1]:
        canvas.polyline([axes.point(x, y) for x, y in _smooth(edge)], SEAM, 2)
    for seat, (low, high) in enumerate(pairwise(edges)):
        _draw_band_mark(canvas, axes, seat, low, high)
    _draw_eliminations(canvas, axes, samples, eliminations, voice)


def _bands(samples: Sequence[Sample]) -> list[list[float]]:
    """The lower edge of the first band, then the upper edge of each."""
    edges = [[0.0] * len(samples)]
    for seat in range(len(samples[0].territories)):
        below = edges[-1]
        edges.append([
            level + sample.territories[seat] for level, sample in zip(below, samples, strict=True)
        ])  # fmt: skip
    return edges


def _smooth(values: Sequence[float]) -> list[Point]:
    """A curve with soft steps through the values."""
    found: list[Point] = []
    for index, (a, b) in enumerate(pairwise(values)):
        for part in range(SMOOTH):
            t = part / SMOOTH
            found.append((index + t, a + (b - a) * t * t * (3 - 2 * t)))
    last = len(values) - 1
    return [*found, (float(max(last, 0)), values[-1])] if last else [(0, values[0]), (1, values[0])]


def _draw_band_mark(
    canvas: Canvas, axes: Axes, seat: int, low: Sequence[float], high: Sequence[float]
) -> None:
    """The seat's shape where its band is widest."""
    inner = range(1, len(low) - 1) or range(len(low))
    place = max(inner, key=lambda index: high[index] - low[index])
    width = (high[place] - low[place]) / SIZE * axes.box.h
    if width >= LEAST_BAND:
        x, y = axes.point(place, (low[place] + high[place]) / 2)
        x = max(axes.box.x + 16, min(axes.box.right - 16, x))
        canvas.seat_shape(seat, x, y, MARK, (*WHITE, 225))


def _draw_eliminations(
    canvas: Canvas,
    axes: Axes,
    samples: Sequence[Sample],
    eliminations: Sequence[Elimination],
    voice: Voice,
) -> None:
    """A line where a seat left, with its name where that does not hide another one."""
    taken: list[Box] = []
    for out in eliminations:
        place = next((n for n, each in enumerate(samples) if each.round > out.round), None)
        place = len(samples) - 1 if place is None else place
        x = axes.x(place)
        canvas.hairline(x, axes.box.y, axes.box.h, vertical=True, colour=WHITE, alpha=140)
        words = voice.say(Message("graph-out", {"seat": SeatNumber(out.seat)}))
        width = canvas.text_width(words, SMALL, "text-semibold") + 20
        left = x - width - 6 if x - width - 6 > axes.box.x else x + 6
        for row in range(4):
            label = Box(left, axes.box.y + 12 + row * 30, width, 24)
            if label.right < axes.box.right and not any(map(label.intersects, taken)):
                taken.append(label)
                canvas.rounded(label, 12, LABEL)
                canvas.text(*label.centre, words, SMALL, WHITE, "text-semibold", "centre")
                break


def round_marks(rounds: Sequence[int]) -> list[tuple[int, int]]:
    """Which steps of a chart carry the number of their round: a few, and each number once."""
    last = len(rounds) - 1
    least = max(1, -(-last // 6))
    step = next((size for size in (1, 2, 5, 10, 20, 25, 50, 100) if size >= least), least)
    steps = [index for index in range(0, last + 1, step) if last - index >= step * 0.6]
    marks: dict[int, int] = {}
    for index in (*steps, last):
        marks.setdefault(rounds[index], index)
    return [(index, number) for number, index in marks.items()]


def _draw_rounds(canvas: Canvas, axes: Axes, samples: Sequence[Sample]) -> None:
    """Round numbers under the chart."""
    y = axes.box.bottom + canvas.line_step(SMALL, 0.95)
    for index, number in round_marks([sample.round for sample in samples]):
        canvas.text(axes.x(index), y, str(number), SMALL, SECOND_TEXT, "number", "centre")


def draw_lines(
    canvas: Canvas,
    box: Box,
    samples: Sequence[Sample],
    values: Sequence[Sequence[float]],
    own: int | None,
) -> None:
    """A number of every seat by round; the own seat's line is heavier and lies on top."""
    marks = nice_ticks(0, max(1.0, *(max(line) for line in values)), 5)
    labels = [tick_text(mark) for mark in marks]
    left = max(canvas.text_width(label, SMALL, "number") for label in labels) + 14
    foot = canvas.line_step(SMALL, 1.9)
    plot = Box(box.x + left, box.y + 6, box.w - left - 10, box.h - foot - 6)
    axes = Axes(plot, 0, max(1, len(samples) - 1), 0, marks[-1])
    for mark, label in zip(marks, labels, strict=True):
        y = axes.y(mark)
        canvas.hairline(plot.x, y, plot.w, colour=LINE, alpha=150)
        canvas.text(plot.x - 10, y, label, SMALL, SECOND_TEXT, "number", "right")
    _draw_rounds(canvas, axes, samples)
    seats = sorted(range(len(values)), key=lambda seat: (seat == own, -seat))
    for seat in seats:
        line = _alive(values[seat])
        shift = (seat - (len(values) - 1) / 2) * 1.8
        points = [
            (axes.x(n), axes.y(value) - (shift if value else 0)) for n, value in enumerate(line)
        ]
        if len(points) < 2:
            continue
        canvas.polyline(points, PANEL, 4.2)
        canvas.polyline(points, seat_tint(seat, 0.18), 3 if seat == own else 2.3)
    _draw_end_marks(canvas, axes, values)


def _alive(values: Sequence[float]) -> Sequence[float]:
    """A line ends where it reaches zero for good."""
    last = max((n for n, value in enumerate(values) if value > 0), default=0)
    return values[: min(len(values), last + 2)]


def _draw_end_marks(canvas: Canvas, axes: Axes, values: Sequence[Sequence[float]]) -> None:
    """A seat's shape at the end of its line, moved off the others where they meet."""
    ends = [(seat, _alive(line)) for seat, line in enumerate(values)]
    places = spread(
        [axes.y(line[-1]) for _, line in ends if len(line) == len(values[0])],
        2 * 6.5, axes.box.y, axes.box.bottom,
    )  # fmt: skip
    kept = iter(places)
    for seat, line in ends:
        x = axes.x(len(line) - 1)
        y = next(kept) if len(line) == len(values[0]) else axes.y(line[-1])
        canvas.seat_shape(seat, x, y, 8.5, PANEL)
        canvas.seat_shape(seat, x, y, 6.5, seat_tint(seat, 0.18))


# -- dice


def draw_dice_row(canvas: Canvas, box: Box, seat: int, account: DiceAccount, voice: Voice) -> None:
    """What a seat rolled: how often each face came beside what was due, and its luck."""
    name, middle = voice.named(seat), box.y + box.h * 0.42
    canvas.seat_shape(seat, box.x + 10, middle - 22, 9, seat_tint(seat, 0.15))
    wanted = 40 + canvas.text_width(name, BODY, "text-semibold")
    left_room = min(max(min(136.0, box.w * 0.3), wanted), box.w * 0.42)
    canvas.text(box.x + 30, middle - 22, name, BODY, TEXT, "text-semibold",
                max_width=left_room - 34)  # fmt: skip
    count = voice.say(Message("graph-dice", {"dice": account.count}))
    canvas.text(box.x, middle + 6, count, SMALL, SECOND_TEXT)
    words, by_luck = signed(account.luck), voice.say(Message("graph-by-luck"))
    luck_room = max(
        canvas.text_width(by_luck, SMALL), canvas.text_width(words, HEADING, "number-bold"), 64
    ) + 12  # fmt: skip
    if account.count:
        mean = voice.say(Message("graph-mean", {"mean": Fixed(account.mean, 2)}))
        canvas.text(box.x, middle + 28, mean, SMALL, SECOND_TEXT, "mono", max_width=left_room)
        plot = Box(box.x + left_room, box.y + 10, box.w - left_room - luck_room - 12, box.h - 34)
        _draw_faces(canvas, plot, seat, account)
    colour = TEXT if words == "0.0" else GOOD_TEXT if account.luck > 0 else BAD_TEXT
    canvas.text(box.right, middle - 16, words, HEADING, colour, "number-bold", "right")
    canvas.text(
        box.right, middle + 8, voice.say(Message("graph-troops")), SMALL, SECOND_TEXT, align="right"
    )
    canvas.text(box.right, middle + 28, by_luck, SMALL, SECOND_TEXT, align="right")


def _draw_faces(canvas: Canvas, plot: Box, seat: int, account: DiceAccount) -> None:
    """Six bars, the line of what was due, the band that holds it 95 times in 100."""
    most = max(*account.faces, account.expected + account.spread) * 1.02
    width = plot.w / 6
    due, reach = account.expected / most * plot.h, account.spread / most * plot.h
    low = max(0.0, due - reach)
    band = Box(plot.x - 6, plot.bottom - due - reach, plot.w + 12, due + reach - low)
    canvas.rounded(band, 3, (*WHITE, 24))
    for index, count in enumerate(account.faces):
        height = count / most * plot.h
        bar = Box(plot.x + index * width + 4, plot.bottom - height, width - 8, height)
        if height >= 1:
            canvas.rounded(bar, min(3.0, height / 2), lighten(seat_colour(seat), 0.1))
        x = plot.x + (index + 0.5) * width
        y = plot.bottom + canvas.line_step(SMALL, 0.75)
        canvas.text(x, y, str(index + 1), SMALL, SECOND_TEXT, "number", "centre")
    canvas.hairline(band.x, plot.bottom - due, band.w, colour=WHITE, alpha=190)
