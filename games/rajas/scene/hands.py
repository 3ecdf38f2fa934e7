"""What the pages for hands show of Rajas: the place of an event, what hands carry, colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from engine.core.instructions import ToDo
from engine.text.message import SeatNumber, ThingName
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.real_table.physical_pieces import Carried, Hands, StepPicture
from engine.ui.theme import Colour, lighten
from games.rajas import events
from games.rajas.dice import COLOUR_OF, COLOURS, FACE_OF
from games.rajas.effects import BUILDING_NAMES, Effects
from games.rajas.moves import NO_DIE
from games.rajas.scene.buildings import draw_building
from games.rajas.scene.effect_signs import sign_of
from games.rajas.scene.palette import DIE_BODIES
from games.rajas.scene.pawns import draw_boat, draw_marker, draw_pawn
from games.rajas.scene.signs import draw_die_sign, draw_lotus, draw_plate, draw_sign
from games.rajas.scene.tiles import draw_price, draw_tile
from games.rajas.state import RajasTable

IVORY: Final[Colour] = (0xE9, 0xD9, 0xB8)


class RajasHands(Hands):
    """Workers, boats, dice, tiles and markers by name."""

    def touched(self, event: Any, table: RajasTable) -> tuple[str, ...]:
        """The space of a worker, the way of a boat, a tile that turns up."""
        if isinstance(event, events.WorkerPlaced):
            return (" ".join(("space", event.space)),)
        if isinstance(event, events.BoatMoved):
            return tuple(" ".join(("river", str(each))) for each in (event.start, event.space))
        if isinstance(event, events.TileRevealed) and event.tile in table.tops:
            return (" ".join(("tile", event.tile)),)
        return ()

    def carried(self, todo: ToDo, table: RajasTable) -> Carried | None:
        """What an event moves."""
        made = CARRIED.get(type(todo.event))
        return None if made is None else made(todo.event)

    def picture(self, name: str, seat: int | None, table: RajasTable) -> StepPicture | None:
        """A tile or a yield tile by its name, a die, what belongs to a seat."""
        board = table.board
        if name in board.tiles:
            return StepPicture(partial(paint_tile, board.tiles[name]))
        if name in board.yields:
            return StepPicture(partial(paint_yield, board.yields[name]))
        if name in board.river_tiles:
            return StepPicture(partial(paint_effects, board.river_tiles[name]))
        kind, _, number = name.rpartition("-")
        if kind in ("die", "face"):
            die = (int(number), 0) if kind == "die" else _die(int(number))
            return StepPicture(partial(paint_die, *die))
        if kind in ("fame-marker", "money-marker"):
            return StepPicture(partial(_paint_marker, kind.partition("-")[0], int(number)))
        if name.removesuffix("-marker") in BUILDING_NAMES:
            number_of = BUILDING_NAMES.index(name.removesuffix("-marker"))
            return StepPicture(partial(_paint_building, number_of))
        made = PIECES.get(name)
        return None if made is None or seat is None else StepPicture(partial(made, seat), 0.9)

    def tint_of(self, thing: ThingName) -> Colour | None:
        """A colour of dice in itself."""
        if thing.family != "colour" or thing.value not in COLOURS:
            return None
        return lighten(DIE_BODIES[COLOURS.index(str(thing.value))], 0.4)


# -- pictures


def _square(box: Box) -> Box:
    size = min(box.w, box.h)
    return Box.around(*box.centre, size, size)


def paint_tile(tile: Any, canvas: Canvas, box: Box) -> None:
    """A province tile with its price."""
    square = _square(box)
    draw_tile(canvas, tile, square)
    draw_price(canvas, tile, square, 23 * square.w / 110)


def paint_yield(tile: Any, canvas: Canvas, box: Box) -> None:
    """A yield tile."""
    draw_plate(canvas, _square(box), tile.colour, sign_of(tile.effects[0]))


def paint_effects(effects: Effects, canvas: Canvas, box: Box) -> None:
    """What something brings, side by side."""
    size = min(box.w / max(1, len(effects)), box.h) * 0.8
    for place, effect in enumerate(effects):
        x = box.centre_x + (place - (len(effects) - 1) / 2) * size
        draw_sign(canvas, sign_of(effect), x, box.centre_y, size, is_pale=True)


def paint_die(colour: int, face: int, canvas: Canvas, box: Box) -> None:
    """A die of a colour; without a face its sign."""
    draw_die_sign(canvas, *box.centre, min(box.w, box.h) * 0.86, colour, face)


def _die(number: int) -> tuple[int, int]:
    return COLOUR_OF[number], FACE_OF[number]


def _paint_worker(seat: int, canvas: Canvas, box: Box) -> None:
    draw_pawn(canvas, seat, box.centre_x, box.bottom - box.h * 0.08, box.h * 0.88)


def _paint_boat(seat: int, canvas: Canvas, box: Box) -> None:
    draw_boat(canvas, seat, *box.centre, min(box.w, box.h) * 0.8)


def _paint_karma(seat: int, canvas: Canvas, box: Box) -> None:
    draw_lotus(canvas, box.centre_x, box.centre_y + box.h * 0.2, box.h * 0.7)


def _paint_elephant(seat: int, canvas: Canvas, box: Box) -> None:
    canvas.icon("elephant", *box.centre, min(box.w, box.h) * 0.9, IVORY)


def _paint_marker(track: Any, seat: int, canvas: Canvas, box: Box) -> None:
    draw_marker(canvas, seat, *box.centre, track, min(box.w, box.h) * 0.36)


def _paint_building(building: int, canvas: Canvas, box: Box) -> None:
    draw_building(canvas, building, *box.centre, min(box.w, box.h) * 0.8)


PIECES: Final[Mapping[str, Callable[[int, Canvas, Box], None]]] = {
    "worker": _paint_worker,
    "boat": _paint_boat,
    "karma-marker": _paint_karma,
    "elephant": _paint_elephant,
}


# -- what is carried


def _worker(event: events.WorkerPlaced) -> Carried:
    die = () if event.die == NO_DIE else ((f"face-{event.die}", 1),)
    return Carried((("worker", 1), *die), event.seat)


def _dice(event: Any) -> Carried:
    counted = Counter(f"face-{die}" for die in event.dice)
    seat = SeatNumber(event.seat)
    ends = (seat, None) if isinstance(event, events.DiceSpent) else (None, seat)
    return Carried(tuple(counted.items()), event.seat, *ends)


def _tile(event: Any) -> Carried:
    seat = getattr(event, "seat", None)
    name = event.new if isinstance(event, events.TileReplaced) else event.tile
    return Carried(((name, 1),), seat, None, None if seat is None else SeatNumber(seat))


def _to_seat(name: str) -> Callable[[Any], Carried]:
    return lambda event: Carried(((name, 1),), event.seat, None, SeatNumber(event.seat))


CARRIED: Final[Mapping[type, Callable[[Any], Carried]]] = {
    events.WorkerPlaced: _worker,
    events.WorkerGained: _to_seat("worker"),
    events.BoatMoved: lambda event: Carried((("boat", 1),), event.seat, is_way=True),
    events.DiceSpent: _dice,
    events.DiceGained: _dice,
    events.TileBought: _tile,
    events.TileLaid: _tile,
    events.TileReplaced: _tile,
    events.TileRevealed: _tile,
    events.BrownDrawn: _tile,
    events.YieldPut: _tile,
    events.YieldUsed: _tile,
    events.RiverTileLaid: _tile,
    events.MoneyGained: lambda event: Carried(((f"money-marker-{event.seat}", 1),), event.seat),
    events.FameGained: lambda event: Carried(((f"fame-marker-{event.seat}", 1),), event.seat),
    events.KarmaGained: lambda event: Carried((("karma-marker", 1),), event.seat),
    events.ElephantTaken: _to_seat("elephant"),
    events.RoundEnded: lambda event: Carried(
        (("elephant", 1),), event.elephant, None, SeatNumber(event.elephant)
    ),
    events.ScrollRaised: lambda event: Carried(
        ((f"{BUILDING_NAMES[event.building]}-marker", 1),), event.seat
    ),
}
