"""Short, soft sounds, made from sine waves and noise when first heard; without a mixer, silence.

No sound carries information alone, so every failure of the sound card means silence and
nothing else.
"""

from __future__ import annotations

import math
import random
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal, NamedTuple, get_args

import pygame

RATE: Final = 44_100
LOUDEST: Final = 32_767
Name = Literal["click", "dice", "card", "token", "confirm", "wrong", "turn", "win", "bell"]
NAMES: Final[tuple[Name, ...]] = get_args(Name)

Samples = list[float]


class Material(NamedTuple):
    """What is thrown and put down somewhere: the pitches it rings at, how long, how dull it hits.

    `body` is the pitch of what it falls on.
    """

    pitches: tuple[float, float]
    fade: float
    dull: float
    body: float
    token: float
    token_fade: float


WOOD: Final = Material((900, 1500), 80, 0.45, 190, 420, 55)
MATERIALS: Final = {
    "despirala": Material((820, 1250), 120, 0.68, 130, 360, 80),  # ivory on felt
    "risk": WOOD._replace(pitches=(1000, 1700), body=240, token=300, token_fade=70),
    "roll_galaxy": Material((1500, 2600), 42, 0.25, 320, 980, 26),  # on the deck of a ship
    "rajas": WOOD._replace(pitches=(700, 1150), dull=0.55, body=160, token=520),
    "arcs": Material((1200, 1900), 60, 0.35, 210, 640, 38),
}
"""By place; wood on wood where nothing else is said."""


class Sound:
    """Plays sounds by name; `problem` says why it cannot, when it cannot."""

    def __init__(self, *, is_on: bool = True, volume: float = 0.7) -> None:
        self.is_on = is_on
        self.volume = volume
        self.problem: str | None = None
        self.material = WOOD
        self._is_open = False
        self._samples: dict[tuple[Name, Material], array[int]] = {}
        self._sounds: dict[tuple[Name, Material], pygame.mixer.Sound] = {}
        self._file: pygame.mixer.Sound | None = None

    def keep(self, samples: dict[tuple[Name, Material], array[int]]) -> None:
        """Take sounds made elsewhere, so that the first time costs no frame."""
        self._samples.update(samples)

    def play(self, name: Name) -> None:
        """Play one sound, if sound is on; the sound card is opened for the first one."""
        if not self.is_on or self.volume <= 0 or not self.is_ready():
            return
        key = (name, self.material if name in _PIECES else WOOD)
        try:
            sound = self._sounds.get(key)
            if sound is None:
                samples = self._samples.get(key) or synthesise(*key)
                sound = self._sounds[key] = pygame.mixer.Sound(buffer=samples)
            sound.set_volume(self.volume)
            sound.play()
        except pygame.error as error:
            self.problem = str(error)

    def play_file(self, path: Path) -> bool:
        """Play a sound file in place of the last one, whether sounds are on or not; whether that
        could be done.
        """
        if not self.is_ready():
            return False
        try:
            self._file = pygame.mixer.Sound(path)
        except pygame.error as error:
            self.problem = str(error)
            return False
        self._file.set_volume(self.volume)
        self._file.play()
        return True

    def hush(self) -> None:
        """Stop the sound file."""
        if self._file is not None and pygame.mixer.get_init():
            self._file.stop()
        self._file = None

    def close(self) -> None:
        """Let the sound card go; the next sound opens it again.

        What still plays is stopped first: one that ended while the card closes would wait for ever.
        """
        if self._is_open:
            if pygame.mixer.get_init():
                pygame.mixer.stop()
            self._sounds.clear()
            self._file = None
            pygame.mixer.quit()
            self._is_open = False

    def is_ready(self) -> bool:
        """Open the sound card, unless it is open; whether it is."""
        if self._is_open or self.problem is not None:
            return self._is_open
        try:
            pygame.mixer.init(RATE, -16, 1, 1024, allowedchanges=0)
        except (pygame.error, NotImplementedError) as error:
            self.problem = str(error)
            return False
        self._is_open = True
        return True


def synthesise_all() -> dict[tuple[Name, Material], array[int]]:
    """Every sound; about a quarter of a second of work, meant for the worker."""
    return {(name, WOOD): synthesise(name) for name in NAMES}


def synthesise_pieces(material: Material) -> dict[tuple[Name, Material], array[int]]:
    """The sounds of what is thrown and put down where pieces are of this."""
    return {(name, material): synthesise(name, material) for name in _PIECES}


def synthesise(name: Name, material: Material = WOOD) -> array[int]:
    """One sound as signed 16-bit samples, mono, 44,100 a second; the same each time."""
    samples = _PIECES[name](material) if name in _PIECES else _RECIPES[name]()
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


def _die_hits(of: Material, chance: random.Random, loud: float) -> Samples:
    pitch = chance.uniform(*of.pitches)
    return _laid(
        (0, _knock(chance, 0.05, loud, fade=90, dull=of.dull)),
        (0, _tone(0.05, pitch, 0.25 * loud, fade=of.fade)),
        (0, _tone(0.06, of.body, 0.35 * loud, fade=60)),
    )


def _dice(of: Material) -> Samples:
    chance, parts, at, gap = random.Random(6), [], 0.0, 0.045
    for n in range(11):
        parts.append((at, _die_hits(of, chance, 0.75 - 0.045 * n)))
        at += gap * chance.uniform(0.5, 1.4)
        gap *= 1.08
    return _laid(*parts)


def _card() -> Samples:
    chance = random.Random(1)
    hiss = _knock(chance, 0.11, 0.5, fade=34, dull=0.15)
    swelling = [sample * min(1.0, n / 1400) for n, sample in enumerate(hiss)]
    return _laid((0, swelling), (0.055, _knock(chance, 0.04, 0.5, fade=120, dull=0.6)))


def _token(of: Material) -> Samples:
    chance = random.Random(2)
    return _laid(
        (0, _knock(chance, 0.04, 0.5, fade=140, dull=min(0.7, of.dull + 0.15))),
        (0, _tone(0.09, of.token, 0.3, fade=of.token_fade)),
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


def _bell() -> Samples:
    """Struck bronze: partials that are no octaves, the high ones gone first."""
    partials = ((0.5, 0.06, 3), (1, 0.2, 4), (1.19, 0.09, 5), (2, 0.1, 7), (2.74, 0.06, 11))
    return _laid(*((0, _tone(0.9, 784 * ratio, loud, fade=fade, overtone=0))
                   for ratio, loud, fade in partials))  # fmt: skip


_PIECES: Final[dict[Name, Callable[[Material], Samples]]] = {"dice": _dice, "token": _token}
_RECIPES: Final[dict[Name, Callable[[], Samples]]] = {
    "click": _click,
    "card": _card,
    "confirm": _confirm,
    "wrong": _wrong,
    "turn": _turn,
    "win": _win,
    "bell": _bell,
}
