"""Costs, Develop and Settle, clause by clause."""

import pytest

from games.roll_galaxy.dice import DEVELOP
from games.roll_galaxy.events import (
    CreditsGained,
    DiceSaved,
    DiceWait,
    DieGained,
    DieGivenUp,
    TileCompleted,
    WaitingReturned,
    WorkersReturned,
)
from games.roll_galaxy.game import GAME
from games.roll_galaxy.steps import SpendWaiting
from games.roll_galaxy.steps.building import GiveUpDice
from games.roll_galaxy.tiles import SIDES, cost_of
from tests.games.roll_galaxy.positions import (
    a_seat,
    asked,
    built,
    dice,
    executing,
    goods,
    options,
    play,
    side_named,
    stack,
    table_of,
    words,
)


def cost(name, *owned, faction=2):
    """What a side costs in dice with these built."""
    return cost_of(a_seat(*owned, faction=faction).tableau, side_named(name))


def settling(*owned, worlds, workers="", **fields):
    return executing("Settle", a_seat(*owned, worlds=worlds, workers={"Settle": workers}, **fields))


def developing(*owned, developments, workers="", **fields):
    return executing(
        "Develop", a_seat(*owned, developments=developments, workers={"Develop": workers}, **fields)
    )


# -- 8. costs -------------------------------------------------------------------------------------


@pytest.mark.clause("ROLL-8.1")
def test_the_cost_is_the_printed_cost_less_discounts():
    assert cost("Lost Alien Warship") == SIDES[side_named("Lost Alien Warship")].cost == 5
    assert cost("Lost Alien Warship", "Replicant Robots") == 4


@pytest.mark.clause("ROLL-8.2")
def test_a_discount_stops_at_its_floor_and_raises_no_cost():
    assert cost("Artist Colony", "Replicant Robots") == 1
    assert cost("Sentient Robots", "Free Trade Zone") == 2
    assert cost("High-Gravity World", "Free Trade Zone") == 1


@pytest.mark.clause("ROLL-8.3", "ROLL-8.6")
@pytest.mark.parametrize("order", [1, -1])
def test_higher_floors_come_first_whatever_the_order_in_the_tableau(order):
    owned = ("Free Trade Zone", "Replicant Robots")[::order]
    assert cost("Trading World", *owned) == 1
    assert cost("Transport Hub", *owned) == 1
    assert cost("Terraformed World", *owned) == 2


@pytest.mark.clause("ROLL-8.4")
@pytest.mark.parametrize(
    ("name", "expected"),
    [("Trading World", 2), ("Transport Hub", 2), ("Galactic Trendsetters", 4), ("Gem World", 2)],
)
def test_free_trade_zone(name, expected):
    assert cost(name, "Free Trade Zone") == expected


@pytest.mark.clause("ROLL-8.5")
@pytest.mark.parametrize(
    ("owned", "name", "expected"),
    [
        ("Replicant Robots", "Gem World", 1),
        ("Replicant Robots", "Public Works", 1),
        ("Replicant Robots", "Trade Levies", 3),
        ("Alien Uplift Blueprints", "Jungle World", 3),
        ("Alien Uplift Blueprints", "Deserted Alien Outpost", 3),
        ("Alien Uplift Blueprints", "Comet Zone", 3),
        ("Investment Credits", "Trade Levies", 2),
        ("Investment Credits", "Comet Zone", 3),
        ("Investment Credits", "Public Works", 1),
    ],
)
def test_discounts_of_one(owned, name, expected):
    assert cost(name, owned) == expected


@pytest.mark.clause("ROLL-8.5")
def test_biological_adaptation_helps_reassign_powers_only():
    assert cost("Galactic Mandate", faction=7) == 2
    assert cost("Trade Levies", faction=7) == 3
    assert cost("Galactic Mandate", "Investment Credits", faction=7) == 1


# -- 9. develop and settle ------------------------------------------------------------------------


@pytest.mark.clause("ROLL-9.1")
def test_workers_join_the_dice_waiting_on_the_top_tile():
    table = developing(developments=["Conscription"], workers="white", developing="red")
    events = play(table)
    assert words(table.seats[0].developing) == "white, red"
    assert DiceWait(0, 1, dice("white")) in events


