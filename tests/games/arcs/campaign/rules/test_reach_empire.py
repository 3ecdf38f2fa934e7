"""The Empire, the Free States and the Blight on the map and in battle, clause by clause."""

import pytest

from engine.core.decision import Chance
from engine.core.step import pending, silence
from engine.core.story import Telling
from games.arcs.campaign.rules.empire import StrikeBlight, become_outlaw, escorts, holds
from games.arcs.campaign.rules.round_end import TakeTrust
from games.arcs.campaign_components import BLIGHT, EMPIRE, FREE
from games.arcs.events import CardBuried, Intercepted, ShipsMoved
from games.arcs.odds import joining_of
from games.arcs.parts import Joining
from games.arcs.rule_hooks import ambition_count
from games.arcs.steps.battle import RollDice
from games.arcs.steps.turns import FinishTurn
from tests.games.arcs.campaign.rules.acts import acting, an_act, fate, named
from tests.games.arcs.positions import a_seat, asked, options, play


def attack(table, words, *dice):
    play(table, "Battle", words, *dice)
    return table


# -- control and the laws -------------------------------------------------------------------------


@pytest.mark.clause("REACH-3.1")
def test_a_fresh_imperial_ship_controls_whatever_else_is_there():
    seats = (a_seat("1-hex 3"), a_seat("2-hex 2"))
    table = an_act(*seats, empire="1-hex 1", hurt_empire="2-hex 2")
    assert table.controller("1-hex") == EMPIRE
    assert table.controller("2-hex") == 1
    assert table.controller("3-hex") == -1


@pytest.mark.clause("REACH-3.2")
def test_the_first_regent_holds_what_the_empire_controls():
    table = an_act(a_seat(), a_seat("2-hex 1"), empire="1-hex 1", reach={"first_regent": 2})
    assert holds(table, 2, "1-hex")
    assert not holds(table, 0, "1-hex")
    assert holds(table, 1, "2-hex")


@pytest.mark.clause("REACH-3.3")
def test_a_regent_with_a_piece_controls_in_its_own_turn_and_repairs():
    table = acting(
        a_seat("1-hex 1"), a_seat("1-arrow 1"), empire="1-hex 1, 1-arrow 1", hurt_empire="1-hex 1"
    )
    assert table.controller("1-hex") == 0
    assert table.controller("1-arrow") == EMPIRE
    play(table, "Repair", "Repair a ship of the Empire in 1-hex")
    assert table.reach.fresh["1-hex"] == 2
    idle = an_act(a_seat("1-hex 1"), empire="1-hex 1")
    assert idle.controller("1-hex") == EMPIRE


@pytest.mark.clause("REACH-3.3")
def test_an_outlaw_controls_nothing_of_the_empire():
    table = acting(a_seat("1-hex 3"), empire="1-hex 1", outlaws=(0,))
    assert table.controller("1-hex") == EMPIRE


@pytest.mark.clause("REACH-3.4")
def test_a_move_takes_as_many_imperial_ships_as_loyal_ones():
    table = acting(a_seat("1-hex 1"), empire="1-hex 2", hurt_empire="1-hex 1",
                   lead="mobilization-2")  # fmt: skip
    play(table, "Move", "Move from 1-hex to 1-gate")
    assert options(table) == [
        "0 fresh and 0 damaged Imperial ships",
        "0 fresh and 1 damaged Imperial ships",
        "1 fresh and 0 damaged Imperial ships",
    ]
    play(table, "1 fresh and 0 damaged Imperial ships")
    assert table.reach.fresh == {"1-hex": 1, "1-gate": 1}
    assert table.reach.hurt == {"1-hex": 1}
    assert table.reach.escort is None


@pytest.mark.clause("REACH-3.4")
@pytest.mark.parametrize(
    ("under_way", "offered"),
    [((0, 0), {(0, 0)}), ((1, 0), {(0, 0), (1, 0)}), ((0, 1), {(0, 0), (0, 1)}),
     (None, {(0, 0), (1, 0), (2, 0), (0, 1), (1, 1)})],
)  # fmt: skip
def test_on_a_catapult_no_more_imperial_ships_go_on_than_came_along(under_way, offered):
    table = acting(a_seat("2-gate 2"), empire="2-gate 2", hurt_empire="2-gate 1",
                   reach={"escort": under_way})  # fmt: skip
    found = escorts(table, ShipsMoved(0, "2-gate", "3-gate", 2, 0))
    assert {(each.fresh, each.hurt) for each in found} == offered


