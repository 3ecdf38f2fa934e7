"""A bot's turn is explained beside the table: what lies there is drawn as without explanation."""

from __future__ import annotations

import time
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random

import numpy as np
import pygame
import pytest

from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.launch import Pages
from engine.ui.self_test import settle
from engine.ui.table.frame import LEAST_LOG
from engine.ui.table.table import Table, table_scene
from games import REGISTRY
from tests.patience import patience

CASES = {
    "despirala": ("despirala", ("sampled:5", "sampled:5"), 20, {}),
    "risk": ("risk", ("raider", "recruit"), 100, {}),
    "roll": ("roll_galaxy", ("rollbot:hard", "rollbot:easy"), 60, {}),
    "rajas": ("rajas", ("page", "page"), 40, {}),
    "arcs": ("arcs", ("supercat", "supercat"), 60, {}),
    "campaign": ("arcs", ("supercat", "supercat"), 60, {"mode": "campaign"}),
}
SMALL, LARGE = (1280, 720), (1920, 1080)
PATIENCE = 4000
NOTICED = 40  # in any channel: more than a highlight
FEW = 0.02  # of the board: the marks of whose turn it is, and the bubble at the place of a step


@dataclass(frozen=True)
class Seen:
    """A window: its size, and whether the log is open when nobody explains."""

    size: tuple[int, int]
    log_open: bool

    @property
    def settings(self) -> Settings:
        return replace(Settings(), log_open=self.log_open)


WINDOWS = (Seen(SMALL, log_open=True), Seen(LARGE, log_open=False))


def a_match(name: str) -> Match:
    key, bots, answers, options = CASES[name]
    game = REGISTRY.game(key)
    seats = (SeatSetup("human", "Robin"), *map(SeatSetup, bots, ("Ada", "Tiko")))
    match = Match(game, Setup(seats, "explained", options))
    stand_in = game.bot(bots[0], match.setup)
    play_bots(match, [bot or stand_in for bot in bots_of(match)], answers)
    return match


@contextmanager
def at_table(match: Match, size: tuple[int, int], settings: Settings, *, is_still: bool = False):
    app = App(settings, REGISTRY, size, routes=Pages, headless=True)
    table = table_scene(app, match, None, start_frozen=is_still)
    app.push(table)
    app.step(0, [])
    yield app, table
    app.close()


def wait_for_a_step(app: App, table: Table) -> None:
    """Until a step of a bot is looked at after which it is not the person's turn."""
    for _ in patience(PATIENCE):
        app.step(0.1, [])
        if table.director.is_explaining:
            if not table.match.waits_for_person:
                settle(app)
                return
            table.director.go_on()
        if table.person is not None and not table.director.is_behind:
            table.submit(table.match.pending.sample(Random(1)))
        time.sleep(0.001)
    raise AssertionError("no turn was explained")


def board_drawn(app: App, table: Table) -> np.ndarray:
    """The board and the seats, without the edge that the shadows of their neighbours fall on."""
    app.draw()
    picture = pygame.surfarray.array3d(app.surface).astype(int)
    places, factor = table.frame.places, app.surface.get_width() / table.width
    box = places.board.inset(0, 40) if places.column is None else places.board.inset(40)
    left, top, right, bottom = (
        round(factor * each) for each in (places.board.x, box.y, box.right, box.bottom)
    )
    return picture[left:right, top:bottom]


@pytest.mark.sample(6)
@pytest.mark.parametrize("seen", WINDOWS, ids=lambda seen: f"{seen.size[0]}")
@pytest.mark.parametrize("name", CASES)
def test_an_explained_turn_covers_nothing_of_the_table(name, seen):
    match = a_match(name)
    explaining = replace(seen.settings, explain_bots=True)
    with at_table(match, seen.size, explaining) as (app, table):
        wait_for_a_step(app, table)
        panel, frame, places = table.frame.explained.panel, table.frame, table.frame.places
        card, log = panel.box, frame.log.column.box
        assert not card.intersects(places.board), "the board is free"
        assert not any(card.intersects(box) for box in frame.seat_boxes.values())
        if hasattr(panel, "shows_log"):
            assert log.holds(card), "its own tab beside the log's"
        else:
            assert not card.intersects(log)
            assert log.h >= LEAST_LOG
        assert frame.log.column.is_visible
        assert frame.bar.seat == panel.seat, "the mark in the bar is whose step is told"
        shown, answers = board_drawn(app, table), table.director.answers
    again = Match(match.game, match.setup)
    again.play_recorded([(move.answer, move.reasons) for move in match.moves[:answers]])
    plain = replace(Settings(), animation_speed=AnimationSpeed.OFF)
    with at_table(again, seen.size, plain, is_still=True) as (app, table):
        settle(app)
        differs = (abs(board_drawn(app, table) - shown) > NOTICED).any(axis=2)
    assert differs.mean() < FEW


def test_without_the_log_the_column_is_there_only_while_a_turn_is_explained():
    settings = replace(Settings(), explain_bots=True, log_open=False)
    with at_table(a_match("despirala"), SMALL, settings) as (app, table):
        wait_for_a_step(app, table)
        assert table.frame.places.column is not None
        table.director.skip_ahead()
        for _ in patience(PATIENCE):
            app.step(0.1, [])
            time.sleep(0.001)
            if table.decision is not None and not table.director.is_behind:
                break
        app.step(0.1, [])
        assert table.frame.places.column is None
