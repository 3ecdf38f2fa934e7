"""How things are named in messages: colours, dice, buildings, goods, persons, places."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from engine.text.said import NameOf, Said, ThingName, as_written
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
def die_said(number: int) -> Said:
    """A die: "orange 3"; a dummy's, which shows no face, is just "orange"."""
    colour = COLOUR(COLOURS[COLOUR_OF[number]])
    face = FACE_OF[number]
    return Said("die", {"colour": colour, "face": face}) if face else Said(colour.key)


def colours_said(colours: Sequence[int]) -> tuple[ThingName, ...]:
    """Colours of dice, each by its name."""
    return tuple([COLOUR(COLOURS[colour]) for colour in colours])


@cache
def handful(dice: tuple[int, ...]) -> Said:
    """Dice within a sentence: "orange 3 and blue 6"; a dummy's: "an orange die and 2 blue dice"."""
    if any(map(FACE_OF.__getitem__, dice)):
        return Said("handful", {"dice": tuple(map(die_said, dice))})
    counts = enumerate(by_colour(dice))
    told = tuple([dice_of_colour(colour, count) for colour, count in counts if count])
    return Said("handful", {"dice": told})


def dice_of_colour(colour: int, count: int) -> Said:
    """Some dice of a colour: "an orange die", "2 blue dice"."""
    return Said("dice-of-colour", {"colour": COLOUR(COLOURS[colour]), "count": count})


def cell_said(cell: int, columns: int) -> Said:
    """A cell of the province: "row 2, column 3"."""
    row, column = divmod(cell, columns)
    return Said("cell", {"row": row + 1, "column": column + 1})


def border_said(cell: int, side: int, columns: int) -> Said:
    """A border of the province by its cell: "the north border at column 2"."""
    row, column = divmod(cell, columns)
    key = {1: "border-north", 2: "border-east", 4: "border-south", 8: "border-west"}[side]
    return Said(key, {"line": 1 + (column if side in (1, 4) else row)})


def sides_said(roads: int) -> tuple[ThingName, ...]:
    """The sides of a cell that roads reach: "north", "east"."""
    return tuple([SIDE(name) for bit, name in SIDE_NAMES.items() if roads & bit])


def stack_said(stack: int) -> dict[str, Any]:
    """A stack of tiles by its colour and the animal on their backs, for messages."""
    colour, animal = divmod(stack, len(ANIMALS))
    return {"colour": COLOUR(COLOURS[colour]), "animal": ANIMAL(ANIMALS[animal])}


def things_said(buildings: Sequence[str], markets: Sequence[tuple[str, int]]) -> tuple[Said, ...]:
    """Buildings and markets: "palace", "silk 2"."""
    told = [Said(BUILDING(each).key) for each in buildings]
    told += [Said("market-of", {"good": GOOD(good), "value": value}) for good, value in markets]
    return tuple(told)


def source_said(source: str) -> Said:
    """Where a gain comes from; as it is written where a position names another source."""
    name = source.replace(" ", "-")
    return Said(SOURCE(name).key) if name in SOURCES else as_written(source)
