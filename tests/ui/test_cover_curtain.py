"""The curtain before a table: what stands behind it, what is heard, and when it goes."""

from __future__ import annotations

import time
from dataclasses import replace

import pygame
import pytest

from engine.core.errors import InputError
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.hub import covers
from engine.ui.hub.covers import FADE_SECONDS, CoverCurtain, hanging_cloth
from engine.ui.hub.menu import MenuScene
from engine.ui.launch import Pages
from engine.ui.scene import Scene
from engine.ui.table.parts import Board, Parts
from engine.ui.table.table import CurtainScene, Table
from games import REGISTRY
from tests.nim import GAME
from tests.patience import patience
from tests.ui.stage import FRAME, key_event
from tests.ui.tables import QUICK, SecretNim, nim_match

pytestmark = pytest.mark.painted

PATIENCE = 2000
PIECES = 3


class SlowBoard(Board):
    """Has a ground of three pieces; counts what is painted, and the time that goes by."""

    def __init__(self):
        self.painted = 0
        self.seconds = 0.0
        self.drawn = []

    @property
    def is_whole(self):
        return self.painted == PIECES

    def paint_on(self):
        self.painted = min(PIECES, self.painted + 1)
        return not self.is_whole

    def draw(self, canvas, moment):
        self.drawn.append((self.painted, moment.seat))

    def update(self, seconds):
        self.seconds += seconds


def slow_parts(host):
    return Parts(board=SlowBoard())


class SlowNim(type(GAME)):
    """Nim on such a board."""

    def table_parts(self):
        return slow_parts


class SecretSlowNim(SlowNim, SecretNim):
    """With something to hide."""


class Hall:
    """A window with curtains, a menu in it, and time that goes by frame by frame."""

    def __init__(self, speed=AnimationSpeed.NORMAL):
        settings = replace(Settings(), animation_speed=speed)
        self.app = App(settings, REGISTRY, (640, 360), routes=Pages, headless=True)
        self.app.has_curtains = True
        self.app.push(MenuScene(self.app))
        self.app.step(0, [])

    @property
    def top(self) -> Scene:
        assert self.app.top is not None
        return self.app.top

    @property
    def curtain(self) -> CoverCurtain:
        assert isinstance(self.top, CoverCurtain)
        return self.top

    def until(self, is_so) -> int:
        """Frames until something is so."""
        for frame in patience(PATIENCE):
            if is_so():
                return frame
            self.app.step(FRAME, [])
            time.sleep(0.0005)  # the worker's thread needs the processor as well
        raise AssertionError("it never happened")

    def opened(self, match: Match) -> Table:
        """The table of a match, when the curtain has gone."""
        self.app.routes.table(match, None)
        self.until(lambda: isinstance(self.top, Table | CurtainScene))
        table = self.app.scenes[1]
        assert isinstance(table, Table)
        return table


@pytest.fixture
def hall():
    made = Hall()
    yield made
    made.app.close()


@pytest.fixture
def quick_hall():
    made = Hall(AnimationSpeed.OFF)
    yield made
    made.app.close()


def slow_match(*players, kind=SlowNim):
    return nim_match(*(players or ("human", "perfect")), game=kind())


def test_the_first_frame_after_the_click_is_the_curtains(hall):
    hall.app.routes.table(slow_match(), None)
    hall.app.step(FRAME, [])
    assert hall.curtain.page is None
    middle = hall.app.surface.get_at((20, 180))
    assert middle == hanging_cloth((640, 360), hall.curtain.theme.accent).get_at((20, 180))


def test_the_board_is_seen_only_when_all_of_it_is_painted(hall):
    table = hall.opened(slow_match())
    board = table.parts.board
    assert board.is_whole
    behind, shown = board.drawn[0], board.drawn[1:]
    assert behind[0] == 0
    assert {painted for painted, _ in shown} == {PIECES}


def test_no_time_goes_by_on_the_table_before_the_curtain_is_gone(hall):
    hall.app.routes.table(slow_match(), None)
    hall.until(lambda: hall.curtain.film.is_playing)
    page = hall.curtain.page
    assert isinstance(page, Table)
    for _ in range(3):
        hall.app.step(FRAME, [])
    assert page.parts.board.seconds == 0
    hall.until(lambda: hall.top is page)
    hall.app.step(FRAME, [])
    assert page.parts.board.seconds > 0


def test_a_roll_begins_when_the_curtain_is_gone(hall):
    game = REGISTRY.game("despirala")
    seats = (SeatSetup("human", "You"), SeatSetup("optimal", "Ada"))
    hall.app.routes.table(Match(game, Setup(seats, "otter")), None)
    hall.until(lambda: hall.curtain.film.is_playing)
    page = hall.curtain.page
    assert isinstance(page, Table)
    assert page.film.is_playing, "the dice have left the hand"
    hand = [die.tumble for die in page.parts.board.stage.dice]
    hall.app.step(FADE_SECONDS / 2, [])
    assert [die.tumble for die in page.parts.board.stage.dice] == hand
    hall.until(lambda: hall.top is page)
    for _ in range(6):
        hall.app.step(FRAME, [])
    assert [die.tumble for die in page.parts.board.stage.dice] != hand


