"""The Council, Events, Summits, crises, edicts and the Court's cards, clause by clause."""

import io

import pytest

from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.step import pending, silence
from engine.core.story import Telling
from engine.core.text_client import TextClient
from games.arcs.board import AGENT, CARDS
from games.arcs.campaign.rules import empire
from games.arcs.campaign.rules.court import FateCrisis, TuckCouncil, drop_card, may_carry
from games.arcs.campaign.rules.crises import (
    BlightCrisis,
    CourtCrisis,
    VoxCrisis,
    begin_crises,
    blight_left,
)
from games.arcs.campaign.rules.edicts import begin_edicts
from games.arcs.campaign.rules.events import (
    CrisisBegan,
    EdictsBegan,
    EventRolled,
    PolicyEnforced,
    SummitCalled,
    TributePaid,
    VoxSpoke,
)
from games.arcs.campaign.rules.round_end import DecideOutcome, MaySummon, SettleRound
from games.arcs.campaign.rules.summit import begin_summit
from games.arcs.campaign_components import BLIGHT, BOX, COUNCIL, UNKNOWN_LORE
from games.arcs.events import CardBuried
from games.arcs.game import GAME
from games.arcs.parts import Lying, Played, new_seat
from games.arcs.rule_hooks import may_be_stolen
from games.arcs.steps.rounds import EndRound, LeadCard, PlayCard
from games.arcs.steps.turns import FinishTurn, Opening
from games.arcs.table_chores import AgentsShifted, AgentsWithdrawn, VoxDiscarded
from tests.games.arcs.campaign.rules.acts import acting, an_act, fate, named
from tests.games.arcs.positions import a_seat, asked, options, play

END = FinishTurn(0)
"""What the table comes back to."""


def row_of(table):
    return [offer.card for offer in table.court]


def run(table, *steps):
    """The table after these steps, the last one first, have run as far as nobody is asked."""
    table.steps = [LeadCard(0), *steps]
    table.seats[0].hand = table.seats[0].hand or ("administration-2",)
    table.pile = (tuple(each for each in table.pile[0] if each.card not in table.seats[0].hand),)
    pending(table)
    return table


# -- the Council ----------------------------------------------------------------------------------


@pytest.mark.clause("REACH-5.1", "REACH-5.2")
def test_the_council_is_secured_and_tucked_and_not_refilled():
    table = acting(a_seat(), a_seat(), council=(1, 0), court="Elder Broker", lead="aggression-2")
    play(table, "Secure", "Secure Imperial Council")
    assert (table.reach.council, table.reach.securer) == ("tucked", 0)
    assert row_of(table) == [named("Elder Broker")]
    influenced = acting(a_seat())
    play(influenced, "Influence", "Influence Imperial Council")
    assert influenced.court[0].agents == (1, 0, 0)


@pytest.mark.clause("REACH-5.7")
def test_a_council_that_has_decided_takes_no_agents():
    table = acting(a_seat(), council=(1,), court="Elder Broker", reach={"council": "decided"})
    play(table, "Influence")
    assert options(table) == ["Influence Elder Broker"]
    table = acting(a_seat(), council=(1,), lead="aggression-2", reach={"council": "decided"})
    assert "Secure" not in options(table)


def decided(*seats, **fields):
    """A table whose Council, secured by seat 0, resolves now."""
    reach = {"council": "tucked", "securer": 0, **fields.pop("reach", {})}
    table = an_act(*seats, reach=reach, **fields)
    return run(table, SettleRound(True))


@pytest.mark.clause("REACH-5.3", "REACH-5.4", "REACH-5.6", "REACH-9.4")
def test_a_regent_who_secured_it_governs_and_chooses_what_follows():
    table = decided(a_seat(), reach={"first_regent": 1, "trust": ("relic",)})
    assert (table.reach.council, row_of(table)[0]) == ("decided", COUNCIL)
    assert options(table) == ["Go on", "Call a Summit"]
    play(table, "Go on")
    assert table.reach.first_regent == 0
    assert options(table) == ["Resolve Crises", "Resolve Edicts"]
    events = play(table, "Resolve Edicts")
    assert any(isinstance(each, EdictsBegan) for each in events)
    assert not any(isinstance(each, EventRolled) for each in events)


