"""Whole games of Roll for the Galaxy at a real table: what is said is all that hands need."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core.instructions import HANDS, parts_for_hands
from games.roll_galaxy import events as happened
from games.roll_galaxy.game import GAME
from games.roll_galaxy.tiles import SIDES, TILE_NAMES
from tests.real_board.playing import Evening
from tests.real_board.roll_galaxy import RollBoard

EVENINGS = (
    # seats, who advises the persons, how Rollbot's document is read
    (("human", "rollbot:easy"), "", {}),
    (("rollbot:medium", "human", "rollbot:hard"), "rollbot:hard", {}),
    (("human", "rollbot:hard", "human", "rollbot:medium"), "", {"recall": "in turn"}),
    (("human", "rollbot:hard", "human", "rollbot:easy", "rollbot:hard"), "rollbot:easy", {}),
)
SEEDS = ("oak", "ash", "elm", "fir", "yew")


@pytest.mark.sample(15)
@pytest.mark.long
@pytest.mark.parametrize(("seats", "advisor", "options"), EVENINGS)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_board_is_the_programs_table_after_every_answer(seats, advisor, options, seed):
    Evening.begun(GAME, RollBoard, seats, seed, advisor, **options).to_the_end()


@pytest.mark.whole
@pytest.mark.long
def test_hands_can_follow_the_navigator_too():
    seats = ("navigator", "human")
    Evening.begun(GAME, RollBoard, seats, "oak", "rollbot:medium", order="thirds").to_the_end()


# -- what few games have -------------------------------------------------------------------------


def done(board: RollBoard, event: Any) -> None:
    """Hands do what is said of an event."""
    voice = GAME.voice(board.names)
    for _, said in parts_for_hands(event):
        board.carry_out(voice.part(said, HANDS))


@pytest.fixture
def board() -> RollBoard:
    """Ada plans tile 7 as a world, and has the three squares she begins with."""
    board = RollBoard(("You", "Ada"), {}, Random(1))
    board.move(TILE_NAMES[7], "bag", "hand of Ada")
    board.put_tile(SIDES[15].name, 1, "worlds")
    return board


@pytest.mark.clause("ROLL-7.4")
def test_a_tile_is_taken_out_and_put_elsewhere(board):
    done(board, happened.TileLifted(1, 7))
    assert board.at("hand of Ada") == [TILE_NAMES[7]]
    done(board, happened.TilePlaced(1, 7, is_world=False, position=0))
    assert board.stack("developments", 1) == [SIDES[14].name]
    assert board.stack("worlds", 1) == []


@pytest.mark.clause("ROLL-9.2")
def test_a_tile_that_costs_nothing_goes_into_the_tableau_alone(board):
    done(board, happened.TileCompleted(1, 15, 3, (0,) * 7))
    assert board.stack("tableau", 1) == [SIDES[15].name]


@pytest.mark.clause("ROLL-9.10")
def test_dice_that_a_power_saves_go_from_the_citizenry_to_the_cup(board):
    done(board, happened.DiceSaved(1, (2, 0, 0, 0, 0, 0, 0), 0))
    assert board.at("Citizenry of Ada") == []
    assert board.at("cup of Ada") == ["white"] * 5


@pytest.mark.clause("ROLL-11.8")
def test_chips_that_are_bought_are_paid(board):
    board.earn(1, 4)
    done(board, happened.ChipsGained(1, 2, 0, paid=3))
    assert (board.at("chips of Ada"), board.at("money of Ada")) == (["VP"] * 2, ["$"] * 2)


@pytest.mark.clause("ROLL-1.8")
def test_an_explorer_that_earns_nothing_more_still_leaves_its_phase(board):
    board.move("white", "cup of Ada", "Explore of Ada")
    done(board, happened.Stocked(1, 0, False, 0))
    assert board.at("Citizenry of Ada") == ["white"] * 3
