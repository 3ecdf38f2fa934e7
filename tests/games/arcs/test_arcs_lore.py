"""The text of every lore card, each as a worked position."""

from dataclasses import replace

import pytest

from games.arcs.board import SLOT_COSTS
from games.arcs.court import RiflesFired, ShipsGuided
from games.arcs.parts import Building, Played
from games.arcs.steps.battle import Raid
from games.arcs.steps.gaining import stealable_cards, stealable_tokens
from games.arcs.steps.lore_in_battle import RollRifles
from games.arcs.steps.rounds import NextSeat
from games.arcs.steps.turns import Act
from tests.games.arcs.positions import a_seat, a_table, acting, asked, card, options, play

MISS, HIT = 1, 4
NO_DICE = "0 skirmish, 0 assault, 0 raid"


def battle(mine, theirs, *answers, **fields):
    """Seat 0 battles seat 1 in 1-hex."""
    table = acting(mine, theirs, lead="aggression-2", **fields)
    play(table, "Battle", "Attack seat 2 in 1-hex", *answers)
    return table


def arranged(table):
    """The table once resources lie as they come."""
    while asked(table).kind == "arrange":
        play(table, options(table)[0])
    return table


# -- building, taxing, moving ---------------------------------------------------------------------


@pytest.mark.clause("LORE-1.1")
def test_tool_priests_build_a_ship_at_any_city_in_control_once_a_turn():
    mine = a_seat("1-hex 1, 3-hex 1", lore="Tool-Priests")
    table = acting(mine, buildings="1 city 1-hex, 0 city 2-hex, 2 starport 3-hex",
                   lead="construction-2")  # fmt: skip
    play(table, "Summon")
    assert options(table) == ["Build a ship in 1-hex"]
    play(table, "Build a ship in 1-hex")
    assert table.seats[0].fresh == {"1-hex": 2, "3-hex": 1}
    assert "Summon" not in options(table)


@pytest.mark.clause("LORE-1.2")
def test_sprinter_drives_move_a_group_of_fresh_ships_once_more():
    mine = a_seat("1-gate 2", "1-gate 1", lore="Sprinter Drives")
    table = acting(mine, lead="mobilization-2")
    table.steps.insert(0, NextSeat())
    play(table, "Move", "Move from 1-gate to 2-gate", "2 fresh and 1 damaged")
    play(table, "Move from 2-gate to 2-hex")
    assert options(table) == ["2 fresh and 0 damaged", "1 fresh and 0 damaged"]
    play(table, "1 fresh and 0 damaged")
    assert table.seats[0].fresh == {"2-gate": 1, "2-hex": 1}
    assert table.seats[0].hurt == {"2-gate": 1}
    assert asked(table).kind == "act"


@pytest.mark.clause("LORE-1.2")
def test_sprinter_drives_are_no_catapult_from_a_gate_and_leave_others_alone():
    mine = a_seat("1-hex 1, 1-gate 3", lore="Sprinter Drives")
    table = acting(mine, lead="mobilization-2", buildings="0 starport 1-hex")
    play(table, "Move", "Move from 1-hex to 1-gate", "On to 2-gate", "Go on")
    play(table, "Move from 2-gate to 3-gate")
    assert table.seats[0].fresh == {"1-gate": 3, "3-gate": 1}
    assert asked(table).kind == "act"


@pytest.mark.clause("LORE-1.3")
def test_hidden_harbors_build_fresh_ships_under_a_rival():
    mine = a_seat("1-gate 1", lore="Hidden Harbors")
    table = acting(mine, a_seat("1-hex 1"), buildings="0 starport 1-hex", lead="construction-2")
    play(table, "Build", "Build a ship in 1-hex")
    assert table.seats[0].fresh == {"1-gate": 1, "1-hex": 1}


@pytest.mark.clause("LORE-1.3")
def test_their_buildings_are_damaged_as_ever():
    mine = a_seat("", "1-arrow 1", lore="Hidden Harbors")
    table = acting(mine, a_seat("1-arrow 1"), lead="construction-2")
    play(table, "Build", "Build a city in 1-arrow")
    assert [each.fresh for each in table.buildings] == [False]


