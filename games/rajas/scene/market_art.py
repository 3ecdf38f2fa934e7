"""Market, harbour and quarry: stalls, pier, pit, name plates, cover tiles, tiles for sale.

`paint_market`, `paint_harbour` and `paint_quarry` are parts of the ground; `draw_tops` draws the
twelve face-up tiles with their prices. `draw_ribbon` is the name plate of a place.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from random import Random
from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import Brush, block, painted_on, smooth
from engine.ui.theme import WHITE, Colour
from games.rajas.scene.buildings import draw_good
from games.rajas.scene.palette import GOOD_COLOURS, PALE_TEXT, RIBBON, lit
from games.rajas.scene.places import Places
from games.rajas.scene.printed import Printed
from games.rajas.scene.tiles import (
    TileFace,
    draw_empty_stack,
    draw_price,
    draw_stack,
    draw_tile,
)

GOODS: Final = ("silk", "tea", "spices")
FREE_STALL: Final[Colour] = (0xC2, 0x3A, 0x3A)
CLOTH: Final[Colour] = (0xFF, 0xF1, 0xD6)
PLANK: Final = (0x3A, 0x1E, 0x10, 120)
RIBBON_TEXT: Final[Colour] = (0xFF, 0xE9, 0xC2)
PAYABLE: Final[Colour] = (0xFF, 0xD9, 0x8A)
PER_COLOUR: Final = 3


def draw_ribbon(canvas: Canvas, x: float, y: float, words: str, width: float | None = None) -> None:
    """A name plate of cloth around a point."""
    w = canvas.text_width(words, 22, "marcellus") + 40 if width is None else width
    left, right = x - w / 2, x + w / 2

    def art(brush: Brush) -> None:
        for out, high, fill in ((10, 15, (0x3A, 0x14, 0x10)), (7, 13, RIBBON)):
            notch = out - 9 if out == 10 else out - 8
            ends = [(left - out, y - high), (right + out, y - high), (right - notch, y),
                    (right + out, y + high), (left - out, y + high), (left + notch, y)]  # fmt: skip
            brush.polygon(ends, fill)

    painted_on(canvas, Box(left - 12, y - 17, w + 24, 34), art, factor=4)
    canvas.text(x, y, words, 22, RIBBON_TEXT, "marcellus", "centre")


# -- market


def paint_market(canvas: Canvas, places: Places, printed: Printed) -> None:
    """A stall for every good, and those where one of each is sold; covers hide what is not used."""
    draw_ribbon(canvas, *places.ribbons["market"], "Market", 126)
    for name, box in places.stalls.items():
        colour = GOOD_COLOURS[GOODS.index(name)] if name in GOODS else FREE_STALL
        canvas.shadow(Box(box.x + 2, box.y + 6, box.w - 4, 66), 6, blur=10, drop=4, strength=120)
        painted_on(canvas, box.inset(-2),
                   partial(_stall, box=box, colour=colour),
                   factor=3)  # fmt: skip
        y = box.y + 42
        if f"market_{name}" in printed.covered:
            _cover_stall(canvas, box)
        elif name in GOODS:
            good = GOODS.index(name)
            for index in (2, 1, 0):
                draw_good(canvas, good, box.x + 84 + index * 13, y + 2 - index * 3, 30)
            canvas.text(box.x + 146, y + 1, "1–6", 18, PALE_TEXT, "number-bold", "centre")
        else:
            for good in range(3):
                draw_good(canvas, good, box.x + 78 + good * 36, y, 30)


def _stall(brush: Brush, box: Box, colour: Colour) -> None:
    x, w, top = box.x, box.w, box.y
    brush.rounded(Box(x + 4, top + 14, w - 8, 58), 5, ((0x8A, 0x56, 0x30), (0x4E, 0x2A, 0x16)))
    brush.rounded(Box(x + 8, top + 14, w - 16, 50), 4, ((0x3E, 0x1E, 0x12), (0x5C, 0x34, 0x20)))
    brush.rounded(Box(x, top + 64, w, 10), 3, ((0xE9, 0xC0, 0x84), (0x8A, 0x56, 0x30)))
    stripe = w / 8
    for index in range(8):
        cloth = colour if index % 2 == 0 else CLOTH
        left, right = x + index * stripe, x + (index + 1) * stripe
        high = (w - 16) / 8
        roof = [(left, top + 12), (x + 8 + index * high, top - 2),
                (x + 8 + (index + 1) * high, top - 2), (right, top + 12)]  # fmt: skip
        brush.polygon(roof, lit(cloth, 0.12))
        brush.rounded(Box(left, top + 12, stripe, 7), 0, cloth)
        brush.ellipse(((left + right) / 2, top + 19), (stripe / 2, 5), cloth)


def _cover_stall(canvas: Canvas, box: Box) -> None:
    """Boards across a stall that this number of seats does not use."""
    boards = Box(box.x + 10, box.y + 22, box.w - 20, 42)
    canvas.rounded(boards, 5, ((0x7A, 0x4A, 0x2A), (0x55, 0x30, 0x1A)), (0xB0, 0x7A, 0x44), 1.4)
    for start, end in ((boards.y + 4, boards.bottom - 4), (boards.bottom - 4, boards.y + 4)):
        line = [(boards.x + 4, start), (boards.right - 4, end)]
        canvas.polyline(line, (0x3A, 0x1C, 0x10, 130), 3)
    plate = Box.around(*boards.centre, 100, 26)
    canvas.rounded(plate, 5, (0x45, 0x26, 0x14))
    canvas.text(*plate.centre, "4 players", 18, PALE_TEXT, "text", "centre")


# -- harbour


def paint_harbour(canvas: Canvas, places: Places, printed: Printed) -> None:
    """A pier of planks on posts that stand in the river."""
    pier = places.pier
    water = max(y for _, y in places.bank[:12]) + 12

    def art(brush: Brush) -> None:
        for share in (0.07, 0.36, 0.65, 0.93):
            x = pier.x + pier.w * share
            post = ((0x6B, 0x3E, 0x22), (0x2E, 0x18, 0x0E))
            brush.polygon(block(x - 5, pier.bottom - 12, 10, water - pier.bottom + 12), post,
                          sideways=True)  # fmt: skip
        brush.framed(pier, 8, ((0xA8, 0x74, 0x44), (0x6E, 0x44, 0x26)), (0x3A, 0x1E, 0x10), 2.5)
        rows = int(pier.h // 16)
        for row in range(1, rows + 1):
            y = pier.y + row * 16 - 8
            brush.line([(pier.x + 3, y), (pier.right - 3, y)], PLANK, 1.6)
            for x in (pier.x + 10 + (row * 37) % 60, pier.x + 110 + (row * 53) % 70):
                if y + 16 < pier.bottom:
                    brush.line([(x, y), (x, y + 16)], PLANK, 1.4)

    canvas.shadow(pier.inset(2, 4), 8, blur=14, drop=8, strength=150)
    painted_on(canvas, Box(pier.x - 4, pier.y - 4, pier.w + 8, water - pier.y + 8), art)
    draw_ribbon(canvas, *places.ribbons["harbour"], "Harbour", 128)


# -- quarry


def paint_quarry(canvas: Canvas, places: Places, printed: Printed) -> None:
    """A pit of cut stone."""
    pit = places.pit

    def rim(inset: float) -> list[tuple[float, float]]:
        box = pit.inset(inset)
        x, y, w, h = box.x, box.y, box.w, box.h
        return smooth(
            [(x, y + 6), (x + w * 0.37, y), (x + w * 0.72, y + 4), (x + w - 3, y + 1),
             (x + w, y + h * 0.5), (x + w - 6, y + h), (x + w * 0.6, y + h - 1),
             (x + w * 0.16, y + h), (x + 1, y + h - 4), (x - 2, y + h * 0.5)],
            8, closed=True,
        )  # fmt: skip

    def art(brush: Brush) -> None:
        brush.polygon(rim(2), (0x5A, 0x46, 0x38))
        brush.polygon(rim(6), ((0x9A, 0x80, 0x68), (0x6A, 0x54, 0x44)))
        chance = Random(4)
        for _ in range(70):
            x = chance.uniform(pit.x + 8, pit.right - 36)
            y = chance.uniform(pit.y + 14, pit.bottom - 20)
            a, b = chance.uniform(8, 26), chance.uniform(5, 12)
            slab = [(x, y), (x + a, y - b * 0.3), (x + a * 1.1, y + b), (x - a * 0.1, y + b * 1.1)]
            colour = chance.choice(((0xB5, 0x9C, 0x82), (0x5E, 0x4A, 0x3C)))
            brush.polygon(slab, (*colour, chance.randint(30, 70)))

    painted_on(canvas, pit.inset(-6), art)
    draw_ribbon(canvas, *places.ribbons["quarry"], "Quarry", 112)


def draw_tops(
    canvas: Canvas,
    places: Places,
    tops: Sequence[TileFace | None],
    left: Sequence[int] = (),
    *,
    payable: Collection[int] = (),
    chosen: int | None = None,
) -> None:
    """The face-up tiles of the twelve stacks (None: empty) with `left` tiles under each.

    Those in `payable` have a pale edge, the `chosen` one a white one.
    """
    for stack, (face, box) in enumerate(zip(tops, places.tops, strict=True)):
        if face is None:
            draw_empty_stack(canvas, box, stack // PER_COLOUR)
            continue
        draw_stack(canvas, box, face.colour, left[stack] if left else 4)
        draw_tile(canvas, face, box)
        if stack == chosen:
            canvas.rounded(box.inset(-3), 8, None, WHITE, 3.5)
        elif stack in payable:
            canvas.rounded(box.inset(-2), 8, None, PAYABLE, 2.4)
        draw_price(canvas, face, box)
