"""The dice: seven colours, their faces, and handfuls of them counted by colour.

Colours are numbers in the order in which the Rollbot ranks them, white (0) lowest, yellow (6)
highest; phases are numbers in the order in which they are executed.
"""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from math import prod
from pathlib import Path
from random import Random
from typing import Any

from engine.core.errors import BadDocument, IllegalAnswer
from engine.text.message import Message, ThingName

FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parent / "data" / "tiles.json").read_text(encoding="utf-8")
)

WHITE, RED, PURPLE, CYAN, BROWN, GREEN, YELLOW = range(7)
GRAY = 7
"""The colour of worlds that never hold goods."""

COLOURS = tuple(die["colour"] for die in FACTS["dice"])
COLOUR_NAMES = tuple(die["name"] for die in FACTS["dice"])
DICE_IN_BOX: tuple[int, ...] = tuple(die["count"] for die in FACTS["dice"])

EXPLORE, DEVELOP, SETTLE, PRODUCE, SHIP = range(5)
WILD = 5
PHASES = ("Explore", "Develop", "Settle", "Produce", "Ship")
FACE_NAMES = (*PHASES, "Wild")
UNREADABLE = -1
WORKER_NAMES = ("explorer", "developer", "settler", "producer", "shipper")

DIE_FACES: tuple[tuple[int, ...], ...] = tuple(
    tuple(FACE_NAMES.index(face.capitalize()) for face in die["faces"]) for die in FACTS["dice"]
)
"""Per colour, the six faces of a die."""

Dice = tuple[int, ...]
"""A handful of dice: how many of each colour."""

NO_DICE: Dice = (0,) * len(COLOURS)


def plus(dice: Dice, colour: int, count: int = 1) -> Dice:
    """The handful with so many dice of a colour more (or, below zero, less)."""
    return (*dice[:colour], dice[colour] + count, *dice[colour + 1 :])


def together(dice: Dice, others: Dice) -> Dice:
    return tuple([one + other for one, other in zip(dice, others, strict=True)])


def handful(colours: Iterable[int]) -> Dice:
    counts = [0] * len(NO_DICE)
    for colour in colours:
        counts[colour] += 1
    return tuple(counts)


def colours_in(dice: Dice) -> list[int]:
    """The colours that are there, each once, ascending."""
    return [colour for colour, count in enumerate(dice) if count]


def one_by_one(dice: Dice) -> tuple[int, ...]:
    """The colour of every die, ascending."""
    return tuple([colour for colour, count in enumerate(dice) for _ in range(count)])


@dataclass(frozen=True, slots=True)
class CupRoll:
    """The dice of a cup thrown at once; an outcome is one face per die, colours ascending."""

    colours: tuple[int, ...]

    def sample(self, rng: Random) -> tuple[int, ...]:
        faces, chance = DIE_FACES, rng.random
        return tuple([faces[colour][int(chance() * 6)] for colour in self.colours])

    def outcomes(self) -> Iterator[tuple[tuple[int, ...], float]]:
        odds = [_face_odds(colour) for colour in self.colours]
        for roll in itertools.product(*odds):
            yield tuple(face for face, _ in roll), prod(share for _, share in roll)

    def __contains__(self, outcome: Any) -> bool:
        return (
            isinstance(outcome, tuple)
            and len(outcome) == len(self.colours)
            and all(
                type(face) is int and face in DIE_FACES[colour]
                for face, colour in zip(outcome, self.colours, strict=True)
            )
        )

    def parse(self, text: str) -> tuple[int, ...]:
        said = text.replace(",", " ").casefold().split()
        outcome = tuple([_face_called(word) for word in said])
        if outcome not in self:
            dice = tuple([ThingName("colour", COLOURS[colour]) for colour in self.colours])
            args = {"words": text.strip(), "dice": dice, "example": self.example}
            raise IllegalAnswer(Message("no-roll-of-cup", args))
        return outcome

    @property
    def example(self) -> str:
        return ", ".join(FACE_NAMES[DIE_FACES[colour][0]] for colour in self.colours)

    def to_json(self, outcome: tuple[int, ...]) -> list[int]:
        return list(outcome)

    def from_json(self, document: Any) -> tuple[int, ...]:
        outcome = tuple(document) if isinstance(document, list) else document
        if outcome not in self:
            raise BadDocument(f"{document!r} is no roll of {len(self.colours)} dice of the cup")
        return outcome


def _face_called(word: str) -> int:
    """The face whose name begins with the word, UNREADABLE when none or several do."""
    fitting = [face for face, name in enumerate(FACE_NAMES) if name.casefold().startswith(word)]
    return fitting[0] if len(fitting) == 1 else UNREADABLE


@cache
def _face_odds(colour: int) -> tuple[tuple[int, float], ...]:
    counts = Counter(DIE_FACES[colour])
    return tuple((face, count / 6) for face, count in sorted(counts.items()))