@pytest.mark.clause("REACH-3.4", "REACH-4.1")
def test_the_imperial_ships_that_may_come_along_or_attack_along_are_named():
    table = acting(
        a_seat("1-hex 1"), empire="1-hex 2", hurt_empire="1-hex 1", lead="mobilization-2"
    )
    assert joining_of(table) is None
    play(table, "Move", "Move from 1-hex to 1-gate")
    assert joining_of(table) == Joining("1-hex", "1-gate", 2, 1, is_limited=True)
    table = acting(a_seat("1-hex 1"), a_seat("1-hex 1"), empire="1-hex 2", outlaws=(1,),
                   lead="aggression-2")  # fmt: skip
    play(table, "Battle", "Attack seat 2 in 1-hex")
    assert joining_of(table) == Joining("1-hex", "", 2, 0)


@pytest.mark.clause("REACH-3.4")
def test_officers_move_imperial_ships_alone():
    table = acting(a_seat("3-hex 1"), empire="1-hex 2", lead="mobilization-2")
    play(table, "Move")
    assert "Move from 1-hex to 1-gate" not in options(table)
    table = acting(a_seat("3-hex 1", cards="Imperial Officers"), empire="1-hex 2",
                   lead="mobilization-2")  # fmt: skip
    play(table, "Move", "Move from 1-hex to 1-gate", "2 fresh and 0 damaged Imperial ships")
    assert table.reach.fresh == {"1-gate": 2}


@pytest.mark.clause("REACH-3.5")
def test_the_truce_spares_regents_beside_imperial_ships():
    seats = (a_seat("1-hex 2, 2-hex 1"), a_seat("1-hex 1, 2-hex 1"), a_seat("1-hex 1"))
    table = acting(*seats, empire="1-hex 1", outlaws=(2,), lead="aggression-2",
                   buildings="1 city 1-hex, 2 city 1-hex")  # fmt: skip
    play(table, "Battle")
    assert options(table) == ["Attack seat 3 in 1-hex", "Attack seat 2 in 2-hex"]


@pytest.mark.clause("REACH-3.5")
def test_the_truce_spares_cities_from_taxes():
    table = acting(a_seat("1-hex 2"), empire="1-hex 1", outlaws=(2,),
                   buildings="1 city 1-hex, 2 city 1-hex, 0 city 3-hex")  # fmt: skip
    play(table, "Tax")
    assert options(table) == ["Tax 1-hex of seat 3", "Tax 3-hex of seat 1"]


@pytest.mark.clause("REACH-3.6")
@pytest.mark.parametrize(("outlaws", "fresh"), [((0,), False), ((), True)])
def test_an_outlaw_builds_damaged_under_the_empire(outlaws, fresh):
    table = acting(a_seat("1-hex 1"), empire="1-hex 1", outlaws=outlaws, lead="construction-2")
    play(table, "Build", "Build a city in 1-hex")
    assert table.buildings[0].fresh == fresh


def catapulted(*seats, outlaws=(), blight="", empire="", along=0):
    """Whether the fleet of seat 0, thrown from its starport in 1-hex, may go on at the gate."""
    table = acting(*seats, outlaws=outlaws, blight=blight, empire=empire, lead="mobilization-2",
                   buildings="0 starport 1-hex")  # fmt: skip
    play(table, "Move", "Move from 1-hex to 1-gate")
    if asked(table).kind == "escort":
        play(table, f"{along} fresh and 0 damaged Imperial ships")
    return asked(table).kind == "catapult"


@pytest.mark.clause("REACH-3.8")
def test_an_imperial_gate_stops_outlaws_alone():
    assert catapulted(a_seat("1-hex 1"), empire="1-gate 1")
    assert not catapulted(a_seat("1-hex 1"), empire="1-gate 1", outlaws=(0,))


@pytest.mark.clause("REACH-3.9")
def test_a_regents_gate_stops_outlaws_and_regents_without_imperial_ships():
    seats = ("1-hex 1", "1-gate 1")
    assert not catapulted(*map(a_seat, seats))
    assert not catapulted(*map(a_seat, seats), outlaws=(0,))
    assert catapulted(*map(a_seat, seats), empire="1-hex 1", along=1)
    assert not catapulted(*map(a_seat, seats), empire="1-hex 1", along=0)


@pytest.mark.clause("REACH-3.10")
def test_an_outlaws_gate_stops_regents():
    seats = ("1-hex 1", "1-gate 1")
    assert not catapulted(*map(a_seat, seats), outlaws=(1,), empire="1-hex 1", along=1)
    assert catapulted(*map(a_seat, seats), outlaws=(0, 1))


