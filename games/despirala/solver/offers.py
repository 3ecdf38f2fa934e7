"""What each of the 462 rolls offers: the choices worth looking at, combination by combination.

A choice of faces is left out when another choice of the same combination is at least as good
whatever the goods: no dice more missing of any wanted face and no fewer points, or in misère the
reverse. That changes no value. What remains is a *line*: a combination with what is missing and the
points it pays; many rolls share a line, so a line is valued once.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest
from typing import NamedTuple

from games.despirala.combinations import (
    COMBINATIONS,
    DICE,
    FACES,
    Combination,
    collect_face,
    full_score,
    legal_faces,
    target,
)
from games.despirala.completion import COMPLETE, EVERY_MISSING, MISSING_INDEX, Missing
from games.despirala.solver.rolls import ROLLS


class Line(NamedTuple):
    """One way a combination can meet the dice.

    For a target: what is missing (index into EVERY_MISSING) and the points when done. For a
    Collect: how many dice do not match, and the points of those that do.
    """

    combination: int
    missing: int
    points: int


@dataclass(frozen=True, slots=True)
class Offers:
    """Every line of a mode, grouped by combination, and the lines each roll offers.

    `by_roll[roll][combination]` and `spans[combination]` are positions in `lines`.
    """

    lines: tuple[Line, ...]
    by_roll: tuple[tuple[tuple[int, ...], ...], ...]
    spans: tuple[range, ...]

    def of(self, combination: int) -> range:
        """Positions of the lines of one combination, the least missing first."""
        return self.spans[combination]


@cache
def offers(misere: bool) -> Offers:
    """The offers of one mode."""
    choices = [_choices(combination) for combination in COMBINATIONS]
    found = []
    for roll in ROLLS:
        shown = tuple(roll.count(face) for face in FACES)
        found.append(
            [
                _lines(combination, choices[combination.index], shown, misere)
                for combination in COMBINATIONS
            ]
        )
    lines = sorted({line for roll in found for lines in roll for line in lines})
    place = {line: at for at, line in enumerate(lines)}
    by_roll = (tuple(tuple(sorted(map(place.__getitem__, some))) for some in r) for r in found)
    owners = [line.combination for line in lines]
    spans = (_span(owners, combination.index) for combination in COMBINATIONS)
    return Offers(tuple(lines), tuple(by_roll), tuple(spans))


def _span(owners: list[int], combination: int) -> range:
    """Where a combination's lines stand among the sorted owners of all lines."""
    return range(bisect_left(owners, combination), bisect_right(owners, combination))


@dataclass(frozen=True, slots=True)
class _Choice:
    wanted: tuple[int, ...]
    surplus: int
    points: int


def _choices(combination: Combination) -> list[_Choice]:
    found = []
    for faces in legal_faces(combination.name):
        dice = target(combination.name, faces)
        wanted = tuple(dice.count(face) for face in FACES)
        found.append(_Choice(wanted, DICE - len(dice), full_score(combination.name, faces)))
    return found


def _lines(
    combination: Combination, choices: list[_Choice], shown: tuple[int, ...], misere: bool
) -> list[Line]:
    index = combination.index
    if combination.collects:
        face = collect_face(combination.name)
        matched = shown[face - 1]
        return [Line(index, DICE - matched, face * matched)]
    dearest: dict[Missing, int] = {}
    for choice in choices:
        missing = _missing(choice, shown)
        points = (dearest.get(missing, choice.points), choice.points)
        dearest[missing] = min(points) if misere else max(points)
    pairs = [(MISSING_INDEX[missing], points) for missing, points in dearest.items()]
    return [
        Line(index, *pair)
        for pair in pairs
        if not any(other != pair and _at_least(other, pair, misere) for other in pairs)
    ]


def _missing(choice: _Choice, shown: tuple[int, ...]) -> Missing:
    short = [want - have for want, have in zip(choice.wanted, shown, strict=True) if want > have]
    return Missing(tuple(sorted(short, reverse=True)), choice.surplus) if short else COMPLETE


def _at_least(one: tuple[int, int], other: tuple[int, int], misere: bool) -> bool:
    """Whether the first choice is as good as the second with any goods."""
    better, worse = (other, one) if misere else (one, other)
    return better[1] >= worse[1] and _no_more_missing(better[0], worse[0])


@cache
def _no_more_missing(one: int, other: int) -> bool:
    counts = zip_longest(EVERY_MISSING[one].counts, EVERY_MISSING[other].counts, fillvalue=0)
    return all(ours <= theirs for ours, theirs in counts)


def common_lines_first(rows: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The same lines, in each row the most common ones first, so that rows share beginnings."""
    common = Counter(line for row in set(rows) for line in row)
    return [tuple(sorted(row, key=lambda line: (-common[line], line))) for row in rows]
