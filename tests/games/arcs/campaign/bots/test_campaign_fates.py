"""The fate pages: every line held once, with its share of the actions."""

from random import Random

import pytest

from engine.core.step import silence
from games.arcs import rule_queries as q
from games.arcs.board import RESOURCES, SYSTEMS
from games.arcs.bots.steward import StewardOfActs
from games.arcs.campaign.bots.assessment import page_of
from games.arcs.campaign.bots.choices import OutrageToSeize, gains_control, open_types
from games.arcs.campaign.bots.pages import (
    actions_given,
    fate_pages,
    fights_with_empire,
    tax_for_tribute,
)
from games.arcs.campaign.rules.fates.courtly import ProvokeToSeize, Recover, SpyOn, StoreResource
from games.arcs.campaign.rules.fates.imperial import (
    Bargain,
    GainedInfluence,
    GainedSecure,
    MayTurnOutlaw,
    ParadeShips,
    SwapShip,
)
from games.arcs.rule_hooks import query
from games.arcs.supercat.assessment import DOCUMENTS, Readings
from games.arcs.supercat.bot import SupercatPlayer, refused
from games.arcs.supercat.doctrines import sparing
from tests.games.arcs.campaign.bots.campaign import (
    ADM,
    AGG,
    CON,
    MOB,
    clauses,
    eyes,
    in_turn,
    of_fate,
)
from tests.games.arcs.campaign.rules.acts import an_act, named
from tests.games.arcs.positions import a_seat, asked, play
from tests.games.arcs.supercats import a_cat, goes_on, held, lying, says, thought

DECIDED = {"council": "decided", "first_regent": 1}

may_not_spy = DOCUMENTS["campaign 0.5"].fates["partisan"][-1].unmet


def of(name, *seats, **fields):
    """Seat 0 follows a fate and has led a card."""
    return in_turn(*seats, fate=name, **fields)


def asks(step, *seats, fate="believer", **fields):
    """A table that asks seat 0 about this step."""
    table = an_act(*(seats or (a_cat(),)), fates=of_fate(fate), **fields)
    table.steps = [step]
    return table


# -- the share of the actions ---------------------------------------------------------------------


@pytest.mark.clause("CATR-F-1")
@pytest.mark.parametrize(("pips", "shares"), [(3, [2, 1]), (4, [2, 1]), (2, [1])])
def test_half_of_the_actions_rounded_up_go_to_the_fates_page(pips, shares):
    card = {2: "aggression-6", 3: "administration-3", 4: "administration-2"}[pips]
    table = of("magnate", a_seat(), lead=card)
    assert actions_given(eyes(table), pips) == pips
    assert table.turn.pips == pips
    found = []
    for left in range(pips, 0, -1):
        found += [share for _, share in fate_pages(eyes(table), left)][:1]
    assert found == shares


@pytest.mark.clause("CATR-F-1")
def test_then_the_page_of_the_suit_has_the_rest():
    table = of("magnate", a_cat(), lead=ADM, court="Elder Broker 1 2", turn={"pips": 5},
               buildings="0 city 1-hex, 0 city 2-hex, 0 city 3-hex")  # fmt: skip
    assert [goes_on(table, clause, clause)[0] for clause in ("CATR-MAGNATE-1",)] == ["Influence"]
    table.turn = type(table.turn)(2, table.turn.actions)
    assert says(table)[1].startswith("CAT-N-")


@pytest.mark.clause("CATR-F-2")
def test_a_line_for_all_actions_goes_on_beyond_the_share():
    table = of("founder", a_cat("1-gate 3"), a_seat("1-gate 1"), lead=AGG, outlaws=(0,),
               turn={"pips": 1})  # fmt: skip
    lines = [line[0].number for line, _ in fate_pages(eyes(table), 1)]
    assert lines == [4]


# -- Steward --------------------------------------------------------------------------------------


@pytest.mark.clause("CATR-STEWARD-1")
def test_the_steward_bargains_whenever_it_can():
    table = of("steward", a_cat(cards="Dealmakers"), court="Elder Broker 0 1", lead=AGG)
    assert says(table) == ("Bargain", "CATR-STEWARD-1")


@pytest.mark.clause("CATR-STEWARD-2")
def test_the_steward_secures_or_influences_a_council_in_session():
    table = of("steward", a_cat(), council=(1,), lead=AGG)
    assert goes_on(table, "CATR-STEWARD-2", "CATR-STEWARD-2")[1] == "Secure Imperial Council"
    table = of("steward", a_cat(), lead=ADM)
    assert goes_on(table, "CATR-STEWARD-2", "CATR-STEWARD-2")[1] == "Influence Imperial Council"


