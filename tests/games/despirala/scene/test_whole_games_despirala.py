"""Whole games of Despirala in a real window: by keyboard, by mouse, and with real dice typed.

Long: the suite plays their beginning, `TABLETOP_BOTS_WHOLE_GAMES=1` all of them to the end page.
"""

from random import Random

import pytest

from engine.core.decision import Decision, Option
from games.despirala.combinations import NAMES
from games.despirala.moves import Attempt, Continue, Reroll, Stop
from games.despirala.scene.choice import ROW_KEYS
from games.despirala.scene.felt import Felt
from tests.ui.real_window import needs_a_screen
from tests.ui.twin import TwoHands, a_draft, answers_to_play, two_hands

BEGINNING = 12
LETTERS = {Reroll(): "r", Continue(): "c", Stop(): "s"}
ROW_KEY = {row: key for key, row in ROW_KEYS.items()}


def felt(hands: TwoHands) -> Felt:
    board = hands.table.parts.board
    assert isinstance(board, Felt)
    return board


def is_done(hands: TwoHands) -> bool:
    return hands.match.is_over or len(hands.match.moves) >= answers_to_play(BEGINNING)


def wish(hands: TwoHands) -> Option:
    """What a bot would do in the person's place."""
    return hands.match.fork().think(hands.match.game.bot("sampled:5", hands.match.setup)).option


def answer_by_keys(hands: TwoHands) -> None:
    """The key of a row and Enter; the faces from their list where others are wanted; letters."""
    option = wish(hands)
    if option in LETTERS:
        hands.keys(LETTERS[option])
    else:
        assert isinstance(option, Attempt)
        hands.keys(ROW_KEY[NAMES.index(option.combination)])
        choosing = felt(hands).chooser.choosing
        assert choosing is not None
        if choosing.attempt != option:
            name_faces(hands, option)
        hands.keys("return")
    hands.flush()


def name_faces(hands: TwoHands, option: Attempt) -> None:
    """The list of faces, opened with F, walked with the arrows."""
    hands.keys("f")
    picker = hands.page.popup
    at = [each.attempt for each in picker.choices].index(option)
    hands.keys(*["down" if at > picker.at else "up"] * abs(at - picker.at), "return")


@pytest.mark.window
@needs_a_screen
def test_a_game_by_the_keyboard_alone(tmp_path, monkeypatch):
    with two_hands(monkeypatch, tmp_path, lambda: a_draft("despirala", 1, "sampled:5")) as hands:
        hands.open_setup("despirala", by_keys=True)
        hands.start("spiral", by_keys=True)
        while not is_done(hands):
            answer_by_keys(hands)
        assert hands.agrees()
        if hands.match.is_over:
            hands.look_back(by_keys=True)


@pytest.mark.window
@needs_a_screen
def test_a_game_by_the_mouse_alone(tmp_path, monkeypatch):
    with two_hands(monkeypatch, tmp_path, lambda: a_draft("despirala", 1, "sampled:5")) as hands:
        hands.open_setup("despirala", by_keys=False)
        hands.start("marble", by_keys=False)
        while not is_done(hands):
            answer_by_mouse(hands)
        assert hands.agrees()
        if hands.match.is_over:
            hands.look_back(by_keys=False)


def answer_by_mouse(hands: TwoHands) -> None:
    """A click on the row, on its pencil where other faces are wanted, on the bar's buttons."""
    option, bar = wish(hands), hands.table.frame.bar
    if isinstance(option, Attempt):
        rows, number = felt(hands).places.sheet.rows, NAMES.index(option.combination)
        hands.click((rows[number].name_x + 20, rows[number].box.centre_y))
        choosing = felt(hands).chooser.choosing
        assert choosing is not None
        if choosing.attempt != option:
            hands.click_on(rows[number].pencil)
            picker = hands.page.popup
            at = [each.attempt for each in picker.choices].index(option)
            hands.click_on(picker.cell(at))
        hands.click_on(hands.table.frame.bar.primary.box)
    elif isinstance(option, Stop):
        hands.click_on(bar.primary.box)
    else:
        hands.click_on(bar.secondary[0].box)
    hands.flush()


@pytest.mark.window
@needs_a_screen
def test_a_game_with_real_dice_typed(tmp_path, monkeypatch):
    def draft():
        return a_draft("despirala", 1, "sampled:5", dice_by_hand=True)

    dice = Random(7)
    with two_hands(monkeypatch, tmp_path, draft) as hands:
        hands.open_setup("despirala", by_keys=True)
        hands.start("pebble", by_keys=True)
        while not is_done(hands):
            if isinstance(hands.match.pending, Decision):
                answer_by_keys(hands)
            else:
                hands.type_dice(" ".join(map(str, hands.chance.outcomes.sample(dice))))
        assert hands.agrees()