@pytest.mark.clause("LORE-1.4")
@pytest.mark.parametrize(("port", "raids"), [("", 0), (" damaged", 1)])
def test_hidden_harbors_keep_raid_dice_from_a_fresh_starport(port, raids):
    rival = a_seat(lore="Hidden Harbors")
    table = battle(a_seat("1-hex 1"), rival, buildings=f"1 starport 1-hex{port}")
    assert max(option.raid for option in asked(table).options) == raids


@pytest.mark.clause("LORE-1.5")
def test_gate_ports_build_one_starport_a_gate():
    mine = a_seat("1-gate 1, 2-gate 1", lore="Gate Ports")
    table = acting(mine, lead="construction-2")
    play(table, "Build", "Build a starport in 1-gate")
    assert [(each.system, each.beside) for each in table.buildings] == [("1-gate", True)]
    play(table, "Build")
    assert "Build a starport in 1-gate" not in options(table)
    assert "Build a starport in 2-gate" in options(table)
    assert "Build a ship in 1-gate" in options(table)


@pytest.mark.clause("LORE-1.6")
@pytest.mark.parametrize(("ships", "captives"), [("1-gate 1", 1), ("2-hex 1", 0)])
def test_gate_ports_capture_an_agent_of_whoever_moves_in(ships, captives):
    table = acting(a_seat("2-gate 3"), a_seat(ships, lore="Gate Ports"), lead="mobilization-2")
    table.buildings = (Building(1, "starport", "1-gate", beside=True),)
    play(table, "Move", "Move from 2-gate to 1-gate", "3 fresh and 0 damaged")
    assert table.seats[1].captives == (captives, 0, 0)
    assert table.in_supply(0, "agent") == 10 - captives


@pytest.mark.clause("LORE-1.7")
def test_cloud_cities_stand_beside_the_slots_for_a_resource():
    mine = a_seat("1-hex 1", slots="material", lore="Cloud Cities")
    table = acting(mine, lead="construction-2", buildings="1 city 1-hex, 2 starport 1-hex")
    play(table, "Build")
    assert options(table) == ["Build a city in 1-hex beside its slots"]
    play(table, "Build a city in 1-hex beside its slots")
    assert table.empty_building_slots("1-hex") == 0
    assert table.seats[0].tokens == []
    assert table.tokens_free("material") == 5
    again = a_seat("1-hex 1", slots="material", lore="Cloud Cities")
    other = acting(again, lead="construction-2", buildings="1 city 1-hex, 2 starport 1-hex")
    other.buildings += (table.buildings[-1],)
    assert "Build" not in options(other)


@pytest.mark.clause("LORE-1.7")
def test_what_a_cloud_city_costs_in_the_prelude_returns_when_that_ends():
    mine = a_seat("1-hex 1", slots="material material", lore="Cloud Cities")
    table = acting(mine, buildings="1 city 1-hex, 2 starport 1-hex", lead="aggression-2")
    play(table, "Spend Material to build", "Build a city in 1-hex beside its slots")
    assert table.turn.spent == ("material", "material")
    assert table.tokens_free("material") == 3


@pytest.mark.clause("LORE-1.7")
def test_the_token_that_pays_for_a_cloud_city_cannot_also_give_the_action():
    full = "1 city 1-hex, 2 starport 1-hex"
    mine = a_seat("1-hex 1", slots="material", lore="Cloud Cities")
    assert "Spend Material to build" not in options(acting(mine, buildings=full))
    other = a_seat("1-hex 1", slots="material material", lore="Cloud Cities")
    assert "Spend Material to build" in options(acting(other, buildings=full))


@pytest.mark.clause("LORE-1.8")
def test_nurture_taxes_a_loyal_city_with_a_build():
    mine = a_seat("2-hex 1", lore="Living Structures")
    table = acting(mine, buildings="0 city 1-hex, 1 city 2-hex", lead="construction-2")
    play(table, "Nurture")
    assert options(table) == ["Tax 1-hex of seat 1"]
    play(table, "Tax 1-hex of seat 1")
    assert arranged(table).seats[0].tokens == ["material"]
    assert "Nurture" not in options(table)


