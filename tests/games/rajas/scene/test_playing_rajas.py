"""Rajas by mouse: posted events go through the window, the match hears of legal answers only."""

from random import Random

import pygame
import pytest

from engine.core.decision import Decision
from engine.ui.widgets.base import Button
from games.rajas.moves import SET_ASIDE, Lay, Pay, Place, TurnDie
from tests.games.rajas.scene.playing import (
    RajasByKeys,
    RajasStage,
    a_match,
    a_match_at,
    answer_by_mouse,
)

NAVARATNAS = {"board": "navaratnas", "ganga": "on"}


def asked(stage: RajasStage) -> Decision:
    """The decision of the person."""
    decision = stage.table.decision
    assert decision is not None
    return decision


@pytest.mark.parametrize(
    ("dummies", "options"), [(1, {}), pytest.param(3, NAVARATNAS, marks=pytest.mark.whole)]
)
def test_a_whole_game_by_mouse(dummies, options):
    match = a_match(dummies, "mouse", **options)
    stage, chance = RajasStage(match, draws_every=200), Random(7)
    while True:
        stage.wait_for_turn()
        if match.is_over:
            break
        option, told = chance.choice(asked(stage).options), len(match.moves)
        answer_by_mouse(stage, option)
        assert match.moves[told].answer == option
    assert match.result.winners


@pytest.mark.parametrize("answers", [8, pytest.param(None, marks=pytest.mark.whole)])
def test_a_game_by_keys_alone(answers):
    """The beginning by default, all of it with `-m whole`."""
    match = a_match(1, "keys")
    stage, chance, given = RajasByKeys(match, draws_every=200), Random(5), 0
    while given != answers:
        stage.wait_for_turn()
        if match.is_over:
            break
        option, told = chance.choice(asked(stage).options), len(match.moves)
        answer_by_mouse(stage, option)
        assert match.moves[told].answer == option
        given += 1
    assert answers or match.result.winners


def test_a_click_chooses_a_space_and_a_second_one_places_the_worker():
    match = a_match_at("place")
    stage = RajasStage(match)
    stage.wait_for_turn()
    option = next(each for each in asked(stage).options if isinstance(each, Place))
    told = len(match.moves)
    stage.touch(("space", option.space))
    assert len(match.moves) == told
    assert stage.selection.option.space == option.space
    stage.touch(("space", option.space))
    assert match.moves[told].answer.space == option.space


def test_a_die_that_is_chosen_pays_and_dims_what_it_cannot_pay():
    match = a_match_at("place", 1, 2)
    stage = RajasStage(match)
    stage.wait_for_turn()
    paid = next(each for each in asked(stage).options if isinstance(each, Place) and each.die >= 0)
    stage.touch(stage.key_of(("die", paid.die)))
    lit = {space for kind, space in stage.selection.lit if kind == "space"}
    places = [each for each in asked(stage).options if isinstance(each, Place)]
    assert lit == {each.space for each in places if each.die == paid.die}
    stage.touch(("space", paid.space))
    stage.touch(("space", paid.space))
    assert paid in [move.answer for move in match.moves]


def test_escape_lets_go_of_what_is_chosen():
    match = a_match_at("place")
    stage = RajasStage(match)
    stage.wait_for_turn()
    option = next(each for each in asked(stage).options if isinstance(each, Place))
    stage.touch(("space", option.space))
    stage.key("escape")
    assert stage.selection.chosen == ()
    assert stage.table.popup is None


def test_karma_turns_the_die_that_is_clicked():
    match = a_match_at("place")
    stage = RajasStage(match)
    stage.wait_for_turn()
    turn = next(each for each in asked(stage).options if isinstance(each, TurnDie))
    stage.key("k")
    stage.touch(stage.key_of(("die", turn.die)))
    assert match.moves[-1].answer == turn


@pytest.mark.parametrize("kind", ["place", "buy", "lay"])
def test_where_one_choice_is_left_one_press_makes_it(kind):
    match = a_match_at(kind, wanted=lambda it: len(it.options) == 1 and it.options[0] != SET_ASIDE)
    stage = RajasStage(match)
    stage.wait_for_turn()
    only, told = asked(stage).options[0], len(match.moves)
    stage.key("space")
    assert match.moves[told].answer == only


def karma_button(stage: RajasStage) -> Button:
    """The button that uses karma."""
    return next(each for each in stage.table.frame.bar.secondary if each.key == "K")


