"""Chapters 6 and 7: buying, paying, laying and scoring tiles; the Master Builder."""

from random import Random

import pytest

from games.rajas.effects import BuildTile, payments
from games.rajas.events import (
    BorderReached,
    FameGained,
    MoneyGained,
    NothingDone,
    TileReplaced,
    TileRevealed,
)
from games.rajas.grid import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    is_bend,
    turned_roads,
    turns_joining,
    turns_of,
)
from games.rajas.moves import Buy, Claim, Lay, Pay, Place, Replace, TakeDice
from games.rajas.state import Laid
from games.rajas.steps.building import ClaimBorders, border_effects, borders_reached
from games.rajas.steps.carrying_out import CarryOut
from games.rajas.steps.rounds import TakeTurn
from tests.games.rajas.positions import (
    BOARD,
    a_table,
    asked,
    dice,
    of_kind,
    options,
    outcomes,
    person,
    play,
)

QUARRY = Place("quarry_1")
ROADS = [roads for roads in range(16) if roads.bit_count() > 1]


def one(word):
    """The number of one die."""
    return dice(word)[0]


@pytest.mark.clause("RAJ-6.1")
def test_a_tile_is_paid_with_dice_of_its_colour_none_of_them_superfluous():
    table = a_table(person("o2 o3 o6 g6"), tops="OT3 GC6")
    play(table, QUARRY)
    assert options(table) == ["Buy OT3"], "green has six pips for a price of nine"
    play(table, Buy("OT3"))
    assert options(table) == ["Pay orange 2, orange 6", "Pay orange 3, orange 6"]
    play(table, Pay(dice("o3 o6")))
    assert table.seats[0].dice == dice("o2 g6")


@pytest.mark.clause("RAJ-6.1")
@pytest.mark.parametrize(("hand", "bought"), [("o4", True), ("o1 o3", True), ("o3 g1", False)])
def test_dice_of_the_colour_with_just_the_price_are_enough(hand, bought):
    table = a_table(person(hand), tops="OC1")
    assert ("Quarry 1" in options(table)) == bought
    if bought:
        play(table, QUARRY)
        assert options(table) == ["Buy OC1"]


@pytest.mark.clause("RAJ-6.1")
@pytest.mark.parametrize(
    ("faces", "price", "ways"),
    [
        ((1, 2, 3), 3, ((1, 2), (3,))),
        ((2, 2, 2), 4, ((2, 2),)),
        ((6, 6), 7, ((6, 6),)),
        ((1, 1), 3, ()),
        ((5,), 0, ((),)),
        ((1, 5, 6), 6, ((6,), (1, 5))),
    ],
)
def test_the_ways_to_pay_a_price(faces, price, ways):
    assert set(payments(faces, price)) == set(ways)


@pytest.mark.clause("RAJ-6.2")
def test_a_tile_must_meet_a_road_that_leads_to_the_residence():
    table = a_table(person("o4"), tops="OC1")
    play(table, QUARRY, Buy("OC1"))
    assert [(each.cell, each.turn) for each in asked(table).options] == [(1, 1), (3, 1), (7, 0)]
    table = a_table(person("o4", tiles=(Laid(7, "GC2", 0),)), tops="OC1")
    play(table, QUARRY, Buy("OC1"))
    assert {each.cell for each in asked(table).options} == {1, 3, 8}, "7 leads to the east"


@pytest.mark.clause("RAJ-6.2")
def test_other_roads_may_end_blindly():
    table = a_table(person("o6", tiles=(Laid(1, "GC2", 0),)), tops="OS1")
    play(table, QUARRY, Buy("OS1"))
    assert Lay(7, 0) in asked(table).options
    assert Lay(3, 1) in asked(table).options, "one road to the residence, others anywhere"


def test_turned_roads():
    assert turned_roads(NORTH | EAST, 1) == EAST | SOUTH
    assert turned_roads(NORTH | SOUTH, 3) == EAST | WEST
    assert len(turns_of(NORTH | SOUTH)) == 2
    assert len(turns_of(NORTH | EAST)) == 4
    assert is_bend(SOUTH | WEST)
    assert not is_bend(EAST | WEST)


@pytest.mark.clause("RAJ-6.3")
def test_the_next_tile_of_the_stack_turns_up():
    table = a_table(person("o4"), tops="OC1")
    play(table, QUARRY, Buy("OC1"), Lay(7, 0))
    assert outcomes(table) == ["OC2", "OC3", "OC4", "OC5", "OC6"]
    play(table, "OC5")
    assert table.tops[2] == "OC5"
    assert table.stacks[2] == ("OC2", "OC3", "OC4", "OC6")


