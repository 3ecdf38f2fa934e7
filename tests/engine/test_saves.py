"""Unfinished games: a file each that answers are added to, locked while open, moved at the end."""

import errno
import json
import os
import signal
import subprocess
import sys
from io import FileIO
from pathlib import Path
from typing import ClassVar

import pytest

from engine.core import record, storage
from engine.core.errors import InputError
from engine.core.learning.statistics import Statistics
from engine.core.match import Match, bots_of, play_bots
from engine.core.record import Autosave, records_folder, saved_games, saves_folder
from engine.core.registry import Registry
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import FileInUse
from tests.nim import GAME

REGISTRY = Registry({"nim": lambda: GAME})
BOTS = (SeatSetup("perfect", "P"), SeatSetup("random", "R"))


def match_after(answers: int) -> Match:
    match = Match(GAME, Setup(BOTS, "5"))
    play_bots(match, bots_of(match), answers)
    return match


def test_an_unfinished_game_comes_back_as_it_was():
    match = match_after(3)
    Autosave(match).save()
    games, problems = saved_games(REGISTRY)
    assert [saved.load(REGISTRY).moves for saved in games] == [match.moves]
    assert problems == []


def test_a_finished_game_moves_to_the_records():
    match = match_after(2)
    autosave = Autosave(match)
    autosave.save()
    play_bots(match, bots_of(match))
    path = autosave.save()
    assert path.parent == records_folder()
    assert saved_games(REGISTRY) == ([], [])


def test_a_damaged_file_is_named_and_put_aside():
    saves_folder().mkdir(parents=True)
    damaged = saves_folder() / "nim-1.json"
    damaged.write_text('{"format": 1,')
    games, problems = saved_games(REGISTRY)
    assert games == []
    assert len(problems) == 1
    assert "nim-1.json is damaged" in problems[0]
    assert not damaged.exists()
    assert (saves_folder() / "nim-1.damaged-1.json").read_text() == '{"format": 1,'
    assert saved_games(REGISTRY) == ([], [])


# -- what a save costs


def file_of(answers: int) -> Path:
    return Autosave(match_after(answers)).save()


