"""Playing for places: payoffs on final scores, attitudes to risk, spreads of outcomes.

When winning is what counts, the points already banked matter, so the value of a position depends on
them as well: U(F, g, s). Late in the game few sheets are left and U can be worked out exactly for
the payoff at hand, by the same steps as the expected score. A column of every array is a sheet with
one total of points; where a sheet can be met with very many totals, a grid of them stands in and
values between are interpolated.

Early on the exact best play for a payoff is out of reach, but it lies close to best play with some
taste for risk. What a taste leads to is learnt from a batch of games played by it: how far their
final scores end from the certainty equivalents on the way. A standing is then worth the payoff's
mean over that spread, and the taste whose spread promises most is followed for the turn.

Each opponent is taken to go on for points, which gives the chances of their final scores; from
these follows what every final score of one's own is worth. Late in the game the move that is best
for that payoff is worked out exactly, to the end of the game. Before, the payoff only decides how
boldly to play the turn.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from games.despirala.combinations import (
    COMBINATIONS,
    DICE,
    GOODS_PER_TURN,
    MISSING_INDEX,
    TURNS,
    combination_named,
    full_score,
    matched_dice,
    missing_of,
    score,
    target,
)
from games.despirala.moves import Attempt, Continue, Move, Reroll, Stop
from games.despirala.solver import distribution
from games.despirala.solver.offers import (
    CHANCES,
    Line,
    collect_hits,
    finish_chances,
    free_mask,
    most_goods,
    offers,
    run_starts,
    success_chances,
)
from games.despirala.solver.values import (
    COLLECTS,
    NEVER,
    ImpossiblePositionError,
    Policy,
    Position,
    Values,
    before_roll,
    kept_table,
    ladders,
    load_or_solve_for_risk,
    solve_for_risk,
)

Ints = NDArray[np.int64]

# Columns worked on together.
BLOCK = 256

# Totals kept of one sheet. So coarse a grid misjudges the worth of a sheet by a per cent, but that
# of all moves alike: choosing by it loses about a hundredth of what exact play gains.
TOTALS = 12


@dataclass(frozen=True, slots=True)
class EndgameTurn:
    """One player's choices in one turn, on a scale where more is better.

    `worth[goods, line]` of every line, `again[goods]` of all dice in the air, and for each Collect
    `stopping[goods, dice not matching]`.
    """

    worth: Floats
    again: Floats
    stopping: dict[int, Floats]


@dataclass(frozen=True, slots=True)
class _Pay:
    """One amount a combination can pay, and the lines that pay it."""

    points: int
    lines: Ints
    missing: Ints


@cache
def _pays(combination: int, misere: bool) -> tuple[_Pay, ...]:
    found = offers(misere)
    span = found.of(combination)
    by_points: dict[int, list[int]] = {}
    for at in span:
        by_points.setdefault(found.lines[at].points, []).append(at)
    return tuple(
        _Pay(points, np.array(lines), np.array([found.lines[at].missing for at in lines]))
        for points, lines in sorted(by_points.items())
    )


@cache
def _finished(combination: int, points: int, misere: bool) -> Floats:
    """Chances to finish the lines that pay so much: [goods, lines, goods left]."""
    pay = next(pay for pay in _pays(combination, misere) if pay.points == points)
    goods = most_goods(1) + 1
    chances = np.zeros((goods, len(pay.missing), goods))
    for held in range(goods):
        chances[held, :, : held + 1] = finish_chances()[pay.missing, : held + 1][:, ::-1]
    return chances


class Endgame:
    """Best play for a payoff, for one sheet and all sheets it can become.

    `payoff[score]` is what a final score is worth, more being better; scores beyond its end are
    worth its last entry. `goods` are those before the roll of this turn.
    """

    def __init__(
        self, payoff: Floats, misere: bool, free: int, goods: int, banked: int, totals: int = TOTALS
    ) -> None:
        self._payoff = payoff
        self._misere = misere
        self._free = free
        self._goods = goods
        self._banked = banked
        self._totals = totals
        self._sums: dict[int, Ints] = {}
        self._after: dict[int, Floats] = {}

    def turn(self) -> EndgameTurn:
        size = self._free.bit_count()
        by_size: dict[int, list[int]] = {}
        for part in _proper_subsets(self._free):
            by_size.setdefault(part.bit_count(), []).append(part)
        for smaller in range(1, size):
            self._work_out(by_size[smaller])
        columns = _Columns([self._free], [np.array([self._banked])])
        worth, stops = self._line_worth(columns, self._goods + 1)
        again = self._before_roll(columns, worth)
        stopping = {combination: stop[:, :, 0] for combination, stop in stops.items()}
        return EndgameTurn(worth[:, :, 0], again[:, 0], stopping)

    def _work_out(self, sets: list[int]) -> None:
        """U for sheets of one size, all smaller ones being known."""
        turns_ahead = (self._free.bit_count()) - sets[0].bit_count()
        rows = min(self._goods + GOODS_PER_TURN * turns_ahead, most_goods(sets[0].bit_count())) + 1
        for columns in _blocks(sets, [self._totals_of(free) for free in sets]):
            worth, _ = self._line_worth(columns, rows)
            found = self._before_roll(columns, worth)[GOODS_PER_TURN:]
            for free, where in columns.spans():
                self._after[free] = found[:, where]

    def _before_roll(self, columns: _Columns, worth: Floats) -> Floats:
        found = ladders(columns.present, self._misere)
        return before_roll(worth, found, not self._misere, lambda best: CHANCES @ best)

    def _totals_of(self, free: int) -> Ints:
        """The totals a sheet can be met with, thinned out where they are too many."""
        if free not in self._sums:
            sums = {self._banked}
            for combination in _members(self._free & ~free):
                pays = {pay.points for pay in _pays(combination, self._misere)} | {0}
                sums = {total + points for total in sums for points in pays}
            every = np.array(sorted(sums))
            if len(every) > self._totals:
                grid = np.linspace(every[0], every[-1], self._totals)
                every = np.unique(np.rint(grid).astype(np.int64))
            self._sums[free] = every
        return self._sums[free]

    def _worth_after(self, free: int, totals: Ints, rows: int) -> Floats:
        """U between turns for a sheet and some totals: [goods, totals]."""
        if not free:
            scores = np.minimum(totals + np.arange(rows)[:, None], len(self._payoff) - 1)
            paid: Floats = self._payoff[scores]
            return paid
        known = self._sums[free]
        after = self._after[free][:rows]
        above = np.minimum(np.searchsorted(known[1:], totals) + 1, len(known) - 1)
        share = (totals - known[above - 1]) / (known[above] - known[above - 1])
        worth: Floats = after[:, above - 1]
        worth += (after[:, above] - worth) * share
        return worth

    def _line_worth(self, columns: _Columns, rows: int) -> tuple[Floats, dict[int, Floats]]:
        """The worth of every line: [goods, lines, columns]; and of stopping each Collect."""
        worth = np.full((rows, len(offers(self._misere).lines), columns.width), NEVER)
        stops = {}
        for combination in _members(columns.present):
            where = columns.having(combination)
            if COMBINATIONS[combination].collects:
                stop = self._fill_collect(worth, columns, combination, where, rows)
                stops[combination] = stop
            else:
                self._fill_target(worth, columns, combination, where, rows)
        return worth, stops

    def _paid(self, columns: _Columns, combination: int, points: Ints, rows: int) -> Floats:
        """U after the combination paid so much, where it is free: [goods, points, columns]."""
        parts = []
        for free, where in columns.spans():
            if free >> combination & 1:
                totals = columns.totals[where]
                reached = (totals + points[:, None]).ravel()
                worth = self._worth_after(free & ~(1 << combination), reached, rows)
                parts.append(worth.reshape(rows, len(points), len(totals)))
        return np.concatenate(parts, axis=2)

    def _fill_target(
        self, worth: Floats, columns: _Columns, combination: int, where: Ints, rows: int
    ) -> None:
        pays = _pays(combination, self._misere)
        amounts = np.array([0, *(pay.points for pay in pays)])
        after = self._paid(columns, combination, amounts, rows)
        for nth, pay in enumerate(pays, start=1):
            odds = _finished(combination, pay.points, self._misere)[:rows, :, :rows]
            found = (odds.reshape(-1, rows) @ after[:, nth]).reshape(rows, -1, len(where))
            failed = 1.0 - success_chances()[pay.missing, :rows].T
            found += failed[:, :, None] * after[0, 0]
            worth[:, pay.lines[:, None], where] = found

    def _fill_collect(
        self, worth: Floats, columns: _Columns, combination: int, where: Ints, rows: int
    ) -> Floats:
        span = offers(self._misere).of(combination)
        amounts = np.array([offers(self._misere).lines[at].points for at in span])
        stop = self._paid(columns, combination, amounts, rows)
        best = stop.copy()
        hits = collect_hits()[1:]
        for goods in range(1, rows):
            np.maximum(best[goods, 1:], hits @ best[goods - 1], out=best[goods, 1:])
        worth[:, np.arange(span.start, span.stop)[:, None], where] = best
        return stop


class _Columns:
    """Sheets of one size, each with its totals, side by side."""

    def __init__(self, sets: list[int], totals: list[Ints]) -> None:
        self._sets = sets
        self._ends = np.cumsum([len(some) for some in totals])
        self.totals = np.concatenate(totals)
        self.width = len(self.totals)
        self.present = int(np.bitwise_or.reduce(np.array(sets)))
        self._free = np.repeat(sets, [len(some) for some in totals])

    def spans(self) -> Iterator[tuple[int, slice]]:
        """Each sheet and its columns."""
        start = 0
        for free, end in zip(self._sets, self._ends.tolist(), strict=True):
            yield free, slice(start, end)
            start = end

    def having(self, combination: int) -> Ints:
        """The columns whose sheet has the combination free."""
        return np.flatnonzero(self._free >> combination & 1)


def _blocks(sets: list[int], totals: list[Ints]) -> Iterator[_Columns]:
    """The sheets, each whole, in blocks that are wide enough."""
    some: list[int] = []
    width = 0
    for nth in range(len(sets)):
        some.append(nth)
        width += len(totals[nth])
        if width >= BLOCK or nth == len(sets) - 1:
            yield _Columns([sets[at] for at in some], [totals[at] for at in some])
            some, width = [], 0


def _members(free: int) -> list[int]:
    return [c.index for c in COMBINATIONS if free >> c.index & 1]


def _proper_subsets(free: int) -> Iterator[int]:
    part = (free - 1) & free
    while part:
        yield part
        part = (part - 1) & free


Floats = NDArray[np.float64]

# Final scores run from 0 to 604.
SCORES = 605

# With so many combinations free the exact chances still come within a fraction of a second.
EXACT_UP_TO = 6


def exact_chances(
    distributions: distribution.Distributions, values: Values, position: Position
) -> Floats:
    """Chances of every final score, worked out for the position's sheet and all it can become."""
    if position.dice is not None and position.attempt is None and not position.in_the_air:
        return exact_chances(distributions, values, position.after(_best(values, position)))
    free, goods = free_mask(position.used), position.goods
    if position.attempt is None:
        known = distributions.before_roll(free)
        held = goods if position.in_the_air else goods + GOODS_PER_TURN
        return _shifted(known[held], position.banked)
    if position.collecting:
        return _collecting(distributions, values, position)
    return _completing(distributions, position)


