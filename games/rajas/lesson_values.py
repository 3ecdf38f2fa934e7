"""Numbers of a table that a lesson may speak of, by the words that ask for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from games.rajas.state import RajasTable


def _gap(table: RajasTable, seat: int, words: str) -> str:
    """How far the markers of the seat, or of the one named by number, are from meeting."""
    return str(table.seats[int(words) if words else seat].gap)


def _fame(table: RajasTable, seat: int, words: str) -> str:
    """The fame of the seat."""
    return str(table.seats[seat].fame)


def _money(table: RajasTable, seat: int, words: str) -> str:
    """The money of the seat."""
    return str(table.seats[seat].money)


def _karma(table: RajasTable, seat: int, words: str) -> str:
    """The karma of the seat."""
    return str(table.seats[seat].karma)


def _workers(table: RajasTable, seat: int, words: str) -> str:
    """The workers that the seat can still place in this round."""
    return str(table.seats[seat].workers)


FACTS: Final[Mapping[str, Callable[[RajasTable, int, str], str]]] = {
    "gap": _gap,
    "fame": _fame,
    "money": _money,
    "karma": _karma,
    "workers": _workers,
}
