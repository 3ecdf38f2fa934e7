"""The suit pages of SUPERCAT: every line by its number, each as a worked position."""

import re

import pytest

from engine.core.game import game_clauses
from games.arcs.game import GAME
from games.arcs.supercat.assessment import DOCUMENTS
from tests.games.arcs.positions import a_seat, acting, play
from tests.games.arcs.supercats import (
    FIVE,
    NO_MARKER,
    a_cat,
    assessment,
    does,
    goes_on,
    in_words,
    says,
    thought,
)

PAGES = DOCUMENTS["base 0.5"].pages
ADM, AGG, CON, MOB = "administration-2", "aggression-2", "construction-2", "mobilization-2"


def page_of(clause):
    """The numbers that a clause of RULES.md lists."""
    text = next(each.text for each in game_clauses(GAME) if each.id == clause)
    return [int(number) for number in re.findall(r"\[(\d+)\]", text)]


@pytest.mark.clause("CAT-6.1", "CAT-6.2", "CAT-6.3", "CAT-6.4")
@pytest.mark.parametrize(
    ("clause", "suit"),
    [
        ("CAT-6.1", "administration"),
        ("CAT-6.2", "aggression"),
        ("CAT-6.3", "construction"),
        ("CAT-6.4", "mobilization"),
    ],
)
def test_a_page_has_its_lines_in_this_order(clause, suit):
    assert page_of(clause) == [line.number for line in PAGES[suit]]


@pytest.mark.clause("CAT-6.5")
def test_with_a_weapon_spent_another_card_uses_aggression_first():
    table = acting(
        a_cat("1-gate 2", hurt="5-gate 1"), a_seat("1-gate 1"), lead=ADM,
        turn={"armed": True}, boxes={"warlord": (0, 1, 2)}, buildings=FIVE,
    )  # fmt: skip
    assert says(table) == ("Battle", "CAT-N-8")
    table.seats[1].fresh = {"2-gate": 1}
    assert says(table) == ("Repair", "CAT-N-34")


@pytest.mark.clause("CAT-6.6")
def test_it_starts_again_from_the_top():
    court = "Gatekeepers 1, Loyal Keepers 1"
    table = acting(a_cat(), court=court, lead=AGG, boxes=NO_MARKER)
    answers = goes_on(
        table,
        "CAT-N-2",
        "CAT-N-2",
    )
    assert answers == ["Secure", "Secure Loyal Keepers"]


@pytest.mark.clause("CAT-6.7")
def test_its_turn_ends_when_no_line_can_be_done():
    table = acting(a_cat(), lead=CON)
    answer = thought(table)
    assert str(answer.option) == "End the turn"
    assert [reason.clause for reason in answer.reasons] == [
        *[f"CAT-N-{line.number}" for line in PAGES["construction"]],
        "CAT-6.7",
    ]


@pytest.mark.clause("CAT-N-1")
def test_1_tax_to_contend_a_declared_ambition():
    table = acting(
        a_cat(), a_seat(slots="psionic"), buildings="0 city 1-hex, 0 city 2-arrow", lead=ADM,
        boxes={"empath": (0,)},
    )  # fmt: skip
    assert goes_on(table, "CAT-N-1", "CAT-N-1") == ["Tax", "Tax 2-arrow of seat 1"]


@pytest.mark.clause("CAT-N-2")
def test_2_secure_to_contend_a_declared_ambition():
    court = "Gatekeepers 1, Relic Fence 1"
    table = acting(a_cat(), court=court, lead=AGG, boxes={"keeper": (0,)})
    assert goes_on(table, "CAT-N-2", "CAT-N-2") == ["Secure", "Secure Relic Fence"]


@pytest.mark.clause("CAT-N-3")
def test_3_secure_an_effective_vox_card():
    table = acting(a_cat(), court="Relic Fence 1, Call to Action 1", lead=AGG)
    assert goes_on(table, "CAT-N-3", "CAT-N-3") == ["Secure", "Secure Call to Action"]


