"""Whole games of Despirala in a real window: by keyboard, by mouse, and with real dice typed.

Long: the suite plays their beginning, `-m whole` all of them to the end page.
"""

import pytest

from games.despirala.combinations import NAMES
from games.despirala.moves import Attempt, Continue, Reroll, Stop
from games.despirala.scene.selection import ROW_KEYS
from games.despirala.scene.table import DespiralaBoard
from tests.patience import lengths
from tests.ui.real_window import needs_a_screen
from tests.ui.twin import TwoHands, WindowGame

pytestmark = pytest.mark.painted

GAME = WindowGame("despirala", 1, "sampled:5", plays_like="sampled:5", beginning=8)
LETTERS = {Reroll(): "a", Continue(): "c", Stop(): "s"}
ROW_KEY = {row: key for key, row in ROW_KEYS.items()}


def board(hands: TwoHands) -> DespiralaBoard:
    board = hands.table.parts.board
    assert isinstance(board, DespiralaBoard)
    return board


def answer_by_keys(hands: TwoHands) -> None:
    """The key of a row and Enter; the faces from their list where others are wanted; letters."""
    option = GAME.wish(hands)
    if option in LETTERS:
        hands.keys(LETTERS[option])
    else:
        assert isinstance(option, Attempt)
        hands.keys(ROW_KEY[NAMES.index(option.combination)])
        choosing = board(hands).chooser.selection
        if choosing.option != option:
            name_faces(hands, option)
        hands.keys("return")


def name_faces(hands: TwoHands, option: Attempt) -> None:
    """The list of faces, opened with F, walked with the arrows."""
    hands.keys("f")
    picker = hands.page.popup
    at = [each.attempt for each in picker.choices].index(option)
    hands.keys(*["down" if at > picker.at else "up"] * abs(at - picker.at), "return")


def answer_by_mouse(hands: TwoHands) -> None:
    """A click on the row, on its pencil where other faces are wanted, on the bar's buttons."""
    option, bar = GAME.wish(hands), hands.table.frame.bar
    if isinstance(option, Attempt):
        choose_row(hands, option)
        hands.click_on(bar.primary.box)
    else:
        label = {Reroll(): "Reroll", Continue(): "Continue", Stop(): "Stop"}[option]
        shown = [bar.primary, *bar.secondary]
        hands.click_on(next(each.box for each in shown if each.label.startswith(label)))


def choose_row(hands: TwoHands, option: Attempt) -> None:
    """The row, unless it is chosen already: a second click would hand it in at once."""
    row = board(hands).places.sheet.rows[NAMES.index(option.combination)]
    choosing = board(hands).chooser.selection
    if choosing.selected != option.combination:
        hands.click((row.name_x + 20, row.box.centre_y))
    if choosing.option != option:
        hands.click_on(row.pencil)
        picker = hands.page.popup
        at = [each.attempt for each in picker.choices].index(option)
        hands.click_on(picker.cell(at))
    assert choosing.option == option


@pytest.mark.whole
@pytest.mark.window
@needs_a_screen
def test_a_game_by_the_keyboard_alone(tmp_path, monkeypatch):
    GAME.play("spiral", answer_by_keys, monkeypatch, tmp_path)


@pytest.mark.whole
@lengths("is_whole", False, True)
@pytest.mark.window
@needs_a_screen
def test_a_game_by_the_mouse_alone(tmp_path, monkeypatch, is_whole):
    GAME.play("marble", answer_by_mouse, monkeypatch, tmp_path, is_whole=is_whole, by_keys=False)


@pytest.mark.whole
@pytest.mark.window
@needs_a_screen
def test_a_game_with_real_dice_typed(tmp_path, monkeypatch):
    GAME.play("pebble", answer_by_keys, monkeypatch, tmp_path, dice_by_hand=True)
