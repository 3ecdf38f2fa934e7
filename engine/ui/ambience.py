"""What a place sounds like while nobody speaks: one soft loop for each, made when it is needed.

A loop is worked out at a quarter of the sound card's rate and by the worker, which lets the window
go first. Like every sound it carries nothing, and a sound card that fails means silence.
"""

from __future__ import annotations

import math
import time
from array import array
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

import pygame

from engine.ui.sound import LOUDEST, RATE, Sound
from engine.ui.worker import Worker

SECONDS: Final = 20
STRETCH: Final = 4
COARSE: Final = RATE // STRETCH
COUNT: Final = SECONDS * COARSE
JOIN: Final = 2 * COARSE  # where the end of noise passes into its beginning
FADE_MS: Final = 900
LOUD: Final = 0.16  # of the loudest there is, at full volume
BREATH: Final = 4096  # samples between two rests
REST_SECONDS: Final = 0.001

Loop = list[float]


class Ambience:
    """Plays the loop of the place one is at, at a `volume` of its own; 0 is silence."""

    def __init__(self, sound: Sound, worker: Worker) -> None:
        self._sound = sound
        self._worker = worker
        self._place: str | None = None
        self._volume = 0.0
        self._loops: dict[str, pygame.mixer.Sound] = {}
        self._playing: pygame.mixer.Sound | None = None

    def be_at(self, place: str | None, volume: float) -> None:
        """From now on this is heard, or with None nothing."""
        place = place if volume > 0 else None
        place = place if place in RECIPES else None
        if place == self._place:
            if self._playing is not None and volume != self._volume and pygame.mixer.get_init():
                self._playing.set_volume(volume)
            self._volume = volume
            return
        self._place, self._volume = place, volume
        self._fall_silent()
        if place in self._loops:
            self._begin(self._loops[place])
        elif place is not None:
            self._worker.submit(partial(ambience_loop, place), partial(self._take, place))

    def _take(self, place: str, samples: array[int]) -> None:
        if place != self._place or not self._sound.is_ready():
            return
        self._loops = {place: pygame.mixer.Sound(buffer=samples)}
        self._begin(self._loops[place])

    def _begin(self, loop: pygame.mixer.Sound) -> None:
        loop.set_volume(self._volume)
        loop.play(loops=-1, fade_ms=FADE_MS)
        self._playing = loop

    def _fall_silent(self) -> None:
        if self._playing is not None and pygame.mixer.get_init():
            self._playing.fadeout(FADE_MS)
        self._playing = None


def ambience_loop(place: str) -> array[int]:
    """Twenty seconds as signed 16-bit samples, mono, 44,100 a second; its end joins its beginning.

    Places without a loop of their own raise KeyError.
    """
    coarse = RECIPES[place]()
    peak = max(abs(sample) for sample in coarse)
    level = LOUD * LOUDEST / peak
    fine = array("h", bytes(2 * STRETCH * COUNT))
    following = (*coarse[1:], coarse[0])
    for part in range(STRETCH):
        late = level * part / STRETCH
        early = level - late
        fine[part::STRETCH] = array(
            "h", [round(early * a + late * b) for a, b in zip(coarse, following, strict=True)]
        )
        time.sleep(REST_SECONDS)
    return fine


def _humming(pitch: float, loud: float) -> Loop:
    """A sine of about this pitch that goes into the loop a whole number of times."""
    step = 2 * math.pi * round(pitch * SECONDS) / COUNT
    return [loud * math.sin(step * n) for n in range(COUNT)]


def _swelling(samples: Loop, times: int, least: float, late: float = 0.0) -> Loop:
    """Louder and softer so often in the loop."""
    step, half = 2 * math.pi * times / COUNT, (1 - least) / 2
    return [
        sample * (least + half * (1 - math.cos(step * n + late)))
        for n, sample in enumerate(samples)
    ]


