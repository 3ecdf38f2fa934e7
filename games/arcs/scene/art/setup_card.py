"""A setup card in small: the map with the clusters out of play, and where each seat begins.

A letter says what comes there, as the card prints it: A a city, B a starport, C ships alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import INK, WHITE, Colour, mix
from games.arcs.board import SETUP_CARDS, SYSTEMS
from games.arcs.scene.art.palette import TOKENS, seat_fill
from games.arcs.scene.art.places import Places, places_in

SHAPE: Final = 1.36
GROUND: Final[Colour] = (0x16, 0x10, 0x22)
COVERED: Final[Colour] = (0x0B, 0x08, 0x12)
LINE: Final[Colour] = (0x5A, 0x4D, 0x70)
LEAST_LETTER: Final = 110.0
"""A lower card has no letters."""


def draw_setup_card(canvas: Canvas, box: Box, card: str, order: Sequence[int]) -> None:
    """The card of that name; `order` are the seats from the holder of the initiative on."""
    known = SETUP_CARDS[card]
    canvas.rounded(box, min(12.0, box.h * 0.1), GROUND, LINE, 1.5)
    places = places_in(box.inset(box.h * 0.06))
    homes: dict[str, tuple[int, str]] = {}
    for seat, home in zip(order, known.homes, strict=False):
        homes |= {home.city: (seat, "A"), home.starport: (seat, "B")}
        homes |= dict.fromkeys(home.outposts, (seat, "C"))
    for name, cell in places.cells.items():
        if cell.cluster in known.out:
            canvas.polygon(cell.outline, COVERED, mix(LINE, COVERED, 0.6), 1)
            continue
        fill = mix(GROUND, WHITE, 0.07)
        if name in homes:
            fill = mix(GROUND, seat_fill(homes[name][0]), 0.82)
        canvas.polygon(cell.outline, fill, LINE, 1)
    for name, (seat, letter) in homes.items():
        _draw_home(canvas, places, name, seat, letter if box.h >= LEAST_LETTER else "")
    _draw_planets(canvas, places, set(homes), known.out)


def _draw_home(canvas: Canvas, places: Places, system: str, seat: int, letter: str) -> None:
    cell = places.cells[system]
    r = min(cell.box.w, cell.box.h) * 0.26
    canvas.disc(*cell.body, r, INK, seat_fill(seat), max(1.0, r * 0.16))
    if letter:
        canvas.text(*cell.body, letter, r * 1.3, WHITE, "exo-bold", "centre")


def _draw_planets(canvas: Canvas, places: Places, homes: set[str], out: tuple[int, ...]) -> None:
    """What nobody begins at: a dot in the colour of its resource."""
    for name, cell in places.cells.items():
        resource = SYSTEMS[name].resource
        if name not in homes and cell.cluster not in out and resource:
            r = min(cell.box.w, cell.box.h) * 0.14
            canvas.disc(*cell.body, r, mix(TOKENS[resource].colour, GROUND, 0.35))
