"""SUPERCAT 10 where its document leaves two readings: the one that is taken, in small positions."""

from dataclasses import replace

import pytest

from games.arcs.board import SYSTEMS
from games.arcs.campaign.rules.fates.caretaker import MendShips
from games.arcs.campaign.rules.state import reach_of
from games.arcs.campaign_components import COUNCIL
from games.arcs.parts import Thrown
from games.arcs.steps.battle import AssignHits, CollectDice
from games.arcs.steps.effects import TradeCity
from games.arcs.steps.rounds import LeadCard, StartRound
from tests.games.arcs.campaign.bots.campaign import eyes, in_turn
from tests.games.arcs.campaign.rules.acts import an_act, named
from tests.games.arcs.positions import a_seat, a_table, acting, asked
from tests.games.arcs.supercats import (
    FIVE,
    NO_MARKER,
    assessment,
    does,
    in_words,
    lying,
    of_ten,
    says,
    thought,
)
from tests.games.arcs.test_supercat_pages import ADM, AGG, MOB
from tests.games.arcs.test_supercat_ten import PORT, leading
from tests.games.arcs.test_supercat_ten import named as names_of

DECIDED = {"council": "decided"}


def reach(*seats, **fields):
    """Seat 0 has led a card in Act I, follows no fate, and the Council has Decided."""
    fields.setdefault("reach", dict(DECIDED))
    return in_turn(*seats, **fields)


def line(table, number, actions=2):
    """What a line of the campaign's document would do."""
    seen = eyes(table)
    [found] = seen.document.lines[str(number)]
    return list(found.find(seen, actions))


# -- the Court -------------------------------------------------------------------------------------


@pytest.mark.clause("CAT-14.5")
@pytest.mark.parametrize(
    ("court", "card"),
    [("Song of Freedom, Gatekeepers", "Gatekeepers"), ("Song of Freedom", "Song of Freedom")],
)
def test_a_vox_card_of_no_use_is_influenced_last(court, card):
    table = acting(of_ten(), lead=MOB, court=court, boxes=NO_MARKER)
    assert names_of(does(assessment(table), 43, 2)) == [card]


@pytest.mark.clause("CAT-14.6")
def test_13_defends_a_critical_card_first():
    table = acting(of_ten(), a_seat(), lead=MOB, court="Gatekeepers 1 2, Admin Union 1 2")
    table.turn = replace(table.turn, thrown=tuple(Thrown(each.card, 3) for each in table.court))
    assert names_of(does(assessment(table), 13, 3)) == ["Admin Union"]


@pytest.mark.clause("CATR-14.5")
@pytest.mark.parametrize(
    "attached", ["Elder Broker", "faithful-3", "Golem Beacon", "Song of Freedom"]
)
def test_a_card_is_critical_by_any_card_attached_but_a_vox(attached):
    card = attached if attached.startswith("faithful") else named(attached)
    table = reach(of_ten(), lead=MOB, court="Gatekeepers", boxes=NO_MARKER,
                  reach={"attached": {named("Gatekeepers"): card}, **DECIDED})  # fmt: skip
    assert bool(line(table, 24)) is (attached != "Song of Freedom")


@pytest.mark.clause("CATR-14.5")
@pytest.mark.parametrize(
    ("attached", "found"),
    [("Elder Broker", True), ("faithful-3", True), ("Song of Freedom", False), ("", False)],
)
def test_the_council_is_critical_by_any_card_attached_to_it_but_a_vox(attached, found):
    card = attached if attached.startswith("faithful") or not attached else named(attached)
    table = reach(of_ten(), lead=MOB, court="Gatekeepers", boxes=NO_MARKER,
                  reach={"attached": {COUNCIL: card} if card else {}, "trust": ()})  # fmt: skip
    assert [each.card for each in line(table, 24)] == [COUNCIL] * found


# -- hits on its own ships -------------------------------------------------------------------------


@pytest.mark.clause("CAT-8.22", "CAT-8.26")
@pytest.mark.parametrize(
    ("boxes", "rivals", "own"),
    [({"warlord": (0,)}, 2, "Hit a fresh ship"), (NO_MARKER, 4, "Hit a damaged ship")],
)
def test_it_loses_as_few_ships_as_it_can_or_as_little_control(boxes, rivals, own):
    """The sheet says only that it minimizes its own losses."""
    cat = of_ten("1-hex 3", "1-hex 1", power=1)
    table = acting(cat, a_seat(f"1-hex {rivals}"), lead=AGG, buildings="0 starport 1-hex",
                   boxes=boxes, turn={"pips": 0, "prelude": False})  # fmt: skip
    table.steps.append(AssignHits(0, 1, "1-hex", 1, "ships", of_attacker=True))
    assert says(table)[0] == own