@pytest.mark.clause("LORE-1.9")
def test_prune_replaces_a_city_by_a_starport():
    mine = a_seat("1-gate 1", slots="fuel relic material", lore="Living Structures")
    table = acting(mine, buildings="0 city 1-hex damaged", lead="construction-2")
    play(table, "Prune", "Replace the damaged city in 1-hex")
    assert [(each.kind, each.fresh) for each in table.buildings] == [("starport", False)]
    assert asked(table).kind == "drop"
    play(table, "Discard Fuel")
    arranged(table)
    play(table, "Prune", "Replace the damaged starport in 1-hex")
    assert [each.kind for each in table.buildings] == ["city"]


@pytest.mark.clause("LORE-1.10")
def test_gate_stations_build_one_city_a_gate():
    table = acting(a_seat("1-gate 1", lore="Gate Stations"), lead="construction-2")
    play(table, "Build")
    assert options(table) == ["Build a city in 1-gate"]
    play(table, "Build a city in 1-gate")
    assert "Build" not in options(table)
    assert table.cities_off_board(0) == 1


def with_station(mine, *others, buildings="", seat=0, **fields):
    """A table on which a seat has a city at 1-gate."""
    table = acting(mine, *others, buildings=buildings, **fields)
    table.buildings += (Building(seat, "city", "1-gate", beside=True),)
    return table


@pytest.mark.clause("LORE-1.11")
def test_a_city_at_a_gate_brings_one_of_the_types_of_its_cluster():
    mine = a_seat("1-gate 1", lore="Gate Stations")
    table = with_station(mine, buildings="1 city 1-arrow, 2 city 1-crescent, 0 city 2-hex")
    play(table, "Tax", "Tax 1-gate of seat 1")
    assert options(table) == ["Fuel", "Weapon"]
    play(table, "Weapon")
    assert arranged(table).seats[0].tokens == ["weapon"]
    alone = with_station(a_seat("1-gate 1", lore="Gate Stations"), buildings="0 city 2-hex")
    play(alone, "Tax", "Tax 1-gate of seat 1")
    assert alone.seats[0].tokens == []


@pytest.mark.clause("LORE-1.11")
def test_its_fall_provokes_outrage_of_each():
    cities = "1 city 1-arrow, 2 city 1-crescent"
    table = with_station(a_seat("1-gate 2"), a_seat(lore="Gate Stations"), seat=1,
                         buildings=cities, lead="aggression-2")  # fmt: skip
    play(table, "Battle", "Attack seat 2 in 1-gate", "2 skirmish, 0 assault, 0 raid", (HIT, HIT))
    assert table.seats[0].outrage == ("fuel", "weapon")


@pytest.mark.clause("LORE-1.11", "COURT-5.15")
def test_a_trade_with_it_takes_one_of_its_types():
    mine = a_seat("1-gate 1", slots="relic", cards="Elder Broker")
    rival = a_seat(slots="fuel weapon", lore="Gate Stations")
    table = with_station(mine, rival, seat=1, buildings="2 city 1-arrow, 2 city 1-crescent")
    play(table, "Trade", "Trade Relic for Weapon of 1-gate of seat 2")
    assert arranged(table).seats[0].tokens == ["weapon"]


@pytest.mark.clause("LORE-1.12")
def test_ancient_holdings_are_one_more_slot_of_four_keys():
    assert SLOT_COSTS == (3, 1, 1, 2, 1, 3, 4)
    table = acting(a_seat("1-gate 1", lore="Ancient Holdings", slots="fuel relic"),
                   buildings="0 city 1-hex")  # fmt: skip
    assert table.open_places(0) == (0, 1, 2, 6)
    play(table, "Tax", "Tax 1-hex of seat 1")
    play(table, next(each for each in options(table) if each.endswith("- - - material")))
    assert table.seats[0].slots[6] == "material"
    raided = a_table(
        a_seat(), table.seats[0], steps=[Act(0)], trick=(Played(0, "aggression-2", "lead"),)
    )
    raided.steps.append(Raid(0, 1, 3))
    assert "Steal from slot 7 of seat 2" not in options(raided)
    raided.steps[-1] = Raid(0, 1, 4)
    assert "Steal from slot 7 of seat 2" in options(raided)


