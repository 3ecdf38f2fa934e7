"""The table: copies, JSON form, invariants, and the sentence that answers a bad position."""

import json

import pytest

from engine.core.commands import read_position
from engine.core.errors import BadDocument
from engine.core.match import bots_of, play_bots
from engine.core.step import Step, pending
from games.despirala.bots import TIE, best_options, exact_values, position_of
from games.despirala.game import GAME
from games.despirala.moves import Attempt, Continue
from games.despirala.state import possible_points
from games.despirala.steps import RollRest
from tests.games.despirala.positions import (
    all_but,
    choosing,
    collecting,
    committed,
    new_match,
    starting,
)

DICE = (1, 2, 3, 4, 5, 5)


def document(table):
    return GAME.codec.encode(table)


@pytest.mark.parametrize("mode", ["normal", "misere"])
def test_every_moment_of_a_game_copies_and_survives_json(mode):
    match = new_match("random", "random", mode=mode)
    bots = bots_of(match)
    while not match.is_over:
        play_bots(match, bots, 1)
        assert match.table.copy() == match.table
        assert read_position(GAME, document(match.table)) == match.table


def test_a_copy_shares_nothing_that_changes():
    table = choosing(DICE, used={"Straight": 50})
    other = table.copy()
    other.sheets[0].goods = 1
    other.sheets[0].points["General"] = 70
    other.steps.clear()
    assert table == choosing(DICE, used={"Straight": 50})


def test_a_position_may_leave_out_what_is_empty():
    short = {
        "type": "DespiralaTable",
        "mode": "normal",
        "sheets": [{"points": {}, "goods": 5}],
        "dice": [1, 1, 1, 2, 2, 3],
        "steps": [{"type": "ChooseMove"}],
    }
    assert len(pending(read_position(GAME, short)).options) == 58


def change(table, **fields):
    return document(table) | fields


STRAIGHT = committed(Attempt("Straight"), DICE, goods=3)
PAID_ROLL = {"type": "RollAllDice", "paid": True}
A_TURN = choosing(DICE, used={"General": 70})


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (change(A_TURN, mode="mixed"), "read: mode"),
        (change(A_TURN, sheets=[]), "sheets holds 0 seats"),
        (change(A_TURN, sheets=[{"points": {}, "goods": 5}] * 7), "sheets holds 7 seats"),
        (change(A_TURN, turn=15), "turn is 15"),
        (change(A_TURN, seat=1), "seat is 1"),
        (change(A_TURN, turn=3), "entry 1 of sheets, points has 1 entries"),
        (change(A_TURN, dice=[1, 2, 3]), "dice is"),
        (change(A_TURN, dice=[1, 2, 3, 4, 5, 7]), "dice is"),
        (change(A_TURN, dice=[]), "a move is to be chosen"),
        (change(A_TURN, aside=[0]), "no combination is chosen"),
        (change(A_TURN, rolls=2), "no combination is chosen"),
        (change(A_TURN, steps=[]), "steps is empty"),
        (change(A_TURN, steps=[{"type": "ChooseMove"}] * 2), "steps holds 2 steps"),
        (change(A_TURN, steps=[{"type": "StartTurn"}]), "the turn is still to start"),
        (change(A_TURN, steps=[{"type": "RollRest"}]), "a good and a missing die"),
        (change(A_TURN, steps=[{"type": "GoOnCollecting"}]), "it has chosen no Collect"),
        (change(A_TURN, steps=[{"type": "RollAllDice", "paid": False}]), "empty table"),
        (change(A_TURN, sheets=[{"points": {"General": 69}, "goods": 5}]), "General is 69"),
        (change(A_TURN, sheets=[{"points": {"Colonel": 70}, "goods": 5}]), "no combination"),
        (change(A_TURN, sheets=[{"points": {"General": 70}, "goods": 11}]), "it can be 0 to 10"),
        (change(A_TURN, sheets=[{"points": {"General": 70}, "goods": -1}]), "goods is -1"),
        (document(choosing(DICE, used={"Collect 4": 21})), "Collect 4 is 21"),
        (document(starting({"General": 70}, goods=6)), "it can be 0 to 5"),
        (change(STRAIGHT, steps=[{"type": "ChooseMove"}]), "no combination chosen"),
        (change(STRAIGHT, steps=[PAID_ROLL]), "all six dice"),
        (change(STRAIGHT, dice=[]), "no dice are rolled"),
        (change(STRAIGHT, aside=[0, 1, 2, 3]), "aside lacks die 4, a 5"),
        (change(STRAIGHT, aside=[0, 1, 2, 3, 4, 5]), "aside holds die 5, a 5"),
        (change(STRAIGHT, aside=[0, 0]), "ascending order"),
        (change(STRAIGHT, aside=[9]), "places from 0 to 5"),
        (change(STRAIGHT, rolls=71), "rolls is 71"),
        (change(STRAIGHT, rolls=-1), "rolls is -1"),
        (change(STRAIGHT, sheets=[{"points": {}, "goods": 0}]), "a good and a missing die"),
        (document(committed(Attempt("General"), DICE, used=())) | {"turn": 0}, "turn is 0"),
        (change(STRAIGHT, attempt=document(Attempt("Straight", (2,)))), "no choice of the sheet"),
        (document(committed(Attempt("General"), DICE, used=("General",))), "already attempted"),
        (change(choosing(DICE, mode="misere"), steps=[PAID_ROLL]), "the normal game"),
        ({"type": "DespiralaTable", "mode": "normal"}, "read: sheets is missing"),
        ([], "this is not a position of Despirala"),
    ],
)
def test_a_bad_position_gets_one_sentence_that_names_the_fault(position, words):
    with pytest.raises(BadDocument, match=words) as fault:
        read_position(GAME, position)
    assert "\n" not in str(fault.value)