@pytest.mark.clause("CAT-14.9", "CAT-5.12")
@pytest.mark.parametrize(("boxes", "used"), [({}, True), ({"tycoon": (0,)}, False)])
def test_a_union_of_a_declared_ambition_is_not_discarded(boxes, used):
    table = acting(of_ten(cards="Admin Union"), lead=ADM, boxes=boxes, buildings=PORT)
    assert (says(table)[1] == "CAT-5.12") is used


@pytest.mark.clause("CAT-14.7")
@pytest.mark.parametrize(("declared", "given"), [("tycoon", "relic"), ("keeper", "fuel")])
def test_nothing_of_a_declared_ambition_is_traded_away(declared, given):
    kind = SYSTEMS["1-hex"].resource
    table = acting(of_ten("1-hex 2", slots="fuel relic", cards="Elder Broker"), a_seat(slots=kind),
                   lead=ADM, buildings="1 city 1-hex", boxes={declared: (0,)})  # fmt: skip
    table.steps.append(TradeCity(0))
    assert {each.give for each in asked(table).options} >= {"fuel", "relic"}
    assert thought(table).option.give == given


# -- which card is played --------------------------------------------------------------------------


@pytest.mark.clause("CAT-14.2")
@pytest.mark.parametrize(("counter", "kind"), [(3, "reveal"), (2, "lead")])
def test_without_a_draw_all_bonus_cards_are_options(counter, kind):
    seat = of_ten(hand="construction-3 mobilization-4", counter=counter)
    table = a_table(seat, stack=lying("aggression-2 administration-3"), steps=[StartRound()])
    decision = asked(table)
    assert decision.kind == kind
    if kind == "lead":
        named = [str(each) for each in decision.options]
        assert named == ["Lead Construction 3", "Lead Mobilization 4"]


@pytest.mark.clause("CAT-14.3")
def test_of_one_suit_the_higher_number_is_led_and_no_priority_read():
    answer = thought(leading("mobilization-3 mobilization-5", at=("1-gate 2",), buildings=PORT))
    assert str(answer.option) == "Lead Mobilization 5"
    assert not any(each.clause.startswith("CAT-14.2") for each in answer.reasons)


@pytest.mark.clause("CAT-14.3")
def test_an_only_card_is_not_said_to_be_the_higher_of_a_suit():
    answer = thought(leading("mobilization-3", at=("1-gate 2",), buildings=PORT))
    assert in_words(answer.reasons[-1]) == "It has only one card to lead"


@pytest.mark.clause("CAT-14.35")
def test_a_city_is_fought_for_with_its_own_suits_and_never_by_a_weapon():
    """The city could only be fought for, and none of its cards moves or battles."""
    cat = of_ten("1-hex 2", "1-hex 1", slots="weapon", hand="administration-2 construction-3")
    cat.supercat = replace(cat.supercat, drawn=cat.hand)
    table = a_table(cat, a_seat("1-hex 3"), initiative=0, steps=[LeadCard(0)], boxes=NO_MARKER,
                    buildings=f"1 city 1-hex, {PORT}, {FIVE}")  # fmt: skip
    told = {each.clause: each.outcome.value for each in thought(table).reasons}
    assert told["CAT-14.35"] in ("no-card", "not-so")


@pytest.mark.clause("CAT-6.5")
@pytest.mark.parametrize(("rival", "clause"), [("1-gate 1", "CAT-TEN-4"), ("", "CAT-TEN-40")])
def test_an_armed_card_reads_the_page_of_aggression_before_its_own(rival, clause):
    table = acting(of_ten("1-gate 2", "2-gate 1"), a_seat(rival), lead=ADM, buildings=PORT,
                   boxes={"warlord": (0, 1, 2)},
                   turn={"armed": True, "prelude": False})  # fmt: skip
    assert says(table)[1] == clause


@pytest.mark.clause("CATR-14.13")
def test_a_founder_declares_with_most_actions():
    cat = of_ten("1-gate 2", hand="construction-2 mobilization-3")
    cat.supercat = replace(cat.supercat, drawn=cat.hand)
    table = an_act(cat, a_seat(), fates=("founder", "magnate", "advocate", "believer"),
                   initiative=0, reach=dict(DECIDED), steps=[LeadCard(0)])  # fmt: skip
    assert says(table) == ("Lead Construction 2", "CAT-3.4")


