"""Exact chances of final scores, against the solved values and against simulated games."""

import numpy as np
import pytest

from games.despirala.combinations import NAMES
from games.despirala.solver import Position, simulate
from games.despirala.solver.distribution import Distributions, points_bound
from games.despirala.solver.offers import free_mask
from games.despirala.solver.values import load_or_solve_for_risk

LATE = frozenset(NAMES) - {"Collect 4", "Two triples", "Three pairs", "Straight", "General"}


@pytest.fixture(scope="module")
def bold(tables):
    return load_or_solve_for_risk("normal", 0.02, tables)


def mean_and_spread(chances):
    points = np.arange(len(chances))
    mean = chances @ points
    return mean, float(np.sqrt(chances @ (points - mean) ** 2))


def test_a_finished_game_has_one_outcome(normal):
    between = Distributions(normal).between_turns(0)
    assert between[13].nonzero()[0].tolist() == [13]


@pytest.mark.parametrize("goods", [0, 7, 30])
@pytest.mark.parametrize("mode", ["normal", "misere"])
def test_the_mean_is_the_solved_value(mode, goods, solved):
    chances = Distributions(solved[mode]).between_turns(free_mask(LATE))[goods]
    assert chances.sum() == pytest.approx(1.0, abs=1e-5)
    mean, _ = mean_and_spread(chances.astype(float))
    assert mean == pytest.approx(solved[mode].between_turns(LATE, goods), abs=1e-3)


@pytest.mark.parametrize("mode", ["normal", "misere"])
def test_the_chances_are_those_of_simulated_games(mode, solved):
    chances = Distributions(solved[mode]).between_turns(free_mask(LATE))[20].astype(float)
    scores = simulate(solved[mode], 20_000, seed=3, position=Position(LATE, 20))
    seen = np.bincount(scores, minlength=len(chances)) / len(scores)
    # The cumulative curves of n games stray by more than 1.95 / sqrt(n) once in a thousand times.
    assert np.abs(np.cumsum(seen - chances)).max() < 1.95 / len(scores) ** 0.5


def test_the_last_turn_by_hand(normal):
    # One good left, only the fours free, dice to come: all chances of four dice are binomial when
    # there is nothing to pay with.
    used = frozenset(NAMES) - {"Collect 4"}
    chances = Distributions(normal).before_roll(free_mask(used))[0]
    assert chances[0] == pytest.approx((5 / 6) ** 6, abs=1e-6)
    assert chances[24] == pytest.approx((1 / 6) ** 6, abs=1e-6)
    assert len(chances) == points_bound(free_mask(used)) == 24 + 70 + 1


def test_sheets_not_met_lately_are_forgotten(normal):
    few = Distributions(normal, most_bytes=200_000)
    first = few.before_roll(free_mask(LATE))[20].copy()
    assert not few.knows(free_mask(frozenset(NAMES) - {"Straight"}))
    assert np.array_equal(few.before_roll(free_mask(LATE))[20], first)


@pytest.mark.whole
def test_a_taste_for_risk_trades_points_for_spread(bold, normal):
    goods, free = 20, free_mask(LATE)
    plain = Distributions(normal).between_turns(free)[goods].astype(float)
    risky = Distributions(bold).between_turns(free)[goods].astype(float)
    assert mean_and_spread(risky)[0] < mean_and_spread(plain)[0]
    assert mean_and_spread(risky)[1] > mean_and_spread(plain)[1]
    worth = np.exp(0.02 * np.arange(len(plain)))
    assert risky @ worth > plain @ worth


def test_certainty_equivalents_are_what_the_chances_say(bold):
    free = free_mask(LATE)
    chances = Distributions(bold).between_turns(free)[20].astype(float)
    equivalent = np.log(chances @ np.exp(0.02 * np.arange(len(chances)))) / 0.02
    stated = np.log(bold.worth_before_roll(np.array([free]), np.array([25]))) / 0.02
    assert equivalent == pytest.approx(stated[0], abs=1e-3)


def test_games_of_a_bold_player_are_simulated_too(bold):
    chances = Distributions(bold).between_turns(free_mask(LATE))[20].astype(float)
    scores = simulate(bold, 20_000, seed=4, position=Position(LATE, 20))
    assert scores.mean() == pytest.approx(mean_and_spread(chances)[0], abs=0.5)
    assert scores.std() == pytest.approx(mean_and_spread(chances)[1], abs=0.5)