@pytest.mark.clause("LORE-1.13")
def test_force_beams_guide_ships_of_everybody():
    mine = a_seat("1-gate 1", leader="Rebel", lore="Force Beams")
    rivals = a_seat("1-gate 1", "1-gate 2"), a_seat("3-gate 1", lore="Gate Ports")
    table = acting(mine, *rivals, buildings="0 starport 1-hex, 0 starport 4-hex damaged",
                   lead="mobilization-2")  # fmt: skip
    play(table, "Guide")
    assert options(table) == ["Move from 1-gate to 1-hex"]
    play(table, "Move from 1-gate to 1-hex", "Go on")
    assert "Go on" not in options(table)
    events = play(table, "1 fresh and 2 damaged of seat 2")
    assert events == [ShipsGuided(0, 1, "1-gate", "1-hex", 1, 2)]
    assert (table.seats[1].fresh, table.seats[1].hurt) == ({"1-hex": 1}, {"1-hex": 2})


# -- battle ---------------------------------------------------------------------------------------


@pytest.mark.clause("LORE-2.1")
def test_galactic_rifles_fire_into_the_next_system():
    mine = a_seat("1-gate 2", "1-gate 1", lore="Galactic Rifles")
    table = acting(mine, a_seat("", "1-hex 1"), lead="aggression-2",
                   buildings="1 city 1-hex damaged", court="Relic Fence 0 1")  # fmt: skip
    play(table, "Fire rifles", "Fire from 1-gate at seat 2 in 1-hex",
         "2 skirmish, 0 assault, 0 raid")  # fmt: skip
    assert asked(table).outcomes.count == 2
    events = play(table, (HIT, HIT))
    assert RiflesFired(0, 1, "1-gate", "1-hex", 2) in events
    assert table.seats[0].trophies[1] == (1, 1, 0, 1)
    assert table.seats[0].outrage == ("material",)
    assert table.seats[0].cards == (card("Relic Fence"),)


@pytest.mark.clause("LORE-2.1")
def test_no_card_for_battles_speaks_when_they_fire():
    mine = a_seat("1-gate 1", leader="Rebel", cards="Skirmishers, Gatekeepers", slots="weapon",
                  lore="Galactic Rifles, Repair Drones")  # fmt: skip
    rival = a_seat("1-hex 3", leader="Elder", lore="Railgun Arrays, Mirror Plating")
    table = acting(mine, rival, lead="aggression-2", court="Relic Fence")
    play(table, "Fire rifles", "Fire from 1-gate at seat 2 in 1-hex",
         "1 skirmish, 0 assault, 0 raid", (HIT,))  # fmt: skip
    assert table.seats[1].hurt == {"1-hex": 1}
    assert table.seats[0].fresh == {"1-gate": 1}
    assert asked(table).kind == "act"
    assert RollRifles(0, 1, "1-gate", "1-hex", 9).problems(table) != []


@pytest.mark.clause("LORE-2.2")
@pytest.mark.parametrize(
    ("dice", "roll", "hurt"),
    [("0 skirmish, 1 assault", (6,), 1), ("1 skirmish, 0 assault", (MISS,), 0)],
)
def test_mirror_plating_intercepts_assault_dice(dice, roll, hurt):
    table = battle(a_seat("1-hex 2"), a_seat("1-hex 1", lore="Mirror Plating"), f"{dice}, 0 raid",
                   roll)  # fmt: skip
    assert table.seats[0].hurt.get("1-hex", 0) == hurt


@pytest.mark.clause("LORE-2.3")
@pytest.mark.parametrize(("damaged", "hurt"), [("", 0), ("1-hex 1", 1)])
def test_signal_breaker_ignores_an_intercept_of_fresh_attackers(damaged, hurt):
    mine = a_seat("1-hex 2", damaged, lore="Signal Breaker")
    table = battle(mine, a_seat("1-hex 1"), "0 skirmish, 1 assault, 0 raid", (4,))
    if hurt:
        play(table, "Hit a fresh ship")
    assert table.seats[0].fresh == {"1-hex": 2 - hurt}