@pytest.mark.clause("CATR-STEWARD-2")
def test_a_council_with_agents_enough_is_not_said_to_be_out_of_reach():
    table = of("steward", a_cat(), council=(2,), lead=ADM)
    lines = [line for page, _ in fate_pages(eyes(table), 3) for line in page]
    (council,) = [each for each in lines if (each.action, each.number) == ("influence", 2)]
    said = refused(eyes(table), council, 3, ["influence"]).said
    assert said.args["why"].key == "closed-agents-enough"
    play(table, "Influence", "Influence Imperial Council")


@pytest.mark.clause("CATR-STEWARD-3")
def test_the_steward_who_is_not_first_seeks_council_intrigue():
    court = "Elder Broker, Council Intrigue"
    table = of("steward", a_cat(), court=court, lead=ADM, reach=dict(DECIDED))
    assert goes_on(table, "CATR-STEWARD-3", "CATR-STEWARD-3")[1] == "Influence Council Intrigue"
    table = of("steward", a_cat(), court=f"{court} 1", lead=AGG, reach=dict(DECIDED))
    assert goes_on(table, "CATR-STEWARD-3", "CATR-STEWARD-3")[1] == "Secure Council Intrigue"
    table = of("steward", a_cat(), court=court, lead=ADM, reach={"council": "decided"})
    assert "CATR-STEWARD-3" not in clauses(table)[-1]


@pytest.mark.clause("CATR-STEWARD-4")
@pytest.mark.parametrize(
    ("reach", "effective"),
    [(DECIDED, True), ({"first_regent": 1}, False), ({"council": "decided"}, False)],
)
def test_events_serve_the_steward_who_lost_the_council(reach, effective):
    assessment = eyes(of("steward", a_cat(), reach=dict(reach)))
    assert page_of(assessment).events(assessment) == effective


@pytest.mark.clause("CATR-STEWARD-6")
def test_a_bargain_is_for_the_council():
    table = asks(Bargain(0), a_cat(), fate="steward", council=(0, 1),
                 court="Skirmishers 0 1, Elder Broker 0 2")  # fmt: skip
    assert says(table) == ("Secure Elder Broker", "CATR-STEWARD-6")
    table = asks(Bargain(0), a_cat(), fate="steward", council=(0, 2),
                 court="Skirmishers 0 1, Elder Broker 0 2")  # fmt: skip
    assert says(table) == ("Secure Elder Broker", "CATR-STEWARD-6")


@pytest.mark.clause("CATR-STEWARD-6")
def test_a_bargain_over_the_council_is_better_if_it_brings_council_intrigue():
    table = asks(Bargain(0), a_cat(), fate="steward", council=(0, 2),
                 court="Skirmishers 0 1, Council Intrigue 0 1")  # fmt: skip
    assert says(table) == ("Secure Imperial Council", "CATR-STEWARD-6")


@pytest.mark.clause("CATR-STEWARD-7")
def test_else_over_its_own_agents_then_by_the_doctrine():
    table = asks(Bargain(0), a_cat(), fate="steward", reach={"council": "decided"},
                 court="Skirmishers 0 2, Elder Broker 1 2")  # fmt: skip
    assert says(table) == ("Secure Elder Broker", "CATR-STEWARD-7")
    table = asks(Bargain(0), a_cat(), fate="steward", reach={"council": "decided"},
                 court="Elder Broker 0 2, Skirmishers 0 2")  # fmt: skip
    assert says(table) == ("Secure Skirmishers", "CATR-STEWARD-7")


@pytest.mark.clause("CATR-STEWARD-8")
def test_what_a_bargain_brings_goes_to_the_council_first():
    table = asks(GainedInfluence(0, 2), a_cat(), fate="steward", court="Skirmishers")
    assert says(table) == ("Influence Imperial Council", "CATR-STEWARD-8")
    table = asks(GainedSecure(0), a_cat(), fate="steward", council=(1,), court="Skirmishers 1")
    assert says(table) == ("Secure Imperial Council", "CATR-STEWARD-8")
    table = asks(GainedInfluence(0, 1), a_cat(), fate="steward", court="Skirmishers 2 1",
                 council=(1,))  # fmt: skip
    assert says(table) == ("Go on", "CATR-STEWARD-8")


