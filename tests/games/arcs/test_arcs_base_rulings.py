"""Official rulings on the base rules, Court cards and leaders, each as a worked position.

Where a ruling has an earlier reading, the same position is played under it as well.
"""

from dataclasses import replace

import pytest

from games.arcs.board import SUIT_ACTIONS
from games.arcs.campaign.rules.crises import PlaceBlight, RollForCourt
from games.arcs.events import Intercepted, OutrageProvoked, PieceHit
from games.arcs.game import GAME
from games.arcs.parts import Attached, Building, Played, Turn
from games.arcs.rule_hooks import LookAtHand, OrderEffects, has_resource, icons
from games.arcs.steps.battle import AssignHits
from games.arcs.steps.effects import attachable
from games.arcs.steps.gaining import FitSlots
from games.arcs.steps.lore_in_battle import RollRifles
from games.arcs.steps.lore_of_ambitions import MayRollAgain
from games.arcs.steps.rounds import EndRound
from games.arcs.steps.turns import Act, FinishTurn, Opening
from tests.games.arcs.campaign.rules import acts
from tests.games.arcs.positions import (
    LEADER_OF_NAME,
    a_seat,
    a_table,
    acting,
    asked,
    card,
    new_match,
    options,
    play,
    under,
)

RAID = {"intercept": 3, "key+self": 2}
FIRST, BEFORE = "first-printing", "before-2026-11"


def arranged(table):
    """The table once all rows of resources are laid, in whatever way comes first."""
    while asked(table).kind == "arrange":
        play(table, options(table)[0])
    return table


# -- Outrage and Ransack --------------------------------------------------------------------------


def two_hits(edition, buildings, court=""):
    """Seat 0 has two hits for buildings of seat 1 in a system of Material."""
    step = AssignHits(0, 1, "1-hex", 2, "buildings")
    table = a_table(a_seat("1-hex 3"), a_seat(), buildings=buildings, court=court, steps=[step])
    return under(edition, table)


@pytest.mark.clause("ARCS-8.12")
@pytest.mark.parametrize(
    ("edition", "told"),
    [("newest", "hit hit outrage"), (FIRST, "hit hit outrage"), (BEFORE, "hit outrage hit")],
)
def test_a_city_provokes_outrage_only_when_all_hits_are_given(edition, told):
    """outrage-after-all-hits"""
    table = two_hits(edition, "1 city 1-hex damaged, 1 starport 1-hex")
    events = play(table, "Hit a damaged city")
    names = {PieceHit: "hit", OutrageProvoked: "outrage"}
    assert " ".join(names[type(each)] for each in events if type(each) in names) == told


@pytest.mark.clause("ARCS-8.13")
@pytest.mark.parametrize(("edition", "left"), [("newest", 0), (FIRST, 0), (BEFORE, 1)])
def test_the_court_is_ransacked_only_when_all_hits_are_given(edition, left):
    """outrage-after-all-hits"""
    table = two_hits(edition, "1 city 1-hex damaged, 1 city 1-hex damaged", "Song of Freedom 0 1")
    play(table)
    assert len(table.buildings) == left
    assert asked(table).kind == ("return" if left else "court"), "a city that is left could go back"


RANSACKED = ("Ransack Mining Interest", card("Gatekeepers"))


@pytest.mark.clause("ARCS-8.13")
@pytest.mark.parametrize(("edition", "kept"), [("newest", False), (FIRST, True), (BEFORE, False)])
def test_the_outrage_of_the_second_city_meets_what_the_first_one_ransacked(edition, kept):
    """outrage-city-by-city"""
    court = "Mining Interest 0 1, Farseers 0 1"
    table = two_hits(edition, "1 city 1-hex damaged, 1 city 1-hex damaged", court)
    play(table, *RANSACKED)
    mining, farseers = card("Mining Interest"), card("Farseers")
    assert table.seats[0].cards == ((mining, farseers) if kept else (farseers,))
    assert table.court_discard == (() if kept else (mining,))


