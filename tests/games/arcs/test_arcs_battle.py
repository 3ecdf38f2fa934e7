"""Battle, Outrage, ransack and the Court's row, each as a worked position."""

import pytest

from engine.core.step import silence
from games.arcs.events import Intercepted, OutrageProvoked
from games.arcs.steps.battle import AssignHits, Raid, RollAgain, resolve
from games.arcs.steps.court import Refill
from tests.games.arcs.positions import (
    a_seat,
    a_table,
    acting,
    asked,
    asked_in_words,
    card,
    options,
    play,
)

ASSAULT = {"blank": 1, "hit+self": 2, "hit+intercept": 4, "2 hits+self": 5, "2 hits": 6}
RAID = {"2 keys+intercept": 1, "key+self": 2, "intercept": 3, "building+self": 4, "building+key": 6}
MISS, HIT = 1, 4


def battle(mine, theirs, collected, roll, **fields):
    """Seat 0 battles seat 1 in 1-hex with these dice and this roll."""
    table = acting(mine, theirs, lead="aggression-2", **fields)
    play(table, "Battle", "Attack seat 2 in 1-hex", collected)
    events = play(table, tuple(roll))
    return table, events


@pytest.mark.clause("ARCS-8.1")
def test_a_battle_needs_own_ships_and_a_rival_with_pieces_there():
    table = acting(a_seat("1-hex 1, 2-hex 1"), a_seat("1-gate 1"), lead="aggression-2",
                   buildings="2 city 1-hex")  # fmt: skip
    play(table, "Battle")
    assert options(table) == ["Attack seat 3 in 1-hex"]


@pytest.mark.clause("ARCS-8.2")
@pytest.mark.parametrize(
    ("buildings", "possible"), [("1 city 1-hex", True), ("", True), ("1 city 2-hex", False)]
)
def test_raid_dice_need_a_building_here_or_none_on_the_map(buildings, possible):
    table = acting(a_seat("1-hex 1"), a_seat("1-hex 1"), lead="aggression-2", buildings=buildings)
    play(table, "Battle", "Attack seat 2 in 1-hex")
    assert ("0 skirmish, 0 assault, 1 raid" in options(table)) == possible


@pytest.mark.clause("ARCS-8.3")
def test_one_die_a_ship_damaged_ones_too_and_none_is_possible():
    table = acting(a_seat("1-hex 1", "1-hex 1"), a_seat("1-hex 1"), lead="aggression-2",
                   buildings="1 city 2-hex")  # fmt: skip
    play(table, "Battle", "Attack seat 2 in 1-hex")
    assert sorted(options(table)) == sorted(
        f"{skirmish} skirmish, {assault} assault, 0 raid"
        for skirmish in range(3)
        for assault in range(3 - skirmish)
    )
    many = acting(a_seat("1-hex 9"), a_seat("1-hex 1"), lead="aggression-2")
    play(many, "Battle", "Attack seat 2 in 1-hex")
    assert "6 skirmish, 3 assault, 0 raid" in options(many)
    assert not any(each.startswith("7") for each in options(many))


@pytest.mark.clause("ARCS-8.5", "ARCS-8.11")
def test_self_hits_strike_the_attacker_and_feed_the_defenders_trophies():
    table, _ = battle(a_seat("", "1-hex 1"), a_seat("1-hex 1"), "0 skirmish, 1 assault, 0 raid",
                      [ASSAULT["hit+self"]])  # fmt: skip
    assert table.seats[0].ships_at("1-hex") == 0
    assert table.seats[1].trophies[0] == (1, 0, 0, 0)
    assert table.seats[1].hurt == {"1-hex": 1}


@pytest.mark.clause("ARCS-8.6")
def test_intercepts_count_fresh_defenders_once_before_they_are_hit():
    table, events = battle(a_seat("1-hex 6"), a_seat("1-hex 2", "1-hex 1"),
                           "0 skirmish, 2 assault, 0 raid",
                           [ASSAULT["hit+intercept"]] * 2)  # fmt: skip
    assert Intercepted(0, 2) in events
    assert asked_in_words(table) == "Assign a hit to your own pieces (1 left)"


