"""A controller at the window: where the D-pad goes, what its buttons do, what the caps print."""

from __future__ import annotations

import pygame
import pytest

from engine.ui.box import Box
from engine.ui.canvas import Audit
from engine.ui.hub.menu import MenuScene
from engine.ui.pad import CAPS
from engine.ui.pages.settings import SettingsScene
from engine.ui.scene import Scene, Stop, nearest, stops_of
from engine.ui.table.table import Table
from engine.ui.widgets import Button, Dropdown, Slider
from engine.ui.widgets.overlays import PopupMenu
from games import REGISTRY
from games.risk.game import GAME
from tests.games.risk.scene.test_risk_desk import PERU, SIAM, a_position
from tests.ui.desk_stage import DeskStage
from tests.ui.pad_hands import PadHands, pressed
from tests.ui.page_stage import PageStage
from tests.ui.stage import event, key_event
from tests.ui.tables import TableStage, nim_match


class AtNim(PadHands, TableStage):
    """A table of Nim and a controller."""


class AtPage(PadHands, PageStage):
    """A page and a controller."""


class OfWidgets(PadHands):
    """Widgets on an empty page, and a controller."""


def leaning(axis: int, share: float) -> pygame.event.Event:
    return event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=int(share * 32767))


def a_cross() -> tuple[OfWidgets, dict[str, Button]]:
    """Five buttons, one in the middle of the others."""
    boxes = {"middle": (0, 0), "left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
    buttons = {name: Button(name) for name in boxes}
    stage = OfWidgets(*buttons.values())
    for name, (x, y) in boxes.items():
        buttons[name].box = Box.around(960 + 300 * x, 540 + 200 * y, 120, 60)
    stage.scene.focus.take(buttons["middle"], shown=True)
    return stage, buttons


@pytest.mark.parametrize("way", ["left", "right", "up", "down"])
def test_the_d_pad_goes_to_what_lies_that_way(way: str) -> None:
    stage, buttons = a_cross()
    stage.pad(way)
    assert stage.scene.focus.current is buttons[way]
    assert buttons[way].shows_focus
    assert buttons[way].is_hovered, "what hovering shows is shown as well"


def test_the_left_stick_goes_once_and_again_while_it_is_held() -> None:
    buttons = [Button(str(n)) for n in range(5)]
    stage = OfWidgets(*buttons)
    for n, button in enumerate(buttons):
        button.box = Box(100 + 200 * n, 100, 120, 60)
    stage.scene.focus.take(buttons[0], shown=True)
    stage.step(0, leaning(pygame.CONTROLLER_AXIS_LEFTX, 0.4))
    assert stage.scene.focus.current is buttons[0], "a thumb that rests on it is no wish"
    stage.step(0, leaning(pygame.CONTROLLER_AXIS_LEFTX, 0.9))
    assert stage.scene.focus.current is buttons[1]
    stage.step(0.41)
    stage.step(0.13)
    assert stage.scene.focus.current is buttons[3]
    stage.step(0, leaning(pygame.CONTROLLER_AXIS_LEFTX, 0.1))
    stage.step(1.0)
    assert stage.scene.focus.current is buttons[3]


def test_nothing_straight_ahead_goes_to_what_lies_aside() -> None:
    here, aside = Box(100, 100, 50, 50), Stop(Box(600, 120, 400, 300))
    assert nearest([aside], "down", here) is aside
    assert nearest([aside], "left", here) is None


def test_a_slider_is_turned_and_left_upward() -> None:
    above, slider = Button("above"), Slider(0, 10, 5)
    stage = OfWidgets(above, slider)
    above.box, slider.box = Box(400, 100, 120, 60), Box(300, 300, 400, 60)
    stage.scene.focus.take(slider, shown=True)
    stage.pad("right", "right", "left")
    assert slider.value == 6
    stage.pad("up")
    assert stage.scene.focus.current is above


def test_passing_over_a_list_does_not_open_it() -> None:
    above, below = Button("above"), Button("below")
    stage = OfWidgets(above, choice := Dropdown(["a", "b"]), below)
    for n, widget in enumerate((above, choice, below)):
        widget.box = Box(400, 100 + 100 * n, 200, 60)
    stage.scene.focus.take(above, shown=True)
    stage.pad("down", "down")
    assert stage.scene.focus.current is below
    stage.pad("up", "A")
    assert stage.scene.popup is not None
    stage.pad("down", "A")
    assert choice.selected == 1


def test_its_buttons_do_what_keys_do_at_a_table() -> None:
    """A acts, B goes back, X takes back, Y asks for a hint, Start opens the menu."""
    stage = AtNim(nim_match("human", "human"))
    match, table = stage.match, stage.table
    stage.pad("R2")
    assert len(match.moves) == 2
    stage.pad("X")
    assert len(match.moves) == 1
    stage.pad("Y")
    stage.wait_until(lambda: table.frame.hints.is_open)
    stage.pad("B")
    assert not table.frame.hints.is_open
    stage.pad("start")
    assert isinstance(table.popup, PopupMenu)
    stage.pad("down", "right", "B")
    assert table.popup is None


def test_r2_presses_the_bright_button_wherever_the_focus_is() -> None:
    stage, buttons = a_cross()
    said: list[str] = []
    bright = Button("Go", lambda: said.append("gone"), kind="primary", key="Space")
    stage.scene.add(bright)
    bright.box = Box(100, 900, 200, 60)
    stage.pad("left", "R2")
    assert said == ["gone"]
    assert stage.scene.focus.current is buttons["left"], "the focus stays where it was"


def test_the_shoulders_go_from_part_to_part_of_a_table() -> None:
    stage = AtNim(nim_match("human", "human"))
    table: Table = stage.table
    places = table.frame.places
    assert places is not None
    assert places.column is not None
    parts = {"board": places.board, "log": places.column, "bar": places.bar}
    seen = []
    for _ in range(3):
        stage.pad("R1")
        here = stage.app.pad.here(stops_of(table))
        assert here is not None
        seen += [name for name, box in parts.items() if box.contains(here.box.centre)]
    assert sorted(seen) == ["bar", "board", "log"]
    stage.pad("L1", "R1")
    here = stage.app.pad.here(stops_of(table))
    assert here is not None
    assert parts[seen[-1]].contains(here.box.centre)


def caps_of(stage: PadHands, audit: Audit) -> set[str]:
    stage.app.invalidate()
    stage.step(0)
    return {each.string for each in audit.texts}


def test_caps_print_the_buttons_of_the_controller_while_it_is_used() -> None:
    audit = Audit()
    stage = AtNim(nim_match("human", "human"), audit=audit)
    assert "Z" in caps_of(stage, audit)
    stage.pad("down")
    caps = caps_of(stage, audit)
    assert "X" in caps
    assert "Y" in caps
    assert "Z" not in caps
    stage.move(300, 300)
    assert "Z" in caps_of(stage, audit)
    stage.pad("down")
    stage.step(0, event(pygame.MOUSEMOTION, pos=(301, 300), rel=(1, 0)))
    assert "Z" not in caps_of(stage, audit), "a table that shakes is no mouse that is used"
    stage.step(0, key_event("tab"))
    assert "Z" in caps_of(stage, audit)


def test_a_tooltip_names_the_button_instead_of_the_key() -> None:
    canvas = AtNim(nim_match("human", "human")).app.canvas
    assert canvas.with_buttons("Hint (H)") == "Hint (H)"
    canvas.typesetter.caps = CAPS
    assert canvas.with_buttons("Hint (H)") == "Hint (Y)"
    assert canvas.with_buttons("Close the hint (H, Esc)") == "Close the hint (Y)"
    assert canvas.with_buttons("Log (L)") == "Log"
    assert canvas.with_buttons("Newest (2026)") == "Newest (2026)"


def test_a_controller_comes_and_goes() -> None:
    stage = AtNim(nim_match("human", "human"))
    stage.step(0, event(pygame.CONTROLLERDEVICEADDED, device_index=0))
    stage.pad("down")
    assert stage.app.pad.is_used
    stage.step(0, event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0))
    assert not stage.app.pad.is_used
    stage.step(0, *pressed("down"))
    assert stage.app.pad.is_used, "another one is there"