@pytest.mark.clause("RAJ-6.3")
def test_the_last_tile_of_a_stack_turns_up_by_itself_and_then_none():
    table = a_table(person("o4"), tops="OC1")
    others = tuple(name for name in BOARD.stacks[2] if name not in ("OC1", "OC2"))
    table.gone = others
    table.stacks = (*table.stacks[:2], ("OC2",), *table.stacks[3:])
    events = play(table, QUARRY, Buy("OC1"), Lay(7, 0))
    assert [event.tile for event in of_kind(events, TileRevealed)] == ["OC2"]
    assert table.stacks[2] == ()


@pytest.mark.clause("RAJ-6.3")
def test_of_the_last_two_tiles_of_a_stack_chance_takes_one():
    table = a_table(person("o4"), tops="OC1")
    table.gone = tuple(name for name in BOARD.stacks[2] if name not in ("OC1", "OC2", "OC5"))
    table.stacks = (*table.stacks[:2], ("OC2", "OC5"), *table.stacks[3:])
    play(table, QUARRY, Buy("OC1"), Lay(7, 0))
    assert outcomes(table) == ["OC2", "OC5"]


@pytest.mark.clause("RAJ-6.4")
def test_buildings_bring_fame_as_they_are_worth_now_and_then_markets_money():
    table = a_table(person("o4 o6", scrolls=(3, 4, 2, 2)), tops="OS5")
    events = play(table, QUARRY, Buy("OS5"), Lay(7, 0), "OS1")
    gains = of_kind(events, (FameGained, MoneyGained))
    assert [(type(e).__name__, e.count, e.source) for e in gains] == [
        ("FameGained", 7, "buildings"),
    ]
    assert asked(table).kind == "upgrade", "fame 5 comes before the markets"
    events = play(table, asked(table).options[0])
    assert [(e.count, e.source) for e in of_kind(events, MoneyGained)] == [(2, "markets")]


@pytest.mark.clause("RAJ-6.5")
def test_an_edge_that_a_road_reaches_brings_its_bonus_once():
    table = a_table(person("o4", money=1, tiles=(Laid(1, "GC1", 1),)), tops="OC1")
    events = play(table, QUARRY, Buy("OC1"), Lay(0, 1), "OC2")
    assert not of_kind(events, BorderReached), "a straight road leads to the west, not the north"
    table = a_table(person("o5", money=1, tiles=(Laid(1, "GC1", 1),)), tops="OC2")
    events = play(table, QUARRY, Buy("OC2"), Lay(0, 0), "OC1")
    assert [event.border for event in of_kind(events, BorderReached)] == [0]
    assert table.seats[0].money == 0 + 3 + 4
    assert table.seats[0].claimed == (0,)


@pytest.mark.clause("RAJ-6.5")
def test_the_borders_of_the_front():
    told = [(b.cell, b.side, type(b.effects[0]).__name__) for b in BOARD.base.borders]
    assert told == [
        (0, NORTH, "GainMoney"), (4, NORTH, "GainDice"), (5, WEST, "GainFame"),
        (9, EAST, "RaiseScroll"), (15, WEST, "GainFame"), (19, EAST, "GainMoney"),
        (16, SOUTH, "GainDice"), (18, SOUTH, "MoveBoat"),
    ]  # fmt: skip


@pytest.mark.clause("RAJ-6.5")
def test_the_order_of_several_borders_is_the_owners(monkeypatch):
    tiles = (Laid(1, "GC1", 1), Laid(0, "OS1", 3))
    table = a_table(person(tiles=tiles, money=1), steps=[TakeTurn(), ClaimBorders(0, 0)])
    both = (BOARD.base.borders[0], *BOARD.base.borders[2:3])
    side = type(BOARD.base)(10, 5, tuple(type(b)(0, s, b.effects) for b, s in
                                         zip(both, (NORTH, WEST), strict=True)))  # fmt: skip
    monkeypatch.setattr(type(table), "side", property(lambda self: side))
    assert options(table) == ["Take border 0", "Take border 1"]
    play(table, Claim(1))
    assert table.seats[0].claimed == (1, 0)
    assert (table.seats[0].fame, table.seats[0].money) == (3, 5)


@pytest.mark.clause("RAJ-6.6")
def test_a_build_action_that_is_not_possible_is_void():
    table = a_table(person("o1"), tops="OT5", steps=[TakeTurn(), CarryOut(0, (BuildTile(),), "x")])
    events = play(table)
    assert [event.what for event in of_kind(events, NothingDone)] == ["no-tile-bought"]


@pytest.mark.clause("RAJ-7.1")
def test_every_tile_must_stay_connected_when_one_is_replaced():
    tiles = (Laid(7, "OC1", 0), Laid(12, "GC1", 0))
    table = a_table(person("o5", tiles=tiles), tops="BC2 PC1")
    play(table, Place("master_builder", one("o5")))
    shown = options(table)
    assert "Replace cell 12 by PC1" in shown
    assert "Replace cell 7 by PC1" in shown, "a straight road for a straight road"
    assert "Replace cell 7 by BC2" not in shown, "a bend would cut off cell 12"
    play(table, Replace(7, "PC1"))
    assert options(table) == ["Lay it in cell 7 turned 0"]
    play(table, Lay(7, 0))
    assert sorted(laid.tile for laid in table.seats[0].tiles) == ["GC1", "PC1"]


