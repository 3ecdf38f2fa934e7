"""Hints and odds against the checked values."""

import pytest

from engine.core.step import pending
from games.despirala.analysis import spread_after
from games.despirala.bots import expected_scores, hints
from games.despirala.hints import Odds, Spread, best_by_combination, odds, odds_of
from games.despirala.moves import Attempt, Continue, Reroll, Stop
from tests.games.despirala.positions import (
    all_but,
    answer,
    choosing,
    collecting,
    committed,
    starting,
)
from tests.games.despirala.recorded import oracle

SEVEN_USED = (
    "Three pairs", "Collect 1", "Collect 2", "Collect 3", "Collect 4", "Straight", "Four of a kind",
)  # fmt: skip
TABLE = choosing((2, 5, 3, 5, 1, 1), 24, SEVEN_USED)


@pytest.mark.clause("DESP-11.6")
def test_hints_list_every_move_with_its_expected_score_and_loss():
    found = hints(TABLE)
    assert len(found) == len(pending(TABLE).options)
    assert [(str(hint.option), round(hint.loss, 1)) for hint in found[:5]] == [
        ("Despirala", 0.0),
        ("Collect 5", 0.4),
        ("Reroll", 3.3),
        ("Collect 6", 7.3),
        ("Six of a kind 1", 9.2),
    ]
    assert all(hint.expected == pytest.approx(found[0].expected - hint.loss) for hint in found)


@pytest.mark.clause("DESP-11.6")
def test_hints_tell_the_chance_to_complete_and_what_a_move_gives_at_once():
    by_move = {str(hint.option): hint for hint in hints(TABLE)}
    assert by_move["Despirala"].chance == pytest.approx(0.966, abs=5e-4)
    assert by_move["Despirala"].most == 80
    assert (by_move["Collect 5"].now, by_move["Collect 5"].most) == (10, 30)
    assert by_move["Collect 5"].chance is None
    assert by_move["Reroll"].most is None


@pytest.mark.clause("DESP-11.6")
def test_hints_tell_how_far_the_final_scores_spread():
    wide = spread_after(TABLE, Attempt("Despirala"), seed=1)
    assert wide.low < hints(TABLE)[0].expected < wide.high
    assert wide.deviation > 10
    last = collecting(1, (1, 1, 1, 2, 2, 2), 0, all_but("Collect 1"))
    assert spread_after(last, Stop(), seed=1) == Spread(0.0, 3, 3)


def test_points_banked_belong_to_the_expected_final_score():
    banked = choosing((2, 5, 3, 5, 1, 1), 24, dict.fromkeys(SEVEN_USED, 0) | {"Straight": 50})
    assert hints(banked)[0].expected == pytest.approx(hints(TABLE)[0].expected + 50)


def test_a_stop_gives_what_is_collected():
    stop, carry_on = sorted(
        hints(collecting(6, (6, 6, 1, 1, 5, 5), 5)), key=lambda h: str(h.option), reverse=True
    )
    assert (stop.option, stop.now) == (Stop(), 12)
    assert carry_on.option == Continue()


def test_in_misere_the_lowest_expectation_comes_first():
    found = hints(choosing((2, 2, 3, 3, 4, 5), mode="misere"))
    assert found[0].expected == min(hint.expected for hint in found)
    assert found[-1].loss == pytest.approx(found[-1].expected - found[0].expected)


def test_between_decisions_there_are_no_hints():
    assert hints(starting()) == []
    assert hints(committed(Attempt("General"), (6, 1, 1, 1, 1, 1))) == []


def test_each_combination_shows_its_best_faces():
    best = best_by_combination(hints(TABLE))
    assert set(best) == {
        "Collect 5", "Collect 6", "Two triples", "Kamerun", "Six of a kind", "General", "Despirala",
    }  # fmt: skip
    assert best["Six of a kind"].option == Attempt("Six of a kind", (1,))


@pytest.mark.parametrize("case", oracle()["completion_probability"], ids=lambda case: case["move"])
def test_the_odds_of_a_target_are_the_checked_ones(case):
    words = case["move"].split()
    faces = tuple(int(word) for word in words if word.isdigit())
    attempt = Attempt(" ".join(word for word in words if not word.isdigit()), faces)
    found = odds_of(case["dice"], attempt, case["goods"])
    assert found.success == pytest.approx(case["p_success"], abs=1e-9)
    assert sum(found.by_rolls) + found.fail == pytest.approx(1)
    assert len(found.by_rolls) == case["goods"] + 1


def test_the_median_of_the_odds_is_the_number_of_rolls_half_the_tries_need():
    assert odds(TABLE, Attempt("Despirala")).median == 9
    assert odds(choosing((1, 2, 3, 4, 5, 6)), Attempt("Straight")).median == 0
    assert odds(choosing((1, 1, 1, 1, 1, 1)), Attempt("General")).median is None


def test_every_seat_has_an_expected_score_at_every_moment():
    table = choosing((1, 1, 2, 3, 5, 5), goods=5, seats=2)
    at_choice = expected_scores(table)
    assert at_choice[1] == pytest.approx(443.616365583, abs=1e-6)
    answer(table, Reroll())
    assert expected_scores(table)[0] <= at_choice[0]
    answer(table, (6, 6, 6, 6, 6, 6))
    answer(table, Attempt("General"))
    assert expected_scores(table)[0] > 443


def test_a_roll_paid_for_but_not_seen_is_worth_what_the_choice_was():
    table = collecting(6, (6, 6, 1, 1, 5, 5), 5)
    worth = {hint.option: hint.expected for hint in hints(table)}
    answer(table, Continue())
    assert expected_scores(table)[0] == pytest.approx(worth[Continue()])
    target = choosing((6, 6, 6, 1, 1, 5), 5)
    worth = {hint.option: hint.expected for hint in hints(target)}
    answer(target, Attempt("General"))
    assert expected_scores(target)[0] == pytest.approx(worth[Attempt("General")])


def test_the_median_is_reached_with_exactly_half_of_all_tries():
    assert Odds((0.5, 0.3), 0.2).median == 0
    assert Odds((0.2, 0.2), 0.6).median is None