@pytest.mark.clause("PLAY-4.4")
def test_a_steward_goes_by_the_pages_in_what_a_bargain_brings():
    def answers(step, **fields):
        table = asks(step, a_seat(), fate="steward", **fields)
        decision, pages = asked(table), SupercatPlayer(Readings())
        chosen = StewardOfActs(pages).choose(table.seen_by(0), decision, Random(0))
        return str(chosen.option), chosen.reasons[-1].clause

    gained = answers(GainedInfluence(0, 2), court="Skirmishers")
    assert gained == ("Influence Imperial Council", "CATR-STEWARD-8")
    assert answers(GainedInfluence(0, 1), court="Skirmishers 2 1", council=(1,))[0] == "Go on"
    secured = answers(GainedSecure(0), council=(1,), court="Skirmishers 1")
    assert secured == ("Secure Imperial Council", "CATR-STEWARD-8")


# -- Founder --------------------------------------------------------------------------------------


@pytest.mark.clause("CATR-FOUNDER-1", "CATR-FOUNDER-2")
def test_a_founder_who_is_regent_wants_the_council_and_declarations():
    table = of("founder", a_cat(), lead=ADM)
    assert goes_on(table, "CATR-FOUNDER-1", "CATR-FOUNDER-1")[1] == "Influence Imperial Council"
    table = of("founder", a_cat(), lead=ADM, court="Elder Broker, Populist Demands",
               reach={"council": "decided"})  # fmt: skip
    assert goes_on(table, "CATR-FOUNDER-2", "CATR-FOUNDER-2")[1] == "Influence Populist Demands"
    table = of("founder", a_cat(), lead=ADM, outlaws=(0,), court="Elder Broker, Populist Demands")
    assert not clauses(table)[-1].startswith("CATR-FOUNDER")


@pytest.mark.clause("CATR-FOUNDER-3", "CAT-12.8")
def test_a_founder_takes_control_of_systems_and_gives_up_none():
    table = of("founder", a_cat("1-gate 2"), lead=MOB, outlaws=(0,))
    assert goes_on(table, "CATR-FOUNDER-3")[0] == "Move"
    lonely = of("founder", a_cat("1-gate 1"), lead=MOB, outlaws=(0,))
    assert clauses(lonely)[-1] != "CATR-FOUNDER-3"
    assert held(thought(lonely, Readings(settle="any")).reasons).clause == "CATR-FOUNDER-3"
    table = of("founder", a_cat(), a_seat(), lead=CON, outlaws=(0,),
               buildings="0 starport 1-hex")  # fmt: skip
    assert goes_on(table, "CATR-FOUNDER-3", "CATR-FOUNDER-3")[1] == "Build a ship in 1-hex"
    table = of("founder", a_cat(hurt="1-hex 1"), lead=ADM, outlaws=(0,))
    assert goes_on(table, "CATR-FOUNDER-3", "CATR-FOUNDER-3")[1] == "Repair a ship in 1-hex"
    table = of("founder", a_cat(hurt="1-hex 1"), lead=ADM, outlaws=(0,), empire="1-hex 1")
    assert clauses(table)[-1] != "CATR-FOUNDER-3"


@pytest.mark.clause("CATR-FOUNDER-4")
def test_a_founder_fights_for_control_with_the_empire_too():
    table = of("founder", a_cat("1-gate 2"), lead=AGG, outlaws=(0,), empire="1-gate 1",
               turn={"pips": 1})  # fmt: skip
    assert goes_on(table, "CATR-FOUNDER-4", "CATR-FOUNDER-4")[1] == "Attack the Empire in 1-gate"


@pytest.mark.clause("CATR-FOUNDER-5")
@pytest.mark.parametrize("outlaws", [(), (0,)])
def test_events_serve_a_founder_who_is_regent(outlaws):
    assessment = eyes(of("founder", a_cat(), outlaws=outlaws))
    assert page_of(assessment).events(assessment) == (not outlaws)


@pytest.mark.clause("CATR-FOUNDER-6", "CATR-FOUNDER-7")
def test_fleets_parade_for_control_and_the_empire_is_left():
    table = asks(ParadeShips(0), a_cat(), a_seat("1-hex 2"), fate="founder",
                 buildings="7 city 1-hex, 7 city 2-hex, 7 city 3-hex",
                 empire="2-hex 1")  # fmt: skip
    assert says(table) == ("3-hex", "CATR-FOUNDER-6")
    table = asks(MayTurnOutlaw(0), fate="founder")
    assert says(table) == ("Leave the Empire", "CATR-FOUNDER-7")


