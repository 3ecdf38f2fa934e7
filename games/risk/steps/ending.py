"""How the game ends, and who stands where."""

from __future__ import annotations

from engine.core.setup import Result
from engine.core.step import Emit
from games.risk.events import Ending, GameEnded
from games.risk.state import RiskTable


def end_game(table: RiskTable, ending: Ending, emit: Emit) -> None:
    """RISK-13.1 and 13.5: nothing more happens."""
    table.steps.clear()
    emit(GameEnded, result(table).winners, ending)


def result(table: RiskTable) -> Result:
    """RISK-13.3 and 13.5: who is left, by territories, then troops; then the latest to leave.

    The score is the number of territories.
    """
    seats = range(len(table.hands))
    gone = table.eliminated
    standing = [
        (-1, gone.index(seat), 0)
        if seat in gone
        else (0, table.owners.count(seat), table.troops_of(seat))
        for seat in seats
    ]
    ranks = tuple(1 + sum(other > own for other in standing) for own in standing)
    return Result(tuple(float(table.owners.count(seat)) for seat in seats), ranks)
