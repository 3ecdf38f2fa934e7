"""What the Empire, the Court, Events and Summits ask a SUPERCAT in the campaign."""

from random import Random

import pytest

from games.arcs.campaign.bots.rule_hooks import (
    CollectByDie,
    OutlawRolled,
    RollToSummon,
    SummitRolled,
)
from games.arcs.campaign.rules.court import SummitStep, TributeStep
from games.arcs.campaign.rules.crises import CleanseCluster, DiscardDown, FreeOwnCity, MoveAgents
from games.arcs.campaign.rules.edicts import (
    CollectTribute,
    DistributeArms,
    Govern,
    RequisitionShips,
)
from games.arcs.campaign.rules.events import SummitCalled
from games.arcs.campaign.rules.round_end import DecideOutcome, MaySummon, TakeTrust
from games.arcs.campaign.rules.summit import CallToOrder
from games.arcs.court import CARD_OF_NAME
from games.arcs.game import GAME
from games.arcs.rule_hooks import query
from games.arcs.supercat.bot import SupercatPlayer
from games.arcs.supercat.doctrines import is_effective
from tests.games.arcs.campaign.bots.campaign import eyes, of_fate
from tests.games.arcs.campaign.rules.acts import an_act
from tests.games.arcs.positions import a_seat, asked, play
from tests.games.arcs.supercats import a_cat, held, says


def asks(step, *seats, fate="believer", **fields):
    """A table that asks seat 0 about this step."""
    table = an_act(*(seats or (a_cat(),)), fates=of_fate(fate), **fields)
    table.steps = [step]
    return table


def answers(table, count=60):
    """How it answers with as many different throws of its own dice, with the clause."""
    view, decision = table.seen_by(0), asked(table)
    found = [SupercatPlayer().choose(view, decision, Random(n)) for n in range(count)]
    return [(str(each.option), held(each.reasons).clause) for each in found]


# -- Summits --------------------------------------------------------------------------------------


