"""The three readings of the solo version: what is valid, foresight, the die for the new tile.

Seat 1 is the dummy to move; OT1 costs 5 and has no market, GT3 costs 9, GT1 costs 5.
"""

import pytest

from engine.core.match import play_out
from engine.core.setup import SeatSetup, Setup
from engine.ui.hub.draft import SetupDraft
from games.rajas import dummy
from games.rajas.card import DIFFERENCE, DUMMIES, FORESIGHT
from games.rajas.effects import by_colour
from games.rajas.events import DummyThought, NothingDone, TileBought
from games.rajas.game import GAME
from games.rajas.state import Rules
from tests.games.rajas.positions import a_table, detail_of, of_kind, outcomes, person, play
from tests.games.rajas.positions import dummy as a_dummy

CHAMBERS, MARKET, MASTER_BUILDER = 1, 3, 5
LISTED = Rules(dummies="listed")
AHEAD = Rules(foresight="ahead")
SCHEMA = Rules(dummies="listed", difference="schema")
FREE = Rules(difference="free")


def a_turn(seat, rules, *answers, **fields):
    """The table after the dummy's turn, and what he said last: clause, why."""
    table = a_table(person(), seat, seat=1, rules=rules, **fields)
    events = play(table, *answers)
    last = of_kind(events, DummyThought)[-1]
    return table, events, (last.clause, detail_of(last))


def tiles(table):
    """What lies in front of the dummy."""
    return [laid.tile for laid in table.seats[1].tiles]


def why_not(seat, rules, **fields):
    """Why the Master Builder is not valid; None where he is."""
    table = a_table(person(), seat, seat=1, rules=rules, **fields)
    return dummy.why_no_person(table, 1, "master_builder")


# -- what is valid --------------------------------------------------------------------------------


@pytest.mark.clause("RAJ-11.8")
def test_a_dummy_goes_to_the_master_builder_only_where_a_replacement_is_sure():
    assert why_not(a_dummy("g g g", "OT1"), Rules(), tops="GT3") is None
    assert why_not(a_dummy("g", "OT1"), Rules(), tops="GT3") == dummy.NO_REPLACEMENT
    either = a_dummy("o g", "OT1")
    assert why_not(either, Rules(), tops="GT3") == dummy.REPLACEMENT_NOT_SURE, "green may be paid"
    assert why_not(either, LISTED, tops="GT3") is None, "he has a tile without a market"


@pytest.mark.clause("RAJ-11.8", "SOLO-5.9")
def test_without_a_tile_without_a_market_no_reading_sends_him_there():
    for rules in (Rules(), LISTED, AHEAD, SCHEMA, FREE):
        assert why_not(a_dummy("g g g", "OC1"), rules, tops="GT3") == dummy.NO_PLAIN_TILE


@pytest.mark.clause("RAJ-11.8", "SOLO-3.8")
def test_a_market_that_pays_nothing_says_why():
    others = ("market_assorted_1", "market_silk", "market_spices")
    placed = dict.fromkeys(others, 0)
    seat, you = a_dummy("o", "OC1"), person(workers=0, owned=5)
    table = a_table(you, seat, seat=1, rules=LISTED, placed=placed)
    events = play(table, MARKET)
    said = [(each.clause, detail_of(each)) for each in of_kind(events, DummyThought)]
    assert ("RAJ-11.8", "Every free space needs a die, and none pays anything") in said
    assert ("SOLO-3.8", "No market of this good") in said
    assert [each.what for each in of_kind(events, NothingDone)] == ["no-market-of-good"]


# -- foresight ------------------------------------------------------------------------------------


@pytest.mark.clause("RAJ-11.10", "SOLO-5.4")
def test_the_die_for_the_master_builder_goes_by_the_schema_or_leaves_one_for_the_tile():
    for rules, colours in ((LISTED, ["orange", "green"]), (AHEAD, None)):
        table = a_table(person(), a_dummy("o g", "OT1"), seat=1, tops="GT3", rules=rules)
        play(table, CHAMBERS, MASTER_BUILDER)
        if colours:
            assert outcomes(table) == colours
        else:
            assert by_colour(table.seats[1].dice) == [0, 0, 0, 0], "orange, then green"
            assert tiles(table) == ["GT3"]


# -- the die for the new tile ---------------------------------------------------------------------


@pytest.mark.clause("RAJ-11.14", "SOLO-6.10")
def test_nothing_is_replaced_without_a_die_for_the_new_tile_and_it_is_said():
    _, events, said = a_turn(a_dummy("g", "OT1"), LISTED, CHAMBERS, MASTER_BUILDER, tops="GT3")
    assert said == ("SOLO-6.10", "No die is left for a new tile")
    assert [each.what for each in of_kind(events, NothingDone)] == ["no-die-for-tile"]


