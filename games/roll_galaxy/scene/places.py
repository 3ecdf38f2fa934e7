"""Where things are on the table, by the names lessons use, and what flies between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Final

from engine.text.voice import Voice
from engine.ui.animation import on_the_way
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.table.parts import Moment, SpotKey
from games.roll_galaxy.dice import SETTLE
from games.roll_galaxy.scene.animations import Anchor, AnimationState, Flight
from games.roll_galaxy.scene.art.dice_faces import draw_chip, draw_coin, draw_die
from games.roll_galaxy.scene.art.large_tiles import draw_turning_tile
from games.roll_galaxy.scene.art.tile_faces import draw_symbol
from games.roll_galaxy.scene.layout import BoardPlaces
from games.roll_galaxy.scene.seats import card_places
from games.roll_galaxy.scene.selection import DICTATE
from games.roll_galaxy.scene.stage import StagePlaces
from games.roll_galaxy.state import RollTable

OWN: Final = ("screen", "citizenry", "cup", "credits", "chips", "tableau")


def box_named(name: str, places: BoardPlaces, spots: Mapping[SpotKey, Box]) -> Box | None:
    """A phase's column (`phase 1`), its plaque (`plaque 1`), a die (`die 0`), a stack of tiles
    (`stack 0` for the developments), `dictate`, all `cards` or one (`card 0`), or a part of what
    the seat owns by its name in the layout.
    """
    kind, _, rest = name.partition(" ")
    if kind in OWN:
        box: Box = getattr(places, kind)
        return box
    if kind == "phase":
        return places.columns[int(rest)].box
    if kind == "stack":
        return places.stacks[int(rest)]
    if kind == "dictate":
        return spots.get(("tool", DICTATE))
    if kind == "cards":
        cards = [box for key, box in spots.items() if key[0] == "card"]
        return reduce(Box.union, cards) if cards else None
    return spots.get(("slot" if kind == "plaque" else kind, int(rest)))


DIE_SIZE, SMALL_DIE = 44.0, 28.0
LIFT = 40.0
"""How much higher than straight a tile flies into the empire."""


@dataclass(frozen=True, slots=True)
class Anchors:
    """The places of a table: the viewer's own in the centre, the others' on their cards."""

    places: BoardPlaces
    cards: dict[int, Box]
    stage: StagePlaces
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
        if kind == "work" and seat in self.stage.boxes:
            return self.stage.deck(seat)
        return self._other(card, seat, kind, rest)

    def own_square(self, square: int) -> Box:
        """A place of the viewer's empire, which may have to grow for it."""
        count = max(len(self.table.seats[self.viewer].tableau), square + 1)
        return self.places.squares(count)[square]

    def size(self, anchor: Anchor) -> float:
        """How large a die is there."""
        return DIE_SIZE if anchor[1] == self.viewer else SMALL_DIE

    def _own(self, kind: str, rest: list[int | None]) -> Point:
        places = self.places
        if kind == "square":
            return self.own_square(rest[0] or 0).centre
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
        if self.viewer in self.stage.boxes:
            return self.stage.deck(self.viewer)
        return (places.work.x + 60, places.work.y + 30)

    def _other(self, card: Box, seat: int, kind: str, rest: list[int | None]) -> Point:
        square = (rest[0] or 0) if kind == "square" else 0
        places = card_places(card, max(len(self.table.seats[seat].tableau), square + 1))
        if kind == "square":
            return places.minis[square].centre
        if kind in ("credits", "chips", "cup"):
            x = {"credits": card.x + 30, "chips": card.x + 90, "cup": card.right - 40}[kind]
            return (x, places.numbers)
        if kind == "stack" and places.plans:
            plan = places.plans[rest[0] == SETTLE]
            return (plan.x + 24, plan.centre_y)
        if kind == "citizenry" and places.citizens is not None:
            return places.citizens.centre
        return places.workers.centre


def draw_flights(
    canvas: Canvas,
    animation: AnimationState,
    places: BoardPlaces,
    cards: dict[int, Box],
    stage: StagePlaces,
    moment: Moment,
) -> None:
    """What is on its way, one a little after the other."""
    anchors = Anchors(places, cards, stage, moment.table, moment.seat)
    for number, flight in enumerate(animation.flights):
        share = max(0.0, min(1.0, animation.flown * 1.3 - 0.06 * number))
        if flight.what == "tile" and flight.end[1] == anchors.viewer:
            _draw_tile(canvas, anchors, flight, share, moment.voice)
        else:
            _draw_flight(canvas, anchors, flight, share)


def _draw_tile(
    canvas: Canvas, anchors: Anchors, flight: Flight, share: float, voice: Voice
) -> None:
    """A tile of the viewer's goes from as high as its stack to as large as its place."""
    place = anchors.own_square(flight.end[2])
    start = anchors.places.stacks[flight.start[2] == SETTLE]
    high = start.h + (place.h - start.h) * share
    at = on_the_way(start.centre, place.centre, share, LIFT)
    box = Box.around(*at, place.w * high / place.h, high)
    draw_turning_tile(canvas, box, place, flight.number, share, voice)


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
