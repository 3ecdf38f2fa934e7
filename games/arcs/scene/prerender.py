"""What will be seen later is painted ahead while nothing moves: a little in every frame."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Literal

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.shapes import blank
from engine.ui.slices import SlicedPainting
from games.arcs.board import DICE, RAID_COSTS, RESOURCES, deck
from games.arcs.scene.art.action_cards import draw_turned
from games.arcs.scene.art.arena import draw_arena
from games.arcs.scene.art.battle_panels import draw_chart, draw_lane, draw_raid, draw_steps
from games.arcs.scene.art.hand import CARD
from games.arcs.scene.art.looks import ArenaLook, ChartLook, Fighter, LaneLook, RaidLook
from games.arcs.scene.art.space import draw_space
from games.arcs.scene.battle_layout import STEPS, battle_places, chart_boxes, steps_box

Task = Callable[[Canvas], object]
Kind = Literal["ship", "city", "starport"]
SLICE_SECONDS: Final = 0.003
"""What a frame may paint ahead, besides the picture it has begun."""

BUILDINGS: Final[tuple[Kind, ...]] = ("city", "starport")
PAIRS: Final = ((0, 1), (2, 3), (4, 5))
"""The faces of a kind of dice, two by two."""


class Prerender:
    """The pictures still to be painted for a board of some size and so many seats."""

    def __init__(self) -> None:
        self._key: object = None
        self._left: list[Task] = []
        self._painting: SlicedPainting | None = None

    @property
    def is_left(self) -> bool:
        """Whether anything is still to be painted."""
        return bool(self._left) or self._painting is not None

    def prepare(self, canvas: Canvas, board: Box, page: Box, seats: int) -> None:
        """Another board, or another size: everything anew. A chapter ends on the `page`."""
        key = (board, page, seats, round(canvas.scale * 1000))
        if key == self._key:
            return
        self.give_up()
        self._key = key
        places = battle_places(board)
        arena = places.arena
        self._left = [partial(_paint_card, card=card) for card in deck(seats)]
        self._left += [partial(_paint_arena, box=arena, resource=each) for each in RESOURCES]
        self._left += [
            partial(_paint_fighters, box=arena, pair=(seat, (seat + 1) % seats), kind=kind)
            for seat in range(seats)
            for kind in BUILDINGS
        ]
        self._left += [partial(_paint_dice, box=lane, kind=kind, faces=faces)
                       for kind, lane in zip(DICE, places.lanes, strict=True)
                       for faces in PAIRS]  # fmt: skip

        charts = (places.chart, *chart_boxes(places.middle))
        self._left += [partial(_paint_chart, box=box) for box in charts]
        self._left.append(partial(_paint_raid, box=places.raid, head=places.head))
        self._left.append(partial(draw_space, box=page, scene="chapter"))

    def work(self, canvas: Canvas) -> bool:
        """Paint on, on a sheet that nobody sees; whether there was anything to paint."""
        if self._painting is None:
            if not self._left:
                return False
            task = partial(self._left.pop(0), canvas.on(blank(8, 8), (0, 0)))
            self._painting = SlicedPainting(canvas.pictures, task)
        if self._painting.go_on(SLICE_SECONDS):
            self._painting = None
        return True

    def give_up(self) -> None:
        """What is left is not wanted any more."""
        if self._painting is not None:
            self._painting.give_up()
        self._painting, self._left, self._key = None, [], None


def _paint_card(canvas: Canvas, card: str) -> None:
    draw_turned(canvas, card, (0, 0), CARD, 0)


def _paint_fighters(canvas: Canvas, box: Box, pair: tuple[int, int], kind: Kind) -> None:
    """A seat that attacks and one that defends, with ships and buildings, whole and hurt."""
    sides: tuple[tuple[Kind, int], ...] = (("ship", pair[0]), ("ship", pair[1]), (kind, pair[1]))
    own, ships, built = (
        tuple(Fighter(each, seat, is_hurt) for is_hurt in (False, True)) for each, seat in sides
    )
    look = ArenaLook(*pair, ("", ""), ("", ""), own, ships, built)
    draw_arena(canvas, box, look, has_beams=False)


def _paint_dice(canvas: Canvas, box: Box, kind: str, faces: tuple[int, int]) -> None:
    draw_lane(canvas, box, LaneLook(kind, "", "", "", 2, faces=faces))


def _paint_chart(canvas: Canvas, box: Box) -> None:
    draw_chart(canvas, box, ChartLook("", (0.5, 0.5)))


def _paint_raid(canvas: Canvas, box: Box, head: Box) -> None:
    """The panel of the raid with its keys, and the steps of a battle above it."""
    draw_raid(canvas, box, RaidLook("", 0, ("",) * len(RAID_COSTS)))
    draw_steps(canvas, steps_box(head), ("",) * len(STEPS), 0)


def _paint_arena(canvas: Canvas, box: Box, resource: str) -> None:
    empty = ArenaLook(0, 1, ("", ""), ("", ""), (), (), (), resource)
    draw_arena(canvas, box, empty, has_beams=False)