@pytest.mark.clause("ROLL-9.2")
def test_a_completed_tile_enters_the_tableau_and_its_dice_the_citizenry():
    table = settling(worlds=["Gem World"], workers="white", settling="red")
    events = play(table)
    seat = table.seats[0]
    assert built(seat) == ["Gem World"]
    assert words(seat.citizenry) == "white, red"
    assert TileCompleted(0, side_named("Gem World"), 3, dice("white, red")) in events
    assert stack(seat, "Settle") == []


@pytest.mark.clause("ROLL-9.3")
def test_with_too_many_dice_waiting_the_owner_picks():
    table = settling(worlds=["Gem World", "Comet Zone"], settling="2 white, red, green")
    assert options(table) == ["Spend white", "Spend red", "Spend green"]
    play(table, "Spend green", "Spend white")
    seat = table.seats[0]
    assert words(seat.citizenry) == "white, green"
    assert words(seat.settling) == "white, red"
    assert stack(seat, "Settle") == ["Comet Zone"]


@pytest.mark.clause("ROLL-9.4")
def test_the_rest_goes_on_with_the_next_tile_and_waits_there():
    table = settling(worlds=["Artist Colony", "Gem World"], workers="2 white")
    play(table)
    seat = table.seats[0]
    assert (built(seat), stack(seat, "Settle")) == (["Artist Colony"], ["Gem World"])
    assert words(seat.settling) == "white"


@pytest.mark.clause("ROLL-9.4")
def test_several_tiles_are_completed_in_one_phase():
    table = settling(
        worlds=["Artist Colony", "Gem World", "New Survivalists"], workers="2 white", settling="red"
    )
    play(table)
    assert built(table.seats[0]) == ["Artist Colony", "Gem World"]


@pytest.mark.clause("ROLL-9.5")
def test_with_an_empty_stack_dice_go_back_to_the_cup():
    table = settling(worlds=["Artist Colony"], workers="3 white")
    events = play(table)
    assert words(table.seats[0].cup) == "2 white"
    assert WorkersReturned(0, 2, dice("2 white")) in events


@pytest.mark.clause("ROLL-9.5")
def test_waiting_dice_without_a_tile_go_back_too():
    table = settling(worlds=[], settling="red", workers="white")
    events = play(table)
    assert words(table.seats[0].cup) == "white, red"
    assert WorkersReturned(0, 2, dice("white")) in events
    assert WaitingReturned(0, 2, dice("red")) in events
    assert not any(table.seats[0].settling)


@pytest.mark.clause("ROLL-9.6")
def test_waiting_dice_alone_complete_a_tile_in_its_phase():
    fields = {"worlds": ["Gem World"], "settling": "white"}
    table = settling("Replicant Robots", **fields)
    play(table)
    assert built(table.seats[0]) == ["Replicant Robots", "Gem World"]
    other = executing("Develop", a_seat("Replicant Robots", **fields))
    play(other)
    assert built(other.seats[0]) == ["Replicant Robots"]


@pytest.mark.clause("ROLL-9.7")
@pytest.mark.parametrize(
    ("owned", "phase", "name", "credits"),
    [
        ("Public Works", "Develop", "Space Docks", 1),
        ("Public Works", "Settle", "Radioactive World", 0),
        ("Terraforming Robots", "Settle", "Gem World", 1),
        ("Terraforming Robots", "Settle", "Radioactive World", 2),
        ("Terraforming Robots", "Develop", "Space Docks", 0),
        ("Galactic Recycling", "Develop", "Space Docks", 1),
        ("Galactic Recycling", "Settle", "Radioactive World", 1),
    ],
)
def test_other_tiles_pay_for_a_completion(owned, phase, name, credits):
    play_one = developing if phase == "Develop" else settling
    kind = "developments" if phase == "Develop" else "worlds"
    table = play_one(owned, workers="2 white", **{kind: [name]})
    events = play(table)
    assert table.seats[0].credits == 1 + credits
    paid = CreditsGained(0, credits, side_named(owned))
    assert events.count(paid) == (credits > 0)


