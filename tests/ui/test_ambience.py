"""A place sounds by itself: softly, without a seam, and never as a reason to fail."""

import itertools

import pygame
import pytest

from engine.ui.cooperative_work import Worker
from engine.ui.sound import LOUDEST, MATERIALS, RATE, WOOD, Sound, synthesise
from engine.ui.surroundings import RECIPES, SECONDS, Ambience, ambience_loop
from engine.ui.theme import THEMES


@pytest.fixture(scope="module")
def river():
    return ambience_loop("rajas")


@pytest.fixture
def worker():
    worker = Worker()
    yield worker
    worker.close()
    pygame.mixer.quit()


def test_every_place_has_a_sound_and_every_game_its_materials():
    assert set(RECIPES) == set(THEMES)
    assert {*MATERIALS, "hub"} == set(THEMES)


def test_a_loop_is_soft_and_its_end_joins_its_beginning(river):
    assert len(river) == pytest.approx(SECONDS * RATE, rel=1e-3)
    assert 0.1 * LOUDEST < max(river) < 0.2 * LOUDEST
    steps = [abs(b - a) for a, b in itertools.pairwise(river)]
    assert abs(river[0] - river[-1]) <= max(steps)
    assert sum(river) / len(river) == pytest.approx(0, abs=0.005 * LOUDEST)


def test_one_hears_where_one_is_and_nothing_at_volume_nought(worker, river, monkeypatch):
    monkeypatch.setattr("engine.ui.surroundings.ambience_loop", lambda _place: river)
    ambience = Ambience(Sound(), worker)
    ambience.be_at("rajas", 0.0)
    assert not worker.is_busy
    ambience.be_at("rajas", 0.2)
    while worker.is_busy:
        worker.poll()
    assert pygame.mixer.get_busy()
    ambience.be_at("rajas", 0.4)
    assert ambience._playing.get_volume() == pytest.approx(0.4, abs=0.02)
    ambience.be_at(None, 0.4)
    assert ambience._playing is None


def test_without_a_sound_card_it_is_silent(worker, river, monkeypatch):
    monkeypatch.setattr("engine.ui.surroundings.ambience_loop", lambda _place: river)
    sound = Sound()
    sound.problem = "no card"
    ambience = Ambience(sound, worker)
    ambience.be_at("rajas", 0.2)
    while worker.is_busy:
        worker.poll()
    ambience.be_at("hub", 0.2)
    assert pygame.mixer.get_init() is None


def test_pieces_sound_as_what_they_are_made_of():
    thrown = {synthesise("dice", material).tobytes() for material in MATERIALS.values()}
    put_down = {synthesise("token", material).tobytes() for material in MATERIALS.values()}
    assert len(thrown) == len(put_down) == len(MATERIALS)
    assert synthesise("click", WOOD) == synthesise("click", MATERIALS["arcs"])
