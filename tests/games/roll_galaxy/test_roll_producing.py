"""Produce, clause by clause."""

import pytest

from games.roll_galaxy.events import CreditsGained, GoodProduced, WorkersReturned
from tests.games.roll_galaxy.positions import (
    a_seat,
    dice,
    executing,
    goods,
    options,
    play,
    side_named,
    words,
)


def producing(*built, workers="", **fields):
    return executing("Produce", a_seat(*built, workers={"Produce": workers}, **fields))


@pytest.mark.clause("ROLL-10.1")
def test_a_producer_becomes_a_good_on_a_world_that_is_not_gray():
    table = producing("Gem World", "Outlaw World", workers="cyan")
    events = play(table)
    assert goods(table.seats[0]) == {"Gem World": "cyan"}
    assert GoodProduced(0, 3, 3, side_named("Gem World")) in events
    assert words(table.seats[0].dice_owned()) == "cyan"


@pytest.mark.clause("ROLL-10.2")
def test_any_colour_on_any_world_as_the_owner_likes():
    table = producing("Gem World", "Comet Zone", workers="cyan, white")
    assert options(table) == [
        "Produce white on square 4",
        "Produce white on square 5",
        "Produce cyan on square 4",
        "Produce cyan on square 5",
    ]
    play(table, "Produce white on square 4")
    assert goods(table.seats[0]) == {"Gem World": "white", "Comet Zone": "cyan"}


@pytest.mark.clause("ROLL-10.3")
def test_producers_left_over_go_back_to_the_cup():
    table = producing("Gem World", workers="cyan, white")
    events = play(table, "Produce cyan on square 4")
    assert words(table.seats[0].cup) == "white"
    assert WorkersReturned(0, 3, dice("white")) in events


@pytest.mark.clause("ROLL-10.3")
def test_a_full_world_takes_no_more():
    table = producing("Gem World", goods={"Gem World": "red"}, workers="cyan")
    play(table)
    assert words(table.seats[0].cup) == "cyan"


@pytest.mark.clause("ROLL-10.4")
def test_galactic_reserves_give_room_for_two():
    table = producing("Gem World", "Outlaw World", "Galactic Reserves", workers="cyan, white")
    play(table, "Produce cyan on square 4")
    assert goods(table.seats[0]) == {"Gem World": "white, cyan"}


@pytest.mark.clause("ROLL-10.5")
@pytest.mark.parametrize(
    ("built", "faction", "held", "credits"),
    [
        (["Merchant Guild"], 2, {}, 2),
        ([], 3, {"Gem World": "red", "Space Port": "cyan", "Comet Zone": "cyan"}, 2),
        (["Mining League"], 2, {"Comet Zone": "white", "Gem World": "brown"}, 1),
        ([], 5, {"Comet Zone": "green", "Gem World": "green", "Space Port": "red"}, 4),
    ],
)
def test_the_end_of_produce_pays(built, faction, held, credits):
    table = producing(*built, *held, faction=faction, goods=held)
    events = play(table)
    assert table.seats[0].credits == 1 + credits
    assert [event.credits for event in events if isinstance(event, CreditsGained)] == [credits]


@pytest.mark.clause("ROLL-10.5")
def test_goods_just_produced_pay():
    table = producing("Mining League", "Comet Zone", workers="white")
    play(table)
    assert table.seats[0].credits == 2