@pytest.mark.clause("ROLL-9.7", "ROLL-9.8")
def test_money_for_completing_comes_before_the_tile_itself():
    table = settling("Terraforming Robots", worlds=["Silicon World"], workers="4 white")
    kinds = [type(event) for event in play(table)]
    first = kinds.index(TileCompleted)
    assert kinds[first:] == [TileCompleted, CreditsGained, CreditsGained, DieGained]


@pytest.mark.clause("ROLL-9.8")
def test_a_tile_brings_its_dice_and_money_once():
    table = settling(worlds=["Lost Alien Warship", "Galactic Trendsetters"], workers="11 white")
    play(table)
    seat = table.seats[0]
    assert seat.credits == 1 + 2 + 2
    assert words(seat.cup) == "yellow"
    assert words(seat.citizenry) == "11 white, 2 purple"


@pytest.mark.clause("ROLL-9.9")
def test_a_die_is_given_up_first_from_anywhere():
    seat = a_seat(
        "Gem World",
        goods={"Gem World": "brown"},
        worlds=["Rebel Miners"],
        workers={"Settle": "2 white", "Ship": "purple"},
        developments=["Space Docks"],
        developing="green",
        cup="yellow",
    )
    table = executing("Settle", seat)
    assert options(table) == [
        "Give up yellow in the cup",
        "Give up white in the Citizenry",
        "Give up purple under Ship",
        "Give up green waiting for the developments",
        "Give up the brown good of square 4",
    ]
    events = play(table, "Give up the brown good of square 4")
    kinds = [type(event) for event in events]
    assert kinds.index(DieGivenUp) < kinds.index(DieGained)
    assert goods(table.seats[0]) == {}
    assert words(table.seats[0].citizenry) == "2 white, 2 red"


@pytest.mark.clause("ROLL-9.9")
@pytest.mark.parametrize(
    ("answer", "place"),
    [
        ("Give up yellow in the cup", "cup"),
        ("Give up white in the Citizenry", "citizenry"),
        ("Give up purple under Ship", "workers"),
        ("Give up green waiting for the developments", "zone"),
    ],
)
def test_a_die_given_up_is_gone(answer, place):
    seat = a_seat(
        worlds=["Rebel Miners"],
        workers={"Settle": "2 white", "Ship": "purple"},
        developments=["Space Docks"],
        developing="green",
        cup="yellow",
    )
    table = executing("Settle", seat)
    before = sum(seat.dice_owned())
    events = play(table, answer)
    assert sum(table.seats[0].dice_owned()) == before - 1 + 2
    assert [event.place for event in events if isinstance(event, DieGivenUp)] == [place]


@pytest.mark.clause("ROLL-9.10")
@pytest.mark.parametrize(
    ("owned", "phase", "name"),
    [
        ("Galactic Exchange", "Settle", "Comet Zone"),
        ("Galactic Federation", "Develop", "Trade Levies"),
    ],
)
def test_one_or_two_dice_spent_are_saved(owned, phase, name):
    play_one = developing if phase == "Develop" else settling
    kind = "developments" if phase == "Develop" else "worlds"
    table = play_one(owned, workers="white, red, green", **{kind: [name]})
    assert options(table) == ["Save white", "Save red", "Save green"]
    play(table, "Save green")
    assert options(table) == ["Save white", "Save red", "Save no more"]
    play(table, "Save no more")
    gained = "brown" if phase == "Settle" else ""
    seat = table.seats[0]
    assert words(seat.cup) == "green"
    assert words(seat.citizenry) == "white, red"
    assert goods(seat) == ({name: gained} if gained else {})


@pytest.mark.clause("ROLL-9.10")
def test_two_are_saved_at_most_and_one_at_least():
    table = settling("Galactic Exchange", worlds=["Comet Zone"], workers="white, red, green")
    play(table, "Save green", "Save red")
    assert words(table.seats[0].cup) == "red, green"
    single = settling("Galactic Exchange", worlds=["Artist Colony"], workers="white")
    events = play(single)
    assert DiceSaved(0, dice("white"), side_named("Galactic Exchange")) in events


