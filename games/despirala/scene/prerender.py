"""Dice painted ahead of time, so that no frame of a roll has to wait for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import pygame

from engine.ui.canvas import Canvas
from engine.ui.paint.dice import REST_YAWS, Die, Pose, draw_die, in_slot, warm_tumble
from games.despirala.combinations import FACES
from games.despirala.scene.layout import TrayLayout

IDLE_SECONDS: Final = 0.025  # between two pictures painted while nobody does anything


class Prerender:
    """What is still to be painted: first the dice of the roll in the air, then all others."""

    def __init__(self) -> None:
        self._soon: Iterator[None] = iter(())
        self._later: Iterator[None] = iter(())
        self.is_done = True

    def begin(self, canvas: Canvas, layout: TrayLayout) -> None:
        """Everything is to be painted for a tray of this size."""
        every = [Die(face, Pose(yaw)) for yaw in REST_YAWS for face in FACES]
        self._later = _chain(warm_tumble(canvas, layout.die, every), _slot_dice(canvas, layout))
        self.is_done = False

    def expect(self, canvas: Canvas, layout: TrayLayout, dice: Iterable[tuple[int, int]]) -> None:
        """These faces will come to rest at these places, very soon."""
        poses = [Die(face, Pose(REST_YAWS[place])) for place, face in dice]
        self._soon = warm_tumble(canvas, layout.die, poses)

    def paint_some(self, is_urgent: bool) -> None:
        """Paint the next picture, of the roll in the air if there is one."""
        if is_urgent:
            next(self._soon, None)
            return
        if not self.is_done:
            self.is_done = next(self._later, _END) is _END


_END: Final = object()


def _chain(*parts: Iterator[None]) -> Iterator[None]:
    for part in parts:
        yield from part


def _slot_dice(canvas: Canvas, layout: TrayLayout) -> Iterator[None]:
    """Dice as they lie in the slots."""
    scrap = canvas.on(pygame.Surface((8, 8)), (0, 0))
    for face in FACES:
        draw_die(scrap, 0, 0, layout.die, in_slot(face))
        yield
