"""What moves on the screen: pieces of a film, played one after the other at the player's speed.

The state underneath is already final when a film plays; skipping it loses nothing.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

from engine.core.storage import AnimationSpeed
from engine.ui.box import Point

MOVE_SECONDS: Final = 0.22
DICE_SECONDS: Final = 0.6
CARD_SECONDS: Final = 0.18
STAGGER_SECONDS: Final = 0.04
FOREVER: Final = 1.0e9

Ease = Callable[[float], float]


def linear(t: float) -> float:
    return t


def ease_out(t: float) -> float:
    """Quick, then slower: a piece set down by a hand."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Slow at both ends: a view that moves."""
    return t * t * (3 - 2 * t)


def overshoot(t: float) -> float:
    """A little past the end and back: a mark that pops up."""
    return 1 + 2.70158 * (t - 1) ** 3 + 1.70158 * (t - 1) ** 2


class Animation(Protocol):
    """A piece of film: takes time and gives back what it did not need."""

    def advance(self, seconds: float) -> float | None:
        """Play on; None while it is not over, else the seconds left over."""
        ...


@dataclass(slots=True)
class Tween:
    """Calls `show` with 0 to 1, eased, over a time, after an optional wait."""

    seconds: float
    show: Callable[[float], None]
    ease: Ease = ease_out
    wait: float = 0.0
    played: float = 0.0

    def advance(self, seconds: float) -> float | None:
        """Play on; the last call of `show` is always with the end of the ease at 1."""
        self.played += seconds
        spent = self.played - self.wait
        if spent >= self.seconds:
            self.show(self.ease(1.0))
            return spent - self.seconds
        self.show(self.ease(max(0.0, spent) / self.seconds))
        return None


@dataclass(slots=True)
class Pause:
    seconds: float
    played: float = 0.0

    def advance(self, seconds: float) -> float | None:
        self.played += seconds
        return self.played - self.seconds if self.played >= self.seconds else None


@dataclass(slots=True)
class Call:
    """Something that happens at a moment: a sound, the next state to show."""

    action: Callable[[], object]

    def advance(self, seconds: float) -> float | None:
        """Do it; takes no time."""
        self.action()
        return seconds


class InTurn:
    def __init__(self, *parts: Animation) -> None:
        self._parts = deque(parts)

    def advance(self, seconds: float) -> float | None:
        """Play on, handing what one part leaves over to the next."""
        left: float | None = seconds
        while self._parts and left is not None:
            left = self._parts[0].advance(left)
            if left is not None:
                self._parts.popleft()
        return left


class AtOnce:
    """All together; over when the longest is."""

    def __init__(self, *parts: Animation) -> None:
        self._parts: list[Animation] = list(parts)

    def advance(self, seconds: float) -> float | None:
        going: list[Animation] = []
        left = seconds
        for part in self._parts:
            left_of_part = part.advance(seconds)
            if left_of_part is None:
                going.append(part)
            else:
                left = min(left, left_of_part)
        self._parts = going
        return None if going else left


def staggered(parts: Sequence[Animation], gap: float = STAGGER_SECONDS) -> Animation:
    """All together, each starting a little after the one before."""
    return AtOnce(*(InTurn(Pause(gap * n), part) for n, part in enumerate(parts)))


class AnimationQueue:
    """The film of a scene: what is added plays after what is there.

    `turns` counts how often another part began or the last one ended: whatever is seen then may be
    new.
    """

    def __init__(self, speed: AnimationSpeed = AnimationSpeed.NORMAL) -> None:
        self.speed = speed
        self.turns = 0
        self._parts: deque[Animation] = deque()
        self._times_cleared = 0

    @property
    def is_playing(self) -> bool:
        return bool(self._parts)

    def play(self, *parts: Animation) -> None:
        if parts and not self._parts:
            self.turns += 1
        self._parts.extend(parts)

    def call(self, action: Callable[[], object]) -> None:
        """Add something that happens when all before it has ended."""
        self._parts.append(Call(action))

    def update(self, seconds: float) -> None:
        """Play on at the set speed; with speed `off` all ends at once.

        An action that is called may add parts; they play on in the same update.
        """
        factor = self.speed.factor
        left: float | None = seconds / factor if factor else FOREVER
        while self._parts and left is not None:
            left = self._advance_first(left)

    def skip(self) -> None:
        """End everything that is there now, in order; what its actions add keeps playing."""
        for _ in range(len(self._parts)):
            if self._parts:
                self._advance_first(FOREVER)

    def clear(self) -> None:
        """Forget everything unplayed: the scene now shows something else."""
        self._parts.clear()
        self._times_cleared += 1

    def _advance_first(self, seconds: float) -> float | None:
        """Off the queue while it plays, so that an action may skip or clear the rest."""
        part, times_cleared = self._parts.popleft(), self._times_cleared
        left = part.advance(seconds)
        if left is not None:
            self.turns += 1
        if left is None and times_cleared == self._times_cleared:
            self._parts.appendleft(part)
        return left


# What flies over a table: from its place to another one, all that belongs together at once.

AT_REST: Final = 1.0

F = TypeVar("F")


@dataclass(slots=True)
class InFlight(Generic[F]):
    """What is in the air now, and how far it has `flown`, from 0 to 1."""

    flights: tuple[F, ...] = ()
    flown: float = AT_REST

    def fly(self, flights: tuple[F, ...], seconds: float, ease: Ease = ease_out) -> list[Animation]:
        def show(share: float) -> None:
            self.flights, self.flown = flights, share

        def land() -> None:
            self.flights = ()

        return [Tween(seconds, show, ease), Call(land)]

    def come_down(self) -> None:
        self.flights, self.flown = (), AT_REST


def on_the_way(start: Point, end: Point, share: float, arc: float = 0.0) -> Point:
    """A place between two others, in the middle of the way higher by the arc."""
    bend = arc * math.sin(share * math.pi)
    return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share - bend)
