"""The film leads from view to view, and ends where the table is."""

import pygame
import pytest

from engine.ui.canvas import Audit, Canvas
from engine.ui.theme import THEMES
from games.risk.board import territory_named
from games.risk.scene.animations import AnimationState
from games.risk.scene.board_art import shaken
from games.risk.scene.pieces import draw_loss
from tests.games.risk.positions import ATTACKING, playing
from tests.games.risk.scene.playing import (
    SLOW,
    RiskStage,
    a_match,
    from_position,
    played_until,
)
from tests.ui.tables import line_boxes


def test_the_film_of_every_answer_ends_at_its_view():
    match = played_until(a_match(*["eager"] * 5), "fortify", skip=5)
    stage = RiskStage(a_match(*["eager"] * 5), frozen=True, settings=SLOW)
    director = stage.table.director
    for number, move in enumerate(match.moves):
        stage.table.table_sync.moved(stage.match.answer(move.answer))
        director.skip()
        assert director.shown == match.story(None).table(number + 1)
    assert stage.board.film.animation == AnimationState()


def test_dice_are_in_the_air_before_troops_leave_the_board():
    match = played_until(a_match(), "attack", skip=1)
    stage = RiskStage(match, settings=SLOW)
    board = stage.board
    board.click(board.selection.legal[0])
    board.click(board.selection.legal[0])
    before = list(board.shown.troops)
    board.selection.roll_once()
    stage.wait_until(lambda: board.film.animation.tumble < 1)
    assert board.shown.troops == before
    stage.table.director.skip()
    assert board.shown.troops == match.table.troops


@pytest.mark.painted
def test_bar_and_log_say_nothing_of_a_capture_before_its_dice_lie_still():
    table = playing({"Ural": 30}, {"China": 1}, steps=ATTACKING)
    stage = RiskStage(from_position(table, "human", "eager"), settings=SLOW)
    stage.paint()
    stage.touch("Ural")
    stage.touch("China")
    while stage.match.table.owners[territory_named("China")]:
        stage.wait_for_turn()
        stage.key("d")
        stage.wait_until(lambda: stage.board.film.animation.tumble < 1)
    log = stage.table.frame.log.lines
    assert stage.actions.prompt.startswith("Attack China from Ural")
    assert not any("Captured" in entry.line.text for entry, _ in line_boxes(log))
    answers = len(stage.match.moves)
    stage.key("space")
    assert stage.actions.prompt.startswith("China is yours")
    assert any("Captured" in entry.line.text for entry, _ in line_boxes(log))
    assert len(stage.match.moves) == answers
    stage.key("space")
    assert len(stage.match.moves) == answers + 1


def test_the_last_roll_and_the_cards_traded_are_remembered_when_a_game_is_resumed():
    match = played_until(a_match(), "occupy", skip=1)
    rolled = RiskStage(match, frozen=True).board.view_model.roll
    assert rolled is not None
    assert rolled.source != rolled.target


def test_a_roll_is_seen_on_the_map():
    table = playing({"Ural": 30}, {"China": 9}, steps=ATTACKING)
    stage = RiskStage(from_position(table, "human", "eager"), settings=SLOW)
    stage.touch("Ural")
    stage.touch("China")
    before = list(stage.match.table.troops)
    stage.key("d")
    animation = stage.board.film.animation
    stage.wait_until(lambda: animation.clash is not None and 0.2 < animation.clash.tumble < 0.8)
    assert animation.clash is not None
    assert [side.troops for side in animation.clash.sides] == [30, 9]
    assert [side.owner for side in animation.clash.sides] == [0, 1]
    stage.wait_until(lambda: animation.clash is not None and animation.clash.rise > 0)
    after = stage.match.table.troops
    for side in animation.clash.sides:
        assert side.lost == before[side.territory] - after[side.territory]
    stage.wait_until(lambda: animation.clash is None)


def test_counters_shake_less_and_less_and_not_alike():
    reaches = [max(map(abs, shaken(tumble, 0))) for tumble in (0.05, 0.45, 0.95)]
    assert reaches == sorted(reaches, reverse=True)
    assert shaken(1.0, 0) == (0.0, 0.0)
    assert shaken(0.3, 0) != shaken(0.3, 1)


def test_losses_float_up_and_away():
    audit = Audit()
    canvas = Canvas(pygame.Surface((300, 300)), 1.0, THEMES["risk"], audit=audit)
    for rise in (0.0, 0.9):
        draw_loss(canvas, 2, 100, 100, rise)
    low, high = audit.texts
    assert low.string == high.string == "−2"
    assert high.box.y < low.box.y - 20
