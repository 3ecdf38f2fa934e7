"""Settings survive a restart; a damaged file is reported, put aside, and never lost."""

import json
import random
from pathlib import Path

import pytest

from engine.core.errors import InputError
from engine.core.storage import AnimationSpeed, Settings, SettingsFile


def test_a_first_start_has_no_file_and_no_problem(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    assert (file.load(), file.problem) == (Settings(), None)


def test_settings_survive_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    chosen = Settings().changed(
        ui_scale=1.25,
        animation_speed=AnimationSpeed.FAST,
        player_name="Zoë",
        window_size=(1920, 1080),
        sound=False,
    )
    SettingsFile(path).save(chosen)
    assert SettingsFile(path).load() == chosen


def test_the_default_path_lies_in_the_user_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert SettingsFile().path == tmp_path / "tabletop-bots" / "settings.json"


def test_missing_keys_are_as_at_the_first_start_and_later_keys_are_passed_over() -> None:
    assert Settings.from_json({"format": 1, "volume": 0, "later": "x"}) == Settings(volume=0)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("fullscreen", 1),
        ("window_size", [100, 100]),
        ("window_size", [1280, 720, 1]),
        ("window_size", [1280.5, 720]),
        ("ui_scale", 0.79),
        ("ui_scale", True),
        ("ui_scale", "1"),
        ("volume", -0.1),
        ("animation_speed", "warp"),
        ("animation_speed", 1),
        ("player_name", ""),
        ("player_name", "x" * 25),
        ("player_name", "a\nb"),
        ("player_name", "\ud800"),
        ("log_open", None),
    ],
)
def test_a_wrong_value_is_named(key: str, value: object) -> None:
    with pytest.raises(InputError, match=key.replace("_", " ")):
        Settings.from_json({"format": 1, key: value})


def test_an_unknown_setting_cannot_be_changed() -> None:
    with pytest.raises(InputError, match="no setting 'colour'"):
        Settings().changed(colour="red")


def test_a_damaged_file_is_put_aside_by_the_first_save_and_keeps_its_content(
    tmp_path: Path,
) -> None:
    path = tmp_path / "settings.json"
    path.write_text("{broken")
    file = SettingsFile(path)
    assert file.load() == Settings()
    assert file.problem is not None
    assert file.problem.count(str(path)) == 1
    assert path.read_text() == "{broken"
    file.save(Settings(volume=0.5))
    assert (tmp_path / "settings.damaged-1.json").read_text() == "{broken"
    assert SettingsFile(path).load() == Settings(volume=0.5)


def test_a_second_damaged_file_does_not_replace_the_first(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for broken in ("{first", "{second"):
        path.write_text(broken)
        file = SettingsFile(path)
        file.load()
        file.save(Settings())
    assert (tmp_path / "settings.damaged-1.json").read_text() == "{first"
    assert (tmp_path / "settings.damaged-2.json").read_text() == "{second"


def test_three_hundred_damages_each_get_one_sentence_and_leave_the_file_alone(
    tmp_path: Path,
) -> None:
    path = tmp_path / "settings.json"
    sound = json.dumps(Settings().to_json(), indent=1).encode()
    chance = random.Random(2)
    reported = 0
    for _ in range(320):
        content = bytearray(sound)
        place = chance.randrange(len(content))
        match chance.randrange(3):
            case 0:
                content[place] = chance.randrange(256)
            case 1:
                del content[place:]
            case 2:
                content[place:place] = bytes(chance.randrange(256) for _ in range(4))
        path.write_bytes(content)
        file = SettingsFile(path)
        settings = file.load()
        if file.problem is not None:
            reported += 1
            assert settings == Settings()
            assert "\n" not in file.problem
        assert path.read_bytes() == content
    assert reported > 150


def test_speeds_multiply_and_step() -> None:
    assert [speed.factor for speed in AnimationSpeed] == [0.0, 0.4, 1.0, 2.0]
    assert AnimationSpeed.OFF.faster() is AnimationSpeed.OFF
    assert AnimationSpeed.NORMAL.slower() is AnimationSpeed.SLOW
