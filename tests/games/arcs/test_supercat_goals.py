"""What a line set out for is what is done: whom hits strike, what is stolen, what is given up."""

from dataclasses import replace
from random import Random

import pytest

from games.arcs.parts import Building, Offer
from games.arcs.steps.battle import AssignHits, FinishBattle
from games.arcs.supercat.assessment import Readings
from games.arcs.supercat.bot import SupercatPlayer
from tests.games.arcs.positions import a_seat, acting, asked, card, play, under
from tests.games.arcs.supercats import (
    FIVE,
    NO_MARKER,
    a_cat,
    assessment,
    does,
    goes_on,
    held,
    in_words,
    of_ten,
    says,
)
from tests.games.arcs.test_supercat_supply import following
from tests.games.arcs.whole_turns import play_turn, sides

AGG, MOB = "aggression-2", "mobilization-2"


# -- F8: a system with starports of both ----------------------------------------------------------


@pytest.mark.clause("CAT-N-40")
def test_40_a_rivals_starport_counts_beside_an_own_one():
    """2-gate and 6-gate are the rival's; at 6-arrow it has a starport, and so has SUPERCAT."""
    seats = [a_cat("1-gate 4"), a_seat("2-gate 1, 6-gate 1"), a_seat()]
    both = "1 starport 6-arrow, 0 starport 6-arrow"
    table = acting(*seats, lead=MOB, buildings=f"{both}, 0 starport 2-arrow, {FIVE}")
    assert {march.target for march in does(assessment(table), 40, 1)} == {"6-gate"}


@pytest.mark.clause("CAT-N-28")
@pytest.mark.parametrize(("buildings", "found"), [
    ("1 city 1-hex, 1 starport 1-hex", {"1-hex"}), ("1 starport 1-hex", set()),
])  # fmt: skip
def test_28_a_city_beside_a_starport_is_a_rivals_city_too(buildings, found):
    table = acting(a_cat("1-gate 2"), lead=MOB, buildings=f"{buildings}, {FIVE}")
    assert {march.target for march in does(assessment(table), 28, 1)} == found


# -- F12: what it is contending for is not given up to seize --------------------------------------


@pytest.mark.clause("CAT-5.3", "CAT-5.16")
@pytest.mark.parametrize(("boxes", "rival", "kept"), [
    ({"empath": (0,)}, "", True),
    ({}, "", False),
    ({"empath": (0,)}, "psionic psionic", True),
    ({"keeper": (0,)}, "", False),
])  # fmt: skip
def test_lattice_spies_stay_while_it_contends_a_declared_empath(boxes, rival, kept):
    cat = a_cat("2-gate 1", seize=2, cards="Lattice Spies")
    table = following(cat, "administration-4 mobilization-2")
    table.boxes = boxes
    table.seats[0].slots = a_seat(slots=rival).slots
    play(table, (1,))
    held = (card("Lattice Spies"),) if kept else ()
    assert (table.initiative, table.seats[1].cards) == (1, held)
    assert table.seats[1].cards_left == (1 if kept else 2)


@pytest.mark.clause("CAT-5.3", "CAT-5.16")
def test_lattice_spies_go_while_two_rivals_have_more_for_empath():
    cat = a_cat("2-gate 1", seize=2, cards="Lattice Spies")
    table = following(cat, "administration-4 mobilization-2")
    table.boxes = {"empath": (0,)}
    table.seats[0].slots = a_seat(slots="psionic psionic psionic").slots
    table.seats[2].slots = a_seat(slots="psionic psionic").slots
    play(table, (1,))
    assert (table.seats[1].cards, table.seats[1].cards_left) == ((), 2)


# -- F10: hits for what the line fought for -------------------------------------------------------


def a_battle(fresh, hurt, *, boxes, own=("1-hex 2",)):
    """Seat 0 attacks seat 1 in 1-hex, where it has a city, with its last action."""
    return acting(a_cat(*own, power=1), a_seat(fresh, hurt), lead=AGG, buildings="0 city 1-hex",
                  boxes=boxes, turn={"pips": 1})  # fmt: skip


@pytest.mark.clause("CAT-8.22", "CAT-N-8")
def test_8_fights_for_trophies_where_its_own_city_is_too():
    """Two fresh ships against two fresh ones and a damaged one: the hit of its own makes it weaker,
    and the only hit is for a Trophy all the same."""
    table = a_battle("1-hex 2", "1-hex 1", boxes={"warlord": (0,)})
    turn = play_turn(table, [[*sides("skirmish", "blank"), *sides("assault", "hit and self-hit")]])
    assert turn.told("CAT-N-8")
    assert (table.seats[0].fresh, table.seats[0].hurt) == ({"1-hex": 1}, {"1-hex": 1})
    assert (table.seats[0].trophy_count, table.seats[1].fresh) == (1, {"1-hex": 2})
    assert turn.told("CAT-8.22")


