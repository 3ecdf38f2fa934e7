"""The settings page: every control changes its setting at once, and the file keeps it."""

import pytest

from engine.core.storage import AnimationSpeed, Settings, SettingsFile
from engine.ui.hub.setup import SetupScene
from engine.ui.pages.settings import SCALES, SettingsScene
from tests.nim import GAME
from tests.ui.page_stage import SHAPES, SIZES, PageStage, text_problems

SWITCHES = (
    "colour_blind_marks", "sound", "confirm_end_of_turn", "show_hints", "live_analysis",
)  # fmt: skip


@pytest.fixture
def stage():
    shown = PageStage(SettingsScene)
    yield shown
    shown.app.close()


@pytest.mark.parametrize("key", SWITCHES)
def test_a_switch_changes_its_setting(stage, key):
    before = getattr(stage.app.settings, key)
    stage.press(stage.scene._toggles[key])
    assert getattr(stage.app.settings, key) is not before


def test_every_yes_or_no_of_the_settings_but_the_log_has_a_switch(stage):
    kinds = {key: type(value) for key, value in Settings().to_json().items()}
    wanted = {key for key, kind in kinds.items() if kind is bool} - {"log_open"}
    assert set(stage.scene._toggles) == wanted


def test_the_speed_is_one_of_four(stage):
    slow = stage.scene.speed.parts()[3]
    stage.click(*slow.centre)
    assert stage.app.settings.animation_speed is AnimationSpeed.SLOW
    assert stage.scene.film.speed is AnimationSpeed.SLOW


def test_the_size_of_everything_changes_at_once(stage):
    width = stage.scene.width
    stage.click(*stage.scene.ui_scale.parts()[SCALES.index(1.25)].centre)
    assert stage.app.settings.ui_scale == 1.25
    assert stage.scene.width == pytest.approx(width / 1.25)


def test_the_volume_is_dragged_and_reaches_the_sound(stage):
    track = stage.scene.volume.track()
    stage.drag(track.centre, (track.x, track.centre_y))
    assert stage.app.settings.volume == 0
    assert stage.app.sound.volume == 0


def test_a_name_is_typed_and_an_empty_one_means_nobody_in_particular(stage):
    stage.press(stage.scene.name)
    stage.key("ctrl+a")
    stage.type("Kim")
    assert stage.app.settings.player_name == "Kim"
    stage.key("ctrl+a", "backspace")
    assert stage.app.settings.player_name == Settings().player_name
    assert stage.scene.name.text == ""


def test_keys_that_change_settings_show_on_the_page(stage):
    stage.key("m")
    assert not stage.scene._toggles["sound"].is_on
    assert not stage.scene.volume.is_enabled


def test_what_is_set_is_there_at_the_next_start(tmp_path):
    file = SettingsFile(tmp_path / "settings.json")
    stage = PageStage(SettingsScene)
    stage.app.settings_saver.file = file
    stage.press(stage.scene._toggles["live_analysis"])
    stage.app.close()
    assert SettingsFile(tmp_path / "settings.json").load().live_analysis is True


def test_above_another_page_it_wears_its_colours_and_gives_it_back():
    stage = PageStage(lambda app: SetupScene(app, GAME))
    stage.press(stage.scene.bar.buttons[2])
    page = stage.app.top
    assert isinstance(page, SettingsScene)
    assert page.theme is stage.scene.theme
    stage.press(page.bar.way_back)
    assert stage.app.top is stage.scene
    stage.app.close()


@pytest.mark.sample(4)
@pytest.mark.parametrize("size", [*SIZES, *SHAPES])
def test_texts_are_legible_and_whole(size):
    assert text_problems(SettingsScene, size) == []


@pytest.mark.parametrize("ui_scale", [0.8, 1.25, 1.5])
def test_texts_hold_at_every_size_of_things(ui_scale):
    assert text_problems(SettingsScene, (1280, 720), ui_scale=ui_scale) == []


def reached(stage, control) -> None:
    """The Tab key goes on until a control has the focus."""
    for _ in range(40):
        if stage.scene.focus.current is control:
            return
        stage.key("tab")
    raise AssertionError(f"{control} is not reached by the Tab key")


def test_every_setting_is_changed_by_the_keyboard_alone(stage):
    """The language among them; full screen is reached, and pressed by no test."""
    scene = stage.scene
    was = stage.app.settings
    for key, toggle in scene._toggles.items():
        reached(stage, toggle)
        if key != "fullscreen":
            stage.key("space")
            assert getattr(stage.app.settings, key) != getattr(was, key), key
            stage.key("space")
    for control, key in ((scene.language, "language"), (scene.speed, "animation_speed"),
                         (scene.ui_scale, "ui_scale"), (scene.volume, "volume")):  # fmt: skip
        reached(stage, control)
        before = getattr(stage.app.settings, key)
        stage.key("right")
        if getattr(stage.app.settings, key) == before:
            stage.key("left")
        assert getattr(stage.app.settings, key) != before, key
    reached(stage, scene.name)
    stage.key("return")
    stage.type("Ada")
    assert "Ada" in stage.app.settings.player_name
