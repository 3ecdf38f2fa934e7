"""Batches of games: the same mean as the solver says, and the document's figures."""

import numpy as np
import pytest

from games.despirala.bots import SAMPLING_SEED, sampled_values
from games.despirala.combinations import NAMES
from games.despirala.moves import Attempt, Continue
from games.despirala.solver import START, Position, simulate, solve_sampled
from games.despirala.solver import values as exact
from games.despirala.solver.offers import CHANCES

GAMES = 20_000


def standard_error(scores):
    return scores.std() / len(scores) ** 0.5


@pytest.mark.parametrize("mode", ["normal", "misere"])
def test_optimal_games_have_the_figures_of_the_document(mode, solved, oracle):
    scores = simulate(solved[mode], GAMES, seed=1)
    stated = next(s for s in oracle["simulated_statistics_1e6_games"] if s["mode"] == mode)
    assert abs(scores.mean() - solved[mode].start) < 4 * standard_error(scores)
    assert scores.std() == pytest.approx(stated["stdev"], abs=1.5)
    found = np.percentile(scores, [5, 25, 50, 75, 95])
    assert found == pytest.approx([stated[f"p{p}"] for p in (5, 25, 50, 75, 95)], abs=4)


def test_the_same_seed_plays_the_same_games(normal):
    first, again, other = (simulate(normal, 50, seed) for seed in (3, 3, 4))
    assert first.tolist() == again.tolist() != other.tolist()
    assert len(simulate(normal, 1, 3)) == 1, "a single game is played too"


POSITIONS = {
    "between turns": Position(frozenset(NAMES[:9]), 20, banked=120),
    "all dice in the air": Position(frozenset(NAMES[:9]), 20, banked=120, in_the_air=True),
    "after a roll": Position(frozenset(NAMES[:9]), 25, dice=(1, 6, 1, 1, 4, 6)),
    "collecting": Position(
        frozenset({*NAMES[6:12], "Collect 6"}),
        9,
        dice=(6, 6, 1, 2, 3, 4),
        attempt=Attempt("Collect 6"),
    ),
    "completing": Position(
        frozenset(NAMES[:7]), 13, dice=(5, 6, 6, 1, 2, 3), attempt=Attempt("Three pairs", (4, 5, 6))
    ),
    "a die in the air": Position(
        frozenset(NAMES[:13]), 13, dice=(6,) * 5 + (1,), attempt=Attempt("General"), in_the_air=True
    ),
    "already complete": Position(
        frozenset(NAMES[6:]), 13, dice=(6,) * 6, attempt=Attempt("General"), banked=7
    ),
}


@pytest.mark.parametrize("mode", ["normal", "misere"])
@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)
def test_games_played_on_from_a_position_earn_its_value(mode, position, solved):
    scores = simulate(solved[mode], 3000, seed=5, position=position)
    expected = solved[mode].expected_final(position)
    assert abs(scores.mean() - expected) < 4 * standard_error(scores) + 1e-9


def test_games_played_on_after_a_move_earn_the_moves_value(normal):
    collecting = POSITIONS["collecting"]
    scores = simulate(normal, 3000, seed=6, position=collecting.after(Continue()))
    value = normal.moves(collecting)[Continue()]
    assert abs(scores.mean() - value) < 4 * standard_error(scores)


def test_a_finished_game_scores_what_is_banked_and_the_goods(normal):
    over = Position(frozenset(NAMES), 12, banked=300)
    assert simulate(normal, 3, seed=1, position=over).tolist() == [312, 312, 312]


@pytest.mark.whole
@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("mode", "trials", "expected", "played"),
    [("normal", 5, 455.5, 428), ("normal", 1, 503, 333), ("misere", 5, 103.9, 108)],
)
def test_few_sampled_rolls_promise_too_much_and_play_worse(mode, trials, expected, played):
    values = solve_sampled(mode, trials, seed=2)
    assert values.trials == trials
    # The document's models came from other samples: the start alone is a mean over `trials` rolls.
    assert values.start == pytest.approx(expected, abs=20 / trials**0.5)
    assert simulate(values, 4000, seed=1).mean() == pytest.approx(played, abs=8)


def test_a_mean_of_sampled_rolls_is_of_rolls_of_its_own_set():
    """A roll is worth its number, and 1,000 more in each set than in the one before."""
    best = np.arange(len(CHANCES))[:, None] + 1000.0 * np.arange(5)
    one = exact._mean_of_samples(1, np.random.default_rng(1))(best)
    assert (one // 1000).tolist() == [0, 1, 2, 3, 4]
    assert set(one % 1000) <= set(range(len(CHANCES)))
    many = exact._mean_of_samples(40_000, np.random.default_rng(2))(best)
    assert many == pytest.approx(CHANCES @ best, abs=4 * len(CHANCES) / 40_000**0.5)


def test_sampled_values_depend_on_their_seed_alone():
    first, again = sampled_values(1, "misere"), solve_sampled("misere", 1, SAMPLING_SEED)
    assert np.array_equal(first.table, again.table)
    assert (first.misere, first.trials) == (True, 1)
    assert 0 < first.start < 150, "as few points as a single sampled roll each promises"


def test_at_least_one_roll_must_be_sampled():
    with pytest.raises(ValueError, match="0 trials"):
        solve_sampled("normal", 0, seed=1)


def test_scores_stay_within_the_bounds_of_the_game(solved):
    for values in solved.values():
        scores = simulate(values, 2000, seed=9, position=START)
        assert scores.min() >= 0
        assert scores.max() <= 604
