"""How things are named in messages: colours, dice, buildings, goods, persons, places."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from engine.text.message import Message, NameOf, ThingName, as_written
from games.rajas.dice import COLOUR_OF, COLOURS, FACE_OF, by_colour
from games.rajas.grid import EAST, NORTH, SOUTH, WEST

COLOUR: Final = NameOf("colour")
BUILDING: Final = NameOf("building")
GOOD: Final = NameOf("good")
PERSON: Final = NameOf("person")
TRACK_NAME: Final = NameOf("track")
SOURCE: Final = NameOf("source")
NOTHING_WHY: Final = NameOf("nothing")
YIELD_COLOUR: Final = NameOf("yield")
COUNTED_THING: Final = NameOf("counted")
SIDE: Final = NameOf("side")
AREA: Final = NameOf("area")
ANIMAL: Final = NameOf("animal")

ANIMALS: Final = ("tiger", "snake", "cow")
"""What is on the backs of the province tiles."""
SIDE_NAMES: Final = {NORTH: "north", EAST: "east", SOUTH: "south", WEST: "west"}

SOURCES: Final = (
    "quarry", "market", "harbour", "chambers", "balconies", "terrace", "buildings", "markets",
    "border", "yield-tile", "river", "bridge", "money-track", "fame-track", "karma", "handicap",
)  # fmt: skip
"""Where gains come from."""


@cache
def die_said(number: int) -> Message:
    """A die: "orange 3"; a dummy's, which shows no face, is just "orange"."""
    colour = COLOUR(COLOURS[COLOUR_OF[number]])
    face = FACE_OF[number]
    return Message("die", {"colour": colour, "face": face}) if face else Message(colour.key)


def colours_said(colours: Sequence[int]) -> tuple[ThingName, ...]:
    """Colours of dice, each by its name."""
    return tuple([COLOUR(COLOURS[colour]) for colour in colours])


@cache
def handful(dice: tuple[int, ...]) -> Message:
    """Dice within a sentence: "orange 3 and blue 6"; a dummy's: "an orange die and 2 blue dice"."""
    if any(map(FACE_OF.__getitem__, dice)):
        return Message("handful", {"dice": tuple(map(die_said, dice))})
    counts = enumerate(by_colour(dice))
    told = tuple([dice_of_colour(colour, count) for colour, count in counts if count])
    return Message("handful", {"dice": told})


def dice_of_colour(colour: int, count: int) -> Message:
    """Some dice of a colour: "an orange die", "2 blue dice"."""
    return Message("dice-of-colour", {"colour": COLOUR(COLOURS[colour]), "count": count})


def cell_said(cell: int, columns: int) -> Message:
    """A cell of the province: "row 2, column 3"."""
    row, column = divmod(cell, columns)
    return Message("cell", {"row": row + 1, "column": column + 1})


def border_said(cell: int, side: int, columns: int) -> Message:
    """A border of the province by its cell: "the north border at column 2"."""
    row, column = divmod(cell, columns)
    key = {1: "border-north", 2: "border-east", 4: "border-south", 8: "border-west"}[side]
    return Message(key, {"line": 1 + (column if side in (1, 4) else row)})


def sides_said(roads: int) -> tuple[ThingName, ...]:
    """The sides of a cell that roads reach: "north", "east"."""
    return tuple([SIDE(name) for bit, name in SIDE_NAMES.items() if roads & bit])


def stack_said(stack: int) -> dict[str, Any]:
    """A stack of tiles by its colour and the animal on their backs, for messages."""
    colour, animal = divmod(stack, len(ANIMALS))
    return {"colour": COLOUR(COLOURS[colour]), "animal": ANIMAL(ANIMALS[animal])}


def things_said(
    buildings: Sequence[str], markets: Sequence[tuple[str, int]]
) -> tuple[Message, ...]:
    """Buildings and markets: "palace", "silk 2"."""
    told = [Message(BUILDING(each).key) for each in buildings]
    told += [Message("market-of", {"good": GOOD(good), "value": value}) for good, value in markets]
    return tuple(told)


def source_said(source: str) -> Message:
    """Where a gain comes from; as it is written where a position names another source."""
    name = source.replace(" ", "-")
    return Message(SOURCE(name).key) if name in SOURCES else as_written(source)
