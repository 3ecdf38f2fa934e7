"""Where flights begin and end on the table, and how what flies is drawn."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.flights import on_the_way
from engine.ui.theme import lighten
from games.arcs.board import AMBITIONS
from games.arcs.scene.animation_state import Anchor, AnimationState, Flight
from games.arcs.scene.art.action_cards import draw_back, draw_card
from games.arcs.scene.art.looks import Marker
from games.arcs.scene.art.palette import seat_fill
from games.arcs.scene.art.places import Places
from games.arcs.scene.art.ships import draw_counter, draw_ship
from games.arcs.scene.art.tokens import draw_agent, draw_initiative, draw_marker, draw_token
from games.arcs.scene.art.trick import trick_boxes
from games.arcs.scene.layout import CARD_SHAPE, Desk

ARC: Final = 46.0
CARD_W: Final = 94.0
SHIP: Final = 40.0
RING: Final = (26.0, 60.0)
LIGHT: Final = (0xF8, 0xDF, 0xA9)


@dataclass(frozen=True, slots=True)
class Anchors:
    """The places of a table; `seats` are the cards along the top, `cards` those of the round."""

    places: Places
    desk: Desk
    seats: Mapping[int, Box]
    cards: int

    def at(self, anchor: Anchor) -> Point:
        """The middle of a place."""
        desk = self.desk
        match anchor:
            case ("seat", number):
                box = self.seats.get(number)
                return (0, 0) if box is None else box.centre
            case ("system", system):
                return self.places.cells[system].fleet
            case ("trick", place):
                return trick_boxes(self.places, max(int(place) + 1, self.cards))[int(place)].centre
            case ("court", place):
                return desk.court[min(int(place), len(desk.court) - 1)].centre
            case ("ambition", ambition):
                return desk.ambitions[AMBITIONS.index(ambition)].centre
            case ("hand",):
                return desk.hand.centre
            case ("markers",):
                return desk.to_declare.centre
        other = desk.other_boxes().get(anchor[0])
        return self.places.centre if other is None else other.centre


def draw_flights(canvas: Canvas, animation: AnimationState, anchors: Anchors) -> None:
    """What is on its way, and rings of light where something was done."""
    for flight in animation.flights:
        _draw(canvas, flight, animation.flown, anchors)
    for system, share in animation.rings.items():
        x, y = anchors.places.cells[system].body
        unit = anchors.places.unit
        radius = (RING[0] + (RING[1] - RING[0]) * share) * unit
        colour = LIGHT if animation.ring_seat < 0 else lighten(seat_fill(animation.ring_seat), 0.5)
        canvas.ring(x, y, radius, (*colour, round(230 * (1 - share))), 4)


def _draw(canvas: Canvas, flight: Flight, share: float, anchors: Anchors) -> None:
    (x1, y1), (x2, y2) = anchors.at(flight.start), anchors.at(flight.end)
    x, y = on_the_way((x1, y1), (x2, y2), share, ARC)
    match flight.what:
        case "ships":
            turn = 90 + math.degrees(math.atan2(y2 - y1, x2 - x1))
            _draw_fleet(canvas, flight, x, y, round(turn / 15) * 15, anchors.places.unit)
        case "card" | "back" | "court":
            box = Box.around(x, y, CARD_W, CARD_W * CARD_SHAPE)
            if flight.what == "card":
                draw_card(canvas, box, flight.which)
            else:
                draw_back(canvas, box)
        case "agent":
            draw_agent(canvas, flight.which, x, y, 34)
        case "token":
            draw_token(canvas, flight.which, x, y, 36)
        case "initiative":
            draw_initiative(canvas, x, y, 20)
        case "marker":
            draw_marker(canvas, Marker(*flight.which), x, y, 28)


def _draw_fleet(
    canvas: Canvas, flight: Flight, x: float, y: float, turn: float, unit: float
) -> None:
    draw_ship(canvas, flight.seat, x, y, SHIP * unit, is_hurt=not flight.count, turn=turn)
    draw_counter(canvas, flight.seat, x + 20 * unit, y + 18 * unit, flight.count + flight.hurt,
                 12 * unit, is_hurt=not flight.count)  # fmt: skip