@pytest.mark.clause("CAT-N-8")
def test_8_favorable_combat_to_contend_a_declared_ambition():
    table = acting(a_cat("1-gate 2"), a_seat("1-gate 1"), lead=AGG, boxes={"warlord": (0,)})
    assert goes_on(table, "CAT-N-8", "CAT-N-8") == ["Battle", "Attack seat 2 in 1-gate"]
    table = acting(a_cat("1-gate 1"), a_seat("1-gate 2"), lead=AGG, boxes={"warlord": (0,)})
    assert says(table)[1] != "CAT-N-8"


@pytest.mark.clause("CAT-N-9")
def test_9_a_first_starport_where_it_controls_with_most_ships():
    cat = a_cat("1-arrow 1, 2-crescent 1, 3-arrow 3, 4-hex 2")
    table = acting(cat, a_seat("3-arrow 3, 2-crescent 2"), lead=CON)
    assert goes_on(table, "CAT-N-9", "CAT-N-9")[1] == "Build a starport in 4-hex"
    cat = a_cat("1-arrow 1, 3-arrow 1")
    table = acting(cat, a_seat("1-arrow 2, 3-arrow 1"), lead=CON)
    assert goes_on(table, "CAT-N-9", "CAT-N-9")[1] == "Build a starport in 3-arrow"
    cat = a_cat("1-arrow 1, 3-arrow 1")
    table = acting(cat, a_seat("1-arrow 3, 3-arrow 2"), lead=CON)
    assert goes_on(table, "CAT-N-9", "CAT-N-9")[1] == "Build a starport in 3-arrow"


@pytest.mark.clause("CAT-N-10")
def test_10_without_starport_and_claims_it_moves_to_get_some():
    table = acting(a_cat("1-gate 2"), lead=MOB)
    answers = goes_on(table, "CAT-N-10", "CAT-N-10")
    assert answers[1] in ("Move from 1-gate to 1-arrow", "Move from 1-gate to 1-hex")
    table = acting(a_cat("1-gate 2"), lead=MOB, buildings="0 starport 1-crescent")
    assert says(table)[1] == "CAT-N-16"


@pytest.mark.clause("CAT-N-11")
def test_11_a_ship_built_under_a_rival_is_damaged_and_changes_nothing():
    table = acting(
        a_cat(), a_seat("1-hex 1"), lead=CON, buildings=f"0 starport 1-hex, 1 city 1-hex, {FIVE}"
    )
    assert assessment(table).lost_buildings == ["1-hex"]
    assert does(assessment(table), 11, 4) == []
    assert [reason.clause for reason in thought(table).reasons][:2] == ["CAT-N-9", "CAT-N-11"]


@pytest.mark.clause("CAT-N-12")
@pytest.mark.parametrize("lead", [ADM, CON])
def test_12_repair_to_change_control(lead):
    cat = a_cat(hurt="1-hex 1, 3-gate 1")
    table = acting(
        cat, a_seat("1-hex 1"), lead=lead, buildings="0 city 1-hex, 0 starport 1-crescent"
    )
    answers = goes_on(table, "CAT-N-12", "CAT-N-12")
    assert answers == ["Repair", "Repair a ship in 1-hex"]
    assert says(table)[1] != "CAT-N-12"


@pytest.mark.clause("CAT-N-13")
@pytest.mark.parametrize("lead", [AGG, MOB])
def test_13_move_to_change_control(lead):
    table = acting(a_cat("1-gate 3"), a_seat("1-hex 2"), lead=lead, buildings="0 starport 1-hex")
    answers = goes_on(table, "CAT-N-13", "CAT-N-13")
    assert answers[1] == "Move from 1-gate to 1-hex"


