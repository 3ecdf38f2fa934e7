"""What a person does and reads at the table of Rajas, by the events of a mouse and a keyboard."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.core.decision import Chance, Decision, RandomBot
from engine.core.match import Match, bots_of, play_bots
from engine.core.storage import AnimationSpeed
from engine.core.thinking import course_of
from engine.ui.canvas import Audit
from games.rajas.effects import GainPer
from games.rajas.game import GAME
from games.rajas.moves import Lay, Place
from games.rajas.scene.end import RajasEnd
from tests.games.rajas.scene.playing import QUICK, RajasStage, a_match, a_match_at
from tests.games.rajas.scene.test_rajas_window import seated

NAVARATNAS = {"board": "navaratnas", "ganga": "on"}


def typed(outcome: Any) -> str:
    """A result as people type it."""
    return " ".join(map(str, outcome)) if isinstance(outcome, tuple) else str(outcome)


@pytest.mark.whole
def test_real_dice_are_typed_for_every_roll_of_a_whole_game():
    match = seated("human", "dummy", dice_by_hand=True)
    stage, chance = RajasStage(match, draws_every=400), Random(3)
    hand = GAME.bot("greedy", match.setup)
    rolls: dict[int | None, int] = {}
    while not match.is_over:
        stage.wait_until(lambda: match.waits_for_person or match.is_over)
        pending, told = match.pending, len(match.moves)
        if isinstance(pending, Decision):
            stage.table.submit(match.think(hand).option)
        elif isinstance(pending, Chance):
            outcome = pending.outcomes.sample(chance)
            stage.sync()
            stage.type(typed(outcome))
            stage.key("return")
            assert match.moves[told].answer == outcome
            rolls[pending.for_seat] = rolls.get(pending.for_seat, 0) + 1
    assert match.result.winners
    assert rolls[0] > 4, "the person's dice"
    assert rolls[1] > 10, "the dummy's dice"


def test_a_worker_is_taken_back_until_dice_are_rolled():
    match = a_match_at("place", 1, 2, lambda decision: any(
        isinstance(each, Place) and each.space.startswith("harbor") for each in decision.options
    ))  # fmt: skip
    stage = RajasStage(match)
    stage.wait_for_turn()
    before, told = match.table.copy(), len(match.moves)
    option = next(each for each in stage.table.decision.options
                  if isinstance(each, Place) and each.space.startswith("harbor"))  # fmt: skip
    stage.touch(("space", option.space))
    stage.touch(("space", option.space))
    assert len(match.moves) > told
    stage.wait_for_turn()
    assert stage.table.decision.kind == "sail"
    stage.push("Undo")
    stage.wait_for_turn()
    assert GAME.codec.encode(match.table) == GAME.codec.encode(before)


def test_nothing_is_taken_back_once_the_next_tile_lies_open():
    match = a_match_at("lay", 1, 2)
    stage = RajasStage(match)
    stage.wait_for_turn()
    tile = match.table.tile(match.table.steps[-1].tile)
    option = next(each for each in stage.table.decision.options if isinstance(each, Lay))
    assert stage.table.conductor.can_undo, "the tile in the hand can go back"
    assert len(match.table.stacks[tile.stack]) > 1
    stage.touch(("cell", option.cell))
    stage.touch(("cell", option.cell))
    assert any(isinstance(move.answer, Lay) for move in match.moves)
    stage.wait_for_turn()
    assert not stage.table.conductor.can_undo


@pytest.mark.painted
def test_a_tile_over_a_cell_tells_its_gap_and_lights_the_border_it_reaches():
    def reaches_a_border(decision: Decision) -> bool:
        return any(isinstance(each, Lay) and each.cell in (0, 4) for each in decision.options)

    stage = RajasStage(a_match_at("lay", 1, 1, reaches_a_border))
    stage.wait_for_turn()
    ways = [each for each in stage.table.decision.options if isinstance(each, Lay)]
    way = next(each for each in ways if any(
        type(event).__name__ == "BorderReached" for event in stage.selection.outlook(each).events
    ))  # fmt: skip
    stage.hover(("cell", way.cell))
    while stage.selection.laying(way.cell) != way:
        stage.key("t")
    stage.sync()
    seen = stage.selection.outlook(way)
    card = stage.board.words.card(stage.board.hovered)
    assert seen.is_nearer
    assert card.foot == ("Your gap", f"{seen.gap} to {seen.gap_after}")
    assert any("border" in row.words for row in card.rows)
    assert stage.board.shown(stage.table.moment).own.province.marked


def test_a_brown_tile_tells_in_words_what_it_counts():
    match = a_match_at("brown", 1, **NAVARATNAS)
    stage = RajasStage(match)
    stage.wait_for_turn()
    brown = match.table.board.yields[match.table.steps[-1].brown]
    assert isinstance(brown.effects[0], GainPer)
    detail = stage.table.frame.bar.actions.detail
    assert " for e" in detail, "each bend, every 3 river spaces"
    option = stage.table.decision.options[0]
    stage.touch(("border", option.border))
    stage.wait_for_turn()
    stage.hover(("border", option.border))
    words = " ".join(row.words for row in stage.board.words.card(stage.board.hovered).rows)
    assert f"{brown.effects[0].n} {brown.effects[0].gain} for e" in words


def test_a_hovered_space_of_the_market_tells_its_income_and_the_gap():
    match = a_match_at("place", 1, 2, lambda decision: any(
        isinstance(each, Place) and each.space.startswith("market") for each in decision.options
    ))  # fmt: skip
    stage = RajasStage(match)
    stage.wait_for_turn()
    space = next(each.space for each in stage.table.decision.options
                 if isinstance(each, Place) and each.space.startswith("market"))  # fmt: skip
    stage.hover(("space", space))
    card = stage.board.words.card(stage.board.hovered)
    assert any("money now" in row.words for row in card.rows)
    assert card.foot is not None


@pytest.mark.painted
def test_the_space_a_dummy_came_to_is_ringed_while_its_turn_is_told():
    settings = replace(QUICK, animation_speed=AnimationSpeed.FAST, explain_bots=True)
    stage = RajasStage(a_match(1, "steps"), settings=settings, draws_every=20)
    turn = None
    while turn is None or not turn.space:
        stage.wait_for_step()
        turn = stage.board.dummy_turn(stage.table.moment)
        stage.app.draw()
        if turn is None or not turn.space:
            stage.key("space")
    assert stage.table.moment.table.placed[turn.space] == turn.seat
    stage.table.invalidate()
    for _ in range(20):
        stage.step()
    assert stage.board.lying.lights == ((turn.space, "dummy"),)


def test_a_tile_says_that_it_can_be_turned_where_it_can():
    def turns_somewhere(decision: Decision) -> bool:
        cells = [each.cell for each in decision.options if isinstance(each, Lay)]
        return len(cells) > len(set(cells))

    stage = RajasStage(a_match_at("lay", 1, 1, turns_somewhere))
    stage.wait_for_turn()
    cells = [each.cell for each in stage.table.decision.options if isinstance(each, Lay)]
    for cell in set(cells):
        assert stage.selection.can_turn(cell) == (cells.count(cell) > 1)


@pytest.fixture(scope="module")
def over() -> Match:
    """A game of a person at random against two dummies, to its end."""
    match = a_match(2, "end of it")
    play_bots(match, [bot or RandomBot() for bot in bots_of(match)], 100_000)
    return match


def test_the_end_shows_both_tracks_the_sheet_and_the_turning_point(over):
    audit = Audit()
    stage = RajasStage(over, audit=audit, frozen=True, settings=QUICK)
    page = RajasEnd(stage.app, over)
    stage.app.push(page)
    stage.step()
    course = course_of(over)
    page.take_course(course)
    audit.clear()
    stage.app.draw()
    told = {text.string for text in audit.texts}
    assert {"The two tracks by round", "Score sheet", "Result"} <= told
    number = course.parts[course.largest][1]
    assert f"Turning point: {f'Round {number}' if number else 'Setup'}" in told
    for account, seat in zip(page.accounts, over.table.seats, strict=True):
        assert (account.fame[-1], account.money[-1]) == (seat.fame, seat.money)
        assert len(account.fame) == over.table.round + 1
        assert {str(seat.fame), str(seat.money)} <= told
