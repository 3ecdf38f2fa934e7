"""What the rules of a game are printed on: ochre paper, cards, a field manual, dark plates."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

import pygame

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.backdrop import add_grain
from engine.ui.theme import BLACK, SECOND_TEXT, TEXT, WHITE, Colour, Theme, lighten, mix

CLOUDS: Final = 96
NAP: Final = 5
GRAIN: Final = (0, 1, 2, 3)
GUTTER: Final = 34.0
GUTTER_DARK: Final = 0.42
FRAME: Final = 15.0
RADIUS: Final = 10.0
SEED: Final = 11


@dataclass(frozen=True, slots=True)
class BookLook:
    """The colours of a book: its paper from dark to light, ink, numbers, rules and the cover."""

    paper: tuple[Colour, Colour]
    ink: Colour
    quiet: Colour
    number: Colour
    rule: Colour
    cover: Colour
    light: Colour = (0xF2, 0xB4, 0x3C)
    is_cards: bool = False

    @property
    def is_dark(self) -> bool:
        """Whether light letters stand on dark plates."""
        return self.ink[1] > self.paper[1][1]

    @property
    def plate(self) -> Colour:
        """The ground of code and of the heads of tables."""
        return mix(self.paper[0], self.ink, 0.10)


BOOKS: Final[dict[str, BookLook]] = {
    "despirala": BookLook(
        ((0xE2, 0xDE, 0xCE), (0xF3, 0xEF, 0xE2)), (0x17, 0x29, 0x2A), (0x3C, 0x4E, 0x4E),
        (0x0B, 0x5A, 0x50), (0x3F, 0x93, 0x86), (0x12, 0x3A, 0x37), is_cards=True,
    ),
    "risk": BookLook(
        ((0xC6, 0xBC, 0x97), (0xD9, 0xD1, 0xB0)), (0x21, 0x1E, 0x13), (0x43, 0x3D, 0x28),
        (0x7C, 0x22, 0x14), (0x75, 0x6A, 0x42), (0x36, 0x33, 0x22),
    ),
    "roll_galaxy": BookLook(
        ((0x17, 0x1A, 0x2C), (0x20, 0x25, 0x3E)), (0xEA, 0xED, 0xF8), (0xB4, 0xBC, 0xD8),
        (0xA9, 0xB6, 0xFF), (0x57, 0x65, 0xC4), (0x0D, 0x0F, 0x1E), (0x7C, 0x8C, 0xF8),
    ),
    "rajas": BookLook(
        ((0xD3, 0xBA, 0x89), (0xEA, 0xD9, 0xB2)), (0x2B, 0x17, 0x0C), (0x55, 0x3A, 0x22),
        (0x7E, 0x24, 0x18), (0xA8, 0x73, 0x1E), (0x4E, 0x1A, 0x12),
    ),
    "arcs": BookLook(
        ((0x1A, 0x15, 0x26), (0x26, 0x1F, 0x38)), (0xEC, 0xE9, 0xF3), (0xB9, 0xB1, 0xCC),
        (0xDD, 0xB0, 0xF4), (0x9A, 0x76, 0x48), (0x10, 0x0C, 0x19), (0xB8, 0x6F, 0xD1),
    ),
}  # fmt: skip


def book_look(theme: Theme) -> BookLook:
    """The look of a game's book; a plain dark plate in its accent for a game without one."""
    accent = theme.accent
    plain = BookLook((theme.well, theme.panel), TEXT, SECOND_TEXT, lighten(accent, 0.3),
                     mix(theme.line, accent, 0.4), theme.well, accent)  # fmt: skip
    return BOOKS.get(theme.name, plain)


def draw_book(canvas: Canvas, book: Box, pages: tuple[Box, ...], look: BookLook) -> None:
    """Cover, shadow and empty pages, painted once for a size."""

    def paint(inner: Canvas) -> None:
        inner.shadow(book, RADIUS, blur=30, drop=14, strength=170)
        inner.rounded(book, RADIUS, (lighten(look.cover, 0.14), look.cover),
                      lighten(look.cover, 0.22))  # fmt: skip
        for number, page in enumerate(pages):
            draw_paper(inner, page, look, number)

    key = ("book", look, book, pages)
    canvas.cached(key, book, paint, margin=48)


def draw_paper(canvas: Canvas, page: Box, look: BookLook, number: int) -> None:
    """An empty page, the number'th of its opening."""
    rect = canvas.rect(page)
    picture = canvas.pictures.get(
        ("paper", rect.size, look, number), lambda: paper_picture(rect.size, look, SEED + number)
    )
    canvas.image(picture, page.x, page.y)
    inner = page.inset(FRAME)
    canvas.rounded(inner, 4 if look.is_cards else 0, None, (*look.rule, 120), 1)
    if not look.is_cards:
        canvas.rounded(inner.inset(4), 0, None, (*look.rule, 60), 1)
    for x, y in ((inner.x, inner.y), (inner.right, inner.y), (inner.x, inner.bottom),
                 (inner.right, inner.bottom)):  # fmt: skip
        canvas.polygon([(x - 6, y), (x, y - 6), (x + 6, y), (x, y + 6)], (*look.rule, 170))


def draw_gutter(canvas: Canvas, pages: tuple[Box, ...], look: BookLook) -> None:
    """The fold between two pages: dark where they meet, with a fine light beside it."""
    if len(pages) < 2 or look.is_cards:
        return
    left, right = pages[0], pages[1]
    dark = (*BLACK, round(255 * GUTTER_DARK))
    fold = Box(left.right - GUTTER, left.y, GUTTER, left.h)
    canvas.rounded(fold, 0, ((*BLACK, 0), dark), horizontal=True)
    fold = Box(right.x, right.y, GUTTER, right.h)
    canvas.rounded(fold, 0, (dark, (*BLACK, 0)), horizontal=True)
    canvas.hairline(right.x + GUTTER, right.y, right.h, vertical=True, colour=WHITE, alpha=14)


def paper_picture(size: tuple[int, int], look: BookLook, seed: int) -> pygame.Surface:
    """A sheet of it in pixels: clouds between its two colours, a nap, and grain."""
    rng = random.Random(seed)
    dark, light = look.paper
    sheet = _clouds(size, CLOUDS, (dark, light), rng)
    depth = 3 if look.is_dark else 8
    nap = _clouds(size, NAP, (BLACK, (depth, depth, depth)), rng)
    sheet.blit(nap, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    add_grain(sheet, GRAIN)
    return sheet


def _clouds(
    size: tuple[int, int], step: int, ends: tuple[Colour, Colour], rng: random.Random
) -> pygame.Surface:
    """Random colours between two, so many pixels apart, run into each other."""
    columns, rows = (max(2, -(-side // step) + 1) for side in size)
    shares = rng.randbytes(columns * rows)
    drops = bytearray(3 * len(shares))
    for channel in range(3):
        low, high = ends[0][channel], ends[1][channel]
        drops[channel::3] = shares.translate(
            bytes(low + (high - low) * share // 255 for share in range(256))
        )
    return pygame.transform.smoothscale(
        pygame.image.frombytes(bytes(drops), (columns, rows), "RGB"), size
    )
