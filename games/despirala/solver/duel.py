"""Playing from the first turn on to end above somebody who plays for points.

Such an opponent's expected final score moves up and down without any drift, by steps that depend
well enough on how far the game has come. So a duel is a game for one: V(F, g, d) is the expected
outcome (1 a win, 0 a tie, -1 a loss) with the combinations F free, g goods, and a lead d of one's
own points banked over the final score the opponent expects. A turn shifts d by what it pays, the
opponent's turn spreads it. V is smooth in d, so a grid of leads stands for all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from games.despirala.combinations import GOODS_PER_TURN, TURNS
from games.despirala.solver.backward import sets_of_size
from games.despirala.solver.layout import ALL_FREE, most_goods
from games.despirala.solver.position import ImpossiblePositionError
from games.despirala.solver.simulation import prospects_on_the_way
from games.despirala.solver.turns import (
    Ints,
    Turn,
    Worth,
    line_worth,
    pays,
    turn_of,
    worth_before_roll,
)
from games.despirala.solver.values import Values

Floats = NDArray[np.float64]
# What the end of an own turn is worth: [goods, sets, leads].
Table = NDArray[np.float32]

# The opponents' games the steps are learnt from, and the seed of their dice.
GAMES = 20_000
SEED = 0

# No final score is higher.
MOST_SCORE = 604

# Sets times leads worked on together.
COLUMNS = 512

# Leads told apart by default.
GRID = 24

# They reach so many standard deviations of all that may come, and so many points, to either side of
# an even standing.
DEVIATIONS = 3.0
MARGIN = 40.0


@dataclass(frozen=True, slots=True)
class Step:
    """How far an opponent's expected final score moves between two own turns, and the chances."""

    shifts: Floats
    chances: Floats


NO_STEP = Step(np.zeros(1), np.ones(1))


@dataclass(frozen=True, slots=True)
class Leads:
    """Evenly spaced leads, and how to read a smooth function of the lead between them."""

    low: float
    spacing: float
    count: int

    @property
    def all(self) -> Floats:
        """The leads of the grid."""
        return np.linspace(self.low, self.low + (self.count - 1) * self.spacing, self.count)

    def weights(self, leads: Floats) -> Floats:
        """What each grid value counts for, by cubic convolution: [leads, grid].

        A lead beyond the grid counts as its end.
        """
        at = np.clip((leads - self.low) / self.spacing, 0, self.count - 1)
        first = np.minimum(at.astype(np.int64), self.count - 2)
        share = at - first
        square, cube = share**2, share**3
        taps = (
            (2 * square - share - cube) / 2,
            (2 - 5 * square + 3 * cube) / 2,
            (share + 4 * square - 3 * cube) / 2,
            (cube - square) / 2,
        )
        found = np.zeros((len(leads), self.count))
        for nth, tap in enumerate(taps):
            place = np.clip(first + nth - 1, 0, self.count - 1)
            np.add.at(found, (np.arange(len(leads)), place), tap)
        return found


@dataclass(frozen=True, slots=True)
class Course:
    """How games for points go, by the combinations free between turns.

    `steps[free]` is an opponent's step after an own turn that leaves so many free: the opponent has
    then as many, or one more if its turn comes later in the round, and the steps of both cases are
    mixed evenly. `coming[free]` is the mean of the points to come, and `reach[free]` how far leads
    that leave the game open may lie from an even standing.
    """

    steps: tuple[Step, ...]
    coming: tuple[float, ...]
    reach: tuple[float, ...]


def learn_course(values: Values, games: int = GAMES, seed: int = SEED) -> Course:
    """The course of so many games; the same seed, the same course. Takes about a second."""
    expected, coming = prospects_on_the_way(values, games, np.random.default_rng(seed))
    moved = [_step(after - before) for after, before in pairwise(expected)]
    steps = tuple(_either(*pair) for pair in zip(moved, [NO_STEP, *moved], strict=False))
    ahead = np.var(expected[0] - expected, axis=1)
    reach = MARGIN + DEVIATIONS * np.sqrt(2 * ahead + np.var(coming, axis=1))
    return Course(steps, tuple(coming.mean(axis=1).tolist()), tuple(reach.tolist()))


