"""Expert: the right move where it is obvious."""

from dataclasses import replace
from itertools import islice

import pytest

from games.risk.board import NAMES, territory_named
from games.risk.bots.expert import TASTE, Expert, _is_strongest, _left_by
from games.risk.bots.plans import Plan, Planner, evaluate
from games.risk.bots.prospect import Prospect
from games.risk.game import GAME
from tests.games.risk.bots.choosing import NAMES as SEATS
from tests.games.risk.bots.choosing import answer_of, move_of, placements, reason_of
from tests.games.risk.bots.plan_of import plan_of
from tests.games.risk.positions import (
    FORTIFYING,
    PLACING,
    REDEEMING,
    cards,
    continent,
    occupying,
    playing,
)

EXPERT = Expert()
HOME = continent("Australia", 3) | {"Peru": 12, "Argentina": 2}
VICTIM = {"Venezuela": 2, "Central America": 1}
RIVAL = {"Western United States": 8, "Ontario": 8, "Great Britain": 8, "Iceland": 6, "Siam": 6}
HAND = cards("Alaska", "Ukraine", "Ural", "Siam")
"""Four seats of about the same strength; the last one has the rest, a troop on each."""


@pytest.mark.clause("RISK-16.6")
def test_it_finishes_an_elimination_for_the_cards():
    table = playing(HOME, VICTIM, RIVAL, {}, hands=[(), HAND, (), ()])
    answer = answer_of(EXPERT, table)
    assert str(answer.option) == "Attack Venezuela from Peru with 3"
    assert reason_of(answer) == (
        "The plan is to eliminate Ada and take 4 cards: over 99% chance with 12 troops against 3 "
        "in 2 territories"
    )


@pytest.mark.clause("RISK-16.6")
def test_it_does_not_attack_at_bad_odds():
    walls = {"Brazil": 9, "Argentina": 9, "Venezuela": 9}
    table = playing({"Peru": 4}, walls, RIVAL, {}, has_conquered=True)
    assert move_of(EXPERT, table) == "End the attacks"


@pytest.mark.clause("RISK-16.6")
def test_it_takes_the_last_territory_of_the_world():
    everything = dict.fromkeys(NAMES, 2) | {"Kamchatka": 20}
    table = playing(everything, {"Alaska": 8})
    assert move_of(EXPERT, table) == "Attack Alaska from Kamchatka with 3"


@pytest.mark.clause("RISK-16.6")
def test_it_breaks_the_continent_of_the_strongest():
    home = continent("Australia", 6) | {"Kamchatka": 14, "Japan": 2}
    leader = continent("North America", 4) | continent("Europe", 4) | {"Alaska": 1}
    others = continent("South America", 9), continent("Africa", 4), {}
    table = playing(home, leader, *others, has_conquered=True)
    answer = answer_of(EXPERT, table)
    assert str(answer.option) == "Attack Alaska from Kamchatka with 3"
    assert reason_of(answer) == (
        "The plan is to stop North America's bonus "
        "by capturing Alaska: over 99% chance with 14 troops against 1"
    )


@pytest.mark.clause("RISK-16.6")
def test_late_in_the_game_it_would_rather_fight_than_wait():
    armies = continent("Australia", 20), continent("Asia", 20), continent("Africa", 20)
    patient = playing(*armies, continent("Europe", 20), {}, has_conquered=True, round=19)
    restless = playing(*armies, continent("Europe", 20), {}, has_conquered=True, round=80)
    assert move_of(EXPERT, patient) == "End the attacks"
    assert move_of(EXPERT, restless).startswith("Attack")


@pytest.mark.clause("RISK-16.6")
def test_it_says_when_it_attacks_only_because_it_waits_no_longer():
    armies = continent("Australia", 20), continent("Asia", 20), continent("Africa", 20)
    table = playing(*armies, continent("Europe", 20), {}, has_conquered=True, round=80)
    told = GAME.told(answer_of(EXPERT, table).reasons, SEATS)
    assert [reason.text for reason in told] == [
        "The plan is to stop Asia's bonus by capturing Siam: 58% chance with 20 troops against 20",
        "This late it accepts a weaker plan: "
        "it rates its position at 0.5% if it attacks, 0.9% if it waits",
    ]


@pytest.mark.clause("RISK-16.6")
def test_worths_that_hardly_differ_are_told_so_that_they_differ(monkeypatch):
    armies = continent("Australia", 20), continent("Asia", 20), continent("Africa", 20)
    table = playing(*armies, continent("Europe", 20), {}, has_conquered=True, round=80)
    monkeypatch.setattr(Plan, "impatience", (0.2299, 0.22978))
    told = GAME.told(answer_of(EXPERT, table).reasons, SEATS)
    assert told[1].text == (
        "This late it accepts a weaker plan: "
        "it rates its position at 22.978% if it attacks, 22.990% if it waits"
    )