@pytest.mark.clause("ROLL-9.10")
def test_the_federation_does_not_save_for_itself():
    table = developing(developments=["Galactic Federation"], workers="3 white, 3 red")
    play(table)
    assert words(table.seats[0].citizenry) == "3 white, 3 red"


@pytest.mark.clause("ROLL-9.11")
def test_new_galactic_order_saves_all_red():
    table = settling("New Galactic Order", worlds=["Comet Zone"], workers="white, 2 red")
    events = play(table)
    assert DiceSaved(0, dice("2 red"), side_named("New Galactic Order")) in events
    assert words(table.seats[0].cup) == "2 red"
    assert words(table.seats[0].citizenry) == "white"


@pytest.mark.clause("ROLL-9.11")
def test_with_galactic_exchange_others_are_saved_as_well():
    table = settling(
        "Galactic Exchange",
        "New Galactic Order",
        worlds=["Lost Alien Warship"],
        workers="white, 2 red, green, brown",
    )
    assert options(table) == ["Save white", "Save brown", "Save green"]
    play(table, "Save green", "Save brown")
    assert words(table.seats[0].cup) == "2 red, brown, green, yellow"
    assert words(table.seats[0].citizenry) == "white"


@pytest.mark.clause("ROLL-9.11")
def test_when_all_are_red_the_exchange_saves_nothing_more():
    table = settling(
        "Galactic Exchange", "New Galactic Order", worlds=["Gem World"], workers="2 red"
    )
    play(table)
    assert words(table.seats[0].cup) == "2 red, cyan"


@pytest.mark.clause("ROLL-9.12")
def test_the_end_of_develop_pays():
    table = developing("Galactic Investors", developments=[], citizenry="2 cyan", faction=6)
    play(table)
    assert table.seats[0].credits == 1 + 2 + 2


@pytest.mark.clause("ROLL-9.12")
def test_galactic_religion_counts_the_cyan_dice_just_spent():
    table = developing(developments=["Space Docks"], workers="2 cyan", faction=6)
    play(table)
    assert table.seats[0].credits == 1 + 2


@pytest.mark.clause("ROLL-9.13")
def test_the_end_of_settle_pays():
    table = settling("Robot Surveyors", worlds=[])
    play(table)
    assert table.seats[0].credits == 1 + 2


@pytest.mark.clause("ROLL-9.14")
def test_the_owner_decides_which_dice_are_put_first():
    table = settling(worlds=["Gem World", "Comet Zone"], workers="white, red, green")
    assert GAME.prompt(asked(table), ()) == "Choose a die to spend on Gem World: it needs 2 more"
    play(table, "Spend green", "Spend red")
    seat = table.seats[0]
    assert words(seat.citizenry) == "red, green"
    assert words(seat.settling) == "white"


@pytest.mark.clause("ROLL-9.14")
@pytest.mark.parametrize("workers", ["white, red", "3 white", "white"])
def test_nothing_is_asked_when_it_does_not_matter(workers):
    table = settling(worlds=["Gem World", "Comet Zone"], workers=workers)
    play(table)
    assert table.is_over


def test_too_few_dice_cannot_complete_a_tile():
    table = settling(worlds=["Gem World"], settling="white", workers="white")
    table.phase = 2
    table.steps = [SpendWaiting(0, 2)]
    assert table.check() == ["seats[0] is to complete a tile, but too few dice wait there"]
    table.seats[0].worlds = ()
    assert table.check() == ["seats[0] is to complete a tile, but has none in that stack"]
    table.steps = [SpendWaiting(5, 2)]
    assert table.check() == ["steps names seat 5; the seats are 0 to 1"]


@pytest.mark.clause("ROLL-9.9")
def test_two_dice_are_given_up_one_after_the_other():
    side = side_named("Nanotechnology")
    seat = a_seat("Nanotechnology", cup="yellow, white, red")
    table = table_of(seat, steps=[GiveUpDice(0, side, 2)], phases=(DEVELOP,), phase=DEVELOP,
                     revealed=True)  # fmt: skip
    play(table, "Give up yellow in the cup", "Give up red in the cup")
    assert table.seats[0].cup == dice("white")
    assert table.steps == []
