"""Fingers at the window: taps, holds, drags, pinches; what is tapped is 44 pixels large."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from engine.ui.box import Box
from engine.ui.pad import FINGERTIP, aimed
from engine.ui.pages.settings import SettingsScene
from engine.ui.scene import stops_of
from engine.ui.widgets import Button, ScrollArea, Segmented, Slider
from engine.ui.widgets.overlays import PopupMenu
from games.risk.game import GAME
from tests.games.risk.scene.test_risk_desk import PERU, a_position
from tests.games.test_by_controller import OPPONENTS, a_table, play
from tests.games.test_by_touch import ByTouch
from tests.ui.desk_stage import DeskStage
from tests.ui.pad_hands import FingerHands
from tests.ui.page_stage import PageStage
from tests.ui.stage import event


class OfWidgets(FingerHands):
    """Widgets on an empty page, and a finger."""


class AtPage(FingerHands, PageStage):
    """A page, and a finger."""


def a_button(said: list[str], label: str = "Go", box: Box | None = None, **more: Any) -> Button:
    button = Button(label, lambda: said.append(label), **more)
    button.box = box or Box(400, 400, 100, 60)
    return button


def test_a_tap_clicks_once_whatever_sdl_makes_of_it() -> None:
    said: list[str] = []
    stage = OfWidgets(a_button(said))
    stage.finger(pygame.FINGERDOWN, 450, 430)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        stage.step(0, event(kind, pos=(450, 430), button=1, touch=True))
    stage.finger(pygame.FINGERUP, 450, 430)
    assert said == ["Go"]


def test_a_mouse_that_sdl_put_down_before_the_finger_clicks_nothing() -> None:
    said: list[str] = []
    stage = OfWidgets(a_button(said))
    stage.step(0, event(pygame.MOUSEBUTTONDOWN, pos=(450, 430), button=1, touch=True))
    stage.click(450, 430)
    assert said == ["Go"]


def test_a_finger_held_shows_what_hovering_shows_and_clicks_nothing() -> None:
    said: list[str] = []
    stage = OfWidgets(a_button(said, tooltip="What it does"))
    stage.finger(pygame.FINGERDOWN, 450, 430)
    stage.step(0.45)
    assert not stage.scene.tooltips.is_shown
    stage.step(0.1)
    assert stage.scene.tooltips.is_shown
    stage.finger(pygame.FINGERUP, 450, 430)
    assert stage.scene.tooltips.is_shown, "it stays to be read"
    assert said == []
    stage.click(900, 900)
    assert not stage.scene.tooltips.is_shown


def test_the_nearest_of_small_things_is_hit_within_a_fingertip() -> None:
    said: list[str] = []
    near = a_button(said, "near", Box(400, 400, 16, 16))
    far = a_button(said, "far", Box(440, 400, 16, 16))
    stage = OfWidgets(near, far)
    stage.click(422, 408)
    stage.click(434, 408)
    stage.click(408, 428)
    assert said == ["near", "far", "near"]
    stage.click(408, 400 + 8 + FINGERTIP / 2 + 2)
    assert len(said) == 3, "beyond a fingertip nothing is meant"


def test_a_tap_on_something_that_is_out_of_use_is_not_for_its_neighbour() -> None:
    said: list[str] = []
    stage = OfWidgets(
        a_button(said, "out", Box(400, 400, 40, 40), is_enabled=False),
        a_button(said, "in", Box(444, 400, 40, 40)),
    )
    stage.click(436, 420)
    assert said == []


def test_a_drag_scrolls_and_presses_nothing() -> None:
    said: list[str] = []
    area = ScrollArea()
    stage = OfWidgets(area)
    area.box = Box(100, 100, 400, 400)
    for row in range(20):
        area.place(a_button(said, str(row)), Box(0, 100 * row, 300, 80))
    area.content_height = 2000
    stage.draw_over((200, 400), (200, 380), (200, 250))
    assert area.offset == pytest.approx(150)
    assert said == []
    stage.click(200, 120)
    assert said == ["1"]


def test_a_slider_is_drawn_across_and_its_page_along() -> None:
    area, slider = ScrollArea(), Slider(0, 100, 50)
    stage = OfWidgets(area)
    area.box = Box(100, 100, 800, 400)
    area.place(slider, Box(0, 100, 600, 60))
    area.content_height = 2000
    middle = slider.box.centre
    stage.draw_over(middle, (middle[0] + 60, middle[1]), (middle[0] + 150, middle[1]))
    assert slider.value > 60
    assert area.offset == 0
    stage.draw_over(middle, (middle[0], middle[1] - 30), (middle[0], middle[1] - 100))
    assert area.offset == pytest.approx(100)


def test_one_of_several_is_tapped_beside_its_edge() -> None:
    stage = OfWidgets(switch := Segmented(["a", "b", "c"]))
    switch.box = Box(400, 400, 240, 30)
    stage.click(620, 434)
    assert switch.selected == 2


def test_a_second_finger_takes_the_first_press_back() -> None:
    said: list[str] = []
    stage = OfWidgets(a_button(said))
    stage.finger(pygame.FINGERDOWN, 450, 430)
    stage.finger(pygame.FINGERDOWN, 700, 430, 1)
    stage.finger(pygame.FINGERUP, 700, 430, 1)
    stage.finger(pygame.FINGERUP, 450, 430)
    assert said == []


def test_two_fingers_zoom_the_map_and_move_it() -> None:
    stage = a_table("risk", ByTouch)
    stage.rest()
    view = stage.table.parts.board.view
    camera, (x, y) = view.camera, (640, 350)
    before = camera.zoom
    stage.finger(pygame.FINGERDOWN, x - 50, y)
    stage.finger(pygame.FINGERDOWN, x + 50, y, 1)
    stage.finger(pygame.FINGERMOTION, x - 100, y)
    stage.finger(pygame.FINGERMOTION, x + 100, y, 1)
    assert camera.zoom == pytest.approx(2 * before, rel=0.01)
    at = camera.x
    stage.finger(pygame.FINGERMOTION, x - 160, y)
    stage.finger(pygame.FINGERMOTION, x + 40, y, 1)
    assert camera.x > at
    stage.finger(pygame.FINGERUP, x - 160, y)
    stage.finger(pygame.FINGERUP, x + 40, y, 1)
    assert stage.match.table.owners.count(0) == 0, "nothing was claimed"


@pytest.mark.parametrize("game", OPPONENTS)
def test_every_place_of_a_board_is_at_least_a_fingertip_large(game: str) -> None:
    """What is drawn smaller is hit from around it, where nothing else is hit; at 1280x800."""
    stage = a_table(game, ByTouch)
    play(stage, game, 4)
    table, scale = stage.table, stage.app.scale
    factor = scale * table.plane.factor
    small = [stop for stop in stops_of(table) if min(stop.box.w, stop.box.h) * factor < FINGERTIP]
    for stop in small:
        x, y = (each * factor for each in stop.box.centre)
        reach = FINGERTIP / 2 - 1
        for dx, dy in ((reach, 0), (-reach, 0), (0, reach), (0, -reach)):
            point = (x + dx, y + dy)
            found = table.plane.point(tuple(each / scale for each in aimed(table, point, scale)))
            hit = [each for each in stops_of(table) if each.box.contains(found)]
            is_there = table.widget_at(*(each / factor for each in point)) is not None
            assert hit or is_there, (stop, point)


def test_a_menu_that_a_finger_opens_has_rows_for_fingers() -> None:
    stage = a_table("rajas", ByTouch)
    stage.rest()
    table = stage.table
    factor = stage.app.scale * table.plane.factor
    stage.click(*(each * factor for each in table.frame.menu.box.centre))
    menu = table.popup
    assert isinstance(menu, PopupMenu)
    assert menu.row_box(0).h * factor == pytest.approx(FINGERTIP)
    assert menu.box.bottom <= table.viewport.bottom
    stage.click(*(each * factor for each in menu.row_box(len(menu.commands) - 2).centre))
    assert isinstance(stage.app.top, SettingsScene)


def test_settings_are_changed_by_taps() -> None:
    stage = AtPage(SettingsScene)
    page: Any = stage.scene
    toggles = [each for widget in page.widgets for each in widget.family()
               if type(each).__name__ == "Toggle" and each.is_enabled]  # fmt: skip
    before = stage.app.settings
    stage.press(toggles[0])
    assert stage.app.settings != before


class AtDesk(FingerHands, DeskStage):
    """The desk of Risk, and a finger."""


def test_a_finger_held_at_the_desk_takes_away_as_the_right_button_does() -> None:
    stage = AtDesk(GAME, a_position(), size=(1280, 800))
    peru = stage.desk.view.counter(PERU)
    x, y = (each * stage.app.scale * stage.desk.plane.factor for each in peru)
    stage.click(x, y)
    stage.click(x, y)
    assert stage.table.troops[PERU] == 3
    stage.finger(pygame.FINGERDOWN, x, y)
    stage.step(0.55)
    stage.finger(pygame.FINGERUP, x, y)
    assert stage.table.troops[PERU] == 2
