"""Plans: what is not looked at would not have been chosen."""

from collections.abc import Iterator
from dataclasses import replace
from math import nextafter

import pytest

from engine.core.decision import Decision
from engine.core.match import bots_of
from games.risk.bots.campaigns import (
    Campaign,
    Muster,
    _Planning,
    after_failure,
    after_success,
    all_goals,
    muster_of,
)
from games.risk.bots.expert import TASTE
from games.risk.bots.plans import (
    CERTAIN,
    Planner,
    evaluate,
    least_chance,
    least_gain,
    restlessness,
)
from games.risk.bots.prospect import Prospect
from tests.games.risk.positions import new_match, playing


def boards_of_a_game(seats: int, every: int, answers: int) -> Iterator[Prospect]:
    """Boards at which a seat decides, now and then in a game among Generals."""
    match = new_match(seats, "general", "plans", claiming="random")
    bots = bots_of(match)
    for number in range(answers):
        if match.is_over:
            return
        if not isinstance(match.pending, Decision):
            match.roll()
            continue
        if match.table.round and number % every == 0 and 0 not in match.table.troops:
            yield Prospect.of(match.table)
        thought = match.think(bots[match.pending.seat])
        match.answer(thought.option, thought.reasons)


def mean_worth(board: Prospect, campaign: Campaign) -> float:
    """The worth after success and after failure by their chances, with no short cut."""
    success = evaluate(TASTE, after_success(board, campaign))
    if campaign.chance > CERTAIN:
        return success
    failure = evaluate(TASTE, after_failure(board, campaign))
    return campaign.chance * success + (1 - campaign.chance) * failure


def worths_of_all_plans(board: Prospect) -> list[float]:
    """What every goal would be worth that beats staying put."""
    stay = evaluate(TASTE, board)
    wanted = stay * (1 - restlessness(TASTE, board)) + least_gain(stay)
    worths = []
    for goal in all_goals(board):
        campaign = muster_of(board).campaign_for(goal.targets, any_one=goal.any_one)
        if campaign is not None and campaign.chance >= least_chance(TASTE, board):
            value = mean_worth(board, campaign)
            if min(value, evaluate(TASTE, after_success(board, campaign))) > wanted:
                worths.append(value)
    return worths or [stay]


@pytest.mark.clause("RISK-16.6")
def test_from_round_21_on_less_is_asked_of_a_plan_every_round():
    board = Prospect.of(playing({"Ural": 3}, {"Brazil": 3}))
    asked = [1 - restlessness(TASTE, replace(board, round=number)) for number in (19, 20, 21, 22)]
    assert asked[:2] == [1, 1]
    assert 1 > asked[2] > asked[3] > 0


@pytest.mark.clause("RISK-16.6")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_plan_is_the_best_of_all_goals(seats):
    looked_at = 0
    for board in boards_of_a_game(seats, 23, 1200):
        board.reserve = 0
        best = max(worths_of_all_plans(board))
        assert Planner(TASTE).best_plan(board).value == pytest.approx(best, abs=1e-12)
        looked_at += 1
    assert looked_at > 10


@pytest.mark.clause("RISK-16.6")
@pytest.mark.parametrize(("has_card", "wanted"), [(False, "chance"), (True, "sure")])
def test_a_campaign_with_just_the_chance_that_is_wanted_is_looked_at(has_card, wanted):
    board = Prospect.of(playing({"Peru": 5, "Siam": 3}, {"Brazil": 4, "India": 2}, {"China": 3}))
    board.has_card = has_card

    def chances(least: float) -> list[float]:
        hopes = Planner(replace(TASTE, **{wanted: least}))._hopes(board)
        return sorted(hope.campaign.chance for hope in hopes)

    least, more, *_ = chances(0.0)
    assert least < more
    assert chances(more) == chances(nextafter(least, 1)) == chances(0.0)[1:]
    assert chances(least) == chances(0.0)


@pytest.mark.clause("RISK-16.6")
def test_patience_is_lost_only_where_staying_put_is_worth_more():
    found = set()
    for board in boards_of_a_game(5, 23, 1200):
        board.reserve, board.round = 0, 29
        plan = Planner(TASTE).best_plan(board)
        if plan.campaign is not None:
            stay = evaluate(TASTE, board)
            success = evaluate(TASTE, after_success(board, plan.campaign))
            least = min(success, plan.value)
            is_worse = least <= stay + least_gain(stay)
            assert plan.impatience == (
                pytest.approx((stay, least), abs=1e-12) if is_worse else None
            )
            found.add(is_worse)
    assert found == {True, False}


@pytest.mark.clause("RISK-16.6")
def test_a_plan_that_must_beat_another_is_the_same_or_does_not():
    for board in boards_of_a_game(5, 61, 1200):
        exact = Planner(TASTE).best_plan(board)
        for above in (exact.value - 0.01, exact.value + 0.001):
            quick = Planner(TASTE).best_plan(board, above)
            if exact.value > above:
                assert (quick.value, quick.purpose) == (exact.value, exact.purpose)
            else:
                assert quick.value <= above


def planned(muster: Muster, targets: tuple[int, ...]) -> bool:
    """Whether marches reach all targets with hope, planned to the end."""
    planning = _Planning(muster, targets, sum(1 << target for target in targets))
    while planning.remaining:
        path = planning.step_to_next() or planning.way_through()
        if path is None:
            return False
        planning.extend(path)
    return planning.lack <= muster.limit


@pytest.mark.parametrize("reserve", [0, 3, 20])
def test_no_campaign_is_given_up_that_has_hope(reserve):
    found = set()
    for board in boards_of_a_game(5, 31, 1200):
        muster = Muster(board.troops, board.land, reserve)
        for goal in all_goals(board):
            if not goal.any_one:
                campaign = muster.campaign_for(goal.targets)
                assert (campaign is not None) == planned(muster, goal.targets)
                found.add(campaign is not None)
    assert found == {True, False}


def test_a_board_keeps_count_of_lands_and_armies():
    for board in boards_of_a_game(5, 61, 1200):
        for goal in all_goals(board):
            campaign = muster_of(board).campaign_for(goal.targets, any_one=goal.any_one)
            for after in (after_success, after_failure) if campaign else ():
                outcome = after(board, campaign)
                for seat in range(5):
                    held = [place for place, owner in enumerate(outcome.owners) if owner == seat]
                    assert outcome.lands[seat] == sum(1 << place for place in held)
                    assert outcome.armies[seat] == sum(outcome.troops[place] for place in held)


def test_a_plan_is_made_once_for_a_board():
    board = Prospect.of(playing({"Peru": 9}, {"Brazil": 2}, {}))
    planner = Planner(TASTE)
    assert planner.best_plan(board) is planner.best_plan(board.copy())
