"""Favors returned in the Call to Order, and Negotiations: each part of a deal, and deals whole."""

from dataclasses import replace

import pytest

from engine.core.step import silence
from engine.core.story import Caused
from games.arcs.campaign.rules.account import SummitHeld, summit_held
from games.arcs.campaign.rules.deals import (
    DealOffered,
    DealRefused,
    DealStruck,
    HandedOver,
    Part,
    Talks,
    demands,
    parts_between,
)
from games.arcs.campaign.rules.edicts import put_favor
from games.arcs.campaign.rules.events import FavorGiven, FavorsReturned
from games.arcs.campaign.rules.moves import DealWith
from games.arcs.campaign.rules.summit import (
    MOST_DEALS,
    MOST_PARTS,
    DrawUp,
    begin_negotiations,
    begin_summit,
)
from games.arcs.events import ResourceDiscarded, ResourceGained
from games.arcs.game import GAME
from games.arcs.moves import GO_ON
from games.arcs.parts import NO_PIECES, NOBODY
from games.arcs.steps.turns import FinishTurn
from tests.games.arcs.campaign.rules.acts import an_act, fate, named
from tests.games.arcs.positions import a_seat, asked, options, play

END = FinishTurn(0)
NAMES = ("You", "Vega", "Orion")


def summit(*seats, favors=(), **fields):
    """A Summit that seat 0 has called; `favors` are pairs of a holder and who owes."""
    table = an_act(*seats, **fields)
    for holder, owner in favors:
        put_favor(table, owner, holder)
    table.steps = [END]
    begin_summit(table, 0, silence)
    return table


def talks(*seats, **fields):
    """Negotiations in which seat 0 has the first turn."""
    table = an_act(*seats, **fields)
    table.steps = [END]
    begin_negotiations(table, silence)
    return table


def deal(table, *parts, partner=2):
    """Seat 0 offers these parts, in words, to a partner, who accepts."""
    return play(
        table, f"Deal with seat {partner}", *parts, "Offer the deal", "Accept the deal"
    )  # fmt: skip


def can_give(table, giver, taker, *deal):
    return {str(part) for part in parts_between(table, giver, taker, deal)}


# -- Favors that are returned ---------------------------------------------------------------------


@pytest.mark.clause("REACH-8.5")
def test_a_favor_is_returned_for_a_captive_and_the_rival_is_not_asked():
    table = summit(a_seat(), a_seat(captives=(0, 0, 1)), favors=[(0, 1)])
    events = play(table, "Return 1 Favor: Captive of seat 3 from seat 2 to seat 1")
    assert events[:2] == [
        FavorsReturned(0, 1, 1),
        HandedOver(1, 0, Part("captive", 1, 0, owner=2)),
    ]
    assert table.seats[0].captives == (0, 0, 1)
    assert fate(table, 0).favors == (0, 0, 0)


@pytest.mark.clause("REACH-8.5")
def test_a_resource_costs_as_many_favors_as_its_slot_costs_to_raid():
    table = summit(a_seat(), a_seat(slots="fuel"), favors=[(0, 1)])
    assert table.seats[1].slots[0] == "fuel"
    wanted = Part("resource", 1, 0, "fuel")
    dear = [cost for cost, part in demands(an_act(a_seat(), a_seat()), 0) if part == wanted]
    assert dear == []
    assert wanted not in [part for _, part in demands(table, 0)]
    for _ in range(2):
        put_favor(table, 1, 0)
    assert (3, wanted) in demands(table, 0)
    play(table, f"Return 3 Favors: {wanted}")
    assert table.seats[0].tokens == ["fuel"]
    assert fate(table, 0).favors == (0, 0, 0)


@pytest.mark.clause("REACH-8.5")
@pytest.mark.parametrize(
    ("favors", "costs"), [(1, [1]), (2, [1]), (3, [1, 3]), (4, [1, 3])]
)  # fmt: skip
def test_the_caller_chooses_from_which_slot_a_resource_is_given(favors, costs):
    """Three slots hold Fuel, the first costs 3 to raid, the others 1."""
    fuel = Part("resource", 1, 0, "fuel")
    for cost in costs:
        table = summit(a_seat(), a_seat(slots="fuel fuel fuel"), favors=[(0, 1)] * favors)
        assert [each for each, part in demands(table, 0) if part == fuel] == costs
        words = f"Return {cost} Favor{'s' * (cost > 1)}: {fuel}"
        play(table, words)
        assert table.seats[0].tokens == ["fuel"]
        assert fate(table, 0).favors == (0, favors - cost, 0)
        left = {1: ("fuel", "", "fuel"), 3: ("", "fuel", "fuel")}[cost]
        assert table.seats[1].slots[:3] == left


