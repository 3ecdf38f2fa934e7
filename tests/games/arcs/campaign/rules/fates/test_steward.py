"""The Steward's Dealmakers: rivals that secure cards, and what it gains by that."""

import pytest

from games.arcs.campaign.rules.fates.imperial import BargainStruck
from games.arcs.table_chores import AgentsWithdrawn
from tests.games.arcs.campaign.rules.acts import acting, named
from tests.games.arcs.positions import a_seat, asked, options, play

FATES = ("steward", "founder", "magnate")


def bargaining(court, **fields):
    """Seat 0 leads a card of aggression with Dealmakers; the row after the Council."""
    return acting(
        a_seat("2-hex 1", cards="Dealmakers"),
        a_seat(),
        a_seat(),
        fates=FATES,
        lead="aggression-2",
        court=court,
        **fields,
    )


def struck(court):
    """The table after the only bargain there is, with the place refilled."""
    table = bargaining(court)
    play(table, "Bargain", named("Council Intrigue"))
    return table


@pytest.mark.clause("STEWARD-1.4")
def test_a_rival_secures_the_card_it_leads_on():
    table = struck("Elder Broker 1 2, Mining Interest")
    assert named("Elder Broker") in table.seats[1].cards
    assert named("Elder Broker") not in [offer.card for offer in table.court]


@pytest.mark.clause("STEWARD-1.4")
def test_without_a_card_that_a_rival_could_secure_there_is_no_bargain():
    assert "Bargain" not in options(bargaining("Elder Broker 1 1, Mining Interest 2"))


@pytest.mark.clause("STEWARD-1.5")
def test_agents_on_it_return_and_nobody_is_captured():
    table = struck("Elder Broker 1 2, Mining Interest")
    assert all(sum(seat.captives) == 0 for seat in table.seats)
    assert table.in_supply(0, "agent") == table.in_supply(1, "agent") == 10


@pytest.mark.clause("STEWARD-1.5")
def test_it_is_told_whose_agents_return_before_the_rival_secures():
    card = named("Elder Broker")
    events = play(bargaining("Elder Broker 1 3 2, Mining Interest"), "Bargain")
    struck = events.index(BargainStruck(0, 1, card, 3))
    assert events[struck + 1 : struck + 3] == [
        AgentsWithdrawn(0, card, 1),
        AgentsWithdrawn(2, card, 2),
    ]


@pytest.mark.clause("STEWARD-1.6")
def test_the_steward_influences_for_every_agent_of_the_rival_then_secures():
    table = struck("Elder Broker 0 2, Mining Interest")
    play(table, "Influence Mining Interest", "Influence Mining Interest")
    assert asked(table).asked.key == "reach-ask-bargained-secure"
    play(table, "Secure Mining Interest")
    assert named("Mining Interest") in table.seats[0].cards


@pytest.mark.clause("STEWARD-1.6")
def test_influence_and_securing_may_be_left():
    table = struck("Elder Broker 0 2, Mining Interest")
    play(table, "Go on")
    assert asked(table).kind == "act"
