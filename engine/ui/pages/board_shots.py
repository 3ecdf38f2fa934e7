"""The game's own board as it stood before an answer, in large or in small, and the pieces of it.

A table of the match is set up out of sight and painted a part at a time, so that no frame waits.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, replace
from functools import partial, reduce
from typing import Any, Final

import pygame

from engine.core.decision import Decision
from engine.core.match import Match
from engine.core.story import Move
from engine.ui.board import outline_box
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.cooperative_work import SlicedPainting
from engine.ui.paint import shapes
from engine.ui.paint.brush import ArrowLook, draw_arrow
from engine.ui.real_table.physical_pieces import StepPicture, draw_answer, pieces_of
from engine.ui.real_table.place import (
    GOAL,
    SOURCE,
    board_part,
    draw_edge,
    lit,
    room_of,
    shapes_of,
)
from engine.ui.scene import Window
from engine.ui.theme import GOOD, mix

CORNER: Final = 10.0
SLICE_SECONDS: Final = 0.006
LEAST_PART: Final = 0.24
"""Of the board's width is always to be seen."""
AROUND: Final = (1.9, 1.8)
"""How much wider and higher than the lit places a picture is."""
SHARPEST: Final = 0.8
"""Fewer pixels of the board than this for each of the picture would look blurred."""
FARTHEST: Final = 2.6
"""More pixels of the board than this for each of the picture, and nothing is to be made out."""
MOST_LIT: Final = 4
FULL_ARROW, LIGHTEST = 960.0, 0.5
"""In a picture as wide as this an arrow is as heavy as on the board."""
MOST_PARTS: Final = 1000
"""A board that is not whole by then is shown as it is."""

Size = tuple[float, float]
Named = tuple[int, bool]
"""An answer, or what would have been better in its place."""
Outlines = tuple[tuple[Point, ...], ...]


@dataclass(frozen=True, slots=True)
class Shot:
    """A part of the board in pixels; `lines` are the outlines of lit places in shares of it, the
    last ones those of what was `better`; `ways` are from where to where what was
    played goes, then what was better.
    """

    picture: pygame.Surface
    lines: Outlines = ()
    better: int = 0
    ways: Outlines = ()

    def draw(self, canvas: Canvas, box: Box) -> None:
        canvas.image(self.picture, box.x, box.y, premultiplied=True)
        with canvas.clipped(box):
            for number, line in enumerate(self.lines):
                points = [(box.x + x * box.w, box.y + y * box.h) for x, y in line]
                is_better = number >= len(self.lines) - self.better
                draw_edge(canvas, points, GOOD if is_better else GOAL if number else SOURCE, 2.4)
            for ink, way in zip((GOAL, GOOD), self.ways, strict=False):
                ends = [(box.x + x * box.w, box.y + y * box.h) for x, y in way]
                look = ArrowLook(ink, has_chevrons=False, bows=True)
                if len(ends) > 1:
                    share = min(1.0, max(LIGHTEST, box.w / FULL_ARROW))
                    draw_arrow(canvas, ends[0], ends[1], look.scaled(share))