@pytest.mark.clause("CATR-FOUNDER-6")
@pytest.mark.parametrize(
    ("own", "elsewhere", "rival", "gains"),
    [("", 0, 1, True), ("", 0, 2, False), ("1-hex 1", 0, 2, True), ("1-hex 1", 0, 3, False),
     ("1-hex 1", 0, 0, False), ("", 14, 1, False), ("", 14, 0, True)],
    ids=["two against one", "a tie", "three against two", "a tie again", "its own already",
         "one ship is left for a tie", "one against none"],
)  # fmt: skip
def test_a_parade_gives_control_with_more_ships_than_any_rival(own, elsewhere, rival, gains):
    ships = ", ".join(filter(None, (own, f"4-gate {elsewhere}" if elsewhere else "")))
    seats = [a_cat(ships), a_seat(f"1-hex {rival}" if rival else "")]
    assert gains_control(eyes(of("founder", *seats)), "1-hex") is gains


# -- Magnate --------------------------------------------------------------------------------------


@pytest.mark.clause("CATR-MAGNATE-1")
def test_the_magnate_wants_a_council_in_session():
    table = of("magnate", a_cat(), lead=ADM)
    assert goes_on(table, "CATR-MAGNATE-1", "CATR-MAGNATE-1")[1] == "Influence Imperial Council"
    table = of("magnate", a_cat(), council=(1,), lead=AGG)
    assert goes_on(table, "CATR-MAGNATE-1", "CATR-MAGNATE-1")[1] == "Secure Imperial Council"


@pytest.mark.clause("CATR-MAGNATE-2")
def test_the_magnate_taxes_for_anything():
    table = of("magnate", a_cat(slots="relic"), lead=ADM, reach={"council": "decided"},
               buildings="0 city 1-hex")  # fmt: skip
    assert goes_on(table, "CATR-MAGNATE-2", "CATR-MAGNATE-2")[0] == "Tax"


@pytest.mark.clause("CATR-MAGNATE-2")
def test_the_magnate_taxes_new_resources_first_and_only_with_room():
    homes = [name for name, each in SYSTEMS.items() if each.resource]
    old = next(name for name in homes if SYSTEMS[name].resource == "material")
    new = next(name for name in homes if SYSTEMS[name].resource == "relic")
    for order in ((old, new), (new, old)):
        cities = ", ".join(f"0 city {name}" for name in order)
        fields = {"lead": ADM, "reach": {"council": "decided"}, "buildings": cities}
        table = of("magnate", a_cat(slots="material"), **fields)
        found = goes_on(table, "CATR-MAGNATE-2", "CATR-MAGNATE-2")
        assert found[1] == f"Tax {new} of seat 1"
    seat = a_cat(slots="material fuel weapon psionic")
    table = of("magnate", seat, turn={"prelude": False}, **fields)
    assert table.open_slots(0) == 4
    assert clauses(table)[-1] != "CATR-MAGNATE-2"


@pytest.mark.clause("CATR-MAGNATE-3")
def test_events_always_serve_the_magnate():
    assessment = eyes(of("magnate", a_cat()))
    assert page_of(assessment).events(assessment)


@pytest.mark.clause("CATR-MAGNATE-6")
def test_with_three_resources_it_spends_none():
    port = "0 starport 1-crescent"
    for slots, spends in (("material fuel relic", False), ("material fuel relic weapon", True)):
        table = of("magnate", a_cat("1-hex 1", slots=slots), lead=MOB, buildings=f"{port}, "
                   "0 city 3-arrow")  # fmt: skip
        assert ("Spend Material" in says(table)[0]) == spends


@pytest.mark.clause("CATR-13.16")
def test_the_league_gets_what_contends():
    table = asks(StoreResource(0, 2), a_cat(slots="relic"), fate="magnate", boxes={"empath": (0,)})
    assert says(table) == ("Psionic", "CATR-13.16")


# -- Advocate -------------------------------------------------------------------------------------


@pytest.mark.clause("CATR-ADVOCATE-1")
def test_the_advocate_wants_guild_cards_that_their_prelude_discards():
    table = of("advocate", a_cat(), lead=ADM, court="Sworn Guardians, Elder Broker")
    assert goes_on(table, "CATR-ADVOCATE-1", "CATR-ADVOCATE-1")[1] == "Influence Elder Broker"
    table = of("advocate", a_cat(), lead=AGG, court="Sworn Guardians 1, Elder Broker 1")
    assert goes_on(table, "CATR-ADVOCATE-1", "CATR-ADVOCATE-1")[1] == "Secure Elder Broker"


@pytest.mark.clause("CATR-ADVOCATE-2", "CATR-13.15")
def test_the_advocate_recovers():
    table = of("advocate", a_cat(cards="Guild Investigators"), lead=AGG,
               court="Diplomatic Fiasco, Council Intrigue",
               court_discard=(named("Lattice Spies"),))  # fmt: skip
    assert says(table) == ("Recover", "CATR-ADVOCATE-2")
    table = asks(Recover(0), a_cat(), fate="advocate", court="Elder Broker, Skirmishers",
                 court_discard=(named("Lattice Spies"),))  # fmt: skip
    assert says(table) == ("Influence Skirmishers", "CATR-13.15")


