"""Files are written whole or not at all, and faults are said in one sentence."""

import json
from pathlib import Path

import pytest

from engine.core.storage import StorageError, read_json, user_folder, write_json_atomically


def test_the_user_folder_follows_xdg_data_home(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert user_folder() == tmp_path / "tabletop-bots"


def test_what_was_written_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "game.json"
    write_json_atomically(path, {"name": "Zoë", "dice": [1, 2.5, None, True]})
    assert read_json(path) == {"name": "Zoë", "dice": [1, 2.5, None, True]}


def test_a_second_write_replaces_the_first_and_leaves_no_other_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_json_atomically(path, 1)
    write_json_atomically(path, 2)
    assert (read_json(path), list(tmp_path.iterdir())) == (2, [path])


@pytest.mark.parametrize("document", [float("nan"), {1, 2}, "\ud800"])
def test_what_is_not_json_is_refused_and_the_old_file_stays(
    tmp_path: Path, document: object
) -> None:
    path = tmp_path / "game.json"
    write_json_atomically(path, "old")
    with pytest.raises(
        StorageError, match=r"cannot be written: it (is no JSON document|holds half a character)"
    ):
        write_json_atomically(path, document)
    assert (read_json(path), list(tmp_path.iterdir())) == ("old", [path])


def test_a_write_that_breaks_off_leaves_the_old_file_and_no_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    write_json_atomically(path, "old")

    def full_disk(_number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full_disk)
    with pytest.raises(StorageError, match="the disk is full"):
        write_json_atomically(path, "new")
    assert (read_json(path), list(tmp_path.iterdir())) == ("old", [path])


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "it is empty"),
        (b"hello", "a value is missing at line 1, column 1"),
        (b'{"a": 1', "a comma is missing, or an end at line 1, column 8"),
        (b'{"a": 1,\n b: 2}', "a name in double quotes is missing at line 2, column 2"),
        (b'{"a" 1}', "a colon is missing at line 1, column 6"),
        (b'["a]', "a text begins that has no end at line 1, column 2"),
        (b'["a\n"]', "a text holds a line end or a tab at line 1, column 4"),
        (rb'["\q"]', "a backslash is before the wrong letter at line 1, column 3"),
        (rb'["\u00"]', r"four hexadecimal digits are missing after \\u at line 1, column 4"),
        (b"{} {}", "something follows after the end at line 1, column 4"),
        (b'{"a": NaN}', "NaN is not a JSON number"),
        (b"\xff\xff", "byte 1 is not UTF-8 text; save it as UTF-8"),
        (b"[" * 100_000, "its lists are nested too deep"),
        (b"1" * 5000, "is damaged"),
    ],
)
def test_a_damaged_file_gets_one_sentence_with_its_path(
    tmp_path: Path, content: bytes, complaint: str
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(StorageError, match=complaint) as caught:
        read_json(path)
    assert str(caught.value).startswith(str(path))
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == content


def test_a_missing_file_and_a_folder_are_told_apart(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="there is no such file"):
        read_json(tmp_path / "none.json")
    with pytest.raises(StorageError, match="it is a folder; name a file in it"):
        read_json(tmp_path)


def test_the_file_is_plain_json_for_other_programs(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_json_atomically(path, {"a": [1]})
    assert json.loads(path.read_text("utf-8")) == {"a": [1]}