# -- Unions ---------------------------------------------------------------------------------------


@pytest.mark.clause("COURT-4.2", "ARCS-4.14")
@pytest.mark.parametrize(("edition", "holder"), [("newest", 2), (FIRST, 1), (BEFORE, 1)])
def test_a_card_that_a_union_picks_up_takes_no_initiative(edition, holder):
    """unions-before-initiative"""
    trick = (Played(0, "administration-2", "lead"), Played(1, "administration-6", "surpass"),
             Played(2, "administration-5", "surpass"))  # fmt: skip
    union = Attached(0, card("Admin Union"), "administration-6")
    table = a_table(a_seat(), a_seat(hand="mobilization-3"), a_seat(hand="mobilization-2"),
                    trick=trick, unions=(union,), steps=[EndRound()])  # fmt: skip
    play(under(edition, table))
    assert table.initiative == holder
    assert table.seats[0].hand == ("administration-6",)
    assert table.court_discard == (card("Admin Union"),)


def with_a_union():
    """Seat 1 has placed a Union next to the card that it has led; seat 0 has surpassed it."""
    trick = (Played(1, "administration-5", "lead"), Played(0, "administration-6", "surpass"))
    unions = (Attached(1, card("Admin Union"), "administration-5"),)
    table = a_table(a_seat("1-gate 1", cards="Silver-Tongues"), a_seat(slots="relic"),
                    trick=trick, unions=unions, initiative=1)  # fmt: skip
    table.change_turn(prelude=True, pips=1)
    table.steps = [FinishTurn(0), Act(0)]
    return table


@pytest.mark.clause("COURT-4.1")
def test_no_second_union_comes_to_a_card():
    """no-union-on-a-union"""
    offered = attachable(with_a_union(), card("Admin Union"))
    assert [each.card for each in offered] == ["administration-6"]


@pytest.mark.clause("COURT-4.1")
def test_a_union_that_was_placed_cannot_be_stolen():
    """unions-take-any-card"""
    table = with_a_union()
    play(table, "Use Silver-Tongues")
    assert table.seats[0].tokens == ["relic"], "there was nothing else to steal"


# -- cards that act during a battle, and new actions ----------------------------------------------

BUILDING_HIT_AND_SELF_HIT, KEY_AND_SELF_HIT = 4, 2
"""Sides of a raid die."""


@pytest.mark.clause("COURT-6.1", "ARCS-8.9")
@pytest.mark.parametrize(("ships", "raids"), [(2, False), (3, True)])
def test_ships_of_mass_uprising_do_not_attack_in_the_battle_that_brings_them(ships, raids):
    """ships-placed-in-battle, raid-after-buildings-fell: two of the attackers die."""
    table = acting(a_seat("", f"1-hex {ships}"), a_seat(slots="relic relic"), lead="aggression-2",
                   buildings="1 city 1-hex damaged", court="Mass Uprising 0 1")  # fmt: skip
    roll = (BUILDING_HIT_AND_SELF_HIT, KEY_AND_SELF_HIT)
    play(table, "Battle", "Attack seat 2 in 1-hex", "0 skirmish, 0 assault, 2 raid", roll)
    play(table, "Cluster 1", card("Relic Fence"))
    assert table.seats[0].fresh["1-hex"] == 1, "there is a ship, which did not attack"
    assert (asked(table).kind == "raid") == raids