@pytest.mark.clause("RAJ-11.14", "SOLO-6.12")
def test_nothing_is_replaced_without_a_tile_in_the_price_range_and_it_is_said():
    _, _, said = a_turn(a_dummy("g g g", "OT1"), LISTED, CHAMBERS, MASTER_BUILDER, tops="GT1")
    assert said == (
        "SOLO-6.12", "One more die buys no other tile"
    )  # fmt: skip


@pytest.mark.clause("RAJ-11.14", "SOLO-6.12")
def test_by_the_schema_alone_the_colour_may_have_no_tile():
    seat = a_dummy("o o o o g", "OT1")
    table, _, said = a_turn(seat, SCHEMA, CHAMBERS, MASTER_BUILDER, tops="GT3")
    assert said == ("SOLO-6.12", "No tile of this color fits the price")
    assert (tiles(table), by_colour(table.seats[1].dice)) == (["OT1"], [3, 1, 0, 0])
    table, _, _ = a_turn(seat, LISTED, CHAMBERS, MASTER_BUILDER, tops="GT3")
    assert tiles(table) == ["GT3"], "orange has no such tile, so green pays"


@pytest.mark.clause("RAJ-11.14")
def test_where_no_die_would_do_a_tile_no_dearer_comes_for_nothing():
    seat = a_dummy("g", "OT1")
    table, events, _ = a_turn(seat, FREE, CHAMBERS, MASTER_BUILDER, tops="GT1 PT3")
    assert (tiles(table), table.gone) == (["GT1"], ("OT1",))
    assert [each.dice for each in of_kind(events, TileBought)] == [()]
    said = [(each.clause, detail_of(each)) for each in of_kind(events, DummyThought)]
    assert next(why for clause, why in said if clause == "RAJ-11.14").endswith(
        "No die could pay for another tile. This one costs no more than the old one, so it is free"
    )
    assert why_not(seat, Rules(), tops="GT1 PT3") == dummy.NO_REPLACEMENT


# -- former options -------------------------------------------------------------------------------

FORMERLY = [
    ("base", "letter", 0, 253, [(20, 42, 7), (14, 94, 3), (18, 46, 5)]),
    ("base", "letter", 1, 279, [(17, 49, 6), (18, 61, 8), (37, 56, 9)]),
    ("base", "sensible", 0, 253, [(22, 31, 5), (12, 87, 5), (19, 84, 6)]),
    ("base", "sensible", 1, 256, [(14, 40, 5), (15, 90, 8), (26, 65, 7)]),
    ("navaratnas", "letter", 2, 272, [(26, 49, 8), (16, 88, 6), (21, 44, 8)]),
    ("navaratnas", "sensible", 2, 238, [(19, 31, 6), (17, 64, 5), (19, 85, 6)]),
]
"""Games as they ended when `dummies` was one option: fame, money and tiles of each dummy."""


@pytest.mark.parametrize(("board", "dummies", "seed", "answers", "ended"), FORMERLY)
def test_a_game_of_the_former_options_is_played_as_it_was(board, dummies, seed, answers, ended):
    seats = tuple(SeatSetup("dummy", name) for name in "abc")
    setup = Setup(seats, f"old-{seed}", {"dummies": dummies, "board": board})
    table, given = play_out(GAME, setup, 10_000)
    assert given == answers
    assert [(seat.fame, seat.money, len(seat.tiles)) for seat in table.seats] == ended


def test_former_options_stand_for_all_three_readings():
    former = {"dummies": "letter", "ganga": "on"}
    read = {"dummies": "listed", "foresight": "ahead", "difference": "fitting", "ganga": "on"}
    assert GAME.present_options(former) == read
    assert GAME.present_options(read) == read
    assert GAME.present_options({"ganga": "on"}) == {"ganga": "on"}
    assert Rules(dummies="sensible") == Rules("base", foresight="ahead")


def test_the_last_set_up_of_a_former_version_is_taken_over():
    draft = SetupDraft.fresh(GAME, "Ada", "seed")
    draft.take_over({"options": {"dummies": "sensible", "handicap": "3"}})
    kept = [draft.options[each.key] for each in (DUMMIES, FORESIGHT, DIFFERENCE)]
    assert kept == ["effect", "ahead", "fitting"]
    assert draft.options["handicap"] == "3"


def test_a_position_of_a_former_version_is_read():
    document = GAME.codec.encode(a_table(person(), a_dummy(), seat=1))
    rules = document["rules"]
    del rules["foresight"], rules["difference"]
    rules["dummies"] = "letter"
    assert GAME.read_position(document).rules == Rules(dummies="listed", foresight="ahead")
