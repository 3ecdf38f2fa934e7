"""A person at the desk, by events alone, who counts: presses of the mouse, drags, keys, and turns
of the wheel over one place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pygame

from engine.core.game import Game
from engine.core.match import Match, bots_of, play_bots
from engine.core.registry import Registry
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.box import Point
from engine.ui.launch import Pages
from engine.ui.position.board_editor import BoardEditor
from engine.ui.scene import Scene
from engine.ui.widgets.overlays import PictureChoice
from tests.ui.stage import FRAME, Stage, event

QUICK = replace(Settings(), animation_speed=AnimationSpeed.OFF)


def middle_of(
    game: Game, players: Sequence[str], seed: str, answers: int,
    is_it: Callable[[Any], bool] = lambda table: True,
) -> Any:  # fmt: skip
    """The table after so many answers of bots, then the next one that is as wanted."""
    match = Match(game, seated(players, seed), keeps_history=False)
    bots = bots_of(match)
    play_bots(match, bots, answers)
    while not is_it(match.table):
        assert play_bots(match, bots, 1), "no such position before the end"
    assert match.pending is not None, "a game that is over has no middle"
    return match.table


def seated(players: Sequence[str], seed: str) -> Setup:
    """Those players, named."""
    return Setup(tuple(SeatSetup(each, f"Seat {n}") for n, each in enumerate(players, 1)), seed)


class CountingHand(Stage):
    """The desk of a game on the set-up as the rules print it, opened as the set-up page does."""

    def __init__(self, game: Game, players: Sequence[str]) -> None:
        registry = Registry({game.key: lambda: game})
        self.app = App(QUICK, registry, size=(1280, 720), routes=Pages, headless=True)
        self.app.push(Scene(self.app))
        self.app.routes.position(game, before=seated(players, "another one"))
        self.app.step(0, [])
        assert isinstance(self.app.top, BoardEditor)
        self.desk: Any = self.app.top
        self.count = 0

    @property
    def table(self) -> Any:
        """What lies on the desk."""
        return self.desk.table

    def _pixels(self, at: Point) -> Point:
        factor = self.app.scale * self.desk.plane.factor
        return at[0] * factor, at[1] * factor

    def place(self, *key: Any) -> Point:
        """Where a place of the desk is."""
        return self.desk.spots.spot(key).box.centre

    # -- what counts

    def press(self, at: Point, button: int = 1) -> None:
        """A click."""
        self.count += 1
        self.click(*self._pixels(at), button)

    def touch(self, *key: Any, button: int = 1) -> None:
        """A click on a place."""
        self.press(self.place(*key), button)

    def strike(self, *names: str) -> None:
        """Keys, each by itself."""
        self.count += len(names)
        self.key(*names)

    def turn(self, notches: int, *key: Any) -> None:
        """The wheel over one place, however far."""
        if not notches:
            return
        self.count += 1
        self.over(self.place(*key))
        for _ in range(abs(notches)):
            self.wheel(1 if notches > 0 else -1)

    def pull(self, path: Sequence[Point]) -> None:
        """A drag along a path, a few pixels at a time as a hand does."""
        self.count += 1
        points = [self._pixels(at) for at in path]
        self.down(*points[0])
        moves = [point for a, b in pairwise(points) for point in between(a, b)]
        for at in range(0, len(moves), 40):
            self.step(FRAME, *(event(pygame.MOUSEMOTION, pos=pos) for pos in moves[at : at + 40]))
        self.up(*points[-1])

    def type_at(self, at: Point, number: int) -> None:
        """A number typed over a place."""
        self.over(at)
        self.strike(*str(number))

    def choose(self, value: Any, *key: Any) -> None:
        """A picture chosen for a place: a click there, a click on the picture."""
        self.touch(*key)
        choice = self.desk.popup
        assert isinstance(choice, PictureChoice), key
        box = choice.box_of(value)
        assert box is not None, f"{value} is not in view"
        self.press(box.centre)

    def show_seat(self, seat: int) -> None:
        """Another seat, by its key."""
        if self.desk.seat != seat:
            self.strike(f"shift+{seat + 1}")

    # -- what does not

    def over(self, at: Point) -> None:
        """The pointer goes there."""
        self.move(*self._pixels(at))


def between(start: Point, end: Point, step: float = 6.0) -> list[Point]:
    """The way from a point to another in small steps, without the first."""
    far = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    count = max(1, int(far / step))
    return [
        (start[0] + (end[0] - start[0]) * n / count, start[1] + (end[1] - start[1]) * n / count)
        for n in range(1, count + 1)
    ]
