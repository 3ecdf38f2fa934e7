"""How chance is asked at a real table of Rajas: dice by colour and pips, tiles by their picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any, Final

from engine.core.chance import Dice
from engine.core.decision import Chance
from engine.text.message import Message, SeatNumber
from engine.ui.real_table.chance_input import (
    ChancePart,
    ChanceQuestion,
    ChanceThing,
    die_face,
    with_keys,
)
from engine.ui.table.parts import Moment
from games.rajas.board import AREAS
from games.rajas.dice import COLOURS
from games.rajas.drawing import effects_word
from games.rajas.dummy import ValidFaces
from games.rajas.effects import CHAMBERS
from games.rajas.naming import AREA, COLOUR, PERSON
from games.rajas.scene.hands import paint_die, paint_effects, paint_tile, paint_yield
from games.rajas.state import RajasTable

SIDES_OF_A_DIE: Final = 6


def rajas_asks(moment: Moment, chance: Chance) -> ChanceQuestion | None:
    """The pictures of what came up."""
    if isinstance(chance.outcomes, ValidFaces):
        return _valid(moment, chance.kind, chance.outcomes)
    if isinstance(chance.outcomes, Dice):
        return _dice(moment)
    made = _river if chance.kind.startswith("river") else ASKED.get(chance.kind)
    return None if made is None else made(moment, chance)


def _dice(moment: Moment) -> ChanceQuestion | None:
    """A person's dice in their colours, in the order of the statue; others as the engine does."""
    colours: Sequence[int] = getattr(moment.match.table.steps[-1], "asked_colours", ())
    if not colours:
        return None
    parts = tuple(
        ChancePart(_faces(colour), len(list(dice)),
                  moment.voice.say_name(COLOUR(COLOURS[colour]), "cap"))
        for colour, dice in groupby(colours)
    )  # fmt: skip
    return ChanceQuestion(parts, tuple)


def _faces(colour: int) -> tuple[ChanceThing, ...]:
    return tuple(_face(colour, face) for face in range(1, SIDES_OF_A_DIE + 1))


def _face(colour: int, face: int) -> ChanceThing:
    return ChanceThing(face, str(face), partial(paint_die, colour, face), code=str(face))


def _valid(moment: Moment, kind: str, outcomes: ValidFaces) -> ChanceQuestion:
    """SOLO-4.2: a dummy's die; a face that is rolled again is dimmed and says why."""
    voice = moment.voice
    names: Sequence[Any] = ()
    if kind == "area":
        names = [AREA(area) for area in AREAS]
    elif kind == "person":
        names = [PERSON(who) for who in CHAMBERS]
    things = []
    for face, why in enumerate(outcomes.why, 1):
        note = voice.say_name(names[face - 1], "cap") if face <= len(names) else ""
        thing = die_face(face, note)
        args = {"face": face, "why": why}
        refusal = "" if why is None else voice.say(Message("face-not-valid", args))
        things.append(ChanceThing(face, str(face), thing.paint, note, str(face), refusal=refusal))
    return ChanceQuestion((ChancePart(tuple(things)),), lambda answers: answers[0])


def _tile(moment: Moment, chance: Chance) -> ChanceQuestion:
    """The tiles that can lie below, by colour and price; those in sight say where they lie."""
    table: RajasTable = moment.match.table
    stack = table.tile(str(next(chance.outcomes.outcomes())[0])).stack
    lying = _lying(moment)
    tiles = [tile for tile in table.board.tiles.values() if tile.stack == stack]
    things = [
        ChanceThing(tile.id, moment.voice.say(tile.called), partial(paint_tile, tile),
              lies="" if tile.id in chance.outcomes else lying.get(tile.id, ""))
        for tile in tiles
        if tile.id in chance.outcomes or tile.id in lying
    ]  # fmt: skip
    return ChanceQuestion((ChancePart(with_keys(tuple(things))),), lambda answers: answers[0])


def _lot(moment: Moment, chance: Chance) -> ChanceQuestion:
    """A lot between tiles that are equally good for a dummy."""
    things = tuple(
        ChanceThing(name, moment.voice.say(tile.called), partial(paint_tile, tile))
        for name in _names(chance)
        for tile in (moment.match.table.tile(name),)
    )
    return ChanceQuestion((ChancePart(with_keys(things)),), lambda answers: answers[0])


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
        ChanceThing(name, effects_word(known[name].effects), partial(paint_yield, known[name]))
        for name in _names(chance)
    )
    return ChanceQuestion((ChancePart(with_keys(things)),), lambda answers: answers[0])


def _river(moment: Moment, chance: Chance) -> ChanceQuestion:
    known = moment.match.table.board.river_tiles
    things = tuple(
        ChanceThing(name, effects_word(known[name]), partial(paint_effects, known[name]))
        for name in _names(chance)
    )
    return ChanceQuestion((ChancePart(with_keys(things)),), lambda answers: answers[0])


def _colour(moment: Moment, chance: Chance) -> ChanceQuestion:
    """A lot between colours of dice."""
    things = tuple(
        ChanceThing(name, moment.voice.say_name(COLOUR(name), "cap"),
              partial(paint_die, COLOURS.index(name), 0))
        for name in _names(chance)
    )  # fmt: skip
    return ChanceQuestion((ChancePart(with_keys(things)),), lambda answers: answers[0])


def _names(chance: Chance) -> list[str]:
    return [str(item) for item, _ in chance.outcomes.outcomes()]


ASKED: Final[Mapping[str, Callable[[Moment, Chance], ChanceQuestion]]] = {
    "tile": _tile,
    "bought": _lot,
    "replaced": _lot,
    "colour": _colour,
    "yield": _yield,
    "brown": _yield,
}