@pytest.mark.clause("REACH-5.5")
def test_an_outlaw_who_secured_it_takes_of_the_trust():
    table = decided(a_seat(), a_seat(power=5), outlaws=(0,),
                    reach={"trust": ("relic", "relic", "relic")})  # fmt: skip
    play(table, "Go on")
    assert table.seats[0].tokens == ["relic", "relic"]
    assert table.seats[1].power == 3
    assert table.reach.first_regent == 1


# -- Events ---------------------------------------------------------------------------------------


@pytest.mark.clause("REACH-9.1")
def test_an_event_gives_the_actions_and_all_pips_of_the_lead_card():
    table = an_act(a_seat(), a_seat("1-hex 1", hand="event-1 aggression-2"), seat=1,
                   trick=(Played(0, "administration-2", "lead"),))  # fmt: skip
    table.steps = [PlayCard(1)]
    assert options(table) == ["Pivot to Aggression 2", "Copy with Aggression 2", "Play Event 1"]
    play(table, "Play Event 1")
    assert table.turn.actions == ("tax", "repair", "influence")
    assert table.turn.pips == CARDS["administration-2"].pips


@pytest.mark.clause("REACH-9.2")
def test_an_event_is_not_led_and_not_given():
    table = an_act(a_seat(hand="event-1 aggression-2"))
    table.steps = [LeadCard(0)]
    assert options(table) == ["Lead Aggression 2", "Pass the initiative"]
    table = an_act(a_seat(hand="event-1"), a_seat(hand="aggression-2"))
    table.steps = [LeadCard(0)]
    assert options(table) == ["Pass the initiative"]
    table = an_act(a_seat(), a_seat(hand="event-1 aggression-2"), seat=1,
                   trick=(Played(0, "administration-2", "lead"),
                          Played(1, "mobilization-3", "pivot")))  # fmt: skip
    table.steps = [Opening(1)]
    assert options(table) == ["Go on", "Seize with Aggression 2"]
    table = an_act(a_seat(), a_seat(hand="event-1"), seat=1,
                   trick=(Played(0, "administration-2", "lead"),
                          Played(1, "mobilization-3", "pivot")))  # fmt: skip
    table.steps = [Opening(1)]
    assert options(table) == ["Go on"], "that the hand has nothing to give is secret"


@pytest.mark.clause("REACH-9.3")
@pytest.mark.parametrize(
    ("earlier", "council", "pips"),
    [((), "in session", 4), ((Played(1, "event-2", "event"),), "in session", 0), ((), "tucked", 0)],
)
def test_a_second_event_or_one_after_the_council_gives_no_pip(earlier, council, pips):
    table = an_act(a_seat(), a_seat(), a_seat("1-hex 1", hand="event-1"), seat=2,
                   reach={"council": council, "securer": 0},
                   trick=(Played(0, "administration-2", "lead"), *earlier))  # fmt: skip
    table.steps = [PlayCard(2)]
    play(table, "Play Event 1")
    assert table.turn.pips == pips
    assert table.turn.prelude


@pytest.mark.clause("REACH-9.4")
def test_after_a_round_with_events_one_of_them_resolves():
    table = an_act(a_seat(), a_seat(), initiative=0, trick=(
        Played(0, "administration-3", "lead"), Played(1, "event-1", "event"),
        Played(2, "event-2", "event")))  # fmt: skip
    run(table, EndRound())
    assert (asked(table).kind, asked(table).seat) == ("summon", 0)
    play(table, "Go on")
    events = play(table, (4, 3))
    assert [type(each) for each in events[:2]] == [EventRolled, EdictsBegan]
    assert asked(table).kind == "govern"
    crisis = run(an_act(), SettleRound(True))
    play(crisis, "Go on")
    assert any(isinstance(each, CrisisBegan) for each in play(crisis, (1, 3)))


@pytest.mark.clause("REACH-9.9")
def test_with_a_supercat_played_events_wait_for_the_next_chapter():
    table = an_act(a_seat(), a_seat(), new_seat(3, "0.5"))
    table.pile = (*table.pile, (Lying("event-1"),))
    table.pile = (tuple(each for each in table.pile[0] if each.card != "event-1"), table.pile[1])
    table.steps = [END, SettleRound(False)]
    pending(table)
    assert table.reach.aside == ("event-1",)
    assert table.check() == []
    table.gather_action_cards()
    assert "event-1" in [each.card for each in table.pile[0]]


