"""A seat in the strip along the top: Power, resources, cards, trophies, captives."""

from __future__ import annotations

from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.faces import draw_face
from engine.ui.theme import WHITE, Colour, lighten, mix
from games.arcs.scene.art.looks import SeatLook, padded
from games.arcs.scene.art.palette import (
    AMBITIONS,
    LINE,
    PANEL,
    SECOND,
    TEXT,
    WELL,
    readable,
    seat_fill,
)
from games.arcs.scene.art.tokens import draw_initiative, draw_pill, draw_seat, draw_token

RADIUS: Final = 10.0
SLOT: Final = 25.0
SLOT_STEP: Final = 28.0
COUNTER_W: Final = 47.0
CROWN_ROOM: Final = 30.0
"""So much the Power of a winner gives way to the crown at the corner."""
COUNTED: Final = ("warlord", "tyrant")
TOKENS_OF: Final = {"tycoon": ("fuel", "material"), "keeper": ("relic",), "empath": ("psionic",)}
"""What is seen of the ambitions that count no pieces."""

COUNTERS: Final = ("cards", AMBITIONS["warlord"], AMBITIONS["tyrant"])


def draw_seat_plate(canvas: Canvas, box: Box, look: SeatLook) -> None:
    """The plate of a seat; lit in its colour while it is its turn."""
    if look.is_active:
        canvas.shadow(box.inset(-3), RADIUS, 8, 0, 120, lighten(seat_fill(look.seat), 0.1))
    canvas.cached(("arcs-plate", look), box, lambda onto: _plate(onto, box, look))


def _plate(canvas: Canvas, box: Box, look: SeatLook) -> None:
    colour = seat_fill(look.seat)
    ground = mix(PANEL, colour, 0.42) if look.is_active else lighten(PANEL, 0.05)
    low = mix(PANEL, colour, 0.26) if look.is_active else PANEL
    edge = lighten(colour, 0.30) if look.is_active else LINE
    canvas.rounded(box, RADIUS, (ground, low), edge, 2 if look.is_active else 1)
    canvas.rounded(Box(box.x, box.y, 6, box.h), 3, colour)
    upper, lower = box.y + 0.31 * box.h, box.y + 0.74 * box.h
    _name(canvas, box, look, upper, ground)
    power_at = box.right - 16 - (CROWN_ROOM if look.is_crowned else 0.0)
    canvas.text(power_at, upper + 3, str(look.power), 34, WHITE, "exo-bold", "right")
    ink = readable(SECOND, lighten(ground, 0.03))
    canvas.text(box.right - 16, lower + 2, look.goal, 18, ink, align="right")
    x = _resources(canvas, box.x + 18, lower, look)
    _counters(canvas, x + 8, lower, look, ink, box.right - 84)


def _name(canvas: Canvas, box: Box, look: SeatLook, y: float, ground: Colour) -> None:
    if look.face is None:
        draw_seat(canvas, look.seat, box.x + 28, y, 10)
    else:
        draw_face(canvas, look.face, look.seat, box.x + 28, y + 2, 17)
    x = box.x + 48
    right = box.right - 66 - (34 if look.has_initiative else 0)
    right -= CROWN_ROOM if look.is_crowned else 0.0
    tag = canvas.text_width(look.tag, 18, "text-semibold") + 32 if look.tag else 0.0
    if tag > right - x - canvas.text_width(look.name, 20, "text-semibold"):
        tag = 0.0
    x += canvas.text(x, y, look.name, 20, TEXT, "text-semibold", max_width=right - x - tag) + 10
    if tag:
        fill = mix(PANEL, seat_fill(look.seat), 0.7) if look.is_active else WELL
        words = WHITE if look.is_active else readable(SECOND, ground)
        x += draw_pill(canvas, x, y, look.tag, words, fill, height=26) + 8
    if look.has_initiative:
        draw_initiative(canvas, x + 13, y, 13)


def _resources(canvas: Canvas, x: float, y: float, look: SeatLook) -> float:
    """All slots: tokens, empty ones, locked ones. Returns where they end."""
    for token in padded(look.resources):
        slot = Box(x, y - SLOT / 2, SLOT, SLOT)
        if token is None:
            canvas.rounded(slot, 6, None, LINE)
            canvas.icon("lock", *slot.centre, 13, SECOND, 130)
        elif token:
            draw_token(canvas, token, *slot.centre, SLOT)
        else:
            canvas.rounded(slot, 6, WELL, lighten(LINE, 0.1))
        x += SLOT_STEP
    return x


def glow_boxes(box: Box, look: SeatLook, ambition: str) -> list[Box]:
    """Where what an ambition counts is seen on a plate: tokens, or the number of pieces."""
    y, x = box.y + 0.74 * box.h, box.x + 18
    tokens = padded(look.resources)
    if ambition in COUNTED:
        left = x + SLOT_STEP * len(tokens) + 8 + COUNTER_W * COUNTED.index(ambition) + COUNTER_W
        return [Box(left - 4, y - 15, COUNTER_W - 2, 30)] if left + 34 <= box.right - 84 else []
    return [
        Box(x + SLOT_STEP * place, y - SLOT / 2, SLOT, SLOT)
        for place, token in enumerate(tokens)
        if token in TOKENS_OF[ambition]
    ]


def _counters(
    canvas: Canvas, x: float, y: float, look: SeatLook, ink: Colour, right: float
) -> None:  # fmt: skip
    """Cards, trophies and captives as numbers, as many as there is room for."""
    for icon, count in zip(COUNTERS, (look.cards, look.trophies, look.captives), strict=True):
        if x + 34 > right:
            return
        canvas.icon(icon, x + 9, y, 20, ink)
        canvas.text(x + 23, y, str(count), 20, TEXT, "number-bold")
        x += COUNTER_W
