"""Playing for the place: what scores are worth, and choices that differ from play for points."""

import numpy as np
import pytest

from games.despirala.combinations import NAMES
from games.despirala.moves import Attempt, Continue, Reroll, Stop
from games.despirala.solver import START, ImpossiblePositionError, Position, exact
from games.despirala.solver.attitude import learn_attitudes, plain_attitude
from games.despirala.solver.competitive import (
    Competitor,
    expected_rank,
    rank_payoff,
    win_payoff,
)
from games.despirala.solver.duel import Duel, learn_course, solve_duel
from games.despirala.solver.layout import free_mask


def one_score(score, size=8):
    return np.eye(size)[score]


@pytest.fixture(scope="module")
def attitudes(solved):
    return {mode: learn_attitudes(solved[mode], games=4000) for mode in ("normal", "misere")}


@pytest.fixture(scope="module")
def competitor(normal, attitudes):
    return Competitor(normal, attitudes["normal"], exact_up_to=4)


FOUR = frozenset(NAMES) - {"Collect 5", "Three pairs", "Straight", "General"}


@pytest.fixture(scope="module")
def duels(solved):
    """Duels that know the last four turns of a sheet."""
    return {
        mode: solve_duel(values, learn_course(values, games=4000), sheet=free_mask(FOUR))
        for mode, values in solved.items()
    }


def finished(score, goods=0):
    return Position(frozenset(NAMES), goods, score - goods)


def test_a_rank_counts_opponents_beaten_less_those_ahead():
    payoff = rank_payoff([one_score(3), one_score(5)], misere=False)
    assert payoff.tolist() == [-2, -2, -2, -1, 0, 1, 2, 2]


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
        goal: Competitor(normal, attitudes["normal"], goal).choose(own, opponents).move
        for goal in ("rank", "win")
    }
    assert moves == {"rank": Stop(), "win": Continue()}


def test_an_expected_payoff_reads_as_an_expected_rank():
    assert expected_rank(1.0, players=2) == 1.0
    assert expected_rank(-1.0, players=2) == 2.0
    assert expected_rank(0.0, players=3) == 2.0


def test_when_nothing_is_at_stake_points_decide(competitor, normal):
    used = frozenset(NAMES) - {"Straight", "Collect 6"}
    own = Position(used, 12, banked=10, dice=(1, 2, 3, 4, 5, 5))
    chosen = competitor.choose(own, [finished(500)])
    assert chosen.move == normal.best(used, 12, own.dice).moves[0]


@pytest.mark.parametrize("mode", ["normal", "misere"])
@pytest.mark.parametrize("banked", [130, 160, 190])
def test_early_moves_are_judged_by_the_duel(mode, banked, solved, attitudes, duels):
    # What is late is a parameter: the same turn judged both ways leads to moves about as good.
    own = Position(FOUR, 12, banked=banked, dice=(1, 1, 3, 3, 5, 6))
    opponents = [Position(FOUR, 9, banked=160)]
    late, early = (
        Competitor(solved[mode], attitudes[mode], "rank", up_to, lambda: duels[mode])
        for up_to in (4, 3)
    )
    chosen, exactly = early.choose(own, opponents), late.choose(own, opponents)
    assert chosen.payoffs.keys() == exactly.payoffs.keys()
    assert chosen.payoffs[chosen.move] == max(chosen.payoffs.values())
    assert exactly.payoffs[chosen.move] > max(exactly.payoffs.values()) - 0.05


def test_early_too_winning_against_one_is_the_rank_told_as_a_share(normal, attitudes, duels):
    own = Position(FOUR | {"Collect 5"}, 3, 100, (5, 5, 2, 3, 4, 1), Attempt("Collect 5"))
    rank, win = (
        Competitor(normal, attitudes["normal"], goal, 3, lambda: duels["normal"])
        .choose(own, [Position(FOUR, 9, banked=100)])
        .payoffs
        for goal in ("rank", "win")
    )
    assert win == pytest.approx({move: (1 + worth) / 2 for move, worth in rank.items()})


def test_a_duel_is_solved_only_when_a_turn_needs_it(normal, attitudes):
    asked = []

    def solved():
        asked.append("duel")
        return Duel(False, {}, {})

    competitor = Competitor(normal, attitudes["normal"], "rank", 1, solved)
    last = Position(frozenset(NAMES) - {"Straight"}, 2, 300, (1, 2, 3, 4, 5, 5))
    competitor.choose(last, [finished(320)])
    assert asked == []
    with pytest.raises(ImpossiblePositionError, match="no turn with 4"):
        competitor.choose(Position(FOUR, 2, 300, (1, 2, 3, 4, 5, 5)), [finished(320)])
    assert asked == ["duel"]


@pytest.mark.parametrize("mode", ["normal", "misere"])
def test_early_a_win_against_several_is_played_for_with_a_taste_for_risk(mode, solved, attitudes):
    competitor = Competitor(solved[mode], attitudes[mode], "win")
    own = Position(goods=5, dice=(1, 1, 3, 3, 5, 6))
    chosen = competitor.choose(own, [START, START])
    assert chosen.payoffs is None
    assert chosen.risk in {attitude.policy.risk for attitude in attitudes[mode]}
    assert chosen.move in solved[mode].moves(own)


def test_answers_do_not_depend_on_what_was_asked_before(normal, attitudes):
    used = frozenset(NAMES) - {"Straight", "General", "Collect 6"}
    opponents = [Position(used, 9, banked=250)]
    questions = [
        Position(used, goods, banked=240, dice=dice)
        for goods, dice in ((14, (1, 1, 2, 3, 5, 6)), (13, (1, 2, 3, 6, 6, 6)), (9, (1,) * 6))
    ]
    one, other = (Competitor(normal, attitudes["normal"], exact_up_to=4) for _ in range(2))
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
    plain = attitudes["normal"][0]
    chances = plain.final_chances(free=(1 << 14) - 1, standing=normal.start)
    assert chances.sum() == pytest.approx(1.0)
    assert chances @ np.arange(len(chances)) == pytest.approx(normal.start, abs=3.5)
    bold = attitudes["normal"][-1]
    assert bold.standing((1 << 14) - 1, 0, 0) > normal.start


def test_the_plain_attitude_is_the_first_of_all(attitudes, misere):
    plain = plain_attitude(misere, games=4000)
    assert np.array_equal(plain.spreads, attitudes["misere"][0].spreads)


def test_tables_for_a_taste_are_kept(tmp_path, monkeypatch, normal, attitudes):
    solved = {attitude.policy.risk: attitude.policy for attitude in attitudes["normal"]}
    monkeypatch.setattr(exact, "solve_for_risk", lambda mode, risk: solved[risk])
    first = learn_attitudes(normal, tmp_path, games=100)
    monkeypatch.delattr(exact, "solve_for_risk")
    again = learn_attitudes(normal, tmp_path, games=100)
    for one, other in zip(first, again, strict=True):
        assert np.array_equal(one.policy.table, other.policy.table)
        assert np.array_equal(one.spreads, other.spreads)


def test_there_must_be_something_to_choose(competitor):
    with pytest.raises(ImpossiblePositionError):
        competitor.choose(START, [START])
