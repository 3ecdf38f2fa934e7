"""What tables and options are worth: the solver's values, asked about the table of a match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from threading import Lock

from engine.core.decision import Option
from engine.core.storage import user_folder
from games.despirala.moves import Continue
from games.despirala.solver import Position, Values, load_or_solve
from games.despirala.solver.sampled import solve_sampled
from games.despirala.solver.values import TIE
from games.despirala.state import DespiralaTable, Mode
from games.despirala.steps import RollAllDice, RollRest

SAMPLING_SEED = 1

_SOLVING: dict[Mode, Lock] = {"normal": Lock(), "misere": Lock()}


@cache
def _solved(mode: Mode) -> Values:
    return load_or_solve(mode, user_folder())


def exact_values(mode: Mode) -> Values:
    """The exact values of a mode, solved once per process however many threads ask."""
    with _SOLVING[mode]:
        return _solved(mode)


@cache
def _sampled(trials: int, mode: Mode) -> Values:
    return solve_sampled(mode, trials, SAMPLING_SEED)


def sampled_values(trials: int, mode: Mode) -> Values:
    """Values estimated from so many rolls per position: always the same ones, so bots repeat."""
    with _SOLVING[mode]:
        return _sampled(trials, mode)


def position_of(table: DespiralaTable, seat: int) -> Position:
    """Where a seat stands, as the solver sees it: its own sheet, goods and dice."""
    sheet = table.sheets[seat]
    used, goods, banked = frozenset(sheet.points), sheet.goods, sheet.score
    step = table.steps[-1] if seat == table.seat and table.steps else None
    if isinstance(step, RollAllDice):
        return Position(used, goods - step.paid, banked, in_the_air=True)
    if step is None or not table.dice:
        return Position(used, goods, banked)
    if table.attempt is None:
        return Position(used, goods, banked, table.dice)
    position = Position(
        used | {table.attempt.combination}, goods, banked, table.dice, table.attempt
    )
    is_continued = isinstance(step, RollRest) and position.collecting > 0
    return position.after(Continue()) if is_continued else position


def expected_score(values: Values, table: DespiralaTable, seat: int) -> float:
    """DESP-10.1: the expected final score of a seat, points banked included."""
    return values.expected_final(position_of(table, seat))


def option_scores(values: Values, table: DespiralaTable, options: Sequence[Option]) -> list[float]:
    """The expected final score of the seat to play after each option of its decision."""
    position = position_of(table, table.seat)
    found = values.moves(position)
    return [position.banked + found[option] for option in options]  # type: ignore[index]


def best_score(values: Values, scores: Sequence[float]) -> float:
    """The best of some expected scores: the highest, in misère the lowest."""
    return min(scores) if values.misere else max(scores)


def best_options(
    values: Values, options: Sequence[Option], scores: Sequence[float]
) -> tuple[Option, ...]:
    """DESP-11.5: the options that tie for the best, in the order of the sheet."""
    best = best_score(values, scores)
    return tuple(
        option for option, score in zip(options, scores, strict=True) if abs(score - best) <= TIE
    )
