"""What a SUPERCAT looks back at: its deeds taken back one by one, and the ways that lay ahead."""

from dataclasses import replace
from itertools import pairwise

import pytest

from games.arcs.board import neighbours
from games.arcs.steps.gaining import ArrangeSlots
from games.arcs.supercat import units
from games.arcs.supercat.document import net_gains
from games.arcs.supercat.units import _take_back
from tests.games.arcs.campaign.rules.acts import acting as in_an_act
from tests.games.arcs.positions import a_seat, acting, card, play
from tests.games.arcs.supercats import a_cat, assessment, does, thought

ADM, CON, MOB = "administration-2", "construction-2", "mobilization-2"


def taken_back(table):
    """The table with all deeds of the turn taken back, or None where something has come between."""
    view = table.copy()
    for deed in reversed(table.turn.trail):
        if not _take_back(view, 0, deed):
            return None
    return view


@pytest.mark.clause("CAT-11.19")
@pytest.mark.parametrize("agents", [0, 1, 3])
def test_an_agent_that_is_taken_back_is_one_fewer(agents):
    table = acting(a_cat(), lead=MOB, court=f"Mining Interest {agents} 2")
    play(table, "Influence", "Influence Mining Interest")
    assert table.court[0].agents == (agents + 1, 2, 0)
    assert taken_back(table).court[0].agents == (agents, 2, 0)


@pytest.mark.clause("CAT-11.19")
def test_a_move_that_is_taken_back_leads_where_it_came_from():
    table = acting(a_cat("1-gate 2", "1-gate 1"), lead=MOB)
    play(table, "Move", "Move from 1-gate to 1-hex", "1 fresh and 1 damaged")
    before = taken_back(table).seats[0]
    assert (before.fresh, before.hurt) == ({"1-gate": 2}, {"1-gate": 1})
    table.seats[0].fresh, table.seats[0].hurt = {"1-gate": 1}, {"1-hex": 2}
    assert taken_back(table) is None, "the fresh ship is not where it went"
    table.seats[0].fresh, table.seats[0].hurt = {"1-gate": 1, "1-hex": 1}, {}
    assert taken_back(table) is None, "nor is the damaged one"


@pytest.mark.clause("CAT-11.19")
def test_a_ship_that_was_built_leaves_its_starport_unused_and_what_was_taxed_stays_so():
    table = acting(a_cat(), lead=CON, buildings="0 starport 2-hex, 0 city 2-hex",
                   turn={"pips": 3})  # fmt: skip
    play(table, "Build", "Build a ship in 2-hex")
    port, city = table.buildings
    table.buildings = (port, replace(city, used=True))
    before = taken_back(table)
    assert (before.seats[0].fresh, [each.used for each in before.buildings]) == ({}, [False, True])


@pytest.mark.clause("CAT-11.19")
def test_a_building_that_was_built_leaves_the_map():
    table = acting(a_cat("2-hex 1"), lead=CON, buildings="0 city 2-hex")
    play(table, "Build", "Build a starport in 2-hex")
    assert [each.kind for each in taken_back(table).buildings] == ["city"]


@pytest.mark.clause("CAT-11.19", "REACH-3.4")
@pytest.mark.parametrize(("fresh", "hurt"), [(1, 0), (0, 1)])
def test_imperial_ships_that_came_along_go_back_too_if_they_are_still_there(fresh, hurt):
    table = in_an_act(a_cat("1-hex 1"), lead=MOB, empire="1-hex 1", hurt_empire="1-hex 1")
    play(table, "Move", "Move from 1-hex to 1-gate",
         f"{fresh} fresh and {hurt} damaged Imperial ships")  # fmt: skip
    before = taken_back(table).reach
    assert (before.fresh, before.hurt) == ({"1-hex": 1}, {"1-hex": 1})
    table.reach.fresh, table.reach.hurt = table.reach.hurt, table.reach.fresh
    assert taken_back(table) is None, "the one at the gate is of the other kind"