def test_karma_is_lit_only_where_a_turned_die_opens_something():
    """A space is chosen: karma has a part where another die could go there once it is turned."""
    stage = RajasStage(a_match_at("place", wanted=lambda it: len(turned_for(it)) > 0))
    stage.wait_for_turn()
    places = {each.space for each in asked(stage).options if isinstance(each, Place)}
    opened = next(space for space in sorted(places) if stage.selection.dice_for(space))
    closed = next(space for space in sorted(places) if not stage.selection.dice_for(space))
    for space, kind in ((opened, "secondary"), (closed, "ghost")):
        stage.touch(("space", space))
        stage.step()
        assert karma_button(stage).kind == kind
        stage.key("escape")


def turned_for(decision: Decision) -> list[TurnDie]:
    """The dice that karma may turn."""
    return [each for each in decision.options if isinstance(each, TurnDie)]


def cells_to_turn_in(decision: Decision) -> list[int]:
    """The cells where a tile has more than one legal turn."""
    cells = [each.cell for each in decision.options if isinstance(each, Lay)]
    return [cell for cell in cells if cells.count(cell) > 1]


@pytest.mark.parametrize("way", ["wheel", "key", "right button"])
def test_a_tile_turns_by_wheel_key_and_right_button(way):
    stage = RajasStage(a_match_at("lay", wanted=lambda decision: bool(cells_to_turn_in(decision))))
    stage.wait_for_turn()
    cell = cells_to_turn_in(asked(stage))[0]
    stage.touch(("cell", cell))
    first = stage.selection.option
    if way == "wheel":
        stage.hover(("cell", cell))
        stage.wheel(1)
    elif way == "key":
        stage.key("t")
    else:
        stage.touch(("cell", cell), button=3)
    assert stage.selection.option != first
    assert stage.selection.option in asked(stage).options


def settled_frame(stage):
    """The whole window once nothing is painted any more."""
    for _ in range(60):
        stage.app.step(0.05, [])
    stage.app.draw()
    return pygame.image.tobytes(stage.app.display.surface, "RGB")


@pytest.mark.painted
def test_the_tile_in_the_hand_is_seen_before_it_hangs_over_a_cell():
    stage = RajasStage(a_match_at("lay", wanted=lambda decision: bool(cells_to_turn_in(decision))))
    stage.wait_for_turn()
    seen = settled_frame(stage)
    assert settled_frame(stage) == seen
    stage.key("t")
    assert stage.selection.shown_cell is None
    assert settled_frame(stage) != seen


def test_escape_goes_from_the_tile_in_the_hand_back_to_the_tiles():
    match = a_match_at("buy")
    stage = RajasStage(match)
    stage.wait_for_turn()
    stage.touch(stage.key_of(("tile", asked(stage).options[0].tile)))
    stage.wait_for_turn()
    assert asked(stage).kind in ("pay", "lay")
    stage.key("escape")
    stage.wait_for_turn()
    assert asked(stage).kind == "buy"


def test_dice_to_pay_are_proposed_and_can_be_changed():
    match = a_match_at("pay", 1)
    stage = RajasStage(match)
    stage.wait_for_turn()
    options = asked(stage).options
    assert stage.selection.option == options[0]
    other = next(each for each in reversed(options) if type(each) is type(options[0]))
    told = len(match.moves)
    answer_by_mouse(stage, other)
    assert match.moves[told].answer == other


@pytest.mark.clause("RAJ-6.1")
def test_a_chosen_die_is_given_back_though_its_like_could_be_chosen_as_well():
    """Two equal dice: a second press on the lit one chose the other again (evening, round 1)."""
    match = a_match_at("pay", wanted=lambda asked: any(map(_with_equal_dice, asked.options)))
    stage = RajasStage(match)
    stage.wait_for_turn()
    dice = next(filter(_with_equal_dice, asked(stage).options)).dice
    twice = next(die for die in dice if dice.count(die) > 1)
    for part in stage.selection.chosen:
        stage.touch(stage.key_of(part, chosen=True))
    assert stage.selection.chosen == ()
    number = match.table.seats[0].dice.index(twice)
    stage.touch(("hand", number))
    stage.touch(("hand", number + 1))
    assert stage.selection.chosen.count(("die", twice)) == 2
    stage.touch(("hand", number))
    stage.touch(("hand", number))
    assert stage.selection.chosen == ()
    stage.app.close()


def _with_equal_dice(option):
    return isinstance(option, Pay) and len(set(option.dice)) < len(option.dice)
