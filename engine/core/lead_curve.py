"""The course of a finished game: who led by how much, where that turned, and the marks of
its choices.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final, Literal

from engine.core import record
from engine.core.card import Graded, Marks, graded_choices, held_against
from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.match import Match, play
from engine.core.registry import Registry
from engine.core.setup import Result
from engine.core.step import pending
from engine.core.thinking import MatchCopy

# The course of a finished game: who led by how much, and the answers where that turned.
#
# Pure arithmetic on a replayed match. A lead is the score of one seat less the best other one's,
# by
# the result as it stood at each answer; alone at the table it is the score itself. Where the
# lowest
# score wins, a lead is how far below the best other one it lies.

MOST_TURNS: Final = 3
MOST_MISTAKES: Final = 2

TurnKind = Literal["lost", "found", "swing"]


@dataclass(frozen=True, slots=True)
class Course:
    """The leads of a seat: one before each answer and one after the last.

    `parts` are the answers before which a round begins, with its number; the first is 0.
    """

    seat: int
    leads: tuple[float, ...]
    parts: tuple[tuple[int, int], ...]

    @property
    def answers(self) -> int:
        return len(self.leads) - 1

    def part_at(self, answer: int) -> int:
        return max(0, bisect_right([start for start, _ in self.parts], answer) - 1)

    def ends_of(self, part: int) -> tuple[int, int]:
        last = part + 1 == len(self.parts)
        return self.parts[part][0], self.answers if last else self.parts[part + 1][0]


@dataclass(frozen=True, slots=True)
class KeyMoment:
    """An answer that mattered: dear, well found, or where the lead swung most in its round.

    `before` and `after` are the leads where its round began and ended; `round` is its number.
    """

    kind: TurnKind
    answer: int
    round: int
    before: float
    after: float
    choice: Graded | None = None


def course_of(match: Match) -> Course:
    """The leads of the first person of a finished match; of the winner where nobody is one."""
    seats = match.setup.seats
    winners = match.result.winners
    seat = next((n for n, each in enumerate(seats) if each.is_person), winners[0] if winners else 0)
    sign = _sign(match.result)
    table = match.game.opening(match.setup)
    pending(table)
    leads = [_lead(match.game.result(table), seat, sign)]
    parts = [(0, match.game.progress(table)[0])]
    for number, move in enumerate(match.moves, start=1):
        play(table, move.answer)
        leads.append(_lead(match.game.result(table), seat, sign))
        part = match.game.progress(table)[0]
        if part != parts[-1][1] and number < len(match.moves):
            parts.append((number, part))
    return Course(seat, tuple(leads), tuple(parts))


def course_of_copy(copy: MatchCopy) -> Course:
    """The same where bots think."""
    return course_of(copy.match)


def turning_points(course: Course, choices: Sequence[Graded]) -> tuple[KeyMoment, ...]:
    """At most three, in the order of the game.

    The two dearest mistakes and the best choice in whose round the lead rose most; what is missing
    of three are the rounds in which the lead swung most. No round has two of them.
    """
    found: list[KeyMoment] = []
    dear = [each for each in choices if each.grade in ("mistake", "blunder")]
    for choice in sorted(dear, key=held_against, reverse=True):
        if len(found) < MOST_MISTAKES:
            _add(found, _point(course, "lost", choice.answer, choice))
    same = [each for each in choices if each.grade == "best" and each.played == each.best]
    best = [_point(course, "found", each.answer, each) for each in same]
    rising = [point for point in best if point.after > point.before]
    for point in sorted(rising, key=lambda each: each.before - each.after):
        if not any(each.kind == "found" for each in found):
            _add(found, point)
    swings = [_swing(course, part) for part in range(len(course.parts))]
    for point in sorted(swings, key=lambda each: -abs(each.after - each.before)):
        if len(found) < MOST_TURNS and point.after != point.before:
            _add(found, point)
    return tuple(sorted(found, key=lambda each: each.answer))


def _add(found: list[KeyMoment], point: KeyMoment) -> None:
    if all(each.round != point.round for each in found):
        found.append(point)


def _point(course: Course, kind: TurnKind, answer: int, choice: Graded | None = None) -> KeyMoment:
    part = course.part_at(answer)
    start, end = course.ends_of(part)
    leads = course.leads
    return KeyMoment(kind, answer, course.parts[part][1], leads[start], leads[end], choice)


def _swing(course: Course, part: int) -> KeyMoment:
    """The answer of a part after which the lead changed most."""
    start, end = course.ends_of(part)
    steps = [abs(after - before) for before, after in pairwise(course.leads[start : end + 1])]
    most = max(range(len(steps)), key=lambda place: steps[place], default=0)
    return _point(course, "swing", start + most)


def _lead(result: Result, seat: int, sign: int) -> float:
    others = [sign * score for other, score in enumerate(result.scores) if other != seat]
    own = result.scores[seat]
    return sign * own - max(others) if others else own


def _sign(result: Result) -> int:
    """-1 where the lowest score wins."""
    pairs = sorted(zip(result.ranks, result.scores, strict=True))
    return -1 if pairs[0][1] < pairs[-1][1] and pairs[0][0] < pairs[-1][0] else 1


# The marks of a finished game, worked out from its record where bots think.


def person_of(match: Match) -> int | None:
    seats = enumerate(match.setup.seats)
    return next((number for number, seat in seats if seat.is_person), None)


def graded(match: Match) -> list[Graded]:
    """The choices of the person of a match; none where its game grades none."""
    seat, scale = person_of(match), match.game.grading
    document = None if seat is None or scale is None else match.game.review(match)
    if document is None or seat is None or scale is None:
        return []
    return graded_choices(scale, document, seat)


def graded_copy(copy: MatchCopy, language: str) -> list[Graded]:
    """The same where bots think, in the words of a language."""
    copy.match.language = language
    return graded(copy.match)


def marks_of_record(game: Game, path: Path) -> Marks | None:
    """The marks of a record file; None where it cannot be read, or its game grades nothing."""
    try:
        match = record.load(Registry({game.key: lambda: game}), path)
    except InputError:
        return None
    return None if game.grading is None else Marks.of(graded(match))
