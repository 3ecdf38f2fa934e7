"""Chapters 8, 9 and 10: the river, Ganga, and the Navaratnas version."""

import pytest

from engine.text.message import Message
from games.rajas.effects import (
    CHOICE,
    GainDicePerKarma,
    GainYield,
    MoveBoat,
    RaiseScroll,
    SellGood,
    VisitChamber,
)
from games.rajas.events import BonusReached, NothingDone, WorkerGained, YieldPut
from games.rajas.moves import (
    Buy,
    CoverBorder,
    Lay,
    Place,
    PutYield,
    Sail,
    Sell,
    TakeDice,
    Upgrade,
    UseYield,
    Visit,
)
from games.rajas.state import Laid, Rules
from games.rajas.steps.carrying_out import CarryOut, DrawYield
from games.rajas.steps.rounds import DrawBrown, TakeTurn
from tests.games.rajas.positions import (
    BOARD,
    NAVARATNAS,
    a_table,
    asked,
    dice,
    dummy,
    new_match,
    of_kind,
    options,
    outcomes,
    person,
    play,
)


def having(seat, *effects, others=(), **fields):
    """A table on which seat 0 is to have these effects."""
    return a_table(seat, *others, steps=[TakeTurn(), CarryOut(0, effects, "border")], **fields)


@pytest.mark.clause("RAJ-8.1")
def test_spaces_with_another_boat_are_skipped_and_not_counted():
    table = having(person(boat=4), MoveBoat(2, exact=True), others=(person(boat=5),))
    play(table)
    assert table.seats[0].boat == 7
    table = having(person(boat=28), MoveBoat(2, exact=True), others=(person(boat=30),))
    play(table)
    assert table.seats[0].boat == 30, "the last space holds any number of boats"


@pytest.mark.clause("RAJ-8.1")
def test_the_river_has_thirty_spaces_with_these_bonuses():
    kinds = [type(effects[0]).__name__ for effects in BOARD.river[1:]]
    assert len(kinds) == 30
    assert kinds[:8] == [
        "GainMoney", "GainKarma", "GainDice", "GainMoney", "RaiseScroll", "GainFame",
        "GainDicePerKarma", "BuildTile",
    ]  # fmt: skip
    assert [space for space in range(1, 31) if kinds[space - 1] == "VisitChamber"] == [18, 28]


@pytest.mark.clause("RAJ-8.2")
def test_up_to_is_a_choice_and_exact_is_not():
    table = having(person(boat=3), MoveBoat(3, exact=False))
    assert options(table) == ["Sail 1", "Sail 2", "Sail 3"]
    play(table, Sail(3))
    assert table.seats[0].boat == 6
    table = having(person(boat=27), MoveBoat(6, exact=True))
    play(table)
    assert table.seats[0].boat == 30
    events = play(having(person(boat=30, owned=4), MoveBoat(6, exact=True)))
    assert of_kind(events, NothingDone)


@pytest.mark.clause("RAJ-8.3")
@pytest.mark.parametrize(("boat", "space"), [(18, 20), (19, 21)])
def test_the_bridge_gives_its_worker_first_when_reached_or_passed(boat, space):
    table = having(person(boat=boat, workers=1), MoveBoat(2, exact=True), tops="OC1")
    events = play(table)
    reached = [event.space for event in of_kind(events, BonusReached)]
    assert table.seats[0].boat == space
    assert reached == [20]
    assert of_kind(events, WorkerGained)
    assert table.seats[0].workers == 2
    if space == 20:
        assert asked(table).kind == "dice", "then the bonus of the space"


@pytest.mark.clause("RAJ-8.4")
def test_a_die_for_each_karma():
    table = having(person("o1", karma=2), GainDicePerKarma())
    assert len([each for each in options(table) if each.startswith("Take")]) == 10
    play(table, TakeDice((0, 3)), (5, 6))
    assert len(table.seats[0].dice) == 3
    table = having(person("o1", karma=0), GainDicePerKarma())
    play(table)
    assert asked(table).kind == "place"