@pytest.mark.clause("ARCS-9.2", "LEAD-4.2", "COURT-5.15")
@pytest.mark.parametrize(("action", "gained"), [("Nurture", 1), ("Trade", 0)])
def test_what_changes_a_tax_changes_a_new_action_only_if_that_contains_a_tax(action, gained):
    """new-actions-and-modifiers: the Fuel-Drinker taxes with a Copy or Pivot pip."""
    mine = a_seat("1-hex 1", leader="Fuel-Drinker", lore="Living Structures",
                  slots="relic", cards="Elder Broker")  # fmt: skip
    suit = "construction" if action == "Nurture" else "administration"
    trick = (Played(1, "aggression-2", "lead"), Played(0, f"{suit}-2", "pivot"))
    table = a_table(mine, a_seat(slots="material"), trick=trick,
                    buildings="0 city 1-hex, 1 city 1-hex")  # fmt: skip
    table.turn = Turn(1, SUIT_ACTIONS[suit], prelude=True)
    table.steps = [FinishTurn(0), Act(0)]
    play(table, action)
    play(table, next(each for each in options(table) if "1-hex" in each))
    arranged(table)
    assert table.seats[0].tokens.count("fuel") == gained
    assert table.seats[0].tokens.count("material") == 1


# -- resources that a seat has --------------------------------------------------------------------


@pytest.mark.clause("ARCS-1.11")
def test_a_seat_has_what_its_slots_and_its_cartels_hold():
    table = a_table(a_seat(slots="fuel", cards="Material Cartel, Relic Fence"), a_seat())
    assert [has_resource(table, 0, each) for each in ("fuel", "material", "relic")] == [
        True, True, False,
    ]  # fmt: skip
    assert not has_resource(table, 1, "material")
    empty = a_table(a_seat(cards="Fuel Cartel"), a_seat(slots="fuel fuel fuel"),
                    a_seat(slots="fuel fuel"))  # fmt: skip
    assert not has_resource(empty, 0, "fuel"), "nothing lies on it"


@pytest.mark.clause("COURT-5.15", "ARCS-1.11")
@pytest.mark.parametrize(("edition", "given"), [("newest", ["Relic"]), (BEFORE, ["Fuel", "Relic"])])
def test_elder_broker_gives_nothing_that_the_owner_has_on_a_cartel(edition, given):
    """elder-broker-counts-all"""
    mine = a_seat("1-hex 1", slots="fuel relic", cards="Elder Broker")
    rival = a_seat(slots="material", cards="Fuel Cartel")
    table = under(edition, acting(mine, rival, buildings="1 city 1-hex"))
    play(table, "Trade")
    assert options(table) == [f"Trade {each} for 1-hex of seat 2" for each in given]


@pytest.mark.clause("COURT-5.15", "ARCS-1.11")
@pytest.mark.parametrize(("edition", "given"), [("newest", ["Relic"]), (BEFORE, ["Fuel", "Relic"])])
@pytest.mark.parametrize("place", ["trust", "league"])
def test_elder_broker_gives_nothing_that_the_owner_has_frozen(edition, given, place):
    """elder-broker-counts-all"""
    mine = a_seat("1-hex 1", slots="fuel relic", cards="Elder Broker")
    rival = a_seat(slots="material", cards="Merchant League" if place == "league" else "")
    table = acts.acting(mine, rival, buildings="1 city 1-hex", outlaws=(0, 2))
    if place == "trust":
        table.reach.trust = ("fuel",)
    else:
        table.reach.change_fate(1, league=("fuel",))
    play(under(edition, table), "Trade")
    assert options(table) == [f"Trade {each} for 1-hex of seat 2" for each in given]


@pytest.mark.clause("LEAD-7.4", "ARCS-1.11")
@pytest.mark.parametrize(("edition", "dice"), [("newest", 2), (BEFORE, 1)])
def test_the_corsair_counts_the_resources_on_its_cartels(edition, dice):
    """corsair-counts-all"""
    mine = a_seat("1-hex 3", leader="Corsair", slots="fuel fuel", cards="Material Cartel")
    table = acting(mine, a_seat("1-hex 3"), lead="aggression-2", buildings="1 city 1-hex")
    play(under(edition, table), "Battle", "Attack seat 2 in 1-hex", "0 skirmish, 0 assault, 3 raid")
    play(table, (RAID["intercept"], RAID["intercept"], RAID["key+self"]))
    assert max(len(each.faces) for each in asked(table).options[1:]) == dice