HIT_EACH = [*sides("skirmish", "blank", "blank"), *sides("assault", "hit and self-hit")]
"""Two skirmish dice and an assault die: one hit for each side."""


def hits(turn):
    """What it gave hits to, its own first."""
    return [each for each in turn.answers if each.startswith("Hit")]


@pytest.mark.clause("CAT-8.26", "CAT-N-14")
def test_14_fights_for_control_where_no_line_above_it_holds():
    """Three dice, a damaged ship's among them, are enough against three fresh ships."""
    table = a_battle("1-hex 3", "1-hex 1", boxes={"keeper": (0,)}, own=("1-hex 2", "1-hex 1"))
    turn = play_turn(table, [HIT_EACH])
    assert hits(turn) == ["Hit a damaged ship", "Hit a fresh ship"]
    assert turn.told("CAT-8.26")


@pytest.mark.clause("CAT-8.26", "CAT-N-14")
def test_14_with_damaged_ships_alone_only_ends_a_rivals_control():
    """ARCS-1.3: what controls is fresh ships, and a battle brings none back."""
    table = a_battle("1-hex 1", "", boxes={"keeper": (0,)}, own=("", "1-hex 1"))
    turn = play_turn(table, [[*sides("skirmish", "hit")]])
    assert turn.says("control of Hex 1. It fights")
    assert turn.told("CAT-8.26")[0].startswith("It fights to end ")


@pytest.mark.clause("CAT-8.22", "CAT-N-8")
def test_8_comes_before_14_with_as_many_fresh_ships():
    """With four dice against three fresh ships both lines hold; the first one says what for."""
    table = a_battle("1-hex 3", "1-hex 1", boxes={"warlord": (0,)}, own=("1-hex 3", "1-hex 1"))
    turn = play_turn(table, [[*HIT_EACH, *sides("assault", "blank")]])
    assert hits(turn) == ["Hit a fresh ship", "Hit a damaged ship"]
    assert turn.told("CAT-8.22")


@pytest.mark.clause("CAT-8.22")
def test_the_second_hit_is_for_the_same_goal_as_the_first():
    """The first hit takes the only Trophy that was asked for; the second one takes another."""
    table = a_battle("1-hex 2", "1-hex 2", boxes={"warlord": (0,)})
    play_turn(table, [[*sides("skirmish", "hit"), *sides("assault", "hit and self-hit")]])
    assert (table.seats[0].trophy_count, table.seats[1].hurt) == (2, {})


@pytest.mark.clause("CAT-8.22")
def test_a_position_from_before_battles_noted_their_forces_is_read_as_it_stands():
    table = a_battle("1-hex 2", "1-hex 1", boxes={"warlord": (0,)})
    play(table, "Battle", "Attack seat 2 in 1-hex")
    table.steps[-1] = AssignHits(0, 1, "1-hex", 1, "ships first")
    noted = table.steps[-2]
    assert isinstance(noted, FinishBattle)
    assert noted.before is not None
    assert noted.before.ships == ((0, 2, 0), (1, 2, 1))
    table.steps[-2] = replace(noted, before=None)
    assert says(table) == ("Hit a damaged ship", "CAT-8.22")


@pytest.mark.parametrize("wrong", [
    {"ships": ((5, 1, 0),)}, {"ships": ((0, -1, 0),)}, {"spoils": (-1,)}, {"trophies": ((0,),)},
    {"court": (Offer("bc01", (1,)),)}, {"buildings": (Building(0, "city", "2-hex"),)},
])  # fmt: skip
def test_forces_that_cannot_have_been_there_are_refused(wrong):
    table = a_battle("1-hex 2", "1-hex 1", boxes={})
    play(table, "Battle", "Attack seat 2 in 1-hex")
    table.steps.pop()
    assert table.check() == []
    noted = table.steps[-1]
    table.steps[-1] = replace(noted, before=replace(noted.before, **wrong))
    assert table.check() == ["the step on top notes what cannot have been in 1-hex before"]


# -- F11: what Silver-Tongues were discarded for --------------------------------------------------


