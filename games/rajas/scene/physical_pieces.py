"""What a real table's pages show of Rajas, and how dice and tiles drawn are entered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any, Final

from engine.core.chance import Dice
from engine.core.decision import Chance
from engine.core.instructions import ToDo
from engine.core.story import Move
from engine.text.message import Message, SeatNumber, ThingName
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.dice import draw_die
from engine.ui.real_table.chance_input import (
    LYING,
    ON_TRAY,
    ChancePart,
    ChanceQuestion,
    ChanceThing,
    die_face,
    with_keys,
)
from engine.ui.real_table.physical_pieces import Carried, Hands, StepPicture
from engine.ui.table.parts import Moment
from engine.ui.theme import Colour, lighten
from games.rajas import effects as fx
from games.rajas import events
from games.rajas.board import AREAS
from games.rajas.dummy import ValidFaces
from games.rajas.moves import NO_DIE, Place, TakeDice
from games.rajas.scene.art.palette import DIE_BODIES, draw_building
from games.rajas.scene.art.people import draw_boat, draw_marker, draw_pawn
from games.rajas.scene.art.province import kali_die
from games.rajas.scene.art.signs import draw_die_sign, draw_lotus, draw_plate, draw_sign, sign_of
from games.rajas.scene.art.tiles import draw_price, draw_tile
from games.rajas.state import RajasTable

IVORY: Final[Colour] = (0xE9, 0xD9, 0xB8)


class RajasHands(Hands):
    def touched(self, event: Any, table: RajasTable) -> tuple[str, ...]:
        """The space of a worker, the way of a boat, a tile that turns up."""
        if isinstance(event, events.WorkerPlaced):
            return (" ".join(("space", event.space)),)
        if isinstance(event, events.BoatMoved):
            return tuple(" ".join(("river", str(each))) for each in (event.start, event.space))
        if isinstance(event, events.TileBought):
            return (" ".join(("stack", str(table.tile(event.tile).stack))),)
        if isinstance(event, events.MoneyGained | events.FameGained):
            track = "money" if isinstance(event, events.MoneyGained) else "fame"
            return (" ".join((track, str(getattr(event, track)))),)
        if isinstance(event, events.KarmaGained):
            return ("karma",)
        if isinstance(event, events.TileRevealed) and event.tile in table.tops:
            return (" ".join(("tile", event.tile)),)
        return ()

    def where(self, move: Move, table: RajasTable) -> tuple[str, ...]:
        """Dice that are taken lie on the statue."""
        return ("statue",) if isinstance(move.answer, TakeDice) else super().where(move, table)

    def about(self, move: Move, table: RajasTable) -> tuple[str, ...]:
        """What the space of a worker gives, and the die that it takes; else dice that are taken."""
        answer = move.answer
        if isinstance(answer, TakeDice):
            return tuple([f"die-{colour}" for colour in answer.colours])
        if not isinstance(answer, Place):
            return ()
        die = () if answer.die == NO_DIE else (f"face-{answer.die}",)
        return (f"space:{answer.space}", *die)

    def carried(self, todo: ToDo, table: RajasTable) -> Carried | None:
        made = CARRIED.get(type(todo.event))
        return None if made is None else made(todo.event)

    def picture(self, name: str, seat: int | None, table: RajasTable) -> StepPicture | None:
        board = table.board
        if name in board.tiles:
            return StepPicture(partial(paint_tile, board.tiles[name]))
        if name in board.yields:
            return StepPicture(partial(paint_yield, board.yields[name]))
        if name in board.river_tiles:
            return StepPicture(partial(paint_effects, board.river_tiles[name]))
        if name.startswith("space:"):
            gains = table.space(name.partition(":")[2]).effects
            return StepPicture(partial(paint_effects, gains)) if gains else None
        kind, _, number = name.rpartition("-")
        if kind in ("die", "face"):
            die = (int(number), 0) if kind == "die" else _die(int(number))
            return StepPicture(partial(paint_die, *die))
        if kind in ("fame-marker", "money-marker"):
            return StepPicture(partial(_paint_marker, kind.partition("-")[0], int(number)))
        if name.removesuffix("-marker") in fx.BUILDING_NAMES:
            number_of = fx.BUILDING_NAMES.index(name.removesuffix("-marker"))
            return StepPicture(partial(_paint_building, number_of))
        made = PIECES.get(name)
        return None if made is None or seat is None else StepPicture(partial(made, seat), 0.9)

    def tint_of(self, thing: ThingName) -> Colour | None:
        """A colour of dice in itself."""
        if thing.family != "colour" or thing.value not in fx.COLOURS:
            return None
        return lighten(DIE_BODIES[fx.COLOURS.index(str(thing.value))], 0.4)


# -- pictures


def _square(box: Box) -> Box:
    size = min(box.w, box.h)
    return Box.around(*box.centre, size, size)


def paint_tile(tile: Any, canvas: Canvas, box: Box) -> None:
    square = _square(box)
    square = square.inset(square.w * 0.03)
    draw_tile(canvas, tile, square)
    draw_price(canvas, tile, square, 23 * square.w / 110)


def paint_yield(tile: Any, canvas: Canvas, box: Box) -> None:
    draw_plate(canvas, _square(box), tile.colour, sign_of(tile.effects[0]))


def paint_effects(effects: fx.Effects, canvas: Canvas, box: Box) -> None:
    size = min(box.w / max(1, len(effects)), box.h) * 0.8
    for place, effect in enumerate(effects):
        x = box.centre_x + (place - (len(effects) - 1) / 2) * size
        draw_sign(canvas, sign_of(effect), x, box.centre_y, size, is_pale=True)


def paint_die(colour: int, face: int, canvas: Canvas, box: Box) -> None:
    """A die of a colour as it lies; without a face its sign is on its top."""
    x, y, size = *box.centre, min(box.w, box.h) * ON_TRAY
    draw_die(canvas, x, y, size, kali_die(colour, face, LYING[face - 1]))
    if not face:
        draw_die_sign(canvas, x, y - size * 0.21, size * 0.5, colour, face)


def _die(number: int) -> tuple[int, int]:
    return fx.COLOUR_OF[number], fx.FACE_OF[number]


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


def _dice_shown(event: Any) -> Carried:
    counted = Counter(f"face-{die}" for die in event.dice)
    seat = SeatNumber(event.seat)
    ends = (seat, None) if isinstance(event, events.DiceSpent) else (None, seat)
    return Carried(tuple(counted.items()), event.seat, *ends)


def _tile_shown(event: Any) -> Carried:
    seat = getattr(event, "seat", None)
    name = event.new if isinstance(event, events.TileReplaced) else event.tile
    return Carried(((name, 1),), seat, None, None if seat is None else SeatNumber(seat))


def _to_seat(name: str) -> Callable[[Any], Carried]:
    return lambda event: Carried(((name, 1),), event.seat, None, SeatNumber(event.seat))


CARRIED: Final[Mapping[type, Callable[[Any], Carried]]] = {
    events.WorkerPlaced: _worker,
    events.WorkerGained: _to_seat("worker"),
    events.BoatMoved: lambda event: Carried((("boat", 1),), event.seat, is_way=True),
    events.DiceSpent: _dice_shown,
    events.DiceGained: _dice_shown,
    events.TileBought: _tile_shown,
    events.TileLaid: _tile_shown,
    events.TileReplaced: _tile_shown,
    events.TileRevealed: _tile_shown,
    events.BrownDrawn: _tile_shown,
    events.YieldPut: _tile_shown,
    events.YieldUsed: _tile_shown,
    events.RiverTileLaid: _tile_shown,
    events.MoneyGained: lambda event: Carried(((f"money-marker-{event.seat}", 1),), event.seat),
    events.FameGained: lambda event: Carried(((f"fame-marker-{event.seat}", 1),), event.seat),
    events.KarmaGained: lambda event: Carried((("karma-marker", 1),), event.seat),
    events.ElephantTaken: _to_seat("elephant"),
    events.RoundEnded: lambda event: Carried(
        (("elephant", 1),), event.elephant, None, SeatNumber(event.elephant)
    ),
    events.ScrollRaised: lambda event: Carried(
        ((f"{fx.BUILDING_NAMES[event.building]}-marker", 1),), event.seat
    ),
}


SIDES_OF_A_DIE: Final = 6
LARGE_TILE: Final = 236.0


def rajas_asks(moment: Moment, chance: Chance) -> ChanceQuestion | None:
    if isinstance(chance.outcomes, ValidFaces):
        return _valid(moment, chance.kind, chance.outcomes)
    if isinstance(chance.outcomes, Dice):
        return _dice_asked(moment)
    made = _river if chance.kind.startswith("river") else ASKED.get(chance.kind)
    return None if made is None else made(moment, chance)


def _dice_asked(moment: Moment) -> ChanceQuestion | None:
    """A person's dice in their colours, in the order of the statue; others as the engine does."""
    colours: Sequence[int] = getattr(moment.match.table.steps[-1], "asked_colours", ())
    if not colours:
        return None
    parts = tuple(
        ChancePart(_faces(colour), len(list(dice)),
                  moment.voice.say_name(fx.COLOUR(fx.COLOURS[colour]), "cap"))
        for colour, dice in groupby(colours)
    )  # fmt: skip
    return ChanceQuestion(parts, tuple, is_dice=True, places=("statue",))