def _best(values: Values, position: Position) -> Move:
    found = values.moves(position)
    return (min if values.misere else max)(found, key=found.__getitem__)


def _completing(distributions: distribution.Distributions, position: Position) -> Floats:
    """A target under way: a roll in the air was forced, so it counts as not yet paid for."""
    after = distributions.between_turns(free_mask(position.used))
    goods = position.goods + position.in_the_air
    missing = MISSING_INDEX[missing_of(position.dice or (), position.wanted)]
    done = finish_chances()[missing, : goods + 1][::-1] @ after[: goods + 1]
    failed = (1.0 - success_chances()[missing, goods]) * after[0]
    attempt = position.attempt
    points = full_score(attempt.combination, attempt.faces) if attempt else 0
    return _shifted(done, position.banked + points) + _shifted(failed, position.banked)


def _collecting(
    distributions: distribution.Distributions, values: Values, position: Position
) -> Floats:
    after = distributions.between_turns(free_mask(position.used))
    name = position.attempt.combination if position.attempt else ""
    combination = combination_named(name).index
    before = np.array([free_mask(position.used) | 1 << combination])
    level = values.level(before)
    going = level.carries_on(level.line_values(before), combination)[: position.goods + 1]
    if position.in_the_air:
        left = collect_hits()[DICE - position.matched]
    else:
        left = np.eye(DICE + 1)[DICE - position.matched]
    chosen = np.zeros((position.goods + 1, 1, DICE + 1), dtype=np.float32)
    chosen[-1, 0] = left
    ended = distribution.collected_chances(going, chosen)[-1, 0]
    future = ended @ after[: position.goods + 1]
    chances = np.zeros(SCORES)
    for matched in range(DICE + 1):
        chances += _shifted(future[matched], position.banked + position.collecting * matched)
    return chances