@pytest.mark.clause("CAT-5.14")
@pytest.mark.parametrize("seed", range(12))
def test_silver_tongues_steal_what_makes_it_win(seed):
    """The Fuel wins Tycoon; a Relic would only be second in Keeper."""
    rival = a_seat(slots="relic relic fuel relic")
    table = acting(a_cat(cards="Silver-Tongues", slots="material"), rival, lead=MOB,
                   boxes={"tycoon": (0,), "keeper": (1,)})  # fmt: skip
    play(table, "Use Silver-Tongues")
    decision = asked(table)
    answer = SupercatPlayer().choose(table.seen_by(0), decision, Random(seed))
    assert (str(answer.option), held(answer.reasons).clause) == (
        "Steal from slot 3 of seat 2", "CAT-5.14",
    )  # fmt: skip


# -- a full row -----------------------------------------------------------------------------------


@pytest.mark.clause("CAT-11.15", "CAT-N-19")
@pytest.mark.parametrize("seed", range(8))
def test_a_full_row_keeps_the_relic_that_was_taxed_to_contend_keeper(seed):
    """It has most of Relics, which no declared ambition counts; a third one wins Keeper."""
    table = acting(a_cat("2-hex 1", slots="relic relic fuel"), a_seat(slots="relic relic"),
                   lead="administration-2", boxes={"tyrant": (0,)},
                   buildings="0 city 2-hex")  # fmt: skip
    assert table.open_slots(0) == 3
    assert goes_on(table, "CAT-N-19", "CAT-N-19")[1] == "Tax 2-hex of seat 1"
    answer = SupercatPlayer().choose(table.seen_by(0), asked(table), Random(seed))
    assert held(answer.reasons).clause == "CAT-11.15"
    assert str(answer.option) == "Discard Fuel"
    table.boxes |= {"tycoon": (1,), "keeper": (2,)}
    reason = held(SupercatPlayer().choose(table.seen_by(0), asked(table), Random(seed)).reasons)
    assert "so it keeps what it has just gained" in in_words(reason)


@pytest.mark.clause("CAT-11.9", "CAT-N-16")
@pytest.mark.parametrize(("rival", "load"), [("2-crescent 4", (2, 0)), ("", (2, 0))])
def test_16_one_ship_stays_for_its_claim_whoever_controls_the_system(rival, load):
    """All three would give up the one slot of 2-crescent for the one of 2-arrow."""
    table = acting(a_cat("2-crescent 3"), a_seat(rival), lead=MOB, turn={"pips": 2},
                   buildings="1 city 2-hex, 1 starport 2-hex")  # fmt: skip
    found = does(assessment(table), 16, 2)
    assert {(march.target, march.load) for march in found} == {("2-arrow", load)}


@pytest.mark.clause("CAT-11.9", "CAT-N-16")
def test_16_a_lone_ship_gives_up_no_claim_for_another():
    table = acting(a_cat("2-crescent 1"), a_seat("2-crescent 4"), lead=MOB, turn={"pips": 2},
                   buildings="1 city 2-hex, 1 starport 2-hex")  # fmt: skip
    assert does(assessment(table), 16, 2) == []


@pytest.mark.clause("CAT-N-40", "ARCS-2.2")
def test_40_a_gate_is_beside_a_starport_at_the_next_gate():
    """A text has put the rival's starport at 3-gate, which 2-gate is adjacent to, not 6-gate."""
    table = acting(a_cat("1-gate 4"), a_seat("2-gate 1, 6-gate 1"), lead=MOB, buildings=FIVE)
    table.buildings += (Building(1, "starport", "3-gate", beside=True),)
    assert {march.target for march in does(assessment(table), 40, 1)} == {"2-gate"}


# -- where the document is silent (section 20 of RULES.md) -----------------------------------------

BEFORE = "before-2026-11"
"""Records from before the rulings, which are played on as they were."""


@pytest.mark.clause("CAT-11.26", "CAT-12.9")
@pytest.mark.parametrize(
    ("line", "buildings", "rival", "marches"),
    [
        (13, "0 city 4-arrow, 0 city 4-hex", "4-arrow 2, 4-hex 2", False),
        (13, "0 city 4-arrow, 0 city 4-hex", "4-hex 3", False),
        (13, "1 city 4-arrow, 0 city 4-hex", "4-arrow 2, 4-hex 2", True),
        (28, "0 city 4-arrow, 1 city 4-hex", "4-arrow 2, 4-hex 2", False),
        (28, "0 city 4-arrow, 1 city 4-hex", "4-arrow 3, 4-hex 2", False),
        (28, "0 city 4-arrow, 1 city 4-hex", "4-arrow 4, 4-hex 2", True),
        (28, "1 city 4-arrow, 1 city 4-hex", "4-arrow 2, 4-hex 2", False),
        (40, "1 city 4-arrow", "4-arrow 2, 4-gate 2", False),
        (40, "1 starport 4-arrow", "4-arrow 2, 4-gate 2", True),
    ],
)
def test_no_march_gives_up_what_its_line_or_one_above_it_asks_for(line, buildings, rival, marches):
    """All three ships have to leave 4-arrow, or they would not be enough."""
    table = acting(
        a_cat("4-arrow 3"), a_seat(rival), lead="mobilization-3", boxes=NO_MARKER,
        buildings=f"{buildings}, 0 starport 1-crescent, {SETTLED}",
    )  # fmt: skip
    assert bool(does(assessment(table), line, 3)) is marches
    assert does(assessment(table, readings=Readings(abandon="last")), line, 3)


