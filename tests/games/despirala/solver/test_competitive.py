"""Playing for the place: what scores are worth, and choices that differ from play for points."""

import numpy as np
import pytest

from games.despirala.combinations import NAMES
from games.despirala.moves import Attempt, Continue, Reroll, Stop
from games.despirala.solver import START, ImpossiblePositionError, Position, competitive, values
from games.despirala.solver.competitive import (
    SCORES,
    Attitude,
    Competitor,
    learn_attitudes,
    rank_payoff,
    win_payoff,
)


def one_score(score, size=8):
    return np.eye(size)[score]


@pytest.fixture(scope="module")
def attitudes(solved, tables):
    return learn_attitudes(solved["normal"], tables, games=1000)


@pytest.fixture(scope="module")
def competitor(normal, attitudes):
    return Competitor(normal, attitudes, exact_up_to=4)


def finished(score, goods=0):
    return Position(frozenset(NAMES), goods, score - goods)


def test_a_rank_counts_opponents_beaten_less_those_ahead():
    payoff = rank_payoff([one_score(3), one_score(5)], misere=False)
    assert payoff.tolist() == [-2, -2, -2, -1, 0, 1, 2, 2]


def test_an_opponent_with_the_highest_score_there_is_is_ahead_of_all_others():
    payoff = rank_payoff([one_score(7)], misere=False)
    assert payoff.tolist() == [-1, -1, -1, -1, -1, -1, -1, 0]


def test_in_misere_the_lower_score_is_ahead():
    payoff = rank_payoff([one_score(3)], misere=True)
    assert payoff.tolist() == [1, 1, 1, 0, -1, -1, -1, -1]


def test_a_win_is_shared_by_those_who_tie():
    payoff = win_payoff([one_score(3), one_score(3)], misere=False)
    assert payoff == pytest.approx([0, 0, 0, 1 / 3, 1, 1, 1, 1])


def test_a_win_needs_all_opponents_beaten():
    even = np.array([0.5, 0.0, 0.5])
    payoff = win_payoff([even, even], misere=False)
    # With 1 point both must have 0; with 2 a half, a third or nothing of the win is shared away.
    assert payoff == pytest.approx([0.25 / 3, 0.25, 0.25 + 0.5 / 2 + 0.25 / 3])
    assert win_payoff([even, even], misere=True).tolist() == payoff[::-1].tolist()


def test_far_behind_the_bold_move_is_right(normal, competitor):
    # The last turn: three pairs lie on the table, but their 12 points do not reach the opponent.
    used = frozenset(NAMES) - {"Three pairs"}
    own = Position(used, 2, banked=300, dice=(1, 1, 2, 2, 3, 3))
    assert normal.best(used, 2, own.dice).moves == (Attempt("Three pairs", (1, 2, 3)),)
    chosen = competitor.choose(own, [finished(320)])
    assert chosen.move == Reroll()
    assert chosen.payoffs[Attempt("Three pairs", (1, 2, 3))] == pytest.approx(-1.0)
    assert chosen.payoffs[chosen.move] > -1.0


def test_a_lead_is_not_put_at_risk(competitor, normal):
    # Stopping now wins for sure; continuing has the higher expectation but may go to ruin.
    used = frozenset(NAMES)
    own = Position(used, 3, banked=300, dice=(6, 6, 6, 1, 2, 3), attempt=Attempt("Collect 6"))
    assert normal.moves(own)[Continue()] > normal.moves(own)[Stop()]
    even = competitor.choose(own, [finished(320)])
    assert even.move == Stop()
    assert even.payoffs[Stop()] == pytest.approx(1.0)
    behind = competitor.choose(own, [finished(322)])
    assert behind.move == Continue()


def test_with_three_players_winning_asks_for_more_than_rank(normal, attitudes):
    # Stopping at 321 beats one opponent and never the other, who stands at 335.
    own = Position(
        frozenset(NAMES), 3, banked=300, dice=(6, 6, 6, 1, 2, 3), attempt=Attempt("Collect 6")
    )
    opponents = [finished(320), finished(335)]
    moves = {
        goal: Competitor(normal, attitudes, goal).choose(own, opponents).move
        for goal in ("rank", "win")
    }
    assert moves == {"rank": Stop(), "win": Continue()}


def test_when_nothing_is_at_stake_points_decide(competitor, normal):
    used = frozenset(NAMES) - {"Straight", "Collect 6"}
    own = Position(used, 12, banked=10, dice=(1, 2, 3, 4, 5, 5))
    chosen = competitor.choose(own, [finished(500)])
    assert chosen.move == normal.best(used, 12, own.dice).moves[0]