@pytest.mark.clause("CATR-ADVOCATE-3")
def test_the_advocate_raids_for_such_a_card():
    seats = [a_cat("1-hex 6"), a_seat("1-hex 1", cards="Elder Broker")]
    table = of("advocate", *seats, lead=AGG, buildings="1 starport 1-hex")
    assert goes_on(table, "CATR-ADVOCATE-3", "CATR-ADVOCATE-3")[1] == "Attack seat 2 in 1-hex"
    seats = [a_cat("1-hex 6"), a_seat("1-hex 1", cards="Sworn Guardians")]
    table = of("advocate", *seats, lead=AGG, buildings="1 starport 1-hex")
    assert clauses(table)[-1] != "CATR-ADVOCATE-3"


@pytest.mark.clause("CATR-ADVOCATE-4")
def test_the_advocate_uses_them_only_with_a_place_in_a_declared_ambition():
    for slots, may in (("fuel", True), ("relic", False)):
        table = of("advocate", a_cat(slots=slots), boxes={"tycoon": (0,)})
        assessment = eyes(table)
        assert page_of(assessment).uses(assessment, named("Elder Broker")) == may
        assert page_of(assessment).uses(assessment, named("Sworn Guardians"))


@pytest.mark.clause("CATR-ADVOCATE-4")
@pytest.mark.parametrize(
    ("own", "one", "other", "may"),
    [
        ("fuel fuel", "fuel", "", True),
        ("fuel", "fuel", "", True),
        ("fuel", "fuel fuel", "", True),
        ("fuel", "fuel fuel", "material", True),
        ("fuel", "fuel fuel", "material material", True),
        ("fuel", "fuel fuel", "material material material", False),
        ("", "fuel", "", False),
    ],
    ids=["first", "tied first", "second", "tied second", "second after a tie", "third", "nothing"],
)
def test_the_advocate_uses_them_in_first_and_second_place_ties_included(own, one, other, may):
    seats = [a_cat(slots=own), a_seat(slots=one), a_seat(slots=other)]
    for boxes in ({"tycoon": (0,)}, {"tycoon": (0,), "keeper": (1,)}):
        assessment = eyes(of("advocate", *seats, boxes=boxes))
        assert page_of(assessment).uses(assessment, named("Elder Broker")) == may


# -- Partisan -------------------------------------------------------------------------------------


@pytest.mark.clause("CATR-PARTISAN-1")
def test_the_partisan_wants_cards_that_bring_the_initiative():
    table = of("partisan", a_cat(), lead=ADM, court="Skirmishers, Lattice Spies, Song of Freedom")
    assert goes_on(table, "CATR-PARTISAN-1", "CATR-PARTISAN-1")[1] == "Influence Lattice Spies"
    table = of("partisan", a_cat("1-hex 1"), lead=AGG, court="Skirmishers 1, Song of Freedom 1",
               buildings="1 city 1-hex")  # fmt: skip
    assert goes_on(table, "CATR-PARTISAN-1", "CATR-PARTISAN-1")[1] == "Secure Song of Freedom"


@pytest.mark.clause("CATR-PARTISAN-2")
def test_then_cards_that_bring_an_action_card():
    court = "Skirmishers, Arms Union, Elder Broker"
    table = of("partisan", a_cat(), lead=ADM, court=court)
    assert goes_on(table, "CATR-PARTISAN-2", "CATR-PARTISAN-2")[1] == "Influence Arms Union"
    table = of("partisan", a_cat(), lead=ADM, court="Skirmishers, Elder Broker",
               reach={"attached": {named("Elder Broker"): "faithful-3"}})  # fmt: skip
    assert goes_on(table, "CATR-PARTISAN-2", "CATR-PARTISAN-2")[1] == "Influence Elder Broker"


def spying(counter, **fields):
    """A Partisan with Informants, a player beside it, and a stack."""
    cat = a_cat(counter=counter, cards="Informants", **fields)
    table = of("partisan", cat, a_seat(hand="mobilization-6 mobilization-2"), lead=ADM,
               reach={"council": "decided"})  # fmt: skip
    taken = ("aggression-3", "aggression-5", "construction-2", "construction-4")
    table.stack = lying(" ".join(taken))
    left = tuple(each for each in table.pile[0] if each.card not in taken)
    table.pile = (left,)
    return table