@pytest.mark.clause("LORE-2.3", "LORE-2.2")
def test_signal_breaker_ignores_only_what_was_rolled():
    mine, rival = a_seat("1-hex 2", lore="Signal Breaker"), a_seat("1-hex 1", lore="Mirror Plating")
    table = battle(mine, rival, "0 skirmish, 1 assault, 0 raid", (6,))
    assert table.seats[0].fresh == {"1-hex": 1}


@pytest.mark.clause("LORE-2.4")
def test_repair_drones_repair_an_attacker():
    table = battle(a_seat("1-hex 1", "1-hex 2", lore="Repair Drones"), a_seat("1-hex 1"), NO_DICE)
    assert (table.seats[0].fresh, table.seats[0].hurt) == ({"1-hex": 2}, {"1-hex": 1})
    defended = battle(a_seat("1-hex 1"), a_seat("", "1-hex 2", lore="Repair Drones"), NO_DICE)
    assert defended.seats[1].hurt == {"1-hex": 2}


@pytest.mark.clause("LORE-2.5")
def test_railguns_hit_before_dice_are_collected():
    table = battle(a_seat("1-hex 1"), a_seat("1-hex 1", lore="Railgun Arrays"))
    assert table.seats[0].hurt == {"1-hex": 1}
    assert asked(table).kind == "dice"
    none = battle(a_seat("", "1-hex 1"), a_seat("1-hex 1", lore="Railgun Arrays"))
    assert none.seats[1].trophies[0] == (1, 0, 0, 0)
    assert asked(none).kind == "act"
    asleep = battle(a_seat("1-hex 1"), a_seat("", "1-hex 1", lore="Railgun Arrays"))
    assert asleep.seats[0].fresh == {"1-hex": 1}


@pytest.mark.clause("LORE-2.6")
def test_seeker_torpedoes_roll_assault_dice_again():
    mine = a_seat("1-hex 1", "1-hex 1", lore="Seeker Torpedoes")
    table = battle(mine, a_seat("1-hex 3"), "0 skirmish, 2 assault, 0 raid", (1, 1))
    assert options(table) == ["Go on", "Reroll assault: blank"]
    play(table, "Reroll assault: blank", (6,), "Hit a fresh ship")
    assert table.seats[1].hurt == {"1-hex": 2}


@pytest.mark.clause("LORE-2.7")
def test_predictive_sensors_bring_fresh_ships_into_the_battle():
    rival = a_seat("1-hex 1, 1-gate 2, 1-crescent 1", "1-gate 1", lore="Predictive Sensors")
    table = battle(a_seat("1-hex 1"), rival)
    assert asked(table).seat == 1
    assert options(table) == ["Go on", "Move from 1-gate to 1-hex", "Move from 1-crescent to 1-hex"]
    play(table, "Move from 1-gate to 1-hex")
    assert options(table) == ["2 fresh and 0 damaged", "1 fresh and 0 damaged"]
    play(table, "1 fresh and 0 damaged")
    assert options(table) == ["Go on", "Move from 1-crescent to 1-hex"]
    play(table, "Go on")
    assert table.seats[1].fresh == {"1-hex": 2, "1-gate": 1, "1-crescent": 1}
    assert (asked(table).kind, asked(table).seat) == ("dice", 0)


@pytest.mark.clause("LORE-2.8")
@pytest.mark.parametrize(
    ("buildings", "raids"), [("1 city 3-hex", 1), ("1 city 1-hex", 2), ("", 2)]
)
def test_raider_exosuits_collect_one_raid_die(buildings, raids):
    mine = a_seat("1-hex 2", lore="Raider Exosuits")
    table = battle(mine, a_seat("1-hex 1"), buildings=buildings)
    assert max(option.raid for option in asked(table).options) == raids