def _noise(seed: int, below: float, above: float, loud: float) -> Loop:
    """Noise between two pitches, joined into a loop with the same power all along."""
    chance, low, floor = Random(seed).random, 0.0, 0.0
    to_low = 1 - math.exp(-2 * math.pi * below / COARSE)
    to_floor = 1 - math.exp(-2 * math.pi * above / COARSE)
    samples = []
    for n in range(COUNT + JOIN):
        low += to_low * (chance() - 0.5 - low)
        floor += to_floor * (low - floor)
        samples.append(low - floor)
        if n % BREATH == 0:
            time.sleep(REST_SECONDS)
    for n in range(JOIN):
        turn = math.pi / 2 * n / JOIN
        samples[n] = samples[n] * math.sin(turn) + samples[COUNT + n] * math.cos(turn)
    strength = math.sqrt(sum(each * each for each in samples[:COUNT]) / COUNT)
    return [loud * each / strength for each in samples[:COUNT]]


def _struck(into: Loop, at: float, pitch: float, loud: float, fade: float) -> None:
    """A tone that dies away, from a second of the loop on; over the end it goes on at the front."""
    start, step = int(at * COARSE), 2 * math.pi * pitch / COARSE
    for n in range(min(COUNT, int(7 / fade * COARSE))):
        swell = min(1.0, n / 40)
        tone = loud * swell * math.exp(-fade * n / COARSE) * math.sin(step * n)
        into[(start + n) % COUNT] += tone


def _together(*layers: Loop) -> Loop:
    return [sum(each) for each in zip(*layers, strict=True)]


def _clock(loop: Loop) -> Loop:
    """Ticks and tocks into the loop."""
    for second in range(SECONDS):
        pitch = 1900 if second % 2 else 1600
        _struck(loop, second, pitch, 1.1, 90)
        _struck(loop, second, 420, 0.9, 70)
    return loop


def _felt_room() -> Loop:
    return _clock(_noise(1, 280, 40, 0.8))


def _war_room() -> Loop:
    loop = _together(
        _noise(2, 200, 30, 0.8),
        _swelling(_noise(3, 2600, 900, 0.16), 3, 0.1),
    )
    for beat in (4.0, 4.7, 14.0, 14.7):
        _struck(loop, beat, 58, 3.2, 4.5)
    return loop


def _bridge() -> Loop:
    tones = zip((55, 55.15, 82.5, 110.1), (0.8, 0.6, 0.5, 0.25), strict=True)
    hum = _together(*(_humming(pitch, loud) for pitch, loud in tones))
    return _together(
        _swelling(hum, 2, 0.6),
        _swelling(_noise(4, 520, 160, 0.5), 2, 0.15, 1.5),
    )


def _river() -> Loop:
    loop = _together(
        _swelling(_noise(5, 1100, 380, 1.0), 4, 0.45),
        _swelling(_noise(6, 420, 90, 0.5), 3, 0.3, 2.0),
        _swelling(_humming(130.8, 0.16), 1, 0.2), _swelling(_humming(196, 0.12), 2, 0.1, 1.0),
    )  # fmt: skip
    for chirp in (1.2, 1.32, 1.44, 6.9, 7.02, 7.14, 7.26, 13.4, 13.52, 18.1, 18.22, 18.34):
        _struck(loop, chirp, 4200, 0.3, 45)
    return loop


def _orrery() -> Loop:
    tones = zip((49, 49.1, 73.5, 98.05), (0.8, 0.6, 0.5, 0.3), strict=True)
    loop = _together(
        _swelling(_together(*(_humming(pitch, loud) for pitch, loud in tones)), 2, 0.5),
        _swelling(_noise(7, 900, 300, 0.22), 2, 0.1, 1.0),
    )
    for at, pitch in ((3, 1174.7), (3.05, 1760), (13, 1396.9), (13.05, 2093)):
        _struck(loop, at, pitch, 0.32, 1.1)
    return loop


def _rain() -> Loop:
    drops = _swelling(_noise(8, 4200, 900, 0.8), 2, 0.6)
    return _clock(_together(drops, _noise(9, 260, 40, 0.5)))


RECIPES: Final[dict[str, Callable[[], Loop]]] = {
    "arcs": _orrery,
    "despirala": _felt_room,
    "hub": _rain,
    "rajas": _river,
    "risk": _war_room,
    "roll_galaxy": _bridge,
}