# -- a Summit's Call to Order ---------------------------------------------------------------------


@pytest.mark.clause("REACH-8.1", "REACH-8.2", "REACH-8.3")
def test_the_caller_petitions_and_leaves():
    table = run(an_act(reach={"council": "decided"}), MaySummon(0))
    events = play(table, "Call a Summit")
    assert isinstance(events[0], SummitCalled)
    assert options(table) == ["Go on", "Petition the Council", "Leave the Empire"]
    play(table, "Petition the Council", "Leave the Empire")
    assert table.reach.council == "in session"
    assert fate(table, 0).outlaw


@pytest.mark.clause("REACH-8.4")
def test_an_empire_without_a_regent_is_revived():
    table = an_act(outlaws=(0, 1, 2))
    table.steps = [END]
    begin_summit(table, 1, silence)
    assert options(table) == ["Go on", "Revive the Empire"]
    play(table, "Revive the Empire")
    assert not fate(table, 1).outlaw
    assert table.reach.first_regent == 1


# -- crises ---------------------------------------------------------------------------------------


@pytest.mark.clause("REACH-9.5")
def test_blight_hits_imperial_ships_first_and_then_everybody():
    seats = (a_seat("4-hex 3, 5-hex 1", "4-hex 1"), a_seat("4-hex 1"))
    table = an_act(*seats, empire="4-hex 1", blight="4-hex fresh, 5-hex",
                   buildings="0 city 4-hex")  # fmt: skip
    run(table, BlightCrisis())
    assert table.reach.fresh == table.reach.hurt == {}
    assert table.seats[0].fresh == {"4-hex": 2}
    assert table.seats[0].hurt == {"4-hex": 2, "5-hex": 1}
    assert table.seats[1].hurt == {"4-hex": 1}
    assert table.buildings[0].fresh
    assert table.seats[1].trophy_count == 0


@pytest.mark.clause("REACH-9.5")
def test_hits_left_over_destroy_what_they_have_damaged():
    table = an_act(a_seat("4-hex 1", "4-hex 1"), blight="4-hex fresh")
    run(table, BlightCrisis())
    assert table.seats[0].fresh == table.seats[0].hurt == {}
    assert table.in_supply(0, "ship") == 15


@pytest.mark.clause("REACH-9.6")
def test_crises_come_in_order_and_fates_are_told_in_turn_order():
    table = an_act(initiative=1)
    begin_crises(table, True, silence)
    names = [type(step).__name__ for step in reversed(table.steps)]
    assert names == ["BlightCrisis", "TellFate", "TellFate", "TellFate", "CourtCrisis"]
    assert [step.seat for step in reversed(table.steps[1:4])] == [1, 2, 0]
    assert FateCrisis(1).seat == 1


@pytest.mark.clause("REACH-9.7")
def test_vox_cards_speak_from_left_to_right_an_attached_one_first():
    table = an_act(court="Elder Broker, Song of Freedom",
                   reach={"attached": {named("Elder Broker"): "cc11"}})  # fmt: skip
    table.steps = [END, CourtCrisis()]
    table.steps.pop().answer(table, None, silence)
    assert [step.card for step in reversed(table.steps[1:])] == ["cc11", "cc14"]
    begin_crises(table, False, silence)
    assert any(type(step).__name__ == "RollForCourt" for step in table.steps)


def crisis(name, *seats, **fields):
    """A table on which the crisis of a Vox card has been resolved as far as nobody is asked."""
    court = fields.pop("court", name)
    return run(an_act(*seats, court=court, **fields), VoxCrisis(named(name)))


@pytest.mark.clause("REACH-11.11", "REACH-11.16")
def test_populist_demands_takes_the_highest_marker_back():
    table = crisis("Populist Demands", boxes={"tycoon": (0, 2), "keeper": (1,)})
    values = {marker: table.marker_value(marker)[0] for marker in range(3)}
    best = max(values, key=values.get)
    assert table.free_markers == [best]
    assert named("Populist Demands") in row_of(table)


