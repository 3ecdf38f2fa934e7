"""A fault put into a page on purpose: the game is kept, the program runs on, and it is told."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from engine.core import record, storage
from engine.core.commands import make_setup
from engine.core.game import Game
from engine.core.learning.lesson import lessons_of
from engine.core.learning.puzzle import puzzles_of
from engine.core.match import Match
from engine.core.record import Autosave, saved_games
from engine.core.step import apply
from engine.core.storage import MOST_REPORTS, AnimationSpeed, Settings, reports_folder, write_report
from engine.ui.app import App
from engine.ui.hub.menu import MenuScene
from engine.ui.hub.setup import SetupScene
from engine.ui.launch import Pages
from engine.ui.learning.coach import Coach
from engine.ui.learning.puzzle_desk import PuzzleDesk
from engine.ui.pages.page_theme import Confirm
from engine.ui.self_test import Picture, _check_scenes, _run, take_screenshot
from engine.ui.stack import CALM_SECONDS, TroublePage
from engine.ui.table.table import Table
from games import REGISTRY
from tests.patience import patience
from tests.ui.stage import FRAME, event, key_event
from tests.voice.spoken import all_english

pytestmark = pytest.mark.painted

GAMES = REGISTRY.games()
IDS = [game.key for game in GAMES]
QUIET = replace(Settings(), animation_speed=AnimationSpeed.OFF)
PATIENCE = 4000


class MadeOnPurpose(Exception):
    """A fault no page expects."""


def fail(*_arguments: object) -> None:
    raise MadeOnPurpose("put in by the test")


def a_window() -> App:
    app = App(QUIET, REGISTRY, (1280, 720), routes=Pages, headless=True)
    app.survive(MenuScene)
    app.push(MenuScene(app))
    app.step(0, [])
    return app


def a_table(app: App, game: Game) -> Table:
    """A game in which a person has answered three times."""
    seats = ("human", "random", "random")[: max(2, game.fewest_seats)]
    match = Match(game, make_setup(game, seats, "otter", {}))
    app.routes.table(match, Autosave(match))
    table = app.top
    assert isinstance(table, Table)
    for _ in range(3):
        wait_for_person(app, match)
        table.conductor.submit(match.pending.options[0])
    wait_for_person(app, match)
    return table


def wait_for_person(app: App, match: Match) -> None:
    for _ in patience(PATIENCE):
        if match.waits_for_person:
            return
        app.step(1.0, [])
        time.sleep(0.001)
    raise AssertionError("no person is asked")


def answers_of(match: Match) -> list[tuple[int, object]]:
    return [(move.seat, move.answer) for move in match.moves]


def told(app: App) -> str:
    return app.toasts.messages[-1].text


FAULTS: dict[str, Callable[[Table], None]] = {
    "event": lambda table: setattr(table.parts.board, "handle", fail),
    "update": lambda table: setattr(table.parts.board, "update", fail),
    "drawing": lambda table: setattr(table.parts.board, "draw", fail),
    "layout": lambda table: setattr(table, "layout", fail),
    "time to wake": lambda table: setattr(table, "seconds_to_wake", fail),
}
HAPPENINGS = {
    "event": lambda app: app.step(FRAME, [key_event("f7")]),
    "update": lambda app: app.step(FRAME, []),
    "drawing": lambda app: app.step(FRAME, []),
    "layout": lambda app: app.step(FRAME, [key_event("f11")]),
    "time to wake": lambda app: app._rescue.guarded(app.seconds_to_wake),
}


@pytest.mark.sample(15)
@pytest.mark.parametrize("where", FAULTS)
@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_fault_at_a_table_opens_it_anew_from_its_record(game, where, capsys):
    app = a_window()
    table = a_table(app, game)
    before = answers_of(table.match)
    FAULTS[where](table)
    table.invalidate()
    HAPPENINGS[where](app)
    page = app.top
    assert isinstance(page, Table)
    assert page is not table
    assert answers_of(page.match) == before
    app.step(FRAME, [])
    path = page.conductor.autosave.path
    assert answers_of(record.load(REGISTRY, path)) == answers_of(page.match)
    (report,) = reports_folder().iterdir()
    assert "MadeOnPurpose: put in by the test" in report.read_text()
    assert "MadeOnPurpose: put in by the test" in capsys.readouterr().err
    assert told(app) == (
        "The program had an error: your games are safe. The page was opened again; "
        f"the report is in {report}"
    )
    app.close()


@pytest.mark.sample(3)
@pytest.mark.parametrize("method", ["draw", "handle", "update"])
def test_twice_in_a_row_leads_to_the_hub_which_offers_the_game(method, monkeypatch):
    app = a_window()
    table = a_table(app, GAMES[0])
    monkeypatch.setattr(Table, method, fail)
    for _ in range(4):
        table.invalidate()
        app.step(FRAME, [key_event("f7")])
        app.step(FRAME, [key_event("f7")])
    assert [type(scene) for scene in app.scenes] == [MenuScene]
    assert "two errors" in told(app)
    games, problems = saved_games(REGISTRY)
    assert problems == []
    assert [answers_of(saved.load(REGISTRY)) for saved in games] == [answers_of(table.match)]
    monkeypatch.undo()
    app.top.continue_game(0)
    app.step(FRAME, [])
    assert isinstance(app._stack.page, Table)
    app.close()


def test_a_page_that_did_well_for_a_while_is_opened_anew_again():
    app = a_window()
    for _ in range(3):
        app.routes.settings()
        page = app.top
        page.update = fail
        app.step(FRAME, [])
        assert type(app.top) is type(page)
        app.step(CALM_SECONDS, [])
        app.pop()
    app.close()


def test_a_fault_in_the_middle_of_an_answer_leaves_the_record_as_it_was(monkeypatch):
    app = a_window()
    table = a_table(app, GAMES[0])
    before = answers_of(table.match)
    option = table.match.pending.options[0]

    def half_an_answer(asked: object, *arguments: object) -> None:
        apply(asked, *arguments)
        monkeypatch.undo()
        fail()

    monkeypatch.setattr("engine.core.match.apply", half_an_answer)
    app._rescue.guarded(table.submit, option)
    assert answers_of(app._stack.page.match) == before
    app._stack.page.conductor.submit(option)
    app.step(FRAME, [])
    assert len(app._stack.page.match.moves) > len(before)
    app.close()


def test_what_the_disk_refused_is_not_lost_either(monkeypatch):
    app = a_window()
    table = a_table(app, GAMES[0])
    monkeypatch.setattr(Autosave, "_add_news", lambda autosave: refuse())

    def refuse() -> None:
        raise storage.StorageError("the disk is full")

    table.conductor.submit(table.match.pending.options[0])
    before = answers_of(table.match)
    table.parts.board.update = fail
    app.step(FRAME, [])
    assert answers_of(app._stack.page.match)[: len(before)] == before
    assert "could not be saved up to its last move" in told(app)
    monkeypatch.undo()
    again = app._stack.page.conductor
    assert again.secure()
    assert answers_of(record.load(REGISTRY, again.autosave.path)) == answers_of(again.match)
    app.close()


def test_a_fault_in_a_question_takes_it_away():
    app = a_window()
    app.routes.setup(GAMES[0])
    question = Confirm(app, "Sure?", "", fail)
    app.push(question)
    app.step(FRAME, [key_event("return")])
    assert [type(scene) for scene in app.scenes] == [MenuScene, SetupScene]
    app.close()


def test_a_lesson_is_opened_anew_at_its_step_and_a_puzzle_with_its_hearts():
    app = a_window()
    game = GAMES[0]
    app.routes.lesson(game, lessons_of(game)[0], 2)
    app.step(FRAME, [])
    app.top.parts.board.draw = fail
    app.top.invalidate()
    app.step(FRAME, [])
    assert isinstance(app.top.tutor, Coach)
    assert app.top.tutor.walk.number == 2
    app.pop()
    app.routes.puzzle(game, puzzles_of(game)[0])
    desk = app.top.tutor
    wrong = next(n for n, each in enumerate(desk.puzzle.choices) if not each.is_right)
    desk.choose(wrong)
    desk.answer()
    app.top.parts.board.draw = fail
    for _ in range(9):
        app.step(FRAME, [])
    assert isinstance(app.top.tutor, PuzzleDesk)
    assert app.top.tutor is not desk
    assert app.top.tutor.attempt.tried == [wrong]
    app.close()


def test_a_hub_that_fails_is_opened_anew_and_one_that_cannot_be_shown_says_so(monkeypatch):
    app = a_window()
    first = app.top
    first.handle = fail
    app.step(FRAME, [key_event("f7")])
    assert type(app.top) is MenuScene
    assert app.top is not first
    monkeypatch.setattr(MenuScene, "draw", fail)
    for _ in range(4):
        app.top.invalidate()
        app.step(FRAME, [])
    assert type(app.top) is TroublePage
    assert "can't continue" in all_english(app.top.words)
    app.is_running = True
    app.step(FRAME, [key_event("return")])
    assert not app.is_running


def test_the_loop_runs_on_until_the_window_is_closed():
    app = a_window()
    table = a_table(app, GAMES[0])
    table.parts.board.update = fail
    step, steps = app.step, []

    def counted(seconds: float, events: list[pygame.event.Event]) -> None:
        steps.append(events)
        if len(steps) == 4:
            pygame.event.post(event(pygame.QUIT))
        app.invalidate()
        step(seconds, events)

    app.step = counted
    app.run()
    assert len(steps) >= 4
    assert not app.is_running


# -- what must hide nothing -----------------------------------------------------------------------


def test_a_window_that_was_not_told_to_survive_raises():
    app = App(QUIET, REGISTRY, (1280, 720), routes=Pages, headless=True)
    app.push(MenuScene(app))
    app.step(0, [])
    app.top.handle = fail
    with pytest.raises(MadeOnPurpose):
        app.step(FRAME, [key_event("f7")])
    assert not reports_folder().exists()


def test_a_picture_and_the_programs_own_check_hide_no_fault(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(MenuScene, "draw", fail)
    picture = Picture("menu", None, "1", 0, (), {}, False, (1280, 720))
    with pytest.raises(MadeOnPurpose):
        take_screenshot(REGISTRY, picture, tmp_path / "menu.png")
    assert not _run("scenes", lambda: _check_scenes(REGISTRY))
    assert "scenes: FAILED" in capsys.readouterr().out


# -- reports --------------------------------------------------------------------------------------


def test_the_oldest_of_twenty_reports_makes_room():
    for number in range(MOST_REPORTS):
        os.utime(write_report(MadeOnPurpose(str(number)), "a page"), (number, number))
    last = write_report(MadeOnPurpose("the last"), "a page")
    assert last.name == "fault-01.txt"
    assert "the last" in last.read_text()
    assert len(list(reports_folder().iterdir())) == MOST_REPORTS


def test_where_no_report_can_be_written_the_game_goes_on_and_it_is_told():
    app = a_window()
    reports_folder().parent.mkdir(parents=True, exist_ok=True)
    reports_folder().write_text("in the way")
    app.routes.credits()
    app.top.update = fail
    app.step(FRAME, [])
    assert "no report could be written" in told(app)
    app.close()
