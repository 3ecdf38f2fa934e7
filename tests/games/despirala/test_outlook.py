"""Who is likely to win, and how far scores spread."""

import pytest

from games.despirala import analysis
from games.despirala.analysis import WinChances, shared_wins, spread_after, spread_of
from games.despirala.moves import Attempt
from games.despirala.solver import Position
from tests.games.despirala.positions import all_but, choosing
from tests.games.despirala.scene.playing import a_match, played


def test_the_higher_score_wins_and_equal_ones_share() -> None:
    assert shared_wins([[5], [3]], False) == (1.0, 0.0)
    assert shared_wins([[5], [5], [4]], False) == (0.5, 0.5, 0.0)
    assert shared_wins([[1, 3], [2]], False) == (0.5, 0.5)


def test_in_misere_the_lower_score_wins() -> None:
    assert shared_wins([[5], [3]], True) == (0.0, 1.0)


def test_chances_add_up_to_one_over_every_seat() -> None:
    ends = [[1, 2, 2, 7], [2, 3], [2, 2, 9], [0, 2]]
    assert sum(shared_wins(ends, False)) == pytest.approx(1)
    assert sum(shared_wins(ends, True)) == pytest.approx(1)


def test_equal_positions_have_equal_chances_and_the_leader_the_best() -> None:
    chances = WinChances()
    match = played(a_match("optimal", "optimal"), 0)
    assert chances.of(match.table, 1) == (pytest.approx(0.5), pytest.approx(0.5))
    table = choosing((1, 1, 1, 1, 1, 1), 5, all_but("Collect 1"), seats=2)
    table.sheets[0].points["Straight"] = 50
    assert chances.of(table, 1)[0] > 0.99


def test_a_point_ahead_in_the_first_turn_is_not_yet_a_win() -> None:
    table = choosing((1, 2, 3, 4, 5, 6), 5, seats=2)
    table.sheets[0].points["Collect 1"], table.sheets[1].points["Collect 1"] = 4, 3
    leader, other = WinChances().of(table, 1)
    assert 0.3 < other < 0.7
    assert leader + other == pytest.approx(1)


def test_once_the_game_is_over_the_chances_are_certain() -> None:
    match = played(a_match("sampled:1", "optimal"), None)
    shares = WinChances().of(match.table, 1)
    assert [share > 0 for share in shares] == [rank == 1 for rank in match.result.ranks]


def test_a_spread_is_the_deviation_and_the_middle_nine_tenths() -> None:
    spread = spread_of(range(101))
    assert (spread.low, spread.high) == (5, 95)
    assert spread.deviation == pytest.approx(29.3, abs=0.1)


def test_a_completed_last_target_leaves_nothing_to_chance() -> None:
    table = choosing((1, 2, 3, 4, 5, 6), 7, all_but("Straight"))
    spread = spread_after(table, Attempt("Straight"), 1)
    assert (spread.deviation, spread.low, spread.high) == (0, 57, 57)


def test_the_deviation_of_a_few_scores_is_that_of_a_sample() -> None:
    """Two scores two apart: each one from their mean, over one less than there are."""
    assert spread_of([4, 6]).deviation == pytest.approx(2**0.5)
    assert spread_of([7]).deviation == 0


def test_scores_are_kept_for_the_positions_met_last(monkeypatch):
    monkeypatch.setattr(analysis, "KEPT_POSITIONS", 2)
    played = []
    monkeypatch.setattr(analysis, "_scores", lambda table, position, *_: played.append(position))
    wins, (one, two, three) = WinChances(), (Position(goods=goods) for goods in (1, 2, 3))
    for position in (one, two, one, three, one, two):
        wins._scores(None, position, 1)
    assert played == [one, two, three, two], "two was met longest ago when three came"
