"""The map of the log sheet: every system by name, with its pieces, told apart without colours.

Letters say whose a piece is, forms what it is; what is damaged has a dashed edge and is struck.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from engine.text.said import Said
from engine.text.voice import Voice
from engine.ui.box import Box, Point
from engine.ui.printed.page import Disc, Form, Mark, PrintedWords, corners
from engine.ui.theme import BLACK, SEAT_COLOURS, WHITE, Colour, lighten
from games.arcs.campaign.rules.state import reach_of
from games.arcs.campaign.text.log_sheet import LETTERS
from games.arcs.names import SYSTEM
from games.arcs.parts import Building
from games.arcs.reach_box import BLIGHT, EMPIRE, FREE
from games.arcs.scene.art.places import Cell, Places, places_in
from games.arcs.scene.view_model import groups_at
from games.arcs.state import ArcsTable

LETTER_OF: Final = {**dict(enumerate(LETTERS)), EMPIRE: "E", FREE: "F"}
GREY: Final[Colour] = (0x90, 0x90, 0x90)
DARK: Final[Colour] = (0x40, 0x40, 0x40)
PALE: Final[Colour] = (0xE4, 0xE4, 0xE4)
NAME: Final = 6.5
LETTER: Final = 7.0
LEAST: Final = 6.0
SLOT_R: Final = 2.5
GROUP_R: Final = 2.9
SHARE: Final = 13.5
"""The radius of a group where it lies close to others, in units of its place."""
FLEET: Final[tuple[Point, ...]] = (
    (-1.25, -0.8),
    (0.75, -0.8),
    (1.45, 0.0),
    (0.75, 0.8),
    (-1.25, 0.8),
)
"""A ship's form, pointed ahead, in radii."""
SQUARE: Final[tuple[Point, ...]] = ((-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0))


def round_form(corners: int, inner: float = 1.0) -> tuple[Point, ...]:
    """A form of so many corners, every second one at the share `inner` of the radius."""
    turns = [(n, 2 * math.pi * n / corners) for n in range(corners)]
    return tuple(
        (math.sin(turn) * (inner if n % 2 else 1.0), -math.cos(turn) * (inner if n % 2 else 1.0))
        for n, turn in turns
    )


HEXAGON: Final = round_form(6)
RING: Final = round_form(24)
STAR: Final = round_form(16, 0.62)


def map_marks(table: ArcsTable, box: Box, voice: Voice) -> Iterator[Mark]:
    """The map in a box, with everything that lies on it."""
    places = places_in(box)
    yield Form(places.oval, None, GREY, 0.3)
    for cell in places.cells.values():
        yield Form(cell.outline, None, GREY, 0.25)
    for line in places.bridges.values():
        yield Form(line, PALE, GREY, 0.2)
    for name in table.systems:
        yield from _system(table, places, name, voice)
    yield from _legend(places.void_box, voice)


def tint(owner: int) -> Colour:
    """What a piece of an owner is filled with; no darker than print can be read on."""
    if owner == BLIGHT:
        return DARK
    return lighten(SEAT_COLOURS[owner], 0.65) if owner < len(LETTERS) else WHITE


def _system(table: ArcsTable, places: Places, name: str, voice: Voice) -> Iterator[Mark]:
    cell = places.cells[name]
    yield Disc(*cell.body, cell.radius, None, GREY, 0.25)
    label = Box.around(*cell.body, 0.0, 0.0) if cell.label is None else cell.label
    if cell.label is not None:
        yield Form(corners(label.inset(0, 0.2 * label.h)), WHITE, None)
    yield PrintedWords(*label.centre, voice.say_name(SYSTEM(name)), NAME, True, "centre")
    buildings = table.buildings_at(name)
    for spot in cell.slots[len(buildings) :]:
        yield Form(_around(SQUARE, *spot, 0.8 * SLOT_R), None, GREY, 0.2)
    for spot, building in zip(_spots(cell, len(buildings)), buildings, strict=True):
        yield from _building(building, spot)
    yield from _groups(table, places, name)


