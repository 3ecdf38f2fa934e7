"""SUPERCAT's Prelude, doctrines, Vox cards, words and readings, each as a worked position."""

from dataclasses import replace

import pytest

from games.arcs.board import HIDDEN
from games.arcs.events import OutrageProvoked
from games.arcs.moves import Tax, fleet
from games.arcs.parts import Building, Deed, Played
from games.arcs.rule_hooks import SwapCard
from games.arcs.steps.actions import ChooseFleet
from games.arcs.steps.battle import AssignHits, CollectDice, OfferReroll, Raid, RollAgain
from games.arcs.steps.court import RansackCourt
from games.arcs.steps.effects import DiscardActions, PlaceWhereInControl, SpendCaptive
from games.arcs.steps.gaining import ArrangeSlots, CarryOut, Receive
from games.arcs.steps.turns import FinishTurn
from games.arcs.supercat import doctrines, lexicon
from games.arcs.supercat.assessment import Readings, preferred, readings_of
from games.arcs.supercat.bot import line_held
from games.arcs.supercat.doctrines import by_doctrine, is_effective
from games.arcs.supercat.document import document_of
from games.arcs.supercat.lexicon import QUESTIONS
from tests.games.arcs.positions import a_seat, a_table, acting, asked, card, play
from tests.games.arcs.supercats import (
    FIVE,
    NO_MARKER,
    a_cat,
    assessment,
    does,
    goes_on,
    held,
    in_words,
    says,
    thought,
)

ADM, AGG, CON, MOB = "administration-2", "aggression-2", "construction-2", "mobilization-2"
QUIET = {"buildings": FIVE, "boxes": {"warlord": (0, 1, 2)}}
"""Nothing to build for, nothing undeclared."""


# -- Prelude --------------------------------------------------------------------------------------


@pytest.mark.clause("CAT-5.1", "CAT-5.5")
def test_material_builds_a_starport_then_cities_then_ships():
    table = acting(a_cat("1-hex 1", slots="material"), lead=MOB)
    assert goes_on(table, "CAT-5.5", "CAT-5.5") == [
        "Spend Material to build",
        "Build a starport in 1-hex",
    ]
    table = acting(a_cat("1-hex 1", slots="material"), lead=MOB, buildings="0 starport 1-crescent")
    assert goes_on(table, "CAT-5.5", "CAT-5.5")[1] == "Build a city in 1-hex"
    buildings = f"0 starport 1-crescent, {FIVE}"
    table = acting(a_cat(slots="material"), lead=MOB, buildings=buildings)
    assert goes_on(table, "CAT-5.5", "CAT-5.5")[1] == "Build a ship in 1-crescent"


@pytest.mark.clause("CAT-5.2")
def test_of_a_contended_tycoon_nothing_is_spent():
    cat = a_cat("1-hex 1", slots="material", cards="Mining Interest")
    table = acting(cat, lead=MOB, boxes={"tycoon": (0,)})
    assert not says(table)[1].startswith("CAT-5")
    table = acting(a_cat("1-hex 1", slots="material"), lead=MOB, boxes={"keeper": (0,)})
    assert says(table)[1] == "CAT-5.5"


@pytest.mark.clause("CAT-5.2")
@pytest.mark.parametrize(
    ("one", "other", "spends"),
    [
        ("", "", False),
        ("fuel", "", False),
        ("fuel fuel", "", False),
        ("fuel fuel", "fuel", False),
        ("fuel fuel", "fuel fuel", False),
        ("fuel fuel", "material material material", True),
    ],
    ids=["first", "tied first", "second", "tied second", "second after a tie", "third"],
)
def test_tycoon_is_contended_in_first_and_second_place_ties_included(one, other, spends):
    seats = [a_cat("1-hex 1", slots="material"), a_seat(slots=one), a_seat(slots=other)]
    table = acting(*seats, lead=MOB, boxes={"tycoon": (0,)})
    assert (says(table)[1] == "CAT-5.5") is spends


@pytest.mark.clause("CAT-5.3")
def test_of_a_contended_empath_nothing_is_spent():
    cards = "Farseers"
    table = acting(a_cat(cards=cards), lead=MOB, boxes={"empath": (0,)})
    assert says(table)[1] == "CAT-6.7"
    table = acting(a_cat(cards=cards), lead=MOB)
    assert says(table)[1] == "CAT-5.13"


@pytest.mark.clause("CAT-5.4")
def test_of_a_contended_keeper_a_relic_secures_only_a_relic_card():
    boxes = {"keeper": (0,)}
    table = acting(a_cat(slots="relic"), lead=MOB, boxes=boxes, court="Farseers 2 1")
    assert says(table)[1] != "CAT-5.8"
    table = acting(a_cat(slots="relic"), lead=MOB, boxes=boxes, court="Relic Fence 2 1")
    assert goes_on(table, "CAT-5.8", "CAT-5.8")[1] == "Secure Relic Fence"


@pytest.mark.clause("CAT-5.6")
def test_a_weapon_is_spent_for_a_combat_card():
    cat = a_cat("1-gate 2", slots="weapon fuel")
    fields = {"lead": ADM, "boxes": {"warlord": (0,)}}
    table = acting(cat, a_seat("1-gate 1"), **fields)
    assert goes_on(table, "CAT-5.6", "CAT-N-8", "CAT-N-8") == [
        "Spend Weapon to battle with pips",
        "Battle",
        "Attack seat 2 in 1-gate",
    ]
    table = acting(a_cat("1-gate 2", slots="weapon fuel"), a_seat("2-gate 9"), **fields)
    assert says(table)[1] == "CAT-6.7"


@pytest.mark.clause("CAT-5.7", "CAT-8.14")
def test_fuel_moves_ships_to_combat_and_leaves_the_actions_to_battle():
    cat = a_cat("1-gate 3", slots="fuel")
    table = acting(cat, a_seat("2-gate 1"), lead=AGG, boxes={"warlord": (0,)})
    assert goes_on(table, "CAT-5.7", "CAT-N-8", "CAT-8.8") == [
        "Spend Fuel to move",
        "Move from 1-gate to 2-gate",
        "2 fresh and 0 damaged",
    ]
    assert table.turn.pips == 3
    table = acting(a_cat("2-gate 3", slots="fuel"), a_seat("2-gate 1"), lead=AGG, **QUIET)
    assert says(table)[1] == "CAT-N-8"


@pytest.mark.clause("CAT-5.8")
@pytest.mark.parametrize(
    ("court", "boxes", "held"),
    [
        ("Farseers 2 1", NO_MARKER, False),
        ("Farseers 2 1", {}, True),
        ("Farseers 1", {"empath": (0,)}, True),
        ("Call to Action 1", {}, True),
        ("Farseers 1", {}, False),
    ],
)
def test_a_relic_secures_captives_a_contention_or_a_vox(court, boxes, held):
    rival = a_seat(slots="relic relic")
    table = acting(a_cat(slots="relic"), rival, lead=MOB, court=court, boxes=boxes)
    assert (says(table) == ("Spend Relic to secure", "CAT-5.8")) is held


@pytest.mark.clause("CAT-5.9")
def test_a_psionic_taxes_or_secures_to_contend_a_declared_ambition():
    fields = {"boxes": {"keeper": (0,)}}
    table = acting(a_cat(slots="psionic"), lead=ADM, buildings="0 city 2-hex", **fields)
    assert says(table) == ("Spend Psionic to tax", "CAT-5.9")
    table = acting(a_cat(slots="psionic"), lead=AGG, court="Relic Fence 1", **fields)
    assert says(table) == ("Spend Psionic to secure", "CAT-5.9")
    table = acting(a_cat(slots="psionic"), lead=MOB, court="Relic Fence 1", **fields)
    assert not says(table)[1].startswith("CAT-5")


