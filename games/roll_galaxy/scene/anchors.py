"""Where things lie on the table, and what flies between them."""

from __future__ import annotations

from dataclasses import dataclass

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.flights import on_the_way
from engine.ui.table.parts import Moment
from games.roll_galaxy.dice import SETTLE
from games.roll_galaxy.scene.animation_state import Anchor, AnimationState, Flight
from games.roll_galaxy.scene.dice_faces import draw_die
from games.roll_galaxy.scene.layout import BoardPlaces
from games.roll_galaxy.scene.others import mini_spots, minis_at
from games.roll_galaxy.scene.tile_faces import MINI, draw_symbol
from games.roll_galaxy.scene.tokens import draw_chip, draw_coin
from games.roll_galaxy.scene.workarea import WIDE_RAIL, rail_rows
from games.roll_galaxy.state import RollTable

DIE_SIZE, SMALL_DIE = 44.0, 28.0


@dataclass(frozen=True, slots=True)
class Anchors:
    """The places of a table: the viewer's own in the centre, the others' on their cards."""

    places: BoardPlaces
    cards: dict[int, Box]
    rail: Box
    table: RollTable
    viewer: int

    def at(self, anchor: Anchor) -> Point:
        """The middle of a place."""
        kind, seat, *rest = anchor
        if seat == self.viewer:
            return self._own(kind, rest)
        card = self.cards.get(seat)
        if card is None:
            return self.places.screen.centre
        if kind == "work":
            row = rail_rows(self.rail, len(self.table.seats))[seat]
            return (row.x + (282 if row.w > WIDE_RAIL else row.w - 60), row.centre_y)
        return self._other(card, seat, kind, rest)

    def size(self, anchor: Anchor) -> float:
        """How large a die is there."""
        return DIE_SIZE if anchor[1] == self.viewer else SMALL_DIE

    def _own(self, kind: str, rest: list[int | None]) -> Point:
        places = self.places
        if kind == "square":
            square = rest[0] or 0
            count = max(len(self.table.seats[self.viewer].tableau), square + 1)
            return places.squares(count)[square].centre
        if kind == "stack":
            box = places.stacks[1 if rest[0] == SETTLE else 0]
            return (box.x + 60, box.centre_y)
        boxes = {
            "citizenry": places.citizenry,
            "cup": places.cup,
            "credits": places.credits,
            "chips": places.chips,
        }
        if kind in boxes:
            return boxes[kind].centre
        return (places.work.x + 60, places.work.y + 30)

    def _other(self, card: Box, seat: int, kind: str, rest: list[int | None]) -> Point:
        if kind == "square":
            square = rest[0] or 0
            count = max(len(self.table.seats[seat].tableau), square + 1)
            x, y = mini_spots(card.x + 16, minis_at(card), count)[square]
            return (x + MINI / 2, y + MINI / 2)
        numbers = card.y + (64 if card.h < 240 else 74)
        if kind == "credits":
            return (card.x + 30, numbers)
        if kind == "chips":
            return (card.x + 90, numbers)
        if kind == "cup":
            return (card.right - 40, numbers)
        if kind == "stack" and card.h > 400:
            return (card.x + 40, card.y + (366 if rest[0] != SETTLE else 414))
        return (card.centre_x, card.y + 124)


def draw_flights(
    canvas: Canvas,
    animation: AnimationState,
    places: BoardPlaces,
    cards: dict[int, Box],
    rail: Box,
    moment: Moment,
) -> None:
    """What is on its way, one a little after the other."""
    anchors = Anchors(places, cards, rail, moment.table, moment.seat)
    for number, flight in enumerate(animation.flights):
        share = max(0.0, min(1.0, animation.flown * 1.3 - 0.06 * number))
        _draw_flight(canvas, anchors, flight, share)


def _draw_flight(canvas: Canvas, anchors: Anchors, flight: Flight, share: float) -> None:
    x, y = on_the_way(anchors.at(flight.start), anchors.at(flight.end), share)
    size = anchors.size(flight.end)
    if flight.what == "die":
        draw_die(canvas, x, y, size, flight.number, None)
    elif flight.what == "tile":
        draw_symbol(canvas, x, y, size * 1.6, flight.number)
    elif flight.what == "coin":
        draw_coin(canvas, x, y, size * 0.8)
    else:
        draw_chip(canvas, x, y, size * 0.8)