@pytest.mark.clause("CATR-11.1")
@pytest.mark.parametrize(("favors", "fails", "calls"), [(0, 4, 5), (2, 2, 3), (3, 1, 2)])
def test_it_calls_a_summit_by_a_die_that_can_be_typed_and_its_favors(favors, fails, calls):
    for die, called in ((fails, False), (calls, True)):
        table = asks(RollToSummon(0))
        table.reach.change_fate(0, favors=(0, favors // 2, favors - favors // 2))
        chance = asked(table)
        assert (chance.kind, chance.outcomes.parse(str(die))) == ("summit", (die,))
        events = play(table, (die,))
        assert (SummitCalled(0) in events) is called
        assert SummitRolled(0, die, favors) in events


@pytest.mark.clause("CATR-11.1")
def test_the_die_takes_the_place_of_the_question_only_for_who_has_a_counter():
    table = asks(MaySummon(0), a_cat(), a_seat())
    assert query(table, SummitStep(0), MaySummon(0)) == RollToSummon(0)
    assert query(table, SummitStep(1), MaySummon(1)) == MaySummon(1)


@pytest.mark.clause("CATR-11.2", "CATR-FOUNDER-5")
def test_a_founder_who_is_regent_always_calls_and_leaves():
    table = asks(RollToSummon(0), fate="founder")
    assert SummitCalled(0) in play(table)
    table = asks(CallToOrder(0), fate="founder")
    assert says(table) == ("Leave the Empire", "CATR-11.6")
    table = asks(RollToSummon(0), fate="founder", outlaws=(0,))
    assert asked(table).kind == "summit"


@pytest.mark.clause("CATR-13.1")
def test_with_a_hand_it_calls_with_two_favors():
    table = asks(MaySummon(0))
    table.reach.change_fate(0, favors=(0, 1, 0))
    assert says(table) == ("Go on", "CATR-13.1")
    for favors in ((0, 2, 0), (0, 1, 1)):
        table.reach.change_fate(0, favors=favors)
        assert says(table) == ("Call a Summit", "CATR-13.1")


@pytest.mark.clause("CATR-11.6")
def test_other_fates_neither_petition_nor_leave():
    table = asks(CallToOrder(0), reach={"council": "decided"})
    assert says(table) == ("Go on", "CATR-11.6")


# -- the Council ----------------------------------------------------------------------------------


@pytest.mark.clause("CATR-13.9")
def test_crises_with_fewer_ships_in_the_blight_else_edicts_as_first_regent():
    blight = {"blight": "3-hex"}
    table = asks(DecideOutcome(0), a_cat("3-hex 1"), a_seat("3-hex 2"), a_seat("3-hex 1"), **blight)
    assert says(table) == ("Resolve Crises", "CATR-13.9")
    (reason,) = SupercatPlayer().choose(table.seen_by(0), asked(table), Random(0)).reasons
    assert GAME.told((reason,), ("Ada", "Bram", "Mira"))[0].said.startswith(
        "It has 1 ship in systems with Blight, and its rivals have 1.5 on average"
    )
    table = asks(DecideOutcome(0), a_cat("3-hex 2"), a_seat("3-hex 2"), a_seat("3-hex 1"), **blight)
    assert says(table) == ("Resolve Edicts", "CATR-13.9")
    table = asks(DecideOutcome(0), reach={"first_regent": 1})
    assert {words for words, _ in answers(table)} == {"Resolve Crises", "Resolve Edicts"}


@pytest.mark.clause("CATR-12.3")
def test_it_changes_to_a_policy_aligned_with_what_it_contends():
    table = asks(Govern(0), a_cat(slots="fuel"))
    assert table.reach.policies[0] == "peace"
    assert says(table) == ("Change the policy to Escalation", "CATR-12.3")
    seats = (a_cat(slots="fuel", captives=(0, 1, 0)), a_seat(slots="fuel material"))
    table = asks(Govern(0), *seats, reach={"policies": ("peace", "escalation", "war")})
    assert says(table)[0] == "Change the policy to War"


@pytest.mark.clause("CATR-12.3")
@pytest.mark.parametrize(("boxes", "wanted"), [
    ({}, {"War", "Peace"}), ({"warlord": (0,)}, {"War"}), ({"keeper": (0,)}, {"Peace"}),
])  # fmt: skip
def test_of_policies_as_good_one_with_a_declared_ambition_comes_first(boxes, wanted):
    """It leads Warlord and Tyrant, which War is aligned with, and Keeper, which Peace is."""
    trophies = ((0,) * 4, (1, 0, 0, 0), (0,) * 4)
    cat = a_cat(slots="relic", captives=(0, 1, 0), trophies=trophies)
    table = asks(Govern(0), cat, boxes=boxes, reach={"policies": ("escalation", "peace", "war")})
    found = {words for words, _ in answers(table)}
    assert found == {f"Change the policy to {each}" for each in wanted}


@pytest.mark.clause("CATR-12.4")
@pytest.mark.parametrize("slots", ["relic fuel", ""])
def test_it_enforces_what_is_aligned_already_or_when_it_contends_nothing(slots):
    table = asks(Govern(0), a_cat(slots=slots))
    assert says(table) == ("Enforce the policy", "CATR-12.4")


@pytest.mark.clause("CATR-12.2")
def test_without_a_policy_of_its_fate_the_ambitions_decide():
    table = asks(Govern(0), a_cat(slots="fuel"), fate="steward")
    assert says(table)[1] == "CATR-12.3"


@pytest.mark.clause("CATR-12.5")
@pytest.mark.parametrize(("die", "outlawed"), [(4, False), (5, True)])
def test_who_has_neither_piece_nor_agent_becomes_an_outlaw_on_five_and_six(die, outlawed):
    payer = a_seat(outrage=("material", "fuel"))
    table = asks(CollectByDie(0, 1, "peace"), a_cat(captives=(0, 8, 0)), payer)
    assert (asked(table).kind, table.reach.is_regent(1)) == ("outlaw", True)
    assert OutlawRolled(0, die) in play(table, (die,))
    assert table.reach.is_regent(1) is not outlawed


@pytest.mark.clause("CATR-12.5")
def test_who_has_a_piece_or_an_agent_is_no_outlaw_and_no_die_is_rolled():
    with_agent = a_seat(outrage=("material", "fuel"))
    table = asks(CollectByDie(0, 1, "peace"), a_cat(captives=(0, 7, 0)), with_agent)
    play(table)
    assert (table.reach.is_regent(1), table.reach.fates[0].favors[1]) == (True, 1)
    with_piece = a_seat(slots="relic", outrage=("material", "fuel"))
    table = asks(CollectByDie(0, 1, "peace"), a_cat(captives=(0, 8, 0)), with_piece)
    play(table)
    assert (table.reach.is_regent(1), table.reach.trust) == (True, ("relic",))
    table = asks(CollectByDie(0, 1, "peace"), a_cat(captives=(0, 8, 0)),
                 a_seat(slots="relic psionic", outrage=("material", "fuel")))  # fmt: skip
    assert asked(table).kind == "collect"


@pytest.mark.clause("CATR-12.5", "CATR-13.2")
def test_with_a_hand_it_makes_no_outlaws():
    payer = a_seat(outrage=("material", "fuel"))
    table = asks(CollectTribute(0, 1, "peace"), a_seat(captives=(0, 8, 0)), payer)
    assert query(table, TributeStep(0, 1, "peace"), None) is None
    assert says(table) == ("Go on", "CATR-13.2")


@pytest.mark.clause("CATR-13.10")
def test_it_demands_what_the_leader_of_a_declared_ambition_needs():
    table = asks(CollectTribute(0, 1, "peace"), a_cat(), a_seat(slots="relic psionic"),
                 boxes={"empath": (0,)})  # fmt: skip
    assert says(table) == ("Demand Psionic", "CATR-13.10")
    table = asks(CollectTribute(0, 0, "peace"), a_cat(slots="relic psionic"),
                 boxes={"empath": (0,)})  # fmt: skip
    assert says(table) == ("Demand Relic", "CATR-13.10")


@pytest.mark.clause("CATR-13.11")
def test_imperial_ships_come_to_its_task_force():
    table = asks(
        RequisitionShips(0), a_cat("1-hex 1, 2-hex 3"), empire="1-hex 1, 2-hex 1, 1-gate 1"
    )
    assert says(table) == ("2-hex", "CATR-13.11")
    table = asks(RequisitionShips(0), a_cat("3-hex 3, 1-hex 1"), empire="1-hex 1, 1-gate 1")
    assert says(table)[0] == "1-hex"


@pytest.mark.clause("CATR-13.12")
def test_a_last_weapon_is_its_own():
    seats = (a_cat(slots="weapon weapon"), a_seat(slots="weapon weapon"), a_seat())
    table = asks(DistributeArms(0), *seats)
    assert says(table) == ("Arm seat 1", "CATR-13.12")


@pytest.mark.clause("CATR-13.13")
def test_an_outlaw_takes_of_the_trust_what_contends():
    reach = {"trust": ("relic", "psionic", "weapon"), "first_regent": 1}
    table = asks(TakeTrust(0), outlaws=(0,), reach=reach, boxes={"empath": (0,)})
    assert says(table) == ("Psionic", "CATR-13.13")


# -- the Court ------------------------------------------------------------------------------------


@pytest.mark.clause("CATR-9.3")
def test_it_discards_guild_cards_of_no_declared_ambition():
    cat = a_cat(cards="Lattice Spies, Gatekeepers", captives=(0, 0, 0))
    table = asks(DiscardDown(0), cat, a_seat(captives=(9, 0, 0)), boxes={"tycoon": (0,)})
    assert says(table) == ("Discard Lattice Spies", "CATR-9.3")


@pytest.mark.clause("CATR-9.3")
def test_diplomatic_fiasco_is_effective_when_a_rival_would_discard():
    card = CARD_OF_NAME["Diplomatic Fiasco"]
    rival = a_seat(cards="Lattice Spies, Gatekeepers")
    table = asks(MaySummon(0), a_cat(captives=(0, 9, 0)), rival)
    assert is_effective(eyes(table), card)
    assert not is_effective(eyes(asks(MaySummon(0), a_cat(), rival)), card)


@pytest.mark.clause("CATR-9.2", "CATR-STEWARD-5")
def test_council_intrigue_is_effective_for_a_steward_who_lost_the_council():
    card = CARD_OF_NAME["Council Intrigue"]
    lost = {"council": "decided", "first_regent": 1}
    assert is_effective(eyes(asks(MaySummon(0), fate="steward", reach=lost)), card)
    assert not is_effective(eyes(asks(MaySummon(0), fate="magnate", reach=lost)), card)
    kept = {"council": "decided", "first_regent": 0}
    assert not is_effective(eyes(asks(MaySummon(0), fate="steward", reach=kept)), card)


@pytest.mark.clause("CATR-9.2")
def test_agents_of_council_intrigue_go_by_the_order_of_influence():
    table = asks(MoveAgents(0, 2), court="Elder Broker, Skirmishers")
    assert says(table) == ("Influence Skirmishers", "CATR-9.2")


@pytest.mark.clause("CATR-9.4")
def test_blight_looms_where_the_trophies_contend():
    card = CARD_OF_NAME["Blight Looms"]
    blight = "3-hex, 3-gate, 4-hex fresh, 4-gate"
    table = asks(CleanseCluster(0), a_cat("3-arrow 1, 4-arrow 1"), blight=blight)
    assert is_effective(eyes(table), card)
    assert says(table) == ("Cluster 3", "CATR-9.4")
    rivals = [a_seat(spoils=(0, 0, 0, 4)), a_seat(spoils=(0, 0, 0, 3))]
    table = asks(CleanseCluster(0), a_cat("4-arrow 1"), *rivals, blight="4-gate")
    assert not is_effective(eyes(table), card)


@pytest.mark.clause("CATR-13.14")
def test_in_a_crisis_it_frees_a_damaged_city():
    table = asks(FreeOwnCity(0), buildings="0 city 1-hex, 0 city 2-hex damaged")
    assert says(table)[0].startswith("Free the damaged city in 2-hex")
