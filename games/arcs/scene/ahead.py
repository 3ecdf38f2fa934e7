"""What will be seen later is painted ahead while a person thinks: a picture in a frame."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.shapes import blank
from games.arcs.board import RESOURCES, deck
from games.arcs.scene.art.action_cards import draw_turned
from games.arcs.scene.art.arena import draw_arena
from games.arcs.scene.art.hand import CARD
from games.arcs.scene.art.looks import ArenaLook
from games.arcs.scene.battle_layout import battle_places

Task = Callable[[Canvas], object]


class Ahead:
    """The pictures still to be painted for a board of some size and so many seats."""

    def __init__(self) -> None:
        self._key: object = None
        self._left: list[Task] = []

    @property
    def is_left(self) -> bool:
        """Whether anything is still to be painted."""
        return bool(self._left)

    def prepare(self, canvas: Canvas, board: Box, seats: int) -> None:
        """Another board, or another size: everything anew."""
        key = (board, seats, round(canvas.scale * 1000))
        if key == self._key:
            return
        self._key = key
        arena = battle_places(board).arena
        self._left = [partial(_paint_card, card=card) for card in deck(seats)]
        self._left += [partial(_paint_arena, box=arena, resource=each) for each in RESOURCES]

    def work(self, canvas: Canvas) -> bool:
        """Paint the next one on a sheet that nobody sees; whether there was one."""
        if not self._left:
            return False
        task = self._left.pop(0)
        task(canvas.on(blank(8, 8), (0, 0)))
        return True


def _paint_card(canvas: Canvas, card: str) -> None:
    draw_turned(canvas, card, (0, 0), CARD, 0)


def _paint_arena(canvas: Canvas, box: Box, resource: str) -> None:
    empty = ArenaLook(0, 1, ("", ""), ("", ""), (), (), (), resource)
    draw_arena(canvas, box, empty, has_beams=False)
