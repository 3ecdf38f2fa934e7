"""The window: draws on change only, sleeps otherwise, and answers posted events."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from engine.core.storage import AnimationSpeed, Settings, SettingsFile, user_folder
from engine.ui.animation import Tween
from engine.ui.app import LONGEST_SLEEP, PAINTING_SECONDS, App, DisplayError, launch
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import Clicked, Intent
from engine.ui.pages.page_theme import Confirm, Dialog
from engine.ui.scene import Scene
from engine.ui.widgets import Button, TextField
from tests.ui.stage import FRAME, Stage, event

pytestmark = pytest.mark.painted

ROOT = Path(__file__).parents[2]


class Recorder(Scene):
    """Writes down what happens to it."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.happened: list[str] = []
        self.intents: list[Intent] = []
        self.sizes: list[tuple[float, float]] = []
        self.drawn = 0

    def enter(self) -> None:
        self.happened.append("enter")

    def leave(self) -> None:
        self.happened.append("leave")

    def resumed(self) -> None:
        self.happened.append("resumed")

    def layout(self, width: float, height: float) -> None:
        self.sizes.append((width, height))

    def handle(self, intent: Intent) -> bool:
        self.intents.append(intent)
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        super().draw(canvas)


@pytest.fixture
def app():
    app = App(Settings(), size=(1280, 720), headless=True)
    yield app
    app.close()


@pytest.fixture
def scene(app: App) -> Recorder:
    scene = Recorder(app)
    app.push(scene)
    app.step(0, [])
    return scene


# -- measures


@pytest.mark.parametrize(
    ("size", "ui_scale", "viewport"),
    [
        ((1920, 1080), 1.0, (1920, 1080)),
        ((1280, 720), 1.0, (1920, 1080)),
        ((3840, 2160), 1.0, (1920, 1080)),
        ((2560, 1080), 1.0, (2560, 1080)),  # 21:9 is wider
        ((1024, 768), 1.0, (1920, 1440)),  # 4:3 is taller
        ((1920, 1080), 1.5, (1280, 720)),
        ((1920, 1080), 0.8, (2400, 1350)),
        ((1280, 720), 1.25, (1536, 864)),
        ((1280, 720), 1.5, (1536, 864)),  # no room for 1.5
        ((1024, 768), 1.5, (1920, 1440)),
        ((1024, 768), 0.8, (1920, 1440)),  # type is as small as it may be at 1 already
        ((800, 600), 0.8, (1920, 1440)),
    ],
)
def test_scenes_lay_out_in_logical_units(size, ui_scale, viewport) -> None:
    app = App(Settings(ui_scale=ui_scale), size=size, headless=True)
    scene = Recorder(app)
    app.push(scene)
    assert scene.sizes[-1] == pytest.approx(viewport)
    app.close()


def test_clicks_arrive_in_logical_units(app, scene) -> None:
    app.step(FRAME, [event(pygame.MOUSEBUTTONDOWN, pos=(640, 360), button=1)])
    app.step(FRAME, [event(pygame.MOUSEBUTTONUP, pos=(640, 360), button=1)])
    assert scene.intents[-1] == Clicked(960, 540)


# -- drawing only when something changed


def test_nothing_is_drawn_while_nothing_changes(app, scene) -> None:
    for _ in range(50):
        app.step(FRAME, [])
    assert scene.drawn == 1
    scene.invalidate()
    app.step(FRAME, [])
    assert scene.drawn == 2
    assert app.seconds_to_wake() == LONGEST_SLEEP


def test_a_film_is_drawn_every_frame_and_then_no_more(app, scene) -> None:
    scene.film.play(Tween(0.1, lambda t: None))
    assert scene.is_animating
    for _ in range(20):
        app.step(FRAME, [])
    assert not scene.is_animating
    assert 6 <= scene.drawn <= 9


def test_with_animation_off_a_film_ends_in_the_step_that_began_it(app, scene) -> None:
    app.change_settings(animation_speed=AnimationSpeed.OFF)
    shown: list[float] = []
    button = scene.add(Button("Go", lambda: scene.film.play(Tween(9, shown.append)), key="G"))
    button.box = Box(0, 0, 100, 48)
    app.step(FRAME, [event(pygame.KEYDOWN, key=pygame.K_g, mod=0, unicode="g")])
    assert shown == [1.0]
    assert not scene.is_animating


def test_the_loop_wakes_for_a_tooltip_a_toast_and_the_worker(app, scene) -> None:
    button = scene.add(Button("Roll", tooltip="Costs one good"))
    button.box = Box(0, 0, 100, 48)
    app.step(FRAME, [event(pygame.MOUSEMOTION, pos=(10, 10))])
    assert app.seconds_to_wake() == pytest.approx(0.4)
    app.step(0.5, [])
    assert app.seconds_to_wake() == LONGEST_SLEEP
    app.toast("Saved")
    assert 3 < app.seconds_to_wake() < 4
    app.step(5, [])
    assert app.toasts.messages == []
    app.worker.submit(lambda: None)
    assert app.seconds_to_wake() <= 0.05


