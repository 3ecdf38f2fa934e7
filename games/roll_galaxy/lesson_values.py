"""Numbers of a table that a lesson may speak of, by the words that ask for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from games.roll_galaxy.scoring import result
from games.roll_galaxy.state import RollTable
from games.roll_galaxy.tiles import SIDES


def _credits(table: RollTable, seat: int, words: str) -> str:
    """The money of the seat."""
    return str(table.seats[seat].credits)


def _tired(table: RollTable, seat: int, words: str) -> str:
    """How many dice rest in its Citizenry."""
    return str(sum(table.seats[seat].citizenry))


def _squares(table: RollTable, seat: int, words: str) -> str:
    """How many squares its tableau has."""
    return str(len(table.seats[seat].tableau))


def _develop(table: RollTable, seat: int, words: str) -> str:
    """The name of the development being worked on; with `cost` its printed cost."""
    return _of_side(2 * table.seats[seat].developments[0], words)


def _settle(table: RollTable, seat: int, words: str) -> str:
    """The name of the world being worked on; with `cost` its printed cost."""
    return _of_side(2 * table.seats[seat].worlds[0] + 1, words)


def _of_side(side: int, words: str) -> str:
    return str(SIDES[side].cost) if words == "cost" else SIDES[side].name


def _score(table: RollTable, seat: int, words: str) -> str:
    """What the seat, or the one named by number, would score now."""
    return f"{result(table).scores[int(words) if words else seat]:g}"


FACTS: Final[Mapping[str, Callable[[RollTable, int, str], str]]] = {
    "credits": _credits,
    "tired": _tired,
    "squares": _squares,
    "develop": _develop,
    "settle": _settle,
    "score": _score,
}
