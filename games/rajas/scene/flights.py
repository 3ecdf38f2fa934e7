"""Where flights begin and end on the table, and how what flies is drawn."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from engine.ui.animation import on_the_way
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.dice import Die, draw_die
from games.rajas.dice import COLOUR_OF, FACE_OF
from games.rajas.scene.animation_state import Anchor, AnimationState, Flight
from games.rajas.scene.layout import build_places
from games.rajas.scene.pawns import draw_pawn
from games.rajas.scene.places import Places, ProvincePlaces
from games.rajas.scene.slots import FOOT
from games.rajas.scene.statue import DIE, kali_die
from games.rajas.scene.tiles import draw_tile
from games.rajas.state import RajasTable

ARC: Final = 60.0
APART: Final = 0.12
SMALL_TILE: Final = 60.0
TILE_STEP: Final = 12.0
"""A tile grows in steps, so that few pictures of it are painted."""

SPINS: Final = 8
SPIN: Final = 40
"""How many pictures a die turns through, and the degrees between two of them."""


@dataclass(frozen=True, slots=True)
class Anchors:
    """The places of a table in board units; `seats` are the cards along the top."""

    places: Places
    seats: dict[int, Box]
    is_building: bool

    def at(self, anchor: Anchor) -> Point:
        """The middle of a place."""
        places = self.places
        match anchor:
            case ("seat", number):
                box = self.seats.get(number)
                return (0, 0) if box is None else places.to_board(*box.centre)
            case ("space", name):
                x, y = places.spaces[name]
                return (x, y)
            case ("hand", place, count):
                boxes = places.hand_boxes(count)
                box = boxes[min(int(place), len(boxes) - 1)]
                return box.centre
            case ("top", stack):
                tops = build_places(places).tops if self.is_building else places.tops
                return tops[stack].centre
            case ("cell", cell):
                return self._province.cell(cell).centre
        return (places.statue.centre_x, -40.0)

    def side(self, anchor: Anchor) -> float:
        """How large a tile is there."""
        if anchor[0] == "cell":
            return self._province.side
        if anchor[0] == "top":
            return build_places(self.places).tops[0].w if self.is_building else 66.0
        return SMALL_TILE

    @property
    def _province(self) -> ProvincePlaces:
        places = self.places
        return build_places(places).province if self.is_building else places.province


def draw_flights(
    canvas: Canvas, animation: AnimationState, anchors: Anchors, table: RajasTable
) -> None:
    """What is on its way, one a little after the other, on a low arc."""
    count = len(animation.flights)
    for number, flight in enumerate(animation.flights):
        late = APART * number / max(1, count)
        share = max(0.0, min(1.0, (animation.flown - late) / (1 - late)))
        _draw(canvas, flight, share, anchors, table)


def _draw(
    canvas: Canvas, flight: Flight, share: float, anchors: Anchors, table: RajasTable
) -> None:
    x, y = on_the_way(anchors.at(flight.start), anchors.at(flight.end), share, ARC)
    if flight.what == "worker":
        draw_pawn(canvas, flight.which, x, y + FOOT)
    elif flight.what == "die":
        die = flight.which
        draw_die(canvas, x, y, DIE, _tumbling(COLOUR_OF[die], FACE_OF[die], share))
    else:
        start, end = anchors.side(flight.start), anchors.side(flight.end)
        side = (start + (end - start) * share) * (1 + 0.3 * math.sin(share * math.pi))
        side = round(side / TILE_STEP) * TILE_STEP
        box = Box.around(x, y, side, side)
        draw_tile(canvas, table.tile(flight.which), box, flight.turn, is_lifted=True)


def _tumbling(colour: int, value: int, share: float) -> Die:
    """A die in the air: any face in turn, the same pictures for all dice; at the end its own."""
    left = round((1 - share) * SPINS)
    if not left or not value:
        return kali_die(colour, value, left * SPIN)
    return kali_die(colour, 1 + left % 6, left * SPIN)
