"""The map, the boards, and the actions on them, each as a worked position."""

import pytest

from engine.core.chance import Draw
from engine.core.step import pending
from games.arcs.board import (
    CARDS,
    CITY_BONUS,
    RAID_COSTS,
    SETUP_CARDS,
    SYSTEMS,
    deck,
    neighbours,
    phantom_tokens,
)
from games.arcs.events import AgentsCaptured, CityTaxed, ShipsMoved
from games.arcs.rule_hooks import hooks_of
from games.arcs.steps.actions import Catapult
from games.arcs.steps.gaining import FitSlots, Receive
from games.arcs.steps.rounds import StartChapter
from games.arcs.steps.turns import FinishTurn
from tests.games.arcs.positions import (
    a_seat,
    a_table,
    acting,
    asked,
    card,
    new_match,
    options,
    play,
)

ALL = ()


@pytest.mark.clause("ARCS-2.1")
def test_the_map_has_24_systems_and_26_slots():
    assert len(SYSTEMS) == 24
    assert sum(system.slots for system in SYSTEMS.values()) == 26
    assert {system.slots for system in SYSTEMS.values() if system.is_gate} == {0}


@pytest.mark.clause("ARCS-2.2")
def test_adjacency_is_the_printed_one():
    near = neighbours(ALL)
    assert sum(map(len, near.values())) == 2 * 38
    assert near["2-hex"] == ("2-gate", "2-crescent", "3-arrow")
    assert "1-hex" not in near["1-arrow"]


@pytest.mark.clause("ARCS-2.3")
def test_gates_close_the_gap_of_clusters_out_of_play():
    near = neighbours((2, 3))
    assert "4-gate" in near["1-gate"]
    assert not any(name.startswith(("2", "3")) for name in near)
    assert neighbours((3,))["2-hex"] == ("2-gate", "2-crescent")


@pytest.mark.clause("ARCS-2.4", "ARCS-8.14")
def test_slots_cost_what_is_printed():
    assert RAID_COSTS == (3, 1, 1, 2, 1, 3)


@pytest.mark.clause("ARCS-2.5")
@pytest.mark.parametrize(
    ("cities", "opened", "bonus"),
    [(0, 2, 0), (1, 3, 0), (2, 4, 0), (3, 6, 0), (4, 6, 2), (5, 6, 5)],
)
def test_cities_off_the_board_open_slots(cities, opened, bonus):
    held = (0, cities, 0, 0)
    table = a_table(a_seat(), a_seat(trophies=(held, (0,) * 4, (0,) * 4)))
    assert (table.open_slots(0), table.city_bonus(0)) == (opened, bonus)
    assert CITY_BONUS[cities] == bonus


@pytest.mark.clause("ARCS-2.6", "ARCS-6.1")
def test_a_gain_lets_all_resources_be_laid_anew():
    table = a_table(a_seat(slots="fuel"), steps=[Receive(0, "relic")])
    assert options(table) == ["Hold fuel relic - - - -", "Hold relic fuel - - - -"]
    play(table, "Hold relic fuel - - - -")
    assert table.seats[0].slots[:2] == ("relic", "fuel")


@pytest.mark.clause("ARCS-6.1")
def test_a_full_row_discards_one_for_the_new_resource():
    table = a_table(a_seat(slots="fuel relic"), steps=[Receive(0, "weapon")])
    assert options(table) == ["Discard Fuel", "Discard Weapon", "Discard Relic"]
    play(table, "Discard Fuel", "Hold weapon relic - - - -")
    assert table.seats[0].slots[:2] == ("weapon", "relic")


@pytest.mark.clause("ARCS-2.6")
def test_a_slot_that_closes_sends_its_resource_elsewhere_or_away():
    table = a_table(a_seat(slots="fuel fuel relic"), steps=[FitSlots(0)])
    play(table, "Discard Fuel")
    assert sorted(table.seats[0].tokens) == ["fuel", "relic"]
    assert not any(table.seats[0].slots[2:])


@pytest.mark.clause("ARCS-1.4")
def test_an_empty_supply_gives_nothing():
    rivals = a_seat(slots="fuel fuel fuel"), a_seat(slots="fuel fuel")
    table = a_table(a_seat(), *rivals, steps=[Receive(0, "fuel")])
    table.buildings = ()
    assert play(table) == []
    assert table.seats[0].tokens == []