def test_the_times_of_frames_are_kept(app, scene) -> None:
    assert len(app.frames.seconds) == app.frames.drawn == 1
    app.step(FRAME, [event(pygame.KEYDOWN, key=pygame.K_F3, mod=0)])
    assert app.frames.is_shown
    assert len(app.frames.seconds) == 2


# -- scenes


def test_scenes_are_entered_left_and_resumed(app, scene) -> None:
    above = Recorder(app)
    app.push(above)
    assert app.top is above
    assert app.pop()
    assert not app.pop()
    assert (scene.happened, above.happened) == (["enter", "resumed"], ["enter", "leave"])
    app.replace(other := Recorder(app))
    assert scene.happened[-1] == "leave"
    assert app.scenes == [other]


def test_esc_goes_back_and_stays_on_the_last_page(app, scene) -> None:
    app.push(Recorder(app))
    kinds = (pygame.KEYDOWN, pygame.KEYUP)
    press = [event(kind, key=pygame.K_ESCAPE, mod=0) for kind in kinds]
    app.step(FRAME, press)
    app.step(FRAME, press)
    assert app.scenes == [scene]


def test_a_page_under_an_overlay_is_drawn_once_dimmed_and_hears_nothing(app, scene) -> None:
    bright = app.surface.get_at((5, 5))
    app.push(Dialog(app, "A question", "Something to think about."))
    before, heard = scene.drawn, len(scene.intents)
    app.step(FRAME, [])
    dialog = app.top
    for _ in range(5):
        dialog.invalidate()
        app.step(FRAME, [event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a")])
    assert scene.drawn <= before + 1
    assert len(scene.intents) == heard
    assert app.surface.get_at((5, 5)).g < bright.g


def test_what_is_animated_under_an_overlay_goes_on(app, scene) -> None:
    app.push(Dialog(app, "A question"))
    scene.film.play(Tween(1, lambda t: None))
    before = scene.drawn
    for _ in range(5):
        app.step(FRAME, [])
    assert scene.drawn == before + 5


def test_a_question_is_answered_by_button_key_or_a_press_beside_it(app, scene) -> None:
    said: list[str] = []

    def ask() -> None:
        app.push(
            Confirm(
                app, "Leave?", "The game is saved.",
                lambda: said.append("yes"), on_no=lambda: said.append("no"),
            )
        )  # fmt: skip

    ask()
    app.step(FRAME, [event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)])
    ask()
    app.step(FRAME, [event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0)])
    ask()
    app.step(FRAME, [event(pygame.MOUSEBUTTONDOWN, pos=(3, 3), button=1)])
    assert said == ["yes", "no", "no"]
    assert app.scenes == [scene]


def test_hover_is_let_go_when_a_dialog_opens_and_found_again_after(app, scene) -> None:
    button = scene.add(Button("Roll"))
    button.box = Box(0, 0, 100, 48)
    app.step(FRAME, [event(pygame.MOUSEMOTION, pos=(10, 10))])
    assert button.is_hovered
    app.push(Dialog(app, "A question"))
    assert not button.is_hovered
    app.pop()
    assert button.is_hovered


# -- the window's own keys


def test_m_mutes_and_plus_and_minus_change_the_speed(app, scene) -> None:
    stage_keys = [
        event(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode="m"),
        event(pygame.KEYDOWN, key=pygame.K_MINUS, mod=0, unicode="-"),
    ]
    app.step(FRAME, stage_keys)
    assert app.settings == Settings(sound=False, animation_speed=AnimationSpeed.SLOW)
    assert scene.film.speed is AnimationSpeed.SLOW
    assert not app.sound.is_on
    assert [toast.text for toast in app.toasts.messages] == ["Sound off", "Animation: slow"]


def test_f12_saves_pictures_under_free_numbers(app, scene) -> None:
    press = [event(pygame.KEYDOWN, key=pygame.K_F12, mod=0)]
    app.step(FRAME, press)
    app.step(FRAME, press)
    folder = user_folder() / "screenshots"
    assert sorted(path.name for path in folder.iterdir()) == [
        "screenshot-001.png",
        "screenshot-002.png",
    ]


