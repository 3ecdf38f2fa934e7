"""What a player may say at the table, in the move words of the game's document."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Annotated, Final

from engine.core.recorded import MoveOption
from engine.core.words import whole_number
from engine.text.message import NameOf
from games.despirala.combinations import (
    COMBINATIONS,
    DICE,
    NAMES,
    UnknownCombinationError,
    legal_faces,
    target,
)

COMBINATION: Final = NameOf("combination")
"""The kind of what holds the name of a combination, as the document has it."""


@dataclass(frozen=True, slots=True)
class Reroll(MoveOption):
    """Pay one good and roll all six dice again."""

    def __str__(self) -> str:
        return "Reroll"


@dataclass(frozen=True, slots=True)
class Attempt(MoveOption):
    """Commit to a combination, naming its open faces in ascending order."""

    combination: Annotated[str, COMBINATION]
    faces: tuple[int, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.combination, *map(str, self.faces)))


@dataclass(frozen=True, slots=True)
class Continue(MoveOption):
    """Collecting: pay one good and roll the dice that do not match."""

    def __str__(self) -> str:
        return "Continue collecting"


@dataclass(frozen=True, slots=True)
class Stop(MoveOption):
    """Collecting: take the points of the dice set aside."""

    def __str__(self) -> str:
        return "Stop collecting"


RollMove = Reroll | Attempt
CollectMove = Continue | Stop
Move = RollMove | CollectMove


class UnreadableMoveError(ValueError):
    """The words name no move of the game."""


_ATTEMPTS = {name: tuple(Attempt(name, faces) for faces in legal_faces(name)) for name in NAMES}


def attempts(name: str) -> tuple[Attempt, ...]:
    """Every way to choose one combination, faces ascending."""
    return _ATTEMPTS[name]


def legal_moves(used: Collection[str], goods: int, misere: bool) -> tuple[RollMove, ...]:
    """Every legal move after a roll of all six dice: sheet order, then the reroll.

    Each combination not attempted yet may be chosen with any faces, however badly the dice fit. The
    reroll costs a good and does not exist in misère.
    """
    chosen: list[RollMove] = [
        attempt for name in NAMES if name not in used for attempt in _ATTEMPTS[name]
    ]
    if goods > 0 and not misere:
        chosen.append(Reroll())
    return tuple(chosen)


def legal_collect_moves(matched: int, goods: int) -> tuple[CollectMove, ...]:
    """Stop is always legal; continuing needs a good and a die that does not match yet."""
    if goods > 0 and matched < DICE:
        return (Stop(), Continue())
    return (Stop(),)


_PLAIN_WORDS: dict[str, Move] = {
    "reroll": Reroll(),
    "continue": Continue(),
    "continue collecting": Continue(),
    "stop": Stop(),
    "stop collecting": Stop(),
}


def read_move(words: str) -> Move:
    """The move these words name, in any case and with the faces in any order.

    "two triples 5 3" is `Attempt("Two triples", (3, 5))`. UnreadableMoveError, with one sentence
    for the player, when they name none.
    """
    said = " ".join(words.split()).lower()
    if said in _PLAIN_WORDS:
        return _PLAIN_WORDS[said]
    for combination in COMBINATIONS:
        name = combination.name.lower()
        if said == name or said.startswith(name + " "):
            return _read_attempt(combination.name, said[len(name) :].split())
    raise UnreadableMoveError(f"{words.strip()!r} is not a move")


def _read_attempt(name: str, spoken: list[str]) -> Attempt:
    numbers = [whole_number(word) for word in spoken]
    faces = tuple(sorted(number for number in numbers if number is not None))
    if len(faces) < len(numbers):
        raise UnreadableMoveError(f"the faces after {name} must be numbers")
    try:
        target(name, faces)
    except UnknownCombinationError as refusal:
        raise UnreadableMoveError(str(refusal)) from None
    return Attempt(name, faces)