@pytest.mark.clause("ARCS-1.3")
@pytest.mark.parametrize(
    ("mine", "hurt", "theirs", "holder"), [(2, 0, 1, 0), (1, 0, 1, -1), (0, 3, 0, -1), (0, 3, 1, 1)]
)
def test_only_more_fresh_ships_give_control(mine, hurt, theirs, holder):
    def fleet(count):
        return f"1-hex {count}" if count else ""

    table = a_table(
        a_seat(fleet(mine), fleet(hurt)), a_seat(fleet(theirs)), buildings="2 city 1-hex"
    )
    assert table.controller("1-hex") == holder


@pytest.mark.clause("ARCS-1.3")
@pytest.mark.parametrize(
    ("ships", "holder"),
    [((2, 1, 1), 0), ((1, 2, 1), 1), ((1, 1, 2), 2), ((2, 2, 1), -1), ((2, 1, 2), -1),
     ((1, 2, 2), -1), ((2, 2, 2), -1), ((1, 1, 0), -1), ((0, 0, 1), 2)],
)  # fmt: skip
def test_any_two_seats_that_are_tied_for_most_leave_a_system_without_control(ships, holder):
    seats = [a_seat(f"1-hex {count}" if count else "") for count in ships]
    assert a_table(*seats).controller("1-hex") == holder


@pytest.mark.clause("ARCS-1.1", "ARCS-7.1", "ARCS-7.2")
def test_a_loyal_city_is_taxed_once_a_turn_without_control():
    table = acting(a_seat("3-gate 1"), a_seat("1-hex 3"), buildings="0 city 1-hex")
    play(table, "Tax", "Tax 1-hex of seat 1")
    assert table.seats[0].tokens == ["material"]
    assert "Tax" not in options(table)
    play(table, "End the turn")
    assert not table.buildings[0].used


@pytest.mark.clause("ARCS-1.5", "ARCS-7.3")
def test_taxing_a_controlled_rival_city_captures_an_agent_even_without_a_gain():
    others = a_seat(slots="material material"), a_seat(slots="material material material")
    table = acting(a_seat("1-hex 1"), *others, buildings="1 city 1-hex, 2 city 2-hex, 2 city 4-hex")
    table.seats[1].slots = ("material", "material", "", "", "", "")
    events = play(table, "Tax", "Tax 1-hex of seat 2")
    assert [type(event) for event in events[:2]] == [CityTaxed, AgentsCaptured]
    assert table.seats[0].captives == (0, 1, 0)
    assert table.seats[0].tokens == []


@pytest.mark.clause("ARCS-7.4")
def test_a_building_needs_a_slot_and_a_piece_but_no_control():
    table = acting(a_seat("1-hex 1"), a_seat("1-hex 3"), lead="construction-2")
    play(table, "Build")
    assert options(table) == ["Build a city in 1-hex", "Build a starport in 1-hex"]


@pytest.mark.clause("ARCS-7.4")
def test_nothing_is_built_where_no_slot_is_empty():
    ships = a_seat("5-arrow 1, 1-hex 1")
    table = acting(ships, buildings="1 city 5-arrow", lead="construction-2")
    play(table, "Build")
    assert options(table) == ["Build a city in 1-hex", "Build a starport in 1-hex"]


@pytest.mark.clause("ARCS-7.6")
def test_what_is_built_under_a_rivals_control_is_damaged():
    table = acting(a_seat("1-hex 1"), a_seat("1-hex 3"), lead="construction-2")
    play(table, "Build", "Build a city in 1-hex")
    assert not table.buildings[0].fresh


@pytest.mark.clause("ARCS-7.5")
def test_a_starport_builds_one_ship_a_turn():
    table = acting(a_seat(), buildings="0 starport 1-hex, 0 starport 1-hex", lead="construction-2")
    play(table, *["Build", "Build a ship in 1-hex"] * 2)
    assert table.seats[0].fresh == {"1-hex": 2}
    assert "Build" not in options(table)


@pytest.mark.clause("ARCS-7.7")
def test_any_of_the_ships_move_to_an_adjacent_system():
    table = acting(a_seat("1-hex 2", "1-hex 1"), lead="mobilization-2")
    play(table, "Move", "Move from 1-hex to 1-gate", "1 fresh and 1 damaged")
    assert table.seats[0].fresh == {"1-hex": 1, "1-gate": 1}
    assert table.seats[0].hurt == {"1-gate": 1}