@pytest.mark.clause("CAT-5.10")
def test_a_psionic_is_one_more_battle():
    cat = a_cat("1-gate 2", slots="psionic")
    table = acting(cat, a_seat("1-gate 1"), lead=AGG, boxes={"warlord": (0,)})
    assert goes_on(table, "CAT-5.10", "CAT-N-8") == [
        "Spend Psionic to battle",
        "Attack seat 2 in 1-gate",
    ]
    assert table.turn.pips == 3


@pytest.mark.clause("CAT-5.11")
def test_a_weapon_card_brings_its_ships_to_a_starport():
    cat = a_cat("1-crescent 1, 2-gate 2", cards="Prison Wardens")
    table = acting(cat, lead=MOB, buildings="0 starport 1-crescent")
    answers = goes_on(table, "CAT-5.11", "CAT-5.11")
    assert answers == ["Use Prison Wardens", "1-crescent"]
    table = acting(a_cat("1-gate 1, 2-gate 2", cards="Prison Wardens"), lead=MOB)
    assert goes_on(table, "CAT-5.11", "CAT-5.11")[1] == "2-gate"
    table = acting(a_cat("1-gate 13", cards="Prison Wardens"), lead=MOB)
    assert says(table)[1] != "CAT-5.11"


@pytest.mark.clause("CAT-5.12")
def test_a_union_brings_the_card_with_most_actions():
    table = acting(a_cat(cards="Spacing Union"), lead="mobilization-6")
    others = (Played(2, "mobilization-5", "lead"), Played(1, "mobilization-2", "pivot"))
    table.trick = (*others, *table.trick)
    taken = [each.card for each in others]
    table.pile = (tuple(each for each in table.pile[0] if each.card not in taken),)
    answers = goes_on(table, "CAT-5.12", "CAT-5.12")
    assert answers[1] == "Lay it beside Mobilization 2 of seat 2"


@pytest.mark.clause("CAT-5.13")
def test_farseers_are_discarded_at_once_for_a_card():
    table = acting(a_cat(cards="Farseers", hand="aggression-2"), lead=MOB)
    assert goes_on(table, "CAT-5.13") == ["Use Farseers"]
    assert asked(table).kind == "draw"
    table = a_table(a_seat(hand="aggression-2"))
    table.steps = [CarryOut(0, card("Farseers"), ()), DiscardActions(0)]
    assert says(table) == ("Go on", "CAT-5.13")


@pytest.mark.clause("CAT-5.14")
def test_silver_tongues_when_the_theft_wins_a_declared_ambition():
    boxes = {"keeper": (0,)}
    cards = "Silver-Tongues"
    table = acting(a_cat(cards=cards), a_seat(slots="relic"), lead=MOB, boxes=boxes)
    assert goes_on(table, "CAT-5.14")[0] == "Use Silver-Tongues"
    assert "relic" in table.seats[0].slots
    table = acting(a_cat(cards=cards), a_seat(slots="relic relic"), lead=MOB, boxes=boxes)
    assert says(table)[1] != "CAT-5.14"


@pytest.mark.clause("CAT-5.15")
@pytest.mark.parametrize(
    ("counter", "boxes", "slots", "held"),
    [
        (0, {}, "", True),
        (1, {}, "", False),
        (0, {}, "weapon", False),
        (1, {"tycoon": (0,)}, "", True),
    ],
)
def test_interests_when_what_they_bring_counts(counter, boxes, slots, held):
    cat = a_cat(counter=counter, slots=slots, cards="Elder Broker")
    rival = a_seat(slots="fuel fuel fuel")
    table = acting(cat, rival, a_seat(slots="fuel"), lead=MOB, boxes=boxes)
    assert (says(table)[1] == "CAT-5.15") is held


# -- expansion ------------------------------------------------------------------------------------


@pytest.mark.clause("CAT-7.1", "CAT-10.7")
def test_claims_count_slot_by_slot_whoever_controls():
    table = acting(a_cat("1-hex 1, 1-crescent 1, 1-gate 1"), a_seat("1-hex 3"))
    assert assessment(table).claims == {"1-hex": 2, "1-crescent": 1}


def wants_claims(table):
    """What [16] begins with."""
    return QUESTIONS["it has fewer claims than unbuilt cities"](assessment(table)) is None


@pytest.mark.clause("CAT-7.2", "CAT-10.8")
def test_too_few_claims_are_fewer_than_unbuilt_cities():
    table = acting(a_cat("1-hex 1, 1-arrow 1"), buildings="0 city 6-arrow")
    assert (assessment(table).unbuilt, wants_claims(table)) == (4, False)
    table.seats[0].fresh = {"1-hex": 1}
    assert wants_claims(table)
    table.seats[1].trophies = ((0, 2, 0, 0), (0,) * 4, (0,) * 4)
    assert (assessment(table).unbuilt, wants_claims(table)) == (2, False)


@pytest.mark.clause("CAT-7.3", "CAT-10.9")
def test_a_double_city_needs_a_win_and_a_bonus():
    buildings = "0 starport 1-crescent, 0 city 1-hex, 0 city 6-arrow, 0 city 3-arrow"
    fields = {"lead": CON, "buildings": buildings, "boxes": {"keeper": (0,)}}
    table = acting(a_cat(slots="relic"), **fields)
    assert says(table) == ("Build", "CAT-N-15")
    table = acting(a_cat(), **fields)
    assert says(table)[1] != "CAT-N-15"
    table = acting(a_cat(slots="relic"), a_seat(slots="relic"), **fields)
    assert says(table)[1] != "CAT-N-15"
    fields["buildings"] = "0 starport 1-crescent, 0 city 1-hex, 0 city 6-arrow"
    table = acting(a_cat(slots="relic"), **fields)
    assert says(table)[1] != "CAT-N-15"


@pytest.mark.clause("CAT-7.3", "CAT-11.8", "CAT-N-15")
def test_a_city_on_another_planet_comes_before_a_double_city_even_where_a_rival_controls():
    buildings = "0 starport 1-crescent, 0 city 1-hex, 0 city 6-arrow, 0 city 3-arrow"
    table = acting(a_cat("2-arrow 1", slots="relic"), a_seat("2-arrow 3"), lead=CON,
                   buildings=buildings, boxes={"keeper": (0,)})  # fmt: skip
    assert goes_on(table, "CAT-N-15", "CAT-N-15")[1] == "Build a city in 2-arrow"


# -- influence ------------------------------------------------------------------------------------


@pytest.mark.clause("CAT-8.1")
def test_an_uncontested_card_gets_two_agents():
    table = acting(a_cat(), court="Gatekeepers, Farseers", lead=MOB, turn={"pips": 3})
    answers = goes_on(table, *["CAT-N-43"] * 6)
    assert [answer for answer in answers if answer != "Influence"][:2] in (
        ["Influence Gatekeepers"] * 2,
        ["Influence Farseers"] * 2,
    )
    assert {offer.agents[0] for offer in table.court} == {1, 2}


@pytest.mark.clause("CAT-8.1")
@pytest.mark.parametrize(
    ("own", "begun", "actions", "wanted"),
    [(0, False, 3, 2), (0, False, 1, 1), (1, True, 2, 1), (1, False, 2, 0), (2, True, 2, 0)],
)
def test_a_second_agent_follows_the_first_with_the_same_card_only(own, begun, actions, wanted):
    influenced = (card("Gatekeepers"),) if begun else ()
    table = acting(a_cat(), court=f"Gatekeepers {own}", lead=MOB, turn={"influenced": influenced})
    assert lexicon.agents_wanted(assessment(table), table.court[0], actions) == wanted


@pytest.mark.clause("CAT-8.2")
@pytest.mark.parametrize(
    ("court", "pips", "wanted"),
    [("1 1", 1, 1), ("2 2", 3, 1), ("1 2", 1, 1), ("1 3", 1, 0), ("1 0 1", 1, 1), ("2 1", 3, 0)],
)
def test_own_agents_on_the_card_count(court, pips, wanted):
    table = acting(a_cat(), court=f"Gatekeepers {court}", lead=MOB)
    assert lexicon.agents_wanted(assessment(table), table.court[0], pips) == wanted