@pytest.mark.clause("RISK-16.6")
def test_a_plan_that_beats_waiting_is_no_lost_patience_however_late():
    table = playing(HOME, VICTIM, RIVAL, {}, hands=[(), HAND, (), ()], round=80)
    assert len(answer_of(EXPERT, table).reasons) == 1


@pytest.mark.clause("RISK-16.6")
@pytest.mark.parametrize("has_card", [False, True])
def test_with_the_card_of_the_turn_it_begins_nothing_under_even_chances(has_card):
    """Two troops in Ukraine against one in any territory beside it: 42%, enough for a card."""
    table = playing(
        {"Ukraine": 2, "Peru": 9}, {"Brazil": 40, "Argentina": 40}, {}, has_conquered=has_card
    )
    stops = move_of(EXPERT, table) == "End the attacks"
    assert stops == has_card


@pytest.mark.clause("RISK-16.7")
def test_a_board_is_worth_more_with_a_continent_cards_and_a_weaker_leader():
    part = Prospect.of(playing(HOME, VICTIM, RIVAL, {}))
    whole = Prospect.of(playing(HOME | {"Brazil": 2, "Venezuela": 1}, {"Ural": 1}, RIVAL, {}))
    assert evaluate(TASTE, whole) > evaluate(TASTE, part)
    richer = part.copy()
    richer.cards[0] += 1
    assert evaluate(TASTE, richer) > evaluate(TASTE, part)
    leading = continent("North America", 9) | {"Great Britain": 9}
    strong = Prospect.of(playing(HOME, leading, {"Ural": 1, "China": 1}, {}))
    broken = strong.copy()
    broken.hand_over(territory_named("Alaska"), 2)
    assert evaluate(TASTE, broken) > evaluate(TASTE, strong)


@pytest.mark.clause("RISK-16.7")
def test_a_board_is_worth_less_when_an_opponent_could_eliminate_the_seat():
    hunter = {"Brazil": 30, "Venezuela": 1}
    safe = Prospect.of(playing({"Peru": 20, "Japan": 40}, hunter, {}))
    cornered = Prospect.of(playing({"Peru": 8, "Argentina": 8}, hunter, {}))
    fearless = replace(TASTE, danger=0.0)
    assert evaluate(fearless, cornered) > 2 * evaluate(TASTE, cornered)
    assert evaluate(fearless, safe) == evaluate(TASTE, safe)


@pytest.mark.parametrize("above", [0.0, 0.1, 0.2, 0.3, 1.0])
def test_a_worth_that_does_not_matter_is_never_said_to_matter(above):
    cornered = Prospect.of(playing({"Peru": 8, "Argentina": 8}, {"Brazil": 30}, {}))
    exact, quick = evaluate(TASTE, cornered), evaluate(TASTE, cornered, above)
    assert quick == exact or exact < quick <= above


@pytest.mark.clause("RISK-16.7")
def test_a_door_that_holds_makes_a_continent_worth_more():
    others = continent("Asia", 6)
    guarded = Prospect.of(playing(continent("Australia", 1) | {"Indonesia": 9}, others, {}))
    idle = Prospect.of(playing(continent("Australia", 1) | {"New Guinea": 9}, others, {}))
    assert evaluate(TASTE, guarded) > evaluate(TASTE, idle)


@pytest.mark.clause("RISK-16.9")
def test_it_redeems_when_the_troops_decide_the_game():
    hand = cards("Alaska", "Ukraine", "Western Australia")
    table = playing(
        {"Peru": 4}, {"Brazil": 4}, hands=[hand], steps=REDEEMING, reserve=3, sets_redeemed=8
    )
    assert move_of(EXPERT, table) == "Redeem Alaska, Ukraine and Western Australia"


@pytest.mark.clause("RISK-16.9")
def test_a_plan_that_needs_no_troops_of_the_set_is_not_its_reason():
    hand = cards("Alaska", "Ukraine", "Western Australia")
    table = playing(
        {"Peru": 103},
        {"Brazil": 4},
        {"Iceland": 90},
        {"Siam": 90},
        {},
        hands=[hand],
        steps=REDEEMING,
        reserve=3,
        sets_redeemed=16,
    )
    assert reason_of(answer_of(EXPERT, table)) == (
        "It redeems a set for 70 troops: it then rates its position at 87.9%, "
        "or 86.5% if it keeps its cards"
    )