@pytest.mark.clause("COURT-5.12", "ARCS-1.4")
@pytest.mark.parametrize(("edition", "held"), [("newest", False), (FIRST, True), (BEFORE, True)])
def test_nothing_is_stolen_off_a_cartel(edition, held):
    """cartel-resources-stay, only-gain-takes-from-a-supply"""
    mine = a_seat("1-gate 1", cards="Silver-Tongues")
    table = under(edition, acting(mine, a_seat(slots="relic", cards="Fuel Cartel")))
    play(table, "Use Silver-Tongues")
    stolen = ["Steal a resource on Fuel Cartel of seat 2"] * held
    assert options(table) == [
        "Steal from slot 1 of seat 2", *stolen, "Steal Fuel Cartel of seat 2",
    ]  # fmt: skip
    if held:
        play(table, *stolen)
        assert table.seats[0].tokens == ["fuel"]
        assert icons(table, 1, "fuel") == 1 + 4


# -- building with no ship in the supply ----------------------------------------------------------


@pytest.mark.clause("ARCS-7.5", "LEAD-6.5")
def test_the_overseer_hits_a_starport_though_it_has_no_ship_to_build():
    """overseer-without-gain, build-with-empty-supply"""
    mine = a_seat("1-gate 12, 2-gate 3", leader="Overseer")
    table = acting(mine, lead="construction-2", buildings="0 starport 1-hex, 0 starport 2-hex")
    play(table, "Build", "Build a ship in 1-hex", "Hit the starport to do it again")
    assert [each.fresh for each in table.buildings] == [False, True]
    assert table.seats[0].fresh == {"1-gate": 12, "2-gate": 3}
    play(table, "Build")
    ships = [each for each in options(table) if "ship" in each]
    assert ships == [], "the second starport can neither build nor be hit this turn"


@pytest.mark.clause("ARCS-7.5", "ARCS-11.3")
def test_without_anything_that_follows_no_ship_is_built_with_none_left():
    table = acting(a_seat("1-gate 15", leader="Rebel"), lead="construction-2",
                   buildings="0 starport 1-hex")  # fmt: skip
    play(table, "Build")
    assert "Build a ship in 1-hex" not in options(table)


# -- lore -----------------------------------------------------------------------------------------


@pytest.mark.clause("LORE-3.2", "ARCS-9.1")
@pytest.mark.parametrize("outrage", [(), ("fuel",)])
def test_lore_that_clears_outrage_is_discarded_for_nothing_too(outrage):
    """discard-for-nothing"""
    table = acting(a_seat("1-gate 1", lore="Keeper's Trust", outrage=outrage))
    play(table, "Discard Keeper's Trust")
    assert (table.seats[0].lore, table.seats[0].outrage) == ((), outrage)


# -- spending without effect ----------------------------------------------------------------------


@pytest.mark.clause("ARCS-5.10")
@pytest.mark.parametrize("outrage", [(), ("fuel", "weapon")])
def test_any_resource_is_spent_without_effect_in_the_prelude(outrage):
    """spend-without-effect"""
    table = acting(a_seat("1-gate 1", slots="fuel weapon", outrage=outrage), turn={"pips": 1})
    [spent] = play(table, "Spend Fuel without effect")
    assert GAME.event_text(spent, ("You", "Vega")) == "You spend 1 Fuel without effect"
    assert (table.seats[0].tokens, table.turn.spent) == (["weapon"], ("fuel",))
    assert table.tokens_free("fuel") == 4, "it returns only when the Prelude ends"
    play(table, "Spend Weapon without effect")
    assert not table.turn.armed
    assert "Battle" not in options(table)
    play(table, "End the turn")
    assert [table.tokens_free(each) for each in ("fuel", "weapon")] == [5, 5]