def _spots(cell: Cell, count: int) -> list[Point]:
    """Where buildings stand; those beside the slots in a row below the middle."""
    beside = count - len(cell.slots)
    x, y = cell.body
    more = [(x + 2.4 * SLOT_R * n, y + 1.6 * SLOT_R) for n in range(max(0, beside))]
    return [*cell.slots[:count], *more]


def _building(building: Building, spot: Point) -> Iterator[Mark]:
    form = SQUARE if building.kind == "city" else HEXAGON
    r = SLOT_R if building.kind == "city" else 1.25 * SLOT_R
    yield from _piece(form, spot, r, building.seat, LETTER_OF[building.seat], building.fresh)


def _piece(
    form: tuple[Point, ...], spot: Point, r: float, owner: int, words: str, is_fresh: bool
) -> Iterator[Mark]:
    points = _around(form, *spot, r)
    fill = WHITE if owner == BLIGHT and not is_fresh else tint(owner)
    yield Form(points, fill, BLACK, 0.35, is_dashed=not is_fresh)
    if not is_fresh:
        left, right = min(points)[0], max(points)[0]
        yield Form(((left, spot[1] + r), (right, spot[1] - r)), None, BLACK, 0.25)
    yield PrintedWords(*spot, words, max(LEAST, LETTER * min(1.0, r / SLOT_R)), True, "centre")


def _groups(table: ArcsTable, places: Places, name: str) -> Iterator[Mark]:
    """Ships with their number, the Blight, a golem: as on the table, each in a place of its own."""
    reach, groups = reach_of(table), groups_at(table, name)
    lying = [(FLEET, group.seat, f"{LETTER_OF[group.seat]}{group.count}", not group.is_hurt)
             for group in groups]  # fmt: skip
    if name in reach.blight:
        lying.append((STAR, BLIGHT, "", reach.blight[name]))
    if name in reach.sleepers:
        lying.append((RING, EMPIRE, "G", True))
    for (form, owner, words, is_fresh), place in zip(
        lying, places.groups(name, len(lying)), strict=False
    ):
        r = min(GROUP_R, SHARE * place.scale)
        yield from _piece(form, (place.x, place.y), r, owner, words, is_fresh)


def _around(form: tuple[Point, ...], x: float, y: float, r: float) -> tuple[Point, ...]:
    return tuple((x + dx * r, y + dy * r) for dx, dy in form)


def _legend(void: Box, voice: Voice) -> Iterator[Mark]:
    """What forms and letters mean, in the middle of the map."""
    step = void.h / (len(LEGEND) + 3)
    x, y = void.centre_x - 0.27 * void.w, void.centre_y - 0.5 * step * (len(LEGEND) - 1)
    for form, owner, letters, is_fresh, said in LEGEND:
        r = min(0.42 * step, GROUP_R) * (0.8 if form is SQUARE else 1.0)
        yield from _piece(form, (x, y), r, owner, letters, is_fresh)
        yield PrintedWords(x + 6.0, y, voice.say(said), NAME)
        y += step


A: Final = 0
LEGEND: Final[tuple[tuple[tuple[Point, ...], int, str, bool, Said], ...]] = (
    (FLEET, A, "A3", True, Said("sheet-legend-ships")),
    (FLEET, A, "A1", False, Said("sheet-legend-damaged")),
    (SQUARE, A, "A", True, Said("sheet-legend-city")),
    (HEXAGON, A, "A", True, Said("sheet-legend-starport")),
    (FLEET, EMPIRE, "E1", True, Said("sheet-legend-empire")),
    (SQUARE, FREE, "F", True, Said("sheet-legend-free")),
    (STAR, BLIGHT, "", True, Said("sheet-legend-blight")),
    (STAR, BLIGHT, "", False, Said("sheet-legend-hurt-blight")),
    (RING, EMPIRE, "G", True, Said("sheet-legend-golem")),
)