@pytest.mark.clause("REACH-11.11")
def test_populist_demands_secured_declares_anything():
    table = acting(a_seat(), court="Populist Demands 1", lead="aggression-2")
    play(table, "Secure", "Secure Populist Demands", "Declare Tyrant")
    assert "tyrant" in table.boxes
    assert not table.zeroed
    assert table.buried == ("cc11",)


@pytest.mark.clause("REACH-11.12", "REACH-9.8")
def test_council_intrigue_calls_the_council_and_gives_it_agents():
    table = run(an_act(court="Council Intrigue 1 2", reach={"council": "decided"}),
                VoxCrisis("cc12"))  # fmt: skip
    assert table.reach.council == "in session"
    assert table.court[0].agents == (1, 2, 0)
    play(table, named("Elder Broker"))
    assert "cc12" in table.buried
    assert len(table.court) == 2


@pytest.mark.clause("REACH-11.12")
@pytest.mark.parametrize(("agents", "told"), [("", 0), (" 1", 1), (" 0 2", 1)])
def test_the_log_tells_of_agents_that_move_to_the_council_where_there_are_some(agents, told):
    table = an_act(court=f"Council Intrigue{agents}", reach={"council": "decided"})
    table.steps = [VoxCrisis("cc12")]
    telling = Telling()
    pending(table, telling)
    assert [type(event) for event in telling.events].count(AgentsShifted) == told


@pytest.mark.clause("REACH-11.12")
def test_council_intrigue_secured_brings_it_back_and_moves_agents():
    table = acting(a_seat(), court="Council Intrigue 2, Elder Broker", lead="aggression-2",
                   reach={"council": "tucked", "securer": 1})  # fmt: skip
    play(table, "Secure", "Secure Council Intrigue")
    assert (table.reach.council, table.reach.securer) == ("in session", -1)
    play(table, "Influence Imperial Council", "Influence Elder Broker")
    assert [offer.agents[0] for offer in table.court if offer.card] == [1, 1]


@pytest.mark.clause("REACH-11.13")
def test_diplomatic_fiasco_discards_down_to_the_agents_in_supply():
    seat = a_seat(cards="Elder Broker, Mining Interest, Merchant League", captives=(0, 0, 0))
    rival = a_seat(captives=(8, 0, 0))
    table = crisis("Diplomatic Fiasco", seat, rival, court="Diplomatic Fiasco")
    assert table.in_supply(0, AGENT) == 2
    assert options(table) == ["Discard Elder Broker", "Discard Mining Interest"]
    play(table, "Discard Elder Broker")
    assert table.court_discard == (named("Elder Broker"),)
    assert table.seats[0].cards == (named("Mining Interest"), named("Merchant League"))


@pytest.mark.clause("REACH-11.13")
def test_diplomatic_fiasco_secured_is_for_the_rivals():
    seats = (a_seat(cards="Elder Broker", captives=(0, 9, 0)),
             a_seat(cards="Mining Interest, Gatekeepers", captives=(9, 0, 0)))  # fmt: skip
    table = acting(*seats, court="Diplomatic Fiasco 1", lead="aggression-2")
    play(table, "Secure", "Secure Diplomatic Fiasco")
    assert options(table) == ["Discard Mining Interest", "Discard Gatekeepers"]
    play(table, "Discard Gatekeepers")
    assert table.seats[0].cards == (named("Elder Broker"),)
    assert table.buried == ("cc13",)


@pytest.mark.clause("REACH-11.14", "REACH-11.16")
def test_song_of_freedom_frees_a_city_of_the_strongest():
    table = crisis("Song of Freedom", a_seat(power=1), a_seat(power=4),
                   buildings="0 city 1-hex, 1 city 2-hex damaged")  # fmt: skip
    assert [(each.seat, each.fresh) for each in table.buildings] == [(0, True), (7, False)]
    assert "cc14" in row_of(table)


@pytest.mark.clause("REACH-11.14")
@pytest.mark.parametrize(
    ("powers", "initiative", "freed"),
    [((4, 1, 1), 1, 0), ((1, 1, 4), 0, 2), ((4, 4, 1), 0, 0), ((4, 4, 1), 1, 1), ((4, 4, 4), 2, 2)],
)
def test_of_equal_power_the_earliest_in_turn_order_frees_a_city(powers, initiative, freed):
    seats = [a_seat(power=power) for power in powers]
    table = crisis("Song of Freedom", *seats, initiative=initiative,
                   buildings="0 city 1-hex, 1 city 2-hex, 2 city 3-hex")  # fmt: skip
    assert [each.seat for each in table.buildings].count(freed) == 0
    assert [each.seat for each in table.buildings].count(7) == 1