@pytest.mark.clause("LORE-2.9")
def test_a_martyr_takes_a_rival_with_it():
    mine = a_seat("1-hex 1", "2-hex 1", lore="Survival Overrides")
    rival = a_seat("1-hex 1", "1-hex 1, 2-hex 1")
    table = acting(mine, rival, lead="mobilization-2")
    play(table, "Martyr")
    assert options(table) == [
        "Destroy a fresh ship of seat 2 in 1-hex", "Destroy a damaged ship of seat 2 in 1-hex",
        "Destroy a fresh ship of seat 1 in 1-hex",
    ]  # fmt: skip
    play(table, "Destroy a fresh ship of seat 2 in 1-hex")
    assert table.seats[0].trophies[1] == (1, 0, 0, 0)
    assert table.seats[0].fresh == {}
    assert table.in_supply(0, "ship") == 14


# -- while an ambition is declared ----------------------------------------------------------------


def declared(ambition):
    return {"boxes": {ambition: (0,)}}


@pytest.mark.clause("LORE-3.1")
@pytest.mark.parametrize(
    ("lore", "mine", "fields", "said"),
    [
        ("Warlord's Terror", {"trophies": ((0,) * 4, (1, 0, 0, 0), (0,) * 4)},
         {"court": "Relic Fence"}, "Use Warlord's Terror"),
        ("Tyrant's Ego", {"captives": (0, 1, 0)}, {"court": "Relic Fence 1"}, "Use Tyrant's Ego"),
        ("Tycoon's Ambition", {}, {}, "Use Tycoon's Ambition"),
        ("Tycoon's Charm", {"slots": "fuel"}, {}, "Use Tycoon's Charm"),
    ],
)  # fmt: skip
def test_such_lore_speaks_only_while_its_ambition_is_declared(lore, mine, fields, said):
    silent = acting(a_seat("1-gate 1", lore=lore, **mine), **fields)
    assert said not in options(silent)
    ambition = lore.partition("'")[0].lower()
    speaking = acting(a_seat("1-gate 1", lore=lore, **mine), **fields, **declared(ambition))
    assert said in options(speaking)


@pytest.mark.clause("LORE-3.2")
@pytest.mark.parametrize(
    ("lore", "cleared"),
    [
        ("Empath's Vision", ("psionic",)),
        ("Keeper's Trust", ("relic",)),
        ("Warlord's Cruelty", ("weapon",)),
        ("Tyrant's Ego", ("weapon",)),
        ("Tycoon's Charm", ("material", "fuel")),
    ],
)
def test_some_lore_is_discarded_to_clear_outrage(lore, cleared):
    everything = ("material", "fuel", "weapon", "relic", "psionic")
    table = acting(a_seat("1-gate 1", lore=lore, outrage=everything))
    play(table, f"Discard {lore}")
    assert table.seats[0].lore == ()
    assert table.seats[0].outrage == tuple(each for each in everything if each not in cleared)
    assert table.in_supply(0, "agent") == 5 + len(cleared)


@pytest.mark.clause("LORE-3.3")
def test_empaths_vision_rolls_any_dice_again():
    mine = a_seat("1-hex 2", lore="Empath's Vision")
    table = battle(mine, a_seat("1-hex 3"), "1 skirmish, 1 assault, 0 raid", (MISS, 1),
                   **declared("empath"))  # fmt: skip
    play(table, "Reroll 1 blanks and 0 hits", (MISS,))
    assert options(table) == ["Go on", "Reroll assault: blank"]
    play(table, "Go on")
    assert asked(table).kind == "act"
    silent = battle(a_seat("1-hex 2", lore="Empath's Vision"), a_seat("1-hex 3"),
                    "1 skirmish, 1 assault, 0 raid", (MISS, 1))  # fmt: skip
    assert asked(silent).kind == "act"


@pytest.mark.clause("LORE-3.4")
def test_empaths_bond_taxes_any_city_without_a_captive():
    mine = a_seat("1-gate 1", lore="Empath's Bond")
    table = acting(mine, buildings="1 city 1-hex, 0 city 2-hex", **declared("empath"))
    play(table, "Tax", "Tax 1-hex of seat 2 as a loyal city")
    assert arranged(table).seats[0].tokens == ["material"]
    assert table.seats[0].captives == (0, 0, 0)
    silent = acting(a_seat("1-gate 1", lore="Empath's Bond"), buildings="1 city 1-hex")
    assert "Tax" not in options(silent)


