"""Luck and mistakes in places: they add up to the result, and each bucket holds what it should."""

from typing import get_args

import pytest

from engine.core.decision import CHANCE
from engine.core.match import bots_of, play_bots
from engine.core.step import pending
from games.despirala.analysis import LABEL_SCALE, Bucket, PlaceLedger, _document, review_places
from games.despirala.combinations import FACES, GOODS_PER_TURN, target
from games.despirala.moves import Attempt, Continue, Stop, attempts
from tests.games.despirala.positions import all_but, choosing, committed, new_match
from tests.games.despirala.test_rivalry import attitudes


def accounts(match):
    return PlaceLedger(match, attitudes(match.table.mode)[0], exact_up_to=2).accounts


def result_worth(match, seat):
    """Opponents beaten less opponents ahead, when the game is over."""
    ranks = match.result.ranks
    return sum((rank > ranks[seat]) - (rank < ranks[seat]) for rank in ranks)


@pytest.mark.clause("DESP-10.12")
@pytest.mark.parametrize("mode", ["normal", "misere"])
@pytest.mark.parametrize("players", [("optimal", "sampled:1"), ("random", "optimal", "random")])
def test_all_changes_add_up_to_the_place_in_the_end(mode, players):
    match = new_match(*players, mode=mode, seed="places")
    play_bots(match, bots_of(match))
    for account in accounts(match):
        changes = sum(account.total(bucket) for bucket in get_args(Bucket))
        assert account.baseline == pytest.approx(0, abs=1e-9)
        assert changes == pytest.approx(account.worth)
        assert account.worth == pytest.approx(result_worth(match, account.seat))


def two_people(*answers):
    match = new_match("human", "human", dice_by_hand=True)
    for answer in answers:
        match.answer(answer)
    return accounts(match)


@pytest.mark.clause("DESP-10.12")
def test_what_the_other_player_does_is_counted_apart():
    first, second = two_people(
        (1, 2, 3, 4, 5, 6), Attempt("Straight"), (1, 1, 2, 2, 3, 4), Attempt("Collect 1"), Stop()
    )
    assert first.total("luck") > 0.2
    assert first.total("others") == 0
    assert second.total("others") == pytest.approx(-first.total("luck"))


@pytest.mark.clause("DESP-10.12")
def test_the_rolls_of_a_target_are_one_piece_of_luck_and_told_by_their_last_answer():
    """Answers 0 to 3: a roll, the choice, a miss, and the six that completes the Straight."""
    first, _ = two_people((1, 2, 3, 4, 5, 5), Attempt("Straight"), (5,), (6,))
    lucky = [change for change in first.changes if change.bucket == "luck"]
    assert [change.move for change in lucky] == [0, 3]
    assert lucky[1].delta > 0


@pytest.mark.clause("DESP-10.12")
def test_a_choice_is_measured_against_the_best_move_for_the_place():
    first, _ = two_people((2, 2, 3, 3, 4, 5), Attempt("Despirala"))
    (mistake,) = [change for change in first.changes if change.bucket == "mistake"]
    assert mistake.option == Attempt("Despirala")
    assert mistake.best == Attempt("Collect 2")
    assert mistake.delta < -0.1


@pytest.mark.clause("DESP-10.12")
@pytest.mark.parametrize(("points_of_other", "gain"), [(7, 0), (8, 1 / 36)])
def test_a_long_shot_for_the_place_is_an_opportunity(points_of_other, gain):
    match = before_the_last_decision(points_of_other)
    match.answer(Stop())
    account = accounts(match)[1]
    last = [change for change in account.changes if change.turn == 14]
    found = {change.bucket: change.delta for change in last if change.bucket != "luck"}
    assert found.get("opportunity", 0) == pytest.approx(gain)
    assert found["mistake"] == pytest.approx(-gain)


def before_the_last_decision(points_of_other):
    """The second player holds four ones and 3 goods in the very last turn; the first has ended."""
    match = new_match("human", "human", dice_by_hand=True)
    for name in all_but("Collect 1"):
        burn_all_goods(match, name)
        burn_all_goods(match, name)
    ones = points_of_other - GOODS_PER_TURN
    match.answer((1,) * ones + (2,) * (6 - ones))
    match.answer(Attempt("Collect 1"))
    match.answer(Stop())
    match.answer((1, 1, 1, 1, 2, 2))
    match.answer(Attempt("Collect 1"))
    for _ in range(2):
        match.answer(Continue())
        match.answer((2, 2))
    return match


def burn_all_goods(match, name):
    """A turn that tries one combination, matches nothing more, and ends without goods."""
    (attempt, *_), seat = attempts(name), match.table.seat
    wanted = target(name, attempt.faces)
    useless = next((face for face in FACES if face not in wanted), wanted[0])
    match.answer((useless,) * 6)
    match.answer(attempt)
    while match.table.seat == seat:
        if match.seat_to_answer == CHANCE:
            match.answer((useless,) * match.pending.outcomes.count)
        else:
            match.answer(match.pending.options[-1])


def worths(table, exact_up_to):
    """What every option of a table stands at."""
    match = new_match("human", "human")
    ledger = PlaceLedger(match, attitudes("normal")[0], exact_up_to=exact_up_to)
    ledger._table = table
    return [ledger._worth_after(option) for option in pending(table).options]


THREE = ("Collect 1", "Collect 6", "Straight")


@pytest.mark.clause("DESP-10.12")
@pytest.mark.parametrize("table", [
    choosing((1, 1, 6, 6, 2, 3), used=all_but(*THREE), seats=2),
    committed(Attempt("Collect 6"), (1, 1, 6, 6, 2, 3), used=all_but(*THREE[::2]), seats=2),
], ids=["choosing", "collecting"])  # fmt: skip
def test_all_options_of_a_turn_are_measured_alike(table):
    """Exactly, where the turn began with few enough combinations free, and by the spread before."""
    exactly = worths(table, 4)
    assert worths(table, 3) == pytest.approx(exactly)
    spread = worths(table, 2)
    assert all(one != pytest.approx(other) for one, other in zip(spread, exactly, strict=True))


@pytest.mark.clause("DESP-10.13")
def test_mistakes_in_places_are_named_by_two_hundred_points_an_opponent():
    first, _ = two_people((2, 2, 3, 3, 4, 5), Attempt("Collect 3"))
    (mistake,) = [change for change in first.changes if change.bucket == "mistake"]
    assert 0.0005 < -mistake.delta * LABEL_SCALE < 1
    assert mistake.label == "inaccuracy"


def test_a_lone_player_has_no_place_to_lose():
    assert review_places(new_match("human")) == []


@pytest.mark.clause("DESP-10.12")
def test_the_review_names_only_choices_that_cost_something():
    """The first player chose well, the second took Despirala with two pairs."""
    match = new_match("human", "human", dice_by_hand=True)
    for answer in ((1, 2, 3, 4, 5, 6), Attempt("Straight"), (2, 2, 3, 3, 4, 5),
                   Attempt("Despirala")):  # fmt: skip
        match.answer(answer)
    found = [_document(account)["choices"] for account in accounts(match)]
    assert [len(choices) for choices in found] == [0, 1]
    assert found[1][0]["played"] == "Despirala"
    assert found[1][0]["label"]
