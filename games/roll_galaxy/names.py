"""The kinds of what Roll for the Galaxy speaks of by name: colours, phases, tiles, handfuls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.text.message import Message, NameOf, ThingName
from games.roll_galaxy.dice import COLOUR_NAMES, COLOURS, FACE_NAMES, PHASES, WORKER_NAMES, Dice
from games.roll_galaxy.tiles import HIDDEN, SIDES


@dataclass(frozen=True, slots=True)
class NumberedName(NameOf):
    """The kind of a field that holds one of a family by its number."""

    names: tuple[str, ...]

    def __call__(self, value: str | int) -> ThingName:
        return ThingName(self.family, self.names[int(value)])


COLOUR: Final = NumberedName("colour", (*COLOURS, "gray"))
PHASE: Final = NumberedName("phase", PHASES)
FACE: Final = NumberedName("phase", FACE_NAMES)
SIDE: Final = NumberedName("side", tuple(side.name for side in SIDES))
KIND: Final = NumberedName("kind", (*COLOUR_NAMES, "gray"))
"""What dice and worlds of a colour stand for, as the rulebook names it."""
WORKER: Final = NumberedName("worker", WORKER_NAMES)
DICTATE: Final = ThingName("phase", "Dictate")


def phase_or_dictate(place: int) -> ThingName:
    """Where workers were: under a phase, or in the Dictate space."""
    return PHASE(place) if place < len(PHASES) else DICTATE


def tile(number: int) -> Message:
    """A tile by both its sides, or one that the reader does not know."""
    if number == HIDDEN:
        return Message("hidden-tile")
    return Message("tile", {"development": SIDE(2 * number), "world": SIDE(2 * number + 1)})


def handful(dice: Dice) -> dict[str, Any]:
    """The arguments of the message `handful`: dice by colour, and how many there are."""
    each = [
        Message("dice-of-colour", {"count": count, "colour": COLOUR(colour)})
        for colour, count in enumerate(dice)
        if count
    ]
    return {"dice": tuple(each), "total": sum(dice)}