def _step(differences: Floats) -> Step:
    """The steps seen, rounded to whole points; the mean is nought, as it is in truth."""
    shifts, counts = np.unique(np.rint(differences), return_counts=True)
    chances = counts / len(differences)
    return Step(shifts - shifts @ chances, chances)


def _either(one: Step, other: Step) -> Step:
    return Step(
        np.concatenate([one.shifts, other.shifts]),
        np.concatenate([one.chances, other.chances]) / 2,
    )


def leads_to_tell_apart(course: Course, free: int, grid: int = GRID) -> Leads:
    """The leads told apart with so many combinations free; after the last turn, every one."""
    if not free:
        return Leads(-MOST_SCORE, 1.0, 2 * MOST_SCORE + 1)
    reach = course.reach[free]
    return Leads(-course.coming[free] - reach, 2 * reach / (grid - 1), grid)


@cache
def _places(free: int) -> Ints:
    """Where each set with so many members stands among them, by its bit mask."""
    sets = sets_of_size(free)
    places = np.zeros(1 << TURNS, dtype=np.int64)
    places[sets] = np.arange(len(sets))
    return places


def table_shape(free: int, grid: int = GRID) -> tuple[int, int, int]:
    """The shape of a duel's table for so many combinations left free after a turn."""
    return most_goods(free) + 1 - GOODS_PER_TURN, len(sets_of_size(free)), grid


class Duel:
    """What the ends of turns are worth against opponents who play for points.

    `tables[free]` holds them for the sets with so many combinations free after the turn, at
    `leads[free]`.
    """

    def __init__(
        self, misere: bool, leads: Mapping[int, Leads], tables: Mapping[int, Table]
    ) -> None:
        self._misere = misere
        self.leads = leads
        self.tables = tables

    def turn(self, free: int, goods: int, leads: Sequence[float]) -> Turn:
        """The choices of a turn with the bit mask `free` and so many goods, the turn's included.

        One lead for each opponent: own points banked less the final score it expects. With several
        opponents the worth is the sum over all, each move being judged as if one went on from it
        against each of them alone. ImpossiblePositionError for a turn that was not worked out.
        """
        after = free.bit_count() - 1
        if after not in self.tables:
            raise ImpossiblePositionError(f"the duel holds no turn with {after + 1} choices")
        ends = _OneSheet(self.tables[after], self.leads[after], free, np.array(leads))
        return turn_of(ends, goods + 1, self._misere)


class _OneSheet:
    """The ends of one sheet's turn, all opponents together: a single column."""

    width = 1

    def __init__(self, table: Table, leads: Leads, free: int, standing: Floats) -> None:
        self.present = free
        self._table = table
        self._leads = leads
        self._standing = standing

    def having(self, combination: int) -> Ints:
        return np.zeros(1, dtype=np.int64)

    def paid(self, combination: int, points: Ints, rows: int) -> Worth:
        after = self.present & ~(1 << combination)
        known = self._table[:rows, _places(after.bit_count())[after]]
        weights = [self._leads.weights(lead + points) for lead in self._standing]
        worth: Worth = (known @ np.sum(weights, axis=0).T)[:, :, None]
        return worth


class _ManySheets:
    """The ends of many sheets' turns, each with all leads side by side."""

    def __init__(self, sets: Ints, after: Table, shifted: Mapping[int, Table], count: int) -> None:
        self.present = int(np.bitwise_or.reduce(sets))
        self.width = len(sets) * count
        self._sets = sets
        self._after = after
        self._shifted = shifted
        self._count = count

    def having(self, combination: int) -> Ints:
        sets = np.flatnonzero(self._sets >> combination & 1)
        found: Ints = (sets[:, None] * self._count + np.arange(self._count)).ravel()
        return found

    def paid(self, combination: int, points: Ints, rows: int) -> Worth:
        bit = 1 << combination
        after = self._sets[self._sets & bit != 0] & ~bit
        known = self._after[:rows, _places(int(after[0]).bit_count())[after]]
        known = known.reshape(-1, known.shape[2])
        worth = np.empty((rows, len(points), len(after) * self._count), dtype=np.float32)
        for nth, amount in enumerate(points.tolist()):
            worth[:, nth] = (known @ self._shifted[amount]).reshape(rows, -1)
        return worth


