"""What lives around a table: dust and stars on the ground of a page, the sound of its place."""

from __future__ import annotations

import math
import time
from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from random import Random
from typing import Final, NamedTuple

import pygame

from engine.ui.cooperative_work import Worker
from engine.ui.display import Display
from engine.ui.paint.pictures import Speck
from engine.ui.sound import LOUDEST, RATE, Sound
from engine.ui.theme import Colour

# Slow life on the ground of a page: dust in the light, drifting stars, glints on water.
#
# Five times a second a few specks of light are moved, and only where they lie the screen is
# painted again. It rests while something else moves, once nothing has been touched for a while,
# and where the window is not looked at.

STEP_SECONDS: Final = 0.2
TURNS: Final = 2  # steps until every speck has moved on once
QUIET_SECONDS: Final = 20.0
EASE_SECONDS: Final = 1.0
GROUND: Final = (1920, 1080)  # the units of places and ways: those of the painted grounds
LEAST_OPEN: Final = 0.6
SUBPIXELS: Final = 3
LARGE: Final = 6.0  # pixels: a larger spot is too soft for parts of a pixel to show
LEVELS: Final = 12
STRENGTH: Final = 0.8
TOUCHES: Final = frozenset({
    pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.KEYDOWN,
    pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.WINDOWFOCUSGAINED,
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class Glow:
    """One speck at one time: its middle and radii on the ground, its light from 0 to 1."""

    x: float
    y: float
    light: float
    radius: float
    flatness: float
    colour: Colour


@dataclass(frozen=True, slots=True)
class Drift:
    """Specks that cross a region at `speed` units a second and come and go within `seconds`."""

    count: int
    region: tuple[float, float, float, float]  # left, top, right, bottom
    speed: tuple[float, float]
    seconds: tuple[float, float]
    radius: tuple[float, float]
    colours: Sequence[Colour]
    flatness: float = 1.0
    sway: float = 0.0

    def glow(self, number: int, seconds: float) -> Glow:
        """One so many seconds after the beginning; each of its lives begins elsewhere."""
        left, top, right, bottom = self.region
        pace, start, *_ = _fate(number, -1)
        length = _between(self.seconds, pace)
        life, age = divmod(seconds + length * start, length)
        across, down, turn, strength, size, colour = _fate(number, int(life))
        x = left + (right - left) * across + self.speed[0] * age
        x += self.sway * math.sin(6 * turn + 0.7 * age)
        y = top + (bottom - top) * down + self.speed[1] * age
        light = math.sin(math.pi * age / length) * (0.45 + 0.55 * strength)
        hue = self.colours[int(colour * len(self.colours))]
        return Glow(x, y, light, _between(self.radius, size), self.flatness, hue)


@dataclass(frozen=True, slots=True)
class Orbit:
    """Sparks on a ring round a point; once round in `seconds`."""

    count: int
    centre: tuple[float, float]
    radii: tuple[float, float]
    tilt: float
    seconds: float
    radius: float
    colour: Colour

    def glow(self, number: int, seconds: float) -> Glow:
        turn = 2 * math.pi * (number / self.count + seconds / self.seconds)
        along, across = self.radii[0] * math.cos(turn), self.radii[1] * math.sin(turn)
        x = self.centre[0] + along * math.cos(self.tilt) - across * math.sin(self.tilt)
        y = self.centre[1] + along * math.sin(self.tilt) + across * math.cos(self.tilt)
        return Glow(x, y, 0.75 + 0.25 * math.sin(3 * turn), self.radius, 1.0, self.colour)


AMBER, CREAM, ICE = (255, 190, 110), (255, 228, 190), (196, 208, 255)
VIOLET, ROSE, GOLD = (190, 140, 255), (255, 150, 120), (255, 214, 140)
STARS: Final = (ICE, VIOLET, (255, 255, 255))

Life = Sequence[Drift | Orbit]
LIVES: Final[dict[str, Life]] = {
    "hub": (
        Drift(26, (40, 30, 1880, 1060), (3, -5), (7, 13), (2.0, 4.2), (AMBER, CREAM), sway=9),
        Drift(3, (1776, 764, 1800, 790), (0, -13), (4, 7), (9, 15), ((120, 118, 124),), sway=5),
    ),
    "despirala": (Drift(24, (20, 20, 1900, 1070), (4, -4), (7, 13), (2, 4.2), (CREAM,), sway=10),),
    "risk": (Drift(24, (20, 30, 1900, 1070), (-4, 3), (7, 13), (2, 4.2), (AMBER, CREAM), sway=8),),
    "roll_galaxy": (
        Drift(20, (0, 0, 1920, 1080), (-3, 0.6), (9, 17), (2.0, 3.4), STARS),
        Drift(20, (0, 0, 1920, 1080), (-1.5, 0.3), (5, 11), (1.4, 2.2), STARS),
    ),
    "rajas": (
        Drift(22, (40, 728, 1880, 920), (7, 0), (1.6, 3.4), (9, 22), (GOLD, ROSE), flatness=0.14),
        Drift(10, (160, 40, 1760, 420), (0, 0), (3, 8), (1.6, 2.6), (ICE, CREAM)),
    ),
    "arcs": (
        Orbit(5, (960, 540), (520, 520), 0, 480, 3.4, GOLD),
        Orbit(3, (960, 540), (760, 250), -0.28, 300, 3.0, ICE),
        Drift(16, (0, 0, 1920, 1080), (-2, 0.5), (6, 12), (1.6, 2.8), STARS),
    ),
}


class LivingGround:
    """What lives on the ground that the `display` shows, as long as it `is_wanted`.

    `quiet_for` is how many seconds nothing has been touched.
    """

    def __init__(self, display: Display) -> None:
        self.is_wanted = True
        self.quiet_for = 0.0
        self._display = display
        self._since_step = 0.0
        self._clock = 0.0
        self._shows_any = False

    def pass_time(self, seconds: float, events: Iterable[pygame.event.Event]) -> None:
        """So long nothing was touched before these events."""
        self.quiet_for += seconds
        self._since_step += seconds
        for event in events:
            if event.type == pygame.WINDOWFOCUSLOST:
                self.quiet_for = max(self.quiet_for, QUIET_SECONDS)
            elif event.type in TOUCHES:
                self.quiet_for = 0.0

    @property
    def seconds_left(self) -> float | None:
        """When it moves next; None while it rests."""
        return max(0.0, STEP_SECONDS - self._since_step) if self._is_awake else None

    @property
    def _is_awake(self) -> bool:
        return self.is_wanted and self.quiet_for < QUIET_SECONDS and bool(self._life)

    @property
    def _life(self) -> Life:
        return LIVES.get(self._display.ground or "", ())

    def move(self, *, is_due: bool) -> None:
        """Move what lives there, if it is time, and `is_due` while nothing else moves."""
        if not self.is_wanted and self._shows_any:
            self._show(())
        elif is_due and self._is_awake and self._since_step >= STEP_SECONDS - 1e-6:
            left = QUIET_SECONDS - self.quiet_for
            self._clock += min(self._since_step, 2 * STEP_SECONDS) * min(1.0, left / EASE_SECONDS)
            self._since_step = 0.0
            self._show(specks_of(self._life, self._clock, self._display.size, self._is_open))

    def _show(self, specks: Sequence[Speck]) -> None:
        self._shows_any = bool(specks)
        self._display.move_specks(specks)

    def _is_open(self, x: int, y: int) -> bool:
        return self._display.shows_ground(x, y) >= LEAST_OPEN


def specks_of(
    life: Life, seconds: float, size: tuple[int, int], is_open: Callable[[int, int], bool]
) -> list[Speck]:
    """What lives there at a time, in a window of a size; only where the ground `is_open`."""
    found = []
    for part in life:
        for number in range(part.count):
            speck, middle = _speck(part, number, _held(seconds, number), size)
            if speck is not None and is_open(*middle):
                found.append(speck)
    return found


@lru_cache(maxsize=256)
def _speck(
    part: Drift | Orbit, number: int, seconds: float, size: tuple[int, int]
) -> tuple[Speck | None, tuple[int, int]]:
    """One at a time, None while it is dark, and its middle; kept while it stays where it is."""
    w, h = size
    scale = max(w / GROUND[0], h / GROUND[1])
    glow = part.glow(number, seconds)
    x = w / 2 + (glow.x - GROUND[0] / 2) * scale
    y = h / 2 + (glow.y - GROUND[1] / 2) * scale
    middle, level = (round(x), round(y)), round(LEVELS * glow.light)
    if level <= 0:
        return None, middle
    is_large = glow.radius * scale > LARGE
    grain, parts = (2.0, 1) if is_large else (0.5, SUBPIXELS)
    radius = max(1.0, round(glow.radius * scale / grain) * grain)
    (left, right), (top, under) = _parted(x, parts), _parted(y, parts)
    picture = _picture(
        _Spot(radius, glow.flatness, glow.colour, right / parts, under / parts), level
    )
    return Speck(
        picture, (left - picture.get_width() // 2, top - picture.get_height() // 2)
    ), middle


class _Spot(NamedTuple):
    """A spot of light: its radius, how high it is of that, and the parts of a pixel it is off."""

    radius: float
    flatness: float
    colour: Colour
    right: float
    under: float


@lru_cache(maxsize=512)
def _fate(number: int, life: int) -> tuple[float, ...]:
    """Six numbers from 0 to 1: what is a speck's own in one of its lives."""
    chance = Random(7919 * number + life)
    return tuple(chance.random() for _ in range(6))


def _held(seconds: float, number: int) -> float:
    """The time of a speck: at each step only some of them move on."""
    step = round(seconds / STEP_SECONDS)
    return (step - (step + number) % TURNS) * STEP_SECONDS


def _between(ends: tuple[float, float], share: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * share


def _parted(place: float, parts: int) -> tuple[int, int]:
    """The whole pixel, and how many parts of one more."""
    return divmod(round(place * parts), parts)


@lru_cache(maxsize=2048)
def _picture(spot: _Spot, level: int) -> pygame.Surface:
    picture = _full(spot).copy()
    share = round(255 * level / LEVELS)
    picture.fill((share, share, share), special_flags=pygame.BLEND_RGB_MULT)
    return picture


@lru_cache(maxsize=1024)
def _full(spot: _Spot) -> pygame.Surface:
    """A soft spot of light, its middle a part of a pixel away from the picture's own."""
    wide, high = spot.radius, max(1.0, spot.radius * spot.flatness)
    half_w, half_h = math.ceil(wide) + 1, math.ceil(high) + 1
    pixels = bytearray()
    for y in range(-half_h, half_h + 1):
        down = ((y - spot.under) / high) ** 2
        for x in range(-half_w, half_w + 1):
            left = 1 - ((x - spot.right) / wide) ** 2 - down
            light = STRENGTH * left**1.5 if left > 0 else 0.0
            pixels += bytes(round(part * light) for part in spot.colour)
    return pygame.image.frombytes(bytes(pixels), (2 * half_w + 1, 2 * half_h + 1), "RGB")


# What a place sounds like while nobody speaks: one soft loop for each, made when it is needed.
#
# A loop is worked out at a quarter of the sound card's rate and by the worker, which lets the
# window go first. Like every sound it carries nothing, and a sound card that fails means silence.

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