def grown(rng):
    """A connected province of up to nine tiles, cell by cell."""
    roads = {}
    for _ in range(rng.randint(1, 9)):
        ends = BOARD.grid.arrivals(roads)
        if ends:
            cell = rng.choice(sorted(ends))
            roads[cell] = rng.choice([road for road in ROADS if road & ends[cell]])
    return roads


@pytest.mark.clause("RAJ-7.1")
def test_a_tile_fits_in_the_turns_in_which_all_stays_connected():
    rng, grid = Random(7), BOARD.grid
    for _ in range(300):
        roads, tile = grown(rng), rng.choice(ROADS)
        cell = rng.choice(sorted(roads))
        connected = [
            turn
            for turn in turns_of(tile)
            if grid.is_connected({**roads, cell: turned_roads(tile, turn)})
        ]
        assert list(turns_joining(tile, grid.parts_around(roads, cell))) == connected


def test_a_seat_knows_another_province_once_its_tiles_change():
    table = a_table(person("o5", tiles=(Laid(7, "OC1", 0),)))
    before, copy = table.province(0), table.copy()
    assert copy.province(0) is before, "a copy need not work it out again"
    copy.seats[0].tiles += (Laid(12, "GC1", 0),)
    assert set(copy.province(0).roads) == {7, 12}
    assert table.province(0) is before


@pytest.mark.clause("RAJ-7.2")
def test_the_difference_of_the_prices_is_paid_in_the_new_colour():
    tiles = (Laid(7, "OC1", 0),)
    table = a_table(person("o5 g4 g1", tiles=tiles), tops="GT3")
    play(table, Place("master_builder", one("o5")), Replace(7, "GT3"), Lay(7, 0), "GT1")
    assert table.seats[0].dice == dice("g1"), "the price goes from 4 to 8"
    table = a_table(person("o5 g3", tiles=tiles), tops="GT3")
    assert "Master Builder with orange 5" not in options(table)


@pytest.mark.clause("RAJ-7.2")
def test_dice_with_just_the_difference_are_enough_and_an_equal_price_costs_none():
    table = a_table(person("o5 g4", tiles=(Laid(7, "OC1", 0),)), tops="GT3")
    assert "Master Builder with orange 5" in options(table)
    play(table, Place("master_builder", one("o5")))
    assert options(table) == ["Replace cell 7 by GT3"]
    table = a_table(person("o5 g1", tiles=(Laid(7, "OC5", 0),)), tops="GT3")
    play(table, Place("master_builder", one("o5")), Replace(7, "GT3"), Lay(7, 0), "GT1")
    assert table.seats[0].dice == dice("g1"), "both tiles cost 8"


@pytest.mark.clause("RAJ-7.2")
def test_a_tile_that_is_no_dearer_costs_nothing():
    tiles = (Laid(7, "OC6", 0),)
    table = a_table(person("o5", tiles=tiles), tops="GT3")
    play(table, Place("master_builder", one("o5")), Replace(7, "GT3"), Lay(7, 0), "GT1")
    assert table.seats[0].dice == ()


@pytest.mark.clause("RAJ-7.3")
def test_the_new_tile_scores_and_the_old_one_leaves_with_its_markets_only():
    tiles = (Laid(1, "GC1", 1), Laid(0, "OC2", 0))
    seat = person("o5 b6", tiles=tiles, claimed=(0,), fame=7, money=2)
    table = a_table(seat, tops="BS4")
    events = play(table, Place("master_builder", one("o5")), Replace(0, "BS4"))
    events = play(table, Lay(0, 0), "BS1")
    assert table.gone == ("OC2",)
    assert [(event.old, event.new) for event in of_kind(events, TileReplaced)] == [("OC2", "BS4")]
    assert table.seats[0].fame == 7 + 2
    assert table.seats[0].money == 2 + 3
    assert not of_kind(events, BorderReached), "the border was taken before"
    assert table.seats[0].claimed == (0,)


def test_a_border_brings_its_printed_effects_in_the_base_game():
    table = a_table(person())
    assert border_effects(table, 0, 4)[0].n == 5


def test_a_choice_of_dice_from_a_border_goes_on_with_the_turn():
    table = a_table(person("o5", tiles=(Laid(3, "GC1", 1),)), tops="OC2")
    play(table, QUARRY, Buy("OC2"), Lay(4, 3), "OC1", TakeDice((0,)), (6,))
    assert table.seats[0].karma == 1
    assert asked(table).seat == 1


def test_an_empty_cell_reaches_no_border():
    """Cell 0 lies at a border to the north, but no tile lies there."""
    table = a_table(person())
    assert table.side.borders[0].cell == 0
    assert borders_reached(table, 0, 0) == []
