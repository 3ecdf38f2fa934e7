"""The own board: resource slots with what raiding them costs, the row of cities, what was taken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from engine.ui.box import Box
from engine.ui.brush import haloed
from engine.ui.canvas import Canvas
from engine.ui.theme import WHITE, Colour, lighten, mix
from games.arcs.board import (
    CITY_BONUS,
    OPEN_SLOTS,
    RAID_COSTS,
    RESOURCES,
    SLOT_COSTS,
    SUPPLY,
)
from games.arcs.scene.art.buildings import draw_building, draw_slot
from games.arcs.scene.art.looks import BoardWords, Building, OwnBoardLook, Piece, padded
from games.arcs.scene.art.palette import (
    AMBER,
    EDGES,
    GOOD,
    GOOD_TEXT,
    KEY,
    LINE,
    PANEL,
    SECOND,
    TEXT,
    WELL,
    seat_fill,
)
from games.arcs.scene.art.ships import draw_ship
from games.arcs.scene.art.tokens import (
    draw_agent,
    draw_keys,
    draw_piece,
    draw_resource,
    draw_token,
)

USUAL: Final = (632.0, 170.0)
GROUND: Final[tuple[Colour, Colour]] = ((0x22, 0x1B, 0x30), (0x19, 0x14, 0x24))
LOCKED: Final[Colour] = (0x17, 0x12, 0x20)
PALE_KEY: Final[Colour] = (0x7C, 0x6F, 0x58)
STEP: Final = 56.0
SLOT: Final = (48.0, 46.0)
SLOTS_W: Final = 328.0
"""The room for all slots, one that lore adds as well."""
LABEL_W: Final = 88.0
ROW: Final = 41.0
LEFT: Final = 372.0
FEW: Final = 6


def slot_box(box: Box, number: int, count: int = len(RAID_COSTS)) -> Box:
    """A resource slot, of so many, of the board that lies in a box."""
    step = min(STEP, (SLOTS_W + STEP - SLOT[0]) / count)
    return Box(box.x + 22 + number * step, box.y + 31, min(SLOT[0], step - 5), SLOT[1])


def city_box(box: Box, number: int) -> Box:
    """The place of a city in the row."""
    return Box.around(box.x + 102 + number * STEP, box.y + 112, 44, 44)


def row_box(box: Box, number: int) -> Box:
    """Trophies, captives, outrage, supply: the row of each."""
    return Box(box.x + LEFT + 14, box.y + 4 + number * ROW, box.w - LEFT - 24, ROW - 2)


def draw_own_board(canvas: Canvas, box: Box, look: OwnBoardLook, words: BoardWords) -> None:
    """Everything that lies before a seat."""
    canvas.cached(("arcs-own", look, words), box, lambda onto: _board(onto, box, look, words))


def _board(canvas: Canvas, box: Box, look: OwnBoardLook, words: BoardWords) -> None:
    canvas.rounded(box, 12, GROUND, LINE)
    canvas.rounded(Box(box.x, box.y + 12, 5, box.h - 24), 2, seat_fill(look.seat))
    for number, token in enumerate(padded(look.resources)):
        _slot(canvas, box, number, token, look)
    _cities(canvas, box, look, words)
    canvas.hairline(box.x + LEFT, box.y + 14, box.h - 28, vertical=True)
    rows: tuple[Callable[[Canvas, Box, OwnBoardLook, BoardWords], None], ...] = (
        _trophies, _captives, _outrage, _supply,
    )  # fmt: skip
    further = max(0.0, max(canvas.text_width(label, 18) for label in words.rows) - LABEL_W)
    for number, (label, draw) in enumerate(zip(words.rows, rows, strict=True)):
        row = row_box(box, number)
        if number:
            canvas.hairline(row.x, row.y - 1, row.w, colour=WHITE, alpha=16)
        canvas.text(row.x, row.centre_y, label, 18, SECOND)
        draw(canvas, Box(row.x + further, row.y, row.w - further, row.h), look, words)


def _slot(canvas: Canvas, box: Box, number: int, token: str | None, look: OwnBoardLook) -> None:
    place = slot_box(box, number, len(padded(look.resources)))
    draw_keys(canvas, place.centre_x, box.y + 17, SLOT_COSTS[number], 17,
              PALE_KEY if token is None else KEY)  # fmt: skip
    if token is None:
        canvas.rounded(place, 11, LOCKED, LINE, 1.2)
        canvas.icon("lock", *place.centre, 20, mix(SECOND, PANEL, 0.4))
        return
    state = look.slots[number] if number < len(look.slots) else "plain"
    edge = EDGES.get(state, lighten(LINE, 0.16))
    canvas.rounded(place, 11, WELL, edge, 2.6 if state in EDGES else 1.5)
    if token:
        x, y = place.centre
        draw_token(canvas, token, x, y - 0.5, min(41.0, place.w - 2))


def _cities(canvas: Canvas, box: Box, look: OwnBoardLook, words: BoardWords) -> None:
    """The row of cities: those built are gone, and what each opens is below it."""
    canvas.text(box.x + 13, box.y + 113, words.cities, 18, SECOND)
    canvas.text(box.x + 13, box.y + 151, words.opens, 18, SECOND)
    for number in range(SUPPLY["city"]):
        x, y = city_box(box, number).centre
        is_built = number < look.built
        if is_built:
            draw_slot(canvas, x, y + 1, 17)
            canvas.icon("check", x, y + 1, 18, GOOD)
        else:
            draw_building(canvas, Building("city", look.seat), x, y, 18)
        _opened(canvas, x, box.y + 151, number, is_built)


def _opened(canvas: Canvas, x: float, y: float, number: int, is_built: bool) -> None:
    """What the city before a place opens: resource slots, or Power for every ambition won."""
    bonus = CITY_BONUS[number + 1] - CITY_BONUS[number]
    if bonus:
        ink = GOOD_TEXT if is_built else AMBER
        canvas.text(x, y, f"+{bonus}", 20, ink, "exo-bold", "centre")
        return
    count = OPEN_SLOTS[number + 1] - OPEN_SLOTS[number]
    for slot in range(count):
        part = Box.around(x + (slot - (count - 1) / 2) * 20, y, 16, 16)
        fill, edge = (mix(GOOD, WELL, 0.55), GOOD) if is_built else (WELL, SECOND)
        canvas.rounded(part, 5, fill, edge, 1.6)


def _pieces(
    canvas: Canvas, row: Box, pieces: tuple[Piece, ...], size: float, none: str
) -> None:  # fmt: skip
    """Pieces side by side; many of them counted by what they are."""
    x, room = row.x + 108, row.w - 96
    if not pieces:
        canvas.text(x - 12, row.centre_y, none, 18, SECOND)
        return
    if len(pieces) <= FEW:
        step = min(32.0, (room - size) / max(1, len(pieces) - 1))
        for number, piece in enumerate(pieces):
            draw_piece(canvas, piece, x + number * step, row.centre_y, size)
        return
    kinds = Counter(pieces)
    step = min(46.0, room / len(kinds))
    small = min(size, step - 10)
    for number, (piece, count) in enumerate(kinds.items()):
        at = x - 4 + number * step
        draw_piece(canvas, piece, at, row.centre_y, small)
        haloed(canvas, at + 0.5 * small + 4, row.centre_y + 5, str(count), 18, (TEXT, GROUND[1]),
               "number-bold")  # fmt: skip


def _trophies(canvas: Canvas, row: Box, look: OwnBoardLook, words: BoardWords) -> None:
    _pieces(canvas, row, look.trophies, 29, words.none)


def _captives(canvas: Canvas, row: Box, look: OwnBoardLook, words: BoardWords) -> None:
    agents = tuple(Piece("agent", seat) for seat in look.captives)
    _pieces(canvas, row, agents, 32, words.none)


def _outrage(canvas: Canvas, row: Box, look: OwnBoardLook, words: BoardWords) -> None:
    step = min(30.0, (row.w - 106 - 14) / (len(RESOURCES) - 1))
    for number, resource in enumerate(RESOURCES):
        x = row.x + 106 + number * step
        if resource in look.outrage:
            draw_agent(canvas, look.seat, x - 2, row.centre_y - 3, 31)
            draw_resource(canvas, resource, x + 7, row.centre_y + 8, 9)
        else:
            draw_resource(canvas, resource, x, row.centre_y, 12)


def _supply(canvas: Canvas, row: Box, look: OwnBoardLook, words: BoardWords) -> None:
    ships, starports, agents = look.supply
    y, x = row.centre_y, row.x + 100
    last = canvas.text_width(str(agents), 18, "number-bold")
    tight = min(1.0, (row.right - x - 11 - last) / 106)
    draw_ship(canvas, look.seat, x, y, 25)
    canvas.text(x + 14, y, str(ships), 18, TEXT, "number-bold")
    at = x + 57 * tight
    draw_building(canvas, Building("starport", look.seat), at, y, 10)
    canvas.text(at + 15, y, str(starports), 18, TEXT, "number-bold")
    at = x + 106 * tight
    draw_agent(canvas, look.seat, at, y - 1, 27)
    canvas.text(at + 11, y, str(agents), 18, TEXT, "number-bold")
