"""A book of rules that lies open: which leaves are shown, where they lie, and how they look."""

from __future__ import annotations

import random
from bisect import bisect_left
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from engine.text.message import Words
from engine.ui.box import Box, Point
from engine.ui.canvas import Align, Canvas
from engine.ui.pages import rulebook
from engine.ui.pages.rulebook import Measure, Page, Placed, Rulebook, SearchHit, TextPiece
from engine.ui.paint import shapes
from engine.ui.theme import (
    BLACK,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WHITE,
    Colour,
    Font,
    Theme,
    darken,
    lighten,
    mix,
)

# What the rules of a game are printed on: ochre paper, cards, a field manual, dark plates.

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
    shapes.add_grain(sheet, GRAIN)
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


# Pictures of the rules, which a game draws itself at the size of the window.

CALLOUT_GAP: Final = 6.0
DISC: Final = 12.0
ASIDE: Final = 18.0
NARROW: Final = 660.0
CREAM: Final[Colour] = (0xF3, 0xE4, 0xC4)


@dataclass(frozen=True, slots=True)
class RulesPicture:
    """A picture as wide as the page: how high it is at a width, and what draws it into a box.

    The drawing depends on nothing but the box, so that it is made once for each size. Words in it
    are at least as large as the small type of the house. With fewer than `least` pixels across a
    crowded one is made that wide and shrunk, words and all.
    """

    height: Callable[[float], float]
    draw: Callable[[Canvas, Box], None]
    least: int = 0


def pieces_grid(width: float) -> tuple[int, int]:
    """Columns and rows of eight pieces with their names: on a narrow page letters are large."""
    return (4, 2) if width >= NARROW else (2, 4)


def fixed(height: float, draw: Callable[[Canvas, Box], None]) -> RulesPicture:
    """A picture that is equally high at any width."""
    return RulesPicture(lambda width: height, draw)


def draw_callout(
    canvas: Canvas,
    number: int,
    part: Point,
    x: float,
    y: float,
    words: Words,
    align: Align = "left",
) -> None:
    """A numbered disc beside a part of something, on the side of its legend: the disc again, and
    words that begin or end at x.
    """
    outward = ASIDE if align == "left" else -ASIDE
    r = _radius(canvas)
    canvas.floating(Box.around(part[0] + outward, part[1], 2 * r, 2 * r))
    draw_number(canvas, number, part[0] + outward, part[1])
    shift = r + CALLOUT_GAP if align == "left" else -r - CALLOUT_GAP
    draw_number(canvas, number, x, y)
    canvas.text(x + shift, y, words, SMALL, TEXT, align=align)


def draw_number(canvas: Canvas, number: int, x: float, y: float) -> None:
    """The disc with the number of a part, in the game's color."""
    canvas.disc(x, y, _radius(canvas), darken(canvas.theme.accent, 0.38), CREAM, 1.5)
    canvas.text(x, y, str(number), SMALL, WHITE, "number-bold", "centre")


def _radius(canvas: Canvas) -> float:
    """That of a disc: where letters are large beside all else, it grows with them."""
    return max(DISC, 0.64 * canvas.line_step(SMALL, 1.0))


# How a leaf of the rules looks: what lies under its words, their ink, and its pictures.

MAT: Final = 7.0
LIT: Final = 0.36
HIT: Final = 0.55
BAR: Final = 4.0


def ink_of(look: BookLook, piece: TextPiece) -> Colour:
    if piece.style == "clause":
        return look.number
    is_caption = piece.style == "italic" and piece.size == rulebook.SMALL
    return look.quiet if is_caption else look.ink


def draw_ground(
    canvas: Canvas, look: BookLook, placed: Placed, at: tuple[float, float], *, is_lit: bool
) -> None:
    """What lies under a block: the light on a clause, code, the lines of a table, a mat."""
    x, y = at
    box = placed.box.moved(x, y)
    if is_lit:
        around = box.inset(-12, -5)
        canvas.rounded(around, 3, mix(look.paper[1], look.light, LIT if not look.is_dark else 0.2))
        canvas.rounded(Box(around.x, around.y, BAR, around.h), 0, look.number)
    if placed.kind == "rule":
        canvas.hairline(box.x, box.y, box.w, colour=look.rule)
    elif placed.kind == "quote":
        canvas.rounded(Box(box.x, box.y, 3, box.h), 1.5, look.rule)
    elif placed.kind == "heading" and placed.level <= 2:
        _draw_rule(canvas, look, box)
    elif placed.kind in ("code", "table"):
        _draw_cells(canvas, look, placed, at)
    elif placed.kind == "picture":
        for ground in placed.grounds:
            draw_mat(canvas, look, ground.moved(x, y))