@pytest.mark.clause("CAT-8.2", "CAT-10.10")
def test_the_first_seat_is_a_rival_like_any_other():
    table = acting(a_seat(), a_cat(), court="Gatekeepers 2 1 1, Farseers 1", lead=MOB, seat=1)
    seen = assessment(table, 1)
    assert lexicon.agents_wanted(seen, table.court[0], 3) == 2
    assert doctrines.most_rivals(table.court[1], 1) == 1


@pytest.mark.clause("CAT-8.2")
@pytest.mark.parametrize(
    ("pips", "rivals", "left", "wanted"),
    [(3, 2, 9, 3), (2, 2, 9, 2), (2, 2, 2, 0), (1, 2, 9, 0)],
)
def test_one_more_than_rivals_else_as_many_else_none(pips, rivals, left, wanted):
    table = acting(a_cat(), court=f"Gatekeepers 0 {rivals}", lead=MOB)
    table.seats[1].captives = (10 - left, 0, 0)
    offer = table.court[0]
    assert lexicon.agents_wanted(assessment(table), offer, pips) == wanted


@pytest.mark.clause("CAT-11.4")
def test_a_card_that_it_could_secure_gets_no_more():
    table = acting(a_cat(), court="Gatekeepers 2 1, Farseers 1", lead=MOB)
    assert says(table)[1] == "CAT-6.7"


@pytest.mark.clause("CAT-8.3")
@pytest.mark.parametrize(
    ("better", "worse", "fields"),
    [
        ("Prison Wardens", "Spacing Union", {}),
        ("Spacing Union", "Mass Uprising", {}),
        ("Call to Action", "Mass Uprising", {}),
        ("Mass Uprising", "Farseers 0 1", {}),
        ("Farseers 0 1", "Song of Freedom 0 2", {}),
        ("Song of Freedom", "Farseers 0 1", {}),
        ("Song of Freedom", "Relic Fence", {"slots": "relic"}),
        ("Relic Fence", "Loyal Pilots", {"slots": "relic", "outrage": ("fuel",)}),
        ("Loyal Pilots", "Loyal Engineers", {"outrage": ("fuel",)}),
    ],
)
def test_the_order_of_the_influence_doctrine(better, worse, fields):
    table = acting(a_cat(**fields), court=f"{worse}, {better}", boxes={"keeper": (0,)})
    found = by_doctrine(assessment(table), list(table.court), 2)
    assert [each.card for each in found] == [card(better.partition(" 0")[0])]


@pytest.mark.clause("CAT-8.4")
def test_then_the_card_with_more_keys():
    table = acting(a_cat(), court="Gatekeepers, Loyal Keepers, Relic Fence")
    found = by_doctrine(assessment(table), list(table.court), 2)
    assert [each.card for each in found] == [card("Loyal Keepers")]


# -- movement -------------------------------------------------------------------------------------


@pytest.mark.clause("CAT-8.5")
def test_what_has_not_begun_is_read_anew():
    cat = a_cat("1-gate 2")
    table = acting(cat, lead=MOB, buildings="1 city 1-hex, " + FIVE, turn={"pips": 2})
    assert says(table)[1] == "CAT-N-28"
    table.seats[1].fresh = {"1-hex": 4}
    assert says(table)[1] != "CAT-N-28"


@pytest.mark.clause("CAT-8.6")
@pytest.mark.parametrize(("pips", "held"), [(1, False), (2, True)])
def test_a_goal_must_be_reached_with_this_card(pips, held):
    table = acting(
        a_cat("1-gate 2"), lead=MOB, buildings=f"1 city 2-hex, {FIVE}", turn={"pips": pips}
    )
    assert (says(table)[1] == "CAT-N-28") is held


@pytest.mark.clause("CAT-8.7")
def test_ships_on_a_catapult_fly_on():
    cat = a_cat("1-crescent 2")
    buildings = f"0 starport 1-crescent, 1 city 2-hex, {FIVE}"
    table = acting(cat, lead=MOB, buildings=buildings, turn={"pips": 1})
    answers = goes_on(table, "CAT-N-28", "CAT-N-28", "CAT-8.8", "CAT-N-28", "CAT-N-28")
    assert answers[1:] == [
        "Move from 1-crescent to 1-gate",
        "1 fresh and 0 damaged",
        "On to 2-gate",
        "On to 2-hex",
    ]
    assert table.seats[0].fresh == {"1-crescent": 1, "2-hex": 1}


@pytest.mark.clause("CAT-8.8")
def test_as_many_ships_as_can_move_damaged_ones_too():
    table = acting(
        a_cat("1-gate 2", "1-gate 1"), a_seat("1-gate 2"), lead=MOB,
        buildings=f"1 city 1-hex, {FIVE}", turn={"pips": 1},
    )  # fmt: skip
    answers = goes_on(table, "CAT-N-28", "CAT-N-28", "CAT-8.8")
    assert answers[2] == "2 fresh and 1 damaged"


@pytest.mark.clause("CAT-8.9")
def test_control_of_the_origin_is_kept_if_the_goal_can_be_had_so():
    buildings = f"1 city 1-hex, {FIVE}"
    table = acting(a_cat("1-gate 3"), lead=MOB, buildings=buildings, turn={"pips": 1})
    assert goes_on(table, *["CAT-N-28"] * 2, "CAT-8.8")[2] == "2 fresh and 0 damaged"
    table = acting(a_cat("1-gate 3, 1-crescent 4"), a_seat("1-hex 2"), lead=MOB,
                   buildings=buildings, turn={"pips": 1})  # fmt: skip
    assert goes_on(table, *["CAT-N-28"] * 2, "CAT-8.8")[1:] == [
        "Move from 1-crescent to 1-hex",
        "3 fresh and 0 damaged",
    ]
    table = acting(a_cat("1-gate 3"), a_seat("1-hex 2"), lead=MOB, buildings=buildings,
                   turn={"pips": 1})  # fmt: skip
    assert goes_on(table, *["CAT-N-28"] * 2, "CAT-8.8")[2] == "3 fresh and 0 damaged"


@pytest.mark.clause("CAT-8.10", "CAT-10.11")
def test_the_task_force_moves_if_it_can():
    buildings = f"1 city 1-hex, {FIVE}"
    table = acting(a_cat("1-gate 2, 1-crescent 3"), lead=MOB, buildings=buildings,
                   turn={"pips": 1})  # fmt: skip
    assert assessment(table).task_force == ["1-crescent"]
    assert goes_on(table, *["CAT-N-28"] * 2)[1] == "Move from 1-crescent to 1-hex"


@pytest.mark.clause("CAT-10.11", "CAT-11.6")
def test_of_equal_groups_with_the_most_fresh_ships_each_is_the_task_force():
    table = acting(a_cat("1-gate 2, 4-gate 2, 5-gate 1", "3-gate 5"), lead=MOB)
    assert assessment(table).task_force == ["1-gate", "4-gate"]
    table = acting(a_cat("", "3-gate 5"), lead=MOB)
    assert assessment(table).task_force == []


@pytest.mark.clause("CAT-8.9", "CAT-8.10")
def test_to_keep_the_origin_comes_before_the_task_force():
    table = acting(a_cat("1-gate 2, 1-crescent 1"), a_seat("1-gate 1, 1-crescent 1"), lead=MOB,
                   buildings=f"1 city 1-hex, {FIVE}", turn={"pips": 1})  # fmt: skip
    assert assessment(table).task_force == ["1-gate"]
    assert goes_on(table, *["CAT-N-28"] * 2)[1] == "Move from 1-crescent to 1-hex"