def test_f12_claims_no_picture_that_a_full_disk_did_not_take(app, scene, monkeypatch):
    def refuse(number: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", refuse)
    app.step(FRAME, [event(pygame.KEYDOWN, key=pygame.K_F12, mod=0)])
    (message,) = app.toasts.messages
    assert message.text.startswith("The picture could not be saved")
    assert message.text.endswith("the disk is full")
    assert list((user_folder() / "screenshots").iterdir()) == []


def test_f11_goes_full_screen_and_back_to_the_old_size(app, scene) -> None:
    press = [event(pygame.KEYDOWN, key=pygame.K_F11, mod=0)]
    app.step(FRAME, press)
    assert app.settings.fullscreen
    assert app.size == pygame.display.get_desktop_sizes()[0]
    app.step(FRAME, press)
    assert app.size == (1280, 720)


def test_closing_the_window_ends_the_loop(app, scene) -> None:
    pygame.event.post(event(pygame.QUIT))
    app.run()
    assert not app.is_running
    assert scene.happened[-1] == "leave"


def test_a_key_held_down_repeats_only_in_fields(app, scene) -> None:
    field = scene.add(TextField("Robin"))
    button = scene.add(Button("Roll"))
    field.box, button.box = Box(0, 0, 200, 48), Box(0, 100, 200, 48)
    tab = [event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0)]
    app.step(FRAME, tab)
    assert pygame.key.get_repeat() != (0, 0)
    app.step(FRAME, tab)
    assert pygame.key.get_repeat() == (0, 0)


# -- resizing


def test_the_new_size_is_laid_out_once_when_the_edge_has_come_to_rest(app, scene) -> None:
    before = len(scene.sizes)
    for width in range(1300, 1400, 10):
        app.step(FRAME, [event(pygame.VIDEORESIZE, w=width, h=800, size=(width, 800))])
    assert len(scene.sizes) == before
    app.step(0.1, [])
    app.step(0.1, [])
    assert len(scene.sizes) == before + 1
    assert app.size == (1390, 800)


@pytest.mark.parametrize("size", [(0, 0), (1, 5000), (100_000, 10)])
def test_an_absurd_size_is_brought_within_bounds(app, scene, size) -> None:
    app.step(FRAME, [event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)])
    app.step(1, [])
    width, height = app.size
    assert 320 <= width <= 8192
    assert 200 <= height <= 8192


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("window", "drawn"),
    [
        ((3840, 2160), (3840, 2160)),
        ((7680, 4320), (3840, 2160)),
        ((5760, 3240), (3840, 2160)),
        ((5120, 1440), (5120, 1440)),  # wide, and no more pixels than can be drawn
        ((2160, 3840), (2160, 3840)),
        ((8192, 8192), (2880, 2880)),
    ],
)
def test_a_huge_window_is_drawn_with_the_pixels_of_a_smaller_one(window, drawn) -> None:
    app = App(Settings(), size=window, headless=True)
    app.push(Recorder(app))
    app.step(0, [])
    shown = pygame.display.get_surface()
    assert shown.get_size() == window
    assert app.size == app.surface.get_size() == drawn
    for x, y in ((0.25, 0.25), (0.5, 0.75), (0.99, 0.99)):
        there = shown.get_at((int(x * window[0]), int(y * window[1])))
        here = app.surface.get_at((int(x * drawn[0]), int(y * drawn[1])))
        assert max(abs(there[i] - here[i]) for i in range(3)) <= 6
    app.close()


def test_in_a_huge_window_the_pointer_is_where_it_is_seen() -> None:
    app = App(Settings(), size=(7680, 4320), headless=True)
    scene = Recorder(app)
    app.push(scene)
    app.step(FRAME, [event(pygame.MOUSEMOTION, pos=(3840, 1080))])
    assert app.inputs.pointer == (960, 270)
    app.step(FRAME, [event(pygame.MOUSEBUTTONDOWN, pos=(7680, 4320), button=1)])
    app.step(FRAME, [event(pygame.MOUSEBUTTONUP, pos=(7680, 4320), button=1)])
    assert scene.intents[-1] == Clicked(1920, 1080)
    app.close()