def solve_duel(
    values: Values,
    course: Course,
    keep: range = range(TURNS),
    sheet: int = ALL_FREE,
    grid: int = GRID,
) -> Duel:
    """Work the duel out, from the last turn back to the first; takes some twenty seconds.

    `keep` says for how many combinations left free after a turn the tables are kept. With a smaller
    `sheet`, a bit mask, only its parts are worked out, all others are worth a tie: enough for the
    last turns of a game, and quick.
    """
    last = min(sheet.bit_count(), max(keep))
    leads = [leads_to_tell_apart(course, free, grid) for free in range(last + 1)]
    tables = [_finished(leads[0], course.steps[0], values.misere)]
    for free in range(1, last + 1):
        shifted = _shifts(leads[free - 1], leads[free], values.misere)
        before = _before_roll(_parts(sheet, free), tables[-1], shifted, values.misere)
        tables.append(before @ _spread(leads[free], course.steps[free]))
    kept = [free for free in keep if free <= last]
    return Duel(
        values.misere, {free: leads[free] for free in kept}, {free: tables[free] for free in kept}
    )


def _shifts(after: Leads, before: Leads, misere: bool) -> dict[int, Table]:
    """For each amount a turn can pay, what the leads after it count for before it."""
    amounts = {pay.points for c in range(TURNS) for pay in pays(c, misere)} | {0}
    return {amount: after.weights(before.all + amount).T.astype(np.float32) for amount in amounts}


def _finished(leads: Leads, step: Step, misere: bool) -> Table:
    """The end of the last turn: the opponent may have one turn left."""
    goods = np.arange(most_goods(0) + 1 - GOODS_PER_TURN)
    lead = goods[:, None] + leads.all
    outcome = np.zeros_like(lead)
    for shift, chance in zip(step.shifts, step.chances, strict=True):
        outcome += chance * np.sign(lead - shift)
    table: Table = (-outcome if misere else outcome)[:, None].astype(np.float32)
    return table


def _parts(sheet: int, free: int) -> Ints:
    """The parts of a sheet that have so many members."""
    sets = sets_of_size(free)
    found: Ints = sets[sets & ~sheet == 0]
    return found


def _before_roll(sets: Ints, after: Table, shifted: Mapping[int, Table], misere: bool) -> Table:
    """V between turns for sets of one size: [goods, all sets of the size, leads]."""
    free = int(sets[0]).bit_count()
    rows, count = most_goods(free) + 1, shifted[0].shape[1]
    places = _places(free)
    worth = np.zeros((rows - GOODS_PER_TURN, len(sets_of_size(free)), count), dtype=np.float32)
    width = max(1, COLUMNS // count)
    for first in range(0, len(sets), width):
        block = sets[first : first + width]
        ends = _ManySheets(block, after, shifted, count)
        lines, _ = line_worth(ends, rows, misere, np.float32)
        found = worth_before_roll(lines, ends.present, misere)[GOODS_PER_TURN:]
        worth[:, places[block]] = found.reshape(len(found), len(block), count)
    return worth


def _spread(leads: Leads, step: Step) -> NDArray[np.float32]:
    """The opponent's turn: what each grid value counts for in the mean, [grid, leads]."""
    chances = [
        chance * leads.weights(leads.all - shift)
        for shift, chance in zip(step.shifts, step.chances, strict=True)
    ]
    found: NDArray[np.float32] = np.sum(chances, axis=0).T.astype(np.float32)
    return found
