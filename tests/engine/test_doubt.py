"""When one thing is better than another, and when both are about equal, as far as luck can tell."""

from math import inf, sqrt

import pytest

from engine.core.decision import Difference, difference, errors_wanted


def test_a_difference_is_the_mean_of_pairs_with_the_same_luck_and_its_error():
    """Both swing by ten with the luck, and differ by 1 and 3 in turn."""
    found = difference([11.0, 3.0, 12.0, 2.0], [10.0, 0.0, 11.0, -1.0, 99.0])
    assert found.mean == 2.0
    assert found.error == pytest.approx(sqrt(4 / 3) / 2)
    assert (found.trials, found.is_sure, found.said().number) == (4, True, 2.0)


@pytest.mark.parametrize(
    ("trials", "student"), [(2, 12.7), (3, 4.30), (6, 2.57), (12, 2.20), (48, 2.01)]
)
def test_the_fewer_trials_the_more_errors_are_wanted(trials, student):
    assert errors_wanted(trials) == pytest.approx(student, rel=0.03)


def test_what_is_nearer_than_its_error_is_about_equal_and_has_no_number():
    assert Difference(1.9, 1.0, 48).said() is None
    assert Difference(2.2, 1.0, 48).said(2).number == 2.2
    assert Difference(2.2, inf, 1).said() is None


def test_without_luck_all_that_shows_counts():
    assert Difference(0.06).said().number == 0.06
    assert Difference(0.04).said() is None
    assert Difference(8.0).said(2, 16.0).number == 0.5
