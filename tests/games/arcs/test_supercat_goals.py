"""What a line set out for is what is done: whom hits strike, what is stolen, what is given up."""

import pytest

from games.arcs.supercat import moving
from tests.games.arcs.positions import a_seat, acting, card, play
from tests.games.arcs.supercats import FIVE, a_cat, assessment
from tests.games.arcs.test_supercat_supply import following

AGG, MOB = "aggression-2", "mobilization-2"


# -- F8: a system with starports of both ----------------------------------------------------------


@pytest.mark.clause("CAT-N-40")
def test_40_a_rivals_starport_counts_beside_an_own_one():
    """2-gate and 6-gate are the rival's; at 6-arrow it has a starport, and so has SUPERCAT."""
    seats = [a_cat("1-gate 4"), a_seat("2-gate 1, 6-gate 1"), a_seat()]
    both = "1 starport 6-arrow, 0 starport 6-arrow"
    table = acting(*seats, lead=MOB, buildings=f"{both}, 0 starport 2-arrow, {FIVE}")
    assert {march.target for march in moving.rival_gate(assessment(table), 1)} == {"6-gate"}


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
