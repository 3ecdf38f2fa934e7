"""Grievances: what a SUPERCAT holds against whoever acts on it."""

import pytest

from engine.core.step import silence
from games.arcs.campaign.bots.bargaining import BATTLE, STOLEN, GrievanceHeld, HoldGrievance
from games.arcs.campaign.rules.state import Bargains
from games.arcs.game import GAME
from games.arcs.moves import StealToken
from games.arcs.steps.gaining import steal
from tests.games.arcs.campaign.bots.test_supercat_bargaining import cat
from tests.games.arcs.campaign.rules.acts import acting, fate
from tests.games.arcs.positions import a_seat, asked, play


def held(table, against=0, by=1):
    return fate(table, by).grievances[against]


@pytest.mark.clause("GRIEVANCE-1.1", "GRIEVANCE-1.2")
def test_a_battle_with_it_counts_one_and_so_does_the_next():
    table = acting(a_seat("1-hex 2"), cat("1-hex 2"), lead="aggression-2", outlaws=(0,))
    events = play(table, "Battle", "Attack seat 2 in 1-hex")
    assert GrievanceHeld(1, 0, 1, BATTLE) in events
    assert held(table) == 1
    table = acting(a_seat("1-hex 2"), a_seat("1-hex 2"), cat(), lead="aggression-2", outlaws=(0,))
    play(table, "Battle", "Attack seat 2 in 1-hex")
    assert fate(table, 1).grievances == (0, 0, 0)


@pytest.mark.clause("GRIEVANCE-1.3")
def test_two_ships_destroyed_in_a_battle_count_one_beside_the_battle():
    table = acting(a_seat("1-hex 6"), cat(hurt="1-hex 3"), lead="aggression-2", outlaws=(0,))
    play(table, "Battle", "Attack seat 2 in 1-hex", "6 skirmish, 0 assault, 0 raid", (4,) * 6)
    assert sum(table.seats[0].trophies[1]) == 3
    assert held(table) == 2


@pytest.mark.clause("GRIEVANCE-1.4")
def test_two_thefts_in_one_action_count_one_and_a_third_in_the_next_counts_again():
    table = acting(a_seat(), cat(slots="fuel relic"))
    table.seats[1].slots = ("fuel", "relic", "weapon", "", "", "")
    for slot in (0, 1):
        steal(table, 0, StealToken(1, slot), silence)
        play(table)
        while asked(table).kind == "arrange":
            play(table, asked(table).options[0])
    assert held(table) == 1
    table.turn = table.turn.spending_a_pip()
    steal(table, 0, StealToken(1, 2), silence)
    play(table)
    assert held(table) == 2


@pytest.mark.clause("GRIEVANCE-1.5", "GRIEVANCE-1.6")
def test_a_tax_of_its_city_and_the_agent_taken_with_it_count_one_each():
    table = acting(a_seat("5-hex 2"), cat(), buildings="1 city 5-hex", outlaws=(0, 1))
    events = play(table, "Tax", "Tax 5-hex of seat 2")
    assert [event.count for event in events if isinstance(event, GrievanceHeld)] == [1, 2]
    assert held(table) == 2


@pytest.mark.clause("GRIEVANCE-1.6")
def test_all_agents_taken_with_a_card_count_one():
    table = acting(a_seat(), cat(), cat(), court="Elder Broker 3 1 1", lead="aggression-2")
    play(table, "Secure", "Secure Elder Broker")
    assert (held(table, by=1), held(table, by=2)) == (1, 1)


def test_the_text_client_lists_them():
    table = acting(a_seat(), cat())
    table.reach.change_fate(1, grievances=(2, 0, 1))
    assert "  Grievances: 2 against you and 1 against Orion" in GAME.describe(
        table, ("You", "Vega", "Orion")
    )


@pytest.mark.clause("GRIEVANCE-1.1")
def test_only_who_acts_in_its_own_turn_causes_any():
    table = acting(a_seat(slots="fuel"), cat())
    table.seats[1].slots = ("fuel", "", "", "", "", "")
    steal(table, 2, StealToken(1, 0), silence)
    assert not any(isinstance(step, HoldGrievance) for step in table.steps)
    told = GAME.event_text(GrievanceHeld(1, 0, 2, STOLEN), ("You", "Vega"))
    assert told == "Vega holds a grievance against you for a theft (2 now)"


@pytest.mark.clause("GRIEVANCE-1.7")
def test_without_grievances_nothing_is_counted():
    reach = {"bargains": Bargains(grievances="off")}
    table = acting(
        a_seat("1-hex 2"), cat("1-hex 2"), lead="aggression-2", outlaws=(0,), reach=reach
    )
    play(table, "Battle", "Attack seat 2 in 1-hex")
    assert held(table) == 0
