"""The document's move words in the text client, over a pipe."""

import io

import pytest

from engine.core.text_client import TextClient
from games.despirala.combinations import NAMES
from tests.games.despirala.positions import new_match


def type_in(match, *lines):
    """What the client prints when these lines are typed."""
    out = io.StringIO()
    client = TextClient(match, io.StringIO("\n".join(lines) + "\n"), out)
    assert client.run() == 0
    return out.getvalue()


def hand_match(mode="normal"):
    return new_match("human", mode=mode, dice_by_hand=True)


@pytest.mark.clause("DESP-9.1", "DESP-9.3")
def test_a_turn_is_played_in_the_words_of_the_document():
    match = hand_match()
    shown = type_in(
        match, "1 2 2 5 5 5", "reroll", "353535", "TWO TRIPLES 5 3",
        "6 6 1 2 3 4", "collect 6", "continue", "6 1 1 1", "stop",
    )  # fmt: skip
    assert "P1 completes Two triples 3 5 at once: 24 points" in shown
    assert "P1 stops Collect 6 with 3 dice set aside: 18 points" in shown
    assert match.table.sheets[0].points == {"Two triples": 24, "Collect 6": 18}


@pytest.mark.clause("DESP-9.4")
@pytest.mark.parametrize("words_typed", ["List options", "list", "OPTIONS"])
def test_the_list_shows_every_move(words_typed):
    shown = type_in(hand_match(), "1 2 3 4 5 6", words_typed)
    assert "Three pairs 4 5 6" in shown
    assert "58  Reroll" in shown


def test_a_near_miss_is_answered_and_asked_again():
    match = hand_match()
    shown = type_in(match, "1 2 3 4 5 6", "two triples 3", "hello", "Straight")
    assert "Two triples needs two different faces" in shown
    assert match.table.sheets[0].points == {"Straight": 50}


def test_a_whole_game_is_played_by_words_alone():
    match = new_match("human", "random", seed="pipe")
    faces = {"Three pairs": " 1 2 3", "Two triples": " 1 2", "Four of a kind": " 1"}
    moves = [name + faces.get(name, "") for name in NAMES if name != "Six of a kind"]
    lines = [line for move in (*moves, "Six of a kind 6") for line in (move, "stop")]
    shown = type_in(match, *lines)
    assert match.is_over
    assert "The game is over" in shown