@pytest.mark.clause("CAT-8.10", "CAT-8.11")
def test_the_task_force_moves_even_by_the_longer_way():
    table = acting(a_cat("1-gate 2, 2-gate 3"), lead=MOB, buildings=f"1 city 1-hex, {FIVE}")
    seen = assessment(table)
    assert seen.task_force == ["2-gate"]
    assert {(march.origin, march.cost) for march in does(seen, 28, 4)} == {("2-gate", 2)}


@pytest.mark.clause("CAT-11.6")
def test_of_equal_groups_each_is_the_task_force():
    assert assessment(acting(a_cat("1-gate 2, 1-crescent 2, 2-gate 1"))).task_force == [
        "1-gate",
        "1-crescent",
    ]


@pytest.mark.clause("CAT-8.11")
def test_the_way_with_the_fewest_actions():
    cat = a_cat("1-gate 2, 4-gate 2")
    table = acting(cat, lead=MOB, buildings=f"1 city 2-hex, {FIVE}")
    found = does(assessment(table), 28, 4)
    assert {march.origin for march in found} == {"1-gate"}


@pytest.mark.clause("CAT-8.12")
def test_a_destination_that_brings_claims():
    buildings = f"1 city 1-hex, 1 city 1-crescent, {FIVE}"
    table = acting(a_cat("1-gate 2"), lead=MOB, buildings=buildings)
    assert [march.target for march in does(assessment(table), 28, 1)] == ["1-hex"]


@pytest.mark.clause("CAT-8.13")
def test_a_destination_with_a_rival_city():
    buildings = "0 starport 2-arrow, 1 city 4-crescent, 1 starport 1-arrow"
    table = acting(a_cat("4-gate 2", slots="relic fuel material"), lead=MOB, buildings=buildings)
    table.buildings += (Building(0, "city", "1-hex"), Building(0, "city", "1-hex"))
    found = doctrines.best_marches(
        assessment(table),
        doctrines.marches(assessment(table), ["4-crescent", "4-hex"], 1, lambda march: True),
        for_claims=True,
    )
    assert [march.target for march in found] == ["4-crescent"]


@pytest.mark.clause("CAT-11.9")
def test_a_claim_for_a_claim_is_no_new_one():
    port = "0 starport 2-arrow"
    table = acting(a_cat("1-arrow 1"), lead=MOB, buildings=port, turn={"pips": 1})
    found = does(assessment(table), 16, 1)
    assert found == []
    table.seats[0].fresh = {"1-arrow": 2}
    assert {march.target for march in does(assessment(table), 16, 1)} == {"1-crescent"}


@pytest.mark.clause("CAT-11.9")
@pytest.mark.parametrize(
    ("fresh", "buildings", "targets"),
    [
        ("1-crescent 1", "0 starport 2-arrow", {"1-arrow"}),
        ("1-crescent 1", "0 starport 2-arrow, 1 city 1-arrow", set()),
        ("1-crescent 1", "0 starport 2-arrow, 1 city 1-arrow, 1 city 1-crescent", {"1-arrow"}),
        ("1-arrow 1", "0 starport 2-arrow, 0 city 1-arrow", {"1-crescent"}),
    ],
    ids=["two claims for one", "one for one", "one for none", "its city keeps the claim"],
)
def test_a_move_must_bring_more_claims_than_it_gives_up(fresh, buildings, targets):
    table = acting(a_cat(fresh), lead=MOB, buildings=f"{buildings}, 1 city 1-hex, 1 city 1-hex")
    assert {march.target for march in does(assessment(table), 16, 1)} == targets


@pytest.mark.clause("CAT-11.9")
@pytest.mark.parametrize(("fresh", "hurt", "rise"), [(1, 0, True), (0, 1, True), (1, 1, False)])
def test_a_ship_that_stays_behind_damaged_or_not_keeps_the_claims(fresh, hurt, rise):
    table = acting(a_cat("1-arrow 1", "1-arrow 1"), lead=MOB, buildings="0 starport 2-arrow")
    march = doctrines.March("1-arrow", "1-crescent", (), fresh, hurt, retains=True)
    assert doctrines.claims_rise(assessment(table), march) == rise


@pytest.mark.clause("CAT-11.10")
def test_ships_that_hold_buildings_or_claims_are_not_idle():
    buildings = f"0 starport 1-crescent, {FIVE}"
    table = acting(a_cat("1-gate 4, 1-crescent 1, 1-hex 2"), lead=MOB, buildings=buildings)
    assert lexicon.idle_ships(assessment(table), 2) == []
    table.seats[0].fresh["1-crescent"] = 3
    assert [(m.origin, m.fresh) for m in lexicon.idle_ships(assessment(table), 2)] == [
        ("1-crescent", 2)
    ]


@pytest.mark.clause("CAT-11.10")
@pytest.mark.parametrize(("own", "rival", "idle"), [(3, 0, 2), (3, 1, 1), (2, 1, 0), (2, 2, 1)])
def test_as_many_ships_as_hold_a_building_stay(own, rival, idle):
    """Where a rival has as many the control is lost already, and one ship stays."""
    seats = [a_cat(f"1-crescent {own}"), a_seat(f"1-crescent {rival}" if rival else "")]
    seen = assessment(acting(*seats, lead=MOB, buildings="0 starport 1-crescent"))
    assert lexicon._not_needed(seen, "1-crescent", own, 0) == (idle, 0)


@pytest.mark.clause("CAT-10.14")
def test_control_is_changed_when_no_rival_has_it():
    table = acting(
        a_cat("1-gate 2"), a_seat("1-hex 2, 1-gate 2"), lead=MOB, buildings="0 starport 1-hex"
    )
    assert [march.fresh for march in does(assessment(table), 13, 1)] == [2]
    table.seats[1].fresh["1-hex"] = 3
    assert does(assessment(table), 13, 1) == []


@pytest.mark.clause("CAT-10.15")
def test_control_is_taken_when_it_is_its_own():
    table = acting(a_cat("1-gate 2"), a_seat("1-hex 2, 1-gate 2"), lead=MOB,
                   buildings="1 city 1-hex")  # fmt: skip
    assert does(assessment(table), 28, 1) == []
    table.seats[1].fresh["1-hex"] = 1
    assert len(does(assessment(table), 28, 1)) == 1


def test_ships_that_fly_on_stay_together():
    table = acting(a_cat("1-gate 2"), lead=MOB, buildings="0 starport 1-crescent")
    table.steps.append(ChooseFleet(0, "1-gate", "2-gate", 2, 0, catapult=True))
    assert thought(table).option == fleet(2, 0)


# -- combat ---------------------------------------------------------------------------------------


def dice(own, theirs, battles, goal="trophies", fields=None):
    """The dice of a battle with so many fresh ships, and so many battles with this one."""
    fields = fields or {"boxes": {"warlord": (0,)}}
    table = acting(
        a_cat(f"1-gate {own}", power=1), a_seat(f"1-gate {theirs}"), lead=AGG,
        turn={"pips": battles - 1, "prelude": False}, **fields,
    )  # fmt: skip
    table.steps.append(CollectDice(0, 1, "1-gate"))
    return says(table)


@pytest.mark.clause("CAT-8.15")
def test_its_goals_are_trophies_raids_and_control():
    rival = a_seat("1-hex 1", slots="relic")
    fields = {"lead": AGG, "buildings": f"1 starport 1-hex, {FIVE}"}
    table = acting(a_cat("1-hex 6"), rival, boxes={"keeper": (0,)}, **fields)
    assert {fight.goal for fight in does(assessment(table), 8, 1)} == {"raid"}
    table.boxes = {"warlord": (0,)}
    assert {fight.goal for fight in does(assessment(table), 8, 1)} == {"trophies"}
    table.boxes = {"empath": (0,)}
    assert does(assessment(table), 8, 1) == []


@pytest.mark.clause("CAT-8.16")
def test_keys_take_what_contends():
    rival = a_seat(slots="weapon fuel relic")
    table = acting(a_cat(), rival, lead=AGG, boxes={"keeper": (0,)})
    table.steps.append(Raid(0, 1, 3))
    assert says(table) == ("Steal from slot 3 of seat 2", "CAT-8.16")