@pytest.mark.clause("REACH-8.6")
def test_a_resource_of_a_league_costs_one_favor_and_the_trust_cannot_be_asked_for():
    table = summit(
        a_seat(), a_seat(), favors=[(0, 1)], reach={"first_regent": 1, "trust": ("relic",)}
    )
    table.reach.change_fate(1, league=("psionic",))
    asked_for = {str(part): cost for cost, part in demands(table, 0)}
    assert asked_for["Psionic of the Merchant League from seat 2 to seat 1"] == 1
    assert not [words for words in asked_for if "Relic" in words]


@pytest.mark.clause("REACH-8.7")
def test_a_favor_is_not_returned_for_another_promise():
    table = summit(a_seat(), a_seat("1-hex 2"), favors=[(0, 1)])
    kinds = {part.kind for _, part in demands(table, 0)}
    assert kinds == {"ship"}


# -- whose turn it is -----------------------------------------------------------------------------


@pytest.mark.clause("REACH-8.8")
def test_after_the_call_to_order_all_propose_in_turn_order():
    table = summit(a_seat(), initiative=1)
    play(table, "Go on")
    turns = []
    while table.steps[-1] != END:
        assert asked(table).kind == "deal"
        turns.append(asked(table).seat)
        play(table, "Go on")
    assert turns == [1, 2, 0]


@pytest.mark.clause("REACH-8.8")
def test_a_seat_draws_up_four_deals_of_six_parts_at_most():
    table = talks(a_seat("1-hex 9"))
    for _ in range(MOST_DEALS):
        play(table, DealWith(1), "Drop the deal")
    assert asked(table).seat == 1
    table = talks(a_seat("1-hex 9"))
    ship = "Fresh ship in 1-hex from seat 1 to seat 2"
    play(table, DealWith(1), *[ship] * MOST_PARTS)
    assert options(table) == ["Offer the deal", "Drop the deal"]


# -- parts ----------------------------------------------------------------------------------------


@pytest.mark.clause("REACH-8.9")
def test_the_first_regent_invites_an_outlaw():
    table = talks(a_seat(), outlaws=(2,), reach={"first_regent": 0})
    invitation = "Invitation to the Empire from seat 1 to seat 3"
    assert invitation in can_give(table, 0, 2)
    assert not any("Empire" in words for words in can_give(table, 0, 1) | can_give(table, 1, 2))
    deal(table, invitation, partner=3)
    assert not fate(table, 2).outlaw
    assert table.reach.first_regent == 0


@pytest.mark.clause("REACH-8.11")
def test_a_promise_lays_an_agent_of_the_supply_onto_the_partners_fate():
    table = talks(a_seat())
    before = table.in_supply(0, "agent")
    events = deal(table, "Promise of a Favor from seat 1 to seat 2")
    assert FavorGiven(0, 1) in events
    assert fate(table, 1).favors == (1, 0, 0)
    assert table.in_supply(0, "agent") == before - 1


@pytest.mark.clause("REACH-8.11")
def test_who_has_no_agent_left_promises_nothing():
    table = talks(a_seat(), a_seat(captives=(10, 0, 0)))
    assert table.in_supply(0, "agent") == 0
    assert not [part for part in parts_between(table, 0, 1) if part.kind == "promise"]
    one_left = talks(a_seat(), a_seat(captives=(9, 0, 0)))
    promise = Part("promise", 0, 1)
    assert promise in parts_between(one_left, 0, 1)
    assert promise not in parts_between(one_left, 0, 1, [promise])


@pytest.mark.clause("REACH-8.12")
def test_a_ceded_piece_is_replaced_by_the_partners_as_damaged_as_it_was():
    table = talks(
        a_seat("1-hex 2", "2-hex 1"), buildings="0 city 3-hex damaged, 0 city 5-arrow"
    )  # fmt: skip
    deal(
        table,
        "Damaged ship in 2-hex from seat 1 to seat 2",
        "Damaged city in 3-hex from seat 1 to seat 2",
    )
    assert (table.seats[0].hurt, table.seats[1].hurt) == ({}, {"2-hex": 1})
    ceded = table.buildings_at("3-hex")
    assert [(each.seat, each.fresh) for each in ceded] == [(1, False)]


