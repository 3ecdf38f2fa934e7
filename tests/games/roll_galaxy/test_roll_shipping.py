"""Ship, clause by clause."""

import pytest

from games.roll_galaxy.dice import SHIP
from games.roll_galaxy.events import ChipsGained, GoodConsumed, GoodTraded, WorkersReturned
from games.roll_galaxy.money import highest_worlds, incomes
from tests.games.roll_galaxy.positions import (
    a_seat,
    bystander,
    dice,
    executing,
    goods,
    offers,
    options,
    play,
    side_named,
    table_of,
    words,
)

WORLDS = {"cyan": "Gem World", "brown": "Comet Zone", "green": "Jungle World"}
WORLDS |= {"yellow": "Deserted Alien Outpost"}


def shipping(*built, workers="white", held=None, **fields):
    """Ship begins; the worlds with goods are built too."""
    held = held or {}
    return executing("Ship", a_seat(*held, *built, workers={"Ship": workers}, goods=held, **fields))


@pytest.mark.clause("ROLL-11.1")
def test_any_shipper_takes_any_good_to_trade_or_consume():
    table = shipping(workers="white, red", held={"Gem World": "cyan", "Comet Zone": "white"})
    assert len(options(table)) == 2 * 2 * 2
    play(table, "Trade cyan of square 4 with red", "Consume white of square 5 with white")
    assert (table.seats[0].credits, table.seats[0].chips) == (1 + 3, 1)
    assert goods(table.seats[0]) == {}


@pytest.mark.clause("ROLL-11.2")
def test_shipper_and_good_go_to_the_citizenry_and_idle_shippers_to_the_cup():
    table = shipping(workers="white, red", held={"Gem World": "cyan"})
    events = play(table, "Consume cyan of square 4 with red")
    assert words(table.seats[0].citizenry) == "red, cyan"
    assert words(table.seats[0].cup) == "white"
    assert WorkersReturned(0, 4, dice("white")) in events


@pytest.mark.clause("ROLL-11.3")
@pytest.mark.parametrize(
    ("colour", "value"), [("cyan", 3), ("brown", 4), ("green", 5), ("yellow", 6)]
)
def test_trade_values(colour, value):
    table = shipping(held={WORLDS[colour]: "white"}, credits=0)
    events = play(table, "Trade white of square 4 with white")
    assert table.seats[0].credits == value
    traded = next(event for event in events if isinstance(event, GoodTraded))
    assert (traded.value, traded.credits) == (value, value)


@pytest.mark.clause("ROLL-11.4")
@pytest.mark.parametrize(
    ("good", "shipper", "chips"),
    [("white", "white", 1), ("cyan", "white", 2), ("red", "cyan", 2), ("cyan", "cyan", 3)],
)
def test_consume_by_matching_colours(good, shipper, chips):
    table = shipping(workers=shipper, held={"Gem World": good})
    events = play(table, f"Consume {good} of square 4 with {shipper}")
    assert table.seats[0].chips == chips
    assert [event.chips for event in events if isinstance(event, GoodConsumed)] == [chips]


@pytest.mark.clause("ROLL-11.5")
@pytest.mark.parametrize(("good", "shipper"), [("purple", "white"), ("red", "purple")])
def test_purple_matches_every_world(good, shipper):
    for world in WORLDS.values():
        table = shipping(workers=shipper, held={world: good})
        play(table, f"Consume {good} of square 4 with {shipper}")
        assert table.seats[0].chips == 2


@pytest.mark.clause("ROLL-11.5")
def test_a_wild_face_means_nothing():
    table = shipping(workers="red", held={"Gem World": "white"})
    play(table, "Consume white of square 4 with red")
    assert table.seats[0].chips == 1


@pytest.mark.clause("ROLL-11.6")
def test_an_empty_pool_pays_all_the_same():
    seat = a_seat("Gem World", workers={"Ship": "cyan"}, goods={"Gem World": "cyan"}, chips=10)
    table = executing("Ship", seat, bystander(chips=13))
    assert table.pool == 1
    play(table, "Consume cyan of square 4 with cyan")
    assert table.seats[0].chips == 13
    assert table.pool == -2


@pytest.mark.clause("ROLL-11.7")
@pytest.mark.parametrize(
    ("owned", "world", "bonus"),
    [
        ("Export Duties", "Gem World", 1),
        ("Export Duties", "Jungle World", 1),
        ("Galactic Demand", "Gem World", 2),
        ("Galactic Demand", "Comet Zone", 0),
        ("Jumpdrive Research", "Comet Zone", 1),
        ("Jumpdrive Research", "Gem World", 0),
    ],
)
def test_trade_bonuses(owned, world, bonus):
    table = shipping(owned, held={world: "white"}, credits=0)
    play(table, "Trade white of square 4 with white")
    base = {"Gem World": 3, "Comet Zone": 4, "Jungle World": 5}[world]
    assert table.seats[0].credits == base + bonus


