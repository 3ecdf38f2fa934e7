"""The Magnate: what the Merchant League stores."""

import pytest

from engine.core.step import silence
from games.arcs.campaign.rules.court import FateCrisis
from games.arcs.campaign.rules.deals import Part, carry_out
from games.arcs.campaign.rules.summit import begin_negotiations
from games.arcs.events import AmbitionDeclared
from games.arcs.rule_hooks import ambition_count, follow_up
from games.arcs.steps.court import provoke_outrage
from games.arcs.steps.effects import StealOne
from games.arcs.steps.gaining import stealable_elsewhere
from games.arcs.steps.turns import FinishTurn
from tests.games.arcs.campaign.rules.acts import an_act, fate
from tests.games.arcs.positions import a_seat, asked, options, play

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


@pytest.mark.clause("MAGNATE-1.3")
def test_a_text_that_steals_any_resource_reaches_the_league():
    table = with_league("relic", "relic", "fuel")
    table.steps = [StealOne(1)]
    assert options(table) == [
        "Steal Relic of the Merchant League from seat 1",
        "Steal Fuel of the Merchant League from seat 1",
    ]
    play(table, "Steal Relic of the Merchant League from seat 1")
    assert fate(table, 0).league == ("relic", "fuel")
    assert table.seats[1].tokens == ["relic"]
    assert not stealable_elsewhere(table, 0)


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


# -- the objective --------------------------------------------------------------------------------


def trading(*seats, league=()):
    table = an_act(*seats, fates=FATES)
    table.reach.change_fate(0, league=league)
    table.steps = [FinishTurn(0)]
    begin_negotiations(table, silence)
    return table


def strike(table, *parts):
    """Seat 0 and seat 1 agree on these parts; resources are laid as they come."""
    play(table, "Deal with seat 2", *parts, "Offer the deal", "Accept the deal")
    while asked(table).kind == "arrange":
        play(table, asked(table).options[0])


@pytest.mark.clause("MAGNATE-1.1")
def test_every_favor_and_resource_received_advances_by_two():
    table = trading(a_seat(), a_seat(slots="fuel", captives=(0, 0, 1)))
    strike(
        table,
        "Fuel from seat 2 to seat 1",
        "Promise of a Favor from seat 2 to seat 1",
        "Captive of seat 3 from seat 2 to seat 1",
    )
    assert fate(table, 0).marker == 10 - 2 * 2


@pytest.mark.clause("MAGNATE-1.1")
def test_what_the_magnate_handed_over_itself_does_not_count():
    table = trading(a_seat(), a_seat(slots="fuel relic"), league=("fuel",))
    strike(table, "Fuel of the Merchant League from seat 1 to seat 2")
    while asked(table).kind == "drop":
        play(table, "Discard Relic")
    assert [asked(table).seat, asked(table).kind] == [0, "deal"]
    strike(table, "Fuel from seat 2 to seat 1")
    assert fate(table, 0).marker == 10
    strike(table, "Fuel from seat 2 to seat 1")
    assert fate(table, 0).marker == 8


@pytest.mark.clause("MAGNATE-1.1")
def test_what_the_rival_receives_and_what_favors_force_advance_nothing():
    table = trading(a_seat(slots="fuel"))
    strike(table, "Fuel from seat 1 to seat 2", "Promise of a Favor from seat 1 to seat 2")
    assert fate(table, 0).marker == 10
    forced = an_act(a_seat(), a_seat(slots="fuel"), fates=FATES)
    carry_out(forced, [Part("resource", 1, 0, "fuel")], silence, forced=1)
    play(forced)
    assert forced.seats[0].tokens == ["fuel"]
    assert fate(forced, 0).marker == 10


@pytest.mark.clause("MAGNATE-1.1", "REACH-8.16")
def test_an_own_agent_that_comes_home_is_no_favor_received():
    table = trading(a_seat())
    table.reach.change_fate(1, favors=(1, 0, 1))
    strike(table, "Favor of seat 1 from seat 2 to seat 1")
    assert fate(table, 0).marker == 10
    strike(table, "Favor of seat 3 from seat 2 to seat 1")
    assert fate(table, 0).marker == 8


@pytest.mark.clause("MAGNATE-1.2")
def test_three_resources_of_the_slots_are_exported():
    table = trading(
        a_seat(slots="fuel fuel relic weapon"),
        league=("psionic",),
    )
    wanted = ["Export Fuel, Fuel and Weapon", "Export Fuel, Fuel and Relic",
              "Export Fuel, Weapon and Relic"]  # fmt: skip
    assert [each for each in options(table) if each.startswith("Export")] == wanted
    play(table, "Export Fuel, Fuel and Relic")
    assert table.seats[0].tokens == ["weapon"]
    assert fate(table, 0).marker == 8
    assert fate(table, 0).league == ("psionic",)
    assert not [each for each in options(table) if each.startswith("Export")]
    play(table, "Go on")
    assert asked(table).seat == 1