@pytest.mark.clause("LORE-3.5")
def test_empaths_bond_builds_at_any_starport():
    mine = a_seat("1-gate 1", lore="Empath's Bond")
    table = acting(mine, a_seat("1-hex 1"), buildings="1 starport 1-hex", lead="construction-2",
                   **declared("empath"))  # fmt: skip
    play(table, "Build", "Build a ship in 1-hex")
    assert table.seats[0].hurt == {"1-hex": 1}
    assert [(each.seat, each.used) for each in table.buildings] == [(1, True)]
    play(table, "Build")
    assert "Build a ship in 1-hex" not in options(table)


@pytest.mark.clause("LORE-3.5")
@pytest.mark.parametrize(("boxes", "goes_on"), [({"empath": (0,)}, True), ({}, False)])
def test_empaths_bond_catapults_from_any_starport(boxes, goes_on):
    mine = a_seat("1-hex 1", lore="Empath's Bond")
    table = acting(mine, buildings="1 starport 1-hex", lead="mobilization-2", boxes=boxes)
    play(table, "Move", "Move from 1-hex to 1-gate")
    assert (asked(table).kind == "catapult") == goes_on


@pytest.mark.clause("LORE-3.6")
@pytest.mark.parametrize(("boxes", "slots"), [({"keeper": (0,)}, [1]), ({}, [0, 1])])
def test_keepers_trust_guards_what_the_thief_has(boxes, slots):
    rival = a_seat(slots="fuel relic", lore="Keeper's Trust")
    table = a_table(a_seat(slots="fuel"), rival, boxes=boxes)
    assert [each.slot for each in stealable_tokens(table, 0)] == slots


@pytest.mark.clause("LORE-3.7")
@pytest.mark.parametrize(("boxes", "safe"), [({"keeper": (0,)}, True), ({}, False)])
def test_keepers_solidarity_guards_cards_of_a_type_in_hand(boxes, safe):
    rival = a_seat(slots="relic", cards="Relic Fence, Farseers", lore="Keeper's Solidarity")
    table = a_table(a_seat(), rival, boxes=boxes)
    found = {each.card for each in stealable_cards(table, 0)}
    assert found == {card("Farseers")} | (set() if safe else {card("Relic Fence")})


@pytest.mark.clause("LORE-3.8")
def test_warlords_cruelty_taxes_the_same_city_again():
    mine = a_seat("1-hex 1", lore="Warlord's Cruelty")
    table = acting(mine, buildings="1 city 1-hex", **declared("warlord"))
    for _ in range(2):
        play(table, "Tax", "Tax 1-hex of seat 2")
    assert table.seats[0].tokens == ["material", "material"]
    assert table.seats[0].captives == (0, 2, 0)
    silent = acting(a_seat("1-hex 1", lore="Warlord's Cruelty"), buildings="1 city 1-hex")
    play(silent, "Tax", "Tax 1-hex of seat 2")
    assert "Tax" not in options(silent)


@pytest.mark.clause("LORE-3.9")
def test_warlords_terror_influences_for_trophies():
    trophies = ((0,) * 4, (1, 1, 0, 0), (0,) * 4)
    mine = a_seat("1-gate 1", trophies=trophies, lore="Warlord's Terror")
    rival = a_seat(slots="fuel relic material")
    table = acting(mine, rival, court="Relic Fence, Farseers", **declared("warlord"))
    play(table, "Use Warlord's Terror", "Return a city of seat 2")
    assert (asked(table).kind, asked(table).seat) == ("drop", 1)
    play(table, "Discard Fuel")
    while asked(table).kind == "arrange":
        play(table, options(table)[0])
    play(table, "Influence Relic Fence", "Return a ship of seat 2", "Influence Relic Fence")
    assert table.seats[0].trophy_count == 0
    assert table.court[0].agents == (2, 0, 0)
    assert asked(table).kind == "act"
    assert "Use Warlord's Terror" not in options(table)