def _draw_rule(canvas: Canvas, look: BookLook, box: Box) -> None:
    y, x = box.bottom + 7, box.centre_x
    canvas.hairline(box.x, y, box.w, colour=look.rule, alpha=190)
    canvas.polygon([(x - 6, y), (x, y - 6), (x + 6, y), (x, y + 6)], look.rule)


def draw_mat(canvas: Canvas, look: BookLook, box: Box) -> None:
    """A picture is mounted: a dark plate with an edge, lying on the paper."""
    around = box.inset(-MAT)
    canvas.shadow(around, 4, blur=6, drop=2, strength=100)
    canvas.rounded(around, 4, canvas.theme.panel, lighten(look.rule, 0.25), 2)
    canvas.rounded(around.inset(3), 2, None, (*BLACK, 90), 1)


def draw_picture(canvas: Canvas, key: Hashable, picture: RulesPicture, box: Box) -> None:
    """A picture of the game, painted once for a size: it lies on whole pixels."""
    scale = canvas.scale
    box = Box(*(round(part * scale) / scale for part in (box.x, box.y, box.w, box.h)))

    def paint(inner: Canvas) -> None:
        with inner.clipped(box):
            picture.draw(inner, box)

    def paint_shrunk(inner: Canvas) -> None:
        wide = picture.least / scale
        large = Box(0, 0, wide, picture.height(wide))
        sheet = shapes.blank(*inner.rect(large).size)
        picture.draw(inner.on(sheet, (0, 0)), large)
        small = pygame.transform.smoothscale(sheet, inner.rect(box).size)
        inner.image(small, box.x, box.y, premultiplied=True)

    canvas.cached(key, box, paint if box.w * scale >= picture.least else paint_shrunk)


def draw_hit(canvas: Canvas, look: BookLook, area: Box, *, is_current: bool) -> None:
    share = HIT if is_current else 0.3
    canvas.rounded(area, 3, mix(look.paper[1], look.light, share))
    if is_current:
        canvas.rounded(area, 3, None, look.number, 2)


def _draw_cells(canvas: Canvas, look: BookLook, placed: Placed, at: tuple[float, float]) -> None:
    for row, ground in enumerate(placed.grounds):
        area = ground.moved(*at)
        if placed.kind == "code":
            canvas.rounded(area, 6, look.plate, (*look.rule, 120))
        else:
            if row == 0:
                canvas.rounded(area, 4, look.plate)
            canvas.hairline(area.x, area.bottom - 1, area.w, colour=look.rule, alpha=150)


# A leaf that is turned: the old one is squeezed to the fold, the new one opens from there.

SECONDS: Final = 0.26
SHADE: Final = 46.0
SHADE_DARK: Final = 110

PaintLeaf = Callable[[Canvas, int, int], None]
"""Paints a leaf onto the page at a place, its paper too."""


class LeafTurn:
    """From one opening to another; `share` is how much of the way is done."""

    def __init__(
        self, canvas: Canvas, places: tuple[Box, ...], ends: tuple[int, int], paint: PaintLeaf
    ) -> None:
        self.share = 0.0
        before, after = ends
        self._places = places
        last = len(places) - 1
        is_on = after > before
        self.beneath: tuple[int, ...]
        if last:
            self.beneath = (before, after + 1) if is_on else (after, before + 1)
            leaving, coming = (before + 1, after) if is_on else (before, after + 1)
            self._from, self._to = (last, 0) if is_on else (0, last)
        else:
            self.beneath = (after,) if is_on else (before,)
            leaving = coming = before if is_on else after
            self._from = self._to = 0
        self._is_on = is_on
        self._leaving = _painted(canvas, places[self._from], leaving, self._from, paint)
        self._coming = _painted(canvas, places[self._to], coming, self._to, paint) if last else (
            self._leaving)  # fmt: skip

    def draw(self, canvas: Canvas) -> None:
        if len(self._places) == 1:
            share = 1 - self.share if self._is_on else self.share
            self._draw_flap(canvas, self._leaving, 0, share)
        elif self.share < 0.5:
            self._draw_flap(canvas, self._leaving, self._from, 1 - 2 * self.share)
        else:
            self._draw_flap(canvas, self._coming, self._to, 2 * self.share - 1)

    def _draw_flap(self, canvas: Canvas, leaf: pygame.Surface, place: int, share: float) -> None:
        """A leaf squeezed to a share of its width, fixed at the fold."""
        page = self._places[place]
        width, height = leaf.get_size()
        wide = round(width * share)
        if wide < 1:
            return
        squeezed = pygame.transform.scale(leaf, (wide, height))
        room = page.w * share
        is_left = len(self._places) > 1 and place == 0
        x = page.right - room if is_left else page.x
        canvas.image(squeezed, x, page.y)
        dark, clear = (*BLACK, SHADE_DARK), (*BLACK, 0)
        edge = x - SHADE if is_left else x + room
        shade = Box(edge, page.y, SHADE, page.h).intersection(page)
        if shade.w > 0:
            fill = (clear, dark) if is_left else (dark, clear)
            canvas.rounded(shade, 0, fill, horizontal=True)