@pytest.mark.clause("ARCS-5.10", "ARCS-5.1")
def test_nothing_is_spent_after_the_prelude():
    table = acting(a_seat("1-gate 1", slots="fuel"), court="Relic Fence")
    assert "Spend Fuel without effect" in options(table)
    play(table, "Influence", "Influence Relic Fence")
    assert "Spend Fuel without effect" not in options(table)


# -- Mythic ---------------------------------------------------------------------------------------


def reshaping(edition, slots="", cards="Fuel Cartel"):
    """The Shaper taxes 1-hex, a planet of Material."""
    mine = a_seat("1-hex 1", leader="Shaper", slots=slots, cards=cards)
    table = under(edition, acting(mine, buildings="0 city 1-hex, 0 city 2-hex"))
    play(table, "Tax", "Tax 1-hex of seat 1")
    return arranged(table)


@pytest.mark.clause("LEAD-6.4")
def test_mythic_may_lay_a_resource_of_a_cartel():
    """mythic-from-cartel"""
    table = reshaping("newest")
    assert options(table) == ["Go on", "A resource on Fuel Cartel"]
    play(table, "A resource on Fuel Cartel")
    assert (table.reshaped, table.tokens_free("fuel")) == ({"1-hex": "fuel"}, 4)
    assert asked(reshaping(BEFORE)).kind == "act"


@pytest.mark.clause("LEAD-6.4")
def test_mythic_chooses_between_a_slot_and_a_cartel_of_another_type():
    table = reshaping("newest", slots="fuel", cards="Fuel Cartel, Material Cartel")
    assert options(table) == ["Go on", "Fuel", "A resource on Fuel Cartel"]
    play(table, "A resource on Fuel Cartel")
    assert "fuel" in table.seats[0].tokens


# -- declaring ------------------------------------------------------------------------------------


def declaring(edition, seat, *others, own="administration-5", how="lead", **fields):
    """Seat 0 has played a card and may declare by it."""
    mine = Played(0, own, how)
    trick = (mine,) if how == "lead" else (Played(1, "administration-2", "lead"), mine)
    table = a_table(seat, *others, trick=trick, **fields)
    table.change_turn(prelude=True)
    table.steps = [FinishTurn(0), Act(0), Opening(0)]
    return under(edition, table)


@pytest.mark.clause("LEAD-5.3", "COURT-5.18")
@pytest.mark.parametrize(("edition", "can"), [("newest", False), (BEFORE, True)])
def test_galactic_bards_cannot_be_the_price_of_what_they_allow(edition, can):
    """feastbringer-gives-bards"""
    bards = a_seat("1-gate 1", leader="Feastbringer", cards="Galactic Bards")
    alone = declaring(edition, bards, own="aggression-5", how="pivot")
    assert (asked(alone).kind == "opening") == can
    both = a_seat("1-gate 1", leader="Feastbringer", cards="Galactic Bards, Farseers")
    table = declaring(edition, both, own="aggression-5", how="pivot")
    play(table, "Declare Keeper", *["Give Farseers"] * can)
    assert table.seats[1].cards == (card("Farseers"),)
    assert not table.zeroed


@pytest.mark.clause("LEAD-5.3", "COURT-5.18")
def test_a_leader_who_needs_no_bards_to_declare_may_give_them():
    both = a_seat("1-gate 1", leader="Feastbringer", cards="Galactic Bards, Farseers")
    table = declaring("newest", both)
    play(table, "Declare Keeper")
    assert options(table) == ["Give Galactic Bards", "Give Farseers"]


@pytest.mark.clause("LEAD-5.3", "COURT-5.11")
@pytest.mark.parametrize(("edition", "zeroed"), [("newest", True), (BEFORE, False)])
def test_secret_order_given_to_declare_spares_the_lead_card_no_more(edition, zeroed):
    """feastbringer-cost-is-silent"""
    table = declaring(edition, a_seat("1-gate 1", leader="Feastbringer", cards="Secret Order"))
    play(table, "Declare Keeper")
    assert (table.seats[1].cards, table.zeroed) == ((card("Secret Order"),), zeroed)
    kept = declaring(edition, a_seat(leader="Feastbringer", cards="Secret Order, Farseers"))
    play(kept, "Declare Keeper", "Give Farseers")
    assert not kept.zeroed


