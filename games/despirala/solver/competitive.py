"""Playing for the place among the others instead of for points.

Each opponent is taken to go on for points, which gives the chances of their final scores; from
these follows what every final score of one's own is worth. Late in the game the move that is best
for that payoff is worked out exactly, to the end of the game. Before, the payoff only decides how
boldly to play the turn.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from games.despirala.combinations import (
    DICE,
    GOODS_PER_TURN,
    combination_named,
    full_score,
    matched_dice,
    score,
    target,
)
from games.despirala.completion import MISSING_INDEX, missing_of
from games.despirala.moves import Attempt, Continue, Move, Reroll, Stop
from games.despirala.solver.attitude import Attitude
from games.despirala.solver.backward import COLLECTS
from games.despirala.solver.completion import collect_hits
from games.despirala.solver.distribution import Distributions
from games.despirala.solver.endgame import Endgame, EndgameTurn
from games.despirala.solver.layout import free_mask
from games.despirala.solver.offers import Line, offers
from games.despirala.solver.outcome import EXACT_UP_TO, exact_chances
from games.despirala.solver.position import ImpossiblePositionError, Position
from games.despirala.solver.values import Values

Floats = NDArray[np.float64]

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
        self._distributions = Distributions(values)
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
    """The choices of a turn as this attitude sees them."""
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