def test_start_leads_from_a_page_to_the_settings_and_all_of_them_are_reached() -> None:
    stage = AtPage(SettingsScene)
    stops = stops_of(stage.scene)
    for stop in stops:
        stage.walk_to(
            lambda found, stop=stop: min(  # type: ignore[misc]
                found,
                key=lambda each: (each.widget is not stop.widget, abs(each.box.x - stop.box.x)),
            )
        )
    stage.pad("B")
    assert stage.app.top is stage.below
    stage.pad("start")
    assert isinstance(stage.app.top, SettingsScene)
    stage.pad("start")
    assert stage.app.top is stage.below


class AtDesk(PadHands, DeskStage):
    """The desk of Risk, and a controller."""


def test_every_territory_is_set_up_by_controller_and_l2_takes_away() -> None:
    stage = AtDesk(GAME, a_position(), size=(1280, 800))
    view = stage.desk.view
    for territory in (PERU, SIAM):
        at = stage.desk.plane.box_shown(Box.around(*view.counter(territory), 0, 0)).centre
        stage.click(*(each * stage.app.scale for each in at))
        before = stage.table.troops[territory]
        stage.pad("A", "A", "L2")
        assert stage.table.troops[territory] == before + 1


PAGES = ["settings", "progress", "learn", "scenarios", "credits"]
PAGES_OF_A_GAME = ["setup", "rules", "position", "real_table"]


def missed_on(page: Scene) -> list[Stop]:
    """What no D-pad leads to from the first thing of a page."""
    stops = stops_of(page)
    found, waiting = {stops[0]}, [stops[0]]
    while waiting:
        box = waiting.pop().box
        ways = ("left", "right", "up", "down")
        for stop in (nearest(stops, way, box) for way in ways):  # type: ignore[arg-type]
            if stop is not None and stop not in found:
                found.add(stop)
                waiting.append(stop)
    return [stop for stop in stops if stop not in found]


@pytest.mark.parametrize("page", ["home", *PAGES, *PAGES_OF_A_GAME])
def test_all_of_a_page_is_reached_and_a_tap_leads_back(page: str) -> None:
    stage = PageStage(MenuScene, registry=REGISTRY, size=(1280, 800))
    routes = stage.app.routes
    for game in REGISTRY.games() if page in PAGES_OF_A_GAME else (None,):
        getattr(routes, page)(*(() if game is None else (game,)))
        stage.step(0.1)
        top = stage.app.top
        assert top is not None
        assert missed_on(top) == []
        icons = {getattr(stop.widget, "icon", None) for stop in stops_of(top)}
        assert page == "home" or icons & {"arrow-left", "home", "x"}, icons
        stage.app.pop()
