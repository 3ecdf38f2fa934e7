"""Pictures that take long are kept on disk: found as they were, or painted anew."""

import threading

import pygame
import pytest

from engine.ui.paint.pictures import FOLDER, MOST_FILES, KeptPictures

OWN = ("engine.ui.paint.pictures",)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "tabletop-bots" / FOLDER


def two(colour):
    pictures = [pygame.Surface((7, 5)), pygame.Surface((3, 3), pygame.SRCALPHA)]
    for picture in pictures:
        picture.fill(colour)
    return pictures


def pixels(pictures):
    return [pygame.image.tobytes(picture, "RGBA") for picture in pictures]


def keep(kept, pictures):
    kept.keep(pictures)
    for thread in threading.enumerate():
        if thread.name == "pictures":
            thread.join()


def test_what_was_kept_is_found_by_the_next_that_asks(folder):
    painted, empty = two((200, 30, 60, 90)), two((0, 0, 0, 0))
    assert not KeptPictures("sea", OWN, (1, 2)).fill(empty)
    keep(KeptPictures("sea", OWN, (1, 2)), painted)
    assert KeptPictures("sea", OWN, (1, 2)).fill(empty)
    assert pixels(empty) == pixels(painted)


@pytest.mark.parametrize("others", [("land", OWN, 1), ("sea", OWN, 2), ("sea", ("pygame",), 1)])
def test_other_names_facts_and_code_have_pictures_of_their_own(folder, others):
    keep(KeptPictures("sea", OWN, 1), two((9, 9, 9, 9)))
    assert not KeptPictures(*others).fill(two((0, 0, 0, 0)))


@pytest.mark.parametrize("damage", [lambda whole: whole[:-1], lambda whole: whole[:-1] + b"\x00"])
def test_a_damaged_file_is_not_shown(folder, damage):
    keep(KeptPictures("sea", OWN, 1), two((9, 9, 9, 9)))
    [path] = folder.iterdir()
    path.write_bytes(damage(path.read_bytes()))
    empty = two((0, 0, 0, 0))
    assert not KeptPictures("sea", OWN, 1).fill(empty)
    assert pixels(empty) == pixels(two((0, 0, 0, 0)))


def test_only_the_last_few_are_kept(folder):
    for number in range(MOST_FILES + 3):
        keep(KeptPictures("sea", OWN, number), two((9, 9, 9, 9)))
    assert len(list(folder.iterdir())) == MOST_FILES


def test_a_disk_that_refuses_harms_nothing(folder):
    folder.parent.mkdir(parents=True)
    folder.write_text("no folder")
    keep(KeptPictures("sea", OWN, 1), two((9, 9, 9, 9)))
    assert not KeptPictures("sea", OWN, 1).fill(two((0, 0, 0, 0)))
