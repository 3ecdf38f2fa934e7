"""What flies over a table: from its place to another one, all that belongs together at once."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from engine.ui.animation import Animation, Call, Ease, Tween, ease_out
from engine.ui.box import Point

AT_REST: Final = 1.0

F = TypeVar("F")


@dataclass(slots=True)
class InFlight(Generic[F]):
    """What is in the air now, and how far it has `flown`, from 0 to 1."""

    flights: tuple[F, ...] = ()
    flown: float = AT_REST

    def fly(self, flights: tuple[F, ...], seconds: float, ease: Ease = ease_out) -> list[Animation]:
        """The pieces of film in which these set out and land."""

        def show(share: float) -> None:
            self.flights, self.flown = flights, share

        def land() -> None:
            self.flights = ()

        return [Tween(seconds, show, ease), Call(land)]

    def come_down(self) -> None:
        """Nothing flies any more."""
        self.flights, self.flown = (), AT_REST


def on_the_way(start: Point, end: Point, share: float, arc: float = 0.0) -> Point:
    """A place between two others, in the middle of the way higher by the arc."""
    bend = arc * math.sin(share * math.pi)
    return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share - bend)
