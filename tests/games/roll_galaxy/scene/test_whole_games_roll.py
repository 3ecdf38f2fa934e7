"""Whole games of Roll in a real window: by the keyboard alone, and with real dice typed.

Long: the suite plays their beginning, `-m whole` all of them to the end page.
"""

from typing import Any

import pytest

from engine.core.decision import Option
from games.roll_galaxy.dice import FACE_NAMES
from games.roll_galaxy.moves import ConfirmAssignment, UseReassign
from games.roll_galaxy.scene.board_input import BoardInput
from games.roll_galaxy.scene.table import RollBoard
from tests.games.roll_galaxy.scene.playing import target_of
from tests.patience import lengths
from tests.ui.real_window import needs_a_screen
from tests.ui.twin import TwoHands, WindowGame, said

pytestmark = pytest.mark.painted

LEVEL = "rollbot:easy"


def named_faces(outcome: Any) -> str:
    """A cup's dice by the names of their faces; the number of a draw as it is."""
    if not isinstance(outcome, tuple):
        return said(outcome)
    return ", ".join(FACE_NAMES[face].lower() for face in outcome)


GAME = WindowGame("roll_galaxy", 1, LEVEL, plays_like=LEVEL, beginning=20, say=named_faces)


def board(hands: TwoHands) -> RollBoard:
    found = hands.table.parts.board
    assert isinstance(found, RollBoard)
    return found


def own(hands: TwoHands) -> BoardInput:
    hands.table.prepare()
    return board(hands).board_input


# -- decisions by keys


def answer_by_keys(hands: TwoHands) -> None:
    """One decision, by keys alone: Enter takes a die, its phase's number puts it there."""
    option = GAME.wish(hands)
    aim = target_of(option)
    if isinstance(option, ConfirmAssignment):
        hands.keys("space")
    elif aim is None:
        choose_card(hands, option)
    else:
        take_power(hands, option)
        reach_spot(hands, ("die", aim[0]))
        hands.keys("return")
        target = aim[1]
        digit = str(target.phase + 1)
        hands.keys({"dictate": "d", "slot": f"shift+{digit}"}.get(target.kind, digit))


def take_power(hands: TwoHands, option: Option) -> None:
    """The power that moves the die, where one has to be chosen or let go of."""
    selection = own(hands).selection
    if isinstance(option, UseReassign) and selection.tool != option.power:
        reach_spot(hands, ("tool", option.power))
        hands.keys("return")
    elif not isinstance(option, UseReassign) and selection.tool is not None:
        hands.keys("escape")


def reach_spot(hands: TwoHands, key: tuple) -> None:
    hands.table.prepare()
    hands.reach(board(hands).spots.spot(key))


def choose_card(hands: TwoHands, option: Option) -> None:
    """A card of the work area, after its worker or its tile; or the button that ends it."""
    work = own(hands).work
    assert work is not None
    if work.primary is not None and work.primary[1] == option:
        key = hands.table.frame.bar.primary.key
        assert key in ("N", "Space")
        hands.keys(key.lower())
        return
    for kind, count in (("actor", len(work.actors)), ("hand", len(work.tiles))):
        for number in range(count):
            if any(card.option == option for card in own(hands).work.cards):
                break
            reach_spot(hands, (kind, number))
            hands.keys("return")
    cards = [card.option for card in own(hands).work.cards]
    reach_spot(hands, ("card", cards.index(option)))
    hands.keys("return")


# -- games


@pytest.mark.whole
@lengths("is_whole", False, True)
@pytest.mark.window
@needs_a_screen
def test_a_game_by_the_keyboard_alone(tmp_path, monkeypatch, is_whole):
    GAME.play("comet", answer_by_keys, monkeypatch, tmp_path, is_whole=is_whole)


@pytest.mark.whole
@pytest.mark.window
@needs_a_screen
def test_a_game_with_real_dice_typed(tmp_path, monkeypatch):
    GAME.play("nebula", answer_by_keys, monkeypatch, tmp_path, dice_by_hand=True)