@pytest.mark.clause("ARCS-8.7")
def test_hits_left_over_when_no_ship_is_left_strike_buildings():
    table, _ = battle(a_seat("1-hex 3"), a_seat("", "1-hex 1"), "3 skirmish, 0 assault, 0 raid",
                      [HIT, HIT, MISS], buildings="1 city 1-hex")  # fmt: skip
    assert table.seats[0].trophies[1] == (1, 0, 0, 0)
    assert not table.buildings[0].fresh


@pytest.mark.clause("ARCS-8.8")
def test_building_hits_strike_buildings_past_the_ships():
    table, _ = battle(a_seat("1-hex 2"), a_seat("1-hex 2"), "0 skirmish, 0 assault, 1 raid",
                      [RAID["building+self"]], buildings="1 city 1-hex")  # fmt: skip
    assert table.seats[1].fresh == {"1-hex": 2}
    assert not table.buildings[0].fresh
    assert table.seats[0].hurt == {"1-hex": 1}


@pytest.mark.clause("ARCS-8.9", "ARCS-8.14", "ARCS-1.7")
def test_keys_raid_the_slots_and_cards_they_can_pay():
    victim = a_seat("1-hex 1", slots="relic fuel", cards="Relic Fence, Loyal Pilots")
    table, _ = battle(a_seat("1-hex 2"), victim, "0 skirmish, 0 assault, 2 raid",
                      [RAID["key+self"], RAID["key+self"]])  # fmt: skip
    assert options(table) == ["Hit a fresh ship", "Hit a damaged ship"]
    play(table, "Hit a fresh ship")
    assert options(table) == ["Go on", "Steal from slot 2 of seat 2", "Steal Relic Fence of seat 2"]
    play(table, "Steal from slot 2 of seat 2")
    assert table.seats[0].tokens == ["fuel"]
    assert asked(table).kind == "act", "one key is left, and nothing costs one"


@pytest.mark.clause("ARCS-8.9")
def test_without_an_attacking_ship_left_there_is_no_raid():
    table, _ = battle(a_seat("", "1-hex 1"), a_seat("1-hex 1", slots="fuel fuel"),
                      "0 skirmish, 0 assault, 1 raid", [RAID["key+self"]])  # fmt: skip
    assert asked(table).kind == "act"
    assert table.seats[1].tokens == ["fuel", "fuel"]


@pytest.mark.clause("ARCS-8.10")
def test_the_attacker_gives_every_hit():
    step = AssignHits(0, 1, "1-hex", 2, "ships first")
    table = a_table(a_seat("1-hex 1"), a_seat("1-hex 1", "1-hex 1"), steps=[step])
    assert asked(table).seat == 0
    assert options(table) == ["Hit a fresh ship", "Hit a damaged ship"]
    play(table, "Hit a damaged ship")
    assert table.seats[1].hurt == {"1-hex": 1}, "the last hit can only strike the fresh one"
    lost = a_table(a_seat("1-hex 1"), steps=[step])
    play(lost)
    assert lost.is_over


@pytest.mark.clause("ARCS-8.12")
def test_destroying_a_city_provokes_outrage_of_its_type():
    mine = a_seat("1-hex 1", slots="material fuel material", cards="Mining Interest, Gatekeepers")
    table, events = battle(mine, a_seat(), "1 skirmish, 0 assault, 0 raid", [HIT],
                           buildings="1 city 1-hex damaged, 0 city 2-hex")  # fmt: skip
    assert OutrageProvoked(0, "material") in events
    assert table.seats[0].tokens == ["fuel"]
    assert table.seats[0].cards == (card("Gatekeepers"),)
    assert table.seats[0].outrage == ("material",)
    assert table.court_discard == (card("Mining Interest"),)
    assert table.in_supply(0, "agent") == 9


@pytest.mark.clause("ARCS-8.13")
def test_then_the_court_is_ransacked_whoever_leads_there():
    table, _ = battle(a_seat("1-hex 1"), a_seat(), "1 skirmish, 0 assault, 0 raid", [HIT],
                      buildings="1 city 1-hex damaged",
                      court="Relic Fence 1 1 3, Farseers 2 0 1")  # fmt: skip
    assert table.seats[0].cards == (card("Relic Fence"),)
    assert table.seats[0].trophies == ((0,) * 4, (0, 1, 0, 1), (0, 0, 0, 3))
    assert asked(table).kind == "court"