@pytest.mark.clause("REACH-11.14")
def test_song_of_freedom_secured_frees_a_controlled_city_and_may_seize():
    table = acting(a_seat("2-hex 1"), a_seat(), court="Song of Freedom 1", initiative=1,
                   buildings="1 city 2-hex", lead="aggression-2")  # fmt: skip
    play(table, "Secure", "Secure Song of Freedom", "Free the city in 2-hex of seat 2")
    assert table.buildings[0].seat == 7
    play(table, "Seize the initiative")
    assert table.initiative == 0
    assert "cc14" in table.court_deck


@pytest.mark.clause("REACH-11.14")
def test_only_cities_of_seats_under_your_control_can_be_freed():
    """One in Hex 1; the starport beside it, a Free city and a city elsewhere are none."""
    buildings = "1 city 1-hex, 1 starport 1-hex, 1 city 3-hex, 7 city 4-hex"
    table = acting(a_seat("1-hex 1, 4-hex 1"), a_seat(), court="Song of Freedom 1",
                   lead="aggression-2", buildings=buildings)  # fmt: skip
    play(table, "Secure", "Secure Song of Freedom")
    assert options(table) == ["Go on", "Free the city in 1-hex of seat 2"]


@pytest.mark.clause("REACH-11.15")
@pytest.mark.parametrize(("taken", "left"), [(0, 2), (2, 0)])
def test_no_more_blight_looms_than_is_left(taken, left):
    """The rest is on the map; what lies among Trophies cannot come back."""
    most = BOX[BLIGHT, "blight"]
    table = an_act(a_seat(spoils=(0, 0, 0, taken)))
    table.reach.blight = dict.fromkeys(table.systems[: most - 2], False)
    assert blight_left(table) == left


@pytest.mark.clause("REACH-11.15")
def test_blight_looms_heals_the_rolled_cluster_and_spreads():
    table = crisis("Blight Looms", reach={"symbol": "hex", "number": 4},
                   blight="4-hex, 4-gate, 5-hex")  # fmt: skip
    blight = table.reach.blight
    assert (blight["4-hex"], blight["4-gate"], blight["5-hex"]) == (True, True, False)
    assert {name for name in blight if name.endswith("hex")} == {f"{n}-hex" for n in range(1, 7)}
    assert "cc15" in table.buried


@pytest.mark.clause("REACH-11.15", "REACH-7.4")
def test_blight_looms_secured_destroys_damaged_blight_of_a_cluster():
    table = acting(a_seat("4-hex 1"), court="Blight Looms 1", blight="4-hex, 4-gate fresh, 5-hex",
                   lead="aggression-2")  # fmt: skip
    play(table, "Secure", "Secure Blight Looms")
    assert options(table) == ["Go on", "Cluster 4"]
    play(table, "Cluster 4")
    assert table.reach.blight == {"4-gate": True, "5-hex": False}
    assert table.seats[0].spoils == (0, 0, 0, 1)


@pytest.mark.clause("REACH-11.16")
def test_a_vox_card_that_has_spoken_is_buried():
    for name in ("Diplomatic Fiasco", "Blight Looms", "Council Intrigue"):
        table = crisis(name, reach={"symbol": "hex", "number": 1})
        assert named(name) in table.buried


# -- cards of the Court ---------------------------------------------------------------------------


@pytest.mark.clause("REACH-11.1", "REACH-2.5")
def test_lore_is_turned_up_and_secured_but_not_stolen():
    table = acting(a_seat(), court="Elder Broker 1", lead="aggression-2")
    table.court_deck = (*table.court_deck, UNKNOWN_LORE)
    play(table, "Secure", "Secure Elder Broker", UNKNOWN_LORE)
    assert asked(table).kind == "lore"
    play(table, "lore02")
    assert row_of(table) == [COUNCIL, "lore02"]
    table = acting(a_seat(), court="Tool-Priests 1", lead="aggression-2")
    play(table, "Secure", "Secure Tool-Priests")
    assert table.seats[0].lore == ("lore01",)
    assert table.seats[0].cards == ()