@pytest.mark.clause("CAT-N-14")
def test_14_favorable_combat_to_change_control():
    cat = a_cat("1-hex 2", hurt="1-hex 1")
    table = acting(cat, a_seat("1-hex 3"), lead=AGG, buildings="0 starport 1-hex")
    assert goes_on(table, "CAT-N-14", "CAT-N-14") == ["Battle", "Attack seat 2 in 1-hex"]


@pytest.mark.clause("CAT-N-15")
def test_15_build_cities():
    table = acting(a_cat("1-hex 1"), lead=CON, buildings="0 starport 1-crescent")
    assert goes_on(table, "CAT-N-15", "CAT-N-15") == ["Build", "Build a city in 1-hex"]


@pytest.mark.clause("CAT-N-16")
def test_16_move_for_a_new_claim_new_resources_unclaimed_two_slots():
    port = "0 starport 1-crescent"
    cat = a_cat("1-gate 2", slots="weapon material")
    turn = {"pips": 1, "prelude": False}
    table = acting(cat, lead=MOB, turn=turn, buildings=f"{port}, 0 city 3-hex, 1 city 1-hex")
    assert goes_on(table, "CAT-N-16", "CAT-N-16")[1] == "Move from 1-gate to 1-hex"
    table = acting(a_cat("2-gate 2"), a_seat("2-hex 2"), lead=MOB, turn={"pips": 1}, buildings=port)
    target = goes_on(table, "CAT-N-16", "CAT-N-16")[1]
    assert target in ("Move from 2-gate to 2-arrow", "Move from 2-gate to 2-crescent")
    table = acting(a_cat("2-gate 2"), lead=MOB, turn={"pips": 1}, buildings=port)
    assert goes_on(table, "CAT-N-16", "CAT-N-16")[1] == "Move from 2-gate to 2-hex"


@pytest.mark.clause("CAT-N-16")
def test_16_new_resources_come_before_no_rival_control():
    cat, turn = a_cat("1-gate 2", slots="weapon material"), {"pips": 1, "prelude": False}
    buildings = "0 starport 1-crescent, 0 city 3-hex"
    table = acting(cat, a_seat("1-hex 1"), lead=MOB, turn=turn, buildings=buildings)
    assert goes_on(table, "CAT-N-16", "CAT-N-16")[1] == "Move from 1-gate to 1-hex"


@pytest.mark.clause("CAT-N-13", "CAT-11.26")
@pytest.mark.parametrize(
    ("cat", "rival", "buildings", "move"),
    [
        ("2-hex 3", "2-crescent 1", "0 city 2-crescent, 1 city 2-hex", "2-hex to 2-crescent"),
        ("2-crescent 3", "2-hex 1", "0 city 2-hex", "2-crescent to 2-hex"),
        ("1-crescent 4", "1-arrow 1", "0 city 1-arrow, 0 city 1-crescent", "1-crescent to 1-arrow"),
        ("5-gate 3", "5-hex 1", "0 city 5-hex", "5-gate to 5-hex"),
    ],
    ids=["after 28", "after 16", "after 13", "after 40"],
)
def test_13_leads_back_to_a_building_that_a_rival_has_come_to(cat, rival, buildings, move):
    """Most moves that retrace the path of the last card: [13] comes before what led away."""
    table = acting(a_cat(cat), a_seat(rival), lead=MOB, buildings=buildings,
                   turn={"pips": 1, "prelude": False})  # fmt: skip
    assert goes_on(table, "CAT-N-13", "CAT-N-13")[1] == f"Move from {move}"


@pytest.mark.clause("CAT-N-17")
def test_17_secure_to_contend_an_undeclared_ambition():
    table = acting(a_cat(), court="Prison Wardens 1, Relic Fence 1", lead=AGG)
    assert goes_on(table, "CAT-N-17", "CAT-N-17") == ["Secure", "Secure Relic Fence"]