@pytest.mark.clause("CAT-8.17")
def test_no_combat_whose_outrage_ends_a_contention():
    fields = {"lead": AGG, "buildings": "1 city 2-hex", "court": "Farseers 0 1"}
    rival = a_seat()
    table = acting(a_cat("2-hex 2", slots="relic"), rival, boxes={"keeper": (0,), "warlord": (1,)},
                   **fields)  # fmt: skip
    assert does(assessment(table), 8, 1) == []
    table = acting(a_cat("2-hex 2", slots="relic"), rival, boxes={"warlord": (1,)}, **fields)
    assert len(does(assessment(table), 8, 1)) == 1


@pytest.mark.clause("CAT-8.17")
@pytest.mark.parametrize(
    ("system", "own", "rival", "ambition", "found"),
    [
        ("2-hex", "relic", "", "keeper", False),
        ("2-hex", "relic", "relic", "keeper", False),
        ("2-hex", "relic", "relic relic", "keeper", False),
        ("1-crescent", "fuel", "", "tycoon", False),
        ("1-crescent", "fuel material", "", "tycoon", True),
        ("1-crescent", "fuel material", "material", "tycoon", True),
        ("1-crescent", "fuel material", "material material", "tycoon", True),
    ],
)
def test_a_lower_place_among_the_first_two_is_no_end_of_a_contention(
    system, own, rival, ambition, found
):
    seats = [a_cat(f"{system} 2", slots=own), a_seat(), a_seat(slots=rival)]
    boxes = {ambition: (0,), "warlord": (1,)}
    table = acting(
        *seats, lead=AGG, buildings=f"1 city {system}", court="Farseers 0 1", boxes=boxes
    )
    assert bool(does(assessment(table), 8, 1)) is found


@pytest.mark.clause("CAT-8.18")
@pytest.mark.parametrize(("court", "is_fine"), [("Farseers 0 1", True), ("Farseers 0 0 1", False)])
def test_outrage_is_risked_if_the_court_could_be_ransacked(court, is_fine):
    table = acting(a_cat("2-hex 2"), lead=AGG, buildings="1 city 2-hex", court=court,
                   boxes={"warlord": (1,)})  # fmt: skip
    assert bool(does(assessment(table), 8, 1)) is is_fine


@pytest.mark.clause("CAT-11.12")
def test_a_battle_risks_outrage_if_its_dice_could_hit_the_city_so_often():
    table = acting(a_cat("2-hex 2", power=1), a_seat("2-hex 1"), buildings="1 city 2-hex")
    fight = doctrines.Fight("2-hex", 1, "trophies", 1, 2, 2)
    assert doctrines.risks_outrage(assessment(table), fight)
    assert not doctrines.risks_outrage(assessment(table), fight._replace(ships=1))
    table.seats[1].fresh = {"2-hex": 2}
    assert not doctrines.risks_outrage(assessment(table), fight)


@pytest.mark.clause("CAT-11.12")
def test_of_two_cities_the_damaged_one_falls_first():
    buildings = "1 city 2-hex, 1 city 2-hex damaged"
    table = acting(a_cat("2-hex 1", power=1), a_seat("2-hex 0"), buildings=buildings)
    table.seats[1].fresh, table.seats[1].hurt = {}, {"2-hex": 1}
    fight = doctrines.Fight("2-hex", 1, "trophies", 1, 1, 1)
    assert doctrines.risks_outrage(assessment(table), fight)


@pytest.mark.clause("CAT-8.19")
def test_blanks_are_rolled_again():
    table = acting(a_cat("1-gate 3", cards="Skirmishers"), a_seat("1-gate 1"), lead=AGG)
    battle = RollAgain(0, 1, "1-gate", (3, 0, 0), (1, 1, 6))
    table.steps.append(OfferReroll(battle, 2, 0))
    assert says(table)[1] == "CAT-8.19"
    assert says(table)[0] == "Reroll 2 blanks and 0 hits"


@pytest.mark.clause("CAT-8.20")
@pytest.mark.parametrize(("theirs", "found"), [(2, 1), (3, 0)])
def test_trophies_want_as_many_fresh_ships(theirs, found):
    cat = a_cat("1-gate 2", "1-gate 3")
    table = acting(cat, a_seat(f"1-gate {theirs}"), lead=AGG, boxes={"warlord": (0,)})
    assert len(does(assessment(table), 8, 1)) == found


@pytest.mark.clause("CAT-8.21")
@pytest.mark.parametrize(
    ("own", "theirs", "battles", "dice_rolled"),
    [
        (4, 4, 2, "4 skirmish, 0 assault, 0 raid"),
        (5, 4, 2, "0 skirmish, 5 assault, 0 raid"),
        (5, 5, 1, "3 skirmish, 2 assault, 0 raid"),
        (5, 4, 1, "0 skirmish, 5 assault, 0 raid"),
    ],
)
def test_the_dice_for_trophies(own, theirs, battles, dice_rolled):
    assert dice(own, theirs, battles) == (dice_rolled, "CAT-8.21")


@pytest.mark.clause("CAT-8.22")
def test_hits_go_to_what_becomes_a_trophy():
    table = acting(a_cat("1-gate 2", "1-gate 1"), a_seat("1-gate 1", "1-gate 1"), lead=AGG)
    table.steps.append(AssignHits(0, 1, "1-gate", 1, "ships first"))
    assert says(table) == ("Hit a damaged ship", "CAT-8.22")
    table.steps[-1] = AssignHits(0, 1, "1-gate", 1, "ships", of_attacker=True)
    assert says(table) == ("Hit a fresh ship", "CAT-8.22")


@pytest.mark.clause("CAT-8.23")
@pytest.mark.parametrize(
    ("own", "theirs", "actions", "found"),
    [(2, 1, 1, True), (1, 0, 1, False), (2, 2, 1, False), (2, 2, 2, True), (2, 3, 2, False)],
)
def test_a_raid_wants_two_dice_a_key_and_more_ships(own, theirs, actions, found):
    rival = a_seat(f"1-hex {theirs}" if theirs else "", slots="weapon relic")
    cat = a_cat(f"1-hex {own}", power=1)
    table = acting(cat, rival, lead=AGG, buildings="1 starport 1-hex", boxes={"keeper": (0,)})
    assert bool(does(assessment(table), 8, actions)) is found


@pytest.mark.clause("CAT-8.24")
def test_the_last_battle_of_a_raid_is_raid_dice():
    rival = a_seat("1-hex 1", slots="weapon relic")
    table = acting(
        a_cat("1-hex 7", power=1), rival, lead=AGG, buildings="1 starport 1-hex",
        boxes={"keeper": (0,)}, turn={"pips": 0, "prelude": False},
    )  # fmt: skip
    table.steps.append(CollectDice(0, 1, "1-hex"))
    assert says(table) == ("1 skirmish, 0 assault, 6 raid", "CAT-8.24")
    assert in_words(held(thought(table).reasons)).startswith("It raids with 7 fresh ships")
    table.turn = replace(table.turn, pips=1)
    assert says(table) == ("1 skirmish, 6 assault, 0 raid", "CAT-8.21")
    first = in_words(held(thought(table).reasons))
    assert first.startswith("It clears the way for a raid with 7 fresh ships")


@pytest.mark.clause("CAT-8.25")
@pytest.mark.parametrize(("hurt", "found"), [(1, 1), (0, 0)])
def test_control_wants_a_die_for_each_fresh_defender(hurt, found):
    cat = a_cat("1-hex 2", f"1-hex {hurt}" if hurt else "", power=1)
    table = acting(cat, a_seat("1-hex 3"), lead=AGG, buildings="0 starport 1-hex")
    assert len(does(assessment(table), 14, 1)) == found