@pytest.mark.clause("CATR-PARTISAN-3", "CATR-PARTISAN-4", "CATR-PARTISAN-5")
def test_the_partisan_spies_on_a_player_once_a_chapter_with_four_cards():
    assert clauses(spying(3))[-1] != "CATR-PARTISAN-3"
    assert may_not_spy(eyes(spying(3))).key == "closed-few-cards"
    table = spying(4)
    assert may_not_spy(eyes(table)) is None
    assert says(table) == ("Spy", "CATR-PARTISAN-3")
    play(table, "Spy")
    play(table, ("aggression-3", "aggression-5", "construction-2", "construction-4"),
         "Give Mobilization 6")  # fmt: skip
    assert table.seats[0].hand == ("mobilization-6",)
    assert table.seats[1].hand == ("aggression-5", "mobilization-2")
    assert {each.card for each in table.stack} == {"aggression-3", "construction-2",
                                                   "construction-4"}  # fmt: skip
    assert table.seats[0].supercat.counter == 4
    assert table.seats[0].supercat.has_spied
    assert may_not_spy(eyes(table)).key == "closed-has-spied"
    assert clauses(table)[-1] != "CATR-PARTISAN-3"


@pytest.mark.clause("CATR-PARTISAN-4")
def test_a_player_spies_on_as_many_cards_as_the_counter_says():
    table = asks(SpyOn(0), a_seat(hand="mobilization-6 mobilization-2"), a_cat(counter=2),
                 fate="partisan")  # fmt: skip
    table.stack = lying("aggression-3 aggression-5 construction-2")
    gone = {each.card for each in table.stack}
    table.pile = (tuple(each for each in table.pile[0] if each.card not in gone),)
    play(table, ("aggression-3", "construction-2"), "Give Mobilization 6")
    assert table.seats[0].hand == ("aggression-3", "mobilization-2")
    assert table.seats[1].hand == ("mobilization-6",)
    assert table.seats[1].supercat.counter == 2


@pytest.mark.clause("CATR-PARTISAN-5")
def test_it_spies_on_the_player_with_most_cards():
    table = asks(SpyOn(0), a_cat(counter=4), a_seat(hand="mobilization-6"),
                 a_seat(hand="mobilization-2 mobilization-3"), fate="partisan")  # fmt: skip
    table.stack = lying("aggression-3")
    table.pile = (tuple(each for each in table.pile[0] if each.card != "aggression-3"),)
    assert says(table)[1] == "CATR-PARTISAN-5"
    assert "seat 3" in says(table)[0]
    cats = asks(SpyOn(0), a_cat(counter=4), a_cat(counter=4), fate="partisan")
    cats.stack = lying("aggression-3")
    assert not query(cats, q.MayBeSpiedOn(0, 1), True)


@pytest.mark.clause("CATR-PARTISAN-5")
@pytest.mark.parametrize(("one", "other", "spied"), [
    ("mobilization-6", "mobilization-2 mobilization-3", "seat 3"),
    ("mobilization-2 mobilization-3", "mobilization-6", "seat 2"),
])  # fmt: skip
def test_it_spies_on_most_cards_wherever_they_are(one, other, spied):
    table = asks(SpyOn(0), a_cat(counter=4), a_seat(hand=one), a_seat(hand=other), fate="partisan")
    table.stack = lying("aggression-3")
    table.pile = (tuple(each for each in table.pile[0] if each.card != "aggression-3"),)
    assert spied in says(table)[0]


@pytest.mark.clause("CATR-PARTISAN-6", "CATR-13.20")
def test_each_outrage_makes_it_harder_to_seize():
    table = of("partisan", a_cat(outrage=("relic", "fuel")))
    assert query(table, q.TakenOffSeizing(0), 1) == -1
    assert query(table, q.MayRollToSeize(0), True)
    table = of("partisan", a_cat(outrage=RESOURCES))
    assert not query(table, q.MayRollToSeize(0), True)


@pytest.mark.clause("CATR-PARTISAN-7")
def test_it_pays_for_seizing_with_the_outrage_of_least_loss():
    table = of("partisan", a_cat(slots="material fuel weapon relic", cards="Lattice Spies"))
    assert query(table, q.SeizingCosts(0), ()) == (OutrageToSeize(0),)
    table = of("partisan", a_cat(slots="material fuel weapon relic"))
    assert open_types(eyes(table))[0] == "psionic"
    OutrageToSeize(0).answer(table, None, silence)
    assert table.seats[0].outrage == ("psionic",)


@pytest.mark.clause("CATR-13.21")
def test_it_provokes_nothing_without_its_roll():
    table = of("partisan", a_cat(), initiative=1)
    table.steps.append(ProvokeToSeize(0))
    assert says(table) == ("Go on", "CATR-13.21")
    table = of("partisan", a_seat(slots="relic psionic"), initiative=1)
    table.steps.append(ProvokeToSeize(0))
    assert says(table)[1] == "CATR-PARTISAN-7"