@pytest.mark.clause("RISK-16.9")
def test_it_keeps_a_small_set_while_others_wait_for_the_larger_ones():
    names = iter(NAMES[5:])
    waiting = [cards(*islice(names, 5)) for _ in range(3)]
    hand = cards("Alaska", "Alberta", "Central America")
    home = dict.fromkeys(("Western Australia", "New Guinea", "Eastern Australia"), 9)
    table = playing(
        home | {"Indonesia": 30},
        continent("Asia", 4),
        continent("Europe", 4),
        {},
        hands=[hand, *waiting],
        steps=REDEEMING,
        reserve=3,
    )
    assert move_of(EXPERT, table) == "Keep the cards"


@pytest.mark.clause("RISK-16.6")
def test_it_compares_moving_in_with_all_with_half_and_with_as_few_as_must(monkeypatch):
    counts = []
    usual = Planner.best_plan

    def noted(self, board, above=-1.0):
        counts.append(board.troops[territory_named("Siberia")])
        return usual(self, board, above)

    monkeypatch.setattr(Planner, "best_plan", noted)
    move_of(EXPERT, occupying(12, 3))
    assert counts == [11, 7, 3]


@pytest.mark.clause("RISK-16.9")
def test_it_imagines_the_set_gone_and_its_troops_there(monkeypatch):
    """Of four cards one is kept; the first set brings four troops more, the second is next."""
    seen = []
    usual = Planner.best_plan

    def noted(self, board, above=-1.0):
        reserve, held, redeemed = board.reserve, board.cards[board.seat], board.sets_redeemed
        seen.append((reserve, held, redeemed))
        return usual(self, board, above)

    monkeypatch.setattr(Planner, "best_plan", noted)
    hand = cards("Alaska", "Ukraine", "Western Australia", "Peru")
    move_of(EXPERT, playing({"Peru": 9}, {"Brazil": 9}, hands=[hand], steps=REDEEMING, reserve=3))
    assert seen == [(3, 4, 0), (7, 1, 1)]


@pytest.mark.clause("RISK-16.9")
def test_a_set_that_must_be_redeemed_spares_the_wild_card():
    hand = cards("Alaska", "Ukraine", "Western Australia", "A", "Peru", "Ural")
    table = playing({"Peru": 4}, {"Brazil": 4}, hands=[hand], steps=REDEEMING)
    assert "Wild" not in move_of(EXPERT, table)


@pytest.mark.clause("RISK-16.10")
def test_troops_are_placed_where_the_campaign_starts():
    home = HOME | {"Peru": 3}
    table = playing(home, VICTIM, RIVAL, {}, hands=[(), HAND, (), ()], steps=PLACING, reserve=8)
    answer = answer_of(EXPERT, table)
    assert str(answer.option) == "Place 5 on Peru"
    text = reason_of(answer)
    assert text.startswith("It puts 5 more troops on Peru to eliminate Ada and take 4 cards: ")
    assert text.endswith("% chance with 8 troops against 3 in 2 territories")


@pytest.mark.clause("RISK-16.10")
def test_the_rest_is_looked_at_on_the_board_that_the_campaign_leaves_without_it():
    """Twelve march into Brazil; the three in reserve, which it does not need, are not yet there."""
    board, campaign = plan_of(playing({"Peru": 13}, {"Brazil": 1}), "Brazil")
    left = 1 + round(campaign.marches[0].left)
    board.reserve = 3
    after, placed = _left_by(board, campaign)
    assert (after.reserve, [after.troops[spot] for spot in placed]) == (0, [left])
    assert list(placed.values()) == [territory_named("Peru")]


@pytest.mark.clause("RISK-16.10")
def test_troops_without_a_campaign_guard_the_continent():
    strong = {"Siam": 12, "India": 12, "China": 12, "Middle East": 12}
    table = playing(continent("Australia", 2), strong, RIVAL, {}, steps=PLACING, reserve=6)
    assert placements(EXPERT, table) == {"Indonesia": 6}


@pytest.mark.clause("RISK-16.10")
def test_the_army_moves_on_with_the_campaign():
    assert move_of(EXPERT, occupying(12, 3)) == "Move in 11"


@pytest.mark.clause("RISK-16.10")
def test_idle_troops_move_up():
    inside = {"Ural": 8, "Ukraine": 1, "Afghanistan": 1, "China": 1, "Siberia": 1}
    assert move_of(EXPERT, playing(inside, steps=FORTIFYING)).startswith("Move 7 from Ural")


def test_who_has_just_half_of_all_troops_is_not_the_strongest():
    """Stronger than all others together is who attacks for attacking's sake."""
    for troops, is_strongest in ((41, False), (42, True)):
        board = Prospect.of(playing({"Peru": troops}, {}))
        assert sum(board.armies) == troops + 41
        assert _is_strongest(board) is is_strongest