@pytest.mark.clause("CAT-N-18")
def test_18_secure_to_take_captives():
    table = acting(a_cat(), court="Gatekeepers 1, Farseers 2 1", lead=AGG, boxes=NO_MARKER)
    assert goes_on(table, "CAT-N-18", "CAT-N-18") == ["Secure", "Secure Farseers"]
    alone = acting(a_cat(), court="Gatekeepers 1", lead=AGG, boxes=NO_MARKER)
    assert goes_on(alone, "CAT-N-39", "CAT-N-39") == ["Secure", "Secure Gatekeepers"]


@pytest.mark.clause("CAT-N-19")
def test_19_tax_to_contend_an_undeclared_ambition():
    table = acting(a_cat(), buildings="0 city 1-arrow, 0 city 2-arrow", lead=ADM)
    assert goes_on(table, "CAT-N-19", "CAT-N-19") == ["Tax", "Tax 2-arrow of seat 1"]


@pytest.mark.clause("CAT-N-20")
def test_20_tax_to_take_a_captive():
    table = acting(
        a_cat("1-arrow 1"), buildings="0 city 4-hex, 1 city 1-arrow", lead=ADM, boxes=NO_MARKER
    )
    assert goes_on(table, "CAT-N-20", "CAT-N-20") == ["Tax", "Tax 1-arrow of seat 2"]


@pytest.mark.clause("CAT-N-21")
def test_21_secure_to_grow_a_lead_in_a_declared_ambition():
    cat = a_cat(slots="relic")
    table = acting(cat, court="Prison Wardens 1, Relic Fence 1", lead=AGG, boxes=NO_MARKER)
    assert goes_on(table, "CAT-N-21", "CAT-N-21") == ["Secure", "Secure Relic Fence"]


@pytest.mark.clause("CAT-N-22")
@pytest.mark.parametrize("lead", [ADM, MOB])
def test_22_influence_an_uncontested_card_that_would_contend(lead):
    table = acting(
        a_cat(), court="Court Enforcers, Fuel Cartel, Gatekeepers 0 1", lead=lead,
        boxes={"tycoon": (0,)},
    )  # fmt: skip
    assert goes_on(table, "CAT-N-22", "CAT-N-22") == ["Influence", "Influence Fuel Cartel"]


@pytest.mark.clause("CAT-N-23")
def test_23_influence_a_contested_card():
    table = acting(a_cat(), court="Court Enforcers, Farseers 1 2, Gatekeepers 0 1", lead=ADM)
    assert goes_on(table, "CAT-N-23", "CAT-N-23") == ["Influence", "Influence Farseers"]


@pytest.mark.clause("CAT-N-25")
def test_25_build_to_take_control_of_a_rival_building():
    buildings = f"0 starport 1-hex, 0 starport 3-crescent, 1 city 1-hex, {FIVE}"
    table = acting(a_cat("3-crescent 1"), lead=CON, buildings=buildings)
    assert goes_on(table, "CAT-N-25", "CAT-N-25") == ["Build", "Build a ship in 1-hex"]


@pytest.mark.clause("CAT-N-26")
def test_26_repair_to_take_control_of_a_rival_building():
    table = acting(a_cat(hurt="1-hex 1, 2-gate 1"), lead=ADM, buildings="1 city 1-hex")
    assert goes_on(table, "CAT-N-26", "CAT-N-26") == ["Repair", "Repair a ship in 1-hex"]


@pytest.mark.clause("CAT-N-28")
def test_28_move_to_take_control_of_a_rival_city():
    table = acting(
        a_cat("1-gate 2"), lead=MOB, buildings=f"1 city 1-hex, 1 starport 1-arrow, {FIVE}"
    )
    assert goes_on(table, "CAT-N-28", "CAT-N-28")[1] == "Move from 1-gate to 1-hex"