def test_a_window_that_is_made_huge_and_small_again_is_laid_out_for_each(app, scene) -> None:
    for size, drawn in (
        ((7680, 4320), (3840, 2160)),
        ((5760, 3240), (3840, 2160)),
        ((1280, 720), (1280, 720)),
    ):
        app.step(FRAME, [event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)])
        app.step(1, [])
        assert (pygame.display.get_surface().get_size(), app.size) == (size, drawn)
        assert app.settings.window_size == size
        app.step(FRAME, [event(pygame.MOUSEMOTION, pos=(size[0] // 2, size[1] // 2))])
        assert app.inputs.pointer == (960, 540)


def test_a_popup_closes_when_the_window_changes(app, scene) -> None:
    scene.open_popup(Button("Popup"))
    app.resize(1600, 900)
    assert scene.popup is None


def test_changing_the_ui_scale_lays_everything_out_again(app, scene) -> None:
    app.change_settings(ui_scale=1.25)
    assert scene.sizes[-1] == pytest.approx((1536, 864))


# -- settings


def test_settings_are_saved_a_moment_after_the_last_change(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    app = App(settings_file=file, headless=True)
    app.change_settings(volume=0.5)
    app.step(0.3, [])
    app.change_settings(volume=0.6)
    app.step(0.3, [])
    assert not file.path.exists()
    app.step(0.3, [])
    assert SettingsFile(file.path).load() == Settings(volume=0.6)
    app.change_settings(volume=0.7)
    app.close()
    assert SettingsFile(file.path).load() == Settings(volume=0.7)


def test_a_damaged_settings_file_is_told_in_one_message(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text("{")
    app = App(settings_file=SettingsFile(path), headless=True)
    [message] = app.toasts.messages
    assert message.text.startswith(str(path))
    app.step(0, [])
    app.close()
    assert path.read_text() == "{"


def test_a_full_disk_is_told_once_and_the_game_goes_on(tmp_path: Path, monkeypatch) -> None:
    app = App(settings_file=SettingsFile(tmp_path / "settings.json"), headless=True)
    monkeypatch.setattr("os.fsync", lambda _number: (_ for _ in ()).throw(OSError(28, "No space")))
    app.change_settings(volume=0.5)
    app.step(1, [])
    app.step(1, [])
    assert ["could not be saved" in toast.text for toast in app.toasts.messages] == [True]
    app.close()


# -- where there is no screen


def test_without_a_screen_and_not_headless_the_app_does_not_start() -> None:
    with pytest.raises(DisplayError, match="no screen"):
        App(Settings())


def test_launch_says_it_in_one_line_and_ends_with_status_2(capsys) -> None:
    assert launch(lambda: App(Settings())) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1


def test_a_player_without_a_display_gets_the_line_from_a_real_start() -> None:
    code = "from engine.ui.app import App, launch; raise SystemExit(launch(App))"
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment,
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "no screen" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_display_that_does_not_answer_gets_the_line_and_no_traceback() -> None:
    environment = {**os.environ, "DISPLAY": ":9999", "SDL_VIDEODRIVER": "x11"}
    done = subprocess.run(
        [sys.executable, "main.py"], cwd=ROOT, env=environment,
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "There is no screen to open a window on (video driver 'x11')" in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_engine_runs_on_pygame_ce() -> None:
    assert pygame.IS_CE


def test_a_stage_is_a_whole_window() -> None:
    stage = Stage(Button("Roll"))
    assert stage.app.viewport == Box(0, 0, 1920, 1080)
    stage.app.close()


def test_a_message_does_not_follow_to_another_page_unless_something_went_wrong(app, scene) -> None:
    app.toast("Your dice lie there")
    app.toast("The disk is full", "warning")
    app.push(Confirm(app, "Sure?", "", lambda: None))
    assert len(app.toasts.messages) == 2
    app.push(Recorder(app))
    assert [toast.text for toast in app.toasts.messages] == ["The disk is full"]


# -- frames that may come late


class Beginning(Recorder):
    """Says that something new begins; each of its two pictures takes as long as a slice."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.now = 0.0
        self.passed = 0.0
        self.ended = 0
        app.clock = lambda: self.now

    begins_anew = True

    def update(self, seconds: float) -> None:
        self.passed += seconds

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        for _ in range(2):
            self.now += PAINTING_SECONDS
            canvas.pictures.breathe()
        self.ended += 1


@pytest.fixture
def beginning(app: App) -> Beginning:
    app.step(0, [])
    app.paints_ahead = True
    page = Beginning(app)
    app.push(page)
    return page


def shown_after(app: App, steps: int) -> int:
    """How many frames come to the screen in so many steps."""
    before = app.frames.drawn
    for _ in range(steps):
        app.step(FRAME, [])
    return app.frames.drawn - before


def test_what_begins_anew_is_shown_when_all_of_it_is_painted(app, beginning) -> None:
    assert shown_after(app, 2) == 0
    assert app.is_painting
    assert shown_after(app, 2) == 1
    assert (beginning.drawn, beginning.ended, app.is_painting) == (1, 1, False)


def test_time_stands_still_while_it_is_painted(app, beginning) -> None:
    app.step(FRAME, [])
    assert beginning.passed == pytest.approx(FRAME)
    app.step(FRAME, [])
    assert beginning.passed == pytest.approx(FRAME)


def test_whoever_does_something_sees_it_at_once(app, beginning) -> None:
    app.step(FRAME, [])
    app.step(FRAME, [event(pygame.MOUSEMOTION, pos=(9, 9), rel=(1, 1), buttons=(0, 0, 0))])
    assert not app.is_painting
    assert (beginning.drawn, beginning.ended) == (2, 1)


def test_a_window_without_a_screen_waits_for_nothing(app, beginning) -> None:
    app.paints_ahead = False
    assert shown_after(app, 1) == 1