def _faces(colour: int) -> tuple[ChanceThing, ...]:
    return tuple(_face(colour, face) for face in range(1, SIDES_OF_A_DIE + 1))


def _face(colour: int, face: int) -> ChanceThing:
    return ChanceThing(face, str(face), partial(_paint_lying, colour, face), code=str(face))


def _paint_lying(colour: int, face: int, canvas: Canvas, box: Box) -> None:
    """A die on the tray, turned as it lies."""
    size = min(box.w, box.h) * ON_TRAY
    draw_die(canvas, *box.centre, size, kali_die(colour, face, LYING[face - 1]))


def _valid(moment: Moment, kind: str, outcomes: ValidFaces) -> ChanceQuestion:
    """SOLO-4.2: a dummy's die; a face that is rolled again is dimmed and says why."""
    voice = moment.voice
    names: Sequence[Any] = ()
    if kind == "area":
        names = [fx.AREA(area) for area in AREAS]
    elif kind == "person":
        names = [fx.PERSON(who) for who in fx.CHAMBERS]
    things = []
    for face, why in enumerate(outcomes.why, 1):
        note = voice.say_name(names[face - 1], "cap") if face <= len(names) else ""
        thing = die_face(face, note)
        args = {"face": face, "why": why}
        refusal = "" if why is None else voice.say(Message("face-not-valid", args))
        things.append(ChanceThing(face, str(face), thing.paint, note, str(face), refusal=refusal))
    return ChanceQuestion((ChancePart(tuple(things)),), lambda answers: answers[0], is_dice=True)


