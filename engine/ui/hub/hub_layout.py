"""Where everything on the hub stands: pure arithmetic, tested without drawing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.ui.box import Box
from engine.ui.pages.page_theme import page_margin

COLUMNS: Final = 5
NARROWEST_COVER: Final = 208.0
WIDEST_COVER: Final = 460.0
ROOMY: Final = (1700.0, 1000.0)


@dataclass(frozen=True, slots=True)
class Measures:
    """The heights of the parts from top to bottom."""

    title_y: float
    resume_y: float
    resume_h: float
    section_gap: float
    covers_gap: float
    caption: float
    foot: float
    gap: float


LARGE: Final = Measures(76, 136, 208, 48, 48, 88, 100, 24)
SMALL: Final = Measures(38, 70, 156, 28, 36, 70, 40, 16)


@dataclass(frozen=True, slots=True)
class HubPlaces:
    """The parts of the hub; `height` is what all of it needs, more than the window if it scrolls.

    The box of a cover is followed by its caption, `caption` high.
    """

    is_roomy: bool
    title: Box
    resume: Box
    entries: tuple[Box, ...]
    section: Box
    covers: tuple[Box, ...]
    caption: float
    foot: Box
    height: float


def hub_places(width: float, height: float, covers: int) -> HubPlaces:
    """Five columns: the covers below; above them the resume card (three) and the entries (two)."""
    is_roomy = width >= ROOMY[0] and height >= ROOMY[1]
    sizes = LARGE if is_roomy else SMALL
    rows = max(1, -(-covers // COLUMNS))
    column = _column(width, height, rows, sizes)
    page = COLUMNS * column + (COLUMNS - 1) * sizes.gap
    x = (width - page) / 2
    covers_y = sizes.resume_y + sizes.resume_h + sizes.section_gap + sizes.covers_gap
    row_h = column * 4 / 3 + sizes.caption
    needed = covers_y + rows * row_h + sizes.foot
    # On a tall window the parts move down a little together instead of sticking to the top.
    shift = max(0.0, height - needed) * 0.35
    resume = Box(x, sizes.resume_y + shift, 3 * column + 2 * sizes.gap, sizes.resume_h)
    right = Box(resume.right + sizes.gap, resume.y, 2 * column + sizes.gap, resume.h)
    upper, lower = right.column(None, None, gap=16)
    entries = (*upper.row(None, None, gap=sizes.gap), *lower.row(None, None, None, gap=sizes.gap))
    places = tuple(
        Box(
            x + (n % COLUMNS) * (column + sizes.gap),
            covers_y + shift + (n // COLUMNS) * row_h,
            column,
            column * 4 / 3,
        )
        for n in range(covers)
    )
    total = max(height, needed)
    return HubPlaces(
        is_roomy,
        Box(x, sizes.title_y + shift - 28, page, 56),
        resume,
        entries,
        Box(x, resume.bottom + sizes.section_gap - 16, page, 32),
        places,
        sizes.caption,
        Box(x, total - (52 if is_roomy else 20) - 12, page, 24),
        total,
    )


def _column(width: float, height: float, rows: int, sizes: Measures) -> float:
    """The width of a cover: as wide as fits, but not so wide that the foot leaves the window."""
    page = width - 2 * page_margin(width)
    by_width = (page - (COLUMNS - 1) * sizes.gap) / COLUMNS
    covers_y = sizes.resume_y + sizes.resume_h + sizes.section_gap + sizes.covers_gap
    by_height = ((height - covers_y - sizes.foot) / rows - sizes.caption) * 3 / 4
    widest = min(by_width, WIDEST_COVER)
    return max(min(widest, by_height), min(widest, NARROWEST_COVER))