@pytest.mark.clause("REACH-3.11")
def test_blight_stops_everybody():
    assert not catapulted(a_seat("1-hex 1"), blight="1-gate")
    assert not catapulted(a_seat("1-hex 1"), blight="1-gate", empire="1-hex 1", along=1)
    assert catapulted(a_seat("1-hex 1"), blight="2-gate")


@pytest.mark.clause("REACH-3.7")
def test_beyond_the_gate_only_those_who_came_along_go_on():
    table = acting(a_seat("1-hex 1"), empire="1-hex 1, 1-gate 2", lead="mobilization-2",
                   buildings="0 starport 1-hex")  # fmt: skip
    play(table, "Move", "Move from 1-hex to 1-gate", "1 fresh and 0 damaged Imperial ships")
    play(table, "On to 2-gate")
    assert len(options(table)) == 2
    play(table, "1 fresh and 0 damaged Imperial ships", "Go on")
    assert table.reach.fresh == {"1-gate": 2, "2-gate": 1}
    assert table.reach.escort is None


@pytest.mark.clause("REACH-3.12", "STEWARD-1.3")
def test_an_outlaw_gives_the_tile_and_the_trust_to_the_strongest_regent():
    seats = (a_seat(cards="Imperial Officers"), a_seat(power=3), a_seat(power=5))
    seats[0].lore = (named("Imperial Authority"),)
    table = an_act(*seats, reach={"first_regent": 0, "trust": ("relic",)})
    telling = Telling()
    become_outlaw(table, 0, telling)
    assert {CardBuried(each) for each in table.buried} <= set(telling.events)
    assert (table.reach.first_regent, table.reach.trust) == (2, ("relic",))
    assert table.seats[0].cards == table.seats[0].lore == ()
    assert set(table.buried) == {named("Imperial Officers"), named("Imperial Authority")}


@pytest.mark.clause("REACH-3.12")
@pytest.mark.parametrize(("leaver", "other", "heir"), [(1, 2, 0), (2, 1, 0), (0, 2, 1), (0, 1, 2)])
def test_the_only_regent_left_takes_the_tile_whichever_seat_it_is(leaver, other, heir):
    reach = {"first_regent": leaver, "trust": ("relic",)}
    table = an_act(a_seat(), a_seat(), a_seat(), outlaws=(other,), reach=reach)
    become_outlaw(table, leaver, silence)
    assert (table.reach.first_regent, table.reach.trust) == (heir, ("relic",))
    assert [seat.power for seat in table.seats] == [0, 0, 0]


@pytest.mark.clause("REACH-3.12")
def test_without_any_regent_the_trust_returns_and_costs_power():
    table = an_act(a_seat(power=1), outlaws=(1, 2),
                   reach={"first_regent": 0, "trust": ("relic", "fuel")})  # fmt: skip
    become_outlaw(table, 0, silence)
    assert (table.reach.first_regent, table.reach.trust) == (-1, ())
    assert table.seats[0].power == -1
    assert table.tokens_free("relic") == 5


@pytest.mark.clause("REACH-3.13")
def test_the_trust_counts_and_only_texts_steal_of_it():
    table = acting(a_seat(cards="Silver-Tongues"), a_seat(),
                   reach={"first_regent": 1, "trust": ("relic", "relic")})  # fmt: skip
    assert ambition_count(table, 1, "keeper") == 2
    assert table.tokens_free("relic") == 3
    play(table, "Use Silver-Tongues")
    assert table.reach.trust == ("relic",)
    assert table.seats[0].tokens == ["relic"]


# -- battle ---------------------------------------------------------------------------------------


@pytest.mark.clause("REACH-4.1")
def test_imperial_ships_attack_along_and_take_hits():
    table = acting(a_seat("1-hex 1"), a_seat("1-hex 2"), empire="1-hex 2", outlaws=(1,),
                   lead="aggression-2")  # fmt: skip
    attack(table, "Attack seat 2 in 1-hex")
    assert options(table)[-1] == "Attack with 2 fresh and 0 damaged Imperial ships"
    play(table, "Attack with 2 fresh and 0 damaged Imperial ships")
    assert "3 skirmish, 0 assault, 0 raid" in options(table)
    play(table, "0 skirmish, 2 assault, 0 raid", (2, 2))
    assert options(table) == ["Hit a fresh ship", "Hit a fresh ship of the Empire"]
    play(table, "Hit a fresh ship of the Empire", "Hit a damaged ship of the Empire")
    assert table.reach.fresh == {"1-hex": 1}
    assert table.reach.hurt == {}
    assert table.seats[1].spoils == (0, 0, 1, 0)
    assert table.reach.allies == (1, 0), "of two that attacked along one is left, fresh"
    while asked(table).kind == "hit":
        play(table, options(table)[0])
    assert table.reach.allies == (0, 0)


