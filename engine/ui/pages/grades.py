"""How grades of choices look wherever they stand: name, colour, sign, and a count beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.grading import MARKS, Grade, Marks
from engine.text.said import Said
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import (
    BAD,
    BODY,
    GOOD,
    LARGE,
    PANEL,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WARNING,
    Colour,
    lighten,
    mix,
)

NAMES: Final[Mapping[Grade, Said]] = {
    "best": Said("house-grade-best"), "good": Said("house-grade-good"),
    "mistake": Said("house-grade-mistakes"), "blunder": Said("house-grade-blunders"),
}  # fmt: skip
INKS: Final[Mapping[Grade, Colour]] = {
    "best": GOOD, "good": SECOND_TEXT, "mistake": WARNING, "blunder": BAD,
}  # fmt: skip
SIGNS: Final[Mapping[Grade, str]] = {**MARKS, "good": "·"}
COUNTED: Final[tuple[Grade, ...]] = ("best", "mistake", "blunder")
"""What stands beside a finished game."""

COUNT_W: Final = 90.0


def draw_sign(canvas: Canvas, grade: Grade, x: float, y: float) -> None:
    """The sign of a grade on a plate of its colour."""
    ink = INKS[grade]
    canvas.rounded(Box.around(x, y, 40, 32), 8, mix(PANEL, ink, 0.28), mix(PANEL, ink, 0.7))
    canvas.text(x, y, SIGNS[grade], LARGE, lighten(ink, 0.35), "number-bold", "centre")


def draw_counts(canvas: Canvas, right: float, y: float, marks: Marks | None) -> None:
    """How many best moves, mistakes and blunders a game had, up to `right`; dashes before that."""
    for place, grade in enumerate(COUNTED):
        x = right - (len(COUNTED) - place) * COUNT_W
        if marks is None:
            canvas.text(x + COUNT_W / 2 - 3, y, "–", BODY, SECOND_TEXT, align="centre")
        else:
            _draw_count(canvas, Box(x + 2, y - 15, COUNT_W - 10, 30), grade, _counts(marks)[grade])


def _counts(marks: Marks) -> dict[Grade, int]:
    return {"best": marks.best, "good": marks.good, "mistake": marks.mistakes,
            "blunder": marks.blunders}  # fmt: skip


def _draw_count(canvas: Canvas, box: Box, grade: Grade, number: int) -> None:
    """A zero is quiet."""
    ink = INKS[grade] if number else SECOND_TEXT
    canvas.rounded(box, 6, mix(PANEL, ink, 0.18 if number else 0.04), mix(PANEL, ink, 0.5))
    canvas.text(box.x + 10, box.centre_y, SIGNS[grade], BODY, lighten(ink, 0.3), "number-bold")
    canvas.text(box.right - 8, box.centre_y, str(number), BODY, TEXT if number else SECOND_TEXT,
                "number-bold", "right")  # fmt: skip


def draw_count_heads(canvas: Canvas, right: float, y: float, size: float) -> None:
    """The names over such counts."""
    for place, grade in enumerate(COUNTED):
        x = right - (len(COUNTED) - place) * COUNT_W + COUNT_W / 2 - 3
        canvas.text(x, y, NAMES[grade], size, SECOND_TEXT, align="centre")


def draw_marks(canvas: Canvas, x: float, y: float, marks: Marks) -> None:
    """The same in a line of text: signs and numbers."""
    for grade in COUNTED:
        number = _counts(marks)[grade]
        if number:
            ink = lighten(INKS[grade], 0.2)
            x += canvas.text(x, y, SIGNS[grade], SMALL, ink, "number-bold") + 5
            x += canvas.text(x, y, str(number), SMALL, TEXT, "number") + 14