@pytest.mark.clause("ARCS-7.8")
def test_a_catapult_goes_on_from_gates_and_leaves_ships_behind():
    table = acting(a_seat("1-hex 2"), buildings="0 starport 1-hex", lead="mobilization-2")
    play(table, "Move", "Move from 1-hex to 1-gate", "2 fresh and 0 damaged", "On to 2-gate")
    play(table, "1 fresh and 0 damaged", "On to 2-hex")
    assert table.seats[0].fresh == {"1-gate": 1, "2-hex": 1}
    assert asked(table).kind == "act"


@pytest.mark.clause("ARCS-7.9")
def test_a_catapult_stops_at_a_gate_that_a_rival_controlled_before():
    table = acting(a_seat("1-hex 2"), a_seat("1-gate 1"), buildings="0 starport 1-hex",
                   lead="mobilization-2")  # fmt: skip
    play(table, "Move", "Move from 1-hex to 1-gate", "2 fresh and 0 damaged")
    assert asked(table).kind == "act"


@pytest.mark.clause("ARCS-7.8")
def test_without_a_starport_there_is_no_catapult():
    table = acting(a_seat("1-hex 1"), lead="mobilization-2")
    events = play(table, "Move", "Move from 1-hex to 1-gate")
    assert ShipsMoved(0, "1-hex", "1-gate", 1, 0) in events
    assert asked(table).kind == "act"


@pytest.mark.clause("ARCS-7.10", "ARCS-1.2")
def test_a_repair_makes_a_damaged_piece_fresh():
    table = acting(a_seat("", "1-gate 1"), buildings="0 city 2-hex damaged")
    play(table, "Repair", "Repair a ship in 1-gate", "Repair", "Repair a city in 2-hex")
    assert table.seats[0].fresh == {"1-gate": 1}
    assert table.buildings[0].fresh


@pytest.mark.clause("ARCS-7.15")
def test_whoever_has_neither_ship_nor_starport_gets_three_ships_at_a_gate():
    table = a_table(a_seat(), buildings="0 city 1-hex", steps=[FinishTurn(0)])
    assert options(table) == [f"{cluster}-gate" for cluster in range(1, 7)]
    play(table, "3-gate")
    assert table.seats[0].fresh == {"3-gate": 3}


@pytest.mark.clause("ARCS-7.15")
@pytest.mark.parametrize(
    ("fresh", "hurt", "buildings"),
    [("", "", "0 starport 1-hex"), ("1-hex 1", "", ""), ("", "1-hex 1", "")],
)
def test_whoever_has_a_starport_or_a_ship_is_asked_for_no_gate(fresh, hurt, buildings):
    safe = a_table(a_seat(fresh, hurt), buildings=buildings, steps=[FinishTurn(0)])
    assert pending(safe) is None
    assert safe.steps == []


@pytest.mark.clause("ARCS-1.8")
def test_no_more_pieces_than_there_are():
    table = acting(a_seat("1-gate 15"), buildings="0 starport 1-hex", lead="construction-2")
    assert "Build" in options(table)
    play(table, "Build")
    assert "Build a ship in 1-hex" not in options(table)
    owing = a_table(a_seat(outrage=("fuel", "relic")), court="Relic Fence 9")
    assert owing.check() == []
    assert owing.in_supply(0, "agent") == 0


# -- setting up -----------------------------------------------------------------------------------


def set_up(count, first, setup):
    match = new_match(count)
    match.answer(first)
    match.answer(setup)
    while isinstance(match.pending.outcomes, Draw):
        match.roll()
    return match.table


@pytest.mark.clause("ARCS-3.1")
def test_the_deck_follows_the_number_of_players():
    assert {CARDS[name].number for name in deck(3)} == {2, 3, 4, 5, 6}
    assert (len(deck(3)), len(deck(4))) == (20, 28)


