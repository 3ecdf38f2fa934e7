"""The Magnate: what the Merchant League stores."""

import pytest

from engine.core.step import silence
from games.arcs.events import AmbitionDeclared
from games.arcs.reach.asks import FateCrisis
from games.arcs.steps.court import provoke_outrage
from games.arcs.steps.scoring import ambition_count
from games.arcs.voices import follow_up
from tests.games.arcs.positions import a_seat, play
from tests.games.arcs.reach.acts import an_act, fate

FATES = ("magnate", "founder", "advocate")
LEAGUE = "Merchant League"


def with_league(*resources):
    table = an_act(a_seat(cards=LEAGUE), fates=FATES)
    table.reach.change_fate(0, league=resources)
    table.steps = []
    return table


@pytest.mark.clause("MAGNATE-1.3")
def test_declaring_gains_two_resources_of_any_type_onto_the_league():
    table = with_league()
    follow_up(table, AmbitionDeclared(0, "tycoon", 5, 3, False))
    play(table, "Relic", "Fuel")
    assert fate(table, 0).league == ("relic", "fuel")
    assert table.seats[0].tokens == []
    assert (ambition_count(table, 0, "keeper"), ambition_count(table, 0, "tycoon")) == (1, 2)
    assert table.tokens_free("relic") == 4


@pytest.mark.clause("MAGNATE-1.4")
def test_a_crisis_empties_the_league():
    table = with_league("relic", "fuel")
    follow_up(table, FateCrisis(0))
    play(table)
    assert fate(table, 0).league == ()
    assert table.tokens_free("relic") == 5


@pytest.mark.clause("MAGNATE-1.5")
def test_what_lies_on_the_league_goes_with_the_card():
    table = with_league("relic", "psionic")
    provoke_outrage(table, 0, "fuel", silence)
    play(table)
    assert table.seats[0].cards == ()
    assert fate(table, 0).league == ()