@pytest.mark.clause("REACH-4.2")
def test_imperial_ships_intercept_and_shield_the_buildings_of_a_regent():
    table = acting(a_seat("1-hex 3"), a_seat(), empire="1-hex 1", outlaws=(0,),
                   buildings="1 city 1-hex", lead="aggression-2")  # fmt: skip
    attack(table, "Attack seat 2 in 1-hex", "0 skirmish, 3 assault, 0 raid", (4, 1, 1))
    assert table.seats[0].hurt == {"1-hex": 1}
    assert table.reach.hurt == {"1-hex": 1}
    assert table.buildings[0].fresh
    table = acting(a_seat("1-hex 3"), a_seat(), empire="1-hex 1", outlaws=(0,),
                   buildings="1 city 1-hex", lead="aggression-2")  # fmt: skip
    attack(table, "Attack seat 2 in 1-hex", "3 skirmish, 0 assault, 0 raid", (4, 4, 4))
    assert not table.buildings[0].fresh
    assert table.seats[0].spoils == (0, 0, 1, 0)


@pytest.mark.clause("REACH-4.2")
@pytest.mark.parametrize(("outlaws", "hits"), [((0,), 3), ((0, 1), 1)])
def test_each_fresh_imperial_ship_intercepts_for_a_regent_besides_its_own(outlaws, hits):
    table = acting(a_seat("1-hex 5"), a_seat("1-hex 1"), empire="1-hex 2", outlaws=outlaws,
                   lead="aggression-2")  # fmt: skip
    attack(table, "Attack seat 2 in 1-hex")
    events = play(table, "0 skirmish, 1 assault, 0 raid", (4,))
    assert [each.hits for each in events if isinstance(each, Intercepted)] == [hits]


@pytest.mark.clause("REACH-4.3", "REACH-4.5", "REACH-4.6")
def test_an_outlaw_attacks_the_empire_without_a_raid():
    table = acting(a_seat("1-hex 2"), a_seat(), empire="1-hex 1", outlaws=(0,), lead="aggression-2")
    attack(table, "Attack the Empire in 1-hex")
    assert all("0 raid" in each for each in options(table))
    play(table, "2 skirmish, 0 assault, 0 raid", (4, 4))
    assert table.reach.fresh == table.reach.hurt == {}
    assert table.seats[0].spoils == (0, 0, 1, 0)
    regent = acting(a_seat("1-hex 2"), a_seat(), empire="1-hex 1", lead="aggression-2")
    assert "Battle" not in options(regent)


@pytest.mark.clause("REACH-4.4")
@pytest.mark.parametrize(("outlaws", "taken"), [((0,), 1), ((0, 1, 2), 0)])
def test_what_the_empire_destroys_is_the_first_regents(outlaws, taken):
    table = acting(a_seat("", "1-hex 1"), a_seat(), empire="1-hex 1", outlaws=outlaws,
                   lead="aggression-2")  # fmt: skip
    attack(table, "Attack the Empire in 1-hex", "0 skirmish, 1 assault, 0 raid", (2,))
    assert table.seats[0].hurt == {}
    assert table.seats[1].trophies[0][0] == taken
    assert table.in_supply(0, "ship") == 15 - taken


# -- Free States ----------------------------------------------------------------------------------


@pytest.mark.clause("REACH-6.1")
def test_free_buildings_that_you_control_serve_you():
    table = acting(a_seat("1-hex 1"), buildings=f"{FREE} city 1-hex, {FREE} starport 1-hex damaged")
    play(table, "Tax", "Tax 1-hex of the Free States")
    assert table.seats[0].tokens == ["material"]
    assert table.seats[0].captives == (0, 0, 0)
    play(table, "Repair", "Repair a starport of the Free States in 1-hex")
    table.turn = table.turn.spending_a_pip()
    table = acting(a_seat("1-hex 1"), buildings=f"{FREE} starport 1-hex", lead="construction-2")
    play(table, "Build", "Build a ship in 1-hex")
    assert table.seats[0].fresh == {"1-hex": 2}
    away = acting(a_seat("1-hex 1"), a_seat("1-hex 1"), buildings=f"{FREE} city 1-hex damaged")
    assert "Tax" not in options(away)
    assert "Repair" not in options(away)


@pytest.mark.clause("REACH-6.1")
def test_a_free_starport_catapults():
    table = acting(a_seat("1-hex 1"), buildings=f"{FREE} starport 1-hex", lead="mobilization-2")
    play(table, "Move", "Move from 1-hex to 1-gate")
    assert asked(table).kind == "catapult"


