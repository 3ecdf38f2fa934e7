"""A book that lies open: which leaves are shown, where they lie, and how they are drawn."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.ui.book.book_look import BookLook, draw_book, draw_gutter, draw_paper
from engine.ui.book.leaf_turn import LeafTurn
from engine.ui.book.page import Measure, Page, Placed
from engine.ui.book.page_art import MAT, draw_ground, draw_hit, draw_mat, draw_picture, ink_of
from engine.ui.book.picture import RulesPicture
from engine.ui.book.rulebook import Rulebook, SearchHit
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.theme import Font

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
    """What is lit in a book: the block of a clause, the places found, which of them is shown."""

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
        """The leaves that lie open."""
        return range(self.first, min(self.page.leaves, self.first + len(self.places)))

    @property
    def is_at_end(self) -> bool:
        """Whether there is nothing to turn to."""
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
        """The first block that begins on what lies open."""
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
        """Cover and empty pages."""
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
        """A picture of the column, which begins at a point."""
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
