"""Whatever lies in the user's folder, the window starts, says one sentence and loses nothing."""

from __future__ import annotations

import errno
import os
import sqlite3
import tempfile
import time
from pathlib import Path

import pytest

from engine.core import storage
from engine.core.errors import LONGEST_MESSAGE
from engine.core.learning.statistics import Statistics
from engine.core.record import Autosave, saves_folder
from engine.core.storage import SettingsFile, remove_leftovers, user_folder
from engine.ui.app import App
from engine.ui.hub.menu import MenuScene
from engine.ui.launch import Pages
from engine.ui.table.table import Table
from tests.ui.page_stage import NIM_AND_DESPIRALA, finished, unfinished
from tests.ui.stage import FRAME


@pytest.fixture
def start():
    """Opens the window as a player does; returns it with what it told."""
    opened: list[App] = []

    def window() -> tuple[App, list[str]]:
        app = App(
            None, NIM_AND_DESPIRALA, (1280, 720), settings_file=SettingsFile(), routes=Pages,
            headless=True,
        )  # fmt: skip
        opened.append(app)
        app.push(MenuScene(app))
        app.step(FRAME, [])
        told = [message.text for message in app.toasts.messages]
        for sentence in told:
            assert len(sentence) < LONGEST_MESSAGE + 100
            assert sentence.isprintable()
        return app, told

    yield window
    for app in opened:
        app.close()


def write(name: str, content: bytes) -> Path:
    path = user_folder() / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


DAMAGED = [
    ("settings.json", b'{"format": 1, "volume": 1' + b"0" * 400 + b"}"),
    ("settings.json", b'{"format": 1, "ui_scale": 1' + b"0" * 5000 + b"}"),
    ("settings.json", b"\xff\xfe\0"),
    ("statistics.sqlite3", b"SQLite format 3\0" + bytes(4080)),
    ("lessons.json", b'{"format": 1, "lessons": {"nim": 3}}'),
    ("lessons.json", b"\xff\xfe\0"),
    ("unfinished/nim-1.json", b""),
    ("unfinished/nim-1.json", b'{"format": 2, "game": "nim", "setup": {"seats": []}}\n'),
    ("unfinished/nim-1.json", b"[" * 100_000),
    ("unfinished/nim-1.json", bytes(8192)),
]


@pytest.mark.parametrize(("name", "content"), DAMAGED)
def test_a_damaged_file_is_said_in_one_sentence_and_kept(start, name, content):
    path = write(name, content)
    app, told = start()
    assert len(told) == 1
    assert path.name in told[0]
    app.change_settings(sound=False)
    app.save_settings()
    kept = [each.read_bytes() for each in path.parent.iterdir()]
    assert content in kept


def test_an_answer_out_of_range_stops_neither_the_start_nor_the_hub(start):
    path = unfinished()
    path.write_text(path.read_text() + '{"seat":0,"answer":{"type":"Take","count":1' + "0" * 400)
    with path.open("a") as file:
        file.write("}}\n")
    app, _ = start()  # the glance at the game may have said it by the first frame
    app.top.continue_game(0)
    assert isinstance(app.top, MenuScene)
    (message,) = app.toasts.messages
    assert "line 3" in message.text


def test_a_folder_that_is_a_file_lets_one_play(start):
    user_folder().parent.mkdir(parents=True)
    user_folder().write_text("no folder")
    app, told = start()
    assert told == []
    play_a_little(app)
    assert len(app.toasts.messages) == 1
    assert "The game could not be saved" in app.toasts.messages[0].text
    assert user_folder().read_text() == "no folder"


@pytest.fixture
def read_only(monkeypatch):
    """Makes the disk refuse every change from now on."""

    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    def refuse_from_now_on() -> None:
        monkeypatch.setattr(tempfile, "mkstemp", refuse)
        monkeypatch.setattr(storage, "FileIO", refuse)
        for name in ("mkdir", "rename", "replace", "unlink"):
            monkeypatch.setattr(Path, name, refuse)

    return refuse_from_now_on


def test_a_read_only_folder_lets_one_play(start, read_only):
    finished()
    unfinished()
    write("settings.json", b"{")
    read_only()
    app, told = start()
    assert len(told) == 1
    assert "settings.json" in told[0]
    assert app.top.resume.games
    play_a_little(app)
    assert len(app.toasts.messages) == 2
    assert "the disk can only be read" in app.toasts.messages[1].text


def play_a_little(app: App) -> None:
    """Some answers of a new game; none can be kept."""
    menu = app.top
    menu.choose(1)
    menu.quick_start()
    table = app.top
    assert isinstance(table, Table)
    for _ in range(3):
        while not table.match.waits_for_person:
            app.step(FRAME, [])
            time.sleep(0.001)
        table.submit(table.match.pending.options[0])
    assert len(table.match.moves) >= 4


def test_what_killed_writers_left_is_removed_and_the_rest_stays():
    path = unfinished()
    Autosave.resume(NIM_AND_DESPIRALA, path).close()
    old, new = saves_folder() / ".nim.json.abc.tmp", saves_folder() / ".nim.json.def.tmp"
    long_ago = time.time() - 2 * storage.LONGEST_WRITE_SECONDS
    for each in (old, new):
        each.write_text("half")
    os.utime(old, (long_ago, long_ago))
    remove_leftovers(user_folder())
    assert sorted(saves_folder().iterdir()) == [new, path]


def test_statistics_of_another_program_are_said_and_stay(start):
    path = write("statistics.sqlite3", b"")
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE songs (title TEXT)")
    connection.commit()
    connection.close()
    before = path.read_bytes()
    _, told = start()
    assert len(told) == 1
    assert "another program" in told[0]
    assert path.read_bytes() == before
    assert Statistics().path == path