class BoardShots:
    """Shots of a match before its answers; what is asked for is painted by and by."""

    def __init__(self, app: Window, match: Match) -> None:
        self._app, self._match = app, match
        self._table: Any = None
        self._shots: dict[Hashable, Shot] = {}
        self._pieces: dict[Named, tuple[StepPicture, ...]] = {}
        self._wanted: list[tuple[int, Size]] = []
        self._asked: list[Named] = []
        self.better: Mapping[int, str] = {}
        """By the answer: the words of what would have been better."""
        self._work: SlicedPainting | None = None
        self.scale = app.scale

    # -- what is asked for

    def shot(self, answer: int, size: Size) -> Shot | None:
        """The board before an answer, as large as that; None until it is painted."""
        key = (answer, *(round(each) for each in size), round(self._app.scale * 100))
        found = self._shots.get(key)
        if found is None and (answer, size) not in self._wanted:
            self._wanted.append((answer, size))
        return found

    def pieces(self, answer: int, *, is_better: bool = False) -> tuple[StepPicture, ...]:
        """The game's pictures of what an answer is about: its cards, dice, tiles or places; or of
        what would have been better.
        """
        named = (answer, is_better)
        if named not in self._pieces and named not in self._asked:
            self._asked.append(named)
        return self._pieces.get(named, ())

    @property
    def is_busy(self) -> bool:
        return bool(self._wanted or self._asked)

    def drop(self) -> None:
        """Nobody waits for the pictures any more, or they are to have another size."""
        self.scale = self._app.scale
        self._wanted.clear()
        self._asked.clear()
        if self._work is not None:
            self._work.give_up()
            self._work = None

    def paint_on(self) -> bool:
        """Works for a few milliseconds; whether another picture is there."""
        if not self.is_busy:
            return False
        if self._work is None:
            work = partial(self._paint, *self._wanted[0]) if self._wanted else self._name_pieces
            self._work = SlicedPainting(self._app.pictures, work)
        if not self._work.go_on(SLICE_SECONDS):
            return False
        self._work = None
        return True

    def draw_art(self, canvas: Canvas, box: Box, answer: int, *, is_better: bool = False) -> None:
        """What an answer was about, in the game's own art; else the place on its board."""
        named = (answer, is_better)
        pieces, theme = self.pieces(answer, is_better=is_better), canvas.theme
        if pieces or not is_better:
            canvas.rounded(box, 8, mix(theme.panel, theme.accent, 0.1))
        if pieces:
            draw_answer(canvas, box.inset(4), pieces, (self._match.setup.seed, named))
        elif named in self._pieces and not is_better:
            shot = self.shot(answer, (box.w, box.h))
            if shot is not None:
                shot.draw(canvas, box)

    # -- painting

    def _ready_table(self) -> Any:
        if self._table is None:
            self._table = self._app.routes.board_of(self._match)
            self._table.parts.board.is_alone = True
        return self._table

    def _paint(self, answer: int, size: Size) -> None:
        app, breathe, table = self._app, self._app.pictures.breathe, self._ready_table()
        reel = table.replay.reel
        breathe()
        window = app.canvas
        table.settle(window.width, window.height)
        breathe()
        while not reel.step_towards(answer):
            breathe()
        table.show_reel(reel)
        breathe()
        table.prepare()
        canvas = table.plane.canvas(window).on(window.surface, (0.0, 0.0))
        board = table.parts.board
        region = board.map_shown or table.frame.places.board
        lit_place = window.ground_picture(table.theme)
        ground = lit_place.subsurface(canvas.rect(region).clip(lit_place.get_rect()))
        whole = board_part(table, canvas, region, ground)
        breathe()
        for _ in range(MOST_PARTS):
            if board.is_whole:
                break
            if not board.paint_on() or board.is_whole:
                whole = board_part(table, canvas, region, ground)
            breathe()
        hands, now = board.hands, table.moment.table
        names = hands.where(self._match.moves[answer], now)[:MOST_LIT]
        move = self._better_move(answer)
        others = () if move is None else hands.aim(move, now)
        others = tuple([name for name in others if name not in names][:MOST_LIT])
        lines, better = (
            [line for name in each for line in map(tuple, shapes_of(table, name))
             if _is_inside(region, line)]
            for each in (names, others)
        )  # fmt: skip
        pixels = (size[0] * app.scale, size[1] * app.scale)
        ways = []
        for each in (self._match.moves[answer], move):
            ends = () if each is None else hands.way(each)
            boxes = [board.shown_at(end, table.moment) for end in ends]
            ways += [tuple([box.centre for box in boxes if box is not None])]
        shot = _cropped(canvas, whole, region, [*lines, *better], pixels, len(better), ways)
        key = (answer, *(round(each) for each in size), round(app.scale * 100))
        self._shots[key] = shot
        self._wanted.remove((answer, size))

    # -- pieces

    def _name_pieces(self) -> None:
        self._ready_table()
        while self._asked:
            self._app.pictures.breathe()
            self._pieces[self._asked[0]] = self._pieces_of(*self._asked[0])
            self._asked.pop(0)

    def _pieces_of(self, answer: int, is_better: bool) -> tuple[StepPicture, ...]:
        table, match = self._ready_table(), self._match
        move: Move | None = match.moves[answer]
        if is_better:
            while not table.replay.reel.step_towards(answer):
                self._app.pictures.breathe()
            move = self._better_move(answer)
        if move is None:
            hands, words = table.parts.board.hands, self.better.get(answer, "")
            seat, now = match.moves[answer].seat, match.table_before(answer)
            found = [hands.picture(each, seat, now) for each in hands.named(words, match.voice)]
            return tuple([each for each in found if each is not None])
        return pieces_of(table.parts.board.hands, (move,), match.table_before(answer))

    def _better_move(self, answer: int) -> Move | None:
        """The move that would have been better, of what the reel offers there."""
        match, words = self._table.replay.reel.match, self.better.get(answer)
        pending = match.pending
        if words is None or not isinstance(pending, Decision):
            return None
        said, names, there = match.game.option_text, self._match.voice, (match.table, pending.seat)
        ways = (said, match.game.choice_text)
        option = next(
            (
                each
                for each in pending.options
                if words in (said(each, names), *[way(each, names, *there) for way in ways])
            ),
            None,
        )
        return (
            None if option is None else replace(self._match.moves[answer], answer=option, told=())
        )


