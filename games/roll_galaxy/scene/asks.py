"""How chance is asked at a real table of Roll for the Galaxy: dice by colour, tiles by name."""

from __future__ import annotations

from functools import partial
from itertools import groupby
from typing import Any, Final

from engine.core.decision import Chance
from engine.text.message import Message, SeatNumber
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.real_table.chance_input import ChancePart, ChanceQuestion, ChanceThing
from engine.ui.table.parts import Moment
from games.roll_galaxy.dice import DIE_FACES, FACE_NAMES, PHASES, WHITE, CupRoll
from games.roll_galaxy.names import COLOUR, FACE, PHASE
from games.roll_galaxy.scene.dice_faces import draw_die
from games.roll_galaxy.scene.hands import ONE_SIDE, TWO_SIDES, paint_sides
from games.roll_galaxy.scene.palette import CALLED, CALLED_EDGE, PHASE_ICONS, PLAIN_TEXT
from games.roll_galaxy.scene.tile_faces import TILE_H
from games.roll_galaxy.state import PLACES, RollTable
from games.roll_galaxy.tiles import (
    FACTION_NAMES,
    FIRST_HOME_SIDE,
    HOME_NAMES,
    TILE_NAMES,
    faction_sides,
    tile_of,
)

PILE: Final = 0.62
"""How wide the picture of a place with a die is for its height."""


def roll_asks(moment: Moment, chance: Chance) -> ChanceQuestion | None:
    """The pictures of what came up."""
    if isinstance(chance.outcomes, CupRoll):
        return _cup(moment, chance.outcomes)
    if chance.kind == "extra":
        faces = tuple(_face(moment, WHITE, face) for face in range(len(PHASES)))
        return ChanceQuestion((ChancePart(faces),), lambda answers: FACE_NAMES[answers[0]])
    if chance.kind in ("tile", "top"):
        return _tiles(moment, chance)
    if chance.kind == "faction":
        return _pairs(chance, FACTION_NAMES, faction_sides)
    if chance.kind == "home":
        return _pairs(chance, HOME_NAMES, lambda home: (FIRST_HOME_SIDE + home,))
    return None


def _cup(moment: Moment, roll: CupRoll) -> ChanceQuestion:
    """All dice of a cup at once, colour by colour: a digit for each face, as it stands below it."""
    parts = []
    for colour, dice in groupby(roll.colours):
        faces = tuple(_face(moment, colour, face) for face in sorted(set(DIE_FACES[colour])))
        title = moment.voice.say_name(COLOUR(colour), "cap")
        parts.append(ChancePart(faces, len(list(dice)), title))
    return ChanceQuestion(tuple(parts), tuple)


def roll_reveal(moment: Moment, options: Any) -> ChanceQuestion:
    """How a person's dice lie at the reveal: a place for each, colour by colour, and the phase."""
    colours, voice = options.colours, moment.voice
    parts = []
    for colour, dice in groupby(colours):
        places = tuple(_place(moment, colour, place) for place in PLACES)
        title = voice.say_name(COLOUR(colour), "cap")
        where = voice.say(Message("ask-where", {"colour": COLOUR(colour)}))
        parts.append(ChancePart(places, len(list(dice)), title, question=where))
    phases = tuple(_place(moment, None, phase) for phase in range(len(PHASES)))
    selected = Message("ask-selected")
    parts.append(ChancePart(phases, 1, voice.say(selected), question=voice.say(selected, "full")))

    def problem(answers: tuple[Any, ...]) -> str:
        said = options.refusal(options.lying(answers[:-1], answers[-1]))
        return "" if said is None else voice.say(said)

    return ChanceQuestion(
        tuple(parts), lambda answers: options.lying(answers[:-1], answers[-1]), shape=PILE,
        problem=problem,
    )  # fmt: skip


def _place(moment: Moment, colour: int | None, place: int) -> ChanceThing:
    """A die of a colour under a phase or in the Dictate space, or a phase alone."""
    name = moment.voice.say(Message("ask-dictate-space"))
    if place < len(PHASES):
        name = moment.voice.say_name(PHASE(place), "cap")
    number = PLACES.index(place)
    return ChanceThing(place, name, partial(_paint_place, colour, number), code=str(number + 1))


def _paint_place(colour: int | None, number: int, canvas: Canvas, box: Box) -> None:
    """The sign of the place over a die of which only the colour matters."""
    size = min(box.w, box.h * PILE) * 0.8
    sign = (*PHASE_ICONS[: len(PHASES)], "cycle")[number]
    if colour is None:
        canvas.rounded(Box.around(*box.centre, size, size), size * 0.2, CALLED, CALLED_EDGE, 2)
        canvas.icon(sign, *box.centre, size * 0.7, PLAIN_TEXT)
        return
    canvas.icon(sign, box.centre_x, box.y + size * 0.36, size * 0.6, PLAIN_TEXT)
    draw_die(canvas, box.centre_x, box.bottom - size * 0.52, size, colour, None, has_shadow=False)


def _face(moment: Moment, colour: int, face: int) -> ChanceThing:
    name = moment.voice.say_name(FACE(face), "cap")
    return ChanceThing(face, name, partial(_paint_face, colour, face), code=str(face + 1))


def _paint_face(colour: int, face: int, canvas: Canvas, box: Box) -> None:
    draw_die(canvas, *box.centre, min(box.w, box.h) * 0.86, colour, face, has_shadow=False)


def _tiles(moment: Moment, chance: Chance) -> ChanceQuestion:
    """The tiles of the bag by name; those that lie in sight say where."""
    lying = _lying(moment)
    things = [
        ChanceThing(name, name, partial(paint_sides, (2 * tile, 2 * tile + 1)),
              lies="" if name in chance.outcomes else lying.get(tile, ""))
        for tile, name in enumerate(TILE_NAMES)
    ]  # fmt: skip
    things.sort(key=lambda each: each.name)
    return _of_tiles(things, TWO_SIDES)


def _lying(moment: Moment) -> dict[int, str]:
    """Where tiles lie that whoever sits here may know of."""
    table: RollTable = moment.table
    found: dict[int, str] = {}
    for number, seat in enumerate(table.seats):
        words = moment.voice.say(Message("ask-lies-before", {"seat": SeatNumber(number)}))
        tiles = (*map(tile_of, seat.tableau), *seat.developments, *seat.worlds, *seat.in_hand)
        found |= dict.fromkeys((*tiles, *seat.abandoned), words)
    return found


def _pairs(chance: Chance, names: tuple[str, ...], sides: Any) -> ChanceQuestion:
    things = [
        ChanceThing(name, name, partial(paint_sides, sides(number)))
        for number, name in enumerate(names)
        if name in chance.outcomes
    ]
    return _of_tiles(things, TWO_SIDES if len(sides(0)) > 1 else ONE_SIDE)


def _of_tiles(things: list[ChanceThing], shape: float) -> ChanceQuestion:
    return ChanceQuestion(
        (ChancePart(tuple(things)),),
        lambda answers: answers[0],
        shape,
        TILE_H * 0.84,
        has_names=False,
    )
