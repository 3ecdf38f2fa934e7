"""The stones of the action spaces: what they cost or give, who stands there, which are lit.

`paint_slots` paints all of them at rest (part of the ground). `draw_slot_state` lights or dims
one; `draw_workers` puts workers on them, `draw_ghost_worker` a pale one where it would go.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import Brush, draw_dashed_ring, draw_ring, drawn, soft
from engine.ui.theme import LEGAL, LEGAL_GLOW, WHITE, Colour
from games.rajas.scene.palette import ANY, DUMMY_RING, KARMA_RING
from games.rajas.scene.pawns import PAWN, draw_pawn
from games.rajas.scene.places import SLOT, Places
from games.rajas.scene.printed import Printed
from games.rajas.scene.signs import draw_coin, draw_die_sign, draw_lotus

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
    """The area of an action space by its name."""
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
         (*(DUMMY_RING if light == "dummy" else LEGAL_GLOW), GLOW[light]))  # fmt: skip
    if canvas.audit is not None:
        canvas.audit.cover(places.space_box(space))
    _draw_stone(canvas, x, y, is_bright=True)
    _draw_face(canvas, printed, space, x, y)
    if light in MARK:
        draw_ring(canvas, x, y, SLOT + 6, SHADE, MARK[light] + 4)
        draw_ring(canvas, x, y, SLOT + 4, LEGAL, MARK[light])
    elif light == "karma":
        draw_dashed_ring(canvas, x, y, SLOT + 3.5, KARMA_RING)
    else:
        draw_ring(canvas, x, y, SLOT + 6, WHITE if light == "hover" else DUMMY_RING, 4)


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
        draw_die_sign(canvas, x, y, 25, ANY)
    else:
        draw_lotus(canvas, x, y + 1, 17, GOLD_LOTUS)
