"""Sounds are short and soft, the same each time, and never a reason to fail."""

import pygame
import pytest

from engine.ui.sound import LOUDEST, NAMES, RATE, Sound, synthesise, synthesise_all


@pytest.fixture(autouse=True)
def no_mixer_left_open():
    yield
    pygame.mixer.quit()


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_soft_and_has_quiet_ends(name) -> None:
    samples = synthesise(name)
    assert 0.02 < len(samples) / RATE < 1.5
    assert 0.1 * LOUDEST < max(samples) < 0.95 * LOUDEST
    assert samples[0] == samples[-1] == 0


def test_a_sound_is_the_same_each_time() -> None:
    assert synthesise("dice") == synthesise("dice")


def test_a_sound_plays() -> None:
    sound = Sound()
    sound.keep(synthesise_all())
    sound.play("dice")
    assert sound.problem is None
    assert pygame.mixer.get_busy()
    sound.close()


@pytest.mark.parametrize("sound", [Sound(is_on=False), Sound(volume=0)])
def test_muted_sound_does_not_open_the_sound_card(sound: Sound) -> None:
    sound.play("win")
    assert pygame.mixer.get_init() is None


def test_without_a_sound_card_there_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_card(*_args: object, **_options: object) -> None:
        raise pygame.error("ALSA: Couldn't open audio device")

    monkeypatch.setattr("pygame.mixer.init", no_card)
    sound = Sound()
    sound.play("dice")
    sound.play("dice")
    assert sound.problem == "ALSA: Couldn't open audio device"
    sound.close()


def test_a_sound_card_that_goes_away_means_silence() -> None:
    sound = Sound()
    sound.play("click")
    pygame.mixer.quit()
    sound.play("card")
    sound.play("click")
    assert sound.problem is not None
