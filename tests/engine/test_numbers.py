"""Whole numbers: the digits 0 to 9 and nothing else, wherever a number is read."""

from datetime import date

import pytest

import main
from engine.core.chance import Dice
from engine.core.errors import IllegalAnswer
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup, day_named, whole_number
from games.despirala.moves import UnreadableMoveError, read_move
from tests.nim import GAME

FOREIGN = ["٣", "\uff13", "\u0969", "1\u0662"]
"""Three in Arabic, wide and Devanagari digits, and a twelve half Latin, half Arabic."""


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("12", 12), ("007", 7)])
def test_digits_are_a_number(text, number):
    assert whole_number(text) == number


@pytest.mark.parametrize(
    "text", ["", "²", "½", "-1", "+1", "1.0", "1_0", " 1", "1\n", "9" * 19, "9" * 5000, *FOREIGN]
)
def test_anything_else_is_none(text):
    assert whole_number(text) is None


@pytest.mark.parametrize(("text", "day"), [
    ("2026-11-22", date(2026, 11, 22)), ("2026-02-30", None), ("20261122", None),
    ("2026-W47-7", None), ("\uff12026-11-22", None), ("2026-1\u0661-22", None), ("", None),
])  # fmt: skip
def test_a_day_is_written_in_one_way(text, day):
    assert day_named(text) == day


@pytest.mark.parametrize("typed", [*FOREIGN, "+3", "1_0"])
def test_typed_dice_are_latin_digits(typed):
    with pytest.raises(IllegalAnswer, match="Type a number from 1 to 20"):
        Dice(1, 20).parse(typed)


@pytest.mark.parametrize("typed", FOREIGN)
def test_a_move_is_not_chosen_by_a_foreign_number(typed):
    seats = (SeatSetup("human", "A"), SeatSetup("human", "B"))
    match = Match(GAME, Setup(seats, "1"))
    match.roll()
    with pytest.raises(IllegalAnswer):
        match.option_of(typed)


def test_faces_said_are_latin_digits():
    with pytest.raises(UnreadableMoveError, match="must be numbers"):
        read_move("Two triples ٣ 5")


@pytest.mark.parametrize("arguments", [
    ("--size", "١٢٨٠x٧٢٠"),
    ("simulate", "despirala", "--games", "٣"),
    ("simulate", "despirala", "--games", "1_0"),
    ("simulate", "despirala", "--games", "1", "--jobs", "\uff11"),
    ("challenge", "risk", "--date", "٢٠٢٦-١١-٢٢"),
    ("challenge", "risk", "--date", "2026-W47-7"),
])  # fmt: skip
def test_the_command_line_refuses_them_in_a_sentence(capsys, arguments):
    assert main.main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert f"'{arguments[-1]}'" in printed.err
    assert printed.err.count("\n") == 1
