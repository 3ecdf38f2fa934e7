"""The desk: an empire of Roll set out with mouse and keys on the table itself."""

import pytest

from engine.core.position.draft import printed_position
from engine.core.setup import SeatSetup, Setup
from engine.ui.canvas import Audit
from games.roll_galaxy.dice import DEVELOP, RED, WHITE, YELLOW
from games.roll_galaxy.game import GAME
from games.roll_galaxy.steps.rounds import StartRound
from games.roll_galaxy.tiles import FIRST_HOME_SIDE, SIDES, good_places, tile_of
from tests.ui.desk_stage import DeskStage


def a_table(seats=2):
    """The set-up as printed, the seats' first tiles still to be chosen."""
    setup = Setup(tuple(SeatSetup("human", f"Seat {n}") for n in range(seats)), "desk")
    return GAME.read_position(printed_position(GAME, setup))


@pytest.fixture
def stage():
    return DeskStage(GAME, a_table())


def turn(stage, notches, *key):
    """The wheel over a place."""
    factor = stage.app.scale * stage.desk.plane.factor
    x, y = stage.desk.spots.spot(key).box.centre
    stage.move(x * factor, y * factor)
    stage.wheel(notches)


def test_dice_of_the_chosen_colour_come_from_the_stock_and_go_back(stage):
    red = stage.table.seats[0].cup[RED]
    stage.key(str(RED + 1))
    stage.touch("cup")
    stage.touch("cup")
    stage.touch("cup", button=3)
    turn(stage, 1, "citizenry")
    seat = stage.table.seats[0]
    assert (seat.cup[RED], seat.citizenry[RED]) == (red + 1, 1)
    stage.key(str(YELLOW + 1))
    stock = stage.table.stock[YELLOW]
    for _ in range(stock + 1):
        turn(stage, 1, "cup")
    assert stage.table.stock[YELLOW] == 0
    assert stage.table.seats[0].cup[YELLOW] == stock


def test_a_tile_is_laid_by_its_name_and_goes_back_to_the_bag(stage):
    count = len(stage.table.seats[0].tableau)
    stage.touch("square", count)
    stage.type("gem world")
    stage.key("return")
    side = stage.table.seats[0].tableau[-1]
    assert SIDES[side].name == "Gem World"
    assert tile_of(side) not in stage.table.unseen_tiles
    turn(stage, 1, "square", count)
    assert good_places(stage.table.seats[0].tableau)[count] == 1
    assert stage.table.seats[0].goods[count] == (WHITE,)
    stage.touch("square", count, button=3)
    assert len(stage.table.seats[0].tableau) == count
    assert tile_of(side) in stage.table.unseen_tiles


def test_a_home_world_takes_the_place_of_the_other(stage):
    stage.touch("square", 2)
    other = next(side for side in range(FIRST_HOME_SIDE, len(SIDES))
                 if side != stage.table.seats[0].tableau[2])  # fmt: skip
    stage.point(stage.desk.popup.box_of(("side", other)))
    assert stage.table.seats[0].tableau[2] == other


def test_what_is_built_waits_with_its_dice(stage):
    stage.touch("stack", DEVELOP)
    picture = stage.desk.popup.found[0]
    stage.key("return")
    turn(stage, 1, "stack", DEVELOP)
    seat = stage.table.seats[0]
    assert seat.developments[0] == picture.value[-1]
    assert seat.developing[WHITE] == 1
    stage.touch("stack", DEVELOP, button=3)
    assert picture.value[-1] not in stage.table.seats[0].developments


def test_money_and_chips_are_typed_and_counted(stage):
    factor = stage.app.scale * stage.desk.plane.factor
    x, y = stage.desk.spots.spot(("credits",)).box.centre
    stage.move(x * factor, y * factor)
    stage.key("7")
    turn(stage, 1, "chips")
    assert (stage.table.seats[0].credits, stage.table.seats[0].chips) == (7, 1)


def test_workers_lie_under_phases_and_a_round_begins_with_all_in_the_cups(stage):
    white = stage.table.seats[0].cup[WHITE]
    stage.touch("column", DEVELOP)
    assert [worker.place for worker in stage.table.seats[0].workers] == [DEVELOP]
    stage.touch("begin")
    assert stage.table.seats[0].cup[WHITE] == white + 1
    assert stage.table.steps == [StartRound()]
    assert stage.page.draft.problem is None


@pytest.mark.sample(2)
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_all_words_are_legible(size, seats):
    audit = Audit()
    stage = DeskStage(GAME, a_table(seats), size, audit)
    audit.clear()
    stage.desk.invalidate()
    stage.app.draw()
    assert audit.problems(stage.desk.width, stage.desk.height) == []
