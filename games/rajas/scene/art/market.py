"""Market, harbor and quarry, and the stones of the action spaces.

`paint_market`, `paint_harbour` and `paint_quarry` are parts of the ground; `draw_tops` draws the
twelve face-up tiles with their prices. `draw_ribbon` is the name plate of a place.

`paint_slots` paints all of them at rest (part of the ground). `draw_slot_state` lights or dims
one; `draw_workers` puts workers on them, `draw_ghost_worker` a pale one where it would go.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from random import Random
from typing import Final, Literal

from engine.text.message import Message
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import (
    Brush,
    block,
    draw_dashed_ring,
    draw_ring,
    drawn,
    painted_on,
    smooth,
    soft,
)
from engine.ui.theme import LEGAL, LEGAL_GLOW, WHITE, Colour
from games.rajas.scene.art import palette, tiles
from games.rajas.scene.art.people import PAWN, draw_pawn
from games.rajas.scene.art.ring import Printed
from games.rajas.scene.art.signs import draw_coin, draw_die_sign, draw_lotus
from games.rajas.scene.places import SLOT, Places

GOODS: Final = ("silk", "tea", "spices")
FREE_STALL: Final[Colour] = (0xC2, 0x3A, 0x3A)
CLOTH: Final[Colour] = (0xFF, 0xF1, 0xD6)
PLANK: Final = (0x3A, 0x1E, 0x10, 120)
RIBBON_TEXT: Final[Colour] = (0xFF, 0xE9, 0xC2)
PAYABLE: Final[Colour] = (0xFF, 0xD9, 0x8A)
PER_COLOUR: Final = 3


def draw_ribbon(canvas: Canvas, x: float, y: float, words: Message, width: float) -> None:
    w = max(width, canvas.text_width(words, 22, "marcellus") + 24)
    left, right = x - w / 2, x + w / 2

    def art(brush: Brush) -> None:
        for out, high, fill in ((10, 15, (0x3A, 0x14, 0x10)), (7, 13, palette.RIBBON)):
            notch = out - 9 if out == 10 else out - 8
            ends = [(left - out, y - high), (right + out, y - high), (right - notch, y),
                    (right + out, y + high), (left - out, y + high), (left + notch, y)]  # fmt: skip
            brush.polygon(ends, fill)

    painted_on(canvas, Box(left - 12, y - 17, w + 24, 34), art, factor=4)
    canvas.text(x, y, words, 22, RIBBON_TEXT, "marcellus", "centre")


# -- market


def paint_market(canvas: Canvas, places: Places, printed: Printed) -> None:
    """A stall for every good, and those where one of each is sold; covers hide what is not used."""
    draw_ribbon(canvas, *places.ribbons["market"], Message("rajas-market"), 126)
    for name, box in places.stalls.items():
        colour = palette.GOOD_COLOURS[GOODS.index(name)] if name in GOODS else FREE_STALL
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
                palette.draw_good(canvas, good, box.x + 84 + index * 13, y + 2 - index * 3, 30)
            canvas.text(box.x + 146, y + 1, "1–6", 18, palette.PALE_TEXT, "number-bold", "centre")
        else:
            for good in range(3):
                palette.draw_good(canvas, good, box.x + 78 + good * 36, y, 30)


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
        brush.polygon(roof, palette.lit(cloth, 0.12))
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
    canvas.text(
        *plate.centre, Message("rajas-four-players"), 18, palette.PALE_TEXT, "text", "centre"
    )


# -- harbour


def paint_harbour(canvas: Canvas, places: Places, printed: Printed) -> None:
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
    draw_ribbon(canvas, *places.ribbons["harbour"], Message("rajas-harbor"), 128)


# -- quarry


def paint_quarry(canvas: Canvas, places: Places, printed: Printed) -> None:
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
    draw_ribbon(canvas, *places.ribbons["quarry"], Message("rajas-quarry"), 112)


def draw_tops(
    canvas: Canvas,
    places: Places,
    tops: Sequence[tiles.TileFace | None],
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
            tiles.draw_empty_stack(canvas, box, stack // PER_COLOUR)
            continue
        tiles.draw_stack(canvas, box, face.colour, left[stack] if left else 4)
        tiles.draw_tile(canvas, face, box)
        if stack == chosen:
            canvas.rounded(box.inset(-3), 8, None, WHITE, 3.5)
        elif stack in payable:
            canvas.rounded(box.inset(-2), 8, None, PAYABLE, 2.4)
        tiles.draw_price(canvas, face, box)


Light = Literal["", "open", "lit", "hover", "karma", "dummy", "dim"]
"""How a space is lit: not; quietly, because much is legal; as one that is meant; under the
pointer; legal after a die was turned for karma; what a dummy chose; ruled out."""

GLOW: Final[dict[Light, int]] = {
    "open": 190, "lit": 255, "hover": 255, "karma": 165, "dummy": 220,
}  # fmt: skip
"""How strong the glow round a space is."""

MARK: Final[dict[Light, float]] = {"open": 3, "lit": 4.5}
"""How wide the ring of a legal space is, with a moving picture or without."""

SHADE: Final[Colour] = (0x2A, 0x10, 0x08)
"""Under a ring, so that it stands out from a bright wall as well."""

GOLD_LOTUS: Final[Colour] = (0xC9, 0x8C, 0x38)
COST_INK: Final[Colour] = (0x5A, 0x36, 0x18)
COLOUR_NAMES: Final = ("orange", "green", "blue", "purple")
FOOT: Final = 15.0


def area_of(space: str) -> str:
    start = space.split("_", maxsplit=1)[0]
    names = {"quarry": "quarry", "market": "market", "harbor": "harbor", "terrace": "terrace",
             "balcony": "balconies"}  # fmt: skip
    return names.get(start, "chambers")


def paint_slots(canvas: Canvas, places: Places, printed: Printed) -> None:
    """Every stone at rest; a cover tile where a space is not used."""
    for space, (x, y) in places.spaces.items():
        if space not in printed.covered:
            _draw_stone(canvas, x, y, is_bright=False)
            _draw_face(canvas, printed, space, x, y)
        elif area_of(space) != "market":
            canvas.disc(x, y, 20, (0x55, 0x40, 0x2F), (0x3E, 0x2C, 0x20), 2)
            canvas.text(x, y, "4p", 18, (0xFF, 0xF2, 0xDE), "text", "centre")


def draw_slot_state(
    canvas: Canvas, places: Places, printed: Printed, space: str, light: Light
) -> None:
    """A space as it is lit; what stands on it is drawn afterwards."""
    x, y = places.spaces[space]
    if not light:
        return
    if light == "dim":
        canvas.disc(x, y, SLOT + 1, (0x2E, 0x18, 0x10, 120))
        return
    soft(canvas, ("slot-light",), Box.around(x, y, 2 * SLOT + 14, 2 * SLOT + 14),
         lambda brush: brush.disc(x, y, SLOT + 7, WHITE), 12,
         (*(palette.DUMMY_RING if light == "dummy" else LEGAL_GLOW), GLOW[light]))  # fmt: skip
    if canvas.audit is not None:
        canvas.audit.cover(places.space_box(space))
    _draw_stone(canvas, x, y, is_bright=True)
    _draw_face(canvas, printed, space, x, y)
    if light in MARK:
        draw_ring(canvas, x, y, SLOT + 6, SHADE, MARK[light] + 4)
        draw_ring(canvas, x, y, SLOT + 4, LEGAL, MARK[light])
    elif light == "karma":
        draw_dashed_ring(canvas, x, y, SLOT + 3.5, palette.KARMA_RING)
    else:
        draw_ring(canvas, x, y, SLOT + 6, WHITE if light == "hover" else palette.DUMMY_RING, 4)


def draw_workers(canvas: Canvas, places: Places, workers: Mapping[str, int]) -> None:
    """Workers by the space they stand on, the upper ones first."""
    for space in sorted(workers, key=lambda space: places.spaces[space][1]):
        x, y = places.spaces[space]
        if canvas.audit is not None:
            canvas.audit.cover(places.space_box(space))
        draw_pawn(canvas, workers[space], x, y + FOOT)


def draw_ghost_worker(canvas: Canvas, places: Places, space: str, seat: int) -> None:
    """A pale worker over the space under the pointer."""
    x, y = places.spaces[space]
    draw_pawn(canvas, seat, x, y + FOOT - 6, PAWN, is_ghost=True)


def _draw_stone(canvas: Canvas, x: float, y: float, *, is_bright: bool) -> None:
    soft(canvas, ("slot-shade",), Box.around(x, y, 2 * SLOT, 2 * SLOT),
         lambda brush: brush.disc(x, y, SLOT, WHITE), 6, (0, 0, 0, 150), drop=3)  # fmt: skip

    def art(brush: Brush) -> None:
        brush.disc(x, y, SLOT, (0x5A, 0x32, 0x16))
        brush.disc(x, y, SLOT - 1.4, ((0xF3, 0xCF, 0x8C), (0xB0, 0x7A, 0x38)))
        brush.disc(x, y, SLOT - 4.2, (0x4A, 0x24, 0x12))
        face = ((0xCD, 0xB4, 0x8A), (0xDC, 0xC8, 0xA0))
        bright = ((0xF6, 0xE3, 0xBC), (0xFF, 0xF6, 0xDE))
        brush.disc(x, y, SLOT - 5.2, bright if is_bright else face)

    drawn(canvas, ("slot", is_bright), Box.around(x, y, 2 * SLOT + 2, 2 * SLOT + 2), art)


def _draw_face(canvas: Canvas, printed: Printed, space: str, x: float, y: float) -> None:
    """What a space asks for or gives: money, a die, or (a lotus) what its place says."""
    area = area_of(space)
    if space == "terrace_reroll":
        draw_coin(canvas, x, y, 27, printed.reroll_money)
    elif area in ("quarry", "harbor"):
        cost = printed.cost(space)
        if cost:
            draw_coin(canvas, x, y, 27, cost)
        else:
            canvas.text(x, y, "0", 20, COST_INK, "number-bold", "centre")
    elif area in ("terrace", "balconies"):
        draw_die_sign(canvas, x, y, 25, COLOUR_NAMES.index(space.split("_")[1]))
    elif area == "market" and "assorted" not in space:
        draw_die_sign(canvas, x, y, 25, palette.ANY)
    else:
        draw_lotus(canvas, x, y + 1, 17, GOLD_LOTUS)
