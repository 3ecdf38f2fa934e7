"""Layers of the table that are put back: always what would be drawn anew, and seldom drawn."""

import pygame
import pytest

from engine.ui.canvas import CachedLayer
from games.rajas.scene.places import Layers
from tests.games.rajas.scene.playing import RajasStage, a_match
from tests.games.rajas.scene.test_rajas_window import NORMAL

pytestmark = pytest.mark.painted


def bytes_shown(stage: RajasStage) -> bytes:
    return pygame.image.tobytes(stage.app.surface, "RGB")


def drawn_anew(stage: RajasStage) -> bytes:
    """The same frame, with nothing kept from earlier ones."""
    stage.board.layers = Layers()
    stage.table._ground, stage.table._log_lines = CachedLayer(), CachedLayer()
    stage.app.display.forget()
    stage.app.draw()
    return bytes_shown(stage)


def test_a_film_shows_what_would_be_drawn_anew():
    stage = RajasStage(a_match(2, "film", board="navaratnas"), settings=NORMAL, size=(1280, 720))
    stage.wait_until(lambda: stage.table.moment.decision is not None, 0.5)
    stage.wait_until(lambda: stage.board.ground.is_done)
    stage.table.submit(stage.table.decision.options[0])
    compared, runs = 0, 0
    while compared < 12:
        stage.wait_until(lambda: stage.table.film.is_playing, 0.05)
        stage.step(0.13)
        animation = stage.board.animation
        runs += bool(animation.money or animation.fame or animation.boats)
        assert bytes_shown(stage) == drawn_anew(stage)
        compared += 1
        if stage.table.decision is not None and not stage.table.director.is_behind:
            stage.table.submit(stage.table.decision.options[0])
    assert runs, "a marker or a boat was on its way in some of the frames"


def test_a_marker_runs_over_a_board_that_stays():
    stage = RajasStage(a_match(2, "film", board="navaratnas"), settings=NORMAL, size=(1280, 720))
    board, drawn, run = stage.board, [], []
    draw, draw_above = board.draw, board.draw_above
    board.draw = lambda *given: (drawn.append(dict(board.animation.money)), draw(*given))
    board.draw_above = lambda *given: (run.append(dict(board.animation.money)), draw_above(*given))
    while len({tuple(each.items()) for each in run}) < 5:
        stage.step(0.03)
        if stage.table.decision is not None and not stage.table.director.is_behind:
            stage.table.submit(stage.table.decision.options[0])
    assert sum(map(bool, drawn)) < sum(map(bool, run)) / 2


def test_a_ring_waits_where_a_marker_runs_to():
    stage = RajasStage(a_match(2, "film", board="navaratnas"), settings=NORMAL, size=(1280, 720))
    animation = stage.board.animation
    while not animation.aims:
        stage.step(0.03)
        if stage.table.decision is not None and not stage.table.director.is_behind:
            stage.table.submit(stage.table.decision.options[0])
    ((seat, track, space),) = animation.aims
    stage.wait_until(lambda: not animation.aims)
    assert getattr(stage.table.moment.table.seats[seat], track) == space