# -- Admiral --------------------------------------------------------------------------------------


@pytest.mark.clause("CATR-ADMIRAL-1")
def test_the_admiral_gets_a_piece_for_the_imperial_demand():
    cities = "0 city 1-hex, 0 city 2-arrow"
    table = of("admiral", a_cat(), lead=ADM, buildings=cities)
    assert goes_on(table, "CATR-ADMIRAL-1", "CATR-ADMIRAL-1")[1] == "Tax 2-arrow of seat 1"
    table = of("admiral", a_cat(slots="relic"), lead=ADM, buildings=cities)
    assert clauses(table)[-1] != "CATR-ADMIRAL-1"
    war = {"policies": ("war", "peace", "escalation")}
    table = of("admiral", a_cat("1-hex 2"), lead=AGG, blight="1-hex", reach=war)
    assert goes_on(table, "CATR-ADMIRAL-1", "CATR-ADMIRAL-1")[1] == "Attack the Blight in 1-hex"


@pytest.mark.clause("CATR-ADMIRAL-1")
@pytest.mark.parametrize(("outlaws", "found"), [((1,), ["Tax 1-hex of seat 2"]), ((), [])])
def test_under_war_the_admiral_taxes_outlaws_for_captives_and_no_own_city(outlaws, found):
    war = {"policies": ("war", "peace", "escalation")}
    table = of("admiral", a_cat("1-hex 2"), lead=ADM, reach=war, outlaws=outlaws,
               buildings="1 city 1-hex, 0 city 3-hex")  # fmt: skip
    assert [str(each) for each in tax_for_tribute(eyes(table), 1)] == found


@pytest.mark.clause("CATR-ADMIRAL-2", "CATR-ADMIRAL-3")
def test_the_admiral_fights_with_imperial_ships_or_looks_for_a_fight():
    table = of("admiral", a_cat("1-gate 2", slots="relic"), lead=AGG, empire="1-gate 1",
               blight="1-gate")  # fmt: skip
    assert goes_on(table, "CATR-ADMIRAL-2", "CATR-ADMIRAL-2")[1] == "Attack the Blight in 1-gate"
    table = of("admiral", a_cat("4-hex 2", slots="relic"), lead=MOB, empire="1-gate 1",
               blight="1-gate", buildings="0 starport 4-hex")  # fmt: skip
    assert says(table) == ("Move", "CATR-ADMIRAL-3")


@pytest.mark.clause("CATR-ADMIRAL-2", "CATR-8.2")
def test_the_imperial_ships_that_would_come_along_to_blight_count_in_a_fight_there():
    fields = {"lead": AGG, "blight": "3-arrow"}
    table = of("admiral", a_cat("2-hex 1", slots="relic", power=1), empire="2-hex 1", **fields)
    found = goes_on(table, "CATR-ADMIRAL-2", "CATR-ADMIRAL-2", "CATR-8.2", "CATR-ADMIRAL-2")
    assert found == [
        "Move", "Move from 2-hex to 3-arrow", "1 fresh and 0 damaged Imperial ships", "Battle",
    ]  # fmt: skip
    table = of("admiral", a_cat("2-hex 1", slots="relic", power=1), **fields)
    assert clauses(table)[-1] != "CATR-ADMIRAL-2"


@pytest.mark.clause("CATR-ADMIRAL-2")
def test_without_imperial_ships_or_with_one_alone_the_admiral_has_no_such_fight():
    fields = {"lead": AGG, "blight": "1-gate"}
    table = of("admiral", a_cat("1-gate 2", slots="relic", power=1), **fields)
    assert fights_with_empire(eyes(table), 2) == []
    officers = a_cat("5-hex 1", slots="relic", power=1, cards="Imperial Officers")
    table = of("admiral", officers, empire="1-gate 1", **fields)
    assert fights_with_empire(eyes(table), 1) == []
    table = of("admiral", officers, empire="1-gate 2", **fields)
    assert len(fights_with_empire(eyes(table), 1)) == 1


@pytest.mark.clause("CATR-8.2", "CATR-ADMIRAL-3")
def test_imperial_ships_come_along_to_blight_from_the_first_of_two_moves():
    cat = a_cat("2-crescent 1", slots="relic", power=1)
    table = of("admiral", cat, lead=AGG, empire="2-crescent 1", blight="3-arrow")
    found = goes_on(table, "CATR-ADMIRAL-3", "CATR-ADMIRAL-3", "CATR-8.2")
    assert found[1:] == [
        "Move from 2-crescent to 2-hex", "1 fresh and 0 damaged Imperial ships",
    ]  # fmt: skip