@pytest.mark.clause("ARCS-1.10", "LEAD-5.4", "COURT-5.9")
def test_the_noble_chooses_whether_farseers_come_first():
    """noble-orders-farseers"""
    seats = a_seat("1-hex 2", leader="Noble", cards="Farseers"), a_seat(hand="administration-3")
    table = declaring("newest", *seats)
    play(table, "Declare Keeper")
    assert (asked(table).seat, options(table)) == (0, ["Farseers first", "Noble first"])
    other = table.copy()
    play(table, "Farseers first", "Look at the hand of seat 2", "Go on")
    assert asked(table).kind == "court"
    play(other, "Noble first", card("Relic Fence"))
    assert asked(other).kind == "look"
    before = declaring(BEFORE, *[seat.copy() for seat in seats])
    play(before, "Declare Keeper")
    assert asked(before).kind == "look"


@pytest.mark.clause("ARCS-1.10")
def test_nobody_chooses_an_order_when_only_one_effect_is_left():
    noble = a_seat("1-hex 2", leader="Noble", cards="Farseers")
    table = declaring("newest", noble)
    play(table, "Declare Keeper")
    assert asked(table).kind == "court", "no rival has a hand to look at"
    again = declaring("newest", noble.copy(), a_seat(hand="administration-3"),
                      boxes={"keeper": (0,)})  # fmt: skip
    play(again, "Declare Keeper")
    assert asked(again).kind == "look", "Keeper was declared already"


@pytest.mark.clause("ARCS-1.10", "MAGNATE-1.3", "COURT-5.9")
@pytest.mark.parametrize("edition", ["newest", BEFORE])
def test_in_the_campaign_cards_of_fates_are_put_in_order_too(edition):
    """active-player-orders-effects"""
    mine = a_seat("1-gate 1", cards="Farseers, Merchant League")
    fates = ("magnate", "founder", "advocate")
    table = acts.acting(mine, a_seat(hand="administration-3"), fates=fates, lead="administration-5")
    table.steps.append(Opening(0))
    play(under(edition, table), "Declare Keeper")
    if edition == "newest":
        assert options(table) == ["Farseers first", "Merchant League first"]
        play(table, "Merchant League first")
        assert asked(table).kind == "store"
    else:
        assert asked(table).kind == "look"


@pytest.mark.clause("ARCS-1.10", "FOUNDER-1.4", "MAGNATE-1.3", "COURT-5.9")
def test_of_three_effects_each_but_the_last_is_chosen():
    mine = a_seat("1-gate 1", cards="Farseers, Merchant League, Parade Fleets")
    fates = ("founder", "magnate", "advocate")
    table = acts.acting(mine, a_seat(hand="administration-3"), fates=fates,
                        buildings="7 city 1-hex", lead="administration-5")  # fmt: skip
    table.steps.append(Opening(0))
    play(table, "Declare Keeper", "Parade Fleets first")
    assert asked(table).kind == "parade"
    play(table, "Go on", "Go on")
    assert options(table) == ["Farseers first", "Merchant League first"]
    play(table, "Farseers first", "Look at the hand of seat 2", "Go on")
    assert asked(table).kind == "store", "the last one comes by itself"


@pytest.mark.clause("ARCS-1.10")
def test_a_position_orders_at_least_two_effects_each_of_a_card():
    table = a_table(a_seat())
    look, other = (LookAtHand(0),), (FitSlots(0),)
    farseers, noble = card("Farseers"), LEADER_OF_NAME["Noble"]
    assert OrderEffects(0, (farseers, noble), (look, other)).problems(table) == []
    for cards, effects in (
        ((farseers,), (look,)),
        ((farseers, farseers), (look, other)),
        ((farseers, noble), (look,)),
    ):
        assert OrderEffects(0, cards, effects).problems(table)


