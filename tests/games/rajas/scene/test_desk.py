"""The desk: a real table set out with the mouse, the Raja asked, a dummy's turn played on."""

import pytest

from engine.ui.canvas import Audit
from engine.ui.table.table import Table
from games.rajas.effects import die
from games.rajas.game import GAME
from games.rajas.state import Rules
from tests.games.rajas.positions import a_table, dummy, person
from tests.ui.desk_stage import DeskStage


class RajasDeskStage(DeskStage):
    """The desk of Rajas."""

    def __init__(self, table, size=(1920, 1080), audit=None):
        super().__init__(GAME, table, size, audit)


@pytest.fixture
def stage():
    return RajasDeskStage(a_table(person("o1", workers=3), dummy("o"), tops="OC2 GC1"))


def test_workers_markers_boat_scrolls_and_karma_are_clicked(stage):
    stage.touch("space", "yogi")
    stage.touch("fame", 9)
    stage.touch("money", 33)
    stage.touch("stone", 7)
    stage.touch("scroll", 2)
    stage.touch("karma", 2)
    seat = stage.table.seats[0]
    assert stage.table.placed == {"yogi": 0}
    assert (seat.fame, seat.money, seat.boat, seat.scrolls, seat.karma) == (
        9,
        33,
        7,
        (2, 2, 3, 2),
        2,
    )
    assert stage.page.draft.problem is None


def test_every_space_of_the_tracks_can_be_hit(stage):
    for fame in (0, 1, 10, 11, 29, 30, 31, 40, 41, 59):
        stage.touch("fame", fame)
        assert stage.table.seats[0].fame == fame
    for money in (0, 1, 20, 41, 42, 59, 80, 99, 100, 119):
        stage.touch("money", money)
        assert stage.table.seats[0].money == money


def test_dice_are_added_from_the_panel_and_taken_from_kali(stage):
    stage.touch("die", die(0, 5))
    assert stage.table.seats[0].dice == (die(0, 1), die(0, 5))
    stage.touch("hand", 0)
    assert stage.table.seats[0].dice == (die(0, 5),)


def test_a_tile_is_chosen_laid_turned_and_taken_away(stage):
    stage.touch("cell", 1)
    stage.point(stage.desk.popup.box_of(("tile", "GC1")))
    (laid,) = stage.table.seats[0].tiles
    assert laid.tile == "GC1"
    stage.touch("cell", 1)  # where a tile lies, a click turns it
    assert stage.table.seats[0].tiles[0].turn == (laid.turn + 1) % 4
    stage.touch("cell", 1, button=3)
    assert stage.table.seats[0].tiles == ()


def test_undo_and_redo_take_a_click_back(stage):
    stage.touch("fame", 9)
    stage.key("ctrl+z")
    assert stage.table.seats[0].fame == 0
    stage.key("ctrl+y")
    assert stage.table.seats[0].fame == 9


def test_what_cannot_be_is_said_and_not_played_on(stage):
    stage.touch("stone", 7)
    stage.touch("seat", 1)
    stage.touch("stone", 7)
    assert "boat" in stage.page.draft.problem.sentence
    stage.desk.renew()
    assert not stage.desk.go_on.is_enabled


def test_the_wheel_turns_a_stack_a_tile_and_a_scroll(stage):
    stack = stage.table.tile("GC1").stack
    for key, notches in (("top", stack), 1), (("scroll", 0), 1):
        x, y = stage.desk.spots.spot(key).box.centre
        factor = stage.app.scale * stage.desk.plane.factor
        stage.move(x * factor, y * factor)
        stage.wheel(notches)
    assert stage.table.tops[stack] == "GC2"
    assert stage.table.seats[0].scrolls == (3, 2, 2, 2)


def test_a_tile_face_up_is_drawn_into_the_province(stage):
    stack = stage.table.tile("GC1").stack
    factor = stage.app.scale * stage.desk.plane.factor
    places = [stage.desk.spots.spot(key).box.centre for key in (("top", stack), ("cell", 1))]
    start, end = ((x * factor, y * factor) for x, y in places)
    stage.drag(start, end)
    assert [(laid.tile, laid.cell) for laid in stage.table.seats[0].tiles] == [("GC1", 1)]
    assert stage.table.tops[stack] == ""


def test_a_dummy_stays_a_dummy_when_it_is_played_on(stage):
    """The rules' own player sits where the table has one, and a person before the other."""
    stage.key("return")
    stage.key("return")
    table = stage.app.top
    assert isinstance(table, Table)
    assert [seat.player for seat in table.match.setup.seats] == ["human", "dummy"]


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (2560, 1080)])
def test_all_words_are_legible(size):
    audit = Audit()
    table = a_table(person("o1", workers=3), dummy("o"), tops="OC2 GC1",
                    rules=Rules(board="navaratnas", ganga=True))  # fmt: skip
    stage = RajasDeskStage(table, size, audit)
    for key in (("seat", 0), ("border", 1), ("top", 3), ("seat", 1)):
        stage.desk.click(key)
        audit.clear()
        stage.desk.invalidate()
        stage.app.draw()
        assert audit.problems(stage.desk.width, stage.desk.height) == [], key