SETTLED = "0 city 1-hex, 0 city 2-hex, 0 city 3-hex, 0 city 5-hex"
"""Cities enough for no more claims to be wanted."""


@pytest.mark.clause("CAT-11.26")
@pytest.mark.parametrize(("cities", "marches"), [(SETTLED, True), ("0 city 1-hex", False)])
def test_28_gives_up_no_claim_that_16_wants(cities, marches):
    seats = [a_cat("4-arrow 2"), a_seat("4-hex 1")]
    table = acting(*seats, lead="mobilization-3", buildings=f"1 city 4-hex, {cities}")
    assert bool(does(assessment(table), 28, 3)) is marches
    assert does(assessment(table, readings=Readings(abandon="last")), 28, 3)


@pytest.mark.clause("CAT-11.26")
@pytest.mark.parametrize("behind", [1, 2])
def test_no_gate_is_given_up_to_a_rival_for_another(behind):
    seats = [a_cat("4-gate 2"), a_seat(f"4-gate {behind}, 5-gate 2")]
    table = acting(*seats, lead="mobilization-3")
    assert does(assessment(table), 40, 3) == []
    assert does(assessment(table, readings=Readings(abandon="last")), 40, 3)


@pytest.mark.clause("CAT-11.26", "CAT-N-14")
def test_14_gives_up_no_loyal_building_for_another_either():
    table = acting(
        a_cat("4-arrow 3"), a_seat("4-arrow 2, 4-hex 3"), lead="aggression-3",
        buildings="0 city 4-arrow, 0 city 4-hex, 0 starport 1-crescent",
    )  # fmt: skip
    assert does(assessment(table), 14, 3) == []
    assert does(assessment(table, readings=Readings(abandon="last")), 14, 3)


@pytest.mark.clause("CAT-11.26", "CAT-N-37", "CAT-TEN-42")
@pytest.mark.parametrize(("cat", "number"), [(a_cat, 37), (of_ten, 42)])
def test_a_combat_below_the_lines_for_buildings_gives_up_none_on_its_way(cat, number):
    """A battle in 4-arrow would risk an Outrage with nothing in the Court to ransack."""
    table = acting(
        cat("4-arrow 3"), a_seat("4-arrow 2"), a_seat("4-hex 1"), lead="aggression-3",
        buildings="0 city 4-arrow, 1 city 4-arrow, 0 starport 1-crescent",
    )  # fmt: skip
    assert does(assessment(table), number, 3) == []
    assert does(assessment(table, readings=Readings(abandon="last")), number, 3)


@pytest.mark.clause("CAT-11.26", "CAT-N-41", "CAT-TEN-45")
@pytest.mark.parametrize(("cat", "number"), [(a_cat, 41), (of_ten, 45)])
@pytest.mark.parametrize(("rival", "is_idle"), [(1, False), (2, True)])
def test_a_ship_that_keeps_a_gate_from_a_rival_is_not_idle(cat, number, rival, is_idle):
    table = acting(cat("1-hex 3, 4-gate 1"), a_seat(f"4-gate {rival}"), lead="mobilization-3")
    assert bool(does(assessment(table), number, 3)) is is_idle
    assert does(assessment(table, readings=Readings(abandon="last")), number, 3)


@pytest.mark.clause("CAT-11.28")
def test_no_fuel_is_spent_for_a_raid_that_is_only_worth_while_with_it():
    """For Tycoon B has one, A three and C four. With a Fuel of A's it would tie with A for second
    place; once its own is spent, it would not.
    """
    table = acting(
        a_cat("5-arrow 3", slots="fuel"),
        a_seat("5-crescent 1", slots="material fuel", cards="Admin Union"),
        a_seat(slots="material material", cards="Mining Interest, Shipping Interest"), lead=AGG,
        boxes={"tycoon": (0, 1, 2)}, buildings=f"{FIVE}, 0 starport 1-crescent",
    )  # fmt: skip
    assert says(table) == ("Move", "CAT-N-8")
    assert says(under(BEFORE, table)) == ("Spend Fuel to move", "CAT-5.7")
    play(table, "Spend Fuel to move")
    assert says(table)[1] == "CAT-11.18", "then chance would move"