@pytest.mark.clause("REACH-8.12", "REACH-8.10")
def test_two_cities_of_one_system_are_ceded_together():
    table = talks(a_seat(), buildings="0 city 4-arrow, 0 city 4-arrow, 0 city 5-hex")
    ceded = "Fresh city in 4-arrow from seat 1 to seat 2"
    deal(table, ceded, ceded)
    assert [each.seat for each in table.buildings_at("4-arrow")] == [1, 1]


@pytest.mark.clause("REACH-8.12")
def test_who_has_no_such_piece_left_gets_none():
    table = talks(a_seat("1-hex 2"), a_seat("2-hex 15"))
    assert not [part for part in parts_between(table, 0, 1) if part.kind == "ship"]
    assert [part for part in parts_between(table, 0, 2) if part.kind == "ship"]


@pytest.mark.clause("REACH-8.12")
def test_two_seats_swap_cities_of_one_system():
    table = talks(
        a_seat(),
        buildings="0 city 4-arrow, 1 city 4-arrow, 0 city 1-hex, 1 city 2-hex, 0 city 5-hex",
    )
    deal(table, "Fresh city in 4-arrow from seat 1 to seat 2",
         "Fresh city in 4-arrow from seat 2 to seat 1")  # fmt: skip
    assert sorted(each.seat for each in table.buildings_at("4-arrow")) == [0, 1]


@pytest.mark.clause("REACH-8.13")
def test_a_building_beside_own_ships_and_the_last_of_a_kind_are_not_ceded():
    table = talks(a_seat("1-hex 1"), buildings="0 city 1-hex, 0 city 2-hex, 0 starport 3-hex")
    pieces = [
        part for part in parts_between(table, 0, 1) if part.kind in ("ship", "city", "starport")
    ]
    assert [str(part) for part in pieces] == ["Fresh city in 2-hex from seat 1 to seat 2"]
    assert parts_between(table, 0, 1, pieces).count(pieces[0]) == 0


@pytest.mark.clause("REACH-8.13")
def test_all_ships_but_one_can_go_in_one_deal():
    table = talks(a_seat("1-hex 2, 2-hex 1"))
    first, second = [part for part in parts_between(table, 0, 1) if part.kind == "ship"]
    assert second in parts_between(table, 0, 1, [first])
    assert not [part for part in parts_between(table, 0, 1, [first, second]) if part.kind == "ship"]


@pytest.mark.clause("REACH-8.14")
def test_an_agent_in_the_court_is_replaced_by_the_partners():
    table = talks(a_seat(), court="Elder Broker 2 1")
    deal(table, "Agent on Elder Broker from seat 1 to seat 2")
    assert table.court[1].agents == (1, 2, 0)
    spent = talks(a_seat(captives=(0, 9, 0)), court="Elder Broker 2 1")
    assert spent.in_supply(1, "agent") == 0
    assert not [part for part in parts_between(spent, 0, 1) if part.kind == "agent"]


@pytest.mark.clause("REACH-8.15")
def test_captives_trophies_favors_and_resources_change_hands():
    giver = a_seat(
        slots="fuel", captives=(0, 0, 1), trophies=(NO_PIECES, NO_PIECES, (1, 0, 0, 0)),
        spoils=(0, 0, 1, 0),
    )  # fmt: skip
    table = talks(giver)
    table.reach.change_fate(0, favors=(0, 0, 1), league=("relic",))
    parts = [part for part in parts_between(table, 0, 1) if part.kind != "promise"]
    events = []
    play(table, DealWith(1), *parts, "Offer the deal")
    events += play(table, "Accept the deal")
    taker = table.seats[1]
    assert (taker.captives, fate(table, 1).favors) == ((0, 0, 1), (0, 0, 1))
    assert sum(taker.trophies[2]) == 1
    assert taker.spoils == (0, 0, 1, 0)
    assert sorted(taker.tokens) == ["fuel", "relic"]
    assert (table.seats[0].tokens, fate(table, 0).league) == ([], ())
    assert ResourceGained(1, "fuel", 0) in events