@pytest.mark.clause("RAJ-8.4")
def test_one_karma_brings_one_die():
    table = having(person("o1", karma=1), GainDicePerKarma())
    play(table, TakeDice((3,)), (5,))
    assert table.seats[0].dice == dice("o1 p5")


TILES = (Laid(7, "OC1", 0), Laid(12, "GC1", 0), Laid(17, "PC1", 0))
"""Silk 2, tea 2, silk 2."""


@pytest.mark.clause("RAJ-8.5")
def test_one_good_is_sold_at_up_to_so_many_markets():
    table = having(person(tiles=TILES, money=0), SellGood(1))
    assert options(table) == ["Sell silk", "Sell tea"]
    play(table, Sell(0))
    assert table.seats[0].money == 2
    table = having(person(tiles=TILES, money=0), SellGood(3))
    play(table, Sell(0))
    assert table.seats[0].money == 4
    assert of_kind(play(having(person(), SellGood(3))), NothingDone)


@pytest.mark.clause("RAJ-8.6")
def test_any_chamber_may_be_visited_occupied_or_not():
    table = having(person("", workers=1), VisitChamber(CHOICE), placed={"great_mogul": 1})
    table.seats[1].workers = 2
    assert options(table) == [
        "Visit the Great Mogul", "Visit the Dancer", "Visit the Yogi", "Visit Raja Man Singh",
        "Visit the Portuguese",
    ]  # fmt: skip
    play(table, Visit("great_mogul"))
    assert (table.seats[0].fame, table.visitor) == (2, 0)
    assert table.seats[0].workers == 1


@pytest.mark.clause("RAJ-9.2")
def test_a_river_tile_replaces_the_bonus_of_its_space():
    river = [""] * 31
    river[4] = "RT5"
    table = having(
        person(boat=3, karma=0, money=0), MoveBoat(1, exact=True), river=tuple(river),
        rules=Rules(ganga=True),
    )  # fmt: skip
    play(table)
    assert (table.seats[0].karma, table.seats[0].money) == (2, 0)
    assert asked(table).kind == "dice", "the Yogi's die"


@pytest.mark.clause("RAJ-9.2")
def test_the_river_tiles():
    kinds = [type(effects[0]).__name__ for effects in BOARD.river_tiles.values()]
    assert kinds == [
        "GainDicePerKarma", "GainDice", "GainDice", "VisitChamber", "VisitChamber", "VisitChamber",
        "SellGood", "MoveBoat",
    ]  # fmt: skip


# -- Navaratnas -----------------------------------------------------------------------------------


@pytest.mark.clause("RAJ-10.1")
def test_the_back_of_the_province_has_borders_in_the_colours_of_buildings():
    assert [border.colour for border in BOARD.navaratnas.borders] == [0, 0, 1, 1, 3, 3, 2, 2]
    assert (BOARD.navaratnas.statue, BOARD.navaratnas.most_workers) == (8, 6)


@pytest.mark.clause("RAJ-10.2")
def test_a_person_draws_a_brown_tile_and_covers_one_of_two_borders():
    table = a_table(person(), rules=NAVARATNAS, steps=[TakeTurn(), DrawBrown(0)])
    assert outcomes(table) == [f"B{number}" for number in range(1, 8)]
    play(table, "B3")
    assert asked(table).options == (CoverBorder(4), CoverBorder(5))
    play(table, CoverBorder(5))
    assert table.seats[0].yields == ("", "", "", "", "", "B3", "", "")
    assert "B3" not in table.yields


@pytest.mark.clause("RAJ-10.2", "RAJ-11.6")
def test_dummies_draw_no_brown_tile_and_all_other_tiles_lie_face_up():
    match = new_match("random", "dummy", board="navaratnas")
    kinds = []
    while match.table.round == 0:
        kinds.append(match.pending.kind)
        if match.pending.seat < 0:
            match.roll()
        else:
            match.answer(match.pending.options[0])
    assert kinds.count("brown") == 2, "drawn and laid, once each"
    assert len(match.table.yields) == 29