@pytest.mark.clause("CAT-8.25")
def test_a_combat_for_control_is_told_by_its_dice_damaged_ships_counted_in():
    table = acting(
        a_cat("", "1-hex 1", power=1), a_seat("1-hex 1"), lead=AGG, buildings="0 starport 1-hex"
    )
    seen = assessment(table)
    [line], [aim] = document_of(seen).lines["14"], does(seen, 14, 1)
    said = line_held(seen, line, aim)
    assert " with 1 die against 1 fresh ship. " in in_words(said)


def test_two_starports_of_one_system_are_told_as_two():
    two = "0 starport 1-hex, 0 starport 1-hex"
    seen = assessment(acting(a_cat("1-hex 1, 2-hex 1"), a_seat(), lead=CON, buildings=two))
    aim, [line] = does(seen, 15, 1)[0], document_of(seen).lines["15"]
    assert "It has no cities and 2 starports on the map. " in in_words(line_held(seen, line, aim))


def test_its_own_city_is_told_without_its_own_name():
    table = acting(a_cat("1-hex 2"), a_seat("2-hex 1"), lead=AGG, buildings="0 city 1-hex")
    seen = assessment(table)
    [line] = document_of(seen).lines["44"]
    assert in_words(line_held(seen, line, Tax("1-hex", 0))).startswith("Tax a city in Hex 1. ")


@pytest.mark.clause("CAT-8.26")
def test_hits_for_control_damage_fresh_ships_until_it_is_had():
    table = acting(
        a_cat("1-hex 2", "1-hex 1", power=1), a_seat("1-hex 3", "1-hex 1"), lead=AGG,
        buildings="0 starport 1-hex", turn={"pips": 0, "prelude": False},
    )  # fmt: skip
    table.steps.append(CollectDice(0, 1, "1-hex"))
    assert says(table) == ("2 skirmish, 1 assault, 0 raid", "CAT-8.26")
    table.steps[-1] = AssignHits(0, 1, "1-hex", 1, "ships first")
    assert says(table) == ("Hit a fresh ship", "CAT-8.26")
    table.steps[-1] = AssignHits(0, 1, "1-hex", 1, "ships", of_attacker=True)
    assert says(table) == ("Hit a damaged ship", "CAT-8.26")


@pytest.mark.clause("CAT-11.11")
def test_of_several_combats_the_nearest_with_the_best_ships():
    cat = a_cat("1-gate 3, 4-gate 3")
    table = acting(cat, a_seat("1-gate 2, 4-gate 1, 5-gate 1"), lead=AGG,
                   boxes={"warlord": (0,)})  # fmt: skip
    found = does(assessment(table), 8, 3)
    assert [(fight.system, fight.march) for fight in found] == [("4-gate", None)]


@pytest.mark.clause("CAT-11.13")
def test_the_trophies_expected():
    table = acting(a_cat("1-gate 4", power=1), a_seat("1-gate 2", "1-gate 1"), lead=AGG)
    fight = doctrines.Fight("1-gate", 1, "trophies", 1, 4, 4)
    assert doctrines.trophies_expected(assessment(table), fight) == 2
    assert doctrines.trophies_expected(assessment(table), fight._replace(ships=1)) == 1


@pytest.mark.clause("CAT-11.13")
@pytest.mark.parametrize(("ships", "pieces"), [(5, 2), (6, 3)])
def test_six_dice_hit_five_times_on_average_and_the_last_hit_counts(ships, pieces):
    cat, rival = a_cat(f"1-gate {ships}", power=1), a_seat("1-gate 2", "1-gate 1")
    fight = doctrines.Fight("1-gate", 1, "trophies", 1, ships, ships)
    assert doctrines.trophies_expected(assessment(acting(cat, rival, lead=AGG)), fight) == pieces


# -- Vox ------------------------------------------------------------------------------------------


def effective(name, cat, *rivals, **fields):
    """Whether a Vox card is effective for seat 0."""
    return is_effective(assessment(acting(cat, *rivals, court=f"{name} 1", **fields)), card(name))


@pytest.mark.clause("CAT-9.1", "CAT-9.2")
def test_a_vox_is_secured_if_effective_or_for_captives():
    table = acting(a_cat("1-gate 15"), court="Mass Uprising 1, Prison Wardens 1", lead=AGG, **QUIET)
    assert not is_effective(assessment(table), card("Mass Uprising"))
    assert [secure.card for secure in does(assessment(table), 3, 1)] == []
    table = acting(a_cat(), court="Mass Uprising 2 1, Prison Wardens 1", lead=AGG)
    assert goes_on(table, "CAT-N-3", "CAT-N-3")[1] == "Secure Mass Uprising"
    table = acting(a_cat("1-gate 15"), court="Mass Uprising 2 1", lead=AGG, **QUIET)
    assert str(does(assessment(table), 18, 1)[0]) == "Secure Mass Uprising"


@pytest.mark.clause("CAT-9.3")
def test_mass_uprising_with_four_ships_at_the_task_force():
    assert effective("Mass Uprising", a_cat("1-gate 11"))
    assert not effective("Mass Uprising", a_cat("1-gate 12"))
    table = acting(a_cat("4-gate 2, 1-gate 1"), court="Mass Uprising 1", lead=AGG)
    play(table, "Secure", "Secure Mass Uprising")
    assert says(table) == ("Cluster 4", "CAT-9.3")


@pytest.mark.clause("CAT-9.4")
def test_populist_demands_declare_what_it_wins():
    assert not effective("Populist Demands", a_cat())
    assert effective("Populist Demands", a_cat(slots="relic"), a_seat(slots="relic"))
    assert not effective("Populist Demands", a_cat(slots="relic"), boxes={"keeper": (0,)})
    cat = a_cat(slots="relic psionic")
    table = acting(cat, a_seat(slots="relic"), court="Populist Demands 1", lead=AGG)
    play(table, "Secure", "Secure Populist Demands")
    assert says(table) == ("Declare Empath", "CAT-9.4")
    table = acting(a_cat(), court="Populist Demands 1", lead=AGG)
    play(table, "Secure", "Secure Populist Demands")
    assert says(table) == ("Go on", "CAT-9.4")


@pytest.mark.clause("CAT-9.4")
@pytest.mark.parametrize(
    ("rival", "found"), [("", True), ("relic", True), ("relic relic", False)],
    ids=["winning", "tied for first", "second"],
)  # fmt: skip
def test_populist_demands_want_a_first_place(rival, found):
    assert effective("Populist Demands", a_cat(slots="relic"), a_seat(slots=rival)) is found


@pytest.mark.clause("CAT-9.5")
def test_a_win_of_its_own_is_none_that_outrage_should_end():
    assert not effective("Outrage Spreads", a_cat(slots="fuel"), boxes={"tycoon": (0,)})


@pytest.mark.clause("CAT-9.5")
def test_a_tie_for_first_is_no_win_that_could_end():
    boxes = {"tycoon": (0,)}
    for one, other, found in (
        ("fuel", "material", False), ("fuel fuel", "material", True), ("fuel", "", True),
    ):  # fmt: skip
        seats = [a_cat(), a_seat(slots=one), a_seat(slots=other)]
        assert effective("Outrage Spreads", *seats, boxes=boxes) is found


@pytest.mark.clause("CAT-9.5")
@pytest.mark.parametrize(
    ("own", "other", "spreads"), [("fuel", "material", "Material"), ("material", "fuel", "Fuel")]
)
def test_of_two_types_outrage_spreads_to_the_one_that_it_has_fewest_of(own, other, spreads):
    seats = [a_cat(slots=own), a_seat(slots="fuel material"), a_seat(slots=other)]
    table = acting(*seats, court="Outrage Spreads 1", lead=AGG, boxes={"tycoon": (0,)})
    play(table, "Secure", "Secure Outrage Spreads")
    assert says(table) == (spreads, "CAT-9.5")


