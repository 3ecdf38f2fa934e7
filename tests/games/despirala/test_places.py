"""Luck and mistakes in places: they add up to the result, and each bucket holds what it should."""

from functools import cache

import pytest

from engine.core.match import bots_of, play_bots
from games.despirala.moves import Attempt, Stop
from games.despirala.places import BUCKETS, LABEL_SCALE, PlaceLedger, review_places
from games.despirala.solver.competitive import Competitor
from games.despirala.worth import exact_values
from tests.games.despirala.positions import new_match
from tests.games.despirala.test_rivalry import attitudes


@cache
def competitor(mode):
    return Competitor(exact_values(mode), attitudes(mode), "rank", exact_up_to=2)


def accounts(match):
    return PlaceLedger(match, competitor(match.table.mode)).accounts


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
        changes = sum(account.total(bucket) for bucket in BUCKETS)
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
def test_a_choice_is_measured_against_the_best_move_for_the_place():
    first, _ = two_people((2, 2, 3, 3, 4, 5), Attempt("Despirala"))
    (mistake,) = [change for change in first.changes if change.bucket == "mistake"]
    assert mistake.option == Attempt("Despirala")
    assert mistake.best == Attempt("Collect 2")
    assert mistake.delta < -0.1
    assert first.total("opportunity") >= 0


@pytest.mark.clause("DESP-10.13")
def test_mistakes_in_places_are_named_by_two_hundred_points_an_opponent():
    first, _ = two_people((2, 2, 3, 3, 4, 5), Attempt("Collect 3"))
    (mistake,) = [change for change in first.changes if change.bucket == "mistake"]
    assert 0.0005 < -mistake.delta * LABEL_SCALE < 1
    assert mistake.label == "inaccuracy"


def test_a_lone_player_has_no_place_to_lose():
    assert review_places(new_match("human")) == []
