"""The block at the end of the game: every seat by rank, with where its points come from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.portraits import draw_player
from engine.ui.theme import DISPLAY, INK, LARGE, SECOND_TEXT, TEXT, TITLE, WARNING, Colour, mix
from games.roll_galaxy.scene.palette import CALLED_EDGE, GOLD, INDIGO, TRAY
from games.roll_galaxy.scoring import SeatScore

GAP: Final = 12.0
MOST_HIGH: Final = 132.0
LEAST_NAME: Final = 150.0
RANK_W: Final = 72.0
SUM_W: Final = 120.0
CHIPS: Final[Colour] = (0xB6, 0x7C, 0xF0)
KINDS: Final[tuple[tuple[str, Colour], ...]] = (
    ("column-tiles", INDIGO), ("column-chips", CHIPS), ("column-six-plus", GOLD),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat at the end: its rank, 1 for who won, and its points by category."""

    seat: int
    rank: int
    name: str
    score: SeatScore
    face: Path | None = None

    @property
    def parts(self) -> tuple[int, ...]:
        """Points of tiles, of chips, and of 6+ developments."""
        return self.score.costs, self.score.chips, sum(points for _, points in self.score.bonuses)


def draw_standings(canvas: Canvas, box: Box, standings: Sequence[Standing], voice: Voice) -> None:
    """A row for every seat, as high as the block lets it be, the best first."""
    count = len(standings)
    height = min(MOST_HIGH, (box.h - GAP * (count - 1)) / count)
    most = max(1, *(standing.score.total for standing in standings))
    names = max(canvas.text_width(each.name, LARGE, "text-semibold") for each in standings)
    name_w = min(max(LEAST_NAME, names + 60), 0.3 * box.w)
    top = box.y + max(0.0, (box.h - count * height - (count - 1) * GAP) / 2)
    for place, standing in enumerate(standings):
        row = Box(box.x, top + place * (height + GAP), box.w, height)
        _draw_row(canvas, row, standing, name_w, most, voice)


def _draw_row(
    canvas: Canvas, row: Box, standing: Standing, name_w: float, most: int, voice: Voice
) -> None:
    won, middle = standing.rank == 1, row.centre_y
    ground = mix(TRAY, WARNING, 0.1) if won else TRAY
    canvas.rounded(row, 12, ground, WARNING if won else (0x3A, 0x44, 0x66), 2 if won else 1)
    if won:
        size = min(44.0, 0.55 * row.h)
        canvas.icon("crown", row.x + RANK_W / 2, middle, size, WARNING)
    else:
        canvas.text(row.x + RANK_W / 2, middle, f"{standing.rank}.", TITLE, SECOND_TEXT,
                    "number-bold", "centre")  # fmt: skip
    x = row.x + RANK_W
    r = min(24.0, 0.42 * row.h)
    draw_player(canvas, standing.face, standing.seat, (x + 10, middle), r)
    canvas.text(x + 36, middle, standing.name, LARGE, TEXT, "text-semibold", max_width=name_w - 44)
    bars = Box(x + name_w, row.y, row.w - RANK_W - name_w - SUM_W, row.h)
    _draw_parts(canvas, bars, standing.parts, most, voice)
    size = DISPLAY if row.h >= 84 else TITLE
    canvas.text(row.right - 20, middle, str(standing.score.total), size,
                WARNING if won else TEXT, "number-bold", "right")  # fmt: skip


def _draw_parts(canvas: Canvas, box: Box, parts: Sequence[int], most: int, voice: Voice) -> None:
    """One bar of points by category on a scale that all rows share; each says what it is."""
    height = min(40.0, 0.44 * box.h)
    has_words = box.h >= 72
    bar = Box(box.x, box.centre_y - height / 2 - 10 * has_words, box.w, height)
    canvas.rounded(bar, 8, (*INK, 120))
    x = bar.x
    for (key, colour), points in zip(KINDS, parts, strict=True):
        width = bar.w * points / most
        if not points:
            continue
        part = Box(x, bar.y, width, bar.h)
        canvas.rounded(part.inset(1), 7, colour, mix(colour, CALLED_EDGE, 0.3))
        word = voice.say(Message(key))
        said = f"{points} {word}"
        if has_words or canvas.text_width(said, LARGE, "number-bold") > width - 8:
            said = str(points)
        canvas.text(*part.centre, said, LARGE, INK, "number-bold", "centre")
        if has_words and canvas.text_width(word, 16) <= width - 4:
            canvas.text(part.centre_x, bar.bottom + 16, word, 16, SECOND_TEXT, align="centre")
        x += width


__all__ = ["Standing", "draw_standings"]