@pytest.mark.clause("CATR-14.18")
@pytest.mark.parametrize(
    ("rivals", "more"),
    [(("1-gate 3", "2-gate 3"), True), (("1-gate 3", ""), False),
     (("1-gate 3", "2-gate 3", ""), True), (("1-gate 3", "", ""), False)],
)  # fmt: skip
def test_most_rivals_are_more_than_half_of_them(rivals, more):
    seats = [a_seat(each, count=len(rivals) + 1) for each in rivals]
    table = in_turn(of_ten("1-hex 1", count=len(rivals) + 1), *seats, fate="admiral",
                    lead="construction-3", buildings="0 starport 1-hex",
                    reach=dict(DECIDED))  # fmt: skip
    seen = eyes(table)
    [ships] = [each for each in seen.document.fates["admiral"] if each.number == 4]
    assert (ships.unmet(seen) is None) is more


# -- battles and Blight ----------------------------------------------------------------------------


@pytest.mark.clause("CAT-14.11")
def test_against_no_fresh_ship_all_dice_are_skirmish_dice():
    table = acting(of_ten("1-hex 3", power=1), a_seat("", "1-hex 2"), lead=AGG,
                   boxes={"warlord": (0,)}, turn={"pips": 0, "prelude": False})  # fmt: skip
    table.steps.append(CollectDice(0, 1, "1-hex"))
    assert says(table)[0] == "3 skirmish, 0 assault, 0 raid"


@pytest.mark.clause("CAT-14.12")
@pytest.mark.parametrize(
    ("ships", "empire", "fights"), [(2, "", 1), (3, "1-hex 1", 0), (4, "1-hex 1", 1)]
)
def test_imperial_ships_of_a_regent_are_steps_to_its_city(ships, empire, fights):
    table = reach(of_ten(f"1-hex {ships}", power=1), a_seat(), lead=AGG, outlaws=(0,),
                  empire=empire, buildings="1 city 1-hex", court="Relic Fence 0 1",
                  boxes={"keeper": (0,)})  # fmt: skip
    assert [each.goal for each in line(table, 4, 1)] == ["ransack"] * fights


@pytest.mark.clause("CATR-TEN-16")
@pytest.mark.parametrize(("ours", "fights"), [("1-hex 2", True), ("", False)])
def test_16_is_about_any_claim_whoever_controls_it(ours, fights):
    table = reach(of_ten(f"{ours}, 1-gate 2"), a_seat("1-hex 3"), lead=AGG, blight="1-hex fresh",
                  buildings=PORT)  # fmt: skip
    assert bool(line(table, 16)) is fights


@pytest.mark.clause("CATR-TEN-15")
@pytest.mark.parametrize(
    ("own", "empire", "moves"), [("", "1-hex 1", True), (", 1-hex 1", "", False)]
)
def test_15_asks_for_fresh_ships_of_its_own(own, empire, moves):
    table = reach(of_ten(f"1-gate 2{own}"), lead=MOB, buildings=f"0 city 1-hex, {PORT}",
                  empire=empire, blight="1-hex", chapter=3)  # fmt: skip
    assert bool(line(table, 15)) is moves


@pytest.mark.clause("CATR-TEN-14")
def test_14_repairs_another_starport_where_nothing_else_is_damaged():
    table = reach(of_ten(), lead=ADM, chapter=3,
                  buildings=f"{PORT} damaged, 0 starport 3-crescent")  # fmt: skip
    assert says(table)[1] == "CATR-TEN-14"


@pytest.mark.clause("CATR-14.6")
@pytest.mark.parametrize(
    ("where", "grievances", "repairs"),
    [("1-hex", 6, True), ("2-gate", 6, False), ("2-gate", 0, True)],
)
def test_the_protector_repairs_imperial_ships_by_a_die(where, grievances, repairs):
    """Its Imperial grievances are the most that it holds against another Regent."""
    table = an_act(of_ten("1-hex 1"), hurt_empire=f"{where} 1")
    reach_of(table).change_fate(0, grievances=(0, grievances, 0, 0)[: len(table.seats)])
    table.steps = [MendShips(0)]
    assert (says(table)[0] != "Go on") is repairs