def test_it_fades_for_a_quarter_of_a_second(hall):
    hall.app.routes.table(slow_match(), None)
    hall.until(lambda: hall.curtain.film.is_playing)
    curtain = hall.curtain
    hall.app.step(FADE_SECONDS * 0.9, [])
    assert hall.top is curtain
    hall.app.step(FADE_SECONDS * 0.2, [])
    assert hall.top is curtain.page


def test_with_animation_off_it_goes_at_once(quick_hall):
    quick_hall.app.routes.table(slow_match(), None)
    curtain = quick_hall.curtain
    quick_hall.until(lambda: quick_hall.top is not curtain)
    assert quick_hall.top is curtain.page
    assert not curtain.film.is_playing
    assert {painted for painted, _ in curtain.page.parts.board.drawn[1:]} == {PIECES}


def test_a_key_pressed_while_it_fades_is_for_the_table(hall):
    hall.app.routes.table(slow_match(), None)
    hall.until(lambda: hall.curtain.film.is_playing)
    page = hall.curtain.page
    heard = []
    page.handle = heard.append
    hall.app.step(0, [key_event("space")])
    assert hall.top is page
    assert [intent.key for intent in heard] == ["space"]


def test_esc_before_the_table_is_there_leads_back_and_ends_the_painting(hall, monkeypatch):
    monkeypatch.setattr(covers, "SLICE_SECONDS", 0.0)
    hall.app.routes.table(slow_match(), None)
    hall.until(lambda: hall.curtain.page is not None)
    page = hall.curtain.page
    left = []
    page.leave = lambda: left.append(page)
    hall.app.step(0, [key_event("escape")])
    assert isinstance(hall.top, MenuScene)
    assert left == [page]


def test_between_two_people_nothing_is_shown_in_the_fading(hall):
    table = hall.opened(slow_match("human", "human", kind=SecretSlowNim))
    assert isinstance(hall.top, CurtainScene)
    seen = []
    table.paint = seen.append
    hall.app.step(FRAME, [])
    assert seen == []


def test_another_size_is_painted_anew_behind_it(hall):
    hall.app.routes.table(slow_match(), None)
    hall.until(lambda: hall.curtain.page is not None)
    page = hall.curtain.page
    hall.app.resize(800, 600)
    hall.until(lambda: hall.top is page)
    assert (page.width, page.height) == (hall.app.viewport.w, hall.app.viewport.h)


def test_what_keeps_a_page_from_being_made_is_told_on_the_page_before(hall):
    def make():
        raise InputError("The record is torn")

    hall.app.push(CoverCurtain(hall.app, GAME, make))
    hall.until(lambda: isinstance(hall.top, MenuScene))
    assert [toast.text for toast in hall.app.toasts.messages] == ["The record is torn."]


def test_a_fault_in_what_is_built_leads_back_and_is_told(hall):
    def make():
        raise RuntimeError("the ground has a hole")

    hall.app.survive(MenuScene)
    hall.app.push(CoverCurtain(hall.app, GAME, make))
    hall.until(lambda: isinstance(hall.top, MenuScene))
    (toast,) = hall.app.toasts.messages
    assert toast.text.startswith("The program had an error: your games are safe")


@pytest.mark.parametrize("key", ["despirala", "risk", "roll_galaxy", "rajas", "arcs"])
def test_behind_it_lies_just_what_the_table_shows_then(quick_hall, key, monkeypatch):
    """No part of a game's table is still missing, or looks otherwise, in its first frame."""
    app = quick_hall.app
    game = REGISTRY.game(key)
    seats = tuple(SeatSetup("human" if n == 0 else game.default_bot, f"Seat {n}")
                  for n in range(max(2, game.fewest_seats)))  # fmt: skip
    app.routes.table(Match(game, Setup(seats, "otter")), None)
    curtain = quick_hall.curtain
    behind = pygame.Surface(app.size)
    rise = curtain._rise

    def look_and_rise():
        curtain._sheet.show(behind)
        rise()

    curtain._rise = look_and_rise
    quick_hall.until(lambda: curtain._is_loaded)
    monkeypatch.setattr(app.worker, "poll", lambda: False)  # odds come when they come
    quick_hall.until(lambda: quick_hall.top is not curtain)
    page = curtain.page
    assert page.is_whole
    page.conductor.is_frozen = True
    app.draw()
    assert pygame.image.tobytes(app.surface, "RGB") == pygame.image.tobytes(behind, "RGB")


def test_tests_and_pictures_see_the_table_at_once():
    app = App(QUICK, REGISTRY, (640, 360), routes=Pages, headless=True)
    app.routes.table(slow_match(), None)
    assert isinstance(app.top, Table)
    app.close()