@pytest.mark.clause("CATR-13.8")
def test_imperial_officers_send_imperial_ships_to_battle_alone():
    fields = {"lead": AGG, "empire": "2-hex 2", "blight": "3-arrow"}
    officers = a_cat("5-hex 1", slots="relic", power=1, cards="Imperial Officers")
    table = of("admiral", officers, **fields)
    found = goes_on(table, "CATR-ADMIRAL-2", "CATR-ADMIRAL-2", "CATR-8.2", "CATR-ADMIRAL-2")
    assert found[1:3] == ["Move from 2-hex to 3-arrow", "2 fresh and 0 damaged Imperial ships"]
    table = of("admiral", a_cat("5-hex 1", slots="relic", power=1), **fields)
    assert clauses(table)[-1] != "CATR-ADMIRAL-2"


@pytest.mark.clause("CATR-ADMIRAL-3", "CATR-13.18")
def test_the_admiral_hunts_only_where_a_fight_would_be_favorable_and_not_with_one_at_hand():
    cat, fields = (
        a_cat("2-hex 2", slots="relic", power=1),
        {"lead": MOB, "empire": "2-hex 1, 2-arrow 1"},
    )
    table = of("admiral", cat, buildings="7 city 2-arrow", **fields)
    assert clauses(table)[-1] != "CATR-ADMIRAL-3"
    table = of("admiral", cat, blight="3-arrow", **fields)
    assert goes_on(table, "CATR-ADMIRAL-3", "CATR-ADMIRAL-3")[1] == "Move from 2-hex to 3-arrow"
    table = of(
        "admiral", a_cat("2-hex 2", slots="relic", power=1), blight="3-arrow, 2-hex", **fields
    )
    assert clauses(table)[-1] != "CATR-ADMIRAL-3"


@pytest.mark.clause("CATR-ADMIRAL-4", "CATR-ADMIRAL-5")
def test_the_admiral_sends_a_ship_to_each_starport_then_builds_one_more():
    cat = a_cat("1-gate 1", slots="relic")
    table = of("admiral", cat, lead=MOB, buildings="0 starport 1-hex")
    assert goes_on(table, "CATR-ADMIRAL-4", "CATR-ADMIRAL-4")[1] == "Move from 1-gate to 1-hex"
    table = of("admiral", a_cat(slots="relic"), lead=CON, buildings="0 starport 1-hex")
    assert goes_on(table, "CATR-ADMIRAL-4", "CATR-ADMIRAL-4")[1] == "Build a ship in 1-hex"
    found = goes_on(table, "CATR-ADMIRAL-5", "CATR-ADMIRAL-5")
    assert found[1] == "Build a starport in 1-hex"
    assert table.turn.built
    assert clauses(table)[-1] != "CATR-ADMIRAL-5"


@pytest.mark.clause("CATR-13.17")
def test_foundries_swap_ships_while_it_wins_a_declared_ambition():
    fields = {"fate": "admiral", "buildings": "0 starport 1-hex"}
    cat = a_cat("1-hex 1", "1-hex 1", slots="relic", cards="Imperial Officers")
    table = asks(SwapShip(0, "1-hex"), cat, boxes={"keeper": (0,)}, **fields)
    assert says(table) == ("Give a damaged ship to the Empire", "CATR-13.17")
    cat = a_cat("1-hex 1", "1-hex 1", cards="Imperial Officers")
    table = asks(SwapShip(0, "1-hex"), cat, boxes={"keeper": (0,)}, **fields)
    assert says(table) == ("Go on", "CATR-13.17")


@pytest.mark.clause("CATR-ADMIRAL-4")
@pytest.mark.parametrize(
    ("fresh", "hurt", "loads", "spared"),
    [
        (3, 0, [(3, 0, True), (2, 0, True)], [(2, 0, True)]),
        (1, 2, [(1, 2, True)], [(1, 1, True)]),
        (2, 0, [(2, 0, True)], [(1, 0, True)]),
        (1, 0, [(1, 0, True)], []),
        (1, 0, [], []),
    ],
    ids=["one stays already", "a damaged one stays", "a fresh one stays", "alone", "none may go"],
)
def test_one_ship_stays_at_a_starport_damaged_ones_first(fresh, hurt, loads, spared):
    cat = a_cat(f"1-gate {fresh}", f"1-gate {hurt}" if hurt else "")
    assert sparing(eyes(of("admiral", cat)), "1-gate", loads) == spared