@pytest.mark.clause("REACH-8.14", "REACH-8.15")
def test_each_thing_is_given_once_and_what_is_not_there_never():
    table = talks(a_seat(slots="fuel fuel", captives=(0, 0, 1)), court="Elder Broker 2 1 0")
    agent = Part("agent", 0, 1, named("Elder Broker"))
    fuel, captive = Part("resource", 0, 1, "fuel"), Part("captive", 0, 1, owner=2)
    for part, count in ((agent, 2), (fuel, 2), (captive, 1)):
        assert part in parts_between(table, 0, 1, [part] * (count - 1))
        assert part not in parts_between(table, 0, 1, [part] * count)
    assert not [part for part in parts_between(table, 2, 1) if part.kind != "promise"]


@pytest.mark.clause("REACH-8.15")
def test_who_has_no_slot_free_discards_a_resource():
    table = talks(a_seat(slots="fuel"), a_seat(slots="relic psionic"))
    assert table.open_slots(1) == 2
    play(table, DealWith(1), "Fuel from seat 1 to seat 2", "Offer the deal", "Accept the deal")
    assert asked(table).kind == "drop"
    assert asked(table).seat == 1
    play(table, "Discard Relic")
    assert sorted(table.seats[1].tokens) == ["fuel", "psionic"]


@pytest.mark.clause("REACH-8.16")
def test_what_has_the_receivers_colour_goes_home():
    table = talks(a_seat(captives=(0, 1, 0), trophies=(NO_PIECES, (1, 0, 0, 0), NO_PIECES)))
    table.reach.change_fate(0, favors=(0, 1, 0))
    parts = [part for part in parts_between(table, 0, 1) if part.owner == 1]
    assert [part.kind for part in parts] == ["captive", "favor", "trophy"]
    play(table, DealWith(1), *parts, "Offer the deal", "Accept the deal")
    assert table.seats[1].captives == (0, 0, 0)
    assert table.seats[1].trophy_count == 0
    assert fate(table, 1).favors == (0, 0, 0)
    assert table.in_supply(1, "agent") == 10


@pytest.mark.clause("REACH-8.17")
def test_cards_golems_and_the_trust_stay():
    table = talks(
        a_seat(slots="warrior", cards="Elder Broker", hand="mobilization-3"),
        reach={"first_regent": 0, "trust": ("relic",)},
    )
    assert can_give(table, 0, 1) == {"Promise of a Favor from seat 1 to seat 2"}


# -- deals ----------------------------------------------------------------------------------------


@pytest.mark.clause("REACH-8.10")
def test_both_sides_give_and_all_of_it_changes_hands_together():
    table = talks(a_seat(slots="fuel relic"), a_seat(slots="psionic weapon"))
    events = deal(
        table,
        "Fuel from seat 1 to seat 2",
        "Relic from seat 1 to seat 2",
        "Psionic from seat 2 to seat 1",
        "Weapon from seat 2 to seat 1",
    )
    while asked(table).kind == "arrange":
        events += play(table, asked(table).options[0])
    assert sorted(table.seats[0].tokens) == ["psionic", "weapon"]
    assert sorted(table.seats[1].tokens) == ["fuel", "relic"]
    assert DealStruck(0, 1) in events
    assert not [event for event in events if isinstance(event, ResourceDiscarded)]


@pytest.mark.clause("REACH-8.10")
def test_what_is_received_in_a_deal_is_not_handed_on_in_it():
    table = talks(a_seat(slots="fuel"), a_seat())
    there = Part("resource", 0, 1, "fuel")
    assert there in parts_between(table, 0, 1)
    assert parts_between(table, 0, 1, [there]).count(there) == 0
    assert Part("resource", 1, 0, "fuel") not in parts_between(table, 1, 0, [there])


@pytest.mark.clause("REACH-8.18")
def test_a_deal_that_is_refused_changes_nothing():
    table = talks(a_seat(slots="fuel"))
    play(table, DealWith(1), "Fuel from seat 1 to seat 2")
    events = play(table, "Offer the deal", "Refuse the deal")
    assert [type(event) for event in events] == [DealOffered, DealRefused]
    assert table.seats[0].tokens == ["fuel"]
    assert table.seats[1].tokens == []
    assert asked(table).seat == 0