@pytest.mark.clause("REACH-11.2")
def test_an_attached_card_comes_along_or_slides_down():
    broker = named("Elder Broker")
    table = acting(a_seat(), court="Elder Broker 1", lead="aggression-2",
                   reach={"attached": {broker: named("Gatekeepers")}})  # fmt: skip
    assert not may_carry(table, broker)
    play(table, "Secure", "Secure Elder Broker")
    assert table.seats[0].cards == (broker, named("Gatekeepers"))
    assert table.reach.attached == {}
    table = an_act(court="Elder Broker 0 2", reach={"attached": {broker: named("Gatekeepers")}})
    drop_card(table, broker, "buried", silence)
    assert (table.court[1].card, table.court[1].agents) == (named("Gatekeepers"), (0, 2, 0))
    assert table.buried == (broker,)


@pytest.mark.clause("REACH-11.3")
def test_a_protected_card_falls_to_outrage_alone():
    table = an_act(a_seat(cards="Merchant League, Elder Broker"))
    assert not may_be_stolen(table, 0, named("Merchant League"))
    assert may_be_stolen(table, 0, named("Elder Broker"))


@pytest.mark.parametrize(("where", "event"), [("buried", CardBuried), ("discard", VoxDiscarded)])
def test_it_is_told_where_a_card_of_the_court_goes_and_whose_agents_go_home(where, event):
    table, told = an_act(court="Elder Broker 0 2"), Telling()
    drop_card(table, named("Elder Broker"), where, told)
    assert told.events == [
        AgentsWithdrawn(1, named("Elder Broker"), 2),
        event(named("Elder Broker")),
    ]


# -- edicts ---------------------------------------------------------------------------------------


def edicts(*seats, policy, **fields):
    """A table on which edicts begin under this policy, seat 0 being First Regent."""
    rest = [each for each in ("peace", "escalation", "war") if each != policy]
    reach = {"policies": (policy, *rest), "first_regent": 0, **fields.pop("reach", {})}
    table = an_act(*seats, reach=reach, **fields)
    table.steps = [LeadCard(0)]
    table.seats[0].hand = ("administration-2",)
    table.pile = (tuple(each for each in table.pile[0] if each.card != "administration-2"),)
    begin_edicts(table, silence)
    return table


@pytest.mark.clause("REACH-10.1", "REACH-10.2")
def test_with_two_players_guild_envoys_depart_first():
    table = edicts(a_seat(count=2), a_seat(count=2), policy="peace",
                   court="Elder Broker, Gatekeepers 1")  # fmt: skip
    assert asked(table).kind == "court"
    play(table, named("Skirmishers"))
    assert row_of(table) == [COUNCIL, named("Skirmishers"), named("Gatekeepers")]
    assert table.buried == (named("Elder Broker"),)
    assert asked(table).kind == "govern"


@pytest.mark.clause("REACH-10.3")
def test_the_policy_is_changed_instead():
    table = edicts(a_seat(slots="relic"), policy="peace")
    assert options(table) == [
        "Enforce the policy", "Change the policy to Escalation", "Change the policy to War",
    ]  # fmt: skip
    play(table, "Change the policy to War")
    assert table.reach.policies[0] == "war"
    assert table.reach.trust == ()
    nobody = edicts(policy="peace", outlaws=(0, 1, 2), reach={"first_regent": -1})
    assert asked(nobody).kind == "lead"


@pytest.mark.clause("REACH-10.4", "REACH-10.7")
def test_peace_collects_relics_and_psionics_and_pays_city_bonuses():
    seats = (a_seat(slots="relic"), a_seat(slots="relic psionic fuel"), a_seat(slots="fuel"))
    cities = "0 city 1-hex, 0 city 2-hex, 0 city 3-hex, 0 city 4-hex"
    table = edicts(*seats, policy="peace", buildings=cities)
    assert play(table, "Enforce the policy")[:2] == [PolicyEnforced(0, "peace"),
                                                     TributePaid(0, "relic")]  # fmt: skip
    assert (asked(table).seat, options(table)) == (0, ["Demand Relic", "Demand Psionic"])
    play(table, "Demand Psionic")
    assert table.reach.trust == ("relic", "psionic")
    assert fate(table, 0).favors == (0, 0, 1)
    assert [seat.power for seat in table.seats] == [2, 0, 0]