@pytest.mark.clause("CAT-N-31", "CAT-10.12")
def test_31_build_to_defend_an_undefended_building():
    buildings = f"0 starport 1-crescent, 0 starport 3-crescent, {FIVE}"
    table = acting(a_cat("3-crescent 2"), lead=CON, buildings=buildings)
    assert goes_on(table, "CAT-N-31", "CAT-N-31") == ["Build", "Build a ship in 1-crescent"]


@pytest.mark.clause("CAT-N-32")
def test_32_build_ships_in_the_task_force_then_fresh_ones():
    ports = f"0 starport 1-crescent, 0 starport 3-crescent, {FIVE}"
    table = acting(a_cat("3-crescent 2, 1-crescent 1"), lead=CON, buildings=ports)
    assert goes_on(table, "CAT-N-32", "CAT-N-32") == ["Build", "Build a ship in 3-crescent"]
    cat = a_cat("1-crescent 1, 3-crescent 1, 5-gate 2")
    table = acting(cat, a_seat("3-crescent 2"), lead=CON, buildings=ports)
    assert goes_on(table, "CAT-N-32", "CAT-N-32") == ["Build", "Build a ship in 1-crescent"]


@pytest.mark.clause("CAT-N-33")
def test_33_build_another_starport_with_the_task_force():
    port = f"0 starport 1-crescent, {FIVE}"
    table = acting(a_cat("1-arrow 4, 2-arrow 11"), lead=CON, buildings=port)
    assert goes_on(table, "CAT-N-33", "CAT-N-33") == ["Build", "Build a starport in 2-arrow"]
    cat = a_cat("1-gate 12, 1-arrow 2, 2-arrow 1")
    table = acting(cat, a_seat("1-arrow 3"), lead=CON, buildings=port)
    assert goes_on(table, "CAT-N-33", "CAT-N-33")[1] == "Build a starport in 2-arrow"


@pytest.mark.clause("CAT-N-34")
def test_34_repair_task_force_ships_starport_cities_the_rest():
    cat = a_cat("2-gate 2", hurt="1-gate 1, 2-gate 1")
    table = acting(cat, lead=ADM, buildings="0 starport 1-crescent damaged")
    assert [str(each) for each in does(assessment(table), 34, 2)] == ["Repair a ship in 2-gate"]
    assert goes_on(table, "CAT-N-34", "CAT-N-34")[1] == "Repair a ship in 2-gate"
    assert goes_on(table, "CAT-N-34", "CAT-N-34")[1] == "Repair a ship in 1-gate"
    buildings = "0 starport 1-crescent damaged, 0 city 1-arrow damaged"
    table = acting(a_cat(), lead=ADM, buildings=buildings)
    assert goes_on(table, "CAT-N-34", "CAT-N-34")[1] == "Repair a starport in 1-crescent"
    table = acting(a_cat(), lead=ADM, buildings=f"{buildings}, 0 starport 3-crescent")
    assert goes_on(table, "CAT-N-34", "CAT-N-34")[1] == "Repair a city in 1-arrow"
    assert goes_on(table, "CAT-N-34", "CAT-N-34")[1] == "Repair a starport in 1-crescent"


@pytest.mark.clause("CAT-N-37")
def test_37_favorable_combat_for_trophies_while_a_marker_is_left():
    seats = [a_cat("1-gate 2"), a_seat("1-gate 1")]
    table = acting(*seats, lead=AGG, buildings=FIVE)
    assert goes_on(table, "CAT-N-37", "CAT-N-37")[1] == "Attack seat 2 in 1-gate"
    seats = [a_cat("1-gate 2"), a_seat("1-gate 1")]
    table = acting(*seats, lead=AGG, buildings=FIVE, boxes=NO_MARKER)
    assert says(table)[1] == "CAT-6.7"


@pytest.mark.clause("CAT-N-38")
def test_38_secure_to_grow_a_lead_in_an_undeclared_ambition():
    cat = a_cat(slots="relic")
    table = acting(cat, court="Prison Wardens 1, Relic Fence 1", lead=AGG, buildings=FIVE)
    assert goes_on(table, "CAT-N-38", "CAT-N-38")[1] == "Secure Relic Fence"


