"""What a step speaks of: places that stay clear, rings around them, the line to its number."""

from __future__ import annotations

from engine.core.learning.lesson import LessonStep
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.learning.cards import WIDTH, CoachCard
from engine.ui.learning.drawn import draw_leader, draw_rings
from engine.ui.learning.holes import Hole
from engine.ui.learning.leader import crosses
from engine.ui.learning.motion import Motion
from engine.ui.learning.named import NamedParts
from engine.ui.learning.room import Room
from engine.ui.learning.shade import draw_shade


class Spotlight:
    """Lights one table for the coach's card, and puts the card beside what is lit."""

    def __init__(self, named: NamedParts, room: Room) -> None:
        self._named, self._room = named, room
        self.ringed: tuple[Hole, ...] = ()
        self.lit: tuple[Hole, ...] = ()
        self.number: Box | None = None
        self.leader: tuple[Point, ...] = ()

    @property
    def rings(self) -> tuple[Box, ...]:
        """What the step points at."""
        return tuple(hole.box for hole in self.ringed)

    def boxes(self, step: LessonStep) -> tuple[Box, ...]:
        """Where all lies now that matters to a step; buttons come and go with a choice."""
        return self._named.boxes((*step.points_at, *step.lights, "buttons"))

    def turn(self, step: LessonStep | None, card: CoachCard, bar: Box) -> None:
        """To a step's things, or away from all of them."""
        points_at = () if step is None else step.points_at
        others = () if step is None else step.lights
        numbers = self._named.boxes([step.number] if step is not None and step.number else ())
        self.ringed = self._named.holes(points_at)
        self.number = next(iter(numbers), None)
        self.lit = (*self.ringed, *self._named.holes(others), *map(Hole, numbers))
        at = self.rings[0] if self.rings else None
        clear = [hole.box for hole in self.lit]
        self._room.place(card, WIDTH, at, (*clear, bar) if card.now else (*clear,), self.number)
        spoken_of = 0 if step is None else step.spoken_of
        way = self._room.leader(card, spoken_of, self.number)
        self.leader = () if card.beak is not None and crosses(way, card.beak) else way

    def draw_ground(self, canvas: Canvas, frame: Box, motion: Motion) -> None:
        """The sheet with its holes, and the rings."""
        draw_shade(canvas, frame, self.lit, motion.dark, motion.open)
        draw_rings(canvas, self.ringed, motion.breath * motion.open)

    def draw_leader(self, canvas: Canvas, share: float) -> None:
        """The line to the number, over the card that it comes from."""
        draw_leader(canvas, self.leader, self.number, share)