@pytest.mark.parametrize(
    "position",
    [
        change(STRAIGHT, rolls=0),
        change(STRAIGHT, rolls=70),
        change(STRAIGHT, sheets=[{"points": {}, "goods": 5}]),
        change(A_TURN, sheets=[{"points": {"General": 70}, "goods": 10}]),
        change(A_TURN, sheets=[{"points": {"General": 70}, "goods": 0}] * 6),
        document(choosing(DICE, used=all_but("General"), goods=70)),
    ],
)
def test_a_position_at_its_bounds_is_read(position):
    assert document(read_position(GAME, position)) == position


def test_a_finished_table_needs_fourteen_full_sheets():
    table = starting(all_but())
    table.turn, table.steps = 14, []
    assert table.check() == []
    del table.sheets[0].points["General"]
    assert table.check() == ["sheets[0].points has 13 entries; seat 0 has ended 14 turns"]


def test_what_is_wanted_and_loose_follow_from_the_dice_set_aside():
    assert STRAIGHT.wanted == (6,)
    assert STRAIGHT.loose == (5,)
    assert choosing(DICE).wanted == ()


@pytest.mark.parametrize(
    ("name", "points"),
    [("Collect 2", {0, 2, 4, 6, 8, 10, 12}), ("Kamerun", {0, 45})],
)
def test_a_combination_gives_only_certain_points(name, points):
    assert possible_points(name) == points
    assert max(possible_points("Three pairs")) == 30
    assert len(possible_points("Two triples")) == 10


def test_the_text_table_shows_sheets_goods_and_dice():
    table = collecting(6, (6, 6, 1, 2, 3, 4), goods=4, used={"General": 70})
    text = GAME.describe(table, ["Ada"])
    assert "turn 2 of 14, Ada plays" in text
    assert "General                 70" in text
    assert "Collect 6              now" in text
    assert "Dice  [6] [6]  1   2   3   4    4 goods" in text
    over = starting(all_but(), goods=3, mode="misere")
    over.turn, over.steps = 14, []
    assert "the game is over" in GAME.describe(over, ["Ada"])
    assert "Score                    3" in GAME.describe(over, ["Ada"])


@pytest.mark.parametrize(
    ("dice", "rest"),
    [
        ((6, 6, 1, 2, 3, 4), "The other dice: 1, 2, 3 and 4"),
        ((6, 6, 6, 6, 6, 1), "The other die: 1"),
        ((6, 6, 6, 6, 6, 6), "The other dice: none"),
    ],
)
def test_listeners_hear_how_many_dice_are_not_set_aside(dice, rest):
    assert GAME.statements(collecting(6, dice), ["Ada"])[-1].endswith(f". {rest}")


def example_position():
    """The example of POSITION.md."""
    text = (GAME.folder / "POSITION.md").read_text(encoding="utf-8")
    return json.loads(text.partition("```json")[2].partition("```")[0])


def test_the_example_of_the_position_document_loads():
    table = read_position(GAME, example_position())
    assert pending(table).seat == 1
    assert table.sheet.goods == 24


def test_the_position_document_names_every_step():
    text = (GAME.folder / "POSITION.md").read_text(encoding="utf-8")
    assert all(f'"type": "{step.__name__}"' in text for step in GAME.codec.registered(Step))


def test_a_table_where_nothing_is_asked_yet_is_not_over():
    table = choosing((1, 2, 3, 4, 5, 6), 5, all_but("Straight"))
    table.steps = []
    assert not table.is_over
    table.sheet.points["Straight"] = 50
    assert table.is_over


@pytest.mark.clause("DESP-10.1")
def test_ones_being_collected_are_rolled_on_like_any_number():
    """The good is to be paid and the roll to come: what stands is a Collect that goes on."""
    table = committed(Attempt("Collect 1"), (1, 1, 2, 3, 4, 5))
    before = position_of(table, 0)
    table.steps = [RollRest()]
    assert position_of(table, 0) == before.after(Continue())


def test_options_that_lose_next_to_nothing_tie_for_the_best():
    values = exact_values("normal")
    options = (Attempt("Collect 1"), Attempt("Collect 2"), Attempt("Collect 3"))
    assert best_options(values, options, (TIE, 0.0, -TIE)) == options[:2]