@pytest.mark.clause("COURT-6.2")
@pytest.mark.parametrize(("edition", "zeroed"), [("newest", False), (FIRST, True), (BEFORE, False)])
def test_populist_demands_put_a_zero_marker_at_first(edition, zeroed):
    """populist-no-zero-marker"""
    table = acting(a_seat("1-gate 1"), court="Populist Demands 1", lead="aggression-2")
    play(under(edition, table), "Secure", "Secure Populist Demands", "Declare Empath")
    assert table.zeroed == zeroed


@pytest.mark.clause("COURT-6.2", "COURT-5.11")
def test_secret_order_spares_the_lead_card_from_populist_demands_too():
    mine = a_seat("1-gate 1", cards="Secret Order")
    table = acting(mine, court="Populist Demands 1", lead="aggression-2")
    play(under(FIRST, table), "Secure", "Secure Populist Demands", "Declare Empath")
    assert not table.zeroed


# -- battles --------------------------------------------------------------------------------------


@pytest.mark.clause("ARCS-1.10", "LORE-2.5", "LORE-2.7")
@pytest.mark.parametrize("first", ["Railgun Arrays", "Predictive Sensors"])
def test_the_attacker_chooses_whether_railguns_fire_before_ships_join(first):
    """active-player-orders-effects"""
    rival = a_seat("1-gate 1", "1-hex 1", lore="Railgun Arrays, Predictive Sensors")
    table = acting(a_seat("1-hex 2"), rival, lead="aggression-2")
    play(table, "Battle", "Attack seat 2 in 1-hex")
    assert (asked(table).seat, asked(table).kind) == (0, "first")
    play(table, f"{first} first", "Move from 1-gate to 1-hex")
    fired = first == "Predictive Sensors"
    assert table.seats[0].hurt == ({"1-hex": 1} if fired else {})
    assert asked(table).kind == "dice"


@pytest.mark.clause("LORE-2.5", "LORE-2.7")
def test_railguns_of_before_count_the_ships_that_were_there():
    rival = a_seat("1-gate 1", "1-hex 1", lore="Predictive Sensors, Railgun Arrays")
    table = under(BEFORE, acting(a_seat("1-hex 2"), rival, lead="aggression-2"))
    play(table, "Battle", "Attack seat 2 in 1-hex", "Move from 1-gate to 1-hex")
    assert table.seats[0].hurt == {}


@pytest.mark.clause("ARCS-1.10", "LEAD-4.4", "LORE-2.4")
def test_the_warrior_moves_before_or_after_its_drones_repair():
    mine = a_seat("1-hex 1", "1-hex 1", leader="Warrior", lore="Repair Drones")
    trick = (Played(1, "aggression-2", "lead"), Played(0, "mobilization-2", "copy"))
    table = a_table(mine, a_seat("1-hex 1"), trick=trick)
    table.turn = Turn(1, ("battle",), prelude=True)
    table.steps = [FinishTurn(0), Act(0)]
    play(table, "Battle", "Attack seat 2 in 1-hex", "0 skirmish, 0 assault, 0 raid")
    assert options(table) == ["Repair Drones first", "Warrior first"]
    play(table, "Repair Drones first")
    assert (asked(table).kind, table.seats[0].fresh) == ("go", {"1-hex": 2})


@pytest.mark.clause("LEAD-7.6", "LORE-2.2")
@pytest.mark.parametrize(
    ("edition", "hits", "left"), [("newest", 1, []), (FIRST, 3, ["weapon"]), (BEFORE, 1, [])]
)
def test_mirror_platings_intercept_is_one_for_the_agitator(edition, hits, left):
    """agitator-is-intercepted"""
    agitator = a_seat("1-hex 3", leader="Agitator", slots="weapon", lore="Mirror Plating")
    table = under(edition, acting(a_seat("1-hex 5"), agitator, lead="aggression-2"))
    play(table, "Battle", "Attack seat 2 in 1-hex", "0 skirmish, 1 assault, 0 raid")
    events = play(table, (1,))
    assert Intercepted(0, hits) in events
    while asked(table).kind == "hit":
        play(table, "Hit a fresh ship")
    assert table.seats[0].hurt == {"1-hex": hits}
    assert table.seats[1].tokens == left