def _shifted(chances: NDArray[np.floating], points: int) -> Floats:
    moved = np.zeros(SCORES)
    some = chances[: SCORES - points]
    moved[points : points + len(some)] = some
    return moved


# Tastes for risk that serve besides none. More of them, or stronger ones, play worse: the spreads
# are only typical ones, and of many estimates the best one is the most mistaken.
TASTES = (0.01, 0.02)
GAMES = 20_000


@dataclass(frozen=True, slots=True)
class Attitude:
    """A policy and the spread of its final scores around its certainty equivalents.

    `spreads[free]` are chances of differences from -SCORES to SCORES, by combinations free.
    """

    policy: Policy
    spreads: tuple[Floats, ...]

    def standing(self, free: int, goods: int, banked: int) -> float:
        """The certainty equivalent of the final score between turns, for a bit mask."""
        future = self.policy.table[run_starts()[free] + goods + GOODS_PER_TURN]
        return banked + float(future)

    def worth(self, payoff: Floats, free: int, standing: float) -> float:
        """The payoff's mean over the final scores this attitude leads to."""
        return float(self.final_chances(free, standing) @ payoff)

    def final_chances(self, free: int, standing: float) -> Floats:
        """Chances of the final scores from 0 to 604, estimated from the spread alone."""
        whole = int(np.floor(standing))
        share = standing - whole
        spread = self.spreads[free.bit_count()]
        around = np.append(spread, 0.0) * (1.0 - share) + np.append(0.0, spread) * share
        scores = np.clip(whole - SCORES + np.arange(len(around)), 0, SCORES - 1)
        chances = np.bincount(scores, around, SCORES)
        return chances.astype(np.float64)