@pytest.mark.clause("RAJ-10.3")
def test_an_upgrade_also_brings_a_yield_tile_of_its_colour():
    table = having(person(), RaiseScroll(1), rules=NAVARATNAS)
    play(table, Upgrade(2))
    assert asked(table).options[:2] == [PutYield("R1", 6), PutYield("R1", 7)]
    events = play(table, PutYield("R3", 7))
    assert of_kind(events, YieldPut)
    assert table.seats[0].yields[7] == "R3"
    assert table.seats[0].money == 6, "it is not used yet"


@pytest.mark.clause("RAJ-10.3")
def test_without_a_free_border_or_a_tile_nothing_happens():
    seat = person(yields=("", "", "", "", "", "", "R1", ""), claimed=(7,))
    table = having(seat, RaiseScroll(1), rules=NAVARATNAS)
    events = play(table, Upgrade(2))
    assert of_kind(events, NothingDone)
    assert asked(table).kind == "place"


@pytest.mark.clause("RAJ-10.4")
def test_the_dancers_white_tile_is_laid_or_used_at_once_when_no_border_is_free():
    table = having(person(), GainYield(0), rules=NAVARATNAS)
    play(table, PutYield("W6", 1))
    assert table.seats[0].yields[1] == "W6"
    table = having(person(money=0, claimed=(0, 1)), GainYield(0), rules=NAVARATNAS)
    play(table, UseYield("W6"))
    assert table.seats[0].money == 3
    assert table.discarded == ("W6",)


@pytest.mark.clause("RAJ-10.5", "RAJ-10.6")
@pytest.mark.parametrize(("lying", "money"), [("W6", 3), ("", 2)])
def test_a_connected_border_gives_its_yield_tile_or_what_is_printed(lying, money):
    seat = person(
        "o5", money=1, tiles=(Laid(1, "GC1", 1),), yields=(lying, "", "", "", "", "", "", "")
    )
    table = a_table(seat, tops="OC2", rules=NAVARATNAS)
    play(table, Place("quarry_1"), Buy("OC2"), Lay(0, 0), "OC1")
    assert table.seats[0].money == 3 + money


@pytest.mark.clause("RAJ-10.7")
@pytest.mark.parametrize(
    ("tile", "fame", "money"),
    [
        ("B1", 3, 0), ("B2", 3, 0), ("B3", 0, 1), ("B4", 0, 4), ("B5", 4, 0), ("B6", 0, 4),
        ("B7", 4, 0),
    ],
)  # fmt: skip
def test_brown_tiles_count_what_is_there_with_the_tile_just_laid(tile, fame, money):
    """Connected: three tiles with a market, two bends among them, one building; boat on 11.

    Two yield tiles are connected; the third border that was reached has none.
    """
    seat = person(
        tiles=(Laid(7, "OC4", 0), Laid(8, "OC2", 3), Laid(3, "OS2", 1)), money=0,
        boat=11, scrolls=(3, 2, 2, 3), owned=4, workers=4,
        yields=("W1", "", "", "", tile, "", "", ""), claimed=(0, 4, 6),
    )  # fmt: skip
    table = having(seat, *BOARD.yields[tile].effects, rules=NAVARATNAS)
    play(table)
    assert (table.seats[0].fame, table.seats[0].money) == (fame, money)


def test_a_dummy_in_the_navaratnas_version_takes_no_yield_tile_for_an_upgrade():
    table = a_table(person(), dummy(), rules=NAVARATNAS,
                    steps=[TakeTurn(), CarryOut(1, (RaiseScroll(1),), "river")])  # fmt: skip
    play(table, "fort")
    assert table.seats[1].scrolls == (2, 2, 3, 2)
    assert len(table.yields) == 30


@pytest.mark.clause("RAJ-5.7")
def test_the_last_yield_tile_is_drawn_and_then_those_that_were_used_are_shuffled():
    table = a_table(person())
    last = next(name for name, each in table.board.yields.items() if each.colour == 0)
    table.yields, table.discarded = (last,), ()
    assert DrawYield(0, 0).ask(table).asked == Message("draw-yield")
    table.yields, table.discarded = (), (last,)
    assert DrawYield(0, 0).ask(table).asked == Message("draw-yield-anew")
