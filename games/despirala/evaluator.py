"""What tables and options are worth: the solver's values, asked about the table of a match."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from threading import Lock

from engine.core.decision import Decision, Option
from engine.core.step import pending
from engine.core.storage import cache_folder
from games.despirala.combinations import full_score, is_collect, score, target
from games.despirala.completion import completion_chance
from games.despirala.hints import Hint
from games.despirala.moves import Attempt, Continue, Stop
from games.despirala.solver import Position, Values, load_or_solve
from games.despirala.solver.sampled import load_or_solve_sampled
from games.despirala.solver.values import TIE
from games.despirala.state import DespiralaTable, Mode
from games.despirala.steps import RollAllDice, RollRest

SAMPLING_SEED = 1

_SOLVED: dict[str, Values] = {}
_SOLVING: defaultdict[str, Lock] = defaultdict(Lock)


def exact_values(mode: Mode) -> Values:
    """The exact values of a mode, solved once however many threads ask."""
    return _solved(mode, lambda: load_or_solve(mode, cache_folder()))


def solve_ahead(mode: Mode) -> None:
    """Solve a mode for the cache folder, where `exact_values` finds it: here nothing is held."""
    with _SOLVING[mode]:
        if mode not in _SOLVED:
            load_or_solve(mode, cache_folder())


def sampled_values(trials: int, mode: Mode) -> Values:
    """Values estimated from so many rolls per position: always the same ones, so bots repeat."""
    return _solved(
        f"{mode} by {trials}",
        lambda: load_or_solve_sampled(mode, trials, SAMPLING_SEED, cache_folder()),
    )


def _solved(name: str, solve: Callable[[], Values]) -> Values:
    """Who asks for one table waits for that table alone, and for none that is solved."""
    if name not in _SOLVED:
        with _SOLVING[name]:
            if name not in _SOLVED:
                _SOLVED[name] = solve()
    return _SOLVED[name]


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


def expected_scores(table: DespiralaTable) -> list[float]:
    """DESP-10.1: the expected final score of every seat, everybody playing for points."""
    values = exact_values(table.mode)
    return [expected_score(values, table, seat) for seat in range(len(table.sheets))]


def hints(table: DespiralaTable) -> list[Hint]:
    """DESP-11.6: every legal move of the seat to play, the best first; empty between decisions."""
    asked = pending(table.copy())
    if not isinstance(asked, Decision):
        return []
    values = exact_values(table.mode)
    scores = option_scores(values, table, asked.options)
    best = best_score(values, scores)
    found = [
        _hint(table, option, expected, abs(expected - best))
        for option, expected in zip(asked.options, scores, strict=True)
    ]
    return sorted(found, key=lambda hint: hint.loss)


def _hint(table: DespiralaTable, option: Option, expected: float, loss: float) -> Hint:
    if isinstance(option, Attempt):
        wanted = target(option.combination, option.faces)
        most = full_score(option.combination, option.faces)
        if is_collect(option.combination):
            now = score(option.combination, (), table.dice.count(wanted[0]))
            return Hint(option, expected, loss, None, now, most)
        chance = completion_chance(table.dice, wanted, table.sheet.goods)
        return Hint(option, expected, loss, chance, None, most)
    if isinstance(option, Stop) and table.attempt:
        now = score(table.attempt.combination, (), len(table.aside))
        return Hint(option, expected, loss, None, now, now)
    return Hint(option, expected, loss, None, None, None)
