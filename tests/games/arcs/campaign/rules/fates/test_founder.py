"""The Founder: Outlaws who win, and the fleets on parade."""

import pytest

from games.arcs.events import AmbitionDeclared
from games.arcs.rule_hooks import follow_up
from games.arcs.steps.scoring import ScoreAmbitions
from tests.games.arcs.campaign.rules.acts import an_act, fate
from tests.games.arcs.positions import a_seat, options, play

FATES = ("founder", "magnate", "advocate")


def declared(table, number=0):
    """The table after seat 0 has declared Tycoon, with its cards asking."""
    table.steps = []
    follow_up(table, AmbitionDeclared(number, "tycoon", 5, 3, False))
    return table


@pytest.mark.clause("FOUNDER-1.1")
def test_an_outlaw_who_wins_an_ambition_advances_by_three():
    seats = (a_seat(slots="fuel"), a_seat())
    table = an_act(*seats, fates=FATES, outlaws=(0,), boxes={"tycoon": (0,)})
    table.steps = [ScoreAmbitions()]
    play(table)
    assert fate(table, 0).marker == 10 - 3


@pytest.mark.clause("FOUNDER-1.2")
def test_an_outlaw_advances_for_every_system_it_controls_as_a_chapter_ends():
    seats = (a_seat("1-hex 1, 2-hex 2, 3-hex 1"), a_seat("3-hex 1"))
    table = an_act(*seats, fates=FATES, outlaws=(0,), empire="2-hex 1")
    table.steps = [ScoreAmbitions()]
    play(table)
    assert fate(table, 0).marker == 10 - 1


@pytest.mark.clause("FOUNDER-1.3")
def test_a_regent_does_not_advance():
    seats = (a_seat("1-hex 1", slots="fuel"), a_seat())
    table = an_act(*seats, fates=FATES, boxes={"tycoon": (0,)})
    table.steps = [ScoreAmbitions()]
    play(table)
    assert fate(table, 0).marker == 10


@pytest.mark.clause("FOUNDER-1.4")
def test_parade_fleets_bring_two_ships_to_one_free_city():
    seats = (a_seat(cards="Parade Fleets"), a_seat())
    table = declared(an_act(*seats, fates=FATES, buildings="7 city 4-hex, 7 city 5-hex"))
    assert options(table) == ["Go on", "4-hex", "5-hex"]
    play(table, "5-hex")
    assert table.seats[0].fresh == {"5-hex": 2}


@pytest.mark.clause("FOUNDER-1.5")
def test_after_the_parade_a_regent_may_leave_the_empire():
    table = declared(an_act(a_seat(cards="Parade Fleets"), fates=FATES))
    play(table, "Leave the Empire")
    assert fate(table, 0).outlaw
    again = declared(an_act(a_seat(cards="Parade Fleets"), fates=FATES, outlaws=(0,)))
    play(again)
    assert not again.steps
