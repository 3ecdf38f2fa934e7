"""What is asked in the campaign, as people read it."""

import pytest

from games.arcs.campaign.rules.edicts import CollectTribute, Govern
from games.arcs.campaign.rules.fates.caretaker import PassGolem, ReceiveGolem, TakeSleepers
from games.arcs.campaign.rules.fates.courtly import HandOver
from games.arcs.campaign.rules.fates.imperial import GainedInfluence
from games.arcs.campaign.rules.setting_up import SettleHome
from games.arcs.campaign.rules.state import Golem
from games.arcs.game import GAME
from games.arcs.steps.battle import SHIP
from tests.games.arcs.campaign.rules.acts import an_act
from tests.games.arcs.positions import a_seat, asked
from tests.games.arcs.supercats import a_cat

NAMES = ("You", "Ada", "James")


def said(step, *seats, **fields):
    """What a step asks on a table with these seats, and the quieter second line."""
    table = an_act(*seats, **fields)
    table.steps = [step]
    now = asked(table)
    return GAME.prompt(now, NAMES), GAME.detail(now, NAMES)


@pytest.mark.clause("REACH-10.4")
def test_it_is_named_who_pays_the_tribute():
    payer = a_seat(slots="relic psionic")
    words = "Choose what Ada pays", "It goes to the Trust."
    assert said(CollectTribute(0, 1, "peace"), a_seat(), payer) == words
    assert said(CollectTribute(0, 0, "peace"), payer)[0] == "Choose what you pay"


@pytest.mark.clause("REACH-10.6")
def test_spoils_of_war_go_to_the_first_regent():
    payer = a_seat()
    payer.add_captives(2, 1)
    payer.add_trophy(2, SHIP)
    words = "Choose what Ada pays", "It comes to you."
    assert said(CollectTribute(0, 1, "war"), a_seat(), payer, outlaws=(2,)) == words


@pytest.mark.clause("REACH-10.4")
def test_who_cannot_pay_is_named():
    captors = a_seat()
    captors.add_captives(1, 10)
    asks, why = said(CollectTribute(0, 1, "peace"), captors)
    assert asks == "Turn Ada into an Outlaw, or go on"
    assert why == "Ada has nothing to pay with, and no agent for a Favor."


@pytest.mark.clause("REACH-10.3")
def test_the_policy_to_enforce_is_named():
    assert said(Govern(0)) == ("Enforce the policy, or change it", "The policy is Peace.")


@pytest.mark.clause("CARETAKER-1.4")
def test_the_first_golem_is_not_left_and_others_may_be():
    fields = {"reach": {"sleepers": ("1-gate", "2-gate")}}
    ships = a_seat("1-gate 1, 2-gate 1")
    asks = [said(TakeSleepers(0, False, each), ships, **fields)[0] for each in (False, True)]
    assert asks == ["Choose a gate to take its golem from", "Take another golem, or go on"]


@pytest.mark.clause("CARETAKER-1.7", "CARETAKER-1.10")
def test_a_golem_is_named_where_it_comes_and_where_it_is_passed():
    asks = said(ReceiveGolem(0, "warrior", True), a_seat(slots="fuel fuel"))
    assert asks == ("Make room", "No slot is free for the Warrior.")
    fields = {"reach": {"golems": {"seeker": Golem(0, in_hearth=True, awake=True)}}}
    asks = said(PassGolem(0, "seeker"), **fields)
    assert asks == ("Give the Seeker to a rival", "It falls asleep.")


@pytest.mark.clause("PARTISAN-1.3")
def test_it_is_told_whom_the_highest_card_goes_to():
    hand = a_seat(hand="mobilization-6 aggression-6")
    assert said(HandOver(0, 2), hand)[0] == "Give James one of the highest cards in hand"


@pytest.mark.clause("STEWARD-1.6")
def test_how_many_influences_are_left():
    court = {"court": "Mining Interest"}
    told = [said(GainedInfluence(0, left), a_seat(), **court)[1] for left in (1, 2)]
    assert told == ["You may influence 1 more time.", "You may influence 2 more times."]


@pytest.mark.clause("CAT-2")
def test_a_die_for_a_home_names_whose_it_is():
    table = an_act(a_seat(), a_cat(), empire="1-hex 1, 1-arrow 1")
    table.steps = [SettleHome(1)]
    assert GAME.prompt(asked(table), NAMES) == "Where is Ada's city?"
