"""The desk: a real table of Despirala set out with the mouse on the dice, the sheets, the panel."""

from collections.abc import Sequence

import pytest

from engine.ui.canvas import Audit
from engine.ui.position.dialogs import PlayOnDialog
from games.despirala.game import GAME
from games.despirala.moves import Attempt
from tests.games.despirala.positions import choosing, starting
from tests.ui.desk_stage import DeskStage
from tests.voice.spoken import english

RIGHT = 3


class DespiralaDeskStage(DeskStage):
    """The desk of Despirala in a window of 1280x720."""

    def __init__(self, table, size=(1280, 720), audit=None):
        super().__init__(GAME, table, size, audit)

    def fill(self, names: Sequence[str]) -> None:
        for name in names:
            self.touch("cell", name)


@pytest.fixture
def stage():
    return DespiralaDeskStage(choosing((1, 2, 3, 4, 5, 6), goods=5))


def test_a_click_on_a_die_turns_it_and_the_right_button_turns_it_back(stage):
    stage.touch("die", 5)
    stage.touch("die", 0)
    assert stage.table.dice == (2, 2, 3, 4, 5, 1)
    stage.touch("die", 0, button=RIGHT)
    stage.touch("die", 0, button=RIGHT)
    assert stage.table.dice == (6, 2, 3, 4, 5, 1)
    assert stage.page.draft.problem is None


def test_an_empty_tray_takes_six_dice():
    stage = DespiralaDeskStage(starting())
    stage.touch("dice")
    assert (stage.table.dice, stage.page.draft.decision.kind) == ((1, 2, 3, 4, 5, 6), "move")


def test_a_cell_of_the_sheet_is_filled_and_the_turn_follows(stage):
    stage.touch("cell", "Collect 3")
    table = stage.table
    assert (table.sheets[0].points, table.turn) == ({"Collect 3": 18}, 2)
    stage.touch("cell", "Collect 3")
    assert stage.table.sheets[0].points == {"Collect 3": 15}
    for _ in range(2):
        stage.touch("cell", "Collect 3", button=RIGHT)
    assert (stage.table.sheets[0].points, stage.table.turn) == ({}, 1)
    stage.touch("cell", "Kamerun", button=RIGHT)
    assert stage.table.sheets[0].points == {"Kamerun": 0}


def test_goods_are_counted_on_the_felt_and_never_more_than_the_turns_gave(stage):
    stage.touch("goods")
    assert stage.table.sheets[0].goods == 5
    stage.touch("goods", button=RIGHT)
    stage.touch("seat-goods", -1)
    assert stage.table.sheets[0].goods == 3


def test_what_was_chosen_sets_its_dice_aside_and_follows_them(stage):
    stage.touch("attempt", "Four of a kind")
    assert stage.table.attempt.combination == "Four of a kind"
    assert english(stage.page.draft.waits_for).startswith("Chance is next")
    while stage.table.attempt != Attempt("Four of a kind", (6,)):
        stage.touch("faces")
    assert stage.table.aside == (5,)
    stage.touch("die", 0, button=RIGHT)
    stage.touch("rolls-paid", 1)
    assert (stage.table.aside, stage.table.rolls) == ((0, 5), 1)
    stage.touch("next", "choose")
    assert (stage.table.attempt, stage.table.aside, stage.table.rolls) == (None, (), 0)


def test_a_collect_asks_or_rolls_and_its_cell_ends_the_attempt(stage):
    stage.touch("attempt", "Collect 6")
    assert stage.page.draft.decision.kind == "collect"
    stage.touch("next", "rest")
    assert stage.page.draft.problem is None
    stage.touch("cell", "Collect 6")
    assert (stage.table.attempt, stage.table.turn) == (None, 2)


def test_a_cell_that_passes_the_turn_on_leaves_the_dice_to_the_next_seat():
    stage = DespiralaDeskStage(choosing((1, 2, 3, 4, 5, 6), goods=5, seats=2))
    stage.touch("attempt", "Four of a kind")
    stage.touch("cell", "Kamerun")
    table = stage.table
    assert (table.seat, table.dice, table.attempt) == (1, (1, 2, 3, 4, 5, 6), None)
    assert stage.page.draft.problem is None


def test_what_cannot_lie_in_the_tray_is_not_shown_and_goes_with_the_next_click():
    table = choosing((1, 2, 3, 4, 5, 6))
    table.dice = (1, 2)
    stage = DespiralaDeskStage(table)
    assert stage.desk.stage.dice == []
    stage.touch("dice")
    assert stage.table.dice == (1, 2, 3, 4, 5, 6)


def test_undo_and_redo_take_a_click_back(stage):
    stage.touch("die", 0)
    stage.key("ctrl+z")
    assert stage.table.dice[0] == 1
    stage.key("ctrl+y")
    assert stage.table.dice[0] == 2


def test_a_whole_position_of_three_seats_is_set_out_and_played_on():
    stage = DespiralaDeskStage(starting(seats=3), size=(1024, 576))
    for seat, names in enumerate((("Straight", "Collect 1"), ("General",), ("Kamerun",))):
        stage.touch("seat", seat)
        stage.fill(names)
    assert (stage.table.seat, stage.table.turn) == (1, 2)
    stage.touch("mode", "misere")
    stage.touch("dice")
    assert stage.page.draft.problem is None
    stage.at(*stage.desk.go_on.box.centre)
    assert isinstance(stage.app.top, PlayOnDialog)


def test_a_full_table_is_over_and_one_free_cell_opens_it_again():
    stage = DespiralaDeskStage(starting())
    stage.fill([key[1] for key in _cells(stage)])
    assert stage.table.is_over
    stage.touch("cell", "Despirala", button=RIGHT)
    assert (stage.table.turn, stage.table.is_over) == (14, False)


def _cells(stage):
    return [spot.fact.key for spot in stage.desk.spots.places if spot.fact.key[0] == "cell"]


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (2560, 1080)])
@pytest.mark.parametrize("seats", [1, 6])
def test_every_text_of_the_desk_is_whole(size, seats):
    audit = Audit()
    stage = DespiralaDeskStage(starting(seats=seats), size, audit)
    stage.touch("attempt", "Three pairs")
    stage.app.draw()
    assert audit.problems(stage.app.top.width, stage.app.top.height) == []