def test_the_log_names_who_gives_what_to_whom():
    parts = (Part("resource", 0, 1, "fuel"), Part("captive", 1, 0, owner=2))
    offered = GAME.event_text(DealOffered(0, 1, parts), NAMES)
    assert offered == "You offer Vega a deal: you give 1 Fuel; Vega gives a Captive (Orion's agent)"
    assert GAME.event_text(DealStruck(0, 1), NAMES) == "Vega accepts the deal with you"
    assert GAME.event_text(DealRefused(0, 1), NAMES) == "Vega refuses the deal with you"
    assert GAME.event_text(FavorsReturned(0, 1, 2), NAMES) == "You return 2 Favors to Vega"
    given = GAME.event_text(HandedOver(1, 0, Part("ship", 1, 0, "1-hex")), NAMES)
    assert given == "Vega hands you a fresh ship in Hex 1"


def test_who_accepts_a_deal_does_not_owe_what_the_other_promised():
    told = Caused(DealStruck(1, 2), (FavorGiven(1, 2, 5),))
    assert GAME.event_text(told, NAMES) == (
        "Orion accepts the deal with Vega: Vega owes Orion 5 Favors"
    )


@pytest.mark.clause("REACH-8.10")
@pytest.mark.parametrize(
    ("part", "key"),
    [
        (Part("ship", 0, 1, "1-hex"), "piece-ceded"),
        (Part("agent", 0, 1, named("Elder Broker")), "agent-ceded"),
        (Part("captive", 0, 1, owner=2), "asset-passed"),
        (Part("favor", 0, 1, owner=1), "asset-passed"),
    ],
)
def test_hands_are_told_each_of_several_things_one_by_one(part, key):
    for count in (1, 3):
        told = HandedOver(0, 1, part, count).for_hands()
        assert [said.key for said in told] == [key] * count
    goes_home = [said.args.get("home") for said in told]
    assert goes_home == [{"captive": False, "favor": True}.get(part.kind)] * 3


def test_the_text_client_shows_the_deal_so_far():
    table = talks(a_seat(slots="fuel"))
    play(table, DealWith(1))
    assert "Deal between you and Vega\n  Nothing yet" in GAME.describe(table, NAMES)
    play(table, "Fuel from seat 1 to seat 2")
    assert "  1 Fuel from you to Vega" in GAME.describe(table, NAMES)


def test_a_position_with_a_deal_that_cannot_be_is_refused():
    table = talks(a_seat(slots="fuel"))
    there = Part("resource", 0, 1, "fuel")
    table.steps[-1] = DrawUp(Talks((0, 1, 2), 1), 1, (there, there))
    assert table.check() == ["the deal holds what cannot be given: Fuel from seat 1 to seat 2"]
    table.steps[-1] = replace(table.steps[-1], parts=(there,))
    assert table.check() == []
    document = GAME.codec.encode(table)
    assert GAME.codec.decode(GAME.table_type, document, "position") == table


@pytest.mark.clause("REACH-8.12")
def test_a_city_that_is_ceded_closes_slots_of_its_owner_and_opens_them_for_the_partner():
    table = talks(
        a_seat(slots="fuel relic weapon"), buildings="0 city 1-hex, 0 city 2-hex, 1 city 3-hex"
    )
    table.seats[0].slots = ("fuel", "relic", "weapon", "fuel", "", "")
    assert (table.open_slots(0), table.open_slots(1)) == (4, 3)
    play(table, DealWith(1), "Fresh city in 1-hex from seat 1 to seat 2", "Offer the deal")
    play(table, "Accept the deal")
    assert (table.open_slots(0), table.open_slots(1)) == (3, 4)
    assert asked(table).kind == "drop"
    play(table, "Discard Weapon")
    assert sorted(table.seats[0].tokens) == ["fuel", "fuel", "relic"]


# -- what is shown of it --------------------------------------------------------------------------


@pytest.mark.clause("REACH-8.1")
def test_a_summit_that_is_held_tells_who_acts_and_the_deal_that_lies_open():
    table = summit(a_seat(), a_seat(captives=(0, 0, 1)), a_seat(), favors=[(0, 1)])
    assert summit_held(table) == SummitHeld(0, NOBODY, NOBODY, (), None)
    play(table, GO_ON)
    assert summit_held(table) == SummitHeld(0, 0, NOBODY, (), Talks((0, 1, 2)))
    play(table, "Deal with seat 2")
    first = next(option for option in asked(table).options if isinstance(option, Part))
    play(table, str(first))
    assert summit_held(table) == SummitHeld(0, 0, 1, (first,), Talks((0, 1, 2), deals=1))


def test_without_a_call_there_is_no_summit_to_show():
    assert summit_held(an_act(a_seat(), a_seat())) is None
