"""Spreads of final scores: right mean everywhere, exact and sampled ones alike."""

import numpy as np
import pytest

from games.despirala.combinations import NAMES
from games.despirala.moves import Attempt, Continue, Reroll
from games.despirala.solver import Position, simulate
from games.despirala.solver.competitive import SCORES, exact_chances
from games.despirala.solver.distribution import Distributions

USED = frozenset(NAMES[:4] + NAMES[6:12])
ROLLED = Position(USED, 14, banked=200, dice=(5, 5, 6, 1, 1, 2))
COLLECTING = ROLLED.after(Attempt("Collect 5"))

POSITIONS = {
    "between turns": Position(USED, 9, banked=200),
    "all dice in the air": Position(USED, 14, banked=200, in_the_air=True),
    "after a roll": ROLLED,
    "collecting": COLLECTING,
    "collecting on": COLLECTING.after(Continue()),
    "completing": ROLLED.after(Attempt("Despirala")),
    "over": Position(frozenset(NAMES), 3, banked=400),
}


@pytest.fixture(scope="module")
def known(solved):
    return {mode: Distributions(values) for mode, values in solved.items()}


@pytest.mark.parametrize("mode", ["normal", "misere"])
@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)
def test_exact_chances_have_the_exact_mean(mode, position, solved, known):
    chances = exact_chances(known[mode], solved[mode], position)
    assert chances.sum() == pytest.approx(1.0, abs=1e-5)
    mean = chances @ np.arange(SCORES)
    assert mean == pytest.approx(solved[mode].expected_final(position), abs=2e-3)


@pytest.mark.parametrize("name", ["collecting", "completing", "after a roll"])
def test_exact_chances_are_those_of_simulated_games(name, normal, known):
    chances = exact_chances(known["normal"], normal, POSITIONS[name])
    scores = simulate(normal, 20_000, seed=3, position=POSITIONS[name])
    seen = np.bincount(scores, minlength=SCORES) / len(scores)
    assert np.abs(np.cumsum(seen - chances)).max() < 1.95 / len(scores) ** 0.5


def test_every_move_has_a_spread(normal, known):
    for move, value in normal.moves(ROLLED).items():
        chances = exact_chances(known["normal"], normal, ROLLED.after(move))
        assert chances @ np.arange(SCORES) == pytest.approx(200 + value, abs=2e-3), move
    assert Reroll() in normal.moves(ROLLED)
