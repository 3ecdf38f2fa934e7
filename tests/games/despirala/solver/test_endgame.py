"""Best play for a payoff on the final score."""

import numpy as np
import pytest

from games.despirala.combinations import NAMES
from games.despirala.solver.competitive import Endgame
from games.despirala.solver.distribution import Distributions
from games.despirala.solver.offers import free_mask

POINTS = np.arange(800.0)
LATE = frozenset(NAMES) - {"Collect 2", "Three pairs", "Straight", "General"}


@pytest.mark.parametrize("mode", ["normal", "misere"])
def test_when_points_are_the_payoff_it_is_the_solved_game(mode, solved):
    # On a straight payoff a grid of totals loses nothing, so every value must be the solver's.
    misere = mode == "misere"
    payoff = -POINTS if misere else POINTS
    turn = Endgame(payoff, misere, free_mask(LATE), 21, banked=130).turn()
    sign = -1 if misere else 1
    found = sign * turn.again - 130
    expected = [solved[mode].before_roll(LATE, goods) for goods in range(22)]
    assert found == pytest.approx(expected, abs=1e-8)


def test_play_for_a_win_wins_more_than_play_for_points(normal):
    # An opponent has finished with 400: reaching it is all that counts.
    reached = (POINTS >= 400).astype(float)
    turn = Endgame(reached, False, free_mask(LATE), 21, banked=285, totals=500).turn()
    for_points = Distributions(normal).before_roll(free_mask(LATE))[21].astype(float)
    assert turn.again[21] > for_points[400 - 285 :].sum() + 0.01


def test_a_coarse_grid_of_totals_comes_close():
    smooth = 1 / (1 + np.exp(-(POINTS - 400) / 25))
    fine, coarse = (
        Endgame(smooth, False, free_mask(LATE), 21, banked=285, totals=totals).turn()
        for totals in (500, 12)
    )
    assert coarse.again[21] == pytest.approx(fine.again[21], abs=0.01)


def test_the_last_turn_by_hand():
    # Only the sixes are free, no goods: win with at least three of them, on 18 points.
    payoff = (POINTS >= 118).astype(float)
    free = free_mask(frozenset(NAMES) - {"Collect 6"})
    turn = Endgame(payoff, False, free, 0, banked=100).turn()
    assert turn.again[0] == pytest.approx(0.0623, abs=1e-4)


def test_totals_are_thinned_out_only_where_they_are_too_many():
    """A Straight pays 50 or nothing, a General 70 or nothing."""
    left = frozenset(NAMES) - {"Collect 6"}
    for most, found in ((4, [100, 150, 170, 220]), (3, [100, 160, 220])):
        free = free_mask(left - {"Straight", "General"})
        endgame = Endgame(POINTS, False, free, 0, banked=100, totals=most)
        assert endgame._totals_of(free_mask(left)).tolist() == found