def learn_attitudes(
    values: Values,
    folder: Path | None = None,
    seed: int = 0,
    games: int = GAMES,
    tastes: Sequence[float] = TASTES,
) -> tuple[Attitude, ...]:
    """No taste for risk and each of `tastes`, with their spreads; one seed, the same spreads.

    Takes some five seconds; with a folder to keep everything in, next to nothing the second time.
    """
    policies: list[Policy] = [values]
    for taste in tastes:
        if folder is None:
            policies.append(solve_for_risk(values.mode, taste))
        else:
            policies.append(load_or_solve_for_risk(values.mode, taste, folder))
    return tuple(_attitude(policy, folder, seed, games) for policy in policies)


def _attitude(policy: Policy, folder: Path | None, seed: int, games: int) -> Attitude:
    def learn() -> Floats:
        return _learn(policy, np.random.default_rng(seed), games)

    if folder is None:
        return Attitude(policy, tuple(learn()))
    name = f"{policy.mode}-spreads-{policy.risk}-{seed}-{games}"
    return Attitude(policy, tuple(kept_table(folder, name, (TURNS + 1, 2 * SCORES + 1), learn)))


def _learn(policy: Policy, rng: np.random.Generator, games: int) -> Floats:
    """The spreads of an attitude, one row per number of combinations free."""
    equivalents = np.empty((TURNS + 1, games))

    def watch(under_way: distribution.Games) -> None:
        free = int(under_way.free[0]).bit_count()
        future = policy.table[run_starts()[under_way.free] + under_way.goods + GOODS_PER_TURN]
        equivalents[free, under_way.number] = under_way.banked + future

    scores = distribution.final_scores(policy, games, rng, watch=watch)
    equivalents[0] = scores
    return np.array([_spread(scores - row) for row in equivalents])