class Disk(FileIO):
    """What is written to it; when it is full it takes the first half."""

    is_full = False
    written: ClassVar[list[bytes]] = []

    def write(self, content: bytes) -> int:
        taken = content[: len(content) // 2] if Disk.is_full else content
        Disk.written.append(taken)
        return super().write(taken)


@pytest.fixture
def disk(monkeypatch):
    """The disk that unfinished games are added to."""
    monkeypatch.setattr(storage, "FileIO", Disk)
    monkeypatch.setattr(Disk, "written", [])
    yield Disk
    Disk.is_full = False


def test_a_save_adds_a_line_and_leaves_what_is_there(disk):
    match = match_after(2)
    autosave = Autosave(match)
    path = autosave.save()
    before = path.read_bytes()
    for answers in (1, 2, 3):
        play_bots(match, bots_of(match), 1)
        autosave.save()
        assert len(disk.written) == answers
        assert disk.written[-1].count(b"\n") == 1
    assert path.read_bytes() == before + b"".join(disk.written)


def test_a_resumed_game_is_added_to(tmp_path):
    path = file_of(3)
    before = path.read_text()
    autosave = Autosave.resume(REGISTRY, path)
    play_bots(autosave.match, bots_of(autosave.match), 1)
    autosave.save()
    assert path.read_text().startswith(before)
    assert record.load(REGISTRY, path).moves == autosave.match.moves


def test_a_torn_last_line_is_said_and_the_game_goes_on_from_before_it():
    path = file_of(4)
    path.write_bytes(path.read_bytes()[:-9])
    autosave = Autosave.resume(REGISTRY, path)
    assert autosave.note == "line 5, the last, was not written to its end and is left out"
    assert len(autosave.match.moves) == 3
    play_bots(autosave.match, bots_of(autosave.match), 1)
    autosave.save()
    assert record.read(path).note is None
    assert record.load(REGISTRY, path).moves == match_after(4).moves


# -- format 1


def file_of_format_1(answers: int) -> Path:
    document = {**record.to_document(match_after(answers)), "format": 1}
    saves_folder().mkdir(parents=True)
    path = saves_folder() / "nim-old.json"
    path.write_text(json.dumps(document))
    return path


def test_a_game_of_format_1_is_converted_by_its_first_save_and_not_before():
    path = file_of_format_1(3)
    before = path.read_bytes()
    autosave = Autosave.resume(REGISTRY, path)
    assert path.read_bytes() == before
    play_bots(autosave.match, bots_of(autosave.match), 1)
    autosave.save()
    assert json.loads(path.read_text().splitlines()[0])["format"] == 3
    assert record.load(REGISTRY, path).moves == match_after(4).moves
    with pytest.raises(FileInUse):
        Autosave.resume(REGISTRY, path)


def test_a_game_of_format_1_is_kept_until_the_new_file_stands(monkeypatch):
    path = file_of_format_1(3)
    before = path.read_bytes()
    autosave = Autosave.resume(REGISTRY, path)
    play_bots(autosave.match, bots_of(autosave.match), 1)

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(InputError, match="the disk is full"):
        autosave.save()
    assert (path.read_bytes(), list(path.parent.iterdir())) == (before, [path])


# -- locks


def test_a_game_that_is_open_cannot_be_opened_again_nor_deleted():
    match = match_after(3)
    autosave = Autosave(match)
    path = autosave.save()
    with pytest.raises(FileInUse, match="is open in another window"):
        Autosave.resume(REGISTRY, path)
    (saved,), _ = saved_games(REGISTRY)
    with pytest.raises(FileInUse):
        saved.delete()
    autosave.close()
    Autosave.resume(REGISTRY, path).close()
    saved.delete()
    assert not path.exists()


def test_a_game_that_is_open_may_be_read_and_goes_on_as_a_copy_of_its_own():
    match = match_after(3)
    autosave = Autosave(match)
    first = autosave.save()
    copy = Autosave(record.load(REGISTRY, first))
    play_bots(copy.match, bots_of(copy.match), 2)
    second = copy.save()
    autosave.save()
    assert second != first
    lengths = {saved.path: len(saved.load(REGISTRY).moves) for saved in saved_games(REGISTRY)[0]}
    assert lengths == {first: 3, second: 5}


@pytest.mark.parametrize("is_old", [True, False])
def test_a_save_is_locked_before_anybody_can_find_it(monkeypatch, is_old):
    """Somebody resumes the game as soon as its file has its name; a file of format 1 as well."""
    usual, quicker = Path.replace, []

    def replace(self: Path, target: Path) -> Path:
        found = usual(self, target)
        with pytest.raises(FileInUse):
            quicker.append(Autosave.resume(REGISTRY, found))
        return found

    autosave = (
        Autosave.resume(REGISTRY, file_of_format_1(3)) if is_old else Autosave(match_after(3))
    )
    play_bots(autosave.match, bots_of(autosave.match), 1)
    monkeypatch.setattr(Path, "replace", replace)
    path = autosave.save()
    monkeypatch.undo()
    play_bots(autosave.match, bots_of(autosave.match), 1)
    autosave.save()
    assert quicker == []
    assert record.load(REGISTRY, path).moves == autosave.match.moves


OPEN_AND_WAIT = """
import sys, time
from pathlib import Path
from engine.core.record import Autosave
from tests.engine.test_saves import REGISTRY
autosave = Autosave.resume(REGISTRY, Path(sys.argv[1]))
print("open", flush=True)
time.sleep(60)
"""


def test_the_lock_of_another_process_holds_until_it_is_killed():
    path = file_of(3)
    command = [sys.executable, "-c", OPEN_AND_WAIT, str(path)]
    root = Path(__file__).parents[2]
    with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        with pytest.raises(FileInUse):
            Autosave.resume(REGISTRY, path)
        process.send_signal(getattr(signal, "SIGKILL", signal.SIGTERM))
        process.wait()
    autosave = Autosave.resume(REGISTRY, path)
    assert len(autosave.match.moves) == 3


def test_a_game_played_on_elsewhere_after_it_was_left_is_not_overwritten():
    path = file_of(3)
    mine, theirs = Autosave.resume(REGISTRY, path), None
    mine.close()
    theirs = Autosave.resume(REGISTRY, path)
    play_bots(theirs.match, bots_of(theirs.match), 2)
    theirs.save()
    theirs.close()
    play_bots(mine.match, bots_of(mine.match), 1)
    with pytest.raises(InputError, match="was played on by another window"):
        mine.save()
    assert len(record.load(REGISTRY, path).moves) == 5


# -- trouble with the disk


def test_a_full_disk_is_said_once_and_nothing_is_lost_when_there_is_room_again(disk):
    match = match_after(2)
    autosave = Autosave(match)
    path = autosave.save()
    disk.is_full = True
    play_bots(match, bots_of(match), 1)
    with pytest.raises(InputError, match="the disk is full"):
        autosave.save()
    assert len(record.load(REGISTRY, path).moves) == 2
    play_bots(match, bots_of(match), 1)
    autosave.save()
    disk.is_full = False
    play_bots(match, bots_of(match), 1)
    autosave.save()
    assert record.read(path).note is None
    assert record.load(REGISTRY, path).moves == match.moves
    disk.is_full = True
    play_bots(match, bots_of(match), 1)
    with pytest.raises(InputError, match="the disk is full"):
        autosave.save()


def test_a_finished_game_that_was_not_put_away_is_put_away_and_counted():
    match = match_after(1000)
    saves_folder().mkdir(parents=True)
    path = saves_folder() / "nim-over.json"
    record.save(match, path)
    assert saved_games(REGISTRY) == ([], [])
    assert not path.exists()
    assert record.load(REGISTRY, records_folder() / "nim-over.json").result == match.result
    assert len(Statistics().recent()) == 1


@pytest.mark.parametrize("change", [('"nim"', '"chess"'), ('"format":3', '"format":4')])
def test_a_game_of_a_later_version_or_of_no_game_here_stays_where_it_is(change):
    saves_folder().mkdir(parents=True)
    path = saves_folder() / "nim-later.json"
    heading = record.to_text(match_after(1)).splitlines()[0]
    text = heading.replace(*change)
    path.write_text(text)
    games, problems = saved_games(REGISTRY)
    assert (games, len(problems)) == ([], 1)
    assert path.read_text() == text


def test_many_games_are_listed_without_being_played():
    for seed in range(20):
        match = Match(GAME, Setup(BOTS, str(seed)))
        play_bots(match, bots_of(match), 3)
        Autosave(match).save()

    def refuse(*_: object) -> None:
        raise AssertionError("a game was played to be listed")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Match, "play_recorded", refuse)
        games, problems = saved_games(REGISTRY)
    assert (len(games), problems) == (20, [])
    assert {saved.outline.standing.next for saved in games} <= {0, 1}
