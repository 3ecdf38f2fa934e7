"""The spread of a player's final score from any position: exact late in the game, else sampled."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from games.despirala.combinations import DICE, GOODS_PER_TURN, combination_named, full_score
from games.despirala.completion import MISSING_INDEX, missing_of
from games.despirala.moves import Move
from games.despirala.solver.completion import collect_hits, finish_chances, success_chances
from games.despirala.solver.distribution import Distributions, collected_chances
from games.despirala.solver.layout import free_mask
from games.despirala.solver.position import Position
from games.despirala.solver.values import Values

Floats = NDArray[np.float64]

# Final scores run from 0 to 604.
SCORES = 605

# With so many combinations free the exact chances still come within a fraction of a second.
EXACT_UP_TO = 6


def exact_chances(distributions: Distributions, values: Values, position: Position) -> Floats:
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


def _completing(distributions: Distributions, position: Position) -> Floats:
    """A target under way: a roll in the air was forced, so it counts as not yet paid for."""
    after = distributions.between_turns(free_mask(position.used))
    goods = position.goods + position.in_the_air
    missing = MISSING_INDEX[missing_of(position.dice or (), position.wanted)]
    done = finish_chances()[missing, : goods + 1][::-1] @ after[: goods + 1]
    failed = (1.0 - success_chances()[missing, goods]) * after[0]
    attempt = position.attempt
    points = full_score(attempt.combination, attempt.faces) if attempt else 0
    return _shifted(done, position.banked + points) + _shifted(failed, position.banked)


def _collecting(distributions: Distributions, values: Values, position: Position) -> Floats:
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
    ended = collected_chances(going, chosen)[-1, 0]
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