@pytest.mark.parametrize("mode", ["normal", pytest.param("misere", marks=pytest.mark.whole)])
def test_early_the_turn_is_played_with_a_taste_for_risk(mode, solved, tables):
    attitudes = learn_attitudes(solved[mode], tables, games=1000)
    competitor = Competitor(solved[mode], attitudes)
    own = Position(goods=5, dice=(1, 1, 3, 3, 5, 6))
    chosen = competitor.choose(own, [START])
    assert chosen.payoffs is None
    assert chosen.risk in {attitude.policy.risk for attitude in attitudes}
    assert chosen.move in solved[mode].moves(own)


def test_answers_do_not_depend_on_what_was_asked_before(normal, attitudes):
    used = frozenset(NAMES) - {"Straight", "General", "Collect 6"}
    opponents = [Position(used, 9, banked=250)]
    questions = [
        Position(used, goods, banked=240, dice=dice)
        for goods, dice in ((14, (1, 1, 2, 3, 5, 6)), (13, (1, 2, 3, 6, 6, 6)), (9, (1,) * 6))
    ]
    one, other = (Competitor(normal, attitudes, exact_up_to=4) for _ in range(2))
    forwards = [one.choose(own, opponents) for own in questions]
    backwards = [other.choose(own, opponents) for own in reversed(questions)]
    for first, second in zip(forwards, reversed(backwards), strict=True):
        assert first.move == second.move
        assert first.payoffs == pytest.approx(second.payoffs)


def test_opponents_in_the_middle_of_a_turn_count_as_they_stand(competitor, normal):
    used = frozenset(NAMES) - {"Straight"}
    rolling = Position(used, 9, banked=250, dice=(1, 2, 3, 4, 5, 5))
    chances = competitor.final_chances(rolling)
    mean = chances @ np.arange(len(chances))
    assert mean == pytest.approx(normal.expected_final(rolling), abs=2e-3)


def test_attitudes_know_what_they_lead_to(attitudes, normal):
    plain = attitudes[0]
    chances = plain.final_chances(free=(1 << 14) - 1, standing=normal.start)
    assert chances.sum() == pytest.approx(1.0)
    assert chances @ np.arange(len(chances)) == pytest.approx(normal.start, abs=3.5)
    bold = attitudes[-1]
    assert bold.standing((1 << 14) - 1, 0, 0) > normal.start


def test_tables_for_a_taste_are_kept(tmp_path, monkeypatch, normal, attitudes):
    solved = {attitude.policy.risk: attitude.policy for attitude in attitudes}
    monkeypatch.setattr(values, "solve_for_risk", lambda mode, risk: solved[risk])
    first = learn_attitudes(normal, tmp_path, games=100)
    monkeypatch.delattr(values, "solve_for_risk")
    again = learn_attitudes(normal, tmp_path, games=100)
    for one, other in zip(first, again, strict=True):
        assert np.array_equal(one.policy.table, other.policy.table)
        assert np.array_equal(one.spreads, other.spreads)


def test_there_must_be_something_to_choose(competitor):
    with pytest.raises(ImpossiblePositionError):
        competitor.choose(START, [START])


def test_with_so_many_combinations_free_it_is_still_exact(normal, attitudes):
    """Two are free before this turn's choice is made."""
    own = Position(frozenset(NAMES) - {"Straight", "Collect 6"}, 2, 300, (1, 2, 3, 4, 5, 5))
    chosen = [Competitor(normal, attitudes, exact_up_to=most).choose(own, [finished(320)])
              for most in (1, 2)]  # fmt: skip
    assert [each.payoffs is None for each in chosen] == [True, False]


def test_scores_cannot_fall_below_nothing(normal):
    spreads = np.zeros((15, 2 * SCORES + 1))
    spreads[:, SCORES - 100] = 1.0
    chances = Attitude(normal, tuple(spreads)).final_chances(0, 30.0)
    assert (chances[0], chances.sum()) == (1.0, 1.0)


def test_turns_worked_out_are_kept_for_so_many_sheets_and_no_more(normal, attitudes, monkeypatch):
    monkeypatch.setattr(competitive, "KEPT_TURNS", 2)
    one = Competitor(normal, attitudes, exact_up_to=4)
    used = frozenset(NAMES) - {"Straight"}
    kept = []
    for banked in (300, 301, 302):
        one.choose(Position(used, 2, banked, (1, 2, 3, 4, 5, 5)), [finished(320)])
        kept.append([key[1] for key in one._turns])
    assert kept == [[300], [300, 301], [301, 302]]