def _spread(differences: Floats) -> Floats:
    """Chances of whole differences, each split between the two whole numbers beside it."""
    whole = np.floor(differences).astype(np.int64)
    share = differences - whole
    places = np.concatenate([whole, whole + 1]) + SCORES
    weights = np.concatenate([1.0 - share, share])
    spread = np.bincount(places, weights, 2 * SCORES + 1)
    return (spread / len(differences)).astype(np.float64)


# What to play for: pairs of players won less pairs lost, or being first (a shared win in parts).
Goal = Literal["rank", "win"]

# Moves whose payoffs differ by less are told apart by their expected points.
EVEN = 1e-9

# Turns kept: a player is asked again after each reroll and each roll of a Collect.
KEPT_TURNS = 8


def rank_payoff(opponents: Sequence[Floats], misere: bool) -> Floats:
    """For every own final score, the expected opponents beaten less those not reached."""
    payoff = np.zeros(len(opponents[0]) if opponents else 1)
    for chances in opponents:
        up_to = np.cumsum(chances)
        payoff += (up_to - chances) - (up_to[-1] - up_to)
    return -payoff if misere else payoff


def win_payoff(opponents: Sequence[Floats], misere: bool) -> Floats:
    """For every own final score, the expected share of the win; ties share it."""
    # ways[t] is the chance that t opponents tie and all others are beaten.
    ways = [np.ones(len(opponents[0]) if opponents else 1)]
    for chances in opponents:
        up_to = np.cumsum(chances)
        beaten = up_to[-1] - up_to if misere else up_to - chances
        more = [np.zeros_like(ways[0]), *(way * chances for way in ways)]
        ways = [way * beaten for way in ways] + [np.zeros_like(ways[0])]
        ways = [one + other for one, other in zip(ways, more, strict=True)]
    share: Floats = np.sum([way / (ties + 1) for ties, way in enumerate(ways)], axis=0)
    return share


@dataclass(frozen=True, slots=True)
class Choice:
    """A competitive move and why.

    Late in the game `payoffs` holds the expected payoff of every move worth looking at. Early on it
    is None, and `risk` is the taste for risk the move was chosen with.
    """

    move: Move
    payoffs: dict[Move, float] | None
    risk: float