@pytest.mark.clause("ARCS-8.13")
def test_what_is_raided_after_the_fall_is_safe_from_that_outrage():
    victim = a_seat(slots="material material")
    table, _ = battle(a_seat("1-hex 3"), victim, "0 skirmish, 0 assault, 2 raid",
                      [RAID["building+key"]] * 2, buildings="1 city 1-hex")  # fmt: skip
    play(table, "Steal from slot 2 of seat 2")
    assert table.seats[0].tokens == ["material"]


@pytest.mark.clause("ARCS-8.4", "COURT-5.7")
def test_skirmishers_roll_as_many_dice_again_as_there_are_weapon_icons():
    mine = a_seat("1-hex 3", slots="weapon", cards="Skirmishers")
    table, _ = battle(mine, a_seat("1-hex 3"), "3 skirmish, 0 assault, 0 raid", [MISS, MISS, HIT])
    assert options(table)[1:] == [
        "Reroll 2 blanks and 0 hits", "Reroll 1 blanks and 0 hits",
        "Reroll 1 blanks and 1 hits", "Reroll 0 blanks and 1 hits",
    ]  # fmt: skip
    play(table, "Reroll 2 blanks and 0 hits", (HIT, HIT))
    play(table, "Hit a fresh ship", "Hit a fresh ship")
    assert table.seats[1].hurt == {"1-hex": 3}


def test_the_roll_is_read_skirmish_assault_raid():
    table = a_table(a_seat("1-hex 3"), a_seat("1-hex 1", "1-hex 3"))
    step = RollAgain(0, 1, "1-hex", (1, 1, 1), ())
    resolve(table, step, (HIT, ASSAULT["2 hits"], RAID["building+key"]), silence)
    strike = table.steps[0]
    assert (strike.hits, strike.building_hits, strike.keys) == (3, 1, 1)


# -- the Court ------------------------------------------------------------------------------------


@pytest.mark.clause("ARCS-7.11")
def test_influence_puts_an_agent_onto_any_card():
    table = acting(a_seat("1-gate 1"), court="Relic Fence, Guild Struggle 0 2")
    play(table, "Influence", "Influence Guild Struggle")
    assert table.court[1].agents == (1, 2, 0)
    assert table.in_supply(0, "agent") == 9


@pytest.mark.clause("ARCS-7.12", "ARCS-7.13")
def test_securing_needs_the_most_agents_and_captures_the_others():
    table = acting(a_seat("1-gate 1"), court="Relic Fence 2 1, Farseers 1 1, Gatekeepers 0 1",
                   lead="aggression-2")  # fmt: skip
    play(table, "Secure")
    assert options(table) == ["Secure Relic Fence"]
    play(table, "Secure Relic Fence")
    assert table.seats[0].cards == (card("Relic Fence"),)
    assert table.seats[0].captives == (0, 1, 0)
    assert (table.in_supply(0, "agent"), table.in_supply(1, "agent")) == (9, 7)


@pytest.mark.clause("ARCS-7.14", "ARCS-1.6")
def test_the_row_is_refilled_from_the_deck_and_last_from_the_buried():
    table = acting(a_seat("1-gate 1"), court="Relic Fence 1", lead="aggression-2")
    play(table, "Secure", "Secure Relic Fence", card("Farseers"))
    assert table.court[0].card == card("Farseers")
    assert card("Farseers") not in table.court_deck
    empty = a_table(steps=[Refill()], court="Relic Fence")
    empty.buried, empty.court_discard = (
        (card("Farseers"),),
        tuple(each for each in empty.court_deck if each != card("Farseers")),
    )
    empty.court_discard += (card("Relic Fence"),)
    empty.court_deck = ()
    empty.court = (type(empty.court[0])("", (0, 0, 0)),)
    play(empty)
    assert (empty.court[0].card, empty.buried) == (card("Farseers"), ())


@pytest.mark.clause("ARCS-9.3")
def test_a_card_secured_in_a_prelude_waits_and_a_stolen_one_does_not():
    table = acting(a_seat(slots="relic"), court="Prison Wardens 1")
    play(table, "Spend Relic to secure", "Secure Prison Wardens", card("Farseers"))
    assert "Use Prison Wardens" not in options(table)
    stolen = acting(a_seat(), a_seat(cards="Prison Wardens"))
    stolen.steps.append(Raid(0, 1, 2))
    play(stolen, "Steal Prison Wardens of seat 2")
    assert "Use Prison Wardens" in options(stolen)