# -- taxing, building, moving ---------------------------------------------------------------------


@pytest.mark.clause("LEAD-6.1", "LORE-3.4")
@pytest.mark.parametrize(("edition", "free"), [("newest", False), (FIRST, True), (BEFORE, False)])
def test_the_upstart_of_the_first_printing_needs_control_of_its_own_cities_only(edition, free):
    """upstart-needs-control"""
    mine = a_seat("1-hex 1", leader="Upstart", lore="Empath's Bond")
    cities = "0 city 1-hex, 0 city 2-hex, 1 city 3-hex"
    table = under(edition, acting(mine, buildings=cities, boxes={"empath": (0,)}))
    play(table, "Tax")
    bond = ["Tax 3-hex of seat 2 as a loyal city"] * free
    assert options(table) == ["Tax 1-hex of seat 1", *bond]


@pytest.mark.clause("LORE-1.9")
@pytest.mark.parametrize(("edition", "beside"), [("newest", False), (FIRST, True), (BEFORE, False)])
def test_living_structures_replace_a_cloud_city_in_the_first_printing(edition, beside):
    """no-living-structures-on-cloud-cities"""
    mine = a_seat("2-hex 1", lore="Living Structures")
    table = acting(mine, lead="construction-2", buildings="0 city 1-hex damaged")
    table.buildings = tuple(replace(each, beside=True) for each in table.buildings)
    under(edition, table)
    assert ("Prune" in options(table)) == beside
    if beside:
        play(table, "Prune", "Replace the damaged city in 1-hex")
        new = Building(0, "starport", "1-hex", False, beside=True)
        assert table.buildings == (new,)


@pytest.mark.clause("LORE-1.9", "LORE-1.5")
def test_no_second_starport_comes_beside_a_gate_by_living_structures():
    gates = (Building(0, "city", "1-gate", True, beside=True),
             Building(1, "starport", "1-gate", True, beside=True))  # fmt: skip
    table = acting(a_seat("2-hex 1", lore="Living Structures"), lead="construction-2")
    table.buildings = gates
    assert "Prune" not in options(under(FIRST, table))


@pytest.mark.clause("LORE-1.13")
@pytest.mark.parametrize("edition", ["newest", FIRST])
def test_force_beams_heed_no_card_in_either_reading(edition):
    """force-beams-in-play-areas: the readings differ only by what no play area says."""
    mine = a_seat("1-gate 3", leader="Rebel", lore="Force Beams")
    table = under(edition, acting(mine, lead="mobilization-2", buildings="0 starport 1-hex"))
    play(table, "Guide", "Move from 1-gate to 1-hex", "3 fresh and 0 damaged of seat 1")
    assert table.seats[0].fresh == {"1-hex": 3}


@pytest.mark.parametrize(
    "step",
    [
        OrderEffects(0, ("foo", "bar"), ((LookAtHand(0),), (LookAtHand(0),))),
        OrderEffects(0, ("bc13", "leader08"), ((LookAtHand(9),), (LookAtHand(0),))),
        MayRollAgain(0, RollRifles(0, 1, "1-gate", "1-hex", 1), (9,)),
        MayRollAgain(0, RollRifles(0, 1, "1-gate", "1-hex", 1), (1, 2, 3)),
        MayRollAgain(0, RollForCourt(), (1, 1)),
        PlaceBlight(("1-hex",)),
    ],
    ids=lambda step: type(step).__name__,
)
def test_a_position_with_a_step_that_cannot_be_is_refused(step):
    table = new_match(2).table
    table.steps.append(step)
    assert len(table.check()) >= 1
