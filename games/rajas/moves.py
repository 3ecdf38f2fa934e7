"""What a person may say at the table; `str(move)` is the command, messages tell the move.

Only the table knows what a move means that names a space, a tile or a place of the province: it is
told by `move_words`.

Spaces, tiles and yield tiles are named as in the board's data; dice are numbers of `dice`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, ClassVar

from engine.core.decision import MoveOption
from engine.text.message import Message, as_written
from games.rajas import effects

NO_DIE = -1
_GOODS = ("silk", "tea", "spices")


def space_title(space: str) -> str:
    """A space by its id, as a person types it: "Great Mogul", "Harbour 2"."""
    if space in effects.CHAMBERS:
        return effects.chamber_name(space)
    return space.replace("harbor", "harbour").replace("_", " ").capitalize()


class NamedByTable(MoveOption):
    """A move that names what lies on the table: `Game.said_of` tells it, given the table."""

    __slots__ = ()

    def said(self) -> Message:
        """Without a table it is told by its command."""
        return as_written(str(self))


@dataclass(frozen=True, slots=True)
class Place(NamedByTable):
    """Place a worker on a space, and give up a die where one is asked for (else NO_DIE)."""

    space: str
    die: int = NO_DIE

    def __str__(self) -> str:
        name = space_title(self.space)
        return name if self.die == NO_DIE else f"{name} with {effects.die_name(self.die)}"


@dataclass(frozen=True, slots=True)
class SetAside(MoveOption):
    """Nothing can be done with this worker: it is set aside for the round."""

    command: ClassVar = "Set the worker aside"


@dataclass(frozen=True, slots=True)
class TurnDie(MoveOption):
    """Spend one karma and turn a die to its opposite face."""

    die: int

    def __str__(self) -> str:
        return f"Turn {effects.die_name(self.die)}"

    def said(self) -> Message:
        args = {
            "die": effects.die_said(self.die),
            "face": effects.FACE_OF[effects.turned(self.die)],
        }
        return Message("move-turn-die", args)


@dataclass(frozen=True, slots=True)
class TakeDice(MoveOption):
    """Take dice of these colours, ascending."""

    colours: tuple[int, ...]

    def __str__(self) -> str:
        return f"Take {effects.colour_words(self.colours)}"

    def said(self) -> Message:
        return Message(
            "move-take-dice", {"dice": effects.handful(tuple(map(effects.die, self.colours)))}
        )


@dataclass(frozen=True, slots=True)
class Upgrade(MoveOption):
    building: int

    def __str__(self) -> str:
        return f"Upgrade the {effects.BUILDING_NAMES[self.building]}"

    def said(self) -> Message:
        return Message(
            "move-upgrade", {"building": effects.BUILDING(effects.BUILDING_NAMES[self.building])}
        )


@dataclass(frozen=True, slots=True)
class Sail(NamedByTable):
    """Move the boat by so many unoccupied spaces."""

    command: ClassVar = "Sail {steps}"
    steps: int


@dataclass(frozen=True, slots=True)
class Buy(NamedByTable):
    command: ClassVar = "Buy {tile}"
    tile: str


@dataclass(frozen=True, slots=True)
class Pay(MoveOption):
    """Give up these dice for a tile."""

    dice: effects.Dice

    def __str__(self) -> str:
        return f"Pay {effects.dice_words(self.dice)}"

    def said(self) -> Message:
        return Message("move-pay", {"dice": effects.handful(self.dice)})


@dataclass(frozen=True, slots=True)
class Lay(NamedByTable):
    """Lay the tile into a cell, after so many quarter turns clockwise."""

    command: ClassVar = "Lay it in cell {cell} turned {turn}"
    cell: int
    turn: int


@dataclass(frozen=True, slots=True)
class Claim(NamedByTable):
    command: ClassVar = "Take border {border}"
    border: int


@dataclass(frozen=True, slots=True)
class Sell(MoveOption):
    good: int

    def __str__(self) -> str:
        return f"Sell {_GOODS[self.good]}"

    def said(self) -> Message:
        return Message("move-sell", {"good": effects.GOOD(_GOODS[self.good])})


@dataclass(frozen=True, slots=True)
class Visit(MoveOption):
    who: Annotated[str, effects.PERSON]

    def __str__(self) -> str:
        return f"Visit {effects.the_person(self.who)}"


@dataclass(frozen=True, slots=True)
class Replace(NamedByTable):
    command: ClassVar = "Replace cell {cell} by {tile}"
    cell: int
    tile: str


@dataclass(frozen=True, slots=True)
class PutYield(NamedByTable):
    """Take a face-up yield tile and lay it on a border of its colour."""

    command: ClassVar = "Put {tile} on border {border}"
    tile: str
    border: int


@dataclass(frozen=True, slots=True)
class UseYield(NamedByTable):
    """Use a face-up yield tile at once; it is gone then."""

    command: ClassVar = "Use {tile}"
    tile: str


@dataclass(frozen=True, slots=True)
class CoverBorder(NamedByTable):
    """Navaratnas: cover this brown border with the tile drawn."""

    command: ClassVar = "Cover border {border}"
    border: int


@dataclass(frozen=True, slots=True)
class Reroll(MoveOption):
    """Roll this die again as well."""

    die: int

    def __str__(self) -> str:
        return f"Reroll {effects.die_name(self.die)}"

    def said(self) -> Message:
        return Message("move-reroll", {"die": effects.die_said(self.die)})


@dataclass(frozen=True, slots=True)
class KeepDice(MoveOption):
    """Choose no more dice to roll again."""

    command: ClassVar = "Keep the other dice"


SET_ASIDE = SetAside()
KEEP_DICE = KeepDice()

place = cache(Place)
turn_die = cache(TurnDie)
take_dice = cache(TakeDice)
upgrade = cache(Upgrade)
sail = cache(Sail)
buy = cache(Buy)
pay = cache(Pay)
lay = cache(Lay)
sell = cache(Sell)
visit = cache(Visit)
replace = cache(Replace)
reroll = cache(Reroll)