@pytest.mark.clause("LORE-3.10")
def test_tyrants_ego_secures_for_captives():
    mine = a_seat("1-gate 1", captives=(0, 1, 1), lore="Tyrant's Ego")
    table = acting(mine, court="Relic Fence 1, Farseers 1", **declared("tyrant"))
    play(table, "Use Tyrant's Ego", "A Captive of seat 2", "Secure Farseers", card("Gatekeepers"))
    play(table, "A Captive of seat 3", "Secure Relic Fence", card("Secret Order"))
    assert table.seats[0].captives == (0, 0, 0)
    assert table.seats[0].cards == (card("Farseers"), card("Relic Fence"))
    assert asked(table).kind == "act"


@pytest.mark.clause("LORE-3.11")
def test_tyrants_authority_annexes_what_it_controls():
    mine = a_seat("1-hex 1", lore="Tyrant's Authority")
    table = acting(mine, lead="construction-2", **declared("tyrant"),
                   buildings="1 city 1-hex damaged, 1 starport 2-hex")  # fmt: skip
    play(table, "Annex")
    assert options(table) == ["Annex the damaged city in 1-hex of seat 2"]
    play(table, "Annex the damaged city in 1-hex of seat 2")
    assert [(each.seat, each.kind, each.fresh) for each in table.buildings_at("1-hex")] == [
        (0, "city", False)
    ]
    assert table.in_supply(1, "city") == 5
    assert table.seats[0].trophy_count == 0
    silent = acting(a_seat("1-hex 1", lore="Tyrant's Authority"), lead="construction-2",
                    buildings="1 city 1-hex")  # fmt: skip
    assert "Annex" not in options(silent)


@pytest.mark.clause("LORE-3.11", "ARCS-1.8")
@pytest.mark.parametrize(("more", "may"), [("", True), (", 0 city 3-hex", False)])
def test_tyrants_authority_needs_a_city_in_the_supply(more, may):
    mine = a_seat("1-hex 1", lore="Tyrant's Authority")
    own = f"0 city 2-hex, 0 city 4-hex, 0 city 5-hex, 0 city 6-hex{more}"
    table = acting(mine, lead="construction-2", **declared("tyrant"),
                   buildings=f"1 city 1-hex, {own}")  # fmt: skip
    assert ("Annex" in options(table)) == may


@pytest.mark.clause("LORE-3.11", "ARCS-7.1")
def test_an_annexed_city_can_be_taxed_though_its_owner_was_taxed_there():
    mine = a_seat("1-hex 1", lore="Tyrant's Authority")
    table = acting(mine, lead="construction-2", **declared("tyrant"), buildings="1 city 1-hex")
    table.buildings = tuple(replace(each, used=True) for each in table.buildings)
    play(table, "Annex", "Annex the city in 1-hex of seat 2")
    assert [each.used for each in table.buildings] == [False]


@pytest.mark.clause("LORE-3.12")
def test_tycoons_ambition_discards_everything_to_declare_something_new():
    mine = a_seat("1-gate 1", slots="fuel relic", lore="Tycoon's Ambition")
    table = acting(mine, **declared("tycoon"))
    play(table, "Use Tycoon's Ambition")
    assert "Declare Tycoon" not in options(table)
    play(table, "Declare Keeper")
    assert table.boxes == {"tycoon": (0,), "keeper": (1,)}
    assert not table.zeroed
    assert table.seats[0].tokens == ["relic"]
    late = acting(a_seat("1-gate 1", lore="Tycoon's Ambition"), turn={"acted": True},
                  **declared("tycoon"))  # fmt: skip
    assert "Use Tycoon's Ambition" not in options(late)


@pytest.mark.clause("LORE-3.13")
def test_tycoons_charm_swaps_material_and_fuel():
    mine = a_seat("1-gate 1", slots="fuel material", lore="Tycoon's Charm")
    table = acting(mine, **declared("tycoon"))
    play(table, "Use Tycoon's Charm")
    assert len(options(table)) == 1 + 2 * 4
    play(table, "Swap Fuel for Psionic")
    play(arranged(table), "Swap Material for Psionic")
    assert arranged(table).seats[0].tokens == ["psionic", "psionic"]
    assert asked(table).kind == "act"