def _painted(canvas: Canvas, page: Box, leaf: int, place: int, paint: PaintLeaf) -> pygame.Surface:
    area = canvas.rect(page)
    sheet = pygame.Surface(area.size)
    paint(canvas.on(sheet, (area.x / canvas.scale, area.y / canvas.scale)), leaf, place)
    return sheet


# A book that lies open: which leaves are shown, where they lie, and how they are drawn.

LOWEST_LEAF: Final = 840.0
"""A leaf is never lower than this: in a low window the view scrolls on it."""

COVER: Final = 10.0
PAD: Final = 44.0
MARK_IN: Final = 30.0
"""How far from the edge of a page a mark stands: between its frame and the longest lines."""
HEAD: Final = 38.0
FOOT: Final = 50.0
NUMBER: Final = 17
LEAST_FRONT: Final = 220.0
FRONT_GAP: Final = 40.0
FRONT_SHAPE: Final = 0.62
EVEN: Final = Measure(lambda *_: 1.0, lambda *_: 1.0)
NOWHERE: Final = Box(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Lights:
    block: int | None = None
    hits: Sequence[SearchHit] = ()
    hit: int | None = None


class OpenBook:
    """One leaf or two of a rulebook lie open, `first` being the left one.

    All of it is one column in `page`; a leaf is a stretch of that. `name` tells its pictures from
    those of other books. What the first leaf leaves free is the place of `front`, a picture of the
    whole game, which `draw_front` draws.
    """

    def __init__(
        self, name: str, text: Rulebook, look: BookLook, pictures: Mapping[str, RulesPicture],
        font: Font,
    ) -> None:  # fmt: skip
        self.name, self.text, self.look, self.pictures = name, text, look, pictures
        self.font = font
        self.first = 0
        self.turning: LeafTurn | None = None
        self.cover = NOWHERE
        self.places: tuple[Box, ...] = ()
        self.page = Page(Rulebook(()), 1, EVEN)
        self.unpainted: list[Placed] = []
        self.front = NOWHERE
        self.draw_front: Callable[[Canvas, Box], object] = lambda canvas, box: None

    # -- setting and turning

    def set_in(self, cover: Box, count: int, measure: Measure) -> None:
        """Sets it in leaves for a cover with so many pages side by side."""
        self.cover = cover
        self.places = cover.inset(COVER).row(*[None] * count)
        leaf = max(LOWEST_LEAF, self.places[0].h - HEAD - FOOT)
        width = max(200.0, self.places[0].w - 2 * PAD)
        self.page = Page(self.text, width, measure, self._picture_height, leaf=leaf,
                         heading_font=self.font)  # fmt: skip
        self.unpainted = [placed for placed in self.page.placed if placed.kind == "picture"]
        self.first = self._opening_of(self.first)
        self.front = self._front()

    def _front(self) -> Box:
        """The lower half of the first leaf, where the second begins with what had no room there."""
        page = self.page
        blocks = [each.box.bottom for each in page.placed if page.leaf_of(each.box.y) == 0]
        top = max(blocks, default=page.leaf) + FRONT_GAP
        high = min(page.leaf - MAT - top, FRONT_SHAPE * page.width)
        has_room = page.leaves > 1 and high >= LEAST_FRONT
        return Box(0, top, page.width, high) if has_room else NOWHERE

    def _picture_height(self, name: str, width: float) -> float | None:
        picture = self.pictures.get(name)
        return None if picture is None else picture.height(width)

    @property
    def height(self) -> float:
        """How high a leaf is with its margins."""
        return self.page.leaf + HEAD + FOOT

    @property
    def leaves(self) -> range:
        return range(self.first, min(self.page.leaves, self.first + len(self.places)))

    @property
    def is_at_end(self) -> bool:
        return self.leaves.stop >= self.page.leaves

    def turn_to(self, leaf: int) -> bool:
        """To the opening that a leaf is part of; whether it is another one."""
        before, self.first = self.first, self._opening_of(leaf)
        return self.first != before

    def _opening_of(self, leaf: int) -> int:
        leaf = max(0, min(self.page.leaves - 1, leaf))
        return leaf - leaf % max(1, len(self.places))

    # -- where things are

    @property
    def top(self) -> float:
        """Where what lies open begins in the column."""
        return self.first * self.page.leaf

    @property
    def section(self) -> int | None:
        """The heading that what lies open begins with, or goes on under."""
        shown = self._uppermost
        return self.text.section_of(0 if shown is None else shown)

    @property
    def _uppermost(self) -> int | None:
        if not self.first:
            return None
        number = bisect_left([placed.box.y for placed in self.page.placed], self.top)
        return number if number < len(self.page.placed) else None

    def read_block(self, marked: int | None) -> int | None:
        """The lit clause while it lies open, else the uppermost block."""
        if marked is not None and self.spot_of(marked) is not None:
            return marked
        return self._uppermost

    def height_of(self, box: Box) -> float:
        """How far below the upper edge of its leaf a place of the column lies."""
        return HEAD + box.y - self.page.leaf_of(box.y) * self.page.leaf

    def spot_of(self, block: int) -> Point | None:
        """Where a mark stands beside a block, from the corner of the pages; None where the block
        does not lie open.
        """
        box = self.page.box_of(block)
        leaf = self.page.leaf_of(box.y)
        if leaf not in self.leaves:
            return None
        place = self.places[leaf - self.first]
        return place.right - self.places[0].x - MARK_IN, self.height_of(box) + 14

    # -- drawing

    def draw_cover(self, canvas: Canvas) -> None:
        draw_book(canvas, self.cover, self.places, self.look)

    def draw(self, canvas: Canvas, y: float, lights: Lights) -> None:
        """What stands on the open leaves from a height on, the leaf that turns, and the fold."""
        turning = self.turning
        for place, leaf in enumerate(self.leaves if turning is None else turning.beneath):
            self._draw_page(canvas, y, (leaf, place), lights)
        if turning is not None:
            turning.draw(canvas)
        draw_gutter(canvas, self.places, self.look)

    def begin_turn(self, canvas: Canvas, before: int, lights: Lights) -> LeafTurn:
        """The leaf that is turned from an opening to the one that lies open now."""

        def paint(inner: Canvas, leaf: int, place: int) -> None:
            page = self.places[place]
            draw_paper(inner, page, self.look, place)
            self._draw_page(inner, page.y, (leaf, place), lights)

        self.turning = LeafTurn(canvas, self.places, (before, self.first), paint)
        return self.turning

    def _draw_page(self, canvas: Canvas, y: float, which: tuple[int, int], lights: Lights) -> None:
        """A leaf on the page at a place; nothing behind the last one."""
        leaf, place = which
        page = self.places[place]
        if not 0 <= leaf < self.page.leaves:
            return
        at = (page.x + PAD, y + HEAD - leaf * self.page.leaf)
        room = Box(page.x + 4, y + HEAD - 12, page.w - 8, self.page.leaf + 20)
        stretch = leaf * self.page.leaf, (leaf + 1) * self.page.leaf - 1
        blocks = self.page.visible_blocks(*stretch)
        with canvas.clipped(room):
            if leaf == 0 and self.front.h:
                area = self.front.moved(*at)
                draw_mat(canvas, self.look, area)
                self.draw_front(canvas, area)
            for placed in blocks:
                draw_ground(canvas, self.look, placed, at, is_lit=placed.block == lights.block)
                if placed.kind == "picture":
                    self.draw_picture(canvas, placed, at)
            self._draw_hits(canvas, at, {placed.block for placed in blocks}, lights)
            for piece in self.page.visible_pieces(*stretch):
                ink = ink_of(self.look, piece)
                canvas.text(at[0] + piece.x, at[1] + piece.y, piece.text, piece.size, ink,
                            piece.font)  # fmt: skip
        foot = y + self.height - FOOT / 2 - 2
        canvas.text(page.centre_x, foot, str(leaf + 1), NUMBER, self.look.quiet, self.font,
                    "centre")  # fmt: skip

    def _draw_hits(self, canvas: Canvas, at: Point, shown: set[int], lights: Lights) -> None:
        for number, hit in enumerate(lights.hits):
            if hit.block in shown:
                for box in self.page.boxes_of(hit):
                    area = box.moved(*at).inset(-2, 0)
                    draw_hit(canvas, self.look, area, is_current=number == lights.hit)

    def draw_picture(self, canvas: Canvas, placed: Placed, at: Point) -> None:
        picture = self.pictures.get(placed.picture)
        for ground in placed.grounds:
            if picture is not None:
                key = ("rules-picture", self.name, placed.picture)
                draw_picture(canvas, key, picture, ground.moved(*at))

    def paint_ahead(self, canvas: Canvas) -> None:
        """The picture that is nearest to what lies open, kept for when it is turned to."""
        nearest = min(self.unpainted, key=lambda placed: abs(placed.box.y - self.top))
        self.unpainted.remove(nearest)
        with canvas.clipped(NOWHERE):
            self.draw_picture(canvas, nearest, (self.places[0].x + PAD, -nearest.box.y))