@pytest.mark.clause("CAT-8.6", "CAT-8.7")
@pytest.mark.parametrize("horizon", [1, 2, 3])
def test_ways_go_as_far_as_there_are_moves_by_nothing_but_the_shortest(horizon):
    seen = assessment(acting(a_cat("1-hex 2"), lead=MOB))
    ways, near = seen.ways("1-hex", horizon), neighbours(())
    costs, front = {"1-hex": 0}, {"1-hex"}
    for cost in range(1, horizon + 1):
        front = {each for system in front for each in near[system]} - costs.keys()
        costs |= dict.fromkeys(front, cost)
    assert ways.costs == costs
    for target, cost in costs.items():
        for way in ways.all(target):
            stops = ["1-hex", *[leg[-1] for leg in way]]
            assert len(stops) == cost + 1 == len(set(stops))
            assert all(after in near[one] for one, after in pairwise(stops))


@pytest.mark.clause("CAT-N-26")
@pytest.mark.parametrize(("hurt", "rivals", "actions", "found"), [
    (2, 1, 2, True), (2, 1, 1, False), (1, 1, 3, False), (1, 0, 3, True),
])  # fmt: skip
def test_no_more_ships_are_repaired_than_are_there_and_than_there_are_actions(
    hurt, rivals, actions, found
):
    rival = a_seat(f"1-hex {rivals}" if rivals else "")
    table = acting(a_cat(hurt=f"1-hex {hurt}"), rival, lead=ADM, buildings="1 city 1-hex")
    assert bool(does(assessment(table), 26, actions)) is found


# -- what it sees ---------------------------------------------------------------------------------


@pytest.mark.clause("CAT-11.21")
@pytest.mark.parametrize(("fresh", "hurt", "keeps"), [
    (1, 0, True), (1, 1, True), (0, 1, True), (2, 0, False),
])  # fmt: skip
def test_control_is_kept_while_more_fresh_ships_stay_than_a_rival_has(fresh, hurt, keeps):
    table = acting(a_cat("1-hex 3", "1-hex 1"), a_seat("1-hex 1"), lead=MOB)
    assert assessment(table).keeps_control("1-hex", fresh, hurt) is keeps


@pytest.mark.clause("CAT-11.13")
def test_fresh_ships_take_two_hits_before_buildings_and_damaged_ones_one():
    rival = a_seat("1-hex 2", "1-hex 1")
    table = acting(a_cat(), rival, lead=MOB, buildings="1 city 1-hex, 1 starport 1-hex damaged")
    assert assessment(table).shield(1, "1-hex") == 5
    assert assessment(table).toughness(1, "1-hex") == [1, 2, 2, 1, 2]


@pytest.mark.clause("CAT-11.15")
def test_what_counts_in_a_declared_ambition_lies_where_a_raid_costs_most():
    for ambition, slots in (("keeper", ("relic", "fuel")), ("tycoon", ("fuel", "relic"))):
        table = acting(a_cat(slots="fuel relic"), lead=MOB, boxes={ambition: (0,)})
        table.steps.append(ArrangeSlots(0))
        assert thought(table).option.slots[:2] == slots


@pytest.mark.clause("CAT-5.15")
def test_what_an_interest_brings_is_told_less_its_own_icon():
    """Two slots are open; the card itself was an icon for Tycoon, and is none for Keeper."""
    table = acting(a_cat(cards="Mining Interest"), lead=MOB, boxes={"tycoon": (0,)})
    assert net_gains(assessment(table), card("Mining Interest")) == {"tycoon": 1}
    table.boxes = {"keeper": (0,)}
    assert net_gains(assessment(table), card("Mining Interest")) == {}


@pytest.mark.clause("CAT-5.15")
@pytest.mark.parametrize(("slots", "gained"), [("", 2), ("relic", 1), ("relic relic", 0)])
def test_each_open_slot_is_counted_for_one_resource(slots, gained):
    """Elder Broker brings Material and Fuel, both Tycoon's, to what is open of two slots."""
    table = acting(a_cat(slots=slots, cards="Elder Broker"), lead=MOB, boxes={"tycoon": (0,)})
    assert net_gains(assessment(table), card("Elder Broker")) == {"tycoon": gained}


@pytest.mark.clause("CAT-8.14")
@pytest.mark.parametrize(("kind", "paid"), [("move", 1), ("tax", 0), ("build", 0)])
def test_a_move_that_a_token_has_paid_for_takes_no_action(kind, paid):
    seen = assessment(acting(a_cat("1-gate 1"), lead=MOB))
    units.read(seen, kind)
    assert seen.paid_moves == paid
