"""Numbers of a table that a lesson may speak of, by the words that ask for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from games.despirala.bots import odds
from games.despirala.combinations import collect_face, full_score
from games.despirala.moves import Attempt, read_move
from games.despirala.state import DespiralaTable

NEARLY_SURE: Final = 0.99


def _goods(table: DespiralaTable, seat: int, words: str) -> str:
    return str(table.sheets[seat].goods)


def _score(table: DespiralaTable, seat: int, words: str) -> str:
    """Of the seat, or of the one that is named by number."""
    return str(table.score(int(words) if words else seat))


def _turns(table: DespiralaTable, seat: int, words: str) -> str:
    """How many turns are left, this one included."""
    return str(15 - table.turn)


def _attempt(words: str) -> Attempt:
    move = read_move(words)
    assert isinstance(move, Attempt)
    return move


def _chance(table: DespiralaTable, seat: int, words: str) -> str:
    """Of a target, with the dice and goods at hand."""
    chance = odds(table, _attempt(words)).success
    return f"{100 * chance:.{1 if chance > NEARLY_SURE else 0}f} %"


def _now(table: DespiralaTable, seat: int, words: str) -> str:
    """What a Collect gives at once."""
    face = collect_face(words)
    return str(face * table.dice.count(face))


def _worth(table: DespiralaTable, seat: int, words: str) -> str:
    """What a row gives when it is done."""
    attempt = _attempt(words)
    return str(full_score(attempt.combination, attempt.faces))


FACTS: Final[Mapping[str, Callable[[DespiralaTable, int, str], str]]] = {
    "goods": _goods,
    "score": _score,
    "turns": _turns,
    "chance": _chance,
    "now": _now,
    "worth": _worth,
}