@pytest.mark.clause("ROLL-11.7")
@pytest.mark.parametrize(
    ("owned", "world", "chips", "credits"),
    [
        ("Trade Levies", "Gem World", 0, 1),
        ("New Economy", "Comet Zone", 0, 2),
        ("Galactic Renaissance", "Gem World", 1, 0),
        ("Space Refineries", "Comet Zone", 1, 0),
        ("Space Refineries", "Gem World", 0, 0),
        ("Minor Research Labs", "Jungle World", 1, 0),
        ("Minor Research Labs", "Deserted Alien Outpost", 1, 0),
        ("Minor Research Labs", "Comet Zone", 0, 0),
        ("Mining Industry", "Comet Zone", 0, 1),
        ("Mining Industry", "Gem World", 0, 0),
    ],
)
def test_consume_bonuses(owned, world, chips, credits):
    built = [] if owned == "Mining Industry" else [owned]
    table = shipping(*built, held={world: "white"}, faction=2 if built else 8)
    events = play(table, "Consume white of square 4 with white")
    assert (table.seats[0].chips, table.seats[0].credits) == (1 + chips, 1 + credits)
    assert [event.bonus for event in events if isinstance(event, GoodConsumed)] == [chips]


@pytest.mark.clause("ROLL-11.8")
def test_galactic_bankers_sell_a_chip_after_each_trade():
    table = shipping("Galactic Bankers", workers="2 white", held={
        "Gem World": "white", "Comet Zone": "white",
    }, credits=9)  # fmt: skip
    play(table, "Trade white of square 4 with white")
    assert options(table) == ["Buy VP", "Keep the money"]
    events = play(table, "Buy VP")
    assert (table.seats[0].credits, table.seats[0].chips) == (9, 1)
    assert ChipsGained(0, 1, side_named("Galactic Bankers"), 1) in events
    play(table, "Trade white of square 5 with white", "Keep the money")
    assert (table.seats[0].credits, table.seats[0].chips) == (10, 1)


@pytest.mark.clause("ROLL-11.8")
def test_galactic_bankers_do_not_sell_for_a_consumed_good():
    table = shipping("Galactic Bankers", held={"Gem World": "white"})
    play(table, "Consume white of square 4 with white")
    assert table.is_over


@pytest.mark.clause("ROLL-11.9")
@pytest.mark.parametrize(
    ("owned", "virtual"), [("Space Docks", ["white"]), ("Organic Shipyards", ["white", "green"])]
)
def test_virtual_shippers(owned, virtual):
    table = shipping(owned, workers="", held={"Jungle World": "white"})
    assert offers(table, "Trade") == [
        f"Trade white of square 4 with virtual {colour}" for colour in virtual
    ]
    play(table, f"Consume white of square 4 with virtual {virtual[-1]}")
    assert table.seats[0].chips == (2 if "green" in virtual else 1)
    assert words(table.seats[0].citizenry) == "white"


@pytest.mark.clause("ROLL-11.10")
def test_free_trade_association_and_galactic_salon_pay_at_the_end():
    table = shipping("Free Trade Association", "Galactic Salon", workers="")
    play(table)
    assert (table.seats[0].credits, table.seats[0].chips) == (3, 1)


@pytest.mark.clause("ROLL-11.10")
@pytest.mark.parametrize(
    ("own", "other", "credits"),
    [
        ("Jungle World", "Gem World", 2),
        ("Gem World", "Jungle World", 1),
        ("Jungle World", "Distant World", 1),
    ],
)
def test_space_tourism_pays_more_for_the_highest_world(own, other, credits):
    seat = a_seat("Space Tourism", own, workers={})
    rival = a_seat(other, faction=7, home="New Sparta")
    table = executing("Ship", seat, rival)
    play(table)
    assert table.seats[0].credits == 1 + credits


def test_developments_are_no_worlds_however_dear():
    """Galactic Bankers costs six, but the highest world of both costs three."""
    seat, rival = a_seat("Galactic Bankers"), bystander()
    assert highest_worlds(table_of(seat, rival, steps=[])) == [3, 2]


def test_an_income_per_citizen_is_paid_in_its_own_phase():
    """Space Piracy pays at the end of Ship."""
    table = table_of(a_seat(faction=1, citizenry="3 red"), steps=[])
    piracy = side_named("Space Piracy")
    assert [phase for phase in range(5) if (piracy, 2) in incomes(table, 0, phase)] == [SHIP]


@pytest.mark.clause("ROLL-11.10")
@pytest.mark.parametrize(("red", "credits"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 3)])
def test_space_piracy_counts_red_citizens_in_pairs(red, credits):
    table = shipping(workers="", faction=1, citizenry=f"{red} red" if red else "white")
    play(table)
    assert table.seats[0].credits == 1 + credits