@pytest.mark.clause("CAT-9.5")
def test_outrage_spreads_where_it_ends_a_win():
    rival = a_seat(slots="fuel material")
    boxes = {"tycoon": (0,)}
    cat = a_cat(slots="fuel")
    assert effective("Outrage Spreads", cat, rival, boxes=boxes)
    assert not effective("Outrage Spreads", cat, rival)
    table = acting(cat, rival, court="Outrage Spreads 1", lead=AGG, boxes=boxes)
    play(table, "Secure", "Secure Outrage Spreads")
    assert says(table) == ("Material", "CAT-9.5")
    assert OutrageProvoked(1, "material") in play(table, "Material")
    table = acting(a_cat(), court="Outrage Spreads 1", lead=AGG)
    play(table, "Secure", "Secure Outrage Spreads")
    assert says(table) == ("Go on", "CAT-9.5")


@pytest.mark.clause("CAT-9.6")
def test_song_of_freedom_with_a_rival_city_when_it_can_seize():
    fields = {"buildings": "1 city 1-hex", "initiative": 1}
    assert effective("Song of Freedom", a_cat("1-hex 1"), **fields)
    assert not effective("Song of Freedom", a_cat("1-hex 1"), a_seat("1-hex 1"), **fields)
    assert not effective("Song of Freedom", a_cat("1-hex 1"), **{**fields, "initiative": 0})
    table = acting(a_cat("1-hex 1"), court="Song of Freedom 1", lead=AGG, **fields)
    play(table, "Secure", "Secure Song of Freedom")
    answers = goes_on(table, "CAT-9.6", "CAT-9.6")
    assert answers == ["Return the city in 1-hex of seat 2", "Seize the initiative"]
    table = acting(a_cat("1-hex 1"), court="Song of Freedom 1", lead=AGG, buildings="1 city 1-hex")
    play(table, "Secure", "Secure Song of Freedom")
    assert says(table) == ("Go on", "CAT-9.6")


@pytest.mark.clause("CAT-9.6")
def test_song_of_freedom_frees_the_city_of_the_rival_with_most_power_never_its_own():
    """It controls 1-hex, 2-hex and 3-hex, has most Power itself, and can seize the initiative."""
    seats = a_cat("1-hex 1, 2-hex 1, 3-hex 1", power=9), a_seat(power=3), a_seat(power=2)
    cities = [f"{owner} city {cluster}-hex" for owner, cluster in ((0, 1), (1, 2), (2, 3))]
    for order in (cities, cities[::-1]):
        table = acting(*seats, court="Song of Freedom 1", lead=AGG, initiative=1,
                       buildings=", ".join(order))  # fmt: skip
        play(table, "Secure", "Secure Song of Freedom")
        assert len(asked(table).options) == 4, "one of three, or none"
        assert says(table) == ("Return the city in 2-hex of seat 2", "CAT-9.6")


@pytest.mark.clause("CAT-9.7")
def test_guild_struggle_steals_what_contends():
    assert not effective("Guild Struggle", a_cat())
    rival = a_seat(cards="Prison Wardens, Relic Fence")
    assert effective("Guild Struggle", a_cat(), rival)
    table = acting(a_cat(), rival, court="Guild Struggle 1", lead=AGG, boxes={"keeper": (0,)})
    play(table, "Secure", "Secure Guild Struggle")
    assert says(table) == ("Steal Relic Fence of seat 2", "CAT-9.7")


@pytest.mark.clause("CAT-9.8")
def test_call_to_action_always():
    assert effective("Call to Action", a_cat())


# -- words ----------------------------------------------------------------------------------------


@pytest.mark.clause("CAT-10.4")
def test_to_contend_is_a_better_place_among_the_first_two():
    table = a_table(a_cat(slots="relic"), a_seat(slots="relic relic"), a_seat(slots="psionic"))
    seen = assessment(table)
    assert seen.contends("keeper", 1)
    assert seen.contends("empath", 1)
    assert not seen.contends("keeper", 0)
    table.seats[1].slots = ("relic",) * 4 + ("", "")
    assert not assessment(table).contends("keeper", 1)
    assert assessment(table).contends("keeper", 2, 1)


@pytest.mark.clause("CAT-10.4")
def test_what_it_takes_from_the_first_seat_is_missing_there():
    table = a_table(a_seat(slots="relic relic relic"), a_cat(slots="relic"), a_seat())
    table.seats[2].cards = (card("Relic Fence"),)
    seen = assessment(table, 1)
    assert seen.contends("keeper", 1), "alone in second place"
    table.seats[2].cards = ()
    seen = assessment(table, 1)
    assert not seen.contends("keeper", 1), "it is second already"
    assert seen.contends("keeper", 1, 0), "each has two then"


@pytest.mark.clause("CAT-10.5")
@pytest.mark.parametrize(
    ("own", "one", "other", "contending"),
    [
        (1, 0, 0, True), (1, 1, 0, True), (1, 2, 0, True), (1, 2, 2, True), (1, 2, 1, True),
        (1, 3, 2, False), (0, 1, 0, False), (0, 0, 0, False),
    ],
)  # fmt: skip
def test_ties_are_places_and_nothing_is_none(own, one, other, contending):
    table = a_table(a_cat(captives=(0, own, 0)), a_seat(captives=(0, 0, one)),
                    a_seat(captives=(other, 0, 0)))  # fmt: skip
    assert assessment(table).is_contending("tyrant") is contending


@pytest.mark.clause("CAT-10.5")
def test_it_is_contending_while_first_or_second():
    table = a_table(a_cat(slots="relic"), a_seat(slots="relic relic"), a_seat())
    assert assessment(table).is_contending("keeper")
    table.seats[2].slots = ("relic",) * 2 + ("",) * 4
    assert assessment(table).is_contending("keeper")
    table.seats[1].cards = (card("Relic Fence"),)
    assert not assessment(table).is_contending("keeper")


@pytest.mark.clause("CAT-10.6")
def test_a_lead_grows_only_where_it_wins():
    table = a_table(a_cat(slots="relic"), a_seat(slots="psionic"))
    assert assessment(table).grows({"keeper": 1}, ["keeper"])
    assert not assessment(table).grows({"empath": 1}, ["empath"])


@pytest.mark.clause("CAT-10.2", "CAT-10.6")
def test_a_tie_for_first_is_no_lead():
    table = a_table(a_cat(slots="relic"), a_seat(slots="relic"))
    assert not assessment(table).is_winning("keeper")
    assert not assessment(table).grows({"keeper": 1}, ["keeper"])


@pytest.mark.clause("CAT-10.8")
def test_new_resources_are_types_without_token_or_city():
    table = a_table(a_cat(slots="fuel weapon"), buildings="0 city 1-crescent")
    seen = assessment(table)
    assert not seen.is_new_resource("3-crescent")
    assert seen.is_new_resource("1-arrow")
    assert seen.is_new_resource("2-hex")


@pytest.mark.clause("CAT-10.10")
def test_contested_cards_have_its_agents_and_more_of_a_rival():
    court = "Farseers 1 2, Gatekeepers 0 1, Relic Fence 1 1"
    table = acting(a_cat(), court=court, lead=MOB)
    assert [each.card for each in does(assessment(table), 23, 3)] == [card("Farseers")]
    table = acting(a_cat(), court="Relic Fence 0 1, Farseers", lead=MOB, boxes={"keeper": (0,)})
    assert does(assessment(table), 22, 3) == []


@pytest.mark.clause("CAT-10.13", "CAT-12.3")
@pytest.mark.parametrize(
    ("slots", "reading", "armed"),
    [
        ("weapon fuel", "fuel", True),
        ("weapon", "fuel", False),
        ("weapon", "weapon", True),
        ("fuel", "weapon", False),
    ],
)
def test_another_card_is_a_combat_card_with_fuel_and_weapon(slots, reading, armed):
    cat = a_cat("1-gate 2", slots=slots)
    table = acting(cat, a_seat("1-gate 1"), lead=ADM, boxes={"warlord": (0,)})
    held = says(table, Readings(combat=reading))
    assert (held == ("Spend Weapon to battle with pips", "CAT-5.6")) is armed