@pytest.mark.clause("ARCS-3.2", "ARCS-3.4", "ARCS-3.5", "ARCS-3.6", "ARCS-3.9")
def test_homes_follow_the_setup_card_from_the_initiative():
    table = set_up(3, 2, "3p-frontiers")
    assert table.out == (2, 3) == SETUP_CARDS["3p-frontiers"].out
    holder, following = table.seats[2], table.seats[0]
    assert holder.fresh == {"1-hex": 3, "4-hex": 3, "6-gate": 2}
    assert holder.tokens == ["material", "material"]
    assert following.fresh == {"5-hex": 3, "1-crescent": 3, "5-gate": 2}
    assert following.tokens == ["psionic", "fuel"]
    assert len(table.buildings) == 6
    assert len(table.court) == 4
    assert len(set_up(2, 0, "2p-homelands").court) == 3


@pytest.mark.clause("ARCS-3.3")
def test_two_players_have_tokens_on_the_boxes_out_of_the_supply():
    assert phantom_tokens((1, 4)) == (
        ("warlord", "weapon"), ("tycoon", "fuel"), ("tycoon", "material"),
        ("keeper", "relic"), ("tycoon", "fuel"), ("tycoon", "material"),
    )  # fmt: skip
    table = set_up(2, 0, "2p-homelands")
    held = sum(seat.slots.count("fuel") for seat in table.seats)
    assert table.tokens_free("fuel") == 3 - held


@pytest.mark.clause("ARCS-3.7", "ARCS-10.11")
def test_six_cards_are_dealt_and_the_rest_is_the_pile():
    table = a_table(chapter=1, initiative=1, steps=[StartChapter()])
    for seat in (1, 2, 0):
        dealing = asked(table)
        assert dealing.for_seat == seat
        assert dealing.secret
        play(table, next(dealing.outcomes.outcomes())[0])
    assert [len(seat.hand) for seat in table.seats] == [6, 6, 6]
    assert len(table.pile[0]) == 2
    assert (table.chapter, asked(table).seat) == (2, 1)


@pytest.mark.clause("ARCS-3.8")
def test_with_two_players_a_hand_may_be_thrown_away_once():
    match = new_match(2, "redraw")
    while match.pending.kind != "redraw":
        match.roll()
    table = match.table
    loser = 1 - table.initiative
    assert match.pending.seat == loser
    before = set(table.seats[loser].hand)
    match.answer(match.pending.options[1])
    match.roll()
    assert not before & set(match.table.seats[loser].hand)
    assert len(match.table.pile) == 1
    assert match.pending.kind == "lead"


@pytest.mark.clause("ARCS-1.10", "ARCS-9.4")
def test_the_seat_in_turn_speaks_first_and_only_cards_in_play_speak():
    table = a_table(a_seat(cards="Gatekeepers"), a_seat(cards="Secret Order"), a_seat())
    table.seat = 1
    assert [hook.source for hook in hooks_of(table)] == [
        card("Secret Order"),
        card("Gatekeepers"),
    ]
    table.seats[0].cards = ()
    table.court_discard = (card("Gatekeepers"),)
    assert [hook.source for hook in hooks_of(table)] == [card("Secret Order")]


def test_a_position_that_cannot_be_is_named():
    table = a_table(a_seat("1-hex 16"))
    assert table.check() == ["seats[0] has 16 pieces of kind ship; there are 15"]
    table = a_table(a_seat(slots="fuel"))
    table.seats[1].slots = ("fuel",) * 5 + ("",)
    assert table.check() == ["there are 6 tokens of fuel; the game has 5"]
    table = a_table(buildings="0 city 1-crescent, 1 city 1-crescent")
    assert table.check() == ["buildings holds more in 1-crescent than its 1 slots"]
    table = a_table(a_seat(hand="aggression-2"))
    table.pile = ()
    assert table.check() == ["there are 1 action cards; the game has 20"]


@pytest.mark.parametrize(("fresh", "hurt"), [(1, 0), (0, 1)])
def test_a_fleet_that_may_go_on_must_be_where_it_came_to(fresh, hurt):
    """It is at the gate; elsewhere; and of other ships than these."""
    here = [f"1-gate {count}" if count else "" for count in (fresh, hurt)]
    missing = [f"the step on top moves {fresh} and {hurt} ships from 1-gate"]
    for ships, faults in ((here, []), (["1-hex 1", "1-hex 1"], missing), (here[::-1], missing)):
        table = acting(a_seat(*ships), lead="mobilization-2")
        table.steps.append(Catapult(0, "1-gate", fresh, hurt))
        assert table.check() == faults