class Competitor:
    """Chooses moves for one mode and goal.

    What it has worked out is kept for the next question, but the answers depend on the question
    alone, not on what was asked before.
    """

    def __init__(
        self,
        values: Values,
        attitudes: Sequence[Attitude],
        goal: Goal = "rank",
        exact_up_to: int = EXACT_UP_TO,
    ) -> None:
        self._values = values
        self._attitudes = tuple(attitudes)
        self._payoff_of = rank_payoff if goal == "rank" else win_payoff
        self._exact_up_to = exact_up_to
        self._distributions = distribution.Distributions(values)
        self._turns: OrderedDict[tuple[int, int, tuple[Position, ...]], EndgameTurn] = OrderedDict()
        self._line_at = {line: at for at, line in enumerate(offers(values.misere).lines)}

    def choose(self, own: Position, opponents: Sequence[Position]) -> Choice:
        """The best move for the place in the end, the opponents standing as given.

        ImpossiblePositionError when there is nothing to decide.
        """
        expected = self._values.moves(own)
        if not expected:
            raise ImpossiblePositionError("there is no move to choose here")
        free = _free_this_turn(own)
        exact = free.bit_count() <= self._exact_up_to
        if exact:
            risk, turn = 0.0, self._endgame(free, own, tuple(opponents))
        else:
            attitude = self._boldest(own, self.payoff(opponents))
            risk, turn = attitude.policy.risk, _turn(attitude, free)
        worth = self._worth(own, turn, expected)
        best = max(worth.values())
        even = [move for move, value in worth.items() if best - value <= EVEN * abs(best)]
        pick = min if self._values.misere else max
        return Choice(pick(even, key=expected.__getitem__), worth if exact else None, risk)

    def payoff(self, opponents: Sequence[Position]) -> Floats:
        """What every own final score is worth against these opponents."""
        chances = [self.final_chances(opponent) for opponent in opponents]
        return self._payoff_of(chances, self._values.misere)

    def final_chances(self, position: Position) -> Floats:
        """Chances of a player's final scores when they go on for points.

        Exact late in the game; before, the typical spread around the exact mean.
        """
        free = free_mask(position.used)
        if free.bit_count() <= self._exact_up_to:
            return exact_chances(self._distributions, self._values, position)
        return self._attitudes[0].final_chances(free, self._values.expected_final(position))

    def _endgame(self, free: int, own: Position, opponents: tuple[Position, ...]) -> EndgameTurn:
        """The choices of this turn, worked out at its first question."""
        key = free, own.banked, opponents
        turn = self._turns.get(key)
        if turn is None or len(turn.again) <= own.goods:
            payoff = self.payoff(opponents)
            turn = Endgame(payoff, self._values.misere, free, own.goods, own.banked).turn()
            self._turns[key] = turn
            if len(self._turns) > KEPT_TURNS:
                self._turns.popitem(last=False)
        return turn

    def _boldest(self, own: Position, payoff: Floats) -> Attitude:
        """The attitude that promises most, seen from before the roll or from stopping now."""
        free = free_mask(own.used)
        collected = own.collecting * own.matched if own.collecting else 0
        goods = own.goods if own.collecting else own.goods - GOODS_PER_TURN

        def promise(attitude: Attitude) -> float:
            standing = attitude.standing(free, goods, own.banked + collected)
            return attitude.worth(payoff, free, standing)

        return max(self._attitudes, key=promise)

    def _worth(
        self, own: Position, turn: EndgameTurn, moves: Mapping[Move, float]
    ) -> dict[Move, float]:
        """The worth of the moves, those left out that another choice of faces always beats."""
        if own.collecting:
            return _collecting_worth(own, turn, moves, self._values.misere)
        worth: dict[Move, float] = {}
        for move in moves:
            if isinstance(move, Reroll):
                worth[move] = float(turn.again[own.goods - 1])
            elif isinstance(move, Attempt):
                at = self._line_at.get(_line(move, own.dice or ()))
                if at is not None:
                    worth[move] = float(turn.worth[own.goods, at])
        return worth


def _free_this_turn(own: Position) -> int:
    """The combinations free before this turn's was chosen."""
    free = free_mask(own.used)
    if own.attempt is not None:
        free |= 1 << combination_named(own.attempt.combination).index
    return free


def _line(move: Attempt, dice: Sequence[int]) -> Line:
    combination = combination_named(move.combination)
    wanted = target(move.combination, move.faces)
    if combination.collects:
        matched = len(matched_dice(dice, wanted))
        return Line(combination.index, DICE - matched, score(move.combination, (), matched))
    missing = MISSING_INDEX[missing_of(dice, wanted)]
    return Line(combination.index, missing, full_score(move.combination, move.faces))


def _collecting_worth(
    own: Position, turn: EndgameTurn, moves: Mapping[Move, float], misere: bool
) -> dict[Move, float]:
    left = DICE - own.matched
    combination = combination_named(own.attempt.combination if own.attempt else "").index
    worth: dict[Move, float] = {Stop(): float(turn.stopping[combination][own.goods, left])}
    if Continue() in moves:
        first = offers(misere).of(combination).start
        collected = turn.worth[own.goods - 1, first : first + DICE + 1]
        worth[Continue()] = float(collect_hits()[left] @ collected)
    return worth


def _turn(attitude: Attitude, free: int) -> EndgameTurn:
    policy = attitude.policy
    level = policy.level(np.array([free]))
    lines = level.line_values(np.array([free]))
    goods = np.arange(level.goods)
    again = policy.worth_before_roll(np.full_like(goods, free), goods)
    stopping = {
        combination.index: level.stopping(lines, combination.index)[:, :, 0]
        for combination in COLLECTS
        if free >> combination.index & 1
    }
    return EndgameTurn(lines[:, :, 0], again, stopping)