@pytest.mark.clause("REACH-6.2", "REACH-6.3", "REACH-6.4")
def test_a_free_city_destroyed_is_a_trophy_and_provokes_outrage_without_a_ransack():
    table = acting(a_seat("1-hex 2", slots="material fuel"), court="Elder Broker 0 1",
                   buildings=f"{FREE} city 1-hex damaged", lead="aggression-2")  # fmt: skip
    attack(table, "Attack the Free States in 1-hex", "0 skirmish, 1 assault, 0 raid", (5,))
    while asked(table).kind == "hit":
        play(table, options(table)[0])
    assert table.seats[0].spoils == (1, 0, 0, 0)
    assert table.seats[0].outrage == ("material",)
    assert table.court[1].agents == (0, 1, 0)


@pytest.mark.clause("REACH-6.5")
def test_a_key_plunders_one_resource_a_battle():
    table = acting(a_seat("1-hex 2"), buildings=f"{FREE} city 1-hex", lead="aggression-2")
    attack(table, "Attack the Free States in 1-hex", "0 skirmish, 0 assault, 1 raid", (1,))
    assert options(table) == ["Go on", "Plunder Material"]
    play(table, "Plunder Material")
    assert table.seats[0].tokens == ["material"]
    assert asked(table).kind == "act"
    none_left = acting(a_seat("1-hex 2"), a_seat(slots="material material material material"),
                       buildings=f"{FREE} city 1-hex", lead="aggression-2",
                       reach={"trust": ("material",)})  # fmt: skip
    attack(none_left, "Attack the Free States in 1-hex", "0 skirmish, 0 assault, 1 raid", (1,))
    assert asked(none_left).kind == "act"


# -- Blight ---------------------------------------------------------------------------------------


@pytest.mark.clause("REACH-7.1")
def test_blight_neither_controls_nor_intercepts():
    table = acting(a_seat("4-hex 2"), blight="4-hex fresh", lead="aggression-2")
    assert table.controller("4-hex") == 0
    attack(table, "Attack the Blight in 4-hex", "0 skirmish, 1 assault, 0 raid", (4,))
    assert table.seats[0].hurt == {}


@pytest.mark.clause("REACH-7.2", "REACH-7.4")
@pytest.mark.parametrize(
    ("hits", "before", "after", "taken"),
    [(1, " fresh", {"4-hex": True}, 0), (2, " fresh", {"4-hex": False}, 0),
     (3, " fresh", {"4-hex": False}, 0), (4, " fresh", {}, 1), (1, "", {"4-hex": False}, 0),
     (2, "", {}, 1)],
)  # fmt: skip
def test_blight_takes_two_hits_a_step(hits, before, after, taken):
    table = an_act(a_seat("4-hex 1"), blight=f"4-hex{before}", reach={}, chapter=1)
    table.steps = [FinishTurn(0), StrikeBlight(0, "4-hex", hits)]
    pending(table)
    assert table.reach.blight == after
    assert (sum(table.seats[0].spoils), table.seats[0].trophy_count) == (taken, taken)


@pytest.mark.clause("REACH-7.3")
def test_blight_is_not_raided():
    table = acting(a_seat("4-hex 3"), blight="4-hex", lead="aggression-2")
    attack(table, "Attack the Blight in 4-hex")
    assert all("0 raid" in each for each in options(table))
    table.steps = [FinishTurn(0), RollDice(0, BLIGHT, "4-hex", (0, 0, 2))]
    assert isinstance(asked(table), Chance)
    play(table, (4, 4))
    assert table.reach.blight == {"4-hex": False}


@pytest.mark.clause("REACH-5.5")
def test_an_outlaw_takes_of_the_trust_what_fits():
    table = an_act(a_seat(slots="fuel"), a_seat(power=4), outlaws=(0,),
                   reach={"trust": ("relic", "fuel", "fuel")})  # fmt: skip
    table.steps = [TakeTrust(0)]
    play(table, "Relic")
    assert sorted(table.seats[0].tokens) == ["fuel", "relic"]
    assert table.reach.trust == ("fuel", "fuel")
    assert table.seats[1].power == 3


@pytest.mark.clause("REACH-11.3")
def test_a_protected_card_cannot_be_stolen():
    table = acting(a_seat(cards="Silver-Tongues"), a_seat(cards="Merchant League, Elder Broker"))
    play(table, "Use Silver-Tongues")
    assert named("Elder Broker") in table.seats[0].cards
    assert fate(table, 0).favors == (0, 0, 0)
