"""The 462 rolls and what each offers; where a position is in the table; odds as arrays.

A set of free combinations is a bit mask over the sheet. Each set has a run of values for 0 goods up
to the most a player can hold before that turn's roll. The empty set has a run too, so that the
value between turns is always found five places up.

A choice of faces is left out when another choice of the same combination is at least as good
whatever the goods: no dice more missing of any wanted face and no fewer points, or in misère the
reverse. That changes no value. What remains is a *line*: a combination with what is missing and the
points it pays; many rolls share a line, so a line is valued once.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement, product, zip_longest
from math import comb, factorial, prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.despirala.combinations import (
    COMBINATIONS,
    COMPLETE,
    DICE,
    EVERY_MISSING,
    FACES,
    GOODS_PER_TURN,
    MISSING_INDEX,
    TURNS,
    Combination,
    Missing,
    chances_to_finish,
    collect_face,
    combination_named,
    full_score,
    legal_faces,
    target,
)

ROLLS: tuple[tuple[int, ...], ...] = tuple(combinations_with_replacement(FACES, DICE))

_INDEX = {roll: index for index, roll in enumerate(ROLLS)}


def roll_index(dice: Sequence[int]) -> int:
    """Where the roll stands in ROLLS, whatever the order of its dice; KeyError if it is none."""
    return _INDEX[tuple(sorted(dice))]


def _chance(roll: tuple[int, ...]) -> float:
    orders = factorial(DICE) // prod(factorial(roll.count(face)) for face in FACES)
    return float(orders / len(FACES) ** DICE)


CHANCES: NDArray[np.float64] = np.array([_chance(roll) for roll in ROLLS])


@cache
def equally_likely_rolls() -> NDArray[np.int64]:
    """The roll shown by each of the 46,656 equally likely throws, to draw rolls by one integer."""
    throws = product(FACES, repeat=DICE)
    return np.fromiter((_INDEX[tuple(sorted(throw))] for throw in throws), dtype=np.int64)


ALL_FREE = (1 << TURNS) - 1


def most_goods(free: int) -> int:
    """The most goods before the roll of a turn, with so many combinations free."""
    return GOODS_PER_TURN * (TURNS - free + 1)


@cache
def set_sizes() -> NDArray[np.int64]:
    """How many combinations each bit mask has."""
    masks = np.arange(1 << TURNS)
    sizes: NDArray[np.int64] = np.sum([(masks >> bit) & 1 for bit in range(TURNS)], axis=0)
    return sizes


@cache
def run_starts() -> NDArray[np.int64]:
    """Where the run of each bit mask starts, and at the end the length of the whole table."""
    lengths = most_goods(0) + 1 - GOODS_PER_TURN * set_sizes()
    return np.concatenate([[0], np.cumsum(lengths)])


def free_mask(used: Collection[str]) -> int:
    """The bit mask of the combinations not used; UnknownCombinationError for a foreign name."""
    mask = ALL_FREE
    for name in used:
        mask &= ~(1 << combination_named(name).index)
    return mask


@cache
def finish_chances() -> NDArray[np.float64]:
    """Chance that exactly i paid rolls finish: one row per entry of EVERY_MISSING, i from 0."""
    return np.array(chances_to_finish())


@cache
def success_chances() -> NDArray[np.float64]:
    """Chance to finish within g paid rolls: one row per entry of EVERY_MISSING, g from 0."""
    return np.cumsum(finish_chances(), axis=1)


def goods_left_chances(missing: Sequence[int], goods: int) -> NDArray[np.float64]:
    """Chances of the goods left after committing, failure leaving none: [goods, missing, left].

    `missing` are indices into EVERY_MISSING; goods run from 0 to the given number.
    """
    finish = finish_chances()[list(missing)]
    success = success_chances()[list(missing)]
    left = np.zeros((goods + 1, len(missing), goods + 1))
    for held in range(goods + 1):
        left[held, :, : held + 1] = finish[:, held::-1] if held else finish[:, :1]
        left[held, :, 0] += 1.0 - success[:, held]
    return left


@cache
def collect_hits() -> NDArray[np.float64]:
    """Chance to go from L dice not matching to M by one paid roll: [L, M]."""
    chances = np.zeros((DICE + 1, DICE + 1))
    for dice in range(DICE + 1):
        for hits in range(dice + 1):
            misses = (len(FACES) - 1) ** (dice - hits)
            chances[dice, dice - hits] = comb(dice, hits) * misses / len(FACES) ** dice
    return chances


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