def _tile_asked(moment: Moment, chance: Chance) -> ChanceQuestion:
    """The tiles that can lie below, by colour and price; those in sight say where they lie."""
    table: RajasTable = moment.match.table
    stack = table.tile(str(next(chance.outcomes.outcomes())[0])).stack
    lying = _lying(moment)
    tiles = [tile for tile in table.board.tiles.values() if tile.stack == stack]
    things = [
        ChanceThing(tile.id, moment.voice.part(tile.called, "brief"), partial(paint_tile, tile),
              lies="" if tile.id in chance.outcomes else lying.get(tile.id, ""))
        for tile in tiles
        if tile.id in chance.outcomes or tile.id in lying
    ]  # fmt: skip
    part = ChancePart(with_keys(tuple(things)))
    return ChanceQuestion(
        (part,), lambda answers: answers[0], places=(" ".join(("stack", str(stack))),),
        is_cards=True, most=LARGE_TILE,
    )  # fmt: skip


def _lot(moment: Moment, chance: Chance) -> ChanceQuestion:
    """A lot between tiles that are equally good for a dummy."""
    things = tuple(
        ChanceThing(name, moment.voice.part(tile.called, "brief"), partial(paint_tile, tile))
        for name in _names(chance)
        for tile in (moment.match.table.tile(name),)
    )
    return ChanceQuestion((ChancePart(with_keys(things)),), lambda answers: answers[0],
                          is_cards=True, most=LARGE_TILE)  # fmt: skip


def _lying(moment: Moment) -> dict[str, str]:
    """Where province tiles lie in sight."""
    table, voice = moment.table, moment.voice
    found = dict.fromkeys(table.gone, voice.say(Message("tile-gone")))
    found |= dict.fromkeys(filter(None, table.tops), voice.say(Message("tile-face-up")))
    for number, seat in enumerate(table.seats):
        words = voice.say(Message("ask-lies-before", {"seat": SeatNumber(number)}))
        found |= dict.fromkeys([laid.tile for laid in seat.tiles], words)
    return found


def _yield(moment: Moment, chance: Chance) -> ChanceQuestion:
    known = moment.match.table.board.yields
    things = tuple(
        ChanceThing(
            name,
            moment.voice.say(fx.effects_said(known[name].effects)),
            partial(paint_yield, known[name]),
        )
        for name in _names(chance)
    )
    return ChanceQuestion((ChancePart(with_keys(things)),), lambda answers: answers[0])


def _river(moment: Moment, chance: Chance) -> ChanceQuestion:
    known = moment.match.table.board.river_tiles
    things = tuple(
        ChanceThing(
            name,
            moment.voice.say(fx.effects_said(known[name])),
            partial(paint_effects, known[name]),
        )
        for name in _names(chance)
    )
    return ChanceQuestion((ChancePart(with_keys(things)),), lambda answers: answers[0])


def _colour(moment: Moment, chance: Chance) -> ChanceQuestion:
    things = tuple(
        ChanceThing(name, moment.voice.say_name(fx.COLOUR(name), "cap"),
              partial(paint_die, fx.COLOURS.index(name), 0))
        for name in _names(chance)
    )  # fmt: skip
    return ChanceQuestion((ChancePart(with_keys(things)),), lambda answers: answers[0])


def _names(chance: Chance) -> list[str]:
    return [str(item) for item, _ in chance.outcomes.outcomes()]


ASKED: Final[Mapping[str, Callable[[Moment, Chance], ChanceQuestion]]] = {
    "tile": _tile_asked,
    "bought": _lot,
    "replaced": _lot,
    "colour": _colour,
    "yield": _yield,
    "brown": _yield,
}
