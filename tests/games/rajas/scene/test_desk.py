"""The desk: a real table set out with the mouse, the Raja asked, a dummy's turn played on."""

import pytest

from engine.core.decision import Chance
from engine.ui.canvas import Audit
from engine.ui.screenshot import settle
from engine.ui.table.table import Table
from games.rajas.dice import die
from games.rajas.game import GAME
from games.rajas.scene.hint_card import RajaCard
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
    stack = stage.table.tile("GC1").stack
    stage.touch("top", stack)
    stage.touch("tile", "GC1")
    stage.touch("cell", 1)
    (laid,) = stage.table.seats[0].tiles
    assert laid.tile == "GC1"
    stage.touch("cell", 1)
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


def test_the_raja_is_asked_and_numbers_his_moves(stage):
    stage.key("h")
    settle(stage.app)
    card = stage.desk.popup
    assert isinstance(card, RajaCard)
    assert [move.option for move in card.moves[:3]] == list(stage.desk.advised[:3])


@pytest.mark.parametrize("by_hand", [True, False])
def test_a_dummys_turn_is_played_with_dice_typed_or_rolled(stage, by_hand):
    stage.touch("seat", 1)
    stage.touch("to play")
    assert stage.table.seat == 1
    assert "His turn" in stage.desk.go_on.label
    stage.point((stage.desk.go_on if by_hand else stage.desk.rolled).box)
    table = stage.app.top
    assert isinstance(table, Table)
    match = table.match
    assert match.setup.dice_by_hand is by_hand
    assert [seat.player for seat in match.setup.seats] == ["human", "dummy"]
    if by_hand:
        assert isinstance(match.pending, Chance)
        assert match.pending.kind == "area"
    else:
        for _ in range(400):
            stage.step(0.1)
        assert match.waits_for_person
        assert match.table.seats[1].used == 1


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (2560, 1080)])
def test_all_words_are_legible(size):
    audit = Audit()
    table = a_table(person("o1", workers=3), dummy("o"), tops="OC2 GC1",
                    rules=Rules(board="navaratnas", ganga=True))  # fmt: skip
    stage = RajasDeskStage(table, size, audit)
    for key in (("seat", 0), ("top", 3), ("border", 1), ("seat", 1)):
        stage.desk.click(key)
        audit.clear()
        stage.desk.invalidate()
        stage.app.draw()
        assert audit.problems(stage.desk.width, stage.desk.height) == [], key