# -- silence --------------------------------------------------------------------------------------


@pytest.mark.clause("CAT-11.7")
def test_it_does_not_tax_for_resources_with_a_full_row():
    buildings = "0 city 1-arrow"
    table = acting(a_cat(slots="fuel fuel"), lead=ADM, buildings=buildings, boxes=NO_MARKER)
    assert len(does(assessment(table), 44, 1)) == 1
    table.seats[0].slots = ("fuel",) * 3 + ("",) * 3
    assert does(assessment(table), 44, 1) == []


@pytest.mark.clause("CAT-11.8")
def test_cities_where_no_rival_controls_then_for_new_resources():
    cat = a_cat("1-hex 1, 1-arrow 1, 6-crescent 1", slots="material")
    table = acting(cat, a_seat("1-arrow 2"), buildings="0 city 3-arrow", lead=CON)
    assert [each.system for each in does(assessment(table), 15, 1)] == ["6-crescent"]


@pytest.mark.clause("CAT-11.14")
def test_it_ransacks_the_most_agents():
    court = "Prison Wardens 0 1, Farseers 0 1 1, Gatekeepers 0 0 3"
    table = acting(a_cat(), court=court)
    table.steps.append(RansackCourt(0, 1))
    assert says(table) == ("Ransack Farseers", "CAT-11.14")
    table = acting(a_cat(), court="Farseers 0 1, Prison Wardens 0 1")
    table.steps.append(RansackCourt(0, 1))
    assert says(table)[0] == "Ransack Prison Wardens"


@pytest.mark.clause("CAT-11.15")
def test_a_full_row_loses_what_nothing_counts():
    table = acting(a_cat(slots="relic fuel"), boxes={"keeper": (0,), "tycoon": (1,)})
    table.steps.append(Receive(0, "psionic"))
    assert says(table) == ("Discard Psionic", "CAT-11.15")
    table = acting(a_cat(slots="relic psionic"), boxes={"keeper": (0,)}, buildings="0 city 1-hex")
    table.steps.append(ArrangeSlots(0))
    assert says(table)[0].startswith("Hold relic")


@pytest.mark.clause("CAT-11.15")
@pytest.mark.parametrize(
    ("slots", "gained", "told"),
    [
        ("relic fuel", "material", "It first discards what counts for no declared ambition"),
        ("fuel fuel", "material", "so it discards what it has most of"),
    ],
)
def test_it_says_of_a_discard_by_what_the_resources_differ(slots, gained, told):
    table = acting(a_cat(slots=slots), boxes={"tycoon": (0,)})
    table.steps.append(Receive(0, gained))
    assert told in in_words(held(thought(table).reasons))


@pytest.mark.clause("CAT-11.16")
def test_with_farseers_it_swaps_no_card():
    table = acting(a_cat(), a_seat(hand="aggression-3"), lead="mobilization-4")
    table.seats[0].hand = ("construction-3",)
    table.pile = (tuple(each for each in table.pile[0] if each.card != "construction-3"),)
    table.steps.append(SwapCard(0, 1))
    assert says(table) == ("Go on", "CAT-11.16")


@pytest.mark.clause("CAT-11.17")
def test_it_keeps_its_captives_and_takes_base_actions_only():
    cat = a_cat(captives=(0, 2, 0), cards="Prison Wardens")
    table = acting(cat, lead=CON, buildings="0 starport 1-crescent")
    assert says(table) == ("Build", "CAT-N-31")
    table.steps.append(SpendCaptive(0, executes=False))
    assert says(table) == ("Go on", "CAT-11.17")


@pytest.mark.clause("CAT-11.18", "CAT-1.10")
def test_everything_else_is_by_chance():
    table = acting(a_cat(), lead=CON)
    table.steps.pop()
    assert says(table)[1] == "CAT-11.18"
    assert preferred([1, 2, 3, 4], lambda n: n % 2, lambda n: n) == [3]
    assert preferred([1, 2, 3, 4], lambda n: n % 2) == [1, 3]


@pytest.mark.clause("CAT-12.1")
def test_reading_any_rise_contends_too():
    table = a_table(a_cat(slots="relic relic"), a_seat(slots="relic"))
    assert not assessment(table).contends("keeper", 1)
    assert assessment(table, readings=Readings(contend="count")).contends("keeper", 1)


@pytest.mark.clause("CAT-12.2")
def test_reading_a_raid_with_as_many_ships_needs_no_more_dice():
    rival = a_seat("1-hex 1", slots="weapon relic")
    cat = a_cat("1-hex 1", power=1)
    table = acting(cat, rival, lead=AGG, buildings="1 starport 1-hex", boxes={"keeper": (0,)})
    assert does(assessment(table), 8, 2) == []
    seen = assessment(table, readings=Readings(raid="first"))
    assert len(does(seen, 8, 2)) == 1


@pytest.mark.clause("CAT-12.4")
def test_reading_what_leaves_it_contending_is_spent():
    cat = a_cat("1-hex 1", slots="material material")
    table = acting(cat, lead=MOB, boxes={"tycoon": (0,)})
    assert says(table)[1] != "CAT-5.5"
    assert says(table, Readings(spend="losing"))[1] == "CAT-5.5"


@pytest.mark.clause("CAT-11.18")
def test_where_the_document_is_silent_its_reasons_say_so():
    table = a_table(a_cat())
    table.steps = [FinishTurn(0)]
    told = in_words(thought(table).reasons[-1])
    gates = "It needs a gate for its ships. Chosen at random from 6 equal choices"
    assert told == f"{gates} (its document doesn't decide this)"
    table = acting(a_cat("1-hex 1"), lead=CON)
    assert not any("silent" in in_words(each) for each in thought(table).reasons)


def test_the_readings_are_options_of_the_set_up():
    chosen = {
        "contend": "count", "raid": "first", "combat": "weapon", "spend": "losing",
        "preach": "planet", "settle": "any", "abandon": "never", "undo": "may",
    }  # fmt: skip
    assert readings_of(chosen) == Readings(
        "count", "first", "weapon", "losing", "planet", "any", "never", "may"
    )
    assert readings_of({}) == Readings()


def test_ships_are_placed_by_the_document():
    table = acting(a_cat("1-crescent 1, 1-gate 1"), buildings="0 starport 1-crescent")
    table.steps.append(PlaceWhereInControl(0, 3))
    assert says(table) == ("1-crescent", "CAT-5.11")


@pytest.mark.parametrize(
    ("ships", "left"),
    [((2, 2, 1), {"2-hex"}), ((2, 1, 1), {"2-hex", "1-hex"}), ((1, 2, 1), {"2-hex"})],
)
def test_ships_that_moved_on_take_where_they_came_from_along_and_others_do_not(ships, left):
    """From Hex 1 to Hex 2, from there to Hex 3, and some from Hex 2 to Hex 4."""
    ways = ("1-hex", "2-hex"), ("2-hex", "3-hex"), ("2-hex", "4-hex")
    trail = tuple(
        Deed("move", place, 1, origin=origin, fresh=count)
        for (origin, place), count in zip(ways, ships, strict=True)
    )
    table = a_table(a_cat(fresh="4-hex 1"))
    table.change_turn(trail=trail)
    assert set(assessment(table).left_from("4-hex")) == left


def test_a_vox_card_has_no_keys_nor_has_one_that_nobody_sees():
    table = a_table(a_seat(), court="Mass Uprising 0 0 0, Relic Fence 0 0 0")
    assert doctrines.keys_of(table, HIDDEN) == 0
    assert doctrines.keys_of(table, card("Mass Uprising")) == 0
    assert doctrines.keys_of(table, card("Relic Fence")) == table.raid_cost(card("Relic Fence")) > 0
