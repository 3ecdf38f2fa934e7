"""Where the parts of a review lie: pure arithmetic in logical units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.ui.box import Box

TOP: Final = 56.0
EDGE: Final = 16.0
GAP: Final = 16.0
HEAD_WIDTH: Final = 448.0
CARD_HEIGHT: Final = 136.0
WIDEST_CARD: Final = 464.0
ASIDE: Final = 496.0
TWO_COLUMNS_FROM: Final = 1500.0
CHART: Final = 480.0
CHOICES: Final = 344.0
FOOT: Final = 88.0
LEAST_HEIGHT: Final = 1080.0 - TOP - FOOT


@dataclass(frozen=True, slots=True)
class ReviewLayout:
    """The parts of the page, in a content of the given height that scrolls when it is too high."""

    headline: Box
    cards: tuple[Box, ...]
    chart: Box
    totals: Box
    choices: Box
    luck: Box
    height: float

    @classmethod
    def of(cls, width: float, height: float, seats: int) -> ReviewLayout:
        """Two columns, or in narrow frames one part below the other; y counts from the bar."""
        headline, cards, top = _head(width, seats)
        if width >= TWO_COLUMNS_FROM:
            whole = max(LEAST_HEIGHT, height - TOP)
            room = whole - top - 2 * GAP
            chart_height = room * CHART / (CHART + CHOICES)
            left = width - 2 * EDGE - GAP - ASIDE
            chart = Box(EDGE, top, left, chart_height)
            totals = Box(chart.right + GAP, top, ASIDE, chart_height)
            y = chart.bottom + GAP
            choices = Box(EDGE, y, left, whole - y - EDGE)
            luck = Box(totals.x, y, ASIDE, choices.h)
            return cls(headline, cards, chart, totals, choices, luck, whole)
        room = width - 2 * EDGE
        chart = Box(EDGE, top, room, CHART)
        half = (room - GAP) / 2
        totals = Box(EDGE, chart.bottom + GAP, half, CHART)
        luck = Box(totals.right + GAP, totals.y, half, CHART)
        choices = Box(EDGE, totals.bottom + GAP, room, CHOICES)
        return cls(headline, cards, chart, totals, choices, luck, choices.bottom + EDGE)


def _head(width: float, seats: int) -> tuple[Box, tuple[Box, ...], float]:
    """The headline beside the standings, or above them where they would get too narrow."""
    beside = width - 2 * EDGE - HEAD_WIDTH - GAP
    if (beside - GAP * (seats - 1)) / seats >= 220:
        start, room, y = EDGE + HEAD_WIDTH + GAP, beside, EDGE
        headline = Box(EDGE, EDGE, HEAD_WIDTH, CARD_HEIGHT)
    else:
        start, room, y = EDGE, width - 2 * EDGE, EDGE + 96 + GAP
        headline = Box(EDGE, EDGE, room, 96)
    each = min(WIDEST_CARD, (room - GAP * (seats - 1)) / seats)
    cards = tuple(Box(start + n * (each + GAP), y, each, CARD_HEIGHT) for n in range(seats))
    return headline, cards, y + CARD_HEIGHT + GAP


@dataclass(frozen=True, slots=True)
class ChoiceColumns:
    """Where the columns of the costly choices begin; what there is no room for is left out."""

    turn: float
    dice: float
    goods: float
    played: float
    best: float
    bar: float | None
    loss: float
    grade: float | None
    play: float
    word_room: float

    @classmethod
    def of(cls, box: Box) -> ChoiceColumns:
        """Columns for a list of that width."""
        x, right = box.x, box.right
        turn, dice, goods, played = x + 20, x + 88, x + 302, x + 386
        if box.w >= 1240:
            grade = right - 228
            bar = grade - 312
            spare = (bar - played) / 2
            return cls(
                turn,
                dice,
                goods,
                played,
                played + spare,
                bar,
                bar + 262,
                grade,
                right - 32,
                spare - 20,
            )
        has_grade = box.w >= 980
        loss = right - (276 if has_grade else 60)
        spare = (loss - 90 - played) / 2
        return cls(
            turn,
            dice,
            goods,
            played,
            played + spare,
            None,
            loss,
            right - 256 if has_grade else None,
            right - 28,
            spare - 16,
        )