@pytest.mark.clause("REACH-10.4", "REACH-10.7")
def test_the_text_client_tells_what_is_paid_with_the_policy_that_demands_it():
    """SUPERCAT 2 holds a Relic and a Psionic, SUPERCAT 3 nothing that fits, You a Relic."""
    seats = (a_seat(slots="relic"), a_seat(slots="relic psionic fuel"), a_seat(slots="fuel"))
    table = edicts(*seats, policy="peace")
    names = ("You", "SUPERCAT 2", "SUPERCAT 3")
    match = Match(GAME, Setup(tuple(SeatSetup("human", name) for name in names), "edict",
                              {"mode": "campaign"}, position=GAME.codec.encode(table)))  # fmt: skip
    out = io.StringIO()
    TextClient(match, io.StringIO("Enforce the policy\nDemand Psionic\n"), out).run()
    assert "  You enforce Peace and pay 1 Relic to the Trust\n" in out.getvalue()
    paid = "SUPERCAT 2 pays 1 Psionic to the Trust; SUPERCAT 3 owes you a Favor"
    assert f"  You enforce Peace: {paid}\n" in out.getvalue()


@pytest.mark.clause("REACH-10.7")
def test_without_an_agent_too_a_rival_may_be_made_an_outlaw():
    table = edicts(a_seat(captives=(0, 10, 0)), a_seat(), policy="peace", outlaws=(2,))
    play(table, "Enforce the policy")
    assert options(table) == ["Go on", "Make an Outlaw of seat 2"]
    play(table, "Make an Outlaw of seat 2")
    assert fate(table, 1).outlaw


@pytest.mark.clause("REACH-10.5")
@pytest.mark.parametrize(
    ("empire", "port", "place"), [("5-hex 1", "2-hex", "5-hex"), ("", "2-hex", "2-hex")]
)
def test_escalation_brings_two_imperial_ships(empire, port, place):
    table = edicts(a_seat(slots="weapon"), policy="escalation", outlaws=(1, 2), empire=empire,
                   buildings=f"0 starport {port}")  # fmt: skip
    play(table, "Enforce the policy")
    assert table.reach.trust == ("weapon",)
    assert table.reach.fresh[place] == 2 + bool(empire)


@pytest.mark.clause("REACH-10.6")
def test_war_collects_trophies_of_outsiders_and_arms_regents():
    rival = a_seat(captives=(0, 0, 1), spoils=(1, 0, 1, 0))
    table = edicts(a_seat(slots="weapon weapon"), rival, policy="war", outlaws=(2,))
    play(table, "Enforce the policy")
    assert options(table) == ["Demand a Captive of seat 3",
                              "Demand a Trophy, a city of the Free States"]  # fmt: skip
    play(table, "Demand a Trophy, a city of the Free States")
    assert table.seats[0].spoils == (1, 0, 0, 0)
    assert rival.spoils == (0, 0, 1, 0)
    assert rival.tokens == ["weapon"]


@pytest.mark.clause("REACH-10.6")
def test_the_trust_arms_where_the_supply_is_empty():
    seats = (a_seat(slots="weapon"), a_seat(slots="weapon weapon"), a_seat(slots="weapon"))
    table = edicts(*seats, policy="war", reach={"trust": ("weapon",)})
    play(table, "Enforce the policy")
    assert options(table) == ["Arm seat 1", "Arm seat 2", "Arm seat 3"]
    play(table, "Arm seat 3")
    assert table.seats[2].tokens == ["weapon", "weapon"]
    assert table.reach.trust == ()


def test_steps_of_the_campaign_say_where_they_cannot_stand():
    base = an_act()
    assert TuckCouncil(0).problems(base) == []
    assert empire.RaidFree(0, "nowhere").problems(base)
    assert VoxCrisis("bc02").problems(base)
    assert DecideOutcome(0).problems(base) == []
    assert GAME.event_text(VoxSpoke("cc11"), ()) == "The Crisis of Populist Demands is resolved"
