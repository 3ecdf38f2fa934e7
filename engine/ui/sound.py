"""Short, soft sounds, made from sine waves and noise when first heard; without a mixer, silence.

No sound carries information alone, so every failure of the sound card means silence and
nothing else.
"""

from __future__ import annotations

import math
import random
from array import array
from collections.abc import Callable
from typing import Final, Literal, get_args

import pygame

RATE: Final = 44_100
LOUDEST: Final = 32_767
Name = Literal["click", "dice", "card", "token", "confirm", "wrong", "turn", "win"]
NAMES: Final[tuple[Name, ...]] = get_args(Name)

Samples = list[float]


class Sound:
    """Plays sounds by name; `problem` says why it cannot, when it cannot."""

    def __init__(self, *, is_on: bool = True, volume: float = 0.7) -> None:
        self.is_on = is_on
        self.volume = volume
        self.problem: str | None = None
        self._is_open = False
        self._samples: dict[Name, array[int]] = {}
        self._sounds: dict[Name, pygame.mixer.Sound] = {}

    def keep(self, samples: dict[Name, array[int]]) -> None:
        """Take sounds made elsewhere, so that the first time costs no frame."""
        self._samples.update(samples)

    def play(self, name: Name) -> None:
        """Play one sound, if sound is on; the sound card is opened for the first one."""
        if not self.is_on or self.volume <= 0 or not self._is_ready():
            return
        try:
            sound = self._sounds.get(name)
            if sound is None:
                samples = self._samples.get(name) or synthesise(name)
                sound = self._sounds[name] = pygame.mixer.Sound(buffer=samples)
            sound.set_volume(self.volume)
            sound.play()
        except pygame.error as error:
            self.problem = str(error)

    def close(self) -> None:
        """Let the sound card go; the next sound opens it again."""
        if self._is_open:
            self._sounds.clear()
            pygame.mixer.quit()
            self._is_open = False

    def _is_ready(self) -> bool:
        if self._is_open or self.problem is not None:
            return self._is_open
        try:
            pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)
        except (pygame.error, NotImplementedError) as error:
            self.problem = str(error)
            return False
        self._is_open = True
        return True


def synthesise_all() -> dict[Name, array[int]]:
    """Every sound; about a quarter of a second of work, meant for the worker."""
    return {name: synthesise(name) for name in NAMES}


def synthesise(name: Name) -> array[int]:
    """One sound as signed 16-bit samples, mono, 44,100 a second; the same each time."""
    samples = _RECIPES[name]()
    peak = max(1.0, *(abs(sample) for sample in samples))
    return array("h", [round(LOUDEST * sample / peak) for sample in _soft_edges(samples)])


def _tone(
    seconds: float, pitch: float, loud: float, *, fade: float, overtone: float = 0.2
) -> Samples:
    """A struck tone: a sine with one octave above it, dying away."""
    step = 2 * math.pi * pitch / RATE
    return [
        loud
        * math.exp(-fade * n / RATE)
        * (math.sin(step * n) + overtone * math.sin(2 * step * n) * math.exp(-2 * fade * n / RATE))
        for n in range(int(seconds * RATE))
    ]


def _knock(
    chance: random.Random, seconds: float, loud: float, *, fade: float, dull: float
) -> Samples:
    """A burst of noise, dying away; `dull` from 0 to 1 takes the hiss out."""
    samples, level = [], 0.0
    for n in range(int(seconds * RATE)):
        level += (1 - dull) * (chance.uniform(-1, 1) - level)
        samples.append(loud * level * math.exp(-fade * n / RATE))
    return samples


def _laid(*parts: tuple[float, Samples]) -> Samples:
    """Parts laid over each other, each from its own second on."""
    whole = [0.0] * max(int(start * RATE) + len(samples) for start, samples in parts)
    for start, samples in parts:
        first = int(start * RATE)
        for n, sample in enumerate(samples):
            whole[first + n] += sample
    return whole


def _soft_edges(samples: Samples) -> Samples:
    """A few milliseconds of fading at both ends: no click where the sound begins and stops."""
    rise, fall, count = 60, 400, len(samples)
    return [sample * min(1.0, n / rise, (count - 1 - n) / fall) for n, sample in enumerate(samples)]


def _die_hits_wood(chance: random.Random, loud: float) -> Samples:
    pitch = chance.uniform(900, 1500)
    return _laid(
        (0, _knock(chance, 0.05, loud, fade=90, dull=0.45)),
        (0, _tone(0.05, pitch, 0.25 * loud, fade=80)),
        (0, _tone(0.06, 190, 0.35 * loud, fade=60)),
    )


def _dice() -> Samples:
    chance, parts, at, gap = random.Random(6), [], 0.0, 0.045
    for n in range(11):
        parts.append((at, _die_hits_wood(chance, 0.75 - 0.045 * n)))
        at += gap * chance.uniform(0.5, 1.4)
        gap *= 1.08
    return _laid(*parts)


def _card() -> Samples:
    chance = random.Random(1)
    hiss = _knock(chance, 0.11, 0.5, fade=34, dull=0.15)
    swelling = [sample * min(1.0, n / 1400) for n, sample in enumerate(hiss)]
    return _laid((0, swelling), (0.055, _knock(chance, 0.04, 0.5, fade=120, dull=0.6)))


def _token() -> Samples:
    chance = random.Random(2)
    return _laid(
        (0, _knock(chance, 0.04, 0.5, fade=140, dull=0.6)),
        (0, _tone(0.09, 420, 0.3, fade=55)),
    )


def _click() -> Samples:
    chance = random.Random(3)
    return _laid(
        (0, _knock(chance, 0.02, 0.3, fade=260, dull=0.5)),
        (0, _tone(0.04, 760, 0.14, fade=110)),
    )


def _confirm() -> Samples:
    return _laid((0, _tone(0.22, 523.25, 0.26, fade=18)), (0.07, _tone(0.3, 783.99, 0.26, fade=14)))


def _wrong() -> Samples:
    return _laid(
        (0, _tone(0.16, 220, 0.3, fade=16, overtone=0.4)),
        (0.1, _tone(0.24, 174.61, 0.3, fade=14, overtone=0.4)),
    )


def _turn() -> Samples:
    return _laid((0, _tone(0.45, 659.25, 0.24, fade=9)), (0.004, _tone(0.4, 1318.5, 0.05, fade=12)))


def _win() -> Samples:
    notes = (523.25, 659.25, 783.99, 1046.5)
    rising = [(0.11 * n, _tone(0.5, note, 0.22, fade=7)) for n, note in enumerate(notes)]
    return _laid(*rising, (0.33, _tone(0.9, 659.25, 0.12, fade=4)))


_RECIPES: Final[dict[Name, Callable[[], Samples]]] = {
    "click": _click,
    "dice": _dice,
    "card": _card,
    "token": _token,
    "confirm": _confirm,
    "wrong": _wrong,
    "turn": _turn,
    "win": _win,
}