def _is_inside(region: Box, line: tuple[Point, ...]) -> bool:
    x, y = outline_box(line).centre
    return region.x <= x <= region.right and region.y <= y <= region.bottom


def part_around(region: Box, lit_box: Box | None, size: Size, pixels: float) -> Box:
    """The part of a board that a picture of that size shows: its lit places with what is around
    them, or its middle. A unit of the board has so many pixels.
    """
    shape = size[0] / size[1]
    widest = min(region.w, region.h * shape)
    if lit_box is None:
        wide = min(widest, FARTHEST * size[0] / pixels)
        return Box.around(*region.centre, wide, wide / shape)
    wide = max(lit_box.w * AROUND[0], lit_box.h * AROUND[1] * shape, region.w * LEAST_PART,
               SHARPEST * size[0] / pixels)  # fmt: skip
    wide = min(wide, widest)
    high = wide / shape
    x = min(max(lit_box.centre_x - wide / 2, region.x), region.right - wide)
    y = min(max(lit_box.centre_y - high / 2, region.y), region.bottom - high)
    return Box(x, y, wide, high)


def _cropped(
    canvas: Canvas, whole: pygame.Surface, region: Box, lines: list[tuple[Point, ...]], size: Size,
    better: int, ways: list[tuple[Point, ...]],
) -> Shot:  # fmt: skip
    """The part of the board about its lit places, these bright and the rest under a veil."""
    around = reduce(Box.union, map(outline_box, lines)) if lines else None
    scale = whole.get_width() / region.w
    part = part_around(region, around, size, scale)
    area = pygame.Rect(round((part.x - region.x) * scale), round((part.y - region.y) * scale),
                       round(part.w * scale), round(part.h * scale))  # fmt: skip
    w, h = max(1, round(size[0])), max(1, round(size[1]))
    small = pygame.transform.smoothscale(whole.subsurface(area.clip(whole.get_rect())), (w, h))
    shares, to_go = (
        tuple(tuple(((x - part.x) / part.w, (y - part.y) / part.h) for x, y in line)
              for line in each)
        for each in (lines, ways)
    )  # fmt: skip
    if lines:
        inside = [[(x * w, y * h) for x, y in line] for line in shares]
        small = lit(small, inside, room_of(canvas.theme), 6 * canvas.scale)
    picture = shapes.blank(w, h)
    picture.blit(small, (0, 0))
    picture.blit(shapes.rounded_mask(w, h, round(CORNER * canvas.scale)), (0, 0),
                 special_flags=pygame.BLEND_RGBA_MULT)  # fmt: skip
    return Shot(picture, shares, better, to_go)
