"""The tables a match has been through: some are kept, the others are played again from those."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from engine.core.correction import Correction
from engine.core.step import Emit, apply, pending, silence
from engine.core.untold import Exchange

EVERY: Final = 16


class Answered(Protocol):
    """A move, as far as playing it again needs it."""

    @property
    def answer(self) -> Any: ...


def play(table: Any, answer: Any, emit: Emit = silence) -> None:
    """One answer, and what follows from it by itself."""
    if isinstance(answer, (Correction, Exchange)):
        answer.carry_out(table)
    else:
        apply(table, answer, emit)
    pending(table, emit)


class MatchHistory:
    """Gives the table before any answer; every sixteenth is kept, and the one asked for last."""

    def __init__(self, opening: Any) -> None:
        self._kept = [opening.copy()]
        self._at = 0
        self._table = opening.copy()

    def keep(self, number: int, table: Any) -> None:
        """The table before answer `number`, given for every answer in order."""
        if number == EVERY * len(self._kept):
            self._kept.append(table.copy())

    def cut(self, number: int) -> None:
        """Answer `number` and those after it were taken back."""
        del self._kept[number // EVERY + 1 :]
        if self._at > number:
            self._rest_on(number)

    def before(self, number: int, moves: Sequence[Answered]) -> Any:
        """A table of one's own as it was before answer `number` of these moves."""
        if not self._at <= number < self._at + EVERY:
            self._rest_on(number)
        for move in moves[self._at : number]:
            play(self._table, move.answer)
        self._at = number
        return self._table.copy()

    def _rest_on(self, number: int) -> None:
        place = min(number // EVERY, len(self._kept) - 1)
        self._at, self._table = EVERY * place, self._kept[place].copy()