@pytest.mark.clause("CAT-N-39")
def test_39_secure_any_other_card():
    table = acting(a_cat(), court="Prison Wardens 1", lead=AGG, buildings=FIVE)
    assert goes_on(table, "CAT-N-39", "CAT-N-39")[1] == "Secure Prison Wardens"


@pytest.mark.clause("CAT-N-40")
def test_40_move_to_change_the_control_of_a_gate_beside_starports():
    seats = [a_cat("1-gate 4"), a_seat("2-gate 1, 6-gate 1"), a_seat()]
    buildings = f"1 starport 6-arrow, {FIVE}"
    table = acting(*seats, lead=MOB, buildings=buildings, turn={"pips": 1})
    assert goes_on(table, "CAT-N-40", "CAT-N-40")[1] == "Move from 1-gate to 6-gate"
    seats = [a_cat("1-gate 4"), a_seat("2-gate 1, 6-gate 1"), a_seat()]
    buildings = f"0 starport 2-arrow, {FIVE}"
    table = acting(*seats, lead=MOB, buildings=buildings, turn={"pips": 1})
    assert goes_on(table, "CAT-N-40", "CAT-N-40")[1] == "Move from 1-gate to 2-gate"


@pytest.mark.clause("CAT-N-41")
def test_41_idle_ships_go_towards_the_task_force():
    seats = [a_cat("1-gate 3, 4-gate 1"), a_seat("4-gate 2")]
    table = acting(*seats, lead=MOB, buildings=FIVE, turn={"pips": 1}, boxes=NO_MARKER)
    target = goes_on(table, "CAT-N-41", "CAT-N-41")[1]
    assert target in ("Move from 4-gate to 3-gate", "Move from 4-gate to 5-gate")


@pytest.mark.clause("CAT-N-42")
def test_42_tax_to_grow_a_lead_in_a_declared_ambition():
    cat = a_cat(slots="relic")
    buildings = "0 city 1-arrow, 0 city 2-hex"
    table = acting(cat, lead=ADM, buildings=buildings, boxes=NO_MARKER)
    assert goes_on(table, "CAT-N-42", "CAT-N-42")[1] == "Tax 2-hex of seat 1"


@pytest.mark.clause("CAT-N-43")
def test_43_influence_any_other_card():
    table = acting(a_cat(), court="Gatekeepers 0 1", lead=MOB)
    assert goes_on(table, "CAT-N-43", "CAT-N-43")[1] == "Influence Gatekeepers"


@pytest.mark.clause("CAT-N-44")
def test_44_tax_to_gain_resources_new_ones_first():
    buildings = "0 city 1-arrow, 0 city 1-crescent"
    cat = a_cat(slots="weapon")
    table = acting(cat, lead=ADM, buildings=buildings, boxes=NO_MARKER)
    assert [str(each) for each in does(assessment(table), 44, 2)] == ["Tax 1-crescent of seat 1"]
    assert goes_on(table, "CAT-N-44", "CAT-N-44")[1] == "Tax 1-crescent of seat 1"


def test_the_lines_refused_and_the_one_that_held_are_told():
    table = acting(a_cat(), court="Gatekeepers 0 1", lead=MOB)
    reasons = thought(table).reasons
    assert [in_words(reason) for reason in reasons[:2]] == [
        "[10] Move to get new claims if it has neither starport nor claims. "
        "No move of its ships would do that",
        "[13] Move to end a rival's control over a loyal building. "
        "No rival controls a system with its buildings",
    ]
    assert in_words(reasons[-1]) == (
        "Influence Gatekeepers. It has no agents there, and the strongest rival has 1. "
        "[43] Influence any other card"
    )
    play(table, "Influence", "Influence Gatekeepers")
